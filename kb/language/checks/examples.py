"""Examples: they ask about known words and say which clause decides."""

from __future__ import annotations

from collections.abc import Iterator

from kb.language import model as m
from kb.language.checks.pointing import near
from kb.language.checks.questions import question_errors
from kb.language.spans import Diagnostic

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


CHECKS = (cites_a_clause, asks_known_words)
