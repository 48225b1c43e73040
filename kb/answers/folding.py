"""Words as they are compared: one spelling for what people type in many. `site/theme/js/find.js` does the same, letter for letter."""

from __future__ import annotations

import re
from functools import lru_cache
from unicodedata import normalize

MOST_SIGNS = 400  # of what was typed; a longer text is no question
# What goes by two spellings that no decomposition brings together; and what is not seen at all.
LETTERS = {"ł": "l", "ß": "ss", "æ": "ae", "œ": "oe", "ø": "o", "đ": "d", "ð": "d", "þ": "th", "ı": "i", "ς": "σ", "’": "'", "‘": "'", "–": "-",
           "‑": "-", "‐": "-", "−": "-"}
UNSEEN = re.compile("[\u0300-\u036f\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]")
# Ranges by number and not by class, so that no two versions of Unicode disagree about a letter.
SIGN = "a-z0-9\u00b5-\u02af\u0370-\u1fff\u2c00-\u2dff\u3041-\ua6ff\uac00-\ud7a3"
WORD = re.compile(rf"[0-9]+(?:[.:][0-9]+)+[a-z]?|[{SIGN}]+(?:[-_][{SIGN}]+)*")
SHORTENED = ((re.compile("can't(?![a-z])"), "cannot"), (re.compile("n't(?![a-z])"), " not"), (re.compile("'s(?![a-z])"), ""), (re.compile("'"), ""))
STOP = frozenset(
    "a about after again all also am an and any apply applies are as at be been before being but by can cannot could did do does doing down during each either for from get "
    "gets give given gives go goes had happen happened happens has have having he her his how i if in into is it its just may me might mine more most much my no not of "
    "off on once only or other our out over rule rules same she should so some such than that the their them then there these they thing things this those "
    "through to too under until up upon use used us want wants was we were what when where whether which while who whom whose why will with would you your".split())

# Words that say little, but are what some headings are about: `who has a zone`, `where a unit retreats`.
WEAK = frozenset("after again alone around back before between during first from has have how into many much next often only own second through twice until when where "
                 "who whom whose within".split())

# Endings, the longest first: what comes instead, how much must be left, and whether a vowel must be among it.
ENDINGS = (
    ("izations", "iz", 2, 0), ("ization", "iz", 2, 0), ("izing", "iz", 2, 0), ("ized", "iz", 2, 0), ("izes", "iz", 2, 0), ("ize", "iz", 2, 0),
    ("isations", "iz", 3, 0), ("isation", "iz", 3, 0), ("ising", "iz", 3, 0), ("ised", "iz", 3, 0), ("ises", "iz", 3, 0), ("ise", "iz", 3, 0),
    ("ifications", "ifi", 2, 0), ("ification", "ifi", 2, 0), ("ations", "", 4, 0), ("ation", "", 4, 0), ("ating", "", 4, 0),
    ("ated", "", 4, 0), ("ates", "", 4, 0), ("ate", "", 4, 0), ("ments", "", 3, 0), ("ment", "", 3, 0), ("ies", "y", 2, 0), ("ied", "y", 2, 0),
    ("eed", "eed", 1, 0), ("ings", "", 3, 1), ("ing", "", 3, 1), ("ed", "", 3, 1), ("sses", "ss", 1, 0), ("shes", "sh", 2, 0),
    ("ches", "ch", 2, 0), ("xes", "x", 1, 0), ("oes", "o", 2, 0), ("ss", "ss", 1, 0), ("us", "us", 2, 0), ("is", "is", 2, 0), ("s", "", 3, 0),
)
VOWELS = frozenset("aeiouy")


def fold(text: str) -> str:
    """Small letters without accents; apostrophes and invisible signs are gone."""
    if text.isascii():
        low = text.lower()
    else:
        low = UNSEEN.sub("", normalize("NFKD", text).lower())
        for sign, plain in LETTERS.items():
            low = low.replace(sign, plain)
    if "'" in low:
        for short, full in SHORTENED:
            low = short.sub(full, low)
    return low


def words(text: str) -> list[str]:
    """The words of a text; `counter-attack` stays together."""
    return WORD.findall(fold(text))


def parts(word: str) -> list[str]:
    return word.replace("_", "-").split("-")


def whole(word: str) -> str:
    """A compound as it is compared: `counter-attack`, `counter_attack` and `counterattack` are one."""
    return stem(word.replace("-", "").replace("_", ""))


@lru_cache(maxsize=20_000)
def stem(word: str) -> str:
    """A word without its ending and with one of its spellings, so that `armoured` finds `armor`."""
    if any("0" <= sign <= "9" for sign in word):
        return word
    if len(word) <= 3:
        return word[:-1] if len(word) == 3 and word[2] == "s" and not VOWELS & set(word) else word
    at = word.find("our", 3)
    if at >= 0:
        word = word[:at] + "or" + word[at + 3:]
    for ending, instead, least, vowel in ENDINGS:
        left = len(word) - len(ending)
        if left >= least and word.endswith(ending) and (not vowel or VOWELS & set(word[:left])):
            word = word[:left] + instead
            break
    return finished(word)


def finished(word: str) -> str:
    """What is left of a word, evened out: defence and defense, centre and center, stopp and stop."""
    if word.endswith("ence"):
        word = word[:-2] + "se"
    elif word.endswith("tre"):
        word = word[:-2] + "er"
    if len(word) >= 4 and word[-1] == "e":
        word = word[:-1]
    if len(word) >= 3 and word[-1] == "y":
        word = word[:-1] + "i"
    if len(word) >= 4 and word[-1] == word[-2] and word[-1] not in VOWELS:
        word = word[:-1]
    return word


def distance(one: str, other: str, most: int) -> int:
    """How many letters were left out, added, mistaken or swapped with their neighbour: at most `most`, else one more."""
    if abs(len(one) - len(other)) > most:
        return most + 1
    before, last = [], list(range(len(other) + 1))
    for i, a in enumerate(one, 1):
        row = [i]
        for j, b in enumerate(other, 1):
            best = min(last[j] + 1, row[j - 1] + 1, last[j - 1] + (a != b))
            if i > 1 and j > 1 and a == other[j - 2] and one[i - 2] == b:
                best = min(best, before[j - 2] + 1)
            row.append(best)
        if min(row) > most:
            return most + 1
        before, last = last, row
    return min(last[-1], most + 1)
