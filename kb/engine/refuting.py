"""Statements that plainly do not apply: one look at the givens, before any rule is built or asked.

Most clauses about a deed speak of another phase, another arm or a marker that is not there. What a look-up refutes needs no engine."""

from __future__ import annotations

from kb.engine.program import READING
from kb.language import model as m

UNLISTED = ("adjacent", "opposite", "distance", READING)


def refuted(session, s: m.Statement, args: tuple) -> bool:
    """Has every alternative of a statement a condition that is plainly false for these arguments?"""
    env = {a.name: v for a, v in zip(s.head.args if s.head is not None else (), args) if isinstance(a, m.Var) and v is not None}
    return all(any(plainly_false(session, cond, env) for cond in alternative) for alternative in s.body.alternatives)


def plainly_false(session, cond: m.Cond, env: dict) -> bool:
    match cond:
        case m.Holds(atom, negated):
            return lists(session, atom.name) and not possible(session.stated.get(atom.name, ()), values(session, atom.name, atom.args, env), negated)
        case m.IsOne(m.Var(name), of, negated) if cond.link and name in env and lists(session, cond.link):
            stated = session.stated.get(cond.link, ())
            return negated == any((env[name], c) in stated for c in of)
        case m.Compare("=", m.Call(name, terms), m.Const(value)) if value not in session.book.words and lists(session, name):
            found = values(session, name, terms, env)
            return None not in found and found + (value,) not in session.stated.get(name, ())
        case m.Did(atom, time, False):
            return not session.reach.unsettled(f"did:{atom.name}") and not session.done(atom.name, m.Time(time.kind, time.phase))
    return False


def possible(rows, wanted: tuple, negated: bool) -> bool:
    """Could a row be there, or for a negation be missing? With a place left open only an empty table tells."""
    if None in wanted:
        return negated or bool(rows)
    return (wanted in rows) != negated


def lists(session, name: str) -> bool:
    """Is it a given whose rows are all stated?"""
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
