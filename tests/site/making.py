"""The site under test: built once, by whichever worker comes first, and kept in build/ for the next run."""

from __future__ import annotations

import fcntl
import os
import shutil
import subprocess
import sys
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

from kb.language.loader import book_ids
from kb.pages.build import in_order
from kb.pages.making import settings
from tests.site.hostile import write_hostile
from tests.site.reading import Html, read_html

ROOT = Path(__file__).parents[2]
WORK = ROOT / "build" / "tests"
LOCAL = ("http://127.0.0.1", "file:", "data:", "blob:", "about:")


@dataclass(frozen=True)
class Site:
    folder: Path
    books: tuple[str, ...]  # as shipped; the hostile one is on the site as well

    @cached_property
    def names(self) -> list[str]:
        return sorted(p.relative_to(self.folder).as_posix() for p in self.folder.rglob("*.html"))

    def read(self, name: str) -> Html:
        return read_html(self.folder / name)

    def compressed(self, name: str) -> int:
        import gzip

        return len(gzip.compress((self.folder / name).read_bytes(), 9, mtime=0))


def clausewitz(*words: object, cache: Path | None = None) -> subprocess.CompletedProcess:
    """The command, in a process of its own: MkDocs leaves its settings behind."""
    env = dict(os.environ, PYTHONPATH=os.pathsep.join([str(ROOT), os.environ.get("PYTHONPATH", "")]))
    if cache is not None:
        env["CLAUSEWITZ_CACHE"] = str(cache)
    return subprocess.run([sys.executable, "-m", "kb.cli", *map(str, words)], cwd=ROOT, env=env, capture_output=True, text=True, encoding="utf-8")


def whole_site() -> Site:
    """Every shipped book and the hostile one. A build that would change nothing takes a second."""
    books = tuple(in_order(book_ids(), settings().get("books", ())))
    WORK.mkdir(parents=True, exist_ok=True)
    with open(WORK / "lock", "w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        hostile = write_hostile(WORK / "hostile")
        out = WORK / "site"
        words = [word for book in (*books, hostile) for word in ("--book", book)]
        done = clausewitz("site", "build", *words, "--out", out)
        assert done.returncode == 0, done.stderr
    return Site(out, books)


def emptied(folder: Path) -> Path:
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    return folder
