"""A dispute laid out: the readings, what follows from each, who decided it."""

from __future__ import annotations

from collections.abc import Callable

from kb.answers.parting import Parting
from kb.answers.rulings import TITLES, Ruling
from kb.language import model as m
from kb.show.clause import statement_lines
from kb.show.jsonable import dispute_data
from kb.show.paper import Paper, flat
from kb.show.terminal import COLOURS

Said = Callable[[m.Statement], str]
NONE_YET = {"errata": "none published", "designer": "no answer on record", "consensus": "none recorded", "house": "none"}


def dispute_text(book: m.Book, dispute: m.Dispute, say: Said, partings: tuple[Parting, ...], rulings: tuple[Ruling, ...], paper: Paper) -> str:
    clause = book.clause(dispute.clause)
    out = paper.line(dispute.title, dispute.id, styles=("bold",))
    out += paper.line(f"{clause.title}, {book.title}", dispute.clause, 2, ("dim",)) if clause else []
    out += paper.line(clause.summary, indent=2) if clause and clause.summary else []
    out += paper.line(standing(dispute, rulings), styles=("yellow",))
    for reading in dispute.readings:
        out += reading_lines(reading, dispute, say, paper)
    out += following(partings, paper)
    out += ladder_lines(rulings, paper)
    out += ["", *paper.line(f"Agreed at your table?  clausewitz settle {dispute.id} READING", styles=("dim",))]
    return "\n".join(out)


def standing(dispute: m.Dispute, rulings: tuple[Ruling, ...]) -> str:
    """What counts now, and why."""
    if rulings:
        first = rulings[0]
        return f"Reading {first.reading} counts, by {TITLES.get(first.authority, 'a ruling')}: {first.source}."
    if dispute.preferred is not None:
        return f"We prefer reading {dispute.preferred.name}: no ruling decides it."
    return "No ruling decides it and we prefer no reading: an answer that turns on it is disputed."


def reading_lines(reading: m.Reading, dispute: m.Dispute, say: Said, paper: Paper) -> list[str]:
    preferred = " (preferred)" if reading.preferred else ""
    out = ["", *paper.line(f"Reading {flat(reading.name)}{preferred}", styles=("bold",))]
    out += paper.line(reading.text, indent=2, lead="for it: ") if reading.text else []
    says = statement_lines(list(reading.statements), say, paper, 4)
    return out + (["  it says:", *says] if says else paper.line("it leaves the clause as it stands", indent=2))


def following(partings: tuple[Parting, ...], paper: Paper) -> list[str]:
    out = ["", *paper.line("What follows from each", styles=("bold",))]
    if not partings:
        return out + paper.line("No example of the book tells the readings apart yet.", indent=2)
    for parting in partings:
        example = parting.example
        out += paper.line(f"On this position: {example.title}", example.row or example.clause, 2)
        out += [row for line in given_lines(example) for row in paper.line(line, indent=6, styles=("dim",))]
        out += paper.line(question_of(parting), indent=4)
        for o in parting.outcomes:
            text = o.headline if o.headline.lower().startswith(o.verdict) else f"{o.verdict}: {o.headline}" if o.verdict != "value" else o.headline
            styles = (COLOURS[o.verdict],) if o.verdict in COLOURS else ()
            out += paper.line(text, ", ".join(o.cites[:2]), 4, styles, f"reading {flat(o.reading)}: ")
    return out


def question_of(parting: Parting) -> str:
    text = parting.asked or parting.example.ask_text
    return text[:1].upper() + text[1:] + ("" if text.endswith("?") else "?")


def given_lines(example: m.Example) -> list[str]:
    """The position as its author wrote it, without the mark of where it stands."""
    return [line for line in example.given.strip().splitlines() if not line.startswith("#@")]


def ladder_lines(rulings: tuple[Ruling, ...], paper: Paper) -> list[str]:
    """Strongest first: at its own table a group's agreement comes before all."""
    out = ["", *paper.line("Rulings, strongest first", styles=("bold",))]
    for authority in m.AUTHORITIES:
        mine = [r for r in rulings if r.authority == authority]
        lead = f"  {TITLES[authority]}: "
        if not mine:
            out += paper.line(NONE_YET[authority], lead=lead, styles=("dim",))
        for r in mine:
            out += paper.line(f"reading {r.reading}: {r.source}", r.clause, lead=lead)
            out += paper.line(r.place, indent=len(lead), styles=("dim",)) if r.file and not r.clause else []
    return out


def disputes_text(book: m.Book, disputes: list[m.Dispute], rulings: dict[str, tuple[Ruling, ...]], paper: Paper) -> str:
    """Each in a line: what it is about, which reading counts, and by whom."""
    wide = max((len(flat(d.id)) for d in disputes), default=0)
    out = []
    for d in disputes:
        found = rulings.get(d.id, ())
        counts = f"{found[0].reading}, {TITLES.get(found[0].authority, 'ruling')}" if found else f"{d.preferred.name} preferred" if d.preferred else "open"
        out += paper.line(f"{d.title} ({counts})", d.clause, lead=flat(d.id).ljust(wide + 2))
    return "\n".join(out)


def laid_out_data(book: m.Book, dispute: m.Dispute, partings: tuple[Parting, ...], rulings: tuple[Ruling, ...], say: Said) -> dict:
    says = {r.name: [{"text": say(s), "cite": s.cite} for s in r.statements] for r in dispute.readings}
    data = dispute_data(dispute)
    return {"kind": "dispute", "book": book.id, **data, "clause": dispute.clause,
            "readings": [r | {"says": says[r["name"]]} for r in data["readings"]],
            "in_force": rulings[0].reading if rulings else dispute.preferred.name if dispute.preferred else None,
            "rulings": [ruling_data(r) for r in rulings],
            "follows": [{"example": p.example.title, "clause": p.example.clause, "given": "\n".join(given_lines(p.example)), "ask": p.example.ask_text,
                         "answers": [{"reading": o.reading, "verdict": o.verdict, "headline": o.headline, "cites": list(o.cites)} for o in p.outcomes]}
                        for p in partings]}


def ruling_data(r: Ruling) -> dict:
    return {"reading": r.reading, "authority": r.authority, "source": r.source, "clause": r.clause, "note": r.note, "place": r.place}


def disputes_data(book: m.Book, disputes: list[m.Dispute], rulings: dict[str, tuple[Ruling, ...]]) -> dict:
    rows = [dispute_data(d) | {"clause": d.clause, "rulings": [ruling_data(r) for r in rulings.get(d.id, ())],
                               "in_force": rulings[d.id][0].reading if rulings.get(d.id) else d.preferred.name if d.preferred else None} for d in disputes]
    return {"kind": "disputes", "book": book.id, "disputes": rows}
