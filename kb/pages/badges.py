"""What changed in a clause since the older edition, in a few words beside it."""

from __future__ import annotations

from kb.editions.changes import SAME
from kb.editions.comparing import Row
from kb.language import model as m
from kb.pages.atlas import Atlas, anchor_of
from kb.pages.markup import esc, icon

PAGE = "changes.html"


def badge_html(atlas: Atlas, number: str) -> str:
    """What changed in a clause, as a link to where it is told."""
    row = atlas.changed.get(number)
    if row is None or row.kinds == (SAME,):
        return ""
    since = short(atlas.others[atlas.older].book)
    what = "New since" if "added" in row.kinds else "Changed since"
    return f'<a class="badge" href="{atlas.change_places.get(anchor(row), PAGE)}#{anchor(row)}">{icon("triangle")}<span>{what} {esc(since)}{kinds_text(row)}</span></a>'


def kinds_text(row: Row) -> str:
    return "" if "added" in row.kinds else ": " + ", ".join(k for k in row.kinds if k != SAME)


def short(book: m.Book) -> str:
    return book.edition or book.title


def anchor(row: Row) -> str:
    return f"c-{anchor_of(row.new[0])}" if row.new else f"was-{anchor_of(row.old[0])}"
