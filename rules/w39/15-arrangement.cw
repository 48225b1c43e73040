[15.0] Setting up
  | Before the game the players set their units up where the scenario says, at full strength if it says nothing else. Units
  | that come later enter as chapter 17 has it.
  see 17.0
  was mlawa:15.0
  given start_hex(unit U) -> hex "the scenario [sets|does not set] {U} up on {hex}"
  derived start_place(unit U, hex H) "{U} [is|is not] to be set up on {H}"
  action set_up(unit U, hex H) "{U} [be set up|was set up] on {H}"
  amount opening_strength(unit U) in sp "the SP of {U} at the beginning of the game"
  # Turn 0 is the time before the first turn.
  permit set_up(_, _) when turn = 0
  otherwise forbid set_up
  define start_place(U, H) when start_hex(U) = H
  forbid set_up(U, H) unless start_place(U, H)
  set opening_strength(U) = full_strength(U)
  forbid set_up(U, _) when strength(U) != opening_strength(U)
  # The set-up tables name a hex or a town. Where the towns lie is on the map, which is no part of the rules.
  table post_hex(post P) -> hex from "tables/posts.csv"
  define post_at(P, H) when named(H, P)
  define post_at(P, H) when post_hex(P) = H
    unless named(_, P)
  define start_place(U, H) when start_post(U, P) and post_at(P, H)
  define start_place(U, H) when start_post(U, P) and post_at(P, A) and adjacent(A, H) and start_range(U) >= 1
  define start_place(U, H)
    when start_post(U, P) and post_at(P, A) and adjacent(A, B) and adjacent(B, H) and start_range(U) >= 2
  define start_place(U, H)
    when start_post(U, P) and post_at(P, A) and adjacent(A, B) and adjacent(B, C) and adjacent(C, H)
    and start_range(U) >= 3

  example "a place that is a hex"
    ask is post_at("hex 0911", 0911)
    expect yes by 15.0

  example "a town that the position names"
    given
      hex 3228: named "Kock"
    ask is post_at("Kock", 3228)
    expect yes by 15.0

  example "a town that is named is nowhere else"
    given
      hex 3228: named "Kock"
    ask is post_at("Kock", 3229)
    expect no

  example "a town of which nothing is said"
    ask is post_at("Kozienice", 3228)
    expect unknown for post_hex

  example "on a place of the set-up table"
    given
      scenario = kock1
      unit q: polish, hq, "SGO Polesie HQ"
    ask which H where start_place(q, H)
    expect 3830 by 15.0, scenario-kock1/setup

  example "one hex off, where the table allows one"
    given
      scenario = kock1
      unit u: polish, infantry, "60 Infantry Division"
    ask which H where start_place(u, H)
    expect 3328, 3329, 3427, 3428, 3429, 3528, 3529 by 15.0

  example "two hexes off"
    given
      scenario = kock1
      unit s: soviet, infantry, "6 Rifle Division"
      hex 3228: named "Brześć"
    ask is start_place(s, 3226)
    expect yes by 15.0

  example "three hexes off, and not two"
    given
      scenario = kock1
      unit s: soviet, infantry, "8 Rifle Division"
      hex 3228: named "Siedlce"
    ask is start_place(s, 3225)
    expect yes by 15.0

  example "three are too many for two"
    given
      scenario = kock1
      unit s: soviet, infantry, "6 Rifle Division"
      hex 3228: named "Brześć"
    ask is start_place(s, 3225)
    expect no

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

[15.0/note-1] Poles that begin dug in
  | A Polish unit that the set-up list marks with a U begins in Field Fortifications.
  see 11.11, 8.63
  was mlawa:15.0/note-1
  given listed_u(unit U) "the set-up list [marks|does not mark] {U} with a U"
  # The game opens with the weather phase of turn 1.
  cause mark(U, field_works) when U is polish and listed_u(U) and turn = 1 and now(weather_phase)
    unless marker(U, field_works)
  defect w39-C17 "8.63 uses the same letter for the Retreat counter; that is a counter, this a mark in a list, and no printed list has one"

  example "a regiment with a U"
    given
      unit u: polish, infantry, strength 6, at 3228, listed_u
      turn = 1
      phase = weather_phase
    ask what happens to u
    expect mark(u, field_works) by 15.0/note-1

  example "its counter lies there"
    given
      unit u: polish, infantry, strength 6, at 3228, listed_u, marker field_works
      turn = 1
      phase = weather_phase
    ask what happens to u
    expect nothing

  example "a regiment without a U"
    given
      unit u: polish, infantry, strength 6, at 3228
      turn = 1
      phase = weather_phase
    ask what happens to u
    expect nothing

  example "a German with a U"
    given
      unit u: german, infantry, strength 6, at 3228, listed_u
      turn = 1
      phase = weather_phase
    ask what happens to u
    expect nothing

  example "the next morning it digs for itself"
    given
      unit u: polish, infantry, strength 6, at 3228, listed_u
      turn = 2
      phase = weather_phase
    ask what happens to u
    expect nothing

  example "later in the day as well"
    given
      unit u: polish, infantry, strength 6, at 3228, listed_u
      turn = 1
      phase = polish_digging
    ask what happens to u
    expect nothing

[15.0/note-2] Germans on the first day
  | On the first day of the fighting Germans have half their movement points.
  see 4.22
  was mlawa:15.0/note-2
  figure first_day = 1
  term first_day "the first day"

  dispute w39-15.0a "which day is the first"
    reading a preferred "the first of the scenario: the note stands in the rules for setting any of them up"
      halve march_points(U) when U is german and turn = first_day
        unless U is train or transport_column
    reading b "the first of the campaign, 1 September 1939: no printed scenario begins then"

  dispute w39-15.0b "whether the allies of the Germans are meant too"
    reading a preferred "the notes tell nations apart, as 3.1 does"
    reading b "3.1 has them act as Germans do"
      halve march_points(U) when U is soviet or lithuanian or slovak and turn = first_day

  example "a train is no unit (2.2) and runs its 60 hexes on the first day too"
    given
      unit t: german, train, at 3228
      turn = 1
    ask value march_points(t)
    expect 60 by 18.12 not by 15.0/note-2

  example "12 MP on the first day"
    given
      unit u: german, motorized, movement 12, at 3228
      turn = 1
    ask value march_points(u)
    expect 6 by 15.0/note-2

  example "and on the second"
    given
      unit u: german, motorized, movement 12, at 3228
      turn = 2
    ask value march_points(u)
    expect 12 not by 15.0/note-2

  example "a Soviet on the first day"
    given
      unit u: soviet, infantry, movement 6, at 3228
      turn = 1
    ask value march_points(u)
    expect 6 not by 15.0/note-2

  example "a Pole on the first day"
    given
      unit u: polish, infantry, movement 6, at 3228
      turn = 1
    ask value march_points(u)
    expect 6 not by 15.0/note-2

  example "no German walks four hexes that day"
    given
      board 3226 to 3234
      unit u: german, infantry, movement 6, at 3228
      turn = 1
      phase = german_movement
    ask may march(u, 3232)
    expect no by 4.22

[15.0/note-3] The border
  | Crossing the state border into the opponent's country costs 1 MP. The way home costs nothing.
  see 4.31
  was mlawa:15.0/note-3
  figure border_cost = 1 in mp
  derived abroad(hex A, hex B) "a border [lies|does not lie] between {A} and {B}" both ways
  define abroad(A, B) when border(A, B)
  define abroad(A, B) when adjacent(A, B) and country(A) = M and country(B) = N and M != N
  define enemy_soil(U, H) when side(U) = germans and country(H) = polish
  define enemy_soil(U, H) when side(U) = poles and country(H) = N and N != polish

  dispute w39-15.0c "whether the point is paid on top of the hex"
    reading a preferred "it is paid for the crossing; the older edition calls it additional"
      add border_cost to step_cost(U, A, B) when abroad(A, B) and enemy_soil(U, B)
    reading b "1 MP is the price, and the note does not call it additional"
      set step_cost(U, A, B) = border_cost instead of 4.31, 4.32, 4.35 when abroad(A, B) and enemy_soil(U, B)

  example "into Poland"
    given
      unit u: german, infantry, at 3228
      hex 3228: country german
      hex 3229: country polish
      edge 3228 3229: border
    ask value step_cost(u, 3228, 3229)
    expect 2 by 4.31, 15.0/note-3

  example "where only the countries are known"
    given
      turn = 2
      unit u: polish, infantry, strength 3, movement 6, at 3228
      hex 3228: country polish
      hex 3229: country german
      phase = polish_movement
    ask value step_cost(u, 3228, 3229)
    expect 2 by 4.31, 15.0/note-3

  example "by road into Poland"
    given
      unit u: german, infantry, at 3228
      hex 3228: country german
      hex 3229: country polish
      edge 3228 3229: border, main_road
    ask value step_cost(u, 3228, 3229)
    expect 1.5 by 4.32, 15.0/note-3

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
