"""Answers, cards and lists as short text for a terminal."""

from __future__ import annotations

from fractions import Fraction
from itertools import groupby

from kb.answers.model import Answer, Change, Node, OtherReading
from kb.show.paper import Paper, columns, flat

VERDICTS = {"yes": "Yes", "no": "No", "must": "Must", "need not": "Need not", "unknown": "Unknown",
            "disputed": "Disputed", "silent": "Silent"}
COLOURS = {"yes": "green", "must": "green", "no": "red", "need not": "yellow", "unknown": "yellow", "disputed": "yellow"}
UNCITED = {"given": "given", "table": "table"}
CARD_PARTS = (("allowed", "Allowed when"), ("barred", "Barred when"), ("lifted", "Lifted when"),
              ("owed", "Owed when"), ("excused", "Excused when"), ("disputed", "Disputed, shown as preferred"))
TURNED = {"silent": "No clause would say, if:  ", "must": "It would be owed, if:  ", "need not": "It would not be owed, if:  "}
MOST_MISSING = 6
MOST_UNWRITTEN = 8
MOST_CITES = 3
DEEPEST = 6
BAR, LONGEST_BAR = "▒", 30


def answer_text(answer: Answer, paper: Paper, full: bool = False) -> str:
    """The answer as a player reads it: verdict, why, other readings, what would change it."""
    out = headline(answer, paper)
    asked_for = answer.question.kind == "chances"
    out += chance_lines(answer, paper) if asked_for else []
    told: list[list[str]] = []
    for node in answer.proof:
        if (rows := proof_lines(node, paper, answer, full)) not in told:  # two statements may give one reason
            told.append(rows)
            out += rows
    out += [] if asked_for else chance_lines(answer, paper)
    if answer.step and "step" not in answer.headline:
        out += paper.line(f"It fails at step {answer.step}.", indent=2)
    for reading in answer.readings:
        out += reading_lines(reading, answer, paper)
    for basis in answer.rests_on:
        out += paper.line(basis, indent=2, lead="Rests on: ")
    if answer.unwritten:
        more = f" and {len(answer.unwritten) - MOST_UNWRITTEN} more" if len(answer.unwritten) > MOST_UNWRITTEN and not full else ""
        shown = answer.unwritten if full else answer.unwritten[:MOST_UNWRITTEN]
        out += paper.line(", ".join(shown) + more, indent=2, lead="Not in our rules yet, though the clauses refer to it: ")
    out += missing_lines(answer, paper, full)
    out += change_lines(answer.changes, paper)
    return "\n".join(out)


def headline(answer: Answer, paper: Paper) -> list[str]:
    text = flat(answer.headline) or VERDICTS.get(answer.verdict, answer.verdict)
    if answer.verdict in ("yes", "no") and not text.lower().startswith(answer.verdict):
        text = f"{VERDICTS[answer.verdict]}: {text}"
    text += "" if text[-1:] in ".?!:" else "."
    styles = ("bold", COLOURS[answer.verdict]) if answer.verdict in COLOURS else ("bold",)
    return paper.line(text, ", ".join(answer.cites[:MOST_CITES]), styles=styles)


# ---- proofs ----------------------------------------------------------------------------------


def proof_lines(node: Node, paper: Paper, answer: Answer, full: bool) -> list[str]:
    """A root that only repeats the headline gives way to its children."""
    deciding = answer.cites
    if says_the_same(node, answer):
        return [row for child in node.children for row in node_lines(child, paper, 1, full, deciding)]
    return node_lines(node, paper, 1, full, deciding)


def says_the_same(node: Node, answer: Answer) -> bool:
    head, mine = (flat(text).rstrip(".").lower() for text in (answer.headline, node.text))
    return bool(mine) and (not node.cite or node.cite in answer.cites[:1]) and (head == mine or head.endswith(f": {mine}"))


def node_lines(node: Node, paper: Paper, depth: int, full: bool, deciding: tuple[str, ...]) -> list[str]:
    if node.minor and not full:
        return []
    indent = min(2 * depth, paper.width // 2)  # a deep proof on a narrow window: flush rather than one word a line
    styles = ("dim",) if node.kind in ("absent", "note") or node.minor else ()
    out = paper.line(node.text, node.cite or UNCITED.get(node.kind, ""), indent, styles)
    if full or depth < DEEPEST and opens(node, deciding):
        for child in dict.fromkeys(node.children):
            out += node_lines(child, paper, depth + 1, full, deciding)
    return out


def opens(node: Node, deciding: tuple[str, ...]) -> bool:
    """The short view opens what the deciding clause itself says, not a condition that another clause settles.
    Sums and failures are only understood by their parts."""
    return (node.kind in ("sum", "absent", "path", "note", "unknown") or node.text.endswith(":") or node.cite in deciding
            or any(child.kind == "sum" for child in node.children))


# ---- what stands beside a proof -----------------------------------------------------------------


def chance_lines(answer: Answer, paper: Paper) -> list[str]:
    """A table for each thing that dice decide: outcome, exact chance, a bar to compare them by."""
    out = []
    for of, group in groupby(answer.chances, key=lambda c: c.of):
        chances = list(group)
        if of and len(chances) < len(answer.chances) or answer.question.kind == "chances":
            out += paper.line(of[:1].upper() + of[1:], styles=("bold",))
        wide = min(max(columns(flat(c.outcome)) for c in chances), paper.width // 2)
        exact = max(len(str(c.chance)) for c in chances)
        most, room = max(c.chance for c in chances), paper.width - wide - exact - 14
        for c in chances:
            name, bar = flat(c.outcome), BAR * max(1, int(c.chance * min(LONGEST_BAR, room) / most)) if room > 2 else ""
            pad = " " * (max(0, wide - columns(name)) + 2 + exact - len(str(c.chance)))
            out += paper.line(bar, indent=2, lead=f"{name}{pad}{c.chance}  {percent(c.chance):>5}  ")
    return out


def chance_text(chance) -> str:
    """`1/6 (17 %)`: the exact chance, and a whole percentage to judge it by."""
    return f"{chance} ({percent(chance)})" if isinstance(chance, (int, Fraction)) else str(chance)


def percent(chance) -> str:
    return f"{(Fraction(chance) * 200 + 1) // 2} %"


def reading_lines(reading: OtherReading, answer: Answer, paper: Paper) -> list[str]:
    said = reading.value or ("nothing" if reading.verdict == "value" else reading.verdict)
    who = f"Reading {reading.reading}" if answer.verdict == "disputed" else "Another reading"
    why = reading.text or reading.title
    if reading.verdict == "unknown" != answer.verdict:
        return paper.line(f"{who} may say otherwise: {why}", reading.dispute, 2, ("yellow",))
    return paper.line(f"{who} says {said}: {why}" if why else f"{who} says {said}", reading.dispute, 2, ("yellow",))


def missing_lines(answer: Answer, paper: Paper, full: bool) -> list[str]:
    if not answer.missing:
        return []
    shown = answer.missing if full else answer.missing[:MOST_MISSING]
    out = [paper.paint("It depends on:", "bold")]
    for fact in shown:
        out += paper.line(fact.text, fact.cite, 2)
    left = len(answer.missing) - len(shown)
    return out + (paper.line(f"and {left} more (--full lists them)", indent=2, styles=("dim",)) if left else [])


def change_lines(changes: tuple[Change, ...], paper: Paper) -> list[str]:
    out = []
    for said, group in groupby(changes, key=lambda c: c.value or c.verdict):
        lead = TURNED.get(said, f"It would be {flat(said)}, if:  ")
        for change in group:
            out += hung(lead, ", and ".join(change.texts), change.cite, paper)
            lead = " " * columns(lead)
    return out


def hung(lead: str, text: str, cite: str, paper: Paper) -> list[str]:
    """A lead and a text beside it; beneath it where the window is narrow."""
    if columns(lead) <= paper.width // 2:
        return paper.line(text, cite, lead=lead)
    first = paper.line(lead, styles=("dim",)) if lead.strip() else []
    return first + paper.line(text, cite, 2)


# ---- cards, lists --------------------------------------------------------------------------------


def card_text(card, paper: Paper) -> str:
    """A decision card: what decides a deed when nobody has set up a board."""
    out = paper.line(card.title, styles=("bold",))
    for part, name in CARD_PARTS:
        lines = getattr(card, part)
        if lines:
            out.append(paper.paint(name, "green" if part in ("allowed", "lifted", "excused") else "red"))
        for sentence, cite in lines:
            out += paper.line(sentence, cite, 2)
    if len(out) == 1:
        out += paper.line("No clause speaks of it.", indent=2)
    return "\n".join(out)


def hits_text(hits, paper: Paper) -> str:
    """Clauses found for some words, best first."""
    if not hits:
        return "No clause found."
    wide = max(columns(flat(h.number)) for h in hits)
    out = []
    for hit in hits:
        number = flat(hit.number)
        out += paper.line(hit.title, lead=number + " " * (wide - columns(number) + 2))
    return "\n".join(out)


def names_text(rows: list[tuple[str, str]], paper: Paper) -> str:
    """Names and what they are, in two columns."""
    if not rows:
        return ""
    wide = max(columns(flat(name)) for name, _ in rows)
    out = []
    for name, text in rows:
        name = flat(name)
        out += paper.line(text, lead=name + " " * (wide - columns(name) + 2))
    return "\n".join(out)
