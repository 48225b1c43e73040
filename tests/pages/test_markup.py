"""Whatever stands in a book is text on a page."""

import pytest

from kb.answers.model import Answer, Node
from kb.language import model as m
from kb.pages.index import in_script
from kb.pages.markup import chip, esc, tag
from kb.pages.page import MAIN, Page
from kb.pages.proof import proof_html
from tests.pages.test_atlas import atlas  # noqa: F401 the same tiny book

HOSTILE = ["<script>alert(1)</script>", '" onload="x', "a\n\n# heading", "\u202eevil", "\x1b[31m", "&lt;", "`[a](b)`"]


@pytest.mark.parametrize("text", HOSTILE)
def test_text_stays_text(text):
    for shown in (esc(text), tag("p", "", title=text), chip("value", text)):
        assert "<script" not in shown and "\n" not in shown and "\u202e" not in shown and "\x1b" not in shown
        assert '" onload' not in shown


def test_a_chip_is_short():
    assert len(chip("value", "x" * 10_000)) < 300


def test_scripts_cannot_be_ended_by_data():
    assert "</" not in in_script({"a": "</script><!--"}) and "\u2028" not in in_script("\u2028")


def test_front_matter_holds_any_title():
    import yaml

    page = Page("8.html", 'A "title": --- # [x]', "chapter", "<p>body</p>")
    head, _, rest = page.markdown()[4:].partition("---\n")
    assert yaml.safe_load(head)["title"] == page.title
    assert rest.split(MAIN)[1].strip() == "<p>body</p>"


def answer(*proof):
    return Answer("tiny", m.Question("may"), "", "no", "No: u may not rest", ("1.12/1",), proof=proof)


def test_a_proof_opens_what_decides(atlas):  # noqa: F811
    why = Node("u is blue", "1.12/1", children=(Node("u fights for blue", kind="given"), Node("nothing lifts it", kind="lifted", minor=True)))
    html = proof_html(atlas, answer(Node("u may not rest", "1.12/1", children=(why,))))
    assert html.count("<details open>") == 1 and 'href="1.html#1.12/1"' in html
    assert "may not rest" not in html and "nothing lifts it" not in html and "given" in html


def test_a_reason_is_unfolded_once(atlas):  # noqa: F811
    why = Node("u is blue", "1.12", children=(Node("u fights for blue", kind="given"),))
    html = proof_html(atlas, answer(Node("one", "1.11", children=(why,)), Node("two", "1.11", children=(why,))))
    assert html.count("u fights for blue") == 1 and "shown above" in html
