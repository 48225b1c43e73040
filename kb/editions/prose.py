"""What changed, in the sentences in which the authors of the rules say what a clause means: those that only one edition has."""

from __future__ import annotations

import difflib
import re

from kb.answers.folding import STOP, stem, words
from kb.editions.alignment import Match, Side

SENTENCE = re.compile(r"(?<=[.!?…])\s+(?=[\w“\"])")
REFERENCE = re.compile(r"\s*\((?:see )?[\d.]+\w*(?:[,/ ]+(?:and )?[\d.\w/]+)*\)")  # (12.12), (18.15, 18.33): other numbers are no change
WORD = re.compile(r"\w+(?:[./:]\w+)*")
LONGEST = 190  # letters told of either edition
FIGURE, WANTED, BOTH = 3, 2, 2  # what a fresh figure, a word of the changed statements, and a sentence with a counterpart count
ALIKE = 0.45  # how much two sentences share that are one sentence, altered


def prose_text(match: Match, details: tuple[str, ...]) -> list[str]:
    """`Now: … Formerly: …`, of what differs most; nothing where the authors say the same, or one of them says nothing. `details` are the
    statements that differ, read aloud: the sentences that speak of the same things go first."""
    old, new = sentences_of(match.old), sentences_of(match.new)
    if not old or not new:
        return []
    gone, come = (without(a, b) for a, b in ((old, new), (new, old)))
    known, wanted = (stems(" ".join(old)), stems(" ".join(new))), stems(" ".join(details))
    pairs = altered(gone, come)
    pairs.sort(key=lambda pair: -weight(pair, known, wanted))
    was, now = (" ".join(short(s) for s in sorted(some, key=order.index)) for some, order in zip(fitting(pairs), (old, new)))
    if was and now:
        return [f"Now: {now} Formerly: {was}"]
    return [f"Now also: {now}"] if now else [f"No longer: {was}"] if was else []


def fitting(pairs: list[tuple[str, str]]) -> tuple[list[str], list[str]]:
    """As many as there is room for; an altered sentence stands with what it was."""
    kept, room = ([], []), [LONGEST, LONGEST]
    for pair in pairs:
        if not any(kept) or all(len(s) < left for s, left in zip(pair, room)):
            for n, s in enumerate(pair):
                kept[n].extend([s] if s else [])
                room[n] -= len(s)
    return kept


def first_sentence(part: list[Side]) -> str:
    """What a clause says, in its first sentence; its heading where it says nothing."""
    side = part[0]
    return short((sentences_of([side]) or [f"{side.clause.title}."])[0])


def sentences_of(part: list[Side]) -> list[str]:
    return [s for side in part for s in SENTENCE.split(" ".join(side.clause.summary.split())) if s]


def without(mine: list[str], theirs: list[str]) -> list[str]:
    known = {bare(s) for s in theirs}
    return [s for s in mine if bare(s) not in known]


def bare(sentence: str) -> tuple[str, ...]:
    return tuple(WORD.findall(REFERENCE.sub("", sentence).lower()))


def altered(gone: list[str], come: list[str]) -> list[tuple[str, str]]:
    """Sentences that are recognisably one, old and new, and those that only one edition has."""
    close = sorted(((likeness(was, now), i, j) for i, was in enumerate(gone) for j, now in enumerate(come)), reverse=True)
    pairs: dict[int, int] = {}
    for ratio, i, j in close:
        if ratio >= ALIKE and i not in pairs and j not in pairs.values():
            pairs[i] = j
    alone = [(was, "") for i, was in enumerate(gone) if i not in pairs] + [("", now) for j, now in enumerate(come) if j not in pairs.values()]
    return [(gone[i], come[j]) for i, j in pairs.items()] + alone


def weight(pair: tuple[str, str], known: tuple[set[str], set[str]], wanted: set[str]) -> int:
    """How much is spoken of that the other edition does not speak of in this clause at all, most of all what the statements differ in."""
    fresh = {s for text, other in zip(pair, reversed(known)) for s in stems(text) - other}
    return sum(FIGURE if s[:1].isdigit() else 1 for s in fresh) + WANTED * len(fresh & wanted) + (BOTH if all(pair) else 0)


def stems(text: str) -> set[str]:
    return {stem(w) for w in words(REFERENCE.sub("", text)) if w not in STOP}


def likeness(one: str, other: str) -> float:
    return difflib.SequenceMatcher(None, bare(one), bare(other), autojunk=False).ratio()


def short(text: str) -> str:
    return text if len(text) <= LONGEST else text[:LONGEST].rsplit(" ", 1)[0].rstrip(",;:") + " …"
