"""Disputes: at least two readings that differ, at most one preferred."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from kb.language import model as m
from kb.language.checks.pointing import near, suggest
from kb.language.spans import Diagnostic


def readings_enough(book: m.Book) -> Iterator[Diagnostic]:
    """A dispute has at least two readings."""
    for d in book.disputes():
        if len(d.readings) < 2:
            yield Diagnostic("CW417", f"the dispute `{d.id}` has {len(d.readings) or 'no'} reading{'s' if not d.readings else ''}", d.span,
                             "nobody disagrees", "write the other reading, or make it a `defect` if it changes no answer")


def one_preferred(book: m.Book) -> Iterator[Diagnostic]:
    """At most one reading is preferred."""
    for d in book.disputes():
        preferred = [r for r in d.readings if r.preferred]
        if len(preferred) > 1:
            names = " and ".join(r.name for r in preferred)
            yield Diagnostic("CW418", f"the dispute `{d.id}` prefers {names}", preferred[1].span, "preferred as well", "prefer one, or none")


def dispute_names(book: m.Book) -> Iterator[Diagnostic]:
    """Disputes have ids of their own in a book, and readings names of their own in a dispute."""
    seen: set[str] = set()
    for d in book.disputes():
        if d.id in seen:
            yield Diagnostic("CW419", f"the dispute `{d.id}` is there twice", d.span, "same id", "give it an id of its own")
        seen.add(d.id)
        names: set[str] = set()
        for r in d.readings:
            if r.name in names:
                yield Diagnostic("CW419", f"two readings are called `{r.name}`", r.span, "same name", "call them a, b, c")
            names.add(r.name)


def readings_differ(book: m.Book) -> Iterator[Diagnostic]:
    """No two readings of a dispute say the same."""
    for d in book.disputes():
        said: dict[tuple, str] = {}
        for r in d.readings:
            content = tuple(replace(s, key=0) for s in r.statements)
            first = said.setdefault(content, r.name)
            if first != r.name:
                yield Diagnostic("CW420", f"reading `{r.name}` says the same as reading `{first}`", r.span, "changes nothing",
                                 "a dispute has to change an answer; else make it a `defect`")


def settled(book: m.Book) -> Iterator[Diagnostic]:
    """`settle` names a dispute and one of its readings."""
    disputes = {d.id: [r.name for r in d.readings] for d in book.disputes()}
    for clause in book.clauses:
        for dispute, reading in clause.settles:
            if dispute not in disputes:
                yield Diagnostic("CW423", f"there is no dispute `{dispute}`", near(clause.span, dispute), "nothing to settle",
                                 suggest(dispute, disputes))
            elif reading not in disputes[dispute]:
                yield Diagnostic("CW423", f"the dispute `{dispute}` has no reading `{reading}`", near(clause.span, reading),
                                 "not one of its readings", f"its readings are {', '.join(disputes[dispute])}")


def authorities(book: m.Book) -> Iterator[Diagnostic]:
    """A ruling says whose it is, by a rung of the ladder."""
    for clause in book.clauses:
        if clause.authority and clause.authority[0] not in m.AUTHORITIES:
            yield Diagnostic("CW430", f"`{clause.authority[0]}` is no authority", near(clause.span, clause.authority[0]), "whose ruling is it?",
                             suggest(clause.authority[0], m.AUTHORITIES, f"it is one of {', '.join(m.AUTHORITIES)}"))


CHECKS = (authorities, readings_enough, one_preferred, dispute_names, readings_differ, settled)
