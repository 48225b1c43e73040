"""One question as a small book: the norms that decide it about these individuals, with matters in the place of conditions.

What the book says is kept, statement by statement; what lies below a condition is left out. So the book answers with proofs, readings
and exceptions as any book does, and all it leans on is what a player can be asked."""

from __future__ import annotations

from dataclasses import replace

from kb.answers import matters as mt
from kb.answers.matter_words import template_of
from kb.answers.sessions import program_for
from kb.engine.program import Program
from kb.language import model as m
from kb.language.records import record

NORMS = {"may": ("permit", "forbid"), "must": ("require", "excuse", "permit", "forbid")}


@record
class Use:
    """A statement that a matter stands in. `wanted`: whether the statement needs the matter to hold."""

    statement: m.Statement
    wanted: bool


class Outline:
    def __init__(self, book: m.Book, question: m.Question, scenario: str = "", options: frozenset[str] = frozenset(),
                 opened: tuple[str, ...] = ()):
        self.original, self.question, self.opened = book, plain(book, question), opened
        self.full: Program = program_for(book, scenario, options)
        self.matters: dict[str, mt.Matter] = {}  # in the order of the book
        self.uses: dict[str, list[Use]] = {}
        self.below: dict[str, str] = {}  # a matter that was asked for in order to settle another → that other
        self.statements: dict[int, m.Statement] = {}  # by the key they have in the book
        self.heads: dict[str, m.Atom] = {}  # matters that are settled by statements about a word → the word
        self.asked = self.question.atom
        self.root = "" if question.kind in NORMS else mt.matter(self.question.cond, ()).key  # the matter that the question itself is
        self.begin()
        self.book = self.written()
        self.program = Program(self.book, self.full.choice)

    def begin(self) -> None:
        if self.question.kind in NORMS:
            for s in self.norms():
                self.take(s, self.asked)
        else:
            self.open(self.root)
        for key in self.opened:
            self.open(key)

    # ---- which statements
    def norms(self) -> list[m.Statement]:
        name, full = self.asked.name, self.full
        found = [s for kind in NORMS[self.question.kind] for s in full.norms(kind, name)]
        if self.question.kind == "must":
            found += [s for s in full.statements.values() if s.kind == "require" and any(h.name in full.ancestors(name) for h in s.heads)]
        found += [s for n in full.ancestors(name) for s in full.otherwise.get(n, ())]
        return sorted({s.key: s for s in found}.values(), key=lambda s: s.key)

    def take(self, s: m.Statement, asked: m.Atom, head: m.Atom | None = None, under: str = "") -> None:
        """A statement, and what lifts it. What a `despite` lifts is lifted by the permission itself."""
        s = self.full.statements[s.key]
        if s.key in self.statements and head is None:
            return
        env = mt.bound(self.fitting(s, asked), asked.args) if s.head is not None else {}
        if env is None:
            return
        self.statements[s.key] = self.taken(s, env, head or self.named(s, asked), under)
        for e in self.full.lifting(s, asked.name):
            self.take(e, asked, head, under)

    def fitting(self, s: m.Statement, asked: m.Atom) -> m.Atom:
        """The head that speaks of the question: a duty may be met by several deeds."""
        line = self.full.ancestors(asked.name)
        return next((h for h in (s.head, *s.heads) if h.name in line), s.head)

    @staticmethod
    def named(s: m.Statement, asked: m.Atom) -> m.Atom | None:
        """What it says of these individuals; `_` stays what it is, for it says that somebody else would do."""
        if s.head is None or s.heads:
            return s.head
        return replace(s.head, args=tuple(a if isinstance(a, m.Any_) else x for a, x in zip(s.head.args, asked.args)))

    def taken(self, s: m.Statement, env: dict, head: m.Atom | None, under: str) -> m.Statement:
        body = mt.grounded(s.body, env)
        beside = mt.linked(body)
        ways = tuple(self.way(s, a, beside, under) for a in body.alternatives)
        unless = tuple(tuple(self.cond(s, part, under, False) for part in mt.parts_of(g)) for g in body.unless if g not in beside)
        return replace(s, head=head, body=m.Body(ways, unless))

    def way(self, s: m.Statement, alternative: tuple[m.Cond, ...], beside, under: str) -> tuple[m.Cond, ...]:
        guards = tuple(c for c in alternative if mt.is_guard(c))
        rest = tuple(c for c in alternative if not mt.is_guard(c))
        return tuple(self.cond(s, part, under) for part in mt.parts_of(rest, beside)) + guards

    def cond(self, s: m.Statement, part: mt.Part, under: str, wanted: bool = True) -> m.Holds:
        key = part.matter.key
        self.matters.setdefault(key, part.matter)
        self.uses.setdefault(key, []).append(Use(s, part.holds == wanted))
        if under and key not in self.opened:
            self.below.setdefault(key, under)
        return m.Holds(m.Atom(key), not part.holds)

    # ---- below a matter
    def open(self, key: str) -> None:
        """A matter that nobody can tell is settled by what the book says of it."""
        found = self.matters.get(key) or (mt.matter(self.question.cond, ()) if key == self.root else None)
        atom = self.word_of(found) if found is not None else None
        if atom is None:
            return
        self.matters.setdefault(key, found)
        self.heads[key] = atom
        turned = replace(atom, args=atom.args[::-1]) if self.original.words[atom.name].both_ways else None
        for kind in ("define", "deny"):
            for s in self.full.on(kind, atom.name):
                for way in (atom, turned):
                    if way is not None:
                        self.take(s, way, m.Atom(key), key)

    def word_of(self, found: mt.Matter) -> m.Atom | None:
        """The derived relation that a matter is, if it is one."""
        match found.single:
            case m.Holds(atom) if not any(isinstance(a, (m.Any_, m.Var)) for a in atom.args):
                pass
            case m.Compare("=", m.Call(name, args), m.Const() as value):
                atom = m.Atom(name, (*args, value))
            case m.IsOne(term, (value,)) if found.single.link:
                atom = m.Atom(found.single.link, (term, m.Const(value)))
            case _:
                return None
        word = self.original.words.get(atom.name)
        plain = all(isinstance(a, (m.Const, m.Num)) for a in atom.args)
        return atom if word is not None and word.kind == "derived" and plain else None

    def opens(self, key: str) -> bool:
        return key not in self.heads and self.word_of(self.matters[key]) is not None

    # ---- the small book
    def written(self) -> m.Book:
        words = {key: m.Word(key, "derived" if key in self.heads else "given", template=template_of(self.original, found))
                 for key, found in self.matters.items()}
        clauses = tuple(self.clause(c) for c in self.original.clauses)
        return replace(self.original, words=self.original.words | words, clauses=clauses, digest="")

    def clause(self, c: m.Clause) -> m.Clause:
        keep = lambda found: tuple(self.statements[s.key] for s in found if s.key in self.statements)  # noqa: E731
        disputes = tuple(replace(d, readings=tuple(replace(r, statements=unguarded(keep(r.statements))) for r in d.readings)) for d in c.disputes)
        return replace(c, statements=keep(c.statements), disputes=disputes, in_force=(), examples=())


def plain(book: m.Book, question: m.Question) -> m.Question:
    """Names that look like numbers are names: 3228 is a hex."""
    def with_names(atom: m.Atom) -> m.Atom:
        sorts = [p.sort for p in book.words[atom.name].params]
        return replace(atom, args=tuple(m.Const(a.text) if isinstance(a, m.Num) and s != "number" else a for a, s in zip(atom.args, sorts)))

    cond = tuple(replace(c, atom=with_names(c.atom)) if isinstance(c, m.Holds) else c for c in question.cond)
    return replace(question, atom=with_names(question.atom) if question.atom else None, cond=cond)


def unguarded(found: tuple[m.Statement, ...]) -> tuple[m.Statement, ...]:
    """The guard is put before them again when the small book becomes a program."""
    return tuple(replace(s, body=replace(s.body, alternatives=tuple(tuple(c for c in a if not mt.is_guard(c)) for a in s.body.alternatives)))
                 for s in found)
