"""Rulings: the ladder, a group's file, and how one is written into it."""

import pytest

from kb.answers.asking import ask
from kb.answers.parting import partings
from kb.answers.recording import recorded
from kb.answers.rulings import Ruling, Table, ladder, parsed, table_of, without_contradiction
from kb.answers.words import understand
from kb.board.position import read_position
from kb.language.spans import Refused
from tests.engine.books import WORDS, book
from kb.language.assembly import book_from_text
from kb.language.checks import check_book

CLAUSES = """
[4] Rest
  permit rest(U) when U is shaken
  otherwise forbid rest
  dispute small-1 "whether guns rest"
    reading a preferred "it says units"
    reading b "guns are none"
      forbid rest(U) when U is guns
  dispute small-2 "whether horse rests"
    reading a "it does"
    reading b "it does not"
      forbid rest(U) when U is horse

  example "guns rest"
    given
      unit u: reds, guns, at 3228, shaken
    ask may rest(u)
    expect yes by 4

  example "foot rests"
    given
      unit u: reds, foot, at 3228, shaken
    ask may rest(u)
    expect yes by 4

  example "horse rests"
    given
      unit u: reds, horse, at 3228, shaken
    ask may rest(u)
    expect disputed
"""
GUNS = "unit u: reds, guns, at 3228, shaken"
HORSE = "unit u: reds, horse, at 3228, shaken"


@pytest.fixture(scope="module")
def small():
    return book(CLAUSES)


def asked(made, given: str, **more):
    position, wrong = read_position(given, made)
    assert not wrong
    return ask(made, position, understand("may rest(u)", made, position).question, changes=False, **more)


def agreed(*pairs: tuple[str, str]) -> Table:
    return Table(tuple(Ruling(d, r, "house", "agreed at this table") for d, r in pairs))


# ---- what counts -------------------------------------------------------------------------------------


def test_a_ruling_wins_at_its_table_and_the_answer_says_so(small):
    assert asked(small, GUNS).verdict == "yes" and not asked(small, GUNS).rests_on
    found = asked(small, GUNS, table=agreed(("small-1", "b")))
    assert found.verdict == "no"
    assert found.rests_on == ("house rule: small-1 is read as b (agreed at this table)",)
    assert [(r.reading, r.verdict) for r in found.readings] == [("a", "yes")]


def test_where_no_reading_is_preferred_a_ruling_ends_the_dispute(small):
    assert asked(small, HORSE).verdict == "disputed"
    found = asked(small, HORSE, table=agreed(("small-2", "a")))
    assert found.verdict == "yes" and "small-2" in found.rests_on[0]


def test_an_answer_that_does_not_turn_on_it_does_not_rest_on_it(small):
    assert not asked(small, "unit u: reds, foot, at 3228, shaken", table=agreed(("small-1", "b"), ("small-2", "b"))).rests_on


def test_what_is_asked_for_once_counts_before_what_was_agreed(small):
    found = asked(small, GUNS, table=agreed(("small-1", "b")), readings={"small-1": "a"})
    assert found.verdict == "yes" and not any("small-1" in r for r in found.rests_on)


PUBLISHED = CLAUSES + """
[c-1] A habit
  authority consensus "most players"
  settle small-1 as a
  settle small-2 as a
[d-1] The designer
  authority designer "a letter of 2003"
  settle small-1 as b
"""


def test_the_stronger_ruling_of_the_book_counts():
    made = book(PUBLISHED)
    assert asked(made, GUNS).verdict == "no"
    assert asked(made, GUNS).rests_on == ("designer's ruling: small-1 is read as b (d-1, a letter of 2003)",)
    assert asked(made, HORSE).verdict == "yes"
    assert asked(made, GUNS, table=agreed(("small-1", "a"))).verdict == "yes"


def test_the_ladder_is_told_strongest_first():
    made = book(PUBLISHED)
    dispute = next(d for d in made.disputes() if d.id == "small-1")
    assert [r.authority for r in ladder(made, dispute, agreed(("small-1", "a")))] == ["house", "designer", "consensus"]


def test_rulings_of_one_rank_may_not_contradict_each_other():
    text = PUBLISHED + "[d-2] Again\n  authority designer \"another letter\"\n  settle small-1 as a\n"
    made, wrong = book_from_text(WORDS + text)
    assert [d.code for d in (*wrong, *check_book(made)) if d.code == "CW424"] == ["CW424"]


def test_a_house_rule_with_statements_is_cited():
    made = book(CLAUSES + "[h-1] Our own\n  authority house \"our club\"\n  forbid rest(U) when U is foot\n")
    found = asked(made, "unit u: reds, foot, at 3228, shaken")
    assert found.verdict == "no" and found.rests_on == ("house rule h-1: our club",)


# ---- examples on which readings part -------------------------------------------------------------------


def test_the_example_on_which_the_readings_part(small):
    first, second = small.disputes()
    assert [(o.reading, o.verdict) for o in partings(small, first)[0].outcomes] == [("a", "yes"), ("b", "no")]
    assert [p.example.title for p in partings(small, second)] == ["horse rests"]


# ---- the file --------------------------------------------------------------------------------------------

FILE = """# our club
[other]
other-1 = "x"  # of another book

[small]   # the small one
small-1 = "b"   # with a # sign
small-2 = { reading = "a", note = "in May # 3" }

[last]
last-1 = "y"
"""


def test_a_file_is_read(small):
    table = table_of(small, FILE, "clausewitz.toml")
    assert [(r.dispute, r.reading, r.note, r.line) for r in table.rulings] == [("small-1", "b", "", 6), ("small-2", "a", "in May # 3", 7)]
    assert not table.stale and table_of(small, "", "x").rulings == ()


def test_rulings_on_what_is_gone_are_told_of_and_the_others_count(small):
    table = table_of(small, '[small]\nsmall-1 = "b"\nsmall-9 = "a"\nsmall-2 = "z"\n', "clausewitz.toml")
    assert [r.dispute for r in table.rulings] == ["small-1"]
    assert [(d.code, d.severity, d.span.line) for d in table.stale] == [("CW781", "warning", 3), ("CW781", "warning", 4)]


BAD = [
    "[small", "small-1 = ", '[small]\nsmall-1 = "a"\nsmall-1 = "b"\n', 'small-1 = "a"\n', "[small]\nsmall-1 = 3\n", '[small]\nsmall-1 = ["a"]\n',
    "[small]\nsmall-1 = { note = \"x\" }\n", '[small]\nsmall-1 = { reading = "a", why = "b" }\n', "[small]\nrules = 3\n", '[small]\nrules = "a.txt"\n', "[[small]]\nx = 1\n",
    "\x00", "[small]\nsmall-1 = '''\n", "x = " + "[" * 5000,
]


@pytest.mark.parametrize("text", BAD)
def test_a_file_that_cannot_be_read_names_file_and_line(small, text):
    with pytest.raises(Refused) as err:
        table_of(small, text, "clausewitz.toml")
    wrong = err.value.diagnostics[0]
    assert wrong.code == ("CW782" if text == BAD[2] else "CW780") and wrong.span.file == "clausewitz.toml" and wrong.span.line >= 1 and wrong.help


def test_the_line_of_a_ruling_that_stands_twice(small):
    with pytest.raises(Refused) as err:
        table_of(small, BAD[2], "f.toml")
    assert err.value.diagnostics[0].span.line == 3


def test_a_file_and_rules_of_ones_own_may_not_contradict_each_other():
    made = book(CLAUSES + '[h-1] Ours\n  authority house "us"\n  settle small-1 as a\n')
    table = table_of(made, '[small]\nsmall-1 = "b"\n', "clausewitz.toml")
    with pytest.raises(Refused) as err:
        without_contradiction(made, table)
    assert err.value.diagnostics[0].code == "CW782" and err.value.diagnostics[0].span.line == 2 and "h-1" in err.value.diagnostics[0].message
    same = table_of(made, '[small]\nsmall-1 = "a"\n', "clausewitz.toml")
    assert without_contradiction(made, same) == same


# ---- writing it ------------------------------------------------------------------------------------------


def test_one_line_changes_and_nothing_else():
    after = recorded(FILE, "f", "small", "small-1", "a", "agreed")
    assert after == FILE.replace('small-1 = "b"   # with', 'small-1 = { reading = "a", note = "agreed" }  # with')


def test_a_comment_behind_a_note_with_a_hash_stays():
    text = FILE.replace('"in May # 3" }', '"in May # 3" }  # kept')
    assert '\nsmall-2 = "b"  # kept\n' in recorded(text, "f", "small", "small-2", "b")


def test_a_new_ruling_stands_at_the_end_of_its_section():
    lines = recorded(FILE, "f", "small", "small-3", "b").splitlines()
    assert lines[lines.index("[last]") - 2] == 'small-3 = "b"' and set(FILE.splitlines()) <= set(lines)


@pytest.mark.parametrize("text", ["", "\n", "# only a comment\n", '[other]\nx-1 = "a"\n'])
def test_a_section_is_made_where_there_is_none(text):
    after = recorded(text, "f", "small", "small-1", "b")
    assert parsed(after, "f")["small"] == {"small-1": "b"} and after.startswith(text.strip())


def test_taking_back_removes_the_line_and_nothing_else():
    assert recorded(FILE, "f", "small", "small-1", "") == FILE.replace('small-1 = "b"   # with a # sign\n', "")
    assert recorded(recorded(FILE, "f", "small", "small-3", "b"), "f", "small", "small-3", "") == FILE


@pytest.mark.parametrize("note", ['with "quotes"', "with \\ and \t and é", "multi\nline"])
def test_notes_are_quoted(note):
    assert parsed(recorded(FILE, "f", "small", "small-1", "a", note), "f")["small"]["small-1"]["note"] == note


@pytest.mark.parametrize("text", ['small.small-1 = "b"\n', '[small]\nsmall-1 = { reading = "b", note = """a\nb""" }\n', 'small = { small-1 = "b" }\n',
                                  '[small.small-1]\nreading = "b"\n'])
def test_a_file_written_otherwise_is_left_alone(text):
    """Whether it can be changed or not, it is never spoilt."""
    try:
        after = recorded(text, "f", "small", "small-1", "a")
    except Refused as err:
        assert err.diagnostics[0].code in ("CW780", "CW784")
    else:
        assert parsed(after, "f")["small"]["small-1"] in ("a", {"reading": "a"})
