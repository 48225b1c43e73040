"""Which statements of a book count, and what lifts them: one book, one choice of readings, one scenario."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from functools import cached_property

from kb.language import model as m
from kb.language.records import record


READING = "reading in force"  # the guard of a statement that belongs to one reading of a dispute


@record
class Choice:
    """Readings other than the preferred ones, the scenario and the options in play."""

    readings: tuple[tuple[str, str], ...] = ()
    scenario: str = ""
    options: frozenset[str] = frozenset()

    def reading(self, dispute: m.Dispute) -> m.Reading | None:
        """The reading in force: the chosen one, else the preferred, else the first."""
        chosen = dict(self.readings).get(dispute.id)
        named = next((r for r in dispute.readings if r.name == chosen), None)
        return named or dispute.preferred or (dispute.readings[0] if dispute.readings else None)

    def facts(self, book: m.Book) -> set[tuple[str, str]]:
        """The guards that hold: one reading of each dispute."""
        return {(d.id, r.name) for d in book.disputes() if (r := self.reading(d)) is not None}

    def other(self, dispute: str, reading: str) -> "Choice":
        return replace(self, readings=tuple(sorted({**dict(self.readings), dispute: reading}.items())))


@dataclass
class Program:
    """The statements in force, indexed by what they speak of. Statements of all readings are there, each behind a guard,
    so that another reading is another fact and not another program."""

    book: m.Book
    choice: Choice = Choice()
    by_word: dict[tuple[str, str], list[m.Statement]] = field(default_factory=dict)
    exceptions: list[m.Statement] = field(default_factory=list)
    statements: dict[int, m.Statement] = field(default_factory=dict)
    kept: dict[tuple, object] = field(default_factory=dict)  # what static analysis found, once for all positions
    looks: dict[int, tuple] = field(default_factory=dict)  # what can be looked up in a body
    bits: dict[str, int] = field(default_factory=dict)  # of the names that results rest on

    def __post_init__(self):
        for clause in self.book.clauses:
            if self.counts(clause):
                self.take_clause(clause)

    def counts(self, clause: m.Clause) -> bool:
        if clause.scenario and clause.scenario != self.choice.scenario:
            return False
        return not clause.option or clause.option in self.choice.options

    def take_clause(self, clause: m.Clause) -> None:
        for statement in clause.statements:
            self.take(statement, clause.in_force)
        for dispute in clause.disputes:
            for reading in dispute.readings:
                guard = m.Holds(m.Atom(READING, (m.Const(dispute.id), m.Const(reading.name))))
                for statement in reading.statements:
                    self.take(statement, (*clause.in_force, guard))

    def take(self, s: m.Statement, conditions: tuple[m.Cond, ...]) -> None:
        if conditions:
            s = replace(s, body=replace(s.body, alternatives=tuple(a + conditions for a in s.body.alternatives)))
        self.statements[s.key] = s
        if s.kind == "except":
            self.exceptions.append(s)
            return
        self.by_word.setdefault((s.kind, s.head.name), []).append(s)
        if s.targets:  # `despite` and `instead of` are exceptions on the statement's own head
            self.exceptions.append(replace(s, kind="instead" if s.kind == "set" else "despite"))

    def guards(self, choice: Choice) -> set[tuple[str, str]]:
        """The guards that hold under a choice of readings."""
        return self.once(("guards", choice.readings), lambda: choice.facts(self.book))

    def unguarded(self, s: m.Statement, choice: Choice | None = None) -> m.Statement | None:
        """The statement without its guard, or nothing when it belongs to a reading that is not in force."""
        choice = choice or self.choice
        facts = self.guards(choice)
        ways = []
        for way in s.body.alternatives:
            guards = [c for c in way if isinstance(c, m.Holds) and c.atom.name == READING]
            if all(tuple(a.value for a in g.atom.args) in facts for g in guards):
                ways.append(tuple(c for c in way if c not in guards))
        return replace(s, body=replace(s.body, alternatives=tuple(ways))) if ways else None

    def in_force(self, statements: list[m.Statement], choice: Choice | None = None) -> list[m.Statement]:
        """Those of the readings in force, without their guards."""
        return [s for x in statements if (s := self.unguarded(x, choice)) is not None]

    def once(self, key: tuple, work):
        """What depends on the program alone is worked out once."""
        try:
            return self.kept[key]
        except KeyError:
            self.kept[key] = found = work()
            return found

    # ---- look-ups
    def on(self, kind: str, name: str) -> list[m.Statement]:
        return self.by_word.get((kind, name), [])

    def ancestors(self, name: str) -> list[str]:
        """An action and the kinds it belongs to: norms on the parent hold for the child."""
        line = [name]
        while (word := self.book.words.get(line[-1])) and word.parent and word.parent not in line:
            line.append(word.parent)
        return line

    def norms(self, kind: str, action: str) -> list[m.Statement]:
        return self.once(("norms", kind, action), lambda: [s for name in self.ancestors(action) for s in self.on(kind, name)])

    def lifting(self, s: m.Statement, asked: str) -> list[m.Statement]:
        """The exceptions that could lift a statement when `asked` is the word in question."""
        return self.once(("lifting", s.key, s.kind, asked), lambda: [
            e for e in self.aimed_at(s) if e.key != s.key and self.speaks_of(e, s, self.ancestors(asked))])

    def speaks_of(self, e: m.Statement, s: m.Statement, line: list[str]) -> bool:
        if e.kind == "instead":
            return s.kind == "set" and e.head.name in line
        if e.head is None:
            return e.clause != s.clause
        liftable = s.kind in m.CAN_BE_LIFTED or s.kind == "instead"  # a base that is lifted stands in nobody's place
        return s.head is not None and liftable and e.head.name in line

    def aimed_at(self, s: m.Statement) -> list[m.Statement]:
        """The exceptions that name a statement's clause, or its part of it."""
        targets = self.targets
        return list({id(e): e for number in (s.clause, s.cite) for e in targets.get(number, ())}.values())

    @cached_property
    def targets(self) -> dict[str, list[m.Statement]]:
        found: dict[str, list[m.Statement]] = {}
        for e in self.exceptions:
            for number in {n for t in e.targets for n in self.run(t)}:
                found.setdefault(number, []).append(e)
        return found

    def run(self, t: m.IdRun) -> frozenset[str]:
        if not t.last:
            return frozenset((t.first,))
        order = self.order
        low, high = order.get(t.first), order.get(t.last)
        if low is None or high is None:
            return frozenset((t.first, t.last))
        return frozenset(n for n, i in order.items() if low <= i <= high)

    @cached_property
    def order(self) -> dict[str, int]:
        """Clause numbers in the book's order: the inventory's where there is one."""
        rows = [r.number for r in self.book.inventory] or [c.number for c in self.book.clauses]
        return {n: i for i, n in enumerate(rows)}

    @cached_property
    def parts(self) -> frozenset[str]:
        """Deeds that were done when a whole was: `did fight(x)` is `did attack` of each attacker."""
        return frozenset(name for whole in self.book.of_kind("action") for part, _ in whole.made_of for name in self.ancestors(part.name))

    @cached_property
    def figures(self) -> dict[str, m.Figure]:
        return {f.name: f for c in self.book.clauses if self.counts(c) for f in c.figures}

    @cached_property
    def otherwise(self) -> dict[str, list[m.Statement]]:
        """Action → the clauses that refuse it when no clause permits it."""
        found: dict[str, list[m.Statement]] = {}
        for s in self.statements.values():
            if s.kind == "otherwise":
                found.setdefault(s.head.name, []).append(s)
        return found
