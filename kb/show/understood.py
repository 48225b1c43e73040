"""How a question was understood, what else it may mean, and what is said when nobody could read it."""

from __future__ import annotations

from kb.answers.meaning import Meaning, Understanding
from kb.language import model as m
from kb.show.paper import Paper, columns, flat

CALLED = {"question": "a question", "card": "the rule", "lookup": "a look-up"}
MOST_CLAUSES = 8


def understood_lines(readings: tuple[Meaning, ...], chosen: int, paper: Paper) -> list[str]:
    """What stands above an answer that was not asked for word by word."""
    one = readings[chosen]
    formal = f"  ({one.formal})" if one.formal and one.formal != one.text else ""
    return paper.line(f"{one.text}{formal}", lead="Understood as: ", styles=("dim",))


def other_lines(readings: tuple[Meaning, ...], chosen: int, paper: Paper) -> list[str]:
    """What stands below it: the other readings, with the number that picks one."""
    rows = [(n, one) for n, one in enumerate(readings, 1) if n != chosen + 1]
    return ["", *paper.line("It may also mean (pick one with --reading N):", styles=("dim",)), *numbered(rows, paper)] if rows else []


def numbered(rows: list[tuple[int, Meaning]], paper: Paper) -> list[str]:
    wide = max(columns(CALLED[one.kind]) for _, one in rows)
    return [line for n, one in rows for line in paper.line(one.text, lead=f"  {n}  {CALLED[one.kind]:<{wide}}  ", styles=("dim",))]


def lookup_text(book: m.Book, hits, paper: Paper) -> str:
    """The best clause with what it says, then the others."""
    best, *others = hits
    clause = book.clause(best.number)
    out = paper.line(best.title, lead=f"{flat(best.number)}  ", styles=("bold",))
    for text in (clause.summary, clause.commentary and f"Decides nothing: {clause.commentary}") if clause else ():
        out += paper.line(text, indent=2) if text else []
    out += paper.line(f"clausewitz clause {book.id} {best.number}", indent=2, lead="All of it: ", styles=("dim",))
    if others:
        out += ["", *paper.line("Others that speak of it:", styles=("dim",))]
        wide = max(columns(flat(hit.number)) for hit in others[:MOST_CLAUSES])
        for hit in others[:MOST_CLAUSES]:
            number = flat(hit.number)
            out += paper.line(hit.title, lead="  " + number + " " * (wide - columns(number) + 2))
    return "\n".join(out)


def not_understood_text(book: m.Book, asked: str, found: Understanding, paper: Paper, board: bool = True) -> str:
    """A question nobody could read: what it comes nearest to, never a guess."""
    asked = flat(asked)[:300]
    out = paper.line(f"I do not understand the question: {asked}")
    for name, near in found.strangers:
        out += paper.line(f"The position has no {name}" + (f"; it has {', '.join(near)}" if near else "") + ".")
    out += paper.line(found.hint) if found.hint else []
    if found.readings:
        out.append("It comes nearest to (ask again with --reading N):")
        out += numbered(list(enumerate(found.readings, 1)), paper)
    if found.nearest:
        out.append("Questions I would understand:")
        for text in found.nearest:
            out += paper.line(text, indent=2)
    if not board and not found.hint:
        out.append(f"To speak of units by name:  --position NAME  (clausewitz positions {flat(book.id)} lists some)")
    if not any(one.kind == "lookup" for one in found.readings):
        out.append(f'To find the clauses that speak of it:  clausewitz find {flat(book.id)} "…"')
    return "\n".join(out)
