"""The parts of a book that say something, in one shape, so that a check is written once for all of them."""

from __future__ import annotations

from collections.abc import Iterator

from kb.language import model as m
from kb.language.records import record
from kb.language.spans import Span


@record
class Sentence:
    """A statement, or the rule inside a declaration: its heads, its conditions and its terms."""

    kind: str
    span: Span
    heads: tuple[m.Atom, ...] = ()
    body: m.Body = m.ALWAYS
    terms: tuple[m.Term, ...] = ()
    params: tuple[m.Param, ...] = ()  # of the word it belongs to
    statement: m.Statement | None = None
    loose: frozenset[str] = frozenset()  # variables that a path binds by itself

    @property
    def groups(self) -> tuple[tuple[m.Cond, ...], ...]:
        return (*self.body.alternatives, *self.body.unless)


def all_statements(book: m.Book) -> Iterator[m.Statement]:
    """Statements of clauses and of the readings of their disputes."""
    for clause in book.clauses:
        yield from clause.statements
        for dispute in clause.disputes:
            for reading in dispute.readings:
                yield from reading.statements


def sentences(book: m.Book) -> Iterator[Sentence]:
    """Everything in the book that can name a word or use a variable."""
    for s in all_statements(book):
        heads = tuple(a for a in (s.head, *s.heads) if a is not None)
        ranked = book.words.get(s.head.name) if s.kind == "rank" else None
        yield Sentence(s.kind, s.span, heads, s.body, (s.expr,) if s.expr is not None else (), statement=s,
                       params=ranked.params if ranked else (), loose=step_variables(ranked) if ranked else frozenset())
    for clause in book.clauses:
        yield from clause_sentences(clause)
    for word in book.words.values():
        yield from word_sentences(word)


def clause_sentences(clause: m.Clause) -> Iterator[Sentence]:
    for figure in clause.figures:
        yield Sentence("figure", figure.span, terms=(figure.expr,))
    for step in clause.steps:
        # The things a step speaks of are filled in when the procedure is run.
        loose = frozenset(v for t in step.gives for v in variables(t))
        yield Sentence("step", step.span, terms=step.gives, loose=loose)
    if clause.in_force:
        yield Sentence("in force", clause.span, body=m.Body((clause.in_force,)))


def word_sentences(word: m.Word) -> Iterator[Sentence]:
    for part, body in word.made_of:
        yield Sentence("made of", word.span, (part,), body, params=word.params)
    for _, atom in word.effects:
        yield Sentence("effect", word.span, (atom,), params=word.params)
    if word.kind == "path":
        terms = [word.start, word.goal] + [t for leg in word.legs for t in (leg.up_to, leg.exactly, leg.costing)]
        yield Sentence("path", word.span, tuple(leg.step for leg in word.legs), m.Body((word.goal_where, word.stopping)),
                       tuple(t for t in terms if t is not None), word.params, loose=step_variables(word))


def step_variables(path: m.Word) -> frozenset[str]:
    """The variables that a path binds while it goes: those of its steps and of its goal."""
    return frozenset(v for t in (path.goal, *(a for leg in path.legs for a in leg.step.args)) for v in variables(t))


# ---- walking terms and conditions --------------------------------------------------------------


def subterms(term: m.Term | None) -> Iterator[m.Term]:
    """A term and the terms in it, but not what stands in the conditions of an aggregate."""
    if term is None:
        return
    yield term
    match term:
        case m.Call():
            for arg in term.args:
                yield from subterms(arg)
        case m.Arith():
            yield from subterms(term.left)
            yield from subterms(term.right)
        case m.Aggregate():
            yield from subterms(term.expr)


def terms_of(cond: m.Cond) -> tuple[m.Term, ...]:
    """The terms that stand directly in a condition."""
    match cond:
        case m.Holds():
            return cond.atom.args
        case m.Did():
            return cond.atom.args + ((cond.time.of,) if cond.time.of is not None else ())
        case m.Compare():
            return (cond.left, cond.right)
        case m.IsOne():
            return (cond.term,)
    return ()


def flat_conds(conds: tuple[m.Cond, ...]) -> Iterator[m.Cond]:
    """Conditions with those inside `every` and inside aggregates."""
    for cond in conds:
        yield cond
        if isinstance(cond, m.Every):
            yield from flat_conds((*cond.where, cond.has))
        for term in terms_of(cond):
            yield from conds_in_term(term)


def conds_in_term(term: m.Term | None) -> Iterator[m.Cond]:
    for sub in subterms(term):
        if isinstance(sub, m.Aggregate):
            yield from flat_conds(sub.where)


def every_cond(sentence: Sentence) -> Iterator[m.Cond]:
    for group in sentence.groups:
        yield from flat_conds(group)
    for term in sentence.terms:
        yield from conds_in_term(term)
    for head in sentence.heads:
        for arg in head.args:
            yield from conds_in_term(arg)


def cond_span(cond: m.Cond) -> Span:
    return cond.atom.span if isinstance(cond, m.Holds | m.Did) else cond.span


def every_term(sentence: Sentence) -> Iterator[tuple[m.Term, Span]]:
    """Every term of a sentence, with the span of the condition or head it stands in."""
    for head in sentence.heads:
        for arg in head.args:
            yield from ((t, head.span) for t in subterms(arg))
    for term in sentence.terms:
        yield from ((t, sentence.span) for t in subterms(term))
    for cond in every_cond(sentence):
        for term in terms_of(cond):
            yield from ((t, cond_span(cond)) for t in subterms(term))


def variables(term: m.Term | None) -> tuple[str, ...]:
    """Variables of a term outside its aggregates' conditions."""
    return tuple(t.name for t in subterms(term) if isinstance(t, m.Var))
