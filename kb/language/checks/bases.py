"""What is worked out has something to start from."""

from __future__ import annotations

from collections.abc import Iterator

from kb.language import model as m
from kb.language.checks.pointing import near
from kb.language.checks.sentences import all_statements, every_cond, every_term, sentences
from kb.language.sorts import find_word, lookup
from kb.language.spans import Diagnostic

MODIFIERS = ("add", "multiply", "round", "limit")


def with_base(book: m.Book) -> set[str]:
    """Amounts that some clause sets."""
    return {s.head.name for s in all_statements(book) if s.kind == "set" and s.head is not None}


def modified_amounts(book: m.Book) -> Iterator[Diagnostic]:
    """An amount that is added to, rounded or limited is set somewhere."""
    based, told = with_base(book), set()
    for s in all_statements(book):
        word = find_word(book, s.head.name) if s.head is not None and s.kind in MODIFIERS else None
        if word is not None and word.kind == "amount" and word.name not in based | told:
            told.add(word.name)
            yield Diagnostic("CW410", f"nothing sets `{word.name}`", s.span, "has nothing to start from",
                             f"write a base in some clause: set {word.name}(…) = 0")


def used_amounts(book: m.Book) -> Iterator[Diagnostic]:
    """An amount that is used is set somewhere."""
    based = with_base(book) | {s.head.name for s in all_statements(book) if s.kind in MODIFIERS and s.head is not None}
    told: set[str] = set()
    for sentence in sentences(book):
        for term, span in every_term(sentence):
            call = lookup(book, term)
            word = find_word(book, call.name) if call is not None else None
            if word is not None and word.kind == "amount" and word.name not in based | told:
                told.add(word.name)
                yield Diagnostic("CW411", f"`{word.name}` is used, and nothing sets it", near(span, word.name), "never has a value",
                                 f"write in some clause: set {word.name}(…) = …")


def used_relations(book: m.Book) -> Iterator[Diagnostic]:
    """A derived relation that is used is defined somewhere."""
    defined = {s.head.name for s in all_statements(book) if s.kind == "define" and s.head is not None}
    told: set[str] = set()
    for sentence in sentences(book):
        atoms = [(c.atom.name, c.atom.span) for c in every_cond(sentence) if isinstance(c, m.Holds)]
        atoms += [(t.name, near(span, t.name)) for t, span in every_term(sentence) if isinstance(t, m.Call)]
        for name, span in atoms:
            word = find_word(book, name)
            if word is not None and word.kind == "derived" and name not in defined | told:
                told.add(name)
                yield Diagnostic("CW425", f"no clause defines `{name}`", span, "never holds",
                                 f"write in the clause that says when: define {name}(…) when …", "warning")


CHECKS = (modified_amounts, used_amounts, used_relations)
