"""The whole site: gather everything, then write; MkDocs last; the new site takes the old one's place only when it is whole."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable
from dataclasses import dataclass, field

from kb.language import model as m
from kb.language.checks import check_book
from kb.language.loader import beside_package, book_ids, load_book
from kb.language.spans import Diagnostic, Refused, Span
from kb.pages.atlas import Atlas, atlas_of
from kb.pages.index import index_script
from kb.pages.chapter import answer_pages, chapter_page
from kb.pages.clause import Shown
from kb.pages.fronts import book_page, home_page, trust_page
from kb.pages.lists import actions_page, disputes_page, sequence_page
from kb.pages.page import Page
from kb.pages.positions import ask_all, positions_page
from kb.pages.working import work_out
from kb.trials.coverage import Coverage, coverage

Progress = Callable[[str, int, int], None]
STAMP = "made-from.txt"


@dataclass
class Site:
    """What was gathered, ready to be written."""

    pages: list[Page] = field(default_factory=list)
    scripts: dict[str, str] = field(default_factory=dict)


def silent(what: str, done: int, total: int) -> None:
    pass


def sound_book(which: str) -> m.Book:
    """A book with errors is not shown: half of it could be wrong."""
    book, found = load_book(which)
    errors = [d for d in [*found, *check_book(book)] if d.severity == "error"]
    if errors:
        raise Refused(*(d if d.source else with_source(book, d) for d in errors))
    return book


def with_source(book: m.Book, d: Diagnostic) -> Diagnostic:
    from dataclasses import replace

    return replace(d, source=book.sources.get(d.span.file, ""))


def gather(books: list[m.Book], questions: list[list[str]] = (), progress: Progress = silent) -> Site:
    """All pages of all books. `questions` are asked on shipped positions (book, position, words); the first is the picture of the front page."""
    answers = work_out(books, lambda done, total: progress("answers", done, total))
    atlases = {b.id: atlas_of(b) for b in books}
    site, fronts, pictures = Site(), [], []
    for number, book in enumerate(books, 1):
        progress("pages", number, len(books))
        atlas, covered = atlases[book.id], coverage(book)
        atlas.others = atlases
        asked = ask_all(atlas, [q[1:] for q in questions if q[0] == book.id])
        pictures += [(atlas, shown) for some in asked.values() for shown in some]
        fronts.append((atlas, covered))
        site.pages += [*pages_of(atlas, covered, answers[book.id]), positions_page(atlas, asked)]
        site.scripts[f"js/index-{book.id}.js"] = index_script(atlas)
    site.pages.append(home_page(fronts, pictures[0] if pictures else None))
    return site


def pages_of(atlas: Atlas, covered: Coverage, answers: dict[int, Shown]) -> list[Page]:
    pages = [book_page(atlas, covered)]
    pages += [chapter_page(atlas, chapter, answers) for chapter in atlas.chapters]
    pages += answer_pages(atlas, answers)
    return pages + [sequence_page(atlas), actions_page(atlas), disputes_page(atlas, answers), trust_page(atlas, covered, answers)]


# ---- writing -------------------------------------------------------------------------------------


def write(site: Site, folder: str) -> list[str]:
    """Pages and scripts into a folder; only what changed is touched. Returns what changed."""
    wanted = {page.source: page.markdown() for page in site.pages} | site.scripts
    changed = []
    for name, text in wanted.items():
        path = os.path.join(folder, name)
        if text != old_text(path):
            os.makedirs(os.path.dirname(path), exist_ok=True)
            with open(path, "w", encoding="utf-8", newline="\n") as file:
                file.write(text)
            changed.append(name)
    return changed + sweep(folder, set(wanted))


def old_text(path: str) -> str | None:
    try:
        with open(path, encoding="utf-8") as file:
            return file.read()
    except OSError:
        return None


def sweep(folder: str, wanted: set[str]) -> list[str]:
    """What an earlier build wrote and this one does not."""
    gone = []
    for here, _, names in os.walk(folder):
        for name in names:
            path = os.path.relpath(os.path.join(here, name), folder)
            if path.replace(os.sep, "/") not in wanted:
                os.remove(os.path.join(folder, path))
                gone.append(path)
    return gone


def run_mkdocs(docs: str, out: str, books: list[str]) -> None:
    """MkDocs into a folder beside the old site, which is then exchanged: a build that fails leaves the old site as it was."""
    import logging

    from mkdocs.commands.build import build
    from mkdocs.config import load_config
    from mkdocs.exceptions import MkDocsException

    fresh = f"{out}.new"
    shutil.rmtree(fresh, ignore_errors=True)
    logging.getLogger("mkdocs").setLevel(logging.WARNING)
    try:
        config = load_config(settings_file(), docs_dir=os.path.abspath(docs), site_dir=os.path.abspath(fresh), strict=True)
        config.extra["books"] = books
        build(config)
    except (MkDocsException, OSError, SystemExit) as err:
        shutil.rmtree(fresh, ignore_errors=True)
        raise Refused(Diagnostic("CW031", f"MkDocs could not build the site: {err}", help="the last good site is left as it was")) from None
    exchange(fresh, out)


def exchange(fresh: str, out: str) -> None:
    old = f"{out}.old"
    shutil.rmtree(old, ignore_errors=True)
    if os.path.isdir(out):
        os.replace(out, old)
    os.replace(fresh, out)
    shutil.rmtree(old, ignore_errors=True)


# ---- the whole -----------------------------------------------------------------------------------


def settings_file() -> str:
    return os.path.join(beside_package("site"), "mkdocs.yml")


def settings() -> dict:
    """What site/mkdocs.yml says of the books: their order, and the answer for the front page."""
    import yaml  # MkDocs brings it along

    with open(settings_file(), encoding="utf-8") as file:
        return yaml.safe_load(file).get("extra", {})


def build_site(out: str, wanted: list[str] | None = None, progress: Progress = silent) -> int:
    """Returns how many pages there are; 0 when nothing had changed."""
    extra = settings()
    names = wanted or in_order(book_ids(), extra.get("books", ()))
    books = [sound_book(name) for name in names]
    mark, stamp = os.path.join(out, STAMP), stamp_of(books)
    mine(out)
    if old_text(mark) == stamp:
        return 0
    site = gather(books, extra.get("questions", []), progress)
    docs = f"{out}.docs"
    write(site, docs)
    progress("site", 0, 1)
    run_mkdocs(docs, out, [b.id for b in books])
    with open(mark, "w", encoding="utf-8") as file:
        file.write(stamp)
    return len(site.pages)


def in_order(names: list[str], first) -> list[str]:
    return [n for n in first if n in names] + [n for n in names if n not in first]


def mine(out: str) -> None:
    """A folder that holds something else is not emptied."""
    if os.path.isdir(out) and os.listdir(out) and not os.path.exists(os.path.join(out, STAMP)):
        raise Refused(Diagnostic("CW032", "this folder holds something that is not a site of ours", Span(out),
                                 help="name a folder that is empty or does not exist yet: --out build/site"))
    if os.path.exists(out) and not os.path.isdir(out):
        raise Refused(Diagnostic("CW032", "this is a file, not a folder", Span(out), help="name a folder: --out build/site"))


def stamp_of(books: list[m.Book]) -> str:
    """What a site was made from: the books, their pins, the program, and the folder site/."""
    import hashlib

    total = hashlib.sha256()
    for book in books:
        total.update(book.digest.encode() + (old_text(os.path.join(book.folder, "pinned.json")) or "").encode())
    for folder in (beside_package("site"), os.path.dirname(os.path.dirname(os.path.realpath(__file__)))):
        for here, inside, names in os.walk(folder):
            inside[:] = sorted(d for d in inside if d not in ("__pycache__", "rules", "grammar"))
            for name in sorted(n for n in names if not n.endswith(".pyc")):
                path = os.path.join(here, name)
                with open(path, "rb") as file:
                    total.update(os.path.relpath(path, folder).encode() + b"\0" + file.read())
    return total.hexdigest()
