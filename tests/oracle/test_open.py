"""Open positions: a certain answer may not be contradicted by any completion; how many that could be told are told."""

from dataclasses import replace
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.oracle.verdict_book import answers, questions
from tests.oracle.worlds import EDGES, MARKERS, few, position_of, w39, worlds

pytestmark = pytest.mark.xdist_group("oracle")
TALLY = {"positions": 0, "completions": 0, "fixed": 0, "told": 0}


def doubtful(world) -> list[tuple]:
    """Facts that a player may not know."""
    units = [u.name for u in world.units]
    found = [("marker", (u, m)) for u in units for m in MARKERS] + [(w, (u,)) for u in units for w in ("panicked", "disorganized")]
    found += [("terrain", (u.hex, "full_wood")) for u in world.units]
    return list(dict.fromkeys(found)) + [("big_river", edge) for edge in EDGES]


def with_fact(position, fact, holds):
    """Both ways, where the given is so."""
    name, args = fact
    position = position.with_fact(fact, holds)
    return position.with_fact((name, args[::-1]), holds) if w39().words[name].both_ways else position


@few(0.7)
@given(worlds(), st.data())
def test_no_certain_answer_is_wrong(world, data):
    pool = doubtful(world)
    chosen = data.draw(st.lists(st.sampled_from(pool), min_size=1, max_size=4, unique=True))
    closed = position_of(world)
    words = frozenset(w.name for w in w39().of_kind("given", "action", "event"))
    position = replace(closed, open=True, closed_words=words - {name for name, _ in chosen})
    for fact in pool:
        if fact not in chosen and fact not in closed.facts:
            position = with_fact(position, fact, False)
    for fact in chosen:
        position = with_fact(position, fact, False)
        both = {fact, (fact[0], fact[1][::-1])} if w39().words[fact[0]].both_ways else {fact}
        position = replace(position, denied=position.denied - both)
    asked = questions(world)
    told = answers(w39(), position, asked)
    worlds_left = []
    for choice in product((True, False), repeat=len(chosen)):
        complete = closed
        for fact, holds in zip(chosen, choice):
            complete = with_fact(complete, fact, holds)
        worlds_left.append(answers(w39(), complete, asked))
    for question in asked:
        found = {w[question] for w in worlds_left}
        TALLY["fixed"] += len(found) == 1 and None not in found
        TALLY["told"] += told[question] is not None
        assert told[question] is None or found == {told[question]}, (question, told[question], found, chosen, world.text())
    TALLY["positions"] += 1
    TALLY["completions"] += len(worlds_left)


def test_how_much_is_told(capsys):
    if TALLY["fixed"]:
        with capsys.disabled():
            print(f"\nopen: {TALLY['told']} of {TALLY['fixed']} answers that hold in every completion are told "
                  f"({100 * TALLY['told'] / TALLY['fixed']:.1f} %), none wrong; {TALLY['positions']} positions, {TALLY['completions']} completions")
