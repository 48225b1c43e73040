"""Tables: every key once, no gaps, nothing that no sort lists."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from fractions import Fraction

from kb.language import model as m
from kb.language.cells import look_up
from kb.language.checks.pointing import listed, near, one, suggest
from kb.language.sorts import is_scale, members
from kb.language.spans import Diagnostic


BEYOND = Fraction(10**9)  # where a key has no upper end
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
    """No two rows of a table cover the same keys."""
    for word, table in printed(book):
        for one_row, other in () if table.many else overlapping(word, table):
            yield Diagnostic("CW606", f"two keys of `{word.name}` overlap: {shown_keys(one_row)} and {shown_keys(other)}", word.span,
                             "which one counts?", "let each number fall into one row")


def overlapping(word: m.Word, table: m.Table) -> Iterator[tuple[tuple, tuple]]:
    """Rows that differ and yet cover the same keys: only columns in which ranges overlap can part them."""
    rows = [keys for keys in dict.fromkeys(keys for keys, _ in table.rows) if len(keys) == len(word.params)]
    loose = [c for c in range(len(word.params)) if ranges_overlap(numeric_keys(table, c))]
    groups: dict[tuple, list[tuple]] = {}
    for keys in rows if loose else ():
        groups.setdefault(tuple(k for c, k in enumerate(keys) if c not in loose), []).append(keys)
    for group in groups.values():
        ordered = sorted(group, key=lambda keys: tuple(map(place, keys)))
        for n, keys in enumerate(ordered):
            for other in ordered[n + 1:]:
                if place(other[loose[0]])[0] > end(keys[loose[0]]):
                    break  # sorted by this column first, once the columns without overlaps agree
                if all(cover_the_same(keys[c], other[c]) for c in loose):
                    yield keys, other


def ranges_overlap(spans: set) -> bool:
    ordered = sorted(spans)
    return any(a[:2] != b[:2] and b[0] <= a[1] for a, b in zip(ordered, ordered[1:]))


def cover_the_same(one_key: object, other: object) -> bool:
    return one_key == other or any(a[0] <= b[1] and b[0] <= a[1] for a in map(stretch, alternatives(one_key)) if a
                                   for b in map(stretch, alternatives(other)) if b)


def stretch(key: object) -> tuple[Fraction, Fraction] | None:
    """A number or range of numbers from end to end; what has no upper end reaches beyond all others."""
    if isinstance(key, Fraction | int):
        return Fraction(key), Fraction(key)
    return (Fraction(key[0]), BEYOND if key[1] is None else Fraction(key[1])) if is_range(key) else None


def place(key: object) -> tuple:
    """Sorts keys by where they begin, words by their letters after all numbers."""
    lows = [s[0] for s in map(stretch, alternatives(key)) if s]
    return (min(lows), "") if lows else (BEYOND, str(key))


def end(key: object) -> Fraction:
    return max((s[1] for s in map(stretch, alternatives(key)) if s), default=BEYOND)


def no_gaps(book: m.Book) -> Iterator[Diagnostic]:
    """Numbers between the lowest and the highest key have a row, and every combination of keys has a cell."""
    for word, table in printed(book):
        for column in range(len(word.params)):
            for rows in (table.rows, *alike_but_for(table, column)):
                spans = sorted(numeric_keys(replace(table, rows=rows), column))
                for (_, high, text), (low2, _, text2) in zip(spans, spans[1:]):
                    if high is not None and low2 - high > step(spans):
                        yield Diagnostic("CW604", f"`{word.name}` has no row between {text} and {text2}", word.span, "a hole",
                                         "add the missing row; a doubtful cell is marked with ?")
        yield from missing_cells(word, table)


def alike_but_for(table: m.Table, column: int) -> list[tuple]:
    """The rows, in groups that agree in all other keys."""
    groups: dict[tuple, list] = {}
    for keys, value in table.rows:
        groups.setdefault(keys[:column] + keys[column + 1:], []).append((keys, value))
    return [tuple(rows) for rows in groups.values()]


def step(spans: list) -> Fraction | int:
    """How far the next key may be: the next whole number after a range such as 1-3, as in 5, 10, 15 where the keys go by fives."""
    if whole_numbers(spans) and any(high is not None and high > low for low, high, _ in spans):
        return 1
    steps = [b[0] - a[1] for a, b in zip(spans, spans[1:]) if a[1] is not None and b[0] > a[1]]
    return max(min(steps, default=0), int(whole_numbers(spans)))


def whole_numbers(spans) -> bool:
    return all(x is None or x.denominator == 1 for low, high, _ in spans for x in (low, high))


def missing_cells(word: m.Word, table: m.Table) -> Iterator[Diagnostic]:
    if len(word.params) < 2 or any(len(keys) != len(word.params) for keys, _ in table.rows) or table.file:
        return
    have = {keys for keys, _ in table.rows}
    every = [()]
    for column in range(len(word.params)):
        every = [k + (c,) for k in every for c in dict.fromkeys(keys[column] for keys in have)]
    missing = [keys for keys in sorted(set(every) - have, key=str) if not all(look_up(table, corner) for corner in corners(keys))]
    for keys in missing[:3]:
        yield Diagnostic("CW604", f"`{word.name}` has no cell for {shown_keys(keys)}", word.span, "a hole",
                         "add the missing cell; a doubtful one is marked with ?")


def corners(keys: tuple) -> list[tuple]:
    """The ends of each key, in every combination: rows may cut another key's range in two."""
    found: list[tuple] = [()]
    for key in keys:
        ends = [e for k in alternatives(key) for e in ([x for x in k if x is not None] if is_range(k) else [k])]
        found = [f + (e,) for f in found for e in dict.fromkeys(ends)]
    return found


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
    return {(low, BEYOND, text) for low, high, text in found if high is None}


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
        return not isinstance(entry, str) and (not isinstance(entry, tuple) or is_range(entry) and (entry[1] is None or entry[0] <= entry[1]))
    if among is None or not isinstance(entry, str) and is_scale(book, sort):
        return True
    return str(entry) in among


def stranger(book: m.Book, word: m.Word, sort: str, entry: object) -> Diagnostic:
    among = members(book, sort) or ()
    spot = word.span if word.table is not None and word.table.file else near(word.span, shown_key(entry))
    what = f"`{shown_key(entry)[:60]}` in the table `{word.name}` is no {sort}"
    return Diagnostic("CW607", what, spot, f"not {one(sort)}", suggest(str(entry), among, f"{sort} is one of {listed(among)}" if among else ""))


CHECKS = (dice, whole_rows, keys_once, ranges_apart, no_gaps, entries_listed)
