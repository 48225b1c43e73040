"""The rulings of a group: `clausewitz.toml` in this folder or one above it, and rules of its own beside the game."""

from __future__ import annotations

import os

from kb.cli.files import read_text, refuse
from kb.cli.loading import the_book
from kb.cli.output import complain_of
from kb.language import model as m

NAME = "clausewitz.toml"
HIGHEST = 50  # folders that are looked through


def rulings_option(parser) -> None:
    parser.add_argument("--no-rulings", action="store_true", help=f"answer by the book alone, without what {NAME} says")


def book_at_table(which: str, core: bool = False, alone: bool = False):
    """The book as a group plays it: with its rulings, and rules of its own. `alone`: as it is printed."""
    from kb.answers.rulings import Table, table_of, without_contradiction

    if alone:
        return the_book(which, core), Table()
    file = rulings_file()
    text = read_text(file) if file else ""
    beside = own_rules(which, text, file)
    book = the_book(which, core, beside)
    if not file:
        return book, Table()
    table = table_of(book, text, file)
    complain_of(table.stale)
    if beside and table.rulings:
        without_contradiction(book, table)
    return book, table


def rulings_file() -> str:
    """The nearest one, from this folder upwards; none is fine."""
    return next((path for folder in folders() if os.path.lexists(path := os.path.join(folder, NAME))), "")


def folders() -> list[str]:
    try:
        here = os.getcwd()
    except OSError:
        return []
    found = [""]
    for _ in range(HIGHEST):
        above = os.path.dirname(here)
        if above == here:
            break
        here = above
        found.append(here)
    return found


def own_rules(which: str, text: str, file: str) -> tuple[str, ...]:
    """Files of clauses: `w39.cw` beside the game, and those that the rulings name."""
    book = os.path.basename(os.path.normpath(which))
    found = [path for folder in folders() if os.path.isfile(path := os.path.join(folder, f"{book}.cw"))][:1]
    if text:
        from kb.answers.rulings import parsed, rules_of, section_of

        for name in rules_of(section_of(parsed(text, file), book, text, file), text, file, book):
            path = os.path.join(os.path.dirname(file), name)
            if not os.path.isfile(path):
                raise missing(file, text, book, name)
            found.append(path)
    return tuple(dict.fromkeys(found))


def missing(file: str, text: str, book: str, name: str):
    from kb.answers.rulings import RULES, line_of

    return refuse("CW783", f"there is no file `{name[:80]}` with rules of yours", file, "it is looked for beside these rulings", line_of(text, book, RULES))


def dispute_of(book: m.Book, name: str) -> m.Dispute:
    import difflib

    disputes = {d.id.lower(): d for d in book.disputes()}
    if name.lower() in disputes:
        return disputes[name.lower()]
    close = difflib.get_close_matches(name.lower(), disputes, 1, 0.5)
    hint = f"did you mean {disputes[close[0]].id}?" if close else f"`clausewitz dispute {book.id}` lists what is disputed"
    raise refuse("CW015", f"{book.id} has no dispute `{name[:80]}`", help=hint)


def book_named_by(dispute: str) -> str:
    """`w39-A1` stands in w39; `mla-C11` in the book that has it, those whose names begin alike first. Empty where no book has it."""
    from kb.language.loader import book_ids, load_book, load_core

    name, ids = dispute.rpartition("-")[0], book_ids()
    if not name or name in ids or "/" in name or os.path.isdir(name):
        return name
    alike = [b for b in ids if b.startswith(name.lower()[:3])]
    for book in (*alike, *(b for b in ids if b not in alike)):
        if any(d.id.lower() == dispute.lower() for d in (load_core(book) or load_book(book)[0]).disputes()):
            return book
    return alike[0] if alike else name
