"""Reports of a check: coverage by chapter, failed examples, diagnostics with and without colour."""

from types import SimpleNamespace as Record

from kb.language import model as m
from kb.language.spans import Diagnostic, Span
from kb.show.checking import report_data, report_text
from kb.show.coverage import coverage_lines
from kb.show.diagnostics import diagnostics_text, tally
from kb.show.paper import Paper

WRONG = Diagnostic("CW203", "unknown relation `in_zok`", Span("08.cw", 1, 6, 6, "[8.32] Who"), "not declared", "did you mean `in_zoc`?",
                   source="when in_zok(O, U)")


def row(number, present=True, statements=0, pinned=0, kind="permission", commentary=""):
    return Record(number=number, chapter=number.split(".")[0], topic="", kind=kind, present=present, statements=statements,
                  pinned=pinned, commentary=commentary)


def cover(*rows, unpinned=()):
    chapters = {}
    for r in rows:
        chapters.setdefault(r.chapter, []).append(r)
    return Record(rows=rows, chapters=lambda: chapters, unpinned=unpinned)


PIN = Record(clause="8.1", cite="8.1/1", what="forbid", file="08.cw", line=7, reading=("w39-A1", "b"))
COVER = cover(row("8.1", statements=3, pinned=2), row("8.1/1", statements=2, pinned=1), row("8.2", False),
              row("8.3", commentary="a reminder"), row("9.1", False), unpinned=(PIN,))


def test_coverage_counts_a_labelled_part_once():
    assert coverage_lines(COVER, {"8.1", "8.3"}, Paper(70)) == [
        "chapter  rows  present  with statements  statements  pinned",
        "8           4        3                2           3       2",
        "9           1        0                0           0       0",
        "all         5        3                2           3       2",
        "Chapters not begun: 9",
        "Rows not written: 8.2",
        "",
        "1 row said to decide nothing, which the inventory calls something else:",
        "8.3  permission: a reminder",
        "",
        "1 statement that no example would miss:",
        "  forbid in reading b of w39-A1                               8.1/1",
        "    --> 08.cw:7",
        "",
    ]


def report(**fields):
    example = m.Example("a quiet sector", "8.32", "", "", False, None, None, span=Span("08.cw", 9, 1))
    outcome = Record(example=example, ok=False, got="no", message="expected yes, got no by 8.32")
    book = m.Book("tiny", "", "", ("", ""), {}, ())
    return Record(**{"name": "tiny", "book": book, "diagnostics": [], "outcomes": [outcome], "coverage": None, "runs": True, "ok": False} | fields)


def test_a_failed_example_says_where_and_what():
    assert report_text(report(), Paper(80)) == (
        "failed [8.32] a quiet sector\n  --> 08.cw:9\n  expected yes, got no by 8.32\n\n"
        "tiny: 0 clauses, 0 statements, 1 example: 1 example failed")


def test_errors_keep_examples_from_being_run():
    text = report_text(report(diagnostics=[WRONG], outcomes=[], runs=False), Paper(80))
    assert text.startswith("error[CW203]: unknown relation") and text.endswith("0 statements: 1 error; examples not run")
    assert report_data(report(diagnostics=[WRONG]))["diagnostics"][0]["help"] == "did you mean `in_zoc`?"


def test_diagnostics_in_colour_say_the_same():
    import re

    plain, coloured = (diagnostics_text([WRONG], Paper(80, colour)) for colour in (False, True))
    assert "\x1b" not in plain and "\x1b[31m" in coloured
    assert re.sub("\x1b\\[[0-9]*m", "", coloured) == plain
    assert tally([WRONG, WRONG, Diagnostic("CW304", "x", severity="warning")]) == "2 errors, 1 warning"
