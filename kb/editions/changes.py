"""What became of a clause from one edition to the other, and one plain sentence that says it."""

from __future__ import annotations

from collections import Counter, defaultdict

from kb.editions.alignment import Match, Side
from kb.editions.sayings import Number, Saying, differing, values
from kb.editions.wording import figure_text, heads, meaning_text, moved_text
from kb.language import model as m
from kb.language.records import record

SAME, FIGURE, MEANING, MOVED, ADDED, REMOVED = KINDS = ("same", "figure", "meaning", "moved", "added", "removed")


@record
class Change:
    """What differs between the clauses of a match."""

    kinds: tuple[str, ...]
    summary: str
    figures: tuple[tuple[Number, Number], ...] = ()
    gone: tuple[Saying, ...] = ()
    come: tuple[Saying, ...] = ()


def change_of(match: Match, old: m.Book, new: m.Book) -> Change:
    if not match.old:
        return Change((ADDED,), f"Only in {new.title}: {heads(match.new)}.")
    if not match.new:
        return Change((REMOVED,), f"No longer there: {heads(match.old)}.")
    figures, gone, come = differences(sayings(match.old), sayings(match.new))
    kinds = ([FIGURE] if figures else []) + ([MEANING] if gone or come else []) or [SAME]
    numbers = [tuple(s.clause.number for s in part) for part in (match.old, match.new)]
    said = figure_text(figures) + meaning_text(gone, come, old, new)
    if not said:
        said = ["Says the same." if sayings(match.old) else "Decides nothing in either edition."]
    if numbers[0] != numbers[1]:
        kinds.append(MOVED)
        said.append(moved_text(*numbers))
    return Change(tuple(kinds), " ".join(said), figures, gone, come)


def sayings(part: list[Side]) -> list[Saying]:
    return [s for side in part for s in side.sayings]


def differences(old: list[Saying], new: list[Saying]) -> tuple[tuple[tuple[Number, Number], ...], tuple[Saying, ...], tuple[Saying, ...]]:
    """Figures that differ between statements of one shape, and the statements of either side that have no counterpart."""
    waiting = defaultdict(list)
    for s in new:
        waiting[s.shape].append(s)
    figures, gone = [], []
    for s in old:
        others = waiting[s.shape]
        if not others:
            gone.append(s)
            continue
        other = min(others, key=lambda o: (values(o) != values(s), len(list(differing(s, o)))))
        others.remove(other)
        figures += differing(s, other)
    come = [s for others in waiting.values() for s in others]
    return tuple(dict.fromkeys(figures)), tuple(gone), tuple(s for s in new if any(s is c for c in come))


def tally(changes: list[Change]) -> Counter:
    return Counter(kind for c in changes for kind in c.kinds)
