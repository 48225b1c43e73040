"""The published schemas, by what they describe: one for each command that has `--json`."""

from __future__ import annotations

from kb.board.position_json import SCHEMA as POSITION
from kb.editions.changes import KINDS
from kb.show.schema import ANSWER, ANSWER_FIELDS, ASK, CARD_FIELDS, DISPUTE, HIT, INTERVIEW, NODE, NUMBER_OR_TEXT, OR_NULL, TEXT, TEXTS, listed, record

DRAFT = "https://json-schema.org/draft/2020-12/schema"
COUNT, FLAG = {"type": "integer"}, {"type": "boolean"}


def published(title: str, *shapes: dict) -> dict:
    return {"$schema": DRAFT, "title": title, "oneOf": list(shapes), "$defs": {"node": NODE, "value": NUMBER_OR_TEXT}}


def fields(**extra) -> dict:
    return extra


# ---- clauses -------------------------------------------------------------------------------------

ROW = fields(number=TEXT, occurrence={**COUNT, "description": "2 for the second clause printed under a number"}, title=TEXT, kind=TEXT, statements=COUNT,
             pinned={**COUNT, "description": "how many of them an example would miss"}, see=TEXTS, disputes=TEXTS, chapter=TEXT, examples=COUNT)
CLAUSE = ROW | fields(
    book=TEXT, summary=TEXT, commentary=TEXT, says=listed(record(kind=TEXT, cite=TEXT, text=TEXT, line=COUNT)), figures=TEXTS, declares=TEXTS, was=TEXTS,
    **{"as": TEXT}, dispute_readings=listed(record(id=TEXT, title=TEXT, readings=listed(record(name=TEXT, text=TEXT, preferred=FLAG)))),
    defects=listed(record(id=TEXT, text=TEXT)), example_titles=listed(record(title=TEXT, row=TEXT, ask=TEXT)), file=TEXT, line=COUNT)

# ---- editions ------------------------------------------------------------------------------------

TOLD = record(text=TEXT, open=FLAG, also={**TEXTS, "description": "other changed clauses that have a hand in it"},
              question=TEXT, asked={**TEXT, "description": "in words"}, old=ANSWER, new=ANSWER)
CHANGED = record(
    old={**TEXTS, "description": "clauses of the older edition"}, new=TEXTS, change=listed({"enum": list(KINDS)}), summary=TEXT,
    statements={**TEXTS, "description": "what the statements differ in"}, by={**TEXT, "description": "what paired them: statements, words, was, as"},
    alike={"type": "number"}, tries={"anyOf": [COUNT, OR_NULL]}, position={"anyOf": [TOLD, OR_NULL], "description": "where the two answer differently"})
COMPARISON = record(
    kind={"const": "comparison"}, old=TEXT, new=TEXT, titles=TEXTS, tally=record(**{kind: COUNT for kind in KINDS}), hardly_comparable=FLAG,
    searches={"type": "object", "additionalProperties": COUNT}, contradicted=listed(TEXTS), rows=listed(CHANGED))
ONE_SIDE = dict(
    lacking={"type": "object", "additionalProperties": TEXT, "description": "words of the question that this edition has not, with the other's clause"},
    leaving_out={**TEXTS, "description": "what of the position it has no word for"})
A_SIDE = {"oneOf": [record(**ANSWER_FIELDS, **ONE_SIDE), record(**CARD_FIELDS, **ONE_SIDE),
                    record(kind={"const": "not understood"}, book=TEXT, question=TEXT, **ONE_SIDE)]}
BOTH = record(
    kind={"const": "both"}, question=TEXT, old=A_SIDE, new=A_SIDE, looked_up={**FLAG, "description": "neither took it for a question: rows that speak of it"},
    difference={**listed(CHANGED), "description": "what makes the difference"}, bearing={**listed(CHANGED), "description": "what changed too, and is in a proof"},
    kinds=listed({"enum": list(KINDS)}))

# ---- checks --------------------------------------------------------------------------------------

DIAGNOSTIC = record(code=TEXT, severity=TEXT, message=TEXT, file=TEXT, line=COUNT, column=COUNT, width=COUNT, clause=TEXT, label=TEXT, help=TEXT)
EXAMPLE = record(clause=TEXT, title=TEXT, row=TEXT, ok=FLAG, message=TEXT, file=TEXT, line=COUNT)
REPORT = fields(name=TEXT, book=TEXT, ok=FLAG, clauses=COUNT, statements=COUNT, diagnostics=listed(DIAGNOSTIC), examples_run=FLAG, examples=listed(EXAMPLE))
COVERAGE = record(
    rows=listed(record(number=TEXT, chapter=TEXT, topic=TEXT, kind=TEXT, present=FLAG, statements=COUNT, pinned=COUNT, commentary=TEXT)),
    unpinned=listed(record(clause=TEXT, cite=TEXT, what=TEXT, file=TEXT, line=COUNT, reading={"anyOf": [TEXTS, OR_NULL]})), commentary=TEXTS)

SCHEMAS = {
    "position": {**POSITION, "title": POSITION.get("title") or "What --position FILE.json may hold"},
    "answer": ASK,
    "interview": INTERVIEW,
    "dispute": DISPUTE,
    "clause": published("What `clausewitz clause --json` prints", record(**CLAUSE), record(**CLAUSE, datalog=TEXTS)),
    "clauses": {"$schema": DRAFT, "title": "What `clausewitz clauses --json` prints", **listed(record(**ROW))},
    "find": {"$schema": DRAFT, "title": "What `clausewitz find --json` prints", **listed(HIT)},
    "compare": published("What `clausewitz compare --json` prints", COMPARISON),
    "both": published("What `clausewitz ask --both --json` prints", BOTH),
    "check": published("What `clausewitz check --json` prints", record(ok=FLAG, books=listed({"oneOf": [record(**REPORT), record(**REPORT, coverage=COVERAGE)]}))),
    "books": {"$schema": DRAFT, "title": "What `clausewitz books --json` prints", **listed(record(id=TEXT, title=TEXT, edition=TEXT, clauses=COUNT))},
    "positions": {"$schema": DRAFT, "title": "What `clausewitz positions --json` prints", **listed(record(name=TEXT, title=TEXT, note=TEXT, open=FLAG))},
}


def schema_of(name: str) -> dict:
    """`ask` is another name for `answer`, as `which` and `duties` are questions and no commands."""
    from kb.language.spans import Diagnostic, Refused

    found = SCHEMAS.get({"ask": "answer", "which": "answer", "duties": "answer"}.get(name, name))
    if found is None:
        raise Refused(Diagnostic("CW786", f"there is no schema `{name[:80]}`", help="there are: " + ", ".join(SCHEMAS)))
    return found
