[18.0] Transport trains
  | The scenario gives each side its trains, one counter each; they serve that side alone. A train is no unit in the sense of
  | 2.2: it has no zone of control, does not dig in, starve, lose its order, stand by in a battle or keep a supply line open, and
  | nobody has to attack it while it is empty.
  see 18.34, 2.2/unit-types, 7.12, 8.22, 8.78, 11.11, 14.12, 14.13, 14.21, 21.11, 21.14
  was mlawa:18.0
  derived transport(unit T) "{T} [is|is not] a means of transport"
  derived empty_train(unit T) "{T} [is|is not] an empty train"
  define transport(T) when T is train
  define empty_train(T) when T is train
    unless aboard(_) = T
  forbid load(U, T, _) when transport(T)
    unless side(U) = side(T)
  define zoneless(T) when transport(T)
  forbid dig_in(T) when transport(T)
  deny unfed(T) when transport(T)
  deny shaken(T, _) when transport(T)
  deny swept_up(T) when transport(T)
  deny bystander(_, T) when transport(T)
  deny exposed(T) when transport(T)
    unless aboard(_) = T
  deny raid_gap(_, T) when transport(T)
    unless aboard(_) = T
  except 3.1/phase-4, 3.1/phase-6, 3.1/phase-9, 3.1/phase-11, 8.63 on mark(T, _) when transport(T)
  except 14.13 on trace(U, _, B) when every F where at(F) = B and side(F) = side(U) and F is not air has empty_train(F)
  defect w39-R13 "none of the printed scenarios gives any train: the position has to say where one stands"

  example "a train with a regiment on it"
    given
      unit t: polish, train, at 3228
      unit u: polish, infantry, strength 6, at 3228, aboard t
    ask is empty_train(t)
    expect no

  example "a captured train"
    given
      unit u: polish, infantry, strength 6, movement 6, at 3228
      unit t: german, train, at 3228
      phase = polish_movement
    ask may load(u, t, 3228)
    expect no by 18.0

  example "a train controls no hex"
    given
      unit t: polish, train, at 3228
    ask is zoc(t, 3229)
    expect no by 7.12, 18.0

  example "an empty train beside an attacker may be left alone"
    given
      unit u: german, infantry, strength 6, at 3228
      unit e: polish, infantry, strength 3, at 3229
      unit t: polish, train, at 3227
      battle x: attacker u, target e
      phase = german_attack
    ask is left_out(t)
    expect no by 18.0

  example "a train with a regiment on it may not"
    given
      unit u: german, infantry, strength 6, at 3228
      unit e: polish, infantry, strength 3, at 3229
      unit t: polish, train, at 3227
      unit v: polish, infantry, strength 6, aboard t
      battle x: attacker u, target e
      phase = german_attack
    ask is left_out(t)
    expect yes by 8.22

  example "nor does it keep tanks from a raid"
    given
      unit s: german, armour, strength 20, movement 12, at 3228
      unit e: polish, infantry, strength 2, at 3229
      unit t: polish, train, at 3328
      battle x: attacker s, target e
      phase = german_movement
    ask may raid(s, e)
    expect yes by 12.12

  example "with a regiment on it, it does"
    given
      unit s: german, armour, strength 20, movement 12, at 3228
      unit e: polish, infantry, strength 2, at 3229
      unit t: polish, train, at 3328
      unit v: polish, infantry, strength 6, aboard t
      battle x: attacker s, target e
      phase = german_movement
    ask may raid(s, e)
    expect no by 12.12

  example "a train does not dig in"
    given
      unit t: polish, train, at 3228
      phase = polish_digging
    ask may dig_in(t)
    expect no by 18.0

  example "a train on the hex of beaten attackers is no bystander"
    given
      board 3020 to 3440
      unit u: polish, infantry, strength 3, at 3227
      unit t: polish, train, at 3228
      unit a: german, infantry, strength 6, at 3229
      battle x: attacker u, target a
      combat_die(x) = 7
      did fall_back(u, 3228, 3227) in polish_attack
      phase = polish_attack
    ask is bystander(x, t)
    expect no by 18.0

  example "no Out of Supply counter for a train"
    given
      board 3225 to 3230
      unit t: polish, train, at 3228
      phase = polish_supply
    ask what happens to t
    expect nothing

  example "not even where one lies on it by mistake"
    given
      board 3225 to 3230
      unit t: polish, train, at 3228, marker supply_1
      surrender_die(t) = 6
      phase = polish_supply
    ask is unfed(t)
    expect no by 18.0

  example "an empty train keeps no supply line open"
    given
      unit u: polish, infantry, at 3228
      unit t: polish, train, at 3227
      unit e: german, infantry, at 3226
    ask may trace(u, 3228, 3227)
    expect no by 14.12/zone

  example "who falls back in disorder runs through no train"
    given
      turn = 2
      unit u: polish, infantry, strength 3, at 3231, disorganized
      unit t: polish, train, at 3230
      did fall_back(u, 3229, 3230) in german_attack
      did fall_back(u, 3230, 3231) in german_attack
      spread_die(t) = 1
      phase = german_attack
    ask is swept_up(t)
    expect no by 18.0

  example "a train that rolled back two hexes is not disorganized"
    given
      unit a: german, infantry, strength 9, at 3228
      unit t: polish, train, at 3231
      unit u: polish, infantry, strength 3, at 3231, aboard t
      battle x: attacker a, target t + u
      combat_die(x) = 5
      did fall_back(t, 3229, 3230) in german_attack
      did fall_back(t, 3230, 3231) in german_attack
      disorder_die(t) = 1
      phase = german_attack
    ask is shaken(t, x)
    expect no by 18.0

[18.1] General rules
  commentary "heading"

[18.11] What a train holds
  | A train takes 9 SP of infantry, cavalry and artillery, or 18 SP of tanks.
  see 5.22, 5.23
  figure train_limit = 9 in sp
  figure tank_limit = 18 in sp
  term train_limit "what a train holds"
  term tank_limit "what a train holds of tanks"
  amount load_points(unit U) in sp "the SP of {U} on a train"
  amount other_load(unit T) in sp "the SP aboard {T} that are not tanks"
  amount tank_load(unit T) in sp "the SP of tanks aboard {T}"
  set load_points(U) = strength(U)
  set load_points(U) = gun_points instead of 18.11 when guns(U)
  set other_load(T) = sum(load_points(U) for U where aboard(U) = T and U is not armour)
  set tank_load(T) = sum(load_points(U) for U where aboard(U) = T and U is armour)
  forbid load(U, T, _) when T is train and U is air or train or transport_column
  forbid load(U, T, _) when T is train and U is not armour and other_load(T) + load_points(U) > train_limit
  forbid load(U, T, _) when T is train and U is armour and tank_load(T) + load_points(U) > tank_limit
  defect w39-18.11a "gives artillery a place without SP of its own: 1 SP is what it counts wherever a clause has to count it (5.22)"
  dispute w39-18.11b "whether tanks and other troops may share a train"
    reading a "the train takes one kind of load or the other"
      forbid load(U, T, _) when T is train and U is armour and other_load(T) > 0
      forbid load(U, T, _) when T is train and U is not armour and tank_load(T) > 0
    reading b "2 SP of tanks take the place of 1, as they do in a stack (5.23)"
      forbid load(U, T, _)
        when T is train and U is armour and other_load(T) + (tank_load(T) + load_points(U)) / 2 > train_limit
      forbid load(U, T, _)
        when T is train and U is not armour and other_load(T) + load_points(U) + tank_load(T) / 2 > train_limit

  example "a regiment and a battalion make nine"
    given
      unit t: polish, train, at 3228
      unit u: polish, infantry, strength 6, at 3228, aboard t
      unit v: polish, infantry, strength 3, movement 6, at 3228
      phase = polish_movement
    ask may load(v, t, 3228)
    expect yes by 3.1/phase-7

  example "two regiments are twelve"
    given
      unit t: polish, train, at 3228
      unit u: polish, infantry, strength 6, at 3228, aboard t
      unit v: polish, infantry, strength 6, movement 6, at 3228
      phase = polish_movement
    ask may load(v, t, 3228)
    expect no by 18.11

  example "a transport column is none of these"
    given
      unit t: polish, train, at 3228
      unit c: polish, transport_column, movement 8, at 3228
      phase = polish_movement
    ask may load(c, t, 3228)
    expect no by 18.11

  example "another train has room"
    given
      unit t, s: polish, train, at 3228
      unit u: polish, infantry, strength 6, at 3228, aboard t
      unit v: polish, infantry, strength 6, movement 6, at 3228
      phase = polish_movement
    ask may load(v, s, 3228)
    expect yes by 3.1/phase-7

  example "18 SP of tanks"
    given
      turn = 2
      unit t: german, train, at 3228
      unit p: german, armour, strength 10, at 3228, aboard t
      unit q: german, armour, strength 8, movement 12, at 3228
      phase = german_movement
    ask may load(q, t, 3228)
    expect yes by 3.1/phase-2

  example "19 SP of tanks"
    given
      unit t: german, train, at 3228
      unit p: german, armour, strength 10, at 3228, aboard t
      unit q: german, armour, strength 9, movement 12, at 3228
      phase = german_movement
    ask may load(q, t, 3228)
    expect no by 18.11

  example "a battery is 1 SP, whatever it fires with"
    given
      unit t: polish, train, at 3228
      unit u: polish, infantry, strength 6, at 3228, aboard t
      unit g: polish, light_artillery, strength 4, gunfire 1.5, at 3228, aboard t
    ask value other_load(t)
    expect 7 by 18.11, 5.22

  example "a regiment, two batteries, and two SP of cavalry that are one too many"
    given
      turn = 2
      unit u: polish, infantry, strength 6, movement 6, at 3228, aboard t
      unit g, h: polish, light_artillery, gunfire 1, movement 6, at 3228, aboard t
      unit c: polish, cavalry, strength 2, movement 9, at 3228
      unit t: polish, train, at 3228
      hex 3228: city
      phase = polish_movement
    ask may load(c, t, 3228)
    expect no by 18.11

  example "six SP of infantry, and tanks that would not fill the rest"
    given
      unit t: german, train, at 3228
      unit u: german, infantry, strength 6, at 3228, aboard t
      unit q: german, armour, strength 6, movement 12, at 3228
      phase = german_movement
    ask may load(q, t, 3228)
    expect disputed by 18.11

  example "six SP of infantry, and tanks that would not go in on any reckoning"
    given
      unit t: german, train, at 3228
      unit u: german, infantry, strength 6, at 3228, aboard t
      unit q: german, armour, strength 7, movement 12, at 3228
      phase = german_movement
    ask may load(q, t, 3228)
    expect no by 18.11

  example "tanks first, then infantry"
    given
      unit t: german, train, at 3228
      unit q: german, armour, strength 12, at 3228, aboard t
      unit u: german, infantry, strength 3, movement 6, at 3228
      phase = german_movement
    ask may load(u, t, 3228)
    expect disputed by 18.11

  example "and infantry that would not go in on any reckoning"
    given
      unit t: german, train, at 3228
      unit q: german, armour, strength 12, at 3228, aboard t
      unit u: german, infantry, strength 4, movement 6, at 3228
      phase = german_movement
    ask may load(u, t, 3228)
    expect no by 18.11

[18.12] How far, and where
  | A train runs up to 60 hexes a day, by rail only, and what it carries moves with it. A hex is one of its 60 points (18.24)
  | whatever the ground, and a big river needs its bridge. Polish trains stay within the border.
  see 15.0/note-3, 18.24, 3.1/phase-2, 3.1/phase-7, 11.11
  was mlawa:18.11
  figure day_by_rail = 60 in mp
  derived rode(unit U) "{U} [was|was not] carried this turn"
  also run_left "how far may {T} run", "how far may {T} still run", "how far may {T} still run today"
  amount run_left(unit T) in hexes "how far {T} may still run today"
  set march_points(T) = day_by_rail instead of 4.22 when T is train
  set run_left(T) = march_points(T) - spent_points(T) when T is train
  set step_cost(T, A, B) = 1 instead of 4.31, 4.32, 4.35 when T is train and railway(A, B)
  except 4.36 on step_cost(T, _, _) when T is train
  except 4.31/closed on step(T, A, B) when T is train and railway(A, B)
  forbid step(T, A, B) when T is train
    unless railway(A, B)
  forbid step(T, A, B) when T is train and big_river(A, B)
    unless bridged(A, B)
  forbid step(T, A, B) when T is train and T is polish and abroad(A, B)
  forbid fall_back(T, A, B) when T is train and T is polish and abroad(A, B)
  define rode(U) when aboard(U) = T and T is train and did step(T, _, _) this turn
  define rode(U) when aboard(U) = T and T is train and did march(T, _) this turn
  define rode(U) when did unload(U, T, _) this turn and T is train and did step(T, _, _) this turn
  define rode(U) when did unload(U, T, _) this turn and T is train and did march(T, _) this turn
  forbid dig_in(U) when rode(U)
  dispute w39-18.12a "whether an enemy zone stops a train"
    reading a preferred "it is moved like a unit, and what rides on it is one"
    reading b "7.2 speaks of units, and the phases tell trains from units"
      deny must_stop(T, _, _) when T is train
      except 7.21/stop, 7.23/within, 7.32/within on step(T, _, _) when T is train

  example "sixty hexes of rail are a day's run"
    given
      board 3226 to 3234
      unit t: polish, train, at 3228
      edge 3228 3229: railway
      edge 3229 3230: railway
      phase = polish_movement
    ask value march_points(t)
    expect 60 by 18.12

  example "the river is free of charge"
    given
      unit t: polish, train, at 3229
      hex 3230: swamp, hills
      edge 3229 3230: railway, river
    ask value step_cost(t, 3229, 3230)
    expect 1 by 18.12

  example "where the rails end the train does too"
    given
      board 3226 to 3234
      unit t: polish, train, at 3228
      edge 3228 3229: railway
      edge 3229 3230: main_road
      phase = polish_movement
    ask may march(t, 3230) via 3229 3230
    expect no at step 2 by 18.12

  example "a causeway through a lake"
    given
      unit t: polish, train, at 3228
      hex 3229: lake
      edge 3228 3229: railway
      phase = polish_movement
    ask may step(t, 3228, 3229)
    expect yes by 3.1/phase-7

  example "the bridge over the Vistula is down"
    given
      unit t: polish, train, at 3228
      edge 3228 3229: railway, big_river, bridge, bridge_down
      did line_up(t, 3228, 3229) in polish_movement of turn 1
      turn = 2
      phase = polish_movement
    ask may step(t, 3228, 3229)
    expect no by 18.12

  example "and while it stands"
    given
      unit t: polish, train, at 3228
      edge 3228 3229: railway, big_river, bridge
      turn = 2
      phase = polish_movement
    ask may step(t, 3228, 3229)
    expect yes by 3.1/phase-7

  example "two of them are gone"
    given
      unit t: polish, train, at 3230
      edge 3228 3229: railway
      edge 3229 3230: railway
      did step(t, 3228, 3229) in polish_movement
      did step(t, 3229, 3230) in polish_movement
      phase = polish_movement
    ask value run_left(t)
    expect 58 by 18.12

  example "a figure on the counter changes nothing"
    given
      unit t: german, train, movement 12, at 3228
    ask value march_points(t)
    expect 60 by 18.12

  example "a Polish train at the border"
    given
      unit t: polish, train, at 3228
      edge 3228 3229: railway, border
      phase = polish_movement
    ask may step(t, 3228, 3229)
    expect no by 18.12

  example "the same, where only the countries are known"
    given
      unit t: polish, train, at 3228
      hex 3228: country polish
      hex 3229: country german
      edge 3228 3229: railway
      phase = polish_movement
    ask may step(t, 3228, 3229)
    expect no by 18.12

  example "nor does it flee across it"
    given
      unit a: german, infantry, strength 3, at 3227
      unit t: polish, train, at 3228
      unit u: polish, infantry, strength 6, at 3228, aboard t
      edge 3228 3229: railway, border
      battle x: attacker a, target t + u
      combat_die(x) = 5
      phase = german_attack
    ask may fall_back(t, 3228, 3229)
    expect no by 18.12

  example "a German train crosses it"
    given
      unit t: german, train, at 3228
      hex 3228: country german
      hex 3229: country polish
      edge 3228 3229: railway, border
      phase = german_movement
    ask may step(t, 3228, 3229)
    expect yes by 3.1/phase-2

  example "a Polish regiment crosses it on foot"
    given
      unit u: polish, infantry, movement 6, at 3228
      hex 3228: country polish
      hex 3229: country german
      edge 3228 3229: railway, border
      phase = polish_movement
    ask may step(u, 3228, 3229)
    expect yes by 3.1/phase-7

  example "a regiment that came by train has moved"
    given
      unit t: polish, train, at 3229
      unit u: polish, infantry, at 3229, aboard t
      did step(t, 3228, 3229) in polish_movement
      phase = polish_digging
    ask may dig_in(u)
    expect no by 18.12

  example "so it has when nobody counted the hexes"
    given
      unit t: polish, train, at 3229
      unit u: polish, infantry, at 3229, aboard t
      did march(t, 3229) in polish_movement
      phase = polish_digging
    ask may dig_in(u)
    expect no by 18.12

  example "and when it has got off"
    given
      unit t: polish, train, at 3229
      unit u: polish, infantry, at 3229
      did step(t, 3228, 3229) in polish_movement
      did unload(u, t, 3229) in polish_movement
      phase = polish_digging
    ask may dig_in(u)
    expect no by 18.12

  example "or both"
    given
      unit t: polish, train, at 3229
      unit u: polish, infantry, at 3229
      did march(t, 3229) in polish_movement
      did unload(u, t, 3229) in polish_movement
      phase = polish_digging
    ask may dig_in(u)
    expect no by 18.12

  example "one that got off a train that never moved"
    given
      unit t: polish, train, at 3229
      unit u: polish, infantry, at 3229
      did unload(u, t, 3229) in polish_movement
      phase = polish_digging
    ask may dig_in(u)
    expect yes by 3.1/phase-8

  example "an enemy beside the line"
    given
      board 3126 to 3332
      unit t: polish, train, at 3228
      unit e: german, infantry, at 3129
      edge 3228 3229: railway
      edge 3229 3230: railway
      edge 3230 3231: railway
      edge 3231 3232: railway
      phase = polish_movement
    ask may march(t, 3232)
    expect no

[18.13] A train that is attacked with units on it
  | With what it carries a train defends with 1 SP. It retreats by rail, its load with it; where a retreat is forced on it and
  | no rails lead out, the train and all it carries are lost.
  see 8.61, 18.32
  was mlawa:18.12
  figure train_defence = 1 in sp
  derived annihilated(unit T) "{T} [is|is not] lost with all it carries"
  set fighting_strength(T, X) = train_defence instead of 8.4b when T is train and aboard(_) = T and target(X, T)
  forbid fall_back(T, A, B) when T is train
    unless railway(A, B)
  forbid fall_back(U, _, _) when aboard(U) = T and T is train
  forbid blocked_retreat(T, _, _) when annihilated(T)
  define settled_with(X, U) when beaten(X, U) and aboard(U) = T and T is train
  define settled_with(X, T) when beaten(X, T) and T is train and did eliminate(T) this phase
  define annihilated(T)
    when T is train and aboard(_) = T and beaten(X, T) and hexes_gone(T) = 0 and open_hexes(T, X) = 0
    unless did stay(T, X) this phase
    unless long_over(X)
  cause eliminate(T) when annihilated(T)
  cause eliminate(U) when aboard(U) = T and annihilated(T)
  cause mark(U, retreat_counter) when aboard(U) = T and T is train and did fall_back(T, _, _) this phase
    unless phase_of(counter, _)

  example "six SP on a train are worth one"
    given
      unit a: german, infantry, strength 3, at 3228
      unit t: polish, train, at 3229
      unit u: polish, infantry, strength 6, at 3229, aboard t
      battle x: attacker a, target t + u
      phase = german_attack
    ask value ratio(x)
    expect 3:1 by 18.13

  example "an empty train adds nothing to the battalion beside it"
    given
      unit a: german, infantry, strength 6, at 3228
      unit t: polish, train, at 3229
      unit u: polish, infantry, strength 3, at 3229
      battle x: attacker a, target t + u
      phase = german_attack
    ask value defence_total(x)
    expect 3 not by 18.13

  example "back along the rails"
    given
      board 3026 to 3435
      unit a: german, infantry, strength 3, at 3228
      unit t: polish, train, at 3229
      unit u: polish, infantry, strength 6, at 3229, aboard t
      edge 3229 3230: railway
      edge 3230 3231: railway
      battle x: attacker a, target t + u
      combat_die(x) = 5
      phase = german_attack
    ask may retreat(t, x, 3231)
    expect yes by 8.62

  example "not across country"
    given
      board 3026 to 3435
      unit a: german, infantry, strength 3, at 3228
      unit t: polish, train, at 3229
      unit u: polish, infantry, strength 6, at 3229, aboard t
      edge 3229 3230: railway
      edge 3230 3231: railway
      battle x: attacker a, target t + u
      combat_die(x) = 5
      phase = german_attack
    ask may fall_back(t, 3229, 3330)
    expect no by 18.13

  example "what it carries does not run off on foot"
    given
      board 3026 to 3435
      unit a: german, infantry, strength 3, at 3228
      unit t: polish, train, at 3229
      unit u: polish, infantry, strength 6, at 3229, aboard t
      edge 3229 3230: railway
      battle x: attacker a, target t + u
      combat_die(x) = 5
      phase = german_attack
    ask may fall_back(u, 3229, 3230)
    expect no by 18.13

  example "and owes no retreat of its own"
    given
      board 3026 to 3435
      unit a: german, infantry, strength 3, at 3228
      unit t: polish, train, at 3229
      unit u: polish, infantry, strength 6, at 3229, aboard t
      edge 3229 3230: railway
      battle x: attacker a, target t + u
      combat_die(x) = 5
      phase = german_attack
    ask must retreat(u, x, _)
    expect silent

  example "the rails lead away: nobody is lost"
    given
      board 3026 to 3435
      unit a: german, infantry, strength 3, at 3228
      unit t: polish, train, at 3229
      unit u: polish, infantry, strength 6, at 3229, aboard t
      edge 3229 3230: railway
      battle x: attacker a, target t + u
      combat_die(x) = 5
      phase = german_attack
    ask is annihilated(t)
    expect no

  example "the only rails lead to the enemy: the train is lost"
    given
      board 3026 to 3435
      unit a: german, infantry, strength 3, at 3228
      unit t: polish, train, at 3229
      unit u: polish, infantry, strength 6, at 3229, aboard t
      edge 3228 3229: railway
      battle x: attacker a, target t + u
      combat_die(x) = 5
      phase = german_attack
    ask what happens to t
    expect eliminate(t) by 18.13

  example "it does not stay there at a price as other blocked units do"
    given
      board 3026 to 3435
      unit a: german, infantry, strength 3, at 3228
      unit t: polish, train, at 3229
      unit u: polish, infantry, strength 6, at 3229, aboard t
      edge 3228 3229: railway
      battle x: attacker a, target t + u
      combat_die(x) = 5
      phase = german_attack
    ask may blocked_retreat(t, x, 3229)
    expect no by 18.13

  example "and the regiment on it"
    given
      board 3026 to 3435
      unit a: german, infantry, strength 3, at 3228
      unit t: polish, train, at 3229
      unit u: polish, infantry, strength 6, at 3229, aboard t
      edge 3228 3229: railway
      battle x: attacker a, target t + u
      combat_die(x) = 5
      phase = german_attack
    ask what happens to u
    expect eliminate(u) by 18.13

  example "a regiment that was carried back has retreated"
    given
      unit a: german, infantry, strength 3, at 3228
      unit t: polish, train, at 3231
      unit u: polish, infantry, strength 6, at 3231, aboard t
      edge 3229 3230: railway
      edge 3230 3231: railway
      battle x: attacker a, target t + u
      combat_die(x) = 5
      did fall_back(t, 3229, 3230) in german_attack
      did fall_back(t, 3230, 3231) in german_attack
      disorder_die(u) = 6
      phase = german_attack
    ask what happens to u
    expect mark(u, retreat_counter) by 18.13

  example "a counter-attack leaves no counters"
    given
      unit a: polish, infantry, strength 3, at 3228
      unit t: german, train, at 3231
      unit u: german, infantry, strength 6, at 3231, aboard t
      edge 3229 3230: railway
      edge 3230 3231: railway
      battle x: attacker a, target t + u
      combat_die(x) = 5
      did fall_back(t, 3229, 3230) in polish_counter
      did fall_back(t, 3230, 3231) in polish_counter
      disorder_die(u) = 6
      phase = polish_counter
    ask what happens to u
    expect nothing

  example "with that the battle is settled"
    given
      board 3026 to 3435
      unit a: german, infantry, strength 3, at 3228
      unit t: polish, train
      unit u: polish, infantry, strength 6, aboard t
      battle x: attacker a, target t + u
      combat_die(x) = 5
      did fight(x) in german_attack
      did eliminate(t) in german_attack
      did eliminate(u) in german_attack
      phase = german_attack
    ask is unsettled(x)
    expect no

  example "a price was paid, and it stands"
    given
      board 3026 to 3435
      unit a: german, infantry, strength 3, at 3228
      unit t: polish, train, at 3229
      unit u: polish, infantry, strength 6, at 3229, aboard t
      unit v: polish, infantry, strength 3, at 3229
      edge 3228 3229: railway
      battle x: attacker a, target t + u + v
      combat_die(x) = 3
      did stay(t, x) in german_attack
      phase = german_attack
    ask is annihilated(t)
    expect no

  example "a battle of the morning does it no harm in the evening"
    given
      turn = 1
      board 3026 to 3435
      unit a: german, infantry, strength 3, at 3228
      unit t: polish, train, at 3229
      unit u: polish, infantry, strength 6, at 3229, aboard t
      edge 3228 3229: railway
      battle x: attacker a, target t + u
      combat_die(x) = 5
      did fight(x) in german_attack
      phase = polish_attack
    ask is annihilated(t)
    expect no

  example "it has gone one hex, and the rails end there"
    given
      board 3026 to 3435
      unit a: german, infantry, strength 3, at 3228
      unit t: polish, train, at 3230
      unit u: polish, infantry, strength 6, at 3230, aboard t
      edge 3229 3230: railway
      battle x: attacker a, target t + u
      combat_die(x) = 5
      did fall_back(t, 3229, 3230) in german_attack
      phase = german_attack
    ask is annihilated(t)
    expect no

[18.14] An empty train is attacked
  | It is destroyed at once.
  see 18.33
  cause eliminate(T) when empty_train(T) and did attack(_, T) this phase

  example "an attack on an empty train"
    given
      unit a: german, infantry, strength 3, at 3228
      unit t: polish, train, at 3229
      did attack(a, t) in german_attack
      phase = german_attack
    ask what happens to t
    expect eliminate(t) by 18.14

  example "an attack on one that carries a regiment"
    given
      unit a: german, infantry, strength 3, at 3228
      unit t: polish, train, at 3229
      unit u: polish, infantry, strength 6, at 3229, aboard t
      did attack(a, t) in german_attack
      phase = german_attack
    ask what happens to t
    expect nothing

  example "a train may be attacked like anything in the zone"
    given
      unit a: german, infantry, strength 3, at 3228
      unit t: polish, train, at 3229
      phase = german_attack
    ask may attack(a, t)
    expect yes by 8.21

[18.15] An empty train in the way
  | An enemy that moves or pursues onto its hex, or through it, may destroy an empty train. In movement that costs a point
  | (18.33); a pursuit has no points to pay with (8.75).
  see 18.33, 4.21, 8.72
  action wreck(unit U, unit T) "{U} [destroy|destroyed] {T}"
  permit wreck(U, T)
    when own_phase(U, movement) and enemy(U, T) and empty_train(T) and at(T) = H and did step(U, _, H) this phase
    or when own_phase(U, movement) and enemy(U, T) and empty_train(T) and at(T) = H and did march(U, H) this phase
  permit wreck(U, T) when enemy(U, T) and empty_train(T) and at(T) = H and did pursue(U, _, H, _) this phase
  otherwise forbid wreck
  cause eliminate(T) when did wreck(_, T) this phase

  example "cavalry rides onto its hex"
    given
      unit k: german, cavalry, movement 9, at 3229
      unit t: polish, train, at 3229
      did step(k, 3228, 3229) in german_movement
      phase = german_movement
    ask may wreck(k, t)
    expect yes by 18.15

  example "and has ridden on"
    given
      unit k: german, cavalry, movement 9, at 3230
      unit t: polish, train, at 3229
      did step(k, 3228, 3229) in german_movement
      did step(k, 3229, 3230) in german_movement
      phase = german_movement
    ask may wreck(k, t)
    expect yes by 18.15

  example "nobody counted the hexes"
    given
      unit k: german, cavalry, movement 9, at 3229
      unit t: polish, train, at 3229
      did march(k, 3229) in german_movement
      phase = german_movement
    ask may wreck(k, t)
    expect yes by 18.15

  example "from the next hex"
    given
      unit k: german, cavalry, movement 9, at 3228
      unit t: polish, train, at 3229
      phase = german_movement
    ask may wreck(k, t)
    expect no by 18.15

  example "in pursuit"
    given
      unit k: german, cavalry, movement 0, at 3229
      unit t: polish, train, at 3229
      did pursue(k, 3228, 3229, 1) in german_attack
      phase = german_attack
    ask may wreck(k, t)
    expect yes by 18.15

  example "a train of its own"
    given
      unit k: german, cavalry, movement 9, at 3229
      unit t: german, train, at 3229
      did step(k, 3228, 3229) in german_movement
      phase = german_movement
    ask may wreck(k, t)
    expect no by 18.15

  example "the train is gone"
    given
      unit k: german, cavalry, movement 9, at 3229
      unit t: polish, train, at 3229
      did step(k, 3228, 3229) in german_movement
      did wreck(k, t) in german_movement
      phase = german_movement
    ask what happens to t
    expect eliminate(t) by 18.15

[18.2] Unloading and loading
  commentary "heading"

[18.21] Getting off
  | A unit leaves its train on the hex where that stands, in the movement phase, and pays for it by the ground and by its kind;
  | until then it goes nowhere by itself. A town on the hex counts before anything else there; hills count as open ground. Who
  | cannot move at all for want of supply (14.32) has no points to get off with.
  see 14.32, 18.21/infantry, 18.21/cavalry, 18.21/mechanized, 3.1/phase-2, 3.1/phase-7
  sort loading_place = in_city, in_town, in_the_open, elsewhere
  term in_city "in a city"
  term in_town "in a town"
  term in_the_open "in clear terrain or hills"
  term elsewhere "elsewhere"
  derived loading_place(hex H) -> loading_place "{H} [counts|does not count] as {loading_place} for trains"
  also loading_cost "what does it cost {U} to board a train on {H}", "what does it cost {U} to leave a train on {H}"
  amount loading_cost(unit U, hex H) in mp "what it costs {U} to board or leave a train on {H}"
  term unlisted_loading "price of boarding for other arms"
  table unlisted_loading(arm A) -> number not printed "18.21 has no line for machine guns, cyclists, motorcycles and headquarters"
  define loading_place(H) = in_city when H is city
  define loading_place(H) = in_town when H is town
    unless H is city
  define loading_place(H) = elsewhere when H is wood or full_wood or swamp or mountains or lake
    unless H is city or town
  define loading_place(H) = in_the_open
    unless H is city or town
    unless H is wood or full_wood or swamp or mountains or lake
  set loading_cost(U, H) = unlisted_loading(arm(U)) when U is machine_gun or cyclist or motorcycle or hq
  forbid unload(U, T, H) when T is train
    unless aboard(U) = T and at(T) = H
  forbid unload(U, T, H) when T is train and loading_cost(U, H) > march_points(U) - spent_points(U)
  forbid unload(U, T, _) when T is train and out_of_fuel(U)
  forbid step(U, _, _) when aboard(U) = T and T is train
    unless did unload(U, T, _) this phase
  add loading_cost(U, H) to spent_points(U) when did unload(U, T, H) this phase and T is train
  dispute w39-18.21a "whether the ride costs a unit points when it was on the train from the start"
    reading a preferred "only the price of getting off is named; the rates of 18.24 are for a unit that has just got on"
    reading b "the rates make a day by rail a day on foot: hexes the train has run are points the unit has not"
      add count(A, B where did step(T, A, B) this phase) / rail_rate(U) to spent_points(U)
        when aboard(U) = T and T is train
        or when did unload(U, T, _) this phase and T is train
        unless did load(U, T, _) this phase

  example "a town in a wood is a town"
    given
      hex 3228: town, wood
    ask value loading_place(3228)
    expect in_town by 18.21

  example "a city is no town, though its hex has both"
    given
      hex 3228: city, town
    ask value loading_place(3228)
    expect in_city by 18.21

  example "a bare hill is open ground"
    given
      hex 3228: hills
    ask value loading_place(3228)
    expect in_the_open by 18.21

  example "a wooded one is not"
    given
      hex 3228: hills, wood
    ask value loading_place(3228)
    expect elsewhere by 18.21

  example "cyclists are not on the list"
    given
      unit u: german, cyclist, strength 2, movement 8, at 3228
      unit t: german, train, at 3228
      hex 3228: clear
      phase = german_movement
    ask may load(u, t, 3228)
    expect unknown for unlisted_loading

  example "getting off another train than one's own"
    given
      unit t, s: polish, train, at 3228
      unit u: polish, infantry, strength 6, movement 6, at 3228, aboard s
      phase = polish_movement
    ask may unload(u, t, 3228)
    expect no by 18.21

  example "getting off beside the line"
    given
      unit t: polish, train, at 3228
      unit u: polish, infantry, strength 6, movement 6, at 3228, aboard t
      phase = polish_movement
    ask may unload(u, t, 3229)
    expect no by 18.21

  example "eight points of a motorized regiment are enough in the open"
    given
      turn = 2
      unit t: german, train, at 3228
      unit m: german, motorized, strength 6, movement 8, at 3228, aboard t
      phase = german_movement
    ask may unload(m, t, 3228)
    expect yes by 3.1/phase-2

  example "seven are not"
    given
      unit t: german, train, at 3228
      unit m: german, motorized, strength 6, movement 7, at 3228, aboard t
      phase = german_movement
    ask may unload(m, t, 3228)
    expect no by 18.21

  example "tanks without fuel"
    given
      turn = 2
      unit t: german, armour, movement 12, at 3228, aboard r, marker supply_3
      unit r: german, train, at 3228
      hex 3228: city
      phase = german_movement
    ask may unload(t, r, 3228)
    expect no by 14.32, 18.21

  example "no marching off without getting off"
    given
      unit t: polish, train, at 3228
      unit u: polish, infantry, strength 6, movement 6, at 3228, aboard t
      phase = polish_movement
    ask may step(u, 3228, 3229)
    expect no by 18.21

  example "what getting off takes in the open"
    given
      unit t: polish, train, at 3228
      unit u: polish, infantry, strength 6, movement 6, at 3228
      did unload(u, t, 3228) in polish_movement
      phase = polish_movement
    ask value spent_points(u)
    expect 2 by 18.21

  example "four of its six points are left: four hexes"
    given
      board 3226 to 3234
      unit t: polish, train, at 3228
      unit u: polish, infantry, strength 6, movement 6, at 3228, aboard t
      did unload(u, t, 3228) in polish_movement
      phase = polish_movement
    ask may march(u, 3232)
    expect yes by 3.1/phase-7

  example "and not five"
    given
      board 3226 to 3234
      unit t: polish, train, at 3228
      unit u: polish, infantry, strength 6, movement 6, at 3228, aboard t
      did unload(u, t, 3228) in polish_movement
      phase = polish_movement
    ask may march(u, 3233)
    expect no by 4.22

  example "after a ride that began the day before all its points are there"
    given
      unit t: polish, train, at 3230
      unit u: polish, infantry, strength 6, movement 6, at 3230, aboard t
      did step(t, 3228, 3229) in polish_movement
      did step(t, 3229, 3230) in polish_movement
      phase = polish_movement
    ask value spent_points(u)
    expect 0 by 4.22

  example "no points to get off at level 3 without supply"
    given
      turn = 2
      unit t: german, armour, movement 12, at 3228, aboard r, marker supply_3
      unit r: german, train, at 3228
      hex 3228: city
      phase = german_movement
    ask may unload(t, r, 3228)
    expect no by 18.21, 14.32

[18.21/infantry] Infantry
  | 1 MP in a town or city, 2 on clear ground or hills, 3 elsewhere.
  see 18.21
  defect w39-L4 "the list has lost its heading: the two that follow name the other arms, and 18.24 begins with infantry"
  table infantry_loading(loading_place P) -> number = in_city: 1, in_town: 1, in_the_open: 2, elsewhere: 3
  set loading_cost(U, H) = infantry_loading(loading_place(H)) when U is infantry

  example "in a city"
    given
      unit u: polish, infantry, at 3228
      hex 3228: city
    ask value loading_cost(u, 3228)
    expect 1 by 18.21/infantry

  example "in a town"
    given
      unit u: polish, infantry, at 3228
      hex 3228: town
    ask value loading_cost(u, 3228)
    expect 1 by 18.21/infantry

  example "on hills"
    given
      unit u: polish, infantry, at 3228
      hex 3228: hills
    ask value loading_cost(u, 3228)
    expect 2 by 18.21/infantry

  example "in a swamp"
    given
      unit u: polish, infantry, at 3228
      hex 3228: swamp
    ask value loading_cost(u, 3228)
    expect 3 by 18.21/infantry

[18.21/cavalry] Cavalry, and artillery that is not motorized
  | 2 MP in a city, 3 in a town, 4 on clear ground or hills, 5 elsewhere.
  see 18.21, 2.2/mechanized
  table cavalry_loading(loading_place P) -> number = in_city: 2, in_town: 3, in_the_open: 4, elsewhere: 5
  set loading_cost(U, H) = cavalry_loading(loading_place(H)) when U is cavalry
  set loading_cost(U, H) = cavalry_loading(loading_place(H)) when guns(U)
    unless mechanized(U)

  example "cavalry in a city"
    given
      unit k: polish, cavalry, at 3228
      hex 3228: city
    ask value loading_cost(k, 3228)
    expect 2 by 18.21/cavalry

  example "cavalry in a town"
    given
      unit k: polish, cavalry, at 3228
      hex 3228: town
    ask value loading_cost(k, 3228)
    expect 3 by 18.21/cavalry

  example "cavalry in the mountains"
    given
      unit k: polish, cavalry, at 3228
      hex 3228: mountains
    ask value loading_cost(k, 3228)
    expect 5 by 18.21/cavalry

  example "a horse-drawn battery in the open"
    given
      unit g: polish, light_artillery, movement 6, gunfire 1, at 3228
      hex 3228: clear
    ask value loading_cost(g, 3228)
    expect 4 by 18.21/cavalry

[18.21/mechanized] Mechanized units
  | 4 MP in a city, 6 in a town, 8 on clear ground or hills, 10 elsewhere. Tanks count here whatever their MP.
  see 18.21, 2.2/mechanized
  table mechanized_loading(loading_place P) -> number = in_city: 4, in_town: 6, in_the_open: 8, elsewhere: 10
  set loading_cost(U, H) = mechanized_loading(loading_place(H))
    when mechanized(U)
    or when U is armour

  example "tanks in a city"
    given
      unit p: german, armour, movement 12, at 3228
      hex 3228: city
    ask value loading_cost(p, 3228)
    expect 4 by 18.21/mechanized

  example "motorized infantry in a town"
    given
      unit m: german, motorized, movement 12, at 3228
      hex 3228: town
    ask value loading_cost(m, 3228)
    expect 6 by 18.21/mechanized

  example "motorized guns in the open"
    given
      unit g: german, motorized_artillery, movement 12, gunfire 1, at 3228
      hex 3228: clear
    ask value loading_cost(g, 3228)
    expect 8 by 18.21/mechanized

  example "slow tanks in a swamp"
    given
      unit p: polish, armour, movement 8, at 3228
      hex 3228: swamp
    ask value loading_cost(p, 3228)
    expect 10 by 18.21/mechanized

[18.23] Taking the train away
  | When all it carried has got off, its player may take the train off the board.
  see 18.21
  defect w39-N6 "there is no 18.22"
  action take_off(unit T) "{T} [be taken off the board|was taken off the board]"
  permit take_off(T) when own_phase(T, movement) and empty_train(T) and did unload(_, T, _)
  otherwise forbid take_off

  example "after unloading"
    given
      unit t: polish, train, at 3228
      unit u: polish, infantry, strength 6, at 3228
      did unload(u, t, 3228) in polish_movement
      phase = polish_movement
    ask may take_off(t)
    expect yes by 18.23

  example "one of two has got off"
    given
      unit t: polish, train, at 3228
      unit u: polish, infantry, strength 6, at 3228
      unit v: polish, infantry, strength 3, at 3228, aboard t
      did unload(u, t, 3228) in polish_movement
      phase = polish_movement
    ask may take_off(t)
    expect no by 18.23

  example "a train that has brought nobody"
    given
      unit t: polish, train, at 3228
      phase = polish_movement
    ask may take_off(t)
    expect no by 18.23

[18.24] Getting on
  | A unit boards a train on the hex where both stand, at the price of getting off there. If both have points left the train
  | may run on, within its 60 hexes and as far as the points left to those who have just got on will carry it. That its player
  | has let go of it while it waited (4.26) does not end its run.
  see 18.11, 18.12, 18.21, 18.31, 4.26
  defect w39-T13 "the example wants 5 MP of cavalry on clear ground, where 18.21 has 4"
  derived alongside(unit U, unit T, hex H) "{U} and {T} [stand|do not stand] together on {H}"
  define alongside(U, T, H) when at(U) = H and at(T) = H
  forbid load(U, T, H) when T is train
    unless alongside(U, T, H)
  forbid load(U, T, _) when T is train and aboard(U) = _
  forbid load(U, T, H) when T is train and loading_cost(U, H) > march_points(U) - spent_points(U)
  forbid load(U, T, _) when T is train and out_of_fuel(U)
  add loading_cost(U, H) to spent_points(U) when did load(U, T, H) this phase and T is train
  limit run_left(T) to at most lowest(ride_left(U) for U where aboard(U) = T and did load(U, T, _) this phase)
    when aboard(U) = T and did load(U, T, _) this phase
  limit march(T, _) to at most run_left(T) when T is train and aboard(U) = T and did load(U, T, _) this phase
  forbid step(T, _, _) when T is train and aboard(U) = T and did load(U, T, _) this phase and run_left(T) < 1

  except 4.26 on step(T, _, _) when T is train and aboard(U) = T and did load(U, T, _) this phase

  example "the train had come and waited"
    given
      unit t: polish, train, at 3229
      unit u: polish, infantry, strength 6, movement 6, at 3229, aboard t
      edge 3228 3229: railway
      edge 3229 3230: railway
      did step(t, 3228, 3229) in polish_movement
      did let_go(t) in polish_movement
      did load(u, t, 3229) in polish_movement
      phase = polish_movement
    ask may step(t, 3229, 3230)
    expect yes by 3.1/phase-7, 18.24

  example "a regiment at the station"
    given
      unit t: polish, train, at 3228
      unit u: polish, infantry, strength 6, movement 6, at 3228
      hex 3228: town
      phase = polish_movement
    ask may load(u, t, 3228)
    expect yes by 3.1/phase-7

  example "the train waits one hex farther"
    given
      unit t: polish, train, at 3229
      unit u: polish, infantry, strength 6, movement 6, at 3228
      phase = polish_movement
    ask may load(u, t, 3228)
    expect no by 18.24

  example "tanks without fuel are not driven onto it"
    given
      turn = 2
      unit t: german, armour, movement 12, at 3228, marker supply_2
      unit r: german, train, at 3228
      hex 3228: city
      phase = german_movement
    ask may load(t, r, 3228)
    expect no by 14.32, 18.24

  example "a regiment that sits on a train already"
    given
      unit t, s: polish, train, at 3228
      unit u: polish, infantry, strength 6, movement 6, at 3228, aboard s
      phase = polish_movement
    ask may load(u, t, 3228)
    expect no by 18.24

  example 18.24/ex1 "what boarding takes of cavalry in the open"
    given
      unit t: polish, train, at 3234
      unit k: polish, cavalry, strength 3, movement 9, at 3234
      hex 3234: clear
    ask value loading_cost(k, 3234)
    expect 4 by 18.21/cavalry book says 5 "the price of other ground; on clear ground the list has 4"

  example 18.24/ex1 "three of nine points are left: it cannot board"
    given
      unit t: polish, train, at 3234
      unit k: polish, cavalry, strength 3, movement 9, at 3234
      hex 3234: clear
      did step(k, 3228, 3229) in polish_movement
      did step(k, 3229, 3230) in polish_movement
      did step(k, 3230, 3231) in polish_movement
      did step(k, 3231, 3232) in polish_movement
      did step(k, 3232, 3233) in polish_movement
      did step(k, 3233, 3234) in polish_movement
      phase = polish_movement
    ask may load(k, t, 3234)
    expect no by 18.24

  example 18.24/ex1 "it may ride on for the three"
    given
      board 3226 to 3239
      unit t: polish, train, at 3234
      unit k: polish, cavalry, strength 3, movement 9, at 3234
      hex 3234: clear
      did step(k, 3228, 3229) in polish_movement
      did step(k, 3229, 3230) in polish_movement
      did step(k, 3230, 3231) in polish_movement
      did step(k, 3231, 3232) in polish_movement
      did step(k, 3232, 3233) in polish_movement
      did step(k, 3233, 3234) in polish_movement
      phase = polish_movement
    ask may march(k, 3237)
    expect yes by 3.1/phase-7

  example 18.24/ex1 "or wait, and board the day after"
    given
      turn = 2
      unit t: polish, train, at 3234
      unit k: polish, cavalry, strength 3, movement 9, at 3234
      hex 3234: clear
      did step(k, 3228, 3229) in polish_movement of turn 1
      did step(k, 3229, 3230) in polish_movement of turn 1
      did step(k, 3230, 3231) in polish_movement of turn 1
      did step(k, 3231, 3232) in polish_movement of turn 1
      did step(k, 3232, 3233) in polish_movement of turn 1
      did step(k, 3233, 3234) in polish_movement of turn 1
      phase = polish_movement
    ask may load(k, t, 3234)
    expect yes by 3.1/phase-7

  example "what boarding in the open has taken of an infantry regiment"
    given
      unit t: polish, train, at 3228
      unit u: polish, infantry, strength 6, movement 6, at 3228, aboard t
      did load(u, t, 3228) in polish_movement
      phase = polish_movement
    ask value spent_points(u)
    expect 2 by 18.24

  example "two have got on, and the weaker legs decide"
    given
      turn = 2
      unit t: german, train, at 3228
      unit u: german, infantry, strength 3, movement 5, at 3228, aboard t
      unit k: german, cavalry, strength 3, movement 9, at 3228, aboard t
      hex 3228: town
      did load(u, t, 3228) in german_movement
      did load(k, t, 3228) in german_movement
      phase = german_movement
    ask value run_left(t)
    expect 40 by 18.24

  example "a regiment that was on it from the start does not hold it"
    given
      turn = 2
      unit t: german, train, at 3228
      unit u: german, infantry, strength 3, movement 1, at 3228, aboard t
      unit k: german, cavalry, strength 3, movement 9, at 3228, aboard t
      hex 3228: town
      did load(k, t, 3228) in german_movement
      phase = german_movement
    ask value run_left(t)
    expect 42 by 18.24

  example "five hexes with half a point left to an infantry regiment"
    given
      turn = 2
      board 3226 to 3234
      unit t: german, train, at 3228
      unit u: german, infantry, strength 3, movement 2.5, at 3228, aboard t
      edge 3228 3229: railway
      edge 3229 3230: railway
      edge 3230 3231: railway
      edge 3231 3232: railway
      edge 3232 3233: railway
      edge 3233 3234: railway
      did load(u, t, 3228) in german_movement
      phase = german_movement
    ask may march(t, 3233)
    expect yes by 3.1/phase-2

  example "and no sixth"
    given
      turn = 2
      board 3226 to 3234
      unit t: german, train, at 3228
      unit u: german, infantry, strength 3, movement 2.5, at 3228, aboard t
      edge 3228 3229: railway
      edge 3229 3230: railway
      edge 3230 3231: railway
      edge 3231 3232: railway
      edge 3232 3233: railway
      edge 3233 3234: railway
      did load(u, t, 3228) in german_movement
      phase = german_movement
    ask may march(t, 3234)
    expect no by 18.24

  example "not a hex farther when all points went on boarding"
    given
      unit t: german, train, at 3228
      unit u: german, infantry, strength 3, movement 2, at 3228, aboard t
      edge 3228 3229: railway
      did load(u, t, 3228) in german_movement
      phase = german_movement
    ask may step(t, 3228, 3229)
    expect no by 18.24

  example "no points for it at level 2 without supply"
    given
      turn = 2
      unit t: german, armour, movement 12, at 3228, marker supply_2
      unit r: german, train, at 3228
      hex 3228: city
      phase = german_movement
    ask may load(t, r, 3228)
    expect no by 18.24, 14.32

[18.24/conversion] Points into hexes
  | Each point that is left to infantry or artillery that is not motorized is worth 10 hexes by rail, to cavalry 7, to
  | mechanized units 5. A unit that gets off again has lost the points it rode on.
  see 18.24
  defect w39-L5 "artillery rides here with the infantry, while 18.21 loads it with the cavalry; as printed each"
  figure foot_rate = 10 in hexes
  figure horse_rate = 7 in hexes
  figure motor_rate = 5 in hexes
  amount rail_rate(unit U) in hexes "what a point of {U} is worth by rail"
  amount ridden(unit U) in hexes "how far {U} has gone by train since it got on"
  amount ride_left(unit U) in hexes "how far the points left to {U} carry it by train"
  action carry(unit U, hex A, hex B) "a train [carry|carried] {U} from {A} to {B}"
  path ride(unit U, hex G, hex H) "{U} [ride|rode] from {G} to {H}"
    from G to H by carry(U, A, B)
  permit carry(U, A, B) when did load(U, T, _) this phase and did step(T, A, B) this phase
  permit carry(U, A, B) when did load(U, T, _) this phase and did march(T, _) this phase and railway(A, B)
    unless did step(T, _, _) this phase
  set rail_rate(U) = foot_rate when U is infantry
  set rail_rate(U) = foot_rate when guns(U)
    unless mechanized(U)
  set rail_rate(U) = horse_rate when U is cavalry
  set rail_rate(U) = motor_rate when mechanized(U)
  set ridden(U) = cost(ride(U, G, H)) when did load(U, T, G) this phase and T is train and at(T) = H
    unless did unload(U, T, _) this phase
  set ridden(U) = cost(ride(U, G, H))
    when did load(U, T, G) this phase and T is train and did unload(U, T, H) this phase
  add ridden(U) / rail_rate(U) to spent_points(U) when did load(U, T, _) this phase and T is train
  dispute w39-18.24a "what half a point is worth"
    reading a preferred "the list is a rate: half a point is half as many hexes"
      set ride_left(U) = rail_rate(U) * (march_points(U) - spent_points(U))
    reading b "each whole point gives so many hexes, and a fraction gives none"
      set ride_left(U) = rail_rate(U) * whole(march_points(U) - spent_points(U) + ridden(U) / rail_rate(U)) - ridden(U)

  example "four points of infantry are forty hexes"
    given
      unit t: polish, train, at 3228
      unit u: polish, infantry, strength 6, movement 6, at 3228, aboard t
      did load(u, t, 3228) in polish_movement
      phase = polish_movement
    ask value ride_left(u)
    expect 40 by 18.24/conversion

  example "artillery costs four points to load, and then rides like infantry"
    given
      unit t: polish, train, at 3228
      unit g: polish, light_artillery, gunfire 1, movement 6, at 3228, aboard t
      did load(g, t, 3228) in polish_movement
      phase = polish_movement
    ask value ride_left(g)
    expect 20 by 18.24/conversion

  example "motorized guns ride like motorized units"
    given
      turn = 2
      unit t: german, train, at 3228
      unit g: german, motorized_artillery, gunfire 1, movement 12, at 3228, aboard t
      did load(g, t, 3228) in german_movement
      phase = german_movement
    ask value ride_left(g)
    expect 20 by 18.24/conversion

  example "five points of cavalry are 35 hexes"
    given
      unit t: polish, train, at 3228
      unit k: polish, cavalry, strength 3, movement 9, at 3228, aboard t
      did load(k, t, 3228) in polish_movement
      phase = polish_movement
    ask value ride_left(k)
    expect 35 by 18.24/conversion

  example "the train has run two hexes, with nobody counting them: the way by rail counts"
    given
      turn = 2
      board 3220 to 3232
      unit t: polish, train, at 3224
      unit u: polish, infantry, strength 3, movement 6, at 3224
      hex 3222: town
      edge 3222 3223: railway
      edge 3223 3224: railway
      did load(u, t, 3222) in polish_movement
      did march(t, 3224) in polish_movement
      did unload(u, t, 3224) in polish_movement
      phase = polish_movement
    ask value spent_points(u)
    expect 3.2 by 18.24/conversion

  example "two hexes of them have been run, and one before it got on"
    given
      unit t: polish, train, at 3230
      unit k: polish, cavalry, strength 3, movement 9, at 3230, aboard t
      edge 3227 3228: railway
      edge 3228 3229: railway
      edge 3229 3230: railway
      did step(t, 3227, 3228) in polish_movement
      did load(k, t, 3228) in polish_movement
      did step(t, 3228, 3229) in polish_movement
      did step(t, 3229, 3230) in polish_movement
      phase = polish_movement
    ask value ride_left(k)
    expect 33 by 18.24/conversion

  example "half a point"
    given
      unit t: polish, train, at 3228
      unit k: polish, cavalry, strength 3, movement 6.5, at 3228, aboard t
      did load(k, t, 3228) in polish_movement
      phase = polish_movement
    ask value ride_left(k)
    expect 17.5 by 18.24/conversion

  example "on in a town for 1, ten hexes for 1, off in the next town for 1: three of six are left"
    given
      unit t: polish, train, at 3239
      unit u: polish, infantry, strength 6, movement 6, at 3239
      hex 3229, 3239: town
      did load(u, t, 3229) in polish_movement
      did step(t, 3229, 3230) in polish_movement
      did step(t, 3230, 3231) in polish_movement
      did step(t, 3231, 3232) in polish_movement
      did step(t, 3232, 3233) in polish_movement
      did step(t, 3233, 3234) in polish_movement
      did step(t, 3234, 3235) in polish_movement
      did step(t, 3235, 3236) in polish_movement
      did step(t, 3236, 3237) in polish_movement
      did step(t, 3237, 3238) in polish_movement
      did step(t, 3238, 3239) in polish_movement
      did unload(u, t, 3239) in polish_movement
      phase = polish_movement
    ask value spent_points(u)
    expect 3 by 18.21, 18.24, 18.24/conversion

[18.3] Trains in detail
  commentary "heading"

[18.31] Loading in woods
  | Artillery, cavalry and mechanized units do not board in a wood, unless there is a town in it; a city serves as well.
  see 18.21, 18.24
  derived needs_ramp(unit U) "{U} [is|is not] barred from boarding in a wood"
  define needs_ramp(U) when guns(U)
  define needs_ramp(U) when U is cavalry
  define needs_ramp(U) when mechanized(U)
  forbid load(U, T, H) when T is train and needs_ramp(U) and H is wood or full_wood
    unless H is town or city

  example "a battery in a wood"
    given
      unit t: polish, train, at 3228
      unit g: polish, light_artillery, gunfire 1, movement 6, at 3228
      hex 3228: wood
      phase = polish_movement
    ask may load(g, t, 3228)
    expect no by 18.31

  example "cavalry in a wood all over"
    given
      unit t: polish, train, at 3228
      unit k: polish, cavalry, strength 3, movement 9, at 3228
      hex 3228: full_wood
      phase = polish_movement
    ask may load(k, t, 3228)
    expect no by 18.31

  example "tanks in a wood"
    given
      unit t: german, train, at 3228
      unit p: german, armour, strength 6, movement 12, at 3228
      hex 3228: wood
      phase = german_movement
    ask may load(p, t, 3228)
    expect no by 18.31

  example "infantry in a wood"
    given
      unit t: polish, train, at 3228
      unit u: polish, infantry, strength 6, movement 6, at 3228
      hex 3228: wood
      phase = polish_movement
    ask may load(u, t, 3228)
    expect yes by 3.1/phase-7

  example "cavalry in a town in the wood"
    given
      unit t: polish, train, at 3228
      unit k: polish, cavalry, strength 3, movement 9, at 3228
      hex 3228: wood, town
      phase = polish_movement
    ask may load(k, t, 3228)
    expect yes by 3.1/phase-7

  example "cavalry that gets off in a wood"
    given
      unit t: polish, train, at 3228
      unit k: polish, cavalry, strength 3, movement 9, at 3228, aboard t
      hex 3228: wood
      phase = polish_movement
    ask may unload(k, t, 3228)
    expect yes by 3.1/phase-7

[18.32] Units on a train that is attacked
  | Ground units that attack find 1 SP on it, whatever it carries. What a forced retreat does is said again, and otherwise.
  see 18.13
  dispute w39-C14 "whether every forced retreat destroys a loaded train, or only one without rails to go by"
    reading a preferred "18.13 is the more exact; this is the sentence of the older edition, where rails were no way out"
    reading b "as it is printed here"
      define annihilated(T) when T is train and aboard(_) = T and beaten(X, T)
        unless did stay(T, X) this phase
        unless long_over(X)
  dispute w39-18.32a "whether the 1 SP is that of the whole train"
    reading a preferred "18.13 gives the train 1 SP with the units it carries"
      set fighting_strength(U, X) = 0 instead of 8.4b, 22.14 when aboard(U) = T and T is train and target(X, U)
    reading b "18.13 speaks of the train and this clause of the units: each has a point"
      set fighting_strength(U, X) = 1 instead of 8.4b, 22.14 when aboard(U) = T and T is train and target(X, U)
  dispute w39-18.32b "whether a unit that is being carried attacks and has a zone"
    reading a preferred "7.12 lists the units without a zone, and nothing here adds to them"
    reading b "what is loaded is part of its train until it is unloaded"
      define zoneless(U) when aboard(U) = _

  example "two regiments of six, and a panicked battalion"
    given
      unit a: german, infantry, strength 3, at 3228
      unit t: polish, train, at 3229
      unit u, v: polish, infantry, strength 6, at 3229, aboard t
      unit w: polish, infantry, strength 2, at 3229, aboard t, panicked
      battle x: attacker a, target t + u + v + w
      phase = german_attack
    ask value defence_total(x)
    expect 1 by 18.13, 18.32

  example "rails lead away: one reading lets the train go"
    given
      board 3026 to 3435
      unit a: german, infantry, strength 3, at 3228
      unit t: polish, train, at 3229
      unit u: polish, infantry, strength 6, at 3229, aboard t
      edge 3229 3230: railway
      edge 3230 3231: railway
      battle x: attacker a, target t + u
      combat_die(x) = 5
      phase = german_attack
    ask what happens to t
    expect nothing

  example "a regiment on a train beside the enemy"
    given
      unit e: german, infantry, strength 3, at 3228
      unit t: polish, train, at 3229
      unit u: polish, infantry, strength 6, at 3229, aboard t
    ask is in_zoc(e, u)
    expect yes by 7.11

[18.33] Destroying an empty train
  | An enemy unit may come onto the hex of an empty train where no other enemy stands, and destroys it for 1 MP. Under attack
  | it is gone at once.
  see 18.14, 18.15, 4.21
  figure wreck_cost = 1 in mp
  defect w39-C14a "repeats 18.14 and 18.15, without the pursuit that 18.15 has"
  define run_over(U, B)
    when enemy(U, T) and at(T) = B and every F where enemy(U, F) and at(F) = B and F is not air has empty_train(F)
    unless U is train
  add wreck_cost * count(T where did wreck(U, T) this phase) to spent_points(U)
  forbid wreck(U, _) when own_phase(U, movement) and wreck_cost > march_points(U) - spent_points(U)

  example "onto the hex of an empty train"
    given
      unit k: german, cavalry, movement 9, at 3228
      unit t: polish, train, at 3229
      phase = german_movement
    ask may step(k, 3228, 3229)
    expect yes not by 4.21

  example "a battalion stands beside it"
    given
      unit k: german, cavalry, movement 9, at 3228
      unit t: polish, train, at 3229
      unit u: polish, infantry, at 3229
      phase = german_movement
    ask may step(k, 3228, 3229)
    expect no by 4.21

  example "a battalion sits on it"
    given
      unit k: german, cavalry, movement 9, at 3228
      unit t: polish, train, at 3229
      unit u: polish, infantry, strength 3, aboard t
      phase = german_movement
    ask may step(k, 3228, 3229)
    expect no by 4.21

  example "trains do not run each other over"
    given
      unit s: german, train, at 3228
      unit t: polish, train, at 3229
      edge 3228 3229: railway
      phase = german_movement
    ask may step(s, 3228, 3229)
    expect no by 4.21

  example "one hex and one train: two points"
    given
      unit k: german, cavalry, movement 9, at 3229
      unit t: polish, train, at 3229
      did step(k, 3228, 3229) in german_movement
      did wreck(k, t) in german_movement
      phase = german_movement
    ask value spent_points(k)
    expect 2 by 18.33

  example "the last point went on the hex"
    given
      unit k: german, cavalry, movement 1, at 3229
      unit t: polish, train, at 3229
      did step(k, 3228, 3229) in german_movement
      phase = german_movement
    ask may wreck(k, t)
    expect no by 18.33

[18.34] How many trains, and where
  | The scenario says how many trains a side has and where they are set up. Of those printed none does.
  see 18.0
  defect w39-R13 "none of the printed scenarios gives a number or a place"
  table train_number(side S) -> number not printed "the scenario; none of the four printed ones has it"
  amount trains_given(side S) "the number of trains that {S} have"
  set trains_given(S) = train_number(S)

  example "the Polish trains"
    given
      turn = 1
    ask value trains_given(poles)
    expect unknown for train_number
