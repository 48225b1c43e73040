"""`clausewitz interview`: a question without a board. It asks what matters, one thing at a time."""

from __future__ import annotations

from kb.cli.arguments import book_argument, json_option
from kb.cli.files import read_text, refuse
from kb.cli.loading import read, the_readings
from kb.cli.rulings import book_at_table, rulings_option


EXAMPLES = """
clausewitz interview w39 "may a unit counter-attack?"
clausewitz interview w39 "may 180 IR attack I/93?" --position my-board.pos     an open position
clausewitz interview w39 --state interview-w39.json                            go on with one put aside
clausewitz interview w39 "may a unit counter-attack?" --json                   the first step, for programs
clausewitz interview w39 --json --reply yes < step.json                        the next one
clausewitz interview w39 --json --reply no --matter 'now(polish_counter)' < step.json     a correction

Answer yes, no, ? (you do not know) or a number. undo takes the last answer back, change 2 corrects the second, list shows
what was said and what is left, none answers no to all that is left, enough stops here, quit keeps it in a file.
"""


def arguments(parser) -> None:
    book_argument(parser)
    parser.add_argument("question", metavar="QUESTION", nargs="?", default="", help='as in "may a unit counter-attack?"')
    parser.add_argument("--position", metavar="NAME|FILE", help="an open position: what it states is not asked")
    parser.add_argument("--state", metavar="FILE", help="go on with an interview that was put aside, and keep it there")
    parser.add_argument("--reading", metavar="DISPUTE=READING", action="append", default=[],
                        help="follow this reading of a dispute instead of the preferred one")
    parser.add_argument("--reply", metavar="REPLY", help="with --json: the answer to the step that comes in")
    parser.add_argument("--matter", metavar="MATTER", default="", help="with --json: what the reply is about, if not what was asked last")
    rulings_option(parser)
    json_option(parser)


def run(options) -> int:
    book, table = book_at_table(options.book, core=True, alone=options.no_rulings)
    if options.reply is not None and not options.json:
        raise refuse("CW770", "--reply is for programs, together with --json", help="without --json the questions are asked one by one")
    state = the_state(book, options)
    from kb.cli.conversation import Conversation, one_step

    if options.json:
        return one_step(book, state, options.reply, options.matter, table)
    return Conversation(book, state, options.state or "", table).hold()


def the_state(book, options):
    """A new interview, or one that comes from a file or, for programs, from the step before."""
    from kb.answers.interview_state import of_book, read_state

    if options.question:
        if options.state:
            raise refuse("CW770", "a question begins an interview, and a state goes on with one", help="give only one of the two")
        return begin(book, options.question, options.position, the_readings(book, options.reading))
    if options.position or options.reading:
        raise refuse("CW770", "the position and the readings stand in the state", help="give them together with a question")
    file = options.state or ""
    text = read_text(file) if file else from_stdin(options)
    state = step_in(text) if not file else read_state(text, file)
    of_book(book, state, file)
    the_readings(book, [f"{dispute}={reading}" for dispute, reading in state.readings])  # they may be gone
    return state


def from_stdin(options) -> str:
    import sys

    from kb.cli.files import LARGEST
    from kb.cli.output import on_terminal

    if not options.json or sys.stdin is None or on_terminal(sys.stdin):
        raise refuse("CW770", "there is no question", help='as in: clausewitz interview w39 "may a unit counter-attack?"')
    try:
        return sys.stdin.read(LARGEST)
    except (UnicodeDecodeError, OSError, ValueError) as err:
        raise refuse("CW004", f"what comes in is not text in UTF-8: {err}") from None


def step_in(text: str):
    """A whole step as it was printed, or its state alone."""
    import json

    from kb.answers.interview_state import read_state

    try:
        data = json.loads(text)
    except (ValueError, RecursionError):
        return read_state(text)
    return read_state(json.dumps(data["state"]) if isinstance(data, dict) and "state" in data else text)


def begin(book, question: str, where: str | None, readings: dict[str, str]):
    from kb.answers.interview_state import begun
    from kb.answers.words import Understood
    from kb.cli.loading import position_file

    position, text, name = None, "", ""
    if where:
        name = position_file(book, where)
        text = read_text(name)
        position = open_position(book, text, name)
    found = begun(book, question, position, text, name, readings)
    if isinstance(found, Understood):
        raise not_understood(book, question, found)
    return found


def open_position(book, text: str, name: str):
    from kb.language.spans import Refused

    if not text:
        return None
    position, diagnostics = read(text, name, book)
    if errors := [d for d in diagnostics if d.severity == "error"]:
        raise Refused(*errors)
    if not position.open:
        raise refuse("CW771", "this position is closed: what it does not state is false, and nothing is left to ask", name,
                     f"ask at once: clausewitz ask {book.id} QUESTION --position {name}; or write `open` on its first line")
    return position


def not_understood(book, question: str, found):
    nearest = [n for n in found.nearest if n.startswith(("may", "must"))][:2]
    hint = f"as in: {nearest[0]}" if nearest else 'as in: "may a unit counter-attack?"'
    if found.kind in ("card", "lookup"):
        return refuse("CW760", "an interview answers what may, must or is so", help=hint)
    return refuse("CW772", f"I do not understand the question: {question[:200]}", help=hint)
