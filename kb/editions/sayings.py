"""What a clause says, in a form in which two editions can be compared: variables without names, conditions without order, numbers apart.

Two statements of one shape say the same thing, but perhaps with other figures."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from fractions import Fraction

from kb.editions.newcomers import Newcomers
from kb.language import model as m
from kb.language.records import record

Shape = tuple
NUMBER, SOMEBODY = ("#",), ("v",)
NO_CELL = ""  # what a table has where it has no such row or column
SIDES = {">": "<", ">=": "<="}


@record
class Number:
    """A figure, a plain number, a cell or an entry of a scale, and what it is called where it has a name."""

    value: object
    name: str = ""


@record
class Saying:
    """One statement, table, path or step of a clause."""

    shape: Shape
    numbers: tuple[Number, ...]
    words: tuple[str, ...]
    kind: str
    statement: m.Statement | None = None
    word: str = ""  # the table, path or list that is declared
    reading: str = ""  # what the reading of a dispute argues that does not count
    plain: Shape = ()  # the shape without what the other edition has no word for, where that is another


class Book:
    """A book's clauses as sayings. `names` calls the words of this book what the other book calls them; `newcomers` are those it lacks."""

    def __init__(self, book: m.Book, names: dict[str, str] | None = None, newcomers: Newcomers | None = None):
        self.book, self.names, self.newcomers = book, names or {}, newcomers
        self.figures = {f.name: f.expr for c in book.clauses for f in c.figures}
        self.entries = {member for w in book.words.values() if w.kind == "scale" for member in w.members}

    def name(self, word: str) -> str:
        return self.names.get(word, word)

    def sayings(self, clause: m.Clause) -> tuple[Saying, ...]:
        own = [self.saying(s, clause) for s in clause.statements]
        disputed = [self.saying(s, clause, "" if r is d.preferred else r.text) for d in clause.disputes for r in d.readings for s in r.statements]
        disputed += [denial(d, r, clause, self) for d in clause.disputes for r in d.readings if not r.statements and r is not d.preferred]
        declared = [made for w in clause.declares if (made := Reader(self).declared(self.book.words.get(w.name, w))) is not None]
        steps = [Reader(self).step(s) for s in clause.steps]
        used = {n.name for s in (*own, *disputed) for n in s.numbers}
        figures = [Reader(self).figure(f) for f in clause.figures if f.name not in used and isinstance(f.expr, m.Num)]
        return (*own, *disputed, *declared, *steps, *figures)


    def saying(self, s: m.Statement, clause: m.Clause, reading: str = "") -> Saying:
        """The reading of a dispute that counts says what any statement of the clause says; the others are kept apart."""
        where = ("reading",) if reading else ()
        made = Reader(self).statement(s, clause, where)
        plain = self.newcomers.without(s) if self.newcomers else s
        return replace(made, reading=reading, plain=() if plain is s else Reader(self).statement(plain, clause, where).shape)


def denial(dispute: m.Dispute, reading: m.Reading, clause: m.Clause, home: Book) -> Saying:
    """A reading that states nothing: what another states would not hold."""
    stating = next((r for r in (dispute.preferred, *dispute.readings) if r is not None and r.statements), reading)
    shape = ("reading", tuple(home.saying(s, clause).shape for s in stating.statements))
    return Saying(shape, (), (), "reading", None, reading=reading.text)


class Reader:
    """Reads one statement; numbers and words are gathered on the way, in the order of the shape."""

    def __init__(self, home: Book):
        self.home = home
        self.variables: dict[str, int] = {}
        self.numbers: list[Number] = []
        self.words: list[str] = []
        self.blind = False  # while the order of conditions is settled: nothing is gathered, and all variables not met before are one

    # ---- what stands in a clause
    def statement(self, s: m.Statement, clause: m.Clause, where: Shape = ()) -> Saying:
        heads = tuple(self.node(h) for h in (s.head, *s.heads) if h is not None)
        in_force = self.conds(clause.in_force)
        shape = (s.kind, where, heads, s.how, self.node(s.expr), in_force, bool(clause.option), bool(clause.scenario), bool(s.targets), self.body(s.body))
        return Saying(shape, tuple(self.numbers), tuple(self.words), s.kind, s)

    def declared(self, w: m.Word) -> Saying | None:
        """Tables, paths and lists decide something; of other words the statements say what they are."""
        if w.kind == "table":
            shape = self.table(w)
        elif w.kind == "path":
            shape = ("path", self.word(w.name), self.node(w.start), self.node(w.goal), self.conds(w.goal_where), self.conds(w.stopping),
                     tuple((self.node(g.step), self.node(g.up_to), self.node(g.exactly), self.node(g.costing)) for g in w.legs))
        elif w.kind == "scale" or w.kind == "sort" and w.members:
            shape = (w.kind, self.word(w.name), tuple(map(self.home.name, w.members)))
        else:
            return None
        return Saying(shape, tuple(self.numbers), tuple(self.words), w.kind, None, w.name)

    def table(self, w: m.Word) -> Shape:
        table = w.table
        if table is None or table.absent:
            return ("table", self.word(w.name), "not printed")
        for keys, cell in table.rows:
            self.numbers.append(Number((tuple(map(shown, keys)), shown(cell)), w.name))
        return ("table", self.word(w.name))

    def step(self, step: m.Step) -> Saying:
        shape = ("step", self.word(step.procedure), step.letter, tuple(map(self.node, step.gives)))
        return Saying(shape, tuple(self.numbers), tuple(self.words), "step")

    def figure(self, f: m.Figure) -> Saying:
        """A figure that other clauses work with."""
        shape = ("figure", self.word(f.name), self.number(Number(f.expr.value, f.name)))
        return Saying(shape, tuple(self.numbers), tuple(self.words), "figure", None, f.name)

    # ---- conditions, whose order says nothing
    def body(self, body: m.Body) -> Shape:
        return self.settled([a for a in body.alternatives if a], self.conds), self.settled(body.unless, self.conds)

    def conds(self, conds: Iterable[m.Cond]) -> Shape:
        return self.settled(conds, self.cond)

    def settled(self, parts: Iterable, read) -> Shape:
        """The parts in an order of their own: each time the one that comes first by what is known of its variables so far."""
        left, out = list(parts), []
        while left:
            first = min(range(len(left)), key=lambda n: self.key(left[n], read)) if len(left) > 1 else 0
            out.append(read(left.pop(first)))
        return tuple(out)

    def key(self, part, read) -> str:
        blind, self.blind = self.blind, True
        key = repr(read(part))
        self.blind = blind
        return key

    def cond(self, c: m.Cond) -> Shape:
        match c:
            case m.Holds(atom, negated):
                return ("holds", negated, self.node(atom))
            case m.Did(atom, time, negated):
                return ("did", negated, self.node(atom), time.kind, time.phase, self.node(time.of))
            case m.Compare(op, left, right):
                if op in SIDES:
                    return ("compare", SIDES[op], self.node(right), self.node(left))
                sides = (left, right)
                return ("compare", op, *(self.settled(sides, self.node) if op in ("=", "!=") else map(self.node, sides)))
            case m.IsOne(term, of, negated):
                return ("is", negated, self.node(term), tuple(sorted(self.word(o) for o in of)))
            case m.Every(_, where, has):
                return ("every", self.conds(where), self.cond(has))
        return (repr(c),)

    # ---- terms
    def node(self, t) -> Shape:
        match t:
            case None:
                return ()
            case m.Var(name):
                if self.blind:
                    return ("v", self.variables[name]) if name in self.variables else SOMEBODY
                return ("v", self.variables.setdefault(name, len(self.variables)))
            case m.Any_():
                return ("_",)
            case m.Num(value):
                return self.number(Number(value))
            case m.Const(value):
                return self.constant(value)
            case m.Atom(name, args) | m.Call(name, args):
                return (self.word(name), *map(self.node, args))
            case m.Arith(op, left, right):
                return (op, *(self.settled((left, right), self.node) if op in "+*" else map(self.node, (left, right))))
            case m.Aggregate(kind, expr, _, where):
                return (kind, self.node(expr), self.conds(where))
        return (repr(t),)

    def constant(self, value: str) -> Shape:
        figure = self.home.figures.get(value)
        if isinstance(figure, m.Num):
            return self.number(Number(figure.value, value))
        if isinstance(figure, m.Const) or value in self.home.entries:
            return self.number(Number(getattr(figure, "value", value), value if figure else ""))
        return self.node(figure) if figure is not None else ("c", self.word(value))

    def number(self, found: Number) -> Shape:
        if not self.blind:
            self.numbers.append(found)
        return NUMBER

    def word(self, name: str) -> str:
        if not self.blind:
            self.words.append(self.home.name(name))
        return self.home.name(name)


def values(saying: Saying) -> tuple[object, ...]:
    return tuple(n.value for n in saying.numbers)


def differing(old: Saying, new: Saying) -> Iterator[tuple[Number, Number]]:
    """The figures in which two sayings of one shape differ, each once. Cells are matched by their keys."""
    if old.kind == "table":
        was, now = dict(values(old)), dict(values(new))
        for key in dict.fromkeys((*was, *now)):
            if was.get(key) != now.get(key):
                yield Number(was.get(key, NO_CELL), ", ".join(key)), Number(now.get(key, NO_CELL), ", ".join(key))
        return
    told = set()
    for a, b in zip(old.numbers, new.numbers):
        if a.value != b.value and (a, b) not in told:
            told.add((a, b))
            yield a, b


def shown(value: object) -> str:
    if isinstance(value, tuple):  # a key: from … to …, … and more, one of several; a cell: two readings
        return f"{shown(value[0])}+" if value[-1] is None else (" or " if value[0] == "or" else "–").join(shown(v) for v in value if v != "or")
    return f"{value.numerator}/{value.denominator}" if isinstance(value, Fraction) and value.denominator != 1 else str(value)
