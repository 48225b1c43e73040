"""The one place that touches pyDatalog: programs built from objects, asked behind a guard."""

from __future__ import annotations

from itertools import count

from pyDatalog import pyEngine as E
from pyDatalog.Logic import Logic

SERIAL = count(1)


class CompilerBug(Exception):
    """The engine was handed something it answers silently wrong; never the user's fault."""


class Datalog:
    """One program. It lives in the thread that made it; another thread makes its own."""

    def __init__(self):
        self.serial = next(SERIAL)
        self.names = count(1)
        self.resolvers: list[str] = []
        self.logic = Logic()

    def fresh(self, hint: str) -> str:
        """A predicate name that pyDatalog takes: letters first, no digit last, unique in the process."""
        return f"{hint}{self.serial}p{next(self.names)}q"

    def declare(self, name: str, arity: int) -> None:
        self.switch()
        E.insert(E.Pred(name, arity))

    def fact(self, name: str, args: tuple) -> None:
        self.switch()
        E.assert_(E.Clause(literal(name, args), []))

    def retract(self, name: str, args: tuple) -> None:
        self.switch()
        E.retract(E.Clause(literal(name, args), []))

    def rule(self, name: str, args: tuple, body: list[tuple[str, tuple, bool]]) -> None:
        self.switch()
        E.assert_(E.Clause(literal(name, args), [literal(("~" if neg else "") + n, a) for n, a, neg in body]))

    def resolver(self, name: str, arity: int, rows) -> None:
        """`rows(args)` gets a constant or None for each argument and yields tuples of constants."""

        def resolve(*terms):
            return list(rows(tuple(t.id if t.is_const() else None for t in terms)))

        key = f"{name}/{arity}"
        self.resolvers.append(key)
        E.Python_resolvers[key] = resolve

    def ask(self, name: str, args: tuple) -> list[tuple]:
        """Rows of constants for the whole literal. The guard makes asking from inside a resolver safe."""
        self.switch()
        t = Logic.tl.logic
        kept = t.Tasks, t.Recursive_Tasks, t.Recursive, t.Subgoals, t.Goal
        try:
            rows = literal(name, args).ask()
        finally:
            t.Tasks, t.Recursive_Tasks, t.Recursive, t.Subgoals, t.Goal = kept
        if rows is True:
            raise CompilerBug(f"{name} has an unsafe rule")
        return rows

    def switch(self) -> None:
        Logic.tl.logic = self.logic

    def close(self) -> None:
        """Resolvers are process-wide: a program takes its own with it."""
        for key in self.resolvers:
            E.Python_resolvers.pop(key, None)
        self.resolvers.clear()

    def __del__(self):
        self.close()


class Slot(str):
    """A variable of a rule; every other argument is a constant."""


def literal(name: str, args: tuple):
    return E.Literal(name, [E.Var(str(a)) if isinstance(a, Slot) else E.Const(a) for a in args])
