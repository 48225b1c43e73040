[12.0] Game options
  commentary "heading"

[12.3] Unfriendly neutrals
  | The neighbours close their borders to the Poles: no internment. The Poles are given 8 victory points.
  option unfriendly_neutrals "Unfriendly Neutrals"
  except 6.54
  forbid evacuate(U, _) when U is polish
  (effect) add 8 to victory_points(poles)

  example "Warszawa has fallen, the borders stay shut"
    given
      option = unfriendly_neutrals
      unit u: polish, infantry, division, factor 3, at 3228
      unit g: german, infantry, division, factor 4, at 3010
      hex 3010: city, poland, place warszawa
      hex 3229: clear, romania
      turn = 6
      phase = operations_phase
      did enter(g, 3010) in operations_phase of turn 5
    ask may evacuate(u, 3229)
    expect no by 12.3

  example "nobody is interned either"
    given
      option = unfriendly_neutrals
      unit u: polish, infantry, division, factor 3, at 3228
      phase = operations_phase
      did evacuate(u, 3229) in operations_phase
    ask what happens to u
    expect nothing

  example "before anything is scored"
    given
      option = unfriendly_neutrals
      turn = 1
    ask value victory_points(poles)
    expect 8 by 12.3/effect

[12.8] The Romanian bridgehead
  | Poland fights on with its back to Romania. There is no internment, no Soviet intervention and no surrender; Cernauti is a
  | source of supply; the game lasts 20 turns. The Axis player is given 20 victory points.
  option romanian_bridgehead "Romanian Bridgehead"
  figure last_turn_played = 20
  (1) except 6.54
  (1) forbid evacuate(U, _) when U is polish
  (2) define source(Q, H) when Q is polish and place(H) = cernauti
  (3) except 9.31
  (3) forbid draw_chit(Q) when Q is soviet
  (4) except 9.5 to 9.5/full-strength
  (5) except 10.0 on end_game()
  (5) cause end_game() at end of turn_end_phase when turn = last_turn_played
  add 20 to victory_points(axis)
  dispute lig-16 "whether full-strength Polish divisions left on turn 20 are scored as lost"
    reading a preferred "9.5, which says so, is cancelled as a whole"
    reading b "only the surrender is cancelled, and the points are counted as ever"
      define scored_as_lost(U) when did end_game() this turn and U is polish and U is division and at(U) = _
        unless reduced(U)

  example "no internment after the fall of Warszawa"
    given
      option = romanian_bridgehead
      unit u: polish, infantry, division, factor 3, at 3228
      unit g: german, infantry, division, factor 4, at 3010
      hex 3010: city, poland, place warszawa
      hex 3229: clear, romania
      turn = 6
      phase = operations_phase
      did enter(g, 3010) in operations_phase of turn 5
    ask may evacuate(u, 3229)
    expect no by 12.8/1

  example "nor is anybody interned"
    given
      option = romanian_bridgehead
      unit u: polish, infantry, division, factor 3, at 3228
      phase = operations_phase
      did evacuate(u, 3229) in operations_phase
    ask what happens to u
    expect nothing

  example "supply comes from Cernauti"
    given
      option = romanian_bridgehead
      unit q: polish, hq, army, factor 1, bracketed, at 3228
      hex 3229: city, romania, place cernauti
      edge 3228 3229: road
    ask is hq_supplied(q)
    expect yes by 8.2, 8.2/3, 12.8/2

  example "without the option it does not"
    given
      unit q: polish, hq, army, factor 1, bracketed, at 3228
      hex 3229: city, romania, place cernauti
      edge 3228 3229: road
    ask is hq_supplied(q)
    expect no

  example "the Soviets stay out"
    given
      option = romanian_bridgehead
      turn = 8
      phase = initial_phase
    ask what happens
    expect nothing

  example "Warszawa falls and nobody rolls"
    given
      option = romanian_bridgehead
      hex 3010: city, poland, place warszawa, last_through axis
      turn = 15
      phase = initial_phase
    ask must roll_surrender(poles)
    expect silent

  example "nor does a low roll end the war"
    given
      option = romanian_bridgehead
      hex 3010: city, poland, place warszawa, last_through axis
      turn = 15
      phase = initial_phase
      surrender_die = 1
    ask what happens
    expect nothing

  example "the old end of the game does not apply"
    given
      option = romanian_bridgehead
      turn = 7
      phase = operations_phase
      did surrender(poles) in initial_phase
    ask what happens at end of operations_phase
    expect nothing

  example "turn 20 is the last"
    given
      option = romanian_bridgehead
      turn = 20
      phase = turn_end_phase
    ask what happens at end of turn_end_phase
    expect end_game() by 12.8/5

  example "turn 19 is not"
    given
      option = romanian_bridgehead
      turn = 19
      phase = turn_end_phase
    ask what happens at end of turn_end_phase
    expect nothing

  example "a full division on the map at the end of turn 20"
    given
      option = romanian_bridgehead
      unit u: polish, infantry, division, factor 3, at 3228
      turn = 20
      phase = turn_end_phase
      did end_game() in turn_end_phase
    ask is scored_as_lost(u)
    expect no

  example "no Soviet chit is in the cup"
    given
      option = romanian_bridgehead
      unit q: soviet, hq, front, factor 1, bracketed, at 3228
      turn = 9
      phase = operations_phase
    ask may draw_chit(q)
    expect no by 12.8/3

  example "Cernauti is no use when an enemy sits on the road"
    given
      option = romanian_bridgehead
      unit q: polish, hq, army, factor 1, bracketed, at 3228
      unit e: german, infantry, division, factor 4, at 3229
      hex 3230: city, romania, place cernauti
      edge 3228 3229: road
      edge 3229 3230: road
    ask is hq_supplied(q)
    expect no

  example "before anything is scored"
    given
      option = romanian_bridgehead
      turn = 1
    ask value victory_points(axis)
    expect 20 by 12.8
