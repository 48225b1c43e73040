# Words that several chapters use. A word that one clause introduces is declared in that clause.

include "../shared/jargon.cw"

measure strength_points "strength point" "strength points"
measure mp "movement point" "movement points"
measure steps "step" "steps"
measure hexes "hex" "hexes"
measure columns "column" "columns"

# ---- counters
sort unit
sort nation = german, polish, slovak
sort arm = infantry, motorized, mechanized, cavalry, fortress, armoured_train, hq, aircraft, warship
given nation(unit U) -> nation           "{U} [is|is not] {nation}"
given arm(unit U) -> arm                 "{U} [is|is not] {arm}"
given attack_strength(unit U) -> number  "{U} has a printed attack strength of {number}"
given defence_strength(unit U) -> number "{U} has a printed defence strength of {number}"
given movement(unit U) -> number         "{U} has a movement allowance of {number}"

# ---- the table
sort marker = out_of_supply, isolated
term out_of_supply "Out of Supply"
term isolated "Isolated"
given at(unit U) -> hex                  "{U} [stands|does not stand] on {hex}"
given marker(unit U, marker M)           "{U} [carries|does not carry] the marker {M}"

# ---- the map
sort terrain = clear, village, town, city, mountain, water
sort place = warsaw, konigsberg
term warsaw "Warsaw"
term konigsberg "Königsberg"
given terrain(hex H, terrain T)          "{H} [has|does not have] {T}"
given place(hex H, place P)              "{H} [is|is not] a hex of {P}"
given source_symbol(hex H)               "{H} [has|does not have] the black and white symbol of a supply source"
given road(hex A, hex B)                 "a road [joins|does not join] {A} and {B}" both ways
given railroad(hex A, hex B)             "a railroad [joins|does not join] {A} and {B}" both ways
given minor_river(hex A, hex B)          "a minor river [runs|does not run] between {A} and {B}" both ways
given major_river(hex A, hex B)          "a major river [runs|does not run] between {A} and {B}" both ways
given waterside(hex A, hex B)            "nothing but water [lies|does not lie] between {A} and {B}" both ways
given temporary_bridge(hex A, hex B)     "a temporary bridge [joins|does not join] {A} and {B}" both ways
given damaged_bridge(hex A, hex B)       "the bridge between {A} and {B} [is|is not] damaged" both ways

# ---- sides, bridges, zones
derived side(unit U) -> side             "{U} [fights|does not fight] for {side}"
derived enemy(unit U, unit E)            "{U} and {E} [are|are not] enemies" both ways
derived friend(unit U, unit F)           "{U} and {F} [are|are not] on the same side" both ways
derived bridged(side S, hex A, hex B)    "{S} [have|do not have] a bridge between {A} and {B}"
derived zoc(unit U, hex H)               "the zone of control of {U} [covers|does not cover] {H}"
derived ezoc(unit U, hex H)              "{H} [lies|does not lie] in an enemy zone of control for {U}"

# ---- deeds
action step(unit U, hex A, hex B)        "{U} [move|moved] from {A} to {B}"
action activate(unit Q, unit U)          "{Q} [activate|activated] {U}"
action attack(unit U, unit E)            "{U} [attack|attacked] {E}"

# ---- battles
sort battle
role attacker(battle X, unit U)          "{U} [attacks|does not attack] in {X}"
role target(battle X, unit E)            "{E} [is|is not] attacked in {X}"
action fight(battle X)                   "{X} [be fought|was fought]"
  made of attack(U, E) when attacker(X, U) and target(X, E)
# Combat ratios. Which of them have a column on the results table is not in the text; it names 1-2 as the lowest and 8-1+ as the highest.
scale odds = 1:5, 1:4, 1:3, 1:2, 1:1, 2:1, 3:1, 4:1, 5:1, 6:1, 7:1, 8:1, 9:1, 10:1
sort result

# ---- stacks that retreat together
sort stack
role member(stack K, unit U)             "{U} [belongs|does not belong] to {K}"
# What its ground and its enemies let a stack do, and what it does: of all the ways that are open it takes one of the best (9.5.3).
action give_way(stack K, hex A, hex B)   "{K} [give way|gave way] from {A} to {B}"
action fall_back(stack K, hex A, hex B) kind of give_way "{K} [fall back|fell back] from {A} to {B}"

# ---- players' words
also ezoc "EZOC", "enemy zone of control"
also zoc "zone of control", "ZOC"
also fall_back "retreat"

# ---- boards: how the words look
draw german as "dark"
draw polish as "light"
draw slovak as "second dark"
draw infantry as "infantry"
draw motorized as "motorized infantry"
draw mechanized as "mechanized infantry"
draw cavalry as "cavalry"
draw fortress as "fortress"
draw armoured_train as "train"
draw hq as "headquarters"
draw aircraft as "air"
draw warship as "ship"
draw attack_strength as "attack"
draw defence_strength as "defence"
draw at as "place"
draw out_of_supply as "label"
draw isolated as "label"
draw clear as "clear"
draw village as "village"
draw town as "town"
draw city as "city"
draw mountain as "mountains"
draw water as "lake"
draw source_symbol as "star"
draw road as "road"
draw railroad as "railway"
draw minor_river as "river"
draw major_river as "big river"
draw waterside as "lake"
draw temporary_bridge as "bridge"
draw damaged_bridge as "broken bridge"
draw zoc as "zone"
draw step as "move"
draw fall_back as "retreat"
draw attack as "attack"
draw attacker as "attacker"
draw target as "target"
