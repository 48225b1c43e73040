"""What a session remembers, and what of it another reading of a dispute, or a changed fact, leaves true.

Results nest, each asked for with `in` and then set, so a stack of those under way tells what each came upon: the disputes whose guards were
looked up, and the words whose facts were."""

from __future__ import annotations

from collections.abc import Collection, Iterable

ANYTHING_STATED = ("anything stated",)  # a result that rests on all facts there are


class Memory(dict):
    """Results by (kind, …). The second part of a key says what a result is about."""

    def __init__(self):
        super().__init__()
        self.rests_on: dict[tuple, set[str]] = {}  # result → the disputes and words come upon on the way to it
        self.doubles: dict[tuple, tuple] = {}  # what a clause sees of a step → the first step of which it saw that (alike.py)
        self.under_way: list[tuple[tuple, set[str]]] = []

    def __contains__(self, key) -> bool:
        if not super().__contains__(key):
            self.under_way.append((key, set()))
            return False
        if self.under_way and key in self.rests_on:
            self.under_way[-1][1].update(self.rests_on[key])
        return True

    def __setitem__(self, key, value) -> None:
        super().__setitem__(key, value)
        rests: set[str] = set()
        while self.under_way:
            other, met = self.under_way.pop()  # those on top of it came to nothing
            rests |= met
            if other == key:
                break
        if rests:
            self.rests_on[key] = rests
            if self.under_way:
                self.under_way[-1][1].update(rests)

    def meet(self, names: Iterable[str]) -> None:
        """Guards of disputes, or facts of words, are being looked up."""
        if self.under_way:
            self.under_way[-1][1].update(names)

    def without(self, names: Collection[str]) -> "Memory":
        """A copy that has forgotten whatever rests on one of these."""
        kept, wanted = Memory(), frozenset(names)
        for key, value in self.items():
            rests = self.rests_on.get(key)
            if rests is None or wanted.isdisjoint(rests):
                dict.__setitem__(kept, key, value)
                if rests is not None:
                    kept.rests_on[key] = rests
        return kept
