"""Ways over the map: limits, stopping, legs, cost."""

import pytest

from tests.engine.books import answer, book, value, verdict

BASE = """
path march(unit U, hex H) "{U} [march|marched] to {H}"
  from at(U) to H by step(U, A, B) costing step_cost(U, A, B) stopping where wood(B)
path walk(unit U, hex H) "{U} [walk|walked] to {H}"
  from at(U) to H by step(U, A, B) up to 2
path line(unit U) "{U} [has|has no] line"
  from at(U) to H where depot(H) by step(U, A, B) up to 1 then by track(U, A, B)
path leap(unit U, hex H) "{U} [leap|leapt] to {H}"
  from at(U) to H by step(U, A, B) exactly 2
[1] Steps
  permit step(U, A, B) when adjacent(A, B)
[2] Walls
  forbid step(U, A, B) when wall(A, B)
[3] Cost
  set step_cost(U, A, B) = 2
[4] Roads
  set step_cost(U, A, B) = 1 instead of 3 when road(A, B)
[5] Points
  limit march(U, _) to at most 4
[6] Tracks
  permit track(U, A, B) when road(A, B)
[7] Lines
  permit rest(U) when line(U)
  otherwise forbid rest
"""
HERE = "board 0501 to 0509\nunit u: reds, at 0505\n"


@pytest.fixture(scope="module")
def made():
    return book(BASE)


@pytest.mark.parametrize("given, goal, expected", [
    ("", "0507", "yes"), ("", "0508", "no"), ("edge 0505 0506: road\nedge 0506 0507: road\n", "0508", "yes"),
    ("edge 0505 0506: wall\n", "0506", "no"), ("hex 0506: wood\n", "0507", "no"), ("hex 0506: wood\n", "0506", "yes")])
def test_a_march(made, given, goal, expected):
    assert verdict(made, HERE + given, f"may march(u, {goal})") == expected


def test_the_cost_of_a_march(made):
    assert value(made, HERE + "edge 0505 0506: road\n", "value cost(march(u, 0507))") == 3
    assert verdict(made, HERE, "value cost(march(u, 0509))") == "silent"


def test_the_cost_of_a_march_to_a_place_that_is_not_stated(made):
    assert verdict(made, HERE + "unit v\n", "value cost(march(u, at(v)))") == "silent"
    assert verdict(made, HERE + "unit v\n", "value cost(march(u, at(v)))", open=True) == "unknown"


def test_up_to_some_steps(made):
    assert verdict(made, HERE, "may walk(u, 0507)") == "yes"
    assert verdict(made, HERE, "may walk(u, 0508)") == "no"


def test_exactly_some_steps(made):
    assert verdict(made, HERE, "may leap(u, 0507)") == "yes"
    assert verdict(made, HERE, "may leap(u, 0506)") == "no"


@pytest.mark.parametrize("given, expected", [
    ("hex 0506: depot\n", "yes"), ("hex 0507: depot\n", "no"), ("hex 0507: depot\nedge 0506 0507: road\n", "yes"),
    ("hex 0508: depot\nedge 0506 0507: road\nedge 0507 0508: road\n", "yes"), ("hex 0508: depot\nedge 0507 0508: road\n", "no"),
    ("hex 0505: depot\n", "yes")])
def test_two_legs(made, given, expected):
    assert verdict(made, HERE + given, "may rest(u)") == expected


def test_where_a_way_fails(made):
    found = answer(made, HERE + "edge 0506 0507: wall\n", "may march(u, 0507) via 0506")
    assert (found.verdict, found.step) == ("no", 2) and "2" in found.cites


def test_how_far(made):
    found = answer(made, HERE, "reach march(u, _)")
    assert {str(v[0] if isinstance(v, tuple) else v) for v in found.values} >= {"0503", "0504", "0506", "0507"}


def test_who_stands_nowhere_marches_nowhere(made):
    off = "board 0501 to 0509\nunit u: reds\n"
    assert [verdict(made, off, f"may march(u, 0507){via}") for via in ("", " via 0506 0507")] == ["no", "no"]
    assert [verdict(made, off, f"may march(u, 0507){via}", open=True) for via in ("", " via 0506 0507")] == ["unknown", "unknown"]
    assert "u does not stand on any hex" in {n.text for n in answer(made, off, "may march(u, 0507)").proof}


def test_a_march_without_a_bound_says_what_is_missing():
    paced = book(BASE.replace("to at most 4", "to at most strength(U) - 1") + "[8] Luck\n  add 1 to step_cost(U, _, _) when die(U) > 3\n")
    for via in ("", " via 0505 0506"):
        found = answer(paced, HERE, f"may march(u, 0506){via}")
        assert found.verdict == "unknown" and "strength" in {m.word for m in found.missing}


def test_a_relation_that_a_way_gives_is_missed_for_what_shuts_the_way_in():
    """Another clause that comes nearer to giving it is no reason to hide the wall."""
    made = book(BASE + '[8] Fed\n  define fed(U) when line(U)\n[9] Stores\n  define fed(U) when at(U) = H and wood(H)\n',
                'derived fed(unit U) "{U} [is|is not] fed"\n')
    found = answer(made, HERE + "hex 0506: depot\nedge 0505 0506: wall\n", "is fed(u)")
    assert found.verdict == "no" and "2" in found.cites
