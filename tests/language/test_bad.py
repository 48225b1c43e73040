"""Malformed rule files and the messages they get: bad/NAME.cw and bad/NAME.txt (rewritten by --rewrite-golden)."""

import re
from pathlib import Path

import pytest

from kb.language.assembly import book_from_text
from kb.language.checks import CHECKS, check_book
from kb.language.spans import render

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
BAD = sorted((HERE / "bad").glob("*.cw"))
CODE = re.compile(r"\bCW\d{3}\b")


def messages(case: Path) -> str:
    """What a user sees for one file; NAME.inventory.csv and NAME.table.csv stand in for files of its folder."""
    beside = {"inventory.csv": case.with_suffix(".inventory.csv"), "tables/table.csv": case.with_suffix(".table.csv")}
    tables = {name: file.read_text(encoding="utf-8") for name, file in beside.items() if file.is_file()}
    book, found = book_from_text(case.read_text(encoding="utf-8"), case.name, tables)
    return "\n\n".join(render(d, book.sources.get(d.span.file, "")) for d in dict.fromkeys(found + check_book(book))) + "\n"


@pytest.mark.parametrize("case", BAD, ids=lambda p: p.stem)
def test_messages(case, rewrite_golden, monkeypatch):
    monkeypatch.chdir(case.parent)  # beside it lies the book `lender`, from which clauses can be taken over
    golden, came = case.with_suffix(".txt"), messages(case)
    if rewrite_golden:
        golden.write_text(came, encoding="utf-8")
    assert came == golden.read_text(encoding="utf-8")
    assert f"[CW{case.stem[:3]}]" in came, "the file is named after the code it shows"


def codes_in_code() -> set[str]:
    files = (ROOT / "kb").rglob("*.py")
    return {code for f in files for code in CODE.findall(f.read_text(encoding="utf-8"))}


def test_every_code_is_explained():
    """grammar/ERRORS.md has a row for every code that can be reported, and for no other."""
    explained = set(re.findall(r"^\| (CW\d{3}) \|", (ROOT / "grammar" / "ERRORS.md").read_text(encoding="utf-8"), re.M))
    assert explained == codes_in_code()


def test_every_code_of_the_language_has_a_case():
    shown = {f"CW{case.stem[:3]}" for case in BAD}
    language = {code for code in codes_in_code() if code[2] in "12346"} - {"CW429"}  # takes two books: tests/editions
    assert language <= shown


def test_every_check_states_its_rule():
    for check in CHECKS:
        assert check.__doc__ and "\n" not in check.__doc__.strip(), check.__name__
