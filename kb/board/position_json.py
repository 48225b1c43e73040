"""The same position as JSON: `{"unit": {"u": {"nation": "polish", "at": "3228"}}, "did": […]}`."""

from __future__ import annotations

import json
from fractions import Fraction
from collections.abc import Callable

from kb.board.builder import Builder
from kb.board.facts import Deed, Fact, Moment, Position, Value
from kb.board.grid import Grid
from kb.board.lines import Bad, Report, Token, is_text, kind_of, short
from kb.board.moments import ANY_TIME
from kb.board.position import not_text
from kb.board.vocabulary import columns, vocabulary
from kb.language.model import Book
from kb.language.spans import Diagnostic

VALUE = {"type": ["string", "integer", "number"]}
NAMES = {"type": "array", "items": {"type": "string"}}
STATED = {
    "type": "object", "required": ["word"], "additionalProperties": False,
    "properties": {"word": {"type": "string"}, "args": {"type": "array", "items": VALUE}, "value": VALUE},
}
DONE = {
    "type": "object", "required": ["deed"], "additionalProperties": False,
    "properties": {"deed": {"type": "string"}, "args": {"type": "array", "items": VALUE}, "in": {"type": "string"},
                   "round": {"type": "integer", "minimum": 0}, "turn": {"type": "integer", "minimum": 0}},
}
SAID = {"type": ["string", "integer", "number", "boolean", "array", "object"]}
SCHEMA: dict = {
    "$schema": "https://json-schema.org/draft/2020-12/schema",
    "title": "Clausewitz position",
    "description": "What a player can see or has done. Numbers are exact: whole, or text such as \"1/2\"; hexes are text.",
    "type": "object",
    "properties": {
        "book": {"type": "string"},
        "name": {"type": "string"},
        "title": {"type": "string"},
        "note": {"type": "string"},
        "open": {"type": "boolean", "description": "true: what is not stated is unknown; otherwise it is false"},
        "closed": {**NAMES, "description": "words that are complete although the position is open"},
        "scenario": {"type": "string"},
        "options": NAMES,
        "turn": {"type": "integer", "minimum": 0},
        "phase": {"type": "string"},
        "round": {"type": "integer", "minimum": 0},
        "board": {"type": "array", "items": {"type": "string"}, "minItems": 2, "maxItems": 2},
        "edge": {"type": "array", "items": {
            "type": "object", "required": ["between"], "additionalProperties": SAID,
            "properties": {"between": {"type": "array", "items": {"type": "string"}, "minItems": 2, "maxItems": 2}}}},
        "facts": {"type": "array", "items": STATED},
        "not": {"type": "array", "items": STATED},
        "did": {"type": "array", "items": DONE},
        "not_did": {"type": "array", "items": DONE},
    },
    "additionalProperties": {
        "description": "a sort (unit, hex, battle, …): names, each with what is said of it",
        "type": "object", "additionalProperties": {"type": "object", "additionalProperties": SAID}},
}
KEYS = frozenset(SCHEMA["properties"])


class Number(str):
    """A number of the text, not yet read: no float ever comes between."""


class Object(dict):
    """A JSON object that remembers the names it was given twice."""

    twice: tuple[str, ...] = ()


def in_pairs(pairs: list[tuple[str, object]]) -> Object:
    made = Object(pairs)
    if len(made) != len(pairs):
        seen: set[str] = set()
        made.twice = tuple(k for k, _ in pairs if k in seen or seen.add(k))
    return made


def read_json(text: str, book: Book, name: str = "", file: str = "") -> tuple[Position, list[Diagnostic]]:
    """A position from JSON. Errors come back, they are not raised; each names the place in the document."""
    report = Report(file, "", text)
    if not is_text(text):
        report.add(not_text("this is not the JSON of a position"))
        return Position(name), report.all()
    try:
        data = json.loads(text.removeprefix("\ufeff"), parse_int=Number, parse_float=Number, parse_constant=Number, object_pairs_hook=in_pairs)
    except json.JSONDecodeError as error:
        report.add(Bad("CW520", f"this is not JSON: {error.msg[:1].lower()}{error.msg[1:]}", Token("mark", "", error.lineno, error.colno)))
        return Position(name), report.all()
    except RecursionError:
        report.add(Bad("CW520", "this JSON is nested too deeply", None))
        return Position(name), report.all()
    reader = JsonReader(book, report)
    return reader.read(data, name), report.all()


class JsonReader:
    """Walks the document with the same builder as the text; `path` is where it is."""

    def __init__(self, book: Book, report: Report):
        self.b, self.words, self.report = Builder(book, report), vocabulary(book), report
        self.path: list[str] = []

    def read(self, data: object, name: str) -> Position:
        if not isinstance(data, dict):
            self.report.add(Bad("CW520", "a position is a JSON object", None, '{"unit": {"u": {"at": "3228"}}}'))
            return Position(name)
        sorts = [k for k in data if k not in KEYS and self.at(lambda k=k: self.known_sort(k), k)]
        self.at(lambda: self.settings(data), "")
        self.b.settle_now()
        named = {sort: self.names(data[sort], sort) for sort in sorts}
        for sort, names in named.items():
            for key in names:
                self.at(lambda s=sort, k=key: self.thing((s,), (k,), data[s][k]), sort, key)
        for index, edge in enumerate(self.many(data, "edge")):
            self.at(lambda e=edge: self.edge(e), "edge", str(index))
        for key, read in (("facts", self.fact), ("not", self.fact), ("did", self.deed), ("not_did", self.deed)):
            for index, entry in enumerate(self.many(data, key)):
                self.at(lambda e=entry, r=read, h=not key.startswith("not"): r(e, h), key, str(index))
        return self.position(data, name)

    # ---- walking
    def at(self, read: Callable[[], object], *steps: str) -> bool:
        """Read one part; an error in it is reported with its place, and the part is done with."""
        self.path += [s for s in steps if s]
        try:
            read()
            return True
        except Bad as bad:
            where = "/" + "/".join(self.path)
            message = f"{bad.message} (at {short(where, 100)})" if self.path else bad.message
            self.report.add(Bad(bad.code, message, bad.token if bad.token and bad.token.line else None, bad.help, bad.label))
            return False
        finally:
            del self.path[len(self.path) - len([s for s in steps if s]) :]

    def names(self, things: object, sort: str) -> list[str]:
        """The things of a sort, each declared."""
        if not isinstance(things, dict):
            self.at(lambda: self.wrong("an object of names, each with what is said of it,"), sort)
            return []
        self.at(lambda: self.no_name_twice(things), sort)
        return [key for key in things if self.at(lambda k=key: self.b.declare(sort, name_token(k)), sort, key)]

    def no_name_twice(self, things: dict) -> None:
        if isinstance(things, Object) and things.twice:
            raise Bad("CW515", f"`{short(things.twice[0])}` stands twice in this object", None)

    def many(self, data: dict, key: str) -> list:
        entries = data.get(key, [])
        if not isinstance(entries, list):
            self.at(lambda: self.wrong("a list"), key)
            return []
        return entries

    def wrong(self, what: str) -> None:
        raise Bad("CW520", f"{what} belongs here", None)

    def known_sort(self, key: str) -> None:
        if key not in self.words.sorts and key != "hex":
            raise Bad("CW502", f"unknown word `{short(key)}`", None, self.report.near(key, {*KEYS, *self.words.sorts, "hex"}), "")

    # ---- parts
    def settings(self, data: dict) -> None:
        for key, read in (("turn", self.b.whole), ("round", self.b.whole),
                          ("phase", lambda t: self.words.phases[self.b.phase(t)]),
                          ("scenario", lambda t: self.b.one_of(t, self.words.scenarios, "scenario"))):
            if key in data:
                self.at(lambda k=key, r=read: self.b.set(k, r(self.token(data[k])), self.token(data[k])), key)
        if data.get("board") is not None:
            self.at(lambda: self.b.set_board(*self.tokens(data["board"], 2)), "board")
        for key in ("name", "title", "note"):
            if key in data and (not isinstance(data[key], str) or isinstance(data[key], Number)):
                self.at(lambda: self.wrong("a text"), key)
        if "open" in data and not isinstance(data["open"], bool):
            self.at(lambda: self.wrong("true or false"), "open")
        self.no_name_twice(data)

    def thing(self, sorts: tuple[str, ...], subject: tuple[Value, ...], said: object) -> None:
        if not isinstance(said, dict):
            self.wrong("an object with what is said of it")
        for key, values in said.items():
            if key == "between":
                continue
            if key == "in" and self.words.listed(sorts[0]):
                self.at(lambda v=values: self.b.declared.update({str(subject[0]): self.b.moment(self.when(v))}), key)
            else:
                self.at(lambda k=key, v=values: self.say(sorts, subject, k, v), key)
        self.no_name_twice(said)

    def when(self, value: object) -> dict[str, Token]:
        if isinstance(value, dict):
            return {("in" if k == "phase" else k): self.token(v) for k, v in value.items() if k in ("phase", "turn", "round")}
        return {"in": self.token(value)}

    def say(self, sorts: tuple[str, ...], subject: tuple[Value, ...], key: str, values: object) -> None:
        word = self.b.stated_word(name_token(key))
        left = columns(word)[len(sorts) :]
        if columns(word)[: len(sorts)] != sorts:
            raise Bad("CW504", f"`{short(key)}` is not said of {' and '.join(sorts)}", None)
        if not left:
            if not isinstance(values, bool):
                self.wrong("true or false")
            self.b.put(word, subject, values, name_token(key))
            return
        for value in values if isinstance(values, list) else [values]:
            tokens = self.tokens(value if len(left) > 1 else [value], len(left))
            self.b.put(word, (*subject, *(self.b.value(t, s) for t, s in zip(tokens, left))), True, name_token(key))

    def edge(self, entry: object) -> None:
        if not isinstance(entry, dict) or "between" not in entry:
            self.wrong('an edge, {"between": ["3228", "3229"], "river": true},')
        a, b = (self.b.hex(t) for t in self.tokens(entry["between"], 2))
        self.b.touching(a, b, name_token(b))
        self.thing(("hex", "hex"), (a, b), entry)

    def fact(self, entry: object, holds: bool) -> None:
        word, args = self.entry(entry, "word", ("args", "value"))
        self.b.fact(word, args, self.token(entry["value"]) if "value" in entry else None, holds)

    def deed(self, entry: object, done: bool) -> None:
        deed, args = self.entry(entry, "deed", ("args", "in", "turn", "round"))
        self.b.deed(deed, args, {k: self.token(entry[k]) for k in ("in", "turn", "round") if k in entry}, done)

    def entry(self, entry: object, key: str, others: tuple[str, ...]) -> tuple[Token, list[Token]]:
        if not isinstance(entry, dict) or not isinstance(entry.get(key), str) or isinstance(entry[key], Number):
            self.wrong(f'an object with "{key}"')
        unknown = next((k for k in entry if k not in (key, *others)), None)
        if unknown is not None:
            raise Bad("CW502", f"unknown word `{short(unknown)}`", None, self.report.near(unknown, (key, *others)))
        return name_token(entry[key]), self.tokens(entry.get("args", []))

    # ---- values
    def tokens(self, values: object, size: int | None = None) -> list[Token]:
        if not isinstance(values, list) or (size is not None and len(values) != size):
            self.wrong(f"a list of {size}" if size else "a list")
        return [self.token(v) for v in values]

    def token(self, value: object) -> Token:
        if not isinstance(value, str):
            self.wrong("a name or number")
        return Token("either" if kind_of(value) == "number" else "name", str(value))

    # ---- the whole
    def position(self, data: dict, name: str) -> Position:
        text = lambda key: data[key] if isinstance(data.get(key), str) else ""  # noqa: E731
        closed, options = set(), set()
        known = {*self.words.stated, *self.words.deeds, *self.words.sorts}
        for index, word in enumerate(self.many(data, "closed")):
            self.at(lambda w=word: closed.add(self.known_word(w, known)), "closed", str(index))
        for index, option in enumerate(self.many(data, "options")):
            self.at(lambda o=option: options.add(self.b.one_of(self.token(o), self.words.options, "option")), "options", str(index))
        return self.b.position(
            name=text("name") or name, open=data.get("open") is True, closed_words=frozenset(closed), options=frozenset(options),
            title=text("title"), note=text("note"))

    def known_word(self, value: object, known: set[str]) -> str:
        token = self.token(value)
        if token.text not in known:
            raise Bad("CW502", f"unknown word `{short(token.text)}`", None, self.report.near(token.text, known))
        return token.text


def name_token(text: str) -> Token:
    return Token("name", text)


# ---- a position as JSON ------------------------------------------------------------------------


def to_json(position: Position, book: Book) -> dict:
    """The document from which `read_json` makes the same position."""
    writer = Writer(position, book)
    for fact in sorted(position.facts, key=in_order):
        writer.fact(fact)
    made: dict = {"book": book.id, **writer.settings(), **writer.things}
    if writer.edges:
        made["edge"] = [{"between": list(between), **said} for between, said in writer.edges.items()]
    lists = {
        "facts": writer.facts,
        "not": [writer.stated(f) for f in sorted(position.denied, key=in_order)],
        "did": [writer.deed(d) for d in position.deeds],
        "not_did": [writer.deed(d) for d in position.undone],
    }
    return made | {key: entries for key, entries in lists.items() if entries}


class Writer:
    """Sorts the facts of a position under the things they speak of."""

    def __init__(self, position: Position, book: Book):
        self.p, self.words, self.grid = position, vocabulary(book), Grid(*book.grid)
        self.phases = tuple(self.words.phases)
        self.things = {sort: {name: {} for name in names} for sort, names in position.members.items() if sort not in KEYS}
        self.edges: dict[tuple[str, str], dict] = {}
        self.facts: list[dict] = []
        for name, moment in position.declared:
            next(t[name] for t in self.things.values() if name in t)["in"] = self.moment(moment, "phase")

    def settings(self) -> dict:
        p, now = self.p, self.p.now
        made = {"name": p.name, "title": p.title, "note": p.note, "scenario": p.scenario, "open": p.open,
                "closed": sorted(p.closed_words), "options": sorted(p.options), "board": list(p.board or ())}
        made = {key: value for key, value in made.items() if value}
        if now is not None:
            said = {"turn": now.turn, "phase": self.phases[now.phase] if self.phases else None, "round": now.round}
            made |= {key: value for key, value in said.items() if key not in p.unstated}
        return made

    def fact(self, fact: Fact) -> None:
        name, args = fact
        sorts = columns(self.words.stated[name])
        if sorts[:2] == ("hex", "hex") and self.grid.distance(*args[:2]) == 1:
            both = self.words.stated[name].both_ways
            pair = tuple(sorted(args[:2])) if both else args[:2]
            add(self.edges.setdefault(pair, {}), self.words.stated[name].value, name, args[2:])
        elif sorts and args[0] in self.things.get(sorts[0], {}):
            add(self.things[sorts[0]][args[0]], self.words.stated[name].value, name, args[1:])
        else:
            self.facts.append(self.stated(fact))

    def stated(self, fact: Fact) -> dict:
        name, args = fact
        values = [plain(a) for a in args]
        value = {"value": values.pop()} if self.words.stated[name].value else {}
        return {"word": name, "args": values, **value}

    def deed(self, deed: Deed) -> dict:
        when = {} if deed.when == ANY_TIME else self.moment(deed.when, "in")
        return {"deed": deed.name, "args": [plain(a) for a in deed.args], **when}

    def moment(self, moment: Moment, phase: str) -> dict:
        return ({phase: self.phases[moment.phase]} if self.phases else {}) | {"turn": moment.turn, "round": moment.round}


def add(said: dict, functional: str, name: str, rest: tuple[Value, ...]) -> None:
    values = [plain(v) for v in rest]
    if not values:
        said[name] = True
    elif len(values) == 1 and functional:
        said[name] = values[0]
    else:
        value = values[0] if len(values) == 1 else values
        if value not in said.setdefault(name, []):
            said[name].append(value)


def plain(value: Value) -> str | int:
    if isinstance(value, Fraction):
        return int(value) if value.denominator == 1 else str(value)
    return value


def in_order(fact: Fact) -> tuple:
    return fact[0], tuple(map(str, fact[1]))
