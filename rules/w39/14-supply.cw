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
  | Enemy units and their zones block it, and so do rivers without a bridge and swamps without a road through them.
  see 14.13, 7.11
  was mlawa:14.12
  (unit) forbid trace(U, _, B) when enemy(U, E) and at(E) = B and E is not air
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

[14.13] Friends keep the line open
  | An enemy zone does not block a hex on which a friendly unit stands.
  was mlawa:14.13
  except 14.12/zone on trace(U, _, B) when at(F) = B and side(F) = side(U)

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
    expect no

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

[14.21] The supply check
  | In the supply phase every unit is checked. The first check it fails brings a counter of level 1, each further one turns the
  | counter to the next level, 6 at most.
  see 3.1/phase-6, 3.1/phase-11, 14.16
  table supply_level(marker M) -> number = supply_1: 1, supply_2: 2, supply_3: 3, supply_4: 4, supply_5: 5, supply_6: 6,
    attack_counter: 0, retreat_counter: 0, s1: 0, s1_inverted: 0, field_works: 0
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

[14.31] Attacks without supply
  | A unit with an Out of Supply counter attacks with half its SP, rounded up. Several of them on one hex are added up first, and
  | half of the sum is rounded up.
  see 8.4b, 14.21, 14.33
  derived hungry_together(unit U, battle X) "{U} [attacks|does not attack] in {X} beside another unit without supply"
  amount hungry_stack(battle X, hex H) in sp "the SP of the units without supply on {H} in {X}"
  amount hunger(battle X) in sp "what stacks without supply lose in {X}"
  define hungry_together(U, X)
    when attacker(X, U) and starved(U) and attacker(X, V) and starved(V) and U != V and opening_hex(U) = H
    and opening_hex(V) = H
    unless guns(U)
    unless guns(V)
  halve fighting_strength(U, X) rounding up when attacker(X, U) and starved(U)
    unless hungry_together(U, X)
  set hungry_stack(X, H) = sum(fighting_strength(U, X) for U where hungry_together(U, X) and opening_hex(U) = H)
  set hunger(X) = sum(whole(hungry_stack(X, H) / 2) for H where hungry_together(U, X) and opening_hex(U) = H)
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

[14.5] Polish cities behind the lines
  commentary "why towns in the rear cut supply; 14.51 is the rule"

[14.51] Towns that nobody secures
  | A city or town in Poland with no German unit within five hexes cuts the German supply line; headquarters do not count.
  see 14.12
  figure guard_range = 5 in hexes
  derived unsecured(hex H) "{H} [is|is not] a Polish town that no German unit secures"
  define unsecured(H) when H is city or town and country(H) = polish
    unless G is german and G is not hq or air and distance(at(G), H) <= guard_range

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
