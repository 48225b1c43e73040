"""Terms and conditions written in the notation of the rules."""

from __future__ import annotations

import re

from kb.language import model as m

PLAIN = re.compile(r"[^\W\d_A-Z]\w*|\d+(?:[:/.]\d+)?")


def cond(c: m.Cond) -> str:
    match c:
        case m.Holds(atom, negated):
            return denied(negated) + call(atom.name, atom.args)
        case m.Did(atom, time, negated):
            return f"{denied(negated)}did {call(atom.name, atom.args)}{when(time)}"
        case m.Compare(op, left, right):
            return f"{term(left)} {op} {term(right)}"
        case m.IsOne(t, of, negated):
            return f"{term(t)} is {denied(negated)}{' or '.join(map(name, of))}"
        case m.Every(vars, where, has):
            return f"every {', '.join(vars)} where {conj(where)} has {cond(has)}"
    raise AssertionError(c)


def conj(conds: tuple[m.Cond, ...]) -> str:
    return " and ".join(map(cond, conds))


def denied(negated: bool) -> str:
    return "not " if negated else ""


def call(word: str, args: tuple[m.Term, ...]) -> str:
    return f"{word}({', '.join(map(term, args))})" if args else word


def term(t: m.Term) -> str:
    match t:
        case m.Var(word):
            return word
        case m.Any_():
            return "_"
        case m.Const(value):
            return name(value)
        case m.Num(value, text):
            return text or str(value)
        case m.Call(word, args):
            return call(word, args)
        case m.Arith(op, left, right):
            return f"({term(left)} {op} {term(right)})"
        case m.Aggregate(kind, expr, vars, where):
            what = f"{term(expr)} for {', '.join(vars)}" if expr is not None else ", ".join(vars)
            return f"{kind}({what} where {conj(where)})"
    raise AssertionError(t)


def name(value: str) -> str:
    return value if PLAIN.fullmatch(value) else f'"{value}"'


def when(time: m.Time) -> str:
    if time.kind in ("in_last", "since_last"):
        return f" {'in' if time.kind == 'in_last' else 'since'} last {time.phase} phase of {term(time.of)}"
    if time.kind == "on_turn":
        return f" on turn {term(time.of)}"
    return "" if time.kind == "ever" else f" {time.kind.replace('_', ' ')}"
