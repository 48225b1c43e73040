"""Matters in a player's words: as a sentence, denied, and as a question."""

from __future__ import annotations

import re

from kb.answers import aloud
from kb.answers import sentences as say
from kb.answers import matters as mt
from kb.engine.flat import variables
from kb.language import model as m

AUXILIARY = re.compile(r" (is|are|was|were|did|does|do|may|must) not ")
UNFIT = str.maketrans("[]{}|", "()()/")


def sentence(book: m.Book, found: mt.Matter, holds: bool = True) -> str:
    """It is so, or not so, in words."""
    conds, unless = named(book, found)
    if found.single is None or not conds:
        text = aloud.conj(book, conds) + "".join(f", unless {aloud.conj(book, g)}" for g in unless)
        return text if holds else f"it is not so that {text}"
    if holds:
        return aloud.cond(book, conds[0])
    other = aloud.opposite(conds[0])
    return aloud.cond(book, other) if other is not None else f"it is not so that {aloud.cond(book, conds[0])}"


def template_of(book: m.Book, found: mt.Matter) -> str:
    return f"[{sentence(book, found).translate(UNFIT)}|{sentence(book, found, False).translate(UNFIT)}]"


def question(book: m.Book, found: mt.Matter) -> str:
    """The sentence turned round: Is it …? Does the enemy stand …?"""
    yes, no = sentence(book, found), sentence(book, found, False)
    c = found.single
    if isinstance(c, m.Compare) and not AUXILIARY.search(no):
        return turned(yes, " is ", "Is") or f"Is it so that {yes}?"
    return inverted(yes, no) or f"Is it so that {yes}?"


def inverted(yes: str, no: str) -> str:
    """From what is denied: `u does not stand on 3228` asks `Does u stand on 3228?`"""
    spot = AUXILIARY.search(no)
    if spot and " unless " not in yes and not no.startswith("it is not so that "):
        subject, rest = no[: spot.start()], no[spot.end():]
        return f"{spot[1].capitalize()} {subject} {rest}?"
    spot = no.find(" has no ")
    return f"Does {no[:spot]} have a {no[spot + 8:]}?" if spot > 0 else ""


def turned(text: str, verb: str, first: str) -> str:
    subject, found, rest = text.partition(verb)
    return f"{first} {subject} {rest}?" if found else ""


# ---- names for those whom nobody named -----------------------------------------------------------


def named(book: m.Book, found: mt.Matter) -> tuple[tuple[m.Cond, ...], tuple[tuple[m.Cond, ...], ...]]:
    """`at(U) = H` gives H its name, and is said no more; whoever is left is some unit first and that unit afterwards."""
    conds, unless, names = found.conds, found.unless, {}
    for c in conds:
        if (call := looked_up(c, names)) is not None and len(conds) > 1:
            names[call[0]] = m.Const(call[1](book))
            conds = tuple(x for x in conds if x is not c)
    conds, unless = mt.grounded(conds, names), mt.grounded(unless, names)
    sorts = sorts_of(book, (conds, unless))
    met: dict[str, str] = {}
    return (tuple(with_names(c, sorts, met) for c in conds), tuple(tuple(with_names(c, sorts, met) for c in g) for g in unless))


def looked_up(c: m.Cond, names: dict) -> tuple | None:
    """A variable that is the value of a word: its name, and how to call it."""
    if not isinstance(c, m.Compare) or c.op != "=":
        return None
    for call, var in ((c.left, c.right), (c.right, c.left)):
        if isinstance(call, m.Call) and isinstance(var, m.Var) and var.name not in names:
            call = mt.grounded(call, names)
            if not variables(call):
                return var.name, lambda book: called(book, call)
    return None


def called(book: m.Book, call: m.Call) -> str:
    word = book.words.get(call.name)
    if word is None or word.kind == "amount":
        return aloud.term(book, call)
    label = book.terms.get(call.name) or (word.value if len(call.name) < 3 else call.name.replace("_", " "))
    return f"the {label} of {' and '.join(aloud.term(book, a) for a in call.args)}" if call.args else label


def sorts_of(book: m.Book, conds) -> dict[str, str]:
    from kb.language.sorts import comparisons, infer, uses_in_conds

    flat = tuple(c for c in (*conds[0], *(c for g in conds[1] for c in g)))
    return infer(book, uses_in_conds(book, flat), comparisons(flat), None)


def with_names(c: m.Cond, sorts: dict[str, str], met: dict[str, str]) -> m.Cond:
    """`met` are those spoken of before."""
    env = {}
    for v in dict.fromkeys(variables(c)):
        sort = sorts.get(v) or "one"
        many = sum(s == sort for w, s in ((w, sorts.get(w) or "one") for w in met) if w != v)
        plain = f"{'other ' * (many > 0)}{sort}"
        env[v] = m.Const(f"that {plain}" if v in met else f"another {sort}" if many else f"some {plain}")
        met.setdefault(v, plain)
    return mt.grounded(c, env)


def figure(book: m.Book, t: m.Term) -> str:
    """A figure that a player may tell: the strength of your unit."""
    word = book.words.get(t.name) if isinstance(t, m.Call) else None
    return aloud.term(book, t) if word is None or word.kind == "amount" else called(book, t)
