"""Who decided a dispute: the ladder of published rulings, and what a group agreed on for its own table.

A book's rulings are clauses with an `authority`; the strongest is in force by itself. A group writes its own in a file:

    [w39]
    w39-A1 = "b"
    w39-A5 = { reading = "a", note = "agreed in May" }
    rules = "our-rules.cw"
"""

from __future__ import annotations

import re

from kb.language import model as m
from kb.language.records import record
from kb.language.spans import Diagnostic, Refused, Span

TITLES = {"house": "house rule", "errata": "errata", "designer": "designer's ruling", "consensus": "players' consensus"}
RULES = "rules"  # the one key of a book's section that names no dispute
AT_LINE = re.compile(r"\s*\(at line (\d+), column (\d+)\)")


@record
class Ruling:
    dispute: str
    reading: str
    authority: str
    source: str
    clause: str = ""  # of the book, or of the group's own rules
    note: str = ""
    file: str = ""
    line: int = 0

    @property
    def place(self) -> str:
        return f"{self.file}:{self.line}" if self.file else self.clause


@record
class Table:
    """What a group decided for one book."""

    rulings: tuple[Ruling, ...] = ()
    rules: tuple[str, ...] = ()  # files with clauses of its own
    stale: tuple[Diagnostic, ...] = ()  # rulings on what is no longer there

    @property
    def readings(self) -> dict[str, str]:
        return {r.dispute: r.reading for r in self.rulings}


# ---- the ladder --------------------------------------------------------------------------------


def ladder(book: m.Book, dispute: m.Dispute, table: Table = Table()) -> tuple[Ruling, ...]:
    """All rulings on a dispute, the strongest first."""
    published = tuple(of_clause(c, dispute.id) for c in book.rulings().get(dispute.id, ()))
    return tuple(sorted((*(r for r in table.rulings if r.dispute == dispute.id), *published), key=strength))


def of_clause(clause: m.Clause, dispute: str) -> Ruling:
    authority, source = clause.authority or ("", clause.title)
    return Ruling(dispute, dict(clause.settles)[dispute], authority, source, clause.number, "", clause.span.file, clause.span.line)


def strength(ruling: Ruling) -> int:
    return m.AUTHORITIES.index(ruling.authority) if ruling.authority in m.AUTHORITIES else len(m.AUTHORITIES)


def resting(book: m.Book, disputes: list[m.Dispute], readings: dict[str, str], used: tuple[str, ...], table: Table) -> tuple[str, ...]:
    """The rulings without which an answer would be another: those on disputes that part it, and clauses that are rulings."""
    found = []
    for dispute in disputes:
        strongest = next(iter(ladder(book, dispute, table)), None)
        if strongest is not None and strongest.reading == readings.get(dispute.id, dispute.ruled):
            found.append(told(strongest))
    for cite in used:
        clause = book.clause(cite)
        if clause is not None and clause.authority:
            found.append(f"{TITLES.get(clause.authority[0], 'ruling')} {clause.number}: {clause.authority[1]}")
    return tuple(dict.fromkeys(found))


def told(ruling: Ruling) -> str:
    by = TITLES.get(ruling.authority, "ruling")
    source = f"{ruling.clause}, {ruling.source}" if ruling.clause and ruling.source else ruling.source or ruling.clause
    return f"{by}: {ruling.dispute} is read as {ruling.reading} ({source})"


# ---- a group's file ----------------------------------------------------------------------------


def parsed(text: str, file: str) -> dict:
    """The file as TOML, or what is wrong with it."""
    import tomllib

    try:
        return tomllib.loads(text)
    except (ValueError, RecursionError) as err:
        at = AT_LINE.search(str(err))
        what = AT_LINE.sub("", str(err)) if at else str(err) or "it is nested too deep"
        span = Span(file, int(at[1]) if at else len(text.splitlines()) or 1, int(at[2]) if at else 1)
        if "overwrite" in what and (twice := ruled_twice(text, span)) is not None:
            raise Refused(twice) from None
        raise Refused(Diagnostic("CW780", f"the rulings cannot be read: {what}", span, help='write one ruling a line: w39-A1 = "b"')) from None


def ruled_twice(text: str, span: Span) -> Diagnostic | None:
    """The second ruling on one dispute, as TOML refuses it, in a player's words."""
    lines = text.splitlines()
    here = KEY.match(lines[span.line - 1]) if span.line <= len(lines) else None
    name = next((g for g in here.groups() if g), "") if here else ""
    before = [n for n, line in enumerate(lines[: span.line - 1], 1) if (found := KEY.match(line)) and name in found.groups()]
    if not name or not before:
        return None
    return Diagnostic("CW782", f"{name} is settled twice: here, and on line {before[-1]}", Span(span.file, span.line, 1, len(name)),
                      help="take one of the two back: nothing of the file is used until then, and nothing in it is changed")


def table_of(book: m.Book, text: str, file: str) -> Table:
    """What a file decides for a book. What decides nothing any more is told of and left out."""
    data = parsed(text, file)
    section = section_of(data, book.id, text, file)
    disputes = {d.id: d for d in book.disputes()}
    rulings, stale = [], []
    for key, value in section.items():
        if key == RULES:
            continue
        ruling = one(key, value, text, file, book.id)
        fault = gone(disputes, ruling, book.id)
        (stale.append(fault) if fault else rulings.append(ruling))
    return Table(tuple(rulings), rules_of(section, text, file, book.id), tuple(stale))


def section_of(data: dict, book: str, text: str, file: str) -> dict:
    for key, value in data.items():
        if not isinstance(value, dict):
            raise unfit(f"`{key}` stands in no section", text, file, "", key, f"write [{book}] above it")
    return data.get(book, {})


def rules_of(section: dict, text: str, file: str, book: str) -> tuple[str, ...]:
    found = section.get(RULES, [])
    names = [found] if isinstance(found, str) else found
    if not isinstance(names, list) or not all(isinstance(n, str) and n.endswith(".cw") for n in names):
        raise unfit("`rules` names no file of rules", text, file, book, RULES, 'as in: rules = "our-rules.cw"')
    return tuple(names)


def one(key: str, value, text: str, file: str, book: str) -> Ruling:
    fields = {"reading": value} if isinstance(value, str) else value
    fit = isinstance(fields, dict) and set(fields) <= {"reading", "note"} and all(isinstance(v, str) for v in fields.values())
    if not fit or "reading" not in fields:
        raise unfit(f"`{key}` is no ruling", text, file, book, key, f'as in: {key} = "a", or {key} = {{ reading = "a", note = "why" }}')
    return Ruling(key, fields["reading"], "house", fields.get("note") or "agreed at this table", note=fields.get("note", ""),
                  file=file, line=line_of(text, book, key))


def gone(disputes: dict[str, m.Dispute], ruling: Ruling, book: str) -> Diagnostic | None:
    """A ruling on a dispute or reading that the book has no longer, or never had."""
    import difflib

    span = Span(ruling.file, ruling.line, 1, max(1, len(ruling.dispute)))
    if ruling.dispute not in disputes:
        close = difflib.get_close_matches(ruling.dispute, disputes, 1, 0.6)
        hint = f"did you mean {close[0]}? " if close else ""
        return Diagnostic("CW781", f"{book} has no dispute `{ruling.dispute[:80]}` (any more): this ruling decides nothing", span,
                          help=f"{hint}`clausewitz dispute {book}` lists them", severity="warning")
    names = [r.name for r in disputes[ruling.dispute].readings]
    if ruling.reading not in names:
        return Diagnostic("CW781", f"{ruling.dispute} has no reading `{ruling.reading[:80]}` (any more): this ruling decides nothing", span,
                          help=f"its readings are: {', '.join(names)}", severity="warning")
    return None


def without_contradiction(book: m.Book, table: Table) -> Table:
    """The group's file and its own rules may not decide a dispute in two ways."""
    for ruling in table.rulings:
        for clause in book.rulings().get(ruling.dispute, ()):
            other = of_clause(clause, ruling.dispute)
            if other.authority == "house" and other.reading != ruling.reading:
                raise Refused(Diagnostic("CW782", f"{ruling.dispute} is read as {ruling.reading} here, and as {other.reading} in [{clause.number}] of your rules",
                                         Span(ruling.file, ruling.line, 1), help="take one of the two back: both are rulings of your table"))
    return table


def unfit(what: str, text: str, file: str, book: str, key: str, help: str) -> Refused:
    return Refused(Diagnostic("CW780", f"the rulings cannot be read: {what}", Span(file, line_of(text, book, key), 1), help=help))


SECTION = re.compile(r"\s*\[\s*([^\[\]]*?)\s*\]\s*(?:#.*)?$")
KEY = re.compile(r"""\s*(?:"([^"]*)"|'([^']*)'|([A-Za-z0-9_-]+))\s*[=.]""")


def line_of(text: str, book: str, key: str) -> int:
    """Where a key of a section stands; 1 where nobody can say."""
    inside = not book
    for number, line in enumerate(text.splitlines(), 1):
        if (head := SECTION.match(line)) is not None:
            inside = head[1].strip("\"'") in (book, f"{book}.{key}") if book else False
        elif inside and (found := KEY.match(line)) and key in found.groups():
            return number
    return 1

