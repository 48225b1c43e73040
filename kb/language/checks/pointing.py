"""Where a message points, and what it suggests."""

from __future__ import annotations

import difflib
import re
from collections.abc import Iterable, Mapping
from dataclasses import replace
from pathlib import Path

from kb.language.records import record
from kb.language.spans import Diagnostic, Span, lines_of

LONGEST_STATEMENT = 12  # lines looked through for a word before giving up


@record
class Near(Span):
    """The first place of a word at or after a known span: terms carry no span of their own."""

    word: str = ""


def near(span: Span, word: str) -> Near:
    return Near(span.file, span.line, span.column, span.width, span.clause, word)


def suggest(word: str, known: Iterable[str], otherwise: str = "") -> str:
    """The nearest known word as help, or another piece of advice."""
    close = difflib.get_close_matches(word, sorted(set(known)), 1, 0.6)
    return f"did you mean `{close[0]}`?" if close else otherwise


def one(noun: str) -> str:
    """A noun with its article."""
    return f"{'an' if noun[:1] in 'aeiou' and noun != 'unit' else 'a'} {noun}"


def listed(words: Iterable[str]) -> str:
    """A few words for a help line; the rest is only counted."""
    words = list(words)
    return ", ".join(words[:6]) + (f" and {len(words) - 6} more" if len(words) > 6 else "")


def sharpen(found: Iterable[Diagnostic], sources: Mapping[str, str], folder: str = "") -> list[Diagnostic]:
    """The same messages with the text they speak of, each caret on the very word."""
    texts = dict(sources)
    out = []
    for d in found:
        if d.span.file not in texts:
            texts[d.span.file] = text_of(d.span.file, folder)
        text = d.source or texts[d.span.file]
        out.append(replace(d, span=exact(d.span, text), source=text))
    return out


def text_of(file: str, folder: str) -> str:
    for path in (Path(file), Path(folder) / Path(file).name) if file else ():
        try:
            if path.is_file():
                return path.read_text(encoding="utf-8", errors="replace")
        except OSError:  # a name longer than the system takes
            pass
    return ""


def exact(span: Span, text: str) -> Span:
    if not isinstance(span, Near):
        return span
    plain = Span(span.file, span.line, span.column, span.width, span.clause)
    lines = lines_of(text)
    word = re.compile(rf"(?<![\w:.]){re.escape(span.word)}(?!\w)")
    first = max(1, span.line)
    for line in range(first, min(len(lines), first + LONGEST_STATEMENT) + 1):
        shown = lines[line - 1]
        if line > first and shown.startswith("["):
            break
        match = word.search(shown, max(0, span.column - 1) if line == first else 0) or (line == first and word.search(shown))
        if match:
            return replace(plain, line=line, column=match.start() + 1, width=len(span.word))
    return plain
