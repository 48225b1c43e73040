"""Worked examples that the books print: they decide nothing, but players learn from them, so it is said which are the same."""

from __future__ import annotations

import re
from itertools import zip_longest

from kb.editions.alignment import Side
from kb.editions.changes import ADDED, FIGURE, MEANING, MOVED, REMOVED, SAME, Change
from kb.editions.drafts import called
from kb.language import model as m

NUMERAL = re.compile(r"\d+(?:[./]\d+)?")


Printed = tuple[m.Example, ...]  # what is asked about one printed example


def printed(part: list[Side], book: m.Book) -> list[Printed]:
    found: dict[str, list[m.Example]] = {}
    for e in (e for side in part for e in side.clause.examples if e.row and e.row not in book.by_number):
        found.setdefault(e.row, []).append(e)
    return [tuple(some) for some in found.values()]


def paired(old: list[Printed], new: list[Printed]) -> list[tuple[Printed | None, Printed | None]]:
    """By their number, then in their order."""
    by_row = {some[0].row: some for some in old}
    sure = [(by_row[some[0].row], some) for some in new if some[0].row in by_row]
    taken = {some[0].row for pair in sure for some in pair}
    return sure + list(zip_longest(*([some for some in every if some[0].row not in taken] for every in (old, new))))


def example_change(old: Printed | None, new: Printed | None, names: dict[str, str], illustrated: Change) -> Change:
    """Where the board of an example is printed as a diagram we made up a like one: then it goes with the clause that it illustrates."""
    if old is None or new is None:
        kind, one = (ADDED, new) if old is None else (REMOVED, old)
        return Change((kind,), f"{'A new' if old is None else 'No longer a'} worked example: {one[0].title}.")
    was, now = ({said(e, with_) for e in some} for some, with_ in ((old, names), (new, {})))
    drawn = any(e.reconstructed for e in (*old, *new))
    if was <= now or now <= was or drawn and SAME in illustrated.kinds:
        kind = SAME
    else:
        kind = FIGURE if not drawn and {masked(s) for s in was} & {masked(s) for s in now} else MEANING
    summary = {SAME: "The same worked example.", FIGURE: "The worked example has other figures.", MEANING: f"Another worked example: {new[0].title}."}[kind]
    moved = (old[0].row, new[0].row)
    return Change((kind, *([MOVED] if moved[0] != moved[1] else [])), summary + (f" {moved[0]} is now {moved[1]}." if moved[0] != moved[1] else ""))


def said(example: m.Example, names: dict[str, str]) -> tuple[str, ...]:
    """Its position and question; the order of lines says nothing."""
    lines = sorted(" ".join(line.split()) for line in example.given.split("\n") if line.strip())
    return tuple(called(line, names) for line in (*lines, example.ask_text))


def masked(lines: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(sorted(NUMERAL.sub("#", line) for line in lines))
