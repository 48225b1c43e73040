"""Addresses are made of printed numbers, and running text links only what is a clause."""

import pytest

from kb.language.assembly import book_from_text
from kb.pages.atlas import MOST_ANSWERS, anchor_of, atlas_of, section_key, slug, unique

BOOK = '''book tiny "A tiny game" edition "first" grid flat_top columns_first
sort side = red, blue
sort unit
given side(unit U) -> side "{U} [fights|does not fight] for {side}"
action rest(unit U) "{U} [rest|rested]"
[1.0] Resting
  commentary "heading"
[1.11] Who rests
  | Red rests; 1.12 takes it away from blue. A fire of 2.4 counts for nothing.
  see 1.12
  permit rest(U) when U is red
  example "red"
    given
      unit u: red
    ask may rest(u)
    expect yes by 1.11
  example "red"
    given
      unit v: red
    ask may rest(v)
    expect yes
[1.12] Blue
  | Blue never does.
  (1) forbid rest(U) when U is blue
  dispute tiny-A1 "whether blue rests"
    reading a preferred "no"
    reading b "yes"
      except 1.12/1 on rest(_)
[10.36#2] Printed twice
  | The second clause under its number.
  except 1.11 to 1.12 on rest(_)
'''


@pytest.fixture(scope="module")
def atlas():
    book, found = book_from_text(BOOK)
    assert not [d for d in found if d.severity == "error"]
    return atlas_of(book)


@pytest.mark.parametrize("number, section", [("8.32", "8.3"), ("8.4b", "8.4"), ("8.30", "8.3"), ("5.1.3", "5.1"), ("9.0", "9.0"), ("3.1/phase-4/end", "3.1"),
                                             ("10.36#2", "10.3"), ("tables/CRT", "tables"), ("scenario-kock1/note-7", "scenario-kock1")])
def test_sections(number, section):
    assert section_key(number) == section


def test_anchors(atlas):
    assert atlas.anchors["1.12"] == ("1.html", "1.12")
    assert atlas.anchors["1.12/1"] == ("1.html", "1.12/1")
    assert atlas.anchors["10.36#2"] == ("10.html", "10.36-2")
    assert anchor_of("3.1/phase-4/end") == "3.1/phase-4/end"
    assert atlas.disputes == {"tiny-A1": ("disputes.html", "tiny-A1")}


def test_two_examples_of_one_name_have_two_addresses(atlas):
    assert sorted(atlas.answers.values()) == [("answers-1.1.html", "1.11-red"), ("answers-1.1.html", "1.11-red-2")]


def test_who_cites_whom(atlas):
    assert atlas.cited_by["1.12"] == ["1.11", "10.36#2"]
    assert atlas.cited_by["1.11"] == ["10.36#2"]


def test_text_links_clauses_and_not_sums(atlas):
    html = atlas.linked(atlas.book.by_number["1.11"].summary)
    assert 'href="1.html#1.12"' in html and "2.4" in html and html.count("<a ") == 1
    assert atlas.linked("<b>1.12</b> & 1.12.3") == ('&lt;b&gt;<a class="ref" href="1.html#1.12" data-n="1.12">1.12</a>&lt;/b&gt; &amp; 1.12.3')


def test_references(atlas):
    assert 'href="1.html#1.12"' in atlas.ref("1.12/7"), "a label without a row is found with its clause"
    assert atlas.ref("7.7") == '<span class="ref">7.7</span>'
    assert atlas.ref("mlawa:1.12") == '<span class="ref">mlawa:1.12</span>', "the other book is not on this site"


def test_chapters(atlas):
    assert [(c.key, c.title) for c in atlas.chapters] == [("1", "Resting"), ("10", "Chapter 10")]


def test_slugs():
    assert slug("Żółw & Łódź: 3.6 is not!") == "zolw-lodz-3-6-is-not"
    assert slug("<script>") == "script" and slug("…") == "x" and len(slug("a" * 10_000)) == 60
    taken: set[str] = set()
    assert [unique("a", taken) for _ in range(3)] == ["a", "a-2", "a-3"]


def test_answers_of_a_section_that_would_be_heavy_lie_on_several_pages():
    """Those of a clause stay together, however many they are."""
    clause = "[2.{n}] Clause {n}\n  permit rest(U) when U is red\n" + "".join(
        f'  example "case {i}"\n    given\n      unit u: red\n    ask may rest(u)\n    expect yes\n' for i in range(MOST_ANSWERS // 2))
    long = clause.replace("{n}", "19") + clause.replace("[2.{n}] Clause {n}\n  permit rest(U) when U is red\n", "").replace("case", "more") + '  example "one more"\n    ask may rest(u)\n    expect unknown\n'
    book, _ = book_from_text(BOOK + "".join(clause.format(n=n) for n in (11, 12, 13)) + long)
    atlas = atlas_of(book)
    pages = {c.number: {atlas.answers[id(e)][0] for e in c.examples} for c in book.clauses if c.number.startswith("2.")}
    assert pages == {"2.11": {"answers-2.1.html"}, "2.12": {"answers-2.1.html"}, "2.13": {"answers-2.1--2.html"}, "2.19": {"answers-2.1--3.html"}}
    assert len(book.clause("2.19").examples) > MOST_ANSWERS
