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
MODAL = re.compile(r" (may|must|is|are) ")
PEOPLE = re.compile(r"[^is]s$")
UNFIT = str.maketrans("[]{}|", "()()/")


def sentence(book: m.Book, found: mt.Matter, holds: bool = True) -> str:
    return with_sides(book, plain_sentence(book, found, holds))


def with_sides(book: m.Book, text: str) -> str:
    """Sides are people: germans are the Germans, where the book has no other name for them. And any phase is any."""
    text = re.sub(r"\bthe (any|some) phase_kind phase\b", r"\1 phase", text)
    sides = [name for name in (book.sorts["side"].members if "side" in book.sorts else ()) if name not in book.terms and PEOPLE.search(name)]
    return re.sub(rf"\b({'|'.join(sides)})\b", lambda f: f"the {f[1].replace('_', ' ').title()}", text) if sides else text


def plain_sentence(book: m.Book, found: mt.Matter, holds: bool = True) -> str:
    """It is so, or not so, in words."""
    conds, unless, plain = named(book, found)
    if not plain:
        texts = spoken(book, conds, unless)
        if (one := somebody(texts)) is not None:
            return texts_joined(texts) if holds else f"there is no {one[0]} that {listed(one[1])}"
        return texts_joined(texts) if holds else f"it is not so that {texts_joined(texts)}"
    if (text := anything(book, conds[0], holds)) is not None or (text := compared(book, conds[0], holds)) is not None:
        return text
    if holds:
        return aloud.cond(book, conds[0])
    other = aloud.opposite(conds[0])
    return aloud.cond(book, other) if other is not None else f"it is not so that {aloud.cond(book, conds[0])}"


def spoken(book: m.Book, conds: tuple[m.Cond, ...], unless: tuple[tuple[m.Cond, ...], ...]) -> list[str]:
    """Each condition in words. What must not hold is one more of them, where it can be denied."""
    out = [compared(book, c, True) or aloud.cond(book, c) for c in conds]
    for group in unless:
        other = aloud.opposite(group[0]) if len(group) == 1 else None
        denied = (compared(book, group[0], False) or aloud.cond(book, other)) if other is not None else ""
        out.append(denied or f"it is not so that {aloud.conj(book, group)}")
    return out


def texts_joined(texts: list[str]) -> str:
    return ", and ".join(texts) if len(texts) > 2 else " and ".join(texts)


def somebody(texts: list[str]) -> tuple[str, list[str]] | None:
    """All of them about one whom nobody named: what he is, and what is said of him."""
    first = re.match(r"some (other )?(\w+) (?=[a-z])", texts[0])
    if first is None or first[2] in ("of",):
        return None
    leads = [first[0], *(f"that {first[1] or ''}{first[2]} " for _ in texts[1:])]
    if not all(t.startswith(lead) for t, lead in zip(texts, leads)):
        return None
    return f"{first[1] or ''}{first[2]}", [t[len(lead):] for t, lead in zip(texts, leads)]


def listed(rests: list[str]) -> str:
    return " and ".join([", ".join(rests[:-1]), rests[-1]] if len(rests) > 1 else rests)


def compared(book: m.Book, c: m.Cond, holds: bool) -> str | None:
    """Comparisons that have a plainer form: of one side, of a turn, of what a table gives for the dice."""
    if not isinstance(c, m.Compare):
        return None
    if isinstance(c.left, m.Call) and isinstance(c.right, m.Call) and c.left.name == c.right.name in book.words and c.op in ("=", "!=") and len(c.left.args) == 1 == len(c.right.args):
        a, b = (aloud.arguments(book, call)[0] for call in (c.left, c.right))
        label = label_of(book, c.left)
        return f"{a} {'has' if holds == (c.op == '=') else 'does not have'} the same {label} as {b}"
    if getattr(c.left, "value", getattr(c.left, "name", "")) == "turn" and c.op in TURNS:
        before, after = TURNS[c.op]
        return f"it {'is' if holds else 'is not'} {before}turn {aloud.term(book, c.right)}{after}"
    word = book.words.get(c.left.name) if isinstance(c.left, m.Call) else None
    if word is not None and word.kind == "table" and c.op == "=" and len(c.left.args) == 1:
        thrown, value = aloud.term(book, c.left.args[0]), aloud.term(book, c.right)
        thrown = thrown if thrown.startswith("the ") else f"the {thrown}"
        return f"{thrown} {'gives' if holds else 'does not give'} {value}"
    return None


TURNS = {"=": ("", ""), "<=": ("", " or earlier"), ">=": ("", " or later"), ">": ("later than ", ""), "<": ("earlier than ", "")}


def anything(book: m.Book, c: m.Cond, holds: bool) -> str | None:
    """`aboard(U) = _`: u rides on some unit, or on none."""
    if not isinstance(c, m.Compare) or not isinstance(c.left, m.Call) or not isinstance(c.right, m.Any_):
        return None
    word = book.words.get(c.left.name)
    if word is None or word.kind not in ("given", "derived") or not say.BRACKET.search(word.template):
        return None
    return say.relation(book, word.name, (*aloud.arguments(book, c.left), say.somebody("some" if holds else "any", word.value)), holds)


def template_of(book: m.Book, found: mt.Matter) -> str:
    return f"[{sentence(book, found).translate(UNFIT)}|{sentence(book, found, False).translate(UNFIT)}]"


def question(book: m.Book, found: mt.Matter) -> str:
    return with_sides(book, plain_question(book, found))


def plain_question(book: m.Book, found: mt.Matter) -> str:
    """The sentence turned round: Is it …? Does the enemy stand …? Is there a unit that …?"""
    conds, unless, plain = named(book, found)
    if not plain:
        texts = spoken(book, conds, unless)
        one = somebody(texts)
        if one is None:
            return f"Is this so: {texts_joined(texts)}?"
        return f"Is there {say.article(one[0])} {one[0]} that {listed(one[1])}?"
    yes, no = plain_sentence(book, found), plain_sentence(book, found, False)
    c = conds[0]
    if isinstance(c, m.Compare) and aloud.looked_up(book, c) is None and anything(book, c, True) is None and compared(book, c, True) is None:
        return f"Is {aloud.term(book, c.left)} {aloud.OPS[c.op].removeprefix('is ').replace('is', 'equal to')} {aloud.term(book, c.right)}?"
    return inverted(yes, no) or f"Is it so that {yes}?"


def inverted(yes: str, no: str) -> str:
    """From what is denied: `u does not stand on 3228` asks `Does u stand on 3228?`"""
    spot = AUXILIARY.search(no)
    if spot and not no.startswith("it is not so that "):
        subject, rest = no[: spot.start()], no[spot.end():]
        verb = "is" if spot[1] == "are" and subject.startswith("the side of") else spot[1]
        return f"{verb.capitalize()} {subject} {rest}?"
    for text, article in ((no, "a"), (yes, "no")):  # what has no zone, or has one
        spot = text.find(" has no ")
        if spot > 0:
            return f"Does {text[:spot]} have {article} {text[spot + 8:]}?"
    return ""


def asked_aloud(book: m.Book, q: m.Question) -> str:
    """A question in words: May u attack e? What is the odds column of x? Empty for those that no sentence fits."""
    atom = q.atom
    if q.kind in ("may", "must") and atom is not None and not q.via:
        text = say.deed(book, atom.name, tuple(None if isinstance(a, m.Any_) else name_of(book, a) for a in atom.args), q.kind)
        spot = MODAL.search(text)
        return say.tidy(f"{spot[1].capitalize()} {text[: spot.start()]} {text[spot.end():]}?") if spot else ""
    if q.kind == "is" and q.cond and not variables(q.cond):
        return question(book, mt.matter(q.cond, ()))
    if q.kind == "value" and isinstance(q.term, m.Call):
        return f"What is {called(book, q.term)}?"
    return ""


def name_of(book: m.Book, t: m.Term) -> str:
    return t.text if isinstance(t, m.Num) and t.text else aloud.term(book, t)


# ---- names for those whom nobody named -----------------------------------------------------------


def named(book: m.Book, found: mt.Matter) -> tuple[tuple[m.Cond, ...], tuple[tuple[m.Cond, ...], ...], bool]:
    """`at(U) = H` gives H its name, and is said no more; whoever is left is some unit first and that unit afterwards.
    And whether it is one plain condition, which can be denied and turned round."""
    conds, unless, names = found.conds, found.unless, {}
    for c in conds:
        if (call := looked_up(book, c, names)) is not None and len(conds) > 1:
            names[call[0]] = m.Const(call[1])
            conds = tuple(x for x in conds if x is not c)
    conds, unless = mt.grounded(conds, names), mt.grounded(unless, names)
    plain = len(conds) == 1 and not unless and (found.single is not None or not variables(conds))
    sorts = sorts_of(book, (conds, unless))
    met: dict[str, str] = {}
    return (tuple(spelt(book, with_names(c, sorts, met)) for c in conds),
            tuple(tuple(spelt(book, with_names(c, sorts, met)) for c in g) for g in unless), plain)


def spelt(book: m.Book, c: m.Cond) -> m.Cond:
    """`adjacent(at(U), H)` speaks of the hex of u, `fire > fire_borne` of a figure, `now(attack)` of a phase."""
    if isinstance(c, (m.Holds, m.Did)):
        return replace(c, atom=replace(c.atom, args=tuple(spelt_term(book, a, c.atom.name == "now") for a in c.atom.args)))
    if isinstance(c, m.Compare) and aloud.looked_up(book, c) is None and compared(book, c, True) is None:
        return replace(c, left=spelt_term(book, c.left), right=spelt_term(book, c.right))
    return c


def spelt_term(book: m.Book, t: m.Term, phase: bool = False) -> m.Term:
    if isinstance(t, m.Call) and not variables(t) and a_noun(book, t):
        return m.Const(called(book, t))
    if isinstance(t, m.Const) and phase:
        label = book.terms.get(t.value, t.value.replace("_", " "))
        return m.Const(f"the {label}" if label.lower().endswith(("phase", "segment", "step")) else f"the {label} phase")
    if isinstance(t, m.Const) and (value := mt.constant(book, t)) is not None:
        return m.Num(value, say.number(value))
    return t


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
    label = label_of(book, call)
    return f"the {label} of {' and '.join(aloud.term(book, a) for a in call.args)}" if call.args else label


def label_of(book: m.Book, call: m.Call) -> str:
    word = book.words.get(call.name)
    return book.terms.get(call.name) or (word.value if word is not None and len(call.name) < 3 else call.name.replace("_", " "))


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
    if isinstance(c, m.Did):  # in the last phase of the side of that same unit
        spoken_of = {v: m.Const(f"that {met[v]}") for v in variables(c.atom.args)}
        return replace(mt.grounded(c, env), time=mt.grounded(c.time, env | spoken_of))
    return mt.grounded(c, env)


def figure(book: m.Book, t: m.Term) -> str:
    """A figure that a player may tell: the strength of your unit."""
    word = book.words.get(t.name) if isinstance(t, m.Call) else None
    return aloud.term(book, t) if word is None or word.kind == "amount" else called(book, t)
