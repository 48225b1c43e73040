"""`clausewitz ask --both`: one question under two editions, and the clause that makes the difference."""

from __future__ import annotations

from kb.cli.files import read_text, refuse
from kb.cli.loading import position_file, read, the_position
from kb.cli.output import paper_for, say
from kb.cli.revisions import the_revision
from kb.language import model as m
from kb.language.spans import Refused

MOST_FOUND = 3


def ask_both(old_name: str, new_name: str, typed: str, options) -> int:
    from kb.editions.comparing import Comparing

    books = the_revision(old_name), the_revision(new_name)
    comparing = Comparing(*books)
    boards, left_out = boards_for(comparing, options.position)
    comparison = comparing.comparison()
    both = laid_out(comparing, comparison, typed, boards, left_out, options.position or "")
    from kb.show.jsonable import dump
    from kb.show.side_by_side import side_by_side_data, side_by_side_text

    say(dump(side_by_side_data(both)) if options.json else side_by_side_text(both, comparison, paper_for()))
    return 0


def laid_out(comparing, comparison, typed: str, boards, left_out, position: str):
    """Answers or cards of both; where only one edition knows what is asked after, its own; else the clauses that may speak of it."""
    from dataclasses import replace

    from kb.editions.comparing import making_the_difference
    from kb.show.side_by_side import SideBySide

    books = comparing.old, comparing.new
    sides = [replace(made(book, board, understood, lacking), left_out=out)
             for book, board, out, (understood, lacking) in zip(books, boards, left_out, understood_by_both(comparing, typed, boards))]
    if not any(s.answer or s.card for s in sides):
        return SideBySide(typed, tuple(sides), looked_up(comparison, books, typed), (), position, found=True)
    if any(s.lacking for s in sides):
        rows = [comparison.row_of(n, which) for s, which in zip(sides, ("new", "old")) for n in s.lacking.values() if n]
        return SideBySide(typed, tuple(sides), tuple(dict.fromkeys(filter(None, rows))), (), position)
    if all(s.card for s in sides):
        deciding = on_cards(comparison, [s.card for s in sides])
        return SideBySide(typed, tuple(sides), deciding, (), position)
    rows, count = making_the_difference(comparison, *(s.answer for s in sides))
    if not rows and any(s.card for s in sides):
        rows = on_cards(comparison, [s.card or s for s in sides])
        count = len(rows)
    return SideBySide(typed, tuple(sides), tuple(rows[:count]), tuple(rows[count:]), position)


def made(book, board, understood, lacking):
    from kb.answers.asking import ask
    from kb.answers.cards import decision_card
    from kb.show.side_by_side import Side

    if understood is None or lacking:
        return Side(book.title, book.id, lacking=lacking)
    if understood.kind == "card":
        return Side(book.title, book.id, card=decision_card(book, understood.word))
    return Side(book.title, book.id, ask(book, board, understood.question))


def understood_by_both(comparing, typed: str, boards) -> list[tuple]:
    """What each book takes the question for, and what of it only the other has. Words that are called otherwise are put in its own."""
    from kb.answers.meaning import at_its_word, meanings
    from kb.editions.newcomers import asked_after, in_other_words

    books, found, wrong = (comparing.old, comparing.new), [], None
    for book, board in zip(books, boards):
        try:
            best = (at_its_word(typed, book, board) or meanings(typed, book, board)).best
        except Refused as refused:
            best, wrong = None, refused
        found.append(best if best is not None and best.kind in ("question", "card") else None)
    if wrong is not None and not any(found):
        raise wrong
    out = []
    for at, names in ((0, comparing.pool.back), (1, comparing.names)):
        mine, theirs, lacking = found[at], found[1 - at], {}
        if mine is None and theirs is not None:
            lacking = comparing.newcomers[1 - at].lacking(asked_after(theirs))
            mine = in_other_words(theirs, names)
        out.append((mine, lacking))
    return out


def looked_up(comparison, books, typed: str):
    """The rows of the clauses that the words of the question point to."""
    from kb.answers.finding import find

    rows = {}
    for book, which in zip(reversed(books), ("new", "old")):
        for hit in find(book, typed, limit=MOST_FOUND):
            row = comparison.row_of(hit.number, which)
            if row is not None:
                rows[(row.old, row.new)] = row
    if not rows:
        raise refuse("CW701", f"neither edition understands: {typed[:200]}", help="name a deed, or use the words of the rules")
    return tuple(rows.values())


def on_cards(comparison, cards):
    """Rows that differ among the clauses that only one of the cards cites, or cites otherwise."""
    from kb.editions.comparing import cited_rows
    from kb.show.terminal import CARD_PARTS

    lines = [{line for part, _ in CARD_PARTS for line in getattr(card, part, ())} for card in cards]
    texts = [{text for text, _ in some} for some in lines]
    cites = [{cite for text, cite in some if text not in theirs} for some, theirs in zip(lines, reversed(texts))]
    return tuple(cited_rows(comparison, *cites))


# ---- the position


def boards_for(comparing, which: str | None):
    """The same board for both; what one of them has no word for is left out there, and named."""
    from kb.editions.vocabularies import stand_ins

    old, new = comparing.old, comparing.new
    if which is None:
        return (None, None), ((), ())
    home = next((book for book in (new, old) if can_name(book, which)), new)
    path = position_file(home, which)
    if path.lower().endswith(".json"):
        return tuple(the_position(book, path) for book in (old, new)), ((), ())
    names, back = comparing.names, comparing.pool.back
    (was, gone), (now, gone_too) = (fitted(book, other, path, stand_ins(other, book, called) | called)
                                    for book, other, called in ((old, new, back), (new, old, names)))
    return (was, now), (gone, gone_too)


def can_name(book: m.Book, which: str) -> bool:
    from kb.language.loader import position_names

    return which in position_names(book)


def fitted(book: m.Book, other: m.Book, path: str, names: dict[str, str]):
    """A line that is wrong in both editions is an error."""
    from kb.editions.drafts import draft_from

    text = read_text(path)
    position, wrong = read(text, path, book)
    if not any(d.severity == "error" for d in wrong):
        return position, ()
    draft = draft_from(text)
    kept, gone = draft.fitted(book, other, names)
    position, still = read(kept.text, path, book)
    if any(d.severity == "error" for d in still):
        raise Refused(*wrong)
    return position, gone
