"""Positions that tell two editions apart, kept with the newer book in `changes.json`: found once, verified whenever they are shown."""

from __future__ import annotations

import hashlib
import json
import os

from kb.editions.alignment import Match
from kb.editions.changes import Change
from kb.editions.drafts import Draft, part_of
from kb.editions.telling import Both, Numbers, Search
from kb.language import model as m
from kb.language.records import record

FILE = "changes.json"


@record
class Kept:
    """A position and its question, or how often none was found."""

    of: str  # what differed when it was found
    tries: int
    question: str = ""
    position: str = ""
    open: bool = False


def name_of(match: Match) -> str:
    old, new = (", ".join(s.clause.number for s in part) for part in (match.old, match.new))
    return f"{old} → {new}"


def mark_of(change: Change) -> str:
    """What differs, whatever it is called: a kept search counts only as long as that stays."""
    said = (change.kinds, [(str(a.value), str(b.value)) for a, b in change.figures], [s.shape for s in change.gone], [s.shape for s in change.come])
    return hashlib.sha256(repr(said).encode()).hexdigest()[:16]


def read_kept(new: m.Book, old_id: str) -> dict[str, Kept]:
    """A file that is damaged, or none, counts as nothing."""
    try:
        with open(os.path.join(new.folder, FILE), encoding="utf-8") as file:
            found = json.load(file)[old_id]
        return {name: Kept(str(k["of"]), int(k["tries"]), str(k.get("question", "")), "\n".join(k.get("position", ())), bool(k.get("open")))
                for name, k in found.items()}
    except (OSError, ValueError, KeyError, TypeError, AttributeError):
        return {}


def write_kept(new: m.Book, old_id: str, kept: dict[str, Kept]) -> str:
    path = os.path.join(new.folder, FILE)
    try:
        with open(path, encoding="utf-8") as file:
            whole = json.load(file)
    except (OSError, ValueError):
        whole = {}
    whole[old_id] = {name: entry(k) for name, k in sorted(kept.items())}
    text = json.dumps(whole, ensure_ascii=False, indent=1) + "\n"
    with open(f"{path}.new", "w", encoding="utf-8") as file:
        file.write(text)
    os.replace(f"{path}.new", path)
    return path


def entry(kept: Kept) -> dict:
    plain = {"of": kept.of, "tries": kept.tries}
    if kept.question:
        plain |= {"question": kept.question, "position": kept.position.split("\n")}
    return plain | ({"open": True} if kept.open else {})


def kept_of(match: Match, change: Change, found: Search) -> Kept:
    told = found.told
    return Kept(mark_of(change), found.tries, told.question, told.position, told.open) if told else Kept(mark_of(change), found.tries)


def recalled(both: Both, match: Match, change: Change, kept: dict[str, Kept], others: list[Numbers]) -> Search | None:
    """What was found before, asked again of both books; None where it no longer tells them apart, or something else differs now."""
    known = kept.get(name_of(match))
    if known is None or known.of != mark_of(change):
        return None
    if not known.question:
        return Search(known.tries)
    draft = Draft(tuple(part_of(line) for line in known.position.split("\n")), known.open)
    found = both.part(draft, known.question, Numbers(match, both.old, both.new, change), others)
    return Search(known.tries, found[1]) if found is not None else None
