"""Examples: they ask about known words and say which clause decides."""

from __future__ import annotations

from collections.abc import Iterator

from kb.language import model as m
from kb.language.checks.pointing import near, suggest
from kb.language.checks.sentences import flat_conds, subterms, terms_of
from kb.language.checks.uses import condition, counted, unknown_head
from kb.language.sorts import columns, find_function, find_word
from kb.language.spans import Diagnostic, Span

DEEDS = ("action", "path", "role", "event")
NEEDS_NO_CLAUSE = ("silent", "unknown", "no")
LISTS = ("next", "how")


def examples(book: m.Book) -> Iterator[m.Example]:
    for clause in book.clauses:
        yield from clause.examples


def cites_a_clause(book: m.Book) -> Iterator[Diagnostic]:
    """An expectation says which clause decides, unless nothing does."""
    for e in examples(book):
        x = e.expect
        if x is None or x.by or x.not_by or x.verdict in NEEDS_NO_CLAUSE or x.verdict == "value" and not x.values:
            continue
        if e.question is None or e.question.kind not in LISTS:
            yield Diagnostic("CW611", "this expectation names no clause", near(e.span, "expect"), "by which clause?",
                             f"write: expect … by {e.clause}")


def asks_known_words(book: m.Book) -> Iterator[Diagnostic]:
    """A question is about declared words, with the right number of arguments."""
    for e in examples(book):
        if e.question is not None:
            yield from question_errors(book, e.question, e.span)


def question_errors(book: m.Book, q: m.Question, span: Span) -> Iterator[Diagnostic]:
    """What keeps a question from being asked: words nobody declared, too many or too few arguments."""
    if q.atom is not None:
        yield from asked(book, q.atom, near(span, q.atom.name))
    for cond in flat_conds(q.cond):
        if isinstance(cond, m.Holds | m.Did):
            yield from condition(book, cond)
            if word := find_word(book, cond.atom.name):
                yield from counted(word, cond.atom, cond.atom.span, {len(columns(word))})
        for term in terms_of(cond):
            yield from asked_term(book, term, span)
    yield from asked_term(book, q.term, span)


def asked(book: m.Book, atom: m.Atom, span: Span) -> Iterator[Diagnostic]:
    word = find_word(book, atom.name)
    if word is None:
        yield unknown_head(book, "may", atom, DEEDS)
    elif word.kind not in DEEDS:
        yield Diagnostic("CW208", f"`{atom.name}` is no deed", atom.span, "one may or must do a deed", f"ask: is {atom.name}(…), or value {atom.name}(…)")
    else:
        yield from counted(word, atom, atom.span, {len(word.params)})


def asked_term(book: m.Book, term: m.Term | None, span: Span) -> Iterator[Diagnostic]:
    for sub in subterms(term):
        if isinstance(sub, m.Call):
            word = find_function(book, sub.name, len(sub.args))
            if word is None:
                known = [w.name for w in book.of_kind("amount", "given", "derived", "throw", "table")]
                yield Diagnostic("CW206", f"unknown amount or value `{sub.name}`", near(span, sub.name), "not declared", suggest(sub.name, known))
            elif word.name in ("cost", "longest") and not of_a_path(book, sub):
                yield Diagnostic("CW206", f"`{sub.name}` is of a path", near(span, sub.name), "not a path", f"such as: {sub.name}(march(u, 3228))")
            else:
                yield from counted(word, sub, span, {len(word.params)})


def of_a_path(book: m.Book, call: m.Call) -> bool:
    inner = call.args[0] if len(call.args) == 1 else None
    return isinstance(inner, m.Call) and (word := find_word(book, inner.name)) is not None and word.kind == "path"


CHECKS = (cites_a_clause, asks_known_words)
