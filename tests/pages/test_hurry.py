"""While a site is served only the chapters that changed are made at once; the next build makes the rest."""

import pytest

from kb.language.loader import load_book
from kb.pages.build import gather

HEAD = '''book hasty "A hasty game" edition "first" grid flat_top columns_first
sort side = red, blue
sort unit
given side(unit U) -> side "{U} [fights|does not fight] for {side}"
action rest(unit U) "{U} [rest|rested]"
action march(unit U) "{U} [march|marched]"
'''
CHAPTER = '''[{n}.0] Chapter {n}
  commentary "heading"
[{n}.1] Who may {verb}
  | Red may {verb}.
  permit {verb}(U) when U is red
  example "red"
    given
      unit u: red
    ask may {verb}(u)
    expect yes by {n}.1
'''


@pytest.fixture
def folder(tmp_path, monkeypatch):
    monkeypatch.setenv("CLAUSEWITZ_CACHE", str(tmp_path / "cache"))
    book = tmp_path / "hasty"
    book.mkdir()
    (book / "book.cw").write_text(HEAD)
    for n, verb in ((1, "rest"), (2, "march")):
        (book / f"0{n}.cw").write_text(CHAPTER.format(n=n, verb=verb))
    return book


def gathered(folder, made=None, hurry=False):
    site, late = gather([load_book(folder)[0]], made=made, hurry=hurry)
    return {page.source: page.markdown() for page in site.pages}, late


def rewrite(folder, name, old, new):
    text = (folder / name).read_text()
    assert old in text
    (folder / name).write_text(text.replace(old, new))


def test_only_the_changed_chapter_is_made_at_once(folder):
    made = {}
    before, late = gathered(folder, made)
    assert not late
    rewrite(folder, "02.cw", "Red may march.", "Reds alone may march.")
    hasty, late = gathered(folder, made, hurry=True)
    assert late, "the rest is still to come"
    assert {name for name in hasty if hasty[name] != before[name]} == {"hasty/2.md", "hasty/answers-2.1.md"}
    assert "Reds alone may march." in hasty["hasty/2.md"]
    then, late = gathered(folder, made)
    assert not late and then == gathered(folder)[0]


def test_a_changed_vocabulary_changes_everything(folder):
    made = {}
    gathered(folder, made)
    rewrite(folder, "book.cw", "A hasty game", "A hastier game")
    hasty, late = gathered(folder, made, hurry=True)
    assert not late and hasty == gathered(folder)[0]


def test_a_new_clause_is_there_at_once(folder):
    made = {}
    gathered(folder, made)
    with open(folder / "01.cw", "a") as file:
        file.write("[1.2] Blue too\n  | Blue as well.\n  permit rest(U) when U is blue\n")
    hasty, _ = gathered(folder, made, hurry=True)
    assert 'id="1.2"' in hasty["hasty/1.md"]
    assert gathered(folder, made)[0] == gathered(folder)[0]
