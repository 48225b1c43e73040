"""One clause as a player reads it: number in the margin, our words, figure and examples, what hangs on it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from kb.answers.aloud import say_statement
from kb.answers.model import Answer
from kb.language import model as m
from kb.language.mentions import mentions
from kb.pages.answer import short_verdict
from kb.pages.atlas import Atlas, address, anchor_of, shaped
from kb.pages.badges import badge_html
from kb.pages.code import code_html
from kb.pages.markup import chip, esc, fold, icon, items, plural, tag
from kb.pages.tables import tables_of_clause

FIRST_CASES = 5


@dataclass(frozen=True)
class Shown:
    """An example with its answer and its board, ready for the page."""

    example: m.Example
    answer: Answer
    board: str = ""


Answers = Mapping[int, Shown]


def clause_html(atlas: Atlas, clause: m.Clause, answers: Answers) -> str:
    body = words_html(atlas, clause) + demo_html(atlas, clause, answers) + tables_of_clause(atlas, clause)
    body += disputes_html(atlas, clause) + statements_html(atlas, clause) + code_html(atlas.book, clause, atlas.datalog)
    return (f'<section class="clause{"" if clause.statements or clause.examples else " clause--quiet"}">{heading_html(clause.number, clause.title)}<div class="clause__b">{body}</div>'
            f'<aside class="clause__m" aria-label="About {esc(clause.number)}">{margin_html(atlas, clause)}</aside></section>')


def heading_html(number: str, title: str) -> str:
    anchor = esc(anchor_of(number))
    return f'<h2 id="{anchor}"><a class="num" href="#{anchor}">{breakable(number)}</a><span>{esc(title)}</span></h2>'


def breakable(number: str) -> str:
    """A long number such as 3.1/phase-4/end may break behind its strokes."""
    return esc(number).replace("/", "/<wbr>")


def words_html(atlas: Atlas, clause: m.Clause) -> str:
    out = f'<p class="say">{atlas.linked(clause.summary)}</p>' if clause.summary else ""
    if clause.commentary:
        out += f'<p class="note">{icon("note")}<span>Decides nothing: {atlas.linked(clause.commentary)}</span></p>'
    if clause.option:
        out += f'<p class="note">{icon("note")}<span>Counts only when the option {esc(clause.option.replace("_", " "))} is in play.</span></p>'
    if clause.scenario:
        name = atlas.book.terms.get(clause.scenario, clause.scenario)
        out += f'<p class="note">{icon("note")}<span>Counts only in the scenario {esc(name)}.</span></p>'
    return out


def demo_html(atlas: Atlas, clause: m.Clause, answers: Answers) -> str:
    shown = [answers[id(e)] for e in clause.examples if id(e) in answers]
    if not shown:
        return ""
    pictured = the_figure(atlas, clause, shown)
    figure = f"<figure>{pictured.board}<figcaption>{esc(pictured.example.title)}</figcaption></figure>" if pictured else ""
    rows = [case_html(atlas, s) for s in shown]
    cases = items(rows[:FIRST_CASES], class_="cases")
    if len(rows) > FIRST_CASES:
        cases += fold(f"{plural(len(rows) - FIRST_CASES, 'more example')}", items(rows[FIRST_CASES:], class_="cases"), "code")
    return tag("div", figure + f"<div>{cases}</div>", class_="demo")


def case_html(atlas: Atlas, shown: Shown) -> str:
    """A printed example may be asked about more than once, by several clauses: its anchor is at the first question."""
    example = shown.example
    mark = f' id="{esc(anchor_of(example.row))}"' if atlas.first_asked.get(example.row) == id(example) else ""
    printed = f' <span class="muted small">{esc(example.row)}</span>' if example.row else ""
    return (f'{chip(shown.answer.verdict, short_verdict(atlas.book, shown.answer))}'
            f'<a{mark} href="{address(*atlas.answers[id(example)])}">{esc(example.title)}{printed}</a>')


def the_figure(atlas: Atlas, clause: m.Clause, shown: list[Shown]) -> Shown | None:
    """A clause that speaks of shape has a picture: of the first of its examples that can be drawn."""
    return next((s for s in shown if s.board), None) if speak_of_shape(atlas.book, clause.statements) else None


def speak_of_shape(book: m.Book, statements: Sequence[m.Statement]) -> bool:
    """Of hexes, or by a word behind which a zone or a path stands."""
    said = set().union(*(mentions(s) | ({s.head.name} if s.head is not None else set()) for s in statements))
    words = [book.words[name.removeprefix("did:")] for name in said if name.removeprefix("did:") in book.words]
    shapes = shaped(book)
    return any(w.name in shapes or any(p.sort == "hex" for p in w.params) for w in words)


def disputes_html(atlas: Atlas, clause: m.Clause) -> str:
    out = ""
    for d in clause.disputes:
        rows = [f'<b>{"Preferred" if r.preferred else "Or"}:</b> {atlas.linked(r.text)}' for r in d.readings]
        out += (f'<div class="quarrel"><p>{icon("disputed")}<span><b>Disputed:</b> {atlas.linked(d.title)} {atlas.dispute_ref(d.id)}</span></p>'
                f"{items(rows)}</div>")
    return out


def statements_html(atlas: Atlas, clause: m.Clause) -> str:
    """Statement by statement; rows of the inventory that are parts of the clause have their anchors here."""
    rows, seen = [], set()
    for s in clause.statements:
        mark = ""
        if s.label and s.cite not in seen and s.cite not in atlas.book.by_number:
            seen.add(s.cite)
            mark = f' id="{esc(anchor_of(s.cite))}"'
        rows.append(f'<span class="t"{mark}>{atlas.linked(say_statement(atlas.book, s))}</span>{atlas.ref(s.cite)}')
    return fold(f"In full, {plural(len(rows), 'statement')}", items(rows, class_="full"), "code") if rows else ""


def margin_html(atlas: Atlas, clause: m.Clause) -> str:
    badges = [f'<a class="badge badge--disputed" href="{address(*atlas.disputes[d.id])}">{icon("disputed")}<span>Disputed: {esc(d.title)}</span></a>'
              for d in clause.disputes]
    badges += [found] if (found := badge_html(atlas, clause.number)) else []
    badges += [f'<span class="badge badge--defect">{icon("flag")}<span>{esc(text)}</span></span>' for _, text in clause.defects]
    parts = [("Kind", esc(", ".join(kinds_of(atlas.book, clause)))), ("See", refs(atlas, clause.see)),
             ("Cited by", refs(atlas, atlas.cited_by.get(clause.number, ()))), ("In the older edition", refs(atlas, clause.was))]
    facts = "".join(f"<div><dt>{name}</dt><dd>{text}</dd></div>" for name, text in parts if text)
    tools = ('<p class="tools"><button type="button" data-copy="clause">Copy citation</button>'
             '<button type="button" data-copy="link">Copy link</button></p>')
    return (f'<div class="badges">{"".join(badges)}</div>' if badges else "") + f"<dl>{facts}</dl>{tools}"


def kinds_of(book: m.Book, clause: m.Clause) -> list[str]:
    """What the inventory calls the clause and its parts."""
    mine = [r.kind for r in book.inventory if r.number == clause.number or r.number.startswith(f"{clause.number}/") and r.number not in book.by_number]
    return list(dict.fromkeys(k for k in mine if k != "example")) or (["commentary"] if clause.commentary else ["rule"])


def refs(atlas: Atlas, numbers) -> str:
    return f'<span class="refs">{" ".join(atlas.ref(n) for n in numbers)}</span>' if numbers else ""


def missing_html(row: m.Row) -> str:
    """A row of the printed book that is not written yet: said, not hidden."""
    return (f'<section class="clause clause--todo">{heading_html(row.number, row.topic[:1].upper() + row.topic[1:])}'
            f'<div class="clause__b"><p class="note">{icon("ring")}<span>Printed in the book ({esc(row.kind)}), not written as rules yet: '
            "a question that turns on it is not answered.</span></p></div></section>")
