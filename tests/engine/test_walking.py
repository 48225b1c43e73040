"""What is walked comes out as pyDatalog would have it: random rules over random rows, for every choice of known arguments."""

import random
from itertools import product

import pytest

from kb.engine.datalog import Datalog, Slot
from kb.engine.walking import ROWS, TESTS, VALUES

NAMES = ("a", "b", "c")
VARIABLES = tuple(map(Slot, "XYZ"))


def function(rows: set[tuple]):
    return lambda args: sorted(row for row in rows if all(a is None or a == r for a, r in zip(args, row)))


def program(chance: random.Random) -> Datalog:
    """Two relations, a value, and two layers of rules; bodies bind before they negate."""
    made = Datalog()
    made.resolver("onex", 1, function({(n,) for n in NAMES if chance.random() < 0.6}), ROWS)
    made.resolver("twox", 2, function({pair for pair in product(NAMES, NAMES) if chance.random() < 0.4}), ROWS)
    made.resolver("valuex", 2, function({(n, chance.choice(NAMES)) for n in NAMES if chance.random() < 0.8}), VALUES)
    made.resolver("testx", 2, lambda args: [args] if None not in args and args[0] <= args[1] else [], TESTS)
    made.declare("lowx", 2)
    made.declare("highx", 2)
    for name, below in (("lowx", ("onex", "twox", "valuex")), ("highx", ("lowx", "twox", "valuex"))):
        for _ in range(chance.randrange(1, 3)):
            body, known = [], set()
            while not known.issuperset(VARIABLES):
                pred = chance.choice(below)
                terms = tuple(chance.sample(VARIABLES, 1 if pred == "onex" else 2))
                body.append((pred, terms, False))
                known |= set(terms)
            for pred in chance.sample(("onex", "testx", "twox"), chance.randrange(3)):
                body.append((pred, tuple(chance.sample(VARIABLES, 1 if pred == "onex" else 2)), chance.random() < 0.5))
            head = tuple(chance.choice((*VARIABLES, chance.choice(NAMES))) for _ in range(2))
            made.rule(name, head, body)
    return made


@pytest.mark.parametrize("seed", range(60))
def test_as_the_engine_has_it(seed):
    made = program(random.Random(seed))
    for name in ("lowx", "highx"):
        for args in product((None, *NAMES), repeat=2):
            slots = tuple(Slot(f"A{i}") if a is None else a for i, a in enumerate(args))
            full = lambda row: tuple(row) if len(row) == 2 else tuple(next(it) if a is None else a for it in [iter(row)] for a in args)  # noqa: E731
            assert {full(row) for row in made.ask(name, slots)} == {full(row) for row in made.joined(name, args)}, (name, args)
    made.close()


def test_a_join_of_derived_relations_is_left_to_the_engine():
    made = Datalog()
    made.resolver("onex", 1, function({("a",), ("b",)}), ROWS)
    made.declare("ruledx", 1)
    made.rule("ruledx", (Slot("X"),), [("onex", (Slot("X"),), False)])
    made.declare("overx", 1)
    made.rule("overx", (Slot("X"),), [("ruledx", (Slot("X"),), False)])
    assert made.walker.walk("ruledx", "f") and made.walker.walk("overx", "b")
    assert made.walker.walk("overx", "f") is None
    assert sorted(made.ask("overx", (Slot("X"),))) == [("a",), ("b",)]
    made.close()


def test_a_variable_twice_in_a_head():
    made = Datalog()
    made.resolver("onex", 1, function({("a",), ("b",)}), ROWS)
    made.declare("samex", 2)
    made.rule("samex", (Slot("X"), Slot("X")), [("onex", (Slot("X"),), False)])
    assert made.ask("samex", ("a", "a")) == [("a", "a")]
    assert made.ask("samex", ("a", "b")) == []
    assert made.ask("samex", ("c", "c")) == []
    assert sorted(made.ask("samex", (Slot("X"), Slot("Y")))) == [("a", "a"), ("b", "b")]
    made.close()
