"""What text is laid out on: how wide it is and whether it takes colour. Nothing is printed here."""

from __future__ import annotations

import unicodedata

from kb.language.spans import visible

WIDEST = 100  # longer lines are hard to read, however wide the window
NARROWEST = 30
CITE = 8  # columns kept for a clause number
STYLES = {"bold": "1", "dim": "2", "red": "31", "green": "32", "yellow": "33", "blue": "34", "cyan": "36"}


class Paper:
    """Lays out lines with the clause number at the right edge."""

    def __init__(self, width: int = 80, colour: bool = False):
        self.width, self.colour = max(NARROWEST, min(width, WIDEST)), colour

    def paint(self, text: str, *styles: str) -> str:
        """Every colour goes through here, on text already made safe."""
        if not self.colour or not text or not styles:
            return text
        return "".join(f"\x1b[{STYLES[s]}m" for s in styles) + text + "\x1b[0m"

    def line(self, text: str, cite: str = "", indent: int = 0, styles: tuple[str, ...] = (), lead: str = "") -> list[str]:
        """One sentence, wrapped under itself, with its clause at the right edge of the first line.

        `lead` stands before the text and is not wrapped: the further lines hang under the text."""
        lead, cite = visible(lead), flat(cite)
        start = indent + columns(lead)
        edge = self.column_of_cites(cite) - 2 if cite else self.width
        first, *rest = wrap(flat(text), max(12, edge - start))
        shown = " " * indent + self.paint(lead, "dim") + self.paint(first, *styles)
        if cite:
            shown += " " * max(2, edge + 2 - start - columns(first)) + self.paint(cite, "cyan")
        return [shown.rstrip()] + [" " * start + self.paint(row, *styles) for row in rest]

    def column_of_cites(self, cite: str) -> int:
        """Cites start in one column, so that the eye runs down them; a long one moves to the left."""
        return self.width - max(CITE, columns(cite))


def flat(text: str) -> str:
    """Safe for a terminal, on one line, without doubled blanks."""
    return " ".join(visible(text).split())


def columns(text: str) -> int:
    """How many columns of a terminal a text takes."""
    return sum(0 if unicodedata.combining(c) else 2 if unicodedata.east_asian_width(c) in "WF" else 1 for c in text)


def wrap(text: str, width: int) -> list[str]:
    """Words into rows; a word longer than a row is cut, so that nothing runs over the edge."""
    rows: list[str] = []
    row = ""
    for word in text.split(" "):
        while columns(word) > width:
            if row:
                rows.append(row)
                row = ""
            rows.append(word[:width])
            word = word[width:]
        if row and columns(row) + 1 + columns(word) > width:
            rows.append(row)
            row = word
        else:
            row = f"{row} {word}" if row else word
    return rows + [row] if row or not rows else rows


def plural(count: int, one: str, many: str = "") -> str:
    return f"{count} {one if count == 1 else many or one + 's'}"
