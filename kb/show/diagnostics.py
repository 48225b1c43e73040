"""Diagnostics as text: the plain rendering, coloured where there is colour."""

from __future__ import annotations

from kb.language.spans import Diagnostic, render
from kb.show.paper import Paper, plural

COLOUR = {"error": "red", "warning": "yellow"}


def diagnostics_text(diagnostics, paper: Paper) -> str:
    return "\n\n".join(diagnostic_text(d, paper) for d in diagnostics)


def diagnostic_text(diagnostic: Diagnostic, paper: Paper) -> str:
    first, *rest = readable(render(diagnostic)).split("\n")
    colour = COLOUR.get(diagnostic.severity, "blue")
    head, colon, tail = first.partition(": ")
    painted = [paper.paint(head, "bold", colour) + colon + paper.paint(tail, "bold")]
    for row in rest:
        if row.lstrip().startswith("-->"):
            painted.append(paper.paint(row, "blue"))
        elif row.lstrip().startswith("|") and "^" in row:
            painted.append(paper.paint(row, colour))
        else:
            painted.append(row)
    return "\n".join(painted)


def readable(text: str) -> str:
    """A message about nothing in particular reads better without its code in the way."""
    return text.replace("error[]: ", "error: ", 1)


def tally(diagnostics) -> str:
    errors = sum(d.severity == "error" for d in diagnostics)
    others = len(diagnostics) - errors
    return ", ".join(plural(n, word) for n, word in ((errors, "error"), (others, "warning")) if n)
