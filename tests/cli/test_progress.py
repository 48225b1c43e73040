"""The bar shows itself only to someone who is watching, and only when there is something to wait for."""

import io

from kb.cli.progress import Progress


class Terminal(io.StringIO):
    def isatty(self):
        return True


def test_nothing_when_piped_or_quick():
    for stream, seconds in ((io.StringIO(), 60), (Terminal(), 0)):
        times = iter([0, *[seconds] * 9])
        with Progress("pins", stream, lambda: next(times)) as progress:
            progress(1, 2)
            progress(2, 2)
        assert stream.getvalue() == ""


def test_a_bar_that_clears_itself():
    stream, times = Terminal(), iter([0, 2, 4])
    with Progress("pins", stream, lambda: next(times)) as progress:
        progress(1, 2)
        progress(2, 2)
    shown = stream.getvalue().split("\r")
    assert shown[1] == "pins [" + "#" * 15 + "." * 15 + "] 1/2" and shown[-1] == "\x1b[K"
