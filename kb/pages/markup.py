"""HTML in small pieces. Whatever comes from a book or a player passes through `esc` and can only ever be text."""

from __future__ import annotations

import html
import re

from kb.language.spans import visible

LINE_ENDS = re.compile(r"\s+")
VERDICTS = {"yes": "Yes", "no": "No", "must": "Must", "need not": "Need not", "unknown": "Unknown", "disputed": "Disputed",
            "silent": "Silent"}
LONGEST_CHIP = 40


def esc(text: object) -> str:
    """Text as text: no markup, no control or direction characters, on one line (a blank line would end a block of Markdown)."""
    return html.escape(LINE_ENDS.sub(" ", visible(str(text))))


def tag(name: str, inner: str = "", **attributes: object) -> str:
    """`inner` is HTML; attributes are text. A trailing underscore keeps a name from being Python's: class_."""
    shown = "".join(f' {key.rstrip("_").replace("_", "-")}="{esc(value)}"' for key, value in attributes.items() if value not in (None, False))
    return f"<{name}{shown}>{inner}</{name}>"


def icon(name: str) -> str:
    """A drawing of the sprite that the theme puts on every page."""
    return f'<svg class="ico" aria-hidden="true"><use href="#i-{name}"/></svg>'


def kind_of_verdict(verdict: str) -> str:
    return "value" if verdict not in VERDICTS else verdict.replace(" ", "-")


def chip(verdict: str, text: str = "", large: bool = False) -> str:
    """A verdict: icon, word and colour, never colour alone."""
    kind = kind_of_verdict(verdict)
    said = text or VERDICTS.get(verdict, verdict)
    said = said if len(said) <= LONGEST_CHIP else said[: LONGEST_CHIP - 1] + "…"
    return tag("span", icon(kind) + esc(said), class_=f"chip v-{kind}" + (" chip--l" if large else ""))


def fold(summary: str, body: str, class_: str = "", opened: bool = False) -> str:
    """What is folded away until somebody wants it."""
    shown = f' class="{class_}"' if class_ else ""
    return f'<details{shown}{" open" if opened else ""}><summary><span class="tri"></span>{summary}</summary>{body}</details>'


def items(rows: list[str], name: str = "ul", **attributes: object) -> str:
    return tag(name, "".join(f"<li>{row}</li>" for row in rows), **attributes) if rows else ""


def table(heads: list[str], rows: list[list[str]], class_: str = "tbl") -> str:
    head = "".join(f'<th scope="col">{h}</th>' for h in heads)
    body = "".join("<tr>" + "".join(f"<td>{cell}</td>" for cell in row) + "</tr>" for row in rows)
    return f'<div class="scroll"><table class="{class_}"><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table></div>'


def plural(count: int, one: str, many: str = "") -> str:
    return f"{count} {one if count == 1 else many or one + 's'}"
