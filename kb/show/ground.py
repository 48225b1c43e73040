"""The map under the counters: ground, rivers, roads and works, as tints, small symbols and lines."""

from __future__ import annotations

from kb.show.hexes import Paper, Point
from kb.show.markup import clean, escaped, fits, line_through, num, shortened, tag
from kb.show.pieces import Pieces

TINTS = {"wood": "wood", "full wood": "wood full", "swamp": "swamp", "lake": "lake", "river": "wet", "mountains": "high", "hills": "hilly",
         "rough": "hilly"}  # ground → classes of its hex
TREES = ((-27, 14), (-16, 27), (15, 28), (27, 12), (28, -9), (2, 31), (-29, -6))
MORE_TREES = ((-33, 4), (-22, 21), (-6, 29), (9, 25), (21, 21), (33, 2), (24, -20), (33, -4), (-21, 7), (20, 0), (14, -27), (22, 9))
OPEN_TREES = ((-13, 2), (0, -8), (12, 4), (-2, 12))  # where no counter stands
TUFTS = ((-28, 9), (-15, 28), (16, 28), (29, 6), (27, -14))
OPEN_TUFTS = ((-10, 2), (9, -6), (4, 13))
SLOTS = ((31, 1), (-31, 1), (0, 31), (26, -18))  # for symbols beside a counter
OPEN_SLOTS = ((-14, 6), (14, 6), (0, -12), (0, 22))  # and where there is none
ALONE = ((0, 5),)


def tint(grounds: tuple[str, ...]) -> str:
    """The classes of a hex by what it holds; the strongest tint last in the list wins in the style sheet."""
    return " ".join(dict.fromkeys(TINTS[g] for g in grounds if g in TINTS))


def scattered(places, mark: str, at: Point) -> str:
    return "".join(mark.format(x=num(at[0] + x), y=num(at[1] + y)) for x, y in places)


def cover(grounds: tuple[str, ...], at: Point, empty: bool) -> str:
    """What grows all over a hex."""
    parts = []
    if "wood" in grounds or "full wood" in grounds:
        places = (*TREES, *(MORE_TREES if "full wood" in grounds else ()), *(OPEN_TREES if empty else ()))
        parts.append(tag("path", class_="tree", d=scattered(places, "M{x} {y}l-3.8 5h2.4l-3 4.6h8.8l-3-4.6h2.4z", (at[0], at[1] - 5))))
    if "swamp" in grounds:
        places = (*TUFTS, *(OPEN_TUFTS if empty else ()))
        parts.append(tag("path", class_="tuft", d=scattered(places, "M{x} {y}m-6 0h12m-9 0v-3m3 3v-5.5m3 5.5v-3", at)))
    if "lake" in grounds or "river" in grounds:
        places = (*TUFTS, *(OPEN_TUFTS if empty else ()))
        parts.append(tag("path", class_="wave", d=scattered(places, "M{x} {y}m-7 0q3.5-3.5 7 0t7 0", at)))
    return "".join(parts)


def blocks(*rects: tuple[float, float, float, float]) -> str:
    return "".join(f"M{num(x)} {num(y)}h{num(w)}v{num(h)}h{num(-w)}z" for x, y, w, h in rects)


SYMBOLS = {
    "village": ("house", blocks((-6, -3, 5, 4), (2, 0, 4, 4))),
    "town": ("house", blocks((-8, -6, 6, 5), (1, -7, 5, 6), (-6, 2, 5, 4), (2, 2, 6, 5))),
    "city": ("house", blocks((-10, -9, 6, 6), (-2, -10, 5, 7), (5, -8, 5, 5), (-10, 0, 5, 5), (-3, -1, 6, 6), (5, -1, 6, 4), (-7, 7, 5, 4), (1, 7, 6, 4))),
    "hills": ("contour", "M-11 5Q-6-5-1 5M-2 2Q3-8 9 2"),
    "rough": ("contour", "M-9 3l3-5 3 5M0 6l3-5 3 5M0-2l3-5 3 5"),
    "mountains": ("peak", "M-12 6L-5-8 2 6zM0 6L6-4 12 6z"),
    "fort": ("fort", "M0-8L2.4-2.6 8.2-2.6 4 1.2 5.6 7 0 3.8-5.6 7-4 1.2-8.2-2.6-2.4-2.6z"),
    "star": ("star", "M0-7L1.9-2.2 7-2.2 3 1 4.5 6 0 3-4.5 6-3 1-7-2.2-1.9-2.2z"),
    "trench": ("ditch", "M-10 3V-3H-5V3H0V-3H5V3H10"),
}


def features(pieces: Pieces, hex_: str, at: Point, taken: bool) -> str:
    """The symbols of a hex, beside its counter or in the middle, and what is written on it."""
    named = [style for style, _ in pieces.sites.get(hex_, ()) if style in SYMBOLS]
    found = [g for g in (*named, *pieces.ground.get(hex_, ())) if g in SYMBOLS]
    places = SLOTS if taken else OPEN_SLOTS if len(found) > 1 else ALONE
    parts = []
    for style, (x, y) in zip(found, places):
        class_, data = SYMBOLS[style]
        parts.append(tag("path", class_=class_, d=data, transform=f"translate({num(at[0] + x)} {num(at[1] + y)}){' scale(.8)' * taken}"))
    texts = [*pieces.labels.get(hex_, ()), *(text for style, text in pieces.sites.get(hex_, ()) if style == "label")]
    for i, text in enumerate(clean(t) for t in texts[:2]):
        fitting = min(85, fits(text, 48))
        y = at[1] + (33 if taken else 25 if found else 8) - 9 * i
        parts.append(tag("text", escaped(text if fitting else shortened(text, 48)), class_=f"lb f{fitting or 75}", x=at[0], y=y))
    return "".join(parts)


# ---- lines ------------------------------------------------------------------------------------

WATER = (("lake", ("shore",)), ("stream", ("stream",)), ("river", ("river",)), ("big river", ("big", "inner")), ("plain", ("some",)),
         ("works", ("wall", "teeth")))  # styles along a side, in the order in which they are laid, with the strokes of each
WAYS = (("railway", ("rail", "ties")), ("side road", ("path",)), ("road", ("road",)))  # from centre to centre


def along_sides(paper: Paper, pieces: Pieces, drawn: frozenset[str]) -> list[str]:
    """Rivers and whatever else lies between two hexes; one path for all of a kind, so that they join."""
    parts = []
    for style, strokes in WATER:
        sides = [paper.between(a, b) for s, a, b in pieces.edges if s == style and {a, b} & drawn]
        data = "".join(line_through(side) for side in sides if side)
        parts += [tag("path", class_=stroke, d=data) for stroke in strokes if data]
    return parts


def ways(paper: Paper, pieces: Pieces, drawn: frozenset[str]) -> list[str]:
    """Roads and railways, each from the middle of a hex to the middle of the next."""
    parts = []
    for style, strokes in WAYS:
        pairs = [(a, b) for s, a, b in pieces.edges if s == style and {a, b} & drawn]
        data = "".join(line_through(halves(paper, a, b, drawn)) for a, b in pairs if paper.between(a, b))
        parts += [tag("path", class_=stroke, d=data) for stroke in strokes if data]
    return parts


def halves(paper: Paper, a: str, b: str, drawn: frozenset[str]) -> tuple[Point, Point]:
    """A way that leads off the board is drawn as far as the side."""
    ends = [paper.centre(a), paper.centre(b)]
    middle = tuple((p + q) / 2 for p, q in zip(*ends))
    return tuple(end if h in drawn else middle for h, end in zip((a, b), ends))


def bridges(paper: Paper, pieces: Pieces, drawn: frozenset[str]) -> list[str]:
    broken = {(a, b) for s, a, b in pieces.edges if s == "broken bridge"}
    whole = {(a, b) for s, a, b in pieces.edges if s == "bridge"}
    return [bridge(paper, a, b, (a, b) in broken) for a, b in sorted(broken | whole) if {a, b} & drawn and paper.between(a, b)]


def bridge(paper: Paper, a: str, b: str, broken: bool) -> str:
    """A deck across the side with its two rails; a broken one has a gap."""
    (ax, ay), (bx, by) = paper.centre(a), paper.centre(b)
    length = ((bx - ax) ** 2 + (by - ay) ** 2) ** .5
    ux, uy = (bx - ax) / length, (by - ay) / length
    x, y = (ax + bx) / 2, (ay + by) / 2

    def point(along: float, aside: float) -> tuple[float, float]:
        return x + ux * along - uy * aside, y + uy * along + ux * aside

    deck = line_through([point(-8, -5), point(8, -5), point(8, 5), point(-8, 5)], closed=True)
    rails = "".join(line_through([point(-10, s * 7.5), point(-7, s * 5), point(7, s * 5), point(10, s * 7.5)]) for s in (-1, 1))
    gap = line_through([point(-2.5, -8), point(2.5, 8)]) + line_through([point(2.5, -8), point(-2.5, 8)]) if broken else ""
    return tag("g", tag("path", class_="deck", d=deck) + tag("path", class_="rails", d=rails)
               + (tag("path", class_="gap", d=gap) if gap else ""), class_="bridge")
