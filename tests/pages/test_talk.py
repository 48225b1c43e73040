"""Pages that ask: their trees say what the live interview says, step by step, and interview.js walks them.

Needs node (in CI: the package `nodejs`); without it what the script does is not tested here."""

from __future__ import annotations

import json
import random
import shutil
import subprocess
from functools import lru_cache
from pathlib import Path

import pytest

from kb.answers.growing import Fork, Grown, Leaf, Topic, grown, leaf_of, subject_of, topics
from kb.answers.interview import NO, UNKNOWN, YES, Interview, Said
from kb.language.assembly import book_from_text
from kb.language.loader import load_book
from kb.pages import talking
from kb.pages.atlas import atlas_of
from kb.pages.talk import command, data_of, page_of, talk_pages, title
from tests.engine.books import book as made
from tests.pages.test_atlas import BOOK

SCRIPT = Path(__file__).resolve().parents[2] / "site" / "theme" / "js" / "interview.js"
ASKED = [("campaign", "may", "attack"), ("campaign", "may", "arrive"), ("campaign", "must", "give_up"), ("campaign", "may", "leave"), ("lightning", "may", "command"),
         ("lightning", "must", "roll_surrender"), ("defiant", "may", "attack"), ("mlawa", "may", "counter_attack"), ("w39", "may", "counter_attack"), ("w39", "may", "rally")]
WALKS = 6
RUN = """
const talk = require(process.argv[1]);
const { data, walks } = JSON.parse(require("fs").readFileSync(0, "utf8"));
const found = walks.map(([tree, letters]) => {
  const all = talk.fromLetters(data, tree, letters), at = talk.replay(data, tree, all);
  return { order: at.order.map((o) => o.matter), ask: at.ask && at.ask.matter, end: at.end, none: at.ask ? talk.none(data, tree, at.said).verdict : "",
           enough: at.ask ? talk.ended(data, tree, at.said, at.found, true).verdict : "", most: talk.longest(data, tree, at.said) };
});
process.stdout.write(JSON.stringify(found));
"""
LETTER = {YES: "y", NO: "n", UNKNOWN: "u"}
with_node = pytest.mark.skipif(shutil.which("node") is None, reason="no node")


@lru_cache(maxsize=None)
def book(name: str):
    return load_book(name)[0]


@lru_cache(maxsize=None)
def talk(name: str, kind: str, word: str) -> Grown:
    return grown(book(name), Topic(kind, word))


@lru_cache(maxsize=None)
def data(name: str, kind: str, word: str) -> dict:
    return data_of(atlas_of(book(name)), talk(name, kind, word))


def in_node(given: dict, walks: list) -> list[dict]:
    ran = subprocess.run(["node", "-e", RUN, str(SCRIPT)], input=json.dumps({"data": given, "walks": walks}), capture_output=True, text=True, encoding="utf-8",
                         check=False, timeout=120)
    assert ran.returncode == 0, ran.stderr
    return json.loads(ran.stdout)


def live(name: str, kind: str, word: str, option: str, said: tuple[Said, ...]) -> Interview:
    found = talk(name, kind, word)
    return Interview(book(name), subject_of(book(name), found.topic, {found.sort: option} if found.sort else {}), said)


# ---- the trees -----------------------------------------------------------------------------------


@pytest.mark.parametrize("asked", ASKED, ids="-".join)
def test_a_tree_asks_and_answers_as_the_live_interview_does(asked):
    rng = random.Random(str(asked))
    for option, tree in talk(*asked).trees:
        for _ in range(2):
            node, said = tree.nodes[0], ()
            while isinstance(node, Fork):
                step = live(*asked, option, said).step()
                assert step.asked == node.asked, said
                reply = rng.choice((YES, NO, NO))
                said += (Said(node.asked.matter, reply),)
                node = tree.nodes[node.yes if reply == YES else node.no]
            work = live(*asked, option, said)
            assert work.step().answer is not None and leaf_of(work) == node, said


@pytest.mark.parametrize("asked", ASKED, ids="-".join)
def test_equal_branches_are_kept_once_and_none_leads_to_itself(asked):
    for _, tree in (*talk(*asked).trees, *talk(*asked).below):
        assert len(set(tree.nodes)) == len(tree.nodes)
        for n, node in enumerate(tree.nodes):
            assert not isinstance(node, Fork) or {node.yes, node.no} <= set(range(len(tree.nodes))) - {n}


# ---- the script ----------------------------------------------------------------------------------


@with_node
@pytest.mark.parametrize("asked", ASKED, ids="-".join)
def test_the_script_ends_where_the_live_interview_ends(asked):
    """With yes and no alone: question for question."""
    rng, trees = random.Random(str(asked)), talk(*asked).trees
    walks = [(t, "".join(rng.choice("ynn") for _ in range(60))) for t in range(len(trees)) for _ in range(WALKS)]
    for (t, letters), found in zip(walks, in_node(data(*asked), walks)):
        questions = [data(*asked)["matters"][m][0] for m in found["order"]]
        said, shown = (), []
        while (step := live(*asked, trees[t][0], said).step()).answer is None:
            shown.append(step.asked.question)
            said += (Said(step.asked.matter, YES if letters[len(said)] == "y" else NO),)
        assert shown == questions
        leaf = found["end"]["leaves"][0]
        assert found["end"]["verdict"] == leaf["v"] == step.answer.verdict and leaf.get("c", []) == list(step.answer.cites)
        assert found["ask"] is None and found["most"] == 0


@with_node
@pytest.mark.parametrize("asked", ASKED, ids="-".join)
def test_who_does_not_know_is_told_what_is_certain_all_the_same(asked):
    """A verdict of the walk holds however it is with what is not known; and what the live interview knows for certain, the walk knows."""
    rng, trees = random.Random(str(asked)), talk(*asked).trees
    keys = {row[0]: n for n, row in enumerate(data(*asked)["matters"])}
    walks = [(t, "".join(rng.choice("ynnu") for _ in range(60))) for t in range(len(trees)) for _ in range(WALKS)]
    starts = [live(*asked, option, ()) for option, _ in trees]
    for (t, letters), found in zip(walks, in_node(data(*asked), walks)):
        forks = [n for n in trees[t][1].nodes if isinstance(n, Fork)]
        matters = {keys[n.asked.question]: n.asked.matter for n in forks}
        told = {matters[m]: letter == "y" for m, letter in zip(found["order"], letters) if letter in "yn" and m in matters}
        weighing = starts[t].weighing
        assert weighing.verdict(weighing.known(starts[t].told | told)) in ("unknown", found["end"]["verdict"])
        if found["end"]["verdict"] == "unknown" or not set(found["order"]) <= set(matters):
            continue  # else a matter was settled by its own tree
        for _ in range(4):
            rest = {n.asked.matter: rng.random() < 0.5 for n in forks if n.asked.matter not in told}
            assert leaves_of(trees[t][1], told | rest) == found["end"]["verdict"], letters


def leaves_of(tree, told: dict) -> str:
    node = tree.nodes[0]
    while isinstance(node, Fork):
        node = tree.nodes[node.yes if told[node.asked.matter] else node.no]
    return node.verdict


@with_node
def test_enough_and_none_of_the_rest():
    asked = ("w39", "may", "counter_attack")
    start, after = in_node(data(*asked), [(0, ""), (0, "y")])
    assert start["enough"] == after["enough"] == "unknown"
    assert after["none"] == "no" and start["most"] > after["most"] > 0
    assert in_node(data(*asked), [(0, "n")])[0]["end"]["verdict"] == "no"


@with_node
@pytest.mark.parametrize("letters", ["", "y" * 500, "qqq", "u" * 60])
def test_odd_letters_lead_somewhere(letters):
    found = in_node(data("campaign", "may", "attack"), [(0, letters)])[0]
    assert found["ask"] is not None or found["end"]["verdict"]


# ---- the pages -----------------------------------------------------------------------------------


def test_what_a_page_is_called_and_what_to_type():
    assert page_of(Topic("may", "counter_attack")) == "may-counter-attack.html"
    assert title(book("w39"), Topic("may", "counter_attack")) == "May your unit counter-attack the enemy?"
    assert command(book("w39"), Topic("may", "counter_attack")).startswith('clausewitz interview w39 "may ')


SMALL = """
[1] Things
  permit attack(U, E) when strength(U) > 2 and U is foot
  forbid attack(U, _) when U is shaken
  action hoist(side S, number N) "{S} [hoist|hoisted] {N} flags"
  permit hoist(S, N) when N < 3
  otherwise forbid hoist
"""


def test_a_question_about_a_number_has_no_tree_and_says_what_to_type():
    small = made(SMALL)
    found = {t: grown(small, t) for t in topics(small)}
    assert found[Topic("may", "attack")].trees
    flags = found[Topic("may", "hoist")]
    assert not flags.trees and "number" in flags.why_not
    pages = {p.name: p for p in talk_pages(atlas_of(small), tuple(found.values()))}
    assert "clausewitz interview small" in pages["may-hoist.html"].body and 'id="tree"' not in pages["may-hoist.html"].body
    assert "on the command line" in pages["ask.html"].body and 'id="tree"' in pages["may-attack.html"].body


def test_what_is_too_large_is_given_up(monkeypatch):
    monkeypatch.setattr("kb.answers.growing.MOST_FORKS", 1)
    assert grown(made(SMALL), Topic("may", "attack")).trees == ()


def test_a_leaf_names_what_settled_it_and_no_more():
    leaves = [n for _, tree in talk("w39", "may", "counter_attack").trees for n in tree.nodes if isinstance(n, Leaf)]
    for leaf in leaves:
        assert leaf.because and (leaf.verdict == "yes" or len(leaf.because) <= 3), leaf


# ---- kept between builds -------------------------------------------------------------------------


@pytest.fixture
def kept_apart(tmp_path, monkeypatch):
    """Books under one folder's name, and the topics that are grown for them."""
    monkeypatch.setenv("CLAUSEWITZ_CACHE", str(tmp_path))
    monkeypatch.setattr("kb.pages.working.os.cpu_count", lambda: 1)
    found: list[int] = []

    def use(text: str):
        made = book_from_text(text)[0]
        found.clear()
        monkeypatch.setattr(talking, "grow_some", lambda folder, numbers: [found.append(n) or grown(made, list(topics(made))[n]) for n in numbers])
        return made, found

    return use


def test_trees_are_grown_once_and_again_when_the_rules_change(kept_apart):
    first, grew = kept_apart(BOOK)
    talks, late = talking.grow_all([first])
    assert grew and not late and len(talks["tiny"]) == len(list(topics(first)))
    same, grew = kept_apart(BOOK.replace("Red rests;", "Reds rest;"))
    assert talking.grow_all([same]) == (talks, 0) and not grew, "a summary changes no question"
    other, grew = kept_apart(BOOK.replace("permit rest(U) when U is red", "permit rest(U) when U is blue"))
    old, late = talking.grow_all([other], hurry=True)
    assert not grew and late == len(old["tiny"]) and old == talks, "in a hurry the old ones do"
    new, late = talking.grow_all([other])
    assert grew and not late and new != talks
