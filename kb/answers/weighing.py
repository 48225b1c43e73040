"""Which matter to ask about: one that can still change the verdict, and of these the one after which least is expected to be left."""

from __future__ import annotations

from itertools import product

from kb.answers.outline import NORMS, Outline
from kb.answers.supposing import Supposed, verdict_of
from kb.answers.ties import Ties
from kb.engine.program import READING, Choice
from kb.language import model as m

MOST_WORLDS = 64
HOLDS = {"forbid": 0.4, "except": 0.3, "despite": 0.3, "excuse": 0.4, "deny": 0.3}
EVEN = 0.5
SEVERAL = 0.5  # what several conditions at once make of a chance
NEEDED = 0.65  # what a permission needs comes before what else may be in the way
A_MATTER = 0.2  # what an open matter adds to an open statement

Told = dict[str, bool]


class Weighing:
    def __init__(self, outline: Outline, ties: Ties, choice: Choice):
        self.outline, self.ties, self.choice = outline, ties, choice
        self.choices = [choice, *self.undecided()]
        self.likely = {key: self.chance(key) for key in outline.matters}

    def undecided(self) -> list[Choice]:
        """The other readings of disputes in which none is preferred: they have to be settled too."""
        return [self.choice.other(d.id, r.name) for d in self.outline.book.disputes() if d.preferred is None and d.id not in dict(self.choice.readings)
                if any(r.statements for r in d.readings) for r in d.readings if r.name != self.choice.reading(d).name]

    def chance(self, key: str) -> float:
        """How likely a matter is to hold, by what the book makes of it: permissions speak of the usual, prohibitions of the rest."""
        uses = self.outline.uses.get(key, ())
        each = [HOLDS.get(u.statement.kind, EVEN) if u.wanted else 1 - HOLDS.get(u.statement.kind, EVEN) for u in uses]
        found = sum(each) / len(each) if each else EVEN
        return found if self.outline.matters[key].single is not None else found * SEVERAL

    # ---- what follows from what was told
    def known(self, told: Told) -> Told:
        """What was told, and what it settles besides."""
        found = dict(told)
        for worlds in self.ties.worlds(told):
            for key in set.intersection(*(set(w) for w in worlds)) if worlds else ():
                if len({w[key] for w in worlds}) == 1:
                    found[key] = worlds[0][key]
        return found

    def contradicts(self, told: Told) -> bool:
        return any(not worlds for worlds in self.ties.worlds(told))

    def verdict(self, told: Told, choice: Choice | None = None) -> str:
        """Certain, or unknown. Where few ways are left how the tied matters may be, each is tried."""
        choice = choice or self.choice
        found = verdict_of(self.supposed(told, choice))
        if found != "unknown":
            return found
        first = None
        for world in self.few_worlds(told):
            now = verdict_of(self.supposed(told | world, choice))
            if now == "unknown" or first not in (None, now):
                return "unknown"
            first = now
        return first or found

    def few_worlds(self, told: Told) -> list[Told]:
        """Every way the tied matters may be together, if there are few."""
        worlds = [w for w in self.ties.worlds(told) if len(w) > 1]
        size = 1
        for one in worlds:
            size *= len(one)
        return [{k: v for part in world for k, v in part.items()} for world in product(*worlds)] if worlds and size <= MOST_WORLDS else []

    def settled(self, told: Told) -> bool:
        return all(self.verdict(told, choice) != "unknown" for choice in self.choices)

    def supposed(self, told: Told, choice: Choice) -> Supposed:
        return Supposed(self.outline, told, choice)

    # ---- what is open
    def open(self, told: Told) -> dict[int, set[str]]:
        """The statements that may still decide, each with the matters it hangs on."""
        found: dict[int, set[str]] = {}
        for choice in self.choices:
            if self.verdict(told, choice) == "unknown":
                Opened(self.supposed(told, choice)).add_to(found)
        return found

    def cost(self, told: Told) -> float:
        """How much is left to ask, roughly."""
        return sum(1 + A_MATTER * len(keys) for keys in self.open(told).values())

    def matter_still(self, told: Told) -> set[str]:
        """The matters that may decide, minding that some of them hang together: where a statement comes out the same in every world,
        none of its tied matters counts."""
        found: set[str] = set()
        for choice in self.choices:
            if self.verdict(told, choice) != "unknown":
                continue
            plain = {key: keys for key, keys, _ in Opened(self.supposed(told, choice)).roots() if keys}
            worlds = [{key: (keys, status) for key, keys, status in Opened(self.supposed(told | w, choice)).roots()} for w in self.few_worlds(told)]
            for key, keys in plain.items():
                cases = [w[key] for w in worlds if key in w]
                if not cases or len(cases) < len(worlds) or len({status for _, status in cases}) > 1:
                    found |= keys
                found |= set().union(*(k for k, _ in cases))
        return found

    def candidates(self, told: Told, skipped: frozenset[str]) -> list[str]:
        """What could still change the verdict, in the order of the book."""
        wanted = self.matter_still(told)
        return [key for key in self.outline.matters if key in wanted and key not in skipped and key not in self.outline.heads]

    def best(self, told: Told, candidates: list[str]) -> str:
        return min(candidates, key=lambda key: self.expected(told, key))

    def expected(self, told: Told, key: str) -> float:
        chance = self.likely[key]
        after = [self.cost(self.known(told | {key: holds})) for holds in (True, False)]
        found = chance * after[0] + (1 - chance) * after[1]
        return found * NEEDED if any(u.wanted and u.statement.kind in m.GRANTS for u in self.outline.uses[key]) else found


class Opened:
    """Follows what is open about a verdict down to matters."""

    def __init__(self, supposed: Supposed):
        self.s, self.outline, self.program = supposed, supposed.outline, supposed.program

    def add_to(self, found: dict[int, set[str]]) -> None:
        for key, keys, _ in self.roots():
            if keys:
                found[key] = found.get(key, set()) | keys

    def roots(self):
        q = self.outline.question
        if q.kind not in NORMS:
            yield 0, self.of_matter(self.outline.root), self.s.matter(self.outline.root)
            return
        name = q.atom.name
        sure = {kind for kind in NORMS[q.kind] for s in self.program.norms(kind, name) if self.s.live(s, name, ())[0]}
        for kind in NORMS[q.kind]:
            if kind == "permit" and kind in sure:
                continue
            for s in self.program.norms(kind, name):
                yield s.key, self.of_statement(s, name), self.s.live(s, name, ())
        for n in self.program.ancestors(name):
            for s in self.program.otherwise.get(n, ()):
                yield s.key, self.lifts(s, name), frozenset(self.s.live(e, name, ()) for e in self.program.lifting(s, name))

    def of_statement(self, s: m.Statement, asked: str) -> set[str]:
        if self.s.live(s, asked, ()) != (False, True):
            return set()
        found = set()
        for way in s.body.alternatives:
            if self.s.all_of(way)[1]:
                found |= self.of_conds(way)
        return found.union(*(self.of_conds(g) for g in s.body.unless if self.s.all_of(g)[1]), self.lifts(s, asked))

    def lifts(self, s: m.Statement, asked: str) -> set[str]:
        return set().union(*(self.of_statement(e, asked) for e in self.program.lifting(s, asked)), set())

    def of_conds(self, conds: tuple[m.Cond, ...]) -> set[str]:
        return set().union(*(self.of_matter(c.atom.name) for c in conds if c.atom.name != READING), set())

    def of_matter(self, key: str) -> set[str]:
        sure, may = self.s.matter(key)
        if sure or not may:
            return set()
        if key not in self.outline.heads:
            return {key}
        return set().union(*(self.of_statement(s, key) for kind in ("define", "deny") for s in self.program.on(kind, key)), set())
