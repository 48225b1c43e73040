"""Which sort everything is of: words, constants, terms, and the variables of a statement."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from kb.language import model as m
from kb.language.builtins import ANY_SCALE, BUILTIN_SORTS, BUILTIN_WORDS, FUNCTIONS
from kb.language.records import record
from kb.language.spans import Span

VALUED = ("given", "derived", "throw", "table", "function")
RELATIONS = ("given", "derived", "role")


def find_word(book: m.Book, name: str) -> m.Word | None:
    """A word of the book or of the language. How it is shown (`term`, `also`, `draw`) is no word of its own."""
    found = book.words.get(name)
    if found is not None and found.kind not in ("term", "also", "draw"):
        return found
    return BUILTIN_WORDS.get(name)


def find_function(book: m.Book, name: str, args: int) -> m.Word | None:
    """What stands before brackets in a term: a function of the language wins over a scale of the same name."""
    function = FUNCTIONS.get(name)
    word = find_word(book, name)
    if function is not None and (word is None or word.kind in ("sort", "scale") and args):
        return function
    return word


def columns(word: m.Word) -> tuple[str, ...]:
    """The sorts of a word's arguments, and last the sort of its value if its facts have one."""
    sorts = tuple(p.sort for p in word.params)
    return sorts + ((word.value,) if word.value and word.kind in VALUED else ())


def value_sort(word: m.Word) -> str:
    """What a term made of this word gives, or nothing when it gives no value."""
    if word.kind in VALUED:
        return word.value
    if word.kind == "amount":
        return word.value or "number"
    return "number" if word.kind in ("figure", "path") else ""


def members(book: m.Book, sort: str) -> tuple[str, ...] | None:
    """The closed list of a sort, or None when the position names its members."""
    if sort == "phase":
        return tuple(w.name for w in book.of_kind("phase"))
    if sort == "phase_kind":
        return tuple(dict.fromkeys(w.phase_kind for w in book.of_kind("phase")))
    if sort == "scenario":
        return tuple(w.name for w in book.of_kind("scenario")) or None
    word = book.sorts.get(sort)
    if word is not None and word.kind == "scale":
        return word.members
    return word.members or None if word is not None and word.kind == "sort" else None


def is_sort(book: m.Book, name: str) -> bool:
    return name in BUILTIN_SORTS or name in book.sorts


def is_scale(book: m.Book, name: str) -> bool:
    word = book.sorts.get(name)
    return name == ANY_SCALE or word is not None and word.kind == "scale"


def constant_sorts(book: m.Book) -> dict[str, tuple[str, ...]]:
    """Every constant of a closed list, with the sorts that list it."""
    cached = book.__dict__.get("_constant_sorts")
    if cached is None:
        cached = {}
        sorts = [w.name for w in book.of_kind("sort", "scale")] + ["phase", "phase_kind", "scenario"]
        for sort in dict.fromkeys(sorts):
            for member in members(book, sort) or ():
                cached[member] = cached.get(member, ()) + (sort,)
        object.__setattr__(book, "_constant_sorts", cached)
    return cached


def lookup(book: m.Book, term: m.Term) -> m.Call | None:
    """A term that looks a value up. A bare word does when it is a given, amount or figure without arguments."""
    if isinstance(term, m.Call):
        return term
    if isinstance(term, m.Const):
        word = find_word(book, term.value)
        if word is not None and not word.params and value_sort(word) and word.kind != "path":
            return m.Call(term.value)
    return None


def compatible(book: m.Book, one: str, other: str) -> bool:
    """Whether two sorts may stand for each other: scales and numbers mix, an unknown sort fits anything."""
    if one == other or any(not s or s != ANY_SCALE and not is_sort(book, s) for s in (one, other)):
        return True
    numeric = [s == "number" or is_scale(book, s) for s in (one, other)]
    return all(numeric) and ("number" in (one, other) or ANY_SCALE in (one, other))


def links(book: m.Book, sort: str, constant_sort: str) -> tuple[m.Word, ...]:
    """The relations that say of a thing which constant it has: `arm(unit U) -> arm`, `terrain(hex H, terrain T)`."""
    return tuple(w for w in book.of_kind(*RELATIONS) if columns(w) == (sort, constant_sort) and sort != constant_sort)


def is_links(book: m.Book, sort: str, constants: tuple[str, ...]) -> tuple[m.Word, ...]:
    """Candidates for `T is a or b`: relations to a sort that lists all of the constants. A given comes before what is derived."""
    known = constant_sorts(book)
    shared = set.intersection(*(set(known.get(c, ())) for c in constants)) if constants else set()
    found = tuple(word for s in sorted(shared) for word in links(book, sort, s))
    return tuple(w for w in found if w.kind == "given") or found


def is_plain(book: m.Book, sort: str, constants: tuple[str, ...]) -> bool:
    """Whether `T is a or b` only compares T itself: its own sort lists the constants, or the position names them."""
    listed = members(book, sort)
    if listed is not None:
        return all(c in listed for c in constants)
    if all(c[:1].isdigit() for c in constants):
        return True
    described = any(columns(w)[:1] == (sort,) and len(columns(w)) == 2 for w in book.of_kind(*RELATIONS))
    return not described and not any(constant_sorts(book).get(c) for c in constants)


# ---- variables -------------------------------------------------------------------------------


@record
class Use:
    """A term in a place that wants a sort: an argument, or one side of a comparison."""

    term: m.Term
    sort: str
    span: Span
    of: str = ""  # the word whose argument it is


def term_sort(book: m.Book, term: m.Term | None, known: dict[str, str]) -> str:
    """The sort of a term as far as it can be told; empty when it cannot."""
    if isinstance(term, m.Var):
        return known.get(term.name, "")
    if isinstance(term, m.Num | m.Arith):
        return "number"
    if isinstance(term, m.Aggregate):
        return "number" if term.kind in ("sum", "count", "cost", "longest") else term_sort(book, term.expr, known)
    call = lookup(book, term) if term is not None else None
    if call is not None:
        word = find_function(book, call.name, len(call.args))
        return value_sort(word) if word is not None else ""
    if isinstance(term, m.Const):
        sorts = constant_sorts(book).get(term.value, ())
        return sorts[0] if len(sorts) == 1 else ""
    return ""


def uses_in_atom(book: m.Book, atom: m.Atom | m.Call, span: Span) -> Iterator[Use]:
    """The arguments of an atom or a term, each with the sort its place wants."""
    word = find_function(book, atom.name, len(atom.args)) if isinstance(atom, m.Call) else find_word(book, atom.name)
    if word is not None:
        wanted = tuple(p.sort for p in word.params) if isinstance(atom, m.Call) else columns(word)
        for term, sort in zip(atom.args, wanted):
            yield Use(term, sort, span, atom.name)
    for term in atom.args:
        yield from uses_in_term(book, term, span)


def uses_in_term(book: m.Book, term: m.Term | None, span: Span) -> Iterator[Use]:
    match term:
        case m.Call():
            yield from uses_in_atom(book, term, span)
        case m.Arith():
            for side in (term.left, term.right):
                yield Use(side, "number", span)
                yield from uses_in_term(book, side, span)
        case m.Aggregate():
            yield from uses_in_term(book, term.expr, span)
            yield from uses_in_conds(book, term.where)


def uses_in_conds(book: m.Book, conds: Iterable[m.Cond]) -> Iterator[Use]:
    for cond in conds:
        match cond:
            case m.Holds() | m.Did():
                yield from uses_in_atom(book, cond.atom, cond.atom.span)
                if isinstance(cond, m.Did) and cond.time.of is not None:
                    yield from uses_in_term(book, cond.time.of, cond.atom.span)
            case m.Compare():
                yield from uses_in_term(book, cond.left, cond.span)
                yield from uses_in_term(book, cond.right, cond.span)
            case m.IsOne():
                yield from uses_in_term(book, cond.term, cond.span)
            case m.Every():
                yield from uses_in_conds(book, cond.where)
                yield from uses_in_conds(book, (cond.has,))


def comparisons(conds: Iterable[m.Cond]) -> Iterator[m.Compare]:
    """Every comparison, also those inside `every` and aggregates."""
    for cond in conds:
        match cond:
            case m.Compare():
                yield cond
                for side in (cond.left, cond.right):
                    yield from comparisons_in_term(side)
            case m.Every():
                yield from comparisons((*cond.where, cond.has))
            case m.Holds() | m.Did():
                for arg in cond.atom.args:
                    yield from comparisons_in_term(arg)


def comparisons_in_term(term: m.Term | None) -> Iterator[m.Compare]:
    match term:
        case m.Call():
            for arg in term.args:
                yield from comparisons_in_term(arg)
        case m.Arith():
            yield from comparisons_in_term(term.left)
            yield from comparisons_in_term(term.right)
        case m.Aggregate():
            yield from comparisons_in_term(term.expr)
            yield from comparisons(term.where)


def infer(book: m.Book, uses: Iterable[Use], compared: Iterable[m.Compare], declared: dict[str, str] | None = None) -> dict[str, str]:
    """The sort of each variable: from the places it stands in, then from what it is set equal to."""
    known = dict(declared or {})
    for use in uses:
        if isinstance(use.term, m.Var) and use.sort != ANY_SCALE:
            known.setdefault(use.term.name, use.sort)
    compared = list(compared)
    for _ in range(3):  # a chain of equalities is never longer in practice, and a missed one only weakens a check
        for c in compared:
            for one, other in ((c.left, c.right), (c.right, c.left)):
                if isinstance(one, m.Var) and one.name not in known and (sort := term_sort(book, other, known)):
                    known[one.name] = "number" if sort == ANY_SCALE else sort
    return known


def variable_sorts(book: m.Book, statement: m.Statement) -> dict[str, str]:
    """The sorts of all variables of a statement."""
    heads = tuple(a for a in (statement.head, *statement.heads) if a is not None)
    conds = [c for group in (*statement.body.alternatives, *statement.body.unless) for c in group]
    uses = [u for a in heads for u in uses_in_atom(book, a, a.span)]
    uses += [*uses_in_term(book, statement.expr, statement.span), *uses_in_conds(book, conds)]
    return infer(book, uses, [*comparisons(conds), *comparisons_in_term(statement.expr)])
