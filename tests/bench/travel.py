"""Ways over a map of September 1939 with ground, roads, rivers and a front, on boards that grow in both directions.

A march of a unit with 12 movement points to a hex it reaches, and to one it does not; a supply line across the board, for the first unit
and for the next of its kind. Beside them a bare search of networkx on the graph of the same steps, made ready before. Each question
starts from nothing but the book read: rules built, memory empty."""

from __future__ import annotations

from boards import HEAD, place, position_of
from measure import Row, cpu_ms, ms, times

from kb.answers import sessions
from kb.answers.asking import ask
from kb.answers.words import understand
from kb.board.grid import Grid
from kb.engine.paths import Paths
from kb.engine.program import Choice
from kb.language.loader import load_book

BOARDS = ((30, 25), (60, 50), (99, 99))  # four digits name no hex beyond 9999
THE_BOARD = (60, 50)
GOAL, NEXT = 500, 100  # ms on that board
SPACING = 5
GROUND = {0: "wood", 5: "hills", 9: "swamp", 13: "town", 20: "city", 24: "mountains", 28: "full_wood", 31: "wood"}


def rows():
    book, _ = load_book("w39")
    first: dict[str, float] = {}
    for wide, high in BOARDS:
        text, near, far = board(wide, high)
        position = position_of(text, book)
        for what, words, promised in questions(near, far):
            if not what.endswith("kind"):
                forget()
            question = understand(words, book, position).question
            answers = []
            found = cpu_ms(lambda: answers.append(ask(book, position, question, changes=False)))
            first.setdefault(what, found)
            goal = promised if (wide, high) == THE_BOARD else None
            yield Row(f"{what}, {wide} × {high} hexes ({answers[0].verdict})", ms(found), times(found / first[what]),
                      f"≤ {goal} ms" if goal else "", found <= goal if goal else None)
        yield from bare(book, position, far, f"{wide} × {high} hexes")


def questions(near: str, far: str):
    yield "a march of 12 points", f"may march(t, {near})", GOAL
    yield "a march to a hex out of reach", f"may march(t, {far})", GOAL
    yield "a march to a hex that is shut", "may march(t, 0404)", GOAL
    yield "a supply line across the board", "is supply_line(t)", GOAL
    yield "the same, for the next unit of its kind", "is supply_line(s)", NEXT


def forget() -> None:
    """Nothing is known but the book."""
    sessions.HERE.__dict__.clear()


def board(wide: int, high: int) -> tuple[str, str, str]:
    """Ground of all kinds, a river with bridges, a road each way, units of both sides in a wide net; the traveller in the middle, the
    base in a corner. With a hex near the traveller and one far from it."""
    column, row = wide // 2, high // 2
    lines = [HEAD.format(phase="polish_movement", last=place(wide, high)), f"hex {place(2, 2)}: polish_base\n"]
    lines += ground(wide, high, (column, row))
    lines.append(f'unit t: polish, cavalry, strength 3, movement 12, at {place(column, row)}\n')
    lines.append(f'unit s: polish, cavalry, strength 3, movement 12, at {place(column + 1, row - 1)}\n')
    for n, (c, r) in enumerate((c, r) for c in range(4, wide, SPACING) for r in range(4, high, SPACING)):
        if max(abs(c - column), abs(r - row)) > 2:
            lines.append(f"unit x{n}: {'german' if n % 4 == 0 else 'polish'}, infantry, strength 3, movement 6, at {place(c, r)}\n")
    return "".join(lines), place(column + 3, row + 1), place(wide - 1, high - 1)


def ground(wide: int, high: int, clear: tuple[int, int]):
    grid = Grid("flat_top", "columns_first", (place(1, 1), place(wide, high)))
    for c in range(1, wide + 1):
        for r in range(1, high + 1):
            kind = GROUND.get((c * 7 + r * 13 + c * r) % 37)
            if kind and (c, r) != clear:
                yield f"hex {place(c, r)}: {kind}\n"
    for c in range(1, wide):
        yield f"edge {place(c, high // 2)} {place(c + 1, high // 2 + (c % 2 == 0))}: side_road\n" if joined(grid, c, high // 2) else ""
    for r in range(1, high):
        yield f"edge {place(wide // 2, r)} {place(wide // 2, r + 1)}: main_road\n"
    for r in range(1, high + 1):
        here = place(wide // 3, r)
        for there in grid.neighbours(here):
            if there[:2] > here[:2]:
                yield f"edge {here} {there}: river{', bridge' if r % 4 == 0 else ''}\n"


def joined(grid: Grid, column: int, row: int) -> bool:
    return place(column + 1, row + (column % 2 == 0)) in grid.neighbours(place(column, row))


def bare(book, position, far: str, size: str):
    """What the search alone costs: the graph of the open steps of a supply line is ready, and networkx looks for a way."""
    import networkx as nx

    session = sessions.session_for(book, position, Choice())
    paths, word = Paths(session), book.words["supply_line"]
    env, leg, grid = paths.env(word, ("t",)), word.legs[0], session.grid
    graph = nx.DiGraph()
    for here in grid.hexes():
        for there in grid.neighbours(here):
            found = paths.told_of(word, leg, env, here, there, 1, "c")
            if found is not None:
                graph.add_edge(here, there, weight=float(found[0]))
    start = paths.begin(word, env)
    found = cpu_ms(lambda: nx.single_source_dijkstra(graph, start))
    yield Row(f"networkx alone, graph of {graph.number_of_edges():,} steps ready, {size}", ms(found))
