"""The files of a book put together: words, clauses, tables, inventory."""

from __future__ import annotations

import os
from dataclasses import replace
from itertools import count
from pathlib import Path

from kb.language import model as m
from kb.language.borrowing import Borrowing
from kb.language.inventory import read_inventory
from kb.language.links import settle_book
from kb.language.loader import blake2b, cache_read, cache_write, fingerprint, key_of, language_version, read_bytes, with_words
from kb.language.parser import TOO_DEEP
from kb.language.reader import FileContent, read, twice
from kb.language.spans import Diagnostic, Refused, Span
from kb.language.tables import fill_table


DEEPEST = 20  # files that include each other


def assemble(folder: str | Path, blobs: dict[str | Path, bytes], digest: str = "") -> tuple[m.Book, list[Diagnostic]]:
    folder, blobs = Path(folder), {Path(f): blob for f, blob in blobs.items()}
    gathered = Gathering(folder)
    for file, blob in blobs.items():
        if file.suffix == ".cw" and file.resolve() not in gathered.seen:
            gathered.take(file, blob)
    diagnostics = gathered.diagnostics
    borrowing = Borrowing(gathered.contents, gathered.near, gathered.lent)
    contents = borrowing.filled()
    diagnostics += borrowing.diagnostics
    inventory, wrong = read_inventory(blobs.get(folder / "inventory.csv"), display_name(folder / "inventory.csv"))
    diagnostics += wrong
    book = join(folder, contents, inventory, diagnostics)
    tables = {f.relative_to(folder).as_posix(): blob for f, blob in blobs.items() if f.suffix == ".csv"}
    words = {}
    for name, word in book.words.items():
        if word.kind == "table" and word.table and word.table.file:
            word, found = fill_table(word, tables.get(word.table.file), book)
            diagnostics += found
        words[name] = word
    return settle_book(replace(book, words=words, digest=digest, sources=gathered.sources, lent=gathered.lent_sources, included=tuple(gathered.included))), diagnostics


def book_from_text(text: str, file: str = "book.cw", tables: dict[str, str] | None = None) -> tuple[m.Book, list[Diagnostic]]:
    """A book that is one file, for trying things out."""
    folder = Path(file).parent
    blobs = {Path(file): text.encode()} | {folder / n: t.encode() for n, t in (tables or {}).items()}
    return assemble(folder, blobs)


class Gathering:
    """Files and what they include, each once."""

    def __init__(self, folder: Path):
        self.near = folder.resolve().parent  # what is included lies in the book's folder or beside it
        self.depth = 0
        self.seen: set[Path] = set()
        self.contents: list[FileContent] = []
        self.sources: dict[str, str] = {}
        self.lent_sources: dict[str, str] = {}
        self.included: list[tuple[str, str]] = []
        self.diagnostics: list[Diagnostic] = []

    def take(self, file: Path, blob: bytes) -> None:
        shown = display_name(file)
        self.seen.add(file.resolve())
        try:
            text = blob.decode("utf-8-sig")
        except UnicodeDecodeError as err:
            line = blob[: err.start].count(b"\n") + 1
            self.diagnostics.append(Diagnostic("CW004", "this file is not UTF-8 text", Span(shown, line, 1), help="save it as UTF-8"))
            return
        self.sources[shown] = text
        content = parsed(text, shown)
        self.depth += 1
        for name, span in content.includes:
            self.include(Path(os.path.normpath(file.parent / name)), name, span, text)
        self.depth -= 1
        self.contents.append(content)
        self.diagnostics += content.diagnostics

    def include(self, file: Path, name: str, span: Span, text: str) -> None:
        try:
            real = file.resolve()
            if real in self.seen:
                return
            if real.suffix != ".cw" or not real.is_relative_to(self.near):
                self.refuse("CW007", f"`{short(name)}` may not be included", span, text, "a rulebook includes .cw files of its folder, or beside it")
                return
            if self.depth > DEEPEST:
                self.refuse("CW008", f"files include each other {DEEPEST} deep, and `{short(name)}` is one more", span, text, "include it from book.cw")
                return
            blob = read_bytes(str(file))
        except (Refused, OSError, ValueError, RuntimeError):  # RuntimeError: links in a circle
            self.included.append((str(file), ""))
            self.refuse("CW005", f"cannot read the included file `{short(name)}`", span, text, "it is read from where this file lies")
            return
        self.included.append((str(file), fingerprint(blob)))
        self.take(file, blob)

    def lent(self, file: Path) -> FileContent:
        """A file of another book, from which clauses are taken over: this book's answers rest on it as well."""
        blob = read_bytes(str(file))
        self.included.append((str(file), fingerprint(blob)))
        shown = display_name(file)
        self.lent_sources[shown] = blob.decode("utf-8-sig", "replace")
        return parsed(self.lent_sources[shown], shown)

    def refuse(self, code: str, message: str, span: Span, text: str, help: str) -> None:
        self.diagnostics.append(Diagnostic(code, message, span, help=help, source=text))


def short(name: str) -> str:
    return name if len(name) <= 80 else name[:80] + "…"


def display_name(file: Path) -> str:
    parts = file.parts
    return "/".join(parts[parts.index("rules"):]) if "rules" in parts else file.as_posix()


def parsed(text: str, shown: str) -> FileContent:
    """Parsing is the slow part of loading, so it is kept by file."""
    name = "file-" + blake2b(f"{language_version()}\0{shown}\0{text}".encode()).hexdigest()[:32]
    content = cache_read(name)
    if content is None:
        content = read(text, shown)
        if not any(d.code == TOO_DEEP for d in content.diagnostics):  # how deep is too deep hangs on who asked
            cache_write(name, content)
    return content


def join(folder: Path, contents: list[FileContent], inventory, diagnostics) -> m.Book:
    words: list[m.Word] = []
    clauses: list[m.Clause] = []
    keys = count(1)
    for content in contents:
        renumber = {}
        clauses += [rekeyed(c, keys, renumber) for c in content.clauses]
        words += [replace(w, key=renumber.get(w.key, 0)) if w.key else w for w in content.words]
    diagnostics += duplicates(words)
    heads = [c.book for c in contents if c.book]
    diagnostics += [twice("book", other.span) for other in heads[1:]]
    head = heads[0] if heads else None
    if head is None:
        diagnostics.append(Diagnostic("CW006", "no file says which book this is", Span(folder.as_posix()),
                                      help='write in book.cw: book id "Title" edition "…" grid flat_top columns_first'))
        head = m.Word(folder.name or "book", "book", value="flat_top", parent="columns_first")
    terms = {w.name: w.template for w in words if w.kind == "term"}
    terms |= {w.name: w.template for w in words if w.kind in ("phase", "scenario", "procedure", "option")}
    looks = {w.name: w.template for w in words if w.kind == "draw"}
    return ruled(m.Book(head.name, head.template, head.measure, (head.value, head.parent), with_words(words),
                        tuple(clauses), inventory, str(folder), terms=terms, looks=looks,
                        jargon=tuple(j for c in contents for j in c.jargon)))


def ruled(book: m.Book) -> m.Book:
    """Disputes know which of their readings a ruling decided on."""
    found = {dispute: dict(clauses[0].settles)[dispute] for dispute, clauses in book.rulings().items()}
    if not found:
        return book
    clauses = tuple(replace(c, disputes=tuple(replace(d, ruled=found.get(d.id, "")) for d in c.disputes)) if c.disputes else c for c in book.clauses)
    return replace(book, clauses=clauses)


def rekeyed(clause: m.Clause, keys, renumber: dict[int, int]) -> m.Clause:
    """Statement keys count through the whole book, in its order."""

    def new(key: int) -> int:
        return renumber.setdefault(key, next(keys)) if key not in renumber else renumber[key]

    def statement(s: m.Statement) -> m.Statement:
        return replace(s, key=new(s.key))

    disputes = tuple(
        replace(d, readings=tuple(replace(r, statements=tuple(map(statement, r.statements))) for r in d.readings))
        for d in clause.disputes)
    ids = lambda runs: tuple(r.first for r in runs)  # noqa: E731
    return replace(
        clause, statements=tuple(map(statement, clause.statements)), disputes=disputes,
        declares=tuple(replace(w, key=new(w.key)) for w in clause.declares),
        figures=tuple(replace(f, key=new(f.key)) for f in clause.figures),
        see=ids(clause.see), was=ids(clause.was), as_=clause.as_.first if clause.as_ else "",
        chapter=chapter_of(clause))


def chapter_of(clause: m.Clause) -> str:
    return clause.scenario or clause.number.split(".")[0].split("/")[0]


def duplicates(words: list[m.Word]) -> list[Diagnostic]:
    """One namespace: a word declared twice spoils every proof that uses it."""
    first: dict[str, m.Word] = {}
    found = []
    for word in words:
        if word.kind in ("also", "term", "book"):
            continue
        before = first.setdefault(f"draw {word.name}" if word.kind == "draw" else key_of(word), word)
        again = word.kind == before.kind == "option" and word.template == before.template  # an option may amend several clauses
        if before is not word and not again:
            what, advice = ("drawn", "keep one") if word.kind == "draw" else ("declared", "rename one")
            found.append(Diagnostic("CW201", f"`{word.name}` is {what} twice", word.span, label=f"{what} again",
                                    help=f"the first is a {before.kind}, in {before.span.file}:{before.span.line}; {advice}"))
    return found
