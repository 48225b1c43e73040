"""Parsers for the sub-commands: one for the command asked for, with its examples at the end of its help."""

from __future__ import annotations

import argparse
import sys

from kb.cli.main import BAD_INPUT, COMMANDS
from kb.cli.output import complain, width_of


class Parser(argparse.ArgumentParser):
    """Errors of usage as the other messages look: one line, and where to read on."""

    def error(self, message: str):
        complain(f"error: {message}\n   = help: {self.prog} --help shows how it is used")
        raise SystemExit(BAD_INPUT)


def parser_for(name: str, command) -> Parser:
    examples = "\n".join(f"  {line}" for line in command.EXAMPLES.strip().splitlines())
    parser = Parser(prog=f"clausewitz {name}", description=f"{COMMANDS[name].capitalize()}.", allow_abbrev=False,
                    epilog=f"examples:\n{examples}", formatter_class=layout)
    command.arguments(parser)
    parser.add_argument("--debug", action="store_true", help="show the traceback of an unexpected error")
    return parser


def layout(prog: str) -> argparse.HelpFormatter:
    """Told how wide it is, argparse loads nothing to find it out."""
    return argparse.RawDescriptionHelpFormatter(prog, width=min(100, width_of(sys.stdout)) - 2)


def book_argument(parser: Parser) -> None:
    parser.add_argument("book", metavar="BOOK", help="a rulebook's short name (see `clausewitz books`), or a folder of rules")


def json_option(parser: Parser) -> None:
    parser.add_argument("--json", action="store_true", help="for programs")


def position_option(parser: Parser) -> None:
    parser.add_argument("--position", metavar="NAME|FILE",
                        help="a position that comes with the book (see `clausewitz positions`), or a file (text or .json)")
