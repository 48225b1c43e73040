"""Conditions and terms of a statement, made true by trying. What they look up is the business of the heir."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from fractions import Fraction

from kb.language import model as m
from tests.oracle.figures import CONFLICT, Odds, arithmetic, covers, place, rounded
from tests.oracle.table import Beyond, Unsettled

Env = dict[str, object]
NOTHING = "\0nothing"  # an argument without a value: fits no row


class Solving:
    """Needs `book`, `position`, `deeds`, `rows(name, pattern)` and `amount(name, args)`."""

    # ---- solving conditions
    def some(self, conds: tuple[m.Cond, ...], env: Env) -> bool:
        return any(True for _ in self.solve(conds, env, self.sorts_of(conds)))

    def solve(self, conds: tuple[m.Cond, ...], env: Env, sorts: dict[str, str]) -> Iterator[Env]:
        """Every way to make all conditions true."""
        if not conds:
            yield env
            return
        for i, cond in enumerate(conds):
            if self.ready(cond, conds[:i] + conds[i + 1 :], env):
                if self.true(cond, env):
                    yield from self.solve(conds[:i] + conds[i + 1 :], env, sorts)
                return
        for i, cond in enumerate(conds):
            cases = self.cases(cond, env)
            if cases is not None:
                for case in cases:
                    yield from self.solve(conds[:i] + conds[i + 1 :], env | case, sorts)
                return
        missing = next(v for c in conds for v in self.in_scope(c) if v not in env)
        for full in self.run_through([missing], env, sorts):
            yield from self.solve(conds, full, sorts)

    def ready(self, cond: m.Cond, others: tuple[m.Cond, ...], env: Env) -> bool:
        """Everything it speaks of is known; what stands inside a negation is local only if no other condition binds it."""
        shared = {v for c in others for v in self.in_scope(c)}
        return all(v in env for v in self.in_scope(cond)) and not any(v in shared and v not in env for v in variables(cond))

    def in_scope(self, cond: m.Cond) -> list[str]:
        """Variables a condition binds or needs. What stands only inside a negation, `every` or an aggregate is local to it."""
        match cond:
            case m.Holds(negated=True) | m.Did(negated=True) | m.IsOne(negated=True) | m.Every():
                return []
            case m.Holds(atom):
                return outer_variables(atom)
            case m.Did(atom, time):
                return outer_variables(atom) + outer_variables(time.of)
            case m.Compare(_, left, right):
                return outer_variables(left) + outer_variables(right)
            case m.IsOne(term):
                return outer_variables(term)
        raise AssertionError(cond)

    def cases(self, cond: m.Cond, env: Env) -> list[Env] | None:
        """The ways a positive condition holds, when its facts can simply be listed; None when they cannot yet."""
        if isinstance(cond, m.Compare) and cond.op == "=":
            return self.equal_cases(cond, env)
        if not isinstance(cond, m.Holds | m.Did) or not self.listable(cond.atom, env):
            return None
        if isinstance(cond, m.Did) and isinstance(cond.time.of, m.Var) and cond.time.of.name not in env and cond.time.kind == "on_turn":
            turns = [{cond.time.of.name: Fraction(turn)} for turn in sorted({d.when.turn for d in self.position.deeds})]
            return [turn | case for turn in turns for case in self.cases(cond, env | turn) or ()]
        pattern = self.pattern(cond.atom.name, cond.atom.args, env)
        rows = self.rows(cond.atom.name, pattern) if isinstance(cond, m.Holds) else self.done_rows(cond, env)
        if rows is None:
            return None
        return self.bindings(cond.atom.name, cond.atom.args, [row for row in rows if fits(row, pattern)], env)

    def equal_cases(self, cond: m.Compare, env: Env) -> list[Env] | None:
        """`at(U) = H` lists the facts of `at`; `N = E` gives N its value."""
        for call, other in ((cond.left, cond.right), (cond.right, cond.left)):
            if self.functional(call) and self.listable(call, env) and isinstance(other, m.Var | m.Const | m.Num):
                args = (*call.args, other)
                return self.bindings(call.name, args, self.rows(call.name, self.pattern(call.name, args, env)), env)
            if isinstance(other, m.Var) and other.name not in env and all(v in env for v in outer_variables(call)):
                found = self.term(call, env)
                return [] if found is None else [{other.name: found}]
        return None

    def functional(self, term: m.Term) -> bool:
        word = self.book.words.get(term.name) if isinstance(term, m.Call) else None
        return word is not None and word.kind in ("given", "derived") and bool(word.value) and term.name != "distance"

    def listable(self, atom: m.Atom | m.Call, env: Env) -> bool:
        """Arguments are variables, constants, or terms that can be worked out now."""
        return all(isinstance(a, m.Var | m.Any_) or all(v in env for v in outer_variables(a)) for a in atom.args)

    def bindings(self, name: str, args: tuple, rows, env: Env) -> list[Env]:
        found = []
        for row in rows:
            case: Env = {}
            for term, item in zip(args, row):
                if isinstance(term, m.Var) and term.name not in env and case.setdefault(term.name, item) != item:
                    break
            else:
                found.append(case)
        return [dict(t) for t in {tuple(sorted(c.items())) for c in found}]

    def pattern(self, name: str, args: tuple, env: Env) -> tuple:
        """Arguments as values; None where they are open. A term without a value fits nothing."""
        out = []
        for term in self.typed(name, args):
            open_ = isinstance(term, m.Any_) or isinstance(term, m.Var) and term.name not in env
            found = None if open_ else self.term(term, env)
            out.append(None if open_ else NOTHING if found is None else found)
        return tuple(out)

    # ---- truth of one condition
    def true(self, cond: m.Cond, env: Env) -> bool:
        match cond:
            case m.Holds(atom, True):
                return not self.some((m.Holds(atom),), env)
            case m.Did(atom, time, True):
                return not self.some((m.Did(atom, time),), env)
            case m.IsOne(negated=True):
                return not self.some((replace(cond, negated=False),), env)
            case m.Holds(atom):
                return any(True for _ in self.rows(atom.name, self.pattern(atom.name, atom.args, env)))
            case m.Did():
                return any(fits(row, self.pattern(cond.atom.name, cond.atom.args, env)) for row in self.done_rows(cond, env))
            case m.Compare():
                return self.compares(cond, env)
            case m.IsOne(term, of):
                return self.is_one(term, of, env)
            case m.Every(_, where, has):
                return all(self.some((has,), found) for found in self.solve(where, env, self.sorts_of(where)))
        raise AssertionError(cond)

    def compares(self, cond: m.Compare, env: Env) -> bool:
        for call, other in ((cond.left, cond.right), (cond.right, cond.left)):
            if cond.op == "=" and self.functional(call):
                args = (*call.args, other)
                return any(True for _ in self.rows(call.name, self.pattern(call.name, args, env)))
        left, right = self.sides(cond, env)
        if left is None or right is None or CONFLICT in (left, right):
            return False
        if cond.op in ("=", "!="):
            return (left == right) == (cond.op == "=")
        if isinstance(left, str) or isinstance(right, str):
            return False
        return {"<": left < right, "<=": left <= right, ">": left > right, ">=": left >= right}[cond.op]

    def sides(self, cond: m.Compare, env: Env) -> tuple:
        """Both values; a written hex is its digits, an entry of a scale its place beside a place."""
        out = []
        for term, other in ((cond.left, cond.right), (cond.right, cond.left)):
            found, beside = self.term(term, env), self.term(other, env)
            if isinstance(term, m.Num) and term.text and isinstance(beside, str):
                found = term.text
            scale = self.scale_of(other)
            if isinstance(found, str) and isinstance(beside, Fraction) and scale:
                found = place(scale, found)
            out.append(found)
        return tuple(out)

    def is_one(self, term: m.Term, of: tuple[str, ...], env: Env) -> bool:
        found = self.term(term, env)
        links = [w for w in self.book.of_kind("given", "derived", "role") if self.links(w, found, of[0])]
        if not links:
            return found in of
        return any(fits(row, (found, c)) for w in links for c in of for row in self.rows(w.name, (found, c)))

    def links(self, word: m.Word, thing, constant: str) -> bool:
        """A relation of two columns from the sort of the thing to the sort that lists the constant."""
        columns = columns_of(word)
        return len(columns) == 2 and thing in self.members(columns[0]) and constant in self.members(columns[1]) and columns[0] != "number"

    def done_rows(self, cond: m.Did, env: Env) -> set[tuple] | None:
        """The arguments of deeds the time phrase covers, parts of wholes included."""
        time, of = cond.time, None
        if time.of is not None:
            if any(v not in env for v in outer_variables(time.of)):
                return None
            of = self.term(time.of, env)
            if time.kind != "on_turn":
                of = self.side(of)
        found = set()
        for deed in self.position.deeds:
            if self.deeds.covers(time, deed.when, of):
                if cond.atom.name in self.deeds.kinds_of(deed.name):
                    found.add(deed.args)
                found |= set(self.part_rows(deed.name, deed.args, cond.atom.name))
        return found

    def part_rows(self, whole: str, args: tuple, wanted: str) -> Iterator[tuple]:
        word = self.book.words[whole]
        for part, body in word.made_of:
            if wanted in self.deeds.kinds_of(part.name):
                start = {p.var: a for p, a in zip(word.params, args)}
                for env in self.solve(body.alternatives[0], start, self.sorts_of(body.alternatives[0])):
                    yield tuple(self.term(t, env) for t in part.args)

    def side(self, thing):
        """A side, or a unit and then its side."""
        if thing in self.members("side"):
            return thing
        for word in self.book.of_kind("given", "derived"):
            if word.value == "side" and len(word.params) == 1 and thing in self.members(word.params[0].sort):
                return next((row[-1] for row in self.rows(word.name, (thing, None))), None)
        return None

    # ---- terms
    def term(self, term: m.Term, env: Env):
        match term:
            case m.Num(found):
                return found
            case m.Var(name):
                return env[name]
            case m.Const(name):
                word = self.book.words.get(name)
                stands = word is None or word.params or word.kind not in ("given", "derived", "amount", "figure", "throw")
                return name if stands or name in self.book.constants else self.look_up(word, ())
            case m.Call(name, args):
                return self.call(name, args, env)
            case m.Arith(op, left, right):
                return arithmetic(op, self.term(left, env), self.term(right, env))
            case m.Aggregate():
                return self.aggregate(term, env)
        return None

    def call(self, name: str, args: tuple, env: Env):
        word = self.book.words.get(name)
        if name in ("cost", "longest") and (word is None or word.kind not in ("given", "derived", "amount")):
            raise Beyond("paths")
        found = tuple(self.term(a, env) for a in (self.typed(name, args) if word else args))
        if None in found or CONFLICT in found:
            return None
        if name == "whole":
            return Fraction(int(found[0]))
        if name == "odds" and (word is None or word.kind in ("sort", "scale")):
            return Odds(found[0], found[1]) if found[1] else None
        return self.look_up(word, tuple(self.entry(p.sort, v) for p, v in zip(word.params, found)))

    def entry(self, sort: str, found):
        """A place handed to a column of a scale is the entry there."""
        scale = self.book.sorts.get(sort)
        if scale is None or scale.kind != "scale" or isinstance(found, str):
            return found
        return scale.members[int(min(max(rounded(found, "half down"), 0), len(scale.members) - 1))]

    def look_up(self, word: m.Word, args: tuple):
        if word.kind == "amount":
            return self.amount(word.name, args)
        if word.kind == "figure":
            return next((self.term(f.expr, {}) for c in self.book.clauses for f in c.figures if f.name == word.name), None)
        if word.kind == "table":
            return self.cell(word, args)
        found = {row[-1] for row in self.rows(word.name, args + (None,))}
        if len(found) > 1:
            raise Unsettled(f"{word.name}{args} has several values")
        if not found and word.kind == "throw":
            raise Unsettled(word.name)
        return found.pop() if found else None

    def cell(self, word: m.Word, args: tuple):
        for keys, content in word.table.rows:
            if all(covers(k, a) for k, a in zip(keys, args)):
                return content
        raise Unsettled(word.name)

    def aggregate(self, term: m.Aggregate, env: Env):
        outer = {n: v for n, v in env.items() if n not in term.vars}
        tuples = {tuple(found[v] for v in term.vars) for found in self.solve(term.where, outer, self.sorts_of(term.where))}
        if term.kind == "count":
            return Fraction(len(tuples))
        found = [self.term(term.expr, outer | dict(zip(term.vars, t))) for t in tuples]
        numbers = [v for v in found if v is not None]
        if CONFLICT in numbers:
            raise Unsettled("an amount with two bases inside an aggregate")
        if term.kind == "sum":
            return sum(numbers, Fraction(0))
        return (max(numbers) if term.kind == "highest" else min(numbers)) if numbers else None

    # ---- sorts: what a variable runs through when nothing lists its cases
    def members(self, sort: str) -> list:
        known = self.book.sorts.get(sort)
        if known is not None and known.members:
            return list(known.members)
        if sort in ("phase", "phase_kind"):
            return list(dict.fromkeys(w.name if sort == "phase" else w.phase_kind for w in self.book.of_kind("phase")))
        found = dict.fromkeys(self.position.members.get(sort, ()))
        for name, args in self.position.facts:
            word = self.book.words.get(name)
            found |= dict.fromkeys(a for a, s in zip(args, columns_of(word) if word else ()) if s == sort)
        return list(found)

    def one_or_all(self, found, sort: str) -> list:
        return self.members(sort) if found is None else [found]

    def run_through(self, names: list[str], env: Env, sorts: dict[str, str]) -> Iterator[Env]:
        if not names:
            yield env
            return
        for member in self.members(sorts.get(names[0], "")):
            yield from self.run_through(names[1:], env | {names[0]: member}, sorts)

    def sorts(self, s: m.Statement) -> dict[str, str]:
        found: dict[str, str] = {}
        for part in (s.head, *s.heads, s.expr, s.body.alternatives, s.body.unless):
            self.note(part, found)
        return found

    def sorts_of(self, conds: tuple[m.Cond, ...]) -> dict[str, str]:
        found: dict[str, str] = {}
        self.note(conds, found)
        return found

    def note(self, part, found: dict[str, str]) -> None:
        """The sort of each variable, from the places it stands in."""
        if isinstance(part, m.Atom | m.Call):
            word = self.book.words.get(part.name)
            for term, sort in zip(part.args, columns_of(word) if word else ()):
                if isinstance(term, m.Var):
                    found.setdefault(term.name, sort)
        if isinstance(part, m.Compare):
            for term, other in ((part.left, part.right), (part.right, part.left)):
                word = self.book.words.get(other.name) if isinstance(other, m.Call) else None
                if isinstance(term, m.Var) and word is not None and word.value:
                    found.setdefault(term.name, word.value)
        for inner in parts_of(part):
            self.note(inner, found)

    def typed(self, name: str, args: tuple[m.Term, ...]) -> tuple[m.Term, ...]:
        """A written number where something else belongs is a name: hex 0311."""
        word = self.book.words.get(name)
        columns = columns_of(word) if word else ()
        return tuple(m.Const(a.text) if isinstance(a, m.Num) and a.text and i < len(columns) and columns[i] != "number" else a
                     for i, a in enumerate(args))

    def scale_of(self, term: m.Term) -> m.Word | None:
        word = self.book.words.get(term.name) if isinstance(term, m.Call) else None
        scale = self.book.sorts.get(word.value) if word is not None else None
        return scale if scale is not None and scale.kind == "scale" else None


# ---- looking into records ----------------------------------------------------------------------


def columns_of(word: m.Word) -> tuple[str, ...]:
    """Sorts of the arguments, then of the value."""
    return tuple(p.sort for p in word.params) + ((word.value,) if word.value and word.kind != "amount" else ())


def fits(row: tuple, pattern: tuple) -> bool:
    return len(row) == len(pattern) and all(p is None or p == r for r, p in zip(row, pattern))


def parts_of(part) -> list:
    match part:
        case tuple():
            return list(part)
        case m.Atom(_, args) | m.Call(_, args):
            return list(args)
        case m.Arith(_, left, right) | m.Compare(_, left, right):
            return [left, right]
        case m.Aggregate(_, expr, _, where):
            return [expr, *where]
        case m.Holds(atom):
            return [atom]
        case m.Did(atom, time):
            return [atom, time.of]
        case m.IsOne(term):
            return [term]
        case m.Every(_, where, has):
            return [*where, has]
    return []


def variables(part) -> list[str]:
    """Every variable, wherever it stands."""
    return [part.name] if isinstance(part, m.Var) else [v for inner in parts_of(part) for v in variables(inner)]


def outer_variables(part) -> list[str]:
    """Variables that do not stand inside an aggregate."""
    if isinstance(part, m.Aggregate):
        return []
    return [part.name] if isinstance(part, m.Var) else [v for inner in parts_of(part) for v in outer_variables(inner)]
