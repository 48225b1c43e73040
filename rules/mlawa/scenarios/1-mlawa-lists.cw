# The lists of scenario 1. Scenarios 3 and 4 take them over, so they hold wherever a scenario says so.

[scenario-1/setup-pol] Where the Poles begin
  | Every Polish unit begins at the place of its line.
  see 15.0, scenario-1/note
  in force when first_set_up(polish)
  term polish_post_1 "place in the Polish list of scenario 1"
  table polish_post_1(listing L) -> post from "tables/scenario_1_polish.csv"
  term polish_range_1 "number in brackets in the Polish list of scenario 1"
  table polish_range_1(listing L) -> number from "tables/scenario_1_polish_range.csv"
  define start_post(U, P) when U is polish and listed_as(U) = L and polish_post_1(L) = P
  defect mla-T10 "names are spelled in several ways (Dzieżgowo, Lindzbark, Nowogróg, Przdrzymirski, Kowaliski), and 1 Maz., which has a chart, is in no list"
  dispute mla-T9 "the cavalry at Kolno stands in two lines, with a 1 behind the one and a 2 behind the other"
    reading regiments "the line that names the regiments is the exact one: one hex"
    reading brigade "the line of the whole brigade holds as well, so two hexes are open"
      set start_range(U) = 2 instead of scenario-1/note
        when U is polish and listed_as(U) = "row 5, 10 u, 9 sk, 7 strz., 14 dak"
  dispute mla-T10a "the 20 in brackets behind the guns of the 20th Division"
    reading printed "twenty hexes, as it is printed"
      set start_range(U) = 20 when U is polish and listed_as(U) = "row 20 pal"
    reading slip "a slip for 2: the infantry of the division has 2 at the same place, and no other number is above it in this scenario"
      set start_range(U) = 2 when U is polish and listed_as(U) = "row 20 pal"

  example "the group of Fijałkowski"
    given
      scenario = battle_of_mlawa
      unit q: polish, hq, listed_as "row Fijałkowski"
    ask which H where start_place(q, H)
    expect 5322 by scenario-1/setup-pol

  example "a town without a printed hex"
    given
      scenario = battle_of_mlawa
      unit k: polish, cavalry, listed_as "row 1 sz"
    ask is start_place(k, 2815)
    expect unknown for post_hex

  example "one that the players have found"
    given
      scenario = battle_of_mlawa
      unit u: polish, infantry, listed_as "row 8 DP without III/32"
      hex 2026: named "Glinojeck"
    ask is start_place(u, 2027)
    expect yes by scenario-1/setup-pol, scenario-1/note

  example "cavalry two hexes from Kolno: the readings part"
    given
      scenario = battle_of_mlawa
      unit k: polish, cavalry, listed_as "row 5, 10 u, 9 sk, 7 strz., 14 dak"
    ask is start_place(k, 5108)
    expect disputed by scenario-1/setup-pol

  example "and one hex"
    given
      scenario = battle_of_mlawa
      unit k: polish, cavalry, listed_as "row 5, 10 u, 9 sk, 7 strz., 14 dak"
    ask is start_place(k, 5107)
    expect yes by scenario-1/setup-pol

  example "the guns of the 20th three hexes off: the readings part"
    given
      scenario = battle_of_mlawa
      unit g: polish, artillery, listed_as "row 20 pal"
    ask is start_place(g, 1920)
    expect disputed by scenario-1/setup-pol

  example "and two"
    given
      scenario = battle_of_mlawa
      unit g: polish, artillery, listed_as "row 20 pal"
    ask is start_place(g, 1919)
    expect yes by scenario-1/setup-pol

  example "scenario 2 has lists of its own"
    given
      scenario = narew
      unit u: polish, infantry, listed_as "row 79 pp"
    ask which H where start_place(u, H)
    expect nothing

[scenario-1/setup-pol-32] The battalions at Modlin
  | Five battalions of the 32nd begin at Modlin, and do not go north of it before 4 September.
  see 4.1, scenario-1/setup-pol
  in force when first_set_up(polish)
  given north_of_modlin(hex H) "{H} [lies|does not lie] north of Modlin"
  figure modlin_free = 4
  dispute mla-S32 "where they may go before that day"
    reading south preferred "the words hold them back from the north alone"
      forbid step(U, _, B) when listed_as(U) = "row III to VII/32" and today < modlin_free and north_of_modlin(B)
    reading nowhere "who is not yet in the action stays where he is"
      forbid step(U, _, _) when listed_as(U) = "row III to VII/32" and today < modlin_free

  example "on the third"
    given
      scenario = battle_of_mlawa
      unit u: polish, infantry, movement 6, listed_as "row III to VII/32", at 2735
      hex 2734: north_of_modlin
      turn = 3
      phase = polish_movement
    ask may step(u, 2735, 2734)
    expect no by scenario-1/setup-pol-32

  example "on the fourth"
    given
      scenario = battle_of_mlawa
      unit u: polish, infantry, movement 6, listed_as "row III to VII/32", at 2735
      hex 2734: north_of_modlin
      turn = 4
      phase = polish_movement
    ask may step(u, 2735, 2734)
    expect yes by 3.1/phase-6

  example "another battalion at Modlin"
    given
      scenario = battle_of_mlawa
      unit u: polish, infantry, movement 6, listed_as "row Warszawska BON", at 2735
      hex 2734: north_of_modlin
      turn = 3
      phase = polish_movement
    ask may step(u, 2735, 2734)
    expect yes by 3.1/phase-6

  example "along the river: the readings part"
    given
      scenario = battle_of_mlawa
      unit u: polish, infantry, movement 6, listed_as "row III to VII/32", at 2735
      hex 2734: north_of_modlin
      turn = 3
      phase = polish_movement
    ask may step(u, 2735, 2835)
    expect yes by 3.1/phase-6

[scenario-1/reinf-pol] Who comes to the Poles
  | From the south edge, to Ostrów Mazowiecka, or on one hex, between the 1st and the 5th.
  see 17.0, 17.1/notation-1, 17.1/notation-4
  in force when first_schedule(polish)
  term polish_day_1 "day in the Polish schedule of scenario 1"
  table polish_day_1(listing L) -> number = "row Warszawska BON": 1, "row 114 pp": 3, "row 116 pp": 3, "row 41 pal": 3, "row 26 pp": 3, "row I/41": 4, "row 19 pp": 5, "row I/19 pal": 5
  term polish_entry_1 "place in the Polish schedule of scenario 1"
  table polish_entry_1(listing L) -> post = "row 114 pp": "Ostrów Maz.", "row 116 pp": "Ostrów Maz.", "row 41 pal": "Ostrów Maz.", "row 26 pp": "33,16",
    "row I/41": "16,25", "row 19 pp": "1,35", "row I/19 pal": "1,35"
  set due_day(U) = polish_day_1(L) when U is polish and listed_as(U) = L
  define due_hex(U, H) when U is polish and listed_as(U) = L and polish_entry_1(L) = P and post_at(P, H)
  define due_hex(U, H) when U is polish and listed_as(U) = "row Warszawska BON" and map_edge(H, south)

  example "the national defence brigade"
    given
      scenario = battle_of_mlawa
      unit u: polish, infantry, movement 6, listed_as "row Warszawska BON"
      hex 3538: map_edge south
      turn = 1
      phase = polish_movement
    ask may bring_on(u, 3538)
    expect yes by 17.11, scenario-1/reinf-pol

  example "the guns of the 41st, on the 3rd"
    given
      scenario = battle_of_mlawa
      unit g: polish, artillery, gunfire 1, movement 6, listed_as "row 41 pal"
      turn = 3
      phase = polish_movement
    ask may bring_on(g, 5322)
    expect yes by 17.11, scenario-1/reinf-pol

  example "and on the 2nd"
    given
      scenario = battle_of_mlawa
      unit g: polish, artillery, gunfire 1, movement 6, listed_as "row 41 pal"
      turn = 2
      phase = polish_movement
    ask may bring_on(g, 5322)
    expect no by 17.0

[scenario-1/setup-ger] Where the Germans begin
  | Every German unit begins at the place of its line.
  see 15.0, scenario-1/note
  in force when first_set_up(german)
  term german_post_1 "place in the German list of scenario 1"
  table german_post_1(listing L) -> post from "tables/scenario_1_german.csv"
  term german_range_1 "number in brackets in the German list of scenario 1"
  table german_range_1(listing L) -> number from "tables/scenario_1_german_range.csv"
  define start_post(U, P) when U is german and listed_as(U) = L and german_post_1(L) = P

  example "the army staff at Olsztynek"
    given
      scenario = battle_of_mlawa
      unit q: german, hq, listed_as "row Kuchler"
    ask which H where start_place(q, H)
    expect 1701 by scenario-1/setup-ger

  example "a Pole under a German heading"
    given
      scenario = battle_of_mlawa
      unit u: polish, infantry, listed_as "row 1 DP"
    ask is start_place(u, 2308)
    expect no

[scenario-1/reinf-ger] Who comes to the Germans
  | On the 5th the 32nd Division with Strauss and his guns, north of the Wisła, and the fortress brigade Gołdap from the north –
  | the brigade as early as the day after Poles have crossed the border of East Prussia.
  see 17.0, 17.1/notation-3, 17.1/notation-4
  in force when first_schedule(german)
  given north_of_wisla(hex H) "{H} [lies|does not lie] north of the Wisła"
  term german_day_1 "day in the German schedule of scenario 1"
  table german_day_1(listing L) -> number = "row 32 DP": 5, "row Strauss": 5, "row art. II": 5, "row BFort. Gołdap": 5
  set due_day(U) = german_day_1(L) when U is german and listed_as(U) = L
  define due_hex(U, H) when U is german and listed_as(U) = "row BFort. Gołdap" and map_edge(H, north)
  except 17.0/due on bring_on(U, _) when U is german and listed_as(U) = "row BFort. Gołdap"
    and did step(V, A, B) and V is polish and border(A, B) and country(B) = german
  dispute mla-T11 "from which side the 32nd Division comes"
    reading east "the list says east, and so does the example of 17.14"
      define due_hex(U, H)
        when U is german and german_day_1(listed_as(U)) = 5 and map_edge(H, east) and north_of_wisla(H)
        unless listed_as(U) = "row BFort. Gołdap"
    reading west "the Wisła runs in the west of the map, and scenario 2 has the division at Sierpc in the west a day before: a slip of the translation"
      define due_hex(U, H)
        when U is german and german_day_1(listed_as(U)) = 5 and map_edge(H, west) and north_of_wisla(H)
        unless listed_as(U) = "row BFort. Gołdap"

  example "the 32nd on the east edge: the readings part"
    given
      scenario = battle_of_mlawa
      unit u: german, infantry, movement 6, listed_as "row 32 DP"
      hex 6420: map_edge east, north_of_wisla
      hex 0120: map_edge west, north_of_wisla
      turn = 5
      phase = german_movement
    ask may bring_on(u, 6420)
    expect disputed by scenario-1/reinf-ger

  example "on the west edge: they part again"
    given
      scenario = battle_of_mlawa
      unit u: german, infantry, movement 6, listed_as "row 32 DP"
      hex 6420: map_edge east, north_of_wisla
      hex 0120: map_edge west, north_of_wisla
      turn = 5
      phase = german_movement
    ask may bring_on(u, 0120)
    expect disputed by scenario-1/reinf-ger

  example "south of the Wisła on neither"
    given
      scenario = battle_of_mlawa
      unit u: german, infantry, movement 6, listed_as "row 32 DP"
      hex 6438: map_edge east
      hex 0138: map_edge west
      turn = 5
      phase = german_movement
    ask may bring_on(u, 0138)
    expect no by 17.0

  example "nor in the east"
    given
      scenario = battle_of_mlawa
      unit u: german, infantry, movement 6, listed_as "row 32 DP"
      hex 6438: map_edge east
      hex 0138: map_edge west
      turn = 5
      phase = german_movement
    ask may bring_on(u, 6438)
    expect no by 17.0

  example "the fortress brigade on the 5th"
    given
      scenario = battle_of_mlawa
      unit u: german, infantry, movement 6, listed_as "row BFort. Gołdap"
      hex 5601: map_edge north
      hex 6420: map_edge east, north_of_wisla
      turn = 5
      phase = german_movement
    ask which H where due_hex(u, H)
    expect 5601 by scenario-1/reinf-ger

  example "it does not come from the west either"
    given
      scenario = battle_of_mlawa
      unit u: german, infantry, movement 6, listed_as "row BFort. Gołdap"
      hex 5601: map_edge north
      hex 0120: map_edge west, north_of_wisla
      turn = 5
      phase = german_movement
    ask may bring_on(u, 0120)
    expect no by 17.0

  example "on the 3rd, the day after Polish horse has ridden into Prussia"
    given
      scenario = battle_of_mlawa
      unit u: german, infantry, movement 6, listed_as "row BFort. Gołdap"
      unit k: polish, cavalry, movement 9, at 3228
      hex 3228: country german
      edge 3228 3229: border
      hex 5601: map_edge north
      did step(k, 3229, 3228) in polish_movement of turn 2
      turn = 3
      phase = german_movement
    ask may bring_on(u, 5601)
    expect yes by 17.11, scenario-1/reinf-ger

  example "on the 3rd, when nobody has"
    given
      scenario = battle_of_mlawa
      unit u: german, infantry, movement 6, listed_as "row BFort. Gołdap"
      unit k: polish, cavalry, movement 9, at 3228
      hex 3228: country german
      hex 5601: map_edge north
      turn = 3
      phase = german_movement
    ask may bring_on(u, 5601)
    expect no by 17.0

  example "a German who comes home does not call it"
    given
      scenario = battle_of_mlawa
      unit u: german, infantry, movement 6, listed_as "row BFort. Gołdap"
      unit k: german, cavalry, movement 9, at 3228
      hex 3228: country german
      edge 3228 3229: border
      hex 5601: map_edge north
      did step(k, 3229, 3228) in german_movement of turn 2
      turn = 3
      phase = german_movement
    ask may bring_on(u, 5601)
    expect no by 17.0

  example "nor Poles who cross on their way home"
    given
      scenario = battle_of_mlawa
      unit u: german, infantry, movement 6, listed_as "row BFort. Gołdap"
      unit k: polish, cavalry, movement 9, at 3228
      hex 3228: country polish
      edge 3228 3229: border
      hex 5601: map_edge north
      did step(k, 3229, 3228) in polish_movement of turn 2
      turn = 3
      phase = german_movement
    ask may bring_on(u, 5601)
    expect no by 17.0

[scenario-1/note] Numbers in brackets
  | The number in brackets is how far from its hex a unit may be set up. Where there is none it stands on the hex itself.
  see 15.0, scenario-1/setup-pol, scenario-1/setup-ger
  set start_range(U) = polish_range_1(L) when U is polish and first_set_up(polish) and listed_as(U) = L
  set start_range(U) = german_range_1(L) when U is german and first_set_up(german) and listed_as(U) = L

  example "two hexes from Mława"
    given
      scenario = battle_of_mlawa
      unit u: polish, infantry, listed_as "row 78, 80, 1 ckm"
    ask is start_place(u, 1919)
    expect yes by scenario-1/note, scenario-1/setup-pol

  example "and not three"
    given
      scenario = battle_of_mlawa
      unit u: polish, infantry, listed_as "row 78, 80, 1 ckm"
    ask is start_place(u, 1920)
    expect no

  example "a German division within one"
    given
      scenario = battle_of_mlawa
      unit u: german, infantry, listed_as "row 11 DP"
    ask is start_place(u, 2010)
    expect yes by scenario-1/note, scenario-1/setup-ger

  example "a regiment without a number stays where it is put"
    given
      scenario = battle_of_mlawa
      unit u: polish, cavalry, listed_as "row 26 u"
    ask is start_place(u, 1012)
    expect no
