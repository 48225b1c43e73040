[tables/TCC] Terrain Characteristics Chart
  | What ground does in combat: a city or a river takes two places from the attacker, a town, wood, hill or stream one; who
  | attacks across a big river fights with half his strength, rounded down. What it costs in movement stands in 4.31 to 4.39.
  see 8.81, 8.84, 8.87, 11.3
  table terrain_combat(terrain T) -> number = clear: 0, city: -2, town: -1, wood: -1, swamp: 0, hills: -1
  figure stream_shift = -1
  figure river_shift = -2
  derived impassable(unit U, hex H) "{H} [is|is not] impassable for {U}"
  define impassable(_, H) when H is lake
  define impassable(U, H) when H is swamp and mechanized(U)
  forbid attack(U, E) when at(U) = A and at(E) = B and lakeside(A, B)
  halve fighting_strength(U, X) rounding down
    when attacks_over(X, U, big_river_line, H) and most_over(X, big_river_line, H)

  example "a city"
    ask value terrain_combat(city)
    expect -2 by tables/TCC

  example "five SP across a big river"
    given
      unit u: german, infantry, strength 5, at 3228
      unit e: polish, infantry, strength 3, at 3229
      edge 3228 3229: big_river
      battle x: attacker u, target e
    ask value fighting_strength(u, x)
    expect 2 by tables/TCC

  example "most of the attackers are on the near bank"
    given
      unit u: german, infantry, strength 5, at 3228
      unit v: german, infantry, strength 6, at 3230
      unit e: polish, infantry, strength 3, at 3229
      edge 3228 3229: big_river
      battle x: attacker u + v, target e
    ask value fighting_strength(u, x)
    expect 5 by 8.4b not by tables/TCC

  example "across a lake"
    given
      unit u: polish, infantry, at 3228
      unit e: german, infantry, at 3229
      edge 3228 3229: lakeside
      phase = polish_attack
    ask may attack(u, e)
    expect no by tables/TCC

  example "a lake"
    given
      unit u: polish, infantry, at 3228
      hex 3229: lake
    ask is impassable(u, 3229)
    expect yes by tables/TCC

  example "a swamp for tanks"
    given
      unit t: polish, armour, at 3228
      hex 3229: swamp
    ask is impassable(t, 3229)
    expect yes by tables/TCC

  example "a swamp for infantry"
    given
      unit u: polish, infantry, at 3228
      hex 3229: swamp
    ask is impassable(u, 3229)
    expect no

[tables/units-german-s2] German strengths in scenario 2
  | The charts of the units that have fought since the 1st: the 11th and the 61st Division and the tank division K are weaker than
  | in the other scenarios. Who comes later is at full strength.
  see 15.0, tables/units-german-s134
  term german_chart_2 "German chart of scenario 2"
  table german_chart_2(line L, part P) -> number from "tables/chart_german_scenario_2.csv"
  set opening_strength(U) = german_chart_2(L, P) instead of 15.0, tables/units-german-s134
    when scenario = narew and U is german and charted(U) = L and chart_part(U) = P and german_chart_2(L, P) > 0
  set opening_strength(U) = sum(N for P, N where chart_column(P) and german_chart_2(L, P) = N) instead of 15.0, tables/units-german-s134
    when scenario = narew and U is german and charted(U) = L
    and sum(N for P, N where chart_column(P) and german_chart_2(L, P) = N) > 0
    unless chart_part(U) = _
  defect mla-T10c "the third battalion of SS D is headed II like the second"

  example "a battalion of the 176th"
    given
      scenario = narew
      unit u: german, infantry, charted "176/61 DP", chart_part "I", full_strength 3
    ask value opening_strength(u)
    expect 1 by tables/units-german-s2

  example "the whole regiment"
    given
      scenario = narew
      unit u: german, infantry, charted "176/61 DP"
    ask value opening_strength(u)
    expect 5 by tables/units-german-s2

  example "the same regiment in scenario 1"
    given
      scenario = battle_of_mlawa
      unit u: german, infantry, charted "176/61 DP"
    ask value opening_strength(u)
    expect 7 by tables/units-german-s134

  example "a division that comes later"
    given
      scenario = narew
      unit u: german, infantry, charted "3/21 DP"
    ask value opening_strength(u)
    expect 7 by tables/units-german-s134

  example "a battalion that comes later"
    given
      scenario = narew
      unit u: german, infantry, charted "3/21 DP", chart_part "I"
    ask value opening_strength(u)
    expect 3 by tables/units-german-s134

[tables/units-german-s134] German strengths in scenarios 1, 3 and 4
  | The charts of the full strengths: for each unit its parts, with the SP of each. A regiment has those of all its parts.
  see 6.22, 15.0
  sort line
  sort part
  given charted(unit U) -> line    "the charts [have|do not have] {U} in the line {line}"
  derived chart_column(part P)      "{P} [is|is not] a column of the charts of regiments"
  given chart_part(unit U) -> part "{U} [is|is not] the part {part} of its line"
  define chart_column("I")
  define chart_column("II")
  define chart_column("III")
  define chart_column("no. 1")
  define chart_column("no. 2")
  define chart_column("no. 3")
  define chart_column("no. 4")
  define chart_column("no. 5")
  define chart_column("no. 6")
  define chart_column("all")
  term german_chart "German chart"
  table german_chart(line L, part P) -> number from "tables/chart_german.csv"
  set opening_strength(U) = german_chart(L, P) instead of 15.0 when U is german and charted(U) = L and chart_part(U) = P
  set opening_strength(U) = sum(N for P, N where chart_column(P) and german_chart(L, P) = N) instead of 15.0
    when U is german and charted(U) = L
    unless chart_part(U) = _
  defect mla-T10d "has the 32nd Division under the third corps, though Strauss, who brings it, and his guns are of the second"

  example "a first battalion"
    given
      scenario = battle_of_mlawa
      unit u: german, infantry, charted "23/11 DP", chart_part "I"
    ask value opening_strength(u)
    expect 3 by tables/units-german-s134

  example "its regiment"
    given
      scenario = battle_of_mlawa
      unit u: german, infantry, charted "23/11 DP"
    ask value opening_strength(u)
    expect 7 by tables/units-german-s134

  example "tanks, three companies"
    given
      scenario = mazovia20
      unit t: german, armour, charted "I/5/3 DPanc."
    ask value opening_strength(t)
    expect 8 by tables/units-german-s134

  example "tanks, the other three"
    given
      scenario = mazovia20
      unit t: german, armour, charted "II/5/3 DPanc."
    ask value opening_strength(t)
    expect 5 by tables/units-german-s134

  example "the charts go before the other figure"
    given
      scenario = battle_of_mlawa
      unit u: german, infantry, charted "23/11 DP", chart_part "II", full_strength 3
    ask value opening_strength(u)
    expect 2 by tables/units-german-s134

  example "and for a regiment"
    given
      scenario = battle_of_mlawa
      unit u: german, infantry, charted "23/11 DP", full_strength 6
    ask value opening_strength(u)
    expect 7 by tables/units-german-s134

  example "set up with less"
    given
      scenario = battle_of_mlawa
      unit u: german, infantry, charted "23/11 DP", listed_as "row 11 DP", strength 6
      turn = 0
    ask may set_up(u, 2009)
    expect no by 15.0

  example "a Polish unit of the same name"
    given
      scenario = battle_of_mlawa
      unit u: polish, infantry, charted "1/1 DP"
    ask value opening_strength(u)
    expect 6 by tables/units-polish

  example "a Polish battalion of the same name"
    given
      scenario = battle_of_mlawa
      unit u: polish, infantry, charted "1/1 DP", chart_part "I"
    ask value opening_strength(u)
    expect 2 by tables/units-polish

[tables/units-german/note] Two battalions for scenario 4
  | The battalions II/27 and III/89 take part in scenario 4 alone.
  see scenario-4, tables/units-german-s134
  derived sits_out(unit U) "{U} [takes|does not take] no part in this scenario"
  define sits_out(U) when U is german and charted(U) = "27/12 DP" and chart_part(U) = "II" and scenario != mazovia20
  define sits_out(U) when U is german and charted(U) = "89/12 DP" and chart_part(U) = "III" and scenario != mazovia20
  forbid set_up(U, _) when sits_out(U)
  # Their regiments begin without them.
  add 0 - german_chart("27/12 DP", "II") to opening_strength(U)
    when U is german and charted(U) = "27/12 DP" and scenario != mazovia20
    unless chart_part(U) = _
  add 0 - german_chart("89/12 DP", "III") to opening_strength(U)
    when U is german and charted(U) = "89/12 DP" and scenario != mazovia20
    unless chart_part(U) = _

  example "II/27 in scenario 1"
    given
      scenario = battle_of_mlawa
      unit u: german, infantry, charted "27/12 DP", chart_part "II", listed_as "row 12 DP", strength 2
      turn = 0
    ask may set_up(u, 3007)
    expect no by tables/units-german/note

  example "III/89 in scenario 1"
    given
      scenario = battle_of_mlawa
      unit u: german, infantry, charted "89/12 DP", chart_part "III", listed_as "row 12 DP", strength 2
      turn = 0
    ask may set_up(u, 3007)
    expect no by tables/units-german/note

  example "II/27 in scenario 4"
    given
      scenario = mazovia20
      unit u: german, infantry, charted "27/12 DP", chart_part "II", listed_as "row 12 DP", strength 2
      turn = 0
    ask may set_up(u, 3007)
    expect yes by 15.0

  example "the 27th without its second battalion"
    given
      scenario = narew
      unit u: german, infantry, charted "27/12 DP"
    ask value opening_strength(u)
    expect 5 by tables/units-german/note

  example "the 89th without its third"
    given
      scenario = battle_of_mlawa
      unit u: german, infantry, charted "89/12 DP"
    ask value opening_strength(u)
    expect 5 by tables/units-german/note

  example "the 27th in scenario 4"
    given
      scenario = mazovia20
      unit u: german, infantry, charted "27/12 DP"
    ask value opening_strength(u)
    expect 7 by tables/units-german-s134

  example "the first battalion of the 89th"
    given
      scenario = battle_of_mlawa
      unit u: german, infantry, charted "89/12 DP", chart_part "I"
    ask value opening_strength(u)
    expect 3 by tables/units-german-s134

  example "III/27 in scenario 1"
    given
      scenario = battle_of_mlawa
      unit u: german, infantry, charted "27/12 DP", chart_part "III", listed_as "row 12 DP", strength 2
      turn = 0
    ask may set_up(u, 3007)
    expect yes by 15.0

[tables/air-force] German air force
  | How many air counters the Germans have on each day of September.
  see 10.11, 10.41
  table air_tokens(number D) -> number = 1: 4, 2: 5, 3: 5, 4: 6, 5: 6, 6: 7, 7: 3, 8: 5, 9: 5, 10: 3,
    11: 3, 12: 2, 13: 2, 14: 3, 15: 4, 16: 3, 17: 3, 18: 2, 19: 2, 20: 2

  example "6 September"
    ask value air_tokens(6)
    expect 7 by tables/air-force

  example "the last day"
    ask value air_tokens(20)
    expect 2 by tables/air-force

[tables/units-german/kampfgruppe] Regiments of two divisions
  | The 90th stands in the charts of two divisions, and the 69th too: their player chooses in which of the two each of them fights.
  | Regiments of one number never belong to different divisions at one time.
  see tables/units-german-s134
  action place_in(unit U, line F) "{U} [be placed in|was placed in] the division of {F}"
  derived choice_of(line F, line G) "{F} and {G} [are|are not] one regiment in the charts of two divisions" both ways
  define choice_of("90/2 DPZmot.", "90/20 DPZmot.")
  define choice_of("69/20 DPZmot.", "69 PGR/10 DPanc.")
  permit place_in(U, F) when U is german and charted(U) = F and choice_of(F, _)
  permit place_in(U, F) when U is german and charted(U) = G and choice_of(F, G)
  otherwise forbid place_in
  (same) forbid place_in(_, F) when choice_of(F, G) and did place_in(V, G) and V is german
    unless did place_in(V, F)
  defect mla-KG "whether both counters of one number may be used, in one division, or only one of them, is not said"

  example "the 90th with the 20th"
    given
      scenario = mazovia20
      unit u: german, motorized, charted "90/2 DPZmot."
    ask may place_in(u, "90/20 DPZmot.")
    expect yes by tables/units-german/kampfgruppe

  example "the 90th with the 2nd"
    given
      scenario = mazovia20
      unit u: german, motorized, charted "90/2 DPZmot."
    ask may place_in(u, "90/2 DPZmot.")
    expect yes by tables/units-german/kampfgruppe

  example "the 69th with the tanks"
    given
      scenario = mazovia20
      unit u: german, motorized, charted "69/20 DPZmot."
    ask may place_in(u, "69 PGR/10 DPanc.")
    expect yes by tables/units-german/kampfgruppe

  example "the 90th with the tanks"
    given
      scenario = mazovia20
      unit u: german, motorized, charted "90/2 DPZmot."
    ask may place_in(u, "69 PGR/10 DPanc.")
    expect no by tables/units-german/kampfgruppe

  example "another regiment"
    given
      scenario = mazovia20
      unit u: german, motorized, charted "76/20 DPZmot."
    ask may place_in(u, "76/20 DPZmot.")
    expect no by tables/units-german/kampfgruppe

  example "one 90th fights with the 2nd, the other cannot with the 20th"
    given
      scenario = mazovia20
      unit u: german, motorized, charted "90/2 DPZmot."
      unit v: german, motorized, charted "90/20 DPZmot."
      did place_in(u, "90/2 DPZmot.")
    ask may place_in(v, "90/20 DPZmot.")
    expect no by tables/units-german/kampfgruppe

[tables/units-polish] Polish strengths
  | The charts of the Poles: for each unit its parts, with the SP of each.
  see 6.22, 15.0
  term polish_chart "Polish chart"
  table polish_chart(line L, part P) -> number from "tables/chart_polish.csv"
  set opening_strength(U) = polish_chart(L, P) instead of 15.0 when U is polish and charted(U) = L and chart_part(U) = P
  set opening_strength(U) = sum(N for P, N where chart_column(P) and polish_chart(L, P) = N) instead of 15.0
    when U is polish and charted(U) = L
    unless chart_part(U) = _

  example "the 78th"
    given
      scenario = battle_of_mlawa
      unit u: polish, infantry, charted "78/20 DP"
    ask value opening_strength(u)
    expect 6 by tables/units-polish

  example "a regiment with two battalions on its chart"
    given
      scenario = battle_of_mlawa
      unit u: polish, infantry, charted "32/8 DP"
    ask value opening_strength(u)
    expect 4 by tables/units-polish

  example "the machine guns of the 20th"
    given
      scenario = battle_of_mlawa
      unit m: polish, machine_gun, charted "1 ckm/20 DP"
    ask value opening_strength(m)
    expect 3 by tables/units-polish

  example "the charts go before the other figure"
    given
      scenario = battle_of_mlawa
      unit u: polish, infantry, charted "78/20 DP", chart_part "I", full_strength 3
    ask value opening_strength(u)
    expect 2 by tables/units-polish

  example "and for a regiment"
    given
      scenario = battle_of_mlawa
      unit u: polish, infantry, charted "78/20 DP", full_strength 9
    ask value opening_strength(u)
    expect 6 by tables/units-polish

[tables/CRT] Results of combat
  | A sector for each ratio, a line for each throw: column 0 holds the result, columns 1 to 12 the attacker's losses. A dash in
  | the losses is written 0.
  defect mla-T1 "the last sector is headed 9:1 like the one before; by its place and its falling losses it is 10:1"
  table crt(odds C, number D) -> result from "tables/crt_results.csv"
  table crt_losses(odds C, number D, number N) -> number from "tables/crt_losses.csv"

  dispute mla-T5 "the 16 of sector 1:3, die 1, column 12"
    reading printed preferred "it is what the table has"
    reading pattern "no other loss is greater on a better throw; 14 lies between the 13 beside it and the 15 below it"
      add -2 to second_part(X) when column(X) = 1:3 and combat_die(X) = 1 and column_number(counted_attack(X)) = 12

  example "the restored sector"
    ask value crt(10:1, 1)
    expect "B5" by tables/CRT

  example "a cell of the losses"
    ask value crt_losses(1:4, 6, 12)
    expect 34 by tables/CRT

  example "the doubtful cell: the readings part"
    given
      unit u: german, infantry, strength 70, at 3228
      unit e: polish, infantry, strength 200, at 3229
      battle x: attacker u, target e
      combat_die(x) = 1
    ask value second_part(x)
    expect 16 by tables/CRT

[tables/casualties] Losses
  | What it costs to stay, by result and strength: a line for each of B1 to B5, none for A1 and A2. The table ends at 72 points.
  see 8.52, 8.53, 9.47
  table defender_losses(result R, number S) -> number from "tables/casualties.csv"

  example "B3 and thirty points"
    ask value defender_losses("B3", 30)
    expect 4 by tables/casualties

[tables/casualty-log] Record of casualties
  | A sheet for the losses of both sides, day by day and in all.
  see 8.54, 19.0/note
  commentary "a sheet to write on; nothing to decide"
  defect mla-O1 "the lines of several days are lost"
  defect mla-T13 "heads the sum of German losses as the efficiency of the German army; that of the Poles, who score for it, is meant"
