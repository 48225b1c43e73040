"""What became of a clause from one edition to the other, and one plain sentence that says it."""

from __future__ import annotations

from collections import Counter, defaultdict

from kb.editions.alignment import Match, Side
from kb.editions.newcomers import Newcomers
from kb.editions.prose import first_sentence, prose_text
from kb.editions.sayings import Number, Saying, differing, values
from kb.editions.wording import figure_text, meaning_texts, moved_text, reading_text, room_text
from kb.language import model as m
from kb.language.records import record

SAME, FIGURE, MEANING, MOVED, ADDED, REMOVED = KINDS = ("same", "figure", "meaning", "moved", "added", "removed")


@record
class Differences:
    """Figures that differ between statements of one shape, the statements of either side that have no counterpart, and those that differ only
    by what one edition has and the other has no word for."""

    figures: tuple[tuple[Number, Number], ...] = ()
    gone: tuple[Saying, ...] = ()
    come: tuple[Saying, ...] = ()
    room: tuple[tuple[Saying, Saying], ...] = ()
    readings: tuple[tuple[Saying, ...], tuple[Saying, ...]] = ((), ())  # what only one edition can also be read to say


@record
class Change:
    """What differs between the clauses of a match."""

    kinds: tuple[str, ...]
    summary: str
    figures: tuple[tuple[Number, Number], ...] = ()
    gone: tuple[Saying, ...] = ()
    come: tuple[Saying, ...] = ()
    details: tuple[str, ...] = ()  # the statements that differ, each read aloud


def change_of(match: Match, old: m.Book, new: m.Book, newcomers: tuple[Newcomers, Newcomers]) -> Change:
    if not match.old:
        return Change((ADDED,), f"New in {new.title}: {first_sentence(match.new)}")
    if not match.new:
        return Change((REMOVED,), f"No longer in {new.title}: {first_sentence(match.old)}")
    found = differences(sayings(match.old), sayings(match.new))
    meant = found.gone or found.come or any(found.readings)
    kinds = ([FIGURE] if found.figures else []) + ([MEANING] if meant else []) or [SAME]
    numbers = [tuple(s.clause.number for s in part) for part in (match.old, match.new)]
    details = tuple(meaning_texts(found.gone, found.come, old, new))
    said = figure_text(found.figures) + (prose_text(match, details) or told(details) if details else reading_text(found.readings, old, new))
    if not said:
        said = [room_text(found.room, newcomers) or ("Says the same." if sayings(match.old) else "Decides nothing in either edition.")]
    if numbers[0] != numbers[1]:
        kinds.append(MOVED)
        said.append(moved_text(*numbers))
    return Change(tuple(kinds), " ".join(said), found.figures, found.gone, found.come, details)


MOST_TOLD = 2  # statements named in a summary; the rest is counted


def told(details: tuple[str, ...]) -> list[str]:
    more = len(details) - MOST_TOLD
    return [*details[:MOST_TOLD]] + ([f"{more} more {'statement differs' if more == 1 else 'statements differ'}."] if more > 0 else [])


def sayings(part: list[Side]) -> list[Saying]:
    return [s for side in part for s in side.sayings]


def differences(old: list[Saying], new: list[Saying]) -> Differences:
    waiting = defaultdict(list)
    for s in new:
        waiting[s.shape].append(s)
    figures, gone = [], []
    for s in old:
        others = [o for o in waiting[s.shape] if s.kind != "table" or one_layout(s, o)]
        if not others:
            gone.append(s)
            continue
        other = min(others, key=lambda o: (values(o) != values(s), len(list(differing(s, o)))))
        waiting[s.shape].remove(other)
        figures += differing(s, other)
    come = {id(s) for others in waiting.values() for s in others}
    left, arrived, room = making_room(gone, [s for s in new if id(s) in come])
    readings = tuple(tuple(s for s in some if s.reading) for some in (left, arrived))
    left, arrived = (tuple(s for s in some if not s.reading) for some in (left, arrived))
    return Differences(tuple(dict.fromkeys(figures)), left, arrived, tuple(room), readings)


def one_layout(one: Saying, other: Saying) -> bool:
    """Tables whose rows and columns are called otherwise have no cells to hold against each other."""
    was, now = ({key for key, _ in values(s)} for s in (one, other))
    return 2 * len(was & now) >= max(len(was), len(now))


def making_room(gone: list[Saying], come: list[Saying]) -> tuple[list[Saying], list[Saying], list[tuple[Saying, Saying]]]:
    """Pairs that are one statement, if what only one edition has is left out of one of them."""
    left, room = [], []
    for s in gone:
        other = next((o for o in come if o.plain and o.plain == s.shape or s.plain and s.plain == o.shape), None)
        if other is None:
            left.append(s)
        else:
            come = [o for o in come if o is not other]
            room.append((s, other))
    return left, come, room


def tally(changes: list[Change]) -> Counter:
    return Counter(kind for c in changes for kind in c.kinds)
