"""Questions about a position, from what is said in one: who does what to whom, and whether it may, must or is so."""

from __future__ import annotations

import re

from kb.answers.folding import stem
from kb.answers.folding import words as words_in
from kb.answers.matching import Likeness, Typed
from kb.answers.naming import Spotted
from kb.answers.words import shown
from kb.board.facts import Position
from kb.language import model as m
from kb.language.records import record

LEADS = (  # how a question begins, and what is asked then
    ("reach", re.compile(r"\b(how far|where (can|may|could|to)|which hexes)\b")),
    ("value", re.compile(r"^(how (many|much|strong)|what (is|are|was) the|whats the|value|price|cost|odds|ratio|result|strength)\b|\bwhich column\b")),
    ("must", re.compile(r"\b(must|has to|have to|need to|needs to|forced|obliged)\b")),
    ("is", re.compile(r"^(is|are|does|do|has)\b")),
    ("may", re.compile(r"\b(may|can|could|might|allowed|legal|possible|ok|who|what)\b")),
)
ALLOWED = re.compile(r"\b(allowed|legal|ok|okay|possible|permitted)\b")
CHANCES = re.compile(r"\b(chances?|odds (of|if|that|when)|probabilit\w+|likel\w+|what (may|can|could|might) (come|become|happen|result))\b")
OUTCOME = re.compile(r"\b(what (may|can|could|might|will) (come|become|result) (of|from)|chances? (of|in|for) (this|the|that|my) (battle|attack|fight|combat))\b")
NEXT = re.compile(r"\b(next phase|phase (comes|is) next|what(s| is| comes) next)\b")
WHERE_IS = re.compile(r"^where( is| are|s| does .* stand)\b")
HAPPENS = re.compile(r"\bwhat (will )?happens?\b")
DUTIES = re.compile(r"\b(duties|still (have|has|need|needs)? ?to (do|be done)|still to do|left to do|(have|has|must|need|needs) (to )?do)\b")
ASIDE = re.compile(r"\b(with|by|from)\s*$")  # what stands before the one who does it
TOWARDS = re.compile(r"\b(on|at|against|vs|versus|into)\s*$")  # and before the one it is done to
KINDS = {"may": ("action", "path"), "must": ("action", "path"), "is": ("derived", "given"), "value": ("amount", "given"), "reach": ("path",)}
OTHER = 80  # in per cent, for a word of a kind that such a question is not usually asked about
SURE, WHICH, MOST_OFFERED = 98, 50, 4  # said all but literally; one of several, and how many of them are offered


@record
class Asked:
    question: m.Question
    formal: str
    score: int


def lead_of(text: str) -> str:
    return next((kind for kind, pattern in LEADS if pattern.search(text)), "may")


def questions(book: m.Book, position: Position, said: Typed, likely: list[Likeness]) -> list[Asked]:
    """Every question the words may make on this position, with how much of them it accounts for."""
    found = whole_position(book, said) + chances(book, position, said, likely)
    lead = lead_of(said.text)
    for one in likely:
        made = question(book, position, said, one.word, lead)
        if made is not None:
            usual = one.word.kind in KINDS["may" if lead == "is" and ALLOWED.search(said.text) else lead]
            found.append(Asked(made, formal(made), min(SURE, one.score) * (100 if usual else OTHER) // 100))
    return found


# ---- questions about the position as a whole, and about dice -----------------------------------


def whole_position(book: m.Book, said: Typed) -> list[Asked]:
    if NEXT.search(said.text):
        return [Asked(m.Question("next"), "next", SURE)]
    if (phase := phase_named(book, said)) and lead_of(said.text) == "is":
        return [Asked(m.Question("is", cond=(m.Holds(m.Atom("now", (m.Const(phase),))),)), f"is now({phase})", SURE)]
    side = next((g.name for g in said.names.groups if g.sort == "side"), "")
    if DUTIES.search(said.text):
        return [Asked(m.Question("duties", word=side), f"duties of {side}" if side else "duties", SURE)]
    if WHERE_IS.search(said.text) and len(said.names.things) == 1 and (place := where_it_is(book, said.names.things[0])):
        return [Asked(m.Question("value", term=place), f"value {call(place)}", SURE)]
    if HAPPENS.search(said.text) and not CHANCES.search(said.text):
        return [Asked(m.Question("happens"), "what happens", SURE)]
    return []


def where_it_is(book: m.Book, thing: Spotted) -> m.Call | None:
    """The given that says on which hex a counter stands: the first from a thing to a hex."""
    word = next((w for w in book.of_kind("given") if w.value == "hex" and [p.sort for p in w.params] == [thing.sort]), None)
    return m.Call(word.name, (m.Const(thing.name),)) if word else None


def phase_named(book: m.Book, said: Typed) -> str:
    """`the Polish movement phase`."""
    typed = {stem(w) for w in words_in(said.names.text)}
    fitting = [w for w in book.of_kind("phase") if "phas" in typed and {stem(t) for t in words_in(w.template)} - {"phas"} <= typed]
    return fitting[0].name if len(fitting) == 1 else ""


def chances(book: m.Book, position: Position, said: Typed, likely: list[Likeness]) -> list[Asked]:
    """What the dice may bring: of a battle that is named, or the only one, or of an attack by name."""
    if not CHANCES.search(said.text):
        return []
    wholes = [w for w in book.of_kind("action") if w.made_of]
    sorts = {w.params[0].sort for w in wholes if len(w.params) == 1}
    named = said.names.of(*sorts)
    if not named and said.names.things:
        return imagined(book, said, wholes, likely)
    there = [t.name for t in named[:1]] or [name for sort in sorts for name in position.members.get(sort, ())]
    sure = SURE if len(there) == 1 else WHICH  # of several nobody knows which is meant: they are offered
    return [Asked(m.Question("chances", word=name), f"chances {name_of(name)}", sure) for name in there[:MOST_OFFERED]]


def unnamed(position: Position | None, text: str) -> str:
    """What has to be said, where somebody asks what may come of a battle and nobody can tell of which."""
    if not OUTCOME.search(text):
        return ""
    if position is None:
        return "What may come of a battle hangs on who fights where: give a position with --position."
    return "Which battle is meant? Name one that the position declares, or who attacks whom: \"chances of the attack of A on B\"."


def imagined(book: m.Book, said: Typed, wholes: list[m.Word], likely: list[Likeness]) -> list[Asked]:
    parts = {part.name: part for w in wholes for part, _ in w.made_of}
    word = next((one.word for one in likely if one.word.name in parts), None) or (book.words[next(iter(parts))] if parts else None)
    if word is None or len(word.params) != 2 or word.params[0].sort != word.params[1].sort:
        return []
    doers, targets = sides_of(said, said.names.of(word.params[0].sort))
    if not doers or len(targets) != 1:
        return []
    deeds = tuple(m.Atom(word.name, (m.Const(d.name), m.Const(targets[0].name))) for d in doers)
    asked = m.Question("chances", deeds=deeds)
    return [Asked(asked, formal(asked), SURE)]


# ---- one word with names in its places ---------------------------------------------------------


def question(book: m.Book, position: Position, said: Typed, word: m.Word, lead: str) -> m.Question | None:
    if word.kind == "procedure":
        return m.Question("how", word=word.name) if re.search(r"\bhow\b|\bsteps?\b", said.text) else None
    if word.kind == "given" and not word.value and lead in ("may", "must"):
        return None
    args = placed(book, position, said, word, lead)
    if args is None:
        return None
    if word.kind == "amount" or word.kind in ("given", "derived") and word.value:
        return None if any(isinstance(a, m.Any_) for a in args) else m.Question("value", term=m.Call(word.name, args))
    if word.kind in ("derived", "given"):
        return None if any(isinstance(a, m.Any_) for a in args) else m.Question("is", cond=(m.Holds(m.Atom(word.name, args)),))
    if word.kind == "path" and any(isinstance(a, m.Any_) and p.sort == "hex" for a, p in zip(args, word.params)):
        anywhere = sum(isinstance(a, m.Any_) for a in args) == 1 and isinstance(args[-1], m.Any_)
        return m.Question("reach", m.Atom(word.name, args)) if lead == "reach" and anywhere else None
    kind = "must" if lead == "must" else "may"
    return among(book, said, word, kind, args)


def among(book: m.Book, said: Typed, word: m.Word, kind: str, args: tuple[m.Term, ...]) -> m.Question:
    """`may the Poles attack?`: whoever of them is meant."""
    first = next((n for n, a in enumerate(args) if isinstance(a, m.Any_)), None)
    group = said.names.groups[0] if said.names.groups else None
    link = next((w for w in book.of_kind("derived", "given") if group and first is not None and w.value == group.sort
                 and [p.sort for p in w.params] == [word.params[first].sort]), None)
    if link is None or kind != "may" or word.kind == "path":
        return m.Question(kind, m.Atom(word.name, args))
    who = m.Var("U")
    atom = m.Atom(word.name, tuple(who if n == first else a for n, a in enumerate(args)))
    return m.Question(kind, atom, cond=(m.Compare("=", m.Call(link.name, (who,)), m.Const(group.name)),))


def placed(book: m.Book, position: Position, said: Typed, word: m.Word, lead: str) -> tuple[m.Term, ...] | None:
    """Names in the places of a word; whoever is not named is anybody. None where a name finds no place."""
    left = list(said.names.things)
    args: list[m.Term | None] = [None] * len(word.params)
    for sort in dict.fromkeys(p.sort for p in word.params):
        spots = [n for n, p in enumerate(word.params) if p.sort == sort]
        here = [t for t in left if t.sort == sort]
        here = ordered(said, here, len(spots), lead)[: len(spots)]
        for n, thing in zip(spots, here):
            if thing is not None:
                args[n] = m.Const(thing.name)
                left.remove(thing)
    if left:
        return None
    if not said.names.things and word.kind not in ("action",):
        return None if word.params else ()
    hexes = [args[n] is not None for n, p in enumerate(word.params) if p.sort == "hex"]
    if any(hexes) and not all(hexes):
        return None  # from where to where is not to be guessed
    for n, p in enumerate(word.params):
        if args[n] is None:
            args[n] = the_one(book, position, p.sort, [a.value for a in args if isinstance(a, m.Const)])
    return tuple(args)


def ordered(said: Typed, here: list[Spotted], places: int, lead: str) -> list[Spotted | None]:
    """The doer first. `with u` and `on e` say who is who; alone after `who may …` stands the one it is done to."""
    if places < 2 or not here:
        return list(here)
    if len(here) == 1:
        if ASIDE.search(before(said, here[0])):
            return list(here)
        asks_who = re.match(r"(who|whom|which units?|what units?)\b", said.text) is not None
        some = any(g.start < here[0].start for g in said.names.groups)  # `can the cavalry attack u`
        return [None, here[0]] if asks_who or some else list(here)
    doers, targets = sides_of(said, here)
    return [*doers, *targets]


def sides_of(said: Typed, here: list[Spotted]) -> tuple[list[Spotted], list[Spotted]]:
    """Those who do it, and those it is done to."""
    targets = [t for t in here if TOWARDS.search(before(said, t))]
    doers = [t for t in here if ASIDE.search(before(said, t))]
    if len(targets) == 1:
        return [t for t in here if t not in targets], targets
    if len(doers) == 1 and len(here) == 2:
        return doers, [t for t in here if t not in doers]
    return here[:-1], here[-1:]


def before(said: Typed, thing: Spotted) -> str:
    return said.names.text[: thing.start].rstrip()


def the_one(book: m.Book, position: Position, sort: str, named: list[str]) -> m.Term:
    """The only battle there is, or the only one a named unit has a part in."""
    there = position.members.get(sort, ())
    roles = {w.name for w in book.of_kind("role") if w.params and w.params[0].sort == sort}
    if not roles:
        return m.Any_()
    part_in = [x for x in there if any(name in roles and args[0] == x and args[1] in named for name, args in position.facts)] if named else []
    fitting = part_in or there
    return m.Const(fitting[0]) if len(fitting) == 1 else m.Any_()


# ---- in the notation of the rules --------------------------------------------------------------


def name_of(name: str) -> str:
    return shown(m.Const(name))


def formal(q: m.Question) -> str:
    if q.kind == "value":
        return f"value {call(q.term)}"
    if q.kind == "is":
        return f"is {call(q.cond[0].atom)}"
    if q.kind == "how":
        return f"how {q.word}"
    if q.deeds:
        return f"chances {', '.join(map(call, q.deeds))}"
    where = f" where {' and '.join(f'{call(c.left)} = {c.right.value}' for c in q.cond)}" if q.cond else ""
    return f"{q.kind} {call(q.atom)}{where}"


def call(term) -> str:
    return f"{term.name}({', '.join(a.name if isinstance(a, m.Var) else shown(a) for a in term.args)})" if term.args or isinstance(term, m.Atom) else term.name
