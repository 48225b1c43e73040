[17.0] New units
  | Both sides get new units in the course of the game, which the book calls replacements. When and where each of them comes
  | in stands in the scenario.
  see 3.1/phase-2/reinforcements, 3.1/phase-7
  was mlawa:17.0
  derived due_hex(unit U, hex H) "the scenario [brings|does not bring] {U} in on {H}"
  derived listed_hex(unit U, hex H) "{H} [is|is not] among the hexes {U} is to come in on"
  derived entry_hex(unit U, hex H) "{H} [is|is not] open to {U} for coming in"
  define listed_hex(U, H) when due_hex(U, H)
  define entry_hex(U, H) when listed_hex(U, H)
  forbid bring_on(U, H) unless entry_hex(U, H)
  (due) forbid bring_on(U, _) unless arrival_turn(U) <= turn
  forbid bring_on(U, _) when at(U) = _
  forbid bring_on(U, _) when did bring_on(U, _)

  example "a day too early"
    given
      unit u: polish, infantry, arrival_turn 3, arrival_hex 3500
      turn = 2
      phase = polish_movement
    ask may bring_on(u, 3500)
    expect no by 17.0

  example "a regiment that stands on the board already"
    given
      unit u: polish, infantry, arrival_turn 2, arrival_hex 3500, at 3510
      turn = 2
      phase = polish_movement
    ask may bring_on(u, 3500)
    expect no by 17.0

  example "one that came in and was destroyed"
    given
      unit u: polish, infantry, arrival_turn 2, arrival_hex 3500
      did bring_on(u, 3500) in polish_movement of turn 2
      turn = 4
      phase = polish_movement
    ask may bring_on(u, 3500)
    expect no by 17.0

[17.1] New units in detail
  commentary "heading; the five notes on how a scenario names the place follow"
  was mlawa:17.1

[17.1/notation-1] 3500: one hex
  | The number of a hex alone: the units come in on that hex and no other.
  was mlawa:17.1/notation-1
  given arrival_hex(unit U) -> hex "the scenario [has|does not have] {U} come in on {hex}"
  define due_hex(U, H) when arrival_hex(U) = H

  example "on the hex"
    given
      unit u: polish, infantry, arrival_turn 2, arrival_hex 3500
      turn = 2
      phase = polish_movement
    ask may bring_on(u, 3500)
    expect yes by 17.11

  example "beside it"
    given
      unit u: polish, infantry, arrival_turn 2, arrival_hex 3500
      hex 3500, 3600: map_edge north
      turn = 2
      phase = polish_movement
    ask may bring_on(u, 3600)
    expect no by 17.0

[17.1/notation-2] 3546-4636: a stretch of the edge
  | Two numbers: any hex on the edge of the map from the first to the second, both included.
  was mlawa:17.1/notation-2
  sort compass = north, east, south, west
  given map_edge(hex H, compass C) "{H} [lies|does not lie] on the {C} edge of the map"
  given arrival_stretch(unit U, hex A, hex B) "the scenario [has|does not have] {U} come in between {A} and {B}"
  action follow_edge(hex A, hex B) "the edge of the map [run|ran] from {A} to {B}"
  path edge_line(hex F, hex H) "the edge of the map [run|ran] from {F} to {H}"
    from F to H by follow_edge(A, B)
  permit follow_edge(A, B) when adjacent(A, B) and map_edge(A, _) and map_edge(B, _)
  define due_hex(U, H)
    when arrival_stretch(U, A, B) and map_edge(H, _)
    and cost(edge_line(A, H)) + cost(edge_line(H, B)) = cost(edge_line(A, B))

  example "the first hex"
    given
      unit u: polish, infantry, arrival_turn 2, arrival_stretch 3546 3549
      hex 3545, 3546, 3547, 3548, 3549, 3550: map_edge east
      turn = 2
      phase = polish_movement
    ask may bring_on(u, 3546)
    expect yes by 17.11

  example "one in the middle"
    given
      unit u: polish, infantry, arrival_turn 2, arrival_stretch 3546 3549
      hex 3545, 3546, 3547, 3548, 3549, 3550: map_edge east
      turn = 2
      phase = polish_movement
    ask may bring_on(u, 3548)
    expect yes by 17.11

  example "the last hex"
    given
      unit u: polish, infantry, arrival_turn 2, arrival_stretch 3546 3549
      hex 3545, 3546, 3547, 3548, 3549, 3550: map_edge east
      turn = 2
      phase = polish_movement
    ask may bring_on(u, 3549)
    expect yes by 17.11

  example "a hex too far"
    given
      unit u: polish, infantry, arrival_turn 2, arrival_stretch 3546 3549
      hex 3545, 3546, 3547, 3548, 3549, 3550: map_edge east
      turn = 2
      phase = polish_movement
    ask may bring_on(u, 3550)
    expect no by 17.0

  example "a hex inside the map"
    given
      unit u: polish, infantry, arrival_turn 2, arrival_stretch 3546 3549
      hex 3545, 3546, 3547, 3548, 3549, 3550: map_edge east
      turn = 2
      phase = polish_movement
    ask may bring_on(u, 3447)
    expect no by 17.0

  example "a stretch that goes round a corner"
    given
      unit u: polish, infantry, arrival_turn 2, arrival_stretch 3346 3544
      hex 3246, 3346, 3446: map_edge south
      hex 3546: map_edge south, map_edge east
      hex 3545, 3544, 3543: map_edge east
      turn = 2
      phase = polish_movement
    ask which H where due_hex(u, H)
    expect 3346, 3446, 3544, 3545, 3546 by 17.1/notation-2

[17.1/notation-3] Pn: the north edge
  | From the north edge of the map.
  was mlawa:17.1/notation-3
  given arrival_edge(unit U, compass C) "the scenario [has|does not have] {U} come in from the {C}"
  term north "north (Pn)"
  define due_hex(U, H) when arrival_edge(U, north) and map_edge(H, north)
  defect w39-L1 "Pn (north), Wsch (east) and N (Germany) are Polish abbreviations that were left as they are"

  example "from the north"
    given
      unit u: polish, infantry, arrival_turn 2, arrival_edge north
      hex 3500: map_edge north
      turn = 2
      phase = polish_movement
    ask may bring_on(u, 3500)
    expect yes by 17.11

[17.1/notation-4] Wsch and so on: the other edges
  | From the east edge, and likewise from the others.
  was mlawa:17.1/notation-4
  define due_hex(U, H) when arrival_edge(U, C) and map_edge(H, C) and C != north

  example "from the east"
    given
      unit u: polish, infantry, arrival_turn 2, arrival_edge east
      hex 3546: map_edge east
      turn = 2
      phase = polish_movement
    ask may bring_on(u, 3546)
    expect yes by 17.11

  example "on the wrong edge"
    given
      unit u: polish, infantry, arrival_turn 2, arrival_edge west
      hex 3546: map_edge east
      turn = 2
      phase = polish_movement
    ask may bring_on(u, 3546)
    expect no by 17.0

[17.1/notation-5] N: from Germany
  | From German soil.
  was mlawa:17.1/notation-5
  given from_germany(unit U) "the scenario [has|does not have] {U} come in from Germany"
  define due_hex(U, H) when from_germany(U) and map_edge(H, _) and country(H) = german

  example "over the Prussian edge of the map"
    given
      unit u: german, infantry, arrival_turn 2, from_germany
      hex 3500: map_edge north, country german
      hex 3546: map_edge east, country polish
      turn = 2
      phase = german_movement
    ask which H where due_hex(u, H)
    expect 3500 by 17.1/notation-5

[17.11] When in the phase
  | New units come in at any moment of their movement phase, before or after others have moved.
  see 3.1/phase-2/reinforcements
  was mlawa:17.11
  permit bring_on(U, _) when own_phase(U, movement)
  otherwise forbid bring_on

  example "a counter of no known nation"
    given
      unit u: infantry, arrival_turn 2, arrival_hex 3500
      turn = 2
      phase = polish_movement
    ask may bring_on(u, 3500)
    expect no by 17.11

  example "when the regiments on the board have marched"
    given
      unit u: polish, infantry, arrival_turn 2, arrival_hex 3500
      unit v: polish, infantry, movement 6, at 3510
      did step(v, 3511, 3510) in polish_movement
      turn = 2
      phase = polish_movement
    ask may bring_on(u, 3500)
    expect yes by 17.11

[17.12] In stacks
  | They may come in stacked. The units of a stack enter together, and each pays as if it were alone.
  see 5.1, 5.11
  was mlawa:17.12
  sort arrival
  role entrant(arrival X, unit U) "{U} [comes|does not come] in with {X}"
  given arrives_on(arrival X) -> hex "{X} [comes|does not come] in on {hex}"
  action come_in(arrival X) "{X} [come in|came in]"
    made of bring_on(U, H) when entrant(X, U) and arrives_on(X) = H
  add 0 to entry_cost(U, H) when entrant(X, U) and arrives_on(X) = H and entrant(X, F) and F != U

  example "a regiment and a battery"
    given
      unit u: polish, infantry, strength 6, arrival_turn 2, arrival_hex 3500
      unit g: polish, light_artillery, gunfire 1, arrival_turn 2, arrival_hex 3500
      arrival x: entrant u + g, arrives_on 3500
      turn = 2
      phase = polish_movement
    ask may come_in(x)
    expect yes by 17.11

  example "the battery is not due yet"
    given
      unit u: polish, infantry, strength 6, arrival_turn 2, arrival_hex 3500
      unit g: polish, light_artillery, gunfire 1, arrival_turn 3, arrival_hex 3500
      arrival x: entrant u + g, arrives_on 3500
      turn = 2
      phase = polish_movement
    ask may come_in(x)
    expect no by 17.0

  example "what the battery pays"
    given
      unit u: polish, infantry, strength 6, arrival_turn 2, arrival_hex 3500
      unit g: polish, light_artillery, gunfire 1, arrival_turn 2, arrival_hex 3500
      arrival x: entrant u + g, arrives_on 3500
    ask value entry_cost(g, 3500)
    expect 2 by 17.12, 17.13

[17.13] What coming in costs
  | The first hex, on the edge of the map, costs 1 MP for the entry besides what its ground costs. The march goes on with
  | what is left.
  see 4.22, 4.31, 17.14
  was mlawa:17.13
  figure entry_toll = 1 in mp
  amount entry_cost(unit U, hex H) in mp "what coming in on {H} costs {U}"
  # Nothing on the map lies beyond its edge: the ground is paid as by one who comes over the fields.
  set entry_cost(U, H) = highest(ground_cost(U, A, H) for A where adjacent(A, H))
  add entry_toll to entry_cost(U, H)
  add entry_cost(U, H) to walked(U) when did bring_on(U, H) this phase
  forbid bring_on(U, H) when entry_cost(U, H) > march_points(U)
  forbid bring_on(U, H) when impassable(U, H)
  defect w39-17.13a "that the ground is paid as well is said by the example of 17.14 alone"

  example "a wood on the edge of the map"
    given
      unit u: polish, infantry, movement 6, arrival_turn 2, arrival_hex 3500
      hex 3500: wood
    ask value entry_cost(u, 3500)
    expect 3 by 4.38, 17.13

  example "two points are spent"
    given
      unit u: polish, infantry, movement 6, arrival_turn 2, at 3500
      did bring_on(u, 3500) in polish_movement
      turn = 2
      phase = polish_movement
    ask value spent_points(u)
    expect 2 by 17.13

  example "four hexes are left of six points"
    given
      board 3500 to 3512
      unit u: polish, infantry, movement 6, arrival_turn 2, at 3500
      did bring_on(u, 3500) in polish_movement
      turn = 2
      phase = polish_movement
    ask may march(u, 3504)
    expect yes by 3.1/phase-7

  example "and not five"
    given
      board 3500 to 3512
      unit u: polish, infantry, movement 6, arrival_turn 2, at 3500
      did bring_on(u, 3500) in polish_movement
      turn = 2
      phase = polish_movement
    ask may march(u, 3505)
    expect no by 4.22

  example "a hex it cannot pay"
    given
      unit t: german, armour, movement 4, arrival_turn 2, arrival_hex 3500
      hex 3500: wood
      turn = 2
      phase = german_movement
    ask may bring_on(t, 3500)
    expect no by 17.13

  example "tanks do not come out of a swamp"
    given
      unit t: german, armour, movement 12, arrival_turn 2, arrival_hex 3500
      hex 3500: swamp
      turn = 2
      phase = german_movement
    ask may bring_on(t, 3500)
    expect no by 17.13

[17.14] Stacking on the way in
  | The limits of stacking hold. Units that come in over one hex and are too many for one stack form several before they
  | enter, each within 5.21.
  see 5.21, 5.22, 5.24, 17.14/following
  was mlawa:17.14
  amount entry_points(arrival X) in sp "the stacking points of {X}"
  amount entry_crowd(hex H) in sp "the stacking points of all that come in on {H}"
  set entry_points(X) = sum(stacking_points(U) for U where entrant(X, U) and U is not hq or air)
  set entry_crowd(H) = sum(entry_points(X) for X where arrives_on(X) = H)
  forbid come_in(X) when entrant(X, U) and entrant(X, F) and nation(U) != nation(F)

  dispute w39-C15 "from how many SP on units have to form stacks"
    reading a preferred "from 10 on, as 5.21 has it: the 18 SP of the example need two; 24 was the limit of the older edition"
      forbid come_in(X) when entry_points(X) > stack_limit
        unless arrives_on(X) = H and stronghold(H)
      forbid come_in(X) when entry_points(X) > stronghold_limit
    reading b "as printed: 24 SP and less may come in as one body"
      forbid come_in(X) when arrives_on(X) = H and entry_crowd(H) > 24 and entry_points(X) > stack_limit
        unless stronghold(H)
      forbid come_in(X) when arrives_on(X) = H and entry_crowd(H) > 24 and entry_points(X) > stronghold_limit

  example 17.14/ex1 "18 SP in one stack" reconstructed
    given
      unit "1/5", "2/5": german, infantry, strength 9, movement 6, arrival_turn 5, arrival_edge east
      hex 4902: clear, map_edge east
      arrival x: entrant "1/5" + "2/5", arrives_on 4902
      turn = 5
      phase = german_movement
    ask may come_in(x)
    expect no by 17.14

  example 17.14/ex1 "in two stacks, the first of them" reconstructed
    given
      unit "1/5", "2/5": german, infantry, strength 9, movement 6, arrival_turn 5, arrival_edge east
      hex 4902: clear, map_edge east
      arrival x: entrant "1/5", arrives_on 4902, place_in_line 1
      arrival y: entrant "2/5", arrives_on 4902, place_in_line 2
      turn = 5
      phase = german_movement
    ask may come_in(x)
    expect yes by 17.11

  example "a battery counts 1 SP"
    given
      unit u: polish, infantry, strength 8, arrival_turn 2, arrival_hex 3500
      unit g: polish, light_artillery, strength 3, gunfire 1, arrival_turn 2, arrival_hex 3500
      arrival x: entrant u + g, arrives_on 3500
    ask value entry_points(x)
    expect 9 by 5.22, 17.14

  example "a headquarters comes along with nine SP"
    given
      unit u: polish, infantry, strength 9, arrival_turn 2, arrival_hex 3500
      unit q: polish, hq, strength 1, arrival_turn 2, arrival_hex 3500
      arrival x: entrant u + q, arrives_on 3500
      turn = 2
      phase = polish_movement
    ask may come_in(x)
    expect yes by 17.11

  example "twelve SP into a stronghold"
    given
      unit u, v: polish, infantry, strength 6, arrival_turn 2, arrival_hex 3500
      hex 3500: stronghold
      arrival x: entrant u + v, arrives_on 3500
      turn = 2
      phase = polish_movement
    ask may come_in(x)
    expect yes by 17.11

  example "fifteen are too many for it"
    given
      unit u: polish, infantry, strength 9, arrival_turn 2, arrival_hex 3500
      unit v: polish, infantry, strength 6, arrival_turn 2, arrival_hex 3500
      hex 3500: stronghold
      arrival x: entrant u + v, arrives_on 3500
      turn = 2
      phase = polish_movement
    ask may come_in(x)
    expect no by 17.14

  example "twelve SP in one stack"
    given
      unit u, v: polish, infantry, strength 6, arrival_turn 2, arrival_hex 3500
      arrival x: entrant u + v, arrives_on 3500
      turn = 2
      phase = polish_movement
    ask may come_in(x)
    expect no by 17.14

  example "twelve SP in one stack out of thirty, too many on either reading"
    given
      unit s, t: polish, infantry, strength 6, arrival_turn 2, arrival_hex 3500
      unit w, z: polish, infantry, strength 9, arrival_turn 2, arrival_hex 3500
      arrival x: entrant s + t, arrives_on 3500, place_in_line 1
      arrival y: entrant w, arrives_on 3500, place_in_line 2
      arrival u: entrant z, arrives_on 3500, place_in_line 3
      turn = 2
      phase = polish_movement
    ask may come_in(x)
    expect no

  example "thirty into a stronghold, twelve of them in this stack"
    given
      unit s, t: polish, infantry, strength 6, arrival_turn 2, arrival_hex 3500
      unit w, z: polish, infantry, strength 9, arrival_turn 2, arrival_hex 3500
      hex 3500: stronghold
      arrival x: entrant s + t, arrives_on 3500, place_in_line 1
      arrival y: entrant w, arrives_on 3500, place_in_line 2
      arrival u: entrant z, arrives_on 3500, place_in_line 3
      turn = 2
      phase = polish_movement
    ask may come_in(x)
    expect yes by 17.11

  example "thirty into a stronghold, eighteen of them in this stack"
    given
      unit s, t: polish, infantry, strength 6, arrival_turn 2, arrival_hex 3500
      unit w, z: polish, infantry, strength 9, arrival_turn 2, arrival_hex 3500
      hex 3500: stronghold
      arrival x: entrant s + t, arrives_on 3500, place_in_line 1
      arrival y: entrant w + z, arrives_on 3500, place_in_line 2
      turn = 2
      phase = polish_movement
    ask may come_in(y)
    expect no

  example "all that comes in over the hex"
    given
      unit u, v: polish, infantry, strength 6, arrival_turn 2, arrival_hex 3500
      unit w: polish, infantry, strength 9, arrival_turn 2, arrival_hex 3500
      arrival x: entrant u, arrives_on 3500, place_in_line 1
      arrival y: entrant w, arrives_on 3500, place_in_line 2
      arrival z: entrant v, arrives_on 3501
    ask value entry_crowd(3500)
    expect 15 by 17.14

  example "Germans and Slovaks in one stack"
    given
      unit u: german, infantry, strength 3, arrival_turn 2, arrival_hex 3500
      unit v: slovak, infantry, strength 3, arrival_turn 2, arrival_hex 3500
      arrival x: entrant u + v, arrives_on 3500
      turn = 2
      phase = german_movement
    ask may come_in(x)
    expect no by 17.14

[17.14/following] The stacks that follow
  | Each stack after the first on a hex pays 1 MP more for coming in.
  see 17.13
  was mlawa:17.14/following
  figure queue_toll = 1 in mp
  given place_in_line(arrival X) -> number "{X} [is|is not] stack number {number} to come in on its hex"

  dispute w39-17.14a "what the third stack pays"
    reading a "1 MP more than the first, like the second: each stack that follows pays one additional point"
      add queue_toll to entry_cost(U, H) when entrant(X, U) and arrives_on(X) = H and place_in_line(X) > 1
    reading b "1 MP more than the second: each pays one more than the stack it follows"
      add queue_toll * (place_in_line(X) - 1) to entry_cost(U, H) when entrant(X, U) and arrives_on(X) = H

  example 17.14/ex1 "what the first stack pays" reconstructed
    given
      unit "1/5", "2/5": german, infantry, strength 9, movement 6, arrival_turn 5, arrival_edge east
      hex 4902: clear, map_edge east
      arrival x: entrant "1/5", arrives_on 4902, place_in_line 1
      arrival y: entrant "2/5", arrives_on 4902, place_in_line 2
    ask value entry_cost("1/5", 4902)
    expect 2 by 17.13

  example 17.14/ex1 "what the second stack pays" reconstructed
    given
      unit "1/5", "2/5": german, infantry, strength 9, movement 6, arrival_turn 5, arrival_edge east
      hex 4902: clear, map_edge east
      arrival x: entrant "1/5", arrives_on 4902, place_in_line 1
      arrival y: entrant "2/5", arrives_on 4902, place_in_line 2
    ask value entry_cost("2/5", 4902)
    expect 3 by 17.13, 17.14/following

  example "the third stack"
    given
      unit u: german, infantry, strength 9, movement 6, arrival_turn 5, arrival_edge east
      hex 4902: clear, map_edge east
      arrival z: entrant u, arrives_on 4902, place_in_line 3
    ask value entry_cost(u, 4902)
    expect disputed by 17.14/following

[17.15] An enemy at the entrance
  | Nobody comes in on a hex where an enemy stands or that lies in an enemy zone. If all hexes the units may come in on are
  | closed in this way, they come in on the nearest hex of the edge that is not.
  see 4.21, 7.11
  was mlawa:17.15
  derived shut(unit U, hex H) "an enemy [closes|does not close] {H} to {U}"
  derived by_detour(unit U, hex H) "{U} [may|may not] come in on {H} because the hexes of the scenario are closed"
  amount detour(unit U) in hexes "how far from the hexes of the scenario {U} may come in"
  define shut(U, H) when enemy(U, E) and at(E) = H and E is not air
  define shut(U, H) when enemy_zoc(U, H)
  set detour(U) = lowest(distance(A, H) for A, H where listed_hex(U, A) and map_edge(H, _) and not shut(U, H))
  define by_detour(U, H)
    when listed_hex(U, A) and map_edge(H, _) and distance(A, H) = detour(U)
    and every B where listed_hex(U, B) has shut(U, B)
  define entry_hex(U, H) when by_detour(U, H)
  forbid bring_on(U, H) when shut(U, H)

  example "an enemy battery on the hex"
    given
      unit u: polish, infantry, arrival_turn 2, arrival_hex 3546
      unit g: german, light_artillery, at 3546
      hex 3544, 3545, 3546, 3547, 3548: map_edge east
      turn = 2
      phase = polish_movement
    ask may bring_on(u, 3546)
    expect no by 17.15

  example "an enemy zone"
    given
      unit u: polish, infantry, arrival_turn 2, arrival_hex 3546
      unit e: german, infantry, at 3446
      hex 3544, 3545, 3546, 3547, 3548: map_edge east
      turn = 2
      phase = polish_movement
    ask may bring_on(u, 3546)
    expect no by 17.15

  example "enemy aircraft over the hex"
    given
      unit u: polish, infantry, arrival_turn 2, arrival_hex 3546
      unit p: german, air, strength 2, at 3546
      hex 3544, 3545, 3546, 3547, 3548: map_edge east
      turn = 2
      phase = polish_movement
    ask may bring_on(u, 3546)
    expect yes by 17.11

  example "the nearest hexes out of the zone"
    given
      board 3242 to 3550
      unit u: polish, infantry, arrival_turn 2, arrival_hex 3546
      unit e: german, infantry, at 3546
      hex 3543, 3544, 3545, 3546, 3547, 3548, 3549: map_edge east
      turn = 2
      phase = polish_movement
    ask which H where entry_hex(u, H) and not shut(u, H)
    expect 3544, 3548 by 17.15

  example "one of them"
    given
      board 3242 to 3550
      unit u: polish, infantry, arrival_turn 2, arrival_hex 3546
      unit e: german, infantry, at 3546
      hex 3543, 3544, 3545, 3546, 3547, 3548, 3549: map_edge east
      turn = 2
      phase = polish_movement
    ask may bring_on(u, 3548)
    expect yes by 17.11

  example "a hex farther than need be"
    given
      board 3242 to 3550
      unit u: polish, infantry, arrival_turn 2, arrival_hex 3546
      unit e: german, infantry, at 3546
      hex 3543, 3544, 3545, 3546, 3547, 3548, 3549: map_edge east
      turn = 2
      phase = polish_movement
    ask may bring_on(u, 3549)
    expect no by 17.0

  example "inside the map is not on the edge"
    given
      board 3242 to 3550
      unit u: polish, infantry, arrival_turn 2, arrival_hex 3546
      unit e: german, infantry, at 3546
      hex 3544, 3545, 3546, 3547, 3548: map_edge east
      turn = 2
      phase = polish_movement
    ask may bring_on(u, 3447)
    expect no by 17.0

  example "an open hex of the stretch is taken before any other"
    given
      board 3242 to 3550
      unit u: polish, infantry, arrival_turn 2, arrival_stretch 3545 3548
      unit e: german, infantry, at 3545
      hex 3542, 3543, 3544, 3545, 3546, 3547, 3548, 3549: map_edge east
      turn = 2
      phase = polish_movement
    ask may bring_on(u, 3543)
    expect no by 17.0

[17.16] Waiting
  | New units need not come in when they are due; they may wait as many turns as the player likes.
  see 17.17
  was mlawa:17.16
  excuse bring_on(U, _) when own_phase(U, movement) and arrival_turn(U) <= turn

  example "due today"
    given
      unit u: polish, infantry, arrival_turn 2, arrival_hex 3500
      turn = 2
      phase = polish_movement
    ask must bring_on(u, _)
    expect need not by 17.16

  example "three days late"
    given
      unit u: polish, infantry, arrival_turn 2, arrival_hex 3500
      turn = 5
      phase = polish_movement
    ask may bring_on(u, 3500)
    expect yes by 17.11

[17.17] Latecomers may shift
  | For each turn of delay the hexes on the edge up to six farther on either side are open too, but none beyond a big river
  | and none in the enemy's country, unless the scenario says so.
  see 17.16, 15.0/note-3
  was mlawa:17.17
  figure shift_per_turn = 6 in hexes
  action shift_entry(unit U, hex A, hex B) "{U} [shift its entry|shifted its entry] from {A} to {B}"
  path shifted_entry(unit U, hex F, hex H) "{U} [shift its entry|shifted its entry] from {F} to {H}"
    from F to H by shift_entry(U, A, B)
  (shift) permit shift_entry(_, A, B) when adjacent(A, B) and map_edge(A, _) and map_edge(B, _)
  forbid shift_entry(_, A, B) when big_river(A, B)
  (shift) limit shifted_entry(U, _, _) to at most shift_per_turn * (turn - arrival_turn(U))
  (shift) define listed_hex(U, H) when due_hex(U, A) and turn > arrival_turn(U) and shifted_entry(U, A, H)
  (soil) forbid bring_on(U, H) when turn > arrival_turn(U) and enemy_soil(U, H)
    unless due_hex(U, H)
  defect w39-17.17a "the example numbers its hex 150, a kind of designation that 17.1 does not explain"

  example 17.17/ex1 "on time, six hexes from the hex" reconstructed
    given
      unit k: german, armour, movement 12, arrival_turn 3, arrival_hex 0150
      hex 0136, 0137, 0138, 0139, 0140, 0141, 0142, 0143, 0144, 0145, 0146, 0147, 0148, 0149, 0150: map_edge west
      turn = 3
      phase = german_movement
    ask may bring_on(k, 0144)
    expect no by 17.0

  example 17.17/ex1 "a turn late, six hexes from the hex" reconstructed
    given
      unit k: german, armour, movement 12, arrival_turn 3, arrival_hex 0150
      hex 0136, 0137, 0138, 0139, 0140, 0141, 0142, 0143, 0144, 0145, 0146, 0147, 0148, 0149, 0150: map_edge west
      turn = 4
      phase = german_movement
    ask may bring_on(k, 0144)
    expect yes by 17.11

  example 17.17/ex1 "a turn late, seven hexes" reconstructed
    given
      unit k: german, armour, movement 12, arrival_turn 3, arrival_hex 0150
      hex 0136, 0137, 0138, 0139, 0140, 0141, 0142, 0143, 0144, 0145, 0146, 0147, 0148, 0149, 0150: map_edge west
      turn = 4
      phase = german_movement
    ask may bring_on(k, 0143)
    expect no by 17.0

  example 17.17/ex1 "two turns late, twelve hexes" reconstructed
    given
      unit k: german, armour, movement 12, arrival_turn 3, arrival_hex 0150
      hex 0136, 0137, 0138, 0139, 0140, 0141, 0142, 0143, 0144, 0145, 0146, 0147, 0148, 0149, 0150: map_edge west
      turn = 5
      phase = german_movement
    ask may bring_on(k, 0138)
    expect yes by 17.11

  example "and thirteen" reconstructed
    given
      unit k: german, armour, movement 12, arrival_turn 3, arrival_hex 0150
      hex 0136, 0137, 0138, 0139, 0140, 0141, 0142, 0143, 0144, 0145, 0146, 0147, 0148, 0149, 0150: map_edge west
      turn = 5
      phase = german_movement
    ask may bring_on(k, 0137)
    expect no by 17.0

  example "beyond a big river"
    given
      unit u: polish, infantry, arrival_turn 3, arrival_hex 3546
      hex 3543, 3544, 3545, 3546, 3547, 3548: map_edge east
      edge 3544 3545: big_river, bridge
      turn = 4
      phase = polish_movement
    ask may bring_on(u, 3544)
    expect no by 17.0

  example "in the enemy's country"
    given
      unit u: polish, infantry, arrival_turn 3, arrival_hex 3546
      hex 3543, 3544, 3545: map_edge east, country german
      hex 3546, 3547, 3548: map_edge east, country polish
      turn = 4
      phase = polish_movement
    ask may bring_on(u, 3544)
    expect no by 17.17

  example "the hex of the scenario stays open even there"
    given
      unit u: german, infantry, arrival_turn 3, arrival_hex 3546
      hex 3545, 3546, 3547: map_edge east, country polish
      turn = 4
      phase = german_movement
    ask may bring_on(u, 3546)
    expect yes by 17.11

  example "a detour on the day itself may lead there"
    given
      board 3242 to 3550
      unit u: german, infantry, arrival_turn 3, arrival_hex 3546
      unit e: polish, infantry, at 3546
      hex 3543, 3544, 3545, 3546, 3547, 3548: map_edge east, country polish
      turn = 3
      phase = german_movement
    ask may bring_on(u, 3544)
    expect yes by 17.11
