"""`rules/w39@v1`: a book as it was at a revision that git keeps."""

from __future__ import annotations

import os
import subprocess
from dataclasses import replace

from kb.cli.files import refuse
from kb.cli.loading import the_book
from kb.language import model as m
from kb.language.loader import is_book
from kb.language.spans import Refused

SIGN = "@"


def the_revision(which: str) -> m.Book:
    """A book by its name or folder, at a revision where one is named."""
    path, sign, revision = which.rpartition(SIGN)
    if not sign or os.path.exists(which):
        return the_book_of(which)
    folder = checked_out(path, revision)
    try:
        book = the_book(folder)
    except Refused as wrong:
        first = wrong.diagnostics[0]
        raise refuse("CW001", f"the rules of {path} were not whole at {revision[:80]}: {first.message}",
                     help=f"{os.path.relpath(first.span.file, folder)}, line {first.span.line}, and perhaps more; name another revision") from None
    return replace(book, title=f"{book.title} ({revision[:40]})")


def the_book_of(which: str) -> m.Book:
    try:
        return the_book(which)
    except Refused as wrong:
        if not os.path.isdir(which) or is_book(which) or wrong.diagnostics[0].code != "CW001":
            raise
        raise refuse("CW001", f"`{which}` is a folder without a rulebook", help="the folder of a rulebook has a file book.cw") from None


def checked_out(path: str, revision: str) -> str:
    """The book's folder as it was, with the folders beside it from which it draws words and clauses; kept by what git calls the commit."""
    from kb.language.loader import book_folder, cache_folder

    folder = os.path.realpath(book_folder(path))
    root = git(folder, "rev-parse", "--show-toplevel", because=f"`{path}` is not kept by git, so it has no revisions")
    commit = git(folder, "rev-parse", "--verify", "--end-of-options", f"{revision}^{{commit}}", because=f"git knows no revision `{revision[:80]}` of {path}")
    beside = os.path.relpath(os.path.dirname(folder), root)
    kept = os.path.join(cache_folder(), f"revision-{commit[:16]}")
    if not os.path.isdir(kept):
        unpack(root, commit, beside, kept)
    there = os.path.join(kept, beside, os.path.basename(folder))
    if not os.path.isfile(os.path.join(there, "book.cw")):
        raise refuse("CW001", f"there was no rulebook `{path}` at {revision[:80]}", help="name a later revision")
    return there


def unpack(root: str, commit: str, beside: str, kept: str) -> None:
    """Whole or not at all."""
    import io
    import tarfile
    import tempfile

    packed = subprocess.run(["git", "-C", root, "archive", commit, "--", beside], capture_output=True)
    if packed.returncode:
        raise refuse("CW001", "git has no rules of that revision", help=packed.stderr.decode(errors="replace").strip()[:200])
    os.makedirs(os.path.dirname(kept), exist_ok=True)
    with tempfile.TemporaryDirectory(dir=os.path.dirname(kept)) as folder:
        with tarfile.open(fileobj=io.BytesIO(packed.stdout)) as archive:
            archive.extractall(os.path.join(folder, "rules"), filter="data")
        if not os.path.isdir(kept):
            os.rename(os.path.join(folder, "rules"), kept)


def git(folder: str, *words: str, because: str) -> str:
    try:
        done = subprocess.run(["git", "-C", folder, *words], capture_output=True, text=True)
    except OSError:
        raise refuse("CW001", "revisions need git, and it is not installed", help="name two folders instead") from None
    if done.returncode:
        raise refuse("CW001", because, help="`git log` lists the revisions; or name two folders")
    return done.stdout.strip()
