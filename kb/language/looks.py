"""The styles in which a book may have its words drawn: `draw infantry as "infantry"`. What they look like is up to `show`."""

from __future__ import annotations

from kb.language import model as m
from kb.language.sorts import columns, constant_sorts, find_word

LOOKS: dict[str, tuple[str, ...]] = {
    "side": ("light", "dark", "second light", "second dark"),
    "symbol": ("infantry", "mountain infantry", "motorized infantry", "mechanized infantry", "cavalry", "armour", "mechanized cavalry",
               "recon", "motorcycle", "cyclist", "machine guns", "guns", "infantry guns", "horse guns", "motorized guns",
               "heavy guns", "marines", "airborne", "air", "headquarters", "fortress", "train", "ship"),
    "size": ("I", "II", "III", "X", "XX", "XXX", "XXXX", "XXXXX"),
    "ground": ("clear", "wood", "full wood", "rough", "hills", "mountains", "swamp", "river", "lake", "village", "town", "city", "label"),
    "marker": ("up", "down", "trench", "label"),
    "site": ("fort", "trench", "star", "label"),
    "edge": ("stream", "river", "big river", "lake", "bridge", "broken bridge", "road", "side road", "railway", "works"),
    "number": ("strength", "attack", "defence"),
    "place": ("place",),
    "zone": ("zone",),
    "arrow": ("attack", "fire", "move", "retreat"),
    "role": ("attacker", "target"),
}
NOTHING = "nothing"  # fits every word: it is not drawn
ALL_LOOKS = frozenset(style for styles in LOOKS.values() for style in styles) | {NOTHING}
CONSTANTS = ("side", "symbol", "size", "ground", "marker")


def families_of(book: m.Book, name: str) -> tuple[str, ...]:
    """The families of styles that fit a word, by what it says; a name may be a word and a constant."""
    found = CONSTANTS if name in constant_sorts(book) else ()
    word = find_word(book, name)
    if word is None:
        return found
    if word.kind in ("action", "path", "event"):
        return (*found, "arrow")
    if word.kind == "role":
        return (*found, "role")
    return (*found, *family_of_relation(word.kind, columns(word))) or (NOTHING,)


def family_of_relation(kind: str, sorts: tuple[str, ...]) -> tuple[str, ...]:
    """A given by what it is said of; of what the rules work out only a zone is drawn."""
    if kind == "derived":
        return ("zone",) if len(sorts) == 2 and sorts[0] != "hex" and sorts[1] == "hex" else ()
    if kind != "given":
        return ()
    match sorts:
        case ("hex",):
            return ("site",)
        case ("hex", "hex"):
            return ("edge",)
        case (_,):
            return ("marker",)
        case (_, "hex"):
            return ("place",)
        case (_, "number"):
            return ("number",)
    return ()


def styles_of(families: tuple[str, ...]) -> frozenset[str]:
    return frozenset(style for family in families for style in LOOKS.get(family, ())) | {NOTHING}
