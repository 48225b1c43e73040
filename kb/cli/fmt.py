"""`clausewitz fmt`: rule files in the common style."""

from __future__ import annotations

import os
from pathlib import Path

from kb.cli.files import read_text, refuse, write_whole
from kb.cli.main import FAILED
from kb.cli.output import say
from kb.language.spans import Refused, visible

EXAMPLES = """
clausewitz fmt                            all the rules of this checkout
clausewitz fmt rules/w39/08-combat.cw
clausewitz fmt rules/w39 --check          change nothing; exit status 1 if something would change
"""


def arguments(parser) -> None:
    parser.add_argument("paths", metavar="PATH", nargs="*", help="rule files, or folders that hold some")
    parser.add_argument("--check", action="store_true", help="only say which files would change")


def run(options) -> int:
    from kb.language.formatter import format_text

    files = rule_files(options.paths)
    texts = {file: read_text(file) for file in files}
    changed = [(file, new) for file, old in texts.items() if (new := formatted(format_text, old, file)) != raw(file)]
    for file, new in changed:
        if not options.check:
            write_whole(file, new)
        say(f"{'would change' if options.check else 'changed'}  {visible(short(file))}")
    if not changed:
        say(f"{len(files)} files, nothing to change" if len(files) != 1 else "nothing to change")
    return FAILED if options.check and changed else 0


def formatted(format_text, text: str, file: str) -> str:
    try:
        return format_text(text)
    except Refused as err:
        from dataclasses import replace

        raise Refused(*(replace(d, span=replace(d.span, file=file), source=text) for d in err.diagnostics)) from None


def raw(file: str) -> str:
    with open(file, "rb") as source:
        return source.read().decode("utf-8")


def short(file: str) -> str:
    """As seen from here, when it lies below."""
    near = os.path.relpath(file)
    return file if near.startswith("..") else near


def rule_files(paths: list[str]) -> list[str]:
    """The .cw files among what was named, each once."""
    if not paths:
        from kb.language.loader import rules_folder

        paths = [rules_folder()]
    found: dict[str, None] = {}
    for path in paths:
        inside = sorted(str(p) for p in Path(path).rglob("*.cw")) if os.path.isdir(path) else [path]
        if not inside:
            raise refuse("CW011", "this folder holds no rule files", path, "rule files end in .cw")
        if not os.path.isdir(path) and os.path.exists(path) and not path.endswith(".cw"):
            raise refuse("CW018", "this is not a rule file", path, "rule files end in .cw")
        found |= dict.fromkeys(inside)
    return list(found)
