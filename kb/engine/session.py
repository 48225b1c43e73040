"""One program on one position: predicates are built when a question needs them, then asked.

Every predicate exists in up to two moods: `c` (certainly) and `p` (possibly). A negation asks the other mood.
Where nothing in reach of a word is unsettled the two are one."""

from __future__ import annotations


from kb.board.facts import Fact, Position
from kb.board.grid import Grid
from kb.board.moments import deed_facts, moment_facts
from kb.engine.datalog import Datalog, Slot
from kb.engine.evaluation import Evaluation
from kb.engine.flat import Bind, Flattener, Group, Member, Rel, Test, variables
from kb.engine.memory import ANYTHING_STATED, Memory
from kb.engine.ordering import Live, Order
from kb.engine.paths import Paths
from kb.engine.predicates import Predicates
from kb.engine.program import READING, Choice, Program
from kb.engine.reach import Reach
from kb.engine.refuting import barren, refuted
from kb.engine.values import TooMuch, sort_key
from kb.language import model as m

BUDGET = 400_000  # resolver calls and counted cases one question may cost
MANY = 50_000  # cases, by estimate, from which on a rule counts them


class Session:
    def __init__(self, program: Program, position: Position, choice: Choice | None = None, without: frozenset[int] = frozenset(),
                 doubtful: bool = False):
        self.choice = choice or program.choice
        self.without = without  # statements left out, to see whether an example misses them
        self.program, self.book = program, program.book
        self.datalog = Datalog()
        self.order = Order(self.book)
        self.built = Predicates(self.datalog)
        self.loaded: dict[str, tuple[str, m.Time | None, int, set[tuple]]] = {}  # predicates of facts, and the rows they hold
        self.evaluation = Evaluation(self)
        self.stand(position, self.choice, doubtful)

    # ---- facts
    def stand(self, position: Position, choice: Choice, doubtful: bool = False) -> None:
        """Take up a position: the rules that were built stay, what was worked out with other facts does not."""
        self.position, self.choice = position, choice
        self.grid = Grid(*self.book.grid, position.board)
        self.reach = Reach(self.program, position, doubtful)
        self.built.begin()
        self.disputed: set[str] = set()  # disputes whose readings were looked up: no other can change an answer
        self.conflicts: dict[tuple, None] = {}  # amounts that two clauses give different values
        self.missing: dict[tuple, None] = {}
        self.memo, self.memos = Memory(), {}
        self.work = 0
        self.alike = None  # while a step of a path is asked about: what tells it from others
        self.index_facts()
        self.load_facts()

    def index_facts(self) -> None:
        self.stated: dict[str, set[tuple]] = {}
        for name, args in self.position.facts:
            self.stated.setdefault(name, set()).add(args)
        for name, rows in moment_facts(self.position, self.book).items():
            self.stated[name] = set(rows)
        self.stated[READING] = self.choice.facts(self.book)

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
            differ = {dispute for dispute, _ in self.stated[READING] ^ choice.facts(self.book)}
            self.memos[choice] = self.memo.without(differ)
        self.choice, self.memo = choice, self.memos[choice]
        self.stated[READING] = choice.facts(self.book)

    def reading_rows(self, args: tuple) -> list[tuple]:
        """Guards are looked up, not stated, so that it is known which disputes a question really came upon."""
        self.disputed.add(args[0])
        self.memo.meet(args[:1])
        return [args] if args in self.stated[READING] else []

    def fact_rows(self, name: str, time: m.Time | None = None) -> set[tuple]:
        if time is None:
            return self.stated.get(name, set())
        return deed_facts(self.position, self.book, name, time) | self.evaluation.part_deeds(name, time)

    def done(self, deed: str, time: m.Time) -> bool:
        """Was a deed of this kind done at all?"""
        key = ("done", deed, time)
        if key not in self.memo:
            self.memo.meet((deed,))
            self.memo[key] = bool(self.fact_rows(deed, time))
        return self.memo[key]

    def fact_predicate(self, name: str, arity: int, time: m.Time | None) -> str:
        def make(pred: str) -> None:
            if name == READING:
                self.datalog.resolver(pred, arity, self.reading_rows)
                return
            self.datalog.declare(pred, arity)
            self.loaded[pred] = name, time, arity, set()
            self.load(pred)

        return self.built.get(("fact", name, time), "f", make)

    def load(self, pred: str) -> None:
        """State what holds now, and withdraw what held before."""
        name, time, arity, rows = self.loaded[pred]
        now = {row for row in self.fact_rows(name, time) if len(row) == arity}
        for row in rows - now:
            self.datalog.retract(pred, row)
        for row in now - rows:
            self.datalog.fact(pred, row)
        self.loaded[pred] = name, time, arity, now

    def load_facts(self) -> None:
        """What was done as part of a whole follows its roles, so what is stated comes first."""
        for pred, (_, time, _, _) in list(self.loaded.items()):
            if time is None:
                self.load(pred)
        self.parts_changed()

    def possible_predicate(self, name: str, arity: int, time: m.Time | None) -> str:
        """What an open position leaves possible: everything that is neither denied nor contradicted."""
        return self.built.get(("possible", name, time), "o", lambda pred: self.datalog.resolver(
            pred, arity, lambda args: self.counted(self.reach.possible(self, name, args, time))))

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
        pred = self.built.names.get(("fact", name, None))
        if pred:
            (self.datalog.fact if holds else self.datalog.retract)(pred, args)
            (self.loaded[pred][-1].add if holds else self.loaded[pred][-1].discard)(args)
        if self.book.words[name].kind == "role":
            self.parts_changed()

    def parts_changed(self) -> None:
        for pred, (_, time, _, _) in list(self.loaded.items()):
            if time is not None:
                self.load(pred)

    def counted(self, rows):
        self.work += 1
        if self.work > BUDGET:
            raise TooMuch
        return rows

    # ---- asking
    def asked(self, pred: str, slots: tuple) -> list[tuple]:
        """Rows of a predicate; what is being worked out rests on the facts behind it."""
        self.memo.meet(self.built.givens[pred])
        return self.datalog.ask(pred, slots)

    def rows(self, name: str, args: tuple, mood: str = "c") -> list[tuple]:
        """Rows of a relation; None in `args` is free."""
        pattern = "".join("f" if a is None else "b" for a in args)
        pred = self.relation(name, pattern, self.mood(name, mood))
        slots = tuple(Slot(f"A{i}") if a is None else a for i, a in enumerate(args))
        found = self.asked(pred, slots)
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
            possible = not barren(self, name, args) and bool(self.rows(name, args, "p"))  # first: mostly that is the end of it
            self.memo[key] = possible and (not self.reach.unsettled(name) or bool(self.rows(name, args, "c"))), possible
        return self.memo[key]

    def live(self, s: m.Statement, asked: str, args: tuple) -> tuple[bool, bool]:
        """Does a statement hold for these arguments, un-lifted: certainly, possibly?"""
        if self.alike is not None and (args := self.alike.double(s, asked, args)) is None:
            return False, False
        key = ("live", s.key, s.kind, asked, tuple(args[i] for i in self.projection(s, len(args), asked)))
        if key not in self.memo and refuted(self, s, args):
            self.memo[key] = False, False
        if key not in self.memo:
            possible = bool(self.statement_rows(s, asked, args, (), "p"))
            unsettled = self.reach.statement_unsettled(s, asked)
            self.memo[key] = possible and (not unsettled or bool(self.statement_rows(s, asked, args, (), "c"))), possible
        return self.memo[key]

    def statement_rows(self, s: m.Statement, asked: str, args: tuple, extra: tuple[str, ...], mood: str, lifted: bool = False):
        """The ways a statement holds: rows of the `extra` variables. `lifted` ignores exceptions."""
        positions = self.projection(s, len(args), asked)
        given = tuple(args[i] for i in positions)
        mood = mood if self.reach.statement_unsettled(s, asked) else "c"
        free_at = tuple(i for i, g in enumerate(given) if g is None)
        pred = self.statement(s, asked, mood, extra, free_at, lifted)
        slots = tuple(Slot(f"A{i}") if g is None else g for i, g in enumerate(given)) + tuple(Slot(f"X{i}") for i in range(len(extra)))
        if not slots:
            return [()] if self.asked(pred, ("·",)) else []
        full = given + (None,) * len(extra)
        return sorted({self.widen(full, row) for row in self.asked(pred, slots)}, key=sort_key)

    def projection(self, s: m.Statement, count: int, asked: str = "") -> tuple[int, ...]:
        """The places of the head that a statement, or what lifts it, really speaks of; the others match anything."""
        key = ("projection", s.key, s.kind, asked)
        if key not in self.program.kept:
            used = set(variables(s.body.alternatives)) | set(variables(s.body.unless))
            places = {i for i, a in enumerate(s.head.args if s.head is not None else ())
                      if not isinstance(a, m.Any_) and not (isinstance(a, m.Var) and a.name not in used)}
            for e in self.program.lifting(s, asked) if asked else ():
                places |= set(self.projection(e, 99, asked))
            self.program.kept[key] = tuple(sorted(places))
        return tuple(i for i in self.program.kept[key] if i < count)

    def mood(self, name: str, mood: str) -> str:
        return mood if mood == "c" or self.reach.unsettled(name) else "c"

    # ---- building predicates
    def relation(self, name: str, pattern: str, mood: str, time: m.Time | None = None) -> str:
        word = self.book.words[name]
        if name in ("adjacent", "opposite"):
            return self.geometry(name)
        if word.kind == "table":
            return self.evaluation.table_predicate(word, mood)
        if word.kind == "path" and time is None:
            return self.path_predicate(name, len(pattern), mood)
        if word.kind != "derived" or time is not None:
            unsettled = mood == "p" and self.reach.unsettled_given(f"did:{name}" if time is not None else name)
            return (self.possible_predicate if unsettled else self.fact_predicate)(name, len(pattern), time)
        return self.built.get(("rel", name, pattern, mood), "r", lambda pred: self.define(pred, word, pattern, mood))

    def define(self, pred: str, word: m.Word, pattern: str, mood: str) -> None:
        self.datalog.declare(pred, len(pattern))
        for s in self.program.on("define", word.name):
            self.definition(pred, s, pattern, mood)
            if word.both_ways:
                self.definition(pred, s, pattern, mood, turned=True)

    def definition(self, pred: str, s: m.Statement, pattern: str, mood: str, turned: bool = False) -> None:
        """The rules of one `define`; `turned` for a relation that holds both ways."""
        denials = [Live(d, s.head.name, (), True) for d in self.program.on("deny", s.head.name)]
        lifts = [Live(e, s.head.name, (), True) for e in self.program.lifting(s, s.head.name)]
        for lits, flat in self.ways(s):
            args = self.head_slots(s, flat, lits)
            args = args[::-1] if turned else args
            more = [Live(x.statement, x.asked, args, True) for x in denials]
            more += [Live(x.statement, x.asked, args[::-1] if turned else args, True) for x in lifts]
            bound = {str(a) for a, p in zip(args, pattern) if p == "b" and isinstance(a, Slot)}
            needed = {str(a) for a in args if isinstance(a, Slot)}
            self.rule(pred, args, lits + more, bound, flat.sorts, needed, mood)

    def typed(self, head: m.Atom) -> tuple[m.Term, ...]:
        """Head arguments with hexes as text."""
        word = self.book.words[head.name]
        sorts = [p.sort for p in word.params] + [word.value]
        return tuple(m.Const(a.text) if isinstance(a, m.Num) and i < len(sorts) and sorts[i] not in ("number", "") else a
                     for i, a in enumerate(head.args))

    def head_slots(self, s: m.Statement, flat: Flattener, lits: list) -> tuple:
        """The arguments of a head. What `_` stands for is of the sort of its place, should a question have to go through them."""
        if s.head is None:
            return ()
        slots = tuple(flat.arg(a, "", lits) for a in self.typed(s.head))
        for slot, param in zip(slots, self.book.words[s.head.name].params):
            if isinstance(slot, Slot):
                flat.sorts.setdefault(str(slot), param.sort)
        return slots

    def ways(self, s: m.Statement):
        """Each alternative of a body, flattened, with the `unless` groups taken away from all."""
        self.built.consult(s.key)
        if s.key in self.without:
            return
        head = m.Atom(s.head.name, self.typed(s.head)) if s.head is not None else None
        for alternative in s.body.alternatives:
            flat = Flattener(self.book, head, alternative)
            lits = flat.conj(alternative)
            for group in s.body.unless:
                lits += flat.negate(list(group))
            yield lits, flat

    def statement(self, s: m.Statement, asked: str, mood: str, extra: tuple[str, ...], free_at: tuple[int, ...] = (), lifted=False) -> str:
        """Predicate over the projected head (and `extra` variables) of one statement, exceptions taken away."""
        key = ("statement", s.key, s.kind, asked, mood, extra, free_at, lifted)
        return self.built.get(key, "s", lambda pred: self.state(pred, s, asked, mood, extra, free_at, lifted))

    def state(self, pred: str, s: m.Statement, asked: str, mood: str, extra: tuple[str, ...], free_at: tuple[int, ...], lifted: bool) -> None:
        places = self.projection(s, 99, asked)
        self.datalog.declare(pred, len(places) + len(extra) or 1)
        lifts = [] if lifted else self.program.lifting(s, asked)
        for lits, flat in self.ways(s):
            full = self.head_slots(s, flat, lits)
            head = tuple(full[i] for i in places)
            tail = tuple(Slot(v) for v in extra)
            bound = {str(a) for i, a in enumerate(head) if isinstance(a, Slot) and i not in free_at}
            bound |= {str(a) for i, a in enumerate(full) if isinstance(a, Slot) and i not in places}
            needed = {str(a) for a in head + tail if isinstance(a, Slot)}
            more = [Live(e, asked, full, True) for e in lifts]
            self.rule(pred, head + tail or ("·",), lits + more, bound, flat.sorts, needed, mood)

    def rule(self, pred: str, args: tuple, lits: list, bound: set[str], sorts: dict[str, str], needed: set[str], mood: str) -> None:
        """One rule, its body in order. Where the body may run through more cases than a question is worth, each case is counted:
        the engine, once it joins, listens to nobody."""
        body, known, cases = [], set(bound), 1.0
        for lit in self.order.arrange(lits, bound, sorts, needed):
            cases *= max(1.0, self.order.cost(lit, known)) if isinstance(lit, (Rel, Member)) else 1.0
            body.append(self.literal(lit, known, mood, sorts))
            known |= {str(a) for a in body[-1][1] if isinstance(a, Slot)}
            if cases > MANY and known:
                body.append((self.counter(len(known)), tuple(map(Slot, sorted(known))), False))
        free = tuple(dict.fromkeys(a for a in args if isinstance(a, Slot)))
        if free and not body:  # the engine takes it for a fact, and does not find a fact with a variable in it
            body.append((self.counter(len(free)), free, False))
        self.datalog.rule(pred, args, body)

    def counter(self, arity: int) -> str:
        """A literal that always holds, and counts how often it was asked."""
        return self.built.get(("counter", arity), "n",
                              lambda pred: self.datalog.resolver(pred, arity, lambda args: self.counted([args])))

    def literal(self, lit, bound: set[str], mood: str, sorts: dict[str, str]) -> tuple[str, tuple, bool]:
        other = {"c": "p", "p": "c"}[mood]
        match lit:
            case Rel(name, args, time):
                pattern = "".join("f" if isinstance(a, Slot) and a not in bound else "b" for a in args)
                mood = self.mood(f"did:{name}" if time is not None else name, mood)
                return self.relation(name, pattern, mood, time), args, False
            case Test():
                return self.evaluation.test_predicate(lit, mood), lit.vars or ("·",), False
            case Bind(var, _, vars):
                return self.evaluation.bind_predicate(lit, mood), vars + (var,), False
            case Member(sort, var):
                return self.domain(sort, mood), (var,), False
            case Live(s, asked, args, negated):
                mood = other if negated else mood
                mood = mood if self.reach.statement_unsettled(s, asked) else "c"
                places = self.projection(s, len(args), asked)
                return self.statement(s, asked, mood, ()), tuple(args[i] for i in places) or ("·",), negated
            case Group(ways, vars, negated):
                return self.group(ways, vars, other if negated else mood, bound, sorts), vars or ("·",), negated
        raise AssertionError(lit)

    def group(self, ways, vars: tuple[Slot, ...], mood: str, bound: set[str], sorts: dict[str, str]) -> str:
        known = tuple(v in bound for v in vars)
        start = {str(v) for v, k in zip(vars, known) if k}

        def make(pred: str) -> None:
            self.datalog.declare(pred, len(vars) or 1)
            for lits in ways:
                self.rule(pred, vars or ("·",), list(lits), start, sorts, {str(v) for v in vars}, mood)

        return self.built.get(("group", ways, vars, mood, known), "g", make)

    def path_predicate(self, name: str, arity: int, mood: str) -> str:
        return self.built.get(("path", name, mood), "w", lambda pred: self.datalog.resolver(
            pred, arity, lambda args: self.counted(Paths(self).rows(name, args, mood))))

    def geometry(self, name: str) -> str:
        resolve, arity = (Reach.adjacent, 2) if name == "adjacent" else (Reach.opposite, 3)
        return self.built.get(("geometry", name), "m", lambda pred: self.datalog.resolver(
            pred, arity, lambda args: self.counted(resolve(self.grid, args))))

    def domain(self, sort: str, mood: str) -> str:
        """Whoever there is of a sort."""
        anonymous = mood == "p" and self.position.open

        def rows(args: tuple):
            members = self.members(sort, anonymous)
            return [(x,) for x in members] if args[0] is None else [args] if args[0] in members else []

        return self.built.get(("domain", sort, anonymous), "d", lambda pred: self.datalog.resolver(pred, 1, rows))

    def members(self, sort: str, anonymous: bool) -> dict:
        key = ("members", sort, anonymous)
        if key not in self.memo:
            self.memo.meet(ANYTHING_STATED)
            self.memo[key] = dict.fromkeys(self.reach.members(sort, anonymous))
        return self.memo[key]

    # ---- values
    def value(self, name: str, args: tuple):
        return self.evaluation.value(name, args)

    def close(self) -> None:
        self.datalog.close()
