[3.0] Order of a turn
  | The Germans move, then fight; the Poles move, then fight.
  define own_phase(U, K) when side(U) = S and phase_of(K, S)

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
