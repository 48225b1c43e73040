"""Templates: each placeholder is a parameter, and the brackets hold two forms."""

from __future__ import annotations

import re
from collections.abc import Iterator

from kb.language import model as m
from kb.language.checks.names import declared
from kb.language.checks.pointing import near
from kb.language.spans import Diagnostic

SPEAKING = ("given", "derived", "throw", "role", "action", "event", "amount", "path")
FORMS = {
    "given": "[yes form|no form]", "derived": "[yes form|no form]", "role": "[yes form|no form]", "path": "[plain form|other form]",
    "action": "[plain form|past form]", "event": "[plain form|past form]",
}
PLACE = re.compile(r"\{([^{}]*)\}")
BRACKET = re.compile(r"\[([^\[\]]*)\]")


def templates(book: m.Book) -> Iterator[m.Word]:
    yield from (w for w in declared(book) if w.kind in SPEAKING)


def placeholders(book: m.Book) -> Iterator[Diagnostic]:
    """A placeholder names a parameter, or the sort of the value."""
    for word in templates(book):
        known = [p.var for p in word.params] + ([word.value] if word.value and word.kind != "amount" else [])
        for name in PLACE.findall(word.template):
            if name not in known:
                yield Diagnostic("CW608", f"the template of `{word.name}` speaks of {{{name}}}", near(word.span, f"{{{name}}}"),
                                 "no such parameter", "its parameters are " + ", ".join(f"{{{k}}}" for k in known) if known else "it has no parameters")


def parameters_shown(book: m.Book) -> Iterator[Diagnostic]:
    """A template speaks of every parameter."""
    for word in templates(book):
        shown = PLACE.findall(word.template)
        for p in word.params:
            if p.var not in shown:
                yield Diagnostic("CW609", f"the template of `{word.name}` leaves out {{{p.var}}}", word.span, "not all parameters are shown",
                                 "a proof line would not say which one is meant", "warning")


def two_forms(book: m.Book) -> Iterator[Diagnostic]:
    """A relation has a yes and a no form, a deed a plain and a past form, an amount neither."""
    for word in templates(book):
        brackets = BRACKET.findall(word.template)
        forms = FORMS.get(word.kind)
        spot = word.span
        if any(b.count("|") != 1 for b in brackets) or word.template.count("[") != len(brackets):
            yield Diagnostic("CW610", f"the brackets in the template of `{word.name}` do not hold two forms", spot, "needs one | inside",
                             f"write {forms}" if forms else "an amount is a noun phrase without brackets")
        elif forms and not brackets and not word.value:
            yield Diagnostic("CW610", f"the template of `{word.name}` has no {forms}", spot, f"{kind_of(word)} needs both forms",
                             f"write for example {example(word)}")
        elif not forms and brackets:
            yield Diagnostic("CW610", f"the template of `{word.name}` has brackets", spot, "an amount is a noun phrase", "leave the brackets out")


def kind_of(word: m.Word) -> str:
    return "a deed" if word.kind in ("action", "event") else "a relation"


def example(word: m.Word) -> str:
    first = f"{{{word.params[0].var}}} " if word.params else "it "
    return f'"{first}[attack|attacked] …"' if word.kind in ("action", "event") else f'"{first}[is|is not] …"'


CHECKS = (placeholders, parameters_shown, two_forms)
