"""Comparing two editions: without positions, on a part of the clauses and on all of them; one search for a position."""

from __future__ import annotations

from dataclasses import replace

from measure import Row, cpu_ms, ms, times

from kb.editions.comparing import Comparing
from kb.editions.telling import TRIES
from kb.language.loader import load_book

SAMPLE = 12  # rows searched: their mean tells what all would take


def rows():
    old, new = load_book("mlawa")[0], load_book("w39")[0]
    whole = cpu_ms(lambda: Comparing(old, new).comparison())
    yield Row(f"comparing {len(old.clauses)} and {len(new.clauses)} clauses, no positions", ms(whole), "", "≤ 5 s", whole <= 5000)
    part = cpu_ms(lambda: Comparing(half(old), half(new)).comparison())
    all_ = cpu_ms(lambda: Comparing(old, new).comparison())
    ratio = all_ / part / 2
    yield Row("the same for every other clause", ms(part), f"{times(ratio)} a clause", "linear", ratio <= 1.5)
    comparing = Comparing(old, new)
    comparing.kept = {}
    wanted = comparing.searched()
    chosen = wanted[:: max(1, len(wanted) // SAMPLE)]
    taken = cpu_ms(lambda: [comparing.search(i, TRIES) for i in chosen])
    total = taken / len(chosen) * len(wanted) / 1000
    yield Row(f"a position for one of {len(wanted)} rows", ms(taken / len(chosen)), f"{total / 2:.0f} s for all on two cores", "≤ 3 min", total / 2 <= 180)


def half(book):
    return replace(book, clauses=book.clauses[::2])
