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
from functools import lru_cache
from types import SimpleNamespace

from kb.answers.asking import ask
from kb.answers.model import Answer
from kb.answers.sessions import done_with_positions
from kb.language import model as m
from kb.language.loader import cache_read, cache_write, language_version, load_book
from kb.language.spans import Refused
from kb.pages.clause import Shown
from kb.show.board import board_svg
from kb.trials.pinning import content
from kb.trials.running import position_of

CHUNK = 12
SWEEP = 300  # answers between two looks for garbage: there is little of it, and each look costs as much as ten answers
HERE = SimpleNamespace(answered=0)
Progress = Callable[[int, int], None]
Job = tuple[str, tuple[int, ...]]  # a book's folder, and the numbers of some of its examples


def work_out(books: list[m.Book], progress: Progress | None = None, hurry: bool = False) -> tuple[dict[str, dict[int, Shown]], int]:
    """Book → (id of an example → the example with its answer and board), and how many of the answers are older than the rules."""
    stores = {b.id: Store(b) for b in books}
    if hurry:
        for store in stores.values():
            store.put_off()
    jobs = [(b.folder, tuple(part)) for b in books for part in chunks(stores[b.id].missing())]
    by_folder = {b.folder: stores[b.id] for b in books}
    done, total = 0, sum(len(part) for _, part in jobs)
    for (folder, part), found in spread(jobs):
        for i, made in zip(part, found):
            by_folder[folder].take(i, made)
        done += len(part)
        if progress:
            progress(done, total)
    for store in stores.values():
        store.keep()
    return {name: store.shown() for name, store in stores.items()}, sum(len(store.late) for store in stores.values())


class Store:
    """What is known of a book's examples from earlier builds, and what was asked in this one."""

    def __init__(self, book: m.Book):
        self.book, self.listed = book, examples(book)
        self.keys = [key_of(book, e) for e in self.listed]
        self.name = store_name(book)
        kept = cache_read(self.name)
        self.old: dict = kept if isinstance(kept, dict) else {}
        self.now = {key: self.old[key] for key in self.keys if key in self.old}
        self.late: set[str] = set()

    def missing(self) -> list[int]:
        return [i for i, key in enumerate(self.keys) if key not in self.now]

    def put_off(self) -> None:
        """In a hurry only the examples of changed clauses are asked, and those whose proofs rest on one; the others can wait."""
        before = self.old.get("clauses", {})
        now = clause_marks(self.book)
        touched = {number for number in now if before.get(number) != now[number]}
        last = self.old.get("last", {})
        for i in self.missing():
            example, made = self.listed[i], last.get(text_key(self.listed[i]))
            if made is None or made[0] is None or example.clause in touched:
                continue
            used = {u.split("/")[0] for u in (*made[0].used, *made[0].cites)} | set(made[0].used)
            if not used & touched:
                self.now[self.keys[i]] = made
                self.late.add(self.keys[i])

    def take(self, i: int, made: tuple[Answer | None, str]) -> None:
        self.now[self.keys[i]] = made

    def keep(self) -> None:
        good = {key: made for key, made in self.now.items() if key not in self.late}
        if self.late or set(good) - set(self.old):
            last = {text_key(e): self.now[key] for e, key in zip(self.listed, self.keys)}
            marks = self.old.get("clauses", {}) if self.late else clause_marks(self.book)
            cache_write(self.name, good | {"last": last, "clauses": marks})

    def shown(self) -> dict[int, Shown]:
        return {id(e): Shown(e, *self.now[key]) for e, key in zip(self.listed, self.keys) if self.now[key][0] is not None}


def text_key(example: m.Example) -> tuple[str, ...]:
    return example.clause, example.title, example.given, example.ask_text


def clause_marks(book: m.Book) -> dict[str, str]:
    return {c.number: hashlib.sha256(repr((content(c.statements), content(c.figures), content(c.disputes), content(c.in_force))).encode()).hexdigest()[:16]
            for c in book.clauses}


def examples(book: m.Book) -> list[m.Example]:
    return [e for c in book.clauses for e in c.examples]


def chunks(numbers: list[int]) -> list[list[int]]:
    return [numbers[i : i + CHUNK] for i in range(0, len(numbers), CHUNK)]


def spread(jobs: list[Job], work: Callable[[str, tuple[int, ...]], list] | None = None):
    """Jobs and what came of them, in any order. Neighbours need the same rules, which each process builds for itself: so each has a run of
    jobs of its own, and who has done his takes from the far end of the longest run that is left."""
    work = work or answer_some
    workers = min(os.cpu_count() or 1, len(jobs))
    if workers < 2:
        yield from ((job, work(*job)) for job in jobs)
        loaded.cache_clear()  # this process lives on, and rules may change
        return
    runs = [deque(jobs[len(jobs) * n // workers : len(jobs) * (n + 1) // workers]) for n in range(workers)]
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
        while running:
            for ready in wait(running, return_when=FIRST_COMPLETED).done:
                job, worker = running.pop(ready)
                go_on(worker)
                yield job, ready.result()


def answer_some(folder: str, numbers: tuple[int, ...]) -> list[tuple[Answer | None, str]]:
    """In a process of its own: the book comes from the cache."""
    book = loaded(folder)
    listed = examples(book)
    HERE.answered += len(numbers)
    if HERE.answered > SWEEP:
        HERE.answered = 0
        gc.collect()
    return [answer_one(book, listed[i]) for i in numbers]


@lru_cache(maxsize=4)
def loaded(folder: str) -> m.Book:
    """A process lives for one build, and a book is the same throughout."""
    return load_book(folder)[0]


def answer_one(book: m.Book, example: m.Example) -> tuple[Answer | None, str]:
    """None for an example that cannot be asked: the checker says why."""
    if example.question is None:
        return None, ""
    position, wrong = position_of(book, example)
    if wrong:
        return None, ""
    try:
        answer = ask(book, position, example.question)
        return answer, board_svg(book, position, answer=answer, prefix=f"b{short(text_key(example))}-")
    except Refused:
        return None, ""
    finally:
        done_with_positions()


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
