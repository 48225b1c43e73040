"""Interviews about examples of the real books: the verdict of the interview is that of the board."""

import pytest

from kb.language.loader import book_ids, load_book
from tests.answers.truthful import by_the_book, cases, telling

A_BOOK = 12


@pytest.mark.parametrize("name", book_ids())
def test_truthful_answers_lead_to_the_verdict_of_the_board(name):
    book, _ = load_book(name)
    for case in cases(book, A_BOOK, 7):
        (few, verdict), (more, same), all_of_them = case.asked(telling), case.asked(by_the_book), case.in_fixed_order()
        case.close()
        shared = (case.verdict, verdict) == ("must", "need not")  # a duty of several, and the board has only one: nobody asks who else there is
        assert (shared or verdict in (case.verdict, "unknown")) and same == verdict, (case.example.clause, case.example.title, case.verdict, verdict)
        assert max(few, more) <= len(case.truth) and more <= all_of_them


def test_step_by_step_as_a_player_sees_it():
    book, _ = load_book("w39")
    for case in cases(book, 2, 5, ("counter_attack", "dig_in")):
        work = case.replies()
        case.close()
        assert work.step().answer.verdict == case.verdict and not work.lost
        assert len(work.said) == case.asked(telling)[0]
