[12.0] Armoured raids
  | Raids join movement and combat. Only the Germans make them, and only in their movement phase.
  see 3.1/phase-2, 8.11
  forbid raid(U, _) unless side(U) = germans
  forbid raid(_, _) unless now(german_movement)

  example "Polish tanks"
    given
      unit t: polish, armour, strength 20, movement 12, at 3228
      unit e: german, infantry, strength 2, at 3229
      battle x: attacker t, target e
      phase = german_movement
    ask may raid(t, e)
    expect no by 12.0

  example "in the attack phase"
    given
      unit t: german, armour, strength 20, movement 12, at 3228
      unit e: polish, infantry, strength 2, at 3229
      battle x: attacker t, target e
      phase = german_attack
    ask may raid(t, e)
    expect no by 12.0

[12.1] Raids in detail
  as w39:12.1

[12.11] Who may raid
  | Mechanized units that began the phase on one hex, and two thirds of their SP or more must be tanks. Guns among them bring no
  | SP.
  see 2.2/motorized, 12.15
  amount raid_strength(battle X) in sp "the SP of the raiders in {X}"
  amount raid_tanks(battle X) in sp    "the SP of tanks among the raiders in {X}"
  derived raiders(battle X)       "the attackers of {X} [are|are not] fit for a raid"
  derived first_hex(unit U) -> hex "{U} [began|did not begin] the movement phase on {hex}"
  derived gathered(battle X)      "the attackers of {X} [came|did not come] from different hexes"
  define first_hex(U) = H when at(U) = H
    unless did step(U, _, _) this phase
  define first_hex(U) = H when did step(U, H, _) this phase
    unless did step(U, _, H) this phase
  define gathered(X)
    when attacker(X, U) and attacker(X, V) and first_hex(U) = A and first_hex(V) = B and A != B
  set raid_strength(X) = sum(strength(U) for U where attacker(X, U) and not guns(U))
  set raid_tanks(X) = sum(strength(U) for U where attacker(X, U) and U is armour)
  define raiders(X) when attacker(X, _) and 3 * raid_tanks(X) >= 2 * raid_strength(X)
    unless attacker(X, U) and not mechanized(U)
    unless attacker(X, U) and side(U) = poles
    unless gathered(X)
  forbid raid(U, _) unless mechanized(U)
  forbid raid(U, _) when attacker(X, U) and 3 * raid_tanks(X) < 2 * raid_strength(X)
  forbid raid(U, _) when attacker(X, U) and gathered(X)

  example "cavalry does not raid, not even beside tanks"
    given
      unit t: german, armour, strength 20, at 3228
      unit u: german, cavalry, strength 4, at 3228
      unit e: polish, infantry, strength 2, at 3229
      battle x: attacker t + u, target e
      phase = german_movement
    ask may raid(u, e)
    expect no by 12.11

  example "and keeps the tanks from it"
    given
      unit t: german, armour, strength 20, movement 12, at 3228
      unit u: german, cavalry, strength 4, at 3228
      unit e: polish, infantry, strength 2, at 3229
      battle x: attacker t + u, target e
      phase = german_movement
    ask is raiders(x)
    expect no

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
      unit t: german, armour, strength 14, movement 12, at 3228
      unit m: german, motorized, strength 7, movement 12, at 3228
      unit e: polish, infantry, strength 2, at 3229
      battle x: attacker t + m, target e
      phase = german_movement
    ask may raid(m, e)
    expect yes by 12.12

  example "a motorized battery does not spoil the two thirds"
    given
      unit t: german, armour, strength 14, movement 12, at 3228
      unit m: german, motorized, strength 7, movement 12, at 3228
      unit g: german, motorized_artillery, strength 1, gunfire 1, movement 12, at 3228
      unit e: polish, infantry, strength 2, at 3229
      battle x: attacker t + m + g, target e
      phase = german_movement
    ask may raid(t, e)
    expect yes by 12.12

  example "tanks from two hexes"
    given
      unit s, t: german, armour, strength 10, movement 12
      at(s) = 3228
      at(t) = 3230
      unit e: polish, infantry, strength 2, at 3229
      battle x: attacker s + t, target e
      phase = german_movement
    ask may raid(t, e)
    expect no by 12.11

  example "nor do they step onto the hex"
    given
      unit s, t: german, armour, strength 10, movement 12
      at(s) = 3228
      at(t) = 3230
      unit e: polish, infantry, strength 2, at 3229
      battle x: attacker s + t, target e
      phase = german_movement
    ask may step(t, 3230, 3229)
    expect no by 4.21

  example "they met on the way, and began apart"
    given
      unit s, t: german, armour, strength 10, movement 12, at 3228
      unit e: polish, infantry, strength 2, at 3229
      battle x: attacker s + t, target e
      did step(s, 3227, 3228) in german_movement
      phase = german_movement
    ask may raid(t, e)
    expect no by 12.11

  example "one followed the other, and they began together"
    given
      unit s, t: german, armour, strength 10, movement 12, at 3228
      unit e: polish, infantry, strength 2, at 3229
      battle x: attacker s + t, target e
      did step(s, 3226, 3227) in german_movement
      did step(s, 3227, 3228) in german_movement
      did step(t, 3226, 3227) in german_movement
      did step(t, 3227, 3228) in german_movement
      phase = german_movement
    ask may raid(t, e)
    expect yes by 12.12

[12.12] How a raid is made
  | Raiders enter a hex of the Poles for 3 MP more, if the ratio, shifted for ground and field works, is at least 10:1. All Poles
  | on the hex are eliminated, so the whole hex has to be a target. Where a raider cannot move it cannot raid.
  see 8.12, 8.24, 8.4b, 8.85, 11.22, 4.21, tables/TCC, 12.13, 12.16
  as w39:12.12/raid
  # 8.12 is about attack phases: a raid goes wherever a step does, over the bridge of a big river too.
  except 8.12 on raid(U, E) when at(U) = A and at(E) = B and adjacent(A, B)
  forbid raid(U, _) when did let_go(U) this phase
  set raid_hold(X) = sum(fighting_strength(E, X) for E where target(X, E) and not guns(E))
  add works_shift to raid_column(X) when target(X, E) and dug_in(E)
  round raid_column(X) down

  dispute mla-A26 "whether headquarters and the number of directions shift the ratio of a raid"
    reading ground preferred "ground and field works are named, and nothing else; raiders come from one hex (12.11)"
    reading all "the ratio is worked out as always, guns apart (12.15)"
      add 1 to raid_column(X) when attacker(X, _) and every U where attacker(X, U) has commanded(U)
      add 0 - 1 to raid_column(X) when target(X, _) and every E where target(X, E) has commanded(E)

  example "a headquarters behind the tanks"
    given
      unit t: german, armour, strength 18, movement 12, at 3228
      unit q: german, hq, at 3227
      unit e: polish, infantry, strength 2, at 3229
      battle x: attacker t, target e
      phase = german_movement
    ask may raid(t, e)
    expect no by 12.12

  example "a headquarters behind the battalion"
    given
      unit t: german, armour, strength 20, movement 12, at 3228
      unit e: polish, infantry, strength 2, at 3229
      unit q: polish, hq, at 3230
      battle x: attacker t, target e
      phase = german_movement
    ask may raid(t, e)
    expect yes by 12.12

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
    expect no by 12.11

  example "so is a neighbour in the zone of the tanks"
    given
      unit t: german, armour, strength 20, movement 12, at 3228
      unit e: polish, infantry, strength 2, at 3229
      unit f: polish, infantry, strength 2, at 3328
      battle x: attacker t, target e
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
    expect yes by 12.12

  example "field works in front of it"
    given
      unit t: german, armour, strength 20, movement 12, at 3228
      unit e: polish, infantry, strength 2, at 3229, marker field_works
      battle x: attacker t, target e
      phase = german_movement
    ask value raid_column(x)
    expect 8:1 by 11.21, 12.12

  example "what becomes of the enemies there"
    given
      unit t: german, armour, strength 20, movement 12, at 3229
      unit e: polish, infantry, strength 2, at 3229
      unit g: polish, artillery, gunfire 1, at 3229
      did raid(t, e) in german_movement
      phase = german_movement
    ask what happens to g
    expect eliminate(g) by 12.12

  example "the hand has left the counter"
    given
      unit t: german, armour, strength 20, movement 12, at 3228
      unit e: polish, infantry, strength 2, at 3229
      battle x: attacker t, target e
      did let_go(t) in german_movement
      phase = german_movement
    ask may raid(t, e)
    expect no by 12.12

  example "guns and a staff go with the regiment, and no die is thrown"
    given
      unit t: german, armour, strength 40, movement 12, at 3228
      unit u: polish, infantry, strength 1, at 3229
      unit g: polish, artillery, strength 1, gunfire 1, at 3229
      unit q: polish, hq, at 3229
      battle x: attacker t, target u + g
      did raid(t, u) in german_movement
      did raid(t, g) in german_movement
      phase = german_movement
    ask what happens
    expect eliminate(g), eliminate(q), eliminate(u) by 12.12/raid

[12.13] Raiders in enemy zones
  | Raiders may move about in Polish zones. How much of the stop in such a zone that lifts is disputed in 7.21, for the example
  | of 12.16 does not agree.
  see 7.21, 12.16
  commentary "7.21 is the clause that stops units, and has both readings of this one"

  example "in the zone of the regiment that is raided, and on onto its hex"
    given
      unit t: german, armour, strength 20, movement 12, at 3228
      unit e: polish, infantry, strength 2, at 3229
      battle x: attacker t, target e
      did step(t, 3227, 3228) in german_movement
      phase = german_movement
    ask may step(t, 3228, 3229)
    expect yes by 12.12

[12.14] One raid after another
  | In one phase the same units may raid as often as their movement points let them. What a raid has cost is spent, whether
  | those it struck are off the map yet or not.
  see 4.22, 8.11, 12.12
  forbid raid(U, E) when at(U) = A and at(E) = B and step_cost(U, A, B) > march_points(U) - spent_points(U)
    unless did raid(U, E) this phase
  amount raids_made(unit U) "the raids that {U} has made in this phase"
  set raids_made(U) = count(X where attacker(X, U) and target(X, E) and did raid(U, E) this phase)
  add count(E where did raid(U, E) this phase and not target(_, E)) to raids_made(U)
  add raid_cost * raids_made(U) to spent_points(U)

  example "a second raid, with seven points left"
    given
      turn = 2
      unit t: german, armour, strength 20, movement 12, at 3229
      unit e: polish, infantry, strength 2
      unit f: polish, infantry, strength 2, at 3230
      battle x: attacker t, target e
      battle y: attacker t, target f
      did step(t, 3227, 3228) in german_movement
      did raid(t, e) in german_movement
      phase = german_movement
    ask may raid(t, f)
    expect yes by 12.12

  example "with three left"
    given
      turn = 2
      unit t: german, armour, strength 20, movement 6, at 3230
      unit f: polish, infantry, strength 2, at 3231
      battle y: attacker t, target f
      did step(t, 3227, 3228) in german_movement
      did step(t, 3228, 3229) in german_movement
      did step(t, 3229, 3230) in german_movement
      phase = german_movement
    ask may raid(t, f)
    expect no by 12.14

  example "what a raid has cost"
    given
      turn = 2
      unit t: german, armour, strength 20, movement 12, at 3229
      unit e, f: polish, infantry, strength 1
      battle x: attacker t, target e + f
      did raid(t, e) in german_movement
      did raid(t, f) in german_movement
      did step(t, 3228, 3229) in german_movement
      phase = german_movement
    ask value spent_points(t)
    expect 4 by 12.14

  example "what it will have cost, while they still lie there"
    given
      turn = 2
      unit t: german, armour, strength 20, movement 12, at 3229
      unit e, f: polish, infantry, strength 1, at 3229
      battle x: attacker t, target e + f
      did raid(t, e) in german_movement
      did raid(t, f) in german_movement
      did step(t, 3228, 3229) in german_movement
      phase = german_movement
    ask value spent_points(t)
    expect 4 by 12.14

  example "a second raid on the first day, with two of six points left"
    given
      turn = 1
      unit t: german, armour, strength 20, movement 12, at 3229
      unit e: polish, infantry, strength 1
      unit f: polish, infantry, strength 1, at 3230
      battle x: attacker t, target e
      battle y: attacker t, target f
      did raid(t, e) in german_movement
      did step(t, 3228, 3229) in german_movement
      phase = german_movement
    ask may raid(t, f)
    expect no by 12.14

  example "a raid of which only the deed is known"
    given
      turn = 2
      unit t: german, armour, strength 20, movement 12, at 3229
      unit e: polish, infantry, strength 1
      did raid(t, e) in german_movement
      did step(t, 3228, 3229) in german_movement
      phase = german_movement
    ask value spent_points(t)
    expect 4 by 12.14

[12.15] Guns of the raiders
  | Artillery that comes along changes nothing in the ratio.
  see 9.12, 12.11
  add 0 to raid_column(X) when attacker(X, G) and guns(G)

  example "a battery among the raiders"
    given
      unit t: german, armour, strength 18, movement 12, at 3228
      unit g: german, motorized_artillery, strength 1, gunfire 1.5, movement 12, at 3228
      unit e: polish, infantry, strength 2, at 3229
      battle x: attacker t + g, target e
      phase = german_movement
    ask value raid_column(x)
    expect 9:1 by 12.12, 12.15

[12.16] Guns that are raided
  | Polish guns count with the strength printed on them. Guns in field works that can be turned on tanks (9.64) are: they halve
  | the sum of the tanks and bring no strength of their own.
  see 9.63, 9.64, 12.12
  amount raid_guns(battle X) "the fire of the guns in {X} that can be turned on tanks"
  derived guns_turned(battle X) "guns [are|are not] turned on the tanks of the raid {X}"
  set raid_guns(X) = sum(fire_worth(G) for G where gun_line(X, G))
  define guns_turned(X) when gun_line(X, _) and raid_guns(X) < 1
  add sum(strength(G) for G where target(X, G) and guns(G)) to raid_hold(X) when target(X, F) and guns(F)
    unless guns_turned(X)
  add sum(strength(G) for G where target(X, G) and guns(G) and not gun_line(X, G)) to raid_hold(X) when guns_turned(X)
  add tanks_left(X) - tank_sum(X) to raid_push(X) when guns_turned(X)

  example "a battery beside the battalion"
    given
      unit t: german, armour, strength 20, movement 12, at 3228
      unit e: polish, infantry, strength 1, at 3229
      unit g: polish, artillery, strength 1, gunfire 1, at 3229
      battle x: attacker t, target e + g
      phase = german_movement
    ask value raid_hold(x)
    expect 2 by 12.12, 12.16

  example "a battery of its own"
    given
      unit t: german, armour, strength 10, movement 12, at 3228
      unit g: polish, artillery, strength 1, gunfire 1, at 3229
      battle x: attacker t, target g
      phase = german_movement
    ask value raid_column(x)
    expect 10:1 by 12.12, 12.16

  example "dug in together: nine of seventeen, against one, behind field works"
    given
      unit t: german, armour, strength 17, movement 12, at 3228
      unit e: polish, infantry, strength 1, at 3229, marker field_works
      unit g: polish, artillery, strength 1, gunfire 0.5, at 3229
      battle x: attacker t, target e + g
      phase = german_movement
    ask value raid_column(x)
    expect 7:1 by 11.21, 12.12, 12.16

  example "guns worth 1 are not turned on tanks"
    given
      unit t: german, armour, strength 17, movement 12, at 3228
      unit e: polish, infantry, strength 1, at 3229, marker field_works
      unit g: polish, artillery, strength 1, gunfire 1, at 3229
      battle x: attacker t, target e + g
      phase = german_movement
    ask value raid_push(x)
    expect 17 by 12.12 not by 12.16

  example "and count in the defence"
    given
      unit t: german, armour, strength 17, movement 12, at 3228
      unit e: polish, infantry, strength 1, at 3229, marker field_works
      unit g: polish, artillery, strength 1, gunfire 1, at 3229
      battle x: attacker t, target e + g
      phase = german_movement
    ask value raid_hold(x)
    expect 2 by 12.12, 12.16

  example "the other battery, on the next hex, counts"
    given
      unit t: german, armour, strength 17, movement 12, at 3228
      unit e: polish, infantry, strength 1, at 3229, marker field_works
      unit g: polish, artillery, strength 1, gunfire 0.5, at 3229
      unit h: polish, artillery, strength 1, gunfire 0.5, at 3328
      battle x: attacker t, target e + g + h
      phase = german_movement
    ask value raid_hold(x)
    expect 2 by 12.12, 12.16

  example "motorized infantry is not halved by guns"
    given
      unit t: german, armour, strength 14, movement 12, at 3228
      unit m: german, motorized, strength 7, movement 12, at 3228
      unit e: polish, infantry, strength 1, at 3229, marker field_works
      unit g: polish, artillery, strength 1, gunfire 0.5, at 3229
      battle x: attacker t + m, target e + g
      phase = german_movement
    ask value raid_push(x)
    expect 14 by 12.12, 12.16

  example 12.16/ex1 "no way to B past A and C: the readings of 7.21 part" reconstructed
    given
      unit "1": german, armour, strength 18, movement 12, at 3229
      unit a: polish, infantry, strength 1, at 3228
      unit b: polish, infantry, strength 1, at 3329
      unit c: polish, infantry, strength 1, at 3330
      battle x: attacker "1", target b
      did step("1", 3130, 3229) in german_movement
      phase = german_movement
    ask may step("1", 3229, 3329)
    expect no by 7.21

  example 12.16/ex1 "A comes first" reconstructed
    given
      unit "1": german, armour, strength 18, movement 12, at 3227
      unit a: polish, infantry, strength 1, at 3228
      unit b: polish, infantry, strength 1, at 3329
      unit c: polish, infantry, strength 1, at 3330
      battle x: attacker "1", target a
      phase = german_movement
    ask may raid("1", a)
    expect yes by 12.12

  example 12.16/ex1 "one point for the first hex" reconstructed
    given
      unit "1": german, armour, strength 18, movement 12, at 3226
      unit a: polish, infantry, strength 1, at 3228
    ask value step_cost("1", 3226, 3227)
    expect 1 by 4.31

  example 12.16/ex1 "one and three for the second" reconstructed
    given
      unit "1": german, armour, strength 18, movement 12, at 3227
      unit a: polish, infantry, strength 1, at 3228
      battle x: attacker "1", target a
      phase = german_movement
    ask value step_cost("1", 3227, 3228)
    expect 4 by 4.31, 12.12

  example 12.16/ex1 "and as much for the third" reconstructed
    given
      unit "1": german, armour, strength 18, movement 12, at 3228
      unit b: polish, infantry, strength 1, at 3329
      battle y: attacker "1", target b
      did step("1", 3226, 3227) in german_movement
      phase = german_movement
    ask value step_cost("1", 3228, 3329)
    expect 4 by 4.31, 12.12
