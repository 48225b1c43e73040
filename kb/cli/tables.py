"""Tables of the user's own, for charts that a book does not print."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from kb.cli.files import read_text, refuse
from kb.language import model as m
from kb.language.spans import Diagnostic, Refused, Span


MOST_TOLD = 100  # errors of one file


def supplied(book: m.Book, paths: list[str]) -> tuple[tuple[str, m.Table], ...]:
    """Each file as a table of the book: `terrain_chart.csv`, or `terrain_chart=any/file.csv`."""
    tables = tuple(one_table(book, path) for path in paths)
    names = [name for name, _ in tables]
    if twice := next((name for name in names if names.count(name) > 1), ""):
        raise refuse("CW020", f"the table `{twice}` is supplied twice", help="name it once")
    return tables


def one_table(book: m.Book, path: str) -> tuple[str, m.Table]:
    name, named, file = path.partition("=")
    if not named:
        name, file = Path(path).stem, path
    text = read_text(file)
    word = the_table(book, name, file)
    from kb.language.tables import fill_table

    asked = replace(word, table=m.Table(many=word.table.many, file=file))
    filled, found = fill_table(asked, text.encode(), book)
    found = found or strangers(book, filled) or unsound(book, filled)
    if found:
        raise Refused(*(replace(d, span=replace(d.span, file=file), source=text) for d in found[:MOST_TOLD]), *rest(found, file))
    return name, filled.table


def rest(found: list[Diagnostic], file: str) -> list[Diagnostic]:
    more = len(found) - MOST_TOLD
    return [Diagnostic("CW519", f"and {more} more of this kind", Span(file), help="the first errors come first")] if more > 0 else []


def the_table(book: m.Book, name: str, file: str) -> m.Word:
    absent = [w.name for w in book.of_kind("table") if w.table and w.table.absent]
    word = book.words.get(name)
    if word is not None and word.kind == "table" and not word.table.absent:
        raise refuse("CW020", f"{book.id} prints the table `{name}` itself", file, wanted(absent))
    if name not in absent:
        import difflib

        close = difflib.get_close_matches(name, absent, 1, 0.5)
        hint = f"did you mean `{close[0]}`? write --tables {close[0]}={file}" if close else wanted(absent)
        raise refuse("CW020", f"{book.id} has no table `{name[:80]}`", file, hint)
    return word


def wanted(absent: list[str]) -> str:
    return "tables it does not print: " + ", ".join(absent) if absent else "this book prints all its tables"


def unsound(book: m.Book, word: m.Word) -> list[Diagnostic]:
    """Holes, overlaps and figures that are none: what the check finds in the tables a book prints."""
    from kb.language.checks.tables import CHECKS

    alone = replace(book, words={n: w for n, w in book.words.items() if w.kind != "table"} | {word.name: word})
    return [replace(d, span=Span(word.table.file)) for check in CHECKS for d in check(alone) if d.severity == "error"]


def strangers(book: m.Book, word: m.Word) -> list[Diagnostic]:
    """Keys and cells that no member of their sort has: a slip of the pen would read as a missing row."""
    sorts = [p.sort for p in word.params] + [word.value]
    found = []
    for keys, cell in word.table.rows:
        for sort, text in zip(sorts, (*keys, cell)):
            known = book.sorts[sort].members if sort in book.sorts else ()
            if known and isinstance(text, str) and text not in known:
                found.append(Diagnostic("CW021", f"`{text[:60]}` is no {sort} of {book.id}", Span(word.table.file),
                                        help=f"they are: {', '.join(known)}"))
    return list({d.message: d for d in found}.values())
