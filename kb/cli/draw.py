"""`clausewitz draw`: a position, or what a question asks of it, as an SVG file."""

from __future__ import annotations

import os
from dataclasses import replace

from kb.cli.files import refuse, write_whole
from kb.cli.loading import the_book, the_position
from kb.cli.main import BAD_INPUT
from kb.cli.output import complain, say

EXAMPLES = """
clausewitz draw w39 kock-crossroads -o kock.svg
clausewitz draw kock-crossroads -o kock.svg           a position's name is enough when only one book has it
clausewitz draw w39 kock-crossroads -o kock.svg --question "may 180 IR counter-attack I/93?"
clausewitz draw w39 my-board.pos > my-board.svg
"""


def arguments(parser) -> None:
    parser.add_argument("book", metavar="BOOK", help="a rulebook's short name, or a folder of rules; may be left out when the position tells it")
    parser.add_argument("position", metavar="POSITION", nargs="?", help="a position that comes with the book, or a file (text or .json)")
    parser.add_argument("-o", "--output", metavar="FILE.svg", help="write it there, instead of to the screen")
    parser.add_argument("--question", metavar="QUESTION", help="show only what this question needs, and point out its answer")
    parser.add_argument("--no-numbers", action="store_true", help="leave the numbers of the hexes out")


def run(options) -> int:
    which, name = (options.book, options.position) if options.position is not None else (book_of(options.book), options.book)
    book = the_book(which, core=True)
    position = the_position(book, name)
    answer = None
    if options.question is not None:
        answer = answered(book, position, options.question)
        if answer is None:
            return BAD_INPUT
    from kb.show.board import board_svg

    svg = board_svg(book, position, answer=answer, numbers=not options.no_numbers, standalone=True)
    if not svg:
        raise refuse("CW022", "nothing of this position stands on the map", help="say where a unit stands (`at 3228`), or what a hex holds")
    if options.output in (None, "-"):
        say(svg)
    else:
        write_whole(options.output, svg + "\n")
    return 0


def answered(book, position, text: str):
    """The answer to a question on the position; nothing, after a message, when it is not understood."""
    from kb.answers.asking import ask
    from kb.answers.meaning import at_its_word, meanings

    found = at_its_word(text, book, position) or meanings(text, book, position)
    if found.best is not None and found.best.kind == "question":
        return ask(book, position, found.best.question, changes=False)
    import sys

    from kb.cli.output import paper_for
    from kb.show.understood import not_understood_text

    complain(not_understood_text(book, text, replace(found, readings=()), paper_for(sys.stderr), True))
    return None


def book_of(position: str) -> str:
    """The book a position belongs to: the one whose folder it lies in, or the only one that has a position of this name."""
    from kb.language.loader import book_ids, is_book, listed, rules_folder

    folder = os.path.dirname(os.path.dirname(os.path.abspath(position)))
    if os.path.exists(position) and is_book(folder):
        return folder
    having = [b for b in book_ids() if f"{position}.pos" in listed(os.path.join(rules_folder(), b, "positions"))]
    if len(having) == 1:
        return having[0]
    if os.path.exists(position) or os.path.sep in position or "." in position:
        raise refuse("CW001", "this file does not tell which rulebook it belongs to", position,
                     f"name the book first, one of {', '.join(book_ids())}: clausewitz draw BOOK {position[:80]}")
    if position in book_ids():
        raise refuse("CW014", f"which position of {position} shall be drawn?", help=f"`clausewitz positions {position}` lists them")
    if having:
        raise refuse("CW014", f"several books have a position `{position[:80]}`: {', '.join(having)}", help="name the book first")
    raise refuse("CW014", f"no book has a position `{position[:80]}`", help=nearest(position))


def nearest(position: str) -> str:
    import difflib

    from kb.language.loader import book_ids, listed, rules_folder

    names = [name.removesuffix(".pos") for b in book_ids() for name in listed(os.path.join(rules_folder(), b, "positions"), ".pos")]
    close = difflib.get_close_matches(position.lower(), names, 1, 0.5)
    return f"did you mean `{close[0]}`?" if close else f"the positions are: {', '.join(names)}"
