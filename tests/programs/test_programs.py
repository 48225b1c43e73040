"""The API for programs, the examples of its page, and that whatever a command prints as JSON fits its schema."""

from __future__ import annotations

import doctest
import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

import kb
from kb import programs
from kb.pages.programs import blocks, programs_page, schema_files, text
from kb.show.schemas import SCHEMAS, schema_of
from tests.show.test_jsonable import conforms

ROOT = Path(__file__).resolve().parents[2]


def clausewitz(words: list[str], stdin: str = "") -> subprocess.CompletedProcess:
    env = dict(os.environ, PYTHONPATH=str(ROOT), COLUMNS="100")
    return subprocess.run([sys.executable, "-m", "kb.cli", *words], input=stdin, cwd=ROOT, env=env, capture_output=True, text=True, encoding="utf-8", check=False)


# ---- the page --------------------------------------------------------------------------------------


def test_the_python_examples_of_the_page_are_true():
    found = doctest.DocTestParser().get_doctest(text(), {}, "programs.txt", "site/programs.txt", 0)
    assert len(found.examples) >= 25
    said: list[str] = []
    doctest.DocTestRunner(optionflags=doctest.ELLIPSIS).run(found, out=said.append)
    assert not said, "".join(said)


def test_the_commands_of_the_page_print_what_it_shows(tmp_path):
    kept: dict[str, str] = {}
    commands = shown()
    assert len(commands) >= 5
    for command, wanted in commands:
        found = re.fullmatch(r"clausewitz (.*?)(?: (<|>) (\S+))?", command)
        words = [w.strip('"') for w in re.findall(r'"[^"]*"|\S+', found[1])]
        ran = clausewitz(words, kept[found[3]] if found[2] == "<" else "")
        assert ran.returncode == 0, ran.stderr
        if found[2] == ">":
            kept[found[3]] = ran.stdout
        lines = [line for line in wanted if line.strip() != "…"]
        assert ran.stdout.split("\n")[: len(lines)] == lines, command


def shown() -> list[tuple[str, list[str]]]:
    """Each command, and the lines shown under it."""
    out: list[tuple[str, list[str]]] = []
    for block in blocks(text()):
        for line in block if block[0].startswith("$ ") else []:
            if line.startswith("$ "):
                out.append((line[2:], []))
            else:
                out[-1][1].append(line)
    return out


def test_the_page_names_every_function_and_schema():
    body = programs_page().body
    assert all(f"<code>{name}</code>" in body for name in kb.__all__ if name[0].islower())
    assert all(name in body for name in schema_files())
    assert all(json.loads(found)["title"] for found in schema_files().values())


# ---- the names -------------------------------------------------------------------------------------


def test_what_the_package_offers_is_what_the_module_has():
    assert sorted(kb.__all__) == sorted(programs.__all__) and set(kb.__all__) <= set(dir(kb))
    assert all(getattr(kb, name).__doc__ for name in kb.__all__)
    with pytest.raises(AttributeError):
        kb.nothing_of_the_kind


def test_the_command_does_not_load_what_it_does_not_need():
    ran = subprocess.run([sys.executable, "-c", "import kb.cli.main, sys; print('kb.programs' in sys.modules)"], cwd=ROOT, capture_output=True, text=True, check=True)
    assert ran.stdout.strip() == "False"


@pytest.fixture(scope="module")
def book():
    return kb.load("campaign")


@pytest.mark.parametrize("call", [
    lambda book: kb.load("no-such-book"), lambda book: kb.position(book, "nowhere"), lambda book: kb.position(book, text="unit u: marsian"),
    lambda book: kb.position(book, data={"units": 3}), lambda book: kb.ask(book, "colourless green ideas"), lambda book: kb.ask(book, "when may a unit attack?"),
    lambda book: kb.ask(book, "", readings={"cam-1": "z"}), lambda book: kb.card(book, "juggle"), lambda book: kb.clause(book, "99.99"),
    lambda book: kb.interview(book, "what is the time?"), lambda book: kb.interview(book, "may a unit attack?").reply("perhaps"), lambda book: kb.resume(book, {}),
    lambda book: kb.resume(book, kb.interview(book, "may a unit attack?").data | {"version": 9}), lambda book: kb.dispute(book, "cam-999"), lambda book: kb.schema("nope"),
])
def test_bad_input_is_refused_with_a_message(book, call):
    with pytest.raises(kb.Refused) as err:
        call(book)
    assert err.value.diagnostics[0].code.startswith("CW") and err.value.diagnostics[0].message


def test_an_interview_can_be_corrected_and_taken_back(book):
    talk = kb.interview(book, "may a unit attack?")
    first = talk.step.asked.matter
    after = talk.reply("no")
    assert after.step.answer is not None and after.said[0].reply == "no" and talk.said == ()
    assert after.reply("yes", matter=first).step.answer is None
    assert after.undo().step.asked.matter == first


def test_what_an_open_position_states_is_not_asked(book, tmp_path):
    file = tmp_path / "mine.pos"
    file.write_text("open\nphase = german_combat\nunit u: german, infantry, at 1208\nunit e: polish, infantry, at 1209\n", encoding="utf-8")
    talk = kb.interview(book, "may u attack e?", position=str(file))
    asked = [] if talk.step.asked is None else [talk.step.asked, *talk.step.left]
    assert not any("combat phase" in a.question or "next to" in a.question for a in asked)


# ---- data fits its schema --------------------------------------------------------------------------


COMMANDS = [
    ("books", ["books"]), ("positions", ["positions", "w39"]), ("clauses", ["clauses", "campaign"]), ("clause", ["clause", "campaign", "5.1.2/obs-2"]),
    ("clause", ["clause", "campaign", "4.0", "--datalog"]), ("find", ["find", "campaign", "crossing a river"]), ("dispute", ["dispute", "campaign"]),
    ("dispute", ["dispute", "cam-12"]), ("compare", ["compare", "mlawa", "w39", "--only", "figure"]), ("interview", ["interview", "campaign", "may a unit attack?"]),
    ("answer", ["ask", "w39", "may 180 IR counter-attack I/93?", "--position", "kock-crossroads"]), ("answer", ["ask", "campaign", "when may a unit attack?"]),
    ("both", ["ask", "--both", "mlawa", "w39", "may 180 IR counter-attack I/93?", "--position", "kock-crossroads"]),
    ("both", ["ask", "--both", "mlawa", "w39", "when may a unit overrun?"]), ("both", ["ask", "--both", "mlawa", "w39", "bridges over big rivers"]),
    ("which", ["ask", "w39", "who may counter-attack I/93?", "--position", "kock-crossroads"]), ("check", ["check", "rules/campaign/09-fortification.cw"]),
]


@pytest.mark.parametrize("name, words", COMMANDS, ids=lambda x: x if isinstance(x, str) else " ".join(x[:2]))
def test_what_a_command_prints_fits_the_published_schema(name, words):
    ran = clausewitz([*words, "--json"])
    assert ran.returncode == 0, ran.stderr
    assert conforms(json.loads(ran.stdout), schema_of(name), schema_of(name)), ran.stdout[:400]


def test_as_data_is_what_the_command_prints(book):
    talk = kb.interview(book, "may a unit attack?")
    assert kb.as_data(book, talk) == json.loads(clausewitz(["interview", "campaign", "may a unit attack?", "--json"]).stdout)
    assert kb.as_data(book, kb.dispute(book, "cam-12")) == json.loads(clausewitz(["dispute", "cam-12", "--json"]).stdout)
    assert kb.as_data(book, kb.find(book, "river", 2)) == json.loads(clausewitz(["find", "campaign", "river", "--limit", "2", "--json"]).stdout)


def test_every_command_with_json_has_a_schema():
    """`schema` speaks of JSON and prints a schema; `ask --both` has one of its own."""
    from importlib import import_module

    from kb.cli.arguments import parser_for
    from kb.cli.main import COMMANDS as every

    with_json = {name for name in every if "--json" in parser_for(name, import_module(f"kb.cli.{name}")).format_help()}
    assert with_json - {"ask", "schema"} <= set(SCHEMAS) and "both" in SCHEMAS
