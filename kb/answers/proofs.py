"""Why: the tree of steps behind a verdict, built for the one question that was asked."""

from __future__ import annotations

from dataclasses import replace

from kb.answers import sentences as say
from kb.answers.model import Node
from kb.answers.proof_parts import DEEP, NumberProofs, PathProofs, variables_outside
from kb.answers.why_not import WhyNot
from kb.engine.flat import variables
from kb.engine.program import READING
from kb.engine.session import Session
from kb.engine.solving import solutions
from kb.engine.values import Unknown
from kb.language import model as m


class Proofs(NumberProofs, PathProofs, WhyNot):
    """Collects, while it explains, the givens an answer leans on: what `changes` then varies."""

    def __init__(self, session: Session):
        self.s, self.book, self.program = session, session.book, session.program
        self.leans: dict[tuple, bool] = {}  # fact → does it hold in this position
        self.spoken: dict[tuple, str] = {}  # absent fact → the clause that would act on it
        self.done_deeds: dict[tuple, None] = {}  # deeds it leans on: name, arguments, when
        self.cited: dict[str, str | None] = {}  # clause → the kind of its statement

    # ---- relations
    def relation(self, name: str, args: tuple, depth: int = 0) -> Node:
        word = self.book.words[name]
        text = say.relation(self.book, name, args)
        if word.kind == "table":
            return self.table(name, args[:-1], [])
        if word.kind != "derived":
            return self.given(word, args, text)
        for s in self.program.on("define", name):
            for way in (args, args[::-1]) if word.both_ways else (args,):
                if self.fits(s, way) and self.s.live(s, name, way)[0]:
                    self.note_denials(name, args)
                    return Node(text, self.cite(s), "clause", self.statement(s, name, way, depth + 1))
        return Node(text, "", "clause")

    def given(self, word: m.Word, args: tuple, text: str) -> Node:
        if word.name in ("adjacent", "opposite", "distance"):
            return Node(text, "map", "given", minor=True)
        if word.kind in ("given", "role") and word.name not in ("now", "phase_of", "turn", "round", "scenario"):
            self.leans[word.name, args] = True
        return Node(text, "given", "given", minor=word.name in ("now", "phase_of"))

    def fits(self, s: m.Statement, args: tuple) -> bool:
        return all(not isinstance(a, m.Const) or v is None or a.value == v for a, v in zip(s.head.args, args))

    def cite(self, s: m.Statement) -> str:
        if s.kind != "define" or s.cite not in self.cited:
            self.cited[s.cite] = s.kind
        return s.cite

    def note_denials(self, name: str, args: tuple) -> None:
        """What would take a relation away is worth trying when looking for a change."""
        for d in self.program.on("deny", name):
            env = self.env_of(d, args)
            for alternative in d.body.alternatives:
                self.note_absent(alternative, env, d.cite)

    def note_absent(self, conds: tuple[m.Cond, ...], env: dict, cite: str = "") -> None:
        """Givens in a condition that does not hold: instantiated as far as the rest of it allows."""
        env = self.extend(conds, env)
        for cond in conds:
            if isinstance(cond, m.Holds) and not cond.negated:
                self.lean_absent(cond.atom.name, self.args_of(cond.atom.name, cond.atom.args, env), cite)
            elif isinstance(cond, m.IsOne) and not cond.negated:
                self.lean_absent(cond.link, (self.value(cond.term, env), cond.of[0]), cite)

    def lean_absent(self, name: str | None, args: tuple, cite: str = "") -> None:
        word = self.book.words.get(name or "")
        if word is None or word.kind != "given" or None in args or word.value or word.name in ("now", "phase_of", "adjacent", "opposite", READING):
            return
        if (name, args) not in self.leans and args not in self.s.fact_rows(name):
            self.leans[name, args] = False
            self.spoken[name, args] = cite

    def extend(self, conds: tuple[m.Cond, ...], env: dict) -> dict:
        """Bind what look-ups such as `at(U) = A` bind."""
        env = dict(env)
        for cond in conds:
            if isinstance(cond, m.Compare) and cond.op == "=":
                for var, term in ((cond.left, cond.right), (cond.right, cond.left)):
                    if isinstance(var, m.Var) and var.name not in env and all(v in env for v in variables(term)):
                        value = self.value(term, env)
                        if value is not None and not isinstance(value, Unknown):
                            env[var.name] = value
        return env

    def value(self, term: m.Term, env: dict):
        if isinstance(term, m.Any_) or any(v not in env for v in variables_outside(term)):
            return None
        return self.s.evaluation.argument(term, "", env)

    def args_of(self, name: str, args: tuple, env: dict) -> tuple:
        """Arguments as constants; digits in a place of sort hex stay digits."""
        word = self.book.words.get(name)
        sorts = [p.sort for p in word.params] + [word.value] if word else []
        return tuple(None if isinstance(a, m.Any_) or any(v not in env for v in variables(a))
                     else self.s.evaluation.argument(a, sorts[i] if i < len(sorts) else "", env) for i, a in enumerate(args))

    # ---- statements
    def env_of(self, s: m.Statement, args: tuple) -> dict:
        return {a.name: v for a, v in zip(s.head.args, args) if isinstance(a, m.Var) and v is not None} if s.head else {}

    def statement(self, s: m.Statement, asked: str, args: tuple, depth: int = 0, env: dict | None = None) -> tuple[Node, ...]:
        """The conditions of a statement for the first case in which it holds, or for the case that is named."""
        if depth > DEEP:
            return ()
        env = self.env_of(s, args) if env is None else env
        for alternative in s.body.alternatives:
            found = self.witness(s, alternative, env)
            if found is not None:
                for group in s.body.unless:
                    self.note_absent(group, found, s.cite)
                for e in self.program.lifting(s, asked):
                    for way in e.body.alternatives:
                        self.note_absent(way, self.env_of(e, args) if e.head else {}, e.cite)
                nodes = tuple(n for c in alternative if (n := self.condition(c, found, depth)) is not None)
                aside = depth > 0 and any(not n.minor for n in nodes)  # there the conditions themselves are reason enough
                return nodes + tuple(replace(n, minor=aside) for group in s.body.unless for n in self.unmet(group, found, depth))
        return ()

    def witness(self, s: m.Statement, alternative: tuple[m.Cond, ...], env: dict, mood: str = "c") -> dict | None:
        """The first case in which an alternative holds and no `unless` takes it away."""
        names = tuple(v for v in dict.fromkeys(self.positive(alternative)) if v not in env)
        rows = solutions(self.s, alternative, names, self.used((alternative, s.body.unless), env), mood, s.body.unless)
        return env | dict(zip(names, rows[0])) if rows else None

    @staticmethod
    def used(conds, env: dict) -> dict:
        """The part of what is known that conditions speak of."""
        names = set(variables(conds))
        return {v: value for v, value in env.items() if v in names}

    @staticmethod
    def positive(conds: tuple[m.Cond, ...]) -> list[str]:
        found: list[str] = []
        for c in conds:
            if isinstance(c, (m.Holds, m.Did)) and not c.negated:
                found += variables(c)
            elif isinstance(c, m.Compare) and c.op == "=":
                found += [v for t in (c.left, c.right) if not isinstance(t, m.Aggregate) for v in variables(t)]
            elif isinstance(c, m.IsOne) and not c.negated:
                found += variables(c)
        return found

    # ---- conditions
    def condition(self, cond: m.Cond, env: dict, depth: int) -> Node | None:
        match cond:
            case m.Holds(atom, negated):
                return self.holds(atom, negated, env, depth)
            case m.Did(atom, time, negated):
                args = self.args_of(atom.name, atom.args, env)
                args = args if negated else self.done(atom.name, args, time)
                part = () if negated else self.part_of(atom.name, args)
                text = say.deed(self.book, atom.name, args, "did not" if negated else "did")
                kind = ("", "absent") if negated else ("", "value", part) if part else ("given", "given")
                return Node(f"{text} {self.when(time)}".strip(), *kind)
            case m.Compare():
                return self.compared(cond, env, depth)
            case m.IsOne():
                return self.is_one(cond, env, depth)
            case m.Every():
                return self.every(cond, env, depth)
        return None

    def done(self, name: str, args: tuple, time: m.Time) -> tuple:
        """The deed that was meant, where a clause speaks of any."""
        rows = self.s.fact_rows(name, m.Time(time.kind, time.phase)) if None in args else ()
        meant = sorted((row[: len(args)] for row in rows if all(a is None or a == r for a, r in zip(args, row))), key=str)
        args = meant[0] if meant else args
        self.done_deeds[name, args, time] = None
        return args

    def part_of(self, name: str, args: tuple) -> tuple[Node, ...]:
        """The deed that was stated, where this one is only a part of it: a battle that was fought."""
        stated = [d for d in self.s.position.deeds if name in self.program.ancestors(d.name) and d.args[: len(args)] == args]
        wholes = [] if stated or None in args else self.s.position.deeds
        for d in wholes:
            whole = self.book.words[d.name]
            if any(name in self.program.ancestors(part.name) and args in self.s.evaluation.parts_of(whole, part, body, d.args)
                   for part, body in whole.made_of):
                return (Node(say.deed(self.book, d.name, d.args, "did"), "given", "given"),)
        return ()

    def every(self, cond: m.Every, env: dict, depth: int) -> Node:
        """Each case by itself."""
        rows = self.cases_of(cond, {v: value for v, value in env.items() if v not in cond.vars})
        nodes = tuple(n for row in rows if (n := self.condition(cond.has, env | dict(zip(cond.vars, row)), depth + 1)) is not None)
        names = ", ".join(say.show(self.book, v) for row in rows for v in row)
        return Node(f"this holds for each of: {names}" if rows else "there is none for whom it would not hold", "", "note", nodes)

    def cases_of(self, cond: m.Every, env: dict) -> list[tuple]:
        return solutions(self.s, cond.where, cond.vars, self.used(cond, env))

    def holds(self, atom: m.Atom, negated: bool, env: dict, depth: int) -> Node | None:
        args = self.args_of(atom.name, atom.args, env)
        word = self.book.words[atom.name]
        if atom.name == READING:
            return None
        if word.kind == "path":
            return self.path(atom.name, args, negated, depth)
        if negated:
            self.lean_absent(atom.name, args)
            return Node(say.relation(self.book, atom.name, args, False), "", "absent", minor=True)
        if None in args:
            rows = self.s.rows(atom.name, args)
            args = rows[0] if rows else args
        return self.relation(atom.name, args, depth)

    def when(self, time: m.Time) -> str:
        words = {"this_phase": "in this phase", "this_turn": "in this turn", "this_round": "in this round", "last_turn": "in the last turn"}
        if time.kind in ("in_last", "since_last"):
            return f"{'in' if time.kind == 'in_last' else 'since'} the last {time.phase} phase"
        return words.get(time.kind, "")

    def is_one(self, cond: m.IsOne, env: dict, depth: int) -> Node | None:
        value = self.value(cond.term, env)
        for constant in cond.of if cond.link else ():
            if cond.negated:
                return Node(say.relation(self.book, cond.link, (value, constant), False), "", "absent", minor=True)
            if self.s.holds(cond.link, (value, constant))[0]:
                return self.relation(cond.link, (value, constant), depth)
        return None

    def compared(self, cond: m.Compare, env: dict, depth: int) -> Node | None:
        left, right = cond.left, cond.right
        for call, other in ((left, right), (right, left)):
            word = self.book.words.get(call.name) if isinstance(call, m.Call) else None
            if cond.op == "=" and word is not None and word.kind in ("given", "derived") and word.value:
                return self.relation(call.name, self.row_of(call, other, env), depth)
            if cond.op == "!=" and word is not None and word.kind in ("given", "derived") and isinstance(other, m.Any_):
                return Node(say.relation(self.book, call.name, (*self.args_of(call.name, call.args, env), None), False), "", "absent")
            if cond.op == "=" and word is not None and word.kind == "table" and isinstance(other, m.Var):
                return next(iter(self.term_nodes(call, env, depth + 1)), None)
        texts = [self.term_text(t, env) for t in (left, right)]
        values = [self.value(t, env) for t in (left, right)]
        sides = [self.with_value(t, x, v) for t, x, v in zip((left, right), texts, values)]
        children = tuple(n for t in (left, right) for n in self.term_nodes(t, env, depth + 1))
        if cond.op == "=" and sides[0] == sides[1] and not children:
            return None  # poles is poles
        return Node(f"{sides[0]} {OPS[cond.op]} {sides[1]}", "", "sum", children, minor=not children)

    def row_of(self, call: m.Call, other: m.Term, env: dict) -> tuple:
        """A value with whom it belongs to; where a clause speaks of anyone's, the first who has it."""
        args = self.args_of(call.name, call.args, env)
        if None in args and (rows := self.s.rows(call.name, (*args, self.value(other, env)))):
            return rows[0]
        return (*args, self.s.evaluation.look(call.name, args))

    def with_value(self, term: m.Term, text: str, value) -> str:
        if isinstance(term, (m.Num, m.Const, m.Var)) and not self.is_word(term):
            return text
        return f"{text} ({self.shown(term, value)})"

    def shown(self, term: m.Term, value) -> str:
        scale = say.amount_scale(self.book, term.name) if isinstance(term, m.Call) else None
        return say.show(self.book, value, scale)

    def is_word(self, term: m.Term) -> bool:
        return isinstance(term, m.Const) and term.value in self.book.words

    def term_text(self, term: m.Term, env: dict) -> str:
        match term:
            case m.Num(value):
                return say.number(value)
            case m.Var(name):
                return say.show(self.book, env.get(name))
            case m.Const(value):
                return say.called(self.book, value) if self.is_word(term) else say.show(self.book, value)
            case m.Call(name, args) if name in self.book.words:
                values = self.args_of(name, args, env)
                word = self.book.words[name]
                return say.noun(self.book, name, values) if word.kind in ("amount", "throw") else say.called(self.book, name)
            case m.Arith(op, left, right):
                return f"{self.term_text(left, env)} {op} {self.term_text(right, env)}"
            case m.Call(name, (m.Call(path, inner),)) if name in PATH_TERMS:
                return f"{PATH_TERMS[name]} {say.deed(self.book, path, self.args_of(path, inner, env), 'can')}"
            case m.Aggregate(kind):
                return {"sum": "the total", "count": "the number", "highest": "the highest", "lowest": "the lowest"}[kind]
        return "it"


PATH_TERMS = {"cost": "the least cost at which", "longest": "the most hexes by which"}
OPS = {"=": "is", "!=": "is not", "<": "is less than", "<=": "is at most", ">": "is more than", ">=": "is at least"}


class Glance(Proofs):
    """Only which clauses decide, for a question that is asked again to compare: nothing is said of what they rest on."""

    def statement(self, s: m.Statement, asked: str, args: tuple, depth: int = 0, env: dict | None = None) -> tuple[Node, ...]:
        return ()

    def contribution(self, name: str, args: tuple, c, depth: int) -> Node:
        return Node("", self.cite(c.statement), "clause", minor=c.statement.kind == "add" and c.value == 0)

    def cases(self, term: m.Aggregate, env: dict, depth: int) -> list[Node]:
        return []
