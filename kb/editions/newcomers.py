"""What one edition has and the other has no word for – mountains, panic, overruns –, and statements read without it.

A clause that says what it always said, and makes room in an exception for something new, has not changed itself: what is new stands in the
clause that brings it in."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import replace

from kb.language import model as m

THINGS = ("given", "throw", "role", "action", "event", "path")  # what a position can hold, or somebody can do


class Newcomers:
    """Words of `book` without which the other edition does. `names` calls this book's words what the other calls them."""

    def __init__(self, book: m.Book, other: m.Book, names: dict[str, str]):
        self.book = book
        known = set(other.words) | set(other.constants)
        missing = lambda word: names.get(word, word) not in known  # noqa: E731
        self.missing = {w.name for w in book.words.values() if missing(w.name)} | {c for c in book.constants if missing(c)}
        self.constants = {c for c in book.constants if missing(c)}
        self.words = {w.name for w in book.words.values() if w.kind in THINGS and missing(w.name)}
        self.words |= self.resting(missing)

    def resting(self, missing) -> set[str]:
        """Derived words that hold only of newcomers: `worn out` is what is disorganized and down to a point."""
        defining: dict[str, list[m.Body]] = {}
        for clause in self.book.clauses:
            for s in clause.statements:
                if s.kind == "define" and s.head is not None:
                    defining.setdefault(s.head.name, []).append(s.body)
        waiting = {name: bodies for name, bodies in defining.items() if missing(name)}
        found: set[str] = set()
        while True:
            more = {name for name, bodies in waiting.items() if name not in found and all(self.only_new(b, found) for b in bodies)}
            if not more:
                return found
            found |= more

    def only_new(self, body: m.Body, resting: set[str]) -> bool:
        groups = [a for a in body.alternatives if a]
        return bool(groups) and all(any(self.needs(c, resting) for c in group) for group in groups)

    def needs(self, c: m.Cond, resting: set[str] = frozenset()) -> bool:
        """Whether a condition can hold only with a newcomer."""
        match c:
            case m.Holds(atom, False) | m.Did(atom, _, False):
                return self.speaks(atom, resting)
            case m.IsOne(_, of, False):
                return bool(of) and all(o in self.constants for o in of)
            case m.Compare("=", left, right):
                return any(isinstance(t, m.Const) and t.value in self.constants for t in (left, right))
        return False

    def speaks(self, atom: m.Atom, resting: set[str] = frozenset()) -> bool:
        return atom.name in self.words or atom.name in resting or any(isinstance(a, m.Const) and a.value in self.constants for a in atom.args)

    # ---- statements without them
    def without(self, s: m.Statement) -> m.Statement:
        """The statement as it stands where there are no newcomers; itself where it speaks of none, or of nothing else."""
        groups = [g for g in s.body.alternatives if not any(self.needs(c) for c in g)]
        if not groups and s.body.alternatives:
            return s
        body = replace(s.body, alternatives=tuple(map(self.conds, groups)),
                       unless=tuple(self.conds(g) for g in s.body.unless if not any(self.needs(c) for c in g)))
        return replace(self.heads(s), body=body)

    def heads(self, s: m.Statement) -> m.Statement:
        every = [h for h in (s.head, *s.heads) if h is not None]
        kept = [h for h in every if not self.speaks(h)]
        return replace(s, head=kept[0], heads=tuple(kept[1:])) if kept and len(kept) < len(every) else s

    def conds(self, group: tuple[m.Cond, ...]) -> tuple[m.Cond, ...]:
        return tuple(kept for c in group for kept in self.cond(c))

    def cond(self, c: m.Cond) -> tuple[m.Cond, ...]:
        match c:
            case m.Holds(atom, True) | m.Did(atom, _, True) if self.speaks(atom):
                return ()
            case m.IsOne(_, of, _) if any(o in self.constants for o in of):
                left = tuple(o for o in of if o not in self.constants)
                return (replace(c, of=left),) if left else ()
            case m.Compare("!=", left, right) if any(isinstance(t, m.Const) and t.value in self.constants for t in (left, right)):
                return ()
        return (c,)

    def named_in(self, s: m.Statement) -> list[str]:
        """The newcomers a statement speaks of: things by name, deeds and states by the clause that brings them in."""
        found: dict[str, None] = {}
        for atom in atoms_of(s):
            if atom.name in self.words:
                found[self.brought_in(atom.name)] = None
            found |= {self.called(a.value): None for a in atom.args if isinstance(a, m.Const) and a.value in self.constants}
        for c in conds_of(s.body):
            of = c.of if isinstance(c, m.IsOne) else [t.value for t in (c.left, c.right) if isinstance(t, m.Const)] if isinstance(c, m.Compare) else ()
            found |= {self.called(o): None for o in of if o in self.constants}
        return list(found)

    def called(self, word: str) -> str:
        return self.book.terms.get(word, word.replace("_", " "))

    def lacking(self, words: Iterable[str]) -> dict[str, str]:
        """Those the other edition does without, as they are called, with the clause that brings them in."""
        return {self.called(w): self.source(w) for w in words if w in self.missing}

    def brought_in(self, word: str) -> str:
        number = self.source(word)
        return f"what {number} adds" if number else self.called(word)

    def source(self, word: str) -> str:
        """The clause that declares it, or the one that says most of it."""
        declaring = (c.number for c in self.book.clauses if any(w.name == word for w in c.declares))
        speaking = Counter(c.number for c in self.book.clauses for s in c.statements if s.head is not None and s.head.name == word)
        return next(declaring, "") or max(speaking, key=lambda n: speaking[n], default="")


def conds_of(body: m.Body) -> list[m.Cond]:
    return [c for group in (*body.alternatives, *body.unless) for c in group]


def atoms_of(s: m.Statement) -> list[m.Atom]:
    heads = [h for h in (s.head, *s.heads) if h is not None]
    return heads + [c.atom for c in conds_of(s.body) if isinstance(c, (m.Holds, m.Did))]


# ---- questions


def asked_after(understood) -> list[str]:
    """The words a question is about."""
    if understood.kind == "card":
        return [understood.word]
    q = understood.question
    return [n.name for n in placed((q.atom, q.term, q.cond))] + [c.value for c in parts_of_kind((q.atom, q.term, q.cond), m.Const)]


def in_other_words(understood, names: dict[str, str]):
    """The same question in the words of the other edition."""
    if understood.kind == "card":
        return replace(understood, word=names.get(understood.word, understood.word))
    return replace(understood, question=renamed(understood.question, names))


def renamed(node, names: dict[str, str]):
    if isinstance(node, tuple):
        return tuple(renamed(part, names) for part in node)
    if not hasattr(node, "__dataclass_fields__"):
        return node
    changed = {name: renamed(getattr(node, name), names) for name in node.__dataclass_fields__ if name != "span"}
    for name in ("name", "value"):
        if isinstance(node, (m.Atom, m.Call, m.Const)) and isinstance(changed.get(name), str):
            changed[name] = names.get(changed[name], changed[name])
    return replace(node, **changed)


def parts_of_kind(node: object, kind: type) -> Iterator:
    """Every part of a statement or question that is such a record."""
    if isinstance(node, kind):
        yield node
    if isinstance(node, tuple):
        for part in node:
            yield from parts_of_kind(part, kind)
    elif hasattr(node, "__dataclass_fields__"):
        for name in node.__dataclass_fields__:
            yield from parts_of_kind(getattr(node, name), kind)


def placed(node: object) -> Iterator[m.Atom | m.Call]:
    """Every relation, deed and amount in a statement."""
    return parts_of_kind(node, (m.Atom, m.Call))
