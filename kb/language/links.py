"""Short forms, settled once when a book is read: which relation `U is armour` speaks of, and whose phase `the last phase of U` is.

Settled here, nobody has to know the sort of a variable later on, when only its value is at hand."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import fields, is_dataclass, replace

from kb.language import model as m
from kb.language.spans import Span
from kb.language.sorts import comparisons, constant_sorts, infer, is_links, term_sort, uses_in_conds, variable_sorts

SortOf = Callable[[m.Term], str]


def settle_book(book: m.Book) -> m.Book:
    clauses = tuple(settle_clause(book, c) for c in book.clauses)
    return replace(book, clauses=clauses, words={n: settle_word(book, w) for n, w in book.words.items()})


def settle_clause(book: m.Book, clause: m.Clause) -> m.Clause:
    def many(statements: tuple[m.Statement, ...]) -> tuple[m.Statement, ...]:
        return tuple(settle_statement(book, s) for s in statements)

    disputes = tuple(replace(d, readings=tuple(replace(r, statements=many(r.statements)) for r in d.readings)) for d in clause.disputes)
    return replace(clause, statements=many(clause.statements), disputes=disputes,
                   in_force=settle_conds(book, clause.in_force),
                   figures=tuple(replace(f, expr=settled(book, f.expr, sorts_in(book, {}))) for f in clause.figures))


def settle_statement(book: m.Book, s: m.Statement) -> m.Statement:
    sort_of = sorts_in(book, variable_sorts(book, s))
    return replace(s, body=settled(book, s.body, sort_of), expr=settled(book, s.expr, sort_of))


def settle_word(book: m.Book, word: m.Word) -> m.Word:
    if word.kind not in ("path", "action"):
        return word
    known = {p.var: p.sort for p in word.params}
    made_of = tuple((part, settle_body(book, body, known)) for part, body in word.made_of)
    if isinstance(word.goal, m.Var):
        known.setdefault(word.goal.name, "hex")
    known |= {t.name: p.sort for leg in word.legs if leg.step.name in book.words
              for t, p in zip(leg.step.args, book.words[leg.step.name].params) if isinstance(t, m.Var)}
    legs = tuple(replace(g, up_to=settled(book, g.up_to, sorts_in(book, known)), exactly=settled(book, g.exactly, sorts_in(book, known)),
                         costing=settled(book, g.costing, sorts_in(book, known))) for g in word.legs)
    return replace(word, made_of=made_of, legs=legs, goal_where=settle_conds(book, word.goal_where, known),
                   stopping=settle_conds(book, word.stopping, known))


def settle_body(book: m.Book, body: m.Body, known: dict[str, str]) -> m.Body:
    return replace(body, alternatives=tuple(settle_conds(book, a, known) for a in body.alternatives),
                   unless=tuple(settle_conds(book, g, known) for g in body.unless))


def settle_conds(book: m.Book, conds: tuple[m.Cond, ...], known: dict[str, str] | None = None, named: SortOf | None = None) -> tuple[m.Cond, ...]:
    """Conditions that stand alone. `named` knows the sorts of individuals of a position."""
    sorts = infer(book, uses_in_conds(book, conds), comparisons(conds), known)
    return settled(book, conds, sorts_in(book, sorts, named))


def sorts_in(book: m.Book, known: dict[str, str], named: SortOf | None = None) -> SortOf:
    return lambda term: term_sort(book, term, known) or (named(term) if named else "")


def settled(book: m.Book, node, sort_of: SortOf):
    """The same statement, condition or term with its short forms written out."""
    again = lambda n: settled(book, n, sort_of)  # noqa: E731
    match node:
        case m.Body():
            return replace(node, alternatives=again(node.alternatives), unless=again(node.unless))
        case tuple():
            return tuple(again(n) for n in node)
        case m.Holds():
            return replace(node, atom=again(node.atom))
        case m.Atom() | m.Call():
            return replace(node, args=again(node.args))
        case m.Did():
            return replace(node, atom=again(node.atom), time=settle_time(book, node.time, sort_of))
        case m.Compare() | m.Arith():
            return replace(node, left=again(node.left), right=again(node.right))
        case m.Every():
            return replace(node, where=again(node.where), has=again(node.has))
        case m.Aggregate():
            return replace(node, expr=again(node.expr), where=again(node.where))
        case m.IsOne():
            found = is_links(book, sort_of(node.term), node.of)
            return replace(node, term=again(node.term), link=found[0].name if found else "")
    return node


def mapped(node, names: dict[str, str]):
    """The same conditions with other names for their variables."""
    if isinstance(node, m.Var):
        return m.Var(names.get(node.name, node.name))
    if isinstance(node, tuple):
        return tuple(names.get(n, n) if isinstance(n, str) else mapped(n, names) for n in node)
    if is_dataclass(node) and not isinstance(node, (m.Num, m.Const, Span)):
        return type(node)(*(mapped(getattr(node, f.name), names) if f.name not in ("of", "link", "name", "kind") or isinstance(node, m.Time)
                            else getattr(node, f.name) for f in fields(node)))
    return node


def settle_time(book: m.Book, time: m.Time, sort_of: SortOf) -> m.Time:
    """The side of a phase may be named by a unit: then it is that unit's side."""
    if time.kind not in ("in_last", "since_last") or time.of is None:
        return time
    sort = sort_of(time.of)
    link = next((w.name for w in book.of_kind("derived", "given")
                 if w.value == "side" and [p.sort for p in w.params] == [sort] and sort != "side"), None)
    return replace(time, of=m.Call(link, (time.of,))) if link else time


def sort_named(book: m.Book, members: dict[str, tuple[str, ...]]) -> SortOf:
    """The sort of a name in a question: what a position calls it, else the list it stands in."""
    def sort(term: m.Term) -> str:
        if not isinstance(term, m.Const):
            return "hex" if isinstance(term, m.Num) else ""
        named = [s for s, names in members.items() if term.value in names]
        return named[0] if named else next(iter(constant_sorts(book).get(term.value, ())), "")
    return sort
