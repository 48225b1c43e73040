"""What a session remembers, and what of it a change leaves true.

Of a changed fact: whatever does not depend, by the statements, on the words that changed. Of another reading of a dispute: whatever was worked
out without coming upon it. Results nest, each asked for with `in` and then set, so a stack of those under way tells who came upon what."""

from __future__ import annotations

from kb.language.mentions import mentions

OF_A_WORD = ("rel", "value", "barren", "matching", "account", "step", "explore", "found")


class Memory(dict):
    """Results by (kind, …). The second part of a key says what a result is about."""

    def __init__(self):
        super().__init__()
        self.rests_on: dict[tuple, set[str]] = {}  # result → the disputes come upon on the way to it
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
        disputes: set[str] = set()
        while self.under_way:
            other, met = self.under_way.pop()  # those on top of it came to nothing
            disputes |= met
            if other == key:
                break
        if disputes:
            self.rests_on[key] = disputes
            if self.under_way:
                self.under_way[-1][1].update(disputes)

    def meet(self, dispute: str) -> None:
        """The guard of a reading was looked up."""
        if self.under_way:
            self.under_way[-1][1].add(dispute)

    def untouched(self, disputes: set[str]) -> "Memory":
        """What holds under other readings of these disputes too."""
        kept = Memory()
        for key, value in self.items():
            if disputes.isdisjoint(self.rests_on.get(key, ())):
                kept.learn(key, value, self)
        return kept

    def learn(self, key: tuple, value, source: "Memory") -> None:
        """Take over a result as it is, with what it rests on."""
        dict.__setitem__(self, key, value)
        if key in source.rests_on:
            self.rests_on[key] = source.rests_on[key]

    def without(self, session, words: frozenset[str]) -> "Memory":
        """A copy that has forgotten whatever depends on these words."""
        kept, known = Memory(), {}
        for key, value in self.items():
            about = key[:4] if key[0] == "live" else key[:2]
            if about not in known:
                known[about] = self.touched(session, key, words)
            if not known[about]:
                kept.learn(key, value, self)
        return kept

    @staticmethod
    def touched(session, key: tuple, words: frozenset[str]) -> bool:
        reach = session.reach
        if key[0] in OF_A_WORD:
            about = [*session.program.ancestors(key[1])]
        elif key[0] == "live":
            about = reach.program.kept.get(("words", key[1], key[2], key[3]))
        elif key[0] == "cases":
            about = mentions(key[1])
        elif key[0] == "by_key":
            return key[1] in words
        elif key[0] == "done":
            about = [f"did:{key[1]}"]
        else:
            return True
        return about is None or any(not words.isdisjoint(reach.cone(name)) for name in about)
