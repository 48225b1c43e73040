scenario narew "Defending the Narew"

[scenario-2] Defending the Narew
  | The defence of the Narew, from 4 to 13 September. The first stage is the 4th.
  see 3.0, 15.0, tables/units-german-s2
  figure eve_of_narew = 3
  figure end_of_narew = 13
  set today = turn + eve_of_narew instead of 10.32
  define second_schedule(_)
  define game_over() when today > end_of_narew

  example "the second stage"
    given
      scenario = narew
      turn = 2
    ask value today
    expect 5 by scenario-2

  example "whatever the date on the table"
    given
      scenario = narew
      turn = 2
      september = 2
    ask value today
    expect 5 by scenario-2

  example "13 September is the tenth stage, and played"
    given
      scenario = narew
      turn = 10
    ask is game_over()
    expect no

  example "there is no eleventh"
    given
      scenario = narew
      turn = 11
    ask is game_over()
    expect yes by scenario-2

[scenario-2/setup-pol] Where the Poles begin
  | Every Polish unit begins at the place of its line, as far from it at most as the number in brackets says.
  see 15.0, scenario-1/note
  term polish_post_2 "place in the Polish list of scenario 2"
  table polish_post_2(listing L) -> post from "tables/scenario_2_polish.csv"
  term polish_range_2 "number in brackets in the Polish list of scenario 2"
  table polish_range_2(listing L) -> number from "tables/scenario_2_polish_range.csv"
  define start_post(U, P) when U is polish and listed_as(U) = L and polish_post_2(L) = P
  set start_range(U) = polish_range_2(L) when U is polish and listed_as(U) = L
  defect mla-T10b "has a 16 u where the charts have the 26th, calls 27 sz of the charts 27 u, and Osowiec Ostrowiec"

  example "three hexes from Łomża"
    given
      scenario = narew
      unit u: polish, infantry, listed_as "row 71 pp"
    ask is start_place(u, 5615)
    expect yes by scenario-2/setup-pol

  example "four are too many"
    given
      scenario = narew
      unit u: polish, infantry, listed_as "row 71 pp"
    ask is start_place(u, 5616)
    expect no

  example "scenario 1 has other places"
    given
      scenario = narew
      unit k: polish, cavalry, listed_as "row 1 sz"
    ask which H where start_place(k, H)
    expect 3328 by scenario-2/setup-pol

[scenario-2/reinf-pol-note] The 8th and the 20th Division
  | On 7 September they come into the battle from Modlin: the 20th without its machine guns and the two battalions of Mazovia, and
  | of its guns only 20 pal.
  see 17.0, scenario-2/reinf-pol
  figure day_of_8_and_20 = 7
  set due_day(U) = day_of_8_and_20 when U is polish and listed_as(U) = "row 8 DP"
  set due_day(U) = day_of_8_and_20 when U is polish and listed_as(U) = "row 20 DP"
  define due_hex(U, H) when U is polish and listed_as(U) = "row 8 DP" and post_at("Modlin", H)
  define due_hex(U, H) when U is polish and listed_as(U) = "row 20 DP" and post_at("Modlin", H)
  forbid bring_on(U, _) when charted(U) = "1 ckm/20 DP"
  forbid bring_on(U, _) when charted(U) = "1 Maz./20 DP"
  forbid bring_on(U, _) when charted(U) = "2 Maz./20 DP"

  example "a regiment of the 20th at Modlin"
    given
      scenario = narew
      unit u: polish, infantry, movement 6, listed_as "row 20 DP", charted "78/20 DP"
      turn = 4
      phase = polish_movement
    ask may bring_on(u, 2735)
    expect yes by 17.11, scenario-2/reinf-pol-note

  example "one of the 8th"
    given
      scenario = narew
      unit u: polish, infantry, movement 6, listed_as "row 8 DP", charted "13/8 DP"
      turn = 4
      phase = polish_movement
    ask may bring_on(u, 2735)
    expect yes by 17.11, scenario-2/reinf-pol-note

  example "on the 6th"
    given
      scenario = narew
      unit u: polish, infantry, movement 6, listed_as "row 20 DP", charted "78/20 DP"
      turn = 3
      phase = polish_movement
    ask may bring_on(u, 2735)
    expect no by 17.0

  example "the machine guns are not with it"
    given
      scenario = narew
      unit m: polish, machine_gun, movement 6, listed_as "row 20 DP", charted "1 ckm/20 DP"
      turn = 4
      phase = polish_movement
    ask may bring_on(m, 2735)
    expect no by scenario-2/reinf-pol-note

  example "nor is the first battalion of Mazovia"
    given
      scenario = narew
      unit m: polish, infantry, movement 6, listed_as "row 20 DP", charted "1 Maz./20 DP"
      turn = 4
      phase = polish_movement
    ask may bring_on(m, 2735)
    expect no by scenario-2/reinf-pol-note

  example "nor the second"
    given
      scenario = narew
      unit m: polish, infantry, movement 6, listed_as "row 20 DP", charted "2 Maz./20 DP"
      turn = 4
      phase = polish_movement
    ask may bring_on(m, 2735)
    expect no by scenario-2/reinf-pol-note

[scenario-2/setup-ger] Where the Germans begin
  | Every German unit begins at the place of its line, as far from it at most as the number in brackets says.
  see 15.0, scenario-1/note, tables/units-german-s2
  term german_post_2 "place in the German list of scenario 2"
  table german_post_2(listing L) -> post from "tables/scenario_2_german.csv"
  term german_range_2 "number in brackets in the German list of scenario 2"
  table german_range_2(listing L) -> number from "tables/scenario_2_german_range.csv"
  define start_post(U, P) when U is german and listed_as(U) = L and german_post_2(L) = P
  set start_range(U) = german_range_2(L) when U is german and listed_as(U) = L
  defect mla-T9d "lists the guns of the first corps twice, both times at Ciechanów"
  dispute mla-T9a "the guns of the corps W stand in two lines: at Ciechanów, and with Wodrich at Przasnysz"
    reading alone "the line of their own: Ciechanów"
      define start_post(U, "Ciechanów") when U is german and listed_as(U) = "row art. W"
    reading with_wodrich "the line of their commander: Przasnysz"
      define start_post(U, "Przasnysz") when U is german and listed_as(U) = "row art. W"

  example "the corps of Petzel"
    given
      scenario = narew
      unit q: german, hq, listed_as "row Petzel"
    ask which H where start_place(q, H)
    expect 2423 by scenario-2/setup-ger

  example "two hexes from Ciechanów"
    given
      scenario = narew
      unit u: german, infantry, listed_as "row 11 DP"
    ask is start_place(u, 2425)
    expect yes by scenario-2/setup-ger

  example "two are too many for the 217th"
    given
      scenario = narew
      unit u: german, infantry, listed_as "row 217 DP"
    ask is start_place(u, 2425)
    expect no

  example "the guns of the corps W at Ciechanów: the readings part"
    given
      scenario = narew
      unit g: german, artillery, listed_as "row art. W"
    ask is start_place(g, 2423)
    expect disputed by scenario-2/setup-ger

  example "at Przasnysz: they part again"
    given
      scenario = narew
      unit g: german, artillery, listed_as "row art. W"
    ask is start_place(g, 2819)
    expect disputed by scenario-2/setup-ger

[scenario-2/note] Abbreviations
  commentary "what DP, DPanc., DPZmot., pp, BK, art. and BFort. stand for"
