"""`clausewitz draw`: files and streams, positions that tell their book, questions, and what cannot be drawn."""

import os
import stat
import xml.etree.ElementTree as ET

import pytest

from kb.cli.files import write_whole
from kb.language.spans import Refused


def is_board(text: str) -> bool:
    return ET.fromstring(text).get("class") == "board"


def test_to_the_screen(run):
    ran = run("draw", "w39", "kock-crossroads")
    assert ran.status == 0 and is_board(ran.out) and not ran.err


def test_to_a_file_by_the_name_of_the_position_alone(run, tmp_path):
    file = tmp_path / "kock.svg"
    ran = run("draw", "kock-crossroads", "-o", file)
    assert ran.status == 0 and ran.out == "" == ran.err and is_board(file.read_text(encoding="utf-8"))
    assert stat.S_IMODE(file.stat().st_mode) & 0o600 == 0o600 and list(tmp_path.iterdir()) == [file]


def test_twice_the_same(run, tmp_path):
    files = [tmp_path / "a.svg", tmp_path / "b.svg"]
    for file in files:
        file.write_text("what was here before")
        assert run("draw", "w39", "bug-crossing", "-o", file).status == 0
    assert files[0].read_bytes() == files[1].read_bytes()


def test_a_file_in_the_folder_of_a_book_tells_its_book(run, tiny):
    (tiny / "vocabulary.cw").write_text((tiny / "vocabulary.cw").read_text() + 'given at(unit U) -> hex "{U} [stands|does not stand] on {hex}"\n')
    (tiny / "positions" / "camp.pos").write_text("unit u: blue, tired, at 0505\n")
    ran = run("draw", tiny / "positions" / "camp.pos")
    assert ran.status == 0 and is_board(ran.out) and "u (Blue) on 0505" not in ran.out and "u on 0505" in ran.out


def test_with_a_question(run):
    ran = run("draw", "w39", "kock-crossroads", "--question", "may 180 IR counter-attack I/93?", "--no-numbers")
    assert ran.status == 0 and "No: 180 IR may not counter-attack I/93" in ran.out and 'class="hn"' not in ran.out


@pytest.mark.parametrize("words, says", [
    (("draw", "w39"), "clausewitz positions w39"),
    (("draw", "kock-crossroad"), "did you mean `kock-crossroads`?"),
    (("draw", "w39", "kock-crossroad"), "did you mean `kock-crossroads`?"),
    (("draw", "nowhere.pos"), "name the book first"),
    (("draw", "w40", "kock-crossroads"), "there is no rulebook `w40`"),
    (("draw", "w39", "kock-crossroads", "--question", "why?"), "I do not understand"),
])
def test_what_cannot_be_drawn(run, words, says):
    ran = run(*words)
    assert ran.status == 2 and not ran.out and says in ran.err and "Traceback" not in ran.err


def test_nothing_on_the_map(run, tiny):
    ran = run("draw", tiny, tiny / "positions" / "camp.pos")
    assert ran.status == 2 and "CW022" in ran.err


def test_places_that_cannot_be_written(run, tmp_path):
    (tmp_path / "file").write_text("")
    for target in (tmp_path, tmp_path / "absent" / "x.svg", tmp_path / "file" / "x.svg", "/dev/null", "a\0b"):
        ran = run("draw", "w39", "kock-crossroads", "-o", target)
        assert ran.status == 2 and "cannot write the file" in ran.err and "Traceback" not in ran.err, target
    assert stat.S_ISCHR(os.stat("/dev/null").st_mode) and [p.name for p in tmp_path.iterdir()] == ["file"]


def test_a_link_is_followed_and_rights_are_kept(tmp_path):
    file, link = tmp_path / "real.svg", tmp_path / "link.svg"
    file.write_text("old")
    file.chmod(0o640)
    link.symlink_to(file)
    write_whole(str(link), "new")
    assert file.read_text() == "new" and link.is_symlink() and stat.S_IMODE(file.stat().st_mode) == 0o640
    with pytest.raises(Refused):
        write_whole(str(tmp_path), "new")
