"""The text of a position, cut into lines of words that know where they stand."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Collection

from kb.language.records import record
from kb.language.spans import Diagnostic, Span

PIECE = re.compile(r'(?P<name>"[^"]*")|(?P<ratio>[0-9]+:[0-9]+(?![^\s,:()=+"]))|(?P<run>[^\s,:()=+"]+)|(?P<mark>[,:()=+])|(?P<open>")')
WORD = re.compile(r"[^\W\d_]\w*")
NUMBER = re.compile(r"[-−]?[0-9]{1,30}(\.[0-9]{1,30}|/[0-9]{1,30})?")
START = re.compile(r"#@([0-9]{1,6})$")
MOST_MESSAGES = 100
MOST_TEXT = 4_000_000
MOST_COMPARED = 20_000  # names looked through for suggestions: what follows stays linear in the text


@record
class Token:
    """A word, quoted name, number, ratio, mark, or something odd; JSON text may be a name or a number, either."""

    kind: str
    text: str
    line: int = 0
    column: int = 0
    width: int = 1

    def is_(self, *texts: str) -> bool:
        return self.kind in ("word", "mark") and self.text in texts


class Bad(Exception):
    """Something in a position that cannot be used: stops the part it stands in, not the reading."""

    def __init__(self, code: str, message: str, token: Token | None, help: str = "", label: str = ""):
        super().__init__(message)
        self.code, self.message, self.token, self.help, self.label = code, message, token, help, label


class Report:
    """The messages of one text, a bounded number of them."""

    def __init__(self, file: str, clause: str, source: str = ""):
        self.file, self.clause, self.source = file, clause, source
        self.messages: list[Diagnostic] = []
        self.left_out = 0
        self.compared = 0

    def add(self, bad: Bad) -> None:
        if len(self.messages) >= MOST_MESSAGES:
            self.left_out += 1
            return
        at = bad.token
        span = Span(self.file, at.line, at.column, at.width, self.clause) if at else Span(self.file, clause=self.clause)
        self.messages.append(Diagnostic(bad.code, bad.message, span, bad.label, bad.help, source=self.source))

    @property
    def full(self) -> bool:
        return len(self.messages) >= MOST_MESSAGES

    def near(self, word: str, among: Collection[str]) -> str:
        """`did you mean …?`, when a known name is near."""
        self.compared += len(among)
        if self.full or self.compared > MOST_COMPARED:
            return ""
        from difflib import get_close_matches  # only a mistake needs it

        found = get_close_matches(word[:40], sorted(among), 1, 0.6)
        return f"did you mean `{found[0]}`?" if found else ""

    def all(self) -> list[Diagnostic]:
        if not self.left_out:
            return self.messages
        more = Diagnostic("CW519", f"{self.left_out} further errors are not shown", Span(self.file, clause=self.clause),
                          help="mend these first")
        return [*self.messages, more]


def short(text: str, most: int = 40) -> str:
    """A stranger's word, cut to what a message can hold."""
    return text if len(text) <= most else text[: most - 1] + "…"


def clean(text: str) -> str:
    text = text.removeprefix("\ufeff").replace("\r\n", "\n").replace("\r", "\n")
    return text if text.isascii() else unicodedata.normalize("NFC", text)


def is_text(text: str) -> bool:
    return "\0" not in text and len(text) <= MOST_TEXT


def cut(text: str) -> tuple[list[list[Token]], str]:
    """The lines that say something, and the source to show beside messages. `#@12` on top: what follows begins on line 12."""
    rows = clean(text).split("\n")
    first, start = 1, START.match(rows[0])
    if start:
        first, rows = int(start[1]), rows[1:]
    source = "\n" * (first - 1) + "\n".join(rows)
    lines: list[list[Token]] = []
    going_on = False
    for number, raw in enumerate(rows, first):
        tokens = tokens_of(raw, number)
        if tokens and going_on:
            lines[-1].extend(tokens)
        elif tokens:
            lines.append(tokens)
        going_on = bool(lines) and lines[-1][-1].is_(",", "+")
    return lines, source


def tokens_of(raw: str, line: int) -> list[Token]:
    found = []
    for piece in PIECE.finditer(raw):
        text, kind, start = piece[0], piece.lastgroup, piece.start()
        if text[0] == "#" and (start == 0 or raw[start - 1].isspace()):
            break
        if kind == "name":
            text = text[1:-1]
        elif kind == "run":
            kind = kind_of(text)
        found.append(Token(kind, text, line, start + 1, piece.end() - start))
    return found


def kind_of(text: str) -> str:
    if WORD.fullmatch(text):
        return "word"
    return "number" if NUMBER.fullmatch(text) else "odd"


def between_commas(tokens: list[Token]) -> list[list[Token]]:
    """The parts of a list, its brackets kept together."""
    parts: list[list[Token]] = [[]]
    depth = 0
    for token in tokens:
        if token.kind == "mark":
            depth += {"(": 1, ")": -1}.get(token.text, 0)
        if token.is_(",") and depth <= 0:
            parts.append([])
        else:
            parts[-1].append(token)
    return parts


class Line:
    """Reads one line from left to right."""

    def __init__(self, tokens: list[Token]):
        self.tokens, self.at = tokens, 0

    @property
    def here(self) -> Token | None:
        return self.tokens[self.at] if self.at < len(self.tokens) else None

    def sees(self, *texts: str) -> bool:
        return self.here is not None and self.here.is_(*texts)

    def skip(self, *texts: str) -> bool:
        if self.sees(*texts):
            self.at += 1
            return True
        return False

    def take(self, what: str) -> Token:
        token = self.here
        if token is None or token.kind in ("mark", "open"):
            raise Bad("CW501", f"{what} is missing here", token or after(self.tokens[-1]), unclosed(token))
        self.at += 1
        return token

    def need(self, mark: str) -> None:
        if not self.skip(mark):
            raise Bad("CW501", f"`{mark}` is missing here", self.here or after(self.tokens[-1]))

    def end(self) -> None:
        if self.here is not None:
            raise Bad("CW501", f"nothing more may stand here, but there is `{short(self.here.text)}`", self.here, unclosed(self.here))

    def atom(self) -> tuple[Token, list[Token]]:
        """`fire(g, u)`: the word, and what stands in the brackets."""
        name, args = self.take("a word"), []
        self.need("(")
        while not self.skip(")"):
            args.append(self.take("a name or number"))
            if not self.sees(")"):
                self.need(",")
        return name, args


def after(token: Token) -> Token:
    return Token("mark", "", token.line, token.column + token.width, 1)


def unclosed(token: Token | None) -> str:
    return "this quotation mark is never closed" if token is not None and token.kind == "open" else ""
