"""clingo on the export, and our session on the same position, side by side."""

from __future__ import annotations

import random
from fractions import Fraction
from itertools import product

import clingo

from kb.board.facts import Position
from kb.engine.export import Export
from kb.engine.values import UNSETTLED
from kb.engine.session import Session
from kb.language import model as m

SAMPLE = 12


def model_of(text: str) -> dict[str, set[tuple]]:
    """The one answer set, by predicate."""
    said: list[str] = []
    control = clingo.Control(["--warn=none"], logger=lambda _, message: said.append(message))
    control.add("base", [], text)
    control.ground([("base", [])])
    atoms: dict[str, set[tuple]] = {}
    models = 0
    with control.solve(yield_=True) as found:
        for model in found:
            models += 1
            for symbol in model.symbols(atoms=True):
                atoms.setdefault(symbol.name, set()).add(tuple(map(value, symbol.arguments)))
    assert models == 1, (models, said)
    return atoms


def value(symbol: clingo.Symbol):
    if symbol.type == clingo.SymbolType.Number:
        return Fraction(symbol.number)
    if symbol.type == clingo.SymbolType.String:
        return symbol.string
    return Fraction(*(a.number for a in symbol.arguments)) if symbol.name == "q" else UNSETTLED


class Comparison:
    """Everything the export derives, compared with what the session answers when it is asked free and when it is asked bound."""

    def __init__(self, book: m.Book, position: Position, seed: int = 0):
        self.export = Export(book, position)
        self.atoms = model_of(self.export.text())
        self.session = Session(self.export.program, self.export.position)
        self.book, self.chance = book, random.Random(seed)
        self.compared = 0
        self.differences: list[str] = []

    def run(self) -> "Comparison":
        for key, pred in self.export.written.items():
            if key[0] == "rel":
                self.relation(key[1], key[2], self.atoms.get(pred, set()))
            elif key[0] in ("live", "lift"):
                self.statement(key, self.atoms.get(pred, set()))
        self.session.close()
        self.export.session.close()
        return self

    def relation(self, name: str, mood: str, theirs: set[tuple]) -> None:
        word = self.book.words[name]
        sorts = [p.sort for p in word.params] + ([word.value] if word.value else [])
        ours = {row for row in self.session.rows(name, (None,) * word.arity, mood) if self.near(row, sorts)}
        theirs = {row for row in theirs if self.near(row, sorts)}
        if UNSETTLED in {a for row in ours | theirs for a in row}:  # asked free, one row says "any of them"
            theirs = {row for row in theirs if UNSETTLED not in row}
            ours = theirs
        self.note(ours == theirs, f"{name} {mood}: only ours {sorted(ours - theirs, key=str)[:3]}, only clingo's {sorted(theirs - ours, key=str)[:3]}")
        for args in self.tuples(sorts, theirs):
            holds = self.session.holds(name, args)[0 if mood == "c" else 1]
            self.note(holds == (args in theirs), f"{name}{args} {mood}: {holds} here, {not holds} there")

    def statement(self, key: tuple, theirs: set[tuple]) -> None:
        _, number, kind, asked, mood = key
        s = next(x for x in [*self.export.program.exceptions, *self.export.program.statements.values()] if (x.key, x.kind) == (number, kind))
        places = self.session.projection(s, 99, asked)
        word = self.book.words[asked]
        sorts = [p.sort for p in word.params] + ([word.value] if word.value else [])
        for args in self.tuples([sorts[i] for i in places], theirs):
            full = [(self.session.reach.members(sort) or ["nobody"])[0] for sort in sorts]
            for place, argument in zip(places, args):
                full[place] = argument
            holds = self.session.live(s, asked, tuple(full))[0 if mood == "c" else 1]
            self.note(holds == (args in theirs), f"{s.cite} {kind} {asked}{args} {mood}: {holds} here, {not holds} there")

    def near(self, row: tuple, sorts: list[str]) -> bool:
        """The export knows the hexes that matter; adjacency leads our own answers beyond them."""
        hexes = self.session.reach.members("hex")
        return all(sort != "hex" or a in hexes for a, sort in zip(row, sorts))

    def tuples(self, sorts: list[str], theirs: set[tuple]) -> list[tuple]:
        """What clingo derived, and as much again that it did not."""
        members = [self.session.reach.members(sort) for sort in sorts]
        if not all(members):
            return sorted(theirs, key=str)
        there = sorted(theirs, key=str)
        chosen = self.chance.sample(there, min(SAMPLE, len(there)))
        size = 1
        for m_ in members:
            size *= len(m_)
        others = list(product(*members)) if size <= SAMPLE else [tuple(map(self.chance.choice, members)) for _ in range(SAMPLE)]
        return list(dict.fromkeys(chosen + others))

    def note(self, agree: bool, message: str) -> None:
        self.compared += 1
        if not agree:
            self.differences.append(message)
