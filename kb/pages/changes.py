"""What changed since the older edition: every clause of both, paired by what it says, with a position where an answer changes."""

from __future__ import annotations

import difflib
import hashlib
import os

from kb.answers.model import Answer, OtherReading
from kb.board.position import read_position
from kb.editions.changes import KINDS, SAME
from kb.editions.comparing import Comparison, Row, compare_as_kept, key_of
from kb.editions.keeping import FILE
from kb.editions.links import linked
from kb.editions.telling import Told
from kb.language import model as m
from kb.language.loader import cache_read, cache_write, current
from kb.pages.answer import short_verdict, stopped
from kb.pages.atlas import Atlas, numbered
from kb.pages.badges import PAGE, anchor, short
from kb.pages.chapter import contents
from kb.pages.clause import breakable
from kb.pages.markup import chip, esc, icon, items, plural, tag
from kb.pages.page import Page
from kb.show.board import board_svg
from kb.show.comparison import parting_readings

ICONS = {"same": "value", "figure": "hash", "meaning": "triangle", "moved": "bent", "added": "plus", "removed": "struck"}
EVERYTHING, CHANGED = "everything", "changes"
MOST_STATEMENTS = 6
MOST_ROWS = 250  # on a page, each some two thousand letters


def older_edition(book: m.Book, others: dict[str, Atlas]) -> str:
    """The book of the site from which most of this one's clauses come; empty where none does."""
    beside = [os.path.basename(folder) for folder in linked(book)]
    counted = {name: sum(n.startswith(f"{name}:") for c in book.clauses for n in c.was) for name in beside if name in others}
    return max(counted, key=lambda name: counted[name]) if counted else ""


def changes_of(atlas: Atlas) -> Comparison | None:
    older = older_edition(atlas.book, atlas.others)
    return kept_comparison(atlas.others[older].book, atlas.book) if older else None


def kept_comparison(old: m.Book, new: m.Book) -> Comparison:
    """Pairing the clauses and asking both books takes longer than to show it: kept until either book or the positions kept with it change."""
    positions = current(os.path.join(new.folder, FILE))
    name = f"changes-{hashlib.sha256(repr((key_of(old, new, 0), positions)).encode()).hexdigest()[:32]}"
    known = cache_read(name)
    if not isinstance(known, Comparison):
        known = compare_as_kept(old, new)
        cache_write(name, known)
    return known


def parts_of(comparison: Comparison | None) -> dict[str, list[Row]]:
    """The rows of each page: one page, or several where much was changed."""
    rows = compared(comparison) if comparison else []
    return {numbered(PAGE.removesuffix(".html"), n // MOST_ROWS + 1): rows[n : n + MOST_ROWS] for n in range(0, len(rows), MOST_ROWS)} or {PAGE: []}


def places_of(comparison: Comparison | None) -> dict[str, str]:
    """Anchor of a row → the page it stands on."""
    return {anchor(row): name for name, rows in parts_of(comparison).items() for row in rows}


def changes_pages(atlas: Atlas, comparison: Comparison) -> list[Page]:
    parts = parts_of(comparison)
    return [changes_page(atlas, comparison, name, parts) for name in parts]


def changes_page(atlas: Atlas, comparison: Comparison, name: str, parts: dict[str, list[Row]]) -> Page:
    old, rows = atlas.others[comparison.old].book, parts[name]
    title = f"What changed since {old.edition or old.title}"
    body = (f'<p class="cw-crumb"><a href="index.html">{esc(atlas.book.title)}</a> / changes</p><h1>{esc(title)}</h1>'
            '<p class="lede">Clauses of both editions, paired by what they say rather than by number. Where an answer changes, a position shows it.</p>\n\n')
    body += "" if not comparison.hardly else '<p class="note">The two books have little in common: hardly comparable.</p>\n\n'
    others = items([f'<a href="{other}"{" aria-current=page" if other == name else ""}>{esc(first_number(some))} to {esc(first_number(some[::-1]))}</a>'
                    for other, some in parts.items()], class_="words") if len(parts) > 1 else ""
    body += others + filters_html(rows)
    body += (f'<div class="row hd" aria-hidden="true"><span>Change</span><span>{esc(short(old))}</span><span>{esc(short(atlas.book))}</span>'
             "<span>What it says now</span><span></span></div>")
    body += "\n\n".join(row_html(atlas, comparison, row) for row in rows) + "\n\n</div>" + others
    missing = len(comparison.rows) - len(compared(comparison))
    body += f'<p class="note">{plural(missing, "row")} not written yet in one of the books: nothing can be said of {"it" if missing == 1 else "them"}.</p>' if missing else ""
    return Page(name, title, "changes", body, atlas.book, "changes", contents(atlas))


def first_number(rows: list[Row]) -> str:
    """How a run of rows begins: by the newer book's number where there is one."""
    return next((number for which in ("new", "old") for row in rows for number in getattr(row, which)), "")


def compared(comparison: Comparison) -> list[Row]:
    """All but those for which one of the books has no clause yet."""
    return [row for row in comparison.rows if row.kinds]


def rows_of(comparison: Comparison | None) -> dict[str, Row]:
    """Clause of the newer book → its row."""
    return {n: row for row in compared(comparison) for n in row.new} if comparison else {}


def filters_html(rows: list[Row]) -> str:
    """The list opens on what changed; each filter says how much it holds."""
    told = {kind: sum(kind in row.kinds for row in rows) for kind in KINDS}
    changed = sum(r.kinds != (SAME,) for r in rows)
    names = [(CHANGED, "All changes", changed)] + [(k, k.capitalize(), told[k]) for k in (*KINDS[1:], KINDS[0])] + [(EVERYTHING, "Everything", len(rows))]
    buttons = "".join(f'<button type="button" data-show="{name}" aria-pressed="{"true" if name == CHANGED else "false"}">'
                      f"{icon(ICONS[name]) if name in ICONS else ''}{label} <b>{count}</b></button>" for name, label, count in names)
    return (f'<div class="filters" role="group" aria-label="Kinds of change">{buttons}</div>'
            f'<div class="cmp" data-show="{CHANGED}">')


def row_html(atlas: Atlas, comparison: Comparison, row: Row) -> str:
    other = atlas.others[comparison.old]  # numbers are links in the opened row only: a link inside what folds would be two things to press
    kinds = "".join(f'<span class="cls c-{k}">{icon(ICONS[k])}{k.capitalize()}</span>' for k in row.kinds)
    old, new = (", ".join(map(breakable, shown(some))) or "<i>none</i>" for some in (row.old, row.new))
    title = titles(atlas.book, row.new) or titles(other.book, row.old)
    head = (f'<span class="x">{kinds}</span><span class="num n1">{old}</span><span class="num">{new}</span>'
            f'<span><span class="t">{esc(title)}</span><span class="p">{esc(row.summary)}</span></span>{icon("chevron")}')
    body = (f'<div class="open"><div>{wordings_html(atlas, other, row)}{told_html(atlas, other, comparison, row)}</div>'
            f"{board_html(atlas, row)}</div>")
    return f'<details class="r" id="{anchor(row)}" data-k="{" ".join(row.kinds)}"><summary class="row">{head}</summary>{body}</details>'


def shown(some: tuple[str, ...]) -> list[str]:
    return [n for n in some if not any(n != o and n.startswith(f"{o}/") for o in some)]


def titles(book: m.Book, some: tuple[str, ...]) -> str:
    return "; ".join(filter(None, (title_of(book, n) for n in shown(some))))


def title_of(book: m.Book, number: str) -> str:
    """Of a clause, or of a worked example that the book prints."""
    clause = book.clause(number)
    if clause is not None:
        return clause.title
    over = book.clause(number.rpartition("/")[0])
    example = next((e for e in over.examples if e.row == number), None) if over is not None else None
    return f"Worked example: {example.title}" if example is not None else ""


def wordings_html(atlas: Atlas, other: Atlas, row: Row) -> str:
    """Both statements, the difference marked word by word."""
    texts = [" ".join(c.summary or c.title if (c := place.book.clause(n)) is not None else title_of(place.book, n) for n in shown(some))
             for place, some in ((other, row.old), (atlas, row.new))]
    marked = marked_difference(*texts) if all(texts) else tuple(map(esc, texts))
    sides = zip((other, atlas), (row.old, row.new), marked)
    parts = "".join(f'<div><span class="label">{esc(short(place.book))} {" ".join(linked_to(atlas, place, n) for n in shown(some))}</span><p class="say">{text}</p></div>'
                    for place, some, text in sides if some)
    return f'<div class="two">{parts}</div>' + (statements_html(row) if texts[0] == texts[1] else "")


def statements_html(row: Row) -> str:
    """Where both are told in the same words, the statements that differ."""
    listed = "".join(f"<li>{esc(text)}</li>" for text in row.change.details[:MOST_STATEMENTS])
    return f'<p class="label">What differs in the statements</p><ul class="facts">{listed}</ul>' if listed else ""


def linked_to(atlas: Atlas, place: Atlas, number: str) -> str:
    return atlas.ref(number if place is atlas else f"{place.book.id}:{number}", number)


def marked_difference(old: str, new: str) -> tuple[str, str]:
    was, now = old.split(), new.split()
    out: tuple[list[str], list[str]] = ([], [])
    for what, a, b, c, d in difflib.SequenceMatcher(None, was, now, autojunk=False).get_opcodes():
        for part, words, mark in ((0, was[a:b], "del"), (1, now[c:d], "ins")):
            text = esc(" ".join(words))
            out[part].append(text if what == "equal" or not text else tag(mark, text))
    return " ".join(filter(None, out[0])), " ".join(filter(None, out[1]))


def told_html(atlas: Atlas, other: Atlas, comparison: Comparison, row: Row) -> str:
    found = row.search
    if found is None or SAME in row.kinds:
        return ""
    if found.told is None:
        return f'<p class="small muted">Differs in words; no position found in {plural(found.tries, "try", "tries")}.</p>'
    told = found.told
    answers = "".join(f"<tr><td>{esc(short(place.book))}</td><td>{chip(a.verdict, short_verdict(place.book, a))}</td>"
                      f"<td>{why_html(atlas, place, a)}{readings_html(readings)}</td></tr>"
                      for place, a, readings in zip((other, atlas), (told.old, told.new), parting_readings(told)))
    also = ", ".join(linked_to(atlas, atlas if atlas.book.clause(n) else other, n) for n in told.also[:MOST_STATEMENTS])
    facts = "".join(f"<li>{esc(line)}</li>" for line in told.position.split("\n"))
    return (f'<p class="label">A position that tells them apart</p><ul class="facts">{facts}</ul><p class="say">{esc(told.asked)}</p>'
            f'<table class="tbl"><tbody>{answers}</tbody></table>' + (f'<p class="small muted">Has a hand in it too: {also}</p>' if also else ""))


def readings_html(readings: list[OtherReading]) -> str:
    return "".join(f'<br><span class="small muted">Read otherwise it says {esc(r.value or r.verdict)}: {esc(r.text)}</span>' for r in readings)


def why_html(atlas: Atlas, place: Atlas, answer: Answer) -> str:
    cites = ", ".join(linked_to(atlas, place, c) for c in answer.cites[:3])
    return f"{esc(stopped(answer.headline))} {cites}"


def board_html(atlas: Atlas, row: Row) -> str:
    told = row.search.told if row.search else None
    if told is None or SAME in row.kinds:
        return ""
    drawn = drawing(atlas.book, told, anchor(row))
    return f"<figure>{drawn}</figure>" if drawn else ""


def drawing(book: m.Book, told: Told, prefix: str) -> str:
    position, wrong = read_position(told.position, book, open=told.open)
    return "" if wrong else board_svg(book, position, answer=told.new, prefix=f"{prefix}-")
