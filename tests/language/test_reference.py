"""The reference of the language is true: its blocks parse, and together they are a book whose examples hold."""

from __future__ import annotations

import re
from functools import lru_cache
from pathlib import Path

import pytest

from kb.board.position import read_position
from kb.language.assembly import book_from_text
from kb.language.checks import check_book
from kb.language.reader import read
from kb.language.spans import render
from kb.trials.running import examples_of, run

REFERENCE = Path(__file__).resolve().parents[2] / "grammar" / "README.md"
FENCE = re.compile(r"^```(cw|pos)\n(.*?)^```$", re.S | re.M)


def blocks(kind: str) -> list[str]:
    return [text for found, text in FENCE.findall(REFERENCE.read_text(encoding="utf-8")) if found == kind]


@lru_cache(maxsize=1)
def toy_book():
    """All blocks as one file: declarations stand before the first clause."""
    return book_from_text("\n".join(blocks("cw")), "toy.cw")


@pytest.mark.parametrize("text", blocks("cw"), ids=lambda text: text.split("\n")[0][:40])
def test_each_block_parses(text: str):
    assert [render(d) for d in read(text, "README.md").diagnostics] == []


def test_the_blocks_are_one_book():
    _, diagnostics = toy_book()
    assert [render(d) for d in diagnostics] == []


def test_the_book_passes_its_check():
    book, _ = toy_book()
    assert [render(d) for d in check_book(book)] == []


@pytest.mark.parametrize("example", examples_of(toy_book()[0]), ids=lambda e: f"{e.clause} {e.title}")
def test_the_examples_hold(example):
    outcome = run(toy_book()[0], example)
    assert outcome.ok, outcome.message


@pytest.mark.parametrize("text", blocks("pos"))
def test_positions_can_be_read(text: str):
    _, diagnostics = read_position(text, toy_book()[0])
    assert [render(d) for d in diagnostics] == []


def test_every_statement_of_the_grammar_is_explained():
    grammar = (REFERENCE.parent / "clausewitz.lark").read_text(encoding="utf-8")
    keywords = set(re.findall(r'^\w+:\s+"([a-z]+)"', grammar, re.M)) - {"(", "by", "from"}
    text = REFERENCE.read_text(encoding="utf-8")
    assert [k for k in sorted(keywords) if not re.search(rf"`[^`]*\b{k}\b", text) and f"\n  {k} " not in text] == []
