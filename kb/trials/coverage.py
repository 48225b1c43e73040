"""How much of a book is there: rows of its inventory present, with statements, pinned."""

from __future__ import annotations

from collections import Counter

from kb.language import model as m
from kb.language.records import record
from kb.trials.pinning import Pin, pinnable, read_store


@record
class RowCover:
    number: str
    chapter: str
    topic: str
    kind: str
    present: bool
    statements: int
    pinned: int
    commentary: str = ""


@record
class Coverage:
    book: str
    rows: tuple[RowCover, ...]
    unpinned: tuple[Pin, ...]

    def chapters(self) -> dict[str, tuple[RowCover, ...]]:
        found: dict[str, list[RowCover]] = {}
        for row in self.rows:
            found.setdefault(row.chapter, []).append(row)
        return {c: tuple(rows) for c, rows in found.items()}


def coverage(book: m.Book) -> Coverage:
    """By the pins kept with the book: `pin` proves them."""
    store = read_store(book)
    things = pinnable(book)
    held = [t for t in things if f"{t.cite} {t.digest}" in store]
    total, pinned = count(things), count(held)
    asked = {e.row for c in book.clauses for e in c.examples}
    rows = tuple(cover(book, row, total, pinned, row.number in asked) for row in rows_of(book))
    unpinned = tuple(t for t in things if f"{t.cite} {t.digest}" not in store)
    return Coverage(book.id, rows, unpinned)


def count(things: list[Pin]) -> Counter:
    """By clause, and by label where the label is a row of its own."""
    found: Counter = Counter()
    for t in things:
        found[t.clause] += 1
        if t.cite != t.clause:
            found[t.cite] += 1
    return found


def rows_of(book: m.Book) -> list[m.Row]:
    """The inventory, or the clauses themselves where a book has none."""
    if book.inventory:
        return list(book.inventory)
    return [m.Row(c.number, "clause", c.title, True, 0) for c in book.clauses]


def cover(book: m.Book, row: m.Row, total: Counter, pinned: Counter, example: bool) -> RowCover:
    clause = book.by_number.get(row.number)
    label = clause is None and total[row.number] > 0
    chapter = row.number.split(".")[0].split("/")[0]
    return RowCover(row.number, chapter, row.topic, row.kind, clause is not None or label or example, total[row.number],
                    pinned[row.number], clause.commentary if clause else "")
