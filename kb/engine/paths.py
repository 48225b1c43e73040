"""Paths: sequences of steps, each permitted, forbidden and priced by clauses; searched in Python.

A search has a mood, as every predicate has. `c` finds ways that exist whatever is still unknown: a step that may be forbidden is
closed, a price is as high as it may be, a limit as low. `p` finds ways that may exist: the other end each time."""

from __future__ import annotations

import heapq
from fractions import Fraction

from kb.engine.alike import THERE
from kb.engine.flat import variables
from kb.engine.memory import ANYTHING_STATED
from kb.engine.solving import listed
from kb.engine.steps import Steps
from kb.engine.values import ANOTHER_HEX, TooMuch, Unknown, between, ends, is_anonymous
from kb.engine.ways import FINEST, NEARBY, LegSteps, State, Way, fine
from kb.language import model as m

FARTHEST = 20_000  # states one search may look at on a map with edges
MARGIN = 3  # hexes around everything that is stated, where a map has no edges


class Bearing(dict):
    """How far a hex lies from the nearest goal."""

    def __init__(self, grid, goals: list[str]):
        super().__init__()
        self.grid, self.goals = grid, goals

    def __missing__(self, hex_: str) -> int:
        self[hex_] = least = min(self.grid.distance(hex_, g) for g in self.goals)
        return least


class Paths(Steps):
    """Searches for one session. Steps are asked on the frontier only and kept."""

    # ---- one path word with its arguments
    def names(self, word: m.Word) -> list[str]:
        return [p.var for p in word.params]

    def env(self, word: m.Word, args: tuple) -> dict:
        return {n: a for n, a in zip(self.names(word), args) if a is not None}

    def begin(self, word: m.Word, env: dict) -> str | None:
        start = self.s.evaluation.term(word.start, env)
        return start if isinstance(start, str) and not is_anonymous(start) else None

    def unseen(self, word: m.Word, env: dict) -> bool:
        """Is it unknown where the path begins or has to end?"""
        return isinstance(self.s.evaluation.term(word.start, env), Unknown) or any(is_anonymous(v) for v in env.values())

    def goal(self, word: m.Word, env: dict) -> str | None:
        """The hex it has to reach, where the question names one."""
        return env.get(word.goal.name) if isinstance(word.goal, m.Var) else None

    def barred(self, word: m.Word, args: tuple, mood: str = "c") -> list[m.Statement]:
        """Clauses that forbid the whole path, whatever its steps. Those that look at a goal which is open are asked at each goal."""
        return [s for s in self.program.norms("forbid", word.name)
                if all(args[i] is not None for i in self.s.projection(s, len(args), word.name)) and self.s.live(s, word.name, args)[mood == "c"]]

    def arrives(self, word: m.Word, args: tuple, state: "State", mood: str = "c") -> bool:
        """Has it come to an end that it may have?"""
        env = self.env(word, args)
        if not self.exact(word, env, state, mood) or not self.is_goal(word, env, state.hex, mood):
            return False
        if self.goal(word, env) is not None or not isinstance(word.goal, m.Var) or word.goal.name not in self.names(word):
            return True
        return not self.barred_at(word, args, state.hex, mood)

    def barred_at(self, word: m.Word, args: tuple, hex_: str, mood: str) -> bool:
        """Do clauses forbid the path for where it ends? Asked once for all hexes that are alike to them."""
        ended = lambda hex_: tuple(hex_ if n == word.goal.name else a for n, a in zip(self.names(word), args))  # noqa: E731
        alike = self.kept_apart(("alike goals", word.name, args), lambda: self.told_apart(word.name, ended(THERE)))
        return self.of_kind(alike, "barred " + mood, hex_, hex_, 0, lambda: bool(self.barred(word, ended(hex_), mood)))

    def is_goal(self, word: m.Word, env: dict, hex_: str, mood: str = "c") -> bool:
        if not isinstance(word.goal, m.Var):
            return self.s.evaluation.term(word.goal, env) == hex_
        if env.get(word.goal.name, hex_) != hex_:
            return False
        return not word.goal_where or self.asked(word.goal_where, env | {word.goal.name: hex_}, mood)

    # ---- limits on the whole
    def limits(self, word: m.Word, args: tuple, mood: str = "c") -> list[tuple[Fraction, m.Statement]]:
        """Every `limit … to at most` on the cost of the whole, the tightest first."""
        found = []
        for s in self.program.on("limit", word.name):
            if s.how == "most" and s.key not in self.s.without and self.s.live(s, word.name, args)[mood == "c"]:
                env = {a.name: v for a, v in zip(s.head.args, args) if isinstance(a, m.Var) and v is not None}
                bound = self.end(self.s.evaluation.term(s.expr, env), mood)
                if bound is not None or mood == "c":
                    found.append((bound or Fraction(0), s))
        return sorted(found, key=lambda pair: pair[0])

    @staticmethod
    def end(value, mood: str) -> Fraction | None:
        """A bound as tight as it may be, for a way that is to be certain; as loose, for one that may be."""
        if value is None or isinstance(value, (str, bool)):
            return None
        return ends(value)[0 if mood == "c" else 1]

    # ---- search
    def explore(self, name: str, args: tuple, mood: str = "c") -> dict[State, Way]:
        """Every state that can be reached, cheapest first."""
        key = ("explore", name, args, mood)
        if key not in self.s.memo:
            found: dict[State, Way] = {}
            for state, way in self.search(self.book.words[name], args, mood, True):
                found.setdefault(state, way)
            self.s.memo[key] = found
        return self.s.memo[key]

    def search(self, word: m.Word, args: tuple, mood: str, limited: bool):
        """States and ways in the order of their cost, as they are reached."""
        env = self.env(word, args)
        start = self.begin(word, env)
        if start is None or self.barred(word, args, mood) or self.goals(word, args, mood) == []:
            return
        limit = next((bound for bound, _ in self.limits(word, args, mood)), None) if limited else None
        inside = self.region(word, limit if mood == "c" else None)
        towards = self.bearing(word, args, env, mood)
        most = FARTHEST if self.s.position.board or inside else NEARBY
        dearest = None if limit is None else fine(limit)
        once = any(g.exactly is not None for g in word.legs)  # a way of so many steps may not go to and fro to make them up
        seen: set = set()
        least: dict = {}  # what a state costs on the cheapest way that waits to be looked at
        onward = self.onward(word, env, mood)
        queue = [(0, 0, 0, (start, 0, 0, False, 0), Way(start))]
        count = 0
        while queue:
            cost, _, _, state, way = heapq.heappop(queue)
            key = (state, frozenset(way.hexes)) if once else state
            if key in seen:
                continue
            seen.add(key)
            if len(seen) > most:
                raise TooMuch
            yield State(*state), way
            for following, price in onward(state):
                total, hex_ = cost + price, following[0]
                if hex_ in way.hexes if once else following in seen or following in least and least[following] <= total:
                    continue
                if (dearest is None or total <= dearest) and (not inside or hex_ in inside):
                    count += 1
                    least[following] = total
                    heapq.heappush(queue, (total, towards(hex_), count, following, Way(hex_, way, total, following[1])))

    def bearing(self, word: m.Word, args: tuple, env: dict, mood: str):
        """Which of two ways that cost the same to look at first: where prices are not known all of them do, and the one nearer to
        its goal tells sooner that there may be one."""
        goals = [goal] if (goal := self.goal(word, env)) else self.goals(word, args, mood) if mood == "p" else None
        if mood == "c" or not goals:
            return lambda hex_: 0
        return Bearing(self.s.grid, goals).__getitem__

    def region(self, word: m.Word, limit: Fraction | None) -> frozenset[str]:
        """Where to look for a way of any length on a map without edges: around everything that stands on it. Beyond that lies
        nothing, and no way is found there that is not found nearer."""
        bounded = limit is not None or any(g.up_to is not None or g.exactly is not None for g in word.legs)
        if bounded or self.s.position.board:
            return frozenset()
        key = ("region",)
        if key not in self.s.memo:
            self.s.memo.meet(ANYTHING_STATED)
            self.s.memo[key] = frozenset(self.s.grid.around(self.s.reach.hexes_stated(), MARGIN))
        return self.s.memo[key]

    def goals(self, word: m.Word, args: tuple, mood: str = "c") -> list[str] | None:
        """The hexes a path may lead to, where the conditions on its goal list them; None where they only test."""
        if not isinstance(word.goal, m.Var) or not word.goal_where or word.goal.name in self.env(word, args):
            return None
        env = {n: v for n, v in self.env(word, args).items() if n in set(variables(word.goal_where))}
        rows = listed(self.s, word.goal_where, word.goal.name, env, mood)
        return None if rows is None or ANOTHER_HEX in rows else rows

    def onward(self, word: m.Word, env: dict, mood: str, only: str = ""):
        """What follows a state, as a function: the states one step on, in this leg or beginning the next; to one hex only, where it is named."""
        legs: dict[int, LegSteps] = {}

        def following(state: tuple):
            hex_, leg, steps, stopped, spent = state
            around = self.s.grid.neighbours(hex_)
            around = around if not only else (only,) if only in around else ()
            for index in () if stopped else (leg, leg + 1):
                if index >= len(word.legs) or index > leg and not self.exact(word, env, State(*state), mood):
                    continue
                if index not in legs:
                    legs[index] = LegSteps(self, word, env, index, mood, alone=bool(only))
                yield from legs[index].onward(around, hex_, *((steps + 1, spent) if index == leg else (1, 0)))

        return following

    def following(self, word: m.Word, env: dict, state: State, mood: str, only: str = ""):
        """The states one step on, each with its price."""
        for found, price in self.onward(word, env, mood, only)((state.hex, state.leg, state.steps, state.stopped, state.spent)):
            yield State(*found), Fraction(price) / FINEST

    def counts_steps(self, leg: m.Leg) -> bool:
        return self.numbered(leg) or leg.exactly is not None or leg.up_to is not None and leg.costing is None

    def numbered(self, leg: m.Leg) -> bool:
        """Do clauses look at which step it is?"""
        return len(leg.step.args) > 0 and self.book.words[leg.step.name].params[-1].sort == "number"

    def exact(self, word: m.Word, env: dict, state: State, mood: str = "c") -> bool:
        """A leg of exactly N steps ends only after N."""
        leg = word.legs[state.leg]
        if leg.exactly is None:
            return True
        low, high = ends(self.s.evaluation.term(leg.exactly, env))
        if mood == "c":
            return low is not None and low == high == state.steps
        return (low is None or low <= state.steps) and (high is None or state.steps <= high)

    # ---- what conditions and terms ask
    def found(self, name: str, args: tuple, mood: str = "c", limited: bool = True) -> Way | None:
        """The cheapest way to the goal: the search ends where it gets there."""
        key = ("found", name, args, mood, limited)
        if key not in self.s.memo:
            self.s.memo[key] = self.first(self.book.words[name], args, mood, limited)
        return self.s.memo[key]

    def first(self, word: m.Word, args: tuple, mood: str, limited: bool) -> Way | None:
        env = self.env(word, args)
        if mood == "p" and self.unseen(word, env):
            return None if self.barred(word, args, mood) else Way(ANOTHER_HEX)
        goals = self.reached(word, args, env, mood)
        if self.shut(word, env, mood):
            return None
        try:
            return next((way for state, way in self.search(word, args, mood, limited)
                         if (goals is None or state.hex in goals) and self.arrives(word, args, state, mood)), None)
        except TooMuch:
            if mood == "p" and self.s.position.open:
                return Way(ANOTHER_HEX)  # so much may be so on this board that looking for all of it is pointless
            raise

    def reached(self, word: m.Word, args: tuple, env: dict, mood: str) -> frozenset[str] | None:
        """The only hexes where it may have come to its end, where they are known."""
        goals = [goal] if (goal := self.goal(word, env)) is not None else self.goals(word, args, mood)
        return None if goals is None else frozenset(goals)

    def shut(self, word: m.Word, env: dict, mood: str) -> bool:
        """Is no step open that leads onto the goal? Then no way has to be looked for."""
        goal, start = self.goal(word, env), self.begin(word, env)
        if goal in (None, start) or self.s.position.open or any(self.numbered(leg) for leg in word.legs):
            return False
        legs = [LegSteps(self, word, env, index, mood) for index in range(len(word.legs))]
        return not any(leg.outcome(here, goal, 1) for leg in legs for here in self.s.grid.neighbours(goal))

    def ends_of(self, name: str, args: tuple, mood: str = "c") -> dict[str, Way]:
        """Every hex a path may end on, each with its cheapest way."""
        word = self.book.words[name]
        if mood == "p" and self.unseen(word, self.env(word, args)):
            return {} if self.barred(word, args, mood) else {ANOTHER_HEX: Way(ANOTHER_HEX)}
        found: dict[str, Way] = {}
        for state, way in self.explore(name, args, mood).items():
            if state.hex not in found and self.arrives(word, args, state, mood):
                found[state.hex] = way
        return found

    def rows(self, name: str, args: tuple, mood: str = "c") -> list[tuple]:
        """A path as a relation: who has one, and where it may end."""
        word = self.book.words[name]
        goal = next((i for i, n in enumerate(self.names(word)) if isinstance(word.goal, m.Var) and n == word.goal.name), None)
        if None not in args:
            return [args] if self.found(name, args, mood) is not None else []
        if goal is None or any(a is None for i, a in enumerate(args) if i != goal):
            raise AssertionError((name, args))  # the ordering of literals binds the rest first
        return [args[:goal] + (hex_,) + args[goal + 1:] for hex_ in self.ends_of(name, args, mood)]

    def maybe(self, name: str, args: tuple) -> bool:
        """Could there be a way, for all that is known?"""
        return self.s.reach.unsettled(name) and self.found(name, args, "p") is not None

    def along(self, word: m.Word, args: tuple, hexes: tuple[str, ...], mood: str = "c") -> list[dict[State, Way]]:
        """What is left of a way that was named, after each of its steps: the states it may stand in. It ends where none is left."""
        env = self.env(word, args)
        limit = next((bound for bound, _ in self.limits(word, args, mood)), None)
        trail = [{State(hexes[0]): Way(hexes[0])}]
        for there in hexes[1:]:
            reached: dict[State, Way] = {}
            for state, way in trail[-1].items():
                for following, price in self.following(word, env, state, mood, only=there):
                    longer = way.on(following, price)
                    if (limit is None or longer.cost <= limit) and longer.cost <= reached.get(following, longer).cost:
                        reached[following] = longer
            if not reached:
                break
            trail.append(reached)
        return trail

    def measure(self, kind: str, name: str, args: tuple):
        """`cost` and `longest` of a path as a term."""
        if kind == "longest":
            return self.longest(name, args)
        way = self.found(name, args)
        maybe = self.found(name, args, "p") if self.s.reach.unsettled(name) else way
        if way is None:
            return Unknown(maybe.cost, None, True) if maybe else None
        return between(maybe.cost if maybe else way.cost, way.cost) if self.priced(name, args, way) else Unknown(way.cost, None, False)

    def priced(self, name: str, args: tuple, way: Way) -> bool:
        """Has every step of a way a price?"""
        word = self.book.words[name]
        env = self.env(word, args)
        return all(self.price(word.legs[leg], self.step_env(word.legs[leg], env, self.step_args(word.legs[leg], env, here, there, number)))
                   is not None for here, there, leg, number in way.steps())

    def longest(self, name: str, args: tuple):
        """The most steps that can be made."""
        word = self.book.words[name]
        env = self.env(word, args)

        def most(mood: str) -> Fraction | None:
            lengths = [len(w.legs) for s, w in self.explore(name, args, mood).items() if not word.goal_where or self.is_goal(word, env, s.hex, mood)]
            return Fraction(max(lengths)) if lengths else None

        sure = most("c")
        maybe = most("p") if self.s.reach.unsettled(name) else sure
        if sure == maybe or maybe is None:
            return sure
        return Unknown(sure if sure is not None else Fraction(0), maybe, sure is None)
