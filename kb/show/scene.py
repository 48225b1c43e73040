"""Which part of a position a board shows, and what is pointed out on it: worked out from the question and its answer."""

from __future__ import annotations

import re
from dataclasses import fields, is_dataclass, replace

from kb.answers import sentences as say
from kb.answers.asking import supposed
from kb.answers.model import Answer, Node
from kb.answers.sessions import session_for
from kb.board.facts import Position
from kb.board.grid import Grid
from kb.engine.program import Choice
from kb.engine.session import TooMuch
from kb.language import model as m
from kb.language.looks import LOOKS
from kb.language.records import record
from kb.show.cropping import crop, whole
from kb.show.pieces import Pieces, pieces_of

MOST_FOCUS = 6  # rings and zones: more of them would point at nothing
MOST_ARROWS = 60
Readings = tuple[tuple[str, str], ...]  # dispute and reading


@record
class Arrow:
    """From hex to hex. `barred`: the answer is no. `done`: it was declared or done, and is not what is asked."""

    hexes: tuple[str, ...]
    kind: str = "attack"
    barred: bool = False
    done: bool = False


@record
class Zone:
    """The hexes a unit's zone covers, as the engine says; `side` is how it is hatched."""

    unit: str
    side: str
    hexes: tuple[str, ...]


@record
class Scene:
    hexes: tuple[str, ...] = ()
    focus: tuple[str, ...] = ()
    arrows: tuple[Arrow, ...] = ()
    zones: tuple[Zone, ...] = ()
    steps: tuple[str, ...] = ()  # a way, numbered from its second hex
    reached: tuple[str, ...] = ()  # hexes an answer lists
    headline: str = ""
    left_out: tuple[int, int] = (0, 0)  # hexes and counters that a huge position leaves undrawn


def scene_for(book: m.Book, position: Position, answer: Answer | None = None, pieces: Pieces | None = None, readings: Readings = ()) -> Scene:
    """The whole stated part of the map; or, with an answer, no more of it than the answer needs. `readings` of disputes other than the
    preferred ones count for the zones as they did for the answer."""
    pieces = pieces or pieces_of(book, position)
    if answer is None:
        hexes, left_out = whole(pieces, sum(map(len, pieces.stacks.values())))
        return Scene(hexes, arrows=known_arrows(book, position, pieces, frozenset(hexes)), left_out=left_out)
    asked_of = supposed(book, position, answer.question)
    return Asked(book, asked_of, pieces if asked_of is position else pieces_of(book, asked_of), answer, readings).scene()


# ---- what is asked --------------------------------------------------------------------------------


def constants_in(node) -> list[str]:
    """Every name, hex and word that a question speaks of, in its order."""
    if isinstance(node, m.Const):
        return [node.value]
    if isinstance(node, m.Num):
        return [node.text] if node.text else []
    if isinstance(node, tuple):
        return [c for part in node for c in constants_in(part)]
    if is_dataclass(node):
        return [c for f in fields(node) for c in constants_in(getattr(node, f.name))]
    return []


def spoken(answer: Answer) -> str:
    """What an answer says in its short form, to find which counters it speaks of."""
    texts = [answer.headline, *(t for c in answer.changes for t in c.texts)]
    todo: list[Node] = list(answer.proof)
    while todo:
        node = todo.pop(0)
        if not node.minor:
            texts.append(node.text)
            todo += node.children
    return "\n".join(texts[:200])


class Asked:
    """A question on a position: who is asked about, where, and what to point out."""

    def __init__(self, book: m.Book, position: Position, pieces: Pieces, answer: Answer, readings: Readings = ()):
        self.book, self.position, self.pieces, self.answer, self.readings = book, position, pieces, answer, readings
        q = answer.question
        listed = [v for v in answer.values if isinstance(v, str)] if q.kind == "which" else []
        self.names = list(dict.fromkeys(constants_in((q.atom, q.cond, q.term, q.supposing)) + [q.word, *listed]))
        self.units = list(dict.fromkeys(u for n in self.names for u in self.units_of(n)))
        self.text = spoken(answer)
        self.hexes = [n for n in (*self.names, *q.via) if n not in self.pieces.counters and pieces.grid.valid(n)]

    def units_of(self, name: str) -> list[str]:
        """A unit itself, or those with a part in a declared thing."""
        if name in self.pieces.counters:
            return [name]
        return [u for _, u in self.parts(name)]

    def parts(self, name: str) -> list[tuple[str, str]]:
        """The roles of a declared thing, and who has them."""
        rows = sorted((str(args[1]), word) for word, args in self.position.facts
                      if len(args) == 2 and args[0] == name and self.book.words[word].kind == "role")
        return [(word, unit) for unit, word in rows if unit in self.pieces.counters]

    def focus(self) -> tuple[str, ...]:
        """Who would do it, where a deed is asked about; else every unit that is named."""
        doers: list[str] = []
        if self.of_deed():
            names = constants_in(self.answer.question.atom.args[:1])
            doers = [u for n in names for word, u in self.parts(n) if self.book.looks.get(word) == "attacker"]
            doers = doers or [u for n in names for u in self.units_of(n)]
        return tuple(dict.fromkeys(doers or [n for n in self.names if n in self.pieces.counters]))[:MOST_FOCUS]

    def of_deed(self) -> bool:
        q = self.answer.question
        return q.kind in ("may", "must") and q.atom is not None and bool(q.atom.args)

    def zoned(self, focus: tuple[str, ...]) -> tuple[str, ...]:
        """Whose zones belong to the picture: those the answer speaks of; of a deed else the doers'."""
        found = []
        for word in zone_words(self.book):
            phrase = word.template.split("[")[0]
            for unit in dict.fromkeys((*focus, *self.units, *sorted(self.pieces.counters))):
                named = say.tidy(say.fill(self.book, word, phrase, (unit, None)))
                if named in self.text and re.search(rf"{re.escape(named)}(?!\w)", self.text):
                    found.append(unit)
        return tuple(dict.fromkeys(found))[:MOST_FOCUS] or (focus if self.of_deed() else ())

    def scene(self) -> Scene:
        focus, way = self.focus(), self.way()
        own = (*self.asked_arrows(way),)
        core = [self.pieces.counters[u].hex for u in (*focus, *self.units)]
        core += [*self.hexes, *way, *(h for a in own for h in a.hexes)]
        core += (reached := self.reached())
        centre = [self.pieces.counters[u].hex for u in focus] or core
        hexes = crop(self.pieces, core, centre, self.mentioned())
        if not hexes:  # nothing of the question stands on the map: the position itself is what there is to see
            hexes, left_out = whole(self.pieces, len(self.pieces.counters))
        else:
            left_out = (0, 0)
        taken = {(a.hexes[0], a.hexes[-1]) for a in own}
        known = [a for a in known_arrows(self.book, self.position, self.pieces, frozenset(hexes)) if (a.hexes[0], a.hexes[-1]) not in taken]
        zones = zones_of(self.book, self.position, self.pieces, self.zoned(focus), self.readings)
        zones = tuple(z for z in zones if self.pieces.counters[z.unit].hex in hexes or not set(z.hexes).isdisjoint(hexes))
        return Scene(hexes, focus, (*known, *own), zones, way, reached, self.answer.headline, left_out)

    def mentioned(self) -> list[str]:
        """Hexes of the counters that the answer names, and hexes it names itself."""
        text = self.text
        named = [c.hex for c in self.pieces.counters.values() if c.name in text and re.search(rf"(?<!\w){re.escape(c.name)}(?!\w)", text)]
        return named + [h for h in dict.fromkeys(re.findall(r"\b[0-9]{4}\b|\b[A-Z]{1,2}[0-9]{1,2}\b", text)) if self.pieces.grid.valid(h)]

    def reached(self) -> tuple[str, ...]:
        """The hexes that are the answer to `reach` or `which`."""
        if self.answer.question.kind not in ("reach", "which"):
            return ()
        return tuple(v for v in self.answer.values if isinstance(v, str) and v not in self.pieces.counters and self.pieces.grid.valid(v))

    # ---- arrows of the question
    def way(self) -> tuple[str, ...]:
        """The hexes of a path, as they were named or as the answer found them."""
        q = self.answer.question
        if q.atom is None or self.book.words.get(q.atom.name) is None or self.book.words[q.atom.name].kind != "path":
            return ()
        found = self.answer.values[0] if self.answer.values and isinstance(self.answer.values[0], tuple) else q.via
        if q.kind == "reach":
            return ()
        start = next((self.pieces.counters[u].hex for u in self.units), "")
        found = tuple(h for h in found if self.pieces.grid.valid(h))
        touches = start and found and start != found[0] and start in self.pieces.grid.neighbours(found[0])
        return (start, *found) if touches else found

    def asked_arrows(self, way: tuple[str, ...]) -> list[Arrow]:
        q, barred = self.answer.question, self.answer.verdict == "no"
        if len(way) > 1:
            step, style = self.answer.step if barred else 0, arrow_style(self.book, q.atom.name) or "move"
            if not step or step >= len(way):
                return [Arrow(way, style, barred)]
            return [Arrow(way[:step], style)] * (step > 1) + [Arrow(way[step - 1:step + 1], style, True)]
        if q.kind not in ("may", "must") or q.atom is None:
            return []
        args = [c for a in q.atom.args for c in (constants_in(a)[:1] or [""])]
        declared = [a for name in args[:1] for a in battle_arrows(self.book, self.parts(name), self.pieces)]
        if declared:
            return [replace(a, barred=barred, done=False) for a in declared]
        arrow = deed_arrow(self.book, self.pieces, q.atom.name, tuple(args))
        return [replace(arrow, barred=barred)] if arrow else []


# ---- arrows -----------------------------------------------------------------------------------------


def arrow_style(book: m.Book, name: str) -> str:
    """How a deed is drawn: by its own style, or that of the deed it is a kind of."""
    seen: set[str] = set()
    while name and name not in seen:
        seen.add(name)
        if book.looks.get(name) in LOOKS["arrow"]:
            return book.looks[name]
        word = book.words.get(name)
        name = (word.legs[0].step.name if word.legs else word.parent) if word else ""
    return ""


def deed_arrow(book: m.Book, pieces: Pieces, name: str, args: tuple) -> Arrow | None:
    """From the doer to whom it is done to, or from hex to hex."""
    style = arrow_style(book, name)
    word = book.words.get(name)
    if not style or word is None:
        return None
    ends = []
    for value, param in zip(args, word.params):
        if param.sort == "hex" and isinstance(value, str) and pieces.grid.valid(value):
            ends.append(value)
        elif value in pieces.counters:
            ends.append(pieces.counters[value].hex)
    if sum(p.sort == "hex" for p in word.params) > 1:
        ends = ends[-2:]  # from hex to hex: where the unit stands now is beside the point
    return Arrow((ends[0], ends[-1]), style) if len(ends) > 1 and ends[0] != ends[-1] else None


def battle_arrows(book: m.Book, parts: list[tuple[str, str]], pieces: Pieces) -> list[Arrow]:
    """From each attacker of a declared battle to the targets beside it, or else to the nearest."""
    from_, to = ([pieces.counters[u].hex for word, u in parts if book.looks.get(word) == look] for look in ("attacker", "target"))
    found = {}
    for a in dict.fromkeys(from_):
        others = sorted({t for t in to if t != a}, key=lambda t: (pieces.grid.distance(a, t), t))
        beside = [t for t in others if pieces.grid.distance(a, t) == 1]
        found |= {(a, t): None for t in beside or others[:1]}
    return [Arrow(pair, "attack", done=True) for pair in found]


def known_arrows(book: m.Book, position: Position, pieces: Pieces, drawn: frozenset[str]) -> tuple[Arrow, ...]:
    """What was declared or done, as far as it lies on the board that is drawn. Who has moved away since is no longer attacked."""
    roles: dict[str, list[tuple[str, str]]] = {}
    for word, args in sorted(((w, a) for w, a in position.facts if len(a) == 2 and book.looks.get(w) in LOOKS["role"]), key=str):
        if args[1] in pieces.counters:
            roles.setdefault(str(args[0]), []).append((word, str(args[1])))
    found = [a for name in sorted(roles) for a in battle_arrows(book, roles[name], pieces)]
    deeds = sorted(position.deeds, key=lambda d: (d.when, d.name, tuple(map(str, d.args))))
    found += [replace(a, done=True) for d in deeds if (a := deed_arrow(book, pieces, d.name, d.args))]
    found = [a for a in found if drawn.issuperset(a.hexes) and (a.kind != "attack" or pieces.grid.distance(*a.hexes) == 1)]
    return tuple({(a.hexes, a.kind): a for a in found}.values())[:MOST_ARROWS]


# ---- zones --------------------------------------------------------------------------------------------


def zone_words(book: m.Book) -> tuple[m.Word, ...]:
    return tuple(book.words[name] for name, look in book.looks.items() if look == "zone" and name in book.words)


def zones_of(book: m.Book, position: Position, pieces: Pieces, units, readings: Readings = ()) -> tuple[Zone, ...]:
    """The zones of some units, asked of the engine: they stop where the clauses stop them."""
    found = []
    for unit in dict.fromkeys(u for u in units if u in pieces.counters):
        for word in zone_words(book):
            if hexes := covered(book, position, word.name, unit, pieces.grid, readings):
                found.append(Zone(unit, pieces.counters[unit].side, hexes))
    return tuple(found)


def covered(book: m.Book, position: Position, name: str, unit: str, grid: Grid, readings: Readings) -> tuple[str, ...]:
    try:
        rows = session_for(book, position, Choice(readings, position.scenario, position.options)).rows(name, (unit, None))
    except TooMuch:
        return ()  # a zone that costs more than a question is left out rather than guessed
    return tuple(sorted({str(row[1]) for row in rows if isinstance(row[1], str) and grid.valid(row[1])}))
