"""A question on a position → an Answer: the verdict, its proof, the other readings, what would change it."""

from __future__ import annotations

from dataclasses import replace

from kb.answers import sentences as say
from kb.answers.chances import imagined
from kb.answers.changes import find_changes
from kb.answers.inquiry import Asking
from kb.answers.model import Answer, OtherReading
from kb.answers.rulings import Table, resting
from kb.answers.sessions import program_for, session_for
from kb.board.facts import Position
from kb.engine.program import Choice, Program
from kb.engine.reach import Reach
from kb.language import model as m
from kb.language.mentions import mentions
from kb.language.spans import Diagnostic, Refused

EMPTY = Position()


def ask(book: m.Book, position: Position | None, question: m.Question, *,
        readings: dict[str, str] | None = None, changes: bool = True, table: Table = Table()) -> Answer:
    """The whole answer. `readings` picks other readings of disputes than the preferred ones; `table` is what a group agreed on."""
    readings = table.readings | (readings or {})
    position, question = imagined(book, supposed(book, position or replace(EMPTY, open=True), question), question)
    choice = Choice(tuple(sorted(readings.items())), position.scenario, position.options)
    settled(book, question)
    asking = Asking(book, position, choice)
    answer = with_readings(book, position, choice, question, asking.answer(question))
    answer = replace(answer, rests_on=answer.rests_on + rulings_behind(book, answer, choice, table))
    if changes and answer.verdict in ("yes", "no", "must", "need not") and question.kind in ("may", "must", "is") and not a_path(book, question):
        asking.s.choose(choice)
        answer = replace(answer, changes=find_changes(asking, question, answer))
    return answer


def rulings_behind(book: m.Book, answer: Answer, choice: Choice, table: Table) -> tuple[str, ...]:
    """The rulings an answer rests on: it would be another if these disputes were read otherwise, or these clauses were not."""
    parting = {r.dispute for r in answer.readings}
    return resting(book, [d for d in book.disputes() if d.id in parting], dict(choice.readings), answer.used, table)


def a_path(book: m.Book, question: m.Question) -> bool:
    """What would open a way is said by the clauses that shut it; trying facts one by one would search the map each time."""
    atom = question.atom or (question.cond[0].atom if question.cond and isinstance(question.cond[0], m.Holds) else None)
    return atom is not None and book.words[atom.name].kind == "path"


def supposed(book: m.Book, position: Position, question: m.Question) -> Position:
    for atom in question.supposing:
        args = tuple(a.text if isinstance(a, m.Num) and a.text else getattr(a, "value", None) for a in atom.args)
        position = position.with_fact((atom.name, args))
    return position


def settled(book: m.Book, question: m.Question) -> None:
    """A question about a word the book does not have is refused, not guessed."""
    if question.atom is None:
        return
    word = book.words.get(question.atom.name)
    if word is None or word.kind not in ("action", "path", "derived", "given", "role", "event"):
        import difflib

        close = difflib.get_close_matches(question.atom.name, [w.name for w in book.of_kind("action", "path", "derived")], 1)
        raise Refused(Diagnostic("CW701", f"`{question.atom.name}` is not something this book lets one ask about",
                                 help=f"did you mean `{close[0]}`?" if close else "see the vocabulary of the book"))
    if len(question.atom.args) != len(word.params):
        raise Refused(Diagnostic("CW702", f"`{word.name}` takes {len(word.params)} arguments, not {len(question.atom.args)}",
                                 help=f"as in: {word.template}"))


def with_readings(book: m.Book, position: Position, choice: Choice, question: m.Question, answer: Answer) -> Answer:
    """The same question under each other reading of a dispute it can reach, one at a time."""
    others: list[OtherReading] = []
    split: dict[str, str] = {}  # disputes without a preferred reading whose readings part here, with their clauses
    met = set(session_for(book, position, choice).disputed)  # where no guard was looked up, no other reading can be heard
    for dispute in reachable_disputes(book, choice, question):
        if dispute.id not in met:
            continue
        current = choice.reading(dispute)
        for reading in dispute.readings:
            if reading.name == current.name:
                continue
            other = Asking(book, position, choice.other(dispute.id, reading.name), bare=True).answer(question)
            if told(book, question, other) != told(book, question, answer):
                if dispute.preferred is None and dispute.id not in dict(choice.readings) and dispute.id not in split:
                    split[dispute.id] = dispute.clause
                    others.append(heard(book, question, dispute, current, answer))
                others.append(heard(book, question, dispute, reading, other, answer))
    if split:
        cites = tuple(dict.fromkeys((*split.values(), *answer.cites)))
        answer = replace(answer, verdict="disputed", cites=cites, used=tuple(dict.fromkeys((*answer.used, *cites))),
                         headline=f"Disputed: it hangs on how {', '.join(split)} is read")
    return replace(answer, readings=tuple(others))


def told(book: m.Book, question: m.Question, answer: Answer) -> tuple:
    """What an answer comes to. Of a path it is the verdict alone: another way to go is no other answer; and who need not because
    no clause speaks of it need not all the same."""
    verdict = "need not" if question.kind == "must" and answer.verdict == "silent" else answer.verdict
    return verdict, () if a_path(book, question) else answer.values or answer.chances


def heard(book: m.Book, question: m.Question, dispute: m.Dispute, reading: m.Reading, answer: Answer, beside: Answer | None = None) -> OtherReading:
    """What a reading says; of several tables only those that are others than `beside` it."""
    value = ""
    if answer.verdict == "value" or not a_path(book, question) and question.kind == "may":
        value = "; ".join(shown(book, v) for v in answer.values)
    if question.kind == "chances":
        same = {of for of in {c.of for c in answer.chances} if beside and [c for c in answer.chances if c.of == of] == [c for c in beside.chances if c.of == of]}
        value = ", ".join(f"{c.outcome} {c.chance}" for c in answer.chances if c.of not in same)
    return OtherReading(dispute.id, reading.name, dispute.title, reading.text, answer.verdict, value, dispute.clause)


def shown(book: m.Book, value) -> str:
    if isinstance(value, tuple) and value and value[0] in book.words and book.words[value[0]].kind == "event":
        return say.deed(book, value[0], value[1:], "did")
    return " and ".join(say.show(book, v) for v in value) if isinstance(value, tuple) else say.show(book, value)


def reachable_disputes(book: m.Book, choice: Choice, question: m.Question) -> list[m.Dispute]:
    program = program_for(book, choice.scenario, choice.options)
    reach = Reach(program, EMPTY)
    words = {question.atom.name} if question.atom else set()
    words |= mentions(question.term) | mentions(question.cond)
    cone: set[str] = set()
    for word in words:
        for name in program.ancestors(word) if word in book.words else [word]:
            cone |= reach.cone(name)
    everything = question.kind in ("duties", "happens", "how", "chances")
    return [dispute for dispute, touched in program.once(("disputes",), lambda: spoken_of(book, program)) if everything or touched & cone]


def spoken_of(book: m.Book, program: Program) -> list[tuple[m.Dispute, set[str]]]:
    """Each dispute that counts, with the words that its readings speak of, and the kinds of deeds these are."""
    found = []
    for dispute in book.disputes():
        clause = book.by_number.get(dispute.clause)
        if clause is not None and not program.counts(clause):
            continue
        statements = [s for r in dispute.readings for s in r.statements]
        targets = {t.first for s in statements if s.kind == "except" and s.head is None for t in s.targets}
        touched = {s.head.name for c in book.clauses if c.number in targets for s in c.statements if s.head is not None}
        heads = {s.head.name for s in statements if s.head is not None}
        found.append((dispute, touched | {name for head in heads for name in program.ancestors(head)}))
    return found
