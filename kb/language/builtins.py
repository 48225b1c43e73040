"""Words that every book has without declaring them: the map, the moment, and a few functions."""

from __future__ import annotations

from kb.language.model import Param, Word

BUILTIN_SORTS = ("number", "hex", "phase", "phase_kind", "scenario")
ANY_SCALE = "a scale"  # what odds(E, E) gives: a place on whichever scale it is used with


def relation(name: str, template: str, *params: tuple[str, str], value: str = "", both_ways: bool = False) -> Word:
    return Word(name, "given", tuple(Param(*p) for p in params), value, template=template, both_ways=both_ways)


BUILTIN_RELATIONS = (
    relation("now", "it [is|is not] {P}", ("phase", "P")),
    relation("phase_of", "it [is|is not] the {K} phase of {S}", ("phase_kind", "K"), ("side", "S")),
    relation("adjacent", "{A} [is|is not] next to {B}", ("hex", "A"), ("hex", "B"), both_ways=True),
    relation("distance", "{A} and {B} are {number} hexes apart", ("hex", "A"), ("hex", "B"), value="number"),
    relation("opposite", "{A} and {B} [face|do not face] each other across {H}", ("hex", "A"), ("hex", "H"), ("hex", "B")),
    relation("turn", "it is turn {number}", value="number"),
    relation("round", "it is round {number}", value="number"),
    relation("reading in force", "this reading of {D} [counts|does not count]", ("dispute", "D"), ("reading", "R")),
    relation("scenario", "the scenario [is|is not] {scenario}", value="scenario"),
)

BUILTIN_FUNCTIONS = (
    Word("odds", "function", (Param("number", "A"), Param("number", "D")), ANY_SCALE, template="{A} against {D}"),
    Word("whole", "function", (Param("number", "N"),), "number", template="{N} without its fraction"),
    # of a path: any sort fits, because what stands inside is no thing of the game
    Word("cost", "function", (Param("", "P"),), "number", template="the cost of {P}"),
    Word("longest", "function", (Param("", "P"),), "number", template="the length of {P}"),
)

# The sort `scenario` and the value `scenario` share their name: the sort lives apart from the words.
BUILTIN_WORDS: dict[str, Word] = {w.name: w for w in BUILTIN_RELATIONS}
FUNCTIONS: dict[str, Word] = {w.name: w for w in BUILTIN_FUNCTIONS}
