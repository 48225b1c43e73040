"""`was` links that the statements speak against: said when a book is checked, since whoever writes them can be wrong."""

from __future__ import annotations

import os
from collections.abc import Iterator

from kb.editions.alignment import Alignment
from kb.editions.sayings import Book
from kb.editions.vocabularies import same_words
from kb.language import model as m
from kb.language.checks.pointing import near, sharpen
from kb.language.loader import is_book, load_book
from kb.language.spans import Diagnostic


def contradicted(book: m.Book) -> list[Diagnostic]:
    """One warning for each link to a clause that says something else, where another clause says the same."""
    return sharpen([d for other in linked(book) for d in against(load_book(other)[0], book)], book.sources | book.lent, book.folder)


def linked(book: m.Book) -> list[str]:
    """The folders of the books that `was` names, as far as they lie beside this one."""
    names = dict.fromkeys(n.rpartition(":")[0] for c in book.clauses for n in c.was)
    beside = os.path.dirname(os.path.abspath(book.folder))
    return [folder for name in names if name and "/" not in name and is_book(folder := os.path.join(beside, name))]


def against(old: m.Book, new: m.Book) -> Iterator[Diagnostic]:
    alignment = Alignment(Book(old, same_words(old, new)), Book(new))
    matches = alignment.matches()
    says = {s.clause.number: [o.clause.number for o in x.old] for x in matches for s in x.new}
    for was, now in alignment.contradicted(matches):
        clause = new.by_number[now]
        yield Diagnostic("CW429", f"`{old.id}:{was}` says something else", near(clause.span, f"{old.id}:{was}"), "not what this clause comes from",
                         f"its statements are those of {old.id}:{', '.join(says[now])}; correct the link, or say both", "warning")
