"""`clausewitz ask --both`: one question under two editions, and the clause that makes the difference."""

from __future__ import annotations

from kb.cli.files import read_text, refuse
from kb.cli.loading import position_file, read, the_position
from kb.cli.output import paper_for, say
from kb.cli.revisions import the_revision
from kb.language.spans import Refused


def ask_both(old_name: str, new_name: str, typed: str, options) -> int:
    from kb.answers.asking import ask
    from kb.answers.meaning import at_its_word, meanings
    from kb.editions.comparing import compare, making_the_difference

    old, new = the_revision(old_name), the_revision(new_name)
    boards = boards_for(old, new, options.position)
    answers = []
    for book, board in zip((old, new), boards):
        found = at_its_word(typed, book, board) or meanings(typed, book, board)
        if found.best is None or found.best.kind != "question":
            near = "; ".join(found.nearest[:3])
            raise refuse("CW701", f"{book.title} does not understand: {typed[:200]}", help=f"you could ask: {near}" if near else "name a deed of both editions")
        answers.append(ask(book, board, found.best.question))
    comparison = compare(old, new)
    rows = making_the_difference(comparison, *answers)
    shown(comparison, tuple(answers), rows, typed, options)
    return 0


def shown(comparison, answers, rows, typed: str, options) -> None:
    from kb.show.comparison import side_by_side_data, side_by_side_text
    from kb.show.jsonable import dump

    if options.json:
        say(dump(side_by_side_data(comparison, answers, rows, typed, options.position or "")))
    else:
        say(side_by_side_text(comparison, answers, rows, paper_for()))


def boards_for(old, new, which: str | None):
    """The same board for both; what one of them has no word for is left out there."""
    if which is None:
        return None, None
    home = next((book for book in (new, old) if can_name(book, which)), new)
    path = position_file(home, which)
    if path.lower().endswith(".json"):
        return tuple(the_position(book, path) for book in (old, new))
    return tuple(fitted(book, path) for book in (old, new))


def can_name(book, which: str) -> bool:
    from kb.language.loader import position_names

    return which in position_names(book)


def fitted(book, path: str):
    from kb.editions.drafts import draft_from

    position, wrong = read(read_text(path), path, book)
    if wrong:
        position, still = read(draft_from(read_text(path)).known_to(book, "").text, path, book)
        if any(d.severity == "error" for d in still):
            raise Refused(*wrong)
    return position
