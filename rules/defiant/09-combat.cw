[9.0] Who may attack
  | In the combat segment the activated combat units may attack enemies next to them; a headquarters alone is no target, and
  | nobody has to attack.
  see 4.0, 11.3/3, 12.1.1
  defect def-8 "aircraft may strike a lone headquarters all the same (12.1.1)"
  permit attack(U, E) when now(combat_segment) and active(U) and U is not hq and enemy(U, E) and adjacent(at(U), at(E))
  forbid attack(_, E) when E is hq
    unless at(F) = at(E) and friend(E, F) and F is not hq
  forbid attack(U, E) when now(combat_segment) and U is not warship
    unless adjacent(at(U), at(E))
  excuse attack(_, _) when now(combat_segment)

  example "an activated unit"
    given
      unit q: german, hq, at 1207
      unit u: german, infantry, attack_strength 3, at 1208
      unit e: polish, infantry, defence_strength 2, at 1209
      did activate(q, u) in command_segment
      phase = combat_segment
    ask may attack(u, e)
    expect yes by 9.0

  example "a headquarters alone"
    given
      unit q: german, hq, at 1207
      unit u: german, infantry, attack_strength 3, at 1208
      unit e: polish, hq, at 1209
      did activate(q, u) in command_segment
      phase = combat_segment
    ask may attack(u, e)
    expect no by 9.0

  example "a headquarters in company"
    given
      unit q: german, hq, at 1207
      unit u: german, infantry, attack_strength 3, at 1208
      unit e: polish, hq, at 1209
      unit f: polish, infantry, defence_strength 2, at 1209
      did activate(q, u) in command_segment
      phase = combat_segment
    ask may attack(u, e)
    expect yes by 9.0

  example "no duty"
    given
      unit u: german, infantry, attack_strength 3, at 1208
      unit e: polish, infantry, defence_strength 2, at 1209
      phase = combat_segment
    ask must attack(u, e)
    expect need not by 9.0

  example "a headquarters does not attack"
    given
      unit q: german, hq, at 1208
      unit r: german, hq, at 1207
      unit e: polish, infantry, defence_strength 2, at 1209
      did activate(r, q) in command_segment
      phase = combat_segment
    ask may attack(q, e)
    expect silent

  example "two headquarters are no company"
    given
      unit q: german, hq, at 1207
      unit u: german, infantry, attack_strength 3, at 1208
      unit e, f: polish, hq, at 1209
      did activate(q, u) in command_segment
      phase = combat_segment
    ask may attack(u, e)
    expect no by 9.0

  example "not while moving"
    given
      unit q: german, hq, at 1207
      unit u: german, infantry, attack_strength 3, at 1208
      unit e: polish, infantry, defence_strength 2, at 1209
      did activate(q, u) in command_segment
      phase = movement_segment
    ask may attack(u, e)
    expect silent

  example "not two hexes away"
    given
      unit q: german, hq, at 1207
      unit u: german, infantry, attack_strength 3, at 1208
      unit e: polish, infantry, defence_strength 2, at 1210
      did activate(q, u) in command_segment
      phase = combat_segment
    ask may attack(u, e)
    expect no by 9.0

  example "the ship fires from where it may (11.3)"
    given
      unit q: german, hq, at 1207
      unit s: german, warship, attack_strength 3, at 1209
      unit e: polish, infantry, defence_strength 2, at 1209
      did activate(q, s) in command_segment
      phase = combat_segment
    ask may attack(s, e)
    expect silent

  example "not a friend"
    given
      unit q: german, hq, at 1207
      unit u: german, infantry, attack_strength 3, at 1208
      unit e: german, infantry, defence_strength 2, at 1209
      did activate(q, u) in command_segment
      phase = combat_segment
    ask may attack(u, e)
    expect silent

  example "a headquarters beside a train is not alone"
    given
      unit q: german, hq, at 1207
      unit u: german, infantry, attack_strength 2, at 1208
      unit h: polish, hq, at 1209
      unit t: polish, armoured_train, attack_strength 1, defence_strength 1, at 1209
      did activate(q, u) in command_segment
      phase = combat_segment
    ask may attack(u, h)
    expect yes by 9.0

  example "headquarters do not attack"
    given
      unit q: german, hq, at 1208
      unit r: german, hq, at 1207
      unit e: polish, infantry, defence_strength 1, at 1209
      unit f: polish, infantry, defence_strength 1, at 1211
      unit u: german, infantry, attack_strength 2, at 1208
      did activate(q, u) in command_segment
      phase = combat_segment
    ask may attack(q, e)
    expect no by 4.0

  example "nobody attacks two hexes away"
    given
      unit q: german, hq, at 1208
      unit r: german, hq, at 1207
      unit e: polish, infantry, defence_strength 1, at 1209
      unit f: polish, infantry, defence_strength 1, at 1211
      unit u: german, infantry, attack_strength 2, at 1208
      did activate(q, u) in command_segment
      phase = combat_segment
    ask may attack(u, f)
    expect no by 9.0

[9.1] Results
  | The Combat Results Table gives what the roll means in the column of the final ratio.
  see 9.3
  defect def-13 "the table is on the map and not in the text, nor how a ratio between two columns is rounded"
  defect def-12 "the sign for the number of steps is lost"
  defect def-25 "nor does the text say which die is thrown"
  table crt(number N, odds C) -> result many not printed "the Combat Results Table (CRT) on the map"
  given combat_roll(battle X) -> number "the roll for {X} was {number}"
  table between(odds C, number A, number D) -> odds not printed "the Combat Results Table (CRT) on the map"
  amount lower_column(battle X) on odds "the whole ratio at or below the final ratio of {X}"
  amount crt_column(battle X) on odds   "the column of the results table for {X}"
  derived outcome(battle X, result R) "{R} [is|is not] a result of {X}"
  set lower_column(X) = column(X)
  round lower_column(X) down
  set crt_column(X) = column(X) when column(X) = lower_column(X)
  set crt_column(X) = between(lower_column(X), attack_total(X), defence_total(X)) when column(X) > lower_column(X)
  define outcome(X, R) when crt(combat_roll(X), crt_column(X), R)

  example "the table is needed"
    given
      unit u: german, infantry, attack_strength 6, at 1208
      unit e: polish, infantry, defence_strength 2, at 1209
      battle x: attacker u, target e
      combat_roll(x) = 4
      turn = 2
    ask is outcome(x, "D1r2")
    expect unknown for crt

  example "nobody can say which results there are"
    given
      unit u: german, infantry, attack_strength 6, at 1208
      unit e: polish, infantry, defence_strength 2, at 1209
      battle x: attacker u, target e
      combat_roll(x) = 4
      turn = 2
    ask which R where outcome(x, R)
    expect unknown for crt

  example "a whole ratio has a column of its own"
    given
      unit u: german, infantry, attack_strength 6, at 1208
      unit e: polish, infantry, defence_strength 2, at 1209
      battle x: attacker u, target e
      turn = 2
    ask value crt_column(x)
    expect 3:1 by 9.1

  example "seven to two lies between columns"
    given
      unit u: german, infantry, attack_strength 7, at 1208
      unit e: polish, infantry, defence_strength 2, at 1209
      battle x: attacker u, target e
      turn = 2
    ask value crt_column(x)
    expect unknown for between

[9.2.1] Directions of attack
  | Attacks come from any side, but up and down mountains only along a road. No unit takes part in two attacks.
  see 5.6
  forbid attack(U, E) when at(U) = A and at(E) = B and B is mountain
    unless road(A, B)
  forbid attack(U, E) when at(U) = A and at(E) = B and A is mountain
    unless road(A, B)
  derived bygone(battle X) "{X} [was|was not] fought in an earlier segment"
  define bygone(X) when did fight(X)
    unless did fight(X) this round
  forbid fight(X) when attacker(X, U) and attacker(Y, U) and X != Y
    unless bygone(Y)

  example "up a mountain"
    given
      unit u: german, infantry, attack_strength 3, at 1208
      unit e: polish, infantry, defence_strength 2, at 1209
      hex 1209: mountain
      phase = combat_segment
    ask may attack(u, e)
    expect no by 9.2.1

  example "down a mountain"
    given
      unit u: german, infantry, attack_strength 3, at 1208
      unit e: polish, infantry, defence_strength 2, at 1209
      hex 1208: mountain
      phase = combat_segment
    ask may attack(u, e)
    expect no by 9.2.1

  example "up a mountain by road"
    given
      unit q: german, hq, at 1207
      unit u: german, infantry, attack_strength 3, at 1208
      unit e: polish, infantry, defence_strength 2, at 1209
      hex 1209: mountain
      edge 1208 1209: road
      did activate(q, u) in command_segment
      phase = combat_segment
    ask may attack(u, e)
    expect yes by 9.0

  example "down a mountain by road"
    given
      unit q: german, hq, at 1207
      unit u: german, infantry, attack_strength 3, at 1208
      unit e: polish, infantry, defence_strength 2, at 1209
      hex 1208: mountain
      edge 1208 1209: road
      did activate(q, u) in command_segment
      phase = combat_segment
    ask may attack(u, e)
    expect yes by 9.0

  example "one unit in two attacks"
    given
      unit q: german, hq, at 1207
      unit u: german, infantry, attack_strength 6, at 1208
      unit e: polish, infantry, defence_strength 2, at 1209
      unit f: polish, infantry, defence_strength 2, at 1109
      battle x: attacker u, target e
      battle y: attacker u, target f
      did activate(q, u) in command_segment
      phase = combat_segment
    ask may fight(x)
    expect no by 9.2.1

  example "a railroad is no road up a mountain"
    given
      unit q: german, hq, at 1207
      unit u: german, infantry, attack_strength 2, at 1208
      unit e: polish, infantry, defence_strength 1, at 1209
      hex 1209: mountain
      edge 1208 1209: railroad
      did activate(q, u) in command_segment
      phase = combat_segment
    ask may attack(u, e)
    expect no by 9.2.1

  example "it attacked on the turn before"
    given
      unit q: german, hq, at 1207
      unit u: german, infantry, attack_strength 4, at 1208
      unit e: polish, infantry, defence_strength 1, at 1209
      unit f: polish, infantry, defence_strength 1, at 1308
      battle y: attacker u, target f
      battle x: attacker u, target e
      did activate(q, u) in command_segment
      did fight(y) in combat_segment of turn 1
      turn = 2
      phase = combat_segment
    ask may fight(x)
    expect yes by 9.0

  example "it attacked while another chit was played"
    given
      unit q, r: german, hq, at 1207
      unit u: german, infantry, attack_strength 4, at 1208
      unit e: polish, infantry, defence_strength 1, at 1209
      unit f: polish, infantry, defence_strength 1, at 1308
      battle y: attacker u, target f
      battle x: attacker u, target e
      round = 2
      turn = 2
      phase = combat_segment
      did activate(q, u) in command_segment round 1
      did activate(r, u) in command_segment round 2
      did fight(y) in combat_segment round 1
    ask may fight(x)
    expect yes by 9.0

  example "it has fought in this segment"
    given
      unit q: german, hq, at 1207
      unit u: german, infantry, attack_strength 4, at 1208
      unit e: polish, infantry, defence_strength 1, at 1209
      unit f: polish, infantry, defence_strength 1, at 1308
      battle y: attacker u, target f
      battle x: attacker u, target e
      did activate(q, u) in command_segment
      did fight(y) in combat_segment
      turn = 2
      phase = combat_segment
    ask may fight(x)
    expect no by 9.2.1

[9.2.2] A hex is attacked as a whole
  | All units in a hex defend together; none can be picked out and none held back.
  see 11.3/1
  require target(X, F) when target(X, E) and at(E) = H and at(F) = H and friend(E, F) and F is not aircraft or warship

  example "one of two is left out"
    given
      unit q: german, hq, at 1207
      unit u: german, infantry, attack_strength 6, at 1208
      unit e, f: polish, infantry, defence_strength 1, at 1209
      battle x: attacker u, target e
      did activate(q, u) in command_segment
      phase = combat_segment
    ask may fight(x)
    expect no by 9.2.2

  example "both are named, and their headquarters adds nothing"
    given
      unit u: german, infantry, attack_strength 6, at 1208
      unit e, f: polish, infantry, defence_strength 1, at 1209
      unit h: polish, hq, at 1209
      battle x: attacker u, target e + f + h
    ask value defence_total(x)
    expect 2 by 2.1.2

  example "a ship in the bay is no part of the stack"
    given
      unit q: polish, hq, at 1207
      unit u: polish, infantry, attack_strength 6, at 1208
      unit e: german, infantry, defence_strength 2, at 1209
      unit s: german, warship, attack_strength 2, at 1209
      battle x: attacker u, target e
      did activate(q, u) in command_segment
      phase = combat_segment
      turn = 2
    ask may fight(x)
    expect yes by 9.0

[9.2.5] Combined arms
  | An attack by mechanized units and nobody else is moved one column to the left.
  figure arms_shift = 1 in columns
  add -arms_shift to shifted(X) when attacker(X, _) and every U where attacker(X, U) has U is mechanized

  example "tanks alone"
    given
      unit t: german, mechanized, attack_strength 6, at 1208
      unit e: polish, infantry, defence_strength 2, at 1209
      battle x: attacker t, target e
    ask value shifted(x)
    expect 2:1 by 9.2.5

  example "tanks with infantry"
    given
      unit t: german, mechanized, attack_strength 3, at 1208
      unit u: german, infantry, attack_strength 3, at 1208
      unit e: polish, infantry, defence_strength 2, at 1209
      battle x: attacker t + u, target e
    ask value shifted(x)
    expect 3:1 by 9.3 not by 9.2.5

  example "motorized troops are not mechanized"
    given
      unit u: german, motorized, attack_strength 6, at 1208
      unit e: polish, infantry, defence_strength 2, at 1209
      battle x: attacker u, target e
    ask value shifted(x)
    expect 3:1 by 9.3 not by 9.2.5

  example "tanks alone on the first day are moved twice"
    given
      unit t: german, mechanized, attack_strength 6, at 1208
      unit e: polish, infantry, defence_strength 2, at 1209
      battle x: attacker t, target e
      turn = 1
    ask value column(x)
    expect 1:1 by 9.2.5, 9.2.6

  example "Polish tanks too"
    given
      unit t: polish, mechanized, attack_strength 4, at 1208
      unit e: german, infantry, defence_strength 2, at 1209
      battle x: attacker t, target e
    ask value shifted(x)
    expect 1:1 by 9.2.5

[9.2.6] The first turn
  | On turn 1 every German attack is moved one column to the left, from the air and from the sea as well.
  figure surprise_shift = 1 in columns
  add -surprise_shift to column(X) when turn = 1 and attacker(X, U) and U is german

  dispute def-36 "whether an attack by Slovaks alone is a German one"
    reading side preferred "the two sides are German and Polish, and where Slovaks are left out the book says so (12.1)"
      add -surprise_shift to column(X) when turn = 1 and attacker(X, U) and U is slovak
        unless attacker(X, G) and G is german
    reading nation "the Slovaks are not German units"

  example "the first morning"
    given
      unit u: german, infantry, attack_strength 6, at 1208
      unit e: polish, infantry, defence_strength 2, at 1209
      battle x: attacker u, target e
      turn = 1
    ask value column(x)
    expect 2:1 by 9.2.6

  example "from the air"
    given
      unit p: german, aircraft, attack_strength 6, at 1209
      unit e: polish, infantry, defence_strength 2, at 1209
      battle x: attacker p, target e
      turn = 1
    ask value column(x)
    expect 2:1 by 9.2.6

  example "from the sea"
    given
      unit s: german, warship, attack_strength 6, at 1208
      unit e: polish, infantry, defence_strength 2, at 1209
      battle x: attacker s, target e
      turn = 1
    ask value column(x)
    expect 2:1 by 9.2.6

  example "Slovaks alone: the readings part"
    given
      unit s: slovak, infantry, attack_strength 6, at 1208
      unit e: polish, infantry, defence_strength 2, at 1209
      battle x: attacker s, target e
      turn = 1
    ask value column(x)
    expect 2:1 by 9.2.6

  example "Slovaks with Germans are moved once"
    given
      unit s: slovak, infantry, attack_strength 3, at 1208
      unit u: german, infantry, attack_strength 3, at 1208
      unit e: polish, infantry, defence_strength 2, at 1209
      battle x: attacker s + u, target e
      turn = 1
    ask value column(x)
    expect 2:1 by 9.2.6

  example "a Polish attack on the first day"
    given
      unit u: polish, infantry, attack_strength 6, at 1208
      unit e: german, infantry, defence_strength 2, at 1209
      battle x: attacker u, target e
      turn = 1
    ask value column(x)
    expect 3:1 by 9.3 not by 9.2.6

  example "the second day"
    given
      unit u: german, infantry, attack_strength 6, at 1208
      unit e: polish, infantry, defence_strength 2, at 1209
      battle x: attacker u, target e
      turn = 2
    ask value column(x)
    expect 3:1 by 9.3 not by 9.2.6

[9.3] The ratio
  | Attack total against defence total. Units out of supply attack at half; isolated units attack and defend at half; an attack
  | over a river without a bridge counts half, on top of that.
  see 2.1.1, 2.1.2, 6.2.2, 10.3.1, 10.3.2
  defect def-13 "the columns are not in the text: a shift is reckoned from whole ratio to whole ratio, and 7 to 2 stays between 3:1 and 4:1"
  amount supply_share(unit U)           "what supply leaves of the attack of {U}"
  amount river_share(unit U, battle X)  "what rivers leave of the attack of {U} in {X}"
  amount siege_share(unit U)            "what isolation leaves of the defence of {U}"
  derived starved(unit U)               "{U} [is|is not] out of supply or isolated"
  derived over_river(unit U, battle X)  "{U} [attacks|does not attack] over an unbridged river in {X}"
  amount shifted(battle X) on odds      "the ratio of {X} with terrain and combined arms"
  amount column(battle X) on odds       "the final ratio of {X}"
  set supply_share(U) = 1
  set river_share(U, X) = 1
  set siege_share(U) = 1
  set shifted(X) = odds(attack_total(X), defence_total(X)) when defence_total(X) > 0
  set column(X) = shifted(X) when defence_total(X) > 0
  # The two words are sides of one marker (2.6.3), and a hexside has one river: each pair halves once.
  halve supply_share(U) when starved(U)
  halve river_share(U, X) when over_river(U, X)
  (1) define starved(U) when marker(U, out_of_supply)
  (2) define starved(U) when marker(U, isolated)
  (2) halve siege_share(U) when marker(U, isolated)
  (3) define over_river(U, X) when target(X, E) and at(U) = A and at(E) = B and major_river(A, B)
    unless bridged(side(U), A, B)
  (3) define over_river(U, X) when target(X, E) and at(U) = A and at(E) = B and minor_river(A, B)
    unless bridged(side(U), A, B)

  example "six against two"
    given
      unit u: german, infantry, attack_strength 6, at 1208
      unit e: polish, infantry, defence_strength 2, at 1209
      battle x: attacker u, target e
      turn = 2
    ask value column(x)
    expect 3:1 by 9.3

  example "out of supply"
    given
      unit u: german, infantry, attack_strength 4, at 1208, marker out_of_supply
      unit e: polish, infantry, defence_strength 2, at 1209
      battle x: attacker u, target e
    ask value attack_in(u, x)
    expect 2 by 9.3/1

  example "a marker has one side up"
    given
      unit u: german, infantry, attack_strength 4, at 1208, marker out_of_supply + isolated
    ask value supply_share(u)
    expect 1/2 by 9.3

  example "a hexside has one river"
    given
      unit u: german, infantry, attack_strength 4, at 1208
      unit e: polish, infantry, defence_strength 2, at 1209
      edge 1208 1209: minor_river, major_river
      battle x: attacker u, target e
    ask value river_share(u, x)
    expect 1/2 by 9.3

  example "isolated, attacking"
    given
      unit u: german, infantry, attack_strength 4, at 1208, marker isolated
      unit e: polish, infantry, defence_strength 2, at 1209
      battle x: attacker u, target e
    ask value attack_in(u, x)
    expect 2 by 9.3/2

  example "isolated, defending"
    given
      unit e: polish, infantry, defence_strength 2, at 1209, marker isolated
    ask value siege_share(e)
    expect 1/2 by 9.3/2

  example "a defender merely out of supply keeps its strength"
    given
      unit e: polish, infantry, defence_strength 2, at 1209, marker out_of_supply
    ask value siege_share(e)
    expect 1 by 9.3

  example "over a minor river"
    given
      unit u: german, infantry, attack_strength 4, at 1208
      unit e: polish, infantry, defence_strength 2, at 1209
      edge 1208 1209: minor_river
      battle x: attacker u, target e
    ask value attack_in(u, x)
    expect 2 by 9.3/3

  example "over a major river"
    given
      unit u: german, infantry, attack_strength 4, at 1208
      unit e: polish, infantry, defence_strength 2, at 1209
      edge 1208 1209: major_river
      battle x: attacker u, target e
    ask value attack_in(u, x)
    expect 2 by 9.3/3

  example "by the bridge over a minor river"
    given
      unit u: german, infantry, attack_strength 4, at 1208
      unit e: polish, infantry, defence_strength 2, at 1209
      edge 1208 1209: minor_river, road
      battle x: attacker u, target e
    ask value river_share(u, x)
    expect 1 by 9.3

  example "by the bridge over a major river"
    given
      unit u: german, infantry, attack_strength 4, at 1208
      unit e: polish, infantry, defence_strength 2, at 1209
      edge 1208 1209: major_river, road
      battle x: attacker u, target e
    ask value river_share(u, x)
    expect 1 by 9.3

[9.3.1] Terrain of the defender
  | The Terrain Effects Chart gives shifts for the terrain that the defenders stand on, and they add up.
  defect def-13 "the chart is on the map and not in the text"
  table terrain_shift(terrain T) -> number not printed "the Terrain Effects Chart (TEC) on the map"
  add -sum(terrain_shift(T) for T where target(X, E) and at(E) = H and terrain(H, T)) to shifted(X)

  example "a defender in a town"
    given
      unit u: german, infantry, attack_strength 6, at 1208
      unit e: polish, infantry, defence_strength 2, at 1209
      hex 1209: town
      battle x: attacker u, target e
      turn = 2
    ask value column(x)
    expect unknown for terrain_shift

[9.3.3] Ends of the table
  | An attack that comes out below 1-2 is called off. Above 8-1, and against a defence of nothing, the last column is used.
  see 2.1.2, 9.2.5, 9.3.1
  limit column(X) to at most 8:1
  set column(X) = 8:1 instead of 9.3 when defence_total(X) = 0
  except 9.2.6 on column(X) when defence_total(X) = 0

  dispute def-10 "whether the shift of the first turn can call an attack off"
    reading counts preferred "the final ratio is meant, and the first turn is part of it"
      forbid fight(X) when column(X) < 1:2
    reading named_only "only terrain and combined arms are named"
      forbid fight(X) when shifted(X) < 1:2

  example "one to three"
    given
      unit q: polish, hq, at 1207
      unit u: polish, infantry, attack_strength 1, at 1208
      unit e: german, infantry, defence_strength 3, at 1209
      battle x: attacker u, target e
      did activate(q, u) in command_segment
      phase = combat_segment
      turn = 2
    ask may fight(x)
    expect no by 9.3.3

  example "one to two"
    given
      unit q: polish, hq, at 1207
      unit u: polish, infantry, attack_strength 1, at 1208
      unit e: german, infantry, defence_strength 2, at 1209
      battle x: attacker u, target e
      did activate(q, u) in command_segment
      phase = combat_segment
      turn = 2
    ask may fight(x)
    expect yes by 9.0

  example "one to two on the first day: the readings part"
    given
      unit q: german, hq, at 1207
      unit u: german, infantry, attack_strength 1, at 1208
      unit e: polish, infantry, defence_strength 2, at 1209
      battle x: attacker u, target e
      did activate(q, u) in command_segment
      phase = combat_segment
      turn = 1
    ask may fight(x)
    expect no by 9.3.3

  example "ten to one"
    given
      unit u: german, infantry, attack_strength 10, at 1208
      unit e: polish, infantry, defence_strength 1, at 1209
      battle x: attacker u, target e
      turn = 2
    ask value column(x)
    expect 8:1 by 9.3.3

  example "two to five is less than one to two"
    given
      unit u: polish, infantry, attack_strength 2, at 1208
      unit e: german, infantry, defence_strength 5, at 1209
      battle x: attacker u, target e
      phase = combat_segment
      turn = 2
    ask may fight(x)
    expect no by 9.3.3

  example "tanks alone at one to two"
    given
      unit u: polish, mechanized, attack_strength 1, at 1208
      unit e: german, infantry, defence_strength 2, at 1209
      battle x: attacker u, target e
      phase = combat_segment
      turn = 2
    ask may fight(x)
    expect no by 9.3.3

  example "twenty to one is above 8-1 after its shifts"
    given
      unit t: german, mechanized, attack_strength 20, at 1208
      unit e: polish, infantry, defence_strength 1, at 1209
      battle x: attacker t, target e
      turn = 1
    ask value column(x)
    expect 8:1 by 9.3.3

  example "a defence of nothing in a town"
    given
      unit u: german, infantry, attack_strength 1, at 1208
      unit e: polish, infantry, defence_strength 1, at 1209, marker isolated
      hex 1209: town
      battle x: attacker u, target e
      turn = 2
    ask value column(x)
    expect 8:1 by 9.3.3

  example "a defence of nothing, shifts or no shifts"
    given
      unit u: german, infantry, attack_strength 1, at 1208
      unit e: polish, infantry, defence_strength 1, at 1209, marker isolated
      battle x: attacker u, target e
      turn = 1
    ask value column(x)
    expect 8:1 by 9.3.3

[9.5] Retreats
  | Owners move their beaten stacks back, never through enemies; a lone enemy headquarters is overrun by a combat unit.
  see 6.3, 9.5.1, 11.1.4, 12.1
  permit give_way(_, A, B) when now(combat_segment) and adjacent(A, B)
  permit give_way(_, A, B) when now(ground_attack_segment) and adjacent(A, B)
  forbid give_way(K, _, B) when member(K, U) and in_the_way(U, B)
    unless member(K, V) and lone_hq(V, B) and V is not hq

  example "through an enemy"
    given
      unit u: polish, infantry, attack_strength 2, defence_strength 2, at 1208
      unit e: german, infantry, attack_strength 3, at 1209
      stack k: member u
      phase = combat_segment
    ask may fall_back(k, 1208, 1209)
    expect no by 9.5

  example "over a lone headquarters"
    given
      unit u: polish, infantry, attack_strength 2, defence_strength 2, at 1208
      unit e: german, hq, at 1209
      stack k: member u
      phase = combat_segment
    ask may fall_back(k, 1208, 1209)
    expect yes by 9.5

  example "not while moving"
    given
      unit u: polish, infantry, attack_strength 2, defence_strength 2, at 1208
      stack k: member u
      phase = movement_segment
    ask may fall_back(k, 1208, 1209)
    expect silent

  example "a headquarters does not overrun another"
    given
      unit q: polish, hq, at 1208
      unit e: german, hq, at 1209
      stack k: member q
      phase = combat_segment
    ask may fall_back(k, 1208, 1209)
    expect no by 9.5

  example "after an attack from the air"
    given
      unit u: polish, infantry, attack_strength 2, defence_strength 2, at 1208
      stack k: member u
      phase = ground_attack_segment
    ask may fall_back(k, 1208, 1209)
    expect yes by 9.5

  example "onto a friend"
    given
      unit u: polish, infantry, attack_strength 2, defence_strength 2, at 1208
      unit f: polish, infantry, attack_strength 2, at 1209
      stack k: member u
      phase = combat_segment
      board 1006 to 1410
    ask may fall_back(k, 1208, 1209)
    expect yes by 9.5

[9.5.1] Ground and retreats
  | A stack retreats only where its units could move. What it cannot make for that reason it pays for in steps (9.5.2).
  see 6.2.3, 6.2.4, 9.5.2
  forbid give_way(K, A, B) when member(K, U) and barred(U, A, B)

  example "across a major river"
    given
      unit u: polish, infantry, attack_strength 2, defence_strength 2, at 1208
      edge 1208 1209: major_river
      stack k: member u
      phase = combat_segment
    ask may fall_back(k, 1208, 1209)
    expect no by 9.5.1

[9.5.2] Length of a retreat
  | Exactly as many hexes as the result says, each farther from the starting hex than the one before. For each hex that cannot
  | be made the stack loses a step, from a unit its owner chooses.
  see 9.5.1, 9.5.5, 9.5.7
  given called_for(stack K) -> number "the combat result has {K} retreat {number} hexes"
  derived stands(stack K) -> hex "{K} [stands|does not stand] on {hex}"
  derived origin(stack K) -> hex "{K} [began|did not begin] its retreat on {hex}"
  amount owed(stack K) in hexes     "the retreat that {K} owes"
  amount gone(stack K) in hexes     "the distance {K} has retreated"
  amount possible(stack K) in hexes "the distance {K} can still retreat"
  amount short_losses(stack K) in steps "the loss of {K} for hexes it cannot retreat"
  path withdrawal(stack K, hex H) "{K} [get back|got back] to {H}"
    from stands(K) to H by give_way(K, A, B) up to owed(K) - gone(K)
  path retreat(stack K, hex H) "{K} [retreat|retreated] to {H}"
    from stands(K) to H by give_way(K, A, B) exactly possible(K)
  path onward(stack K, hex F, hex H) "{K} [go on|went on] from {F} to {H}"
    from F to H by give_way(K, A, B) exactly possible(K) - 1 costing zone_hex(K, B)
  action bear_shortfall(stack K, unit U) "{U} [bear|bore] the loss for a retreat {K} cannot make"
  action bear_shortfall_again(stack K)   "{K} [give up another step|gave up another step] for hexes it cannot retreat"
  given short_steps(stack K, unit U) -> number "{U} has given up {number} steps for a retreat {K} could not make"
  amount short_due(stack K) in steps "what {K} still has to lose for hexes it cannot retreat"
  define stands(K) = H when member(K, U) and at(U) = H
    unless left_behind(K, U)
  define origin(K) = H when stands(K) = H
    unless did fall_back(K, _, _) this phase
  define origin(K) = H when did fall_back(K, H, _) this phase
    unless did fall_back(K, _, H) this phase
  forbid give_way(K, A, B) when origin(K) = H and distance(H, B) <= distance(H, A)
  set owed(K) = called_for(K)
  set gone(K) = count(B where did fall_back(K, _, B) this phase)
  set possible(K) = longest(withdrawal(K, _))
  set short_losses(K) = owed(K) - gone(K) - possible(K)
  require retreat(K, _) when possible(K) > 0
  forbid fall_back(K, A, _)
    unless stands(K) = A
  forbid fall_back(K, A, B) when stands(K) = A and possible(K) > 0
    unless onward(K, B, _)
  # A unit that is named bears one step, unless the position says how many.
  set short_due(K) = short_losses(K) - count(U where did bear_shortfall(K, U) this phase)
  add -sum(short_steps(K, U) - 1 for U where did bear_shortfall(K, U) this phase) to short_due(K)
  permit bear_shortfall(K, U) when member(K, U) and U is not hq and short_due(K) > 0
  require bear_shortfall(K, _) when short_losses(K) > 0
  require bear_shortfall_again(K) when did bear_shortfall(K, _) this phase and short_due(K) > 0

  example "a step from where it no longer stands"
    given
      unit u: polish, infantry, attack_strength 2, defence_strength 2, at 1209
      stack k: member u
      called_for(k) = 2
      did fall_back(k, 1208, 1209) in combat_segment
      phase = combat_segment
    ask may fall_back(k, 1208, 1209)
    expect no by 9.5.2

  example "a step that leads nowhere"
    given
      unit u: polish, infantry, attack_strength 2, defence_strength 2, at 1208
      hex 1210, 1110, 1310, 1109, 1309: mountain
      stack k: member u
      called_for(k) = 2
      board 1006 to 1410
      phase = combat_segment
    ask may fall_back(k, 1208, 1209)
    expect no by 9.5.2

  example "one step is borne and two are owed"
    given
      unit u, v: polish, infantry, attack_strength 2, defence_strength 2, at 1208
      unit e: german, infantry, attack_strength 3, at 1209
      stack k: member u + v
      called_for(k) = 2
      did bear_shortfall(k, u)
      board 1208 to 1209
      phase = combat_segment
    ask must bear_shortfall_again(k)
    expect must by 9.5.2

  example "the other unit bears the second"
    given
      unit u, v: polish, infantry, attack_strength 2, defence_strength 2, at 1208
      unit e: german, infantry, attack_strength 3, at 1209
      stack k: member u + v
      called_for(k) = 2
      did bear_shortfall(k, u)
      did bear_shortfall(k, v)
      board 1208 to 1209
      phase = combat_segment
    ask value short_due(k)
    expect 0 by 9.5.2

  example "or one unit bears both, and then no more"
    given
      unit u, v: polish, infantry, attack_strength 2, defence_strength 2, at 1208
      unit e: german, infantry, attack_strength 3, at 1209
      stack k: member u + v
      called_for(k) = 2
      did bear_shortfall(k, u)
      short_steps(k, u) = 2
      board 1208 to 1209
      phase = combat_segment
    ask may bear_shortfall(k, v)
    expect silent

  example "the second hex is two hexes away"
    given
      unit u: polish, infantry, attack_strength 2, defence_strength 2, at 1208
      stack k: member u
      called_for(k) = 2
      board 1006 to 1410
      phase = combat_segment
    ask may retreat(k, 1210)
    expect yes by 9.5

  example "not round the corner"
    given
      unit u: polish, infantry, attack_strength 2, defence_strength 2, at 1208
      stack k: member u
      called_for(k) = 2
      board 1006 to 1410
      phase = combat_segment
    ask may retreat(k, 1309) via 1208 1209 1309
    expect no at step 2 by 9.5.2

  example "farther than where it began, not than where it stands"
    given
      unit u: polish, infantry, attack_strength 2, defence_strength 2, at 1209
      stack k: member u
      called_for(k) = 2
      did fall_back(k, 1208, 1209) in combat_segment
      board 1006 to 1410
      phase = combat_segment
    ask may fall_back(k, 1209, 1309)
    expect no by 9.5.2

  example "one hex of two is done"
    given
      unit u: polish, infantry, attack_strength 2, defence_strength 2, at 1209
      stack k: member u
      called_for(k) = 2
      did fall_back(k, 1208, 1209) in combat_segment
      board 1006 to 1410
      phase = combat_segment
    ask may retreat(k, 1210)
    expect yes by 9.5

  example "it has to retreat"
    given
      unit u: polish, infantry, attack_strength 2, defence_strength 2, at 1208
      stack k: member u
      called_for(k) = 2
      board 1006 to 1410
      phase = combat_segment
    ask must retreat(k, _)
    expect must by 9.5.2

  example "when all hexes are done it need go no farther"
    given
      unit u: polish, infantry, attack_strength 2, defence_strength 2, at 1209
      stack k: member u
      called_for(k) = 1
      did fall_back(k, 1208, 1209) in combat_segment
      board 1006 to 1410
      phase = combat_segment
    ask value possible(k)
    expect 0 by 9.5.2

  example "as far as it can"
    given
      unit u: polish, infantry, attack_strength 2, defence_strength 2, at 1208
      stack k: member u
      called_for(k) = 3
      board 1208 to 1210
      phase = combat_segment
    ask may retreat(k, 1210)
    expect yes by 9.5

  example "not less far than it can"
    given
      unit u: polish, infantry, attack_strength 2, defence_strength 2, at 1208
      stack k: member u
      called_for(k) = 3
      board 1208 to 1210
      phase = combat_segment
    ask may retreat(k, 1209)
    expect no

  example "enemies all around"
    given
      unit u: polish, infantry, attack_strength 2, defence_strength 2, at 1208
      unit e: german, infantry, attack_strength 3, at 1209
      stack k: member u
      called_for(k) = 2
      board 1208 to 1209
      phase = combat_segment
    ask value short_losses(k)
    expect 2 by 9.5.2

  example "the loss has to be taken"
    given
      unit u: polish, infantry, attack_strength 2, defence_strength 2, at 1208
      stack k: member u
      called_for(k) = 3
      board 1208 to 1210
      phase = combat_segment
    ask must bear_shortfall(k, _)
    expect must by 9.5.2

  example "a headquarters has no step to lose"
    given
      unit u: polish, infantry, attack_strength 2, defence_strength 2, at 1208
      unit q: polish, hq, at 1208
      stack k: member u + q
      called_for(k) = 3
      board 1208 to 1210
      phase = combat_segment
    ask may bear_shortfall(k, q)
    expect silent

  example "in the corner of the map"
    given
      unit u, v: polish, infantry, attack_strength 2, defence_strength 2, at 1208
      stack k: member u + v
      called_for(k) = 3
      board 1208 to 1210
      phase = combat_segment
    ask value short_losses(k)
    expect 1 by 9.5.2

  example "the owner chooses who bears it"
    given
      unit u: polish, infantry, attack_strength 2, defence_strength 3, at 1208
      unit v: polish, infantry, attack_strength 1, defence_strength 1, at 1208
      stack k: member u + v
      called_for(k) = 3
      board 1208 to 1210
      phase = combat_segment
    ask may bear_shortfall(k, v)
    expect yes by 9.5.2

  example "nothing to bear where the way is open"
    given
      unit u: polish, infantry, attack_strength 2, defence_strength 2, at 1208
      stack k: member u
      called_for(k) = 1
      board 1006 to 1410
      phase = combat_segment
    ask may bear_shortfall(k, u)
    expect silent

  example "a unit outside the stack bears nothing"
    given
      unit u: polish, infantry, attack_strength 2, defence_strength 2, at 1208
      unit v: polish, infantry, attack_strength 1, defence_strength 1, at 1209
      stack k: member u
      called_for(k) = 3
      board 1208 to 1210
      phase = combat_segment
    ask may bear_shortfall(k, v)
    expect silent

[9.5.3] Retreats and enemy zones
  | Of the ways open to it a stack takes one through as few enemy zones as can be. The steps lost to zones fall on its
  | strongest unit, by defence strength if it was attacked and by attack strength if it attacked.
  see 5.4, 9.4
  defect def-9 "9.5.1 and 9.5.2 leave the choice to the owner: each clause speaks of the losses it causes itself"
  amount zone_hex(stack K, hex B)  "1 if {B} lies in an enemy zone for {K}"
  amount standing(unit U) in strength_points "the strength that marks {U} out for a loss"
  path free_way(stack K, hex H) "{K} [get away|got away] to {H}"
    from stands(K) to H by give_way(K, A, B) exactly possible(K) costing zone_hex(K, B)
  action bear_zone_loss(stack K, unit U) "{U} [bear|bore] the loss of {K} to an enemy zone"
  action bear_zone_loss_again(stack K)   "{K} [give up another step|gave up another step] to enemy zones"
  given zone_steps(stack K, unit U) -> number "{U} has given up {number} steps of {K} to enemy zones"
  amount zone_due(stack K) in steps "what {K} still has to lose to enemy zones"
  set zone_hex(K, B) = 0
  add 1 to zone_hex(K, B) when member(K, U) and ezoc(U, B)
  rank retreat by least zone_hex(K, B)
  forbid fall_back(K, A, B) when stands(K) = A and zone_hex(K, B) + cost(onward(K, B, _)) > cost(free_way(K, _))
  set standing(U) = defence_strength(U) when target(X, U) and not bygone(X)
  set standing(U) = attack_strength(U) when attacker(X, U) and not bygone(X)
  set zone_due(K) = zone_losses(K) - count(U where did bear_zone_loss(K, U) this phase)
  add -sum(zone_steps(K, U) - 1 for U where did bear_zone_loss(K, U) this phase) to zone_due(K)
  permit bear_zone_loss(K, U) when member(K, U) and U is not hq and zone_due(K) > 0
  require bear_zone_loss(K, _) when zone_losses(K) > 0
  require bear_zone_loss_again(K) when did bear_zone_loss(K, _) this phase and zone_due(K) > 0
  forbid bear_zone_loss(K, U) when member(K, U) and member(K, V) and standing(U) < standing(V)
    unless left_behind(K, V)

  example "nor is the way begun with a step into a zone where another keeps out of them"
    given
      board 0805 to 1614
      unit u: polish, infantry, attack_strength 3, defence_strength 2, at 1209
      unit g: german, infantry, attack_strength 3, at 1208
      unit h: german, infantry, attack_strength 3, at 1310
      stack k: member u
      called_for(k) = 2
      phase = combat_segment
    ask may fall_back(k, 1209, 1210)
    expect no by 9.5.3

  example "the step that does"
    given
      board 0805 to 1614
      unit u: polish, infantry, attack_strength 3, defence_strength 2, at 1209
      unit g: german, infantry, attack_strength 3, at 1208
      unit h: german, infantry, attack_strength 3, at 1310
      stack k: member u
      called_for(k) = 2
      phase = combat_segment
    ask may fall_back(k, 1209, 1110)
    expect yes by 9.5

  example "two zones, and one step borne"
    given
      unit u: polish, infantry, attack_strength 3, defence_strength 2, at 1211
      unit v: polish, infantry, attack_strength 2, defence_strength 3, at 1211
      unit g: german, infantry, attack_strength 3, at 1310
      unit h: german, infantry, attack_strength 3, at 1312
      stack k: member u + v
      battle x: attacker g, target u + v
      did fall_back(k, 1209, 1210)
      did fall_back(k, 1210, 1211)
      did bear_zone_loss(k, v)
      board 0805 to 1614
      phase = combat_segment
    ask must bear_zone_loss_again(k)
    expect must by 9.5.3

  example "two zones, and both steps taken from one unit"
    given
      unit u: polish, infantry, attack_strength 3, defence_strength 2, at 1211
      unit v: polish, infantry, attack_strength 2, defence_strength 3, at 1211
      unit g: german, infantry, attack_strength 3, at 1310
      unit h: german, infantry, attack_strength 3, at 1312
      stack k: member u + v
      battle x: attacker g, target u + v
      did fall_back(k, 1209, 1210)
      did fall_back(k, 1210, 1211)
      did bear_zone_loss(k, v)
      zone_steps(k, v) = 2
      board 0805 to 1614
      phase = combat_segment
    ask must bear_zone_loss_again(k)
    expect silent

  example "a free hex comes first"
    given
      unit u: polish, infantry, attack_strength 2, defence_strength 2, at 1208
      unit e: german, infantry, attack_strength 3, at 1210
      stack k: member u
      called_for(k) = 1
      board 1006 to 1410
      phase = combat_segment
    ask may retreat(k, 1209)
    expect no by 9.5.3

  example "the free hex itself"
    given
      unit u: polish, infantry, attack_strength 2, defence_strength 2, at 1208
      unit e: german, infantry, attack_strength 3, at 1210
      stack k: member u
      called_for(k) = 1
      board 1006 to 1410
      phase = combat_segment
    ask may retreat(k, 1207)
    expect yes by 9.5

  example "the stronger defender bears the loss"
    given
      unit u: polish, infantry, attack_strength 1, defence_strength 3, at 1209
      unit v: polish, infantry, attack_strength 2, defence_strength 1, at 1209
      unit e: german, infantry, attack_strength 3, at 1210
      battle x: attacker e, target u + v
      stack k: member u + v
      did fall_back(k, 1208, 1209) in combat_segment
      phase = combat_segment
    ask may bear_zone_loss(k, u)
    expect yes by 9.5.3

  example "the weaker defender does not"
    given
      unit u: polish, infantry, attack_strength 1, defence_strength 3, at 1209
      unit v: polish, infantry, attack_strength 2, defence_strength 1, at 1209
      unit e: german, infantry, attack_strength 3, at 1210
      battle x: attacker e, target u + v
      stack k: member u + v
      did fall_back(k, 1208, 1209) in combat_segment
      phase = combat_segment
    ask may bear_zone_loss(k, v)
    expect no by 9.5.3

  example "for attackers it goes by the attack strength"
    given
      unit u: polish, infantry, attack_strength 1, defence_strength 3, at 1209
      unit v: polish, infantry, attack_strength 2, defence_strength 1, at 1209
      unit e: german, infantry, attack_strength 3, at 1210
      battle x: attacker u + v, target e
      stack k: member u + v
      did fall_back(k, 1208, 1209) in combat_segment
      phase = combat_segment
    ask may bear_zone_loss(k, u)
    expect no by 9.5.3

  example "of equals the owner chooses"
    given
      unit u, v: polish, infantry, attack_strength 1, defence_strength 2, at 1209
      unit e: german, infantry, attack_strength 3, at 1210
      battle x: attacker e, target u + v
      stack k: member u + v
      did fall_back(k, 1208, 1209) in combat_segment
      phase = combat_segment
    ask may bear_zone_loss(k, v)
    expect yes by 9.5.3

  example "a headquarters has no step to give"
    given
      unit u: polish, infantry, attack_strength 1, defence_strength 2, at 1209
      unit q: polish, hq, at 1209
      unit e: german, infantry, attack_strength 3, at 1210
      battle x: attacker e, target u + q
      stack k: member u + q
      did fall_back(k, 1208, 1209) in combat_segment
      phase = combat_segment
    ask may bear_zone_loss(k, q)
    expect silent

  example "length comes before zones"
    given
      unit u: polish, infantry, attack_strength 2, defence_strength 2, at 1208
      unit e: german, infantry, attack_strength 3, at 1210
      stack k: member u
      called_for(k) = 1
      board 1208 to 1210
      phase = combat_segment
    ask may retreat(k, 1209)
    expect yes by 9.5

  example "the fewest zones of a longer way"
    given
      unit u: polish, infantry, attack_strength 2, defence_strength 2, at 1208
      unit e: german, infantry, attack_strength 3, at 1209
      stack k: member u
      called_for(k) = 2
      board 1006 to 1410
      phase = combat_segment
    ask may retreat(k, 1409)
    expect no by 9.5.3

  example "somebody has to"
    given
      unit u: polish, infantry, attack_strength 1, defence_strength 3, at 1209
      unit e: german, infantry, attack_strength 3, at 1210
      battle x: attacker e, target u
      stack k: member u
      did fall_back(k, 1208, 1209) in combat_segment
      phase = combat_segment
    ask must bear_zone_loss(k, u)
    expect must by 9.5.3

  example "no zone, no loss"
    given
      unit u: polish, infantry, attack_strength 2, defence_strength 2, at 1208
      stack k: member u
      did fall_back(k, 1207, 1208) in combat_segment
      phase = combat_segment
    ask must bear_zone_loss(k, u)
    expect silent

  example "nobody is offered for a loss that is not there"
    given
      unit u: polish, infantry, attack_strength 2, defence_strength 2, at 1208
      stack k: member u
      did fall_back(k, 1207, 1208) in combat_segment
      phase = combat_segment
    ask may bear_zone_loss(k, u)
    expect silent

[9.5.4] Retreats and supply
  | Of the ways that are left a stack takes one that ends on a hex in supply, if there is any.
  see 9.5.3, 10.1, 10.1.2
  amount supply_hex(stack K, hex B) "1 if {B} is in supply for {K}"
  path line_from(unit U, hex S) "a supply line of {U} [lead|led] from {S}"
    from S to H where source(side(U), H) by trace(U, A, B) up to free_hexes then by line_trace(U, A, B)
  path fed_way(stack K, hex H) "{K} [get away|got away] into supply on {H}"
    from stands(K) to H where supply_hex(K, H) > 0
    by give_way(K, A, B) exactly possible(K) costing zone_hex(K, B)
  path fed_onward(stack K, hex F, hex H) "{K} [go on|went on] from {F} into supply on {H}"
    from F to H where supply_hex(K, H) > 0
    by give_way(K, A, B) exactly possible(K) - 1 costing zone_hex(K, B)
  set supply_hex(K, B) = 0
  add 1 to supply_hex(K, B) when member(K, U) and line_from(U, B)

  dispute def-21 "in supply at which moment"
    reading now preferred "the hex has to have a line when the stack retreats"
      rank retreat by most supply_hex(K, B) at the end
      forbid fall_back(K, A, B) when stands(K) = A and cost(fed_way(K, _)) = cost(free_way(K, _))
        unless zone_hex(K, B) + cost(fed_onward(K, B, _)) = cost(free_way(K, _))
    reading phase "supply is found out in the supply phase only (10.1.2), so no hex is better than another"

  example "towards Warsaw: the readings part"
    given
      unit u: polish, infantry, attack_strength 2, defence_strength 2, at 1210
      stack k: member u
      called_for(k) = 1
      hex 1214: place warsaw
      hex 1209: clear
      board 1208 to 1214
      phase = combat_segment
    ask may retreat(k, 1209)
    expect no by 9.5.4

  example "a single step away from Warsaw"
    given
      unit u: polish, infantry, attack_strength 2, defence_strength 2, at 1210
      stack k: member u
      called_for(k) = 1
      hex 1214: place warsaw
      hex 1209: clear
      board 1208 to 1214
      phase = combat_segment
    ask may fall_back(k, 1210, 1209)
    expect no by 9.5.4

  example "the hex with a line"
    given
      unit u: polish, infantry, attack_strength 2, defence_strength 2, at 1210
      stack k: member u
      called_for(k) = 1
      hex 1214: place warsaw
      board 1208 to 1214
      phase = combat_segment
    ask may retreat(k, 1211)
    expect yes by 9.5

  example "enemy zones come first"
    given
      unit u: polish, infantry, attack_strength 2, defence_strength 2, at 1210
      unit e: german, infantry, attack_strength 3, at 1311
      stack k: member u
      called_for(k) = 1
      hex 1214: place warsaw
      edge 1210 1311: major_river
      board 1208 to 1314
      phase = combat_segment
    ask may retreat(k, 1211)
    expect no by 9.5.3

  example "no hex in supply, no choice"
    given
      unit u: polish, infantry, attack_strength 2, defence_strength 2, at 1210
      stack k: member u
      called_for(k) = 1
      board 1208 to 1214
      phase = combat_segment
    ask may retreat(k, 1209)
    expect yes by 9.5

[9.5.5] Units that cannot move
  | A unit with a movement allowance of zero takes every hex it should retreat as a step; its companions retreat without it, and
  | a zone that they enter is no loss of its.
  see 9.5.2, 9.5.3, 9.5.6, 9.5.7
  derived rooted(unit U)               "{U} [is|is not] a unit that never moves"
  derived left_behind(stack K, unit U) "{U} [stays|does not stay] behind when {K} retreats"
  amount rooted_losses(stack K, unit U) in steps "the loss of {U} for the retreat that {K} makes without it"
  action bear_staying(stack K, unit U) "{U} [bear|bore] the loss for staying behind {K}"
  define rooted(U) when movement(U) = 0
  define left_behind(K, U) when member(K, U) and rooted(U) and member(K, V) and not rooted(V)
  forbid give_way(K, _, _) when member(K, U) and rooted(U)
    unless left_behind(K, U)
  set rooted_losses(K, U) = owed(K) when left_behind(K, U)
  permit bear_staying(K, U) when rooted_losses(K, U) > 0
  require bear_staying(K, U) when rooted_losses(K, U) > 0
  forbid bear_zone_loss(K, U) when left_behind(K, U)

  example "its companion retreats"
    given
      unit u: polish, infantry, attack_strength 3, defence_strength 2, movement 3, at 1208
      unit f: polish, fortress, attack_strength 1, defence_strength 3, movement 0, at 1208
      stack k: member u + f
      called_for(k) = 2
      board 1006 to 1410
      phase = combat_segment
    ask may fall_back(k, 1208, 1209)
    expect yes by 9.5

  example "and goes on, while it stays where it is"
    given
      unit u: polish, infantry, attack_strength 3, defence_strength 2, movement 3, at 1209
      unit f: polish, fortress, attack_strength 1, defence_strength 3, movement 0, at 1208
      stack k: member u + f
      called_for(k) = 2
      board 1006 to 1410
      did fall_back(k, 1208, 1209)
      phase = combat_segment
    ask may retreat(k, 1210)
    expect yes by 9.5

  example "it pays for both hexes"
    given
      unit u: polish, infantry, attack_strength 3, defence_strength 2, movement 3, at 1208
      unit f: polish, fortress, attack_strength 1, defence_strength 3, movement 0, at 1208
      stack k: member u + f
      called_for(k) = 2
      board 1006 to 1410
      phase = combat_segment
    ask value rooted_losses(k, f)
    expect 2 by 9.5.5

  example "which it has to"
    given
      unit u: polish, infantry, attack_strength 3, defence_strength 2, movement 3, at 1208
      unit f: polish, fortress, attack_strength 1, defence_strength 3, movement 0, at 1208
      stack k: member u + f
      called_for(k) = 2
      board 1006 to 1410
      phase = combat_segment
    ask must bear_staying(k, f)
    expect must by 9.5.5

  example "and may"
    given
      unit u: polish, infantry, attack_strength 3, defence_strength 2, movement 3, at 1208
      unit f: polish, fortress, attack_strength 1, defence_strength 3, movement 0, at 1208
      stack k: member u + f
      called_for(k) = 2
      board 1006 to 1410
      phase = combat_segment
    ask may bear_staying(k, f)
    expect yes by 9.5.5

  example "an enemy zone costs the one that goes, although the fortress is stronger"
    given
      unit u: polish, infantry, attack_strength 3, defence_strength 2, movement 3, at 1209
      unit f: polish, fortress, attack_strength 1, defence_strength 3, movement 0, at 1208
      stack k: member u + f
      called_for(k) = 2
      board 1006 to 1410
      unit g: german, infantry, attack_strength 3, at 1310
      battle x: attacker g, target u + f
      did fall_back(k, 1208, 1209)
      phase = combat_segment
    ask may bear_zone_loss(k, u)
    expect yes by 9.5.3

  example "and not the one that stays"
    given
      unit u: polish, infantry, attack_strength 3, defence_strength 2, movement 3, at 1209
      unit f: polish, fortress, attack_strength 1, defence_strength 3, movement 0, at 1208
      stack k: member u + f
      called_for(k) = 2
      board 1006 to 1410
      unit g: german, infantry, attack_strength 3, at 1310
      battle x: attacker g, target u + f
      did fall_back(k, 1208, 1209)
      phase = combat_segment
    ask may bear_zone_loss(k, f)
    expect no by 9.5.5

  example "a fortress"
    given
      unit f: polish, fortress, attack_strength 1, defence_strength 2, movement 0, at 1208
      stack k: member f
      called_for(k) = 2
      board 1006 to 1410
      phase = combat_segment
    ask value short_losses(k)
    expect 2 by 9.5.2

  example "a fortress in a town that should go back three hexes"
    given
      unit f: polish, fortress, attack_strength 0, defence_strength 3, movement 0, at 1209
      unit g: german, infantry, attack_strength 3, at 1208
      hex 1209: town
      stack k: member f
      called_for(k) = 3
      phase = combat_segment
    ask value short_losses(k)
    expect 2 by 9.5.2, 9.5.7

[9.5.7] The first hex in a place
  | A stack in a village, town or city is spared the first hex of a retreat, whether it attacked or was attacked.
  see 9.5.2, 9.5.5
  add -1 to owed(K) when origin(K) = H and H is village or town or city
  limit owed(K) to at least 0

  example 9.5.7/ex1 "two hexes out of a city"
    given
      unit u: polish, infantry, attack_strength 2, defence_strength 2, at 1208
      hex 1208: city
      stack k: member u
      called_for(k) = 2
    ask value owed(k)
    expect 1 by 9.5.7

  example 9.5.7/ex1 "one hex out of a city"
    given
      unit u: polish, infantry, attack_strength 2, defence_strength 2, at 1208
      hex 1208: city
      stack k: member u
      called_for(k) = 1
    ask value owed(k)
    expect 0 by 9.5.7

  example "no retreat at all"
    given
      unit u: polish, infantry, attack_strength 2, defence_strength 2, at 1208
      hex 1208: village
      stack k: member u
      called_for(k) = 0
    ask value owed(k)
    expect 0 by 9.5.7
