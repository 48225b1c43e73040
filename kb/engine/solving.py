"""Conditions asked directly: which cases satisfy them, certainly or possibly."""

from __future__ import annotations

from kb.engine.datalog import Slot
from kb.engine.flat import Flattener, Member
from kb.engine.memory import MISSING
from kb.engine.values import sort_key
from kb.language import model as m


def solutions(session, conds: tuple[m.Cond, ...], vars: tuple[str, ...], env: dict[str, object], mood: str = "c",
              unless: tuple[tuple[m.Cond, ...], ...] = ()) -> list[tuple]:
    """Rows of `vars` for which all conditions hold and none of the `unless` groups, with the variables of `env` bound."""
    names = tuple(env)
    key = ("solve", conds, vars, names, mood, unless)
    found = (*key, tuple(env.values()))
    known = session.memo.recall(found)
    if known is not MISSING:
        return known

    def make(pred: str) -> None:
        flat = Flattener(session.book, None, conds, {n: "" for n in names})
        head = tuple(Slot(v) for v in names + vars) or ("·",)
        session.datalog.declare(pred, len(head))
        lits = flat.conj(conds) + [lit for group in unless for lit in flat.negate(list(group))]
        session.rule(pred, head, lits, set(names), flat.sorts, set(names + vars), mood)

    free = tuple(Slot(f"A{i}") for i in range(len(vars)))
    args = tuple(env.values()) + free or ("·",)
    rows = session.datalog.ask(session.built.get(key, "q", make), args)
    width = len(vars)
    session.memo[found] = sorted({tuple(r)[len(r) - width:] for r in rows}, key=sort_key)
    return session.memo[found]


def listed(session, conds: tuple[m.Cond, ...], var: str, env: dict[str, object], mood: str = "c") -> list | None:
    """All values of one variable that satisfy conditions, or None when nothing in them lists its values."""
    flat = Flattener(session.book, None, conds, {n: "" for n in env})
    order = session.order.arrange(flat.conj(conds), set(env), flat.sorts, {var, *env})
    if any(isinstance(lit, Member) and lit.var == var for lit in order):
        return None
    return [row[0] for row in solutions(session, conds, (var,), env, mood)]
