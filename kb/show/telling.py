"""A board in words: its title for those who hear it, and the keys to its signs."""

from __future__ import annotations

from kb.language import model as m
from kb.show.markup import clean
from kb.show.pieces import Counter, Pieces
from kb.show.scene import Scene

MOST_TOLD = 12


def told(book: m.Book, pieces: Pieces, scene: Scene, headline: str = "") -> str:
    """The position in a few sentences: what was asked and answered, who stands where, what is hatched, what is left out."""
    drawn = [c for h in scene.hexes for c in pieces.stacks.get(h, ())]
    order = sorted(drawn, key=lambda c: (scene.focus.index(c.name) if c.name in scene.focus else len(scene.focus), c.side, c.name))
    parts = [counter_told(c) for c in order[:MOST_TOLD]]
    if len(order) > MOST_TOLD:
        parts.append(f"and {len(order) - MOST_TOLD} more")
    said = [headline or scene.headline, "; ".join(parts), *zones_told(scene), left_out_told(scene)]
    text = " ".join(ended(clean(part)) for part in said if part)
    return text or f"A part of the map of {book.title}."


def ended(text: str) -> str:
    """With a full stop; without a capital, as a counter's name may come first."""
    return text if text[-1:] in ".?!:" else f"{text}."


def counter_told(c: Counter) -> str:
    return f"{c.name} ({c.told}) on {c.hex}" if c.told else f"{c.name} on {c.hex}"


def zones_told(scene: Scene) -> list[str]:
    if not scene.zones:
        return []
    return ["Hatched: the zone of " + " and of ".join(f"{z.unit} ({', '.join(z.hexes)})" for z in scene.zones)]


def left_out_told(scene: Scene) -> str:
    hexes, counters = scene.left_out
    if not hexes and not counters:
        return ""
    return f"Not drawn: {counters:,} counters and {hexes:,} hexes further off"


def legend_of(book: m.Book, pieces: Pieces, scene: Scene) -> list[tuple[str, str]]:
    """What needs a word beside the board: (`zone light`, "zone of control of 180 IR"), (`up`, "Attack"), (`label OS`, "Out of Supply")."""
    found = [(f"zone {z.side}", f"{zone_name(book)} of {z.unit}") for z in scene.zones]
    seen = {mark for h in scene.hexes for c in pieces.stacks.get(h, ()) for mark in c.markers}
    return found + [(" ".join(mark).strip(), pieces.marks[mark]) for mark in sorted(seen)]


def zone_name(book: m.Book) -> str:
    """As players call it, where the book says so."""
    name = next((n for n, look in book.looks.items() if look == "zone" and n in book.words), "zone")
    return next(iter(book.words[name].also), name.replace("_", " ")) if name in book.words else name
