"""Numbers, ranges of numbers, and places on a scale. Exact throughout."""

from __future__ import annotations

import math
from fractions import Fraction

from kb.language.model import Statement, Word
from kb.language.records import record


LONGEST = 10_000  # bits of a number; no figure of a game is longer


class TooMuch(Exception):
    """A question that would take more work than it is worth."""


@record
class Unknown:
    """A value that is not settled: between `low` and `high` (None: no bound), and perhaps none at all."""

    low: Fraction | None = None
    high: Fraction | None = None
    maybe_none: bool = True


ANYTHING = Unknown()
UNSETTLED = "\0unsettled"  # stands in a row for a number nobody knows
ANOTHER = "another "  # and before a sort, for the individual of an open position that nobody named
ANOTHER_HEX = ANOTHER + "hex"  # unlike a unit nobody named, it may turn out to be any hex


def is_anonymous(value) -> bool:
    return isinstance(value, str) and (value.startswith(ANOTHER) or value == UNSETTLED)


def ends(value) -> tuple[Fraction | None, Fraction | None]:
    return (value.low, value.high) if isinstance(value, Unknown) else (value, value)


def between(low, high, maybe_none: bool = False):
    """A plain number when both ends meet, else a range."""
    return low if low is not None and low == high and not maybe_none else Unknown(low, high, maybe_none)


def arithmetic(op: str, a, b):
    """Interval arithmetic; a missing operand gives no value."""
    if a is None or b is None:
        return None
    if not isinstance(a, Unknown) and not isinstance(b, Unknown):
        return None if op == "/" and b == 0 else plain(op, Fraction(a), Fraction(b))
    none = getattr(a, "maybe_none", False) or getattr(b, "maybe_none", False)
    corners = [(x, y) for x in ends(a) for y in ends(b)]
    if any(x is None or y is None for x, y in corners) or op == "/":
        return Unknown(maybe_none=none)
    results = [plain(op, x, y) for x, y in corners]
    return between(min(results), max(results), none)


def plain(op: str, a: Fraction, b: Fraction) -> Fraction:
    result = a + b if op == "+" else a - b if op == "-" else a * b if op == "*" else a / b
    if result.numerator.bit_length() + result.denominator.bit_length() > LONGEST:
        raise TooMuch
    return result


def compare(op: str, a, b) -> tuple[bool, bool]:
    """Is it certainly so, is it possibly so?"""
    if a is None or b is None:
        return False, False
    if a == b and is_anonymous(a) or ANOTHER_HEX in (a, b):
        return False, True
    if not isinstance(a, Unknown) and not isinstance(b, Unknown):
        holds = test(op, a, b)
        return holds, holds
    low_a, high_a = ends(a)
    low_b, high_b = ends(b)
    if op == "=":
        apart = less(high_a, low_b) or less(high_b, low_a)
        return False, not apart
    if op == "!=":
        apart = less(high_a, low_b) or less(high_b, low_a)
        none = getattr(a, "maybe_none", False) or getattr(b, "maybe_none", False)
        return apart and not none, True
    if op in (">", ">="):
        return compare({">": "<", ">=": "<="}[op], b, a)
    none = getattr(a, "maybe_none", False) or getattr(b, "maybe_none", False)
    strict = op == "<"
    certain = not none and high_a is not None and low_b is not None and (high_a < low_b or not strict and high_a == low_b)
    impossible = low_a is not None and high_b is not None and (low_a > high_b or strict and low_a == high_b)
    return certain, not impossible


def less(a, b) -> bool:
    return a is not None and b is not None and a < b


def test(op: str, a, b) -> bool:
    if op == "=":
        return a == b
    if op == "!=":
        return a != b
    if isinstance(a, str) or isinstance(b, str):
        return False
    return {"<": a < b, "<=": a <= b, ">": a > b, ">=": a >= b}[op]


def rounded(value: Fraction, how: str, unit: Fraction = Fraction(1)) -> Fraction:
    """up, down, or to the nearest with halves going down or up."""
    scaled = Fraction(value) / unit
    if how == "up":
        whole = math.ceil(scaled)
    elif how == "down":
        whole = math.floor(scaled)
    elif how == "half down":
        whole = math.ceil(scaled - Fraction(1, 2))
    else:
        whole = math.floor(scaled + Fraction(1, 2))
    return whole * unit


# ---- scales: an entry is its place in the list, so that adding moves along it -------------------


def ratio_value(entry: str) -> Fraction | None:
    left, colon, right = entry.partition(":")
    if not colon or not (left.isdigit() and right.isdigit()) or right == "0":
        return None
    return Fraction(int(left), int(right))


def place_of(scale: Word, entry: str) -> Fraction | None:
    return Fraction(scale.members.index(entry)) if entry in scale.members else None


def place_of_odds(scale: Word, ratio: Fraction) -> Fraction:
    """An exact ratio as a place: 2.75 lies three quarters of the way from 2:1 to 3:1, 1:2.5 half-way from 1:3 to 1:2."""
    even = next((i for i, e in enumerate(scale.members) if ratio_value(e) == 1), None)
    if even is None:
        raise ValueError(f"the scale {scale.name} has no 1:1")
    if ratio <= 0:
        return Fraction(-1000)  # no strength at all: below every entry, whatever is added
    return even + (ratio - 1) if ratio >= 1 else even - (1 / ratio - 1)


def entry_at(scale: Word, place: Fraction) -> str:
    """The entry at a place, the ends holding."""
    index = min(max(rounded(place, "half down"), 0), len(scale.members) - 1)
    return scale.members[int(index)]


@record
class Contribution:
    """What one statement did to an amount."""

    statement: Statement
    value: object
    certain: bool
    after: object = None
    env: tuple[tuple[str, object], ...] = ()  # the case in which it has this value


@record
class Rows:
    """The cases an aggregate counts, certain and merely possible."""

    certain: tuple[tuple, ...]
    possible: tuple[tuple, ...]


@record
class Ratio:
    """An exact quotient on its way to a scale."""

    value: Fraction


@record
class Conflict:
    """Two bases for one amount and nothing lifts either."""

    sides: tuple[Contribution, ...]


def as_range(conflict: Conflict) -> Unknown:
    """Two clauses, two values: whatever builds on it holds for certain only where it holds for both."""
    values = [c.value for c in conflict.sides]
    numbers = all(isinstance(v, (int, Fraction)) for v in values)
    return Unknown(min(values), max(values), False) if numbers else Unknown(maybe_none=False)


def whole(value):
    return value if value is None or isinstance(value, Unknown) else Fraction(int(value))


def dice_range(dice: str) -> tuple[Fraction, Fraction]:
    number, _, faces = dice.partition("d")
    return Fraction(int(number)), Fraction(int(number) * int(faces))


def hull(a, b):
    if a is None or b is None or isinstance(a, (str, Conflict)) or isinstance(b, (str, Conflict)):
        return ANYTHING
    lows, highs = [ends(v)[0] for v in (a, b)], [ends(v)[1] for v in (a, b)]
    none = getattr(a, "maybe_none", False) or getattr(b, "maybe_none", False)
    return between(None if None in lows else min(lows), None if None in highs else max(highs), none)


def round_ends(value, how: str, unit: Fraction = Fraction(1)):
    low, high = (None if e is None else rounded(e, how, unit) for e in ends(value))
    return between(low, high, getattr(value, "maybe_none", False)) if isinstance(value, Unknown) else low


def round_to(value, how: str, unit):
    """To whole units; there is no rounding to nothing, and none to a unit nobody knows."""
    if isinstance(unit, Unknown):
        return ANYTHING
    return round_ends(value, how, unit) if unit > 0 else None


def limited(value, how: str, bound):
    """At least or at most; a bound that is itself a range gives a range."""
    if bound is None:
        return value
    pick = max if how == "least" else min
    pairs = list(zip(ends(value), ends(bound)))
    low, high = (None if a is None or b is None else pick(a, b) for a, b in pairs)
    if isinstance(value, Unknown) and not isinstance(bound, Unknown):
        low = bound if how == "least" and low is None else low
        high = bound if how == "most" and high is None else high
    return between(low, high, getattr(value, "maybe_none", False))


def total(kind: str, values: list[tuple[object, bool]], more: bool = False):
    """Sum, count, highest or lowest of cases, some of them only possible. `more`: nobody knows how many of these there are."""
    if any(isinstance(v, str) for v, _ in values):
        return None
    settled = [(v, sure) for v, sure in values if v is not None]
    if kind in ("sum", "count"):
        low = high = Fraction(0)
        for v, sure in settled:
            a, b = ends(v)
            a, b = (a if sure else (None if a is None else min(a, 0))), (b if sure else (None if b is None else max(b, 0)))
            low = None if low is None or a is None else low + a
            high = None if high is None or b is None else high + b
        high = None if more else high
        return between(low, high) if low is not None and low == high else Unknown(low, high, False)
    if not settled:
        return None
    pick = max if kind == "highest" else min
    lows, highs = [ends(v)[0] for v, _ in settled], [ends(v)[1] for v, _ in settled]
    sure = [v for v, s in settled if s]
    if len(sure) == len(settled) and None not in lows + highs:
        return between(pick(lows), pick(highs))
    if None in lows + highs:
        return Unknown(maybe_none=not sure)
    if kind == "highest":
        low = max((ends(v)[0] for v in sure), default=min(lows))
        return between(low, max(highs), not sure)
    high = min((ends(v)[1] for v in sure), default=max(highs))
    return between(min(lows), high, not sure)


def sort_key(row: tuple):
    return tuple((0, value, "") if isinstance(value, (int, Fraction)) else (1, 0, str(value)) for value in row)
