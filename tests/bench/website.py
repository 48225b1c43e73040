"""The rulebook site: built from nothing, from kept answers, beside bare MkDocs; its weight; one changed clause while it is served."""

from __future__ import annotations

import gzip
import os
import re
import resource
import shutil
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path

from measure import Row, ms, one_ms, times

ROOT = Path(__file__).resolve().parents[2]
COPIES = 5
HEAVIEST = 250_000
PORT = 8971


def rows():
    with tempfile.TemporaryDirectory() as folder:
        around = {**os.environ, "CLAUSEWITZ_CACHE": os.path.join(folder, "cache"), "PYTHONPATH": os.pathsep.join(p for p in sys.path if p)}
        subprocess.run([sys.executable, "-m", "kb.cli", "books"], env=around, stdout=subprocess.DEVNULL, check=True)  # rules parsed
        site = Path(folder, "site")
        before = used()
        cold = build(around, site)
        pages = len(list(site.rglob("*.html")))
        yield Row(f"the whole site, {pages} pages, no answer known", ms(cold), "", "≤ 20 s", cold <= 20_000)
        yield Row("what that takes of the processor, all cores together", ms(used() - before))
        shutil.rmtree(site)
        shutil.rmtree(f"{site}.docs")
        before, warm = used(), build(around, site)
        between, bare = used(), one_ms(lambda: bare_mkdocs(folder, Path(f"{site}.docs")))
        taken, taken_bare = between - before, used() - between
        yield Row("the same, answers known", ms(warm), times(warm / bare), "≤ 2 × bare MkDocs", warm <= 2 * bare)
        yield Row("what that takes of the processor", ms(taken), times(taken / taken_bare), "≤ 2 × bare MkDocs", taken <= 2 * taken_bare)
        yield Row("bare MkDocs on the same pages", ms(bare))
        yield Row("nothing changed", ms(build(around, site)))
        yield from weights(site)
        yield from growth(around, folder)
        yield from serving(around, folder)


def used() -> float:
    """Of the processor by all that was started and has ended: where others use the machine too, the figure that repeats."""
    spent = resource.getrusage(resource.RUSAGE_CHILDREN)
    return (spent.ru_utime + spent.ru_stime) * 1000


def build(around: dict, out: Path, *words: str) -> float:
    return one_ms(lambda: subprocess.run([sys.executable, "-m", "kb.cli", "site", "build", "--out", str(out), *words], env=around,
                                         stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, check=True))


def bare_mkdocs(folder: str, docs: Path) -> None:
    """MkDocs with the theme it comes with, on the very same Markdown."""
    settings = Path(folder, "mkdocs.yml")
    settings.write_text(f"site_name: bare\ndocs_dir: {docs}\nsite_dir: {folder}/bare\nuse_directory_urls: false\nplugins: []\n")
    subprocess.run([sys.executable, "-m", "mkdocs", "build", "--quiet", "-f", str(settings)], stderr=subprocess.DEVNULL, check=True)


def weights(site: Path):
    """With everything that a first visit loads: style, scripts, fonts. The index comes when somebody asks."""
    def packed(*files: Path) -> int:
        return sum(len(gzip.compress(f.read_bytes(), 9)) if f.suffix != ".woff2" else f.stat().st_size for f in files)

    frame = packed(*site.glob("css/*.css"), *site.glob("fonts/*.woff2"), site / "js/find.js", site / "js/site.js")
    chapters = [p for p in site.glob("*/*.html") if re.fullmatch(r"\d+\.html", p.name)]
    heaviest = max(chapters, key=packed)
    any_page = max(site.rglob("*.html"), key=packed)
    whole, index = frame + packed(heaviest), packed(site / "js" / f"index-{heaviest.parent.name}.js")
    yield Row(f"the heaviest chapter page ({heaviest.parent.name} {heaviest.stem}), compressed, with all it loads", f"{whole / 1000:.0f} kB",
              f"page {packed(heaviest) / 1000:.0f} kB", "≤ 250 kB", whole <= HEAVIEST)
    yield Row(f"the heaviest page of any kind ({any_page.relative_to(site)})", f"{(frame + packed(any_page)) / 1000:.0f} kB", "", "≤ 250 kB", frame + packed(any_page) <= HEAVIEST)
    yield Row("and the index of its book, when it is first asked", f"{index / 1000:.0f} kB")


def growth(around: dict, folder: str):
    """The same book once, and five times over: what does a clause cost?"""
    copies = []
    for number in range(COPIES):
        copy = Path(folder, "rules", f"copy{number}")
        shutil.copytree(ROOT / "rules" / "campaign", copy)
        head = copy / "book.cw"
        head.write_text(head.read_text(encoding="utf-8").replace("book campaign", f"book copy{number}", 1), encoding="utf-8")
        copies.append(copy)
    shutil.copytree(ROOT / "rules" / "shared", Path(folder, "rules", "shared"))
    one = build(around, Path(folder, "one"), "--book", str(copies[0]))
    all_ = build(around, Path(folder, "all"), *(w for c in copies for w in ("--book", str(c))))
    yield Row("a site of one book of 46 clauses", ms(one), "1.00 × a clause")
    yield Row(f"a site of {COPIES} such books", ms(all_), f"{times(all_ / one / COPIES)} a clause", "flat", all_ <= 1.2 * COPIES * one)


def serving(around: dict, folder: str):
    """From saving a rule to the page that shows it, on September 1939."""
    book = Path(folder, "rules", "w39")
    shutil.copytree(ROOT / "rules" / "w39", book)
    chapter = book / "08a-attacks.cw"
    server = subprocess.Popen([sys.executable, "-m", "kb.cli", "site", "serve", "--book", str(book), "--out", os.path.join(folder, "served"),
                               "--port", str(PORT)], env=around, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
    try:
        next(line for line in server.stdout if "http" in line)
        chapter.write_text(chapter.read_text(encoding="utf-8").replace("figure fire_borne = 3", "figure fire_borne = 4"), encoding="utf-8")
        took = one_ms(lambda: wait_for(f"http://127.0.0.1:{PORT}/w39/8.html", "fire_borne = 4"))
    finally:
        server.kill()
    yield Row("`site serve`: one changed clause of w39 is shown after", ms(took), "", "≤ 3 s", took <= 3000)


def wait_for(address: str, text: str) -> None:
    end = time.monotonic() + 120
    while time.monotonic() < end:
        try:
            if text in urllib.request.urlopen(address).read().decode():
                return
        except OSError:
            pass  # between two sites
        time.sleep(0.05)
    raise SystemExit(f"{address} never showed {text}")
