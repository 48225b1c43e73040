"""`clausewitz site`: the rulebooks as a site for phone, laptop or a folder without a server."""

from __future__ import annotations

from kb.cli.files import refuse
from kb.cli.output import complain, say

EXAMPLES = """
clausewitz site build                      every book, into build/site
clausewitz site build --book w39 --out my-site
clausewitz site serve                      build, show it in a browser, build again when a rule changes
"""
OUT = "build/site"


def arguments(parser) -> None:
    parser.add_argument("what", metavar="WHAT", choices=("build", "serve"), help="build or serve")
    parser.add_argument("--book", metavar="BOOK", action="append", help="only this book (a name or a folder); may be given several times")
    parser.add_argument("--out", metavar="FOLDER", default=OUT, help=f"where the site goes (default: {OUT})")
    parser.add_argument("--url", metavar="URL", default="", help="where the site will stand on the web; only a site in a subfolder needs it, for its page of what is not found")
    parser.add_argument("--port", type=int, default=8000, metavar="N", help="serve: where to listen on this machine (default: 8000)")


def run(options) -> int:
    import importlib.util

    if importlib.util.find_spec("mkdocs") is None:
        raise refuse("CW030", "the site needs MkDocs, which is not installed", help='pip install "clausewitz[site]"')
    if options.what == "serve":
        from kb.cli.serving import serve

        return serve(options)
    return build(options)


def web_address(text: str) -> str:
    from urllib.parse import urlsplit

    if text and (urlsplit(text).scheme not in ("http", "https") or not urlsplit(text).netloc):
        raise refuse("CW034", f"`{text[:80]}` is no address of a site", help="write it whole, such as --url https://example.org/rules/")
    return text if not text or text.endswith("/") else f"{text}/"


def build(options) -> int:
    from kb.cli.progress import Progress
    from kb.pages.build import build_site

    bars: dict[str, Progress] = {}

    def progress(what: str, done: int, total: int) -> None:
        for name, bar in bars.items():
            if name != what:
                bar.__exit__()
        bars.setdefault(what, Progress(what))(done, total)

    try:
        pages, _ = build_site(options.out.rstrip("/"), options.book, progress, url=web_address(options.url))
    finally:
        for bar in bars.values():
            bar.__exit__()
    if pages:
        say(f"{pages} pages in {options.out}: open {options.out}/index.html")
    else:
        complain(f"nothing has changed since {options.out} was built")
    return 0
