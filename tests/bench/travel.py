"""A march of a unit with 12 movement points and a supply line, on boards that grow in both directions."""

from __future__ import annotations

from boards import HEAD, place, position_of
from measure import Row, ms, one_ms, times

from kb.answers.asking import ask
from kb.answers.words import understand
from kb.language.loader import load_book

BOARDS = ((30, 25), (60, 50), (99, 99))  # four digits name no hex beyond 9999
SPACING = 5
QUESTIONS = {"a march of 12 points": "may march(t, {goal})", "a supply line": "is supply_line(t)"}


def rows():
    book, _ = load_book("w39")
    first: dict[str, float] = {}
    for wide, high in BOARDS:
        text, goal = board(wide, high)
        for what, words in QUESTIONS.items():
            position = position_of(text, book)
            question = understand(words.format(goal=goal), book, position).question
            answers = []
            found = one_ms(lambda: answers.append(ask(book, position, question, changes=False)))
            first.setdefault(what, found)
            yield Row(f"{what}, {wide} × {high} hexes ({answers[0].verdict})", ms(found), times(found / first[what]))


def board(wide: int, high: int) -> tuple[str, str]:
    """Single units of both sides in a wide net, the traveller in the middle, the base in a corner."""
    lines = [HEAD.format(phase="polish_movement", last=place(wide, high)), f"hex {place(2, 2)}: polish_base\n"]
    column, row = wide // 2, high // 2
    lines.append(f'unit t: polish, cavalry, strength 3, movement 12, at {place(column, row)}\n')
    for n, (c, r) in enumerate((c, r) for c in range(4, wide, SPACING) for r in range(4, high, SPACING)):
        if max(abs(c - column), abs(r - row)) > 2:
            lines.append(f"unit x{n}: {'german' if n % 4 else 'polish'}, infantry, strength 3, movement 6, at {place(c, r)}\n")
    return "".join(lines), place(column + 3, row + 1)
