"""What would turn an answer: each way out is named once."""

from kb.answers.asking import ask
from kb.board.position import read_position
from kb.language.parser import Reader, parse
from tests.engine.books import book

CLAUSES = """
[1] Ways
  permit step(_, A, B) when road(A, B)
  forbid step(_, A, B) when wall(A, B)
  forbid step(_, A, B) when wall(B, A)

  example "a wall on the road"
    given
      unit u: foot, at 3228
      edge 3228 3229: road, wall
    ask may step(u, 3228, 3229)
    expect no by 1
[2] Rest
  permit rest(_)
  forbid rest(U) when did attack(U, _) this phase
  forbid rest(U) when did attack(U, _) this turn

  example "after an attack"
    given
      unit u, e: foot, at 3228
      phase = red_attack
      did attack(u, e) in red_attack
    ask may rest(u)
    expect no by 2
"""


def changes(given: str, asked: str) -> list[tuple[str, ...]]:
    made = book(CLAUSES)
    position, wrong = read_position(given, made)
    assert not wrong
    tree, errors = parse(asked, "question", Reader("question"))
    assert not errors
    return [c.texts for c in ask(made, position, Reader("question").question(tree)).changes]


def test_what_lies_between_two_hexes_is_taken_away_once():
    assert changes("unit u: foot, at 3228\nedge 3228 3229: road, wall\n", "may step(u, 3228, 3229)") == [
        ("a wall does not stand between 3228 and 3229",)]


def test_a_deed_that_two_statements_ask_after_is_undone_once():
    given = "unit u, e: foot, at 3228\nphase = red_attack\ndid attack(u, e) in red_attack\n"
    assert changes(given, "may rest(u)") == [("u did not attack e in this phase",)]
