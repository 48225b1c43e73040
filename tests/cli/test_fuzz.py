"""Whatever is typed or stands in a file: a status we promised, no traceback, nothing that steers a terminal.

CLAUSEWITZ_FUZZ=5000 tries harder."""

import contextlib
import io
import json
import os
import unicodedata

from hypothesis import HealthCheck, given, settings, strategies as st

from kb.cli.main import main

TRIES = int(os.environ.get("CLAUSEWITZ_FUZZ", "40"))
BOUNDED = settings(max_examples=TRIES, deadline=None, suppress_health_check=list(HealthCheck))
TYPED = st.text(st.characters(blacklist_characters="\0"), max_size=60)
QUESTIONS = st.one_of(TYPED, st.lists(st.sampled_from(
    ["may", "must", "is", "value", "when", "u", "v", "rest", "tired", "(", ")", ",", "_", "?", "1/0", "7" * 50, "supposing", "where"]), max_size=12).map(" ".join))
LINES = ["unit u: blue, tired", "unit v: red", "unit u: red", "did rest(u)", "turn = 2", "hex 3228: bog", "open", "not tired(u)",
         "unit \"I/93\": blue", "edge 3228 9999: bog", "{", "\x1b[31m", "turn = -1", "board 0101 to 9999"]
FILES = st.one_of(st.binary(max_size=200), st.lists(st.sampled_from(LINES), max_size=8).map(lambda x: "\n".join(x).encode()))


def typed(*words) -> int:
    out, err = io.StringIO(), io.StringIO()
    with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
        status = main([str(w) for w in words])
    text = out.getvalue() + err.getvalue()
    assert status in (0, 1, 2)
    assert "Traceback" not in text and "went wrong inside" not in text, text
    assert not [c for c in text if c != "\n" and unicodedata.category(c) in ("Cc", "Cf", "Cs", "Co")], ascii(text)
    return status


@BOUNDED
@given(QUESTIONS, st.booleans(), st.booleans())
def test_questions(tiny, question, json, board):
    typed("ask", tiny, *(["--json"] if json else []), *(["--position", "camp"] if board else []), "--", question)


@BOUNDED
@given(TYPED, st.sampled_from(["clause", "find"]))
def test_words_and_numbers(tiny, text, command):
    typed(command, tiny, "--", text)


@BOUNDED
@given(FILES, st.sampled_from(["pos", "json"]))
def test_positions(tiny, blob, ending):
    file = tiny / f"fuzz.{ending}"
    file.write_bytes(blob)
    typed("ask", tiny, "may rest(u)", "--position", file)


@BOUNDED
@given(st.data())
def test_rules_cut_off_anywhere(tiny, data):
    whole = (tiny / "01-rest.cw").read_bytes() if not (tiny / "whole").exists() else (tiny / "whole").read_bytes()
    (tiny / "whole").write_bytes(whole)
    (tiny / "01-rest.cw").write_bytes(whole[: data.draw(st.integers(0, len(whole)))] + data.draw(st.sampled_from([b"", b"\xff", b"\x1b", b"\t(("])))
    typed("check", tiny)


@BOUNDED
@given(TYPED)
def test_paths(tiny, text):
    typed("check", "--", text or "-")
    typed("ask", tiny, "may rest(u)", f"--position={text}")


STATES = st.one_of(st.binary(max_size=120), st.fixed_dictionaries({}, optional={
    "kind": st.sampled_from(["clausewitz interview", "x", None]), "version": st.sampled_from([1, 2, "1"]), "book": st.sampled_from(["tiny", "w39", 3]),
    "digest": TYPED, "question": st.one_of(QUESTIONS, st.just("may a unit rest?")), "position": st.sampled_from([None, {"name": "x", "text": "open\nunit w: blue"}, {"text": "{"}, 3]),
    "readings": st.sampled_from([{}, {"tiny-A1": "b"}, {"tiny-A1": "z"}, {"nothing": "a"}, []]),
    "said": st.lists(st.fixed_dictionaries({"matter": st.sampled_from(["tired(\"your unit\")", "\"your unit\" is red", "x", "", "which side", "which"]),
                                            "reply": st.sampled_from(["yes", "no", "unknown", "3", "1/2", "\x1b"])}), max_size=4),
}).map(lambda data: json.dumps(data).encode()))


@BOUNDED
@given(STATES, st.one_of(st.none(), TYPED, st.sampled_from(["yes", "no", "?", "7", "undo", "none"])), st.one_of(st.just(""), TYPED))
def test_states_of_interviews(tiny, blob, reply, matter):
    file = tiny / "state.json"
    file.write_bytes(blob)
    typed("interview", tiny, "--state", file, "--json", *([f"--reply={reply}"] if reply is not None else []), f"--matter={matter}")


@BOUNDED
@given(st.one_of(st.binary(max_size=120), st.lists(st.sampled_from(
    ["[tiny]", "[other]", 'tiny-A1 = "b"', 'tiny-A1 = "z"', 'tiny-A2 = "a"', "tiny-A1 = 3", 'rules = "x.cw"', "rules = []", "# hm", "[[tiny]]", "x", "tiny = 1"]),
    max_size=6).map(lambda x: "\n".join(x).encode())), st.sampled_from(["a", "b", "", "--undo"]))
def test_rulings(tiny, blob, reading):
    file = tiny / "clausewitz.toml"
    file.write_bytes(blob)
    before = os.getcwd()
    os.chdir(tiny)
    try:
        typed("ask", tiny, "may u rest?", "--position", "camp")
        if typed("settle", "tiny-A1", *filter(None, [reading]), "--book", tiny, "--note=why") == 2:
            assert file.read_bytes() == blob
    finally:
        os.chdir(before)
