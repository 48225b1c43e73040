"""Questions that are asked of every game alike: what is still to do, what happens now. They have a notation; here are its words."""

from __future__ import annotations

import re

from kb.board.facts import Position
from kb.board.moments import current_phase
from kb.language import model as m

ANYBODY = r"(?:i|we|one|anybody|anyone|somebody|someone|the players?)"
HAPPENS = re.compile(r"what (?:happens|comes about|comes)(?: now| next| by itself)*")
ENDS = re.compile(r"what (?:happens|comes about) (?:at|by) the end(?: of (?:the|this) phase)?")
OWED = re.compile(r"what (?:is|are) (?:still |left )*(?:owed|to do|to be done|the duties)(?: now| in this phase)?")
DUTIES = re.compile(r"what (?:must|do|does|has|have) (?:the )?(?P<who>.+?) (?:still )?(?:(?:have |has )?to )?(?:still )?do(?: now| in this phase)?")


def notation(text: str, book: m.Book, position: Position | None) -> str:
    """The question in the notation of the rules, or nothing."""
    asked = re.sub(r"\s+", " ", text.lower()).strip(" ?.!")
    if HAPPENS.fullmatch(asked):
        return "what happens"
    if ENDS.fullmatch(asked) and position is not None and (now := current_phase(position, book)):
        return f"what happens at end of {now.name}"
    if OWED.fullmatch(asked):
        return "duties"
    found = DUTIES.fullmatch(asked)
    if found is None:
        return ""
    if re.fullmatch(ANYBODY, found["who"]):
        return "duties"
    side = book.sorts.get("side")
    return f"duties of {found['who']}" if side is not None and found["who"] in side.members else ""
