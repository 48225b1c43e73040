[22.0] Panic
  commentary "heading"

[22.1] Panic in detail
  commentary "heading"

[22.11] From disorder to panic
  | A disorganized unit that is disorganized once more is in panic. Worse does not happen to it.
  see 21.11, 21.14
  except 21.11, 21.14 on disorganize(U) when disorganized(U)
  except 21.11, 21.14 on disorganize(U) when panicked(U)
  cause panic(U) when disorganized(U) and falls_apart(U, _)
    unless panicked(U)
  cause panic(F) when disorganized(F) and swept_up(F)
    unless panicked(F)

  example "in disorder, two hexes back, and a 1"
    given
      unit a: german, infantry, strength 9, at 3228
      unit u: polish, infantry, strength 6, at 3231, disorganized
      battle x: attacker a, target u
      combat_die(x) = 5
      did fall_back(u, 3229, 3230) in german_attack
      did fall_back(u, 3230, 3231) in german_attack
      disorder_die(u) = 1
      phase = german_attack
    ask what happens to u
    expect mark(u, retreat_counter), panic(u) by 22.11

  example "in good order it would only lose that"
    given
      unit a: german, infantry, strength 9, at 3228
      unit u: polish, infantry, strength 3, at 3231
      battle x: attacker a, target u
      combat_die(x) = 5
      did fall_back(u, 3229, 3230) in german_attack
      did fall_back(u, 3230, 3231) in german_attack
      disorder_die(u) = 1
      phase = german_attack
    ask what happens to u
    expect disorganize(u), mark(u, retreat_counter) by 21.11

  example "in panic already"
    given
      unit a: german, infantry, strength 2, at 3228
      unit u: polish, infantry, strength 6, at 3231, panicked, disorganized
      battle x: attacker a, target u
      combat_die(x) = 2
      did fall_back(u, 3229, 3230) in german_attack
      did fall_back(u, 3230, 3231) in german_attack
      disorder_die(u) = 1
      phase = german_attack
    ask what happens to u
    expect mark(u, retreat_counter) by 8.63

  example "and known as nothing but that"
    given
      unit a: german, infantry, strength 2, at 3228
      unit u: polish, infantry, strength 6, at 3231, panicked
      battle x: attacker a, target u
      combat_die(x) = 2
      did fall_back(u, 3229, 3230) in german_attack
      did fall_back(u, 3230, 3231) in german_attack
      disorder_die(u) = 1
      phase = german_attack
    ask what happens to u
    expect mark(u, retreat_counter) by 8.63

  example "others in disorder run through a disorganized battalion"
    given
      unit u: polish, infantry, strength 3, at 3231, disorganized
      unit f: polish, infantry, strength 3, at 3230, disorganized
      did fall_back(u, 3229, 3230) in german_attack
      did fall_back(u, 3230, 3231) in german_attack
      spread_die(f) = 1
      phase = german_attack
    ask what happens to f
    expect panic(f) by 22.11

  example "or through a panicked one"
    given
      unit u: polish, infantry, strength 3, at 3231, disorganized
      unit f: polish, infantry, strength 3, at 3230, disorganized, panicked
      did fall_back(u, 3229, 3230) in german_attack
      did fall_back(u, 3230, 3231) in german_attack
      spread_die(f) = 1
      phase = german_attack
    ask what happens to f
    expect nothing

[22.12] The run to safety
  | In its side's movement phase a panicked unit runs by the shortest way to the nearest reorganization center, with all the
  | points it has. It takes no other way and does not stop half-way.
  see 3.0, 4.22, 4.23, 13.41, 20.21, 22.13
  defect w39-R13 "the scenarios are said to describe the centers, and none of those printed does: the position has to"
  derived in_flight(unit U) "{U} [is|is not] on the run in this phase"
  derived passable(unit U, hex A, hex B) "the ground [lets|does not let] {U} through from {A} to {B}"
  derived clear_step(unit U, hex A, hex B) "{U} [gets|does not get] from {A} to {B} without meeting an enemy"
  derived on_the_way(unit U, hex A, hex B) "the shortest way of {U} to safety [leads|does not lead] from {A} to {B}"
  derived has_to_run(unit U) "{U} [has|does not have] to run on"
  derived halts_early(unit U, hex H) "{U} [has|does not have] points left on {H} to run on"
  action run(unit U, hex A, hex B) "a way of {U} to safety [lead|led] from {A} to {B}, whoever stands there"
  action slip(unit U, hex A, hex B) "an open way of {U} to safety [lead|led] from {A} to {B}"
  action flee(unit U, hex A, hex B) "the shortest way of {U} to safety [lead|led] from {A} to {B}"
  amount run_cost(unit U, hex A, hex B) "what the step from {A} to {B} adds to the way of {U} to safety"
  path way_to_safety(unit U, hex H) "{U} [has|does not have] a way from {H} to a reorganization center"
    from H to K where reorganization_centre(K) by run(U, A, B) costing run_cost(U, A, B)
  path open_way(unit U, hex H) "{U} [has|does not have] a way from {H} to a reorganization center on which no enemy is"
    from H to K where reorganization_centre(K) by slip(U, A, B) costing run_cost(U, A, B)
  path flight(unit U, hex H) "{U} [run|ran] to {H}"
    from at(U) to H by flee(U, A, B) costing step_cost(U, A, B)
  define in_flight(U) when panicked(U) and own_phase(U, movement) and at(U) = _
    unless rallies(U)
  # without bridge or ferry a big river takes two phases to cross (4.37): no way for a unit that has to run with all its points
  define passable(U, A, B) when adjacent(A, B)
    unless ground_bars(U, A, B)
    unless big_river(A, B) and not bridged(A, B) and not ferried(U, A, B)
  permit run(U, A, B) when passable(U, A, B)
  permit slip(U, A, B) when clear_step(U, A, B)
  define clear_step(U, A, B) when passable(U, A, B)
  define on_the_way(U, A, B)
    when clear_step(U, A, B) and cost(open_way(U, A)) = run_cost(U, A, B) + cost(open_way(U, B))
  permit flee(U, A, B) when on_the_way(U, A, B)
  define has_to_run(U)
    when in_flight(U) and at(U) = A and on_the_way(U, A, B) and step_cost(U, A, B) <= march_points(U) - spent_points(U)
    unless cut_off(U)
    unless did march(U, _) this phase
  define halts_early(U, H)
    when in_flight(U) and flight(U, H) and on_the_way(U, H, B)
    and cost(flight(U, H)) + step_cost(U, H, B) <= march_points(U) - spent_points(U)
  require step(U, A, _) when has_to_run(U) and at(U) = A
  forbid step(U, A, B) when in_flight(U) and open_way(U, A)
    unless on_the_way(U, A, B)
  forbid march(U, H) when halts_early(U, H)
  limit flight(U, _) to at most march_points(U) - spent_points(U)
  dispute w39-22.12a "whether the shortest way is the one of the fewest points or of the fewest hexes"
    reading a preferred "of the fewest points: they are what a way is measured in, and they are to be used up (23.1 does the same)"
      set run_cost(U, A, B) = step_cost(U, A, B)
    reading b "of the fewest hexes: it says short, not quick"
      set run_cost(U, A, B) = 1 when adjacent(A, B)

  example "three hexes on three points"
    given
      board 3220 to 3232
      unit u: polish, infantry, movement 3, at 3228, panicked
      hex 3222: reorganization_centre
      phase = polish_movement
    ask may march(u, 3225)
    expect yes by 3.1/phase-7

  example "no farther: the points are gone"
    given
      board 3220 to 3232
      unit u: polish, infantry, movement 3, at 3228, panicked
      hex 3222: reorganization_centre
      phase = polish_movement
    ask may march(u, 3224)
    expect no by 4.22

  example "no rest half-way"
    given
      board 3220 to 3232
      unit u: polish, infantry, movement 3, at 3228, panicked
      hex 3222: reorganization_centre
      phase = polish_movement
    ask may march(u, 3226)
    expect no by 22.12

  example "nor any other direction"
    given
      board 3220 to 3232
      unit u: polish, infantry, movement 3, at 3228, panicked
      hex 3222: reorganization_centre
      phase = polish_movement
    ask may step(u, 3228, 3229)
    expect no by 22.12

  example "it has to go"
    given
      board 3220 to 3232
      unit u: polish, infantry, movement 3, at 3228, panicked
      hex 3222: reorganization_centre
      phase = polish_movement
    ask must step(u, _, _)
    expect must by 22.12

  example "and is there"
    given
      board 3220 to 3232
      unit u: polish, infantry, movement 3, at 3222, panicked
      hex 3222: reorganization_centre
      phase = polish_movement
    ask is has_to_run(u)
    expect no

  example "there it stays"
    given
      board 3220 to 3232
      unit u: polish, infantry, movement 3, at 3222, panicked
      hex 3222: reorganization_centre
      phase = polish_movement
    ask may step(u, 3222, 3223)
    expect no by 22.12

  example "where it may end its run"
    given
      board 3020 to 3435
      unit u: polish, infantry, movement 3, at 3228, panicked
      hex 3222: reorganization_centre
      phase = polish_movement
    ask reach march(u, _)
    expect 3225 by 4.31

  example "which hexes it runs over"
    given
      board 3020 to 3435
      unit u: polish, infantry, movement 3, at 3228, panicked
      hex 3222: reorganization_centre
      phase = polish_movement
    ask reach flight(u, _)
    expect 3228, 3227, 3226, 3225 by 22.12

  example "bombed this morning, it runs half as far"
    given
      board 3020 to 3435
      unit u: polish, infantry, movement 6, at 3228, panicked, marker s1
      hex 3222: reorganization_centre
      phase = polish_movement
    ask reach march(u, _)
    expect 3225 by 4.31

  example "two centers: the nearer one"
    given
      board 3220 to 3240
      unit u: polish, infantry, movement 3, at 3228, panicked
      hex 3222: reorganization_centre
      hex 3232: reorganization_centre
      phase = polish_movement
    ask reach march(u, _)
    expect 3231 by 4.31

  example "the last hex before a wood takes more than is left"
    given
      board 3220 to 3232
      unit u: polish, infantry, movement 3, at 3228, panicked
      hex 3222: reorganization_centre
      hex 3225: wood
      phase = polish_movement
    ask may march(u, 3226)
    expect yes by 3.1/phase-7

  example "two points are spent, and it runs on"
    given
      board 3220 to 3232
      unit u: polish, infantry, movement 3, at 3226, panicked
      hex 3222: reorganization_centre
      did step(u, 3228, 3227) in polish_movement
      did step(u, 3227, 3226) in polish_movement
      phase = polish_movement
    ask must step(u, _, _)
    expect must by 22.12

  example "all three are spent"
    given
      board 3220 to 3232
      unit u: polish, infantry, movement 3, at 3225, panicked
      hex 3222: reorganization_centre
      did step(u, 3228, 3227) in polish_movement
      did step(u, 3227, 3226) in polish_movement
      did step(u, 3226, 3225) in polish_movement
      phase = polish_movement
    ask is has_to_run(u)
    expect no

  example "the march is made"
    given
      board 3220 to 3232
      unit u: polish, infantry, movement 3, at 3225, panicked
      hex 3222: reorganization_centre
      did march(u, 3225) in polish_movement
      phase = polish_movement
    ask is has_to_run(u)
    expect no

  example "woods on the straight way: round them it is a hex more and a point less"
    given
      board 3020 to 3435
      unit u: polish, infantry, movement 3, at 3228, panicked
      hex 3224: reorganization_centre
      hex 3227, 3226: wood
      phase = polish_movement
    ask may step(u, 3228, 3328)
    expect yes by 3.1/phase-7

  example "and not through them"
    given
      board 3020 to 3435
      unit u: polish, infantry, movement 3, at 3228, panicked
      hex 3224: reorganization_centre
      hex 3227, 3226: wood
      phase = polish_movement
    ask may step(u, 3228, 3227)
    expect no by 22.12

  example "no way leads over a big river"
    given
      board 3220 to 3232
      unit u: polish, infantry, movement 6, at 3228, panicked
      hex 3222: reorganization_centre
      edge 3226 3225: big_river
      phase = polish_movement
    ask is has_to_run(u)
    expect no

  example "but by its bridge"
    given
      board 3220 to 3232
      unit u: polish, infantry, movement 6, at 3228, panicked
      hex 3222: reorganization_centre
      edge 3226 3225: big_river, bridge
      phase = polish_movement
    ask may march(u, 3222)
    expect yes by 3.1/phase-7

  example "or by a ferry, which takes it over at once for 2 points more"
    given
      board 3220 to 3232
      unit u: polish, infantry, strength 6, movement 6, at 3228, panicked
      hex 3222: reorganization_centre
      edge 3226 3225: big_river, ferry
      phase = polish_movement
    ask reach march(u, _)
    expect 3224 by 4.31

  example "tanks, which no ferry takes, have no way there"
    given
      board 3220 to 3232
      unit u: polish, armour, strength 6, movement 6, at 3228, panicked
      hex 3222: reorganization_centre
      edge 3226 3225: big_river, ferry
      phase = polish_movement
    ask is way_to_safety(u, 3228)
    expect no

  example "tanks do not run into a swamp"
    given
      board 3220 to 3232
      unit u: polish, armour, movement 6, at 3228, panicked
      hex 3222: reorganization_centre
      hex 3225: swamp
      phase = polish_movement
    ask is has_to_run(u)
    expect no

  example "no center on the board"
    given
      board 3220 to 3232
      unit u: polish, infantry, movement 3, at 3228, panicked
      phase = polish_movement
    ask must step(u, _, _)
    expect silent

  example "in the enemy's movement phase it stays where it is"
    given
      board 3220 to 3232
      unit u: polish, infantry, movement 3, at 3228, panicked
      hex 3222: reorganization_centre
      phase = german_movement
    ask is has_to_run(u)
    expect no

  example "rallied in time it is free to go where it likes, at half its pace"
    given
      board 3220 to 3240
      unit u: polish, infantry, movement 6, at 3228, panicked
      unit q: polish, hq, at 3228
      hex 3222: reorganization_centre
      did rally(u) in polish_movement
      rally_die(3228) = 4
      own_rally_die(u) = 4
      phase = polish_movement
    ask may march(u, 3231)
    expect yes by 3.1/phase-7

  example "the staff's shouting was in vain"
    given
      board 3220 to 3240
      unit u: polish, infantry, movement 6, at 3228, panicked
      unit q: polish, hq, at 3228
      hex 3222: reorganization_centre
      did rally(u) in polish_movement
      rally_die(3228) = 5
      own_rally_die(u) = 5
      phase = polish_movement
    ask must step(u, _, _)
    expect must by 22.12

  example "tanks in panic and without supply: the book has them run, and has them stand"
    given
      board 3220 to 3232
      unit t: polish, armour, movement 8, at 3228, panicked, marker supply_2
      hex 3222: reorganization_centre
      phase = polish_movement
    ask must step(t, _, _)
    expect disputed by 14.32, 22.12

[22.13] No way to safety
  | A panicked unit that finds an enemy, or the zone of one, on its shortest way is eliminated. As long as it may still try to
  | come round (13.41), which is the first thing in the phase, it is not.
  see 13.41, 22.12
  derived cut_off(unit U) "{U} [is|is not] cut off from safety"
  deny clear_step(U, _, B) when enemy(U, E) and at(E) = B and E is not air
  deny clear_step(U, _, B) when enemy_zoc(U, B)
  define cut_off(U) when in_flight(U) and at(U) = H and way_to_safety(U, H) and not open_way(U, H)
  derived may_come_round(unit U) "{U} [has|does not have] a headquarters on its hex, and a throw to come round before it"
  define may_come_round(U) when panicked(U) and at(U) = H and at(Q) = H and Q is hq and side(Q) = side(U)
    unless did rally(U) this phase
    unless did step(_, _, _) this phase
    unless did march(_, _) this phase
  cause eliminate(U) when cut_off(U)
    unless may_come_round(U)
  dispute w39-A41 "whether any other way will do"
    reading a preferred "it has to take the shortest, and that is the one that must be open"
      define cut_off(U) when in_flight(U) and at(U) = H and cost(open_way(U, H)) > cost(way_to_safety(U, H))
    reading b "the unit is lost only when no way is left: an enemy on one of them makes another the shortest"

  example "a regiment on the only way"
    given
      board 3220 to 3232
      unit u: polish, infantry, movement 3, at 3228, panicked
      unit e: german, infantry, at 3224
      hex 3222: reorganization_centre
      phase = polish_movement
    ask what happens to u
    expect eliminate(u) by 22.13

  example "a staff is with it, and nobody has thrown yet"
    given
      board 3220 to 3232
      unit u: polish, infantry, movement 6, at 3228, panicked
      unit q: polish, hq, at 3228
      unit e: german, infantry, at 3225
      hex 3222: reorganization_centre
      phase = polish_movement
    ask what happens to u
    expect nothing

  example "the throw was in vain"
    given
      board 3220 to 3232
      unit u: polish, infantry, movement 6, at 3228, panicked
      unit q: polish, hq, at 3228
      unit e: german, infantry, at 3225
      hex 3222: reorganization_centre
      did rally(u) in polish_movement
      rally_die(3228) = 5
      phase = polish_movement
    ask what happens to u
    expect eliminate(u) by 22.13

  example "others have moved, and it is too late to throw"
    given
      board 3220 to 3232
      unit u: polish, infantry, movement 6, at 3228, panicked
      unit q: polish, hq, at 3228
      unit f: polish, infantry, movement 6, at 3230
      unit e: german, infantry, at 3225
      hex 3222: reorganization_centre
      did step(f, 3231, 3230) in polish_movement
      phase = polish_movement
    ask what happens to u
    expect eliminate(u) by 22.13

  example "or marched"
    given
      board 3220 to 3232
      unit u: polish, infantry, movement 6, at 3228, panicked
      unit q: polish, hq, at 3228
      unit f: polish, infantry, movement 6, at 3230
      unit e: german, infantry, at 3225
      hex 3222: reorganization_centre
      did march(f, 3230) in polish_movement
      phase = polish_movement
    ask what happens to u
    expect eliminate(u) by 22.13

  example "a battery has no zone, but it stands there"
    given
      board 3220 to 3232
      unit u: polish, infantry, movement 3, at 3228, panicked
      unit g: german, light_artillery, gunfire 1, at 3224
      hex 3222: reorganization_centre
      phase = polish_movement
    ask what happens to u
    expect eliminate(u) by 22.13

  example "a zone alone is enough"
    given
      board 3120 to 3332
      unit u: polish, infantry, movement 3, at 3228, panicked
      unit e: german, infantry, at 3325
      hex 3222: reorganization_centre
      phase = polish_movement
    ask what happens to u
    expect eliminate(u) by 22.13

  example "a regiment across a lake, whose zone does not reach the way"
    given
      board 3220 to 3332
      unit u: polish, infantry, movement 3, at 3228, panicked
      unit e: german, infantry, at 3325
      hex 3222: reorganization_centre
      edge 3325 3225: lakeside
      edge 3325 3224: lakeside
      phase = polish_movement
    ask is cut_off(u)
    expect no

  example "aircraft over the way"
    given
      board 3220 to 3232
      unit u: polish, infantry, movement 3, at 3228, panicked
      unit p: german, air, strength 2, at 3224
      hex 3222: reorganization_centre
      phase = polish_movement
    ask is cut_off(u)
    expect no

  example "a way round is no help"
    given
      board 3020 to 3435
      unit u: polish, infantry, movement 3, at 3228, panicked
      unit e: german, infantry, at 3225
      hex 3222: reorganization_centre
      phase = polish_movement
    ask what happens to u
    expect eliminate(u) by 22.13

  example "one of two ways as short as each other is open"
    given
      board 3020 to 3435
      unit u: polish, infantry, movement 3, at 3228, panicked
      unit g: german, light_artillery, gunfire 1, at 3227
      hex 3326: reorganization_centre
      phase = polish_movement
    ask reach march(u, _)
    expect 3326 by 4.31

  example "the enemy beside it does not matter, where the way leads away from him"
    given
      board 3220 to 3232
      unit u: polish, infantry, movement 3, at 3228, panicked
      unit e: german, infantry, at 3229
      hex 3222: reorganization_centre
      phase = polish_movement
    ask is cut_off(u)
    expect no

[22.14] What a panicked unit is worth
  | A panicked unit fights with 1 SP, whatever it has. Guns and headquarters have no strength in a battle in any case.
  see 8.4b, 21.22, 22.17
  figure panic_strength = 1 in sp
  set fighting_strength(U, X) = panic_strength instead of 8.4b when panicked(U)
    unless guns(U)
    unless U is hq

  example "a panicked regiment is attacked"
    given
      unit u: german, infantry, strength 6, at 3228
      unit e: polish, infantry, strength 6, at 3229, panicked
      battle x: attacker u, target e
    ask value column(x)
    expect 6:1 by 22.14

  example "it attacks no better"
    given
      unit u: german, infantry, strength 6, at 3228, panicked
      unit e: polish, infantry, strength 2, at 3229
      battle x: attacker u, target e
    ask value fighting_strength(u, x)
    expect 1 by 22.14

  example "panicked guns bring no strength"
    given
      unit u: german, infantry, strength 6, at 3228
      unit e: polish, infantry, strength 6, at 3229
      unit g: polish, light_artillery, gunfire 1, at 3229, panicked
      battle x: attacker u, target e + g
    ask value defence_total(x)
    expect 6 by 8.4b not by 22.14

[22.15] No digging in panic
  | Panicked units build no field works.
  see 11.11, 21.13
  forbid dig_in(U) when panicked(U)

  example "a panicked regiment with time on its hands"
    given
      unit u: polish, infantry, at 3228, panicked
      phase = polish_digging
    ask may dig_in(u)
    expect no by 22.15

[22.16] No zone
  | A panicked unit has no zone of control.
  see 7.12
  define zoneless(U) when panicked(U)

  example "beside a panicked regiment"
    given
      unit u: polish, infantry, strength 6, at 3228, panicked
    ask is zoc(u, 3229)
    expect no by 7.12, 22.16

[22.17] Losses in panic
  | Losses go by the full SP of a panicked unit, as for one in disorder.
  see 21.24, 22.14
  add 0 to counted_attack(X) when attacker(X, U) and panicked(U)
  add 0 to counted_defence(X) when target(X, E) and panicked(E)
  add 0 to standing_strength(X) when target(X, E) and did stay(E, X) this phase and panicked(E)

  example "8 SP in panic attack with 1: the column of 7 to 12"
    given
      unit u: german, infantry, strength 8, at 3228, panicked
      unit v: german, infantry, strength 1, at 3228
      unit e: polish, infantry, strength 1, at 3229
      battle x: attacker u + v, target e
      combat_die(x) = 4
    ask value counted_attack(x)
    expect 9 by 8.4f, 22.17

  example "8 SP in panic are attacked: the row of 8 and 9"
    given
      unit u: german, infantry, strength 8, at 3228
      unit e: polish, infantry, strength 8, at 3229, panicked
      battle x: attacker u, target e
      loss_die(x) = 7
    ask value attacker_loss(x)
    expect 2 by 8.4f, 22.17

  example "a regiment in panic pays 1 SP of its 6 and lives"
    given
      unit u: german, infantry, strength 2, at 3228
      unit e: polish, infantry, strength 6, at 3229, panicked
      battle x: attacker u, target e
      combat_die(x) = 5
      did fight(x) in german_attack
      did stay(e, x) in german_attack
      phase = german_attack
    ask value standing_strength(x)
    expect 6 by 8.77, 22.17

  example "it would have died with the 1 SP it fights with"
    given
      unit u: german, infantry, strength 2, at 3228
      unit e: polish, infantry, strength 6, at 3229, panicked
      battle x: attacker u, target e
      combat_die(x) = 5
      did fight(x) in german_attack
      did stay(e, x) in german_attack
      phase = german_attack
    ask is died_standing(x)
    expect no

[22.18] Run over in panic
  | An enemy unit that passes the hex of a panicked unit eliminates it, for 1 MP more where points are paid. Artillery and
  | headquarters do not.
  see 4.21, 8.72
  figure ride_down_cost = 1 in mp
  derived tramples(unit U, unit E) "{U} [rides|does not ride] {E} down, if it passes"
  define tramples(U, E) when enemy(U, E) and panicked(E)
    unless guns(U)
    unless U is hq
    unless U is air
  add ride_down_cost to step_cost(U, A, B) when at(E) = B and tramples(U, E) and run_over(U, B)
    unless lone_guns(E)
  cause eliminate(E) when at(E) = B and did step(U, _, B) this phase and tramples(U, E)
  cause eliminate(E) when at(E) = B and did march(U, B) this phase and tramples(U, E)
  cause eliminate(E) when at(E) = B and did pursue(U, _, B, _) this phase and tramples(U, E)

  example "onto the hex and over it"
    given
      turn = 2
      board 3227 to 3231
      unit u: german, cavalry, movement 3, at 3228
      unit e: polish, infantry, strength 6, at 3229, panicked
      phase = german_movement
    ask may march(u, 3230) via 3229 3230
    expect yes by 3.1/phase-2

  example "a point more than the hex alone"
    given
      unit u: german, cavalry, movement 3, at 3228
      unit e: polish, infantry, strength 6, at 3229, panicked
    ask value step_cost(u, 3228, 3229)
    expect 2 by 4.31, 22.18

  example "guns in panic are guns on their own, and one point does for them (9.16)"
    given
      unit k: german, motorized, strength 3, movement 12, at 3228
      unit g: polish, light_artillery, gunfire 1, at 3229, panicked
      phase = german_movement
    ask value step_cost(k, 3228, 3229)
    expect 2 by 4.31, 9.16

  example "a raid that takes others with it has its own price"
    given
      unit t: german, armour, strength 30, movement 12, at 3228
      unit e: polish, infantry, strength 2, at 3229, panicked
      unit f: polish, infantry, strength 1, at 3229
      battle x: attacker t, target e + f
      phase = german_movement
    ask value step_cost(t, 3228, 3229)
    expect 4 by 4.31, 12.12 not by 22.18

  example "with two points it gets no farther than that hex"
    given
      turn = 2
      board 3227 to 3231
      unit u: german, cavalry, movement 2, at 3228
      unit e: polish, infantry, strength 6, at 3229, panicked
      phase = german_movement
    ask may march(u, 3230)
    expect no by 4.22

  example "the regiment is gone"
    given
      unit u: german, cavalry, movement 3, at 3230
      unit e: polish, infantry, strength 6, at 3229, panicked
      did step(u, 3228, 3229) in german_movement
      did step(u, 3229, 3230) in german_movement
      phase = german_movement
    ask what happens to e
    expect eliminate(e) by 22.18

  example "also when the enemy stops there"
    given
      unit u: german, cavalry, movement 3, at 3229
      unit e: polish, infantry, strength 6, at 3229, panicked
      did march(u, 3229) in german_movement
      phase = german_movement
    ask what happens to e
    expect eliminate(e) by 22.18

  example "run over in pursuit"
    given
      unit u: german, cavalry, at 3230
      unit e: polish, infantry, at 3231
      unit f: polish, infantry, at 3229, panicked
      did fall_back(e, 3228, 3229) in german_attack
      did pursue(u, 3227, 3228, 1) in german_attack
      did pursue(u, 3228, 3229, 2) in german_attack
      did pursue(u, 3229, 3230, 3) in german_attack
      phase = german_attack
    ask what happens to f
    expect eliminate(f) by 22.18

  example "a battery does not frighten it to death"
    given
      unit g: german, motorized_artillery, movement 12, at 3228
      unit e: polish, infantry, strength 6, at 3229, panicked
      phase = german_movement
    ask is tramples(g, e)
    expect no

  example "nor a staff"
    given
      unit q: german, hq, at 3228
      unit e: polish, infantry, strength 6, at 3229, panicked
      phase = german_movement
    ask is tramples(q, e)
    expect no

  example "nor aircraft"
    given
      unit p: german, air, strength 2, at 3229
      unit e: polish, infantry, strength 6, at 3229, panicked
      phase = german_movement
    ask is tramples(p, e)
    expect no

[22.19] Panic spreads
  | When a panicked unit falls back through friends, a die is thrown for each: a 1 disorganizes it, or puts it in panic if it was
  | disorganized. Who falls into panic goes along.
  see 21.14, 22.11
  define in_rout(U) when panicked(U) and did fall_back(U, _, _) this phase
  dispute w39-22.19a "whether a friend that is only disorganized goes along"
    reading a preferred "the clause sends those along who fall into panic, and 21.14 is about units in disorder"
      deny goes_along(F)
        when ran_through(_, F) and every U where ran_through(U, F) has panicked(U)
        unless disorganized(F)
    reading b "disorder has spread to it, so 21.14 holds for it"

  example "a 1 beside the road"
    given
      unit u: polish, infantry, strength 3, at 3231, panicked
      unit f: polish, infantry, strength 3, at 3230
      did fall_back(u, 3229, 3230) in german_attack
      did fall_back(u, 3230, 3231) in german_attack
      spread_die(f) = 1
      phase = german_attack
    ask what happens to f
    expect disorganize(f) by 21.14, 22.19

  example "it stays on its hex"
    given
      unit u: polish, infantry, strength 3, at 3231, panicked
      unit f: polish, infantry, strength 3, at 3230
      did fall_back(u, 3229, 3230) in german_attack
      did fall_back(u, 3230, 3231) in german_attack
      spread_die(f) = 1
      phase = german_attack
    ask is goes_along(f)
    expect no by 22.19

  example "a battalion in disorder, and a 1"
    given
      unit u: polish, infantry, strength 3, at 3231, panicked
      unit f: polish, infantry, strength 3, at 3230, disorganized
      did fall_back(u, 3229, 3230) in german_attack
      did fall_back(u, 3230, 3231) in german_attack
      spread_die(f) = 1
      phase = german_attack
    ask what happens to f
    expect panic(f) by 22.11, 22.19

  example "that one runs along"
    given
      unit u: polish, infantry, strength 3, at 3231, panicked
      unit f: polish, infantry, strength 3, at 3230, disorganized
      did fall_back(u, 3229, 3230) in german_attack
      did fall_back(u, 3230, 3231) in german_attack
      spread_die(f) = 1
      phase = german_attack
    ask must fall_back(f, _, _)
    expect must by 21.14, 22.19

  example "a 2"
    given
      unit u: polish, infantry, strength 3, at 3231, panicked
      unit f: polish, infantry, strength 3, at 3230, disorganized
      did fall_back(u, 3229, 3230) in german_attack
      did fall_back(u, 3230, 3231) in german_attack
      spread_die(f) = 2
      phase = german_attack
    ask what happens to f
    expect nothing

  example "a panicked unit and a disorganized one came through together"
    given
      unit u: polish, infantry, strength 3, at 3231, panicked
      unit v: polish, infantry, strength 3, at 3231, disorganized
      unit f: polish, infantry, strength 3, at 3230
      did fall_back(u, 3229, 3230) in german_attack
      did fall_back(u, 3230, 3231) in german_attack
      did fall_back(v, 3229, 3230) in german_attack
      did fall_back(v, 3230, 3231) in german_attack
      spread_die(f) = 1
      phase = german_attack
    ask must fall_back(f, _, _)
    expect must by 21.14

[22.20] Coming round
  commentary "heading; printed between 22.19 and 22.21, it is the twentieth item and no 22.2"
  defect w39-N5 "read as a decimal it would be 22.2"

[22.21] A day of rest
  | A disorganized unit that neither moved nor fought all day, and stands in no enemy zone, is itself again when the turn ends.
  see 3.0, 13.41, 18.12, 22.22
  derived budged(unit U) "{U} [moved|did not move] this turn"
  derived fought(unit U) "{U} [fought|did not fight] this turn"
  define budged(U) when did step(U, _, _) this turn
  define budged(U) when did march(U, _) this turn
  define budged(U) when did bring_on(U, _) this turn
  define budged(U) when did fall_back(U, _, _) this turn
  define budged(U) when did pursue(U, _, _, _) this turn
  define budged(U) when did go_on(U, _, _, _) this turn
  define fought(U) when did attack(U, _) this turn
  define fought(U) when did attack(_, U) this turn
  define fought(U) when has_shot(U)
  cause recover(U) at end of polish_supply when disorganized(U) and at(U) = H and not enemy_zoc(U, H)
    unless budged(U)
    unless rode(U)
    unless fought(U)
    unless panicked(U)

  example "a quiet day"
    given
      turn = 3
      unit u: german, infantry, strength 6, at 3228, disorganized
      did fall_back(u, 3229, 3228) in polish_attack of turn 2
      did march(u, 3228) in german_movement of turn 2
      phase = polish_supply
    ask what happens to u at end of polish_supply
    expect recover(u) by 22.21

  example "the day is not over"
    given
      unit u: german, infantry, strength 6, at 3228, disorganized
      phase = german_attack
    ask what happens to u at end of german_attack
    expect nothing

  example "an enemy beside it"
    given
      unit u: polish, infantry, strength 6, at 3228, disorganized
      unit e: german, infantry, strength 6, at 3229
      hex 3228: fortress
      phase = polish_supply
    ask what happens to u at end of polish_supply
    expect nothing

  example "a step"
    given
      unit u: polish, infantry, strength 6, at 3228, disorganized
      did step(u, 3227, 3228) in polish_movement
      phase = polish_supply
    ask what happens to u at end of polish_supply
    expect nothing

  example "a march"
    given
      unit u: polish, infantry, strength 6, at 3228, disorganized
      did march(u, 3228) in polish_movement
      phase = polish_supply
    ask what happens to u at end of polish_supply
    expect nothing

  example "an arrival"
    given
      unit u: polish, infantry, strength 6, at 3228, disorganized
      did bring_on(u, 3228) in polish_movement
      phase = polish_supply
    ask what happens to u at end of polish_supply
    expect nothing

  example "a retreat"
    given
      unit u: polish, infantry, strength 6, at 3228, disorganized
      did fall_back(u, 3227, 3228) in german_attack
      phase = polish_supply
    ask what happens to u at end of polish_supply
    expect nothing

  example "a pursuit"
    given
      unit u: polish, infantry, strength 6, at 3228, disorganized
      did pursue(u, 3227, 3228, 1) in polish_counter
      phase = polish_supply
    ask what happens to u at end of polish_supply
    expect nothing

  example "a day on the train"
    given
      turn = 2
      unit t: polish, train, at 3228
      unit u: polish, infantry, strength 3, at 3228, aboard t, disorganized
      did step(t, 3229, 3228) in polish_movement
      phase = polish_supply
    ask what happens at end of polish_supply
    expect nothing

  example "an advance"
    given
      unit u: polish, infantry, strength 3, at 3228, disorganized
      did go_on(u, 3229, 3228, 1) in polish_attack
      phase = polish_supply
    ask what happens at end of polish_supply
    expect nothing

  example "an attack in the morning, and the enemy is gone"
    given
      unit u: polish, infantry, strength 6, at 3228, disorganized
      unit e: german, infantry, strength 3, at 3232
      did attack(u, e) in polish_counter
      phase = polish_supply
    ask what happens to u at end of polish_supply
    expect nothing

  example "attacked"
    given
      unit u: polish, infantry, strength 6, at 3228, disorganized
      unit e: german, infantry, strength 3, at 3232
      did attack(e, u) in german_attack
      phase = polish_supply
    ask what happens to u at end of polish_supply
    expect nothing

  example "guns that fired"
    given
      unit g: polish, light_artillery, gunfire 1, at 3228, disorganized
      unit e: german, infantry, strength 3, at 3231
      did fire(g, e) in polish_attack
      phase = polish_supply
    ask what happens to g at end of polish_supply
    expect nothing

  example "panic does not go away by itself"
    given
      unit u: polish, infantry, strength 6, at 3228, disorganized, panicked
      phase = polish_supply
    ask what happens to u at end of polish_supply
    expect nothing

[22.22] A day at the center
  | A panicked unit that spends the day in a reorganization center, does not move and has no enemy zone over it all day long is
  | itself again when the turn ends.
  see 22.12, 22.21
  derived watched(unit U) "an enemy zone [reached|did not reach] {U} this turn"
  define watched(U) when at(U) = H and enemy_zoc(U, H)
  # an enemy that went by today had its zone over the unit when it stood beside it
  define watched(U) when at(U) = H and did step(E, _, B) this turn and enemy(U, E) and adjacent(B, H)
    unless zoneless(E)
    unless big_river(B, H)
    unless lakeside(B, H)
    unless H is full_wood
  define watched(U) when at(U) = H and did step(E, A, _) this turn and enemy(U, E) and adjacent(A, H)
    unless zoneless(E)
    unless big_river(A, H)
    unless lakeside(A, H)
    unless H is full_wood
  cause recover(U) at end of polish_supply when panicked(U) and at(U) = H and reorganization_centre(H)
    unless budged(U)
    unless rode(U)
    unless watched(U)

  example "a day at the center"
    given
      unit u: polish, infantry, strength 6, at 3228, panicked
      hex 3228: reorganization_centre
      phase = polish_supply
    ask what happens to u at end of polish_supply
    expect recover(u) by 22.22

  example "somewhere else"
    given
      unit u: polish, infantry, strength 6, at 3228, panicked
      hex 3229: reorganization_centre
      phase = polish_supply
    ask what happens to u at end of polish_supply
    expect nothing

  example "it came in today"
    given
      unit u: polish, infantry, strength 6, at 3228, panicked
      hex 3228: reorganization_centre
      did march(u, 3228) in polish_movement
      phase = polish_supply
    ask what happens to u at end of polish_supply
    expect nothing

  example "it came in by train today"
    given
      turn = 2
      unit t: polish, train, at 3228
      unit u: polish, infantry, strength 6, at 3228, panicked
      hex 3228: reorganization_centre
      did step(t, 3229, 3228) in polish_movement
      did unload(u, t, 3228) in polish_movement
      phase = polish_supply
    ask what happens at end of polish_supply
    expect nothing

  example "an enemy stands by"
    given
      unit u: polish, infantry, strength 6, at 3228, panicked
      unit e: german, infantry, strength 3, at 3229
      hex 3228: reorganization_centre
      phase = polish_supply
    ask what happens to u at end of polish_supply
    expect nothing

  example "an enemy came by in the morning and went on"
    given
      unit u: polish, infantry, strength 6, at 3228, panicked
      unit e: german, recon, strength 3, at 3232
      hex 3228: reorganization_centre
      did step(e, 3330, 3229) in german_movement
      did march(e, 3232) in german_movement
      phase = polish_supply
    ask what happens to u at end of polish_supply
    expect nothing

  example "an enemy had stood by until then"
    given
      unit u: polish, infantry, strength 6, at 3228, panicked
      unit e: german, recon, strength 3, at 3230
      hex 3228: reorganization_centre
      did step(e, 3229, 3230) in german_movement
      phase = polish_supply
    ask what happens to u at end of polish_supply
    expect nothing

  example "guns on the road have no zone"
    given
      unit u: polish, infantry, strength 6, at 3228, panicked
      unit g: german, motorized_artillery, movement 12, at 3230
      hex 3228: reorganization_centre
      did step(g, 3229, 3230) in german_movement
      phase = polish_supply
    ask what happens to u at end of polish_supply
    expect recover(u) by 22.22
