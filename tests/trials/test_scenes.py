"""Questions about the positions that come with the books, over several clauses at once; the answers were worked out from the printed texts."""

import csv
from functools import lru_cache
from pathlib import Path

import pytest

from kb.answers.asking import ask
from kb.answers.model import Answer
from kb.answers.words import understand
from kb.board.position import read_position
from kb.language.loader import load_book

SCENES = Path(__file__).parent / "scenes.csv"


def rows():
    with SCENES.open(encoding="utf-8", newline="") as file:
        return [pytest.param(row, id=f"{row['position']}-{row['question']}") for row in csv.DictReader(file)]


@lru_cache(maxsize=None)
def scene(name: str, position: str):
    book = load_book(name)[0]
    path = Path(book.folder) / "positions" / f"{position}.pos"
    found, errors = read_position(path.read_text(encoding="utf-8"), book, name=position, file=str(path))
    assert not errors, errors
    return book, found


def told(answer: Answer) -> str:
    """A verdict, or values: a list in any order."""
    if answer.verdict == "value":
        return "; ".join(sorted(" ".join(map(str, v)) if isinstance(v, tuple) else str(v) for v in answer.values)) or "nothing"
    return f"{answer.verdict} at step {answer.step}" if answer.step else answer.verdict


@pytest.mark.parametrize("row", rows())
def test_scene(row):
    book, position = scene(row["book"], row["position"])
    meant = understand(row["question"], book, position)
    assert meant.question is not None, f"not understood: {row['question']}"
    answer = ask(book, position, meant.question)
    assert told(answer) == "; ".join(sorted(row["answer"].split("; ")))
    assert set(row["by"].split()) <= {*answer.cites, *answer.used}
