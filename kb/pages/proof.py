"""A proof as nested lists: one line a sentence, its clause at the right edge, only what decides left open."""

from __future__ import annotations

from kb.answers.model import Answer, Node
from kb.pages.atlas import Atlas
from kb.pages.markup import esc, icon

ICONS = {"given": "dot", "absent": "ring", "sum": "sigma", "table": "table", "path": "path", "value": "sigma", "lifted": "lift", "note": "note",
         "unknown": "unknown"}
WORDS = {"given": "given", "absent": "absent", "table": "table", "sum": "sum"}
DEEPEST = 40


def proof_html(atlas: Atlas, answer: Answer) -> str:
    """A root that only repeats the verdict gives way to what stands under it."""
    roots = [child for node in answer.proof for child in (node.children if repeats(node, answer) else (node,))]
    shown = [node_html(atlas, node, answer, 1) for node in worth_showing(roots)]
    return f'<ul class="tree">{"".join(shown)}</ul>' if shown else ""


def repeats(node: Node, answer: Answer) -> bool:
    said, head = node.text.rstrip(".").lower(), answer.headline.rstrip(".").lower()
    return bool(node.children) and bool(said) and (head == said or head.endswith(f": {said}"))


def worth_showing(nodes) -> list[Node]:
    """The deciding steps first; what only says that nothing stands in the way is left out."""
    return list(dict.fromkeys(n for n in nodes if not n.minor))


def node_html(atlas: Atlas, node: Node, answer: Answer, depth: int) -> str:
    children = worth_showing(node.children) if depth < DEEPEST else []
    leads = node.cite in answer.cites
    cls = ' class="lead"' if leads and depth == 1 else ""
    text = f'<span class="t">{esc(node.text)}</span>{edge(atlas, node)}'
    if not children:
        return f'<li{cls}><div class="n">{icon(ICONS.get(node.kind, "page"))}{text}</div></li>'
    inside = "".join(node_html(atlas, child, answer, depth + 1) for child in children)
    opened = " open" if depth == 1 and (leads or len(answer.cites) == 0) else ""
    return f'<li{cls}><details{opened}><summary><span class="tri"></span>{text}</summary><ul>{inside}</ul></details></li>'


def edge(atlas: Atlas, node: Node) -> str:
    if node.cite and node.cite not in WORDS:
        return atlas.cite(node.cite)
    word = WORDS.get(node.kind, "")
    return f'<span class="kind">{word}</span>' if word else ""


def facts_of(answer: Answer) -> list[str]:
    """What the proof takes from the position, each fact once, in the order in which it is needed."""
    found: dict[str, None] = {}

    def walk(node: Node) -> None:
        if node.kind == "given":
            found.setdefault(node.text)
        for child in node.children:
            walk(child)

    for node in answer.proof:
        walk(node)
    return list(found)
