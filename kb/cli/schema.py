"""`clausewitz schema`: the shape of the JSON that goes in and comes out."""

from __future__ import annotations

from kb.cli.output import say

EXAMPLES = """
clausewitz schema position > position.schema.json      what --position FILE.json may hold
clausewitz schema answer                               what `ask --json` prints
"""


def arguments(parser) -> None:
    parser.add_argument("what", metavar="WHAT", choices=("position", "answer"), help="position or answer")


def run(options) -> int:
    from kb.show.jsonable import dump

    if options.what == "position":
        from kb.board.position_json import SCHEMA
    else:
        from kb.show.schema import ASK as SCHEMA
    say(dump(SCHEMA))
    return 0
