"""Words of the vocabulary in English: every sentence is made from a template."""

from __future__ import annotations

import re
from fractions import Fraction
from math import ceil, floor

from kb.engine.values import UNSETTLED, Conflict, Ratio, Unknown, entry_at
from kb.language import model as m

BRACKET = re.compile(r"\[([^\]|]*)\|([^\]]*)\]")
SLOT = re.compile(r"\{(?P<slot>[^{}]*)\}")
ARTICLE = re.compile(r"\b([Aa]) \{(?P<slot>[^{}]*)\}")
SIDE_IS = re.compile(r"\b(the side of (?:(?:that|some|your|the|any) )?(?:other )?\w+) are ")
VOWELS = tuple("AEIOUaeiou")
OPEN = ("any ", "no ", "some ", "another ")  # what stands for somebody left open has no article besides
ROLE_FORMS = {"may": "is allowed", "may not": "is not allowed", "must": "is required", "need not": "is not required"}


def number(value) -> str:
    """2.4 rather than 12/5, 1/3 where there is no short decimal."""
    value = Fraction(value)
    if value.denominator == 1:
        return str(value.numerator)
    scaled = value * 100
    if scaled.denominator == 1:
        sign, cents = ("-" if scaled < 0 else ""), abs(scaled.numerator)
        return f"{sign}{cents // 100}.{cents % 100:02d}".rstrip("0")
    return f"{value.numerator}/{value.denominator}"


def show(book: m.Book, value, scale: m.Word | None = None) -> str:
    """A constant, number or place as it is read."""
    if value is None:
        return "something"
    if value == UNSETTLED:
        return "?"
    if isinstance(value, Unknown):
        if value.low is not None and value.low == value.high:
            return f"perhaps {show(book, value.low, scale)}"
        if value.low is not None and value.high is not None:
            return f"{show(book, value.low, scale)} to {show(book, value.high, scale)}"
        return "unknown"
    if isinstance(value, Conflict):
        return " or ".join(show(book, c.value, scale) for c in value.sides)
    if isinstance(value, Ratio):
        return f"{number(value.value)}:1"
    if isinstance(value, (int, Fraction)):
        return place_text(scale, Fraction(value)) if scale is not None else number(value)
    return book.terms.get(value, value.replace("_", " ") if value in book.constants else value)


def place_text(scale: m.Word, place: Fraction) -> str:
    """An entry, or the two it lies between where no clause rounds it, or the end it lies beyond until the ends hold."""
    if place < 0 or place > len(scale.members) - 1:
        return f"below {scale.members[0]}" if place < 0 else f"above {scale.members[-1]}"
    if place.denominator == 1:
        return entry_at(scale, place)
    return f"between {entry_at(scale, Fraction(floor(place)))} and {entry_at(scale, Fraction(ceil(place)))}"


def called(book: m.Book, name: str) -> str:
    """A table or figure by the name that players have for it."""
    return book.terms.get(name, name.replace("_", " "))


def amount_scale(book: m.Book, name: str) -> m.Word | None:
    word = book.words.get(name)
    scale = book.sorts.get(word.value) if word and word.value else None
    return scale if scale and scale.kind == "scale" else None


def fill(book: m.Book, word: m.Word, template: str, args: tuple, whoever: str = "some") -> str:
    names = {p.var: somebody(whoever, p.sort) if a is None and p.sort not in ("", "number") else a for p, a in zip(word.params, args)}
    if len(args) > len(word.params):
        given = args[len(word.params)]
        names[word.value] = somebody(whoever, word.value) if given is None else given

    def one(found: re.Match) -> str:
        slot = found["slot"]
        return show(book, names[slot], scale_named(book, slot, word)) if slot in names else found[0]

    def article(found: re.Match) -> str:
        said = one(found)
        lead = "" if said.startswith(OPEN) else found[1] + ("n" if said[:1] in VOWELS else "") + " "
        return lead + "{" + found["slot"] + "}"

    return SLOT.sub(one, ARTICLE.sub(article, template))


def somebody(whoever: str, sort: str) -> str:
    return f"{whoever} {sort.replace('_', ' ')}"


def scale_named(book: m.Book, slot: str, word: m.Word) -> m.Word | None:
    sort = next((p.sort for p in word.params if p.var == slot), slot)
    scale = book.sorts.get(sort)
    return scale if scale is not None and scale.kind == "scale" else None


def relation(book: m.Book, name: str, args: tuple, holds: bool = True) -> str:
    """`zoc(u, h)`: the zone of control of u covers h, or does not."""
    word = book.words[name]
    template = word.template or f"{name.replace('_', ' ')}(" + ", ".join("{%s}" % p.var for p in word.params) + ")"
    if BRACKET.search(template):
        template = BRACKET.sub(lambda f: f[1] if holds else f[2], template)
    elif not holds:
        template = "it is not so that " + template
    return tidy(fill(book, word, template, args, "some" if holds else "any"))


def way(book: m.Book, name: str, args: tuple, there: bool = True) -> str:
    """A path: a relation where its template says one, as of a supply line; of a march what the unit can do."""
    bracket = BRACKET.search(book.words[name].template)
    if bracket is None or bracket[2].startswith(("has no", "is no", "does not")):  # of a deed the second form is the past
        return relation(book, name, args, there)
    return deed(book, name, args, "can" if there else "cannot")


def none_of(book: m.Book, name: str, args: tuple) -> str:
    """A relation that holds for nobody: no unit stands on 3228, or u does not stand on any hex."""
    word = book.words[name]
    first = args.index(None)
    if first >= len(word.params) or not leads(word, first):
        return relation(book, name, anybody(word, args), False)
    return relation(book, name, anybody(word, args, first))


def leads(word: m.Word, place: int) -> bool:
    """Does a sentence made of the template begin with this argument?"""
    slot = SLOT.search(word.template)
    return slot is None or slot["slot"] == word.params[place].var


def anybody(word: m.Word, args: tuple, nobody: int = -1) -> tuple:
    """What is left open, as a sentence that denies speaks of it: no unit, any hex."""
    sorts = [*(p.sort for p in word.params), word.value or ""]
    return tuple(a if a is not None or i >= len(sorts) or sorts[i] in ("", "number") else
                 somebody("no" if i == nobody else "any", sorts[i]) for i, a in enumerate(args))


def deed(book: m.Book, name: str, args: tuple, form: str) -> str:
    """An action in one of its tenses: `may`, `may not`, `must`, `need not`, `did`, `did not`, `plain`."""
    word = book.words[name]
    template = word.template or name
    if word.kind == "role" and (form not in ROLE_FORMS or not BRACKET.search(template)):
        return f"{relation(book, name, args)}: that {ROLE_FORMS.get(form, 'is so')}"
    if form in ("did not", "may not") and None in args and args.index(None) < len(word.params):  # of nobody: no unit attacked e
        first = args.index(None)
        if leads(word, first):
            return deed(book, name, anybody(word, args, first), form[: -len(" not")])
        args = anybody(word, args)

    if form in ("may not", "need not") and None in args and (subject := nobody(word, template, args)):
        return deed(book, name, subject, form[:-4])  # no unit need attack e

    def bracket(found: re.Match) -> str:
        plain, past = found[1], found[2]
        if past.startswith(("has no", "is not", "does not")):  # a relation that is asked as a deed: u may have a supply line
            plain, past = base_form(plain, past), plain
        if form == "did":
            return past
        if form == "did not":
            return f"did not {plain}" if not plain.startswith("be ") else past.replace("was ", "was not ", 1)
        return plain if form == "plain" else f"{form} {plain}"

    return tidy(fill(book, word, BRACKET.sub(bracket, template), args, "any" if form.endswith("not") else "some"))


def base_form(yes: str, no: str) -> str:
    """Of a relation that is asked like a deed: is → be, has → have, carries | does not carry → carry."""
    return {"has": "have", "is": "be"}.get(yes) or (no[len("does not "):] if no.startswith("does not ") else yes.removesuffix("s"))


def nobody(word: m.Word, template: str, args: tuple) -> tuple | None:
    """The arguments with nobody as the one who acts, where that was left open."""
    acting = SLOT.findall(template.split("[")[0])
    place = next((i for i, (p, a) in enumerate(zip(word.params, args)) if a is None and p.var in acting and p.sort != "number"), None)
    return None if place is None else tuple(f"no {word.params[i].sort}" if i == place else a for i, a in enumerate(args))


def noun(book: m.Book, name: str, args: tuple) -> str:
    """An amount is a noun phrase."""
    word = book.words[name]
    return tidy(fill(book, word, word.template or name.replace("_", " "), args))


def measured(book: m.Book, name: str, value) -> str:
    """A value with its unit: 3 strength points."""
    text = show(book, value, amount_scale(book, name))
    word = book.words.get(name)
    unit = book.measure(word.measure) if word and word.measure else None
    if unit is None or unit.kind != "measure" or text == "unknown":
        return text
    return f"{text} {unit.template if value == 1 else unit.measure}"


def tidy(text: str) -> str:
    """Single blanks and articles, and a side is one."""
    text = SIDE_IS.sub(r"\1 is ", text)
    return re.sub(r"\b([Tt]he) the\b", r"\1", re.sub(r"\s+", " ", text)).strip()


def article(noun: str) -> str:
    return "an" if noun[:1] in VOWELS and not noun.startswith("uni") else "a"


def sentence(text: str) -> str:
    """A capital first, a full stop last."""
    text = tidy(text)
    if not text:
        return text
    head = text[0].upper() + text[1:]
    return head if head[-1] in ".?!:" else head + "."
