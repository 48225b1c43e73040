"""`as other:1.2`: what comes along from a clause of another book, and what is told when it cannot."""

import pytest

from kb.language.checks import check_book
from kb.language.loader import load_book
from kb.language.spans import render
from kb.trials.running import examples_of, run

WORDS = """
sort unit
sort colour = {colours}
given colour(unit U) -> colour "{{U}} [is|is not] {{colour}}"
given strength(unit U) -> number "{{U}} has a strength of {{number}}"
action attack(unit U, unit E) "{{U}} [attack|attacked] {{E}}"
"""
NEW = """
[1.1] Attacks
  | Whoever is strong enough may attack.
  was old:2.1
  figure least = 3
  derived strong(unit U) "{U} [is|is not] strong"
  define strong(U) when strength(U) >= least
  permit attack(U, _) when strong(U)

  example "three are enough"
    given
      unit u, e: red, strength 3
    ask may attack(u, e)
    expect yes by 1.1

  example "a green one"
    given
      unit u, e: green, strength 3
    ask may attack(u, e)
    expect yes by 1.1

[1.2] Green units
  | They do not attack, unless 1.3 lets them.
  was old:2.2
  forbid attack(U, _) when U is green

[1.3] Blue units
  forbid attack(U, _) when U is blue

[1.4] Special cases
  permit attack(U, _) despite 1.2 when strength(U) > 9
  permit attack(U, _) despite 1.3 when strength(U) > 8
"""


def books(folder, old_rules, new_rules=NEW):
    for name, colours, rules in (("new", "red, blue, green", new_rules), ("old", "red, blue", old_rules)):
        (folder / name).mkdir(exist_ok=True)
        (folder / name / "book.cw").write_text(f'book {name} "{name}"\nsort side = reds, blues\n', encoding="utf-8")
        (folder / name / "vocabulary.cw").write_text(WORDS.format(colours=colours), encoding="utf-8")
        (folder / name / "01-rules.cw").write_text(rules, encoding="utf-8")
    return load_book(folder / "old")


@pytest.fixture(autouse=True)
def own_cache(tmp_path, monkeypatch):
    monkeypatch.setenv("CLAUSEWITZ_CACHE", str(tmp_path / "cache"))


def codes(found):
    return [d.code for d in found if d.severity == "error"]


def test_statements_words_and_figures_come_along(tmp_path):
    book, found = books(tmp_path, "[2.1] Attacks\n  as new:1.1\n")
    assert not codes(found), "\n".join(render(d) for d in found)
    clause = book.clause("2.1")
    assert [s.kind for s in clause.statements] == ["define", "permit"]
    assert {s.clause for s in clause.statements} == {"2.1"}
    assert book.words["strong"].clause == "2.1"
    assert clause.summary == "Whoever is strong enough may attack."


def test_examples_come_along_unless_they_name_what_this_book_has_not_got(tmp_path):
    book, _ = books(tmp_path, "[2.1] Attacks\n  as new:1.1\n")
    assert [e.title for e in examples_of(book)] == ["three are enough"]
    assert run(book, examples_of(book)[0]).ok
    assert examples_of(book)[0].expect.by == ("2.1",)


def test_an_own_figure_takes_the_place_of_the_borrowed_one(tmp_path):
    book, found = books(tmp_path, """[2.1] Attacks
  as new:1.1
  figure least = 5

  example "three are enough"
    given
      unit u, e: red, strength 3
    ask may attack(u, e)
    expect silent
""")
    assert not codes(found)
    assert len(examples_of(book)) == 1
    assert run(book, examples_of(book)[0]).ok


def test_a_changed_lender_is_noticed(tmp_path):
    books(tmp_path, "[2.1] Attacks\n  as new:1.1\n")
    rules = tmp_path / "new" / "01-rules.cw"
    rules.write_text(NEW.replace("least = 3", "least = 4"), encoding="utf-8")
    assert load_book(tmp_path / "old")[0].clause("2.1").figures[0].expr.value == 4


def test_a_clause_without_counterpart_is_told_of(tmp_path):
    _, found = books(tmp_path, """[2.1] Attacks
  as new:1.1
[2.2] Blue
  forbid attack(U, _) when U is blue
[2.3] Special
  as new:1.4
[2.4] Nothing
  as new:1.9
[2.5] Nobody
  as newer:1.1
""")
    assert {"CW427", "CW428"} <= set(codes(found)) <= {"CW403", "CW427", "CW428"}
    told = next(d for d in found if d.code == "CW428")
    assert "`1.3`" in told.message and told.span.line == 6


def test_counterparts_are_found_by_was_of_either_book(tmp_path):
    book, found = books(tmp_path, """[2.1] Attacks
  as new:1.1
[2.2] Blue ones
  forbid attack(U, _) when U is blue
[2.3] More of them
  was new:1.3
  forbid attack(U, _) when U is blue and strength(U) < 2
[2.4] Special
  as new:1.4
""")
    assert not codes(found), "\n".join(render(d) for d in found)
    assert [run.first for s in book.clause("2.4").statements for run in s.targets] == ["2.2", "2.3"]


PARTS = """
[1.1] Attacks
  figure least = 3
  derived strong(unit U) "{U} [is|is not] strong"
  derived odd(unit U) "{U} [is|is not] odd"
  (strong) define strong(U) when strength(U) >= least
  (strong) permit attack(U, _) when strong(U)
  define odd(U) when U is blue
  forbid attack(U, _) when odd(U)

  example "three are enough"
    given
      unit u, e: red, strength 3
    ask may attack(u, e)
    expect yes by 1.1

  example "odd ones"
    given
      unit u: blue
    ask is odd(u)
    expect yes by 1.1
"""


def test_a_part_brings_the_words_it_speaks_of_and_no_others(tmp_path):
    book, found = books(tmp_path, "[2.1] Attacks\n  as new:1.1/strong\n", PARTS)
    assert not codes(found), "\n".join(render(d) for d in found)
    assert "strong" in book.words and "odd" not in book.words
    assert [f.name for f in book.clause("2.1").figures] == ["least"]
    assert [e.title for e in examples_of(book)] == ["three are enough"]


def test_a_part_of_a_clause_in_the_inventory_need_not_be_a_row_of_it(tmp_path):
    (tmp_path / "new").mkdir()
    rows = "number,occurrence,printed,kind,line,topic\n1.1,1,yes,permission,1,attacks\n"
    (tmp_path / "new" / "inventory.csv").write_text(rows, encoding="utf-8")
    _, found = books(tmp_path, "[2.1] Attacks\n  as new:1.1/strong\n[2.2] More\n  as new:1.1/weak\n", PARTS)
    assert codes(found) == ["CW427"]


THROWS = """
[1.1] Attacks
  throw luck(unit U) {} "the luck of {{U}}"
  derived lucky(unit U) "{{U}} [is|is not] lucky"
  {}
"""


def test_examples_with_other_dice_and_disputes_about_other_words_stay_behind(tmp_path):
    given = """define lucky(U) when luck(U) > 2

  dispute new-1 "whether green ones are lucky"
    reading a preferred "they are"
      define lucky(U) when U is green
    reading b "they are not"
  dispute new-2 "whether red ones are lucky"
    reading a preferred "they are"
      define lucky(U) when U is red
    reading b "they are not"

  example "a throw of 12"
    given
      unit u: red
      luck(u) = 12
    ask is lucky(u)
    expect yes by 1.1

  example "a red one"
    given
      unit u: red
    ask is lucky(u)
    expect yes by 1.1
"""
    old = THROWS.format("1d6", "").replace("[1.1]", "[2.1]") + "  as new:1.1\n"
    book, found = books(tmp_path, old, THROWS.format("2d6", given))
    assert not codes(found), "\n".join(render(d) for d in found)
    assert [d.id for d in book.disputes()] == ["new-2"]
    assert [e.title for e in examples_of(book)] == ["a red one"]


def test_examples_may_speak_of_words_that_came_along_with_another_clause(tmp_path):
    new = NEW + """
[1.5] Strong ones
  derived fit(unit U) "{U} [is|is not] fit"
  define fit(U) when strong(U)

  example "one who is strong"
    given
      unit u: red, strength 3
    ask is strong(u)
    expect yes by 1.1
"""
    book, _ = books(tmp_path, "[2.1] Attacks\n  as new:1.1\n[2.5] Fit\n  as new:1.5\n", new)
    assert [e.title for e in book.clause("2.5").examples] == ["one who is strong"]


def test_two_books_that_point_at_each_other(tmp_path):
    _, found = books(tmp_path, "[2.1] Attacks\n  as new:1.1\n", "[1.1] Attacks\n  as old:2.1\n")
    assert "CW427" in codes(found)


def test_a_clause_that_decides_nothing_can_be_taken_over(tmp_path):
    book, found = books(tmp_path, "[2.1] Attacks\n  as new:1.1\n[2.9] A heading\n  as new:1.9\n", NEW + '\n[1.9] A heading\n  commentary "heading"\n')
    assert not codes([*found, *check_book(book)])
    assert book.clause("2.9").commentary == "heading"


def test_a_line_about_a_word_does_not_declare_it(tmp_path):
    rules = """
term strong "mighty"

[2.1] Attacks
  as new:1.1
"""
    book, found = books(tmp_path, rules)
    assert not codes(found), "\n".join(render(d) for d in found)
    assert "strong" in {w.name for w in book.clause("2.1").declares}


def test_two_parts_of_a_clause_may_share_a_word(tmp_path):
    new = """
[1.1] Attacks
  derived strong(unit U) "{U} [is|is not] strong"
  (who) define strong(U) when strength(U) >= 3
  (how) permit attack(U, _) when strong(U)
"""
    book, found = books(tmp_path, "[2.1] Who\n  as new:1.1/who\n\n[2.2] How\n  as new:1.1/how\n", new)
    assert not codes(found), "\n".join(render(d) for d in found)
    assert [w.name for c in ("2.1", "2.2") for w in book.clause(c).declares] == ["strong"]


def test_an_example_of_another_part_stays_behind(tmp_path):
    new = """
[1.1] Attacks
  derived strong(unit U) "{U} [is|is not] strong"
  (who) define strong(U) when strength(U) >= 3
  (how) permit attack(U, _) when strong(U)

  example "three are strong"
    given
      unit u: red, strength 3
    ask is strong(u)
    expect yes by 1.1/who

  example "and attack"
    given
      unit u, e: red, strength 3
    ask may attack(u, e)
    expect yes by 1.1/how
"""
    book, found = books(tmp_path, "[2.1] Who\n  as new:1.1/who\n\n[2.2] How\n  as new:1.1/how\n", new)
    assert not codes(found), "\n".join(render(d) for d in found)
    assert [[x.title for x in book.clause(c).examples] for c in ("2.1", "2.2")] == [["three are strong"], ["and attack"]]
