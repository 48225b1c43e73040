"""A bar for long work: on stderr, only for a person watching, and only once it has taken a second."""

from __future__ import annotations

import sys
import time

from kb.cli.output import on_terminal

PATIENCE = 1  # seconds before a bar appears
PAUSE = 1 / 10  # between two drawings
WIDTH = 30


class Progress:
    """Call it with what is done and what there is in all; `with` clears the bar at the end."""

    def __init__(self, what: str, stream=None, clock=time.monotonic):
        self.what, self.stream, self.clock = what, stream or sys.stderr, clock
        self.begun, self.drawn, self.shown = clock(), 0, False

    def __call__(self, done: int, total: int) -> None:
        now = self.clock()
        if not on_terminal(self.stream) or now - self.begun < PATIENCE or now - self.drawn < PAUSE and done < total:
            return
        self.drawn, self.shown = now, True
        full = WIDTH * done // total if total else WIDTH
        self.stream.write(f"\r{self.what} [{'#' * full}{'.' * (WIDTH - full)}] {done}/{total}")
        self.stream.flush()

    def __enter__(self) -> "Progress":
        return self

    def __exit__(self, *_) -> None:
        if self.shown:
            self.stream.write("\r\x1b[K")
            self.stream.flush()
