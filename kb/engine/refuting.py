"""Statements that plainly do not apply: looked up in the givens, before any rule is built or asked.

Most clauses about a deed speak of another phase, another arm or a marker that is not there. What a look-up refutes needs no engine.
A derived relation is refuted where every one of its definitions is; whatever a look-up cannot tell counts as possible.
What there is to look up in a statement is found once for its book (`Looks`); then only the position differs."""

from __future__ import annotations

from kb.engine.memory import MISSING
from kb.language import model as m

FEW = 6  # rows of a given that are tried one by one
NOTHING = object()


def refuted(session, s: m.Statement, args: tuple) -> bool:
    """Has every alternative of a statement a condition that is plainly false for these arguments?"""
    _, looks = session.program.looks.get(id(s.body)) or learned(session, s.body)
    env = {a.name: v for a, v in zip(s.head.args, args) if v is not None and isinstance(a, m.Var)} if s.head is not None else {}
    for way in looks:
        if way.conceivable(session, env):
            return False
    return True


def learned(session, body: m.Body) -> tuple[m.Body, tuple["Looks", ...]]:
    """Kept beside its body, so that no other body can come to have its number."""
    session.program.looks[id(body)] = found = body, tuple(Looks(session.book, way) for way in body.alternatives)
    return found


class Looks:
    """What a look-up can tell of conditions that have to hold together."""

    def __init__(self, book: m.Book, conds: tuple[m.Cond, ...]):
        self.equations = [(var.name, Looked(book, call.name, call.args)) for cond in conds for var, call in sides(cond)]
        self.signs = [sign for cond in conds if (sign := sign_of(book, cond)) is not None]
        self.listing = [sign.looked for sign in self.signs if isinstance(sign, Holding) and not sign.negated]

    def conceivable(self, session, env: dict) -> bool:
        """Could the conditions hold together? What they bind on the way sharpens the look at the others."""
        while True:
            env = self.bound(session, env)
            if env is None:
                return False
            for sign in self.signs:
                if sign.fails(session, env):
                    return False
            again = self.cases(session, env)
            if again is None:
                return True
            if len(again) > 1:
                return any(self.conceivable(session, env | case) for case in again)
            env = env | again[0]

    def bound(self, session, env: dict) -> dict | None:
        """With the variables that equations such as `at(U) = H` bind; None where there is no such value."""
        for name, looked in self.equations:
            if name not in env:
                value = looked.value(session, env)
                if value is None:
                    return None
                if value is not NOTHING:
                    env = env | {name: value}
        return env

    def cases(self, session, env: dict) -> list[dict] | None:
        """The few rows of a given that a condition could mean, as what they would bind; None where no condition lists any."""
        for looked in self.listing:
            free = [(i, name) for i, name in looked.variables if name not in env]
            if free and lists(session, looked.name):
                wanted = looked.args(env)
                rows = session.matching(looked.name, wanted) if any(w is not None for w in wanted) else ()
                if 0 < len(rows) <= FEW:
                    return [{name: row[i] for i, name in free} for row in rows]
        return None


class Looked:
    """A word with arguments, as far as they are known without asking."""

    __slots__ = ("name", "terms", "variables")

    def __init__(self, book: m.Book, name: str, terms: tuple[m.Term, ...]):
        sorts = [p.sort for p in book.words[name].params] if name in book.words else []
        self.name = name
        self.terms = tuple(known(book, t, sorts[i] if i < len(sorts) else "") for i, t in enumerate(terms))
        self.variables = tuple((i, name) for i, (is_variable, name) in enumerate(self.terms) if is_variable)

    def args(self, env: dict) -> tuple:
        return tuple([env.get(value) if is_variable else value for is_variable, value in self.terms])

    def value(self, session, env: dict):
        """The value of a given; None where it has none, and NOTHING where a look-up does not tell."""
        if not lists(session, self.name):
            return NOTHING
        found = self.args(env)
        if None in found:
            return NOTHING
        rows = session.matching(self.name, (*found, None))
        return NOTHING if len(rows) > 1 else rows[0][-1] if rows else None


def known(book: m.Book, term: m.Term, sort: str) -> tuple[bool, object]:
    """Is it a variable, and its name; else what it is without asking, None where that takes more."""
    if isinstance(term, m.Var):
        return True, term.name
    if isinstance(term, m.Const):
        return False, None if term.value in book.words else term.value
    return False, term.text if isinstance(term, m.Num) and term.text and sort not in ("number", "") else None


def sides(cond: m.Cond) -> list[tuple[m.Var, m.Call]]:
    """`at(U) = H`, whichever way it is written."""
    both = ((cond.left, cond.right), (cond.right, cond.left)) if isinstance(cond, m.Compare) and cond.op == "=" else ()
    return [(var, call) for var, call in both if isinstance(var, m.Var) and isinstance(call, m.Call)]


# ---- signs that a condition does not hold ---------------------------------------------------------


def sign_of(book: m.Book, cond: m.Cond):
    match cond:
        case m.Holds(atom, negated):
            return Holding(Looked(book, atom.name, atom.args), negated)
        case m.IsOne(m.Var(name), of, negated) if cond.link:
            return Being(name, cond.link, of, negated)
        case m.Compare("=", m.Call(name, terms), other) if name in book.words:
            return Equal(Looked(book, name, terms), known(book, other, book.words[name].value))
        case m.Did(atom, time, False):
            return Done(atom.name, m.Time(time.kind, time.phase))
    return None


class Holding:
    """A relation, or that it is absent."""

    __slots__ = ("looked", "negated")

    def __init__(self, looked: Looked, negated: bool):
        self.looked, self.negated = looked, negated

    def fails(self, session, env: dict) -> bool:
        name = self.looked.name
        if not lists(session, name):
            return not self.negated and barren(session, name, self.looked.args(env))
        wanted, stated = self.looked.args(env), session.stated.get(name, ())
        if None not in wanted:
            return (wanted in stated) == self.negated
        return not (self.negated or stated and (all(w is None for w in wanted) or session.matching(name, wanted)))


class Being:
    """`U is armour or recon`."""

    __slots__ = ("variable", "link", "of", "negated")

    def __init__(self, variable: str, link: str, of: tuple[str, ...], negated: bool):
        self.variable, self.link, self.of, self.negated = variable, link, of, negated

    def fails(self, session, env: dict) -> bool:
        if self.variable not in env or not lists(session, self.link):
            return False
        value, stated = env[self.variable], session.stated.get(self.link, ())
        return self.negated == any((value, c) in stated for c in self.of)


class Equal:
    """`nation(U) = polish`."""

    __slots__ = ("looked", "is_variable", "other")

    def __init__(self, looked: Looked, other: tuple[bool, object]):
        self.looked = looked
        self.is_variable, self.other = other

    def fails(self, session, env: dict) -> bool:
        value = env.get(self.other) if self.is_variable else self.other
        if value is None:
            return False
        row = (*self.looked.args(env), value)
        if lists(session, self.looked.name):
            return None not in row and row not in session.stated.get(self.looked.name, ())
        return barren(session, self.looked.name, row)


class Done:
    """A deed, at some time."""

    __slots__ = ("deed", "time")

    def __init__(self, deed: str, time: m.Time):
        self.deed, self.time = deed, time

    def fails(self, session, env: dict) -> bool:
        return not session.reach.unsettled(f"did:{self.deed}") and not session.done(self.deed, self.time)


# ---- what is looked up --------------------------------------------------------------------------


def barren(session, name: str, args: tuple) -> bool:
    """Is a derived relation refuted, all its definitions being so?"""
    word = session.book.words.get(name)
    if word is None or word.kind != "derived":
        return False
    key = ("barren", name, args)
    found = session.memo.recall(key)
    if found is MISSING:
        ways = (args, args[::-1]) if word.both_ways else (args,)
        session.memo[key] = found = all(of_others(fixed, way) or refuted(session, s, way) for s, fixed in definitions(session, name) for way in ways)
    return found


def definitions(session, name: str) -> list[tuple[m.Statement, list[tuple[int, object]]]]:
    """The definitions of a relation, each with the constants of its head."""
    return session.program.once(("definitions", name), lambda: [
        (s, [(i, a.value) for i, a in enumerate(session.typed(s.head)) if isinstance(a, m.Const)])
        for s in session.program.on("define", name)])


def of_others(fixed: list[tuple[int, object]], args: tuple) -> bool:
    """Does a definition speak of others than these?"""
    return any(args[i] is not None and args[i] != value for i, value in fixed)


def lists(session, name: str) -> bool:
    """Is it a given whose rows are all stated? Whoever asks looks them up next."""
    session.memo.meet((name,))
    return session.reach.lists(name)
