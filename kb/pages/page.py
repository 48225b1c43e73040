"""A page: where it lies, what it says, and the few facts that the theme asks for."""

from __future__ import annotations

import json
from dataclasses import dataclass

from kb.language import model as m
from kb.language.spans import visible

MAIN = "<!--main-->"  # the theme puts what stands before it beside the page, and what comes after it into the middle


@dataclass(frozen=True)
class Page:
    name: str  # within its book: 8.html
    title: str
    kind: str
    body: str
    book: m.Book | None = None
    key: str = ""
    nav: str = ""

    @property
    def source(self) -> str:
        """Where MkDocs is to find it."""
        stem = self.name.removesuffix(".html") + ".md"
        return f"{self.book.id}/{stem}" if self.book else stem

    def markdown(self) -> str:
        facts = {"title": self.title, "kind": self.kind, "key": self.key}
        if self.book is not None:
            facts |= {"book": self.book.id, "book_title": self.book.title, "edition": self.book.edition}
        # JSON is YAML: whatever a title holds, it stays a string; the theme escapes it
        head = "".join(f"{name}: {json.dumps(visible(value), ensure_ascii=False)}\n" for name, value in facts.items())
        return f"---\nhtml: true\n{head}---\n\n{self.nav}\n\n{MAIN}\n\n{self.body}\n"
