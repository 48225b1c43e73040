"""Which hexes to draw: what an answer needs and a little around it, or all of a position within reason."""

from __future__ import annotations

from collections.abc import Iterable

from kb.board.grid import Grid
from kb.show.pieces import Pieces

ENOUGH = 30  # hexes around a question
MOST_CORE = 60  # hexes of the question itself
MOST = 300  # hexes of a whole position
NEAR = 3  # how far off a counter that the answer names still belongs to the picture
APART = 5  # what lies further than this from all the rest is an island of its own


def crop(pieces: Pieces, core: Iterable[str], centre: Iterable[str], mentioned: Iterable[str]) -> tuple[str, ...]:
    """The hexes asked about and those around the doers first, then what the answer names nearby, then other counters, up to
    about thirty."""
    grid = pieces.grid
    core = list(dict.fromkeys(core))[:MOST_CORE]
    if not core:
        return ()
    chosen = dict.fromkeys(core)
    near = lambda hexes, reach: [h for h in hexes if any(grid.distance(h, c) <= reach for c in core)]  # noqa: E731
    add(chosen, (n for h in dict.fromkeys(centre) for n in grid.neighbours(h)), ENOUGH)
    for hex_ in near(mentioned, NEAR):
        add(chosen, (*path_to(grid, hex_, chosen), hex_), ENOUGH)
    others = sorted(near(pieces.stacks, 2), key=lambda h: (min(grid.distance(h, c) for c in core), h))
    for hex_ in others:
        add(chosen, (*path_to(grid, hex_, chosen), hex_), ENOUGH)
    add(chosen, (n for h in core for n in grid.neighbours(h)), ENOUGH)
    fill(grid, chosen, 4, ENOUGH)
    fill(grid, chosen, 3, ENOUGH, once=True)
    return tuple(sorted(chosen))


def add(chosen: dict[str, None], hexes: Iterable[str], most: int) -> None:
    for h in hexes:
        if len(chosen) < most:
            chosen[h] = None


def path_to(grid: Grid, hex_: str, chosen: dict[str, None]) -> list[str]:
    """Hexes that join a far one to the rest, so that the board is one piece."""
    here, found = hex_, []
    goal = min(chosen, key=lambda c: (grid.distance(hex_, c), c))
    while grid.distance(here, goal) > 1:
        here = min(grid.neighbours(here), key=lambda n: (grid.distance(n, goal), n))
        found.append(here)
    return found[::-1]


def fill(grid: Grid, chosen: dict[str, None], beside: int, most: int, once: bool = False) -> None:
    """Holes and deep bays are filled: a board with a clean outline is easier to read."""
    again = True
    while again:
        edge = sorted({n for h in chosen for n in grid.neighbours(h)} - set(chosen))
        bays = [h for h in edge if sum(n in chosen for n in grid.neighbours(h)) >= min(beside, len(grid.neighbours(h)))]
        again = bool(bays) and len(chosen) < most and not once
        add(chosen, bays, most)


def whole(pieces: Pieces, counters: int) -> tuple[tuple[str, ...], tuple[int, int]]:
    """Everything stated and one hex around it. Of a huge position the part around its middle, of one scattered over a huge sheet
    the part where most counters stand; and how much that leaves out."""
    grid, stated = pieces.grid, pieces.hexes()
    if not stated:
        return (), (0, 0)
    around = {n for h in stated[:5 * MOST] for n in (h, *grid.neighbours(h))} | set(stated)
    if len(around) <= MOST:
        island = fullest(pieces, stated) if len(grid.around(stated, 1)) > MOST else set(stated)
        kept = {n for h in island for n in (h, *grid.neighbours(h))}
        shown = sum(len(pieces.stacks.get(h, ())) for h in kept)
        return tuple(sorted(kept)), (len(set(stated) - kept), counters - shown)
    standing = sorted(pieces.stacks) or list(stated)
    columns, rows = (sorted(axis) for axis in zip(*map(grid.place, standing)))
    middle = min(standing, key=lambda h: (abs(grid.place(h)[0] - columns[len(columns) // 2]) + abs(grid.place(h)[1] - rows[len(rows) // 2]), h))
    kept = sorted(around, key=lambda h: (grid.distance(middle, h), h))[:MOST]
    shown = sum(len(pieces.stacks.get(h, ())) for h in kept)
    return tuple(sorted(kept)), (len(set(stated) - set(kept)), counters - shown)


def fullest(pieces: Pieces, stated: Iterable[str]) -> set[str]:
    """Of the islands that stated hexes form the one with the most counters."""
    left, islands = set(stated), []
    while left:
        island, todo = set(), [min(left)]
        left -= set(todo)
        while todo:
            island.add(here := todo.pop())
            near = [h for h in left if pieces.grid.distance(here, h) <= APART]
            left -= set(near)
            todo += near
        islands.append(island)
    return max(islands, key=lambda island: (sum(len(pieces.stacks.get(h, ())) for h in island), len(island)))
