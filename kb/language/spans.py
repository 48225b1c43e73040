"""Places in a text, and messages that point at them."""

from __future__ import annotations

import unicodedata
from dataclasses import field
from functools import lru_cache

from kb.language.records import record


@record
class Span:
    """A stretch of one line of a file; `clause` is the heading it stands under."""

    file: str = ""
    line: int = 0
    column: int = 0
    width: int = 1
    clause: str = ""


NOWHERE = Span()


@record
class Diagnostic:
    """One message: a stable code, what is wrong, where, and what to do about it."""

    code: str
    message: str
    span: Span = NOWHERE
    label: str = ""
    help: str = ""
    severity: str = "error"
    source: str = field(default="", compare=False)


class Refused(Exception):
    """Input that cannot be used; carries the diagnostics that say why."""

    def __init__(self, *diagnostics: Diagnostic):
        self.diagnostics = tuple(diagnostics)
        super().__init__("; ".join(d.message for d in diagnostics))


def visible(text: str) -> str:
    """Text from a stranger, made safe for a terminal: control and direction characters are spelt out."""
    if text.isprintable():  # nearly always, and a hundred times faster to say: the site asks it of every piece of text
        return text
    return "".join(
        c if c == "\n" or unicodedata.category(c) not in ("Cc", "Cf", "Cs", "Co") else f"\\u{ord(c):04x}" for c in text
    )


@lru_cache(maxsize=8)
def lines_of(text: str) -> list[str]:
    """The lines of a text that many messages point into."""
    return text.split("\n")


def render(diagnostic: Diagnostic, source: str = "") -> str:
    """A diagnostic as the reader sees it, with the line and a caret when the text is at hand."""
    d, span = diagnostic, diagnostic.span
    out = [f"{d.severity}[{d.code}]: {d.message}"]
    if span.file:
        where = f"{span.file}:{span.line}:{span.column}" if span.line else span.file
        out.append(f"  --> {where}" + (f"  ({span.clause})" if span.clause else ""))
    lines = lines_of(d.source or source)
    if span.line and span.line <= len(lines) and (d.source or source):
        gutter = " " * len(str(span.line))
        text = lines[span.line - 1].rstrip("\r").replace("\t", " ")
        start = max(0, span.column - 60) if len(text) > 120 else 0
        shown = text[start : start + 120]
        width = max(1, min(span.width, len(shown) - (span.column - 1 - start)))
        out += [
            f"{gutter} |",
            f"{span.line} | {shown}",
            f"{gutter} | {' ' * (span.column - 1 - start)}{'^' * width}" + (f" {d.label}" if d.label else ""),
        ]
    if d.help:
        out.append(f"   = help: {d.help}")
    return visible("\n".join(out))
