[19.0] Transport columns
  | Some games have them, to carry units where no train can run. What 18.0 says of a train as a means of transport holds for a
  | column too: it serves its own side, and is no unit in the sense of 2.2.
  see 3.1/phase-7, 18.0
  define transport(C) when C is transport_column
  defect w39-19.0a "gives a column no movement points and names no side that has any; 3.1 lets only Poles board one"

  example "a captured column"
    given
      unit u: polish, infantry, strength 3, movement 6, at 3228
      unit c: german, transport_column, at 3228
      phase = polish_movement
    ask may load(u, c, 3228)
    expect no by 18.0, 19.0

  example "a column controls no hex"
    given
      unit c: polish, transport_column, at 3228
    ask is zoc(c, 3229)
    expect no by 7.12, 18.0, 19.0

  example "an empty column beside an attacker may be left alone"
    given
      unit u: german, infantry, strength 6, at 3228
      unit e: polish, infantry, strength 3, at 3229
      unit c: polish, transport_column, at 3227
      battle x: attacker u, target e
      phase = german_attack
    ask is left_out(c)
    expect no by 18.0, 19.0

  example "one with a battalion on it may not"
    given
      unit u: german, infantry, strength 6, at 3228
      unit e: polish, infantry, strength 3, at 3229
      unit c: polish, transport_column, at 3227
      unit v: polish, infantry, strength 3, aboard c
      battle x: attacker u, target e
      phase = german_attack
    ask is left_out(c)
    expect yes by 8.22

[19.0/loading] On and off a column
  | A unit boards on the column's hex for 2 MP; a column holds 6 SP of infantry. It may get off in the same phase, for nothing,
  | and go on with the points it has left, though its player had let go of it (4.26); until then it goes where the column goes,
  | and has moved when the column has.
  see 18.24, 3.1/phase-7, 4.26, 11.11, 18.12
  figure column_limit = 6 in sp
  figure column_price = 2 in mp
  term column_limit "what a column holds"
  term column_price "the price of boarding"
  amount column_load(unit C) in sp "the SP aboard {C}"
  set column_load(C) = sum(strength(U) for U where aboard(U) = C) when C is transport_column
  forbid load(U, C, _) when C is transport_column and U is not infantry
  forbid load(U, C, _) when C is transport_column and column_load(C) + strength(U) > column_limit
  forbid load(U, C, H) when C is transport_column
    unless alongside(U, C, H)
  forbid load(U, C, _) when C is transport_column and aboard(U) = _
  forbid load(U, C, _) when C is transport_column and column_price > march_points(U) - spent_points(U)
  forbid unload(U, C, H) when C is transport_column
    unless aboard(U) = C and at(C) = H
  forbid step(U, _, _) when aboard(U) = C and C is transport_column
    unless did unload(U, C, _) this phase
  except 4.26 on step(U, _, _) when did unload(U, C, _) this phase and C is transport_column
  define rode(U) when aboard(U) = C and C is transport_column and did step(C, _, _) this turn
  define rode(U) when aboard(U) = C and C is transport_column and did march(C, _) this turn
  define rode(U) when did unload(U, C, _) this turn and C is transport_column and did step(C, _, _) this turn
  define rode(U) when did unload(U, C, _) this turn and C is transport_column and did march(C, _) this turn
  add column_price to spent_points(U) when did load(U, C, _) this phase and C is transport_column
  add 0 to spent_points(U) when did unload(U, C, _) this phase and C is transport_column

  example "two battalions of three"
    given
      unit c: polish, transport_column, at 3228
      unit u: polish, infantry, strength 3, at 3228, aboard c
      unit v: polish, infantry, strength 3, movement 6, at 3228
      phase = polish_movement
    ask may load(v, c, 3228)
    expect yes by 3.1/phase-7

  example "seven SP"
    given
      unit c: polish, transport_column, at 3228
      unit u: polish, infantry, strength 4, at 3228, aboard c
      unit v: polish, infantry, strength 3, movement 6, at 3228
      phase = polish_movement
    ask may load(v, c, 3228)
    expect no by 19.0/loading

  example "two columns, and seven SP"
    given
      unit c, d: polish, transport_column, at 3228
      unit u: polish, infantry, strength 4, at 3228, aboard c
      unit v: polish, infantry, strength 3, movement 6, at 3228
      phase = polish_movement
    ask may load(v, d, 3228)
    expect yes by 3.1/phase-7

  example "what is aboard"
    given
      unit c: polish, transport_column, at 3228
      unit u: polish, infantry, strength 4, at 3228, aboard c
    ask value column_load(c)
    expect 4 by 19.0/loading

  example "horses do not fit"
    given
      unit c: polish, transport_column, at 3228
      unit k: polish, cavalry, strength 3, movement 9, at 3228
      phase = polish_movement
    ask may load(k, c, 3228)
    expect no by 19.0/loading

  example "the column waits one hex farther"
    given
      unit c: polish, transport_column, at 3229
      unit u: polish, infantry, strength 3, movement 6, at 3228
      phase = polish_movement
    ask may load(u, c, 3228)
    expect no by 19.0/loading

  example "a battalion that sits on a train"
    given
      unit c: polish, transport_column, at 3228
      unit t: polish, train, at 3228
      unit u: polish, infantry, strength 3, movement 6, at 3228, aboard t
      phase = polish_movement
    ask may load(u, c, 3228)
    expect no by 19.0/loading

  example "one point is not enough"
    given
      unit c: polish, transport_column, at 3229
      unit u: polish, infantry, strength 3, movement 2, at 3229
      did step(u, 3228, 3229) in polish_movement
      phase = polish_movement
    ask may load(u, c, 3229)
    expect no by 19.0/loading

  example "a wood makes no difference"
    given
      unit c: polish, transport_column, at 3228
      unit u: polish, infantry, strength 3, movement 2, at 3228
      hex 3228: wood
      phase = polish_movement
    ask may load(u, c, 3228)
    expect yes by 3.1/phase-7

  example "getting off another column than one's own"
    given
      unit c, d: polish, transport_column, at 3228
      unit u: polish, infantry, strength 3, movement 6, at 3228, aboard c
      phase = polish_movement
    ask may unload(u, d, 3228)
    expect no by 19.0/loading

  example "off again in the same phase"
    given
      unit c: polish, transport_column, at 3231
      unit u: polish, infantry, strength 3, movement 6, at 3231, aboard c
      did load(u, c, 3228) in polish_movement
      phase = polish_movement
    ask may unload(u, c, 3231)
    expect yes by 3.1/phase-7

  example "four points are left to it"
    given
      board 3226 to 3239
      unit c: polish, transport_column, at 3231
      unit u: polish, infantry, strength 3, movement 6, at 3231
      did load(u, c, 3228) in polish_movement
      did unload(u, c, 3231) in polish_movement
      phase = polish_movement
    ask may march(u, 3235)
    expect yes by 3.1/phase-7

  example "and no fifth"
    given
      board 3226 to 3239
      unit c: polish, transport_column, at 3231
      unit u: polish, infantry, strength 3, movement 6, at 3231
      did load(u, c, 3228) in polish_movement
      did unload(u, c, 3231) in polish_movement
      phase = polish_movement
    ask may march(u, 3236)
    expect no by 4.22

  example "though its player had let go of it when it boarded"
    given
      unit c: polish, transport_column, at 3231
      unit u: polish, infantry, strength 3, movement 6, at 3231
      did let_go(u) in polish_movement
      did load(u, c, 3228) in polish_movement
      did unload(u, c, 3231) in polish_movement
      phase = polish_movement
    ask may step(u, 3231, 3232)
    expect yes by 3.1/phase-7, 19.0/loading

  example "getting off is free"
    given
      unit c: polish, transport_column, at 3231
      unit u: polish, infantry, strength 3, movement 6, at 3231
      did unload(u, c, 3231) in polish_movement
      phase = polish_movement
    ask value spent_points(u)
    expect 0 by 19.0/loading

  example "no marching off without getting off"
    given
      unit c: polish, transport_column, at 3228
      unit u: polish, infantry, strength 3, movement 6, at 3228, aboard c
      phase = polish_movement
    ask may step(u, 3228, 3229)
    expect no by 19.0/loading

  example "once it is off"
    given
      unit c: polish, transport_column, at 3228
      unit u: polish, infantry, strength 3, movement 6, at 3228, aboard c
      did unload(u, c, 3228) in polish_movement
      phase = polish_movement
    ask may step(u, 3228, 3229)
    expect yes by 3.1/phase-7

  example "a battalion that rode on a column has moved"
    given
      unit k: polish, transport_column, at 3228
      unit u: polish, infantry, strength 3, movement 6, at 3228, aboard k
      did step(k, 3227, 3228) in polish_movement
      phase = polish_digging
    ask may dig_in(u)
    expect no by 18.12, 19.0/loading

  example "so it has when nobody counted the hexes"
    given
      unit k: polish, transport_column, at 3228
      unit u: polish, infantry, strength 3, movement 6, at 3228, aboard k
      did march(k, 3228) in polish_movement
      phase = polish_digging
    ask may dig_in(u)
    expect no by 18.12, 19.0/loading

  example "and when it has got off"
    given
      unit k: polish, transport_column, at 3228
      unit u: polish, infantry, strength 3, movement 6, at 3228
      did step(k, 3227, 3228) in polish_movement
      did unload(u, k, 3228) in polish_movement
      phase = polish_digging
    ask may dig_in(u)
    expect no by 18.12, 19.0/loading

  example "or both"
    given
      unit k: polish, transport_column, at 3228
      unit u: polish, infantry, strength 3, movement 6, at 3228
      did march(k, 3228) in polish_movement
      did unload(u, k, 3228) in polish_movement
      phase = polish_digging
    ask may dig_in(u)
    expect no by 18.12, 19.0/loading

  example "a column that stood still has carried nobody away"
    given
      unit k: polish, transport_column, at 3228
      unit u: polish, infantry, strength 3, movement 6, at 3228
      did unload(u, k, 3228) in polish_movement
      phase = polish_digging
    ask may dig_in(u)
    expect yes by 3.1/phase-8

[19.0/attacked] A column that is attacked
  | It is eliminated at once, and the units on it fight with 1 SP.
  see 18.14, 18.32
  cause eliminate(C) when C is transport_column and did attack(_, C) this phase
  dispute w39-19.0b "whether the 1 SP is for all units on the column together"
    reading a preferred "the words are those of 18.32, where 18.13 gives the whole train 1 SP"
      set fighting_strength(U, X) = 1 / count(V where aboard(V) = C and target(X, V)) instead of 8.4b, 22.14
        when aboard(U) = C and C is transport_column and target(X, U)
    reading b "each unit has its point"
      set fighting_strength(U, X) = 1 instead of 8.4b, 22.14
        when aboard(U) = C and C is transport_column and target(X, U)

  example "a column under attack"
    given
      unit a: german, infantry, strength 6, at 3228
      unit c: polish, transport_column, at 3229
      unit u: polish, infantry, strength 3, at 3229, aboard c
      battle x: attacker a, target c + u
      did fight(x) in german_attack
      combat_die(x) = 6
      phase = german_attack
    ask what happens to c
    expect eliminate(c) by 19.0/attacked

  example "six SP on it, in two battalions, one in panic"
    given
      unit a: german, infantry, strength 6, at 3228
      unit c: polish, transport_column, at 3229
      unit u: polish, infantry, strength 3, at 3229, aboard c
      unit v: polish, infantry, strength 3, at 3229, aboard c, panicked
      battle x: attacker a, target c + u + v
      phase = german_attack
    ask value ratio(x)
    expect 6:1 by 19.0/attacked
