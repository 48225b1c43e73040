"""Pages that gather a book from another side: by deed and term, by phase, by dispute."""

from __future__ import annotations

from collections.abc import Mapping

from kb.answers import sentences as say
from kb.answers.aloud import say_statement
from kb.answers.cards import decision_card
from kb.language import model as m
from kb.language.mentions import mentions
from kb.pages.answer import short_verdict, stopped
from kb.pages.atlas import Atlas, address, anchor_of, slug
from kb.pages.chapter import contents
from kb.pages.clause import Answers, Shown
from kb.pages.markup import chip, esc, fold, icon, items, plural, table
from kb.pages.page import Page

CARD_PARTS = (("allowed", "Allowed when", "yes"), ("barred", "Barred when", "no"), ("lifted", "Lifted when", "lift"),
              ("owed", "Owed when", "must"), ("excused", "Excused when", "need-not"), ("disputed", "Disputed, shown as preferred", "disputed"))
MOST_PARTINGS = 8


def head_html(atlas: Atlas, crumb: str, title: str, lede: str) -> str:
    return (f'<p class="cw-crumb"><a href="index.html">{esc(atlas.book.title)}</a> / {esc(crumb)}</p><h1>{esc(title)}</h1>'
            f'<p class="lede">{esc(lede)}</p>\n\n')


# ---- actions and terms ---------------------------------------------------------------------------


def actions_page(atlas: Atlas) -> Page:
    """Everything about a deed or a term: what permits, bars, requires or lifts it."""
    book = atlas.book
    groups = (("What may be done", ("action",)), ("Ways over the map", ("path",)), ("What words mean", ("derived",)), ("How figures are built", ("amount",)))
    out, index = "", ""
    for title, kinds in groups:
        cards = [(w, card_html(atlas, w)) for w in sorted(book.of_kind(*kinds), key=lambda w: name_of(book, w))]
        cards = [(w, html) for w, html in cards if html]
        if cards:
            index += f"<h2>{title}</h2>" + items([f'<a href="#{slug(w.name)}">{esc(name_of(book, w))}</a>' for w, _ in cards], class_="words")
            out += "\n\n" + "\n\n".join(html for _, html in cards)
    body = head_html(atlas, "actions and terms", "Actions and terms", "Each deed, each term and each figure, with every clause that decides it.")
    return Page("actions.html", "Actions and terms", "actions", body + index + out, book, "actions", contents(atlas, here="actions.html"))


def name_of(book: m.Book, word: m.Word) -> str:
    return book.terms.get(word.name, word.name.replace("_", " "))


def card_html(atlas: Atlas, word: m.Word) -> str:
    book = atlas.book
    if word.kind == "amount":
        said = [s for s in book.statements() if s.head is not None and s.head.name == word.name]
        parts = part_html(atlas, "Built from", "value", [(say_statement(book, s), s.cite) for s in said]) if said else ""
        title = say.noun(book, word.name, tuple(p.var for p in word.params))
    else:
        card = decision_card(book, word.name)
        title = card.title
        parts = "".join(part_html(atlas, heading, mark, getattr(card, name)) for name, heading, mark in CARD_PARTS if getattr(card, name))
    if not parts:
        return ""
    also = f'<p class="small muted">Also: {esc(", ".join(word.also))}</p>' if word.also else ""
    asks = " ".join(f'<a class="btn" href="{page}">Ask me: {kind} it be done?</a>' for kind, page in atlas.talks.get(word.name, ()))
    asks = f'<p class="acts">{asks}</p>' if asks else ""
    return (f'<section class="card-w"><h3 id="{slug(word.name)}">{esc(name_of(book, word))}</h3>'
            f'<p class="say">{esc(say.sentence(title))}</p>{also}{asks}{parts}</section>')


def part_html(atlas: Atlas, heading: str, mark: str, lines, level: str = "h4") -> str:
    rows = [f'<span class="t">{atlas.linked(text)}</span>{atlas.cite(cite)}' for text, cite in lines]
    return f'<{level}>{icon(mark)}{heading}</{level}>{items(rows, class_="full")}'


# ---- sequence of play ----------------------------------------------------------------------------

LETS = (("permit", "Lets", "yes"), ("forbid", "Forbids", "no"), ("require", "Requires", "must"), ("cause", "Brings about", "value"))


def sequence_page(atlas: Atlas) -> Page:
    """The phases of a turn in their order, with the statements that speak of each by name."""
    book = atlas.book
    phases = book.of_kind("phase")
    spoken = [(s, mentions(s) | ({f"const:{s.how}"} if s.kind == "cause" else set())) for s in all_statements(book)]
    rows = [phase_html(atlas, i, phase, [s for s, said in spoken if f"const:{phase.name}" in said],
                       [s for s, said in spoken if f"const:{phase.phase_kind}" in said]) for i, phase in enumerate(phases, 1)]
    body = head_html(atlas, "sequence of play", "Sequence of play", "The phases of a turn in their order, and what each lets and forbids.")
    body += '<ol class="time">\n' + "\n".join(rows) + "\n</ol>" if rows else "<p>No phases are written yet.</p>"
    return Page("sequence.html", "Sequence of play", "sequence", body, book, "sequence", contents(atlas, here="sequence.html"))


def all_statements(book: m.Book) -> list[m.Statement]:
    return [s for s in book.statements() if s.head is not None]


def phase_html(atlas: Atlas, number: int, phase: m.Word, own: list[m.Statement], shared: list[m.Statement]) -> str:
    book = atlas.book
    name = book.terms.get(phase.name, phase.name)
    side = f'<span class="muted small">{esc(say.sentence(book.terms.get(phase.side, phase.side)).rstrip("."))}</span>' if phase.side else ""
    lists = says_html(atlas, own)
    also = says_html(atlas, shared)
    if also:
        lists += fold(f"In every {esc(book.terms.get(phase.phase_kind, phase.phase_kind.replace('_', ' ')))} phase", also, "code")
    lists = lists or '<p class="small muted">No clause written so far speaks of this phase by name.</p>'
    return f'<li><h2 id="{slug(phase.name)}"><span class="num">{number}</span><span>{esc(name)}</span>{side}</h2>{lists}</li>'


def says_html(atlas: Atlas, statements: list[m.Statement]) -> str:
    out = ""
    for kind, heading, mark in LETS:
        lines = dict.fromkeys((say_statement(atlas.book, s), s.cite) for s in statements if s.kind == kind)
        if lines:
            out += part_html(atlas, heading, mark, lines, "h3")
    return out


# ---- disputes ------------------------------------------------------------------------------------


Readings = Mapping[tuple[str, str], Shown]  # dispute and reading → the example on which it parts from the others, as this reading has it


def disputes_pages(atlas: Atlas, answers: Answers, readings: Readings) -> list[Page]:
    """One page, or several where a book is quarrelled over much."""
    parts: dict[str, list[m.Dispute]] = {"disputes.html": []}
    for dispute in atlas.book.disputes():
        parts.setdefault(atlas.disputes[dispute.id][0], []).append(dispute)
    return [disputes_page(atlas, name, parts, answers, readings) for name in parts]


def disputes_page(atlas: Atlas, name: str, parts: dict[str, list[m.Dispute]], answers: Answers, readings: Readings) -> Page:
    book, found = atlas.book, parts[name]
    lede = "Where an honest opponent would read the book in another way, and what follows from each reading." if found else "No dispute is written yet."
    others = items([f'<a href="{other}"{" aria-current=page" if other == name else ""}>On {esc(some[0].clause)} to {esc(some[-1].clause)}</a>'
                    for other, some in parts.items()], class_="words") if len(parts) > 1 else ""
    body = head_html(atlas, "disputes", "Disputes", lede) + others
    body += "\n\n".join(dispute_html(atlas, d, answers, readings) for d in found) + others
    return Page(name, "Disputes", "disputes", body, book, "disputes", contents(atlas, here="disputes.html"))


def dispute_html(atlas: Atlas, dispute: m.Dispute, answers: Answers, seen: Readings) -> str:
    settled = dispute.preferred
    verdict = f"We prefer reading {esc(settled.name)}: {atlas.linked(settled.text)}." if settled else "No reading is preferred: answers that turn on it are disputed."
    readings = "".join(reading_html(atlas, r, seen.get((dispute.id, r.name))) for r in dispute.readings)
    return (f'<section class="dispute"><h2 id="{esc(anchor_of(dispute.id))}">{esc(say.sentence(dispute.title).rstrip("."))}</h2>'
            f'<p class="small muted">{esc(dispute.id)}, on {atlas.ref(dispute.clause)}</p>'
            f'<div class="verdict v-disputed"><div class="verdict__l">{chip("disputed")}<p class="say">{verdict}</p></div></div>'
            f'<div class="duel">{readings}</div>{partings_html(atlas, dispute, answers)}</section>')


def reading_html(atlas: Atlas, reading: m.Reading, seen: Shown | None) -> str:
    tag = f"Reading {esc(reading.name)}" + (", preferred" if reading.preferred else "")
    rows = [f'<span class="t">{atlas.linked(say_statement(atlas.book, s))}</span>' for s in reading.statements]
    means = items(rows, class_="pts") if rows else '<p class="small muted">Adds nothing to the printed clause.</p>'
    board = seen_html(atlas, seen) if seen is not None else ""
    return f'<section{" class=pref" if reading.preferred else ""}><p class="tag">{tag}</p><h3>{atlas.linked(say.sentence(reading.text))}</h3>{means}{board}</section>'


def seen_html(atlas: Atlas, seen: Shown) -> str:
    """The position as this reading has it: its zones, and what it lets and bars."""
    told = stopped(seen.answer.headline.removeprefix("Yes: ").removeprefix("No: "))
    return f'<figure>{seen.board}<figcaption>{chip(seen.answer.verdict, short_verdict(atlas.book, seen.answer))} {esc(told)}</figcaption></figure>'


def partings_html(atlas: Atlas, dispute: m.Dispute, answers: Answers) -> str:
    """Examples on which the readings part: seen from every clause."""
    rows = []
    for shown in answers.values():
        for other in shown.answer.readings:
            if other.dispute == dispute.id:
                verdict = chip(other.verdict, other.value) if other.verdict == "value" else chip(other.verdict)
                mine = chip(shown.answer.verdict, short_verdict(atlas.book, shown.answer))
                link = f'<a href="{address(*atlas.answers[id(shown.example)])}">{esc(shown.example.title)}</a> {atlas.ref(shown.example.clause)}'
                rows.append([link, mine, f"{verdict} <span class=small>{esc(other.reading)}</span>"])
    if not rows:
        return ""
    kept = table(["On this position", "As answered", "The other reading"], rows[:MOST_PARTINGS])
    rest = rows[MOST_PARTINGS:]
    return kept + (fold(plural(len(rest), "more position"), table(["On this position", "As answered", "The other reading"], rest), "code") if rest else "")
