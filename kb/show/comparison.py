"""A comparison of two editions as text, and as data for programs."""

from __future__ import annotations

from collections import Counter

from kb.answers.model import Answer, OtherReading
from kb.editions.changes import KINDS, SAME
from kb.editions.comparing import Comparison, Row, counts
from kb.editions.telling import Told
from kb.language.records import record
from kb.show.jsonable import answer_data
from kb.show.paper import Paper, plural

PAIRED_BY = {"statements": "paired by what they state", "words": "paired by their words", "was": "paired by the author's `was`",
             "as": "taken over by the author", "": ""}
PAIRED_IN_ALL = {"statements": "by what they state", "words": "by their words", "was": "by the author's `was` where the statements leave it open",
                 "as": "as taken over by the author"}
MOST_NUMBERS, MOST_DETAILS = 4, 8


@record
class Wanted:
    """What of a comparison is to be shown."""

    kinds: tuple[str, ...] = ()  # none: all that is not the same
    everything: bool = False


def comparison_text(comparison: Comparison, paper: Paper, rows: list[Row], whole: bool = True) -> str:
    out = []
    if whole:
        out += paper.line(f"{comparison.titles[0]} → {comparison.titles[1]}", styles=("bold",))
        out += tally_lines(comparison, paper)
        out.append("")
    for row in rows:
        out += row_lines(row, comparison, paper, full=not whole)
    return "\n".join(out)


def tally_lines(comparison: Comparison, paper: Paper) -> list[str]:
    told = comparison.tally()
    out = paper.line(", ".join(f"{told[kind]} {kind}" for kind in KINDS if told[kind]) or "nothing to compare", indent=2)
    by = Counter(r.by for r in comparison.rows if r.by and r.match >= 0)
    if by:
        out += paper.line("Paired " + ", ".join(f"{by[way]} {said}" for way, said in PAIRED_IN_ALL.items() if by[way]) + ".", indent=2, styles=("dim",))
    if comparison.hardly:
        out += paper.line("Hardly comparable: the two books have little in common. "
                          + ("What aligns all the same is listed; --all lists the rest." if any(r.old and r.new for r in comparison.rows)
                             else "Nothing in them aligns; --all lists both."), indent=2, styles=("yellow",))
    found = counts(comparison)
    if found["looked"]:
        out += paper.line(f"{plural(found['told'], 'position tells', 'positions tell')} the editions apart; {found['words only']} differ in words: no "
                          f"position found ({found['tries']} tries in all).", indent=2)
    if found["same, but"]:
        out += paper.line(f"{plural(found['same, but'], 'clause')} called the same, on which a position differs all the same: "
                          f"{', '.join(bugs(comparison))}.", indent=2, styles=("yellow",))
    for was, now in comparison.contradicted:
        out += paper.line(f"{now} says `was {comparison.old}:{was}`, but the statements say otherwise.", indent=2, styles=("yellow",))
    return out


def bugs(comparison: Comparison) -> list[str]:
    """Either the rules are wrong in one of the books, or the classes are."""
    return [numbers(r.new) for r in comparison.rows if r.search is not None and r.search.told is not None and SAME in r.kinds]


def row_lines(row: Row, comparison: Comparison, paper: Paper, full: bool) -> list[str]:
    lead = f"{numbers(row.old)} → {numbers(row.new)}  "
    out = paper.line(", ".join(row.kinds) or "not compared", f"by {row.by}" if row.by and not full else "", indent=0, lead=lead, styles=("bold",))
    out += paper.line(row.summary, indent=4)
    if row.search is not None and row.search.told is not None:
        out += told_lines(row.search.told, comparison, paper, full)
    elif row.search is not None and SAME not in row.kinds:
        out += paper.line(f"Differs in words; no position found in {plural(row.search.tries, 'try', 'tries')}.", indent=4, styles=("dim",))
    if full:
        for text in row.change.details[:MOST_DETAILS]:
            out += paper.line(f"· {text}", indent=4, styles=("dim",))
        if len(row.change.details) > MOST_DETAILS:
            out += paper.line(f"· and {len(row.change.details) - MOST_DETAILS} more", indent=4, styles=("dim",))
    if full and row.by:
        out += paper.line(f"{PAIRED_BY[row.by]} (alike to {round(100 * row.score)} %)", indent=4, styles=("dim",))
    return out


def numbers(some: tuple[str, ...]) -> str:
    """Parts and printed examples of a clause go without saying."""
    kept = [n for n in some if not any(n != other and n.startswith(f"{other}/") for other in some)]
    return ", ".join(kept[:MOST_NUMBERS]) + (" …" if len(kept) > MOST_NUMBERS else "") or "–"


def told_lines(told: Told, comparison: Comparison, paper: Paper, full: bool) -> list[str]:
    out = paper.line(told.asked, indent=4, lead="Asked: ")
    if full:
        out += [row for line in told.position.split("\n") for row in paper.line(line, indent=8, styles=("dim",))]
    for title, answer, readings in zip(comparison.titles, (told.old, told.new), parting_readings(told)):
        out += paper.line(said(answer), ", ".join(answer.cites[:3]), indent=6, lead=f"{title}: ")
        for r in readings:
            out += paper.line(f"Read otherwise it says {r.value or r.verdict}: {r.text}", r.clause, indent=8)
    if told.also:
        more = len(told.also) - MOST_NUMBERS
        out += paper.line(f"{', '.join(told.also[:MOST_NUMBERS])}{f' and {more} more' if more > 0 else ''} {'has' if len(told.also) == 1 else 'have'} "
                          "a hand in it too.", indent=6, styles=("dim",))
    return out


def parting_readings(told: Told) -> tuple[list[OtherReading], list[OtherReading]]:
    """Where both answer the same: the readings that only one of them has."""
    if (told.old.verdict, told.old.values) != (told.new.verdict, told.new.values):
        return [], []
    was, now = ({(r.verdict, r.value) for r in a.readings} for a in (told.old, told.new))
    return [r for r in told.old.readings if (r.verdict, r.value) not in now], [r for r in told.new.readings if (r.verdict, r.value) not in was]


def said(answer: Answer) -> str:
    text = answer.headline
    return text if answer.verdict not in ("yes", "no") or text.lower().startswith(answer.verdict) else f"{answer.verdict.capitalize()}: {text}"


# ---- for programs ------------------------------------------------------------------------------


def comparison_data(comparison: Comparison, rows: list[Row]) -> dict:
    return {
        "kind": "comparison", "old": comparison.old, "new": comparison.new, "titles": list(comparison.titles),
        "tally": {kind: comparison.tally()[kind] for kind in KINDS}, "hardly_comparable": comparison.hardly,
        "searches": counts(comparison), "contradicted": [list(pair) for pair in comparison.contradicted],
        "rows": [row_data(row) for row in rows]}


def row_data(row: Row) -> dict:
    told = row.search.told if row.search else None
    return {"old": list(row.old), "new": list(row.new), "change": list(row.kinds), "summary": row.summary, "statements": list(row.change.details), "by": row.by,
            "alike": round(row.score, 2), "tries": row.search.tries if row.search else None, "position": told_data(told) if told else None}


def told_data(told: Told) -> dict:
    return {"text": told.position, "open": told.open, "also": list(told.also), "question": told.question, "asked": told.asked, "old": answer_data(told.old, told.question),
            "new": answer_data(told.new, told.question)}


def chosen(comparison: Comparison, wanted: Wanted) -> list[Row]:
    if wanted.everything:
        return list(comparison.rows)
    if wanted.kinds:
        return [r for r in comparison.rows if set(wanted.kinds) & set(r.kinds)]
    if comparison.hardly:
        return [r for r in comparison.rows if r.old and r.new]
    return [r for r in comparison.rows if r.kinds != (SAME,)]


