"""Records → plain data for programs. Field names are stable: `kb/show/schema.py` publishes them."""

from __future__ import annotations

import json
import re
import unicodedata
from fractions import Fraction

from kb.answers.meaning import Meaning, Understanding
from kb.answers.model import Answer, Change, Missing, Node, OtherReading
from kb.language import model as m
from kb.language.spans import Diagnostic

UNUSUAL = re.compile(r"[^\n\x20-\x7e]")
CONTROLS = ("Cc", "Cf", "Cs", "Co")


def dump(data) -> str:
    """JSON text that is safe on a terminal too: control and direction characters stay escaped."""
    return UNUSUAL.sub(escaped, json.dumps(data, ensure_ascii=False, indent=2))


def escaped(found: re.Match) -> str:
    return json.dumps(found[0])[1:-1] if unicodedata.category(found[0]) in CONTROLS else found[0]


def value(data):
    """Whole numbers are JSON numbers, other numbers exact text such as "12/5": no number is ever rounded."""
    if isinstance(data, bool) or data is None:
        return data
    if isinstance(data, (int, Fraction)):
        return int(data) if data == int(data) else str(data)
    if isinstance(data, (tuple, list, set, frozenset)):
        return [value(d) for d in data]
    return str(data)


# ---- answers -----------------------------------------------------------------------------------


def answer_data(answer: Answer, typed: str = "", position: str = "") -> dict:
    """`typed` is the question as it came, `position` the name of the board."""
    return {
        "kind": "answer",
        "book": answer.book,
        "position": position,
        "question": typed or answer.asked,
        "asked": answer.asked,
        "verdict": answer.verdict,
        "headline": answer.headline,
        "cites": list(answer.cites),
        "values": [value(v) for v in answer.values],
        "proof": [node_data(n) for n in answer.proof],
        "readings": [reading_data(r) for r in answer.readings],
        "changes": [change_data(c) for c in answer.changes],
        "missing": [missing_data(x) for x in answer.missing],
        "chances": [{"of": c.of, "outcome": c.outcome, "chance": value(c.chance)} for c in answer.chances],
        "step": answer.step or None,
        "rests_on": list(answer.rests_on),
        "used": list(answer.used),
        "unwritten": list(answer.unwritten),
    }


def node_data(node: Node) -> dict:
    cite = "" if node.cite in ("given", "table") else node.cite  # those say what it is, not where it stands
    return {"text": node.text, "cite": cite, "kind": node.kind, "minor": node.minor,
            "children": [node_data(c) for c in node.children]}


def reading_data(reading: OtherReading) -> dict:
    return {"dispute": reading.dispute, "reading": reading.reading, "title": reading.title, "text": reading.text,
            "verdict": reading.verdict, "value": reading.value, "clause": reading.clause}


def change_data(change: Change) -> dict:
    return {"texts": list(change.texts), "verdict": change.verdict, "value": change.value, "cite": change.cite}


def missing_data(fact: Missing) -> dict:
    return {"text": fact.text, "word": fact.word, "args": [value(a) for a in fact.args], "cite": fact.cite}


def card_data(book: str, word: str, card, typed: str = "") -> dict:
    parts = ("allowed", "barred", "lifted", "owed", "excused", "disputed")
    return {"kind": "card", "book": book, "question": typed, "word": word, "title": card.title,
            **{p: [{"text": text, "cite": cite} for text, cite in getattr(card, p)] for p in parts}}


def lookup_data(book: str, typed: str, hits) -> dict:
    return {"kind": "lookup", "book": book, "question": typed, "hits": hits_data(hits)}


def not_understood_data(book: str, typed: str, found: Understanding) -> dict:
    """What it comes nearest to has to be asked for: it is no answer."""
    return {"kind": "not understood", "book": book, "question": typed, "nearest": list(found.nearest), "hint": found.hint,
            "strangers": [{"name": name, "near": list(near)} for name, near in found.strangers],
            "readings": [meaning_data(n, one) for n, one in enumerate(found.readings, 1)]}


def understood_data(readings: tuple[Meaning, ...], at: int) -> dict:
    """How a question was understood, and its other readings with the number that picks them."""
    return {"understood": meaning_data(at + 1, readings[at]) | {"others": [meaning_data(n, one) for n, one in enumerate(readings, 1) if n != at + 1]}}


def meaning_data(number: int, one: Meaning) -> dict:
    return {"reading": number, "kind": one.kind, "text": one.text, "formal": one.formal, "score": one.score}


def hits_data(hits) -> list[dict]:
    return [{"number": h.number, "title": h.title, "score": score(h.score)} for h in hits]


def score(number):
    """A rank, not a quantity of the rules: the one place where a number is rounded."""
    return int(number) if number == int(number) else round(float(number), 4)


# ---- clauses -----------------------------------------------------------------------------------


def occurrence(number: str) -> int:
    """`10.36#2` is the second clause printed under 10.36."""
    tail = number.partition("#")[2].split("/")[0]
    return int(tail) if tail.isdigit() else 1


def kind_of(book: m.Book, clause: m.Clause) -> str:
    """What the inventory calls the clause; a clause beyond it says so by what it holds."""
    row = next((r for r in book.inventory if r.number == clause.number), None)
    return row.kind if row else "commentary" if clause.commentary else "rule"


def clause_row(book: m.Book, clause: m.Clause, statements: int, pinned: int) -> dict:
    """`statements` counts what an example can miss: statements, those of readings too, figures and tables."""
    return {
        "number": clause.number,
        "occurrence": occurrence(clause.number),
        "title": clause.title,
        "kind": kind_of(book, clause),
        "statements": statements,
        "pinned": pinned,
        "see": list(clause.see),
        "disputes": [d.id for d in clause.disputes],
        "chapter": clause.chapter,
        "examples": len(clause.examples),
    }


def clause_data(book: m.Book, clause: m.Clause, said: list[tuple[m.Statement, str]], counts: tuple[int, int],
                datalog: list[str] | None = None) -> dict:
    data = clause_row(book, clause, *counts) | {
        "book": book.id,
        "summary": clause.summary,
        "commentary": clause.commentary,
        "says": [{"kind": s.kind, "cite": s.cite, "text": text, "line": s.span.line} for s, text in said],
        "figures": [f.name for f in clause.figures],
        "declares": [w.name for w in clause.declares],
        "was": list(clause.was),
        "as": clause.as_,
        "dispute_readings": [dispute_data(d) for d in clause.disputes],
        "defects": [{"id": i, "text": t} for i, t in clause.defects],
        "example_titles": [{"title": e.title, "row": e.row, "ask": e.ask_text} for e in clause.examples],
        "file": clause.span.file,
        "line": clause.span.line,
    }
    return data if datalog is None else data | {"datalog": datalog}


def dispute_data(dispute: m.Dispute) -> dict:
    return {"id": dispute.id, "title": dispute.title,
            "readings": [{"name": r.name, "text": r.text, "preferred": r.preferred} for r in dispute.readings]}


# ---- checks ------------------------------------------------------------------------------------


def diagnostic_data(d: Diagnostic) -> dict:
    return {"code": d.code, "severity": d.severity, "message": d.message, "file": d.span.file, "line": d.span.line,
            "column": d.span.column, "width": d.span.width, "clause": d.span.clause, "label": d.label, "help": d.help}


def outcome_data(outcome) -> dict:
    example = outcome.example
    return {"clause": example.clause, "title": example.title, "row": example.row, "ok": outcome.ok,
            "message": outcome.message, "file": example.span.file, "line": example.span.line}
