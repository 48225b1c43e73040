"""A folder of rule files → a Book, with a cache that goes by what the files say."""

from __future__ import annotations

import gc
import os
import pickle
import stat
from dataclasses import replace
from functools import lru_cache

try:
    from _blake2 import blake2b  # what hashlib would give, without the two milliseconds in which it loads OpenSSL
except ImportError:
    from hashlib import blake2b

from kb.language import model as m
from kb.language.builtins import BUILTIN_WORDS
from kb.language.spans import Diagnostic, Refused, Span

LARGEST = 20_000_000
HERE = os.path.dirname(os.path.realpath(__file__))  # os.path throughout: pathlib takes two milliseconds to load, of forty


def beside_package(name: str) -> str:
    """A folder that lies beside the package in a checkout, and inside it in a wheel."""
    package = os.path.dirname(HERE)
    inside = os.path.join(package, name)
    return inside if os.path.isdir(inside) else os.path.join(os.path.dirname(package), name)


def rules_folder() -> str:
    return beside_package("rules")


def book_ids() -> list[str]:
    return [name for name in listed(rules_folder()) if is_book(os.path.join(rules_folder(), name))]


def is_book(folder: str) -> bool:
    return os.path.isfile(os.path.join(folder, "book.cw"))


def position_names(book: m.Book) -> list[str]:
    return [name.removesuffix(".pos") for name in listed(os.path.join(book.folder, "positions"), ".pos")]


def listed(folder: str, ending: str = "") -> list[str]:
    """The names in a folder, in a fixed order; none where there is no folder."""
    try:
        return sorted(name for name in os.listdir(folder) if name.endswith(ending))
    except OSError:
        return []


def load_book(which: str | os.PathLike, beside: tuple[str, ...] = ()) -> tuple[m.Book, list[Diagnostic]]:
    """The book of that name or folder, and all that is wrong with it: reading it and checking it are one. Raises Refused when there is none.
    `beside` are files of a group's own, which count as part of the book."""
    folder, blobs, digest = files_of(which, beside)
    cached = cache_read(f"book-{digest}")
    if cached is not None and unchanged(cached[0]):
        return cached
    from kb.language.assembly import assemble  # lark is loaded only when a rule changed

    from kb.language.checks import check_book
    from kb.language.checks.references import consulted

    book, found = assemble(folder, blobs, digest)
    found = list(dict.fromkeys([*found, *check_book(book)]))
    result = replace(book, included=(*book.included, *((file, current(file)) for file in consulted(book)))), found
    cache_write(f"book-{digest}", result)
    return result


def load_core(which: str | os.PathLike, beside: tuple[str, ...] = ()) -> m.Book | None:
    """The book without examples and places in files: all that answering needs, in a quarter of the time. None where it has errors."""
    _, _, digest = files_of(which, beside)
    core = cache_read(f"core-{digest}")
    if core is None or not unchanged(core):
        book, found = load_book(which, beside)
        if any(d.severity == "error" for d in found):
            return None
        from kb.language.core import core_of

        core = core_of(book)
        cache_write(f"core-{digest}", core)
    return core


def unchanged(book: m.Book) -> bool:
    """Are the files that it includes from elsewhere still what they were? (Its own files are in the digest.)"""
    return all(kept == current(file) for file, kept in book.included)


def current(file: str) -> str:
    try:
        return fingerprint(read_bytes(file))
    except (Refused, ValueError):
        return ""


def fingerprint(blob: bytes) -> str:
    return blake2b(blob).hexdigest()[:32]


def files_of(which: str | os.PathLike, beside: tuple[str, ...] = ()) -> tuple[str, dict[str, bytes], str]:
    folder = book_folder(os.fspath(which))
    blobs = {f: read_bytes(f) for f in (*rule_files(folder), *beside)}
    return folder, blobs, digest_of(blobs)


def book_folder(which: str) -> str:
    shipped = os.path.join(rules_folder(), which)
    if "/" not in which and is_book(shipped):
        return shipped
    if is_book(which):
        return os.path.normpath(which)
    import difflib

    close = difflib.get_close_matches(which.lower(), book_ids(), 1, 0.5)
    hint = f"did you mean `{close[0]}`?" if close else "the books are: " + ", ".join(book_ids())
    raise Refused(Diagnostic("CW001", f"there is no rulebook `{which[:80]}`", help=hint))


def rule_files(folder: str) -> list[str]:
    """Book, vocabulary, chapters, scenarios, then tables and inventory, in one fixed order."""
    first = [name for name in ("book.cw", "vocabulary.cw") if os.path.isfile(os.path.join(folder, name))]
    chapters = [name for name in listed(folder, ".cw") if name not in first]
    inside = [os.path.join(part, name) for part, ending in (("scenarios", ".cw"), ("tables", ".csv"))
              for name in listed(os.path.join(folder, part), ending)]
    inventory = [name for name in ("inventory.csv",) if os.path.lexists(os.path.join(folder, name))]  # a folder of this name is told of
    return [os.path.join(folder, name) for name in first + chapters + inside + inventory]


def read_bytes(file: str, most: int = LARGEST) -> bytes:
    """Only plain files of a sane size are read: a device or a pipe could go on for ever."""
    try:
        about = os.stat(file)
        if not stat.S_ISREG(about.st_mode):
            raise Refused(Diagnostic("CW011", "this is not a plain file", Span(file), help="a rulebook is made of plain files"))
        if about.st_size > most:
            raise Refused(Diagnostic("CW002", "this file is too large for a rulebook", Span(file), help="split it by chapter"))
        with open(file, "rb") as stream:
            return stream.read(most + 1)
    except OSError as err:
        raise Refused(Diagnostic("CW003", f"cannot read the file: {err.strerror}", Span(file))) from None


@lru_cache(maxsize=1)
def language_version() -> str:
    """What was read by another grammar or reader, or judged by other checks, is not read again from the cache."""
    grammar = beside_package("grammar")
    total = blake2b()
    for folder, ending in ((HERE, ".py"), (os.path.join(HERE, "checks"), ".py"), (grammar, ".lark")):
        for name in listed(folder, ending):
            total.update(read_bytes(os.path.join(folder, name)))
    return total.hexdigest()


def digest_of(blobs: dict[str, bytes]) -> str:
    total = blake2b(language_version().encode())
    for file, blob in blobs.items():
        total.update(file.encode() + b"\0" + blake2b(blob).digest())
    return total.hexdigest()[:32]


# ---- cache: one file for each digest, written whole or not at all ------------------------------


def cache_folder() -> str:
    return os.environ.get("CLAUSEWITZ_CACHE") or os.path.join(
        os.environ.get("XDG_CACHE_HOME") or os.path.expanduser("~/.cache"), "clausewitz")


def cache_read(name: str):
    """What an earlier run kept under this name, or None. A file that is damaged, or is another one, counts as absent."""
    collecting = gc.isenabled()
    try:
        blob = read_bytes(os.path.join(cache_folder(), f"{name}.pickle"), 10 * LARGEST)
        if blob[:SEAL] != seal(name, memoryview(blob)[SEAL:]):
            return None
        gc.disable()  # thousands of records and no garbage among them: looking for some takes a tenth of the time
        return pickle.loads(memoryview(blob)[SEAL:])
    except Exception:  # a cache must never be the reason a question is not answered
        return None
    finally:
        if collecting:
            gc.enable()


def cache_write(name: str, value) -> None:
    import tempfile

    folder = cache_folder()
    try:
        blob = pickle.dumps(value, protocol=pickle.HIGHEST_PROTOCOL)
        os.makedirs(folder, exist_ok=True)
        with tempfile.NamedTemporaryFile(dir=folder, delete=False) as out:
            out.write(seal(name, blob) + blob)
        os.replace(out.name, os.path.join(folder, f"{name}.pickle"))
    except (OSError, RecursionError, pickle.PicklingError):
        pass  # a read-only home, or something too deep to be kept: slower, not wrong


SEAL = 32  # bytes before what is kept: one flipped bit in it could turn a verdict


def seal(name: str, blob) -> bytes:
    return blake2b(blob, digest_size=SEAL, person=blake2b(name.encode(), digest_size=16).digest()).digest()


def key_of(word: m.Word) -> str:
    """Sorts have a namespace of their own, so that `given nation(unit U) -> nation` reads naturally."""
    return f"sort {word.name}" if word.kind in ("sort", "scale", "measure") else word.name


def with_words(words: list[m.Word]) -> dict[str, m.Word]:
    """Built-in and declared words by name; synonyms are folded into the word they belong to."""
    table = dict(BUILTIN_WORDS)
    for word in words:
        if word.kind not in ("also", "term", "draw"):
            table.setdefault(key_of(word), word)
    for word in words:
        if word.kind == "also" and word.name in table:
            table[word.name] = replace(table[word.name], also=table[word.name].also + word.also)
    return table
