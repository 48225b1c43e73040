"""Rules that only look up, one literal after the other, are walked; the engine is asked where derived relations have to be joined.

A predicate is a function of Python (givens, comparisons, the map, …) or has rules over other predicates. For the arguments that are known a
rule is a walk when every literal of its body, at its turn, is a question of yes or no or one for rows that are simply listed."""

from __future__ import annotations

from collections.abc import Callable

Row = tuple
Body = list[tuple[str, tuple, bool]]  # predicates, their arguments, negated or not

TESTS, VALUES, ROWS = range(3)  # what a function tells by itself: yes or no, also its last argument from the others, also any rows


class Slot(str):
    """A variable of a rule; every other argument is a constant."""


class Predicate:
    __slots__ = ("name", "arity", "function", "tells", "rules")

    def __init__(self, name: str, arity: int, function: Callable[[Row], list[Row]] | None = None, tells: int = TESTS):
        self.name, self.arity, self.function, self.tells = name, arity, function, tells
        self.rules: list[tuple[tuple, Body]] = []

    def lists(self, free: list[int]) -> bool:
        """Can it be asked for these arguments without a join?"""
        return self.tells == ROWS or self.tells == VALUES and free == [self.arity - 1]


class Step:
    """A literal at its turn: what to ask, with what, and which variables the answer gives."""

    __slots__ = ("rows", "terms", "negated", "found")

    def __init__(self, rows: Callable, terms: list[tuple[bool, object]], negated: bool, found: list[tuple[int, int]]):
        self.rows, self.terms, self.negated, self.found = rows, terms, negated, found


class Walk:
    """One rule, for one choice of known arguments. Variables are places in a list of values."""

    __slots__ = ("constants", "taken", "same", "steps", "head", "size")

    def __init__(self, args: tuple, pattern: str, places: dict[str, int]):
        self.constants = [(i, a) for i, a in enumerate(args) if pattern[i] == "b" and not isinstance(a, Slot)]
        self.taken: list[tuple[int, int]] = []  # argument → variable
        self.same: list[tuple[int, int]] = []  # arguments that stand for a variable which is taken already
        for i, a in enumerate(args):
            if isinstance(a, Slot) and pattern[i] == "b":
                (self.same if a in places else self.taken).append((i, places.setdefault(a, len(places))))
        self.steps: list[Step] = []

    def close(self, args: tuple, places: dict[str, int]) -> None:
        self.head, self.size = located(args, places), len(places)

    def cases(self, args: Row) -> list[list]:
        """The values of the variables, for each case in which the rule holds."""
        for i, constant in self.constants:
            if args[i] != constant:
                return []
        values = [None] * self.size
        for i, variable in self.taken:
            values[variable] = args[i]
        for i, variable in self.same:
            if args[i] != values[variable]:
                return []
        return self.follow(0, values)

    def follow(self, begin: int, values: list) -> list[list]:
        for number in range(begin, len(self.steps)):
            step = self.steps[number]
            rows = step.rows(tuple([values[x] if is_variable else x for is_variable, x in step.terms]))
            if (not rows) is not step.negated:
                return []
            if step.found:
                if len(rows) > 1:
                    return [case for row in rows for case in self.follow(number + 1, put(list(values), step.found, row))]
                put(values, step.found, rows[0])
        return [values]

    def row(self, values: list) -> Row:
        return tuple([values[x] if is_variable else x for is_variable, x in self.head])


def located(terms: tuple, places: dict[str, int]) -> list[tuple[bool, object]]:
    """Variables as places, constants as they are; what is not known yet is asked for with None."""
    return [(True, places[a]) if a in places else (False, None) if isinstance(a, Slot) else (False, a) for a in terms]


def put(values: list, found: list[tuple[int, int]], row: Row) -> list:
    for i, variable in found:
        values[variable] = row[i]
    return values


class Walker:
    """The predicates of one program, and the walks that were found for them."""

    def __init__(self, join: Callable[[str, Row], list[Row]]):
        self.join = join  # asks the engine
        self.predicates: dict[str, Predicate] = {}
        self.walks: dict[tuple[str, str], list[Walk] | None] = {}

    def ask(self, name: str, args: Row) -> list[Row]:
        """The rows that agree with what is known; None is free."""
        predicate = self.predicates[name]
        if predicate.function is not None:
            return list(predicate.function(args))
        walks = self.walk(name, "".join(["f" if a is None else "b" for a in args]))
        if walks is None:
            return self.join(name, args)
        if None not in args:
            return [args] if any(walk.cases(args) for walk in walks) else []
        return list({walk.row(values): None for walk in walks for values in walk.cases(args)})

    def walk(self, name: str, pattern: str) -> list[Walk] | None:
        """A walk for each rule of a predicate; None where one of them needs a join."""
        key = name, pattern
        if key not in self.walks:
            walks = [self.walk_of(args, body, pattern) for args, body in self.predicates[name].rules]
            self.walks[key] = None if None in walks else walks
        return self.walks[key]

    def walk_of(self, args: tuple, body: Body, pattern: str) -> Walk | None:
        places: dict[str, int] = {}
        walk = Walk(args, pattern, places)
        for name, terms, negated in body:
            step = self.step(name, terms, negated, places)
            if step is None:
                return None
            walk.steps.append(step)
        if any(isinstance(a, Slot) and a not in places for a in args):
            return None
        walk.close(args, places)
        return walk

    def step(self, name: str, terms: tuple, negated: bool, places: dict[str, int]) -> Step | None:
        predicate = self.predicates[name]
        free = [i for i, a in enumerate(terms) if isinstance(a, Slot) and a not in places]
        if free and (negated or not predicate.lists(free)):
            return None
        asked = located(terms, places)
        found = [(i, places.setdefault(terms[i], len(places))) for i in free]
        return Step(predicate.function or self.asking(name), asked, negated, found)

    def asking(self, name: str) -> Callable:
        """Whether a predicate with rules holds, everything being known."""
        walks = self.walk(name, "b" * self.predicates[name].arity)
        return (lambda args: self.join(name, args)) if walks is None else lambda args: any(walk.cases(args) for walk in walks)
