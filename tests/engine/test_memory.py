"""What a session keeps after a change is what it would work out anew."""

import datetime

import pytest

from kb.answers.asking import reachable_disputes, supposed
from kb.answers.changes import asked_again, mirrored, ranked
from kb.answers.inquiry import Asking
from kb.answers.sessions import program_for
from kb.engine.program import Choice
from kb.engine.session import Session
from kb.language.loader import book_ids, load_book
from kb.trials.running import examples_of, position_of

EVERY, MOST = 25, 6  # one example in so many; facts changed in each


def told(answer):
    return answer.verdict, answer.values


def examples_today(book):
    """Another part of the examples each day."""
    wanted = [e for e in examples_of(book) if e.question is not None and e.expect is not None]
    return wanted[datetime.date.today().toordinal() % EVERY::EVERY]


def anew(book, position, question, choice):
    session = Session(program_for(book, position.scenario, position.options), position, choice)
    try:
        return Asking(book, position, choice, session, bare=True).answer(question)
    finally:
        session.close()


@pytest.mark.parametrize("book_id", book_ids())
def test_a_changed_fact(book_id):
    book, _ = load_book(book_id)
    for example in examples_today(book):
        position = supposed(book, position_of(book, example)[0], example.question)
        choice = Choice((), position.scenario, position.options)
        asking = Asking(book, position, choice)
        asking.answer(example.question)
        for fact in ranked(book, asking.proofs.leans)[:MOST]:
            (name, args), holds = fact
            changed = position
            for row in mirrored(book, name, args):
                changed = changed.with_fact((name, row), not holds)
            kept = asked_again(asking, (fact,), example.question)
            assert told(kept) == told(anew(book, changed, example.question, choice)), (example.clause, example.title, fact)


@pytest.mark.parametrize("book_id", book_ids())
def test_another_reading(book_id):
    book, _ = load_book(book_id)
    for example in examples_today(book):
        position = supposed(book, position_of(book, example)[0], example.question)
        choice = Choice((), position.scenario, position.options)
        Asking(book, position, choice).answer(example.question)
        for dispute in reachable_disputes(book, choice, example.question)[:MOST]:
            for reading in dispute.readings:
                other = choice.other(dispute.id, reading.name)
                kept = Asking(book, position, other, bare=True).answer(example.question)
                assert told(kept) == told(anew(book, position, example.question, other)), (example.clause, example.title, dispute.id)
