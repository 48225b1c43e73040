"""Which word of the older book is which of the newer: by name, else by the sentence it makes."""

from __future__ import annotations

import re

from kb.language import model as m
from kb.language.builtins import BUILTIN_WORDS

SILENT = ("term", "also", "draw", "measure")
SLOT = re.compile(r"\{(\w+)\}")


def same_words(old: m.Book, new: m.Book) -> dict[str, str]:
    """Words of the old book → what the new one calls them; those that are called the same, or that have no counterpart, are left out.

    A word that both books declare in the same form is the same word. Else it is the one, and only one, that makes the same sentence of the
    same things."""
    free = {name: w for name, w in declared(new).items() if not alike(old.words.get(name), w)}
    by_sentence: dict[tuple, list[str]] = {}
    for name, w in free.items():
        by_sentence.setdefault(sentence(w), []).append(name)
    found = {}
    for name, w in declared(old).items():
        if not alike(w, new.words.get(name)):
            others = by_sentence.get(sentence(w), ()) if w.template else ()
            if len(others) == 1:
                found[name] = others[0]
    return found


def declared(book: m.Book) -> dict[str, m.Word]:
    return {name: w for name, w in book.words.items() if w.kind not in SILENT and name not in BUILTIN_WORDS}


def alike(one: m.Word | None, other: m.Word | None) -> bool:
    return one is not None and other is not None and one.kind == other.kind and len(one.params) == len(other.params)


def sentence(w: m.Word) -> tuple:
    """What is made of a word, whatever its places are called."""
    places = {p.var: str(i) for i, p in enumerate(w.params)}
    text = SLOT.sub(lambda s: "{%s}" % places.get(s[1], s[1]), w.template.lower())
    return w.kind, len(w.params), text


def in_common(old: m.Book, new: m.Book, names: dict[str, str]) -> float:
    """How much of the older vocabulary the newer one has too, from 0 to 1."""
    mine = declared(old)
    shared = sum(name in names or alike(w, new.words.get(name)) for name, w in mine.items())
    return shared / len(mine) if mine else 0.0


# ---- what stands for a thing that only one edition has


def stand_ins(book: m.Book, other: m.Book, names: dict[str, str]) -> dict[str, str]:
    """A kind of thing that only this book has → the kind both have of which its clauses say most alike: light artillery → artillery.

    So a position with the one can be put before the other edition. What has no like there stays out."""
    said = spoken_of(book)
    own = [c for c in book.constants if c in said and names.get(c, c) not in other.constants]
    shared = {c for c in book.constants if names.get(c, c) in other.constants}
    found = {}
    for c in own:
        kin = [(likeness(said[c], said[d]), d in c.split("_"), d) for d in book.constants if d in shared and book.constants[d] == book.constants[c] and d in said]
        best = max(kin, default=(0, False, ""))
        if best[0] >= LIKE:
            found[c] = best[2]
    return found


LIKE = 0.6  # how much of what is said of either kind has to be said of both


def spoken_of(book: m.Book) -> dict[str, set[tuple]]:
    """Each word of a closed list with the statements that name it."""
    found: dict[str, set[tuple]] = {}
    for clause in book.clauses:
        for n, s in enumerate(clause.statements):
            for c in (c for group in (*s.body.alternatives, *s.body.unless) for c in group):
                for word in c.of if isinstance(c, m.IsOne) else ():
                    found.setdefault(word, set()).add((clause.number, n, c.negated))
    return found


def likeness(one: set, other: set) -> float:
    return len(one & other) / len(one | other)
