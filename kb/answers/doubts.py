"""Why something is possible and not certain: the facts that are not stated, followed down to what a player can tell."""

from __future__ import annotations


from kb.answers import sentences as say
from kb.answers.model import Missing, Node
from kb.engine.flat import variables
from kb.engine.paths import Paths
from kb.engine.solving import solutions
from kb.engine.values import ANOTHER_HEX, UNSETTLED, Conflict, Unknown, is_anonymous
from kb.language import model as m
from kb.language.records import record

DEEP, CASES = 12, 3
NOT_STATED = "not stated"


@record
class Leaf:
    """A fact, value, deed, throw or table that nobody has told."""

    name: str
    args: tuple
    time: m.Time | None = None


class Doubts:
    """Follows one question; `groups` are the sets of leaves that together leave one statement open."""

    def __init__(self, proofs):
        self.proofs = proofs
        self.s, self.book, self.program = proofs.s, proofs.book, proofs.program
        self.groups: list[list[Leaf]] = []
        self.conflicts: dict[tuple, Conflict] = {}  # amounts to which two clauses give different values
        self.seen: set[tuple] = set()

    # ---- what an answer shows
    def of_statement(self, s: m.Statement, asked: str, args: tuple) -> tuple[Node, ...]:
        return self.collected(self.statement(s, asked, args, 0))

    def of_condition(self, cond: m.Cond, env: dict) -> tuple[Node, ...]:
        return self.collected(self.condition(cond, env, 0))

    def of_term(self, term: m.Term) -> tuple[Node, ...]:
        return self.collected(self.term(term, {}, 0))

    def of_figures(self, term: m.Term) -> tuple[Node, ...]:
        """Figures of counters that a position leaves out, where a value is built from them."""
        return self.collected(self.unstated(term, {}, 0))

    def collected(self, leaves: list[Leaf]) -> tuple[Node, ...]:
        self.seen.clear()
        leaves = list(dict.fromkeys(leaves))
        leaves = [x for x in leaves if len(set(x.args)) == len(x.args)] or leaves  # what a unit does to itself is beside the point
        if leaves:
            self.groups.append(leaves)
        return tuple(Node(self.text(leaf), NOT_STATED, "unknown") for leaf in leaves)

    def missing(self) -> tuple[Missing, ...]:
        """The most telling first: what leaves a statement open all by itself, then what does so together with little else."""
        least: dict[Leaf, int] = {}
        for group in self.groups:
            for leaf in group:
                least[leaf] = min(least.get(leaf, len(group)), len(group))
        ranked = sorted(least, key=lambda leaf: (least[leaf], self.vague(leaf)))
        return tuple(Missing(self.text(leaf, asked=True), leaf.name, tuple(None if a == UNSETTLED else a for a in leaf.args),
                             self.book.words[leaf.name].clause) for leaf in ranked)

    @staticmethod
    def vague(leaf: Leaf) -> bool:
        """Is it about somebody nobody named?"""
        return any(a is None or is_anonymous(a) for a in leaf.args)

    def text(self, leaf: Leaf, asked: bool = False) -> str:
        word = self.book.words[leaf.name]
        args = tuple(a if a is not None or word.value and i == len(word.params) else someone(p) for i, (a, p) in enumerate(
            zip(leaf.args, [*(p.sort for p in word.params), word.value])))
        whether = "whether " if asked else ""
        if word.kind == "table":
            absent = f", not printed: {word.table.absent}" if word.table.absent else ""
            return f"the table {word.name.replace('_', ' ')}{absent}"
        if word.kind == "throw":
            return say.noun(self.book, leaf.name, args)
        if leaf.time is not None:
            return f"{whether}{say.deed(self.book, leaf.name, args, 'did')} {self.proofs.when(leaf.time)}".strip()
        if leaf.name == "now":
            return "which phase it is"
        if word.value and len(args) == len(word.params):
            return say.relation(self.book, leaf.name, (*args, "?"))
        return whether + say.relation(self.book, leaf.name, args)

    # ---- statements
    def statement(self, s: m.Statement, asked: str, args: tuple, depth: int) -> list[Leaf]:
        key = (s.key, s.kind, asked, args)
        if depth > DEEP or key in self.seen:
            return []
        self.seen.add(key)
        env, found = self.proofs.env_of(s, args), []
        for alternative in s.body.alternatives:
            inner = self.proofs.witness(s, alternative, env, "p")
            if inner is not None:
                found += [leaf for c in alternative for leaf in self.condition(c, inner, depth + 1)]
                for group in s.body.unless:
                    found += self.group(group, inner, depth + 1)
                break
        for e in self.program.lifting(s, asked):
            certain, possible = self.s.live(e, asked, args)
            if possible and not certain:
                found += self.statement(e, asked, args, depth + 1)
        return found

    def group(self, group: tuple[m.Cond, ...], env: dict, depth: int) -> list[Leaf]:
        """An `unless` that may apply."""
        inner = self.proofs.witness(m.Statement("define", None, m.Body((group,))), group, env, "p")
        return [] if inner is None else [leaf for c in group for leaf in self.condition(c, inner, depth)]

    # ---- conditions
    def condition(self, cond: m.Cond, env: dict, depth: int) -> list[Leaf]:
        match cond:
            case m.Holds(atom):
                return self.relation(atom.name, self.proofs.args_of(atom.name, atom.args, env), depth)
            case m.Did(atom, time):
                return self.deed(atom.name, self.proofs.args_of(atom.name, atom.args, env), time)
            case m.Compare(_, left, right):
                return self.compared(left, right, env, depth)
            case m.IsOne(term, of):
                value = self.proofs.value(term, env)
                linked = cond.link and isinstance(value, str)
                return self.term(term, env, depth) + (self.relation(cond.link, (value, of[0]), depth) if linked else [])
            case m.Every(vars, where, has):
                used = {v: env[v] for v in env if v not in vars}
                rows = solutions(self.s, where, vars, self.proofs.used(where, used), "p")[:CASES]
                return [leaf for row in rows for c in (*where, has) for leaf in self.condition(c, used | dict(zip(vars, row)), depth)]
        return []

    def compared(self, left: m.Term, right: m.Term, env: dict, depth: int) -> list[Leaf]:
        """`at(U) = H` is open where the place is; other comparisons where a value is."""
        found = []
        for call, other in ((left, right), (right, left)):
            word = self.book.words.get(call.name) if isinstance(call, m.Call) else None
            if word is not None and word.kind in ("given", "derived") and word.value:
                args = self.proofs.args_of(call.name, call.args, env)
                value = self.proofs.value(other, env)
                if None not in args and isinstance(value, str):
                    found += self.relation(call.name, args + (value,), depth)
                    continue
            found += self.term(call, env, depth)
        return found

    def deed(self, name: str, args: tuple, time: m.Time) -> list[Leaf]:
        stated = any(all(a is None or a == r for a, r in zip(args, row)) for row in self.s.fact_rows(name, m.Time(time.kind, time.phase)))
        return [] if stated or not self.s.reach.unsettled_given(f"did:{name}") else [Leaf(name, args, time)]

    def relation(self, name: str, args: tuple, depth: int) -> list[Leaf]:
        word = self.book.words[name]
        if word.kind == "path":
            return self.path(word, {p.var: a for p, a in zip(word.params, args) if a is not None}, depth)
        if word.kind == "table":
            return []
        if word.kind != "derived":
            return self.given(word, args)
        if None in args:
            args = next(iter(self.s.rows(name, args, "p")), args)
        if None in args or depth > DEEP or self.s.holds(name, args)[0]:
            return []
        found = [leaf for d in self.program.on("deny", name) if self.s.live(d, name, args)[1] for leaf in self.statement(d, name, args, depth + 1)]
        ways = [(s, way) for s in self.program.on("define", name) for way in ((args, args[::-1]) if word.both_ways else (args,))
                if self.proofs.fits(s, way)]
        if not any(self.s.live(s, name, way)[0] for s, way in ways):
            best = next(((s, way) for s, way in ways if self.s.live(s, name, way)[1]), None)
            found += self.statement(best[0], name, best[1], depth + 1) if best else []
        return found

    def path(self, word: m.Word, env: dict, depth: int) -> list[Leaf]:
        """Where it begins, else what it might lead to."""
        if any(v not in env for v in variables(word.start)) or depth > DEEP:
            return []
        if Paths(self.s).unseen(word, env) or not isinstance(word.goal, m.Var):
            return self.term(word.start, env, depth)
        return self.group(word.goal_where, env | {word.goal.name: ANOTHER_HEX}, depth + 1)

    def given(self, word: m.Word, args: tuple) -> list[Leaf]:
        if not self.s.reach.unsettled_given(word.name):
            return []
        rows = self.s.fact_rows(word.name)
        if any(all(a is None or a == r for a, r in zip(args, row)) for row in rows):
            return []
        if word.value and args[-1] in (ANOTHER_HEX, None):
            return [Leaf(word.name, args[:-1])]  # not whether it is this one, but which it is
        if word.value and any(row[:-1] == args[:-1] for row in rows):
            return []
        return [Leaf("now", ())] if word.name in ("now", "phase_of") else [Leaf(word.name, args)]

    # ---- values
    def term(self, term: m.Term, env: dict, depth: int) -> list[Leaf]:
        match term:
            case m.Const(value) if value in self.book.words:
                return self.call(value, (), env, depth)
            case m.Call(name, args) if name in self.book.words:
                return self.call(name, args, env, depth)
            case m.Call(_, args):
                return [leaf for a in args for leaf in self.term(a, env, depth)]
            case m.Arith(_, left, right):
                return self.term(left, env, depth) + self.term(right, env, depth)
            case m.Aggregate():
                return self.aggregate(term, env, depth)
        return []

    def call(self, name: str, terms: tuple, env: dict, depth: int) -> list[Leaf]:
        word = self.book.words[name]
        inner = [leaf for t in terms for leaf in self.term(t, env, depth)]
        args = self.proofs.args_of(name, terms, env)
        if inner or None in args or any(isinstance(a, Unknown) for a in args) or depth > DEEP:
            return inner
        value = self.s.evaluation.look(name, args) if word.kind != "path" else None
        if isinstance(value, Conflict):
            self.conflicts[name, args] = value
        if not isinstance(value, Unknown):
            return []
        if word.kind == "amount":
            return self.amount(name, args, depth + 1)
        if word.kind == "derived":
            row = next(iter(self.s.rows(name, args + (None,), "p")), None)
            return self.relation(name, row, depth) if row else []
        return [Leaf(name, args)]

    def amount(self, name: str, args: tuple, depth: int) -> list[Leaf]:
        found = []
        for c in self.s.evaluation.amounts.account(name, args)[1]:
            env = dict(c.env)
            found += [] if c.certain else self.statement(c.statement, name, args, depth)
            found += self.term(c.statement.expr, env, depth) if c.statement.expr is not None else []
        return found

    def unstated(self, term: m.Term | None, env: dict, depth: int) -> list[Leaf]:
        match term:
            case m.Call(name, terms) if name in self.book.words and depth <= DEEP:
                args, word = self.proofs.args_of(name, terms, env), self.book.words[name]
                if word.kind == "table":
                    return [leaf for t in terms for leaf in self.unstated(t, env, depth)]
                if None in args or any(isinstance(a, Unknown) for a in args):
                    return []
                if word.kind == "given":
                    return [Leaf(name, args)] if word.value == "number" and self.s.evaluation.look(name, args) is None else []
                bases = self.s.evaluation.amounts.contributions("set", name, args) if word.kind == "amount" else ()
                return [leaf for c in bases for leaf in self.unstated(c.statement.expr, dict(c.env), depth + 1)]
            case m.Call(_, terms):
                return [leaf for t in terms for leaf in self.unstated(t, env, depth)]
            case m.Arith(_, left, right):
                return self.unstated(left, env, depth) + self.unstated(right, env, depth)
            case m.Aggregate() if term.expr is not None:
                return [leaf for row in self.s.evaluation.cases(term, env).certain
                        for leaf in self.unstated(term.expr, env | dict(zip(term.vars, row)), depth + 1)]
        return []

    def aggregate(self, term: m.Aggregate, env: dict, depth: int) -> list[Leaf]:
        rows, found = self.s.evaluation.cases(term, env), []
        for row in rows.possible[:CASES]:
            found += [leaf for c in term.where for leaf in self.condition(c, env | dict(zip(term.vars, row)), depth)]
        for row in rows.certain if term.expr is not None else ():
            found += self.term(term.expr, env | dict(zip(term.vars, row)), depth)
        return found


def someone(sort: str) -> str:
    return f"some {sort}" if sort else "something"
