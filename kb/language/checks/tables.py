"""Tables: every key once, no gaps, nothing that no sort lists."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

from kb.language import model as m
from kb.language.checks.pointing import listed, near, one, suggest
from kb.language.sorts import is_scale, members
from kb.language.spans import Diagnostic


MOST_DICE, MOST_FACES = 10, 100  # beyond, nobody could work out the chances


def dice(book: m.Book) -> Iterator[Diagnostic]:
    """A throw is of dice that can be rolled."""
    for word in book.of_kind("throw"):
        number, _, faces = word.dice.partition("d")
        fits = len(word.dice) <= 7 and 1 <= int(number) <= MOST_DICE and 2 <= int(faces) <= MOST_FACES
        if not fits:
            yield Diagnostic("CW314", f"nobody rolls {word.dice[:40]}", near(word.span, word.dice), "no such dice",
                             f"write 1d6, 2d6 or 1d10: up to {MOST_DICE} dice, of 2 to {MOST_FACES} faces")


def printed(book: m.Book) -> Iterator[tuple[m.Word, m.Table]]:
    for word in book.of_kind("table"):
        if word.table is not None and word.table.rows:
            yield word, word.table


def whole_rows(book: m.Book) -> Iterator[Diagnostic]:
    """A row has a key for each parameter."""
    for word, table in printed(book):
        for keys, _ in table.rows:
            if len(keys) != len(word.params):
                yield Diagnostic("CW603", f"a row of `{word.name}` has {len(keys)} keys, not {len(word.params)}", word.span,
                                 f"the row {shown_keys(keys)}", "write one key for each parameter, joined by |")


def keys_once(book: m.Book) -> Iterator[Diagnostic]:
    """No two rows have the same keys."""
    for word, table in printed(book):
        seen = set()
        for keys, _ in table.rows:
            if keys in seen and not table.many and not table.file:  # the reader of the file tells the line
                yield Diagnostic("CW605", f"`{word.name}` has two rows for {shown_keys(keys)}", word.span, "which one counts?",
                                 "keep one; a table with several results is declared `-> sort many`")
            seen.add(keys)


def ranges_apart(book: m.Book) -> Iterator[Diagnostic]:
    """No two ranges of keys overlap."""
    for word, table in printed(book):
        if table.many:
            continue
        for column in range(len(word.params)):
            spans = sorted(numeric_keys(table, column))
            for (low, high, text), (low2, high2, text2) in zip(spans, spans[1:]):
                if (low, high) != (low2, high2) and (high is None or low2 <= high):
                    yield Diagnostic("CW606", f"two keys of `{word.name}` overlap: {text} and {text2}", word.span, "which one counts?",
                                     "let each number fall into one row")


def no_gaps(book: m.Book) -> Iterator[Diagnostic]:
    """Numbers between the lowest and the highest key have a row, and every combination of keys has a cell."""
    for word, table in printed(book):
        for column in range(len(word.params)):
            spans = sorted(numeric_keys(table, column))
            steps = [b[0] - a[1] for a, b in zip(spans, spans[1:]) if a[1] is not None and b[0] > a[1]]
            for (low, high, text), (low2, _, text2) in zip(spans, spans[1:]):
                if high is not None and low2 - high > max(min(steps, default=0), int(whole_numbers(spans))):
                    yield Diagnostic("CW604", f"`{word.name}` has no row between {text} and {text2}", word.span, "a hole",
                                     "add the missing row; a doubtful cell is marked with ?")
        yield from missing_cells(word, table)


def whole_numbers(spans) -> bool:
    return all(x is None or x.denominator == 1 for low, high, _ in spans for x in (low, high))


def missing_cells(word: m.Word, table: m.Table) -> Iterator[Diagnostic]:
    if len(word.params) < 2 or any(len(keys) != len(word.params) for keys, _ in table.rows) or table.file:
        return
    have = {keys for keys, _ in table.rows}
    every = [()]
    for column in range(len(word.params)):
        every = [k + (c,) for k in every for c in dict.fromkeys(keys[column] for keys in have)]
    for keys in sorted(set(every) - have, key=str)[:3]:
        yield Diagnostic("CW604", f"`{word.name}` has no cell for {shown_keys(keys)}", word.span, "a hole",
                         "add the missing cell; a doubtful one is marked with ?")


def numeric_keys(table: m.Table, column: int) -> set[tuple[Fraction, Fraction | None, str]]:
    """Distinct numbers and ranges in one column of keys; lists of numbers are taken apart."""
    found = set()
    for keys, _ in table.rows:
        if column < len(keys):
            for key in alternatives(keys[column]):
                if isinstance(key, Fraction | int):
                    found.add((Fraction(key), Fraction(key), str(key)))
                elif is_range(key):
                    found.add((Fraction(key[0]), key[1], shown_key(key)))
    return found if all(f[1] is not None for f in found) else {f for f in found if f[1] is not None} | top(found)


def is_range(key: object) -> bool:
    return isinstance(key, tuple) and isinstance(key[0], Fraction | int) and (key[1] is None or isinstance(key[1], Fraction | int))


def top(found: set) -> set:
    """An open range sorts by its lower end; None does not compare, so a number beyond all others stands in."""
    beyond = Fraction(10**9)
    return {(low, beyond, text) for low, high, text in found if high is None}


def alternatives(key: object) -> tuple:
    return key[1:] if isinstance(key, tuple) and key and key[0] == "or" else (key,)


def shown_key(key: object) -> str:
    if isinstance(key, tuple) and key and key[0] == "or":
        return " or ".join(shown_key(k) for k in key[1:])
    if isinstance(key, tuple):
        return f"{key[0]}+" if key[1] is None else f"{key[0]}-{key[1]}"
    return str(key)


def shown_keys(keys: tuple) -> str:
    return " | ".join(shown_key(k) for k in keys)


def entries_listed(book: m.Book) -> Iterator[Diagnostic]:
    """Keys and cells are members of their sort or scale."""
    for word, table in printed(book):
        sorts = [p.sort for p in word.params]
        told: set[tuple[str, object]] = set()
        for keys, value in table.rows:
            cells = results(table, value)
            for sort, entry in [*((s, e) for s, k in zip(sorts, keys) for e in alternatives(k)), *((word.value, c) for c in cells)]:
                if (sort, entry) not in told and not fits(book, sort, entry):
                    told.add((sort, entry))
                    yield stranger(book, word, sort, entry)


def results(table: m.Table, value: object) -> tuple:
    """The results in a cell: several readings, or several results joined by a slash."""
    if isinstance(value, tuple):
        return value
    return tuple(value.split("/")) if table.many and isinstance(value, str) else (value,)


def fits(book: m.Book, sort: str, entry: object) -> bool:
    among = members(book, sort)
    if sort == "number":
        return not isinstance(entry, str) and (not isinstance(entry, tuple) or is_range(entry))
    if among is None or not isinstance(entry, str) and is_scale(book, sort):
        return True
    return str(entry) in among


def stranger(book: m.Book, word: m.Word, sort: str, entry: object) -> Diagnostic:
    among = members(book, sort) or ()
    spot = word.span if word.table is not None and word.table.file else near(word.span, shown_key(entry))
    what = f"`{shown_key(entry)[:60]}` in the table `{word.name}` is no {sort}"
    return Diagnostic("CW607", what, spot, f"not {one(sort)}", suggest(str(entry), among, f"{sort} is one of {listed(among)}" if among else ""))


CHECKS = (dice, whole_rows, keys_once, ranges_apart, no_gaps, entries_listed)
