"""A way whose end is left open leads somewhere else, where it can."""

from tests.engine.books import answer, book

CLAUSES = """
[1] Walks
  path walk(unit U, hex H) "{U} [walk|walked] to {H}"
    from at(U) to H by step(U, A, B) up to 3
  permit step(_, A, B) when road(A, B)

  example "down the road"
    given
      unit u: foot, at 3228
      edge 3228 3229: road
    ask may walk(u, 3229)
    expect yes by 1
"""


def walked(given: str) -> tuple:
    found = answer(book(CLAUSES), given, "may walk(u, _)")
    assert found.verdict == "yes"
    return found.values[0]


def test_the_nearest_other_hex_is_named():
    assert walked("unit u: foot, at 3228\nedge 3228 3229: road\nedge 3229 3230: road\n") == ("3228", "3229")


def test_who_has_no_road_stays():
    assert walked("unit u: foot, at 3228\n") == ("3228",)


def test_a_way_longer_than_its_steps_says_so():
    found = answer(book(CLAUSES), "unit u: foot, at 3228\nboard 3220 to 3240\nedge 3228 3229: road\n", "may walk(u, 3232)")
    assert found.verdict == "no" and [n.text for n in found.proof] == ["3 hexes are the most, and 3232 is 4 away"]
