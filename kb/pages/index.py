"""What the ask box searches, as a script: a page opened from a folder may load scripts, and nothing else."""

from __future__ import annotations

import json

from kb.language.spans import visible
from kb.pages.atlas import Atlas, anchor_of
from kb.pages.search_index import index_of

LONGEST = 280
UNREAD = ("words", "examples")  # parts of the index that no script of the theme reads: a fifth of its weight


def index_script(atlas: Atlas) -> str:
    """What find.js ranks by; and where each entry stands and what it says, for jumps and peeks."""
    at = {}
    for chapter in atlas.chapters:
        for row in chapter.rows:
            page, anchor = atlas.anchors[row.number]
            at[row.number] = {"page": page, "anchor": anchor, "title": visible(row.topic[:1].upper() + row.topic[1:])}
        for clause in chapter.clauses:
            at[clause.number] = {"page": chapter.page, "anchor": anchor_of(clause.number), "title": visible(clause.title), "text": shortened(visible(clause.summary))}
            answers = atlas.answers[id(clause.examples[0])][0] if clause.examples else ""
            if "--" in answers:  # not where its section begins: who comes by an older link is sent on
                at[clause.number]["answers"] = answers
    moved = {name: place for name, place in atlas.disputes.items() if "--" in place[0]}
    at |= {name: {"page": page, "anchor": anchor, "title": name} for name, (page, anchor) in moved.items()}
    found_by = {name: part for name, part in index_of(atlas.book).items() if name not in UNREAD}
    data = {**found_by, "id": atlas.book.id, "title": visible(atlas.book.title), "at": at}
    return f"((window.Clausewitz=window.Clausewitz||{{}}).books=Clausewitz.books||{{}})[{in_script(atlas.book.id)}]={in_script(data)};\n"


def shortened(text: str) -> str:
    return text if len(text) <= LONGEST else text[: LONGEST - 1].rsplit(" ", 1)[0] + "…"


def in_script(data) -> str:
    """JSON that cannot end a script or a line."""
    text = json.dumps(data, ensure_ascii=False, separators=(",", ":"))
    return text.replace("<", "\\u003c").replace("\u2028", "\\u2028").replace("\u2029", "\\u2029")
