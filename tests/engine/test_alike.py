"""Steps that are alike: what is told of the first of a kind has to be true of each."""

import random

import pytest

from kb.board.position import read_position
from kb.engine.paths import Paths
from kb.engine.program import Choice, Program
from kb.engine.session import Session
from kb.language.loader import load_book
from tests.engine.books import answer, book, verdict

EXAMPLES, HEXES = 10, 3


@pytest.mark.parametrize("name", ["w39", "campaign", "lightning", "defiant"])
def test_every_step_gets_what_asking_about_it_alone_gives(name):
    """Examples of the books, readings picked at random; the steps around a unit, each by its kind in one session and alone in another."""
    random_ = random.Random(name)
    found, _ = load_book(name)
    examples = [e for c in found.clauses for e in c.examples if not e.open and "at " in e.given]
    compared = 0
    for example in random_.sample(examples, EXAMPLES):
        position, _ = read_position("closed\n" + example.given, found, name="x", file="x")
        readings = tuple((d.id, random_.choice(d.readings).name) for d in found.disputes() if d.readings and random_.random() < 0.4)
        choice = Choice(readings, position.scenario, position.options)
        program = Program(found, choice)
        sessions = Session(program, position, Choice((), position.scenario, position.options)), Session(program, position, choice)
        for word in found.of_kind("path")[:4]:
            state = random_.getstate()
            same(random_, word, Paths(sessions[0]))
            sessions[0].choose(choice)  # what was concluded under the first readings must not outlive them
            random_.setstate(state)
            compared += same(random_, word, *map(Paths, sessions))
        for session in sessions:
            session.close()
    assert compared > 100


def same(random_, word, paths: Paths, alone: Paths | None = None) -> int:
    members = [paths.s.reach.members(p.sort) for p in word.params]
    if not all(members):
        return 0
    args = tuple(random_.choice(m) for m in members)
    env = paths.env(word, args)
    start = paths.begin(word, env)
    steps = [(h, n) for h in paths.s.grid.within(start, 2)[:HEXES] for n in paths.s.grid.neighbours(h)] if start is not None else []
    for mood in "cp":
        for leg in word.legs:
            for here, there in steps:
                number = random_.choice((1, 2, 3))
                told = paths.told_of(word, leg, env, here, there, number, mood)
                assert alone is None or told == alone.outcome(word, leg, env, here, there, number, mood), (word.name, args, here, there, number, mood)
    return 2 * len(word.legs) * len(steps)


MARCH = """
path march(unit U, hex H) "{U} [march|marched] to {H}"
  from at(U) to H by go(U, A, B, N) up to 4
action go(unit U, hex A, hex B, number N) "{U} [go|went] from {A} to {B} as step {N}"
[1] Steps
  permit go(_, A, B, _) when adjacent(A, B)
"""
HERE = "board 0501 to 0509\nunit u: reds, foot, at 0505\n"


def test_clauses_that_look_at_the_number_of_a_step():
    made = book(MARCH + "[2] The third\n  forbid go(_, _, B, N) when N > 2 and wood(B)\n")
    assert verdict(made, HERE + "hex 0506, 0507: wood\n", "may march(u, 0507)") == "yes"
    assert verdict(made, HERE + "hex 0508: wood\n", "may march(u, 0508)") == "no"


def test_a_condition_on_both_hexes_and_somebody_near_them():
    made = book(MARCH + "[2] Past nobody\n  forbid go(U, A, B, _) when side(E) = blues and at(E) = H and adjacent(H, B) and not adjacent(H, A)\n")
    board = "board 0401 to 0609\nunit u: reds, foot, at 0505\nunit e: blues, foot, at 0508\n"
    assert verdict(made, board, "may march(u, 0506)") == "yes"
    assert verdict(made, board, "may march(u, 0507)") == "no"


def test_a_goal_that_no_step_enters_is_refused_with_the_clause():
    made = book(MARCH + "[2] Woods\n  forbid go(_, _, B, _) when wood(B)\n")
    found = answer(made, HERE + "hex 0507: wood\n", "may march(u, 0507)")
    assert found.verdict == "no" and found.cites == ("2",)
