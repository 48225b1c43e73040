"""Symbols of counters, one for each style of an arm: strokes inside a box whose half-width and half-height are given."""

from __future__ import annotations

from collections.abc import Callable

from kb.show.markup import num

Glyph = Callable[[float, float], str]


def stroke(data: str) -> str:
    return f'<path class="sy" d="{data}"/>'


def solid(data: str) -> str:
    return f'<path class="dot" d="{data}"/>'


def disc(x: float, y: float, r: float, class_: str = "dot") -> str:
    return f'<circle class="{class_}" cx="{num(x)}" cy="{num(y)}" r="{num(r)}"/>'


def crossed(a: float, b: float) -> str:
    return stroke(f"M{num(-a)} {num(-b)}L{num(a)} {num(b)}M{num(-a)} {num(b)}L{num(a)} {num(-b)}")


def slash(a: float, b: float) -> str:
    return stroke(f"M{num(-a)} {num(b)}L{num(a)} {num(-b)}")


def track(a: float, b: float) -> str:
    """The oval of a tank's track."""
    return f'<rect class="sy" x="{num(-a * .68)}" y="{num(-b * .5)}" width="{num(a * 1.36)}" height="{num(b)}" rx="{num(b * .5)}"/>'


def dot(a: float, b: float) -> str:
    return disc(0, 0, b * .36)


def big_dot(a: float, b: float) -> str:
    return disc(0, 0, b * .36) + stroke(f"M{num(-a * .45)} {num(b * .66)}H{num(a * .45)}")


def two_wheels(a: float, b: float) -> str:
    return disc(-a * .5, b + 2.6, 1.8, "sy") + disc(a * .5, b + 2.6, 1.8, "sy")


def one_wheel(a: float, b: float) -> str:
    return disc(0, b + 2.6, 1.8, "sy")


def three_wheels(a: float, b: float) -> str:
    return two_wheels(a, b) + one_wheel(a, b)


def motorcycle(a: float, b: float) -> str:
    frame = stroke(f"M{num(-a * .42)} {num(b * .2)}L0 {num(-b * .5)}L{num(a * .42)} {num(b * .2)}")
    return disc(-a * .42, b * .2, b * .42, "sy") + disc(a * .42, b * .2, b * .42, "sy") + frame


def peak(a: float, b: float) -> str:
    return solid(f"M0 {num(b * .1)}L{num(a * .36)} {num(b)}H{num(-a * .36)}Z")


def barrel(a: float, b: float) -> str:
    """A machine gun: a barrel that points up from its mount."""
    return stroke(f"M0 {num(b * .72)}V{num(-b * .7)}M{num(-a * .3)} {num(b * .72)}H{num(a * .3)}"
                  f"M{num(-a * .22)} {num(-b * .3)}L0 {num(-b * .75)}L{num(a * .22)} {num(-b * .3)}")


def anchor(a: float, b: float) -> str:
    return stroke(f"M0 {num(-b * .7)}V{num(b * .7)}M{num(-a * .25)} {num(-b * .4)}H{num(a * .25)}"
                  f"M{num(-a * .4)} {num(b * .2)}Q0 {num(b * 1.2)} {num(a * .4)} {num(b * .2)}")


def parachute(a: float, b: float) -> str:
    return stroke(f"M{num(-a * .5)} {num(b * .85)}Q{num(-a * .25)} {num(b * .2)} 0 {num(b * .85)}"
                  f"Q{num(a * .25)} {num(b * .2)} {num(a * .5)} {num(b * .85)}")


def wings(a: float, b: float) -> str:
    """A propeller seen from the side."""
    return solid(f"M0 0Q{num(-a * .5)} {num(-b * .8)} {num(-a * .72)} 0Q{num(-a * .5)} {num(b * .8)} 0 0"
                 f"Q{num(a * .5)} {num(-b * .8)} {num(a * .72)} 0Q{num(a * .5)} {num(b * .8)} 0 0Z")


def staff(a: float, b: float) -> str:
    """A flag on its staff: the band along the top is filled, the pole stands out below."""
    return solid(f"M{num(-a)} {num(-b)}H{num(a)}V{num(-b * .3)}H{num(-a)}Z") + stroke(f"M{num(-a)} {num(b)}V{num(b + 4.5)}")


def battlement(a: float, b: float) -> str:
    third = a * .25
    steps = "".join(f"v{num(s * b * .55)}h{num(third)}" for s in (-1, 1, -1, 1, -1))
    return stroke(f"M{num(-a * .62)} {num(b * .65)}V{num(b * .1)}{steps}V{num(b * .65)}Z")


def hull(a: float, b: float) -> str:
    ship = solid(f"M{num(-a * .7)} {num(b * .1)}H{num(a * .7)}L{num(a * .45)} {num(b * .7)}H{num(-a * .5)}Z")
    return ship + stroke(f"M0 {num(b * .1)}V{num(-b * .7)}M{num(-a * .25)} {num(b * .1)}V{num(-b * .3)}")


GLYPHS: dict[str, tuple[Glyph, ...]] = {
    "infantry": (crossed,), "mountain infantry": (crossed, peak), "motorized infantry": (crossed, two_wheels),
    "mechanized infantry": (crossed, track), "cavalry": (slash,), "mechanized cavalry": (slash, two_wheels), "armour": (track,),
    "recon": (slash, track), "motorcycle": (motorcycle,), "cyclist": (crossed, one_wheel), "machine guns": (barrel,), "guns": (dot,),
    "infantry guns": (crossed, dot), "horse guns": (slash, dot), "motorized guns": (dot, two_wheels), "heavy guns": (big_dot,),
    "marines": (crossed, anchor), "airborne": (crossed, parachute), "air": (wings,), "headquarters": (staff,), "fortress": (battlement,),
    "train": (track, three_wheels), "ship": (hull,),
}


def symbol(style: str, half_width: float, half_height: float) -> str:
    """The box of a symbol with what is in it, around 0, 0."""
    box = stroke(f"M{num(-half_width)} {num(-half_height)}H{num(half_width)}V{num(half_height)}H{num(-half_width)}Z")
    return box + "".join(glyph(half_width, half_height) for glyph in GLYPHS.get(style, ()))
