[3.0] Everything in its phase
  | What a phase does not provide for is not done in it.
  see 8.32
  forbid counter_attack(U, _) unless own_phase(U, counter)

  example "no counter-attack in the attack phase"
    given
      unit u: polish, infantry, at 3228
      unit e: german, infantry, at 3229
      phase = polish_attack
    ask may counter_attack(u, e)
    expect no by 3.0

[3.1] Whose phase it is
  | Nine phases, most of them the Germans' or the Poles' own.
  define side(U) = germans when U is german
  define side(U) = poles when U is polish
  define enemy(U, E) when side(U) = germans and side(E) = poles
  define own_phase(U, K) when side(U) = S and phase_of(K, S)

  example "a German"
    given
      unit u: german, infantry
    ask value side(u)
    expect germans by 3.1

  example "a Pole"
    given
      unit u: polish, infantry
    ask value side(u)
    expect poles by 3.1

  example "a Pole and a German"
    given
      unit u: polish, infantry
      unit e: german, infantry
    ask is enemy(u, e)
    expect yes by 3.1

  example "Poles strike back after the German attack"
    given
      unit u: polish, infantry
      phase = polish_counter
    ask is own_phase(u, counter)
    expect yes by 3.1

  example "two Poles"
    given
      unit u, v: polish, infantry
    ask is enemy(u, v)
    expect no

  example "two Germans"
    given
      unit u, v: german, infantry
    ask is enemy(u, v)
    expect no

  example "not the Germans' phase"
    given
      unit u: german, infantry
      phase = polish_counter
    ask is own_phase(u, counter)
    expect no
