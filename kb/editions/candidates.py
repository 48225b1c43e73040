"""Positions in which two editions may part: the authors' examples – of the clauses themselves, then of all that is decided by what changed –,
and near them with other figures, one thing less, or what a changed condition speaks of."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from fractions import Fraction
from itertools import islice

from kb.editions.alignment import Match
from kb.editions.changes import Change
from kb.editions.drafts import IDENTIFIER, Draft, called, draft_of
from kb.editions.newcomers import atoms_of, conds_of, placed
from kb.editions.sayings import Saying
from kb.editions.vocabularies import stand_ins
from kb.language import model as m

Candidate = tuple[Draft, str]  # a position and what is asked
NEAR, FAR = 16, 24  # examples of other clauses looked at: of the words that changed, and of what rests on them
VARIED = 12  # examples that are varied
FIGURES, LESS, SWAPS = 40, 40, 60  # variations of each kind


class Pool:
    """The examples of both books by the words they ask about, in the words of the newer one."""

    def __init__(self, old: m.Book, new: m.Book, names: dict[str, str]):
        self.old, self.new, self.names = old, new, names
        self.back = {v: k for k, v in names.items()}
        self.calling = stand_ins(new, old, self.back), names | {c: names.get(d, d) for c, d in stand_ins(old, new, names).items()}
        self.asking: dict[str, list[tuple[m.Example, dict[str, str]]]] = {}
        for book, called_ in zip((new, old), self.calling):
            for e in (e for c in book.clauses for e in c.examples if e.question is not None):
                for word in dict.fromkeys(IDENTIFIER.findall(called(e.ask_text, called_))):
                    if word in new.words:
                        self.asking.setdefault(word, []).append((e, called_))
        self.resting = resting(new)

    def draft(self, e: m.Example, names: dict[str, str]) -> Candidate:
        """`names`: what the words of its book are called here, those that the other has not by what stands for them; the rest stays out."""
        asked = called(e.ask_text, names)
        return draft_of(e, names).known_to(self.new, asked).known_to(self.old, called(asked, self.back)), asked

    def own(self, match: Match) -> list[Candidate]:
        every = [(e, names) for part, names in zip((match.new, match.old), self.calling) for side in part for e in side.clause.examples]
        return list(dict.fromkeys(self.draft(e, names) for e, names in every if e.question is not None))

    def about(self, words: Iterable[str], most: int) -> list[Candidate]:
        """The shortest examples that ask about these words."""
        found = {id(e): (e, names) for word in words for e, names in self.asking.get(word, ())}
        return list(dict.fromkeys(self.draft(e, names) for e, names in sorted(found.values(), key=lambda x: len(x[0].given))[:most]))

    def around(self, match: Match, change: Change) -> Iterator[Candidate]:
        """All of them, the likeliest first."""
        own = self.own(match)
        yield from own
        yield from islice(with_figures(own, change), FIGURES)
        heads = self.heads(match, change)
        near = [c for c in self.about(heads, NEAR) if c not in own]
        yield from near
        varied = (own + near)[:VARIED]
        yield from islice(swapped(varied, self.constants(change)), SWAPS)
        yield from islice(((less, asked) for draft, asked in own for less in draft.without()), LESS)
        above = [w for head in heads for w in self.resting.get(head, ()) if w not in heads]
        far = [c for c in self.about(above, FAR) if c not in own and c not in near]
        yield from far
        yield from islice(with_figures(near, change), FIGURES)
        yield from islice(swapped(far[:VARIED], self.constants(change)), SWAPS)

    # ---- what changed
    def heads(self, match: Match, change: Change) -> list[str]:
        """The words of which the changed statements speak; where only figures changed, those of the whole row."""
        statements = [(s.statement, names) for some, names in ((change.come, {}), (change.gone, self.names)) for s in some if s.statement]
        if not statements:
            statements = [(s.statement, names) for part, names in ((match.new, {}), (match.old, self.names)) for side in part for s in side.sayings if s.statement]
        tables = [s.word for s in (*change.come, *change.gone) if s.word]
        return list(dict.fromkeys([names.get(h.name, h.name) for s, names in statements for h in (s.head, *s.heads) if h is not None] + tables))

    def constants(self, change: Change) -> list[tuple[str, frozenset[str], dict[str, str]]]:
        """What a position can say of the changed conditions – words of closed lists, givens without a value –, each with its kin and of what it
        can be said."""
        constants, givens = {}, {}
        for some, names in ((change.come, {}), (change.gone, self.names)):
            for word in dict.fromkeys(c for s in some for c in constants_of(s)):
                name = names.get(word, word)
                if name in self.new.constants and self.back.get(name, name) in self.old.constants:
                    constants[name] = self.new.constants[name]
            for word in dict.fromkeys(c for s in some for c in givens_of(s)):
                name = names.get(word, word)
                if self.plain_given(name):
                    givens[name] = tuple(p.sort for p in self.new.words[name].params)
        return ([(c, self.kin(sort), self.carriers(sort)) for c, sort in constants.items()]
                + [(g, self.likes(sorts), {"edge" if sorts == ("hex", "hex") else sorts[0]: ""}) for g, sorts in givens.items()])

    def plain_given(self, name: str) -> bool:
        """Said of a thing, or of two hexes, by its name alone."""
        word = self.new.words.get(name)
        return (word is not None and word.kind == "given" and not word.value and self.back.get(name, name) in self.old.words
                and (len(word.params) == 1 or [p.sort for p in word.params] == ["hex", "hex"]))

    def likes(self, sorts: tuple[str, ...]) -> frozenset[str]:
        """A hexside is one river or another; what is said of a unit is said besides."""
        if len(sorts) == 1:
            return frozenset()
        return frozenset(n for n, w in self.new.words.items() if self.plain_given(n) and tuple(p.sort for p in w.params) == sorts)

    def kin(self, sort: str) -> frozenset[str]:
        return frozenset(c for c, s in self.new.constants.items() if s == sort)

    def carriers(self, sort: str) -> dict[str, str]:
        """Sort of a thing → what stands before the word when it is said of one: `marker` before a counter, nothing before an arm."""
        if sort == "phase":
            return {"": "phase = "}
        found = {}
        for w in self.new.words.values():
            sorts = [p.sort for p in w.params] + ([w.value] if w.value else [])
            if w.kind == "given" and len(sorts) == 2 and sorts[1] == sort:
                found[sorts[0]] = "" if w.value or sorts[0] == "hex" else f"{w.name} "
        return found


def constants_of(saying: Saying) -> Iterator[str]:
    if saying.statement is None:
        return
    for c in conds_of(saying.statement.body):
        if isinstance(c, m.IsOne):
            yield from c.of
        elif isinstance(c, m.Compare):
            yield from (t.value for t in (c.left, c.right) if isinstance(t, m.Const))
        elif isinstance(c, m.Did) and c.time.phase:
            yield c.time.phase
    yield from (a.value for atom in atoms_of(saying.statement) for a in atom.args if isinstance(a, m.Const))


def givens_of(saying: Saying) -> Iterator[str]:
    if saying.statement is not None:
        yield from (atom.name for atom in atoms_of(saying.statement))


def resting(book: m.Book) -> dict[str, list[str]]:
    """Word → words whose statements ask after it: where a change shows, if not in itself."""
    found: dict[str, dict[str, None]] = {}
    for clause in book.clauses:
        for s in clause.statements:
            if s.head is not None:
                for word in mentioned(s):
                    found.setdefault(word, {})[s.head.name] = None
    return {word: list(heads) for word, heads in found.items()}


def mentioned(s: m.Statement) -> set[str]:
    return {node.name for node in placed((s.expr, s.body))}


# ---- variations


def with_figures(some: list[Candidate], change: Change) -> Iterator[Candidate]:
    for value in turning_points(change):
        for draft, asked in some:
            yield from ((changed, asked) for changed in draft.with_number(value))


def turning_points(change: Change) -> list[str]:
    """Numbers between an old figure and a new one, or beside them; and those with which the changed conditions compare."""
    found: list[Fraction] = []
    for old, new in change.figures:
        if isinstance(old.value, Fraction) and isinstance(new.value, Fraction):
            found += [new.value, old.value, (old.value + new.value) / 2, max(old.value, new.value) + 1]
    for n in (n.value for s in (*change.come, *change.gone) if s.kind != "table" for n in s.numbers):
        if isinstance(n, Fraction):
            found += [n, n + 1, n - 1]
    return [str(int(v)) for v in dict.fromkeys(found) if v.denominator == 1 and v >= 0]


def swapped(some: list[Candidate], constants: list[tuple[str, frozenset[str], dict[str, str]]]) -> Iterator[Candidate]:
    """One word of a position is another of its kind, or one is said besides."""
    for draft, asked in some:
        for word, kin, carriers in constants:
            yield from ((changed, asked) for changed in draft.with_word(word, kin, carriers, asked))
