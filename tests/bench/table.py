"""All benchmarks, one table."""

from __future__ import annotations

import sys
from importlib import import_module

ALL = ("asking", "cold", "finding", "checking", "comparing", "interviews", "memory", "talks", "travel", "website")
HEADINGS = ("what", "found", "ratio", "goal", "")


def main(names: list[str]) -> int:
    unknown = [n for n in names if n not in ALL]
    if unknown:
        print(f"there is no benchmark `{unknown[0]}`; there are: {', '.join(ALL)}", file=sys.stderr)
        return 2
    table = [HEADINGS]
    for name in names or ALL:
        print(f"{name} …", file=sys.stderr)
        table += [row.cells() for row in import_module(name).rows()]
    widths = [max(len(cell) for cell in column) for column in zip(*table)]
    for line in table:
        print("  ".join(cell.ljust(width) for cell, width in zip(line, widths)).rstrip())
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
