"""Interviews about the books' own examples, answered truthfully from the position of the example."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator

from kb.answers.inquiry import Asking
from kb.answers.interview import NO, UNKNOWN, YES, Interview, Said, Subject
from kb.answers.matters import settled_in
from kb.answers.opening import about
from kb.answers.sessions import borrow, give_back, program_for
from kb.board.facts import Position
from kb.board.position import read_position
from kb.engine.program import Choice
from kb.language import model as m
from kb.language.spans import Refused

Order = Callable[[Interview, list[str]], str]


def telling(work: Interview, left: list[str]) -> str:
    return work.weighing.best(work.told, left)


def by_the_book(work: Interview, left: list[str]) -> str:
    """What can still matter, in the order of the book."""
    return left[0]


class Case:
    """One example: the question about its units, and what is true of them."""

    def __init__(self, book: m.Book, example: m.Example):
        self.book, self.example = book, example
        position, wrong = read_position(example.given, book, open=example.open)
        assert not wrong
        self.choice = Choice((), position.scenario, position.options)
        self.session = borrow(program_for(book, position.scenario, position.options), position, self.choice)
        self.verdict = Asking(book, position, self.choice, self.session, bare=True).answer(example.question).verdict
        self.subject = Subject(*about(book, example.question, Position(open=True, scenario=position.scenario, options=position.options)))
        self.start = Interview(book, self.subject)
        self.truth = {key: settled_in(self.session, matter) for key, matter in self.start.outline.matters.items()}

    def close(self) -> None:
        give_back(self.session)

    def asked(self, order: Order) -> tuple[int, str]:
        """How many questions it takes, and the verdict."""
        work, told, unknown, count = self.start, dict(self.start.told), set(), 0
        while not work.weighing.settled(told):
            left = work.weighing.candidates(told, frozenset(unknown))
            if not left:
                break
            work.told = told
            key = order(work, left)
            count += 1
            if self.truth[key] is None:
                unknown.add(key)
            else:
                told = work.weighing.known(told | {key: self.truth[key]})
        work.told = self.start.weighing.known(self.start.given)
        return count, work.weighing.verdict(told)

    def in_fixed_order(self) -> int:
        """One list of questions for the deed, asked from the top until the verdict is certain."""
        told, count = dict(self.start.given), 0
        for key in self.start.outline.matters:
            if self.start.weighing.settled(told):
                break
            if key not in self.start.given:
                count += 1
                told |= {} if self.truth[key] is None else {key: self.truth[key]}
        return count

    def replies(self) -> Interview:
        """The same through the steps a player sees."""
        said: tuple[Said, ...] = ()
        while (step := (work := Interview(self.book, self.subject, said)).step()).answer is None:
            truth = self.truth.get(step.asked.matter)
            said += (Said(step.asked.matter, UNKNOWN if truth is None else YES if truth else NO),)
        return work


def cases(book: m.Book, count: int, seed: int, deeds: tuple[str, ...] = ()) -> Iterator[Case]:
    """Some examples that an interview may be about: deeds of units, on closed positions."""
    found = [e for c in book.clauses for e in c.examples if fit(book, e, deeds)]
    for example in random.Random(seed).sample(found, min(count, len(found))):
        try:
            yield Case(book, example)
        except Refused:
            continue  # somebody in it is left open whom nobody can invent


def fit(book: m.Book, e: m.Example, deeds: tuple[str, ...]) -> bool:
    q = e.question
    if q is None or q.kind not in ("may", "must") or q.via or q.supposing or e.open:
        return False
    word = book.words[q.atom.name]
    return word.kind == "action" and not word.made_of and not any(isinstance(a, m.Any_) for a in q.atom.args) and (not deeds or word.name in deeds)
