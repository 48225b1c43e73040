"""`clausewitz export`: the compiled rules as a program for another engine."""

from __future__ import annotations

from kb.cli.arguments import book_argument, position_option
from kb.cli.files import refuse
from kb.cli.loading import the_book, the_position
from kb.cli.main import BAD_INPUT
from kb.cli.output import complain, say

EXAMPLES = """
clausewitz export w39 --asp > w39.lp
clausewitz export w39 --asp --position kock-crossroads | clingo
clausewitz export w39 --asp --position kock-crossroads --goal "may 180 IR counter-attack I/93?"
"""


def arguments(parser) -> None:
    book_argument(parser)
    parser.add_argument("--asp", action="store_true", help="answer set programming, for clingo")
    parser.add_argument("--goal", metavar="QUESTION", help="only what this question needs")
    position_option(parser)


def run(options) -> int:
    if not options.asp:
        raise refuse("CW017", "say for which engine", help="--asp writes a program for clingo")
    book = the_book(options.book)
    position = the_position(book, options.position)
    goal = None
    if options.goal:
        from kb.answers.words import understand

        understood = understand(options.goal, book, position)
        if understood.question is None:
            from kb.cli.output import paper_for
            from kb.show.terminal import not_understood_text

            complain(not_understood_text(book, options.goal, understood.nearest, paper_for()))
            return BAD_INPUT
        goal = understood.question
    from kb.engine.export import asp

    say(asp(book, position, goal).rstrip("\n"))
    return 0
