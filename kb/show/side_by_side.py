"""One question under two editions: both answers, what one of them has no word for, and the clauses that make the difference."""

from __future__ import annotations

from dataclasses import field

from kb.answers.cards import Card
from kb.answers.model import Answer
from kb.editions.changes import KINDS
from kb.editions.comparing import Comparison, Row
from kb.language.records import record
from kb.show.comparison import row_data, row_lines
from kb.show.jsonable import answer_data, card_data
from kb.show.paper import Paper, plural
from kb.show.terminal import CARD_PARTS, card_text, headline

MOST_ROWS = 4


@record
class Side:
    """What one edition has to say. Without answer and card it does not understand, for want of `lacking`."""

    title: str
    book: str
    answer: Answer | None = None
    card: Card | None = None
    lacking: dict[str, str] = field(default_factory=dict)  # words of the question that only the other edition has → its clause that has them
    left_out: tuple[str, ...] = ()  # of the position: what this edition has no word for


@record
class SideBySide:
    asked: str
    sides: tuple[Side, Side]
    deciding: tuple[Row, ...] = ()  # rows that differ, and decide an answer
    bearing: tuple[Row, ...] = ()  # rows that differ and are in a proof
    position: str = ""
    found: bool = field(default=False)  # the rows were looked up: neither edition understands the question as one


def side_by_side_text(both: SideBySide, comparison: Comparison, paper: Paper) -> str:
    out: list[str] = []
    cards = [s.card for s in both.sides]
    if both.found:
        out += paper.line("Neither edition understands this as a question. Clauses that may speak of it:")
    elif all(cards):
        out += card_lines(both, paper)
    else:
        for side in both.sides:
            out += side_lines(side, paper)
    out.append("")
    rows = list(both.deciding[:MOST_ROWS])
    if not both.found:
        out += paper.line(verdict_on(both))
    for row in rows or ([] if both.found else list(both.bearing[:MOST_ROWS])):
        out += row_lines(row, comparison, paper, full=False)
    rest = both.deciding[MOST_ROWS:] + (both.bearing if rows else both.bearing[MOST_ROWS:])
    if rest:
        names = ", ".join(dict.fromkeys(n for r in rest for n in (r.new or r.old)[:1]))
        lead = "See also" if both.found else "Changed too, and on the card" if all(cards) else "Changed too, and in a proof"
        out += paper.line(f"{lead}: {names}.", styles=("dim",))
    return "\n".join(out)


def side_lines(side: Side, paper: Paper) -> list[str]:
    out = paper.line(f"{side.title}:", styles=("dim",))
    if side.left_out:
        out += paper.line(f"has no word for {', '.join(side.left_out)}; what is not taken for something else is left out of the position", indent=2, styles=("yellow",))
    if side.lacking:
        return out + paper.line(f"does not know: {', '.join(side.lacking)}.", indent=2, styles=("bold",))
    if side.answer is not None:
        return out + headline(side.answer, paper)
    if side.card is not None:
        return out + card_text(side.card, paper).split("\n")
    return out + paper.line("does not understand the question.", indent=2)


def card_lines(both: SideBySide, paper: Paper) -> list[str]:
    """What decides a deed in one edition alone; what both say is counted."""
    old, new = (s.card for s in both.sides)
    out = paper.line(new.title, styles=("bold",))
    common = 0
    for part, name in CARD_PARTS:
        texts = [{text: cite for text, cite in getattr(card, part)} for card in (old, new)]
        common += len(set(texts[0]) & set(texts[1]))
        for side, mine, theirs in zip(both.sides, texts, reversed(texts)):
            only = [(text, cite) for text, cite in mine.items() if text not in theirs]
            if only:
                out.append(paper.paint(f"{name}, in {side.title} alone", "green" if part in ("allowed", "lifted", "excused") else "red"))
            for text, cite in only:
                out += paper.line(text, cite, 2)
    return out + paper.line(f"{plural(common, 'line')} of the card {'is' if common == 1 else 'are'} the same in both.", styles=("dim",))


def verdict_on(both: SideBySide) -> str:
    old, new = both.sides
    if old.lacking or new.lacking:
        return "What brings it in:" if both.deciding else "It is no subject of the other edition."
    if old.answer is None or new.answer is None:
        return "What makes the difference:" if both.deciding else "The clauses behind the card say the same."
    if (old.answer.verdict, old.answer.values) == (new.answer.verdict, new.answer.values):
        return "Both editions answer the same." + (" What changed on the way there:" if both.deciding or both.bearing else "")
    if both.deciding:
        return "What makes the difference:"
    return "What changed, and is in a proof:" if both.bearing else "No clause that differs is in either proof: it lies in what one edition does not say."


def side_by_side_data(both: SideBySide) -> dict:
    old, new = (side_data(side, both) for side in both.sides)
    return {"kind": "both", "question": both.asked, "old": old, "new": new, "looked_up": both.found,
            "difference": [row_data(row) for row in both.deciding], "bearing": [row_data(row) for row in both.bearing], "kinds": list(KINDS)}


def side_data(side: Side, both: SideBySide) -> dict:
    if side.answer is not None:
        data = answer_data(side.answer, both.asked, both.position)
    elif side.card is not None:
        data = card_data(side.book, side.card.word, side.card, both.asked)
    else:
        data = {"kind": "not understood", "book": side.book, "question": both.asked}
    return data | {"lacking": side.lacking, "leaving_out": list(side.left_out)}
