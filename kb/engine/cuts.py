"""What shuts a path in: the smallest wall of forbidden steps between its start and its goals."""

from __future__ import annotations

from kb.engine.paths import Paths
from kb.language import model as m

LARGEST = 700  # hexes of a map on which every step is asked


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
            step = paths.step_args(word.legs[0], env, here, there, 1)
            if paths.may_step(word.legs[0].step.name, step):
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
