"""`clausewitz dispute`: what honest opponents would argue about, and what follows from it."""

from __future__ import annotations

from kb.cli.arguments import json_option
from kb.cli.loading import the_clause
from kb.cli.output import paper_for, say
from kb.cli.rulings import book_at_table, book_named_by, dispute_of, rulings_option

EXAMPLES = """
clausewitz dispute w39                 all that is disputed
clausewitz dispute w39 8.32            what is disputed in one clause
clausewitz dispute w39-A1              one dispute laid out
clausewitz dispute w39-A1 --json
clausewitz settle w39-A1 b             what your table agreed on
"""


def arguments(parser) -> None:
    parser.add_argument("what", metavar="BOOK|DISPUTE", help="a rulebook, or a dispute such as w39-A1")
    parser.add_argument("which", metavar="CLAUSE|DISPUTE", nargs="?", default="", help="a clause as printed, or a dispute of this book")
    rulings_option(parser)
    json_option(parser)


def run(options) -> int:
    from kb.language.spans import Refused

    try:
        book, table = book_at_table(options.what, alone=options.no_rulings)
        which = options.which
    except Refused:
        name = book_named_by(options.what)
        if options.which or not name or "/" in options.what:
            raise
        book, table = book_at_table(name, alone=options.no_rulings)
        which = options.what
    named = {d.id.lower() for d in book.disputes()}
    if which.lower() in named or which and not book.clause(which) and "-" in which and which not in {r.number for r in book.inventory}:
        return lay_out(book, dispute_of(book, which), table, options.json)
    return list_them(book, which, table, options.json)


def lay_out(book, dispute, table, as_json: bool) -> int:
    from kb.answers.aloud import say_statement
    from kb.answers.parting import partings
    from kb.answers.rulings import ladder
    from kb.show import dispute as show
    from kb.show.jsonable import dump

    others = {d: r for d, r in table.readings.items() if d != dispute.id}
    found, rulings = partings(book, dispute, others), ladder(book, dispute, table)
    aloud = lambda s: say_statement(book, s)  # noqa: E731
    if as_json:
        say(dump(show.laid_out_data(book, dispute, found, rulings, aloud)))
    else:
        say(show.dispute_text(book, dispute, aloud, found, rulings, paper_for()))
    return 0


def list_them(book, number: str, table, as_json: bool) -> int:
    from kb.answers.rulings import ladder
    from kb.show import dispute as show
    from kb.show.jsonable import dump

    clause = the_clause(book, number)[0] if number else None
    disputes = [d for d in book.disputes() if clause is None or d.clause == clause.number]
    rulings = {d.id: found for d in disputes if (found := ladder(book, d, table))}
    if as_json:
        say(dump(show.disputes_data(book, disputes, rulings)))
    elif disputes:
        say(show.disputes_text(book, disputes, rulings, paper_for()))
        say(f"\nOne of them laid out:  clausewitz dispute {disputes[0].id}")
    else:
        say(f"Nothing is disputed in {book.id}{f' {clause.number}' if clause else ''}.")
    return 0
