"""Boards of September 1939 made to measure: a board grows with its units, and no fight on it gets denser."""

from __future__ import annotations

from kb.board.position import read_position

SPACING = 3  # hexes from one group of units to the next
GROUP = """\
hex {a}: town
hex {c}: wood
edge {a} {b}: main_road
unit "p{n}": polish, infantry, strength 6, movement 6, formation "f{n}", at {a}
unit "g{n}": german, motorized, strength 3, movement 12, formation "m{n}", at {b}
unit "h{n}": german, motorized, strength 3, movement 12, formation "m{n}", at {c}, marker attack_counter
did attack("h{n}", "p{n}") in german_attack
"""
HEAD = """\
title "a board to measure on"
closed
turn = 3
phase = {phase}
board 0101 to {last}
"""


def place(column: int, row: int) -> str:
    return f"{column:02d}{row:02d}"


def spread(units: int) -> str:
    """So many units in groups of three: a Pole, a German beside it, another beside it with an Attack counter."""
    groups = units // 3
    wide = next(n for n in range(1, groups + 1) if n * n >= groups)
    size = wide * SPACING
    lines = [HEAD.format(phase="polish_counter", last=place(size, size))]
    for n in range(groups):
        column, row = n % wide * SPACING + 1, n // wide * SPACING + 1
        lines.append(GROUP.format(n=n, a=place(column, row), b=place(column, row + 1), c=place(column + 1, row)))
    return "".join(lines)


def the_question(units: int) -> str:
    middle = units // 6
    return f"may p{middle} counter-attack g{middle}?"


def position_of(text: str, book):
    position, diagnostics = read_position(text, book, name="measured", file="measured.pos")
    if diagnostics:
        raise SystemExit(f"the board is not sound: {diagnostics[0].message}, line {diagnostics[0].span.line}")
    return position
