[15.0] Setting up
  | Before the game the players set their units up where the scenario says: on the hex, or freely as far from it as the number
  | in brackets behind it says. They begin at the strength their charts give them, which in scenario 2 is not always the full one.
  see 2.1, 17.0
  given start_hex(unit U) -> hex       "the scenario [sets|does not set] {U} up on {hex}"
  given start_radius(unit U) -> number "the scenario [has|does not have] {number} in brackets behind the place of {U}"
  derived start_place(unit U, hex H)   "{U} [is|is not] to be set up on {H}"
  action set_up(unit U, hex H)         "{U} [be set up|was set up] on {H}"
  action spread_out(unit U, hex A, hex B) "the places for {U} [reach|reached] from {A} to {B}"
  amount opening_strength(unit U) in sp "the SP of {U} at the beginning of the game"
  amount start_range(unit U) in hexes  "how far from its place {U} may be set up"
  path start_circle(unit U, hex F, hex H) "the places for {U} [reach|reached] from {F} to {H}"
    from F to H by spread_out(U, A, B)
  # Turn 0 is the time before the first turn.
  permit set_up(_, _) when turn = 0
  otherwise forbid set_up
  permit spread_out(_, A, B) when adjacent(A, B)
  set start_range(U) = R when start_radius(U) = R
  limit start_circle(U, _, _) to at most start_range(U)
  define start_place(U, H) when start_hex(U) = H
  define start_place(U, H) when start_hex(U) = A and start_range(U) > 0 and start_circle(U, A, H)
  define start_place(U, H) when start_post(U, P) and post_at(P, H)
  define start_place(U, H) when start_post(U, P) and post_at(P, A) and start_range(U) > 0 and start_circle(U, A, H)
  forbid set_up(U, H) unless start_place(U, H)
  set opening_strength(U) = full_strength(U)
  forbid set_up(U, _) when strength(U) != opening_strength(U)

  example "on the hex of the scenario"
    given
      unit u: polish, infantry, strength 6, full_strength 6, start_hex 3228
      turn = 0
    ask may set_up(u, 3228)
    expect yes by 15.0

  example "next to it"
    given
      unit u: polish, infantry, strength 6, full_strength 6, start_hex 3228
      turn = 0
    ask may set_up(u, 3229)
    expect no by 15.0

  example "next to it, with a 1 in brackets"
    given
      unit k: german, armour, strength 6, full_strength 6, start_hex 3228, start_radius 1
      turn = 0
    ask may set_up(k, 3229)
    expect yes by 15.0

  example "with a 1 all the hexes around"
    given
      unit k: german, armour, strength 6, full_strength 6, start_hex 3228, start_radius 1
    ask which H where start_place(k, H)
    expect 3128, 3129, 3227, 3228, 3229, 3328, 3329 by 15.0

  example "at the place the scenario names"
    given
      scenario = battle_of_mlawa
      unit u: german, infantry, listed_as "row 346/217 DP"
    ask which H where start_place(u, H)
    expect 1206 by 15.0, scenario-1/setup-ger

  example "a hex off a place with a 1 behind it"
    given
      scenario = battle_of_mlawa
      unit u: german, infantry, listed_as "row 61 DP"
    ask is start_place(u, 1710)
    expect yes by 15.0, scenario-1/setup-ger

  example "with less than its chart gives it"
    given
      unit u: polish, infantry, strength 4, full_strength 6, start_hex 3228
      turn = 0
    ask may set_up(u, 3228)
    expect no by 15.0

  example "when the game has begun"
    given
      unit u: polish, infantry, strength 6, full_strength 6, start_hex 3228
      turn = 1
    ask may set_up(u, 3228)
    expect no by 15.0

  example "how strong it begins"
    given
      unit u: polish, infantry, full_strength 6
    ask value opening_strength(u)
    expect 6 by 15.0

[15.0/note-1] Poles begin dug in
  | On the first day all Polish units are in field works.
  see 11.11, 13.11
  # The game opens with the supply and weather phase of stage 1.
  cause mark(U, field_works)
    when U is polish and U is not hq or air or train and turn = 1 and now(supply_and_weather) and at(U) = _
    unless marker(U, field_works)

  example "a regiment"
    given
      board 3225 to 3230
      unit u: polish, infantry, strength 6, at 3228
      hex 3229: named "Płock"
      turn = 1
      phase = supply_and_weather
    ask what happens to u
    expect mark(u, field_works) by 15.0/note-1

  example "its counter lies there"
    given
      board 3225 to 3230
      unit u: polish, infantry, strength 6, at 3228, marker field_works
      hex 3229: named "Płock"
      turn = 1
      phase = supply_and_weather
    ask what happens to u
    expect nothing

  example "a German"
    given
      board 3225 to 3230
      unit u: german, infantry, strength 6, at 3228
      hex 3229: map_edge north
      turn = 1
      phase = supply_and_weather
    ask what happens to u
    expect nothing

  example "the next morning it digs for itself"
    given
      board 3225 to 3230
      unit u: polish, infantry, strength 6, at 3228
      hex 3229: named "Płock"
      turn = 2
      phase = supply_and_weather
    ask what happens to u
    expect nothing

[15.0/note-2] Germans on the first day
  | On the first day of the fighting German units have half their movement points.
  see 4.22, 13.11
  figure first_day = 1
  dispute mla-15.0 "which day is the first"
    reading scenario preferred "the first of the scenario: the note stands in the rules for setting any of them up"
      multiply march_points(U) by 1/2 when U is german and U is not hq or air and turn = first_day
    reading campaign "1 September, when the fighting began: a scenario that opens later has it behind it"
      multiply march_points(U) by 1/2 when U is german and U is not hq or air and today = first_day

  example "12 MP on the first day"
    given
      unit u: german, motorized, movement 12, at 3228
      turn = 1
      september = 1
    ask value march_points(u)
    expect 6 by 15.0/note-2

  example "and on the second"
    given
      unit u: german, motorized, movement 12, at 3228
      turn = 2
      september = 2
    ask value march_points(u)
    expect 12 by 4.22 not by 15.0/note-2

  example "the first day of a scenario that begins on 4 September: the readings part"
    given
      unit u: german, motorized, movement 12, at 3228
      turn = 1
      september = 4
    ask value march_points(u)
    expect 6 by 15.0/note-2

  example "a Pole on the first day"
    given
      unit u: polish, infantry, movement 6, at 3228
      turn = 1
      september = 1
    ask value march_points(u)
    expect 6 by 4.22 not by 15.0/note-2

[15.0/note-3] The border
  | Crossing the state border into the opponent's country costs 1 MP more. The way home costs nothing.
  see 4.31
  figure border_cost = 1 in mp
  given country(hex H) -> nation "{H} [lies|does not lie] on {nation} soil"
  define enemy_soil(U, H) when side(U) = germans and country(H) = polish
  define enemy_soil(U, H) when side(U) = poles and country(H) = german
  add border_cost to step_cost(U, A, B) when border(A, B) and enemy_soil(U, B)

  example "into Poland"
    given
      unit u: german, infantry, at 3228
      hex 3228: country german
      hex 3229: country polish
      edge 3228 3229: border
    ask value step_cost(u, 3228, 3229)
    expect 2 by 4.31, 15.0/note-3

  example "into Prussia"
    given
      unit u: polish, cavalry, at 3229
      hex 3228: country german
      hex 3229: country polish
      edge 3228 3229: border
    ask value step_cost(u, 3229, 3228)
    expect 2 by 4.31, 15.0/note-3

  example "and home again"
    given
      unit u: polish, cavalry, at 3228
      hex 3228: country german
      hex 3229: country polish
      edge 3228 3229: border
    ask value step_cost(u, 3228, 3229)
    expect 1 by 4.31 not by 15.0/note-3

  example "from one German hex to another"
    given
      unit u: polish, cavalry, at 3228
      hex 3228, 3229: country german
    ask value step_cost(u, 3228, 3229)
    expect 1 by 4.31 not by 15.0/note-3
