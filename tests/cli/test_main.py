"""The command as a whole: help, usage, exit statuses, and what happens when we are at fault."""

import os
import subprocess
import sys

import pytest

from kb.cli import main as main_module
from kb.cli.main import COMMANDS


def test_alone_it_teaches_by_example(run):
    for words in ((), ("--help",), ("help",)):
        ran = run(*words)
        assert ran.status == 0 and "clausewitz ask w39" in ran.out and all(name in ran.out for name in COMMANDS)


@pytest.mark.parametrize("name", COMMANDS)
def test_every_help_ends_with_examples(run, name):
    ran = run(name, "--help")
    assert ran.status == 0 and "examples:\n  clausewitz " in ran.out
    assert run("help", name).out == ran.out


def test_unknown_command_gets_a_suggestion(run):
    ran = run("asc", "w39")
    assert (ran.status, ran.out) == (2, "") and "did you mean `ask`?" in ran.err


def test_missing_argument_is_bad_input(run):
    ran = run("ask", "w39")
    assert ran.status == 2 and "QUESTION" in ran.err and "--help" in ran.err


def test_control_codes_in_arguments_are_spelt_out(run):
    for words in (("\x1b[31mask",), ("clause", "w39", "--\x1b[31m"), ("books", "\x9b")):
        ran = run(*words)
        assert ran.status == 2 and not any(c in ran.out + ran.err for c in "\x1b\x9b")


def test_our_own_mistake_is_one_line_that_asks_for_a_report(run, monkeypatch):
    def broken(_):
        raise ZeroDivisionError("what\never \x1b[31m")

    monkeypatch.setattr(main_module, "run", broken)
    ran = run("books")
    assert ran.status == 2 and "report it" in ran.err and ran.err.count("\n") == 1
    assert "\x1b" not in ran.err and "Traceback" not in ran.err
    assert "Traceback" in run("books", "--debug").err


def test_interrupted(run, monkeypatch):
    def interrupted(_):
        raise KeyboardInterrupt

    monkeypatch.setattr(main_module, "run", interrupted)
    assert run("books").status == 130


def test_a_reader_that_leaves_early_is_no_error():
    env = {**os.environ, "PYTHONPATH": os.getcwd()}
    script = f"{sys.executable} -m kb.cli --help | true; echo ${{PIPESTATUS[0]}}"
    ran = subprocess.run(["bash", "-c", script], capture_output=True, text=True, env=env)
    assert ran.stdout.strip() == "0" and "Traceback" not in ran.stderr and "Broken" not in ran.stderr


def test_a_terminal_without_the_letters_gets_codes():
    env = {**os.environ, "PYTHONPATH": os.getcwd(), "PYTHONIOENCODING": "ascii", "PYTHONUTF8": "0"}
    ran = subprocess.run([sys.executable, "-m", "kb.cli", "ask\u0142"], capture_output=True, text=True, env=env)
    assert ran.returncode == 2 and "Traceback" not in ran.stderr


@pytest.mark.parametrize("redirected, status, said", [
    (">&-", 2, "cannot be written: it is closed"), ("> /dev/full", 2, "cannot be written: No space"), ("2>&-", 0, ""), (">&- 2>&-", 2, ""),
    ("--wrong 2>&-", 2, ""), ("--wrong 2> /dev/full", 2, "")])
def test_nowhere_to_write(redirected, status, said):
    env = {**os.environ, "PYTHONPATH": os.getcwd()}
    ran = subprocess.run(["bash", "-c", f"{sys.executable} -m kb.cli schema answer {redirected}"], capture_output=True, text=True, env=env)
    assert ran.returncode == status and said in ran.stderr and "Traceback" not in ran.stderr and "mistake" not in ran.stderr


def test_a_width_that_is_no_width(run, monkeypatch):
    for width in ("²", "٣٤", "9" * 5000, "-3", ""):
        monkeypatch.setenv("COLUMNS", width)
        assert run("books").status == 0
