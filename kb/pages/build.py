"""The whole site: gather everything, then write; MkDocs last; the new site takes the old one's place only when it is whole."""

from __future__ import annotations

import gc
import os
from collections.abc import Callable
from contextlib import contextmanager
from dataclasses import dataclass, field, replace

from kb.engine.compiler import datalog_of_clauses
from kb.language import model as m
from kb.editions.links import linked
from kb.language.loader import beside_package, book_ids, files_of, load_book
from kb.language.spans import Diagnostic, Refused, Span
from kb.pages.atlas import Atlas, atlas_of
from kb.pages.index import index_script
from kb.pages.changes import changes_of, changes_pages, places_of, rows_of
from kb.pages.chapter import answer_pages, chapter_page
from kb.pages.clause import Shown
from kb.pages.fronts import book_page, home_page, trust_page
from kb.pages.lists import actions_page, disputes_pages, sequence_page
from kb.pages.page import Page
from kb.pages.positions import ask_all, first_picture, positions_page
from kb.pages.programs import programs_page, schema_files
from kb.pages.making import run_mkdocs, settings
from kb.pages.talk import pages_by_word, talk_pages
from kb.pages.talking import Talks, grow_all
from kb.pages.working import Worked, work_out
from kb.show.palette import DARK, LIGHT, board_css
from kb.trials.coverage import Coverage, coverage

Progress = Callable[[str, int, int], None]
STAMP = "made-from.txt"


@dataclass
class Site:
    """What was gathered, ready to be written."""

    pages: list[Page] = field(default_factory=list)
    scripts: dict[str, str] = field(default_factory=dict)
    older: dict[str, str] = field(default_factory=dict)  # book → the older edition it is compared with


def silent(what: str, done: int, total: int) -> None:
    pass


def sound_book(which: str) -> m.Book:
    """A book with errors is not shown: half of it could be wrong."""
    book, found = load_book(which)
    errors = [d for d in found if d.severity == "error"]
    if errors:
        raise Refused(*(d if d.source else with_source(book, d) for d in errors))
    return book


def with_source(book: m.Book, d: Diagnostic) -> Diagnostic:
    return replace(d, source=book.sources.get(d.span.file, ""))


@dataclass
class Made:
    """The pages of one book, and what they were made from."""

    mark: str
    atlas: Atlas
    covered: Coverage
    pages: list[Page]
    pictures: list[Shown]
    script: str


def gather(books: list[m.Book], questions: list[list[str]] = (), progress: Progress = silent, made: dict[str, Made] | None = None,
           hurry: bool = False) -> tuple[Site, int]:
    """All pages of all books, and how many answers are older than the rules (only when in a hurry).

    `questions` are asked on shipped positions (book, position, words); the first is the picture of the front page. `made` keeps the pages
    of books that do not change from one build to the next; in a hurry only the chapters that changed are made, and the rest counts as older."""
    made = {} if made is None else made
    changed = [b for b in books if b.id not in made or made[b.id].mark != mark_of(b)]
    answers, stale = work_out(changed, lambda done, total: progress("answers", done, total), hurry)
    talks, late = grow_all(changed, lambda done, total: progress("interviews", done, total), hurry)
    stale += late
    atlases = {b.id: atlas_of(b) if b in changed else made[b.id].atlas for b in books}
    for number, book in enumerate(changed, 1):
        progress("pages", number, len(changed))
        atlases[book.id].others = atlases
        some = changed_chapters(made.get(book.id), atlases[book.id], answers[book.id]) if hurry else None
        made[book.id] = some or make(atlases[book.id], answers[book.id], talks[book.id], [q[1:] for q in questions if q[0] == book.id])
        stale = max(stale, 1) if some else stale
        if stale:
            made[book.id].mark = ""
    kept = [made[b.id] for b in books]
    site = Site([page for one in kept for page in one.pages], {f"js/index-{one.atlas.book.id}.js": one.script for one in kept})
    site.older = {one.atlas.book.id: one.atlas.older for one in kept if one.atlas.older}
    site.scripts["css/board.css"] = board_sheet()
    pictures = [(one.atlas, shown) for one in kept for shown in one.pictures]
    site.pages.append(programs_page())
    site.scripts |= schema_files()
    site.pages.append(home_page([(one.atlas, one.covered) for one in kept], pictures[0] if pictures else None))
    return site, stale


def make(atlas: Atlas, worked: Worked, talks: Talks, questions: list[list[str]]) -> Made:
    covered = coverage(atlas.book)
    atlas.datalog = datalog_of_clauses(atlas.book, list(atlas.book.clauses))
    comparison = changes_of(atlas)
    atlas.older, atlas.changed, atlas.change_places = comparison.old if comparison else "", rows_of(comparison), places_of(comparison)
    asked, atlas.talks = ask_all(atlas, questions), pages_by_word(talks)
    pages = [*pages_of(atlas, covered, worked), positions_page(atlas, asked), *talk_pages(atlas, talks)]
    pages += changes_pages(atlas, comparison) if comparison else []
    return Made(mark_of(atlas.book), atlas, covered, pages, first_picture(atlas, asked), index_script(atlas))


def changed_chapters(before: Made | None, atlas: Atlas, worked: Worked) -> Made | None:
    """The book as it was, but for the chapters that were written anew since; None where something else changed, such as the vocabulary."""
    if before is None:
        return None
    was, now = before.atlas.book.sources, atlas.book.sources
    files = {name for name in {*was, *now} if was.get(name) != now.get(name)}
    chapters = [c for c in atlas.chapters if any(clause.span.file in files for clause in c.clauses)]
    if not chapters or files - {clause.span.file for clause in atlas.book.clauses}:
        return None
    atlas.datalog = datalog_of_clauses(atlas.book, [clause for c in chapters for clause in c.clauses])
    atlas.older, atlas.changed, atlas.change_places, atlas.talks = before.atlas.older, before.atlas.changed, before.atlas.change_places, before.atlas.talks
    atlas.answers |= {id(shown.example): before.atlas.answers[id(shown.example)] for shown in before.pictures}
    fresh = [*(chapter_page(atlas, c, worked.answers) for c in chapters), *answer_pages(atlas, worked.answers, chapters)]
    pages = {page.name: page for page in before.pages} | {page.name: page for page in fresh}
    return replace(before, mark="", atlas=atlas, pages=list(pages.values()))


def board_sheet() -> str:
    """The style of boards, and the colours of which the theme knows nothing."""
    known = old_text(os.path.join(beside_package("site"), "theme", "css", "look.css")) or ""

    def tokens(colours: dict[str, str]) -> str:
        return "".join(f"--{name}:{value};" for name, value in colours.items() if f"--{name}:" not in known)

    dark = tokens(DARK)
    return (f":root{{{tokens(LIGHT)}}}\n@media (prefers-color-scheme:dark){{:root:not([data-scheme=light]){{{dark}}}}}\n"
            f":root[data-scheme=dark]{{{dark}}}\n{board_css()}\n")


def mark_of(book: m.Book) -> str:
    """A book's pages rest on its rules, its pins, and the edition it is compared with."""
    kept = [old_text(os.path.join(book.folder, name)) or "" for name in ("pinned.json", "changes.json")]
    return "".join([book.digest, *kept, *(files_of(folder)[2] for folder in linked(book))])


def pages_of(atlas: Atlas, covered: Coverage, worked: Worked) -> list[Page]:
    answers = worked.answers
    pages = [book_page(atlas, covered)]
    pages += [chapter_page(atlas, chapter, answers) for chapter in atlas.chapters]
    pages += answer_pages(atlas, answers)
    return pages + [sequence_page(atlas), actions_page(atlas), *disputes_pages(atlas, answers, worked.readings), trust_page(atlas, covered, answers)]


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


# ---- the whole -----------------------------------------------------------------------------------


def build_site(out: str, wanted: list[str] | None = None, progress: Progress = silent, made: dict[str, Made] | None = None,
               hurry: bool = False, url: str = "") -> tuple[int, int]:
    """How many pages there are (0 when nothing had changed), and how many answers are still to be asked again."""
    extra = settings()
    books = [sound_book(name) for name in names_of(wanted, extra)]
    mine(out)
    theme = theme_mark(url)
    stamp = stamp_of(books, theme)
    before = (old_text(os.path.join(out, STAMP)) or "").split()
    if before[:1] == [stamp]:
        return 0, 0
    with no_sweeping():
        site, stale = gather(books, extra.get("questions", []), progress, made, hurry)
        docs = f"{out}.docs"
        changed = write(site, docs)
        progress("site", 0, 1)
        run_mkdocs(docs, out, {"books": [b.id for b in books], "url": url, "changes": where_changes(site)}, changed if before[1:] == [theme] else None)
    with open(os.path.join(out, STAMP), "w", encoding="utf-8") as file:
        file.write("unfinished" if stale else f"{stamp} {theme}")
    return len(site.pages), stale


@contextmanager
def no_sweeping():
    """A build makes hundreds of thousands of records and hardly any garbage: looking for some takes a tenth of the time."""
    collecting = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if collecting:
            gc.enable()


def make_ready(wanted: list[str] | None = None) -> dict[str, Made]:
    """The pages of a site that was just built, to be kept while rules change: so that the first change needs no more than its own chapter."""
    extra, made = settings(), {}
    with no_sweeping():
        gather([sound_book(name) for name in names_of(wanted, extra)], extra.get("questions", []), made=made)
    return made


def names_of(wanted: list[str] | None, extra: dict) -> list[str]:
    return wanted or in_order(book_ids(), extra.get("books", ()))


def where_changes(site: Site) -> dict[str, str]:
    """Book → the page that compares it with another edition, whichever of the two it is."""
    found = {page.book.id: f"{page.book.id}/{page.name}" for page in reversed(site.pages) if page.kind == "changes"}
    return found | {older: found[newer] for newer, older in site.older.items() if older not in found}


def in_order(names: list[str], first) -> list[str]:
    return [n for n in first if n in names] + [n for n in names if n not in first]


def mine(out: str) -> None:
    """A folder that holds something else is not emptied."""
    if os.path.isdir(out) and os.listdir(out) and not os.path.exists(os.path.join(out, STAMP)):
        raise Refused(Diagnostic("CW032", "this folder holds something that is not a site of ours", Span(out),
                                 help="name a folder that is empty or does not exist yet: --out build/site"))
    if os.path.exists(out) and not os.path.isdir(out):
        raise Refused(Diagnostic("CW032", "this is a file, not a folder", Span(out), help="name a folder: --out build/site"))


def stamp_of(books: list[m.Book], theme: str) -> str:
    """What a site was made from: the books, their pins, the program, and the folder site/."""
    import hashlib

    total = hashlib.sha256(theme.encode())
    for book in books:
        total.update(mark_of(book).encode())
    return total.hexdigest()


def theme_mark(url: str = "") -> str:
    """The program, the folder site/ and where it will stand: when one of them changes, every page is built again."""
    import hashlib

    total = hashlib.sha256(url.encode())
    for folder in (beside_package("site"), os.path.dirname(os.path.dirname(os.path.realpath(__file__)))):
        for here, inside, names in os.walk(folder):
            inside[:] = sorted(d for d in inside if d not in ("__pycache__", "rules", "grammar"))
            for name in sorted(n for n in names if not n.endswith(".pyc")):
                path = os.path.join(here, name)
                with open(path, "rb") as file:
                    total.update(os.path.relpath(path, folder).encode() + b"\0" + file.read())
    return total.hexdigest()
