"""A second opinion: the meaning of a book on a small closed position, worked out slowly and straight from the definitions.

No Datalog, nothing shared with kb/engine. Conjunctions are solved by trying: a condition whose variables are known is tested, one
that can list its cases lists them, and a variable nothing lists runs through its sort. Paths are left out (Beyond); a missing throw or
table raises Unsettled.

    holds(book, position, atom)          does a relation hold for these arguments?
    live(book, position, kind, atom)     the keys of the statements of a kind that apply and are not lifted
    value(book, position, name, args)    an amount (a place, where it lives on a scale), None, or CONFLICT
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from fractions import Fraction
from itertools import product

from kb.board.facts import Position
from kb.language import model as m
from tests.oracle.figures import CONFLICT, Odds, applied, place
from tests.oracle.solving import Env, Solving, columns_of, fits, variables
from tests.oracle.table import Beyond, Deeds, Hexes, moment_rows


def holds(book: m.Book, position: Position, atom: m.Atom, readings: dict[str, str] | None = None) -> bool:
    oracle = Naive(book, position, readings)
    return any(True for _ in oracle.rows(atom.name, oracle.pattern(atom.name, atom.args, {})))


def live(book: m.Book, position: Position, kind: str, atom: m.Atom, readings: dict[str, str] | None = None) -> set[int]:
    oracle = Naive(book, position, readings)
    args = oracle.pattern(atom.name, atom.args, {})
    return {s.key for s in oracle.norms(kind, atom.name) if oracle.applies(s, atom.name, args)}


def value(book: m.Book, position: Position, name: str, args: tuple, readings: dict[str, str] | None = None):
    return Naive(book, position, readings).amount(name, args)


class Naive(Solving):
    def __init__(self, book: m.Book, position: Position, readings: dict[str, str] | None = None):
        self.book, self.position = book, position
        self.hexes, self.deeds = Hexes(book, position), Deeds(book, position)
        self.statements = list(in_force(book, position, readings or {}))
        self.memo: dict[tuple, object] = {}

    # ---- statements
    def norms(self, kind: str, word: str) -> list[m.Statement]:
        """Statements on a word or on a kind it belongs to; each deed of `require A or B` is required."""
        line = self.deeds.kinds_of(word)
        found = [s for s in self.statements if s.kind == kind and s.head is not None and s.head.name in line]
        more = [replace(s, head=h) for s in self.statements if s.kind == kind for h in s.heads if h.name in line]
        return found + more

    def applies(self, s: m.Statement, word: str, args: tuple) -> bool:
        """Its condition holds for these arguments, and no exception takes it away."""
        key = ("applies", s.key, s.head, word, args)
        if key not in self.memo:
            self.memo[key] = any(True for _ in self.ways(s, args)) and not self.lifted(s, word, args)
        return self.memo[key]

    def ways(self, s: m.Statement, args: tuple | None) -> Iterator[Env]:
        """Every assignment under which the body holds, the head standing for these arguments (None in them: open)."""
        env = {} if s.head is None or args is None else self.match(s.head, args)
        if env is None:
            return
        for alternative in s.body.alternatives:
            for found in self.solve(alternative, env, self.sorts(s)):
                if not any(self.some(group, found) for group in s.body.unless):
                    yield found

    def match(self, head: m.Atom, args: tuple) -> Env | None:
        env: Env = {}
        for term, arg in zip(self.typed(head.name, head.args), args):
            if arg is None or isinstance(term, m.Any_):
                continue
            if isinstance(term, m.Var):
                if env.setdefault(term.name, arg) != arg:
                    return None
            elif self.term(term, {}) != arg:
                return None
        return env

    # ---- exceptions
    def lifted(self, s: m.Statement, word: str, args: tuple) -> bool:
        return any(self.lifts(e, s, word, args) for e in self.statements if e.targets and e.key != s.key)

    def lifts(self, e: m.Statement, s: m.Statement, word: str, args: tuple) -> bool:
        if not self.aims_at(e, s):
            return False
        if e.kind == "except" and e.head is None:
            return self.applies(e, word, ())
        if e.head.name not in self.deeds.kinds_of(word):
            return False
        if e.kind == "set":  # instead of: a base that is itself replaced still replaces, one that an exception lifts does not
            excepted = any(x.kind == "except" and x.key != e.key and self.lifts(x, e, word, args) for x in self.statements if x.targets)
            return s.kind == "set" and any(True for _ in self.ways(e, args)) and not self.struck_out(e) and not excepted
        return s.kind in (*m.RESTRICTIONS, "except") and self.applies(e, word, args)

    def struck_out(self, s: m.Statement) -> bool:
        """Is the whole clause lifted?"""
        return any(e.kind == "except" and e.head is None and self.aims_at(e, s) and self.applies(e, "", ()) for e in self.statements)

    def aims_at(self, e: m.Statement, s: m.Statement) -> bool:
        return any(name in self.run(target) for target in e.targets for name in (s.clause, s.cite))

    def run(self, target: m.IdRun) -> list[str]:
        order = [r.number for r in self.book.inventory] or [c.number for c in self.book.clauses]
        if target.last and target.first in order and target.last in order:
            return order[order.index(target.first) : order.index(target.last) + 1]
        return [target.first, target.last] if target.last else [target.first]

    # ---- relations
    def rows(self, name: str, pattern: tuple) -> Iterator[tuple]:
        """The tuples of a relation that fit a pattern; None in it is open."""
        word = self.book.words[name]
        if word.kind == "path":
            raise Beyond("paths")
        if word.kind == "table":
            source = self.table_rows(word, pattern)
        else:
            source = self.derived_rows(word, pattern) if word.kind == "derived" else self.plain_rows(word, pattern)
        yield from {row for row in source if fits(row, pattern)}

    def table_rows(self, word: m.Word, pattern: tuple) -> Iterator[tuple]:
        """A table used as a relation, once its keys are known: a row for each of the results in the cell."""
        keys = pattern[:-1]
        if None not in keys:
            found = self.cell(word, keys)
            yield from ((*keys, result) for result in (str(found).split("/") if word.table.many else [found]))

    def plain_rows(self, word: m.Word, pattern: tuple) -> Iterator[tuple]:
        match word.name:
            case "adjacent":
                for hex_ in [pattern[0]] if pattern[0] else self.members("hex"):
                    yield from ((hex_, n) for n in self.hexes.neighbours(hex_))
                if pattern[1]:
                    yield from ((n, pattern[1]) for n in self.hexes.neighbours(pattern[1]))
            case "opposite":
                for hex_ in [pattern[1]] if pattern[1] else self.members("hex"):
                    yield from ((a, hex_, b) for a, b in self.hexes.opposite(hex_))
            case "distance":
                pairs = [(a, b) for a in self.one_or_all(pattern[0], "hex") for b in self.one_or_all(pattern[1], "hex")]
                yield from ((a, b, self.hexes.distance(a, b)) for a, b in pairs)
            case "now" | "phase_of" | "turn" | "round" | "scenario":
                yield from moment_rows(self.book, self.position, word.name)
            case _:
                stated = {args for fact, args in self.position.facts if fact == word.name}
                yield from stated | ({args[::-1] for args in stated} if word.both_ways else set())

    def derived_rows(self, word: m.Word, pattern: tuple) -> Iterator[tuple]:
        key = ("rows", word.name, pattern)
        if key not in self.memo:
            found = self.defined(word, pattern)
            if word.both_ways:
                found |= {row[::-1] for row in self.defined(word, pattern[::-1])}
            self.memo[key] = {row for row in found if not self.denied(word, row)}
        return iter(self.memo[key])

    def defined(self, word: m.Word, pattern: tuple) -> set[tuple]:
        found = set()
        for s in self.norms("define", word.name):
            for env in self.ways(s, pattern):
                for row in self.head_rows(s, env, pattern):
                    if fits(row, pattern) and not self.lifted(s, word.name, row):
                        found.add(row)
        return found

    def denied(self, word: m.Word, row: tuple) -> bool:
        ways = [row, row[::-1]] if word.both_ways else [row]
        return any(self.applies(s, word.name, way) for s in self.norms("deny", word.name) for way in ways)

    def head_rows(self, s: m.Statement, env: Env, pattern: tuple) -> Iterator[tuple]:
        """The head under an assignment; what the body leaves open, a variable or `_`, runs through its sort, or is what was asked for."""
        open_ = [v for v in dict.fromkeys(variables(s.head)) if v not in env]
        sorts = columns_of(self.book.words[s.head.name])
        for full in self.run_through(open_, env, self.sorts(s)):
            places = [self.one_or_all(asked, sort) if isinstance(t, m.Any_) else [self.term(t, full)]
                      for t, sort, asked in zip(self.typed(s.head.name, s.head.args), sorts, pattern)]
            yield from product(*places)

    # ---- amounts
    def amount(self, name: str, args: tuple):
        """Set, multiply, add, round, limit."""
        key = ("amount", name, args)
        if key not in self.memo:
            self.memo[key] = self.built_up(name, args)
        return self.memo[key]

    def built_up(self, name: str, args: tuple):
        bases = {v for _, v in self.contributions("set", name, args) if v is not None}
        if len(bases) != 1:
            return CONFLICT if bases else None
        total = bases.pop()
        for kind in ("multiply", "add", "round", "limit"):
            for s, figure in self.contributions(kind, name, args):
                total = applied(kind, s.how, total, figure)
        scale = self.scale_of(m.Call(name))
        return total if scale is None or isinstance(total, str) else min(max(total, Fraction(0)), Fraction(len(scale.members) - 1))

    def contributions(self, kind: str, name: str, args: tuple) -> list[tuple[m.Statement, object]]:
        """Each statement once for each different value of its expression."""
        found = []
        for s in self.norms(kind, name):
            if self.applies(s, name, args):
                values = {self.on_scale(name, None if s.expr is None else self.term(s.expr, env)) for env in self.ways(s, args)}
                found += [(s, v) for v in sorted(values, key=str)]
        return found

    def on_scale(self, name: str, found):
        scale = self.scale_of(m.Call(name))
        if isinstance(found, Odds):
            return found.place(scale) if scale else found.ratio
        return place(scale, found) if scale and isinstance(found, str) else found


def in_force(book: m.Book, position: Position, readings: dict[str, str]) -> Iterator[m.Statement]:
    """The statements that count: scenario and option in play, one reading of each dispute, `in force` as a further condition."""
    for clause in book.clauses:
        if clause.scenario not in ("", position.scenario) or clause.option and clause.option not in position.options:
            continue
        chosen = list(clause.statements)
        for dispute in clause.disputes:
            named = [r for r in dispute.readings if r.name == readings.get(dispute.id)]
            for reading in (named or [r for r in dispute.readings if r.preferred] or list(dispute.readings))[:1]:
                chosen += reading.statements
        for s in chosen:
            alternatives = tuple(a + clause.in_force for a in s.body.alternatives)
            yield replace(s, body=replace(s.body, alternatives=alternatives))
