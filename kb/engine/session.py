"""One program on one position: what is asked of it, and what is remembered of the answers."""

from __future__ import annotations

from collections.abc import Collection

from kb.board.facts import Fact, Position
from kb.board.grid import grid_of
from kb.board.moments import deed_facts, moment_facts
from kb.engine.datalog import Datalog, Slot
from kb.engine.evaluation import Evaluation
from kb.engine.flat import variables
from kb.engine.memory import ANYTHING_STATED, MISSING, Memory
from kb.engine.ordering import Order
from kb.engine.predicates import Predicates
from kb.engine.program import READING, Choice, Program
from kb.engine.reach import Reach
from kb.engine.refuting import barren, refuted
from kb.engine.rules import Rules
from kb.engine.values import TooMuch, sort_key
from kb.language import model as m

BUDGET = 400_000  # resolver calls and counted cases one question may cost


class Session(Rules):
    def __init__(self, program: Program, position: Position, choice: Choice | None = None, without: frozenset[int] = frozenset(),
                 doubtful: bool = False):
        self.choice = choice or program.choice
        self.without = without  # statements left out, to see whether an example misses them
        self.program, self.book = program, program.book
        self.datalog = Datalog()
        self.order = Order(self.book)
        self.built = Predicates(self.datalog)
        self.evaluation = Evaluation(self)
        self.stand(position, self.choice, doubtful)

    # ---- facts
    def stand(self, position: Position, choice: Choice, doubtful: bool = False) -> None:
        """Take up a position: the rules that were built stay, what was worked out with other facts does not."""
        self.position, self.choice = position, choice
        self.grid = grid_of(*self.book.grid, position.board)
        self.reach = Reach(self.program, position, doubtful)
        self.built.begin()
        self.disputed: set[str] = set()  # disputes whose readings were looked up: no other can change an answer
        self.conflicts: dict[tuple, None] = {}  # amounts that two clauses give different values
        self.missing: dict[tuple, None] = {}
        self.memo, self.memos = Memory(self.program.bits), {}
        self.work = 0
        self.alike = None  # while a step of a path is asked about: what tells it from others
        self.index_facts()

    def index_facts(self) -> None:
        self.stated: dict[str, set[tuple]] = {}
        for name, args in self.position.facts:
            self.stated.setdefault(name, set()).add(args)
        for name, rows in moment_facts(self.position, self.book).items():
            self.stated[name] = set(rows)
        self.stated[READING] = self.program.guards(self.choice)

    @property
    def consulted(self) -> set[int]:
        """The statements that were looked at."""
        return self.built.consulted

    def choose(self, choice: Choice) -> None:
        """Another reading is another fact: the rules stay, and so does what was worked out without looking at the dispute."""
        if choice == self.choice:
            return
        self.memos[self.choice] = self.memo
        if choice not in self.memos:
            differ = {dispute for dispute, _ in self.stated[READING] ^ self.program.guards(choice)}
            self.memos[choice] = self.memo.without(differ)
        self.choice, self.memo = choice, self.memos[choice]
        self.stated[READING] = self.program.guards(choice)

    def reading_rows(self, args: tuple) -> list[tuple]:
        """Guards are looked up, not stated, so that it is known which disputes a question really came upon."""
        self.disputed.add(args[0])
        self.memo.meet(args[:1])
        return [args] if args in self.stated[READING] else []

    def fact_rows(self, name: str, time: m.Time | None = None) -> Collection[tuple]:
        """What is stated of a word; or for which arguments a deed was done, a whole of which it is a part included."""
        self.memo.meet((name,))
        if time is None:
            return self.stated.get(name, ())
        key = ("done", name, time)
        found = self.memo.recall(key)
        if found is MISSING:
            self.memo.meet((name,))
            self.memo[key] = found = deed_facts(self.position, self.book, name, time) | self.evaluation.part_deeds(name, time)
        return found

    def matching(self, name: str, wanted: tuple, time: m.Time | None = None) -> Collection[tuple]:
        """The facts that agree with what is known of their arguments; None is free."""
        if None not in wanted:
            return (wanted,) if wanted in self.fact_rows(name, time) else ()
        known = tuple([i for i, w in enumerate(wanted) if w is not None])
        key = ("index", name, time, known, len(wanted))
        index = self.memo.recall(key)
        if index is MISSING:
            found: dict[tuple, list[tuple]] = {}
            for row in self.fact_rows(name, time):
                if len(row) == len(wanted):
                    found.setdefault(tuple([row[i] for i in known]), []).append(row)
            self.memo[key] = index = found
        return index.get(tuple([wanted[i] for i in known]), ())

    def done(self, deed: str, time: m.Time) -> bool:
        """Was a deed of this kind done at all?"""
        return bool(self.fact_rows(deed, time))

    def change(self, fact: Fact, holds: bool) -> None:
        """State or withdraw one given, and forget what was worked out with it."""
        role = self.book.words[fact[0]].kind == "role"  # what was done as part of a whole follows its roles
        self.memo = self.memo.without((fact[0], *ANYTHING_STATED, *(self.program.parts if role else ())))
        self.memos = {}
        self.restate(fact, holds)

    def restate(self, fact: Fact, holds: bool) -> None:
        """The same with a memory that needs no forgetting: one that is of the position as it becomes."""
        name, args = fact
        self.position = self.reach.position = self.position.with_fact(fact, holds)
        rows = self.stated.setdefault(name, set())
        (rows.add if holds else rows.discard)(args)

    def members(self, sort: str, anonymous: bool) -> dict:
        key = ("members", sort, anonymous)
        if key not in self.memo:
            self.memo.meet(ANYTHING_STATED)
            self.memo[key] = dict.fromkeys(self.reach.members(sort, anonymous))
        return self.memo[key]

    def counted(self, rows):
        self.work += 1
        if self.work > BUDGET:
            raise TooMuch
        return rows

    # ---- asking
    def rows(self, name: str, args: tuple, mood: str = "c") -> list[tuple]:
        """Rows of a relation; None in `args` is free."""
        key = ("rows", name, args, mood := self.mood(name, mood))
        found = self.memo.recall(key)
        if found is MISSING:
            self.memo[key] = found = [] if barren(self, name, args) else self.asked_rows(name, args, mood)
        return found

    def asked_rows(self, name: str, args: tuple, mood: str) -> list[tuple]:
        pattern = "".join("f" if a is None else "b" for a in args)
        slots = tuple(Slot(f"A{i}") if a is None else a for i, a in enumerate(args))
        found = self.datalog.ask(self.relation(name, pattern, mood), slots)
        return sorted({self.widen(args, row) for row in found}, key=sort_key)

    @staticmethod
    def widen(args: tuple, row: tuple) -> tuple:
        """pyDatalog answers with the whole literal or only its variables: always give the whole."""
        if len(row) == len(args):
            return tuple(row)
        rest = iter(row)
        return tuple(next(rest) if a is None else a for a in args)

    def holds(self, name: str, args: tuple) -> tuple[bool, bool]:
        """Certainly, possibly."""
        key = ("rel", name, args)
        if key not in self.memo:
            possible = bool(self.rows(name, args, "p"))  # first: mostly that is the end of it
            self.memo[key] = possible and (not self.reach.unsettled(name) or bool(self.rows(name, args, "c"))), possible
        return self.memo[key]

    def live(self, s: m.Statement, asked: str, args: tuple) -> tuple[bool, bool]:
        """Does a statement hold for these arguments, un-lifted: certainly, possibly?"""
        if self.alike is not None and (args := self.alike.double(s, asked, args)) is None:
            return False, False
        key = ("live", s.key, s.kind, asked, tuple([args[i] for i in self.projection(s, len(args), asked)]))
        found = self.memo.recall(key)
        if found is MISSING:
            possible = bool(self.statement_rows(s, asked, args, (), "p"))
            unsettled = possible and self.reach.statement_unsettled(s, asked)
            self.memo[key] = found = possible and (not unsettled or bool(self.statement_rows(s, asked, args, (), "c"))), possible
        return found

    def statement_rows(self, s: m.Statement, asked: str, args: tuple, extra: tuple[str, ...], mood: str, lifted: bool = False) -> list[tuple]:
        """The ways a statement holds: rows of the `extra` variables. `lifted` ignores exceptions."""
        given = tuple([args[i] for i in self.projection(s, len(args), asked)])
        mood = mood if self.reach.statement_unsettled(s, asked) else "c"
        key = ("ways", s.key, s.kind, asked, given, extra, mood, lifted)
        found = self.memo.recall(key)
        if found is MISSING:
            self.memo[key] = found = [] if refuted(self, s, args) else self.ways_of(s, asked, given, extra, mood, lifted)
        return found

    def ways_of(self, s: m.Statement, asked: str, given: tuple, extra: tuple[str, ...], mood: str, lifted: bool) -> list[tuple]:
        free_at = tuple(i for i, g in enumerate(given) if g is None)
        pred = self.statement(s, asked, mood, extra, free_at, lifted)
        slots = tuple(Slot(f"A{i}") if g is None else g for i, g in enumerate(given)) + tuple(Slot(f"X{i}") for i in range(len(extra)))
        if not slots:
            return [()] if self.datalog.ask(pred, ("·",)) else []
        full = given + (None,) * len(extra)
        return sorted({self.widen(full, row) for row in self.datalog.ask(pred, slots)}, key=sort_key)

    def projection(self, s: m.Statement, count: int, asked: str = "") -> tuple[int, ...]:
        """The places of the head that a statement, or what lifts it, really speaks of; the others match anything."""
        return self.program.once(("projection", s.key, s.kind, asked, count), lambda: tuple(
            sorted(i for i in self.places(s, asked) if i < count)))

    def places(self, s: m.Statement, asked: str) -> set[int]:
        used = set(variables(s.body.alternatives)) | set(variables(s.body.unless))
        places = {i for i, a in enumerate(s.head.args if s.head is not None else ())
                  if not isinstance(a, m.Any_) and not (isinstance(a, m.Var) and a.name not in used)}
        for e in self.program.lifting(s, asked) if asked else ():
            places |= self.places(e, asked)
        return places

    def mood(self, name: str, mood: str) -> str:
        return mood if mood == "c" or self.reach.unsettled(name) else "c"

    # ---- values
    def value(self, name: str, args: tuple):
        return self.evaluation.value(name, args)

    def close(self) -> None:
        self.datalog.close()
