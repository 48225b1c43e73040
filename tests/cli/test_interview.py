"""`interview` as a player and as a program meets it."""

import io
import json
import os
import sys
from pathlib import Path

import pytest

from kb.show.schema import INTERVIEW
from tests.show.test_jsonable import conforms

GOLDEN = Path(__file__).with_name("golden")
QUESTION = "may a unit rest?"


@pytest.fixture
def talk(run, monkeypatch, tmp_path):
    """A conversation in a folder of its own: what is typed, line by line."""
    monkeypatch.chdir(tmp_path)

    def conversation(*words, lines=()):
        monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
        return run("interview", *words)

    return conversation


CONVERSATIONS = {
    "interview-yes": ["no", "yes"],
    "interview-corrected": ["list", "no", "undo", "perhaps", "7", "no", "change 9", "change 1 ?", "change 1", "no", "yes"],
    "interview-unknown": ["?", "?"],
    "interview-none": ["help", "no", "list", "none"],
    "interview-enough": ["no", "enough"],
    "interview-quit": ["no", "quit"],
    "interview-nothing-said": ["undo", "list", "quit"],
}


@pytest.mark.parametrize("name", CONVERSATIONS)
def test_conversations(talk, tiny, name, rewrite_golden):
    ran = talk(tiny, QUESTION, lines=CONVERSATIONS[name])
    came = ran.out + ("---\n" + ran.err if ran.err else "")
    file = GOLDEN / f"{name}.txt"
    if rewrite_golden:
        file.parent.mkdir(exist_ok=True)
        file.write_text(came, encoding="utf-8")
    assert came == file.read_text(encoding="utf-8") and ran.status == 0


def test_what_is_put_aside_is_gone_on_with(talk, tiny, tmp_path):
    assert "interview-tiny.json" in talk(tiny, QUESTION, lines=["no"]).out  # the end of what comes in is a way to leave
    kept = json.loads((tmp_path / "interview-tiny.json").read_text())
    assert [s["reply"] for s in kept["said"]] == ["no"]
    ran = talk(tiny, "--state", "interview-tiny.json", lines=["yes"])
    assert "Yes: your unit may rest" in ran.out
    assert len(json.loads((tmp_path / "interview-tiny.json").read_text())["said"]) == 2


def test_nothing_is_written_over(talk, tiny, tmp_path):
    (tmp_path / "interview-tiny.json").write_text("mine")
    assert "interview-tiny-2.json" in talk(tiny, QUESTION, lines=["no"]).out
    assert (tmp_path / "interview-tiny.json").read_text() == "mine"


# ---- for programs -----------------------------------------------------------------------------------


@pytest.fixture
def steps(run, monkeypatch, tmp_path):
    monkeypatch.chdir(tmp_path)

    def step(*words, come_in: str = ""):
        monkeypatch.setattr(sys, "stdin", io.StringIO(come_in))
        return run("interview", *words, "--json")

    return step


def test_one_step_in_one_step_out(steps, tiny):
    first = json.loads(steps(tiny, QUESTION).out)
    assert not first["done"] and first["asked"]["question"] and first["asked"]["why"][0]["cite"]
    second = json.loads(steps(tiny, "--reply", "no", come_in=json.dumps(first)).out)
    last = json.loads(steps(tiny, "--reply", "yes", come_in=json.dumps(second["state"])).out)  # the state alone will do
    assert last["done"] and last["answer"]["verdict"] == "yes" and last["asked"] is None
    again = json.loads(steps(tiny, "--reply", "yes", "--matter", first["asked"]["matter"], come_in=json.dumps(last)).out)
    assert again["said"][0]["reply"] == "yes" and again["answer"]["verdict"] == "no"
    back = json.loads(steps(tiny, "--reply", "undo", come_in=json.dumps(second)).out)
    assert back["said"] == [] and back["asked"] == first["asked"]
    for step in (first, second, last, again, back):
        assert conforms(step, INTERVIEW, INTERVIEW)


BAD = [
    (["--reply", "yes"], "", "CW767"), (["--reply", "yes"], "{", "CW767"), (["--reply", "yes"], "[1]", "CW767"), (["--reply", "yes"], '{"state": 3}', "CW767"),
    (["--matter", "x"], "STEP", "CW770"), (["--reply", "maybe"], "STEP", "CW764"), (["--reply", "yes", "--matter", "nothing"], "STEP", "CW765"),
    (["--reply", "7"], "STEP", "CW764"), (["--position", "camp"], "STEP", "CW770"), (["--reading", "tiny-A1=b"], "STEP", "CW770"),
    (["may a unit juggle?"], "", "CW772"), (["next"], "", "CW760"), ([QUESTION, "--state", "x"], "", "CW770"), ([QUESTION, "--position", "camp"], "", "CW771"),
    ([QUESTION, "--reading", "tiny-A1=z"], "", "CW015"), (["--state", "nowhere.json"], "", "CW012"),
]


@pytest.mark.parametrize("words, come_in, code", BAD)
def test_bad_input_is_told_of(steps, tiny, words, come_in, code):
    step = steps(tiny, QUESTION).out
    ran = steps(tiny, *words, come_in=step if come_in == "STEP" else come_in)
    assert ran.status == 2 and f"[{code}]" in ran.err and ran.out == ""


def test_replies_are_for_programs(run, tiny):
    assert "[CW770]" in run("interview", tiny, QUESTION, "--reply", "yes").err
    assert "[CW770]" in run("interview", tiny).err


def test_a_state_of_another_book_or_version(steps, tiny):
    state = json.loads(steps(tiny, QUESTION).out)["state"]
    assert "[CW769]" in steps(tiny, come_in=json.dumps(state | {"book": "other"})).err
    assert "[CW015]" in steps(tiny, come_in=json.dumps(state | {"readings": {"tiny-A1": "z"}})).err
    assert "[CW768]" in steps(tiny, come_in=json.dumps(state | {"version": 9})).err


def test_rules_that_changed_set_aside_what_does_not_fit(steps, tiny):
    step = json.loads(steps(tiny, "--reply", "no", come_in=steps(tiny, QUESTION).out).out)
    chapter = tiny / "01-rest.cw"
    before = chapter.read_text()
    chapter.write_text(before.replace("permit rest(U) when tired(U)", "permit rest(U) when not tired(U)"))
    later = json.loads(steps(tiny, come_in=json.dumps(step)).out)
    assert later["said"] == step["said"] and not later["set_aside"]  # it still asks after the colour
    chapter.write_text(before.replace("when U is red", "when U is blue"))
    latest = json.loads(steps(tiny, come_in=json.dumps(step)).out)
    assert latest["said"] == [] and [s["reply"] for s in latest["set_aside"]] == ["no"]


def test_an_open_position_travels_with_the_state(steps, tiny, tmp_path):
    (tmp_path / "board.pos").write_text("open\nunit w: blue\n")
    step = json.loads(steps(tiny, "may w rest?", "--position", "board.pos").out)
    (tmp_path / "board.pos").unlink()
    assert step["asked"]["matter"] == "tired(w)"  # its colour is known
    assert json.loads(steps(tiny, "--reply", "yes", come_in=json.dumps(step)).out)["answer"]["verdict"] == "yes"


# ---- ask ----------------------------------------------------------------------------------------------


def test_ask_without_a_terminal_answers_as_before_and_hints(run, tiny):
    assert "clausewitz interview" in run("ask", tiny, "may a unit rest?").out
    assert "clausewitz interview" not in run("ask", tiny, "when may a unit rest?").out


class Terminal(io.StringIO):
    def isatty(self):
        return True

    def fileno(self):
        raise OSError


def test_ask_at_a_terminal_opens_an_interview(run, tiny, monkeypatch, tmp_path):
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("TERM", "dumb")
    out = Terminal()
    monkeypatch.setattr(sys, "stdin", Terminal("no\nyes\n"))
    monkeypatch.setattr(sys, "stdout", out)
    from kb.cli.main import main

    assert main(["ask", str(tiny), "may a unit rest?"]) == 0
    assert "may rest" in out.getvalue() and "1. " in out.getvalue()


# ---- keys -----------------------------------------------------------------------------------------------

PRESSED = [(b"\n", "yes"), (b"\x1b[C\n", "no"), (b"\x1b[B\x1b[C\n", "?"), (b"\x1b[D\n", "?"), (b"\x1b[C\x1b[D\n", "yes"), (b"\t\t\t\n", "yes"), (b"undo\n", "undo"),
           (b"nx\x7f\n", "n"), (b"x\x7f\x7f\n", "yes"), ("ja é\n".encode(), "ja é"), (b"\x1b[C7\n", "7"), (b"\x1b[5~\n", "yes"), (b"\x1b[1;5C\n", "yes")]


@pytest.mark.parametrize("pressed, heard", PRESSED, ids=[repr(p) for p, _ in PRESSED])
def test_arrows_move_and_letters_are_typed(pressed, heard, monkeypatch):
    pty, termios, tty = (pytest.importorskip(name) for name in ("pty", "termios", "tty"))
    from kb.cli import keys

    master, slave = pty.openpty()
    with open(slave, closefd=True) as stdin:
        tty.setcbreak(slave)  # what is typed before the question is asked is typed all the same
        before = termios.tcgetattr(slave)
        monkeypatch.setattr(sys, "stdin", stdin)
        os.write(master, pressed)
        assert keys.chosen(["yes", "no", "?"], "", termios, tty) == heard
        assert termios.tcgetattr(slave) == before
    os.close(master)


def test_the_end_of_what_is_typed_is_a_way_to_leave(monkeypatch):
    pty, termios, tty = (pytest.importorskip(name) for name in ("pty", "termios", "tty"))
    from kb.cli import keys

    master, slave = pty.openpty()
    with open(slave, closefd=True) as stdin:
        tty.setcbreak(slave)
        monkeypatch.setattr(sys, "stdin", stdin)
        os.write(master, b"\x04")
        with pytest.raises(EOFError):
            keys.chosen(["yes", "no"], "", termios, tty)
    os.close(master)


def test_where_it_may_not_be_written_the_state_is_printed(talk, tiny, monkeypatch):
    from kb.cli import conversation
    from kb.cli.files import refuse

    def full(*_):
        raise refuse("CW003", "cannot write the file: No space left on device", "x")

    monkeypatch.setattr(conversation, "write_whole", full)
    ran = talk(tiny, QUESTION, lines=["no", "quit"])
    assert ran.status == 2 and "[CW003]" in ran.err and '"kind": "clausewitz interview"' in ran.out
