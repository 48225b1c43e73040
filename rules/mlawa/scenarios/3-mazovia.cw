scenario mazovia13 "Northern Mazovia, 1 to 13 September"

[scenario-3] Northern Mazovia, 1 to 13 September
  | Both battles in one, from 1 to 13 September. The first stage is the 1st.
  see 3.0, scenario-1, scenario-2
  figure end_of_mazovia = 13
  set today = turn instead of 10.32
  define game_over() when today > end_of_mazovia

  example "the ninth stage"
    given
      scenario = mazovia13
      turn = 9
    ask value today
    expect 9 by scenario-3

  example "whatever the date on the table"
    given
      scenario = mazovia13
      turn = 9
      september = 2
    ask value today
    expect 9 by scenario-3

  example "13 September is played"
    given
      scenario = mazovia13
      turn = 13
    ask is game_over()
    expect no

  example "and the 14th is not"
    given
      scenario = mazovia13
      turn = 14
    ask is game_over()
    expect yes by scenario-3

[scenario-3/setup-pol] The Poles
  | They are set up as in scenario 1, and their new units come by the schedules of scenarios 1 and 2.
  see scenario-1/setup-pol, scenario-1/reinf-pol, scenario-2/reinf-pol
  define first_set_up(polish)
  define first_schedule(polish)
  define second_schedule(polish)

  example "at Mława"
    given
      scenario = mazovia13
      unit u: polish, infantry, listed_as "row 78, 80, 1 ckm"
    ask is start_place(u, 1918)
    expect yes by scenario-1/setup-pol, scenario-3/setup-pol, scenario-1/note

  example "the 116th by the first schedule"
    given
      scenario = mazovia13
      unit u: polish, infantry, movement 6, listed_as "row 116 pp"
      turn = 3
      phase = polish_movement
    ask may bring_on(u, 5322)
    expect yes by 17.11, scenario-1/reinf-pol

  example "the 19th, which both schedules have"
    given
      scenario = mazovia13
      unit u: polish, infantry, movement 6, listed_as "row 19 pp"
      turn = 5
      phase = polish_movement
    ask may bring_on(u, 0135)
    expect yes by 17.11

  example "the 35th by the second"
    given
      scenario = mazovia13
      unit u: polish, infantry, movement 6, listed_as "row 35 DP"
      hex 6420: map_edge east
      turn = 10
      phase = polish_movement
    ask may bring_on(u, 6420)
    expect yes by 17.11, scenario-2/reinf-pol

[scenario-3/setup-pol-30] The 30th Division
  | It comes in at Modlin on 12 September.
  see 17.0, tables/units-polish
  figure day_of_30 = 12
  set due_day(U) = day_of_30 when U is polish and listed_as(U) = "row 30 DP"
  define due_hex(U, H) when U is polish and listed_as(U) = "row 30 DP" and post_at("Modlin", H)

  example "on its day"
    given
      scenario = mazovia13
      unit u: polish, infantry, movement 6, listed_as "row 30 DP"
      turn = 12
      phase = polish_movement
    ask may bring_on(u, 2735)
    expect yes by 17.11, scenario-3/setup-pol-30

  example "the day before"
    given
      scenario = mazovia13
      unit u: polish, infantry, movement 6, listed_as "row 30 DP"
      turn = 11
      phase = polish_movement
    ask may bring_on(u, 2735)
    expect no by 17.0

[scenario-3/setup-ger] The Germans
  | They are set up as in scenario 1, and their new units come by the schedules of scenarios 1 and 2.
  see scenario-1/setup-ger, scenario-1/reinf-ger, scenario-2/reinf-ger
  define first_set_up(german)
  define first_schedule(german)
  define second_schedule(german)

  example "the 61st a hex off"
    given
      scenario = mazovia13
      unit u: german, infantry, listed_as "row 61 DP"
    ask is start_place(u, 1710)
    expect yes by scenario-1/setup-ger, scenario-3/setup-ger, scenario-1/note

  example "Gołdap by the first schedule"
    given
      scenario = mazovia13
      unit u: german, infantry, movement 6, listed_as "row BFort. Gołdap"
      hex 5601: map_edge north
      turn = 5
      phase = german_movement
    ask may bring_on(u, 5601)
    expect yes by 17.11, scenario-1/reinf-ger

  example "Falkenhorst by the second"
    given
      scenario = mazovia13
      unit q: german, hq, movement 12, listed_as "row Falkenhorst"
      hex 5601: map_edge north
      turn = 10
      phase = german_movement
    ask may bring_on(q, 5601)
    expect yes by 17.11, scenario-2/reinf-ger

[scenario-3/comment] The Wisła
  | No German unit crosses the Wisła.
  see 4.37, 8.61, 8.73
  forbid step(U, A, B) when U is german and wisla(A, B)
  forbid pursue(U, A, B, _) when U is german and wisla(A, B)
  forbid fall_back(U, A, B) when U is german and wisla(A, B)

  example "over a bridge"
    given
      scenario = mazovia13
      unit u: german, infantry, movement 6, at 3228
      edge 3228 3229: big_river, wisla, bridge, main_road
      turn = 5
      phase = german_movement
    ask may step(u, 3228, 3229)
    expect no by scenario-3/comment

  example "a Pole may"
    given
      scenario = mazovia13
      unit u: polish, infantry, movement 6, at 3228
      edge 3228 3229: big_river, wisla, bridge, main_road
      turn = 5
      phase = polish_movement
    ask may step(u, 3228, 3229)
    expect yes by 3.1/phase-6

  example "over the Bug it is another matter"
    given
      scenario = mazovia13
      unit u: german, infantry, movement 6, at 3228
      edge 3228 3229: big_river, bridge, main_road
      turn = 5
      phase = german_movement
    ask may step(u, 3228, 3229)
    expect yes by 3.1/phase-2

  example "in scenario 1 it is not said"
    given
      scenario = battle_of_mlawa
      unit u: german, infantry, movement 6, at 3228
      edge 3228 3229: big_river, wisla, bridge, main_road
      turn = 5
      phase = german_movement
    ask may step(u, 3228, 3229)
    expect yes by 3.1/phase-2

  example "nor in a pursuit"
    given
      scenario = mazovia13
      board 3026 to 3433
      unit u: german, infantry, strength 20, movement 6, at 3228
      unit e: polish, infantry, strength 3, at 3230
      edge 3228 3229: wisla
      battle x: attacker u, target e
      did fight(x) in german_attack
      did fall_back(e, 3229, 3230) in german_attack
      combat_die(x) = 1
      phase = german_attack
    ask may pursue(u, 3228, 3229, 1)
    expect no by scenario-3/comment

  example "nor on the retreat"
    given
      scenario = mazovia13
      board 3026 to 3433
      unit u: polish, infantry, strength 20, movement 6, at 3227
      unit e: german, infantry, strength 3, at 3228
      edge 3228 3229: wisla
      battle x: attacker u, target e
      combat_die(x) = 1
      phase = polish_attack
    ask may fall_back(e, 3228, 3229)
    expect no by scenario-3/comment
