"""References to clauses: they exist, and an exception has something to lift."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from kb.language import model as m
from kb.language.checks.pointing import near, suggest
from kb.language.checks.sentences import all_statements
from kb.language.inventory import read_inventory
from kb.language.loader import read_bytes
from kb.language.spans import Diagnostic, Refused, Span


def references(book: m.Book) -> Iterator[tuple[str, Span, str]]:
    """Every clause that is named, where, and by which word."""
    for clause in book.clauses:
        for ids, word in ((clause.see, "see"), (clause.was, "was"), ((clause.as_,) if clause.as_ else (), "as")):
            for number in ids:
                yield number, near(clause.span, number), word
        for example in clause.examples:
            if example.expect is not None:
                for number in (*example.expect.by, *example.expect.not_by):
                    yield number, near(example.span, number), "by"
    for s in all_statements(book):
        for run in s.targets:
            yield run.first, run.span, s.kind
            if run.last:
                yield run.last, near(run.span, run.last), s.kind


def known_clauses(book: m.Book) -> Iterator[Diagnostic]:
    """A reference names a clause that the book or its inventory has."""
    own, elsewhere = numbers(book), {}
    for number, span, word in references(book):
        other, _, local = number.rpartition(":")
        if other and other != book.id and other not in elsewhere:
            elsewhere[other] = other_numbers(book.folder, other)
        known = elsewhere[other] if other and other != book.id else own
        if known is None or not known or exists(local, known):
            continue
        if word == "as" and other and exists(local.rpartition("/")[0], known):
            continue  # a part of a clause: whoever takes it over has looked it up (CW427)
        where = f"the book {other}" if other else "this book"
        yield Diagnostic("CW403", f"there is no clause `{number}`", span, f"{where} has no such clause",
                         suggest(local, known, f"look it up in {'rules/' + other + '/' if other else ''}inventory.csv"))


def numbers(book: m.Book) -> frozenset[str]:
    labels = {s.cite for s in all_statements(book)}
    rows = {e.row for c in book.clauses for e in c.examples if e.row}
    return frozenset({c.number for c in book.clauses} | {r.number for r in book.inventory} | labels | rows)


def exists(number: str, known: frozenset[str]) -> bool:
    """A number as it stands; `10.36#1` is 10.36 itself."""
    return number in known or number.endswith("#1") and number[:-2] in known


def other_numbers(folder: str, other: str) -> frozenset[str] | None:
    """The numbers of another book, or None when its inventory is not at hand."""
    return read_numbers(inventory_of(folder, other)) if folder and "/" not in other else None


def inventory_of(folder: str, other: str) -> str:
    return str(Path(folder).resolve().parent / other / "inventory.csv")


def consulted(book: m.Book) -> list[str]:
    """The inventories of other books that references were looked up in: a judgement on this book rests on them too."""
    others = {number.rpartition(":")[0] for number, _, _ in references(book)} - {"", book.id}
    return [inventory_of(book.folder, other) for other in sorted(others) if "/" not in other]


def read_numbers(file: str) -> frozenset[str] | None:
    try:
        rows, _ = read_inventory(read_bytes(file), file)
    except (Refused, ValueError):
        return None
    return frozenset(r.number for r in rows)


def runs_in_order(book: m.Book) -> Iterator[Diagnostic]:
    """A run `8.21 to 8.27` goes forward in the book's order."""
    order = book_order(book)
    for s in all_statements(book):
        for run in s.targets:
            if run.last and order.get(run.first, 0) > order.get(run.last, len(order)):
                yield Diagnostic("CW404", f"the run from `{run.first}` to `{run.last}` goes backwards", run.span,
                                 f"{run.last} comes first in the book", f"write {run.last} to {run.first}")


def book_order(book: m.Book) -> dict[str, int]:
    """The place of each number: in the inventory, or in the files when there is none."""
    listed = [r.number for r in book.inventory] or [c.number for c in book.clauses]
    return {number: i for i, number in reversed(list(enumerate(listed)))}


# ---- what is lifted ---------------------------------------------------------------------------


def covered(book: m.Book, run: m.IdRun) -> list[m.Clause]:
    """The clauses a reference covers."""
    if not run.last:
        found = book.clause(run.first)
        return [found] if found else []
    order = book_order(book)
    low, high = order.get(run.first, -1), order.get(run.last, -1)
    return [c for c in book.clauses if low <= order.get(c.number, -2) <= high]


def lifted(book: m.Book, run: m.IdRun, name: str) -> list[m.Statement]:
    """The statements on a word that a reference covers; a label narrows it."""
    parents = {name} | ancestors(book, name)
    found = []
    for clause in covered(book, run):
        readings = tuple(s for d in clause.disputes for r in d.readings for s in r.statements)
        for s in (*clause.statements, *readings):
            narrowed = "/" in run.first and clause.number != run.first and s.cite != run.first
            heads = {a.name for a in (s.head, *s.heads) if a is not None}
            if not narrowed and (not name or heads & parents):
                found.append(s)
    return found


def ancestors(book: m.Book, name: str) -> set[str]:
    found: set[str] = set()
    word = book.words.get(name)
    while word is not None and word.parent and word.parent not in found:
        found.add(word.parent)
        word = book.words.get(word.parent)
    return found


def lifts_something(book: m.Book) -> Iterator[Diagnostic]:
    """An exception lifts a restriction that the clause it names does state."""
    for s in all_statements(book):
        if not s.targets:
            continue
        for run in s.targets:
            local = run.first.removeprefix(f"{book.id}:")
            if ":" in local or not exists(run.first, numbers(book)):
                continue
            clauses = covered(book, run)
            if not any(has_content(c) for c in clauses):
                yield not_encoded(s, run)
            elif not fitting(book, s, run):
                yield lifts_nothing(s, run)


def has_content(clause: m.Clause) -> bool:
    return bool(clause.statements or clause.disputes or clause.declares)


def fitting(book: m.Book, s: m.Statement, run: m.IdRun) -> list[m.Statement]:
    name = s.head.name if s.head is not None else ""
    found = lifted(book, run, name)
    if s.kind == "set":
        return [t for t in found if t.kind == "set"]
    if s.kind == "except" and s.head is None:
        return found
    return [t for t in found if t.kind in m.CAN_BE_LIFTED]


def lifts_nothing(s: m.Statement, run: m.IdRun) -> Diagnostic:
    name = s.head.name if s.head is not None else "anything"
    if s.kind == "set":
        return Diagnostic("CW407", f"`{run.first}` has no `set` on `{name}`", run.span, "nothing to replace",
                          "name the clause that sets the amount, or leave `instead of` out")
    if s.kind == "permit":
        return Diagnostic("CW406", f"`{run.first}` does not forbid `{name}`", run.span, "`despite` lifts nothing",
                          "name the clause that forbids it, or leave `despite` out")
    return Diagnostic("CW405", f"`{run.first}` has no restriction on `{name}`", run.span, "this exception lifts nothing",
                      "an exception lifts forbid, require, deny, cause and amount statements on the word after `on`")


def not_encoded(s: m.Statement, run: m.IdRun) -> Diagnostic:
    return Diagnostic("CW409", f"`{run.first}` has no statements yet", run.span, "lifts nothing until it is written",
                      "write the clause, or turn this into a `see`", "warning")


def no_circular_exceptions(book: m.Book) -> Iterator[Diagnostic]:
    """Exceptions do not lift each other in a circle."""
    exceptions = [s for s in all_statements(book) if s.targets]
    place = reading_of(book)
    lifts = {s.key: {t.key for run in s.targets for t in fitting(book, s, run)
                     if t.targets and t.key != s.key and together(place.get(s.key), place.get(t.key))} for s in exceptions}
    for s in exceptions:
        reached, todo = set(), [*lifts[s.key]]
        while todo:
            key = todo.pop()
            if key not in reached:
                reached.add(key)
                todo += lifts.get(key, ())
        if s.key in reached:
            yield Diagnostic("CW408", "this exception ends up lifting itself", s.span, "exceptions in a circle",
                             "let one of them name a label or another word")


def reading_of(book: m.Book) -> dict[int, tuple[str, m.Reading]]:
    return {s.key: (d.id, r) for d in book.disputes() for r in d.readings for s in r.statements}


def together(one: tuple[str, m.Reading] | None, other: tuple[str, m.Reading] | None) -> bool:
    """Whether two statements can count at once: readings other than the preferred are tried one at a time."""
    if one is None or other is None:
        return True
    if one[0] == other[0]:
        return one[1].name == other[1].name
    return one[1].preferred or other[1].preferred


CHECKS = (known_clauses, runs_in_order, lifts_something, no_circular_exceptions)
