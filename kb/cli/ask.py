"""`clausewitz ask`: a question in words → a verdict with its proof."""

from __future__ import annotations

from dataclasses import replace

from kb.cli.arguments import book_argument, json_option, position_option
from kb.cli.files import refuse
from kb.cli.loading import the_book, the_position, the_readings
from kb.cli.main import BAD_INPUT
from kb.cli.output import complain, on_terminal, paper_for, say
from kb.cli.rulings import book_at_table, rulings_option

EXAMPLES = """
clausewitz ask w39 "may 180 IR counter-attack I/93?" --position kock-crossroads
clausewitz ask w39 "may 180 IR counter-attack I/93?" --position kock-crossroads --full
clausewitz ask w39 "when may a unit counter-attack?"
clausewitz ask w39 "may a unit counter-attack?"       at a terminal it asks you what matters
clausewitz ask w39 "may counter_attack(u, e)" --position my-board.pos --json
clausewitz ask w39 "may u counter-attack e?" --position my-board.pos --reading w39-A1=b
clausewitz ask defiant "value crt(7, 2:1)" --tables crt.csv   a chart the book does not print
clausewitz ask --both mlawa w39 "may u counter-attack e?" --position my-board.pos
"""


def arguments(parser) -> None:
    book_argument(parser)
    parser.add_argument("question", metavar="QUESTION", nargs="+", help='in words or in the notation of the rules: "may attack(u, e)"')
    parser.add_argument("--both", action="store_true", help="two books before the question: the older edition and the newer, side by side")
    position_option(parser)
    parser.add_argument("--full", action="store_true", help="the whole proof")
    parser.add_argument("--tables", metavar="FILE", action="append", default=[],
                        help="a table the book does not print, as CSV; named like the table, or NAME=FILE")
    parser.add_argument("--reading", metavar="DISPUTE=READING", action="append", default=[],
                        help="follow this reading of a dispute instead of the preferred one")
    rulings_option(parser)
    json_option(parser)


def run(options) -> int:
    if options.both:
        if len(options.question) != 2:
            raise refuse("CW017", "two books and one question are wanted with --both", help='as in: clausewitz ask --both mlawa w39 "may u counter-attack e?"')
        from kb.cli.both import ask_both

        return ask_both(options.book, *options.question, options)
    options.question = " ".join(options.question)
    book, table = book_at_table(options.book, core=True, alone=options.no_rulings)
    readings = the_readings(book, options.reading)
    position = with_tables(book, the_position(book, options.position), options.tables)
    from kb.answers.words import understand

    understood = understand(options.question, book, position)
    if understood.kind == "card" and begins_interview(options) and at_table(options):
        return interview(book, table, options)
    if understood.kind == "card":
        return show_card(book, understood, options)
    if understood.kind == "lookup":
        return show_lookup(book, understood, options)
    if understood.question is None:
        return not_understood(book, understood, options)
    return show_answer(book, position, understood, readings, table, options)


def with_tables(book, position, files: list[str]):
    """The position together with the user's tables; they need no board to stand on."""
    if not files:
        return position
    from kb.board.facts import Position
    from kb.cli.tables import supplied

    return replace(position or Position(open=True), tables=supplied(book, files))


def owners(position) -> tuple[str, ...]:
    """Whose the supplied tables are: an answer must not pass them off as the book's."""
    return tuple(f"your table {name}, from {table.file}" for name, table in position.tables) if position else ()


def show_answer(book, position, understood, readings: dict[str, str], table, options) -> int:
    from kb.answers.asking import ask

    answer = ask(book, position, understood.question, readings=readings, table=table)
    if answer.verdict == "unknown" and understood.question.kind in ("may", "must", "is") and at_table(options) and (position is None or position.open):
        from kb.language.spans import Refused

        try:
            return interview(book, table, options)
        except Refused:
            pass  # a way over the map, or a battle: there the answer says what is missing
    answer = replace(answer, asked=answer.asked or understood.text, rests_on=answer.rests_on + owners(position))
    if options.json:
        from kb.show.jsonable import answer_data, dump

        say(dump(answer_data(answer, options.question, position.name if position else "")))
    else:
        from kb.show.terminal import answer_text

        say(answer_text(answer, paper_for(), options.full))
    return 0


def begins_interview(options) -> bool:
    """`may a unit attack?` asks about one case, `when may a unit attack?` for the rule."""
    first = options.question.strip().partition(" ")[0].lower()
    return first in ("may", "can", "could", "must", "does", "do", "has", "have", "is", "are", "am")


def at_table(options) -> bool:
    """Is there a player who can be asked?"""
    import sys

    return not options.json and not options.full and not options.tables and on_terminal(sys.stdin) and on_terminal(sys.stdout)


def interview(book, table, options) -> int:
    from kb.cli.conversation import Conversation
    from kb.cli.interview import begin

    state = begin(book, options.question, options.position, the_readings(book, options.reading))
    return Conversation(book, state, "", table).hold()


def show_card(book, understood, options) -> int:
    from kb.answers.cards import decision_card

    card = decision_card(book, understood.word)
    if options.json:
        from kb.show.jsonable import card_data, dump

        say(dump(card_data(book.id, understood.word, card, options.question)))
    else:
        from kb.show.terminal import card_text

        say(card_text(card, paper_for()))
        if begins_interview(options):
            say(f'\nTo be asked what decides it, one thing at a time:  clausewitz interview {options.book} "{" ".join(options.question.split())}"')
    return 0


def show_lookup(book, understood, options) -> int:
    """A question that only a clause itself can answer: the clauses that speak of it."""
    from kb.answers.finding import find

    hits = find(the_book(options.book), understood.word or options.question)  # the whole book: examples help to find
    if options.json:
        from kb.show.jsonable import dump, lookup_data

        say(dump(lookup_data(book.id, options.question, hits)))
    else:
        from kb.show.terminal import hits_text

        say(hits_text(hits, paper_for()))
    return 0


def not_understood(book, understood, options) -> int:
    if options.json:
        from kb.show.jsonable import dump, not_understood_data

        say(dump(not_understood_data(book.id, options.question, understood.nearest)))
    import sys

    from kb.show.terminal import not_understood_text

    from kb.answers.finding import find

    hits = find(the_book(options.book), options.question, limit=3)
    complain(not_understood_text(book, options.question, understood.nearest, paper_for(sys.stderr), bool(options.position), hits))
    return BAD_INPUT
