"""What an interview stands on: the question as a small book, and what the position settles of it. It stays the same while answers are
yes and no; what is not known opens the book one level further down."""

from __future__ import annotations

from kb.answers import matters as mt
from kb.answers.opening import ENEMY, YOURS
from kb.answers.outline import Outline
from kb.answers.rulings import Table
from kb.answers.sessions import borrow, give_back
from kb.answers.ties import Ties
from kb.answers.weighing import Told, Weighing
from kb.board.facts import Position
from kb.engine.program import Choice
from kb.language import model as m
from kb.language.mentions import mentions
from kb.language.records import record

SPATIAL = ("adjacent", "opposite", "distance")


@record
class Subject:
    """What an interview is about: a question on an open position, under some readings."""

    question: m.Question
    position: Position
    readings: tuple[tuple[str, str], ...] = ()


class Ground:
    def __init__(self, book: m.Book, subject: Subject, unknown: tuple[str, ...] = (), table: Table = Table()):
        self.book, self.subject = book, subject
        position = subject.position
        self.readings = table.readings | dict(subject.readings)
        self.choice = Choice(tuple(sorted(self.readings.items())), position.scenario, position.options)
        self.outline = Outline(book, subject.question, position.scenario, position.options, unknown)
        self.weighing = Weighing(self.outline, Ties(self.outline.full, self.choice, position, self.outline.matters), self.choice)
        self.given = self.from_position(position)

    def from_position(self, position: Position) -> Told:
        session = borrow(self.outline.full, position, self.choice)
        found = {key: v for key, matter in self.outline.matters.items() if (v := mt.settled_in(session, matter)) is not None}
        give_back(session)
        found = {key: v for key, v in found.items() if not (self.declared(key) and not v) and not self.off_the_map(key)}
        return found | dict.fromkeys(self.by_name(), True)

    def by_name(self) -> list[str]:
        """Nobody has to say that the enemy is one."""
        return [key for key, matter in self.outline.matters.items() if isinstance(c := matter.single, m.Holds) and c.atom.name == "enemy"
                and {getattr(a, "value", "") for a in c.atom.args} == {YOURS, ENEMY}]

    def declared(self, key: str) -> bool:
        """Does it speak of battles and the like? A position has those that it states, but here nobody was asked to state any."""
        return any(w.kind == "role" for w in self.below(key))

    def below(self, key: str) -> list[m.Word]:
        matter, reach = self.outline.matters[key], self.weighing.ties.reach
        cone = set().union(*(reach.cone(w) for w in mentions((matter.conds, matter.unless))))
        return [self.book.words[w] for w in sorted(cone) if w in self.book.words]

    def off_the_map(self, key: str) -> bool:
        """A hex that has no number lies nowhere: no clause about neighbours can be trusted with it."""
        unnumbered = [h for h in self.subject.position.members.get("hex", ()) if not h[-1:].isdigit()]
        return any(f'"{h}"' in key for h in unnumbered) and any(w.name in SPATIAL for w in self.below(key))
