"""Which words of a book a text speaks of: by their names, their templates, what players say for them, and slips of typing."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache

from kb.answers.finding import Concept, Ready, taken_in
from kb.answers.folding import STOP, VOWELS, WEAK, parts, stem, whole
from kb.answers.folding import words as words_in
from kb.answers.index import plain
from kb.answers.naming import Names, group_sorts
from kb.answers.sentences import BRACKET, SLOT
from kb.language import model as m
from kb.language.records import record

KINDS = ("action", "path", "derived", "amount", "given", "procedure")
SHORT_WORD = 4  # letters
LEFT_OVER = 4  # off, in per cent, where a word was said that it does not account for
BARE = frozenset(map(stem, "a an the be is are of has have does do not it its".split()))
SMALL = frozenset(map(stem, STOP - WEAK))
FAINT, SUBJECT = 30, 12  # in per cent of a word like `retreat`: one like `through`; who does it, where what is done is asked for
GENERAL = frozenset(map(stem, "unit units enemy enemies side player game counter piece hex allowed legal possible ok okay please anybody anyone now "
                        "whose mean means meaning what where much many far long need want him us everyone everybody someone somebody when who how why made make makes doing done".split()))  # they say nothing of what a question is about
EXACT, SPOKEN, PART, KIN = 100, 85, 60, 96  # by the word's own name or a player's; by all that stands in its template; by its verb, where more belongs to it; by a word of its family
KINDRED = frozenset("ion ions or ors er ers al ance ant ive ment".split())
MOST = 12


@record
class Typed:
    """What was typed, without names: concepts, the norms it asks after, what nothing is known by."""

    text: str
    concepts: tuple[Concept, ...]
    norms: frozenset[str]
    lost: tuple[str, ...]
    names: Names
    literal: frozenset[str] = frozenset()  # every word as it was typed, as stems
    subjects: tuple[Concept, ...] = ()  # who is spoken of

    def weight(self, concept: Concept) -> int:
        if general(concept):
            return 0
        return FAINT if concept.faint else SUBJECT if concept in self.subjects else 100

    def whole(self) -> int:
        """All that wants to be accounted for."""
        return sum(map(self.weight, self.concepts)) + 100 * len(self.lost)

    def less_names(self, score: int) -> int:
        """What does not speak of the names leaves them over."""
        total = self.whole()
        return score * total // (total + 100 * len(self.names.things)) if total else 0

    def covered_by(self, ready: Ready, place: int) -> int:
        """How much of it a clause speaks of, in per cent."""
        total = self.whole()
        return sum(self.weight(c) * best_way(ready, c, place, self.literal) // 100 for c in self.concepts) * 100 // total if total else 0


@record
class Likeness:
    """A word that may be meant: how much of it was said, and how much of what was typed it leaves over."""

    word: m.Word
    score: int
    by_name: bool = True  # by what the book or players call it, not by what its sentence says


def general(concept: Concept) -> bool:
    return bool(concept.ways) and len(concept.ways[0][0]) == 1 and concept.ways[0][0][0] in GENERAL  # as it was typed, not what else it stands for


def best_way(ready: Ready, concept: Concept, place: int, literal: frozenset[str]) -> int:
    """How surely a clause has what is looked for, in per cent."""
    best = 0
    for stems, weight in concept.ways:
        have = sum(any(at == place for at, _ in ready.postings[t]) for t in stems)
        sure = max(weight, KIN) if literal.issuperset(stems) else weight
        best = max(best, sure * have // len(stems))
    return best


def typed_in(ready: Ready, text: str, names: Names) -> Typed:
    concepts, kinds, lost = taken_in(ready, text)
    typed = [p for w in words_in(text) for p in parts(w)]
    lost += [t for t in typed if doubtful(ready, t)]
    return Typed(text, tuple(concepts), frozenset(kinds), tuple(dict.fromkeys(t for t in lost if stem(t) not in GENERAL)), names, frozenset(map(stem, typed)))


def doubtful(ready: Ready, token: str) -> bool:
    """A short word that nobody knows is like many others: `love` is no slip for `move`. `atk` and `inf` leave letters out."""
    if len(token) > SHORT_WORD or token in STOP or stem(token) in ready.known or not VOWELS & set(token) or token[0].isdigit():
        return False
    return not any(form.startswith(token) for form, _ in ready.forms)


def whoever(book: m.Book, said: Typed) -> Typed:
    """The same without those whom it speaks of, such as tanks: what may be done is the same for whoever does it, or nearly."""
    kinds = {stem(c) for sort in group_sorts(book) for c in book.sorts[sort].members}
    return replace(said, subjects=tuple(c for c in said.concepts if any(len(stems) == 1 and stems[0] in kinds for stems, _ in c.ways)))


def likely_words(book: m.Book, said: Typed) -> list[Likeness]:
    """The words of the book that account for most of the text, best first."""
    concepts = [c for c in said.concepts if not general(c)]
    total = said.whole()
    found = []
    for word in book.of_kind(*KINDS):
        score, by = max(((match(alternative, weight, concepts, said, total), weight) for alternative, weight in sayings(word)), default=(0, 0))
        if score:
            found.append(Likeness(word, score, by == EXACT))
    return sorted(found, key=lambda one: -one.score)[:MOST]


def match(alternative: tuple[str, ...], weight: int, concepts: list[Concept], said: Typed, total: int) -> int:
    """Both the word and the text have to be accounted for."""
    if all(token in SMALL for token in alternative):  # `go` and `get` count for nothing beside other words
        return weight * 100 // (100 + total) if set(alternative) <= said.literal else 0
    got, used = 0, set()
    for token in alternative:
        best, by = 0, None
        for at, concept in enumerate(concepts):
            for stems, sure in concept.ways:
                if token in stems and token in said.literal:
                    sure = max(sure, KIN)
                stems = tuple(s for s in stems if s not in SMALL) or stems
                have = sure * max(akin(token, s) for s in stems) * sum(s in alternative or akin(token, s) > 0 for s in stems) // len(stems) // 100
                if have > best:
                    best, by = have, at
        if by is not None:
            got += best
            used.add(by)
    covered = got // len(alternative)
    explained = sum(said.weight(concepts[at]) for at in used) * 100 // total if total else 0
    if not covered or not explained:
        return 0
    if covered < explained:  # half of a word's own name is soon said by chance
        return weight * covered * explained // 10_000
    both, mean = covered * explained // 100, 2 * covered * explained // (covered + explained)
    return weight * ((both + mean) // 2 - LEFT_OVER * (explained < 100)) // 100


def akin(one: str, other: str) -> int:
    """Stems of one family, `interdict` and `interdiction`, nearly as good as the same."""
    if one == other:
        return 100
    short, long = sorted((one, other), key=len)
    return KIN if len(short) >= 5 and long.startswith(short) and long[len(short):] in KINDRED else 0


@lru_cache(maxsize=20_000)
def sayings(word: m.Word) -> tuple[tuple[tuple[str, ...], int], ...]:
    """The ways to speak of a word, as stems: its name, its verb, players' words for it, its template."""
    bracket = BRACKET.search(word.template)
    phrases = [(word.name.replace("_", " "), EXACT), (word.name.replace("_", "-"), EXACT)]
    if bracket and word.kind in ("action", "path"):
        rest = [w for w in words_in(SLOT.sub(" ", word.template[: bracket.start()] + word.template[bracket.end():])) if w not in STOP]
        phrases.append((bracket[1], PART if rest else EXACT))
    phrases += [(plain(other), EXACT) for other in word.also]
    phrases.append((plain(SLOT.sub(" ", word.template)), EXACT if word.kind in ("amount", "procedure") else SPOKEN))
    found: dict[tuple[str, ...], int] = {}
    for phrase, weight in phrases:
        tokens = [t for w in words_in(phrase) for t in ((whole(w),) if "-" in w else (stem(w),)) if w not in STOP or w in WEAK]
        kept = tuple(dict.fromkeys(tokens)) or tuple(stem(p) for w in words_in(phrase) for p in parts(w))
        if len(kept) == 1 and len(set(words_in(phrase)) & SMALL - BARE):  # `turn over` is more than a turn
            weight = min(weight, PART)
        if kept and not set(kept) <= BARE:
            found[kept] = max(found.get(kept, 0), weight)
    return tuple(found.items())
