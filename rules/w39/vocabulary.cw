# Words that several chapters use. A word that one clause introduces is declared in that clause.
# Built in: sorts unit-less `phase`, `phase_kind`, `number`, `hex`; `turn`, `round`, `scenario`; now(P), phase_of(K, S);
# adjacent(A, B), distance(A, B), opposite(A, H, B).

include "../shared/series_1939.cw"

# ---- counters
sort nation = german, polish, soviet, lithuanian, slovak
sort arm = infantry, motorized, cavalry, armour, recon, cyclist, motorcycle, machine_gun,
  light_artillery, heavy_artillery, horse_artillery, motorized_artillery, artillery, hq, air,
  train, transport_column

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

# ---- odds
scale odds = "less 1:4", 1:4, 1:3, 1:2, 1:1, 2:1, 3:1, 4:1, 5:1, 6:1, 7:1, 8:1, 9:1, 10:1
sort result = "A1", "A2", "A3", "B1", "B2", "B3", "B4", "B5", "--"

# ---- players' words
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
draw s1 as "label"
draw s1_inverted as "label"
draw mountains as "mountains"
draw empty_works as "trench"
draw country as "nothing"
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
