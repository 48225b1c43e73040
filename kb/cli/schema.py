"""`clausewitz schema`: the shape of the JSON that goes in and comes out."""

from __future__ import annotations

from kb.cli.output import say

EXAMPLES = """
clausewitz schema position > position.schema.json      what --position FILE.json may hold
clausewitz schema answer                               what `ask --json` prints
clausewitz schema interview                            the steps of `interview --json`
clausewitz schema dispute                              what `dispute --json` prints
"""


def arguments(parser) -> None:
    parser.add_argument("what", metavar="WHAT", choices=("position", "answer", "interview", "dispute"), help="position, answer, interview or dispute")


def run(options) -> int:
    from kb.show.jsonable import dump

    say(dump(schema_of(options.what)))
    return 0


def schema_of(what: str) -> dict:
    if what == "position":
        from kb.board.position_json import SCHEMA

        return SCHEMA
    from kb.show import schema

    return {"answer": schema.ASK, "interview": schema.INTERVIEW, "dispute": schema.DISPUTE}[what]
