"""The boards that come with a book, and questions asked on them: what a visitor sees first of what the program can do."""

from __future__ import annotations

import os
from dataclasses import replace

from kb.answers import sentences as say
from kb.answers.asking import ask
from kb.answers.words import understand
from kb.board.facts import Position
from kb.board.position import read_position
from kb.language import model as m
from kb.language.loader import position_names
from kb.pages.answer import answer_html, pre, short_verdict
from kb.pages.atlas import Atlas, slug
from kb.pages.chapter import contents
from kb.pages.clause import Shown
from kb.pages.lists import head_html
from kb.pages.markup import chip, esc, fold, icon
from kb.pages.page import Page
from kb.show.board import board_svg
from kb.show.pieces import pieces_of
from kb.show.scene import scene_for

Asked = dict[str, list[Shown]]  # name of a position → its questions, answered


def ask_all(atlas: Atlas, questions: list[list[str]]) -> Asked:
    """`questions`: name of a position and a question in words. One that is not understood is left out, as a wrong example would be."""
    asked: Asked = {}
    for name, text in questions:
        if name in position_names(atlas.book):
            shown = answered(atlas, name, text)
            if shown is not None:
                asked.setdefault(name, []).append(shown)
    return asked


def first_picture(atlas: Atlas, asked: Asked) -> list[Shown]:
    """What the front page may show: the first answer, with no more of its board than those who are asked about and what is beside them."""
    for name, (shown, *_) in asked.items():
        position, _ = shipped(atlas.book, name)
        pieces = pieces_of(atlas.book, position)
        doers = [pieces.counters[u].hex for u in scene_for(atlas.book, position, shown.answer, pieces).focus]
        close = {n for h in doers for n in (h, *pieces.grid.neighbours(h))}
        return [replace(shown, board=board_svg(atlas.book, position, answer=shown.answer, hexes=tuple(close), prefix="front-"))]
    return []


def answered(atlas: Atlas, name: str, text: str) -> Shown | None:
    book = atlas.book
    position, given = shipped(book, name)
    question = understand(text, book, position).question
    if question is None:
        return None
    example = m.Example(title=text[:1].upper() + text[1:], clause="", row="", given=given, open=position.open, question=question, expect=None, ask_text=text)
    atlas.answers[id(example)] = ("positions.html", f"{slug(name)}-{slug(text)}")
    answer = ask(book, position, question)
    return Shown(example, answer, board_svg(book, position, answer=answer, prefix=f"{slug(name)}-{slug(text)}-"))


def shipped(book: m.Book, name: str) -> tuple[Position, str]:
    path = os.path.join(book.folder, "positions", f"{name}.pos")
    with open(path, encoding="utf-8") as file:
        text = file.read()
    return read_position(text, book, name=name, file=path)[0], text


def positions_page(atlas: Atlas, asked: Asked) -> Page:
    book = atlas.book
    names = sorted(position_names(book), key=lambda name: name not in asked)  # those with an answer first
    lede = "Boards that come with the book, to try questions on. The book prints no map: boards and grid are ours." if names else "No board comes with this book yet."
    body = head_html(atlas, "positions", "Positions", lede)
    body += "\n\n".join(position_html(atlas, name, asked.get(name, [])) for name in names)
    return Page("positions.html", "Positions", "positions", body, book, "positions", contents(atlas, here="positions.html"))


def position_html(atlas: Atlas, name: str, asked: list[Shown]) -> str:
    position, text = shipped(atlas.book, name)
    rows = "\n\n".join(asked_html(atlas, shown) for shown in asked)
    note = " ".join(map(say.sentence, position.note.split("\n")))
    use = f'<p class="small muted"><code>clausewitz ask {esc(atlas.book.id)} "…" --position {esc(name)}</code></p>'
    return (f'<section class="answers"><h2 id="{slug(name)}"><span>{esc(position.title or name)}</span></h2>{use}'
            f'<figure class="whole">{board_svg(atlas.book, position, prefix=f"{slug(name)}-")}<figcaption>{esc(note)}</figcaption></figure>'
            f'{fold("The whole position", pre(text), "code")}\n\n{rows}\n\n</section>')


def asked_html(atlas: Atlas, shown: Shown) -> str:
    _, anchor = atlas.answers[id(shown.example)]
    head = f'{chip(shown.answer.verdict, short_verdict(atlas.book, shown.answer))}<h3 id="{esc(anchor)}">{esc(shown.example.title)}</h3>{icon("chevron")}'
    return f'<details class="ans"><summary>{head}</summary>{answer_html(atlas, shown.example, shown.answer, shown.board)}</details>'
