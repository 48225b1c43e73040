"""`as w39:8.32`: a clause that says what a clause of another book says is filled with what stands there, so that it is written once.

Statements, figures, declarations, disputes and examples come along. What the clause writes itself – a figure or word of that name, its own
disputes, an example of that title – takes the place of what it would have borrowed. Clauses that the borrowed statements name are
translated to their counterparts here: the clause that says `as` or `was` of them, or the one they say `was` of. Examples and disputes that
speak of what this book has not got stay behind, and so do examples with a throw that is made with other dice here."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, replace
from pathlib import Path

from kb.language import model as m
from kb.language.loader import is_book, key_of, rule_files
from kb.language.reader import FileContent
from kb.language.spans import Diagnostic

APART = 1_000_000  # keys of each borrowed clause lie so far from all others of the file that takes it over
NAME = re.compile(r"[^\W\d]\w*")
NAMING = ("also", "term", "draw")  # lines about a word that is declared elsewhere
Take = Callable[[Path], FileContent]


class Lender:
    """Another book as its files have it: nothing checked, nothing put together."""

    def __init__(self, book_id: str, contents: list[FileContent]):
        self.id = book_id
        self.clauses = {c.number: c for content in contents for c in content.clauses}
        self.words = [w for content in contents for w in content.words]
        self.names = {n for w in self.words for n in (w.name, *w.members)}
        self.dice = dice_of(self.words)

    def find(self, number: str) -> m.Clause | None:
        """The clause of that number; 8.32/2 is the part so labelled, when no clause has that number."""
        whole, _, label = number.rpartition("/")
        if number in self.clauses or whole not in self.clauses:
            return self.clauses.get(number)
        part = tuple(s for s in self.clauses[whole].statements if s.label == label)
        source = self.clauses[whole]
        figures = tuple(f for f in source.figures if f.name in mentioned(part))
        return m.Clause(whole, source.title, statements=part, figures=figures, examples=source.examples, span=source.span) if part else None


@dataclass
class Loan:
    """One clause taken over: where it comes from, and how its ids and keys are called here."""

    into: m.Clause
    source: m.Clause
    lender: Lender
    counterparts: dict[str, str]
    offset: int
    part: bool = False
    words: tuple[m.Word, ...] = ()

    def id(self, number: str) -> str | None:
        """The number that takes the place of one of the lender's, or None."""
        if self.part and self.of_another_part(number.removeprefix(f"{self.lender.id}:")):
            return None
        head, parts = number.removeprefix(f"{self.lender.id}:"), []
        while head not in self.counterparts:
            head, slash, part = head.rpartition("/")
            if not slash:
                return None
            parts.insert(0, part)
        return "/".join([self.counterparts[head], *parts])

    def of_another_part(self, number: str) -> bool:
        own = self.into.as_.first.removeprefix(f"{self.lender.id}:")
        return number.startswith(f"{self.source.number}/") and number != own and number not in self.lender.clauses

    def ids(self, numbers: Iterable[str]) -> tuple[str, ...] | None:
        found = tuple(map(self.id, numbers))
        return None if None in found else found


class Borrowing:
    """Fills the clauses of one book; `take` reads a file of another."""

    def __init__(self, own: list[FileContent], near: Path, take: Take):
        self.own, self.near, self.take = own, near, take
        self.id = next((c.book.name for c in own if c.book), "")
        self.lenders: dict[str, Lender | None] = {}
        self.diagnostics: list[Diagnostic] = []
        declared = [w for content in own for w in content.words if w.kind not in NAMING]
        self.known = {key_of(w) for w in declared}
        self.names = {n for w in declared for n in (w.name, *w.members)}
        self.dice = dice_of(w for content in own for w in content.words)
        self.loans = 0

    def filled(self) -> list[FileContent]:
        loans = {}
        for clause in (c for content in self.own for c in content.clauses if c.as_ and ":" in c.as_.first):
            if loan := self.loan(clause):
                loans[id(clause)] = loan = replace(loan, words=tuple(self.words_of(loan)))
                self.known |= {key_of(w) for w in loan.words if w.kind not in NAMING}  # two parts of a clause may share a word
        # Only now is it known what the book has got: a word may come along with another clause.
        self.names |= {n for loan in loans.values() for w in loan.words for n in (w.name, *w.members)}
        return [self.fill(content, loans) if any(id(c) in loans for c in content.clauses) else content for content in self.own]

    def fill(self, content: FileContent, loans: dict[int, Loan]) -> FileContent:
        clauses, words = [], list(content.words)
        for clause in content.clauses:
            loan = loans.get(id(clause))
            words += loan.words if loan else ()
            clauses.append(self.joined(loan) if loan else clause)
        return replace(content, clauses=clauses, words=words)

    # ---- where a loan comes from

    def loan(self, clause: m.Clause) -> Loan | None:
        other, _, number = clause.as_.first.rpartition(":")
        lender = self.lender(other)
        if lender is None:
            return self.refuse(clause, "CW427", f"there is no rulebook `{other}` beside this one", "a book that lends a clause lies in the same folder")
        source = lender.find(number)
        if source is None or not (source.statements or source.declares or source.disputes or source.steps or source.figures or source.commentary):
            back = source is not None and source.as_
            why = "takes its words from elsewhere" if back else "is not written"
            return self.refuse(clause, "CW427", f"`{other}:{number}` {why}", "name the clause in which the statements stand")
        self.loans += 1
        counterparts = self.counterparts(lender) | {source.number: clause.number}
        return Loan(clause, source, lender, counterparts, self.loans * APART, part=source is not lender.clauses[source.number])

    def lender(self, other: str) -> Lender | None:
        if other not in self.lenders:
            folder = self.near / other
            there = "/" not in other and is_book(str(folder))
            files = [Path(f) for f in rule_files(str(folder)) if f.endswith(".cw")] if there else []
            self.lenders[other] = Lender(other, [self.take(f) for f in files]) if there else None
        return self.lenders[other]

    def counterparts(self, lender: Lender) -> dict[str, str]:
        found = {c.number: local for c in reversed(lender.clauses.values()) for local in reversed(of_book(self.id, c.was))}
        own = [c for content in self.own for c in content.clauses]
        found |= {number: c.number for c in own for number in of_book(lender.id, c.was)}
        return found | {number: c.number for c in own if c.as_ for number in of_book(lender.id, (c.as_,))}

    def refuse(self, clause: m.Clause, code: str, message: str, help: str) -> None:
        self.diagnostics.append(Diagnostic(code, message, clause.as_.span, "nothing is taken over", help))

    # ---- what comes along

    def words_of(self, loan: Loan) -> Iterator[m.Word]:
        declared = [w for w in loan.lender.words if w.clause == loan.source.number]
        if loan.part:
            declared = spoken_of(loan.source.statements, declared)
        for word in declared:
            if word.kind in NAMING or key_of(word) not in self.known:
                yield replace(word, clause=loan.into.number, key=word.key + loan.offset)

    def joined(self, loan: Loan) -> m.Clause:
        into, source, words = loan.into, loan.source, loan.words
        names = {f.name for f in into.figures}
        figures = tuple(replace(f, clause=into.number, key=f.key + loan.offset) for f in source.figures if f.name not in names)
        disputes = into.disputes or tuple(
            replace(d, clause=into.number, readings=tuple(replace(r, statements=self.moved(loan, r.statements)) for r in d.readings))
            for d in source.disputes if self.arises(loan, d))
        titles = {e.title for e in into.examples}
        return replace(
            into, summary=into.summary or source.summary, commentary=into.commentary or source.commentary,
            statements=(*self.moved(loan, source.statements), *into.statements), disputes=disputes,
            declares=(*into.declares, *(w for w in words if w.kind != "figure")), figures=(*into.figures, *figures),
            steps=into.steps or tuple(replace(s, clause=into.number) for s in source.steps),
            in_force=into.in_force or source.in_force,
            examples=(*into.examples, *(e for x in source.examples if x.title not in titles and (e := self.example(loan, x)))))

    def moved(self, loan: Loan, statements: tuple[m.Statement, ...]) -> tuple[m.Statement, ...]:
        made = []
        for s in statements:
            runs = tuple(self.run(loan, run) for run in s.targets)
            if None not in runs:
                made.append(replace(s, clause=loan.into.number, key=s.key + loan.offset, targets=runs))
        return tuple(made)

    def run(self, loan: Loan, run: m.IdRun) -> m.IdRun | None:
        first, last = loan.id(run.first), loan.id(run.last) if run.last else ""
        if first is not None and last is not None:
            return replace(run, first=first, last=last)
        missing = run.first if first is None else run.last
        self.diagnostics.append(Diagnostic(
            "CW428", f"`{missing}`, which {loan.lender.id}:{loan.source.number} speaks of, has no counterpart in this book", loan.into.as_.span,
            "what lifts it cannot be taken over", f"write `was {loan.lender.id}:{missing}` in the clause that takes its place, or write this clause out"))
        return None

    def missing(self, loan: Loan) -> set[str]:
        """Names that mean something to the lender, and nothing here."""
        return loan.lender.names - self.names

    def arises(self, loan: Loan, dispute: m.Dispute) -> bool:
        """Whether all words and clauses that a quarrel is about are in this book too."""
        statements = [s for reading in dispute.readings for s in reading.statements]
        ids = {n for s in statements for run in s.targets for n in (run.first, run.last) if n}
        return all(map(loan.id, ids)) and not mentioned(statements) & self.missing(loan)

    def example(self, loan: Loan, x: m.Example) -> m.Example | None:
        """One that speaks of words or clauses which this book has not got stays behind."""
        used = set(NAME.findall(f"{x.given} {x.ask_text}"))
        if used & (self.missing(loan) | other_dice(loan.lender.dice, self.dice)):
            return None
        expect = moved_expectation(loan, x.expect)
        if x.expect is not None and expect is None:
            return None
        return replace(x, clause=loan.into.number, row="", expect=expect)


def moved_expectation(loan: Loan, expect: m.Expectation | None) -> m.Expectation | None:
    if expect is None:
        return None
    by, not_by = loan.ids(expect.by), loan.ids(expect.not_by)
    said = moved_expectation(loan, expect.book_says)
    if by is None or not_by is None or (expect.book_says is not None and said is None):
        return None
    return replace(expect, by=by, not_by=not_by, book_says=said)


def of_book(book_id: str, runs: Iterable[m.IdRun]) -> list[str]:
    """The numbers that `was` or `as` names in one book."""
    return [r.first.removeprefix(f"{book_id}:") for r in runs if r.first.startswith(f"{book_id}:")]


def dice_of(words: Iterable[m.Word]) -> dict[str, str]:
    return {w.name: w.dice for w in words if w.kind == "throw"}


def other_dice(there: dict[str, str], here: dict[str, str]) -> set[str]:
    return {name for name, dice in there.items() if here.get(name, dice) != dice}


def mentioned(thing: object) -> set[str]:
    """Every name that stands anywhere in a statement, a word or several of them."""
    if isinstance(thing, str):
        return {thing}
    parts = thing if isinstance(thing, (tuple, list)) else [getattr(thing, f) for f in getattr(thing, "__dataclass_fields__", ())]
    return set().union(*map(mentioned, parts))


def spoken_of(statements: tuple[m.Statement, ...], declared: list[m.Word]) -> list[m.Word]:
    """The words that some statements need, with those which the words themselves are made of."""
    names, size = mentioned([(s.head, s.heads, s.body, s.expr) for s in statements]), -1
    while size != len(names):
        size = len(names)
        names |= mentioned([(w.value, w.params, w.made_of, w.effects, w.start, w.goal, w.goal_where, w.legs, w.stopping)
                            for w in declared if w.name in names])
    return [w for w in declared if w.name in names]
