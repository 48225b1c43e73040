scenario mazovia20 "Northern Mazovia, 1 to 20 September"

[scenario-4] Northern Mazovia, 1 to 20 September
  | The long game, from 1 to 20 September. The first stage is the 1st; the variant of chapter 16 may be played with it.
  see 3.0, 16.0, scenario-1, scenario-2
  figure end_of_long_game = 20
  set today = turn instead of 10.32
  define game_over() when today > end_of_long_game

  example "the ninth stage"
    given
      scenario = mazovia20
      turn = 9
    ask value today
    expect 9 by scenario-4

  example "whatever the date on the table"
    given
      scenario = mazovia20
      turn = 9
      september = 2
    ask value today
    expect 9 by scenario-4

  example "20 September is played"
    given
      scenario = mazovia20
      turn = 20
    ask is game_over()
    expect no

  example "and the 21st is not"
    given
      scenario = mazovia20
      turn = 21
    ask is game_over()
    expect yes by scenario-4

[scenario-4/setup-pol] The Poles
  | They are set up as in scenario 1, and their new units come by the schedules of scenarios 1 and 2.
  see scenario-1/setup-pol, scenario-1/reinf-pol, scenario-2/reinf-pol
  define first_set_up(polish)
  define first_schedule(polish)
  define second_schedule(polish)

  example "at Mława"
    given
      scenario = mazovia20
      unit u: polish, infantry, listed_as "row 78, 80, 1 ckm"
    ask is start_place(u, 1918)
    expect yes by scenario-1/setup-pol, scenario-4/setup-pol, scenario-1/note

  example "the 116th by the first schedule"
    given
      scenario = mazovia20
      unit u: polish, infantry, movement 6, listed_as "row 116 pp"
      turn = 3
      phase = polish_movement
    ask may bring_on(u, 5322)
    expect yes by 17.11, scenario-1/reinf-pol

  example "the 35th by the second"
    given
      scenario = mazovia20
      unit u: polish, infantry, movement 6, listed_as "row 35 DP"
      hex 6420: map_edge east
      turn = 10
      phase = polish_movement
    ask may bring_on(u, 6420)
    expect yes by 17.11, scenario-2/reinf-pol

[scenario-4/setup-pol-extra] Three more for the Poles
  | The 30th Division at Modlin on the 12th, Skwarczyński at Wyszków on the 1st, and the brigade Wołkowysk from the east on the 17th.
  see 16.0/3, 17.0, tables/units-polish
  term extra_day "day of the three more"
  table extra_day(listing L) -> number = "row 30 DP": 12, "row Skwarczyński": 1, "row Wołkowysk BK": 17
  set due_day(U) = extra_day(L) when U is polish and listed_as(U) = L
  define due_hex(U, H) when U is polish and listed_as(U) = "row 30 DP" and post_at("Modlin", H)
  define due_hex(U, H) when U is polish and listed_as(U) = "row Skwarczyński" and post_at("Wyszków", H)
  define due_hex(U, H) when U is polish and listed_as(U) = "row Wołkowysk BK" and map_edge(H, east)

  example "the 30th on its day"
    given
      scenario = mazovia20
      unit u: polish, infantry, movement 6, listed_as "row 30 DP"
      turn = 12
      phase = polish_movement
    ask may bring_on(u, 2735)
    expect yes by 17.11, scenario-4/setup-pol-extra

  example "Skwarczyński on the first"
    given
      scenario = mazovia20
      unit q: polish, hq, movement 12, listed_as "row Skwarczyński"
      turn = 1
      phase = polish_movement
    ask may bring_on(q, 4629)
    expect yes by 17.11, scenario-4/setup-pol-extra

  example "the brigade Wołkowysk on the 17th"
    given
      scenario = mazovia20
      unit k: polish, cavalry, movement 9, listed_as "row Wołkowysk BK"
      hex 6420: map_edge east
      turn = 17
      phase = polish_movement
    ask may bring_on(k, 6420)
    expect yes by 17.11, scenario-4/setup-pol-extra

  example "and on the 16th"
    given
      scenario = mazovia20
      unit k: polish, cavalry, movement 9, listed_as "row Wołkowysk BK"
      hex 6420: map_edge east
      turn = 16
      phase = polish_movement
    ask may bring_on(k, 6420)
    expect no by 17.0

[scenario-4/setup-ger] The Germans
  | They are set up as in scenario 1, and their new units come by the schedules of scenarios 1 and 2.
  see scenario-1/setup-ger, scenario-1/reinf-ger, scenario-2/reinf-ger
  define first_set_up(german)
  define first_schedule(german)
  define second_schedule(german)

  example "the 61st a hex off"
    given
      scenario = mazovia20
      unit u: german, infantry, listed_as "row 61 DP"
    ask is start_place(u, 1710)
    expect yes by scenario-1/setup-ger, scenario-4/setup-ger, scenario-1/note

  example "Gołdap by the first schedule"
    given
      scenario = mazovia20
      unit u: german, infantry, movement 6, listed_as "row BFort. Gołdap"
      hex 5601: map_edge north
      turn = 5
      phase = german_movement
    ask may bring_on(u, 5601)
    expect yes by 17.11, scenario-1/reinf-ger

  example "Falkenhorst by the second"
    given
      scenario = mazovia20
      unit q: german, hq, movement 12, listed_as "row Falkenhorst"
      hex 5601: map_edge north
      turn = 10
      phase = german_movement
    ask may bring_on(q, 5601)
    expect yes by 17.11, scenario-2/reinf-ger
