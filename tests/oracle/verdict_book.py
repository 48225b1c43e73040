"""A fixed round of questions on a generated position, and what the engine says to each."""

from __future__ import annotations

from kb.answers.verdicts import Verdicts
from kb.board.facts import Position
from kb.engine.program import Program
from kb.engine.session import Session
from kb.engine.values import Unknown
from kb.language import model as m
from tests.oracle.worlds import World

PAIRS = ("attack", "counter_attack", "raid", "fire", "overrun")
ALONE = ("dig_in", "rally")
RELATIONS = ("in_zoc", "enemy", "engages", "bound_to_attack", "past_the_zone")
AMOUNTS = ("column", "attack_total", "defence_total", "attack_directions", "superiority")


def questions(world: World) -> list[tuple]:
    names = [u.name for u in world.units]
    pairs = [(a, b) for a in names for b in names if a != b]
    out = [("may", deed, pair) for deed in PAIRS for pair in pairs]
    out += [("may", deed, (u,)) for deed in ALONE for u in names]
    out += [("must", "attack", (u, None)) for u in names] + [("must", "attack", (None, u)) for u in names]
    out += [("is", relation, pair) for relation in RELATIONS for pair in pairs]
    out += [("is", "zoc", (u.name, h.hex)) for u in world.units for h in world.units]
    if world.battle:
        out += [("may", "fight", ("x",))] + [("value", amount, ("x",)) for amount in AMOUNTS]
    return out


def answers(book: m.Book, position: Position, asked: list[tuple]) -> dict[tuple, object]:
    """yes, no, must, need not, silent, disputed, a value; unknown as None."""
    session = Session(Program(book), position)
    verdicts = Verdicts(session)
    found = {}
    for kind, name, args in asked:
        if kind == "is":
            certain, possible = session.holds(name, args)
            found[kind, name, args] = "yes" if certain else None if possible else "no"
        elif kind == "value":
            value = session.value(name, args)
            found[kind, name, args] = None if isinstance(value, Unknown) else type(value).__name__ if hasattr(value, "sides") else value
        else:
            verdict = getattr(verdicts, kind)(name, args).verdict
            found[kind, name, args] = None if verdict == "unknown" else verdict
    session.close()
    return found
