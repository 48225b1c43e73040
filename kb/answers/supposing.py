"""The verdict of a small book (`outline`) when some of its matters are told, without working anything out: conditions are looked up.

It is asked hundreds of times to find the question that tells most, so it does nothing but compare; what the answer says in the end is
said by the engine."""

from __future__ import annotations

from kb.answers.outline import Outline
from kb.answers.verdicts import Verdicts
from kb.engine.program import READING, Choice
from kb.language import model as m

Sure = tuple[bool, bool]  # certainly, possibly
OPEN: Sure = (False, True)


class Nobody(dict):
    """Who there is, for a position and for those who ask by sort: nobody else than those the question names."""

    def __call__(self, sort: str) -> list:
        return []


class Supposed:
    """Stands in for a session and its position: `live` is all that verdicts need of them here."""

    without: frozenset[int] = frozenset()
    members, facts, deeds, declared, now = Nobody(), frozenset(), (), (), None

    def __init__(self, outline: Outline, told: dict[str, bool], choice: Choice):
        self.outline, self.program, self.book = outline, outline.program, outline.book
        self.told, self.guards = told, outline.program.once(("guards", choice), lambda: choice.facts(outline.book))
        self.position = self.reach = self.built = self
        self.consulted: set[int] = set()
        self.memo: dict[int, Sure] = {}

    def fact_rows(self, name: str, time=None) -> set:
        return set()

    def projection(self, s: m.Statement, count: int, asked: str = "") -> tuple[int, ...]:
        return ()

    # ---- statements
    def live(self, s: m.Statement, asked: str, args: tuple) -> Sure:
        key = (s.key, s.kind, s.head.name if s.head else "", asked)
        if key not in self.memo:
            self.memo[key] = OPEN  # should an exception come back to itself
            sure, may = self.body(s)
            for e in self.program.lifting(s, asked) if may else ():
                lifts, perhaps = self.live(e, asked, args)
                sure, may = sure and not perhaps, may and not lifts
            self.memo[key] = sure, may
        return self.memo[key]

    def statement_rows(self, s: m.Statement, asked: str, args: tuple, extra: tuple, mood: str, lifted: bool = False) -> list[tuple]:
        return [()] if self.body(s)[mood == "p"] else []

    def body(self, s: m.Statement) -> Sure:
        ways = [self.all_of(a) for a in s.body.alternatives]
        sure, may = any(w[0] for w in ways), any(w[1] for w in ways)
        for group in s.body.unless:
            certain, possible = self.all_of(group)
            sure, may = sure and not possible, may and not certain
        return sure, may

    def all_of(self, conds: tuple[m.Cond, ...]) -> Sure:
        found = [self.holds(c) for c in conds]
        return all(f[0] for f in found), all(f[1] for f in found)

    def holds(self, c: m.Holds) -> Sure:
        if c.atom.name == READING:
            sure = may = tuple(a.value for a in c.atom.args) in self.guards
        else:
            sure, may = self.matter(c.atom.name)
        return (not may, not sure) if c.negated else (sure, may)

    def matter(self, key: str) -> Sure:
        if key in self.told:
            return self.told[key], self.told[key]
        if key not in self.outline.heads:
            return OPEN
        found = [self.live(s, key, ()) for s in self.program.on("define", key)]
        taken = [self.live(s, key, ()) for s in self.program.on("deny", key)]
        return (any(f[0] for f in found) and not any(t[1] for t in taken), any(f[1] for f in found) and not any(t[0] for t in taken))


def verdict_of(supposed: Supposed) -> str:
    q = supposed.outline.question
    if q.kind == "is":
        sure, may = supposed.matter(supposed.outline.root)
        return "yes" if sure else "unknown" if may else "no"
    names = tuple(None if isinstance(a, m.Any_) else a.value for a in q.atom.args)
    return getattr(Verdicts(supposed, bare=True), q.kind)(q.atom.name, names).verdict
