"""A small book for the tests of the board."""

from kb.language.model import Book
from kb.language.reader import read

TEXT = """
book small "Small" grid flat_top columns_first
sort side = reds, blues
phase dawn is weather "Dawn"
phase red_attack is attack of reds "Red attack"
phase blue_counter is counter of blues "Blue counter-attack"
phase blue_attack is attack of blues "Blue attack"
phase red_counter is counter of reds "Red counter-attack"

sort unit
sort battle
sort formation
sort nation = polish, german
sort arm = infantry, guns, hq
sort marker = tired, ready
sort terrain = wood, town, hills
sort weather = good, bad
sort shade = ready, pale
scale odds = 1:2, 1:1, 2:1
given nation(unit U) -> nation "{U} [is|is not] {nation}"
given arm(unit U) -> arm "{U} [is|is not] {arm}"
given strength(unit U) -> number "{U} has {number}"
given at(unit U) -> hex "{U} [stands|does not stand] on {hex}"
given formation(unit U) -> formation "{U} [belongs|does not belong] to {formation}"
given marker(unit U, marker M) "{U} [carries|does not carry] {M}"
given shade(unit U) -> shade "{U} [is|is not] {shade}"
given panicked(unit U) "{U} [is|is not] panicked"
given ties(unit U, unit V) "{U} and {V} [are|are not] tied" both ways
given terrain(hex H, terrain T) "{H} [has|does not have] {T}"
given stronghold(hex H) "{H} [is|is not] a stronghold"
given edge_of(hex H, side S) "{H} [lies|does not lie] at the edge of {S}"
given river(hex A, hex B) "a river [runs|does not run] between {A} and {B}" both ways
given bridge(hex A, hex B) "a bridge [joins|does not join] {A} and {B}" both ways
given slope(hex A, hex B) "the ground [rises|does not rise] from {A} to {B}"
given works(hex A, hex B, terrain T) "there [are|are not] {T} works between {A} and {B}" both ways
given trains(unit U, hex H) -> number "{U} has {number} trains on {H}"
given weather -> weather "the weather [is|is not] {weather}"
given fog "there [is|is no] fog"
given score(side S) -> number "{S} have {number}"
throw combat_die(battle X) 2d6 "the roll of {X}"
derived zoc(unit U, hex H) "the zone of {U} [covers|does not cover] {H}"
derived calm(unit U) "{U} [is|is not] calm"
amount column(battle X) on odds "the column of {X}"
role attacker(battle X, unit U) "{U} [attacks|does not attack] in {X}"
role target(battle X, unit U) "{U} [is|is not] a target of {X}"
action attack(unit U, unit E) "{U} [attack|attacked] {E}"
action counter_attack(unit U, unit E) kind of attack "{U} [counter-attack|counter-attacked] {E}"
action fire(unit G, unit E) "{G} [fire|fired] on {E}"
action step(unit U, hex A, hex B) "{U} [move|moved] from {A} to {B}"
event eliminate(unit U) "{U} [be eliminated|was eliminated]" drops at(U)

[1.1] Zones
  define zoc(U, H) when at(U) = A and adjacent(A, H) and calm(U)
  define calm(U) when not panicked(U)
"""


def small_book() -> Book:
    """Sorts have keys of their own: `nation` is a sort and a given."""
    content = read(TEXT, "small.cw")
    assert not content.diagnostics
    words = {f"sort {w.name}" if w.kind in ("sort", "scale") else w.name: w for w in content.words}
    return Book("small", "Small", "", ("flat_top", "columns_first"), words, tuple(content.clauses))
