"""What a check found, as text and as data."""

from __future__ import annotations

from kb.language.spans import visible
from kb.show.diagnostics import diagnostics_text, tally
from kb.show.jsonable import diagnostic_data, outcome_data
from kb.show.paper import Paper, flat, plural


def report_text(report, paper: Paper) -> str:
    out = []
    if report.diagnostics:
        out += [diagnostics_text(report.diagnostics, paper), ""]
    for outcome in report.outcomes:
        if not outcome.ok:
            out += failed_example(outcome, paper)
    if report.coverage:
        from kb.show.coverage import coverage_lines

        out += coverage_lines(report.coverage, report.book.by_number, paper)
    return "\n".join(out + summary(report, paper))


def failed_example(outcome, paper: Paper) -> list[str]:
    example = outcome.example
    out = [f"{paper.paint('failed', 'bold', 'red')} {flat(f'[{example.clause}] {example.title}')}"]
    if example.span.file:
        out.append(paper.paint(f"  --> {flat(example.span.file)}:{example.span.line}", "blue"))
    said = visible(outcome.message).split("\n")
    return out + (paper.line(said[0], indent=2) if len(said) == 1 else [f"  {row}" for row in said]) + [""]


def summary(report, paper: Paper) -> list[str]:
    failed = sum(not o.ok for o in report.outcomes)
    said = [plural(len(report.book.clauses), "clause"), plural(len(report.book.statements()), "statement")]
    if report.runs:
        said.append(plural(len(report.outcomes), "example"))
    wrong = [x for x in (tally(report.diagnostics), f"{plural(failed, 'example')} failed" if failed else "",
                         "" if report.runs else "examples not run",
                         unpinned_words(report)) if x]
    verdict = paper.paint("; ".join(wrong), "yellow" if report.ok else "red") if wrong else paper.paint("all well", "green")
    return [f"{flat(report.name)}: {', '.join(said)}: {verdict}"]


def unpinned_words(report) -> str:
    count = len(report.coverage.unpinned) if report.coverage else 0
    return f"{plural(count, 'statement')} not pinned" if count else ""


def reports_data(reports) -> dict:
    return {"ok": all(r.ok for r in reports), "books": [report_data(r) for r in reports]}


def report_data(report) -> dict:
    data = {
        "name": report.name,
        "book": report.book.id,
        "ok": report.ok,
        "clauses": len(report.book.clauses),
        "statements": len(report.book.statements()),
        "diagnostics": [diagnostic_data(d) for d in report.diagnostics],
        "examples_run": report.runs,
        "examples": [outcome_data(o) for o in report.outcomes],
    }
    if report.coverage:
        from kb.show.coverage import coverage_data

        data["coverage"] = coverage_data(report.coverage)
    return data
