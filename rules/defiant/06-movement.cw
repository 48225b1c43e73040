[6.0] Movement
  | In the movement segment the activated headquarters and the units it activated may move.
  see 4.0, 6.1.1
  permit step(U, A, B) when now(movement_segment) and active(U) and adjacent(A, B)
  derived playing(unit Q) "{Q} [is|is not] the headquarters whose chit is being played"
  define playing(Q) when chit_in_play(Q)
  define playing(Q) when did activate(Q, _) this turn
    unless chit_in_play(_)
  permit step(Q, A, B) when now(movement_segment) and playing(Q) and adjacent(A, B)
  forbid step(Q, _, _) when now(movement_segment) and Q is hq
    unless playing(Q)

  example "an activated unit"
    given
      unit q: polish, hq, at 1108
      unit u: polish, infantry, attack_strength 2, at 1208
      did activate(q, u) in command_segment
      phase = movement_segment
    ask may step(u, 1208, 1209)
    expect yes by 6.0

  example "its headquarters"
    given
      unit q: polish, hq, at 1108
      unit u: polish, infantry, attack_strength 2, at 1208
      did activate(q, u) in command_segment
      phase = movement_segment
    ask may step(q, 1108, 1107)
    expect yes by 6.0

  example "a headquarters that nobody has activated stays, enemy zone or not"
    given
      unit r: polish, hq, at 1208
      unit e: german, infantry, attack_strength 3, at 1210
      phase = movement_segment
    ask may step(r, 1208, 1209)
    expect no by 6.0

  example "so does one whose chit was played before"
    given
      unit q, r: polish, hq, at 1208
      unit u: polish, infantry, attack_strength 2, at 1208
      did activate(q, u) in command_segment
      chit_in_play(r)
      phase = movement_segment
    ask may step(q, 1208, 1209)
    expect no by 6.0

  example "one that has activated nobody moves all the same while its chit is played"
    given
      unit r: polish, hq, at 1208
      chit_in_play(r)
      phase = movement_segment
    ask may step(r, 1208, 1209)
    expect yes by 6.0

[6.1.2] The price of a step
  | The cost on the Terrain Effects Chart, plus what enemy zones add.
  see 5.1
  defect def-13 "the chart is on the map and not in the text"
  table terrain_cost(terrain T, arm M) -> number not printed "the Terrain Effects Chart (TEC) on the map"
  amount step_cost(unit U, hex A, hex B) in mp "the cost for {U} of going from {A} to {B}"
  derived ground(hex H, terrain T) "{H} [counts|does not count] as {T}"
  define ground(H, T) when terrain(H, T)
  # Every hex has a price on the chart: one of which no terrain is stated is clear.
  define ground(H, clear)
    unless terrain(H, _)
  set step_cost(U, A, B) = terrain_cost(T, arm(U)) + zone_toll(U, A, B) when ground(B, T)

  example "the chart is needed"
    given
      unit u: polish, infantry, attack_strength 2, at 1208
      hex 1209: clear
    ask value step_cost(u, 1208, 1209)
    expect unknown for terrain_cost

  example "and where nobody has said what terrain it is"
    given
      unit u: polish, infantry, attack_strength 2, at 1208
    ask value step_cost(u, 1208, 1209)
    expect unknown for terrain_cost

  example "a town is not clear as well"
    given
      hex 1209: town
    ask is ground(1209, clear)
    expect no

[6.2.2] Bridges
  | A road or railroad over a river is a bridge and undoes the river. The temporary bridges serve the Poles alone, and are
  | damaged for good when a German combat unit moves next to them.
  event damage(hex A, hex B) "the bridge between {A} and {B} [be damaged|was damaged]" adds damaged_bridge(A, B)
  define bridged(_, A, B) when road(A, B)
  define bridged(_, A, B) when railroad(A, B)
  define bridged(poles, A, B) when temporary_bridge(A, B)
    unless damaged_bridge(A, B)
  cause damage(A, B) when temporary_bridge(A, B) and did step(U, _, A) this phase and side(U) = germans and U is not hq
    unless damaged_bridge(A, B)

  example "a road bridge"
    given
      edge 1208 1209: major_river, road
    ask is bridged(germans, 1208, 1209)
    expect yes by 6.2.2

  example "a railroad bridge"
    given
      edge 1208 1209: major_river, railroad
    ask is bridged(germans, 1208, 1209)
    expect yes by 6.2.2

  example "a temporary bridge"
    given
      edge 1208 1209: major_river, temporary_bridge
    ask is bridged(poles, 1208, 1209)
    expect yes by 6.2.2

  example "not for Germans"
    given
      edge 1208 1209: major_river, temporary_bridge
    ask is bridged(germans, 1208, 1209)
    expect no

  example "damaged"
    given
      edge 1208 1209: major_river, temporary_bridge, damaged_bridge
    ask is bridged(poles, 1208, 1209)
    expect no

  example "a German arrives at the bridge"
    given
      unit g: german, infantry, attack_strength 3, at 1208
      edge 1208 1209: major_river, temporary_bridge
      did step(g, 1207, 1208) in movement_segment
      phase = movement_segment
    ask what happens
    expect damage(1208, 1209) by 6.2.2

  example "what is damaged already is not damaged again"
    given
      unit g: german, infantry, attack_strength 3, at 1208
      edge 1208 1209: major_river, temporary_bridge, damaged_bridge
      did step(g, 1207, 1208) in movement_segment
      phase = movement_segment
    ask what happens
    expect nothing

  example "a German headquarters does no harm"
    given
      unit q: german, hq, at 1208
      edge 1208 1209: major_river, temporary_bridge
      did step(q, 1207, 1208) in movement_segment
      phase = movement_segment
    ask what happens
    expect nothing

  example "Poles do not break their own bridge"
    given
      unit p: polish, infantry, attack_strength 2, at 1208
      edge 1208 1209: major_river, temporary_bridge
      did step(p, 1207, 1208) in movement_segment
      phase = movement_segment
    ask what happens
    expect nothing

[6.2.3] Major rivers
  | Nobody crosses a major river without a bridge.
  see 6.2.2, 9.5.1
  defect def-19 "attacks across it are allowed at half strength (9.3); advances are not (9.6.1)"
  derived barred(unit U, hex A, hex B) "the ground [bars|does not bar] {U} from going from {A} to {B}"
  define barred(U, A, B) when major_river(A, B)
    unless bridged(side(U), A, B)
  forbid step(U, A, B) when barred(U, A, B)

  example "without a bridge"
    given
      unit u: german, infantry, attack_strength 3, at 1208
      edge 1208 1209: major_river
      phase = movement_segment
    ask may step(u, 1208, 1209)
    expect no by 6.2.3

  example "the Poles' own bridge"
    given
      unit u: polish, infantry, attack_strength 3, at 1208
      edge 1208 1209: major_river, temporary_bridge
    ask is barred(u, 1208, 1209)
    expect no

  example "it is none for Germans"
    given
      unit u: german, infantry, attack_strength 3, at 1208
      edge 1208 1209: major_river, temporary_bridge
    ask is barred(u, 1208, 1209)
    expect yes by 6.2.3

[6.2.4] Ground that cannot be entered
  | Water hexes, hexsides of nothing but water, and mountains except along a road. The Schleswig-Holstein is at home on water
  | (11.3).
  see 11.3/1
  define barred(U, _, B) when B is water
    unless U is warship
  define barred(U, A, B) when waterside(A, B)
    unless U is warship
  define barred(_, A, B) when B is mountain
    unless road(A, B)

  example "onto the water"
    given
      unit u: polish, infantry, attack_strength 2, at 1208
      hex 1209: water
    ask is barred(u, 1208, 1209)
    expect yes by 6.2.4

  example "across a strait"
    given
      unit u: polish, infantry, attack_strength 2, at 1208
      edge 1208 1209: waterside
    ask is barred(u, 1208, 1209)
    expect yes by 6.2.4

  example "up a mountain"
    given
      unit u: polish, infantry, attack_strength 2, at 1208
      hex 1209: mountain
    ask is barred(u, 1208, 1209)
    expect yes by 6.2.4

  example "up a mountain by road"
    given
      unit u: polish, infantry, attack_strength 2, at 1208
      hex 1209: mountain
      edge 1208 1209: road
    ask is barred(u, 1208, 1209)
    expect no

  example "a ship on the water"
    given
      unit s: german, warship, attack_strength 2, at 1208
      hex 1209: water
      edge 1208 1209: waterside
    ask is barred(s, 1208, 1209)
    expect no

[6.3] Hexes of the enemy
  | Nobody enters a hex with an enemy in it. A combat unit with an attack strength may run over a headquarters that is alone
  | there. Aircraft, and the Schleswig-Holstein on the water of its hex, are in nobody's way.
  see 11.1.4, 11.3/1, 12.2
  derived in_the_way(unit U, hex B) "an enemy [stands|does not stand] in the way of {U} on {B}"
  derived lone_hq(unit U, hex B)    "nothing but a headquarters of the enemy [stands|does not stand] in the way of {U} on {B}"
  derived overrunner(unit U)        "{U} [is|is not] able to run over a headquarters"
  define in_the_way(U, B) when enemy(U, E) and at(E) = B and E is not aircraft or warship
  define lone_hq(U, B)
    when in_the_way(U, B) and every E where enemy(U, E) and at(E) = B and E is not aircraft or warship has E is hq
  define overrunner(U) when attack_strength(U) > 0 and U is not hq
  forbid step(U, _, B) when in_the_way(U, B)
    unless lone_hq(U, B) and overrunner(U)

  example "an enemy in the hex"
    given
      unit u: polish, infantry, attack_strength 2, at 1208
      unit e: german, armoured_train, attack_strength 2, at 1209
      phase = movement_segment
    ask may step(u, 1208, 1209)
    expect no by 6.3

  example "a lone headquarters is run over"
    given
      unit q: polish, hq, at 1108
      unit u: polish, infantry, attack_strength 2, at 1208
      unit e: german, hq, at 1209
      did activate(q, u) in command_segment
      phase = movement_segment
    ask may step(u, 1208, 1209)
    expect yes by 6.0

  example "not by a unit that cannot attack"
    given
      unit u: polish, fortress, attack_strength 0, at 1208
      unit e: german, hq, at 1209
      phase = movement_segment
    ask may step(u, 1208, 1209)
    expect no by 6.3

  example "nor by another headquarters"
    given
      unit u: polish, hq, attack_strength 1, at 1208
      unit e: german, hq, at 1209
      phase = movement_segment
    ask may step(u, 1208, 1209)
    expect no by 6.3

  example "a headquarters in company"
    given
      unit u: polish, infantry, attack_strength 2, at 1208
      unit e: german, hq, at 1209
      unit f: german, infantry, attack_strength 1, at 1209
      phase = movement_segment
    ask may step(u, 1208, 1209)
    expect no by 6.3

  example "aircraft overhead"
    given
      unit u: polish, infantry, attack_strength 2, at 1208
      unit p: german, aircraft, at 1209
    ask is in_the_way(u, 1209)
    expect no
