"""A dispute about shape: each reading's own board, with the zones and the verdict that it brings."""

import re

import pytest

from kb.answers.asking import ask
from kb.language.assembly import book_from_text
from kb.pages.atlas import atlas_of, shaped
from kb.pages.lists import disputes_pages
from kb.pages.working import Store, work_out
from kb.show.board import board_svg
from kb.trials.running import position_of
from tests.show.test_board import TOY, parsed

WALLS = TOY.format(grid="flat_top columns_first") + '''  example "an enemy next door"
    given
      unit u: red, foot, at 0505
      unit e: blue, foot, at 0506
    ask may attack(u, e)
    expect yes
[1.1] Walls
  dispute toy-A1 "whether a zone crosses a wall"
    reading a preferred "it does"
    reading b "it does not"
      deny zone(U, H) when wall(at(U), H)
  example "a wall between them"
    given
      unit u: red, foot, at 0505
      unit e: blue, foot, at 0506
      edge 0505 0506: wall
    ask may attack(u, e)
    expect yes
[1.2] Names
  dispute toy-A2 "whether the tired attack all the same"
    reading a preferred "they rest"
    reading b "they may"
      except 1.0 on attack(_, _)
  example "tired"
    given
      unit u: red, foot, tired, at 0505
      unit e: blue, foot, at 0506
    ask may attack(u, e)
    expect no
'''


@pytest.fixture
def book():
    book, found = book_from_text(WALLS)
    assert not [d for d in found if d.severity == "error"], found
    return book


@pytest.fixture
def worked(book, tmp_path, monkeypatch):
    monkeypatch.setenv("CLAUSEWITZ_CACHE", str(tmp_path))
    monkeypatch.setattr("kb.pages.working.load_book", lambda folder: (book, []))
    return work_out([book])[0]["toy"]


def covered(svg: str) -> int:
    """How many hexes are hatched."""
    return sum(e.get("d").count("Z") for e in parsed(svg).iter() if e.get("fill", "").startswith("url("))


def test_zones_are_those_of_the_reading(book):
    example = book.clause("1.1").examples[0]
    place, _ = position_of(book, example)
    hatched = {}
    for reading in "ab":
        answer = ask(book, place, example.question, readings={"toy-A1": reading}, changes=False)
        hatched[reading] = covered(board_svg(book, place, answer=answer, readings=(("toy-A1", reading),)))
    assert hatched == {"a": 6, "b": 5}


def test_each_reading_of_a_dispute_about_shape_has_a_board(book, worked):
    assert set(worked.readings) == {("toy-A1", "a"), ("toy-A1", "b")}, "toy-A2 is about no shape"
    told = {name: (shown.example.title, shown.answer.verdict, covered(shown.board)) for (_, name), shown in worked.readings.items()}
    assert told == {"a": ("a wall between them", "yes", 6), "b": ("a wall between them", "silent", 5)}
    page, = disputes_pages(atlas_of(book), worked.answers, worked.readings)
    body = page.body
    assert body.count("<figure>") == 2 and len(set(re.findall(r'id="(d[^"]*board-title)"', body))) == 2


def test_a_shape_is_seen_through_other_words(book):
    more = WALLS.replace("[1.2] Names", """[1.3] Reach
  derived reached(unit E, unit U) "{E} [is|is not] within reach of {U}"
  derived pressed(unit U) "{U} [is|is not] pressed"
  define reached(E, U) when zone(U, at(E)) and colour(U) != colour(E)
  define pressed(U) when reached(U, E)
[1.2] Names""")
    assert not shaped(book) & {"pressed", "attack"} and "zone" in shaped(book)
    assert {"zone", "reached", "pressed"} <= shaped(book_from_text(more)[0]) and "attack" not in shaped(book_from_text(more)[0])


def test_boards_of_readings_are_kept_like_answers(book, worked, monkeypatch):
    monkeypatch.setattr("kb.pages.working.answer_some", lambda *_: pytest.fail("asked again"))
    assert work_out([book])[0]["toy"] == worked
    assert not Store(book).unread()
