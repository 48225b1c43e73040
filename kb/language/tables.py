"""Printed tables: CSV cells → keys and values."""

from __future__ import annotations

import csv
import io
import re
from dataclasses import replace
from fractions import Fraction

from kb.language import model as m
from kb.language.spans import Diagnostic, Span

DIGITS = r"[0-9]{1,100}"  # longer ones are no figures of a game, and reckoning with them takes for ever
NUMBER = re.compile(rf"[+-]?{DIGITS}(\.{DIGITS})?(/0*[1-9][0-9]{{0,99}})?$")
RANGE = re.compile(rf"({DIGITS}(?:\.{DIGITS})?)\s*-\s*({DIGITS}(?:\.{DIGITS})?)$")
ABOVE = re.compile(rf"({DIGITS}(?:\.{DIGITS})?)\s*(?:\+|-)$")


def fill_table(word: m.Word, blob: bytes | None, book: m.Book) -> tuple[m.Word, list[Diagnostic]]:
    """The word with the rows of its file, and what is wrong with the file."""
    file = word.table.file
    if blob is None:
        return word, [Diagnostic("CW601", f"the table file `{file}` is not there", word.span, help="put it beside the book's rules")]
    try:
        grid = [row for row in csv.reader(io.StringIO(blob.decode("utf-8-sig"), newline=""), strict=True) if any(c.strip() for c in row)]
    except (UnicodeDecodeError, csv.Error) as err:
        return word, [Diagnostic("CW602", f"`{file}` is not a CSV table: {err}", word.span)]
    if not grid:
        return word, [Diagnostic("CW602", f"`{file}` is empty", word.span)]
    shown = f"rules/{book.id}/{file}"
    if wrong := heading_fault(word, grid):
        return word, [Diagnostic("CW602", f"`{file}` {wrong[0]}", Span(shown, 1, 1), help=wrong[1])]
    rows, marks, found = cells(word, grid, shown)
    return replace(word, table=replace(word.table, rows=tuple(rows), marks=tuple(marks))), found


def heading_fault(word: m.Word, grid: list[list[str]]) -> tuple[str, str] | None:
    """What is wrong with the first line, or with there being no other."""
    keys, columns = len(word.params), len(grid[0])
    sign = next((name for mark, name in ((";", "semicolons"), ("\t", "tabs")) if columns == 1 and mark in grid[0][0]), "")
    if sign:
        return f"is separated by {sign}", "save it with commas between the cells"
    if len(grid) == 1:
        return "has a heading and no rows", "write the rows under it"
    across = keys >= 2 and grid[0][-1].strip().lower() != "value"
    if across and columns < keys or not across and columns != keys + 1:
        return f"has {columns} columns", f"it takes {keys} keys: {', '.join(p.sort for p in word.params)}, and then the value"
    return None


def cells(word: m.Word, grid: list[list[str]], shown: str):
    """Keys in the first columns; of two or more keys the header holds the last, unless it ends with `value`: then each row is a cell."""
    across = len(word.params) >= 2 and grid[0][-1].strip().lower() != "value"
    left = len(word.params) - 1 if across else len(word.params)
    sorts = [p.sort for p in word.params]
    rows, marks, found, seen = [], [], [], {}
    for line, raw in enumerate(grid[1:], 2):
        if len(raw) != len(grid[0]):
            found.append(Diagnostic("CW603", f"row {line} has {len(raw)} cells, the header has {len(grid[0])}", Span(shown, line, 1),
                                    help="every row needs the same number of cells"))
            continue
        heads = grid[0][left:] if across else [""]
        for head, text in zip(heads, raw[left:]):
            keys = tuple(key(k, sort) for k, sort in zip([*raw[:left], *([head] if across else [])], sorts))
            value, mark = read_cell(text, word.value)
            if value is None or isinstance(value, tuple) and None in value:
                found.append(Diagnostic("CW604", f"an empty cell in row {line}", Span(shown, line, 1), help="a table may have no holes"))
                continue
            if keys in seen:
                found.append(Diagnostic("CW605", f"row {line} repeats the key of row {seen[keys]}", Span(shown, line, 1)))
            seen[keys] = line
            rows.append((keys, value))
            if mark:
                marks.append((keys, mark))
    return rows, marks, found


def key(text: str, sort: str = ""):
    """`7`, `7-12`, `30+`, `2 or 12`, a word, a scale entry or the id of a hex, which keeps its zeros."""
    text = text.strip()
    if " or " in text:
        return tuple(("or", *(key(t, sort) for t in text.split(" or "))))
    if sort == "hex":
        return text
    if found := RANGE.match(text):
        return (Fraction(found[1]), Fraction(found[2]))
    if found := ABOVE.match(text):
        return (Fraction(found[1]), None)
    return Fraction(text) if NUMBER.match(text) else text


def read_cell(text: str, sort: str = "") -> tuple[object, str]:
    """A cell and its mark: `2?` doubtful, `2!` restored by its pattern, `2|3` two readings."""
    text, mark = text.strip(), ""
    if len(text) > 1 and text[-1] in "?!":
        text, mark = text[:-1], {"?": "doubtful", "!": "restored"}[text[-1]]
    if not text:
        return None, ""
    if "|" in text:
        return tuple(read_cell(t, sort)[0] for t in text.split("|")), "two readings"
    return (Fraction(text) if sort != "hex" and NUMBER.match(text) else text), mark
