"""Exact numbers and places on a scale, for the brute-force evaluator."""

from __future__ import annotations

import math
from dataclasses import dataclass
from fractions import Fraction

from kb.language import model as m

CONFLICT = "conflict"


def arithmetic(op: str, left, right):
    if left is None or right is None or isinstance(left, str) or isinstance(right, str):
        return None
    if op == "/":
        return None if right == 0 else left / right
    return left + right if op == "+" else left - right if op == "-" else left * right


def rounded(number: Fraction, how: str, unit: Fraction = Fraction(1)) -> Fraction:
    """The two multiples around it, and which of them is meant."""
    low = math.floor(number / unit) * unit
    if low == number:
        return low
    high = low + unit
    nearest = low if number - low < high - number else high
    if number - low == high - number:
        nearest = low if how == "half down" else high
    return {"down": low, "up": high}.get(how, nearest)


def applied(kind: str, how: str, total, figure):
    """One multiply, add, round or limit. A figure without a value changes nothing."""
    if figure is None and kind != "round":
        return total
    match kind:
        case "multiply":
            return rounded(total * figure, how) if how else total * figure
        case "add":
            return total + figure
        case "round":
            return rounded(total, how, figure or Fraction(1))
        case "limit":
            return max(total, figure) if how == "least" else min(total, figure)
    raise AssertionError(kind)


def ratio(entry: str) -> Fraction | None:
    left, colon, right = entry.partition(":")
    return Fraction(int(left), int(right)) if colon and left.isdigit() and right.isdigit() else None


def place(scale: m.Word, entry: str) -> Fraction | None:
    return Fraction(scale.members.index(entry)) if entry in scale.members else None


@dataclass(frozen=True)
class Odds:
    """Attack against defence: 5 to 2 lies half-way from 2:1 to 3:1, 2 to 5 half-way from 1:3 to 1:2."""

    attack: Fraction
    defence: Fraction

    @property
    def ratio(self) -> Fraction:
        return self.attack / self.defence

    def place(self, scale: m.Word) -> Fraction:
        even = next(i for i, entry in enumerate(scale.members) if ratio(entry) == 1)
        return even + self.ratio - 1 if self.ratio >= 1 else even - (1 / self.ratio - 1)


def covers(key, wanted) -> bool:
    """Does a key of a table (`7`, `7-12`, `30+`, `2 or 12`, a word) cover a value?"""
    if isinstance(key, tuple) and key and key[0] == "or":
        return any(covers(k, wanted) for k in key[1:])
    if isinstance(key, tuple):
        low, high = key
        return isinstance(wanted, Fraction) and low <= wanted and (high is None or wanted <= high)
    return key == wanted
