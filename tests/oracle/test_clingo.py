"""Two engines on generated positions: relations and norms, asked free and bound, against clingo on the export."""

import time

import pytest
from hypothesis import given

from kb.answers.words import understand
from kb.engine.export import asp
from kb.language.assembly import book_from_text
from kb.language.loader import book_ids, load_book
from kb.trials.running import examples_of, position_of as example_position
from tests.oracle.second_engine import Comparison, model_of
from tests.oracle.worlds import few, position_of, w39, worlds

pytestmark = pytest.mark.xdist_group("oracle")
TALLY = {"positions": 0, "answers": 0, "seconds": 0.0}


@few()
@given(worlds())
def test_relations_and_norms_agree(world):
    start = time.perf_counter()
    comparison = Comparison(w39(), position_of(world), seed=len(world.text())).run()
    TALLY["positions"] += 1
    TALLY["answers"] += comparison.compared
    TALLY["seconds"] += time.perf_counter() - start
    assert not comparison.differences, "\n".join([world.text(), *comparison.differences[:10]])


def test_how_much_was_compared(capsys):
    with capsys.disabled():
        print(f"\nclingo: {TALLY['answers']} answers on {TALLY['positions']} positions agree ({TALLY['seconds']:.0f} s)")
    assert TALLY["answers"] > 1000 or not TALLY["positions"]


@pytest.mark.parametrize("name", book_ids())
def test_every_book_grounds_and_solves(name):
    book, _ = load_book(name)
    model_of(asp(book))
    examples = [e for e in examples_of(book) if "board" in e.given] or [e for e in examples_of(book) if not e.open][:3]
    for example in examples[:3]:
        position, wrong = example_position(book, example)
        if not wrong:
            comparison = Comparison(book, position).run()
            assert not comparison.differences, (example.title, comparison.differences[:5])


@few(0.3)
@given(worlds())
def test_a_goal_keeps_its_norms(world):
    """Cut to a question, the export says of it what the whole export says."""
    position = position_of(world)
    goal = understand('may counter_attack("a0", "b1")', w39(), position).question
    cut, whole = asp(w39(), position, goal), asp(w39(), position)
    assert len(cut) < len(whole)
    some, every = model_of(cut), model_of(whole)
    norms = [pred for pred in every if pred.startswith("live_") and pred.endswith("_counter_attack")]
    for pred in norms:
        wanted = {row for row in every[pred] if len(row) < 2 or row == ("a0", "b1")}
        got = some.get(pred, set())
        assert {row for row in got if len(row) < 2 or row == ("a0", "b1")} <= wanted, pred
        assert wanted & {("a0", "b1"), ("a0",), ("b1",), ()} <= got | {row for row in wanted if row and row[0] == "b1"}, pred


def test_names_cannot_escape_their_quotes():
    book, wrong = book_from_text(
        'book b "B\\nquiet." grid flat_top columns_first\nsort unit\nsort side = reds\ngiven up(unit U) "{U} [is|is not] up"\n'
        'derived on(unit U) "{U} [is|is not] on"\n[1] One\n  define on(U) when up(U)\n')
    assert not wrong
    from kb.board.facts import Position

    nasty = 'a"). bad(1). %\\'
    position = Position(facts=frozenset({("up", (nasty,))}), members={"unit": (nasty, "line\nbreak\x1b[0m")})
    atoms = model_of(asp(book, position))
    assert atoms["rel_on"] == {(nasty,)}
    assert "bad" not in atoms
