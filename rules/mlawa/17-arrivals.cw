[17.0] New units
  as w39:17.0
  see 3.1/phase-2/reinforcements, 3.1/phase-6/reinforcements
  amount due_day(unit U) "the day of September on which {U} is due"
  except 17.0/due on bring_on(U, _) when due_day(U) <= today

  example "on its day"
    given
      scenario = battle_of_mlawa
      unit u: polish, infantry, movement 6, listed_as "row 19 pp"
      turn = 5
      phase = polish_movement
    ask may bring_on(u, 0135)
    expect yes by 17.11

  example "the day before"
    given
      scenario = battle_of_mlawa
      unit u: polish, infantry, movement 6, listed_as "row 19 pp"
      turn = 4
      phase = polish_movement
    ask may bring_on(u, 0135)
    expect no by 17.0

[17.1] New units in detail
  as w39:17.1

[17.1/notation-1] 34,3: one hex
  as w39:17.1/notation-1

[17.1/notation-2] (S) Pd (3-27): a stretch of the south edge
  | A letter for the edge and two numbers: any hex on that edge from one numbered line to the other, both included. The position
  | names the first hex and the last.
  as w39:17.1/notation-2

[17.1/notation-3] (N) Pn: the north edge
  as w39:17.1/notation-3

[17.1/notation-4] (E) Wsch: the east edge, and the others
  as w39:17.1/notation-4

[17.1/notation-5] (G) N: from Germany
  as w39:17.1/notation-5

[17.11] When in the phase
  as w39:17.11
  see 3.1/phase-2/reinforcements

[17.12] In stacks
  as w39:17.12
  see 5.1, 5.11

  example "a regiment and a battery"
    given
      unit u: polish, infantry, strength 6, movement 6, arrival_turn 2, arrival_hex 3500
      unit g: polish, artillery, gunfire 1, movement 6, arrival_turn 2, arrival_hex 3500
      arrival x: entrant u + g, arrives_on 3500
      turn = 2
      phase = polish_movement
    ask may come_in(x)
    expect yes by 17.11

  example "what the battery pays"
    given
      unit u: polish, infantry, strength 6, arrival_turn 2, arrival_hex 3500
      unit g: polish, artillery, gunfire 1, arrival_turn 2, arrival_hex 3500
      arrival x: entrant u + g, arrives_on 3500
    ask value entry_cost(g, 3500)
    expect 1 by 17.12, 17.13

[17.13] What coming in costs
  | The first hex, on the edge of the map, costs 1 MP. The march goes on with what is left.
  see 4.22, 17.14
  figure entry_toll = 1 in mp
  amount entry_cost(unit U, hex H) in mp "what coming in on {H} costs {U}"
  add entry_cost(U, H) to walked(U) when did bring_on(U, H) this phase
  forbid bring_on(U, H) when entry_cost(U, H) > march_points(U)
  forbid bring_on(U, H) when impassable(U, H)
  dispute mla-17.13 "whether the ground of that hex matters"
    reading flat preferred "the clause has 1 point for the first hex, whatever it is"
      set entry_cost(_, _) = entry_toll
    reading ground "the example names the clear ground as the reason: other ground is paid for as usual"
      # Nothing on the map lies beyond its edge: the ground is paid as by one who comes over the fields.
      set entry_cost(U, H) = highest(ground_cost(U, A, H) for A where adjacent(A, H))

  example "a wood on the edge of the map: the readings part"
    given
      unit u: polish, infantry, movement 6, arrival_turn 2, arrival_hex 3500
      hex 3500: wood
    ask value entry_cost(u, 3500)
    expect 1 by 17.13

  example "one point is spent"
    given
      unit u: polish, infantry, movement 6, arrival_turn 2, at 3500
      did bring_on(u, 3500) in polish_movement
      turn = 2
      phase = polish_movement
    ask value spent_points(u)
    expect 1 by 17.13

  example "five hexes are left of six points"
    given
      board 3500 to 3512
      unit u: polish, infantry, movement 6, arrival_turn 2, at 3500
      did bring_on(u, 3500) in polish_movement
      turn = 2
      phase = polish_movement
    ask may march(u, 3505)
    expect yes by 3.1/phase-6

  example "who has no point does not come in"
    given
      unit u: polish, infantry, movement 0, arrival_turn 2, arrival_hex 3500
      turn = 2
      phase = polish_movement
    ask may bring_on(u, 3500)
    expect no by 17.13

  example "tanks do not come out of a marsh"
    given
      unit t: german, armour, movement 12, arrival_turn 2, arrival_hex 3500
      hex 3500: swamp
      turn = 2
      phase = german_movement
    ask may bring_on(t, 3500)
    expect no by 17.13

[17.14] Stacking on the way in
  | The limits of stacking hold. Units that come in over one hex and are more than 24 points form several stacks before they
  | enter, each within 5.21.
  see 5.21, 5.22, 17.14/following
  amount entry_points(arrival X) in sp "the stacking points of {X}"
  set entry_points(X) = sum(stacking_points(U) for U where entrant(X, U) and U is not hq or air)
  forbid come_in(X) when entry_points(X) > stack_limit
    unless arrives_on(X) = H and stronghold(H)
  forbid come_in(X) when entry_points(X) > stronghold_limit

  example 17.14/ex1 "30 points in one stack" reconstructed
    given
      unit "1/32", "2/32": german, infantry, strength 15, movement 6, arrival_turn 5, arrival_edge east
      hex 4902: clear, map_edge east
      arrival x: entrant "1/32" + "2/32", arrives_on 4902
      turn = 5
      phase = german_movement
    ask may come_in(x)
    expect no by 17.14

  example 17.14/ex1 "in two stacks, the first of them" reconstructed
    given
      unit "1/32", "2/32": german, infantry, strength 15, movement 6, arrival_turn 5, arrival_edge east
      hex 4902: clear, map_edge east
      arrival x: entrant "1/32", arrives_on 4902, place_in_line 1
      arrival y: entrant "2/32", arrives_on 4902, place_in_line 2
      turn = 5
      phase = german_movement
    ask may come_in(x)
    expect yes by 17.11

  example "a battery of 1.5 counts nine"
    given
      unit u: polish, infantry, strength 6, arrival_turn 2, arrival_hex 3500
      unit g: polish, heavy_artillery, strength 1, gunfire 1.5, arrival_turn 2, arrival_hex 3500
      unit q: polish, hq, strength 1, arrival_turn 2, arrival_hex 3500
      arrival x: entrant u + g + q, arrives_on 3500
    ask value entry_points(x)
    expect 15 by 5.22, 17.14

  example "thirty points into a stronghold"
    given
      unit u, v: polish, infantry, strength 15, movement 6, arrival_turn 2, arrival_hex 3500
      hex 3500: stronghold
      arrival x: entrant u + v, arrives_on 3500
      turn = 2
      phase = polish_movement
    ask may come_in(x)
    expect yes by 17.11

  example "thirty-one are too many for it"
    given
      unit u: polish, infantry, strength 16, movement 6, arrival_turn 2, arrival_hex 3500
      unit v: polish, infantry, strength 15, movement 6, arrival_turn 2, arrival_hex 3500
      hex 3500: stronghold
      arrival x: entrant u + v, arrives_on 3500
      turn = 2
      phase = polish_movement
    ask may come_in(x)
    expect no by 17.14

[17.14/following] The stacks that follow
  | Each stack after the first on a hex pays what entering that hex costs besides.
  see 17.13
  given place_in_line(arrival X) -> number "{X} [is|is not] stack number {number} to come in on its hex"
  dispute mla-17.14 "what a stack that follows pays"
    reading hex preferred "the point of 17.13 and the price of the hex, the third like the second"
      add highest(ground_cost(U, A, H) for A where adjacent(A, H)) to entry_cost(U, H)
        when entrant(X, U) and arrives_on(X) = H and place_in_line(X) > 1
    reading queue "the point of 17.13 once more for each stack that went before"
      add entry_toll * (place_in_line(X) - 1) to entry_cost(U, H) when entrant(X, U) and arrives_on(X) = H

  example 17.14/ex1 "what the first stack pays" reconstructed
    given
      unit "1/32", "2/32": german, infantry, strength 15, movement 6, arrival_turn 5, arrival_edge east
      hex 4902: clear, map_edge east
      arrival x: entrant "1/32", arrives_on 4902, place_in_line 1
      arrival y: entrant "2/32", arrives_on 4902, place_in_line 2
    ask value entry_cost("1/32", 4902)
    expect 1 by 17.13

  example 17.14/ex1 "what the second stack pays" reconstructed
    given
      unit "1/32", "2/32": german, infantry, strength 15, movement 6, arrival_turn 5, arrival_edge east
      hex 4902: clear, map_edge east
      arrival x: entrant "1/32", arrives_on 4902, place_in_line 1
      arrival y: entrant "2/32", arrives_on 4902, place_in_line 2
    ask value entry_cost("2/32", 4902)
    expect 2 by 17.13, 17.14/following

  example "the third stack: the readings part"
    given
      unit u: german, infantry, strength 9, movement 6, arrival_turn 5, arrival_edge east
      hex 4902: clear, map_edge east
      arrival z: entrant u, arrives_on 4902, place_in_line 3
    ask value entry_cost(u, 4902)
    expect 2 by 17.13, 17.14/following

[17.15] An enemy at the entrance
  as w39:17.15
  see 4.21, 7.11

  example "an enemy battery on the hex"
    given
      unit u: polish, infantry, movement 6, arrival_turn 2, arrival_hex 3546
      unit g: german, artillery, gunfire 1, at 3546
      hex 3544, 3545, 3546, 3547, 3548: map_edge east
      turn = 2
      phase = polish_movement
    ask may bring_on(u, 3546)
    expect no by 17.15

[17.16] Waiting
  as w39:17.16
  see 17.17
  excuse bring_on(U, _) when own_phase(U, movement) and due_day(U) <= today

  example "a division that a scenario lists may wait too"
    given
      scenario = battle_of_mlawa
      unit u: polish, infantry, movement 6, listed_as "row 19 pp"
      turn = 5
      phase = polish_movement
    ask must bring_on(u, _)
    expect need not by 17.16

[17.17] Latecomers may shift
  | For each stage of delay the hexes on the edge up to six farther on either side are open too.
  see 17.16
  as w39:17.17/shift
  (day) limit shifted_entry(U, _, _) to at most shift_per_turn * (today - due_day(U)) when due_day(U) > 0
  except 17.17/shift on shifted_entry(U, _, _) when due_day(U) > 0
  (day) define listed_hex(U, H) when due_hex(U, A) and today > due_day(U) and shifted_entry(U, A, H)
  defect mla-M8 "calls the divisions of its examples AD; they are infantry divisions"

  example "beyond a big river"
    given
      unit u: polish, infantry, movement 6, arrival_turn 3, arrival_hex 3546
      hex 3543, 3544, 3545, 3546, 3547, 3548: map_edge east
      edge 3544 3545: big_river, bridge
      turn = 4
      phase = polish_movement
    ask may bring_on(u, 3544)
    expect yes by 17.11

  example "in the enemy's country"
    given
      unit u: polish, infantry, movement 6, arrival_turn 3, arrival_hex 3546
      hex 3543, 3544, 3545: map_edge east, country german
      hex 3546, 3547, 3548: map_edge east, country polish
      turn = 4
      phase = polish_movement
    ask may bring_on(u, 3544)
    expect yes by 17.11

  example "a day late by the schedule of a scenario"
    given
      scenario = battle_of_mlawa
      unit u: polish, infantry, movement 6, listed_as "row 19 pp"
      hex 0129, 0130, 0131, 0132, 0133, 0134, 0135: map_edge west
      turn = 6
      phase = polish_movement
    ask may bring_on(u, 0129)
    expect yes by 17.11

  example "a day late, and seven hexes off"
    given
      scenario = battle_of_mlawa
      unit u: polish, infantry, movement 6, listed_as "row 19 pp"
      hex 0128, 0129, 0130, 0131, 0132, 0133, 0134, 0135: map_edge west
      turn = 6
      phase = polish_movement
    ask may bring_on(u, 0128)
    expect no by 17.0

  example "on its day by that schedule it does not shift"
    given
      scenario = battle_of_mlawa
      unit u: polish, infantry, movement 6, listed_as "row 19 pp"
      hex 0129, 0130, 0131, 0132, 0133, 0134, 0135: map_edge west
      turn = 5
      phase = polish_movement
    ask may bring_on(u, 0134)
    expect no by 17.0

  example 17.17/ex1 "the 228th is due on stage 6: six hexes from its hex" reconstructed
    given
      unit u: german, infantry, movement 6, arrival_turn 6, arrival_hex 0120
      hex 0108, 0109, 0110, 0111, 0112, 0113, 0114, 0115, 0116, 0117, 0118, 0119, 0120: map_edge west
      turn = 6
      phase = german_movement
    ask may bring_on(u, 0114)
    expect no by 17.0

  example 17.17/ex1 "on stage 7 it may" reconstructed
    given
      unit u: german, infantry, movement 6, arrival_turn 6, arrival_hex 0120
      hex 0108, 0109, 0110, 0111, 0112, 0113, 0114, 0115, 0116, 0117, 0118, 0119, 0120: map_edge west
      turn = 7
      phase = german_movement
    ask may bring_on(u, 0114)
    expect yes by 17.11

  example 17.17/ex1 "not seven hexes" reconstructed
    given
      unit u: german, infantry, movement 6, arrival_turn 6, arrival_hex 0120
      hex 0108, 0109, 0110, 0111, 0112, 0113, 0114, 0115, 0116, 0117, 0118, 0119, 0120: map_edge west
      turn = 7
      phase = german_movement
    ask may bring_on(u, 0113)
    expect no by 17.0

  example 17.17/ex1 "on stage 8 twelve" reconstructed
    given
      unit u: german, infantry, movement 6, arrival_turn 6, arrival_hex 0120
      hex 0108, 0109, 0110, 0111, 0112, 0113, 0114, 0115, 0116, 0117, 0118, 0119, 0120: map_edge west
      turn = 8
      phase = german_movement
    ask may bring_on(u, 0108)
    expect yes by 17.11
