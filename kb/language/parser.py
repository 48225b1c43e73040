"""Text of the language → model records. The one place where lark runs; others only walk its trees."""

from __future__ import annotations

import re
from fractions import Fraction
from functools import lru_cache
from pathlib import Path

from lark import Lark, Token, Tree
from lark.exceptions import UnexpectedCharacters, UnexpectedEOF, UnexpectedInput, UnexpectedToken

from kb.language import model as m
from kb.language.spans import Diagnostic, Span

CONTINUES = (
    "when and or unless despite instead from to by then costing up stopping exactly where has for adds drops sets made"
).split()


def grammar_folder() -> Path:
    """The grammar beside the package in a checkout, inside it in a wheel."""
    here = Path(__file__).resolve().parents[1]
    return here / "grammar" if (here / "grammar").is_dir() else here.parent / "grammar"


@lru_cache(maxsize=1)
def lark() -> Lark:
    return Lark(
        (grammar_folder() / "clausewitz.lark").read_text(encoding="utf-8"),
        parser="lalr",
        start=["block", "question", "expectation"],
        maybe_placeholders=True,
    )


class Reader:
    """Walks one parse tree; `file`, `offset` and `clause` turn its tokens into spans."""

    def __init__(self, file: str, offset: int = 0, clause: str = "", column: int = 0):
        self.file, self.offset, self.clause, self.column = file, offset, clause, column

    def span(self, token: Token) -> Span:
        column = token.column + (self.column if token.line == 1 else 0)
        return Span(self.file, token.line + self.offset, column, len(token), self.clause)

    # ---- terms
    def term(self, node: Tree | Token) -> m.Term:
        if isinstance(node, Token):
            return constant(node)
        kids = node.children
        match node.data:
            case "number":
                return m.Num(Fraction(str(kids[0])), str(kids[0]))
            case "ratio" | "word":
                return m.Const(str(kids[0]))
            case "quoted":
                return m.Const(kids[0][1:-1])
            case "variable":
                return m.Var(str(kids[0]))
            case "anything":
                return m.Any_()
            case "call":
                return m.Call(str(kids[0]), self.terms(kids[1:]))
            case "negative":
                return fold("-", m.Num(Fraction(0)), self.term(kids[0]))
            case "plus" | "minus" | "times" | "over":
                op = {"plus": "+", "minus": "-", "times": "*", "over": "/"}[node.data]
                return fold(op, self.term(kids[0]), self.term(kids[1]))
            case "aggregate":
                return m.Aggregate(str(kids[0]), self.term(kids[1]), names(kids[2:-1]), self.conj(kids[-1]))
            case "count":
                return m.Aggregate("count", None, names(kids[:-1]), self.conj(kids[-1]))
        raise AssertionError(node.data)

    def terms(self, nodes) -> tuple[m.Term, ...]:
        return tuple(self.term(n) for n in nodes if n is not None)

    # ---- conditions
    def atom(self, node: Tree) -> m.Atom:
        name = node.children[0]
        return m.Atom(str(name), self.terms(node.children[1:]), self.span(name))

    def conj(self, node: Tree) -> tuple[m.Cond, ...]:
        return tuple(self.cond(c) for c in node.children)

    def cond(self, node: Tree) -> m.Cond:
        kids = node.children
        match node.data:
            case "holds":
                return m.Holds(self.bare(kids[0]))
            case "not_holds":
                return m.Holds(self.atom(kids[0]), True)
            case "did" | "not_did":
                return m.Did(self.atom(kids[0]), self.time(kids[1]), node.data == "not_did")
            case "compare":
                return m.Compare(str(kids[1]), self.term(kids[0]), self.term(kids[2]), self.span(kids[1]))
            case "is_one" | "is_not":
                of = tuple(constant(c).value if not isinstance(constant(c), m.Num) else str(c) for c in kids[1].children)
                first = kids[1].children[0]
                return m.IsOne(self.term(kids[0]), of, node.data == "is_not", self.span(first))
            case "every":
                return m.Every(names(kids[:-2]), self.conj(kids[-2]), self.cond(kids[-1]), self.span(kids[0]))
        raise AssertionError(node.data)

    def bare(self, node: Tree) -> m.Atom:
        """A condition that is just a term has to be an atom: `zoc(U, H)` or a word without arguments."""
        if node.data == "call":
            return self.atom(node)
        if node.data == "word":
            return m.Atom(str(node.children[0]), (), self.span(node.children[0]))
        token = next(node.scan_values(lambda v: isinstance(v, Token)))
        raise NotACondition(self.span(token))

    def time(self, node: Tree | None) -> m.Time:
        if node is None:
            return m.Time("ever")
        kids = node.children
        match node.data:
            case "this_time":
                return m.Time(f"this_{kids[0]}")
            case "last_turn":
                return m.Time("last_turn")
            case "on_turn":
                return m.Time("on_turn", of=self.term(kids[0]))
            case _:
                return m.Time(node.data, str(kids[0]), self.term(kids[1]))

    def body(self, node: Tree) -> m.Body:
        alternatives = tuple(self.conj(k) for k in node.children if isinstance(k, Tree) and k.data == "conj")
        unless = tuple(self.conj(k.children[0]) for k in node.children if isinstance(k, Tree) and k.data == "unless")
        return m.Body(alternatives or ((),), unless)

    def ids(self, node: Tree | None) -> tuple[m.IdRun, ...]:
        if node is None:
            return ()
        return tuple(
            m.IdRun(str(r.children[0]), str(r.children[1] or ""), self.span(r.children[0])) for r in node.children
        )

    # ---- questions and expectations
    def question(self, tree: Tree) -> m.Question:
        ask, via, supposing = tree.children
        kids = ask.children
        extra = {
            "via": tuple(str(c).strip('"') for c in via.children) if via else (),
            "supposing": tuple(self.atom(c) for c in supposing.children) if supposing else (),
        }
        match ask.data:
            case "may" | "must" | "reach":
                cond = self.conj(kids[1]) if len(kids) > 1 and kids[1] else ()
                return m.Question(str(ask.data), self.atom(kids[0]), cond=cond, **extra)
            case "is_so":
                return m.Question("is", cond=(self.cond(kids[0]),), **extra)
            case "value":
                return m.Question("value", term=self.term(kids[0]), **extra)
            case "which":
                return m.Question("which", var=str(kids[0]), cond=self.conj(kids[1]), **extra)
            case "duties":
                return m.Question("duties", word=bare_word(kids[0]), **extra)
            case "happens":
                return m.Question("happens", word=bare_word(kids[0]), phase=str(kids[1] or ""), **extra)
            case "next_step":
                return m.Question("next", **extra)
            case "chances":
                return m.Question("chances", word=bare_word(kids[0]), **extra)
            case "chances_of":
                return m.Question("chances", deeds=tuple(map(self.atom, kids)), **extra)
            case "how":
                return m.Question("how", word=str(kids[0]), phase=bare_word(kids[1]), **extra)
        raise AssertionError(ask.data)

    def expectation(self, tree: Tree) -> m.Expectation:
        outcome, by, not_by, says = tree.children
        cited = {"by": flat(self.ids(by)), "not_by": flat(self.ids(not_by.children[0])) if not_by else ()}
        if says:
            cited["book_says"] = self.outcome(says.children[0], {})
            cited["reason"] = says.children[1][1:-1]
        return self.outcome(outcome, cited)

    def outcome(self, node: Tree, cited: dict) -> m.Expectation:
        kids = node.children
        match node.data:
            case "verdict":
                return m.Expectation(" ".join(kids[0].split()), **cited)
            case "unknown":
                return m.Expectation("unknown", missing=tuple(str(k) for k in kids if k is not None), **cited)
            case "fails_at":
                return m.Expectation("no", step=int(kids[0]), **cited)
            case "one_of":
                return m.Expectation("one of", tuple(m.Const(str(k)) for k in kids), **cited)
            case "chances":
                pairs = (self.terms(k.children) for k in kids)
                return m.Expectation("value", chances=tuple((what, how) for how, what in pairs), **cited)
            case "listed":
                nothing = isinstance(kids[0], Token) and kids[0].type == "NOTHING"
                return m.Expectation("value", () if nothing else self.terms(kids), **cited)
        raise AssertionError(node.data)


class NotACondition(Exception):
    def __init__(self, span: Span):
        self.span = span


def constant(token: Token) -> m.Const | m.Num:
    if token.type == "NUMBER":
        return m.Num(Fraction(str(token)), str(token))
    return m.Const(token[1:-1] if token.type == "STRING" else str(token))


def bare_word(token: Token | None) -> str:
    return "" if token is None else str(token).strip('"')


def fold(op: str, left: m.Term, right: m.Term) -> m.Term:
    """Arithmetic on two written numbers is done at once, so 1/2 is a number and not a sum to do."""
    if isinstance(left, m.Num) and isinstance(right, m.Num) and not (op == "/" and right.value == 0):
        if max(n.bit_length() for x in (left, right) for n in (x.value.numerator, x.value.denominator)) > LONGEST:
            return m.Arith(op, left, right)  # asked for, the engine will refuse it
        value = {"+": lambda: left.value + right.value, "-": lambda: left.value - right.value,
                 "*": lambda: left.value * right.value, "/": lambda: left.value / right.value}[op]()
        return m.Num(value, str(value))
    return m.Arith(op, left, right)


def names(tokens) -> tuple[str, ...]:
    return tuple(str(t) for t in tokens)


def flat(runs: tuple[m.IdRun, ...]) -> tuple[str, ...]:
    return tuple(r.first for r in runs)


LONGEST = 5_000  # bits of a number
ENDLESS = re.compile(r"[0-9]{400,}")


# ---- parsing with messages -------------------------------------------------------------------


def parse(text: str, start: str, reader: Reader) -> tuple[Tree | None, list[Diagnostic]]:
    """A tree, or the one message that says where the text stops making sense."""
    if long := ENDLESS.search(text):
        line, column = text.count("\n", 0, long.start()), long.start() - text.rfind("\n", 0, long.start())
        span = Span(reader.file, reader.offset + line + 1, column + (0 if line else reader.column), 1, reader.clause)
        return None, [Diagnostic("CW102", f"a number of {len(long[0])} digits is not expected here", span, help="no figure of a game is as long")]
    try:
        return lark().parse(text, start=start), []
    except UnexpectedInput as err:
        return None, [syntax_error(err, text, reader)]
    except RecursionError:
        return None, [too_deep(reader)]


TOO_DEEP = "CW104"


def too_deep(reader: Reader) -> Diagnostic:
    return Diagnostic(TOO_DEEP, "this is nested too deeply", Span(reader.file, reader.offset + 1, 1, 1, reader.clause),
                      help="write several plain statements instead of one with many brackets")


def syntax_error(err: UnexpectedInput, text: str, reader: Reader) -> Diagnostic:
    lines = text.split("\n")
    if isinstance(err, UnexpectedToken) and err.token.type == "$END" or isinstance(err, UnexpectedEOF):
        line = max(1, len(lines))
        span = Span(reader.file, line + reader.offset, len(lines[-1]) + 1, 1, reader.clause)
        return Diagnostic("CW101", "the text ends in the middle of a statement", span, help=expected(err))
    line, column = max(1, err.line), max(1, err.column)
    found = text.split("\n")[line - 1][column - 1 :] if line <= len(lines) else ""
    word = re.match(r'"[^"]*"?|[\w.#]+|\S', found)
    shown = word[0] if word else ""
    shift = reader.column if line == 1 else 0
    span = Span(reader.file, line + reader.offset, column + shift, max(1, len(shown)), reader.clause)
    if isinstance(err, UnexpectedCharacters) and shown.startswith('"') and not shown.endswith('"', 1):
        return Diagnostic("CW103", "a quoted text is not closed", span, help='end it with " on the same line')
    if not shown:
        return Diagnostic("CW102", "the line ends in the middle of a statement", span, help=expected(err))
    return Diagnostic("CW102", f"`{shown}` is not expected here", span, help=expected(err, shown))


FRIENDLY = {
    "NAME": "a word", "VAR": "a variable such as U", "NUMBER": "a number", "STRING": 'a text in "quotes"', "ID": "a clause number",
    "_NL": "the end of the line", "CMP": "a comparison", "RATIO": "a ratio such as 2:1", "ANY": "_", "LPAR": "(", "RPAR": ")",
    "COMMA": ",", "AGGREGATE": "sum, highest or lowest", "OR_WHEN": "or when",
}


def expected(err: UnexpectedInput, found: str = "") -> str:
    """What could have stood there: the nearest keyword if one is close, else the short list."""
    raw = getattr(err, "expected", None) or getattr(err, "allowed", None) or set()
    options = sorted({FRIENDLY.get(t, t.strip("_").lower()) for t in raw if not t.startswith("__")})
    import difflib

    close = difflib.get_close_matches(found.lower(), [o for o in options if o.isalpha()], 1, 0.65)
    if close:
        return f"did you mean `{close[0]}`?"
    if {"may", "must"} <= set(options):
        return "a question begins with " + ", ".join(options)
    if len(options) > 9:
        return "a statement starts with a keyword such as define, permit, forbid, require, set or add: see grammar/README.md"
    return "expected " + ", ".join(options) if options else "see grammar/README.md"
