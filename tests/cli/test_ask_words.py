"""`ask` as people type: what it says it understood, how another reading is picked, and what it will not guess."""

import json
from pathlib import Path

import pytest

from kb.show.schema import ASK
from tests.show.test_jsonable import conforms

GOLDEN = Path(__file__).with_name("golden")
GAME = '''sort unit
sort battle
sort side = reds, blues
sort result = won, lost, drawn
given side(unit U) -> side "{U} [fights|does not fight] for {side}"
given strength(unit U) -> number "{U} has a strength of {number}"
role attacker(battle X, unit U) "{U} [attacks|does not attack] in {X}"
role target(battle X, unit E) "{E} [is|is not] a target of {X}"
action attack(unit U, unit E) "{U} [attack|attacked] {E}"
action retreat(unit U) "{U} [retreat|retreated]"
action fight(battle X) "{X} [be fought|was fought]"
  made of attack(U, E) when attacker(X, U) and target(X, E)
amount push(battle X) "the push of {X}"
also attack "assault"
jargon "flee", "run away" for "retreat"
jargon "cannot retreat", "no way out" for "trapped"
'''
CHAPTER = '''[1.1] Attacks
  | A unit attacks the units of the other side.
  permit attack(U, E) when side(U) = S and side(E) = T and S != T

  example "the other side"
    given
      unit u: reds
      unit e: blues
    ask may attack(u, e)
    expect yes by 1.1

[1.2] The push
  | The attackers' strength less that of their targets.
  set push(X) = sum(strength(U) for U where attacker(X, U)) - sum(strength(E) for E where target(X, E))
  procedure fighting "fighting a battle"
  step a of fighting "add up" gives push(X)

[1.3] The die
  throw die(battle X) 1d6 "the die of {X}"
  derived outcome(battle X) -> result "{X} [ends|does not end] {result}"
  step b of fighting "throw" gives die(X), outcome(X)
  define outcome(X) = won when die(X) + push(X) >= 6
  define outcome(X) = lost when die(X) + push(X) <= 2
  define outcome(X) = drawn when die(X) + push(X) > 2 and die(X) + push(X) < 6

[1.4] Retreats
  | Only the weak retreat.
  permit retreat(U) when strength(U) <= 2

[1.5] Trapped defenders
  | A defender without a way out is lost.
  commentary "follows from the others"
'''
FIELD = 'unit "I/7": reds, strength 3\nunit "II/7": reds, strength 1\nunit "9 IR": blues, strength 2\nbattle x: attacker "I/7", target "9 IR"\n'


@pytest.fixture
def game(tmp_path):
    folder = tmp_path / "game"
    (folder / "positions").mkdir(parents=True)
    (folder / "book.cw").write_text('book game "A game" edition "first" grid flat_top columns_first\n')
    (folder / "vocabulary.cw").write_text(GAME)
    (folder / "01-rules.cw").write_text(CHAPTER)
    (folder / "positions" / "field.pos").write_text(FIELD)
    return folder


ASKED = {
    "ask-loose": ("can I/7 asault 9ir", "--position", "field"),
    "ask-other-reading": ("can i run away", "--reading", "2"),
    "ask-group": ("may the reds attack?", "--position", "field"),
    "ask-lookup": ("wat if the defendr cant retreat",),
    "ask-card": ("can i run away",),
    "ask-stranger": ("may 8 IR attack 9 IR", "--position", "field"),
    "ask-nothing": ("colourless green ideas",),
    "ask-chances-of-what": ("what may come of this battle?",),
    "ask-chances": ("what may come of this battle?", "--position", "field"),
    "ask-chances-of-an-attack": ("what are the odds if II/7 attacks 9 IR", "--position", "field"),
}


@pytest.mark.parametrize("name", ASKED)
def test_what_is_said(run, game, name, rewrite_golden, monkeypatch):
    monkeypatch.chdir(game.parent)  # so that no path of this machine is said
    question, *more = ASKED[name]
    ran = run("ask", "game", question, *more)
    came = f"status {ran.status}\n{ran.out}" + ("---\n" + ran.err if ran.err else "")
    file = GOLDEN / f"{name}.txt"
    if rewrite_golden:
        file.write_text(came, encoding="utf-8")
    assert came == file.read_text(encoding="utf-8")


def test_a_reading_that_is_not_there(run, game):
    ran = run("ask", game, "can i run away", "--reading", "9")
    assert ran.status == 2 and "no reading 9" in ran.err and not ran.out


def test_a_reading_of_the_question_and_one_of_a_dispute(run):
    ran = run("ask", "w39", "180ir strike back at I/93", "--position", "kock-crossroads", "--reading", "1", "--reading", "w39-A1=b")
    assert ran.status == 0 and "Yes: 180 IR may counter-attack I/93" in ran.out


@pytest.mark.parametrize("name", ASKED)
def test_for_programs(run, game, name):
    question, *more = ASKED[name]
    ran = run("ask", game, question, *more, "--json")
    data = json.loads(ran.out)
    assert conforms(data, ASK, ASK)
    numbers = [one["reading"] for one in (data["readings"] if data["kind"] == "not understood" else [data["understood"], *data["understood"]["others"]])]
    assert sorted(numbers) == list(range(1, len(numbers) + 1))


def test_every_reading_can_be_asked_for(run, game):
    first = json.loads(run("ask", game, "may the reds attack?", "--position", "field", "--json").out)
    assert len(first["understood"]["others"]) == 2
    for other in first["understood"]["others"]:
        again = json.loads(run("ask", game, "may the reds attack?", "--position", "field", "--json", "--reading", str(other["reading"])).out)
        assert again["understood"]["reading"] == other["reading"] and again["understood"]["text"] == other["text"]
        assert again["kind"] == {"question": "answer"}.get(other["kind"], other["kind"])
