"""Pieces of SVG: attributes and texts made safe, and texts made to fit."""

from __future__ import annotations

import unicodedata

NEVER = ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")  # would steer the text around them, or may not stand in XML at all
WIDTHS = {" ": 28, "I": 29, "i": 27, "j": 28, "l": 27, "t": 38, "f": 37, "r": 40, "1": 46, "/": 39, "-": 46, ".": 29, ",": 29, ":": 29,
          "'": 25, "(": 38, ")": 38, "M": 90, "W": 102, "m": 90, "w": 84, "…": 90, "–": 60}
SIZES = (105, 95, 85, 80, 75)  # tenths of a pixel


def clean(text: object) -> str:
    """A text from a stranger as one line of visible characters."""
    text = str(text)
    if text.isascii() and text.isprintable():
        return " ".join(text.split())
    return " ".join("".join(c if unicodedata.category(c) not in NEVER else " " if c in "\t\n\r" else "" for c in text).split())


def escaped(text: object) -> str:
    text = clean(text).replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
    return text.replace('"', "&quot;").replace("'", "&#39;")


def num(value: float) -> str:
    """At most one decimal, and never a minus zero: the same picture has the same text everywhere."""
    if isinstance(value, int):
        return str(value)
    tenths = round(value * 10)
    whole, rest = divmod(abs(tenths), 10)
    return ("-" if tenths < 0 else "") + (f"{whole}.{rest}" if rest else str(whole))


def tag(name: str, inside: str | None = None, **attributes: object) -> str:
    """One element. A trailing or inner underscore stands for what Python cannot spell: `class_`, `stroke_width`."""
    said = "".join(f' {key.rstrip("_").replace("_", "-")}="{value if isinstance(value, str) else num(value)}"'
                   for key, value in attributes.items() if value not in (None, ""))
    return f"<{name}{said}/>" if inside is None else f"<{name}{said}>{inside}</{name}>"


def line_through(points, closed: bool = False) -> str:
    """Path data through some points."""
    return "M" + "L".join(f"{num(x)} {num(y)}" for x, y in points) + ("Z" if closed else "")


def width(text: str) -> int:
    """How wide a text is likely to come out, in hundredths of its size: by the letters, as no font is at hand."""
    total = 0
    for c in text:
        if unicodedata.combining(c):
            continue
        wide = unicodedata.east_asian_width(c) in "WF"
        total += WIDTHS.get(c) or (100 if wide else 64 if c.isdigit() else 70 if c.isupper() else 58)
    return total


def fits(text: str, room: int) -> int:
    """The largest size, in tenths of a pixel, at which a text fits; 0 when none does."""
    return next((size for size in SIZES if width(text) * size <= room * 1000), 0)


def shortened(text: str, room: int, size: int = SIZES[-1]) -> str:
    """As much of the text as fits, with an ellipsis."""
    text = text[:60]
    while text and width(text + "…") * size > room * 1000:
        text = text[:-1].rstrip()
    return text + "…"
