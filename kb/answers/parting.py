"""What follows from each reading of a dispute: examples of the book on which they part."""

from __future__ import annotations

from collections.abc import Iterator

from kb.answers.asking import ask, told
from kb.answers.inquiry import Asking
from kb.answers.sessions import session_for
from kb.board.position import read_position
from kb.engine.program import Choice
from kb.language import model as m
from kb.language.records import record
from kb.language.spans import Refused

MOST_TRIED = 250
MOST_SHOWN = 2


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
    return Parting(example, tuple(outcome(book, example.question, position, readings | {dispute.id: r.name}, r.name) for r in dispute.readings))


def each(book: m.Book, dispute: m.Dispute, question: m.Question, position, choice: Choice) -> Iterator:
    """The bare answer under each reading; only one where the question never comes upon the dispute."""
    for n, reading in enumerate(dispute.readings):
        under = choice.other(dispute.id, reading.name)
        yield Asking(book, position, under, bare=True).answer(question)
        if n == 0 and dispute.id not in session_for(book, position, under).disputed:
            return


def outcome(book: m.Book, question: m.Question, position, readings: dict[str, str], reading: str) -> Outcome:
    answer = ask(book, position, question, readings=readings, changes=False)
    return Outcome(reading, answer.verdict, answer.headline, answer.cites)
