"""`clausewitz clause`: one clause, read aloud."""

from __future__ import annotations

from kb.cli.arguments import book_argument, json_option
from kb.cli.loading import all_statements, the_book, the_clause
from kb.cli.output import paper_for, say

EXAMPLES = """
clausewitz clause w39 8.32
clausewitz clause w39 8.32/2              one part of it
clausewitz clause w39 "10.36#2"           the second clause printed under 10.36
clausewitz clause w39 3.1/phase-4/end
clausewitz clause w39 8.32 --datalog      what it became
"""


def arguments(parser) -> None:
    book_argument(parser)
    parser.add_argument("number", metavar="NUMBER", help="as printed in the book")
    parser.add_argument("--datalog", action="store_true", help="show the rules it was compiled to")
    json_option(parser)


def run(options) -> int:
    from kb.answers.aloud import say_statement

    book = the_book(options.book)
    clause, part = the_clause(book, options.number)
    datalog = None
    if options.datalog:
        from kb.engine.compiler import datalog_of

        datalog = datalog_of(book, clause.number)
    if options.json:
        from kb.cli.clauses import pin_counts
        from kb.show.jsonable import clause_data, dump

        said = [(s, say_statement(book, s)) for s in all_statements(clause) if not part or s.label == part]
        say(dump(clause_data(book, clause, said, pin_counts(book).get(clause.number, (0, 0)), datalog)))
    else:
        from kb.show.clause import clause_text

        say(clause_text(book, clause, lambda s: say_statement(book, s), paper_for(), part, datalog))
    return 0
