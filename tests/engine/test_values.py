"""Exact numbers, ranges, roundings, and places on a scale."""

from fractions import Fraction as F

import pytest

from kb.engine.values import Unknown, arithmetic, compare, entry_at, place_of, place_of_odds, ratio_value, rounded
from kb.language.model import Word
from tests.engine.books import book, value, verdict

ODDS = Word("odds", "scale", members=("1:3", "1:2", "1:1", "2:1", "3:1"))


@pytest.mark.parametrize("number, up, down, half_down, half_up", [
    (F(5, 2), 3, 2, 2, 3), (F(-5, 2), -2, -3, -3, -2), (F(13, 5), 3, 2, 3, 3), (F(12, 5), 3, 2, 2, 2), (F(2), 2, 2, 2, 2)])
def test_rounding(number, up, down, half_down, half_up):
    assert [rounded(number, how) for how in ("up", "down", "half down", "half up")] == [up, down, half_down, half_up]


def test_rounding_to_a_half():
    assert rounded(F(5, 4), "half down", F(1, 2)) == 1
    assert rounded(F(5, 4), "half up", F(1, 2)) == F(3, 2)
    assert rounded(F(1, 10), "up", F(1, 2)) == F(1, 2)


@pytest.mark.parametrize("ratio, place", [
    (F(11, 4), F(15, 4)),  # 2.75 lies three quarters of the way from 2:1 to 3:1
    (F(1) / F(5, 2), F(1, 2)),  # 1:2.5 half-way from 1:3 to 1:2
    (F(1), F(2)), (F(3), F(4)), (F(1, 3), F(0)), (F(7), F(8)), (F(1, 5), F(-2))])
def test_places_of_odds(ratio, place):
    assert place_of_odds(ODDS, ratio) == place


def test_entries_hold_at_the_ends():
    assert [entry_at(ODDS, F(n)) for n in (-3, 0, 2, 9)] == ["1:3", "1:3", "1:1", "3:1"]
    assert place_of(ODDS, "2:1") == 3 and place_of(ODDS, "9:1") is None
    assert ratio_value("1:4") == F(1, 4) and ratio_value("less 1:4") is None and ratio_value("1:0") is None


def test_division_by_nothing_has_no_value():
    assert arithmetic("/", F(3), F(0)) is None
    assert arithmetic("+", None, F(1)) is None
    assert arithmetic("/", F(1), F(3)) == F(1, 3)


def test_ranges_add_and_multiply_by_their_corners():
    known = Unknown(F(-1), F(2), False)
    assert arithmetic("+", known, F(3)) == Unknown(F(2), F(5), False)
    assert arithmetic("*", known, F(-2)) == Unknown(F(-4), F(2), False)
    assert arithmetic("-", F(0), known) == Unknown(F(-2), F(1), False)
    assert arithmetic("*", Unknown(), F(0)).maybe_none


@pytest.mark.parametrize("op, a, b, found", [
    ("<", Unknown(F(1), F(2), False), F(3), (True, True)), ("<", Unknown(F(1), F(3), False), F(3), (False, True)),
    ("<", Unknown(F(3), F(4), False), F(3), (False, False)), ("<=", Unknown(F(1), F(3), False), F(3), (True, True)),
    (">", Unknown(F(4), None, False), F(3), (True, True)), (">=", Unknown(None, F(2), False), F(3), (False, False)),
    ("=", Unknown(F(1), F(2), False), F(3), (False, False)), ("=", Unknown(F(1), F(3), False), F(3), (False, True)),
    ("!=", Unknown(F(1), F(2), False), F(3), (True, True)), ("!=", Unknown(F(1), F(2), True), F(3), (False, True)),
    ("<", Unknown(F(1), F(2), True), F(3), (False, True)), ("=", None, F(1), (False, False)), ("=", "a", "a", (True, True))])
def test_comparisons_are_certain_or_possible(op, a, b, found):
    assert compare(op, a, b) == found


def test_a_cell_with_two_readings_lies_between_them():
    made = book("[1] A\n  table loss(number R) -> number from \"tables/loss.csv\"\n  set might(U) = loss(strength(U)) + 1\n"
                "  forbid rest(U) when might(U) > 2\n  otherwise forbid rest\n", tables={"tables/loss.csv": "r,value\n1,2|3\n2,4\n"})
    given = "unit u: strength {}\n"
    assert [verdict(made, given.format(n), "may rest(u)") for n in (1, 2)] == ["no", "no"]
    assert verdict(made, given.format(1), "value might(u)") == "unknown" and value(made, given.format(2), "value might(u)") == 5
    assert verdict(made, given.format(1), "is loss(1) + 1 > 3") == "unknown" and verdict(made, given.format(1), "is loss(1) < 4") == "yes"


def test_hexes_in_a_table_keep_their_zeros():
    made = book("[1] A\n  table goal(number R) -> hex from \"tables/goal.csv\"\n  table height(hex H) -> number from \"tables/height.csv\"\n"
                "  derived meant(number R, hex H) \"{R} [is|is not] {H}\"\n  define meant(R, H) when goal(R) = H\n",
                tables={"tables/goal.csv": "r,value\n1,0911\n2,3228\n", "tables/height.csv": "h,value\n0911,3\n"})
    assert [verdict(made, "", f"is meant({r}, {h})") for r, h in ((1, "0911"), (2, "3228"), (1, "3228"))] == ["yes", "yes", "no"]
    assert value(made, "", "value height(0911)") == 3


def test_a_number_without_end_is_too_much():
    made = book("[1] A\n  set might(U) = strength(U)\n" + "  multiply might(U) by strength(U)\n" * 300)
    assert verdict(made, "unit u: strength " + "9" * 15 + "\n", "value might(u)") == "unknown"
    asked = "value " + "*".join(["9999999999"] * 190)
    assert verdict(made, "unit u: strength 1\n", asked) in ("value", "unknown")
    assert verdict(made, "unit u: strength 1\n", "value " + "*".join(["9" * 300] * 30)) == "unknown"
