"""`clausewitz schema`: the shape of the JSON that goes in and comes out."""

from __future__ import annotations

from kb.cli.output import paper_for, say

EXAMPLES = """
clausewitz schema                                      the list of them
clausewitz schema position > position.schema.json      what --position FILE.json may hold
clausewitz schema answer                               what `ask --json` prints
clausewitz schema interview                            the steps of `interview --json`
clausewitz schema compare                              what `compare --json` prints
"""


def arguments(parser) -> None:
    parser.add_argument("what", metavar="WHAT", nargs="?", default="", help="position, answer, interview, dispute, clause, find, compare, check …; none: the list")


def run(options) -> int:
    from kb.show.jsonable import dump
    from kb.show.schemas import SCHEMAS, schema_of
    from kb.show.terminal import names_text

    if options.what:
        say(dump(schema_of(options.what)))
    else:
        say(names_text([(name, found["title"]) for name, found in SCHEMAS.items()], paper_for()))
    return 0
