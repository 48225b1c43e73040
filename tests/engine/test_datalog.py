"""The adapter: what corrupts an ask that another ask stands in, and the guard against it."""

import threading

import pytest
from pyDatalog import pyEngine as E

from kb.engine.datalog import CompilerBug, Datalog, Slot

X, Y = Slot("X"), Slot("Y")


@pytest.fixture
def program():
    made = Datalog()
    for name, arity in (("p", 1), ("q", 1), ("none", 1), ("outer", 1), ("unsafe", 1)):
        made.declare(name + "x", arity)
    for n in (1, 2, 3):
        made.rule("px", (n,), [])
    made.rule("qx", (2,), [])
    made.rule("unsafex", (X,), [])  # pyDatalog answers True to it
    yield made
    made.close()


def outer(program: Datalog, inner) -> list[tuple]:
    """Asks for p(X) and test(X), where the test asks something of its own."""
    pred = program.fresh("t")

    def rows(args):
        inner()
        return [args]

    program.resolver(pred, 1, rows)
    program.rule("outerx", (X,), [("px", (X,), False), (pred, (X,), False)])
    return sorted(program.ask("outerx", (X,)))


ALL = [(1,), (2,), (3,)]


def test_an_inner_ask_with_rows(program):
    assert outer(program, lambda: program.ask("px", (X,))) == ALL


def test_an_inner_ask_without_rows(program):
    assert outer(program, lambda: program.ask("nonex", (X,))) == ALL


def test_an_inner_ask_that_is_bound_and_true(program):
    assert outer(program, lambda: program.ask("qx", (2,))) == ALL


def test_an_inner_ask_that_answers_true(program):
    def inner():
        with pytest.raises(CompilerBug):
            program.ask("unsafex", (X,))

    assert outer(program, inner) == ALL


def test_an_inner_ask_that_raises(program):
    failing = program.fresh("t")
    program.resolver(failing, 1, lambda args: 1 / 0)

    def inner():
        with pytest.raises(ZeroDivisionError):
            program.ask(failing, (X,))

    assert outer(program, inner) == ALL


def test_nesting_seven_deep(program):
    def inner(depth=0):
        assert sorted(program.ask("px", (X,))) == ALL
        if depth < 7:
            pred = program.fresh("t")
            program.resolver(pred, 1, lambda args: inner(depth + 1) or [(1,)])
            assert program.ask(pred, (X,)) == [(1,)]

    assert outer(program, inner) == ALL


def test_true_is_a_bug_of_the_compiler(program):
    with pytest.raises(CompilerBug):
        program.ask("unsafex", (X,))


def test_a_negation_after_its_variable_is_bound(program):
    program.declare("restx", 1)
    program.rule("restx", (X,), [("px", (X,), False), ("qx", (X,), True)])
    assert sorted(program.ask("restx", (X,))) == [(1,), (3,)]
    assert program.ask("restx", (2,)) == []


def test_constants_are_inert(program):
    program.declare("namedx", 1)
    for nasty in ("X", "", "a') or 1", "~p", "Mława", "None"):
        program.rule("namedx", (nasty,), [])
    assert {r[0] for r in program.ask("namedx", (X,))} == {"X", "", "a') or 1", "~p", "Mława", "None"}
    assert program.ask("namedx", ("Y",)) == []


def test_programs_do_not_see_each_other(program):
    other = Datalog()
    other.declare("px", 1)
    other.rule("px", (9,), [])
    assert sorted(program.ask("px", (X,))) == ALL
    assert other.ask("px", (X,)) == [(9,)]
    other.close()


def test_no_resolver_is_left_after_close():
    before = set(E.Python_resolvers)
    made = Datalog()
    made.resolver(made.fresh("t"), 1, lambda args: [])
    made.close()
    assert set(E.Python_resolvers) == before


def test_each_thread_its_own_program():
    found = {}

    def work(n):
        made = Datalog()
        made.declare("px", 1)
        for i in range(n):
            made.rule("px", (i,), [])
        found[n] = [len(made.ask("px", (X,))) for _ in range(50)]
        made.close()

    threads = [threading.Thread(target=work, args=(n,)) for n in (2, 5, 9)]
    [t.start() for t in threads]
    [t.join() for t in threads]
    assert found == {n: [n] * 50 for n in (2, 5, 9)}
