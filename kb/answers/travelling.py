"""Questions about paths: is this march legal, at which step does it fail, what can be reached."""

from __future__ import annotations

from fractions import Fraction

from kb.answers import sentences as say
from kb.answers.doubts import Leaf
from kb.answers.model import Answer, Node
from kb.engine.paths import Paths, State, Way
from kb.engine.preferences import better
from kb.language import model as m


def may_path(asking, q: m.Question, name: str, args: tuple) -> Answer:
    """With hexes (`via`): the first step that fails; without: the cheapest way there is."""
    word, paths = asking.book.words[name], Paths(asking.s)
    if any(a is None for n, a in zip(paths.names(word), args) if not (isinstance(word.goal, m.Var) and n == word.goal.name)):
        return for_somebody(asking, q, word, args)
    barred = asking.program_forbids(name, args)
    if barred:
        nodes = tuple(asking.norm(s, name, args) for s in barred)
        return refused(asking, q, name, args, [s.cite for s in barred], nodes)
    if nowhere := unplaced(asking, paths, word, args):
        return refused(asking, q, name, args, [], nowhere)
    if q.via:
        return along(asking, q, word, args)
    way = somewhere(paths, word, name, args) or paths.found(name, args)
    if way is None:
        return no_way(asking, q, word, args)
    return behind(asking, q, name, args) or allowed(
        asking, q, word, args, way, f"{say.deed(asking.book, name, args, 'may')}, by {' '.join(way.hexes)}")


def unplaced(asking, paths: Paths, word: m.Word, args: tuple) -> tuple[Node, ...]:
    """A way begins where its unit stands: one that is known to stand nowhere has none."""
    env, start = paths.env(word, args), word.start
    if paths.begin(word, env) is not None or paths.unseen(word, env) or not isinstance(start, m.Call):
        return ()
    placed = tuple(asking.s.evaluation.term(a, env) for a in start.args)
    return (Node(say.none_of(asking.book, start.name, (*placed, None)), "", "absent"),)


def open_still(asking, q: m.Question, word: m.Word, args: tuple, how: str = "") -> Answer:
    """Unknown; where nothing tells how far it may go, this is what is missing."""
    if not asking.bare:
        for s in asking.s.program.on("limit", word.name):
            env = {a.name: v for a, v in zip(s.head.args, args) if isinstance(a, m.Var) and v is not None}
            asking.doubts.groups += [[leaf] for leaf in without_value(asking, s.expr, env)]
    return asking.make(q, "unknown", f"Unknown whether {say.deed(asking.book, word.name, args, 'may')}{how}", ())


def without_value(asking, term: m.Term, env: dict) -> list[Leaf]:
    """The givens in a sum that the position gives no value."""
    if isinstance(term, m.Arith):
        return without_value(asking, term.left, env) + without_value(asking, term.right, env)
    if not isinstance(term, m.Call) or term.name not in asking.book.words or asking.book.words[term.name].kind != "given":
        return []
    return [Leaf(term.name, tuple(asking.s.evaluation.term(a, env) for a in term.args))] if asking.s.evaluation.term(term, env) is None else []


def somewhere(paths: Paths, word: m.Word, name: str, args: tuple) -> Way | None:
    """Where to is left open: the nearest hex that is not where the way begins."""
    if None not in args or any(leg.exactly is not None for leg in word.legs):
        return None
    start = paths.begin(word, paths.env(word, args))
    return min((way for h, way in paths.ends_of(name, args).items() if h != start), key=lambda way: way.cost, default=None)


def for_somebody(asking, q: m.Question, word: m.Word, args: tuple) -> Answer:
    """Somebody, or some battle, was left open: each in turn, until one has a way."""
    goal = word.goal.name if isinstance(word.goal, m.Var) else ""
    rows = [()]
    for p, a in zip(word.params, args):
        rows = [r + (c,) for r in rows for c in ([a] if a is not None or p.var == goal else asking.s.reach.members(p.sort))]
    answers = [may_path(asking, q, word.name, row) for row in rows[:200]]
    if not answers:
        return asking.make(q, "silent", f"The book does not say whether {say.deed(asking.book, word.name, args, 'may')}", ())
    return next((a for a in answers if a.verdict == "yes"), next((a for a in answers if a.verdict == "unknown"), answers[0]))


def behind(asking, q: m.Question, name: str, args: tuple, hexes: tuple[str, ...] = ()) -> Answer | None:
    """A way that is open, but that another has to be preferred to."""
    first = better(Paths(asking.s), name, args, hexes)
    if first is None:
        return None
    if first.way is None:
        return asking.make(q, "unknown", f"Unknown whether {say.deed(asking.book, name, args, 'may')}: another way may come first", [first.by.cite])
    node = Node(f"another way comes first: {' '.join(first.way.hexes)}", asking.proofs.cite(first.by), "clause")
    return refused(asking, q, name, args, [first.by.cite], (node,))


def refused(asking, q: m.Question, name: str, args: tuple, cites: list[str], proof: tuple[Node, ...]) -> Answer:
    return asking.make(q, "no", "No: " + say.deed(asking.book, name, args, "may not"), cites, proof=proof)


def allowed(asking, q: m.Question, word: m.Word, args: tuple, way: Way, text: str) -> Answer:
    nodes, cites = steps_of(asking, word, args, way) if not asking.bare else ((), [])
    return asking.make(q, "yes", f"Yes: {text}, cost {say.number(way.cost)}", cites, proof=nodes, values=(way.hexes, way.cost))


# ---- a way that was named ----------------------------------------------------------------------


def along(asking, q: m.Question, word: m.Word, args: tuple) -> Answer:
    paths = Paths(asking.s)
    env = paths.env(word, args)
    start, goal = paths.begin(word, env), paths.goal(word, env)
    hexes = q.via if start is None or q.via[0] == start else (start, *q.via)
    hexes = hexes if goal is None or hexes[-1] == goal else (*hexes, goal)
    trail = paths.along(word, args, hexes)
    if len(trail) == len(hexes) and (way := arrived(paths, word, env, trail[-1])):
        return behind(asking, q, word.name, args, hexes) or allowed(asking, q, word, args, way, "every step is allowed")
    maybe = paths.along(word, args, hexes, "p")
    if len(maybe) == len(hexes) and arrived(paths, word, env, maybe[-1], "p"):
        return open_still(asking, q, word, args, " this way")
    number = len(trail)
    if number == len(hexes):
        node = Node(f"the way ends on {hexes[-1]}, which is not where it has to end", "", "absent")
        return asking.make(q, "no", f"No: the way ends on {hexes[-1]}", (), proof=(node,), step=number - 1)
    node, cites = failure(asking, paths, word, args, trail[-1], hexes[number - 1], hexes[number])
    return asking.make(q, "no", f"No: step {number}, from {hexes[number - 1]} to {hexes[number]}, fails", cites, proof=(node,), step=number)


def arrived(paths: Paths, word: m.Word, env: dict, states: dict[State, Way], mood: str = "c") -> Way | None:
    """The cheapest way that has come to its goal."""
    done = [w for s, w in states.items() if paths.exact(word, env, s, mood) and paths.is_goal(word, env, s.hex, mood)]
    return min(done, key=lambda w: w.cost, default=None)


def failure(asking, paths: Paths, word: m.Word, args: tuple, states: dict[State, Way], here: str, there: str) -> tuple[Node, list[str]]:
    """Why no state of a way leads on to the next hex."""
    if there not in asking.s.grid.neighbours(here):
        return Node(f"{here} and {there} are not adjacent", "map", "given"), []
    env = paths.env(word, args)
    state, way = next(iter(states.items()))
    leg = word.legs[state.leg]
    step = paths.step_args(leg, env, here, there, state.steps + 1)
    found = asking.verdicts.may(leg.step.name, step)
    if found.verdict != "yes" and not state.stopped:
        nodes = asking.explain(found, leg.step.name, step)
        return Node(say.deed(asking.book, leg.step.name, step, "may not"), found.by[0].cite if found.by else "", "clause", nodes), asking.cites(found)
    if state.stopped:
        before = paths.step_args(leg, env, way.hexes[-2], here, state.steps)
        node = asking.proofs.condition(word.stopping[0], paths.step_env(leg, env, before), 0)
        cite = node.cite if node is not None else ""
        return Node("the move had to end with the step before", cite, "clause", (node,) if node else ()), [cite] if cite else []
    return too_far(asking, paths, word, args, leg, way, step)


def too_far(asking, paths: Paths, word: m.Word, args: tuple, leg: m.Leg, way: Way, step: tuple) -> tuple[Node, list[str]]:
    """The step itself is allowed, but it costs more than is left, or the leg is at its end."""
    env = paths.env(word, args)
    price = paths.price(leg, paths.step_env(leg, env, step))
    if price is None:
        return Node(f"nothing says what the step from {step[-2]} to {step[-1]} costs", "", "absent"), []
    limits = paths.limits(word, args)
    if limits and way.cost + price > limits[0][0]:
        bound, s = limits[0]
        text = f"{say.number(way.cost + price)} would be spent, and {say.number(bound)} is the most"
        return Node(text, asking.proofs.cite(s), "sum", tuple(asking.proofs.term_nodes(s.expr, asking.proofs.env_of(s, args), 1))), [s.cite]
    return Node(f"the way is too long: {plural(len(way.legs), 'step is', 'steps are')} made, and no more are allowed", word.clause, "absent"), [word.clause] if word.clause else []


# ---- ways that are searched for ------------------------------------------------------------------


def steps_of(asking, word: m.Word, args: tuple, way: Way) -> tuple[tuple[Node, ...], list[str]]:
    paths = Paths(asking.s)
    env = paths.env(word, args)
    nodes, cites = [], []
    for here, there, index, number in way.steps():
        leg = word.legs[index]
        step = paths.step_args(leg, env, here, there, number)
        found = asking.verdicts.may(leg.step.name, step)
        children = [n for node in asking.explain(found, leg.step.name, step) for n in ((node,) if node.kind == "lifted" else node.children)]
        if isinstance(leg.costing, m.Call):
            children += asking.proofs.term_nodes(leg.costing, paths.step_env(leg, env, step), 1)
        cites += asking.cites(found)
        nodes.append(Node(say.deed(asking.book, leg.step.name, step, "may"), found.by[0].cite if found.by else "", "path", tuple(children)))
    return tuple(nodes), cites


def no_way(asking, q: m.Question, word: m.Word, args: tuple) -> Answer:
    """No path: the steps out of the reachable hexes that clauses forbid, nearest first."""
    paths = Paths(asking.s)
    if paths.maybe(word.name, args):
        return open_still(asking, q, word, args)
    if asking.bare:
        return asking.make(q, "no" if paths.begin(word, paths.env(word, args)) is not None else "unknown", "", ())
    dear = paths.found(word.name, args, limited=False)
    if dear is not None:
        return too_dear(asking, q, word, args, dear)
    reached = {state.hex for state in paths.explore(word.name, args)}
    if not reached:
        unknown = paths.begin(word, paths.env(word, args)) is None
        lead = "Unknown whether " if unknown else "No: "
        return asking.make(q, "unknown" if unknown else "no", lead + say.deed(asking.book, word.name, args, "may" if unknown else "may not"), ())
    walls = (asking.proofs.nowhere(word, args) or asking.proofs.goal_shut(word, args) or out_of_steps(asking, word, args)
             or wrong_length(asking, word, args, reached)
             or not_begun(asking, paths, word, args) or asking.proofs.walls(word.name, args))
    goal = word.goal.name if isinstance(word.goal, m.Var) else ""
    anywhere = tuple(None if n == goal else a for n, a in zip(paths.names(word), args))
    count = len(paths.ends_of(word.name, anywhere)) if goal in paths.names(word) else 0
    text = f"No: {say.deed(asking.book, word.name, args, 'may not')}" + (f"; {plural(count, 'hex', 'hexes')} can be reached" if count else "")
    return asking.make(q, "no", text, [n.cite for n in walls if n.cite], proof=walls)


def not_begun(asking, paths: Paths, word: m.Word, args: tuple) -> tuple[Node, ...]:
    """No clause permits any first step, such as in a phase in which nothing moves: the one towards the goal tells why."""
    env, leg, grid = paths.env(word, args), word.legs[0], asking.s.grid
    start, goal = paths.begin(word, env), paths.goal(word, env)
    steps = {h: paths.step_args(leg, env, start, h, 1) for h in grid.neighbours(start)}
    if not steps or any(paths.stands("permit", leg.step.name, step) for step in steps.values()):
        return ()
    nearest = min(steps, key=lambda h: grid.distance(h, goal) if goal else 0)
    found = asking.verdicts.unpermitted(leg.step.name, steps[nearest])
    return asking.explain(found, leg.step.name, steps[nearest]) if found.verdict == "no" else ()


def out_of_steps(asking, word: m.Word, args: tuple) -> tuple[Node, ...]:
    """The goal is farther off than the steps that are allowed, whatever lies between."""
    paths = Paths(asking.s)
    env = paths.env(word, args)
    start, goal = paths.begin(word, env), paths.goal(word, env)
    ends = [leg.up_to if leg.exactly is None else leg.exactly for leg in word.legs]
    bounds = [asking.s.evaluation.term(end, env) for end in ends if end is not None]
    if not goal or len(bounds) != len(word.legs) or not all(isinstance(b, (int, Fraction)) for b in bounds):
        return ()
    away = asking.s.grid.distance(start, goal)
    if away <= sum(bounds):
        return ()
    return (Node(f"{plural(max(sum(bounds), 0), 'hex is', 'hexes are')} the most, and {goal} is {away} away", word.clause, "absent"),)


def wrong_length(asking, word: m.Word, args: tuple, reached: set[str]) -> tuple[Node, ...]:
    """The goal can be reached, but not in as many steps as it takes."""
    paths = Paths(asking.s)
    env = paths.env(word, args)
    exactly = next((g.exactly for g in word.legs if g.exactly is not None), None)
    if exactly is None or paths.goal(word, env) not in reached:
        return ()
    steps = asking.s.evaluation.term(exactly, env)
    return (Node(f"it has to be exactly {plural(steps, 'hex', 'hexes')} long, and no such way ends on {paths.goal(word, env)}", word.clause, "absent"),)


def plural(count, one: str, many: str) -> str:
    return f"{say.number(count)} {one if count == 1 else many}" if isinstance(count, (int, Fraction)) else f"an unknown number of {many}"


def too_dear(asking, q: m.Question, word: m.Word, args: tuple, way: Way) -> Answer:
    """There is a way, but it costs more than a clause allows."""
    bound, s = Paths(asking.s).limits(word, args)[0]
    text = f"the cheapest way, {' '.join(way.hexes)}, costs {say.number(way.cost)}, and {say.number(bound)} is the most"
    return refused(asking, q, word.name, args, [s.cite], (Node(text, asking.proofs.cite(s), "sum"),))


def reach(asking, q: m.Question, name: str, args: tuple) -> Answer:
    paths = Paths(asking.s)
    word = asking.book.words[name]
    barred = paths.barred(word, args)
    if barred:
        return asking.make(q, "value", "No hex: " + say.deed(asking.book, name, args, "may not"), [s.cite for s in barred],
                           proof=tuple(asking.norm(s, name, args) for s in barred))
    goal = word.goal.name if isinstance(word.goal, m.Var) else ""
    ended = lambda hex_: tuple(hex_ if n == goal else a for n, a in zip(paths.names(word), args))  # noqa: E731
    open_ = {h: way.cost for h, way in paths.ends_of(name, args).items() if better(paths, name, ended(h)) is None}
    values = tuple(sorted(open_.items(), key=lambda item: (item[1], item[0])))
    shown = ", ".join(f"{h} ({say.number(c)})" for h, c in values[:40]) + (f", and {len(values) - 40} more" if len(values) > 40 else "")
    text = f"{plural(len(values), 'hex', 'hexes')}: {shown}" if values else "No hex can be reached"
    return asking.make(q, "value", text, [word.clause] if word.clause else (), values=tuple(h for h, _ in values), proof=())
