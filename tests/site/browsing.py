"""A browser on the built site, on the screens people have, with an eye on what must never happen."""

from __future__ import annotations

import os
import shutil
import threading
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

from tests.site.making import Site

FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking", "--disable-component-update",
         "--disable-sync", "--font-render-hinting=none", "--enable-font-subpixel-positioning", "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1"]
NAMES = ("chromium", "chromium-browser", "google-chrome")
SCREENS = {
    "phone": {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True},
    "desktop": {"viewport": {"width": 1440, "height": 900}},
}
SCHEMES = ("light", "dark")
KINDS = {
    "home": "index.html", "book": "w39/index.html", "chapter": "w39/7.html", "answers": "w39/answers-8.3.html", "actions": "w39/actions.html",
    "sequence": "w39/sequence.html", "disputes": "w39/disputes.html", "trust": "w39/trust.html", "positions": "w39/positions.html",
    "tables": "w39/tables.html", "changes": "w39/changes.html", "lost": "404.html",
    "asks": "w39/ask.html", "interview": "w39/may-counter-attack.html",
}
HERE = ("file:", "data:", "blob:", "about:")
WAIT = 8_000 * (3 if os.environ.get("CI") else 2)  # a machine may be busy

NOTE_SHIFTS = """
window.shifted = 0;
new PerformanceObserver(list => { for (const e of list.getEntries()) if (!e.hadRecentInput) window.shifted += e.value; })
  .observe({ type: "layout-shift", buffered: true });
"""


def executable() -> str | None:
    return next((found for name in NAMES if (found := shutil.which(name))), None)


class Quiet(SimpleHTTPRequestHandler):
    """Files as they lie there, and 404.html for what does not, as the usual hosts do it."""

    def log_message(self, *args):
        pass

    def send_error(self, code, message=None, explain=None):
        if code != 404:
            return super().send_error(code, message, explain)
        body = (Path(self.directory) / "404.html").read_bytes()
        self.send_response(404)
        self.send_header("Content-Type", "text/html; charset=utf-8")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)


@contextmanager
def served(folder: Path):
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(folder)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield f"http://127.0.0.1:{server.server_port}"
    finally:
        server.shutdown()
        server.server_close()


class Visitor:
    """Opens pages; whatever went wrong on any of them is told at the end."""

    def __init__(self, browser, site: Site, host: str):
        self.browser, self.site, self.host = browser, site, host
        self.wrong: list[str] = []
        self.contexts = []

    def address(self, name: str, via: str = "http") -> str:
        return f"{self.host}/{name}" if via == "http" else f"{self.site.folder.as_uri()}/{name}"

    def open(self, name: str = "index.html", screen: str = "desktop", scheme: str = "light", via: str = "http", **options):
        context = self.browser.new_context(**{**SCREENS[screen], "color_scheme": scheme, **options})
        context.set_default_timeout(WAIT)
        context.add_init_script(NOTE_SHIFTS)
        if via == "http":
            context.grant_permissions(["clipboard-read", "clipboard-write"], origin=self.host)
        self.contexts.append(context)
        page = context.new_page()
        page.on("console", lambda message: self.heard(page, message))
        page.on("pageerror", lambda error: self.wrong.append(f"{page.url}: {error}"))
        page.on("request", self.asked)
        page.on("dialog", self.alarmed)
        page.goto(self.address(name, via))
        return page

    def heard(self, page, message) -> None:
        missing = "status of 404" in message.text and message.location.get("url") == page.url  # the page itself, asked for on purpose
        if message.type in ("error", "warning") and not missing:
            self.wrong.append(f"{page.url}: {message.type}: {message.text}")

    def asked(self, request) -> None:
        if not request.url.startswith((self.host, *HERE)):
            self.wrong.append(f"asked another host: {request.url}")

    def alarmed(self, dialog) -> None:
        self.wrong.append(f"a script ran: {dialog.message}")
        dialog.dismiss()

    def close(self) -> None:
        for context in self.contexts:
            context.close()
        assert not self.wrong, "\n".join(dict.fromkeys(self.wrong))


# ---- what tests ask of a page -----------------------------------------------------------------------


def width_needed(page) -> int:
    return page.evaluate("document.scrollingElement.scrollWidth")


def too_wide(page, width: int) -> list[str]:
    """What sticks out at the right, for the message of a failing test."""
    return page.evaluate(
        """width => [...document.querySelectorAll('body *')].filter(e => e.getBoundingClientRect().right > width + 1 && !e.closest('.scroll, pre'))
           .slice(0, 5).map(e => e.tagName + '.' + e.className + ' ' + Math.round(e.getBoundingClientRect().right) + ' ' + e.textContent.slice(0, 40))""",
        width)


def focused(page) -> str:
    return page.evaluate("(e => e ? (e.getAttribute('name') || e.className || e.tagName) : '')(document.activeElement)")


def in_view(page, selector: str) -> bool:
    """Its top is on the screen and below the header."""
    return page.evaluate(
        """selector => { const e = selector.startsWith('#') ? document.getElementById(selector.slice(1)) : document.querySelector(selector);
           const r = e.getBoundingClientRect(), head = document.querySelector('.cw-head').getBoundingClientRect().bottom;
           return r.height > 0 && r.top >= head - 1 && r.top < innerHeight; }""", selector)


def settle(page) -> None:
    """Fonts are there and two frames have passed."""
    page.evaluate("document.fonts.ready.then(() => new Promise(r => requestAnimationFrame(() => requestAnimationFrame(() => r(1)))))")
