"""What an interview asks, in words: conditions of rules as questions that a player can answer."""

import pytest

from kb.answers.growing import choice_of, subject_of, topics
from kb.answers.interview import NO, YES, Interview, Said, Subject
from kb.answers.matter_words import asked_aloud, question, sentence
from kb.answers.opening import Choose, opened
from kb.answers.outline import Outline
from kb.language import model as m
from kb.language.loader import load_book
from tests.engine.books import book

CASES = [
    ("now(red_attack)", "Is it the Red Attack phase?", "it is not the Red Attack phase"),
    ("side(U) = side(E)", "Does your unit have the same side as the other unit?", "your unit does not have the same side as the other unit"),
    ("turn = 3", "Is it turn 3?", "it is not turn 3"),
    ("turn <= 3", "Is it later than turn 3?", "it is not later than turn 3"),
    ("strength(U) > enough", "Is the strength of your unit more than 4?", "the strength of your unit is at most 4"),
    ("at(O) = H and at(U) = H and O is guns", "Is there a unit that stands on the hex of your unit and is guns?", "there is no unit that stands on the hex of your unit and is guns"),
    ("near(U, O) and mood(O, shaken)", "Is this so: your unit is next to some unit and that unit is shaken?", "it is not so that your unit is next to some unit and that unit is shaken"),
    ("did attack(O, U) in last attack phase of O and O is horse", "Is there a unit that attacked your unit in the last attack phase of the side of that unit and is horse?",
     "there is no unit that attacked your unit in the last attack phase of the side of that unit and is horse"),
    ("side(U) = reds", "Does your unit fight for the Reds?", "your unit does not fight for the Reds"),
    ("near(U, E)", "Is your unit next to the other unit?", "your unit is not next to the other unit"),
]


def asked(condition: str) -> tuple[str, str]:
    made = book(f"""
[1] Deeds
  figure enough = 4
  define near(U, E) when at(U) = A and at(E) = B and adjacent(A, B)
  permit attack(U, E) when {condition}
""")
    work = Interview(made, Subject(*opened("may attack(_, _)", made, None)))
    (found,) = work.outline.matters.values()
    return question(made, found), sentence(made, found, False)


@pytest.mark.parametrize("condition, wanted, denied", CASES, ids=[c for c, *_ in CASES])
def test_a_condition_is_asked_as_a_player_would_ask_it(condition, wanted, denied):
    assert asked(condition) == (wanted, denied)


def test_a_question_in_words():
    made = book("[1] Rest\n  permit rest(U) when U is guns\n  set might(U) = 3\n")
    unit = m.Const("u")
    assert asked_aloud(made, m.Question("may", m.Atom("rest", (unit,)))) == "May u rest?"
    assert asked_aloud(made, m.Question("must", m.Atom("attack", (unit, m.Any_())))) == "Must u attack some unit?"
    assert asked_aloud(made, m.Question("value", term=m.Call("might", (unit,)))) == "What is the might of u?"
    assert asked_aloud(made, m.Question("duties", m.Atom("attack", (unit, unit)))) == ""


def test_what_no_clause_permits_is_refused_for_what_was_told():
    made = book("""
[1] Attacks
  permit attack(U, E) when side(U) = S and phase_of(attack, S) and U is foot
  otherwise forbid attack
""")
    subject = Subject(*opened("may attack(_, _)", made, None))
    found = Interview(made, subject, (Said('"your unit" is foot', NO),)).step().answer
    assert found.verdict == "no" and [n.text for n in found.proof[0].children] == ["your unit is not foot"]


def test_only_disputes_that_bear_on_the_verdict_are_ones_own_reading():
    made = book("""
[1] Rest
  define friend(U, E) when did attack(E, U) this phase
  permit rest(U) when friend(U, U)
  forbid rest(U) when U is guns
  otherwise forbid rest
  dispute small-1 "who is a friend"
    reading a preferred "as printed"
    reading b "guns too"
      define friend(U, E) when E is guns
""")
    subject = Subject(*opened("may rest(_)", made, None))
    key = next(k for k in Interview(made, subject).outline.matters if k.startswith("friend"))
    guns = next(k for k in Interview(made, subject).outline.matters if "guns" in k)
    barred = Interview(made, subject, (Said(key, YES), Said(guns, YES))).step().answer
    allowed = Interview(made, subject, (Said(key, YES), Said(guns, NO))).step().answer
    assert (barred.verdict, allowed.verdict) == ("no", "yes")
    assert not barred.rests_on and [x for x in allowed.rests_on if "small-1" in x]


@pytest.mark.parametrize("name", ["campaign", "defiant", "lightning"])
def test_whatever_a_book_asks_is_a_question(name):
    """Of every deed: a question, and what it denies, without a name that only the rules have."""
    real, _ = load_book(name)
    for topic in topics(real):
        try:
            sort, options = choice_of(real, topic)
            subject = subject_of(real, topic, {sort: options[0]} if sort else {})
        except Choose:
            continue  # of a number nobody can list the values
        for found in Outline(real, subject.question).matters.values():
            text, denied = question(real, found), sentence(real, found, False)
            assert text.endswith("?") and text[0].isupper() and denied and denied != sentence(real, found), found.key
            assert not any(mark in text for mark in ("_", " the the ", "some one", "an unit")), text
