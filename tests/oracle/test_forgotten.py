"""Open positions in which more is missing than a fact: where a unit stands, what it is, which phase it is, that a unit is there at all.

A position is drawn, part of it is forgotten, and the rest asked as an open position. No certain answer may differ from what holds in
the position that was drawn, nor in others that agree with all that was not forgotten."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kb.board.position import read_position
from tests.oracle.verdict_book import answers, questions
from tests.oracle.worlds import ARMS, HEXES, MARKERS, NATIONS, PHASES, Unit, World, few, position_of, w39, worlds

pytestmark = pytest.mark.xdist_group("oracle")
TALLY = {"positions": 0, "completions": 0, "told": 0, "asked": 0}
COUNTER = ("nation", "arm", "strength", "movement", "gunfire", "at", "marker")


def other_places(world: World, draw) -> World:
    return with_first(world, hex=draw(st.sampled_from(HEXES)))


def other_nations(world: World, draw) -> World:
    return with_first(world, nation=draw(st.sampled_from(NATIONS)))


def other_arms(world: World, draw) -> World:
    return with_first(world, arm=draw(st.sampled_from(ARMS)), strength=draw(st.integers(1, 6)))


def other_markers(world: World, draw) -> World:
    return replace(world, units=tuple(replace(u, marker=draw(st.sampled_from(MARKERS + ("",)))) for u in world.units))


def other_phases(world: World, draw) -> World:
    return replace(world, phase=draw(st.sampled_from(PHASES)))


def other_deeds(world: World, draw) -> World:
    names = [u.name for u in world.units]
    deed = st.tuples(st.sampled_from(("attack", "fire", "raid")), st.sampled_from(names), st.sampled_from(names), st.sampled_from(PHASES))
    return replace(world, deeds=tuple(draw(st.lists(deed.filter(lambda d: d[1] != d[2]), max_size=3, unique=True))))


def other_units(world: World, draw) -> World:
    new = Unit("new", draw(st.sampled_from(NATIONS)), draw(st.sampled_from(ARMS)), draw(st.integers(1, 6)), draw(st.sampled_from(HEXES)))
    return replace(world, units=(*world.units, new))


def with_first(world: World, **new) -> World:
    return replace(world, units=(replace(world.units[0], **new), *world.units[1:]))


# what is forgotten: the words that are no longer complete, and how a completion may differ
FORGETS = {
    "place": (("at",), other_places),
    "nation": (("nation",), other_nations),
    "arm": (("arm", "strength", "gunfire"), other_arms),
    "markers": (("marker",), other_markers),
    "phase": ((), other_phases),
    "deeds": (("attack", "counter_attack", "fire", "raid", "fight"), other_deeds),
    "unit": (COUNTER, other_units),
}


def remembered(world: World, what: str) -> str:
    """The lines of a position without what was forgotten."""
    lines = []
    for line in world.lines():
        first = line.startswith(f'unit "{world.units[0].name}"')
        parts = line.split(", ")
        if what == "place" and first:
            parts = [p for p in parts if not p.startswith("at ")]
        elif what == "nation" and first:
            head, _, _ = parts[0].partition(": ")
            parts = [f"{head}: {parts[1]}", *parts[2:]]
        elif what == "arm" and first:
            parts = [p for p in parts if p != world.units[0].arm and not p.startswith(("strength ", "gunfire "))]
        elif what == "markers":
            parts = [p for p in parts if not p.startswith("marker ")]
        if what == "phase" and line.startswith("phase =") or what == "deeds" and line.startswith("did "):
            continue
        lines.append(", ".join(parts))
    return "\n".join(lines) + "\n"


@pytest.mark.parametrize("what", FORGETS)
@few(0.4)
@given(st.data())
def test_no_certain_answer_is_wrong(what, data):
    world = data.draw(worlds())
    opened, other = FORGETS[what]
    position, wrong = read_position(remembered(world, what), w39(), open=True)
    assert not wrong, wrong
    every = frozenset(w.name for w in w39().of_kind("given", "action", "event"))
    position = replace(position, closed_words=every - set(opened))
    asked = questions(world)
    told = answers(w39(), position, asked)
    for complete in [world, *(other(world, data.draw) for _ in range(3))]:
        truth = answers(w39(), position_of(complete), asked)
        for question in asked:
            assert told[question] in (None, truth[question]), (what, question, told[question], truth[question], complete.text())
        TALLY["completions"] += 1
    TALLY["positions"] += 1
    TALLY["asked"] += len(asked)
    TALLY["told"] += sum(told[q] is not None for q in asked)


def test_how_much_is_told(capsys):
    if TALLY["asked"]:
        with capsys.disabled():
            print(f"\nforgotten: {TALLY['told']} of {TALLY['asked']} questions are answered all the same, none of them wrongly; "
                  f"{TALLY['positions']} positions, {TALLY['completions']} completions")
