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
