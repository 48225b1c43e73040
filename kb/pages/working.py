"""The answers of all examples: asked once, on every core, and kept by what they depend on.

An answer depends on the example and on everything that the rules say, so a changed rule makes all of its book's answers old. Whoever is in
a hurry gets those at once that have to do with the changed clauses, and the others as they were; the next build asks them again."""

from __future__ import annotations

import gc
import hashlib
import os
from collections import deque
from collections.abc import Callable
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from contextlib import ExitStack
from dataclasses import dataclass
from functools import lru_cache
from types import SimpleNamespace

from kb.answers.asking import ask, supposed
from kb.answers.inquiry import Asking
from kb.answers.model import Answer
from kb.answers.sessions import done_with_positions
from kb.board.facts import Position
from kb.engine.program import Choice
from kb.language import model as m
from kb.language.loader import cache_read, cache_write, language_version, load_book
from kb.language.spans import Refused
from kb.pages.clause import Shown, speak_of_shape
from kb.show.board import board_svg
from kb.trials.pinning import content
from kb.trials.running import position_of

CHUNK = 12
SWEEP = 300  # answers between two looks for garbage: there is little of it, and each look costs as much as ten answers
HERE = SimpleNamespace(answered=0)
Progress = Callable[[int, int], None]
Made = tuple[Answer | None, str]
Wanted = tuple[int, str, str]  # number of an example; a dispute and the reading under which to ask it, or nothing twice: as preferred
Job = tuple[str, tuple[Wanted, ...]]  # a book's folder, and some of its examples


@dataclass(frozen=True)
class Worked:
    """One book's examples as they were answered, and those on which the readings of a dispute part, as each reading has them."""

    answers: dict[int, Shown]  # by the id of the example
    readings: dict[tuple[str, str], Shown]  # by dispute and reading


def work_out(books: list[m.Book], progress: Progress | None = None, hurry: bool = False) -> tuple[dict[str, Worked], int]:
    """Book → its answers, and how many of them are older than the rules."""
    stores = {b.id: Store(b) for b in books}
    if hurry:
        for store in stores.values():
            store.put_off()
    jobs = [job for store in stores.values() for job in store.jobs([(i, "", "") for i in store.missing()])]
    by_folder = {b.folder: stores[b.id] for b in books}
    done, total = 0, sum(len(part) for _, part in jobs)
    for (folder, part), found in spread(jobs, lambda: [job for store in stores.values() for job in store.jobs(store.unread())]):
        for one, made in zip(part, found):
            by_folder[folder].take(one, made)
        done = min(total, done + len(part))
        if progress:
            progress(done, total)
    for store in stores.values():
        if not store.late:  # else the next build has the whole to keep, and whoever takes his change back finds the answers as they were
            store.keep()
    return {name: Worked(store.shown(), store.read()) for name, store in stores.items()}, sum(len(store.late) for store in stores.values())


class Store:
    """What is known of a book's examples from earlier builds, and what was asked in this one."""

    def __init__(self, book: m.Book):
        self.book, self.listed = book, examples(book)
        self.keys = [key_of(book, e) for e in self.listed]
        self.clauses = {d.id: d.clause for d in book.disputes()}
        self.preferred = {(d.id, d.preferred.name) for d in book.disputes() if d.preferred is not None}
        self.name = store_name(book)
        kept = cache_read(self.name)
        self.old: dict = kept if isinstance(kept, dict) else {}
        mine = set(self.keys)
        self.now = {key: made for key, made in self.old.items() if key.split(" ")[0] in mine}
        self.last: dict = self.old.get("last", {})
        self.late: set[str] = set()

    def missing(self) -> list[int]:
        return [i for i, key in enumerate(self.keys) if key not in self.now]

    def put_off(self) -> None:
        """In a hurry only the examples of changed clauses are asked, and those whose proofs rest on one; the others can wait."""
        before = self.old.get("clauses", {})
        now = clause_marks(self.book)
        touched = {number for number in now if before.get(number) != now[number]}
        for i in self.missing():
            example, made = self.listed[i], self.last.get(text_key(self.listed[i]))
            if made is None or made[0] is None or example.clause in touched:
                continue
            used = {u.split("/")[0] for u in (*made[0].used, *made[0].cites)} | set(made[0].used)
            if not used & touched:
                self.now[self.keys[i]] = made
                self.late.add(self.keys[i])

    def jobs(self, wanted: list[Wanted]) -> list[Job]:
        return [(self.book.folder, tuple(wanted[i : i + CHUNK])) for i in range(0, len(wanted), CHUNK)]

    def take(self, wanted: Wanted, made: Made) -> None:
        self.now[self.key(wanted)] = made

    def key(self, wanted: Wanted) -> str:
        i, dispute, reading = wanted
        return f"{self.keys[i]} {dispute} {reading}" if dispute else self.keys[i]

    # ---- disputes: the example on which the readings part, as each reading has it
    def parting(self) -> list[Wanted]:
        """For each dispute that speaks of shape the first example that has a board and comes out otherwise, of its own clause if there is one."""
        found: dict[str, int] = {}
        for i, key in enumerate(self.keys):
            answer, board = self.now[key]
            for name in {r.dispute for r in answer.readings} if answer is not None and board else ():
                if name not in found or self.listed[i].clause == self.clauses[name] != self.listed[found[name]].clause:
                    found[name] = i
        return [(found[d.id], d.id, r.name) for d in self.book.disputes() if d.id in found and self.speaks_of_shape(d) for r in d.readings]

    def speaks_of_shape(self, dispute: m.Dispute) -> bool:
        return speak_of_shape(self.book, [s for r in dispute.readings for s in r.statements])

    def unread(self) -> list[Wanted]:
        """In a hurry none: they stay as they were until the next build."""
        return [] if self.late else [one for one in self.parting() if one[1:] not in self.preferred and self.key(one) not in self.now]

    def found(self, one: Wanted) -> Made | None:
        """As preferred it was asked already; only the names of the board's parts must not stand twice on a page."""
        if one[1:] in self.preferred:
            answer, board = self.now[self.keys[one[0]]]
            return answer, board.replace(prefix_of(self.listed[one[0]]), prefix_of(self.listed[one[0]], *one[1:]))
        return self.now.get(self.key(one)) or (self.last.get(self.as_last(one)) if self.late else None)

    def as_last(self, one: Wanted) -> tuple:
        return *text_key(self.listed[one[0]]), *one[1:]

    def read(self) -> dict[tuple[str, str], Shown]:
        made = {one: self.found(one) for one in self.parting()}
        return {one[1:]: Shown(self.listed[one[0]], *it) for one, it in made.items() if it is not None and it[0] is not None}

    def keep(self) -> None:
        if set(self.now) - set(self.old):
            last = {text_key(e): self.now[key] for e, key in zip(self.listed, self.keys)}
            last |= {self.as_last(one): made for one in self.parting() if (made := self.found(one)) is not None}
            cache_write(self.name, self.now | {"last": last, "clauses": clause_marks(self.book)})

    def shown(self) -> dict[int, Shown]:
        return {id(e): Shown(e, *self.now[key]) for e, key in zip(self.listed, self.keys) if self.now[key][0] is not None}


def text_key(example: m.Example) -> tuple[str, ...]:
    return example.clause, example.title, example.given, example.ask_text


def clause_marks(book: m.Book) -> dict[str, str]:
    return {c.number: hashlib.sha256(repr((content(c.statements), content(c.figures), content(c.disputes), content(c.in_force))).encode()).hexdigest()[:16]
            for c in book.clauses}


def examples(book: m.Book) -> list[m.Example]:
    return [e for c in book.clauses for e in c.examples]


def spread(jobs: list[Job], more: Callable[[], list[Job]] = list, work: Callable[[str, tuple], list] | None = None):
    """Jobs and what came of them, in any order; `more` names those that follow from what came. Neighbours need the same rules, which each
    process builds for itself: so each has a run of jobs of its own, and who has done his takes from the far end of the longest run left."""
    work = work or answer_some
    workers = min(os.cpu_count() or 1, len(jobs))
    if workers < 2:
        for some in (lambda: jobs, more):
            yield from ((job, work(*job)) for job in some())
        loaded.cache_clear()  # this process lives on, and rules may change
        return
    runs = [deque(part) for part in shared(jobs, workers)]
    with ExitStack() as open_:
        pools = [open_.enter_context(ProcessPoolExecutor(1, initializer=gc.disable)) for _ in runs]
        running: dict[Future, tuple[Job, int]] = {}

        def go_on(worker: int) -> None:
            longest = max(runs, key=len)
            if runs[worker] or longest:
                job = runs[worker].popleft() if runs[worker] else longest.pop()
                running[pools[worker].submit(work, *job)] = job, worker

        for worker in range(workers):
            go_on(worker)
        while running or begin_again(runs, more()):
            if not running:
                more = list
                for worker in range(workers):
                    go_on(worker)
            for ready in wait(running, return_when=FIRST_COMPLETED).done:
                job, worker = running.pop(ready)
                go_on(worker)
                yield job, ready.result()


def shared(jobs: list[Job], workers: int) -> list[list[Job]]:
    return [jobs[len(jobs) * n // workers : len(jobs) * (n + 1) // workers] for n in range(workers)]


def begin_again(runs: list[deque[Job]], jobs: list[Job]) -> bool:
    for run, part in zip(runs, shared(jobs, len(runs))):
        run.extend(part)
    return bool(jobs)


def answer_some(folder: str, wanted: tuple[Wanted, ...]) -> list[Made]:
    """In a process of its own: the book comes from the cache."""
    book = loaded(folder)
    listed = examples(book)
    HERE.answered += len(wanted)
    if HERE.answered > SWEEP:
        HERE.answered = 0
        gc.collect()
    return [answer_one(book, listed[i], dispute, reading) for i, dispute, reading in wanted]


@lru_cache(maxsize=4)
def loaded(folder: str) -> m.Book:
    """A process lives for one build, and a book is the same throughout."""
    return load_book(folder)[0]


def answer_one(book: m.Book, example: m.Example, dispute: str = "", reading: str = "") -> Made:
    """None for an example that cannot be asked: the checker says why. Under a reading that is named only its verdict and board are wanted."""
    if example.question is None:
        return None, ""
    position, wrong = position_of(book, example)
    if wrong:
        return None, ""
    try:
        if dispute:
            answer = as_read(book, position, example.question, (dispute, reading))
            return answer, board_svg(book, position, answer=answer, prefix=prefix_of(example, dispute, reading), readings=((dispute, reading),))
        answer = ask(book, position, example.question)
        return answer, board_svg(book, position, answer=answer, prefix=prefix_of(example))
    except Refused:
        return None, ""
    finally:
        done_with_positions()


def as_read(book: m.Book, position: Position, question: m.Question, reading: tuple[str, str]) -> Answer:
    """Under one reading, and nothing said of the others: that is told where the answer stands as preferred."""
    position = supposed(book, position, question)
    return Asking(book, position, Choice((reading,), position.scenario, position.options)).answer(question)


def prefix_of(example: m.Example, dispute: str = "", reading: str = "") -> str:
    """What the names of a board's parts begin with."""
    return f"d{short((dispute, reading))}-" if dispute else f"b{short(text_key(example))}-"


def short(what: object) -> str:
    return hashlib.sha256(repr(what).encode()).hexdigest()[:8]


# ---- what an answer depends on -------------------------------------------------------------------


def store_name(book: m.Book) -> str:
    place = hashlib.sha256(os.path.abspath(book.folder).encode()).hexdigest()[:16]
    return f"answers-{place}"


def key_of(book: m.Book, example: m.Example) -> str:
    body = (world_of(book), example.clause, example.title, example.given, example.ask_text, example.open)
    return hashlib.sha256(repr(body).encode()).hexdigest()[:32]


def world_of(book: m.Book) -> str:
    """Everything that can change an answer: statements, figures, readings, words, tables – and the program itself."""
    cached = book.__dict__.get("_world")
    if cached is None:
        rules = [(c.number, content(c.statements), content(c.figures), content(c.disputes), content(c.in_force), c.option, c.scenario,
                  content(c.settles)) for c in book.clauses]
        words = [content(w) for w in book.words.values()]
        cached = hashlib.sha256(repr((program_version(), book.grid, sorted(book.terms.items()), sorted(book.looks.items()), rules, words)).encode()).hexdigest()
        object.__setattr__(book, "_world", cached)
    return cached


def program_version() -> str:
    """Answers of another engine are not this one's."""
    total = hashlib.sha256(language_version().encode())
    package = os.path.dirname(os.path.dirname(os.path.realpath(__file__)))
    for room in ("board", "engine", "answers", "show"):
        folder = os.path.join(package, room)
        for name in sorted(n for n in os.listdir(folder) if n.endswith(".py")):
            with open(os.path.join(folder, name), "rb") as file:
                total.update(file.read())
    return total.hexdigest()
