"""An interview: what was said so far → the next question, or the verdict. Nothing here is kept between two steps."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from fractions import Fraction

from kb.answers import matters as mt
from kb.answers import matter_words as words
from kb.answers.asking import ask
from kb.answers.ground import Ground, Subject
from kb.answers.model import Answer, Missing, Node
from kb.answers.opening import Choose
from kb.answers.rulings import Table
from kb.answers.weighing import Told
from kb.board.facts import Position
from kb.language import model as m
from kb.language.records import record

YES, NO, UNKNOWN = "yes", "no", "unknown"
WHICH = "which "  # a choice that comes before all matters: which side


@record
class Said:
    """A matter, and what was said of it: yes, no, unknown, or a number."""

    matter: str
    reply: str


@record
class Pill:
    """Something that was said, in words, to be shown and changed."""

    matter: str
    question: str
    sentence: str
    reply: str


@record
class Asked:
    """A question to the player. `why`: what a clause makes of it, and the clause."""

    matter: str
    question: str
    sentence: str
    why: tuple[tuple[str, str], ...] = ()
    number: str = ""  # the figure that may be told instead of yes or no
    disputed: tuple[str, ...] = ()  # disputes about what its words mean
    options: tuple[str, ...] = ()  # what there is to choose from, where it is no question of yes or no
    denied: str = ""  # the sentence, if it is not so


@record
class Step:
    """Where an interview stands. It is over when there is an answer."""

    asked: Asked | None
    answer: Answer | None
    said: tuple[Pill, ...] = ()
    left: tuple[Asked, ...] = ()  # whatever else might still be asked, the most telling first
    otherwise: str = ""  # the verdict, if nothing of what is left is so


class Choosing:
    """Before an interview can begin: which side, or which number, is meant."""

    lost: tuple[Said, ...] = ()

    def __init__(self, book: m.Book, choice: Choose, said: tuple[Said, ...]):
        self.book, self.choice = book, choice
        self.said = tuple(s for s in said if s.matter.startswith(WHICH))

    def left(self) -> list[str]:
        return [WHICH + self.choice.sort]

    def step(self) -> Step:
        sort = self.choice.sort.replace("_", " ")
        number = "the number" if not self.choice.options else ""
        asked = Asked(WHICH + self.choice.sort, f"Which {sort}?", f"the {sort} that is meant", number=number, options=self.choice.options)
        return Step(asked, None, tuple(which_pill(s) for s in self.said))


def which_pill(s: Said) -> Pill:
    sort = s.matter.removeprefix(WHICH).replace("_", " ")
    return Pill(s.matter, f"Which {sort}?", f"the {sort} is {s.reply}", s.reply)


class Interview:
    """One state of an interview, worked out."""

    def __init__(self, book: m.Book, subject: Subject, said: tuple[Said, ...] = (), table: Table = Table(), ground: Ground | None = None):
        self.book, self.subject, self.table = book, subject, table
        self.ground = ground or Ground(book, subject, tuple(s.matter for s in said if s.reply == UNKNOWN), table)
        self.readings, self.choice, self.outline = self.ground.readings, self.ground.choice, self.ground.outline
        self.weighing, self.given = self.ground.weighing, self.ground.given
        self.said = tuple(s for s in said if self.still_fits(s))
        self.lost = tuple(s for s in said if s not in self.said)  # about what is no matter any more
        self.told = self.weighing.known(self.given | self.from_replies())

    def still_fits(self, s: Said) -> bool:
        if s.matter.startswith(WHICH):
            return True
        matter = self.outline.matters.get(s.matter)
        return matter is not None and (s.reply in (YES, NO, UNKNOWN) or mt.number_asked(self.book, matter) is not None)

    # ---- what is known
    def from_replies(self, said: Iterable[Said] | None = None) -> Told:
        found: Told = {}
        for s in self.said if said is None else said:
            matter = self.outline.matters.get(s.matter)
            if matter is None:
                continue
            if s.reply in (YES, NO):
                found[s.matter] = s.reply == YES
            elif s.reply != UNKNOWN:
                found |= self.by_number(matter, Fraction(s.reply))
        return found

    def by_number(self, matter: mt.Matter, value: Fraction) -> Told:
        """A figure that was told settles every comparison with it."""
        figure, found = mt.number_asked(self.book, matter)[0], {}
        for key, other in self.outline.matters.items():
            compared = mt.number_asked(self.book, other)
            if compared is not None and compared[0] == figure:
                found[key] = mt.COMPARED[compared[1]](value, compared[2])
        return found

    # ---- the step
    def step(self) -> Step:
        pills = tuple(self.pill(s) for s in self.said)
        left = self.left()
        if not left:
            return Step(None, self.answer(), pills)
        first = self.weighing.best(self.told, left)
        rest = tuple(self.asked(key) for key in left if key != first)
        return Step(self.asked(first), None, pills, rest, self.weighing.verdict(self.weighing.known(self.told | dict.fromkeys(left, False))))

    def left(self) -> list[str]:
        if self.weighing.settled(self.told):
            return []
        unknown = frozenset(s.matter for s in self.said if s.reply == UNKNOWN)
        return self.weighing.candidates(self.told, unknown)

    def pill(self, s: Said) -> Pill:
        if s.matter.startswith(WHICH):
            return which_pill(s)
        matter = self.outline.matters[s.matter]
        return Pill(s.matter, words.question(self.book, matter), words.sentence(self.book, matter, s.reply != NO), s.reply)

    def asked(self, key: str) -> Asked:
        matter = self.outline.matters[key]
        compared = mt.number_asked(self.book, matter)
        number = words.figure(self.book, compared[0]) if compared else ""
        return Asked(key, words.question(self.book, matter), words.sentence(self.book, matter), self.why(key), number, self.disputes_on(key),
                     denied=words.sentence(self.book, matter, False))

    def why(self, key: str) -> tuple[tuple[str, str], ...]:
        """What the statements that are still open would make of it."""
        open_ = {k for k, keys in self.weighing.open(self.told).items() if key in keys}
        uses = [u for u in self.outline.uses[key] if u.statement.key in open_] or self.outline.uses[key]
        return tuple(dict.fromkeys((effect(u.statement.kind, u.wanted), u.statement.cite) for u in uses))

    def disputes_on(self, key: str) -> tuple[str, ...]:
        """Disputes about the very words of a question: whoever answers it takes a side."""
        if key not in self.outline.matters:
            return ()
        atom = self.outline.word_of(self.outline.matters[key])
        return tuple(d.id for d in self.book.disputes() if atom is not None and d.id not in self.readings
                     if any(s.head is not None and s.head.name == atom.name for r in d.readings for s in r.statements))

    # ---- the answer
    def answer(self) -> Answer:
        """What the small book says, with everything that was said and what follows from it."""
        verdict = self.weighing.verdict(self.told)
        found = self.asked_of_book(self.told)
        if verdict != "unknown" and found.verdict == "unknown":
            found = self.case_by_case(verdict, found)
        if found.verdict == "no" and self.nothing_permits():
            found = replace(found, proof=self.told_proof(found) or found.proof)
        said = self.reasons() if found.verdict != "unknown" else self.said
        own = tuple(f"your own reading of {d}" for d in dict.fromkeys(d for s in said if s.reply != UNKNOWN for d in self.disputes_on(s.matter)))
        own += ("that somebody else could do it as well",) if found.verdict == "need not" and ", but " in found.headline else ()
        missing = self.missing() if found.verdict == "unknown" else found.missing
        return replace(found, question=self.subject.question, rests_on=found.rests_on + own, missing=missing)

    def reasons(self) -> tuple[Said, ...]:
        """As few of the replies as settle the verdict. Where both readings of a dispute have to be settled, as few as settle both."""
        verdicts = [self.weighing.verdict(self.told, c) for c in self.weighing.choices]
        kept = [s for s in self.said if s.reply != UNKNOWN and not s.matter.startswith(WHICH)]
        for s in list(kept):
            told = self.weighing.known(self.given | self.from_replies([k for k in kept if k is not s]))
            if verdicts == [self.weighing.verdict(told, c) for c in self.weighing.choices]:
                kept.remove(s)
        return tuple(kept)

    def because(self, cites: tuple[str, ...] = ()) -> tuple[tuple[str, str], ...]:
        """The matters that settled it, those that a permission or a duty needs first, each with a clause that speaks of it."""
        def granted(key: str) -> bool:
            return any(u.statement.kind in m.GRANTS for u in self.outline.uses.get(key, ()))

        return tuple((s.matter, self.clause_on(s.matter, cites)) for s in sorted(self.reasons(), key=lambda s: not granted(s.matter)))

    def clause_on(self, key: str, cites: tuple[str, ...]) -> str:
        """One of those that decide, if it speaks of it."""
        found = [u.statement.cite for u in self.outline.uses.get(key, ())]
        return next((c for c in found if c in cites), found[0] if found else "")

    def missing(self) -> tuple[Missing, ...]:
        """What the answer hangs on: whatever is open, the most telling first."""
        open_ = self.weighing.candidates(self.told, frozenset())
        ranked = sorted(open_, key=lambda key: self.weighing.expected(self.told, key))
        return tuple(Missing(f"whether {words.sentence(self.book, self.outline.matters[key])}", key, (), self.why(key)[0][1]) for key in ranked)

    def asked_of_book(self, told: Told) -> Answer:
        facts = frozenset((key, ()) for key, holds in told.items() if holds and key not in self.outline.heads)
        denied = frozenset((key, ()) for key, holds in told.items() if not holds and key not in self.outline.heads)
        position = Position(open=True, facts=facts, denied=denied, scenario=self.choice.scenario, options=self.choice.options)
        question = self.outline.question
        if self.outline.root:
            question = m.Question("is", cond=(m.Holds(m.Atom(self.outline.root)),))
        return ask(self.outline.book, position, question, readings=self.readings, table=self.table)

    def case_by_case(self, verdict: str, found: Answer) -> Answer:
        """Whichever way it is, the verdict is the same: what it rests on then."""
        worlds = next(w for w in self.weighing.ties.worlds(self.told) if len(w) > 1)
        answers = [a for w in worlds if (a := self.asked_of_book(self.told | w)).verdict == verdict]
        if not answers:
            return found
        cites = self.cited_by_all(answers) or self.shut(key for key, _ in self.because()) or tuple(dict.fromkeys(c for a in answers for c in a.cites))
        used = tuple(dict.fromkeys(c for a in answers for c in a.used))
        proofs = {a.proof: None for a in answers}
        found = replace(answers[0], cites=cites, used=used, changes=())
        return replace(found, proof=next(iter(proofs)) if len(proofs) == 1 else self.told_proof(found))

    def nothing_permits(self) -> bool:
        """No clause forbids it for certain: it is refused for want of a permission. The engine would name the first condition that is
        not known to hold; what was told is the better reason."""
        q = self.outline.question
        if q.kind != "may":
            return False
        supposed = self.weighing.supposed(self.told, self.choice)
        return not any(supposed.live(s, q.atom.name, ())[0] for s in self.outline.program.norms("forbid", q.atom.name))

    def told_proof(self, found: Answer) -> tuple[Node, ...]:
        """What was told, as far as it decides."""
        reasons = tuple(Node(words.sentence(self.book, self.outline.matters[key], self.told[key]), cite, "given") for key, cite in self.because(found.cites))
        return (Node(found.headline, found.cites[0] if found.cites else "", children=reasons),) if reasons else ()

    @staticmethod
    def cited_by_all(answers: list[Answer]) -> tuple[str, ...]:
        return tuple(c for c in answers[0].cites if all(c in a.cites for a in answers))

    def shut(self, keys: Iterable[str]) -> tuple[str, ...]:
        """The permissions that these matters take away: it is allowed only then."""
        return tuple(dict.fromkeys(u.statement.cite for key in keys for u in self.outline.uses.get(key, ())
                                   if u.statement.kind == "permit" and u.wanted != self.told[key]))


def effect(kind: str, wanted: bool) -> str:
    """What a statement makes of a matter, for the reason beside a question."""
    verb = {"permit": "allows", "forbid": "bars", "require": "demands", "excuse": "excuses", "define": "counts", "deny": "denies"}.get(kind, "lifts")
    return verb if wanted else f"{verb} unless"
