"""The state of an interview between two steps: plain data that a program, a file or an address can carry.

Matters are named by what the rules write, so a state outlives a change of the rules: what still fits is kept, the rest is told of."""

from __future__ import annotations

import json
import re
from fractions import Fraction

from kb.answers.interview import NO, UNKNOWN, WHICH, YES, Choosing, Interview, Said, Subject
from kb.answers import matters as mt
from kb.answers.opening import Choose, listed, opened
from kb.answers.rulings import Table
from kb.answers.words import Understood
from kb.board.facts import Position
from kb.language import model as m
from kb.language.records import record
from kb.language.spans import Diagnostic, Refused, Span

KIND, VERSION = "clausewitz interview", 1
LONGEST, MOST = 2000, 500
REPLIES = {YES: ("yes", "y", "yep", "true", "right"), NO: ("no", "n", "nope", "false", "not"),
           UNKNOWN: ("unknown", "?", "dk", "don't know", "dont know", "i don't know", "do not know", "don’t know", "no idea", "skip")}
NUMBER = re.compile(r"[-+]?\d{1,9}(?:[./]\d{1,9})?")


@record
class State:
    book: str
    digest: str  # of the rules it was begun with
    question: str  # as it was typed
    position: str = ""  # the text of an open position
    position_name: str = ""
    readings: tuple[tuple[str, str], ...] = ()
    said: tuple[Said, ...] = ()


def begun(book: m.Book, question: str, position: Position | None = None, text: str = "", name: str = "",
          readings: dict[str, str] | None = None) -> State | Understood:
    """A new interview, or what the question was taken for if it is none for an interview."""
    try:
        found = opened(question, book, position)
    except Choose:
        found = None
    if isinstance(found, Understood):
        return found
    return State(book.id, book.digest, question, text, name, tuple(sorted((readings or {}).items())))


def subject_of(book: m.Book, state: State, position: Position | None) -> Subject:
    chosen = {s.matter.removeprefix(WHICH): s.reply for s in state.said if s.matter.startswith(WHICH)}
    found = opened(state.question, book, position, chosen)
    if isinstance(found, Understood):
        raise refused("CW763", f"{book.id} does not understand the question of this interview any more: {state.question[:80]}", "begin it anew")
    return Subject(*found, state.readings)


def worked_out(book: m.Book, state: State, position: Position | None, table: Table = Table()) -> Interview | Choosing:
    """A state, ready for its next step."""
    try:
        return Interview(book, subject_of(book, state, position), state.said, table)
    except Choose as choice:
        return Choosing(book, choice, state.said)


# ---- what a player says ------------------------------------------------------------------------


def reply_of(text: str, asked_for_number: bool) -> str:
    """yes, no, unknown or a number; anything else is refused and nothing is lost."""
    said = " ".join(text.lower().split()).rstrip(".!")
    for reply, forms in REPLIES.items():
        if said in forms:
            return reply
    figure = said.replace(",", ".")
    if NUMBER.fullmatch(figure) and not figure.endswith("/0"):
        if asked_for_number:
            return str(Fraction(figure))
        raise refused("CW764", f"`{text[:40]}` is a number, and this is a question of yes or no", HOW)
    raise refused("CW764", f"`{text[:40]}` is no answer" if text.strip() else "an answer is missing", HOW)


HOW = "answer yes, no or ? (you do not know); a number where one is asked for"


def answered(work: Interview | Choosing, text: str, matter: str = "") -> tuple[Said, ...]:
    """What was said, with one more answer; `matter` corrects an earlier one, and whatever was said after it stays."""
    key = matter or (asked.matter if (asked := work.step().asked) else "")
    if not key:
        raise refused("CW765", "this interview is over: there is nothing left to answer", "correct an earlier answer, or begin another")
    if key.startswith(WHICH):
        return (Said(key, one_of(work, key, text)), *(s for s in work.said if s.matter != key))
    if isinstance(work, Choosing) or key not in work.outline.matters:
        raise refused("CW765", f"nothing in this interview is called `{key[:80]}`", "name a matter as a step names it")
    said = Said(key, reply_of(text, mt.number_asked(work.book, work.outline.matters[key]) is not None))
    fits(work, said)
    if any(s.matter == key for s in work.said):
        return tuple(said if s.matter == key else s for s in work.said)
    return (*work.said, said)


def one_of(work: Interview | Choosing, key: str, text: str) -> str:
    """The constant that was meant, or the number."""
    options = listed(work.book, key.removeprefix(WHICH))
    said = " ".join(text.lower().split())
    if options is None:
        raise refused("CW765", f"nothing in this interview is called `{key[:80]}`", "name a matter as a step names it")
    found = next((o for o in options if said in (o.lower(), work.book.terms.get(o, o).lower())), "")
    if not found and not options and re.fullmatch(r"\d{1,9}", said):
        found = said
    if not found:
        raise refused("CW764", f"`{text[:40]}` is no answer", f"one of: {', '.join(options)}" if options else "answer a whole number")
    return found


def fits(work: Interview, said: Said) -> None:
    """It is one phase and no other: an answer that the others rule out is not taken."""
    others = {s.matter: s.reply == YES for s in work.said if s.reply in (YES, NO) and s.matter != said.matter}
    if said.reply in (YES, NO) and work.weighing.contradicts(work.given | others | {said.matter: said.reply == YES}):
        against = next((k for k in others if work.weighing.contradicts({k: others[k], said.matter: said.reply == YES})), "")
        at = next((n for n, s in enumerate(work.said, 1) if s.matter == against), 0)
        raise refused("CW766", "this cannot be so together with what was said before", f"correct answer {at} first, or take it back" if at else "")


# ---- as data -----------------------------------------------------------------------------------


def data_of(state: State) -> dict:
    return {"kind": KIND, "version": VERSION, "book": state.book, "digest": state.digest, "question": state.question,
            "position": {"name": state.position_name, "text": state.position} if state.position else None,
            "readings": dict(state.readings), "said": [{"matter": s.matter, "reply": s.reply} for s in state.said]}


def read_state(text: str, file: str = "") -> State:
    """From JSON. Whatever is wrong with it is said, with its line."""
    try:
        data = json.loads(text)
    except RecursionError:
        raise broken("it is nested too deep", file) from None
    except ValueError as err:
        line = getattr(err, "lineno", 0)
        cut = " (it breaks off: is it all there?)" if getattr(err, "pos", 0) >= len(text.rstrip()) - 1 else ""
        raise broken(f"it is not JSON: {getattr(err, 'msg', err)}{cut}", file, line) from None
    return state_from(data, file)


def state_from(data, file: str = "") -> State:
    if not isinstance(data, dict) or data.get("kind") != KIND:
        raise broken(f'it does not say `"kind": "{KIND}"`', file)
    if data.get("version") != VERSION:
        raise refused("CW768", f"this state is of version {str(data.get('version'))[:20]}, and this program reads version {VERSION}",
                      "begin the interview anew, or use the program that wrote it", file)
    for name in ("book", "digest", "question"):
        if not isinstance(data.get(name), str) or not 0 < len(data[name]) <= LONGEST and name != "digest":
            raise broken(f"`{name}` is missing or no text", file)
    position = data.get("position") or {}
    if not isinstance(position, dict) or not all(isinstance(position.get(k, ""), str) for k in ("name", "text")):
        raise broken("`position` is neither null nor a name with a text", file)
    readings = data.get("readings", {})
    if not isinstance(readings, dict) or not all(isinstance(v, str) for v in readings.values()):
        raise broken("`readings` names no readings", file)
    return State(data["book"], data["digest"], data["question"], position.get("text", ""), position.get("name", ""),
                 tuple(sorted(readings.items())), said_from(data.get("said"), file))


def said_from(data, file: str) -> tuple[Said, ...]:
    if not isinstance(data, list) or len(data) > MOST:
        raise broken("`said` is no list of answers", file)
    found = {}
    for n, one in enumerate(data, 1):
        if not isinstance(one, dict) or not isinstance(one.get("matter"), str) or not isinstance(one.get("reply"), str):
            raise broken(f"answer {n} in `said` has no matter or no reply", file)
        reply = one["reply"]
        which = one["matter"].startswith(WHICH) and len(reply) < 100
        if not which and reply not in REPLIES and not (NUMBER.fullmatch(reply) and not reply.endswith("/0")):
            raise broken(f"answer {n} in `said` is `{reply[:40]}`, and not yes, no, unknown or a number", file)
        found[one["matter"]] = Said(one["matter"], reply)
    return tuple(found.values())


def of_book(book: m.Book, state: State, file: str = "") -> None:
    if state.book != book.id:
        raise refused("CW769", f"this state belongs to the book {state.book[:40]}, not to {book.id}", f"continue it with {state.book[:40]}", file)


def broken(what: str, file: str, line: int = 0) -> Refused:
    return refused("CW767", f"this is not the state of an interview: {what}", "begin the interview anew, or name the file that it told you", file, line)


def refused(code: str, message: str, help: str, file: str = "", line: int = 0) -> Refused:
    return Refused(Diagnostic(code, message, Span(file, line, 1 if line else 0) if file else Span(), help=help))
