"""Two books → a comparison: which clauses belong together, what became of each, and positions that tell the editions apart."""

from __future__ import annotations

import hashlib
import os
from collections import Counter
from collections.abc import Callable, Iterable
from concurrent.futures import ProcessPoolExecutor
from dataclasses import field
from functools import cached_property, lru_cache

from kb.answers.model import Answer
from kb.editions.alignment import Alignment, Match
from kb.editions.candidates import Pool
from kb.editions.changes import ADDED, FIGURE, MEANING, REMOVED, SAME, Change, change_of, tally
from kb.editions.illustrations import example_change, paired, printed
from kb.editions.keeping import kept_of, name_of, read_kept, recalled, write_kept
from kb.editions.newcomers import Newcomers
from kb.editions.sayings import Book
from kb.editions.telling import TRIES, Both, Numbers, Search, narrowest, search, unexplained
from kb.editions.vocabularies import in_common, same_words
from kb.language import model as m
from kb.language.loader import cache_read, cache_write, language_version, load_book
from kb.language.records import record

HARDLY = 0.15  # of the clauses that state something: less in common than that, and two books are hardly comparable
CHUNK = 4
NOT_WRITTEN = "Not written in these rules yet, so it cannot be compared."
Progress = Callable[[int, int], None]


@record
class Row:
    """Clauses that belong together, with what became of them. Numbers as the inventory has them."""

    old: tuple[str, ...]
    new: tuple[str, ...]
    kinds: tuple[str, ...]
    summary: str
    by: str  # what the pairing rests on: statements, words, was, as
    score: float
    change: Change
    search: Search | None = None
    match: int = -1  # which of the matches it is; none for worked examples and for what is not written yet


@record
class Comparison:
    """What became of each clause from one edition to another."""

    old: str
    new: str
    titles: tuple[str, str]
    rows: tuple[Row, ...]
    shared: float  # how much of the older book's clauses that state something has a counterpart
    contradicted: tuple[tuple[str, str], ...] = field(default=())  # `was` links that the statements speak against

    @property
    def hardly(self) -> bool:
        return self.shared < HARDLY

    def tally(self) -> Counter:
        return tally([r.change for r in self.rows])

    def row_of(self, number: str, which: str = "") -> Row | None:
        """The row of a clause of either book; the newer one is asked first."""
        sides = (which,) if which else ("new", "old")
        for fits in (lambda n: n == number, lambda n: n.startswith(f"{number}/") or number.startswith(f"{n}/")):
            for side in sides:
                for row in self.rows:
                    if any(map(fits, getattr(row, side))):
                        return row
        return None


class Comparing:
    """Both books made ready; rows first, searches when they are asked for."""

    def __init__(self, old: m.Book, new: m.Book):
        self.old, self.new = old, new
        self.names = same_words(old, new)
        back = {v: k for k, v in self.names.items()}
        self.newcomers = Newcomers(old, new, self.names), Newcomers(new, old, back)
        self.alignment = Alignment(Book(old, self.names, self.newcomers[0]), Book(new, newcomers=self.newcomers[1]))
        self.matches = self.alignment.matches()
        self.changes = [change_of(x, old, new, self.newcomers) for x in self.matches]
        self.parts = (parts_of(old), parts_of(new))
        self.kept = read_kept(new, old.id)
        self.differing = {i: Numbers(x, old, new) for i, (x, c) in enumerate(zip(self.matches, self.changes)) if SAME not in c.kinds}
        self.same = [Numbers(x, old, new) for x, c in zip(self.matches, self.changes) if SAME in c.kinds]

    @cached_property
    def pool(self) -> Pool:
        return Pool(self.old, self.new, self.names)

    def comparison(self, searches: dict[int, Search] | None = None) -> Comparison:
        found = [row for i in range(len(self.matches)) for row in (self.row(i, (searches or {}).get(i)), *self.examples(i))]
        rows = tuple({(r.old, r.new): r for r in (*found, *self.unwritten())}.values())  # an example may be asked about under two clauses
        stating = [x for x in self.matches if any(s.sayings for s in x.old)]
        shared = sum(bool(x.new) and x.score > 0 for x in stating) / (len(stating) or 1)
        return Comparison(self.old.id, self.new.id, (self.old.title, self.new.title), rows,
                          shared * in_common(self.old, self.new, self.names), self.alignment.contradicted(self.matches))

    def row(self, i: int, found: Search | None) -> Row:
        match, change = self.matches[i], self.changes[i]
        old, new = (tuple(n for s in part for n in (s.clause.number, *parts.get(s.clause.number, ())))
                    for part, parts in zip((match.old, match.new), self.parts))
        return Row(old, new, change.kinds, change.summary, match.by, match.score, change, found, i)

    def examples(self, i: int) -> list[Row]:
        """The worked examples that the books print under these clauses."""
        match, found = self.matches[i], []
        for old, new in paired(printed(match.old, self.old), printed(match.new, self.new)):
            change = example_change(old, new, self.names, self.changes[i])
            found.append(Row(*((some[0].row,) if some else () for some in (old, new)), change.kinds, change.summary, match.by, match.score, change))
        return found

    def unwritten(self) -> tuple[Row, ...]:
        """Rows of an inventory for which there is no clause yet: nothing can be said of them."""
        lacking = [{r.number: r for r in book.inventory if not under(book, r.number)} for book in (self.old, self.new)]
        rows = [Row((n,), (n,) if n in lacking[1] else (), (), NOT_WRITTEN, "", 0.0, Change((), NOT_WRITTEN)) for n in lacking[0]]
        return tuple(rows + [Row((), (n,), (), NOT_WRITTEN, "", 0.0, Change((), NOT_WRITTEN)) for n in lacking[1] if n not in lacking[0]])

    def searched(self) -> list[int]:
        """Rows that a position could tell apart, and those called the same, in which none should."""
        return [i for i, x in enumerate(self.matches) if x.old and x.new and any(s.sayings for s in (*x.old, *x.new))]

    def recall(self, i: int) -> Search | None:
        """What is kept with the newer book, verified."""
        return recalled(Both(self.pool), self.matches[i], self.changes[i], self.kept, self.others(i))

    def others(self, i: int) -> list[Numbers]:
        """The other rows that differ."""
        return [x for j, x in self.differing.items() if j != i]

    def search(self, i: int, tries: int = TRIES) -> Search:
        known = self.recall(i)
        if known is not None and (known.told is not None or known.tries >= tries):
            return known
        match, change = self.matches[i], self.changes[i]
        both = Both(self.pool)
        if SAME in change.kinds:
            return unexplained(both, match, change, self.same, tries // 6)
        return search(both, match, change, self.others(i), tries)


def parts_of(book: m.Book) -> dict[str, list[str]]:
    """Clause → rows of the inventory that are parts of it and no clauses or worked examples of their own."""
    worked = {e.row for c in book.clauses for e in c.examples if e.row}
    found: dict[str, list[str]] = {}
    for row in book.inventory:
        head = under(book, row.number)
        if head and head != row.number and row.number not in worked:
            found.setdefault(head, []).append(row.number)
    return found


def under(book: m.Book, number: str) -> str:
    """The clause in which a row of the inventory is written; empty where it is written nowhere."""
    while number and number not in book.by_number:
        number = number.rpartition("/")[0]
    return number


def compare(old: m.Book, new: m.Book, *, looking: bool = False, only: Iterable[int] | None = None, tries: int = TRIES,
            progress: Progress | None = None, keep: bool = False) -> Comparison:
    """`looking`: with positions searched, on every core; `only` names some rows. What was found once is remembered on this machine, and with
    `keep` in the folder of the newer book."""
    comparing = Comparing(old, new)
    name = f"compare-{key_of(old, new, tries)}"
    known = cache_read(name)
    searches: dict[int, Search] = known if isinstance(known, dict) else {}
    wanted = [i for i in (comparing.searched() if only is None else only) if i not in searches] if looking else []
    if wanted:
        searches |= spread(comparing, wanted, tries, progress)
        cache_write(name, searches)
    if keep:
        write_kept(new, old.id, {name_of(comparing.matches[i]): kept_of(comparing.matches[i], comparing.changes[i], s)
                                 for i, s in searches.items() if SAME not in comparing.changes[i].kinds})
    return comparing.comparison(searches)


def compare_as_kept(old: m.Book, new: m.Book) -> Comparison:
    """With the positions that are kept with the newer book: each is verified, none is searched."""
    comparing = Comparing(old, new)
    found = {i: comparing.recall(i) for i in comparing.searched() if name_of(comparing.matches[i]) in comparing.kept}
    return comparing.comparison({i: s for i, s in found.items() if s is not None})


def spread(comparing: Comparing, wanted: list[int], tries: int, progress: Progress | None) -> dict[int, Search]:
    """Each row's search stands alone, so they are shared out."""
    workers = min(os.cpu_count() or 1, len(wanted) // CHUNK)
    found: dict[int, Search] = {}
    if workers < 2:
        for i in wanted:
            found[i] = comparing.search(i, tries)
            if progress:
                progress(len(found), len(wanted))
        return found
    with ProcessPoolExecutor(workers) as pool:
        folders = comparing.old.folder, comparing.new.folder
        jobs = [pool.submit(search_some, *folders, tuple(wanted[n : n + CHUNK]), tries) for n in range(0, len(wanted), CHUNK)]
        for job in jobs:
            found |= job.result()
            if progress:
                progress(len(found), len(wanted))
    return found


def search_some(old: str, new: str, rows: tuple[int, ...], tries: int) -> dict[int, Search]:
    comparing = made_ready(old, new)
    return {i: comparing.search(i, tries) for i in rows}


@lru_cache(maxsize=1)
def made_ready(old: str, new: str) -> Comparing:
    """Once in each process; the books come from the cache."""
    return Comparing(load_book(old)[0], load_book(new)[0])


def key_of(old: m.Book, new: m.Book, tries: int) -> str:
    """What a search rests on: both books, what they draw in, the program, and how long it looked."""
    parts = (old.digest, old.included, new.digest, new.included, program_version(), tries)
    return hashlib.sha256(repr(parts).encode()).hexdigest()[:32]


@lru_cache(maxsize=1)
def program_version() -> str:
    """Answers of another engine are not this one's."""
    total = hashlib.sha256(language_version().encode())
    package = os.path.dirname(os.path.dirname(os.path.realpath(__file__)))
    for room in ("board", "engine", "answers", "editions"):
        folder = os.path.join(package, room)
        for name in sorted(n for n in os.listdir(folder) if n.endswith(".py")):
            with open(os.path.join(folder, name), "rb") as file:
                total.update(file.read())
    return total.hexdigest()


def counts(comparison: Comparison) -> dict[str, int]:
    """How the searches ended."""
    looked = [r for r in comparison.rows if r.search is not None and SAME not in r.kinds]
    differing = [r for r in comparison.rows if {FIGURE, MEANING} & set(r.kinds)]
    return {"differing": len(differing), "looked": len(looked), "told": sum(r.search.told is not None for r in looked),
            "words only": sum(r.search.told is None for r in looked), "tries": sum(r.search.tries for r in looked),
            "same, but": sum(bool(r.search and r.search.told) for r in comparison.rows if SAME in r.kinds),
            "added": sum(ADDED in r.kinds for r in comparison.rows), "removed": sum(REMOVED in r.kinds for r in comparison.rows)}


def making_the_difference(comparison: Comparison, old: Answer | None, new: Answer | None) -> tuple[list[Row], int]:
    """The rows that differ and have a hand in either proof, those that decide first, and how many these are."""
    deciding = cited_rows(comparison, *(a.cites if a else () for a in (old, new)))
    used = cited_rows(comparison, *((*a.cites, *a.used) if a else () for a in (old, new)))
    rows = [r for r in used if r in deciding] + [r for r in used if r not in deciding]
    return rows, len(deciding)


def cited_rows(comparison: Comparison, old: Iterable[str], new: Iterable[str]) -> list[Row]:
    """The rows that differ among those of the clauses that are cited, in the order of the comparison."""
    homes = tuple({n: r for r in comparison.rows for n in part(r)} for part in (lambda r: r.old, lambda r: r.new))
    found = {id(homes[at][n]) for at, cites in enumerate((old, new)) for cite in cites if (n := narrowest(cite, homes[at]))}
    return [r for r in comparison.rows if id(r) in found and SAME not in r.kinds]
