"""The ask box finds what the command finds: find.js in node against kb/answers/finding.py, numbers and scores alike.

Needs node (in CI: the package `nodejs`); without it these tests are skipped."""

from __future__ import annotations

import csv
import json
import random
import shutil
import subprocess
from functools import lru_cache
from pathlib import Path

import pytest

from kb.answers.finding import find
from kb.language.loader import book_ids, load_book
from kb.pages.search_index import index_of

ROOT = Path(__file__).resolve().parents[2]
SCRIPT = ROOT / "site" / "theme" / "js" / "find.js"
LOOKUPS = ROOT / "tests" / "answers" / "lookups.csv"
RUN = """
const { find } = require(process.argv[1]);
const { indexes, asked } = JSON.parse(require("fs").readFileSync(0, "utf8"));
const found = asked.map(([book, text, limit]) => find(text, indexes[book], limit).map((hit) => [hit.number, hit.title, hit.score]));
process.stdout.write(JSON.stringify(found));
"""
ODD = ["", " ", "?", "x", "x" * 10_000, "zoc " * 2_500, "0" * 10_000, "🂡 ⚔️ zoc 🂡", "😀" * 600 + " retreat", "\u202eretreat\u202c \u200fsta\u200bck", ".*+?^${}()|[]\\ (a+)+$",
       "<script>alert('zoc')</script>", "__proto__ constructor toString", "\x00\x1f\x85 retreat\x1c", "ZOC", "ＺＯＣ", "ﬁeld fortiﬁcations", "Mława", "mlawa", "MŁAWA",
       "défense", "straße", "Königsberg", "İstanbul İ", "ΣΑΣ", "½ ² ①", "отступление", "撤退", "\ud800 retreat", "can't retreat", "can’t retreat", "won't", "defender's",
       "8.32", "[8.32]", "rule 8.32", "§ 8.32", "8.3", "8", "8.", ".8", "10.36#2", "3.1/phase-4/end", "8.32/1", "8.99", "8/", "/", "//8", "tables/CRT", "tables", "no", "no. 7.11",
       "8.22 8.28", "counter attack", "counter-attack", "counterattack", "counter_attack", "counter--attack", "zoneofcontrol", "ctrl", "bckwrds", "ZoCs", "a b c d e f g"]


@lru_cache(maxsize=None)
def book(name: str):
    return load_book(name)[0]


def lookups() -> list[tuple[str, str]]:
    with LOOKUPS.open(encoding="utf-8", newline="") as file:
        return [(row["book"], row["words"]) for row in csv.DictReader(file)]


def mangled(chance: random.Random, text: str) -> str:
    """A slip or two: letters swapped, left out, doubled or mistaken, words in another order, pieces of another alphabet."""
    for _ in range(chance.randint(1, 3)):
        at = chance.randrange(len(text)) if text else 0
        match chance.randrange(7):
            case 0:
                text = text[:at] + text[at + 1 : at + 2] + text[at : at + 1] + text[at + 2 :]
            case 1:
                text = text[:at] + text[at + 1 :]
            case 2:
                text = text[:at] + text[at : at + 1] + text[at:]
            case 3:
                text = text[:at] + chance.choice("aeiostrnzył-_' é") + text[at + 1 :]
            case 4:
                text = " ".join(chance.sample(text.split(), len(text.split())))
            case 5:
                text = text[:at] + chance.choice(["\u200b", "…", "'s", "ż", "8.3", "😀", " must ", " may not "]) + text[at:]
            case _:
                text = text.upper()
    return text


def in_node(asked: list[tuple[str, str, int]]) -> list:
    names = sorted({name for name, _, _ in asked})
    given = json.dumps({"indexes": {name: index_of(book(name)) for name in names}, "asked": asked})
    ran = subprocess.run(["node", "-e", RUN, str(SCRIPT)], input=given, capture_output=True, text=True, encoding="utf-8", check=False, timeout=120)
    assert ran.returncode == 0, ran.stderr
    return json.loads(ran.stdout)


def in_python(asked: list[tuple[str, str, int]]) -> list:
    return [[[hit.number, hit.title, hit.score] for hit in find(book(name), text, limit)] for name, text, limit in asked]


def differing(asked: list[tuple[str, str, int]]) -> list:
    return [(case, ours[:3], theirs[:3]) for case, ours, theirs in zip(asked, in_python(asked), in_node(asked), strict=True) if ours != theirs]


needs_node = pytest.mark.skipif(shutil.which("node") is None, reason="node is not installed")


@needs_node
def test_lookups():
    assert differing([(name, text, 1000) for name, text in lookups()]) == []


@needs_node
def test_mistyped_lookups():
    chance = random.Random(1939)
    cases = [(name, mangled(chance, text), 20) for name, text in lookups() for _ in range(6)]
    assert differing(cases) == []


@needs_node
def test_random_words_of_the_books():
    chance = random.Random(1)
    cases = []
    for name in book_ids():
        known = sorted({w for c in book(name).clauses for w in f"{c.title} {c.summary}".split()})
        cases += [(name, mangled(chance, " ".join(chance.sample(known, chance.randint(1, 9)))), 50) for _ in range(80)]
    assert differing(cases) == []


@needs_node
def test_unusual_input():
    assert differing([(name, text, 10) for name in ("w39", "campaign") for text in ODD]) == []


def test_the_index_is_plain_data():
    index = index_of(book("w39"))
    assert json.loads(json.dumps(index)) == index
    assert len(index["clauses"]) == len(book("w39").clauses) and index["clauses"][0].keys() == {"number", "title"}
    assert any(word["name"] == "counter_attack" and word["clauses"] for word in index["words"])


@needs_node
def test_the_script_of_a_book_is_searched_as_it_stands():
    """The page loads find.js, then the book's script: together they find, and every hit has an address."""
    from kb.pages.atlas import atlas_of
    from kb.pages.index import index_script

    ask = """
    const { find } = require(process.argv[1]);
    globalThis.window = globalThis;
    eval(require("fs").readFileSync(0, "utf8"));
    const book = Clausewitz.books.w39;
    process.stdout.write(JSON.stringify(find("can I move away from an enemy", book, 8).map((hit) => [hit.number, Boolean(book.at[hit.number])])));
    """
    ran = subprocess.run(["node", "-e", ask, str(SCRIPT)], input=index_script(atlas_of(book("w39"))), capture_output=True, text=True,
                         encoding="utf-8", check=False, timeout=60)
    assert ran.returncode == 0, ran.stderr
    assert json.loads(ran.stdout) == [[hit.number, True] for hit in find(book("w39"), "can I move away from an enemy", 8)]
