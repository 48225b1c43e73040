# The schedules of scenario 2, which scenarios 3 and 4 take over.

[scenario-2/reinf-pol] Who comes to the Poles
  | From the east edge or on one hex, between the 4th and the 12th.
  see 17.0, scenario-1/reinf-pol, scenario-2/reinf-pol-note
  in force when second_schedule(polish)
  term polish_day_2 "day in the Polish schedule of scenario 2"
  table polish_day_2(listing L) -> number = "row Suwalska BK": 4, "row 19 pp": 5, "row I/19 pal": 5, "row 35 DP": 10, "row Grodziensk Group": 12
  set due_day(U) = polish_day_2(L) when U is polish and listed_as(U) = L
  define due_hex(U, H) when U is polish and listed_as(U) = "row 19 pp" and post_at("1,35", H)
  define due_hex(U, H) when U is polish and listed_as(U) = "row I/19 pal" and post_at("1,35", H)
  define due_hex(U, H) when U is polish and listed_as(U) = "row Suwalska BK" and map_edge(H, east)
  define due_hex(U, H) when U is polish and listed_as(U) = "row 35 DP" and map_edge(H, east)
  define due_hex(U, H) when U is polish and listed_as(U) = "row Grodziensk Group" and map_edge(H, east)

  example "the Suwałki brigade on the first stage"
    given
      scenario = narew
      unit k: polish, cavalry, movement 9, listed_as "row Suwalska BK"
      hex 6420: map_edge east
      turn = 1
      phase = polish_movement
    ask may bring_on(k, 6420)
    expect yes by 17.11, scenario-2/reinf-pol

  example "the 35th a day too early"
    given
      scenario = narew
      unit u: polish, infantry, movement 6, listed_as "row 35 DP"
      hex 6420: map_edge east
      turn = 6
      phase = polish_movement
    ask may bring_on(u, 6420)
    expect no by 17.0

  example "the 35th on its day"
    given
      scenario = narew
      unit u: polish, infantry, movement 6, listed_as "row 35 DP"
      hex 6420: map_edge east
      turn = 7
      phase = polish_movement
    ask may bring_on(u, 6420)
    expect yes by 17.11, scenario-2/reinf-pol

  example "the Grodno group on its day"
    given
      scenario = narew
      unit u: polish, infantry, movement 6, listed_as "row Grodziensk Group"
      hex 6420: map_edge east
      turn = 9
      phase = polish_movement
    ask may bring_on(u, 6420)
    expect yes by 17.11, scenario-2/reinf-pol

  example "the 19th on the second stage"
    given
      scenario = narew
      unit u: polish, infantry, movement 6, listed_as "row 19 pp"
      turn = 2
      phase = polish_movement
    ask may bring_on(u, 0135)
    expect yes by 17.11, scenario-2/reinf-pol

  example "and its guns"
    given
      scenario = narew
      unit g: polish, artillery, gunfire 1, movement 6, listed_as "row I/19 pal"
      turn = 2
      phase = polish_movement
    ask may bring_on(g, 0135)
    expect yes by 17.11, scenario-2/reinf-pol

[scenario-2/reinf-ger] Who comes to the Germans
  | Strauss with his guns north of the Wisła and the fortress brigade Lötzen on the 5th; all others, between the 6th and the 10th,
  | from the north.
  see 17.0, scenario-1/reinf-ger
  in force when second_schedule(german)
  term german_day_2 "day in the German schedule of scenario 2"
  table german_day_2(listing L) -> number = "row Strauss": 5, "row art. II": 5, "row BFort. Lotzen": 5, "row 21 DP": 6, "row 10 DPanc.": 8, "row 3 DPanc.": 9, "row 2 DPZmot.": 9,
    "row Guderian": 9, "row 20 DPZmot.": 10, "row 23 DP": 10, "row Falkenhorst": 10, "row art. XXI": 10
  set due_day(U) = german_day_2(L) when U is german and listed_as(U) = L
  define due_hex(U, H) when U is german and listed_as(U) = "row BFort. Lotzen" and post_at("56,41", H)
  define due_hex(U, H) when U is german and german_day_2(listed_as(U)) > 5 and map_edge(H, north)
  dispute mla-T11a "from which side Strauss comes"
    reading east "the list says east"
      define due_hex(U, H)
        when U is german and german_day_2(listed_as(U)) = 5 and map_edge(H, east) and north_of_wisla(H)
        unless listed_as(U) = "row BFort. Lotzen"
    reading west "the Wisła runs in the west of the map, and his division stands at Sierpc in the west: a slip of the translation"
      define due_hex(U, H)
        when U is german and german_day_2(listed_as(U)) = 5 and map_edge(H, west) and north_of_wisla(H)
        unless listed_as(U) = "row BFort. Lotzen"

  example "Guderian from the north"
    given
      scenario = narew
      unit q: german, hq, movement 12, listed_as "row Guderian"
      hex 5601: map_edge north
      turn = 6
      phase = german_movement
    ask may bring_on(q, 5601)
    expect yes by 17.11, scenario-2/reinf-ger

  example "not on the 8th"
    given
      scenario = narew
      unit q: german, hq, movement 12, listed_as "row Guderian"
      hex 5601: map_edge north
      turn = 5
      phase = german_movement
    ask may bring_on(q, 5601)
    expect no by 17.0

  example "the brigade Lötzen on its hex alone"
    given
      scenario = narew
      unit u: german, infantry, movement 6, listed_as "row BFort. Lotzen"
      hex 5601: map_edge north
      hex 0120: map_edge west, north_of_wisla
      hex 6420: map_edge east, north_of_wisla
      turn = 2
      phase = german_movement
    ask which H where due_hex(u, H)
    expect 5601 by scenario-2/reinf-ger

  example "Strauss in the east: the readings part"
    given
      scenario = narew
      unit q: german, hq, movement 12, listed_as "row Strauss"
      hex 6420: map_edge east, north_of_wisla
      turn = 2
      phase = german_movement
    ask may bring_on(q, 6420)
    expect disputed by scenario-2/reinf-ger

  example "and in the west"
    given
      scenario = narew
      unit q: german, hq, movement 12, listed_as "row Strauss"
      hex 0120: map_edge west, north_of_wisla
      turn = 2
      phase = german_movement
    ask may bring_on(q, 0120)
    expect disputed by scenario-2/reinf-ger

  example "south of the Wisła on neither"
    given
      scenario = narew
      unit q: german, hq, movement 12, listed_as "row Strauss"
      hex 0138: map_edge west
      hex 6438: map_edge east
      turn = 2
      phase = german_movement
    ask which H where due_hex(q, H)
    expect nothing
