"""Clauses: each once, in the book's order, and each says something."""

from __future__ import annotations

import re
from collections.abc import Iterator

from kb.language import model as m
from kb.language.blocks import split
from kb.language.checks.pointing import near, suggest
from kb.language.checks.references import book_order
from kb.language.checks.sentences import every_term, sentences
from kb.language.spans import Diagnostic, Span

SAYS_NOTHING = re.compile(r"\s*(?:$|#|(?:see|was|defect|in force|option|authority)\b)")


def numbers_once(book: m.Book) -> Iterator[Diagnostic]:
    """A clause number is used once."""
    first: dict[str, Span] = {}
    for clause in book.clauses:
        before = first.setdefault(clause.number, clause.span)
        if before is not clause.span:
            yield Diagnostic("CW412", f"clause `{clause.number}` is there twice", clause.span, f"first in {before.file}:{before.line}",
                             f"a second clause printed under the same number is [{clause.number}#2]")


def in_book_order(book: m.Book) -> Iterator[Diagnostic]:
    """Clauses of a file stand in the book's order."""
    order = book_order(book) if book.inventory else {}
    last: dict[str, str] = {}
    for clause in book.clauses:
        before = last.get(clause.span.file, clause.number)
        if order.get(clause.number, len(order)) < order.get(before, 0):
            yield Diagnostic("CW413", f"clause `{clause.number}` comes before `{before}` in the book", clause.span, "out of order",
                             "a reader with the book open expects the printed order", "warning")
        elif clause.number in order:
            last[clause.span.file] = clause.number


def in_inventory(book: m.Book) -> Iterator[Diagnostic]:
    """Clauses and printed examples are rows of the inventory."""
    rows = {r.number for r in book.inventory}
    for clause in book.clauses if rows else ():
        if clause.number not in rows and not clause.authority:
            yield Diagnostic("CW414", f"the inventory has no clause `{clause.number}`", clause.span, "not a row of inventory.csv",
                             suggest(clause.number, rows, "use the number as printed"), "warning")
        for example in clause.examples:
            if example.row and example.row not in rows:
                yield Diagnostic("CW414", f"the inventory has no example `{example.row}`", near(example.span, example.row),
                                 "not a row of inventory.csv", suggest(example.row, rows), "warning")


def says_something(book: m.Book) -> Iterator[Diagnostic]:
    """A clause states something, takes it over with `as`, or says why it decides nothing."""
    unread = unread_clauses(book)
    for c in book.clauses:
        content = c.statements or c.declares or c.steps or c.figures or c.as_ or c.commentary or c.disputes or c.settles
        if not content and (c.span.file, c.span.line) not in unread:
            yield Diagnostic("CW415", f"clause `{c.number}` says nothing", c.span, "no statement",
                             'write what it says, or: commentary "why it decides nothing"')


def unread_clauses(book: m.Book) -> set[tuple[str, int]]:
    """Clauses with text that could not be read: they say something, and another message says what is wrong with it."""
    return {(file, block.line) for file, text in book.sources.items() for block in split(text)
            if any(not SAYS_NOTHING.match(line) for line in block.code)}


def commentary_alone(book: m.Book) -> Iterator[Diagnostic]:
    """A clause that is commentary has no statements."""
    for c in book.clauses:
        here = c.as_ and ":" not in c.as_  # what other books lend may be commentary
        if c.commentary and (c.statements or c.disputes or here):
            yield Diagnostic("CW416", f"clause `{c.number}` is commentary and has statements", near(c.span, "commentary"),
                             "decides nothing, or does it?", "leave the commentary out, or move it into the summary lines with a bar")


def figures_used(book: m.Book) -> Iterator[Diagnostic]:
    """A figure is used by some statement."""
    used = {t.value for s in sentences(book) for t, _ in every_term(s) if isinstance(t, m.Const)}
    for clause in book.clauses:
        for figure in clause.figures:
            if figure.name not in used and not clause.as_:
                yield Diagnostic("CW421", f"the figure `{figure.name}` is not used", figure.span, "no statement mentions it",
                                 "use it in the statement it belongs to, or delete it", "warning")


def labels_known(book: m.Book) -> Iterator[Diagnostic]:
    """A label is a part of its clause in the inventory, where the inventory knows parts of it."""
    rows = {r.number for r in book.inventory}
    for clause in book.clauses:
        parts = sorted(n.removeprefix(f"{clause.number}/") for n in rows if n.startswith(f"{clause.number}/"))
        lettered = any(p.isdigit() or len(p) == 1 for p in parts)
        for s in clause.statements if lettered else ():
            if s.label and s.label not in parts:
                yield Diagnostic("CW422", f"the inventory has no part `{s.cite}`", s.span, f"labelled ({s.label})",
                                 f"the parts of {clause.number} are {', '.join(parts)}", "warning")


def not_empty(book: m.Book) -> Iterator[Diagnostic]:
    """A book has clauses."""
    if not book.clauses:
        file = next(iter(book.sources), "")
        yield Diagnostic("CW426", "this book has no clauses", Span(file, 1 if file else 0, 1), "nothing to answer from",
                         'begin a clause with its number and title: [8.32] Who may counter-attack')


CHECKS = (numbers_once, in_book_order, in_inventory, says_something, commentary_alone, figures_used, labels_known, not_empty)
