"""The most memory a process takes that has read September 1939 and 3,000 units, and answered a question."""

from __future__ import annotations

import resource
import subprocess
import sys

from measure import Row

UNITS, MOST = 3000, 150


def rows():
    said = subprocess.run([sys.executable, __file__], capture_output=True, text=True, check=True).stdout
    peak = int(said) / 1024
    yield Row(f"memory for w39 and {UNITS:,} units, peak", f"{peak:.0f} MB", "", f"≤ {MOST} MB", peak <= MOST)


def answer_one() -> None:
    from boards import position_of, spread, the_question

    from kb.answers.asking import ask
    from kb.answers.words import understand
    from kb.language.loader import load_book

    book, _ = load_book("w39")
    position = position_of(spread(UNITS), book)
    ask(book, position, understand(the_question(UNITS), book, position).question)


if __name__ == "__main__":
    answer_one()
    print(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss)
