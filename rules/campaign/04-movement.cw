[4.0] Paying for a move
  | In its own movement phase a unit goes from hex to hex and pays for each by the terrain, and for a river it crosses on top.
  | Armour keeps out of mountains.
  see 5.2, 8.0, tables/FET
  defect cam-8 "one reference to the table has no number"
  derived mobility(unit U) -> mobility "{U} [counts|does not count] as {mobility}"
  amount step_cost(unit U, hex A, hex B) in points "the cost for {U} of going from {A} to {B}"
  derived must_stop(unit U, hex A, hex B) "{U} [has|does not have] to stop after going from {A} to {B}"
  path march(unit U, hex H) "{U} [march|marched] to {H}"
    from at(U) to H by step(U, A, B) costing step_cost(U, A, B) stopping where must_stop(U, A, B)
  define mobility(U) = motorized when U is armoured or mechanized_infantry or mechanized_cavalry
  define mobility(U) = foot unless U is armoured or mechanized_infantry or mechanized_cavalry
  permit step(U, A, B) when own_phase(U, movement) and adjacent(A, B)
  set step_cost(U, A, B) = march_points(T, mobility(U)) when terrain(B, T)
  set step_cost(U, A, B) = march_points(open_ground, mobility(U))
    unless terrain(B, _)
  add march_points(river, mobility(U)) to step_cost(U, A, B) when riverside(A, B)
  forbid step(U, _, B) when U is armoured and B is mountain
  forbid recoil(U, _, B) when U is armoured and B is mountain
  forbid recoil_on(U, _, B) when U is armoured and B is mountain
  deny way_out(U, B) when U is armoured and B is mountain

  example 4.0/ex1 "forest, a river crossed and three open hexes take eight points" reconstructed
    given
      unit m: german, mechanized_infantry, attack_power 4, defence_power 4, movement_power 8, at 1208
      board 1208 to 1213
      hex 1208, 1209: forest
      hex 1210, 1211, 1212, 1213: open_ground
      edge 1209 1210: riverside
      phase = german_movement
    ask may march(m, 1212)
    expect yes by 4.0

  example "the same way on foot takes six"
    given
      unit i: german, infantry, movement_power 6, at 1208
      board 1208 to 1213
      hex 1208, 1209: forest
      edge 1209 1210: riverside
      phase = german_movement
    ask may march(i, 1212)
    expect yes by 4.0

  example "a river drawn through a hex"
    given
      unit m: german, mechanized_infantry, movement_power 8, at 1208
      hex 1209: river
      phase = german_movement
    ask value step_cost(m, 1208, 1209)
    expect 2 by 4.0

  example "tanks and mountains"
    given
      unit t: german, armoured, movement_power 8, at 1208
      hex 1209: mountain
      phase = german_movement
    ask may step(t, 1208, 1209)
    expect no by 4.0

  example "tanks do not fall back into mountains either"
    given
      unit t: polish, armoured, at 1209
      unit g: german, infantry, at 1208
      hex 1210: mountain
      battle x: attacker g, target t
      did decide(x, "DRI") in german_combat
      phase = german_combat
    ask may recoil(t, 1209, 1210)
    expect no by 4.0

  example "not even when they have to go on from an enemy zone"
    given
      unit t: polish, armoured, at 1309
      unit g: german, infantry, at 1208
      hex 1409: mountain
      did recoil(t, 1209, 1309) in german_combat
      phase = german_combat
    ask may recoil_on(t, 1309, 1409)
    expect no by 4.0

  example "so mountains can close a ring around them"
    given
      unit t: polish, armoured, at 1209
      unit g: german, infantry, at 1208
      hex 1110, 1210, 1310: mountain
    ask is besieged(t)
    expect yes by 5.1.3

  example "a plain step"
    given
      unit i: german, infantry, movement_power 4, at 1208
      hex 1209: open_ground
      phase = german_movement
    ask may step(i, 1208, 1209)
    expect yes by 4.0

  example "not in the enemy's phase"
    given
      unit i: german, infantry, movement_power 4, at 1208
      hex 1209: open_ground
      phase = polish_movement
    ask may step(i, 1208, 1209)
    expect silent

[4.0/obs-1] The limit of a move
  | A move never costs more than the unit's movement power.
  limit march(U, _) to at most movement_power(U)

  example "the ninth point is not there"
    given
      unit m: german, mechanized_infantry, movement_power 8, at 1208
      board 1208 to 1213
      hex 1208, 1209: forest
      edge 1209 1210: riverside
      phase = german_movement
    ask may march(m, 1213)
    expect no by 4.0/obs-1

[4.1.1] Stacking
  | Three units to a hex, for either side. A full hex may still be crossed by friends who do not stop there.
  see 5.1.5/AVI
  figure stack_limit = 3 in pieces
  amount others(unit U, hex H) in pieces "the number of friends of {U} on {H}"
  action stop(unit U, hex H) "{U} [end its move|ended its move] on {H}"
  action pass(unit U, hex H) "{U} [pass through|passed through] {H}"
  set others(U, H) = count(F where at(F) = H and friend(U, F))
  permit stop(U, H) when others(U, H) < stack_limit
  forbid stop(U, H) when others(U, H) >= stack_limit
  forbid march(U, H) when others(U, H) >= stack_limit
  forbid occupy(U, H) when others(U, H) >= stack_limit
  permit pass(U, H) when at(F) = H and friend(U, F)

  example "a third unit fits"
    given
      unit a, b: polish, infantry, at 1209
      unit u: polish, infantry, at 1208
    ask may stop(u, 1209)
    expect yes by 4.1.1

  example "a fourth does not"
    given
      unit a, b, c: polish, infantry, at 1209
      unit u: polish, infantry, at 1208
    ask may stop(u, 1209)
    expect no by 4.1.1

  example "a march cannot end there"
    given
      unit a, b, c: polish, infantry, at 1209
      unit u: polish, infantry, movement_power 4, at 1208
      phase = polish_movement
    ask may march(u, 1209)
    expect no by 4.1.1

  example "but it can lead across"
    given
      unit a, b, c: polish, infantry, at 1209
      unit u: polish, infantry, movement_power 4, at 1208
      phase = polish_movement
    ask may march(u, 1210) via 1209 1210
    expect yes by 4.0

  example "a Slovak counts with the Germans"
    given
      unit a, b: german, infantry, at 1209
      unit s: slovak, infantry, at 1209
      unit u: german, infantry, at 1208
    ask may stop(u, 1209)
    expect no by 4.1.1

  example "a fourth winner finds the taken hex full"
    given
      unit a, b, c: german, infantry, at 1209
      unit g: german, infantry, at 1208
      unit p: polish, infantry, at 1210
      battle x: attacker a + b + c + g, target p
      did decide(x, "DRI") in german_combat
      did decide(x, "AVI") in german_combat
      did recoil(p, 1209, 1210) in german_combat
      phase = german_combat
    ask may occupy(g, 1209)
    expect no by 4.1.1

  example "passing through a full hex"
    given
      unit a, b, c: polish, infantry, at 1209
      unit u: polish, infantry, at 1208
    ask may pass(u, 1209)
    expect yes by 4.1.1

  example "nobody there to pass through"
    given
      unit u: polish, infantry, at 1208
    ask may pass(u, 1209)
    expect silent

[4.1.2] Engagement zones and dominant ground
  | A unit's zone is the six hexes around it: an enemy that enters has to stop. Leaving a zone costs one point more. Who stays
  | engaged has to attack, unless it stood there already and its ground gives it more columns against every enemy it is engaged
  | with than they have against it. Enemies never share a hex.
  see 5.0, 5.1.2, 9.0
  figure contact_cost = 1 in points
  derived commands(unit U) "{U} [stands|does not stand] on dominant ground"
  derived moved(unit U)    "{U} [has|has not] moved this turn"
  amount cover(unit U, unit E) in columns "the columns that the ground gives {U} against {E}"
  define zone(U, H) when at(U) = A and adjacent(A, H)
  define enemy_zone(U, H) when enemy(U, E) and zone(E, H)
  define engaged(U, E) when enemy(U, E) and at(U) = H and zone(E, H)
  define must_stop(U, _, B) when enemy_zone(U, B)
  add contact_cost to step_cost(U, A, _) when enemy_zone(U, A)
  define moved(U) when did step(U, _, _) this turn
    or when did march(U, _) this turn
  set cover(U, _) = ground_columns(H) when at(U) = H
  define commands(U) when engaged(U, _) and every E where engaged(U, E) has cover(U, E) > cover(E, U)
  forbid step(U, _, B) when at(E) = B and enemy(U, E)
  forbid stop(U, H) when at(E) = H and enemy(U, E)
  forbid pass(U, H) when at(E) = H and enemy(U, E)
  forbid pass(U, H) when enemy_zone(U, H)
  forbid occupy(U, H) when at(E) = H and enemy(U, E)
    unless did give_up(_, E) this phase

  dispute cam-1 "whether a unit on dominant ground has to attack"
    reading free preferred "the clause first releases it, and its own example leaves it alone"
      require attack(U, _) when own_phase(U, combat) and engaged(U, _)
        unless commands(U) and not moved(U)
      excuse attack(U, _) when own_phase(U, combat) and commands(U)
        unless moved(U)
    reading bound "a sentence printed twice names dominant ground among the reasons for having to attack"
      require attack(U, _) when own_phase(U, combat) and engaged(U, _)

  example 4.1.2/ex1 "a German in a city against a Pole in the open"
    given
      unit g: german, infantry, at 1208
      unit p: polish, infantry, at 1209
      hex 1208: city
      hex 1209: open_ground
      phase = german_combat
    ask must attack(g, p)
    expect need not by 4.1.2

  example "the one that moved in has to attack, city or not"
    given
      unit g: german, infantry, at 1208
      unit p: polish, infantry, at 1209
      hex 1208: city
      hex 1209: open_ground
      did step(g, 1207, 1208) in german_movement
      phase = german_combat
    ask must attack(g, p)
    expect must by 4.1.2

  example "the same when its move is told as a march"
    given
      unit g: german, infantry, at 1208
      unit p: polish, infantry, at 1209
      hex 1208: city
      did march(g, 1208) in german_movement
      phase = german_combat
    ask must attack(g, _)
    expect must by 4.1.2

  example "on equal ground it has to"
    given
      unit g: german, infantry, at 1208
      unit p: polish, infantry, at 1209
      hex 1208, 1209: open_ground
      phase = german_combat
    ask must attack(g, p)
    expect must by 4.1.2

  example "one of two enemies stands as high"
    given
      unit g: german, infantry, at 1208
      unit p: polish, infantry, at 1209
      unit q: polish, infantry, at 1207
      hex 1207, 1208: city
      hex 1209: open_ground
    ask is commands(g)
    expect no

  example "the zone stops a march"
    given
      unit g: german, infantry, movement_power 6, at 1207
      unit p: polish, infantry, at 1309
      hex 1207, 1208, 1209: open_ground
      phase = german_movement
    ask may march(g, 1209) via 1207 1208 1209
    expect no at step 2 by 4.1.2

  example "breaking contact"
    given
      unit g: german, infantry, movement_power 6, at 1208
      unit p: polish, infantry, at 1209
      hex 1207, 1208, 1209: open_ground
      phase = german_movement
    ask value step_cost(g, 1208, 1207)
    expect 2 by 4.0, 4.1.2

  example "next to a Pole"
    given
      unit g: german, infantry, at 1208
      unit p: polish, infantry, at 1209
    ask is engaged(g, p)
    expect yes by 4.1.2

  example "onto an enemy"
    given
      unit g: german, infantry, movement_power 6, at 1208
      unit p: polish, infantry, at 1209
      hex 1209: open_ground
      phase = german_movement
    ask may step(g, 1208, 1209)
    expect no by 4.1.2

  example "two hexes apart"
    given
      unit g: german, infantry, at 1208
      unit p: polish, infantry, at 1210
    ask is engaged(g, p)
    expect no

  example "no duty in the enemy's phase"
    given
      unit g: german, infantry, at 1208
      unit p: polish, infantry, at 1209
      hex 1208, 1209: open_ground
      phase = polish_combat
    ask must attack(g, p)
    expect silent

  example "no duty with nobody near"
    given
      unit g: german, infantry, at 1208
      unit p: polish, infantry, at 1210
      hex 1208, 1210: open_ground
      phase = german_combat
    ask must attack(g, p)
    expect silent

  example "alone on a hill there is nothing to command"
    given
      unit g: german, infantry, at 1208
      hex 1208: mountain
    ask is commands(g)
    expect no

  example "no stopping on an enemy"
    given
      unit g: german, infantry, at 1208
      unit p: polish, infantry, at 1209
    ask may stop(g, 1209)
    expect no by 4.1.2

  example "nor passing through one"
    given
      unit g: german, infantry, at 1208
      unit p: polish, infantry, at 1209
    ask may pass(g, 1209)
    expect no by 4.1.2

  example "nor through a friend's hex in an enemy zone, where it has to stop"
    given
      unit g: german, infantry, at 1207
      unit h: german, infantry, at 1208
      unit p: polish, infantry, at 1209
    ask may pass(g, 1208)
    expect no by 4.1.2

  example "a hex that one defender has not left yet"
    given
      unit g: german, infantry, at 1208
      unit p: polish, infantry, at 1210
      unit q: polish, infantry, at 1209
      battle x: attacker g, target p + q
      did decide(x, "DRI") in german_combat
      did decide(x, "AVI") in german_combat
      did recoil(p, 1209, 1210) in german_combat
      phase = german_combat
    ask may occupy(g, 1209)
    expect no by 4.1.2

  example "onto a friend"
    given
      unit g: german, infantry, movement_power 4, at 1208
      unit h: german, infantry, at 1209
      hex 1209: open_ground
      phase = german_movement
    ask may step(g, 1208, 1209)
    expect yes by 4.0

[4.1.2/repeat] The same again
  commentary "prints two sentences of 4.1.2 a second time"
  see 4.1.2
