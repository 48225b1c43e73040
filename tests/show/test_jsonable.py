"""What programs get: stable fields, exact numbers, nothing that steers a terminal."""

import json
from fractions import Fraction

from kb.answers.cards import Card
from kb.answers.meaning import Meaning, Understanding
from kb.answers.model import Answer, Chance, Change, Missing, Node, OtherReading
from kb.language.model import Atom, Question
from kb.show.jsonable import answer_data, card_data, dump, hits_data, lookup_data, not_understood_data, occurrence, understood_data, value
from kb.show.schema import ASK

ANSWER = Answer(
    "w39", Question("value", Atom("column")), "what is the column of x?", "value", "The column of x is 6:1.", ("8.4",),
    ("6:1", Fraction(12, 5), Fraction(3)), (Node("20 against 3", "8.4", "sum", (Node("x", kind="given", minor=True),)),),
    (OtherReading("w39-T4", "b", "rounding", "twice", "value", "5:1", "8.4"),), (Change(("u had 6 SP",), "value", "8.4", "7:1"),),
    (Missing("the chart", "chart", (Fraction(1), "u"), "8.85"),), 2, ("your table",), ("8.4", "8.85"), (Chance("B2", Fraction(1, 6), "the result of x"),))


class Record:
    def __init__(self, **fields):
        self.__dict__.update(fields)


CARD = Card("Counter-attack", "counter_attack", allowed=(("in its own phase", "8.32"),), disputed=(("who may", "w39-A1"),))
HITS = [Record(number="10.36#2", title="Trains", score=0.51239), Record(number="8.1", title="Combat", score=3)]

READINGS = (Meaning("question", "what is the odds column of x?", 98, ANSWER.question, "value column(x)"), Meaning("lookup", "the clauses", 60))
SAID = understood_data(READINGS, 0)


def conforms(data, schema, root) -> bool:
    """The part of JSON Schema that ours uses."""
    if "$ref" in schema:
        return conforms(data, root["$defs"][schema["$ref"].rsplit("/", 1)[1]], root)
    if "oneOf" in schema:
        return sum(conforms(data, s, root) for s in schema["oneOf"]) == 1
    if "anyOf" in schema:
        return any(conforms(data, s, root) for s in schema["anyOf"])
    if "const" in schema or "enum" in schema:
        return data in schema.get("enum", [schema.get("const")])
    kinds = {"string": str, "integer": int, "number": (int, float), "boolean": bool, "null": type(None), "array": list, "object": dict}
    if not isinstance(data, kinds[schema["type"]]):
        return False
    if schema["type"] == "array":
        return all(conforms(d, schema["items"], root) for d in data)
    if isinstance(schema.get("additionalProperties"), dict):
        return all(conforms(d, schema["additionalProperties"], root) for d in data.values())
    if schema["type"] == "object":
        return set(data) == set(schema["required"]) and all(conforms(data[k], s, root) for k, s in schema["properties"].items())
    return True


def test_everything_that_ask_prints_fits_the_published_schema():
    for data in (answer_data(ANSWER, "typed", "board") | SAID, card_data("w39", "attack", CARD) | SAID, lookup_data("w39", "guns", HITS) | SAID,
                 not_understood_data("w39", "co?", Understanding(READINGS, 0, (("181 IR", ("180 IR",)),), ["may u attack e?"])),
                 answer_data(Answer("w39", ANSWER.question, "?", "silent", "Silent.")) | SAID):
        assert conforms(json.loads(dump(data)), ASK, ASK), data


def test_the_schema_refuses_what_is_not_ours():
    good = answer_data(ANSWER) | SAID
    assert conforms(good, ASK, ASK) and not conforms(answer_data(ANSWER), ASK, ASK)
    assert not conforms(good | {"verdict": "perhaps"}, ASK, ASK)
    assert not conforms({k: v for k, v in good.items() if k != "proof"}, ASK, ASK)


def test_numbers_stay_exact():
    assert value((Fraction(3), Fraction(12, 5), True, "6:1", None)) == [3, "12/5", True, "6:1", None]


def test_terminal_codes_stay_escaped_and_come_back_whole():
    evil = ["\x1b]0;x\x07", "\x9b31m", "\x7f", "\u202e", "\U000e0041", "\udcff", "Mława"]
    text = dump(evil)
    assert json.loads(text) == evil and "Mława" in text
    assert all(c.isprintable() or c == "\n" for c in text)
    text.encode("utf-8")


def test_hits_keep_their_occurrence_and_rank():
    assert hits_data(HITS) == [{"number": "10.36#2", "title": "Trains", "score": 0.5124}, {"number": "8.1", "title": "Combat", "score": 3}]
    assert (occurrence("10.36#2"), occurrence("10.36"), occurrence("10.36#2/1")) == (2, 1, 2)
