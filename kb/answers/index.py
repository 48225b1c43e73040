"""A book made ready for look-ups: which clause has which word, and how much that says."""

from __future__ import annotations

import math
import re
from functools import lru_cache

from kb.answers.folding import STOP, WEAK, parts, stem, whole, words
from kb.language import model as m
from kb.language.records import record

FIELDS = {"number": 20.0, "part": 6.0, "title": 5.0, "topic": 4.0, "summary": 3.0, "words": 1.2, "notes": 1.0, "examples": 0.5, "above": 0.6, "opens": 3.0}
KIND = {"commentary": 0.55, "exception": 0.95}  # a heading stands behind the clause that decides, an exception behind its rule
UNDECIDED = 0.9  # a clause that states something and decides nothing
PART = 0.95  # a part of a clause stands behind the whole
ENOUGH = 4.0  # how soon more mentions of a word say nothing more
NO_ROW = m.Row("", "", "", False, 0)
FORMS = re.compile(r"\[([^\]|]*)\|([^\]]*)\]")
SLOT = re.compile(r"\{[^{}]*\}")


@record
class Index:
    """All that ranking needs, in numbers and words only, so that another language can do the same with it."""

    numbers: tuple[str, ...]
    titles: tuple[str, ...]
    opens: dict[int, tuple[str, ...]]  # the headings that a clause is the first to follow
    postings: dict[str, tuple[tuple[int, int], ...]]  # stem → clauses by place, with what it weighs there
    norms: dict[str, dict[str, tuple[int, ...]]]  # norm → stem of the deed → clauses that say so
    forms: tuple[str, ...]  # the words as they stand in the book, for slips of typing
    meanings: dict[str, tuple[str, ...]]  # phrase → what it stands for, each as stems
    asking: dict[str, tuple[str, ...]]  # phrase → the norms it asks after


def index_of(book: m.Book) -> Index:
    rows = {row.number: row for row in book.inventory}
    printed = [rows.get(c.number, NO_ROW) for c in book.clauses]
    opened = openings(book)
    fields = [fields_of(book, clause, row.topic) | {"above": words(above(book, clause.number)), "opens": words(" ".join(opened.get(place, ())))}
              for place, (clause, row) in enumerate(zip(book.clauses, printed))]
    usual = average(fields)
    weights = [weights_of(f, usual) for f in fields]
    factors = [factor(clause, row.kind) for clause, row in zip(book.clauses, printed)]
    postings: dict[str, list[tuple[int, int]]] = {}
    common: dict[str, int] = {}
    for found in weights:
        for token in found:
            common[token] = common.get(token, 0) + 1
    for place, found in enumerate(weights):
        for token, weight in found.items():
            rare = math.log(1 + (len(weights) - common[token] + 0.5) / (common[token] + 0.5))
            postings.setdefault(token, []).append((place, max(1, round(1000 * rare * weight / (weight + ENOUGH) * factors[place]))))
    meanings, asking = phrases(book)
    return Index(tuple(c.number for c in book.clauses), tuple(c.title for c in book.clauses), opened,
                 {token: tuple(found) for token, found in sorted(postings.items())}, norms_of(book), forms_of(book, fields), meanings, asking)


# ---- what a clause says ------------------------------------------------------------------------


def fields_of(book: m.Book, clause: m.Clause, topic: str) -> dict[str, list[str]]:
    deeds = " ".join(spoken(book, name) for name in dict.fromkeys(s.head.name for s in said(clause) if s.head))
    number = words(clause.number)
    notes = [clause.commentary, *(d.title for d in clause.disputes), *(text for _, text in clause.defects), *(s.text for s in clause.steps)]
    return {"number": number[:1], "part": number[1:], "title": words(clause.title), "topic": words(topic.removeprefix("heading: ")),
            "summary": words(clause.summary), "words": words(deeds), "notes": words(" ".join(notes)), "examples": words(" ".join(e.title for e in clause.examples))}


def above(book: m.Book, number: str) -> str:
    """The titles of what a clause stands under: of 8.8 and 8.0 for 8.86, of 7.31 for 7.31/minimum."""
    titles = []
    chapter = number.split(".")[0]
    shorter = number
    while shorter := shorter[:-1].rstrip("/."):
        over = book.by_number.get(shorter) or (book.by_number.get(f"{shorter}.0") if shorter == chapter else None)
        if over is not None and over.number != number:
            titles.append(over.title)
    return " ".join(titles)


def openings(book: m.Book) -> dict[int, tuple[str, ...]]:
    """The headings that a clause is the first to follow: what opens a section is what the section is about, in general."""
    found: dict[int, tuple[str, ...]] = {}
    waiting: list[m.Clause] = []
    for place, clause in enumerate(book.clauses):
        if clause.commentary:
            waiting.append(clause)
        else:
            if titles := tuple(over.title for over in waiting if stands_under(clause.number, over.number)):
                found[place] = titles
            waiting = []
    return found


def stands_under(number: str, heading: str) -> bool:
    return number.startswith(heading) or heading.endswith(".0") and number.startswith(heading[:-1])


def said(clause: m.Clause) -> list[m.Statement]:
    return [*clause.statements, *(s for d in clause.disputes for r in d.readings for s in r.statements)]


def spoken(book: m.Book, name: str) -> str:
    """A word of the vocabulary with all that it is called by."""
    word = book.words.get(name)
    if word is None:
        return name
    return " ".join((name, plain(word.template), book.terms.get(name, ""), *map(plain, word.also)))


def plain(template: str) -> str:
    return SLOT.sub(" ", FORMS.sub(r" \1 ", template))


@lru_cache(maxsize=20_000)
def shares(word: str) -> tuple[tuple[str, float], ...]:
    pieces = parts(word)
    return ((whole(word), 1.0), *((stem(p), 0.5) for p in pieces)) if len(pieces) > 1 else ((stem(word), 1.0),)


def heading(title: str) -> tuple[str, ...]:
    return tuple(dict.fromkeys(whole(w) for w in words(title) if w not in STOP or w in WEAK))


def average(fields: list[dict[str, list[str]]]) -> dict[str, float]:
    return {name: max(1.0, sum(len(f[name]) for f in fields) / max(1, sum(bool(f[name]) for f in fields))) for name in FIELDS}


def weights_of(fields: dict[str, list[str]], average: dict[str, float]) -> dict[str, float]:
    """Each stem with what its fields give it. The parts of a compound count half: `attack` is not what `counter-attack` is about."""
    found: dict[str, float] = {}
    for name, weight in FIELDS.items():
        here: dict[str, float] = {}
        long = 0.5 + 0.5 * len(fields[name]) / average[name]
        for word in set(fields[name]):
            if word not in STOP or word in WEAK and name in ("title", "topic"):
                for token, share in shares(word):
                    here[token] = max(here.get(token, 0), share)
        for token, share in here.items():
            found[token] = found.get(token, 0) + weight * share / long
    return found


def factor(clause: m.Clause, printed_as: str) -> float:
    kind = KIND.get(printed_as, 1.0)
    return kind * (UNDECIDED if clause.commentary and kind == 1.0 else 1.0) * (PART if "/" in clause.number else 1.0)


def norms_of(book: m.Book) -> dict[str, dict[str, tuple[int, ...]]]:
    found: dict[str, dict[str, set[int]]] = {}
    deeds = {(s.kind, atom.name, place) for place, clause in enumerate(book.clauses) for s in said(clause)
             if s.kind in m.NORMS and s.head for atom in (s.head, *s.heads)}
    tokens = {name: {t for word in words(spoken(book, name)) for t in (whole(word), *map(stem, parts(word)))} - STOP for _, name, _ in deeds}
    for kind, name, place in deeds:
        for token in tokens[name]:
            found.setdefault(kind, {}).setdefault(token, set()).add(place)
    return {kind: {token: tuple(sorted(places)) for token, places in sorted(tokens.items())} for kind, tokens in sorted(found.items())}


# ---- how it may be asked for -------------------------------------------------------------------


def forms_of(book: m.Book, fields: list[dict[str, list[str]]]) -> tuple[str, ...]:
    """Every word that a slip of typing may have been meant for."""
    known = {word for f in fields for name in f for word in f[name]}
    known |= {word for entry in book.jargon for phrase in entry.phrases + entry.means for word in words(phrase)}
    pieces = {p for word in known for p in (word.replace("-", "").replace("_", ""), *parts(word))}
    return tuple(sorted(p for p in pieces if len(p) >= 3 and not p[0].isdigit() and p not in STOP))


def phrases(book: m.Book) -> tuple[dict[str, tuple[str, ...]], dict[str, tuple[str, ...]]]:
    """Phrase → what it stands for. What stands together on the right, or names one word of the vocabulary, means each other."""
    meanings: dict[str, dict[str, None]] = {}
    asking: dict[str, tuple[str, ...]] = {}
    groups = [(entry.phrases, entry.means) for entry in book.jargon if not entry.norm]
    groups += [((), (word.name, *map(plain, word.also))) for word in book.words.values() if word.also]
    for left, right in groups:
        for phrase in (*left, *right):
            meant = meanings.setdefault(key(phrase), {})
            meant.update((key(other), None) for other in right if key(other) != key(phrase))
    for entry in book.jargon:
        for phrase in entry.phrases if entry.norm else ():
            asking[key(phrase)] = (*asking.get(key(phrase), ()), entry.norm)
    return {phrase: tuple(meant) for phrase, meant in sorted(meanings.items()) if phrase and meant}, dict(sorted(asking.items()))


def key(phrase: str) -> str:
    """A phrase as its stems: compounds as their parts, so that a hyphen makes no difference."""
    return " ".join(stem(p) for word in words(phrase) for p in parts(word))
