"""Sixty clauses of both books, drawn at random and aligned and classed by hand from the printed texts before the program was asked.

The first thirty (seed 1939) were looked at when the program was mended, the others (seed 1940) only show whether that holds. Where the two do
not agree it is mostly a matter of what is asked: by hand the print was compared, the program compares what our rules make of it."""

import csv
from pathlib import Path

import pytest

from kb.editions.comparing import compare
from kb.language.loader import load_book

LEAST = {"1939": 24, "1940": 22}  # of thirty


@pytest.fixture(scope="module")
def rows():
    return compare(load_book("mlawa")[0], load_book("w39")[0]).rows


def by_hand() -> list[dict]:
    with open(Path(__file__).with_name("by_hand.csv"), encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


def agrees(row: dict, rows) -> bool:
    mine, theirs = (lambda r: r.old, lambda r: r.new) if row["book"] == "mlawa" else (lambda r: r.new, lambda r: r.old)
    found = [r for r in rows if row["clause"] in mine(r)]
    partners, kinds = {n for r in found for n in theirs(r)}, {k for r in found for k in r.kinds}
    return partners == set(row["partners"].split()) and kinds == set(row["change"].split())


@pytest.mark.parametrize("sample", LEAST)
def test_the_program_mostly_agrees_with_a_reader(rows, sample):
    some = [row for row in by_hand() if row["sample"] == sample]
    assert len(some) == 30
    differing = [row["clause"] for row in some if not agrees(row, rows)]
    assert 30 - len(differing) >= LEAST[sample], differing


def test_partners_are_nearly_always_the_same(rows):
    """How a change is classed is a matter of judgement; what belongs together is less so."""
    wrong = []
    for row in by_hand():
        mine, theirs = (lambda r: r.old, lambda r: r.new) if row["book"] == "mlawa" else (lambda r: r.new, lambda r: r.old)
        partners = {n for r in rows if row["clause"] in mine(r) for n in theirs(r)}
        if partners != set(row["partners"].split()):
            wrong.append(row["clause"])
    assert len(wrong) <= 1, wrong


def test_every_row_of_both_inventories_is_in_a_row(rows):
    for which, book in (("old", "mlawa"), ("new", "w39")):
        listed = {r.number for r in load_book(book)[0].inventory}
        assert listed <= {n for r in rows for n in getattr(r, which)}
