"""The ask box's data: one book's index, and the rules of comparing and ranking, for `site/theme/js/find.js`."""

from __future__ import annotations

from kb.answers import finding as f
from kb.answers import folding
from kb.answers.finding import prepared
from kb.answers.index import plain, said
from kb.language import model as m

FORMAT = 1


def index_of(book: m.Book) -> dict:
    """All that find.js needs, ready for JSON. The site may add `url` to each of `clauses`."""
    index = prepared(book).index
    return {
        "format": FORMAT,
        "book": book.id,
        "title": book.title,
        "clauses": [{"number": number, "title": title} for number, title in zip(index.numbers, index.titles)],
        "opens": {str(place): list(titles) for place, titles in index.opens.items()},
        "postings": {token: [n for pair in found for n in pair] for token, found in index.postings.items()},
        "norms": {norm: {token: list(places) for token, places in tokens.items()} for norm, tokens in index.norms.items()},
        "meanings": {phrase: list(meant) for phrase, meant in index.meanings.items()},
        "asking": {phrase: list(norms) for phrase, norms in index.asking.items()},
        "forms": " ".join(index.forms),
        "words": words_of(book),
        "examples": [[place, e.title] for place, clause in enumerate(book.clauses) for e in clause.examples],
        "speech": speech(),
        "weights": weights(),
    }


def words_of(book: m.Book) -> list[dict]:
    """The words of the vocabulary that clauses decide about: what they are called, and which clauses (by place) say something of them."""
    places: dict[str, list[int]] = {}
    for place, clause in enumerate(book.clauses):
        for name in dict.fromkeys(s.head.name for s in said(clause) if s.head):
            places.setdefault(name, []).append(place)
    return [{"name": name, "shown": " ".join(plain(book.words[name].template).split()), "also": [plain(a).strip() for a in book.words[name].also],
             "clauses": found} for name, found in sorted(places.items()) if name in book.words]


def speech() -> dict:
    """How words are compared: what kb/answers/folding.py goes by."""
    return {"sign": folding.SIGN, "letters": list(map(list, folding.LETTERS.items())), "stop": " ".join(sorted(folding.STOP)),
            "weak": " ".join(sorted(folding.WEAK)), "endings": list(map(list, folding.ENDINGS)), "vowels": "".join(sorted(folding.VOWELS))}


def weights() -> dict:
    """What counts how much: what kb/answers/finding.py goes by."""
    return {"mostSigns": folding.MOST_SIGNS, "mostWords": f.MOST_WORDS, "mostSlips": f.MOST_SLIPS, "mostForms": f.MOST_FORMS,
            "longestPhrase": f.LONGEST_PHRASE, "literal": f.LITERAL, "meant": f.MEANT, "otherwise": f.OTHERWISE, "loose": f.LOOSE, "glued": f.GLUED,
            "faint": f.FAINT, "slip": f.SLIP, "short": f.SHORT, "begun": f.BEGUN, "firstLetter": f.FIRST_LETTER, "saidSo": f.SAID_SO,
            "headed": f.HEADED, "byNumber": f.BY_NUMBER, "belowIt": f.BELOW_IT, "beforeNumbers": list(f.BEFORE_NUMBERS), "shortForm": f.SHORT_FORM, "scale": f.SCALE}
