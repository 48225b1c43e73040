"""A built page as a reader without a browser sees it: anchors, links, text."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import lru_cache
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

SILENT = {"script", "style"}
ADDRESSES = {"href", "src", "action", "formaction", "poster", "data", "srcset", "xlink:href", "ping", "background"}


@dataclass
class Html(HTMLParser):
    """Every id, every address, every attribute, and the text."""

    ids: list[str] = field(default_factory=list)
    links: list[tuple[str, str, str]] = field(default_factory=list)  # tag, attribute, address
    attributes: list[tuple[str, str, str]] = field(default_factory=list)  # tag, attribute, value
    tags: dict[str, int] = field(default_factory=dict)
    text: list[str] = field(default_factory=list)
    code: list[str] = field(default_factory=list)  # what stands in <script> and <style>
    inside: str = ""

    def __post_init__(self):
        HTMLParser.__init__(self, convert_charrefs=True)

    def handle_starttag(self, tag, attrs):
        self.tags[tag] = self.tags.get(tag, 0) + 1
        for name, value in attrs:
            value = value or ""
            self.attributes.append((tag, name, value))
            if name == "id":
                self.ids.append(value)
            if name in ADDRESSES:
                self.links.append((tag, name, value))
        if tag in SILENT:
            self.inside = tag

    def handle_endtag(self, tag):
        if tag == self.inside:
            self.inside = ""

    def handle_data(self, data):
        (self.code if self.inside else self.text).append(data)

    @property
    def words(self) -> str:
        return " ".join(" ".join(self.text).split())


@lru_cache(maxsize=None)
def read_html(path: Path) -> Html:
    page = Html()
    page.feed(path.read_text(encoding="utf-8"))
    page.close()
    return page


def target(page: str, address: str) -> tuple[str, str]:
    """The page (from the folder of the site) and the anchor that an address on a page leads to."""
    parts = urlsplit(address)
    if not parts.path:
        return page, unquote(parts.fragment)
    steps = [] if parts.path.startswith("/") else page.split("/")[:-1]
    for step in unquote(parts.path).split("/"):
        if step == "..":
            assert steps, f"{page}: {address} leads out of the site"
            steps.pop()
        elif step not in ("", "."):
            steps.append(step)
    return "/".join(steps), unquote(parts.fragment)


def leads_away(address: str) -> bool:
    """A host of its own: `https://…`, but also `//host/…`."""
    parts = urlsplit(address)
    return bool(parts.netloc) or parts.scheme not in ("", "data")
