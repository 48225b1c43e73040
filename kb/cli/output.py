"""The only way out: text for people on two streams. Callers hand over text that is safe, or have it made safe here."""

from __future__ import annotations

import os
import sys


def say(text: str) -> None:
    write(sys.stdout, text)


def complain(text: str) -> None:
    """A message for a person, on stderr; what it quotes from the input cannot steer the terminal."""
    from kb.language.spans import visible

    write(sys.stderr, visible(text))


def complain_of(diagnostics) -> None:
    from kb.show.diagnostics import diagnostics_text

    write(sys.stderr, diagnostics_text(diagnostics, paper_for(sys.stderr)))


class CannotWrite(Exception):
    """There is nowhere for the answer to go: a closed stream, or a full disk."""


def write(stream, text: str) -> None:
    """A terminal that lacks a letter gets its code, not a traceback."""
    line = text + "\n"
    try:
        if stream is None:
            raise CannotWrite("it is closed")
        stream.write(line)
    except UnicodeEncodeError:
        encoding = stream.encoding or "ascii"
        stream.write(line.encode(encoding, "backslashreplace").decode(encoding))
    except BrokenPipeError:
        raise
    except (OSError, ValueError) as err:  # ValueError: closed by us
        raise CannotWrite(getattr(err, "strerror", None) or str(err)) from None


def flush() -> None:
    """What was said goes out now, while a failure can still be told."""
    try:
        if sys.stdout is not None:
            sys.stdout.flush()
    except BrokenPipeError:
        raise
    except (OSError, ValueError) as err:
        raise CannotWrite(getattr(err, "strerror", None) or str(err)) from None


def tell(text: str) -> None:
    """On stderr if there is one; else nobody can be told."""
    try:
        complain(text)
        sys.stderr.flush()
    except (CannotWrite, OSError, ValueError, AttributeError):
        pass


def on_terminal(stream) -> bool:
    return bool(getattr(stream, "isatty", None) and stream.isatty())


def wants_colour(stream) -> bool:
    """Colour only for a person watching, and not when they have said no (https://no-color.org)."""
    return on_terminal(stream) and not os.environ.get("NO_COLOR") and os.environ.get("TERM") != "dumb"


def paper_for(stream=None):
    from kb.show.paper import Paper

    stream = stream or sys.stdout
    return Paper(width_of(stream), wants_colour(stream))


def width_of(stream) -> int:
    """As wide as COLUMNS says, else as the window is, else 80."""
    said = os.environ.get("COLUMNS", "")
    if said.isdecimal() and int(said[:6]):
        return int(said[:6])
    try:
        return os.get_terminal_size(stream.fileno()).columns or 80 if on_terminal(stream) else 80
    except (OSError, ValueError):
        return 80
