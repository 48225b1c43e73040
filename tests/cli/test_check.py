"""`check` and `fmt`: status 0 when all is well, 1 when not, 2 when there was nothing to look at."""

import json
import os
import stat
import sys
from pathlib import Path


def test_all_well(run, tiny):
    ran = run("check", tiny)
    assert ran.status == 0 and "2 clauses" in ran.out and "2 examples" in ran.out and "all well" in ran.out


def test_errors_are_shown_with_their_place(run, tiny):
    chapter = tiny / "01-rest.cw"
    chapter.write_text(chapter.read_text().replace("when tired(U)", "when tyred(U)"))
    ran = run("check", tiny)
    assert ran.status == 1 and "tyred" in ran.out and "01-rest.cw:4" in ran.out and "examples not run" in ran.out
    data = json.loads(run("check", tiny, "--json").out)
    assert not data["ok"] and data["books"][0]["diagnostics"][0]["line"] == 4


def test_a_failing_example(run, tiny):
    chapter = tiny / "01-rest.cw"
    chapter.write_text(chapter.read_text().replace("expect yes by 1.1", "expect no by 1.1"))
    ran = run("check", tiny)
    assert ran.status == 1 and "failed [1.1] a tired unit" in ran.out and "1 example failed" in ran.out


def test_one_file_or_a_folder_of_books(run, tiny):
    assert run("check", tiny / "01-rest.cw").status == 0
    assert run("check", tiny / "positions" / "camp.pos").status == 0
    assert "tiny: " in run("check", tiny.parent).out
    (tiny / "positions" / "camp.pos").write_text("unit u: purple\n")
    ran = run("check", tiny / "positions" / "camp.pos")
    assert ran.status == 1 and "purple" in ran.out


def test_an_error_in_another_file_is_told_where_it_keeps_examples_from_running(run, tiny):
    (tiny / "02-more.cw").write_text("[2.1] More\n  define tyred(U) when tired(U)\n")
    ran = run("check", tiny / "01-rest.cw")
    assert ran.status == 1 and "tyred" in ran.out and "02-more.cw:2" in ran.out and "examples not run" in ran.out
    assert "02-more.cw" not in run("check", tiny / "positions" / "camp.pos").out


def test_nothing_to_check(run, tiny, tmp_path):
    (tmp_path / "lone.pos").write_text("")
    (tmp_path / "picture.png").write_bytes(b"\0")
    (tmp_path / "empty").mkdir()
    for path in ("lone.pos", "picture.png", "empty", "missing.cw", "missing"):
        ran = run("check", tmp_path / path)
        assert (ran.status, ran.out) == (2, "") and "help:" in ran.err, path


def test_coverage(run, tiny):
    ran = run("check", tiny, "--coverage")
    assert ran.status == 0 and "all well" in ran.out, ran.out
    chapter = tiny / "01-rest.cw"
    chapter.write_text(chapter.read_text().replace("unit u: red", "unit u: blue").replace("expect no by 1.1/1", "expect yes by 1.1"))
    ran = run("check", tiny, "--coverage")
    assert ran.status == 1 and "1 statement that no example would miss" in ran.out, ran.out
    assert "01-rest.cw:5" in "".join(ran.out.split()), ran.out  # a long path wraps
    data = json.loads(run("check", tiny, "--coverage", "--all", "--json").out)
    assert [p["cite"] for p in data["books"][0]["coverage"]["unpinned"]] == ["1.1/1"]


def test_a_check_that_takes_too_long_is_stopped(run, tiny, monkeypatch):
    import subprocess

    def slow(*_, timeout, **__):
        raise subprocess.TimeoutExpired("check", timeout)

    monkeypatch.setattr(subprocess, "run", slow)
    ran = run("check", tiny, "--seconds", "3")
    assert ran.status == 1 and "more than 3 seconds" in ran.err


def test_a_check_on_time_runs_nothing_of_the_folder_it_stands_in(run, tiny, monkeypatch):
    """The rules may be a stranger's, and so may the files beside them."""
    import subprocess

    for name in ("kb", "argparse", "lark"):
        (tiny / f"{name}.py").write_text("import os\nos.write(1, b'ran it')\nraise SystemExit(0)\n")
    (tiny / "--all").mkdir()
    root = Path(__file__).parents[2]
    ran = subprocess.run([sys.executable, "-P", "-m", "kb.cli", "check", "--seconds", "60", "."], cwd=tiny, capture_output=True, text=True,
                         env={**os.environ, "PYTHONPATH": str(root)})
    assert ran.returncode == 0 and "all well" in ran.stdout and "ran it" not in ran.stdout, ran
    asked = []
    monkeypatch.setattr(subprocess, "run", lambda command, **_: asked.append(command) or subprocess.CompletedProcess(command, 0))
    assert run("check", "--seconds", "60", "--json", "--", "--all").status == 0
    assert asked[0][-3:] == ["--json", "--", "--all"]


def test_seconds_are_a_number_of_seconds(run, tiny):
    for wrong in ("0", "-3", "soon", "9" * 40, "²"):
        ran = run("check", tiny, "--seconds", wrong)
        assert ran.status == 2 and "seconds" in ran.err and "Traceback" not in ran.err, wrong


def test_fmt(run, tiny):
    chapter = tiny / "01-rest.cw"
    chapter.chmod(0o640)
    run("fmt", tiny)
    neat = chapter.read_text()
    chapter.write_text(neat.replace("\n  permit", "\n         permit").replace("\n", "\r\n"))
    assert (ran := run("fmt", tiny, "--check")).status == 1 and "01-rest.cw" in ran.out
    assert chapter.read_bytes().count(b"\r")
    assert run("fmt", chapter).status == 0 and chapter.read_text() == neat
    assert stat.S_IMODE(chapter.stat().st_mode) == 0o640
    assert run("fmt", tiny, "--check").status == 0


def test_fmt_refuses_what_is_not_a_rule_file(run, tiny, tmp_path):
    (tmp_path / "notes.txt").write_text("x")
    (tmp_path / "bad.cw").write_bytes(b"\xff\xfe")
    for path in ("notes.txt", "missing.cw", "bad.cw"):
        ran = run("fmt", tmp_path / path)
        assert (ran.status, ran.out) == (2, "") and "help:" in ran.err


def test_an_example_that_asks_about_nobody_fails(run, tiny):
    chapter = tiny / "01-rest.cw"
    chapter.write_text(chapter.read_text().replace("ask may rest(u)\n    expect no by 1.1/1", "ask may rest(uu)\n    expect no by 1.1/1"))
    ran = run("check", tiny)
    assert ran.status == 1 and "nobody has declared the unit `uu`" in ran.out
