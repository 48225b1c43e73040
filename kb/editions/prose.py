"""What changed, in the sentences in which the authors of the rules say what a clause means: those that only one edition has."""

from __future__ import annotations

import difflib
import re

from kb.editions.alignment import Match, Side

SENTENCE = re.compile(r"(?<=[.!?…])\s+(?=[\w“\"])")
REFERENCE = re.compile(r"\s*\((?:see )?[\d.]+\w*(?:[,/ ]+(?:and )?[\d.\w/]+)*\)")  # (12.12), (18.15, 18.33): other numbers are no change
WORD = re.compile(r"\w+(?:[./:]\w+)*")
LONGEST = 170  # letters told of either edition
ALIKE = 0.45  # how much two sentences share that are one sentence, altered


def prose_text(match: Match) -> list[str]:
    """`Now: …; formerly: …`; nothing where the authors say the same, or one of them says nothing."""
    old, new = sentences_of(match.old), sentences_of(match.new)
    if not old or not new:
        return []
    gone, come = (without(a, b) for a, b in ((old, new), (new, old)))
    if gone and come:
        was, now = plainest(gone, come)
        return [f"Now: {short(now)} Formerly: {short(was)}"]
    if come:
        return [f"Now also: {short(' '.join(come))}"]
    return [f"No longer: {short(' '.join(gone))}"] if gone else []


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


def plainest(gone: list[str], come: list[str]) -> tuple[str, str]:
    """The altered sentence that shows most: of those that are recognisably one, the one that changed most; else all of both."""
    pairs = [(ratio, was, now) for was in gone for now in come if (ratio := likeness(was, now)) >= ALIKE]
    if not pairs:
        return " ".join(gone), " ".join(come)
    best = {}
    for ratio, was, now in sorted(pairs, reverse=True, key=lambda p: p[0]):
        if was not in best and now not in {n for _, n in best.values()}:
            best[was] = (ratio, now)
    _, was, now = min((ratio, was, now) for was, (ratio, now) in best.items())
    return was, now


def likeness(one: str, other: str) -> float:
    return difflib.SequenceMatcher(None, bare(one), bare(other), autojunk=False).ratio()


def short(text: str) -> str:
    return text if len(text) <= LONGEST else text[:LONGEST].rsplit(" ", 1)[0].rstrip(",;:") + " …"
