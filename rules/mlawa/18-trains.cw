[18.0] Transport trains
  | The Poles have trains, one counter each, and each carries 6 SP. A train is none of the units of 2.2 and controls no hex.
  see 2.2/unit-types, 7.12
  defect mla-18.0 "this game has none of the counters: the position has to say where a train stands"
  figure train_limit = 6 in sp
  amount train_load(unit T) in sp "the SP aboard {T}"
  set train_load(T) = sum(strength(U) for U where aboard(U) = T)
  forbid load(_, T, _) unless T is polish
  forbid load(U, T, _) when train_load(T) + strength(U) > train_limit
  define zoneless(T) when T is train

  example "a regiment of six"
    given
      unit t: polish, train, at 3228
      unit u: polish, infantry, strength 6, movement 6, at 3228
      phase = polish_movement
    ask may load(u, t, 3228)
    expect yes by 18.1

  example "a battalion on top of it"
    given
      unit t: polish, train, at 3228
      unit u: polish, infantry, strength 6, at 3228, aboard t
      unit v: polish, infantry, strength 2, movement 6, at 3228
      phase = polish_movement
    ask may load(v, t, 3228)
    expect no by 18.0

  example "a German train"
    given
      unit t: german, train, at 3228
      unit u: german, infantry, strength 2, movement 6, at 3228
      phase = german_movement
    ask may load(u, t, 3228)
    expect no by 18.0

  example "a train controls no hex"
    given
      unit t: polish, train, at 3228
    ask is zoc(t, 3229)
    expect no by 7.12, 18.0

[18.1] Getting on
  | In its own movement phase a unit boards a train that stands on its hex. Infantry pays 1 MP for it, artillery and cavalry 4,
  | armour 10. In the next stage the train runs, and what it carries with it.
  see 4.22, 18.0
  defect mla-18.1 "how a unit leaves a train is not said"
  action load(unit U, unit T, hex H) "{U} [board|boarded] {T} on {H}"
  also load "{U} [get on|got on] {T}", "{U} [get onto|got onto] {T}"
  figure foot_loading = 1 in mp
  figure horse_loading = 4 in mp
  figure tank_loading = 10 in mp
  amount loading_cost(unit U) in mp "what it costs {U} to board a train"
  term unlisted_loading "price of boarding for other arms"
  table unlisted_loading(arm A) -> number not printed "18.1 has no price for motorized infantry, reconnaissance, machine guns and headquarters"
  permit load(U, T, H) when own_phase(U, movement) and T is train and side(T) = side(U) and at(U) = H and at(T) = H
  otherwise forbid load
  set loading_cost(U) = foot_loading when U is infantry
  set loading_cost(U) = horse_loading when U is cavalry
  set loading_cost(U) = horse_loading when guns(U)
  set loading_cost(U) = tank_loading when U is armour
  set loading_cost(U) = unlisted_loading(arm(U)) when U is motorized or recon or machine_gun or hq
  forbid load(U, _, _) when loading_cost(U) > march_points(U) - spent_points(U)
  add loading_cost(U) to spent_points(U) when did load(U, _, _) this phase
  forbid step(U, _, _) when did load(U, _, _) this turn
  forbid step(T, _, _) when did load(_, T, _) this turn

  example "from the next hex"
    given
      unit t: polish, train, at 3229
      unit u: polish, infantry, strength 6, movement 6, at 3228
      phase = polish_movement
    ask may load(u, t, 3228)
    expect no by 18.1

  example "infantry"
    given
      unit u: polish, infantry
    ask value loading_cost(u)
    expect 1 by 18.1

  example "cavalry"
    given
      unit k: polish, cavalry
    ask value loading_cost(k)
    expect 4 by 18.1

  example "a battery"
    given
      unit g: polish, artillery, gunfire 1
    ask value loading_cost(g)
    expect 4 by 18.1

  example "tanks"
    given
      unit t: polish, armour
    ask value loading_cost(t)
    expect 10 by 18.1

  example "machine guns"
    given
      unit m: polish, machine_gun
    ask value loading_cost(m)
    expect unknown for unlisted_loading

  example "nine points are not enough for tanks"
    given
      unit t: polish, train, at 3228
      unit a: polish, armour, strength 3, movement 9, at 3228
      phase = polish_movement
    ask may load(a, t, 3228)
    expect no by 18.1

  example "what boarding takes"
    given
      unit t: polish, train, at 3228
      unit k: polish, cavalry, strength 3, movement 9, at 3228
      did load(k, t, 3228) in polish_movement
      phase = polish_movement
    ask value spent_points(k)
    expect 4 by 18.1

  example "who is aboard does not walk"
    given
      unit t: polish, train, at 3228
      unit u: polish, infantry, strength 3, movement 6, at 3228
      did load(u, t, 3228) in polish_movement
      phase = polish_movement
    ask may step(u, 3228, 3229)
    expect no by 18.1

  example "the train waits for the next stage"
    given
      unit t: polish, train, movement 40, at 3228
      unit u: polish, infantry, strength 3, movement 6, at 3228
      edge 3228 3229: railway
      did load(u, t, 3228) in polish_movement
      phase = polish_movement
    ask may step(t, 3228, 3229)
    expect no by 18.1

  example "and runs then"
    given
      turn = 2
      unit t: polish, train, movement 40, at 3228
      unit u: polish, infantry, strength 3, movement 6, at 3228, aboard t
      edge 3228 3229: railway
      did load(u, t, 3228) in polish_movement of turn 1
      phase = polish_movement
    ask may step(t, 3228, 3229)
    expect yes by 3.1/phase-6

[18.11] By rail only
  | Trains run on tracks.
  defect mla-18.11 "neither the movement points of a train are said, save that half of them is 20 (10.31), nor what a hex costs it"
  forbid step(T, A, B) when T is train
    unless railway(A, B)

  example "where the rails end"
    given
      unit t: polish, train, movement 40, at 3228
      edge 3228 3229: main_road
      phase = polish_movement
    ask may step(t, 3228, 3229)
    expect no by 18.11

[18.12] A train that is attacked
  | With all it carries a train defends with 1 SP. When a retreat is forced on it, the train and the units on it are eliminated.
  see 8.4b, 8.51/B1-B4, 8.52
  defect mla-M6 "prints movement point for strength point"
  figure train_defence = 1 in sp
  derived derailed(unit T) "{T} [is|is not] lost with all it carries"
  set fighting_strength(T, X) = train_defence instead of 8.4b when T is train and target(X, T)
  set fighting_strength(U, X) = 0 instead of 8.4b when target(X, U) and aboard(U) = T and T is train
  cause eliminate(T) when derailed(T)
  cause eliminate(U) when aboard(U) = T and derailed(T)
  define settled_with(X, T) when target(X, T) and T is train and did eliminate(T) this phase
  define settled_with(X, U) when target(X, U) and aboard(U) = T and T is train and did eliminate(T) this phase
  dispute mla-18.12 "whether it may stand fast at a price"
    reading stand preferred "who stands fast (8.52) is not forced to retreat"
      define derailed(T) when T is train and beaten(X, T) and did fight(X) this phase
        unless did stay(T, X) this phase
    reading lost "a result that calls for a retreat is enough: so the words on units aboard, who could never pay"
      define derailed(T) when T is train and beaten(X, T) and did fight(X) this phase

  example "six SP on a train are worth one"
    given
      unit a: german, infantry, strength 3, at 3228
      unit t: polish, train, at 3229
      unit u: polish, infantry, strength 6, at 3229, aboard t
      battle x: attacker a, target t + u
      phase = german_attack
    ask value ratio(x)
    expect 3:1 by 8.4b, 18.12

  example "the train is lost"
    given
      board 3026 to 3435
      unit a: german, infantry, strength 3, at 3228
      unit t: polish, train, strength 1, at 3229
      unit u: polish, infantry, strength 6, at 3229, aboard t
      battle x: attacker a, target t + u
      combat_die(x) = 2
      did fight(x) in german_attack
      phase = german_attack
    ask what happens to t
    expect eliminate(t) by 18.12

  example "and the regiment on it"
    given
      board 3026 to 3435
      unit a: german, infantry, strength 3, at 3228
      unit t: polish, train, strength 1, at 3229
      unit u: polish, infantry, strength 6, at 3229, aboard t
      battle x: attacker a, target t + u
      combat_die(x) = 2
      did fight(x) in german_attack
      phase = german_attack
    ask what happens to u
    expect eliminate(u) by 18.12

  example "the price was paid: the readings part"
    given
      board 3026 to 3435
      unit a: german, infantry, strength 3, at 3228
      unit t: polish, train, strength 1, at 3229
      unit u: polish, infantry, strength 6, at 3229, aboard t
      battle x: attacker a, target t + u
      combat_die(x) = 2
      did fight(x) in german_attack
      did stay(t, x) in german_attack
      phase = german_attack
    ask is derailed(t)
    expect no

  example "with that the battle is settled"
    given
      board 3026 to 3435
      unit a: german, infantry, strength 3, at 3228
      unit t: polish, train
      unit u: polish, infantry, strength 6, aboard t
      battle x: attacker a, target t + u
      combat_die(x) = 2
      did fight(x) in german_attack
      did eliminate(t) in german_attack
      phase = german_attack
    ask is unsettled(x)
    expect no

[18.13] Trains and aircraft
  | Points to the chapter on aircraft.
  see 10.14, 10.31
  commentary "a reference, nothing to decide"
  defect mla-R3 "refers to 10.23, the die for each air counter; attacks on trains are 10.31"
