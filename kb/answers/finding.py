"""Clauses for a lookup: ranked by what is meant, tolerant of typing."""

from __future__ import annotations

import difflib
import math
import re

from kb.language import model as m
from kb.language.records import record

WORD = re.compile(r"[^\W_]+(?:\.[0-9a-z]+)*")
STOP = frozenset("a an and are as at be by can do does for from has have how if in is it its may must my no not of on or that the "
                 "their this to what when which who with i you we he unit units".split())
WEIGHTS = (("title", 6), ("topic", 4), ("summary", 2), ("words", 1))
MODALS = {"must": "require", "oblig": "require", "forc": "require", "owe": "require", "forbid": "forbid", "cannot": "forbid", "never": "forbid",
          "need": "excuse"}  # what a question is after: clauses that say just this of the deed come first
ALIKE = {"twice": ("once", "often"), "again": ("once", "often"), "alone": ("own", "lone"), "stay": ("stand",), "cost": ("price",),
         "max": ("most", "limit"), "maximum": ("most", "limit"), "instead": ("pay", "price")}


@record
class Hit:
    number: str
    title: str
    score: float


def find(book: m.Book, text: str, limit: int = 10) -> list[Hit]:
    """The best clauses first. A printed number finds its clause at once."""
    asked = text.strip()
    exact = [c for c in book.clauses if c.number == asked or c.number.split("#")[0] == asked]
    if exact:
        return [Hit(c.number, c.title, 100.0) for c in exact]
    index = Index(book)
    typed = tokens(asked)
    scores = index.scores(index.expand(typed), {MODALS[t] for t in typed if t in MODALS})
    ranked = sorted(scores.items(), key=lambda item: (-item[1], index.order[item[0]]))
    return [Hit(n, book.by_number[n].title, round(score, 3)) for n, score in ranked[:limit]]


class Index:
    """Words of each clause by field."""

    def __init__(self, book: m.Book):
        self.book = book
        topics = {r.number: r.topic for r in book.inventory}
        self.order = {c.number: i for i, c in enumerate(book.clauses)}
        self.fields = {
            c.number: {"title": tokens(c.title), "topic": tokens(topics.get(c.number, "")), "summary": tokens(c.summary),
                       "words": [t for s in c.statements if s.head for t in tokens(s.head.name.replace("_", " "))]}
            for c in book.clauses}
        self.norms = {c.number: {(s.kind, t) for s in said(c) if s.head for t in tokens(s.head.name.replace("_", " "))} for c in book.clauses}
        self.known = {t for f in self.fields.values() for ts in f.values() for t in ts}
        self.frequency = {t: sum(any(t in ts for ts in f.values()) for f in self.fields.values()) for t in self.known}
        self.synonyms = synonyms(book)

    def expand(self, asked: list[str]) -> dict[str, float]:
        """What was typed, what it may be a slip for, and the book's word for a player's word."""
        wanted: dict[str, float] = {}
        joined = " ".join(asked)
        for phrase, words in self.synonyms.items():
            if phrase in joined:
                for w in words:
                    wanted[w] = max(wanted.get(w, 0), 0.9)
        for token in asked:
            for other in ALIKE.get(token, ()):
                wanted[other] = max(wanted.get(other, 0), 0.8)
            if token in STOP or token in MODALS:
                continue
            if token in self.known:
                wanted[token] = 1.0
                continue
            for close in difflib.get_close_matches(token, self.known, 3, 0.75):
                wanted[close] = max(wanted.get(close, 0), 0.7)
        return wanted

    def scores(self, wanted: dict[str, float], kinds: set[str]) -> dict[str, float]:
        found: dict[str, float] = {}
        for number, fields in self.fields.items():
            score = 0.0
            for token, weight in wanted.items():
                rare = math.log(1 + len(self.fields) / (1 + self.frequency.get(token, 0)))
                score += weight * rare * sum(value for name, value in WEIGHTS if token in fields[name])
                score += 10 * weight * rare * any((kind, token) in self.norms[number] for kind in kinds)
            if score:
                found[number] = score / (1 + 0.05 * (self.book.by_number[number].commentary != ""))
        return found


def said(clause: m.Clause) -> list[m.Statement]:
    return [*clause.statements, *(s for d in clause.disputes for r in d.readings for s in r.statements)]


def synonyms(book: m.Book) -> dict[str, list[str]]:
    table: dict[str, list[str]] = {}
    for word in book.words.values():
        for phrase in word.also:
            table[" ".join(tokens(phrase))] = tokens(word.name.replace("_", " "))
    return table


def tokens(text: str) -> list[str]:
    """Lower-case words, plurals and tenses cut short."""
    return [stem(t) for t in WORD.findall(text.lower().replace("-", " "))]


def stem(token: str) -> str:
    for ending in ("ments", "ment", "ings", "ing", "ies", "es", "ed", "s"):
        if token.endswith(ending) and len(token) - len(ending) >= 4:
            return token[: -len(ending)]
    return token
