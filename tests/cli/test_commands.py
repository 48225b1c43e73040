"""Each command on a tiny book: what is asked comes out, on the right stream, with the right status."""

import json

import pytest


def test_ask(run, tiny):
    ran = run("ask", tiny, "may rest(u)", "--position", "camp")
    assert (ran.status, ran.err) == (0, "")
    assert ran.out.startswith("Yes: u may rest.") and "u is tired" in ran.out and "\x1b" not in ran.out


def test_any_verdict_is_success(run, tiny):
    ran = run("ask", tiny, "may rest(v)", "--position", "camp")
    assert ran.status == 0 and ran.out.startswith("No: v may not rest.") and "1.1/1" in ran.out.split("\n")[0]


def test_ask_for_programs(run, tiny):
    ran = run("ask", tiny, "may rest(u)", "--position", "camp", "--json")
    data = json.loads(ran.out)
    assert (data["kind"], data["verdict"], data["position"]) == ("answer", "yes", "camp") and data["asked"]
    assert [r["dispute"] for r in data["readings"]] == ["tiny-A1"]


def test_another_reading_can_be_followed(run, tiny):
    assert run("ask", tiny, "may rest(u)", "--position", "camp", "--reading", "tiny-A1=b").out.startswith("No: ")


@pytest.mark.parametrize("pair, help", [("tiny-A1", "DISPUTE=READING"), ("tiny-A2=b", "tiny-A1"), ("tiny-A1=c", "a, b")])
def test_a_reading_that_is_not_there(run, tiny, pair, help):
    ran = run("ask", tiny, "may rest(u)", "--position", "camp", "--reading", pair)
    assert (ran.status, ran.out) == (2, "") and help in ran.err


def test_a_question_nobody_understands(run, tiny):
    ran = run("ask", tiny, "czy mogę?", "--position", "camp")
    assert (ran.status, ran.out) == (2, "") and "do not understand" in ran.err and "clausewitz find" in ran.err
    looked_up = run("ask", tiny, "1.1").out
    assert looked_up.startswith("1.1  Resting\n  A tired unit may rest.") and "clausewitz clause tiny 1.1" in looked_up
    ran = run("ask", tiny, "czy mogę?", "--position", "camp", "--json")
    assert ran.status == 2 and json.loads(ran.out)["kind"] == "not understood"


def test_without_a_position_a_card(run, tiny):
    ran = run("ask", tiny, "when may a unit rest?")
    assert ran.status == 0 and "Allowed when" in ran.out and "Barred when" in ran.out
    data = json.loads(run("ask", tiny, "when may a unit rest?", "--json").out)
    assert data["kind"] == "card" and data["allowed"] and data["barred"][0]["cite"] == "1.1/1"


def test_positions_that_cannot_be_used(run, tiny, tmp_path):
    (tmp_path / "bad.pos").write_text("unit u: purple\n")
    (tmp_path / "zip.pos").write_bytes(b"PK\0\1")
    for which, word in (("kamp", "`camp`"), (tmp_path, "folder"), (tmp_path / "no.pos", "no such file"),
                        (tmp_path / "bad.pos", "bad.pos:1"), (tmp_path / "zip.pos", "binary")):
        ran = run("ask", tiny, "may rest(u)", "--position", which)
        assert (ran.status, ran.out) == (2, "") and word in ran.err and "Traceback" not in ran.err


def test_books_that_are_not_there(run, tiny):
    for which, word in (("w93", "w39"), (tiny / "book.cw", "is a folder"), (tiny.parent / "nowhere", "no rulebook")):
        ran = run("clauses", which)
        assert (ran.status, ran.out) == (2, "") and word in ran.err


def test_a_table_of_ones_own(run, tiny, tmp_path):
    question = ("ask", tiny, "value chart(bog)")
    assert run(*question).out.startswith("Unknown")
    (tmp_path / "chart.csv").write_text("ground,cost\nopen_ground,1\nbog,3\n")
    ran = run(*question, "--tables", tmp_path / "chart.csv", "--json")
    assert json.loads(ran.out)["values"] == [3], ran.err
    (tmp_path / "mine.csv").write_text("ground,cost\nopen_ground,1\nbogg,3\n")
    ran = run(*question, "--tables", tmp_path / "mine.csv")
    assert ran.status == 2 and "no table `mine`" in ran.err
    ran = run(*question, "--tables", f"chart={tmp_path / 'mine.csv'}")
    assert ran.status == 2 and "`bogg` is no ground" in ran.err


def test_clause(run, tiny):
    ran = run("clause", tiny, "1.1")
    assert ran.status == 0 and ran.out.startswith("1.1  Resting\n") and "tiny-A1" in ran.out and "Compiled" not in ran.out
    assert "Compiled:" in run("clause", tiny, "[1.1]", "--datalog").out
    assert json.loads(run("clause", tiny, "1.1", "--json").out)["statements"] == 3


def test_part_of_a_clause(run, tiny):
    assert "1.1/1" in run("clause", tiny, "1.1/1").out
    for number in ("1.1/7", "1.3", "\x1b"):
        ran = run("clause", tiny, number)
        assert (ran.status, ran.out) == (2, "") and "no clause" in ran.err and "\x1b" not in ran.err


def test_clauses(run, tiny):
    rows = json.loads(run("clauses", tiny, "--json").out)
    assert [r["number"] for r in rows] == ["1.1", "1.2"]
    assert {"number", "occurrence", "title", "kind", "statements", "pinned", "see", "disputes"} <= set(rows[0])
    assert run("clauses", tiny).out.startswith("1.1  Resting")


def test_find(run, tiny):
    assert run("find", tiny, "tired", "units").out.startswith("1.1")
    hit = json.loads(run("find", tiny, "rest", "--json").out)[0]
    assert (hit["number"], set(hit)) == ("1.1", {"number", "title", "score"})


def test_positions_and_books(run, tiny):
    assert run("positions", tiny).out.startswith("camp")
    assert "w39" in run("books").out
    assert {"id", "title"} <= set(json.loads(run("books", "--json").out)[0])


def test_export(run, tiny):
    ran = run("export", tiny, "--asp", "--position", "camp", "--goal", "may rest(u)")
    assert ran.status == 0 and "tired" in ran.out
    ran = run("export", tiny)
    assert ran.status == 2 and "--asp" in ran.err


@pytest.mark.parametrize("asked, code, said", [
    ("may rest(zz)", "CW703", "the unit `zz`"), ("must rest(zz)", "CW703", "it has: u, v"), ("is side(zz) = blue", "CW703", "zz"),
    ("is side(u) = green", "CW204", "green"), ("value side(zz)", "CW703", "zz"), ("which Z where tired(U)", "CW303", "`Z`"),
    ("may rest(U)", "CW303", "or `_` for any"), ("value side(_)", "CW303", "has no value"), ("may rest(I/7)", "CW301", '"I/7"'),
    ("duties of green", "CW204", "one of red, blue"), ("what happens to zz", "CW703", "`zz`"), ("what happens at end of zz", "CW211", "`zz`"),
    ("how zz", "CW215", "`zz`"), ("reach rest(u)", "CW208", "no path"), ("may rest(u) via 3228", "CW208", "no path"),
    ("may rest(u) supposing zz(u)", "CW203", "`zz`"), ("may rest(u) supposing chart(u)", "CW208", "cannot be supposed"),
    ("may rest(u) supposing tired(zz)", "CW703", "zz"), ("value distance(u, v)", "CW506", "`u`"), ("is adjacent(3228, zz)", "CW506", "`zz`"),
    ("value whole(zz)", "CW206", "`zz`"), ("value chart(zz)", "CW204", "open_ground"), ("is now(zz)", "CW204", "zz")])
def test_a_question_about_what_nobody_declared_is_no_question(run, tiny, asked, code, said):
    """A confident answer about a slip of the pen would be worse than none."""
    ran = run("ask", tiny, asked, "--position", "camp")
    assert (ran.status, ran.out) == (2, "") and f"error[{code}]" in ran.err and said in ran.err
    assert "Traceback" not in ran.err and asked in ran.err


@pytest.mark.parametrize("asked", ["may rest(u) supposing tired(v)", "may rest(_)", "which U where tired(U)", "value count(U where tired(U))",
                                   "is not tired(u)", "value chart(bog)"])
def test_what_may_still_be_asked(run, tiny, asked):
    assert run("ask", tiny, asked, "--position", "camp").status == 0


def test_without_a_position_any_name_may_stand(run, tiny):
    assert run("ask", tiny, "may rest(zz)").status == 0
    assert run("ask", tiny, "is side(zz) = green").status == 2


@pytest.mark.parametrize("wrong, code", [
    ("permit rest(U) when tyred(U)", "CW203"), ("permit rest(U, U) when tired(U)", "CW207"), ("permit rest(U) when tired(V) and U is bog", "CW305"),
    ("derived p(unit U) \"{U} [is|is not] p\"\n  define p(U) when not p(U)\n  forbid rest(U) when p(U)", "CW402"),
    ("amount pace(unit U) \"the pace of {U}\"\n  set pace(U) = pace(U) + 1\n  forbid rest(U) when pace(U) > 2", "CW401"),
    ("table losses(number N) -> number = 1: 2, 3 | 4: 5\n  forbid rest(U) when losses(1) > 2", "CW603")])
def test_rules_that_the_check_refuses_are_not_asked(run, tiny, wrong, code):
    """Whatever a broken rule would answer, it would be an answer of nobody's rulebook. And what was found is kept with the book."""
    chapter = tiny / "01-rest.cw"
    chapter.write_text(chapter.read_text().replace("permit rest(U) when tired(U)", wrong))
    for command in (("ask", tiny, "may rest(u)", "--position", "camp"), ("ask", tiny, "may rest(u)", "--position", "camp"), ("clauses", tiny)):
        ran = run(*command)
        assert (ran.status, ran.out) == (2, "") and f"error[{code}]" in ran.err and "Traceback" not in ran.err, ran.err
