"""Every word that is used: declared, of the right family, with the right number of arguments."""

from __future__ import annotations

from collections.abc import Iterator

from kb.language import model as m
from kb.language.builtins import BUILTIN_WORDS, FUNCTIONS
from kb.language.checks.pointing import listed, near, one, suggest
from kb.language.checks.sentences import Sentence, every_cond, every_term, sentences
from kb.language.sorts import columns, constant_sorts, find_function, find_word, lookup, members, uses_in_atom, uses_in_conds, uses_in_term, value_sort
from kb.language.spans import Diagnostic, Span

DEEDS = ("action", "path", "role")
FAMILIES = {
    "define": ("derived",), "deny": ("derived",),
    "permit": DEEDS, "forbid": DEEDS, "require": DEEDS, "excuse": DEEDS, "otherwise": DEEDS,
    "set": ("amount",), "add": ("amount",), "multiply": ("amount",), "round": ("amount",), "limit": ("amount", "path"),
    "cause": ("event",), "rank": ("path",), "except": ("derived", "amount", "event", *DEEDS),
    "made of": ("action",), "effect": ("given", "role"), "path": ("action",),
}
ADVICE = {
    "given": "a given is stated by the position: nothing is worked out for it",
    "derived": "a derived relation takes `define` and `deny`",
    "action": "an action takes `permit`, `forbid`, `require` and `excuse`; as a condition write `did`",
    "path": "a path takes `permit`, `forbid` and `limit`",
    "role": "a role takes `forbid` and `require`",
    "amount": "an amount takes `set`, `add`, `multiply`, `round` and `limit`; as a condition compare it with something",
    "event": "an event takes `cause`; as a condition write `did`",
    "throw": "a throw is stated by the position; compare it with something",
    "table": "a table is printed: look a cell up and compare it",
    "figure": "a figure is a number: compare it with something",
}
CONDITIONS = ("given", "derived", "role", "path", "option")
UNKNOWN = {"cause": ("CW217", "event"), "define": ("CW203", "relation"), "deny": ("CW203", "relation"), "effect": ("CW203", "given")}
AMOUNTS = ("set", "add", "multiply", "round", "limit")


def a(kind: str) -> str:
    """A family of words with its article."""
    return "a derived relation" if kind == "derived" else one(kind)


def known_heads(book: m.Book) -> Iterator[Diagnostic]:
    """A statement speaks of a declared word of its family."""
    for sentence in sentences(book):
        families = FAMILIES.get(sentence.kind)
        for head in sentence.heads if families else ():
            word = find_word(book, head.name)
            if word is None:
                yield unknown_head(book, sentence.kind, head, families)
            elif word.kind not in families:
                wanted = " or ".join(a(f) for f in families)
                spot = near(head.span, head.name)
                yield Diagnostic("CW208", f"`{head.name}` is {a(word.kind)}, not {wanted}", spot,
                                 f"{verb(sentence.kind)} needs {wanted}", ADVICE.get(word.kind, ""))


def paths_are_permitted_by_steps(book: m.Book) -> Iterator[Diagnostic]:
    """A path is open when its steps are: permitting the whole would change nothing."""
    for sentence in sentences(book):
        for head in sentence.heads if sentence.kind in ("permit", "otherwise") and not sentence.statement.targets else ():
            word = find_word(book, head.name)
            if word is not None and word.kind == "path":
                step = word.legs[0].step.name if word.legs else "its step"
                yield Diagnostic("CW312", f"`{sentence.kind}` on the path `{head.name}` changes nothing", near(head.span, head.name),
                                 "a path is open when its steps are", f"say it of `{step}`")


def verb(kind: str) -> str:
    return f"`{kind}`" if kind not in ("effect", "path") else {"effect": "an effect", "path": "a leg of a path"}[kind]


def unknown_head(book: m.Book, kind: str, head: m.Atom, families: tuple[str, ...]) -> Diagnostic:
    code, what = UNKNOWN.get(kind, ("CW206", "amount") if kind in AMOUNTS else ("CW205", "action"))
    names = [w.name for w in book.of_kind(*families)]
    return Diagnostic(code, f"unknown {what} `{head.name}`", near(head.span, head.name), "not declared",
                      suggest(head.name, names, f"declare it in vocabulary.cw or in this clause: {families[0]} {head.name}(…) \"…\""))


def known_conditions(book: m.Book) -> Iterator[Diagnostic]:
    """A condition names a declared relation; a deed stands after `did`."""
    for sentence in sentences(book):
        for cond in every_cond(sentence):
            if isinstance(cond, m.Holds | m.Did):
                yield from condition(book, cond)


def condition(book: m.Book, cond: m.Holds | m.Did) -> Iterator[Diagnostic]:
    atom, word = cond.atom, find_word(book, cond.atom.name)
    did = isinstance(cond, m.Did)
    fitting = ("action", "event", "path") if did else CONDITIONS
    if word is None:
        names = [w.name for w in book.of_kind(*fitting)] + ([] if did else list(BUILTIN_WORDS))
        code, what = ("CW205", "action") if did else ("CW203", "relation")
        yield Diagnostic(code, f"unknown {what} `{atom.name}`", atom.span, "not declared",
                         suggest(atom.name, names, "declare it in vocabulary.cw, or in the clause that introduces it"))
    elif word.kind not in fitting and not (word.kind == "table" and word.table is not None and word.table.many):
        wanted = "`did` needs an action, a path or an event" if did else "a condition needs a relation"
        yield Diagnostic("CW208", f"`{atom.name}` is {a(word.kind)}", atom.span, wanted,
                         "leave `did` out: it holds or not" if did and word.kind in CONDITIONS else ADVICE.get(word.kind, ""))


def known_values(book: m.Book) -> Iterator[Diagnostic]:
    """A term with brackets looks up a declared value."""
    valued = [w.name for w in book.words.values() if value_sort(w)] + [w.name for w in BUILTIN_WORDS.values() if w.value] + list(FUNCTIONS)
    for sentence in sentences(book):
        for term, span in every_term(sentence):
            if not isinstance(term, m.Call):
                continue
            word = find_function(book, term.name, len(term.args))
            if word is None:
                yield Diagnostic("CW206", f"unknown amount or value `{term.name}`", near(span, term.name), "not declared",
                                 suggest(term.name, valued, 'declare it: amount … "…", or given … -> number "…"'))
            elif not value_sort(word) and word.kind not in ("action", "event") and not (sentence.kind == "step" and a_list(word, term)):
                yield Diagnostic("CW208", f"`{term.name}` is {a(word.kind)} without a value", near(span, term.name),
                                 "a term needs a value", "use it as a condition of its own, or declare it with `-> sort`")


def a_list(word: m.Word, term: m.Call) -> bool:
    """What a step gives may be a list: everything that a relation holds for."""
    return word.kind == "derived" and any(isinstance(a, m.Any_) for a in term.args)


def argument_counts(book: m.Book) -> Iterator[Diagnostic]:
    """Every word is used with as many arguments as it is declared with."""
    for sentence in sentences(book):
        for head in sentence.heads if sentence.kind not in ("otherwise", "rank") else ():
            yield from count_in_head(book, sentence, head)
        yield from counts_in(book, sentence)


def counts_in(book: m.Book, sentence: Sentence) -> Iterator[Diagnostic]:
    for cond in every_cond(sentence):
        if isinstance(cond, m.Holds | m.Did) and (word := find_word(book, cond.atom.name)):
            yield from counted(word, cond.atom, cond.atom.span, {len(columns(word))})
    for term, span in every_term(sentence):
        if isinstance(term, m.Call) and (word := find_function(book, term.name, len(term.args))):
            yield from counted(word, term, span, {len(word.params)})


def count_in_head(book: m.Book, sentence: Sentence, head: m.Atom) -> Iterator[Diagnostic]:
    word = find_word(book, head.name)
    if word is None or word.kind not in FAMILIES.get(sentence.kind, ()):
        return
    # `deny at(U)` and `drops at(U)` speak of whatever value there is
    free = sentence.kind in ("deny", "effect", "except")
    yield from counted(word, head, head.span, {len(columns(word))} | ({len(word.params)} if free else set()))


def counted(word: m.Word, atom: m.Atom | m.Call, span: Span, allowed: set[int]) -> Iterator[Diagnostic]:
    if len(atom.args) in allowed:
        return
    shape = f"{word.name}({', '.join(f'{p.sort} {p.var}' for p in word.params)})"
    shape += f" -> {word.value}" if word.value and word.kind in ("given", "derived", "table", "throw") else ""
    how = "" if len(atom.args) != len(word.params) else f"; as a condition write {word.name}(…) = …"
    wanted = " or ".join(str(n) for n in sorted(allowed))
    yield Diagnostic("CW207", f"`{word.name}` takes {wanted} argument{'s' if allowed != {1} else ''}, not {len(atom.args)}",
                     near(span, word.name), f"{len(atom.args)} given", f"declared as {shape}{how}")


def known_constants(book: m.Book) -> Iterator[Diagnostic]:
    """A constant is listed by some sort, or stands in a place whose sort is open."""
    known = constant_sorts(book)
    for sentence in sentences(book):
        wanted = {id(u.term): u.sort for u in wants(book, sentence)}
        for term, span in every_term(sentence):
            if not isinstance(term, m.Const) or term.value in known or lookup(book, term):
                continue
            sort = wanted.get(id(term))
            if sort is None and in_comparison(book, sentence, term) or sort is not None and open_for_names(book, sort):
                continue
            yield unknown_constant(book, term.value, span, sort)


def wants(book: m.Book, sentence: Sentence):
    for head in sentence.heads:
        yield from uses_in_atom(book, head, head.span)
    for term in sentence.terms:
        yield from uses_in_term(book, term, sentence.span)
    for group in sentence.groups:
        yield from uses_in_conds(book, group)


def open_for_names(book: m.Book, sort: str) -> bool:
    return members(book, sort) is None and sort not in ("number", "hex")


def in_comparison(book: m.Book, sentence: Sentence, term: m.Const) -> bool:
    """A name compared with something of an open sort: `parent(U) = "10 Infantry"`."""
    for cond in every_cond(sentence):
        if isinstance(cond, m.Compare) and (cond.left is term or cond.right is term):
            other = lookup(book, cond.right if cond.left is term else cond.left)
            word = find_function(book, other.name, len(other.args)) if other else None
            return word is not None and open_for_names(book, value_sort(word))
    return False


def unknown_constant(book: m.Book, value: str, span: Span, sort: str | None) -> Diagnostic:
    among = (members(book, sort) if sort else None) or tuple(constant_sorts(book))
    values = [w.name for w in book.words.values() if value_sort(w) and not w.params]
    of = f"{sort} is one of {listed(among)}" if sort and members(book, sort) else "no sort lists it: add it to one, or declare the word"
    return Diagnostic("CW204", f"unknown constant `{value}`", near(span, value), "not listed by any sort",
                      suggest(value, (*among, *values), of))


def known_time_phrases(book: m.Book) -> Iterator[Diagnostic]:
    """A time phrase names a phase kind, or this round, phase or turn."""
    for sentence in sentences(book):
        yield from times_in(book, sentence)


def times_in(book: m.Book, sentence: Sentence) -> Iterator[Diagnostic]:
    kinds = members(book, "phase_kind") or ()
    for cond in every_cond(sentence):
        if not isinstance(cond, m.Did):
            continue
        time, spot = cond.time, cond.atom.span
        if time.phase and time.phase not in kinds:
            yield Diagnostic("CW211", f"unknown kind of phase `{time.phase}`", near(spot, time.phase), "no phase is of this kind",
                             suggest(time.phase, kinds, f"kinds are {listed(kinds)}"))
        elif time.kind.startswith("this_") and time.kind not in ("this_round", "this_phase", "this_turn"):
            word = time.kind[5:]
            yield Diagnostic("CW309", f"`this {word}` is no time", near(spot, word), "not a time",
                             suggest(word, ("round", "phase", "turn"), "write this round, this phase or this turn"))


CHECKS = (known_heads, paths_are_permitted_by_steps, known_conditions, known_values, argument_counts, known_constants, known_time_phrases)
