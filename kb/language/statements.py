"""Parse trees of statements and declarations → records: one small function a kind."""

from __future__ import annotations

from dataclasses import replace

from lark import Token, Tree

from kb.language import model as m
from kb.language.parser import Reader, constant

# ---- statements, one function a kind ----------------------------------------------------------


def plain(kind):
    def build(r: Reader, kids):
        head = r.atom(kids[0])
        return m.Statement(kind, head, r.body(kids[1]), span=head.span)
    return build


def define(r: Reader, kids):
    head = r.atom(kids[0])
    if kids[1] is not None:
        head = replace(head, args=head.args + (r.term(kids[1]),))
    return m.Statement("define", head, r.body(kids[2]), span=head.span)


def permit(r: Reader, kids):
    head = r.atom(kids[0])
    return m.Statement("permit", head, r.body(kids[2]), targets=r.ids(kids[1]), span=head.span)


def require(r: Reader, kids):
    heads = tuple(r.atom(k) for k in kids[:-1])
    return m.Statement("require", heads[0], r.body(kids[-1]), heads=heads[1:], span=heads[0].span)


def otherwise(r: Reader, kids):
    return [m.Statement("otherwise", m.Atom(str(k), (), r.span(k)), span=r.span(k)) for k in kids]


def set_(r: Reader, kids):
    head = r.atom(kids[0])
    return m.Statement("set", head, r.body(kids[3]), expr=r.term(kids[1]), targets=r.ids(kids[2]), span=head.span)


def add(r: Reader, kids):
    head = r.atom(kids[1])
    return m.Statement("add", head, r.body(kids[2]), expr=r.term(kids[0]), span=head.span)


def multiply(r: Reader, kids):
    head = r.atom(kids[0])
    return m.Statement("multiply", head, r.body(kids[2]), expr=r.term(kids[1]), span=head.span)


def halve(r: Reader, kids):
    head, body = r.atom(kids[0]), r.body(kids[2])
    half = m.Statement("multiply", head, body, expr=m.Num(m.Fraction(1, 2), "1/2"), how=direction(kids[1]), span=head.span)
    return half


def direction(node: Tree | None) -> str:
    return " ".join(str(node.children[0]).split()) if node is not None else ""


def round_(r: Reader, kids):
    head = r.atom(kids[0])
    expr = r.term(kids[2]) if kids[2] is not None else None
    return m.Statement("round", head, r.body(kids[3]), expr=expr, how=direction(kids[1]), span=head.span)


def limit(r: Reader, kids):
    head = r.atom(kids[0])
    return m.Statement("limit", head, r.body(kids[3]), expr=r.term(kids[2]), how=str(kids[1].children[0]), span=head.span)


def cause(r: Reader, kids):
    head = r.atom(kids[0])
    return m.Statement("cause", head, r.body(kids[2]), how=str(kids[1] or ""), span=head.span)


def except_(r: Reader, kids):
    targets = r.ids(kids[0])
    head = r.atom(kids[1]) if kids[1] is not None else None
    return m.Statement("except", head, r.body(kids[2]), targets=targets, span=targets[0].span)


def rank(r: Reader, kids):
    at_end = "at the end" if kids[3] is not None else ""
    return m.Statement("rank", m.Atom(str(kids[0]), (), r.span(kids[0])), expr=r.term(kids[2]),
                       how=f"{kids[1].children[0]} {at_end}".strip(), span=r.span(kids[0]))


STATEMENTS = {
    "define": define, "deny": plain("deny"), "permit": permit, "forbid": plain("forbid"), "require": require,
    "excuse": plain("excuse"), "otherwise": otherwise, "set": set_, "add": add, "halve": halve, "multiply": multiply,
    "round": round_, "limit": limit, "cause": cause, "except": except_, "rank": rank,
}

# ---- words, one function a kind ----------------------------------------------------------------


def params(node: Tree | None) -> tuple[m.Param, ...]:
    if node is None:
        return ()
    return tuple(m.Param(str(p.children[0]), str(p.children[1])) for p in node.children if p is not None)


def valued(kind):
    def build(r: Reader, kids):
        name, ps, value, text, both = kids
        return m.Word(str(name), kind, params(ps), str(value or ""), template=text[1:-1], both_ways=both is not None, span=r.span(name))
    return build


def named(kind):
    def build(r: Reader, kids):
        return m.Word(str(kids[0]), kind, template=kids[1][1:-1], span=r.span(kids[0]))
    return build


def listed(kind):
    def build(r: Reader, kids):
        members = tuple(text_of(constant(k)) for k in kids[1:] if k is not None)
        return m.Word(str(kids[0]), kind, members=members, span=r.span(kids[0]))
    return build


def text_of(term: m.Const | m.Num) -> str:
    return term.text if isinstance(term, m.Num) else term.value


def role(r: Reader, kids):
    return m.Word(str(kids[0]), "role", params(kids[1]), template=kids[2][1:-1], span=r.span(kids[0]))


def throw(r: Reader, kids):
    return m.Word(str(kids[0]), "throw", params(kids[1]), "number", template=kids[3][1:-1], dice=str(kids[2]), span=r.span(kids[0]))


def action(r: Reader, kids):
    name, ps, parent, text, part, body = kids
    made = ((r.atom(part), r.body(body)),) if part is not None else ()
    return m.Word(str(name), "action", params(ps), template=text[1:-1], parent=str(parent or ""), made_of=made, span=r.span(name))


def event(r: Reader, kids):
    effects = tuple((str(e.children[0]), r.atom(e.children[1])) for e in kids[3:])
    return m.Word(str(kids[0]), "event", params(kids[1]), template=kids[2][1:-1], effects=effects, span=r.span(kids[0]))


def amount(r: Reader, kids):
    name, ps, scale, measure, text = kids
    return m.Word(str(name), "amount", params(ps), str(scale or ""), str(measure or ""), text[1:-1], span=r.span(name))


def measure(r: Reader, kids):
    return m.Word(str(kids[0]), "measure", template=kids[1][1:-1], measure=kids[2][1:-1], span=r.span(kids[0]))


def table(r: Reader, kids):
    name, ps, value, many, source = kids
    match source.data:
        case "from_file":
            content = m.Table(many=many is not None, file=source.children[0][1:-1])
        case "not_printed":
            content = m.Table(many=many is not None, absent=source.children[0][1:-1])
        case _:
            rows = tuple(inline_row(r, entry) for entry in source.children)
            content = m.Table(rows, many is not None)
    return m.Word(str(name), "table", params(ps), str(value), table=content, span=r.span(name))


def inline_row(r: Reader, entry: Tree):
    keys, value = entry.children
    return tuple(inline_keys(r, k.children) for k in keys.children), cell(r.term(value))


def inline_keys(r: Reader, nodes: list):
    """`2 or 12` is one key that covers both."""
    return inline_key(r, nodes[0]) if len(nodes) == 1 else ("or", *(inline_key(r, n) for n in nodes))


def inline_key(r: Reader, node):
    """`1-4` is a range of keys, not a sum; `30+` has no upper end."""
    if isinstance(node, Token) and node.type == "ABOVE":
        return (m.Fraction(node[:-1]), None)
    if isinstance(node, Tree) and node.data == "minus":
        low, high = (r.term(k) for k in node.children)
        return (low.value, high.value)
    return cell(r.term(node))


def cell(term: m.Term):
    return term.value if isinstance(term, (m.Num, m.Const)) else term


def path(r: Reader, kids):
    name, ps, text, start, goal, where, *rest = kids
    legs = tuple(leg(r, k) for k in rest if isinstance(k, Tree) and k.data == "leg")
    stop = rest[-1] if isinstance(rest[-1], Tree) and rest[-1].data == "conj" else None
    return m.Word(str(name), "path", params(ps), template=text[1:-1], start=r.term(start), goal=r.term(goal),
                  goal_where=r.conj(where) if where is not None else (), legs=legs,
                  stopping=r.conj(stop) if stop is not None else (), span=r.span(name))


def leg(r: Reader, node: Tree) -> m.Leg:
    step, up_to, exactly, costing = node.children
    term = lambda t: None if t is None else r.term(t)  # noqa: E731
    return m.Leg(r.atom(step), term(up_to), term(exactly), term(costing))


def phase(r: Reader, kids):
    return m.Word(str(kids[0]), "phase", template=kids[3][1:-1], phase_kind=str(kids[1]), side=str(kids[2] or ""), span=r.span(kids[0]))


def also(r: Reader, kids):
    return m.Word(str(kids[0]), "also", also=tuple(k[1:-1] for k in kids[1:]), span=r.span(kids[0]))


WORD_BUILDERS = {
    "sort": listed("sort"), "scale": listed("scale"), "measure": measure, "given": valued("given"), "derived": valued("derived"),
    "throw": throw, "role": role, "action": action, "event": event, "amount": amount, "table": table, "path": path,
    "phase": phase, "procedure": named("procedure"), "term": named("term"), "also": also, "draw": named("draw"),
}
