[11.0] Field fortifications
  as w39:11.0

[11.1] General rules of field fortifications
  as w39:11.1

[11.11] Who digs in
  | A unit may build field works, unless it moved in its last movement phase or carries a Retreat counter. The counter goes
  | under it.
  see 3.1/phase-3, 3.1/phase-7
  forbid dig_in(U) when did step(U, _, _) in last movement phase of U
  forbid dig_in(U) when did march(U, _) in last movement phase of U
  forbid dig_in(U) when did bring_on(U, _) in last movement phase of U
  forbid dig_in(U) when did raid(U, _) in last movement phase of U
  forbid dig_in(U) when marker(U, retreat_counter)
  forbid dig_in(U) when U is hq or air or train
  dispute mla-C7 "in which phase"
    reading digging preferred "in the phases that have their name from it (3.1), where nothing else is done; the newer edition corrects the clause"
    reading movement "as printed: in the own movement phase"
      permit dig_in(U) when own_phase(U, movement)

  example "a regiment that took a step"
    given
      unit u: polish, infantry, at 3228
      did step(u, 3229, 3228) in polish_movement
      phase = polish_digging
    ask may dig_in(u)
    expect no by 11.11

  example "a regiment that marched"
    given
      unit u: polish, infantry, at 3228
      did march(u, 3228) in polish_movement
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

  example "tanks that raided"
    given
      unit t: german, armour, at 3228
      unit e: polish, infantry
      did raid(t, e) in german_movement
      phase = german_digging
    ask may dig_in(t)
    expect no by 11.11

  example "thrown back the evening before"
    given
      turn = 2
      unit u: german, infantry, at 3228, marker retreat_counter
      did fall_back(u, 3229, 3228) in polish_attack of turn 1
      phase = german_digging
    ask may dig_in(u)
    expect no by 11.11

  example "attacked all day, and slept on the spot"
    given
      turn = 2
      unit u: german, infantry, at 3228
      unit e: polish, infantry, at 3229
      did attack(u, e) in german_attack of turn 1
      phase = german_digging
    ask may dig_in(u)
    expect yes by 3.1/phase-3

  example "in the movement phase: the readings part"
    given
      unit u: polish, infantry, at 3228
      phase = polish_movement
    ask may dig_in(u)
    expect no by 3.0

  example "a staff is no unit, and digs no works of its own"
    given
      unit q: polish, hq, at 3228
      phase = polish_digging
    ask may dig_in(q)
    expect no by 11.11

[11.12] Where to dig
  as w39:11.12

  example "in a town on a hill"
    given
      unit u: polish, infantry, at 3228
      hex 3228: hills, town
      hex 3229: swamp
      phase = polish_digging
    ask may dig_in(u)
    expect yes by 3.1/phase-7

[11.13] Works that nobody holds
  | Works on a hex that none of the side holds are taken off the map. A unit that goes leaves them behind; until its movement
  | phase ends a friend may come and take them (11.14).
  as w39:11.13
  see 11.14

[11.14] Works change hands
  as w39:11.14
  see 11.11, 11.13
  dispute mla-11.14 "whether works outlast a moment in which nobody holds them"
    reading phase preferred "another unit may take the place in the same phase, and the newer edition looks at its end"
    reading moment "11.13 says at any moment: the relief has to be there before the others go"
      except 11.13 on leave_works(_, _)
      cause unmark(U, field_works) when moved_out(U, A)
        unless at(F) = A and dug_in(F)

  example "the regiment is gone, and nobody is there: the readings part"
    given
      unit u: polish, infantry, movement 6, at 3229, marker field_works
      did step(u, 3228, 3229) in polish_movement
      phase = polish_movement
    ask what happens to u
    expect leave_works(u, 3228) by 11.13

[11.15] Works lost in battle
  as w39:11.15

[11.16] New works on the old place
  as w39:11.16
  see 11.11

[11.2] What field works do in combat and in movement
  as w39:11.2

[11.21] What field works do
  | Field fortifications help in defence only, and shift the ratio by 2 places to the defender.
  as w39:11.21
  see 11.22, 11.24

[11.22] One unit in works is enough
  | The shift counts, once, as soon as one of the units attacked has field works.
  see 11.21, 11.23
  add works_shift to column(X) when target(X, E) and dug_in(E)

  example "one of two is dug in"
    given
      unit u: german, infantry, strength 9, at 3228
      unit e: polish, infantry, strength 2, at 3229, marker field_works
      unit f: polish, infantry, strength 1, at 3229
      battle x: attacker u, target e + f
    ask value column(x)
    expect 1:1 by 11.22

[11.23] Works and ground
  | Works count besides the ground, and besides the best ground of several hexes, whichever hex has them.
  see 8.85, 11.22
  defect mla-R2 "refers to an 8.95 that does not exist; 8.85 is meant"
  defect mla-T7 "the example gives a town 2, the chart 1 (a city has 2)"
  commentary "11.22 adds to the ratio and not to the hex; nothing takes the ground away"

  example 11.23/ex1 "works in the open, a wood and a city" reconstructed
    given
      unit u: german, infantry, strength 18, at 3228
      unit e: polish, infantry, strength 1, at 3229, marker field_works
      unit f: polish, infantry, strength 1, at 3227
      unit k: polish, infantry, strength 1, at 3328
      hex 3229: clear
      hex 3227: wood
      hex 3328: city
      battle x: attacker u, target e + f + k
    ask value column(x)
    expect 2:1 by 8.85, 11.22

  example 11.23/ex1 "a town has 1 in the chart"
    ask value terrain_combat(town)
    expect -1 by tables/TCC book says -2 "the chart has 2 for cities only (mla-T7)"

[11.24] Works of the attacker
  as w39:11.24
  see 11.21

[11.25] Works and movement
  as w39:11.25

[11.3] Stationary fortifications
  | The map draws them around Mława, Modlin, Różan, Pułtusk, Ostrołęka, Nowogród, Łomża and Wizna; the position says on which
  | hexes.
  commentary "where they stood, and that they counted for much"

[11.31] Across the edge of the fortifications
  | Who attacks across the edge of stationary fortifications fights with half its strength, and the ratio is worked out after
  | that. How the half is rounded is not said.
  see 8.4b, 11.32
  as w39:11.41
  dispute mla-11.31 "which sides of the hex are the edge"
    reading line preferred "those where the map draws the line: the clause speaks of the edge of a line"
      define against_walls(U, X)
        when attacker(X, U) and opening_hex(U) = A and defended_hex(X, H) and fortress(H) and wall(A, H)
    reading all "all six: 11.32 and 11.33 know no sides, and units stand in the fortifications, not behind them"
      define against_walls(U, X) when attacker(X, U) and defended_hex(X, H) and fortress(H)
  dispute mla-A17b "how the half is rounded"
    reading up preferred "up, as tanks and scouts in woods and towns (8.88, 8.89)"
      halve fighting_strength(U, X) rounding up when against_walls(U, X)
    reading down "down, as the chart has it of attackers across big rivers and out of marshes"
      halve fighting_strength(U, X) rounding down when against_walls(U, X)
    reading none "not at all: the ratio of 8.4b is what is rounded"
      multiply fighting_strength(U, X) by 1/2 when against_walls(U, X)

  example "nine SP against the line: the readings part"
    given
      unit u: german, infantry, strength 9, at 3228
      unit e: polish, infantry, strength 1, at 3229
      hex 3229: fortress
      edge 3228 3229: wall
      battle x: attacker u, target e
    ask value fighting_strength(u, x)
    expect 5 by 11.31

  example "nine SP against a fortress"
    given
      unit u: german, infantry, strength 9, at 3228
      unit e: polish, infantry, strength 1, at 3229
      hex 3229: fortress
      battle x: attacker u, target e
    ask value fighting_strength(u, x)
    expect 9 by 8.4b

  example "nine SP against one: five to one, and four columns less"
    given
      unit u: german, infantry, strength 9, at 3228
      unit e: polish, infantry, strength 1, at 3229
      hex 3229: fortress
      edge 3228 3229: wall
      battle x: attacker u, target e
    ask value column(x)
    expect 1:1 by 11.31, 11.32

[11.32] Behind the walls
  | Stationary fortifications shift the ratio by 4 places to the defender, besides the ground and the halving; where guns or
  | aircraft fire on them as well.
  see 8.83, 8.85, 9.44, 11.31, tables/TCC
  as w39:11.42
  add fortress_shift to strafe_column(B) when aim(B) = H and fortress(H)
  dispute mla-A25 "whether field works behind the walls count as well"
    reading once preferred "one fortification is enough: the clause adds to the ground"
      except 11.22 on column(X) when every E where target(X, E) and dug_in(E) has fortress(opening_hex(E))
    reading both "additional is what is printed, and field works are counted whatever else there is (11.23)"

  example "with field works in it"
    given
      unit u: german, infantry, strength 18, at 3228
      unit e: polish, infantry, strength 2, at 3229, marker field_works
      hex 3229: fortress
      battle x: attacker u, target e
    ask value column(x)
    expect 5:1 by 11.32 not by 11.22

  example "with field works beside it"
    given
      unit u: german, infantry, strength 18, at 3228
      unit e: polish, infantry, strength 1, at 3229
      unit f: polish, infantry, strength 1, at 3227, marker field_works
      hex 3229: fortress
      battle x: attacker u, target e + f
    ask value column(x)
    expect 3:1 by 11.22, 11.32

  example "fire of 5 on it"
    given
      unit g: german, heavy_artillery, gunfire 5, at 3227
      unit e: polish, infantry, strength 20, at 3229
      hex 3229: fortress
      bombardment b: firing g, shelled e
    ask value strafe_column(b)
    expect 1:3 by 9.44, 11.32

[11.33] Losses behind the walls
  | Defenders in stationary fortifications suffer half the losses, rounded down. What becomes of a battle against some who
  | stand there and others who do not is not said.
  see 8.52, 8.61, 11.31
  as w39:11.43
  dispute mla-11.33 "whether it helps those whose retreat is blocked on the way"
    reading battle preferred "they defended there, and the losses are those of the battle"
      halve blocked_price(U, X) rounding down when defenders_beaten(X) and walled(X) and target(X, U)
    reading walls "who has left the walls is not in them"

  example 11.33/ex1 "thirty points against the works of Mława, B3: half of 4"
    given
      unit u: german, infantry, strength 30, at 3228
      unit g: german, heavy_artillery, gunfire 1, at 3227
      unit e: polish, infantry, strength 2, at 3229
      hex 3229: fortress
      edge 3228 3229: wall
      battle x: attacker u, target e, attack_support g
      combat_die(x) = 1
    ask value stay_price(x)
    expect 2 by 8.52, 11.33

  example 11.33/ex1 "the cell of which that is the half"
    ask value defender_losses("B3", 30)
    expect 4 by tables/casualties

  example "one regiment inside, one beside it in the open"
    given
      unit u: german, infantry, strength 30, at 3228
      unit g: german, heavy_artillery, gunfire 1, at 3227
      unit e: polish, infantry, strength 1, at 3229
      unit f: polish, infantry, strength 1, at 3329
      hex 3229: fortress
      edge 3228 3229: wall
      battle x: attacker u, target e + f, attack_support g
      combat_die(x) = 1
    ask value stay_price(x)
    expect 4 by 8.52 not by 11.33

  example "driven out by B3, and a big river after two hexes: the readings part"
    given
      board 3220 to 3240
      unit u: german, infantry, strength 24, at 3228
      unit e: polish, infantry, strength 3, at 3231
      hex 3229: fortress
      edge 3231 3232: big_river
      battle x: attacker u, target e
      combat_die(x) = 1
      did fall_back(e, 3229, 3230) in german_attack
      did fall_back(e, 3230, 3231) in german_attack
      phase = german_attack
    ask value blocked_price(e, x)
    expect 1 by 8.61, 11.33
