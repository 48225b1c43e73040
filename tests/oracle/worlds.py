"""Small positions of September 1939, drawn by hypothesis: both sides on a few hexes, ground, water, markers, deeds."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import lru_cache

from hypothesis import settings
from hypothesis import strategies as st

from kb.board.facts import Position
from kb.board.position import read_position
from kb.language.loader import load_book
from kb.language.model import Book

HEXES = ("3227", "3228", "3229", "3127", "3128", "3328", "3329", "3230")
EDGES = (("3228", "3229"), ("3227", "3228"), ("3128", "3228"), ("3228", "3328"), ("3229", "3329"), ("3229", "3230"))
BOARD = "board 3126 to 3331"  # just around the hexes that are used: a second engine grounds every pair of them
WIDE = "board 3025 to 3432"
FAR = "3025"
NATIONS = ("polish", "german", "slovak", "soviet")
ARMS = ("infantry", "infantry", "cavalry", "armour", "recon", "motorized", "light_artillery", "heavy_artillery", "hq")
MARKERS = ("attack_counter", "retreat_counter", "field_works")
TERRAINS = ("clear", "wood", "full_wood", "town", "hills", "swamp")
WATERS = ("stream", "river", "big_river", "lakeside", "bridge", "main_road", "side_road")
PHASES = ("german_movement", "german_digging", "german_attack", "polish_counter", "polish_movement", "polish_attack", "german_counter")
DEEDS = ("attack", "fire", "counter_attack", "raid")


@dataclass(frozen=True)
class Unit:
    name: str
    nation: str
    arm: str
    strength: int
    hex: str
    marker: str = ""

    def line(self) -> str:
        gun = ", gunfire 1.2" if self.arm.endswith("artillery") else ""
        marker = f", marker {self.marker}" if self.marker else ""
        return f'unit "{self.name}": {self.nation}, {self.arm}, strength {self.strength}, movement 6{gun}, at {self.hex}{marker}'


@dataclass(frozen=True)
class World:
    units: tuple[Unit, ...]
    grounds: tuple[tuple[str, str], ...]
    waters: tuple[tuple[int, str], ...]
    deeds: tuple[tuple[str, str, str, str], ...]  # deed, who, whom, phase
    battle: tuple[tuple[str, ...], str, int] | None  # attackers, target, throw (0: not thrown)
    phase: str
    board: str = BOARD

    def lines(self) -> list[str]:
        out = ["turn = 2", f"phase = {self.phase}", self.board]
        out += [f"hex {h}: {t}" for h, t in self.grounds]
        out += [f"edge {EDGES[i][0]} {EDGES[i][1]}: {w}" for i, w in self.waters]
        out += [u.line() for u in self.units]
        out += [f'did {deed}("{who}", "{whom}") in {phase}' for deed, who, whom, phase in self.deeds]
        if self.battle:
            attackers, target, throw = self.battle
            out.append("battle x: attacker " + " + ".join(f'"{a}"' for a in attackers) + f', target "{target}"')
            out += [f"combat_die(x) = {throw}"] if throw else []
        return out

    def text(self) -> str:
        return "\n".join(self.lines()) + "\n"

    def renamed(self, names: dict[str, str]) -> "World":
        """The same counters under other names."""
        battle = self.battle and (tuple(names[a] for a in self.battle[0]), names[self.battle[1]], self.battle[2])
        return replace(self, units=tuple(replace(u, name=names[u.name]) for u in self.units), battle=battle,
                       deeds=tuple((d, names[a], names[b], p) for d, a, b, p in self.deeds))


@st.composite
def worlds(draw) -> World:
    count = draw(st.integers(2, 5))
    units = []
    for i in range(count):
        nation = draw(st.sampled_from(NATIONS)) if i > 1 else ("polish", "german")[i]
        units.append(Unit(f"{'abcde'[i]}{i}", nation, draw(st.sampled_from(ARMS)), draw(st.integers(1, 6)), draw(st.sampled_from(HEXES)),
                          draw(st.sampled_from(MARKERS + ("",) * 3))))
    names = [u.name for u in units]
    deed = st.tuples(st.sampled_from(DEEDS), st.sampled_from(names), st.sampled_from(names), st.sampled_from(PHASES))
    deeds = draw(st.lists(deed.filter(lambda d: d[1] != d[2]), max_size=3, unique=True))
    grounds = draw(st.lists(st.tuples(st.sampled_from(HEXES), st.sampled_from(TERRAINS)), max_size=4, unique_by=lambda g: g[0]))
    waters = draw(st.lists(st.tuples(st.integers(0, len(EDGES) - 1), st.sampled_from(WATERS)), max_size=3, unique=True))
    battle = None
    if draw(st.booleans()):
        battle = (tuple(draw(st.lists(st.sampled_from(names[1:]), min_size=1, max_size=2, unique=True))), names[0], draw(st.sampled_from((0, 2, 7, 12))))
    return World(tuple(units), tuple(grounds), tuple(waters), tuple(deeds), battle, draw(st.sampled_from(PHASES)))


@lru_cache(maxsize=1)
def w39() -> Book:
    book, wrong = load_book("w39")
    assert not wrong, wrong
    return book


def position_of(world: World, book: Book | None = None, open: bool = False) -> Position:
    position, wrong = read_position(world.text(), book or w39(), open=open)
    assert not wrong, (wrong[0].message, world.text())
    return position


def few(part: float = 1):
    """The profile in force, or the small one of this suite when none was asked for."""
    chosen = settings.get_profile("oracle") if settings.default.max_examples == 100 else settings.default
    return settings(chosen, max_examples=max(1, int(chosen.max_examples * part)))
