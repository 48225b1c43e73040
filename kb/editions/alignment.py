"""Which clauses of two editions belong together, by what they say and not by their numbers.

Clauses are likened by their statements, and by the words of their headings where they have none. What the author says – `as`, `was` – is
heard too: `as` is taken at its word, `was` helps where the statements leave it open."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator
from dataclasses import dataclass, field
from math import log

from kb.answers.folding import STOP, parts, stem, words
from kb.editions.sayings import Book, Saying
from kb.language import model as m

TOO_COMMON = 60  # clauses: what more of them say tells no two apart
LEAST, LEAST_TEXT = 0.30, 0.45  # how alike two clauses have to be: by statements, or by words alone
ELSEWHERE = 0.10  # more than that under another number, where no author links them
HELP = 0.30  # what a `was` adds
JOINS = 0.5  # how much of a clause has to be found in another before it counts as merged into it
AGAINST = 0.5  # how sure of another pair the statements have to be, to speak against a `was`
NUMBER_COUNTS = 0.12  # the same printed number, where only words speak for a pair

AS, WAS, STATEMENTS, WORDS = "as", "was", "statements", "words"


@dataclass
class Side:
    """A clause made ready to be likened."""

    clause: m.Clause
    sayings: tuple[Saying, ...]
    features: Counter = field(default_factory=Counter)
    text: Counter = field(default_factory=Counter)
    weights: tuple[float, float] = (0.0, 0.0)  # of the features and of the text: needed for every pair, so worked out once


@dataclass
class Match:
    """Clauses that belong together: one of each book, or several where clauses were merged or split."""

    old: list[Side]
    new: list[Side]
    score: float = 0.0
    by: str = STATEMENTS


def sides(home: Book) -> list[Side]:
    return [Side(c, s, features_of(s), text_of(home.book, c)) for c in home.book.clauses for s in (home.sayings(c),)]


def features_of(sayings: tuple[Saying, ...]) -> Counter:
    found: Counter = Counter()
    for s in sayings:
        found[("shape", s.shape)] += 3
        found[("head", s.kind, s.words[:1])] += 2
        for word in set(s.words):
            found[("word", word)] += 1
    return found


def text_of(book: m.Book, clause: m.Clause) -> Counter:
    """The words of the heading count twice."""
    both = f"{clause.title} {clause.title} {clause.summary} {clause.commentary}"
    return Counter(("text", stem(p)) for w in words(both) if w not in STOP for p in parts(w) if len(p) > 1)


class Alignment:
    def __init__(self, old: Book, new: Book):
        self.old, self.new = sides(old), sides(new)
        self.ids = (old.book.id, new.book.id)
        self.linked = self.links()
        self.linking = {number for pair in self.linked for number in pair}
        self.rarity = rarity([s.features + s.text for s in (*self.old, *self.new)])
        for side in (*self.old, *self.new):
            side.weights = self.weight(side.features), self.weight(side.text)

    def matches(self) -> list[Match]:
        """Every clause of either book is in at least one of them, in the order of the newer book."""
        made = self.pairs()
        self.merge(made, self.old, self.new, "old")
        self.merge(made, self.new, self.old, "new")
        paired = {id(s) for x in made for s in (*x.old, *x.new)}
        made += [Match([], [s], by="") for s in self.new if id(s) not in paired] + [Match([s], [], by="") for s in self.old if id(s) not in paired]
        return self.in_order(made)

    # ---- what the author says
    def links(self) -> dict[tuple[str, str], str]:
        """Pairs of numbers, older first, that are linked by `as` or `was` in either book."""
        found: dict[tuple[str, str], str] = {}
        for here, there, turn in ((self.new, 0, False), (self.old, 1, True)):
            for side in here:
                for word, ids in ((WAS, side.clause.was), (AS, (side.clause.as_,) if side.clause.as_ else ())):
                    for number in ids:
                        book, _, local = number.rpartition(":")
                        if book == self.ids[there]:
                            pair = (side.clause.number, local) if turn else (local, side.clause.number)
                            found[pair] = word
        return found

    # ---- pairs, the most alike first
    def pairs(self) -> list[Match]:
        taken: set[int] = set()
        made = []
        for score, by, old, new in sorted(self.candidates(), key=lambda c: (-c[0], c[2].clause.number != c[3].clause.number)):
            if id(old) not in taken and id(new) not in taken:
                taken |= {id(old), id(new)}
                made.append(Match([old], [new], min(score, 1.0), by))
        return made

    def candidates(self) -> Iterator[tuple[float, str, Side, Side]]:
        for old, new in self.met():
            link = self.linked.get((old.clause.number, new.clause.number))
            if link == AS:
                yield 2.0, AS, old, new
                continue
            said, written = self.alike(old, new), self.likened(old.text, new.text, old.weights[1] + new.weights[1])
            if said is None:
                written += NUMBER_COUNTS * (old.clause.number == new.clause.number)
                if written + HELP * (link is not None) >= LEAST_TEXT:
                    yield written + HELP * (link is not None), WAS if link and written < LEAST_TEXT else WORDS, old, new
            else:
                score = 0.85 * said + 0.15 * written
                least = LEAST + ELSEWHERE * (link is None and old.clause.number != new.clause.number)
                if score + HELP * (link is not None) >= least:
                    yield score + HELP * (link is not None), WAS if link and score < LEAST else STATEMENTS, old, new

    def met(self) -> Iterator[tuple[Side, Side]]:
        """Clauses that have something uncommon in common, or that the author links."""
        having = defaultdict(list)
        for side in self.new:
            for key in (*side.features, *side.text, ("number", side.clause.number)):
                having[key].append(side)
        by_number = {s.clause.number: s for s in self.new}
        follows = defaultdict(list)
        for old, new in self.linked:
            if new in by_number:
                follows[old].append(by_number[new])
        for side in self.old:
            keys = (*side.features, *side.text, ("number", side.clause.number))
            near = [s for key in keys if len(having.get(key, ())) <= TOO_COMMON for s in having.get(key, ())]
            for other in {id(s): s for s in (*near, *follows[side.clause.number])}.values():
                yield side, other

    def alike(self, old: Side, new: Side) -> float | None:
        """None where one of the two states nothing."""
        return self.likened(old.features, new.features, old.weights[0] + new.weights[0]) if old.sayings and new.sayings else None

    def likened(self, one: Counter, other: Counter, whole: float) -> float:
        """How much of the weight of both is common to them."""
        if len(one) > len(other):
            one, other = other, one
        return 2 * sum(min(n, other[key]) * self.rarity[key] for key, n in one.items() if key in other) / (whole or 1)

    def weight(self, features: Counter) -> float:
        return sum(n * self.rarity[key] for key, n in features.items())

    # ---- clauses that were merged or split
    def merge(self, made: list[Match], mine: list[Side], theirs: list[Side], which: str) -> None:
        """A clause without a partner joins the match in which most of it is found, or to which the author links it."""
        paired = {id(s) for x in made for s in getattr(x, which)}
        others = "new" if which == "old" else "old"
        holding = {id(s): x for x in made for s in getattr(x, others)}
        stating, by_number = defaultdict(list), {s.clause.number: s for s in theirs if id(s) in holding}
        for other in by_number.values():
            for key in other.features:
                stating[key].append(other)
        for side in mine:
            if id(side) not in paired:
                partner = self.merged_into(side, stating) or self.linked_with(side, by_number, which)
                if partner is not None:
                    getattr(holding[id(partner)], which).append(side)

    def merged_into(self, side: Side, stating: dict[tuple, list[Side]]) -> Side | None:
        """The clause that states most of what this one does."""
        shapes = {k: n for k, n in side.features.items() if k[0] == "shape"}
        found: Counter = Counter()
        for key, n in shapes.items():
            for other in stating.get(key, ()):
                found[id(other)] += n
        best = max(found, key=lambda i: found[i], default=None)
        if best is None or found[best] < JOINS * sum(shapes.values()):
            return None
        return next(o for key in shapes for o in stating.get(key, ()) if id(o) == best)

    def linked_with(self, side: Side, by_number: dict[str, Side], which: str) -> Side | None:
        return next((o for number, o in by_number.items() if self.link(side, o, which) == WAS), None) if side.clause.number in self.linking else None

    def link(self, side: Side, other: Side, which: str) -> str | None:
        pair = (side.clause.number, other.clause.number)
        return self.linked.get(pair if which == "old" else pair[::-1])

    def contradicted(self, made: list[Match]) -> tuple[tuple[str, str], ...]:
        """`was` links between clauses that state quite different things, although one of them says what a third says."""
        match_of = {id(s): x for x in made for s in (*x.old, *x.new)}
        old, new = ({s.clause.number: s for s in part} for part in (self.old, self.new))
        found = []
        for (was, now), word in self.linked.items():
            if word != WAS or was not in old or now not in new or match_of[id(old[was])] is match_of[id(new[now])]:
                continue
            x = match_of[id(new[now])]
            if any(self.linked.get((o.clause.number, now)) for o in x.old):
                continue  # another link of this clause agrees with the statements
            if x.by == STATEMENTS and x.score >= AGAINST and (self.alike(old[was], new[now]) or 0) < LEAST / 2:
                found.append((was, now))
        return tuple(found)

    def in_order(self, made: list[Match]) -> list[Match]:
        """As the newer book has them; what is gone stands where the older book had it."""
        place = {id(s): n for n, s in enumerate(self.new)}
        came_before, last = {}, -1.0
        partner = {id(s): place[id(x.new[0])] for x in made if x.new for s in x.old}
        for side in self.old:
            last = partner.get(id(side), last)
            came_before[id(side)] = last + 0.5
        return sorted(made, key=lambda x: min(place[id(s)] for s in x.new) if x.new else came_before[id(x.old[0])])


def rarity(features: list[Counter]) -> defaultdict:
    """What few clauses say counts for more."""
    having = Counter(key for f in features for key in f)
    return defaultdict(float, {key: log(1 + len(features) / n) for key, n in having.items()})
