"""inventory.csv: every clause a book contains, as rows."""

from __future__ import annotations

import csv
import io

from kb.language import model as m
from kb.language.spans import Diagnostic, Span

COLUMNS = ("number", "occurrence", "printed", "kind", "line", "topic")


def read_inventory(blob: bytes | None, file: str) -> tuple[tuple[m.Row, ...], list[Diagnostic]]:
    """The rows that can be read, and what is wrong with the first that cannot."""
    if blob is None:
        return (), []
    rows: list[m.Row] = []
    try:
        reader = csv.DictReader(io.StringIO(blob.decode("utf-8-sig"), newline=""))
        if lacking := [c for c in COLUMNS if c not in (reader.fieldnames or ())]:
            return (), [wrong(file, 1, f"its first line lacks {', '.join(lacking)}")]
        for r in reader:
            if None in r.values() or not r["line"].strip().isdecimal() or len(r["line"]) > 9:
                return tuple(rows), [wrong(file, reader.line_num, "a cell is missing, or the line is no number")]
            rows.append(m.Row(r["number"] if r["occurrence"] == "1" else f"{r['number']}#{r['occurrence']}",
                              r["kind"], r["topic"], r["printed"] == "yes", int(r["line"])))
    except (UnicodeDecodeError, csv.Error) as err:
        return tuple(rows), [wrong(file, 0, str(err))]
    return tuple(rows), []


def wrong(file: str, line: int, why: str) -> Diagnostic:
    return Diagnostic("CW009", f"the inventory cannot be read: {why}", Span(file, line, 1 if line else 0),
                      help=f"its columns are {','.join(COLUMNS)}")
