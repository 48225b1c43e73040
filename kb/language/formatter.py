"""Rule files in the common style: the layout changes, the meaning and the comments do not."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace

from kb.language import model as m
from kb.language.blocks import EXAMPLE, HEADER, SUMMARY
from kb.language.parser import CONTINUES
from kb.language.reader import FileContent, read
from kb.language.spans import Refused

WIDTH = 120
TOKEN = re.compile(r'"[^"\n]*"|->|<=|>=|!=|[=<>(),]|(?<!\S)#.*|[^\s"=<>(),!\-#]+|\S')
COMMENT = re.compile(r'((?:[^"#]|"[^"]*"|(?<=\S)#)*?)(?:(?<!\S)(#.*))?$')
JOINS = re.compile(r"(?:%s)\b" % "|".join(CONTINUES))
BREAKS = ("when", "unless", "or when")
SPOKEN = ("given", "derived", "role", "action", "event", "throw", "amount")  # may align their templates in a column
RULES = ("define deny permit forbid require excuse set add halve multiply round limit cause except rank in figure").split()


def format_text(text: str) -> str:
    """The text in normal form. Raises Refused when it cannot be read: then nobody knows what it means."""
    before = read(text, "")
    if before.diagnostics:
        raise Refused(*before.diagnostics)
    laid_out = layout(text)
    return laid_out if same_meaning(before, read(laid_out, "")) else text


def same_meaning(one: FileContent, other: FileContent) -> bool:
    """Whether two readings of a file agree in everything but places."""
    return not other.diagnostics and essence(one) == essence(other)


def essence(content: FileContent):
    clauses = [replace(c, examples=tuple(bare(e) for e in c.examples)) for c in content.clauses]
    return clauses, content.words, content.jargon, [name for name, _ in content.includes], content.book, content.scenario


def bare(example: m.Example) -> m.Example:
    """An example without the layout of its position, whose text is kept as it was written."""
    lines = (spaced(split_comment(raw)[0]) for raw in example.given.split("\n")[1:])
    return replace(example, given="\n".join(line for line in lines if line), ask_text=spaced(example.ask_text))


# ---- lines -----------------------------------------------------------------------------------


@dataclass
class Sheet:
    """The lines written so far, and where in a clause they have come to."""

    lines: list[str]
    comments: list[str]
    base: int = 0  # indentation of statements here
    example: bool = False
    asked: bool = False
    gap: bool = False  # a blank line stands before what comes next

    def put(self, line: str, indent: int, gap: bool | None = None) -> None:
        """A line, after the comments that stand above it."""
        wanted = self.gap if gap is None else gap
        if wanted and self.lines and self.lines[-1]:
            self.lines.append("")
        self.lines += [" " * indent + c if c else "" for c in self.comments]
        self.lines.append(" " * indent + line)
        self.comments, self.gap = [], False


def layout(text: str) -> str:
    sheet = Sheet([], [])
    raw = [line.rstrip() for line in text.replace("\r\n", "\n").split("\n")]
    at = 0
    while at < len(raw):
        at = take(raw, at, sheet)
    if sheet.comments:
        sheet.lines += ([""] if sheet.gap and sheet.lines else []) + [" " * sheet.base + c if c else "" for c in sheet.comments]
    return "\n".join(sheet.lines).strip("\n") + "\n" if sheet.lines else ""


def take(raw: list[str], at: int, sheet: Sheet) -> int:
    """One line, or one statement of several lines; the place of the next."""
    line = raw[at]
    header = HEADER.match(line)
    in_clause = sheet.base > 0 or sheet.example
    if header:
        sheet.put(f"[{header[1]}] {header[2].strip()}".rstrip(), 0, gap=True)
        sheet.base, sheet.example, sheet.asked = 2, False, False
    elif not line:
        take_blank(sheet)
    elif line.lstrip().startswith("#"):
        sheet.comments.append(line.strip())
    elif in_clause and EXAMPLE.match(line):
        sheet.put(with_comment(line), 2, gap=True)
        sheet.base, sheet.example, sheet.asked = 2, True, False
    elif sheet.example:
        take_example_line(line, sheet)
    elif in_clause and (summary := SUMMARY.match(line)):
        sheet.put(f"| {summary[1].strip()}".rstrip(), 2)
    else:
        return take_statement(raw, at, sheet)
    return at + 1


def take_blank(sheet: Sheet) -> None:
    """At most one blank line, and none right under a header."""
    if sheet.comments:
        if sheet.comments[-1]:
            sheet.comments.append("")
    else:
        sheet.gap = bool(sheet.lines) and not sheet.lines[-1].startswith("[")


def take_example_line(line: str, sheet: Sheet) -> None:
    word = line.split()[0]
    if word in ("given", "ask", "expect") or word in ("open", "closed") and not sheet.asked:
        sheet.asked = sheet.asked or word == "given"
        sheet.put(with_comment(line), 4, gap=False)
    else:
        sheet.asked = True
        sheet.put(with_comment(line), 6, gap=False)


# ---- statements --------------------------------------------------------------------------------


def take_statement(raw: list[str], at: int, sheet: Sheet) -> int:
    end = at + 1
    while end < len(raw) and continues(raw, at, end):
        end += 1
    while end > at + 1 and (not raw[end - 1] or raw[end - 1].lstrip().startswith("#")):
        end -= 1  # comments and blanks below belong to what follows
    lines = [line.strip() for line in raw[at:end] if line]
    first = re.sub(r"^\(\w+\)\s*", "", lines[0]).split()[0]
    indent = indentation(first, sheet)
    for i, (depth, line) in enumerate(arranged(lines, first, indent)):
        if i == 0:
            sheet.put(line, indent)
        else:
            sheet.lines.append(" " * depth + line)
    return end


def continues(raw: list[str], start: int, at: int) -> bool:
    """Whether a line belongs to the statement above it: it begins with a joining word, or follows a comma."""
    if raw[at - 1].endswith(",") and not split_comment(raw[at - 1])[1]:
        return True
    here = at
    while here < len(raw) and (not raw[here] or raw[here].lstrip().startswith("#")):
        here += 1
    return here < len(raw) and JOINS.match(raw[here].strip()) is not None


def indentation(first: str, sheet: Sheet) -> int:
    """Statements of a clause stand at 2, a reading at 4, what it says at 6; outside clauses at 0."""
    if not sheet.base:
        return 0
    if first == "dispute":
        sheet.base = 2
        return 2
    if first == "reading":
        sheet.base = 6
        return 4
    return sheet.base


def arranged(lines: list[str], first: str, indent: int) -> list[tuple[int, str]]:
    """The lines of a statement as their author broke them; lines of a rule that are too long are broken further."""
    out: list[tuple[int, str]] = []
    for line in lines:
        depth = indent + 2 if out else indent
        code, comment = split_comment(line)
        if first not in RULES or len(spaced(code)) + depth <= WIDTH:
            out.append((depth, with_comment(line, first in SPOKEN)))
            continue
        parts = broken(spaced(code), depth)
        parts[-1] += f"  {comment}" if comment else ""
        out += [(indent + 2 if out or i else indent, part) for i, part in enumerate(parts)]
    return out


def broken(code: str, indent: int) -> list[str]:
    """A line that is too long, broken before its conditions, and those before `and` where they are still too long."""
    out = []
    for part in cut(code, BREAKS):
        room = WIDTH - indent - 2
        out += [part] if len(part) <= room else filled(cut(part, ("and",)), room)
    return out


def cut(code: str, words: tuple[str, ...]) -> list[str]:
    """The code cut before some joining words, where no bracket is open."""
    depth, parts, start = 0, [], 0
    for token in TOKEN.finditer(code):
        depth += {"(": 1, ")": -1}.get(token[0], 0)
        found = any(code.startswith(w, token.start()) and not code[token.start() + len(w):][:1].strip() for w in words)
        after_or = code[: token.start()].endswith("or ") and token[0] == "when"
        if found and depth == 0 and token.start() > start and not after_or:
            parts.append(code[start : token.start()].strip())
            start = token.start()
    return [*parts, code[start:].strip()]


def filled(parts: list[str], room: int) -> list[str]:
    """As many parts on a line as it holds."""
    lines = parts[:1]
    for part in parts[1:]:
        if len(lines[-1]) + 1 + len(part) <= room:
            lines[-1] += f" {part}"
        else:
            lines.append(part)
    return lines


# ---- spaces --------------------------------------------------------------------------------------


def split_comment(line: str) -> tuple[str, str]:
    """The code of a line, and the comment behind it."""
    found = COMMENT.match(line)
    return (found[1].rstrip(), found[2] or "") if found else (line, "")


def with_comment(line: str, keep_column: bool = False) -> str:
    code, comment = split_comment(line.strip())
    laid = spaced(code)
    if keep_column and (column := re.match(r'([^"]*?\S)( {2,})(".*)$', code)):
        laid = spaced(column[1]) + column[2] + spaced(column[3])
    return f"{laid}  {comment}" if comment else laid


def spaced(code: str) -> str:
    """Single spaces between words; none inside brackets; one after a comma and around a comparison."""
    out = ""
    last_end, before = 0, ""
    for token in TOKEN.finditer(code):
        word = token[0]
        blank = token.start() > last_end
        if word in (",", ")") or before == "(":
            blank = False
        elif before == "," or word in OPERATORS or before in OPERATORS:
            blank = True
        out += (" " if blank and out else "") + word
        last_end, before = token.end(), word
    return out


OPERATORS = ("=", "<=", ">=", "!=", "<", ">", "->")
