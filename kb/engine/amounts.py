"""Amounts: what clauses set, multiply, add, round and limit, each with what it contributed."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

from kb.engine.flat import variables
from kb.engine.memory import MISSING
from kb.engine.values import (
    Conflict, Contribution, Ratio, Unknown, arithmetic, between, ends, hull, limited, place_of, place_of_odds, ratio_value, round_ends, round_to,
)
from kb.language import model as m


class Amounts:
    def __init__(self, session, evaluation):
        self.s, self.evaluation = session, evaluation
        self.book, self.program = session.book, session.program

    def account(self, name: str, args: tuple) -> tuple[object, tuple[Contribution, ...]]:
        """An amount and what each statement did to it: set, multiply, add, round, limit."""
        key = ("account", name, args)
        found = self.s.memo.recall(key)
        if found is MISSING:
            self.s.memo[key] = found = self.add_up(name, args)
        return found

    def add_up(self, name: str, args: tuple) -> tuple[object, tuple[Contribution, ...]]:
        parts = {kind: self.contributions(kind, name, args) for kind in m.AMOUNT_KINDS}
        value, used = self.base(parts["set"]), list(parts["set"])
        value = None if any(c.certain and self.undefined(c) for c in used) else value
        for kind in m.AMOUNT_KINDS[1:]:
            for c in parts[kind]:
                if value is None:
                    break
                new = self.apply(kind, c, value)
                value = new if c.certain else hull(value, new)
                used.append(replace(c, after=value))
        return self.clamp(name, value), tuple(used)

    def contributions(self, kind: str, name: str, args: tuple) -> list[Contribution]:
        found = []
        for s in self.program.on(kind, name):
            if not self.fits(s, args):
                continue
            certain, possible = self.s.live(s, name, args)
            if possible:
                for value, env in self.values_of(s, name, args, "c" if certain else "p").items():
                    found.append(Contribution(s, value, certain, env=env))
        return found

    def undefined(self, c: Contribution) -> bool:
        """Is it a number that there is not: divided by zero? To leave it out would give another number than the clause's, and cite it.
        What merely has no value (the highest of nothing) changes nothing."""
        return c.value is None and c.statement.expr is not None and self.by_zero(c.statement.expr, dict(c.env))

    def by_zero(self, term: m.Term | None, env: dict) -> bool:
        match term:
            case m.Arith(op, left, right):
                return op == "/" and self.evaluation.number(right, env) == 0 or self.by_zero(left, env) or self.by_zero(right, env)
            case m.Call(name, args) if (word := self.book.words.get(name)) is not None and word.kind == "amount":
                values = tuple(self.evaluation.argument(a, p.sort, env) for a, p in zip(args, word.params))
                value, used = self.account(name, values)
                return value is None and any(self.undefined(c) or c.after is None and c.value is not None and c.statement.kind == "round" for c in used)
        return False

    def fits(self, s: m.Statement, args: tuple) -> bool:
        return all(not isinstance(a, (m.Const, m.Num)) or self.evaluation.term(a, {}) == v for a, v in zip(s.head.args, args))

    def values_of(self, s: m.Statement, name: str, args: tuple, mood: str) -> dict[object, tuple]:
        """The value of a statement's expression, with the first case that gives it; several, when its condition holds in ways that differ."""
        if s.expr is None:
            return {None: ()}
        env = {a.name: v for a, v in zip(s.head.args, args) if isinstance(a, m.Var)}
        if self.evaluation.left_out(s.key):
            return {}
        extra = tuple(v for v in self.spoken_of(s) if v not in env)
        scale = self.scale_word(name)
        if not extra:
            return {self.on_scale(self.evaluation.term(s.expr, env), scale): tuple(env.items())}
        found: dict[object, tuple] = {}
        for row in self.s.statement_rows(s, name, args, extra, mood):
            case = env | dict(zip(extra, row[-len(extra):]))
            found.setdefault(self.on_scale(self.evaluation.term(s.expr, case), scale), tuple(case.items()))
        return dict(sorted(found.items(), key=lambda pair: str(pair[0])))

    def spoken_of(self, s: m.Statement) -> tuple[str, ...]:
        """The variables of an expression that the condition of its statement binds."""
        return self.program.once(("spoken of", s.key, s.kind), lambda: tuple(
            v for v in dict.fromkeys(variables(s.expr)) if v in next(self.s.flattened(s))[1].scope))

    def scale_word(self, name: str) -> m.Word | None:
        word = self.book.words[name]
        scale = self.book.sorts.get(word.value) if word.value else None
        return scale if scale and scale.kind == "scale" else None

    @staticmethod
    def on_scale(value, scale: m.Word | None):
        """Ratios and entries become places when the amount lives on a scale."""
        if isinstance(value, Ratio):
            return place_of_odds(scale, value.value) if scale else value.value
        if scale is not None and isinstance(value, str):
            place = place_of(scale, value)
            return place if place is not None else (place_of_odds(scale, r) if (r := ratio_value(value)) else None)
        return value

    @staticmethod
    def base(sets: list[Contribution]):
        """Exactly one base may remain."""
        certain = {c.value for c in sets if c.certain and c.value is not None}
        maybe = [c.value for c in sets if not c.certain]
        if len(certain) == 1 and not maybe:
            return next(iter(certain))
        if len(certain) > 1:
            return Conflict(tuple(c for c in sets if c.certain))
        if not certain and not maybe:
            return None
        lows = [ends(v)[0] for v in [*certain, *maybe]]
        highs = [ends(v)[1] for v in [*certain, *maybe]]
        if any(v is None or isinstance(v, str) for v in lows + highs):
            return Unknown(maybe_none=not certain)
        return between(min(lows), max(highs), not certain)

    def apply(self, kind: str, c: Contribution, value):
        if isinstance(value, (Conflict, str)):
            return value
        if c.value is None and kind != "round":
            return None if self.undefined(c) else value
        match kind:
            case "multiply":
                value = arithmetic("*", value, c.value)
                return round_ends(value, c.statement.how) if c.statement.how else value
            case "add":
                return arithmetic("+", value, c.value)
            case "round":
                return None if self.undefined(c) else round_to(value, c.statement.how, Fraction(1) if c.value is None else c.value)
            case "limit":
                return limited(value, c.statement.how, c.value)
        raise AssertionError(kind)

    def clamp(self, name: str, value):
        scale = self.scale_word(name)
        if scale is None or isinstance(value, (Conflict, str)) or value is None:
            return value
        top = Fraction(len(scale.members) - 1)
        low, high = (None if e is None else min(max(e, Fraction(0)), top) for e in ends(value))
        low, high = (Fraction(0) if low is None else low), (top if high is None else high)
        return between(low, high, getattr(value, "maybe_none", False))
