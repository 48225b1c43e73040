"""Questions in words: matched against the vocabulary's own templates, never guessed."""

from __future__ import annotations

import re
from dataclasses import field
from itertools import permutations

from kb.answers.sentences import BRACKET, SLOT, base_form
from kb.answers.set_phrases import notation
from kb.board.facts import Position
from kb.language import model as m
from kb.language.spans import Refused, Span
from kb.language.records import record

MAY = r"(?:may|can|could|might|is|are)"
MUST = r"(?:must|does|do|has|have)"
LETTERS = re.compile("[a-z]+")
NULLARY = re.compile(r"\s*(is|value)\s+[a-z]\w*\s*\??")
FORMAL = re.compile(r"^\s*(may|must|is|value|which|reach|duties|next|what happens|how|chances)\b")


@record
class Understood:
    """What a question was taken to mean; `nearest` are questions that would have been understood."""

    question: m.Question | None = None
    text: str = ""
    kind: str = ""  # question, card, lookup
    word: str = ""
    nearest: list[str] = field(default_factory=list)


def understand(text: str, book: m.Book, position: Position | None) -> Understood:
    """Formal questions, questions from the templates, and `when may …?` for a decision card."""
    text = " ".join(text.split())
    if not text or len(text) > 2000:
        return Understood(nearest=samples(book, position))
    told = notation(text, book, position)
    found = formal(told or text, book, position) or from_templates(text, book, position) or card(text, book)
    return found or Understood(nearest=nearest(text, book, position))


# ---- the notation of the rules


def formal(text: str, book: m.Book, position: Position | None = None) -> Understood | None:
    sign = "(" in text or re.match(r"\s*(duties|next|what happens|how|chances)\b", text)
    if not FORMAL.match(text) or not sign and not NULLARY.fullmatch(text):
        return None
    from kb.board.named import Named
    from kb.language.checks.pointing import sharpen
    from kb.language.checks.questions import question_errors
    from kb.language.parser import Reader, parse

    reader = Reader("question")
    tree, errors = parse(text.rstrip(" ?."), "question", reader)
    if errors:
        return None
    question = reader.question(tree)
    wrong = list(question_errors(book, question, Span("question", 1, 1), Named(book, position))) if sign else []
    if wrong:
        raise Refused(*sharpen(wrong, {"question": text}))
    if not sign and not any(w in book.words for w in mentioned(question)):
        return None
    return Understood(question, text.rstrip(" ?."), "question")


def mentioned(question: m.Question) -> list[str]:
    """The words of a question without brackets: `value surrender_limit`, `is warszawa_lost`."""
    atoms = [c.atom.name for c in question.cond if isinstance(c, m.Holds)]
    return atoms + ([question.term.value] if isinstance(question.term, m.Const) else [])


# ---- templates


def normal(text: str) -> str:
    return re.sub(r"\s+", " ", text.lower().replace("-", " ")).strip(" ?.!")


def from_templates(text: str, book: m.Book, position: Position | None) -> Understood | None:
    asked = normal(text)
    for word in book.of_kind("action", "path", "role", "derived", "given", "amount"):
        if not any(key in asked for key in keys(word)):
            continue
        for kind, lead, shape in patterns(word, book):
            if not begins(lead, asked):
                continue
            match = re.fullmatch(lead + shape, asked)
            if not match or word.kind == "role" and kind != "is" and not spoken_of(book, word):
                continue
            args = resolve(word, match.groupdict(), book, position)
            if args is not None:
                return understood(word, kind, args, book)
    return None


def spoken_of(book: m.Book, role: m.Word) -> bool:
    """Does a clause allow or demand this part of a battle, or is it settled by the deeds alone?"""
    return any(s.kind in ("permit", "require") and s.head.name == role.name for c in book.clauses for s in c.statements)


def keys(word: m.Word) -> list[str]:
    """Something that stands in every question about a word: compiling patterns costs more than looking for it."""
    found = []
    for template in variants(word):
        bracket = BRACKET.search(template)
        rest = SLOT.sub("|", template[: bracket.start()] + "|" + template[bracket.end():] if bracket else template)
        stem = normal(bracket[1])[:3] if bracket and word.kind in ("action", "path") else ""
        found.append(stem or max((normal(part) for part in re.split(r"\||\b(?:an?|the)\b", rest)), key=len, default=""))
    return found


def begins(lead: str, asked: str) -> bool:
    """Could the question begin so? A shape that starts with another word need not be compiled, which costs more than all the rest."""
    return lead.endswith("?") or asked.partition(" ")[0] in LETTERS.findall(lead)


def patterns(word: m.Word, book: m.Book):
    """The shapes in which a word is asked about: the kind of question, how it begins, how it goes on."""
    for template in variants(word):
        bracket = BRACKET.search(template)
        if word.kind in ("action", "path") and bracket:
            before, plain, after = template[: bracket.start()], bracket[1], template[bracket.end():]
            may, must = f"(?:allowed to |able to )?{literal(plain)}", f"(?:have to |to )?{literal(plain)}"
            yield "may", f"{MAY} ", shape(before, may, after)
            yield "must", f"{MUST} ", shape(before, must, after)
            if SLOT.fullmatch(before.strip()):  # "who may attack e?"
                yield "may", r"(?:who|which units?|what) (?:may|can|could) ", shape("", literal(plain), after)
                yield "must", r"(?:who|which units?|what) (?:must|has to|have to) ", shape("", literal(plain), after)
            if before.strip() and SLOT.search(after):  # "may u attack?": whom is left open
                ends = [0] + [slot.end() for slot in SLOT.finditer(after)][:-1]
                for end in reversed(ends):  # "must u retreat after x?": where to is
                    yield "may", f"{MAY} ", shape(before, may, after[:end])
                    yield "must", f"{MUST} ", shape(before, must, after[:end])
        if word.kind == "path" and bracket and SLOT.search(template[bracket.end():]):  # "where can u march?"
            *_, last = SLOT.finditer(after := template[bracket.end():])
            short = re.sub(r"[ ,]*\bto ?$", "", after[: last.start()])
            for rest in dict.fromkeys((short, "")):
                yield "reach", r"(?:where|how far) (?:to )?(?:may|can|could) ", shape(template[: bracket.start()], literal(bracket[1]), rest) + "(?: to)?"
        if word.kind == "role" and bracket:  # "may g support the attack in x?"
            base = literal(base_form(bracket[1], bracket[2]))
            yield "may", f"{MAY} ", shape(template[: bracket.start()], base, template[bracket.end():])
            yield "must", "must ", shape(template[: bracket.start()], base, template[bracket.end():])
            yield "must", f"{MUST} ", shape(template[: bracket.start()], f"(?:have to |to ){base}", template[bracket.end():])
        if word.kind == "amount":
            yield "value", r"(?:what is|whats|what are|how much is|how many is|value of)? ?", slots(template)
        elif bracket and word.kind != "action":
            before, yes, after = template[: bracket.start()], bracket[1], template[bracket.end():]
            base = yes[:-1] if yes.endswith("s") and not yes.endswith("ss") else yes
            if yes in ("is", "are", "has"):
                yield "is", r"(?:is|are|has|does) ", shape(before, rf"(?:{literal(yes)} |have )?", after, joined=True)
            yield "is", r"(?:does|do|is|are)? ?", shape(before, rf"(?:{literal(yes)}|{literal(base)})", after)
            if yes in ("stands", "lies"):
                yield "is", r"(?:is|are) ", shape(before, "", after, joined=True)


def variants(word: m.Word) -> list[str]:
    """The template, and the same with a player's word for the deed."""
    found = [word.template]
    bracket = BRACKET.search(word.template)
    for other in word.also:
        if "{" in other:
            found.append(other)
        elif bracket:
            found.append(word.template[: bracket.start()] + f"[{other}|{other}]" + word.template[bracket.end():])
    return [t for t in found if t]


def shape(before: str, verb: str, after: str, joined: bool = False) -> str:
    parts = [slots(before.strip()), verb, slots(after.strip())]
    return (" ?" if joined else " ").join(p for p in parts if p)


def slots(text: str) -> str:
    """A template as a pattern: slots become names, the rest is literal."""
    out, last = "", 0
    for slot in SLOT.finditer(text):
        out += literal(text[last: slot.start()]) + rf"(?P<{slot['slot']}>.+?)"
        last = slot.end()
    return out + literal(text[last:])


def literal(text: str) -> str:
    squeezed = re.sub(r"\s+", " ", text.lower().replace("-", " "))
    plain = re.sub(r"(?:\\ )+", " ", re.escape(squeezed))
    bare = re.sub(r"(?<= )(?:an?|the) ", "", plain)  # an article may stand or be left out, whatever the template has
    return re.sub(r" ", " (?:(?:an?|the) )?", bare)


def resolve(word: m.Word, groups: dict[str, str], book: m.Book, position: Position | None) -> tuple[m.Term, ...] | None:
    """Names in the question → individuals of the position or constants of the book."""
    args = []
    for p in word.params:
        if p.var not in groups:
            if word.kind not in ("action", "path"):
                return None
            args.append(m.Any_())
            continue
        term = individual(groups[p.var], p.sort, book, position)
        if term is None:
            return None
        args.append(term)
    if word.kind in ("given", "derived") and word.value:
        return None  # such a word is asked with `is` in the notation of the rules
    return tuple(args)


def individual(name: str, sort: str, book: m.Book, position: Position | None) -> m.Term | None:
    wanted = re.sub(r"^(?:the|unit|my|battle|hex) ", "", name.strip())
    if wanted in ("anyone", "anybody", "anything", "someone", "any unit", "whom", "somebody", "an enemy", "any enemy"):
        return m.Any_()
    members = members_of(sort, book, position)
    for member in members:
        if normal(member) == normal(wanted) or book.terms.get(member, "").lower() == wanted:
            return m.Const(member)
    if sort == "hex" and re.fullmatch(r"[a-z]?\d{2,6}", wanted):
        return m.Const(wanted)
    if sort == "number" and re.fullmatch(r"\d+(\.\d+)?", wanted):
        return m.Num(m.Fraction(wanted), wanted)
    return None


def members_of(sort: str, book: m.Book, position: Position | None) -> tuple[str, ...]:
    if sort in book.sorts and book.sorts[sort].members:
        return book.sorts[sort].members
    if sort in ("phase", "phase_kind"):
        return tuple(w.name if sort == "phase" else w.phase_kind for w in book.of_kind("phase"))
    return position.members.get(sort, ()) if position is not None else ()


def understood(word: m.Word, kind: str, args: tuple[m.Term, ...], book: m.Book) -> Understood:
    atom = m.Atom(word.name, args)
    text = f"{kind} {word.name}({', '.join(shown(a) for a in args)})"
    if kind == "value":
        return Understood(m.Question("value", term=m.Call(word.name, args)), text, "question")
    if kind == "is":
        return Understood(m.Question("is", cond=(m.Holds(atom),)), text, "question")
    return Understood(m.Question(kind, atom), text, "question")


def shown(term: m.Term) -> str:
    if isinstance(term, m.Any_):
        return "_"
    value = term.text if isinstance(term, m.Num) else term.value
    return value if re.fullmatch(r"[^\W\d_A-Z]\w*|\d+", value) else f'"{value}"'


# ---- cards and suggestions


def card(text: str, book: m.Book) -> Understood | None:
    """`when may a unit counter-attack?`, or just the name of a deed."""
    asked = normal(re.sub(r"^(when|who|which|what|how|where)\b", "", normal(text)))
    asked = re.sub(r"\b(may|can|must|does|do|have to|need to|units?|a|an|the|enemy|side|player|i|we|my|anyone|someone)\b", " ", asked)
    asked = re.sub(r"\s+", " ", asked).strip()
    for word in book.of_kind("action", "path", "derived"):
        names = {normal(word.name.replace("_", " ")), *map(normal, word.also)}
        bracket = BRACKET.search(word.template)
        if bracket and word.kind != "derived":
            names.add(normal(SLOT.sub("", bracket[1])))
        if asked in names:
            return Understood(None, f"when: {word.name.replace('_', ' ')}", "card", word.name)
    return None


def nearest(text: str, book: m.Book, position: Position | None) -> list[str]:
    """Questions that would have been understood, the most similar first."""
    options = samples(book, position, 400)
    from rapidfuzz import fuzz, process

    close = process.extract(normal(text), options, scorer=fuzz.token_sort_ratio, processor=normal, limit=3, score_cutoff=30)
    return [option for option, _, _ in close] or options[:3]


def samples(book: m.Book, position: Position | None, most: int = 3) -> list[str]:
    """Questions about the counters at hand, made from the templates."""
    found = []
    for word in book.of_kind("action"):
        bracket = BRACKET.search(word.template)
        if not bracket:
            continue
        pools = [list(members_of(p.sort, book, position))[:6] for p in word.params]
        if all(pools):
            for names in (n for n in permutations_of(pools) if len(set(n)) == len(n)):
                body = BRACKET.sub(lambda f: f[1], word.template)
                filled = SLOT.sub(lambda f: dict(zip((p.var for p in word.params), names)).get(f['slot'], f[0]), body)
                found.append(f"may {filled}?")
        else:
            found.append(f"when may a unit {SLOT.sub('', bracket[1]).strip()}?")
        if len(found) >= most:
            break
    return found[:most]


def permutations_of(pools: list[list[str]]):
    if len(pools) == 2 and pools[0] == pools[1]:
        yield from permutations(pools[0], 2)
    else:
        yield tuple(p[0] for p in pools)
