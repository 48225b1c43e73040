[3.0] Order of a turn
  | The Germans move as many units as they like, then fight those they are engaged with; the Poles do the same, and the next turn
  | begins. Nobody moves or attacks outside his own two phases.
  see 4.0, 5.0
  define own_phase(U, K) when side(U) = S and phase_of(K, S)
  excuse step(U, _, _) when own_phase(U, movement)
  otherwise forbid step, attack

  example "Polish units in the Polish half"
    given
      unit p: polish, infantry
      phase = polish_combat
    ask is own_phase(p, combat)
    expect yes by 3.0

  example "nobody moves for the enemy"
    given
      unit p: polish, infantry
      phase = german_movement
    ask is own_phase(p, movement)
    expect no

  example "no march in the enemy's phase"
    given
      unit i: german, infantry, movement_power 4, at 1208
      hex 1209: open_ground
      phase = polish_movement
    ask may step(i, 1208, 1209)
    expect no by 3.0

  example "no attack from afar"
    given
      unit g: german, infantry, at 1208
      unit p: polish, infantry, at 1210
      phase = german_combat
    ask may attack(g, p)
    expect no by 3.0

  example "nor while moving is going on"
    given
      unit g: german, infantry, at 1208
      unit p: polish, infantry, at 1209
      phase = german_movement
    ask may attack(g, p)
    expect no by 3.0

  example "nobody has to move"
    given
      unit i: german, infantry, movement_power 4, at 1208
      phase = german_movement
    ask must step(i, 1208, 1209)
    expect need not by 3.0

  example "after the Polish combat phase the Germans move again"
    given
      turn = 2
      phase = polish_combat
    ask next
    expect german_movement
