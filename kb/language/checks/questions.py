"""Questions: what keeps one from being asked. A confident answer about something nobody declared would be worse than none."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Protocol

from kb.language import model as m
from kb.language.builtins import ANY_SCALE, BUILTIN_WORDS
from kb.language.checks.binding import binds, missing_in_term, unbound
from kb.language.checks.pointing import listed, near, suggest
from kb.language.checks.sentences import Sentence, every_cond, every_term, subterms
from kb.language.checks.sorting import arguments_in, arithmetic_in, compared, is_phrase, sorts_of
from kb.language.checks.uses import condition, counted, counts_in, times_in, unknown_constant, unknown_head, wants
from kb.language.sorts import constant_sorts, find_function, find_word, lookup, members, term_sort, value_sort
from kb.language.spans import Diagnostic, Span

DEEDS = ("action", "path", "role", "event")
STATED = ("given", "role", "throw")
OF_A_PATH = ("cost", "longest")


class Here(Protocol):
    """Who and what there is on the position that is asked about."""

    def names(self, sort: str) -> tuple[str, ...] | None:
        """The things of a sort; None where any name may stand."""

    def sort_of(self, term: m.Term) -> str: ...

    def hex_fault(self, text: str) -> tuple[str, str, str] | None:
        """Code, message and help where a text is no hex of the map."""


def question_errors(book: m.Book, q: m.Question, span: Span, here: Here | None = None) -> Iterator[Diagnostic]:
    """Words first, then sorts and variables, then names: one slip, one message. Without `here` names are left alone."""
    asked_of = Sentence("question", span, tuple(a for a in (q.atom, *q.deeds, *q.supposing) if a is not None), m.Body((q.cond,)),
                        (q.term,) if q.term is not None else ())
    for stage in (known_words, fitting_sorts, bound_names):
        found = list(stage(book, q, asked_of, here))
        yield from found
        if found:
            return
    yield from known_names(book, q, asked_of, here)


# ---- words -------------------------------------------------------------------------------------


def known_words(book: m.Book, q: m.Question, sentence: Sentence, here: Here | None) -> Iterator[Diagnostic]:
    if q.atom is not None:
        yield from asked(book, q, near(sentence.span, q.atom.name))
    for atom in q.deeds:
        yield from asked(book, replace(q, atom=atom), near(sentence.span, atom.name)) if atom.name != getattr(q.atom, "name", "") else ()
    for atom in q.supposing:
        yield from supposition(book, atom)
    for cond in every_cond(sentence):
        if isinstance(cond, m.Holds | m.Did):
            yield from condition(book, cond)
    for term, span in every_term(sentence):
        yield from asked_term(book, term, span)
    yield from () if q.term is None and not q.cond else counts_in(book, replace(sentence, heads=()))
    yield from times_in(book, sentence)
    phases = members(book, "phase") or ()
    if q.kind == "happens" and q.phase and q.phase not in phases:
        yield Diagnostic("CW211", f"unknown phase `{q.phase}`", near(sentence.span, q.phase), "no phase of this name",
                         suggest(q.phase, phases, f"phases are {listed(phases)}"))
    procedures = [w.name for w in book.of_kind("procedure")]
    if q.kind == "how" and q.word not in procedures:
        yield Diagnostic("CW215", f"unknown procedure `{q.word}`", near(sentence.span, q.word), "not declared",
                         suggest(q.word, procedures, f"there are: {listed(procedures)}" if procedures else "this book has none"))


def asked(book: m.Book, q: m.Question, span: Span) -> Iterator[Diagnostic]:
    atom, word = q.atom, find_word(book, q.atom.name)
    if word is None:
        yield unknown_head(book, "may", atom, DEEDS)
    elif word.kind not in DEEDS:
        yield Diagnostic("CW208", f"`{atom.name}` is no deed", atom.span, "one may or must do a deed", f"ask: is {atom.name}(…), or value {atom.name}(…)")
    elif word.kind == "path" and q.cond:
        yield Diagnostic("CW208", f"`{atom.name}` is a path", atom.span, "`where` goes with deeds", "name who is to go, or ask: reach …")
    elif word.kind != "path" and (q.kind == "reach" or q.via):
        paths = [w.name for w in book.of_kind("path")]
        yield Diagnostic("CW208", f"`{atom.name}` is no path", atom.span, "only a path leads over hexes", suggest(atom.name, paths, f"paths are {listed(paths)}" if paths else ""))
    else:
        yield from counted(word, atom, atom.span, {len(word.params)})


def supposition(book: m.Book, atom: m.Atom) -> Iterator[Diagnostic]:
    """What is supposed is what a position could state."""
    word = find_word(book, atom.name)
    if word is None:
        yield Diagnostic("CW203", f"unknown relation `{atom.name}`", atom.span, "not declared", suggest(atom.name, [w.name for w in book.of_kind(*STATED)]))
    elif word.kind not in STATED or atom.name in BUILTIN_WORDS:
        yield Diagnostic("CW208", f"`{atom.name}` cannot be supposed", atom.span, "the rules work it out", "suppose what a position may state: a given, a role or a throw")
    else:
        yield from counted(word, atom, atom.span, {word.arity})


def asked_term(book: m.Book, term: m.Term, span: Span) -> Iterator[Diagnostic]:
    if not isinstance(term, m.Call):
        return
    word = find_function(book, term.name, len(term.args))
    if word is None:
        known = [w.name for w in book.of_kind("amount", "given", "derived", "throw", "table")]
        yield Diagnostic("CW206", f"unknown amount or value `{term.name}`", near(span, term.name), "not declared", suggest(term.name, known))
    elif word.name in OF_A_PATH and not of_a_path(book, term):
        yield Diagnostic("CW206", f"`{term.name}` is of a path", near(span, term.name), "not a path", f"such as: {term.name}(march(u, 3228))")
    elif not value_sort(word):
        yield Diagnostic("CW208", f"`{term.name}` has no value", near(span, term.name), "a term needs a value", f"ask: is {term.name}(…)")


def of_a_path(book: m.Book, call: m.Call) -> bool:
    inner = call.args[0] if len(call.args) == 1 else None
    return isinstance(inner, m.Call) and (word := find_word(book, inner.name)) is not None and word.kind == "path"


# ---- sorts and variables -------------------------------------------------------------------------


def fitting_sorts(book: m.Book, q: m.Question, sentence: Sentence, here: Here | None) -> Iterator[Diagnostic]:
    for d in arguments_in(book, sentence):
        slash = d.message.startswith("`the sum`")  # I/7 reads as a division
        yield replace(d, help='a name that is no plain word stands in quotes: "I/7"') if slash else d
    yield from arithmetic_in(book, sentence)
    known = sorts_of(book, sentence)
    for cond in every_cond(sentence):
        if isinstance(cond, m.Compare):
            yield from compared(book, cond, known)
        elif isinstance(cond, m.IsOne):
            yield from is_phrase(book, cond, term_sort(book, cond.term, known) or (here.sort_of(cond.term) if here else ""))


def bound_names(book: m.Book, q: m.Question, sentence: Sentence, here: Here | None) -> Iterator[Diagnostic]:
    """Each variable is found by a condition; outside of conditions a name has to stand."""
    wanted = (m.Var(q.var),) if q.var else ()
    loose = [pair for pair in unbound(book, replace(sentence, heads=(), terms=sentence.terms + wanted))]
    told = binds(book, q.cond, set()) if q.atom is not None else set()
    for atom in sentence.heads:
        loose += [pair for arg in atom.args for pair in missing_in_term(book, arg, told, atom.span)]
    for name, span in dict(loose).items():
        yield Diagnostic("CW303", f"nothing binds the variable `{name}`", near(span, name), "could be anything",
                         "write the name of a thing" + (", or `_` for any" if q.atom is not None else ""))
    if q.term is not None and not isinstance(q.term, m.Aggregate) and not any(isinstance(t, m.Call) and t.name in OF_A_PATH for t in subterms(q.term)):
        if any(isinstance(t, m.Any_) for t in subterms(q.term)):
            yield Diagnostic("CW303", "`_` has no value", near(sentence.span, "_"), "could be anything", "write the name of a thing")


# ---- names ---------------------------------------------------------------------------------------


def known_names(book: m.Book, q: m.Question, sentence: Sentence, here: Here | None) -> Iterator[Diagnostic]:
    """Constants are listed, hexes lie on the map, and things have been declared by the position."""
    known = sorts_of(book, sentence)
    wanted = {id(u.term): u.sort for u in wants(book, sentence)}
    for cond in every_cond(sentence):
        for one, other in ((cond.left, cond.right), (cond.right, cond.left)) if isinstance(cond, m.Compare) else ():
            wanted.setdefault(id(one), term_sort(book, other, known))
    for term, span in every_term(sentence):
        if isinstance(term, m.Num) or isinstance(term, m.Const) and not lookup(book, term):
            text = term.value if isinstance(term, m.Const) else term.text
            yield from named(book, term, text, wanted.get(id(term), ""), span, here)
    for hex_ in q.via:
        yield from on_the_map(hex_, near(sentence.span, hex_), here)
    if q.kind == "duties" and q.word:
        yield from named(book, m.Const(q.word), q.word, "side", sentence.span, here)
    elif q.kind in ("happens", "how", "chances") and (thing := q.phase if q.kind == "how" else q.word):
        yield from named(book, m.Const(thing), thing, "", sentence.span, here)


def named(book: m.Book, term: m.Term, text: str, sort: str, span: Span, here: Here | None) -> Iterator[Diagnostic]:
    among = members(book, sort) if sort else None
    if sort == "hex":
        yield from on_the_map(text, near(span, text), here)
    elif isinstance(term, m.Num) or sort == ANY_SCALE:
        return
    elif sort == "number":
        if text not in constant_sorts(book):
            yield Diagnostic("CW206", f"unknown amount or value `{text}`", near(span, text), "a number belongs here")
    elif among is not None:
        if text not in among:
            yield unknown_constant(book, text, span, sort)
    elif here is not None:
        yield from declared(book, text, sort, near(span, text), here)


def on_the_map(text: str, span: Span, here: Here | None) -> Iterator[Diagnostic]:
    if here is not None and (fault := here.hex_fault(text)):
        code, message, help = fault
        yield Diagnostic(code, message, span, help=help)


def declared(book: m.Book, text: str, sort: str, span: Span, here: Here) -> Iterator[Diagnostic]:
    """A thing that stands on the position; where no sort is asked for, of whichever sort."""
    names = here.names(sort)
    if names is None or text in names or not sort and (text in constant_sorts(book) or here.hex_fault(text) is None):
        return
    shown = text if len(text) <= 80 else text[:80] + "…"
    what = f"the {sort} `{shown}`" if sort else f"`{shown}`"
    yield Diagnostic("CW703", f"nobody has declared {what}", span, "not in the position",
                     suggest(text, names, f"it has: {listed(names)}" if names else f"add a line to the position: {sort or 'unit'} {text[:20]}"))
