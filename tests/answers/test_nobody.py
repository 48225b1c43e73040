"""How a proof speaks of what is nowhere: no hex, rather than something."""

from kb.answers.aloud import cond
from tests.engine.books import answer, book

CLAUSES = """
[1] Rest
  permit rest(_)
  forbid rest(U) unless at(U) = _

  example "off the board"
    given
      unit u: foot
    ask may rest(u)
    expect no by 1
[2] Arrival
  cause rout(U) when U is foot
    unless at(U) = _

  example "off the board"
    given
      unit u: foot
    ask what happens
    expect rout(u) by 2
"""


def texts(nodes) -> list[str]:
    return [text for n in nodes for text in (n.text, *texts(n.children))]


def test_a_unit_off_the_board_stands_on_no_hex():
    for asked in ("may rest(u)", "what happens"):
        told = texts(answer(book(CLAUSES), "unit u: foot\n", asked).proof)
        assert "u does not stand on any hex" in told and not any("something" in text for text in told), told


def test_a_condition_on_any_value_is_read_as_its_relation():
    made = book(CLAUSES)
    arrival = next(c for c in made.clauses if c.number == "2").statements[0]
    assert cond(made, arrival.body.unless[0][0]) == "U stands on some hex"
