"""The layout of answers, by example: what is below the call is exactly what a player sees."""

from dataclasses import replace
from fractions import Fraction
from textwrap import dedent

from kb.answers.model import Answer, Chance, Change, Missing, Node, OtherReading
from kb.language.model import Atom, Question
from kb.show.paper import Paper
from kb.show.terminal import answer_text

QUESTION = Question("may", Atom("counter_attack"))
STANDS = Node("III/93 stands in the zone of control of 180 IR", "7.11",
              children=(Node("III/93 stands on 3128", kind="given", minor=True),))
CARRIES = Node("III/93 carries an Attack counter", kind="given")
NO = Answer(
    "w39", QUESTION, "may 180 IR counter-attack I/93?", "no", "No: 180 IR may not counter-attack I/93.", ("8.32/2",),
    proof=(Node("180 IR may not counter-attack I/93", "8.32/2", children=(STANDS, CARRIES)),),
    readings=(OtherReading("w39-A1", "b", "one or both", "the two conditions as alternatives", "yes"),),
    changes=(Change(("III/93 carried no Attack counter",), "yes"),
             Change(("a big river ran between 3228 and 3128",), "yes", "7.15")))


def shown(answer, width=80, **how):
    return answer_text(answer, Paper(width), **how)


def plain(text):
    return dedent(text).strip("\n")


def test_short_view():
    assert shown(NO) == plain("""
        No: 180 IR may not counter-attack I/93.                                 8.32/2
          III/93 stands in the zone of control of 180 IR                        7.11
          III/93 carries an Attack counter                                      given
          Another reading says yes: the two conditions as alternatives          w39-A1
        It would be yes, if:  III/93 carried no Attack counter
                              a big river ran between 3228 and 3128             7.15
        """)


def test_one_reason_that_two_statements_give_is_told_once():
    twice = replace(NO, proof=NO.proof * 2, readings=(), changes=())
    assert shown(twice) == shown(replace(twice, proof=NO.proof))


def test_full_view_has_what_the_short_one_leaves_out():
    assert "    III/93 stands on 3128" in shown(NO, full=True)
    assert "3128" not in shown(NO).split("It would")[0]


def test_narrow_window_wraps_under_the_text():
    assert shown(NO, 40) == plain("""
        No: 180 IR may not              8.32/2
        counter-attack I/93.
          III/93 stands in the zone of  7.11
          control of 180 IR
          III/93 carries an Attack      given
          counter
          Another reading says yes:     w39-A1
          the two conditions as
          alternatives
        It would be yes, if:
          III/93 carried no Attack counter
          a big river ran between 3228  7.15
          and 3128
        """)


def test_no_line_is_wider_than_the_window():
    for width in range(30, 101):
        assert max(map(len, shown(NO, width, full=True).split("\n"))) <= width


def test_verdict_is_put_before_a_headline_that_lacks_it():
    assert shown(Answer("w39", QUESTION, "?", "yes", "u may attack e")) == "Yes: u may attack e."
    assert shown(Answer("w39", QUESTION, "?", "must", "u must attack e")) == "u must attack e."
    assert shown(Answer("w39", QUESTION, "?", "silent", "")) == "Silent."


def test_the_short_view_stops_at_what_a_clause_settles_and_opens_failures_and_sums():
    failing = Node("no clause permits it", "3.0", "absent", (
        Node("u may move only if:", "3.1", children=(Node("it is not the movement phase", kind="absent"),)),
        Node("u stands free", "7.1", children=(Node("u stands on 3228", kind="given"),))))
    lines = shown(Answer("w39", QUESTION, "?", "no", "No: u may not move", ("3.0",), proof=(failing,))).split("\n")
    assert [line[:40].rstrip() for line in lines] == [
        "No: u may not move.", "  no clause permits it", "    u may move only if:", "      it is not the movement phase", "    u stands free"]


def test_unknown_lists_what_it_depends_on():
    answer = Answer("w39", QUESTION, "?", "unknown", "Unknown: more has to be known.",
                    missing=tuple(Missing(f"fact {i} holds", "fact", (str(i),), "7.11" if i == 1 else "") for i in range(1, 9)))
    assert shown(answer) == plain("""
        Unknown: more has to be known.
        It depends on:
          fact 1 holds                                                          7.11
          fact 2 holds
          fact 3 holds
          fact 4 holds
          fact 5 holds
          fact 6 holds
          and 2 more (--full lists them)
        """)
    assert "fact 8 holds" in shown(answer, full=True)


def test_disputed_names_both_readings():
    readings = (OtherReading("w39-C2", "a", "who", "two phases say it", "yes"), OtherReading("w39-C2", "b", "who", "", "no"))
    answer = Answer("w39", QUESTION, "?", "disputed", "Disputed: the book says both.", readings=readings)
    assert shown(answer) == plain("""
        Disputed: the book says both.
          Reading a says yes: two phases say it                                 w39-C2
          Reading b says no: who                                                w39-C2
        """)


def test_chances_are_exact_with_a_percentage():
    answer = Answer("w39", QUESTION, "?", "value", "The dice decide.", chances=(Chance("B2", Fraction(1, 6)), Chance("none", Fraction(5, 6))))
    assert shown(answer).split("\n")[1:] == ["  B2    1/6   17 %  " + "▒" * 6, "  none  5/6   83 %  " + "▒" * 30]


def test_several_tables_of_chances_are_named_and_stand_before_the_reasons():
    certain = Chance("0", Fraction(1), "the loss of x")
    answer = Answer("w39", Question("chances", word="x"), "?", "value", "What may come of x.", proof=(Node("a reason", "8.4"),),
                    chances=(Chance("B2", Fraction(1, 36), "the result of x"), Chance("--", Fraction(35, 36), "the result of x"), certain))
    assert shown(answer) == plain(f"""
        What may come of x.
        The result of x
          B2   1/36    3 %  ▒
          --  35/36   97 %  {"▒" * 30}
        The loss of x
          0  1  100 %  {"▒" * 30}
          a reason                                                              8.4
        """)
    assert all(len(line) <= 30 for line in shown(answer, width=30).split("\n"))


def test_a_value_rests_on_a_supplied_table():
    answer = Answer("w39", QUESTION, "?", "value", "The odds column is 6:1.", ("8.4", "13.22"),
                    proof=(Node("20 against 3", "8.4", "sum"),), rests_on=("your table terrain_chart.csv",))
    assert shown(answer) == plain("""
        The odds column is 6:1.                                               8.4, 13.22
          20 against 3                                                          8.4
          Rests on: your table terrain_chart.csv
        """)


def test_colour_only_on_request_and_taken_back_at_once():
    text = answer_text(NO, Paper(80, colour=True))
    assert "\x1b[31m" in text and text.count("\x1b[0m") >= 5
    assert all(line.count("\x1b[0m") for line in text.split("\n") if "\x1b[" in line)
    assert "\x1b" not in shown(NO)


def test_nothing_in_an_answer_steers_the_terminal():
    evil = "\x1b]0;owned\x07\x9b31m\u202e\r\x08"
    answer = Answer(evil, QUESTION, evil, "no", evil, (evil,), proof=(Node(evil, evil, children=(Node(evil),)),),
                    readings=(OtherReading(*(evil,) * 7),), changes=(Change((evil,), evil, evil, evil),),
                    missing=(Missing(evil, evil, (evil,), evil),), rests_on=(evil,), chances=(Chance(evil, Fraction(1, 2), evil),))
    text = shown(answer, full=True)
    assert not any(c in text for c in "\x1b\x07\x9b\u202e\r\x08")
