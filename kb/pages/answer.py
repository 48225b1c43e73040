"""One answer: verdict, deciding clause, what would change it, why, the facts, the board."""

from __future__ import annotations

from kb.answers import sentences as say
from kb.answers.model import Answer
from kb.language import model as m
from kb.pages.atlas import Atlas
from kb.pages.markup import chip, esc, fold, icon, kind_of_verdict, table, tag
from kb.pages.proof import facts_of, proof_html
from kb.show.terminal import chance_text

MOST_READINGS = 6


def short_verdict(book: m.Book, answer: Answer) -> str:
    """The words of the chip: the verdict, or the value itself where there is one."""
    if answer.verdict != "value":
        return ""
    values = answer.values
    if len(values) == 1 and not isinstance(values[0], tuple):
        return said(book, answer, values[0])
    return {0: "nothing"}.get(len(values), f"{len(values)} found")


def said(book: m.Book, answer: Answer, value) -> str:
    name = getattr(answer.question.term, "name", "")
    return say.measured(book, name, value) if name in book.words else say.show(book, value)


def answer_html(atlas: Atlas, example: m.Example, answer: Answer, board: str = "") -> str:
    main = verdict_html(atlas, answer) + readings_html(atlas, answer) + changes_html(atlas, answer) + chances_html(answer)
    main += missing_html(atlas, answer)
    why = proof_html(atlas, answer)
    main += f"<h4>Why</h4>{why}" if why else ""
    main += book_says(example) + tools_html()
    side = (f"<h4>The position</h4>{board}" if board else "") + facts_html(example, answer)
    return tag("div", f'<div class="answer__m">{main}</div><div class="side">{side}</div>', class_="answer")


def verdict_html(atlas: Atlas, answer: Answer) -> str:
    head = esc(stopped(answer.headline.removeprefix("Yes: ").removeprefix("No: ")))
    line = chip(answer.verdict, short_verdict(atlas.book, answer), large=True) + f'<p class="say">{head}</p>'
    return (f'<div class="verdict v-{kind_of_verdict(answer.verdict)}"><div class="verdict__l">{line}</div>'
            f"{''.join(deciding_html(atlas, cite) for cite in answer.cites[:2])}</div>")


def deciding_html(atlas: Atlas, cite: str) -> str:
    clause = atlas.book.clause(cite)
    if clause is None:
        return ""
    text = f'<p class="say">{atlas.linked(clause.summary)}</p>' if clause.summary else ""
    return f'<div class="decide"><p class="label">Decided by {atlas.ref(cite)} {esc(clause.title)}</p>{text}</div>'


def stopped(text: str) -> str:
    """A full stop, but no capital: a sentence may begin with the name of a unit."""
    return text if not text or text[-1] in ".?!:" else f"{text}."


def readings_html(atlas: Atlas, answer: Answer) -> str:
    rows = []
    for r in answer.readings[:MOST_READINGS]:
        lead = "Reading " + esc(r.reading) if answer.verdict == "disputed" else "Another reading"
        verdict = chip(r.verdict, r.value) if r.verdict == "value" else chip(r.verdict)
        rows.append(f'<span>{lead}: {esc(r.text or r.title)} {atlas.dispute_ref(r.dispute)}</span>{verdict}')
    heading = "The readings" if answer.verdict == "disputed" else "Disputed: other readings"
    return f"<h4>{heading}</h4>" + listed(rows) if rows else ""


def changes_html(atlas: Atlas, answer: Answer) -> str:
    rows = []
    for change in answer.changes:
        text = esc(stopped(", and ".join(change.texts))) + (" " + atlas.cite(change.cite) if change.cite else "")
        rows.append(f"<span>{text}</span>{chip(change.value and 'value' or change.verdict, change.value)}")
    return "<h4>What would change this</h4>" + listed(rows) if rows else ""


def listed(rows: list[str]) -> str:
    return f'<ul class="change">{"".join(f"<li>{row}</li>" for row in rows)}</ul>'


def chances_html(answer: Answer) -> str:
    if not answer.chances:
        return ""
    rows = [[esc(c.outcome), esc(chance_text(c.chance))] for c in answer.chances]
    return "<h4>What the dice may bring</h4>" + table(["Outcome", "Chance"], rows)


def missing_html(atlas: Atlas, answer: Answer) -> str:
    rows = [f"<span>{esc(stopped(fact.text))} {atlas.cite(fact.cite)}</span>" for fact in answer.missing]
    return "<h4>It depends on</h4>" + listed(rows) if rows else ""


def book_says(example: m.Example) -> str:
    """A printed example that its own book contradicts is shown with what the book says."""
    expect = example.expect
    notes = []
    if expect is not None and expect.book_says is not None:
        notes.append(f"The printed example says otherwise: {esc(expect.reason)}")
    if example.reconstructed:
        notes.append("Rebuilt from the words of the book: its diagram is lost.")
    return "".join(f'<p class="note">{icon("flag")}<span>{note}</span></p>' for note in notes)


def facts_html(example: m.Example, answer: Answer) -> str:
    used = facts_of(answer)
    rows = "".join(f"<li>{esc(stopped(fact))}</li>" for fact in used)
    given = "\n".join(line.strip() for line in example.given.split("\n") if line.strip())
    head = f'<h4>Facts used</h4><ul class="facts">{rows}</ul>' if rows else ""
    asked = f'<p class="small muted">asked as <code>{esc(example.ask_text)}</code></p>'
    return head + fold("The whole position", pre(given) + asked, "code") if given else head + asked


def pre(text: str, class_: str = "cw") -> str:
    """Lines kept by <br>: a blank line inside raw HTML would end it for Markdown."""
    lines = "".join(f"{esc_line(line)}\n" for line in text.split("\n") if line.strip())
    return f'<pre class="{class_}" tabindex="0">{lines}</pre>'


def esc_line(line: str) -> str:
    indent = len(line) - len(line.lstrip())
    return " " * indent + esc(line.strip())


def tools_html() -> str:
    return (f'<p class="acts"><button type="button" class="btn" data-copy="answer">{icon("copy")}Copy as citation</button>'
            f'<button type="button" class="btn" data-copy="link">{icon("link")}Copy link</button></p>')
