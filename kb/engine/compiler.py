"""What a clause became: the Datalog of its statements, for people to read."""

from __future__ import annotations

from kb.board.facts import Position
from kb.engine.datalog import Slot
from kb.engine.flat import Bind, Group, Member, Rel, Test
from kb.engine.ordering import Live, Order
from kb.engine.program import Choice, Program
from kb.engine.session import Session
from kb.language import model as m


def datalog_of(book: m.Book, number: str) -> list[str]:
    """Rules in Datalog notation, one for each alternative of each statement of a clause."""
    clause = book.clause(number)
    return datalog_of_clauses(book, [clause])[clause.number] if clause is not None else []


def datalog_of_clauses(book: m.Book, clauses: list[m.Clause]) -> dict[str, list[str]]:
    """The same for many clauses; what they have in common is worked out once."""
    found: dict[str, list[str]] = {}
    for setting in dict.fromkeys((c.scenario, c.option) for c in clauses):
        scenario, option = setting
        program = Program(book, Choice((), scenario, frozenset((option,)) if option else frozenset()))
        session = Session(program, Position())
        mine = {c.number for c in clauses if (c.scenario, c.option) == setting}
        found |= {number: [] for number in mine}
        for s in program.statements.values():
            if s.clause in mine and s.kind not in ("otherwise", "rank"):
                found[s.clause] += rules(session, program, s)
        session.close()
    return found


def rules(session: Session, program: Program, s: m.Statement) -> list[str]:
    head = f"{s.kind}_{s.head.name}" if s.head is not None else "except"
    args = ", ".join(shown(a) for a in session.typed(s.head)) if s.head is not None else ""
    lifts = [f"not lifted_by_{e.cite}" for e in program.lifting(s, s.head.name)] if s.head is not None else []
    out = []
    for lits, flat in session.ways(s):
        bound = {a.name for a in (s.head.args if s.head is not None else ()) if isinstance(a, m.Var)}
        ordered = Order(session.book).arrange(lits, bound, flat.sorts, set())
        body = [literal(x) for x in ordered] + lifts
        value = f", {term(s.expr)}" if s.expr is not None else ""
        out.append(f"{head}({args}{value}) :- {', '.join(body)}." if body else f"{head}({args}{value}).")
    return [f"% {s.cite}"] + out


def literal(lit) -> str:
    match lit:
        case Rel(name, args, time):
            label = f"did_{name}_{time.kind}{'_' + time.phase if time.phase else ''}" if time else name.replace(" ", "_")
            return f"{label}({', '.join(value(a) for a in args)})"
        case Test(cond, _, negated):
            return ("not " if negated else "") + f"{term(cond.left)} {cond.op} {term(cond.right)}"
        case Bind(var, t, _):
            return f"{var} = {term(t)}"
        case Group(ways, _, negated):
            inner = "; ".join(", ".join(literal(x) for x in way) for way in ways)
            return f"not ({inner})" if negated else f"({inner})"
        case Member(sort, var):
            return f"{sort}({var})"
        case Live():
            return ""
    return str(lit)


def value(a) -> str:
    return str(a) if isinstance(a, Slot) or not isinstance(a, str) else f'"{a}"'


def shown(t: m.Term) -> str:
    return "_" if isinstance(t, m.Any_) else term(t)


def term(t: m.Term) -> str:
    match t:
        case m.Var(name):
            return name
        case m.Const(v):
            return f'"{v}"'
        case m.Num(v):
            return str(v)
        case m.Call(name, args):
            return f"{name}({', '.join(shown(a) for a in args)})" if args else name
        case m.Arith(op, left, right):
            return f"({term(left)} {op} {term(right)})"
        case m.Aggregate(kind, expr, vars, _):
            return f"{kind}({term(expr) if expr is not None else ''} for {', '.join(vars)} where …)"
    return "_"


