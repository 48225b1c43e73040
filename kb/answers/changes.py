"""The smallest changes of givens that would turn an answer, each verified by asking again."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations

from kb.answers import sentences as say
from kb.answers.inquiry import Asking
from kb.answers.model import Answer, Change
from kb.answers.sessions import borrow, give_back
from kb.engine.memory import Memory
from kb.language import model as m

SINGLES, PAIRS, DEEDS, ENOUGH = 40, 60, 6, 4
SETTLED = ("yes", "no", "must", "need not", "silent")


def find_changes(asking: Asking, question: m.Question, answer: Answer) -> tuple[Change, ...]:
    """Vary the givens the proof leans on, one at a time, then in pairs; keep what really turns the verdict."""
    found = single_facts(asking, question, answer)
    found += undone_deeds(asking, question, answer)[: max(0, ENOUGH - len(found)) or 1]
    return tuple(found[:ENOUGH] or pairs_of_facts(asking, question, answer))


def single_facts(asking: Asking, question: m.Question, answer: Answer) -> list[Change]:
    found = []
    for fact in ranked(asking.book, asking.proofs.leans)[:SINGLES]:
        if len(found) < ENOUGH and (change := turned(asking, (fact,), question, answer)):
            found.append(change)
    return found


def pairs_of_facts(asking: Asking, question: m.Question, answer: Answer) -> list[Change]:
    found: list[Change] = []
    used: set[tuple] = set()
    for pair in list(combinations(ranked(asking.book, asking.proofs.leans)[:SINGLES], 2))[:PAIRS]:
        if len(found) < ENOUGH and not used & set(pair) and (change := turned(asking, pair, question, answer)):
            used |= set(pair)
            found.append(change)
    return found


def ranked(book: m.Book, leans: dict[tuple, bool]) -> list[tuple]:
    """Taking away what was stated first, markers before places; then adding what is absent."""
    def key(item):
        (name, args), holds = item
        word = book.words[name]
        return (not holds, bool(word.value), word.kind == "role", name, str(args))

    found: dict[tuple, tuple] = {}
    for fact in sorted(leans.items(), key=key):
        (name, args), _ = fact
        found.setdefault((name, min(mirrored(book, name, args))), fact)  # said both ways, it is one fact all the same
    return list(found.values())


def turned(asking: Asking, facts: tuple, question: m.Question, answer: Answer) -> Change | None:
    """The change, if the verdict really turns."""
    other = asked_again(asking, facts, question)
    if other.verdict == answer.verdict or other.verdict not in SETTLED:
        return None
    texts = tuple(say.relation(asking.book, name, args, not holds) for (name, args), holds in facts)
    spoken = next((c for fact, _ in facts if (c := asking.proofs.spoken.get(fact, ""))), "")
    new = next((c for c in other.cites if c not in answer.used), "") if other.verdict in ("no", "must") else ""
    return Change(texts, other.verdict, new or spoken)


def asked_again(asking: Asking, facts: tuple, question: m.Question) -> Answer:
    """Change the facts, ask, and put them back."""
    session, done = asking.s, []
    kept = session.position, session.memo, session.memos
    try:
        for (name, args), holds in facts:
            for row in mirrored(asking.book, name, args):
                session.change((name, row), not holds)
                done.append(((name, row), holds))
        return Asking(asking.book, session.position, session.choice, session, bare=True).answer(question)
    finally:
        session.memo = Memory(session.memo.bits)  # nothing that is worked out half-way back is kept
        for fact, holds in reversed(done):
            session.restate(fact, holds)
        session.position, session.memo, session.memos = kept
        session.reach.position = session.position


def mirrored(book: m.Book, name: str, args: tuple) -> list[tuple]:
    """A both-ways given is stated both ways."""
    if book.words[name].both_ways and len(args) == 2 and args[0] != args[1]:
        return [args, args[::-1]]
    return [args]


def undone_deeds(asking: Asking, question: m.Question, answer: Answer) -> list[Change]:
    """What if a deed had not been done?"""
    found, position, program = [], asking.position, asking.s.program
    tried: set[tuple] = set()
    for name, args, time in list(asking.proofs.done_deeds)[:DEEDS]:
        rest = tuple(d for d in position.deeds if not (name in program.ancestors(d.name) and d.args == args))
        if len(rest) == len(position.deeds) or rest in tried:
            continue  # it is part of something larger that was done, or two clauses ask after it in other words
        tried.add(rest)
        session = borrow(program, replace(position, deeds=rest), asking.s.choice)
        other = Asking(asking.book, session.position, session.choice, session, bare=True).answer(question)
        give_back(session)
        if other.verdict != answer.verdict and other.verdict in SETTLED:
            text = f"{say.deed(asking.book, name, args, 'did not')} {asking.proofs.when(time)}".strip()
            found.append(Change((text,), other.verdict))
    return found
