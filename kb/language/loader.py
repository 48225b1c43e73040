"""A folder of rule files → a Book, with a cache that goes by what the files say."""

from __future__ import annotations

import gc
import hashlib
import os
import pickle
from dataclasses import replace
from functools import lru_cache
from pathlib import Path

from kb.language import model as m
from kb.language.builtins import BUILTIN_WORDS
from kb.language.spans import Diagnostic, Refused, Span

LARGEST = 20_000_000


def rules_folder() -> Path:
    """The rules beside the package in a checkout, inside it in a wheel."""
    here = Path(__file__).resolve().parents[1]
    return here / "rules" if (here / "rules").is_dir() else here.parent / "rules"


def book_ids() -> list[str]:
    return sorted(p.parent.name for p in rules_folder().glob("*/book.cw"))


def position_names(book: m.Book) -> list[str]:
    return sorted(p.stem for p in (Path(book.folder) / "positions").glob("*.pos"))


def load_book(which: str | Path) -> tuple[m.Book, list[Diagnostic]]:
    """The book of that name or folder, and what is wrong with it. Raises Refused when there is none."""
    folder, blobs, digest = files_of(which)
    cached = cache_read(f"book-{digest}")
    if cached is not None:
        return cached
    from kb.language.assembly import assemble  # lark is loaded only when a rule changed

    result = assemble(folder, blobs, digest)
    cache_write(f"book-{digest}", result)
    return result


def load_core(which: str | Path) -> m.Book | None:
    """The book without examples and places in files: all that answering needs, in a quarter of the time. None where it has errors."""
    _, _, digest = files_of(which)
    core = cache_read(f"core-{digest}")
    if core is None:
        book, found = load_book(which)
        if any(d.severity == "error" for d in found):
            return None
        from kb.language.core import core_of

        core = core_of(book)
        cache_write(f"core-{digest}", core)
    return core


def files_of(which: str | Path) -> tuple[Path, dict[Path, bytes], str]:
    folder = book_folder(str(which))
    blobs = {f: read_bytes(f) for f in rule_files(folder)}
    return folder, blobs, digest_of(blobs)


def book_folder(which: str) -> Path:
    shipped = rules_folder() / which
    if "/" not in which and (shipped / "book.cw").is_file():
        return shipped
    folder = Path(which)
    if (folder / "book.cw").is_file():
        return folder
    import difflib

    close = difflib.get_close_matches(which.lower(), book_ids(), 1, 0.5)
    hint = f"did you mean `{close[0]}`?" if close else "the books are: " + ", ".join(book_ids())
    raise Refused(Diagnostic("CW001", f"there is no rulebook `{which[:80]}`", help=hint))


def rule_files(folder: Path) -> list[Path]:
    """Book, vocabulary, chapters, scenarios, then everything they draw on, in one fixed order."""
    first = [f for f in (folder / "book.cw", folder / "vocabulary.cw") if f.is_file()]
    chapters = sorted(f for f in folder.glob("*.cw") if f not in first)
    scenarios = sorted((folder / "scenarios").glob("*.cw"))
    data = sorted((folder / "tables").glob("*.csv")) + [f for f in (folder / "inventory.csv",) if f.is_file()]
    return first + chapters + scenarios + data


def read_bytes(file: Path) -> bytes:
    try:
        if file.stat().st_size > LARGEST:
            raise Refused(Diagnostic("CW002", "this file is too large for a rulebook", Span(str(file)), help="split it by chapter"))
        return file.read_bytes()
    except OSError as err:
        raise Refused(Diagnostic("CW003", f"cannot read the file: {err.strerror}", Span(str(file)))) from None


@lru_cache(maxsize=1)
def language_version() -> str:
    """What was read by another grammar or reader is not read again from the cache."""
    here = Path(__file__).resolve().parent
    grammar = here.parent / "grammar" if (here.parent / "grammar").is_dir() else here.parent.parent / "grammar"
    total = hashlib.sha256()
    for file in sorted(here.glob("*.py")) + sorted(grammar.glob("*.lark")):
        total.update(file.read_bytes())
    return total.hexdigest()


def digest_of(blobs: dict[Path, bytes]) -> str:
    total = hashlib.sha256(language_version().encode())
    for file, blob in blobs.items():
        total.update(str(file).encode() + b"\0" + hashlib.sha256(blob).digest())
    return total.hexdigest()[:32]


# ---- cache: one file for each digest, written whole or not at all ------------------------------


def cache_folder() -> Path:
    base = os.environ.get("CLAUSEWITZ_CACHE") or os.path.join(
        os.environ.get("XDG_CACHE_HOME") or os.path.expanduser("~/.cache"), "clausewitz")
    return Path(base)


def cache_read(name: str):
    """What an earlier run kept, or None. A damaged file counts as absent."""
    collecting = gc.isenabled()
    try:
        blob = (cache_folder() / f"{name}.pickle").read_bytes()
        gc.disable()  # thousands of records and no garbage among them: looking for some takes a tenth of the time
        return pickle.loads(blob)
    except Exception:  # a cache must never be the reason a question is not answered
        return None
    finally:
        if collecting:
            gc.enable()


def cache_write(name: str, value) -> None:
    import tempfile

    folder = cache_folder()
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with tempfile.NamedTemporaryFile(dir=folder, delete=False) as out:
            pickle.dump(value, out, protocol=pickle.HIGHEST_PROTOCOL)
        os.replace(out.name, folder / f"{name}.pickle")
    except OSError:
        pass  # a read-only home: slower, not wrong


def key_of(word: m.Word) -> str:
    """Sorts have a namespace of their own, so that `given nation(unit U) -> nation` reads naturally."""
    return f"sort {word.name}" if word.kind in ("sort", "scale", "measure") else word.name


def with_words(words: list[m.Word]) -> dict[str, m.Word]:
    """Built-in and declared words by name; synonyms are folded into the word they belong to."""
    table = dict(BUILTIN_WORDS)
    for word in words:
        if word.kind not in ("also", "term"):
            table.setdefault(key_of(word), word)
    for word in words:
        if word.kind == "also" and word.name in table:
            table[word.name] = replace(table[word.name], also=table[word.name].also + word.also)
    return table
