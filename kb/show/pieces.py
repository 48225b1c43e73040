"""What a position puts on the board, sorted by how the book has it drawn. The styles are those of kb/language/looks.py."""

from __future__ import annotations

import re
from dataclasses import field

from kb.answers import sentences as say
from kb.board.facts import Fact, Position
from kb.board.grid import Grid, grid_of
from kb.board.vocabulary import columns
from kb.language import model as m
from kb.language.looks import LOOKS, NOTHING
from kb.language.records import record
from kb.show.markup import clean

VERB = re.compile(r"^\{\w+\}\s+\w+\s+(.*)$")  # `{U} has {number} SP`: what follows is told of the counter


@record
class Counter:
    name: str
    hex: str
    side: str = "plain"  # a style of looks.py; plain when the book says none
    symbol: str = ""
    label: str = ""  # stands in for a symbol
    size: str = ""
    strength: str = ""
    markers: tuple[tuple[str, str], ...] = ()  # style and text
    told: str = ""  # Polish infantry, 6 SP


@record
class Pieces:
    """Everything on the table: counters in the order of their names, the rest by hex or hexside."""

    grid: Grid
    counters: dict[str, Counter]
    stacks: dict[str, tuple[Counter, ...]]
    ground: dict[str, tuple[str, ...]]
    labels: dict[str, tuple[str, ...]]
    sites: dict[str, tuple[tuple[str, str], ...]]
    edges: tuple[tuple[str, str, str], ...]  # style and the two hexes
    marks: dict[tuple[str, str], str] = field(default_factory=dict)  # marker as drawn → what it is called

    def hexes(self) -> tuple[str, ...]:
        """The hexes that anything is said of."""
        found = {*self.stacks, *self.ground, *self.labels, *self.sites, *(h for _, *pair in self.edges for h in pair)}
        return tuple(sorted(h for h in found if self.grid.valid(h)))


def pieces_of(book: m.Book, position: Position) -> Pieces:
    return Sorting(book, position).pieces()


def in_order(facts) -> list[Fact]:
    return sorted(facts, key=lambda fact: (fact[0], tuple(map(str, fact[1]))))


def place_words(book: m.Book) -> tuple[str, ...]:
    """The givens that say where a counter stands: those the book draws so, else the first from a thing to a hex."""
    linking = [w.name for w in book.of_kind("given") if len(columns(w)) == 2 and columns(w)[1] == "hex" and columns(w)[0] != "hex"]
    said = tuple(name for name in linking if book.looks.get(name) == "place")
    return said or tuple(name for name in linking if name not in book.looks)[:1]


def known_of(book: m.Book) -> tuple[tuple[str, ...], dict[str, int]]:
    """What is the same for all positions of a book: its place words, and the order of its words."""
    kept = book.__dict__.get("_pieces")
    if kept is None:
        object.__setattr__(book, "_pieces", kept := (place_words(book), {n: i for i, n in enumerate(book.words)}))
    return kept


class Sorting:
    """The facts of a position gone through once, each put where its word says."""

    def __init__(self, book: m.Book, position: Position):
        self.book, self.position = book, position
        self.grid = grid_of(*book.grid, position.board)
        self.facts = in_order(position.facts)
        self.places, self.ranks = known_of(book)
        self.about: dict[str, list[Fact]] = {}
        self.ground: dict[str, list[str]] = {}
        self.labels: dict[str, list[str]] = {}
        self.sites: dict[str, list[tuple[str, str]]] = {}
        self.edges: dict[tuple[str, str, str], None] = {}
        self.marks: dict[tuple[str, str], str] = {}

    def pieces(self) -> Pieces:
        where: dict[str, str] = {}
        for name, args in self.facts:
            word = self.book.words.get(name)
            if word is None or word.kind != "given" or not args:
                continue
            if name in self.places and self.grid.valid(str(args[1])):
                where.setdefault(str(args[0]), str(args[1]))
            elif columns(word)[:1] == ("hex",):
                self.on_map(word, args)
            else:
                self.about.setdefault(str(args[0]), []).append((name, args))
        counters = {unit: self.counter(unit, where[unit]) for unit in sorted(where)}
        stacks: dict[str, list[Counter]] = {}
        for c in counters.values():
            stacks.setdefault(c.hex, []).append(c)
        frozen = lambda found: {h: tuple(dict.fromkeys(said)) for h, said in found.items()}  # noqa: E731
        return Pieces(self.grid, counters, frozen(stacks), frozen(self.ground), frozen(self.labels), frozen(self.sites),
                      tuple(self.edges), self.marks)

    # ---- the map
    def on_map(self, word: m.Word, args: tuple) -> None:
        look = self.book.looks.get(word.name, "")
        hexes = [str(a) for a, sort in zip(args, columns(word)) if sort == "hex"]
        if look == NOTHING or not all(map(self.grid.valid, hexes)):
            return
        match columns(word):
            case ("hex",):
                self.sites.setdefault(hexes[0], []).append((look or "label", self.named(word.name)))
            case ("hex", "hex") if word.both_ways:
                self.edges[(look or "plain", *sorted(hexes))] = None
            case ("hex", sort) if sort in self.book.sorts:
                self.ground_of(hexes[0], str(args[1]), sort)

    def ground_of(self, hex_: str, constant: str, sort: str) -> None:
        """A constant without a style is written out, unless its sort is drawn as something else (the nation of a country)."""
        look = self.book.looks.get(constant, "")
        if look in LOOKS["ground"] and look != "label":
            self.ground.setdefault(hex_, []).append(look)
        elif look in ("label", "") and not self.elsewhere(sort):
            self.labels.setdefault(hex_, []).append(say.show(self.book, constant))

    def elsewhere(self, sort: str) -> bool:
        looks = [self.book.looks[c] for c in self.book.sorts[sort].members if c in self.book.looks]
        return bool(looks) and not any(look in LOOKS["ground"] for look in looks)

    def named(self, name: str) -> str:
        return self.book.terms.get(name, name.replace("_", " "))

    # ---- counters
    def counter(self, unit: str, hex_: str) -> Counter:
        found: dict[str, str] = {}
        told: list[str] = []
        undrawn: list[str] = []
        markers: list[tuple[str, str]] = []
        for name, args in sorted(self.about.get(unit, ()), key=lambda fact: self.rank(fact[0])):
            word = self.book.words[name]
            if look := self.number_look(word):
                if look not in found:
                    found[look] = say.number(args[1])
                    told.append(self.phrase(word, args))
            elif mark := self.marker(word, args):
                markers.append(mark)
            elif word.value in self.book.sorts and isinstance(args[-1], str):
                self.kind(found, told, undrawn, args[-1])
        label = "" if "symbol" in found else next(iter(undrawn), "")
        strength = found.get("strength") or "-".join(found[k] for k in ("attack", "defence") if k in found)
        return Counter(unit, hex_, found.get("side", "plain"), found.get("symbol", ""), label, found.get("size", ""),
                       strength, tuple(dict.fromkeys(markers)), kinds_first(told))

    def rank(self, name: str) -> int:
        """Words in the order in which the book declares them."""
        return self.ranks[name]

    def number_look(self, word: m.Word) -> str:
        look = self.book.looks.get(word.name, "")
        return look if look in LOOKS["number"] and columns(word)[1:] == ("number",) else ""

    def phrase(self, word: m.Word, args: tuple) -> str:
        """`{U} has {number} SP` → 6 SP."""
        rest = VERB.match(word.template)
        return say.tidy(say.fill(self.book, word, rest[1], args)) if rest else f"{self.named(word.name)} {say.number(args[1])}"

    def marker(self, word: m.Word, args: tuple) -> tuple[str, str] | None:
        """What lies on a counter: a constant of a relation without a value, or a true-or-not given the book has drawn."""
        if len(args) == 2 and not word.value and columns(word)[1] in self.book.sorts and isinstance(args[1], str):
            look, text = self.book.looks.get(args[1], "label"), say.show(self.book, args[1])
        elif len(args) == 1 and word.name in self.book.looks:
            look, text = self.book.looks[word.name], self.named(word.name)
        else:
            return None
        if look not in LOOKS["marker"]:
            return None
        mark = (look, initials(text) if look == "label" else "")
        self.marks.setdefault(mark, text)
        return mark

    def kind(self, found: dict[str, str], told: list[str], undrawn: list[str], constant: str) -> None:
        look, text = self.book.looks.get(constant, ""), say.show(self.book, constant)
        for family in ("side", "symbol", "size"):
            if look in LOOKS[family] and family not in found:
                found[family] = look
                told.insert(0, "\0" + text)  # before the numbers; kinds_first puts them in one phrase
                return
        if not look and constant in self.book.constants:
            undrawn.append(text)


def kinds_first(told: list[str]) -> str:
    """Polish infantry, 6 SP."""
    kinds = [t[1:] for t in told if t[0] == "\0"][::-1]
    kind = " ".join(kinds)
    return ", ".join([kind[:1].upper() + kind[1:]] * bool(kind) + [t for t in told if t[0] != "\0"])


def initials(text: str) -> str:
    """Out of Supply → OS, by the capitals where there are some."""
    words = clean(text).split()
    capitals = [w[0] for w in words if w[0].isupper()]
    return ("".join(capitals) or "".join(w[0] for w in words).upper())[:2]

