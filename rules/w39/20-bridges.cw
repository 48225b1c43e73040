[20.0] Bridges and ferries
  commentary "heading"
  was mlawa:20.0

[20.1] Blowing up a bridge
  | A player whose unit stands at either end of a bridge over a big river may declare it destroyed. A counter marks its edge;
  | who crosses there now does it as 4.37 has it, until the bridge is built again (13.3).
  see 4.37, 10.36, 13.3, 2.2/info-counters
  was mlawa:20.0
  defect w39-N3 "there is no 20.11: what would stand there stands under the heading"
  action demolish(unit U, hex A, hex B) "{U} [blow|blew] up the crossing between {A} and {B}"
  also demolish "{U} [destroy|destroyed] the bridge between {A} and {B}", "{U} [blow|blew] up the bridge between {A} and {B}",
    "{U} [destroy|destroyed] the ferry between {A} and {B}"
  derived breakable(hex A, hex B) "a crossing that may be destroyed [joins|does not join] {A} and {B}" both ways
  derived at_crossing(unit U, hex A, hex B) "{U} [stands|does not stand] at one end of the crossing between {A} and {B}"
  define breakable(A, B) when bridged(A, B) and big_river(A, B)
  define at_crossing(U, A, _) when at(U) = A
    unless U is air
    unless transport(U)
  define at_crossing(U, _, B) when at(U) = B
    unless U is air
    unless transport(U)
  permit demolish(_, _, _)
  forbid demolish(_, A, B) unless breakable(A, B)
  forbid demolish(U, A, B) unless at_crossing(U, A, B)
  cause break_bridge(A, B) when did demolish(_, A, B) this phase
    unless bridge_down(A, B)
  dispute w39-A37 "when a bridge may be destroyed"
    reading a preferred "in the movement phase of one's own side: phases belong to one side (3.1), and crossing is a matter of movement"
      forbid demolish(U, _, _) unless own_phase(U, movement)
    reading b "at any time, also while the enemy moves: no phase is named"
  dispute w39-A37a "whether an enemy at the other end prevents it"
    reading a preferred "a unit at one end is all that the clause asks for"
    reading b "two players may claim such a bridge, and the older edition gives it to him who was there last"
      forbid demolish(U, A, _) when enemy(U, E) and at(E) = A and E is not air
      forbid demolish(U, _, B) when enemy(U, E) and at(E) = B and E is not air

  example "a battalion on the near bank"
    given
      unit u: polish, infantry, at 3228
      edge 3228 3229: big_river, bridge
      phase = polish_movement
    ask may demolish(u, 3228, 3229)
    expect yes by 20.1

  example "the same bridge, named from its far end"
    given
      unit u: polish, infantry, at 3228
      edge 3228 3229: big_river, bridge
      phase = polish_movement
    ask may demolish(u, 3229, 3228)
    expect yes by 20.1

  example "a bridge over a small river"
    given
      unit u: polish, infantry, at 3228
      edge 3228 3229: river, bridge
      phase = polish_movement
    ask may demolish(u, 3228, 3229)
    expect no by 20.1

  example "one that is down already"
    given
      unit u: polish, infantry, at 3228
      edge 3228 3229: big_river, bridge, bridge_down
      phase = polish_movement
    ask may demolish(u, 3228, 3229)
    expect no by 20.1

  example "one hex too far"
    given
      unit u: polish, infantry, at 3227
      edge 3228 3229: big_river, bridge
      phase = polish_movement
    ask may demolish(u, 3228, 3229)
    expect no by 20.1

  example "aircraft over the near bank"
    given
      unit p: polish, air, strength 1, at 3228
      edge 3228 3229: big_river, bridge
      phase = polish_movement
    ask may demolish(p, 3228, 3229)
    expect no by 20.1

  example "aircraft over the far bank"
    given
      unit p: polish, air, strength 1, at 3229
      edge 3228 3229: big_river, bridge
      phase = polish_movement
    ask may demolish(p, 3228, 3229)
    expect no by 20.1

  example "a train is no unit"
    given
      unit t: polish, train, at 3228
      edge 3228 3229: big_river, bridge, railway
      phase = polish_movement
    ask may demolish(t, 3228, 3229)
    expect no by 20.1

  example "nor is it one at the far end"
    given
      unit t: polish, train, at 3229
      edge 3228 3229: big_river, bridge, railway
      phase = polish_movement
    ask may demolish(t, 3228, 3229)
    expect no by 20.1

  example "while the enemy marches"
    given
      unit u: polish, infantry, at 3228
      edge 3228 3229: big_river, bridge
      phase = german_movement
    ask may demolish(u, 3228, 3229)
    expect no by 20.1

  example "with a German at the other end"
    given
      unit u: polish, infantry, at 3228
      unit e: german, infantry, at 3229
      edge 3228 3229: big_river, bridge
      phase = polish_movement
    ask may demolish(u, 3228, 3229)
    expect yes by 20.1

  example "with a German at this end of another one"
    given
      unit u: polish, infantry, at 3229
      unit e: german, infantry, at 3228
      edge 3228 3229: big_river, bridge
      phase = polish_movement
    ask may demolish(u, 3228, 3229)
    expect yes by 20.1

  example "what comes of it"
    given
      unit u: polish, infantry, at 3228
      edge 3228 3229: big_river, bridge
      did demolish(u, 3228, 3229) in polish_movement
      phase = polish_movement
    ask what happens
    expect break_bridge(3228, 3229) by 20.1

  example "the counter lies there"
    given
      unit u: polish, infantry, at 3228
      edge 3228 3229: big_river, bridge, bridge_down
      did demolish(u, 3228, 3229) in polish_movement
      phase = polish_movement
    ask what happens
    expect nothing

  example "afterwards it takes boats"
    given
      unit u: german, infantry, at 3229
      edge 3228 3229: big_river, bridge, bridge_down
      turn = 2
      phase = german_movement
    ask may step(u, 3229, 3228)
    expect no by 4.37

[20.12] Damaged bridges
  | On a damaged bridge infantry pays 2 MP more for crossing, cavalry 4.
  see 10.36
  defect w39-N3 "its number is not 20.11, which is missing"
  figure damage_foot = 2 in mp
  figure damage_horse = 4 in mp
  derived shaky(hex A, hex B) "a damaged crossing [joins|does not join] {A} and {B}" both ways
  define shaky(A, B) when bridge_damaged(A, B) and bridged(A, B)
  add damage_foot to step_cost(U, A, B) when shaky(A, B) and U is infantry
  add damage_horse to step_cost(U, A, B) when shaky(A, B) and U is cavalry
  dispute w39-A38 "whether other units may use a damaged bridge"
    reading a preferred "it names those who can use it: nobody else does"
      forbid step(U, A, B) when shaky(A, B)
        unless U is infantry or cavalry
    reading b "these two pay; others are not spoken of and cross as before"

  example "infantry"
    given
      unit u: polish, infantry, at 3228
      edge 3228 3229: big_river, bridge, bridge_damaged
    ask value step_cost(u, 3228, 3229)
    expect 3 by 4.31, 20.12

  example "cavalry"
    given
      unit k: polish, cavalry, at 3228
      edge 3228 3229: big_river, bridge, bridge_damaged
    ask value step_cost(k, 3228, 3229)
    expect 5 by 4.31, 20.12

  example "infantry by road"
    given
      unit u: polish, infantry, at 3228
      edge 3228 3229: big_river, bridge, bridge_damaged, main_road
    ask value step_cost(u, 3228, 3229)
    expect 2.5 by 4.32, 20.12

  example "cavalry by road"
    given
      unit c: polish, cavalry, strength 3, movement 9, at 3228
      edge 3228 3229: big_river, bridge, bridge_damaged, main_road
      phase = polish_movement
    ask value step_cost(c, 3228, 3229)
    expect 4.5 by 4.32, 20.12

  example "infantry may go over"
    given
      unit u: polish, infantry, movement 6, at 3228
      edge 3228 3229: big_river, bridge, bridge_damaged
      phase = polish_movement
    ask may step(u, 3228, 3229)
    expect yes by 3.1/phase-7

  example "tanks may not"
    given
      unit t: german, armour, movement 12, at 3228
      edge 3228 3229: big_river, bridge, bridge_damaged
      turn = 2
      phase = german_movement
    ask may step(t, 3228, 3229)
    expect no by 20.12

  example "when it is down altogether it is no longer a bridge"
    given
      unit u: polish, infantry, at 3228
      edge 3228 3229: big_river, bridge, bridge_damaged, bridge_down
    ask value step_cost(u, 3228, 3229)
    expect 5 by 4.37 not by 20.12

[20.2] Ferries
  commentary "heading"

[20.21] Who goes by ferry, and for how much
  | A ferry takes infantry over the river for 2 MP more, cavalry and artillery for 3, reconnaissance units for 5. Nobody else.
  see 4.37, 20.22
  defect w39-20.21a "machine guns, cyclists, motorcycles and headquarters have no price: what is not named is not carried"
  figure ferry_foot = 2 in mp
  figure ferry_horse = 3 in mp
  figure ferry_guns = 3 in mp
  figure ferry_recon = 5 in mp
  derived ferry_runs(hex A, hex B) "a ferry that works [runs|does not run] between {A} and {B}" both ways
  derived passenger(unit U) "{U} [is|is not] a unit that ferries carry"
  derived ferried(unit U, hex A, hex B) "the ferry [takes|does not take] {U} from {A} to {B}"
  define ferry_runs(A, B) when ferry(A, B) and big_river(A, B)
    unless bridged(A, B)
    unless bridge_down(A, B)
  define passenger(U) when U is infantry or cavalry or recon
  define passenger(U) when guns(U)
  define ferried(U, A, B) when ferry_runs(A, B) and passenger(U)
  except 4.37 on step(U, A, B) when ferried(U, A, B)
  except 4.37 on step_cost(U, A, B) when ferried(U, A, B)
  add ferry_foot to step_cost(U, A, B) when ferried(U, A, B) and U is infantry
  add ferry_horse to step_cost(U, A, B) when ferried(U, A, B) and U is cavalry
  add ferry_guns to step_cost(U, A, B) when ferried(U, A, B) and guns(U)
  add ferry_recon to step_cost(U, A, B) when ferried(U, A, B) and U is recon

  example "infantry on the march"
    given
      unit u: polish, infantry, strength 3, movement 6, at 3228
      edge 3228 3229: big_river, ferry
      turn = 2
      phase = polish_movement
    ask may step(u, 3228, 3229)
    expect yes not by 4.37

  example "what it pays"
    given
      unit u: polish, infantry, strength 3, at 3228
      edge 3228 3229: big_river, ferry
    ask value step_cost(u, 3228, 3229)
    expect 3 by 4.31, 20.21 not by 4.37

  example "cavalry"
    given
      unit k: polish, cavalry, strength 3, at 3228
      edge 3228 3229: big_river, ferry
    ask value step_cost(k, 3228, 3229)
    expect 4 by 4.31, 20.21

  example "artillery"
    given
      unit g: polish, light_artillery, gunfire 1, at 3228
      edge 3228 3229: big_river, ferry
    ask value step_cost(g, 3228, 3229)
    expect 4 by 4.31, 20.21

  example "reconnaissance"
    given
      unit r: german, recon, strength 3, at 3228
      edge 3228 3229: big_river, ferry
    ask value step_cost(r, 3228, 3229)
    expect 6 by 4.31, 20.21

  example "no ferry takes tanks"
    given
      unit t: german, armour, strength 3, movement 12, at 3228
      edge 3228 3229: big_river, ferry
      turn = 2
      phase = german_movement
    ask may step(t, 3228, 3229)
    expect no by 4.37

  example "motorized artillery goes by ferry"
    given
      unit g: german, motorized_artillery, gunfire 1, movement 12, at 3228
      edge 3228 3229: big_river, ferry
      turn = 2
      phase = german_movement
    ask may step(g, 3228, 3229)
    expect yes not by 4.37

  example "beside a bridge nobody waits for it"
    given
      unit u: polish, infantry, strength 3, at 3228
      edge 3228 3229: big_river, ferry, bridge
    ask value step_cost(u, 3228, 3229)
    expect 1 by 4.31 not by 20.21

  example "on a small river, which is waded"
    given
      unit u: polish, infantry, strength 3, at 3228
      edge 3228 3229: river, ferry
    ask value step_cost(u, 3228, 3229)
    expect 3 by 4.31, 4.36 not by 20.21

[20.22] How much a ferry carries
  | In one phase 24 SP, both ways together. Who has lined up may still cross beside it (4.37).
  see 20.22#2, 5.22, 4.37
  defect w39-N3 "the number is printed twice: the second clause that has it, on ferries that are destroyed, is 20.22#2 here"
  figure ferry_limit = 24 in sp
  term ferry_limit "what a ferry carries in a phase"
  derived took_ferry(unit U, hex A, hex B) "{U} [has|has not] crossed by the ferry between {A} and {B} in this phase"
  amount ferry_load(hex A, hex B) in sp "what the ferry between {A} and {B} has carried in this phase"
  set crossing_points(U) = strength(U)
    unless guns(U)
  define took_ferry(U, A, B)
    when did step(U, A, B) this phase and passenger(U) and ferry_runs(A, B)
    or when did step(U, B, A) this phase and passenger(U) and ferry_runs(A, B)
  set ferry_load(A, B) = sum(crossing_points(U) for U where took_ferry(U, A, B))
  deny ferried(U, A, B) when ferry_load(A, B) + crossing_points(U) > ferry_limit
  forbid step(U, A, B) when ferry_runs(A, B) and passenger(U) and ferry_load(A, B) + crossing_points(U) > ferry_limit
    unless did line_up(U, A, _) in last movement phase of U

  example "eighteen have gone over, six follow"
    given
      unit u, v, w: polish, infantry, strength 6, movement 6, at 3229
      unit x: polish, infantry, strength 6, movement 6, at 3228
      edge 3228 3229: big_river, ferry
      did step(u, 3228, 3229) in polish_movement
      did step(v, 3228, 3229) in polish_movement
      did step(w, 3228, 3229) in polish_movement
      turn = 2
      phase = polish_movement
    ask may step(x, 3228, 3229)
    expect yes by 3.1/phase-7

  example "twenty-four have gone over"
    given
      unit u, v, w, z: polish, infantry, strength 6, movement 6, at 3229
      unit x: polish, infantry, strength 1, movement 6, at 3228
      edge 3228 3229: big_river, ferry
      did step(u, 3228, 3229) in polish_movement
      did step(v, 3228, 3229) in polish_movement
      did step(w, 3228, 3229) in polish_movement
      did step(z, 3228, 3229) in polish_movement
      turn = 2
      phase = polish_movement
    ask may step(x, 3228, 3229)
    expect no by 20.22

  example "a battery counts as one, and is one too many"
    given
      unit u, v, w, z: polish, infantry, strength 6, movement 6, at 3229
      unit g: polish, light_artillery, gunfire 1, movement 6, at 3228
      edge 3228 3229: big_river, ferry
      did step(u, 3228, 3229) in polish_movement
      did step(v, 3228, 3229) in polish_movement
      did step(w, 3228, 3229) in polish_movement
      did step(z, 3228, 3229) in polish_movement
      turn = 2
      phase = polish_movement
    ask may step(g, 3228, 3229)
    expect no by 20.22, 5.22

  example "who has crossed to this side took his place as well"
    given
      unit u, v, w, z: polish, infantry, strength 6, movement 6, at 3229
      unit x: polish, infantry, strength 3, movement 6, at 3228
      edge 3228 3229: big_river, ferry
      did step(u, 3228, 3229) in polish_movement
      did step(v, 3228, 3229) in polish_movement
      did step(w, 3228, 3229) in polish_movement
      did step(z, 3229, 3228) in polish_movement
      turn = 2
      phase = polish_movement
    ask value ferry_load(3228, 3229)
    expect 24 by 20.22

  example "who lined up the day before still goes over in his own boats"
    given
      unit u, v, w, z: polish, infantry, strength 6, movement 6, at 3229
      unit x: polish, infantry, strength 3, movement 6, at 3228
      edge 3228 3229: big_river, ferry
      did step(u, 3228, 3229) in polish_movement
      did step(v, 3228, 3229) in polish_movement
      did step(w, 3228, 3229) in polish_movement
      did step(z, 3228, 3229) in polish_movement
      did line_up(x, 3228, 3229) in polish_movement of turn 1
      turn = 2
      phase = polish_movement
    ask may step(x, 3228, 3229)
    expect yes not by 20.22

  example "and pays for them"
    given
      unit u, v, w, z: polish, infantry, strength 6, movement 6, at 3229
      unit x: polish, infantry, strength 3, movement 6, at 3228
      edge 3228 3229: big_river, ferry
      did step(u, 3228, 3229) in polish_movement
      did step(v, 3228, 3229) in polish_movement
      did step(w, 3228, 3229) in polish_movement
      did step(z, 3228, 3229) in polish_movement
      did line_up(x, 3228, 3229) in polish_movement of turn 1
      turn = 2
      phase = polish_movement
    ask value step_cost(x, 3228, 3229)
    expect 5 by 4.31, 4.37

  example "a new phase, an empty ferry"
    given
      unit u: polish, infantry, strength 6, movement 6, at 3229
      edge 3228 3229: big_river, ferry
      did step(u, 3228, 3229) in polish_movement of turn 1
      turn = 2
      phase = polish_movement
    ask value ferry_load(3228, 3229)
    expect 0 by 20.22

  example "machine guns that lined up and rowed took no place on it"
    given
      unit u: polish, infantry, strength 6, movement 6, at 3229
      unit m: polish, machine_gun, strength 6, movement 6, at 3229
      edge 3228 3229: big_river, ferry
      did step(u, 3228, 3229) in polish_movement
      did step(m, 3228, 3229) in polish_movement
      turn = 2
      phase = polish_movement
    ask value ferry_load(3228, 3229)
    expect 6 by 20.22

[20.22#2] Ferries destroyed and damaged
  | A ferry is destroyed and damaged as a bridge is, but nobody builds it again.
  see 20.22, 10.36, 13.31, 20.1, 20.12
  defect w39-N3 "the second clause with this number: 20.23 is meant"
  define breakable(A, B) when ferry_runs(A, B)
  permit bomb_bridge(P, A, B) when P is air and ferry_runs(A, B) and phase_of(movement, S) and S != side(P)
  forbid rebuild(_, A, B) when ferry(A, B)
    unless bridge(A, B)
  dispute w39-20.22a "what a damaged ferry is good for"
    reading a preferred "it is treated as a bridge is: infantry and cavalry pay more (20.12), and nobody else goes on it"
      define shaky(A, B) when bridge_damaged(A, B) and ferry_runs(A, B)
    reading b "20.12 speaks of bridges: the ferry runs as before, and a second hit sinks it (10.36)"

  example "a battalion at its landing"
    given
      unit u: polish, infantry, at 3228
      edge 3228 3229: big_river, ferry
      phase = polish_movement
    ask may demolish(u, 3228, 3229)
    expect yes by 20.1

  example "bombs on it"
    given
      weather_die = 3
      unit p: german, air, strength 2
      edge 3228 3229: big_river, ferry
      phase = polish_movement
    ask may bomb_bridge(p, 3228, 3229)
    expect yes by 20.22#2

  example "not while one's own side moves"
    given
      weather_die = 3
      unit p: german, air, strength 2
      edge 3228 3229: big_river, ferry
      phase = german_movement
    ask may bomb_bridge(p, 3228, 3229)
    expect no by 10.36

  example "a ferry that is gone carries nobody"
    given
      unit u: polish, infantry, strength 3, movement 6, at 3228
      edge 3228 3229: big_river, ferry, bridge_down
      turn = 2
      phase = polish_movement
    ask may step(u, 3228, 3229)
    expect no by 4.37

  example "and is not built again"
    given
      unit q: german, hq, at 3226
      edge 3228 3229: big_river, ferry, bridge_down
      phase = german_supply
    ask may rebuild(q, 3228, 3229)
    expect no by 20.22#2

  example "a bridge beside a ferry is"
    given
      unit q: german, hq, at 3226
      edge 3228 3229: big_river, ferry, bridge, bridge_down
      phase = german_supply
    ask may rebuild(q, 3228, 3229)
    expect yes by 13.31

  example "infantry on a damaged ferry"
    given
      unit u: polish, infantry, strength 3, movement 6, at 3228
      edge 3228 3229: big_river, ferry, bridge_damaged
    ask value step_cost(u, 3228, 3229)
    expect 5 by 4.31, 20.12, 20.21

  example "guns on a damaged ferry"
    given
      unit g: polish, light_artillery, gunfire 1, movement 6, at 3228
      edge 3228 3229: big_river, ferry, bridge_damaged
      turn = 2
      phase = polish_movement
    ask may step(g, 3228, 3229)
    expect no by 20.12
