"""Decision cards: when something is allowed, barred, lifted, owed and excused, without any position."""

from __future__ import annotations

from dataclasses import replace

from kb.answers import sentences as say
from kb.answers.aloud import conclusion, say_body
from kb.answers.sessions import program_for
from kb.engine.flat import variables
from kb.engine.program import Program
from kb.language import model as m
from kb.language.links import mapped
from kb.language.records import record

Line = tuple[str, str]
LETTERS = "VWFGOPQRSTKLMN"


@record
class Card:
    """A decision card: when a deed is allowed, barred, owed, excused, whatever the position."""

    title: str
    word: str
    allowed: tuple[Line, ...] = ()
    barred: tuple[Line, ...] = ()
    lifted: tuple[Line, ...] = ()
    owed: tuple[Line, ...] = ()
    excused: tuple[Line, ...] = ()
    otherwise: tuple[Line, ...] = ()
    disputed: tuple[Line, ...] = ()


def decision_card(book: m.Book, word: str) -> Card:
    """Every clause that permits, bars, requires, excuses or lifts a deed, read aloud. A path is decided step by step."""
    program = program_for(book, "", frozenset())
    declared = book.words[word]
    names = tuple(p.var for p in declared.params)
    title = say.deed(book, word, names, "may") if declared.kind in ("action", "path") else say.relation(book, word, names)
    deeds = [(word, names)] + [(leg.step.name, tuple(getattr(t, "name", "") for t in leg.step.args)) for leg in declared.legs]

    def lines(*kinds: str) -> tuple[Line, ...]:
        return tuple(dict.fromkeys((say.sentence(when_text(book, renamed(s, params))), s.cite) for kind in kinds for deed, params in deeds
                                   for s in program.in_force(program.norms(kind, deed)) if not lifted_always(program, s, deed)))

    lifts = tuple((say.sentence(conclusion(book, e) + say_body(book, e.body)), e.cite) for e in program.once(("lifts",), lambda: program.in_force(program.exceptions))
                  if e.head is not None and any(e.head.name in program.ancestors(deed) for deed, _ in deeds))
    refused = tuple(("Anything that no clause permits.", s.cite) for deed, _ in deeds
                    for n in program.ancestors(deed) for s in program.otherwise.get(n, ()))
    return Card(title, word, lines("permit", "define"), lines("forbid", "deny"), lifts, lines("require"), lines("excuse"), refused[:1],
                disputes_on(book, program, [deed for deed, _ in deeds]))


def lifted_always(program: Program, s: m.Statement, deed: str) -> bool:
    """Does an exception without a condition take a statement away from this deed?"""
    return any(e.body == m.ALWAYS for e in program.in_force(program.lifting(s, deed)))


def disputes_on(book: m.Book, program: Program, deeds: list[str]) -> tuple[Line, ...]:
    """Disputes whose readings say something of the deed itself: the card shows the preferred ones."""
    line = {name for deed in deeds for name in program.ancestors(deed)}
    return tuple((say.sentence(d.title), d.id) for d in book.disputes()
                 if any(s.head is not None and s.head.name in line for r in d.readings for s in r.statements))


def renamed(s: m.Statement, names: tuple[str, ...]) -> m.Statement:
    """The statement in the letters of the card's title; its other variables get out of their way."""
    if s.head is None:
        return s
    mine = {a.name: n for a, n in zip(s.head.args, names) if isinstance(a, m.Var) and n}
    free = (x for x in LETTERS if x not in names and x not in variables((s.body.alternatives, s.body.unless)))
    others = {v: next(free, v) for v in variables((s.body.alternatives, s.body.unless)) if v in names and v not in mine}
    return replace(s, body=mapped(s.body, mine | others))


def when_text(book: m.Book, s: m.Statement) -> str:
    """Only the condition: the card's heading says what it is about. Heads with constants keep them."""
    body = say_body(book, s.body).strip()
    return body.removeprefix("when ").removeprefix(", ") if body else "always"
