"""For other programs: load a book, ask it, interview somebody, compare editions, lay out a dispute.

The objects are those that the command line shows, and `as_data` gives what its `--json` prints. Nothing here prints or exits: whatever
cannot be done raises `Refused`, with the same messages.

    >>> import kb
    >>> book = kb.load("w39")
    >>> kb.ask(book, "may 180 IR counter-attack I/93?", kb.position(book, "kock-crossroads")).verdict
    'no'
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import replace

from kb.answers.cards import Card
from kb.answers.finding import Hit
from kb.answers.interview import Choosing, Interview, Pill, Step
from kb.answers.interview_state import State
from kb.answers.model import Answer
from kb.answers.parting import Parting
from kb.answers.rulings import Ruling
from kb.board.facts import Position
from kb.editions.comparing import Comparison
from kb.language.model import Book, Clause, Dispute
from kb.language.records import record
from kb.language.spans import Diagnostic, Refused

__all__ = ["Answer", "Book", "Card", "Clause", "Comparison", "Diagnostic", "Dispute", "Hit", "LaidOut", "Position", "Refused", "Step", "Talk",
           "as_data", "ask", "books", "card", "clause", "compare", "dispute", "disputes", "find", "interview", "load", "position", "positions",
           "resume", "schema", "schemas"]


# ---- books and positions -------------------------------------------------------------------------


def books() -> tuple[str, ...]:
    """The ids of the books that come along."""
    from kb.language.loader import book_ids

    return tuple(book_ids())


def load(which: str, *, rules: Sequence[str] = ()) -> Book:
    """A book by its id or its folder. `rules` are files of a group's own that count as part of it."""
    from kb.cli.loading import the_book

    return the_book(str(which), beside=tuple(map(str, rules)))


def positions(book: Book) -> tuple[str, ...]:
    """The names of the positions that come with a book."""
    from kb.language.loader import position_names

    return tuple(position_names(book))


def position(book: Book, which: str = "", *, text: str = "", data: dict | None = None) -> Position:
    """A position: by its name or file, from its text, or from JSON data as `schema("position")` describes it."""
    from kb.cli.loading import read, the_position

    if which:
        return the_position(book, str(which))
    found, diagnostics = read(text, "text", book) if data is None else read(json.dumps(data), "data.json", book)
    if wrong := [d for d in diagnostics if d.severity == "error"]:
        raise Refused(*wrong)
    return found


# ---- questions -----------------------------------------------------------------------------------


def ask(book: Book, question: str, position: Position | None = None, *, readings: dict[str, str] | None = None) -> Answer:
    """The answer to a question, in words or in the notation of the rules. `readings`: dispute → the reading to follow.

    A question about no case in particular (`when may a unit attack?`) has no answer but a `card`, and one that only a clause can answer
    is for `find`: those are refused here."""
    from kb.answers import asking
    from kb.answers.words import understand

    understood = understand(question, book, position)
    if understood.question is None:
        raise not_asked(question, understood.kind, understood.nearest)
    found = asking.ask(book, position, understood.question, readings=checked(book, readings))
    return replace(found, asked=found.asked or understood.text)


def not_asked(question: str, kind: str, nearest: list[str]) -> Refused:
    other = {"card": "this asks for a rule, not about a case: use card() or interview()", "lookup": "this is a question for find()"}.get(kind, "")
    hint = other or (f"you could ask: {'; '.join(nearest[:3])}" if nearest else "name a deed of the book, and who does it")
    return Refused(Diagnostic("CW701", f"not understood as a question about a case: {question[:200]}", help=hint))


def checked(book: Book, readings: dict[str, str] | None) -> dict[str, str]:
    from kb.cli.loading import the_readings

    return the_readings(book, [f"{name}={reading}" for name, reading in (readings or {}).items()])


def card(book: Book, deed: str) -> Card:
    """Every clause that permits, bars, demands, excuses or lifts a deed: by its name in the vocabulary, or in words."""
    from kb.answers.cards import decision_card
    from kb.answers.words import understand

    word = deed if deed in book.words else understand(f"when may a unit {deed}?", book, None).word
    if not word:
        raise Refused(Diagnostic("CW701", f"`{deed[:80]}` is not something this book lets one ask about", help="see the vocabulary of the book"))
    return decision_card(book, word)


def clause(book: Book, number: str) -> Clause:
    """The clause printed under a number."""
    from kb.cli.loading import the_clause

    return the_clause(book, number)[0]


def find(book: Book, words: str, limit: int = 10) -> tuple[Hit, ...]:
    """The clauses that speak of something, the best first."""
    from kb.answers import finding

    return tuple(finding.find(book, words, limit=limit))


# ---- interviews ----------------------------------------------------------------------------------


@record
class Talk:
    """An interview at one point. It does not change: a reply gives the next one."""

    book: Book
    state: State

    @property
    def work(self) -> Interview | Choosing:
        from kb.answers.interview_state import worked_out
        from kb.cli.interview import open_position

        return worked_out(self.book, self.state, open_position(self.book, self.state.position, self.state.position_name))

    @property
    def step(self) -> Step:
        """What is asked next (`asked`), or the `answer` when it is over."""
        return self.work.step()

    @property
    def said(self) -> tuple[Pill, ...]:
        """What was said so far, in words."""
        return self.step.said

    def reply(self, text: str, matter: str = "") -> Talk:
        """yes, no, ? or a number. `matter` corrects what was said of it before."""
        from kb.answers.interview_state import answered

        return replace(self, state=replace(self.state, said=answered(self.work, text, matter)))

    def undo(self) -> Talk:
        """Without the last reply."""
        return replace(self, state=replace(self.state, said=self.state.said[:-1]))

    @property
    def data(self) -> dict:
        """The state as JSON data, for `resume`."""
        from kb.answers.interview_state import data_of

        return data_of(self.state)


def interview(book: Book, question: str, *, position: str = "", readings: dict[str, str] | None = None) -> Talk:
    """An interview about a question that names nobody: `may a unit counter-attack?` `position` is the name or file of an open position:
    what it states is not asked."""
    from kb.cli.interview import begin

    return Talk(book, begin(book, question, position or None, checked(book, readings)))


def resume(book: Book, data: dict) -> Talk:
    """An interview that was put aside as `Talk.data`, or by `clausewitz interview`."""
    from kb.answers.interview_state import of_book, state_from

    state = state_from(data)
    of_book(book, state)
    return Talk(book, state)


# ---- editions and disputes -----------------------------------------------------------------------


def compare(old: Book, new: Book) -> Comparison:
    """What changed from one edition to another, clause by clause."""
    from kb.editions import comparing

    return comparing.compare(old, new)


@record
class LaidOut:
    """A dispute, examples on which its readings part, and who decided it, the strongest ruling first."""

    dispute: Dispute
    partings: tuple[Parting, ...]
    rulings: tuple[Ruling, ...]


def disputes(book: Book, number: str = "") -> tuple[Dispute, ...]:
    """All that is disputed in a book, or in one of its clauses."""
    here = clause(book, number).number if number else ""
    return tuple(d for d in book.disputes() if here in ("", d.clause))


def dispute(book: Book, name: str) -> LaidOut:
    """One dispute, such as `w39-A1`, with what follows from each of its readings."""
    from kb.answers.parting import partings
    from kb.answers.rulings import ladder
    from kb.cli.rulings import dispute_of

    found = dispute_of(book, name)
    return LaidOut(found, partings(book, found), ladder(book, found))


# ---- data ----------------------------------------------------------------------------------------


def as_data(book: Book, what: Answer | Talk | Comparison | LaidOut | Sequence[Hit]) -> dict | list:
    """What the command prints with `--json`; `schema` describes it."""
    from kb.answers.aloud import say_statement
    from kb.show import comparison, jsonable
    from kb.show.dispute import laid_out_data
    from kb.show.interview import step_data

    if isinstance(what, Answer):
        return jsonable.answer_data(what)
    if isinstance(what, Talk):
        return step_data(what.state, what.step, what.work.lost)
    if isinstance(what, Comparison):
        return comparison.comparison_data(what, list(what.rows))
    if isinstance(what, LaidOut):
        return laid_out_data(book, what.dispute, what.partings, what.rulings, lambda s: say_statement(book, s))
    return jsonable.hits_data(what)


def schemas() -> dict[str, str]:
    """The names of the published schemas, and what each describes."""
    from kb.show.schemas import SCHEMAS

    return {name: found["title"] for name, found in SCHEMAS.items()}


def schema(name: str) -> dict:
    """A JSON schema, as `clausewitz schema NAME` prints it."""
    from kb.show.schemas import schema_of

    return schema_of(name)
