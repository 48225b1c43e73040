"""A position as facts: what a player can see or has done."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from fractions import Fraction

from kb.language.records import record

Value = str | Fraction
Fact = tuple[str, tuple[Value, ...]]  # ("at", ("u", "3228")), ("strength", ("u", Fraction(6)))


@dataclass(frozen=True, order=True)
class Moment:
    """A round of a phase of a turn; `phase` counts from 0 in the order of the turn."""

    turn: int = 1
    phase: int = 0
    round: int = 1


@record
class Deed:
    name: str
    args: tuple[Value, ...]
    when: Moment


@record
class Position:
    """`open` positions leave what they do not state unknown; `closed_words` are complete all the same."""

    name: str = ""
    open: bool = False
    closed_words: frozenset[str] = frozenset()
    facts: frozenset[Fact] = frozenset()
    denied: frozenset[Fact] = frozenset()
    members: dict[str, tuple[str, ...]] = field(default_factory=dict)
    now: Moment | None = None
    scenario: str = ""
    options: frozenset[str] = frozenset()
    deeds: tuple[Deed, ...] = ()
    undone: tuple[Deed, ...] = ()
    board: tuple[str, str] | None = None  # first and last hex of the map sheet
    tables: tuple[tuple[str, object], ...] = ()  # tables a user supplied
    title: str = ""
    note: str = ""
    unstated: frozenset[str] = frozenset()  # parts of `now` that are only assumed: turn, phase, round
    declared: tuple[tuple[str, Moment], ...] = ()  # when a battle or the like was declared, where that is said

    def with_fact(self, fact: Fact, holds: bool = True) -> "Position":
        """The same position with one fact stated, or stated to be false."""
        facts, denied = self.facts - {fact}, self.denied - {fact}
        return replace(self, facts=facts | {fact}, denied=denied) if holds else replace(self, facts=facts, denied=denied | {fact})
