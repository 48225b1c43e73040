"""A book that tries to be more than text: none of its words becomes markup, and no script of it runs."""

import re

import pytest

from tests.site import hostile
from tests.site.test_shape import HOSTILE

PAGES = sorted(HOSTILE.values())
OURS = {"html", "head", "body", "meta", "title", "link", "script", "style", "noscript", "svg", "symbol", "path", "circle", "defs", "use", "a", "header", "nav",
        "button", "form", "input", "kbd", "div", "main", "section", "aside", "footer", "span", "b", "p", "h1", "h2", "h3", "h4", "ul", "ol", "li", "dl", "dt", "dd",
        "details", "summary", "table", "thead", "tbody", "tr", "th", "td", "pre", "code", "figure", "figcaption", "i", "em", "br", "wbr", "sup", "small",
        # boards
        "g", "rect", "polygon", "polyline", "line", "ellipse", "text", "tspan", "desc", "pattern", "marker", "clippath", "mask"}


@pytest.mark.parametrize("name", [*PAGES, "index.html"])
def test_nothing_but_our_own_markup(site, name):
    page = site.read(name)
    assert set(page.tags) <= OURS, set(page.tags) - OURS
    handlers = [(tag, attribute) for tag, attribute, _ in page.attributes if attribute.startswith("on") or attribute in ("srcdoc", "formaction")]
    assert not handlers
    ran = [code for code in page.code if "alert(" in code]
    assert not ran
    assert not [address for _, _, address in page.links if "javascript:" in address or address == "b"]
    scripts = [value for tag, attribute, value in page.attributes if tag == "script" and attribute == "src"]
    assert page.tags["script"] == len(scripts) + 1, "one script stands in the page: the one that sets light or dark"


@pytest.mark.parametrize("name, said", [
    ("hostile/1.html", [hostile.SCRIPT, hostile.IMAGE, "**x** [a](b) `c` # h | d | _e_ ![f](g) {{ h }} {% i %} <!-- j", hostile.POLISH, "# not a heading",
                        "| not | a table |", "&amp; &lt;b&gt;", "</title> </main> ]]> -->", hostile.LONG]),
    ("hostile/answers-1.1.html", [hostile.SCRIPT, hostile.IMAGE, "**bold** `code`", hostile.LONG[:500]]),
    ("hostile/disputes.html", [hostile.SCRIPT, hostile.IMAGE]),
    ("hostile/actions.html", [hostile.SCRIPT, "**weary**"]),
    ("hostile/sequence.html", [hostile.SCRIPT, hostile.POLISH, "**x** [a](b) `c`"]),
    ("hostile/positions.html", [hostile.SCRIPT, hostile.IMAGE]),
    ("hostile/index.html", [hostile.SCRIPT, "&amp; &lt;b&gt;"]),
    ("index.html", [hostile.SCRIPT, hostile.IMAGE]),
])
def test_its_text_is_shown_as_text(site, name, said):
    words = site.read(name).words
    missing = [text for text in said if text not in words]
    assert not missing


@pytest.mark.parametrize("name", [*PAGES, "index.html"])
def test_no_character_turns_the_text_around(site, name):
    """Right-to-left marks of a stranger are spelt out: they would swap the words around them."""
    text = (site.folder / name).read_text(encoding="utf-8")
    assert not re.search("[\u200e\u200f\u202a-\u202e\u2066-\u2069]", text)


@pytest.mark.parametrize("screen", ["phone", "desktop"])
def test_no_script_of_it_runs(visitor, screen):
    """Dialogs, errors and strange requests are told when the visitor closes."""
    page = visitor.open("index.html", screen)
    for name in PAGES:
        page.goto(visitor.address(name))
        page.evaluate("document.querySelectorAll('details').forEach(d => d.open = true)")
        assert page.locator("h1").count() == 1
    page.goto(visitor.address("hostile/1.html"))
    page.keyboard.press("/")
    page.keyboard.type("script")
    page.locator("[role=option]:visible").first.wait_for()
    assert not page.locator(".cw-pop script, .cw-pop img").count()
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    links = page.locator("a.ref[data-n]:visible")
    links.first.focus()
    page.locator(".peek").wait_for()
    assert not page.locator(".peek script, .peek img").count()


def test_an_anchor_from_a_stranger_is_text(visitor):
    page = visitor.open("hostile/1.html#<img src=x onerror=alert(5)>")
    told = page.locator("main [role=alert]")
    told.wait_for()
    assert "<img src=x" in told.inner_text() and not told.locator("img").count()
