"""When deeds were done: the phrases of the language turned into plain facts."""

from __future__ import annotations

from fractions import Fraction

from kb.board.facts import Deed, Moment, Position
from kb.language.model import Book, Time, Word

ANY_TIME = Moment(0, 0, 0)  # of a deed that is said not to have been done at all
NO_PHASE = (-1, -1)


def phase_names(book: Book) -> tuple[Word, ...]:
    """The phases in the order of the turn."""
    return tuple(w for w in book.words.values() if w.kind == "phase")


def current_phase(position: Position, book: Book) -> Word | None:
    """The phase the game is in, when the position states one."""
    phases = phase_names(book)
    if position.now is None or "phase" in position.unstated or position.now.phase >= len(phases):
        return None
    return phases[position.now.phase]


def latest(now: Moment, phases: tuple[int, ...], before: bool = False) -> tuple[int, int]:
    """Turn and number of the latest of these phases; with `before`, the current one does not count."""
    begun = [p for p in phases if p < now.phase + (not before)]
    if begun:
        return now.turn, max(begun)
    return (now.turn - 1, max(phases)) if phases else NO_PHASE


def deed_facts(position: Position, book: Book, deed: str, time: Time, undone: bool = False) -> set[tuple]:
    """The arguments for which `did deed(…) <time>` holds now; the turn or the side follows them where the phrase has one.
    With `undone` those for which it is known not to hold (open positions)."""
    if undone:
        names = {deed, *ancestors(book, deed)}
        return not_done(position, book, [d for d in position.undone if d.name in names], time)
    names = {name for name in {d.name for d in position.deeds} if deed in (name, *ancestors(book, name))}
    deeds = [d for d in position.deeds if d.name in names]
    if time.kind == "ever":
        return {d.args for d in deeds}
    if position.now is None or time.kind in HANGS_ON_PHASE and "phase" in position.unstated:
        return set()
    deeds = [d for d in deeds if d.when <= position.now]
    if time.kind == "on_turn":
        return {(*d.args, Fraction(d.when.turn)) for d in deeds}
    if time.kind in ("in_last", "since_last"):
        return by_side(position, book, deeds, time)
    within = WINDOWS[time.kind]
    return {d.args for d in deeds if within(d.when, position.now)}


HANGS_ON_PHASE = ("this_round", "this_phase", "in_last", "since_last")
WINDOWS = {
    "this_round": lambda when, now: when == now,
    "this_phase": lambda when, now: (when.turn, when.phase) == (now.turn, now.phase),
    "this_turn": lambda when, now: when.turn == now.turn,
    "last_turn": lambda when, now: when.turn == now.turn - 1,
}


def by_side(position: Position, book: Book, deeds: list[Deed], time: Time) -> set[tuple]:
    """Deeds in, or since, the last phase of a kind, for each side that has one. The phase that runs is `this phase`, not the last."""
    found = set()
    for side, phases in sides_with(book, time.phase).items():
        start = latest(position.now, phases, before=True)
        for d in deeds:
            moment = (d.when.turn, d.when.phase)
            if moment == start or (time.kind == "since_last" and moment > start):
                found.add((*d.args, side))
    return found


def not_done(position: Position, book: Book, denials: list[Deed], time: Time) -> set[tuple]:
    """A denial without a time covers every phrase; one with a time covers the phrases about that phase alone."""
    always = {d.args for d in denials if d.when == ANY_TIME}
    now = position.now
    if time.kind == "on_turn":
        return {(*args, Fraction(t)) for args in always for t in range(0, now.turn + 1 if now else 2)}
    if time.kind in ("in_last", "since_last"):
        sides = sides_with(book, time.phase)
        found = {(*args, side) for args in always for side in sides}
        return found | (by_side(position, book, denials, Time("in_last", time.phase)) if now and time.kind == "in_last" else set())
    if now and time.kind in ("this_phase", "this_round"):
        return always | {d.args for d in denials if WINDOWS["this_phase"](d.when, now)}
    return always


def sides_with(book: Book, kind: str) -> dict[str, tuple[int, ...]]:
    """The phases of a kind by side; one that belongs to no side counts for all."""
    phases = phase_names(book)
    sides = dict.fromkeys(p.side for p in phases if p.side)
    members = {s: tuple(i for i, p in enumerate(phases) if p.phase_kind == kind and p.side in (s, "")) for s in sides}
    return {side: numbers for side, numbers in members.items() if numbers}


def ancestors(book: Book, name: str) -> tuple[str, ...]:
    """The deeds that a deed is also a case of."""
    found: list[str] = []
    word = book.words.get(name)
    while word is not None and word.parent and word.parent not in found:
        found.append(word.parent)
        word = book.words.get(word.parent)
    return tuple(found)


def moment_facts(position: Position, book: Book) -> dict[str, set[tuple]]:
    """The built-in facts of the moment; what the position does not state stays empty."""
    facts: dict[str, set[tuple]] = {name: set() for name in ("now", "phase_of", "turn", "round", "scenario")}
    if position.scenario:
        facts["scenario"] = {(position.scenario,)}
    phase = current_phase(position, book)
    if phase is not None:
        facts["now"] = {(phase.name,)}
        facts["phase_of"] = {(phase.phase_kind, side) for side in ((phase.side,) if phase.side else sides(book))}
    for name in ("turn", "round"):
        if position.now is not None and name not in position.unstated:
            facts[name] = {(Fraction(getattr(position.now, name)),)}
    return facts


def sides(book: Book) -> tuple[str, ...]:
    return tuple(dict.fromkeys(p.side for p in phase_names(book) if p.side))
