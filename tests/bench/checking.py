"""Checking with all examples, on a book that is repeated once, twice, four times under other numbers and names."""

from __future__ import annotations

import os
import tempfile
from unittest import mock

from measure import Row, ms, one_ms, times

from kb.language.assembly import book_from_text
from kb.language.checks import check_book
from kb.trials.running import run_examples

HEAD = """\
book toy "A book to measure" grid flat_top columns_first
sort side = blue, red
sort unit
given side(unit U) -> side "{U} [is|is not] {side}"
given at(unit U) -> hex    "{U} [stands|does not stand] on {hex}"
given fort(hex H)          "{H} [is|is not] a fort"
given power(unit U) -> number "{U} has a power of {number}"
"""
CHAPTER = """
[#.1] What a zone is
  derived zone#(unit U, hex H) "{H} [lies|does not lie] in zone # of {U}"
  define zone#(U, H) when at(U) = A and adjacent(A, H) unless fort(H)
  example "beside"
    given
      unit u: blue, power 2, at 1208
    ask is zone#(u, 1209)
    expect yes by #.1
[#.2] Striking
  action strike#(unit U, unit E) "{U} [strike # at|struck # at] {E}"
  permit strike#(U, E) when at(E) = H and zone#(U, H)
  otherwise forbid strike#
  example "in the zone"
    given
      unit u: blue, power 2, at 1208
      unit e: red, power 1, at 1209
    ask may strike#(u, e)
    expect yes by #.2
[#.3] Not the strong
  forbid strike#(U, E) when power(E) > power(U)
  example "too strong"
    given
      unit u: blue, power 2, at 1208
      unit e: red, power 3, at 1209
    ask may strike#(u, e)
    expect no by #.3
[#.4] Friends
  forbid strike#(U, E) when side(U) = S and side(E) = S
  example "a friend"
    given
      unit u, f: blue, power 2, at 1208
    ask may strike#(u, f)
    expect no by #.4
"""
CHAPTERS = 50


def rows():
    with tempfile.TemporaryDirectory() as folder, mock.patch.dict(os.environ, {"CLAUSEWITZ_CACHE": folder}):
        check(book_of(2))  # the parser is loaded before the clock runs
        found = {copies: one_ms(lambda: check(book_of(CHAPTERS * copies))) for copies in (1, 2, 4)}
    for copies, taken in found.items():
        ratio = taken / found[1] / copies
        yield Row(f"checking {4 * CHAPTERS * copies} clauses with their examples", ms(taken), f"{times(ratio)} a clause", "linear", ratio <= 1.25)


def book_of(chapters: int) -> str:
    return HEAD + "".join(CHAPTER.replace("#", str(n)) for n in range(1, chapters + 1))


def check(text: str) -> None:
    book, diagnostics = book_from_text(text)
    wrong = [d for d in (*diagnostics, *check_book(book)) if d.severity == "error"]
    wrong += [o for o in run_examples(book) if not o.ok]
    if wrong:
        raise SystemExit(f"the book to measure on is not sound: {wrong[0]}"[:600])
