"""The text of a position → facts, with every error of the text."""

from __future__ import annotations

import os
from collections.abc import Callable

from kb.board.builder import Builder, Sorts
from kb.board.facts import Position, Value
from kb.board.lines import MOST_TEXT, Bad, Line, Report, Token, after, between_commas, cut, is_text, short
from kb.language.model import Book
from kb.language.spans import Diagnostic

SETTINGS = ("scenario", "turn", "round", "phase", "option")
KEYWORDS = (*SETTINGS, "closed", "open", "title", "note", "board", "map", "hex", "edge", "did", "not")
MAP_LINES = ("hex", "edge", "board")
FORMS = "a line is `unit u: …`, `hex 3229: …`, `edge 3228 3229: …`, `did …`, `not …`, `turn = 2`, `name(…)` or `name(…) = value`"
MOST_MAPS = 20
MOST_AT_ONCE = 100_000  # facts on one line: names times statements


def read_position(
    text: str, book: Book, name: str = "", file: str = "", open: bool = False, clause: str = ""
) -> tuple[Position, list[Diagnostic]]:
    """What the text states, checked against the book's vocabulary. Errors come back, they are not raised."""
    report = Report(file, clause)
    if not is_text(text):
        report.add(not_text("this is not the text of a position"))
        return Position(name, open), report.all()
    lines, report.source = cut(text)
    reader = PositionReader(book, report, open)
    reader.read(lines)
    return reader.position(name), reader.messages()


def not_text(message: str) -> Bad:
    return Bad("CW519", message, None, "a position is a text file of at most a few megabytes")


def map_text(path: str, token: Token) -> str:
    """The text of a map; only a plain file of moderate size is opened."""
    try:
        if not os.path.isfile(path):
            raise Bad("CW518", f"there is no map `{short(token.text)}`", token, "its name is read from where the position lies")
        with open(path, encoding="utf-8-sig") as file:
            text = file.read() if os.path.getsize(path) <= MOST_TEXT else "\0"
    except (OSError, ValueError):
        text = "\0"
    if not is_text(text):
        raise Bad("CW518", f"the map `{short(token.text)}` is not a readable text", token)
    return text


class Block:
    """`unit g, h: …`: the things a line speaks of, and what it says of them."""

    def __init__(self, sorts: Sorts, subjects: list[tuple[tuple[Value, ...], Token]], said: list[Token]):
        self.sorts, self.subjects, self.said = sorts, subjects, said


class PositionReader:
    """Settings first, then names, then what is said of them: lines may come in any order."""

    def __init__(self, book: Book, report: Report, is_open: bool):
        self.b = Builder(book, report)
        self.words = self.b.words
        self.report, self.open = report, is_open
        self.parts: list[tuple[Report, list[list[Token]]]] = []  # the text itself, and the maps it names
        self.closed_words: set[str] = set()
        self.options: set[str] = set()
        self.texts: dict[str, list[str]] = {"title": [], "note": []}

    def read(self, lines: list[list[Token]]) -> None:
        self.parts.append((self.report, lines))
        later = [(report, line) for report, line in self.every_line() if not self.guarded(self.setting, line)]
        self.b.settle_now()
        blocks: list[tuple[Report, list[Token], Block | None]] = []
        for self.report, line in later:
            blocks.append((self.report, line, self.header(line) if self.is_block(line) else None))
        for self.report, line, block in blocks:
            if block is not None:
                self.block(block)
            elif not self.is_block(line):
                self.guarded(self.statement, line)

    def every_line(self):
        """Lines of the text, then of the maps that were named in it."""
        for report, lines in self.parts:
            for line in lines:
                self.report = report
                yield report, line

    def guarded(self, reader: Callable[[Line], object], tokens: list[Token]) -> bool:
        """Read a line; an error in it is reported, and the line is done with."""
        self.b.report = self.report
        try:
            return bool(reader(Line(tokens)))
        except Bad as bad:
            self.report.add(bad)
            return True

    # ---- settings
    def setting(self, line: Line) -> bool:
        first, second = line.tokens[0], line.tokens[1] if len(line.tokens) > 1 else None
        assigned = second is not None and second.is_("=")
        if len(self.parts) > 1 and self.report is not self.parts[0][0] and not first.is_(*MAP_LINES):
            raise Bad("CW518", "a map holds only hexes, edges and the board", first, "put this line into the position")
        if first.kind != "word" or (second is not None and second.is_("(")):
            return False
        if first.text in SETTINGS and assigned:
            line.at = 2
            self.assign(first, line)
        elif first.text in ("closed", "open", "title", "note", "board", "map") and not assigned:
            line.at = 1
            getattr(self, f"on_{first.text}")(line, first)
        else:
            return False
        return True

    def assign(self, key: Token, line: Line) -> None:
        token = line.take("a value")
        if key.text in ("turn", "round"):
            self.b.set(key.text, self.b.whole(token), token)
        elif key.text == "phase":
            self.b.set("phase", self.words.phases[self.b.phase(token)], token)
        elif key.text == "scenario":
            self.b.set("scenario", self.b.one_of(token, self.words.scenarios, "scenario"), token)
        else:
            self.options.add(self.b.one_of(token, self.words.options, "option"))
            while line.skip(",", "+"):
                self.options.add(self.b.one_of(line.take("an option"), self.words.options, "option"))
        line.end()

    def on_closed(self, line: Line, first: Token) -> None:
        if line.here is None:
            self.open = False
            return
        known = {*self.words.stated, *self.words.deeds, *self.words.sorts}
        for part in between_commas(line.tokens[line.at :]):
            one = Line(part or [first])
            token = one.take("a word")
            one.end()
            if token.text not in known:
                raise Bad("CW502", f"unknown word `{short(token.text)}`", token, self.report.near(token.text, known))
            self.closed_words.add(token.text)

    def on_open(self, line: Line, first: Token) -> None:
        line.end()
        self.open = True

    def on_title(self, line: Line, first: Token) -> None:
        token = line.take("a text")
        if token.kind != "name":
            raise Bad("CW501", f"the {first.text} is written in quotation marks", token)
        line.end()
        self.texts[first.text].append(token.text)

    on_note = on_title

    def on_board(self, line: Line, first: Token) -> None:
        start = line.take("a hex")
        line.need("to")
        end = line.take("a hex")
        line.end()
        self.b.set_board(start, end)

    def on_map(self, line: Line, first: Token) -> None:
        """A map lies beside the position's file; a text without a file cannot name one."""
        token = line.take("the name of a file")
        line.end()
        home = self.parts[0][0].file
        if not home or os.path.isabs(token.text):
            raise Bad("CW518", "a map is named by its way from the file of the position", token,
                      "" if home else "this position is not in a file: copy the hex and edge lines into it")
        if len(self.parts) > MOST_MAPS:
            raise Bad("CW518", "these are too many maps for one position", token)
        path = os.path.join(os.path.dirname(home), token.text)
        lines, source = cut(map_text(path, token))
        self.parts.append((Report(path, "", source), lines))

    # ---- things
    def is_block(self, tokens: list[Token]) -> bool:
        first, second = tokens[0], tokens[1] if len(tokens) > 1 else None
        named = first.kind == "word" and (first.text in self.words.sorts or first.is_("hex", "edge"))
        return named and not (second is not None and second.is_("(", "="))

    def header(self, tokens: list[Token]) -> Block:
        """The things before the colon, each declared."""
        self.b.report = self.report
        first = tokens[0]
        colon = next((i for i, t in enumerate(tokens) if t.is_(":")), len(tokens))
        subjects = []
        for part in between_commas(tokens[1:colon]):
            try:
                subjects += self.edges(part, first) if first.is_("edge") else [self.thing(part, first)]
            except Bad as bad:
                self.report.add(bad)
        return Block(("hex", "hex") if first.is_("edge") else (first.text,), subjects, tokens[colon + 1 :])

    def thing(self, part: list[Token], first: Token) -> tuple[tuple[Value, ...], Token]:
        line = Line(part or [after(first)])
        token = line.take("a name")
        if line.here is not None:
            raise Bad("CW501", "after the name stands a colon", line.here, f"write: {first.text} {token.text}: …")
        return (self.b.declare(first.text, token),), token

    def edges(self, part: list[Token], first: Token) -> list[tuple[tuple[Value, ...], Token]]:
        """`edge A B`, or several in a row: `edge A B C`."""
        if len(part) < 2:
            raise Bad("CW501", "an edge lies between two hexes", part[0] if part else first, "write: edge 3228 3229: river")
        hexes = [self.b.hex(t) for t in part]
        for a, b, token in zip(hexes, hexes[1:], part[1:]):
            self.b.touching(a, b, token)
        return [((a, b), token) for a, b, token in zip(hexes, hexes[1:], part)]

    def block(self, block: Block) -> None:
        self.b.report = self.report
        before = len(self.report.messages) + self.report.left_out
        said = []
        for part in between_commas(block.said) if block.said else ():
            try:
                if not part:
                    raise Bad("CW501", "a statement is missing between the commas", block.said[0])
                if part[0].is_("in"):
                    self.declared_in(block, part)
                else:
                    said += [(part, s) for s in self.b.attribute(block.sorts, part)]
            except Bad as bad:
                self.report.add(bad)
        if len(said) * len(block.subjects) > MOST_AT_ONCE:
            self.report.add(Bad("CW519", "this line says too much at once", block.said[0], "divide it"))
            return
        for subject, token in block.subjects:
            known = self.size()
            for part, (word, values, holds) in said:
                try:
                    self.b.put(word, (*subject, *values), holds, part[0])
                except Bad as bad:
                    self.report.add(bad)
            faultless = len(self.report.messages) + self.report.left_out == before
            if faultless and self.size() == known and self.seen_before(block, subject, token):
                self.report.add(Bad("CW515", f"`{short(str(subject[0]))}` is declared twice, and this adds nothing", token, "leave one of them out"))

    def size(self) -> int:
        return len(self.b.facts) + len(self.b.denied)

    def seen_before(self, block: Block, subject: tuple[Value, ...], token: Token) -> bool:
        """Only what a position names itself counts as declared twice; maps and positions may both speak of a hex."""
        first = self.b.members.get(block.sorts[0], {}).get(subject[0], token)
        return self.words.listed(block.sorts[0]) and first is not token

    def declared_in(self, block: Block, part: list[Token]) -> None:
        """`battle x: …, in polish_attack`: when it was declared."""
        if not self.words.listed(block.sorts[0]):
            raise Bad("CW501", "only a declared thing, such as a battle, has a moment of its own", part[0])
        moment = self.b.moment(self.time(Line(part)))
        self.b.declared.update({str(subject[0]): moment for subject, _ in block.subjects})

    # ---- facts and deeds
    def statement(self, line: Line) -> None:
        holds = not line.skip("not")
        if line.skip("did"):
            name, args = line.atom()
            self.b.deed(name, args, self.time(line), holds)
            return
        if line.at + 1 < len(line.tokens) and line.tokens[line.at + 1].is_("("):
            name, args = line.atom()
        else:
            name, args = line.take("a word"), []
            if name.text not in self.words.stated and not line.sees("="):
                raise self.no_such_line(name)
        value = line.take("a value") if line.skip("=") else None
        line.end()
        self.b.fact(name, args, value, holds)

    def no_such_line(self, token: Token) -> Bad:
        if token.kind == "word" and token.text in {*self.words.worked_out, *self.words.deeds}:
            return self.b.not_stated(token)
        near = self.report.near(token.text, {*KEYWORDS, *self.words.sorts, *self.words.stated})
        return Bad("CW502", f"no line of a position begins with `{short(token.text)}`", token, near or FORMS)

    def time(self, line: Line) -> dict[str, Token]:
        """`in german_attack round 2 of turn 1`, each part optional."""
        when: dict[str, Token] = {}
        while line.here is not None:
            token = line.here
            if line.skip("of", "on"):
                line.need("turn")
                key = "turn"
            elif line.skip("in", "round"):
                key = token.text
            else:
                raise Bad("CW501", f"`{short(token.text)}` does not belong here", token, "after a deed stand: in PHASE, round N, of turn N")
            when[key] = line.take("a phase" if key == "in" else "a number")
        return when

    # ---- the whole
    def position(self, name: str) -> Position:
        return self.b.position(
            name=name, open=self.open, closed_words=frozenset(self.closed_words), options=frozenset(self.options),
            title=" ".join(self.texts["title"]), note="\n".join(self.texts["note"]))

    def messages(self) -> list[Diagnostic]:
        return [d for report, _ in self.parts for d in sorted(report.all(), key=lambda d: (not d.span.line, d.span.line, d.span.column))]
