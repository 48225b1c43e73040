[10.0] Victory
  | A surrender ends the game when the Operations Phase of its turn is over; then points are counted.
  see 9.5
  event end_game() "the game [end|ended]"
  amount victory_points(side S) in vp "the victory points of the {S} side"
  cause end_game() at end of operations_phase when did surrender(poles) this turn
  set victory_points(S) = 0

  example "Poland surrendered this turn"
    given
      turn = 7
      phase = operations_phase
      did surrender(poles) in initial_phase
    ask what happens at end of operations_phase
    expect end_game() by 10.0

  example "nothing has been scored"
    given
      turn = 3
      phase = operations_phase
    ask value victory_points(poles)
    expect 0 by 10.0

[10.0/axis-1] Axis: Polish divisions
  | One point for each eliminated Polish division, those scored as lost included.
  see 9.5/full-strength
  define scored_as_lost(U) when did eliminate(U) and U is polish and U is division
  add count(U where scored_as_lost(U)) to victory_points(axis)

  example "two divisions and a brigade"
    given
      unit a, b: polish, infantry, division, factor 3
      unit c: polish, cavalry, brigade, factor 2
      turn = 3
      phase = operations_phase
      did eliminate(a) in operations_phase of turn 2
      did eliminate(b) in operations_phase of turn 3
      did eliminate(c) in operations_phase of turn 3
    ask value victory_points(axis)
    expect 2 by 10.0/axis-1

  example "a full division left at the surrender"
    given
      unit a: polish, infantry, division, factor 3, at 3228
      unit b: polish, infantry, division, factor 1, reduced, at 3229
      turn = 7
      phase = operations_phase
      did surrender(poles) in initial_phase
      did end_game() in operations_phase
    ask value victory_points(axis)
    expect 1 by 10.0/axis-1, 9.5/full-strength
