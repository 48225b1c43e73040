"""Clausewitz: rulebooks of tabletop wargames as code, answered with proofs.

    import kb
    book = kb.load("w39")
    kb.ask(book, "may 180 IR counter-attack I/93?", kb.position(book, "kock-crossroads")).verdict

What programs may use is in `__all__`; it lives in `kb.programs`, and is loaded when it is first used: the command needs little of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from kb.programs import (Answer, Book, Card, Clause, Comparison, Diagnostic, Dispute, Hit, LaidOut, Position, Refused, Step, Talk, as_data, ask,
                             books, card, clause, compare, dispute, disputes, find, interview, load, position, positions, resume, schema, schemas)

__version__ = "0.1.0"
__all__ = ["Answer", "Book", "Card", "Clause", "Comparison", "Diagnostic", "Dispute", "Hit", "LaidOut", "Position", "Refused", "Step", "Talk",
           "as_data", "ask", "books", "card", "clause", "compare", "dispute", "disputes", "find", "interview", "load", "position", "positions",
           "resume", "schema", "schemas"]


def __getattr__(name: str) -> Any:
    if name in __all__:
        from kb import programs

        return getattr(programs, name)
    raise AttributeError(f"module 'kb' has no attribute {name!r}")


def __dir__() -> list[str]:
    return sorted([*globals(), *__all__])
