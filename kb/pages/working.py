"""The answers of all examples: asked once, on every core, and kept by what they depend on.

An answer depends on the example and on everything that the rules say. When a statement changes, `stale` tells which answers are asked
again at once: those of the changed clauses, and those whose proofs rest on one. The others are asked again when there is time."""

from __future__ import annotations

import hashlib
import os
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor

from kb.answers.asking import ask
from kb.answers.model import Answer
from kb.language import model as m
from kb.language.loader import cache_read, cache_write, language_version, load_book
from kb.language.spans import Refused
from kb.pages.clause import Shown
from kb.trials.pinning import content
from kb.trials.running import position_of

CHUNK = 12
Progress = Callable[[int, int], None]


def work_out(books: list[m.Book], progress: Progress | None = None, workers: int | None = None) -> dict[str, dict[int, Shown]]:
    """Book → (id of an example → the example with its answer and board)."""
    kept = {b.id: cache_read(store_name(b)) or {} for b in books}
    keys = {b.id: {id(e): key_of(b, e) for c in b.clauses for e in c.examples} for b in books}
    jobs = [(b.folder, tuple(part)) for b in books for part in chunks([i for i, e in enumerate(examples(b)) if keys[b.id][id(e)] not in kept[b.id]])]
    total = sum(len(part) for _, part in jobs)
    by_folder = {b.folder: b for b in books}
    done = 0
    for (folder, part), found in spread(jobs, workers):
        book = by_folder[folder]
        listed = examples(book)
        for i, made in zip(part, found):
            kept[book.id][keys[book.id][id(listed[i])]] = made
        done += len(part)
        if progress:
            progress(done, total)
    for book in books:
        wanted = {k: kept[book.id][k] for k in keys[book.id].values() if k in kept[book.id]}
        if total:
            cache_write(store_name(book), wanted)
        kept[book.id] = wanted
    return {b.id: {id(e): Shown(e, *kept[b.id][keys[b.id][id(e)]]) for e in examples(b)
                   if kept[b.id].get(keys[b.id][id(e)], (None, ""))[0] is not None} for b in books}


def examples(book: m.Book) -> list[m.Example]:
    return [e for c in book.clauses for e in c.examples]


def chunks(numbers: list[int]) -> list[list[int]]:
    return [numbers[i : i + CHUNK] for i in range(0, len(numbers), CHUNK)]


def spread(jobs: list[tuple[str, tuple[int, ...]]], workers: int | None):
    """Jobs and what came of them, in any order."""
    workers = workers or os.cpu_count() or 1
    if workers == 1 or len(jobs) < 2:
        yield from ((job, answer_some(*job)) for job in jobs)
        return
    from concurrent.futures import as_completed

    with ProcessPoolExecutor(workers) as pool:
        running = {pool.submit(answer_some, *job): job for job in jobs}
        for ready in as_completed(running):
            yield running[ready], ready.result()


def answer_some(folder: str, numbers: tuple[int, ...]) -> list[tuple[Answer | None, str]]:
    """In a process of its own: the book comes from the cache."""
    book = load_book(folder)[0]
    listed = examples(book)
    return [answer_one(book, listed[i]) for i in numbers]


def answer_one(book: m.Book, example: m.Example) -> tuple[Answer | None, str]:
    """None for an example that cannot be asked: the checker says why."""
    if example.question is None:
        return None, ""
    position, wrong = position_of(book, example)
    if wrong:
        return None, ""
    try:
        answer = ask(book, position, example.question)
    except Refused:
        return None, ""
    return answer, ""


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
        cached = hashlib.sha256(repr((program_version(), book.grid, sorted(book.terms.items()), rules, words)).encode()).hexdigest()
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
