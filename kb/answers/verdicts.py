"""Goals → verdicts: who may, must, need not; what the statements in force say together."""

from __future__ import annotations

from dataclasses import replace

from kb.engine.session import Session
from kb.language import model as m
from kb.language.records import record


@record
class Finding:
    """A verdict and the statements it rests on."""

    verdict: str
    by: tuple[m.Statement, ...] = ()
    against: tuple[m.Statement, ...] = ()  # the other side of a dispute
    lifted: tuple[tuple[m.Statement, m.Statement], ...] = ()  # statement, what lifts it
    part: tuple[str, tuple] | None = None  # the deed of a whole that decides
    inner: "Finding | None" = None
    role: tuple[str, tuple] | None = None  # a role that is missing
    step: int = 0
    why: str = ""
    parts: tuple[tuple[str, tuple, "Finding"], ...] = ()  # the deeds of a whole that is allowed


DONE = "it has been done"
MOST_ROWS = 300
SHARED = "it is not this one alone who has to"


class Verdicts:
    def __init__(self, session: Session, bare: bool = False):
        self.s, self.program, self.book = session, session.program, session.book
        self.bare = bare  # a verdict that nobody will explain: what was lifted on the way to a yes is not looked for

    # ---- statements that apply
    def standing(self, kind: str, name: str, args: tuple) -> tuple[list[m.Statement], list[m.Statement]]:
        """Statements of a kind that hold for certain, and those that may."""
        sure, maybe = [], []
        for s in self.norms(kind, name):
            if not self.matches(s, args):
                continue
            certain, possible = self.s.live(s, name, args)
            if certain:
                sure.append(s)
            elif possible:
                maybe.append(s)
        return sure, maybe

    def norms(self, kind: str, name: str) -> list[m.Statement]:
        norms = self.program.norms(kind, name)
        return norms if kind != "require" else self.program.once(("duties", name), lambda: norms + self.other_heads(name))

    def other_heads(self, name: str) -> list[m.Statement]:
        """Duties that another deed meets as well, seen from that deed."""
        line = self.program.ancestors(name)
        return [replace(s, head=h, heads=(s.head, *(x for x in s.heads if x is not h)))
                for s in self.program.statements.values() for h in s.heads if s.kind == "require" and h.name in line]

    def matches(self, s: m.Statement, args: tuple) -> bool:
        """Constants in the head have to be the ones asked about."""
        for a, value in zip(s.head.args, args):
            if isinstance(a, m.Const) and value is not None and a.value != value:
                return False
        return True

    def lifted(self, kind: str, name: str, args: tuple) -> list[tuple[m.Statement, m.Statement]]:
        """Statements whose condition holds and which an exception takes away."""
        found = []
        for s in self.norms(kind, name):
            lifts = self.program.lifting(s, name)
            if not lifts or not self.matches(s, args) or self.s.live(s, name, args)[0]:
                continue
            if self.s.statement_rows(s, name, args, (), "c", lifted=True):
                found += [(s, e) for e in lifts if self.s.live(e, name, args)[0]][:1]
        return found

    # ---- may
    def may(self, name: str, args: tuple) -> Finding:
        word = self.book.words[name]
        forbids, maybe_forbids = self.standing("forbid", name, args)
        if forbids:
            return Finding("no", tuple(forbids))
        if word.made_of:
            return self.may_whole(word, args, maybe_forbids)
        permits, maybe_permits = self.standing("permit", name, args)
        if not permits and not maybe_permits and (refused := self.unpermitted(name, args)).verdict == "no":
            return refused
        if maybe_forbids or (maybe_permits and not permits):
            return Finding("unknown", tuple(maybe_forbids or maybe_permits))
        if permits:
            return Finding("yes", tuple(permits), lifted=() if self.bare else tuple(self.lifted("forbid", name, args)))
        return self.unpermitted(name, args)

    def unpermitted(self, name: str, args: tuple) -> Finding:
        """No clause permits it: refused where a clause says so and none lifts that, else the book is silent."""
        refused = [s for n in self.program.ancestors(name) for s in self.program.otherwise.get(n, ())]
        self.s.built.consulted |= {s.key for s in refused}
        refused = [s for s in refused if s.key not in self.s.without]
        standing = [s for s in refused if not any(self.s.live(e, name, args)[1] for e in self.program.lifting(s, name))]
        if standing:
            return Finding("no", tuple(standing[:1]), why="nothing permits it")
        lifted = [(s, e) for s in refused for e in self.program.lifting(s, name) if self.s.live(e, name, args)[0]]
        if len({s.key for s, _ in lifted}) < len(refused):
            return Finding("unknown", tuple(refused[:1]))
        return Finding("silent", lifted=tuple(lifted))

    def may_whole(self, word: m.Word, args: tuple, maybe_forbids: list[m.Statement]) -> Finding:
        """A whole is allowed when nothing forbids it, each part is allowed, and no role is missing."""
        missing = self.missing_roles(word, args) or self.barred_roles(word, args)
        if missing:
            return missing
        unknown = Finding("unknown", tuple(maybe_forbids)) if maybe_forbids else None
        parts: list[tuple[str, tuple, Finding]] = []
        by: list[m.Statement] = self.standing("permit", word.name, args)[0]
        lifted: list[tuple[m.Statement, m.Statement]] = list(self.lifted("forbid", word.name, args))
        for part, body in word.made_of:
            for part_args in self.s.evaluation.parts_of(word, part, body, args):
                inner = self.may(part.name, part_args)
                if inner.verdict in ("no", "silent"):
                    return Finding(inner.verdict, inner.by, part=(part.name, part_args), inner=inner)
                if inner.verdict == "unknown":
                    unknown = unknown or Finding("unknown", inner.by, part=(part.name, part_args), inner=inner)
                parts.append((part.name, part_args, inner))
                by += [s for s in inner.by if s not in by]
                lifted += [x for x in inner.lifted if x not in lifted]
        if unknown:
            return unknown
        return Finding("yes", tuple(by), lifted=tuple(lifted), parts=tuple(parts)) if by else Finding("silent")

    def missing_roles(self, word: m.Word, args: tuple) -> Finding | None:
        sort = word.params[0].sort
        for role in self.book.of_kind("role"):
            if role.params[0].sort != sort:
                continue
            filled = self.s.fact_rows(role.name)
            for s in self.program.on("require", role.name):
                for row in self.owed(s, role.name, (args[0],) + (None,) * (len(role.params) - 1)):
                    if row not in filled:
                        return Finding("no", (s,), role=(role.name, row))
        return None

    def barred_roles(self, word: m.Word, args: tuple) -> Finding | None:
        """Somebody has a part in it that a clause forbids."""
        for role in self.book.of_kind("role"):
            if role.params[0].sort == word.params[0].sort:
                for row in sorted(r for r in self.s.fact_rows(role.name) if r[0] == args[0]):
                    forbids = self.standing("forbid", role.name, row)[0]
                    if forbids:
                        return Finding("no", tuple(forbids), part=(role.name, row), inner=Finding("no", tuple(forbids)))
        return None

    def owed(self, s: m.Statement, name: str, pattern: tuple, mood: str = "c") -> list[tuple]:
        """The cases a `require` speaks of, as full tuples of its word; None where it says `_`."""
        places = self.s.projection(s, len(pattern), name)
        maybe = self.s.statement_rows(s, name, pattern, (), "p")  # first: mostly that is the end of it
        rows = self.s.statement_rows(s, name, pattern, (), mood) if maybe else ()
        out = []
        for row in rows:
            full = list(pattern)
            for place, value in zip(places, row):
                full[place] = value
            out.append(tuple(full))
        return out

    # ---- must
    def must(self, name: str, args: tuple) -> Finding:
        requires, maybe = self.standing("require", name, args)
        excuses, maybe_excuses = self.standing("excuse", name, args)
        open_ = [s for s in requires if not self.met(s, name, args)]
        own = [s for s in open_ if not self.shared(s, args) or self.nobody_else(s, name, args)]
        if own:
            return self.owed_against(own, (excuses, maybe_excuses), name, args)
        if open_ and not (maybe and not excuses):
            barred = self.all_barred(open_[0], name, args)
            return Finding("disputed", tuple(open_), tuple(barred)) if barred else Finding("need not", tuple(open_), why=SHARED)
        if maybe and not excuses:
            return Finding("unknown", tuple(maybe))
        lifted = self.lifted("require", name, args)
        if requires:
            return Finding("need not", tuple(requires), why=DONE)
        if excuses or lifted:
            return Finding("need not", tuple(excuses), lifted=tuple(lifted))
        if maybe_excuses:
            return Finding("unknown", tuple(maybe_excuses))
        return Finding("silent")

    def shared(self, s: m.Statement, args: tuple) -> bool:
        """Does `_` in a duty leave open who has to do it, or to whom, where the question names one?"""
        sorts = [p.sort for p in self.book.words[s.head.name].params]
        return any(isinstance(a, m.Any_) and v is not None and sort != "number" for a, v, sort in zip(s.head.args, args, sorts))

    def all_barred(self, s: m.Statement, name: str, args: tuple) -> list[m.Statement]:
        """A duty towards somebody, and every one of them is forbidden: the clauses that forbid them."""
        if self.book.words[name].kind == "path":
            return []
        rows = [()]
        for p, a, head in zip(self.book.words[name].params, args, s.head.args):
            open_ = a is None or isinstance(head, m.Any_)
            if open_ and p.sort in ("hex", "number"):
                return []  # nobody has listed them
            rows = [r + (c,) for r in rows for c in (self.s.reach.members(p.sort) if open_ else [a])]
        rows = [r for r in rows if len(set(r)) == len(r)]
        return self.none_left(name, rows) if len(rows) <= MOST_ROWS else []

    def none_left(self, name: str, rows: list[tuple]) -> list[m.Statement]:
        """The clauses that forbid every case in which a duty could be met. What no clause permits is none of them, where a clause
        permits another."""
        cases = [row for row in rows if any(self.standing("permit", name, row))] or rows
        forbids = [self.standing("forbid", name, row)[0] for row in cases]
        narrower = self.kinds(name)[1:]
        if not all(forbids) or any(self.may(kind, row).verdict in ("yes", "unknown") for kind in narrower for row in rows):
            return []
        return list({f.key: f for found in forbids for f in found}.values())

    def kinds(self, name: str) -> list[str]:
        """A deed, and the deeds that are of its kind."""
        return [name, *(w.name for w in self.book.of_kind("action") if name in self.program.ancestors(w.name)[1:])]

    def nobody_else(self, s: m.Statement, name: str, args: tuple) -> bool:
        """Is the one who is asked about the only one who may discharge a duty that is everybody's?"""
        free = [i for i, (a, v) in enumerate(zip(s.head.args, args)) if isinstance(a, m.Any_) and v is not None]
        if len(free) != 1 or self.book.words[name].kind == "path":
            return False
        others = [args[:free[0]] + (who,) + args[free[0] + 1:] for who in self.s.reach.members(self.book.words[name].params[free[0]].sort)]
        able = [row for row in others if len(set(row)) == len(row) and any(self.may(k, row).verdict in ("yes", "unknown") for k in self.kinds(name))]
        return able == [args]

    def met(self, s: m.Statement, name: str, args: tuple) -> bool:
        """Is a duty discharged, for everyone whom the question leaves open?"""
        if None not in args:
            return self.discharged(s, args, name)
        return all(self.discharged(s, row, name) for row in self.owed(s, name, args))

    def owed_against(self, owed: list[m.Statement], excuses: tuple[list, list], name: str, args: tuple) -> Finding:
        """A duty stands alone, or against what excuses or forbids the same thing."""
        bars = tuple([f for f in found if None not in args or self.blankets(f, args)] for found in self.standing("forbid", name, args))
        if None in args and not bars[0]:
            bars = (self.all_barred(owed[0], name, args), bars[1])
        against, maybe = (tuple(one + other) for one, other in zip(excuses, bars))
        if against:
            return Finding("disputed", tuple(owed), against)
        return Finding("unknown", maybe) if maybe else Finding("must", tuple(owed))

    def bars(self, s: m.Statement, row: tuple) -> list[m.Statement]:
        """What forbids to do a duty, where no other deed would do as well."""
        if s.heads or self.book.words[s.head.name].kind == "role":
            return []
        forbids = [f for f in self.standing("forbid", s.head.name, row)[0] if None not in row or self.blankets(f, row)]
        return forbids or (self.all_barred(s, s.head.name, row) if None in row else [])

    def blankets(self, forbid: m.Statement, args: tuple) -> bool:
        """A prohibition that does not look at what the question left open bars all of it."""
        spoken = self.s.projection(forbid, len(args), forbid.head.name)
        return all(args[i] is not None for i in spoken)

    def discharged(self, s: m.Statement, args: tuple, name: str) -> bool:
        """Was one of the deeds it asks for done in this phase, or is it part of a declared thing?"""
        for head, wanted in self.ways_to_meet(s, args):
            if any(agree(wanted, row) for row in self.done(head.name)):
                return True
            if any(agree(wanted, row) and not self.standing("forbid", part, row)[0] for part, row in self.declared(head.name)):
                return True
        return False

    def ways_to_meet(self, s: m.Statement, args: tuple) -> list[tuple[m.Atom, tuple]]:
        """Each deed that discharges a duty, with those whom the duty names."""
        env = {a.name: v for a, v in zip(s.head.args, args) if isinstance(a, m.Var)}
        fixed = lambda a: env.get(a.name) if isinstance(a, m.Var) else getattr(a, "text", "") or getattr(a, "value", None)  # noqa: E731
        first = tuple(fixed(a) if isinstance(a, m.Const) else None if isinstance(a, m.Any_) else v for a, v in zip(s.head.args, args))
        return [(s.head, first)] + [(h, tuple(map(fixed, h.args))) for h in s.heads]

    def done(self, name: str) -> set[tuple]:
        if self.book.words[name].kind == "role":
            return self.s.fact_rows(name)
        return self.s.fact_rows(name, m.Time("this_phase"))

    def declared(self, name: str) -> set[tuple[str, tuple]]:
        """Deeds that a declared battle consists of. They are still to be done: one that is forbidden meets no duty."""
        found: set[tuple[str, tuple]] = set()
        for whole in self.book.of_kind("action"):
            for part, body in whole.made_of:
                if part.name == name or name in self.program.ancestors(part.name):
                    for member in self.s.position.members.get(whole.params[0].sort, ()):
                        if not self.bygone(member):
                            found |= {(part.name, row) for row in self.s.evaluation.parts_of(whole, part, body, (member,))}
        return found

    def bygone(self, thing: str) -> bool:
        """Was it declared, or fought, in a phase that is over?"""
        position = self.s.position
        moments = [when for name, when in position.declared if name == thing] + [d.when for d in position.deeds if d.args == (thing,)]
        return position.now is not None and any((w.turn, w.phase) != (position.now.turn, position.now.phase) for w in moments)

    # ---- lists
    def duties(self, side: str = "", mood: str = "c") -> list[tuple[m.Statement, tuple]]:
        """Every obligation that stands and is not discharged, with whom it binds; those that may stand, in the other mood."""
        found = []
        for s in self.program.statements.values():
            if s.kind != "require":
                continue
            pattern = (None,) * len(s.head.args)
            for row in self.owed(s, s.head.name, pattern, mood):
                excused, maybe = self.standing("excuse", s.head.name, row)
                if not excused and not (maybe and mood == "c") and not self.discharged(s, row, s.head.name) and self.of_side(s.head.name, row, side):
                    found.append((s, row))
        return [pair for pair in found if not any(self.covers(other, pair) for other in found)]

    def covers(self, one: tuple[m.Statement, tuple], other: tuple[m.Statement, tuple]) -> bool:
        """Is the other duty met whenever this one is? Who has to attack e himself sees to it that somebody does."""
        (s, row), (t, wider) = one, other
        return (s.head.name == t.head.name and len(self.ways_to_meet(s, row)) == 1 and row != wider
                and all(b is None or a == b for a, b in zip(row, wider)))

    def of_side(self, name: str, row: tuple, side: str) -> bool:
        """Whose duty it is: the side of the first who is named; where only a victim is named, the other side's; else theirs who may do it."""
        link = next((w for w in self.book.of_kind("given", "derived") if w.value == "side" and len(w.params) == 1), None)
        named = next((i for i, v in enumerate(row) if v is not None), None)
        if not side or link is None or named is None:
            return True
        if row[named] in self.book.sorts[link.value].members:
            return row[named] == side  # the side itself is named
        whose = self.s.evaluation.look(link.name, (row[named],))
        return self.open_to(name, row, link, side) if whose is None else (whose == side) == (named == 0)

    def open_to(self, name: str, row: tuple, link: m.Word, side: str) -> bool:
        """A duty of somebody in a battle or on a hex: may one of this side meet it, or nobody at all?"""
        sort = link.params[0].sort
        free = next((i for i, p in enumerate(self.book.words[name].params) if p.sort == sort and row[i] is None), None)
        if free is None:
            return True
        able = [u for u in self.s.reach.members(sort) if any(self.standing("permit", name, row[:free] + (u,) + row[free + 1:]))]
        return not able or any(self.s.evaluation.look(link.name, (u,)) == side for u in able)

    def happens(self, whom: str = "", phase: str = "", mood: str = "c") -> list[tuple[m.Statement, tuple]]:
        """Events that come about by themselves, with their clauses."""
        found = []
        for s in self.program.statements.values():
            if s.kind != "cause" or s.how != phase:
                continue
            for row in self.owed(s, s.head.name, (None,) * len(s.head.args), mood):
                full = tuple(self.s.evaluation.term(a, {}) if v is None and isinstance(a, (m.Const, m.Num)) else v
                             for a, v in zip(s.head.args, row))
                if not whom or whom in full:
                    found.append((s, full))
        return found


def agree(wanted: tuple, row: tuple) -> bool:
    """Is a deed the one that was wanted, with None for anyone?"""
    return all(w is None or w == r for w, r in zip(wanted, row))
