"""The same position as JSON, there and back."""

import json
from fractions import Fraction

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kb.board.facts import Deed, Moment
from kb.board.position import read_position
from kb.board.position_json import SCHEMA, read_json, to_json
from kb.language.spans import render
from tests.board.small_book import small_book

BOOK = small_book()

TEXTS = {
    "empty": "",
    "units": 'unit u: polish, infantry, strength 1/2, at 0311, marker tired + ready, formation "10 DP"\nunit "II/93", "93": german, not panicked',
    "map": "board 3020 to 3535\nhex 3229: wood, town, stronghold, edge_of reds\nhex 3230\nedge 3228 3229: river, slope, wood\nedge 3229 3228: slope",
    "far apart": "slope(3228, 3300)\nriver(3228, 3300)",
    "battle": "turn = 2\nphase = blue_counter\nunit u, e: polish\nbattle x: attacker u, target e, in red_attack\ncombat_die(x) = 7",
    "words without things": "weather = good\nfog\nscore(reds) = 5\nunit u\ntrains(u, 3228) = 2",
    "deeds": "unit u, e\nturn = 2\nround = 2\nphase = blue_counter\ndid fire(u, e)\ndid attack(u, e) in blue_attack\ndid step(u, 3228, 3229) of turn 1",
    "deeds without a moment": "unit u, e\ndid fire(u, e)\ndid attack(u, e) in blue_attack",
    "a turn without a phase": "unit u, e\nturn = 2\ndid fire(u, e)",
    "a phase without a turn": "unit u, e\nphase = red_attack\ndid fire(u, e) in blue_attack",
    "open": 'open\nclosed at\ntitle "T"\nnote "N"\nscenario = kock\noption = o\nunit u, e: not panicked\nunit u: ties e\nnot did fire(u, e)\n'
            "not did attack(u, e) in red_attack\nnot at(u) = 3228",
}


@pytest.mark.parametrize("text", TEXTS.values(), ids=TEXTS)
def test_round_trip(text):
    position, errors = read_position(text, BOOK, name="n")
    assert errors == []
    document = to_json(position, BOOK)
    again, errors = read_json(json.dumps(document), BOOK)
    assert errors == [] and again == position
    assert to_json(again, BOOK) == document


def test_what_a_document_looks_like():
    position, _ = read_position("unit u: polish, strength 2.4, at 3228, marker tired, panicked\nedge 3228 3229: river\nphase = red_attack\ndid eliminate(u)", BOOK)
    assert to_json(position, BOOK) == {
        "book": "small", "phase": "red_attack",
        "unit": {"u": {"at": "3228", "marker": ["tired"], "nation": "polish", "panicked": True, "strength": "12/5"}},
        "hex": {"3228": {}, "3229": {}},
        "edge": [{"between": ["3228", "3229"], "river": True}],
        "did": [{"deed": "eliminate", "args": ["u"], "in": "red_attack", "turn": 1, "round": 1}]}


def test_written_by_hand():
    text = '{"unit": {"u": {"strength": 2.4, "marker": "tired", "panicked": false}, "e": {}}, "phase": "red_attack", "did": [{"deed": "fire", "args": ["u", "e"]}]}'
    position, errors = read_json(text, BOOK, name="hand")
    assert errors == [] and position.name == "hand"
    assert position.facts == {("strength", ("u", Fraction(12, 5))), ("marker", ("u", "tired"))}
    assert position.denied == {("panicked", ("u",))}
    assert position.deeds == (Deed("fire", ("u", "e"), Moment(1, 1)),)


ERRORS = [
    ("CW520", "{", "line"), ("CW520", "[1]", "object"), ("CW520", '{"unit": []}', "/unit"), ("CW520", '{"unit": {"u": 3}}', "/unit/u"),
    ("CW520", '{"did": {}}', "/did"), ("CW520", '{"did": [3]}', "/did/0"), ("CW520", '{"board": ["3228"]}', "/board"),
    ("CW520", '{"open": "yes"}', "/open"), ("CW520", '{"title": 3}', "/title"), ("CW520", '{"unit": {"u": {"panicked": 1}}}', "/unit/u/panicked"),
    ("CW520", '{"edge": [{"river": true}]}', "/edge/0"), ("CW520", '{"turn": null}', "/turn"), ("CW520", "[" * 100_000, ""),
    ("CW502", '{"unti": {}}', "/unti"), ("CW502", '{"unit": {"u": {"strenght": 3}}}', "/unit/u/strenght"),
    ("CW502", '{"did": [{"deed": "fire", "argz": []}]}', "/did/0"), ("CW502", '{"closed": ["att"]}', "/closed/0"),
    ("CW503", '{"unit": {"u": {"nation": "polsh"}}}', "/unit/u/nation"), ("CW503", '{"unit": {"": {}}}', "/unit"),
    ("CW504", '{"unit": {"u": {"strength": "many"}}}', "/unit/u/strength"), ("CW504", '{"unit": {"u": {"river": "3228"}}}', "/unit/u/river"),
    ("CW506", '{"unit": {"u": {"at": "32"}}}', "/unit/u/at"), ("CW507", '{"board": ["3020", "3535"], "unit": {"u": {"at": "0101"}}}', "/unit/u/at"),
    ("CW508", '{"unit": {"u": {"at": ["3228", "3229"]}}}', "/unit/u/at"), ("CW509", '{"unit": {"u": {"strength": -1}}}', "/unit/u/strength"),
    ("CW509", '{"unit": {"u": {"strength": "1/0"}}}', "/unit/u/strength"), ("CW504", '{"unit": {"u": {"strength": NaN}}}', "/unit/u/strength"),
    ("CW504", '{"unit": {"u": {"strength": 1e400}}}', "/unit/u/strength"), ("CW504", '{"turn": ' + "9" * 5000 + "}", "/turn"),
    ("CW510", '{"unit": {"u": {"zoc": "3228"}}}', "/unit/u/zoc"), ("CW513", '{"phase": "noon"}', "/phase"),
    ("CW514", '{"unit": {"u": {}}, "did": [{"deed": "fire", "args": ["u", "v"]}]}', "/did/0"),
    ("CW515", '{"unit": {"u": {}, "u": {"at": "3228"}}}', "/unit"), ("CW515", '{"turn": 1, "turn": 2}', "turn"),
    ("CW515", '{"unit": {"u": {}}, "battle": {"u": {}}}', "/battle/u"), ("CW517", '{"edge": [{"between": ["3228", "3230"], "river": true}]}', "/edge/0"),
    ("CW519", "\0", ""),
]


@pytest.mark.parametrize("code, text, place", ERRORS, ids=[f"{c}-{t[:40]}" for c, t, _ in ERRORS])
def test_errors_name_the_place(code, text, place):
    _, found = read_json(text, BOOK, file="x.json")
    assert [d.code for d in found] == [code]
    assert place in found[0].message or place in ("", "line")
    render(found[0])


def test_syntax_errors_have_a_line_and_a_caret():
    _, found = read_json('{\n  "turn": 2,\n}', BOOK, file="x.json")
    assert found[0].code == "CW520" and found[0].span.line in (2, 3) and "^" in render(found[0])


def test_everything_is_reported_in_one_go():
    _, found = read_json('{"phase": "noon", "unit": {"u": {"at": "32", "nation": "x"}}, "did": [{"deed": "sing"}]}', BOOK)
    assert [d.code for d in found] == ["CW513", "CW506", "CW503", "CW502"]


def test_the_schema_names_every_key_that_is_written():
    for text in TEXTS.values():
        document = to_json(read_position(text, BOOK, name="n")[0], BOOK)
        others = set(document) - set(SCHEMA["properties"])
        assert others <= {"unit", "hex", "battle", "formation"}
        assert all(set(d) <= set(SCHEMA["properties"]["did"]["items"]["properties"]) for d in document.get("did", []))


values = st.recursive(st.none() | st.booleans() | st.integers(-5, 5000) | st.floats() | st.sampled_from(["u", "3228", "polish", "at", "fire", "1/2"]),
                      lambda inner: st.lists(inner, max_size=3) | st.dictionaries(
                          st.sampled_from([*SCHEMA["properties"], "unit", "battle", "hex", "u", "at", "word", "deed", "args", "between", "in", "value", "river"]),
                          inner, max_size=5), max_leaves=25)


@settings(max_examples=300, deadline=None)
@given(values)
def test_no_document_ends_in_a_traceback(value):
    read_json(json.dumps(value), BOOK)
