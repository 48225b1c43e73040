# Words that several chapters use. A word that one clause introduces is declared in that clause.
# Built in: sorts unit-less `phase`, `phase_kind`, `number`, `hex`; `turn`, `round`, `scenario`; now(P), phase_of(K, S);
# adjacent(A, B), distance(A, B), opposite(A, H, B).

include "../shared/series_1939.cw"

# ---- counters
sort nation = german, polish, soviet, lithuanian, slovak
term soviet "Soviet"
term lithuanian "Lithuanian"
term slovak "Slovak"
sort arm = infantry, motorized, cavalry, armour, recon, cyclist, motorcycle, machine_gun,
  light_artillery, heavy_artillery, horse_artillery, motorized_artillery, artillery, hq, air,
  train, transport_column
term transport_column "a transport column"

# ---- markers
sort marker = attack_counter, retreat_counter, supply_1, supply_2, supply_3, supply_4, supply_5, supply_6,
  s1, s1_inverted, field_works
term attack_counter "Attack"
term retreat_counter "Retreat"
term s1 "S1"
term s1_inverted "inverted S1"
term supply_1 "Out of Supply 1"
term supply_2 "Out of Supply 2"
term supply_3 "Out of Supply 3"
term supply_4 "Out of Supply 4"
term supply_5 "Out of Supply 5"
term supply_6 "Out of Supply 6"

# ---- the map
sort terrain = clear, city, town, wood, full_wood, swamp, lake, mountains, hills

# ---- deeds
action overrun(unit U, unit E) kind of attack "{U} [overrun|overran] {E}"

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
also supplied "{U} [is|is not] supplied"
also march "move", "run", "go", "get", "reach"
also bombard "shell", "bombarded"
also load "{U} [board|boarded] {T}", "{U} [get on|got on] {T}", "{U} [get onto|got onto] {T}"
also unload "{U} [leave|left] {T}", "{U} [get off|got off] {T}"
also dig_in "{U} [dig in|dug in]", "{U} [entrench|entrenched]"

jargon "B2", "B3" for "B1-B4", "B1"
jargon "interdiction", "interdict movement", "air interdiction" for "hold up movement", "hold up marches"
jargon "reinforcements", "new units" for "come in", "coming in"
jargon "reinforcements" for "replacements"

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
draw s1 as "label"
draw s1_inverted as "label"
draw mountains as "mountains"
draw empty_works as "trench"
draw country as "nothing"
draw wisla as "nothing"
draw polish_base as "star"
draw reserve_centre as "label"
draw bridge_down as "broken bridge"
draw bridge_damaged as "broken bridge"
draw line_edge as "works"
draw wall as "works"
draw pursue as "move"
draw go_on as "move"
draw fall_back as "retreat"
draw run_on as "retreat"
draw retreat as "retreat"
draw way_back as "retreat"
draw blocked_retreat as "retreat"
draw fall_short as "retreat"
draw rest_of_rout as "retreat"
