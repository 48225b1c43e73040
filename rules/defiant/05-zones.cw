[5.0] Zones of control
  | A unit's zone covers all hexes next to it.
  see 5.2, 5.6
  define zoc(U, H) when able(U) and at(U) = A and adjacent(A, H)
  define ezoc(U, H) when enemy(U, E) and zoc(E, H)

  example "the hex beside"
    given
      unit u: polish, infantry, attack_strength 2, at 1208
    ask is zoc(u, 1209)
    expect yes by 5.0

  example "an enemy's zone"
    given
      unit u: polish, infantry, attack_strength 2, at 1208
      unit e: german, infantry, attack_strength 3, at 1210
    ask is ezoc(u, 1209)
    expect yes by 5.0

[5.1] What a zone costs
  | One point more to go into an enemy zone or out of one; three more to go straight from one into another. All that is
  | allowed as often as the points last.
  see 6.0, 6.1.1, 6.1.2, 6.3
  figure border_toll = 1 in mp
  figure direct_toll = 3 in mp
  amount zone_toll(unit U, hex A, hex B) in mp "the extra cost of enemy zones for {U} from {A} to {B}"
  set zone_toll(U, A, B) = 0
  add border_toll to zone_toll(U, A, B) when ezoc(U, B) unless ezoc(U, A)
  add border_toll to zone_toll(U, A, B) when ezoc(U, A) unless ezoc(U, B)
  add direct_toll to zone_toll(U, A, B) when ezoc(U, A) and ezoc(U, B)
  permit step(U, A, B) when now(movement_segment) and adjacent(A, B) and ezoc(U, B)
  permit step(U, A, B) when now(movement_segment) and adjacent(A, B) and ezoc(U, A)

  dispute def-6 "whether leaving and entering are charged on top of the three points"
    reading whole preferred "three points are the price of the direct move"
    reading piled "the costs are said to add up, so one to leave, one to enter and three"
      add border_toll + border_toll to zone_toll(U, A, B) when ezoc(U, A) and ezoc(U, B)

  example "into a zone"
    given
      unit u: polish, infantry, attack_strength 2, at 1208
      unit e: german, infantry, attack_strength 3, at 1210
    ask value zone_toll(u, 1208, 1209)
    expect 1 by 5.1

  example "out of a zone"
    given
      unit u: polish, infantry, attack_strength 2, at 1209
      unit e: german, infantry, attack_strength 3, at 1210
    ask value zone_toll(u, 1209, 1208)
    expect 1 by 5.1

  example "from one into the next: the readings part"
    given
      unit u: polish, infantry, attack_strength 2, at 1209
      unit e: german, infantry, attack_strength 3, at 1210
      unit f: german, infantry, attack_strength 3, at 1207
    ask value zone_toll(u, 1209, 1208)
    expect 3 by 5.1

  example "far from everybody"
    given
      unit u: polish, infantry, attack_strength 2, at 1208
    ask value zone_toll(u, 1208, 1209)
    expect 0 by 5.1

  example "a friend in the hex saves nothing"
    given
      unit u: polish, infantry, attack_strength 2, at 1208
      unit w: polish, infantry, attack_strength 2, at 1209
      unit e: german, infantry, attack_strength 3, at 1210
    ask value zone_toll(u, 1208, 1209)
    expect 1 by 5.1

  example "beside a train"
    given
      unit u: polish, infantry, attack_strength 2, at 1208
      unit t: german, armoured_train, attack_strength 2, at 1210
    ask value zone_toll(u, 1208, 1209)
    expect 0 by 5.1

  example "straight from zone to zone"
    given
      unit q: polish, hq, at 1108
      unit u: polish, infantry, attack_strength 2, at 1209
      unit e: german, infantry, attack_strength 3, at 1210
      unit f: german, infantry, attack_strength 3, at 1207
      did activate(q, u) in command_segment
      phase = movement_segment
    ask may step(u, 1209, 1208)
    expect yes by 5.1

  example "into a zone is allowed"
    given
      unit q: polish, hq, at 1108
      unit u: polish, infantry, attack_strength 2, at 1208
      unit e: german, infantry, attack_strength 3, at 1210
      did activate(q, u) in command_segment
      phase = movement_segment
    ask may step(u, 1208, 1209)
    expect yes by 5.1

  example "out of a zone is allowed"
    given
      unit q: polish, hq, at 1108
      unit u: polish, infantry, attack_strength 2, at 1209
      unit e: german, infantry, attack_strength 3, at 1210
      did activate(q, u) in command_segment
      phase = movement_segment
    ask may step(u, 1209, 1208)
    expect yes by 5.1

  example "but not across an unbridged major river"
    given
      unit q: polish, hq, at 1108
      unit u: polish, infantry, attack_strength 2, at 1209
      unit e: german, infantry, attack_strength 3, at 1210
      unit f: german, infantry, attack_strength 3, at 1207
      edge 1208 1209: major_river
      did activate(q, u) in command_segment
      phase = movement_segment
    ask may step(u, 1209, 1208)
    expect no by 6.2.3

  example "the enemy behind the river has no zone to go into"
    given
      unit u: german, infantry, attack_strength 2, at 1209
      unit e: polish, infantry, attack_strength 3, at 1210
      unit f: polish, infantry, attack_strength 3, at 1207
      edge 1207 1208: major_river
    ask value zone_toll(u, 1209, 1208)
    expect 1 by 5.1

[5.2] Who has a zone
  | A unit has one if its printed attack strength, not its defence, is at least 1.
  figure zone_from = 1 in strength_points
  derived able(unit U) "{U} [has|does not have] a zone of control"
  define able(U) when attack_strength(U) >= zone_from

  example "an attack strength of 1"
    given
      unit u: polish, fortress, attack_strength 1, defence_strength 4, at 1208
    ask is able(u)
    expect yes by 5.2

  example "a defence strength does not help"
    given
      unit u: polish, fortress, attack_strength 0, defence_strength 1, at 1208
    ask is zoc(u, 1209)
    expect no

[5.2.1] Who has none
  | Headquarters and armoured trains have none; a printed attack of 0 is settled by 5.2.
  defect def-18 "5.2 would give trains of attack strength 2 a zone; this is its exception"
  deny able(U) when U is hq
  deny able(U) when U is armoured_train

  example "a train with an attack strength of 2"
    given
      unit t: polish, armoured_train, attack_strength 2, at 1208
    ask is able(t)
    expect no by 5.2.1

  example "a headquarters"
    given
      unit q: german, hq, attack_strength 1, at 1208
    ask is able(q)
    expect no by 5.2.1

[5.3] Reinforcements and zones
  | Reinforcements may be put down in an enemy zone.
  see 8.0.3
  action put_down(unit U, hex H) "{U} [be put down|was put down] on {H}"
  permit put_down(U, H) when now(reinforcement_segment) and ezoc(U, H)

  example "beside an enemy"
    given
      unit u: polish, infantry, attack_strength 2
      unit e: german, infantry, attack_strength 3, at 1210
      phase = reinforcement_segment
    ask may put_down(u, 1209)
    expect yes by 5.3

  example "not in another segment"
    given
      unit u: polish, infantry, attack_strength 2
      unit e: german, infantry, attack_strength 3, at 1210
      phase = movement_segment
    ask may put_down(u, 1209)
    expect silent

[5.4] Retreating into a zone
  | A stack that retreats loses one step for each hex in an enemy zone that it enters: one for the whole stack, and friends in
  | the hex do not help.
  see 9.5.3
  amount zone_losses(stack K) in steps "the loss of {K} to enemy zones"
  set zone_losses(K) = count(B where did fall_back(K, _, B) this phase and member(K, U) and ezoc(U, B))

  example "two units, one hex, one step"
    given
      unit u, v: polish, infantry, attack_strength 2, defence_strength 2, at 1209
      unit e: german, infantry, attack_strength 3, at 1210
      stack k: member u + v
      did fall_back(k, 1208, 1209) in combat_segment
      phase = combat_segment
    ask value zone_losses(k)
    expect 1 by 5.4

  example "two enemies beside one hex"
    given
      unit u: polish, infantry, attack_strength 2, defence_strength 2, at 1209
      unit e: german, infantry, attack_strength 3, at 1210
      unit f: german, infantry, attack_strength 3, at 1309
      stack k: member u
      did fall_back(k, 1208, 1209) in combat_segment
      phase = combat_segment
    ask value zone_losses(k)
    expect 1 by 5.4

  example "the hex the stack leaves does not count"
    given
      unit u: polish, infantry, attack_strength 2, defence_strength 2, at 1207
      unit e: german, infantry, attack_strength 3, at 1209
      stack k: member u
      did fall_back(k, 1208, 1207) in combat_segment
      phase = combat_segment
    ask value zone_losses(k)
    expect 0 by 5.4

  example "hex by hex"
    given
      unit u: polish, infantry, attack_strength 2, defence_strength 2, at 1209
      unit e: german, infantry, attack_strength 3, at 1210
      unit f: german, infantry, attack_strength 3, at 1308
      stack k: member u
      did fall_back(k, 1207, 1208) in combat_segment
      did fall_back(k, 1208, 1209) in combat_segment
      phase = combat_segment
    ask value zone_losses(k)
    expect 2 by 5.4

  example "a friend in the hex does not help"
    given
      unit u: polish, infantry, attack_strength 2, defence_strength 2, at 1209
      unit w: polish, infantry, attack_strength 2, defence_strength 2, at 1209
      unit e: german, infantry, attack_strength 3, at 1210
      stack k: member u
      did fall_back(k, 1208, 1209) in combat_segment
      phase = combat_segment
    ask value zone_losses(k)
    expect 1 by 5.4

[5.5] Zones and supply
  | Enemy zones cut supply lines, except on a hex that holds a friend.
  see 10.1
  forbid trace(U, _, B) when ezoc(U, B)
    unless at(F) = B and friend(U, F)

  example "cut"
    given
      unit u: polish, infantry, attack_strength 2, at 1208
      unit e: german, infantry, attack_strength 3, at 1210
    ask may trace(u, 1208, 1209)
    expect no by 5.5

  example "held open"
    given
      unit u: polish, infantry, attack_strength 2, at 1208
      unit w: polish, infantry, attack_strength 2, at 1209
      unit e: german, infantry, attack_strength 3, at 1210
    ask may trace(u, 1208, 1209)
    expect yes by 10.1

  example "held open by an ally"
    given
      unit u: slovak, infantry, attack_strength 2, at 1208
      unit w: german, hq, at 1209
      unit e: polish, infantry, attack_strength 3, at 1210
    ask may trace(u, 1208, 1209)
    expect yes by 10.1

  example "a friend beside the hex does not help"
    given
      unit u: polish, infantry, attack_strength 2, at 1208
      unit w: polish, infantry, attack_strength 2, at 1309
      unit e: german, infantry, attack_strength 3, at 1210
    ask may trace(u, 1208, 1209)
    expect no by 5.5

[5.5.1] Units without supply
  commentary "a unit out of supply keeps its zone; nothing takes it away"

  example "out of supply, but in the way"
    given
      unit u: polish, infantry, attack_strength 2, at 1208, marker out_of_supply
    ask is zoc(u, 1209)
    expect yes by 5.0

[5.6] Where zones end
  | At water hexes and water hexsides, at major rivers without a bridge, and at mountains except along a road.
  see 6.2.2
  deny zoc(_, H) when H is water
  deny zoc(U, H) when at(U) = A and waterside(A, H)
  deny zoc(U, H) when at(U) = A and major_river(A, H)
    unless bridged(side(U), A, H)
  deny zoc(U, H) when at(U) = A and H is mountain
    unless road(A, H)
  deny zoc(U, H) when at(U) = A and A is mountain
    unless road(A, H)

  example "onto the water"
    given
      unit u: polish, infantry, attack_strength 2, at 1208
      hex 1209: water
    ask is zoc(u, 1209)
    expect no by 5.6

  example "across a strait"
    given
      unit u: polish, infantry, attack_strength 2, at 1208
      edge 1208 1209: waterside
    ask is zoc(u, 1209)
    expect no by 5.6

  example "across the Vistula"
    given
      unit u: polish, infantry, attack_strength 2, at 1208
      edge 1208 1209: major_river
    ask is zoc(u, 1209)
    expect no by 5.6

  example "over a railroad bridge"
    given
      unit u: polish, infantry, attack_strength 2, at 1208
      edge 1208 1209: major_river, railroad
    ask is zoc(u, 1209)
    expect yes by 5.0

  example "up a mountain"
    given
      unit u: polish, infantry, attack_strength 2, at 1208
      hex 1209: mountain
    ask is zoc(u, 1209)
    expect no by 5.6

  example "up a mountain by road"
    given
      unit u: polish, infantry, attack_strength 2, at 1208
      hex 1209: mountain
      edge 1208 1209: road
    ask is zoc(u, 1209)
    expect yes by 5.0

  example "down a mountain"
    given
      unit u: polish, infantry, attack_strength 2, at 1208
      hex 1208: mountain
    ask is zoc(u, 1209)
    expect no by 5.6

  example "down a mountain by road"
    given
      unit u: polish, infantry, attack_strength 2, at 1208
      hex 1208: mountain
      edge 1208 1209: road
    ask is zoc(u, 1209)
    expect yes by 5.0

  example "a Polish zone goes over the Poles' own bridge"
    given
      unit u: polish, infantry, attack_strength 2, at 1208
      unit g: german, infantry, attack_strength 2, at 1209
      edge 1208 1209: major_river, temporary_bridge
    ask is ezoc(g, 1209)
    expect yes by 5.0

  example "a German one does not"
    given
      unit u: polish, infantry, attack_strength 2, at 1208
      unit g: german, infantry, attack_strength 2, at 1209
      edge 1208 1209: major_river, temporary_bridge
    ask is ezoc(u, 1208)
    expect no by 5.6

  example "a railroad does not carry a zone up a mountain"
    given
      unit u: polish, infantry, attack_strength 2, at 1208
      hex 1209: mountain
      edge 1208 1209: railroad
    ask is zoc(u, 1209)
    expect no by 5.6
