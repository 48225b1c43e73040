"""Boards as SVG, drawn from positions: layers of hexes, ground, zones, lines, arrows and counters, all by our own geometry."""

from __future__ import annotations

import re
from collections import Counter

from kb.answers.model import Answer
from kb.board.facts import Position
from kb.language import model as m
from kb.show import ground
from kb.show.arrows import arrow
from kb.show.counters import stack
from kb.show.hexes import Paper
from kb.show.foot import foot
from kb.show.markup import escaped, line_through, num, tag
from kb.show.palette import standalone_css
from kb.show.pieces import Pieces, pieces_of
from kb.show.scene import Arrow, Readings, Scene, Zone, scene_for, zones_of
from kb.show.telling import told

NARROWEST = 280  # for the words below a board that stands alone
EDGE = 8  # paper around the hexes: rings and markers stand out a little
TURNS = {"light": -45, "second-light": -70, "dark": 45, "second-dark": 70, "plain": 45}  # which way a side's zone is hatched


def board_svg(
    book: m.Book, position: Position, *, answer: Answer | None = None, focus: tuple[str, ...] = (), arrows: tuple[Arrow, ...] = (),
    zones: tuple[str, ...] = (), hexes: tuple[str, ...] = (), numbers: bool = True, standalone: bool = False, prefix: str = "",
    readings: Readings = (),
) -> str:
    """A position as SVG; empty when nothing of it stands on the map. `answer` picks what to show and point out; `focus` and `zones`
    (names of units) and `arrows` add to that, `hexes` shows just those. `prefix` keeps the ids of several boards in a page apart;
    `readings` are those under which the answer was given."""
    pieces = pieces_of(book, position)
    if not pieces.hexes():
        return ""
    scene = scene_for(book, position, answer, pieces, readings)
    kept = tuple(sorted(h for h in set(hexes) if pieces.grid.valid(h))) or scene.hexes
    inside = tuple(a for a in (*scene.arrows, *arrows) if set(kept).issuperset(a.hexes) and len(a.hexes) > 1)
    more = tuple(z for z in zones_of(book, position, pieces, zones, readings) if z not in scene.zones)
    scene = Scene(kept, tuple(dict.fromkeys((*scene.focus, *focus))), inside, (*scene.zones, *more), scene.steps, scene.reached,
                  scene.headline, scene.left_out)
    return draw_scene(book, pieces, scene, numbers=numbers, standalone=standalone, prefix=prefix, headline="" if answer else position.title)


def draw_scene(book: m.Book, pieces: Pieces, scene: Scene, *, numbers: bool = True, standalone: bool = False, prefix: str = "",
               headline: str = "") -> str:
    """The picture of a scene that is already chosen."""
    paper = Paper(pieces.grid)
    if not scene.hexes:
        return ""
    prefix = re.sub(r"[^A-Za-z0-9_-]", "", prefix)
    title = f"{prefix or 'cw'}-board-title"
    left, top, right, bottom = paper.extent(scene.hexes)
    left, top, right, bottom = left - EDGE, top - EDGE, right + EDGE, bottom + EDGE
    if standalone:
        right = max(right, left + NARROWEST)
    below = foot(book, pieces, scene, headline, (left + EDGE, bottom, right - EDGE), prefix or "cw", standalone)
    bottom += 18 * len(below) + (4 if below else 0)
    parts = [tag("title", escaped(told(book, pieces, scene, headline)), id=title)]
    if standalone:
        parts += [f"<style>{standalone_css()}</style>",
                  tag("rect", class_="sheet", x=left, y=top, width=right - left, height=bottom - top)]
    parts += layers(paper, pieces, scene, numbers, prefix or "cw")
    inside = "\n".join(p for p in (*parts, *below) if p)
    return tag("svg", f"\n{inside}\n", xmlns="http://www.w3.org/2000/svg", class_="board", width=right - left, height=bottom - top,
               viewBox=" ".join(map(num, (left, top, right - left, bottom - top))), role="img", aria_labelledby=title)


def layers(paper: Paper, pieces: Pieces, scene: Scene, numbers: bool, prefix: str) -> list[str]:
    """From the ground up. Arrows of what was done lie under the counters, those of the question above."""
    drawn, focus = frozenset(scene.hexes), frozenset(scene.focus)
    lines = [*ground.along_sides(paper, pieces, drawn), *ground.ways(paper, pieces, drawn), *ground.bridges(paper, pieces, drawn)]
    stacks = [stack(pieces.stacks[h], paper.centre(h), focus) for h in scene.hexes if h in pieces.stacks]
    return [
        *(ground_of(paper, pieces, scene, h) for h in scene.hexes),
        *hatching(paper, scene, prefix),
        *lines,
        *outlines(paper, pieces, scene),
        *(feature for h in scene.hexes if (feature := ground.features(pieces, h, paper.centre(h), h in pieces.stacks))),
        *(hex_number(paper, h) for h in scene.hexes if numbers),
        *(arrow(paper, pieces, a, focus) for a in scene.arrows if a.done),
        *stacks,
        *(arrow(paper, pieces, a, focus) for a in scene.arrows if not a.done),
        *steps(paper, pieces, scene),
    ]


def ground_of(paper: Paper, pieces: Pieces, scene: Scene, hex_: str) -> str:
    grounds = pieces.ground.get(hex_, ())
    class_ = " ".join(filter(None, ("h", ground.tint(grounds))))
    points = " ".join(f"{num(x)},{num(y)}" for x, y in paper.corners(hex_))
    parts = tag("polygon", class_=class_, points=points)
    if hex_ in scene.steps or hex_ in scene.reached:
        parts += tag("polygon", class_="h pth", points=points)
    return parts + ground.cover(grounds, paper.centre(hex_), hex_ not in pieces.stacks)


def hex_number(paper: Paper, hex_: str) -> str:
    """At the top left, or under the upper corner: where an arrow from hex to hex never crosses it."""
    x, y = paper.centre(hex_)
    return tag("text", escaped(hex_), class_="hn" if paper.grid.flat else "hn mid", x=x - (20 if paper.grid.flat else 0), y=y - 25.5)


# ---- zones ------------------------------------------------------------------------------------


def by_side(zones: tuple[Zone, ...]) -> dict[str, list[Zone]]:
    found: dict[str, list[Zone]] = {}
    for zone in zones:
        found.setdefault(zone.side.replace(" ", "-"), []).append(zone)
    return found


def hatching(paper: Paper, scene: Scene, prefix: str) -> list[str]:
    """One pattern for each side whose zone is shown, and the hexes filled with it."""
    parts, drawn = [], set(scene.hexes)
    for side, zones in by_side(scene.zones).items():
        name = f"{prefix}-zone-{side}"
        lines = tag("rect", class_=f"zt {side}", width=7, height=7) + tag("path", class_=f"zh {side}", d="M0 3.5H7")
        parts.append(tag("defs", tag("pattern", lines, id=name, width=7, height=7, patternUnits="userSpaceOnUse",
                                     patternTransform=f"rotate({TURNS[side]})")))
        covered = sorted({h for z in zones for h in z.hexes} & drawn)
        data = "".join(line_through(paper.corners(h), closed=True) for h in covered)
        if data:
            parts.append(tag("path", fill=f"url(#{name})", d=data))
    return parts


def outlines(paper: Paper, pieces: Pieces, scene: Scene) -> list[str]:
    """A dashed line where a zone ends; none toward the counters it is the zone of."""
    parts, drawn = [], set(scene.hexes)
    for side, zones in by_side(scene.zones).items():
        covered = {h for z in zones for h in z.hexes} & drawn
        own = {pieces.counters[z.unit].hex for z in zones}
        around = Counter(s for h in covered | own for s in paper.sides(h))
        sides = sorted({s for h in covered for s in paper.sides(h) if around[s] == 1})
        if sides:
            parts.append(tag("path", class_=f"zl {side}", d="".join(line_through(chain) for chain in chained(sides))))
    return parts


def chained(sides: list) -> list[list]:
    """Sides joined end to end, so that the dashes of an outline run on around its corners."""
    left, chains = list(sides), []
    while left:
        chain = list(left.pop(0))
        growing = True
        while growing:
            following = next((s for s in left if chain[-1] in s), None)
            growing = following is not None
            if growing:
                left.remove(following)
                chain.append(following[1] if following[0] == chain[-1] else following[0])
        chains.append(chain)
    return chains


def steps(paper: Paper, pieces: Pieces, scene: Scene) -> list[str]:
    """The hexes of a way, numbered from the second on."""
    drawn, parts = set(scene.hexes), []
    for i, hex_ in enumerate(scene.steps):
        x, y = paper.centre(hex_)
        if i and hex_ in drawn:
            parts.append(tag("text", str(i), class_="st", x=x + (17 if paper.grid.flat else 22), y=y + (30 if paper.grid.flat else 25)))
    return parts
