"""Matters in a player's words: as a sentence, denied, and as a question."""

from __future__ import annotations

import re
from dataclasses import replace

from kb.answers import aloud
from kb.answers import sentences as say
from kb.answers import matters as mt
from kb.engine.flat import variables
from kb.language import model as m

AUXILIARY = re.compile(r" (is|are|was|were|did|does|do|has|have|had|may|must) not ")
UNFIT = str.maketrans("[]{}|", "()()/")


def sentence(book: m.Book, found: mt.Matter, holds: bool = True) -> str:
    """It is so, or not so, in words."""
    conds, unless, plain = named(book, found)
    if not plain:
        text = aloud.conj(book, conds) + "".join(f", unless {aloud.conj(book, g)}" for g in unless)
        return text if holds else f"it is not so that {text}"
    if (somebody := anything(book, conds[0], holds)) is not None:
        return somebody
    if holds:
        return aloud.cond(book, conds[0])
    other = aloud.opposite(conds[0])
    return aloud.cond(book, other) if other is not None else f"it is not so that {aloud.cond(book, conds[0])}"


def anything(book: m.Book, c: m.Cond, holds: bool) -> str | None:
    """`aboard(U) = _`: u rides on some unit, or on none."""
    if not isinstance(c, m.Compare) or not isinstance(c.left, m.Call) or not isinstance(c.right, m.Any_):
        return None
    word = book.words.get(c.left.name)
    if word is None or word.kind not in ("given", "derived") or not say.BRACKET.search(word.template):
        return None
    return say.relation(book, word.name, (*aloud.arguments(book, c.left), f"{'some' if holds else 'any'} {word.value}"), holds)


def template_of(book: m.Book, found: mt.Matter) -> str:
    return f"[{sentence(book, found).translate(UNFIT)}|{sentence(book, found, False).translate(UNFIT)}]"


def question(book: m.Book, found: mt.Matter) -> str:
    """The sentence turned round: Is it …? Does the enemy stand …?"""
    yes, no = sentence(book, found), sentence(book, found, False)
    conds, _, plain = named(book, found)
    c = conds[0] if plain else None
    if isinstance(c, m.Compare) and aloud.looked_up(book, c) is None and anything(book, c, True) is None:
        return f"Is {aloud.term(book, c.left)} {aloud.OPS[c.op].removeprefix('is ').replace('is', 'equal to')} {aloud.term(book, c.right)}?"
    return inverted(yes, no) or f"Is it so that {yes}?"


def inverted(yes: str, no: str) -> str:
    """From what is denied: `u does not stand on 3228` asks `Does u stand on 3228?`"""
    spot = AUXILIARY.search(no)
    if spot and " unless " not in yes and not no.startswith("it is not so that "):
        subject, rest = no[: spot.start()], no[spot.end():]
        return f"{spot[1].capitalize()} {subject} {rest}?"
    spot = no.find(" has no ")
    return f"Does {no[:spot]} have a {no[spot + 8:]}?" if spot > 0 else ""


# ---- names for those whom nobody named -----------------------------------------------------------


def named(book: m.Book, found: mt.Matter) -> tuple[tuple[m.Cond, ...], tuple[tuple[m.Cond, ...], ...], bool]:
    """`at(U) = H` gives H its name, and is said no more; whoever is left is some unit first and that unit afterwards.
    And whether it is one plain condition, which can be denied and turned round."""
    conds, unless, names = found.conds, found.unless, {}
    for c in conds:
        if (call := looked_up(book, c, names)) is not None and len(conds) > 1:
            names[call[0]] = m.Const(call[1])
            conds = tuple(x for x in conds if x is not c)
    conds, unless = spelt(book, mt.grounded(conds, names)), spelt(book, mt.grounded(unless, names))
    plain = len(conds) == 1 and not unless and (found.single is not None or not variables(conds))
    sorts = sorts_of(book, (conds, unless))
    met: dict[str, str] = {}
    return tuple(with_names(c, sorts, met) for c in conds), tuple(tuple(with_names(c, sorts, met) for c in g) for g in unless), plain


def spelt(book: m.Book, node):
    """`adjacent(at(U), H)` speaks of the hex of u."""
    if isinstance(node, tuple):
        return tuple(spelt(book, n) for n in node)
    if isinstance(node, (m.Holds, m.Did)):
        args = tuple(m.Const(called(book, a)) if isinstance(a, m.Call) and not variables(a) and a_noun(book, a) else a for a in node.atom.args)
        return replace(node, atom=replace(node.atom, args=args))
    return node


def looked_up(book: m.Book, c: m.Cond, names: dict) -> tuple[str, str] | None:
    """A variable that is the value of a word: its name, and how to call it."""
    if not isinstance(c, m.Compare) or c.op != "=":
        return None
    for call, var in ((c.left, c.right), (c.right, c.left)):
        if isinstance(call, m.Call) and isinstance(var, m.Var) and var.name not in names:
            call = mt.grounded(call, names)
            if not variables(call) and a_noun(book, call):
                return var.name, called(book, call)
    return None


def a_noun(book: m.Book, call: m.Call) -> bool:
    """The hex of u, the side of u: but what u rides on is not `the aboard of u`."""
    word = book.words.get(call.name)
    sort = book.sorts.get(word.value) if word is not None else None
    return word is None or word.kind == "amount" or sort is None or bool(sort.members) or call.name in book.terms


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
