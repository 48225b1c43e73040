"""Every proof of the book's own examples, and of questions on generated positions, holds when it is checked again."""

from dataclasses import replace

import pytest
from hypothesis import given, settings

from kb.answers.asking import ask
from kb.language import model as m
from kb.trials.running import examples_of, position_of as example_position
from tests.oracle.proof_check import ProofCheck
from tests.oracle.worlds import few, position_of, w39, worlds

pytestmark = pytest.mark.xdist_group("oracle")
TALLY = {"proofs": 0, "given": 0, "clause": 0, "cite": 0}


def recheck(book, position, questions) -> list[str]:
    check = ProofCheck(book, position)
    for question in questions:
        check.check(ask(book, position, question, changes=False))
        TALLY["proofs"] += 1
    for kind, count in check.checked.items():
        TALLY[kind] += count
    return check.wrong


def some_examples():
    """Every seventh that is a closed board; all of them with `--hypothesis-profile=long`."""
    step = 1 if settings.default.max_examples >= 1000 else 7
    return [e for e in examples_of(w39()) if not e.open and e.question is not None and not e.question.supposing][::step]


def test_the_proofs_of_examples():
    found = []
    for example in some_examples():
        position, wrong = example_position(w39(), example)
        if not wrong:
            found += [f"{example.clause} {example.title}: {w}" for w in recheck(w39(), position, [example.question])]
    assert not found, "\n".join(found)


@few(0.5)
@given(worlds())
def test_the_proofs_of_generated_questions(world):
    names = [u.name for u in world.units]
    deeds = [m.Question("may", m.Atom(deed, (m.Const(a), m.Const(b)))) for deed in ("attack", "counter_attack") for a in names[:2] for b in names if a != b]
    relations = [m.Question("is", cond=(m.Holds(m.Atom("in_zoc", (m.Const(a), m.Const(b)))),)) for a in names[:2] for b in names if a != b]
    assert not recheck(w39(), position_of(world), deeds + relations), world.text()


def test_a_wrong_proof_is_noticed():
    """The checker bites: a sentence nobody stated, a number nobody printed, a clause that does not apply."""
    example = next(e for e in examples_of(w39()) if e.clause == "7.11" and e.title == "next to a regiment")
    position, _ = example_position(w39(), example)
    answer = ask(w39(), position, example.question, changes=False)
    assert not ProofCheck(w39(), position).check(answer)
    assert ProofCheck(w39(), replace(position, facts=frozenset())).check(answer)
    assert ProofCheck(w39(), position).check(replace(answer, cites=("99.99",)))


def test_how_much_was_checked(capsys):
    with capsys.disabled():
        print(f"\nproofs: {TALLY['proofs']} checked again, {TALLY['given']} givens, {TALLY['clause']} statements, {TALLY['cite']} citations")
