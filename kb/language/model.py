"""What a rulebook is made of, once read: frozen records, each with its span and clause."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from fractions import Fraction  # noqa: F401

from kb.language.records import record
from kb.language.spans import NOWHERE, Span
from kb.language.terms import (  # noqa: F401 terms and statements are one model to its users
    ALWAYS, Aggregate, Any_, Arith, Atom, Body, Call, Compare, Cond, Const, Did, Every, Holds, IsOne, Num, Term, Time, Var,
)

# ---- statements ----------------------------------------------------------------------------

GRANTS = ("define", "permit")
NORMS = ("permit", "forbid", "require", "excuse")
AMOUNT_KINDS = ("set", "multiply", "add", "round", "limit")  # in the order in which they count
RESTRICTIONS = ("forbid", "require", "deny", "cause", *AMOUNT_KINDS)
AUTHORITIES = ("house", "errata", "designer", "consensus")  # the ladder of rulings: at its table a group's own comes first
CAN_BE_LIFTED = (*RESTRICTIONS, "except", "otherwise", "rank")  # by an exception on their word


@record
class IdRun:
    """`8.32`, or `8.21 to 8.27` in the book's order."""

    first: str
    last: str = ""
    span: Span = field(default=NOWHERE, compare=False)


@record
class Statement:
    """One sentence of a clause. `key` is unique in its book and never shown."""

    kind: str
    head: Atom | None = None
    body: Body = ALWAYS
    heads: tuple[Atom, ...] = ()  # the further deeds of `require A or B`
    expr: Term | None = None
    how: str = ""  # rounding direction, least or most, end of which phase
    targets: tuple[IdRun, ...] = ()  # despite, instead of, except
    label: str = ""
    clause: str = ""
    key: int = 0
    span: Span = field(default=NOWHERE, compare=False)

    @property
    def cite(self) -> str:
        """The clause as it is cited: with the label of the part, when it has one."""
        return f"{self.clause}/{self.label}" if self.label else self.clause


@record
class Reading:
    name: str
    text: str
    preferred: bool
    statements: tuple[Statement, ...] = ()
    span: Span = field(default=NOWHERE, compare=False)


@record
class Dispute:
    """Where the book can be read in several ways."""

    id: str
    title: str
    clause: str
    readings: tuple[Reading, ...] = ()
    span: Span = field(default=NOWHERE, compare=False)
    ruled: str = ""  # the reading that the strongest ruling decides on

    @property
    def preferred(self) -> Reading | None:
        """The reading that counts: as ruled, else the one we prefer."""
        ruled = (r for r in self.readings if r.name == self.ruled)
        return next(ruled, None) or next((r for r in self.readings if r.preferred), None)


@record
class Question:
    kind: str  # may must is value which duties happens reach next how chances
    atom: Atom | None = None
    term: Term | None = None
    cond: tuple[Cond, ...] = ()
    var: str = ""
    word: str = ""
    phase: str = ""
    via: tuple[str, ...] = ()
    supposing: tuple[Atom, ...] = ()
    deeds: tuple[Atom, ...] = ()  # what is to be done, where the chances of it are asked for


@record
class Expectation:
    verdict: str  # yes no must "need not" unknown disputed silent value "one of"
    values: tuple[Term, ...] = ()
    chances: tuple[tuple[Term, Term], ...] = ()  # how likely what is
    by: tuple[str, ...] = ()
    not_by: tuple[str, ...] = ()
    missing: tuple[str, ...] = ()
    step: int = 0
    book_says: "Expectation | None" = None
    reason: str = ""


@record
class Example:
    title: str
    clause: str
    row: str  # its own inventory row when the book prints it
    given: str  # the position, in the position language
    open: bool
    question: Question | None
    expect: Expectation | None
    reconstructed: bool = False
    ask_text: str = ""
    span: Span = field(default=NOWHERE, compare=False)


@record
class Clause:
    """A clause of the printed book: what it states, with its examples and disputes."""

    number: str
    title: str
    summary: str = ""
    statements: tuple[Statement, ...] = ()
    declares: tuple["Word", ...] = ()
    examples: tuple[Example, ...] = ()
    disputes: tuple[Dispute, ...] = ()
    see: tuple[str, ...] = ()
    was: tuple[str, ...] = ()
    as_: str = ""
    commentary: str = ""
    defects: tuple[tuple[str, str], ...] = ()
    in_force: tuple[Cond, ...] = ()
    option: str = ""
    authority: tuple[str, str] = ()
    settles: tuple[tuple[str, str], ...] = ()
    steps: tuple["Step", ...] = ()
    figures: tuple["Figure", ...] = ()
    scenario: str = ""
    chapter: str = ""
    span: Span = field(default=NOWHERE, compare=False)


def rank(clause: Clause) -> int:
    """How strong a ruling is: 0 is the strongest."""
    return AUTHORITIES.index(clause.authority[0]) if clause.authority and clause.authority[0] in AUTHORITIES else len(AUTHORITIES)


# ---- vocabulary ----------------------------------------------------------------------------


@record
class Param:
    sort: str
    var: str


@record
class Leg:
    """One leg of a path: the step it is made by, and its bounds."""

    step: Atom
    up_to: Term | None = None
    exactly: Term | None = None
    costing: Term | None = None


@record
class Table:
    """Printed cells by their keys; `absent` names the chart of a table the book does not print."""

    rows: tuple[tuple[tuple[object, ...], object], ...] = ()
    many: bool = False
    absent: str = ""
    file: str = ""
    marks: tuple[tuple[tuple[object, ...], str], ...] = ()  # doubtful and restored cells


@record
class Word:
    """Everything the vocabulary declares. `kind` says to which family it belongs."""

    name: str
    kind: str  # sort scale measure given throw derived role action event amount table path phase procedure term figure
    params: tuple[Param, ...] = ()
    value: str = ""  # the sort after ->, the scale after `on`
    measure: str = ""
    template: str = ""
    both_ways: bool = False
    members: tuple[str, ...] = ()  # of a sort or scale
    parent: str = ""  # kind of
    made_of: tuple[tuple[Atom, Body], ...] = ()
    effects: tuple[tuple[str, Atom], ...] = ()
    table: Table | None = None
    dice: str = ""
    phase_kind: str = ""
    side: str = ""
    start: Term | None = None  # of a path
    goal: Term | None = None
    goal_where: tuple[Cond, ...] = ()
    legs: tuple[Leg, ...] = ()
    stopping: tuple[Cond, ...] = ()
    also: tuple[str, ...] = ()
    clause: str = ""
    key: int = 0
    span: Span = field(default=NOWHERE, compare=False)

    @property
    def arity(self) -> int:
        """How many columns its facts have: the parameters, and the value if it has one."""
        return len(self.params) + bool(self.value and self.kind in ("given", "derived", "throw", "table"))


@record
class Step:
    """One step of a procedure, with the figures it gives."""

    letter: str
    procedure: str
    text: str
    gives: tuple[Term, ...]
    clause: str
    span: Span = field(default=NOWHERE, compare=False)


@record
class Figure:
    name: str
    expr: Term
    measure: str
    clause: str
    key: int = 0
    span: Span = field(default=NOWHERE, compare=False)


@record
class Row:
    """A row of the inventory: what the book has to contain."""

    number: str
    kind: str
    topic: str
    printed: bool
    line: int


@record
class Jargon:
    """What players say, and what books say for it; or the norm that a player's word asks after. For finding clauses only."""

    phrases: tuple[str, ...]
    means: tuple[str, ...] = ()
    norm: str = ""
    span: Span = field(default=NOWHERE, compare=False)


@dataclass(frozen=True, repr=False, eq=False)  # each method spared is a tenth of a millisecond at every start
class Book:
    id: str
    title: str
    edition: str
    grid: tuple[str, str]
    words: dict[str, Word]
    clauses: tuple[Clause, ...]
    inventory: tuple[Row, ...] = ()
    folder: str = ""
    digest: str = ""
    terms: dict[str, str] = field(default_factory=dict)  # display names of words and constants
    looks: dict[str, str] = field(default_factory=dict)  # word or constant → the style it is drawn in (looks.py)
    sources: dict[str, str] = field(default_factory=dict)  # file → text, for messages
    lent: dict[str, str] = field(default_factory=dict)  # the same for files of other books from which clauses are taken over
    jargon: tuple[Jargon, ...] = ()
    included: tuple[tuple[str, str], ...] = ()  # files drawn in by `include`, with what they were read as

    @property
    def sorts(self) -> dict[str, Word]:
        """Sorts and scales by name. They have a namespace of their own: `given nation(unit U) -> nation`."""
        cached = self.__dict__.get("_sorts")
        if cached is None:
            cached = {w.name: w for w in self.words.values() if w.kind in ("sort", "scale")}
            object.__setattr__(self, "_sorts", cached)
        return cached

    def measure(self, name: str) -> Word | None:
        return self.words.get(f"sort {name}")

    @property
    def constants(self) -> dict[str, str]:
        """Every member of a closed sort or scale → the sort (the first, when several have it)."""
        cached = self.__dict__.get("_constants")
        if cached is None:
            cached = {}
            for word in self.words.values():
                if word.kind in ("sort", "scale"):
                    for member in word.members:
                        cached.setdefault(member, word.name)
                elif word.kind == "phase":
                    cached.setdefault(word.name, "phase")
                    cached.setdefault(word.phase_kind, "phase_kind")
            object.__setattr__(self, "_constants", cached)
        return cached

    def clause(self, number: str) -> Clause | None:
        """The clause printed under a number; a label that names no row of its own finds its clause."""
        found = self.by_number.get(number)
        if found is None and "/" in number:
            found = self.by_number.get(number.rsplit("/", 1)[0])
        return found

    @property
    def by_number(self) -> dict[str, Clause]:
        cached = self.__dict__.get("_by_number")
        if cached is None:
            cached = {c.number: c for c in self.clauses}
            object.__setattr__(self, "_by_number", cached)
        return cached

    def rulings(self) -> dict[str, tuple[Clause, ...]]:
        """Dispute → the clauses that settle it, the strongest first."""
        found: dict[str, list[Clause]] = {}
        for clause in self.clauses:
            for dispute, _ in clause.settles:
                found.setdefault(dispute, []).append(clause)
        return {d: tuple(sorted(clauses, key=rank)) for d, clauses in found.items()}

    def gaps(self) -> tuple[str, ...]:
        """How much of the printed book is not written yet: where it is silent, that may be why."""
        rows = [r for r in self.inventory if r.kind not in ("commentary", "example")]
        numbers = {s.cite for s in self.statements()} | set(self.by_number)
        written = sum(r.number in numbers for r in rows)
        return (f"{written} of the book's {len(rows)} deciding clauses: the others are not written yet",) if written < len(rows) else ()

    def statements(self) -> tuple[Statement, ...]:
        return tuple(s for c in self.clauses for s in c.statements)

    def disputes(self) -> tuple[Dispute, ...]:
        return tuple(d for c in self.clauses for d in c.disputes)

    def of_kind(self, *kinds: str) -> tuple[Word, ...]:
        cached = self.__dict__.get("_of_kind")
        if cached is None:
            object.__setattr__(self, "_of_kind", cached := {})
        if kinds not in cached:
            cached[kinds] = tuple(w for w in self.words.values() if w.kind in kinds)
        return cached[kinds]

    def without(self, keys: frozenset[int]) -> "Book":
        """The same book with some statements, figures or declarations taken out (for pinning)."""
        clauses = tuple(
            replace(
                c,
                statements=tuple(s for s in c.statements if s.key not in keys),
                figures=tuple(f for f in c.figures if f.key not in keys),
                disputes=tuple(
                    replace(d, readings=tuple(
                        replace(r, statements=tuple(s for s in r.statements if s.key not in keys)) for r in d.readings))
                    for d in c.disputes
                ),
            )
            for c in self.clauses
        )
        words = {n: w for n, w in self.words.items() if not (w.clause and w.key in keys)}
        return replace(self, clauses=clauses, words=words)
