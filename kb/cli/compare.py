"""`clausewitz compare`: what changed between two editions, by meaning."""

from __future__ import annotations

from kb.cli.arguments import json_option
from kb.cli.files import refuse
from kb.cli.output import paper_for, say
from kb.cli.progress import Progress
from kb.cli.revisions import the_revision
from kb.editions.changes import KINDS

EXAMPLES = """
clausewitz compare mlawa w39                      every clause that changed, with what changed
clausewitz compare mlawa w39 --search             and a smallest position on which the two answer differently
clausewitz compare mlawa w39 --clause 8.32        one clause, with its position and both answers
clausewitz compare mlawa w39 --only figure
clausewitz compare rules/w39@v1 rules/w39         a book and an earlier revision of it that git keeps
clausewitz ask --both mlawa w39 "may u counter-attack e?" --position my-board.pos
"""


def arguments(parser) -> None:
    parser.add_argument("old", metavar="OLD", help="the older edition: a book, a folder, or either at a revision (rules/w39@v1)")
    parser.add_argument("new", metavar="NEW", help="the newer edition")
    parser.add_argument("--clause", metavar="NUMBER", help="one clause of either edition (the newer is looked in first)")
    parser.add_argument("--only", metavar="KIND", action="append", default=[], choices=KINDS,
                        help="only changes of this kind: same, figure, meaning, moved, added, removed (may be repeated)")
    parser.add_argument("--all", action="store_true", help="clauses that say the same too")
    parser.add_argument("--search", action="store_true", help="look for a position that tells the editions apart, for every clause (minutes; kept)")
    parser.add_argument("--keep", action="store_true", help="with --search: write what was found beside the newer book, into changes.json (the site shows it)")
    parser.add_argument("--tries", metavar="N", type=tries, default=120, help="positions tried for one clause before the search gives up (120)")
    json_option(parser)


def tries(text: str) -> int:
    number = int(text)
    if not 0 < number <= 10_000:
        raise ValueError
    return number


def run(options) -> int:
    from kb.editions.comparing import compare
    from kb.show.comparison import Wanted, chosen, comparison_data, comparison_text
    from kb.show.jsonable import dump

    old, new = the_revision(options.old), the_revision(options.new)
    with Progress(f"{old.id} and {new.id}: positions") as progress:
        if options.clause:
            comparison, rows = of_one_clause(old, new, options, progress)
        else:
            comparison = compare(old, new, looking=options.search or options.keep, tries=options.tries, progress=progress, keep=options.keep)
            rows = chosen(comparison, Wanted(tuple(options.only), options.all or options.json and not options.only))
    if options.json:
        say(dump(comparison_data(comparison, rows)))
    else:
        say(comparison_text(comparison, paper_for(), rows, whole=not options.clause))
    return 0


def of_one_clause(old, new, options, progress):
    """The row of a clause, its position searched."""
    from kb.editions.comparing import compare

    comparison = compare(old, new, tries=options.tries)
    number = options.clause.removeprefix(f"{new.id}:")
    which = "old" if number.startswith(f"{old.id}:") else ""
    row = comparison.row_of(number.removeprefix(f"{old.id}:"), which)
    if row is None:
        import difflib

        everything = [n for r in comparison.rows for n in (*r.new, *r.old)]
        close = difflib.get_close_matches(number, everything, 1, 0.5)
        raise refuse("CW016", f"neither edition has a clause `{number[:40]}`", help=f"did you mean {close[0]}?" if close else "see `clausewitz clauses`")
    if row.match < 0 or not (row.old and row.new):
        return comparison, [row]
    at = comparison.rows.index(row)
    comparison = compare(old, new, looking=True, only=[row.match], tries=options.tries, progress=progress)
    return comparison, [comparison.rows[at]]
