"""What a player can be asked: the conditions of statements about individuals, taken apart into what hangs together.

`own_phase(U, counter) and in_zoc(E, U)` about your unit and the enemy is two matters; `in_zoc(O, U) and marker(O, attack)` is one, for
both conditions speak of the same O, whom nobody named."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import fields, is_dataclass, replace
from fractions import Fraction

from kb.answers import notation
from kb.engine.flat import variables
from kb.engine.program import READING
from kb.engine.solving import solutions
from kb.engine.values import TooMuch
from kb.language import model as m
from kb.language.links import mapped
from kb.language.records import record
from kb.language.spans import Span

POSITIVE = {"!=": "=", "<": ">=", "<=": ">"}  # what a comparison denies
LETTERS = "ABCDEFGHIJKLMNOPQRST"


@record
class Matter:
    """Something that is so or is not. `key` is how the rules write it: it names the matter in a state that was put aside."""

    key: str
    conds: tuple[m.Cond, ...] = ()
    unless: tuple[tuple[m.Cond, ...], ...] = ()

    @property
    def single(self) -> m.Cond | None:
        """The one condition that it is, where it is no more than one."""
        return self.conds[0] if len(self.conds) == 1 and not self.unless else None


@record
class Part:
    """A matter in a condition: whether it has to hold, or must not."""

    matter: Matter
    holds: bool = True


Sum = tuple[Part, ...]


def grounded(node, env: dict[str, m.Term]):
    """The same conditions with names for some of their variables."""
    if isinstance(node, m.Var):
        return env.get(node.name, node)
    if isinstance(node, (m.Every, m.Aggregate)):
        env = {v: t for v, t in env.items() if v not in node.vars}
    if isinstance(node, tuple):
        return tuple(grounded(n, env) for n in node)
    if is_dataclass(node) and not isinstance(node, (m.Num, m.Const, Span)):
        return type(node)(*(grounded(getattr(node, f.name), env) for f in fields(node)))
    return node


def bound(head: m.Atom, args: tuple[m.Term, ...]) -> dict[str, m.Term] | None:
    """The variables of a head, where it speaks of these individuals."""
    env: dict[str, m.Term] = {}
    for a, value in zip(head.args, args):
        if isinstance(a, m.Var) and env.setdefault(a.name, value) != value:
            return None
        if isinstance(a, (m.Const, m.Num)) and name_of(a) != name_of(value):
            return None
    return env


def name_of(t: m.Term) -> str:
    return t.text if isinstance(t, m.Num) and t.text else str(getattr(t, "value", t))


# ---- bodies ------------------------------------------------------------------------------------


def parts_of(conds: tuple[m.Cond, ...], groups: tuple[tuple[m.Cond, ...], ...] = ()) -> Sum:
    """Conditions, and the `unless` groups that speak of the same somebody, as matters."""
    bundles: list[tuple[set[str], list, list]] = []
    for one, is_group in [(c, False) for c in conds] + [(g, True) for g in groups]:
        names, mine, others = free(one), ([], [one]) if is_group else ([one], []), []
        for bundle in bundles:
            if names & bundle[0]:
                names, mine = names | bundle[0], (bundle[1] + mine[0], bundle[2] + mine[1])
            else:
                others.append(bundle)
        bundles = [*others, (names, *mine)]
    order = {id(c): n for n, c in enumerate((*conds, *groups))}
    bundles.sort(key=lambda b: min(order[id(c)] for c in (*b[1], *b[2])))
    return tuple(part_of(tuple(sorted(cs, key=lambda c: order[id(c)])), tuple(gs)) for _, cs, gs in bundles)


def linked(body: m.Body) -> tuple[tuple[m.Cond, ...], ...]:
    """The `unless` groups that speak of somebody whom an alternative speaks of: they belong to its matters."""
    spoken = {v for a in body.alternatives for v in free(a)}
    return tuple(g for g in body.unless if free(g) & spoken)


def free(node) -> set[str]:
    """The variables that link a condition to others: not those that an aggregate or `every` has for itself."""
    if isinstance(node, tuple):
        return set().union(*map(free, node)) if node else set()
    if isinstance(node, (m.Every, m.Aggregate)):
        inner = (node.where, node.has) if isinstance(node, m.Every) else (node.expr, node.where)
        return set().union(*(free(n) for n in inner if n is not None)) - set(node.vars)
    if isinstance(node, m.Var):
        return {node.name}
    if is_dataclass(node) and not isinstance(node, (m.Num, m.Const, Span)):
        return set().union(*(free(getattr(node, f.name)) for f in fields(node)), set())
    return set()


def part_of(conds: tuple[m.Cond, ...], unless: tuple[tuple[m.Cond, ...], ...]) -> Part:
    """One matter. What is denied is asked as what it denies, so that a condition and its opposite are one question."""
    holds = True
    if len(conds) == 1 and not unless:
        positive = affirmed(conds[0])
        holds, conds = positive is conds[0], (positive,)
    elif not conds and len(unless) == 1:
        return replace(part_of(unless[0], ()), holds=False) if len(parts_of(unless[0])) == 1 else Part(matter(unless[0], ()), False)
    return Part(matter(conds, unless), holds)


def affirmed(c: m.Cond) -> m.Cond:
    if isinstance(c, m.Compare):
        return replace(c, op=POSITIVE[c.op]) if c.op in POSITIVE else c
    return c if isinstance(c, m.Every) or not c.negated else replace(c, negated=False)


def matter(conds: tuple[m.Cond, ...], unless: tuple[tuple[m.Cond, ...], ...]) -> Matter:
    """Named by what it says, with the same letters whichever statement it comes from."""
    names = dict(zip(dict.fromkeys(variables((conds, unless))), LETTERS))
    conds, unless = mapped(conds, names), mapped(unless, names)
    key = notation.conj(conds) + "".join(f" unless {notation.conj(g)}" for g in unless)
    return Matter(key.strip(), conds, unless)


def is_guard(c: m.Cond) -> bool:
    return isinstance(c, m.Holds) and c.atom.name == READING


# ---- what is known of them ---------------------------------------------------------------------


def settled_in(session, found: Matter) -> bool | None:
    """Does a position settle a matter? What takes too long to work out is a matter to ask about."""
    session.work = 0
    try:
        if not solutions(session, found.conds, (), {}, "p", found.unless):
            return False
        return True if solutions(session, found.conds, (), {}, "c", found.unless) else None
    except TooMuch:
        return None


def number_asked(book: m.Book, found: Matter) -> tuple[m.Term, str, Fraction] | None:
    """A figure that is compared with a plain number: a player may tell the figure instead."""
    c = found.single
    if not isinstance(c, m.Compare) or c.op == "=" and not isinstance(c.right, m.Num):
        return None
    for figure, other, op in ((c.left, c.right, c.op), (c.right, c.left, {">": "<", ">=": "<="}.get(c.op, c.op))):
        limit = constant(book, other)
        if limit is not None and constant(book, figure) is None and isinstance(figure, m.Call):
            return figure, op, limit
    return None


def constant(book: m.Book, t: m.Term) -> Fraction | None:
    if isinstance(t, m.Num):
        return t.value
    figures: Iterable[m.Figure] = (f for c in book.clauses for f in c.figures)
    return next((constant(book, f.expr) for f in figures if f.name == t.value), None) if isinstance(t, m.Const) else None


COMPARED = {"=": lambda a, b: a == b, ">": lambda a, b: a > b, ">=": lambda a, b: a >= b, "<": lambda a, b: a < b, "<=": lambda a, b: a <= b}
