"""Steps that are alike. Clauses look at few things of a hex, so most steps of a map are doubles of one another.

With everything bound but the hexes, what the clauses on a step ask falls into parts that speak of the hex it leaves, of the one it
enters, or of both: is it a wood, does a zone of the enemy cover it, does a road lead across. Each part is listed once for the whole map
and becomes a column. Two steps that agree in the columns a clause looks at get the same from it: the first of them is asked, as any
question is, and the others take its answer."""

from __future__ import annotations

from kb.engine.datalog import Slot
from kb.engine.flat import Flattener, Group, Rel, Test, variables
from kb.engine.listing import complete, joined, spoken_of, ways
from kb.engine.program import READING
from kb.engine.refuting import refuted
from kb.language import model as m
from kb.language.mentions import mentions

HERE, THERE, NUMBER = Slot("the hex it leaves"), Slot("the hex it enters"), Slot("its number")
LOCAL = Slot("told by the case itself")  # a variable whose value a column tells
VALUE = Slot("the value of it")
OPEN = (HERE, THERE, NUMBER)
NEVER: frozenset[int] = frozenset()


class NotAlike(Exception):
    """A clause looks at a step in a way that is not understood here: each step is asked."""


class Listed:
    """A column that is listed for the whole map: what it says of the hexes (or pairs of hexes) it holds for."""

    def __init__(self, open_: tuple[Slot, ...], told: dict[tuple, object]):
        self.open, self.told = open_, told

    def of(self, step: dict):
        return self.told.get(tuple([step[o] for o in self.open]))


class Asked:
    """A column that is asked for each hex or pair of hexes."""

    def __init__(self, open_: tuple[Slot, ...], ask):
        self.open, self.ask = open_, ask

    def of(self, step: dict):
        return self.ask(tuple([step[o] for o in self.open]))


class Alike:
    """What the steps of one leg are told apart by."""

    def __init__(self, session, step: str, args: tuple, terms: tuple, stopping: tuple, env: dict):
        self.s, self.program, self.book = session, session.program, session.book
        self.columns: list[Listed | Asked] = []
        self.known: dict[tuple, int] = {}  # what a column is about → its number
        self.looks: dict[tuple, dict[tuple, frozenset[int] | None]] = {}  # statement → arguments → the columns it looks at; None: it never holds
        self.amounts: dict[tuple, frozenset[int]] = {}
        self.current: dict[Slot, object] = {}
        self.rests = 0  # the disputes and words that were come upon in making this: what is concluded with it rests on them
        for kind in ("permit", "forbid"):
            for s in self.program.norms(kind, step):
                self.statement(s, step, args)
        for term in terms:
            self.term(term, env)
        self.stopping = frozenset(self.conditions(stopping, env))
        self.arrange()

    # ---- telling steps apart
    def arrange(self) -> None:
        """Columns of one hex, or of the pair, are read together."""
        self.sides: dict[tuple[Slot, ...], dict[tuple, tuple]] = {(HERE,): {}, (THERE,): {}, (HERE, THERE): {}}
        self.others = []
        for number, column in enumerate(self.columns):
            side = self.sides.get(column.open)
            if side is None or isinstance(column, Asked):
                self.others.append(column)
                continue
            for values, what in column.told.items():
                side[values] = side.get(values, ()) + ((number, what),)
        codes: dict[tuple, int] = {}
        for side in self.sides.values():
            for values, marks in side.items():
                side[values] = codes.setdefault(marks, len(codes) + 1)
        self.left, self.entered = ({values[0]: code for values, code in self.sides[side,].items()} for side in (HERE, THERE))
        self.across = self.sides[HERE, THERE]

    def kinds(self, here: str, around: tuple[str, ...], number: int) -> list[tuple]:
        """The kinds of the steps from a hex: steps of one kind are alike in everything."""
        left, entered, across = self.left.get(here, 0), self.entered, self.across
        if not self.others:
            return [(left, entered.get(there, 0), across.get((here, there), 0)) for there in around]
        steps = [{HERE: here, THERE: there, NUMBER: number} for there in around]
        return [(left, entered.get(there, 0), across.get((here, there), 0), *[column.of(step) for column in self.others])
                for there, step in zip(around, steps)]

    def kind(self, here: str, there: str, number: int) -> tuple:
        return self.kinds(here, (there,), number)[0]

    def double(self, s: m.Statement, asked: str, args: tuple) -> tuple | None:
        """The arguments with which a statement was asked first of a step that it cannot tell from this one; None: it never holds."""
        self.s.memo.rest_on(self.rests)
        for pattern, columns in self.looks.get((s.key, s.kind, asked), {}).items():
            if all(self.current[p] == a if p in self.current else p == a for p, a in zip(pattern, args)):
                if columns is None:
                    return None
                return self.s.memo.doubles.setdefault((self, s.key, s.kind, asked, pattern, self.read(columns)), args)
        return args

    def read(self, columns: frozenset[int]) -> tuple:
        return tuple([self.columns[i].of(self.current) for i in sorted(columns)])

    def first(self, here: str, there: str, number: int, work):
        """Asks about a step. Whatever clause cannot tell it from one before gives the answer it gave then."""
        before, kept = self.s.alike, self.current
        self.s.alike, self.current = self, {HERE: here, THERE: there, NUMBER: number}
        try:
            return work()
        finally:
            self.s.alike, self.current = before, kept

    def ending(self, here: str, there: str) -> tuple[str, str]:
        """The first step that what ends a path cannot tell from this one."""
        self.s.memo.rest_on(self.rests)
        return self.s.memo.doubles.setdefault((self, "stopping", self.read(self.stopping)), (here, there))

    # ---- what statements look at
    def statement(self, s: m.Statement, asked: str, args: tuple) -> frozenset[int]:
        """The columns a statement and its exceptions look at. Where it never holds it looks at none."""
        patterns = self.looks.setdefault((s.key, s.kind, asked), {})
        if args not in patterns:
            found: set[int] = set()
            patterns[args] = frozenset(found) if self.alive(s, asked, args, found) else None
        return patterns[args] or NEVER

    def alive(self, s: m.Statement, asked: str, args: tuple, found: set[int]) -> bool:
        if s.key in self.s.without or refuted(self.s, s, tuple(None if a in OPEN else a for a in args)):
            return False
        cases = [(way, env) for way in ways(self.s, s) if (env := self.head(way, args, found)) is not None]
        told = self.told(s, cases)
        cases = [(way, env) for way, env in cases if self.body(way.lits, env, way.sorts, told, found)]
        if not cases:
            return False
        for e in self.program.lifting(s, asked):
            found |= self.statement(e, asked, args)
        for way, env in cases if s.expr is not None else ():
            found |= self.term(s.expr, {str(v): LOCAL for v, _ in way.sorts} | {v: LOCAL for v in told} | env)
        return True

    @staticmethod
    def told(s: m.Statement, cases: list) -> tuple[str, ...]:
        """Variables that the condition binds and the expression needs."""
        return tuple(dict.fromkeys(v for way, env in cases for v in variables(s.expr) if v not in env))

    def head(self, way, args: tuple, found: set[int]) -> dict | None:
        """What the variables of a head stand for; None where it speaks of somebody else."""
        env: dict[str, object] = {}
        for slot, value in zip(way.head, args):
            if isinstance(slot, Slot):
                if env.setdefault(slot, value) != value:
                    raise NotAlike  # one hex in two places
            elif value in OPEN:
                found.add(self.column(("is", slot, value), lambda: Listed((value,), {(slot,): True})))
            elif value is not None and value != slot:
                return None
        return env

    def body(self, lits: tuple, env: dict, sorts: tuple, told: tuple, found: set[int]) -> bool:
        """Adds the columns of a conjunction; false where it never holds. Guards of disputes are left out: a reading that is not in force
        counts as met where the rest of its statement holds, so whoever asks has to come upon it."""
        parts = sorted(separate([lit for lit in lits if not (isinstance(lit, Rel) and lit.name == READING)], env), key=len)
        fixed = [p for p in parts if not self.open_in(p, env)]
        if any(self.cheap(p) and not self.holds(p, env, sorts) for p in fixed):
            return False
        mine: set[int] = set()
        if not all(self.part(tuple(p), env, sorts, told, mine) for p in parts if p not in fixed):
            return False
        found |= mine
        return True

    def open_in(self, lits, env: dict) -> tuple[str, ...]:
        names = dict.fromkeys(str(v) for lit in lits for v in spoken_of(lit) if env.get(v) in OPEN)
        return tuple(sorted(names, key=lambda v: OPEN.index(env[v])))

    def cheap(self, lits) -> bool:
        """Is it soon told whether they hold? Neither numbers nor paths."""
        words = {w for lit in lits for w in named_in(lit)}
        dear = lambda w: w not in self.book.words or self.book.words[w].kind in ("path", "table", "amount", "throw")  # noqa: E731
        return not any(dear(w) for word in words for w in self.s.reach.cone(word) if not w.startswith(("did:", "const:"))) and not any(
            isinstance(lit, Test) for lit in lits)

    def holds(self, lits, env: dict, sorts: tuple) -> bool:
        mine = {str(v): env[v] for lit in lits for v in spoken_of(lit) if env.get(v) is not None}
        order = complete(self.s, tuple(lits), frozenset(mine), sorts, frozenset())
        return order is None or next(joined(self.s, order, mine, "p", sorts), None) is not None

    # ---- parts of a condition
    def part(self, lits: tuple, env: dict, sorts: tuple, told: tuple, found: set[int]) -> bool:
        """The columns of one part of a condition; false where it holds nowhere."""
        if len(lits) == 1:
            lit = lits[0]
            known = all(env.get(v) is not None for v in spoken_of(lit))
            if isinstance(lit, Rel) and lit.name == "adjacent" and known:
                return True  # every step is
            if isinstance(lit, Group) and known:
                return self.group(lit, env, sorts, found)
            if isinstance(lit, Test) and known:
                return self.test(lit, env, found)
            if isinstance(lit, Rel) and known and lit.time is None and self.book.words[lit.name].kind == "derived":
                args = tuple(env[a] if isinstance(a, Slot) else a for a in lit.args)
                return self.relation(lit.name, args, found)
        number = self.join(lits, env, sorts, told)
        if number is None:
            return False
        found.add(number)
        return True

    def group(self, lit: Group, env: dict, sorts: tuple, found: set[int]) -> bool:
        inner = {str(v): env[v] for v in lit.vars}
        alive = [self.body(way, inner, sorts, (), found) for way in lit.ways]
        return lit.negated or any(alive)

    def test(self, lit: Test, env: dict, found: set[int]) -> bool:
        sides = (lit.cond.left, lit.cond.right)
        if any(isinstance(t, m.Var) and env.get(t.name) in OPEN[:2] for t in sides):
            found.add(self.value(("test", lit), lit.vars, env, lambda case: self.s.evaluation.compare(lit.cond, case)))
        else:
            for side in sides:
                found |= self.term(side, env)
        return True

    def relation(self, name: str, args: tuple, found: set[int]) -> bool:
        """A derived relation between things that are known: what its definitions look at, and what takes it away."""
        alive = False
        for turned in (args, args[::-1]) if self.book.words[name].both_ways else (args,):
            for s in self.program.on("define", name):
                found |= self.statement(s, name, turned)
                alive = alive or self.looks[s.key, s.kind, name][turned] is not None
            for s in self.program.on("deny", name):
                found |= self.statement(s, name, turned)
        return alive

    def join(self, lits: tuple, env: dict, sorts: tuple, told: tuple) -> int | None:
        """One column for literals that only hold together; None where they hold nowhere."""
        spoken = {str(v) for lit in lits for v in spoken_of(lit)}
        open_ = self.open_in(lits, env)
        wanted = tuple(v for v in told if v in spoken)
        fixed = {v: env[v] for v in sorted(spoken) if v in env and v not in open_ and env[v] is not None}
        key = ("join", lits, tuple(fixed.items()), tuple((v, env[v]) for v in open_), wanted)
        if key in self.known:
            return self.known[key]
        order = self.listing(lits, fixed, open_, wanted, sorts, env)
        if order is None:
            return self.asked_join(key, lits, fixed, open_, wanted, sorts, env)
        rows = self.listed(order, fixed, open_ + wanted, sorts, lits)
        if not rows:
            return None
        return self.column(key, lambda: Listed(tuple(env[v] for v in open_), gathered(rows, len(open_))))

    def listing(self, lits: tuple, fixed: dict, open_: tuple, wanted: tuple, sorts: tuple, env: dict) -> tuple | None:
        """In which order literals list all their cases; a step leads to a neighbour, which may be what is missing for that."""
        needed = frozenset(open_ + wanted)
        order = complete(self.s, lits, frozenset(fixed), sorts, needed)
        if order is None and [env[v] for v in open_] == [HERE, THERE]:
            order = complete(self.s, (*lits, Rel("adjacent", tuple(map(Slot, open_)))), frozenset(fixed), sorts, needed)
        return order

    def listed(self, order: tuple, fixed: dict, names: tuple, sorts: tuple, lits: tuple) -> tuple[tuple, ...]:
        """All rows of a join, certain ones and possible ones told apart."""
        key = ("listed", order, tuple(fixed.items()), names)
        if key not in self.s.memo:
            rows = {mood: {tuple([case[n] for n in names]) for case in joined(self.s, order, fixed, mood, sorts)} for mood in self.moods(lits)}
            certain = rows.get("c", rows["p"])
            self.s.memo[key] = tuple((row, row in certain) for row in rows["p"])
        return self.s.memo[key]

    def moods(self, lits: tuple) -> tuple[str, ...]:
        return ("p", "c") if any(self.s.reach.unsettled(w) for lit in lits for w in named_in(lit)) else ("p",)

    def asked_join(self, key: tuple, lits: tuple, fixed: dict, open_: tuple, wanted: tuple, sorts: tuple, env: dict) -> int:
        """A condition of which nobody can list the cases is asked at each hex."""
        order = complete(self.s, lits, frozenset(fixed) | frozenset(open_), sorts, frozenset(wanted))
        if order is None:
            raise NotAlike

        def ask(values: tuple):
            rows = self.listed(order, fixed | dict(zip(open_, values)), wanted, sorts, lits)
            return frozenset(rows) or None

        return self.column(key, lambda: Asked(tuple(env[v] for v in open_), ask))

    def column(self, key: tuple, make) -> int:
        if key not in self.known:
            self.columns.append(make())
            self.known[key] = len(self.columns) - 1
        return self.known[key]

    def value(self, what: tuple, names, env: dict, work) -> int:
        """A column that holds a value, worked out for each hex."""
        names = tuple(dict.fromkeys(str(n) for n in names))
        if any(env.get(n) in (None, LOCAL) for n in names):
            raise NotAlike
        open_ = tuple(n for n in names if env[n] in OPEN)
        fixed = {n: env[n] for n in names if n not in open_}
        key = (*what, tuple(fixed.items()), tuple((n, env[n]) for n in open_))

        def ask(values: tuple):
            found = (*key, values)
            if found not in self.s.memo:
                self.s.memo[found] = work(fixed | dict(zip(open_, values)))
            return self.s.memo[found]

        return self.column(key, lambda: Asked(tuple(env[n] for n in open_), ask))

    # ---- numbers
    def term(self, term: m.Term | None, env: dict) -> frozenset[int]:
        """The columns that tell what an expression comes to."""
        names = set(variables(term)) if term is not None else set()
        if not any(env.get(n) in OPEN for n in names):
            return NEVER
        match term:
            case m.Var(name) if env[name] == NUMBER:
                return frozenset((self.column((NUMBER,), lambda: Asked((NUMBER,), lambda number: number)),))
            case m.Arith(_, left, right):
                return self.term(left, env) | self.term(right, env)
            case m.Call(name, args) if name in self.book.words and self.plain(args):
                return self.call(term, self.book.words[name], env)
            case m.Call("whole" | "odds", args):
                return frozenset().union(*(self.term(a, env) for a in args))
            case m.Aggregate():
                return self.aggregate(term, env)
        return frozenset((self.value(("value", term), variables(term), env, lambda case: self.s.evaluation.term(term, case)),))

    @staticmethod
    def plain(args: tuple) -> bool:
        return all(isinstance(a, (m.Var, m.Const, m.Num)) for a in args)

    def call(self, term: m.Call, word: m.Word, env: dict) -> frozenset[int]:
        if word.kind == "table":
            return frozenset().union(*(self.term(a, env) for a in term.args))
        args = tuple(env[a.name] if isinstance(a, m.Var) else self.s.evaluation.argument(a, p.sort, {}) for a, p in zip(term.args, word.params))
        if LOCAL not in args and word.kind == "amount":
            return self.amount(word.name, args)
        if LOCAL not in args and word.kind in ("given", "derived") and word.name != "distance":
            slots = tuple(Slot(a.name) if isinstance(a, m.Var) else value for a, value in zip(term.args, args))
            return self.told_by((Rel(word.name, (*slots, VALUE)),), env, (), (VALUE,))
        return frozenset((self.value(("value", term), variables(term), env, lambda case: self.s.evaluation.term(term, case)),))

    def told_by(self, lits: tuple, env: dict, sorts: tuple, told: tuple) -> frozenset[int]:
        """A column of the cases in which literals hold."""
        number = self.join(lits, env, sorts, told)
        return NEVER if number is None else frozenset((number,))

    def amount(self, name: str, args: tuple) -> frozenset[int]:
        if (name, args) not in self.amounts:
            statements = [s for kind in m.AMOUNT_KINDS for s in self.program.on(kind, name)]
            self.amounts[name, args] = frozenset().union(*(self.statement(s, name, args) for s in statements))
        return self.amounts[name, args]

    def aggregate(self, term: m.Aggregate, env: dict) -> frozenset[int]:
        """Who counts in a sum, and what each of them brings."""
        shared = {v: env[v] for v in variables(term) if v in env and v not in term.vars}
        if LOCAL in shared.values() or None in shared.values():
            raise NotAlike
        flat = Flattener(self.book, None, term.where, {v: "" for v in shared})
        brought = self.term(term.expr, env | {v: LOCAL for v in term.vars})
        return brought | self.told_by(tuple(flat.conj(term.where)), shared, tuple(flat.sorts.items()), term.vars)

    def conditions(self, conds: tuple, env: dict) -> set[int]:
        """The columns of plain conditions, such as those that end a path."""
        found: set[int] = set()
        used = {n: v for n, v in env.items() if n in set(variables(conds))}
        flat = Flattener(self.book, None, conds, {n: "" for n in used})
        self.body(tuple(flat.conj(conds)), used, tuple(flat.sorts.items()), (), found)
        return found


def separate(lits: list, env: dict) -> list[list]:
    """Literals that share a variable of their own hold together; the others have nothing to do with one another."""
    parts: list[tuple[set, list]] = []
    for lit in lits:
        own = {v for v in spoken_of(lit) if env.get(v) is None}
        near = [p for p in parts if p[0] & own]
        parts = [p for p in parts if p not in near]
        parts.append((own.union(*(p[0] for p in near)), [x for p in near for x in p[1]] + [lit]))
    return [lits for _, lits in parts]


def gathered(rows: tuple, width: int) -> dict[tuple, frozenset]:
    """What is told of each place."""
    found: dict[tuple, set] = {}
    for row, certain in rows:
        found.setdefault(row[:width], set()).add((row[width:], certain))
    return {place: frozenset(told) for place, told in found.items()}


def named_in(lit) -> set[str]:
    """The words a literal mentions."""
    match lit:
        case Rel(name, _, time):
            return {f"did:{name}" if time is not None else name}
        case Test(cond):
            return mentions(cond)
        case Group(ways):
            return {w for way in ways for x in way for w in named_in(x)}
    return mentions(getattr(lit, "term", None))
