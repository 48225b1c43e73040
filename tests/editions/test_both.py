"""One question put to two editions: answers, cards, words that only one of them has, and questions that neither understands."""

import json
import subprocess

import pytest

from kb.cli.main import main
from tests.editions.two_editions import NEW, OLD, WORDS, editions, write

MARCH = """
[5.1] Marches
  | Foot marches by night.
  permit march(U) when U is foot

  example "foot"
    given
      unit u: red, foot
    ask may march(u)
    expect yes by 5.1
"""


@pytest.fixture(autouse=True)
def own_cache(tmp_path, monkeypatch):
    monkeypatch.setenv("CLAUSEWITZ_CACHE", str(tmp_path / "cache"))


def ask(tmp_path, capsys, question, *more, new=NEW, words=WORDS):
    if not (tmp_path / "old").exists():
        editions(tmp_path, new=new, words=words)
    code = main(["ask", "--both", str(tmp_path / "old"), str(tmp_path / "new"), question, *more])
    said = capsys.readouterr()
    return code, said.out + said.err


def test_cards_show_what_only_one_edition_says(tmp_path, capsys):
    code, text = ask(tmp_path, capsys, "when may a unit rest?")
    assert code == 0
    assert "Allowed when, in The old edition alone\n  U is horse." in text
    assert "Allowed when, in The new edition alone\n  U is foot." in text
    assert "What makes the difference:\n1.5 → 1.5  meaning" in text


def test_a_word_that_only_one_edition_has(tmp_path, capsys):
    words = WORDS + 'action march(unit U) "{U} [march|marched]"\n'
    code, text = ask(tmp_path, capsys, "when may a unit march?", new=NEW + MARCH, words=words)
    assert code == 0
    assert "The old edition:\n  does not know: march." in text
    assert "U is foot." in text and "What brings it in:\n– → 5.1  added" in text
    code, text = ask(tmp_path, capsys, "when may a unit march?", "--json")
    data = json.loads(text)
    assert data["old"]["lacking"] == {"march": "5.1"} and data["new"]["kind"] == "card"


def test_a_question_that_neither_takes_for_one_finds_clauses(tmp_path, capsys):
    code, text = ask(tmp_path, capsys, "what about artillery?")
    assert code == 0
    assert "Neither edition understands this as a question" in text and "1.3, 1.4 → 2.3" in text


def test_words_that_no_clause_has(tmp_path, capsys):
    code, text = ask(tmp_path, capsys, "zeppelin?")
    assert code == 2 and "neither edition understands" in text


def test_a_question_in_the_words_of_one_edition_is_put_to_the_other_in_its_own(tmp_path, capsys):
    words = WORDS.replace('action rest(unit U)              "{U} [rest|rested]"', 'action repose(unit U) "{U} [rest|rested]"')
    new = NEW.replace("permit rest(U)", "permit repose(U)").replace("may rest(u)", "may repose(u)")
    board = tmp_path / "board.pos"
    board.write_text("unit u: red, foot, at 3228\n", encoding="utf-8")
    code, text = ask(tmp_path, capsys, "may repose(u)", "--position", str(board), new=new, words=words)
    assert code == 0 and "Yes: u may rest." in text and "does not say whether u may rest" in text


def test_what_one_edition_has_no_word_for_is_left_out_and_named(tmp_path, capsys):
    words = WORDS + 'given tired(unit U) "{U} [is|is not] tired"\n'
    board = tmp_path / "board.pos"
    board.write_text("unit u: red, foot, tired, strength 4, at 3228\nunit e: blue, foot, at 3229\n", encoding="utf-8")
    code, text = ask(tmp_path, capsys, "may u attack e?", "--position", str(board), words=words)
    assert code == 0 and "has no word for tired" in text and "Yes: u may attack e." in text


def test_a_line_that_is_wrong_in_both_is_an_error(tmp_path, capsys):
    board = tmp_path / "board.pos"
    board.write_text("unit u: red, wingless, at 3228\n", encoding="utf-8")
    code, text = ask(tmp_path, capsys, "may u attack u?", "--position", str(board))
    assert code == 2 and "wingless" in text


def test_a_question_that_is_wrong_in_both_is_refused(tmp_path, capsys):
    code, text = ask(tmp_path, capsys, "may attack(u)")
    assert code == 2 and "attack" in text and "Neither edition" not in text


# ---- what is compared


def test_a_folder_without_a_book(tmp_path, capsys):
    (tmp_path / "empty").mkdir()
    write(tmp_path, "old", OLD)
    assert main(["compare", str(tmp_path / "empty"), str(tmp_path / "old")]) == 2
    assert "is a folder without a rulebook" in capsys.readouterr().err


def test_a_revision_at_which_the_rules_were_not_whole(tmp_path, capsys):
    place = write(tmp_path / "rules", "old", OLD.replace("when U is horse", "when U is purple"))

    def git(*words):
        subprocess.run(["git", "-C", str(tmp_path), "-c", "user.name=x", "-c", "user.email=x@example.org", *words], check=True, capture_output=True)

    git("init", "-q")
    git("add", "-A")
    git("commit", "-qm", "first")
    (place / "01-rules.cw").write_text(OLD, encoding="utf-8")
    assert main(["compare", f"{place}@HEAD", str(place)]) == 2
    said = capsys.readouterr().err
    assert "were not whole at HEAD" in said and "name another revision" in said and "cache" not in said


def test_books_that_are_hardly_comparable_list_what_aligns(capsys):
    assert main(["compare", "campaign", "lightning"]) == 0
    text = " ".join(capsys.readouterr().out.split())
    assert "Hardly comparable" in text and "Nothing in them aligns" in text and "→ –" not in text and "– →" not in text
    assert main(["compare", "campaign", "w39"]) == 0
    text = " ".join(capsys.readouterr().out.split())
    assert "What aligns all the same is listed" in text and "4.0/obs-3 → 4.24" in text and "→ –" not in text
    assert main(["compare", "campaign", "lightning", "--all"]) == 0
    assert "– →" in capsys.readouterr().out
