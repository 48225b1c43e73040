"""What people do on the site, as they do it: on a phone and on a desktop, from a server and from a folder."""

import re

import pytest

from tests.site.browsing import KINDS, SCREENS, SCHEMES, focused, in_view, served, settle

screens = pytest.mark.parametrize("screen", list(SCREENS))
ways = pytest.mark.parametrize("via", ["http", "file"])
BOX = "input[name=q]:visible"
MARKED = "document.getElementById(decodeURIComponent(location.hash.slice(1))).querySelector('.num')"
BACKGROUND = "e => getComputedStyle(e).backgroundColor"


def arrived(page, address: str) -> None:
    page.wait_for_url(re.compile(re.escape(address) + "$"))
    page.wait_for_load_state("load")
    settle(page)


def is_marked(page) -> bool:
    """The number of the clause that the address names is shown filled."""
    filled, usual = page.evaluate(f"[{MARKED}, [...document.querySelectorAll('.clause h2:not(:target) .num')][0]].map({BACKGROUND})")
    return filled != usual


# ---- the ask box ---------------------------------------------------------------------------------


@screens
@ways
def test_from_the_front_page_to_a_clause(visitor, screen, via):
    page = visitor.open("index.html", screen, via=via)
    box = page.locator(BOX)
    box.click()
    box.press_sequentially("counter-attack")
    options = page.locator("[role=option]:visible")
    options.first.wait_for()
    assert any("w39/8.html#8.3" in address for address in options.evaluate_all("os => os.map(o => o.href)"))
    page.keyboard.press("ArrowDown")
    chosen = page.locator("[role=option][aria-selected=true]:visible")
    assert chosen.get_attribute("id") == box.get_attribute("aria-activedescendant") == options.nth(1).get_attribute("id")
    page.keyboard.press("ArrowUp")
    assert chosen.get_attribute("id") == options.first.get_attribute("id")
    page.keyboard.press("ArrowDown")
    address = chosen.evaluate("o => o.href")
    page.keyboard.press("Enter")
    arrived(page, address)
    assert in_view(page, "#" + address.partition("#")[2])
    assert is_marked(page)


@screens
@pytest.mark.parametrize("kind", [k for k in KINDS if k not in ("home", "lost")])
def test_a_number_typed_anywhere_leads_to_its_clause(visitor, screen, kind):
    page = visitor.open(KINDS[kind], screen)
    page.keyboard.press("8")  # a digit outside a field begins a jump
    assert focused(page) == "q"
    page.keyboard.type(".32")
    assert page.locator(BOX).input_value() == "8.32"
    page.keyboard.press("Enter")
    arrived(page, "/w39/8.html#8.32")
    assert in_view(page, "#8.32") and is_marked(page)


@ways
def test_a_stroke_goes_to_the_box_and_escape_leaves_it(visitor, via):
    page = visitor.open(KINDS["trust"], via=via)
    page.keyboard.press("/")
    assert focused(page) == "q" and page.locator(BOX).input_value() == ""
    page.keyboard.type("zone of control")
    page.locator("[role=option]:visible").first.wait_for()
    page.keyboard.press("Escape")
    assert page.locator("[role=listbox]:visible").count() == 0 and focused(page) == "q"
    page.keyboard.press("Escape")
    assert focused(page) != "q"
    page.keyboard.press("/")
    page.keyboard.type("8.32")
    page.keyboard.press("Enter")
    arrived(page, "/w39/8.html#8.32")


def test_words_that_nothing_answers_to_say_so(visitor):
    page = visitor.open(KINDS["chapter"])
    page.keyboard.press("/")
    page.keyboard.type("xylophone qqqq")
    said = page.locator("[role=listbox]:visible, .cw-pop:visible")
    assert "No clause" in said.inner_text()
    page.keyboard.press("Enter")
    assert page.url.endswith(KINDS["chapter"])


def test_a_tap_on_an_offer_follows_it(visitor):
    page = visitor.open(KINDS["home"], "phone")
    page.locator(BOX).tap()
    page.keyboard.type("stacking limit")
    first = page.locator("[role=option]:visible").first
    address = first.evaluate("o => o.href")
    first.tap()
    arrived(page, address)


def test_the_switch_for_single_keys_is_kept(visitor):
    page = visitor.open(KINDS["chapter"])
    switch = page.locator("[data-keys]")
    assert switch.get_attribute("aria-pressed") == "true"
    switch.click()
    assert "off" in switch.inner_text() and switch.get_attribute("aria-pressed") == "false"
    for name in (KINDS["chapter"], KINDS["trust"]):
        page.goto(visitor.address(name))
        page.keyboard.press("8")
        page.keyboard.press("/")
        assert focused(page) != "q"
    page.locator("[data-keys]").click()
    page.locator("[data-keys]").blur()
    page.keyboard.press("8")
    assert focused(page) == "q"


def test_j_and_k_step_from_clause_to_clause(visitor):
    page = visitor.open("w39/8.html#8.32")
    settle(page)
    order = page.evaluate("[...document.querySelectorAll('.clause h2[id]')].map(h => h.id)")
    here = order.index("8.32")
    for key, expected in (("j", here + 1), ("j", here + 2), ("k", here + 1), ("k", here)):
        page.keyboard.press(key)
        settle(page)
        assert in_view(page, "#" + order[expected])
        top = page.evaluate("[...document.querySelectorAll('.clause h2[id]')].filter(h => h.getBoundingClientRect().top >= document.querySelector('.cw-head').getBoundingClientRect().bottom - 1)[0].id")
        assert top == order[expected]


# ---- from a clause to its proof and back ---------------------------------------------------------


@screens
@ways
def test_from_an_example_to_its_proof_and_from_there_to_a_clause(visitor, screen, via):
    page = visitor.open("w39/8.html#8.32", screen, via=via)
    case = page.locator("section.clause:has(h2[id='8.32']) .cases a").first
    address = case.evaluate("a => a.href")
    case.click()
    arrived(page, address)
    anchor = address.partition("#")[2]
    opened = page.locator(f"details.ans:has(h3[id='{anchor}'])")
    assert opened.evaluate("d => d.open") and in_view(page, "#" + anchor)
    cited = opened.locator(".tree a.ref:visible").first
    address = cited.evaluate("a => a.href")
    cited.click()
    arrived(page, address)
    assert in_view(page, "#" + address.partition("#")[2])


def test_a_chip_leads_to_the_proof_as_well_as_its_title(visitor):
    page = visitor.open("w39/8.html")
    row = page.locator(".cases li:has(a)").first
    address = row.locator("a").evaluate("a => a.href")
    row.locator(".chip").scroll_into_view_if_needed()
    box = row.locator(".chip").bounding_box()
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    arrived(page, address)


@ways
def test_hovering_or_focusing_a_number_shows_its_clause(visitor, via):
    page = visitor.open("w39/8.html#8.32", via=via)
    link = page.locator("section.clause:has(h2[id='8.32']) a.ref[data-n]:visible").first
    link.hover()
    peek = page.locator(".peek")
    peek.wait_for()
    assert peek.locator("b").inner_text().startswith(link.get_attribute("data-n"))
    assert len(peek.inner_text()) > 30
    box = peek.bounding_box()
    assert box["x"] >= 0 and box["x"] + box["width"] <= 1440 and box["y"] + box["height"] <= 900
    page.mouse.move(2, 450)
    assert peek.count() == 0
    link.focus()
    peek.wait_for()
    page.keyboard.press("Escape")
    assert peek.count() == 0


@screens
@ways
def test_copying(visitor, screen, via):
    page = visitor.open("w39/8.html#8.32", screen, via=via)
    clause = page.locator("section.clause:has(h2[id='8.32'])")
    clause.hover()
    for button, word in (("clause", "Citation copied"), ("link", "Link copied")):
        clause.locator(f"[data-copy={button}]").click()
        page.locator(".toast", has_text=word).wait_for()
        if via == "http":
            copied = page.evaluate("navigator.clipboard.readText()")
            assert copied.endswith(f"{visitor.host}/w39/8.html#8.32")
            if button == "clause":
                assert "8.32" in copied and clause.locator(".say").first.inner_text()[:40] in copied and "September 1939" in copied
    page.goto(visitor.address("w39/answers-8.3.html", via))
    answer = page.locator("details.ans").first
    answer.locator("summary").first.click()
    answer.locator("[data-copy=answer]").click()
    page.locator(".toast", has_text="Citation copied").wait_for()


def test_copying_where_the_clipboard_refuses(visitor):
    page = visitor.open("w39/8.html#8.32")
    page.evaluate("navigator.clipboard.writeText = () => Promise.reject(new Error('no')); document.execCommand = () => false")
    clause = page.locator("section.clause:has(h2[id='8.32'])")
    clause.hover()
    clause.locator("[data-copy=link]").click()
    page.locator(".toast", has_text="Could not copy").wait_for()


# ---- addresses -----------------------------------------------------------------------------------


@ways
def test_an_unknown_anchor_says_so_and_offers_the_nearest(visitor, via):
    page = visitor.open("w39/8.html#8.999", via=via)
    told = page.locator("main [role=alert]")
    told.wait_for()
    assert "8.999" in told.inner_text()
    nearest = told.locator("a").first
    address = nearest.evaluate("a => a.href")
    assert "/w39/8.html#8." in address
    nearest.click()
    arrived(page, address)
    assert page.locator("main [role=alert]").count() == 0 and is_marked(page)


def test_an_anchor_of_another_chapter_leads_there(visitor):
    page = visitor.open("w39/7.html#8.32")
    arrived(page, "/w39/8.html#8.32")


def test_what_went_to_a_further_page_is_found_from_its_older_address(visitor, site):
    """Answers and disputes of a growing book move on; links to them do not break."""
    for first, tag, link in (("w39/answers-8.7.html", "h3", "8.7"), ("w39/disputes.html", "h2", "w39-")):
        further = next(n for n in site.names if n == first.replace(".html", "--2.html"))
        anchor = next(i for i in site.read(further).ids if i.startswith(link))
        page = visitor.open(f"{first}#{anchor}")
        page.wait_for_url(f"**/{further}#{anchor}")
        page.wait_for_load_state("load")
        settle(page)
        assert in_view(page, "#" + anchor)


@pytest.mark.parametrize("anchor", ["constructor", "__proto__", "%", "%E0%A4%A"])
def test_an_odd_anchor_is_only_unknown(visitor, anchor):
    page = visitor.open(f"w39/8.html#{anchor}")
    page.locator("main [role=alert]").wait_for()
    assert page.url.endswith(f"/w39/8.html#{anchor}")


def test_an_unknown_address_leads_back(visitor):
    for name in ("no-such-page.html", "w39/no-such-page.html"):
        page = visitor.open(name)
        assert page.locator("h1").inner_text() == "There is no such page"
        settle(page)
        page.locator("main a").first.click()
        arrived(page, visitor.address("index.html"))


def test_a_site_in_a_subfolder_that_nobody_told_of(visitor, site, tmp_path):
    """The host shows 404.html for any address below it; how deep the site lies, the page finds out."""
    (tmp_path / "club").mkdir()
    (tmp_path / "club" / "rules").symlink_to(site.folder, target_is_directory=True)
    (tmp_path / "404.html").write_bytes((site.folder / "404.html").read_bytes())
    with served(tmp_path) as host:
        visitor.host = host
        for name in ("no-such-page.html", "w39/no-such-page.html", "w39/deeper/no-such-page.html"):
            page = visitor.open(f"club/rules/{name}")
            page.wait_for_function("document.querySelector('[data-keys][aria-pressed]')")  # its script has run
            settle(page)
            assert "CW Sans" in page.evaluate("getComputedStyle(document.body).fontFamily")
            page.keyboard.press("/")
            page.keyboard.type("8.32")
            page.locator("[role=option]:visible").first.wait_for()
            page.keyboard.press("Escape")
            page.locator("main a").first.click()
            arrived(page, f"{host}/club/rules/index.html")
    sought = ("status of 404", "was preloaded using link preload")  # the places where it looked first
    visitor.wrong[:] = [line for line in visitor.wrong if not any(text in line for text in sought)]


def test_a_page_opened_from_a_folder_that_is_not_there(visitor):
    page = visitor.open("404.html", via="file")
    page.wait_for_function("document.querySelector('[data-keys][aria-pressed]')")
    page.locator("main a").first.click()
    arrived(page, "/index.html")
    visitor.wrong[:] = [line for line in visitor.wrong if "ERR_FILE_NOT_FOUND" not in line]


# ---- what changed between editions ----------------------------------------------------------------


@screens
@ways
def test_a_filter_shows_one_kind_of_change(visitor, screen, via):
    page = visitor.open(KINDS["changes"], screen, via=via)
    rows = page.locator(".cmp .r:visible")
    assert rows.count() == int(page.locator("[data-show=changes] b").first.inner_text())
    button = page.locator(".filters [data-show=meaning]")
    button.click()
    assert rows.count() == int(button.locator("b").inner_text()) == page.locator(".cmp .r[data-k~=meaning]").count()
    assert button.get_attribute("aria-pressed") == "true"


def test_a_badge_leads_to_what_changed(visitor):
    page = visitor.open("w39/8.html")
    badge = page.locator("a.badge[href^='changes.html']").first
    number = badge.get_attribute("href").split("#")[1]
    badge.click()
    page.wait_for_url("**/changes.html#*")
    row = page.locator(f"details[id='{number}']")
    row.wait_for()
    assert row.get_attribute("open") is not None and row.locator(".two").is_visible()


# ---- light and dark, phone -----------------------------------------------------------------------


@screens
@ways
@pytest.mark.parametrize("scheme", SCHEMES)
def test_the_choice_of_light_or_dark_is_kept(visitor, screen, via, scheme):
    page = visitor.open(KINDS["chapter"], screen, scheme, via)
    paper = "getComputedStyle(document.body).backgroundColor"
    before = page.evaluate(paper)
    page.locator(".cw-theme").click()
    after = page.evaluate(paper)
    assert before != after
    page.goto(visitor.address(KINDS["trust"], via))
    assert page.evaluate(paper) == after
    page.emulate_media(color_scheme="dark" if scheme == "light" else "light")
    assert page.evaluate(paper) == after


def test_the_contents_on_a_phone(visitor):
    page = visitor.open("w39/8.html", "phone")
    menu, side = page.locator(".cw-menu"), page.locator(".cw-side")
    assert not side.is_visible()
    menu.tap()
    assert side.is_visible() and menu.get_attribute("aria-expanded") == "true"
    assert page.evaluate("!!document.activeElement.closest('.cw-side')")
    page.keyboard.press("Escape")
    assert not side.is_visible() and menu.get_attribute("aria-expanded") == "false"
    assert "cw-menu" in focused(page)
    menu.tap()
    page.mouse.click(380, 500)  # beside it
    assert not side.is_visible()
    menu.tap()
    side.locator("a[href='#8.32']").tap()
    arrived(page, "/w39/8.html#8.32")
    assert not side.is_visible() and in_view(page, "#8.32")


def test_the_ask_box_of_a_phone_is_at_the_thumb(visitor):
    for kind in [k for k in KINDS if k != "home"]:
        page = visitor.open(KINDS[kind], "phone")
        box = page.locator(".cw-thumb").bounding_box()
        assert round(box["y"] + box["height"]) == 844, kind
        assert page.locator(".cw-thumb input").bounding_box()["height"] >= 44
        assert page.locator("input[name=q]:visible").count() == 1
        page.evaluate("scrollTo(0, 1e6)")
        settle(page)
        last = page.locator("[data-keys]").bounding_box()
        assert last["y"] + last["height"] <= box["y"], f"{kind}: the box lies on the end of the page"


TAPPED = (".cw-btn, .cw-brand, .cw-thumb input, .cw-ask input, .cases li, summary, .clause .refs a, .tools button, .acts .btn, .words a, .ways a, "
          ".books a, .cw-foot button, .cw-side.is-open a, .ans > summary, .tbl--t a")


@pytest.mark.parametrize("kind", list(KINDS))
def test_what_is_tapped_in_play_is_large_enough(visitor, kind):
    page = visitor.open(KINDS[kind], "phone")
    page.evaluate("document.querySelectorAll('details').forEach(d => d.open = true)")
    if kind == "chapter":
        page.locator(".cw-menu").tap()
    small = page.evaluate(
        """tapped => [...document.querySelectorAll(tapped)].filter(e => e.offsetParent && e.getClientRects().length)
           .map(e => [e, e.getBoundingClientRect()]).filter(([e, r]) => r.height < 43.5)
           .map(([e, r]) => `${e.tagName}.${e.className} in ${e.parentElement.className} ${Math.round(r.height)} “${e.textContent.trim().slice(0, 30)}”`)""", TAPPED)
    assert not small, f"{len(small)}: " + "\n".join(small[:12])
