"""What counts as a change, and how it is told: tables, exceptions for what is new, readings, worked examples, what is not written."""

import pytest

from kb.editions.comparing import compare
from kb.editions.vocabularies import same_words, stand_ins
from kb.language.loader import load_book
from tests.editions.two_editions import NEW, OLD, WORDS, editions


@pytest.fixture(autouse=True)
def own_cache(tmp_path, monkeypatch):
    monkeypatch.setenv("CLAUSEWITZ_CACHE", str(tmp_path / "cache"))


CAMP = """action camp(unit U) "{U} [camp|camped]"\n"""


def extra(number: str, text: str, example: str = "") -> str:
    return f"\n[{number}] A further clause\n  | {text}\n{example}"


TABLE = """  table toll(arm A) -> number = foot: 1, horse: 2, guns: {guns}

  example "foot"
    ask value toll(foot)
    expect 1 by 3.1
"""


def row(tmp_path, number, old=OLD, new=NEW, words="", **more):
    books = made(tmp_path, old, new, (WORDS + CAMP, words or WORDS + CAMP))
    return compare(*books, **more).row_of(number, "new")


def test_cells_of_a_table_are_figures(tmp_path):
    found = row(tmp_path, "3.1", OLD + extra("3.1", "Tolls.", TABLE.format(guns=3)), NEW + extra("3.1", "Tolls.", TABLE.format(guns=5)))
    assert found.kinds == ("figure",)
    assert found.summary == "Guns: 5, formerly 3."


def test_a_cell_that_only_one_table_has(tmp_path):
    found = row(tmp_path, "3.1", OLD + extra("3.1", "Tolls.", TABLE.format(guns=3).replace(", horse: 2", "")), NEW + extra("3.1", "Tolls.", TABLE.format(guns=3)))
    assert found.kinds == ("figure",) and found.summary == "Horse: 2, which is new."


REST = """  permit camp(U) when U is foot

  example "foot rests"
    given
      unit u: red, foot, at 3228
    ask may camp(u)
    expect yes by 3.1
"""
TIRED = WORDS + CAMP + """given tired(unit U) "{U} [is|is not] tired"\n"""


def test_an_exception_for_what_only_the_newer_edition_has_is_no_change_of_the_clause(tmp_path):
    spared = REST.replace("when U is foot", "when U is foot unless tired(U)")
    found = row(tmp_path, "3.1", OLD + extra("3.1", "Foot rests.", REST), NEW + extra("3.1", "Foot rests.", spared), TIRED)
    assert found.kinds == ("same",) and "tired, which only The new edition has" in found.summary


def test_a_condition_that_needs_what_is_new_is_a_change(tmp_path):
    only = REST.replace("when U is foot", "when U is foot and tired(U)").replace("red, foot,", "red, foot, tired,")
    found = row(tmp_path, "3.1", OLD + extra("3.1", "Foot rests.", REST), NEW + extra("3.1", "Tired foot rests.", only), TIRED)
    assert found.kinds == ("meaning",) and found.summary == "Now: Tired foot rests. Formerly: Foot rests."


def test_a_reading_that_counts_says_what_a_statement_says(tmp_path):
    disputed = """  dispute d1 "who rests"
    reading a preferred "as it is printed"
      permit camp(U) when U is foot
    reading b "the figure shows horse"
      permit camp(U) when U is horse
""" + REST.split("\n", 1)[1]
    found = row(tmp_path, "3.1", OLD + extra("3.1", "Foot rests.", REST), NEW + extra("3.1", "Foot rests.", disputed))
    assert found.kinds == ("meaning",)
    assert found.summary == "As it is read here it says the same; The new edition can also be read so: the figure shows horse."


def test_a_position_on_which_only_the_reading_differs(tmp_path):
    disputed = """  dispute d1 "who rests"
    reading a preferred "as it is printed"
      permit camp(U) when U is guns
    reading b "the figure shows horse"
      permit camp(U) when U is foot
""" + REST.split("\n", 1)[1].replace("foot, at", "guns, at")
    plain = REST.replace("U is foot", "U is guns").replace("foot, at", "guns, at")
    found = row(tmp_path, "3.1", OLD + extra("3.1", "Guns rest.", plain), NEW + extra("3.1", "Guns rest.", disputed), looking=True).search
    assert found.told is not None
    assert found.told.old.verdict == found.told.new.verdict and not found.told.old.readings and found.told.new.readings


INVENTORY = "number,occurrence,printed,kind,line,topic\n"


def test_worked_examples_have_rows_of_their_own(tmp_path):
    printed = REST.replace('example "foot rests"', 'example 3.1/ex1 "foot rests"')
    for name in ("old", "new"):
        (tmp_path / name).mkdir()
        (tmp_path / name / "inventory.csv").write_text(
            INVENTORY + "".join(f"{n},1,yes,permission,1,x\n" for n in ("1.1", "1.2", "1.3", "1.4", "1.5", "2.1", "2.2", "2.3", "2.4", "3.1", "3.1/ex1")), encoding="utf-8")
    found = compare(*made(tmp_path, OLD + extra("3.1", "Foot rests.", printed), NEW + extra("3.1", "Foot rests.", printed.replace("at 3228", "at 3230"))))
    example = next(r for r in found.rows if "3.1/ex1" in r.new)
    assert (example.old, example.kinds, example.summary) == (("3.1/ex1",), ("figure",), "The worked example has other figures.")
    assert found.row_of("3.1", "new").kinds == ("same",)


def test_what_is_not_written_yet_is_in_a_row_and_no_change(tmp_path):
    (tmp_path / "old").mkdir()
    (tmp_path / "old" / "inventory.csv").write_text(INVENTORY + "".join(f"{n},1,yes,permission,1,x\n" for n in ("1.1", "1.2", "1.3", "1.4", "1.5", "7.7")), encoding="utf-8")
    found = next(r for r in compare(*made(tmp_path, OLD, NEW)).rows if "7.7" in r.old)
    assert found.kinds == () and "Not written" in found.summary


def made(folder, old, new, words=(WORDS + CAMP, WORDS + CAMP)):
    """Two editions, in folders that may be there already."""
    books = []
    for name, rules, vocabulary in zip(("old", "new"), (old, new), words):
        place = folder / name
        place.mkdir(exist_ok=True)
        (place / "book.cw").write_text(f'book {name} "The {name} edition"\nsort side = reds, blues\n', encoding="utf-8")
        (place / "vocabulary.cw").write_text(vocabulary, encoding="utf-8")
        (place / "01-rules.cw").write_text(rules, encoding="utf-8")
        book, found = load_book(place)
        assert not [d for d in found if d.severity == "error"], found
        books.append(book)
    return books


def test_a_kind_only_one_edition_has_is_stood_for_by_its_like(tmp_path):
    words = WORDS.replace("sort arm = foot, horse, guns", "sort arm = foot, horse, guns, howitzers")
    new = NEW.replace("U is guns and", "U is guns or howitzers and").replace("when E is guns", "when E is guns or howitzers")
    old, newer = editions(tmp_path, new=new, words=words)
    assert stand_ins(newer, old, {v: k for k, v in same_words(old, newer).items()}) == {"howitzers": "guns"}
