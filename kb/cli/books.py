"""`clausewitz books`: what can be asked about."""

from __future__ import annotations

from kb.cli.arguments import json_option
from kb.cli.output import paper_for, say

EXAMPLES = """
clausewitz books
clausewitz books --json
"""


def arguments(parser) -> None:
    json_option(parser)


def run(options) -> int:
    from kb.language.loader import book_ids, load_book

    books = [load_book(name)[0] for name in book_ids()]
    if options.json:
        from kb.show.jsonable import dump

        say(dump([{"id": b.id, "title": b.title, "edition": b.edition, "clauses": len(b.clauses)} for b in books]))
    else:
        from kb.show.paper import plural
        from kb.show.terminal import names_text

        rows = [(b.id, ", ".join(x for x in (b.title, b.edition, plural(len(b.clauses), "clause")) if x)) for b in books]
        say(names_text(rows, paper_for()))
    return 0
