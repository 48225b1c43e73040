"""The predicates of one session: made when they are first needed, and which statements went into each.

A predicate lives longer than a position. Who asks about another position finds its rules built, and still has to learn which
statements they consult: that is what pinning goes by."""

from __future__ import annotations

from kb.engine.datalog import Datalog


class Predicates:
    def __init__(self, datalog: Datalog):
        self.datalog = datalog
        self.names: dict[tuple, str] = {}
        self.parts: dict[tuple, set[int]] = {}  # statements that a predicate consults, directly or through others
        self.begin()

    def begin(self) -> None:
        """Nothing is consulted yet."""
        self.consulted: set[int] = set()
        self.met: set[tuple] = set()  # predicates whose statements are counted already
        self.building: list[set[int]] = []

    def get(self, key: tuple, hint: str, make) -> str:
        """The name of a predicate; `make(name)` builds one that is not there yet."""
        if key not in self.names:
            self.build(key, hint, make)
        elif self.building:
            self.building[-1] |= self.parts.get(key, set())
        elif key not in self.met:
            self.met.add(key)
            self.consulted |= self.parts.get(key, set())
        return self.names[key]

    def build(self, key: tuple, hint: str, make) -> None:
        self.names[key] = pred = self.datalog.fresh(hint)
        self.building.append(set())
        try:
            make(pred)
        finally:
            self.parts[key] = found = self.building.pop()
            (self.building[-1] if self.building else self.consulted).update(found)

    def consult(self, statement: int) -> None:
        (self.building[-1] if self.building else self.consulted).add(statement)
