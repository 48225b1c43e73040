"""`clausewitz clauses`: every clause of a book, in the book's order."""

from __future__ import annotations

from kb.cli.arguments import book_argument, json_option
from kb.cli.loading import the_book
from kb.cli.output import paper_for, say

EXAMPLES = """
clausewitz clauses w39
clausewitz clauses w39 --json
"""


def arguments(parser) -> None:
    book_argument(parser)
    json_option(parser)


def run(options) -> int:
    from kb.show.jsonable import clause_row, dump

    book = the_book(options.book)
    counts = pin_counts(book)
    rows = [clause_row(book, c, *counts.get(c.number, (0, 0))) for c in book.clauses]
    if options.json:
        say(dump(rows))
    else:
        from kb.show.clause import clauses_text

        say(clauses_text(rows, paper_for()))
    return 0


def pin_counts(book) -> dict[str, tuple[int, int]]:
    """Clause number → how many things in it an example can miss, and how many are known to be missed by one."""
    from kb.trials.pinning import pinnable, read_store

    kept = read_store(book)
    counts: dict[str, tuple[int, int]] = {}
    for pin in pinnable(book):
        whole, held = counts.get(pin.clause, (0, 0))
        counts[pin.clause] = whole + 1, held + (f"{pin.cite} {pin.digest}" in kept)
    return counts
