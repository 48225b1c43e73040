"""The command `clausewitz`: finds the file of a sub-command, runs it, and turns every failure into a message."""

from __future__ import annotations

import os
import sys
from importlib import import_module

from kb.cli.output import CannotWrite, complain, complain_of, flush, say, tell

COMMANDS = {  # each is a module of this folder, loaded only when it is asked for
    "ask": "answer a question about a position, with the clauses that decide it",
    "interview": "answer a question without a board: it asks what matters, one thing at a time",
    "clause": "show one clause: what it says, how it is disputed, what it became",
    "clauses": "list the clauses of a book",
    "dispute": "lay out what is disputed: the readings, what follows from each, the rulings",
    "settle": "record what your table agreed on in a dispute",
    "find": "find the clauses that speak of something",
    "compare": "say what changed between two editions of a book",
    "draw": "draw a position, or what a question asks of it, as an SVG file",
    "positions": "list the positions that come with a book",
    "books": "list the rulebooks",
    "check": "check rules and positions, run their examples, report coverage",
    "fmt": "lay out rule files in the common style",
    "schema": "print the JSON schema of what goes in and comes out",
    "site": "build the rulebook site, or show it while rules change",
    "export": "write a book's rules as a program for another engine",
}
TASTE = """\
clausewitz answers questions about the rules of wargames, and cites the clauses.

Try:
  clausewitz ask w39 "may 180 IR counter-attack I/93?" --position kock-crossroads
  clausewitz ask w39 "when may a unit counter-attack?"
  clausewitz interview w39 "may a unit counter-attack?"
  clausewitz clause w39 8.32
  clausewitz find w39 "crossing a river"
  clausewitz draw kock-crossroads -o kock.svg
"""
FAILED, BAD_INPUT, INTERRUPTED = 1, 2, 130


def main(argv: list[str] | None = None) -> int:
    """The exit status: 0 for any verdict, 1 for a failed check, 2 for bad input or a question not understood."""
    argv = sys.argv[1:] if argv is None else argv
    try:
        status = run(argv)
        flush()
        return status
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # the reader left; nothing more to say
        return 0
    except CannotWrite as err:
        tell(f"error: the answer cannot be written: {err}")
        return BAD_INPUT
    except KeyboardInterrupt:
        return INTERRUPTED
    except Exception as err:  # the last resort: a defect of ours must not look like a defect of the input
        return unexpected(err, argv)


def command() -> None:
    """The whole process: one question, then it ends. Nothing is collected on the way and nothing tidied up at the end, which
    together would take as long as the answer."""
    import gc

    gc.set_threshold(100_000, 20, 20)
    os._exit(main())  # which has flushed what it said; stderr is never held back


def run(argv: list[str]) -> int:
    if not argv or argv[0] in ("-h", "--help", "help"):
        return guide(argv)
    if argv[0] in ("-V", "--version"):
        say(f"clausewitz {version()}")
        return 0
    name = argv[0]
    if name not in COMMANDS:
        return no_such_command(name)
    from kb.cli.arguments import parser_for
    from kb.language.spans import Refused

    command = import_module(f"kb.cli.{name}")
    try:
        return command.run(parser_for(name, command).parse_args(argv[1:]))
    except Refused as err:
        complain_of(err.diagnostics)
        return BAD_INPUT
    except SystemExit as leave:  # argparse, after it has shown help or an error of usage
        return int(leave.code or 0)


def guide(argv: list[str]) -> int:
    if len(argv) > 1 and argv[1] in COMMANDS:
        return run([argv[1], "--help"])
    wide = max(map(len, COMMANDS)) + 2
    lines = [f"  {name.ljust(wide)}{text}" for name, text in COMMANDS.items()]
    say(TASTE + "\nCommands:\n" + "\n".join(lines) + "\n\n`clausewitz COMMAND --help` shows examples of each.")
    return 0


def no_such_command(name: str) -> int:
    import difflib

    close = difflib.get_close_matches(name.lower(), COMMANDS, 1, 0.6)
    hint = f"did you mean `{close[0]}`?" if close else "the commands are: " + ", ".join(COMMANDS)
    complain(f"error: there is no command `{name[:80]}`\n   = help: {hint}")
    return BAD_INPUT


def version() -> str:
    from importlib.metadata import PackageNotFoundError, version as installed

    try:
        return installed("clausewitz")
    except PackageNotFoundError:
        return "(not installed: running from its source)"


def unexpected(err: Exception, argv: list[str]) -> int:
    if "--debug" in argv:
        import traceback

        tell("".join(traceback.format_exception(err)).rstrip())
        return BAD_INPUT
    said = " ".join(str(err).split())[:200]
    tell(f"error: something went wrong inside clausewitz ({type(err).__name__}: {said}); this is our mistake: please "
         "report it, with the command you gave (--debug shows where it happened)")
    return BAD_INPUT


if __name__ == "__main__":
    command()
