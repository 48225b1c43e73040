"""Counters: a rounded square with a symbol, the name left and the strength right; stacks fanned so that every name shows."""

from __future__ import annotations

from kb.show.hexes import Point
from kb.show.markup import clean, escaped, fits, num, shortened, tag, width
from kb.show.pieces import Counter
from kb.show.symbols import symbol

HALF = 23  # half a counter's edge
ROOM = 40  # for the texts at its foot
SHOWN = 3  # of a stack; the rest is counted
SMALLER = {1: 1.0, 2: .88, 3: .78}  # how large the counters of a stack are
STEP = {1: 0, 2: 12, 3: 11}  # from one name to the next
LOWER = 2  # a counter stands a little below the middle, under the number of its hex
LONGEST_TIP = 200


def stack(counters: tuple[Counter, ...], at: Point, focus: frozenset[str] = frozenset()) -> str:
    """The counters of one hex: those asked about on top within one ring, the others below with their names showing."""
    ordered = sorted(counters, key=lambda c: c.name not in focus)
    shown = ordered[:SHOWN]
    ringed = sum(c.name in focus for c in shown)
    scale, step = spread(len(shown), ringed)
    top = LOWER - step * (len(shown) - 1) / 2
    parts = []
    for i, c in reversed(list(enumerate(shown))):
        if i == ringed - 1:
            parts.append(ring(at, top, scale, step * i))
        move = f"translate({num(at[0])} {num(at[1] + top + i * step)})" + (f" scale({scale})" if scale != 1 else "")
        parts.append(tag("g", counter(c), class_=f"ctr {c.side.replace(' ', '-')}", transform=move))
    if len(ordered) > SHOWN:
        text = f"+{len(ordered) - SHOWN}"
        parts.append(tag("text", text, class_="more", x=at[0] + HALF * scale + 1, y=at[1] + top + (len(shown) - 1) * step + 4))
    return "\n".join(parts)


def spread(count: int, ringed: int) -> tuple[float, float]:
    """How large the counters of a stack are, and how far apart: a ring around some of them needs room."""
    return SMALLER[count], STEP[count] + (5 if 0 < ringed < count else 0)


def ring(at: Point, top: float, scale: float, length: float) -> str:
    half = HALF * scale + 3.5
    return tag("rect", class_="focus", x=at[0] - half, y=at[1] + top - half, width=2 * half, height=2 * half + length, rx=7)


def reach(count: int, ringed: int = 0) -> Point:
    """Half the width and height that a stack takes up."""
    shown = max(1, min(count, SHOWN))
    scale, step = spread(shown, min(ringed, shown))
    edge = HALF * scale + (5 if ringed else 1)
    return round(edge), round(edge + step * (shown - 1) / 2)


def counter(c: Counter) -> str:
    """One counter around 0, 0."""
    parts = [tag("title", escaped(clean(tip(c))[:LONGEST_TIP]))]
    parts.append(tag("rect", class_="bg", x=-HALF, y=-HALF, width=2 * HALF, height=2 * HALF, rx=4))
    parts += face(c)
    parts += [marker(style, text, i) for i, (style, text) in enumerate(c.markers[:SHOWN])]
    return "".join(parts)


def tip(c: Counter) -> str:
    return f"{c.name} ({c.told})" if c.told else c.name


def face(c: Counter) -> list[str]:
    """Size above, symbol in the middle, name and strength below; where both do not fit, the strength goes beside the symbol."""
    name, strength = clean(c.name), clean(c.strength)[:12]
    size = fits(name, ROOM - width(strength) * .105 - 4) if strength else fits(name, ROOM)
    together = size >= 80 or not strength
    beside = 95 if width(strength) <= 150 else 80
    x, half = (0, 14) if together else squeezed(width(strength) * beside / 1000)
    y, height = (-3.5, 8) if c.size else (-5.5, 9)
    parts = [text_at("sz", 0, -14.5, c.size)] if c.size else []
    parts.append(tag("g", middle(c, half, height), transform=f"translate({num(x)} {num(y)})"))
    if not together:
        parts.append(text_at("r", ROOM / 2, y + 4, strength, beside))
    if together and strength:
        parts += [text_at("l", -ROOM / 2, 18, name, size), text_at("r", ROOM / 2, 18, strength, size)]
    elif name:
        fitting = fits(name, ROOM)
        parts.append(text_at("c", 0, 18, name if fitting else shortened(name, ROOM), fitting or 75))
    return parts


def squeezed(taken: float) -> tuple[float, float]:
    """Where the symbol goes, and half its width, when a text of some width stands to its right."""
    left, right = 3 - HALF, ROOM / 2 - 3 - taken
    half = max(6.0, min(14.0, (right - left) / 2))
    return (right if half == 14 else left + 2 * half) - half, half


def middle(c: Counter, half: float, height: float) -> str:
    """The symbol; a kind the book does not draw is written into the box."""
    if c.symbol or not c.label:
        return symbol(c.symbol, half, height)
    label = clean(c.label)
    fitting = fits(label, round(2 * half - 2))
    return symbol("", half, height) + text_at("c", 0, 3, label if fitting else shortened(label, round(2 * half - 2)), fitting or 75)


def text_at(class_: str, x: float, y: float, text: str, size: int = 0) -> str:
    return tag("text", escaped(text), class_=f"{class_} f{size}" if size else class_, x=x, y=y)


MARKS = {
    "up": '<path class="ink" d="M0-4L4.2 3.4H-4.2Z"/>',
    "down": '<path class="ink" d="M0 4L4.2-3.4H-4.2Z"/>',
    "trench": '<path class="edge" d="M-5 2.5V-2.5H-1.7V2.5H1.7V-2.5H5V2.5"/>',
}


def marker(style: str, text: str, place: int, at: Point = (HALF - 3, 4 - HALF)) -> str:
    """A small square on the upper right corner, further ones below it."""
    kind = "mk" if style in ("up", "down") else "mk quiet"
    inside = tag("rect", x=-7.5, y=-7.5, width=15, height=15, rx=2) + (MARKS.get(style) or text_at("c", 0, 3.2, text, 85))
    return tag("g", inside, class_=kind, transform=f"translate({num(at[0])} {num(at[1] + place * 16)})")
