"""What stands below a board that is a file of its own: the question or title, and the key to its signs."""

from __future__ import annotations

from kb.language import model as m
from kb.show.counters import marker
from kb.show.markup import clean, escaped, num, shortened, tag, width
from kb.show.pieces import Pieces
from kb.show.scene import Scene
from kb.show.telling import ended, left_out_told, legend_of

SIZE, LINE, MOST_LINES, MOST_KEYS = 110, 18, 4, 8


def foot(book: m.Book, pieces: Pieces, scene: Scene, headline: str, place: tuple[float, float, float], prefix: str, standalone: bool) -> list[str]:
    """Lines of text and keys, one below the other; a board inside a page says only what it leaves out: the page has its caption."""
    left, top, right = place
    note, said = left_out_told(scene), clean(headline or scene.headline)
    texts = wrapped(ended(said), right - left) if standalone and said else []
    texts += wrapped(ended(note), right - left) if note else []
    keys = legend_of(book, pieces, scene)[:MOST_KEYS] if standalone else []
    parts = [tag("text", escaped(text), class_="note", x=left, y=top + LINE * i + 13) for i, text in enumerate(texts)]
    return parts + [key(style, text, left, top + LINE * (len(texts) + i) + 9, right, prefix) for i, (style, text) in enumerate(keys)]


def wrapped(text: str, room: float) -> list[str]:
    """A text broken between words; what is left after a few lines is cut."""
    lines: list[str] = []
    for word in text.split():
        if lines and width(f"{lines[-1]} {word}") * SIZE <= room * 1000:
            lines[-1] += f" {word}"
        else:
            lines.append(word if width(word) * SIZE <= room * 1000 else shortened(word, int(room), SIZE))
    return lines[:MOST_LINES - 1] + [lines[MOST_LINES - 1] + " …"] if len(lines) > MOST_LINES else lines


def key(style: str, text: str, x: float, y: float, right: float, prefix: str) -> str:
    """A sign and what it means."""
    if style.startswith("zone "):
        side = style[5:].replace(" ", "-")
        sign = tag("rect", fill=f"url(#{prefix}-zone-{side})", x=x, y=y - 6, width=18, height=12)
        sign += tag("path", class_=f"zl {side}", d=f"M{num(x)} {num(y - 6)}h18v12h-18z")
    else:
        kind, _, letters = style.partition(" ")
        sign = tag("g", marker(kind, letters, 0, (0, 0)), class_="ctr", transform=f"translate({num(x + 9)} {num(y)})")
    room = int(right - x - 26)
    shown = clean(text)
    shown = shown if width(shown) * SIZE <= room * 1000 else shortened(shown, room, SIZE)
    return sign + tag("text", escaped(shown), class_="note", x=x + 26, y=y + 4)
