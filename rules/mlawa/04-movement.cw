[4.0] Movement
  as w39:4.0

[4.1] How units move
  | In the movement phases a player moves as many of his units as he likes, in any order and direction. A move goes from hex to
  | adjacent hex, is paid for by the hex, and ends when the points are gone or the player has had enough. Elsewhere units move
  | only as a battle makes them.
  as w39:4.1
  see 3.0, 3.1/phase-2, 3.1/phase-6, 4.22, 4.31

[4.2] Movement in detail
  as w39:4.2

[4.21] Hexes of the enemy
  | No step leads onto a hex where an enemy unit stands. Raids (12.12) are named as the exception; guns on their own (9.16) and
  | headquarters (13.26) are not, though their clauses let a unit come in. Aircraft over a hex are no unit on it.
  see 12.0, 12.12, 9.16, 13.26
  forbid step(U, _, B) when enemy(U, E) and at(E) = B and E is not air
  # Headquarters are for 13.26.
  dispute mla-P6 "whether the one exception is all there is"
    reading a preferred "the list is incomplete, and the special clauses prevail"
      except 4.21 on step(U, _, B)
        when enemy(U, G) and guns(G) and at(G) = B and every F where enemy(U, F) and at(F) = B
        and F is not air has lone_guns(F)
        unless guns(U)
    reading b "the list is complete: guns are run over only where a raid or a pursuit opens the hex"

  example "an enemy on the hex"
    given
      unit u: polish, infantry, movement 6, at 3228
      unit e: german, infantry, at 3229
      phase = polish_movement
    ask may step(u, 3228, 3229)
    expect no by 4.21

  example "aircraft over the hex"
    given
      unit u: polish, infantry, movement 6, at 3228
      unit p: german, air, strength 2, gunfire 2, at 3229
      hex 3229: clear
      phase = polish_movement
    ask may step(u, 3228, 3229)
    expect yes by 3.1/phase-6

  example "guns on their own: the readings part"
    given
      unit u: polish, infantry, movement 6, at 3228
      unit g: german, artillery, gunfire 1, at 3229
      hex 3229: clear
      phase = polish_movement
    ask may step(u, 3228, 3229)
    expect yes not by 4.21

  example "guns with infantry beside them"
    given
      unit u: polish, infantry, movement 6, at 3228
      unit g: german, artillery, gunfire 1, at 3229
      unit e: german, infantry, at 3229
      phase = polish_movement
    ask may step(u, 3228, 3229)
    expect no by 4.21

  example "guns do not run over guns"
    given
      unit h: polish, artillery, gunfire 1, movement 6, at 3228
      unit g: german, artillery, gunfire 1, at 3229
      phase = polish_movement
    ask may step(h, 3228, 3229)
    expect no by 4.21

[4.22] No more than its points
  as w39:4.22
  see 14.32, 15.0

[4.23] Points may be left over
  | Nobody has to spend all his points.
  excuse step(U, _, _) when own_phase(U, movement)

  example "a regiment that stays"
    given
      unit u: polish, infantry, movement 6, at 3228
      phase = polish_movement
    ask must step(u, 3228, 3229)
    expect need not by 4.23

[4.24] Points are not saved
  as w39:4.24

[4.25] Points are not lent
  as w39:4.25

[4.26] Hands off
  | Once the player lets go of the counter its move is over. Changes after that need the opponent's consent.
  given agreed(unit U) "the opponent [agrees|does not agree] to a correction of {U}"
  action let_go(unit U) "the hand of its player [leave|left] {U}"
  action correct(unit U) "{U} [be put right|was put right] after its move"
  forbid step(U, _, _) when did let_go(U) this phase
  permit correct(U) when did let_go(U) and agreed(U)
  forbid correct(U) unless agreed(U)

  example "one more hex after all"
    given
      unit u: polish, infantry, movement 6, at 3228
      did let_go(u) in polish_movement
      phase = polish_movement
    ask may step(u, 3228, 3229)
    expect no by 4.26

  example "the opponent nods"
    given
      unit u: polish, infantry, movement 6, at 3228, agreed
      did let_go(u) in polish_movement
      phase = polish_movement
    ask may correct(u)
    expect yes by 4.26

  example "the opponent shakes his head"
    given
      unit u: polish, infantry, movement 6, at 3228
      did let_go(u) in polish_movement
      phase = polish_movement
    ask may correct(u)
    expect no by 4.26

[4.3] Ground and movement
  as w39:4.3

[4.31] The price of a hex
  | An open hex costs 1 MP. Other ground costs more, or bars the way, as the Terrain Characteristics Chart has it: cities and
  | towns 1, a swamp (marsh) 2 more for units on foot and closed to mechanized ones, a lake closed to all.
  see tables/TCC, 4.33, 4.35, 4.36, 4.38, 4.39
  amount ground_cost(unit U, hex A, hex B) in mp "what the ground of {B} costs {U} coming from {A}"
  amount step_cost(unit U, hex A, hex B) in mp   "what the step from {A} to {B} costs {U}"
  path march(unit U, hex H) "{U} [march|marched] to {H}"
    from at(U) to H by step(U, A, B) costing step_cost(U, A, B) stopping where must_stop(U, A, B)
  set ground_cost(U, A, B) = 1 when adjacent(A, B)
    unless B is lake
    unless mechanized(U) and B is swamp
  set step_cost(U, A, B) = ground_cost(U, A, B)
  add 2 to ground_cost(U, A, B) when B is swamp unless mechanized(U)
  (closed) forbid step(U, _, B) when mechanized(U) and B is swamp
  (closed) forbid step(_, _, B) when B is lake
  (closed) forbid step(_, A, B) when lakeside(A, B)

  dispute mla-P7 "whether a road opens ground that the chart closes"
    reading a preferred "roads have prices of their own, those without surface whatever ground they go through (4.36)"
      except 4.31/closed on step(_, A, B) when main_road(A, B)
      except 4.31/closed on step(_, A, B) when side_road(A, B)
    reading b "the chart knows no exception: closed is closed"

  example "an open hex"
    given
      unit u: polish, infantry, at 3228
      hex 3229: clear
    ask value step_cost(u, 3228, 3229)
    expect 1 by 4.31

  example "tanks in a city"
    given
      unit t: german, armour, at 3228
      hex 3229: city
    ask value step_cost(t, 3228, 3229)
    expect 1 by 4.31

  example "infantry in a marsh"
    given
      unit u: polish, infantry, at 3228
      hex 3229: swamp
    ask value step_cost(u, 3228, 3229)
    expect 3 by 4.31

  example "ground that is closed has no price"
    given
      unit t: german, armour, at 3228
      hex 3229: swamp
    ask value step_cost(t, 3228, 3229)
    expect silent

  example "nor has a lake"
    given
      unit u: polish, infantry, at 3228
      hex 3229: lake
    ask value step_cost(u, 3228, 3229)
    expect silent

  example "tanks in a marsh"
    given
      unit t: german, armour, movement 12, at 3228
      hex 3229: swamp
      phase = german_movement
    ask may step(t, 3228, 3229)
    expect no by 4.31

  example "tanks on a road through the marsh: the readings part"
    given
      unit t: german, armour, movement 12, at 3228
      hex 3229: swamp
      edge 3228 3229: main_road
      phase = german_movement
    ask may step(t, 3228, 3229)
    expect yes by 3.1/phase-2

  example "nobody walks into a lake"
    given
      unit u: polish, infantry, movement 6, at 3228
      hex 3229: lake
      phase = polish_movement
    ask may step(u, 3228, 3229)
    expect no by 4.31

  example "nor across one"
    given
      unit u: polish, infantry, movement 6, at 3228
      edge 3228 3229: lakeside
      phase = polish_movement
    ask may step(u, 3228, 3229)
    expect no by 4.31

  example "a causeway through the lake: the readings part"
    given
      unit u: polish, infantry, movement 6, at 3228
      edge 3228 3229: lakeside, side_road
      phase = polish_movement
    ask may step(u, 3228, 3229)
    expect yes by 3.1/phase-6

  example "the first enemy zone ends a march"
    given
      board 3126 to 3232
      unit u: polish, infantry, movement 6, at 3227
      unit e: german, infantry, at 3129
      edge 3129 3228: big_river
      phase = polish_movement
    ask may march(u, 3230)
    expect no

  example "and is itself within reach"
    given
      board 3126 to 3232
      unit u: polish, infantry, movement 6, at 3227
      unit e: german, infantry, at 3129
      edge 3129 3228: big_river
      phase = polish_movement
    ask may march(u, 3229)
    expect yes by 3.1/phase-6

  example "no step leads to a hex that is not next to it"
    given
      unit u: polish, infantry, movement 6, at 3228
    ask value step_cost(u, 3228, 3330)
    expect silent

[4.32] Two hexes for a point
  | A point takes a unit two hexes along the road.
  commentary "4.33 says it hex by hex"
  see 4.33

  example "two hexes of road for one point"
    given
      board 3226 to 3233
      unit u: polish, infantry, movement 1, at 3228
      edge 3228 3229: main_road
      edge 3229 3230: main_road
      edge 3230 3231: main_road
      phase = polish_movement
    ask may march(u, 3230) via 3229 3230
    expect yes by 3.1/phase-6

  example "and no third"
    given
      board 3226 to 3233
      unit u: polish, infantry, movement 1, at 3228
      edge 3228 3229: main_road
      edge 3229 3230: main_road
      edge 3230 3231: main_road
      phase = polish_movement
    ask may march(u, 3231) via 3229 3230 3231
    expect no at step 3 by 4.22

[4.33] Along the road
  | From one road hex to the next along the road costs half a point. The ground is paid for by those who come from beside it
  | (4.34).
  as w39:4.32
  see 4.32, 4.34

[4.34] Getting onto a road
  | A unit that comes onto a road from beside it pays for the other ground of the hex.
  as w39:4.34
  see 4.31, 4.33, 4.36

[4.35] Streams and rivers
  | They may be crossed anywhere. A stream costs 1 MP more, a river 2 and a major river 4; mechanized units pay 3 and 6, and cross
  | major rivers on bridges only. A bridge costs what its road costs, as the chart has it.
  as w39:4.36
  see 4.37, 4.37/eligible, tables/TCC
  figure crossing_cost = 4 in mp
  add crossing_cost to step_cost(U, A, B) when big_river(A, B)
    unless bridged(A, B)

  example "infantry over a major river"
    given
      unit u: polish, infantry, at 3228
      edge 3228 3229: big_river
    ask value step_cost(u, 3228, 3229)
    expect 5 by 4.31, 4.35

  example "infantry on its bridge"
    given
      unit u: polish, infantry, at 3228
      edge 3228 3229: big_river, bridge
    ask value step_cost(u, 3228, 3229)
    expect 1 by 4.31 not by 4.35

[4.36] Unsurfaced roads
  | Along a road without surface a hex costs 1 MP on any ground.
  as w39:4.35
  dispute mla-4.36 "whether a stream or river on the way is paid for besides, where no bridge is marked"
    reading besides preferred "water lies between the hexes: it is no ground that the road leads through, and 4.35 adds its price to any other"
    reading always "one point always, whatever the road leads over"
      except 4.35 on step_cost(_, A, B) when side_road(A, B)

  example "a lane through a stream: the readings part"
    given
      unit u: polish, infantry, at 3228
      hex 3229: wood
      edge 3228 3229: side_road, stream
    ask value step_cost(u, 3228, 3229)
    expect 2 by 4.35, 4.36

  example "a lane and a bridge"
    given
      unit u: polish, infantry, at 3228
      edge 3228 3229: side_road, stream, bridge
    ask value step_cost(u, 3228, 3229)
    expect 1 by 4.36

[4.37] Major rivers
  | A unit that wants to cross the Wisła, the Warta or the Bug begins one movement phase on the bank and crosses in the next. Over
  | all such rivers together 40 points may cross in a stage (5.22). A bank that an enemy holds is not entered in the movement
  | phase: the unit goes over in pursuit, when the enemy has been driven off, and then one hex far (8.71).
  see 4.35, 5.22, 8.71, 8.72, tables/TCC
  figure crossing_limit = 40 in sp
  action line_up(unit U, hex A, hex B) "{U} [line|lined] up at {A} to cross to {B}"
  amount crossed_points(side S) in sp "the points that {S} have brought over major rivers in this stage"
  derived crossed(unit U) "{U} [has|has not] crossed a major river in this stage"
  define crossed(U) when did step(U, A, B) this turn and big_river(A, B)
    unless bridged(A, B)
  define crossed(U) when did pursue(U, A, B, _) this turn and big_river(A, B)
    unless bridged(A, B)
  permit line_up(U, A, B) when own_phase(U, movement) and at(U) = A and big_river(A, B)
  forbid line_up(U, _, _) when did step(U, _, _) this phase
  forbid line_up(U, _, _) when did march(U, _) this phase
  forbid step(U, A, B) when big_river(A, B) and not did line_up(U, A, _) in last movement phase of U
    unless bridged(A, B)
  (held) forbid step(U, A, B) when big_river(A, B) and enemy(U, E) and at(E) = B and E is not air or hq
    unless bridged(A, B)
  forbid step(U, A, B) when big_river(A, B) and side(U) = S and crossed_points(S) + crossing_points(U) > crossing_limit
    unless bridged(A, B)
  forbid pursue(U, A, B, _)
    when big_river(A, B) and side(U) = S and crossed_points(S) + crossing_points(U) > crossing_limit
    unless bridged(A, B)
  define crossed(U) when did go_on(U, A, B, _) this turn and big_river(A, B)
    unless bridged(A, B)
  forbid go_on(U, A, B, _)
    when big_river(A, B) and side(U) = S and crossed_points(S) + crossing_points(U) > crossing_limit
    unless bridged(A, B)
  set crossing_points(U) = strength(U)
    unless guns(U)

  dispute mla-A1 "what the 40 points are counted over"
    reading a preferred "over the whole map, for each player by himself: he alone brings units over in his phases"
      set crossed_points(S) = sum(crossing_points(U) for U where crossed(U) and side(U) = S)
    reading b "over the whole map and both players together"
      set crossed_points(_) = sum(crossing_points(U) for U where crossed(U))

  dispute mla-C1 "in which phase a held bank is won"
    reading a preferred "not in the movement phase, so in the attack or counter-attack phase, as the newer edition has it"
    reading b "as printed: in the movement or the counter-attack phase, so not after an attack"
      forbid pursue(U, A, B, _) when big_river(A, B) and own_phase(U, attack)
        unless bridged(A, B)
      forbid go_on(U, A, B, _) when big_river(A, B) and own_phase(U, attack)
        unless bridged(A, B)

  dispute mla-P8 "whether who storms a held bank has to have begun on its own bank the stage before"
    reading a preferred "the victors follow the enemy they dislodged, and nothing more is asked of them"
    reading b "the procedure is said to be similar: the crossing is the second stage of it"
      forbid pursue(U, A, B, _) when big_river(A, B) and not did line_up(U, A, _) last turn
        unless bridged(A, B)
      forbid go_on(U, A, B, _) when big_river(A, B) and not did line_up(U, A, _) last turn
        unless bridged(A, B)

  example "boats are got ready"
    given
      unit u: polish, infantry, at 3228
      edge 3228 3229: big_river
      phase = polish_movement
    ask may line_up(u, 3228, 3229)
    expect yes by 4.37

  example "boats for a unit that has just come up"
    given
      unit u: polish, infantry, at 3228
      edge 3228 3229: big_river
      did step(u, 3227, 3228) in polish_movement
      phase = polish_movement
    ask may line_up(u, 3228, 3229)
    expect no by 4.37

  example "or has marched up"
    given
      unit u: polish, infantry, at 3228
      edge 3228 3229: big_river
      did march(u, 3228) in polish_movement
      phase = polish_movement
    ask may line_up(u, 3228, 3229)
    expect no by 4.37

  example "infantry on the march"
    given
      unit u: polish, infantry, strength 6, movement 6, at 3228
      edge 3228 3229: big_river
      turn = 2
      phase = polish_movement
    ask may step(u, 3228, 3229)
    expect no by 4.37

  example "infantry that began the last one on the bank"
    given
      unit u: polish, infantry, strength 6, movement 6, at 3228
      edge 3228 3229: big_river
      did line_up(u, 3228, 3229) in polish_movement of turn 1
      turn = 2
      phase = polish_movement
    ask may step(u, 3228, 3229)
    expect yes by 3.1/phase-6

  example "tanks on the bridge"
    given
      unit t: german, armour, strength 6, movement 12, at 3228
      edge 3228 3229: big_river, bridge
      phase = german_movement
    ask may step(t, 3228, 3229)
    expect yes by 3.1/phase-2

  example "guns alone on the far bank"
    given
      unit u: polish, infantry, strength 6, movement 6, at 3228
      unit g: german, artillery, gunfire 1, at 3229
      edge 3228 3229: big_river
      did line_up(u, 3228, 3229) in polish_movement of turn 1
      turn = 2
      phase = polish_movement
    ask may step(u, 3228, 3229)
    expect no by 4.37/held not by 4.21

  example "thirty-six points are over, and six more want to follow"
    given
      unit a, b: polish, infantry, strength 18, at 3330
      unit u: polish, infantry, strength 6, movement 6, at 3228
      edge 3228 3229: big_river
      edge 3329 3330: big_river
      did step(a, 3329, 3330) in polish_movement of turn 2
      did step(b, 3329, 3330) in polish_movement of turn 2
      did line_up(u, 3228, 3229) in polish_movement of turn 1
      turn = 2
      phase = polish_movement
    ask may step(u, 3228, 3229)
    expect no by 4.37

  example "thirty-four points and a battery of 1"
    given
      unit a, b: polish, infantry, strength 17, at 3330
      unit g: polish, artillery, strength 1, gunfire 1, movement 6, at 3228
      edge 3228 3229: big_river
      edge 3329 3330: big_river
      did step(a, 3329, 3330) in polish_movement of turn 2
      did step(b, 3329, 3330) in polish_movement of turn 2
      did line_up(g, 3228, 3229) in polish_movement of turn 1
      turn = 2
      phase = polish_movement
    ask may step(g, 3228, 3229)
    expect yes by 3.1/phase-6

  example "the Germans have brought thirty-six over before: the readings part"
    given
      unit a, b: german, infantry, strength 18, at 3330
      unit u: polish, infantry, strength 6, movement 6, at 3226
      edge 3226 3225: big_river
      edge 3329 3330: big_river
      did step(a, 3329, 3330) in german_movement of turn 2
      did step(b, 3329, 3330) in german_movement of turn 2
      did line_up(u, 3226, 3225) in polish_movement of turn 1
      turn = 2
      phase = polish_movement
    ask may step(u, 3226, 3225)
    expect yes by 3.1/phase-6

  example "what went over a bridge is not counted"
    given
      unit a, b: polish, infantry, strength 18, at 3330
      edge 3329 3330: big_river, bridge
      did step(a, 3329, 3330) in polish_movement
      did step(b, 3329, 3330) in polish_movement
      phase = polish_movement
    ask value crossed_points(poles)
    expect 0 by 4.37

  example "who pursued over a river is counted"
    given
      unit a: polish, infantry, strength 18, at 3330
      edge 3329 3330: big_river
      did pursue(a, 3329, 3330, 1) in polish_counter
      phase = polish_movement
    ask value crossed_points(poles)
    expect 18 by 4.37

  example "over the river after a beaten enemy, in the attack phase: the readings part"
    given
      board 3220 to 3240
      unit u: german, infantry, strength 14, at 3228
      unit e: polish, infantry, strength 2, at 3231
      edge 3228 3229: big_river
      battle x: attacker u, target e
      combat_die(x) = 3
      did attack(u, e) in german_attack
      did fall_back(e, 3229, 3230) in german_attack
      did fall_back(e, 3230, 3231) in german_attack
      turn = 2
      phase = german_attack
    ask may pursue(u, 3228, 3229, 1)
    expect yes not by 4.37

  example "but not when thirty-six points have crossed already"
    given
      board 3020 to 3240
      unit u: german, infantry, strength 14, at 3228
      unit v: german, infantry, strength 36, at 3030
      unit e: polish, infantry, strength 2, at 3231
      edge 3228 3229: big_river
      edge 3030 3031: big_river
      battle x: attacker u, target e
      combat_die(x) = 3
      did step(v, 3031, 3030) in german_movement
      did attack(u, e) in german_attack
      did fall_back(e, 3229, 3230) in german_attack
      did fall_back(e, 3230, 3231) in german_attack
      turn = 2
      phase = german_attack
    ask may pursue(u, 3228, 3229, 1)
    expect no by 4.37

  example "over the river onto the hex of the dead, in the attack phase: the readings part"
    given
      board 3020 to 3440
      unit a: german, infantry, strength 24, movement 12, at 3228
      unit u: polish, infantry, strength 1, at 3229
      edge 3228 3229: big_river
      battle x: attacker a, target u
      did fight(x) in german_attack
      did stay(u, x) in german_attack
      combat_die(x) = 2
      turn = 2
      phase = german_attack
    ask may go_on(a, 3228, 3229, 1)
    expect yes by 8.77

  example "in the counter-attack phase: the readings part on the stage before"
    given
      board 3020 to 3440
      unit a: german, infantry, strength 24, movement 12, at 3228
      unit u: polish, infantry, strength 1, at 3229
      edge 3228 3229: big_river
      battle x: attacker a, target u
      did fight(x) in german_counter
      did stay(u, x) in german_counter
      combat_die(x) = 2
      turn = 2
      phase = german_counter
    ask may go_on(a, 3228, 3229, 1)
    expect yes by 8.77

  example "not when thirty points have crossed already"
    given
      board 3020 to 3440
      unit a: german, infantry, strength 24, movement 12, at 3228
      unit u: polish, infantry, strength 1, at 3229
      unit v: german, infantry, strength 30, at 3030
      edge 3228 3229: big_river
      edge 3030 3031: big_river
      did step(v, 3031, 3030) in german_movement
      battle x: attacker a, target u
      did fight(x) in german_attack
      did stay(u, x) in german_attack
      combat_die(x) = 2
      turn = 2
      phase = german_attack
    ask may go_on(a, 3228, 3229, 1)
    expect no by 4.37

  example "who came over the dead is counted"
    given
      unit a: polish, infantry, strength 18, at 3330
      edge 3329 3330: big_river
      did go_on(a, 3329, 3330, 1) in polish_counter
      phase = polish_movement
    ask value crossed_points(poles)
    expect 18 by 4.37

[4.37/zoc] Major rivers and zones
  as w39:4.37/zoc

[4.37/eligible] Who may cross
  | Infantry, cavalry, and artillery that is not mechanized: nobody else crosses without a bridge.
  see 2.2/motorized, tables/TCC
  derived fords(unit U) "{U} [is|is not] of a kind that crosses major rivers"
  define fords(U) when U is infantry or cavalry
  define fords(U) when guns(U) unless mechanized(U)
  forbid line_up(U, _, _) unless fords(U)
  forbid step(U, A, B) when big_river(A, B)
    unless fords(U)
    unless bridged(A, B)
  dispute mla-P9 "whether machine guns cross"
    reading a preferred "they are not among those that alone may"
    reading b "they are on foot: the chart and the newer edition keep out mechanized units only"
      define fords(U) when U is machine_gun

  example "tanks need not bother"
    given
      unit t: german, armour, strength 6, movement 12, at 3228
      edge 3228 3229: big_river
      phase = german_movement
    ask may line_up(t, 3228, 3229)
    expect no by 4.37/eligible

  example "nor do they try without"
    given
      unit t: german, armour, strength 6, movement 12, at 3228
      edge 3228 3229: big_river
      did line_up(t, 3228, 3229) in german_movement of turn 1
      turn = 2
      phase = german_movement
    ask may step(t, 3228, 3229)
    expect no by 4.37/eligible

  example "horse-drawn guns"
    given
      unit g: german, artillery, gunfire 1, movement 6, at 3228
      edge 3228 3229: big_river
      phase = german_movement
    ask may line_up(g, 3228, 3229)
    expect yes by 4.37

  example "motorized guns"
    given
      unit g: german, motorized_artillery, gunfire 1, movement 12, at 3228
      edge 3228 3229: big_river
      phase = german_movement
    ask may line_up(g, 3228, 3229)
    expect no by 4.37/eligible

  example "a machine-gun battalion: the readings part"
    given
      unit m: polish, machine_gun, movement 6, at 3228
      edge 3228 3229: big_river
      phase = polish_movement
    ask may line_up(m, 3228, 3229)
    expect no by 4.37/eligible

[4.38] Woods
  | Wood on a hex costs 1 MP more, and 3 or 4 for mechanized units.
  as w39:4.38
  dispute mla-C2 "what a wood adds for mechanized units"
    reading a preferred "the chart has 3 on top of the hex; 4 is both together, and the newer edition prints 3"
    reading b "the clause says 4 in addition"
      add 1 to ground_cost(U, A, B) when B is wood or full_wood and mechanized(U)

[4.38/note] Full woods and zones
  as w39:4.38/note

[4.39] Ground adds up
  | Hill, wood and the hex itself are paid together.
  see tables/TCC
  dispute mla-T6 "whether the chart's figures for hills come on top of the hex or stand for it"
    reading a preferred "the example pays the hill and the hex: a wooded hill is 3 for infantry"
      add 2 to ground_cost(U, A, B) when B is hills and mechanized(U)
      add 1 to ground_cost(U, A, B) when B is hills unless mechanized(U)
    reading b "the chart prints no plus sign at hills, as it does at woods"
      set ground_cost(U, A, B) = 2 instead of 4.31 when B is hills and mechanized(U)

  example 4.39/ex1 "infantry on a wooded hill: the readings part"
    given
      unit u: polish, infantry, at 3228
      hex 3229: hills, wood
    ask value step_cost(u, 3228, 3229)
    expect 3 by 4.31, 4.38, 4.39

  example "tanks on a bare hill: the readings part"
    given
      unit t: german, armour, at 3228
      hex 3229: hills
    ask value step_cost(t, 3228, 3229)
    expect 3 by 4.31, 4.39

[4.4] Friends on the way
  commentary "heading"

[4.41] Through friends
  as w39:4.41

[4.42] Any number of them
  as w39:4.42

[4.5] The German air force
  commentary "Poles with 6 MP have 5 when the Germans slow them down from the air: 10.13 says when and how"
  see 10.13, 10.41
