"""What a word depends on, what an open position leaves unsettled, and who there is to speak of."""

from __future__ import annotations


from kb.board.facts import Position
from kb.board.moments import deed_facts
from kb.engine.program import READING, Program
from kb.engine.values import ANOTHER, ANOTHER_HEX, UNSETTLED
from kb.language import model as m
from kb.language.mentions import mentions

UNLISTED = ("adjacent", "opposite", "distance", READING)  # nobody states their rows
MOMENT = {"now": "phase", "phase_of": "phase", "turn": "turn", "round": "round"}  # built-in words, and the part of the moment each tells


class Reach:
    """Static dependencies of one program, and the individuals of one position."""

    def __init__(self, program: Program, position: Position, doubtful: bool = False):
        self.program, self.position, self.book = program, position, program.book
        self.doubtful = doubtful  # nothing is taken for settled: clauses were found to contradict each other
        self.cones: dict[str, frozenset[str]] = program.once(("cones",), dict)
        flags = program.once(("flags", self.kind()), lambda: ({}, {}, {}))  # positions of a kind have the same
        self.flags: dict[str, bool] = flags[0]
        self.listed: dict[str, bool] = flags[1]
        self.statement_flags: dict[tuple, bool] = flags[2]

    def kind(self) -> tuple:
        """All of a position that decides what is unsettled in it."""
        position = self.position
        unsaid = position.now is None or "phase" in position.unstated
        done = frozenset(d.name for d in position.deeds) if unsaid else ()
        return self.doubtful, position.open, position.closed_words, position.now is None, position.unstated, done

    # ---- dependencies
    def cone(self, name: str) -> frozenset[str]:
        """Every word that a word's statements mention, directly or through others."""
        if name not in self.cones:
            found, todo = {name}, [name]
            while todo:
                new = self.direct(todo.pop()) - found
                found |= new
                for other in new:
                    if other in self.cones:
                        found |= self.cones[other]
                    else:
                        todo.append(other)
            self.cones[name] = frozenset(found)
        return self.cones[name]

    def direct(self, name: str) -> set[str]:
        found: set[str] = set()
        if name.startswith("did:"):
            return self.wholes(name[4:])
        if name.startswith("const:"):
            word = self.book.words.get(name[6:])
            return {name[6:]} if word is not None and not word.params and word.kind in VALUED else found
        word = self.book.words.get(name)
        if word is None:
            return found
        kinds = ("define", "deny", "forbid", "permit", "require", "excuse", "rank", *m.AMOUNT_KINDS)
        for kind in kinds:
            for s in self.program.on(kind, name):
                found |= self.words_of(s, name)
        if word.parent:
            found.add(word.parent)
        for leg in word.legs:
            found |= {leg.step.name} | mentions(leg.costing) | mentions(leg.up_to) | mentions(leg.exactly)
        found |= mentions(word.goal_where) | mentions(word.start) | mentions(word.stopping) | mentions(word.goal)
        for part, body in word.made_of:
            found |= {part.name} | mentions(body)
        figure = self.program.figures.get(name)
        if figure:
            found |= mentions(figure.expr)
        return found - {name}

    def wholes(self, deed: str) -> set[str]:
        """What was done hangs on no norm: only on the declared things whose part it may be."""
        found: set[str] = set()
        for whole in self.book.of_kind("action"):
            for part, body in whole.made_of:
                if deed in self.program.ancestors(part.name):
                    found |= {f"did:{whole.name}"} | mentions(body)
        return found

    def unsettled(self, name: str) -> bool:
        """Could a word be neither certain nor impossible here?"""
        if name not in self.flags:
            self.flags[name] = self.doubtful or any(self.unsettled_given(w) for w in self.cone(name))
        return self.flags[name]

    def lists(self, name: str) -> bool:
        """Is it a given whose rows are all stated?"""
        if name not in self.listed:
            word = self.book.words.get(name)
            self.listed[name] = word is not None and word.kind in ("given", "role") and name not in UNLISTED and not self.unsettled_given(name)
        return self.listed[name]

    def unsettled_given(self, name: str) -> bool:
        if name.startswith("did:"):
            return self.position.open and name[4:] not in self.position.closed_words or self.done_sometime(name[4:])
        if name in MOMENT:
            return self.position.now is None or MOMENT[name] in self.position.unstated
        word = self.book.words.get(name)
        if word is None:
            return False
        if word.kind in ("throw", "table"):
            return True
        if word.kind != "given":
            return False
        return self.position.open and name not in self.position.closed_words and name not in SETTLED

    def done_sometime(self, deed: str) -> bool:
        """Was it done in a position that does not say which phase it is? Then nobody knows how long ago."""
        position = self.position
        unsaid = position.now is None or "phase" in position.unstated
        return unsaid and any(deed in self.program.ancestors(d.name) for d in position.deeds)

    def statement_unsettled(self, s: m.Statement, asked: str) -> bool:
        key = (s.key, s.kind, asked)
        if key not in self.statement_flags:
            self.statement_flags[key] = self.doubtful or any(self.unsettled(w) for w in self.words_of(s, asked))
        return self.statement_flags[key]

    def words_of(self, s: m.Statement, asked: str) -> frozenset[str]:
        """What a statement and the exceptions to it mention."""
        def work():
            words = mentions(s)
            for e in self.program.lifting(s, asked):
                words |= mentions(e)
            return frozenset(words)

        return self.program.once(("words", s.key, s.kind, asked), work)

    # ---- individuals
    def members(self, sort: str, anonymous: bool = False) -> list:
        if sort == "phase":
            return [w.name for w in self.book.of_kind("phase")]
        if sort == "phase_kind":
            return sorted({w.phase_kind for w in self.book.of_kind("phase")})
        word = self.book.sorts.get(sort)
        if word is not None and word.members:
            return list(word.members)
        named = list(self.position.members.get(sort, ()))
        if sort == "hex":
            named = sorted(set(named) | self.hexes_stated())
        if anonymous and self.position.open and not self.all_named(sort):
            named.append(UNSETTLED if sort == "number" else ANOTHER + sort)
        return named

    def all_named(self, sort: str) -> bool:
        """Does the position say that it names every thing of a sort? A given that is called like its sort is what `closed` means then."""
        return sort in self.position.closed_words and sort not in self.book.words

    def listed_or_not(self, sort: str) -> list:
        """What may stand in a cell that nobody can read: a constant of its sort, and where the sort lists none, one nobody named."""
        word = self.book.sorts.get(sort)
        if word is not None and word.members:
            return list(word.members)
        named = self.members(sort)
        return named + [UNSETTLED if sort == "number" else ANOTHER + sort]

    def hexes_stated(self) -> set[str]:
        found: set[str] = set()
        for name, args in self.position.facts:
            word = self.book.words.get(name)
            if word is None:
                continue
            sorts = [p.sort for p in word.params] + ([word.value] if word.value else [])
            found |= {a for a, s in zip(args, sorts) if s == "hex"}
        return found

    # ---- facts an open position leaves possible
    def possible(self, session, name: str, args: tuple, time: m.Time | None):
        word = self.book.words[name]
        if name in ("now", "phase_of"):
            yield from self.possible_phases(name, args)
            return
        stated = session.fact_rows(name, time)
        sorts = [p.sort for p in word.params] + ([word.value] if word.value and time is None else [])
        sorts += ["side"] if time is not None and time.kind in ("in_last", "since_last") else []
        sorts += ["number"] if time is not None and time.kind == "on_turn" else []
        rows = [()]
        for arg, sort in zip(args, sorts):
            choices = [arg] if arg is not None else self.members(sort, anonymous=True)
            rows = [row + (c,) for row in rows for c in choices]
        if time is not None and (not self.position.open or name in self.position.closed_words):
            done = session.fact_rows(name, m.Time("ever"))
            yield from (row for row in rows if row[: len(word.params)] in done)
            return
        denied = {a for n, a in self.position.denied if n == name}
        undone = deed_facts(self.position, self.book, name, time, undone=True) if time is not None else ()
        for row in rows:
            if row in stated:
                yield row
            elif row in denied or row in undone:
                continue
            elif word.value and time is None and any(s[:-1] == row[:-1] for s in stated):
                continue
            else:
                yield row

    def possible_phases(self, name: str, args: tuple):
        """Any phase of the turn, where the position does not say which it is."""
        sides = self.members("side")
        for phase in self.book.of_kind("phase"):
            rows = [(phase.name,)] if name == "now" else [(phase.phase_kind, s) for s in ([phase.side] if phase.side else sides)]
            yield from (row for row in rows if all(a is None or a == v for a, v in zip(args, row)))

    # ---- the map
    @staticmethod
    def unseen(args: tuple):
        """A hex nobody knows may lie anywhere: any relation to the others may hold, and what is left open is not known either."""
        return [tuple(ANOTHER_HEX if a is None else a for a in args)]

    @staticmethod
    def adjacent(grid, args: tuple):
        a, b = args
        if ANOTHER_HEX in args:
            return Reach.unseen(args)
        if a is not None:
            return [(a, n) for n in grid.neighbours(a) if b is None or n == b]
        if b is not None:
            return [(n, b) for n in grid.neighbours(b)]
        return [(h, n) for h in grid.hexes() for n in grid.neighbours(h)]

    @staticmethod
    def opposite(grid, args: tuple):
        a, h, b = args
        if ANOTHER_HEX in args:
            return Reach.unseen(args)
        if h is None:
            return []
        starts = [a] if a is not None else list(grid.neighbours(h))
        return [(x, h, y) for x in starts if (y := grid.opposite(x, h)) and (b is None or b == y)]


VALUED = ("given", "derived", "amount", "figure", "throw")
SETTLED = frozenset(("reading in force", "scenario", "adjacent", "opposite", "distance"))
