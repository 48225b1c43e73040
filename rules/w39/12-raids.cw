[12.0] Armoured raids
  | Raids join movement and combat. Only the Germans make them, in their movement phase, which knows no other combat (8.11).
  see 3.1/phase-2, 8.11
  was mlawa:12.0
  derived raiding_side(unit U) "{U} [is|is not] of a side that makes raids"
  define raiding_side(U) when side(U) = germans
  forbid raid(U, _) unless raiding_side(U)
  dispute w39-A68 "whether the allies of the Germans make raids"
    reading a preferred "they act in the German phases, and what is said there of Germans holds for them"
    reading b "Germans are Germans"
      deny raiding_side(U) when U is not german

  example "Polish tanks"
    given
      unit t: polish, armour, strength 20, movement 12, at 3228
      unit e: german, infantry, strength 2, at 3229
      battle x: attacker t, target e
      phase = german_movement
    ask may raid(t, e)
    expect no by 12.0

  example "Soviet tanks"
    given
      unit t: soviet, armour, strength 20, movement 12, at 3228
      unit e: polish, infantry, strength 2, at 3229
      battle x: attacker t, target e
      phase = german_movement
    ask may raid(t, e)
    expect yes by 12.12

[12.1] Raids in detail
  commentary "heading"
  was mlawa:12.1

[12.11] Who may raid
  | Mechanized units only, and two thirds of their SP or more must be tanks. Guns among them bring no SP.
  see 2.2/mechanized
  was mlawa:12.11
  amount raid_strength(battle X) in sp "the SP of the raiders in {X}"
  amount raid_tanks(battle X) in sp    "the SP of tanks among the raiders in {X}"
  derived raiders(battle X) "the attackers of {X} [are|are not] fit for a raid"
  set raid_strength(X) = sum(strength(U) for U where attacker(X, U) and not guns(U))
  set raid_tanks(X) = sum(strength(U) for U where attacker(X, U) and U is armour)
  define raiders(X) when attacker(X, _) and 3 * raid_tanks(X) >= 2 * raid_strength(X)
    unless attacker(X, U) and not mechanized(U)
    unless attacker(X, U) and not raiding_side(U)
  forbid raid(U, _) unless mechanized(U)
  forbid raid(U, _) when attacker(X, U) and 3 * raid_tanks(X) < 2 * raid_strength(X)

  example "cavalry does not raid, not even beside tanks"
    given
      unit t: german, armour, strength 20, at 3228
      unit u: german, cavalry, strength 4, at 3228
      unit e: polish, infantry, strength 2, at 3229
      battle x: attacker t + u, target e
      phase = german_movement
    ask may raid(u, e)
    expect no by 12.11

  example "too few tanks"
    given
      unit t: german, armour, strength 10, at 3228
      unit m: german, motorized, strength 10, at 3228
      unit e: polish, infantry, strength 2, at 3229
      battle x: attacker t + m, target e
      phase = german_movement
    ask may raid(t, e)
    expect no by 12.11

  example "exactly two thirds"
    given
      unit t: german, armour, strength 14, at 3228
      unit m: german, motorized, strength 7, at 3228
      unit e: polish, infantry, strength 2, at 3229
      battle x: attacker t + m, target e
      phase = german_movement
    ask may raid(m, e)
    expect yes by 12.12

  example "a motorized battery does not spoil the two thirds"
    given
      unit t: german, armour, strength 14, at 3228
      unit m: german, motorized, strength 7, at 3228
      unit g: german, motorized_artillery, strength 1, gunfire 1, movement 12, at 3228
      unit e: polish, infantry, strength 2, at 3229
      battle x: attacker t + m + g, target e
      phase = german_movement
    ask may raid(t, e)
    expect yes by 12.12

[12.12] How a raid is made
  | Raiders enter a hex of the enemy for 3 MP more, if the odds, shifted for ground and fortifications and without guns and
  | aircraft, are at least 10:1. All enemies on the hex are eliminated. The whole hex has to be a target (8.24), and every
  | other enemy in a raider's zone as well, of this raid or another (8.22). Where a raider cannot move it cannot raid.
  see 8.22, 8.24, 8.4b, 8.85, 11.22, 4.21, 4.37, tables/TEC, 12.13, 12.16
  was mlawa:12.12
  figure raid_cost = 3 in mp
  amount raider_strength(unit U, battle X) in sp "the strength of {U} in the raid {X}"
  amount raid_push(battle X) in sp "the raiders' strength in {X}"
  amount raid_hold(battle X) in sp "the strength that {X} meets"
  amount raid_column(battle X) on odds "the odds of the raid {X}"
  derived raid_gap(battle X, unit F) "{F} [is|is not] left out of the raid {X}"
  derived raid_succeeds(battle X)    "the raid {X} [breaks|does not break] through"
  set raider_strength(U, X) = fighting_strength(U, X)
  set raid_push(X) = sum(raider_strength(U, X) for U where attacker(X, U))
  set raid_hold(X) = sum(fighting_strength(E, X) for E where target(X, E))
  set raid_column(X) = odds(raid_push(X), raid_hold(X))
  add ground_shift(X) to raid_column(X)
  round raid_column(X) half down
  define raid_gap(X, F) when attacker(X, U) and in_zoc(F, U)
    unless target(_, F)
  define raid_gap(X, F) when attacker(X, U) and target(X, E) and at(E) = H and at(F) = H and enemy(U, F)
    unless target(X, F)
  define raid_succeeds(X) when raiders(X) and raid_column(X) >= 10:1
    unless raid_gap(X, _)
  permit raid(U, E) despite 8.11 when own_phase(U, movement) and attacker(X, U) and target(X, E) and raid_succeeds(X)
  forbid raid(U, E) when attacker(X, U) and target(X, E) and raid_column(X) < 10:1
  forbid raid(U, E) when attacker(X, U) and target(X, E) and raid_gap(X, _)
  forbid raid(U, E) when at(U) = A and at(E) = B and impassable(U, B)
    unless main_road(A, B)
    unless side_road(A, B)
  forbid raid(U, E) when at(U) = A and at(E) = B and big_river(A, B)
    unless bridged(A, B)
  forbid raid(U, E) when at(U) = A and at(E) = B and step_cost(U, A, B) > movement(U)
  permit step(U, A, B) despite 4.21 when own_phase(U, movement) and at(U) = A and adjacent(A, B) and attacker(X, U)
    and target(X, E) and at(E) = B and raid_succeeds(X)
  add raid_cost to step_cost(U, A, B) when attacker(X, U) and target(X, E) and at(E) = B and own_phase(U, movement)
  cause eliminate(F) when did raid(U, E) this phase and at(E) = H and at(F) = H and enemy(U, F)
  dispute w39-A26 "whether headquarters and the number of directions shift the odds of a raid"
    reading a "only ground and fortifications are named"
    reading b "the odds are worked out as always, guns and aircraft apart"
      add 1 to raid_column(X) when attacker(X, _) and every U where attacker(X, U) has commanded(U)
      add 0 - 1 to raid_column(X) when target(X, _) and every E where target(X, E) has commanded(E)
      add direction_shift(attack_directions(X)) to raid_column(X) when attack_directions(X) >= 3

  example "20 SP of tanks on a battalion in the open"
    given
      unit t: german, armour, strength 20, movement 12, at 3228
      unit e: polish, infantry, strength 2, at 3229
      battle x: attacker t, target e
      phase = german_movement
    ask may raid(t, e)
    expect yes by 12.12

  example "9:1 is not enough"
    given
      unit t: german, armour, strength 18, movement 12, at 3228
      unit e: polish, infantry, strength 2, at 3229
      battle x: attacker t, target e
      phase = german_movement
    ask may raid(t, e)
    expect no by 12.12

  example "a hill under the battalion"
    given
      unit t: german, armour, strength 20, movement 12, at 3228
      unit e: polish, infantry, strength 2, at 3229
      hex 3229: hills
      battle x: attacker t, target e
      phase = german_movement
    ask value raid_column(x)
    expect 9:1 by 8.83, 12.12

  example "a stream in front of it"
    given
      unit t: german, armour, strength 20, movement 12, at 3228
      unit e: polish, infantry, strength 2, at 3229
      edge 3228 3229: stream
      battle x: attacker t, target e
      phase = german_movement
    ask value raid_column(x)
    expect 9:1 by 8.84, 12.12

  example "a river in front of it"
    given
      unit t: german, armour, strength 20, movement 12, at 3228
      unit e: polish, infantry, strength 2, at 3229
      edge 3228 3229: river
      battle x: attacker t, target e
      phase = german_movement
    ask value raid_column(x)
    expect 8:1 by 8.84, 12.12

  example "guns do not help"
    given
      unit t: german, armour, strength 18, movement 12, at 3228
      unit g: german, motorized_artillery, gunfire 1.5, movement 12, at 3228
      unit e: polish, infantry, strength 2, at 3229
      battle x: attacker t, target e, attack_support g
      phase = german_movement
    ask value raid_column(x)
    expect 9:1 by 12.12

  example "a headquarters behind the tanks"
    given
      unit t: german, armour, strength 18, movement 12, at 3228
      unit q: german, hq, at 3227
      unit e: polish, infantry, strength 2, at 3229
      battle x: attacker t, target e
      phase = german_movement
    ask may raid(t, e)
    expect disputed by 12.12

  example "a headquarters behind the battalion"
    given
      unit t: german, armour, strength 20, movement 12, at 3228
      unit e: polish, infantry, strength 2, at 3229
      unit q: polish, hq, at 3230
      battle x: attacker t, target e
      phase = german_movement
    ask may raid(t, e)
    expect disputed by 12.12

  example "from three sides"
    given
      unit r, s, t: german, armour, strength 6, movement 12
      at(r) = 3228
      at(s) = 3129
      at(t) = 3329
      unit e: polish, infantry, strength 2, at 3229
      battle x: attacker r + s + t, target e
      phase = german_movement
    ask may raid(t, e)
    expect disputed by 12.12

  example "onto the hex of the enemy"
    given
      unit t: german, armour, strength 20, movement 12, at 3228
      unit e: polish, infantry, strength 2, at 3229
      battle x: attacker t, target e
      phase = german_movement
    ask may step(t, 3228, 3229)
    expect yes by 12.12

  example "what that step costs"
    given
      unit t: german, armour, strength 20, movement 12, at 3228
      unit e: polish, infantry, strength 2, at 3229
      battle x: attacker t, target e
      phase = german_movement
    ask value step_cost(t, 3228, 3229)
    expect 4 by 4.31, 12.12

  example "what becomes of the enemies there"
    given
      unit t: german, armour, strength 20, movement 12, at 3229
      unit e: polish, infantry, strength 2, at 3229
      unit g: polish, light_artillery, gunfire 1, at 3229
      did raid(t, e) in german_movement
      phase = german_movement
    ask what happens to g
    expect eliminate(g) by 12.12

  example "19 SP against 2: nine and a half are nine"
    given
      unit t: german, armour, strength 19, movement 12, at 3228
      unit e: polish, infantry, strength 2, at 3229
      battle x: attacker t, target e
      phase = german_movement
    ask is raid_column(x) = 9:1
    expect yes by 12.12

  example "eighteen to one has columns to spare on a hill"
    given
      unit t: german, armour, strength 18, movement 12, at 3228
      unit e: polish, infantry, strength 1, at 3229
      hex 3229: hills
      battle x: attacker t, target e
      phase = german_movement
    ask may raid(t, e)
    expect yes by 12.12

  example "field works in front of it"
    given
      unit t: german, armour, strength 20, movement 12, at 3228
      unit e: polish, infantry, strength 2, at 3229, marker field_works
      battle x: attacker t, target e
      phase = german_movement
    ask value raid_column(x)
    expect 8:1 by 11.22, 12.12

  example "the rest of the hex is forgotten"
    given
      unit t: german, armour, strength 20, movement 12, at 3228
      unit e, f: polish, infantry, strength 2, at 3229
      battle x: attacker t, target e
      phase = german_movement
    ask may raid(t, e)
    expect no by 12.12

  example "one hex shared out between two raids"
    given
      unit t: german, armour, strength 20, movement 12, at 3228
      unit s: german, armour, strength 20, movement 12, at 3230
      unit e, f: polish, infantry, strength 2, at 3229
      battle x: attacker t, target e
      battle y: attacker s, target f
      phase = german_movement
    ask may raid(t, e)
    expect no by 12.12

  example "so is a neighbour in the zone of the tanks"
    given
      unit t: german, armour, strength 20, movement 12, at 3228
      unit e: polish, infantry, strength 2, at 3229
      unit f: polish, infantry, strength 2, at 3328
      battle x: attacker t, target e
      phase = german_movement
    ask may raid(t, e)
    expect no by 12.12

  example "a second raid takes care of the neighbour"
    given
      unit t: german, armour, strength 20, movement 12, at 3228
      unit s: german, armour, strength 20, movement 12, at 3327
      unit e: polish, infantry, strength 2, at 3229
      unit f: polish, infantry, strength 2, at 3328
      battle x: attacker t, target e
      battle y: attacker s, target f
      phase = german_movement
    ask may raid(t, e)
    expect yes by 12.12

  example "no step either while the neighbour is left out"
    given
      unit t: german, armour, strength 20, movement 12, at 3228
      unit e: polish, infantry, strength 2, at 3229
      unit f: polish, infantry, strength 2, at 3328
      battle x: attacker t, target e
      phase = german_movement
    ask may step(t, 3228, 3229)
    expect no by 4.21

  example "infantry does not step onto a hex of the enemy, whatever the odds"
    given
      unit u: german, infantry, strength 20, movement 4, at 3228
      unit e: polish, infantry, strength 2, at 3229
      battle x: attacker u, target e
      phase = german_movement
    ask may step(u, 3228, 3229)
    expect no by 4.21

  example "nor do tanks with too much infantry behind them"
    given
      unit t: german, armour, strength 10, movement 12, at 3228
      unit m: german, motorized, strength 10, movement 12, at 3228
      unit e: polish, infantry, strength 2, at 3229
      battle x: attacker t + m, target e
      phase = german_movement
    ask may step(t, 3228, 3229)
    expect no by 4.21

  example "nor do the Poles"
    given
      unit t: polish, armour, strength 20, movement 12, at 3228
      unit e: german, infantry, strength 2, at 3229
      battle x: attacker t, target e
      phase = polish_movement
    ask may step(t, 3228, 3229)
    expect no by 4.21

  example "into a swamp"
    given
      unit t: german, armour, strength 20, movement 12, at 3228
      unit e: polish, infantry, strength 2, at 3229
      hex 3229: swamp
      battle x: attacker t, target e
      phase = german_movement
    ask may raid(t, e)
    expect no by 12.12

  example "by the highway through the swamp"
    given
      unit t: german, armour, strength 20, movement 12, at 3228
      unit e: polish, infantry, strength 2, at 3229
      hex 3229: swamp
      edge 3228 3229: main_road
      battle x: attacker t, target e
      phase = german_movement
    ask may raid(t, e)
    expect yes by 12.12

  example "by a track through the swamp"
    given
      unit t: german, armour, strength 20, movement 12, at 3228
      unit e: polish, infantry, strength 2, at 3229
      hex 3229: swamp
      edge 3228 3229: side_road
      battle x: attacker t, target e
      phase = german_movement
    ask may raid(t, e)
    expect yes by 12.12

  example "over a big river, by its bridge"
    given
      unit t: german, armour, strength 40, movement 12, at 3228
      unit e: polish, infantry, strength 2, at 3229
      edge 3228 3229: big_river, bridge
      battle x: attacker t, target e
      phase = german_movement
    ask may raid(t, e)
    expect yes by 12.12

  example "over a big river without one"
    given
      unit t: german, armour, strength 40, movement 12, at 3228
      unit e: polish, infantry, strength 2, at 3229
      edge 3228 3229: big_river
      battle x: attacker t, target e
      phase = german_movement
    ask may raid(t, e)
    expect no by 12.12

  example "four points are needed, three are there"
    given
      unit t: german, armour, strength 20, movement 3, at 3228
      unit e: polish, infantry, strength 2, at 3229
      battle x: attacker t, target e
      phase = german_movement
    ask may raid(t, e)
    expect no by 12.12

[12.16] Guns that are raided
  | An artillery unit among the raided counts as 1 SP. Guns in fortifications that share their hex with other troops count
  | nothing, but halve the raiding armour, rounded up (9.54).
  see 9.54, 12.12
  was mlawa:12.16
  defect w39-R3 "refers to a 9.64 that does not exist; 9.54 is meant, which had that number in the older edition"
  figure gun_hold = 1 in sp
  derived gun_line(battle X, unit G) "{G} [stands|does not stand] dug in among the raided of {X}, with other troops beside it"
  define gun_line(X, G)
    when target(X, G) and guns(G) and behind_works(G) and at(G) = H and at(F) = H and side(F) = side(G) and not guns(F)
    unless F is hq
  add gun_hold * count(G where target(X, G) and guns(G) and not gun_line(X, G)) to raid_hold(X)
  halve raider_strength(U, X) rounding up when U is armour and gun_line(X, _)

  example "a battery beside the battalion"
    given
      unit t: german, armour, strength 20, movement 12, at 3228
      unit e: polish, infantry, strength 1, at 3229
      unit g: polish, light_artillery, gunfire 1, at 3229
      battle x: attacker t, target e + g
      phase = german_movement
    ask value raid_hold(x)
    expect 2 by 12.16

  example "a battery of its own"
    given
      unit t: german, armour, strength 10, movement 12, at 3228
      unit g: polish, light_artillery, gunfire 1, at 3229
      battle x: attacker t, target g
      phase = german_movement
    ask value raid_column(x)
    expect 10:1 by 12.12, 12.16

  example "dug in together"
    given
      unit t: german, armour, strength 17, movement 12, at 3228
      unit e: polish, infantry, strength 1, at 3229, marker field_works
      unit g: polish, light_artillery, gunfire 1, at 3229, marker field_works
      battle x: attacker t, target e + g
      phase = german_movement
    ask value raid_column(x)
    expect 7:1 by 11.22, 12.12, 12.16

  example "guns dug in with nobody but a staff"
    given
      unit t: german, armour, strength 18, movement 12, at 3228
      unit q: polish, hq, at 3229
      unit g: polish, light_artillery, gunfire 1, at 3229, marker field_works
      battle x: attacker t, target q + g
      phase = german_movement
    ask value raid_push(x)
    expect 18 by 12.12 not by 12.16

  example "motorized infantry is not halved by guns"
    given
      unit t: german, armour, strength 14, movement 12, at 3228
      unit m: german, motorized, strength 7, movement 12, at 3228
      unit e: polish, infantry, strength 1, at 3229, marker field_works
      unit g: polish, light_artillery, gunfire 1, at 3229, marker field_works
      battle x: attacker t + m, target e + g
      phase = german_movement
    ask value raid_push(x)
    expect 14 by 12.12, 12.16

  example 12.16/ex1 "B cannot be taken first, with A and C in the zone" reconstructed
    given
      unit "1": german, armour, strength 18, movement 12, at 3229
      unit a: polish, infantry, strength 1, at 3228
      unit b: polish, infantry, strength 1, at 3329
      unit c: polish, infantry, strength 1, at 3330
      battle x: attacker "1", target b
      phase = german_movement
    ask may raid("1", b)
    expect no by 12.12

  example 12.16/ex1 "A alone is within reach of the first hex" reconstructed
    given
      unit "1": german, armour, strength 18, movement 12, at 3227
      unit a: polish, infantry, strength 1, at 3228
      unit b: polish, infantry, strength 1, at 3329
      unit c: polish, infantry, strength 1, at 3330
      battle x: attacker "1", target a
      phase = german_movement
    ask may raid("1", a)
    expect yes by 12.12

  example 12.16/ex1 "and costs 1 and 3" reconstructed
    given
      unit "1": german, armour, strength 18, movement 12, at 3227
      unit a: polish, infantry, strength 1, at 3228
      battle x: attacker "1", target a
      phase = german_movement
    ask value step_cost("1", 3227, 3228)
    expect 4 by 4.31, 12.12
