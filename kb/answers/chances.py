"""What may come of dice that are still to be thrown: the exact chances of every result.

Which dice and which figures these are is told by the steps of a procedure: a step that gives a throw gives, beside it, what the throw decides."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from fractions import Fraction
from itertools import product
from math import prod

from kb.answers import sentences as say
from kb.answers.model import Answer, Chance, Missing, Node
from kb.answers.sessions import borrow, give_back
from kb.board.facts import Position
from kb.engine.flat import variables
from kb.engine.solving import solutions
from kb.engine.values import Conflict, Unknown
from kb.language import model as m
from kb.language.records import record

MOST_CASES = 1500  # ways the dice may fall that are tried one by one
Throw = tuple[str, tuple]


@record
class Roll:
    """A step of a procedure that throws dice, and what they decide."""

    step: m.Step
    throws: tuple[m.Call, ...]
    gives: tuple[m.Call, ...]


@record
class Spread:
    """How likely each outcome is; or what has to be known first."""

    chances: tuple[Chance, ...] = ()
    missing: tuple[Missing, ...] = ()
    cases: int = 0  # more than can be tried


# ---- the question ------------------------------------------------------------------------------


def on_chances(asking, q: m.Question) -> Answer:
    rolls, before = rolls_of(asking, q.word), figures_before(asking, q.word)
    if not rolls:
        return asking.make(q, "silent", f"No dice of the book decide what becomes of {q.word}", ())
    for term in (*before, *(t for roll in rolls for t in roll.gives if not listed_by(asking.book, t))):
        asking.s.evaluation.term(term, {})  # so that the disputes on the way are met
    if any([asking.doubts.of_figures(t) for t in before]):
        return asking.make(q, "unknown", f"Unknown what may come of {q.word}: the position leaves out figures it is made of", ())
    found = [(roll, spread(asking, roll.gives, [thrown(asking, t) for t in roll.throws])) for roll in rolls]
    chances = tuple(c for _, s in found for c in s.chances)
    missing = tuple(dict.fromkeys(x for _, s in found for x in s.missing))
    cites = [roll.step.clause for roll in rolls]
    proof = () if asking.bare else (*barred(asking, q.word), *stated(asking, rolls), *worked_out(asking, before))
    if missing or not chances:
        cases = max(s.cases for _, s in found)
        why = f": {cases} ways for the dice to fall are too many to try" if cases > MOST_CASES and not missing else ""
        return replace(asking.make(q, "unknown", f"Unknown what may come of {q.word}{why}", (), proof=proof, chances=chances), missing=missing)
    return asking.make(q, "value", headline(q.word, chances), cites, proof=proof, chances=chances)


def headline(thing: str, chances: tuple[Chance, ...]) -> str:
    """What is most likely, of what the dice decide first."""
    first = [c for c in chances if c.of == chances[0].of]
    best = [c for c in first if c.chance == max(one.chance for one in first)]
    likely = f"{len(first)} results, all as likely" if len(best) == len(first) else f"{len(first)} results, {' or '.join(c.outcome for c in best)} the likeliest"
    sure = f"{best[0].outcome} for certain" if len(first) == 1 else likely
    return f"What may come of {thing}: {sure}"


def sort_of(position: Position, thing: str) -> str:
    return next((sort for sort, names in position.members.items() if thing in names), "")


def rolls_of(asking, thing: str) -> list[Roll]:
    found = []
    for step, terms in steps_about(asking, thing):
        throws = tuple(t for t in terms if asking.book.words[t.name].kind == "throw")
        gives = tuple(t for t in terms if t not in throws)
        if throws and gives:
            found.append(Roll(step, throws, gives))
    return found


def figures_before(asking, thing: str) -> list[m.Call]:
    """The amounts that are settled before dice are thrown."""
    found: dict[m.Call, None] = {}
    for _, terms in steps_about(asking, thing):
        if any(asking.book.words[t.name].kind == "throw" for t in terms):
            break
        found.update((t, None) for t in terms if asking.book.words[t.name].kind == "amount")
    return list(found)


def steps_about(asking, thing: str) -> Iterator[tuple[m.Step, tuple[m.Call, ...]]]:
    """The steps of the procedures for a thing of this sort, with it in the place of their variable."""
    sort = sort_of(asking.position, thing)
    for clause in asking.book.clauses:
        for step in clause.steps if asking.s.program.counts(clause) else ():
            calls = [t for t in step.gives if isinstance(t, m.Call) and t.name in asking.book.words]
            sorts = {p.sort for t in calls for a, p in zip(t.args, asking.book.words[t.name].params) if variables(a)}
            if sorts == {sort} and len({v for t in calls for v in variables(t)}) == 1:
                yield step, tuple(replace(t, args=tuple(m.Const(thing) if isinstance(a, m.Var) else a for a in t.args)) for t in calls)


# ---- the dice ----------------------------------------------------------------------------------


def thrown(asking, term: m.Call) -> Throw:
    return term.name, tuple(asking.s.evaluation.argument(a, p.sort, {}) for a, p in zip(term.args, asking.book.words[term.name].params))


def spread(asking, terms: tuple[m.Term, ...], throws: list[Throw]) -> Spread:
    """Every way the dice may fall. Dice that the outcome turns out to hang on as well are thrown too."""
    dice = [dice_chances(asking.book.words[name].dice) for name, _ in throws]
    cases = prod(map(len, dice))
    if cases > MOST_CASES:
        return Spread(cases=cases)
    found: dict[tuple, Fraction] = {}
    for fall in product(*(d.items() for d in dice)):
        position = asking.position
        for throw, (total, _) in zip(throws, fall):
            position = with_throw(position, throw, total)
        session = borrow(asking.s.program, position, asking.s.choice, asking.s.without)
        try:
            values = tuple(outcome(session, t) for t in terms)
            if any(v is None or isinstance(v, Unknown) for v in values):
                more, missing = left_open(asking, session, position, terms, values)
                if more and not missing:
                    return spread(asking, terms, [*throws, *more])
                if missing or any(isinstance(v, Unknown) for v in values):
                    return Spread(missing=missing)
        finally:
            give_back(session)
        found[values] = found.get(values, Fraction(0)) + prod((share for _, share in fall), start=Fraction(1))
    of = "; ".join(subject(asking.book, t) for t in terms)
    ranked = sorted(found.items(), key=lambda one: tuple(order(asking.book, t, v) for t, v in zip(terms, one[0])))
    return Spread(tuple(Chance("; ".join(shown(asking.book, t, v) for t, v in zip(terms, values)), chance, of) for values, chance in ranked), cases=cases)


def with_throw(position: Position, throw: Throw, total: int) -> Position:
    """The dice as they fall, whatever the position says of them."""
    name, args = throw
    facts = frozenset(f for f in position.facts if f[0] != name or f[1][:-1] != args)
    return replace(position, facts=facts | {(name, (*args, Fraction(total)))})


def left_open(asking, session, position: Position, terms: tuple[m.Term, ...], values: tuple) -> tuple[list[Throw], tuple[Missing, ...]]:
    """Further dice that decide, and what else has to be known."""
    probe = type(asking)(asking.book, position, asking.s.choice, session)
    plain = [t for t, v in zip(terms, values) if not listed_by(asking.book, t) and (v is None or isinstance(v, Unknown))]
    if any([probe.doubts.of_figures(t) for t in plain]):
        return [], probe.missing()  # a figure of a counter that was left out: what it does to the rest is no matter
    for term, value in zip(terms, values):
        if isinstance(value, Unknown):
            probe.doubts.of_condition(m.Holds(m.Atom(term.name, term.args)), {}) if listed_by(asking.book, term) else probe.doubts.of_term(term)
    missing = probe.missing()
    dice = [(x.word, x.args) for x in missing if asking.book.words[x.word].kind == "throw" and None not in x.args]
    return dice, tuple(x for x in missing if (x.word, x.args) not in dice)


def dice_chances(dice: str) -> dict[int, Fraction]:
    number, _, faces = dice.partition("d")
    sums = {0: Fraction(1)}
    for _ in range(int(number)):
        following: dict[int, Fraction] = {}
        for total, weight in sums.items():
            for face in range(1, int(faces) + 1):
                following[total + face] = following.get(total + face, Fraction(0)) + weight / int(faces)
        sums = following
    return sums


# ---- outcomes ----------------------------------------------------------------------------------


def listed_by(book: m.Book, term: m.Call) -> bool:
    """Not one value, but whatever a relation holds for: a result of several parts."""
    return any(isinstance(a, m.Any_) for a in term.args)


def outcome(session, term: m.Call):
    if not listed_by(session.book, term):
        value = session.evaluation.term(term, {})
        return "disputed" if isinstance(value, Conflict) else value
    names = tuple(f"V{n}" for n, a in enumerate(term.args) if isinstance(a, m.Any_))
    args = tuple(m.Var(f"V{n}") if isinstance(a, m.Any_) else a for n, a in enumerate(term.args))
    cond = (m.Holds(m.Atom(term.name, args)),)
    certain, possible = (solutions(session, cond, names, {}, mood) for mood in ("c", "p"))
    return tuple(certain) if set(certain) == set(possible) else Unknown()


def shown(book: m.Book, term: m.Call, value) -> str:
    if isinstance(value, tuple):
        return " + ".join(" ".join(say.show(book, v) for v in row) for row in in_order(book, term, value)) or "nothing"
    return "nothing" if value is None else say.measured(book, term.name, value)


def subject(book: m.Book, term: m.Call) -> str:
    """What an outcome is called: `the result of x`."""
    word = book.words[term.name]
    args = tuple(getattr(a, "value", None) for a in term.args)
    if word.kind == "amount":
        return say.noun(book, term.name, args)
    if isinstance(term.args[-1], m.Any_) or word.value:
        sort = word.value or word.params[-1].sort
        return f"the {sort.replace('_', ' ')} of {next(a for a in args if a)}"
    return say.relation(book, term.name, args)


def in_order(book: m.Book, term: m.Call, rows: tuple) -> list[tuple]:
    return sorted(rows, key=lambda row: [place(book, book.words[term.name].params[-1].sort, v) for v in row])


def order(book: m.Book, term: m.Call, value) -> tuple:
    """As the book lists them; numbers by size; nothing at all comes last."""
    if isinstance(value, tuple):
        return len(value) == 0, [place(book, book.words[term.name].params[-1].sort, v) for row in in_order(book, term, value) for v in row]
    return value is None, [place(book, book.words[term.name].value, value)]


def place(book: m.Book, sort: str, value) -> tuple:
    members = book.sorts[sort].members if sort in book.sorts else ()
    if isinstance(value, (int, Fraction)):
        return 0, Fraction(value), ""
    return 1, Fraction(members.index(value) if value in members else len(members)), str(value)


# ---- why ---------------------------------------------------------------------------------------


def barred(asking, thing: str) -> tuple[Node, ...]:
    """Whether it may be fought at all, as things stand: the chances are told all the same."""
    sort = sort_of(asking.position, thing)
    wholes = [w for w in asking.book.of_kind("action") if w.made_of and [p.sort for p in w.params] == [sort]]
    found = [(w, asking.verdicts.may(w.name, (thing,))) for w in wholes]
    if not found or any(f.verdict != "no" for _, f in found):
        return ()
    word, finding = found[0]
    return (Node(f"as things stand {say.deed(asking.book, word.name, (thing,), 'may not')}", finding.by[0].cite if finding.by else "", "note",
                 asking.explain(finding, word.name, (thing,))),)


def stated(asking, rolls: list[Roll]) -> tuple[Node, ...]:
    """Dice that the position has thrown already."""
    found = []
    for roll in rolls:
        values = [asking.s.evaluation.term(t, {}) for t in roll.throws]
        if not any(isinstance(v, Unknown) or v is None for v in values):
            dice = " and ".join(f"{say.noun(asking.book, *thrown(asking, t))}, {say.show(asking.book, v)}" for t, v in zip(roll.throws, values))
            decided = "; ".join(shown(asking.book, t, v) for t in roll.gives if not isinstance(v := outcome(asking.s, t), Unknown))
            found.append(Node(f"thrown on this position: {dice}" + (f", which gives {decided}" if decided else ""), "given", "given"))
    return tuple(found)


def worked_out(asking, figures: list[m.Call]) -> Iterator[Node]:
    """The figures before the dice: the last, by its parts, is what they are read with; all else is in the long view."""
    for n, term in enumerate(figures, 1):
        node = asking.proofs.amount(*thrown(asking, term))
        brief = replace(node, children=tuple(replace(part, children=tuple(replace(c, minor=True) for c in part.children)) for part in node.children))
        yield brief if n == len(figures) else replace(node, minor=True)


# ---- a battle nobody has declared --------------------------------------------------------------


def imagined(book: m.Book, position: Position, q: m.Question) -> tuple[Position, m.Question]:
    """`chances attack(u, e), attack(v, e)`: the position with a battle made of these deeds, and the question about it."""
    if not q.deeds:
        return position, q
    made = next(((w, part, body) for w in book.of_kind("action") for part, body in w.made_of if part.name in lineage(book, q.deeds[0].name)), None)
    if made is None:
        return position, replace(q, deeds=())
    whole, part, body = made
    name = next(n for n in (f"the {q.deeds[0].name.replace('_', '-')}", "the imagined one", "the battle asked about") if not sort_of(position, n))
    sort = whole.params[0].sort
    facts = set(position.facts)
    for deed in q.deeds:
        env = {v.name: a.value for v, a in zip(part.args, deed.args)} | {whole.params[0].var: name}
        facts |= {(c.atom.name, tuple(env[v.name] for v in c.atom.args)) for c in body.alternatives[0] if isinstance(c, m.Holds)}
    members = position.members | {sort: (*position.members.get(sort, ()), name)}
    return replace(position, facts=frozenset(facts), members=members), m.Question("chances", word=name)


def lineage(book: m.Book, deed: str) -> list[str]:
    """A deed and the kinds of deeds it is."""
    found = []
    while deed and deed in book.words and deed not in found:
        found.append(deed)
        deed = book.words[deed].parent
    return found
