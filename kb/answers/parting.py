"""What follows from each reading of a dispute: examples of the book on which they part."""

from __future__ import annotations

import re
from collections.abc import Iterator

from kb.answers.asking import ask, shown, told
from kb.answers.inquiry import Asking
from kb.answers.matter_words import asked_aloud
from kb.answers.model import Answer
from kb.answers.sessions import session_for
from kb.board.position import read_position
from kb.engine.program import Choice
from kb.language import model as m
from kb.language.records import record
from kb.language.spans import Refused

MOST_TRIED = 250
MOST_SHOWN = 2
MOST_NAMED = 4
LISTED = re.compile(r"\d+ \w+$")


@record
class Outcome:
    reading: str
    verdict: str
    headline: str
    cites: tuple[str, ...] = ()


@record
class Parting:
    """One position and one question, and what each reading answers."""

    example: m.Example
    outcomes: tuple[Outcome, ...]
    asked: str = ""  # in words


def partings(book: m.Book, dispute: m.Dispute, readings: dict[str, str] | None = None) -> tuple[Parting, ...]:
    """Examples on which the readings part, those of the disputed clause first."""
    found: list[Parting] = []
    for example in likely(book, dispute)[:MOST_TRIED]:
        if (parting := tried(book, dispute, example, readings or {})) is not None:
            found.append(parting)
        if len(found) == MOST_SHOWN:
            break
    return tuple(found)


def likely(book: m.Book, dispute: m.Dispute) -> list[m.Example]:
    """The clause's own examples, those of clauses that point to it, then of its chapter."""
    clause = book.clause(dispute.clause)
    near = {dispute.clause: 0} | {c.number: 1 for c in book.clauses if dispute.clause in c.see}
    near |= {number: 1 for number in (clause.see if clause else ()) if number not in near}
    chapter = clause.chapter if clause else ""
    ranked = [(near.get(c.number, 2), e) for c in book.clauses for e in c.examples if c.number in near or c.chapter == chapter]
    return [e for _, e in sorted(ranked, key=lambda pair: pair[0])]


def tried(book: m.Book, dispute: m.Dispute, example: m.Example, readings: dict[str, str]) -> Parting | None:
    position, wrong = read_position(example.given, book, name=example.title, open=example.open)
    if wrong or example.question is None:
        return None
    choice = Choice(tuple(sorted(readings.items())), position.scenario, position.options)
    try:
        answers = list(each(book, dispute, example.question, position, choice))
    except Refused:
        return None
    if len({told(book, example.question, a) for a in answers}) < 2:
        return None
    found = [(r.name, ask(book, position, example.question, readings=readings | {dispute.id: r.name}, changes=False)) for r in dispute.readings]
    return Parting(example, tuple(outcome(book, name, answer) for name, answer in found), asked_aloud(book, example.question))


def each(book: m.Book, dispute: m.Dispute, question: m.Question, position, choice: Choice) -> Iterator:
    """The bare answer under each reading; only one where the question never comes upon the dispute."""
    for n, reading in enumerate(dispute.readings):
        under = choice.other(dispute.id, reading.name)
        yield Asking(book, position, under, bare=True).answer(question)
        if n == 0 and dispute.id not in session_for(book, position, under).disputed:
            return


def outcome(book: m.Book, reading: str, answer: Answer) -> Outcome:
    """How many there are says too little: each of them is named."""
    head = answer.headline
    if LISTED.match(head) and answer.values:
        head = f"{head}: {'; '.join(shown(book, v) for v in answer.values[:MOST_NAMED])}{'; …' * (len(answer.values) > MOST_NAMED)}"
    return Outcome(reading, answer.verdict, head, answer.cites)
