"""`clausewitz site serve`: the site on this machine, built again when a rule changes; open pages reload themselves."""

from __future__ import annotations

import functools
import http.server
import os
import threading
import time

from kb.cli.files import refuse
from kb.cli.output import complain, complain_of, say
from kb.language.loader import beside_package, rules_folder
from kb.language.spans import Refused

PAUSE = 0.3  # seconds between two looks at the files
RELOAD = b"<script>new EventSource('/changed').onmessage=function(){location.reload()}</script></body>"


class Changes:
    """Tells waiting pages that there is something new."""

    def __init__(self):
        self.count, self.bell = 0, threading.Condition()

    def ring(self) -> None:
        with self.bell:
            self.count += 1
            self.bell.notify_all()

    def wait(self, seen: int, seconds: float) -> int:
        with self.bell:
            self.bell.wait_for(lambda: self.count != seen, seconds)
            return self.count


class Handler(http.server.SimpleHTTPRequestHandler):
    def __init__(self, *args, changes: Changes, **kwargs):
        self.changes = changes
        super().__init__(*args, **kwargs)

    def do_GET(self) -> None:
        try:
            if self.path == "/changed":
                self.tell_changes()
            else:
                self.page()
        except (BrokenPipeError, ConnectionResetError):
            pass  # the reader has gone

    def page(self) -> None:
        path = self.translate_path(self.path)
        path = os.path.join(path, "index.html") if os.path.isdir(path) else path
        if not path.endswith(".html") or not os.path.isfile(path):
            return super().do_GET()
        with open(path, "rb") as file:
            body = file.read().replace(b"</body>", RELOAD, 1)
        self.send_response(200)
        self.send_header("Content-Type", "text/html; charset=utf-8")
        self.send_header("Content-Length", str(len(body)))
        self.send_header("Cache-Control", "no-store")
        self.end_headers()
        self.wfile.write(body)

    def tell_changes(self) -> None:
        self.send_response(200)
        self.send_header("Content-Type", "text/event-stream")
        self.send_header("Cache-Control", "no-store")
        self.end_headers()
        seen = self.changes.count
        while True:
            now = self.changes.wait(seen, 15)
            self.wfile.write(b"data: new\n\n" if now != seen else b": still here\n\n")
            self.wfile.flush()
            seen = now

    def log_message(self, *_) -> None:
        pass


def serve(options) -> int:
    from kb.cli.site import build

    build(options)
    changes = Changes()
    try:
        handler = functools.partial(Handler, directory=options.out, changes=changes)
        server = http.server.ThreadingHTTPServer(("127.0.0.1", options.port), handler)
    except OSError as err:
        raise refuse("CW033", f"cannot listen on port {options.port}: {err.strerror}", help="name another one: --port 8001") from None
    server.daemon_threads = True
    threading.Thread(target=server.serve_forever, daemon=True).start()
    say(f"http://127.0.0.1:{server.server_port}/ – Ctrl-C ends it")
    try:
        watch(options, changes)
    except KeyboardInterrupt:
        return 0
    finally:
        server.shutdown()
    return 0


def watch(options, changes: Changes) -> None:
    """At once what has to do with the change, then the rest."""
    from kb.pages.build import build_site, make_ready

    seen = signs(options.book)
    late = 0
    try:
        made = make_ready(options.book)
    except Refused:  # changed since it was built: the loop tells of it
        made, seen = {}, {}
    while True:
        now = signs(options.book)
        if now == seen and not late:
            time.sleep(PAUSE)
            continue
        hurry, seen, begun = now != seen, now, time.monotonic()
        try:
            pages, late = build_site(options.out.rstrip("/"), options.book, made=made, hurry=hurry)
        except Refused as err:
            late = 0
            complain_of(err.diagnostics)
            continue
        if pages:
            changes.ring()
            complain(f"built in {time.monotonic() - begun:.1f} s" + ("; the rest follows" if late else ""))


def signs(books: list[str] | None) -> dict[str, tuple[int, int]]:
    """When every rule, position and theme file was last written."""
    folders = [b for b in books or [] if os.path.isdir(b)] + [rules_folder(), beside_package("site")]
    found = {}
    for folder in folders:
        for here, _, names in os.walk(folder):
            for name in names:
                path = os.path.join(here, name)
                try:
                    about = os.stat(path)
                except OSError:
                    continue  # an editor's temporary file
                found[path] = (about.st_mtime_ns, about.st_size)
    return found
