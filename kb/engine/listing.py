"""Literals joined in Python, one look-up after the other, each remembered: for conditions that are listed for a whole map at once.

What a look-up finds does not depend on who asked for it. Zones of the enemy are those of each of his units, and the next unit that
moves past them finds them listed."""

from __future__ import annotations

from collections.abc import Iterator

from kb.engine.datalog import Slot
from kb.engine.flat import Bind, Flattener, Group, Member, Rel, Test
from kb.engine.reach import Reach
from kb.engine.values import ANYTHING, UNSETTLED, Unknown
from kb.language import model as m
from kb.language.records import record


@record
class Way:
    """One alternative of a statement: its literals, the arguments of its head, and the sorts of its variables."""

    lits: tuple
    head: tuple
    sorts: tuple[tuple[str, str], ...]


def ways(session, s: m.Statement) -> tuple[Way, ...]:
    """The alternatives of a statement as literals, without asking any: nothing is consulted by being looked at."""
    return session.program.once(("ways", s.key, s.kind, s.head), lambda: tuple(flattened(session, s)))


def flattened(session, s: m.Statement) -> Iterator[Way]:
    head = m.Atom(s.head.name, session.typed(s.head))
    for alternative in s.body.alternatives:
        flat = Flattener(session.book, head, alternative)
        lits = flat.conj(alternative)
        for group in s.body.unless:
            lits += flat.negate(list(group))
        slots = session.head_slots(s, flat, lits)
        yield Way(tuple(lits), slots, tuple(flat.sorts.items()))


# ---- can all cases be listed?


def complete(session, lits: tuple, bound: frozenset[str], sorts: tuple, needed: frozenset[str]) -> tuple | None:
    """The literals in the order in which they list every case there is; None where that takes going through all hexes or numbers."""
    return session.program.once(("complete", lits, bound, sorts, needed), lambda: ordered(session, lits, bound, sorts, needed))


def ordered(session, lits: tuple, bound: frozenset[str], sorts: tuple, needed: frozenset[str]) -> tuple | None:
    known, found = set(bound), session.order.arrange(lits, set(bound), dict(sorts), set(needed))
    for lit in found:
        if isinstance(lit, Member) or not tells_all(session, lit, known, sorts):
            return None
        known |= {str(v) for v in spoken_of(lit)}
    return tuple(found)


def tells_all(session, lit, known: set[str], sorts: tuple) -> bool:
    match lit:
        case Rel(name, args, time):
            pattern = "".join("f" if isinstance(a, Slot) and a not in known else "b" for a in args)
            return time is not None or lists_all(session, name, pattern)
        case Group(ways, vars, negated):
            mine = frozenset(str(v) for v in vars if v in known)
            return (not negated or len(mine) == len(vars)) and all(inside(session, lit, way, mine, sorts) is not None for way in ways)
    return isinstance(lit, (Test, Bind))


def inside(session, group: Group, way: tuple, known: frozenset[str], sorts: tuple) -> tuple | None:
    """One way of a group, in order; it binds the variables of the group that are not bound yet."""
    return complete(session, way, known, sorts, frozenset(map(str, group.vars)))


def lists_all(session, name: str, pattern: str) -> bool:
    """Does asking for a relation with these places free yield all its rows?"""
    word = session.book.words.get(name)
    if word is None or "f" not in pattern or word.kind not in ("derived", "path"):
        return True
    return word.kind == "derived" and session.program.once(("lists all", name, pattern), lambda: all(
        defines_all(session, s, turned) for s in session.program.on("define", name)
        for turned in ([pattern, pattern[::-1]] if word.both_ways else [pattern])))


def defines_all(session, s: m.Statement, pattern: str) -> bool:
    for way in ways(session, s):
        bound = frozenset(str(a) for a, p in zip(way.head, pattern) if p == "b" and isinstance(a, Slot))
        needed = frozenset(str(a) for a in way.head if isinstance(a, Slot))
        if complete(session, way.lits, bound, way.sorts, needed) is None:
            return False
    return True


def spoken_of(lit) -> tuple[Slot, ...]:
    """The variables of a literal."""
    match lit:
        case Rel(_, args):
            return tuple(a for a in args if isinstance(a, Slot))
        case Bind(var, _, vars):
            return (*vars, var)
        case Member(_, var):
            return (var,)
    return lit.vars


# ---- joining


def joined(session, lits: tuple, env: dict[str, object], mood: str, sorts: tuple) -> Iterator[dict[str, object]]:
    """Every case in which literals hold, in the order `complete` gave them."""
    if not lits:
        yield env
        return
    for case in cases(session, lits[0], env, mood, sorts):
        yield from joined(session, lits[1:], case, mood, sorts)


def cases(session, lit, env: dict, mood: str, sorts: tuple) -> Iterator[dict]:
    match lit:
        case Rel():
            args = tuple(env.get(a) if isinstance(a, Slot) else a for a in lit.args)
            for row in rows(session, lit, args, mood):
                case = matched(lit.args, row, env)
                if case is not None:
                    yield case
        case Bind(var, term, vars):
            yield from bound(session, var, session.evaluation.term(term, told(vars, env)), env, mood)
        case Group() if any(v not in env for v in lit.vars):
            yield from chosen(session, lit, env, mood, sorts)
        case Test() | Group():
            if holds(session, lit, env, mood, sorts):
                yield env


def chosen(session, lit: Group, env: dict, mood: str, sorts: tuple) -> Iterator[dict]:
    """The cases in which one of several ways holds, each once."""
    known = {str(v): env[v] for v in lit.vars if v in env}
    found = {tuple([case[v] for v in lit.vars]) for way in lit.ways
             for case in joined(session, inside(session, lit, way, frozenset(known), sorts), known, mood, sorts)}
    yield from (env | dict(zip(lit.vars, row)) for row in found)


def matched(slots: tuple, row: tuple, env: dict) -> dict | None:
    case = dict(env)
    for slot, value in zip(slots, row):
        if isinstance(slot, Slot) and case.setdefault(slot, value) != value:
            return None
    return case


def bound(session, var: Slot, value, env: dict, mood: str) -> Iterator[dict]:
    if isinstance(value, Unknown):
        if mood == "p":
            yield env if var in env else env | {var: UNSETTLED}
    elif value is not None and env.get(var, value) == value:
        yield env | {var: value}


def told(vars: tuple[Slot, ...], env: dict) -> dict[str, object]:
    return {str(v): ANYTHING if env[v] == UNSETTLED else env[v] for v in vars}


def holds(session, lit: Test | Group, env: dict, mood: str, sorts: tuple) -> bool:
    if isinstance(lit, Test):
        certain, possible = session.evaluation.compare(lit.cond, told(lit.vars, env))
        return (possible if mood == "p" else certain) if not lit.negated else not (certain if mood == "p" else possible)
    values = {str(v): env[v] for v in lit.vars}
    key = ("group", lit, tuple(values.values()), mood)
    if key not in session.memo:
        inner = {"c": "p", "p": "c"}[mood] if lit.negated else mood
        found = any(next(joined(session, inside(session, lit, way, frozenset(values), sorts), values, inner, sorts), None) is not None
                    for way in lit.ways)
        session.memo[key] = found != lit.negated
    return session.memo[key]


def rows(session, lit: Rel, args: tuple, mood: str) -> list[tuple]:
    """The rows of one literal, with None for what is free."""
    name, time = lit.name, lit.time
    if name in ("adjacent", "opposite"):
        return list((Reach.adjacent if name == "adjacent" else Reach.opposite)(session.grid, args))
    mood = session.mood(f"did:{name}" if time is not None else name, mood)
    key = ("rows", name, args, mood, time)
    if key not in session.memo:
        session.counted(None)
        listed = among_listed(session, lit, args, mood)
        session.memo[key] = found(session, name, time, args, mood) if listed is None else listed
    return session.memo[key]


def among_listed(session, lit: Rel, args: tuple, mood: str) -> list[tuple] | None:
    """The row that is asked for, if it stands among others that were listed, as the hexes of a zone are; None where they were not."""
    others = ("rows", lit.name, args[:-1] + (None,), mood, lit.time)
    if None in args or not dict.__contains__(session.memo, others) or others not in session.memo:
        return None
    if lit.time is None and not lists_all(session, lit.name, "b" * (len(args) - 1) + "f"):
        return None
    return [args] if args in session.memo[others] else []


def found(session, name: str, time: m.Time | None, args: tuple, mood: str) -> list[tuple]:
    if time is None and session.book.words[name].kind in ("derived", "table", "path"):
        return session.rows(name, args, mood)
    session.memo.meet((name,))
    if mood == "p" and session.reach.unsettled_given(f"did:{name}" if time is not None else name):
        return [r for r in session.reach.possible(session, name, args, time) if agrees(args, r)]
    return stated(session, name, time, args)


def stated(session, name: str, time: m.Time | None, args: tuple) -> list[tuple]:
    """Rows of facts, looked up by the places that are known."""
    places = tuple(i for i, a in enumerate(args) if a is not None)
    key = ("stated", name, time, places)
    if key not in session.memo:
        session.memo.meet((name,))
        index: dict[tuple, list[tuple]] = {}
        for row in session.fact_rows(name, time):
            if len(row) == len(args):
                index.setdefault(tuple(row[i] for i in places), []).append(row)
        session.memo[key] = index
    return session.memo[key].get(tuple(args[i] for i in places), [])


def agrees(args: tuple, row: tuple) -> bool:
    return all(a is None or a == v for a, v in zip(args, row))
