"""Programs and sessions, kept for the thread that made them."""

from __future__ import annotations

import threading

from kb.board.facts import Position
from kb.engine.program import Choice, Program
from kb.engine.reach import Reach
from kb.engine.session import Session
from kb.language import model as m

HERE = threading.local()
IDLE, LARGE = 8, 2000


def program_for(book: m.Book, scenario: str, options: frozenset[str]) -> Program:
    """Programs depend on the book and what is in play, not on the position: kept for this thread."""
    kept = HERE.__dict__.setdefault("programs", {})
    key = (id(book), scenario, options)
    if key not in kept:
        if len(kept) > 50:
            kept.clear()
        kept[key] = (book, Program(book, Choice((), scenario, options)))
    return kept[key][1]


def session_for(book: m.Book, position: Position, choice: Choice) -> Session:
    """The last few sessions of this thread are kept, so that a second question finds what was worked out."""
    kept = HERE.__dict__.setdefault("sessions", {})
    key = (id(book), id(position))
    if key not in kept:
        if len(kept) > 3:
            give_back(kept.pop(next(iter(kept)))[2])
        program = program_for(book, position.scenario, position.options)
        kept[key] = (book, position, borrow(program, position, choice))
    session = kept[key][2]
    session.choose(choice)
    session.work = 0
    session.missing.clear()
    return session


def done_with_positions() -> None:
    """Nobody will ask about the positions of this thread again: the next ones find their rules built."""
    kept = HERE.__dict__.setdefault("sessions", {})
    while kept:
        give_back(kept.popitem()[1][2])


def borrow(program: Program, position: Position, choice: Choice, without: frozenset[int] = frozenset(), doubtful: bool = False) -> Session:
    """A session that stands on a position; where one has its rules built and is not in use, that one."""
    kind = (id(program), Reach(program, position, doubtful).kind(), without)
    idle = HERE.__dict__.setdefault("idle", {})
    for number, (one, session) in idle.items():
        if one == kind:
            del idle[number]
            session.stand(position, choice, doubtful)
            return session
    return Session(program, position, choice, without, doubtful)


def give_back(session: Session) -> None:
    """Kept for the next position of its kind. Rules are what costs; a board full of units would cost more to clear away."""
    idle = HERE.__dict__.setdefault("idle", {})
    if len(session.position.facts) > LARGE:
        session.close()
        return
    kind = (id(session.program), session.reach.kind(), session.without)
    idle[id(session)] = (kind, session)
    if len(idle) > IDLE:
        idle.pop(next(iter(idle)))[1].close()
