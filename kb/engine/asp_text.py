"""Atoms and terms as clingo reads them: quoted so that no name can end its own quotes."""

from __future__ import annotations

import re
from fractions import Fraction

from kb.engine.datalog import Slot
from kb.engine.values import UNSETTLED


def slots(args) -> set[str]:
    return {str(a) for a in args if isinstance(a, Slot)}


def atom(pred: str, args: tuple) -> str:
    return f"{pred}({','.join(map(term, args))})" if args else pred


def term(value) -> str:
    """A variable, a number, or text that cannot end its own quotes."""
    if isinstance(value, Slot):
        return "V_" + re.sub(r"[^A-Za-z0-9]", lambda c: f"x{ord(c[0]):x}", value)
    if isinstance(value, (int, Fraction)):
        number = Fraction(value)
        return str(number.numerator) if number.denominator == 1 else f"q({number.numerator},{number.denominator})"
    if value == UNSETTLED:
        return "unsettled"
    text = str(value).replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n")
    return '"' + "".join(c if c.isprintable() or ord(c) > 255 else f"\\\\x{ord(c):x}" for c in text) + '"'


def plain(text: str) -> str:
    """One line of a comment."""
    return "".join(c if c.isprintable() else " " for c in text)
