"""Clauses are aligned by what they say, classified, and told apart by a position that both books are asked about."""

import subprocess

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kb.answers.asking import ask
from kb.answers.words import formal
from kb.board.position import read_position
from kb.cli.main import main
from kb.editions.comparing import compare
from kb.editions.sayings import Book
from kb.language import model as m
from kb.language.loader import load_book
from tests.editions.two_editions import NEW, OLD, WORDS, editions, write


@pytest.fixture(autouse=True)
def own_cache(tmp_path, monkeypatch):
    monkeypatch.setenv("CLAUSEWITZ_CACHE", str(tmp_path / "cache"))


def rows(comparison) -> dict[tuple, tuple]:
    return {(r.old, r.new): r.kinds for r in comparison.rows}


def test_every_kind_of_change(tmp_path):
    found = rows(compare(*editions(tmp_path)))
    assert found == {
        (("1.1",), ("2.1",)): ("same", "moved"),
        (("1.2",), ("2.2",)): ("figure", "moved"),
        (("1.3", "1.4"), ("2.3",)): ("same", "moved"),
        (("1.5",), ("1.5",)): ("meaning",),
        ((), ("2.4",)): ("added",),
    }


def test_the_other_way_round_a_clause_is_split_and_one_removed(tmp_path):
    old, new = editions(tmp_path)
    found = rows(compare(new, old))
    assert found[("2.3",), ("1.3", "1.4")] == ("same", "moved")
    assert found[("2.4",), ()] == ("removed",)


def test_without_was_the_statements_align_alike(tmp_path):
    old, new = editions(tmp_path, new=NEW.replace("  was old:1.2\n", ""))
    assert rows(compare(old, new))[("1.2",), ("2.2",)] == ("figure", "moved")


def test_renamed_words_are_known_by_their_sentence(tmp_path):
    words = WORDS.replace("rest(unit", "repose(unit")
    old, new = editions(tmp_path, new=NEW.replace("rest(U) when U is foot", "repose(U) when U is horse").replace("may rest(u)", "may repose(u)")
                        .replace("unit u: red, foot, at 3228\n    ask may repose", "unit u: red, horse, at 3228\n    ask may repose"), words=words)
    assert rows(compare(old, new))[("1.5",), ("1.5",)] == ("same",)


def test_a_position_tells_a_figure_apart(tmp_path):
    old, new = editions(tmp_path)
    comparison = compare(old, new, looking=True)
    told = comparison.row_of("2.2").search.told
    assert (told.old.verdict, told.new.verdict) == ("yes", "silent")
    answers = []
    for book in (old, new):
        position, wrong = read_position(told.position, book)
        assert not wrong
        answers.append(ask(book, position, formal(told.question, book, position).question).verdict)
    assert answers == ["yes", "silent"]
    assert "strength 3" in told.position or "strength 4" in told.position


def test_what_was_found_is_smallest(tmp_path):
    told = compare(*editions(tmp_path), looking=True).row_of("1.5", "new").search.told
    assert told.position.count("\n") == 0 and "at" not in told.position


def test_two_that_say_the_same_in_other_words(tmp_path):
    """No position tells them apart, and that is said."""
    old, new = editions(tmp_path, new=NEW.replace("permit rest(U) when U is foot", "permit rest(U) when U is horse\n  permit rest(U) when U is horse and U is red")
                        .replace("unit u: red, foot, at 3228\n    ask may rest", "unit u: red, horse, at 3228\n    ask may rest"))
    row = compare(old, new, looking=True).row_of("1.5", "new")
    assert row.kinds == ("meaning",) and row.search.told is None and row.search.tries > 0


def test_what_was_searched_once_is_kept(tmp_path, monkeypatch):
    books = editions(tmp_path)
    first = compare(*books, looking=True)
    monkeypatch.setattr("kb.editions.comparing.spread", lambda *_: pytest.fail("searched again"))
    assert compare(*books, looking=True) == first
    assert compare(*books).row_of("2.2").search == first.row_of("2.2").search


def test_a_was_that_the_statements_contradict(tmp_path, capsys):
    wrong = NEW.replace("[2.3] Artillery\n  | It fires at two hexes, never at artillery.\n", "[2.3] Artillery\n  | It fires.\n  was old:1.5\n")
    assert compare(*editions(tmp_path, new=wrong)).contradicted == (("1.5", "2.3"),)
    assert main(["check", str(tmp_path / "new")]) in (0, 1)
    said = capsys.readouterr()
    assert "warning[CW429]: `old:1.5` says something else" in said.out + said.err


def test_unrelated_books():
    comparison = compare(load_book("campaign")[0], load_book("lightning")[0])
    assert comparison.hardly
    assert {n for r in comparison.rows for n in r.new} >= {c.number for c in load_book("lightning")[0].clauses}


def test_every_clause_is_in_a_row_and_stays_fast():
    old, new = load_book("mlawa")[0], load_book("w39")[0]
    comparison = compare(old, new)
    assert {n for r in comparison.rows for n in r.old} >= {c.number for c in old.clauses}
    assert {n for r in comparison.rows for n in r.new} >= {c.number for c in new.clauses}
    assert not comparison.hardly


def test_a_book_and_itself():
    book = load_book("campaign")[0]
    assert {r.kinds for r in compare(book, book).rows} == {("same",)}


@settings(max_examples=40)
@given(st.permutations(["at(U) = A", "at(E) = B", "adjacent(A, B)", "strength(U) > 2", "enemy(U, E)"]), st.permutations("XYZW"))
def test_names_and_order_say_nothing(conditions, names):
    def shape(conds, called):
        text = " and ".join(conds)
        for was, now in zip("UEAB", called):
            text = text.replace(f"({was}", f"({now}1").replace(f", {was}", f", {now}1").replace(f"= {was}", f"= {now}1")
        return Book(BASE).sayings(clause_with(f"permit attack({called[0]}1, {called[1]}1) when {text}"))[0].shape

    straight = shape(["at(U) = A", "at(E) = B", "adjacent(A, B)", "strength(U) > 2", "enemy(U, E)"], "UEAB")
    assert shape(conditions, names) == straight


def clause_with(statement: str) -> m.Clause:
    from kb.language.assembly import book_from_text

    return book_from_text(f'book x "X"\nsort side = reds, blues\n{WORDS}\n[1.1] One\n  {statement}\n')[0].clauses[0]


def base() -> m.Book:
    from kb.language.assembly import book_from_text

    return book_from_text(f'book x "X"\nsort side = reds, blues\n{WORDS}\n[1.1] One\n  permit rest(_)\n')[0]


BASE = base()


# ---- the commands


def test_compare_as_a_table(tmp_path, capsys):
    editions(tmp_path)
    assert main(["compare", str(tmp_path / "old"), str(tmp_path / "new"), "--search"]) == 0
    text = capsys.readouterr().out
    assert "1.2 → 2.2  figure, moved" in text
    assert "Least: 5, formerly 3." in text
    assert "– → 2.4  added" in text
    assert "1.1 → 2.1" in text  # moved, though it says the same


def test_one_clause_of_either_edition(tmp_path, capsys):
    editions(tmp_path)
    assert main(["compare", str(tmp_path / "old"), str(tmp_path / "new"), "--clause", "1.4"]) == 0
    assert "1.3, 1.4 → 2.3" in capsys.readouterr().out
    assert main(["compare", str(tmp_path / "old"), str(tmp_path / "new"), "--clause", "9.9"]) == 2
    assert "neither edition has a clause `9.9`" in capsys.readouterr().err


def test_json_is_whole(tmp_path, capsys):
    import json

    editions(tmp_path)
    assert main(["compare", str(tmp_path / "old"), str(tmp_path / "new"), "--search", "--json"]) == 0
    data = json.loads(capsys.readouterr().out)
    row = next(r for r in data["rows"] if r["new"] == ["2.2"])
    assert row["old"] == ["1.2"] and row["change"] == ["figure", "moved"] and row["position"]["question"] == "may attack(u, e)"
    assert row["position"]["old"]["verdict"] == "yes"


def test_both_editions_side_by_side(tmp_path, capsys):
    editions(tmp_path)
    board = tmp_path / "board.pos"
    board.write_text("unit u: red, foot, strength 4, at 3228\nunit e: blue, foot, at 3229\n", encoding="utf-8")
    assert main(["ask", "--both", str(tmp_path / "old"), str(tmp_path / "new"), "may u attack e?", "--position", str(board)]) == 0
    text = capsys.readouterr().out
    assert "Yes: u may attack e." in text and "What makes the difference:" in text and "1.2 → 2.2" in text


def test_both_wants_two_books(tmp_path, capsys):
    assert main(["ask", "--both", "w39", "may u attack e?"]) == 2
    assert "two books and one question" in capsys.readouterr().err


def test_a_revision_that_git_keeps(tmp_path, capsys):
    place = write(tmp_path / "rules", "old", OLD)

    def git(*words):
        subprocess.run(["git", "-C", str(tmp_path), "-c", "user.name=x", "-c", "user.email=x@example.org", *words], check=True, capture_output=True)

    git("init", "-q")
    git("add", "-A")
    git("commit", "-qm", "first")
    git("tag", "v1")
    (place / "01-rules.cw").write_text(OLD.replace("least = 3", "least = 4"), encoding="utf-8")
    assert main(["compare", f"{place}@v1", str(place), "--search"]) == 0
    text = capsys.readouterr().out
    assert "1.2 → 1.2  figure" in text and "Least: 4, formerly 3." in text and "May u attack e?" in text
    assert main(["compare", f"{place}@v2", str(place)]) == 2
    assert "knows no revision `v2`" in capsys.readouterr().err


# ---- positions kept with the newer book


def test_kept_positions_are_verified_and_not_searched(tmp_path, monkeypatch):
    from kb.editions.comparing import compare_as_kept

    old, new = editions(tmp_path)
    found = compare(old, new, looking=True, keep=True)
    assert (tmp_path / "new" / "changes.json").is_file()
    monkeypatch.setattr("kb.editions.telling.search", lambda *_: pytest.fail("searched again"))
    assert compare_as_kept(old, new).row_of("2.2").search.told.question == found.row_of("2.2").search.told.question


def test_a_kept_position_that_no_longer_tells_apart_is_dropped(tmp_path):
    from kb.editions.comparing import compare_as_kept

    old, new = editions(tmp_path)
    compare(old, new, looking=True, keep=True)
    (tmp_path / "new" / "01-rules.cw").write_text(NEW.replace("least = 5", "least = 9"), encoding="utf-8")
    assert compare_as_kept(old, load_book(tmp_path / "new")[0]).row_of("2.2").search is None


def test_a_damaged_file_of_kept_positions_counts_as_none(tmp_path):
    from kb.editions.comparing import compare_as_kept

    old, new = editions(tmp_path)
    for text in ("", "{", '{"old": []}', '{"old": {"1.2 → 2.2": {"of": 1}}}'):
        (tmp_path / "new" / "changes.json").write_text(text, encoding="utf-8")
        assert compare_as_kept(old, new).row_of("2.2").search is None
