"""What is not known: throws, tables nobody printed, open positions."""

from fractions import Fraction as F

from tests.engine.books import answer, book, value, verdict

TABLES = """
table losses(number N) -> number = 1-3: 1, 4 or 5: 2, 6+: 3
table lost_chart(number N) -> number not printed "the chart on the map"
sort result = "A1", "B2"
table outcome_of(number N) -> result many from "tables/outcomes.csv"
[1] A
  set might(U) = losses(die(U))
[2] B
  permit rest(U) when outcome_of(strength(U), "A1")
  otherwise forbid rest
[3] C
  amount toll(unit U) "the toll of {U}"
  set toll(U) = lost_chart(strength(U))
[4] D
  permit attack(U, _) when might(U) > 2
  otherwise forbid attack
[5] E
  permit charge(U, _) when die(U) > 0
"""
CSV = {"tables/outcomes.csv": "N,result\n1,A1\n2,A1/B2\n3,B2\n"}


def made():
    return book(TABLES, tables=CSV)


def test_keys_of_a_table():
    assert [value(made(), f"unit u: foot\ndie(u) = {n}\n", "value might(u)") for n in (1, 3, 4, 5, 6)] == [1, 1, 2, 2, 3]


def test_a_table_as_a_relation():
    assert [verdict(made(), f"unit u: foot, strength {n}\n", "may rest(u)") for n in (1, 2, 3)] == ["yes", "yes", "no"]


def test_a_missing_throw_is_unknown_with_its_chances():
    found = answer(made(), "unit u: foot\n", "value might(u)")
    assert found.verdict == "unknown" and [m.word for m in found.missing] == ["die"]
    assert {one.outcome: one.chance for one in found.chances} == {"1": F(1, 2), "2": F(1, 3), "3": F(1, 6)}


def test_a_missing_throw_behind_a_norm():
    given = "unit u: foot\nunit e: foot\n"
    assert verdict(made(), given, "may attack(u, e)") == "unknown"
    assert verdict(made(), given + "die(u) = 6\n", "may attack(u, e)") == "yes"
    assert verdict(made(), given, "may charge(u, e)") == "yes", "any throw will do"


def test_a_table_the_book_does_not_print():
    found = answer(made(), "unit u: foot, strength 2\n", "value toll(u)")
    assert found.verdict == "unknown" and [m.word for m in found.missing] == ["lost_chart"]


def test_a_row_the_table_does_not_have():
    assert verdict(made(), "unit u: foot, strength 9\n", "may rest(u)") == "unknown"


OPEN = """
[1] A
  permit rest(U) when U is foot
  forbid rest(U) when mood(U, shaken) and strength(U) < 3
"""


def test_open_positions():
    asked = "may rest(u)"
    assert verdict(book(OPEN), "unit u: foot, strength 2\n", asked, open=True) == "unknown"
    assert verdict(book(OPEN), "unit u: foot, strength 4\n", asked, open=True) == "yes"
    assert verdict(book(OPEN), "unit u: foot, strength 2\nnot mood(u, shaken)\n", asked, open=True) == "yes"
    assert verdict(book(OPEN), "unit u: foot, strength 2, mood shaken\n", asked, open=True) == "no"
    assert verdict(book(OPEN), "unit u: foot, mood shaken\n", asked, open=True) == "unknown"
    assert verdict(book(OPEN), "unit u: foot, strength 2\n", asked) == "yes", "closed: what is not said is not so"


def test_someone_nobody_named():
    made_ = book("[1] A\n  permit rest(U) unless tied(U, V) and V is guns\n  otherwise forbid rest\n")
    assert verdict(made_, "unit u: foot\n", "may rest(u)", open=True) == "unknown"
    assert verdict(made_, "closed tied\nunit u: foot\n", "may rest(u)", open=True) == "yes"


CHITS = """
sort chit
table lost_results(number N) -> chit many not printed "the results on the map"
derived drawn(unit U, chit C) "{C} [is|is not] drawn for {U}"
[1] A
  define drawn(U, C) when lost_results(strength(U), C)
[2] B
  permit rest(U) when drawn(U, _)
  otherwise forbid rest
"""


def test_a_table_that_is_not_printed_and_a_sort_that_lists_nothing():
    """What the table holds is not known, and neither is what there is: that is no `none`."""
    found = answer(book(CHITS), "unit u: foot, strength 2\n", "which C where drawn(u, C)")
    assert found.verdict == "unknown" and [m.word for m in found.missing] == ["lost_results"]
    assert verdict(book(CHITS), "unit u: foot, strength 2\n", "may rest(u)") == "unknown"
    assert verdict(book(CHITS), "unit u: foot\n", "may rest(u)") == "no", "without a strength no row is looked up"


def test_what_nothing_permits_is_refused_whatever_else_may_forbid_it():
    made = book("[1] A\n  permit rest(U) when mood(U, calm)\n  forbid rest(U) when die(U) > 3\n  otherwise forbid rest\n")
    assert verdict(made, "unit u: foot\n", "may rest(u)") == "no"
    assert verdict(made, "unit u: foot, mood calm\n", "may rest(u)") == "unknown"


LISTS = """
sort crest
given crest(unit U) -> crest "{U} [bears|does not bear] {crest}"
table start_of(crest C) -> hex from "tables/start.csv"
table due_on(hex H) -> number from "tables/due.csv"
[1] A
  permit rest(U) when start_of(crest(U)) = at(U)
  otherwise forbid rest
[2] B
  permit track(U, A, B) when adjacent(A, B) and due_on(B) > 2
  otherwise forbid track
[3] C
  permit charge(U, _) when start_of(crest(U)) = _
  otherwise forbid charge
"""


def lists():
    return book(LISTS, tables={"tables/start.csv": "crest,hex\nlion,0311!\n7 bear,1108\n", "tables/due.csv": "hex,value\n0311,3\n"})


def test_a_hex_in_a_table_keeps_its_zeros():
    given = 'unit u: foot, crest lion, at 0311\nunit v: foot, crest "7 bear", at 0311\n'
    assert [verdict(lists(), given, f"may rest({x})") for x in "uv"] == ["yes", "no"]
    assert value(lists(), given, "value start_of(lion)") == "0311"
    assert [verdict(lists(), given, f"may track(u, {way})") for way in ("0312, 0311", "0311, 0312")] == ["yes", "no"]


def test_a_table_over_things_without_number_is_a_list():
    """What such a table leaves out is not on it; over numbers or listed words a missing row is a hole in the table."""
    given = "unit u: foot, crest stag, at 0311\nunit v: foot, at 0312\n"
    assert [verdict(lists(), given, f"may rest({x})") for x in "uv"] == ["no", "no"]
    assert verdict(lists(), given, "which U where start_of(crest(U)) = 0311") == "value"
    assert verdict(lists(), "unit u: foot, at 0311\n", "may rest(u)", open=True) == "unknown", "its crest is not told"


ANOTHER_UNIT = """
amount crew() "the crew"
[1] Crew
  set crew() = count(U where at(U) = 0505)
[2] Rest
  permit rest(U) when at(U) = 0505
  forbid rest(U) when near(U, _)
  define near(U, V) when at(V) = A and adjacent(A, 0505) and U != V
"""


def test_a_position_that_names_all_units():
    """`closed` with a sort: there is no other, and a count has an upper end."""
    some, all_of_them = (answer(book(ANOTHER_UNIT), f"{closed}unit u: reds, at 0505\n", "value crew()", open=True)
                         for closed in ("", "closed unit\n"))
    assert some.verdict == "unknown" and (all_of_them.verdict, all_of_them.values) == ("value", (1,))
    assert verdict(book(ANOTHER_UNIT), "unit u: reds, at 0505\n", "may rest(u)", open=True) == "unknown"
    assert verdict(book(ANOTHER_UNIT), "closed unit\nunit u: reds, at 0505\n", "may rest(u)", open=True) == "yes"


GIFTS = """
action give(unit U, number N) "{U} [give|gave] {N} loaves"
amount bread(unit U) "the bread of {U}"
[1] Bread
  set bread(U) = sum(N for N where did give(U, N) this turn)
"""


def test_a_number_nobody_stated_is_shown_as_one():
    found = answer(book(GIFTS), "unit u: reds\nturn = 1\nphase = red_move\n", "value bread(u)", open=True)
    assert found.verdict == "unknown" and [(m.text, m.args) for m in found.missing] == [("whether u gave ? loaves in this turn", ("u", None))]


def test_a_number_nobody_knows_is_told_in_words():
    made = book("""
[1] Speed
  measure mp "point" "points"
  table pace(number R) -> number = 1: 6, 2-6: 3
  amount speed(unit U) in mp "the speed of {U}"
  set speed(U) = 9 unless die(U) >= 2
  set speed(U) = N instead of 1 when die(U) >= 2 and pace(die(U)) = N and N < 9

  example "a 3"
    given
      unit u: foot
      die(u) = 3
    ask value speed(u)
    expect 3 by 1
""")
    found = answer(made, "unit u: foot\n", "value speed(u)")
    assert found.verdict == "unknown"
    told = " ".join(line for node in found.proof for line in told_by(node))
    assert "\0" not in told and "the speed of u is unknown" in told and "unknown points" not in told


def told_by(node):
    yield node.text
    for child in node.children:
        yield from told_by(child)
