"""What is still to do: a duty that another one covers is not listed beside it."""

from tests.engine.books import answer, book

CLAUSES = """
[1] Duties
  permit attack(_, _)
  require attack(_, E) when E is guns
  require attack(U, E) when U is horse and E is guns
  require rest(U) or attack(U, _) when U is foot

  example "three arms"
    given
      unit u: horse
      unit g: guns
      unit f: foot
    ask must attack(u, g)
    expect must by 1
"""


def owed(given: str) -> tuple:
    return answer(book(CLAUSES), given, "duties").values


def test_who_has_to_do_it_himself_stands_for_somebody():
    assert owed("unit u: horse\nunit g: guns\n") == ("u must attack g",)


def test_without_him_somebody_has_to():
    assert owed("unit g: guns\n") == ("some unit must attack g",)


def test_a_duty_with_a_choice_covers_nothing():
    assert set(owed("unit f: foot\nunit g: guns\n")) == {"some unit must attack g", "f must rest, or f must attack some unit"}
