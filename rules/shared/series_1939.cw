# Words of the series: what both editions, Fall Weiss and September 1939, have in common. What a book lists for itself – nations, arms,
# counters, terrain, the columns and results of its combat table – stands in its own vocabulary.

include "jargon.cw"

measure sp "strength point" "strength points"
measure mp "movement point" "movement points"
measure hexes "hex" "hexes"

# ---- counters: what is printed on them
sort unit
sort formation
given nation(unit U) -> nation          "{U} [is|is not] {nation}"
given arm(unit U) -> arm                "{U} [is|is not] {arm}"
given strength(unit U) -> number        "{U} has {number} SP"
given full_strength(unit U) -> number   "{U} has a full strength of {number} SP"  # as its chart has it
given movement(unit U) -> number        "{U} has {number} MP"
given gunfire(unit U) -> number         "{U} has a fire modifier of {number}"
given formation(unit U) -> formation    "{U} [belongs|does not belong] to {formation}"

# ---- as they are read
term german "German"
term polish "Polish"
term germans "the Germans"
term poles "the Poles"
term hq "a headquarters"
term air "an air counter"
term train "a train"

# ---- the table: where counters stand and what lies on them
term field_works "Field Fortifications"
term counter "counter-attack"
given at(unit U) -> hex                 "{U} [stands|does not stand] on {hex}"
given marker(unit U, marker M)          "{U} [carries|does not carry] a {M} counter"
given aboard(unit U) -> unit            "{U} [rides|does not ride] on {unit}"
given subunit_of(unit U) -> unit        "{U} [is|is not] a sub-unit of {unit}"
given disorganized(unit U)              "{U} [is|is not] disorganized"
given panicked(unit U)                  "{U} [is|is not] panicked"

# ---- the map
term full_wood "wood all over"
given terrain(hex H, terrain T)         "{H} [has|does not have] {T}"
given stronghold(hex H)                 "{H} [is|is not] a stronghold"
given fortress(hex H)                   "{H} [has|does not have] stationary fortifications"
given fortified_line(hex H)             "{H} [lies|does not lie] on a fortified line"
given stream(hex A, hex B)              "a stream [runs|does not run] between {A} and {B}" both ways
given river(hex A, hex B)               "a small river [runs|does not run] between {A} and {B}" both ways
given big_river(hex A, hex B)           "a big river [runs|does not run] between {A} and {B}" both ways
given lakeside(hex A, hex B)            "a lake [lies|does not lie] between {A} and {B}" both ways
given bridge(hex A, hex B)              "a bridge [joins|does not join] {A} and {B}" both ways
given main_road(hex A, hex B)           "a primary road [joins|does not join] {A} and {B}" both ways
given side_road(hex A, hex B)           "a secondary road [joins|does not join] {A} and {B}" both ways
given railway(hex A, hex B)             "a railway [joins|does not join] {A} and {B}" both ways
given ferry(hex A, hex B)               "a ferry [runs|does not run] between {A} and {B}" both ways
given border(hex A, hex B)              "the state border [runs|does not run] between {A} and {B}" both ways
given reorganization_centre(hex H)      "{H} [is|is not] a reorganization center"
given edge_hex(hex H, side S)           "{H} [lies|does not lie] on the map edge of {S}"

# ---- sides and kinds, worked out by chapters 2 and 3
derived side(unit U) -> side            "{U} [fights|does not fight] for {side}"
derived guns(unit U)                    "{U} [is|is not] an artillery unit"
derived mechanized(unit U)              "{U} [is|is not] mechanized"
derived enemy(unit U, unit E)           "{U} and {E} [are|are not] enemies" both ways
derived opening_hex(unit U) -> hex      "{U} [stood|did not stand] on {hex} when the phase began"
derived own_phase(unit U, phase_kind K) "it [is|is not] the {K} phase of the side of {U}"
derived bridged(hex A, hex B)           "a bridge that stands [joins|does not join] {A} and {B}" both ways
derived dug_in(unit U)                  "{U} [is|is not] in field fortifications"
derived enemy_soil(unit U, hex H)       "{H} [lies|does not lie] in the country of the opponent of {U}"

# ---- zones of control, worked out by chapter 7
derived zoc(unit U, hex H)              "the zone of control of {U} [covers|does not cover] {H}"
derived in_zoc(unit E, unit U)          "{E} [stands|does not stand] in the zone of control of {U}"
derived enemy_zoc(unit U, hex H)        "{H} [lies|does not lie] in an enemy zone of control for {U}"

# ---- deeds
action attack(unit U, unit E)           "{U} [attack|attacked] {E}"
action counter_attack(unit U, unit E) kind of attack "{U} [counter-attack|counter-attacked] {E}"
action fire(unit G, unit E)             "{G} [fire on|fired on] {E}"  # guns or aircraft alone, chapter 9.4
action step(unit U, hex A, hex B)       "{U} [move|moved] from {A} to {B}"
action pass(unit U, hex H)              "{U} [pass through|passed through] {H}"
action dig_in(unit U)                   "{U} [build|built] field fortifications"
action raid(unit U, unit E) kind of attack "{U} [raid|raided] {E}"

# ---- battles: declared things
sort battle
role attacker(battle X, unit U)         "{U} [attacks|does not attack] in {X}"
role target(battle X, unit E)           "{E} [is|is not] a target of {X}"
role attack_support(battle X, unit G)   "{G} [supports|does not support] the attack in {X}"
role defence_support(battle X, unit G)  "{G} [supports|does not support] the defence in {X}"
action fight(battle X)                  "{X} [be fought|was fought]"
  made of attack(U, E) when attacker(X, U) and target(X, E)

# ---- fire on its own, by guns (9.4) and aircraft (10.3): declared things
sort bombardment
role firing(bombardment B, unit G)      "{G} [fires|does not fire] in {B}"
role shelled(bombardment B, unit E)     "{E} [is|is not] under fire in {B}"
role answering(bombardment B, unit G)   "{G} [answers|does not answer] the fire of {B}"
action bombard(bombardment B)           "{B} [be carried out|was carried out]"
  made of fire(G, E) when firing(B, G) and shelled(B, E)

# ---- events
event mark(unit U, marker M)            "a {M} counter [be put|was put] on {U}" adds marker(U, M)
event unmark(unit U, marker M)          "the {M} counter [be taken|was taken] from {U}" drops marker(U, M)
event recover(unit U)                   "{U} [regain full efficiency|regained full efficiency]"
  drops disorganized(U) drops panicked(U)
event panic(unit U)                     "{U} [panic|panicked]" adds panicked(U) drops disorganized(U)
event eliminate(unit U)                 "{U} [be eliminated|was eliminated]" drops at(U)

# ---- players' words
jargon "blitz", "break in", "lightning attack" for "raid"
jargon "blitz" for "overrun"
also counter_attack "counterattack", "strike back", "hit back"
also zoc "zone of control", "ZoC"

# ---- boards: how the words look
draw strength as "strength"
draw gunfire as "strength"
draw at as "place"
draw attack_counter as "up"
draw retreat_counter as "down"
draw field_works as "trench"
draw clear as "clear"
draw wood as "wood"
draw full_wood as "full wood"
draw swamp as "swamp"
draw lake as "lake"
draw hills as "hills"
draw town as "town"
draw city as "city"
draw stronghold as "fort"
draw fortress as "fort"
draw fortified_line as "trench"
draw edge_hex as "nothing"
draw reorganization_centre as "label"
draw stream as "stream"
draw river as "river"
draw big_river as "big river"
draw lakeside as "lake"
draw bridge as "bridge"
draw ferry as "bridge"
draw main_road as "road"
draw side_road as "side road"
draw railway as "railway"
draw zoc as "zone"
draw attack as "attack"
draw fire as "fire"
draw step as "move"
draw pass as "move"
draw attacker as "attacker"
draw target as "target"
draw firing as "attacker"
draw shelled as "target"
