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
ANSWER_FIELDS = dict(
    kind={"const": "answer"}, book=TEXT, position={**TEXT, "description": "empty when none was given"},
    question={**TEXT, "description": "as typed"}, asked={**TEXT, "description": "as understood"},
    verdict={"enum": list(VERDICTS)}, headline=TEXT, cites={**TEXTS, "description": "the deciding clauses"},
    values=listed({"$ref": "#/$defs/value"}), proof=listed({"$ref": "#/$defs/node"}), readings=listed(READING),
    changes=listed(CHANGE), missing=listed(MISSING),
    chances=listed(record(of={**TEXT, "description": "what it is the outcome of"}, outcome=TEXT,
                          chance={**NUMBER_OR_TEXT, "description": "exact; the chances of one `of` add up to 1"})),
    step={"anyOf": [{"type": "integer"}, {"type": "null"}], "description": "the step of a path that fails"},
    rests_on=TEXTS, used={**TEXTS, "description": "every clause in the proof"},
    unwritten={**TEXTS, "description": "printed clauses the deciding ones refer to that are not in the rules yet"})
ANSWER = record(**ANSWER_FIELDS)
A_READING_OF_IT = dict(
    reading={"type": "integer", "description": "what `--reading N` picks it by"}, kind={"enum": ["question", "card", "lookup"]}, text=TEXT,
    formal={**TEXT, "description": "a question in the notation of the rules, or empty"},
    score={"type": "integer", "description": "how much of what was typed it accounts for, in per cent"})
UNDERSTOOD = record(**A_READING_OF_IT, others={**listed(record(**A_READING_OF_IT)), "description": "what it may mean as well"})
CARD_FIELDS = dict(kind={"const": "card"}, book=TEXT, question=TEXT, word=TEXT, title=TEXT, allowed=listed(CITED), barred=listed(CITED),
                   lifted=listed(CITED), owed=listed(CITED), excused=listed(CITED), disputed=listed(CITED))
CARD = record(**CARD_FIELDS, understood=UNDERSTOOD)
HIT = record(number=TEXT, title=TEXT, score={"type": "number"})
LOOKUP = record(kind={"const": "lookup"}, book=TEXT, question=TEXT, hits=listed(HIT), understood=UNDERSTOOD)
NOT_UNDERSTOOD = record(kind={"const": "not understood"}, book=TEXT, question=TEXT, nearest=TEXTS,
                        hint={**TEXT, "description": "what to say instead, or empty"},
                        strangers={**listed(record(name=TEXT, near=TEXTS)), "description": "names that the position has not"},
                        readings={**listed(record(**A_READING_OF_IT)), "description": "what it comes nearest to"})

ASK = {
    "$schema": "https://json-schema.org/draft/2020-12/schema",
    "title": "What `clausewitz ask --json` prints",
    "oneOf": [record(**ANSWER_FIELDS, understood=UNDERSTOOD), CARD, LOOKUP, NOT_UNDERSTOOD],
    "$defs": {"node": NODE, "value": NUMBER_OR_TEXT},
}

# ---- interviews ----------------------------------------------------------------------------------

REPLY = {**TEXT, "description": "yes, no, unknown, or a number as exact text"}
REASON = record(effect={**TEXT, "description": "what the clause makes of it: allows, bars, bars unless, …"}, cite=TEXT)
ASKED = record(
    matter={**TEXT, "description": "names it, in the notation of the rules"}, question=TEXT, sentence=TEXT,
    replies={**TEXTS, "description": "yes, no, unknown; number where a figure may be told; else the constants to choose from"},
    number={**TEXT, "description": "the figure that may be told as a number, or empty"}, why=listed(REASON),
    disputed={**TEXTS, "description": "disputes about the words of the question"})
OR_NULL = {"type": "null"}
STATE = record(
    kind={"const": "clausewitz interview"}, version={"const": 1}, book=TEXT,
    digest={**TEXT, "description": "the rules it was begun with"}, question=TEXT,
    position={"anyOf": [record(name=TEXT, text=TEXT), OR_NULL]},
    readings={"type": "object", "additionalProperties": TEXT}, said=listed(record(matter=TEXT, reply=REPLY)))
STEP = record(
    kind={"const": "interview step"}, done={"type": "boolean"},
    asked={"anyOf": [ASKED, OR_NULL], "description": "null when it is over"},
    answer={"anyOf": [ANSWER, OR_NULL], "description": "null until it is over"},
    said=listed(record(matter=TEXT, question=TEXT, sentence=TEXT, reply=REPLY)),
    left={**listed(ASKED), "description": "what else may still be asked"},
    if_none_of_it={"anyOf": [TEXT, OR_NULL], "description": "the verdict if the question and all that is left are answered no"},
    set_aside={**listed(record(matter=TEXT, reply=REPLY)), "description": "answers that do not fit the rules any more"},
    state={**STATE, "description": "hand it back with the next reply"})
INTERVIEW = {
    "$schema": "https://json-schema.org/draft/2020-12/schema",
    "title": "What `clausewitz interview --json` prints, and takes back in",
    "oneOf": [STEP],
    "$defs": {"node": NODE, "value": NUMBER_OR_TEXT},
}

# ---- disputes ------------------------------------------------------------------------------------

RULING = record(reading=TEXT, authority={"enum": ["house", "errata", "designer", "consensus", ""]}, source=TEXT, clause=TEXT, note=TEXT,
                place={**TEXT, "description": "file and line, or the clause"})
A_READING = {"name": TEXT, "text": TEXT, "preferred": {"type": "boolean"}}
IN_FORCE = {"anyOf": [TEXT, OR_NULL], "description": "the reading that counts; null where none is preferred"}
LAID_OUT = record(
    kind={"const": "dispute"}, book=TEXT, id=TEXT, title=TEXT, clause=TEXT, readings=listed(record(**A_READING, says=listed(CITED))),
    in_force=IN_FORCE, rulings=listed(RULING), follows=listed(record(
        example=TEXT, clause=TEXT, given=TEXT, ask=TEXT,
        answers=listed(record(reading=TEXT, verdict={"enum": list(VERDICTS)}, headline=TEXT, cites=TEXTS)))))
DISPUTES = record(kind={"const": "disputes"}, book=TEXT, disputes=listed(record(
    id=TEXT, title=TEXT, clause=TEXT, readings=listed(record(**A_READING)), in_force=IN_FORCE, rulings=listed(RULING))))
DISPUTE = {
    "$schema": "https://json-schema.org/draft/2020-12/schema",
    "title": "What `clausewitz dispute --json` prints",
    "oneOf": [LAID_OUT, DISPUTES],
}
