"""Programs and sessions, kept for the thread that made them."""

from __future__ import annotations

import threading

from kb.board.facts import Position
from kb.engine.program import Choice, Program
from kb.engine.session import Session
from kb.language import model as m

HERE = threading.local()


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
    """The last few sessions of this thread are kept, so that a second question finds its rules built."""
    kept = HERE.__dict__.setdefault("sessions", {})
    key = (id(book), id(position))
    if key not in kept:
        if len(kept) > 3:
            kept.pop(next(iter(kept)))[2].close()
        program = program_for(book, position.scenario, position.options)
        kept[key] = (book, position, Session(program, position, choice))
    session = kept[key][2]
    session.choose(choice)
    session.work = 0
    session.missing.clear()
    return session
