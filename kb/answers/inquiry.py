"""One question under one choice of readings: a function for each kind of question."""

from __future__ import annotations

from dataclasses import replace

from kb.answers import aloud
from kb.answers import sentences as say
from kb.answers.chances import on_chances, spread
from kb.answers.doubts import Doubts, Leaf
from kb.answers.model import Answer, Chance, Missing, Node
from kb.answers.proofs import Glance, Proofs
from kb.answers.sessions import borrow, give_back, session_for
from kb.answers.verdicts import DONE, SHARED, Finding, Verdicts
from kb.board.facts import Position
from kb.engine.flat import variables
from kb.engine.program import Choice
from kb.engine.session import Session, TooMuch
from kb.engine.solving import solutions
from kb.engine.values import Conflict, Unknown
from kb.language import model as m
from kb.language.links import settle_conds, settled, sort_named

LEAD = {"yes": "Yes: ", "no": "No: ", "unknown": "Unknown: ", "silent": "The book does not say: ", "disputed": "Disputed: "}
UNSURE = {"permit": "it may be permitted, depending on:", "forbid": "it may be forbidden, depending on:",
          "require": "it may be owed, depending on:", "excuse": "it may be excused, depending on:", "otherwise": "it may be refused"}
VERB = {"forbid": "forbid", "require": "require", "deny": "take away", "cause": "cause"}


class Asking:
    """One reading of the book on one position."""

    def __init__(self, book: m.Book, position: Position, choice: Choice, session: Session | None = None, bare: bool = False):
        self.book, self.position = book, position
        self.bare = bare  # the verdict alone, without a proof: for questions that are asked again only to compare
        self.use(session or session_for(book, position, choice))

    def use(self, session: Session) -> None:
        self.s = session
        self.verdicts, self.proofs = Verdicts(session, self.bare), (Glance if self.bare else Proofs)(session)
        self.doubts = Doubts(self.proofs)

    def answer(self, q: m.Question) -> Answer:
        named = sort_named(self.book, self.position.members)
        known = {a.name: p.sort for a, p in zip(q.atom.args, self.book.words[q.atom.name].params) if isinstance(a, m.Var)} if q.atom else None
        q = replace(q, cond=settle_conds(self.book, q.cond, known, named=named), term=settled(self.book, q.term, named))
        try:
            found = getattr(self, f"on_{q.kind}")(q)
            if self.s.conflicts and not self.s.reach.doubtful:
                return self.doubtful(q)
            return found
        except TooMuch:
            return self.make(q, "unknown", "This question is larger than the engine's budget of work", ())

    def doubtful(self, q: m.Question) -> Answer:
        """Clauses contradict each other on the way: asked again, with nothing taken for settled."""
        settled = self.s
        self.use(borrow(settled.program, settled.position, settled.choice, settled.without, doubtful=True))
        try:
            return getattr(self, f"on_{q.kind}")(q)
        finally:
            settled.built.consulted |= self.s.consulted
            give_back(self.s)
            self.use(settled)

    def make(self, q: m.Question, verdict: str, headline: str, cites, **more) -> Answer:
        if self.bare:
            verdict = "disputed" if verdict == "unknown" and self.s.reach.doubtful else verdict
            return Answer(self.book.id, q, "", verdict, headline, tuple(dict.fromkeys(cites)), values=more.get("values", ()),
                          chances=more.get("chances", ()))
        missing = self.missing() if verdict == "unknown" else ()
        if verdict == "unknown" and not missing and self.doubts.conflicts:
            verdict, headline = "disputed", f"Disputed: clauses give different values. {headline.removeprefix('Unknown: ')}"
            more["proof"] = tuple(self.proofs.amount(name, args) for name, args in self.doubts.conflicts)
            cites = [*cites, *(c.statement.cite for found in self.doubts.conflicts.values() for c in found.sides)]
        if verdict == "silent" and self.book.gaps():
            headline = headline.replace("The book does not say", "No clause written so far says")
            more["rests_on"] = self.book.gaps()
        first = headline.partition(" ")[0]
        if first in ("the", "a", "an", "some", "no", "any") and not any(first in names for names in self.position.members.values()):
            headline = headline[:1].upper() + headline[1:]  # but never a unit's own name
        used = tuple(dict.fromkeys((*cites, *self.proofs.cited)))
        return Answer(self.book.id, q, "", verdict, headline, tuple(dict.fromkeys(cites)), missing=missing, used=used,
                      unwritten=self.unwritten(cites), **more)

    def unwritten(self, cites) -> tuple[str, ...]:
        """Printed clauses that the deciding ones, and those that made up a figure, point to and that are not in our rules yet.
        A clause that only says what a word means, such as whose phase it is, points to much that has no bearing."""
        cites = (*cites, *(cite for cite, kind in self.proofs.cited.items() if kind != "define"))
        listed = {r.number for r in self.book.inventory if r.kind != "commentary"}
        found = []
        for cite in cites:
            clause = self.book.clause(cite)
            found += [n for n in (clause.see if clause else ()) if n in listed and self.book.clause(n) is None]
        return tuple(dict.fromkeys(found))

    def missing(self) -> tuple[Missing, ...]:
        """What would settle it: what the doubts came down to, else whatever was looked up and not found."""
        if not self.doubts.groups:
            self.doubts.groups.append([Leaf(name, args) for name, args in self.s.missing])
        return self.doubts.missing()

    def args(self, atom: m.Atom) -> tuple:
        word = self.book.words[atom.name]
        sorts = [p.sort for p in word.params] + [word.value]
        return tuple(None if isinstance(a, (m.Any_, m.Var)) else self.s.evaluation.argument(a, sorts[i] if i < len(sorts) else "", {})
                     for i, a in enumerate(atom.args))

    # ---- may
    def on_may(self, q: m.Question) -> Answer:
        name, args = q.atom.name, self.args(q.atom)
        word = self.book.words[name]
        if word.kind == "path":
            from kb.answers.travelling import may_path

            return may_path(self, q, name, args)
        if None in args:
            return self.may_anyone(q, name, args)
        found = self.verdicts.may(name, args)
        form = {"yes": "may", "no": "may not"}.get(found.verdict, "may")
        lead = {"yes": "Yes: ", "no": "No: ", "unknown": "Unknown whether ", "silent": "The book does not say whether "}[found.verdict]
        return self.make(q, found.verdict, lead + say.deed(self.book, name, args, form), self.cites(found),
                         proof=self.explain(found, name, args))

    def program_forbids(self, name: str, args: tuple) -> list[m.Statement]:
        return self.verdicts.standing("forbid", name, args)[0]

    def cites(self, found: Finding) -> list[str]:
        return [s.cite for s in found.by]

    def explain(self, found: Finding, name: str, args: tuple) -> tuple[Node, ...]:
        if self.bare:
            return ()
        if found.part:
            part, part_args = found.part
            text = say.deed(self.book, part, part_args, "may not" if found.verdict == "no" else "may")
            inner = self.explain(found.inner, part, part_args)
            if len(inner) == 1 and inner[0].text == text:
                return inner
            return (Node(text, found.by[0].cite if found.by else "", "clause", inner),)
        if found.role:
            role, row = found.role
            s = found.by[0]
            return (Node(say.deed(self.book, role, row, "must"), self.proofs.cite(s), "clause",
                         self.proofs.statement(s, role, row)),)
        if found.verdict == "unknown":
            return tuple(dict.fromkeys(self.unsure(s, name, args) for s in found.by))
        nodes = self.parts(found, name, args) if found.parts else [self.norm(s, name, args) for s in found.by]
        if found.why == DONE:
            nodes = [Node("it has been done, or is declared", self.proofs.cite(s), "clause", self.proofs.statement(s, name, args)) for s in found.by]
        if found.why == "nothing permits it":
            nodes = [self.refusal(found.by[0], name, args)]
        for s, e in found.lifted:
            self.proofs.cited[e.cite] = None
            nodes.append(Node(f"{s.cite} would {VERB.get(s.kind, 'restrict')} it, but is lifted", e.cite, "lifted",
                              self.proofs.statement(e, name, args)))
        return tuple(nodes)

    def parts(self, found: Finding, name: str, args: tuple) -> list[Node]:
        """A whole that is allowed: what allows it as such, and each of its deeds."""
        line = self.s.program.ancestors(name)
        nodes = [self.norm(s, name, args) for s in found.by if s.head.name in line]
        for part, part_args, inner in found.parts:
            nodes += [self.norm(s, part, part_args) for s in inner.by]
        return nodes

    def norm(self, s: m.Statement, name: str, args: tuple) -> Node:
        form = {"permit": "may", "forbid": "may not", "require": "must", "excuse": "need not"}.get(s.kind, "may")
        return Node(say.deed(self.book, name, args, form), self.proofs.cite(s), "clause", self.proofs.statement(s, name, args))

    def unsure(self, s: m.Statement, name: str, args: tuple) -> Node:
        """A statement that may apply, with what is not known about it."""
        return Node(UNSURE.get(s.kind, "it may count"), self.proofs.cite(s), "unknown", self.doubts.of_statement(s, name, args))

    def refusal(self, s: m.Statement, name: str, args: tuple) -> Node:
        """What no clause permits: which permission came nearest, and where it fails."""
        children = []
        for p in self.s.program.in_force(self.verdicts.norms("permit", name), self.s.choice):
            failing = self.proofs.failing(p, args)
            if failing:
                children.append(Node(f"{p.cite} would permit it, but:", self.proofs.cite(p), "clause", failing))
        return Node("no clause permits it", self.proofs.cite(s), "absent", tuple(children))

    def may_anyone(self, q: m.Question, name: str, args: tuple) -> Answer:
        """`_` in a question asks for anyone: whom, and by which clause."""
        verdicts = [(row, self.verdicts.may(name, row)) for row in self.candidates(name, args) if self.among(q, row)]
        found = [(row, f) for row, f in verdicts if f.verdict == "yes"]
        unknown = [(row, f) for row, f in verdicts if f.verdict == "unknown"]
        if not found:
            row, whole = min(unknown or verdicts, key=lambda pair: self.farness(name, *pair), default=((), Finding("silent")))
            form = "may not" if whole.verdict == "no" else "may"
            asked = row if q.cond and len(row) == len(args) else args  # of those meant, the one who comes nearest
            return self.make(q, whole.verdict, f"{LEAD[whole.verdict]}{say.deed(self.book, name, asked, form)}", self.cites(whole),
                             proof=self.explain(whole, name, row))
        cites = [c for _, f in found for c in self.cites(f)]
        proof = tuple(n for row, f in found for n in self.explain(f, name, row))
        open_ = f"; not known for {', '.join(self.named(row, args) for row, _ in unknown)}" if unknown else ""
        return self.make(q, "yes", "Yes: " + "; ".join(say.deed(self.book, name, row, "may") for row, _ in found) + open_, cites,
                         values=tuple(tuple(v for v, a in zip(row, args) if a is None) for row, _ in found), proof=proof)

    def among(self, q: m.Question, row: tuple) -> bool:
        """Is it a case that the question is about: `may attack(U, _) where side(U) = poles`?"""
        env = {a.name: v for a, v in zip(q.atom.args, row) if isinstance(a, m.Var)}
        return not q.cond or bool(solutions(self.s, q.cond, (), env, "p"))

    def farness(self, name: str, row: tuple, found: Finding) -> tuple:
        """How far a case is from being allowed: the nearest explains best why none is."""
        return not self.verdicts.standing("permit", name, row)[0], len(found.by)

    def named(self, row: tuple, args: tuple) -> str:
        """Whom `_` stands for."""
        return " and ".join(say.show(self.book, v) for v, a in zip(row, args) if a is None)

    def candidates(self, name: str, args: tuple) -> list[tuple]:
        rows = [()]
        for p, a in zip(self.book.words[name].params, args):
            rows = [r + (c,) for r in rows for c in ([a] if a is not None else self.s.reach.members(p.sort))]
        return [r for r in rows if len(set(r)) == len(r)][:5000]

    # ---- must
    def on_must(self, q: m.Question) -> Answer:
        name, args = q.atom.name, self.args(q.atom)
        found = self.verdicts.must(name, args)
        form = {"must": "must", "need not": "need not"}.get(found.verdict, "must")
        if found.why == SHARED:
            return self.shared_duty(q, found, name, args)
        lead = {"must": "", "need not": "", "unknown": "Unknown whether ", "silent": "The book does not say that ",
                "disputed": "The clauses disagree whether "}[found.verdict]
        proof = self.explain(found, name, args) if found.verdict != "disputed" else tuple(
            self.norm(s, name, args) for s in (*found.by, *found.against))
        alternatives = "".join(f", or {say.deed(self.book, h.name, who, 'must')}" for s in found.by[:1] for h, who in self.verdicts.ways_to_meet(s, args)[1:])
        alternatives = alternatives if found.verdict == "must" else ""
        options = tuple(dict.fromkeys(h.name for s in found.by for h in (s.head, *s.heads) if s.heads)) if found.verdict == "must" else ()
        cites = [s.cite for s in (*found.by, *found.against)] + [e.cite for _, e in found.lifted]
        return self.make(q, found.verdict, lead + say.deed(self.book, name, args, form) + alternatives, cites, proof=proof, values=options)

    def shared_duty(self, q: m.Question, found: Finding, name: str, args: tuple) -> Answer:
        """A duty that somebody has, and not just the one who was asked about."""
        s = found.by[0]
        owed = self.owed_text(s, args)
        node = Node(owed, self.proofs.cite(s), "clause", self.proofs.statement(s, name, args))
        return self.make(q, "need not", f"{say.deed(self.book, name, args, 'need not')}, but {owed}", [s.cite], proof=(node,))

    # ---- is
    def on_is(self, q: m.Question) -> Answer:
        cond = q.cond[0]
        certain = bool(solutions(self.s, q.cond, (), {}, "c"))
        possible = certain or bool(solutions(self.s, q.cond, (), {}, "p"))
        verdict = "yes" if certain else "unknown" if possible else "no"
        if verdict == "unknown":
            return self.make(q, "unknown", f"Unknown whether {aloud.cond(self.book, cond)}", (), proof=self.doubts.of_condition(cond, {}))
        node = self.proofs.condition(cond, {}, 0) if certain else self.proofs.fails(cond, {})
        proof = (node,) if node is not None else ()
        text = proof[0].text if proof else aloud.cond(self.book, cond)
        cites = [c for n in proof for c in deciding(n)]
        return self.make(q, verdict, LEAD[verdict] + text, cites, proof=tuple(c for n in proof for c in n.children) or proof)

    # ---- values
    def on_value(self, q: m.Question) -> Answer:
        name = q.term.name if isinstance(q.term, m.Call) else getattr(q.term, "value", "")
        word = self.book.words.get(name)
        args = tuple(self.s.evaluation.argument(a, p.sort, {}) for a, p in zip(q.term.args, word.params)) if isinstance(q.term, m.Call) and word else ()
        subject = say.noun(self.book, name, args) if word and word.kind == "amount" else self.proofs.term_text(q.term, {})
        amount = word is not None and word.kind == "amount" and None not in args and not any(isinstance(a, Unknown) for a in args)
        value = self.s.evaluation.look(name, args) if amount else self.s.evaluation.term(q.term, {})
        if value is None and amount and self.doubts.of_figures(q.term):
            return self.make(q, "unknown", f"Unknown: {subject}; the position does not state what it is made of", ())
        if value is None:
            return self.make(q, "silent", f"The book gives no value for {subject}", ())
        if isinstance(value, Conflict):
            proof = (self.proofs.amount(name, args),)
            return self.make(q, "disputed", f"Two clauses give different values for {subject}", [c.statement.cite for c in value.sides], proof=proof)
        proof = self.value_proof(q, word, name, args)
        if isinstance(value, Unknown):
            self.doubts.of_term(q.term)
            chances = self.chances(q)
            return self.make(q, "unknown", f"Unknown: {subject} ({say.show(self.book, value, say.amount_scale(self.book, name))})", (),
                             proof=proof, chances=chances)
        parts = [c.cite for n in proof for c in n.children if c.cite not in ("", "given") and not c.minor]
        cites = parts or [c for n in proof for c in deciding(n)]
        shown = say.measured(self.book, name, value) if word and word.kind == "amount" else say.show(self.book, value)
        return self.make(q, "value", f"{say.sentence(subject + ' is ' + shown)[:-1]}", cites, values=(self.plain(name, value),), proof=proof)

    def plain(self, name: str, value):
        scale = say.amount_scale(self.book, name)
        return say.show(self.book, value, scale) if scale is not None else value

    def value_proof(self, q: m.Question, word, name: str, args: tuple) -> tuple[Node, ...]:
        if word and word.kind == "amount":
            return (self.proofs.amount(name, args),)
        if word and word.kind == "derived":
            return (self.proofs.relation(name, args + (self.s.evaluation.look(name, args),)),)
        return tuple(self.proofs.term_nodes(q.term, {}, 0))

    def chances(self, q: m.Question) -> tuple[Chance, ...]:
        """With nothing missing but dice: the exact distribution of the value."""
        leaves = {leaf for group in self.doubts.groups for leaf in group}
        if not leaves or self.bare or not isinstance(q.term, m.Call) or any(self.book.words[leaf.name].kind != "throw" for leaf in leaves):
            return ()
        return spread(self, (q.term,), sorted(((leaf.name, leaf.args) for leaf in leaves), key=str)).chances

    def on_chances(self, q: m.Question) -> Answer:
        return on_chances(self, q)

    # ---- lists
    def on_which(self, q: m.Question) -> Answer:
        rows = solutions(self.s, q.cond, (q.var,), {}, "c")
        values = tuple(r[0] for r in rows)
        shown = ", ".join(say.show(self.book, v) for v in values) or "none"
        maybe = [r for r in solutions(self.s, q.cond, (q.var,), {}, "p") if r not in rows]
        if maybe:
            doubts = tuple(n for r in maybe for c in q.cond for n in self.doubts.of_condition(c, {q.var: r[0]}))
            also = ", ".join(say.show(self.book, r[0]) for r in maybe)
            return self.make(q, "unknown", f"Unknown: certainly {shown}; perhaps {also}", (), values=values, proof=tuple(dict.fromkeys(doubts)))
        cites, nodes = [], []
        for row in rows:
            for cond in q.cond:
                node = self.proofs.condition(cond, {q.var: row[0]}, 0)
                if node is not None:
                    nodes.append(node)
                    cites += deciding(node)
        return self.make(q, "value", shown, cites, values=values, proof=tuple(nodes))

    def on_duties(self, q: m.Question) -> Answer:
        found = self.verdicts.duties(q.word)
        maybe = [pair for pair in self.verdicts.duties(q.word, "p") if pair not in found]
        nodes = tuple(Node(self.owed_text(s, row), self.proofs.cite(s), "clause", self.proofs.statement(s, s.head.name, row)) for s, row in found)
        text = f"{len(nodes)} still to do" if nodes else "Nothing is owed"
        if maybe:
            text = f"Unknown: {text[:1].lower()}{text[1:]} for certain, {len(maybe)} more may be"
            nodes += tuple(Node(self.owed_text(s, row), self.proofs.cite(s), "unknown", self.doubts.of_statement(s, s.head.name, row))
                           for s, row in maybe)
        values = tuple(n.text for n in nodes)
        barred = [(self.norm(bar, s.head.name, row), n) for n, (s, row) in enumerate(found) for bar in self.verdicts.bars(s, row)]
        if barred:
            nodes += tuple(replace(node, text=f"but {node.text}") for node, _ in barred)
            text += f", and the clauses disagree about {'it' if len(found) == 1 else len({n for _, n in barred})}"
        verdict = "disputed" if barred else "unknown" if maybe else "value"
        return self.make(q, verdict, text, [n.cite for n in nodes], values=values, proof=nodes)

    def owed_text(self, s: m.Statement, row: tuple) -> str:
        (first, who), *others = self.verdicts.ways_to_meet(s, row)
        return ", or ".join(say.deed(self.book, name, w, "must") for name, w in [(first.name, who), *((h.name, w) for h, w in others)])

    def on_happens(self, q: m.Question) -> Answer:
        found = self.verdicts.happens(q.word, q.phase)
        nodes = tuple(Node(say.deed(self.book, s.head.name, row, "did"), self.proofs.cite(s), "clause",
                           self.proofs.statement(s, s.head.name, row)) for s, row in found)
        values = tuple(dict.fromkeys((s.head.name, *row) for s, row in found))
        text = f"{len(values)} event{'s' * (len(values) != 1)}" if values else "Nothing happens by itself"
        maybe = [pair for pair in self.verdicts.happens(q.word, q.phase, "p") if pair not in found]
        if maybe:
            text = f"Unknown: {text.lower()} for certain, {len(maybe)} more may come about"
            nodes += tuple(Node(say.deed(self.book, s.head.name, row, "may"), self.proofs.cite(s), "unknown",
                                self.doubts.of_statement(s, s.head.name, row)) for s, row in maybe)
        return self.make(q, "unknown" if maybe else "value", text, [n.cite for n in nodes], values=values, proof=nodes)

    def on_reach(self, q: m.Question) -> Answer:
        from kb.answers.travelling import reach

        return reach(self, q, q.atom.name, self.args(q.atom))

    def on_next(self, q: m.Question) -> Answer:
        phases = self.book.of_kind("phase")
        now = self.position.now
        if now is None or not phases:
            return self.make(q, "unknown", "Unknown: the position does not say which phase it is", ())
        following = phases[(now.phase + 1) % len(phases)]
        named = following.template.lower().endswith(("phase", "segment"))
        return self.make(q, "value", f"Next comes the {following.template}{'' if named else ' phase'}", (following.clause,) if following.clause else (), values=(following.name,))

    def on_how(self, q: m.Question) -> Answer:
        steps = [s for c in self.book.clauses for s in c.steps if s.procedure == q.word]
        nodes = []
        for s in steps:
            env = {v: q.phase for t in s.gives for v in variables(t)} if q.phase else {}
            gives = [self.proofs.amount(t.name, tuple(env.values())[:1]) for t in s.gives
                     if env and isinstance(t, m.Call) and self.book.words[t.name].kind == "amount"]
            nodes.append(Node(f"{s.letter}) {s.text}", s.clause, "clause", tuple(gives)))
        return self.make(q, "value" if nodes else "silent", self.book.terms.get(q.word, q.word), [n.cite for n in nodes],
                         values=tuple(s.letter for s in steps), proof=tuple(nodes))


def deciding(node: Node) -> list[str]:
    """The clause of a node, or of the first of its children that have one."""
    if node.cite not in ("", "given", "map"):
        return [node.cite]
    return [c for child in node.children for c in deciding(child)]
