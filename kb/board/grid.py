"""The hex grid of a map: ids, neighbours, distances, exact places for drawing."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import lru_cache

DIGITS = re.compile(r"[0-9]{4}")
LETTERS = re.compile(r"([A-Z]|([A-Z])\2)([0-9]{1,2})")  # A10; after Z come AA, BB, …
STEPS = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))
STYLES = ("flat_top", "pointy_top")
ORDERS = ("columns_first", "rows_first")

Place = tuple[int, int]  # column and row, as printed


class Grid:
    """Hexes in columns and rows; every second line lies half a hex further: the even columns lower when the tops are
    flat, the even rows further right when they are pointed. `order` says which of the two an id names first."""

    def __init__(self, style: str = "flat_top", order: str = "columns_first", board: tuple[str, str] | None = None):
        self.style, self.order, self.board = style, order, board
        self.flat, self.columns_first = style != "pointy_top", order != "rows_first"
        self.known: dict[str, tuple[str, ...]] = {}
        self.places: dict[str, Place | None] = {}
        self.padded = bool(board) and any(len(h) == 3 and h[1] == "0" for h in board)
        corners = [p for p in map(self.place, board or ()) if p]
        self.low = self.high = None
        if len(corners) == 2:
            (a, b), (c, d) = corners
            self.low, self.high = (min(a, c), min(b, d)), (max(a, c), max(b, d))

    # ---- ids
    def place(self, hex_: str) -> Place | None:
        """Column and row of an id; nothing when it is no id at all."""
        try:
            return self.places[hex_]
        except KeyError:
            self.places[hex_] = found = self.read(hex_)
            return found

    def read(self, hex_: str) -> Place | None:
        if DIGITS.fullmatch(hex_):
            first, second = int(hex_[:2]), int(hex_[2:])
        elif found := LETTERS.fullmatch(hex_):
            letters = found[1]
            first, second = ord(letters[0]) - 64 + 26 * (len(letters) - 1), int(found[3])
        else:
            return None
        return (first, second) if self.columns_first else (second, first)

    def name(self, place: Place, like: str) -> str | None:
        """The id of a place, written like another id; nothing when no such id exists."""
        first, second = place if self.columns_first else place[::-1]
        if not 0 <= second <= 99 or not 0 <= first <= 99:
            return None
        if like[0].isdigit():
            return f"{first:02}{second:02}"
        if not 1 <= first <= 52:
            return None
        letter = chr(64 + (first - 1) % 26 + 1)
        width = 2 if self.padded or like[-2] == "0" else 1
        return letter * (1 + (first > 26)) + str(second).zfill(width)

    def valid(self, hex_: str) -> bool:
        """Is this the id of a hex, and of one on the board where there is one?"""
        place = self.place(hex_)
        return place is not None and self.on_board(place)

    def on_board(self, place: Place) -> bool:
        return self.low is None or (
            self.low[0] <= place[0] <= self.high[0] and self.low[1] <= place[1] <= self.high[1])

    # ---- geometry: axial coordinates, in which the six directions are the same everywhere
    def axial(self, place: Place) -> Place:
        column, row = place
        if self.flat:
            return column, row - (column + (column & 1)) // 2
        return column - (row + (row & 1)) // 2, row

    def from_axial(self, axial: Place) -> Place:
        q, r = axial
        if self.flat:
            return q, r + (q + (q & 1)) // 2
        return q + (r + (r & 1)) // 2, r

    def named(self, axial: Place, like: str) -> str | None:
        place = self.from_axial(axial)
        return self.name(place, like) if self.on_board(place) else None

    def neighbours(self, hex_: str) -> tuple[str, ...]:
        """The hexes around one, sorted."""
        if hex_ not in self.known:
            place = self.place(hex_)
            q, r = self.axial(place) if place else (0, 0)
            around = (self.named((q + a, r + b), hex_) for a, b in STEPS) if place else ()
            self.known[hex_] = tuple(sorted(h for h in around if h))
        return self.known[hex_]

    def distance(self, a: str, b: str) -> int:
        """Steps from one hex to another."""
        places = self.place(a), self.place(b)
        if None in places:
            raise ValueError(f"not a hex: {a if places[0] is None else b}")
        (q, r), (s, t) = map(self.axial, places)
        return max(abs(q - s), abs(r - t), abs(q + r - s - t))

    def opposite(self, a: str, h: str) -> str | None:
        """The hex that faces `a` across its neighbour `h`."""
        if not (self.place(a) and self.place(h)) or self.distance(a, h) != 1:
            return None
        (q, r), (s, t) = self.axial(self.place(a)), self.axial(self.place(h))
        return self.named((2 * s - q, 2 * t - r), h)

    def within(self, hex_: str, n: int) -> tuple[str, ...]:
        """The hexes at most n steps away, sorted, the hex itself among them."""
        place = self.place(hex_)
        if place is None or n < 0:
            return ()
        q, r = self.axial(place)
        n = min(n, 200)  # ids reach from 00 to 99: nothing lies further
        around = ((q + a, r + b) for a in range(-n, n + 1) for b in range(max(-n, -a - n), min(n, n - a) + 1))
        return tuple(sorted(h for axial in around if (h := self.named(axial, hex_))))

    def hexes(self) -> tuple[str, ...]:
        """All hexes of the board, sorted; none are known without one."""
        if self.low is None:
            return ()
        return self.sheet(self.low, self.high, self.board[0])

    def around(self, hexes: Iterable[str], margin: int) -> tuple[str, ...]:
        """The sheet that would hold these hexes, and so many more on every side."""
        hexes = [h for h in hexes if self.place(h)]
        if not hexes:
            return ()
        columns, rows = zip(*map(self.place, hexes))
        return self.sheet((min(columns) - margin, min(rows) - margin), (max(columns) + margin, max(rows) + margin), hexes[0])

    def sheet(self, low: Place, high: Place, like: str) -> tuple[str, ...]:
        places = ((c, r) for c in range(low[0], high[0] + 1) for r in range(low[1], high[1] + 1))
        return tuple(sorted(h for p in places if (h := self.name(p, like))))

    def centre(self, hex_: str) -> tuple[int, int]:
        """Where to draw it. Across flat sides one unit is half the distance between two sides; along points it is half
        the length of a side. So a flat-topped hex has its corners at x ± 2, y and x ± 1, y ± 1."""
        place = self.place(hex_)
        if place is None:
            raise ValueError(f"not a hex: {hex_}")
        column, row = place
        if self.flat:
            return 3 * column, 2 * row + (column % 2 == 0)
        return 2 * column + (row % 2 == 0), 3 * row


@lru_cache(maxsize=32)
def grid_of(style: str, order: str, board: tuple[str, str] | None = None) -> Grid:
    """The same grid for all positions on the same map: what it has worked out once it knows."""
    return Grid(style, order, board)
