"""A proof as nested lists: one line a sentence, its clause at the right edge, only what decides left open."""

from __future__ import annotations

from kb.answers.model import Answer, Node
from kb.pages.atlas import Atlas
from kb.pages.markup import esc, icon

ICONS = {"given": "dot", "absent": "ring", "sum": "sigma", "table": "table", "path": "path", "value": "sigma", "lifted": "lift", "note": "note",
         "unknown": "unknown"}
WORDS = {"given": "given", "absent": "absent", "table": "table", "sum": "sum"}
DEEPEST = 40
MOST = 60  # unfolded reasons: beyond that, `clausewitz ask --full` is the better tool
AGAIN = ' <span class="muted small">(shown above)</span>'


def proof_html(atlas: Atlas, answer: Answer) -> str:
    """A root that only repeats the verdict gives way to what stands under it."""
    roots = [child for node in answer.proof for child in (node.children if repeats(node, answer) else (node,))]
    tree = Tree(atlas, answer)
    shown = "".join(tree.item(node, 1) for node in worth_showing(roots))
    return f'<ul class="tree">{shown}</ul>' if shown else ""


def repeats(node: Node, answer: Answer) -> bool:
    said, head = node.text.rstrip(".").lower(), answer.headline.rstrip(".").lower()
    return bool(node.children) and bool(said) and (head == said or head.endswith(f": {said}"))


def worth_showing(nodes) -> list[Node]:
    """The deciding steps first; what only says that nothing stands in the way is left out."""
    return list(dict.fromkeys(n for n in nodes if not n.minor))


class Tree:
    """A reason is unfolded once: where it is needed again it is only named. So the size of a page is bounded by what there is to say."""

    def __init__(self, atlas: Atlas, answer: Answer):
        self.atlas, self.answer = atlas, answer
        self.told: set[Node] = set()

    def item(self, node: Node, depth: int) -> str:
        children = worth_showing(node.children) if depth < DEEPEST else []
        leads = node.cite in self.answer.cites
        cls = ' class="lead"' if leads and depth == 1 else ""
        again = bool(children) and node in self.told
        text, cited = f'<span class="t">{esc(node.text)}{AGAIN if again else ""}</span>', edge(self.atlas, node)
        if not children or again or len(self.told) > MOST:
            return f'<li{cls}><div class="n">{icon(ICONS.get(node.kind, "page"))}{text}{cited}</div></li>'
        self.told.add(node)
        inside = "".join(self.item(child, depth + 1) for child in children)
        opened = " open" if depth == 1 and (leads or not self.answer.cites) else ""
        # the clause stands beside what unfolds, not in it: a link inside a button cannot be reached by everyone
        return f'<li{cls}>{cited}<details{opened}><summary><span class="tri"></span>{text}</summary><ul>{inside}</ul></details></li>'


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
