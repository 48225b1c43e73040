"""Arrows between counters: a line that leaves one counter's edge and ends short of another's, with a tip or a cross."""

from __future__ import annotations

from kb.show.counters import reach
from kb.show.hexes import Paper, Point
from kb.show.markup import line_through, tag
from kb.show.pieces import Pieces
from kb.show.scene import Arrow

TIP, WIDE, ARM = 9.0, 4.6, 5.0


def arrow(paper: Paper, pieces: Pieces, a: Arrow, focus: frozenset[str]) -> str:
    """A movement goes through the centres of its hexes; every arrow ends at what it points to."""
    points = [tuple(map(float, paper.centre(h))) for h in a.hexes]
    points[0] = clear_of(points[0], points[1], box(pieces, a.hexes[0], focus))
    points[-1] = clear_of(points[-1], points[-2], box(pieces, a.hexes[-1], focus))
    kind = f"{a.kind} done" if a.done else a.kind
    ux, uy = direction(points[-2], points[-1])
    if a.barred:
        end = points[-1]
        cross = "".join(line_through([(end[0] - s * ARM, end[1] - ARM), (end[0] + s * ARM, end[1] + ARM)]) for s in (1, -1))
        return tag("path", class_="ar x", d=line_through(points)) + tag("path", class_="cross", d=cross)
    end = points[-1]
    points[-1] = (end[0] - ux * (TIP - 1), end[1] - uy * (TIP - 1))
    back = (end[0] - ux * TIP, end[1] - uy * TIP)
    tip = [end, (back[0] - uy * WIDE, back[1] + ux * WIDE), (back[0] + uy * WIDE, back[1] - ux * WIDE)]
    return tag("path", class_=f"ar {kind}", d=line_through(points)) + tag("path", class_=f"tip {kind}", d=line_through(tip, closed=True))


def direction(start, end) -> tuple[float, float]:
    x, y = end[0] - start[0], end[1] - start[1]
    length = (x * x + y * y) ** .5 or 1.0
    return x / length, y / length


def box(pieces: Pieces, hex_: str, focus: frozenset[str]) -> Point:
    """What stands in the way on a hex; nothing on an empty one."""
    stack = pieces.stacks.get(hex_, ())
    return reach(len(stack), sum(c.name in focus for c in stack)) if stack else (0, 0)


def clear_of(centre, toward, half: Point) -> tuple[float, float]:
    """Where a line from the centre of a counter leaves it."""
    if not any(half):
        return centre
    ux, uy = direction(centre, toward)
    way = min(half[0] / abs(ux) if abs(ux) > 1e-9 else 1e9, half[1] / abs(uy) if abs(uy) > 1e-9 else 1e9) + 1
    return centre[0] + ux * way, centre[1] + uy * way + 2  # counters stand two pixels low
