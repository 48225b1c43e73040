"""Pages that ask a player: a question of the book, its tree of questions for the script, and the way on where there is no script."""

from __future__ import annotations

import hashlib
import json

from kb.answers import matter_words as words
from kb.answers import sentences as say
from kb.answers.growing import Fork, Grown, Leaf, Topic, Tree, subject_of
from kb.answers.interview_state import State, begun
from kb.answers.interview_state import subject_of as subject_of_state
from kb.answers.opening import Choose
from kb.language import model as m
from kb.language.spans import Refused, visible
from kb.pages.atlas import Atlas, address, slug
from kb.pages.chapter import contents
from kb.pages.index import in_script
from kb.pages.lists import head_html
from kb.pages.markup import esc, icon, items, plural
from kb.pages.page import Page
from kb.pages.talking import Talks
from kb.show.interview import EFFECTS

INDEX = "ask.html"


def page_of(topic: Topic) -> str:
    return f"{topic.kind}-{slug(topic.word)}.html"


def pages_by_word(talks: Talks) -> dict[str, tuple[tuple[str, str], ...]]:
    """Deed → the pages that ask about it, with their kind."""
    found: dict[str, tuple[tuple[str, str], ...]] = {}
    for talk in talks:
        found[talk.topic.word] = (*found.get(talk.topic.word, ()), (talk.topic.kind, page_of(talk.topic)))
    return found


def talk_pages(atlas: Atlas, talks: Talks) -> list[Page]:
    return [index_page(atlas, talks)] + [talk_page(atlas, talk) for talk in talks] if talks else []


def index_page(atlas: Atlas, talks: Talks) -> Page:
    lede = "No board needed: each page asks what matters, one thing at a time, and ends in the verdict with its clauses."
    body = head_html(atlas, "ask me", "Ask me", lede)
    for kind, heading in (("may", "May it be done?"), ("must", "Must it be done?")):
        rows = sorted((-norms_on(atlas.book, t.topic.word), title(atlas.book, t.topic), n) for n, t in enumerate(talks) if t.topic.kind == kind)
        listed = [f'<a href="{page_of(talks[n].topic)}">{esc(text)}</a> <span class="small muted">{size_text(talks[n])}</span>' for _, text, n in rows]
        body += f"<h2>{heading}</h2>" + items(listed, class_="asks") if listed else ""
    return Page(INDEX, "Ask me", "interview", body, atlas.book, "ask", contents(atlas))


def norms_on(book: m.Book, deed: str) -> int:
    """What much is written about is asked about most."""
    return sum(s.head is not None and s.head.name == deed for clause in book.clauses for s in clause.statements)


def size_text(talk: Grown) -> str:
    if not talk.trees:
        return "on the command line"
    most = max(deepest(tree) for _, tree in talk.trees)
    return f"{plural(most, 'question')} at most" if most else "the same for all"


def deepest(tree: Tree) -> int:
    known: dict[int, int] = {}

    def depth(n: int) -> int:
        if n not in known:
            node = tree.nodes[n]
            known[n] = 1 + max(depth(node.yes), depth(node.no)) if isinstance(node, Fork) else 0
        return known[n]

    return depth(0)


# ---- the question in words -----------------------------------------------------------------------


def title(book: m.Book, topic: Topic) -> str:
    """May your unit counter-attack the enemy?"""
    args = tuple(m.Const(called(book, topic, n)) for n in range(len(book.words[topic.word].params)))
    text = words.asked_aloud(book, m.Question(topic.kind, m.Atom(topic.word, args)))
    return visible(text or f"{topic.kind.capitalize()} it be so: {say.deed(book, topic.word, tuple(a.value for a in args), topic.kind)}?")


def called(book: m.Book, topic: Topic, place: int) -> str:
    """As the interview names them; what has to be chosen first is called by its sort."""
    try:
        return str(getattr(subject_of(book, topic, {}).question.atom.args[place], "value", ""))
    except Choose:
        sort = book.words[topic.word].params[place].sort
        return {"unit": "your unit"}.get(sort, f"the {sort.replace('_', ' ')}")


def command(book: m.Book, topic: Topic) -> str:
    """What to type for the same interview: in words, if the words are understood as this question."""
    blanks = ", ".join("_" for _ in book.words[topic.word].params)
    for text in (title(book, topic).lower().replace("your unit", "a unit"), f"{topic.kind} {topic.word}({blanks})"):
        if understood(book, text, topic):
            return f'clausewitz interview {book.id} "{text}"'
    return f'clausewitz interview {book.id} "{topic.kind} {topic.word}({blanks})"'


def understood(book: m.Book, text: str, topic: Topic) -> bool:
    try:
        if not isinstance(begun(book, text), State):
            return False
        question = subject_of_state(book, State(book.id, "", text), None).question
        return (question.kind, question.atom.name) == (topic.kind, topic.word)
    except Choose:
        return topic.word in text or topic.word.replace("_", " ") in text
    except (Refused, AttributeError):
        return False


# ---- a page --------------------------------------------------------------------------------------


def talk_page(atlas: Atlas, talk: Grown) -> Page:
    book, asked = atlas.book, title(atlas.book, talk.topic)
    crumb = f'<p class="cw-crumb"><a href="index.html">{esc(book.title)}</a> / <a href="{INDEX}">ask me</a></p>'
    typed = f'<p class="small muted">The same at a terminal: <code class="typed">{esc(command(book, talk.topic))}</code></p>'
    card = f'<a class="btn" href="actions.html#{slug(talk.topic.word)}">{icon("page")}Every clause that decides it</a>'
    if not talk.trees:
        inner = f'<p class="lede">This page cannot ask: {esc(talk.why_not)}.</p><p class="acts">{card}</p>' + typed.replace("The same at a terminal", "At a terminal it can be asked")
        return Page(page_of(talk.topic), asked, "interview", f"{crumb}<h1>{esc(asked)}</h1>{inner}", book, "ask", contents(atlas))
    plain = '<noscript><style>.talk{display:none}</style><p class="lede">This page asks its questions with a script, and scripts are off. The clauses themselves need none.</p></noscript>'
    body = (f'{crumb}<h1 class="talk-h">{esc(asked)}</h1>{plain}<div class="talk"></div><p class="talk-foot">{card}</p>{typed}'
            f'<script type="application/json" id="tree">{in_script(data_of(atlas, talk))}</script>')
    return Page(page_of(talk.topic), asked, "interview", body, book, "ask", contents(atlas))


# ---- its tree as data ----------------------------------------------------------------------------


class Data:
    """Numbers for what is said more than once."""

    def __init__(self, atlas: Atlas):
        self.atlas = atlas
        self.matters: dict[str, int] = {}
        self.rows: list[list] = []  # question, sentence, denied, number of its own tree, disputes
        self.whys: dict[str, int] = {}
        self.places: dict[str, str] = {}

    def matter(self, fork: Fork) -> int:
        asked = fork.asked
        if asked.matter not in self.matters:
            self.matters[asked.matter] = len(self.rows)
            self.rows.append([visible(asked.question), visible(asked.sentence), visible(asked.denied), -1, [self.cite(d) for d in asked.disputed]])
        return self.matters[asked.matter]

    def why(self, fork: Fork) -> int:
        by_effect: dict[str, list[str]] = {}
        for effect, cite in fork.asked.why:
            by_effect.setdefault(EFFECTS[effect], []).append(self.cite(cite))
        said = json.dumps([[text, list(dict.fromkeys(cites))] for text, cites in list(by_effect.items())[:2]])
        return self.whys.setdefault(said, len(self.whys))

    def cite(self, cite: str) -> str:
        place = self.atlas.disputes.get(cite) or self.atlas.place(cite)
        if place is not None:
            self.places[cite] = address(*place)
        return visible(cite)

    def node(self, node: Fork | Leaf | bool) -> list | int:
        if isinstance(node, Fork):
            return [self.matter(node), node.yes, node.no, self.why(node)]
        return self.leaf(node) if isinstance(node, Leaf) else int(node)

    def leaf(self, leaf: Leaf) -> dict:
        said = {"v": leaf.verdict, "h": visible(leaf.headline.removeprefix("Yes: ").removeprefix("No: ")), "c": [self.cite(c) for c in leaf.cites],
                "b": [[self.matters[key], self.cite(c)] for key, c in leaf.because if key in self.matters],
                "r": [[self.cite(d), visible(text), value] for d, text, value in leaf.readings], "x": [visible(x) for x in leaf.rests_on]}
        return {key: value for key, value in said.items() if value}

    def tree(self, tree: Tree) -> list:
        forks = [n for n in tree.nodes if isinstance(n, Fork)]
        for fork in forks:  # before the leaves, which name matters
            self.matter(fork)
        return [self.node(n) for n in tree.nodes]


def data_of(atlas: Atlas, talk: Grown) -> dict:
    data = Data(atlas)
    trees = [data.tree(tree) for _, tree in talk.trees]
    for key, tree in talk.below:
        if key in data.matters:
            data.rows[data.matters[key]][3] = len(trees)
            trees.append(data.tree(tree))
    said = {"options": [visible(atlas.book.terms.get(o, o.replace("_", " "))) for o, _ in talk.trees] if talk.sort else [], "sort": talk.sort.replace("_", " "),
            "matters": data.rows, "why": [json.loads(w) for w in data.whys], "trees": trees, "at": data.places}
    return {"mark": hashlib.sha256(json.dumps(said, sort_keys=True).encode()).hexdigest()[:4], **said}
