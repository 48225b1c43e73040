[4.0] Movement
  commentary "heading"
  was mlawa:4.0

[4.1] How units move
  | In the movement phases a player moves as many of his units as he likes, in any order, each nation by itself. A move goes
  | from hex to adjacent hex, is paid for by the hex, and ends where the next one cannot be paid. Elsewhere units move only as
  | a battle makes them.
  see 3.1/phase-2, 3.1/phase-7, 4.22, 4.31
  was mlawa:4.1
  forbid step(_, A, B)
    unless adjacent(A, B)

  example "a hex is skipped"
    given
      unit u: polish, infantry, movement 6, at 3228
      phase = polish_movement
    ask may step(u, 3228, 3230)
    expect no by 4.1

[4.2] Movement in detail
  commentary "heading"
  was mlawa:4.2

[4.21] Hexes of the enemy
  | No step leads onto a hex where an enemy unit stands. Raids (12.12) and a headquarters on its own (13.26) are named as
  | exceptions. Guns on their own (9.16), empty trains (18.15, 18.33) and panicked units (22.18) are not, though their clauses
  | let a unit come in. Aircraft over a hex are no unit on it.
  see 12.0, 12.12, 13.26, 9.16, 18.15, 18.33, 22.18
  was mlawa:4.21
  derived run_over(unit U, hex B) "{B} [holds|does not hold] only enemies that {U} may run over"
  forbid step(U, _, B) when enemy(U, E) and at(E) = B and E is not air

  # Who may be run over is for 9.16 and 22.18 to say, with its price of 1 MP; empty trains are for 18.33.
  dispute w39-R14 "whether the two exceptions are all there are"
    reading a preferred "the list is incomplete, and the special clauses prevail"
      define run_over(U, B)
        when enemy(U, G) and guns(G) and at(G) = B and every F where enemy(U, F) and at(F) = B and F is not air
        and not empty_train(F) has lone_guns(F)
        unless guns(U)
      define run_over(U, B)
        when enemy(U, E) and panicked(E) and at(E) = B and every F where enemy(U, F) and at(F) = B and F is not air
        and not empty_train(F) has panicked(F)
        unless guns(U)
        unless U is hq
      except 4.21 on step(U, _, B) when run_over(U, B)
    reading b "the list is complete: the others are run over only where a raid or a pursuit opens the hex"

  example "an enemy on the hex"
    given
      unit u: polish, infantry, at 3228
      unit e: german, infantry, at 3229
      phase = polish_movement
    ask may step(u, 3228, 3229)
    expect no by 4.21

  example "aircraft over the hex"
    given
      unit u: polish, infantry, at 3228
      unit p: german, air, strength 2, gunfire 2, at 3229
      phase = polish_movement
    ask may step(u, 3228, 3229)
    expect yes by 3.1/phase-7

  example "guns on their own"
    given
      unit u: polish, infantry, at 3228
      unit g: german, light_artillery, at 3229
      phase = polish_movement
    ask may step(u, 3228, 3229)
    expect yes not by 4.21

  example "guns that wait for a train, beside it"
    given
      unit u: polish, infantry, at 3228
      unit g: german, light_artillery, at 3229
      unit t: german, train, at 3229
      phase = polish_movement
    ask may step(u, 3228, 3229)
    expect yes not by 4.21

  example "guns with infantry beside them"
    given
      unit u: polish, infantry, at 3228
      unit g: german, light_artillery, at 3229
      unit e: german, infantry, at 3229
      phase = polish_movement
    ask may step(u, 3228, 3229)
    expect no by 4.21

  example "guns in field works"
    given
      unit u: polish, infantry, at 3228
      unit g: german, light_artillery, at 3229, marker field_works
      phase = polish_movement
    ask may step(u, 3228, 3229)
    expect no by 4.21

  example "guns in a fortress"
    given
      unit u: polish, infantry, at 3228
      unit g: german, light_artillery, at 3229
      hex 3229: fortress
      phase = polish_movement
    ask may step(u, 3228, 3229)
    expect no by 4.21

  example "guns do not run over guns"
    given
      unit h: polish, light_artillery, at 3228
      unit g: german, light_artillery, at 3229
      phase = polish_movement
    ask may step(h, 3228, 3229)
    expect no by 4.21

  example "a panicked battalion"
    given
      unit u: polish, infantry, at 3228
      unit e: german, infantry, at 3229, panicked
      phase = polish_movement
    ask may step(u, 3228, 3229)
    expect yes not by 4.21

  example "a panicked battalion beside an empty train"
    given
      unit u: polish, infantry, at 3228
      unit e: german, infantry, at 3229, panicked
      unit t: german, train, at 3229
      phase = polish_movement
    ask may step(u, 3228, 3229)
    expect yes not by 4.21

  example "a staff does not run over a panicked battalion"
    given
      unit q: polish, hq, at 3228
      unit e: german, infantry, at 3229, panicked
      phase = polish_movement
    ask may step(q, 3228, 3229)
    expect no by 4.21

[4.22] No more than its points
  | In one phase a unit spends at most the movement points it has; what it spent before in the phase counts.
  see 4.40, 14.32, 15.0
  was mlawa:4.22
  amount march_points(unit U) in mp "the movement points of {U} for a phase"
  amount walked(unit U) in mp "what {U} itself has spent in this phase"
  amount spent_points(unit U) in mp "what {U} has spent in this phase"
  set march_points(U) = movement(U)
  set walked(U) = sum(step_cost(U, A, B) for A, B where did step(U, A, B) this phase)
  set spent_points(U) = walked(U)
  limit march(U, _) to at most march_points(U) - spent_points(U)
  forbid step(U, A, B) when step_cost(U, A, B) > march_points(U) - spent_points(U)

  example "three hexes on three points"
    given
      board 3226 to 3233
      unit u: polish, infantry, movement 3, at 3228
      phase = polish_movement
    ask may march(u, 3231)
    expect yes by 3.1/phase-7

  example "four hexes on three points"
    given
      board 3226 to 3233
      unit u: polish, infantry, movement 3, at 3228
      phase = polish_movement
    ask may march(u, 3232)
    expect no by 4.22

  example "two of three points are gone"
    given
      board 3226 to 3233
      unit u: polish, infantry, movement 3, at 3230
      did step(u, 3228, 3229) in polish_movement
      did step(u, 3229, 3230) in polish_movement
      phase = polish_movement
    ask may march(u, 3232)
    expect no by 4.22

  example "and the third is left"
    given
      board 3226 to 3233
      unit u: polish, infantry, movement 3, at 3230
      did step(u, 3228, 3229) in polish_movement
      did step(u, 3229, 3230) in polish_movement
      phase = polish_movement
    ask may march(u, 3231)
    expect yes by 3.1/phase-7

  example "one point, and a wood ahead"
    given
      unit u: polish, infantry, movement 1, at 3228
      hex 3229: wood
      phase = polish_movement
    ask may step(u, 3228, 3229)
    expect no by 4.22

[4.23] Points may be left over
  | Nobody has to spend all his points. Panicked units run as far as they can (22.12).
  see 22.12
  was mlawa:4.23
  excuse step(U, _, _) when own_phase(U, movement)
    unless panicked(U)

  example "a regiment that stays"
    given
      unit u: polish, infantry, movement 6, at 3228
      phase = polish_movement
    ask must step(u, 3228, 3229)
    expect need not by 4.23

  example "one in panic is not excused"
    given
      unit u: polish, infantry, movement 6, at 3228, panicked
      phase = polish_movement
    ask must step(u, 3228, 3229)
    expect silent

[4.24] Points are not saved
  | What is left of a unit's points when the phase ends is lost.
  was mlawa:4.24
  action save_points(unit U) "{U} [save|saved] movement points for a later phase"
  forbid save_points(_)

  example "points for tomorrow"
    given
      unit u: polish, infantry, movement 6, at 3228
      phase = polish_movement
    ask may save_points(u)
    expect no by 4.24

[4.25] Points are not lent
  | No unit hands its points to another.
  was mlawa:4.25
  action lend_points(unit U, unit V) "{U} [lend|lent] movement points to {V}"
  forbid lend_points(_, _)

  example "cavalry for the foot"
    given
      unit k: polish, cavalry, movement 9, at 3228
      unit u: polish, infantry, movement 6, at 3228
      phase = polish_movement
    ask may lend_points(k, u)
    expect no by 4.25

[4.26] Hands off
  | Once the player lets go of the counter its move is over. He may put it right in the same phase if the opponent agrees.
  was mlawa:4.26
  given agreed(unit U) "the opponent [agrees|does not agree] to a correction of {U}"
  action let_go(unit U) "the hand of its player [leave|left] {U}"
  action correct(unit U) "{U} [be put right|was put right] after its move"
  forbid step(U, _, _) when did let_go(U) this phase
  permit correct(U) when did let_go(U) this phase and agreed(U)
  forbid correct(U) unless agreed(U)
  forbid correct(U) unless did let_go(U) this phase

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

  example "a phase later it is too late"
    given
      unit u: polish, infantry, movement 6, at 3228, agreed
      did let_go(u) in polish_movement
      phase = polish_digging
    ask may correct(u)
    expect no by 4.26

[4.3] Ground and movement
  commentary "heading"
  was mlawa:4.3

[4.31] The price of a hex
  | A clear hex costs 1 MP. Other ground costs more, or bars the way, as the Terrain Effects Chart has it: a town 1, a city 2
  | for mechanized units and 1 for others; a swamp 2 more, mountains 3 (2 for mountain units), neither of them for mechanized
  | units; a lake is closed to all.
  see tables/TEC, 4.36, 4.38, 4.39
  was mlawa:4.31
  amount ground_cost(unit U, hex A, hex B) in mp "what the ground of {B} costs {U} coming from {A}"
  amount step_cost(unit U, hex A, hex B) in mp   "what the step from {A} to {B} costs {U}"
  path march(unit U, hex H) "{U} [march|marched] to {H}"
    from at(U) to H by step(U, A, B) costing step_cost(U, A, B) stopping where must_stop(U, A, B)
  given mountain_unit(unit U) "{U} [is|is not] a mountain unit"
  set ground_cost(U, A, B) = 1 when adjacent(A, B)
    unless B is lake
    unless mechanized(U) and B is swamp or mountains
  set step_cost(U, A, B) = ground_cost(U, A, B)
  add 1 to ground_cost(U, A, B) when mechanized(U) and B is city
  add 2 to ground_cost(U, A, B) when B is swamp unless mechanized(U)
  add 2 to ground_cost(U, A, B) when B is mountains
    unless mechanized(U)
    unless mountain_unit(U)
  add 1 to ground_cost(U, A, B) when B is mountains and mountain_unit(U)
    unless mechanized(U)
  (closed) forbid step(U, _, B) when mechanized(U) and B is swamp or mountains
  (closed) forbid step(_, _, B) when B is lake
  (closed) forbid step(_, A, B) when lakeside(A, B)

  dispute w39-M1 "whether a road opens ground that the chart closes"
    reading a preferred "roads have prices of their own on any ground (4.35), and 14.12 takes supply through a swamp by road"
      except 4.31/closed on step(_, A, B) when main_road(A, B)
      except 4.31/closed on step(_, A, B) when side_road(A, B)
    reading b "the chart knows no exception: closed is closed"

  example "a clear hex"
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
    expect 2 by 4.31

  example "infantry in a city"
    given
      unit u: polish, infantry, at 3228
      hex 3229: city
    ask value step_cost(u, 3228, 3229)
    expect 1 by 4.31

  example "infantry in a swamp"
    given
      unit u: polish, infantry, at 3228
      hex 3229: swamp
    ask value step_cost(u, 3228, 3229)
    expect 3 by 4.31

  example "infantry in mountains"
    given
      unit u: polish, infantry, at 3228
      hex 3229: mountains
    ask value step_cost(u, 3228, 3229)
    expect 3 by 4.31

  example "mountain infantry in mountains"
    given
      unit u: german, infantry, mountain_unit, at 3228
      hex 3229: mountains
    ask value step_cost(u, 3228, 3229)
    expect 2 by 4.31

  example "tanks in a town"
    given
      unit t: german, armour, at 3228
      hex 3229: town
    ask value step_cost(t, 3228, 3229)
    expect 1 by 4.31

  example "ground that is closed has no price"
    given
      unit t: german, armour, at 3228
      hex 3229: swamp
    ask value step_cost(t, 3228, 3229)
    expect silent

  example "tanks in a swamp"
    given
      unit t: german, armour, at 3228
      hex 3229: swamp
      phase = german_movement
    ask may step(t, 3228, 3229)
    expect no by 4.31

  example "tanks on a road through the swamp"
    given
      unit t: german, armour, at 3228
      hex 3229: swamp
      edge 3228 3229: main_road
      phase = german_movement
    ask may step(t, 3228, 3229)
    expect yes by 3.1/phase-2

  example "tanks on a lane through the mountains"
    given
      unit t: german, armour, at 3228
      hex 3229: mountains
      edge 3228 3229: side_road
      phase = german_movement
    ask may step(t, 3228, 3229)
    expect yes by 3.1/phase-2

  example "nobody walks into a lake"
    given
      unit u: polish, infantry, at 3228
      hex 3229: lake
      phase = polish_movement
    ask may step(u, 3228, 3229)
    expect no by 4.31

  example "nor across one"
    given
      unit u: polish, infantry, at 3228
      edge 3228 3229: lakeside
      phase = polish_movement
    ask may step(u, 3228, 3229)
    expect no by 4.31

  example "a causeway through the lake"
    given
      unit u: polish, infantry, at 3228
      edge 3228 3229: lakeside, side_road
      phase = polish_movement
    ask may step(u, 3228, 3229)
    expect yes by 3.1/phase-7

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
    expect yes by 3.1/phase-7

  example "no step leads to a hex that is not next to it"
    given
      unit u: polish, infantry, movement 6, at 3228
    ask value step_cost(u, 3228, 3330)
    expect silent

[4.32] Primary roads
  | Along a primary road a hex costs half a point. The ground is paid for by those who come from beside the road (4.34).
  see 4.34
  was mlawa:4.32, mlawa:4.33
  figure main_road_cost = 1/2 in mp
  set step_cost(U, A, B) = main_road_cost instead of 4.31 when main_road(A, B)

  example "by road through a wood"
    given
      unit u: polish, infantry, at 3228
      hex 3229: wood
      edge 3228 3229: main_road
    ask value step_cost(u, 3228, 3229)
    expect 1/2 by 4.32

[4.34] Getting onto a road
  | A unit that comes onto a road from beside it pays for the ground. The road helps only between hexes it joins.
  see 4.31, 4.32, 4.35
  was mlawa:4.34
  add 0 to step_cost(U, A, B) when main_road(B, _)
    unless main_road(A, B)
    unless side_road(A, B)
  add 0 to step_cost(U, A, B) when side_road(B, _)
    unless main_road(A, B)
    unless side_road(A, B)

  example "from the fields onto a road in a wood"
    given
      unit u: polish, infantry, at 3228
      hex 3229: wood
      edge 3229 3230: main_road
    ask value step_cost(u, 3228, 3229)
    expect 2 by 4.31, 4.34, 4.38

  example "onto a secondary road"
    given
      unit u: polish, infantry, at 3228
      hex 3229: wood
      edge 3229 3230: side_road
    ask value step_cost(u, 3228, 3229)
    expect 2 by 4.31, 4.34, 4.38

[4.35] Secondary roads
  | Along a secondary road a hex costs 1 MP on any ground.
  was mlawa:4.36
  figure side_road_cost = 1 in mp
  set step_cost(U, A, B) = side_road_cost instead of 4.31 when side_road(A, B)
    unless main_road(A, B)

  example "a lane through a wood"
    given
      unit u: polish, infantry, at 3228
      hex 3229: wood
      edge 3228 3229: side_road
    ask value step_cost(u, 3228, 3229)
    expect 1 by 4.35

  example "where both kinds run side by side, the better one"
    given
      unit u: polish, infantry, at 3228
      hex 3229: wood
      edge 3228 3229: side_road, main_road
    ask value step_cost(u, 3228, 3229)
    expect 1/2 by 4.32

[4.36] Streams and small rivers
  | They may be crossed anywhere. Without a bridge a stream costs 1 MP more and a small river 2; mechanized units pay 3 and 6.
  was mlawa:4.35
  add 1 to step_cost(U, A, B) when stream(A, B)
    unless bridged(A, B)
    unless mechanized(U)
  add 2 to step_cost(U, A, B) when river(A, B)
    unless bridged(A, B)
    unless mechanized(U)
  add 3 to step_cost(U, A, B) when stream(A, B) and mechanized(U)
    unless bridged(A, B)
  add 6 to step_cost(U, A, B) when river(A, B) and mechanized(U)
    unless bridged(A, B)

  example "infantry over a stream"
    given
      unit u: polish, infantry, at 3228
      edge 3228 3229: stream
    ask value step_cost(u, 3228, 3229)
    expect 2 by 4.31, 4.36

  example "infantry over a small river"
    given
      unit u: polish, infantry, at 3228
      edge 3228 3229: river
    ask value step_cost(u, 3228, 3229)
    expect 3 by 4.31, 4.36

  example "tanks over a stream"
    given
      unit t: german, armour, at 3228
      edge 3228 3229: stream
    ask value step_cost(t, 3228, 3229)
    expect 4 by 4.31, 4.36

  example "tanks over a small river"
    given
      unit t: german, armour, at 3228
      edge 3228 3229: river
    ask value step_cost(t, 3228, 3229)
    expect 7 by 4.31, 4.36

  example "infantry over the bridge"
    given
      unit u: polish, infantry, at 3228
      edge 3228 3229: river, bridge
    ask value step_cost(u, 3228, 3229)
    expect 1 by 4.31 not by 4.36

  example "infantry over a bridge across a stream"
    given
      unit u: polish, infantry, at 3228
      edge 3228 3229: stream, bridge
    ask value step_cost(u, 3228, 3229)
    expect 1 by 4.31 not by 4.36

  example "tanks over the bridge"
    given
      unit t: german, armour, at 3228
      edge 3228 3229: river, bridge
    ask value step_cost(t, 3228, 3229)
    expect 1 by 4.31 not by 4.36

  example "tanks over a bridge across a stream"
    given
      unit t: german, armour, at 3228
      edge 3228 3229: stream, bridge
    ask value step_cost(t, 3228, 3229)
    expect 1 by 4.31 not by 4.36

  example "a road without a bridge"
    given
      unit u: polish, infantry, at 3228
      edge 3228 3229: main_road, stream
    ask value step_cost(u, 3228, 3229)
    expect 1.5 by 4.32, 4.36

[4.37] Big rivers
  | Without a bridge only units that are not mechanized cross. They line up on the bank in one movement phase and go over in
  | the next, for 4 MP, unless they were attacked in between. A bank that an enemy holds has to be won in battle, in the unit's
  | attack or counter-attack phase and in place of the move; the victors go no farther than that hex (8.71). If the enemy
  | stands, the crossing is off, and the unit lines up anew.
  see 8.12, 8.71, 8.72, 4.21, tables/TEC
  was mlawa:4.37, mlawa:4.37/eligible
  figure crossing_cost = 4 in mp
  action line_up(unit U, hex A, hex B) "{U} [line|lined] up at {A} to cross to {B}"
  permit line_up(U, A, B) when own_phase(U, movement) and at(U) = A and big_river(A, B)
  forbid line_up(U, _, _) when mechanized(U)
  forbid step(U, A, B) when big_river(A, B) and mechanized(U)
    unless bridged(A, B)
  forbid step(U, A, B) when big_river(A, B) and not did line_up(U, A, _) in last movement phase of U
    unless bridged(A, B)
  forbid step(U, A, B) when big_river(A, B) and did attack(_, U) since last movement phase of U
    unless bridged(A, B)
  (held) forbid step(U, A, B) when big_river(A, B) and enemy(U, E) and at(E) = B and E is not air
    unless bridged(A, B)
  (off) forbid step(U, A, B)
    when big_river(A, B) and did attack(U, E) since last movement phase of U and at(E) = C and big_river(A, C)
    unless bridged(A, B)
    unless did fall_back(E, _, _) since last movement phase of U

  dispute w39-A47 "whether the unit has to be on the bank when the first phase begins, or when it ends"
    reading a preferred "the clause only wants it there in that phase: it may just have come up"
    reading b "it spends the whole phase there; the older edition has it start on the bank"
      forbid line_up(U, _, _) when did step(U, _, _) this phase
      forbid step(U, A, B) when big_river(A, B) and did step(U, _, A) in last movement phase of U
        unless bridged(A, B)

  dispute w39-A47a "whether fire alone stops a crossing as an attack does"
    reading a preferred "8.32 counts shelling and bombing among the attacks"
      forbid step(U, A, B) when big_river(A, B) and did fire(_, U) since last movement phase of U
        unless bridged(A, B)
    reading b "attacked means by ground units"

  dispute w39-M2 "whether the 4 MP are the whole price or come on top of the hex"
    reading a preferred "the older edition lists them with the additional points of streams and rivers"
      add crossing_cost to step_cost(U, A, B) when big_river(A, B)
        unless bridged(A, B)
    reading b "4 MP is what the clause has the unit spend; it does not say that they are additional, as 4.36 does"
      set step_cost(U, A, B) = crossing_cost instead of 4.31, 4.32, 4.35 when big_river(A, B)
        unless bridged(A, B)

  dispute w39-M3 "whether who storms the far bank has to have lined up the turn before"
    reading a preferred "the victors enter the hex the enemy left, and nothing more is asked of them"
    reading b "the battle takes the place of the second phase, so the first must have gone before"
      forbid pursue(U, A, B, _) when big_river(A, B) and not did line_up(U, A, _) last turn
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
    expect yes by 4.37

  example "tanks need not bother"
    given
      unit t: german, armour, at 3228
      edge 3228 3229: big_river
      phase = german_movement
    ask may line_up(t, 3228, 3229)
    expect no by 4.37

  example "tanks without a bridge"
    given
      unit t: german, armour, at 3228
      edge 3228 3229: big_river
      did line_up(t, 3228, 3229) in german_movement of turn 1
      turn = 2
      phase = german_movement
    ask may step(t, 3228, 3229)
    expect no by 4.37

  example "tanks on the bridge"
    given
      unit t: german, armour, at 3228
      edge 3228 3229: big_river, bridge
      phase = german_movement
    ask may step(t, 3228, 3229)
    expect yes by 3.1/phase-2

  example "infantry on the march"
    given
      unit u: polish, infantry, at 3228
      edge 3228 3229: big_river
      turn = 2
      phase = polish_movement
    ask may step(u, 3228, 3229)
    expect no by 4.37

  example "infantry that lined up the turn before"
    given
      unit u: polish, infantry, at 3228
      edge 3228 3229: big_river
      did line_up(u, 3228, 3229) in polish_movement of turn 1
      turn = 2
      phase = polish_movement
    ask may step(u, 3228, 3229)
    expect yes not by 4.37

  example "infantry that came up the turn before and lined up at once"
    given
      unit u: polish, infantry, at 3228
      edge 3228 3229: big_river
      did step(u, 3227, 3228) in polish_movement of turn 1
      did line_up(u, 3228, 3229) in polish_movement of turn 1
      turn = 2
      phase = polish_movement
    ask may step(u, 3228, 3229)
    expect yes not by 4.37

  example "from the same bank to another hex beyond the river"
    given
      unit u: polish, infantry, at 3228
      edge 3228 3229: big_river
      edge 3228 3329: big_river
      did line_up(u, 3228, 3229) in polish_movement of turn 1
      turn = 2
      phase = polish_movement
    ask may step(u, 3228, 3329)
    expect yes not by 4.37

  example "infantry that was attacked meanwhile"
    given
      unit u: polish, infantry, at 3228
      unit e: german, infantry, at 3227
      edge 3228 3229: big_river
      did line_up(u, 3228, 3229) in polish_movement of turn 1
      did attack(e, u) in german_attack of turn 2
      turn = 2
      phase = polish_movement
    ask may step(u, 3228, 3229)
    expect no by 4.37

  example "infantry that was shelled meanwhile"
    given
      unit u: polish, infantry, at 3228
      unit g: german, heavy_artillery, gunfire 1, at 3226
      edge 3228 3229: big_river
      did line_up(u, 3228, 3229) in polish_movement of turn 1
      did fire(g, u) in german_attack of turn 2
      turn = 2
      phase = polish_movement
    ask may step(u, 3228, 3229)
    expect no by 4.37

  example "a staff alone on the far bank"
    given
      unit u: polish, infantry, at 3228
      unit q: german, hq, at 3229
      edge 3228 3229: big_river
      did line_up(u, 3228, 3229) in polish_movement of turn 1
      turn = 2
      phase = polish_movement
    ask may step(u, 3228, 3229)
    expect no by 4.37 not by 4.21

  example "the far bank was attacked in vain"
    given
      unit u: polish, infantry, at 3228
      unit e: german, infantry, at 3329
      edge 3228 3229: big_river
      edge 3228 3329: big_river
      did line_up(u, 3228, 3329) in polish_movement of turn 1
      did attack(u, e) in polish_attack of turn 1
      turn = 2
      phase = polish_movement
    ask may step(u, 3228, 3229)
    expect no by 4.37

  example "the far bank was attacked and the enemy fell back along the river"
    given
      unit u: polish, infantry, at 3228
      unit e: german, infantry, at 3329
      edge 3228 3229: big_river
      edge 3228 3329: big_river
      did line_up(u, 3228, 3229) in polish_movement of turn 1
      did attack(u, e) in polish_attack of turn 1
      did fall_back(e, 3229, 3329) in polish_attack of turn 1
      turn = 2
      phase = polish_movement
    ask may step(u, 3228, 3229)
    expect yes not by 4.37

  example "what the crossing costs"
    given
      unit u: polish, infantry, at 3228
      edge 3228 3229: big_river
    ask value step_cost(u, 3228, 3229)
    expect 5 by 4.31, 4.37

  example "what the bridge costs"
    given
      unit u: polish, infantry, at 3228
      edge 3228 3229: big_river, bridge
    ask value step_cost(u, 3228, 3229)
    expect 1 by 4.31 not by 4.37

  example "over the river after a beaten enemy, straight off the march"
    given
      unit u: german, infantry, strength 14, at 3228
      unit e: polish, infantry, strength 3, at 3231
      edge 3228 3229: big_river
      battle x: attacker u, target e
      combat_die(x) = 3
      did step(u, 3227, 3228) in german_movement
      did fall_back(e, 3229, 3230) in german_attack
      did fall_back(e, 3230, 3231) in german_attack
      turn = 2
      phase = german_attack
    ask may pursue(u, 3228, 3229, 1)
    expect yes by 8.73

  example "a road without its bridge"
    given
      unit u: polish, infantry, movement 6, at 3228
      edge 3228 3229: big_river, main_road
    ask value step_cost(u, 3228, 3229)
    expect 4.5 by 4.32, 4.37

[4.37/zoc] Big rivers and zones
  commentary "a reminder of 7.15, which says it"
  see 7.15
  was mlawa:4.37/zoc

[4.38] Woods
  | Wood on a hex costs 1 MP more, 3 MP for mechanized units.
  was mlawa:4.38
  figure wood_mechanized = 3 in mp
  add 1 to ground_cost(U, A, B) when B is wood or full_wood unless mechanized(U)
  add wood_mechanized to ground_cost(U, A, B) when B is wood or full_wood and mechanized(U)

  example "infantry in a wood"
    given
      unit u: polish, infantry, at 3228
      hex 3229: wood
    ask value step_cost(u, 3228, 3229)
    expect 2 by 4.31, 4.38

  example "tanks in a wood all over"
    given
      unit t: german, armour, at 3228
      hex 3229: full_wood
    ask value step_cost(t, 3228, 3229)
    expect 4 by 4.31, 4.38

[4.38/note] Full woods and zones
  commentary "a reminder of 7.17, which says it"
  see 7.17
  was mlawa:4.38/note

[4.38/railroad] By rail track through a wood
  | Along a railway through a wood infantry pays 1 MP a hex, cavalry 2, artillery 2, mechanized units 3. Other arms are not
  | listed, and pay for the wood.
  amount track_cost(unit U) in mp "what a hex of rail track in a wood costs {U}"
  derived on_track(unit U, hex A, hex B) "{U} [follows|does not follow] a rail track through the wood from {A} to {B}"
  set track_cost(U) = 1 when U is infantry
  set track_cost(U) = 2 when U is cavalry
  set track_cost(U) = 2 when guns(U) unless mechanized(U)
  set track_cost(U) = 3 when mechanized(U)
  define on_track(U, A, B) when railway(A, B) and B is wood or full_wood and track_cost(U) > 0
  except 4.38 on ground_cost(U, A, B) when on_track(U, A, B)

  dispute w39-A44 "whether the figure is the whole price or comes on top of the hex"
    reading a preferred "the list gives points a hex, not additional points"
      set ground_cost(U, A, B) = track_cost(U) instead of 4.31 when on_track(U, A, B)
    reading b "it stands under the clause on what a wood adds"
      add track_cost(U) to ground_cost(U, A, B) when on_track(U, A, B)

  example "infantry on the track"
    given
      unit u: polish, infantry, at 3228
      hex 3229: wood
      edge 3228 3229: railway
    ask value step_cost(u, 3228, 3229)
    expect 1 by 4.38/railroad

  example "cavalry on the track"
    given
      unit u: polish, cavalry, at 3228
      hex 3229: wood
      edge 3228 3229: railway
    ask value step_cost(u, 3228, 3229)
    expect 2 by 4.38/railroad

  example "guns on the track"
    given
      unit g: polish, light_artillery, movement 6, at 3228
      hex 3229: wood
      edge 3228 3229: railway
    ask value step_cost(g, 3228, 3229)
    expect 2 by 4.38/railroad

  example "motorized guns on the track"
    given
      unit g: german, motorized_artillery, movement 12, at 3228
      hex 3229: wood
      edge 3228 3229: railway
    ask value step_cost(g, 3228, 3229)
    expect 3 by 4.38/railroad

  example "a track in the open changes nothing"
    given
      unit u: polish, cavalry, at 3228
      hex 3229: clear
      edge 3228 3229: railway
    ask value step_cost(u, 3228, 3229)
    expect 1 by 4.31 not by 4.38/railroad

  example "cyclists are not on the list"
    given
      unit u: polish, cyclist, at 3228
      hex 3229: wood
      edge 3228 3229: railway
    ask value step_cost(u, 3228, 3229)
    expect 2 by 4.31, 4.38

[4.39] Ground adds up
  | Hill, wood and the hex itself are paid together.
  see tables/TEC
  was mlawa:4.39

  dispute w39-T4 "whether the chart's figures for hills and mountains come on top of the hex or stand for it"
    reading a preferred "the examples of both editions pay the hex and the hill; mountains they leave alone"
      add 2 to ground_cost(U, A, B) when B is hills and mechanized(U)
      add 1 to ground_cost(U, A, B) when B is hills unless mechanized(U)
    reading b "the chart prints no plus sign at hills, as it does at woods"
      set ground_cost(U, A, B) = 2 instead of 4.31 when B is hills and mechanized(U)
        unless on_track(U, A, B)
    reading c "mountains are printed without the sign as well, so what the examples do with hills holds for both"
      add 2 to ground_cost(U, A, B) when B is hills and mechanized(U)
      add 1 to ground_cost(U, A, B) when B is hills unless mechanized(U)
      add 1 to ground_cost(U, A, B) when B is mountains unless mechanized(U)

  example 4.39/ex1 "a mechanized unit on a wooded hill"
    given
      unit t: german, motorized, at 3228
      hex 3229: hills, wood
    ask value step_cost(t, 3228, 3229)
    expect 6 by 4.31, 4.38, 4.39

  example "tanks on a bare hill"
    given
      unit t: german, armour, at 3228
      hex 3229: hills
    ask value step_cost(t, 3228, 3229)
    expect 3 by 4.31, 4.39

  example "infantry in wooded mountains"
    given
      unit u: polish, infantry, at 3228
      hex 3229: mountains, wood
    ask value step_cost(u, 3228, 3229)
    expect 4 by 4.31, 4.38

  example "infantry on a bare hill"
    given
      unit u: polish, infantry, at 3228
      hex 3229: hills
    ask value step_cost(u, 3228, 3229)
    expect 2 by 4.31, 4.39

  example "tanks on a rail track through a wooded hill"
    given
      unit t: german, armour, at 3228
      hex 3229: hills, wood
      edge 3228 3229: railway
    ask value step_cost(t, 3228, 3229)
    expect 5 by 4.38/railroad, 4.39

[4.40] Soviet machines break down
  | A Soviet mechanized unit that is to move throws a die first. What breaks down limits its points for the phase.
  see 2.2/mechanized, 4.22, 13.12
  defect w39-N5 "printed before 4.4: it is the tenth item of 4.3, not 4.4 again"
  throw reliability_die(unit U) 1d6 "the reliability roll of {U}"
  derived unreliable(unit U) "{U} [is|is not] a Soviet mechanized unit"
  action check_engines(unit U) "the reliability of {U} [be rolled for|was rolled for]"
  define unreliable(U) when U is soviet and mechanized(U)
  permit check_engines(U) when unreliable(U) and own_phase(U, movement)
  otherwise forbid check_engines
  forbid check_engines(U) when did check_engines(U) this phase
  forbid check_engines(U) when did step(U, _, _) this phase
  forbid check_engines(U) when did march(U, _) this phase
  also check_engines "roll for reliability", "breakdown", "mechanical failure"

  example "before the tanks move"
    given
      unit t: soviet, armour, movement 12, at 3228
      phase = german_movement
    ask may check_engines(t)
    expect yes by 4.40

  example "infantry on foot has nothing to break"
    given
      unit u: soviet, infantry, movement 6, at 3228
      phase = german_movement
    ask may check_engines(u)
    expect no by 4.40

  example "German tanks do not roll"
    given
      unit t: german, armour, movement 12, at 3228
      phase = german_movement
    ask may check_engines(t)
    expect no by 4.40

  example "one roll a phase"
    given
      unit t: soviet, armour, movement 12, at 3228
      did check_engines(t) in german_movement
      phase = german_movement
    ask may check_engines(t)
    expect no by 4.40

  example "they have moved already"
    given
      unit t: soviet, armour, movement 12, at 3229
      did step(t, 3228, 3229) in german_movement
      phase = german_movement
    ask may check_engines(t)
    expect no by 4.40

  example "they have marched already"
    given
      unit t: soviet, armour, movement 12, at 3230
      did march(t, 3230) in german_movement
      phase = german_movement
    ask may check_engines(t)
    expect no by 4.40

  example "how far they go hangs on the roll"
    given
      board 3220 to 3240
      unit t: soviet, armour, movement 12, at 3228
      phase = german_movement
    ask may march(t, 3233)
    expect unknown for reliability_die

[4.40/table] What the roll leaves
  | 1: the unit's own points. 2: 10 MP, 3: 8, 4: 6, 5: 4, 6: none.
  see 4.22
  table reliability(number R) -> number = 2: 10, 3: 8, 4: 6, 5: 4, 6: 0
  add 0 to march_points(U) when unreliable(U) and reliability_die(U) = 1
  dispute w39-A43 "what a roll of more points than the unit has does"
    reading a preferred "breakdowns limit it, and make nobody faster: the lesser figure counts"
      set march_points(U) = N instead of 4.22
        when unreliable(U) and reliability_die(U) >= 2 and reliability(reliability_die(U)) = N and N < movement(U)
        unless U is hq
      set march_points(U) = N instead of 13.12
        when unreliable(U) and reliability_die(U) >= 2 and reliability(reliability_die(U)) = N and U is hq
        and N < hq_points
    reading b "the list gives the points as they are"
      set march_points(U) = N instead of 4.22, 13.12
        when unreliable(U) and reliability_die(U) >= 2 and reliability(reliability_die(U)) = N

  example "a 1"
    given
      unit t: soviet, armour, movement 12, at 3228
      reliability_die(t) = 1
    ask value march_points(t)
    expect 12 by 4.22, 4.40/table

  example "a 3"
    given
      unit t: soviet, armour, movement 12, at 3228
      reliability_die(t) = 3
    ask value march_points(t)
    expect 8 by 4.40/table not by 4.22

  example "a 6"
    given
      unit t: soviet, armour, movement 12, at 3228
      reliability_die(t) = 6
      phase = german_movement
    ask may step(t, 3228, 3229)
    expect no by 4.22, 4.40/table

  example "a 2 for a unit that has 8 MP"
    given
      unit t: soviet, armour, movement 8, at 3228
      reliability_die(t) = 2
    ask value march_points(t)
    expect 8 by 4.22

  example "a 5 for a headquarters"
    given
      unit q: soviet, hq, at 3228
      reliability_die(q) = 5
    ask value march_points(q)
    expect 4 by 4.40/table not by 13.12

  example "half of what the roll has left, under an S1 counter"
    given
      unit t: soviet, armour, movement 12, at 3228, marker s1
      reliability_die(t) = 4
    ask value march_points(t)
    expect 3 by 4.40/table, 10.13

[4.40/per-unit] A die for each unit
  | Each unit of a stack throws for itself, and the next one only when this one has moved.
  see 4.26, 4.40
  forbid check_engines(V) when did check_engines(U) this phase and U != V
    unless did step(U, _, _) this phase
    unless did march(U, _) this phase
    unless did let_go(U) this phase
    unless march_points(U) = 0

  example "two regiments side by side, two dice"
    given
      unit t, s: soviet, armour, movement 12, at 3228
      reliability_die(t) = 6
      reliability_die(s) = 2
    ask value march_points(s)
    expect 10 by 4.40/table

  example "the first has not moved yet"
    given
      unit t, s: soviet, armour, movement 12, at 3228
      did check_engines(t) in german_movement
      reliability_die(t) = 3
      phase = german_movement
    ask may check_engines(s)
    expect no by 4.40/per-unit

  example "the first has moved"
    given
      unit t, s: soviet, armour, movement 12
      at(t) = 3229
      at(s) = 3228
      did check_engines(t) in german_movement
      did step(t, 3228, 3229) in german_movement
      reliability_die(t) = 3
      phase = german_movement
    ask may check_engines(s)
    expect yes by 4.40

  example "the first has marched off, with nobody counting the hexes"
    given
      unit t, s: soviet, armour, movement 12
      at(t) = 3230
      at(s) = 3228
      did check_engines(t) in german_movement
      did march(t, 3230) in german_movement
      reliability_die(t) = 3
      phase = german_movement
    ask may check_engines(s)
    expect yes by 4.40

  example "the first is to stay where it is"
    given
      unit t, s: soviet, armour, movement 12, at 3228
      did check_engines(t) in german_movement
      did let_go(t) in german_movement
      reliability_die(t) = 3
      phase = german_movement
    ask may check_engines(s)
    expect yes by 4.40

  example "the first has broken down where it stands"
    given
      unit t, s: soviet, armour, movement 12, at 3228
      did check_engines(t) in german_movement
      reliability_die(t) = 6
      phase = german_movement
    ask may check_engines(s)
    expect yes by 4.40

[4.4] Friends on the way
  commentary "heading; printed behind 4.40, which is the tenth item of 4.3"
  was mlawa:4.4

[4.41] Through friends
  | A unit may go through a hex where a friend stands, or through its zone, and pays nothing for it.
  see 4.31, 5.11, 5.24, 7.14
  was mlawa:4.41
  permit pass(U, H) when at(F) = H and side(F) = side(U) and F != U
  (hex) add 0 to step_cost(U, _, B) when at(F) = B and side(F) = side(U) and F != U
  (zone) add 0 to step_cost(U, _, B) when side(F) = side(U) and F != U and zoc(F, B)

  example "through a friend"
    given
      unit u: polish, infantry, movement 6, at 3228
      unit f: polish, infantry, at 3229
      phase = polish_movement
    ask may pass(u, 3229)
    expect yes by 4.41

  example "the hex is no dearer for it"
    given
      hex 3229: clear
      unit u: polish, infantry, movement 6, at 3228
      unit f: polish, infantry, at 3229
    ask value step_cost(u, 3228, 3229)
    expect 1 by 4.31, 4.41/hex

  example "nor is the hex beside him"
    given
      hex 3229: clear
      unit u: polish, infantry, movement 6, at 3228
      unit f: polish, infantry, at 3230
    ask value step_cost(u, 3228, 3229)
    expect 1 by 4.31, 4.41/zone

  example "through a regiment and on, in one march"
    given
      board 3226 to 3233
      unit u: polish, infantry, movement 3, at 3228
      unit f: polish, infantry, strength 9, at 3229
      phase = polish_movement
    ask may march(u, 3231) via 3229 3230 3231
    expect yes by 3.1/phase-7

[4.42] Any number of them
  | In a movement phase any number of friends may go through one hex. How many may stay there is for 5.21.
  see 4.41, 5.21
  was mlawa:4.42
  permit pass(U, H) when own_phase(U, movement) and did pass(V, H) this phase and side(V) = side(U) and V != U

  example "the third regiment over the bridgehead"
    given
      unit u, v, w: polish, infantry, strength 6, movement 6, at 3228
      unit f: polish, infantry, strength 9, at 3229
      did pass(v, 3229) in polish_movement
      did pass(w, 3229) in polish_movement
      phase = polish_movement
    ask may pass(u, 3229)
    expect yes by 4.42

[4.5] The German air force
  commentary "the Germans slow the Poles down from the air, by weather and counters employed: 10.51 to 10.53 say how and by how much"
  see 3.1/phase-1/table, 10.41, 10.51, 10.52, 10.53
  was mlawa:4.5
