"""Files named on the command line: every bad one gets a message with a place and a way out, and status 2."""

import os
import pickle

import pytest

from kb.cli.files import LARGEST, read_text
from kb.language.loader import cache_read, cache_write
from kb.language.spans import Refused


def refusal(path) -> str:
    with pytest.raises(Refused) as caught:
        read_text(str(path))
    found, = caught.value.diagnostics
    assert found.code.startswith("CW") and found.span.file == str(path)
    return f"{found.message} {found.help}"


def test_missing_file_suggests_its_neighbour(tmp_path):
    (tmp_path / "camp.pos").write_text("")
    assert "camp.pos" in refusal(tmp_path / "kamp.pos")
    assert "folder does not exist" in refusal(tmp_path / "nowhere" / "camp.pos")


def test_folder_suggests_a_file_inside(tmp_path):
    assert "holds no files" in refusal(tmp_path)
    (tmp_path / "camp.pos").write_text("")
    assert "camp.pos" in refusal(tmp_path)


def test_binary_and_wrong_encoding(tmp_path):
    (tmp_path / "a").write_bytes(b"MZ\0\0\1")
    (tmp_path / "b").write_bytes("unit ż".encode("cp1250"))
    assert "binary" in refusal(tmp_path / "a")
    assert "UTF-8" in refusal(tmp_path / "b")


def test_too_large_is_refused_before_it_is_read(tmp_path):
    with open(tmp_path / "huge.pos", "wb") as file:
        file.truncate(LARGEST + 1)  # sparse: takes no room
    assert "too large" in refusal(tmp_path / "huge.pos")


def test_devices_and_odd_names(tmp_path):
    assert "not a plain file" in refusal("/dev/zero")
    assert refusal("a\0b")


def test_line_ends_and_byte_order_mark(tmp_path):
    (tmp_path / "a").write_bytes(b"\xef\xbb\xbfunit u\r\nunit v\r")
    assert read_text(str(tmp_path / "a")) == "unit u\nunit v\n"


def test_an_included_file_that_changes_is_read_again(run, tiny):
    """It lies outside of the book's folder, so the cache has to look at it separately."""
    shared = tiny.parent / "shared.cw"
    (tiny / "vocabulary.cw").write_text('include "../shared.cw"\n' + (tiny / "vocabulary.cw").read_text())
    assert "shared.cw" in run("ask", tiny, "may rest(u)", "--position", "camp").err, "it is not there yet"
    shared.write_text("sort weather = rain\n")
    assert run("ask", tiny, "may rest(u)", "--position", "camp").status == 0
    shared.write_text("sort weather = rain, rain(\n")
    assert "shared.cw" in run("ask", tiny, "may rest(u)", "--position", "camp").err


def test_a_damaged_cache_counts_as_none(run, tiny, monkeypatch, tmp_path):
    """A flipped bit in it could turn a verdict; so could the right file under the wrong name."""
    cache = tmp_path / "cache"
    monkeypatch.setenv("CLAUSEWITZ_CACHE", str(cache))
    asked = "ask", tiny, "may rest(v)", "--position", "camp"
    right = run(*asked)
    kept = {file: file.read_bytes() for file in cache.iterdir()}
    assert len({file.name.split("-")[0] for file in kept}) == 3 and right.out.startswith("No: ")
    for file, blob in kept.items():
        for at in range(0, len(blob), max(1, len(blob) // 40)):
            file.write_bytes(blob[:at] + bytes([blob[at] ^ 4]) + blob[at + 1:])
            assert cache_read(file.stem) is None
        file.write_bytes(blob[:-1])
        assert run(*asked) == right
        for blob in (*kept.values(), pickle.dumps([1]), b""):
            file.write_bytes(blob)
            assert run(*asked) == right
    for file in kept:
        file.unlink()
        os.mkfifo(file)
    assert run(*asked) == right


def test_what_is_too_deep_to_keep_is_not_kept(monkeypatch, tmp_path):
    monkeypatch.setenv("CLAUSEWITZ_CACHE", str(tmp_path / "cache"))
    deep = []
    for _ in range(100_000):
        deep = [deep]
    cache_write("deep", deep)
    assert cache_read("deep") is None and not list((tmp_path / "cache").iterdir() if (tmp_path / "cache").exists() else ())


def test_only_rule_files_beside_the_book_are_included(run, tiny, tmp_path_factory):
    """A stranger's rulebook must not show what lies elsewhere on the machine."""
    far = tmp_path_factory.mktemp("far")
    (far / "far.cw").write_text("secret")
    (tiny.parent / "secret.txt").write_text("secret")
    (tiny.parent / "link.cw").symlink_to(tiny.parent / "secret.txt")
    for name in ("../secret.txt", "../link.cw", str(far / "far.cw"), "../../" * 20 + "etc/passwd"):
        (tiny / "02.cw").write_text(f'include "{name}"\n')
        ran = run("check", tiny)
        assert ran.status == 1 and "CW007" in ran.out and "secret" not in ran.out.replace("secret.txt", "") and "root:" not in ran.out


def test_files_that_include_each_other_without_end(run, tiny):
    chain = tiny.parent / "chain"
    chain.mkdir()
    for n in range(300):
        (chain / f"{n}.cw").write_text(f'include "{n + 1}.cw"\n')
    (chain / "300.cw").write_text("sort weather = rain\n")
    (tiny / "02.cw").write_text('include "../chain/0.cw"\n')
    for _ in range(2):
        ran = run("check", tiny)
        assert ran.status == 1 and "CW008" in ran.out and "CW104" not in ran.out and "20.cw" in ran.out
    (tiny / "02.cw").write_text('include "../chain/290.cw"\n')
    assert run("check", tiny).status == 0


@pytest.mark.parametrize("name", ["02.cw", "inventory.csv", "tables/chart.csv", "vocabulary.cw"])
def test_what_is_no_plain_file_is_not_waited_for(run, tiny, name):
    (tiny / "tables").mkdir()
    (tiny / name).unlink(missing_ok=True)
    os.mkfifo(tiny / name)
    ran = run("check", tiny)
    assert ran.status == 2 and "not a plain file" in ran.err and name in ran.err
    (tiny / name).unlink()
    (tiny / name).symlink_to("/dev/zero")
    assert run("check", tiny).status != 0
    (tiny / name).unlink()
    (tiny / name).mkdir()
    assert run("check", tiny).status != 0


@pytest.mark.parametrize("kept", ["5", "null", "[]", "{\"1.1 x\": 5}", "[" * 100_000, "\0", None])
def test_pins_that_cannot_be_read_are_proved_again(run, tiny, kept):
    if kept is None:
        os.mkfifo(tiny / "pinned.json")  # nothing is kept in it either
    else:
        (tiny / "pinned.json").write_text(kept)
    assert run("check", tiny, "--coverage").status == (1 if kept is None else 0) and run("clauses", tiny).status == 0


@pytest.mark.parametrize("text, why", [
    ("", "lacks number"), ("a,b\n1,2\n", "lacks number"), ("number,occurrence,printed,kind,line,topic\n1.1,1\n", "a cell is missing"),
    ("number,occurrence,printed,kind,line,topic\n1.1,1,yes,rule,x,y\n", "no number"), (b"number,\xff", "decode"),
    ("number,occurrence,printed,kind,line,topic\n1.1,1,yes,rule,\"" + "9" * 200_000, "")])
def test_an_inventory_that_cannot_be_read(run, tiny, text, why):
    (tiny / "inventory.csv").write_bytes(text.encode() if isinstance(text, str) else text)
    ran = run("check", tiny)
    assert ran.status == 1 and "CW009" in ran.out and why in ran.out, ran


def test_the_inventory_of_another_book_is_looked_at_again(run, tiny):
    """A reference into it is judged with this book, and the judgement kept."""
    other = tiny.parent / "other"
    other.mkdir()
    (tiny / "01-rest.cw").write_text((tiny / "01-rest.cw").read_text().replace("see 1.2\n", "see 1.2\n  was other:7.1\n"))
    assert run("ask", tiny, "may rest(u)", "--position", "camp").status == 0
    for rows, status in (("7.2,1,yes,rule,1,x\n", 2), ("7.1,1,yes,rule,1,x\n", 0), ("7.3,1,yes,rule,1,x\n", 2)):
        (other / "inventory.csv").write_text("number,occurrence,printed,kind,line,topic\n" + rows)
        assert run("ask", tiny, "may rest(u)", "--position", "camp").status == status


@pytest.mark.parametrize("text, code", [
    ("r,value\n", "CW602"), ("r;value\n1;2\n", "CW602"), ("r\tvalue\n1\t2\n", "CW602"), ("r,value,note\n1,2,x\n", "CW602"), ("r\n1\n", "CW602"),
    ("r,value\n6-1,2\n", "CW607"), ("r,value\n1\u20133,2\n", "CW607"), ("r,value\nx,2\n", "CW607"), ("r,value\n1,two\n", "CW607"),
    ("r,value\n1,1/0\n", "CW607"), ("r,value\n1-3,2\n3-6,4\n", "CW606"), ("r,value\n1-3,2\n5-6,4\n", "CW604"), ("r,value\n1,2|\n", "CW604"),
    ("r,value\n1,\"2\n", "CW602"), ("r,value\n1,2\n1,3\n", "CW605")])
def test_a_supplied_table_is_checked_like_a_printed_one(run, tiny, tmp_path, text, code):
    vocabulary = tiny / "vocabulary.cw"
    vocabulary.write_text(vocabulary.read_text() + 'table rain(number R) -> number not printed "a card"\n')
    (tmp_path / "rain.csv").write_text(text)
    ran = run("ask", tiny, "value rain(1)", "--tables", tmp_path / "rain.csv")
    assert (ran.status, ran.out) == (2, "") and f"error[{code}]" in ran.err and "rain.csv" in ran.err, ran
    (tiny / "tables").mkdir()
    (tiny / "tables" / "rain.csv").write_text(text)
    vocabulary.write_text(vocabulary.read_text().replace('not printed "a card"', 'from "tables/rain.csv"'))
    assert (ran := run("check", tiny)).status == 1 and f"error[{code}]" in ran.out, ran


def test_a_table_is_supplied_once(run, tiny, tmp_path):
    (tmp_path / "chart.csv").write_text("ground,value\nopen_ground,1\nbog,2\n")
    once = "--tables", tmp_path / "chart.csv"
    assert run("ask", tiny, "value chart(bog)", *once).out.startswith("Chart is 2")
    ran = run("ask", tiny, "value chart(bog)", *once, *once)
    assert ran.status == 2 and "supplied twice" in ran.err
