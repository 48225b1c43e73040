"""Why not: where a clause that might have applied fails, and what takes a relation away."""

from __future__ import annotations

from dataclasses import replace

from kb.answers import aloud
from kb.answers import sentences as say
from kb.answers.model import Node
from kb.language import model as m

DEEPEST = 4
NOT_OPS = {"=": "is not", "!=": "is", "<": "is not less than", "<=": "is more than", ">": "is not more than", ">=": "is less than"}


class WhyNot:
    """The failing side of a proof."""

    def failing(self, s: m.Statement, args: tuple, depth: int = 0) -> tuple[Node, ...]:
        """What keeps a statement from applying: the first condition that fails, or the `unless` that holds."""
        env = self.env_of(s, args)
        shortfalls = [self.shortfall(alternative, env) for alternative in s.body.alternatives]
        if None in shortfalls:
            return self.taken_away(s, s.body.alternatives[shortfalls.index(None)], env, depth)
        _, cond, found = max(shortfalls, key=lambda short: short[0])
        self.note_absent((cond,), found)
        return (self.fails(cond, found, depth),)

    def shortfall(self, conds: tuple[m.Cond, ...], env: dict) -> tuple[int, m.Cond, dict] | None:
        """How many conditions hold together, the first that fails after them, and the case in which they hold."""
        for length in range(len(conds), -1, -1):
            found = self.witness(m.Statement("permit", None, m.Body((conds[:length],))), conds[:length], env)
            if found is not None:
                return None if length == len(conds) else (length, conds[length], found)
        return 0, conds[0], env

    def taken_away(self, s: m.Statement, alternative: tuple[m.Cond, ...], env: dict, depth: int) -> tuple[Node, ...]:
        """All conditions hold, and so does an `unless`."""
        found = self.witness(m.Statement("permit", s.head, m.Body((alternative,))), alternative, env)
        for group in s.body.unless:
            inner = self.witness(m.Statement("permit", None, m.Body((group,))), group, found or env)
            if inner is not None:
                return tuple(n for c in group if (n := self.condition(c, inner, depth + 1)) is not None)
        return ()

    def unmet(self, group: tuple[m.Cond, ...], env: dict, depth: int) -> tuple[Node, ...]:
        """An `unless` that does not help: what is wanting."""
        short = self.shortfall(group, env)
        if short is None or depth > DEEPEST:
            return ()
        return (self.fails(short[1], short[2], depth),)

    def fails(self, cond: m.Cond, env: dict, depth: int = 0) -> Node:
        match cond:
            case m.Holds(atom, negated):
                return self.lacks(atom, negated, env, depth)
            case m.Did(atom, time, negated):
                args = self.args_of(atom.name, atom.args, env)
                args = self.done(atom.name, args, time) if negated else args
                text = say.deed(self.book, atom.name, args, "did" if negated else "did not")
                return Node(f"{text} {self.when(time)}".strip(), "given" if negated else "", "given" if negated else "absent")
            case m.Compare(op) if (looked := aloud.looked_up(self.book, cond)) is not None and op in ("=", "!="):
                call, other = looked
                args = (*self.args_of(call.name, call.args, env), self.value(other, env))
                nobody = None in args[:-1] or args[-1] is None and op == "="
                text = say.none_of(self.book, call.name, args) if nobody else say.relation(self.book, call.name, args, op == "!=")
                return Node(text, "", "absent")
            case m.Compare(op, left, right):
                shown = [self.with_value(t, self.term_text(t, env), self.value(t, env)) for t in (left, right)]
                return Node(f"{shown[0]} {NOT_OPS[op]} {shown[1]}", "", "absent", tuple(
                    n for t in (left, right) for n in self.term_nodes(t, env, depth + 1)))
            case m.IsOne(term, of, negated) if cond.link:
                constants = " or ".join(say.show(self.book, c) for c in of)
                return Node(say.relation(self.book, cond.link, (self.value(term, env), constants), negated), "", "absent")
            case m.Every():
                return self.not_every(cond, env, depth)
        return Node("a condition does not hold", "", "absent")

    def lacks(self, atom: m.Atom, negated: bool, env: dict, depth: int) -> Node:
        args = self.args_of(atom.name, atom.args, env)
        word = self.book.words[atom.name]
        if word.kind == "path":
            return self.path(atom.name, args, not negated, 0)
        if negated:
            return self.relation(atom.name, args if None not in args else next(iter(self.s.rows(atom.name, args)), args), depth)
        if None in args:
            return Node(say.none_of(self.book, atom.name, args), "", "absent")
        reasons = self.reasons(word, args, depth + 1) if word.kind == "derived" and depth < DEEPEST else ()
        text = say.relation(self.book, atom.name, args, False)
        if len(reasons) == 1 and reasons[0].text == text:
            return replace(reasons[0], kind="absent")
        return Node(text, reasons[0].cite if reasons else "", "absent", reasons)

    def reasons(self, word: m.Word, args: tuple, depth: int) -> tuple[Node, ...]:
        """The clause that takes a relation away, or the one that came nearest to giving it."""
        for d in self.program.on("deny", word.name):
            if self.fits(d, args) and self.s.live(d, word.name, args)[0]:
                return (Node(say.relation(self.book, word.name, args, False), self.cite(d), "clause", self.statement(d, word.name, args, depth)),)
        nearest = [(s, self.failing(s, way, depth)) for s in self.program.in_force(self.program.on("define", word.name), self.s.choice)
                   for way in ((args, args[::-1]) if word.both_ways else (args,)) if self.fits(s, way)]
        nearest = [(s, nodes) for s, nodes in nearest if nodes]
        if not nearest:
            return ()
        # what shuts a way in tells most: no condition beside it would have to be so far from holding
        s, nodes = max(nearest, key=lambda pair: (pair[1][0].kind == "path", self.progress(pair[0], args), bool(pair[1][0].cite)))
        return tuple(n if n.cite else replace(n, cite=self.cite(s)) for n in nodes)

    def progress(self, s: m.Statement, args: tuple) -> int:
        """How far the conditions of a statement hold: the one that fails last tells most."""
        shortfalls = [self.shortfall(alternative, self.env_of(s, args)) for alternative in s.body.alternatives]
        return max(len(a) if short is None else short[0] for a, short in zip(s.body.alternatives, shortfalls))

    def not_every(self, cond: m.Every, env: dict, depth: int) -> Node:
        """The first case for which it does not hold."""
        inner = {v: value for v, value in env.items() if v not in cond.vars}
        for row in self.cases_of(cond, inner):
            case = inner | dict(zip(cond.vars, row))
            if self.shortfall((cond.has,), case) is not None:
                return self.fails(cond.has, case, depth)
        return Node("it does not hold for each of them", "", "absent")
