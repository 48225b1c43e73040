"""How much of a book is written and pinned, chapter by chapter."""

from __future__ import annotations

from kb.show.paper import Paper, flat, plural
from kb.show.terminal import names_text

HEADS = ("chapter", "rows", "present", "with statements", "statements", "pinned")
DECIDES_NOTHING = ("commentary", "heading", "example", "clause")  # "clause": the book came without an inventory


def coverage_lines(coverage, clauses, paper: Paper) -> list[str]:
    """`clauses` are the numbers that have a block of their own."""
    chapters = coverage.chapters()
    table = [HEADS, *((c, *map(str, figures(rows, clauses))) for c, rows in chapters.items())]
    table.append(("all", *map(str, figures(coverage.rows, clauses))))
    out = columns_of(table, paper)
    begun = {c for c, rows in chapters.items() if any(r.present for r in rows)}
    out += listed("Chapters not begun", [c for c in chapters if c not in begun], paper)
    out += listed("Rows not written", [r.number for r in coverage.rows if not r.present and r.chapter in begun], paper)
    out += commentary_lines(coverage, paper)
    return out + unpinned_lines(coverage, paper) + [""]


def figures(rows, clauses) -> tuple[int, ...]:
    """Rows, rows present, rows with statements, statements, statements pinned. A labelled part is a row too, but its
    statements are those of its clause and count once."""
    whole = [r for r in rows if r.number in clauses]
    return (len(rows), sum(r.present for r in rows), sum(r.statements > 0 for r in rows),
            sum(r.statements for r in whole), sum(r.pinned for r in whole))


def columns_of(table, paper: Paper) -> list[str]:
    wide = [max(len(flat(row[i])) for row in table) for i in range(len(HEADS))]
    out = []
    for row in table:
        cells = [flat(row[0]).ljust(wide[0]), *(cell.rjust(w) for cell, w in zip(row[1:], wide[1:]))]
        short = row is not table[0] and (row[4] != row[5] or row[1] != row[2])
        styles = ("bold",) if row is table[0] else ("yellow",) if short else ("green",)
        out.append(paper.paint("  ".join(cells), *styles))
    return out


def listed(name: str, items: list[str], paper: Paper) -> list[str]:
    return paper.line(", ".join(items), lead=f"{name}: ") if items else []


def odd_commentary(coverage) -> list:
    """Rows written as commentary that the inventory takes for a rule: worth a second look."""
    return [r for r in coverage.rows if r.commentary and r.kind not in DECIDES_NOTHING]


def commentary_lines(coverage, paper: Paper) -> list[str]:
    odd = odd_commentary(coverage)
    if not odd:
        return []
    out = ["", f"{plural(len(odd), 'row')} said to decide nothing, which the inventory calls something else:"]
    return out + names_text([(r.number, f"{r.kind}: {r.commentary}") for r in odd], paper).split("\n")


def unpinned_lines(coverage, paper: Paper) -> list[str]:
    if not coverage.unpinned:
        return []
    out = ["", paper.paint(f"{plural(len(coverage.unpinned), 'statement')} that no example would miss:", "red")]
    for pin in coverage.unpinned:
        reading = f" in reading {pin.reading[1]} of {pin.reading[0]}" if pin.reading else ""
        out += paper.line(f"{pin.what}{reading}", pin.cite, 2)
        out.append(paper.paint(f"    --> {flat(pin.file)}:{pin.line}", "blue"))  # never wrapped: places are copied
    return out


def coverage_data(coverage) -> dict:
    return {
        "rows": [{"number": r.number, "chapter": r.chapter, "topic": r.topic, "kind": r.kind, "present": r.present,
                  "statements": r.statements, "pinned": r.pinned, "commentary": r.commentary} for r in coverage.rows],
        "unpinned": [{"clause": p.clause, "cite": p.cite, "what": p.what, "file": p.file, "line": p.line,
                      "reading": list(p.reading) if p.reading else None} for p in coverage.unpinned],
        "commentary": [r.number for r in odd_commentary(coverage)],
    }
