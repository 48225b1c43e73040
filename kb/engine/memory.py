"""What a session remembers, and what of it another reading of a dispute, or a changed fact, leaves true.

Results nest, each asked for with `in` (or `recall`) and then set, so a stack of those under way tells what each came upon: the disputes whose
guards were looked up, and the words whose facts were. Each of these names is a bit, and what a result rests on a whole number: joining two
costs next to nothing. A memory that has forgotten something lies over the whole one, and takes from it what it needs."""

from __future__ import annotations

from collections.abc import Iterable

ANYTHING_STATED = ("anything stated",)  # a result that rests on all facts there are
MISSING = object()


class Memory(dict):
    """Results by (kind, …). The second part of a key says what a result is about."""

    def __init__(self, bits: dict[str, int], under: "Memory | None" = None, forgotten: int = 0):
        super().__init__()
        self.bits, self.under, self.forgotten = bits, under, forgotten
        self.rests_on: dict[tuple, int] = {}  # result → the disputes and words come upon on the way to it
        self.doubles: dict[tuple, tuple] = {}  # what a clause sees of a step → the first step of which it saw that (alike.py)
        self.keys_under_way: list[tuple] = []
        self.met: list[int] = []  # what each of them came upon so far

    def recall(self, key: tuple):
        """A result; where it is MISSING, it is under way until it is set."""
        value = self.get(key, MISSING)
        if value is MISSING and (self.under is None or (value := self.taken_over(key)) is MISSING):
            self.keys_under_way.append(key)
            self.met.append(0)
        elif self.met and key in self.rests_on:
            self.met[-1] |= self.rests_on[key]
        return value

    def __contains__(self, key) -> bool:
        return self.recall(key) is not MISSING

    def taken_over(self, key: tuple):
        """A result from below that rests on nothing forgotten."""
        memory, forgotten = self.under, self.forgotten
        while memory is not None:
            value = memory.get(key, MISSING)
            if value is not MISSING:
                rests = memory.rests_on.get(key, 0)
                if forgotten & rests:
                    return MISSING
                super().__setitem__(key, value)
                if rests:
                    self.rests_on[key] = rests
                return value
            memory, forgotten = memory.under, forgotten | memory.forgotten
        return MISSING

    def __setitem__(self, key, value) -> None:
        super().__setitem__(key, value)
        under_way, met, rests = self.keys_under_way, self.met, 0
        while under_way:
            other = under_way.pop()
            rests |= met.pop()
            if other is key or other == key:
                break  # those on top of it came to nothing
        if rests:
            self.rests_on[key] = rests
            if met:
                met[-1] |= rests

    def bit(self, name: str) -> int:
        found = self.bits.get(name)
        if found is None:
            found = self.bits[name] = 1 << len(self.bits)
        return found

    def meet(self, names: Iterable[str]) -> None:
        """Guards of disputes, or facts of words, are being looked up."""
        if self.met:
            for name in names:
                self.met[-1] |= self.bits.get(name) or self.bit(name)

    def rest_on(self, bits: int) -> None:
        """What is under way rests on what another result rests on."""
        if self.met:
            self.met[-1] |= bits

    def without(self, names: Iterable[str]) -> "Memory":
        """A memory that has forgotten whatever rests on one of these."""
        forgotten = 0
        for name in names:
            forgotten |= self.bit(name)
        return Memory(self.bits, self, forgotten)
