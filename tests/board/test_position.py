"""The text of a position: what it states."""

import subprocess
import sys
from fractions import Fraction

import pytest
from tests.board.small_book import small_book

from kb.board.facts import Deed, Moment
from kb.board.position import read_position

BOOK = small_book()


def position(text, **options):
    found, diagnostics = read_position(text, BOOK, **options)
    assert diagnostics == []
    return found


def facts(text):
    return set(position(text).facts)


def test_a_unit_with_constants_values_and_bare_words():
    assert facts("unit u: polish, infantry, strength 6, at 3228, marker tired + ready, panicked") == {
        ("nation", ("u", "polish")), ("arm", ("u", "infantry")), ("strength", ("u", Fraction(6))), ("at", ("u", "3228")),
        ("marker", ("u", "tired")), ("marker", ("u", "ready")), ("panicked", ("u",))}


def test_several_units_share_a_line_and_names_may_be_quoted():
    found = position('unit g, "II/93": german, strength 2.4\nunit g: at 0311  # zeros are kept')
    assert found.members["unit"] == ("g", "II/93")
    assert ("strength", ("II/93", Fraction(12, 5))) in found.facts and ("at", ("g", "0311")) in found.facts


@pytest.mark.parametrize("written, value", [("3", Fraction(3)), ("2.4", Fraction(12, 5)), ("1/2", Fraction(1, 2)), ("0", Fraction(0))])
def test_numbers_are_exact(written, value):
    assert facts(f"unit u: strength {written}") == {("strength", ("u", value))}


def test_hexes_and_edges():
    assert facts("hex 3229, 3230: wood + town, stronghold, edge_of reds") == {
        (name, (h, *rest)) for h in ("3229", "3230")
        for name, rest in (("terrain", ("wood",)), ("terrain", ("town",)), ("stronghold", ()), ("edge_of", ("reds",)))}
    assert facts("edge 3228 3229: river, bridge, slope, wood") == {
        *((n, p) for n in ("river", "bridge") for p in (("3228", "3229"), ("3229", "3228"))),
        ("slope", ("3228", "3229")), ("works", ("3228", "3229", "wood")), ("works", ("3229", "3228", "wood"))}


def test_an_edge_line_may_run_through_several_hexes():
    assert {args for _, args in facts("edge 3228 3229 3230: slope")} == {("3228", "3229"), ("3229", "3230")}


def test_plain_facts_values_and_words_without_arguments():
    text = "unit u\nhex 3228\nweather = good\nfog\nat(u) = 3228\nmarker(u, tired)\ntrains(u, 3228) = 2\nscore(reds) = 5"
    assert facts(text) == {
        ("weather", ("good",)), ("fog", ()), ("at", ("u", "3228")), ("marker", ("u", "tired")),
        ("trains", ("u", "3228", Fraction(2))), ("score", ("reds", Fraction(5)))}


def test_battles_have_roles_a_moment_and_throws():
    found = position('turn = 2\nphase = blue_counter\nbattle x: attacker u + v, target "II/93", in red_attack\n'
                     'combat_die(x) = 7\nunit u, v, "II/93"')
    assert set(found.facts) == {("attacker", ("x", "u")), ("attacker", ("x", "v")), ("target", ("x", "II/93")), ("combat_die", ("x", Fraction(7)))}
    assert found.declared == (("x", Moment(2, 1)),)


def test_what_is_known_to_be_false():
    found = position("open\nunit u: not panicked, not marker tired\nnot marker(u, ready)\nnot at(u) = 3228\nnot fog")
    assert found.open and found.facts == frozenset()
    assert found.denied == {("panicked", ("u",)), ("marker", ("u", "tired")), ("marker", ("u", "ready")), ("at", ("u", "3228")), ("fog", ())}


def test_settings():
    found = position('open\nclosed at, terrain\ntitle "A fight"\nnote "one"\nnote "two"\nscenario = kock\noption = fog_of_war\n'
                     "turn = 3\nround = 2\nphase = blue_attack\nboard 3020 to 3535")
    assert (found.open, found.closed_words, found.title, found.note) == (True, {"at", "terrain"}, "A fight", "one\ntwo")
    assert (found.scenario, found.options, found.now, found.board) == ("kock", {"fog_of_war"}, Moment(3, 3, 2), ("3020", "3535"))
    assert found.unstated == frozenset()


def test_open_and_closed():
    assert position("", open=True).open and not position("closed", open=True).open and position("open").open


def test_deeds_take_the_latest_phase_up_to_now():
    found = position("unit u, e\ndid fire(u, e) in blue_attack\ndid fire(u, e) in red_attack\ndid fire(u, e)\n"
                     "did attack(u, e) in red_attack round 2 of turn 1\ndid step(u, 3228, 3229) on turn 1\nturn = 2\nphase = blue_counter\nround = 3")
    assert [d.when for d in found.deeds] == [Moment(1, 3), Moment(2, 1), Moment(2, 2, 3), Moment(1, 1, 2), Moment(1, 0)]
    assert found.deeds[4] == Deed("step", ("u", "3228", "3229"), Moment(1, 0))


def test_a_deed_in_the_current_phase_is_in_its_round():
    found = position("unit u, e\nphase = red_attack\nround = 3\ndid fire(u, e) in red_attack")
    assert found.deeds[0].when == Moment(1, 1, 3)


def test_without_a_moment_deeds_fall_in_turn_one():
    found = position("unit u, e\ndid fire(u, e) in blue_attack\ndid eliminate(e)")
    assert found.now is None and [d.when for d in found.deeds] == [Moment(1, 3), Moment(1, 0)]


def test_without_a_phase_the_whole_turn_may_lie_behind():
    found = position("unit u, e\nturn = 4\ndid fire(u, e) in red_counter")
    assert found.now.turn == 4 and found.unstated == {"phase", "round"} and found.deeds[0].when.turn == 4


def test_deeds_not_done_are_kept_apart():
    found = position("open\nunit u, e\nphase = red_attack\nnot did fire(u, e)\nnot did attack(u, e) in red_attack")
    assert found.deeds == () and [d.name for d in found.undone] == ["fire", "attack"]


def test_things_without_words_of_their_own_are_named_by_mention():
    assert position('unit u: formation "10 DP"').members["formation"] == ("10 DP",)


def test_order_line_ends_tabs_and_comments_do_not_matter():
    plain = "did fire(u, e)\nunit u: polish, at 3228\nunit e: german\nphase = red_attack"
    odd = "\ufeff# first\r\n\r\n\tphase\t=\tred_attack\r\nunit e:german# no\r\n".replace("# no", " # yes") + "unit u: polish,\r\n   at 3228\r\ndid fire( u ,e )  # done"
    assert position(plain).facts == position(odd).facts and position(plain).deeds == position(odd).deeds


def test_letters_beyond_ascii():
    decomposed = "unit z\u0307ago\u0144: polish"
    assert position(decomposed).members["unit"] == ("żagoń",)


def test_a_map_lies_beside_the_position(tmp_path):
    (tmp_path / "land.map").write_text("board 3020 to 3535\nhex 3229: wood\nedge 3228 3229: river\n", encoding="utf-8")
    found = position('map "land.map"\nhex 3229: wood, town\nunit u: at 3229', file=str(tmp_path / "my.pos"))
    assert ("terrain", ("3229", "wood")) in found.facts and ("river", ("3229", "3228")) in found.facts
    assert found.board == ("3020", "3535")


def test_reading_needs_no_parser_generator():
    code = "import sys, kb.board.position, kb.board.position_json; sys.exit('lark' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


def test_an_empty_text_is_an_empty_position():
    found = position("")
    assert not found.facts and not found.open and found.now is None and found.members == {}
