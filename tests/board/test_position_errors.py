"""What is wrong with a position is said in one go, at its place, with a way out."""

import time

import pytest
from tests.board.small_book import small_book
from hypothesis import given, settings
from hypothesis import strategies as st

from kb.board.position import read_position
from kb.language.spans import render

BOOK = small_book()

CASES = [
    # code, line, the text the caret is under, words of the help
    ("CW502", "unit u: polsh", "polsh", "polish"),
    ("CW502", "unti u: polish", "unti", "unit"),
    ("CW502", "unit u: strenght 4", "strenght", "strength"),
    ("CW502", "wether = good", "wether", "weather"),
    ("CW502", "closed att", "att", "at"),
    ("CW502", "unit u\ndid atack(u, u)", "atack", "attack"),
    ("CW502", "nonsense", "nonsense", "unit u"),
    ("CW503", "weather = goood", "goood", "good"),
    ("CW503", "unit u: marker tierd", "tierd", "tired"),
    ("CW503", "unit II/93: polish", "II/93", '"II/93"'),
    ("CW503", "unit Kock: polish", "Kock", '"Kock"'),
    ("CW503", 'unit "": polish', '""', ""),
    ("CW504", "unit u: marker polish", "polish", "tired"),
    ("CW504", "unit u: strength good", "good", "1/2"),
    ("CW504", "unit u: at polish", "polish", ""),
    ("CW504", "unit u: wood", "wood", ""),
    ("CW504", "unit u: river", "river", "river(hex, hex)"),
    ("CW504", "battle x\nunit u\ndid attack(u, x)", "x", ""),
    ("CW504", "unit u\nattack(u, u)", "attack", "did attack"),
    ("CW504", "unit u\ndid at(u)", "at", "did"),
    ("CW505", "unit u\nmarker(u)", "marker", "marker(unit, marker)"),
    ("CW505", "unit u\ndid fire(u)", "fire", "fire(unit, unit)"),
    ("CW505", "unit u\nat(u)", "at", "at(unit) = hex"),
    ("CW505", "unit u\npanicked(u) = 3", "3", "panicked(unit)"),
    ("CW505", "unit u: at", "at", "hex"),
    ("CW505", "unit u: polish german", "german", "commas"),
    ("CW506", "hex 32: wood", "32", "0311"),
    ("CW506", "unit u: at 32x8", "32x8", "0311"),
    ("CW507", "board 3020 to 3535\nunit u: at 3019", "3019", "3020 to 3535"),
    ("CW508", "unit u: at 3228, at 3229", "at", "line 1"),
    ("CW508", "unit u: at 3228 + 3229", "at", "line 1"),
    ("CW508", "weather = good\nweather = bad", "weather", "line 1"),
    ("CW509", "unit u: strength -1", "strength", ""),
    ("CW509", "unit u: strength 1/0", "1/0", ""),
    ("CW509", "battle x\ncombat_die(x) = 13", "combat_die", "2 to 12"),
    ("CW509", "turn = 1/2", "1/2", ""),
    ("CW510", "unit u\nzoc(u, 3228)", "zoc", "`at`, `panicked`"),
    ("CW510", "battle x\ncolumn(x) = 2:1", "column", "givens"),
    ("CW510", "adjacent(3228, 3229)", "adjacent", "board"),
    ("CW511", "unit u: ready", "ready", "`marker ready` or `shade ready`"),
    ("CW512", "unit u: panicked\nnot panicked(u)", "panicked", "line 1"),
    ("CW512", "edge 3228 3229: river\nnot river(3229, 3228)", "river", "line 1"),
    ("CW512", "unit u\nphase = dawn\ndid fire(u, u)\nnot did fire(u, u) in dawn", "fire", "line 3"),
    ("CW513", "phase = red_atack", "red_atack", "red_attack"),
    ("CW513", "unit u\ndid fire(u, u) in blue_atack", "blue_atack", "blue_attack"),
    ("CW514", "unit horse\ndid fire(horse, hrose)", "hrose", "horse"),
    ("CW514", "unit u\ndid fire(u, foe)", "foe", "unit foe"),
    ("CW514", "battle x: attacker u", "u", "unit u"),
    ("CW515", "unit u: polish\nunit u: polish", "u", "leave one"),
    ("CW515", "unit u, u: polish", "u", "leave one"),
    ("CW515", "unit u: polish\nbattle u", "u", "another"),
    ("CW515", "unit weather: polish", "weather", "another"),
    ("CW516", "unit u\nturn = 1\ndid fire(u, u) of turn 2", "2", "turn"),
    ("CW517", "edge 3228 3230: river", "3230", "3229"),
    ("CW518", 'map "no.map"', '"no.map"', "copy"),
    ("CW522", "turn = 1\nturn = 2", "2", "one of them"),
    ("CW501", "unit u polish", "polish", "unit u:"),
    ("CW501", "unit u: at = 3228", "=", "at 3228"),
    ("CW501", "unit u: at(3228)", "(", "at 3228"),
    ("CW501", 'unit u: "polish', '"', "never closed"),
    ("CW501", "unit u: polish,, infantry", "polish", ""),
    ("CW501", "edge 3228: river", "3228", "3229"),
    ("CW501", "title Kock", "Kock", ""),
    ("CW501", "board 3228 3229", "3229", ""),
]


@pytest.mark.parametrize("code, text, under, help_", CASES, ids=[f"{c}-{t}" for c, t, _, _ in CASES])
def test_one_error(code, text, under, help_):
    _, found = read_position(text, BOOK, file="")
    assert [d.code for d in found] == [code]
    line = text.split("\n")[found[0].span.line - 1]
    start = found[0].span.column - 1
    assert line[start : start + found[0].span.width] == under or code == "CW501"
    assert help_ in found[0].help


def test_everything_is_reported_in_one_go_and_the_rest_is_read():
    found, diagnostics = read_position("unit u: polsh, infantry, at 32\nunit v: german, foo\nphase = never\nhex 3229: wood", BOOK, file="x.pos")
    assert [(d.code, d.span.line) for d in diagnostics] == [("CW502", 1), ("CW506", 1), ("CW502", 2), ("CW513", 3)]
    assert {("arm", ("u", "infantry")), ("nation", ("v", "german")), ("terrain", ("3229", "wood"))} == found.facts


def test_messages_point_into_the_file_of_an_example():
    _, found = read_position("#@41\n      unit u: polish\n      unit e: germn", BOOK, file="rules/small/01.cw", clause="[1.1] Zones")
    shown = render(found[0])
    assert "rules/small/01.cw:42:15  ([1.1] Zones)" in shown and "^^^^^" in shown and "did you mean `german`?" in shown


def test_an_error_in_several_names_is_said_once():
    _, found = read_position("unit a, b, c, d: polsh", BOOK)
    assert len(found) == 1


def test_a_map_reports_in_its_own_file_and_holds_only_the_map(tmp_path):
    (tmp_path / "land.map").write_text("hex 3229: woood\nunit u: polish\nmap \"land.map\"\n", encoding="utf-8")
    _, found = read_position('map "land.map"', BOOK, file=str(tmp_path / "my.pos"))
    assert [(d.code, d.span.line) for d in found] == [("CW502", 1), ("CW518", 2), ("CW518", 3)]
    assert all(d.span.file.endswith("land.map") for d in found) and "woood" in render(found[0])


@pytest.mark.parametrize("name", ["none.map", ".", "binary.map"])
def test_a_map_that_cannot_be_read(tmp_path, name):
    (tmp_path / "binary.map").write_bytes(b"\xff\xfe\0\x01")
    _, found = read_position(f'map "{name}"', BOOK, file=str(tmp_path / "my.pos"))
    assert [d.code for d in found] == ["CW518"]


def test_a_map_is_never_named_absolutely(tmp_path):
    _, found = read_position(f'map "{tmp_path}/land.map"', BOOK, file=str(tmp_path / "my.pos"))
    assert [d.code for d in found] == ["CW518"]


HUGE = {
    "many good lines": "\n".join(f'unit "u{i}": polish, at 3228' for i in range(20_000)),
    "many unknown words": "\n".join(f"unit u{i}: wrong{i}" for i in range(20_000)),
    "many unknown names": "unit u, e\n" + "\n".join(f"unit a{i}" for i in range(5_000)) + "\n" + "\n".join(f"did fire(u, z{i})" for i in range(20_000)),
    "many derived words": "unit u\n" + "zoc(u, 3228)\n" * 20_000,
    "one long line": "unit " + ", ".join(f"u{i}" for i in range(50_000)) + ": " + ", ".join(["polish"] * 50_000),
    "brackets": "(" * 200_000,
    "quotes": '"' * 200_001,
    "digits": "turn = " + "9" * 200_000,
    "commas": ",\n" * 100_000,
    "joined": "unit u: marker " + "tired + " * 100_000,
    "binary": "\0\1\2" * 1000,
    "control": "\x1b[31m\x07" * 1000,
    "line number": "#@999999\n" + "foo\n" * 1000,
}


@pytest.mark.parametrize("text", HUGE.values(), ids=HUGE)
def test_huge_and_broken_input_is_quick(text):
    start = time.process_time()
    _, found = read_position(text, BOOK)
    assert time.process_time() - start < 5
    assert len(found) <= 101
    assert "\x1b" not in "".join(render(d) for d in found[:3])


WORDS = st.sampled_from(
    "unit battle hex edge did not in of on turn round phase board to map closed open title note option scenario u e x polish german tired "
    "at strength marker river wood weather fog zoc attack fire attacker combat_die 3228 3229 32 1/2 1/0 -3 2:1 red_attack dawn = : , ( ) + "
    '"II/93" " # _ U × \n \n \n'.split(" "))


@settings(max_examples=400, deadline=None)
@given(st.lists(WORDS, max_size=40))
def test_no_text_ends_in_a_traceback(words):
    read_position(" ".join(words), BOOK)


@settings(max_examples=200, deadline=None)
@given(st.text(max_size=80))
def test_no_characters_end_in_a_traceback(text):
    for diagnostic in read_position(text, BOOK)[1]:
        render(diagnostic)
