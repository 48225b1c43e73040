"""A position as text that can be taken apart: lines, and what they say of their things, to be changed and left out one by one."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace

from kb.language import model as m

BLOCK = re.compile(r"^\s*(?P<head>(?!did\b|not\b)[\w]+\s+[^:=]+):(?P<said>.*)$")
COMMA = re.compile(r',(?=(?:[^"]*"[^"]*")*[^"]*$)')  # outside quotes
IDENTIFIER = re.compile(r'"[^"]*"|[^\W\d]\w*')
NUMERAL = re.compile(r"(?<![\w./])\d+(?:\.\d+)?(?![\w./])")
SETTING = re.compile(r"^(.*=\s*)(\d+)$")
PLACE = re.compile(r"\b\d{4}\b")
KEYWORDS = frozenset("closed open title note board map hex edge did not in of turn phase round scenario option to battle".split())


@dataclass(frozen=True)
class Part:
    """One line: a head with what is said of it, or a line that stands for itself."""

    head: str
    said: tuple[str, ...] = ()

    @property
    def text(self) -> str:
        return f"{self.head}: {', '.join(self.said)}" if self.said else self.head


@dataclass(frozen=True)
class Draft:
    parts: tuple[Part, ...]
    open: bool = False

    @property
    def text(self) -> str:
        return "\n".join(p.text for p in self.parts)

    def without(self) -> Iterator["Draft"]:
        """Each draft that says one thing less: whole lines first. A thing keeps what is said of it first, which as a rule is whose it is."""
        for i in reversed(range(len(self.parts))):
            yield self.swapped(i, None)
        for i, part in enumerate(self.parts):
            for n in range(1, len(part.said)):
                yield self.swapped(i, replace(part, said=part.said[:n] + part.said[n + 1 :]))

    def swapped(self, i: int, part: Part | None) -> "Draft":
        return replace(self, parts=self.parts[:i] + ((part,) if part else ()) + self.parts[i + 1 :])

    def with_number(self, value: str) -> Iterator["Draft"]:
        """Each draft in which one number of a thing is another; places stay what they are."""
        for i, part in enumerate(self.parts):
            if not part.said and (found := SETTING.match(part.head)) and found[2] != value:
                yield self.swapped(i, Part(found[1] + value))
            for n, said in enumerate(part.said):
                if NUMERAL.search(said) and not said.split()[0] in ("at", "board") and NUMERAL.search(said)[0] != value:
                    changed = NUMERAL.sub(value, said, count=1)
                    yield self.swapped(i, replace(part, said=part.said[:n] + (changed,) + part.said[n + 1 :]))

    def with_word(self, word: str, kin: frozenset[str], carriers: dict[str, str], asked: str) -> Iterator["Draft"]:
        """Each draft in which a word of the same kind is this one, or in which it is said of something besides. `carriers` are the sorts of
        things of which it can be said, with what has to stand before it."""
        for i, part in enumerate(self.parts):
            for n, text in enumerate(part.said or (part.head,)):
                others = [w for w in IDENTIFIER.findall(text) if w in kin and w != word]
                if others:
                    changed = re.sub(rf"\b{re.escape(others[0])}\b", word, text, count=1)
                    yield self.swapped(i, replace(part, said=part.said[:n] + (changed,) + part.said[n + 1 :]) if part.said else Part(changed))
            sort = part.head.split()[0] if part.said else ""
            if sort in carriers and not any(word in IDENTIFIER.findall(t) for t in part.said):
                yield self.swapped(i, replace(part, said=(*part.said, f"{carriers[sort]}{word}")))
        if "hex" in carriers:
            stated = {h for p in self.parts if p.head.startswith("hex ") for h in PLACE.findall(p.head)}
            for place in dict.fromkeys(h for text in (asked, self.text) for h in PLACE.findall(text)):
                if place not in stated:
                    yield replace(self, parts=(*self.parts, Part(f"hex {place}", (f"{carriers['hex']}{word}",))))
        places = PLACE.findall(asked)
        if "edge" in carriers and len(places) == 2 and not any(p.head.startswith("edge ") for p in self.parts):
            yield replace(self, parts=(*self.parts, Part(f"edge {places[0]} {places[1]}", (word,))))
        if "" in carriers and not any(p.head.startswith(carriers[""]) for p in self.parts):
            yield replace(self, parts=(*self.parts, Part(f"{carriers['']}{word}")))

    def known_to(self, book: m.Book, asked: str) -> "Draft":
        """Without what the book has no words for: the other edition's own counters, arms and markers."""
        known = set(book.words) | set(book.constants) | set(book.sorts) | KEYWORDS | self.names() | set(IDENTIFIER.findall(asked))
        known |= {m_ for w in book.words.values() for m_ in w.members}
        fits = lambda text: all(i.startswith('"') or i in known for i in IDENTIFIER.findall(text))  # noqa: E731
        kept = [replace(p, said=tuple(s for s in p.said if fits(s))) if p.said else p for p in self.parts if p.said or fits(p.head)]
        return replace(self, parts=tuple(p for p, was in zip(kept, [q for q in self.parts if q.said or fits(q.head)]) if p.said or not was.said))

    def fitted(self, book: m.Book, other: m.Book, names: dict[str, str]) -> tuple["Draft", tuple[str, ...]]:
        """Without the words that only the other edition has, and these words. Names that nobody declares are left to whoever reads it.
        `names` are what words of the other are called here, or what stands for them; that is told too."""
        own = set(book.words) | set(book.constants) | set(book.sorts)
        strange = {w for w in (*other.words, *other.constants) if w not in own}
        gone: dict[str, None] = {}

        def fits(text: str) -> bool:
            found = [bare for i in IDENTIFIER.findall(text) if (bare := i.strip('"')) in strange]
            gone.update(dict.fromkeys(found))
            return not found

        put = draft_from(called(self.text, names), None, self.open)
        taken = [f"{w} (taken for {names[w]})" for w in dict.fromkeys(IDENTIFIER.findall(self.text)) if w in names and w in strange]
        parts = [replace(p, said=tuple(s for s in p.said if fits(s))) if p.said else p for p in put.parts if p.said or fits(p.head)]
        return replace(self, parts=tuple(parts)), (*taken, *gone)

    def names(self) -> set[str]:
        return {i for p in self.parts if p.said for i in IDENTIFIER.findall(p.head)}


def draft_of(example: m.Example, names: dict[str, str] | None = None) -> Draft:
    """`names` calls the words of an older edition what the newer one calls them."""
    return draft_from(example.given, names, example.open)


def draft_from(text: str, names: dict[str, str] | None = None, is_open: bool = False) -> Draft:
    lines: list[str] = []
    for raw in text.split("\n"):
        line = re.sub(r"(^|\s)#.*$", "", raw).strip()
        if lines and lines[-1].endswith((",", "+")):
            lines[-1] += f" {line}"
        elif line:
            lines.append(line)
    return Draft(tuple(part_of(called(line, names or {})) for line in lines), is_open)


def part_of(line: str) -> Part:
    found = BLOCK.match(line)
    if not found:
        return Part(line)
    return Part(found["head"].strip(), tuple(s.strip() for s in COMMA.split(found["said"]) if s.strip()))


def called(text: str, names: dict[str, str]) -> str:
    return IDENTIFIER.sub(lambda found: names.get(found[0], found[0]), text) if names else text
