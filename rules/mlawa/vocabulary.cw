# Words of this edition. What it shares with the newer one stands in the vocabulary of the series; a word that one clause introduces is
# declared in that clause.

include "../shared/series_1939.cw"

# ---- counters
sort nation = german, polish
sort arm = infantry, motorized, cavalry, armour, recon, machine_gun,
  heavy_artillery, horse_artillery, motorized_artillery, infantry_artillery, artillery, hq, air, train

# ---- markers
sort marker = attack_counter, retreat_counter, supply_1, supply_2, s1, field_works
term attack_counter "Offensive"
term retreat_counter "Retreat"
term supply_1 "Lack of Supply 1"
term supply_2 "Lack of Supply 2"
term s1 "S1"

# ---- the map
sort terrain = clear, city, town, wood, full_wood, swamp, lake, hills
# The places that set-ups and supply name: towns, and hexes by their vertical and oblique line (2.1).
sort post = "Ostrów Maz.", "Mława", "Dzierzgowo", "Działdowo", "Lidzbark", "Krzynowłoga Mała", "Ciechanów", "Modlin", "Wyszków", "Płock",
  "Pułtusk", "Kolno", "Różan", "Ostrołęka", "Nowogród", "Łomża", "Dylewo", "Wizna", "Osowiec", "Zambrów", "Brok", "Olsztynek",
  "Nasielsk", "Serock", "Wyszogród", "Sierpc", "Drążdżewo", "Myszyniec", "Przasnysz", "Chorzele", "Glinojeck", "1,35", "7,50", "8,61",
  "10,29", "10,54", "11,50", "12,58", "14,48", "14,55", "16,25", "17,53", "19,53", "20,51", "20,52", "23,51", "26,45", "28,48", "29,41",
  "30,20", "30,34", "30,48", "31,33", "33,16", "33,19", "35,25", "37,37", "38,47", "39,22", "45,25", "47,29", "49,44", "50,30", "50,42",
  "51,43", "54,42", "56,41"
given named(hex H, post P)              "the map [names|does not name] {H} {P}"

# ---- the moment and the score
given wisla(hex A, hex B)               "the Wisła [runs|does not run] between {A} and {B}" both ways
given september -> number               "it is {number} September"
amount today                            "the day of the month"
amount victory_points(nation N)         "the Victory Points of the {N} side"

# ---- scenarios: what their set-ups and schedules speak of
sort listing
given listed_as(unit U) -> listing      "the set-up [lists|does not list] {U} under {listing}"
derived start_post(unit U, post P)      "{U} [begins|does not begin] at {P}"
derived post_at(post P, hex H)          "{P} [is|is not] {H}"
derived first_set_up(nation N)          "the {N} side [is|is not] set up as in scenario 1"
derived first_schedule(nation N)        "units of the {N} side [come|do not come] by the schedule of scenario 1"
derived second_schedule(nation N)       "units of the {N} side [come|do not come] by the schedule of scenario 2"
derived game_over()                     "the game [is|is not] over"

# ---- odds: the sectors of the table run from 1:4 to 10:1; 8.4d brings back what lies beyond, but only after the modifiers, so
# the scale goes on far enough that no modifiers bring its ends back into the table
scale odds = 1:30, 1:29, 1:28, 1:27, 1:26, 1:25, 1:24, 1:23, 1:22, 1:21, 1:20, 1:19, 1:18, 1:17, 1:16, 1:15, 1:14, 1:13, 1:12,
  1:11, 1:10, 1:9, 1:8, 1:7, 1:6, 1:5, 1:4, 1:3, 1:2, 1:1, 2:1, 3:1, 4:1, 5:1, 6:1, 7:1, 8:1, 9:1, 10:1, 11:1, 12:1, 13:1,
  14:1, 15:1, 16:1, 17:1, 18:1, 19:1, 20:1, 21:1, 22:1, 23:1, 24:1, 25:1, 26:1, 27:1, 28:1, 29:1, 30:1
sort result = "A1", "A2", "B1", "B2", "B3", "B4", "B5", "-"

# ---- players' words
also zoc "control field"
also supplied "{U} [is|is not] supplied"
also march "move", "run"
also bombard "shell", "bombarded"
also dig_in "{U} [dig in|dug in]", "{U} [entrench|entrenched]"
also swamp "marsh"
also field_works "trenches"

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
draw train as "train"
draw s1 as "label"
draw bridge_down as "broken bridge"
draw country as "nothing"
draw wall as "works"
draw wisla as "nothing"
draw empty_works as "trench"
draw pursue as "move"
draw go_on as "move"
draw fall_back as "retreat"
