"""Puts a position together, statement by statement, and checks each against the vocabulary."""

from __future__ import annotations

from fractions import Fraction

from kb.board.facts import Deed, Fact, Moment, Position, Value
from kb.board.grid import Grid
from kb.board.lines import Bad, Line, Report, Token, short
from kb.board.moments import ANY_TIME, latest
from kb.board.vocabulary import Vocabulary, article, columns, listing, vocabulary
from kb.language.builtins import BUILTIN_WORDS
from kb.language.model import Book, Word

Said = tuple[Word, tuple[Value, ...], bool]  # a word, its values after the subject, and whether it holds
Sorts = tuple[str, ...]


class Builder:
    """Names first, then facts: a line may speak of a unit that a later line declares."""

    def __init__(self, book: Book, report: Report):
        self.book, self.report = book, report
        self.words: Vocabulary = vocabulary(book)
        self.grid = Grid(*book.grid)
        self.board: tuple[str, str] | None = None
        self.members: dict[str, dict[str, Token]] = {}
        self.sort_of: dict[str, str] = {}
        self.facts: dict[Fact, Token] = {}
        self.denied: dict[Fact, Token] = {}
        self.values: dict[Fact, tuple[Value, Token]] = {}
        self.deeds: dict[Deed, Token] = {}
        self.undone: dict[Deed, Token] = {}
        self.declared: dict[str, Moment] = {}
        self.settings: dict[str, object] = {}
        self.now: Moment | None = None

    # ---- settings
    def set(self, key: str, value: object, token: Token) -> None:
        if self.settings.setdefault(key, value) != value:
            raise Bad("CW522", f"`{key}` is stated twice, with different values", token, "keep one of them")

    def set_board(self, first: Token, last: Token) -> None:
        board = tuple(self.hex(t, seen=False) for t in (first, last))
        if (board[0][0].isdigit()) != (board[1][0].isdigit()):
            raise Bad("CW506", "the two corners of the board are written in different ways", last)
        self.set("board", board, first)
        self.board, self.grid = board, Grid(*self.book.grid, board)

    def whole(self, token: Token) -> int:
        number = self.number(token)
        if number.denominator != 1 or not 0 <= number <= 9999:
            raise Bad("CW509", f"a turn or round is a whole number, not {short(token.text)}", token)
        return int(number)

    def one_of(self, token: Token, known: set[str], what: str) -> str:
        """A scenario or an option; a book that declares none leaves the name to the position."""
        if known and token.text not in known:
            raise Bad("CW521", f"this book has no {what} `{short(token.text)}`", token,
                      self.report.near(token.text, known) or f"it has {listing(sorted(known))}")
        return token.text

    def settle_now(self) -> None:
        """The current moment. Without a phase it is the end of the turn: all of the turn may lie behind."""
        said = {k for k in ("turn", "phase", "round") if k in self.settings}
        if said:
            end = max(0, len(self.words.phases) - 1)
            self.now = Moment(self.settings.get("turn", 1), self.settings.get("phase", end), self.settings.get("round", 1))

    # ---- names and values
    def declare(self, sort: str, token: Token) -> str:
        if sort == "hex":
            return self.hex(token)
        if self.words.closed(sort):
            return self.constant(token, sort)
        name = self.plain_name(token, sort)
        other = self.sort_of.get(name, sort)
        if other != sort:
            raise Bad("CW515", f"`{short(name)}` is already {article(other)}", token, "one name for one thing: choose another")
        self.sort_of[name] = sort
        self.members.setdefault(sort, {}).setdefault(name, token)
        return name

    def plain_name(self, token: Token, sort: str) -> str:
        text = token.text
        if not text.strip():
            raise Bad("CW503", "a name may not be empty", token)
        if token.kind in ("name", "either"):
            return text
        if token.kind != "word" or "A" <= text[0] <= "Z":
            raise Bad("CW503", f"`{short(text)}` is not a plain word", token, f'write "{short(text)}" to name {article(sort)}')
        if text in ("turn", "round", "scenario") or (text in self.words.stated and not self.words.stated[text].params):
            raise Bad("CW515", f"`{text}` has a meaning of its own", token, "choose another name")
        return text

    def value(self, token: Token, sort: str) -> Value:
        """What a word or number means where this sort belongs."""
        if sort == "number":
            return self.number(token)
        if sort == "hex":
            return self.hex(token)
        if sort == "phase":
            return self.phase(token)
        if sort == "phase_kind":
            return self.from_list(token, sort, self.words.phase_kinds)
        if self.words.closed(sort):
            return self.constant(token, sort)
        return self.individual(token, sort)

    def number(self, token: Token) -> Fraction:
        if token.kind not in ("number", "either"):
            raise Bad("CW504", f"a number belongs here, not `{short(token.text)}`", token, "write 3, 2.4 or 1/2")
        try:
            return Fraction(token.text.replace("−", "-"))
        except ZeroDivisionError:
            raise Bad("CW509", "no number is divided by zero", token) from None

    def hex(self, token: Token, seen: bool = True) -> str:
        text = token.text
        if self.grid.place(text) is None:
            known = self.known_as(text)
            if known:
                raise Bad("CW504", f"a hex belongs here, but `{short(text)}` is {known}", token)
            raise Bad("CW506", f"`{short(text)}` is not the id of a hex", token, "write column and row with their zeros, as in 0311")
        if not self.grid.valid(text):
            raise Bad("CW507", f"hex {text} lies off the map", token, f"the board reaches from {self.board[0]} to {self.board[1]}")
        if seen:
            self.members.setdefault("hex", {}).setdefault(text, token)
        return text

    def touching(self, a: str, b: str, token: Token) -> None:
        if self.grid.distance(a, b) != 1:
            raise Bad("CW517", f"{a} and {b} do not touch", token, f"around {a} lie {', '.join(self.grid.neighbours(a))}")

    def phase(self, token: Token) -> str:
        if token.text not in self.words.phases:
            raise Bad("CW513", f"this book has no phase `{short(token.text)}`", token,
                      self.report.near(token.text, self.words.phases) or f"its phases: {listing(self.words.phases)}")
        return token.text

    def constant(self, token: Token, sort: str) -> str:
        return self.from_list(token, sort, self.words.sorts[sort].members)

    def from_list(self, token: Token, sort: str, members) -> str:
        if token.text in members:
            return token.text
        known = self.known_as(token.text)
        if known:
            raise Bad("CW504", f"{article(sort)} belongs here, but `{short(token.text)}` is {known}", token, f"one of {listing(members)}")
        raise Bad("CW503", f"there is no {sort} `{short(token.text)}`", token, self.report.near(token.text, members) or f"one of {listing(members)}")

    def individual(self, token: Token, sort: str) -> str:
        name = token.text
        if self.sort_of.get(name) == sort:
            return name
        known = self.known_as(name)
        if known:
            raise Bad("CW504", f"{article(sort)} belongs here, but `{short(name)}` is {known}", token)
        if sort not in self.words.needs_declaring:
            return self.declare(sort, token)
        near = self.report.near(name, self.members.get(sort, ()))
        raise Bad("CW514", f"nobody has declared the {sort} `{short(name)}`", token, near or f"add a line: {sort} {quoted(name)}")

    def known_as(self, text: str) -> str:
        """What else a name stands for, in words."""
        if text in self.sort_of:
            return article(self.sort_of[text])
        if text in self.words.constants:
            return " or ".join(article(s) for s in self.words.constants[text])
        return "a phase" if text in self.words.phases else ""

    # ---- what may be said
    def stated_word(self, token: Token) -> Word:
        word = self.words.stated.get(token.text)
        if word is None or token.kind not in ("word", "name"):
            raise self.not_stated(token)
        return word

    def not_stated(self, token: Token, among=()) -> Bad:
        name, words = short(token.text), self.words
        if token.text in words.worked_out:
            behind = () if self.report.full else words.givens_behind(token.text)
            return Bad("CW510", f"`{name}` is worked out by the rules, not stated", token,
                       f"state what it follows from: {listing(behind)}" if behind else "state the givens it follows from instead")
        if token.text in words.deeds:
            return Bad("CW504", f"`{name}` is a deed", token, f"what was done is stated as: did {name}(…)")
        if token.text in BUILTIN_WORDS:
            return Bad("CW510", f"`{name}` is built in: it follows from the map or the moment", token, "state `turn = 2`, `phase = …`, `board … to …`")
        near = self.report.near(token.text, among or words.stated)
        return Bad("CW502", f"unknown word `{name}`", token, near, "not declared in the vocabulary")

    def fact(self, name: Token, args: list[Token], value: Token | None, holds: bool = True) -> None:
        """`name(args)` or `name(args) = value`."""
        word = self.stated_word(name)
        if len(args) != len(word.params):
            raise Bad("CW505", f"`{word.name}` takes {count(len(word.params))}, here are {len(args)}", name, f"write: {shape(word)}")
        if bool(word.value) != (value is not None):
            wrong = "has no value" if value is not None else "needs a value"
            raise Bad("CW505", f"`{word.name}` {wrong}", value or name, f"write: {shape(word)}")
        tokens = args + ([value] if value is not None else [])
        self.put(word, tuple(self.value(t, s) for t, s in zip(tokens, columns(word))), holds, name)

    def attribute(self, subject: Sorts, tokens: list[Token]) -> list[Said]:
        """What stands between two commas after `unit u:`."""
        line = Line(tokens)
        holds = not line.skip("not")
        head = line.take("a word")
        if line.sees("("):
            raise Bad("CW501", "after the colon stand values, not brackets", line.here, "write `at 3228`, or `at(u) = 3228` on a line of its own")
        if line.skip("="):
            raise Bad("CW501", "after the colon no `=` is written", tokens[line.at - 1], f"write: {head.text} {line.here.text if line.here else '…'}")
        rest = tokens[line.at :]
        word = self.words.stated.get(head.text) if head.kind == "word" else None
        links = self.words.links(subject, head.text)
        if word is not None and columns(word)[: len(subject)] == subject:
            left = columns(word)[len(subject) :]
            if left and (rest or not links):
                return self.valued(word, left, head, rest, holds)
            if not left and links:
                raise self.ambiguous(head, [word, *links], subject)
            if not left:
                Line(rest).end()
                return [(word, (), holds)]
        if not links:
            raise self.not_said(subject, head)
        return [self.by_constant(subject, t[0], holds) for t in joined([head, *rest], 1, head)]

    def valued(self, word: Word, left: Sorts, head: Token, rest: list[Token], holds: bool) -> list[Said]:
        """`at 3228`, `marker attack_counter + supply_1`."""
        if not rest:
            raise Bad("CW505", f"`{word.name}` needs a value", head, f"write: {word.name} and {' and '.join(map(article, left))}")
        groups = joined(rest, len(left), head)
        return [(word, tuple(self.value(t, s) for t, s in zip(group, left)), holds) for group in groups]

    def by_constant(self, subject: Sorts, token: Token, holds: bool) -> Said:
        """`polish`: the one given that links the subject with the sort of that constant."""
        links = self.words.links(subject, token.text)
        if len(links) > 1:
            raise self.ambiguous(token, links, subject)
        if not links:
            raise self.not_said(subject, token)
        return links[0], (token.text,), holds

    def not_said(self, subject: Sorts, token: Token) -> Bad:
        """Why a word means nothing after this subject."""
        what = " and ".join(map(article, subject))
        if token.text in self.words.stated:
            word = self.words.stated[token.text]
            return Bad("CW504", f"`{word.name}` is not said of {what}", token, f"it is stated as: {shape(word)}")
        if token.text in self.words.constants:
            return Bad("CW504", f"`{short(token.text)}` is {self.known_as(token.text)}: nothing links {what} with it", token)
        return self.not_stated(token, () if self.report.full else self.words.sayable(subject))

    def ambiguous(self, token: Token, links: list[Word], subject: Sorts) -> Bad:
        ways = [f"{w.name} {token.text}" if len(columns(w)) > len(subject) else f"{w.name}(…)" for w in links]
        return Bad("CW511", f"`{token.text}` can mean several things here", token, "write " + " or ".join(f"`{w}`" for w in ways))

    def put(self, word: Word, args: tuple[Value, ...], holds: bool, token: Token) -> None:
        """Store one fact, a both-ways one in both orders."""
        self.check_numbers(word, args, token)
        rows = [args]
        if word.both_ways and len(args) > 1 and args[0] != args[1]:
            rows.append((args[1], args[0], *args[2:]))
        for row in rows:
            fact = (word.name, row)
            against = (self.denied if holds else self.facts).get(fact)
            if against is not None:
                raise Bad("CW512", f"`{spelt(fact)}` is stated both to hold and not to hold", token, f"the other is on line {against.line}")
            if word.value and holds:
                self.one_value(word, row, token)
            (self.facts if holds else self.denied).setdefault(fact, token)

    def one_value(self, word: Word, row: tuple[Value, ...], token: Token) -> None:
        old, where = self.values.setdefault((word.name, row[:-1]), (row[-1], token))
        if old != row[-1]:
            raise Bad("CW508", f"`{spelt((word.name, row[:-1]))}` has one value, but is stated as {old} and as {row[-1]}", token,
                      f"the other is on line {where.line}" if where.line else "keep one of them")

    def check_numbers(self, word: Word, args: tuple[Value, ...], token: Token) -> None:
        if word.kind == "throw" and word.dice:
            dice, _, sides = word.dice.partition("d")
            low, high = (0 if sides == "10" else int(dice)), int(dice) * int(sides)
            if not (low <= args[-1] <= high and args[-1].denominator == 1):
                raise Bad("CW509", f"{word.dice} cannot show {args[-1]}", token, f"a whole number from {low} to {high}")
        elif any(isinstance(a, Fraction) and a < 0 for a in args):
            raise Bad("CW509", f"`{word.name}` is never negative", token)

    # ---- deeds
    def deed(self, name: Token, args: list[Token], when: dict[str, Token], done: bool = True) -> None:
        word = self.words.deeds.get(name.text)
        if word is None:
            if name.text in self.words.stated:
                raise Bad("CW504", f"`{name.text}` is not a deed", name, "state it without `did`")
            raise Bad("CW502", f"unknown deed `{short(name.text)}`", name, self.report.near(name.text, self.words.deeds), "not declared in the vocabulary")
        if len(args) != len(word.params):
            raise Bad("CW505", f"`{word.name}` takes {count(len(word.params))}, here are {len(args)}", name, f"write: did {shape(word)}")
        values = tuple(self.value(t, p.sort) for t, p in zip(args, word.params))
        deed = Deed(word.name, values, self.moment(when) if done or when else ANY_TIME)
        against = (self.undone if done else self.deeds).get(deed)
        if against is not None:
            raise Bad("CW512", f"`{spelt((deed.name, deed.args))}` is stated both as done and as not done", name, f"the other is on line {against.line}")
        (self.deeds if done else self.undone).setdefault(deed, name)

    def moment(self, when: dict[str, Token]) -> Moment:
        """A deed's moment: now, or the latest such phase up to now, or in the turn that is named."""
        now = self.now or Moment()
        phase = self.words.phases[self.phase(when["in"])] if "in" in when else None
        turn = self.whole(when["turn"]) if "turn" in when else None
        if phase is None:
            phase = now.phase if turn in (None, now.turn) else 0
        if turn is None:
            turn = latest(now, (phase,))[0] if self.now else 1
        here = (turn, phase) == (now.turn, now.phase)
        moment = Moment(turn, phase, self.whole(when["round"]) if "round" in when else now.round if here else 1)
        if self.now and moment > now:
            raise Bad("CW516", "this deed lies after the current moment", when.get("turn") or when.get("round") or when.get("in"),
                      "check the turn, phase and round of the position")
        return moment

    # ---- the whole
    def position(self, **rest) -> Position:
        unstated = frozenset({"turn", "phase", "round"} - set(self.settings)) if self.now else frozenset()
        return Position(
            facts=frozenset(self.facts), denied=frozenset(self.denied), now=self.now, unstated=unstated,
            members={sort: tuple(names) for sort, names in self.members.items()}, scenario=self.settings.get("scenario", ""),
            deeds=tuple(self.deeds), undone=tuple(self.undone), board=self.board, declared=tuple(self.declared.items()), **rest)


def joined(tokens: list[Token], size: int, head: Token) -> list[list[Token]]:
    """The values between plus signs, `size` words each."""
    groups: list[list[Token]] = [[]]
    for token in tokens:
        if token.is_("+"):
            groups.append([])
        elif token.kind in ("mark", "open"):
            raise Bad("CW501", f"`{token.text}` does not belong here", token)
        else:
            groups[-1].append(token)
    for group in groups:
        if len(group) != size:
            at = group[size] if len(group) > size else (group or [head])[0]
            few = "something is missing" if len(group) < size else f"`{short(at.text)}` does not belong here"
            raise Bad("CW505" if group else "CW501", few, at, "several statements are separated by commas, several values by +")
    return groups


def count(n: int) -> str:
    return f"{n} argument" if n == 1 else f"{n} arguments"


def shape(word: Word) -> str:
    """How a word is written, with the names of its sorts."""
    inside = ", ".join(p.sort for p in word.params)
    return word.name + (f"({inside})" if word.params else "") + (f" = {word.value}" if word.value and word.kind != "path" else "")


def spelt(fact: Fact) -> str:
    return short(f"{fact[0]}({', '.join(map(str, fact[1]))})")


def quoted(name: str) -> str:
    return name if name[:1].islower() and name.isidentifier() else f'"{short(name)}"'
