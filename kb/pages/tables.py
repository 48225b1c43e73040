"""Printed tables as tables: every cell has an anchor, doubtful and restored cells say so."""

from __future__ import annotations

from kb.answers import sentences as say
from kb.language import model as m
from kb.pages.atlas import Atlas, slug
from kb.pages.markup import esc, icon

MARKS = {"doubtful": ("?", "doubtful in print"), "restored": ("!", "restored by its pattern")}
OTHER_MARK = ("*", "two readings")


def tables_of_clause(atlas: Atlas, clause: m.Clause) -> str:
    words = [w.name for w in clause.declares if w.kind == "table"]
    return "".join(table_html(atlas.book, atlas.book.words[name], clause.title if len(words) == 1 else "") for name in words)


def table_html(book: m.Book, word: m.Word, title: str = "") -> str:
    """`title`: what a clause that holds no other table is called."""
    name = book.terms.get(word.name) or title or word.name.replace("_", " ")
    if word.table is None or word.table.absent:
        where = esc(word.table.absent) if word.table else ""
        return (f'<p class="note" id="{slug(word.name)}">{icon("unknown")}<span>Not printed in the rules ({where}): questions that need it are '
                f"answered <em>unknown</em>, until you supply it (<code>--tables {esc(word.name)}.csv</code>).</span></p>")
    rows = word.table.rows
    grid = two_keys(book, word, rows) if len(word.params) == 2 else one_row_a_cell(book, word, rows)
    notes = note_html(word)
    return f'<figure class="tbl-f"><figcaption id="{slug(word.name)}">{esc(name[:1].upper() + name[1:])}</figcaption>{grid}{notes}</figure>'


def two_keys(book: m.Book, word: m.Word, rows) -> str:
    down, across = unique(k[0] for k, _ in rows), unique(k[1] for k, _ in rows)
    cells: dict[tuple, list[str]] = {}
    for keys, cell in rows:
        cells.setdefault((key_text(book, keys[0]), key_text(book, keys[1])), []).append(cell_html(book, word, keys, cell))
    left, top = ([key_text(book, k) for k in ks] for ks in (down, across))
    corner = esc(f"{label(book, word, 0)} / {label(book, word, 1)}")
    head = f'<th scope="col">{corner}</th>' + "".join(f'<th scope="col">{esc(t)}</th>' for t in dict.fromkeys(top))
    body = "".join("<tr>" + f'<th scope="row">{esc(a)}</th>' + "".join(
        f'<td id="{slug(word.name)}-{slug(a)}-{slug(b)}">{", ".join(cells.get((a, b), []))}</td>' for b in dict.fromkeys(top)) + "</tr>"
        for a in dict.fromkeys(left))
    return framed(word, head, body)


def one_row_a_cell(book: m.Book, word: m.Word, rows) -> str:
    heads = [label(book, word, i) for i in range(len(word.params))] + [book.terms.get(word.value, word.value.replace("_", " "))]
    head = "".join(f'<th scope="col">{esc(h)}</th>' for h in heads)
    body = ""
    for keys, cell in rows:
        shown = [key_text(book, k) for k in keys]
        anchor = "-".join([slug(word.name), *map(slug, shown)])
        body += (f'<tr id="{anchor}">' + "".join(f'<th scope="row">{esc(k)}</th>' for k in shown)
                 + f"<td>{cell_html(book, word, keys, cell)}</td></tr>")
    return framed(word, head, body)


def framed(word: m.Word, head: str, body: str) -> str:
    """A table wider than the page scrolls by itself, also by keyboard."""
    return (f'<div class="scroll" tabindex="0" role="group" aria-label="{esc(word.name.replace("_", " "))}"><table class="tbl tbl--g">'
            f"<thead><tr>{head}</tr></thead><tbody>{body}</tbody></table></div>")


def cell_html(book: m.Book, word: m.Word, keys, cell) -> str:
    mark = dict(word.table.marks).get(keys, "")
    shown = [say.show(book, one) for one in (cell if isinstance(cell, tuple) else (cell,)) if one is not None]
    text = esc(" or ".join(shown) or "–")
    if not mark:
        return text
    sign, meaning = MARKS.get(mark, OTHER_MARK)
    return f'<span class="marked" title="{meaning}">{text}<sup aria-label="{meaning}">{sign}</sup></span>'


def note_html(word: m.Word) -> str:
    kinds = dict.fromkeys(MARKS.get(mark, OTHER_MARK) for _, mark in word.table.marks)
    said = "; ".join(f"{sign} {meaning}" for sign, meaning in kinds)
    return f'<p class="small muted">{esc(said)}</p>' if said else ""


def label(book: m.Book, word: m.Word, index: int) -> str:
    param = word.params[index]
    return book.terms.get(param.sort, param.sort.replace("_", " ")) if param.sort != "number" else "roll or number"


def key_text(book: m.Book, key) -> str:
    """7, 7-12, 30+, 2 or 12, a word, or an entry of a scale."""
    if isinstance(key, tuple) and key[:1] == ("or",):
        return " or ".join(key_text(book, k) for k in key[1:])
    if isinstance(key, tuple):
        low, high = key
        return f"{say.number(low)}+" if high is None else f"{say.number(low)}–{say.number(high)}"
    return say.show(book, key)


def unique(keys) -> list:
    return list(dict.fromkeys(keys))
