"""What changed, in a plain sentence or two: the figures, then what came in or fell away, in the words in which clauses are read aloud."""

from __future__ import annotations

import re

from kb.answers import sentences as say
from kb.answers.aloud import conclusion, cond, conj, say_head, say_statement, term
from kb.editions.newcomers import Newcomers, placed
from kb.editions.sayings import NO_CELL, Book, Number, Reader, Saying, shown
from kb.language import model as m

MOST_TOLD = 2  # figures named in a summary; the rest is counted
MOST_NEWCOMERS = 3
LONGEST = 180  # letters of a statement in a summary
WEIGHTY = ("permit", "forbid", "require", "excuse", "otherwise", "cause", "set", "add", "multiply", "round", "limit", "table", "path", "except",
           "deny", "rank", "step", "define", "scale", "sort")  # what players ask about comes first
VARIABLE = re.compile(r"(?<![\w/–-])[A-Z]\d?(?![\w'’/–-])")
NAMES = {"table": "the table", "path": "the way", "step": "a step", "scale": "the scale", "sort": "the list"}


# ---- figures


def figure_text(figures: tuple[tuple[Number, Number], ...]) -> list[str]:
    if not figures:
        return []
    told = [name_of(a, b) + became(shown(a.value), shown(b.value)) for a, b in figures[:MOST_TOLD]]
    more = len(figures) - MOST_TOLD
    return [capital("; ".join(told) + (f"; and {more} more {'figure' if more == 1 else 'figures'}" if more > 0 else "") + ".")]


def became(was: str, now: str) -> str:
    if was == NO_CELL:
        return f"{now}, which is new"
    return f"{now}, formerly {was}" if now != NO_CELL else f"no longer ({was})"


def name_of(old: Number, new: Number) -> str:
    name = old.name or new.name
    return f"{name.replace('_', ' ')}: " if name else ""


# ---- statements


def meaning_texts(gone: tuple[Saying, ...], come: tuple[Saying, ...], old: m.Book, new: m.Book) -> list[str]:
    """The weightiest difference first. A statement that was altered says in which condition."""
    left, arrived, told = list(gone), list(come), []
    for s in gone:
        other = next((o for o in arrived if one_subject(s, o)), None)
        text = alteration(s, other, old, new) if other is not None else ""
        if text:
            told.append((weight(s), f"{cut(text)}."))
            left.remove(s)
            arrived.remove(other)
    told += [(weight(s), f"No longer: {told_of(s, old)}.") for s in left] + [(weight(s), f"New: {told_of(s, new)}.") for s in arrived]
    return list(dict.fromkeys(text for _, text in sorted(told, key=lambda t: t[0])))


def room_text(room: tuple[tuple[Saying, Saying], ...], newcomers: tuple[Newcomers, Newcomers]) -> str:
    """Says the same but for what one edition has no word for."""
    parts = []
    for at, own in enumerate(newcomers):
        found = dict.fromkeys(what for pair in room if pair[at].plain for what in own.named_in(pair[at].statement))
        if found:
            parts.append(f"for {listed_numbers(tuple(found)[:MOST_NEWCOMERS])}, which only {own.book.title} has")
    return f"Says the same, but {' and '.join(parts)}." if parts else ""


def reading_text(readings: tuple[tuple[Saying, ...], tuple[Saying, ...]], old: m.Book, new: m.Book) -> list[str]:
    """Both say the same as they are read here; one of them can be read otherwise."""
    for book, some in zip((old, new), readings):
        if some:
            return [f"As it is read here it says the same; {book.title} can also be read so: {cut(some[0].reading)}."]
    return []


def one_subject(one: Saying, other: Saying) -> bool:
    a, b = one.statement, other.statement
    return (a is not None and b is not None and a.kind == b.kind and a.head is not None and b.head is not None and one.words[:1] == other.words[:1]
            and len(a.body.alternatives) == len(b.body.alternatives) == 1)


def alteration(one: Saying, other: Saying, old: m.Book, new: m.Book) -> str:
    """`U may attack E: now only when …; no longer only when …`; nothing where the two have too little in common."""
    a, b = one.statement, other.statement
    was, now = conditions(a, old), conditions(b, new)
    lost, gained = [text for key, text in was.items() if key not in now], [text for key, text in now.items() if key not in was]
    if len(lost) > 2 or len(gained) > 2 or len(lost) == len(was) > 1:
        return ""
    parts = []
    if a.expr is not None and blind(a.expr, old) != blind(b.expr, new):
        parts.append(f"{term(new, b.expr)} instead of {term(old, a.expr)}")
    if a.how != b.how:
        parts.append(f"{b.how} instead of {a.how}")
    if lost:
        parts.append(f"no longer {' and '.join(lost)}")
    if gained:
        parts.append(f"now {' and '.join(gained)}")
    subject = say_head(new, b) if b.expr is not None else conclusion(new, b)
    return in_words(f"{capital(subject)}: {', '.join(parts)}", b, new) if parts else ""


def conditions(s: m.Statement, book: m.Book) -> dict[object, str]:
    """Each condition in a form that can be compared, and how it is read."""
    found = {blind(c, book): f"only when {cond(book, c)}" for a in s.body.alternatives for c in a}
    return found | {("unless", blind(g, book)): f"not where {conj(book, g)}" for g in s.body.unless}


def blind(node, book: m.Book) -> object:
    """Whatever its variables are called."""
    reader = Reader(Book(book))
    reader.blind = True
    if isinstance(node, tuple):
        return reader.conds(node)
    return reader.cond(node) if isinstance(node, m.Cond) else reader.node(node)


def in_words(text: str, s: m.Statement, book: m.Book) -> str:
    """`a unit` for U, `another unit` for E: letters are for those who write rules."""
    names: dict[str, str] = {}
    for var, sort in sorts_of(s, book).items():
        called = [f"the {sort}", f"another {sort}", f"a third {sort}"]
        left = [c for c in called if c not in names.values()]
        if left:
            names[var] = left[0]
    return capital(VARIABLE.sub(lambda found: names.get(found[0], found[0]), text))


def sorts_of(s: m.Statement, book: m.Book) -> dict[str, str]:
    """Each variable with the sort of the first place in which it stands."""
    found: dict[str, str] = {}
    for node in placed((s.head, s.heads, s.body, s.expr)):
        word = book.words.get(node.name)
        for param, arg in zip(word.params if word else (), node.args):
            if isinstance(arg, m.Var):
                found.setdefault(arg.name, param.sort.replace("_", " "))
    return found


def weight(s: Saying) -> int:
    return WEIGHTY.index(s.kind) if s.kind in WEIGHTY else len(WEIGHTY)


def told_of(s: Saying, book: m.Book) -> str:
    if s.statement is not None:
        text = in_words(say_statement(book, s.statement).rstrip("."), s.statement, book)
    else:
        text = NAMES[s.kind] + (f" {book.terms.get(s.word, s.word.replace('_', ' '))}" if s.word else "")
    return cut(capital(text, small=True))


def cut(text: str) -> str:
    return text if len(text) <= LONGEST else text[:LONGEST].rsplit(" ", 1)[0] + " …"


# ---- numbers


def moved_text(old: tuple[str, ...], new: tuple[str, ...]) -> str:
    if len(old) > 1 and len(new) == 1:
        return f"{listed_numbers(old)} have become {new[0]}."
    if len(new) > 1:
        return f"{listed_numbers(old)} has been split into {listed_numbers(new)}."
    return f"{old[0]} is now {new[0]}."


def listed_numbers(numbers: tuple[str, ...]) -> str:
    return " and ".join([", ".join(numbers[:-1]), numbers[-1]] if len(numbers) > 1 else numbers)


def capital(text: str, small: bool = False) -> str:
    """A variable such as U stays what it is."""
    if small and (text[:1].isupper() and not text[1:2].islower()):
        return text
    return (text[:1].lower() if small else text[:1].upper()) + text[1:]


# ---- questions


def question_text(book: m.Book, q: m.Question, typed: str) -> str:
    """`May u attack e?` for `may attack(u, e)`; what has no such form stays as it is written."""
    names = lambda atom: tuple(term(book, a) for a in atom.args)  # noqa: E731
    if q.kind in ("may", "must") and q.atom is not None and not q.via and not q.supposing:
        if book.words[q.atom.name].kind == "role":
            return f"{'Is this allowed' if q.kind == 'may' else 'Must this be so'}: {say.relation(book, q.atom.name, names(q.atom))}?"
        who, verb, what = say.deed(book, q.atom.name, names(q.atom), q.kind).partition(f" {q.kind} ")
        return f"{q.kind.capitalize()} {who} {what}?" if verb else f"{typed}?"
    if q.kind == "is" and len(q.cond) == 1 and isinstance(q.cond[0], m.Holds) and not q.cond[0].negated:
        return f"Is it so that {say.relation(book, q.cond[0].atom.name, names(q.cond[0].atom))}?"
    if q.kind == "value" and q.term is not None:
        text = term(book, q.term)
        return f"{capital(text)}?" if text.startswith("how ") else f"How much is {text}?" if text.startswith("what ") else f"What is {text}?"
    return f"{capital(typed)}?"
