"""`clausewitz find`: which clauses speak of this?"""

from __future__ import annotations

from kb.cli.arguments import book_argument, json_option
from kb.cli.loading import the_book
from kb.cli.output import paper_for, say

EXAMPLES = """
clausewitz find w39 "crossing a river"
clausewitz find w39 "can I move away from an enemy"
clausewitz find w39 8.3                     a number: its clause, and what begins with it
clausewitz find w39 "guns in woods" --json
"""


def arguments(parser) -> None:
    book_argument(parser)
    parser.add_argument("words", metavar="WORDS", nargs="+", help="what to look for")
    parser.add_argument("--limit", type=int, default=10, metavar="N", help="at most so many (10)")
    json_option(parser)


def run(options) -> int:
    from kb.answers.finding import find

    hits = find(the_book(options.book), " ".join(options.words), limit=max(1, options.limit))
    if options.json:
        from kb.show.jsonable import dump, hits_data

        say(dump(hits_data(hits)))
    else:
        from kb.show.terminal import hits_text

        say(hits_text(hits, paper_for()))
    return 0
