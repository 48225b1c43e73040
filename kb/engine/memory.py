"""What a session remembers, and what of it a change leaves true: everything that does not depend on the words that changed."""

from __future__ import annotations

from kb.language.mentions import mentions

OF_A_WORD = ("rel", "value", "barren", "matching", "account", "step", "explore", "found")


class Memory(dict):
    """Results by (kind, …). The second part of a key says what a result is about."""

    def without(self, session, words: frozenset[str]) -> "Memory":
        """A copy that has forgotten whatever depends on these words."""
        kept, known = Memory(), {}
        for key, value in self.items():
            about = key[:4] if key[0] == "live" else key[:2]
            if about not in known:
                known[about] = self.touched(session, key, words)
            if not known[about]:
                kept[key] = value
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
