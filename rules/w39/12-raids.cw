[12.0] Armoured raids
  | Raids join movement and combat. Only the Germans make them, in their movement phase, which knows no other combat (8.11).
  see 3.1/phase-2, 8.11
  was mlawa:12.0
  derived raiding_side(unit U) "{U} [is|is not] of a side that makes raids and overruns"
  define raiding_side(U) when side(U) = germans
  forbid raid(U, _) unless raiding_side(U)
  dispute w39-A68 "whether the allies of the Germans make raids and overruns"
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
      reliability_die(t) = 1
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
  (raid) set raider_strength(U, X) = fighting_strength(U, X)
  (raid) set raid_push(X) = sum(raider_strength(U, X) for U where attacker(X, U))
  set raid_hold(X) = sum(fighting_strength(E, X) for E where target(X, E))
  (raid) set raid_column(X) = odds(raid_push(X), raid_hold(X))
  (raid) add ground_shift(X) to raid_column(X)
  round raid_column(X) half down
  define raid_gap(X, F) when attacker(X, U) and in_zoc(F, U)
    unless target(_, F)
  (raid) define raid_gap(X, F) when attacker(X, U) and target(X, E) and at(E) = H and at(F) = H and enemy(U, F)
    unless target(X, F)
  (raid) define raid_succeeds(X) when raiders(X) and raid_column(X) >= 10:1
    unless raid_gap(X, _)
  (raid) permit raid(U, E) despite 8.11
    when own_phase(U, movement) and attacker(X, U) and target(X, E) and raid_succeeds(X)
  (raid) forbid raid(U, E) when attacker(X, U) and target(X, E) and raid_column(X) < 10:1
  (raid) forbid raid(U, E) when attacker(X, U) and target(X, E) and raid_gap(X, _)
  (raid) forbid raid(U, E) when at(U) = A and at(E) = B and impassable(U, B)
    unless main_road(A, B)
    unless side_road(A, B)
  (raid) forbid raid(U, E) when at(U) = A and at(E) = B and big_river(A, B)
    unless bridged(A, B)
  (raid) permit step(U, A, B) despite 4.21
    when own_phase(U, movement) and at(U) = A and adjacent(A, B) and attacker(X, U)
    and target(X, E) and at(E) = B and raid_succeeds(X)
  (raid) add raid_cost to step_cost(U, A, B)
    when attacker(X, U) and target(X, E) and at(E) = B and own_phase(U, movement)
    unless did raid(U, E) this phase
  (raid) cause eliminate(F) when did raid(U, E) this phase and at(E) = H and at(F) = H and enemy(U, F) and F is not air
  # nothing is thrown for a raid: it has no result that could cost a zone
  (raid) except 8.51/B5 on shatter(E) when did raid(_, E) this phase
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

  example "a staff goes with them; aircraft over the hex are no unit on it, and no dice are thrown"
    given
      turn = 2
      unit k: german, armour, strength 20, movement 12, at 3228
      unit e: polish, infantry, strength 2, at 3229
      unit q: polish, hq, at 3229
      unit p: polish, air, strength 2, at 3229
      battle x: attacker k, target e
      did raid(k, e) in german_movement
      phase = german_movement
    ask what happens
    expect eliminate(e), eliminate(q) by 12.12

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

[12.13] Raiders in enemy zones
  | A raider does not move about inside the zones of enemies. The zone of the enemy it raids is no bar: the raider goes on
  | from there onto that hex. Whatever else keeps a unit from moving keeps it from raiding.
  see 4.26, 7.21, 7.23, 7.32, 12.12, 14.42
  was mlawa:12.13
  derived held_back(unit U, hex A, hex B) "an enemy zone [keeps|does not keep] the raider {U} from going from {A} to {B}"
  define held_back(U, A, B)
    when attacker(_, U) and adjacent(A, B) and enemy(U, F) and zoc(F, A) and zoc(F, B)
    unless attacker(X, U) and target(X, F)
  forbid step(U, A, B) when held_back(U, A, B)
  forbid raid(U, E) when at(U) = A and at(E) = B and held_back(U, A, B)
  forbid raid(U, _) when did let_go(U) this phase
  forbid raid(U, _) when own_phase(U, movement) and did refuel(U) this phase
  dispute w39-A27 "whose zone is no bar"
    reading a preferred "the one hex it enters: its example leaves B alone while A and C are beside the raider"
      define held_back(U, A, B)
        when attacker(X, U) and target(X, E) and at(E) = B and adjacent(A, B) and target(X, F)
        and zoc(F, A) and zoc(F, B)
    reading b "every unit that the raid attacks, on whichever hex"
      except 7.23/within, 7.32/within on step(U, A, B)
        when attacker(X, U) and target(X, E) and at(E) = B and every F where enemy(U, F) and zoc(F, A)
        and zoc(F, B) has target(X, F)

  example "past one regiment on the way to another"
    given
      unit t: german, armour, strength 20, movement 12, at 3229
      unit e: polish, infantry, strength 2, at 3228
      unit f: polish, infantry, strength 2, at 3330
      battle x: attacker t, target f
      phase = german_movement
    ask may step(t, 3229, 3329)
    expect no by 12.13, 7.23

  example "two regiments side by side: the raid does not enter one in the zone of the other"
    given
      unit t: german, armour, strength 40, movement 12, at 3228
      unit e: polish, infantry, strength 2, at 3229
      unit f: polish, infantry, strength 2, at 3329
      battle x: attacker t, target e + f
      phase = german_movement
    ask may raid(t, e)
    expect no by 12.13

  example "nor step there"
    given
      unit t: german, armour, strength 40, movement 12, at 3228
      unit e: polish, infantry, strength 2, at 3229
      unit f: polish, infantry, strength 2, at 3329
      battle x: attacker t, target e + f
      phase = german_movement
    ask may step(t, 3228, 3229)
    expect no by 12.13, 7.32

  example "the hand has left the counter"
    given
      unit t: german, armour, strength 20, movement 12, at 3228
      unit e: polish, infantry, strength 2, at 3229
      battle x: attacker t, target e
      did let_go(t) in german_movement
      phase = german_movement
    ask may raid(t, e)
    expect no by 12.13

  example "a day for fuel"
    given
      turn = 4
      unit t: german, armour, strength 20, movement 12, at 3228
      unit e: polish, infantry, strength 2, at 3229
      battle x: attacker t, target e
      did refuel(t) in german_movement
      phase = german_movement
    ask may raid(t, e)
    expect no by 12.13

  example "two regiments that do not cover each other: one raid may take both"
    given
      unit t: german, armour, strength 40, movement 12, at 3228
      unit e: polish, infantry, strength 2, at 3229
      unit f: polish, infantry, strength 2, at 3227
      battle x: attacker t, target e + f
      phase = german_movement
    ask may raid(t, e)
    expect yes by 12.12

[12.14] One raid after the other
  | In one movement phase the same units raid as often as their points allow.
  see 4.22, 8.11, 12.12
  was mlawa:12.14
  amount raids_made(unit U) "the raids that {U} has made in this phase"
  set raids_made(U) = count(X where attacker(X, U) and target(X, E) and did raid(U, E) this phase)
  add count(E where did raid(U, E) this phase and not target(_, E)) to raids_made(U)
  add raid_cost * raids_made(U) to spent_points(U)
  permit raid(U, E) despite 8.11
    when own_phase(U, movement) and did raid(U, _) this phase and attacker(X, U) and target(X, E) and raid_succeeds(X)
  forbid raid(U, E)
    when own_phase(U, movement) and at(U) = A and at(E) = B and step_cost(U, A, B) > march_points(U) - spent_points(U)

  example "four points are needed, three are there"
    given
      unit t: german, armour, strength 20, movement 3, at 3228
      unit e: polish, infantry, strength 2, at 3229
      battle x: attacker t, target e
      phase = german_movement
    ask may raid(t, e)
    expect no by 12.14

  example "a second raid"
    given
      turn = 2
      unit t: german, armour, strength 20, movement 12, at 3229
      unit e: polish, infantry, strength 2
      unit f: polish, infantry, strength 2, at 3230
      battle x: attacker t, target e
      battle y: attacker t, target f
      did raid(t, e) in german_movement
      did step(t, 3228, 3229) in german_movement
      phase = german_movement
    ask may raid(t, f)
    expect yes by 12.14

  example "what the first one has cost"
    given
      turn = 2
      unit t: german, armour, strength 20, movement 12, at 3229
      unit e: polish, infantry, strength 2
      battle x: attacker t, target e
      did raid(t, e) in german_movement
      did step(t, 3228, 3229) in german_movement
      phase = german_movement
    ask value spent_points(t)
    expect 4 by 12.14

  example "and no more before the dead are taken off the hex"
    given
      unit t: german, armour, strength 20, movement 12, at 3229
      unit e: polish, infantry, strength 2, at 3229
      battle x: attacker t, target e
      did raid(t, e) in german_movement
      did step(t, 3228, 3229) in german_movement
      phase = german_movement
    ask value spent_points(t)
    expect 4 by 12.14

  example "a raid of which nobody has written down more than the victim"
    given
      unit t: german, armour, strength 20, movement 12, at 3229
      unit e: polish, infantry, strength 2
      did raid(t, e) in german_movement
      did step(t, 3228, 3229) in german_movement
      phase = german_movement
    ask value spent_points(t)
    expect 4 by 12.14

  example "two battalions on one hex are one raid"
    given
      unit t: german, armour, strength 40, movement 12, at 3229
      unit e, f: polish, infantry, strength 2
      battle x: attacker t, target e + f
      did raid(t, e) in german_movement
      did raid(t, f) in german_movement
      did step(t, 3228, 3229) in german_movement
      phase = german_movement
    ask value spent_points(t)
    expect 4 by 12.14

  example "7 points do not do for two raids in the open"
    given
      turn = 2
      unit t: german, armour, strength 20, movement 7, at 3229
      unit e: polish, infantry, strength 2
      unit f: polish, infantry, strength 2, at 3230
      battle x: attacker t, target e
      battle y: attacker t, target f
      did raid(t, e) in german_movement
      did step(t, 3228, 3229) in german_movement
      phase = german_movement
    ask may raid(t, f)
    expect no by 12.14

  example "what a raid costs along a primary road"
    given
      unit t: german, armour, strength 20, movement 12, at 3228
      unit e: polish, infantry, strength 2, at 3229
      edge 3228 3229: main_road
      battle x: attacker t, target e
      phase = german_movement
    ask value step_cost(t, 3228, 3229)
    expect 3.5 by 4.32, 12.12

  example "what a raid costs over a stream into a wood"
    given
      unit t: german, armour, strength 40, movement 12, at 3228
      unit e: polish, infantry, strength 1, at 3229
      hex 3229: wood
      edge 3228 3229: stream
      battle x: attacker t, target e
      phase = german_movement
    ask value step_cost(t, 3228, 3229)
    expect 10 by 4.31, 4.36, 4.38, 12.12

  example "which is more than half the points of the first day"
    given
      turn = 1
      unit t: german, armour, strength 40, movement 12, at 3228
      unit e: polish, infantry, strength 1, at 3229
      hex 3229: wood
      edge 3228 3229: stream
      battle x: attacker t, target e
      phase = german_movement
    ask may raid(t, e)
    expect no by 12.14

[12.15] Guns that go along
  | Artillery among the raiders changes nothing in the odds.
  see 12.12, 12.11
  was mlawa:12.15
  add 0 to raid_column(X) when attacker(X, G) and guns(G)

  example "a motorized battery in the column"
    given
      unit t: german, armour, strength 20, movement 12, at 3228
      unit g: german, motorized_artillery, strength 1, gunfire 1.5, movement 12, at 3228
      unit e: polish, infantry, strength 2, at 3229
      battle x: attacker t + g, target e
      phase = german_movement
    ask value raid_column(x)
    expect 10:1 by 12.12, 12.15

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

  example 12.16/ex1 "from the hex of A it goes on to B" reconstructed
    given
      turn = 2
      unit "1": german, armour, strength 18, movement 12, at 3228
      unit a: polish, infantry, strength 1
      unit b: polish, infantry, strength 1, at 3329
      unit c: polish, infantry, strength 1, at 3330
      battle x: attacker "1", target a
      battle y: attacker "1", target b
      did step("1", 3327, 3227) in german_movement
      did step("1", 3227, 3228) in german_movement
      did raid("1", a) in german_movement
      phase = german_movement
    ask may step("1", 3228, 3329)
    expect yes by 12.12

  example 12.16/ex1 "for as much as the second hex" reconstructed
    given
      turn = 2
      unit "1": german, armour, strength 18, movement 12, at 3228
      unit a: polish, infantry, strength 1
      unit b: polish, infantry, strength 1, at 3329
      unit c: polish, infantry, strength 1, at 3330
      battle x: attacker "1", target a
      battle y: attacker "1", target b
      did step("1", 3327, 3227) in german_movement
      did step("1", 3227, 3228) in german_movement
      did raid("1", a) in german_movement
      phase = german_movement
    ask value spent_points("1") + step_cost("1", 3228, 3329)
    expect 9 by 4.31, 12.12, 12.14

[12.2] Overruns
  | A surprise attack by some German units, made in the German attack phase beside the usual one.
  see 3.1/phase-4, 12.0, 12.21
  given as_overrun(battle X) "{X} [is|is not] an Armored Overrun"
  forbid overrun(U, _) unless raiding_side(U)

  example "Polish tanks"
    given
      unit t: polish, armour, strength 12, at 3228
      unit e: german, infantry, strength 2, at 3229
      phase = german_attack
    ask may overrun(t, e)
    expect no by 12.2

  example "Soviet tanks"
    given
      unit t: soviet, armour, strength 12, at 3228
      unit e: polish, infantry, strength 2, at 3229
      phase = german_attack
    ask may overrun(t, e)
    expect yes by 12.22

[12.21] Who overruns
  | Armour, motorized infantry and reconnaissance.
  see 2.2/unit-types, 12.28
  derived overrunner(unit U) "{U} [is|is not] of a kind that makes overruns"
  define overrunner(U) when U is armour or motorized or recon
  forbid overrun(U, _) unless overrunner(U)
  dispute w39-A28 "which units the word motorized means"
    reading a preferred "the infantry that the list of counters calls so: it has a line of its own there, and guns are left out (12.28)"
    reading b "all units on motors: motorcycles and motorized artillery as well"
      define overrunner(U) when U is motorcycle or motorized_artillery

  example "motorized infantry"
    given
      unit m: german, motorized, strength 6, at 3228
      unit e: polish, infantry, strength 2, at 3229
      phase = german_attack
    ask may overrun(m, e)
    expect yes by 12.22

  example "infantry on foot"
    given
      unit u: german, infantry, strength 6, at 3228
      unit e: polish, infantry, strength 2, at 3229
      phase = german_attack
    ask may overrun(u, e)
    expect no by 12.21

  example "tanks on a day for fuel: an overrun is a fight, and needs no points"
    given
      turn = 4
      unit t: german, armour, strength 12, movement 12, at 3228, marker s1_inverted
      unit e: polish, infantry, strength 2, at 3229
      phase = german_attack
    ask may overrun(t, e)
    expect yes by 12.22

  example "tanks without fuel: they cannot move, but they can overrun what is beside them"
    given
      unit t: german, armour, strength 12, movement 12, at 3228, marker supply_2
      unit e: polish, infantry, strength 2, at 3229
      phase = german_attack
    ask may overrun(t, e)
    expect yes by 12.22

  example "motorcycles"
    given
      unit k: german, motorcycle, strength 2, at 3228
      unit e: polish, infantry, strength 2, at 3229
      phase = german_attack
    ask may overrun(k, e)
    expect no by 12.21

[12.22] When an overrun is made
  | In the German attack phase, when all other German attacks are done with, by the units of 12.21.
  see 12.22#2, 3.1/phase-4, 8.11, 8.79, 12.21
  defect w39-N2 "the number is printed twice: the second clause that has it, on how an overrun is fought, is 12.22#2 here"
  derived unresolved(battle Y) "{Y} [has|does not have] to be done with before any overrun"
  permit overrun(U, E) when now(german_attack) and overrunner(U) and in_zoc(E, U)
  define unresolved(Y) when current(Y) and attacker(Y, V)
    unless did fight(Y) this phase
    unless as_overrun(Y)
    unless did overrun(V, _) this phase
  define unresolved(Y) when unsettled(Y)
    unless as_overrun(Y)
  forbid overrun(_, _) when now(german_attack) and unresolved(_)

  example "a tank regiment after its own attack and pursuit"
    given
      unit t: german, armour, strength 12, at 3229
      unit f: polish, infantry, strength 2, at 3330
      unit e: polish, infantry, strength 2, at 3130
      battle x: attacker t, target f
      combat_die(x) = 10
      did fight(x) in german_attack
      did fall_back(f, 3229, 3330) in german_attack
      did pursue(t, 3228, 3229, 1) in german_attack
      phase = german_attack
    ask may overrun(t, e)
    expect yes by 12.22

  example "a neighbour's attack is still to be fought"
    given
      unit t: german, armour, strength 12, at 3228
      unit e: polish, infantry, strength 2, at 3229
      unit v: german, infantry, strength 6, at 3030
      unit f: polish, infantry, strength 3, at 3031
      battle x: attacker v, target f
      phase = german_attack
    ask may overrun(t, e)
    expect no by 12.22

  example "it has been fought, but the beaten unit has not made up its mind"
    given
      unit t: german, armour, strength 12, at 3228
      unit e: polish, infantry, strength 2, at 3229
      unit v: german, infantry, strength 9, at 3030
      unit f: polish, infantry, strength 3, at 3031
      battle x: attacker v, target f
      combat_die(x) = 3
      did fight(x) in german_attack
      phase = german_attack
    ask may overrun(t, e)
    expect no by 12.22

  example "another overrun that waits its turn holds up nobody"
    given
      unit t: german, armour, strength 12, at 3228
      unit e: polish, infantry, strength 2, at 3229
      unit v: german, armour, strength 12, at 3030
      unit f: polish, infantry, strength 3, at 3031
      battle y: attacker v, target f, as_overrun
      phase = german_attack
    ask may overrun(t, e)
    expect yes by 12.22

[12.23] Half the strength
  | The units of an overrun bring half their SP, added up; the example takes the half of 15 for 8.
  see 12.23#2, 8.4b, 12.21
  defect w39-N2 "the number is printed twice: the second clause that has it, on going forward, is 12.23#2 here"
  defect w39-T12 "the example takes 27 SP to the overruns although 1 SP of them was lost a moment before"
  dispute w39-A17e "how the half is rounded"
    reading a preferred "up: the example has 8 for half of 15"
      (half) halve attack_total(X) rounding up when as_overrun(X)
    reading b "down, by the general rule of 2.2 that favours the defender"
      (half) halve attack_total(X) rounding down when as_overrun(X)
    reading c "not at all: the ratio of 8.4b is what is rounded"
      (half) multiply attack_total(X) by 1/2 when as_overrun(X)

  example "15 SP"
    given
      unit t: german, armour, strength 9, at 3228
      unit m: german, motorized, strength 6, at 3228
      unit e: polish, infantry, strength 2, at 3229
      battle x: attacker t + m, target e, as_overrun
      phase = german_attack
    ask value attack_total(x)
    expect 8 by 12.23

  example "the same units in an ordinary attack"
    given
      unit t: german, armour, strength 9, at 3228
      unit m: german, motorized, strength 6, at 3228
      unit e: polish, infantry, strength 2, at 3229
      battle x: attacker t + m, target e
      phase = german_attack
    ask value attack_total(x)
    expect 15 by 8.4b not by 12.23

  example "tanks in disorder: half, and half of that"
    given
      unit t: german, armour, strength 12, at 3228, disorganized
      unit e: polish, infantry, strength 2, at 3229
      battle x: attacker t, target e, as_overrun
      phase = german_attack
    ask value attack_total(x)
    expect 3 by 12.23, 21.22

  example "tanks that overrun into a wood"
    given
      unit t: german, armour, strength 12, at 3228
      unit e: polish, infantry, strength 2, at 3229
      hex 3229: wood
      battle x: attacker t, target e, as_overrun
      phase = german_attack
    ask value attack_total(x)
    expect 3 by 12.23, 8.88

  example "tanks without supply"
    given
      unit t: german, armour, strength 12, at 3228, marker supply_1
      unit e: polish, infantry, strength 2, at 3229
      battle x: attacker t, target e, as_overrun
      phase = german_attack
    ask value attack_total(x)
    expect 3 by 12.23, 14.31

  example 12.23/exA "18 SP of armour"
    given
      unit s, t: german, armour, strength 9, at 3228
      unit e: polish, infantry, strength 2, at 3229
      battle x: attacker s + t, target e, as_overrun
      phase = german_attack
    ask value attack_total(x)
    expect 9 by 12.23

  example 12.23/exA "18 SP of armour on one hex"
    given
      unit s, t: german, armour, strength 9, at 3228
    ask may stack(3228, german)
    expect yes by 5.1

  example 12.23/exA "14 SP of armour, and infantry that stays behind"
    given
      unit t: german, armour, strength 14, at 3228
      unit i: german, infantry, strength 2, at 3228
      unit e: polish, infantry, strength 2, at 3229
      battle x: attacker t, target e, as_overrun
      phase = german_attack
    ask value attack_total(x)
    expect 7 by 12.23

  example 12.23/exA "the infantry in it"
    given
      unit t: german, armour, strength 14, at 3228
      unit i: german, infantry, strength 2, at 3228
      unit e: polish, infantry, strength 2, at 3229
      battle x: attacker t + i, target e, as_overrun
      phase = german_attack
    ask may overrun_fight(x)
    expect no by 12.21

  example 12.23/exA "14 and 2 on one hex"
    given
      unit t: german, armour, strength 14, at 3228
      unit i: german, infantry, strength 2, at 3228
    ask may stack(3228, german)
    expect yes by 5.1

  example 12.23/exB "15 SP against I/84"
    given
      unit "1 pcz": german, armour, strength 12, at 3230
      unit "4 pzmot": german, motorized, strength 3, at 3230
      unit "2 pcz": german, armour, strength 9, at 3130
      unit "1 brozp": german, recon, strength 2, at 3130
      unit "I/84": polish, infantry, strength 2, at 3331
      unit "II/84": polish, infantry, strength 2, at 3131
      battle x: attacker "1 pcz" + "4 pzmot" + "2 pcz" + "1 brozp", target "I/84"
      combat_die(x) = 6
      did fight(x) in german_attack
      did fall_back("I/84", 3229, 3329) in german_attack
      did fall_back("I/84", 3329, 3330) in german_attack
      did fall_back("I/84", 3330, 3331) in german_attack
      did pursue("1 pcz", 3228, 3229, 1) in german_attack
      did pursue("1 pcz", 3229, 3230, 2) in german_attack
      did pursue("4 pzmot", 3228, 3229, 1) in german_attack
      did pursue("4 pzmot", 3229, 3230, 2) in german_attack
      did pursue("2 pcz", 3129, 3229, 1) in german_attack
      did pursue("2 pcz", 3229, 3130, 2) in german_attack
      did pursue("1 brozp", 3129, 3229, 1) in german_attack
      did pursue("1 brozp", 3229, 3130, 2) in german_attack
      battle y: attacker "1 pcz" + "4 pzmot", target "I/84", as_overrun
      battle z: attacker "2 pcz" + "1 brozp", target "II/84", as_overrun
      phase = german_attack
    ask value attack_total(y)
    expect 8 by 12.23

  example 12.23/exB "the others against II/84"
    given
      unit "1 pcz": german, armour, strength 12, at 3230
      unit "4 pzmot": german, motorized, strength 3, at 3230
      unit "2 pcz": german, armour, strength 9, at 3130
      unit "1 brozp": german, recon, strength 2, at 3130
      unit "I/84": polish, infantry, strength 2, at 3331
      unit "II/84": polish, infantry, strength 2, at 3131
      battle x: attacker "1 pcz" + "4 pzmot" + "2 pcz" + "1 brozp", target "I/84"
      combat_die(x) = 6
      did fight(x) in german_attack
      did fall_back("I/84", 3229, 3329) in german_attack
      did fall_back("I/84", 3329, 3330) in german_attack
      did fall_back("I/84", 3330, 3331) in german_attack
      did pursue("1 pcz", 3228, 3229, 1) in german_attack
      did pursue("1 pcz", 3229, 3230, 2) in german_attack
      did pursue("4 pzmot", 3228, 3229, 1) in german_attack
      did pursue("4 pzmot", 3229, 3230, 2) in german_attack
      did pursue("2 pcz", 3129, 3229, 1) in german_attack
      did pursue("2 pcz", 3229, 3130, 2) in german_attack
      did pursue("1 brozp", 3129, 3229, 1) in german_attack
      did pursue("1 brozp", 3229, 3130, 2) in german_attack
      battle y: attacker "1 pcz" + "4 pzmot", target "I/84", as_overrun
      battle z: attacker "2 pcz" + "1 brozp", target "II/84", as_overrun
      phase = german_attack
    ask value attack_total(z)
    expect 6 by 12.23

  example 12.23/exB "their SP before the half"
    given
      unit "1 pcz": german, armour, strength 12, at 3230
      unit "4 pzmot": german, motorized, strength 3, at 3230
      unit "2 pcz": german, armour, strength 9, at 3130
      unit "1 brozp": german, recon, strength 2, at 3130
      unit "I/84": polish, infantry, strength 2, at 3331
      unit "II/84": polish, infantry, strength 2, at 3131
      battle x: attacker "1 pcz" + "4 pzmot" + "2 pcz" + "1 brozp", target "I/84"
      combat_die(x) = 6
      did fight(x) in german_attack
      did fall_back("I/84", 3229, 3329) in german_attack
      did fall_back("I/84", 3329, 3330) in german_attack
      did fall_back("I/84", 3330, 3331) in german_attack
      did pursue("1 pcz", 3228, 3229, 1) in german_attack
      did pursue("1 pcz", 3229, 3230, 2) in german_attack
      did pursue("4 pzmot", 3228, 3229, 1) in german_attack
      did pursue("4 pzmot", 3229, 3230, 2) in german_attack
      did pursue("2 pcz", 3129, 3229, 1) in german_attack
      did pursue("2 pcz", 3229, 3130, 2) in german_attack
      did pursue("1 brozp", 3129, 3229, 1) in german_attack
      did pursue("1 brozp", 3229, 3130, 2) in german_attack
      battle y: attacker "1 pcz" + "4 pzmot", target "I/84", as_overrun
      battle z: attacker "2 pcz" + "1 brozp", target "II/84", as_overrun
      phase = german_attack
    ask value full_attack(z)
    expect 11 by 8.4f book says 12 "the SP that the first battle cost is not taken off"

  example 12.23/exB "I/84 a second time"
    given
      unit "1 pcz": german, armour, strength 12, at 3230
      unit "4 pzmot": german, motorized, strength 3, at 3230
      unit "2 pcz": german, armour, strength 9, at 3130
      unit "1 brozp": german, recon, strength 2, at 3130
      unit "I/84": polish, infantry, strength 2, at 3331
      unit "II/84": polish, infantry, strength 2, at 3131
      battle x: attacker "1 pcz" + "4 pzmot" + "2 pcz" + "1 brozp", target "I/84"
      combat_die(x) = 6
      did fight(x) in german_attack
      did fall_back("I/84", 3229, 3329) in german_attack
      did fall_back("I/84", 3329, 3330) in german_attack
      did fall_back("I/84", 3330, 3331) in german_attack
      did pursue("1 pcz", 3228, 3229, 1) in german_attack
      did pursue("1 pcz", 3229, 3230, 2) in german_attack
      did pursue("4 pzmot", 3228, 3229, 1) in german_attack
      did pursue("4 pzmot", 3229, 3230, 2) in german_attack
      did pursue("2 pcz", 3129, 3229, 1) in german_attack
      did pursue("2 pcz", 3229, 3130, 2) in german_attack
      did pursue("1 brozp", 3129, 3229, 1) in german_attack
      did pursue("1 brozp", 3229, 3130, 2) in german_attack
      battle y: attacker "1 pcz" + "4 pzmot", target "I/84", as_overrun
      battle z: attacker "2 pcz" + "1 brozp", target "II/84", as_overrun
      phase = german_attack
    ask may overrun_fight(y)
    expect yes by 12.22

  example 12.23/exB "II/84, whom only the pursuit has brought near"
    given
      unit "1 pcz": german, armour, strength 12, at 3230
      unit "4 pzmot": german, motorized, strength 3, at 3230
      unit "2 pcz": german, armour, strength 9, at 3130
      unit "1 brozp": german, recon, strength 2, at 3130
      unit "I/84": polish, infantry, strength 2, at 3331
      unit "II/84": polish, infantry, strength 2, at 3131
      battle x: attacker "1 pcz" + "4 pzmot" + "2 pcz" + "1 brozp", target "I/84"
      combat_die(x) = 6
      did fight(x) in german_attack
      did fall_back("I/84", 3229, 3329) in german_attack
      did fall_back("I/84", 3329, 3330) in german_attack
      did fall_back("I/84", 3330, 3331) in german_attack
      did pursue("1 pcz", 3228, 3229, 1) in german_attack
      did pursue("1 pcz", 3229, 3230, 2) in german_attack
      did pursue("4 pzmot", 3228, 3229, 1) in german_attack
      did pursue("4 pzmot", 3229, 3230, 2) in german_attack
      did pursue("2 pcz", 3129, 3229, 1) in german_attack
      did pursue("2 pcz", 3229, 3130, 2) in german_attack
      did pursue("1 brozp", 3129, 3229, 1) in german_attack
      did pursue("1 brozp", 3229, 3130, 2) in german_attack
      battle y: attacker "1 pcz" + "4 pzmot", target "I/84", as_overrun
      battle z: attacker "2 pcz" + "1 brozp", target "II/84", as_overrun
      phase = german_attack
    ask may overrun_fight(z)
    expect yes by 12.22

[12.22#2] Fought like any battle
  | The rules of combat hold for an overrun. Headquarters in range and aircraft support it.
  | It begins where the units stand by now, after retreats and pursuits: there their zone, the hexes and the ground are
  | looked up, and the enemies that share a hex there are attacked together.
  see 12.22, 8.12, 8.22, 8.24, 10.12, 13.22
  defect w39-N2 "the second clause with this number: 12.24, which is missing, is meant. Aircraft have no range"
  action overrun_fight(battle X) kind of fight "{X} [be fought as an overrun|was fought as an overrun]"
    made of overrun(U, E) when attacker(X, U) and target(X, E)
  derived moved_since(unit U, battle X) "{U} [has|has not] moved since the overrun {X}"
  define battle_hex(U, X) = H when as_overrun(X) and at(U) = H
    unless moved_since(U, X)
  define battle_hex(U, X) = H when as_overrun(X) and moved_since(U, X) and opening_hex(U) = H
  # Who has fought before the overrun and moves again after it is taken to have begun it where he is.
  define moved_since(E, X)
    when as_overrun(X) and target(X, E) and did fight(X) this phase and did fall_back(E, _, _) this phase
    unless target(Y, E) and X != Y and did fight(Y) this phase
  define moved_since(U, X)
    when as_overrun(X) and attacker(X, U) and did fight(X) this phase and did pursue(U, _, _, _) this phase
    unless attacker(Y, U) and X != Y and did fight(Y) this phase
  forbid overrun_fight(X) unless as_overrun(X)
  (kind) forbid fight(X) when as_overrun(X)
  except 12.22#2/kind on overrun_fight(_)
  define exposed(F) when current(X) and as_overrun(X) and attacker(X, U) and in_zoc(F, U)
  permit attack_support(X, P) when as_overrun(X) and P is air and own_phase(P, attack)
  (led) add 0 to column(X) when as_overrun(X) and attack_led(X)

  example "an overrun with everything in it: the half of 15, staff and aircraft against a stream"
    given
      weather_die = 2
      unit t: german, armour, strength 9, at 3228
      unit m: german, motorized, strength 6, at 3228
      unit q: german, hq, at 3227
      unit p: german, air, strength 2, at 3229
      unit e: polish, infantry, strength 2, at 3229
      edge 3228 3229: stream
      battle x: attacker t + m, target e, attack_support p, as_overrun
      air_die(p, x) = 3
      phase = german_attack
    ask value column(x)
    expect 6:1 by 12.22#2/led, 12.23, 13.22, 8.84, 8.4c

  example "it may be made"
    given
      weather_die = 2
      unit t: german, armour, strength 9, at 3228
      unit m: german, motorized, strength 6, at 3228
      unit q: german, hq, at 3227
      unit p: german, air, strength 2, at 3229
      unit e: polish, infantry, strength 2, at 3229
      edge 3228 3229: stream
      battle x: attacker t + m, target e, attack_support p, as_overrun
      phase = german_attack
    ask may overrun_fight(x)
    expect yes by 12.22

  example "what it costs the defender to stand, after a 4: all 15 SP count"
    given
      weather_die = 2
      unit t: german, armour, strength 9, at 3228
      unit m: german, motorized, strength 6, at 3228
      unit q: german, hq, at 3227
      unit p: german, air, strength 2, at 3229
      unit e: polish, infantry, strength 2, at 3229
      edge 3228 3229: stream
      battle x: attacker t + m, target e, attack_support p, as_overrun
      air_die(p, x) = 3
      combat_die(x) = 4
      phase = german_attack
    ask value stay_price(x)
    expect 3 by 8.52

  example "aircraft"
    given
      weather_die = 2
      unit t: german, armour, strength 12, at 3228
      unit p: german, air, strength 2, at 3229
      unit e: polish, infantry, strength 2, at 3229
      battle x: attacker t, target e, attack_support p, as_overrun
      phase = german_attack
    ask may attack_support(x, p)
    expect yes by 12.22#2

  example "Polish guns may still support the defence"
    given
      unit t: german, armour, strength 12, at 3228
      unit e: polish, infantry, strength 2, at 3229
      unit g: polish, light_artillery, gunfire 1, at 3231
      battle x: attacker t, target e, defence_support g, as_overrun
      phase = german_attack
    ask may defence_support(x, g)
    expect yes by 3.1/phase-4

  example "what was declared as an overrun is not fought as something else"
    given
      unit t: german, armour, strength 12, at 3228
      unit e: polish, infantry, strength 2, at 3229
      battle x: attacker t, target e, as_overrun
      phase = german_attack
    ask may fight(x)
    expect no by 12.22#2

  example "nor the other way round"
    given
      unit t: german, armour, strength 12, at 3228
      unit e: polish, infantry, strength 2, at 3229
      battle x: attacker t, target e
      phase = german_attack
    ask may overrun_fight(x)
    expect no by 12.22#2

  example "two battalions on the hex, one of them new there"
    given
      unit t: german, armour, strength 12, at 3229
      unit e: polish, infantry, strength 2, at 3330
      unit f: polish, infantry, strength 2, at 3330
      did attack(t, e) in german_attack
      did fall_back(e, 3229, 3330) in german_attack
      did pursue(t, 3228, 3229, 1) in german_attack
      battle y: attacker t, target f, as_overrun
      phase = german_attack
    ask may overrun_fight(y)
    expect no by 8.24

  example "and together"
    given
      unit t: german, armour, strength 12, at 3229
      unit e: polish, infantry, strength 2, at 3330
      unit f: polish, infantry, strength 2, at 3330
      did attack(t, e) in german_attack
      did fall_back(e, 3229, 3330) in german_attack
      did pursue(t, 3228, 3229, 1) in german_attack
      battle y: attacker t, target e + f, as_overrun
      phase = german_attack
    ask may overrun_fight(y)
    expect yes by 12.22

  example "a stream behind the tanks, which they crossed in pursuit"
    given
      unit t: german, armour, strength 12, at 3229
      unit e: polish, infantry, strength 2, at 3330
      did attack(t, e) in german_attack
      did fall_back(e, 3229, 3330) in german_attack
      did pursue(t, 3228, 3229, 1) in german_attack
      battle y: attacker t, target e, as_overrun
      edge 3228 3229: stream
      phase = german_attack
    ask value column(y)
    expect 3:1 by 12.23 not by 8.84

  example "the hill they left is not the one they attack"
    given
      unit t: german, armour, strength 12, at 3229
      unit e: polish, infantry, strength 2, at 3330
      did attack(t, e) in german_attack
      did fall_back(e, 3229, 3330) in german_attack
      did pursue(t, 3228, 3229, 1) in german_attack
      battle y: attacker t, target e, as_overrun
      hex 3229: hills
      phase = german_attack
    ask value column(y)
    expect 3:1 by 12.23

  example "where the beaten unit stood is known when it has gone"
    given
      unit t: german, armour, strength 12, at 3228
      unit e: polish, infantry, strength 2, at 3230
      battle y: attacker t, target e, as_overrun
      did overrun_fight(y) in german_attack
      did fall_back(e, 3229, 3230) in german_attack
      hex 3229: hills
      phase = german_attack
    ask value column(y)
    expect 2:1 by 12.23, 8.83

  example "and where the tanks stood when they have followed"
    given
      unit t: german, armour, strength 12, at 3229
      unit e: polish, infantry, strength 2, at 3230
      battle y: attacker t, target e, as_overrun
      did overrun_fight(y) in german_attack
      did fall_back(e, 3229, 3230) in german_attack
      did pursue(t, 3228, 3229, 1) in german_attack
      edge 3228 3229: stream
      phase = german_attack
    ask value column(y)
    expect 2:1 by 12.23, 8.84

  example "a second enemy beside the hex where the pursuit ended"
    given
      unit t: german, armour, strength 12, at 3229
      unit f: polish, infantry, strength 2, at 3330
      unit e: polish, infantry, strength 2, at 3130
      did attack(t, f) in german_attack
      did fall_back(f, 3229, 3330) in german_attack
      did pursue(t, 3228, 3229, 1) in german_attack
      unit g: polish, infantry, strength 2, at 3230
      battle y: attacker t, target e, as_overrun
      phase = german_attack
    ask which F where left_out(F)
    expect g by 12.22#2

[12.23#2] Going on over the dead
  | If the defender is wiped out and owed more SP than he had, the attackers go forward: one hex for each SP too many.
  see 12.23, 8.52, 8.77, 12.22#2
  defect w39-N2 "the second clause with this number: 12.25, which is missing, is meant"
  defect w39-T12 "the example does not halve its 12 SP for the odds, and takes the losses from the column for 13 to 18 SP"
  defect w39-C19 "the example destroys a unit for want of a way out: 8.61 has it pay, and it pays less than it has"
  set advance(X) = stay_price(X) - standing_strength(X) instead of 8.77 when as_overrun(X) and died_standing(X)
  dispute w39-12.23a "whether the hexes include the one of the defender"
    reading a preferred "they come on top of it: one SP too many means that hex and one more in the example"
    reading b "as many as the difference, and none when the price was just paid: so the text"
      add 0 - 1 to advance(X) when as_overrun(X) and died_standing(X)

  example "one SP too many"
    given
      board 3020 to 3440
      unit t: german, armour, strength 24, at 3228
      unit e: polish, infantry, strength 3, at 3229
      battle x: attacker t, target e, as_overrun
      combat_die(x) = 2
      did stay(e, x) in german_attack
      phase = german_attack
    ask value advance(x)
    expect 1 by 12.23#2 not by 8.77

  example "the hex of the dead and one more"
    given
      board 3020 to 3440
      unit t: german, armour, strength 24, at 3228
      unit e: polish, infantry, strength 3, at 3229
      battle x: attacker t, target e, as_overrun
      combat_die(x) = 2
      did stay(e, x) in german_attack
      phase = german_attack
    ask may advance_to(t, x, 3230)
    expect yes by 8.77

  example 12.23/exC "12 SP against 2" reconstructed
    given
      unit s, t: german, armour, strength 6
      at(s) = 3228
      at(t) = 3230
      unit "I/84": polish, infantry, strength 2, at 3229
      battle x: attacker s + t, target "I/84", as_overrun
      phase = german_attack
    ask value column(x)
    expect 3:1 by 12.23, 8.4b book says 6:1 "its 12 SP are not halved, as 12.23 wants it"

  example 12.23/exC "no way out" reconstructed
    given
      board 3020 to 3440
      unit s, t: german, armour, strength 6
      at(s) = 3228
      at(t) = 3230
      unit "I/84": polish, infantry, strength 2, at 3229
      battle x: attacker s + t, target "I/84", as_overrun
      combat_die(x) = 4
      phase = german_attack
    ask value open_hexes("I/84", x)
    expect 0 by 8.61

  example 12.23/exC "a B2 has to be paid with" reconstructed
    given
      board 3020 to 3440
      unit s, t: german, armour, strength 6
      at(s) = 3228
      at(t) = 3230
      unit "I/84": polish, infantry, strength 2, at 3229
      battle x: attacker s + t, target "I/84", as_overrun
      combat_die(x) = 4
      phase = german_attack
    ask value blocked_price("I/84", x)
    expect 1 by 8.53a, 8.61 book says 2 "2 is the figure for 13 to 18 SP; with it the unit is destroyed"

  example 12.23/exC "with staff and aircraft the odds are those of the book" reconstructed
    given
      weather_die = 2
      unit s, t: german, armour, strength 6
      at(s) = 3228
      at(t) = 3230
      unit q: german, hq, at 3129
      unit p: german, air, strength 2, at 3229
      unit "I/84": polish, infantry, strength 2, at 3229
      battle x: attacker s + t, target "I/84", attack_support p, as_overrun
      air_die(p, x) = 1
      combat_die(x) = 4
      phase = german_attack
    ask value column(x)
    expect 6:1 by 12.23, 13.22

  example 12.23/exC "a B3 costs" reconstructed
    given
      weather_die = 2
      unit s, t: german, armour, strength 6
      at(s) = 3228
      at(t) = 3230
      unit q: german, hq, at 3129
      unit p: german, air, strength 2, at 3229
      unit "I/84": polish, infantry, strength 2, at 3229
      battle x: attacker s + t, target "I/84", attack_support p, as_overrun
      air_die(p, x) = 1
      combat_die(x) = 4
      phase = german_attack
    ask value stay_price(x)
    expect 2 by 8.52 book says 3 "3 is the figure for 13 to 18 SP"

  example 12.23/exC "beyond the hex after a B3" reconstructed
    given
      weather_die = 2
      unit s, t: german, armour, strength 6
      at(s) = 3228
      at(t) = 3230
      unit q: german, hq, at 3129
      unit p: german, air, strength 2, at 3229
      unit "I/84": polish, infantry, strength 2, at 3229
      battle x: attacker s + t, target "I/84", attack_support p, as_overrun
      air_die(p, x) = 1
      combat_die(x) = 4
      did stay("I/84", x) in german_attack
      phase = german_attack
    ask value advance(x)
    expect 0 by 12.23#2 book says 1 "it follows from a loss of 3, which should be 2"

  example 12.23/exC "a B4 costs" reconstructed
    given
      weather_die = 2
      unit s, t: german, armour, strength 6
      at(s) = 3228
      at(t) = 3230
      unit q: german, hq, at 3129
      unit p: german, air, strength 2, at 3229
      unit o: german, air, strength 1, at 3229
      unit "I/84": polish, infantry, strength 2, at 3229
      battle x: attacker s + t, target "I/84", attack_support p + o, as_overrun
      air_die(o, x) = 1
      air_die(p, x) = 1
      combat_die(x) = 2
      phase = german_attack
    ask value stay_price(x)
    expect 2 by 8.52 book says 4 "4 is the figure for 13 to 18 SP"

  example 12.23/exC "beyond the hex after a B4" reconstructed
    given
      weather_die = 2
      unit s, t: german, armour, strength 6
      at(s) = 3228
      at(t) = 3230
      unit q: german, hq, at 3129
      unit p: german, air, strength 2, at 3229
      unit o: german, air, strength 1, at 3229
      unit "I/84": polish, infantry, strength 2, at 3229
      battle x: attacker s + t, target "I/84", attack_support p + o, as_overrun
      air_die(o, x) = 1
      air_die(p, x) = 1
      combat_die(x) = 2
      did stay("I/84", x) in german_attack
      phase = german_attack
    ask value advance(x)
    expect 0 by 12.23#2 book says 2 "it follows from a loss of 4, which should be 2"

  example 12.23/exC "fought as an ordinary attack it leaves both regiments free to overrun" reconstructed
    given
      unit s, t: german, armour, strength 6
      at(s) = 3229
      at(t) = 3229
      unit "I/84": polish, infantry, strength 2
      unit e: polish, infantry, strength 2, at 3330
      battle x: attacker s + t, target "I/84"
      combat_die(x) = 3
      did fight(x) in german_attack
      did stay("I/84", x) in german_attack
      did go_on(s, 3228, 3229, 1) in german_attack
      did go_on(t, 3230, 3229, 1) in german_attack
      phase = german_attack
    ask may overrun(s, e)
    expect yes by 12.22

[12.26] Stopping for an overrun
  | Units for which an overrun is declared stop on the first hex in an enemy's zone, and have to attack that enemy. Where the
  | ground costs more than 1 MP, or the attack is ruled out otherwise, nothing comes of the overrun.
  see 4.31, 8.73, 8.77, 12.22
  figure overrun_ground = 1 in mp
  term overrun_ground "the most that easy ground costs"
  action declare_overrun(unit U) "{U} [declare|declared] an Armored Overrun"
  derived overrun_owed(unit U, unit E) "{U} [has|does not have] to overrun {E}"
  derived quick_ground(unit U, hex H) "{H} [lets|does not let] {U} overrun"
  permit declare_overrun(U) when now(german_attack) and overrunner(U) and raiding_side(U)
  otherwise forbid declare_overrun
  define pursuit_ends(U, B) when did declare_overrun(U) this phase and enemy_zoc(U, B)
  forbid go_on(U, A, _, N) when N > 1 and did declare_overrun(U) this phase and enemy_zoc(U, A)
  define quick_ground(U, H) when lowest(ground_cost(U, A, H) for A where adjacent(A, H)) <= overrun_ground
  define overrun_owed(U, E)
    when did declare_overrun(U) this phase and at(U) = H and enemy(U, E) and zoc(E, H) and quick_ground(U, H)
    unless did overrun(U, _) this phase
    unless unresolved(_)
  require overrun(U, E) when overrun_owed(U, E)
  dispute w39-A29 "which hex must be easy ground"
    reading a preferred "the one on which the units stop, of which the sentence before speaks"
      forbid overrun(U, _) when at(U) = H and not quick_ground(U, H)
    reading b "the one that is attacked"
      forbid overrun(U, E) when at(E) = H and not quick_ground(U, H)
  dispute w39-12.26a "whether a road makes the ground easy"
    reading a "the ground itself is named, and no points are paid at this moment"
    reading b "nothing but a primary road costs less than 1 MP, and less is named too"
      define quick_ground(_, H) when main_road(H, _)
      define quick_ground(_, H) when side_road(H, _)

  example "tanks may declare one"
    given
      unit t: german, armour, strength 20, at 3228
      phase = german_attack
    ask may declare_overrun(t)
    expect yes by 12.26

  example "cavalry may not"
    given
      unit t: german, cavalry, strength 6, at 3228
      phase = german_attack
    ask may declare_overrun(t)
    expect no by 12.26

  example "nor Polish tanks"
    given
      unit t: polish, armour, strength 6, at 3228
      phase = german_attack
    ask may declare_overrun(t)
    expect no by 12.26

  example "nor anybody in a counter-attack phase"
    given
      unit t: german, armour, strength 6, at 3228
      phase = german_counter
    ask may declare_overrun(t)
    expect no by 12.26

  example "the pursuit stops at the first enemy beside the way"
    given
      board 3020 to 3440
      unit t: german, armour, strength 20, at 3228
      unit e: polish, infantry, strength 3, at 3232
      unit f: polish, infantry, strength 3, at 3131
      battle x: attacker t, target e
      combat_die(x) = 5
      did fight(x) in german_attack
      did fall_back(e, 3229, 3230) in german_attack
      did fall_back(e, 3230, 3231) in german_attack
      did fall_back(e, 3231, 3232) in german_attack
      did declare_overrun(t) in german_attack
      phase = german_attack
    ask may pursuit(t, 3231)
    expect no

  example "so far it goes"
    given
      board 3020 to 3440
      unit t: german, armour, strength 20, at 3228
      unit e: polish, infantry, strength 3, at 3232
      unit f: polish, infantry, strength 3, at 3131
      battle x: attacker t, target e
      combat_die(x) = 5
      did fight(x) in german_attack
      did fall_back(e, 3229, 3230) in german_attack
      did fall_back(e, 3230, 3231) in german_attack
      did fall_back(e, 3231, 3232) in german_attack
      did declare_overrun(t) in german_attack
      phase = german_attack
    ask may pursuit(t, 3230)
    expect yes by 8.73

  example "without an overrun in mind it passes that enemy by"
    given
      board 3020 to 3440
      unit t: german, armour, strength 20, at 3228
      unit e: polish, infantry, strength 3, at 3232
      unit f: polish, infantry, strength 3, at 3131
      battle x: attacker t, target e
      combat_die(x) = 5
      did fight(x) in german_attack
      did fall_back(e, 3229, 3230) in german_attack
      did fall_back(e, 3230, 3231) in german_attack
      did fall_back(e, 3231, 3232) in german_attack
      phase = german_attack
    ask may pursuit(t, 3231)
    expect yes by 8.73

  example "over the dead it goes no farther than the first enemy either"
    given
      board 3020 to 3440
      unit t: german, armour, strength 20, at 3228
      unit e: polish, infantry, strength 1, at 3229
      unit f: polish, infantry, strength 3, at 3130
      battle x: attacker t, target e
      combat_die(x) = 2
      did stay(e, x) in german_attack
      did declare_overrun(t) in german_attack
      phase = german_attack
    ask may advance_to(t, x, 3330)
    expect no

  example "that is the enemy it has to attack"
    given
      unit t: german, armour, strength 20, at 3230
      unit e: polish, infantry, strength 3, at 3331
      unit f: polish, infantry, strength 3, at 3131
      battle x: attacker t, target e
      combat_die(x) = 7
      did fight(x) in german_attack
      did fall_back(e, 3229, 3330) in german_attack
      did fall_back(e, 3330, 3331) in german_attack
      did pursue(t, 3228, 3229, 1) in german_attack
      did pursue(t, 3229, 3230, 2) in german_attack
      did declare_overrun(t) in german_attack
      phase = german_attack
    ask must overrun(t, f)
    expect must by 12.26

  example "nobody has to before the other attacks are done"
    given
      unit t: german, armour, strength 20, at 3230
      unit f: polish, infantry, strength 3, at 3131
      unit v: german, infantry, strength 6, at 3427
      unit g: polish, infantry, strength 3, at 3428
      battle x: attacker v, target g
      did declare_overrun(t) in german_attack
      phase = german_attack
    ask must overrun(t, f)
    expect need not by 8.21

  example "one overrun is enough"
    given
      unit t: german, armour, strength 20, at 3229
      unit e: polish, infantry, strength 3, at 3330
      unit f: polish, infantry, strength 3, at 3130
      did declare_overrun(t) in german_attack
      did overrun(t, e) in german_attack
      did fall_back(e, 3229, 3330) in german_attack
      did pursue(t, 3228, 3229, 1) in german_attack
      phase = german_attack
    ask must overrun(t, f)
    expect need not by 8.21

  example "on a hill nothing comes of it"
    given
      unit t: german, armour, strength 20, at 3230
      unit f: polish, infantry, strength 3, at 3131
      hex 3230: hills
      did declare_overrun(t) in german_attack
      phase = german_attack
    ask may overrun(t, f)
    expect no by 12.26

  example "and nothing is owed"
    given
      unit t: german, armour, strength 20, at 3230
      unit f: polish, infantry, strength 3, at 3131
      hex 3230: hills
      did declare_overrun(t) in german_attack
      phase = german_attack
    ask must overrun(t, f)
    expect need not by 8.21

  example "an enemy on a hill"
    given
      unit t: german, armour, strength 20, at 3230
      unit f: polish, infantry, strength 3, at 3131
      hex 3131: hills
      phase = german_attack
    ask may overrun(t, f)
    expect yes by 12.22

  example "on a road through a wood"
    given
      unit t: german, armour, strength 20, at 3230
      unit f: polish, infantry, strength 3, at 3131
      hex 3230: wood
      edge 3229 3230: main_road
      phase = german_attack
    ask may overrun(t, f)
    expect disputed by 12.26

  example "on a track through a wood"
    given
      unit t: german, armour, strength 20, at 3230
      unit f: polish, infantry, strength 3, at 3131
      hex 3230: wood
      edge 3229 3230: side_road
      phase = german_attack
    ask may overrun(t, f)
    expect disputed by 12.26

[12.27] A second blow
  | An overrun, and nothing else, strikes units that have been struck already; no second overrun does.
  see 8.11
  permit overrun(U, E) when now(german_attack) and overrunner(U) and in_zoc(E, U) and did attack(_, E) this phase
  forbid overrun(_, E) when did overrun(_, E) this phase

  example "attacked by infantry, then overrun"
    given
      unit t: german, armour, at 3228
      unit v: german, infantry, at 3230
      unit e: polish, infantry, at 3229
      did attack(v, e) in german_attack
      phase = german_attack
    ask may overrun(t, e)
    expect yes by 12.27

  example "overrun a second time"
    given
      unit t: german, armour, at 3228
      unit v: german, armour, at 3230
      unit e: polish, infantry, at 3229
      did overrun(v, e) in german_attack
      phase = german_attack
    ask may overrun(t, e)
    expect no by 12.27

  example "shelled, then overrun"
    given
      unit t: german, armour, at 3228
      unit g: german, light_artillery, gunfire 1, at 3230
      unit e: polish, infantry, at 3229
      did fire(g, e) in german_attack
      phase = german_attack
    ask may overrun(t, e)
    expect yes by 12.22

  example "who was overrun does not strike back in its next phase"
    given
      unit t: german, armour, strength 12, at 3228
      unit e: polish, infantry, strength 6, at 3229
      did overrun(t, e) in german_attack
      phase = polish_counter
    ask may counter_attack(e, t)
    expect no by 8.32/1

[12.28] No guns
  | Artillery does not support an overrun.
  see 8.4a, 9.21, 12.22#2
  forbid attack_support(X, G) when as_overrun(X) and guns(G)

  example "fresh guns in range"
    given
      unit t: german, armour, strength 12, at 3228
      unit g: german, motorized_artillery, gunfire 1, at 3227
      unit e: polish, infantry, strength 2, at 3229
      battle x: attacker t, target e, attack_support g, as_overrun
      phase = german_attack
    ask may attack_support(x, g)
    expect no by 12.28

  example "an overrun that reckons with them"
    given
      unit t: german, armour, strength 12, at 3228
      unit g: german, motorized_artillery, gunfire 1, at 3227
      unit e: polish, infantry, strength 2, at 3229
      battle x: attacker t, target e, attack_support g, as_overrun
      phase = german_attack
    ask may overrun_fight(x)
    expect no by 12.28

[12.29] Tanks bear the losses
  | Where an overrun is declared to follow on an attack, the armour in that attack is the first to lose SP.
  see 8.4f, 8.54, 8.56, 12.26
  given unit_share(battle X, unit U, number N) "{U} [bears|does not bear] {N} SP of the losses of {X}"
  derived spearhead(battle X) "an overrun [is|is not] to follow on {X}"
  amount unit_loss(battle X, unit U) in sp "what {U} loses in {X}"
  set unit_loss(X, U) = sum(N for N where unit_share(X, U, N))
  define spearhead(X) when attacker(X, U) and did declare_overrun(U) this phase
    unless as_overrun(X)
  forbid share_out(X)
    when spearhead(X) and attacker(X, U) and U is not armour and unit_loss(X, U) > 0 and attacker(X, T) and T is armour
    and unit_loss(X, T) < strength(T)
  # 8.56 spreads losses evenly over stacks; the tanks stand on some of them only.
  except 8.56 on share_out(X) when spearhead(X) and attack_directions(X) > 1

  example "the infantry is to bleed for them"
    given
      unit t: german, armour, strength 9, at 3228
      unit m: german, motorized, strength 3, at 3228
      unit e: polish, infantry, strength 6, at 3229
      battle x: attacker t + m, target e
      did declare_overrun(t) in german_attack
      unit_share(x, m, 1)
      phase = german_attack
    ask may share_out(x)
    expect no by 12.29

  example "the tanks bleed"
    given
      unit t: german, armour, strength 9, at 3228
      unit m: german, motorized, strength 3, at 3228
      unit e: polish, infantry, strength 6, at 3229
      battle x: attacker t + m, target e
      did declare_overrun(t) in german_attack
      unit_share(x, t, 1)
      phase = german_attack
    ask may share_out(x)
    expect yes by 8.56

  example "without an overrun to follow they may be spared"
    given
      unit t: german, armour, strength 9, at 3228
      unit m: german, motorized, strength 3, at 3228
      unit e: polish, infantry, strength 6, at 3229
      battle x: attacker t + m, target e
      unit_share(x, m, 1)
      phase = german_attack
    ask may share_out(x)
    expect yes by 8.56

  example "when the last of them is gone the others follow"
    given
      unit t: german, armour, strength 1, at 3228
      unit m: german, motorized, strength 8, at 3228
      unit e: polish, infantry, strength 6, at 3229
      battle x: attacker t + m, target e
      did declare_overrun(m) in german_attack
      unit_share(x, t, 1)
      unit_share(x, m, 1)
      phase = german_attack
    ask may share_out(x)
    expect yes by 8.56

  example "in the overrun itself nobody comes first"
    given
      unit t: german, armour, strength 9, at 3228
      unit m: german, motorized, strength 3, at 3228
      unit e: polish, infantry, strength 6, at 3229
      battle x: attacker t + m, target e, as_overrun
      did declare_overrun(t) in german_attack
      unit_share(x, m, 1)
      phase = german_attack
    ask may share_out(x)
    expect yes by 8.56

  example "all of it to the stack with the tanks"
    given
      unit t: german, armour, strength 9, at 3228
      unit m: german, motorized, strength 6, at 3129
      unit e: polish, infantry, strength 6, at 3229
      battle x: attacker t + m, target e
      did declare_overrun(t) in german_attack
      stack_share(x, 3228, 2)
      stack_share(x, 3129, 0)
      unit_share(x, t, 2)
      phase = german_attack
    ask may share_out(x)
    expect yes by 8.56

  example "what a unit bears"
    given
      unit t: german, armour, strength 9, at 3228
      unit e: polish, infantry, strength 6, at 3229
      battle x: attacker t, target e
      unit_share(x, t, 2)
      phase = german_attack
    ask value unit_loss(x, t)
    expect 2 by 12.29

[12.30] Raids in an overrun
  | Units that have made their overrun may raid, as 12.1 has it. There every hex with a battery costs 1 MP more,
  | one with a battery that is dug in 3 MP more.
  see 3.1/phase-2, 4.1, 4.24, 12.12, 12.23, 12.23#2
  defect w39-N5 "printed behind 12.29: it is the tenth item of 12.2, not 12.3"
  figure gun_raid_cost = 1 in mp
  figure dug_in_gun_raid_cost = 3 in mp
  derived raid_on(battle X, unit U) "{U} [raids|does not raid] in {X} after its overrun"
  derived raid_means(unit U, hex B) "{U} [has|does not have] the means for a raid on {B} after its overrun"
  derived raid_at_hand(unit U, unit E) "{U} [has|does not have] a raid on {E} at hand after its overrun"
  amount points_left(unit U) in mp "what {U} did not spend in its movement phase and since"
  amount gun_price(battle X) in mp "what the guns that are raided in {X} cost"
  define raid_on(X, U) when now(german_attack) and attacker(X, U) and did overrun(U, _) this phase
    unless as_overrun(X)
    unless did fight(X)
  define raid_at_hand(U, E)
    when raid_on(X, U) and target(X, E) and at(E) = B and raid_means(U, B) and raid_succeeds(X)
  permit raid(U, E) despite 3.1/phase-2, 3.1/phase-4, 8.11 when raid_at_hand(U, E)
  permit step(U, A, B) despite 4.21 when raid_at_hand(U, E) and at(E) = B and at(U) = A and adjacent(A, B)
  except 8.12/opening on raid(U, _) when raid_on(_, U)
  (price) add raid_cost + gun_price(X) to step_cost(U, A, B) when raid_on(X, U) and target(X, E) and at(E) = B
    unless did raid(U, E) this phase
  set gun_price(X) = 0 unless target(X, G) and guns(G)
  set gun_price(X) = gun_raid_cost when target(X, G) and guns(G)
    unless target(X, F) and guns(F) and behind_works(F)
  set gun_price(X) = dug_in_gun_raid_cost when target(X, G) and guns(G) and behind_works(G)
  add sum(gun_price(X) for X where raid_on(X, U) and target(X, E) and did raid(U, E) this phase) to spent_points(U)
    when now(german_attack)
  set points_left(U) = march_points(U) - spent_points(U)
  add 0 - sum(step_cost(U, A, B) for A, B where did step(U, A, B) in last movement phase of U) to points_left(U)
  add 0 - raid_cost * count(X where attacker(X, U) and target(X, E) and did raid(U, E) in last movement phase of U)
    to points_left(U)

  dispute w39-C21 "with what points, in a phase without movement points"
    reading left "with those the unit did not spend in its movement phase; 4.24 lets them lapse, but this clause reckons in points"
      define raid_means(U, B) when at(U) = A and step_cost(U, A, B) <= points_left(U)
    reading full "with its full points: 12.14 knows no other limit"
      define raid_means(U, B) when at(U) = A and step_cost(U, A, B) <= march_points(U) - spent_points(U)
    reading advance "with the hexes that 12.23 lets it go forward, which is all that moves in this phase"
      define raid_means(U, B)
        when at(U) = A and adjacent(A, B) and as_overrun(Y) and attacker(Y, U) and died_standing(Y)
        and did go_on(U, _, A, _) this phase and count(C, D where did go_on(U, C, D, _) this phase) <= advance(Y)

  dispute w39-12.30a "whether these raids are made with half the SP as well"
    reading a preferred "they go by 12.1, which takes the SP as they are"
    reading b "12.23 leaves the units half their SP in the overrun, and the raid is a part of it"
      halve raid_push(X) rounding up when raid_on(X, _)

  dispute w39-12.30b "what the price of the guns is higher than"
    reading a preferred "than that of another raid: it comes on top of the 3 MP"
    reading b "than that of the hex: it stands in place of the 3 MP, as 9.16 has 1 MP for guns that are run over"
      add 0 - raid_cost to step_cost(U, A, B) when raid_on(X, U) and target(X, E) and at(E) = B and gun_price(X) > 0
        unless did raid(U, E) this phase

  example "over the dead, and onto the next battalion"
    given
      turn = 2
      board 3020 to 3440
      unit t: german, armour, strength 24, movement 12, at 3229
      unit e: polish, infantry, strength 1, at 3229
      unit f: polish, infantry, strength 2, at 3230
      battle y: attacker t, target e, as_overrun
      combat_die(y) = 2
      did overrun_fight(y) in german_attack
      did stay(e, y) in german_attack
      did go_on(t, 3228, 3229, 1) in german_attack
      battle z: attacker t, target f
      phase = german_attack
    ask may raid(t, f)
    expect yes by 12.30

  example "the step that goes with it"
    given
      turn = 2
      board 3020 to 3440
      unit t: german, armour, strength 24, movement 12, at 3229
      unit e: polish, infantry, strength 1, at 3229
      unit f: polish, infantry, strength 2, at 3230
      battle y: attacker t, target e, as_overrun
      combat_die(y) = 2
      did overrun_fight(y) in german_attack
      did stay(e, y) in german_attack
      did go_on(t, 3228, 3229, 1) in german_attack
      battle z: attacker t, target f
      phase = german_attack
    ask may step(t, 3229, 3230)
    expect yes by 12.30

  example "with three points left of the day's twelve"
    given
      turn = 2
      board 3020 to 3440
      unit t: german, armour, strength 24, movement 12, at 3229
      unit e: polish, infantry, strength 1, at 3229
      unit f: polish, infantry, strength 2, at 3230
      battle y: attacker t, target e, as_overrun
      combat_die(y) = 2
      did overrun_fight(y) in german_attack
      did stay(e, y) in german_attack
      did go_on(t, 3228, 3229, 1) in german_attack
      battle z: attacker t, target f
      did step(t, 3220, 3221) in german_movement
      did step(t, 3221, 3222) in german_movement
      did step(t, 3222, 3223) in german_movement
      did step(t, 3223, 3224) in german_movement
      did step(t, 3224, 3225) in german_movement
      did step(t, 3225, 3226) in german_movement
      did step(t, 3226, 3227) in german_movement
      did step(t, 3227, 3228) in german_movement
      did step(t, 3228, 3229) in german_movement
      phase = german_attack
    ask may raid(t, f)
    expect disputed by 12.30

  example "what is left"
    given
      turn = 2
      board 3020 to 3440
      unit t: german, armour, strength 24, movement 12, at 3229
      unit e: polish, infantry, strength 1, at 3229
      unit f: polish, infantry, strength 2, at 3230
      battle y: attacker t, target e, as_overrun
      combat_die(y) = 2
      did overrun_fight(y) in german_attack
      did stay(e, y) in german_attack
      did go_on(t, 3228, 3229, 1) in german_attack
      battle z: attacker t, target f
      did step(t, 3220, 3221) in german_movement
      did step(t, 3221, 3222) in german_movement
      did step(t, 3222, 3223) in german_movement
      did step(t, 3223, 3224) in german_movement
      did step(t, 3224, 3225) in german_movement
      did step(t, 3225, 3226) in german_movement
      did step(t, 3226, 3227) in german_movement
      did step(t, 3227, 3228) in german_movement
      did step(t, 3228, 3229) in german_movement
      phase = german_attack
    ask value points_left(t)
    expect 3 by 12.30

  example "a raid in the movement phase has cost points too"
    given
      turn = 2
      board 3020 to 3440
      unit t: german, armour, strength 24, movement 12, at 3229
      unit e: polish, infantry, strength 1, at 3229
      unit f: polish, infantry, strength 2, at 3230
      battle y: attacker t, target e, as_overrun
      combat_die(y) = 2
      did overrun_fight(y) in german_attack
      did stay(e, y) in german_attack
      did go_on(t, 3228, 3229, 1) in german_attack
      unit h: polish, infantry, strength 1
      battle r: attacker t, target h
      did step(t, 3227, 3228) in german_movement
      did raid(t, h) in german_movement
      battle z: attacker t, target f
      phase = german_attack
    ask value points_left(t)
    expect 8 by 12.30

  example "on three points: only the advance would carry it there"
    given
      turn = 2
      board 3020 to 3440
      unit t: german, armour, strength 24, movement 3, at 3229
      unit e: polish, infantry, strength 1, at 3229
      unit f: polish, infantry, strength 2, at 3230
      battle y: attacker t, target e, as_overrun
      combat_die(y) = 2
      did overrun_fight(y) in german_attack
      did stay(e, y) in german_attack
      did go_on(t, 3228, 3229, 1) in german_attack
      battle z: attacker t, target f
      phase = german_attack
    ask may raid(t, f)
    expect disputed by 12.30

  example "after a pursuit there is no advance to spend"
    given
      turn = 2
      unit t: german, armour, strength 40, movement 12, at 3229
      unit e: polish, infantry, strength 2, at 3330
      unit f: polish, infantry, strength 2, at 3130
      battle y: attacker t, target e, as_overrun
      combat_die(y) = 12
      did overrun_fight(y) in german_attack
      did fall_back(e, 3229, 3330) in german_attack
      did pursue(t, 3228, 3229, 1) in german_attack
      battle z: attacker t, target f + e
      phase = german_attack
    ask may raid(t, f)
    expect disputed by 12.30

  example "before the overrun there is none"
    given
      turn = 2
      board 3020 to 3440
      unit t: german, armour, strength 24, movement 12, at 3229
      unit e: polish, infantry, strength 1, at 3229
      unit f: polish, infantry, strength 2, at 3230
      battle y: attacker t, target e, as_overrun
      battle z: attacker t, target f
      phase = german_attack
    ask may raid(t, f)
    expect no by 3.1/phase-2

  example "18 SP on 2 are too few"
    given
      turn = 2
      board 3020 to 3440
      unit t: german, armour, strength 18, movement 12, at 3229
      unit e: polish, infantry, strength 1, at 3229
      unit f: polish, infantry, strength 2, at 3230
      battle y: attacker t, target e, as_overrun
      combat_die(y) = 2
      did overrun_fight(y) in german_attack
      did stay(e, y) in german_attack
      did go_on(t, 3228, 3229, 1) in german_attack
      battle z: attacker t, target f
      phase = german_attack
    ask may raid(t, f)
    expect no by 12.12

  example "24 SP on 2, if they count whole"
    given
      turn = 2
      board 3020 to 3440
      unit t: german, armour, strength 24, movement 12, at 3229
      unit e: polish, infantry, strength 1, at 3229
      unit f: polish, infantry, strength 2, at 3230
      battle y: attacker t, target e, as_overrun
      combat_die(y) = 2
      did overrun_fight(y) in german_attack
      did stay(e, y) in german_attack
      did go_on(t, 3228, 3229, 1) in german_attack
      battle z: attacker t, target f
      phase = german_attack
    ask value raid_push(z)
    expect 24 by 12.12

  example "a battery beside the battalion: the hex, 3 and 1"
    given
      turn = 2
      board 3020 to 3440
      unit t: german, armour, strength 24, movement 12, at 3229
      unit e: polish, infantry, strength 1, at 3229
      unit f: polish, infantry, strength 1, at 3230
      battle y: attacker t, target e, as_overrun
      combat_die(y) = 2
      did overrun_fight(y) in german_attack
      did stay(e, y) in german_attack
      did go_on(t, 3228, 3229, 1) in german_attack
      unit g: polish, light_artillery, gunfire 1, at 3230
      battle z: attacker t, target f + g
      phase = german_attack
    ask value step_cost(t, 3229, 3230)
    expect 5 by 4.31, 12.30/price

  example "dug in: the hex, 3 and 3"
    given
      turn = 2
      board 3020 to 3440
      unit t: german, armour, strength 24, movement 12, at 3229
      unit e: polish, infantry, strength 1, at 3229
      unit f: polish, infantry, strength 1, at 3230
      battle y: attacker t, target e, as_overrun
      combat_die(y) = 2
      did overrun_fight(y) in german_attack
      did stay(e, y) in german_attack
      did go_on(t, 3228, 3229, 1) in german_attack
      unit g: polish, light_artillery, gunfire 1, at 3230, marker field_works
      battle z: attacker t, target f + g
      phase = german_attack
    ask value step_cost(t, 3229, 3230)
    expect 7 by 4.31, 12.30/price

  example "no guns: the hex and 3"
    given
      turn = 2
      board 3020 to 3440
      unit t: german, armour, strength 24, movement 12, at 3229
      unit e: polish, infantry, strength 1, at 3229
      unit f: polish, infantry, strength 2, at 3230
      battle y: attacker t, target e, as_overrun
      combat_die(y) = 2
      did overrun_fight(y) in german_attack
      did stay(e, y) in german_attack
      did go_on(t, 3228, 3229, 1) in german_attack
      battle z: attacker t, target f
      phase = german_attack
    ask value step_cost(t, 3229, 3230)
    expect 4 by 4.31, 12.30/price

  example "one battery dug in, one not"
    given
      turn = 2
      board 3020 to 3440
      unit t: german, armour, strength 24, movement 12, at 3229
      unit e: polish, infantry, strength 1, at 3229
      unit f: polish, infantry, strength 1, at 3230
      battle y: attacker t, target e, as_overrun
      combat_die(y) = 2
      did overrun_fight(y) in german_attack
      did stay(e, y) in german_attack
      did go_on(t, 3228, 3229, 1) in german_attack
      unit h: polish, light_artillery, gunfire 1, at 3230
      unit g: polish, light_artillery, gunfire 1, at 3230, marker field_works
      battle z: attacker t, target f + g + h
      phase = german_attack
    ask value gun_price(z)
    expect 3 by 12.30

  example "what the raid has cost when it is over"
    given
      turn = 2
      board 3020 to 3440
      unit t: german, armour, strength 24, movement 12, at 3230
      unit e: polish, infantry, strength 1, at 3229
      unit f: polish, infantry, strength 1, at 3230
      battle y: attacker t, target e, as_overrun
      combat_die(y) = 2
      did overrun_fight(y) in german_attack
      did stay(e, y) in german_attack
      did go_on(t, 3228, 3229, 1) in german_attack
      unit g: polish, light_artillery, gunfire 1, at 3230
      battle z: attacker t, target f + g
      did raid(t, f) in german_attack
      did raid(t, g) in german_attack
      did step(t, 3229, 3230) in german_attack
      phase = german_attack
    ask value spent_points(t)
    expect 5 by 12.14, 12.30

  example "in the movement phase guns cost no more than others"
    given
      turn = 2
      unit t: german, armour, strength 24, movement 12, at 3228
      unit f: polish, infantry, strength 1, at 3229
      unit g: polish, light_artillery, gunfire 1, at 3229
      battle x: attacker t, target f + g
      phase = german_movement
    ask value step_cost(t, 3228, 3229)
    expect 4 by 4.31, 12.12 not by 12.30
