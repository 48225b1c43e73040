"""The view of one clause, and the list of all."""

from textwrap import dedent

from kb.language import model as m
from kb.show.clause import clause_text, clauses_text
from kb.show.jsonable import clause_data, clause_row
from kb.show.paper import Paper

PERMIT = m.Statement("permit", m.Atom("rest"), clause="1.1", key=1)
FORBID = m.Statement("forbid", m.Atom("rest"), clause="1.1", label="1", key=2)
OTHER = m.Statement("forbid", m.Atom("rest"), clause="1.1", key=3)
DISPUTE = m.Dispute("tiny-A1", "whether red rests", "1.1", (
    m.Reading("a", "the text says so", True), m.Reading("b", "the summary says otherwise", False, (OTHER,))))
CLAUSE = m.Clause("1.1", "Resting", "A tired unit may rest, wherever it stands and whatever it did.", (PERMIT, FORBID),
                  examples=(m.Example("a tired unit", "1.1", "1.1/ex1", "", False, None, None, reconstructed=True),),
                  disputes=(DISPUTE,), see=("1.2", "1.3"), was=("old:1.1",), defects=(("tiny-T1", "it names a chart that is not there"),))
BOOK = m.Book("tiny", "A tiny game", "first", ("flat_top", "columns_first"), {}, (CLAUSE, m.Clause("1.2", "Foreword", commentary="none")),
              (m.Row("1.1", "permission", "rest", True, 3),))
SAID = {1: "a unit may rest when it is tired", 2: "a red unit may not rest", 3: "a blue unit may not rest"}


def say(statement):
    return SAID[statement.key]


def test_clause():
    assert clause_text(BOOK, CLAUSE, say, Paper(60)) == dedent("""\
        1.1  Resting
          A tiny game, edition first
          A tired unit may rest, wherever it stands and whatever it
          did.

          - a unit may rest when it is tired                1.1
          - a red unit may not rest                         1.1/1

          Disputed: whether red rests                       tiny-A1
            reading a (preferred): the text says so
            reading b: the summary says otherwise
              - a blue unit may not rest                    1.1
          An error of the book: it names a chart that is    tiny-T1
          not there

          See: 1.2, 1.3
          In the older edition: old:1.1

          1 example:
            a tired unit (rebuilt from the words)           1.1/ex1""")


def test_one_part_of_a_clause():
    text = clause_text(BOOK, CLAUSE, say, Paper(60), part="1")
    assert "a red unit may not rest" in text and "when it is tired" not in text and "Disputed" not in text


def test_what_it_became():
    text = clause_text(BOOK, CLAUSE, say, Paper(60), datalog=["rest(U) <= tired(U)" + " & x(U)" * 20, "evil\x1b[31m"])
    assert "Compiled:\n    rest(U) <= tired(U)" in text and "\x1b" not in text
    assert max(map(len, text.split("\n"))) > 100  # a rule can be copied as it is


def test_list_of_clauses():
    rows = [clause_row(BOOK, CLAUSE, 3, 2), clause_row(BOOK, BOOK.clauses[1], 0, 0)]
    assert rows[0] | {"number": "1.1", "occurrence": 1, "title": "Resting", "kind": "permission", "statements": 3, "pinned": 2,
                      "see": ["1.2", "1.3"], "disputes": ["tiny-A1"]} == rows[0]
    assert clauses_text(rows, Paper(60)) == dedent("""\
        1.1  Resting                     3 statements (1 not pinned)
        1.2  Foreword                                     commentary""")


def test_clause_as_data():
    data = clause_data(BOOK, CLAUSE, [(FORBID, say(FORBID))], (3, 2))
    assert data["says"] == [{"kind": "forbid", "cite": "1.1/1", "text": "a red unit may not rest", "line": 0}]
    assert data["dispute_readings"][0]["readings"][0]["preferred"] and "datalog" not in data
