"""Variables: each is bound by the head or a positive condition, and none is used only once."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from kb.language import model as m
from kb.language.checks.pointing import near
from kb.language.checks.sentences import Sentence, every_cond, every_term, flat_conds, sentences, subterms, terms_of, variables
from kb.language.sorts import find_word, lookup
from kb.language.spans import Diagnostic, Span

Unbound = tuple[str, Span]


def bound_variables(book: m.Book) -> Iterator[Diagnostic]:
    """A variable in a comparison, a sum or an amount is bound by the head or by a positive condition."""
    for sentence in sentences(book):
        seen = set()
        for name, span in unbound(book, sentence):
            if name not in seen:
                seen.add(name)
                yield Diagnostic("CW303", f"nothing binds the variable `{name}`", near(span, name), "could be anything",
                                 f"add a condition that says which `{name}` is meant, such as a relation with `{name}` in it")


def unbound(book: m.Book, sentence: Sentence) -> Iterator[Unbound]:
    head = {p.var for p in sentence.params} | sentence.loose
    head |= {v for a in sentence.heads for arg in a.args for v in variables(arg)}
    if sentence.kind == "define":
        head -= open_values(book, sentence)
    every = [head | binds(book, group, head) for group in sentence.body.alternatives] or [head]
    for group, known in zip(sentence.body.alternatives, every):
        yield from missing(book, group, known)
        if sentence.kind == "define":
            yield from ((v, sentence.span) for v in sorted(open_values(book, sentence) - known))
    shared = set.intersection(*every)
    for group in sentence.body.unless:
        yield from missing(book, group, shared | binds(book, group, shared))
    for term in sentence.terms:
        yield from missing_in_term(book, term, shared, sentence.span)


def open_values(book: m.Book, sentence: Sentence) -> set[str]:
    """Variables for the number a `define` gives: numbers cannot be tried out one by one."""
    head = sentence.heads[0]
    word = find_word(book, head.name)
    has_value = word is not None and word.value == "number" and len(head.args) == len(word.params) + 1
    others = {v for arg in head.args[:-1] for v in variables(arg)} if head.args else set()
    return set(variables(head.args[-1])) - others if has_value else set()


def binds(book: m.Book, group: Iterable[m.Cond], known: set[str]) -> set[str]:
    """What the positive conditions of a group bind, beyond what is known."""
    bound, group = set(known), list(group)
    for cond in group:
        if isinstance(cond, m.Holds | m.Did) and not cond.negated:
            bound |= {v for t in cond.atom.args for v in relational(book, t)}
        elif isinstance(cond, m.IsOne) and not cond.negated:
            bound |= relational(book, cond.term)
        elif isinstance(cond, m.Compare):
            # a value of a relation is found together with its arguments: strength(E) > 3 finds E
            bound |= {v for t in (cond.left, cond.right) if not isinstance(t, m.Var) for v in relational(book, t)}
    equal, before = [c for c in group if isinstance(c, m.Compare) and c.op == "="], -1
    while len(bound) > before:  # equalities may stand in any order
        before = len(bound)
        for cond in equal:
            for one, other in ((cond.left, cond.right), (cond.right, cond.left)):
                if isinstance(one, m.Var) and set(variables(other)) - aggregated(other) <= bound:
                    bound.add(one.name)
    return bound


def aggregated(term: m.Term) -> set[str]:
    return {v for t in subterms(term) if isinstance(t, m.Aggregate) for v in t.vars}


def relational(book: m.Book, term: m.Term) -> set[str]:
    """Variables that looking a term up binds: those of relations, not those of amounts and sums."""
    if isinstance(term, m.Var):
        return {term.name}
    call = lookup(book, term)
    word = find_word(book, call.name) if call is not None else None
    if word is not None and word.kind in ("given", "derived", "throw") and word.name != "distance":
        return {v for arg in call.args for v in relational(book, arg)}
    if isinstance(term, m.Arith):
        return {v for side in (term.left, term.right) if not isinstance(side, m.Var) for v in relational(book, side)}
    return set()


def missing(book: m.Book, group: Iterable[m.Cond], known: set[str]) -> Iterator[Unbound]:
    """Variables of a group that nothing binds, with the place they are used."""
    for cond in group:
        match cond:
            case m.Compare():
                for side in (cond.left, cond.right):
                    yield from missing_in_term(book, side, known, cond.span)
            case m.Every():
                inner = known | binds(book, cond.where, known)
                yield from missing(book, cond.where, inner)
                yield from missing(book, (cond.has,), inner | binds(book, (cond.has,), inner))
            case m.Holds() | m.Did():
                local = known | ({v for t in cond.atom.args for v in relational(book, t)} if cond.negated else set())
                for term in terms_of(cond):
                    yield from missing_in_term(book, term, local, cond.atom.span)
            case m.IsOne():
                yield from missing_in_term(book, cond.term, known, cond.span)


def missing_in_term(book: m.Book, term: m.Term, known: set[str], span: Span) -> Iterator[Unbound]:
    match term:
        case m.Var():
            if term.name not in known:
                yield term.name, span
        case m.Call():
            for arg in term.args:
                yield from missing_in_term(book, arg, known, span)
        case m.Arith():
            yield from missing_in_term(book, term.left, known, span)
            yield from missing_in_term(book, term.right, known, span)
        case m.Aggregate():
            inner = binds(book, term.where, known)
            yield from missing(book, term.where, inner)
            yield from missing_in_term(book, term.expr, inner, span) if term.expr is not None else ()
            yield from ((v, span) for v in term.vars if v not in inner)


def counted_variables(book: m.Book) -> Iterator[Diagnostic]:
    """What a sum adds up hangs on what is counted, and on nothing else that is found along the way."""
    for sentence in sentences(book):
        shared = {p.var for p in sentence.params} | {v for a in sentence.heads for arg in a.args for v in variables(arg)}
        for group in sentence.body.alternatives:
            shared |= binds(book, group, set())
        for term, span in every_term(sentence):
            if isinstance(term, m.Aggregate) and term.expr is not None:
                inner = binds(book, term.where, set(term.vars))
                for name in dict.fromkeys(variables(term.expr)):
                    if name in inner and name not in term.vars and name not in shared:
                        yield Diagnostic("CW310", f"`{name}` is not among what is counted", near(span, name), f"found in the {term.kind}, not counted",
                                         f"write: for {', '.join((*term.vars, name))} where …")


def own_of_every(book: m.Book) -> Iterator[Diagnostic]:
    """A variable of `every` means nothing outside of it."""
    for sentence in sentences(book):
        heads = {v for a in sentence.heads for arg in a.args for v in variables(arg)}
        for group in sentence.groups:
            for cond in (c for c in group if isinstance(c, m.Every)):
                others = {v for c in group if c is not cond for inner in flat_conds((c,)) for t in terms_of(inner) for v in variables(t)}
                for name in cond.vars:
                    if name in heads | others:
                        yield Diagnostic("CW311", f"`{name}` belongs to `every`, and stands outside of it as well", near(cond.span, name),
                                         "one condition follows `has`", "use another variable outside, or a second `every`")


# ---- variables used once ----------------------------------------------------------------------


def single_variables(book: m.Book) -> Iterator[Diagnostic]:
    """A variable that occurs once only is probably a slip."""
    for sentence in sentences(book):
        # A step of a path or procedure names its things by position; an amount's head names what it is the amount of.
        if sentence.kind in ("path", "rank", "step", "effect"):
            continue
        places = occurrences(sentence)
        exempt = {p.var for p in sentence.params} | heads_named(sentence) | {name for name, _ in unbound(book, sentence)}
        for name, spans in places.items():
            if len(spans) == 1 and name not in exempt:
                yield Diagnostic("CW304", f"the variable `{name}` occurs only once", near(spans[0], name), "nothing else speaks of it",
                                 "write `_` if it may be anything; else it is a slip", "warning")


def heads_named(sentence: Sentence) -> set[str]:
    """Head variables for which `_` would read worse or mean something else: amounts, and duties towards each one."""
    if sentence.kind in ("set", "add", "multiply", "round", "limit", "require", "made of"):
        return {v for a in sentence.heads for arg in a.args for v in variables(arg)}
    return set()


def occurrences(sentence: Sentence) -> dict[str, list[Span]]:
    places: dict[str, list[Span]] = {}
    for term, span in every_term(sentence):
        if isinstance(term, m.Var):
            places.setdefault(term.name, []).append(span)
        elif isinstance(term, m.Aggregate):
            for name in term.vars:
                places.setdefault(name, []).append(span)
    for cond in every_cond(sentence):
        for name in cond.vars if isinstance(cond, m.Every) else ():
            places.setdefault(name, []).append(cond.span)
    return places


CHECKS = (bound_variables, counted_variables, own_of_every, single_variables)
