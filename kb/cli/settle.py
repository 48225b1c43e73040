"""`clausewitz settle`: what a group agrees on in a dispute, kept in a file of its own."""

from __future__ import annotations

import os

from kb.cli.files import read_text, refuse, write_whole
from kb.cli.loading import the_book
from kb.cli.output import paper_for, say
from kb.cli.rulings import NAME, book_named_by, dispute_of, rulings_file

EXAMPLES = """
clausewitz settle w39-A1                                what is in force now, and what could be
clausewitz settle w39-A1 b                              reading b counts at this table from now on
clausewitz settle w39-A1 b --note "agreed on 3 May"
clausewitz settle w39-A1 --undo                         take the ruling back
clausewitz settle w39-A1 b --file club/clausewitz.toml

The ruling stands in clausewitz.toml, in this folder or one above it (else it is made here). Every answer that rests on it says so;
`--no-rulings` answers by the book alone.
"""


def arguments(parser) -> None:
    parser.add_argument("dispute", metavar="DISPUTE", help="as in w39-A1 (see `clausewitz dispute w39`)")
    parser.add_argument("reading", metavar="READING", nargs="?", default="", help="the reading that counts: a, b, …")
    parser.add_argument("--note", metavar="TEXT", default="", help="why, or when it was agreed")
    parser.add_argument("--undo", action="store_true", help="take the ruling back")
    parser.add_argument("--book", metavar="BOOK", help="the rulebook, where the dispute does not name it")
    parser.add_argument("--file", metavar="FILE", help=f"instead of {NAME}")


def run(options) -> int:
    book = the_book(options.book or the_name(options.dispute), core=True)
    dispute = dispute_of(book, options.dispute)
    file = options.file or rulings_file() or NAME
    text = read_text(file) if os.path.lexists(file) else ""
    if options.undo and options.reading:
        raise refuse("CW785", "a ruling is given or taken back, not both", help=f"as in: clausewitz settle {dispute.id} --undo")
    from kb.answers.rulings import table_of

    table = table_of(book, text, file)
    before = next((r for r in table.rulings if r.dispute == dispute.id), None)
    if options.undo:
        return take_back(book, dispute, file, text, before)
    if not options.reading:
        return show(book, dispute, table)
    reading = the_reading(dispute, options.reading)
    return record(book, dispute, reading, options.note, file, text, before)


def the_name(dispute: str) -> str:
    name = book_named_by(dispute)
    if not name:
        raise refuse("CW785", f"`{dispute[:80]}` does not name a dispute", help="write it as in w39-A1, or add --book BOOK")
    return name


def the_reading(dispute, name: str) -> str:
    names = [r.name for r in dispute.readings]
    if name not in names:
        raise refuse("CW015", f"{dispute.id} has no reading `{name[:80]}`", help="its readings are: " + ", ".join(names))
    return name


def record(book, dispute, reading: str, note: str, file: str, text: str, before) -> int:
    from kb.answers.recording import recorded

    note = " ".join(note.split())
    if before is not None and (before.reading, before.note) == (reading, note or before.note):
        say(f"{dispute.id} is read as {reading} already ({before.place}).")
        return 0
    write_whole(file, recorded(text, file, book.id, dispute.id, reading, note))
    words = next(r.text for r in dispute.readings if r.name == reading)
    tell(f"{dispute.id} is read as {reading} from now on: {words or 'see the clause'}.", dispute.id)
    if before is not None:
        tell(f"Before: {before.reading}{f', {before.note}' if before.note else ''}.")
    say(f"Written to {file}. To take it back:  clausewitz settle {dispute.id} --undo")
    return 0


def take_back(book, dispute, file: str, text: str, before) -> int:
    from kb.answers.recording import place, recorded

    if before is None and place(text.splitlines(), book.id, dispute.id) is None:
        say(f"There is no ruling on {dispute.id} in {file}.")
        return 0
    write_whole(file, recorded(text, file, book.id, dispute.id, ""))
    was = f" It was {before.reading}{f', {before.note}' if before.note else ''}." if before else ""
    tell(f"The ruling on {dispute.id} is taken back.{was}")
    tell(in_force(book, dispute))
    return 0


def show(book, dispute, table) -> int:
    from kb.answers.rulings import ladder, told

    tell(dispute.title, dispute.id)
    for r in dispute.readings:
        tell(f"  {r.name}{' (preferred)' if r.preferred else ''}: {r.text}")
    found = ladder(book, dispute, table)
    tell(f"In force: {told(found[0])}" if found else in_force(book, dispute))
    return 0


def in_force(book, dispute) -> str:
    if dispute.ruled:
        return f"In force: {dispute.ruled}, by a ruling of the book."
    if dispute.preferred is not None:
        return f"In force: {dispute.preferred.name}, which we prefer."
    return "No reading is preferred: answers that turn on it are disputed."


def tell(text: str, cite: str = "") -> None:
    indent = len(text) - len(text.lstrip())
    say("\n".join(paper_for().line(text.strip(), cite, indent)))
