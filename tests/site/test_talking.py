"""An interview on the site: by thumb, by key and by ear, from a server and from a folder."""

import re

import pytest

from tests.site.browsing import KINDS, SCHEMES, SCREENS, settle, too_wide, width_needed
from tests.site.test_accessible import violations

PAGE = KINDS["interview"]
screens = pytest.mark.parametrize("screen", list(SCREENS))
ways = pytest.mark.parametrize("via", ["http", "file"])
QUESTION = ".talk h2"


def reply(page, *letters: str) -> None:
    for letter in letters:
        page.locator(f".talk [data-reply={letter}]").click()


def verdict(page) -> str:
    return page.locator(".talk .chip--l").inner_text()


@screens
@ways
def test_from_the_question_to_a_verdict_and_its_clause(visitor, screen, via):
    page = visitor.open(PAGE, screen, via=via)
    assert "counter-attack phase" in page.locator(QUESTION).inner_text()
    reply(page, "y", "n", "y")
    assert verdict(page) == "No" and "may not counter-attack" in page.locator(QUESTION).inner_text()
    clause = page.locator(".talk-c a.ref").first
    assert clause.inner_text() == "8.32/2"
    clause.click()
    page.wait_for_url(re.compile(r"/w39/8\.html#8\.32"))


@screens
@ways
def test_a_verdict_can_be_linked_and_one_goes_back_by_the_browser(visitor, screen, via):
    page = visitor.open(PAGE, screen, via=via)
    first = page.locator(QUESTION).inner_text()
    reply(page, "y", "n", "y")
    address = page.url
    assert re.search(r"#yny-[0-9a-f]{4}$", address)
    page.go_back()
    assert page.locator(QUESTION).inner_text() != first and not page.locator(".talk .chip--l").count()
    other = visitor.open(PAGE + "#" + address.partition("#")[2], screen, via=via)
    assert verdict(other) == "No" and other.locator(".nowhere").count() == 0
    other.goto(visitor.address(PAGE, via))
    assert other.locator(QUESTION).inner_text() == first


def test_a_link_of_other_rules_is_told_of_and_begins_anew(visitor):
    for anchor in ("yny-zzzz", "yny-0000", "%E0%A4%A", "8.999"):
        page = visitor.open(f"{PAGE}#{anchor}")
        assert "Begin anew" in page.locator(".talk [role=alert]").inner_text()
        assert page.locator("[data-reply=y]").is_visible() and page.locator(".nowhere").count() == 0
        reply(page, "n")
        assert verdict(page) == "No" and page.locator(".talk [role=alert]").count() == 0


@screens
def test_an_earlier_answer_is_corrected_and_the_later_ones_stay(visitor, screen):
    page = visitor.open(PAGE, screen)
    reply(page, "y", "y")
    assert verdict(page) == "No"
    page.locator(".talk-p").nth(1).click()
    assert page.locator("[data-reply=y]").get_attribute("aria-pressed") == "true"
    reply(page, "n")
    assert not page.locator(".talk .chip--l").count() and page.locator(".talk-p").count() == 2
    page.locator("[data-undo]").click()
    assert page.locator(".talk-p").count() == 1


def test_who_does_not_know_is_asked_what_it_rests_on_and_told_what_it_hangs_on(visitor):
    page = visitor.open(PAGE)
    reply(page, "y", "u")
    assert "To find out whether" in page.locator(".talk").inner_text()
    for _ in range(60):
        if page.locator(".talk .chip--l").count():
            break
        reply(page, "u")
    assert verdict(page) == "Unknown" and page.locator(".talk-l > li").count()


def test_enough_and_none_of_the_rest(visitor):
    page = visitor.open("w39/may-dig-in.html")
    page.locator("[data-enough]").click()
    assert verdict(page) == "Unknown" and "whether" in page.locator(".talk-l").inner_text()
    page.locator("[data-undo]").click()
    reply(page, "y")
    rest = page.locator(".talk-rest")
    if rest.count():
        rest.locator("summary").click()
        page.locator("[data-none]").click()
        assert verdict(page) in ("Yes", "Must", "Need not")
    page.goto(visitor.address(PAGE))
    page.locator("[data-enough]").click()
    page.reload()
    assert verdict(page) == "Unknown"


@screens
def test_by_keyboard_alone(visitor, screen):
    page = visitor.open(PAGE, screen)
    page.keyboard.press("y")
    assert page.evaluate("document.activeElement.tagName") == "H2"
    page.keyboard.press("n")
    page.keyboard.press("Tab")
    for _ in range(12):
        if page.evaluate("document.activeElement.dataset.reply") == "y":
            break
        page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    assert verdict(page) == "No"
    page.keyboard.press("Backspace")
    assert not page.locator(".talk .chip--l").count()
    page.locator("[data-keys]").click()
    before = page.locator(QUESTION).inner_text()
    page.keyboard.press("y")
    assert page.locator(QUESTION).inner_text() == before


def test_it_is_told_to_those_who_listen(visitor):
    page = visitor.open(PAGE)
    bar = page.locator(".talk [role=progressbar]")
    assert bar.get_attribute("aria-valuenow") == "0" and "Question 1" in bar.get_attribute("aria-valuetext")
    reply(page, "y")
    assert bar.get_attribute("aria-valuenow") == "1"
    assert "answered" in page.locator("#say").inner_text()
    assert page.evaluate("document.activeElement === document.querySelector('.talk h2')")
    reply(page, "y")
    assert "over" in page.locator("#say").inner_text()


@pytest.mark.parametrize("scheme", SCHEMES)
def test_axe_finds_nothing_at_any_point(visitor, scheme):
    page = visitor.open(PAGE, "phone", scheme)
    reply(page, "y", "u")
    assert not violations(page)
    page.goto(visitor.address(PAGE))
    reply(page, "y", "y")
    assert not violations(page)
    page.locator(".talk-p").first.click()
    assert not violations(page)
    page.goto(visitor.address(PAGE))
    page.locator("[data-enough]").click()
    assert not violations(page)


def test_what_is_tapped_is_large_and_nothing_scrolls_sideways(visitor):
    page = visitor.open(PAGE, "phone")
    for letters in ("", "y", "n", "u"):
        reply(page, *letters)
        page.set_viewport_size({"width": 320, "height": 700})
        settle(page)
        assert width_needed(page) <= 320, too_wide(page, 320)
        heights = page.evaluate("[...document.querySelectorAll('.talk button')].map(b => b.getBoundingClientRect().height)")
        assert min(heights) >= 43.5
        assert all(h >= 59.5 for h in page.evaluate("[...document.querySelectorAll('.talk-b')].map(b => b.getBoundingClientRect().height)"))


@ways
def test_without_scripts_the_clauses_are_still_there(visitor, via):
    page = visitor.open(PAGE, via=via, java_script_enabled=False)
    assert "scripts are off" in page.locator("main").inner_text() and not page.locator(".talk").is_visible()
    page.locator(".talk-foot a").click()
    page.wait_for_url(re.compile(r"/actions\.html#counter-attack"))
    assert page.locator("#counter-attack").is_visible()


def test_ways_in(visitor):
    page = visitor.open(KINDS["chapter"])
    page.locator(".cw-links a", has_text="Ask me").click()
    page.wait_for_url("**/w39/ask.html")
    page.locator(".asks a", has_text="May your unit counter-attack").first.click()
    page.wait_for_url("**/may-counter-attack.html")
    page.goto(visitor.address("w39/actions.html"))
    page.locator("a.btn[href='may-counter-attack.html']").click()
    page.wait_for_url("**/may-counter-attack.html")
    assert page.locator(QUESTION).is_visible()
