"""`clausewitz ask`: a question in words → a verdict with its proof."""

from __future__ import annotations

from dataclasses import replace

from kb.cli.arguments import book_argument, json_option, position_option
from kb.cli.files import refuse
from kb.cli.loading import the_book, the_position, the_readings
from kb.cli.main import BAD_INPUT
from kb.cli.output import complain, on_terminal, paper_for, say
from kb.cli.rulings import book_at_table, rulings_option
from kb.language.records import record

EXAMPLES = """
clausewitz ask w39 "may 180 IR counter-attack I/93?" --position kock-crossroads
clausewitz ask w39 "may 180 IR counter-attack I/93?" --position kock-crossroads --full
clausewitz ask w39 "when may a unit counter-attack?"
clausewitz ask w39 "may a unit counter-attack?"       at a terminal it asks you what matters
clausewitz ask w39 "wat if the defendr cant retreat"  it says how it understood you, and what else you may mean
clausewitz ask w39 "wat if the defendr cant retreat" --reading 2
clausewitz ask w39 "what may come of y?" --position wola-gulowska   chances, before the dice
clausewitz ask w39 "may counter_attack(u, e)" --position my-board.pos --json
clausewitz ask w39 "may u counter-attack e?" --position my-board.pos --reading w39-A1=b
clausewitz ask defiant "value crt(7, 2:1)" --tables crt.csv   a chart the book does not print
clausewitz ask --both mlawa w39 "may u counter-attack e?" --position my-board.pos
"""


def arguments(parser) -> None:
    book_argument(parser)
    parser.add_argument("question", metavar="QUESTION", nargs="+", help='in your own words, short and sloppy if need be, or in the notation of the rules: "may attack(u, e)"')
    parser.add_argument("--both", action="store_true", help="two books before the question: the older edition and the newer, side by side")
    position_option(parser)
    parser.add_argument("--full", action="store_true", help="the whole proof")
    parser.add_argument("--tables", metavar="FILE", action="append", default=[],
                        help="a table the book does not print, as CSV; named like the table, or NAME=FILE")
    parser.add_argument("--reading", metavar="N|DISPUTE=READING", action="append", default=[],
                        help="take the question in its Nth reading; or follow this reading of a dispute instead of the preferred one")
    rulings_option(parser)
    json_option(parser)


def run(options) -> int:
    if options.both:
        if len(options.question) != 2:
            raise refuse("CW017", "two books and one question are wanted with --both", help='as in: clausewitz ask --both mlawa w39 "may u counter-attack e?"')
        from kb.cli.both import ask_both

        return ask_both(options.book, *options.question, options)
    options.question = " ".join(options.question)
    chosen, options.reading = of_the_question(options.reading)
    book, table = book_at_table(options.book, core=True, alone=options.no_rulings)
    readings = the_readings(book, options.reading)
    position = with_tables(book, the_position(book, options.position), options.tables)
    found = understood(book, position, options, chosen)
    if not found.taken and not chosen:
        return not_understood(book, found, options)
    number = chosen or 1
    if number > len(found.readings):
        raise refuse("CW015", f"there is no reading {number} of this question", help=f"there {'are' if len(found.readings) > 1 else 'is'} {len(found.readings)}")
    return show(Asked(book, position, found, number - 1, readings, table, options))


@record
class Asked:
    """A question as it was understood, and what it is asked of."""

    book: object
    position: object
    found: object
    at: int  # the reading that was picked
    readings: dict[str, str]
    table: object
    options: object

    @property
    def meaning(self):
        return self.found.readings[self.at]

    @property
    def literal(self) -> bool:
        """Said in so many words: there is nothing to tell of how it was understood."""
        from kb.answers.meaning import LITERAL

        return len(self.found.readings) == 1 and self.meaning.score >= LITERAL

    def about_it(self) -> dict:
        from kb.show.jsonable import understood_data

        return understood_data(self.found.readings, self.at)


def of_the_question(given: list[str]) -> tuple[int, list[str]]:
    """`--reading 2` picks a reading of the question, `--reading w39-A1=b` one of a dispute."""
    numbers = [int(text) for text in given if text.strip().isdecimal() and len(text) < 4 and int(text)]
    return (numbers[-1] if numbers else 0), [text for text in given if not (text.strip().isdecimal() and len(text) < 4 and int(text))]


def understood(book, position, options, chosen: int):
    """Taken at its word where that can be done; else every reading of it."""
    from kb.answers.meaning import at_its_word, meanings

    plain = at_its_word(options.question, book, position) if not chosen else None
    return plain or meanings(options.question, book, position, the_book(options.book))  # the whole book: examples help to find


def show(asked: Asked) -> int:
    from kb.show.understood import other_lines, understood_lines

    if asked.meaning.kind == "card" and begins_interview(asked.options) and at_table(asked.options):
        return interview(asked, in_plain_words(asked))
    quiet = asked.literal or asked.options.json
    if not quiet:
        say("\n".join(understood_lines(asked.found.readings, asked.at, paper_for())) + "\n")
    status = {"card": show_card, "lookup": show_lookup, "question": show_answer}[asked.meaning.kind](asked)
    if not quiet and len(asked.found.readings) > 1:
        say("\n".join(other_lines(asked.found.readings, asked.at, paper_for())))
    return status


def in_plain_words(asked: Asked) -> str:
    """What an interview is begun with, when the question was understood by other words."""
    typed = asked.options.question
    if asked.literal:
        return typed
    must = any(part in typed.lower() for part in ("must", "have to", "has to", "need to"))
    return f"{'must' if must else 'may'} {asked.meaning.word.replace('_', ' ')}"


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


def show_answer(asked: Asked) -> int:
    from kb.answers.asking import ask

    position, options, question = asked.position, asked.options, asked.meaning.question
    answer = ask(asked.book, position, question, readings=asked.readings, table=asked.table)
    if answer.verdict == "unknown" and question.kind in ("may", "must", "is") and at_table(options) and (position is None or position.open):
        from kb.language.spans import Refused

        try:
            return interview(asked, options.question if asked.literal else asked.meaning.formal)
        except Refused:
            pass  # a way over the map, or a battle: there the answer says what is missing
    answer = replace(answer, asked=answer.asked or asked.meaning.formal, rests_on=answer.rests_on + owners(position))
    if options.json:
        from kb.show.jsonable import answer_data, dump

        say(dump(answer_data(answer, options.question, position.name if position else "") | asked.about_it()))
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


def interview(asked: Asked, question: str) -> int:
    from kb.cli.conversation import Conversation
    from kb.cli.interview import begin

    state = begin(asked.book, question, asked.options.position, the_readings(asked.book, asked.options.reading))
    return Conversation(asked.book, state, "", asked.table).hold()


def show_card(asked: Asked) -> int:
    from kb.answers.cards import decision_card

    options, word = asked.options, asked.meaning.word
    card = decision_card(asked.book, word)
    if options.json:
        from kb.show.jsonable import card_data, dump

        say(dump(card_data(asked.book.id, word, card, options.question) | asked.about_it()))
    else:
        from kb.show.terminal import card_text

        say(card_text(card, paper_for()))
        if begins_interview(options):
            words = " ".join(in_plain_words(asked).split())
            say(f'\nTo be asked what decides it, one thing at a time:  clausewitz interview {options.book} "{words}"')
    return 0


def show_lookup(asked: Asked) -> int:
    """A question that only clauses themselves can answer."""
    if asked.options.json:
        from kb.show.jsonable import dump, lookup_data

        say(dump(lookup_data(asked.book.id, asked.options.question, asked.meaning.hits) | asked.about_it()))
    else:
        from kb.show.understood import lookup_text

        say(lookup_text(asked.book, asked.meaning.hits, paper_for()))
    return 0


def not_understood(book, found, options) -> int:
    import sys

    from kb.show.understood import not_understood_text

    if options.json:
        from kb.show.jsonable import dump, not_understood_data

        say(dump(not_understood_data(book.id, options.question, found)))
    complain(not_understood_text(book, options.question, found, paper_for(sys.stderr), bool(options.position)))
    return BAD_INPUT
