"""Boards: geometry against the grid, what the engine says of zones, safety of texts, bounds of size."""

import re
import unicodedata
import xml.etree.ElementTree as ET
from functools import lru_cache
from pathlib import Path

import pytest

from kb.answers.asking import ask
from kb.answers.words import understand
from kb.board.grid import ORDERS, STYLES, Grid
from kb.board.position import read_position
from kb.language.assembly import book_from_text
from kb.language.checks.names import known_looks
from kb.language.loader import book_ids, load_book
from kb.language.looks import LOOKS
from kb.show.board import board_svg
from kb.show.hexes import Paper
from kb.show.palette import DARK, LIGHT, board_css
from kb.show.pieces import pieces_of
from kb.show.scene import Arrow, scene_for
from kb.show.symbols import GLYPHS

ROOT = Path(__file__).resolve().parents[2]
SVG = "{http://www.w3.org/2000/svg}"
TOY = """book toy "A toy" edition "first" grid {grid}
sort side = red, blue
phase red_attack is attack of red "Red attack"
sort unit
sort arm = foot, wizard
sort ground = bog, dunes
sort lying = tired
given colour(unit U) -> side "{{U}} [is|is not] {{side}}"
given arm(unit U) -> arm "{{U}} [is|is not] {{arm}}"
given strength(unit U) -> number "{{U}} has {{number}} points"
given at(unit U) -> hex "{{U}} [stands|does not stand] on {{hex}}"
given lying(unit U, lying M) "{{U}} [is|is not] {{M}}"
given ground(hex H, ground G) "{{H}} [has|does not have] {{G}}"
given wall(hex A, hex B) "a wall [runs|does not run] between {{A}} and {{B}}" both ways
derived zone(unit U, hex H) "the zone of {{U}} [covers|does not cover] {{H}}"
action attack(unit U, unit E) "{{U}} [attack|attacked] {{E}}"
action step(unit U, hex A, hex B) "{{U}} [move|moved] from {{A}} to {{B}}"
path march(unit U, hex H) "{{U}} [march|marched] to {{H}}" from at(U) to H by step(U, A, B)
draw red as "light"
draw blue as "dark"
draw foot as "infantry"
draw bog as "swamp"
draw zone as "zone"
draw attack as "attack"
draw step as "move"
draw strength as "strength"
[1.0] All of it
  define zone(U, H) when adjacent(at(U), H)
  permit attack(U, E) when zone(U, H) and at(E) = H and colour(U) != colour(E)
  forbid attack(U, _) when lying(U, tired)
  permit step(_, A, B) when adjacent(A, B)
"""


@lru_cache
def toy(grid: str = "flat_top columns_first"):
    book, found = book_from_text(TOY.format(grid=grid))
    assert not found and not list(known_looks(book))
    return book


@lru_cache
def shipped(name: str):
    return load_book(name)[0]


def position(text: str, book=None):
    read, found = read_position(text, book or toy())
    assert not found, found
    return read


def kock():
    file = ROOT / "rules/w39/positions/kock-crossroads.pos"
    return position(file.read_text(encoding="utf-8"), shipped("w39"))


def answered(book, place, text: str):
    return ask(book, place, understand(text, book, place).question, changes=False)


def parsed(svg: str) -> ET.Element:
    root = ET.fromstring(svg)
    assert root.tag == SVG + "svg" and root.get("role") == "img" and root.get("width") and root.get("height")
    assert root[0].tag == SVG + "title" and root.get("aria-labelledby") == root[0].get("id")
    return root


def title(svg: str) -> str:
    return parsed(svg)[0].text


def of_class(svg: str, name: str) -> list[ET.Element]:
    return [e for e in parsed(svg).iter() if name in e.get("class", "").split()]


# ---- geometry


@pytest.mark.parametrize("order", ORDERS)
@pytest.mark.parametrize("style", STYLES)
@pytest.mark.parametrize("corner", [("0101", "0909"), ("A1", "I9"), ("3024", "3433")])
def test_hexes_that_share_a_side_are_neighbours(style, order, corner):
    grid = Grid(style, order, corner)
    paper = Paper(grid)
    hexes = grid.hexes()
    assert len(hexes) >= 50
    for a in hexes:
        drawn = {b for b in hexes if b != a and paper.between(a, b)}
        assert drawn == set(grid.neighbours(a))
    assert len({paper.centre(h) for h in hexes}) == len(hexes)


@pytest.mark.parametrize("order", ORDERS)
@pytest.mark.parametrize("style", STYLES)
def test_every_grid_is_drawn(style, order):
    book = toy(f"{style} {order}")
    place = position("board 0101 to 0909\nunit u: red, foot, strength 6, at 0505", book)
    svg = board_svg(book, place, zones=("u",))
    assert len(of_class(svg, "h")) == 7 and len(of_class(svg, "zl")) == 1
    assert {e.text for e in of_class(svg, "hn")} == {"0505", *Grid(style, order).neighbours("0505")}


def test_whole_position_is_bounded_by_the_board():
    svg = board_svg(toy(), position("board 0101 to 0909\nunit u: red, foot, at 0101"))
    assert {e.text for e in of_class(svg, "hn")} == {"0101", *Grid(board=("0101", "0909")).neighbours("0101")}


# ---- what is shown of a question


def test_the_unit_asked_about_has_a_ring_and_its_zone():
    book, place = shipped("w39"), kock()
    answer = answered(book, place, "may 180 IR counter-attack I/93?")
    scene = scene_for(book, place, answer)
    assert scene.focus == ("180 IR",) and [z.unit for z in scene.zones] == ["180 IR"]
    assert [a for a in scene.arrows if a.barred] == [Arrow(("3228", "3229"), "attack", True)]
    assert len(scene.hexes) <= 30 and {"3228", "3229", "3128"} <= set(scene.hexes)
    svg = board_svg(book, place, answer=answer)
    assert len(of_class(svg, "focus")) == 1 and len(of_class(svg, "cross")) == 1 and len(of_class(svg, "x")) == 1
    assert title(svg).startswith("No: 180 IR may not counter-attack I/93. 180 IR (Polish infantry, 6 SP) on 3228;")


def test_a_zone_stops_at_a_big_river():
    book = shipped("w39")
    for edge, covers in (("", True), ("edge 3228 3229: river", True), ("edge 3228 3229: big_river", False)):
        place = position(f"phase = polish_attack\nunit u: polish, infantry, strength 6, at 3228\nunit e: german, infantry, at 3229\n{edge}", book)
        zone, = scene_for(book, place, answered(book, place, "may u attack e?")).zones
        assert zone.unit == "u" and ("3229" in zone.hexes) is covers and "3227" in zone.hexes


def test_an_allowed_attack_is_a_solid_arrow():
    place = position("phase = red_attack\nunit u: red, foot, at 0505\nunit e: blue, foot, at 0506")
    svg = board_svg(toy(), place, answer=answered(toy(), place, "may u attack e?"))
    assert len(of_class(svg, "ar")) == len(of_class(svg, "tip")) == 1 and not of_class(svg, "x")


def test_a_march_is_dotted_and_numbered():
    place = position("board 0101 to 0909\nunit u: red, foot, at 0505")
    svg = board_svg(toy(), place, answer=answered(toy(), place, "may march(u, 0508)"))
    assert [e.text for e in of_class(svg, "st")] == ["1", "2", "3"]
    assert len(of_class(svg, "pth")) == 4 and len(of_class(svg, "move")) == 2


def test_only_so_much_as_the_answer_needs():
    lines = [f"unit u{i}: red, foot, at {10 + i % 40:02}{10 + i // 40:02}" for i in range(400)]
    place = position("\n".join(lines))
    scene = scene_for(toy(), place, answered(toy(), place, "may u50 attack u51?"))
    assert len(scene.hexes) <= 36 and scene.left_out == (0, 0)


def test_a_question_about_nothing_on_the_map_shows_the_position():
    place = position("unit u: red, foot, at 0505\nunit v: red, foot")
    assert board_svg(toy(), place, answer=answered(toy(), place, "may v attack v?"))


def test_of_units_far_apart_the_fullest_part_is_drawn():
    place = position("unit a, b: red, foot, at 0505\nunit c: red, foot, at 0908\nunit d: blue, foot, at 6040\nunit e: blue, foot, at 6041")
    scene = scene_for(toy(), place)
    assert {"0505", "0908"} <= set(scene.hexes) and not {"6040", "6041"} & set(scene.hexes)
    assert scene.left_out == (2, 2) and "Not drawn: 2 counters and 2 hexes" in board_svg(toy(), place, standalone=True)


# ---- counters and ground


def test_what_the_book_does_not_draw_is_written():
    place = position("hex 0404: dunes\nhex 0405: bog\nedge 0404 0405: wall\nunit u: red, wizard, at 0505, lying tired")
    svg = board_svg(toy(), place)
    texts = [e.text for e in parsed(svg).iter(SVG + "text")]
    assert {"dunes", "wizard", "T", "u"} <= set(texts)
    assert of_class(svg, "tuft") and of_class(svg, "some") and len(of_class(svg, "mk")) == 1


def test_a_stack_shows_three_counters_and_how_many_more():
    svg = board_svg(toy(), position("\n".join(f"unit u{i}: blue, foot, strength 4, at 0505" for i in range(7))), focus=("u6",))
    assert len(of_class(svg, "ctr")) == 3 and of_class(svg, "more")[0].text == "+4" and len(of_class(svg, "focus")) == 1
    assert "u6" in {e.text for e in parsed(svg).iter(SVG + "text")}


def test_every_symbol_of_the_language_can_be_drawn():
    assert set(GLYPHS) == set(LOOKS["symbol"])


def test_numbers_can_be_left_out_and_hexes_chosen():
    svg = board_svg(toy(), position("unit u: red, foot, at 0505"), hexes=("0505", "0506"), numbers=False)
    assert len(of_class(svg, "h")) == 2 and not of_class(svg, "hn")


def test_nothing_on_the_map_is_no_board():
    assert board_svg(toy(), position("unit u: red, foot")) == "" == board_svg(toy(), position(""))


# ---- texts of strangers


@pytest.mark.parametrize("name", [
    "<script>alert(1)</script>", "a & b", "it's", "x" * 10_000, "\u202eevil\u2066", "שלום", "Żółć", "]]>", "&lt;", "", "﷽" * 50, "\u200b", "𝕏" * 300, "a\u0301" * 500])
def test_names_are_safe_and_whole_in_the_title(name):
    place = position("unit u: red, foot, at 0505\nunit v: red, foot, at 0506")
    renamed = type(place)(facts=frozenset((w, tuple(name if a == "u" else a for a in args)) for w, args in place.facts), members={"unit": (name, "v")})
    for standalone in (False, True):
        svg = board_svg(toy(), renamed, standalone=standalone, focus=(name,))
        visible = "".join(c for c in name if unicodedata.category(c) not in ("Cf", "Cc"))
        assert visible in title(svg) and "<script" not in svg
        assert not any(unicodedata.category(c) in ("Cf", "Cc") and c != "\n" for c in svg)
        drawn = [e.text for e in parsed(svg).iter(SVG + "text")]
        assert max(map(len, drawn)) <= 70


def test_an_id_prefix_cannot_break_out():
    svg = board_svg(toy(), position("unit u: red, foot, at 0505"), prefix='"><b>', zones=("u",))
    assert parsed(svg).get("aria-labelledby") == "b-board-title" and 'id="b-zone-light"' in svg and "url(#b-zone-light)" in svg


def test_boards_of_one_page_share_no_id():
    place = position("unit u: red, foot, at 0505")
    ids = [re.findall(r'\bid="([^"]*)"', board_svg(toy(), place, prefix=p, zones=("u",))) for p in ("a", "b")]
    assert ids[0] and not set(ids[0]) & set(ids[1])


# ---- size and stability


def test_a_huge_position_is_bounded_and_says_what_it_leaves_out():
    lines = [f"unit u{i}: red, foot, strength 6, at {10 + i % 60:02}{10 + i // 60:02}" for i in range(3000)]
    place = position("\n".join(lines))
    svg = board_svg(toy(), place, standalone=True)
    assert len(svg) < 600_000
    assert len(of_class(svg, "h")) == 300 and "Not drawn: 2,700 counters" in title(svg)
    assert any("Not drawn: 2,700" in (e.text or "") for e in of_class(svg, "note"))
    heap = position("\n".join(f"unit u{i}: red, foot, at 0505" for i in range(3000)))
    assert len(board_svg(toy(), heap)) < 20_000


def test_the_same_picture_has_the_same_text():
    book = shipped("w39")
    answer = answered(book, kock(), "may 180 IR counter-attack I/93?")
    assert len({board_svg(book, kock(), answer=answer, standalone=s) for s in (False, False)}) == 1
    assert board_svg(book, kock()) == board_svg(book, kock())


def test_colours_are_the_tokens_of_the_site():
    assert set(LIGHT) == set(DARK)
    assert set(re.findall(r"var\(--([a-z0-9-]+)", board_css())) <= {*LIGHT, "sans", "serif"}
    alone = board_svg(toy(), position("unit u: red, foot, at 0505"), standalone=True)
    assert "prefers-color-scheme:dark" in alone and "var(" not in alone and "<style" not in board_svg(toy(), position("unit u: red, foot, at 0505"))


@pytest.mark.parametrize("book", book_ids())
def test_every_shipped_example_can_be_drawn(book):
    from kb.trials.running import examples_of, position_of

    loaded = shipped(book)
    assert loaded.looks
    for example in examples_of(loaded)[::3]:
        place, _ = position_of(loaded, example)
        if svg := board_svg(loaded, place, prefix="x"):
            parsed(svg)
        assert bool(svg) is bool(pieces_of(loaded, place).hexes())
