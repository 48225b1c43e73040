"""Front pages: the site, a book, and how far a book can be trusted. Every figure is counted, none is typed."""

from __future__ import annotations

from dataclasses import dataclass

from kb.answers import sentences as say
from kb.language import model as m
from kb.pages.answer import short_verdict
from kb.pages.atlas import Atlas, address, chapter_key, slug
from kb.pages.chapter import contents
from kb.pages.clause import Answers, Shown
from kb.pages.lists import head_html
from kb.pages.markup import chip, esc, items, table
from kb.pages.page import Page
from kb.trials.coverage import Coverage, RowCover


@dataclass(frozen=True)
class Tally:
    """Rows of the inventory by how far they have come."""

    rows: int
    tested: int
    written: int  # present, but with a statement that no example would miss
    commentary: int

    @property
    def present(self) -> int:
        return self.tested + self.written


def tally(rows: list[RowCover]) -> Tally:
    here = [r for r in rows if r.present]
    tested = [r for r in here if r.pinned == r.statements]
    return Tally(len(rows), len(tested), len(here) - len(tested), sum(bool(r.commentary) for r in here))


def bar_html(t: Tally) -> str:
    share = lambda n: f"{100 * n / max(1, t.rows):.1f}%"  # noqa: E731
    text = f"{t.tested} of {t.rows} written and tested"
    return (f'<span class="bar" role="img" aria-label="{text}"><i class="tested" style="width:{share(t.tested)}"></i>'
            f'<i class="coded" style="width:{share(t.written)}"></i></span>')


def trust_page(atlas: Atlas, covered: Coverage, answers: Answers) -> Page:
    book = atlas.book
    whole = tally(list(covered.rows))
    absent = [w for w in book.of_kind("table") if w.table and w.table.absent]
    figures = ((whole.rows, "entries in the book, numbered or not"), (whole.present, "written, commentary among them"),
               (sum(r.pinned for r in covered.rows if r.number in book.by_number), "statements, figures and tables held by an example that fails without them"),
               (len(book.disputes()), "disputes, each with its readings"), (len(absent), "tables the book does not print"))
    lede = "Every entry of the printed book is counted, written or not. Tested means: take any statement of it away, and an example fails."
    body = head_html(atlas, "trust", "How far to trust this", lede)
    body += '<div class="sum">' + "".join(f"<div><b>{n}</b><span>{esc(text)}</span></div>" for n, text in figures) + "</div>"
    body += chapters_html(atlas, covered) + absent_html(atlas, absent) + defects_html(atlas) + says_html(atlas, answers)
    return Page("trust.html", "How far to trust this", "trust", body, book, "trust", contents(atlas, here="trust.html"))


def chapters_html(atlas: Atlas, covered: Coverage) -> str:
    titles = {c.key: c for c in atlas.chapters}
    rows = []
    for key, entries in by_chapter(covered).items():
        t, chapter = tally(entries), titles.get(key)
        name = f'<a href="{chapter.page}">{esc(chapter.title)}</a>' if chapter else f'<span class="muted">{esc(begun(key))}</span>'
        quarrels = sum(len(c.disputes) for c in chapter.clauses) if chapter else 0
        rows.append([f'<span class="num">{esc(key) if key.isdigit() else ""}</span>', name, str(t.rows), bar_html(t), str(t.present), str(quarrels)])
    key = ('<p class="key"><span><span class="bar"><i class="tested" style="width:100%"></i></span>written and tested</span>'
           '<span><span class="bar"><i class="coded" style="width:100%"></i></span>written, not yet tested</span>'
           '<span><span class="bar"></span>not written yet</span></p>')
    return f"<h2>By chapter</h2>{key}" + table(["Ch.", "Chapter", "Entries", "Coverage", "Written", "Disputes"], rows, "tbl tbl--t")


def begun(key: str) -> str:
    return f"Chapter {key}, not begun" if key.isdigit() else f"{key.replace('-', ' ')}, not begun"


def by_chapter(covered: Coverage) -> dict[str, list[RowCover]]:
    found: dict[str, list[RowCover]] = {}
    for row in covered.rows:
        found.setdefault(chapter_key(row.number), []).append(row)
    return found


def absent_html(atlas: Atlas, absent: list[m.Word]) -> str:
    rows = [[esc(atlas.book.terms.get(w.name, w.name.replace("_", " "))), esc(w.table.absent), atlas.ref(w.clause) if w.clause else "",
             chip("unknown")] for w in absent]
    return '<h2 id="not-printed">Not printed, so not answered</h2>' + table(["Table", "Where it is", "Clause", "Answers"], rows) if rows else ""


def defects_html(atlas: Atlas) -> str:
    rows = [[atlas.ref(c.number), esc(text), esc(name)] for c in atlas.book.clauses for name, text in c.defects]
    return '<h2 id="errors">Where the book errs</h2>' + table(["Clause", "What is wrong", "Name"], rows) if rows else ""


def says_html(atlas: Atlas, answers: Answers) -> str:
    """Printed examples that the book's own clauses contradict."""
    rows = [[atlas.ref(s.example.row or s.example.clause), esc(s.example.expect.reason)] for s in answers.values()
            if s.example.expect is not None and s.example.expect.book_says is not None]
    return '<h2 id="book-says">Printed examples that its own clauses contradict</h2>' + table(["Example", "Why"], rows) if rows else ""


# ---- the book, and the site ------------------------------------------------------------------------


def book_page(atlas: Atlas, covered: Coverage) -> Page:
    book = atlas.book
    whole = tally(list(covered.rows))
    rows = [[f'<span class="num">{esc(c.key) if c.key.isdigit() else ""}</span>', f'<a href="{c.page}">{esc(c.title)}</a>', str(len(c.clauses)),
             bar_html(tally(by_chapter(covered).get(c.key, [])))] for c in atlas.chapters]
    state = (f"All {whole.rows} entries of the printed book are written." if whole.present == whole.rows else
             f"Not whole yet: {whole.present} of the book's {whole.rows} entries are written. What is missing is said on each page, and a question "
             "that needs it is not answered.")
    body = (f'<h1>{esc(book.title)}</h1><p class="lede">{esc(f"Edition {book.edition}. " if book.edition else "")}{esc(state)}</p>'
            + table(["Ch.", "Chapter", "Clauses", "Coverage"], rows, "tbl tbl--t"))
    ways = [*([("ask.html", "Ask me")] if atlas.talks else []), ("positions.html", "Positions"), ("sequence.html", "Sequence of play"), ("actions.html", "Actions and terms"), ("disputes.html", "Disputes"), ("trust.html", "Trust")]
    body += items([f'<a href="{page}">{name}</a>' for page, name in ways], class_="words")
    return Page("index.html", book.title, "book", body, book, "", contents(atlas))


def home_page(fronts: list[tuple[Atlas, Coverage]], picture: tuple[Atlas, Shown] | None) -> Page:
    books = items([book_row(atlas, covered) for atlas, covered in fronts], class_="books")
    body = (f'<div class="hero"><div><h1>Ask the rulebook.<br>Get the clause.</h1><p class="lede">Clausewitz answers questions about tabletop '
            f'wargames and shows which numbered rules decide them.</p><div data-ask="large"></div>{tries_html(fronts, picture)}</div>{picture_html(picture)}</div>\n\n'
            f'<h2 id="books">Choose a book</h2>{books}\n\n{ways_html(fronts)}')
    return Page("index.html", "Clausewitz", "home", body)


def book_row(atlas: Atlas, covered: Coverage) -> str:
    t = tally(list(covered.rows))
    edition = esc(atlas.book.edition and f"Edition {atlas.book.edition}, ")
    return (f'<a href="{atlas.book.id}/index.html"><b>{esc(atlas.book.title)}</b><span>{edition}{t.present} of {t.rows} entries written</span>'
            f'{bar_html(t)}<span class="r">{t.rows} entries</span></a>')


def picture_html(picture: tuple[Atlas, Shown] | None) -> str:
    """One real answer as the picture."""
    if picture is None:
        return ""
    atlas, shown = picture
    page, anchor = atlas.answers[id(shown.example)]
    cite = shown.answer.cites[0] if shown.answer.cites else ""
    return (f'<div class="card"><p class="q">{esc(shown.example.title)}</p><p>{chip(shown.answer.verdict, short_verdict(atlas.book, shown.answer))} '
            f'<span class="small">{esc(shown.answer.headline.removeprefix("Yes: ").removeprefix("No: "))} <b>{esc(cite)}</b></span></p>{shown.board}'
            f'<p><a href="{atlas.book.id}/{page}#{anchor}">See the proof</a></p></div>')


def tries_html(fronts: list[tuple[Atlas, Coverage]], picture: tuple[Atlas, Shown] | None) -> str:
    """A few ways in: everything about the deed of the picture, and the clauses of the first book that others refer to most."""
    tries = []
    if picture is not None and (atom := picture[1].answer.question.atom) is not None:
        book = picture[0].book
        tries.append(f'<a href="{book.id}/actions.html#{slug(atom.name)}">{esc(say.sentence(book.terms.get(atom.name, atom.name.replace("_", " "))).rstrip("."))}</a>')
    for atlas, _ in fronts[:1]:
        most = sorted(atlas.cited_by, key=lambda n: (-len(atlas.cited_by[n]), n))[:2]
        tries += [f'<a href="{atlas.book.id}/{address(*atlas.anchors[n])}">{esc(n)} {esc(atlas.book.by_number[n].title)}</a>' for n in most]
    return f'<p class="try"><span>Try</span> {" ".join(tries)}</p>' if tries else ""


def ways_html(fronts) -> str:
    first = fronts[0][0].book.id if fronts else ""
    newer = next((atlas for atlas, _ in fronts if atlas.older), None)
    ways = (("In the middle of a turn", "Say what you want to do: the page asks what matters, one thing at a time, and gives the verdict.", f"{first}/ask.html", "Ask me"),
            ("In a dispute", "Both readings, what follows from each, and where they part.", f"{first}/disputes.html", "Disputes"),
            ("Learning the game", "The phases of a turn, and what each lets and forbids.", f"{first}/sequence.html", "Sequence of play"),
            *([("From an older edition", f"What changed since {newer.others[newer.older].book.edition or newer.others[newer.older].book.title}, with a position where an answer changes.",
                f"{newer.book.id}/changes.html", "Changes")] if newer else []),
            ("Checking us", "What is written and tested, and what is not, counted.", f"{first}/trust.html", "Trust"))
    ways += (("Writing a program", "The same answers from Python, or as JSON with a published schema.", "programs.html", "For programs"),)
    rows = "".join(f'<div><b>{title}</b><p>{text}</p><a href="{page}">{name}</a></div>' for title, text, page, name in ways)
    return f'<div class="ways">{rows}</div>' if first else ""


