# The words of the newer edition (rules/w39/vocabulary.cw), as far as the clauses here need them.

include "../shared/jargon.cw"

measure sp "strength point" "strength points"
measure mp "movement point" "movement points"
measure hexes "hex" "hexes"

# ---- counters
sort unit
sort nation = german, polish
sort arm = infantry, motorized, cavalry, armour, recon, machine_gun,
  heavy_artillery, horse_artillery, motorized_artillery, infantry_artillery, artillery, hq, air
given nation(unit U) -> nation          "{U} [is|is not] {nation}"
given arm(unit U) -> arm                "{U} [is|is not] {arm}"
given strength(unit U) -> number        "{U} has {number} SP"
given gunfire(unit U) -> number         "{U} has a fire modifier of {number}"

# ---- the table
sort marker = attack_counter, retreat_counter, field_works
term attack_counter "Offensive"
term retreat_counter "Retreat"
term field_works "Field Fortifications"
term counter "counter-attack"
given at(unit U) -> hex                 "{U} [stands|does not stand] on {hex}"
given marker(unit U, marker M)          "{U} [carries|does not carry] a {M} counter"

# ---- the map
sort terrain = clear, city, town, wood, full_wood, swamp, lake, hills
term full_wood "wood all over"
given terrain(hex H, terrain T)         "{H} [has|does not have] {T}"
given big_river(hex A, hex B)           "a big river [runs|does not run] between {A} and {B}" both ways
given lakeside(hex A, hex B)            "a lake [lies|does not lie] between {A} and {B}" both ways

# ---- sides and kinds
derived side(unit U) -> side            "{U} [fights|does not fight] for {side}"
derived guns(unit U)                    "{U} [is|is not] an artillery unit"
derived enemy(unit U, unit E)           "{U} and {E} [are|are not] enemies" both ways
derived own_phase(unit U, phase_kind K) "it [is|is not] the {K} phase of the side of {U}"

# ---- zones of control
derived zoc(unit U, hex H)              "the zone of control of {U} [covers|does not cover] {H}"
derived in_zoc(unit E, unit U)          "{E} [stands|does not stand] in the zone of control of {U}"
derived enemy_zoc(unit U, hex H)        "{H} [lies|does not lie] in an enemy zone of control for {U}"

# ---- deeds and battles
action attack(unit U, unit E)           "{U} [attack|attacked] {E}"
action counter_attack(unit U, unit E) kind of attack "{U} [counter-attack|counter-attacked] {E}"
action fire(unit G, unit E)             "{G} [fire on|fired on] {E}"
sort battle
role attacker(battle X, unit U)         "{U} [attacks|does not attack] in {X}"
role target(battle X, unit E)           "{E} [is|is not] a target of {X}"
role attack_support(battle X, unit G)   "{G} [supports|does not support] the attack in {X}"
role defence_support(battle X, unit G)  "{G} [supports|does not support] the defence in {X}"

# ---- odds: the sectors of the table run from 1:4 to 10:1; 8.4d brings back what lies beyond, but only after the modifiers, so
# the scale goes on far enough that no modifiers bring its ends back into the table
scale odds = 1:30, 1:29, 1:28, 1:27, 1:26, 1:25, 1:24, 1:23, 1:22, 1:21, 1:20, 1:19, 1:18, 1:17, 1:16, 1:15, 1:14, 1:13, 1:12,
  1:11, 1:10, 1:9, 1:8, 1:7, 1:6, 1:5, 1:4, 1:3, 1:2, 1:1, 2:1, 3:1, 4:1, 5:1, 6:1, 7:1, 8:1, 9:1, 10:1, 11:1, 12:1, 13:1,
  14:1, 15:1, 16:1, 17:1, 18:1, 19:1, 20:1, 21:1, 22:1, 23:1, 24:1, 25:1, 26:1, 27:1, 28:1, 29:1, 30:1
sort result = "A1", "A2", "B1", "B2", "B3", "B4", "B5", "-"

# ---- players' words
also counter_attack "counterattack", "strike back", "hit back"
also zoc "zone of control", "control field", "ZoC"

# ---- boards: how the words look
draw german as "dark"
draw polish as "light"
draw infantry as "infantry"
draw motorized as "motorized infantry"
draw cavalry as "cavalry"
draw armour as "armour"
draw recon as "recon"
draw machine_gun as "machine guns"
draw heavy_artillery as "heavy guns"
draw horse_artillery as "horse guns"
draw motorized_artillery as "motorized guns"
draw infantry_artillery as "infantry guns"
draw artillery as "guns"
draw hq as "headquarters"
draw air as "air"
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
draw stream as "stream"
draw river as "river"
draw big_river as "big river"
draw lakeside as "lake"
draw zoc as "zone"
draw attack as "attack"
draw fire as "fire"
draw attacker as "attacker"
draw target as "target"
