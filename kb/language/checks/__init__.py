"""The static checks of a book: each a small function that finds one kind of mistake."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from kb.language import model as m
from kb.language.checks import bases, binding, clauses, declarations, disputes, examples, names, places, recursion, references, sorting, tables, templates, uses
from kb.language.checks.pointing import sharpen
from kb.language.spans import Diagnostic

Check = Callable[[m.Book], Iterable[Diagnostic]]

CHECKS: tuple[Check, ...] = (
    *names.CHECKS, *declarations.CHECKS, *uses.CHECKS, *sorting.CHECKS, *places.CHECKS, *binding.CHECKS, *recursion.CHECKS, *references.CHECKS, *bases.CHECKS,
    *clauses.CHECKS, *disputes.CHECKS, *tables.CHECKS, *templates.CHECKS, *examples.CHECKS,
)


def check_book(book: m.Book) -> list[Diagnostic]:
    """Everything the checks find, in the order of the files."""
    found = dict.fromkeys(d for check in CHECKS for d in check(book))
    return sorted(sharpen(found, book.sources | book.lent, book.folder), key=lambda d: (d.span.file, d.span.line, d.span.column, d.code))
