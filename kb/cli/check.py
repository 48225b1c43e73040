"""`clausewitz check`: is everything that was written sound, and does every example come out?"""

from __future__ import annotations

import os

from kb.cli.arguments import json_option
from kb.cli.main import FAILED
from kb.cli.output import paper_for, say
from kb.cli.subjects import Report, subjects

EXAMPLES = """
clausewitz check                          every book
clausewitz check w39
clausewitz check rules/w39/08-combat.cw   one file
clausewitz check my-rules/                a book of your own
clausewitz check w39 --coverage           what is written, and pinned by an example
clausewitz check w39 --coverage --all     prove every pin again
"""


PACKAGES = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))


def arguments(parser) -> None:
    parser.add_argument("paths", metavar="PATH", nargs="*", help="books, folders, rule files or positions; none: every book")
    parser.add_argument("--coverage", action="store_true",
                        help="what is written and pinned; a statement is pinned when an example fails without it")
    parser.add_argument("--all", action="store_true", help="with --coverage: prove every pin again")
    parser.add_argument("--seconds", type=seconds, metavar="N",
                        help="give up after so long (for rules from strangers)")
    json_option(parser)


def seconds(text: str) -> int:
    import argparse

    if not text.isdecimal() or not 0 < int(text[:9]) < 1_000_000:
        raise argparse.ArgumentTypeError(f"a number of seconds is expected, such as 30, not {text[:20]!r}")
    return int(text)


def run(options) -> int:
    if options.seconds is not None:
        return within(options)
    reports = []
    for subject in subjects(options.paths):
        reports.append(examine(subject, options))
        if not options.json:
            from kb.show.checking import report_text

            say(report_text(reports[-1], paper_for()))
    if options.json:
        from kb.show.checking import reports_data
        from kb.show.jsonable import dump

        say(dump(reports_data(reports)))
    return 0 if all(r.ok for r in reports) else FAILED


def examine(subject, options) -> Report:
    """Static checks first; examples only where the rules are sound enough to be run."""
    report = subject.report()
    if not report.runs:
        return report
    from kb.cli.progress import Progress
    from kb.trials.running import examples_of, run_examples

    with Progress(f"{report.name}: examples") as progress:
        mine = [e for e in examples_of(report.book) if subject.holds(report.book.by_number[e.clause].span.file)]
        report.outcomes = run_examples(report.book, mine, progress=progress)
    if options.coverage or options.all:
        cover(report, options.all, subject)
    return report


def cover(report: Report, everything: bool, subject) -> None:
    from kb.cli.progress import Progress
    from kb.trials.coverage import coverage
    from kb.trials.pinning import pin

    with Progress(f"{report.name}: pins") as progress:
        pin(report.book, all=everything, progress=progress, holds=subject.holds)
    report.coverage = coverage(report.book)


def within(options) -> int:
    """The same check in a process that is ended on time: the engine, once busy, listens to nobody."""
    import subprocess
    import sys

    from kb.cli.output import complain

    again = [*(f"--{name}" for name in ("coverage", "all", "json", "debug") if getattr(options, name)), "--", *options.paths]
    around = os.pathsep.join(filter(None, (PACKAGES, os.environ.get("PYTHONPATH"))))
    try:  # -P: the folder one stands in may hold a stranger's files, and none of them is a module of ours
        return subprocess.run([sys.executable, "-P", "-m", "kb.cli", "check", *again], timeout=options.seconds,
                              env={**os.environ, "PYTHONPATH": around}).returncode
    except subprocess.TimeoutExpired:
        complain(f"error: the check took more than {options.seconds} seconds and was stopped\n"
                 "   = help: check one file at a time, or allow more with --seconds")
        return FAILED
