"""What became of a clause from one edition to the other, and one plain sentence that says it."""

from __future__ import annotations

from collections import Counter, defaultdict

from kb.answers.aloud import say_statement
from kb.editions.alignment import Match, Side
from kb.editions.sayings import Number, Saying, differing, shown, values
from kb.language import model as m
from kb.language.records import record

SAME, FIGURE, MEANING, MOVED, ADDED, REMOVED = KINDS = ("same", "figure", "meaning", "moved", "added", "removed")
MOST_TOLD = 2  # statements and figures named in a summary; the rest is counted
LONGEST = 220  # letters of a statement in a summary


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


def figure_text(figures: tuple[tuple[Number, Number], ...]) -> list[str]:
    if not figures:
        return []
    told = [f"{name_of(a, b)}{shown(a.value)} has become {shown(b.value)}" for a, b in figures[:MOST_TOLD]]
    more = f", and {len(figures) - MOST_TOLD} more" if len(figures) > MOST_TOLD else ""
    return [capital(", ".join(told) + more + ".")]


def name_of(old: Number, new: Number) -> str:
    name = old.name or new.name
    return f"{name.replace('_', ' ')}: " if name else ""


def meaning_text(gone: tuple[Saying, ...], come: tuple[Saying, ...], old: m.Book, new: m.Book) -> list[str]:
    out = []
    if gone:
        out.append(f"No longer: {listed(gone, old)}.")
    if come:
        out.append(f"{'Instead' if gone else 'New'}: {listed(come, new)}.")
    return out


def listed(some: tuple[Saying, ...], book: m.Book) -> str:
    told = list(dict.fromkeys(told_of(s, book) for s in some))
    shown_ = "; ".join(told[:MOST_TOLD])
    return shown_ + (f"; and {len(told) - MOST_TOLD} more" if len(told) > MOST_TOLD else "")


def told_of(s: Saying, book: m.Book) -> str:
    if s.statement is not None:
        text = say_statement(book, s.statement).rstrip(".")
    else:
        text = {"table": "the table", "path": "the way", "step": "a step", "scale": "the scale", "sort": "the list"}[s.kind]
        text += f" {book.terms.get(s.word, s.word.replace('_', ' '))}" if s.word else ""
    return text if len(text) <= LONGEST else text[:LONGEST].rsplit(" ", 1)[0] + " …"


def moved_text(old: tuple[str, ...], new: tuple[str, ...]) -> str:
    if len(old) > 1 and len(new) == 1:
        return f"{listed_numbers(old)} have become {new[0]}."
    if len(new) > 1:
        return f"{listed_numbers(old)} has been split into {listed_numbers(new)}."
    return f"{old[0]} is now {new[0]}."


def listed_numbers(numbers: tuple[str, ...]) -> str:
    return " and ".join([", ".join(numbers[:-1]), numbers[-1]] if len(numbers) > 1 else numbers)


def heads(part: list[Side]) -> str:
    return "; ".join(capital(s.clause.title, small=True) for s in part)


def capital(text: str, small: bool = False) -> str:
    return (text[:1].lower() if small else text[:1].upper()) + text[1:]


def tally(changes: list[Change]) -> Counter:
    return Counter(kind for c in changes for kind in c.kinds)
