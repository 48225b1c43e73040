[11.0] Fortifications
  commentary "heading"
  was mlawa:11.0

[11.1] General rules of fortifications
  commentary "heading"
  was mlawa:11.1

[11.11] Who digs in
  | In its side's digging phase a unit may build field works, unless it moved in its last movement phase, carries a Retreat
  | counter, or is in disorder or panic. A counter goes under it. Who has just come onto the board has moved.
  see 3.1/phase-3, 3.1/phase-8, 21.13, 22.15
  was mlawa:11.11
  permit dig_in(U) when own_phase(U, digging)
  forbid dig_in(U) when did step(U, _, _) in last movement phase of U
  forbid dig_in(U) when did march(U, _) in last movement phase of U
  forbid dig_in(U) when did bring_on(U, _) in last movement phase of U
  forbid dig_in(U) when marker(U, retreat_counter)
  forbid dig_in(U) when disorganized(U)
  forbid dig_in(U) when panicked(U)
  cause mark(U, field_works) when own_phase(U, digging) and did dig_in(U) this phase

  example "a regiment that attacked all day yesterday and slept on the spot"
    given
      turn = 2
      unit u: german, infantry, at 3228
      unit e: polish, infantry, at 3229
      did attack(u, e) in german_attack of turn 1
      phase = german_digging
    ask may dig_in(u)
    expect yes by 11.11

  example "a regiment that took a step"
    given
      unit u: polish, infantry, at 3228
      did step(u, 3229, 3228) in polish_movement
      phase = polish_digging
    ask may dig_in(u)
    expect no by 11.11

  example "yesterday's march is forgotten"
    given
      turn = 2
      unit u: polish, infantry, at 3228
      did march(u, 3228) in polish_movement of turn 1
      phase = polish_digging
    ask may dig_in(u)
    expect yes by 11.11

  example "today's is not"
    given
      turn = 2
      unit u: polish, infantry, at 3228
      did march(u, 3228) in polish_movement of turn 2
      phase = polish_digging
    ask may dig_in(u)
    expect no by 11.11

  example "reinforcements that have just come in"
    given
      turn = 2
      unit u: german, infantry, arrival_turn 2, at 3228
      did bring_on(u, 3228) in german_movement
      phase = german_digging
    ask may dig_in(u)
    expect no by 11.11

  example "thrown back in the Polish attack of the day before"
    given
      turn = 2
      unit u: german, infantry, at 3228, marker retreat_counter
      did fall_back(u, 3229, 3228) in polish_attack of turn 1
      phase = german_digging
    ask may dig_in(u)
    expect no by 11.11

  example "in disorder"
    given
      unit u: german, infantry, at 3228, disorganized
      phase = german_digging
    ask may dig_in(u)
    expect no by 11.11

  example "in panic"
    given
      unit u: german, infantry, at 3228, panicked
      phase = german_digging
    ask may dig_in(u)
    expect no by 11.11

  example "rallied in the morning, and not moved since"
    given
      unit u: german, infantry, at 3228
      unit q: german, hq, at 3228
      did rally(u) in german_movement
      phase = german_digging
    ask may dig_in(u)
    expect yes by 11.11

  example "the counter under it"
    given
      unit u: slovak, infantry, at 3228
      did dig_in(u) in german_digging
      phase = german_digging
    ask what happens to u
    expect mark(u, field_works) by 11.11

[11.12] Where to dig
  | Field works go on any ground but swamp.
  was mlawa:11.12
  forbid dig_in(U) when at(U) = H and H is swamp

  example "in a swamp"
    given
      unit u: polish, infantry, at 3228
      hex 3228: swamp, wood
      phase = polish_digging
    ask may dig_in(u)
    expect no by 11.12

  example "in a town on a hill"
    given
      unit u: polish, infantry, at 3228
      hex 3228: hills, town
      hex 3229: swamp
      phase = polish_digging
    ask may dig_in(u)
    expect yes by 11.11

[11.13] Works that nobody holds
  | A unit that goes leaves its works behind, be it on the march, by rail, in pursuit or over the dead. If the movement phase
  | ends and none of its side is on the hex, the counter is taken off the board.
  see 8.71, 8.77, 11.14, 18.24
  was mlawa:11.13
  given empty_works(hex H) "on {H} there [is|is not] a Field Fortifications counter with nobody above it"
  derived moved_out(unit U, hex A) "{U} [moved|did not move] out of its works on {A}"
  event leave_works(unit U, hex H) "{U} [leave|left] its field works on {H} behind"
    adds empty_works(H) drops marker(U, field_works)
  event clear_works(hex H) "the Field Fortifications counter on {H} [be taken off|was taken off]" drops empty_works(H)
  define moved_out(U, A) when marker(U, field_works) and did step(U, A, _) this phase
    unless at(U) = A
    unless did step(U, _, A) this phase
    unless did take_over(U) this phase
  define moved_out(U, A) when marker(U, field_works) and did pursue(U, A, _, 1) this phase
  define moved_out(U, A) when marker(U, field_works) and did go_on(U, A, _, 1) this phase
  define moved_out(U, A) when marker(U, field_works) and did load(U, _, A) this phase
    unless at(U) = A
  cause leave_works(U, A) when moved_out(U, A)
    unless at(F) = A and dug_in(F)
  cause unmark(U, field_works) when moved_out(U, A) and at(F) = A and dug_in(F)
  cause unmark(U, field_works) when marker(U, field_works) and did march(U, _) this phase
    unless did step(U, _, _) this phase
    unless did take_over(U) this phase
  cause clear_works(H) at end of german_movement when empty_works(H)
    unless at(U) = H and side(U) = germans and U is not air
  cause clear_works(H) at end of polish_movement when empty_works(H)
    unless at(U) = H and side(U) = poles and U is not air

  example "a dug-in regiment marches off"
    given
      unit u: polish, infantry, movement 6, at 3230, marker field_works
      did step(u, 3228, 3229) in polish_movement
      did step(u, 3229, 3230) in polish_movement
      phase = polish_movement
    ask what happens to u
    expect leave_works(u, 3228) by 11.13

  example "it turned back and is where it was"
    given
      unit u: polish, infantry, movement 6, at 3228, marker field_works
      did step(u, 3228, 3229) in polish_movement
      did step(u, 3229, 3228) in polish_movement
      phase = polish_movement
    ask what happens to u
    expect nothing

  example "the regiment beside it stays, and so does the counter"
    given
      unit u: polish, infantry, movement 6, at 3229, marker field_works
      unit f: polish, infantry, movement 6, at 3228, marker field_works
      did step(u, 3228, 3229) in polish_movement
      phase = polish_movement
    ask what happens to u
    expect unmark(u, field_works) by 11.13

  example "a march of which only the end is known"
    given
      unit u: polish, infantry, movement 6, at 3230, marker field_works
      did march(u, 3230) in polish_movement
      phase = polish_movement
    ask what happens to u
    expect unmark(u, field_works) by 11.13

  example "a march told by its steps and by its end leaves one counter"
    given
      unit u: polish, infantry, movement 6, at 3229, marker field_works
      did step(u, 3228, 3229) in polish_movement
      did march(u, 3229) in polish_movement
      phase = polish_movement
    ask what happens to u
    expect leave_works(u, 3228) by 11.13

  example "out of its trenches after a beaten enemy"
    given
      unit u: polish, infantry, strength 9, at 3229, marker field_works
      did pursue(u, 3228, 3229, 1) in polish_counter
      phase = polish_counter
    ask what happens to u
    expect leave_works(u, 3228) by 11.13

  example "and over the dead"
    given
      unit u: german, infantry, strength 9, at 3230, marker field_works
      did go_on(u, 3228, 3229, 1) in german_attack
      did go_on(u, 3229, 3230, 2) in german_attack
      phase = german_attack
    ask what happens to u
    expect leave_works(u, 3228) by 11.13

  example "away by rail"
    given
      turn = 2
      unit t: polish, train, at 3229
      unit u: polish, infantry, strength 6, movement 6, at 3229, aboard t, marker field_works
      did load(u, t, 3228) in polish_movement
      did step(t, 3228, 3229) in polish_movement
      phase = polish_movement
    ask what happens to u
    expect leave_works(u, 3228) by 11.13

  example "on the train, and the train has not left yet"
    given
      turn = 2
      unit t: polish, train, at 3228
      unit u: polish, infantry, strength 6, movement 6, at 3228, aboard t, marker field_works
      did load(u, t, 3228) in polish_movement
      phase = polish_movement
    ask what happens to u
    expect nothing

  example "nobody came"
    given
      unit u: polish, infantry, at 3230
      hex 3228: empty_works
      phase = polish_movement
    ask what happens at end of polish_movement
    expect clear_works(3228) by 11.13

  example "somebody came"
    given
      unit u: polish, infantry, at 3228
      hex 3228: empty_works
      phase = polish_movement
    ask what happens at end of polish_movement
    expect nothing

  example "German works at the end of the German phase"
    given
      unit p: german, air, strength 2, at 3228
      hex 3228: empty_works
      phase = german_movement
    ask what happens at end of german_movement
    expect clear_works(3228) by 11.13

  example "German works that a German holds"
    given
      unit u: german, infantry, at 3228
      hex 3228: empty_works
      phase = german_movement
    ask what happens at end of german_movement
    expect nothing

[11.14] Works change hands
  | In the movement phase in which works were left, another unit of the side that comes onto the hex may take them over, and
  | need not build any.
  see 11.11, 11.13
  was mlawa:11.14
  action take_over(unit U) "{U} [take over|took over] the field works on its hex"
  permit take_over(U) when own_phase(U, movement) and at(U) = H and empty_works(H) and did step(U, _, H) this phase
  permit take_over(U) when own_phase(U, movement) and at(U) = H and empty_works(H) and did march(U, H) this phase
  otherwise forbid take_over
  event man_works(unit U, hex H) "the field works on {H} [be manned|were manned] by {U}"
    adds marker(U, field_works) drops empty_works(H)
  cause man_works(U, H) when did take_over(U) this phase and at(U) = H
    unless marker(U, field_works)

  example "the relief steps in"
    given
      unit u: polish, infantry, movement 6, at 3228
      hex 3228: empty_works
      did step(u, 3227, 3228) in polish_movement
      phase = polish_movement
    ask may take_over(u)
    expect yes by 11.14

  example "the relief marches up"
    given
      unit u: polish, infantry, movement 6, at 3228
      hex 3228: empty_works
      did march(u, 3228) in polish_movement
      phase = polish_movement
    ask may take_over(u)
    expect yes by 11.14

  example "a hex without works"
    given
      unit u: polish, infantry, movement 6, at 3228
      did march(u, 3228) in polish_movement
      phase = polish_movement
    ask may take_over(u)
    expect no by 11.14

  example "a phase later the counter is gone, and moving in does not replace it"
    given
      unit u: polish, infantry, movement 6, at 3228
      did march(u, 3228) in polish_movement
      phase = polish_digging
    ask may dig_in(u)
    expect no by 11.11

  example "the counter goes under the relief"
    given
      unit u: polish, infantry, movement 6, at 3228
      hex 3228: empty_works
      did march(u, 3228) in polish_movement
      did take_over(u) in polish_movement
      phase = polish_movement
    ask what happens to u
    expect man_works(u, 3228) by 11.14

  example "and is its own from then on, by whatever way it came"
    given
      unit u: polish, infantry, movement 6, at 3228, marker field_works
      did step(u, 3227, 3228) in polish_movement
      did take_over(u) in polish_movement
      phase = polish_movement
    ask what happens to u
    expect nothing

  example "also where nobody counted the hexes"
    given
      unit u: polish, infantry, movement 6, at 3228, marker field_works
      did march(u, 3228) in polish_movement
      did take_over(u) in polish_movement
      phase = polish_movement
    ask what happens to u
    expect nothing

[11.15] Works lost in battle
  | When combat eliminates the unit in the works or drives it back, the counter is taken off.
  was mlawa:11.15
  cause unmark(U, field_works) when marker(U, field_works) and did fall_back(U, _, _) this phase
  cause unmark(U, field_works) when marker(U, field_works) and did eliminate(U) this phase

  example "driven out"
    given
      unit u: polish, infantry, at 3230, marker field_works
      did fall_back(u, 3229, 3230) in german_attack
      phase = german_attack
    ask what happens to u
    expect mark(u, retreat_counter), unmark(u, field_works) by 11.15

  example "destroyed where it stood"
    given
      unit u: polish, infantry, strength 1, marker field_works
      did eliminate(u) in german_attack
      phase = german_attack
    ask what happens to u
    expect unmark(u, field_works) by 11.15

  example "it paid and stayed: so does the counter"
    given
      unit a: german, infantry, strength 9, at 3228
      unit u: polish, infantry, strength 3, at 3229, marker field_works
      battle x: attacker a, target u
      combat_die(x) = 4
      did fight(x) in german_attack
      did stay(u, x) in german_attack
      phase = german_attack
    ask what happens to u
    expect nothing

[11.16] New works on the old place
  | Where works were lost new ones may be built, as 11.11 has it.
  see 11.11, 11.15
  was mlawa:11.16
  permit dig_in(U) when own_phase(U, digging) and did unmark(U, field_works)

  example "back in its trenches a day later"
    given
      turn = 2
      unit u: polish, infantry, at 3228
      did fall_back(u, 3229, 3228) in german_attack of turn 1
      did unmark(u, field_works) in german_attack of turn 1
      phase = polish_digging
    ask may dig_in(u)
    expect yes by 11.16

  example "not while it still carries the counter of its retreat"
    given
      unit u: polish, infantry, at 3228, marker retreat_counter
      did fall_back(u, 3229, 3228) in german_attack
      did unmark(u, field_works) in german_attack
      phase = polish_digging
    ask may dig_in(u)
    expect no by 11.11

[11.2] What field works do in combat and in movement
  commentary "heading"
  was mlawa:11.2

[11.21] What field works do
  | Field fortifications help in defence only, and shift the odds by 2 columns to the defender.
  see 11.22, 11.24
  was mlawa:11.21
  figure works_shift = -2

  example "a battalion in field works"
    given
      unit u: polish, infantry, strength 6, at 3228
      unit e: german, infantry, strength 2, at 3229, marker field_works
      battle x: attacker u, target e
    ask value column(x)
    expect 1:1 by 11.21

  example "an attacker's own works do nothing"
    given
      unit u: polish, infantry, strength 6, at 3228, marker field_works
      unit e: german, infantry, strength 2, at 3229
      battle x: attacker u, target e
    ask value column(x)
    expect 3:1 by 8.4b not by 11.21

[11.22] One unit in works is enough
  | The shift counts as soon as one of the units attacked stands in field works.
  see 8.83, 8.85
  was mlawa:11.22
  dispute w39-T8 "whether works on one hex help on all hexes attacked"
    reading a preferred "they belong to their hex, and the best single hex counts: so this edition's examples"
      add works_shift to place_modifier(X, H) when target(X, E) and battle_hex(E, X) = H and dug_in(E)
    reading b "they come on top of the best ground, wherever they are: so the older edition's example"
      add works_shift to ground_shift(X) when target(X, E) and dug_in(E)

  example "one of two is dug in"
    given
      unit u: polish, infantry, strength 9, at 3228
      unit e: german, infantry, strength 2, at 3229, marker field_works
      unit f: german, infantry, strength 1, at 3229
      battle x: attacker u, target e + f
    ask value column(x)
    expect 1:1 by 11.21, 11.22

  example "works on open ground, a city beside it"
    given
      unit u: polish, infantry, strength 12, at 3228
      unit e: german, infantry, strength 1, at 3229, marker field_works
      unit f: german, infantry, strength 1, at 3227
      hex 3229: clear
      hex 3227: city
      battle x: attacker u, target e + f
    ask value column(x)
    expect 4:1 by 8.85, 11.22

[11.23] Works and ground
  | Works count besides the ground of their hex.
  see 8.85
  was mlawa:11.23
  defect w39-R11 "the example names 8.83 for the best hex; 8.85 is meant"
  commentary "11.22 adds the works to the modifier of their hex; nothing takes the ground away"

  example 11.23/ex1 "works on a hill, a wood and a city"
    given
      unit u: polish, infantry, strength 18, at 3228
      unit e: german, infantry, strength 1, at 3229, marker field_works
      unit f: german, infantry, strength 1, at 3227
      unit k: german, infantry, strength 1, at 3328
      hex 3229: hills
      hex 3227: wood
      hex 3328: city
      battle x: attacker u, target e + f + k
    ask value ground_shift(x)
    expect -3 by 8.83, 8.85, 11.22

[11.24] Works of the attacker
  | A unit that attacks out of field works has nothing from them.
  was mlawa:11.24
  add 0 to column(X) when attacker(X, U) and dug_in(U)

  example "a regiment attacks from its trenches"
    given
      unit u: polish, infantry, strength 6, at 3228, marker field_works
      unit e: german, infantry, strength 2, at 3229
      battle x: attacker u, target e
    ask value column(x)
    expect 3:1 by 8.4b, 11.24

[11.25] Works and movement
  | Field works cost nobody a movement point, neither on the way in nor on the way out.
  see 4.31
  was mlawa:11.25
  add 0 to step_cost(U, A, B) when at(U) = A and dug_in(U)
  add 0 to step_cost(U, A, B) when at(F) = B and dug_in(F)
  add 0 to step_cost(U, A, B) when empty_works(B)

  example "out of the trenches"
    given
      unit u: polish, infantry, at 3228, marker field_works
      hex 3229: wood
    ask value step_cost(u, 3228, 3229)
    expect 2 by 4.31, 11.25

  example "in among friends who are dug in"
    given
      unit u: polish, infantry, at 3228
      unit f: polish, infantry, at 3229, marker field_works
    ask value step_cost(u, 3228, 3229)
    expect 1 by 4.31, 11.25

  example "into works that others have left"
    given
      unit u: polish, infantry, at 3228
      hex 3229: empty_works
    ask value step_cost(u, 3228, 3229)
    expect 1 by 4.31, 11.25

[11.3] Fortified lines
  commentary "heading"

[11.31] Through the line
  | Units on a fortified line that are attacked across the side where the line runs have 3 columns in their favour.
  see 8.85, 11.32
  figure line_shift = -3
  given line_edge(hex A, hex B) "a fortified line [runs|does not run] between {A} and {B}" both ways
  derived through_line(battle X, hex H) "{H} [is|is not] attacked across its fortified line in {X}"
  define through_line(X, H)
    when attacker(X, U) and battle_hex(U, X) = A and defended_hex(X, H) and fortified_line(H) and line_edge(A, H)
  add line_shift to place_modifier(X, H) when through_line(X, H)

  example "across the line"
    given
      unit u: german, infantry, strength 12, at 3228
      unit e: polish, infantry, strength 2, at 3229
      hex 3229: fortified_line
      edge 3228 3229: line_edge
      battle x: attacker u, target e
    ask value column(x)
    expect 3:1 by 8.85, 11.31

[11.32] From the rear
  | Attacked from another side, a unit on a fortified line has 2 columns in its favour, as in field works.
  see 8.85, 11.21, 11.31
  figure line_rear_shift = -2
  add line_rear_shift to place_modifier(X, H) when defended_hex(X, H) and fortified_line(H)
    unless through_line(X, H)
  dispute w39-11.32a "whether field works on a fortified line count as well"
    reading a preferred "the line is as good as field works, and works count once"
      except 11.22 on place_modifier(_, H) when fortified_line(H)
    reading b "11.22 counts them wherever they are"

  example "not across the line"
    given
      unit u: german, infantry, strength 12, at 3230
      unit e: polish, infantry, strength 2, at 3229
      hex 3229: fortified_line
      edge 3228 3229: line_edge
      battle x: attacker u, target e
    ask value column(x)
    expect 4:1 by 8.85, 11.32 not by 11.31

  example "with field works on it"
    given
      unit u: german, infantry, strength 12, at 3230
      unit e: polish, infantry, strength 2, at 3229, marker field_works
      hex 3229: fortified_line
      edge 3228 3229: line_edge
      battle x: attacker u, target e
    ask value place_modifier(x, 3229)
    expect -2 by 11.32 not by 11.22

[11.4] Stationary fortifications
  commentary "where they stood; the position says which hexes have them"
  was mlawa:11.3

[11.41] Across the edge of a fortress
  | Who attacks across the edge of stationary fortifications fights with half its strength, and the ratio is worked out after
  | that. How the half is rounded is not said.
  see 8.4b, 11.42, 8.88
  was mlawa:11.31
  derived against_walls(unit U, battle X) "{U} [attacks|does not attack] across the edge of stationary fortifications in {X}"
  given wall(hex A, hex B) "the map [draws|does not draw] stationary fortifications between {A} and {B}" both ways
  dispute w39-11.41a "which sides of the hex are the edge of the fortifications"
    reading a preferred "all six: the sides of a hex are told apart for fortified lines (11.31, 11.32), and not here"
      define against_walls(U, X) when attacker(X, U) and defended_hex(X, H) and fortress(H)
    reading b "those where the map draws them; on the others 11.42 is all there is"
      define against_walls(U, X)
        when attacker(X, U) and battle_hex(U, X) = A and defended_hex(X, H) and fortress(H) and wall(A, H)
  dispute w39-A17b "how the half is rounded"
    reading a preferred "up, as every halved strength that has a word on it"
      halve fighting_strength(U, X) rounding up when against_walls(U, X)
    reading b "down, by the general rule of 2.2 that favours the defender"
      halve fighting_strength(U, X) rounding down when against_walls(U, X)
    reading c "not at all: the ratio of 8.4b is what is rounded"
      multiply fighting_strength(U, X) by 1/2 when against_walls(U, X)

  example "nine SP against a fortress"
    given
      unit u: german, infantry, strength 9, at 3228
      unit e: polish, infantry, strength 1, at 3229
      hex 3229: fortress
      battle x: attacker u, target e
    ask value fighting_strength(u, x)
    expect 5 by 11.41

  example "across a side where the map draws them, on any reading"
    given
      unit u: german, infantry, strength 8, at 3228
      unit e: polish, infantry, strength 1, at 3229
      hex 3229: fortress
      edge 3228 3229: wall
      battle x: attacker u, target e
    ask value fighting_strength(u, x)
    expect 4 by 11.41

  example "nine SP against one: five to one, and four columns less"
    given
      unit u: german, infantry, strength 9, at 3228
      unit e: polish, infantry, strength 1, at 3229
      hex 3229: fortress
      battle x: attacker u, target e
    ask value column(x)
    expect 1:1 by 11.41, 11.42

  example "the defender keeps all of his"
    given
      unit u: german, infantry, strength 9, at 3228
      unit e: polish, infantry, strength 3, at 3229
      hex 3229: fortress
      battle x: attacker u, target e
    ask value fighting_strength(e, x)
    expect 3 by 8.4b not by 11.41

  example "out of a fortress"
    given
      unit u: german, infantry, strength 9, at 3228
      unit e: polish, infantry, strength 3, at 3229
      hex 3228: fortress
      battle x: attacker u, target e
    ask value column(x)
    expect 3:1 by 8.4b not by 11.41

[11.42] Behind the walls
  | Stationary fortifications shift the odds by 4 columns to the defender, besides the ground and the halving.
  see 8.83, 8.85, 11.41
  was mlawa:11.32
  figure fortress_shift = -4
  add fortress_shift to place_modifier(X, H) when defended_hex(X, H) and fortress(H)
  dispute w39-A25 "whether field works in a fortress count as well"
    reading a preferred "one fortification is enough: the clause adds to the ground"
      except 11.22 on place_modifier(_, H) when fortress(H)
    reading b "the word is additional, and says no more"

  example "a fortress on a hill"
    given
      unit u: german, infantry, strength 18, at 3228
      unit e: polish, infantry, strength 2, at 3229
      hex 3229: fortress, hills
      battle x: attacker u, target e
    ask value place_modifier(x, 3229)
    expect -5 by 8.83, 11.42

  example "with field works in it"
    given
      unit u: german, infantry, strength 18, at 3228
      unit e: polish, infantry, strength 2, at 3229, marker field_works
      hex 3229: fortress
      battle x: attacker u, target e
    ask value place_modifier(x, 3229)
    expect -4 by 11.42 not by 11.22

[11.43] Losses behind the walls
  | Defenders in stationary fortifications suffer half the losses, rounded down. What becomes of a battle against some who
  | stand there and others who do not is not said.
  see 8.52, 8.53a, 8.4f, 11.41
  was mlawa:11.33
  defect w39-T11 "the example reads 4 for B3 against 30 SP, the cell of the older edition's table; the table here has 5"
  defect w39-11.43a "one price is paid for all who are attacked: how it is halved where only some are behind walls stays open"
  derived walled(battle X) "all defenders of {X} [stand|do not stand] in stationary fortifications"
  define walled(X) when target(X, _) and every E where target(X, E) has fortress(battle_hex(E, X))
  halve stay_price(X) rounding down when defenders_beaten(X) and walled(X)
  dispute w39-11.43b "whether it helps those who retreat part of the way, or are stopped on it"
    reading a preferred "they defended there, and the losses are those of the battle"
      halve short_price(X, _) rounding down when defenders_beaten(X) and walled(X)
    reading b "who has left the walls is not in them"

  example 11.43/ex1 "30 SP against Mława, B3: half of 5"
    given
      unit u: german, infantry, strength 30, at 3228
      unit g: german, heavy_artillery, gunfire 1, at 3227
      unit e: polish, infantry, strength 2, at 3229
      hex 3229: fortress
      battle x: attacker u, target e, attack_support g
      combat_die(x) = 2
    ask value stay_price(x)
    expect 2 by 8.52, 11.43

  example 11.43/ex1 "the cell of which that is the half"
    ask value defender_losses("B3", 30)
    expect 5 by tables/defender-losses book says 4 "the cell of the older edition's table; half of it is 2 as well"

  example "B1 and the column of 1 to 6: the half of one is nothing"
    given
      unit u: german, infantry, strength 6, at 3228
      unit g: german, heavy_artillery, gunfire 3, at 3227
      unit e: polish, infantry, strength 1, at 3229
      hex 3229: fortress
      battle x: attacker u, target e, attack_support g
      combat_die(x) = 5
    ask value stay_price(x)
    expect 0 by 8.52, 11.43

  example "one regiment inside, one beside it in the open"
    given
      unit u: german, infantry, strength 30, at 3228
      unit g: german, heavy_artillery, gunfire 1, at 3227
      unit e: polish, infantry, strength 1, at 3229
      unit f: polish, infantry, strength 1, at 3329
      hex 3229: fortress
      battle x: attacker u, target e + f, attack_support g
      combat_die(x) = 2
    ask value stay_price(x)
    expect 5 by 8.52 not by 11.43

  example "two hexes back, and the third paid for at half price"
    given
      unit u: german, infantry, strength 30, at 3228
      unit g: german, heavy_artillery, gunfire 1, at 3227
      unit e: polish, infantry, strength 2, at 3229
      hex 3229: fortress
      battle x: attacker u, target e, attack_support g
      combat_die(x) = 2
    ask value short_price(x, 1)
    expect 1 by 8.53a, 11.43

  example "the attackers have no walls to pay behind"
    given
      unit u: german, infantry, strength 4, at 3228
      unit e: polish, infantry, strength 20, at 3229
      hex 3228, 3229: fortress
      battle x: attacker u, target e
      combat_die(x) = 12
    ask value stay_price(x)
    expect 4 by 8.53 not by 11.43

  example "a battalion of 3 SP outlives it"
    given
      unit u: german, infantry, strength 30, at 3228
      unit g: german, heavy_artillery, gunfire 3, at 3227
      unit e: polish, infantry, strength 3, at 3229
      hex 3229: fortress
      battle x: attacker u, target e, attack_support g
      combat_die(x) = 2
      did fight(x) in german_attack
      did stay(e, x) in german_attack
      phase = german_attack
    ask is died_standing(x)
    expect no
