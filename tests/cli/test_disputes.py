"""`dispute` and `settle`, and what a table's rulings do to answers."""

import json

import pytest

from kb.show.schema import DISPUTE
from tests.show.test_jsonable import conforms

ASK = ("may v rest?", "--position", "camp")


@pytest.fixture
def table(tmp_path, monkeypatch, tiny):
    """A folder where a group plays; its rulings lie here or above."""
    folder = tmp_path / "club" / "evening"
    folder.mkdir(parents=True)
    monkeypatch.chdir(folder)
    return folder


def settle(run, tiny, *words):
    return run("settle", *words, "--book", tiny)


def test_a_ruling_is_recorded_and_answers_say_that_they_rest_on_it(run, tiny, table):
    ask = ("ask", tiny, "may u rest?", "--position", "camp")
    assert run(*ask).out.startswith("Yes")
    ran = settle(run, tiny, "tiny-A1", "b", "--note", "agreed in May")
    assert "tiny-A1 is read as b" in ran.out and (table / "clausewitz.toml").exists()
    answer = run(*ask).out
    assert answer.startswith("No") and "Rests on: house rule: tiny-A1 is read as b (agreed in May)" in answer and "Another reading says yes" in answer
    assert run(*ask, "--no-rulings").out.startswith("Yes")
    assert run(*ask, "--reading", "tiny-A1=a").out.startswith("Yes")
    assert "was b, agreed in May" in settle(run, tiny, "tiny-A1", "--undo").out
    assert run(*ask).out.startswith("Yes")


def test_the_file_of_a_folder_above_is_found_and_kept(run, tiny, table):
    file = table.parent / "clausewitz.toml"
    file.write_text('# ours\n[tiny]\n# soon\n\n[other]\nother-1 = "x"\n')
    settle(run, tiny, "tiny-A1", "b")
    assert file.read_text() == '# ours\n[tiny]\n# soon\ntiny-A1 = "b"\n\n[other]\nother-1 = "x"\n'
    assert not (table / "clausewitz.toml").exists()
    assert "already" in settle(run, tiny, "tiny-A1", "b").out
    ran = settle(run, tiny, "tiny-A1", "a")
    assert "Before: b." in ran.out
    assert "There is no ruling" in settle(run, tiny, "tiny-A1", "--undo", "--file", "new.toml").out and not (table / "new.toml").exists()


def test_without_a_reading_it_shows_what_is_in_force(run, tiny, table):
    assert "which we prefer" in settle(run, tiny, "tiny-A1").out
    settle(run, tiny, "tiny-A1", "b")
    assert "In force: house rule: tiny-A1 is read as b" in settle(run, tiny, "tiny-A1").out


@pytest.mark.parametrize("words, code", [(("tiny-A1", "z"), "CW015"), (("tiny-A9", "a"), "CW015"), (("tiny-A1", "a", "--undo"), "CW785")])
def test_what_cannot_be_settled(run, tiny, table, words, code):
    ran = settle(run, tiny, *words)
    assert ran.status == 2 and code in ran.err and not (table / "clausewitz.toml").exists()


def test_a_dispute_that_names_no_book(run, table):
    assert "[CW785]" in run("settle", "nothing", "a").err
    assert "[CW001]" in run("settle", "nowhere-1", "a").err


BROKEN = [("[tiny\n", "clausewitz.toml:1"), ('[tiny]\ntiny-A1 = "a"\ntiny-A1 = "b"\n', "clausewitz.toml:3"), ('tiny-A1 = "a"\n', "clausewitz.toml:1"),
          ("[tiny]\n\ntiny-A1 = 7\n", "clausewitz.toml:3"), ('[tiny]\nrules = "gone.cw"\n', "clausewitz.toml:2")]


@pytest.mark.parametrize("text, place", BROKEN)
def test_a_broken_file_is_told_of_with_its_line_and_left_as_it_is(run, tiny, table, text, place):
    file = table / "clausewitz.toml"
    file.write_text(text)
    for ran in (run("ask", tiny, *ASK), run("dispute", tiny)) + ((settle(run, tiny, "tiny-A1", "b"),) if "gone" not in text else ()):
        assert ran.status == 2 and place in ran.err
    assert file.read_text() == text
    assert run("ask", tiny, *ASK, "--no-rulings").status == 0


@pytest.mark.parametrize("blob", [b"\xff\xfe[tiny]", b"\0"])
def test_a_file_that_is_no_text(run, tiny, table, blob):
    (table / "clausewitz.toml").write_bytes(blob)
    assert run("ask", tiny, *ASK).status == 2


def test_a_ruling_on_what_is_gone_is_told_of_and_the_answer_comes(run, tiny, table):
    (table / "clausewitz.toml").write_text('[tiny]\ntiny-Z9 = "a"\ntiny-A1 = "z"\n')
    ran = run("ask", tiny, *ASK)
    assert ran.status == 0 and ran.out and "clausewitz.toml:2" in ran.err and "clausewitz.toml:3" in ran.err and ran.err.count("warning[CW781]") == 2


# ---- rules of one's own --------------------------------------------------------------------------------

HOUSE = '[h-1] Nobody rests\n  authority house "our club"\n  forbid rest(U) when tired(U)\n'


def test_rules_beside_the_game_count(run, tiny, table):
    (table / "tiny.cw").write_text(HOUSE)
    ran = run("ask", tiny, "may u rest?", "--position", "camp")
    assert ran.out.startswith("No") and "Rests on: house rule h-1: our club" in ran.out
    assert run("ask", tiny, "may u rest?", "--position", "camp", "--no-rulings").out.startswith("Yes")


def test_rules_that_the_rulings_name(run, tiny, table):
    (table.parent / "ours.cw").write_text('[h-1] Ours\n  authority house "our club"\n  settle tiny-A1 as b\n')
    file = table.parent / "clausewitz.toml"
    file.write_text('[tiny]\nrules = "ours.cw"\n')
    assert "house rule: tiny-A1 is read as b (h-1, our club)" in run("ask", tiny, "may u rest?", "--position", "camp").out
    file.write_text('[tiny]\nrules = "ours.cw"\ntiny-A1 = "a"\n')
    ran = run("ask", tiny, "may u rest?", "--position", "camp")
    assert ran.status == 2 and "[CW782]" in ran.err and "clausewitz.toml:3" in ran.err


@pytest.mark.parametrize("text, code", [("[h-1] x\n  forbid rest(U) whn tired(U)\n", "CW1"), ("[h-1] x\n  authority house \"us\"\n  settle tiny-Q9 as b\n", "CW423"),
                                        ("[h-1] x\n  authority boss \"us\"\n  forbid rest(U) when tired(U)\n", "CW430")])
def test_rules_with_errors_are_refused_with_file_and_line(run, tiny, table, text, code):
    (table / "tiny.cw").write_text(text)
    ran = run("ask", tiny, *ASK)
    assert ran.status == 2 and code in ran.err and "tiny.cw:" in ran.err


# ---- dispute --------------------------------------------------------------------------------------------


def test_disputes_of_a_book_and_of_a_clause(run, tiny, table):
    assert "tiny-A1  whether red rests (a preferred)" in run("dispute", tiny).out
    assert "tiny-A1" in run("dispute", tiny, "1.1").out
    assert "Nothing is disputed" in run("dispute", tiny, "1.2").out
    assert "[CW016]" in run("dispute", tiny, "9.9").err
    assert "[CW015]" in run("dispute", tiny, "tiny-A2").err


def test_a_dispute_is_laid_out(run, tiny, table):
    out = run("dispute", tiny, "tiny-A1").out
    for part in ("We prefer reading a", "Reading b", "What follows from each", "reading a: Yes: u may rest", "reading b: No: u may not rest",
                 "Rulings, strongest first", "house rule: none", "errata: none published"):
        assert part in out, out
    settle(run, tiny, "tiny-A1", "b")
    out = run("dispute", tiny, "tiny-A1").out
    assert "Reading b counts, by house rule" in out and "clausewitz.toml:4" in out
    assert "b, house rule" in run("dispute", tiny).out


def test_disputes_for_programs(run, tiny, table):
    laid_out = json.loads(run("dispute", tiny, "tiny-A1", "--json").out)
    assert conforms(laid_out, DISPUTE, DISPUTE) and laid_out["in_force"] == "a" and len(laid_out["follows"][0]["answers"]) == 2
    settle(run, tiny, "tiny-A1", "b")
    listed = json.loads(run("dispute", tiny, "--json").out)
    assert conforms(listed, DISPUTE, DISPUTE) and listed["disputes"][0]["rulings"][0]["authority"] == "house"


def test_a_dispute_that_is_settled_twice_in_one_file(run, tiny, table):
    text = '[tiny]\ntiny-A1 = "b"\n\ntiny-A1 = "a"\n'
    (table / "clausewitz.toml").write_text(text)
    for words in (("ask", tiny, "may u rest?", "--position", "camp"), ("settle", "tiny-A1", "a", "--book", tiny)):
        ran = run(*words)
        assert "CW782" in ran.err and "tiny-A1 is settled twice: here, and on line 2" in ran.err and "clausewitz.toml:4" in ran.err
    assert (table / "clausewitz.toml").read_text() == text


def test_a_dispute_whose_name_begins_otherwise_than_its_book(run, table):
    assert "mla-C11" in run("dispute", "mla-C11").out and run("settle", "mla-C11").out.startswith("whether a zone")
    assert "mlawa has no dispute" in run("dispute", "mla-C999").err
    assert "there is no rulebook `xyz`" in run("dispute", "xyz-1").err
