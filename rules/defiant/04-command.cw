[4.0] Who may act
  | Combat units move and attack only when a headquarters has activated them, and only while its chit is being played. Chance
  | events (2.5.2) are the exception.
  see 2.5.2, 4.1.1, 4.2.5
  given chit_in_play(unit Q) "the chit of {Q} [is|is not] being played"
  derived active(unit U)     "{U} [is|is not] activated"
  define active(U) when did activate(_, U) this turn
  deny active(U) when chit_in_play(Q)
    unless did activate(Q, U) this turn
  forbid step(U, _, _) when now(movement_segment) and U is not hq
    unless active(U)
  forbid attack(U, _) when now(combat_segment)
    unless active(U)

  example "nobody has activated it"
    given
      unit u: german, infantry, attack_strength 3, at 1208
      unit e: polish, infantry, defence_strength 2, at 1209
      phase = combat_segment
    ask may attack(u, e)
    expect no by 4.0

  example "it was activated with an earlier chit"
    given
      unit q, r: german, hq, at 1207
      unit u: german, infantry, attack_strength 3, at 1208
      unit e: polish, infantry, defence_strength 2, at 1209
      did activate(q, u) in command_segment
      chit_in_play(r)
      phase = combat_segment
    ask may attack(u, e)
    expect no by 4.0

  example "the chit that activated it is being played"
    given
      unit q: german, hq, at 1207
      unit u: german, infantry, attack_strength 3, at 1208
      did activate(q, u) in command_segment
      chit_in_play(q)
      phase = combat_segment
    ask is active(u)
    expect yes by 4.0

  example "no move either"
    given
      unit u: german, infantry, attack_strength 3, at 1208
      phase = movement_segment
    ask may step(u, 1208, 1209)
    expect no by 4.0
