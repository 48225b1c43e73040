[20.0] Destroying bridges
  | A bridge over a major river may be declared destroyed by the player whose unit was the last at it. A counter marks its edge,
  | until it is built again (13.3).
  see 2.2/aux-counters, 4.37, 13.31
  given last_at(unit U, hex A, hex B) "{U} [was|was not] the last unit at the bridge between {A} and {B}"
  action demolish(unit U, hex A, hex B) "{U} [blow|blew] up the bridge between {A} and {B}"
  also demolish "{U} [destroy|destroyed] the bridge between {A} and {B}"
  derived breakable(hex A, hex B) "a bridge over a major river [joins|does not join] {A} and {B}" both ways
  derived was_last(unit U, hex A, hex B) "{U} [was|was not] the last at the bridge between {A} and {B}"
  event break_bridge(hex A, hex B) "the bridge between {A} and {B} [be destroyed|was destroyed]" adds bridge_down(A, B)
  define breakable(A, B) when bridged(A, B) and big_river(A, B)
  define was_last(U, A, B)
    when last_at(U, A, B)
    or when last_at(U, B, A)
  # Who stands there, with no enemy at either end, is the last without anybody saying so.
  define was_last(U, A, B)
    when at(U) = A and breakable(A, B)
    or when at(U) = B and breakable(A, B)
    unless U is air or train
    unless enemy(U, E) and at(E) = A and E is not air
    unless enemy(U, E) and at(E) = B and E is not air
    unless last_at(V, A, B) and V != U
    unless last_at(V, B, A) and V != U
  permit demolish(U, A, B) when breakable(A, B) and was_last(U, A, B)
  otherwise forbid demolish
  cause break_bridge(A, B) when did demolish(_, A, B) this phase
    unless bridge_down(A, B)
  dispute mla-A6 "whether the last unit still has to be there"
    reading gone preferred "it was the last: those who cross blow the bridge up behind them"
    reading there "the last is the one that is still at the bridge"
      forbid demolish(U, A, B)
        unless at(U) = A and adjacent(A, B)
        unless at(U) = B and adjacent(A, B)
  dispute mla-A37 "when a bridge may be destroyed"
    reading phase preferred "in the movement phase of one's own side: what no phase names is still part of one (3.0), and crossing is movement"
      forbid demolish(U, _, _) unless own_phase(U, movement)
    reading any "at any time, also while the enemy moves: no phase is named"

  example "a battalion on the near bank"
    given
      unit u: polish, infantry, at 3228
      edge 3228 3229: big_river, bridge
      phase = polish_movement
    ask may demolish(u, 3228, 3229)
    expect yes by 20.0

  example "the same bridge, named from its far end"
    given
      unit u: polish, infantry, at 3228
      edge 3228 3229: big_river, bridge
      phase = polish_movement
    ask may demolish(u, 3229, 3228)
    expect yes by 20.0

  example "it has marched on: the readings part"
    given
      unit u: polish, infantry, at 3226
      edge 3228 3229: big_river, bridge
      last_at(u, 3228, 3229)
      phase = polish_movement
    ask may demolish(u, 3228, 3229)
    expect yes by 20.0

  example "told from the other end"
    given
      unit u: polish, infantry, at 3226
      edge 3228 3229: big_river, bridge
      last_at(u, 3229, 3228)
      phase = polish_movement
    ask may demolish(u, 3228, 3229)
    expect yes by 20.0

  example "an enemy at the other end"
    given
      unit u: polish, infantry, at 3228
      unit e: german, infantry, at 3229
      edge 3228 3229: big_river, bridge
      phase = polish_movement
    ask may demolish(u, 3228, 3229)
    expect no by 20.0

  example "an enemy at the other end, who was there first"
    given
      unit u: polish, infantry, at 3228
      unit e: german, infantry, at 3229
      edge 3228 3229: big_river, bridge
      last_at(u, 3228, 3229)
      phase = polish_movement
    ask may demolish(u, 3228, 3229)
    expect yes by 20.0

  example "a bridge over a small river"
    given
      unit u: polish, infantry, at 3228
      edge 3228 3229: river, bridge
      phase = polish_movement
    ask may demolish(u, 3228, 3229)
    expect no by 20.0

  example "while the enemy marches: the readings part"
    given
      unit u: polish, infantry, at 3228
      edge 3228 3229: big_river, bridge
      phase = german_movement
    ask may demolish(u, 3228, 3229)
    expect no by 20.0

  example "what comes of it"
    given
      unit u: polish, infantry, at 3228
      edge 3228 3229: big_river, bridge
      did demolish(u, 3228, 3229) in polish_movement
      phase = polish_movement
    ask what happens
    expect break_bridge(3228, 3229) by 20.0

  example "the counter lies there"
    given
      unit u: polish, infantry, at 3228
      edge 3228 3229: big_river, bridge, bridge_down
      did demolish(u, 3228, 3229) in polish_movement
      phase = polish_movement
    ask what happens
    expect nothing
