"""The core of a book: what is asked, without what is only shown when rules are written."""

from __future__ import annotations

from dataclasses import fields, is_dataclass, replace

from kb.language import model as m
from kb.language.spans import NOWHERE, Span


def core_of(book: m.Book) -> m.Book:
    """No examples, no sources, no places in files; and what is said twice is one record, so that a cache holds it once."""
    lean = Lean()
    clauses = tuple(lean(replace(c, examples=())) for c in book.clauses)
    return replace(book, clauses=clauses, words={name: lean(word) for name, word in book.words.items()},
                   jargon=lean(book.jargon), sources={}, lent={})


class Lean:
    def __init__(self):
        self.kept: dict[tuple, object] = {}

    def __call__(self, node):
        if isinstance(node, Span):
            return NOWHERE
        if isinstance(node, tuple):
            made = tuple(map(self, node))
        elif is_dataclass(node):
            made = type(node)(*(self(getattr(node, f.name)) for f in fields(node)))
        else:
            return node
        return self.kept.setdefault((type(made), made), made)
