"""Every way an interview can go, as a tree: what the steps would ask and answer, worked out beforehand for a page without the engine.

Only yes and no make branches. Who does not know walks both of them: where they come to the same, that is the verdict, and else the answer
hangs on what is not known. A matter that clauses decide has a small tree of its own, for whoever cannot tell it at sight."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from kb.answers.ground import Ground, Subject
from kb.answers.interview import NO, YES, Asked, Interview, Said
from kb.answers.opening import Choose, about
from kb.board.facts import Position
from kb.language import model as m
from kb.language.records import record
from kb.language.spans import Refused

MOST_FORKS = 240  # of a question, before equal branches are one: a page may weigh no more
MOST_BELOW = 40  # of a matter
MOST_OPTIONS = 10


@record
class Fork:
    asked: Asked
    yes: int
    no: int


@record
class Leaf:
    """As much of an answer as a page shows."""

    verdict: str
    headline: str
    cites: tuple[str, ...] = ()
    because: tuple[tuple[str, str], ...] = ()  # matters that were told, each with a clause that speaks of it
    changes: tuple[tuple[str, str, str], ...] = ()  # what would have to be otherwise, the verdict then, its clause
    readings: tuple[tuple[str, str, str], ...] = ()  # a dispute, its other reading, the verdict then
    missing: tuple[tuple[str, str], ...] = ()
    rests_on: tuple[str, ...] = ()


@record
class Tree:
    """Its first node is the root. A leaf is an answer, or of a matter whether it holds."""

    nodes: tuple[Fork | Leaf | bool, ...]

    @property
    def forks(self) -> int:
        return sum(isinstance(n, Fork) for n in self.nodes)


@record
class Topic:
    """A question that a player asks of a book: may, or must, somebody do a deed?"""

    kind: str
    word: str


@record
class Grown:
    """A question with its tree, or with one for each thing it may be about. No tree where there are too many ways to go."""

    topic: Topic
    trees: tuple[tuple[str, Tree], ...] = ()
    sort: str = ""  # what is to be chosen before the first question
    below: tuple[tuple[str, Tree], ...] = ()  # matter → how clauses decide it
    why_not: str = ""


class TooLarge(Exception):
    """More branches than a page can carry."""


def topics(book: m.Book) -> Iterator[Topic]:
    """Deeds that some clause permits, bars or requires, and that an interview can be about."""
    normed = {(kind, h.name) for s in all_norms(book) for kind in kinds_of(s) for h in (s.head, *s.heads)}
    for word in book.of_kind("action"):
        if not word.made_of:
            yield from (Topic(kind, word.name) for kind in ("may", "must") if (kind, word.name) in normed)


def all_norms(book: m.Book) -> Iterator[m.Statement]:
    return (s for s in book.statements() if s.head is not None and s.kind in ("permit", "forbid", "require", "otherwise"))


def kinds_of(s: m.Statement) -> tuple[str, ...]:
    return ("must",) if s.kind == "require" else ("may",)


def grown(book: m.Book, topic: Topic) -> Grown:
    try:
        sort, options = choice_of(book, topic)
        rows = [Growing(book, subject_of(book, topic, {sort: o} if sort else {}), MOST_FORKS // len(options)) for o in options]
        return Grown(topic, tuple((o, g.tree) for o, g in zip(options, rows)), sort, trees_below(rows))
    except TooLarge:
        return Grown(topic, why_not="it can go too many ways to lay them all out on a page")
    except Choose as err:
        return Grown(topic, why_not=f"it hangs on a {err.sort.replace('_', ' ')} that has to be told first")
    except Refused as err:
        return Grown(topic, why_not=err.diagnostics[0].message)


def choice_of(book: m.Book, topic: Topic) -> tuple[str, tuple[str, ...]]:
    """What has to be chosen before the first question, and from what."""
    try:
        subject_of(book, topic, {})
    except Choose as err:
        if not 0 < len(err.options) <= MOST_OPTIONS:
            raise
        return err.sort, err.options
    return "", ("",)


def subject_of(book: m.Book, topic: Topic, chosen: dict[str, str]) -> Subject:
    atom = m.Atom(topic.word, tuple(m.Any_() for _ in book.words[topic.word].params))
    return Subject(*about(book, m.Question(topic.kind, atom), Position(open=True), chosen))


# ---- one tree ----------------------------------------------------------------------------------


class Growing:
    """The tree of one question about named individuals."""

    def __init__(self, book: m.Book, subject: Subject, most: int):
        self.book, self.subject, self.ground = book, subject, Ground(book, subject)
        self.numbers: dict[object, int] = {}  # state → node
        self.paths: list[tuple[Said, ...]] = []  # how each node was reached first
        self.tree = self.grow(most)

    def grow(self, most: int) -> Tree:
        """Breadth first, so that what is too large is known early. States that are reached in several ways are one."""
        found: list[tuple[Asked, int, int] | Interview] = []
        self.number(())
        for said in self.paths:  # which grow on the way
            work = self.work(said)
            left = work.left()
            if not left:
                found.append(work)
                continue
            key = work.weighing.best(work.told, left)
            found.append((work.asked(key), self.number((*said, Said(key, YES))), self.number((*said, Said(key, NO)))))
            if sum(isinstance(f, tuple) for f in found) > most:
                raise TooLarge
        return shared([self.leaf(f) if isinstance(f, Interview) else Fork(*f) for f in found])

    def work(self, said: tuple[Said, ...]) -> Interview:
        return Interview(self.book, self.subject, said, ground=self.ground)

    def number(self, said: tuple[Said, ...]) -> int:
        """A state is all that the rest hangs on: what is known, and which disputes the player has taken a side in."""
        work = self.work(said)
        state = frozenset(work.told.items()), frozenset(s.matter for s in said if work.disputes_on(s.matter))
        if state not in self.numbers:
            self.numbers[state] = len(self.paths)
            self.paths.append(said)
        return self.numbers[state]

    def leaf(self, work: Interview) -> Leaf | bool:
        return leaf_of(work)


class Below(Growing):
    """The tree of a matter: is it so?"""

    def leaf(self, work: Interview) -> bool:
        return work.weighing.verdict(work.told) == "yes"


def shared(nodes: list[Fork | Leaf | bool]) -> Tree:
    """Equal branches once. Numbers lead onward only, so they settle from the far end; afterwards the root is the first again."""
    into: dict[int, int] = {}
    known: dict[object, int] = {}
    kept: list[Fork | Leaf | bool] = []
    for n in finished_first(nodes):
        node = nodes[n]
        if isinstance(node, Fork):
            node = replace(node, yes=into[node.yes], no=into[node.no])
        key = (type(node), node)
        if key not in known:
            known[key] = len(kept)
            kept.append(node)
        into[n] = known[key]
    return in_order(kept, into[0])


def finished_first(nodes: list) -> list[int]:
    """Children before those who lead to them."""
    out, done, stack = [], set(), [0]
    while stack:
        n = stack[-1]
        waiting = [c for c in (nodes[n].yes, nodes[n].no) if c not in done] if isinstance(nodes[n], Fork) and n not in done else []
        if waiting:
            stack += waiting
            continue
        stack.pop()
        if n not in done:
            done.add(n)
            out.append(n)
    return out


def in_order(nodes: list, root: int) -> Tree:
    """The root first, then as they are met."""
    order, stack = {}, [root]
    while stack:
        n = stack.pop()
        if n not in order:
            order[n] = len(order)
            stack += (nodes[n].yes, nodes[n].no) if isinstance(nodes[n], Fork) else ()
    return Tree(tuple(replace(nodes[n], yes=order[nodes[n].yes], no=order[nodes[n].no]) if isinstance(nodes[n], Fork) else nodes[n] for n in order))


def leaf_of(work: Interview) -> Leaf:
    a = work.answer()
    return Leaf(a.verdict, a.headline, a.cites, work.because(a.cites), tuple((", and ".join(c.texts), c.verdict, c.cite) for c in a.changes),
                tuple((r.dispute, r.text or r.title, r.value or r.verdict) for r in a.readings), tuple((x.text, x.cite) for x in a.missing), a.rests_on)


# ---- what is not known at sight ------------------------------------------------------------------


def trees_below(rows: list[Growing]) -> tuple[tuple[str, Tree], ...]:
    """A tree for each matter that these ask about and clauses decide, and for the matters of those in turn."""
    found: dict[str, Tree | None] = {}
    waiting = list(rows)
    while waiting:
        above = waiting.pop(0)
        for key in dict.fromkeys(n.asked.matter for n in above.tree.nodes if isinstance(n, Fork)):
            if key not in found:
                inner = opened(above, key)
                found[key] = inner.tree if inner is not None else None
                waiting += [inner] if inner is not None else []
    return tuple((key, tree) for key, tree in found.items() if tree is not None)


def opened(above: Growing, key: str) -> Below | None:
    outline = above.ground.outline
    if not outline.opens(key):
        return None
    subject = replace(above.subject, question=m.Question("is", cond=outline.matters[key].conds))
    try:
        inner = Below(above.book, subject, MOST_BELOW)
    except (TooLarge, Refused):
        return None
    return inner if inner.tree.forks and inner.tree.nodes[0].asked.matter != key else None
