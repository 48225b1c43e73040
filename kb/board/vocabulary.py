"""A book's words as a position needs them: what may be stated, of what, and with which values."""

from __future__ import annotations

from dataclasses import fields, is_dataclass

from kb.language.builtins import BUILTIN_WORDS
from kb.language.model import Atom, Book, Call, Word

STATED = ("given", "throw", "role")
DEEDS = ("action", "event", "path")
WORKED_OUT = ("derived", "amount", "table", "figure")


class Vocabulary:
    """An index of one book. Sorts have names of their own: `nation` may be a sort and a given."""

    def __init__(self, book: Book):
        self.book = book
        words = tuple(w for w in book.words.values() if w.name not in BUILTIN_WORDS or w.kind in ("sort", "scale"))
        self.sorts = {w.name: w for w in words if w.kind in ("sort", "scale")}
        self.stated = {w.name: w for w in words if w.kind in STATED}
        self.deeds = {w.name: w for w in words if w.kind in DEEDS}
        self.worked_out = {w.name: w for w in words if w.kind in WORKED_OUT}
        self.phases = {w.name: i for i, w in enumerate(w for w in words if w.kind == "phase")}
        self.phase_kinds = {w.phase_kind for w in words if w.kind == "phase"}
        self.scenarios = {w.name for w in words if w.kind == "scenario"}
        self.options = {w.name for w in words if w.kind == "option"}
        self.constants: dict[str, list[str]] = {}
        for sort in self.sorts.values():
            for member in sort.members:
                self.constants.setdefault(member, []).append(sort.name)
        self.by_columns: dict[tuple[str, ...], list[Word]] = {}
        for word in self.stated.values():
            self.by_columns.setdefault(columns(word), []).append(word)
        # what never comes first in a word (a formation) has nothing of its own to state: naming it is enough
        self.needs_declaring = {w.params[0].sort for w in (*self.stated.values(), *self.deeds.values()) if w.params}

    def closed(self, sort: str) -> bool:
        return bool(sort in self.sorts and self.sorts[sort].members)

    def listed(self, sort: str) -> bool:
        """Are the members of this sort named by the position?"""
        return sort in self.sorts and not self.closed(sort)

    def about(self, subject: tuple[str, ...]) -> list[Word]:
        """The words that can be stated after `unit u:` (subject: unit) or `edge A B:` (hex, hex)."""
        return [w for w in self.stated.values() if columns(w)[: len(subject)] == subject]

    def sayable(self, subject: tuple[str, ...]) -> set[str]:
        """Everything that may begin a statement about the subject: givens, and constants one of them links with it."""
        found = set()
        for word in self.about(subject):
            found.add(word.name)
            rest = columns(word)[len(subject) :]
            found |= set(self.sorts[rest[0]].members) if len(rest) == 1 and self.closed(rest[0]) else set()
        return found

    def links(self, subject: tuple[str, ...], constant: str) -> list[Word]:
        """The words that join the subject with a constant of a closed sort."""
        sorts = self.constants.get(constant, ())
        return [w for sort in sorts for w in self.by_columns.get((*subject, sort), ())]

    def givens_behind(self, name: str, most: int = 6) -> tuple[str, ...]:
        """The givens from which the rules work a word out, the nearest first."""
        found, todo, seen = [], [name], {name}
        while todo and len(found) < most:
            here = todo.pop(0)
            for statement in self.book.statements():
                if statement.head is None or statement.head.name != here:
                    continue
                for used in sorted(names_in(statement.body) - seen):
                    seen.add(used)
                    (found if used in self.stated else todo).append(used)
        return tuple(found[:most])


def vocabulary(book: Book) -> Vocabulary:
    """The index of a book, made once."""
    kept = book.__dict__.get("_board_vocabulary")
    if kept is None:
        kept = Vocabulary(book)
        object.__setattr__(book, "_board_vocabulary", kept)
    return kept


def columns(word: Word) -> tuple[str, ...]:
    """The sorts of a fact of this word: its parameters, then its value."""
    return tuple(p.sort for p in word.params) + ((word.value,) if word.value else ())


def names_in(part: object) -> set[str]:
    """Every word that a condition mentions."""
    if isinstance(part, tuple):
        return set().union(*map(names_in, part)) if part else set()
    if not is_dataclass(part):
        return set()
    inside = set().union(*(names_in(getattr(part, f.name)) for f in fields(part)))
    return inside | ({part.name} if isinstance(part, (Atom, Call)) else set())


def listing(names, most: int = 8) -> str:
    """Some names as they stand in a message."""
    names = list(names)
    shown = ", ".join(f"`{n}`" for n in names[:most])
    return shown + (", …" if len(names) > most else "")


def article(sort: str) -> str:
    return f"an {sort}" if sort[:1] in "aeio" else f"a {sort}"
