"""One question with its proof on boards of 30, 300 and 3,000 units, warm; and the same question by clingo."""

from __future__ import annotations

from boards import position_of, spread, the_question
from measure import Row, median_ms, ms, one_ms, times

from kb.answers.inquiry import Asking
from kb.answers.sessions import session_for
from kb.answers.words import understand
from kb.engine.program import Choice
from kb.language.loader import load_book

BOARDS = (30, 300, 3000)
BY_CLINGO = 300


def rows():
    book, _ = load_book("w39")
    asked, loaded, by_clingo = {}, {}, None
    for units in BOARDS:
        text = spread(units)
        position = position_of(text, book)
        loaded[units] = median_ms(lambda: position_of(text, book), 3)
        question = understand(the_question(units), book, position).question
        asked[units] = warm(book, position, question)
        if units == BY_CLINGO:
            by_clingo = clingo_ms(book, position, question)
    yield from flat(asked)
    yield from linear(loaded)
    yield against_clingo(asked[BY_CLINGO], by_clingo)


def warm(book, position, question) -> float:
    """The rules are built by a first ask; what was worked out is forgotten before each of the others."""
    choice = Choice((), position.scenario, position.options)

    def once():
        session = session_for(book, position, choice)
        session.memo.clear()
        Asking(book, position, choice).answer(question)

    once()
    return median_ms(once, 40)


def clingo_ms(book, position, question) -> tuple[float, float] | None:
    """Writing the program is not counted against clingo: only grounding and solving."""
    try:
        import clingo

        from kb.engine.export import asp
    except ImportError:
        return None
    texts = []
    export = one_ms(lambda: texts.append(asp(book, position, question)))

    def once():
        control = clingo.Control(["--warn=none"])
        control.add("base", [], texts[0])
        control.ground([("base", [])])
        control.solve()

    return median_ms(once, 5), export


def flat(asked):
    for units, found in asked.items():
        ratio = found / asked[30]
        yield Row(f"may counter_attack with proof, {units:,} units", ms(found), times(ratio), "≤ 1.5 × 30 units, ≤ 20 ms",
                  ratio <= 1.5 and found <= 20)


def linear(loaded):
    for units, found in loaded.items():
        each = (found / units) / (loaded[30] / 30)
        yield Row(f"reading a position of {units:,} units", ms(found), f"{times(each)} a unit")


def against_clingo(ours: float, theirs) -> Row:
    what = f"the same by clingo (ground and solve), {BY_CLINGO} units"
    if theirs is None:
        return Row(what, "clingo is not installed")
    return Row(what, f"{ms(theirs[0])} (export {ms(theirs[1])})", f"{times(theirs[0] / ours)} ours", "≥ 10 × ours", theirs[0] >= 10 * ours)
