[14.0] Supply
  commentary "why supply mattered in 1939; nothing to decide"
  was mlawa:14.0

[14.1] Supply lines
  commentary "heading"
  was mlawa:14.1

[14.11] What a supply line is
  | A chain of adjacent hexes from the unit to a supply base.
  was mlawa:14.11
  derived supply_base(unit U, hex H) "{H} [is|is not] a supply base for {U}"
  action trace(unit U, hex A, hex B) "a supply line of {U} [run|ran] from {A} to {B}"
  path supply_line(unit U) "{U} [has|does not have] a supply line"
    from at(U) to H where supply_base(U, H) by trace(U, A, B)
  permit trace(_, A, B) when adjacent(A, B)

  example "over open country to the base"
    given
      board 3020 to 3535
      unit u: polish, infantry, at 3228
      hex 3222: polish_base
    ask is supply_line(u)
    expect yes by 14.11

  example "a unit on its base"
    given
      board 3020 to 3535
      unit u: polish, infantry, at 3222
      hex 3222: polish_base
    ask is supply_line(u)
    expect yes by 14.15

  example "no base, no line"
    given
      board 3020 to 3535
      unit u: polish, infantry, at 3228
    ask is supply_line(u)
    expect no

[14.12] What blocks a supply line
  | Enemy units and their zones block it, and so do rivers without a bridge and swamps without a road through them. Aircraft and
  | empty trains are no units that could.
  see 14.13, 7.11, 18.0
  was mlawa:14.12
  (unit) forbid trace(U, _, B) when enemy(U, E) and at(E) = B and E is not air
    unless empty_train(E)
  (zone) forbid trace(U, _, B) when enemy_zoc(U, B)
  (river) forbid trace(_, A, B) when river(A, B)
    unless bridged(A, B)
  (river) forbid trace(_, A, B) when big_river(A, B)
    unless bridged(A, B)
  (swamp) forbid trace(_, A, B) when B is swamp
    unless main_road(A, B)
    unless side_road(A, B)
  (swamp) forbid trace(U, A, B) when A is swamp
    unless main_road(A, B)
    unless side_road(A, B)
    unless at(U) = A

  dispute w39-A34 "whether streams block it too"
    reading a preferred "the book keeps streams and rivers apart everywhere else"
    reading b "a stream is a river as well"
      (river) forbid trace(_, A, B) when stream(A, B)
        unless bridged(A, B)
  dispute w39-14.12a "whether a unit that stands in a swamp without a road can have a line"
    reading a preferred "the line begins there and does not run through the swamp"
    reading b "the unit's own hex is part of the line"
      (swamp) forbid trace(U, A, B) when A is swamp and at(U) = A
        unless main_road(A, B)
        unless side_road(A, B)

  example "an enemy battery on the way"
    given
      unit u: polish, infantry, at 3228
      unit g: german, light_artillery, at 3227
    ask may trace(u, 3228, 3227)
    expect no by 14.12

  example "an enemy zone on the way"
    given
      unit u: polish, infantry, at 3228
      unit e: german, infantry, at 3226
    ask may trace(u, 3228, 3227)
    expect no by 14.12

  example "a small river on the way"
    given
      unit u: polish, infantry, at 3228
      edge 3228 3227: river
    ask may trace(u, 3228, 3227)
    expect no by 14.12

  example "a bridge over the small river"
    given
      unit u: polish, infantry, at 3228
      edge 3228 3227: river, bridge
    ask may trace(u, 3228, 3227)
    expect yes by 14.11

  example "a big river on the way"
    given
      unit u: polish, infantry, at 3228
      edge 3228 3227: big_river
    ask may trace(u, 3228, 3227)
    expect no by 14.12

  example "a bridge over the big river"
    given
      unit u: polish, infantry, at 3228
      edge 3228 3227: big_river, bridge
    ask may trace(u, 3228, 3227)
    expect yes by 14.11

  example "a stream on the way"
    given
      unit u: polish, infantry, at 3228
      edge 3228 3227: stream
    ask may trace(u, 3228, 3227)
    expect yes by 14.11

  example "a swamp on the way"
    given
      unit u: polish, infantry, at 3228
      hex 3227: swamp
    ask may trace(u, 3228, 3227)
    expect no by 14.12

  example "a road through the swamp"
    given
      unit u: polish, infantry, at 3228
      hex 3227: swamp
      edge 3228 3227: main_road
    ask may trace(u, 3228, 3227)
    expect yes by 14.11

  example "a lane through the swamp"
    given
      unit u: polish, infantry, at 3228
      hex 3227: swamp
      edge 3228 3227: side_road
    ask may trace(u, 3228, 3227)
    expect yes by 14.11

  example "off the road in the middle of a swamp"
    given
      unit u: polish, infantry, at 3228
      hex 3227: swamp
      edge 3228 3227: main_road
    ask may trace(u, 3227, 3226)
    expect no by 14.12

  example "by the road out of the swamp"
    given
      unit u: polish, infantry, at 3228
      hex 3227: swamp
      edge 3228 3227: main_road
      edge 3227 3226: side_road
    ask may trace(u, 3227, 3226)
    expect yes by 14.11

  example "out of the swamp the unit stands in"
    given
      unit u: polish, infantry, at 3228
      hex 3228: swamp
    ask may trace(u, 3228, 3227)
    expect yes by 14.11

  example "an enemy headquarters has no zone"
    given
      unit u: polish, infantry, at 3228
      unit q: german, hq, at 3226
    ask may trace(u, 3228, 3227)
    expect yes by 14.11

  example "an enemy zone ends at a big river"
    given
      unit u: polish, infantry, at 3228
      unit e: german, infantry, at 3226
      edge 3226 3227: big_river
    ask may trace(u, 3228, 3227)
    expect yes by 14.11

  example "the base itself is under enemy control"
    given
      board 3220 to 3232
      unit u: polish, infantry, at 3228
      unit e: german, light_artillery, gunfire 1, at 3221
      unit f: german, infantry, at 3221
      hex 3222: polish_base
    ask is supply_line(u)
    expect no by 14.12

  example "the only way is under enemy control"
    given
      board 3220 to 3232
      unit u: polish, infantry, at 3228
      unit e: german, infantry, at 3225
      hex 3222: polish_base
    ask is supply_line(u)
    expect no by 14.12

  example "enemy aircraft over the way"
    given
      unit u: polish, infantry, at 3228
      unit p: german, air, strength 2, at 3227
    ask may trace(u, 3228, 3227)
    expect yes by 14.11

  example "an empty train of the enemy is no unit"
    given
      unit u: polish, infantry, at 3228
      unit t: german, train, at 3227
    ask may trace(u, 3228, 3227)
    expect yes by 14.11

  example "with a battalion on it, it is in the way"
    given
      unit u: polish, infantry, at 3228
      unit t: german, train, at 3227
      unit e: german, infantry, strength 2, aboard t
    ask may trace(u, 3228, 3227)
    expect no by 14.12/unit

[14.13] Friends keep the line open
  | An enemy zone does not block a hex on which a friendly unit stands. Aircraft are no units on it.
  see 14.12, 18.0
  was mlawa:14.13
  except 14.12/zone on trace(U, _, B) when at(F) = B and side(F) = side(U) and F is not air

  example "a friend on the hex"
    given
      unit u: polish, infantry, at 3228
      unit f: polish, infantry, at 3227
      unit e: german, infantry, at 3226
    ask may trace(u, 3228, 3227)
    expect yes by 14.11

  example "an ally on the hex"
    given
      unit u: german, infantry, at 3228
      unit f: slovak, infantry, at 3227
      unit e: polish, infantry, at 3226
    ask may trace(u, 3228, 3227)
    expect yes by 14.11

  example "aircraft keep no line open"
    given
      unit u: polish, infantry, at 3228
      unit p: polish, air, strength 2, at 3227
      unit e: german, infantry, at 3226
    ask may trace(u, 3228, 3227)
    expect no by 14.12/zone

  example "a friend does not bridge the river"
    given
      unit u: polish, infantry, at 3228
      unit f: polish, infantry, at 3227
      unit e: german, infantry, at 3226
      edge 3228 3227: river
    ask may trace(u, 3228, 3227)
    expect no by 14.12

[14.14] German bases
  | Every city in Germany supplies the Germans. Where their allies are supplied no clause says.
  was mlawa:14.14
  given country(hex H) -> nation "{H} [lies|does not lie] on {nation} soil"
  define supply_base(U, H) when U is german and H is city and country(H) = german
  dispute w39-14.14a "where Soviets, Lithuanians and Slovaks are supplied"
    reading a "as the Germans, in whose phases they act"
      define supply_base(U, H) when U is soviet or lithuanian or slovak and H is city and country(H) = german
    reading b "the book names no base of theirs, so they have none"

  example "a city in Germany"
    given
      unit u: german, infantry, at 3228
      hex 3222: city, country german
    ask is supply_base(u, 3222)
    expect yes by 14.14

  example "a city in Poland"
    given
      unit u: german, infantry, at 3228
      hex 3222: city, country polish
    ask is supply_base(u, 3222)
    expect no

  example "a Soviet regiment and a German city"
    given
      unit u: soviet, infantry, at 3228
      hex 3222: city, country german
    ask is supply_base(u, 3222)
    expect disputed by 14.14

  example "a German town"
    given
      unit u: german, infantry, at 3228
      hex 3222: town, country german
    ask is supply_base(u, 3222)
    expect no

[14.15] Polish bases
  | The scenario names the bases of the Poles. None of those printed does, so whoever sets up the position says which.
  was mlawa:14.15
  defect w39-R13 "none of the printed scenarios names one: the position has to say it"
  given polish_base(hex H) "the scenario [names|does not name] {H} a Polish supply base"
  define supply_base(U, H) when U is polish and polish_base(H)

  example "a base of the scenario"
    given
      unit u: polish, infantry, at 3228
      hex 3222: polish_base
    ask is supply_base(u, 3222)
    expect yes by 14.15

  example "it is no use to the Germans"
    given
      unit u: german, infantry, at 3228
      hex 3222: polish_base
    ask is supply_base(u, 3222)
    expect no

[14.16] In supply
  | Only a unit with a supply line is in supply.
  was mlawa:14.16
  derived supplied(unit U) "{U} [is|is not] in supply"
  define supplied(U) when supply_line(U)

  example "a line to the base"
    given
      board 3020 to 3535
      unit u: polish, infantry, at 3228
      hex 3222: polish_base
    ask is supplied(u)
    expect yes by 14.16

  example "cut off"
    given
      board 3220 to 3232
      unit u: polish, infantry, at 3228
      unit e: german, infantry, at 3225
      hex 3222: polish_base
    ask is supplied(u)
    expect no by 14.12/zone

[14.17] Stationary fortifications
  | A unit in stationary fortifications is in supply whatever happens.
  define supplied(U) when at(U) = H and fortress(H)

  example "cut off in a fortress"
    given
      board 3020 to 3535
      unit u: polish, infantry, at 3228
      hex 3228: fortress
    ask is supplied(u)
    expect yes by 14.17

[14.2] Supply in detail
  commentary "heading"
  was mlawa:14.2

[14.21] The supply check
  | In the supply phase every unit is checked. The first check it fails brings a counter of level 1, each further one turns the
  | counter to the next level, 6 at most.
  see 3.1/phase-6, 3.1/phase-11, 14.16
  was mlawa:14.21
  table supply_level(marker M) -> number = supply_1: 1, supply_2: 2, supply_3: 3, supply_4: 4, supply_5: 5, supply_6: 6,
    attack_counter: 0, retreat_counter: 0, s1: 0, s1_inverted: 0, field_works: 0
  term supply_level "the level of the counter"
  derived next_level(marker M, marker N) "{M} [comes|does not come] before {N}"
  derived starved(unit U) "{U} [is|is not] out of supply by its counter"
  derived unfed(unit U) "{U} [fails|does not fail] the supply check"
  define next_level(supply_1, supply_2)
  define next_level(supply_2, supply_3)
  define next_level(supply_3, supply_4)
  define next_level(supply_4, supply_5)
  define next_level(supply_5, supply_6)
  define starved(U) when marker(U, M) and supply_level(M) > 0
  define unfed(U) when own_phase(U, supply) and U is not air and at(U) = _
    unless supplied(U)
    unless surrenders(U)
  # Where the Germans' allies are supplied is for 14.14 to say.
  cause mark(U, N) when unfed(U) and marker(U, M) and next_level(M, N)
  cause unmark(U, M) when unfed(U) and marker(U, M) and next_level(M, _)

  example "a second day without supply"
    given
      board 3225 to 3230
      unit u: german, infantry, at 3228, marker supply_1
      phase = german_supply
    ask what happens to u
    expect mark(u, supply_2), unmark(u, supply_1) by 14.21

  example "a third, for a Pole"
    given
      board 3225 to 3230
      unit u: polish, infantry, at 3228, marker supply_2
      surrender_die(u) = 5
      phase = polish_supply
    ask what happens to u
    expect mark(u, supply_3), unmark(u, supply_2) by 14.21

  example "a fourth"
    given
      board 3225 to 3230
      unit u: polish, infantry, at 3228, marker supply_3
      surrender_die(u) = 5
      phase = polish_supply
    ask what happens to u
    expect mark(u, supply_4), unmark(u, supply_3) by 14.21

  example "a fifth"
    given
      board 3225 to 3230
      unit u: polish, infantry, at 3228, marker supply_4
      surrender_die(u) = 5
      phase = polish_supply
    ask what happens to u
    expect mark(u, supply_5), unmark(u, supply_4) by 14.21

  example "a sixth"
    given
      board 3225 to 3230
      unit u: polish, infantry, at 3228, marker supply_5
      surrender_die(u) = 5
      phase = polish_supply
    ask what happens to u
    expect mark(u, supply_6), unmark(u, supply_5) by 14.21

  example "the counter has no seventh level"
    given
      board 3225 to 3230
      unit u: polish, infantry, at 3228, marker supply_6
      surrender_die(u) = 6
      phase = polish_supply
    ask what happens to u
    expect nothing

  example "not in the enemy's supply phase"
    given
      board 3225 to 3230
      unit u: polish, infantry, at 3228, marker supply_1
      phase = german_supply
    ask what happens to u
    expect nothing

  example "other counters are no sign of hunger"
    given
      unit u: german, infantry, at 3228, marker retreat_counter
    ask is starved(u)
    expect no

[14.22] Supply regained
  | In the supply phase, and only then, a unit that is in supply again loses its counter.
  see 14.16, 14.21
  was mlawa:14.22
  cause unmark(U, M) when own_phase(U, supply) and supplied(U) and marker(U, M) and supply_level(M) > 0
    unless surrenders(U)

  example "in supply again"
    given
      board 3225 to 3230
      unit u: german, infantry, at 3228, marker supply_2
      hex 3229: city, country german
      surrender_die(u) = 4
      phase = german_supply
    ask what happens to u
    expect unmark(u, supply_2) by 14.22

  example "not before the supply phase"
    given
      board 3225 to 3230
      unit u: german, infantry, at 3228, marker supply_2
      hex 3229: city, country german
      phase = german_movement
    ask what happens to u
    expect nothing

[14.23] Surrender
  | At the beginning of the supply phase a die is thrown for each unit with a counter: below the level of the counter the unit
  | surrenders and is out of the game. The check of 14.21 comes afterwards.
  see 3.1/phase-6, 14.21, 14.24, 14.25
  throw surrender_die(unit U) 1d6 "the surrender roll of {U}"
  amount surrender_roll(unit U) "the surrender roll of {U}, modified"
  derived surrenders(unit U) "{U} [surrenders|does not surrender]"
  set surrender_roll(U) = surrender_die(U)
  define surrenders(U) when own_phase(U, supply) and marker(U, M) and surrender_roll(U) < supply_level(M)
  cause eliminate(U) when surrenders(U)
  # of the Germans 3.1/phase-6 says it itself
  forbid check_supply(poles) when now(polish_supply) and not did check_surrender(poles) this phase
  except 3.1/phase-11 on check_supply(poles) unless did check_surrender(poles) this phase

  example "the Poles too begin with those who surrender"
    given
      phase = polish_supply
    ask may check_supply(poles)
    expect no by 14.23

  example "until then nothing else is owed"
    given
      phase = polish_supply
    ask must check_supply(poles)
    expect need not by 14.23

  example "afterwards the check of supply is"
    given
      did check_surrender(poles) in polish_supply
      phase = polish_supply
    ask must check_supply(poles)
    expect must by 3.1/phase-11

  example "level 3 and a 2"
    given
      board 3225 to 3230
      unit u: polish, infantry, at 3228, marker supply_3
      surrender_die(u) = 2
      phase = polish_supply
    ask what happens to u
    expect eliminate(u) by 14.23

  example "level 3 and a 3"
    given
      board 3225 to 3230
      unit u: polish, infantry, at 3228, marker supply_3
      surrender_die(u) = 3
      phase = polish_supply
    ask is surrenders(u)
    expect no

  example "the throw is still to come"
    given
      board 3225 to 3230
      unit u: polish, infantry, at 3228, marker supply_3
      phase = polish_supply
    ask is surrenders(u)
    expect unknown for surrender_die

  example "level 1 is below no throw"
    given
      board 3225 to 3230
      unit u: polish, infantry, at 3228, marker supply_1
      phase = polish_supply
    ask is surrenders(u)
    expect no

  example "supply has come too late"
    given
      board 3225 to 3230
      unit u: polish, infantry, at 3228, marker supply_4
      hex 3229: polish_base
      surrender_die(u) = 1
      phase = polish_supply
    ask what happens to u
    expect eliminate(u) by 14.23

[14.24] A six
  | A unit that throws a 6 never surrenders. At level 6 it would not in any case: 6 is not below 6.
  see 14.21, 14.23
  given checks_failed(unit U) -> number "{U} has failed {number} supply checks in a row"
  dispute w39-C13 "whether there are levels above 6"
    reading a preferred "14.21 stops at 6, and so do the counters"
    reading b "the level goes on, as this clause says, and is noted beside the counter"
      define surrenders(U) when own_phase(U, supply) and surrender_roll(U) < checks_failed(U)
      deny surrenders(U) when surrender_die(U) = 6

  example "eight checks failed and a 6"
    given
      board 3225 to 3230
      unit u: polish, infantry, at 3228, marker supply_6, checks_failed 8
      surrender_die(u) = 6
      phase = polish_supply
    ask is surrenders(u)
    expect no

  example "eight checks failed, and a German throws a 5"
    given
      board 3225 to 3230
      unit u: german, infantry, at 3228, marker supply_6, checks_failed 8
      surrender_die(u) = 5
      phase = german_supply
    ask is surrenders(u)
    expect no

[14.25] Germans
  | Germans add 1 to the roll.
  see 14.23
  figure german_spirit = 1
  add german_spirit to surrender_roll(U) when U is german

  example "level 3 and a 2"
    given
      board 3225 to 3230
      unit u: german, infantry, at 3228, marker supply_3
      surrender_die(u) = 2
      phase = german_supply
    ask is surrenders(u)
    expect no

  example "an ally of theirs has no such help"
    given
      board 3225 to 3230
      unit u: slovak, infantry, at 3228, marker supply_3
      surrender_die(u) = 2
      phase = german_supply
    ask is surrenders(u)
    expect yes by 14.23

[14.3] What the lack of supply does
  commentary "heading"
  was mlawa:14.3

[14.31] Attacks without supply
  | A unit with an Out of Supply counter attacks with half its SP, rounded up. Several of them on one hex are added up first, and
  | half of the sum is rounded up.
  see 8.4b, 14.21, 14.33
  was mlawa:14.31
  derived hungry_together(unit U, battle X) "{U} [attacks|does not attack] in {X} beside another unit without supply"
  amount hungry_stack(battle X, hex H) in sp "the SP of the units without supply on {H} in {X}"
  amount hunger(battle X) in sp "what stacks without supply lose in {X}"
  define hungry_together(U, X)
    when attacker(X, U) and starved(U) and attacker(X, V) and starved(V) and U != V and battle_hex(U, X) = H
    and battle_hex(V, X) = H
    unless guns(U)
    unless guns(V)
  halve fighting_strength(U, X) rounding up when attacker(X, U) and starved(U)
    unless hungry_together(U, X)
  set hungry_stack(X, H) = sum(fighting_strength(U, X) for U where hungry_together(U, X) and battle_hex(U, X) = H)
  set hunger(X) = sum(whole(hungry_stack(X, H) / 2) for H where hungry_together(U, X) and battle_hex(U, X) = H)
  add 0 - hunger(X) to attack_total(X) when hungry_together(_, X)
  add 0 - hunger(X) to raid_push(X) when hungry_together(_, X)
  dispute w39-A36 "whether the defence is halved as well"
    reading a preferred "the clause speaks of the SP of the attack"
    reading b "it is the strength of the unit, as in the older edition"
      halve fighting_strength(U, X) rounding up when target(X, U) and starved(U)

  example "seven SP attack"
    given
      unit u: german, infantry, strength 7, at 3228, marker supply_1
      unit e: polish, infantry, strength 2, at 3229
      battle x: attacker u, target e
    ask value column(x)
    expect 2:1 by 8.4b, 14.31

  example "three SP and three on one hex: half of six"
    given
      unit u, v: german, infantry, strength 3, at 3228, marker supply_1
      unit e: polish, infantry, strength 2, at 3229
      battle x: attacker u + v, target e
    ask value attack_total(x)
    expect 3 by 14.31

  example "three and four: half of seven, rounded up"
    given
      unit u: german, infantry, strength 3, at 3228, marker supply_1
      unit v: german, infantry, strength 4, at 3228, marker supply_2
      unit e: polish, infantry, strength 2, at 3229
      battle x: attacker u + v, target e
    ask value attack_total(x)
    expect 4 by 14.31

  example "three and three on two hexes: two and two"
    given
      unit u: german, infantry, strength 3, at 3228, marker supply_1
      unit v: german, infantry, strength 3, at 3230, marker supply_1
      unit e: polish, infantry, strength 2, at 3229
      battle x: attacker u + v, target e
    ask value attack_total(x)
    expect 4 by 8.4b

  example "one of two is in disorder: half of five is three, and half of seven four"
    given
      unit u: german, infantry, strength 5, at 3228, disorganized, marker supply_1
      unit v: german, infantry, strength 4, at 3228, marker supply_1
      unit e: polish, infantry, strength 1, at 3229
      battle x: attacker u + v, target e
    ask value attack_total(x)
    expect 4 by 14.31, 8.4b

  example "a neighbour in supply has all of his"
    given
      unit u: german, infantry, strength 3, at 3228, marker supply_1
      unit v: german, infantry, strength 3, at 3228
      unit e: polish, infantry, strength 2, at 3229
      battle x: attacker u + v, target e
    ask value attack_total(x)
    expect 5 by 8.4b

  example "in defence nothing is lost"
    given
      unit u: german, infantry, strength 6, at 3228
      unit e: polish, infantry, strength 3, at 3229, marker supply_1
      battle x: attacker u, target e
    ask value column(x)
    expect 2:1 by 8.4b not by 14.31

  example "two raiders without supply"
    given
      unit s, t: german, armour, strength 15, movement 12, at 3228, marker supply_1
      unit e: polish, infantry, strength 1, at 3229
      battle x: attacker s + t, target e
      phase = german_movement
    ask value raid_push(x)
    expect 15 by 14.31

[14.32] Mechanized units without supply
  | With an Out of Supply counter of level 1 a mechanized unit has half its MP. From level 2 on it does not move at all.
  see 4.22, 13.12, 14.21, 18.21, 18.24
  was mlawa:14.32
  derived out_of_fuel(unit U) "{U} [has|does not have] to stand still for want of supply"
  define out_of_fuel(U) when mechanized(U) and marker(U, M) and supply_level(M) >= 2
  forbid step(U, _, _) when out_of_fuel(U)
  forbid raid(U, _) when out_of_fuel(U)
  dispute w39-14.32a "what half of an odd number of points is"
    reading a preferred "with a half: roads are paid in half points (4.32), and no rounding is mentioned"
      halve march_points(U) when mechanized(U) and marker(U, supply_1)
    reading b "rounded down, by 2.2"
      halve march_points(U) rounding down when mechanized(U) and marker(U, supply_1)
  dispute w39-14.32b "whether such a unit can retreat or pursue"
    reading a preferred "the clause is about movement points, and these need none (8.62, 8.75)"
    reading b "not at all means not at all, and both are movement (4.1)"
      forbid fall_back(U, _, _) when out_of_fuel(U)
      forbid pursue(U, _, _, _) when out_of_fuel(U)

  example "tanks of 12 MP at level 1"
    given
      turn = 2
      unit t: german, armour, movement 12, at 3228, marker supply_1
    ask value march_points(t)
    expect 6 by 4.22, 14.32

  example "tanks of 15 MP at level 1"
    given
      turn = 2
      unit t: german, armour, movement 15, at 3228, marker supply_1
    ask value march_points(t)
    expect 7.5 by 4.22, 14.32

  example "infantry walks on"
    given
      turn = 2
      unit u: german, infantry, movement 6, at 3228, marker supply_1
    ask value march_points(u)
    expect 6 by 4.22 not by 14.32

  example "a staff drives, and needs fuel"
    given
      unit q: polish, hq, at 3228, marker supply_1
    ask value march_points(q)
    expect 6 by 13.12, 14.32

  example "tanks at level 2"
    given
      unit t: german, armour, movement 12, at 3228, marker supply_2
      phase = german_movement
    ask may step(t, 3228, 3229)
    expect no by 14.32

  example "tanks at level 5"
    given
      unit t: polish, armour, movement 8, at 3228, marker supply_5
      phase = polish_movement
    ask may step(t, 3228, 3229)
    expect no by 14.32

  example "infantry at level 5"
    given
      unit u: polish, infantry, movement 6, at 3228, marker supply_5
      phase = polish_movement
    ask may step(u, 3228, 3229)
    expect yes by 3.1/phase-7

  example "no raid at level 2"
    given
      unit t: german, armour, strength 40, movement 12, at 3228, marker supply_2
      unit e: polish, infantry, strength 2, at 3229
      battle x: attacker t, target e
      phase = german_movement
    ask may raid(t, e)
    expect no by 14.32

  example "tanks at level 2 are beaten, and go"
    given
      unit a: german, infantry, strength 9, at 3228
      unit t: polish, armour, strength 3, at 3229, marker supply_2
      battle x: attacker a, target t
      combat_die(x) = 7
      phase = german_attack
    ask may fall_back(t, 3229, 3230)
    expect yes by 8.62

  example "tanks at level 2 follow a beaten enemy"
    given
      unit t: german, armour, strength 14, at 3228, marker supply_2
      unit e: polish, infantry, strength 3, at 3231
      battle x: attacker t, target e
      combat_die(x) = 5
      did fall_back(e, 3229, 3230) in german_attack
      did fall_back(e, 3230, 3231) in german_attack
      phase = german_attack
    ask may pursue(t, 3228, 3229, 1)
    expect yes by 8.73

[14.33] Guns without supply
  | Artillery at level 2 does not fire, neither by itself nor in support.
  see 9.17, 14.21
  was mlawa:14.33
  derived out_of_shells(unit G) "{G} [is|is not] kept from firing for want of supply"
  forbid fire(G, _) when out_of_shells(G)
  forbid attack_support(_, G) when out_of_shells(G)
  forbid defence_support(_, G) when out_of_shells(G)
  forbid anti_tank(_, G) when out_of_shells(G)
  dispute w39-A35 "whether the levels above 2 are meant as well"
    reading a preferred "they are worse, and 14.32 beside it says so; the clause goes back to an edition without them"
      define out_of_shells(G) when guns(G) and marker(G, M) and supply_level(M) >= 2
    reading b "14.32 adds that more counts too, and this clause does not"
      define out_of_shells(G) when guns(G) and marker(G, supply_2)

  example "guns at level 2 do not shell"
    given
      unit g: german, light_artillery, gunfire 1, at 3228, marker supply_2
      unit e: polish, infantry, at 3230
      phase = german_attack
    ask may fire(g, e)
    expect no by 14.33

  example "nor at level 4"
    given
      unit g: german, light_artillery, gunfire 1, at 3228, marker supply_4
      unit e: polish, infantry, at 3230
      phase = german_attack
    ask may fire(g, e)
    expect no by 14.33

  example "at level 1 they do"
    given
      unit u: german, infantry, strength 6, at 3228
      unit g: german, light_artillery, gunfire 1, at 3227, marker supply_1
      unit e: polish, infantry, strength 3, at 3229
      battle x: attacker u, target e, attack_support g
      phase = german_attack
    ask may attack_support(x, g)
    expect yes by 3.1/phase-4

  example "at level 2 they support no attack"
    given
      unit u: german, infantry, strength 6, at 3228
      unit g: german, light_artillery, gunfire 1, at 3227, marker supply_2
      unit e: polish, infantry, strength 3, at 3229
      battle x: attacker u, target e, attack_support g
      phase = german_attack
    ask may fight(x)
    expect no by 14.33

  example "and no defence"
    given
      unit u: german, infantry, strength 6, at 3228
      unit e: polish, infantry, strength 3, at 3229
      unit g: polish, light_artillery, gunfire 1, at 3230, marker supply_2
      battle x: attacker u, target e, defence_support g
      phase = german_attack
    ask may defence_support(x, g)
    expect no by 14.33

  example "and are not turned on tanks"
    given
      unit t: german, armour, strength 7, at 3228
      unit e: polish, infantry, strength 2, at 3229, marker field_works
      unit g: polish, light_artillery, gunfire 1, at 3229, marker field_works, marker supply_2
      battle x: attacker t, target e + g, anti_tank g
      phase = german_attack
    ask may fight(x)
    expect no by 14.33

[14.4] Fuel
  commentary "heading; 14.41 to 14.43, and the two clauses printed behind them as 11.44 and 11.45, are about the fuel of fast German units"

[14.41] Fast units
  | German units of 12 and of 15 MP are fast, and need fuel.
  see 13.12
  derived fast(unit U) "{U} [is|is not] a fast unit that needs fuel"
  define fast(U) when U is german and movement(U) = 12 and U is not hq or air
  define fast(U) when U is german and movement(U) = 15 and U is not hq or air
  dispute w39-A32 "whether headquarters, which have 12 MP, are among them"
    reading a preferred "they are counters of units (2.2), and where they are left out the book says so (14.51, 22.18)"
      define fast(Q) when Q is german and Q is hq
    reading b "it is about troops: who refuels may fight, but not pursue"

  example "a tank regiment of 12 MP"
    given
      unit t: german, armour, movement 12
    ask is fast(t)
    expect yes by 14.41

  example "scouts of 15 MP"
    given
      unit r: german, recon, movement 15
    ask is fast(r)
    expect yes by 14.41

  example "motorized guns of 10 MP"
    given
      unit g: german, motorized_artillery, movement 10
    ask is fast(g)
    expect no

  example "Soviet tanks of 12 MP"
    given
      unit t: soviet, armour, movement 12
    ask is fast(t)
    expect no

  example "a German staff"
    given
      unit q: german, hq
    ask is fast(q)
    expect yes by 14.41

[14.42] A day for fuel
  | A fast unit has to break its movement for fuel, one day in four: after three days of moving it stands and refuels. It may
  | do so earlier, and counts anew from there.
  see 4.22, 14.41, 14.43, 11.44, 11.45
  figure days_moving = 3
  term days_moving "the days it may move before it has to refuel"
  action refuel(unit U) "{U} [refuel|refuelled]"
  derived moved_on(unit U, number T) "{U} [moved|did not move] on turn {T}"
  derived refuelled_on(unit U, number T) "{U} [took|did not take] on fuel on turn {T}"
  derived fuel_spent(unit U, number T) "{U} [has|has not] refuelled since it moved on turn {T}"
  derived dry(unit U) "{U} [has|does not have] to refuel before it moves again"
  amount days_moved(unit U) "the days before this one on which {U} moved since it refuelled"
  define moved_on(U, T) when did step(U, _, _) on turn T
  define moved_on(U, T) when did march(U, _) on turn T
  define moved_on(U, T) when did raid(U, _) on turn T
  define moved_on(U, T) when did bring_on(U, _) on turn T
  define refuelled_on(U, T) when did refuel(U) on turn T
  define fuel_spent(U, T) when moved_on(U, T) and refuelled_on(U, R) and R > T
  set days_moved(U) = count(T where moved_on(U, T) and T < turn and not fuel_spent(U, T))
  permit refuel(U) when fast(U) and own_phase(U, movement)
  otherwise forbid refuel
  (due) require refuel(U) when dry(U) and own_phase(U, movement)
  forbid step(U, _, _) when dry(U)
  forbid raid(U, _) when dry(U)
  (break) forbid step(U, _, _) when did refuel(U) this phase
  forbid skip(S) when phase_of(movement, S) and side(U) = S and dry(U) and fuel_there(U)
    unless did refuel(U) this phase
  dispute w39-A31 "how many days it may move"
    reading a preferred "three, and the fourth is for fuel: so the example"
      define dry(U) when fast(U) and days_moved(U) >= days_moving
    reading b "four: the break comes once for four days of moving"
      define dry(U) when fast(U) and days_moved(U) >= 4
  dispute w39-14.42a "whether a pursuit makes a day of moving"
    reading a preferred "it needs no points (8.75): a day of moving is one on which the unit moved in its movement phase"
    reading b "tanks that pursue burn fuel, and 11.45 keeps those that refuel from it"
      define moved_on(U, T) when did pursue(U, _, _, _) on turn T

  example 14.42/ex1 "it moved on the 1st, 2nd and 3rd of September: it stands on the 4th"
    given
      turn = 4
      board 3220 to 3232
      unit k: german, armour, movement 12, at 3228
      hex 3220: city, country german
      did march(k, 3222) in german_movement of turn 1
      did march(k, 3225) in german_movement of turn 2
      did march(k, 3228) in german_movement of turn 3
      phase = german_movement
    ask may step(k, 3228, 3229)
    expect no by 14.42

  example 14.42/ex1 "and has to refuel"
    given
      turn = 4
      board 3220 to 3232
      unit k: german, armour, movement 12, at 3228
      hex 3220: city, country german
      did march(k, 3222) in german_movement of turn 1
      did march(k, 3225) in german_movement of turn 2
      did march(k, 3228) in german_movement of turn 3
      phase = german_movement
    ask must refuel(k)
    expect must by 14.42

  example 14.42/ex1 "it refuelled on the 3rd, and still moves on the 6th"
    given
      turn = 6
      unit k: german, armour, movement 12, at 3228
      did march(k, 3222) in german_movement of turn 1
      did march(k, 3223) in german_movement of turn 2
      did refuel(k) in german_movement of turn 3
      did march(k, 3225) in german_movement of turn 4
      did march(k, 3228) in german_movement of turn 5
      phase = german_movement
    ask may step(k, 3228, 3229)
    expect yes by 3.1/phase-2

  example 14.42/ex1 "it may stop for fuel on the 3rd"
    given
      turn = 3
      board 3220 to 3232
      unit k: german, armour, movement 12, at 3223
      hex 3220: city, country german
      did march(k, 3222) in german_movement of turn 1
      did march(k, 3223) in german_movement of turn 2
      phase = german_movement
    ask may refuel(k)
    expect yes by 14.42

  example "on the 3rd nothing forces it"
    given
      turn = 3
      unit k: german, armour, movement 12, at 3223
      did march(k, 3222) in german_movement of turn 1
      did march(k, 3223) in german_movement of turn 2
      phase = german_movement
    ask may step(k, 3223, 3224)
    expect yes by 3.1/phase-2

  example "a day of rest without fuel is no help"
    given
      turn = 5
      unit k: german, armour, movement 12, at 3228
      did march(k, 3222) in german_movement of turn 1
      did march(k, 3225) in german_movement of turn 2
      did march(k, 3228) in german_movement of turn 4
      phase = german_movement
    ask may step(k, 3228, 3229)
    expect no by 14.42

  example "after four days of moving nobody argues"
    given
      turn = 5
      unit k: german, armour, movement 12, at 3228
      did march(k, 3222) in german_movement of turn 1
      did march(k, 3225) in german_movement of turn 2
      did march(k, 3226) in german_movement of turn 3
      did march(k, 3228) in german_movement of turn 4
      phase = german_movement
    ask may step(k, 3228, 3229)
    expect no by 14.42

  example "steps, a raid and a march on three days"
    given
      turn = 4
      unit k: german, armour, strength 20, movement 12, at 3228
      unit e: polish, infantry, strength 2
      did bring_on(k, 3228) in german_movement of turn 1
      did raid(k, e) in german_movement of turn 2
      did step(k, 3227, 3228) in german_movement of turn 3
      phase = german_movement
    ask value days_moved(k)
    expect 3 by 14.42

  example "today's steps do not count yet"
    given
      turn = 3
      unit k: german, armour, movement 12, at 3228
      did march(k, 3222) in german_movement of turn 1
      did march(k, 3225) in german_movement of turn 2
      did step(k, 3225, 3226) in german_movement of turn 3
      phase = german_movement
    ask value days_moved(k)
    expect 2 by 14.42

  example "a pursuit on the 3rd"
    given
      turn = 4
      unit k: german, armour, movement 12, at 3228
      did march(k, 3222) in german_movement of turn 1
      did march(k, 3225) in german_movement of turn 2
      did pursue(k, 3225, 3226, 1) in german_attack of turn 3
      phase = german_movement
    ask may step(k, 3228, 3229)
    expect yes by 3.1/phase-2

  example "no raid on the 4th"
    given
      turn = 4
      unit k: german, armour, strength 40, movement 12, at 3228
      unit e: polish, infantry, strength 2, at 3229
      battle x: attacker k, target e
      did march(k, 3222) in german_movement of turn 1
      did march(k, 3225) in german_movement of turn 2
      did march(k, 3228) in german_movement of turn 3
      phase = german_movement
    ask may raid(k, e)
    expect no by 14.42

  example "it has refuelled this morning, and stays where it is"
    given
      turn = 2
      unit k: german, armour, movement 12, at 3228
      did refuel(k) in german_movement
      phase = german_movement
    ask may step(k, 3228, 3229)
    expect no by 14.42/break

  example "infantry needs no fuel"
    given
      turn = 4
      unit u: german, infantry, movement 6, at 3228
      hex 3228: fortress
      did march(u, 3222) in german_movement of turn 1
      did march(u, 3225) in german_movement of turn 2
      did march(u, 3228) in german_movement of turn 3
      phase = german_movement
    ask may refuel(u)
    expect no by 14.42

  example "the phase is not passed over while fuel is owed"
    given
      turn = 4
      board 3220 to 3232
      unit k: german, armour, movement 12, at 3228
      hex 3220: city, country german
      did march(k, 3222) in german_movement of turn 1
      did march(k, 3225) in german_movement of turn 2
      did march(k, 3228) in german_movement of turn 3
      phase = german_movement
    ask may skip(germans)
    expect no by 14.42

  example "the fuel is taken on"
    given
      turn = 4
      board 3220 to 3232
      unit k: german, armour, movement 12, at 3228
      hex 3220: city, country german
      did march(k, 3222) in german_movement of turn 1
      did march(k, 3225) in german_movement of turn 2
      did march(k, 3228) in german_movement of turn 3
      did refuel(k) in german_movement of turn 4
      phase = german_movement
    ask may skip(germans)
    expect yes by 3.1

[14.43] Fuel comes with supply
  | Only units in supply refuel. Others stand until they are.
  see 14.16, 14.42
  derived fuel_there(unit U) "there [is|is no] fuel for {U}"
  forbid refuel(U) unless fuel_there(U)
  except 14.42/due on refuel(U) unless fuel_there(U)
  dispute w39-14.43a "whether the supply line of the moment counts, or the counter"
    reading a preferred "in supply is who has a line (14.16)"
      define fuel_there(U) when supplied(U)
    reading b "supply is looked at in the supply phases only (14.21, 14.22), and in between the counter tells"
      define fuel_there(U) when at(U) = _ unless starved(U)

  example "cut off on the 4th day"
    given
      turn = 4
      board 3225 to 3230
      unit k: german, armour, movement 12, at 3228
      did march(k, 3226) in german_movement of turn 1
      did march(k, 3227) in german_movement of turn 2
      did march(k, 3228) in german_movement of turn 3
      phase = german_movement
    ask may refuel(k)
    expect no by 14.43

  example "it need not do what it cannot"
    given
      turn = 4
      board 3225 to 3230
      unit k: german, armour, movement 12, at 3228, marker supply_1
      did march(k, 3226) in german_movement of turn 1
      did march(k, 3227) in german_movement of turn 2
      did march(k, 3228) in german_movement of turn 3
      phase = german_movement
    ask must refuel(k)
    expect need not by 14.43

  example "nor does it move"
    given
      turn = 4
      board 3225 to 3230
      unit k: german, armour, movement 12, at 3228, marker supply_1
      did march(k, 3226) in german_movement of turn 1
      did march(k, 3227) in german_movement of turn 2
      did march(k, 3228) in german_movement of turn 3
      phase = german_movement
    ask may step(k, 3228, 3229)
    expect no by 14.42

  example "the road to the depot is open again, the counter still there"
    given
      turn = 2
      board 3220 to 3232
      unit k: german, armour, movement 12, at 3228, marker supply_1
      hex 3220: city, country german
      phase = german_movement
    ask may refuel(k)
    expect yes by 14.42

[11.44] The sign for refuelling
  | An inverted S1 counter goes on a unit that is to refuel, when the movement phase begins and nothing has moved. It comes
  | off when the unit's next movement phase begins.
  see 14.42, 13.41/after
  defect w39-N4 "printed behind 14.43 and about fuel: 14.44 is meant"
  forbid refuel(_) when did step(_, _, _) this phase
  forbid refuel(_) when did march(_, _) this phase
  cause mark(U, s1_inverted) when did refuel(U) this phase
    unless marker(U, s1_inverted)
  cause unmark(U, s1_inverted) when own_phase(U, movement) and marker(U, s1_inverted)
    unless did refuel(U) this phase

  example "others have moved already"
    given
      turn = 2
      board 3220 to 3232
      unit k: german, armour, movement 12, at 3228
      unit u: german, infantry, movement 6, at 3226
      hex 3220: city, country german
      did step(u, 3225, 3226) in german_movement
      phase = german_movement
    ask may refuel(k)
    expect no by 11.44

  example "or marched"
    given
      turn = 2
      board 3220 to 3232
      unit k: german, armour, movement 12, at 3228
      unit u: german, infantry, movement 6, at 3226
      hex 3220: city, country german
      did march(u, 3226) in german_movement
      phase = german_movement
    ask may refuel(k)
    expect no by 11.44

  example "the counter goes on"
    given
      turn = 2
      unit k: german, armour, movement 12, at 3228
      did refuel(k) in german_movement
      phase = german_movement
    ask what happens to k
    expect mark(k, s1_inverted) by 11.44

  example "it is on"
    given
      turn = 2
      unit k: german, armour, movement 12, at 3228, marker s1_inverted
      did refuel(k) in german_movement
      phase = german_movement
    ask what happens to k
    expect nothing

  example "a day later it comes off"
    given
      turn = 3
      unit k: german, armour, movement 12, at 3228, marker s1_inverted
      did refuel(k) in german_movement of turn 2
      phase = german_movement
    ask what happens to k
    expect unmark(k, s1_inverted) by 11.44

  example "and the unit drives on with all its points"
    given
      turn = 3
      unit k: german, armour, movement 12, at 3228, marker s1_inverted
      did refuel(k) in german_movement of turn 2
      phase = german_movement
    ask value march_points(k)
    expect 12 by 4.22 not by 13.41/after

[11.45] Fighting while refuelling
  | A unit that refuels may fight, and may not pursue. When it has to retreat or is disorganized, it gets no fuel.
  see 8.71, 14.42, 21.11, 21.14
  defect w39-N4 "printed behind 14.43 and about fuel: 14.45 is meant"
  derived refuelling(unit U) "{U} [is|is not] taking on fuel"
  define refuelling(U) when marker(U, s1_inverted)
  define refuelling(U) when did refuel(U) this turn
  deny refuelling(U) when did fall_back(U, _, _) this turn
  deny refuelling(U) when did disorganize(U) this turn
  deny refuelled_on(U, T) when did fall_back(U, _, _) on turn T
  deny refuelled_on(U, T) when did disorganize(U) on turn T
  forbid pursuit(U, _) when refuelling(U)
  cause unmark(U, s1_inverted) when marker(U, s1_inverted) and did fall_back(U, _, _) this phase
  cause unmark(U, s1_inverted) when marker(U, s1_inverted) and swept_up(U)

  example "refuelling tanks attack"
    given
      turn = 2
      unit k: german, armour, strength 9, movement 12, at 3228, marker s1_inverted
      unit e: polish, infantry, strength 3, at 3229
      phase = german_attack
    ask may attack(k, e)
    expect yes by 8.21

  example "the enemy falls back, and they stay"
    given
      turn = 2
      board 3220 to 3440
      unit k: german, armour, strength 14, movement 12, at 3228, marker s1_inverted
      unit e: polish, infantry, strength 3, at 3231
      battle x: attacker k, target e
      combat_die(x) = 5
      did fall_back(e, 3229, 3230) in german_attack
      did fall_back(e, 3230, 3231) in german_attack
      phase = german_attack
    ask may pursuit(k, 3230)
    expect no by 11.45

  example "with the counter forgotten"
    given
      turn = 2
      unit k: german, armour, strength 14, movement 12, at 3228
      did refuel(k) in german_movement
      phase = german_attack
    ask is refuelling(k)
    expect yes by 11.45

  example "thrown back in the Polish counter-attack"
    given
      turn = 2
      unit k: german, armour, strength 14, movement 12, at 3228, marker s1_inverted
      did refuel(k) in german_movement
      did fall_back(k, 3229, 3228) in polish_counter
      phase = polish_counter
    ask what happens to k
    expect unmark(k, s1_inverted) by 11.45

  example "that unit is not refuelling any more"
    given
      turn = 2
      unit k: german, armour, strength 14, movement 12, at 3228
      did refuel(k) in german_movement
      did fall_back(k, 3229, 3228) in polish_counter
      phase = german_counter
    ask is refuelling(k)
    expect no by 11.45

  example "nor is one that others have thrown into disorder"
    given
      turn = 2
      unit k: german, armour, strength 14, movement 12, at 3228, disorganized
      did refuel(k) in german_movement
      did disorganize(k) in polish_counter
      phase = german_counter
    ask is refuelling(k)
    expect no by 11.45

  example "others run through it, and a 1"
    given
      unit u: german, infantry, strength 3, at 3231, disorganized
      unit k: german, armour, strength 3, movement 12, at 3230, marker s1_inverted
      did fall_back(u, 3229, 3230) in polish_attack
      did fall_back(u, 3230, 3231) in polish_attack
      spread_die(k) = 1
      phase = polish_attack
    ask what happens to k
    expect disorganize(k), unmark(k, s1_inverted) by 11.45

  example "the fuel it did not get has to be taken on the next day"
    given
      turn = 5
      unit k: german, armour, movement 12, at 3228
      did march(k, 3222) in german_movement of turn 1
      did march(k, 3225) in german_movement of turn 2
      did march(k, 3229) in german_movement of turn 3
      did refuel(k) in german_movement of turn 4
      did fall_back(k, 3229, 3228) in polish_counter of turn 4
      phase = german_movement
    ask may step(k, 3228, 3229)
    expect no by 14.42

  example "in disorder it got none either"
    given
      turn = 5
      unit k: german, armour, movement 12, at 3228, disorganized
      did march(k, 3222) in german_movement of turn 1
      did march(k, 3225) in german_movement of turn 2
      did march(k, 3228) in german_movement of turn 3
      did refuel(k) in german_movement of turn 4
      did disorganize(k) in polish_counter of turn 4
      phase = german_movement
    ask may step(k, 3228, 3229)
    expect no by 14.42

[14.5] Polish cities behind the lines
  commentary "why towns in the rear cut supply; 14.51 is the rule"

[14.51] Towns that nobody secures
  | A city or town in Poland with no German unit within five hexes cuts the German supply line; headquarters do not count.
  see 14.12
  figure guard_range = 5 in hexes
  term guard_range "the reach of a guard"
  derived unsecured(hex H) "{H} [is|is not] a Polish town that the Germans leave unguarded"
  define unsecured(H) when H is city or town and country(H) = polish
    unless G is german and G is not hq or air and not transport(G) and distance(at(G), H) <= guard_range

  dispute w39-A33 "which lines such a town cuts"
    reading a preferred "those that run through it"
      forbid trace(U, _, B) when U is german and unsecured(B)
    reading b "those that come within its five hexes"
      forbid trace(U, _, B) when U is german and unsecured(H) and distance(H, B) <= guard_range
    reading c "all of them"
      forbid trace(U, _, _) when U is german and unsecured(_)

  example "the town is far behind"
    given
      unit u: german, infantry, at 3228
      hex 3222: town, country polish
    ask is unsecured(3222)
    expect yes by 14.51

  example "a regiment five hexes off secures it"
    given
      unit u: german, infantry, at 3228
      hex 3223: town, country polish
    ask is unsecured(3223)
    expect no

  example "a headquarters does not"
    given
      unit q: german, hq, at 3224
      hex 3222: city, country polish
    ask is unsecured(3222)
    expect yes by 14.51

  example "nor do Soviets"
    given
      unit s: soviet, infantry, at 3223
      hex 3222: city, country polish
    ask is unsecured(3222)
    expect yes by 14.51

  example "a German town needs no guard"
    given
      unit u: german, infantry, at 3228
      hex 3222: town, country german
    ask is unsecured(3222)
    expect no

  example "no line through it"
    given
      unit u: german, infantry, at 3228
      hex 3222: town, country polish
    ask may trace(u, 3223, 3222)
    expect no by 14.51

  example "past it the line is free"
    given
      unit u: german, infantry, at 3228
      hex 3222: town, country polish
    ask may trace(u, 3324, 3323)
    expect yes by 14.11

  example "a Polish line is not troubled"
    given
      unit u: polish, infantry, at 3228
      hex 3222: town, country polish
    ask may trace(u, 3223, 3222)
    expect yes by 14.11

  example "aircraft secure no town"
    given
      unit p: german, air, strength 2, at 3222
      hex 3222: town, country polish
    ask is unsecured(3222)
    expect yes by 14.51

  example "nor does a train"
    given
      unit t: german, train, at 3222
      hex 3222: town, country polish
    ask is unsecured(3222)
    expect yes by 14.51
