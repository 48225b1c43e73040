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


def write(stream, text: str) -> None:
    """A terminal that lacks a letter gets its code, not a traceback."""
    line = text + "\n"
    try:
        stream.write(line)
    except UnicodeEncodeError:
        encoding = stream.encoding or "ascii"
        stream.write(line.encode(encoding, "backslashreplace").decode(encoding))


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
    if said.isdigit() and int(said):
        return int(said)
    try:
        return os.get_terminal_size(stream.fileno()).columns or 80 if on_terminal(stream) else 80
    except (OSError, ValueError):
        return 80
