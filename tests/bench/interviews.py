"""How many questions an interview asks, and how long the next one takes: examples of w39, answered truthfully."""

from __future__ import annotations

import sys
from pathlib import Path

from measure import Row, median_ms, ms

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from kb.answers.interview import Interview  # noqa: E402
from kb.language.loader import load_book  # noqa: E402
from tests.answers.truthful import by_the_book, cases, telling  # noqa: E402

DEEDS = ("attack", "counter_attack", "fire", "dig_in", "fall_back", "pursue", "stack", "load", "rally", "overrun", "raid")
COUNT = 80


def rows():
    book, _ = load_book("w39")
    found: dict[str, list[tuple[int, int, int]]] = {"yes": [], "no": [], "other": []}
    steps = []
    for case in cases(book, COUNT, 1939, DEEDS):
        counts = case.asked(telling)[0], case.asked(by_the_book)[0], case.in_fixed_order()
        found[case.verdict if case.verdict in found else "other"].append(counts)
        steps.append(case.subject)
        case.close()
    every = [c for counts in found.values() for c in counts]
    for name, counts in (("all", every), *found.items()):
        if counts:
            yield mean(f"questions until `{name}` ({len(counts)} examples)" if name != "all" else f"questions ({len(counts)} examples)", counts, name == "all")
    yield Row("the first question of an interview", ms(median_ms(lambda: Interview(book, steps[0]).step(), 5)))


def mean(what: str, counts: list[tuple[int, int, int]], promised: bool) -> Row:
    few, relevant, fixed = (sum(column) / len(counts) for column in zip(*counts))
    return Row(what, f"{few:.1f} (in book order {relevant:.1f}, in fixed order {fixed:.1f})", f"{few / fixed:.2f} × fixed",
               "≤ 0.7 × fixed" if promised else "", few <= 0.7 * fixed if promised else None)
