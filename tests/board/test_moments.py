"""When deeds were done, and what the moment gives."""

from fractions import Fraction

import pytest

from kb.board.facts import Moment, Position
from kb.board.moments import current_phase, deed_facts, moment_facts, phase_names
from kb.board.position import read_position
from kb.language.model import Time
from tests.board.small_book import small_book

BOOK = small_book()


def at(moment: str, deeds: str):
    position, errors = read_position(f"unit u, e, v\n{moment}\n{deeds}", BOOK)
    assert errors == []
    return position


def did(position, kind, deed="attack", phase="", **options):
    return deed_facts(position, BOOK, deed, Time(kind, phase), **options)


def test_phases_come_in_the_order_of_the_turn():
    assert [p.name for p in phase_names(BOOK)] == ["dawn", "red_attack", "blue_counter", "blue_attack", "red_counter"]


@pytest.mark.parametrize("kind, done", [
    ("ever", {"a", "b", "c", "d", "e"}), ("this_round", {"e"}), ("this_phase", {"d", "e"}), ("this_turn", {"c", "d", "e"}), ("last_turn", {"b"})])
def test_windows_around_now(kind, done):
    names = ("a", "b", "c", "d", "e")
    text = "unit a, b, c, d, e, u\nturn = 3\nphase = blue_attack\nround = 2\n" + "\n".join(
        f"did fire({n}, u) {when}" for n, when in zip(names, ("of turn 1", "in blue_attack of turn 2", "in red_attack", "in blue_attack round 1", "")))
    position, errors = read_position(text, BOOK)
    assert errors == []
    assert did(position, kind, "fire") == {(n, "u") for n in done}


def test_on_turn_gives_the_turn():
    position = at("turn = 3\nphase = dawn", "did attack(u, e) of turn 1\ndid attack(u, e) in red_attack")
    assert did(position, "on_turn") == {("u", "e", Fraction(1)), ("u", "e", Fraction(2))}


@pytest.mark.parametrize("phase, reds", [
    ("dawn", True),
    ("red_attack", True),  # the phase that runs is this phase, not the last one
    ("blue_counter", False),  # a red attack phase of this turn has passed, and nothing was done in it
])
def test_in_the_last_attack_phase_of_a_side(phase, reds):
    position = at(f"turn = 2\nphase = {phase}", "did attack(u, e) in red_attack of turn 1\ndid attack(v, e) in blue_attack of turn 1")
    assert did(position, "in_last", phase="attack") == {("v", "e", "blues")} | ({("u", "e", "reds")} if reds else set())


def test_the_phase_that_runs_is_not_the_last_one():
    position = at("turn = 2\nphase = red_attack", "did attack(u, e)\ndid attack(v, e) in red_attack of turn 1")
    assert did(position, "in_last", phase="attack") == {("v", "e", "reds")}
    assert did(position, "this_phase") == {("u", "e")}


def test_where_no_phase_is_stated_only_the_turn_is_certain():
    position = at("turn = 2", "did attack(u, e) in red_counter")
    assert did(position, "in_last", phase="counter") == did(position, "this_phase") == set()
    assert did(position, "this_turn") == {("u", "e")}


def test_a_deed_of_another_phase_is_not_in_the_last_one():
    position = at("turn = 2\nphase = blue_attack", "did fire(u, e) in blue_counter")
    assert did(position, "in_last", "fire", "attack") == set()
    assert did(position, "since_last", "fire", "attack") == {("u", "e", "reds"), ("u", "e", "blues")}


def test_a_phase_of_nobody_is_everybodys():
    position = at("turn = 2\nphase = red_attack", "did fire(u, e) in dawn")
    assert did(position, "in_last", "fire", "weather") == {("u", "e", "reds"), ("u", "e", "blues")}


def test_since_reaches_from_that_phase_to_now():
    position = at("turn = 2\nphase = blue_counter", "did attack(u, e) in red_attack\ndid attack(v, e) in red_counter")
    assert did(position, "since_last", phase="attack") == {("u", "e", "reds"), ("u", "e", "blues"), ("v", "e", "blues")}


def test_a_child_is_a_case_of_its_parent_and_not_the_other_way_round():
    position = at("phase = blue_counter", "did counter_attack(u, e)\ndid attack(v, e)")
    assert did(position, "this_phase") == {("u", "e"), ("v", "e")}
    assert did(position, "this_phase", "counter_attack") == {("u", "e")}


def test_without_a_moment_only_ever_holds():
    position = at("", "did attack(u, e) in red_attack")
    assert did(position, "ever") == {("u", "e")}
    for kind in ("this_round", "this_phase", "this_turn", "last_turn", "on_turn", "in_last", "since_last"):
        assert did(position, kind, phase="attack") == set()


def test_what_is_known_not_to_have_been_done():
    position = at("turn = 2\nphase = blue_counter", "not did attack(u, e)\nnot did attack(v, e) in red_attack")
    assert did(position, "ever", undone=True) == {("u", "e")}
    assert did(position, "this_turn", undone=True) == {("u", "e")}
    assert did(position, "in_last", phase="attack", undone=True) == {("u", "e", "reds"), ("u", "e", "blues"), ("v", "e", "reds")}
    assert did(position, "since_last", phase="attack", undone=True) == {("u", "e", "reds"), ("u", "e", "blues")}
    assert did(position, "ever", "counter_attack", undone=True) == {("u", "e")}, "no attack at all: no counter-attack either"


def test_the_moment_as_facts():
    position = at("turn = 2\nphase = red_attack\nscenario = kock", "")
    assert moment_facts(position, BOOK) == {
        "now": {("red_attack",)}, "phase_of": {("attack", "reds")}, "turn": {(Fraction(2),)}, "round": set(), "scenario": {("kock",)}}
    assert moment_facts(Position(), BOOK) == {name: set() for name in ("now", "phase_of", "turn", "round", "scenario")}
    assert moment_facts(Position(now=Moment(3, 0, 2)), BOOK)["round"] == {(Fraction(2),)}
    assert moment_facts(at("phase = dawn", ""), BOOK)["phase_of"] == {("weather", "reds"), ("weather", "blues")}


def test_a_turn_alone_is_in_no_phase():
    position = at("turn = 2", "")
    assert current_phase(position, BOOK) is None
    assert moment_facts(position, BOOK)["now"] == set() and moment_facts(position, BOOK)["turn"] == {(Fraction(2),)}
