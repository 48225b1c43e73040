"""What a player may mean: a question about a position, a decision card, or clauses to look up – every reading of the words, best first.

Nothing is guessed: each reading says how much of what was typed it accounts for, and one that accounts for too little is only offered."""

from __future__ import annotations

import re
from dataclasses import field

from kb.answers import finding, words
from kb.answers.asked import SURE as ALMOST
from kb.answers.asked import questions, unnamed
from kb.answers.matching import Likeness, Typed, likely_words, typed_in, whoever
from kb.answers.naming import Names, names_in, side_sorts
from kb.board.facts import Position
from kb.language import model as m
from kb.language.records import record

SURE, LITERAL, ENOUGH, WORTH = 100, 99, 55, 40  # in per cent: a question, and a card, taken at its word; good enough to answer; worth being offered
MOST = 5  # readings that are shown
NEAR = 8  # clauses among which the one that says most of it is looked for
LEAST_SAID = 150  # how much the rank counts beside it
CHAT = {"wat": "what", "wot": "what", "wut": "what", "u": "you", "ur": "your", "r": "are", "pls": "", "plz": "", "please": "", "thx": "", "cuz": "because",
        "wanna": "want to", "gotta": "have to", "w": "with", "b4": "before", "dont": "do not", "doesnt": "does not", "dose": "does", "whats": "what is",
        "cant": "cannot", "wont": "will not", "isnt": "is not", "arent": "are not", "didnt": "did not", "havent": "have not", "hasnt": "has not", "im": "i am",
        "ive": "i have", "whos": "who is", "wheres": "where is", "hows": "how is", "arnt": "are not", "shouldnt": "should not", "couldnt": "could not"}
FILLER = frozenset("made make makes him us someone somebody everyone everybody anybody stuff thing things exactly really actually".split())  # words for nothing
KNOWN, MOST_FOR_KNOWN = 10, 70  # more for a look-up, up to so much, where every word of it is known to the book
KIND_OF_UNIT = 15  # less for a card, where one kind of unit is asked about
ASIDE, NOUN = 5, 10  # a card stands behind a question that is as good, a look-up behind both; a relation is rather looked up than decided
MOST_FOR_CARD = 90  # where a position is given, the question about it comes first
SAID_OTHERWISE = 70  # per cent for a relation that is met only by what its sentence says
RATIO = re.compile(r"\b(\d+) ?to ?(\d+)\b")
DECIDES = re.compile(r"^(when|may|can|could|is|are|who|must|do|does)\b")


@record
class Meaning:
    """One reading of what was typed."""

    kind: str  # question, card, lookup
    text: str  # how it was understood, in words
    score: int
    question: m.Question | None = None
    formal: str = ""  # in the notation of the rules
    word: str = ""  # whose card it is
    hits: tuple[finding.Hit, ...] = ()


@record
class Understanding:
    """All readings, best first; `taken` of them are good enough, and `strangers` are names that the position has not."""

    readings: tuple[Meaning, ...] = ()
    taken: int = 0
    strangers: tuple[tuple[str, tuple[str, ...]], ...] = ()  # each with the names that are nearest to it
    nearest: list[str] = field(default_factory=list)
    hint: str = ""  # what to say instead

    @property
    def best(self) -> Meaning | None:
        return self.readings[0] if self.taken else None


def at_its_word(text: str, book: m.Book, position: Position | None) -> Understanding | None:
    """What needs no interpreting, and no index: a question or a card in so many words."""
    exact = taken_literally(words.understand(text, book, position), book)
    return Understanding((exact,), 1) if exact else None


def meanings(text: str, book: m.Book, position: Position | None, whole: m.Book | None = None) -> Understanding:
    """`whole`: the book with its examples, which help to find clauses."""
    plain = words.understand(text, book, position)
    exact = taken_literally(plain, book)
    typed = " ".join(text.split())[:2000]
    if not typed:
        return Understanding(nearest=plain.nearest)
    typed = RATIO.sub(r"\1:\2", typed)
    ready = finding.prepared(whole or book)
    names = names_in(typed, book, position, ready.known)
    found = [exact] if exact else []
    if not (exact and exact.kind == "question"):
        said = typed_in(ready, plainly(names.rest), names)
        found += asked_questions(book, position, said, likely_words(book, said))
        found += cards(book, said, likely_words(book, whoever(book, said)), position)
    found += looked_up(ready, typed, names)
    ranked = distinct(sorted(found, key=lambda one: -one.score))
    hint = "" if any(one.question is not None and one.score >= ALMOST for one in ranked) else unnamed(position, plainly(names.named_groups))
    if hint:
        ranked = [one for one in ranked if one.question is not None and one.question.kind == "chances"]
    taken = 0 if hint or names.strangers and not exact else sum(one.score >= ENOUGH for one in ranked)
    return Understanding(tuple(ranked[:MOST]), min(taken, MOST), tuple((name, alike(name, position)) for name in names.strangers), [] if hint else plain.nearest, hint)


def alike(name: str, position: Position | None) -> tuple[str, ...]:
    """Things of the position that are called nearly so."""
    from rapidfuzz import fuzz, process

    members = [one for sort, names in (position.members if position else {}).items() if sort != "hex" for one in names]
    return tuple(one for one, _, _ in process.extract(name, members, scorer=fuzz.ratio, processor=str.lower, limit=3, score_cutoff=50))


def plainly(text: str) -> str:
    """What is written as it is spoken, written out."""
    spoken = (CHAT.get(word.strip("?!.,"), word) for word in text.split())
    return " ".join(word for word in spoken if word.strip("?!.,") not in FILLER)


def taken_literally(plain: words.Understood, book: m.Book) -> Meaning | None:
    if plain.kind == "question":
        return Meaning("question", spoken(book, plain.question, plain.text), SURE, plain.question, plain.text)
    if plain.kind == "card":
        return Meaning("card", card_text(book, plain.word), LITERAL, word=plain.word)
    return None


def distinct(found: list[Meaning]) -> list[Meaning]:
    kept: dict[tuple, Meaning] = {}
    for one in found:
        kept.setdefault((one.kind, one.formal, one.word), one)
    return [one for one in kept.values() if one.score >= WORTH]


# ---- the three things it may become ------------------------------------------------------------


def asked_questions(book: m.Book, position: Position | None, said: Typed, likely: list[Likeness]) -> list[Meaning]:
    if position is None:
        return []
    return [Meaning("question", spoken(book, one.question, one.formal), one.score, one.question, one.formal)
            for one in questions(book, position, said, likely)]


def cards(book: m.Book, said: Typed, likely: list[Likeness], position: Position | None) -> list[Meaning]:
    """When a deed is allowed, or a relation holds, whoever is meant."""
    on_board = position is not None and not said.text.startswith("when")
    kind = KIND_OF_UNIT * any(g.sort not in side_sorts(book) for g in said.names.groups)  # what tanks may do is said by clauses about tanks
    found = [Meaning("card", card_text(book, one.word.name), min(said.less_names(card_score(one, said) - kind), MOST_FOR_CARD if on_board else SURE), word=one.word.name)
             for one in likely if one.word.kind in ("action", "path", "derived") and decided(book, one.word.name)]
    return found[:3]


def card_score(one: Likeness, said: Typed) -> int:
    if one.word.kind != "derived":
        return one.score
    aside = 0 if DECIDES.match(said.text) else NOUN
    return one.score * (100 if one.by_name else SAID_OTHERWISE) // 100 - aside


def decided(book: m.Book, name: str) -> bool:
    return any(s.head is not None and s.head.name == name for c in book.clauses for s in c.statements)


def looked_up(ready: finding.Ready, typed: str, names: Names) -> list[Meaning]:
    """Clauses, with how much of what was typed the best of them speaks of."""
    if finding.number_in(typed[:400]) and (found := finding.by_number(ready, typed[:400])):
        hits, by_number = finding.find_in(ready, typed), bool(found)
    else:
        said, by_number = typed_in(ready, plainly(names.named_groups), names), False
        hits = most_said(ready, finding.find_in(ready, said.text), said)
    if not hits:
        return []
    score = SURE if by_number else said.less_names(lookup_score(ready, said, hits[0]))
    return [Meaning("lookup", f"the clauses that speak of it, first {hits[0].number} {hits[0].title}", score, hits=tuple(hits))]


def lookup_score(ready: finding.Ready, said: Typed, hit: finding.Hit) -> int:
    """How much of it the clause speaks of; a little more is enough where the book knows every word, however it was spelt."""
    score = min(SURE, said.covered_by(ready, ready.index.numbers.index(hit.number))) - ASIDE
    return score if said.lost else max(score, min(score + KNOWN, MOST_FOR_KNOWN))


def most_said(ready: finding.Ready, hits: list[finding.Hit], said: Typed) -> list[finding.Hit]:
    """Of clauses that rank high, those first that speak of most of what was typed."""
    high = [hit for hit in hits if hit.score * 2 >= hits[0].score][:NEAR]
    if not high or high[0].score >= finding.BELOW_IT:
        return hits
    covered = {hit.number: said.covered_by(ready, ready.index.numbers.index(hit.number)) for hit in high}
    first = sorted(high, key=lambda hit: -hit.score * (covered[hit.number] + LEAST_SAID))
    return first + [hit for hit in hits if hit not in high]


# ---- how it is said back -----------------------------------------------------------------------


def card_text(book: m.Book, name: str) -> str:
    from kb.answers import sentences as say

    word = book.words[name]
    if word.kind in ("action", "path"):
        return f"when {in_question(book, word, tuple(None for _ in word.params), 'may')}?"
    return f"when is it so that {say.relation(book, name, tuple(None for _ in word.params) + ((None,) if word.value else ()))}?"


def in_question(book: m.Book, word: m.Word, args: tuple, lead: str) -> str:
    """`may a unit attack a unit`, `must 180 IR attack a unit`: the template with its verb where a question has it."""
    from kb.answers import sentences as say

    bracket = say.BRACKET.search(word.template)
    if bracket is None:
        return f"{lead} {say.deed(book, word.name, args, 'plain')}"
    asked = f"{lead} {word.template[: bracket.start()]} {bracket[1]} {word.template[bracket.end():]}"
    filled = say.tidy(say.fill(book, word, asked, args, "a")).replace(" ,", ",")
    return re.sub(r"\ba(?= [aeio])", "an", re.sub(r"\bthe a (\w+)", r"a \1's", filled))


def spoken(book: m.Book, q: m.Question, formal: str) -> str:
    """A question in words, as its answer will speak of it."""
    from kb.answers import sentences as say

    among = {c.left.args[0].name: f"a {book.words[c.left.name].params[0].sort} of {c.right.value}" for c in q.cond if isinstance(c, m.Compare)
             and isinstance(c.left, m.Call) and len(c.left.args) == 1 and isinstance(c.left.args[0], m.Var) and isinstance(c.right, m.Const)}

    def values(args) -> tuple:
        return tuple(among.get(a.name) if isinstance(a, m.Var) else None if isinstance(a, m.Any_) else a.text if isinstance(a, m.Num) and a.text else getattr(a, "value", None) for a in args)

    if q.kind in ("may", "must", "reach") and q.atom is not None:
        asked = in_question(book, book.words[q.atom.name], values(q.atom.args), "must" if q.kind == "must" else "may")
        return f"{'where to: ' if q.kind == 'reach' else ''}{asked}?"
    if q.kind == "is" and len(q.cond) == 1 and isinstance(q.cond[0], m.Holds):
        return f"is it so that {say.relation(book, q.cond[0].atom.name, values(q.cond[0].atom.args))}?"
    if q.kind == "value" and isinstance(q.term, m.Call) and book.words[q.term.name].kind == "amount":
        return f"what is {say.noun(book, q.term.name, values(q.term.args))}?"
    if q.kind == "chances":
        return f"what may come of {q.word}?" if q.word else f"what may come of it, should {' and '.join(say.deed(book, d.name, values(d.args), 'plain') for d in q.deeds)}?"
    return {"next": "which phase is next?", "happens": "what happens by itself?", "duties": f"what is still to do{' for ' + q.word if q.word else ''}?",
            "how": f"how is it done: {book.terms.get(q.word, q.word)}?"}.get(q.kind, formal)

