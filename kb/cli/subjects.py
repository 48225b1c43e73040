"""What `check` was asked to look at: books, single files of books, positions."""

from __future__ import annotations

import os
from dataclasses import dataclass, field
from pathlib import Path

from kb.cli.files import neighbour, read_text, refuse
from kb.language import model as m
from kb.language.spans import Diagnostic

ENDINGS = (".cw", ".csv", ".pos", ".json")


@dataclass
class Report:
    """What the check of one subject found."""

    name: str
    book: m.Book
    diagnostics: list[Diagnostic] = field(default_factory=list)
    outcomes: list = field(default_factory=list)
    coverage: object = None
    runs: bool = True  # sound enough for its examples to be run

    @property
    def ok(self) -> bool:
        errors = any(d.severity == "error" for d in self.diagnostics)
        return not errors and all(o.ok for o in self.outcomes) and not (self.coverage and self.coverage.unpinned)


@dataclass(frozen=True)
class Subject:
    """A book, or one file of it."""

    folder: str
    file: str = ""

    def holds(self, file: str) -> bool:
        return not self.file or os.path.basename(file) == os.path.basename(self.file)

    def report(self) -> Report:
        from kb.language.loader import load_book

        if self.file:
            read_text(self.file)  # a file that cannot be read is bad input, not a failed check
        book, found = load_book(self.folder)
        sound = not any(d.severity == "error" for d in found)
        found = list(found) + position_diagnostics(book, self.file) + (wrong_links(book) if sound and not self.file else [])
        mine = [d for d in dict.fromkeys(found) if not self.file or self.holds(d.span.file)]
        if self.file.endswith(".cw") and not sound and not any(d.severity == "error" for d in mine):
            mine += [d for d in found if d.severity == "error"]  # what another file did wrong keeps this one's examples from running
        name = book.id if not self.file else f"{book.id} {os.path.basename(self.file)}"
        return Report(name, book, mine, runs=sound and not self.file.endswith((".pos", ".json")))


def wrong_links(book: m.Book) -> list[Diagnostic]:
    """`was` links that the statements of both books speak against."""
    from kb.editions.links import contradicted

    return contradicted(book)


def position_diagnostics(book: m.Book, file: str) -> list[Diagnostic]:
    from kb.cli.loading import read

    if file:
        paths = [file] if file.endswith((".pos", ".json")) else []
    else:
        paths = sorted(str(p) for p in Path(book.folder, "positions").glob("*.*") if p.suffix in (".pos", ".json"))
    return [d for path in paths for d in read(read_text(path), path, book)[1]]


def subjects(paths: list[str]) -> list[Subject]:
    """Nothing named: every book. A folder of books: each of them."""
    from kb.language.loader import book_ids

    return [s for path in paths for s in subjects_of(path)] if paths else [Subject(name) for name in book_ids()]


def subjects_of(path: str) -> list[Subject]:
    from kb.language.loader import book_folder, book_ids

    if os.path.isfile(path) or path.endswith(ENDINGS):
        return [Subject(book_of(path), path)]
    if os.path.isdir(path) and path not in book_ids() and not os.path.exists(os.path.join(path, "book.cw")):
        inside = sorted(str(p.parent) for p in Path(path).glob("*/book.cw"))
        if not inside:
            raise refuse("CW011", "this folder holds no rulebook", path, "a rulebook's folder has a file book.cw")
        return [Subject(folder) for folder in inside]
    book_folder(path)  # says so when there is no such book
    return [Subject(path)]


def book_of(path: str) -> str:
    """The folder of the book a file belongs to."""
    if not os.path.exists(path):
        raise refuse("CW012", "there is no such file", path, neighbour(path))
    if not path.endswith(ENDINGS):
        raise refuse("CW018", "this is neither a rule file nor a position", path,
                     "rule files end in .cw, positions in .pos or .json")
    for folder in Path(path).absolute().parents:
        if (folder / "book.cw").is_file():
            return str(folder)
    raise refuse("CW019", "this file belongs to no rulebook", path,
                 "put it in a folder with a book.cw; a position is checked by asking: clausewitz ask BOOK … --position FILE")
