[unit-chart/example] How a unit chart is read
  commentary "one row for each regiment of the division, one group of boxes for each of its battalions: from left to right they count the battalion's SP down as it loses them"
  see 2.2/counter-faces, 6.2, 8.54

[tables/units-german] German unit charts
  commentary "boxes for the strength of each German regiment and battalion; a row prints four digits for three battalions, so we take no figure from it: the position states a unit's SP"
  see 2.2/counter-faces, 8.54

[tables/units-soviet] Soviet unit charts
  commentary "the same boxes for the Soviets, cut short in the same way"
  see 8.54

[tables/units-polish] Polish unit charts
  commentary "the same boxes for the Poles, cut short in the same way"
  see 8.54

[tables/TEC] Terrain Effects Chart
  | What ground does in combat: a city takes two columns from the attacker, a town, wood, hill or stream one, a small river
  | two, mountains four; who attacks across a big river fights with half his SP. What it costs in movement stands in 4.31
  | to 4.39. Lakes are closed to all and nobody attacks across one; swamps and mountains are closed to mechanized units.
  see 4.31, 4.36, 4.37, 4.38, 8.81, 8.84
  was mlawa:tables/TCC
  defect w39-T7 "the figure of the wood has lost its minus sign; the examples and the older edition have it"
  table terrain_combat(terrain T) -> number from "tables/terrain_combat.csv"
  figure stream_shift = -1
  figure river_shift = -2
  derived impassable(unit U, hex H) "{H} [is|is not] impassable for {U}"
  define impassable(_, H) when H is lake
  define impassable(U, H) when H is swamp and mechanized(U)
  define impassable(U, H) when H is mountains and mechanized(U)
  forbid attack(U, E) when at(U) = A and at(E) = B and lakeside(A, B)
  dispute w39-A17 "how half a strength is rounded where nothing is said"
    reading a preferred "up, as every halved strength that has a word on it"
      halve fighting_strength(U, X) rounding up
        when attacks_over(X, U, big_river_line, H) and most_over(X, big_river_line, H)
    reading b "down, by the general rule of 2.2 that favours the defender; so the older edition's chart has it"
      halve fighting_strength(U, X) rounding down
        when attacks_over(X, U, big_river_line, H) and most_over(X, big_river_line, H)

  example "mountains"
    ask value terrain_combat(mountains)
    expect -4 by tables/TEC

  example "the figure for wood is restored"
    ask value terrain_combat(wood)
    expect -1 by tables/TEC

  example "five SP across a big river"
    given
      unit u: polish, infantry, strength 5, at 3228
      unit e: german, infantry, strength 3, at 3229
      edge 3228 3229: big_river
      battle x: attacker u, target e
    ask value fighting_strength(u, x)
    expect 3 by tables/TEC

  example "most of the attackers are on the near bank"
    given
      unit u: polish, infantry, strength 5, at 3228
      unit v: polish, infantry, strength 6, at 3230
      unit e: german, infantry, strength 3, at 3229
      edge 3228 3229: big_river
      battle x: attacker u + v, target e
    ask value fighting_strength(u, x)
    expect 5 by 8.4b not by tables/TEC

  example "only those across the big river are halved"
    given
      unit u: polish, infantry, strength 8, at 3228
      unit v: polish, infantry, strength 6, at 3230
      unit e: german, infantry, strength 3, at 3229
      edge 3228 3229: big_river
      battle x: attacker u + v, target e
    ask value attack_total(x)
    expect 10 by 8.4b

  example "across a lake, even into a wood that no zone reaches"
    given
      unit u: polish, infantry, at 3228
      unit e: german, infantry, at 3229
      hex 3229: full_wood
      edge 3228 3229: lakeside
      phase = polish_attack
    ask may attack(u, e)
    expect no by tables/TEC

  example "a lake"
    given
      unit u: polish, infantry, at 3228
      hex 3229: lake
    ask is impassable(u, 3229)
    expect yes by tables/TEC

  example "a swamp for tanks"
    given
      unit t: polish, armour, at 3228
      hex 3229: swamp
    ask is impassable(t, 3229)
    expect yes by tables/TEC

  example "a swamp for infantry"
    given
      unit u: polish, infantry, at 3228
      hex 3229: swamp
    ask is impassable(u, 3229)
    expect no

  example "mountains for tanks"
    given
      unit t: polish, armour, at 3228
      hex 3229: mountains
    ask is impassable(t, 3229)
    expect yes by tables/TEC

[tables/artillery-terrain] Ground against shelling
  | When guns fire alone, the ground and the works of the target move the fire up the table, a row for each point.
  | A row is 0.4 wide; from the last row, which has no end, the next one up is reached like any other. The first row is wider
  | by 0.1, and above it there is nothing: its 0.8 counts as 0.7.
  see 9.44, 9.46, 8.83, 11.21, 11.32, 11.42
  defect w39-11.31a "shells that come across the edge of a fortified line are not told from others: the lesser figure is taken"
  figure row_width = 0.4
  figure first_row = 0.8
  figure first_row_read = 0.7
  figure last_row = 6.5
  amount fire_row(number F) "fire of {F}, no farther down than the last row"
  amount fire_on(number F, hex H) "fire of {F} on {H}, moved up for the ground"
  set fire_row(F) = F
  limit fire_row(F) to at most last_row
  limit fire_row(F) to at most first_row_read when F <= first_row
  set fire_on(F, H) = fire_row(F) + row_width * hex_modifier(H)
  add row_width * works_shift to fire_on(F, H) when at(E) = H and dug_in(E)
    unless fortress(H)
    unless fortified_line(H)
  add row_width * line_rear_shift to fire_on(F, H) when fortified_line(H)
  add row_width * fortress_shift to fire_on(F, H) when fortress(H)

  example tables/artillery-terrain/ex1 "5.5 on a wood with field works: three rows up, to 4.1 to 4.4"
    given
      unit e: polish, infantry, strength 3, at 3229, marker field_works
      hex 3229: wood
    ask value fire_on(5.5, 3229)
    expect 4.3 by tables/artillery-terrain

  example "three points of ground alone do the same"
    given
      hex 3229: hills, city
    ask value fire_on(5.5, 3229)
    expect 4.3 by tables/artillery-terrain

  example "5.5 on a fortress, with or without field works: four rows"
    given
      unit e: polish, infantry, strength 3, at 3229, marker field_works
      hex 3229: fortress
    ask value fire_on(5.5, 3229)
    expect 3.9 by tables/artillery-terrain

  example "5.5 on a fortified line, with or without field works: two rows"
    given
      unit e: polish, infantry, strength 3, at 3229, marker field_works
      hex 3229: fortified_line
    ask value fire_on(5.5, 3229)
    expect 4.7 by tables/artillery-terrain

  example "0.8 on a town is above the first row"
    given
      hex 3229: town
    ask value fire_loss(fire_on(0.8, 3229), 12)
    expect unknown for individual_fire

  example "9 on a wood is the row above the last"
    given
      hex 3229: wood
    ask value fire_on(9, 3229)
    expect 6.1 by tables/artillery-terrain

[tables/IAA] Individual Artillery Attacks
  | SP lost by the target: the row is the fire, the column the throw of two dice. Two rows are out of order and read as
  | restored by their neighbours. There is no row below 0.4.
  see 9.44, 9.46
  defect w39-T17 "nothing is said of fire below 0.4, or moved up beyond the first row"
  table individual_fire(number F, number R) -> number from "tables/individual_artillery.csv"
  amount fire_loss(number F, number R) in sp "what fire of {F} costs on a throw of {R}"
  (printed) set fire_loss(F, R) = individual_fire(F, R)
  dispute w39-T16 "the row 5.7 to 6.0 has a 3 before two 2s"
    reading a preferred "the 3 should be a 2: from row to row one or two cells grow"
      set fire_loss(F, R) = 2 instead of tables/IAA/printed when F >= 5.7 and F <= 6 and R = 3
    reading b "the two 2s should be 3s"
      set fire_loss(F, R) = 3 instead of tables/IAA/printed when F >= 5.7 and F <= 6 and R >= 4 and R <= 5
    reading c "as it is printed"
  dispute w39-T16a "the row 1.7 to 2.0 has a 1 between two 2s"
    reading a preferred "the 1 should be a 2: one cell is wrong"
      set fire_loss(F, R) = 2 instead of tables/IAA/printed when F >= 1.7 and F <= 2 and R = 11
    reading b "the 2 and the 1 have changed places"
      set fire_loss(F, R) = 1 instead of tables/IAA/printed when F >= 1.7 and F <= 2 and R = 10
      set fire_loss(F, R) = 2 instead of tables/IAA/printed when F >= 1.7 and F <= 2 and R = 11
    reading c "as it is printed"

  example "5.5 and a 7"
    ask value fire_loss(5.5, 7)
    expect 3 by tables/IAA

  example "5.8 and a 3"
    ask value fire_loss(5.8, 3)
    expect 2 by tables/IAA

  example "5.8 and a 4"
    ask value fire_loss(5.8, 4)
    expect 2 by tables/IAA

  example "1.8 and a 10"
    ask value fire_loss(1.8, 10)
    expect 2 by tables/IAA

  example "1.8 and an 11"
    ask value fire_loss(1.8, 11)
    expect 2 by tables/IAA

  example "the cell as it is printed"
    ask value individual_fire(1.8, 11)
    expect 1 by tables/IAA

  example "fire of 0.3"
    ask value fire_loss(0.3, 12)
    expect unknown for individual_fire

[tables/CRT] Combat Results
  | The result of a battle: the row is the throw of two dice, the column the modified odds.
  see 8.4d, 8.4e, 8.51
  was mlawa:tables/CRT
  table crt(number R, odds C) -> result from "tables/crt.csv"

  example "a 7 at 8:1"
    ask value crt(7, 8:1)
    expect "B2" by tables/CRT

  example "a 12 below 1:4"
    ask value crt(12, "less 1:4")
    expect "A3" by tables/CRT

[tables/attacker-losses] Attacker's Losses After Combat
  | SP lost by the attackers: the row is the defenders' strength, the column the throw of two dice.
  see 8.4f
  defect w39-T18 "from 8 SP on the lowest throws cost more than the next ones; down the columns all is in order, so it may be meant"
  table attacker_losses(number S, number R) -> number from "tables/attacker_losses.csv"

  example "a 2 against 8 SP"
    ask value attacker_losses(8, 2)
    expect 1 by tables/attacker-losses

  example "a 3 against 8 SP costs less"
    ask value attacker_losses(8, 3)
    expect 0 by tables/attacker-losses

  example "a 12 against 40 SP"
    ask value attacker_losses(40, 12)
    expect 6 by tables/attacker-losses

[tables/defender-losses] Defender's Losses
  | The price of standing fast: the row is the result, the column the strength of the other side, up to 72 SP.
  see 8.52, 8.53, 8.53a, 8.61
  was mlawa:tables/casualties
  defect w39-T17 "the table ends at 72 SP; what more of them cost is not printed"
  table defender_losses(result R, number S) -> number from "tables/defender_losses.csv"

  example "B4 against 20 SP"
    ask value defender_losses("B4", 20)
    expect 5 by tables/defender-losses

[tables/casualty-log] Record of casualties
  was mlawa:tables/casualty-log
  commentary "a sheet to write losses on; what is printed of it cannot be read"
  defect w39-L4 "the sheet is illegible"
