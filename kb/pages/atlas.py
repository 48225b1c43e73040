"""Where everything of a book stands on the site: pages, anchors, and who refers to what.

Addresses are made of printed numbers only, so that a link lives as long as the number does."""

from __future__ import annotations

import re
import unicodedata
from collections import defaultdict
from dataclasses import dataclass, field

from kb.editions.comparing import Row
from kb.language import model as m
from kb.language.mentions import mentions
from kb.pages.markup import esc

HEADING = re.compile(r"^heading:\s*")
MENTION = re.compile(r"(?<![\w.:/#-])(?:tables/[\w-]+|scenario-\w+(?:/[\w-]+)*|\d+\.\d+(?:\.\d+)*[a-z]?(?:#\d)?(?:/[\w-]+)*)(?![\w-]|\.\d)")
MOST_ANSWERS = 30  # on a page, each some ten thousand letters
MOST_DISPUTES = 90  # on a page
SAFE_DECIMAL = re.compile(r"\d+\.\d$|\d+\.\d/")  # 2.4 may be a clause or a sum of fire: not linked in running text


@dataclass(frozen=True)
class Chapter:
    key: str
    title: str
    lede: str
    clauses: tuple[m.Clause, ...]
    rows: tuple[m.Row, ...]

    @property
    def page(self) -> str:
        return f"{self.key}.html"


@dataclass
class Atlas:
    """One book's map."""

    book: m.Book
    chapters: list[Chapter] = field(default_factory=list)
    anchors: dict[str, tuple[str, str]] = field(default_factory=dict)  # number → page, anchor
    answers: dict[int, tuple[str, str]] = field(default_factory=dict)  # id of an example → page, anchor
    first_asked: dict[str, int] = field(default_factory=dict)  # row of a printed example → id of the first example that asks about it
    filled: dict[str, tuple[int, int]] = field(default_factory=dict)  # section → how many pages its answers have, and how many the last one holds
    disputes: dict[str, tuple[str, str]] = field(default_factory=dict)
    cited_by: dict[str, list[str]] = field(default_factory=dict)
    datalog: dict[str, list[str]] = field(default_factory=dict)  # what each clause becomes, of the chapters that are shown
    others: dict[str, Atlas] = field(default_factory=dict)  # the other books of the site
    older: str = ""  # the older edition among them
    change_places: dict[str, str] = field(default_factory=dict)  # row of the comparison, by its anchor → the page it stands on
    talks: dict[str, tuple[tuple[str, str], ...]] = field(default_factory=dict)  # deed → may or must, and the page that asks about it
    changed: dict[str, Row] = field(default_factory=dict)  # number → what became of the clause since that edition

    def ref(self, number: str, text: str = "") -> str:
        """A clause number as a link; plain text where the site has no such clause."""
        shown = esc(text or number)
        home, _, inner = number.rpartition(":")
        if home and home != self.book.id:
            return self.abroad(self.others.get(home), inner, shown)
        place = self.place(inner)
        if place is None:
            return f'<span class="ref">{shown}</span>'
        return f'<a class="ref" href="{address(*place)}" data-n="{esc(number)}">{shown}</a>'

    def abroad(self, other: Atlas | None, number: str, shown: str) -> str:
        place = other.place(number) if other is not None else None
        return f'<a class="ref" href="../{other.book.id}/{address(*place)}">{shown}</a>' if place else f'<span class="ref">{shown}</span>'

    def place(self, number: str) -> tuple[str, str] | None:
        """A label without a row of its own is found with its clause."""
        while number and number not in self.anchors:
            number = number.rpartition("/")[0]
        return self.anchors.get(number)

    def dispute_ref(self, name: str) -> str:
        place = self.disputes.get(name)
        return f'<a class="ref" href="{address(*place)}">{esc(name)}</a>' if place else f'<span class="ref">{esc(name)}</span>'

    def cite(self, cite: str) -> str:
        """What stands at the right edge of a sentence: a clause, a dispute, or nothing of the kind."""
        return self.dispute_ref(cite) if cite in self.disputes else self.ref(cite) if cite else ""

    def linked(self, text: str) -> str:
        """Running text in which clause numbers become links."""
        out, last = [], 0
        for found in MENTION.finditer(text):
            number = found[0]
            if number in self.anchors and not SAFE_DECIMAL.match(number):
                out += [esc_part(text[last : found.start()]), self.ref(number)]
                last = found.end()
        return "".join(out) + esc_part(text[last:])


def esc_part(text: str) -> str:
    """Blanks at the edges matter inside a sentence."""
    lead = " " if text[:1].isspace() else ""
    tail = " " if text[-1:].isspace() and text.strip() else ""
    return lead + esc(text.strip()) + tail


def address(page: str, anchor: str = "") -> str:
    return f"{page}#{anchor}" if anchor else page


def anchor_of(number: str) -> str:
    return number.replace("#", "-").replace(" ", "-")


def slug(text: str, most: int = 60) -> str:
    """An anchor made of words: Polish letters lose their marks, nothing but letters, digits and hyphens remains."""
    plain = unicodedata.normalize("NFKD", text.lower().replace("ł", "l"))
    words = re.findall(r"[a-z0-9]+", "".join(c for c in plain if not unicodedata.combining(c)))
    return "-".join(words)[:most].strip("-") or "x"


def chapter_key(number: str) -> str:
    return number.split("/")[0].split(".")[0].split("#")[0]


def section_key(number: str) -> str:
    """8.32 → 8.3, 5.1.3 → 5.1, tables/CRT → tables: what shares a page of answers."""
    first = number.split("/")[0].split("#")[0]
    parts = first.split(".")
    if len(parts) == 1:
        return first
    return f"{parts[0]}.{parts[1] if len(parts) > 2 else parts[1][:1]}"


def atlas_of(book: m.Book) -> Atlas:
    atlas = Atlas(book, chapters_of(book))
    for chapter in atlas.chapters:
        for row in chapter.rows:
            atlas.anchors[row.number] = (chapter.page, anchor_of(row.number))
        for clause in chapter.clauses:
            place(atlas, chapter, clause)
    atlas.cited_by = citations(book)
    return atlas


def shaped(book: m.Book) -> frozenset[str]:
    """Words behind which a shape stands: zones and paths, what is defined by them, through however many words (`in_zoc(E, U)` says nothing of
    hexes, but a picture of the zone tells what it means), and what a zone is made of (who has none)."""
    kept = book.__dict__.get("_shaped")
    if kept is None:
        said = [(s.kind, s.head.name, mentions(s)) for c in book.clauses for s in c.statements if s.head is not None]
        zones = {name for name, look in book.looks.items() if look == "zone"}
        parts = {name for _, head, used in said if head in zones for name in used if name in book.words and book.words[name].kind == "derived"}
        kept, more = set(), zones | {w.name for w in book.of_kind("path")}
        while more:
            kept |= more
            more = {head for kind, head, used in said if kind == "define" and used & kept} - kept
        kept = frozenset(kept | parts)
        object.__setattr__(book, "_shaped", kept)
    return kept


def place(atlas: Atlas, chapter: Chapter, clause: m.Clause) -> None:
    atlas.anchors[clause.number] = (chapter.page, anchor_of(clause.number))
    for s in clause.statements:
        if s.label:
            atlas.anchors.setdefault(s.cite, (chapter.page, anchor_of(s.cite)))
    page = page_of_answers(atlas, clause)
    taken: set[str] = set()
    for example in clause.examples:
        anchor = unique(f"{anchor_of(clause.number)}-{slug(example.title)}", taken)
        atlas.answers[id(example)] = (page, anchor)
        if example.row and example.row not in atlas.book.by_number and example.row not in atlas.first_asked:
            atlas.first_asked[example.row] = id(example)
            atlas.anchors[example.row] = (chapter.page, anchor_of(example.row))
    for dispute in clause.disputes:
        part = len(atlas.disputes) // MOST_DISPUTES + 1
        atlas.disputes[dispute.id] = (numbered("disputes", part), anchor_of(dispute.id))


def page_of_answers(atlas: Atlas, clause: m.Clause) -> str:
    """A section's answers share a page until it would grow heavy; those of a clause stay together."""
    section, count = section_key(clause.number), len(clause.examples)
    part, held = atlas.filled.get(section, (1, 0))
    if held and held + count > MOST_ANSWERS:
        part, held = part + 1, 0
    atlas.filled[section] = part, held + count
    return numbered(f"answers-{section}", part)


def numbered(name: str, part: int) -> str:
    """The first page of what fills several keeps the plain address."""
    return f"{name}.html" if part == 1 else f"{name}--{part}.html"


def unique(anchor: str, taken: set[str]) -> str:
    found, n = anchor, 2
    while found in taken:
        found, n = f"{anchor}-{n}", n + 1
    taken.add(found)
    return found


def chapters_of(book: m.Book) -> list[Chapter]:
    """Every chapter that has a clause written, and the rows of it that are still missing; the rest is told on the trust page."""
    clauses: dict[str, list[m.Clause]] = defaultdict(list)
    rows: dict[str, list[m.Row]] = defaultdict(list)
    for row in book.inventory:
        rows[chapter_key(row.number)].append(row)
    for clause in book.clauses:
        clauses[chapter_key(clause.number)].append(clause)
    order = [key for key in rows if key in clauses] + [key for key in clauses if key not in rows]
    return [Chapter(key, chapter_title(book, key, rows[key]), chapter_lede(book, key), tuple(clauses[key]), tuple(rows[key]))
            for key in order]


def chapter_title(book: m.Book, key: str, rows: list[m.Row]) -> str:
    heading = book.by_number.get(f"{key}.0")
    if heading is not None:
        return heading.title
    if key == "tables":
        return "Tables and charts"
    name = key.removeprefix("scenario-")
    if name != key:
        return book.terms.get(name, f"Scenario {name}")
    first = next((r for r in rows if r.number == f"{key}.0" or r.number == key), None)
    topic = HEADING.sub("", first.topic) if first else ""
    return topic[:1].upper() + topic[1:] if topic else f"Chapter {key}" if key.isdigit() else key.replace("-", " ").capitalize()


def chapter_lede(book: m.Book, key: str) -> str:
    heading = book.by_number.get(f"{key}.0")
    return heading.summary if heading is not None and not heading.statements else ""  # else the clause itself says it, just below


def citations(book: m.Book) -> dict[str, list[str]]:
    """Clause → the clauses that refer to it: by `see`, by lifting it, or by an example that has to cite it."""
    order = {c.number: i for i, c in enumerate(book.clauses)}
    found: dict[str, set[str]] = defaultdict(set)
    for clause in book.clauses:
        for number in references(book, clause, order):
            target = book.clause(number)
            if target is not None and target.number != clause.number:
                found[target.number].add(clause.number)
    return {number: sorted(by, key=order.__getitem__) for number, by in found.items()}


def references(book: m.Book, clause: m.Clause, order: dict[str, int]) -> set[str]:
    found = set(clause.see)
    for s in [*clause.statements, *(s for d in clause.disputes for r in d.readings for s in r.statements)]:
        for run in s.targets:
            found.add(run.first)
            if run.last in order and run.first in order:
                found |= {c.number for c in book.clauses[order[run.first] : order[run.last] + 1]}
    for example in clause.examples:
        found |= set(example.expect.by) if example.expect else set()
    return found
