"""Matters that hang together: it is one phase and no other, a unit is of one arm, whose side goes by its nation.

Where all that a matter rests on has few values (the phase, what is printed on a counter), its truth is tabulated over them. What was told
then leaves some values and not others, and with them settles more than was asked."""

from __future__ import annotations

from dataclasses import replace
from itertools import product

from kb.answers import matters as mt
from kb.answers.sessions import borrow, give_back
from kb.board.facts import Moment, Position
from kb.engine.program import Choice, Program
from kb.engine.reach import Reach
from kb.language import model as m
from kb.language.mentions import mentions

MOST_CASES = 400  # of one table
MOMENT = ("now", "phase_of")
AROUND = ("adjacent", "opposite", "distance", "scenario", "reading in force")
PHASE = ("now", ())

Variable = tuple[str, tuple[str, ...]]  # a word and whom it is about
Case = dict[Variable, str]


class Ties:
    def __init__(self, program: Program, choice: Choice, position: Position, matters: dict[str, mt.Matter]):
        self.program, self.book, self.choice, self.position = program, program.book, choice, position
        self.reach = Reach(program, position)
        self.domains: dict[Variable, tuple[str, ...]] = {}
        self.tables = {key: (scope, self.table(found, scope)) for key, found in matters.items() if (scope := self.scope(found))}
        self.families = self.grouped()
        self.cases = [self.all_cases(keys) for _, keys in self.families]

    # ---- which matters have few cases
    def scope(self, found: mt.Matter) -> tuple[Variable, ...]:
        """What a matter rests on, if that has few values."""
        cone = set().union(*(self.reach.cone(w) for w in mentions((found.conds, found.unless))))
        names = {str(getattr(t, "value", t)) for t in constants((found.conds, found.unless))}
        words: set[str] = set()
        for name in cone:
            word = self.book.words.get(name)
            if name in MOMENT:
                words.add("now")
            elif name.startswith("did:") or word is not None and word.kind in ("throw", "table", "path"):
                return ()
            elif word is not None and word.kind == "given" and name not in AROUND:
                if not self.listed(word):
                    return ()
                words.add(name)
        scope = tuple(sorted(v for w in words for v in self.variables(w, names)))
        size = 1
        for variable in scope:
            size *= len(self.domain(variable))
        return scope if 1 < size <= MOST_CASES else ()

    def listed(self, word: m.Word) -> bool:
        sort = self.book.sorts.get(word.value)
        return len(word.params) == 1 and sort is not None and bool(sort.members)

    def variables(self, name: str, names: set[str]) -> list[Variable]:
        if name == "now":
            return [PHASE]
        sort = self.book.words[name].params[0].sort
        return [(name, (one,)) for one in self.position.members.get(sort, ()) if one in names]

    def domain(self, variable: Variable) -> tuple[str, ...]:
        if variable not in self.domains:
            self.domains[variable] = self.values(variable)
        return self.domains[variable]

    def values(self, variable: Variable) -> tuple[str, ...]:
        name, args = variable
        if name == "now":
            now = self.position.now
            phases = tuple(w.name for w in self.book.of_kind("phase"))
            return phases if now is None or "phase" in self.position.unstated else (phases[now.phase],)
        stated = tuple(str(a[-1]) for n, a in self.position.facts if n == name and a[:-1] == args)
        denied = {a[-1] for n, a in self.position.denied if n == name and a[:-1] == args}
        return stated or tuple(v for v in self.reach.members(self.book.words[name].value) if v not in denied)

    # ---- their tables
    def table(self, found: mt.Matter, scope: tuple[Variable, ...]) -> list[tuple[tuple[str, ...], bool | None]]:
        rows = []
        for values in product(*(self.domain(v) for v in scope)):
            session = borrow(self.program, self.supposing(dict(zip(scope, values))), self.choice)
            rows.append((values, mt.settled_in(session, found)))
            give_back(session)
        return rows

    def supposing(self, case: Case) -> Position:
        position = self.position
        for (name, args), value in case.items():
            if name != "now":
                position = position.with_fact((name, (*args, value)))
                continue
            number = [w.name for w in self.book.of_kind("phase")].index(value)
            now, unsaid = position.now, position.unstated
            position = replace(position, now=replace(now, phase=number) if now else Moment(2, number),
                               unstated=unsaid - {"phase"} if now else frozenset(("turn", "round")))
        return position

    def grouped(self) -> list[tuple[tuple[Variable, ...], list[str]]]:
        """Variables that some matter joins, with the matters that rest on them."""
        groups: list[tuple[set[Variable], list[str]]] = []
        for key, (scope, _) in self.tables.items():
            mine, keys, others = set(scope), [key], []
            for group in groups:
                if group[0] & mine:
                    mine, keys = mine | group[0], group[1] + keys
                else:
                    others.append(group)
            groups = [*others, (mine, keys)]
        return [(tuple(sorted(variables)), keys) for variables, keys in groups]

    # ---- what is left
    def worlds(self, told: dict[str, bool]) -> list[list[dict[str, bool]]]:
        """For each family, how it may be: the truth of its matters in the cases that agree with what was told."""
        return [[w for w in cases if all(told.get(k, truth) == truth for k, truth in w.items())] for cases in self.cases]

    def all_cases(self, keys: list[str]) -> list[dict[str, bool]]:
        cases: list[tuple[Case, dict]] = [({}, {})]
        for key in sorted(keys, key=lambda k: len(self.tables[k][1])):
            scope, rows = self.tables[key]
            cases = joined(cases, key, [(dict(zip(scope, values)), truth) for values, truth in rows])
        return list({tuple(sorted(truths.items())): truths for _, truths in cases}.values())


def joined(cases: list[tuple[Case, dict]], key: str, rows: list[tuple[Case, bool | None]]) -> list[tuple[Case, dict]]:
    """The cases that agree with a row of another table. Those that come to the same are one."""
    found = {}
    for case, truths in cases:
        for more, truth in rows:
            if all(case.get(v, value) == value for v, value in more.items()):
                both = case | more
                found[tuple(sorted(both.items()))] = both, truths | ({} if truth is None else {key: truth})
    return list(found.values())


def constants(node) -> list[m.Const]:
    from dataclasses import fields, is_dataclass

    if isinstance(node, m.Const):
        return [node]
    if isinstance(node, tuple):
        return [c for n in node for c in constants(n)]
    return [c for f in fields(node) for c in constants(getattr(node, f.name))] if is_dataclass(node) else []
