"""The one place that touches pyDatalog: programs built from objects, asked behind a guard.

A predicate is handed over to pyDatalog when a join needs it; what needs no join is walked."""

from __future__ import annotations

from itertools import count

from pyDatalog import pyEngine as E
from pyDatalog.Logic import Logic

from kb.engine.walking import TESTS, Body, Predicate, Slot, Walker

SERIAL = count(1)


class CompilerBug(Exception):
    """The engine was handed something it answers silently wrong; never the user's fault."""


class Datalog:
    """One program. It lives in the thread that made it; another thread makes its own."""

    def __init__(self):
        self.serial = next(SERIAL)
        self.names = count(1)
        self.walker = Walker(self.joined)
        self.predicates = self.walker.predicates
        self.handed: set[str] = set()
        self.resolvers: list[str] = []
        self.logic = Logic()

    def fresh(self, hint: str) -> str:
        """A predicate name that pyDatalog takes: letters first, no digit last, unique in the process."""
        return f"{hint}{self.serial}p{next(self.names)}q"

    def declare(self, name: str, arity: int) -> None:
        self.predicates[name] = Predicate(name, arity)

    def rule(self, name: str, args: tuple, body: Body) -> None:
        self.predicates[name].rules.append((args, body))

    def resolver(self, name: str, arity: int, rows, tells: int = TESTS) -> None:
        """`rows(args)` gets a constant or None for each argument and returns tuples of constants."""
        self.predicates[name] = Predicate(name, arity, rows, tells)

    def ask(self, name: str, args: tuple) -> list[tuple]:
        """Rows of constants for the whole literal."""
        return self.walker.ask(name, tuple([None if isinstance(a, Slot) else a for a in args]))

    # ---- pyDatalog
    def joined(self, name: str, args: tuple) -> list[tuple]:
        """Rows for which rules hold that join; None is free. The guard makes asking from inside a resolver safe."""
        Logic.tl.logic = self.logic
        self.hand_over(name)
        t = Logic.tl.logic
        kept = t.Tasks, t.Recursive_Tasks, t.Recursive, t.Subgoals, t.Goal
        try:
            rows = literal(name, tuple([Slot(f"A{i}") if a is None else a for i, a in enumerate(args)])).ask()
        finally:
            t.Tasks, t.Recursive_Tasks, t.Recursive, t.Subgoals, t.Goal = kept
        if rows is True:
            raise CompilerBug(f"{name} has an unsafe rule")
        return rows

    def hand_over(self, name: str) -> None:
        """With all that its rules speak of."""
        if name in self.handed:
            return
        self.handed.add(name)
        predicate = self.predicates[name]
        if predicate.function is not None:
            self.hand_over_function(predicate)
            return
        E.insert(E.Pred(name, predicate.arity))
        for args, body in predicate.rules:
            for inner, _, _ in body:
                self.hand_over(inner)
            E.assert_(E.Clause(literal(name, args), [literal(("~" if negated else "") + n, a) for n, a, negated in body]))

    def hand_over_function(self, predicate: Predicate) -> None:
        rows = predicate.function

        def resolve(*terms):
            return list(rows(tuple([t.id if t.is_const() else None for t in terms])))

        key = f"{predicate.name}/{predicate.arity}"
        self.resolvers.append(key)
        E.Python_resolvers[key] = resolve

    def close(self) -> None:
        """Resolvers are process-wide: a program takes its own with it."""
        for key in self.resolvers:
            E.Python_resolvers.pop(key, None)
        self.resolvers.clear()

    def __del__(self):
        self.close()


def literal(name: str, args: tuple):
    return E.Literal(name, [E.Var(str(a)) if isinstance(a, Slot) else E.Const(a) for a in args])
