"""axe finds nothing on any kind of page, in both palettes, on both screens."""

import pytest

from tests.site.browsing import KINDS, SCHEMES, SCREENS, settle

PAGES = KINDS | {"hostile chapter": "hostile/1.html", "hostile disputes": "hostile/disputes.html", "programs": "programs.html"}
LARGE = {"large chapter": "w39/8.html", "other chapter": "lightning/7.html"}
OPEN_SOME = """() => { const open = d => { d.open = true; };
  [...document.querySelectorAll('details.ans')].slice(0, 3).forEach(open); document.querySelectorAll('details.ans[open] details').forEach(open);
  [...document.querySelectorAll('details.code')].slice(0, 6).forEach(open); }"""


def violations(page) -> list[str]:
    from axe_playwright_python.sync_playwright import Axe

    page.evaluate(OPEN_SOME)
    page.evaluate("document.querySelectorAll('.tools').forEach(t => { t.style.opacity = 1; })")  # shown on hover
    settle(page)
    found = Axe().run(page).response["violations"]
    return [f"{v['id']} ({v['impact']}): {v['help']}: {len(v['nodes'])} of {n['html'][:160]} {n['failureSummary'][:300]}" for v in found for n in v["nodes"][:2]]


def is_quick(kind: str, scheme: str, screen: str) -> bool:
    """Contrast hangs on the palette and structure on the screen: two of the four pairs tell both. The other two: --whole-site."""
    return (scheme, screen) in (("light", "phone"), ("dark", "desktop")) or kind in ("chapter", "home")


@pytest.mark.parametrize("screen", list(SCREENS))
@pytest.mark.parametrize("scheme", SCHEMES)
@pytest.mark.parametrize("kind", list(PAGES))
def test_axe_finds_nothing(visitor, request, kind, scheme, screen):
    if not is_quick(kind, scheme, screen) and not request.config.getoption("--whole-site"):
        pytest.skip("only with --whole-site")
    assert not violations(visitor.open(PAGES[kind], screen, scheme))


@pytest.mark.parametrize("kind", list(LARGE))
def test_axe_finds_nothing_on_large_pages(visitor, kind):
    assert not violations(visitor.open(LARGE[kind], "phone", "dark"))


def test_axe_finds_nothing_while_the_box_offers_and_the_drawer_is_open(visitor):
    page = visitor.open(KINDS["chapter"], "phone")
    page.locator(".cw-menu").tap()
    assert not violations(page)
    page.keyboard.press("Escape")
    page.locator("input[name=q]:visible").tap()
    page.keyboard.type("zone")
    page.locator("[role=option]:visible").first.wait_for()
    assert not violations(page)


def test_axe_finds_nothing_beside_a_peek_and_a_lost_anchor(visitor):
    page = visitor.open("w39/7.html#7.999")
    page.locator("main [role=alert]").wait_for()
    page.locator("a.ref[data-n]:visible").first.focus()
    page.locator(".peek").wait_for()
    assert not violations(page)
