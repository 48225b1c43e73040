"""Building: what comes out is the same every time, and nothing is lost when it fails."""

import filecmp
import shutil

import pytest

from kb.pages.build import STAMP
from tests.site.hostile import write_hostile
from tests.site.making import ROOT, Site, clausewitz


def build(folder, out, cache, *more):
    return clausewitz("site", "build", "--book", folder, "--out", out, *more, cache=cache)


def files_of(folder):
    return sorted(p.relative_to(folder).as_posix() for p in folder.rglob("*") if p.is_file())


@pytest.fixture
def book(tmp_path):
    return write_hostile(tmp_path / "hostile")


def test_two_builds_of_the_same_are_the_same(book, tmp_path):
    """From another folder, into another folder, with nothing kept from the first."""
    elsewhere = tmp_path / "elsewhere" / "hostile"
    shutil.copytree(book, elsewhere)
    for folder, out, cache in ((book, "one", "cache-1"), (elsewhere, "two", "cache-2")):
        done = build(folder, tmp_path / out, tmp_path / cache)
        assert done.returncode == 0, done.stderr
    one, two = tmp_path / "one", tmp_path / "two"
    assert files_of(one) == files_of(two)
    shown = [name for name in files_of(one) if name != STAMP]  # that one tells where the book lies
    _, different, strange = filecmp.cmpfiles(one, two, shown, shallow=False)
    assert not different and not strange


def test_the_whole_site_is_built_anew_and_the_same(site, request, tmp_path):
    """Every book, from nothing kept: minutes, so only with --whole-site."""
    if not request.config.getoption("--whole-site"):
        pytest.skip("only with --whole-site")
    words = [word for book in (*site.books, site.folder.parent / "hostile") for word in ("--book", book)]
    done = clausewitz("site", "build", *words, "--out", tmp_path / "again", cache=tmp_path / "cache")
    assert done.returncode == 0, done.stderr
    assert files_of(tmp_path / "again") == files_of(site.folder)
    _, different, strange = filecmp.cmpfiles(site.folder, tmp_path / "again", files_of(site.folder), shallow=False)
    assert not different and not strange


def test_a_site_in_a_subfolder_finds_its_style_from_any_address(book, tmp_path):
    """Its page of what is not found may stand at any depth: that page alone names whole paths."""
    done = build(book, tmp_path / "out", tmp_path / "cache", "--url", "https://example.org/rules")
    assert done.returncode == 0, done.stderr
    assert 'href="/rules/css/look.css"' in (tmp_path / "out/404.html").read_text()
    assert 'href="../css/look.css"' in (tmp_path / "out/hostile/index.html").read_text()
    wrong = build(book, tmp_path / "other", tmp_path / "cache", "--url", "example.org")
    assert wrong.returncode == 2 and "CW034" in wrong.stderr


def test_a_second_build_has_nothing_to_do(book, tmp_path):
    out, cache = tmp_path / "out", tmp_path / "cache"
    first = build(book, out, cache)
    assert first.returncode == 0 and "pages in" in first.stdout
    before = {name: (out / name).stat().st_mtime_ns for name in files_of(out)}
    again = build(book, out, cache)
    assert again.returncode == 0 and "nothing has changed" in again.stderr and not again.stdout
    assert before == {name: (out / name).stat().st_mtime_ns for name in files_of(out)}


def test_a_change_is_seen_and_what_is_gone_goes(book, tmp_path):
    out, cache = tmp_path / "out", tmp_path / "cache"
    build(book, out, cache)
    assert (out / "hostile/answers-1.1.html").exists()
    chapter = book / "01-rest.cw"
    (book / "inventory.csv").unlink()
    chapter.write_text("[1.9] A clause of its own\n  | Anyone may rest.\n  permit rest(_)\n")
    done = build(book, out, cache)
    assert done.returncode == 0, done.stderr
    assert "A clause of its own" in (out / "hostile/1.html").read_text() and not (out / "hostile/answers-1.1.html").exists()


def test_a_broken_book_leaves_the_old_site(book, tmp_path):
    out, cache = tmp_path / "out", tmp_path / "cache"
    build(book, out, cache)
    before = {name: (out / name).read_bytes() for name in files_of(out)}
    with open(book / "01-rest.cw", "a") as file:
        file.write("\n[1.8] Broken\n  permit rest(U) when nonsense(U)\n")
    broken = build(book, out, cache)
    assert broken.returncode == 2
    assert "nonsense" in broken.stderr and "01-rest.cw" in broken.stderr and "error[CW" in broken.stderr
    assert "Traceback" not in broken.stderr
    assert before == {name: (out / name).read_bytes() for name in files_of(out)}
    assert sorted(p.name for p in tmp_path.iterdir() if p.name.startswith("out")) in (["out"], ["out", "out.docs"])


def test_a_folder_that_holds_something_else_is_not_emptied(book, tmp_path):
    out = tmp_path / "mine"
    out.mkdir()
    (out / "letter.txt").write_text("dear")
    done = build(book, out, tmp_path / "cache")
    assert done.returncode == 2 and "error[CW032]" in done.stderr
    assert files_of(out) == ["letter.txt"] and (out / "letter.txt").read_text() == "dear"
    done = build(book, out / "letter.txt", tmp_path / "cache")
    assert done.returncode == 2 and "error[CW032]" in done.stderr and (out / "letter.txt").read_text() == "dear"


def test_an_empty_folder_is_taken(book, tmp_path):
    (tmp_path / "out").mkdir()
    assert build(book, tmp_path / "out", tmp_path / "cache").returncode == 0


def test_no_such_book(tmp_path):
    done = clausewitz("site", "build", "--book", "nonsuch", "--out", tmp_path / "out")
    assert done.returncode == 2 and "nonsuch" in done.stderr and not (tmp_path / "out").exists()


def test_the_site_tells_no_paths_of_the_machine(site):
    """Where it was built is nobody's business, and would make two builds differ."""
    for path in site.folder.rglob("*"):
        if path.suffix in (".html", ".js", ".css", ".xml", ".txt"):
            assert str(ROOT) not in path.read_text(encoding="utf-8"), path


# ---- how much a page weighs ----------------------------------------------------------------------

KB = 1000
POLISH = set("ĄąĆćĘęŁłŃńŚśŹźŻż")


def weight(site: Site, name: str) -> dict[str, int]:
    """Everything a first visit loads, compressed; the Polish letters only where there are any."""
    page = site.read(name)
    home = name.rpartition("/")[0]
    own = [value for tag, attribute, value in page.links if tag in ("script", "link") and not value.startswith("data:")]
    files = [name, *((site.folder / home / value).resolve().relative_to(site.folder.resolve()).as_posix() for value in own)]
    files += ["fonts/sans.woff2", "fonts/serif.woff2"]
    if POLISH & set(page.words):
        files += ["fonts/sans-pl.woff2", "fonts/serif-pl.woff2"]
    return {file: site.compressed(file) for file in files}


def test_no_page_is_heavy(site):
    """Neither for the line nor, unpacked, for a small phone. As books grow, answers go to further pages (kb/pages/atlas.py)."""
    pages = [name for name in site.names if not name.startswith("hostile/") and name != "404.html"]
    assert len(pages) > 200
    heavy = {name: (sum(parts.values()), parts) for name in pages if sum((parts := weight(site, name)).values()) > 250 * KB}
    assert not heavy
    large = {name: size for name in pages if (size := (site.folder / name).stat().st_size) > 700 * KB}
    assert not large


def test_the_index_is_loaded_when_somebody_asks(site):
    """No page carries it: a book's index weighs as much as a chapter."""
    for name in site.names:
        assert not [value for tag, _, value in site.read(name).links if tag in ("script", "link") and "index-" in value], name


def test_the_look_and_the_behaviour_are_light(site):
    assert site.compressed("css/look.css") <= 10 * KB
    assert site.compressed("js/site.js") <= 10 * KB
    assert site.compressed("js/find.js") <= 10 * KB
