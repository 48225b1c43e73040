"""Declarations: they name sorts, scales, measures, phases and parents that exist."""

from __future__ import annotations

import re
from collections.abc import Iterator

from kb.language import model as m
from kb.language.builtins import BUILTIN_SORTS, BUILTIN_WORDS, FUNCTIONS
from kb.language.checks.pointing import listed, near, suggest
from kb.language.loader import key_of
from kb.language.looks import ALL_LOOKS, families_of, styles_of
from kb.language.sorts import constant_sorts, find_word, is_scale, is_sort, members
from kb.language.spans import Diagnostic, Span

DISPLAY_ONLY = ("term", "also", "draw")
NAMING = re.compile(r'\s*(?:(?:term|also)\s+([^\W\d_A-Z]\w*)\s+"|draw\s+([^\W\d_A-Z]\w*)\s+as\s+"([^"]*)")')


def declared(book: m.Book) -> Iterator[m.Word]:
    """Every declaration: those of the vocabulary, those of clauses, and figures. Built-in words stand in no file."""
    yield from (w for w in book.words.values() if w.span.line)
    for clause in book.clauses:
        for word in clause.declares:
            if (kept := book.words.get(key_of(word))) is None or kept.span != word.span:
                yield word
        for f in clause.figures:
            if (kept := book.words.get(f.name)) is None or kept.span != f.span:
                yield m.Word(f.name, "figure", measure=f.measure, clause=f.clause, key=f.key, span=f.span)


def known_sorts(book: m.Book) -> Iterator[Diagnostic]:
    """Every sort in a declaration is declared."""
    sorts = [*BUILTIN_SORTS, *(w.name for w in book.of_kind("sort", "scale"))]
    for word in declared(book):
        wanted = [p.sort for p in word.params]
        if word.kind in ("given", "derived", "table") and word.value:
            wanted.append(word.value)
        for sort in wanted:
            if not is_sort(book, sort):
                yield Diagnostic("CW202", f"unknown sort `{sort}`", near(word.span, sort), "not declared",
                                 suggest(sort, sorts, f"declare it: sort {sort}"))


def known_measures(book: m.Book) -> Iterator[Diagnostic]:
    """`in MEASURE` names a declared measure."""
    measures = [w.name for w in book.of_kind("measure")]
    for word in declared(book):
        if word.kind in ("amount", "figure") and word.measure and word.measure not in measures:
            yield Diagnostic("CW209", f"unknown measure `{word.measure}`", near(word.span, word.measure), "not declared",
                             suggest(word.measure, measures, f'declare it: measure {word.measure} "singular" "plural"'))


def known_scales(book: m.Book) -> Iterator[Diagnostic]:
    """`on SCALE` names a declared scale."""
    for word in book.of_kind("amount"):
        if word.value and not is_scale(book, word.value):
            yield Diagnostic("CW210", f"unknown scale `{word.value}`", near(word.span, word.value), "not declared",
                             suggest(word.value, [w.name for w in book.of_kind("scale")], f"declare it: scale {word.value} = …"))


def known_phases(book: m.Book) -> Iterator[Diagnostic]:
    """`at end of` names a phase of the turn."""
    phases = members(book, "phase") or ()
    for clause in book.clauses:
        readings = [s for d in clause.disputes for r in d.readings for s in r.statements]
        for s in (*clause.statements, *readings):
            if s.kind == "cause" and s.how and s.how not in phases:
                yield Diagnostic("CW211", f"unknown phase `{s.how}`", near(s.span, s.how), "no phase of this name",
                                 suggest(s.how, phases, f"phases are {listed(phases)}"))


def known_parents(book: m.Book) -> Iterator[Diagnostic]:
    """`kind of` names an action with the same parameters."""
    for word in book.of_kind("action"):
        if not word.parent:
            continue
        parent = find_word(book, word.parent)
        spot = near(word.span, word.parent)
        if parent is None or parent.kind != "action":
            names = [w.name for w in book.of_kind("action") if w is not word]
            yield Diagnostic("CW212", f"`{word.parent}` is no action", spot, "a kind has to be of an action", suggest(word.parent, names))
        elif [p.sort for p in parent.params] != [p.sort for p in word.params]:
            shape = ", ".join(p.sort for p in parent.params)
            yield Diagnostic("CW212", f"`{word.name}` and `{word.parent}` have different parameters", spot,
                             f"declared with ({shape})", "a kind of an action takes the same things in the same order")


def display_names(book: m.Book) -> Iterator[Diagnostic]:
    """`term`, `also` and `draw` name a word or a constant."""
    known = {w.name for w in declared(book) if w.kind not in DISPLAY_ONLY} | set(constant_sorts(book)) | set(BUILTIN_WORDS)
    for file, text in book.sources.items():  # they are folded into the words they name, so the text is asked
        for line, raw in enumerate(text.split("\n"), 1):
            found = NAMING.match(raw)
            name = found and (found[1] or found[2])
            if name and name not in known:
                span = Span(file, line, found.start(1 if found[1] else 2) + 1, len(name))
                yield Diagnostic("CW213", f"`{name}` is neither a word nor a constant", span, "nothing to name" if found[1] else "nothing to draw",
                                 suggest(name, known, "declare it first"))


def known_looks(book: m.Book) -> Iterator[Diagnostic]:
    """`draw` names a style there is, and one that fits what the word is."""
    for file, text in book.sources.items():
        for line, raw in enumerate(text.split("\n"), 1):
            found = NAMING.match(raw)
            families = families_of(book, found[2]) if found and found[2] else ()
            if families and not (fits := styles_of(families)).intersection((found[3],)):
                span = Span(file, line, found.start(3), len(found[3]) + 2)
                fitting = [] if found[3] in fits else sorted(fits)
                if found[3] in ALL_LOOKS:
                    yield Diagnostic("CW220", f"`{found[2]}` cannot be drawn as \"{found[3]}\"", span, "a style for something else",
                                     f"styles for it are {listed(fitting)}")
                else:
                    yield Diagnostic("CW220", f"unknown style \"{found[3]}\"", span, "no such style",
                                     suggest(found[3], fitting, f"styles for it are {listed(fitting)}"))


def jargon(book: m.Book) -> Iterator[Diagnostic]:
    """What players say has a word in it and stands for something else."""
    for entry in book.jargon:
        if entry.norm and entry.norm not in m.NORMS:
            yield Diagnostic("CW219", f"`{entry.norm}` is no norm", entry.span, "players' words stand for books' words, or for a norm",
                             suggest(entry.norm, m.NORMS, f'norms are {listed(m.NORMS)}; words stand in quotes: for "{entry.norm}"'))
        for phrase in entry.phrases + entry.means:
            if not any(sign.isalnum() for sign in phrase):
                yield Diagnostic("CW218", f'"{phrase}" says nothing', entry.span, "no word in it", "write what players type")
        for phrase in entry.phrases:
            if phrase in entry.means:
                yield Diagnostic("CW218", f'"{phrase}" stands for itself', entry.span, "on both sides of `for`",
                                 "leave it out on the left: what stands on the right means each other")


def phase_sides(book: m.Book) -> Iterator[Diagnostic]:
    """A phase belongs to a declared side."""
    sides = members(book, "side") or ()
    for word in book.of_kind("phase"):
        if word.side and word.side not in sides:
            yield Diagnostic("CW214", f"unknown side `{word.side}`", near(word.span, word.side), "not in `sort side`",
                             suggest(word.side, sides, f"sides are {listed(sides)}" if sides else "declare it: sort side = …"))


def known_procedures(book: m.Book) -> Iterator[Diagnostic]:
    """A step belongs to a declared procedure."""
    procedures = [w.name for w in book.of_kind("procedure")]
    for clause in book.clauses:
        for step in clause.steps:
            if step.procedure not in procedures:
                yield Diagnostic("CW215", f"unknown procedure `{step.procedure}`", near(step.span, step.procedure), "not declared",
                                 suggest(step.procedure, procedures, f'declare it: procedure {step.procedure} "…"'))


def built_in_words(book: m.Book) -> Iterator[Diagnostic]:
    """Words of the language are not declared again."""
    taken = {*BUILTIN_WORDS, *FUNCTIONS, *BUILTIN_SORTS}
    for word in declared(book):
        scale_of_a_function = word.kind in ("sort", "scale") and word.name in FUNCTIONS
        if word.name in taken and word.kind not in DISPLAY_ONLY and not scale_of_a_function:
            yield Diagnostic("CW216", f"`{word.name}` is a word of the language", word.span, "built in",
                             "use it as it is, or choose another name")


CHECKS = (known_sorts, known_measures, known_scales, known_phases, known_parents, display_names, known_looks, jargon, phase_sides,
          known_procedures, built_in_words)
