"""What lies on the table, for the brute-force evaluator: facts, deeds, hexes. Shares no code with the engine or the board."""

from __future__ import annotations

from fractions import Fraction

from kb.board.facts import Moment, Position
from kb.language import model as m


class Unsettled(Exception):
    """A throw or table is missing: the answer is not a plain yes, no or number."""


class Beyond(Exception):
    """Something this evaluator leaves out on purpose: paths, other grids."""


class Hexes:
    """Flat-topped hexes `CCRR`, even columns half a hex lower: neighbours by looking at the drawing, distance by walking."""

    def __init__(self, book: m.Book, position: Position):
        if book.grid != ("flat_top", "columns_first"):
            raise Beyond("only flat_top columns_first is drawn here")
        self.board = position.board

    def on_board(self, column: int, row: int) -> bool:
        if not self.board:
            return 0 <= column <= 99 and 0 <= row <= 99
        (c1, r1), (c2, r2) = ((int(h[:2]), int(h[2:])) for h in self.board)
        return min(c1, c2) <= column <= max(c1, c2) and min(r1, r2) <= row <= max(r1, r2)

    def around(self, hex_: str) -> list[str | None]:
        """The six neighbours clockwise from the north, so that number i and number i + 3 face each other."""
        column, row = int(hex_[:2]), int(hex_[2:])
        low = row if column % 2 else row + 1  # the lower of the two rows beside it
        six = [(column, row - 1), (column + 1, low - 1), (column + 1, low), (column, row + 1), (column - 1, low), (column - 1, low - 1)]
        return [f"{c:02}{r:02}" if self.on_board(c, r) else None for c, r in six]

    def neighbours(self, hex_: str) -> list[str]:
        return [h for h in self.around(hex_) if h]

    def opposite(self, hex_: str) -> list[tuple[str, str]]:
        six = self.around(hex_)
        return [(a, b) for i, a in enumerate(six) if a and (b := six[(i + 3) % 6])]

    def distance(self, start: str, goal: str) -> Fraction:
        seen, edge, steps = {start}, {start}, 0
        while goal not in seen:
            edge = {n for h in edge for n in self.neighbours(h)} - seen
            if not edge:
                raise Beyond("no way between two hexes")
            seen, steps = seen | edge, steps + 1
        return Fraction(steps)


class Deeds:
    """What was done, and whether a phrase such as `in last attack phase of reds` covers it."""

    def __init__(self, book: m.Book, position: Position):
        self.book, self.position, self.now = book, position, position.now
        self.phases = list(book.of_kind("phase"))

    def sides(self) -> list[str]:
        return sorted({p.side for p in self.phases if p.side})

    def kinds_of(self, deed: str) -> list[str]:
        """A charge is also an attack."""
        line = [deed]
        while (word := self.book.words.get(line[-1])) is not None and word.parent:
            line.append(word.parent)
        return line

    def last_phase(self, kind: str, side: str) -> tuple[int, int] | None:
        """Turn and number of the side's last phase of a kind before the one that runs."""
        numbers = [i for i, p in enumerate(self.phases) if p.phase_kind == kind and p.side in ("", side)]
        for turn in (self.now.turn, self.now.turn - 1):
            for number in reversed(numbers):
                if (turn, number) < (self.now.turn, self.now.phase):
                    return turn, number
        return None

    def covers(self, time: m.Time, when: Moment, of) -> bool:
        if time.kind == "ever":
            return True
        now = self.now
        if now is None or (when.turn, when.phase, when.round) > (now.turn, now.phase, now.round):
            return False
        match time.kind:
            case "this_round":
                return when == now
            case "this_phase":
                return (when.turn, when.phase) == (now.turn, now.phase)
            case "this_turn":
                return when.turn == now.turn
            case "last_turn":
                return when.turn == now.turn - 1
            case "on_turn":
                return when.turn == of
        last = self.last_phase(time.phase, of)
        moment = (when.turn, when.phase)
        return last is not None and (moment == last if time.kind == "in_last" else moment >= last)


def moment_rows(book: m.Book, position: Position, name: str) -> set[tuple]:
    """The built-in facts of the moment."""
    if name == "scenario":
        return {(position.scenario,)} if position.scenario else set()
    now = position.now
    if now is None:
        return set()
    if name in ("turn", "round"):
        return set() if name in position.unstated else {(Fraction(getattr(now, name)),)}
    phases = list(book.of_kind("phase"))
    if "phase" in position.unstated or not 0 <= now.phase < len(phases):
        return set()
    phase = phases[now.phase]
    if name == "now":
        return {(phase.name,)}
    return {(phase.phase_kind, side) for side in ([phase.side] if phase.side else sorted({p.side for p in phases if p.side}))}
