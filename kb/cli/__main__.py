"""`python -m kb.cli` is the command."""

from kb.cli.main import command

command()
