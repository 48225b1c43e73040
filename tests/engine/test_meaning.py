"""What the statements of the language mean, each on a book of a few lines."""

from fractions import Fraction as F

import pytest

from tests.engine.books import answer, book, value, verdict

PAIR = "unit u: reds, foot, strength 4, at 0505\nunit e: blues, foot, strength 3, at 0506\n"


# ---- time phrases, end to end
TIMES = {
    "this_phase": "did attack(E, U) this phase", "this_turn": "did attack(E, U) this turn", "last_turn": "did attack(E, U) last turn",
    "ever": "did attack(E, U)", "in_last": "did attack(E, U) in last attack phase of E", "since": "did attack(E, U) since last attack phase of E",
    "on_turn": "did attack(E, U) on turn 1", "this_round": "did attack(E, U) this round"}


@pytest.mark.parametrize("when, held", [
    ("in blue_attack of turn 1", {"last_turn", "ever", "in_last", "since", "on_turn"}),
    ("in red_attack of turn 2", {"this_turn", "ever", "since"}),
    ("in blue_counter of turn 2", {"this_phase", "this_turn", "ever", "since", "this_round"}),
    ("in blue_attack of turn 0", {"ever"})])
def test_time_phrases(when, held):
    said = "".join(f"[1.{i}] {name}\n  forbid rest(U) when {phrase}\n" for i, (name, phrase) in enumerate(TIMES.items(), 1))
    found = answer(book(said), f"turn = 2\nphase = blue_counter\n{PAIR}did attack(e, u) {when}\n", "may rest(u)")
    numbers = {f"1.{i}": name for i, name in enumerate(TIMES, 1)}
    assert {numbers[c] for c in found.cites} == held


# ---- what holds of everything
def test_a_relation_that_holds_of_everything():
    made = book('[1] A\n  derived any(unit U) "{U} [is|is not] any"\n  derived some(unit U) "{U} [is|is not] some"\n'
                '  derived worth(unit U) -> number "{U} is worth {number}"\n  derived twin(unit U, unit V) "{U} [is|is not] {V}"\n'
                '  define any(_)\n  define some(U)\n  define worth(_) = 3\n  define twin(U, U)\n'
                '[2] B\n  permit rest(_)\n  forbid attack(U, _) when any(U) and some(U)\n  set might(U) = worth(U) + 1\n')
    assert [verdict(made, PAIR, q) for q in ("is any(u)", "is some(e)", "is twin(u, u)", "is twin(u, e)", "is not any(u)", "may attack(u, e)")] == [
        "yes", "yes", "yes", "no", "no", "no"]
    assert set(answer(made, PAIR, "which U where any(U)").values) == set(answer(made, PAIR, "which U where some(U)").values) == {"u", "e"}
    assert value(made, PAIR, "value might(u)") == value(made, PAIR, "value worth(u) + 1") == 4
    assert verdict(made, PAIR, "is any(u)", open=True) == "yes" and verdict(made, PAIR, "may attack(u, e)", open=True) == "no"


# ---- what has no value
@pytest.mark.parametrize("said", ["add strength(U) / strength(E) to might(U) when tied(U, E)", "multiply might(U) by 3 / (strength(U) - 4)",
                                  "limit might(U) to at most 1 / (strength(U) - 4)", "round might(U) up to strength(U) - 4",
                                  "round might(U) up to strength(U) - 5", "add vigour(U) to might(U)"])
def test_what_has_no_value_is_not_left_out(said):
    made = book(f'[1] A\n  amount vigour(unit U) "the vigour of {{U}}"\n  set vigour(U) = 1 / (strength(U) - 4)\n'
                f'  set might(U) = 7\n  {said}\n  forbid rest(U) when might(U) > 1\n')
    given = "unit u: reds, strength 4\nunit e: blues, strength 0\ntied(u, e)\n"
    assert verdict(made, given, "value might(u)") == "silent"
    assert verdict(made, given.replace("strength 4", "strength 9"), "value might(u)") == ("silent" if "(E)" in said else "value")


def test_a_base_that_an_exception_lifts_stands_in_nobodys_place():
    made = book("[1] A\n  set might(U) = 1\n[2] B\n  set might(U) = 2 instead of 1 when U is foot or horse\n"
                "[3] C\n  except 2 on might(U) when U is horse\n[4] D\n  set might(U) = 3 instead of 2 when strength(U) = 9\n")
    assert [value(made, f"unit u: reds, {which}\n", "value might(u)") for which in ("horse", "foot", "guns", "foot, strength 9")] == [1, 2, 1, 3]


# ---- exceptions
RULES = """
[1] Base
  permit rest(U)
  forbid rest(U) when U is horse
  (night) forbid rest(U) when mood(U, shaken)
[2] Lifted
  except 1 on rest(U) when strength(U) > 5
[3] Not lifted after all
  except 2 on rest(U) when mood(U, calm)
"""


@pytest.mark.parametrize("said, expected", [
    ("foot, strength 1", "yes"), ("horse, strength 1", "no"), ("horse, strength 6", "yes"), ("horse, strength 6, mood calm", "no")])
def test_exceptions_and_exceptions_to_them(said, expected):
    assert verdict(book(RULES), f"unit u: reds, {said}\n", "may rest(u)") == expected


def test_an_exception_leaves_grants_alone():
    made = book("[1] A\n  permit rest(U) when U is foot\n  forbid rest(U) when mood(U, shaken)\n[2] B\n  except 1 on rest(U)\n[3] C\n  otherwise forbid rest\n")
    assert verdict(made, "unit u: foot, mood shaken\n", "may rest(u)") == "yes"
    assert verdict(made, "unit u: horse\n", "may rest(u)") == "no"


def test_an_exception_without_a_word_lifts_the_whole_clause():
    made = book("[1] A\n  permit rest(U)\n[2] B\n  except 1 when scenario = never\n[3] C\n  except 1\n")
    assert verdict(made, "unit u: foot\n", "may rest(u)") == "silent"


def test_a_label_narrows_an_exception():
    made = book(RULES + "[4] Labels\n  except 1/night on rest(U)\n")
    assert verdict(made, "unit u: foot, strength 1, mood shaken\n", "may rest(u)") == "yes"
    assert verdict(made, "unit u: horse, strength 1, mood shaken\n", "may rest(u)") == "no"


def test_permit_despite():
    made = book("[1] A\n  forbid attack(U, _)\n[2] B\n  permit attack(U, E) despite 1 when near(U, E)\n"
                "[3] C\n  define near(U, V) when at(U) = A and at(V) = B and adjacent(A, B)\n")
    assert verdict(made, PAIR, "may attack(u, e)") == "yes"
    assert verdict(made, "unit u: reds, at 0505\nunit e: blues, at 0509\n", "may attack(u, e)") == "no"


def test_a_whole_clause_that_is_lifted_lifts_nothing():
    made = book("[1] A\n  forbid rest(U)\n  except 2\n[2] B\n  permit rest(U) despite 1 when U is horse\n")
    assert verdict(made, "unit u: horse\n", "may rest(u)") == "no"


def test_an_exception_that_looks_at_an_open_place():
    """`_` in a head whose exception speaks of that place: duties go through all who stand there."""
    made = book("[1] A\n  require attack(U, _) when U is horse\n[2] B\n  except 1 on attack(U, E) when E is guns\n")
    found = answer(made, "unit u: reds, horse\nunit e: blues, foot\nunit g: blues, guns\n", "duties")
    assert found.cites and set(found.cites) == {"1"}


def test_a_duty_of_somebody_belongs_to_the_side_that_may_meet_it():
    """Where only a battle is named, who may do it tells whose duty it is."""
    made = book("""[1] A
  action pay(battle X, unit U) "{U} [pay|paid] in {X}"
  require pay(X, _) when attacker(X, _)
  permit pay(X, U) when attacker(X, U)
""")
    given = "unit u: reds, horse\nunit e: blues, foot\nbattle x: attacker u, target e\n"
    assert [len(answer(made, given, f"duties{of}").values) for of in ("", " of reds", " of blues")] == [1, 1, 0]


# ---- amounts
def test_set_multiply_add_round_limit():
    made = book("[1] A\n  set might(U) = strength(U)\n  halve might(U) when U is horse\n  add 2 to might(U) when mood(U, calm)\n"
                "  round might(U) half down\n  limit might(U) to at most 4\n")
    assert value(made, "unit u: foot, strength 3\n", "value might(u)") == 3
    assert value(made, "unit u: horse, strength 3\n", "value might(u)") == 1
    assert value(made, "unit u: horse, strength 3, mood calm\n", "value might(u)") == 3
    assert value(made, "unit u: foot, strength 9\n", "value might(u)") == 4


def test_instead_of():
    made = book("[1] A\n  set might(U) = strength(U)\n[2] B\n  set might(U) = 1/2 instead of 1 when U is guns\n")
    assert value(made, "unit u: foot, strength 3\n", "value might(u)") == 3
    assert value(made, "unit u: guns, strength 3\n", "value might(u)") == F(1, 2)


def test_two_bases_are_disputed():
    made = book("[1] A\n  set might(U) = strength(U)\n[2] B\n  set might(U) = 7 when U is guns\n")
    found = answer(made, "unit u: guns, strength 3\n", "value might(u)")
    assert found.verdict == "disputed" and set(found.cites) == {"1", "2"}
    assert value(made, "unit u: guns, strength 7\n", "value might(u)") == 7, "two clauses that agree are no dispute"


def test_no_base_is_silent():
    made = book("[1] A\n  set might(U) = strength(U) when U is guns\n  add 2 to might(U)\n")
    assert verdict(made, "unit u: foot, strength 3\n", "value might(u)") == "silent"


def test_a_statement_counts_once_and_a_sum_counts_each():
    made = book("[1] A\n  set might(U) = sum(strength(V) for V where tied(U, V))\n  add 1 to might(U) when tied(U, V)\n")
    given = "unit u: foot\nunit v, w: foot, strength 2\ntied(u, v)\ntied(u, w)\n"
    assert value(made, given, "value might(u)") == 5
    assert value(made, "unit u: foot\n", "value might(u)") == 0


def test_highest_of_nothing_has_no_value():
    made = book("[1] A\n  set might(U) = highest(strength(V) for V where tied(U, V))\n")
    assert verdict(made, "unit u: foot\n", "value might(u)") == "silent"
    assert value(made, "unit u: foot\nunit v, w: foot, strength 2\nstrength(w) = 2\ntied(u, v)\n", "value might(u)") == 2


@pytest.mark.parametrize("mine, theirs, shown", [(11, 4, "3:1"), (5, 2, "2:1"), (2, 5, "1:3"), (1, 9, "1:3"), (9, 1, "3:1"), (1, 1, "1:1")])
def test_odds_round_in_favour_of_the_defender(mine, theirs, shown):
    made = book("[1] A\n  amount chance(battle X) on odds \"the odds of {X}\"\n"
                "  set chance(X) = odds(sum(strength(U) for U where attacker(X, U)), sum(strength(E) for E where target(X, E)))\n  round chance(X) half down\n")
    given = f"unit u: reds, strength {mine}\nunit e: blues, strength {theirs}\nbattle x: attacker u, target e\n"
    assert value(made, given, "value chance(x)") == shown


def test_adding_moves_along_a_scale_and_its_ends_hold():
    made = book("[1] A\n  amount chance(unit U) on odds \"the odds of {U}\"\n  set chance(U) = 1:1\n  add strength(U) to chance(U)\n")
    assert value(made, "unit u: foot, strength 1\n", "value chance(u)") == "2:1"
    assert value(made, "unit u: foot, strength 9\n", "value chance(u)") == "3:1"


# ---- relations
def test_both_ways():
    made = book("[1] A\n  define friend(U, V) when U is foot and V is horse\n[2] B\n  deny friend(U, V) when mood(U, shaken)\n")
    given = "unit u: foot\nunit v: horse\n"
    assert verdict(made, given, "is friend(u, v)") == verdict(made, given, "is friend(v, u)") == "yes"
    assert verdict(made, given, "is friend(u, u)") == "no"


def test_every():
    made = book("[1] A\n  permit rest(U) when every V where tied(U, V) has V is foot\n  otherwise forbid rest\n")
    assert verdict(made, "unit u: foot\n", "may rest(u)") == "yes"
    assert verdict(made, "unit u, v: foot\ntied(u, v)\n", "may rest(u)") == "yes"
    assert verdict(made, "unit u, v: foot\nunit w: horse\ntied(u, v)\ntied(u, w)\n", "may rest(u)") == "no"


def test_unless_closes_over_all_alternatives():
    made = book("[1] A\n  permit rest(U) when U is foot or when U is horse unless tied(U, V) and V is guns\n  otherwise forbid rest\n")
    assert verdict(made, "unit u: horse\n", "may rest(u)") == "yes"
    assert verdict(made, "unit u: foot\nunit v: guns\ntied(u, v)\n", "may rest(u)") == "no"
    assert verdict(made, "unit u: horse\nunit v: foot\ntied(u, v)\n", "may rest(u)") == "yes"


# ---- deeds
KINDS = "[1] A\n  permit attack(U, E) when side(U) = reds\n[2] B\n  forbid attack(U, _) when mood(U, shaken)\n"


def test_norms_on_a_kind_hold_for_what_belongs_to_it():
    made = book(KINDS)
    assert verdict(made, PAIR, "may charge(u, e)") == "yes"
    assert verdict(made, PAIR + "mood(u, shaken)\n", "may charge(u, e)") == "no"
    lifted = book(KINDS + "[3] C\n  except 2 on charge(U, _)\n")
    assert verdict(lifted, PAIR + "mood(u, shaken)\n", "may charge(u, e)") == "yes"
    assert verdict(lifted, PAIR + "mood(u, shaken)\n", "may attack(u, e)") == "no"


def test_a_charge_is_an_attack_that_was_made():
    made = book("[1] A\n  permit rest(U)\n  forbid rest(U) when did attack(U, _) this phase\n")
    given = f"turn = 1\nphase = red_attack\n{PAIR}did charge(u, e) in red_attack\n"
    assert verdict(made, given, "may rest(u)") == "no"


WHOLE = KINDS + "[3] C\n  forbid fight(X) when count(U where attacker(X, U)) > 2\n[4] D\n  require target(X, F) when target(X, E) and at(E) = at(F)\n"


def test_wholes_and_parts():
    made = book(WHOLE)
    more = PAIR + "unit v: reds, at 0504\nunit w: blues, at 0404\n"
    assert verdict(made, more + "battle x: attacker u + v, target e\n", "may fight(x)") == "yes"
    assert answer(made, more + "mood(v, shaken)\nbattle x: attacker u + v, target e\n", "may fight(x)").cites == ("2",)
    assert verdict(made, more + "battle x: attacker u + w, target e\n", "may fight(x)") == "silent"
    assert answer(made, more + "unit t: reds\nbattle x: attacker u + v + t, target e\n", "may fight(x)").cites == ("3",)
    missing = answer(made, more + "unit f: blues, at 0506\nbattle x: attacker u, target e\n", "may fight(x)")
    assert (missing.verdict, missing.cites) == ("no", ("4",))


def test_a_battle_that_was_fought_is_every_attack_in_it():
    made = book("[1] A\n  permit rest(U)\n  forbid rest(U) when did attack(U, _) this phase\n")
    given = f"turn = 1\nphase = red_attack\n{PAIR}unit v: reds\nbattle x: attacker u, target e\ndid fight(x) in red_attack\n"
    assert verdict(made, given, "may rest(u)") == "no"
    assert verdict(made, given, "may rest(v)") == "yes"


def test_must_and_need_not_and_disputed():
    made = book("[1] A\n  require attack(U, _) when U is horse\n[2] B\n  excuse attack(U, _) when mood(U, calm)\n[3] C\n  except 1 on attack(U, _) when mood(U, shaken)\n")
    now = "turn = 1\nphase = red_attack\nunit e: blues, foot\n"
    assert verdict(made, now + "unit u: horse\n", "must attack(u, _)") == "must"
    assert verdict(made, now + "unit u: horse, mood shaken\n", "must attack(u, _)") == "need not"
    assert verdict(made, now + "unit u: horse, mood calm\n", "must attack(u, _)") == "disputed"
    assert verdict(made, now + "unit u: foot\n", "must attack(u, _)") == "silent"
    assert verdict(made, now + "unit u: horse\ndid attack(u, e) in red_attack\n", "must attack(u, _)") == "need not"


BARRED = """
[1] A
  require attack(U, _) when U is horse
[2] B
  permit attack(U, E) when tied(U, E)
[3] C
  forbid attack(_, E) when mood(E, shaken)
"""


def test_a_duty_that_nobody_is_left_to_meet_is_disputed():
    """Whom no clause lets it attack is no way out."""
    now = "turn = 1\nphase = red_attack\nunit u: horse\nunit e, far: foot\ntied(u, e)\n"
    for asked in ("must attack(u, _)", "must attack(u, e)", "duties"):
        found = answer(book(BARRED), now + "mood(e, shaken)\n", asked)
        assert found.verdict == "disputed" and {"1", "3"} <= set(found.cites), asked
    assert verdict(book(BARRED), now, "must attack(u, _)") == "must"
    assert verdict(book(BARRED), now + "tied(u, far)\nmood(e, shaken)\n", "must attack(u, _)") == "must", "the other is left"
    assert verdict(book(BARRED), now + "mood(far, shaken)\n", "duties") == "value"


def test_a_declared_deed_that_is_forbidden_meets_no_duty():
    now = "turn = 1\nphase = red_attack\nunit u: horse\nunit e, far: foot\ntied(u, e)\nbattle x: attacker u, target e\n"
    assert verdict(book(BARRED), now, "must attack(u, _)") == "need not"
    assert verdict(book(BARRED), now + "mood(e, shaken)\n", "must attack(u, _)") == "disputed"
    assert verdict(book(BARRED), now + "mood(e, shaken)\ndid attack(u, e) in red_attack\n", "must attack(u, _)") == "need not", "done is done"


def test_one_of_several_duties():
    made = book("[1] A\n  require rest(U) or attack(U, _) when U is horse\n")
    found = answer(made, "turn = 1\nphase = red_attack\nunit u: horse\n", "must rest(u)")
    assert found.verdict == "must" and set(found.values) == {"rest", "attack"}


def test_causes():
    made = book("[1] A\n  cause rout(U) at end of red_attack when mood(U, shaken)\n[2] B\n  except 1 on rout(U) when U is guns\n")
    given = "unit u, v: foot\nunit g: guns\nmood(u, shaken)\nmood(g, shaken)\n"
    assert answer(made, given, "what happens at end of red_attack").values == (("rout", "u"),)
    assert answer(made, given, "what happens").values == ()


def test_anyone():
    made = book("[1] A\n  permit attack(U, E) when near(U, E) and side(U) != side(E)\n  otherwise forbid attack\n"
                "[2] B\n  define near(U, V) when at(U) = A and at(V) = B and adjacent(A, B)\n")
    found = answer(made, PAIR + "unit f: blues, at 0504\nunit v: reds, at 0605\n", "may attack(u, _)")
    assert set(found.values) == {("e",), ("f",)}
    assert verdict(made, "unit u: reds, at 0505\nunit v: reds, at 0506\n", "may attack(u, _)") == "no"


def test_supposing():
    made = book("[1] A\n  permit rest(U)\n  forbid rest(U) when mood(U, shaken)\n")
    assert verdict(made, "unit u: foot\n", "may rest(u)") == "yes"
    assert verdict(made, "unit u: foot\n", "may rest(u) supposing mood(u, shaken)") == "no"


def test_silent_and_otherwise():
    assert verdict(book("[1] A\n  permit rest(U) when U is horse\n"), "unit u: foot\n", "may rest(u)") == "silent"
    found = answer(book("[1] A\n  permit rest(U) when U is horse\n[2] B\n  otherwise forbid rest, attack\n"), "unit u: foot\n", "may rest(u)")
    assert (found.verdict, found.cites) == ("no", ("2",))


# ---- readings
DISPUTE = """
[1] A
  permit rest(U)
  dispute small-1 "who rests"
    reading a {}"all but horse"
      forbid rest(U) when U is horse
    reading b "everyone"
"""


def test_a_preferred_reading_answers_and_the_other_stands_beside_it():
    found = answer(book(DISPUTE.format("preferred ")), "unit u: horse\n", "may rest(u)")
    assert found.verdict == "no" and [(r.reading, r.verdict) for r in found.readings] == [("b", "yes")]
    assert not answer(book(DISPUTE.format("preferred ")), "unit u: foot\n", "may rest(u)").readings


def test_readings_that_differ_and_none_preferred():
    assert verdict(book(DISPUTE.format("")), "unit u: horse\n", "may rest(u)") == "disputed"
    assert verdict(book(DISPUTE.format("")), "unit u: foot\n", "may rest(u)") == "yes"


def test_a_reading_that_is_chosen():
    assert answer(book(DISPUTE.format("preferred ")), "unit u: horse\n", "may rest(u)", readings={"small-1": "b"}).verdict == "yes"


# ---- two clauses that give different values
TWO_PRICES = "[1] A\n  set might(U) = 1\n[2] B\n  set might(U) = 3 when U is horse\n[3] C\n  permit rest(U)\n  forbid rest(U) when might(U) > {}\n"


def test_what_builds_on_two_values_is_disputed_only_where_it_matters():
    found = answer(book(TWO_PRICES.format(2)), "unit u: horse\n", "may rest(u)")
    assert found.verdict == "disputed" and {"1", "2"} <= set(found.cites)
    assert verdict(book(TWO_PRICES.format(3)), "unit u: horse\n", "may rest(u)") == "yes"
    assert verdict(book(TWO_PRICES.format(2)), "unit u: foot\n", "may rest(u)") == "yes"


def test_a_reading_may_be_called_like_a_word():
    made = book("""[1] A
  permit rest(U) when U is foot
  dispute small-2 "when nobody rests"
    reading turn preferred "a clause says so"
      forbid rest(U) when mood(U, shaken)
    reading might "another does not"
""")
    assert verdict(made, "unit u: foot, mood shaken\n", "may rest(u)") == "no"
