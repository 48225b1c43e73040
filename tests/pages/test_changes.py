"""The page that compares two editions: every clause in a row, the difference marked, hostile words shown as text."""

import re

from kb.editions.comparing import compare_as_kept
from kb.pages.atlas import atlas_of
from kb.pages.badges import badge_html
from kb.pages import changes
from kb.pages.changes import changes_of, changes_pages, marked_difference, older_edition, rows_of
from tests.editions.two_editions import NEW, editions


def atlases(folder, new=NEW):
    made = {book.id: atlas_of(book) for book in editions(folder, new=new)}
    for atlas in made.values():
        atlas.others = made
    return made


def page(folder, new=NEW):
    made = atlases(folder, new)
    comparison = changes_of(made["new"])
    made["new"].older, made["new"].changed = comparison.old, rows_of(comparison)
    return made["new"], changes_pages(made["new"], comparison)[0]


def test_every_clause_of_both_is_in_a_row(tmp_path):
    _, shown = page(tmp_path)
    assert set(re.findall(r'id="(c-[^"]+|was-[^"]+)"', shown.body)) == {"c-2.1", "c-2.2", "c-2.3", "c-1.5", "c-2.4"}


def test_filters_say_how_much_they_hold(tmp_path):
    _, shown = page(tmp_path)
    counts = dict(re.findall(r'data-show="(\w+)" aria-pressed="\w+">(?:<svg.*?</svg>)?[^<]*<b>(\d+)</b>', shown.body))
    assert counts == {"changes": "5", "figure": "1", "meaning": "1", "moved": "3", "added": "1", "removed": "0", "same": "2", "everything": "5"}


def test_a_clause_says_what_changed_in_it(tmp_path):
    atlas, _ = page(tmp_path)
    assert "Changed since" in badge_html(atlas, "2.2") and "figure, moved" in badge_html(atlas, "2.2") and "changes.html#c-2.2" in badge_html(atlas, "2.2")
    assert "New since" in badge_html(atlas, "2.4")
    assert badge_html(atlas, "9.9") == ""


def test_a_kept_position_is_shown_with_both_answers(tmp_path):
    from kb.editions.comparing import compare

    made = atlases(tmp_path)
    compare(made["old"].book, made["new"].book, looking=True, keep=True)
    comparison = compare_as_kept(made["old"].book, made["new"].book)
    body = changes_pages(made["new"], comparison)[0].body
    assert "A position that tells them apart" in body and "<svg" in body and "v-yes" in body and "v-silent" in body


def test_a_book_without_an_ancestor_has_no_such_page(tmp_path):
    made = atlases(tmp_path)
    assert older_edition(made["old"].book, made) == "" and changes_of(made["old"]) is None


def test_the_difference_is_marked_word_by_word():
    assert marked_difference("with 3 points", "with 5 points") == ("with <del>3</del> points", "with <ins>5</ins> points")
    assert marked_difference("a <b> c", "a <b> d") == ("a &lt;b&gt; <del>c</del>", "a &lt;b&gt; <ins>d</ins>")


def test_what_a_book_says_is_text(tmp_path):
    hostile = NEW.replace("Whoever is not horse may rest.", "<script>alert(1)</script> may rest.")
    _, shown = page(tmp_path, hostile)
    assert "<script>" not in shown.body and "&lt;script&gt;" in shown.body


def test_many_changes_fill_several_pages(tmp_path, monkeypatch):
    """Each row stands on one of them, and a badge leads to the right one."""
    monkeypatch.setattr(changes, "MOST_ROWS", 2)
    made = atlases(tmp_path)
    comparison = changes_of(made["new"])
    atlas = made["new"]
    atlas.older, atlas.changed, atlas.change_places = comparison.old, rows_of(comparison), changes.places_of(comparison)
    pages = changes_pages(atlas, comparison)
    assert [p.name for p in pages] == ["changes.html", "changes--2.html", "changes--3.html"]
    rows = [re.findall(r'id="(c-[^"]+|was-[^"]+)"', p.body) for p in pages]
    assert sorted(sum(rows, [])) == ["c-1.5", "c-2.1", "c-2.2", "c-2.3", "c-2.4"] and all("changes--2.html" in p.body for p in pages)
    for name, some in zip((p.name for p in pages), rows):
        assert all(f"{name}#{one}" in badge_html(atlas, one[2:]) for one in some if badge_html(atlas, one[2:]))
