"""Pages of a book: its chapters, and the answers of each section's examples."""

from __future__ import annotations

from kb.language import model as m
from kb.pages.answer import answer_html, short_verdict
from kb.pages.atlas import Atlas, Chapter, anchor_of, section_key
from kb.pages.clause import Answers, Shown, breakable, clause_html, missing_html
from kb.pages.markup import chip, esc, icon, items, plural
from kb.pages.page import Page


def chapter_page(atlas: Atlas, chapter: Chapter, answers: Answers) -> Page:
    body = chapter_head(atlas, chapter) + "\n\n".join(sections(atlas, chapter, answers))
    return Page(chapter.page, chapter.title, "chapter", body, atlas.book, chapter.key, contents(atlas, chapter))


def sections(atlas: Atlas, chapter: Chapter, answers: Answers) -> list[str]:
    """The rows of the book in its order; what is not written yet keeps its place."""
    written = {c.number: c for c in chapter.clauses}
    inside = inner_rows(chapter)
    out = []
    for row in chapter.rows:
        clause = written.pop(row.number, None)
        if clause is not None:
            out.append(clause_html(atlas, clause, answers))
        elif row.number not in inside:
            out.append(missing_html(row))
    return out + [clause_html(atlas, c, answers) for c in written.values()]


def inner_rows(chapter: Chapter) -> set[str]:
    """Rows that stand inside a clause: its labelled parts, and its printed examples."""
    labels = {s.cite for c in chapter.clauses for s in c.statements if s.label}
    return labels | {e.row for c in chapter.clauses for e in c.examples if e.row}


def chapter_head(atlas: Atlas, chapter: Chapter) -> str:
    numbers = [f"{plural(len(chapter.rows) or len(chapter.clauses), 'entry', 'entries')}"]
    missing = len(chapter.rows) - len({r.number for r in chapter.rows} & ({c.number for c in chapter.clauses} | inner_rows(chapter))) if chapter.rows else 0
    numbers.append(f"{missing} not written yet" if missing else "all written")
    quarrels = sum(len(c.disputes) for c in chapter.clauses)
    if quarrels:
        numbers.append(plural(quarrels, "dispute"))
    name = f"chapter {chapter.key}" if chapter.key.isdigit() else chapter.title.lower()
    lede = f'<p class="lede">{atlas.linked(chapter.lede)}</p>' if chapter.lede else ""
    return (f'<div class="chap"><p class="cw-crumb"><a href="index.html">{esc(atlas.book.title)}</a> / {esc(name)}</p>'
            f'<h1>{esc(chapter.title)}</h1>{lede}<p class="small muted">{esc(", ".join(numbers))}.</p></div>\n\n')


def contents(atlas: Atlas, chapter: Chapter | None = None, here: str = "") -> str:
    """The chapters at the left, the clauses of this one under it."""
    rows = []
    for other in atlas.chapters:
        opened = chapter is not None and other.key == chapter.key
        number = esc(other.key) if other.key.isdigit() else ""
        row = f'<a href="{other.page}"{" aria-current=page" if opened else ""}><span class="num">{number}</span><span>{esc(other.title)}</span></a>'
        if opened:
            row += items([f'<a href="#{esc(anchor_of(c.number))}"{" class=long" if len(c.number) > 6 else ""}><span class="num">{breakable(c.number)}</span>'
                          f"<span>{esc(c.title)}</span></a>" for c in other.clauses], "ol")
        rows.append(row)
    more = [("positions.html", "Positions"), ("sequence.html", "Sequence of play"), ("actions.html", "Actions and terms"), ("disputes.html", "Disputes"), ("trust.html", "Trust")]
    links = items([f'<a href="{page}"{" aria-current=page" if page == here else ""}><span class="num"></span><span>{name}</span></a>' for page, name in more], "ol", class_="cw-nav__more")
    return (f'<nav class="cw-nav" aria-label="Chapters"><a class="cw-nav__t" href="index.html">{esc(atlas.book.title)}</a>'
            f"{items(rows, 'ol')}{links}</nav>")


# ---- answers ----------------------------------------------------------------------------------------


def answer_pages(atlas: Atlas, answers: Answers, chapters: list[Chapter] | None = None) -> list[Page]:
    """One page a section, or several: 8.3 holds the answers of 8.30 to 8.39. `chapters`: only theirs."""
    pages: dict[str, list[m.Clause]] = {}
    for chapter in atlas.chapters if chapters is None else chapters:
        for clause in chapter.clauses:
            if any(id(e) in answers for e in clause.examples):
                pages.setdefault(atlas.answers[id(clause.examples[0])][0], []).append(clause)
    return [answer_page(atlas, name, clauses, answers) for name, clauses in pages.items()]


def answer_page(atlas: Atlas, name: str, clauses: list[m.Clause], answers: Answers) -> Page:
    first, last, key = clauses[0].number, clauses[-1].number, section_key(clauses[0].number)
    whole = atlas.filled[key][0] == 1
    title = f"Answers to the examples of {key if whole else first if first == last else f'{first} to {last}'}"
    count = sum(len(c.examples) for c in clauses)
    head = (f'<p class="cw-crumb"><a href="index.html">{esc(atlas.book.title)}</a> / answers</p><h1>{esc(title)}</h1>'
            f'<p class="small muted">{plural(count, "question")} on small boards, each with its verdict and its proof. The boards are ours.</p>\n\n')
    body = head + "\n\n".join(clause_answers(atlas, c, answers) for c in clauses)
    return Page(name, title, "answers", body, atlas.book, key, contents(atlas))


def clause_answers(atlas: Atlas, clause: m.Clause, answers: Answers) -> str:
    shown = [answers[id(e)] for e in clause.examples if id(e) in answers]
    anchor = f"for-{anchor_of(clause.number)}"
    head = f'<h2 id="{esc(anchor)}">{atlas.ref(clause.number)} <span>{esc(clause.title)}</span></h2>'
    return f'<section class="answers">{head}\n\n' + "\n\n".join(one_answer(atlas, s) for s in shown) + "\n\n</section>"


def one_answer(atlas: Atlas, shown: Shown) -> str:
    _, anchor = atlas.answers[id(shown.example)]
    title = f'{chip(shown.answer.verdict, short_verdict(atlas.book, shown.answer))}<h3 id="{esc(anchor)}">{esc(shown.example.title)}</h3>{icon("chevron")}'
    return f'<details class="ans"><summary>{title}</summary>{answer_html(atlas, shown.example, shown.answer, shown.board)}</details>'
