"""Names in a question: the counters, battles and hexes of a position, as players write them. Figures are never guessed: 181 is not 180."""

from __future__ import annotations

import re

from rapidfuzz.distance import OSA

from kb.answers.folding import STOP, fold, stem
from kb.board.facts import Position
from kb.board.grid import Grid
from kb.language import model as m
from kb.language.records import record

PIECE = re.compile("[0-9]+|[^\\W\\d_]+")
SHORTEST = 4  # letters of a name before a slip in it is forgiven; figures of a hex
NO_NAMES = frozenset("a i an is it in of to on".split())  # a thing may be called so, but in a sentence the word means what it means


@record
class Piece:
    text: str
    start: int
    end: int


@record
class Spotted:
    """A name, and where it stands in the text."""

    sort: str
    name: str
    start: int
    end: int


@record
class Names:
    """What a text names; `rest` is the text without the names, `strangers` look like names and are nobody's."""

    things: tuple[Spotted, ...] = ()
    groups: tuple[Spotted, ...] = ()  # constants that many are: Poles, Germans
    rest: str = ""
    strangers: tuple[str, ...] = ()
    text: str = ""
    named_groups: str = ""  # without the things only

    def of(self, *sorts: str) -> list[Spotted]:
        return [s for s in self.things if s.sort in sorts]


def names_in(text: str, book: m.Book, position: Position | None, known: set[str] = frozenset()) -> Names:
    """`known`: stems of the book's own words, which are no parts of names."""
    low = fold(text)
    pieces = [Piece(f[0], f.start(), f.end()) for f in PIECE.finditer(low)]
    things, taken = spotted(pieces, book, position), set()
    for thing in things:
        taken |= set(range(thing.start, thing.end))
    free = [p for p in pieces if p.start not in taken]
    groups = tuple(groups_in(free, book))
    shown = text if len(text) == len(low) else low
    strangers = tuple(shown[a:b] for a, b in strangers_in(low, free, position, known)) if position is not None and position.members else ()
    grouped = {at for g in groups for at in range(g.start, g.end)}
    return Names(tuple(things), groups, without(low, taken | grouped), strangers, low, without(low, taken))


def without(text: str, taken: set[int]) -> str:
    return " ".join("".join(" " if at in taken else sign for at, sign in enumerate(text)).split())


def pieces_of(name: str) -> tuple[str, ...]:
    return tuple(PIECE.findall(fold(name)))


def spotted(pieces: list[Piece], book: m.Book, position: Position | None) -> list[Spotted]:
    """Whole names first, the longest; then a beginning that only one thing has; then hexes."""
    members = [(pieces_of(name), sort, name) for sort, names in (position.members if position else {}).items() if sort != "hex" for name in names]
    members = sorted((row for row in members if row[0]), key=lambda row: -len(row[0]))
    grid, at, found = Grid(*book.grid, None), 0, []
    while at < len(pieces):
        row = next((row for row in members if fits(row[0], pieces[at : at + len(row[0])])), None)
        size = len(row[0]) if row else 1
        row = row or beginning(pieces[at].text, members)
        if row is None and pieces[at].text.isdigit() and len(pieces[at].text) >= SHORTEST and grid.place(pieces[at].text) is not None:
            row = ((), "hex", pieces[at].text)
        if row is not None:
            found.append(Spotted(row[1], row[2], pieces[at].start, pieces[at + size - 1].end))
        at += size
    return found


def fits(name: tuple[str, ...], pieces: list[Piece]) -> bool:
    if len(name) != len(pieces) or len(name) == 1 and name[0] in NO_NAMES:
        return False
    return all(alike(one, piece.text) for one, piece in zip(name, pieces))


def alike(one: str, other: str) -> bool:
    if one == other:
        return True
    return min(len(one), len(other)) >= SHORTEST and one.isalpha() and other.isalpha() and OSA.distance(one, other) <= 1


def beginning(text: str, members: list[tuple]) -> tuple | None:
    """`178` for 178 IR, `SGO` for SGO Polesie, where no other thing begins so."""
    if len(text) < 2 or text in STOP:
        return None
    rows = [row for row in members if len(row[0]) > 1 and row[0][0] == text]
    return rows[0] if len(rows) == 1 and (text.isdigit() or len(text) > 2) else None


def groups_in(pieces: list[Piece], book: m.Book):
    """Constants that stand for all who have them, where a relation says who that is: `poles` by side(U), `soviet` by nation(U)."""
    constants = [(c, sort) for sort in group_sorts(book) for c in book.sorts[sort].members]
    for piece in pieces:
        same = [row for row in constants if fold(row[0]) == piece.text or fold(book.terms.get(row[0], "")) == piece.text]
        same = same or [row for row in constants if len(piece.text) > 3 and stem(fold(row[0])) == stem(piece.text)]
        if same:
            yield Spotted(same[0][1], same[0][0], piece.start, piece.end)


def group_sorts(book: m.Book) -> list[str]:
    """Closed lists that tell what a counter is: its side, nation, arm."""
    sorts = dict.fromkeys(w.value for w in book.of_kind("given", "derived") if len(w.params) == 1 and w.params[0].sort != "hex")
    return [sort for sort in sorts if sort in book.sorts and book.sorts[sort].kind == "sort" and book.sorts[sort].members]


def side_sorts(book: m.Book) -> set[str]:
    """Lists that tell whose a counter is: the sides, and what they are made of, such as nations."""
    sides = {w.name for w in book.of_kind("given", "derived") if w.value == "side"}
    made = {w.value for w in book.of_kind("given", "derived") if w.value and len(w.params) == 1 and (w.name in sides or any(
        isinstance(c, m.IsOne) and c.link == w.name for clause in book.clauses for s in clause.statements if s.head is not None and s.head.name in sides
        for group in s.body.alternatives for c in group))}
    return made | {"side"}


def strangers_in(low: str, free: list[Piece], position: Position, known: set[str]):
    """A figure with a word behind it that is not the book's, or that is part of others' names."""
    parts = {p for names in position.members.values() for name in names for p in pieces_of(name) if p.isalpha()}
    for one, two in zip(free, free[1:]):
        if one.text.isdigit() and two.text.isalpha() and not low[one.end : two.start].strip(" ./-"):
            if two.text in parts or two.text not in STOP and stem(two.text) not in known:
                yield one.start, two.end
