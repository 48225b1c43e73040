"""Statements that plainly do not apply: looked up in the givens, before any rule is built or asked.

Most clauses about a deed speak of another phase, another arm or a marker that is not there. What a look-up refutes needs no engine.
A derived relation is refuted where every one of its definitions is; whatever a look-up cannot tell counts as possible."""

from __future__ import annotations

from kb.engine.program import READING
from kb.language import model as m

UNLISTED = ("adjacent", "opposite", "distance", READING)
FEW = 6  # rows of a given that are tried one by one
NOTHING = object()


def refuted(session, s: m.Statement, args: tuple) -> bool:
    """Has every alternative of a statement a condition that is plainly false for these arguments?"""
    env = {a.name: v for a, v in zip(s.head.args if s.head is not None else (), args) if isinstance(a, m.Var) and v is not None}
    return not any(conceivable(session, alternative, env) for alternative in s.body.alternatives)


def conceivable(session, conds: tuple[m.Cond, ...], env: dict) -> bool:
    """Could conditions hold together? What they bind on the way sharpens the look at the others."""
    env, again = bound(session, conds, env), True
    while again is not None:
        if env is None or any(plainly_false(session, cond, env) for cond in conds):
            return False
        again = cases(session, conds, env)
        if again and len(again) == 1:
            env = bound(session, conds, env | again[0])
            continue
        return again is None or any(conceivable(session, conds, env | case) for case in again)
    return True


def bound(session, conds: tuple[m.Cond, ...], env: dict) -> dict | None:
    """With the variables that equations such as `at(U) = H` bind; None where there is no such value."""
    for cond in conds:
        for var, call in ((cond.left, cond.right), (cond.right, cond.left)) if isinstance(cond, m.Compare) and cond.op == "=" else ():
            if isinstance(var, m.Var) and var.name not in env and isinstance(call, m.Call):
                value = stated_value(session, call, env)
                if value is None:
                    return None
                if value is not NOTHING:
                    env = env | {var.name: value}
    return env


def stated_value(session, call: m.Call, env: dict):
    """The value of a given; None where it has none, and NOTHING where a look-up does not tell."""
    if not lists(session, call.name):
        return NOTHING
    found = values(session, call.name, call.args, env)
    rows = () if None in found else session.evaluation.by_key(call.name).get(found, ())
    return NOTHING if None in found or len(rows) > 1 else rows[0][-1] if rows else None


def cases(session, conds: tuple[m.Cond, ...], env: dict) -> list[dict] | None:
    """The few rows of a given that a condition could mean, as what they would bind; None where no condition lists any."""
    for cond in conds:
        if isinstance(cond, m.Holds) and not cond.negated and lists(session, cond.atom.name):
            wanted = values(session, cond.atom.name, cond.atom.args, env)
            free = [(i, a.name) for i, a in enumerate(cond.atom.args) if isinstance(a, m.Var) and a.name not in env]
            rows = matching(session, cond.atom.name, wanted) if free and any(w is not None for w in wanted) else ()
            if free and 0 < len(rows) <= FEW:
                return [{name: row[i] for i, name in free} for row in rows]
    return None


def matching(session, name: str, wanted: tuple) -> tuple:
    """Rows of a given that agree with what is known, remembered for the position."""
    key = ("matching", name, wanted)
    if key not in session.memo:
        session.memo.meet((name,))
        session.memo[key] = tuple(row for row in session.stated.get(name, ())
                                  if len(row) == len(wanted) and all(w is None or w == v for w, v in zip(wanted, row)))
    return session.memo[key]


def plainly_false(session, cond: m.Cond, env: dict) -> bool:
    match cond:
        case m.Holds(atom, negated):
            if lists(session, atom.name):
                return not possible(session, atom.name, values(session, atom.name, atom.args, env), negated)
            return not negated and barren(session, atom.name, values(session, atom.name, atom.args, env))
        case m.IsOne(m.Var(name), of, negated) if cond.link and name in env and lists(session, cond.link):
            stated = session.stated.get(cond.link, ())
            return negated == any((env[name], c) in stated for c in of)
        case m.Compare("=", m.Call(name, terms), other) if name in session.book.words:
            value = known(session, other, session.book.words[name].value, env)
            return value is not None and not may_be(session, name, values(session, name, terms, env) + (value,))
        case m.Did(atom, time, False):
            return not session.reach.unsettled(f"did:{atom.name}") and not session.done(atom.name, m.Time(time.kind, time.phase))
    return False


def may_be(session, name: str, row: tuple) -> bool:
    """Could a thing have this value?"""
    if lists(session, name):
        return None in row or row in session.stated.get(name, ())
    return not barren(session, name, row)


def barren(session, name: str, args: tuple) -> bool:
    """Is a derived relation refuted, all its definitions being so?"""
    word = session.book.words.get(name)
    if word is None or word.kind != "derived" or all(a is None for a in args):
        return False
    key = ("barren", name, args)
    if key not in session.memo:
        ways = (args, args[::-1]) if word.both_ways else (args,)
        session.memo[key] = all(refuted_for(session, s, way) for s in session.program.on("define", name) for way in ways)
    return session.memo[key]


def refuted_for(session, s: m.Statement, args: tuple) -> bool:
    """Does a definition speak of others, or is it refuted?"""
    named = zip(session.typed(s.head), args)
    return any(isinstance(a, m.Const) and v is not None and a.value != v for a, v in named) or refuted(session, s, args)


def possible(session, name: str, wanted: tuple, negated: bool) -> bool:
    """Could a row be there, or for a negation be missing?"""
    if None not in wanted:
        return (wanted in session.stated.get(name, ())) != negated
    return negated or bool(session.stated.get(name) and (all(w is None for w in wanted) or matching(session, name, wanted)))


def lists(session, name: str) -> bool:
    """Is it a given whose rows are all stated? Whoever asks looks them up next."""
    session.memo.meet((name,))
    word = session.book.words.get(name)
    return word is not None and word.kind in ("given", "role") and name not in UNLISTED and not session.reach.unsettled_given(name)


def values(session, name: str, terms: tuple, env: dict) -> tuple:
    """Arguments that are known without asking."""
    sorts = [p.sort for p in session.book.words[name].params]
    return tuple(known(session, t, sorts[i] if i < len(sorts) else "", env) for i, t in enumerate(terms))


def known(session, term: m.Term, sort: str, env: dict):
    if isinstance(term, m.Var):
        return env.get(term.name)
    if isinstance(term, m.Const):
        return None if term.value in session.book.words else term.value
    return term.text if isinstance(term, m.Num) and term.text and sort not in ("number", "") else None
