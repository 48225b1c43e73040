"""The rooms of kb/ are in the order of the data: each imports only from those before it."""

import ast
from pathlib import Path

import pytest

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
