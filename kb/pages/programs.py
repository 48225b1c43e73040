"""The page for programs: how to ask from Python and as JSON. Its text and examples are in site/programs.txt; tests run them."""

from __future__ import annotations

import os
from itertools import groupby

from kb.language.loader import beside_package
from kb.pages.answer import pre
from kb.pages.atlas import slug
from kb.pages.markup import esc, items
from kb.pages.page import Page
from kb.show.jsonable import dump
from kb.show.schemas import SCHEMAS

NAME = "programs.html"


def text() -> str:
    with open(os.path.join(beside_package("site"), "programs.txt"), encoding="utf-8") as file:
        return file.read()


def programs_page() -> Page:
    body = "".join(block_html(block) for block in blocks(text()))
    listed = [f'<a href="{schema_file(name)}">{esc(name)}</a> <span class="small muted">{esc(found["title"])}</span>' for name, found in SCHEMAS.items()]
    names = items([f"<code>{esc(name)}</code>: {esc(about(name))}" for name in functions()], class_="full")
    body += f'<h2 id="names">What may be imported from kb</h2>{names}<h2 id="schemas">Schemas</h2>{items(listed, class_="full")}'
    return Page(NAME, "For programs", "programs", body)


def schema_files() -> dict[str, str]:
    return {schema_file(name): dump(found) + "\n" for name, found in SCHEMAS.items()}


def schema_file(name: str) -> str:
    return f"schema/{name}.schema.json"


def functions() -> list[str]:
    from kb import programs

    return [name for name in programs.__all__ if name[0].islower()]


def about(name: str) -> str:
    """The first sentence of what a function says of itself."""
    from kb import programs

    return " ".join((getattr(programs, name).__doc__ or "").split("\n\n")[0].split())


# ---- the text ------------------------------------------------------------------------------------


def blocks(source: str) -> list[list[str]]:
    """Paragraphs, headings and examples: lines without an empty one between them."""
    return [list(lines) for filled, lines in groupby(source.split("\n"), key=lambda line: bool(line.strip())) if filled]


def block_html(lines: list[str]) -> str:
    """A heading may stand right above what belongs to it."""
    first, rest = lines[0], lines[1:]
    if first.startswith("# "):
        return f"<h1>{esc(first[2:])}</h1>" + (f'<p class="lede">{esc(" ".join(rest))}</p>' if rest else "")
    if first.startswith("## "):
        return f'<h2 id="{slug(first[3:])}">{esc(first[3:])}</h2>' + (block_html(rest) if rest else "")
    if first.startswith((">>> ", "$ ")):
        return pre("\n".join(lines), "cw ex")
    return f'<p>{esc(" ".join(lines))}</p>'
