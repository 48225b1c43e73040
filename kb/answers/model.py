"""What an answer is: a verdict, its proof, and what would change it."""

from __future__ import annotations

from dataclasses import field

from kb.language.model import Question
from kb.language.records import record


@record
class Node:
    """One step of a proof: a sentence, the clause it rests on, and the steps it needs."""

    text: str
    cite: str = ""
    kind: str = "clause"  # clause given absent lifted table sum path value note
    children: tuple["Node", ...] = ()
    minor: bool = False  # left out of the short view


@record
class OtherReading:
    """What a dispute's other reading would answer."""

    dispute: str
    reading: str
    title: str
    text: str
    verdict: str
    value: str = ""
    clause: str = ""


@record
class Change:
    """A smallest change of givens that turns the answer, verified by asking again."""

    texts: tuple[str, ...]
    verdict: str
    cite: str = ""
    value: str = ""


@record
class Missing:
    """A fact, throw or table that could still change the answer."""

    text: str
    word: str
    args: tuple = ()
    cite: str = ""


@record
class Chance:
    """How likely an outcome is; `of` says what it is the outcome of."""

    outcome: str
    chance: object
    of: str = ""


@record
class Answer:
    """What a question comes to: the verdict, the clauses that decide it, why, other readings, and what would change it."""

    book: str
    question: Question
    asked: str  # the question in words, as it was understood
    verdict: str  # yes no must "need not" value unknown disputed silent
    headline: str
    cites: tuple[str, ...] = ()
    values: tuple[object, ...] = ()
    proof: tuple[Node, ...] = ()
    readings: tuple[OtherReading, ...] = ()
    changes: tuple[Change, ...] = ()
    missing: tuple[Missing, ...] = ()
    step: int = 0  # the step of a path or part of a whole that fails
    rests_on: tuple[str, ...] = ()  # rulings and supplied tables the answer stands on
    used: tuple[str, ...] = field(default=(), compare=False)  # every clause in the proof
    chances: tuple[Chance, ...] = ()  # exact, in the order of the book
    unwritten: tuple[str, ...] = ()  # clauses the deciding ones refer to that are not in the rules yet
