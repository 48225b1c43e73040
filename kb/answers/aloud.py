"""A statement read aloud: English for rules that nobody has to write twice."""

from __future__ import annotations

from dataclasses import replace

from kb.answers import sentences as say
from kb.language import model as m

OPS = {"=": "is", "!=": "is not", "<": "is less than", "<=": "is at most", ">": "is more than", ">=": "is at least"}
OPPOSITE = {"=": "!=", "!=": "=", "<": ">=", "<=": ">", ">": "<=", ">=": "<"}
FORMS = {"permit": "may", "forbid": "may not", "require": "must", "excuse": "need not"}


def say_statement(book: m.Book, s: m.Statement) -> str:
    """One sentence: what follows, then when."""
    return say.sentence(f"{conclusion(book, s)}{say_body(book, s.body)}")


def conclusion(book: m.Book, s: m.Statement) -> str:
    head = say_head(book, s)
    match s.kind:
        case "permit" | "forbid" | "require" | "excuse":
            others = "".join(f", or {word_text(book, h, 'plain')}" for h in s.heads)
            despite = f", despite {ids(s)}" if s.targets else ""
            return f"{head}{others}{despite}"
        case "set":
            return f"{head} is {term(book, s.expr)}" + (f", instead of what {ids(s)} says" if s.targets else "")
        case "add":
            return f"{term(book, s.expr)} is added to {head}"
        case "multiply":
            times = "halved" if s.expr == m.Num(m.Fraction(1, 2), "1/2") else f"multiplied by {term(book, s.expr)}"
            return f"{head} is {times}" + (f", rounded {s.how}" if s.how else "")
        case "round":
            return f"{head} is rounded {s.how}"
        case "limit":
            return f"{head} is at {s.how} {term(book, s.expr)}"
        case "cause":
            return head + (f" at the end of {book.terms.get(s.how, s.how)}" if s.how else "")
        case "except" | "despite" | "instead":
            where = "for" if s.head is not None and book.words[s.head.name].kind == "amount" else "where"
            return f"{ids(s)} does not hold" + (f" {where} {head}" if s.head is not None else "")
        case "otherwise":
            return f"whatever no clause permits is refused: {s.head.name.replace('_', ' ')}"
        case "rank":
            return f"of several ways for {s.head.name.replace('_', ' ')}, the one with the {s.how} {term(book, s.expr)}"
    return head


def ids(s: m.Statement) -> str:
    return ", ".join(t.first + (f" to {t.last}" if t.last else "") for t in s.targets)


def say_head(book: m.Book, s: m.Statement) -> str:
    if s.head is None or s.head.name not in book.words or s.kind in ("otherwise", "rank"):
        return ""
    form = FORMS.get(s.kind, "would" if s.kind in ("except", "despite", "instead") else "did" if s.kind == "cause" else "")
    return word_text(book, s.head, form, s.kind != "deny", "any")


def word_text(book: m.Book, atom: m.Atom, form: str = "", holds: bool = True, whoever: str = "some") -> str:
    """`_` is any unit where a clause concludes, some unit where it asks."""
    word = book.words.get(atom.name)
    if word is None:
        return atom.name
    args = arguments(book, atom, whoever)
    if word.kind in ("action", "event", "path") and form:
        return say.deed(book, atom.name, args, form)
    if word.kind == "amount":
        return say.noun(book, atom.name, args)
    if word.kind == "role" and form in say.ROLE_FORMS:
        return say.deed(book, atom.name, args, form)
    return say.relation(book, atom.name, args, holds)


def arguments(book: m.Book, atom: m.Atom | m.Call, whoever: str = "some") -> tuple[str, ...]:
    sorts = [p.sort for p in book.words[atom.name].params]
    return tuple(f"{whoever} {sorts[i] if i < len(sorts) else 'one'}" if isinstance(a, m.Any_) else term(book, a) for i, a in enumerate(atom.args))


def term(book: m.Book, t: m.Term | None) -> str:
    match t:
        case None:
            return "nothing"
        case m.Var(name):
            return name
        case m.Any_():
            return "something"
        case m.Num(value, text):
            return text or say.number(value)
        case m.Const(value):
            return book.terms.get(value, value.replace("_", " "))
        case m.Call(name, args):
            word = book.words.get(name)
            shown = arguments(book, t) if word is not None else tuple(term(book, a) for a in args)
            if word is not None and word.kind in ("amount", "throw"):
                return say.noun(book, name, shown)
            if word is not None and word.kind == "path":
                return say.deed(book, name, shown, "plain")
            label = book.terms.get(name, name.replace("_", " "))
            return f"the {label} of {' and '.join(shown)}" if shown else label
        case m.Arith(op, left, right):
            return f"{factor(book, left, op)} {op} {factor(book, right, op)}"
        case m.Aggregate(kind, expr, vars, where):
            lead = {"sum": "the sum of", "count": "the number of", "highest": "the highest", "lowest": "the lowest"}[kind]
            what = f"{term(book, expr)} for {', '.join(vars)}" if expr is not None else ", ".join(vars)
            return f"{lead} {what} where {conj(book, where)}"
    return str(t)


def factor(book: m.Book, t: m.Term, op: str) -> str:
    inner = term(book, t)
    return f"({inner})" if isinstance(t, m.Arith) and (op in "*/" or op == "-" and t.op in "+-") else inner


def say_body(book: m.Book, body: m.Body) -> str:
    ways = [conj(book, a) for a in body.alternatives if a]
    if not ways and body.unless:
        return f" when {' and '.join(denied(book, g) for g in body.unless)}"
    text = f" when {', or when '.join(ways)}" if ways else ""
    return text + "".join(f", unless {conj(book, g)}" for g in body.unless)


def denied(book: m.Book, group: tuple[m.Cond, ...]) -> str:
    """A group that must not hold, as a condition."""
    return cond(book, opposite(group[0])) if len(group) == 1 and opposite(group[0]) is not None else f"it is not so that {conj(book, group)}"


def opposite(c: m.Cond) -> m.Cond | None:
    if isinstance(c, m.Compare):
        return replace(c, op=OPPOSITE[c.op])
    return None if isinstance(c, m.Every) else replace(c, negated=not c.negated)


def conj(book: m.Book, conds: tuple[m.Cond, ...]) -> str:
    return " and ".join(cond(book, c) for c in conds)


def cond(book: m.Book, c: m.Cond) -> str:
    match c:
        case m.Holds(atom, negated):
            return word_text(book, atom, holds=not negated, whoever="any" if negated else "some")
        case m.Did(atom, time, negated):
            args = arguments(book, atom, "any" if negated else "some")
            return f"{say.deed(book, atom.name, args, 'did not' if negated else 'did')}{when(book, time)}"
        case m.Compare(op, left, right) if (looked := looked_up(book, c)) is not None:
            call, value = looked
            told = None if isinstance(value, m.Any_) else term(book, value)
            return say.relation(book, call.name, (*arguments(book, call), told), op == "=")
        case m.Compare(op, left, right):
            return f"{term(book, left)} {OPS[op]} {term(book, right)}"
        case m.IsOne(t, of, negated):
            return f"{term(book, t)} is {'not ' if negated else ''}{' or '.join(book.terms.get(o, o.replace('_', ' ')) for o in of)}"
        case m.Every(vars, where, has):
            return f"for every {', '.join(vars)} where {conj(book, where)}: {cond(book, has)}"
    return ""


def looked_up(book: m.Book, c: m.Compare) -> tuple[m.Call, m.Term] | None:
    """`at(U) = H` reads as the relation it is: U stands on H."""
    for call, value in ((c.left, c.right), (c.right, c.left)):
        word = book.words.get(call.name) if isinstance(call, m.Call) else None
        plain = isinstance(value, (m.Var, m.Const, m.Num, m.Any_)) and not (isinstance(value, m.Const) and value.value in book.words)
        if c.op in ("=", "!=") and plain and word is not None and word.kind in ("given", "derived") and word.value and say.BRACKET.search(word.template):
            return call, value
    return None


def when(book: m.Book, time: m.Time) -> str:
    if time.kind in ("in_last", "since_last"):
        return f" {'in' if time.kind == 'in_last' else 'since'} the last {time.phase} phase of {term(book, time.of)}"
    if time.kind == "on_turn":
        return f" on turn {term(book, time.of)}"
    return {"ever": "", "last_turn": " last turn"}.get(time.kind, f" {time.kind.replace('_', ' ')}")
