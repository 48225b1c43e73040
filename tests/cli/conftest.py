"""A small book in a folder of its own, and the command run on it as a user would."""

from dataclasses import dataclass

import pytest

from kb.cli.main import main

BOOK = 'book tiny "A tiny game" edition "first" grid flat_top columns_first\nsort side = red, blue\n'
VOCABULARY = '''sort unit
sort ground = open_ground, bog
given side(unit U) -> side "{U} [fights|does not fight] for {side}"
given tired(unit U) "{U} [is|is not] tired"
action rest(unit U) "{U} [rest|rested]"
table chart(ground G) -> number not printed "the chart on the map"
'''
CHAPTER = '''[1.1] Resting
  | A tired unit may rest.
  see 1.2
  permit rest(U) when tired(U)
  (1) forbid rest(U) when U is red

  dispute tiny-A1 "whether red rests"
    reading a preferred "the text says so"
    reading b "the summary says otherwise"
      forbid rest(U) when U is blue

  example "a tired unit"
    given
      unit u: blue, tired
    ask may rest(u)
    expect yes by 1.1

  example "red never rests"
    given
      unit u: red, tired
    ask may rest(u)
    expect no by 1.1/1

[1.2] Foreword
  commentary "nothing to decide"
'''


@dataclass
class Ran:
    status: int
    out: str
    err: str


@pytest.fixture(autouse=True)
def apart(tmp_path_factory, monkeypatch):
    """No cache, colour or width of the machine gets into a test."""
    monkeypatch.setenv("CLAUSEWITZ_CACHE", str(tmp_path_factory.mktemp("cache")))
    for name in ("COLUMNS", "NO_COLOR", "FORCE_COLOR"):
        monkeypatch.delenv(name, raising=False)


@pytest.fixture
def tiny(tmp_path):
    folder = tmp_path / "tiny"
    (folder / "positions").mkdir(parents=True)
    (folder / "book.cw").write_text(BOOK)
    (folder / "vocabulary.cw").write_text(VOCABULARY)
    (folder / "01-rest.cw").write_text(CHAPTER)
    (folder / "positions" / "camp.pos").write_text("unit u: blue, tired\nunit v: red, tired\n")
    return folder


@pytest.fixture
def run(capsys):
    def command(*words) -> Ran:
        capsys.readouterr()
        status = main([str(w) for w in words])
        out, err = capsys.readouterr()
        return Ran(status, out, err)

    return command
