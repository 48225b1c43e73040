"""Terms and conditions: what statements, questions and expectations are made of."""

from __future__ import annotations

from dataclasses import field
from fractions import Fraction

from kb.language.records import record
from kb.language.spans import NOWHERE, Span

# ---- terms ---------------------------------------------------------------------------------


@record
class Var:
    name: str


@record
class Any_:
    """`_`: anything (in a norm) or something (in a condition)."""


@record
class Const:
    """A word or printed name."""

    value: str


@record
class Num:
    """An exact number; `text` keeps what was written, for hexes such as 0311."""

    value: Fraction
    text: str = ""


@record
class Call:
    """`at(U)`, `turn`, `strength(U)`: a value looked up or worked out."""

    name: str
    args: tuple["Term", ...] = ()


@record
class Arith:
    op: str
    left: "Term"
    right: "Term"


@record
class Aggregate:
    """`sum(E for U where …)`; a count has no expression."""

    kind: str
    expr: "Term | None"
    vars: tuple[str, ...]
    where: tuple["Cond", ...]


Term = Var | Any_ | Const | Num | Call | Arith | Aggregate

# ---- conditions ----------------------------------------------------------------------------


@record
class Atom:
    name: str
    args: tuple[Term, ...] = ()
    span: Span = field(default=NOWHERE, compare=False)


@record
class Holds:
    atom: Atom
    negated: bool = False


@record
class Time:
    """When a deed was done: this phase, last turn, on turn E, in or since the last KIND phase of a side."""

    kind: str  # ever, this_round, this_phase, this_turn, last_turn, on_turn, in_last, since_last
    phase: str = ""
    of: "Term | None" = None


@record
class Did:
    atom: Atom
    time: Time
    negated: bool = False


@record
class Compare:
    op: str
    left: Term
    right: Term
    span: Span = field(default=NOWHERE, compare=False)


@record
class IsOne:
    """`U is armour or recon`; `link` is the relation this is short for, none where U itself is compared."""

    term: Term
    of: tuple[str, ...]
    negated: bool = False
    span: Span = field(default=NOWHERE, compare=False)
    link: str = ""


@record
class Every:
    vars: tuple[str, ...]
    where: tuple["Cond", ...]
    has: "Cond"
    span: Span = field(default=NOWHERE, compare=False)


Cond = Holds | Did | Compare | IsOne | Every


@record
class Body:
    """Alternatives joined by `or when`, and the groups that `unless` takes away from all of them."""

    alternatives: tuple[tuple[Cond, ...], ...] = ((),)
    unless: tuple[tuple[Cond, ...], ...] = ()


ALWAYS = Body()
