"""What shuts a path in: the smallest wall of forbidden steps between its start and its goals, or the steps that bar its best try."""

from __future__ import annotations

import heapq
from kb.engine.paths import NEARBY, Paths, State
from kb.engine.ways import LegSteps
from kb.language import model as m
from kb.language.mentions import mentions

LARGEST = 700  # hexes of a map on which every step is asked
OF_GROUND = 3  # barred steps that are as far from being open as one that the map itself bars: units come and go


def wall(paths: Paths, word: m.Word, args: tuple) -> list[tuple[str, str]]:
    """A minimum cut: steps that clauses forbid and that together separate start and goals. Empty where it cannot be told:
    a map without edges, a map too large, or no goal at all."""
    board = paths.s.grid.hexes() if paths.s.position.board else ()
    env = paths.env(word, args)
    start = paths.begin(word, env)
    if not board or len(board) > LARGEST or start is None or len(word.legs) != 1:
        return []
    goals = [h for h in board if h != start and paths.is_goal(word, env, h)]
    if not goals:
        return []
    import networkx as nx  # only a path that does not exist needs it

    graph = nx.DiGraph()
    for here in board:
        for there in paths.s.grid.neighbours(here):
            if not resistance(paths, word, env, (here, there, 0, 1)):
                graph.add_edge(here, there)  # no capacity: never worth cutting
            else:
                graph.add_edge(here, there, capacity=1)
    for goal in goals:
        graph.add_edge(goal, "goal")
    if not graph.has_node(start):
        return []
    try:
        _, (inside, outside) = nx.minimum_cut(graph, start, "goal")
    except nx.NetworkXUnbounded:
        return []
    return sorted((a, b) for a, b in graph.edges if a in inside and b in outside)


Step = tuple[str, str, int, int]  # from, to, its leg, its number in the leg


def best_try(paths: Paths, word: m.Word, args: tuple) -> list[Step]:
    """The steps that bar the way that comes nearest to being open."""
    env = paths.env(word, args)
    start = paths.begin(word, env)
    if start is None:
        return []
    inside, towards, seen = paths.region(word, None), paths.bearing(word, args, env, "p"), set()
    legs = [LegSteps(paths, word, env, index, "c") for index in range(len(word.legs))]
    queue: list = [(0, 0, 0, 0, (start, 0, 0), None)]
    count = 0
    while queue and len(seen) < NEARBY:
        barred, _, length, _, key, steps = heapq.heappop(queue)
        if key in seen:
            continue
        seen.add(key)
        state = State(*key)
        if length and paths.exact(word, env, state) and paths.is_goal(word, env, state.hex):
            return [step for step in walked(steps) if resistance(paths, word, env, step)]
        for step, following in onward(paths, word, env, state, legs):
            if following not in seen and (not inside or following[0] in inside):
                count += 1
                worse = barred + legs[step[2]].of_kind(step, lambda: resistance(paths, word, env, step))
                heapq.heappush(queue, (worse, length + 1 + towards(following[0]), length + 1, count, following, (step, steps)))
    return []


def walked(steps: tuple | None) -> list[Step]:
    """Steps that were linked from the last to the first, in their order."""
    found = []
    while steps is not None:
        step, steps = steps
        found.append(step)
    return found[::-1]


def onward(paths: Paths, word: m.Word, env: dict, state: State, legs: list[LegSteps]):
    """Every step from a state, open or not, with where it leads."""
    for index in (state.leg, state.leg + 1):
        if index >= len(word.legs) or index > state.leg and not paths.exact(word, env, state):
            continue
        leg, number = legs[index], state.steps + 1 if index == state.leg else 1
        for hex_ in paths.s.grid.neighbours(state.hex) if leg.may_begin(number) else ():
            yield (state.hex, hex_, index, number), (hex_, index, number if leg.counted else 0)


def resistance(paths: Paths, word: m.Word, env: dict, step: Step) -> int:
    """How far a step is from being open."""
    here, there, index, number = step
    leg = word.legs[index]
    return paths.of_kind(paths.like(word, leg, env), "resistance", here, there, number,
                         lambda: barred(paths, leg.step.name, paths.step_args(leg, env, here, there, number)))


def barred(paths: Paths, name: str, args: tuple) -> int:
    if paths.may_step(name, args):
        return 0
    forbids = [s for s in paths.program.norms("forbid", name) if paths.s.live(s, name, args)[0]]
    return OF_GROUND if not forbids or any(of_ground(paths, s) for s in forbids) else 1


def of_ground(paths: Paths, s: m.Statement) -> bool:
    """Does a statement look at the map alone? What stands on the map may go, the map stays."""
    sorts = {p.sort for name in mentions(s.body) if (word := paths.book.words.get(name)) for p in word.params}
    return not any(sort in paths.book.sorts and not paths.book.sorts[sort].members for sort in sorts - {"hex", "number"})
