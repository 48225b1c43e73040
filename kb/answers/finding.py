"""Clauses for a look-up: ranked by what is meant, tolerant of typing. `site/theme/js/find.js` gives the same order and scores."""

from __future__ import annotations

import re

from kb.answers.folding import MOST_SIGNS, STOP, VOWELS, WEAK, distance, fold, parts, stem, whole, words
from kb.answers.index import Index, heading, index_of
from kb.language import model as m
from kb.language.records import record

MOST_WORDS, MOST_SLIPS, MOST_FORMS, LONGEST_PHRASE = 24, 8, 4, 7
# In per cent.
LITERAL, MEANT, OTHERWISE = 100, 90, 65  # as typed; by another word; so, where the book has the word that was typed as well
LOOSE, GLUED, FAINT = 25, 80, 30  # a phrase by its own words; two words in one; words like `who` and `through`
SLIP, SHORT, BEGUN, FIRST_LETTER = 20, 50, 60, 15  # off, for each slip; `ctrl` for control; `artil`; off, when the first letter is another
SAID_SO, HEADED = 60, 40  # more, where the clause says just what is asked; where its title speaks of nothing else
BY_NUMBER, BELOW_IT = 100.0, 90.0
BEFORE_NUMBERS = ("rules ", "rule ", "clauses ", "clause ", "section ", "paragraph ", "article ", "see ", "no. ", "no ", "§ ", "§")
SHORT_FORM = 3  # letters: `mp` is no other word than `movement points`
SCALE = 100_000


BLANKS = re.compile("[ \t\n\r\f\v\u00a0]+")


@record
class Hit:
    """A clause that was found, and how well it fits."""

    number: str
    title: str
    score: float


@record
class Concept:
    """One thing that is looked for: ways to say it, each as stems with a weight in per cent."""

    ways: tuple[tuple[tuple[str, ...], int], ...]
    faint: bool = False


class Ready:
    """An index with what is worked out from it once."""

    def __init__(self, index: Index):
        self.index = index
        self.postings, self.meanings, self.asking, self.norms = index.postings, index.meanings, index.asking, index.norms
        self.numbers = [number.lower() for number in index.numbers]
        self.headings = [[heading(title) for title in (own, *index.opens.get(place, ()))] for place, own in enumerate(index.titles)]
        self.forms = [(form, frozenset(form)) for form in (*index.forms, *(word for word in STOP if len(word) > 3))]
        self.known = {stem(form) for form in index.forms} | index.postings.keys()


def find(book: m.Book, text: str, limit: int = 10) -> list[Hit]:
    """The best clauses first. A printed number finds its clause at once."""
    return find_in(prepared(book), text, limit)


def prepared(book: m.Book) -> Ready:
    """The index of a book, made once."""
    kept = book.__dict__.get("_ready")
    if kept is None:
        kept = Ready(index_of(book))
        object.__setattr__(book, "_ready", kept)
    return kept


def find_in(ready: Ready, text: str, limit: int = 10) -> list[Hit]:
    typed = text[:MOST_SIGNS]
    found = by_number(ready, typed)
    if not found:
        scores = ranked(ready, *understood(ready, typed))
        found = [(place, score / SCALE) for place, score in scores]
    return [Hit(ready.index.numbers[place], ready.index.titles[place], score) for place, score in found[:limit]]


# ---- numbers -----------------------------------------------------------------------------------


def by_number(ready: Ready, typed: str) -> list[tuple[int, float]]:
    """`8.32`, `[8.32]`, `rule 8.32`; then what begins with it: 8.31 under 8.3. A part that is no clause finds the whole."""
    wanted = number_in(typed)
    while wanted:
        here = [place for place, n in enumerate(ready.numbers) if n == wanted or n.split("#")[0] == wanted]
        below = [place for place, n in enumerate(ready.numbers) if n.startswith(wanted) and place not in here and belongs(n, wanted)]
        if here or below:
            return [(place, BY_NUMBER) for place in here] + [(place, BELOW_IT) for place in below]
        wanted = wanted[: max(0, wanted.rfind("/"))]
    return []


def number_in(typed: str) -> str:
    """The number of a clause, when nothing else was typed."""
    low = BLANKS.sub(" ", fold(typed)).strip(" ")
    low = next((low[len(word):] for word in BEFORE_NUMBERS if low.startswith(word)), low)
    low = low.strip(" []().,?!:")
    return low if " " not in low and ("/" in low or any("0" <= sign <= "9" for sign in low)) else ""


def belongs(number: str, to: str) -> bool:
    """8.31 and 8.3a belong to 8.3, and 3.1/phase-4 to 3.1; 80.1 does not belong to 8."""
    return not (to[-1].isdigit() and "." not in to and number[len(to)].isdigit())


# ---- words -------------------------------------------------------------------------------------


def understood(ready: Ready, typed: str) -> tuple[list[Concept], set[str]]:
    """What was typed as concepts, and the norms that it asks after."""
    concepts, kinds, _ = taken_in(ready, typed)
    return concepts, kinds


def taken_in(ready: Ready, typed: str) -> tuple[list[Concept], set[str], list[str]]:
    """Concepts, norms, and the words that nothing is known by."""
    lost: list[str] = []
    tokens = [p for word in words(typed) for p in parts(word)][:MOST_WORDS]
    read = readings(ready, tokens)
    stems = [found[0][0] if found else stem(token) for token, found in zip(tokens, read)]
    concepts: list[Concept] = []
    kinds: set[str] = set()
    at = 0
    while at < len(tokens):
        asked, phrase, size = longest(ready.asking, stems, at), longest(ready.meanings, stems, at), 1
        if asked:
            kinds.update(ready.asking[" ".join(stems[at : at + asked])])
        if asked >= max(phrase, 1):
            size = asked
        else:
            size = max(phrase, joined(ready, tokens, at), 1)
            found = ways(ready, tokens[at : at + size], stems[at : at + size], read[at : at + size])
            concept = Concept(found, size == 1 and tokens[at] in WEAK)
            lost += [t for t in tokens[at : at + size] if not found and t not in STOP]
            if found and concept not in concepts:
                concepts.append(concept)
        at += size
    return concepts, kinds, lost


def longest(phrases: dict, stems: list[str], at: int) -> int:
    """How many words of the longest phrase that begins here; 0 for none."""
    for size in range(min(LONGEST_PHRASE, len(stems) - at), 0, -1):
        if " ".join(stems[at : at + size]) in phrases:
            return size
    return 0


def joined(ready: Ready, tokens: list[str], at: int) -> int:
    """How many words from here on are one in the book: `counter attack`."""
    for size in (3, 2):
        if at + size <= len(tokens) and whole("".join(tokens[at : at + size])) in ready.postings:
            return size
    return 0


def ways(ready: Ready, tokens: list[str], stems: list[str], read: list[tuple]) -> tuple[tuple[tuple[str, ...], int], ...]:
    """As it was typed, or what it may be a slip for; as one word; and what books say for it."""
    found: dict[tuple[str, ...], int] = {}

    def add(way: tuple[str, ...], weight: int) -> None:
        if way and all(s in ready.postings for s in way):
            found[way] = max(found.get(way, 0), weight)

    sure = 100
    if len(tokens) == 1:
        for other, weight in read[0]:
            add(tuple(other.split()), LITERAL * weight // 100)
            sure = min(sure, read[0][0][1])
    else:
        plain = tuple(s for s, token in zip(stems, tokens) if token not in STOP)
        one = whole("".join(tokens))
        add((one,), LITERAL)
        add(plain, LOOSE if len(plain) < len(stems) else OTHERWISE if one in ready.postings else LITERAL)
    short = len(tokens) == 1 and len(tokens[0]) <= SHORT_FORM
    meant = (OTHERWISE if LITERAL in found.values() and not short else MEANT) * sure // 100
    for other in ready.meanings.get(" ".join(stems), ()):
        pieces = tuple(s for s in other.split() if s not in STOP or s in WEAK)
        add(pieces, meant)
        if len(pieces) > 1:
            add(("".join(pieces),), meant)
    return tuple(found.items())


# ---- slips -------------------------------------------------------------------------------------


def readings(ready: Ready, tokens: list[str]) -> list[tuple[tuple[str, int], ...]]:
    """For each word the stems it may stand for, with how sure that is in per cent; none for a word like `the`, which is put right in
    its place when it is mistyped."""
    found, slips = [], 0
    for at, token in enumerate(tokens):
        if token not in STOP and (stem(token) in ready.known or slips == MOST_SLIPS):
            found.append(((stem(token), 100),))
            continue
        likely: list[tuple[int, str]] = []
        if token not in STOP:
            slips += 1
            likely = nearest(ready, token)
            tokens[at] = token = likely[0][1] if likely and likely[0][1] in STOP else token
        if token in STOP:
            found.append(((stem(token), FAINT),) if token in WEAK else ())
        else:
            found.append(meant_by(ready, token, likely))
    return found


def nearest(ready: Ready, token: str) -> list[tuple[int, str]]:
    """What a word nobody knows may be: mistyped, cut short or left unfinished."""
    letters = frozenset(token)
    scored = [(sure, form) for form, of_form in ready.forms if (sure := likeness(token, form, letters, of_form))]
    return sorted(scored, key=lambda found: (-found[0], found[1]))[:MOST_FORMS]


def meant_by(ready: Ready, token: str, likely: list[tuple[int, str]]) -> tuple[tuple[str, int], ...]:
    """Stems for what it is most like; where it is like nothing, it may be two words in one."""
    best: dict[str, int] = {}
    for sure, form in likely:
        if form not in STOP:
            best.setdefault(stem(form), sure)
    if not best:
        for cut in range(3, len(token) - 2):
            pair = stem(token[:cut]), stem(token[cut:])
            if all(s in ready.postings for s in pair):
                best.setdefault(" ".join(pair), GLUED)
    return tuple(best.items())


def likeness(token: str, form: str, letters: frozenset[str], of_form: frozenset[str]) -> int:
    """How likely one was typed for the other, in per cent."""
    if len(token) < 3:
        return 0
    off = 0 if token[0] == form[0] else FIRST_LETTER
    most = 0 if len(token) < 4 else 1 if len(token) < 8 else 2
    if len(letters - of_form) <= most and len(of_form - letters) <= most:  # every slip brings in or takes out one letter at most
        apart = distance(token, form, most)
        if apart <= most:
            return 100 - SLIP * apart - off
    if form.startswith(token):
        return BEGUN
    if len(token) <= 6 and not off and not VOWELS & letters:
        bare = "".join(sign for sign in form if sign not in VOWELS)
        return SHORT if distance(token, bare, int(len(token) > 3)) <= int(len(token) > 3) else 0
    return 0


# ---- ranking -----------------------------------------------------------------------------------


def ranked(ready: Ready, concepts: list[Concept], kinds: set[str]) -> list[tuple[int, int]]:
    """Clauses by place, the best first. Whole numbers only: another language has to come to the same."""
    totals: dict[int, int] = {}
    matched: dict[int, int] = {}
    for concept in concepts:
        for place, score in best_of(ready, concept, kinds).items():
            totals[place] = totals.get(place, 0) + score
            matched[place] = matched.get(place, 0) + (not concept.faint)
    sought = {token for concept in concepts for stems, _ in concept.ways for token in stems}
    full = 1 + 2 * sum(not concept.faint for concept in concepts)
    scored = [(total * (1 + 2 * matched[place]) // full * (100 + headed(ready, place, sought)) // 100, place) for place, total in totals.items()]
    return [(place, score) for score, place in sorted(scored, key=lambda found: (-found[0], found[1]))]


def headed(ready: Ready, place: int, sought: set[str]) -> int:
    """More for a clause whose title is about nothing else, or that opens a section whose heading is."""
    return max(HEADED * sum(token in sought for token in tokens) // max(1, len(tokens)) for tokens in ready.headings[place])


def best_of(ready: Ready, concept: Concept, kinds: set[str]) -> dict[int, int]:
    """What each clause gets for one thing that is looked for: its best way counts."""
    best: dict[int, int] = {}
    for stems, weight in concept.ways:
        sums: dict[int, int] = {}
        count: dict[int, int] = {}
        for token in stems:
            for place, worth in ready.postings[token]:
                sums[place] = sums.get(place, 0) + worth
                count[place] = count.get(place, 0) + 1
        saying = {place for kind in kinds for token in stems for place in ready.norms.get(kind, {}).get(token, ())}
        for place, total in sums.items():
            score = weight * total * count[place] // len(stems) ** 2
            if place in saying:
                score += score * SAID_SO // 100
            best[place] = max(best.get(place, 0), score)
    return best
