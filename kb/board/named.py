"""Who and what there is on a position, for a question that speaks of them."""

from __future__ import annotations

from kb.board.facts import Position
from kb.board.grid import Grid
from kb.board.vocabulary import vocabulary
from kb.language import model as m
from kb.language.links import sort_named
from kb.language.sorts import columns


class Named:
    """Any name may stand for somebody without a position, on an open one that declares no such thing, and in a sort whose things
    are named and not declared (a formation). A hex off the map may be asked about: clauses speak of leaving it."""

    def __init__(self, book: m.Book, position: Position | None):
        self.book, self.position = book, position
        self.grid = Grid(*book.grid, position.board if position else None)
        self.sort_of = sort_named(book, position.members if position else {})

    def names(self, sort: str) -> tuple[str, ...] | None:
        """The things of a sort, or of every sort; None where any name may stand."""
        if self.position is None:
            return None
        if sort and sort not in vocabulary(self.book).needs_declaring:
            return None
        listed = self.position.members
        found = list(listed.get(sort, ())) if sort else [n for s, names in listed.items() for n in names if s != "hex"]
        if self.position.open and not found:
            return None
        for name, args in sorted(self.position.facts, key=str):
            word = self.book.words.get(name)
            found += [str(a) for a, s in zip(args, columns(word)) if s == sort or not sort and s not in ("number", "hex")] if word else []
        return tuple(dict.fromkeys(found))

    def hex_fault(self, text: str) -> tuple[str, str, str] | None:
        shown = text if len(text) <= 40 else text[:40] + "…"
        if self.grid.place(text) is None:
            return "CW506", f"`{shown}` is not the id of a hex", "write column and row as the map numbers them, as in 0311"
        return None
