"""Pinned: a statement counts as tested only when an example fails without it."""

from __future__ import annotations

import hashlib
import json
import random
from collections.abc import Callable
from dataclasses import fields, is_dataclass, replace
from pathlib import Path

from kb.answers.asking import Asking, supposed, with_readings
from kb.answers.chances import imagined
from kb.answers.model import Answer
from kb.answers.sessions import borrow, give_back, program_for
from kb.engine.program import Choice
from kb.language import model as m
from kb.language.loader import read_bytes
from kb.language.records import record
from kb.language.spans import Refused
from kb.trials.running import difference, examples_of, position_of

TENTH = 10


@record
class Pin:
    """One thing that can be left out, and the example that misses it (none: nobody would notice)."""

    key: int
    clause: str
    cite: str
    digest: str
    what: str
    by: str = ""
    reading: tuple[str, str] | None = None  # dispute and reading it belongs to
    line: int = 0
    file: str = ""


def pinnable(book: m.Book) -> list[Pin]:
    """Statements, the statements of every reading, figures and tables that stand in clauses."""
    found = []
    for c in book.clauses:
        for s in c.statements:
            found.append(pin_of(c, s.key, s.cite, s, s.kind))
        for d in c.disputes:
            for r in d.readings:
                found += [replace(pin_of(c, s.key, s.cite, s, s.kind), reading=(d.id, r.name)) for s in r.statements]
        found += [pin_of(c, f.key, c.number, f, "figure") for f in c.figures]
        found += [pin_of(c, w.key, c.number, w, "table") for w in c.declares if w.kind == "table" and not w.table.absent]
    return found


def pin_of(clause: m.Clause, key: int, cite: str, record, what: str) -> Pin:
    digest = hashlib.sha256(repr(content(record)).encode()).hexdigest()[:16]
    span = record.span if record.span.file == clause.span.file else clause.span  # taken over from another book
    return Pin(key, clause.number, cite, digest, what, line=span.line, file=span.file)


def content(record):
    """What a record says, wherever in a file it stands."""
    if is_dataclass(record):
        return type(record).__name__, *(content(getattr(record, f.name)) for f in fields(record) if f.compare and f.name != "key")
    return tuple(map(content, record)) if isinstance(record, tuple) else record


class Trial:
    """One example, asked with and without a statement."""

    def __init__(self, book: m.Book, example: m.Example):
        self.book, self.example = book, example
        position, wrong = position_of(book, example)
        self.position, self.question = None, example.question
        if not wrong and example.question is not None and example.expect is not None:
            self.position, self.question = imagined(book, supposed(book, position, example.question), example.question)
        self.reached: dict[tuple, set[int]] = {}

    def answer(self, readings: tuple[tuple[str, str], ...] = (), without: frozenset[int] = frozenset()) -> Answer | None:
        if self.position is None:
            return None
        choice = Choice(readings, self.position.scenario, self.position.options)
        session = borrow(program_for(self.book, self.position.scenario, self.position.options), self.position, choice, without)
        try:
            answer = Asking(self.book, self.position, choice, session).answer(self.question)
            if self.example.expect.verdict == "disputed" and not without and not readings:
                answer = with_readings(self.book, self.position, choice, self.question, answer)
            if not without:
                self.reached[readings] = set(session.consulted)
            return answer
        finally:
            give_back(session)

    def reaches(self, pin: Pin) -> bool:
        readings = self.readings(pin)
        if readings not in self.reached:
            self.answer(readings)
        return pin.key in self.reached.get(readings, ())

    def readings(self, pin: Pin) -> tuple[tuple[str, str], ...]:
        """A statement of a reading that is not in force is tried under that reading."""
        if pin.reading is None or pin.reading in Choice().facts(self.book):
            return ()
        return (pin.reading,)

    def misses(self, pin: Pin) -> bool:
        """Does the example come out differently without it? Under a reading of its own: differently from before."""
        if not self.reaches(pin):
            return False
        readings = self.readings(pin)
        without = self.answer(readings, frozenset((pin.key,)))
        if readings:
            return told(self.answer(readings)) != told(without)
        expect = self.example.expect
        if expect.verdict == "disputed":
            return without.verdict != self.answer().verdict or without.cites != self.answer().cites
        return bool(difference(expect, without))


def told(answer: Answer) -> tuple:
    return answer.verdict, answer.values, answer.cites, answer.missing


def store_of(book: m.Book) -> Path:
    return Path(book.folder) / "pinned.json"


def read_store(book: m.Book) -> dict[str, dict]:
    """What was proved before; a file that is damaged, or no file at all, counts as nothing."""
    try:
        kept = json.loads(read_bytes(str(store_of(book))))
    except (Refused, ValueError, RecursionError):
        return {}
    proved = kept if isinstance(kept, dict) else {}
    return {key: value for key, value in proved.items() if isinstance(value, dict) and isinstance(value.get("example"), str)}


def example_digest(book: m.Book, example: m.Example) -> str:
    expected = repr(example.expect).replace(", chances=()", "")  # most ask for none: what was proved of them stands
    body = (example.title, example.given.partition("\n")[2], example.ask_text, expected)
    return hashlib.sha256(repr(body).encode()).hexdigest()[:16]


def pin(book: m.Book, all: bool = False, progress: Callable[[int, int], None] | None = None,
        seed: int | None = None, write: bool = True, holds: Callable[[str], bool] = lambda file: True) -> list[Pin]:
    """Every pin of a book, or of those of its files that `holds` names: proved anew where something changed, and a tenth of the
    rest by chance."""
    store, kept = read_store(book), {}
    trials = [Trial(book, e) for e in examples_of(book)]
    by_digest = {example_digest(book, t.example): t for t in trials}
    chance = random.Random(seed)
    found = []
    things = pinnable(book)
    for done, thing in enumerate(things, 1):
        known = store.get(f"{thing.cite} {thing.digest}")
        if not holds(thing.file):
            kept |= {f"{thing.cite} {thing.digest}": known} if known else {}
            continue
        trial = by_digest.get(known["example"]) if known else None
        if trial is None or ((all or chance.randrange(TENTH) == 0) and not trial.misses(thing)):
            trial = next((t for t in candidates(trials, thing) if t.misses(thing)), None)
        if trial is not None:
            kept[f"{thing.cite} {thing.digest}"] = {
                "example": example_digest(book, trial.example), "by": f"[{trial.example.clause}] {trial.example.title}"}
            thing = replace(thing, by=f"[{trial.example.clause}] {trial.example.title}")
        found.append(thing)
        if progress:
            progress(done, len(things))
    if write:
        save(book, kept)
    return found


def candidates(trials: list[Trial], thing: Pin) -> list[Trial]:
    """The examples of the same clause first: that is where its pin belongs."""
    chapter = thing.clause.split(".")[0]
    near = [t for t in trials if t.example.clause == thing.clause]
    chapter_mates = [t for t in trials if t.example.clause.split(".")[0] == chapter and t not in near]
    return near + chapter_mates + [t for t in trials if t not in near and t not in chapter_mates]


def save(book: m.Book, kept: dict) -> None:
    """Beside the rules in a checkout; an installed book that cannot be written keeps what it came with."""
    text = json.dumps(dict(sorted(kept.items())), indent=0, ensure_ascii=False) + "\n"
    try:
        if store_of(book).exists() and not store_of(book).is_file():
            return  # a pipe of this name would swallow it
        if not store_of(book).is_file() or store_of(book).read_text(encoding="utf-8") != text:
            store_of(book).write_text(text, encoding="utf-8")
    except OSError:
        pass
