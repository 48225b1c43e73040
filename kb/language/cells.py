"""Looking a value up among the printed cells of a table. Apart from reading them: a question needs this, and not the other."""

from __future__ import annotations

from fractions import Fraction

from kb.language import model as m


def matches(pattern, value) -> bool:
    """Does a key of a row cover this value?"""
    if isinstance(pattern, tuple) and pattern and pattern[0] == "or":
        return any(matches(p, value) for p in pattern[1:])
    if isinstance(pattern, tuple):
        if not isinstance(value, (int, Fraction)):
            return False
        low, high = pattern
        return value >= low and (high is None or value <= high)
    return pattern == value


def may_match(pattern, low, high) -> bool:
    """Could a key of a row cover some value between two ends (None: no end)?"""
    if isinstance(pattern, tuple) and pattern and pattern[0] == "or":
        return any(may_match(p, low, high) for p in pattern[1:])
    if isinstance(pattern, str) or isinstance(low, str):
        return low is None or pattern == low
    first, last = pattern if isinstance(pattern, tuple) else (pattern, pattern)
    return (high is None or first <= high) and (low is None or last is None or low <= last)


def look_up(table: m.Table, keys: tuple) -> list[tuple[tuple, object]]:
    """Rows whose keys cover the given ones."""
    return [(pattern, value) for pattern, value in table.rows if all(matches(p, k) for p, k in zip(pattern, keys))]
