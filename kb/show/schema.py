"""The JSON schema of what `clausewitz ask --json` prints."""

from __future__ import annotations

VERDICTS = ("yes", "no", "must", "need not", "value", "unknown", "disputed", "silent")
NODE_KINDS = ("clause", "given", "absent", "lifted", "table", "sum", "path", "value", "note", "unknown")

TEXT = {"type": "string"}
TEXTS = {"type": "array", "items": TEXT}
NUMBER_OR_TEXT = {"anyOf": [{"type": "integer"}, TEXT, {"type": "boolean"}, {"type": "null"},
                            {"type": "array", "items": {"$ref": "#/$defs/value"}}],
                  "description": "a whole number, or text: other numbers are exact fractions such as \"12/5\""}


def record(**fields) -> dict:
    """An object that has exactly these fields."""
    return {"type": "object", "properties": fields, "required": list(fields), "additionalProperties": False}


def listed(item: dict) -> dict:
    return {"type": "array", "items": item}


CITED = record(text=TEXT, cite=TEXT)
NODE = record(
    text=TEXT, cite={**TEXT, "description": "the clause this step rests on, or empty"},
    kind={"enum": list(NODE_KINDS)}, minor={"type": "boolean", "description": "left out of the short view"},
    children=listed({"$ref": "#/$defs/node"}))
READING = record(dispute=TEXT, reading=TEXT, title=TEXT, text=TEXT, verdict={"enum": list(VERDICTS)}, value=TEXT, clause=TEXT)
CHANGE = record(texts={**TEXTS, "description": "facts that, changed together, turn the answer"},
                verdict={"enum": list(VERDICTS)}, value=TEXT, cite=TEXT)
MISSING = record(text=TEXT, word=TEXT, args=listed({"$ref": "#/$defs/value"}), cite=TEXT)
ANSWER = record(
    kind={"const": "answer"}, book=TEXT, position={**TEXT, "description": "empty when none was given"},
    question={**TEXT, "description": "as typed"}, asked={**TEXT, "description": "as understood"},
    verdict={"enum": list(VERDICTS)}, headline=TEXT, cites={**TEXTS, "description": "the deciding clauses"},
    values=listed({"$ref": "#/$defs/value"}), proof=listed({"$ref": "#/$defs/node"}), readings=listed(READING),
    changes=listed(CHANGE), missing=listed(MISSING),
    chances=listed(record(outcome=TEXT, chance={"$ref": "#/$defs/value"})),
    step={"anyOf": [{"type": "integer"}, {"type": "null"}], "description": "the step of a path that fails"},
    rests_on=TEXTS, used={**TEXTS, "description": "every clause in the proof"},
    unwritten={**TEXTS, "description": "printed clauses the deciding ones refer to that are not in the rules yet"})
CARD = record(kind={"const": "card"}, book=TEXT, question=TEXT, word=TEXT, title=TEXT, allowed=listed(CITED),
              barred=listed(CITED), lifted=listed(CITED), owed=listed(CITED), excused=listed(CITED), disputed=listed(CITED))
HIT = record(number=TEXT, title=TEXT, score={"type": "number"})
LOOKUP = record(kind={"const": "lookup"}, book=TEXT, question=TEXT, hits=listed(HIT))
NOT_UNDERSTOOD = record(kind={"const": "not understood"}, book=TEXT, question=TEXT, nearest=TEXTS)

ASK = {
    "$schema": "https://json-schema.org/draft/2020-12/schema",
    "title": "What `clausewitz ask --json` prints",
    "oneOf": [ANSWER, CARD, LOOKUP, NOT_UNDERSTOOD],
    "$defs": {"node": NODE, "value": NUMBER_OR_TEXT},
}
