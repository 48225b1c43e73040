"""One clause as text: what it says in our words, statement by statement, and what hangs on it."""

from __future__ import annotations

from collections.abc import Callable

from kb.language import model as m
from kb.show.paper import Paper, flat, plural

Said = Callable[[m.Statement], str]


def clause_text(book: m.Book, clause: m.Clause, say: Said, paper: Paper, part: str = "", datalog: list[str] | None = None) -> str:
    """`part` is the label asked for (8.32/2): then only the statements of that part are shown."""
    out = heading(book, clause, paper)
    statements = [s for s in clause.statements if not part or s.label == part]
    out += statement_lines(statements, say, paper)
    if not part:
        out += [row for d in clause.disputes for row in dispute_lines(d, say, paper)]
        out += [row for i, text in clause.defects for row in paper.line(f"An error of the book: {text}", i, 2, ("yellow",))]
    out += link_lines(clause, paper)
    if not part:
        out += example_lines(clause, paper)
    if datalog is not None:
        out += datalog_lines(datalog, paper)
    return "\n".join(out)


def heading(book: m.Book, clause: m.Clause, paper: Paper) -> list[str]:
    out = paper.line(clause.title, lead=f"{flat(clause.number)}  ", styles=("bold",))
    out += paper.line(", ".join(x for x in (book.title, book.edition and f"edition {book.edition}") if x), indent=2, styles=("dim",))
    for text in (clause.summary, clause.commentary and f"Decides nothing: {clause.commentary}",
                 clause.option and f"Counts only when the option {clause.option} is in play.",
                 clause.scenario and f"Counts only in the scenario {book.terms.get(clause.scenario, clause.scenario)}."):
        out += paper.line(text, indent=2) if text else []
    return out


def statement_lines(statements: list[m.Statement], say: Said, paper: Paper, indent: int = 2) -> list[str]:
    """Each statement read aloud; the kind at the left says what it does."""
    out = []
    for statement in statements:
        out += paper.line(say(statement), statement.cite, indent, lead="- ")
    return ["", *out] if out and indent == 2 else out


def dispute_lines(dispute: m.Dispute, say: Said, paper: Paper) -> list[str]:
    out = ["", *paper.line(f"Disputed: {dispute.title}", dispute.id, 2, ("yellow",))]
    for reading in dispute.readings:
        preferred = " (preferred)" if reading.preferred else ""
        out += paper.line(f"{reading.text}", indent=4, lead=f"reading {flat(reading.name)}{preferred}: ")
        out += statement_lines(list(reading.statements), say, paper, 6)
    return out


def link_lines(clause: m.Clause, paper: Paper) -> list[str]:
    out = []
    for name, ids in (("See", clause.see), ("In the older edition", clause.was), ("Same as", (clause.as_,) if clause.as_ else ())):
        out += paper.line(", ".join(ids), indent=2, lead=f"{name}: ") if ids else []
    return ["", *out] if out else []


def example_lines(clause: m.Clause, paper: Paper) -> list[str]:
    if not clause.examples:
        return []
    out = ["", f"  {plural(len(clause.examples), 'example')}:"]
    for example in clause.examples:
        note = "rebuilt from the words" if example.reconstructed else ""
        out += paper.line(f"{example.title} ({note})" if note else example.title, example.row, 4)
    return out


def datalog_lines(rules: list[str], paper: Paper) -> list[str]:
    """What the clause became: long rules are not wrapped, so that they can be copied."""
    from kb.language.spans import visible

    return ["", paper.paint("  Compiled:", "bold"), *(f"    {visible(rule)}" for rule in rules or ["(nothing)"])]


def clauses_text(rows: list[dict], paper: Paper) -> str:
    """All clauses of a book, one line each, with what is in them."""
    wide = max((len(flat(r["number"])) for r in rows), default=0)
    out = []
    for row in rows:
        about = plural(row["statements"], "statement") if row["statements"] else row["kind"]
        short = row["statements"] and row["pinned"] < row["statements"]
        note = f" ({row['statements'] - row['pinned']} not pinned)" if short else ""
        out += paper.line(row["title"], about + note, lead=flat(row["number"]).ljust(wide + 2))
    return "\n".join(out)
