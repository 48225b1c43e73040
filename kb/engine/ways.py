"""Ways over a map as a search makes them: where it stands, how it got there, and the steps it may make next.

A search looks at thousands of steps. Costs are whole numbers on the way, of the least fractions that rulebooks use, and a way is put
together only when somebody wants to see it."""

from __future__ import annotations

from fractions import Fraction

from kb.engine.values import Unknown
from kb.language import model as m
from kb.language.records import record

FINEST = 27720  # divisible by 1 to 12; a price of finer fractions is counted all the same, only slower
NEARBY = 2_000  # states one search may look at on a map without edges
NOT_YET = object()


@record
class State:
    """Where a search stands: the hex, the leg, how many steps of it, and whether it had to stop."""

    hex: str
    leg: int = 0
    steps: int = 0
    stopped: bool = False
    spent: Fraction | int = 0  # on this leg, where that is what bounds it


class Way:
    """A path that was found: its hexes, what it cost, and which leg each step belongs to."""

    __slots__ = ("before", "last", "fine", "leg", "kept")

    def __init__(self, last: str, before: "Way | None" = None, fine: Fraction | int = 0, leg: int = 0):
        self.last, self.before, self.fine, self.leg, self.kept = last, before, fine, leg, None

    @property
    def cost(self) -> Fraction:
        return Fraction(self.fine) / FINEST

    @property
    def hexes(self) -> tuple[str, ...]:
        return self.told()[0]

    @property
    def legs(self) -> tuple[int, ...]:
        return self.told()[1]

    def told(self) -> tuple[tuple[str, ...], tuple[int, ...]]:
        if self.kept is None:
            hexes, legs, way = [self.last], [], self
            while way.before is not None:
                legs.append(way.leg)
                way = way.before
                hexes.append(way.last)
            self.kept = tuple(reversed(hexes)), tuple(reversed(legs))
        return self.kept

    def on(self, state: State, price: Fraction) -> "Way":
        return Way(state.hex, self, self.fine + fine(price), state.leg)

    def steps(self):
        """From, to, leg, and the number of the step in its leg."""
        for i, (here, there, leg) in enumerate(zip(self.hexes, self.hexes[1:], self.legs)):
            yield here, there, leg, i + 1 - self.legs.index(leg)

    def __eq__(self, other) -> bool:
        return isinstance(other, Way) and (self.told(), self.fine) == (other.told(), other.fine)

    def __hash__(self) -> int:
        return hash((self.told(), self.fine))


def fine(price: Fraction | int) -> Fraction | int:
    """A price in the finest fractions."""
    found = price * FINEST
    return int(found) if found == int(found) else found


class LegSteps:
    """The steps of one leg in one search: what bounds it is looked up once, and each kind of step is asked once."""

    def __init__(self, paths, word: m.Word, env: dict, index: int, mood: str, alone: bool = False):
        self.paths, self.word, self.leg, self.env, self.mood, self.index = paths, word, word.legs[index], env, mood, index
        self.alike = None if alone else paths.like(word, self.leg, env)
        self.counted = paths.counts_steps(self.leg)
        self.spends = self.leg.costing is not None and self.leg.up_to is not None
        self.most_steps, self.most_spent = self.bounds()
        self.kinds: dict = {}

    def bounds(self) -> tuple:
        """The most steps, and the most points, this leg may take; None where nothing says."""
        leg, term = self.leg, self.paths.s.evaluation.term
        if leg.exactly is not None:
            most = self.paths.end(term(leg.exactly, self.env), "p")
            return NEARBY if most is None else most, None
        if leg.up_to is None:
            return None, None
        value = term(leg.up_to, self.env)
        most = self.paths.end(value, self.mood)
        if most is None:
            most = None if self.mood == "p" and isinstance(value, Unknown) else -1
        return (None, most if most is None else fine(most)) if leg.costing is not None else (most, None)

    def may_begin(self, number: int) -> bool:
        """Does its length allow a step with this number?"""
        return (self.most_steps is None or number <= self.most_steps) and (self.most_spent is None or self.most_spent >= 0)

    def of_kind(self, step: tuple[str, str, int, int], work):
        """What is asked of a step, once for each kind."""
        if self.alike is None:
            return work()
        kind = self.alike.kind(step[0], step[1], step[3])
        found = self.kinds.get(kind, NOT_YET)
        if found is NOT_YET:
            found = self.kinds[kind] = work()
        return found

    def outcome(self, here: str, there: str, number: int):
        """What an open step costs, in the finest fractions, and whether it ends the path; None for one that is not open."""
        paths, alike = self.paths, self.alike
        found = paths.of_kind(alike, self.mood, here, there, number,
                              lambda: paths.outcome(self.word, self.leg, self.env, here, there, number, self.mood, alike))
        return None if found is None else (fine(found[0]), found[1])

    def onward(self, around: tuple[str, ...], here: str, number: int, spent: Fraction | int):
        """The states one step on, each with its price."""
        if self.most_steps is not None and number > self.most_steps:
            return
        counted, kinds = number if self.counted else 0, self.kinds
        for there, kind in zip(around, self.alike.kinds(here, around, number) if self.alike is not None else around):
            found = kinds.get(kind, NOT_YET) if self.alike is not None else NOT_YET
            if found is NOT_YET:
                found = kinds[kind] = self.outcome(here, there, number)
            if found is None:
                continue
            price, stopped = found
            total = spent + price if self.spends else 0
            if not self.spends or self.most_spent is None or total <= self.most_spent:
                yield (there, self.index, counted, stopped, total), price
