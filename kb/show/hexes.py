"""Where hexes lie on paper: centres, corners and shared sides, all on whole pixels."""

from __future__ import annotations

from kb.board.grid import Grid

Point = tuple[int, int]
SHORT, LONG = 21, 36  # half a side, and half the distance between two sides: 21 × √3 is 36.4
FLAT = ((2, 0), (1, 1), (-1, 1), (-2, 0), (-1, -1), (1, -1))
POINTED = tuple((y, x) for x, y in FLAT)
HALF = (42, 36)  # half the width and height of a flat-topped hex


class Paper:
    """A grid with its hexes laid out; the grid's own `centre` counts in half sides and half heights."""

    def __init__(self, grid: Grid):
        self.grid = grid
        self.known: dict[str, tuple[tuple[Point, Point], ...]] = {}  # the sides of each hex
        self.unit = (SHORT, LONG) if grid.flat else (LONG, SHORT)
        self.around = tuple((x * self.unit[0], y * self.unit[1]) for x, y in (FLAT if grid.flat else POINTED))

    def centre(self, hex_: str) -> Point:
        x, y = self.grid.centre(hex_)
        return x * self.unit[0], y * self.unit[1]

    def corners(self, hex_: str) -> tuple[Point, ...]:
        """The six corners, in order around the hex."""
        x, y = self.centre(hex_)
        return tuple((x + a, y + b) for a, b in self.around)

    def sides(self, hex_: str) -> tuple[tuple[Point, Point], ...]:
        """The six sides, each from its smaller corner to its greater one, so that two neighbours tell the same side alike."""
        if hex_ not in self.known:
            corners = self.corners(hex_)
            self.known[hex_] = tuple(tuple(sorted(pair)) for pair in zip(corners, (*corners[1:], corners[0])))
        return self.known[hex_]

    def between(self, a: str, b: str) -> tuple[Point, Point] | None:
        """The side two hexes share; none when they do not touch."""
        shared = set(self.sides(a)) & set(self.sides(b))
        return shared.pop() if shared else None

    def extent(self, hexes) -> tuple[int, int, int, int]:
        """Left, top, right and bottom of some hexes."""
        xs, ys = zip(*(corner for h in hexes for corner in self.corners(h)))
        return min(xs), min(ys), max(xs), max(ys)

    @property
    def half(self) -> Point:
        return HALF if self.grid.flat else HALF[::-1]
