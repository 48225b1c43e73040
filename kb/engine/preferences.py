"""Preferences among the ways that are open: another way may come first."""

from __future__ import annotations

from fractions import Fraction

from kb.engine.paths import NEARBY, Paths, State, Way
from kb.engine.values import TooMuch
from kb.language import model as m
from kb.language.records import record


@record
class Better:
    """The clause by which another way comes before every way to a goal, and that way; or that this cannot be told."""

    by: m.Statement
    way: Way | None = None


def better(paths: Paths, name: str, args: tuple, hexes: tuple[str, ...] = ()) -> Better | None:
    """Is there a way that the clauses put before every way to this goal, or before the one that was named?"""
    word = paths.book.words[name]
    names = paths.names(word)
    goal = word.goal.name if isinstance(word.goal, m.Var) else ""
    ranks = standing(paths, name, args)
    if not ranks or goal not in names or args[names.index(goal)] is None:
        return None
    anywhere = tuple(None if n == goal else a for n, a in zip(names, args))
    ways = complete(paths, word, anywhere, "c")
    if paths.s.reach.unsettled(name) and set(complete(paths, word, anywhere, "p")) != set(ways):
        return Better(ranks[0])
    mine = [w for w in ways if w.hexes[-1] == args[names.index(goal)] and hexes in ((), w.hexes)]
    for s in ranks:
        scores = {w: score(paths, word, anywhere, s, w) for w in ways}
        if None in scores.values():
            return Better(s)
        best = min(scores.values(), default=Fraction(0))
        if mine and min(scores[w] for w in mine) > best:
            return Better(s, next(w for w in ways if scores[w] == best))
        ways = [w for w in ways if scores[w] == best]
        mine = [w for w in mine if w in ways]
    return None


def standing(paths: Paths, name: str, args: tuple) -> list[m.Statement]:
    """The preferences that count here, in the order of their clauses."""
    session, program = paths.s, paths.program
    ranks = program.on("rank", name)
    session.built.consulted |= {s.key for s in ranks}
    counts = lambda s: bool(session.statement_rows(s, name, (), (), "c", lifted=True))  # noqa: E731 its reading, its `in force`
    lifted = lambda s: any(session.live(e, name, args)[0] for e in program.lifting(s, name))  # noqa: E731
    return [s for s in ranks if s.key not in session.without and counts(s) and not lifted(s)]


def complete(paths: Paths, word: m.Word, args: tuple, mood: str) -> list[Way]:
    """Every way to any goal, each hex once; for paths short enough that a player could list them."""
    env, found = paths.env(word, args), []
    start = paths.begin(word, env)
    stack = [(State(start), Way(start))] if start else []
    while stack:
        state, way = stack.pop()
        if paths.exact(word, env, state, mood) and paths.is_goal(word, env, state.hex, mood):
            found.append(way)
        if len(found) + len(stack) > NEARBY:
            raise TooMuch
        stack += [(f, way.on(f, p)) for f, p in paths.following(word, env, state, mood) if f.hex not in way.hexes]
    return found


def score(paths: Paths, word: m.Word, args: tuple, s: m.Statement, way: Way) -> Fraction | None:
    """What a preference counts along a way, or on its last step; None when it is not known."""
    env, total = paths.env(word, args), Fraction(0)
    steps = list(way.steps())
    for here, there, leg, number in steps[-1:] if s.how.endswith("at the end") else steps:
        step = word.legs[leg]
        value = paths.s.evaluation.term(s.expr, paths.step_env(step, env, paths.step_args(step, env, here, there, number)))
        if value is not None and not isinstance(value, (int, Fraction)):
            return None
        total += value or 0
    return -total if s.how.startswith("most") else total
