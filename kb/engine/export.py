"""The compiled program as text for clingo, a second engine that shares nothing with the first but the flattened rules.

Relations, norms and exceptions become rules. Whatever Python works out (amounts, aggregates, comparisons, paths, tables)
becomes ground facts, for the arguments that the literals before it yield."""

from __future__ import annotations

import re
from dataclasses import replace
from fractions import Fraction

from kb.board.facts import Position
from kb.board.grid import Grid
from kb.engine.asp_text import atom, plain, slots
from kb.engine.compiler import literal as in_words
from kb.engine.datalog import Slot
from kb.engine.flat import Bind, Flattener, Group, Member, Rel, Test
from kb.engine.ordering import Live
from kb.engine.program import Choice, Program
from kb.engine.reach import Reach
from kb.engine.values import UNSETTLED
from kb.engine.session import Session, TooMuch
from kb.language import model as m

SMALL_SHEET = 100
NORM_KINDS = ("permit", "forbid", "require", "excuse", "cause")
HEADER = """% {title}, as rules for clingo.
% rel_WORD: givens and derived relations; did_WORD_TIME: deeds; live_KEY_WORD: a statement holds for WORD and nothing lifts it;
% lift_KEY_WORD: an exception holds; dom_SORT: who there is to speak of. A name that ends in _maybe says "possibly".
% test_N, bind_N and tables are ground facts: amounts, aggregates, comparisons and paths as the first engine worked them out
% for the arguments that occur. Fractions are written q(numerator,denominator)."""


def asp(book: m.Book, position: Position | None = None, goal: m.Question | None = None) -> str:
    """The program on a position; with a goal, only what that question can reach."""
    export = Export(book, position or Position(), goal)
    try:
        return export.text()
    finally:
        export.session.close()


class Export:
    """Predicates are written when something asks for them, as the session builds its own."""

    def __init__(self, book: m.Book, position: Position, goal: m.Question | None = None):
        self.book, self.goal = book, goal
        self.position = widened(book, supposed(position, goal))
        self.program = Program(book, Choice((), position.scenario, position.options))
        self.session = Session(self.program, self.position)
        self.written: dict[tuple, str] = {}
        self.names: dict[str, str] = {}
        self.lines: list[str] = []
        self.waiting: list = []

    def text(self) -> str:
        self.demand()
        while self.waiting:
            self.waiting.pop()()
        return "\n".join([HEADER.format(title=plain(self.book.title or self.book.id)), *self.lines]) + "\n"

    # ---- what is asked for
    def demand(self) -> None:
        q = self.goal
        if q is None or q.kind in ("duties", "happens", "next", "how", "chances"):
            self.everything()
        elif q.cond and q.atom is None:
            self.condition(q)
        elif q.atom is not None:
            self.deed(q)
        for word in self.session.reach.cone(q.term.name) if q is not None and isinstance(q.term, m.Call) else ():
            if word in self.book.words and self.book.words[word].kind == "derived":
                self.relation(word, self.book.words[word].arity, "c")

    def everything(self) -> None:
        for word in self.book.of_kind("derived"):
            self.relation(word.name, word.arity, "c")
        for word in self.book.of_kind("action", "path", "role", "event"):
            self.norms(word.name)

    def norms(self, asked: str, bound: tuple = ()) -> None:
        for kind in NORM_KINDS:
            for s in self.program.norms(kind, asked):
                self.live(s, asked, "c", bound)

    def deed(self, q: m.Question) -> None:
        """The norms on a deed for the arguments of the question, and those on its parts."""
        word = self.book.words[q.atom.name]
        self.norms(word.name, tuple(value_of(a) for a in q.atom.args))
        for part, _ in word.made_of:
            self.norms(part.name)
        for role in self.book.of_kind("role") if word.made_of else ():
            self.norms(role.name)
        if word.kind == "derived":
            self.relation(word.name, word.arity, "c")

    def condition(self, q: m.Question) -> None:
        flat = Flattener(self.book, None, q.cond)
        vars = (Slot(q.var),) if q.var else ()
        self.rule("goal", vars, flat.conj(q.cond), flat.sorts, {str(v) for v in vars}, "c")

    # ---- predicates
    def name(self, *parts: str, mood: str = "c") -> str:
        """A predicate name made of plain letters; two words never share one."""
        key = "\0".join((*parts, mood))
        if key not in self.names:
            plain_name = re.sub(r"[^a-z0-9]+", "_", "_".join(p for p in parts if p).lower()) + ("_maybe" if mood == "p" else "")
            self.names[key] = plain_name if plain_name not in self.names.values() else f"{plain_name}_{len(self.names)}"
        return self.names[key]

    def once(self, key: tuple, name: str, work) -> str:
        if key not in self.written:
            self.written[key] = name
            self.waiting.append(work)
        return self.written[key]

    def relation(self, name: str, arity: int, mood: str, time: m.Time | None = None) -> str:
        word = self.book.words[name]
        if word.kind == "derived" and time is None:
            mood = self.session.mood(name, mood)
            return self.once(("rel", name, mood), self.name("rel", name, mood=mood), lambda: self.definitions(word, mood))
        mood = mood if mood == "c" or self.session.reach.unsettled_given(name) else "c"
        parts = ("did", name, time.kind, time.phase) if time is not None else ("rel", name)
        pred = self.name(*parts, mood=mood)
        return self.once(("fact", name, time, mood), pred, lambda: self.facts(pred, self.fact_rows(name, arity, mood, time), arity))

    def fact_rows(self, name: str, arity: int, mood: str, time: m.Time | None):
        hexes = self.session.reach.members("hex")
        if name == "adjacent":
            return {pair for a in hexes for b in self.session.grid.neighbours(a) for pair in ((a, b), (b, a))}
        if name == "opposite":
            return {(a, h, b) for h in hexes for a in self.session.grid.neighbours(h) if (b := self.session.grid.opposite(a, h))}
        if mood == "p":
            return set(self.session.reach.possible(self.session, name, (None,) * arity, time))
        return {row for row in self.session.fact_rows(name, time) if len(row) == arity}

    def definitions(self, word: m.Word, mood: str) -> None:
        pred = self.name("rel", word.name, mood=mood)
        self.lines.append(f"#defined {pred}/{word.arity}.")
        denials = self.program.on("deny", word.name)
        for s in self.program.on("define", word.name):
            lifts = self.program.lifting(s, word.name)
            for turned in (False, True)[: 1 + word.both_ways]:
                for lits, flat in self.session.ways(s):
                    own = self.session.head_slots(s, flat, lits)
                    args = own[::-1] if turned else own
                    more = [Live(d, word.name, args, True) for d in denials] + [Live(e, word.name, own, True) for e in lifts]
                    self.rule(pred, args, lits + more, flat.sorts, slots(args), mood, f"{s.cite} define")

    def live(self, s: m.Statement, asked: str, mood: str, bound: tuple = ()) -> str:
        mood = mood if self.session.reach.statement_unsettled(s, asked) else "c"
        label = "lift" if s.kind in ("except", "instead", "despite") else "live"
        pred = self.name(label, str(s.key), asked, mood=mood)
        return self.once((label, s.key, s.kind, asked, mood), pred, lambda: self.statement(pred, s, asked, mood, bound))

    def statement(self, pred: str, s: m.Statement, asked: str, mood: str, bound: tuple) -> None:
        places = self.session.projection(s, 99, asked)
        self.lines.append(f"#defined {pred}/{len(places)}.")
        for lits, flat in self.session.ways(s):
            full = self.session.head_slots(s, flat, lits)
            head = tuple(full[i] for i in places)
            fixed = [Bind(a, m.Const(v), ()) for a, v in zip(full, bound)
                     if a in head and isinstance(a, Slot) and isinstance(v, str) and v not in self.book.words]
            more = [Live(e, asked, full, True) for e in self.program.lifting(s, asked)]
            self.rule(pred, head, fixed + lits + more, flat.sorts, slots(head), mood, f"{s.cite} {s.kind}")

    # ---- rules
    def rule(self, pred: str, args: tuple, lits: list, sorts: dict, needed: set[str], mood: str,
             note: str = "", context: "Context | None" = None) -> None:
        """One rule. `context` is what was known where a group stands: it binds what the group itself does not."""
        known = {str(v) for v in context.vars} if context else set()
        before, texts, safe = ([context.group] if context else []), [], set()
        for lit in self.session.order.arrange(lits, known, sorts, needed):
            text, positive = self.literal(lit, before, texts, mood, sorts)
            if positive:
                before.append(lit)
                safe |= slots(arguments(lit))
            texts.append((text, positive))
        if context and not known <= safe:
            texts.insert(0, (context.written(self), True))
        if note:
            self.lines.append(f"% {plain(note)}")
        body = ", ".join(t for t, _ in texts)
        self.lines.append(f"{atom(pred, args)} :- {body}." if body else f"{atom(pred, args)}.")

    def literal(self, lit, before: list, texts: list, mood: str, sorts: dict) -> tuple[str, bool]:
        other = {"c": "p", "p": "c"}[mood]
        match lit:
            case Rel(name, args, time) if self.book.words[name].kind not in ("table", "path") or time is not None:
                return atom(self.relation(name, len(args), self.session.mood(name, mood), time), args), True
            case Rel() | Test() | Bind():
                return self.ground(lit, before, mood, sorts), True
            case Member(sort, var):
                mood = mood if self.position.open else "c"
                pred = self.name("dom", sort, mood=mood)
                return atom(self.once(("dom", sort, mood), pred, lambda: self.facts(pred, self.members(sort, mood), 1)), (var,)), True
            case Live(s, asked, args, _):
                places = self.session.projection(s, len(args), asked)
                return "not " + atom(self.live(s, asked, other), tuple(args[i] for i in places)), False
            case Group(ways, vars, negated):
                pred = self.name("group", str(len(self.names)))
                self.lines.append(f"#defined {pred}/{len(vars)}.")
                context = Context(before, texts, vars)
                for way in ways:
                    self.rule(pred, vars, list(way), sorts, slots(vars), other if negated else mood, context=context)
                return ("not " if negated else "") + atom(pred, vars), not negated
        raise AssertionError(lit)

    def members(self, sort: str, mood: str) -> list[tuple]:
        return [(member,) for member in self.session.reach.members(sort, anonymous=mood == "p")]

    # ---- what Python works out
    def ground(self, lit: Rel | Test | Bind, before: list, mood: str, sorts: dict) -> str:
        """The rows of a literal, for every case that the literals before it leave possible."""
        kind = {Rel: "table", Test: "test", Bind: "bind"}[type(lit)]
        pred = self.name(kind, str(len(self.names)))
        args = arguments(lit)
        inputs = args if kind == "test" else args[:-1]
        if isinstance(lit, Rel) and self.book.words[lit.name].kind == "path":
            inputs = tuple(a for a in args if a in {v for b in before for v in slots(arguments(b))})
        source, literal_args, _ = self.session.literal(lit, slots(inputs), mood, sorts)
        found = set()
        self.lines.append(f"% {pred}: {plain(in_words(lit))}")
        for case in self.cases(tuple(a for a in inputs if isinstance(a, Slot)), before, sorts):
            asked = tuple(case.get(a, a) if isinstance(a, Slot) else a for a in literal_args)
            try:
                found |= {row[: len(args)] for row in self.answers(source, asked)}
                if any(row[-1:] == (UNSETTLED,) for row in found):  # a value nobody knows may be any of its sort
                    found |= {row[:-1] + (v,) for row in found if row[-1:] == (UNSETTLED,) for v in self.session.reach.members(sorts.get(args[-1], ""))}
            except TooMuch:  # the first engine does not answer this either
                self.lines.append(f"% not worked out, more work than the budget allows: {plain(atom(pred, asked))}")
        self.facts(pred, found, len(args))
        return atom(pred, args)

    def answers(self, source: str, asked: tuple) -> set[tuple]:
        self.session.work = 0
        wide = tuple(None if isinstance(a, Slot) else a for a in asked)
        return {self.session.widen(wide, row) for row in self.session.datalog.ask(source, asked)}

    def cases(self, vars: tuple[Slot, ...], before: list, sorts: dict) -> list[dict]:
        if not vars:
            return [{}]
        vars, session = tuple(dict.fromkeys(vars)), self.session
        pred = session.datalog.fresh("e")
        session.datalog.declare(pred, len(vars))
        session.rule(pred, vars, list(before), set(), sorts, slots(vars), "p")
        session.work = 0
        return [dict(zip(vars, row)) for row in session.datalog.ask(pred, tuple(Slot(f"A{i}") for i in range(len(vars))))]

    def facts(self, pred: str, rows, arity: int) -> None:
        self.lines.append(f"#defined {pred}/{arity}.")
        self.lines += sorted(f"{atom(pred, row)}." for row in rows)


class Context:
    """What is known where a group stands, as a literal of the session and, when it is needed, as a rule of the export."""

    def __init__(self, before: list, texts: list, vars: tuple):
        bound = {v for lit in before for v in slots(arguments(lit))}
        self.vars = tuple(v for v in vars if v in bound)
        self.body = [t for t, positive in texts if positive]
        self.group = Group((tuple(before),), self.vars, False)
        self.text = ""

    def written(self, export: Export) -> str:
        if not self.text:
            self.text = atom(export.name("case", str(len(export.names))), self.vars)
            export.lines.append(f"{self.text} :- {', '.join(self.body)}.")
        return self.text


def widened(book: m.Book, position: Position) -> Position:
    """All hexes of a small sheet; else those the position names and the ones around them. Numbers are those it states."""
    grid = Grid(*book.grid, position.board)
    near = set(grid.hexes())
    if not near or len(near) > SMALL_SHEET:
        near = set(Reach(Program(book), position).members("hex"))
        near |= {a for d in position.deeds for a, p in zip(d.args, book.words[d.name].params) if p.sort == "hex"}
        near |= {n for h in near for n in grid.neighbours(h)}
    numbers = sorted({a for _, args in position.facts for a in args if isinstance(a, Fraction)})
    return replace(position, members=position.members | {"hex": tuple(sorted(near)), "number": tuple(numbers)})


def supposed(position: Position, goal: m.Question | None) -> Position:
    for fact in goal.supposing if goal is not None else ():
        position = position.with_fact((fact.name, tuple(map(value_of, fact.args))))
    return position


def value_of(term: m.Term):
    return term.text if isinstance(term, m.Num) and term.text else getattr(term, "value", None)


def arguments(lit) -> tuple:
    match lit:
        case Rel(args=args) | Live(args=args):
            return args
        case Bind(var, _, vars):
            return vars + (var,)
        case Member(_, var):
            return (var,)
    return lit.vars
