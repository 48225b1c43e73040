"""Proofs re-checked step by step: what is called given is stated, what is cited exists, and what it says holds by the definitions.

A node carries only its sentence, so the checker reads it backwards: it looks for a statement under that number, and for arguments
whose sentence this is, for which the brute-force evaluator agrees that the statement applies."""

from __future__ import annotations

from itertools import product

from kb.answers import sentences as say
from kb.answers.model import Answer, Node
from kb.board.facts import Position
from kb.language import model as m
from tests.oracle.naive import Naive
from tests.oracle.table import Beyond, Unsettled, moment_rows

FORMS = {"permit": "may", "forbid": "may not", "require": "must", "excuse": "need not", "cause": "did"}
MOMENTS = ("now", "phase_of", "turn", "round", "scenario")
MOST = 5000


class ProofCheck:
    def __init__(self, book: m.Book, position: Position):
        self.book, self.position, self.naive = book, position, Naive(book, position)
        self.stated, self.done = set(self.facts()), set(self.deeds())
        self.checked = {"given": 0, "clause": 0, "cite": 0}
        self.wrong: list[str] = []
        self.kept: dict[tuple, dict[str, list[tuple]]] = {}

    def check(self, answer: Answer) -> list[str]:
        for cite in answer.cites:
            self.cited(cite, answer.headline)
        for node in answer.proof:
            self.node(node, None)
        return self.wrong

    # ---- what the position states
    def facts(self):
        rows = set(self.position.facts) | {(n, r) for n in MOMENTS for r in moment_rows(self.book, self.position, n)}
        for name, args in rows:
            for shown in product((True, False), repeat=len(args)):  # some unit rides on something
                yield say.relation(self.book, name, tuple(a if s else None for a, s in zip(args, shown)))
            if self.book.words[name].kind == "throw":
                yield f"{say.noun(self.book, name, args[:-1])} is {say.number(args[-1])}"
            if self.book.words[name].both_ways:
                yield say.relation(self.book, name, args[::-1])

    def deeds(self):
        """Every deed, with any of its arguments left open."""
        for d in self.position.deeds:
            for name in self.naive.deeds.kinds_of(d.name):
                for shown in product((True, False), repeat=len(d.args)):
                    yield say.deed(self.book, name, tuple(a if s else None for a, s in zip(d.args, shown)), "did")

    # ---- nodes
    def node(self, node: Node, parent: Node | None) -> None:
        if node.kind == "given" and node.cite == "given":
            self.given(node)
        elif node.cite == "not stated":
            self.untold(node)
        elif node.cite not in ("", "given", "map", "table"):
            self.cited(node.cite, node.text)
            if node.kind == "clause":
                self.clause(node, parent)
        for child in node.children:
            self.node(child, node)

    def given(self, node: Node) -> None:
        self.checked["given"] += 1
        if node.text not in self.stated and not node.minor and not any(node.text.startswith(d) for d in self.done):
            self.wrong.append(f"not stated: {node.text}")

    def untold(self, node: Node) -> None:
        if any(text.startswith(node.text) for text in self.stated):
            self.wrong.append(f"stated after all: {node.text}")

    def cited(self, cite: str, where: str) -> None:
        self.checked["cite"] += 1
        if self.book.clause(cite) is None:
            self.wrong.append(f"no clause {cite}: {where}")

    def clause(self, node: Node, parent: Node | None) -> None:
        """Some statement under this number says this sentence, and applies."""
        statements = [s for s in self.naive.statements if s.cite == node.cite]
        spoken = [(s, word, args) for s in statements for word, args in self.meanings(s, node, parent)]
        if not spoken:
            return  # a sentence about a table, a total or a step: checked where its own children stand
        self.checked["clause"] += 1
        try:
            if not any(self.naive.applies(s, word, args) for s, word, args in spoken):
                self.wrong.append(f"{node.cite} does not apply: {node.text}")
        except (Beyond, Unsettled):
            self.checked["clause"] -= 1

    def meanings(self, s: m.Statement, node: Node, parent: Node | None) -> list[tuple[str, tuple]]:
        if s.head is None:
            return []
        word = self.book.words[s.head.name]
        if s.kind in ("define", "deny"):
            said = self.sentences(word, s.kind).get(node.text, [])
            return [(word.name, args) for args in said + [a[::-1] for a in said if word.both_ways]]
        if s.kind in m.AMOUNT_KINDS:
            start = parent.text.rpartition(" is ")[0] if parent is not None else ""
            return [(word.name, args) for args in self.sentences(word, "amount").get(start, [])] if self.contributes(s, node) else []
        if s.kind not in FORMS:
            return []
        asked = [w for w in self.book.of_kind("action", "event") if word.name in self.naive.deeds.kinds_of(w.name)]
        return [(w.name, args) for w in asked for args in self.sentences(w, s.kind).get(node.text, [])]

    @staticmethod
    def contributes(s: m.Statement, node: Node) -> bool:
        starts = {"set": ("starts",), "add": ("plus", "minus"), "multiply": ("halved", "times"), "round": ("rounded",), "limit": ("at ",)}
        return node.text.startswith(starts[s.kind])

    def sentences(self, word: m.Word, kind: str) -> dict[str, list[tuple]]:
        """Everything this word can say here → the arguments that say it."""
        if (word.name, kind) not in self.kept:
            found: dict[str, list[tuple]] = {}
            for args in self.all_arguments(word):
                found.setdefault(self.sentence(word, kind, args), []).append(args)
            self.kept[word.name, kind] = found
        return self.kept[word.name, kind]

    def sentence(self, word: m.Word, kind: str, args: tuple) -> str:
        if kind in ("define", "deny"):
            return say.relation(self.book, word.name, args, kind == "define")
        return say.noun(self.book, word.name, args) if kind == "amount" else say.deed(self.book, word.name, args, FORMS[kind])

    def all_arguments(self, word: m.Word) -> list[tuple]:
        sorts = [p.sort for p in word.params] + ([word.value] if word.value and word.kind == "derived" else [])
        members = [self.naive.members(sort) for sort in sorts]
        size = 1
        for some in members:
            size *= len(some)
        return list(product(*members)) if size <= MOST else []
