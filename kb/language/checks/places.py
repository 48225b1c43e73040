"""Places: hexes are written as a map numbers them, and a path leads from hex to hex."""

from __future__ import annotations

import re
from collections.abc import Iterator

from kb.language import model as m
from kb.language.checks.pointing import near, one
from kb.language.checks.sentences import Sentence, every_cond, sentences
from kb.language.checks.sorting import shown, sorts_of
from kb.language.checks.tables import alternatives, printed, results
from kb.language.checks.uses import wants
from kb.language.sorts import find_word, term_sort
from kb.language.spans import Diagnostic, Span

HEX = re.compile(r"[0-9]{4}")  # as kb/board/grid.py reads digits


def hex_ids(book: m.Book) -> Iterator[Diagnostic]:
    """A hex is written as a map numbers it."""
    for sentence in sentences(book):
        for term, span in places(book, sentence):
            if isinstance(term, m.Num) and not HEX.fullmatch(term.text):
                yield Diagnostic("CW315", f"`{term.text[:40]}` is not the id of a hex", near(span, term.text), "no map numbers a hex so",
                                 "write column and row with their zeros, as in 0311")


def hexes_of_tables(book: m.Book) -> Iterator[Diagnostic]:
    """So is a hex in a table."""
    for word, table in printed(book):
        sorts = [p.sort for p in word.params]
        for keys, value in table.rows:
            cells = [(s, e) for s, k in zip(sorts, keys) for e in alternatives(k)] + [(word.value, e) for e in results(table, value)]
            for wrong in (e for s, e in cells if s == "hex" and not HEX.fullmatch(str(e))):
                yield Diagnostic("CW315", f"`{str(wrong)[:40]}` in the table `{word.name}` is not the id of a hex", word.span,
                                 "no map numbers a hex so", "write column and row with their zeros, as in 0311")


def places(book: m.Book, sentence: Sentence) -> Iterator[tuple[m.Term, Span]]:
    """Terms that stand where a hex belongs."""
    for use in wants(book, sentence):
        if use.sort == "hex":
            yield use.term, use.span
    known = sorts_of(book, sentence)
    for cond in every_cond(sentence):
        if isinstance(cond, m.Compare):
            for term, other in ((cond.left, cond.right), (cond.right, cond.left)):
                if term_sort(book, other, known) == "hex":
                    yield term, cond.span


def from_hex_to_hex(book: m.Book) -> Iterator[Diagnostic]:
    """A path begins and ends on a hex, and each of its steps goes from one hex to the next."""
    for word in book.of_kind("path"):
        known = {p.var: p.sort for p in word.params}
        for term in (word.start, word.goal):
            sort = term_sort(book, term, known)
            if sort not in ("", "hex") and not isinstance(term, m.Num):
                name = term.name if isinstance(term, m.Var) else shown(term)
                yield Diagnostic("CW301", f"`{name}` is {one(sort)}, not a hex", near(word.span, name), "a path leads from hex to hex", "write a hex, such as at(U)")
        for leg in word.legs:
            step = find_word(book, leg.step.name)
            if step is not None and step.kind == "action" and sum(p.sort == "hex" for p in step.params) < 2:
                yield Diagnostic("CW301", f"`{step.name}` does not go from hex to hex", near(leg.step.span, step.name), "a step has two hexes",
                                 f"two of its parameters have to be hexes: {step.name}(…, hex A, hex B)")


CHECKS = (hex_ids, hexes_of_tables, from_hex_to_hex)
