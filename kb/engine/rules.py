"""How statements become rules of the engine: predicates, built when a question needs them.

Every predicate exists in up to two moods: `c` (certainly) and `p` (possibly). A negation asks the other mood.
Where nothing in reach of a word is unsettled the two are one."""

from __future__ import annotations

from kb.engine.memory import ANYTHING_STATED
from kb.engine.flat import Bind, Flattener, Group, Member, Rel, Test
from kb.engine.ordering import Live
from kb.engine.paths import Paths
from kb.engine.program import READING
from kb.engine.reach import Reach
from kb.engine.walking import ROWS, TESTS, VALUES, Slot
from kb.language import model as m

MAP = ("adjacent", "opposite")
MANY = 50_000  # cases, by estimate, from which on a rule counts them


class Rules:
    """What a session builds. The position may change under it: nothing here is worked out from what is stated."""

    # ---- building predicates
    def relation(self, name: str, pattern: str, mood: str, time: m.Time | None = None) -> str:
        word = self.book.words[name]
        if name in MAP:
            return self.geometry(name)
        if word.kind == "table":
            return self.evaluation.table_predicate(word, mood)
        if word.kind == "path" and time is None:
            return self.path_predicate(name, len(pattern), mood)
        if word.kind != "derived" or time is not None:
            unsettled = mood == "p" and self.reach.unsettled_given(f"did:{name}" if time is not None else name)
            return (self.possible_predicate if unsettled else self.fact_predicate)(name, len(pattern), time)
        return self.built.get(("rel", name, pattern, mood), "r", lambda pred: self.define(pred, word, pattern, mood))

    def fact_predicate(self, name: str, arity: int, time: m.Time | None) -> str:
        """What is stated, or was done."""
        rows = self.reading_rows if name == READING else lambda args: self.matching(name, args, time)
        return self.built.get(("fact", name, time), "f", lambda pred: self.datalog.resolver(pred, arity, rows, ROWS))

    def possible_predicate(self, name: str, arity: int, time: m.Time | None) -> str:
        """What an open position leaves possible: everything that is neither denied nor contradicted."""
        def rows(args: tuple) -> list[tuple]:
            self.memo.meet((name, *ANYTHING_STATED) if None in args else (name,))
            return list(self.counted(self.reach.possible(self, name, args, time)))

        return self.built.get(("possible", name, time), "o", lambda pred: self.datalog.resolver(pred, arity, rows, ROWS))

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
        return iter(()) if s.key in self.without else self.flattened(s)

    def flattened(self, s: m.Statement):
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
            found = apart(self.literal(lit, known, mood, sorts), known, self.equal)
            body += found
            known |= {str(a) for _, terms, _ in found for a in terms if isinstance(a, Slot)}
            if cases > MANY and known:
                body.append((self.counter(len(known)), tuple(map(Slot, sorted(known))), False))
        free = tuple(dict.fromkeys(a for a in args if isinstance(a, Slot)))
        if free and not body:  # the engine takes it for a fact, and does not find a fact with a variable in it
            body.append((self.counter(len(free)), free, False))
        self.datalog.rule(pred, args, body)

    def equal(self) -> str:
        return self.built.get(("equal",), "e", lambda pred: self.datalog.resolver(pred, 2, lambda args: [args] if args[0] == args[1] else []))

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
                if time is None and self.book.words[name].kind == "derived" and name not in MAP:
                    return self.lookup(name, len(args), mood), args, False
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
                return self.live_predicate(s, asked, mood, places), tuple(args[i] for i in places) or ("·",), negated
            case Group(ways, vars, negated):
                return self.group(ways, vars, other if negated else mood, bound, sorts), vars or ("·",), negated
        raise AssertionError(lit)

    def live_predicate(self, s: m.Statement, asked: str, mood: str, places: tuple[int, ...]) -> str:
        """Whether an exception holds is found out when it is asked: most are refuted by a look-up, and never compiled."""
        width, side = max(places, default=-1) + 1, mood == "p"

        def rows(args: tuple):
            full = dict(zip(places, args))
            return [args] if self.live(s, asked, tuple(map(full.get, range(width))))[side] else []

        return self.built.get(("live", s.key, s.kind, asked, mood), "l", lambda pred: self.datalog.resolver(pred, len(places) or 1, rows))

    def lookup(self, name: str, arity: int, mood: str) -> str:
        """A derived relation within a body is asked for by itself, once for the same arguments: many statements speak of the same few."""
        tells = VALUES if self.book.words[name].value else TESTS
        return self.built.get(("lookup", name, mood), "l", lambda pred: self.datalog.resolver(
            pred, arity, lambda args: self.rows(name, args, mood), tells))

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
            pred, arity, lambda args: self.counted(resolve(self.grid, args)), ROWS))

    def domain(self, sort: str, mood: str) -> str:
        """Whoever there is of a sort."""
        anonymous = mood == "p" and self.position.open

        def rows(args: tuple):
            members = self.members(sort, anonymous)
            return [(x,) for x in members] if args[0] is None else [args] if args[0] in members else []

        return self.built.get(("domain", sort, anonymous), "d", lambda pred: self.datalog.resolver(pred, 1, rows, ROWS))


def apart(literal: tuple[str, tuple, bool], known: set[str], equal) -> list[tuple[str, tuple, bool]]:
    """The engine finds no row of a function for a free variable that stands in two places: there it gets two names."""
    name, terms, negated = literal
    twice = next((a for i, a in enumerate(terms) if isinstance(a, Slot) and a not in known and a in terms[:i]), None)
    if twice is None:
        return [literal]
    other, place = Slot(f"{twice}·"), len(terms) - 1 - terms[::-1].index(twice)
    return [*apart((name, (*terms[:place], other, *terms[place + 1:]), negated), known, equal), (equal(), (twice, other), False)]
