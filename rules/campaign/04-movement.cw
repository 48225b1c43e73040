[4.0] Paying for a move
  | In its own movement phase a unit goes from hex to hex and pays for each by the terrain, and for a river it crosses on top.
  | Armour keeps out of mountains. What a hex of several terrains costs is not said.
  see 5.2, 8.0, tables/FET
  defect cam-8 "one reference to the table has no number"
  derived mobility(unit U) -> mobility "{U} [counts|does not count] as {mobility}"
  amount terrain_price(unit U, terrain T) in points "what {T} costs {U}"
  amount ground_price(unit U, hex H) in points "what the ground of {H} costs {U}"
  amount step_cost(unit U, hex A, hex B) in points "the cost for {U} of going from {A} to {B}"
  derived must_stop(unit U, hex A, hex B) "{U} [has|does not have] to stop after going from {A} to {B}"
  path march(unit U, hex H) "{U} [march|marched] to {H}"
    from at(U) to H by step(U, A, B) costing step_cost(U, A, B) stopping where must_stop(U, A, B)
  define mobility(U) = motorized when U is armoured or mechanized_infantry or mechanized_cavalry
  define mobility(U) = foot unless U is armoured or mechanized_infantry or mechanized_cavalry
  permit step(U, A, B) when own_phase(U, movement) and adjacent(A, B)
  forbid step(U, _, _)
    unless at(U) = _
  set terrain_price(U, T) = march_points(T, mobility(U))
  set ground_price(U, H) = terrain_price(U, open_ground)
    unless terrain(H, _)
  set step_cost(U, _, B) = ground_price(U, B)
  add march_points(river, mobility(U)) to step_cost(U, A, B) when riverside(A, B)
  forbid step(U, _, B) when U is armoured and B is mountain
  forbid stop(U, B) when U is armoured and B is mountain
  forbid pass(U, B) when U is armoured and B is mountain
  forbid occupy(U, B) when U is armoured and B is mountain
  forbid advance(U, _, B) when U is armoured and B is mountain
  forbid recoil(U, _, B) when U is armoured and B is mountain
  forbid recoil_on(U, _, B) when U is armoured and B is mountain
  forbid give_way(U, _, B) when U is armoured and B is mountain
  deny way_out(U, B) when U is armoured and B is mountain

  # Our own finding: no defect of the list speaks of it.
  dispute cam-mixed "what a hex with two kinds of ground costs"
    reading dearest "in combat only the larger of two counts (5.1.2/obs-1)"
      set ground_price(U, H) = highest(terrain_price(U, T) for T where terrain(H, T) and T != sea)
        when terrain(H, _)
    reading both "a river adds to the ground in the book's own example, so why not a wood"
      set ground_price(U, H) = sum(terrain_price(U, T) for T where terrain(H, T) and T != sea)
        when terrain(H, _)

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

  example "whoever is not on the board goes nowhere"
    given
      unit u: german, infantry, movement_power 4
      phase = german_movement
    ask may step(u, 1208, 1209)
    expect no by 4.0

  example "tanks and mountains"
    given
      unit t: german, armoured, movement_power 8, at 1208
      hex 1209: mountain
      phase = german_movement
    ask may step(t, 1208, 1209)
    expect no by 4.0

  example "tanks do not end a move there, friends or not"
    given
      unit t: german, armoured, at 1208
      unit m: german, mountaineers, at 1209
      hex 1209: mountain
    ask may stop(t, 1209)
    expect no by 4.0

  example "nor pass through friends who stand there"
    given
      unit t: german, armoured, at 1208
      unit m: german, mountaineers, at 1209
      hex 1209: mountain
    ask may pass(t, 1209)
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

  example "a city in a wood: two or three points on foot"
    given
      unit i: german, infantry, movement_power 4, at 1208
      hex 1209: city, forest
      phase = german_movement
    ask value step_cost(i, 1208, 1209)
    expect disputed by 4.0

  example "three points are not enough for it if both count"
    given
      unit i: german, infantry, movement_power 2, at 1208
      hex 1209: city, forest
      phase = german_movement
    ask may step(i, 1208, 1209)
    expect disputed by 4.0

  example "tanks do not follow onto a mountain"
    given
      unit t: german, armoured, at 1208
      unit p: polish, infantry, at 1210
      hex 1209: mountain
      battle x: attacker t, target p
      did decide(x, "DRI") in german_combat
      did decide(x, "AVI") in german_combat
      did recoil(p, 1209, 1210) in german_combat
      phase = german_combat
    ask may occupy(t, 1209)
    expect no by 4.0

  example "nor go on to one"
    given
      unit t: german, armoured, at 1209
      hex 1210: mountain
      did occupy(t, 1209) in german_combat
      phase = german_combat
    ask may advance(t, 1209, 1210)
    expect no by 4.0

  example "nor make room for others there"
    given
      unit t: polish, armoured, at 1210
      unit a, b, p: polish, infantry, at 1210
      hex 1211: mountain
      did recoil(p, 1209, 1210) in german_combat
      phase = german_combat
    ask may give_way(t, 1210, 1211)
    expect no by 4.0

  example "a plain step"
    given
      unit i: german, infantry, movement_power 4, at 1208
      hex 1209: open_ground
      phase = german_movement
    ask may step(i, 1208, 1209)
    expect yes by 4.0

[4.0/obs-1] The limit of a move
  | A unit never spends more than its movement power in one phase; what it spent before in the phase counts.
  amount spent(unit U) in points "what {U} has spent in this phase"
  given march_spent(unit U) -> number "the march of {U} cost {number} points"
  set spent(U) = sum(step_cost(U, A, B) for A, B where did step(U, A, B) this phase)
  # A march that is told as one does not say by which hexes it went: the player knows what it cost.
  add march_spent(U) to spent(U) when did march(U, _) this phase
  limit march(U, _) to at most movement_power(U) - spent(U)
  forbid step(U, A, B) when step_cost(U, A, B) > movement_power(U) - spent(U)

  example "the ninth point is not there"
    given
      unit m: german, mechanized_infantry, movement_power 8, at 1208
      board 1208 to 1213
      hex 1208, 1209: forest
      edge 1209 1210: riverside
      phase = german_movement
    ask may march(m, 1213)
    expect no by 4.0/obs-1

  example "a single step that costs too much"
    given
      unit i: german, infantry, movement_power 4, at 1208
      hex 1209: forest
      did step(i, 1207, 1208) in german_movement
      did step(i, 1206, 1207) in german_movement
      did step(i, 1205, 1206) in german_movement
      phase = german_movement
    ask may step(i, 1208, 1209)
    expect no by 4.0/obs-1

  example "three of four points are gone"
    given
      unit i: german, infantry, movement_power 4, at 1208
      did step(i, 1207, 1208) in german_movement
      did step(i, 1206, 1207) in german_movement
      did step(i, 1205, 1206) in german_movement
      phase = german_movement
    ask value spent(i)
    expect 3 by 4.0/obs-1

  example "a march that is told as one, with what it cost"
    given
      unit i: german, infantry, movement_power 4, at 1208, march_spent 3
      did march(i, 1208) in german_movement
      board 1202 to 1214
      phase = german_movement
    ask may march(i, 1210)
    expect no by 4.0/obs-1

[4.0/obs-2] Points may be left over
  | Nobody has to spend all his points.
  action spend_all(unit U) "{U} [use up|used up] its movement points"
  excuse spend_all(_)

  example "one hex is enough"
    given
      unit i: german, infantry, movement_power 4, at 1208
      did step(i, 1207, 1208) in german_movement
      phase = german_movement
    ask must spend_all(i)
    expect need not by 4.0/obs-2

[4.0/obs-3] Points are not saved
  | What a unit does not spend is lost when the phase ends.
  action save_points(unit U) "{U} [save|saved] movement points for a later turn"
  forbid save_points(_)

  example "two hexes today, six tomorrow"
    given
      unit i: german, infantry, movement_power 4, at 1208
      phase = german_movement
    ask may save_points(i)
    expect no by 4.0/obs-3

[4.0/obs-4] Points are not handed over
  | Nor does one unit give them to another.
  action lend_points(unit U, unit F) "{U} [lend|lent] movement points to {F}"
  forbid lend_points(_, _)

  example "the tanks wait and the foot march on"
    given
      unit t: german, armoured, movement_power 8, at 1208
      unit i: german, infantry, movement_power 4, at 1208
      phase = german_movement
    ask may lend_points(t, i)
    expect no by 4.0/obs-4

[4.0/obs-5] Points are not added together
  | Units that go together go each on its own points.
  action pool_points(unit U, unit F) "{U} [add|added] its movement power to that of {F}"
  forbid pool_points(_, _)

  example "two divisions in one column"
    given
      unit i, k: german, infantry, movement_power 4, at 1208
      phase = german_movement
    ask may pool_points(i, k)
    expect no by 4.0/obs-5

[4.1] Limits of movement
  commentary "heading; 4.1.1 has the limits set by friends and 4.1.2 those set by enemies"

[4.1.1] Stacking
  | Three units to a hex, for either side. A full hex may still be crossed by friends who do not stop there.
  see 5.1.5/AVI, 5.3.1
  figure stack_limit = 3 in pieces
  amount others(unit U, hex H) in pieces "the number of friends of {U} on {H}"
  action stop(unit U, hex H) "{U} [end its move|ended its move] on {H}"
  action pass(unit U, hex H) "{U} [pass through|passed through] {H}"
  set others(U, H) = count(F where at(F) = H and friend(U, F))
  permit stop(U, H) when others(U, H) < stack_limit
  forbid stop(U, H) when others(U, H) >= stack_limit
  forbid march(U, H) when others(U, H) >= stack_limit
  forbid occupy(U, H) when others(U, H) >= stack_limit
  forbid advance(U, _, H) when others(U, H) >= stack_limit
  forbid arrive(U, H) when others(U, H) >= stack_limit
  forbid jump(U, H) when others(U, H) >= stack_limit
  forbid land(U, H) when others(U, H) >= stack_limit
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

  example "no advance onto a full hex"
    given
      unit a, b, c: german, infantry, at 1210
      unit t: german, armoured, at 1209
      did occupy(t, 1209) in german_combat
      phase = german_combat
    ask may advance(t, 1209, 1210)
    expect no by 4.1.1

  example "no reinforcement in a full city"
    given
      unit a, b, c: polish, infantry, at 1209
      unit u: polish, infantry, identity "35 DI"
      hex 1209: city, country poland
      turn = 1
      phase = polish_movement
    ask may arrive(u, 1209)
    expect no by 4.1.1

  example "no jump onto three friends"
    given
      unit a, b, c: german, infantry, at 1209
      unit j: german, paratroops
      phase = german_movement
    ask may jump(j, 1209)
    expect no by 4.1.1

  example "no landing beside three either"
    given
      unit j: german, paratroops, at 1209
      unit a, b: german, infantry, at 1209
      unit l: german, airborne
      did jump(j, 1209) in german_movement of turn 2
      turn = 3
      phase = german_movement
    ask may land(l, 1209)
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
  derived entered(unit U, hex H) "{U} [came|did not come] to {H} in this phase"
  amount cover(unit U, unit E) in columns "the columns that the ground gives {U} against {E}"
  define zone(U, H) when at(U) = A and adjacent(A, H)
  define enemy_zone(U, H) when enemy(U, E) and zone(E, H)
  define engaged(U, E) when enemy(U, E) and at(U) = H and zone(E, H)
  define must_stop(U, _, B) when enemy_zone(U, B)
  add contact_cost to step_cost(U, A, _) when enemy_zone(U, A)
  define moved(U) when did step(U, _, _) this turn
    or when did march(U, _) this turn
    or when did arrive(U, _) this turn and U is german
  define entered(U, H) when did step(U, _, H) this phase
    or when did march(U, H) this phase
    or when did arrive(U, H) this phase
  set cover(U, _) = ground_columns(H) when at(U) = H
  define commands(U) when engaged(U, _) and every E where engaged(U, E) has cover(U, E) > cover(E, U)
  forbid step(U, A, _) when entered(U, A) and enemy_zone(U, A)
  forbid step(U, _, B) when enemy_zone(U, B) and others(U, B) >= stack_limit
  forbid leave(U, _) when at(U) = A and entered(U, A) and enemy_zone(U, A)
  forbid step(U, _, B) when at(E) = B and enemy(U, E)
  forbid jump(U, H) when at(E) = H and enemy(U, E)
  forbid land(U, H) when at(E) = H and enemy(U, E)
  forbid arrive(U, H) when at(E) = H and enemy(U, E)
  forbid stop(U, H) when at(E) = H and enemy(U, E)
  forbid pass(U, H) when at(E) = H and enemy(U, E)
  forbid pass(U, H) when enemy_zone(U, H)
  forbid occupy(U, H) when at(E) = H and enemy(U, E)
    unless did give_up(_, E) this phase

  # Our own finding: no defect of the list speaks of it.
  dispute cam-pursuit "whether an enemy zone stops an advance after combat as it stops a move"
    reading stops preferred "whoever comes into a zone has to stop, and no phase is named"
      forbid advance(U, A, _) when enemy_zone(U, A)
    reading free "5.2 has hexes of its own and leaves them to the winner"
      forbid advance(U, _, B) when at(E) = B and enemy(U, E)

  dispute cam-1 "whether a unit on dominant ground has to attack"
    reading free preferred "the clause first releases it, and its own example leaves it alone"
      require attack(U, _) when own_phase(U, combat) and engaged(U, _)
        unless commands(U) and not moved(U)
        unless did occupy(U, _) this phase
      excuse attack(U, _) when own_phase(U, combat) and commands(U)
        unless moved(U)
    reading bound "a sentence printed twice names dominant ground among the reasons for having to attack"
      require attack(U, _) when own_phase(U, combat) and engaged(U, _)
        unless did occupy(U, _) this phase

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

  example "once in the zone it stays there, whatever points are left"
    given
      unit g: german, infantry, movement_power 6, at 1208
      unit p: polish, infantry, at 1309
      did step(g, 1207, 1208) in german_movement
      phase = german_movement
    ask may step(g, 1208, 1209)
    expect no by 4.1.2

  example "no advance onto an enemy"
    given
      unit t: german, armoured, at 1209
      unit p: polish, infantry, at 1210
      did occupy(t, 1209) in german_combat
      phase = german_combat
    ask may advance(t, 1209, 1210)
    expect no by 4.1.2

  example "a taken hex in an enemy zone ends the advance"
    given
      unit t: german, armoured, at 1209
      unit p: polish, infantry, at 1110
      did occupy(t, 1209) in german_combat
      phase = german_combat
    ask may advance(t, 1209, 1310)
    expect no by 4.1.2

  example "no jump onto an enemy"
    given
      unit g: german, infantry, at 1208
      unit j: german, paratroops
      unit p: polish, infantry, at 1210
      phase = german_movement
    ask may jump(j, 1210)
    expect no by 4.1.2

  example "no landing where an enemy stands by now"
    given
      unit l: german, airborne
      unit j: german, paratroops, at 1208
      unit p: polish, infantry, at 1210
      did jump(j, 1210) in german_movement of turn 2
      turn = 3
      phase = german_movement
    ask may land(l, 1210)
    expect no by 4.1.2

  example "no coming in onto an enemy"
    given
      unit u: german, infantry, identity "57 DI"
      unit p: polish, infantry, at 1225
      hex 1225: map_edge south
      turn = 3
      phase = german_movement
    ask may arrive(u, 1225)
    expect no by 4.1.2

  example "a reinforcement that comes in beside a Pole has gone far enough"
    given
      unit u: german, infantry, identity "57 DI", movement_power 4, at 1225
      unit p: polish, infantry, at 1224
      board 1020 to 1425
      hex 1225: map_edge south
      did arrive(u, 1225) in german_movement of turn 3
      turn = 3
      phase = german_movement
    ask may step(u, 1225, 1325)
    expect no by 4.1.2

  example "and it has moved: its city does not spare it the attack"
    given
      unit u: german, infantry, identity "57 DI", movement_power 4, at 1225
      unit p: polish, infantry, at 1224
      hex 1225: map_edge south, city
      did arrive(u, 1225) in german_movement of turn 3
      turn = 3
      phase = german_combat
    ask must attack(u, _)
    expect must by 4.1.2

  example "a Pole who was put into a city has not"
    given
      unit u: polish, infantry, identity "41 DI", at 1213
      unit g: german, infantry, at 1212
      hex 1213: city, country poland
      did arrive(u, 1213) in polish_movement of turn 3
      turn = 3
      phase = polish_combat
    ask must attack(u, _)
    expect need not by 4.1.2

  example "a march that is told as one ends in the zone as well"
    given
      unit g: german, infantry, movement_power 6, at 1208
      unit p: polish, infantry, at 1309
      did march(g, 1208) in german_movement
      phase = german_movement
    ask may step(g, 1208, 1209)
    expect no by 4.1.2

  example "a full hex in a zone can be neither left again nor shared"
    given
      unit a, b, c: german, infantry, at 1209
      unit g: german, infantry, movement_power 6, at 1208
      unit p: polish, infantry, at 1210
      phase = german_movement
    ask may step(g, 1208, 1209)
    expect no by 4.1.2

  example "who ran into a zone does not leave the board either"
    given
      unit p: polish, infantry, movement_power 4, at 2609
      unit g: german, infantry, at 2608
      hex 2609: map_edge east
      did step(p, 2610, 2609) in polish_movement
      phase = polish_movement
    ask may leave(p, east)
    expect no by 4.1.2

  example "whom an advance brought next to an enemy owes no attack"
    given
      unit t: german, armoured, at 1209
      unit p: polish, infantry, at 1210
      did occupy(t, 1209) in german_combat
      phase = german_combat
    ask must attack(t, p)
    expect need not by 5.0

  example "from zone to zone it is one hex and two points"
    given
      unit g: german, infantry, movement_power 6, at 1208
      unit p: polish, infantry, at 1209
      board 1206 to 1411
      phase = german_movement
    ask may march(g, 1310) via 1208 1309 1310
    expect no at step 2 by 4.1.2

  example "too few points to break contact over a river on wheels"
    given
      unit t: german, mechanized_infantry, movement_power 3, at 1208
      unit p: polish, infantry, at 1209
      edge 1207 1208: riverside
      phase = german_movement
    ask may step(t, 1208, 1207)
    expect no by 4.0/obs-1

  example "onto a friend"
    given
      unit g: german, infantry, movement_power 4, at 1208
      unit h: german, infantry, at 1209
      hex 1209: open_ground
      phase = german_movement
    ask may step(g, 1208, 1209)
    expect yes by 4.0

  example "from dominant ground it may attack, though it need not"
    given
      unit g: german, infantry, at 1208
      unit p: polish, infantry, at 1209
      hex 1208: city
      phase = german_combat
    ask may attack(g, p)
    expect yes by 5.0

  example "one mountain commands a city, a river and open ground"
    given
      unit p: polish, infantry, at 1209
      unit g: german, infantry, at 1208
      unit h: german, infantry, at 1210
      unit k: german, infantry, at 1310
      hex 1209: mountain
      hex 1210: city
      hex 1310: river
      phase = polish_combat
    ask must attack(p, _)
    expect need not by 4.1.2

  example "a river drawn through the hex of one is no help to the other"
    given
      unit p: polish, infantry, at 1209
      unit g: german, infantry, at 1208
      hex 1209: river
    ask is commands(g)
    expect no

[4.1.2/repeat] The same again
  commentary "prints two sentences of 4.1.2 a second time"
  see 4.1.2

[4.2] Edges of the board
  | Germany lies beyond the western edge, the rest of Poland up to the Soviet border beyond the eastern one, the Baltic beyond the
  | northern, Slovakia and Hungary beyond the southern one.
  see 4.2.2, 5.3.3/obs-3
  sort compass = north, east, south, west
  given map_edge(hex H, compass C) "{H} [lies|does not lie] on the {C} edge of the board"
  derived beyond(compass C, country L) "{L} [lies|does not lie] beyond the {C} edge"
  define beyond(west, germany)
  define beyond(east, poland)
  define beyond(south, slovakia)
  define beyond(south, hungary)

  example "to the west"
    ask is beyond(west, germany)
    expect yes by 4.2

  example "to the east"
    ask is beyond(east, poland)
    expect yes by 4.2

  example "to the south"
    ask which L where beyond(south, L)
    expect slovakia, hungary by 4.2

  example "to the north there is only the sea"
    ask which L where beyond(north, L)
    expect nothing

  example "a hex on the eastern edge"
    given
      unit p: polish, infantry, at 2609
      hex 2609: map_edge east
      phase = polish_movement
    ask may leave(p, east)
    expect yes by 4.2.2

[4.2.1] Reinforcements
  | Both sides get divisions in the movement phase of the turn that the schedule names. A Polish one has to be put into a Polish
  | city that the Germans have not invaded, and does not move that turn. A German one may come in over the western or southern
  | edge, and pays for the first hex it stands on.
  see 10.1.2/polish-reinforcements, 10.1.2/german-reinforcements, 10.2/cities
  defect cam-8 "refers to 10.1.2 for the turns; the schedules are printed behind 10.2"
  derived due_turn(unit U) -> number "the schedule [has|does not have] {U} come in on turn {number}"
  derived due_hex(unit U, hex H) "{U} [may|may not] come in on {H} by the schedule"
  derived invaded(hex H) "the Germans [have|have not] invaded {H}"
  permit arrive(U, H)
    when U is polish and own_phase(U, movement) and due_turn(U) = turn and H is city and country(H) = poland
  define invaded(H) when at(U) = H and side(U) = germans
    or when last_there(H) = germans
  forbid arrive(U, H) when U is polish and invaded(H)
  require arrive(U, _) when U is polish and own_phase(U, movement) and due_turn(U) = turn
  forbid step(U, _, _) when U is polish and did arrive(U, _) this turn
  forbid leave(U, _) when U is polish and did arrive(U, _) this turn
  permit arrive(U, H) when U is german and own_phase(U, movement) and due_turn(U) = turn and due_hex(U, H)
  excuse arrive(U, _) when U is german
  add sum(ground_price(U, H) for H where did arrive(U, H) this phase) to spent(U) when U is german
  forbid arrive(U, H) when U is german and ground_price(U, H) > movement_power(U)
  forbid arrive(U, _) when did arrive(U, _)
  forbid arrive(U, _) when at(U) = _
  otherwise forbid arrive

  dispute cam-4 "how many divisions Poland gets"
    reading five preferred "the schedule names five, and with the 52 that are set up they make the 57 of 2.2"
    reading three "this clause says three"
      forbid arrive(U, _) when U is polish and count(F where F is polish and did arrive(F, _)) >= 3

  # Our own finding: no defect of the list speaks of it.
  dispute cam-invaded "whether a city that the Poles have taken back counts as invaded"
    reading ever "the Germans have been in it, and nothing is said of taking back"
    reading now "what matters is in whose hands it is when the division comes"
      deny invaded(H) when at(U) = H and U is polish

  # Our own finding: no defect of the list speaks of it.
  dispute cam-late "whether a German division that was held back may come in on a later turn"
    reading once preferred "the schedule gives each of them one turn"
    reading later "they may come in, and nothing says that the leave ends"
      permit arrive(U, H) when U is german and own_phase(U, movement) and due_turn(U) < turn and due_hex(U, H)

  example "a division in Lodz"
    given
      unit u: polish, infantry, identity "41 DI"
      hex 1213: city, country poland
      turn = 3
      phase = polish_movement
    ask may arrive(u, 1213)
    expect yes by 4.2.1

  example "not in the country"
    given
      unit u: polish, infantry, identity "41 DI"
      hex 1213: country poland
      turn = 3
      phase = polish_movement
    ask may arrive(u, 1213)
    expect no by 4.2.1

  example "not in a city the Germans went through"
    given
      unit u: polish, infantry, identity "41 DI"
      hex 1213: city, country poland, last_there germans
      turn = 3
      phase = polish_movement
    ask may arrive(u, 1213)
    expect no by 4.2.1

  example "the readings part on a city that was taken back"
    given
      unit u: polish, infantry, identity "41 DI"
      unit p: polish, infantry, at 1213
      hex 1213: city, country poland, last_there germans
      turn = 3
      phase = polish_movement
    ask may arrive(u, 1213)
    expect disputed by 4.2.1

  example "not in a city with Germans in it"
    given
      unit u: polish, infantry, identity "41 DI"
      unit s: slovak, infantry, at 1213
      hex 1213: city, country poland
      turn = 3
      phase = polish_movement
    ask may arrive(u, 1213)
    expect no by 4.2.1

  example "in a city with Germans before its gates it may"
    given
      unit u: polish, infantry, identity "41 DI"
      unit g: german, infantry, at 1212
      hex 1213: city, country poland
      turn = 3
      phase = polish_movement
    ask may arrive(u, 1213)
    expect yes by 4.2.1

  example "not in a German city the Poles have taken"
    given
      unit u: polish, infantry, identity "41 DI"
      unit p: polish, infantry, at 0809
      hex 0809: city, country germany, last_there poles
      turn = 3
      phase = polish_movement
    ask may arrive(u, 0809)
    expect no by 4.2.1

  example "whoever stands on the board does not come in"
    given
      unit u: polish, infantry, identity "41 DI", at 1410
      hex 1213: city, country poland
      turn = 3
      phase = polish_movement
    ask may arrive(u, 1213)
    expect no by 4.2.1

  example "it does not leave by the eastern edge on the same turn"
    given
      unit u: polish, infantry, identity "41 DI", movement_power 4, at 2609
      hex 2609: city, country poland, map_edge east
      did arrive(u, 2609) in polish_movement of turn 3
      turn = 3
      phase = polish_movement
    ask may leave(u, east)
    expect no by 4.2.1

  example "a first hex that costs more than the division has"
    given
      unit u: german, infantry, identity "57 DI", movement_power 2
      hex 1225: map_edge south, mountain
      turn = 3
      phase = german_movement
    ask may arrive(u, 1225)
    expect no by 4.2.1

  example "it has to come in"
    given
      unit u: polish, infantry, identity "41 DI"
      hex 1213: city, country poland
      turn = 3
      phase = polish_movement
    ask must arrive(u, _)
    expect must by 4.2.1

  example "a turn late"
    given
      unit u: polish, infantry, identity "41 DI"
      hex 1213: city, country poland
      turn = 4
      phase = polish_movement
    ask may arrive(u, 1213)
    expect no by 4.2.1

  example "and stays where it was put"
    given
      unit u: polish, infantry, identity "41 DI", movement_power 4, at 1213
      hex 1213: city, country poland
      did arrive(u, 1213) in polish_movement of turn 3
      turn = 3
      phase = polish_movement
    ask may step(u, 1213, 1214)
    expect no by 4.2.1

  example "the turn after it marches"
    given
      unit u: polish, infantry, identity "41 DI", movement_power 4, at 1213
      hex 1213: city, country poland
      did arrive(u, 1213) in polish_movement of turn 3
      turn = 4
      phase = polish_movement
    ask may step(u, 1213, 1214)
    expect yes by 4.0

  example "the 57th over the southern edge"
    given
      unit u: german, infantry, identity "57 DI", movement_power 4
      hex 1225: map_edge south
      turn = 3
      phase = german_movement
    ask may arrive(u, 1225)
    expect yes by 4.2.1

  example "it may be held back"
    given
      unit u: german, infantry, identity "57 DI", movement_power 4
      hex 1225: map_edge south
      turn = 3
      phase = german_movement
    ask must arrive(u, _)
    expect need not by 4.2.1

  example "but then the schedule is over"
    given
      unit u: german, infantry, identity "57 DI", movement_power 4
      hex 1225: map_edge south
      turn = 4
      phase = german_movement
    ask may arrive(u, 1225)
    expect no by 4.2.1

  example "a wood on the edge takes two of its four points"
    given
      unit u: german, infantry, identity "57 DI", movement_power 4, at 1225
      board 1220 to 1225
      hex 1225: map_edge south, forest
      did arrive(u, 1225) in german_movement of turn 3
      turn = 3
      phase = german_movement
    ask may march(u, 1222)
    expect no by 4.0/obs-1

  example "which is what it has spent"
    given
      unit u: german, infantry, identity "57 DI", movement_power 4, at 1225
      hex 1225: map_edge south, forest
      did arrive(u, 1225) in german_movement of turn 3
      turn = 3
      phase = german_movement
    ask value spent(u)
    expect 2 by 4.2.1

  example "two hexes more are open to it"
    given
      unit u: german, infantry, identity "57 DI", movement_power 4, at 1225
      board 1220 to 1225
      hex 1225: map_edge south, forest
      did arrive(u, 1225) in german_movement of turn 3
      turn = 3
      phase = german_movement
    ask may march(u, 1223)
    expect yes by 4.0

  example "nobody comes in twice"
    given
      unit u: german, infantry, identity "57 DI", movement_power 4
      hex 1225: map_edge south
      did arrive(u, 1225) in german_movement of turn 3
      turn = 3
      phase = german_movement
    ask may arrive(u, 1225)
    expect no by 4.2.1

  example "a fourth Polish division: three are named and five are listed"
    given
      unit u: polish, infantry, identity "60 DI"
      unit a: polish, infantry, identity "35 DI"
      unit b: polish, infantry, identity "41 DI"
      unit c: polish, infantry, identity "38 DI"
      hex 1213: city, country poland
      did arrive(a, 1213) in polish_movement of turn 1
      did arrive(b, 1213) in polish_movement of turn 3
      did arrive(c, 1213) in polish_movement of turn 5
      turn = 7
      phase = polish_movement
    ask may arrive(u, 1213)
    expect yes by 4.2.1

  example "the wood on the edge leaves two hexes, and a zone one point less"
    given
      unit u: german, infantry, identity "218 DI", movement_power 4, at 0107
      unit p: polish, infantry, at 0308
      board 0101 to 0610
      hex 0107: map_edge west, forest
      did arrive(u, 0107) in german_movement of turn 2
      turn = 2
      phase = german_movement
    ask may march(u, 0406) via 0107 0206 0306 0406
    expect no at step 3 by 4.0/obs-1

  example "a zone beyond the edge stops it"
    given
      unit u: german, infantry, identity "218 DI", movement_power 4, at 0107
      unit p: polish, infantry, at 0308
      board 0101 to 0610
      hex 0107: map_edge west, forest
      did arrive(u, 0107) in german_movement of turn 2
      turn = 2
      phase = german_movement
    ask may march(u, 0307) via 0107 0207 0307
    expect no at step 2 by 4.1.2

[4.2.1/note] Paratroops and airborne troops
  | The air division jumped or came by glider; the airborne division was an ordinary one carried by aircraft, and needed an
  | airfield in friendly hands.
  commentary "tells why the second follows the first; the rule is in 4.2.3"
  see 4.2.3

[4.2.1/obs-1] Hungary
  | A unit that comes into Hungary is out of the game, though not destroyed.
  see 4.2.2, 10.2/german-points, 10.2/polish-points
  event intern(unit U) "{U} [leave play|left play] in Hungary" drops at(U)
  cause intern(U) when at(U) = H and country(H) = hungary
  forbid come_back(U) when did intern(U)

  example "over the Hungarian border"
    given
      unit p: polish, infantry, at 2225
      hex 2225: country hungary
      did recoil(p, 2224, 2225) in german_combat
      phase = german_combat
    ask what happens to p
    expect intern(p) by 4.2.1/obs-1

  example "not to return"
    given
      unit p: polish, infantry
      did intern(p) in german_combat of turn 3
      turn = 5
      phase = polish_movement
    ask may come_back(p)
    expect no by 4.2.1/obs-1

  example "whoever was interned is no loss"
    given
      unit p: polish, infantry
      did intern(p) in german_combat of turn 3
      turn = 8
      phase = polish_combat
    ask value score(germans)
    expect 0 by 10.2

[4.2.2] Leaving the board
  | Germans do not leave it. Poles do so by the eastern edge alone, and do not return.
  see 4.2.1/obs-1, 5.3.3/obs-3
  action leave(unit U, compass C) "{U} [leave|left] the board by the {C} edge"
  forbid leave(U, _) when U is german
  permit leave(U, east) when U is polish and own_phase(U, movement) and at(U) = H and map_edge(H, east)
  forbid leave(U, C) when U is polish and C != east
  forbid leave(U, _) when U is polish
    unless own_phase(U, movement)
  forbid leave(U, C) when U is polish and at(U) = H
    unless map_edge(H, C)
  forbid come_back(U) when did leave(U, _)

  dispute cam-5 "who is meant beside the Germans, who are named twice"
    reading slovaks preferred "Germans and Slovaks: the pieces of one side"
      forbid leave(U, _) when U is slovak
    reading germans "the word stands there twice by a slip, and the clause has nothing to say of Slovaks"

  # The second half of cam-5.
  dispute cam-5b "whether a unit may march into Hungary"
    reading barred "that would be leaving by another edge than the eastern one; units come there by retreat"
      forbid step(_, _, B) when country(B) = hungary
    reading open "4.2.1 speaks of units that enter Hungary and of no retreat"

  example "a German on the eastern edge"
    given
      unit g: german, infantry, at 2609
      hex 2609: map_edge east
      phase = german_movement
    ask may leave(g, east)
    expect no by 4.2.2

  example "a Slovak in the south"
    given
      unit s: slovak, infantry, at 2025
      hex 2025: map_edge south
      phase = german_movement
    ask may leave(s, south)
    expect no by 4.2.2

  example "a Pole in the south"
    given
      unit p: polish, infantry, at 2025
      hex 2025: map_edge south
      phase = polish_movement
    ask may leave(p, south)
    expect no by 4.2.2

  example "a Pole who left to the east"
    given
      unit p: polish, infantry
      did leave(p, east) in polish_movement of turn 4
      turn = 5
      phase = polish_movement
    ask may come_back(p)
    expect no by 4.2.2

  example "not from the middle of the board"
    given
      unit p: polish, infantry, at 2009
      phase = polish_movement
    ask may leave(p, east)
    expect no by 4.2.2

  example "marching into Hungary"
    given
      unit p: polish, infantry, movement_power 4, at 2224
      hex 2225: country hungary
      phase = polish_movement
    ask may step(p, 2224, 2225)
    expect disputed by 4.2.2

  example "nobody leaves while there is fighting"
    given
      unit p: polish, infantry, at 2609
      hex 2609: map_edge east
      phase = polish_combat
    ask may leave(p, east)
    expect no by 4.2.2

  example "who has left is no loss"
    given
      unit p: polish, infantry
      did leave(p, east) in polish_movement of turn 7
      turn = 8
      phase = polish_combat
    ask value score(germans)
    expect 0 by 10.2

[4.2.3] From the air
  | The 7th Air Division may jump on any hex but sea, wood and mountain, at most four from a German unit and outside Polish zones;
  | it moves on when it has met German troops that came by land. The 22nd lands the turn after on the hex of the jump, outside
  | enemy zones as well. In which phase is not said: like all that comes in, they do so while their side moves.
  see 4.1.1, 4.1.2, 10.2/german-points
  figure jump_range = 4
  action jump(unit U, hex H) "{U} [jump|jumped] on {H}"
  action land(unit U, hex H) "{U} [land|landed] on {H}"
  derived met(unit U) "{U} [has|has not] met German ground troops"
  derived ground_troops(unit U) "{U} [is|is not] of the German ground troops"
  permit jump(U, H)
    when U is paratroops and own_phase(U, movement) and called_german(F) and at(F) = A and distance(A, H) <= jump_range
  forbid jump(_, H) when H is sea or forest or mountain
  forbid jump(U, H) when enemy_zone(U, H)
  forbid jump(U, _) when did jump(U, _)
  forbid jump(U, _) when at(U) = _
  define ground_troops(F) when called_german(F)
    unless F is paratroops or airborne
  forbid step(U, _, _) when U is paratroops
    unless met(U)
  permit land(U, H) when U is airborne and own_phase(U, movement) and did jump(J, H) last turn and J is paratroops
  forbid land(U, H) when enemy_zone(U, H)
  forbid land(U, _) when did land(U, _)
  forbid land(U, _) when at(U) = _
  define met(U) when did step(U, _, _)
  otherwise forbid jump, land

  dispute cam-16 "what contact with ground troops is"
    reading beside preferred "contact is what is broken on leaving the hexes around an enemy (4.1.2): the next hex will do"
      define met(U) when at(U) = H and ground_troops(F) and at(F) = H
      define met(U) when at(U) = A and ground_troops(F) and at(F) = B and adjacent(A, B)
    reading same_hex "they have to stand together"
      define met(U) when at(U) = H and ground_troops(F) and at(F) = H

  example "four hexes ahead of the tanks"
    given
      unit j: german, paratroops
      unit t: german, armoured, at 1208
      phase = german_movement
    ask may jump(j, 1212)
    expect yes by 4.2.3

  example "five are too far"
    given
      unit j: german, paratroops
      unit t: german, armoured, at 1208
      phase = german_movement
    ask may jump(j, 1213)
    expect no by 4.2.3

  example "not into a wood"
    given
      unit j: german, paratroops
      unit t: german, armoured, at 1208
      hex 1212: forest
      phase = german_movement
    ask may jump(j, 1212)
    expect no by 4.2.3

  example "a city is no bar"
    given
      unit j: german, paratroops
      unit t: german, armoured, at 1208
      hex 1212: city
      phase = german_movement
    ask may jump(j, 1212)
    expect yes by 4.2.3

  example "not beside a Pole"
    given
      unit j: german, paratroops
      unit t: german, armoured, at 1208
      unit p: polish, infantry, at 1213
      phase = german_movement
    ask may jump(j, 1212)
    expect no by 4.2.3

  example "one jump and no more"
    given
      unit j: german, paratroops
      unit t: german, armoured, at 1208
      did jump(j, 1210) in german_movement of turn 1
      turn = 4
      phase = german_movement
    ask may jump(j, 1212)
    expect no by 4.2.3

  example "infantry does not jump"
    given
      unit i: german, infantry
      unit t: german, armoured, at 1208
      phase = german_movement
    ask may jump(i, 1210)
    expect no by 4.2.3

  example "alone it waits"
    given
      unit j: german, paratroops, movement_power 4, at 1212
      unit t: german, armoured, at 1208
      did jump(j, 1212) in german_movement of turn 1
      turn = 2
      phase = german_movement
    ask may step(j, 1212, 1211)
    expect no by 4.2.3

  example "the tanks are next to it"
    given
      unit j: german, paratroops, movement_power 4, at 1212
      unit t: german, armoured, at 1211
      did jump(j, 1212) in german_movement of turn 1
      turn = 2
      phase = german_movement
    ask may step(j, 1212, 1213)
    expect yes by 4.0

  example "the tanks share its hex"
    given
      unit j: german, paratroops, movement_power 4, at 1212
      unit t: german, armoured, at 1212
      did jump(j, 1212) in german_movement of turn 1
      turn = 2
      phase = german_movement
    ask is met(j)
    expect yes by 4.2.3

  example "once it has moved it had met them, and needs them no more"
    given
      unit j: german, paratroops, movement_power 4, at 1213
      unit t: german, armoured, at 1608
      did jump(j, 1212) in german_movement of turn 1
      did step(j, 1212, 1213) in german_movement of turn 2
      turn = 3
      phase = german_movement
    ask may step(j, 1213, 1214)
    expect yes by 4.0

  example "whoever stands on the board does not jump"
    given
      unit j: german, paratroops, at 1209
      unit t: german, armoured, at 1208
      phase = german_movement
    ask may jump(j, 1212)
    expect no by 4.2.3

  example "nor does one that stands on the board land"
    given
      unit l: german, airborne, at 1209
      unit j: german, paratroops, at 1212
      did jump(j, 1212) in german_movement of turn 2
      turn = 3
      phase = german_movement
    ask may land(l, 1212)
    expect no by 4.2.3

  example "a Slovak four hexes away will do, as long as he is meant too"
    given
      unit j: german, paratroops
      unit s: slovak, infantry, at 1208
      phase = german_movement
    ask may jump(j, 1212)
    expect yes by 4.2.3, 2.2

  example "nobody jumps in a combat phase"
    given
      unit j: german, paratroops
      unit t: german, armoured, at 1208
      phase = german_combat
    ask may jump(j, 1212)
    expect no by 4.2.3

  example "the 22nd does not jump"
    given
      unit l: german, airborne
      unit t: german, armoured, at 1208
      phase = german_movement
    ask may jump(l, 1210)
    expect no by 4.2.3

  example "it lands on the hex of the jump, wherever the 7th has gone"
    given
      unit l: german, airborne
      unit j: german, paratroops, at 1213
      unit t: german, armoured, at 1214
      did jump(j, 1212) in german_movement of turn 2
      turn = 3
      phase = german_movement
    ask may land(l, 1212)
    expect yes by 4.2.3

  example "the airborne division is no ground troop"
    given
      unit j: german, paratroops, movement_power 4, at 1212
      unit l: german, airborne, at 1212
      did jump(j, 1212) in german_movement of turn 1
      did land(l, 1212) in german_movement of turn 2
      turn = 3
      phase = german_movement
    ask may step(j, 1212, 1213)
    expect no by 4.2.3

  example "the 22nd a turn later"
    given
      unit l: german, airborne
      unit j: german, paratroops, at 1212
      did jump(j, 1212) in german_movement of turn 2
      turn = 3
      phase = german_movement
    ask may land(l, 1212)
    expect yes by 4.2.3

  example "two turns later it is too late"
    given
      unit l: german, airborne
      unit j: german, paratroops, at 1212
      did jump(j, 1212) in german_movement of turn 2
      turn = 4
      phase = german_movement
    ask may land(l, 1212)
    expect no by 4.2.3

  example "a Pole has come up meanwhile"
    given
      unit l: german, airborne
      unit j: german, paratroops, at 1212
      unit p: polish, infantry, at 1213
      did jump(j, 1212) in german_movement of turn 2
      turn = 3
      phase = german_movement
    ask may land(l, 1212)
    expect no by 4.2.3

  example "it lands once"
    given
      unit l: german, airborne
      unit j: german, paratroops, at 1212
      did jump(j, 1212) in german_movement of turn 2
      did land(l, 1212) in german_movement of turn 3
      turn = 3
      phase = german_movement
    ask may land(l, 1212)
    expect no by 4.2.3

  example "alone it reaches no other hex"
    given
      unit j: german, paratroops, movement_power 4, at 1215
      unit b: german, infantry, at 1212
      board 1212 to 1416
      did jump(j, 1215) in german_movement
      phase = german_movement
    ask reach march(j, _)
    expect 1215 by 4.0
