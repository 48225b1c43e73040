"""The parts of a proof that explain numbers and paths."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

from kb.answers import sentences as say
from kb.answers.model import Node
from kb.engine.cuts import best_try, wall
from kb.engine.flat import variables
from kb.engine.paths import Paths, Way
from kb.engine.values import Conflict, Unknown
from kb.language import model as m
from kb.language.cells import matches

DEEP = 12


class NumberProofs:
    """Amounts, tables and sums with everything that went into them."""

    def term_nodes(self, term: m.Term, env: dict, depth: int) -> list[Node]:
        match term:
            case m.Call(name, args) if name in self.book.words and self.book.words[name].kind == "amount":
                values = self.args_of(name, args, env)
                return [] if None in values or depth > DEEP else [self.amount(name, values, depth)]
            case m.Call(name, args) if name in self.book.words and self.book.words[name].kind in ("given", "throw"):
                values = self.args_of(name, args, env)
                value = None if None in values else self.s.evaluation.look(name, values)
                if value is None or isinstance(value, Unknown):
                    return []
                return [Node(say.relation(self.book, name, values + (value,)) if self.book.words[name].kind == "given"
                             else f"{say.noun(self.book, name, values)} is {say.number(value)}", "given", "given")]
            case m.Call(name, args) if name in self.book.words and self.book.words[name].kind == "table":
                keys = tuple(self.s.evaluation.argument(a, p.sort, env) for a, p in zip(args, self.book.words[name].params))
                return [self.table(name, keys, [n for a in args for n in self.term_nodes(a, env, depth + 1)])]
            case m.Call(_, args):
                return [n for a in args for n in self.term_nodes(a, env, depth)]
            case m.Arith(_, left, right):
                return self.term_nodes(left, env, depth) + self.term_nodes(right, env, depth)
            case m.Aggregate():
                return self.cases(term, env, depth)
            case m.Const(value) if value in self.program.figures:
                figure = self.program.figures[value]
                self.cited[figure.clause] = None
                return [Node(f"{say.called(self.book, value)} is {say.show(self.book, self.s.evaluation.look(value, ()))}", figure.clause, "value", minor=True)]
        return []

    def table(self, name: str, keys: tuple, children: list[Node]) -> Node:
        word = self.book.words[name]
        value = Unknown() if any(isinstance(k, Unknown) for k in keys) else self.s.evaluation.look(name, keys)
        if word.clause:
            self.cited[word.clause] = None
        shown = ", ".join(say.show(self.book, k) for k in keys)
        mark = next((f", {kind} in print" for pattern, kind in word.table.marks if all(matches(p, k) for p, k in zip(pattern, keys))), "")
        return Node(f"{say.called(self.book, name)} at {shown}: {say.show(self.book, value)}{mark}", word.clause or "table", "table", tuple(children))

    def cases(self, term: m.Aggregate, env: dict, depth: int) -> list[Node]:
        nodes = []
        for row in self.s.evaluation.cases(term, env).certain:
            inner = env | dict(zip(term.vars, row))
            shown = ", ".join(say.show(self.book, v) for v in row)
            if term.expr is not None and self.s.evaluation.each(term, env, row) is None:
                nodes.append(Node(f"{shown} brings nothing to it", "", "absent"))
                continue
            if term.expr is not None:
                nodes += self.term_nodes(term.expr, inner, depth + 1) or [Node(self.term_text(term.expr, inner), "", "value")]
            nodes.append(Node(f"{shown} counts", "", "value", self.counted(term, inner, depth + 1), minor=True))
        return nodes

    def counted(self, term: m.Aggregate, env: dict, depth: int) -> tuple[Node, ...]:
        """Why a case counts."""
        if depth > DEEP:
            return ()
        found = self.witness(m.Statement("define", None, m.Body((term.where,))), term.where, env)
        nodes = (self.condition(c, found, depth) for c in term.where) if found is not None else ()
        return tuple(n for n in nodes if n is not None)

    # ---- amounts
    def amount(self, name: str, args: tuple, depth: int = 0) -> Node:
        value, parts = self.s.evaluation.amounts.account(name, args)
        text = f"{say.noun(self.book, name, args)} is {say.measured(self.book, name, value)}"
        if value is None:
            text = f"{say.noun(self.book, name, args)} has no value here"
        if isinstance(value, Conflict):
            text = f"{say.noun(self.book, name, args)} has two values"
        before = [None, *(c.value if c.statement.kind == "set" else c.after for c in parts)]
        children = tuple(idle(self.contribution(name, args, c, depth + 1), c, was) for c, was in zip(parts, before))
        return Node(text, "", "sum", children)

    def contribution(self, name: str, args: tuple, c, depth: int) -> Node:
        s, scale = c.statement, say.amount_scale(self.book, name)
        shown = say.show(self.book, c.value, scale if s.kind in ("set", "limit") else None)
        text = {
            "set": f"starts at {shown}",
            "add": f"minus {shown[1:]}" if isinstance(c.value, Fraction) and c.value < 0 else f"plus {shown}",
            "multiply": "halved" if c.value == Fraction(1, 2) else f"times {shown}",
            "round": f"rounded {s.how}",
            "limit": f"at {s.how} {shown}",
        }[s.kind]
        if s.kind == "multiply" and s.how:
            text += f", rounded {s.how}"
        if c.after is not None and s.kind != "set":
            text += f", giving {say.show(self.book, c.after, scale)}"
        text = text if c.certain else f"perhaps {text}"
        env = dict(c.env) or self.env_of(s, args)
        children = self.statement(s, name, args, depth, env) if depth <= DEEP and c.certain else ()
        if s.expr is not None and depth <= DEEP:
            children += tuple(self.term_nodes(s.expr, env, depth)) if all(v in env for v in variables_outside(s.expr)) else ()
        idle = c.value is None if s.kind == "set" else s.kind == "add" and (c.value is None or c.value == 0)
        return Node(text, self.cite(s), "clause", children, minor=idle)


def idle(node: Node, contribution, before) -> Node:
    """A bound that binds nothing here is left to the long view."""
    kept = contribution.statement.kind != "limit" or before is None or contribution.after != before
    return node if kept else replace(node, minor=True)


class PathProofs:
    """Paths step by step, or what shuts them in."""

    # ---- paths
    def path(self, name: str, args: tuple, absent: bool, depth: int) -> Node:
        """The steps of a path that exists, or the clauses that shut in one that does not."""
        text = say.way(self.book, name, args, not absent)
        if absent:
            word = self.book.words[name]
            walls = self.nowhere(word, args) or self.goal_shut(word, args) or self.walls(name, args)
            return Node(text, walls[0].cite if walls else "", "path", walls)
        way = Paths(self.s).found(name, args)
        steps = self.steps(self.book.words[name], args, way, depth + 1) if way else ()
        steps += self.arrival(self.book.words[name], args, way.hexes[-1], depth + 1) if way else ()
        cite = next((n.cite for n in steps if n.cite), "")
        return Node(f"{text}: {' '.join(way.hexes)}" if way else text, cite, "path", steps)

    def steps(self, word: m.Word, args: tuple, way: Way, depth: int) -> tuple[Node, ...]:
        paths, nodes = Paths(self.s), []
        env = paths.env(word, args)
        for here, there, index, number in way.steps():
            leg = word.legs[index]
            step_args = paths.step_args(leg, env, here, there, number)
            permit = next((s for s in self.program.norms("permit", leg.step.name) if self.s.live(s, leg.step.name, step_args)[0]), None)
            if permit is not None and depth <= DEEP:
                nodes.append(Node(say.deed(self.book, leg.step.name, step_args, "may"), self.cite(permit), "path",
                                  self.statement(permit, leg.step.name, step_args, depth + 1)))
        return tuple(nodes)

    def arrival(self, word: m.Word, args: tuple, last: str, depth: int) -> tuple[Node, ...]:
        """Why the last hex is a goal."""
        env = Paths(self.s).env(word, args) | ({word.goal.name: last} if isinstance(word.goal, m.Var) else {})
        goal = m.Statement("define", None, m.Body((word.goal_where,)))
        found = self.witness(goal, word.goal_where, env) if word.goal_where else None
        nodes = (self.condition(c, found, depth) for c in word.goal_where) if found is not None else ()
        return tuple(n for n in nodes if n is not None)

    def nowhere(self, word: m.Word, args: tuple) -> tuple[Node, ...]:
        """A path that has nothing to lead to."""
        paths = Paths(self.s)
        if paths.goals(word, args) != []:
            return ()
        env = paths.env(word, args)
        asked = [(c.atom.name, self.args_of(c.atom.name, c.atom.args, env)) for c in word.goal_where if isinstance(c, m.Holds) and not c.negated]
        wanting = [(name, row) for name, row in asked if None in row and self.book.words[name].kind != "path" and not self.s.rows(name, row)]
        texts = [say.none_of(self.book, name, row) for name, row in wanting[:1] or [pair for pair in asked if None in pair[1]]]
        if word.clause:
            self.cited[word.clause] = None
        return (Node(" and ".join(texts) or "there is nothing it could lead to", word.clause, "absent"),)

    def goal_shut(self, word: m.Word, args: tuple) -> tuple[Node, ...]:
        """A hex that clauses forbid to enter, whichever way one comes."""
        paths, leg = Paths(self.s), word.legs[-1]
        env = paths.env(word, args)
        goal, start = paths.goal(word, env), paths.begin(word, env)
        if goal is None or start is None or goal == start:
            return ()
        params = self.book.words[leg.step.name].params
        from_, to = [i for i, p in enumerate(params) if p.sort == "hex"][-2:]
        number = self.s.grid.distance(start, goal)
        steps = [paths.step_args(leg, env, here, goal, number) for here in self.s.grid.neighbours(goal)]
        forbids = [s for s in self.program.norms("forbid", leg.step.name) if all(self.s.live(s, leg.step.name, step)[0] for step in steps)]
        aside = {from_, *(i for i, p in enumerate(params) if p.sort == "number")}
        of_goal = [s for s in forbids if to in (places := self.s.projection(s, 99, leg.step.name)) and not aside & set(places)]
        if not of_goal or not steps:
            return ()
        nearest = min(steps, key=lambda step: self.s.grid.distance(start, step[from_]))
        return tuple(Node(say.deed(self.book, leg.step.name, nearest, "may not"), self.cite(s), "clause",
                          self.statement(s, leg.step.name, nearest, 1)) for s in of_goal)

    def walls(self, name: str, args: tuple) -> tuple[Node, ...]:
        """One forbidden step for each clause that has a part in shutting the path in: of the smallest wall, where it can be told,
        else of the way that comes nearest to being open."""
        paths, word = Paths(self.s), self.book.words[name]
        env, found = paths.env(word, args), {}
        named = paths.goal(word, env) is not None
        steps = [] if named else [(a, b, 0, 1) for a, b in wall(paths, word, args)]
        for step in steps or best_try(paths, word, args) or self.edge_of_reach(paths, name, args):
            self.barrier(paths, word, env, step, found)
        return tuple(found.values())

    def barrier(self, paths: Paths, word: m.Word, env: dict, step: tuple[str, str, int, int], found: dict[str, Node]) -> None:
        """What forbids a step; where nothing does, what would permit it and fails."""
        here, there, index, number = step
        leg = word.legs[index]
        args = paths.step_args(leg, env, here, there, number)
        text = say.deed(self.book, leg.step.name, args, "may not")
        forbids = paths.of_kind(paths.like(word, leg, env), "forbids", here, there, number, lambda: [
            s for s in self.program.norms("forbid", leg.step.name) if self.s.live(s, leg.step.name, args)[0]])
        for s in forbids:
            if s.cite not in found:
                found[s.cite] = Node(text, self.cite(s), "clause", self.statement(s, leg.step.name, args, 1))
        if not forbids and not paths.stands("permit", leg.step.name, args):
            for s in self.program.in_force(self.program.norms("permit", leg.step.name), self.s.choice):
                if s.cite not in found:
                    found[s.cite] = Node(text, self.cite(s), "clause", self.failing(s, args, 1))

    def edge_of_reach(self, paths: Paths, name: str, args: tuple) -> list[tuple[str, str, int, int]]:
        """The steps out of what can be reached, each with its number on the way."""
        states = paths.explore(name, args)
        reached = {state.hex for state in states}
        return [(state.hex, there, state.leg, state.steps + 1) for state in sorted(states, key=lambda s: (s.steps, s.hex))
                for there in self.s.grid.neighbours(state.hex) if there not in reached][:60]


def variables_outside(term: m.Term) -> list[str]:
    """Variables an expression needs from outside (an aggregate's own do not count)."""
    match term:
        case m.Aggregate(_, expr, own, where):
            inner = set(own) | {v for c in where for v in variables(c)}
            return [v for v in (variables(expr) if expr is not None else []) if v not in inner]
        case m.Arith(_, left, right):
            return variables_outside(left) + variables_outside(right)
        case m.Call(_, args):
            return [v for a in args for v in variables_outside(a)]
    return variables(term)
