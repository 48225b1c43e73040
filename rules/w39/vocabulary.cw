# Words that several chapters use. A word that one clause introduces is declared in that clause.
# Built in: sorts unit-less `phase`, `phase_kind`, `number`, `hex`; `turn`, `round`, `scenario`; now(P), phase_of(K, S);
# adjacent(A, B), distance(A, B), opposite(A, H, B).

include "../shared/jargon.cw"

measure sp "strength point" "strength points"
measure mp "movement point" "movement points"
measure hexes "hex" "hexes"

# ---- counters: what is printed on them
sort unit
sort nation = german, polish, soviet, lithuanian, slovak
sort arm = infantry, motorized, cavalry, armour, recon, cyclist, motorcycle, machine_gun,
  light_artillery, heavy_artillery, horse_artillery, motorized_artillery, artillery, hq, air,
  train, transport_column
sort formation
given nation(unit U) -> nation          "{U} [is|is not] {nation}"
given arm(unit U) -> arm                "{U} [is|is not] {arm}"
given strength(unit U) -> number        "{U} has {number} SP"
given full_strength(unit U) -> number   "{U} has a full strength of {number} SP"  # as its chart has it
given movement(unit U) -> number        "{U} has {number} MP"
given gunfire(unit U) -> number         "{U} has a fire modifier of {number}"
given formation(unit U) -> formation    "{U} [belongs|does not belong] to {formation}"

# ---- the table: where counters stand and what lies on them
sort marker = attack_counter, retreat_counter, supply_1, supply_2, supply_3, supply_4, supply_5, supply_6,
  s1, s1_inverted, field_works
term attack_counter "Attack"
term retreat_counter "Retreat"
term field_works "Field Fortifications"
term counter "counter-attack"
term s1 "S1"
term s1_inverted "inverted S1"
term supply_1 "Out of Supply 1"
term supply_2 "Out of Supply 2"
term supply_3 "Out of Supply 3"
term supply_4 "Out of Supply 4"
term supply_5 "Out of Supply 5"
term supply_6 "Out of Supply 6"
given at(unit U) -> hex                 "{U} [stands|does not stand] on {hex}"
given marker(unit U, marker M)          "{U} [carries|does not carry] a {M} counter"
given aboard(unit U) -> unit            "{U} [rides|does not ride] on {unit}"
given subunit_of(unit U) -> unit        "{U} [is|is not] a sub-unit of {unit}"
given disorganized(unit U)              "{U} [is|is not] disorganized"
given panicked(unit U)                  "{U} [is|is not] panicked"

# ---- the map
sort terrain = clear, city, town, wood, full_wood, swamp, lake, mountains, hills
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
derived dug_in(unit U)                  "{U} [is|is not] in fortifications"
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
action overrun(unit U, unit E) kind of attack "{U} [overrun|overran] {E}"

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

# ---- odds
scale odds = "less 1:4", 1:4, 1:3, 1:2, 1:1, 2:1, 3:1, 4:1, 5:1, 6:1, 7:1, 8:1, 9:1, 10:1
sort result = "A1", "A2", "A3", "B1", "B2", "B3", "B4", "B5", "--"

# ---- scenarios: what their set-up tables, notes and victory conditions speak of
sort listing = "I, II, III KOP", "SGO Polesie HQ", "Mastek, Żór., Brożel", "Podlaska Cavalry Brigade", "14 dak, 5 u, 2 u, 10 u",
  "4 dak, 1 u, 3 sk, 3 sz", "Zaza Cavalry Division", "50 Infantry Division", "60 Infantry Division", "I/135 of SGO Polesie",
  "II Corps HQ", "61 Infantry Division", "217 Infantry Division", "11 Infantry Division", "1 Cavalry Brigade", "XIV Mechanized Corps HQ",
  "13 Motorized Division",
  "93/13 Motorized Division", "II/93 of 13 Motorized Division", "33/13 Motorized Division, 1 Art", "66/13 Motorized Division, 3 x Art", "1 Recon of 3rd Army",
  "15 MG, II/49 Art", "29 Motorized Division",
  "8 Rifle Division", "143 Rifle Division", "4 Rifle Division", "6 Rifle Division", "29 Armored Brigade", "52 Rifle Division", "45 Rifle Division",
  "Plisowski, art.", "112, 113 Armored Company", "M/34, M35, M/82", "20 Motorized Division", "10 Armored Division"
sort post = "Kock", "Dęblin", "Puławy", "Kozienice", "Kałużyn", "Białobrzegi", "Grójec", "Warszawa", "Siedlce",
  "Międzyrzec Podlaski", "Siemiatycze", "Brześć", "Włodawa",
  "hex 0911", "hex 0913", "hex 0915", "hex 1916", "hex 2925", "hex 3032", "hex 3129", "hex 3227", "hex 3228", "hex 3229",
  "hex 3428", "hex 3431", "hex 3627", "hex 3628", "hex 3629", "hex 3830", "hex 4030", "hex 4130", "hex 4131", "hex 4528",
  "hex 4831", "hex 5613", "hex 5632", "hex 5710", "hex 5735", "hex 6017"
given listed_as(unit U) -> listing      "the set-up [lists|does not list] {U} under {listing}"
given named(hex H, post P)              "the map [names|does not name] {H} {P}"
given wisla(hex A, hex B)               "the Wisła [runs|does not run] between {A} and {B}" both ways
given casualties(nation N) -> number    "the record of casualties [has|does not have] {number} SP for the {N} side"
derived start_post(unit U, post P)      "{U} [begins|does not begin] at {P}"
amount start_range(unit U) in hexes     "how far from its place {U} may be set up"
derived post_at(post P, hex H)          "{P} [is|is not] {H}"
derived initiative(nation N)            "the {N} side [has|does not have] the initiative"
derived goes_first(nation N)            "the {N} side [acts|does not act] before the other today"
derived changed_sides(unit U)           "the scenario [gives|does not give] {U} a side that 3.1 does not"
derived loss_counts(nation N, nation M) "the losses of the {M} side [are|are not] points of the {N} side"
derived wins(nation N)                  "the {N} side [wins|does not win] at once"
derived game_over()                     "the game [is|is not] over"
amount today                            "the day of the month"
amount victory_points(nation N)         "the Victory Point score of the {N} side"

# ---- players' words
also counter_attack "counterattack", "strike back", "hit back"
also zoc "zone of control", "ZoC"
also supplied "{U} [is|is not] supplied"
also march "move", "run"
also bombard "shell", "bombarded"
also load "{U} [board|boarded] {T}", "{U} [get on|got on] {T}", "{U} [get onto|got onto] {T}"
also unload "{U} [leave|left] {T}", "{U} [get off|got off] {T}"
also dig_in "{U} [dig in|dug in]", "{U} [entrench|entrenched]"

# ---- boards: how the words look
draw german as "dark"
draw polish as "light"
draw soviet as "second dark"
draw lithuanian as "second light"
draw slovak as "second dark"
draw infantry as "infantry"
draw motorized as "motorized infantry"
draw cavalry as "cavalry"
draw armour as "armour"
draw recon as "recon"
draw cyclist as "cyclist"
draw motorcycle as "motorcycle"
draw machine_gun as "machine guns"
draw light_artillery as "guns"
draw heavy_artillery as "heavy guns"
draw horse_artillery as "horse guns"
draw motorized_artillery as "motorized guns"
draw artillery as "guns"
draw hq as "headquarters"
draw air as "air"
draw train as "train"
draw transport_column as "train"
draw strength as "strength"
draw gunfire as "strength"
draw at as "place"
draw attack_counter as "up"
draw retreat_counter as "down"
draw s1 as "label"
draw s1_inverted as "label"
draw field_works as "trench"
draw clear as "clear"
draw wood as "wood"
draw full_wood as "full wood"
draw swamp as "swamp"
draw lake as "lake"
draw mountains as "mountains"
draw hills as "hills"
draw town as "town"
draw city as "city"
draw stronghold as "fort"
draw fortress as "fort"
draw fortified_line as "trench"
draw empty_works as "trench"
draw edge_hex as "nothing"
draw country as "nothing"
draw wisla as "nothing"
draw polish_base as "star"
draw reserve_centre as "label"
draw reorganization_centre as "label"
draw stream as "stream"
draw river as "river"
draw big_river as "big river"
draw lakeside as "lake"
draw bridge as "bridge"
draw ferry as "bridge"
draw bridge_down as "broken bridge"
draw bridge_damaged as "broken bridge"
draw main_road as "road"
draw side_road as "side road"
draw railway as "railway"
draw line_edge as "works"
draw wall as "works"
draw zoc as "zone"
draw attack as "attack"
draw fire as "fire"
draw step as "move"
draw pass as "move"
draw pursue as "move"
draw go_on as "move"
draw fall_back as "retreat"
draw run_on as "retreat"
draw retreat as "retreat"
draw way_back as "retreat"
draw blocked_retreat as "retreat"
draw fall_short as "retreat"
draw rest_of_rout as "retreat"
draw attacker as "attacker"
draw target as "target"
draw firing as "attacker"
draw shelled as "target"
