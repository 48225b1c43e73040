"""Questions in a player's words: parts of a battle, ways whose end is left open, hexes that lie somewhere."""

import pytest

from kb.answers.asking import ask
from kb.answers.words import understand
from kb.board.position import read_position
from tests.engine.books import book

CLAUSES = """
[1] Support
  role support(battle X, unit G) "{G} [supports|does not support] the attack in {X}"
  role leader(battle X, unit U) "{U} [carries|does not carry] the colours in {X}"
  permit support(_, G) when G is guns
  otherwise forbid support
  require leader(X, U) when attacker(X, U) and U is horse
  derived swept(unit U, hex H) "{H} [lies|does not lie] in the sweep of {U}"
  define swept(U, H) when at(U) = A and adjacent(A, H)
  path flight(unit U, battle X, hex H) "{U} [flee|fled] after {X} to {H}"
    from at(U) to H by step(U, A, B) up to 2
  permit step(_, A, B) when road(A, B)

  example "guns support"
    given
      unit g: guns, at 3228
      unit u, e: foot, at 3229
      battle x: attacker u, target e
    ask may support(x, g)
    expect yes by 1
"""
GIVEN = """
unit g: guns, at 3228
unit u: horse, at 3229
unit e: foot, at 3330
edge 3229 3230: road
battle x: attacker u, target e, support g
"""


@pytest.mark.parametrize("asked, verdict, told", [
    ("may g support the attack in x?", "yes", "Yes: g may support the attack in x"),
    ("may e support the attack in x?", "no", "No: e may not support the attack in x"),
    ("does g support the attack in x?", "yes", "Yes: g supports the attack in x"),
    ("must u carry the colours in x?", "must", "u must carry the colours in x"),
    ("is e a target of x?", "yes", None),
    ("is 3329 in the sweep of g?", "yes", "Yes: 3329 lies in the sweep of g"),
    ("may u flee after x?", "yes", "Yes: u may flee after x to some hex, by 3229 3230, cost 1"),
    ("may u flee?", "yes", None),
])
def test_what_a_player_says(asked, verdict, told):
    made = book(CLAUSES)
    position, wrong = read_position(GIVEN, made)
    assert not wrong
    found = understand(asked, made, position)
    assert found.question is not None, asked
    got = ask(made, position, found.question, changes=False)
    assert got.verdict == verdict and (told is None or got.headline.rstrip(".") == told), (asked, got.headline)


def test_a_part_that_the_deeds_alone_settle_is_not_asked_for():
    made = book(CLAUSES)
    assert understand("may u attack in x?", made, read_position(GIVEN, made)[0]).question is None


PHRASES = """
[1] What is to do
  permit rest(_)
  require rest(U) when U is foot
  cause rout(U) at end of red_attack when U is horse
  cause rout(U) when U is guns
  permit step(_, A, B) when road(A, B)
  path walk(unit U, hex H) "{U} [walk|walked] to {H}"
    from at(U) to H by step(U, A, B) up to 3

  example "foot rests"
    given
      unit u: foot
    ask must rest(u)
    expect must by 1
"""
BOARD = """
unit u: foot, reds, at 3228
unit h: horse, blues, at 3330
unit g: guns, blues, at 3331
edge 3228 3229: road
phase = red_attack
"""


@pytest.mark.parametrize("asked, notation", [
    ("what must the reds do?", "duties of reds"),
    ("What do the blues still have to do?", "duties of blues"),
    ("what must I do?", "duties"),
    ("what is still to do?", "duties"),
    ("what happens now?", "what happens"),
    ("what happens at the end of the phase?", "what happens at end of red_attack"),
    ("where can u walk to?", "reach walk(u, _)"),
    ("how far may u walk?", "reach walk(u, _)"),
])
def test_questions_that_every_game_knows(asked, notation):
    made = book(PHRASES)
    position = read_position(BOARD, made)[0]
    said, written = understand(asked, made, position), understand(notation, made, position)
    assert said.question is not None and said.question == written.question


def test_a_stranger_has_no_duties():
    made = book(PHRASES)
    assert understand("what must the greens do?", made, read_position(BOARD, made)[0]).question is None
