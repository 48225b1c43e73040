"""Bodies of statements flattened into literals over variables and constants."""

from __future__ import annotations

from dataclasses import replace
from itertools import count

from kb.language import model as m
from kb.language.builtins import FUNCTIONS
from kb.engine.datalog import Slot
from kb.engine.program import READING
from kb.language.records import record


@record
class Rel:
    """A relation that holds; `time` makes it a deed. `source` is the condition it came from."""

    name: str
    args: tuple
    time: m.Time | None = None


@record
class Test:
    """A comparison, worked out in Python once its variables are bound."""

    cond: m.Compare
    vars: tuple[Slot, ...]
    negated: bool = False


@record
class Bind:
    """A variable that is the value of an expression."""

    var: Slot
    term: m.Term
    vars: tuple[Slot, ...]


@record
class Group:
    """Something that holds in one of several ways, or in none of them when negated."""

    ways: tuple[tuple["Lit", ...], ...]
    vars: tuple[Slot, ...]
    negated: bool


@record
class Member:
    """A variable that ranges over its sort."""

    sort: str
    var: Slot


Lit = Rel | Test | Bind | Group | Member


class Flattener:
    """Flattens the conditions of one statement. `scope` are the variables that are bound outside of `not`, `every`, …"""

    def __init__(self, book: m.Book, head: m.Atom | None, conds: tuple[m.Cond, ...], outer: dict[str, str] | None = None):
        self.book, self.fresh = book, count(1)
        self.sorts: dict[str, str] = dict(outer or {})
        self.scope: set[str] = set(self.sorts)
        if head is not None:
            self.note_atom(head)
        for cond in conds:
            self.note(cond)

    # ---- which variables there are, and of which sort
    def note(self, cond: m.Cond) -> None:
        if isinstance(cond, (m.Holds, m.Did)) and not cond.negated:
            self.note_atom(cond.atom, cond.time.of if isinstance(cond, m.Did) else None)
        elif isinstance(cond, m.Compare):
            self.note_term(cond.left, self.sort_of(cond.right))
            self.note_term(cond.right, self.sort_of(cond.left))
        elif isinstance(cond, m.IsOne):
            self.note_term(cond.term, "")

    def note_atom(self, atom: m.Atom, extra: m.Term | None = None) -> None:
        word = self.book.words.get(atom.name)
        sorts = [p.sort for p in word.params] + [word.value] if word else []
        for i, arg in enumerate(atom.args):
            self.note_term(arg, sorts[i] if i < len(sorts) else "")
        if extra is not None:
            self.note_term(extra, "")

    def note_term(self, term: m.Term, sort: str) -> None:
        if isinstance(term, m.Var):
            self.scope.add(term.name)
            if sort and not self.sorts.get(term.name):
                self.sorts[term.name] = sort
        elif isinstance(term, m.Call):
            self.note_atom(m.Atom(term.name, term.args))
        elif isinstance(term, m.Arith):
            self.note_term(term.left, "number")
            self.note_term(term.right, "number")

    def sort_of(self, term: m.Term) -> str:
        if isinstance(term, m.Var):
            return self.sorts.get(term.name, "")
        if isinstance(term, m.Call):
            word = self.book.words.get(term.name)
            return word.value if word else FUNCTIONS[term.name].value if term.name in FUNCTIONS else ""
        if isinstance(term, m.Const):
            return self.book.constants.get(term.value, "")
        return ""

    # ---- conditions
    def conj(self, conds: tuple[m.Cond, ...]) -> list[Lit]:
        return [lit for cond in conds for lit in self.cond(cond)]

    def cond(self, cond: m.Cond) -> list[Lit]:
        match cond:
            case m.Holds(atom, negated):
                return self.negate([m.Holds(atom)]) if negated else self.atom(atom)
            case m.Did(atom, time, negated):
                return self.negate([m.Did(atom, time)]) if negated else self.did(atom, time)
            case m.Compare():
                return self.compare(cond)
            case m.IsOne(negated=True):
                return self.negate([replace(cond, negated=False)])
            case m.IsOne():
                return self.is_one(cond)
            case m.Every(vars, where, has):
                return self.every(vars, where, has)
        raise AssertionError(cond)

    def atom(self, atom: m.Atom) -> list[Lit]:
        if atom.name == READING:  # the names of disputes and readings are no words, even where a word is called the same
            return [Rel(READING, tuple(a.value for a in atom.args))]
        args, before = self.args(atom)
        return before + [Rel(atom.name, args)]

    def args(self, atom: m.Atom) -> tuple[tuple, list[Lit]]:
        word = self.book.words[atom.name]
        sorts = [p.sort for p in word.params] + [word.value]
        before: list[Lit] = []
        return tuple(self.arg(a, sorts[i] if i < len(sorts) else "", before) for i, a in enumerate(atom.args)), before

    def arg(self, term: m.Term, sort: str, before: list[Lit]):
        match term:
            case m.Var(name):
                return Slot(name)
            case m.Any_():
                return Slot(f"_{next(self.fresh)}")
            case m.Num(value, text):
                return text if sort and sort != "number" and text else value
            case m.Const(value) if not self.is_nullary(value):
                return value
        slot = Slot(f"_v{next(self.fresh)}")
        if isinstance(term, m.Call) and self.functional(term.name):
            args, inner = self.args(m.Atom(term.name, term.args))
            before += inner + [Rel(term.name, args + (slot,))]
        else:
            before.append(Bind(slot, term, self.shared(term)))
        return slot

    def is_nullary(self, value: str) -> bool:
        word = self.book.words.get(value)
        return word is not None and not word.params and word.kind in ("given", "derived", "amount", "figure", "throw")

    def functional(self, name: str) -> bool:
        word = self.book.words.get(name)
        return word is not None and word.kind in ("given", "derived") and bool(word.value) and name != "distance"

    def did(self, atom: m.Atom, time: m.Time) -> list[Lit]:
        args, before = self.args(atom)
        if time.kind in ("in_last", "since_last"):
            args += (self.arg(time.of, "side", before),)
        elif time.kind == "on_turn":
            args += (self.arg(time.of, "number", before),)
        return before + [Rel(atom.name, args, m.Time(time.kind, time.phase))]

    # ---- comparisons
    def compare(self, cond: m.Compare) -> list[Lit]:
        left, right = (m.Var(f"_{next(self.fresh)}") if isinstance(t, m.Any_) else t for t in (cond.left, cond.right))
        cond = m.Compare(cond.op, left, right, cond.span)
        if cond.op == "=" and self.looks_up(right) and not self.looks_up(left):
            left, right = right, left
        if cond.op == "=" and self.looks_up(left):
            return self.lookup(left, right)
        for var, term in ((left, right), (right, left)):
            if cond.op == "=" and isinstance(var, m.Var) and not isinstance(term, m.Var) and var.name not in variables(term):
                return [Bind(Slot(var.name), term, self.shared(term))]
        return [Test(cond, self.shared(cond))]

    def looks_up(self, term: m.Term) -> bool:
        return isinstance(term, m.Call) and self.functional(term.name) and self.book.words[term.name].value != "number"

    def lookup(self, call: m.Call, other: m.Term) -> list[Lit]:
        """`at(U) = H` is one look-up, not a scan and a test."""
        word = self.book.words[call.name]
        args, before = self.args(m.Atom(call.name, call.args))
        value = self.arg(other, word.value, before)
        return before + [Rel(call.name, args + (value,))]

    def is_one(self, cond: m.IsOne) -> list[Lit]:
        before: list[Lit] = []
        slot = self.arg(cond.term, "", before)
        if not cond.link:  # a value without arguments, such as weather
            tests = [Test(m.Compare("=", cond.term, m.Const(c)), self.shared(cond.term)) for c in cond.of]
            return before + [Group(tuple((t,) for t in tests), self.shared(cond.term), False)]
        ways = tuple((Rel(cond.link, (slot, c)),) for c in cond.of)
        shared = (slot,) if isinstance(slot, Slot) else ()
        return before + (list(ways[0]) if len(ways) == 1 else [Group(ways, shared, False)])

    # ---- negation
    def negate(self, conds: list[m.Cond]) -> list[Lit]:
        inner = self.inner(tuple(conds))
        return [Group((tuple(inner.conj(tuple(conds))),), self.shared(*conds), True)]

    def every(self, vars: tuple[str, ...], where: tuple[m.Cond, ...], has: m.Cond) -> list[Lit]:
        """No case of `where` is without `has`."""
        inner = self.inner(where, frozenset(vars))
        lits = inner.conj(where) + inner.failing(has)
        shared = tuple(v for v in self.shared(*where, has) if str(v) not in vars)
        return [Group((tuple(lits),), shared, True)]

    def failing(self, cond: m.Cond) -> list[Lit]:
        match cond:
            case m.Holds(atom, negated):
                return self.cond(m.Holds(atom, not negated))
            case m.Did(atom, time, negated):
                return self.cond(m.Did(atom, time, not negated))
            case m.IsOne(negated=negated):
                return self.cond(replace(cond, negated=not negated))
            case m.Compare():
                return [Test(cond, self.shared(cond), negated=True)]
        return self.negate([cond])

    def inner(self, conds: tuple[m.Cond, ...], local: frozenset[str] = frozenset()) -> "Flattener":
        """The scope inside a `not`, `unless`, `every` or aggregate: what is bound outside stays bound."""
        outer = {n: self.sorts.get(n, "") for n in self.scope if n not in local}
        inside = Flattener(self.book, None, conds, outer)
        inside.fresh = self.fresh
        return inside

    def shared(self, *terms) -> tuple[Slot, ...]:
        """Variables of the scope that a term mentions."""
        found: list[str] = []
        for term in terms:
            for name in variables(term):
                if name in self.scope and name not in found:
                    found.append(name)
        return tuple(Slot(n) for n in found)


def variables(node) -> list[str]:
    """Every variable in a term or condition, in order."""
    match node:
        case m.Var(name):
            return [name]
        case m.Call(_, args) | m.Atom(_, args):
            return [v for a in args for v in variables(a)]
        case m.Arith(_, left, right):
            return variables(left) + variables(right)
        case m.Aggregate(_, expr, _, where):
            return (variables(expr) if expr is not None else []) + [v for c in where for v in variables(c)]
        case m.Compare(_, left, right):
            return variables(left) + variables(right)
        case m.Holds(atom):
            return variables(atom)
        case m.Did(atom, time):
            return variables(atom) + (variables(time.of) if time.of is not None else [])
        case m.IsOne(term):
            return variables(term)
        case m.Every(_, where, has):
            return [v for c in where for v in variables(c)] + variables(has)
        case tuple() | list():
            return [v for n in node for v in variables(n)]
    return []
