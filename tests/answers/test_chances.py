"""What may come of a battle: exact chances, in every book that says in its steps what its dice decide."""

from __future__ import annotations

from fractions import Fraction

import pytest

from kb.answers.asking import ask
from kb.answers.chances import dice_chances
from kb.answers.words import understand
from kb.board.position import read_position
from kb.language.assembly import book_from_text

GAME = '''book tiny "A tiny game" edition "first" grid flat_top columns_first
sort unit
sort battle
sort result = won, lost, drawn
given strength(unit U) -> number "{U} has a strength of {number}"
role attacker(battle X, unit U) "{U} [attacks|does not attack] in {X}"
role target(battle X, unit E) "{E} [is|is not] a target of {X}"
action attack(unit U, unit E) "{U} [attack|attacked] {E}"
action fight(battle X) "{X} [be fought|was fought]"
  made of attack(U, E) when attacker(X, U) and target(X, E)
throw die(battle X) 1d6 "the die of {X}"
throw wind(battle X) 1d6 "the wind over {X}"
amount push(battle X) "the push of {X}"
derived outcome(battle X) -> result "{X} [ends|does not end] {result}"
procedure fighting "fighting a battle"
[1.1] Attacks
  permit attack(U, E) when strength(U) >= 1 and strength(E) >= 1
[1.2] The push
  set push(X) = sum(strength(U) for U where attacker(X, U)) - sum(strength(E) for E where target(X, E))
[1.3] The die
  step a of fighting "add up" gives push(X)
  step b of fighting "throw" gives die(X), outcome(X)
  define outcome(X) = won when die(X) + push(X) >= 6
  define outcome(X) = lost when die(X) + push(X) <= 2
  define outcome(X) = drawn when die(X) + push(X) > 2 and die(X) + push(X) < 6
'''
FIELD = "unit u: strength 3\nunit v: strength 1\nunit e: strength 2\nbattle x: attacker u, target e\n"


def game(more: str = ""):
    book, wrong = book_from_text(GAME + more)
    assert not [d for d in wrong if d.severity == "error"], wrong
    return book


def answer(text: str, field: str = FIELD, more: str = ""):
    book = game(more)
    position, wrong = read_position(field, book)
    assert not wrong
    return ask(book, position, understand(text, book, position).question)


def table(found) -> dict[str, Fraction]:
    return {c.outcome: c.chance for c in found.chances}


def test_each_result_with_its_chance_in_the_order_of_the_book():
    found = answer("chances x")
    assert [(c.outcome, c.chance) for c in found.chances] == [("won", Fraction(1, 3)), ("lost", Fraction(1, 6)), ("drawn", Fraction(1, 2))]
    assert found.verdict == "value" and {c.of for c in found.chances} == {"the result of x"} and "1.2" in found.used


def test_a_battle_that_nobody_declared():
    one, two = answer("chances attack(u, e)"), answer("chances attack(u, e), attack(v, e)")
    assert table(one) == table(answer("chances x"))
    assert table(two) == {"won": Fraction(1, 2), "drawn": Fraction(1, 2)}


def test_dice_that_were_thrown_are_told_and_the_chances_all_the_same():
    found = answer("chances x", FIELD + "die(x) = 6\n")
    assert table(found) == table(answer("chances x")) and "6, which gives won" in found.proof[0].text


def test_other_dice_that_the_result_hangs_on_are_thrown_too():
    found = answer("chances x", more="[1.4] Wind\n  add 1 to push(X) when wind(X) >= 4\n")
    assert table(found) == {"won": Fraction(5, 12), "lost": Fraction(1, 12), "drawn": Fraction(1, 2)}


def test_what_is_missing_is_said():
    found = answer("chances x", FIELD.replace("unit e: strength 2", "unit e"))
    assert found.verdict == "unknown" and [(x.word, x.args) for x in found.missing] == [("strength", ("e",))]
    open_ = answer("chances x", "open\n" + FIELD.replace("unit e: strength 2", "unit e"))
    assert open_.verdict == "unknown" and "strength" in {x.word for x in open_.missing}


def test_another_reading_with_other_chances_is_named():
    dispute = '''[1.5] Doubt
  dispute tiny-A1 "whether the attacker has a bonus"
    reading none preferred "nothing says so"
    reading bonus "the example has one"
      add 1 to push(X)
'''
    found = answer("chances x", more=dispute)
    assert [r.value for r in found.readings] == ["won 1/2, drawn 1/2"]


def test_a_battle_that_may_not_be_fought_is_said_to_be_so():
    found = answer("chances x", more="[1.6] Never\n  forbid attack(U, _) when strength(U) >= 3\n")
    assert table(found) and "as things stand x may not be fought" == found.proof[0].text and found.proof[0].cite == "1.6"


def test_no_dice_no_chances():
    assert answer("chances u").verdict == "silent"


@pytest.mark.parametrize("dice", ["1d6", "2d6", "3d6", "1d10"])
def test_chances_of_dice_add_up(dice):
    assert sum(dice_chances(dice).values()) == 1
    assert dice_chances("2d6")[7] == Fraction(1, 6)


@pytest.mark.parametrize("name, where, thing, likely", [
    ("w39", "bug-crossing", "x", {"B2": Fraction(1, 6), "B1": Fraction(5, 9), "--": Fraction(7, 36), "A1": Fraction(1, 12)}),
    ("campaign", "warsaw", "assault", {"DVI + ARI": Fraction(5, 18), "DVB + ARB": Fraction(2, 9), "IMP": Fraction(1, 9)}),
])
def test_battles_of_the_books(name, where, thing, likely):
    """Counted by hand in the printed column: 2:1 in one, 1-1 in the other."""
    from tests.answers.test_phrasings import book, position

    found = ask(book(name), position(name, where), understand(f"chances {thing}", book(name), position(name, where)).question, changes=False)
    result = {c.outcome: c.chance for c in found.chances if c.of == found.chances[0].of}
    assert sum(result.values()) == 1 and all(result[outcome] == chance for outcome, chance in likely.items())


def test_only_some_of_those_who_may():
    book = game()
    position, _ = read_position(FIELD, book)
    everybody = ask(book, position, understand("may attack(U, _) where strength(U) >= 1", book, position).question)
    strong = ask(book, position, understand("may attack(U, _) where strength(U) >= 3", book, position).question)
    assert {v[0] for v in strong.values} == {"u"} and {v[0] for v in everybody.values} == {"u", "v", "e"}


EXAMPLE = '''
  example "the odds of an attack"
    given
      unit u: strength 3
      unit e: strength 2
    ask chances attack(u, e)
    expect {expected}
'''


def test_an_example_of_chances_pins_what_decides_them():
    from kb.trials.pinning import pin
    from kb.trials.running import run_examples

    book = game(EXAMPLE.format(expected="1/3 for won, 1/6 for lost, 1/2 for drawn by 1.3"))
    assert [o.ok for o in run_examples(book)] == [True]
    assert [p.cite for p in pin(book, write=False) if not p.by] == ["1.1"], "whether it is allowed is not asked"


@pytest.mark.parametrize("expected, got", [("1/2 for won", "expected a chance of 1/2 for won, got 1/3"), ("1/6 for won, 1/6 for lost", "got 1/3"),
                                           ("1/3 for won by 1.1", "expected 1.1 to be cited"), ("1/3 for tied", "got 0")])
def test_an_example_with_other_chances_fails(expected, got):
    from kb.trials.running import run_examples

    outcome = run_examples(game(EXAMPLE.format(expected=expected)))[0]
    assert not outcome.ok and got in outcome.message
