"""How an interview begins: a question in words, and names for those whom it does not name."""

from __future__ import annotations

import re
from dataclasses import replace

from kb.answers.words import Understood, understand
from kb.board.facts import Position
from kb.language import model as m
from kb.language.spans import Diagnostic, Refused

KINDS = ("may", "must", "is")
DUTY = re.compile(r"\b(?:must|has to|have to|need(?:s)? to|obliged|forced)\b")
MINE = re.compile(r"\b(?:(?:my|our|your|this|the|an?) (?:own )?units?|i|we|it|you)\b")
THEIRS = re.compile(r"\b(?:(?:the|an?|any|some|their|his) )?(?:enemy(?: units?)?|enemies|opponents?)\b")
YOURS, ENEMY = "your unit", "the enemy"


class Choose(Exception):
    """The question leaves open which side or number is meant: that has to be told first."""

    def __init__(self, sort: str, options: tuple[str, ...]):
        self.sort, self.options = sort, options
        super().__init__(sort)


def opened(text: str, book: m.Book, position: Position | None, chosen: dict[str, str] = {}) -> tuple[m.Question, Position] | Understood:
    """The question about individuals, and the open position they stand on; or what was understood instead. `chosen`: sort → the
    constant or number that was meant."""
    position = position or Position(open=True)
    found = understand(text, book, position)
    if found.question is not None:
        return about(book, found.question, position, chosen)
    meant = spoken(text, book) or found
    if meant.question is not None:
        return about(book, meant.question, position, chosen)
    if meant.kind == "card" and meant.word and not position.members:
        return about(book, whole(text, book.words[meant.word]), position, chosen)
    return found


def spoken(text: str, book: m.Book) -> Understood | None:
    """`may my unit attack the enemy?` speaks of somebody, though of nobody by name."""
    plain = THEIRS.sub("enemy", MINE.sub("mine", text.lower()))
    found = understand(plain, book, Position(open=True, members={"unit": ("mine", "enemy")}))
    return found if found.question is not None else None


def whole(text: str, word: m.Word) -> m.Question:
    """A deed that was named without those who do it."""
    atom = m.Atom(word.name, tuple(m.Any_() for _ in word.params))
    if word.kind == "derived":
        return m.Question("is", cond=(m.Holds(atom),))
    return m.Question("must" if DUTY.search(text.lower()) else "may", atom)


def about(book: m.Book, question: m.Question, position: Position, chosen: dict[str, str] = {}) -> tuple[m.Question, Position]:
    """Whoever is left open gets a name."""
    atom = question.atom or (question.cond[0].atom if len(question.cond) == 1 and isinstance(question.cond[0], m.Holds) else None)
    fit(book, question, atom)
    args, members = named(book, atom, position, chosen)
    atom = replace(atom, args=args)
    cond = (replace(question.cond[0], atom=atom, negated=False),) if question.kind == "is" else ()
    return replace(question, atom=None if question.kind == "is" else atom, cond=cond), replace(position, members=members)


def fit(book: m.Book, question: m.Question, atom: m.Atom | None) -> None:
    """Only what is or may be so can be found out by asking what is so."""
    if question.kind not in KINDS or atom is None or question.via or question.supposing:
        raise refused("CW760", "an interview answers what may, must or is so", 'as in: "may a unit counter-attack?"')
    word = book.words[atom.name]
    if word.kind == "path":
        raise refused("CW761", "a way over the map cannot be asked for fact by fact", "give a position with --position, or ask about one step")
    if word.kind not in ("action", "derived") or word.made_of:
        raise refused("CW761", f"`{word.name}` has to stand in a position before it can be judged", "give one with --position")


def named(book: m.Book, atom: m.Atom, position: Position, chosen: dict[str, str]) -> tuple[tuple[m.Term, ...], dict[str, tuple[str, ...]]]:
    args, members = [], dict(position.members)
    for param, a in zip(book.words[atom.name].params, atom.args):
        value = getattr(a, "value", "")
        if isinstance(a, m.Any_) and listed(book, param.sort) is not None:
            a = meant(book, param, chosen)
        elif isinstance(a, m.Any_) or value in ("mine", "enemy"):
            a = m.Const(invented(book, atom, param, value, {str(getattr(x, "value", "")) for x in args}))
        args.append(a)
        sort = book.sorts.get(param.sort)
        name = a.text if isinstance(a, m.Num) and a.text else getattr(a, "value", "")
        if param.sort != "number" and (sort is None or not sort.members) and name not in members.get(param.sort, ()):
            members[param.sort] = (*members.get(param.sort, ()), name)
    return tuple(args), members


def invented(book: m.Book, atom: m.Atom, param: m.Param, said: str, taken: set[str]) -> str:
    """`your unit` is the one who acts; who stands in the place of an enemy is the enemy."""
    if param.sort != "unit":
        same = [p.var for p in book.words[atom.name].params if p.sort == param.sort]
        order = ("first", "second", "third", "fourth")
        return f"the {order[same.index(param.var)]} {param.sort}" if len(same) > 1 else f"the {param.sort}"
    hostile = said == "enemy" or not said and param.var == "E" and "enemy" in book.words
    names = (ENEMY, "the other enemy") if hostile else (YOURS, "the other unit", "the third unit")
    return next(n for n in (*names, "somebody") if n not in taken)


def listed(book: m.Book, sort: str) -> tuple[str, ...] | None:
    """The constants of a closed sort; numbers are listed by nobody, and things have names."""
    if sort == "number":
        return ()
    return book.sorts[sort].members or None if sort in book.sorts else None


def meant(book: m.Book, param: m.Param, chosen: dict[str, str]) -> m.Term:
    options = listed(book, param.sort)
    said = chosen.get(param.sort, "")
    if said in options:
        return m.Const(said)
    if not options and re.fullmatch(r"\d{1,9}", said):
        return m.Num(m.Fraction(said), said)
    raise Choose(param.sort, options)


def refused(code: str, message: str, help: str) -> Refused:
    return Refused(Diagnostic(code, message, help=help))
