"""A smallest position on which two editions answer differently: searched among the examples of the clauses and near them, then minimised.

What is found is verified by asking both books; what is not found is counted."""

from __future__ import annotations

from collections.abc import Container, Iterable

from kb.answers.asking import ask, told
from kb.answers.model import Answer
from kb.answers.words import formal
from kb.board.position import read_position
from kb.editions.alignment import Match
from kb.editions.candidates import Pool
from kb.editions.changes import Change
from kb.editions.drafts import Draft, called
from kb.editions.wording import question_text
from kb.language import model as m
from kb.language.records import record
from kb.language.spans import Refused

TRIES = 120  # positions asked about for one clause, before the search gives up
SHRINKS = 80  # further ones, to make what was found smaller
# how plainly a position tells apart: the least is best
DOUBTFUL, SHARED, ASIDE = 1, 2, 4  # one is silent or in doubt; other rows have a hand in it; the row's clauses do not decide, only bear on it
BY_READING = 8  # both answer the same, but only one of them could be read to answer otherwise
PLAIN = ("yes", "no", "must", "need not", "value")


@record
class Told:
    """A position on which the editions part, with the question and what each of them answers."""

    position: str
    question: str
    old: Answer
    new: Answer
    open: bool = False
    asked: str = ""  # the question in words
    also: tuple[str, ...] = ()  # other clauses that differ and have a hand in it, those that decide first


@record
class Search:
    """How the search for one row ended. For a row called the same, a position that was found is a bug found."""

    tries: int = 0
    told: Told | None = None


class Both:
    """Two books that are asked the same."""

    def __init__(self, pool: Pool):
        self.pool, self.old, self.new, self.back = pool, pool.old, pool.new, pool.back
        self.tries = 0

    def answers(self, draft: Draft, question: str) -> tuple[Answer, Answer] | None:
        """Both answers; None where a book cannot be asked this, which is no try."""
        new = answer_of(self.new, draft.text, question, draft.open)
        if new is None:
            return None
        self.tries += 1
        old = answer_of(self.old, called(draft.text, self.back), called(question, self.back), draft.open)
        return (old, new) if old is not None else None

    def part(self, draft: Draft, question: str, numbers: "Numbers", others: list["Numbers"]) -> tuple[int, Told] | None:
        """How plainly the editions part here, and where; only where a clause of the row has to do with it, and best where it alone has."""
        both = self.answers(draft, question)
        if both is None:
            return None
        rank = plainness(self, *both)
        shared = [o for o in others if o.concerned(*both)] if rank is not None else []
        if rank is None or numbers.by_reading and shared:  # the same answer, or another for the sake of other clauses
            return (BY_READING, self.told(draft, question, both)) if numbers.read_apart(*both) else None
        if not numbers.concerned(*both):
            return None
        also = tuple(o.name for o in sorted(shared, key=lambda o: not o.deciding(*both)))
        rank += SHARED * bool(shared) + ASIDE * (not numbers.deciding(*both))
        return rank, self.told(draft, question, both, also)

    def told(self, draft: Draft, question: str, both: tuple[Answer, Answer], also: tuple[str, ...] = ()) -> "Told":
        return Told(draft.text, question, *both, open=draft.open, asked=question_text(self.new, both[1].question, question), also=also)


def answer_of(book: m.Book, text: str, asked: str, is_open: bool) -> Answer | None:
    position, wrong = read_position(text, book, open=is_open)
    if wrong:
        return None
    try:
        understood = formal(asked, book, position)
        return ask(book, position, understood.question, changes=False) if understood and understood.question else None
    except Refused:
        return None


def plainness(both: Both, old: Answer, new: Answer) -> int | None:
    """0: two plain answers that differ; 1: one of the editions is silent or in doubt; None: they agree, or one of them lacks a fact."""
    if "unknown" in (old.verdict, new.verdict):
        return None
    was, now = told(both.old, old.question, old), told(both.new, new.question, new)
    if (was[0], [str(v) for v in was[1]]) == (now[0], [str(v) for v in now[1]]) or sorted(map(str, was[1])) == sorted(map(str, now[1])) and was[0] == now[0]:
        return None
    return 0 if old.verdict in PLAIN and new.verdict in PLAIN else DOUBTFUL


class Numbers:
    """The clauses of a row: an answer concerns them when its proof uses one."""

    def __init__(self, match: Match, old: m.Book, new: m.Book, change: Change | None = None):
        self.books = old, new
        self.by_reading = change is not None and not (change.figures or change.gone or change.come)  # else they state the same
        self.old = {s.clause.number for s in match.old}
        self.new = {s.clause.number for s in match.new}
        self.name = next((s.clause.number for s in (*match.new, *match.old)), "")

    def among(self, at: int, cited: Iterable[str]) -> bool:
        """Whether one of these citations is of a clause of the row; a label names a part of its clause, and no clause is part of another."""
        numbers = (self.old, self.new)[at]
        return any(narrowest(c, self.books[at].by_number) in numbers for c in cited)

    def concerned(self, old: Answer, new: Answer) -> bool:
        return any(self.among(at, (*a.used, *a.cites)) for at, a in enumerate((old, new)))

    def deciding(self, old: Answer, new: Answer) -> bool:
        return any(self.among(at, a.cites) for at, a in enumerate((old, new)))

    def read_apart(self, old: Answer, new: Answer) -> bool:
        """Whether another reading of a clause of the row answers otherwise in one edition, and none in the other."""
        if "unknown" in (old.verdict, new.verdict):
            return False
        was, now = ({(r.verdict, r.value) for r in a.readings if self.among(at, (r.clause,))} for at, a in enumerate((old, new)))
        return was != now


def narrowest(cited: str, known: Container[str]) -> str:
    """The clause that is cited, be it by the label of a part."""
    while cited and cited not in known:
        cited = cited.rpartition("/")[0]
    return cited


def search(both: Both, match: Match, change: Change, others: list[Numbers], tries: int = TRIES) -> Search:
    """Looks among the examples of the row's clauses, then around them; the plainest is kept and made small. `others` are the other rows that
    differ: a position is better when none of them has a hand in it."""
    both.tries, numbers, best = 0, Numbers(match, both.old, both.new, change), None
    for draft, question in both.pool.around(match, change):
        if both.tries >= tries or best is not None and both.tries >= tries // (4 if best[0] < ASIDE else 2):
            break
        found = both.part(draft, question, numbers, others)
        if found is not None and (best is None or found[0] < best[0]):
            best = (*found, draft)
            if best[0] == 0:
                break
    looked = both.tries
    if best is None:
        return Search(looked)
    return Search(looked, smallest(both, best[2], best[1], best[0], numbers, others))


def unexplained(both: Both, match: Match, change: Change, same: list[Numbers], tries: int) -> Search:
    """A row called the same: a position on which the editions part although both proofs use nothing but clauses called the same."""
    both.tries, numbers = 0, Numbers(match, both.old, both.new)
    for draft, question in both.pool.around(match, change):
        if both.tries >= tries:
            break
        found = both.part(draft, question, numbers, [])
        if found is not None and found[1].old.verdict != "silent" and only_of(found[1], same):
            return Search(both.tries, found[1])
    return Search(both.tries)


def only_of(told_: Told, same: list[Numbers]) -> bool:
    old, new = ({*a.used, *a.cites} for a in (told_.old, told_.new))
    return all(any(s.among(at, (c,)) for s in same) for at, some in enumerate((old, new)) for c in some)


def smallest(both: Both, draft: Draft, found: Told, rank: int, numbers: Numbers, others: list[Numbers]) -> Told:
    """Says one thing less as long as the same two verdicts part."""
    budget = both.tries + SHRINKS
    verdicts = (found.old.verdict, found.new.verdict)
    going = True
    while going:
        going = False
        for less in draft.without():
            if both.tries >= budget:
                return found
            again = both.part(less, found.question, numbers, others)
            if again is not None and again[0] <= rank and (again[1].old.verdict, again[1].new.verdict) == verdicts:
                draft, found, going = less, again[1], True
                break
    return found
