"""The engine against the brute-force evaluator: relations, norms, and every amount, on generated positions."""

import random
import time
from fractions import Fraction
from itertools import product

import pytest
from hypothesis import given

from kb.engine.program import Program
from kb.engine.session import Session
from kb.engine.values import Conflict, Unknown
from kb.language import model as m
from tests.oracle.figures import CONFLICT
from tests.oracle.naive import Naive
from tests.oracle.table import Beyond, Unsettled
from tests.oracle.worlds import few, position_of, w39, worlds

pytestmark = pytest.mark.xdist_group("oracle")
TALLY = {"relations": 0, "norms": 0, "amounts": 0, "passed over": 0, "seconds": 0.0}
EACH = 3


class Pair:
    """One position, two evaluators."""

    def __init__(self, book: m.Book, position, seed: int):
        self.book, self.chance = book, random.Random(seed)
        self.session = Session(Program(book), position)
        self.naive = Naive(book, position)

    def choose(self, word: m.Word) -> list[tuple]:
        members = [self.session.reach.members(p.sort) or [Fraction(n) for n in range(1, 5)] * (p.sort == "number") for p in word.params]
        members = [m_[:] if p.sort != "hex" else m_ + ["3329", "3127"] for m_, p in zip(members, word.params)]
        if not all(members):
            return []
        size = 1
        for some in members:
            size *= len(some)
        return list(product(*members)) if size <= EACH else [tuple(map(self.chance.choice, members)) for _ in range(EACH)]

    def slow(self, work):
        """What the naive evaluator says, or nothing where it does not say."""
        try:
            return work()
        except (Beyond, Unsettled):
            TALLY["passed over"] += 1
            return None

    def relation(self, word: m.Word) -> None:
        for args in self.choose(word):
            pattern = args + (None,) * bool(word.value)
            theirs = self.slow(lambda: set(self.naive.rows(word.name, pattern)))
            if theirs is not None:
                ours = set(self.session.rows(word.name, pattern))
                assert ours == theirs, (word.name, pattern, ours, theirs)
                TALLY["relations"] += 1

    def norms(self, word: m.Word) -> None:
        for args in self.choose(word):
            for kind in ("permit", "forbid", "require", "excuse", "cause"):
                theirs = self.slow(lambda: {s.key for s in self.naive.norms(kind, word.name) if s.head.name in self.line(word)
                                            and not s.heads and self.naive.applies(s, word.name, args)})
                if theirs is None:
                    continue
                found = [s for s in self.session.program.norms(kind, word.name) if not s.heads and self.fits(s, args)]
                ours = {s.key for s in found if self.session.live(s, word.name, args)[0]}
                alternatives = {s.key for s in self.naive.statements if s.heads}
                assert ours == theirs - alternatives, (kind, word.name, args, [s.cite for s in found if s.key in ours ^ theirs])
                TALLY["norms"] += 1

    def line(self, word: m.Word) -> list[str]:
        return self.session.program.ancestors(word.name)

    def fits(self, s: m.Statement, args: tuple) -> bool:
        return all(not isinstance(a, m.Const) or a.value == v for a, v in zip(s.head.args, args))

    def amount(self, word: m.Word) -> None:
        for args in self.choose(word):
            ours = self.session.value(word.name, args)
            theirs = self.slow(lambda: (self.naive.amount(word.name, args),))
            if theirs is None or isinstance(ours, Unknown):
                assert theirs is None or not isinstance(ours, Unknown), (word.name, args, ours, theirs)
                continue
            same = theirs[0] is CONFLICT if isinstance(ours, Conflict) else ours == theirs[0]
            assert same, (word.name, args, ours, theirs[0])
            TALLY["amounts"] += 1


@few(0.5)
@given(worlds())
def test_every_word_agrees_with_the_definitions(world):
    start = time.perf_counter()
    pair = Pair(w39(), position_of(world), len(world.text()))
    for word in w39().of_kind("derived"):
        pair.relation(word)
    for word in w39().of_kind("action", "role", "event"):
        pair.norms(word)
    for word in w39().of_kind("amount"):
        pair.amount(word)
    pair.session.close()
    TALLY["seconds"] += time.perf_counter() - start


def test_how_much_was_compared(capsys):
    with capsys.disabled():
        print("\nnaive: " + ", ".join(f"{n} {k}" if k != "seconds" else f"{n:.0f} s" for k, n in TALLY.items()))
    assert not TALLY["seconds"] or min(TALLY["relations"], TALLY["norms"], TALLY["amounts"]) > 100
