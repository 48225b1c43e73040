"""The rooms of kb/ are in the order of the data: each imports only from those before it, and none of them knows a game."""

import ast
import re
from functools import lru_cache
from pathlib import Path

import pytest

from kb.language import builtins, looks
from kb.language.loader import book_ids, load_book, position_names

ROOMS = ["language", "board", "engine", "answers", "trials", "editions", "show", "pages", "cli"]
KB = Path(__file__).resolve().parents[1] / "kb"
MODULES = sorted(p for room in ROOMS for p in (KB / room).rglob("*.py"))


def imports(path: Path) -> list[str]:
    found = []
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module:
            found.append(node.module)
        elif isinstance(node, ast.Import):
            found += [a.name for a in node.names]
    return found


@pytest.mark.parametrize("path", MODULES, ids=lambda p: str(p.relative_to(KB)))
def test_imports_go_one_way(path):
    room = path.relative_to(KB).parts[0]
    for name in imports(path):
        parts = name.split(".")
        if parts[0] == "kb" and len(parts) > 1 and parts[1] in ROOMS:
            assert ROOMS.index(parts[1]) <= ROOMS.index(room), f"{path} imports {name}"


def test_one_module_touches_each_engine():
    users = {"lark": set(), "pyDatalog": set()}
    for path in MODULES:
        for name in imports(path):
            if name.split(".")[0] in users:
                users[name.split(".")[0]].add(str(path.relative_to(KB)))
    assert users["pyDatalog"] == {"engine/datalog.py"}
    assert users["lark"] <= {"language/parser.py", "language/reader.py", "language/statements.py"}


@pytest.mark.parametrize("path", MODULES, ids=lambda p: str(p.relative_to(KB)))
def test_modules_stay_small(path):
    assert len(path.read_text(encoding="utf-8").splitlines()) <= 420


# ---- nothing in kb/ knows a game ---------------------------------------------------------------------

SHOWN = {"EXAMPLES", "TASTE"}  # what `--help` prints: there a game may serve as an example, as it may in a docstring or behind `help=`

# Words that some book has declared and the code uses too, as plain English and for its own ends.
ORDINARY = {
    "barred", "owed", "possible", "unsettled", "present", "run", "skip", "slip", "stands", "join", "part", "between", "mark",
    "moved", "removed", "struck",  # how a clause or a line changed
    "check", "enter", "stop",  # commands and keys
    "column", "counter", "score", "source",  # of text, of names, of a clause that is looked for, of a ruling
    "others",  # other readings of a question
    "wall", "water",  # how boards are drawn
}
# What every wargame has: an interview calls the one `your unit` and the other `the enemy`, where a book has these words.
OF_ALL_GAMES = {"unit", "enemy"}


@lru_cache(maxsize=None)
def books():
    return tuple(load_book(name)[0] for name in book_ids())


def of_the_language() -> set[str]:
    """Words of the grammar, what is built in, and the styles that boards are drawn in: any book may use them."""
    grammar = (KB.parent / "grammar" / "clausewitz.lark").read_text(encoding="utf-8")
    built_in = {w.name for w in (*builtins.BUILTIN_RELATIONS, *builtins.BUILTIN_FUNCTIONS)}
    return set(re.findall(r"[a-z_]+", grammar)) | built_in | set(looks.ALL_LOOKS) | set(looks.LOOKS)


def declared() -> set[str]:
    """Every word, sort and constant of every book."""
    found: set[str] = set()
    for book in books():
        found |= set(book.words) | set(book.sorts) | {c for sort in book.sorts.values() for c in sort.members}
    return {word for word in found if re.search("[a-z]", word)}


def names() -> set[str]:
    """What only one game has a name for: the books, their disputes, their positions."""
    found = set(book_ids())
    for book in books():
        found |= {d.id for d in book.disputes()} | set(position_names(book))
    return found


def strings(text: str) -> list[str]:
    """The strings a module works with: neither docstrings nor what it shows as help."""
    tree = ast.parse(text)
    left_out: set[int] = set()
    for node in ast.walk(tree):
        shown = []
        if isinstance(node, ast.Module | ast.FunctionDef | ast.ClassDef) and node.body and isinstance(node.body[0], ast.Expr):
            shown = [node.body[0].value]
        elif isinstance(node, ast.keyword) and node.arg == "help":
            shown = [node.value]
        elif isinstance(node, ast.Assign) and any(isinstance(t, ast.Name) and t.id in SHOWN for t in node.targets):
            shown = [node.value]
        left_out |= {id(inner) for each in shown for inner in ast.walk(each)}
    return [n.value for n in ast.walk(tree) if isinstance(n, ast.Constant) and isinstance(n.value, str) and id(n) not in left_out]


@lru_cache(maxsize=None)
def worked_with() -> tuple[tuple[str, str], ...]:
    """Each module with each string it works with."""
    return tuple((str(path.relative_to(KB)), found) for path in MODULES for found in strings(path.read_text(encoding="utf-8")))


def test_strings_that_count():
    text = '"""w39"""\nEXAMPLES = "w39"\nrefuse(help="w39")\nif name == "w39" or name in ("in_zoc", f"{x} mlawa"):\n    pass\n'
    assert strings(text) == ["w39", "in_zoc", " mlawa"]


def test_no_game_is_named():
    one = re.compile(r"(?<![\w-])(" + "|".join(sorted(map(re.escape, names()), key=len, reverse=True)) + r")(?![\w-])")
    assert {(module, found) for module, text in worked_with() for found in one.findall(text)} == set()
    assert {"w39", "cam-1", "kock-crossroads"} <= names()


def test_no_word_of_a_book_is_known():
    words = declared() - of_the_language()
    known = {text for _, text in worked_with()} & words
    assert known - ORDINARY - OF_ALL_GAMES == set(), "a word of a book decides something in kb/, or is plain English that ORDINARY should list"
    assert (ORDINARY | OF_ALL_GAMES) <= known, "listed, and no longer needed"
    assert len(words) > 1000, "the books were read"


def test_no_compound_word_of_a_book_is_part_of_a_string():
    """`in_zoc` is no English: not even inside a pattern or a sentence."""
    words = {word for word in declared() - of_the_language() if "_" in word}
    one = re.compile(r"(?<!\w)(" + "|".join(sorted(map(re.escape, words), key=len, reverse=True)) + r")(?!\w)")
    assert {(module, found) for module, text in worked_with() for found in one.findall(text)} == set()
    assert len(words) > 500, "the books were read"
