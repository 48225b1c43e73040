"""No word depends on itself: what needs recursion is a path."""

from __future__ import annotations

from collections.abc import Iterator

from kb.language import model as m
from kb.language.checks.sentences import all_statements, conds_in_term, flat_conds, subterms, terms_of, word_sentences
from kb.language.sorts import find_word, is_links, is_plain, lookup, term_sort, variable_sorts
from kb.language.spans import Diagnostic, Span

WORKED_OUT = ("derived", "amount", "path", "action", "figure")
Edges = dict[str, dict[str, tuple[bool, Span]]]  # word → what it depends on, whether through a negation, and where


def no_recursion(book: m.Book) -> Iterator[Diagnostic]:
    """No derived relation, amount or path depends on itself, and negation least of all."""
    edges = dependencies(book)
    for cycle in cycles(edges):
        steps = list(zip(cycle, cycle[1:] + cycle[:1]))
        negative = any(edges[a][b][0] for a, b in steps)
        a, b = steps[0]
        shown = " → ".join([*cycle, cycle[0]])
        if negative:
            yield Diagnostic("CW402", f"`{a}` depends on its own absence", edges[a][b][1], shown,
                             "a word may not be defined by `not`, `unless`, `deny` or an exception that leads back to it")
        else:
            yield Diagnostic("CW401", f"`{a}` depends on itself", edges[a][b][1], shown,
                             "what goes from hex to hex is a `path`; else split the word in two")


def dependencies(book: m.Book) -> Edges:
    edges: Edges = {}
    for s in all_statements(book):
        if s.kind == "except" and s.head is None:
            continue
        for head in (s.head, *s.heads):
            if head is not None:
                # what takes away (deny, except) works through a negation
                depends(book, edges, head.name, s, s.kind in ("deny", "except"))
    for figure in (f for c in book.clauses for f in c.figures):
        for name, negative, span in names_in(book, m.ALWAYS, (figure.expr,), {}, figure.span):
            link(book, edges, figure.name, name, negative, span)
    for word in book.words.values():
        for sentence in word_sentences(word) if word.kind in ("path", "action") else ():
            for head in sentence.heads:
                link(book, edges, word.name, head.name, False, word.span)
            for name, negative, span in names_in(book, sentence.body, sentence.terms, {p.var: p.sort for p in word.params}, word.span):
                link(book, edges, word.name, name, negative, span)
        if word.parent:
            link(book, edges, word.name, word.parent, False, word.span)
    return edges


def depends(book: m.Book, edges: Edges, name: str, s: m.Statement, negative: bool) -> None:
    terms = (s.expr,) if s.expr is not None else ()
    for other, inner, span in names_in(book, s.body, terms, variable_sorts(book, s), s.span):
        link(book, edges, name, other, negative or inner, span)


def link(book: m.Book, edges: Edges, name: str, other: str, negative: bool, span: Span) -> None:
    word = find_word(book, other)
    if word is not None and word.kind in WORKED_OUT:
        before = edges.setdefault(name, {}).get(other)
        if before is None or negative and not before[0]:
            edges[name][other] = (negative, span)


def names_in(book: m.Book, body: m.Body, terms, known: dict[str, str], span: Span) -> Iterator[tuple[str, bool, Span]]:
    """Words a rule rests on, and whether it rests on their absence. What was done is stated, so `did` does not count."""
    for groups, negated in ((body.alternatives, False), (body.unless, True)):
        for group in groups:
            yield from names_in_group(book, group, known, negated, span)
    for term in terms:
        yield from names_in_term(book, term, False, span)
        for cond in conds_in_term(term):
            yield from names_in_group(book, (cond,), known, True, span)


def names_in_group(book, group, known, negated: bool, span: Span) -> Iterator[tuple[str, bool, Span]]:
    for cond in flat_conds(group):
        inner = negated or getattr(cond, "negated", False) or isinstance(cond, m.Every)
        word = find_word(book, cond.atom.name) if isinstance(cond, m.Holds) else None
        if word is not None and word.kind != "action":  # a deed is no condition, and is reported as such
            yield cond.atom.name, inner, cond.atom.span
        elif isinstance(cond, m.IsOne):
            sort = term_sort(book, cond.term, known)
            if sort and not is_plain(book, sort, cond.of):
                yield from ((found.name, inner, cond.span) for found in is_links(book, sort, cond.of))
        for term in terms_of(cond):
            yield from names_in_term(book, term, inner, getattr(cond, "span", span))


def names_in_term(book, term, negated: bool, span: Span) -> Iterator[tuple[str, bool, Span]]:
    for sub in subterms(term):
        call = lookup(book, sub)
        if call is not None:
            yield call.name, negated, span


def cycles(edges: Edges) -> Iterator[list[str]]:
    """One shortest cycle for each knot of words that depend on each other."""
    done: set[str] = set()
    for start in sorted(edges):
        if start in done:
            continue
        cycle = shortest_way_back(edges, start)
        if cycle:
            done |= set(cycle)
            yield cycle


def shortest_way_back(edges: Edges, start: str) -> list[str]:
    ways, seen = [[start]], {start}
    while ways:
        way = ways.pop(0)
        for nxt in sorted(edges.get(way[-1], ())):
            if nxt == start:
                return way
            if nxt not in seen:
                seen.add(nxt)
                ways.append([*way, nxt])
    return []


CHECKS = (no_recursion,)
