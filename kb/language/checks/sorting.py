"""Sorts: a hex never stands where a unit belongs."""

from __future__ import annotations

from collections.abc import Iterator

from kb.language import model as m
from kb.language.builtins import ANY_SCALE
from kb.language.checks.pointing import listed, near, one, suggest
from kb.language.checks.sentences import Sentence, cond_span, every_cond, every_term, sentences
from kb.language.checks.uses import wants
from kb.language.sorts import (
    comparisons, comparisons_in_term, compatible, constant_sorts, infer, is_links, is_plain, is_scale, lookup, members,
    term_sort,
)
from kb.language.spans import Diagnostic

ORDERED = ("<", "<=", ">", ">=")


def sorts_of(book: m.Book, sentence: Sentence) -> dict[str, str]:
    """The sort of each variable of a sentence."""
    declared = {p.var: p.sort for p in sentence.params}
    compared = [c for group in sentence.groups for c in comparisons(group)]
    compared += [c for term in sentence.terms for c in comparisons_in_term(term)]
    return infer(book, wants(book, sentence), compared, declared)


def arguments(book: m.Book) -> Iterator[Diagnostic]:
    """An argument is of the sort its place is declared with."""
    for sentence in sentences(book):
        yield from arguments_in(book, sentence)


def arguments_in(book: m.Book, sentence: Sentence) -> Iterator[Diagnostic]:
    known = sorts_of(book, sentence)
    for use in wants(book, sentence):
        term, want = use.term, use.sort
        if not use.of or want == ANY_SCALE:
            continue
        if isinstance(term, m.Var):
            if not compatible(book, known.get(term.name, ""), want):
                yield Diagnostic("CW302", f"`{term.name}` is {one(known[term.name])} here and {one(want)} there", near(use.span, term.name),
                                 f"`{use.of}` wants {one(want)}", "use two variables, or link the two with a relation")
        elif (got := wrong_sort(book, term, want, known)):
            yield Diagnostic("CW301", f"`{shown(term)}` is {one(got)}, not {one(want)}", near(use.span, shown(term)),
                             f"`{use.of}` wants {one(want)}", advice(book, want))


def wrong_sort(book: m.Book, term: m.Term, want: str, known: dict[str, str]) -> str:
    """The sort of a term that does not fit; empty when it fits or cannot be told."""
    if isinstance(term, m.Num):
        fits = want in ("number", "hex", "") or is_scale(book, want) or term.text in (members(book, want) or ())
        return "" if fits else "number"
    if isinstance(term, m.Const) and lookup(book, term) is None:
        sorts = constant_sorts(book).get(term.value, ())
        return "" if not sorts or any(compatible(book, s, want) for s in sorts) else " or a ".join(sorts)
    got = term_sort(book, term, known)
    return "" if compatible(book, got, want) else got


def shown(term: m.Term) -> str:
    match term:
        case m.Num():
            return term.text or str(term.value)
        case m.Const():
            return term.value
        case m.Call():
            return term.name
        case m.Aggregate():
            return term.kind
    return "the sum"


def advice(book: m.Book, sort: str) -> str:
    among = members(book, sort)
    return f"{sort} is one of {listed(among)}" if among else ""


def comparing(book: m.Book) -> Iterator[Diagnostic]:
    """Only things of one sort are compared, and only numbers and places on a scale have an order."""
    for sentence in sentences(book):
        known = sorts_of(book, sentence)
        for cond in every_cond(sentence):
            if isinstance(cond, m.Compare):
                yield from compared(book, cond, known)


def compared(book: m.Book, cond: m.Compare, known: dict[str, str]) -> Iterator[Diagnostic]:
    left, right = term_sort(book, cond.left, known), term_sort(book, cond.right, known)
    if any(isinstance(term, m.Num) and sort == "hex" for sort, term in ((left, cond.right), (right, cond.left))) and cond.op in ("=", "!="):
        return  # digits are the id of a hex where a hex belongs
    for sort, term in ((left, cond.right), (right, cond.left)):
        if sort and (got := wrong_sort(book, term, sort, known)):
            if isinstance(term, m.Var):
                yield Diagnostic("CW302", f"`{term.name}` is {one(sort)} here and {one(got)} there", near(cond.span, term.name),
                                 f"compared with {one(sort)}", "use two variables, or link the two with a relation")
                return
            yield Diagnostic("CW301", f"{one(sort)} is compared with `{shown(term)}`, {one(got)}", cond.span, "different sorts", advice(book, sort))
            return
    for sort in (left, right):
        if cond.op in ORDERED and sort and sort != "number" and not is_scale(book, sort):
            yield Diagnostic("CW307", f"`{cond.op}` between things of sort `{sort}`", cond.span, "they have no order",
                             f"declare `{sort}` as a scale, or compare with = or !=")
            return


def arithmetic(book: m.Book) -> Iterator[Diagnostic]:
    """One reckons with numbers only."""
    for sentence in sentences(book):
        yield from arithmetic_in(book, sentence)


def arithmetic_in(book: m.Book, sentence: Sentence) -> Iterator[Diagnostic]:
    known = sorts_of(book, sentence)
    for use in wants(book, sentence):
        if use.of or not use.sort:
            continue
        got = term_sort(book, use.term, known)
        if got and not compatible(book, got, "number"):
            name = use.term.name if isinstance(use.term, m.Var) else shown(use.term)
            yield Diagnostic("CW308", f"`{name}` is {one(got)}, and one cannot reckon with it", near(use.span, name), "not a number")


def no_such_number(book: m.Book) -> Iterator[Diagnostic]:
    """Nothing is divided by zero, and nothing rounded to zero or less."""
    figures = {f.name: f.expr for c in book.clauses for f in c.figures}
    for sentence in sentences(book):
        for term, span in every_term(sentence):
            if isinstance(term, m.Arith) and term.op == "/" and plain_number(term.right, figures) == 0:
                yield Diagnostic("CW313", "a division by zero", span, "there is no such number", "correct the number after /")
        if sentence.kind == "round" and sentence.terms and (unit := plain_number(sentence.terms[0], figures)) is not None and unit <= 0:
            yield Diagnostic("CW313", f"nothing can be rounded to {unit}", sentence.span, "there is no such number", "round to 1, 5 or 1/2")


def plain_number(term: m.Term, figures: dict[str, m.Term]):
    """A number that is written down, or is the figure of a clause."""
    term = figures.get(term.value, term) if isinstance(term, m.Const) else term
    return term.value if isinstance(term, m.Num) else None


def is_phrases(book: m.Book) -> Iterator[Diagnostic]:
    """`T is a or b` has exactly one relation behind it."""
    for sentence in sentences(book):
        known = sorts_of(book, sentence)
        for cond in every_cond(sentence):
            if isinstance(cond, m.IsOne):
                yield from is_phrase(book, cond, term_sort(book, cond.term, known))


def is_phrase(book: m.Book, cond: m.IsOne, sort: str) -> Iterator[Diagnostic]:
    known, spot = constant_sorts(book), cond_span(cond)
    unknown = [c for c in cond.of if c not in known and not c[:1].isdigit()]
    if unknown and members(book, sort) is None and sort in ("number", "hex", "") or unknown and not is_plain(book, sort, cond.of):
        for c in unknown:
            yield Diagnostic("CW204", f"unknown constant `{c}`", near(spot, c), "not listed by any sort",
                             suggest(c, known, "no sort lists it: add it to one"))
        return
    if not sort or is_plain(book, sort, cond.of):
        return
    found = is_links(book, sort, cond.of)
    if not found:
        yield Diagnostic("CW305", f"no relation links {one(sort)} with `{cond.of[0]}`", spot, "nothing to look up",
                         f"`is` needs a given or derived relation between {sort} and {' or '.join(known.get(cond.of[0], ('that sort',)))}")
    elif len(found) > 1:
        names = " and ".join(f"`{word.name}`" for word in found)
        yield Diagnostic("CW306", f"`is {cond.of[0]}` could mean {names}", spot, "more than one relation fits",
                         f"name the one you mean: {found[0].name}(…)")


CHECKS = (arguments, comparing, arithmetic, no_such_number, is_phrases)
