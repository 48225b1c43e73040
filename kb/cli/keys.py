"""What a player types: a line, or at a terminal a choice made with the arrow keys."""

from __future__ import annotations

import os
import sys

from kb.cli.output import on_terminal, wants_colour, width_of

ESCAPES = {"[C": "next", "[D": "back", "[A": "back", "[B": "next", "OC": "next", "OD": "back", "OA": "back", "OB": "next", "[Z": "back"}
LONGEST = 200


def heard(choices: list[str], number: str) -> str:
    """A line of text. EOFError when there is nobody any more."""
    if sys.stdin is None:
        raise EOFError
    if on_terminal(sys.stdin) and on_terminal(sys.stdout) and os.environ.get("TERM", "dumb") != "dumb":
        try:
            import termios
            import tty
        except ImportError:  # no such terminal here
            return line()
        return chosen(choices, number, termios, tty)
    return line()


def line() -> str:
    sys.stdout.write("> ")
    sys.stdout.flush()
    try:
        text = sys.stdin.readline(10_000)
    except UnicodeDecodeError:
        return "\ufffd"
    if not text:
        raise EOFError
    if not on_terminal(sys.stdin):
        sys.stdout.write(text.rstrip("\r\n") + "\n")  # a transcript reads as a conversation
    return text.strip()


def chosen(choices: list[str], number: str, termios, tty) -> str:
    """Arrows move, Enter takes, letters and digits are typed."""
    handle = sys.stdin.fileno()
    before = termios.tcgetattr(handle)
    mark, typed = 0, ""
    try:
        tty.setcbreak(handle, termios.TCSANOW)  # what is typed ahead counts
        while True:
            draw(choices, mark, typed, number)
            key = key_from(handle)
            if key in ("next", "back"):
                mark = (mark + (1 if key == "next" else -1)) % len(choices)
            elif key == "enter":
                return typed or choices[mark]
            elif key == "erase":
                typed = typed[:-1]
            elif key == "end":
                raise EOFError
            elif key.isprintable() and len(typed) < LONGEST:
                typed += key
    finally:
        termios.tcsetattr(handle, termios.TCSANOW, before)
        sys.stdout.write("\n")
        sys.stdout.flush()


def key_from(handle: int) -> str:
    first = os.read(handle, 1)
    if not first or first == b"\x04":
        return "end"
    if first == b"\x1b":
        return ESCAPES.get(sequence(handle), "\x1b")
    if first in (b"\r", b"\n"):
        return "enter"
    if first in (b"\x7f", b"\x08"):
        return "erase"
    if first == b"\t":
        return "next"
    more = {0b110: 1, 0b1110: 2, 0b11110: 3}.get(first[0] >> 5 if first[0] < 0xE0 else first[0] >> 4 if first[0] < 0xF0 else first[0] >> 3, 0)
    return (first + (os.read(handle, more) if more else b"")).decode("utf-8", "replace")


def sequence(handle: int) -> str:
    """What follows Escape: the whole of what one key sends, or nothing."""
    import select

    found = ""
    while len(found) < 8 and select.select([handle], [], [], 0.05)[0]:
        found += os.read(handle, 1).decode("ascii", "replace")
        if len(found) > 1 and (found[-1].isalpha() or found[-1] == "~") or found not in ("[", "O") and len(found) == 1:
            break
    return found


def draw(choices: list[str], mark: int, typed: str, number: str) -> None:
    """One line, drawn again at each key."""
    shown = [f"[{c}]" if i == mark and not typed else f" {c} " for i, c in enumerate(choices)]
    if wants_colour(sys.stdout) and not typed:
        shown[mark] = f"\x1b[7m{shown[mark]}\x1b[0m"
    hint = " or a number" if number else ""
    tail = f"> {typed}" if typed else f"(arrows, Enter{hint}; undo, list, help, quit)"
    room = width_of(sys.stdout) - sum(map(len, choices)) - 4 * len(choices) - 3  # a line that breaks could not be drawn over
    tail = tail[-room:] if typed else tail if len(tail) <= room else ""
    sys.stdout.write(f"\r\x1b[K  {' '.join(shown)}  {tail}")
    sys.stdout.flush()
