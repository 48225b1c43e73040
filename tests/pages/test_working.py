"""Answers are kept by what they depend on."""

import pytest

from kb.language.assembly import book_from_text
from kb.pages import working
from kb.pages.working import Store, work_out
from tests.pages.test_atlas import BOOK


@pytest.fixture(autouse=True)
def apart(tmp_path, monkeypatch):
    monkeypatch.setenv("CLAUSEWITZ_CACHE", str(tmp_path))
    asked = []
    monkeypatch.setattr(working, "answer_some", lambda folder, wanted: [asked.append(one[0]) or made(book, one) for one in wanted])
    book = None

    def use(text):
        nonlocal book
        book = book_from_text(text)[0]
        asked.clear()
        return book, asked

    return use


def made(book, one):
    return working.answer_one(book, working.examples(book)[one[0]], *one[1:])


def test_nothing_is_asked_twice(apart):
    book, asked = apart(BOOK)
    answers, late = work_out([book])
    assert sorted(asked) == [0, 1] and not late and len(answers["tiny"].answers) == 2
    book, asked = apart(BOOK.replace("Red rests;", "Reds rest;"))
    assert work_out([book])[1] == 0 and asked == [], "a summary changes no answer"


def test_a_changed_rule_makes_all_answers_old(apart):
    work_out([apart(BOOK)[0]])
    book, asked = apart(BOOK.replace("permit rest(U) when U is red", "permit rest(U) when U is blue"))
    answers, late = work_out([book])
    assert sorted(asked) == [0, 1] and not late
    assert {s.answer.verdict for s in answers["tiny"].answers.values()} == {"silent"}


def test_in_a_hurry_what_has_nothing_to_do_with_the_change_waits(apart):
    work_out([apart(BOOK)[0]])
    other = BOOK.replace("except 1.11 to 1.12 on rest(_)", "except 1.12 on rest(_)")
    book, asked = apart(other)
    answers, late = work_out([book], hurry=True)
    assert (asked, late) == ([], 2), "10.36#2 changed; nothing rests on it"
    assert work_out([book])[1] == 0 and sorted(asked) == [0, 1], "the next build asks them"
    touched, asked = apart(other.replace("permit rest(U) when U is red", "permit rest(U) when U is red or blue"))
    assert work_out([touched], hurry=True)[1] == 0 and sorted(asked) == [0, 1], "their own clause changed"


def test_a_damaged_store_counts_as_none(apart, tmp_path):
    book, asked = apart(BOOK)
    (tmp_path / f"{Store(book).name}.pickle").write_bytes(b"\x80junk")
    assert work_out([book])[1] == 0 and sorted(asked) == [0, 1]
