"""Declarations that contradict themselves: what is listed twice, and what cannot be meant."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from fractions import Fraction

from kb.language import model as m
from kb.language.checks.names import declared
from kb.language.checks.pointing import near
from kb.language.checks.sentences import variables
from kb.language.spans import Diagnostic


def repeated(names: Iterable[str]) -> str:
    """The first name that comes a second time."""
    seen: set[str] = set()
    for name in names:
        if name in seen:
            return name
        seen.add(name)
    return ""


def listed_once(book: m.Book) -> Iterator[Diagnostic]:
    """A sort lists each member once, and a word names each parameter once."""
    for word in declared(book):
        if name := repeated(word.members):
            yield Diagnostic("CW221", f"`{word.name}` lists `{name}` twice", near(word.span, name), "listed again", "leave one out")
        if name := repeated(p.var for p in word.params):
            yield Diagnostic("CW221", f"two parameters of `{word.name}` are called `{name}`", near(word.span, name), "which one is meant?",
                             "give each a letter of its own")


def scales_ascend(book: m.Book) -> Iterator[Diagnostic]:
    """The ratios of a scale go from the lowest to the highest."""
    for word in book.of_kind("scale"):
        ratios = [tuple(map(int, e.split(":"))) for e in word.members if e.count(":") == 1 and len(e) < 40 and e.replace(":", "").isdecimal()]
        zero = next((f"{a}:{b}" for a, b in ratios if not b), "")
        values = [Fraction(a, b) for a, b in ratios if b]
        if zero:
            yield Diagnostic("CW316", f"`{zero}` is no ratio", near(word.span, zero), "against nothing", "leave it out, or give it a name")
        elif any(a > b for a, b in zip(values, values[1:])):
            yield Diagnostic("CW316", f"the ratios of `{word.name}` do not ascend", near(word.span, word.name), "adding moves to the right",
                             "write the lowest first: 1:2, 1:1, 2:1")


def both_ways(book: m.Book) -> Iterator[Diagnostic]:
    """`both ways` is said of two things of one sort."""
    for word in declared(book):
        if word.both_ways and (len(word.params) != 2 or word.params[0].sort != word.params[1].sort):
            yield Diagnostic("CW317", f"`{word.name}` cannot hold both ways", word.span, "between which two?", "it takes two parameters of one sort")


def effects_bound(book: m.Book) -> Iterator[Diagnostic]:
    """What an event does, it does to what it is about."""
    for word in book.of_kind("event"):
        params = {p.var for p in word.params}
        for _, atom in word.effects:
            for name in dict.fromkeys(v for arg in atom.args for v in variables(arg)):
                if name not in params:
                    yield Diagnostic("CW303", f"nothing binds the variable `{name}`", near(atom.span, name), "no parameter of the event",
                                     f"the parameters of {word.name} are {', '.join(sorted(params))}")


def steps_once(book: m.Book) -> Iterator[Diagnostic]:
    """Each step of a procedure has a letter of its own."""
    first: set[tuple[str, str]] = set()
    for clause in book.clauses:
        for step in clause.steps:
            if (step.procedure, step.letter) in first:
                yield Diagnostic("CW221", f"`{step.procedure}` has two steps `{step.letter}`", step.span, "which comes first?", "give each a letter of its own")
            first.add((step.procedure, step.letter))


def settled_once(book: m.Book) -> Iterator[Diagnostic]:
    """A dispute is settled one way by rulings of one rank; between ranks the stronger counts."""
    first: dict[tuple[str, int], tuple[str, m.Clause]] = {}
    for clause in book.clauses:
        for dispute, reading in clause.settles:
            before, other = first.setdefault((dispute, m.rank(clause)), (reading, clause))
            if before != reading:
                yield Diagnostic("CW424", f"the dispute `{dispute}` is settled as `{before}` and as `{reading}`", near(clause.span, reading),
                                 f"settled otherwise in {other.span.file}:{other.span.line}", "keep the ruling that counts")


CHECKS = (listed_once, scales_ascend, both_ways, effects_bound, steps_once, settled_once)
