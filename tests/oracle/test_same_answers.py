"""What must not matter: names, the order of statements, and counters far away."""

import random
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kb.board.position import read_position
from tests.oracle.verdict_book import answers, questions
from tests.oracle.worlds import FAR, WIDE, Unit, few, position_of, w39, worlds

pytestmark = pytest.mark.xdist_group("oracle")


@few(0.7)
@given(worlds(), st.randoms(use_true_random=False))
def test_names_do_not_matter(world, chance):
    strange = ["Z", "13. Btl", "żandarmeria", "turn 2", "u_1"]
    chance.shuffle(strange)
    names = dict(zip((u.name for u in world.units), strange))
    before = answers(w39(), position_of(world), questions(world))
    after = answers(w39(), position_of(world.renamed(names)), questions(world.renamed(names)))
    turned = {(kind, name, tuple(names.get(a, a) for a in args)): v for (kind, name, args), v in before.items()}
    assert turned == after, world.text()


@few(0.7)
@given(worlds(), st.integers(0, 10**6))
def test_the_order_of_statements_does_not_matter(world, seed):
    chance = random.Random(seed)
    clauses = [replace(c, statements=tuple(chance.sample(c.statements, len(c.statements)))) for c in w39().clauses]
    chance.shuffle(clauses)
    other = replace(w39(), clauses=tuple(clauses))
    asked = questions(world)
    assert answers(w39(), position_of(world), asked) == answers(other, position_of(world), asked), world.text()


@few(0.7)
@given(worlds(), st.sampled_from(("polish", "german")))
def test_a_regiment_far_away_does_not_matter(world, nation):
    world = replace(world, board=WIDE)
    more = replace(world, units=(*world.units, Unit("far", nation, "infantry", 5, FAR)))
    asked = questions(world)
    assert answers(w39(), position_of(world), asked) == answers(w39(), position_of(more), asked), world.text()


@few(0.7)
@given(worlds(), st.integers(0, 10**6))
def test_the_order_of_lines_does_not_matter(world, seed):
    lines = world.lines()
    head, rest = lines[:3], lines[3:]
    units = [line for line in rest if line.startswith("unit")]
    others = [line for line in rest if not line.startswith("unit")]
    random.Random(seed).shuffle(units)
    shuffled, wrong = read_position("\n".join([*head, *units, *reversed(others)]), w39())
    assert not wrong, wrong
    asked = questions(world)
    assert answers(w39(), position_of(world), asked) == answers(w39(), shuffled, asked), world.text()
