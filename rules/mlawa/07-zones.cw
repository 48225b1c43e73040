[7.11] Reach of a zone
  | A unit controls the six hexes around its own.
  define zoc(U, H) when at(U) = A and adjacent(A, H)
  define in_zoc(E, U) when at(E) = H and zoc(U, H) and enemy(U, E)
  define enemy_zoc(U, H) when enemy(U, E) and zoc(E, H)

  example "next to a regiment"
    given
      unit u: polish, infantry, at 3228
      unit e: german, infantry, at 3229
    ask is in_zoc(e, u)
    expect yes by 7.11

  example "two hexes away"
    given
      unit u: polish, infantry, at 3228
    ask is zoc(u, 3230)
    expect no

  example "an empty hex beside an enemy"
    given
      unit u: polish, infantry, at 3228
      unit e: german, infantry, at 3230
    ask is enemy_zoc(u, 3229)
    expect yes by 7.11

  example "friends are not in a zone"
    given
      unit u: polish, infantry, at 3228
      unit f: polish, infantry, at 3229
    ask is in_zoc(f, u)
    expect no

  example "a friend makes no enemy zone"
    given
      unit u: polish, infantry, at 3228
      unit f: polish, infantry, at 3230
    ask is enemy_zoc(u, 3229)
    expect no

  example "an enemy far away"
    given
      unit u: polish, infantry, at 3228
      unit e: german, infantry, at 3232
    ask is enemy_zoc(u, 3229)
    expect no

[7.12] Who has a zone
  | Every unit has one all the time, save artillery and headquarters.
  deny zoc(U, _) when guns(U)
  deny zoc(U, _) when U is hq

  example "guns control nothing"
    given
      unit g: german, artillery, at 3228
    ask is zoc(g, 3229)
    expect no by 7.12

  example "nor does a headquarters"
    given
      unit q: german, hq, at 3228
    ask is zoc(q, 3229)
    expect no by 7.12

[7.15] Big rivers
  | Outside the attack and counter-attack phases a zone stops at a big river and does not cover the far bank.
  see 4.37/zoc, 7.12
  deny zoc(U, H) when at(U) = A and big_river(A, H)
    unless phase_of(attack, _)
    unless phase_of(counter, _)

  dispute mla-C11 "whether a zone reaches over a big river while units attack"
    reading phases preferred "this clause names the phases; 4.37 only refers to it"
    reading never "the clause on crossings says without more ado that the zone does not go across"
      deny zoc(U, H) when at(U) = A and big_river(A, H) and phase_of(attack, _)
      deny zoc(U, H) when at(U) = A and big_river(A, H) and phase_of(counter, _)

  example "while moving"
    given
      unit u: polish, infantry, at 3228
      edge 3228 3229: big_river
      phase = german_movement
    ask is zoc(u, 3229)
    expect no by 7.15

  example "while attacking: the readings part"
    given
      unit u: polish, infantry, at 3228
      edge 3228 3229: big_river
      phase = polish_attack
    ask is zoc(u, 3229)
    expect yes by 7.11

  example "while striking back: the readings part"
    given
      unit u: polish, infantry, at 3228
      edge 3228 3229: big_river
      phase = polish_counter
    ask is zoc(u, 3229)
    expect yes by 7.11

  example "the enemy's attack phase serves as well"
    given
      unit u: polish, infantry, at 3228
      edge 3228 3229: big_river
      phase = german_attack
    ask is zoc(u, 3229)
    expect yes by 7.11

  example "while digging in"
    given
      unit u: polish, infantry, at 3228
      edge 3228 3229: big_river
      phase = polish_digging
    ask is zoc(u, 3229)
    expect no by 7.15

  example "along the near bank nothing changes"
    given
      unit u: polish, infantry, at 3228
      edge 3228 3229: big_river
      phase = german_movement
    ask is zoc(u, 3227)
    expect yes by 7.11

[7.16] Lakes
  | A zone never covers the far bank of a lake.
  deny zoc(U, H) when at(U) = A and lakeside(A, H)

  example "across a lake"
    given
      unit u: polish, infantry, at 3228
      edge 3228 3229: lakeside
      phase = polish_attack
    ask is zoc(u, 3229)
    expect no by 7.16

[7.17] Woods
  | No zone of control reaches into a hex that is wood all over.
  defect mla-M9 "speaks of hexsides; its own example and 4.38 speak of hexes"
  defect mla-M10 "its example lets unit 1 retreat past unit 1: unit A is meant"
  deny zoc(_, H) when H is full_wood

  example 7.17/ex1 "a detour through the wood" reconstructed
    given
      unit a: polish, infantry, at 3228
      unit b: german, infantry, at 3229
      hex 3229: full_wood
    ask is in_zoc(b, a)
    expect no by 7.17
