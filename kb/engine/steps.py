"""Single steps of a path: whether clauses let one be made, what it costs, and whether it ends the path.

What is to be known of a step is asked once for all that are alike (`alike.py`): a map has thousands of steps, and few kinds of them."""

from __future__ import annotations

from fractions import Fraction

from kb.engine.alike import HERE, NUMBER, THERE, Alike, NotAlike
from kb.engine.flat import variables
from kb.engine.solving import solutions
from kb.engine.values import Unknown
from kb.language import model as m


class Steps:
    """The steps of one session, each asked about by itself or by its kind."""

    def __init__(self, session):
        self.s, self.book, self.program = session, session.book, session.program

    def may_step(self, name: str, args: tuple, mood: str = "c") -> bool:
        """A step is open when a clause permits it and none forbids it; possibly open, when that may be so."""
        key = ("step", name, args, mood)
        if key not in self.s.memo:
            maybe = mood == "p"
            self.s.memo[key] = self.stands("permit", name, args, maybe) and not self.stands("forbid", name, args, not maybe)
        return self.s.memo[key]

    def stands(self, kind: str, name: str, args: tuple, possible: bool = False) -> bool:
        return any(self.s.live(s, name, args)[1 if possible else 0] for s in self.program.norms(kind, name))

    def price(self, leg: m.Leg, env: dict, mood: str = "c") -> Fraction | None:
        """What a step costs; None when the book gives it no price, or none that is certain."""
        if leg.costing is None:
            return Fraction(1)
        value = self.s.evaluation.term(leg.costing, env)
        if isinstance(value, Unknown):
            return value.high if mood == "c" else value.low or Fraction(0)
        return Fraction(value) if isinstance(value, (int, Fraction)) else None

    def step_args(self, leg: m.Leg, env: dict, here: str, there: str, number: int) -> tuple:
        """The step's arguments: what the path binds, then from, to, and the number of the step if it has one."""
        word = self.book.words[leg.step.name]
        hexes = [i for i, p in enumerate(word.params) if p.sort == "hex"][-2:]
        out = []
        for i, term in enumerate(leg.step.args):
            if i == hexes[0]:
                out.append(here)
            elif i == hexes[1]:
                out.append(there)
            elif word.params[i].sort == "number" and isinstance(term, m.Var) and term.name not in env:
                out.append(number if number is NUMBER else Fraction(number))
            else:
                out.append(self.s.evaluation.term(term, env))
        return tuple(out)

    def step_env(self, leg: m.Leg, env: dict, args: tuple) -> dict:
        return env | {t.name: a for t, a in zip(leg.step.args, args) if isinstance(t, m.Var)}

    def step(self, word: m.Word, leg: m.Leg, env: dict, here: str, there: str, number: int, mood: str = "c") -> Fraction | None:
        """What a step costs that is open, None for one that is not."""
        args = self.step_args(leg, env, here, there, number)
        if not self.may_step(leg.step.name, args, mood):
            return None
        inner = self.step_env(leg, env, args)
        price = self.price(leg, inner, mood)
        return price if price is not None or self.counts_cost(word) else self.price(leg, inner, "p") or Fraction(0)

    def stops(self, word: m.Word, leg: m.Leg, env: dict, here: str, there: str, mood: str = "c") -> bool:
        """Does this step end the path? A way is certain only if it makes no step after one that may have ended it."""
        if not word.stopping:
            return False
        inner = self.step_env(leg, env, self.step_args(leg, env, here, there, 1))
        return self.asked(word.stopping, inner, "p" if mood == "c" else "c")

    def asked(self, conds: tuple[m.Cond, ...], env: dict, mood: str) -> bool:
        used = set(variables(conds))
        return bool(solutions(self.s, conds, (), {n: v for n, v in env.items() if n in used}, mood))

    def counts_cost(self, word: m.Word) -> bool:
        """Does anything hang on what the steps cost? If not, a price nobody knows does not close a step."""
        limited = any(s.key not in self.s.without for s in self.program.on("limit", word.name))
        return limited or any(g.up_to is not None and g.costing is not None for g in word.legs)

    # ---- steps that are alike
    def outcome(self, word: m.Word, leg: m.Leg, env: dict, here: str, there: str, number: int, mood: str, alike: Alike | None = None):
        """What a step costs that is open, and whether it ends the path; None for one that is not open."""
        price = self.step(word, leg, env, here, there, number, mood)
        if price is None:
            return None
        if alike is not None and word.stopping:
            here, there = alike.ending(here, there)
        return price, self.stops(word, leg, env, here, there, mood)

    def like(self, word: m.Word, leg: m.Leg, env: dict) -> Alike | None:
        """What the steps of a leg are told apart by; None where each has to be asked."""
        names = self.program.once(("variables of a leg", word.name, leg), lambda: variables((leg.step, leg.costing, word.stopping)))
        used = {n: env[n] for n in names if n in env}
        key = ("alike", word.name, leg, tuple(used.items()))
        return self.kept_apart(key, lambda: self.tell_apart(word, leg, used))

    def kept_apart(self, key: tuple, work) -> Alike | None:
        """Made once. On an open position everything may be so of any hex: there each step is asked."""
        if key not in self.s.memo:
            self.s.memo[key] = found = None if self.s.position.open else work()
            if found is not None:
                found.rests = self.s.memo.rests_on.get(key, 0)
        return self.s.memo[key]

    def tell_apart(self, word: m.Word, leg: m.Leg, env: dict) -> Alike | None:
        args = self.step_args(leg, env, HERE, THERE, NUMBER)
        if any(a is None or isinstance(a, Unknown) for a in args):
            return None
        return self.told_apart(leg.step.name, args, (leg.costing,), word.stopping, self.step_env(leg, env, args))

    def told_apart(self, name: str, args: tuple, terms: tuple = (), stopping: tuple = (), env: dict | None = None) -> Alike | None:
        try:
            return Alike(self.s, name, args, terms, stopping, env or {})
        except NotAlike:
            return None

    def told_of(self, word: m.Word, leg: m.Leg, env: dict, here: str, there: str, number: int, mood: str):
        """The outcome of a step, as of all that are alike."""
        alike = self.like(word, leg, env)
        return self.of_kind(alike, mood, here, there, number, lambda: self.outcome(word, leg, env, here, there, number, mood, alike))

    def of_kind(self, alike: Alike | None, what: str, here: str, there: str, number: int, work):
        """What is to be known of a step: of the first of its kind, where kinds can be told."""
        if alike is None:
            return work()
        key = ("kind of step", what, alike, alike.kind(here, there, number))
        if key not in self.s.memo:
            self.s.memo[key] = alike.first(here, there, number, work)
        return self.s.memo[key]
