"""One rule file → its clauses and words, with every error of the file."""

from __future__ import annotations

import re
from dataclasses import dataclass, field, replace
from itertools import count

from lark import Token, Tree

from kb.language import model as m
from kb.language.blocks import NUMBER, Block, ExampleText, split
from kb.language.parser import CONTINUES, NotACondition, Reader, parse, too_deep
from kb.language.spans import Diagnostic, Span
from kb.language.statements import STATEMENTS, WORD_BUILDERS

EXAMPLE_HEAD = re.compile(
    r'example(?:\s+(?P<row>[a-z0-9][\w./#\-]*))?\s+"(?P<title>[^"]*)"(?P<rec>\s+reconstructed)?\s*(?:(?<=\s)#.*)?$'
)


@dataclass
class FileContent:
    """What one file says, before the files of a book are put together."""

    clauses: list[m.Clause] = field(default_factory=list)
    words: list[m.Word] = field(default_factory=list)
    jargon: list[m.Jargon] = field(default_factory=list)
    includes: list[tuple[str, Span]] = field(default_factory=list)
    book: m.Word | None = None
    scenario: tuple[str, str] | None = None
    diagnostics: list[Diagnostic] = field(default_factory=list)


def read(text: str, file: str, keys=None) -> FileContent:
    """Everything in one file. `keys` numbers statements through a whole book."""
    keys = keys or count(1)
    content = FileContent()
    for block in split(text):
        clause = read_block(block, file, keys, content)
        if clause:
            content.clauses.append(clause)
    if content.scenario:
        content.clauses = [replace(c, scenario=content.scenario[0]) for c in content.clauses]
    content.diagnostics = [replace(d, source=text) for d in content.diagnostics]
    return content


def read_block(block: Block, file: str, keys, content: FileContent) -> m.Clause | None:
    heading = f"[{block.number}] {block.title}".strip() if block.number else ""
    offset = block.first_code_line - 1
    reader = Reader(file, offset, heading)
    builder = Builder(reader, block.number, keys, content)
    code = "\n".join(block.code) + "\n"
    tree, errors = parse(code, "block", reader)
    if tree is not None:
        builder.items(tree)
    else:
        recover(code, builder)
    if not block.number:
        return None
    span = Span(file, block.line, 1, len(block.number) + 2, heading)
    if not NUMBER.match(block.number):
        content.diagnostics.append(Diagnostic("CW105", f"`{block.number}` is not a clause number", span,
                                              help="write it as printed: [8.53a], [10.36#2], [3.1/phase-4/end]"))
    if not block.title:
        content.diagnostics.append(Diagnostic("CW106", "this clause has no title", span, help="say in a few words what it is about"))
    examples = tuple(e for x in block.examples if (e := read_example(x, block.number, reader, content)))
    return builder.clause(block, examples, span)


STATEMENT_END = re.compile(r"(?<!,)\n(?![ \t]*(?:%s)\b)" % "|".join(CONTINUES))


def recover(code: str, builder: "Builder") -> None:
    """A damaged block is read statement by statement, so that every error is reported and the rest still counts."""
    offset = builder.r.offset
    for chunk in STATEMENT_END.split(code):
        lines = chunk.count("\n") + 1
        if chunk.strip() and not chunk.lstrip().startswith("#"):
            builder.r.offset = offset
            tree, errors = parse(chunk + "\n", "block", builder.r)
            builder.content.diagnostics += errors
            if tree is not None:
                builder.items(tree)
        offset += lines


class Builder:
    """Collects the items of one block into a clause."""

    def __init__(self, reader: Reader, number: str, keys, content: FileContent):
        self.r, self.number, self.keys, self.content = reader, number, keys, content
        self.statements: list[m.Statement] = []
        self.words: list[m.Word] = []
        self.disputes: list[m.Dispute] = []
        self.readings: list[m.Reading] = []
        self.sets: dict[str, object] = {"defects": [], "settles": [], "steps": [], "figures": []}

    def clause(self, block: Block, examples: tuple[m.Example, ...], span: Span) -> m.Clause:
        self.end_dispute()
        lists = {k: tuple(v) if isinstance(v, list) else v for k, v in self.sets.items()}
        return m.Clause(block.number, block.title, " ".join(block.summary), tuple(self.statements), tuple(self.words),
                        examples, tuple(self.disputes), span=span, **lists)

    def items(self, tree: Tree) -> None:
        for item in tree.children:
            label = ""
            if item.data == "item":
                label, item = str(item.children[0].children[0]), item.children[1]
            try:
                self.item(item, label)
            except RecursionError:
                self.content.diagnostics.append(too_deep(self.r))
            except NotACondition as err:
                self.content.diagnostics.append(Diagnostic(
                    "CW107", "a condition has to be something that holds or not", err.span,
                    help="compare it with something, or name a relation"))

    def item(self, node: Tree, label: str) -> None:
        kind = str(node.data).rstrip("_")
        if hasattr(self, f"on_{kind}"):
            getattr(self, f"on_{kind}")(node.children, node)
        elif kind in WORD_BUILDERS:
            self.word(WORD_BUILDERS[kind](self.r, node.children))
        else:
            self.statement(kind, node.children, label)

    # ---- statements
    def statement(self, kind: str, kids: list, label: str) -> None:
        made = STATEMENTS[kind](self.r, kids)
        for part in made if isinstance(made, list) else [made]:
            part = replace(part, label=label, clause=self.number, key=next(self.keys), span=part.span)
            if self.readings:
                last = self.readings[-1]
                self.readings[-1] = replace(last, statements=last.statements + (part,))
            else:
                self.statements.append(part)

    def word(self, word: m.Word) -> None:
        word = replace(word, clause=self.number, key=next(self.keys) if self.number else 0)
        self.words.append(word)
        self.content.words.append(word)

    def on_dispute(self, kids, node) -> None:
        self.end_dispute()
        self.disputes.append(m.Dispute(str(kids[0]), kids[1][1:-1], self.number, span=self.r.span(kids[0])))

    def on_reading(self, kids, node) -> None:
        if not self.disputes:
            self.content.diagnostics.append(Diagnostic("CW108", "a reading without a dispute", self.r.span(kids[0]),
                                                       help='begin with: dispute w39-A1 "what it is about"'))
            return
        self.readings.append(m.Reading(str(kids[0]), kids[2][1:-1], kids[1] is not None, span=self.r.span(kids[0])))

    def end_dispute(self) -> None:
        if self.disputes and self.readings:
            self.disputes[-1] = replace(self.disputes[-1], readings=tuple(self.readings))
        self.readings = []

    def once(self, key: str, what: str, value, span: Span) -> None:
        """A line of which a clause has one: a second would silently replace the first."""
        if key in self.sets:
            self.content.diagnostics.append(twice(what, span))
        self.sets.setdefault(key, value)

    def on_see(self, kids, node) -> None:
        self.sets["see"] = self.sets.get("see", ()) + self.r.ids(kids[0])

    def on_was(self, kids, node) -> None:
        self.sets["was"] = self.sets.get("was", ()) + self.r.ids(kids[0])

    def on_as(self, kids, node) -> None:
        self.once("as_", "as", m.IdRun(str(kids[0]), span=self.r.span(kids[0])), self.r.span(kids[0]))

    def on_in_force(self, kids, node) -> None:
        conds = self.r.conj(kids[0])
        token = next(node.scan_values(lambda v: isinstance(v, Token)))
        self.once("in_force", "in force when", conds, self.r.span(token))

    def on_option(self, kids, node) -> None:
        self.once("option", "option", str(kids[0]), self.r.span(kids[0]))
        self.word(m.Word(str(kids[0]), "option", template=kids[1][1:-1], span=self.r.span(kids[0])))

    def on_authority(self, kids, node) -> None:
        self.once("authority", "authority", (str(kids[0]), kids[1][1:-1]), self.r.span(kids[0]))

    def on_settle(self, kids, node) -> None:
        self.sets["settles"].append((str(kids[0]), str(kids[1])))

    def on_commentary(self, kids, node) -> None:
        self.once("commentary", "commentary", kids[0][1:-1], self.r.span(kids[0]))

    def on_defect(self, kids, node) -> None:
        self.sets["defects"].append((str(kids[0]), kids[1][1:-1]))

    def on_step(self, kids, node) -> None:
        gives = self.r.terms(kids[3:])
        self.sets["steps"].append(m.Step(str(kids[0]), str(kids[1]), kids[2][1:-1], gives, self.number, self.r.span(kids[0])))

    def on_figure(self, kids, node) -> None:
        figure = m.Figure(str(kids[0]), self.r.term(kids[1]), str(kids[2] or ""), self.number, next(self.keys), self.r.span(kids[0]))
        self.sets["figures"].append(figure)
        self.content.words.append(m.Word(figure.name, "figure", measure=figure.measure, clause=self.number, key=figure.key, span=figure.span))

    def on_jargon(self, kids, node) -> None:
        phrases, meant = kids
        said = tuple(str(k)[1:-1] for k in phrases.children)
        span = self.r.span(phrases.children[0])
        if isinstance(meant, Tree):
            self.content.jargon.append(m.Jargon(said, tuple(str(k)[1:-1] for k in meant.children), span=span))
        else:
            self.content.jargon.append(m.Jargon(said, norm=str(meant), span=self.r.span(meant)))

    def on_include(self, kids, node) -> None:
        self.content.includes.append((kids[0][1:-1], self.r.span(kids[0])))

    def on_book(self, kids, node) -> None:
        edition = kids[2][1:-1] if kids[2] else ""
        if self.content.book is not None:
            self.content.diagnostics.append(twice("book", self.r.span(kids[0])))
            return
        self.content.book = m.Word(str(kids[0]), "book", template=kids[1][1:-1], measure=edition,
                                   value=str(kids[3] or "flat_top"), parent=str(kids[4] or "columns_first"), span=self.r.span(kids[0]))

    def on_scenario(self, kids, node) -> None:
        if self.content.scenario is not None:
            self.content.diagnostics.append(twice("scenario", self.r.span(kids[0])))
            return
        self.content.scenario = (str(kids[0]), kids[1][1:-1])
        self.word(m.Word(str(kids[0]), "scenario", template=kids[1][1:-1], span=self.r.span(kids[0])))


def twice(what: str, span: Span) -> Diagnostic:
    where = {"ask": "an example", "expect": "an example", "book": "a rulebook", "scenario": "a file"}.get(what, "a clause")
    return Diagnostic("CW113", f"a second `{what}`", span, "said twice", f"{where} has one `{what}`: join the two, or leave one out")


# ---- examples ----------------------------------------------------------------------------------


def read_example(x: ExampleText, clause: str, parent: Reader, content: FileContent) -> m.Example | None:
    span = Span(parent.file, x.line, 1, len(x.heading), parent.clause)
    head = EXAMPLE_HEAD.match(x.heading)
    if not head:
        content.diagnostics.append(Diagnostic("CW110", "an example needs a title", span, help='write: example "what it shows"'))
        return None
    parts = {"given": [], "ask": None, "expect": None, "open": False}
    for line, raw in x.lines:
        word = raw.split("#")[0].split()[:1]
        if word in (["closed"], ["open"]) and not parts["given"]:
            parts["open"] = word == ["open"]
        elif word in (["ask"], ["expect"]):
            if parts[word[0]]:
                at = raw.index(word[0])
                content.diagnostics.append(twice(word[0], Span(parent.file, line, at + 1, len(word[0]), parent.clause)))
            parts[word[0]] = parts[word[0]] or (line, raw)
        elif word != ["given"] and not parts["ask"]:
            parts["given"].append((line, raw))
        elif word and word != ["given"]:
            content.diagnostics.append(Diagnostic("CW112", "nothing may stand here after the question", Span(parent.file, line, 1, len(raw), parent.clause),
                                                  help="the order is: given, ask, expect"))
    question = expect = None
    for key in ("ask", "expect"):
        if parts[key] is None:
            content.diagnostics.append(Diagnostic("CW111", f"this example has no `{key}`", span, help=f"every example needs an `{key}` line"))
            continue
        line, raw = parts[key]
        at = raw.index(key) + len(key)
        reader = Reader(parent.file, line - 1, parent.clause, at)
        tree, errors = parse(strip_comment(raw[at:]), {"ask": "question", "expect": "expectation"}[key], reader)
        content.diagnostics += errors
        if tree is not None and key == "ask":
            question = reader.question(tree)
        elif tree is not None:
            expect = reader.expectation(tree)
    return m.Example(head["title"], clause, head["row"] or "", position_text(parts["given"], x.line), parts["open"], question, expect,
                     bool(head["rec"]), parts["ask"][1].strip()[3:].strip() if parts["ask"] else "", span)


def strip_comment(text: str) -> str:
    return re.sub(r'((?:[^"#]|"[^"]*")*?)\s#.*$', r"\1", text)


def position_text(lines: list[tuple[int, str]], start: int) -> str:
    """The lines of the position; where it begins in the file is kept in the first line, so that messages can point at it."""
    if not lines:
        return ""
    return f"#@{lines[0][0]}\n" + "\n".join(raw for _, raw in lines)
