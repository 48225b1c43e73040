"""The trees of interviews: grown on every core, and kept until the rules of their book change."""

from __future__ import annotations

from kb.answers.growing import Grown, Topic, grown, topics
from kb.answers.sessions import done_with_positions
from kb.language import model as m
from kb.language.loader import cache_read, cache_write
from kb.pages.working import Progress, loaded, spread, store_name, world_of

Talks = tuple[Grown, ...]


def grow_all(books: list[m.Book], progress: Progress | None = None, hurry: bool = False) -> tuple[dict[str, Talks], int]:
    """Book → its interviews, and how many of them are older than the rules (only when in a hurry)."""
    kept = {b.id: Kept(b, hurry) for b in books}
    jobs = [(b.folder, (n,)) for b in books for n in kept[b.id].missing()]
    by_folder, done = {b.folder: kept[b.id] for b in books}, 0
    for (folder, part), found in spread(jobs, work=grow_some):
        by_folder[folder].now.update({by_folder[folder].topics[n]: one for n, one in zip(part, found)})
        done += len(part)
        if progress:
            progress(done, len(jobs))
    for one in kept.values():
        one.keep()
    return {name: one.talks() for name, one in kept.items()}, sum(len(one.late) for one in kept.values())


class Kept:
    """What earlier builds have grown for a book. In a hurry the old trees do until the next build."""

    def __init__(self, book: m.Book, hurry: bool):
        self.name, self.world, self.topics = f"talks-{store_name(book)}", world_of(book), list(topics(book))
        kept = cache_read(self.name)
        self.old: dict[Topic, Grown] = kept.get("talks", {}) if isinstance(kept, dict) else {}
        fresh = isinstance(kept, dict) and kept.get("world") == self.world
        self.now = {t: self.old[t] for t in self.topics if t in self.old} if fresh or hurry else {}
        self.late = set() if fresh else set(self.now)
        self.grew = bool(self.missing())

    def missing(self) -> list[int]:
        return [n for n, t in enumerate(self.topics) if t not in self.now]

    def keep(self) -> None:
        if self.grew and not self.late:
            cache_write(self.name, {"world": self.world, "talks": self.now})

    def talks(self) -> Talks:
        return tuple(self.now[t] for t in self.topics)


def grow_some(folder: str, numbers: tuple[int, ...]) -> list[Grown]:
    """In a process of its own: the book comes from the cache."""
    book = loaded(folder)
    listed = list(topics(book))
    found = [grown(book, listed[n]) for n in numbers]
    done_with_positions()
    return found
