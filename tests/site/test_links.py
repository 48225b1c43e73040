"""Every link of the built site leads somewhere, and none leads to another host."""

import re

import pytest

from kb.language.loader import load_book
from kb.pages.atlas import anchor_of, atlas_of
from tests.site.reading import leads_away, target

ELSEWHERE = re.compile(r"url\(\s*['\"]?(?:https?:)?//|@import|https?://", re.I)
SVG = "http://www.w3.org/2000/svg"  # a name, not an address


def test_every_link_leads_to_a_page_and_an_anchor(site):
    broken = []
    for name in site.names:
        for tag, attribute, address in site.read(name).links:
            if address.startswith("data:") or tag == "use":
                continue
            page, anchor = target(name, address)
            path = site.folder / page
            if not path.is_file():
                broken.append(f"{name}: {attribute}={address} leads to no file")
            elif anchor and anchor not in site.read(page).ids:
                broken.append(f"{name}: {attribute}={address} leads to no anchor of {page}")
    assert not broken, f"{len(broken)} broken:\n" + "\n".join(broken[:40])


def test_every_drawing_used_is_on_its_page(site):
    for name in site.names:
        page = site.read(name)
        used = {address[1:] for tag, _, address in page.links if tag == "use"}
        assert used <= set(page.ids), f"{name}: {used - set(page.ids)}"


def test_an_id_stands_once_on_a_page(site):
    doubled = {name: sorted({i for i in ids if ids.count(i) > 1})[:5] for name in site.names
               if len(ids := site.read(name).ids) != len(set(ids))}
    assert not doubled


def test_what_points_at_an_id_of_its_page_finds_it(site):
    """aria-controls, aria-labelledby, for and the like."""
    for name in site.names:
        page = site.read(name)
        for tag, attribute, value in page.attributes:
            if attribute in ("aria-controls", "aria-labelledby", "aria-describedby", "for"):
                assert set(value.split()) <= set(page.ids), f"{name}: {tag} {attribute}={value}"


def test_every_page_is_reached_from_the_front_page(site):
    seen, todo = {"index.html", "404.html"}, ["index.html"]  # whoever asks for a page that is not there gets 404.html
    while todo:
        name = todo.pop()
        for tag, _, address in site.read(name).links:
            page = target(name, address)[0] if tag == "a" else ""
            if page.endswith(".html") and page not in seen:
                seen.add(page)
                todo.append(page)
    assert set(site.names) == seen


def test_nothing_comes_from_another_host(site):
    for name in site.names:
        page = site.read(name)
        away = [f"{tag} {attribute}={address}" for tag, attribute, address in page.links if leads_away(address)]
        away += [f"{tag} style={value}" for tag, attribute, value in page.attributes if attribute == "style" and ELSEWHERE.search(value)]
        away += [code for code in page.code if ELSEWHERE.search(code.replace(SVG, ""))]
        assert not away, f"{name}: {away}"
        assert not {"iframe", "object", "embed", "base"} & set(page.tags), name
    for path in [*site.folder.rglob("*.css"), *site.folder.glob("js/find.js"), *site.folder.glob("js/site.js")]:
        assert not ELSEWHERE.search(path.read_text(encoding="utf-8").replace(SVG, "")), path


def test_every_entry_of_a_chapter_has_its_anchor(site):
    """Numbered or not: a row of the inventory of an encoded chapter can be linked to by its printed number."""
    missing = []
    for name in site.books:
        for chapter in atlas_of(load_book(name)[0]).chapters:
            ids = set(site.read(f"{name}/{chapter.page}").ids)
            missing += [f"{name}/{chapter.page}#{anchor_of(row.number)}" for row in chapter.rows if anchor_of(row.number) not in ids]
            missing += [f"{name}/{chapter.page}#{anchor_of(c.number)}" for c in chapter.clauses if anchor_of(c.number) not in ids]
    assert not missing


@pytest.mark.parametrize("page, anchor", [("w39/8.html", "8.32"), ("w39/8.html", "8.32/2"), ("w39/7.html", "7.11"), ("w39/tables.html", "tables/CRT")])
def test_a_permalink_is_made_of_the_printed_number(site, page, anchor):
    assert anchor in site.read(page).ids


def test_a_number_printed_twice_has_two_anchors(site):
    """The second clause printed under 10.36 is 10.36#2, and its anchor 10.36-2."""
    repeats = [(name, row) for name in site.books for row in load_book(name)[0].inventory if "#" in row.number]
    assert repeats
    shown = [(name, chapter.page, row) for name in site.books for chapter in atlas_of(load_book(name)[0]).chapters
             for row in chapter.rows if "#" in row.number]
    assert shown, "no book with a repeated number has its chapter on the site"
    for name, page, row in shown:
        ids = site.read(f"{name}/{page}").ids
        first, _, nth = row.number.partition("#")
        assert f"{first}-{nth}" in ids and first.split("/")[0] in ids
