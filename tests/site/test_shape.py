"""The shape of pages: nothing sideways, nothing jumping, all there without scripts, on paper and in other people's colours."""

import pytest

from tests.site.browsing import KINDS, SCREENS, settle, too_wide, width_needed

LARGE = {"large chapter": "w39/8.html", "large answers": "w39/answers-8.7.html"}
HOSTILE = {f"hostile {name}": f"hostile/{name}.html" for name in
           ("index", "1", "answers-1.1", "actions", "sequence", "disputes", "trust", "positions")}
EVERY = KINDS | LARGE | HOSTILE
OPEN_ALL = "document.querySelectorAll('details').forEach(d => d.open = true)"


@pytest.mark.parametrize("kind", list(EVERY))
def test_nothing_scrolls_sideways(visitor, kind):
    page = visitor.open(EVERY[kind], "phone")
    for width in (320, 390, 1440):
        page.set_viewport_size({"width": width, "height": 844})
        for opened in (False, True):
            if opened:
                page.evaluate(OPEN_ALL)
            settle(page)
            assert width_needed(page) <= width, f"{width} px, {'opened' if opened else 'as it comes'}: {too_wide(page, width)}"
        page.reload()


@pytest.mark.parametrize("screen", list(SCREENS))
@pytest.mark.parametrize("kind", list(KINDS | LARGE))
def test_the_text_keeps_still(visitor, kind, screen):
    page = visitor.open(EVERY[kind], screen)
    settle(page)
    page.mouse.wheel(0, 600)
    settle(page)
    page.wait_for_timeout(150)
    assert page.evaluate("window.shifted") <= 0.01


@pytest.mark.parametrize("screen", list(SCREENS))
def test_the_text_keeps_still_on_the_way_to_a_clause(visitor, screen):
    page = visitor.open("w39/8.html#8.32", screen)
    settle(page)
    page.wait_for_timeout(150)
    assert page.evaluate("window.shifted") <= 0.01


def test_pages_read_without_scripts(visitor):
    page = visitor.open("w39/8.html#8.32", java_script_enabled=False)
    clause = page.locator("section.clause:has(h2[id='8.32'])")
    assert clause.locator(".say").first.is_visible() and clause.locator(".cases a").first.is_visible()
    assert not page.locator(".cw-ask:visible, .cw-theme:visible, .tools:visible, [data-keys]:visible").count()
    clause.locator(".cases a").first.click()
    page.wait_for_url("**/answers-8.3.html#*")
    answer = page.locator("details.ans").first
    answer.locator("summary").first.click()
    assert answer.locator(".verdict .say").first.is_visible() and answer.locator(".tree li").first.is_visible()
    assert not page.locator("[data-copy]:visible").count()
    for kind in ("home", "book", "disputes", "trust"):
        page.goto(visitor.address(KINDS[kind]))
        assert len(page.locator("main").inner_text()) > 200


def test_contents_without_scripts_on_a_phone(visitor):
    page = visitor.open("w39/8.html", "phone", java_script_enabled=False)
    assert page.locator(".cw-side a[href='#8.32']").is_visible()
    assert page.evaluate("document.scrollingElement.scrollWidth") <= 390


@pytest.mark.parametrize("kind", ["chapter", "answers", "disputes"])
def test_paper_has_no_frame(visitor, kind):
    page = visitor.open(KINDS[kind], scheme="dark")
    page.emulate_media(media="print")
    for part in (".cw-head", ".cw-foot", ".cw-thumb", ".cw-side", ".skip", ".tools", ".acts"):
        assert not page.locator(f"{part}:visible").count(), part
    assert page.locator("h1").is_visible() and page.locator("main h2").first.is_visible()
    colours = page.evaluate("[getComputedStyle(document.body).backgroundColor, getComputedStyle(document.querySelector('h1')).color]")
    assert colours == ["rgb(255, 255, 255)", "rgb(0, 0, 0)"]


def test_less_motion_is_honoured(visitor):
    page = visitor.open(KINDS["chapter"], reduced_motion="reduce")
    moving = page.evaluate(
        """[...document.querySelectorAll('*')].filter(e => { const s = getComputedStyle(e);
           return parseFloat(s.transitionDuration) > 0 || s.animationName !== 'none' || s.scrollBehavior === 'smooth'; }).map(e => e.className)""")
    assert not moving


@pytest.mark.parametrize("screen", list(SCREENS))
def test_verdicts_survive_forced_colours(visitor, screen):
    page = visitor.open("w39/8.html", screen, forced_colors="active")
    assert page.evaluate("matchMedia('(forced-colors: active)').matches")
    chip = page.locator(".cases .chip").first
    assert chip.inner_text().strip()
    border, text, paper = chip.evaluate("c => { const s = getComputedStyle(c); return [s.borderTopWidth, s.color, getComputedStyle(document.body).backgroundColor]; }")
    assert border != "0px" and text != paper
    assert page.locator(".cases .chip .ico").first.evaluate("i => getComputedStyle(i).stroke") != paper
