"""Pictures of every kind of page, kept under build/screens: for people to look at, and proof that each can be drawn."""

import pytest

from tests.site.browsing import KINDS, SCHEMES, SCREENS, settle
from tests.site.making import ROOT

FOLDER = ROOT / "build" / "screens"
SHOWN = {
    **KINDS, "clause": "w39/8.html#8.32", "answer": "w39/answers-8.3.html", "dispute": "w39/disputes.html#w39-A1", "offers": "w39/8.html",
    "contents": "w39/8.html", "peek": "w39/8.html#8.32", "unknown": "w39/8.html#8.999",
}


def prepare(page, what: str, screen: str) -> None:
    if what in ("answer", "positions"):
        page.locator("details.ans > summary").first.click()
    elif what == "offers":
        page.locator("input[name=q]:visible").click()
        page.keyboard.type("counter-attack")
        page.locator("[role=option]:visible").first.wait_for()
    elif what == "contents" and screen == "phone":
        page.locator(".cw-menu").tap()
    elif what == "peek":
        page.locator("section.clause:has(h2[id='8.32']) a.ref[data-n]:visible").first.focus()
    settle(page)


@pytest.mark.parametrize("screen", list(SCREENS))
@pytest.mark.parametrize("scheme", SCHEMES)
def test_pictures(visitor, screen, scheme):
    FOLDER.mkdir(parents=True, exist_ok=True)
    for what, name in SHOWN.items():
        page = visitor.open(name, screen, scheme)
        prepare(page, what, screen)
        path = FOLDER / f"{what}-{screen}-{scheme}.png"
        page.screenshot(path=path, animations="disabled")
        assert path.stat().st_size > 5_000
        page.context.close()
        visitor.contexts.remove(page.context)
