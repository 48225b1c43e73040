"""A rule file cut at its clause headers, so that an error in one clause never hides another."""

from __future__ import annotations

import re
from dataclasses import dataclass, field

HEADER = re.compile(r"\[([^\]\s]+)\][ \t]*(.*)$")
SUMMARY = re.compile(r"\s*\|\s?(.*)$")
EXAMPLE = re.compile(r"\s*example\b")
NUMBER = re.compile(r"[a-z0-9][\w./\-]*(#\d+)?$")


@dataclass
class ExampleText:
    """The raw lines of one example: its heading, its position, its question and expectation."""

    heading: str
    line: int
    lines: list[tuple[int, str]] = field(default_factory=list)


@dataclass
class Block:
    """One clause (or the part of a file before the first header) as text."""

    number: str
    title: str
    line: int
    summary: list[str] = field(default_factory=list)
    code: list[str] = field(default_factory=list)
    first_code_line: int = 1
    examples: list[ExampleText] = field(default_factory=list)


def split(text: str) -> list[Block]:
    """Blocks in the order of the file; line numbers count from 1."""
    blocks = [Block("", "", 1)]
    for line, raw in enumerate(text.split("\n"), 1):
        raw = raw.rstrip("\r")
        header = HEADER.match(raw)
        if header:
            blocks.append(Block(header[1], header[2].strip(), line, first_code_line=line + 1))
            continue
        block = blocks[-1]
        if block.number and EXAMPLE.match(raw):
            block.examples.append(ExampleText(raw.strip(), line))
        elif block.examples:
            block.examples[-1].lines.append((line, raw))
        elif block.number and (summary := SUMMARY.match(raw)):
            block.summary.append(summary[1].strip())
            block.code.append("")
        else:
            block.code.append(raw)
    return blocks
