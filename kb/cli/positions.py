"""`clausewitz positions`: the boards that come with a book, or one board as JSON."""

from __future__ import annotations

from kb.cli.arguments import book_argument, json_option
from kb.cli.loading import the_book, the_position
from kb.cli.output import paper_for, say

EXAMPLES = """
clausewitz positions w39
clausewitz positions w39 kock-crossroads          its text
clausewitz positions w39 my-board.pos --json      a position of your own as JSON
clausewitz ask w39 "may 180 IR counter-attack I/93?" --position kock-crossroads
"""


def arguments(parser) -> None:
    book_argument(parser)
    parser.add_argument("name", metavar="NAME|FILE", nargs="?", help="show this one")
    json_option(parser)


def run(options) -> int:
    from kb.language.loader import position_names

    book = the_book(options.book)
    if options.name is not None:
        return show_one(book, options)
    found = [(name, the_position(book, name)) for name in position_names(book)]
    if options.json:
        from kb.show.jsonable import dump

        say(dump([{"name": name, "title": p.title, "note": p.note, "open": p.open} for name, p in found]))
    elif found:
        from kb.show.terminal import names_text

        say(names_text([(name, p.title) for name, p in found], paper_for()))
        for note in dict.fromkeys(p.note for _, p in found if p.note):
            say("\n" + "\n".join(paper_for().line(note)))
    else:
        say(f"{book.id} comes with no positions; name a file of your own: --position my-board.pos")
    return 0


def show_one(book, options) -> int:
    position = the_position(book, options.name)
    if options.json:
        from kb.board.position_json import to_json
        from kb.show.jsonable import dump

        say(dump(to_json(position, book)))
    else:
        from kb.cli.files import read_text
        from kb.cli.loading import position_file
        from kb.language.spans import visible

        say(visible(read_text(position_file(book, options.name))).rstrip("\n"))
    return 0
