"""Running the examples of a book: each asks its question and compares verdict, values and clauses."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from kb.answers.asking import ask
from kb.answers.model import Answer
from kb.answers.sessions import done_with_positions
from kb.board.facts import Position
from kb.board.named import Named
from kb.board.position import read_position
from kb.language import model as m
from kb.language.checks.questions import question_errors
from kb.language.records import record
from kb.language.spans import Diagnostic, Refused, render


@record
class Outcome:
    example: m.Example
    ok: bool
    got: str = ""
    message: str = ""
    diagnostics: tuple[Diagnostic, ...] = ()


def examples_of(book: m.Book) -> list[m.Example]:
    return [e for c in book.clauses for e in c.examples]


def run_examples(book: m.Book, examples: Iterable[m.Example] | None = None,
                 progress: Callable[[int, int], None] | None = None) -> list[Outcome]:
    chosen = examples_of(book) if examples is None else list(examples)
    outcomes = []
    for done, example in enumerate(chosen, 1):
        outcomes.append(run(book, example))
        if progress:
            progress(done, len(chosen))
    return outcomes


def position_of(book: m.Book, example: m.Example) -> tuple[Position, list[Diagnostic]]:
    return read_position(example.given, book, name=example.title, file=example.span.file, open=example.open, clause=example.span.clause)


def run(book: m.Book, example: m.Example, readings: dict[str, str] | None = None) -> Outcome:
    if example.question is None or example.expect is None:
        return Outcome(example, False, message="the example could not be read")
    position, found = position_of(book, example)
    if found:
        return Outcome(example, False, message=render(found[0]), diagnostics=tuple(found))
    if wrong := tuple(question_errors(book, example.question, example.span, Named(book, position))):
        return Outcome(example, False, message=f"{wrong[0].message}; {wrong[0].help}".rstrip("; "), diagnostics=wrong)
    try:
        answer = ask(book, position, example.question, readings=readings, changes=False)
    except Refused as err:
        return Outcome(example, False, message=str(err), diagnostics=err.diagnostics)
    finally:
        done_with_positions()
    return compare(example, answer)


def compare(example: m.Example, answer: Answer) -> Outcome:
    expect = example.expect
    got = described(answer)
    wrong = difference(expect, answer)
    return Outcome(example, not wrong, got, wrong)


def difference(expect: m.Expectation, answer: Answer) -> str:
    """What does not agree with the expectation, or nothing."""
    if expect.verdict == "one of":
        wanted = {v.value for v in expect.values}
        if answer.verdict != "must" or set(answer.values) != wanted:
            return f"expected one of {sorted(wanted)}, got {described(answer)}"
    elif expect.verdict != answer.verdict:
        return f"expected {expect.verdict}, got {described(answer)}"
    elif expect.chances and (wrong := unlike(expect, answer)):
        return wrong
    elif expect.verdict == "value" and not expect.chances and not same_values(expect.values, answer.values):
        return f"expected {', '.join(map(written, expect.values)) or 'nothing'}, got {described(answer)}"
    if expect.step and expect.step != answer.step:
        return f"expected to fail at step {expect.step}, got step {answer.step}"
    if expect.missing and not set(expect.missing) <= {x.word for x in answer.missing}:
        return f"expected {', '.join(expect.missing)} to be missing, got {', '.join(x.word for x in answer.missing) or 'nothing'}"
    return citations(expect, answer)


def unlike(expect: m.Expectation, answer: Answer) -> str:
    """The first chance that is another; those not named may be as they are."""
    found = {c.outcome: c.chance for c in answer.chances}
    return next((f"expected a chance of {value(how)} for {written(what)}, got {found.get(written(what), 0)}"
                 for what, how in expect.chances if found.get(written(what), 0) != value(how)), "")


def citations(expect: m.Expectation, answer: Answer) -> str:
    used = set(answer.used) | set(answer.cites)
    for number in expect.by:
        if not any(c == number or c.startswith(f"{number}/") for c in used):
            return f"expected {number} to be cited; cited: {', '.join(sorted(used)) or 'nothing'}"
    for number in expect.not_by:
        if any(c == number or c.startswith(f"{number}/") for c in answer.cites):
            return f"{number} must not decide this, but does"
    return ""


def same_values(expected: tuple[m.Term, ...], got: tuple) -> bool:
    wanted = [value(t) for t in expected]
    if any(isinstance(g, tuple) for g in got):  # events: only their names and arguments
        flat = [" ".join(str(x) for x in g) if isinstance(g, tuple) else g for g in got]
        return len(wanted) == len(got) and set(map(str, map(event_text, expected))) == set(flat)
    if len(wanted) != len(got):
        return False
    found = sorted(map(comparable, got))
    as_written = sorted(map(written, expected)) == found  # a hex keeps its zeros
    return as_written or sorted(map(str, wanted)) == found or all(w == g for w, g in zip(wanted, got))


def event_text(term: m.Term) -> str:
    return " ".join([term.name, *(written(a) for a in term.args)]) if isinstance(term, m.Call) else written(term)


def comparable(value) -> str:
    return str(value)


def value(term: m.Term):
    if isinstance(term, m.Num):
        return term.value
    return term.value if isinstance(term, m.Const) else term


def written(term: m.Term) -> str:
    return term.text or str(term.value) if isinstance(term, m.Num) else str(getattr(term, "value", term))


def described(answer: Answer) -> str:
    if answer.verdict == "value":
        shown = ", ".join(" ".join(map(str, v)) if isinstance(v, tuple) else str(v) for v in answer.values)
        return f"{shown or 'nothing'} by {', '.join(answer.cites)}"
    return f"{answer.verdict} by {', '.join(answer.cites)}" if answer.cites else answer.verdict
