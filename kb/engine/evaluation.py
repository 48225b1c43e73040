"""Numbers and values: expressions, amounts, aggregates and tables, worked out in Python over the engine's rows."""

from __future__ import annotations

from collections.abc import Collection
from fractions import Fraction

from kb.board.moments import deed_facts
from kb.engine.amounts import Amounts
from kb.engine.datalog import Slot
from kb.engine.flat import Bind, Flattener, Test, variables
from kb.engine.memory import MISSING
from kb.engine.paths import Paths
from kb.engine.values import (
    ANYTHING, UNSETTLED, Conflict, Ratio, Rows, Unknown, arithmetic, as_range, compare, dice_range, ends, entry_at, is_anonymous,
    place_of, total, whole,
)
from kb.engine.walking import TESTS, VALUES
from kb.language import model as m
from kb.language.cells import look_up, may_match
from kb.language.mentions import mentions
from kb.language.sorts import is_scale, members


def either(cell):
    """A cell with two readings, of which nobody knows which was meant."""
    if not isinstance(cell, tuple):
        return cell
    return Unknown(min(cell), max(cell), False) if all(isinstance(c, (int, Fraction)) for c in cell) else Unknown(maybe_none=False)


class Evaluation:
    def __init__(self, session):
        self.s, self.book, self.program = session, session.book, session.program
        self.amounts = Amounts(session, self)

    # ---- predicates worked out in Python
    def test_predicate(self, lit: Test, mood: str) -> str:
        def rows(args: tuple):
            self.s.counted(None)
            env = self.env(lit.vars, args)
            certain, possible = self.compare(lit.cond, env)
            if lit.negated:
                certain, possible = not possible, not certain
            return [args] if (certain if mood == "c" else possible) else []

        return self.resolver(("test", lit, mood), len(lit.vars) or 1, rows)

    def bind_predicate(self, lit: Bind, mood: str) -> str:
        def rows(args: tuple):
            self.s.counted(None)
            inputs, out = args[:-1], args[-1]
            value = self.term(lit.term, self.env(lit.vars, inputs))
            if value is None:
                return []
            if isinstance(value, Unknown):
                options = self.anything_of(lit.term) if out is None else [out]
                return [inputs + (o,) for o in options] if mood == "p" else []
            return [inputs + (value,)] if out is None or out == value else []

        return self.resolver(("bind", lit, mood), len(lit.vars) + 1, rows, VALUES)

    def anything_of(self, term: m.Term) -> list:
        """What a value nobody knows may be: a cell of a table may hold any hex or name, and stands in a row beside those that are told."""
        word = self.book.words.get(term.name) if isinstance(term, m.Call) else None
        named = word is not None and word.kind == "table" and word.value != "number" and not is_scale(self.book, word.value)
        return self.s.reach.listed_or_not(word.value) if named else [UNSETTLED]

    def table_predicate(self, word: m.Word, mood: str) -> str:
        """A table used as a relation: one row for each of the results in a cell."""

        def rows(args: tuple):
            self.s.counted(None)
            keys, wanted = args[:-1], args[-1]
            if any(k is None for k in keys):
                return []
            entries = tuple(self.entry(k, p.sort) for k, p in zip(keys, word.params))
            found = ANYTHING if UNSETTLED in keys else self.look(word.name, entries)
            if isinstance(found, Unknown):
                options = self.s.reach.listed_or_not(word.value) if wanted is None else [wanted]
                return [keys + (o,) for o in options] if mood == "p" else []
            if found is None:
                return []
            results = str(found).split("/") if word.table.many else [found]
            return [keys + (r,) for r in results if wanted is None or r == wanted]

        return self.resolver(("table", word.name, mood), len(word.params) + 1, rows, VALUES)

    def resolver(self, key: tuple, arity: int, rows, tells: int = TESTS) -> str:
        return self.s.built.get(key, "t", lambda pred: self.s.datalog.resolver(pred, arity, rows, tells))

    @staticmethod
    def env(vars: tuple[Slot, ...], args: tuple) -> dict[str, object]:
        return {str(v): ANYTHING if a == UNSETTLED else a for v, a in zip(vars, args)}

    # ---- comparisons
    def compare(self, cond: m.Compare, env: dict) -> tuple[bool, bool]:
        left, right = self.term(cond.left, env), self.term(cond.right, env)
        return compare(cond.op, *self.aligned(left, right, cond))

    def aligned(self, left, right, cond: m.Compare):
        """`column(X) >= 2:1`: an entry compared with a place on its scale is that place; a hex is its digits."""
        for a, b, term in ((left, right, cond.left), (right, left, cond.right)):
            if isinstance(b, str) and isinstance(a, (int, Fraction, Unknown)) and (scale := self.scale_of(term)):
                b = place_of(scale, b)
            elif isinstance(a, str) and isinstance(b, Fraction):
                other = cond.right if term is cond.left else cond.left
                b = other.text if isinstance(other, m.Num) and other.text else b
            else:
                continue
            return (a, b) if term is cond.left else (b, a)
        return left, right

    def scale_of(self, term: m.Term) -> m.Word | None:
        word = self.book.words.get(term.name) if isinstance(term, m.Call) else None
        scale = self.book.sorts.get(word.value) if word and word.value else None
        return scale if scale and scale.kind == "scale" else None

    # ---- expressions
    def term(self, term: m.Term, env: dict):
        match term:
            case m.Num(value):
                return value
            case m.Var(name):
                return env[name]
            case m.Const(value):
                return self.constant(value)
            case m.Call(name, args):
                return self.call(name, args, env)
            case m.Arith(op, left, right):
                return arithmetic(op, self.number(left, env), self.number(right, env))
            case m.Aggregate():
                return self.aggregate(term, env)
        return None

    def number(self, term: m.Term, env: dict):
        value = self.term(term, env)
        return None if isinstance(value, str) else value

    def constant(self, value: str):
        word = self.book.words.get(value)
        if word is None or word.params or word.kind not in ("given", "derived", "amount", "figure", "throw"):
            return value
        return self.look(value, ())

    def call(self, name: str, args: tuple, env: dict):
        if name in ("cost", "longest"):
            return self.path(name, args[0], env)
        word = self.book.words.get(name)
        sorts = [p.sort for p in word.params] if word else []
        values = tuple(self.argument(a, sorts[i] if i < len(sorts) else "", env) for i, a in enumerate(args))
        if name == "whole":
            return whole(values[0])
        if any(v is None for v in values):
            return None
        if any(isinstance(v, Unknown) for v in values) and name not in ("odds",):
            return self.table_range(word, values) if word and word.kind == "table" else ANYTHING
        if name == "distance":
            known = all(self.s.grid.place(h) for h in values)  # an interview speaks of hexes that have no number
            return Fraction(self.s.grid.distance(*values)) if known else Unknown(Fraction(0), None, False)
        if name == "odds":
            return self.odds(*values)
        found = self.look(name, values)
        if isinstance(found, Conflict):
            self.s.conflicts[name, values] = None
            return as_range(found)
        return found

    def argument(self, term: m.Term, sort: str, env: dict):
        if isinstance(term, m.Num) and sort not in ("number", "") and term.text:
            return term.text
        return self.entry(self.term(term, env), sort)

    def entry(self, value, sort: str):
        """A place becomes the entry of its scale where an entry is wanted."""
        scale = self.book.sorts.get(sort)
        if scale is None or scale.kind != "scale" or not isinstance(value, (int, Fraction)):
            return value
        place = Fraction(value)
        return entry_at(scale, place) if place.denominator == 1 else ANYTHING  # between two entries, and no clause rounds it

    def odds(self, attack, defence):
        """The exact ratio; it becomes a place when an amount on a scale takes it."""
        if isinstance(attack, Unknown) or isinstance(defence, Unknown):
            return ANYTHING
        return Ratio(attack / defence) if defence else None

    def look(self, name: str, args: tuple):
        """The value of a given, derived, figure, table or amount."""
        word = self.book.words[name]
        key = ("value", name, args)
        value = self.s.memo.recall(key)
        if value is not MISSING:
            return value
        if word.kind == "amount":
            value = self.value(name, args)
        elif word.kind == "figure":
            value = self.figure(name)
        elif word.kind == "table":
            value = self.table(word, args)
        else:
            value = self.functional(word, args)
        self.s.memo[key] = value
        return value

    def figure(self, name: str):
        figure = self.program.figures.get(name)
        if figure is None or self.left_out(figure.key):
            return None
        return self.term(figure.expr, {})

    def left_out(self, key: int) -> bool:
        """Is this figure or table being tried without?"""
        self.s.built.consult(key)
        return key in self.s.without

    def functional(self, word: m.Word, args: tuple):
        rows = self.s.rows(word.name, args + (None,), "c") if word.kind == "derived" else self.stated(word.name, args)
        values = {row[-1] for row in rows}
        if len(values) == 1:
            return values.pop()
        if values:
            return ANYTHING  # two values for one thing: nothing certain follows
        if word.kind == "throw":
            self.s.missing[word.name, args] = None
            low, high = dice_range(word.dice)
            return Unknown(low, high, False)
        if word.kind == "given" and self.s.reach.unsettled_given(word.name):
            self.s.missing[word.name, args] = None
            return ANYTHING
        if word.kind == "derived" and self.s.reach.unsettled(word.name) and self.s.rows(word.name, args + (None,), "p"):
            return ANYTHING
        return None

    def stated(self, name: str, args: tuple) -> Collection[tuple]:
        return () if None in args else self.s.matching(name, args + (None,))

    def table(self, word: m.Word, args: tuple):
        rows = look_up(table, args) if (table := self.printed(word)) else []
        if not rows and table and self.is_list(word) and not any(map(is_anonymous, args)):
            return None
        if not rows:
            self.s.missing[word.name, args] = None
            return ANYTHING
        return either(rows[0][1])

    def is_list(self, word: m.Word) -> bool:
        """Over hexes, or things that positions name, no table has a row for everything: what it leaves out is not on it."""
        return any(p.sort == "hex" or p.sort != "number" and members(self.book, p.sort) is None for p in word.params)

    def printed(self, word: m.Word) -> m.Table | None:
        """The table of the book, or the one a user supplied for it."""
        table = dict(self.s.position.tables).get(word.name) or word.table
        return table if table.rows and not self.left_out(word.key or -1) else None

    def table_range(self, word: m.Word, args: tuple):
        """What a table may give when a key is only known to lie in a range: all the rows it could hit."""
        table = self.printed(word)
        cells = [either(cell) for keys, cell in table.rows if all(may_match(k, *ends(a)) for k, a in zip(keys, args))] if table else []
        if not cells or any(isinstance(c, str) or c == ANYTHING for c in cells):
            return ANYTHING
        return Unknown(min(ends(c)[0] for c in cells), max(ends(c)[1] for c in cells), any(getattr(a, "maybe_none", False) for a in args))

    # ---- aggregates
    def aggregate(self, term: m.Aggregate, env: dict):
        rows = self.cases(term, env)
        values = [(self.each(term, env, row), True) for row in rows.certain]
        values += [(self.each(term, env, row), False) for row in rows.possible]
        for (value, _), row in zip(values, rows.certain):
            if value is None and self.amounts.by_zero(term.expr, env | dict(zip(term.vars, row))):
                return None
        return total(term.kind, values, more=any(is_anonymous(v) for row in rows.possible for v in row))

    def each(self, term: m.Aggregate, env: dict, row: tuple):
        return Fraction(1) if term.expr is None else self.number(term.expr, env | dict(zip(term.vars, row)))

    def cases(self, term: m.Aggregate, env: dict) -> Rows:
        """The distinct tuples of the counted variables."""
        shared = tuple(v for v in dict.fromkeys(variables(term)) if v in env and v not in term.vars)
        args = tuple(env[v] for v in shared)
        key = ("cases", term, shared, args)
        found = self.s.memo.recall(key)
        if found is MISSING:
            certain = self.case_rows(term, shared, args, "c")
            unsettled = any(self.s.reach.unsettled(w) for w in mentions(term))
            possible = self.case_rows(term, shared, args, "p") if unsettled else certain
            self.s.memo[key] = found = Rows(tuple(certain), tuple(r for r in possible if r not in set(certain)))
        return found

    def case_rows(self, term: m.Aggregate, shared: tuple[str, ...], args: tuple, mood: str) -> list[tuple]:
        def make(pred: str) -> None:
            flat = Flattener(self.book, None, term.where, {v: "" for v in shared})
            head = tuple(Slot(v) for v in shared + term.vars)
            self.s.datalog.declare(pred, len(head))
            self.s.rule(pred, head, flat.conj(term.where), set(shared), flat.sorts, {str(h) for h in head}, mood)

        free = tuple(Slot(f"A{i}") for i in range(len(term.vars)))
        found = self.s.datalog.ask(self.s.built.get(("aggregate", term, shared, mood), "a", make), args + free)
        width = len(term.vars)
        return sorted({tuple(row)[-width:] for row in found}, key=str)

    # ---- amounts
    def value(self, name: str, args: tuple):
        return self.amounts.account(name, args)[0]

    # ---- parts of wholes, paths
    def part_deeds(self, name: str, time: m.Time) -> set[tuple]:
        """`did fight(x)` is also `did attack(u, e)` for every attacker and target of x."""
        found: set[tuple] = set()
        for whole_word in self.book.of_kind("action"):
            for part, body in whole_word.made_of:
                if name not in self.program.ancestors(part.name):
                    continue
                for row in deed_facts(self.s.position, self.book, whole_word.name, time):
                    width = len(whole_word.params)
                    for parts in self.parts_of(whole_word, part, body, row[:width]):
                        found.add(parts + row[width:])
        return found

    def parts_of(self, whole_word: m.Word, part: m.Atom, body: m.Body, args: tuple) -> list[tuple]:
        """The deeds a declared thing is made of."""
        names = tuple(p.var for p in whole_word.params)
        local = tuple(v for v in dict.fromkeys(variables(part)) if v not in names)
        term = m.Aggregate("count", None, local, body.alternatives[0])
        env = dict(zip(names, args))
        rows = self.cases(term, env)
        return [tuple(self.term(a, env | dict(zip(local, row))) for a in part.args) for row in rows.certain]

    def path(self, kind: str, call: m.Call, env: dict):
        args: list = []
        for a, p in zip(call.args, self.book.words[call.name].params):
            if isinstance(a, m.Any_) or isinstance(a, m.Var) and a.name not in env:
                args.append(None)
                continue
            value = self.argument(a, p.sort, env)
            if value is None or isinstance(value, Unknown):
                return None if value is None else ANYTHING  # a way to nowhere, or to a place nobody has told
            args.append(value)
        return Paths(self.s).measure(kind, call.name, tuple(args))
