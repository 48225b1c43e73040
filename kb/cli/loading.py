"""What a command works on: the book, the position, the readings it was told to use."""

from __future__ import annotations

import os

from kb.cli.files import read_text, refuse
from kb.language import model as m
from kb.language.spans import Refused


def the_book(which: str, core: bool = False, beside: tuple[str, ...] = ()) -> m.Book:
    """A book fit to be asked. One with errors could answer wrongly, so it is refused with its errors.
    `core`: without its examples, which an answer does not need. `beside`: files of rules that a group adds."""
    from kb.language.loader import load_book, load_core

    if os.path.exists(which) and not os.path.isdir(which):
        raise refuse("CW001", "a rulebook is a folder, and this is a file", which,
                     f"name its folder: {os.path.dirname(which) or '.'}")
    if core and (book := load_core(which, beside)) is not None:
        return book
    book, diagnostics = load_book(which, beside)
    errors = [d for d in diagnostics if d.severity == "error"]
    if errors:
        raise Refused(*errors)
    return book


def the_position(book: m.Book, which: str | None):
    """A shipped position by its name, or a file; None when none was named."""
    if which is None:
        return None
    path = position_file(book, which)
    position, diagnostics = read(read_text(path), path, book)
    errors = [d for d in diagnostics if d.severity == "error"]
    if errors:
        raise Refused(*errors)
    return position


def position_file(book: m.Book, which: str) -> str:
    from kb.language.loader import position_names

    names = position_names(book)
    if which in names:
        return os.path.join(book.folder, "positions", f"{which}.pos")
    if os.path.exists(which) or os.sep in which or "." in which:
        return which
    raise no_such_position(book, which, names)


def read(text: str, path: str, book: m.Book):
    name = os.path.splitext(os.path.basename(path))[0]
    if path.lower().endswith(".json"):
        from kb.board.position_json import read_json

        return read_json(text, book, name=name, file=path)
    from kb.board.position import read_position

    return read_position(text, book, name=name, file=path)


def no_such_position(book: m.Book, which: str, names: list[str]) -> Refused:
    import difflib

    close = difflib.get_close_matches(which.lower(), names, 1, 0.5)
    hint = (f"did you mean `{close[0]}`?" if close else
            f"the positions of {book.id} are: {', '.join(names)}" if names else
            f"{book.id} comes with no positions: name a file of your own")
    return refuse("CW014", f"there is no position `{which[:80]}`", help=hint)


def the_readings(book: m.Book, pairs: list[str]) -> dict[str, str]:
    """`w39-A1=b` → which reading of a dispute to follow."""
    if not pairs:
        return {}
    import difflib

    disputes = {d.id.lower(): d for d in book.disputes()}
    chosen = {}
    for pair in pairs:
        name, found, reading = (part.strip() for part in pair.partition("="))
        if not found:
            raise refuse("CW015", f"`{pair[:80]}` does not name a reading", help="write DISPUTE=READING, such as w39-A1=b")
        dispute = disputes.get(name.lower())
        if dispute is None:
            close = difflib.get_close_matches(name.lower(), disputes, 1, 0.5)
            hint = f"did you mean `{disputes[close[0]].id}`?" if close else f"`clausewitz clauses {book.id}` lists what is disputed"
            raise refuse("CW015", f"{book.id} has no dispute `{name[:80]}`", help=hint)
        names = [r.name for r in dispute.readings]
        if reading not in names:
            raise refuse("CW015", f"{dispute.id} has no reading `{reading[:80]}`", help="its readings are: " + ", ".join(names))
        chosen[dispute.id] = reading
    return chosen


def the_clause(book: m.Book, number: str) -> tuple[m.Clause, str]:
    """The clause printed under a number, and the label of the part that was asked for."""
    number = number.strip().strip("[]").removeprefix(f"{book.id}:")
    clause = book.clause(number)
    part = number.rsplit("/", 1)[1] if clause and clause.number != number else ""
    labels = {s.label for s in all_statements(clause)} if clause else set()
    if clause and (not part or part in labels):
        return clause, part
    if clause and any(e.row == number for e in clause.examples):
        return clause, ""
    raise no_such_clause(book, number)


def all_statements(clause: m.Clause) -> list[m.Statement]:
    return [*clause.statements, *(s for d in clause.disputes for r in d.readings for s in r.statements)]


def no_such_clause(book: m.Book, number: str) -> Refused:
    import difflib

    row = next((r for r in book.inventory if r.number == number), None)
    if row is not None:
        return refuse("CW016", f"{book.id} {number} ({row.topic}) is in the printed book, but not written as rules yet",
                      help=f"`clausewitz clauses {book.id}` lists what is")
    close = difflib.get_close_matches(number, list(book.by_number), 3, 0.5)
    hint = f"did you mean {', '.join(close)}?" if close else f"`clausewitz clauses {book.id}` lists them"
    return refuse("CW016", f"{book.id} has no clause `{number[:80]}`", help=hint)
