"""Every example of every book comes out, and what the books have to contain is there."""

import shutil
import subprocess
from functools import lru_cache
from pathlib import Path

import pytest

from kb.language.checks import check_book
from kb.language.loader import book_ids, load_book
from kb.language.spans import render
from kb.trials.coverage import coverage
from kb.trials.pinning import Trial, example_digest, pinnable, read_store
from kb.trials.running import examples_of, run

ROOT = Path(__file__).resolve().parents[2]
WORDING = ROOT.parent / "shared" / "tools" / "wording"
WHOLE = ("w39", "mlawa", "campaign")


@lru_cache(maxsize=None)
def read(book_id: str):
    """Once a process: reading a book takes longer than asking one of its examples."""
    book, found = load_book(book_id)
    return book, found, examples_of(book)


def every_example():
    for book_id in book_ids():
        for i, example in enumerate(read(book_id)[2]):
            yield pytest.param(book_id, i, id=f"{book_id}-{example.clause}-{i}")


@pytest.mark.parametrize("book_id", book_ids())
def test_book_is_sound(book_id):
    book, found, _ = read(book_id)
    errors = [d for d in [*found, *check_book(book)] if d.severity == "error"]
    assert not errors, "\n".join(render(d) for d in errors)


@pytest.mark.parametrize("book_id, index", list(every_example()))
def test_example(book_id, index):
    book, _, examples = read(book_id)
    outcome = run(book, examples[index])
    assert outcome.ok, outcome.message


@pytest.mark.parametrize("book_id", book_ids())
def test_every_statement_has_its_pin(book_id):
    """By the kept pins: an example that still exists misses each of them."""
    book, _, _ = read(book_id)
    digests = {example_digest(book, e) for e in examples_of(book)}
    store = read_store(book)
    for thing in pinnable(book):
        kept = store.get(f"{thing.cite} {thing.digest}")
        assert kept and kept["example"] in digests, f"{thing.cite} ({thing.what}, {thing.file}:{thing.line}) is not pinned"


@pytest.mark.parametrize("book_id", book_ids())
def test_a_tenth_of_the_pins_holds(book_id, request):
    """Proved again by leaving the statement out: another tenth each day, all of them with --all-pins."""
    import datetime

    book, _, _ = read(book_id)
    store = read_store(book)
    trials = {example_digest(book, e): Trial(book, e) for e in examples_of(book)}
    today = datetime.date.today().toordinal()
    for number, thing in enumerate(pinnable(book)):
        kept = store.get(f"{thing.cite} {thing.digest}")
        if kept and (request.config.getoption("--all-pins") or (number + today) % 10 == 0):
            assert trials[kept["example"]].misses(thing), f"{kept['by']} does not miss {thing.cite} ({thing.file}:{thing.line})"


@pytest.mark.parametrize("book_id", WHOLE)
def test_a_whole_book_has_no_gap(book_id):
    """No row is missing, and none has a statement that is not pinned."""
    book, _, _ = read(book_id)
    assert [row.number for row in coverage(book).rows if not row.present or row.pinned != row.statements] == []


def test_own_words():
    """No sentence of a rulebook, where the rulebooks are at hand."""
    if not WORDING.exists() or shutil.which("git") is None:
        pytest.skip("the rulebooks are not here")
    done = subprocess.run([str(WORDING)], cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout


