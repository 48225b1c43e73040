"""The wheel carries its books and answers from any folder."""

import os
import subprocess
import sys
import sysconfig
import venv
import zipfile
from pathlib import Path

import pytest

HERE = Path(__file__).resolve().parents[2]
pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("packaging")]
pytest.importorskip("hatchling", reason="comes with the extra `test`")


@pytest.fixture(scope="module")
def wheel(tmp_path_factory) -> Path:
    folder = tmp_path_factory.mktemp("dist")
    build = [sys.executable, "-m", "pip", "wheel", "--quiet", "--disable-pip-version-check", "--no-deps", "--no-build-isolation"]
    subprocess.run([*build, "--wheel-dir", folder, HERE], check=True, capture_output=True, timeout=120)
    return next(folder.glob("clausewitz-*.whl"))


@pytest.fixture(scope="module")
def command(wheel, tmp_path_factory):
    """Installed in an environment of its own. What it depends on is lent by the one that runs the tests: a bare path
    in a .pth file brings its packages, but not the checkout that is installed there for editing."""
    folder = tmp_path_factory.mktemp("fresh")
    venv.create(folder, with_pip=False)
    here = {"base": str(folder), "platbase": str(folder)}
    site = Path(sysconfig.get_path("purelib", "venv", vars=here))
    pip = [sys.executable, "-m", "pip", "--python", folder / "bin" / "python", "install", "--quiet", "--no-deps", "--no-index"]
    subprocess.run([*pip, wheel], check=True, capture_output=True, timeout=120)
    (site / "lent.pth").write_text(sysconfig.get_path("purelib") + "\n")
    elsewhere = tmp_path_factory.mktemp("elsewhere")

    def run(*words):
        env = {"PATH": os.environ["PATH"], "HOME": str(elsewhere), "CLAUSEWITZ_CACHE": str(elsewhere / "cache")}
        return subprocess.run([folder / "bin" / "clausewitz", *words], cwd=elsewhere, env=env, capture_output=True, text=True, timeout=120)

    return run


def test_books_and_grammar_are_inside(wheel):
    names = set(zipfile.ZipFile(wheel).namelist())
    assert {"kb/rules/w39/book.cw", "kb/rules/w39/inventory.csv", "kb/grammar/clausewitz.lark", "kb/cli/main.py"} <= names
    assert not any(name.startswith(("rules/", "tests/", "grammar/")) for name in names)


def test_it_knows_its_version_and_its_books(command):
    assert command("--version").stdout.startswith("clausewitz 0.")
    ran = command("books")
    assert "w39" in ran.stdout, ran.stderr


def test_it_answers_from_another_folder(command):
    ran = command("ask", "w39", "may 180 IR counter-attack I/93?", "--position", "kock-crossroads")
    assert ran.returncode == 0, ran.stderr
    assert ran.stdout.startswith("No: ") and "8.32" in ran.stdout


def test_it_builds_the_site_from_another_folder(command):
    ran = command("site", "build", "--book", "campaign", "--out", "site")
    assert ran.returncode == 0, ran.stderr
    assert "pages in site" in ran.stdout and command("site", "build", "--book", "campaign", "--out", "site").stdout == ""
