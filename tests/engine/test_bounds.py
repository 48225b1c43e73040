"""Every question is bounded, and questions from several threads do not meet."""

import threading

import pytest

from kb.answers.asking import ask
from kb.language.loader import load_book
from kb.trials.running import examples_of, position_of
from tests.engine.books import answer, book

CROWD = "".join(f"unit u{i}: reds, foot, strength {i + 1}, mood calm\n" for i in range(400))


@pytest.mark.parametrize("asked", [
    "which U where mood(U, calm) and mood(V, calm) and mood(W, calm) and mood(X, calm)",  # facts alone: no number is ever looked at
    "which U where strength(U) > 0 and strength(V) > 0 and strength(W) > strength(U) + strength(V) + 100000"])
def test_a_question_that_joins_everything_with_everything_ends(asked, monkeypatch):
    monkeypatch.setattr("kb.engine.session.BUDGET", 20_000)  # what it is does not matter, only that it holds
    found = answer(book("[1] A\n  permit rest(U)\n"), CROWD, asked)
    assert found.verdict == "unknown" and "budget" in found.headline


def told(name: str, number: int) -> tuple:
    """The answers to every so-manieth example of a book, under its own readings."""
    made, _ = load_book(name)
    found = []
    for example in examples_of(made)[number::97]:
        position, wrong = position_of(made, example)
        if not wrong:
            found.append(ask(made, position, example.question, changes=False))
    return tuple((a.verdict, a.values, a.cites, a.readings) for a in found)


def test_several_threads_several_books():
    jobs = [("w39", 3), ("campaign", 5), ("lightning", 7), ("w39", 11), ("defiant", 2), ("mlawa", 1)]
    alone = [told(*job) for job in jobs]
    together: dict[int, tuple] = {}
    threads = [threading.Thread(target=lambda i=i, job=job: together.setdefault(i, told(*job))) for i, job in enumerate(jobs)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert [together[i] for i in range(len(jobs))] == alone
