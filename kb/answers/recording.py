"""A ruling written into a group's file: one line changed, and everything else left as it stands."""

from __future__ import annotations

import json

from kb.answers.rulings import KEY, SECTION, parsed
from kb.language.spans import Diagnostic, Refused, Span

COMMENT = "# rulings of our table: clausewitz settle DISPUTE READING writes them, and you may too"


def recorded(text: str, file: str, book: str, dispute: str, reading: str, note: str = "") -> str:
    """The text with this ruling in it. With no reading: without any on this dispute."""
    before = parsed(text, file)
    lines = text.splitlines()
    at = place(lines, book, dispute)
    if reading:
        lines = with_line(lines, at, book, f"{dispute} = {value(reading, note)}")
    elif at is not None:
        del lines[at]
    after = "\n".join(lines) + "\n"
    checked(before, parsed(after, file), file, book, dispute, reading, (at or 0) + 1)
    return after


def value(reading: str, note: str) -> str:
    quoted = lambda t: json.dumps(t, ensure_ascii=False)  # noqa: E731 what JSON quotes, TOML reads
    return f"{{ reading = {quoted(reading)}, note = {quoted(note)} }}" if note else quoted(reading)


def with_line(lines: list[str], at: int | None, book: str, line: str) -> list[str]:
    if at is not None:
        return [*lines[:at], line + comment_of(lines[at]), *lines[at + 1:]]
    head = next((n for n, row in enumerate(lines) if (found := SECTION.match(row)) and found[1].strip("\"'") == book), None)
    if head is None:
        return [*(lines or [COMMENT]), "", f"[{book}]", line]
    end = next((n for n in range(head + 1, len(lines)) if lines[n].lstrip().startswith("[")), len(lines))
    while end > head + 1 and not lines[end - 1].strip():
        end -= 1
    return [*lines[:end], line, *lines[end:]]


def place(lines: list[str], book: str, dispute: str) -> int | None:
    """The line on which a ruling stands."""
    inside = False
    for number, line in enumerate(lines):
        if (head := SECTION.match(line)) is not None:
            inside = head[1].strip("\"'") == book
        elif inside and (found := KEY.match(line)) and dispute in found.groups():
            return number
    return None


def comment_of(line: str) -> str:
    """What stands behind the value: the first `#` before which the line is whole."""
    import tomllib

    for at, sign in enumerate(line):
        if sign == "#":
            try:
                tomllib.loads(line[:at])
            except ValueError:
                continue
            return "  " + line[at:]
    return ""


def checked(before: dict, after: dict, file: str, book: str, dispute: str, reading: str, line: int) -> None:
    """Nothing else may have changed: a file that was written in another way is left to its author."""
    now = {k: dict(v) if isinstance(v, dict) else v for k, v in after.items()}
    was = {k: dict(v) if isinstance(v, dict) else v for k, v in before.items()}
    new = now.get(book, {}).pop(dispute, None)
    was.setdefault(book, {}).pop(dispute, None) if isinstance(was.get(book, {}), dict) else None
    now.setdefault(book, {})
    done = (new if isinstance(new, str) else (new or {}).get("reading", "")) == reading
    if not done or now != was:
        raise Refused(Diagnostic("CW784", f"the ruling on {dispute} cannot be written without touching others; nothing was changed",
                                 Span(file, line, 1), help=f'write it yourself, under [{book}]:  {dispute} = "{reading}"'))
