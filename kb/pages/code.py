"""The rules behind a clause, folded away: their source, and the Datalog it becomes."""

from __future__ import annotations

import re

from kb.language import model as m
from kb.pages.answer import esc_line
from kb.pages.markup import fold, plural

EXAMPLE = re.compile(r"\s*example\b")
KEYWORDS = re.compile(r"(?<![\w.&#])(permit|forbid|require|excuse|define|deny|otherwise forbid|otherwise|set|add|halve|multiply|round|limit|cause|except|"
                      r"rank|step|figure|when|unless|and|or|not|every|has|where|did|despite|instead of|see|was|as|dispute|reading|preferred|"
                      r"derived|given|amount|table|action|event|path|role|sort|scale|throw|by|to|from|is|in|at|of)(?![\w.])")


def code_html(book: m.Book, clause: m.Clause, datalog: dict[str, list[str]]) -> str:
    source = source_of(book, clause)
    if not source or not (clause.statements or clause.disputes or clause.declares or clause.figures):
        return ""
    count = len(clause.statements) + sum(len(r.statements) for d in clause.disputes for r in d.readings)
    rules = "\n".join(datalog.get(clause.number, ()))
    inside = highlighted(source) + (fold("The Datalog it becomes", highlighted(rules, plain=True), "code") if rules else "")
    return fold(f"Code, {plural(count, 'statement')}" if count else "Code", inside, "code")


def source_of(book: m.Book, clause: m.Clause) -> str:
    """Its own lines, and those of the clause of another book that it takes over."""
    lent = next((s.span for s in clause.statements if s.span.file in book.lent), None)
    own = lines_from(book.sources.get(clause.span.file, ""), clause.span.line)
    if lent is None:
        return own
    above = book.lent[lent.file].split("\n")[: lent.line]
    heading = max((n for n, line in enumerate(above, 1) if line.startswith("[")), default=0)
    return f"{own}\n{lines_from(book.lent[lent.file], heading)}"


def lines_from(text: str, start: int) -> str:
    """From a clause's heading to its first example."""
    lines = text.replace("\r\n", "\n").split("\n")[start - 1 :] if start else []
    kept = lines[:1]
    for line in lines[1:]:
        if line.startswith("[") or EXAMPLE.match(line):
            break
        kept.append(line)
    return "\n".join(kept).rstrip()


def highlighted(text: str, plain: bool = False) -> str:
    """A blank line would end raw HTML for Markdown, so blank lines are left out."""
    rows = []
    for line in text.split("\n"):
        if line.strip():
            shown = esc_line(line)
            rows.append(shown if plain or line.startswith("[") or line.strip().startswith("|") else KEYWORDS.sub(r"<b>\1</b>", shown))
    return '<pre class="cw" tabindex="0">' + "\n".join(rows) + "</pre>"
