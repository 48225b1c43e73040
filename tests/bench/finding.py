"""`clausewitz find` as a whole process, ranking alone, and the ask box in node and in Chromium: over a book, and over one of 1,500 clauses."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

from measure import Row, median_ms, ms

from kb.answers.finding import find, prepared
from kb.answers.index import index_of as index
from kb.language.loader import load_book
from kb.pages.search_index import index_of

SCRIPT = Path(__file__).resolve().parents[2] / "site" / "theme" / "js" / "find.js"
PLAIN, MISTYPED = "can I move away from an enemy", "retreet persuit artilery hedquarters conterattack stackng"
CLAUSES = 1500
RUN = """
const { find } = require(process.argv[1]);
const { index, asked } = JSON.parse(require("fs").readFileSync(0, "utf8"));
const once = (text) => { const start = process.hrtime.bigint(); find(text, index, 10); return Number(process.hrtime.bigint() - start) / 1e6; };
const first = once(asked[0]);
const median = (text) => Array.from({ length: 41 }, () => once(text)).sort((a, b) => a - b)[20];
process.stdout.write(JSON.stringify([first, ...asked.map(median)]));
"""


def rows():
    book = load_book("w39")[0]
    large = enlarged(book)
    yield Row("`clausewitz find`, whole process, caches filled", ms(median_ms(command, 9)))
    yield Row("an index of w39, made", ms(median_ms(lambda: index(book), 9)))
    for name, one in (("w39", book), (f"{CLAUSES} clauses", large)):
        prepared(one)
        for what, text in (("a lookup", PLAIN), ("a mistyped lookup", MISTYPED)):
            yield Row(f"{what} in {name}, Python", ms(median_ms(lambda: find(one, text), 21)))
    if shutil.which("node"):
        yield from in_node(large)
    if chromium := next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None):
        yield from in_chromium(large, chromium)


def command() -> None:
    around = {**os.environ, "PYTHONPATH": os.pathsep.join(p for p in sys.path if p)}
    subprocess.run([sys.executable, "-m", "kb.cli", "find", "w39", PLAIN], env=around, stdout=subprocess.DEVNULL, check=True)


def enlarged(book):
    """As many clauses as five whole books have: its own, under other numbers again and again, with a word of their own each."""
    clauses = tuple(replace(c, number=f"{c.number}#{copy + 1}", summary=f"{c.summary} {word_of(copy * 1000 + place)}")
                    for copy in range(1 + CLAUSES // len(book.clauses)) for place, c in enumerate(book.clauses))
    return replace(book, clauses=clauses[:CLAUSES])


def word_of(number: int) -> str:
    """A word that no book has, so that the vocabulary grows with the clauses."""
    return "".join("bdfgklmnprstvz"[number // 14**i % 14] + "aeiou"[number // 5**i % 5] for i in range(4))


def in_node(book):
    given = json.dumps({"index": index_of(book), "asked": [PLAIN, MISTYPED]})
    ran = subprocess.run(["node", "-e", RUN, str(SCRIPT)], input=given, capture_output=True, text=True, check=True)
    first, plain, mistyped = json.loads(ran.stdout)
    yield Row(f"the ask box over {CLAUSES} clauses: its index, as JSON", f"{len(given) / 1e6:.1f} MB")
    yield Row("the first lookup, index prepared", ms(first))
    for what, found in (("a lookup", plain), ("a mistyped lookup", mistyped)):
        yield Row(f"{what} in {CLAUSES} clauses, ask box", ms(found), "", "≤ 50 ms", found <= 50)


def in_chromium(book, executable: str):
    """From inside the page: no driver on the way."""
    from playwright.sync_api import sync_playwright

    given = {"index": index_of(book), "asked": [PLAIN, MISTYPED]}
    with sync_playwright() as play:
        browser = play.chromium.launch(executable_path=executable, args=["--no-sandbox", "--disable-gpu", "--disable-background-networking"])
        page = browser.new_page()
        page.add_script_tag(path=str(SCRIPT))
        first, plain, mistyped = page.evaluate("""({ index, asked }) => {
          const once = text => { const start = performance.now(); Clausewitz.find(text, index, 10); return performance.now() - start; };
          const first = once(asked[0]);
          const median = text => Array.from({ length: 41 }, () => once(text)).sort((a, b) => a - b)[20];
          return [first, ...asked.map(median)];
        }""", given)
        browser.close()
    yield Row("the first lookup in Chromium, index prepared", ms(first), "", "≤ 50 ms", first <= 50)
    for what, found in (("a lookup", plain), ("a mistyped lookup", mistyped)):
        yield Row(f"{what} in {CLAUSES} clauses, Chromium", ms(found), "", "≤ 50 ms", found <= 50)
