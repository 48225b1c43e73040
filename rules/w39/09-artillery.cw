[9.0] Artillery
  commentary "heading"
  was mlawa:9.0

[9.1] General rules of artillery
  commentary "heading"
  was mlawa:9.1

[9.11] Who fights from afar
  | Artillery is the one kind of unit that takes part in a battle from outside the enemy's zones, and aircraft go by the same
  | rules (10.12). So nothing else supports an attack or a defence; a headquarters helps by its command alone (13.22, 13.23).
  see 10.12, 13.22, 13.23
  was mlawa:9.11
  forbid attack_support(_, G)
    unless guns(G)
    unless G is air
  forbid defence_support(_, G)
    unless guns(G)
    unless G is air

  example "infantry supports no attack"
    given
      unit u: german, infantry, strength 6, at 3228
      unit v: german, infantry, strength 3, at 3227
      unit e: polish, infantry, strength 3, at 3229
      battle x: attacker u, target e, attack_support v
      phase = german_attack
    ask may attack_support(x, v)
    expect no by 9.11

  example "and the battle it is to support is not fought so"
    given
      unit u: german, infantry, strength 6, at 3228
      unit v: german, infantry, strength 3, at 3222
      unit e: polish, infantry, strength 3, at 3229
      battle x: attacker u, target e, attack_support v
      phase = german_attack
    ask may fight(x)
    expect no by 9.11

  example "nor does it support a defence"
    given
      unit u: german, infantry, strength 6, at 3228
      unit e: polish, infantry, strength 3, at 3229
      unit f: polish, infantry, strength 3, at 3231
      battle x: attacker u, target e, defence_support f
      phase = german_attack
    ask may defence_support(x, f)
    expect no by 9.11

[9.12] The fire modifier
  | Guns count in a battle by their fire modifier.
  see 8.4c, 10.11, 21.22
  was mlawa:9.12
  defect w39-R9 "refers to an example in 8.4 that is no longer there"
  amount fire_worth(unit G) "the fire modifier of {G}"
  set fire_worth(G) = gunfire(G)
    unless G is air

  example "as it is printed"
    given
      unit g: polish, light_artillery, gunfire 0.7, at 3228
    ask value fire_worth(g)
    expect 0.7 by 9.12

[9.13] Guns in support stay
  | Guns that support a battle do not retreat in it, unless they stand on the hex of a unit that does.
  see 8.61, 8.51
  was mlawa:9.13
  derived goes_with(battle X, unit G) "{G} [shares|does not share] the hex of a unit that is beaten in {X}"
  define goes_with(X, G)
    when attack_support(X, G) and guns(G) and beaten(X, U) and opening_hex(U) = H and opening_hex(G) = H
  # Those behind beaten attackers are in the battle, but not beaten themselves: they may go along.
  permit fall_back(G, A, B) when goes_with(X, G) and adjacent(A, B)
    unless long_over(X)
  except 8.61/way on retreat(G, X, _) when goes_with(X, G)
  forbid retreat(G, X, _) when guns(G) and attack_support(X, G)
    unless goes_with(X, G)
  forbid retreat(G, X, _) when guns(G) and defence_support(X, G)
    unless beaten(X, U) and opening_hex(U) = H and opening_hex(G) = H

  example "behind the defenders"
    given
      board 3220 to 3240
      unit t: german, infantry, strength 9, at 3230
      unit p: polish, infantry, strength 3, at 3229
      unit a: polish, light_artillery, gunfire 1, at 3227
      battle x: attacker t, target p, defence_support a
      combat_die(x) = 3
      phase = german_attack
    ask may retreat(a, x, 3225)
    expect no by 9.13

  example "behind the attackers"
    given
      board 3220 to 3240
      unit t: german, infantry, strength 3, at 3230
      unit a: german, light_artillery, gunfire 1, at 3231
      unit p: polish, infantry, strength 9, at 3229
      battle x: attacker t, target p, attack_support a
      combat_die(x) = 10
      phase = german_attack
    ask may retreat(a, x, 3233)
    expect no by 9.13

  example "on the hex of the beaten attackers they go along"
    given
      board 3220 to 3240
      unit t: german, infantry, strength 3, at 3230
      unit a: german, light_artillery, gunfire 1, at 3230
      unit p: polish, infantry, strength 9, at 3229
      battle x: attacker t, target p, attack_support a
      combat_die(x) = 10
      phase = german_attack
    ask may retreat(a, x, 3231)
    expect yes by 9.13

  example "beside a beaten unit"
    given
      board 3220 to 3240
      unit t: german, infantry, strength 9, at 3230
      unit p: polish, infantry, strength 3, at 3229
      unit a: polish, light_artillery, gunfire 1, at 3229
      battle x: attacker t, target p + a
      combat_die(x) = 3
      phase = german_attack
    ask may retreat(a, x, 3227)
    expect yes not by 9.13

[9.14] Guns do not pursue
  | No artillery unit takes part in a pursuit, not even for a single hex.
  see 8.71, 8.76
  was mlawa:9.14
  forbid pursue(G, _, _, _) when guns(G)

  example "a battery after a beaten enemy"
    given
      unit u: german, infantry, strength 7, at 3228
      unit g: german, light_artillery, gunfire 1, at 3228
      unit e: polish, infantry, strength 3, at 3231
      battle x: attacker u + g, target e
      combat_die(x) = 3
      did fall_back(e, 3229, 3230) in german_attack
      did fall_back(e, 3230, 3231) in german_attack
      phase = german_attack
    ask may pursue(g, 3228, 3229, 1)
    expect no by 9.14

[9.15] Guns have no zone
  | An artillery unit has no zone of control, on its own or beside others.
  see 7.12, 8.12
  was mlawa:9.15
  define zoneless(G) when guns(G)

  example "a hex beside a battery"
    given
      unit g: polish, horse_artillery, gunfire 0.4, at 3228
    ask is zoc(g, 3229)
    expect no by 9.15

  example "an enemy marches past a battery without a stop"
    given
      board 3127 to 3330
      unit g: polish, light_artillery, gunfire 1, at 3228
      unit u: german, infantry, movement 6, at 3330
      phase = german_movement
    ask may march(u, 3328) via 3329 3328
    expect yes by 3.1/phase-2

[9.16] Guns that are run over
  | Guns with no other kind of unit on their hex are eliminated by an enemy that passes over it in its movement phase or in
  | pursuit. Guns do not do that to guns, and guns in fortifications are safe. In the movement phase it costs 1 MP more.
  | Armour that does it throws a die, and on a 1 loses 1 SP.
  see 4.21, 8.72, 12.12
  was mlawa:9.16
  figure run_over_cost = 1 in mp
  figure crew_hits_on = 1
  throw gun_crew_die(unit U) 1d6 "the roll of {U} as it runs over guns"
  derived runs_down(unit U, unit G) "{U} [runs|does not run] over {G}"
  action spare(unit U, unit G) "{U} [spare|spared] {G}"
  add run_over_cost to step_cost(U, _, B) when enemy(U, G) and at(G) = B and lone_guns(G)
    unless guns(U)
    unless target(_, G)
  (run) define runs_down(U, G) when lone_guns(G) and enemy(U, G) and at(G) = B and did step(U, _, B) this phase
  (run) define runs_down(U, G) when lone_guns(G) and enemy(U, G) and at(G) = B and did march(U, B) this phase
  (run) define runs_down(U, G) when lone_guns(G) and enemy(U, G) and at(G) = B and did pursue(U, _, B, _) this phase
  (run) deny runs_down(U, _) when guns(U)
  cause lose(U, 1) when U is armour and runs_down(U, _) and gun_crew_die(U) = crew_hits_on
  dispute w39-A54 "whether the guns are lost in any case"
    reading a preferred "the price is paid for just that; the book's may is about what can happen"
      cause eliminate(G) when runs_down(_, G)
    reading b "they may be eliminated: who passes over them decides"
      cause eliminate(G) when runs_down(U, G)
        unless did spare(U, G) this phase

  example "lone guns, by pursuit"
    given
      unit u: german, infantry, strength 7, at 3329
      unit g: polish, light_artillery, gunfire 1, at 3329
      did pursue(u, 3229, 3329, 2) in german_attack
      phase = german_attack
    ask what happens to g
    expect eliminate(g) by 9.16

  example "lone guns, on the march"
    given
      unit u: german, cavalry, movement 9, at 3230
      unit g: polish, light_artillery, gunfire 1, at 3229
      did step(u, 3228, 3229) in german_movement
      did step(u, 3229, 3230) in german_movement
      phase = german_movement
    ask what happens to g
    expect eliminate(g) by 9.16

  example "by a march that ended there, with nobody counting the hexes"
    given
      unit u: german, cavalry, movement 9, at 3229
      unit g: polish, light_artillery, gunfire 1, at 3229
      did march(u, 3229) in german_movement
      phase = german_movement
    ask what happens to g
    expect eliminate(g) by 9.16

  example "the player would rather not"
    given
      unit u: german, cavalry, movement 9, at 3230
      unit g: polish, light_artillery, gunfire 1, at 3229
      did step(u, 3228, 3229) in german_movement
      did step(u, 3229, 3230) in german_movement
      did spare(u, g) in german_movement
      phase = german_movement
    ask what happens to g
    expect eliminate(g) by 9.16

  example "guns beside guns"
    given
      unit h: german, motorized_artillery, movement 12, at 3230
      unit g: polish, light_artillery, gunfire 1, at 3229
      did step(h, 3228, 3229) in german_movement
      phase = german_movement
    ask is runs_down(h, g)
    expect no by 9.16

  example "what the hex costs"
    given
      unit u: german, infantry, movement 6, at 3228
      unit g: polish, light_artillery, gunfire 1, at 3229
      phase = german_movement
    ask value step_cost(u, 3228, 3229)
    expect 2 by 4.31, 9.16

  example "guns would pay nothing for it, since they may not"
    given
      unit h: german, motorized_artillery, movement 12, at 3228
      unit g: polish, light_artillery, gunfire 1, at 3229
      phase = german_movement
    ask value step_cost(h, 3228, 3229)
    expect 1 by 4.31 not by 9.16

  example "a battery that is raided costs 3 and nothing on top"
    given
      unit t: german, armour, strength 10, movement 12, at 3228
      unit g: polish, light_artillery, gunfire 1, at 3229
      battle x: attacker t, target g
      phase = german_movement
    ask value step_cost(t, 3228, 3229)
    expect 4 by 12.12 not by 9.16

  example "tanks over a battery, and a 1"
    given
      unit t: german, armour, strength 6, movement 12, at 3230
      unit g: polish, light_artillery, gunfire 1, at 3229
      did step(t, 3228, 3229) in german_movement
      did step(t, 3229, 3230) in german_movement
      gun_crew_die(t) = 1
      phase = german_movement
    ask what happens to t
    expect lose(t, 1) by 9.16

  example "tanks over a battery, and a 2"
    given
      unit t: german, armour, strength 6, movement 12, at 3230
      unit g: polish, light_artillery, gunfire 1, at 3229
      did step(t, 3228, 3229) in german_movement
      did step(t, 3229, 3230) in german_movement
      gun_crew_die(t) = 2
      phase = german_movement
    ask what happens to t
    expect nothing

  example "cavalry loses nobody"
    given
      unit k: german, cavalry, strength 3, movement 9, at 3230
      unit g: polish, light_artillery, gunfire 1, at 3229
      did step(k, 3228, 3229) in german_movement
      did step(k, 3229, 3230) in german_movement
      gun_crew_die(k) = 1
      phase = german_movement
    ask what happens to k
    expect nothing

  example "a friendly air counter over the battery is no company for it"
    given
      unit u: german, infantry, strength 3, movement 6, at 3228
      unit g: polish, light_artillery, gunfire 1, at 3229
      unit p: polish, air, strength 1, at 3229
      phase = german_movement
    ask is lone_guns(g)
    expect yes by 8.72

[9.17] Once a turn
  | An artillery unit fires once a turn: alone, in support of an attack, or in support of a defence.
  see 3.1/phase-5, 3.1/phase-10, 9.42
  was mlawa:9.25, mlawa:9.37
  derived has_shot(unit G) "{G} [has|has not] fired this turn"
  define has_shot(G) when did fire(G, _) this turn
  define has_shot(G) when attack_support(X, G) and did fight(X) this turn
  define has_shot(G) when defence_support(X, G) and did fight(X) this turn
  define has_shot(G) when answering(B, G) and did bombard(B) this turn
  forbid fire(G, _) when guns(G) and has_shot(G)
  forbid attack_support(_, G) when guns(G) and has_shot(G)
  forbid answering(_, G) when guns(G) and has_shot(G)
  # What Polish guns may do in the German counter-attack phase is disputed, and said there (3.1/phase-10).
  forbid defence_support(_, G) when guns(G) and has_shot(G)
    unless now(german_counter) and side(G) = poles

  example "guns that fired on their own"
    given
      unit g: german, light_artillery, gunfire 1, at 3227
      unit e: polish, infantry, at 3229
      did fire(g, e) in german_attack
      phase = german_counter
    ask is has_shot(g)
    expect yes by 9.17

  example "guns that supported an attack"
    given
      unit u: german, infantry, at 3228
      unit g: german, light_artillery, gunfire 1, at 3227
      unit e: polish, infantry, at 3229
      battle x: attacker u, target e, attack_support g
      did fight(x) in german_attack
      phase = polish_attack
    ask is has_shot(g)
    expect yes by 9.17

  example "guns that fired in the counter-attack phase"
    given
      turn = 2
      unit g: german, infantry, strength 3, at 3229
      unit p: polish, infantry, strength 6, at 3230
      unit a: polish, horse_artillery, gunfire 0.4, at 3231
      did fire(a, g) in polish_counter
      battle x: attacker p, target g, attack_support a
      phase = polish_attack
    ask may attack_support(x, a)
    expect no by 9.17

  example "the battle they are to support"
    given
      turn = 2
      unit g: german, infantry, strength 3, at 3229
      unit p: polish, infantry, strength 6, at 3230
      unit a: polish, horse_artillery, gunfire 0.4, at 3231
      did fire(a, g) in polish_counter
      battle x: attacker p, target g, attack_support a
      phase = polish_attack
    ask may fight(x)
    expect no by 9.17

  example "guns that defended in the morning"
    given
      turn = 2
      unit g, h: german, infantry, strength 3, at 3229
      unit p, q: polish, infantry, strength 6, at 3230
      unit a: german, light_artillery, gunfire 1, at 3228
      battle y: attacker q, target h, defence_support a
      did fight(y) in polish_counter
      battle x: attacker p, target g, defence_support a
      phase = polish_attack
    ask may defence_support(x, a)
    expect no by 9.17

  example "a second target for the same guns"
    given
      unit g: german, light_artillery, gunfire 1, at 3228
      unit p: polish, infantry, strength 3, at 3230
      unit q: polish, infantry, strength 3, at 3129
      did fire(g, p) in german_attack
      phase = german_attack
    ask may fire(g, q)
    expect no by 9.17

  example "yesterday's fire does not count"
    given
      turn = 2
      unit g: german, infantry, strength 3, at 3229
      unit p: polish, infantry, strength 6, at 3230
      unit a: polish, horse_artillery, gunfire 0.4, at 3231
      did fire(a, g) in polish_attack of turn 1
      battle x: attacker p, target g, attack_support a
      phase = polish_attack
    ask may fight(x)
    expect yes by 8.21

[9.2] Support of an attack
  commentary "heading"
  was mlawa:9.2

[9.21] When guns support an attack
  | In an attack or counter-attack phase of their own side, and in no other. One of the units attacked within their range is
  | enough (2.2/range), on whichever hex.
  see 2.2/range, 3.1/phase-4, 3.1/phase-5, 9.51
  was mlawa:9.21
  forbid attack_support(_, G) when guns(G)
    unless own_phase(G, attack)
    unless own_phase(G, counter)

  example "a battle of the other side"
    given
      unit u: german, infantry, strength 6, at 3228
      unit g: german, light_artillery, gunfire 1, at 3227
      unit e: polish, infantry, strength 3, at 3229
      battle x: attacker e, target u, attack_support g
      phase = polish_attack
    ask may attack_support(x, g)
    expect no by 9.21

  example "in the counter-attack phase"
    given
      unit u: german, infantry, strength 6, at 3228
      unit g: german, light_artillery, gunfire 1, at 3227
      unit e: polish, infantry, strength 3, at 3229
      battle x: attacker u, target e, attack_support g
      phase = german_counter
    ask may attack_support(x, g)
    expect yes not by 9.21

  example "in a movement phase"
    given
      unit t: german, armour, strength 18, movement 12, at 3228
      unit g: german, motorized_artillery, gunfire 1.5, at 3227
      unit e: polish, infantry, strength 2, at 3229
      battle x: attacker t, target e, attack_support g
      phase = german_movement
    ask may attack_support(x, g)
    expect no by 9.21

[9.22] Guns of the division and of its corps
  | Any number of guns may support an attack, if they belong to a division that attacks or to the corps of such a division.
  | Guns that belong to no formation are not mentioned.
  see 9.34
  was mlawa:9.22
  defect w39-A19b "the guns of an army, or of no formation at all, are not mentioned: those without one are let through here"
  given corps(unit U) -> formation "the division of {U} [is|is not] part of {formation}"
  derived serves(unit G, unit U) "{G} [is|is not] a gun of the division of {U}, or of its corps"
  define serves(G, U) when formation(G) = F and formation(U) = F
  define serves(G, U) when formation(G) = C and corps(U) = C
  dispute w39-A19 "whether guns of one division support an attack that a second division joins"
    reading a preferred "the division they belong to attacks, and no more is asked"
      forbid attack_support(X, G) when guns(G) and formation(G) = _
        unless attacker(X, U) and serves(G, U)
    reading b "it is one division that attacks; for two there are the guns of their corps"
      forbid attack_support(X, G) when guns(G) and formation(G) = _ and attacker(X, U) and not serves(G, U)

  example "guns of the same division"
    given
      unit u: polish, infantry, strength 6, formation "60 ID", at 3228
      unit g: polish, light_artillery, gunfire 1, formation "60 ID", at 3227
      unit e: german, infantry, strength 3, at 3229
      battle x: attacker u, target e, attack_support g
      phase = polish_attack
    ask may attack_support(x, g)
    expect yes by 3.1/phase-9

  example "guns of another"
    given
      unit u: polish, infantry, strength 6, formation "60 ID", at 3228
      unit g: polish, light_artillery, gunfire 1, formation "50 ID", at 3227
      unit e: german, infantry, strength 3, at 3229
      battle x: attacker u, target e, attack_support g
      phase = polish_attack
    ask may attack_support(x, g)
    expect no by 9.22

  example "guns of the corps"
    given
      unit u: german, infantry, strength 6, formation "11 ID", corps "I Corps", at 3228
      unit g: german, heavy_artillery, gunfire 1, formation "I Corps", at 3227
      unit e: polish, infantry, strength 3, at 3229
      battle x: attacker u, target e, attack_support g
      phase = german_attack
    ask may attack_support(x, g)
    expect yes by 3.1/phase-4

  example "two divisions attack, the guns of one support"
    given
      unit u: polish, infantry, strength 6, formation "60 ID", at 3228
      unit v: polish, infantry, strength 6, formation "50 ID", at 3230
      unit g: polish, light_artillery, gunfire 1, formation "50 ID", at 3231
      unit e: german, infantry, strength 3, at 3229
      battle x: attacker u + v, target e, attack_support g
      phase = polish_attack
    ask may attack_support(x, g)
    expect yes by 3.1/phase-9

[9.23] The guns are named
  | The attacker has to say which guns support his attack, when he names his forces.
  see 8.4a, 9.36
  was mlawa:9.23
  action present(side S, battle X) "{S} [name|named] all units, guns and aircraft that attack in {X}"
  permit present(S, X) when current(X) and on_attack(S)
  require present(S, X) when current(X) and on_attack(S) and attack_support(X, G) and guns(G)
    unless did fight(X) this phase

  example "a battle with guns"
    given
      unit u: polish, infantry, strength 6, at 3228
      unit g: polish, light_artillery, gunfire 1, at 3227
      unit e: german, infantry, strength 3, at 3229
      battle x: attacker u, target e, attack_support g
      phase = polish_attack
    ask must present(poles, x)
    expect must by 9.23

  example "the defender has no guns to name for him"
    given
      unit u: polish, infantry, strength 6, at 3228
      unit g: polish, light_artillery, gunfire 1, at 3227
      unit e: german, infantry, strength 3, at 3229
      battle x: attacker u, target e, attack_support g
      phase = polish_attack
    ask must present(germans, x)
    expect silent

  example "he may"
    given
      unit u: polish, infantry, strength 6, at 3228
      unit e: german, infantry, strength 3, at 3229
      battle x: attacker u, target e
      phase = polish_attack
    ask may present(poles, x)
    expect yes by 9.23

  example "the other side may not do it for him"
    given
      unit u: polish, infantry, strength 6, at 3228
      unit e: german, infantry, strength 3, at 3229
      battle x: attacker u, target e
      phase = polish_attack
    ask may present(germans, x)
    expect silent

  example "when it is over there is nothing to name"
    given
      unit u: polish, infantry, strength 6, at 3228
      unit g: polish, light_artillery, gunfire 1, at 3227
      unit e: german, infantry, strength 3, at 3229
      battle x: attacker u, target e, attack_support g
      did fight(x) in polish_attack
      phase = polish_attack
    ask must present(poles, x)
    expect silent

[9.24] Several batteries
  | The fire modifiers of all guns that support an attack are added up.
  see 8.4c
  was mlawa:9.24
  defect w39-T14 "calls 4.1 rounded up to 4"
  commentary "the sums stand in 8.4c"

  example 9.24/ex1 "2 to 1, and guns worth 1, 0.7 and 0.4"
    given
      unit u: polish, infantry, strength 6, at 3228
      unit g: polish, light_artillery, gunfire 1, at 3227
      unit h: polish, light_artillery, gunfire 0.7, at 3227
      unit k: polish, light_artillery, gunfire 0.4, at 3227
      unit e: german, infantry, strength 3, at 3229
      battle x: attacker u, target e, attack_support g + h + k
    ask value column(x)
    expect 4:1 by 8.4c

[9.3] Support of a defence
  commentary "heading"
  was mlawa:9.3

[9.31] When guns support a defence
  | In an attack or counter-attack phase of the enemy, and in no other.
  see 3.1/phase-4, 3.1/phase-5, 8.13, 9.52
  was mlawa:9.31
  forbid defence_support(_, G) when guns(G)
    unless on_defence(side(G))

  example "a battle of the own side"
    given
      unit u: german, infantry, strength 6, at 3228
      unit g: german, light_artillery, gunfire 1, at 3227
      unit e: polish, infantry, strength 3, at 3229
      battle x: attacker u, target e, defence_support g
      phase = german_attack
    ask may defence_support(x, g)
    expect no by 9.31

  example "the enemy counter-attacks"
    given
      unit u: german, infantry, strength 6, at 3228
      unit g: german, light_artillery, gunfire 1, at 3227
      unit e: polish, infantry, strength 3, at 3229
      battle x: attacker e, target u, defence_support g
      phase = polish_counter
    ask may defence_support(x, g)
    expect yes not by 9.31

[9.33] Range in defence
  | Guns reach the unit whose defence they support, or do not support it (2.2/range).
  see 2.2/range, 9.35, 9.47
  was mlawa:9.33
  defect w39-R4 "adds a reference to 9.48; 9.47 is meant, which had that number in the older edition"
  forbid defence_support(X, G) when guns(G)
    unless target(X, E) and in_range(G, E)

  example "four hexes away"
    given
      unit t: german, infantry, strength 9, at 3230
      unit p: polish, infantry, strength 3, at 3229
      unit a: polish, light_artillery, gunfire 1, at 3225
      battle x: attacker t, target p, defence_support a
      phase = german_attack
    ask may defence_support(x, a)
    expect no by 9.33

  example "the battle cannot be fought so"
    given
      unit t: german, infantry, strength 9, at 3230
      unit p: polish, infantry, strength 3, at 3229
      unit a: polish, light_artillery, gunfire 1, at 3225
      battle x: attacker t, target p, defence_support a
      phase = german_attack
    ask may fight(x)
    expect no by 9.33

[9.34] Guns of the defenders' division and of its corps
  | Several guns may support a defence, if they belong to a division that defends or to the corps of such a division.
  see 9.22
  was mlawa:9.34
  dispute w39-A19a "whether guns of one division support a defence that a second division shares"
    reading a preferred "the division they belong to defends, and no more is asked"
      forbid defence_support(X, G) when guns(G) and formation(G) = _
        unless target(X, E) and serves(G, E)
    reading b "it is one division that defends; for two there are the guns of their corps"
      forbid defence_support(X, G) when guns(G) and formation(G) = _ and target(X, E) and not serves(G, E)

  example "guns of another division"
    given
      unit t: german, infantry, strength 9, at 3230
      unit p: polish, infantry, strength 3, formation "60 ID", at 3229
      unit a: polish, light_artillery, gunfire 1, formation "50 ID", at 3228
      battle x: attacker t, target p, defence_support a
      phase = german_attack
    ask may defence_support(x, a)
    expect no by 9.34

  example "two of the same division"
    given
      unit t: german, infantry, strength 9, at 3230
      unit p: polish, infantry, strength 3, formation "60 ID", at 3229
      unit a, b: polish, light_artillery, gunfire 1, formation "60 ID", at 3228
      battle x: attacker t, target p, defence_support a + b
      phase = german_attack
    ask may fight(x)
    expect yes by 8.21

  example "two divisions defend, the guns of one support"
    given
      unit t: german, infantry, strength 9, at 3230
      unit p: polish, infantry, strength 3, formation "60 ID", at 3229
      unit q: polish, infantry, strength 3, formation "50 ID", at 3229
      unit a: polish, light_artillery, gunfire 1, formation "60 ID", at 3228
      battle x: attacker t, target p + q, defence_support a
      phase = german_attack
    ask may defence_support(x, a)
    expect yes by 3.1/phase-4

[9.35] One of several in range
  | Of several units attacked, one within the range of the guns is enough.
  see 9.33
  was mlawa:9.35, mlawa:9.36
  defect w39-R10 "the example takes the minus sign from this clause, which has no word on it; the older edition's 9.36 had"
  defect w39-T14 "the example turns 1.75:1 round"
  commentary "9.33 asks for one target in range and no more; how the guns shift the odds is said in 8.4c"

  example "one of two is in range"
    given
      unit t: german, infantry, strength 9, at 3230
      unit p: polish, infantry, strength 3, at 3229
      unit q: polish, infantry, strength 3, at 3231
      unit a: polish, light_artillery, gunfire 1, at 3226
      battle x: attacker t, target p + q, defence_support a
      phase = german_attack
    ask may defence_support(x, a)
    expect yes by 3.1/phase-4 not by 9.33

  example 9.35/ex1 "2.75 to 1, and guns worth 1 behind the defender"
    given
      unit u: polish, infantry, strength 11, at 3228
      unit e: german, infantry, strength 4, at 3229
      unit g: german, heavy_artillery, gunfire 1, at 3230
      battle x: attacker u, target e, defence_support g
    ask value column(x)
    expect 2:1 by 8.4c

[9.36] Who declares first
  | The defender names the guns that support him only when the attacker has shown everything that takes part in the attack:
  | units, guns, aircraft. After that nothing is added to the attack.
  see 8.23, 9.23, 10.12
  was mlawa:9.38
  action name_support(battle X, unit G) "{G} [be named|was named] for the defence in {X}"
  action join(battle X, unit U) "{U} [join|joined] the attack in {X}"
  permit join(X, U) when current(X) and target(X, E) and in_zoc(E, U) and on_attack(side(U))
  permit name_support(X, G) when current(X) and did present(_, X) this phase and on_defence(side(G))
  otherwise forbid name_support
  dispute w39-9.36a "after whose declaration nothing is added"
    reading a preferred "the attacker has shown his total forces, and a total is not corrected: so the older edition"
      forbid join(X, _) when did present(_, X) this phase
    reading b "the declaration of the sentence before is the defender's"
      forbid join(X, _) when did name_support(X, _) this phase

  example "the attacker has not finished"
    given
      unit u: german, infantry, strength 6, at 3228
      unit e: polish, infantry, strength 3, at 3229
      unit g: polish, light_artillery, gunfire 1, at 3230
      battle x: attacker u, target e
      phase = german_attack
    ask may name_support(x, g)
    expect no by 9.36

  example "now he has"
    given
      unit u: german, infantry, strength 6, at 3228
      unit e: polish, infantry, strength 3, at 3229
      unit g: polish, light_artillery, gunfire 1, at 3230
      battle x: attacker u, target e
      did present(germans, x) in german_attack
      phase = german_attack
    ask may name_support(x, g)
    expect yes by 9.36

  example "another regiment, when all has been shown"
    given
      unit u: german, infantry, strength 6, at 3228
      unit v: german, infantry, strength 6, at 3330
      unit e: polish, infantry, strength 3, at 3229
      battle x: attacker u, target e
      did present(germans, x) in german_attack
      phase = german_attack
    ask may join(x, v)
    expect no by 9.36

  example "another regiment, when the defender has answered"
    given
      unit u: german, infantry, strength 6, at 3228
      unit v: german, infantry, strength 6, at 3330
      unit e: polish, infantry, strength 3, at 3229
      unit g: polish, light_artillery, gunfire 1, at 3230
      battle x: attacker u, target e
      did name_support(x, g) in german_attack
      phase = german_attack
    ask may join(x, v)
    expect yes by 9.36

[9.4] Guns that fire on their own
  commentary "heading"
  was mlawa:9.4

[9.41] Fire without other troops
  | Guns may attack by fire alone, with no unit of another kind. Nothing but guns and aircraft (10.13) can.
  see 2.2/range, 3.0, 9.17, 9.51, 10.13
  was mlawa:9.41
  permit fire(G, E) when guns(G) and own_phase(G, attack) and enemy(G, E) and E is not air
  otherwise forbid fire
  dispute w39-A20 "whether guns fire alone in a counter-attack phase"
    reading a preferred "9.51 has guns attack in both phases, and 9.21 lets them support in both; 9.42 names the usual one"
      permit fire(G, E) when guns(G) and own_phase(G, counter) and enemy(G, E) and E is not air
    reading b "9.42 speaks of the Attack Phase alone"

  example "a battery and a regiment two hexes away"
    given
      unit g: german, light_artillery, gunfire 1, at 3227
      unit e: polish, infantry, strength 3, at 3229
      phase = german_attack
    ask may fire(g, e)
    expect yes by 9.41

  example "in the counter-attack phase"
    given
      unit g: german, light_artillery, gunfire 1, at 3227
      unit e: polish, infantry, strength 3, at 3229
      phase = german_counter
    ask may fire(g, e)
    expect yes by 9.41

  example "a declared bombardment"
    given
      unit g: german, light_artillery, gunfire 1, at 3227
      unit e: polish, infantry, strength 3, at 3229
      bombardment b: firing g, shelled e
      phase = german_attack
    ask may bombard(b)
    expect yes by 9.41

  example "infantry does not fire from afar"
    given
      unit u: german, infantry, strength 3, at 3228
      unit e: polish, infantry, strength 3, at 3229
      phase = german_attack
    ask may fire(u, e)
    expect no by 9.41

  example "nor does it join the guns"
    given
      unit u: german, infantry, strength 3, at 3228
      unit g: german, light_artillery, gunfire 1, at 3227
      unit e: polish, infantry, strength 3, at 3229
      bombardment b: firing g + u, shelled e
      phase = german_attack
    ask may bombard(b)
    expect no by 9.41

  example "guns do not fire on aircraft"
    given
      unit g: german, light_artillery, gunfire 1, at 3227
      unit p: polish, air, strength 1, at 3229
      phase = german_attack
    ask may fire(g, p)
    expect no by 9.41

  example "nor in the counter-attack phase"
    given
      unit g: german, light_artillery, gunfire 1, at 3227
      unit p: polish, air, strength 1, at 3229
      phase = german_counter
    ask may fire(g, p)
    expect no by 9.41

[9.42] One hex
  | Guns that fire alone fire on one hex in a phase: on all the enemies there, and on nobody elsewhere.
  see 3.0, 9.17
  was mlawa:9.42
  derived aim(bombardment B) -> hex "{B} [falls|does not fall] on {hex}"
  derived spent(bombardment B) "{B} [belongs|does not belong] to an earlier phase"
  (aim) define aim(B) = H when shelled(B, E) and at(E) = H
  (aim) define spent(B) when did bombard(B)
    unless did bombard(B) this phase
  (aim) forbid shelled(B, E) when shelled(B, F) and at(E) != at(F)
  (aim) forbid firing(B, G) when firing(C, G) and aim(B) != aim(C)
    unless spent(C)
  (aim) forbid fire(G, E) when guns(G) and did fire(G, F) this phase and at(E) != at(F)
  (whole) require shelled(B, F) when firing(B, G) and aim(B) = H and at(F) = H and enemy(G, F) and F is not air
    unless F is train
    unless aboard(F) = _
    unless did bombard(B)

  dispute w39-9.42a "whether all guns of a side share the one hex"
    reading a preferred "each gun has one hex, as in the older edition, which speaks of an artillery unit; others are free"
    reading b "units, in the plural and in one phase: 9.17 lets a single gun fire but once in any case"
      forbid fire(G, E) when guns(G) and did fire(K, F) this phase and guns(K) and side(K) = side(G) and at(E) != at(F)
      forbid firing(B, G) when guns(G) and firing(C, K) and guns(K) and side(K) = side(G) and aim(B) != aim(C)
        unless spent(C)

  example "other guns fire on another hex"
    given
      unit g, h: german, light_artillery, gunfire 1, at 3228
      unit e: polish, infantry, strength 3, at 3230
      unit f: polish, infantry, strength 3, at 3330
      did fire(h, f) in german_attack
      phase = german_attack
    ask may fire(g, e)
    expect yes by 9.41

  example "two bombardments, each with guns of its own"
    given
      unit g, h: german, light_artillery, gunfire 1, at 3228
      unit e: polish, infantry, strength 3, at 3230
      unit f: polish, infantry, strength 3, at 3330
      bombardment b: firing g, shelled e
      bombardment c: firing h, shelled f
      phase = german_attack
    ask may bombard(b)
    expect yes by 9.41

  example "two hexes under one bombardment"
    given
      unit g: german, light_artillery, gunfire 1, at 3228
      unit e: polish, infantry, strength 3, at 3230
      unit f: polish, infantry, strength 3, at 3330
      bombardment b: firing g, shelled e + f
      phase = german_attack
    ask may bombard(b)
    expect no by 9.42

  example "the same guns in two bombardments"
    given
      unit g: german, light_artillery, gunfire 1, at 3228
      unit e: polish, infantry, strength 3, at 3230
      unit f: polish, infantry, strength 3, at 3330
      bombardment b: firing g, shelled e
      bombardment c: firing g, shelled f
      phase = german_attack
    ask may bombard(b)
    expect no by 9.42

  example "yesterday's is over"
    given
      turn = 2
      unit g: german, light_artillery, gunfire 1, at 3228
      unit e: polish, infantry, strength 3, at 3230
      unit f: polish, infantry, strength 3, at 3330
      bombardment b: firing g, shelled e
      bombardment c: firing g, shelled f
      did bombard(c) in german_attack of turn 1
      phase = german_attack
    ask may bombard(b)
    expect yes by 9.41

  example "a second hex for guns that have fired in this phase"
    given
      unit g: german, light_artillery, gunfire 1, at 3228
      unit e: polish, infantry, strength 3, at 3230
      unit f: polish, infantry, strength 3, at 3330
      did fire(g, e) in german_attack
      phase = german_attack
    ask may fire(g, f)
    expect no by 9.42

  example "half of a stack"
    given
      unit g: german, light_artillery, gunfire 1, at 3228
      unit e, f: polish, infantry, strength 3, at 3230
      bombardment b: firing g, shelled e
      phase = german_attack
    ask may bombard(b)
    expect no by 9.42

  example "when the shells have fallen nobody is added"
    given
      unit g: german, heavy_artillery, gunfire 1, at 3228
      unit e, f: polish, infantry, strength 3, at 3230
      bombardment s: firing g, shelled e
      did bombard(s) in german_attack
      phase = polish_counter
    ask duties
    expect nothing

  example "an air counter over the stack is left out"
    given
      unit g: german, light_artillery, gunfire 1, at 3228
      unit e: polish, infantry, strength 3, at 3230
      unit p: polish, air, strength 1, at 3230
      bombardment b: firing g, shelled e
      phase = german_attack
    ask may bombard(b)
    expect yes by 9.41

[9.43] Several guns on one hex
  | Any number of guns may join in the fire on a hex; their fire modifiers are added up.
  see 9.12, 9.24, 9.47
  was mlawa:9.43
  amount fire_power(bombardment B) "the sum of the fire modifiers of {B}"
  permit firing(_, G) when guns(G)
  set fire_power(B) = sum(fire_worth(G) for G where firing(B, G))

  example "three batteries"
    given
      unit g: polish, light_artillery, gunfire 1, at 3227
      unit h: polish, light_artillery, gunfire 0.7, at 3227
      unit k: polish, light_artillery, gunfire 0.4, at 3228
      unit e: german, infantry, strength 3, at 3229
      bombardment b: firing g + h + k, shelled e
    ask value fire_power(b)
    expect 2.1 by 9.43

  example "one more may join"
    given
      unit g: polish, light_artillery, gunfire 1, at 3227
      unit h: polish, light_artillery, gunfire 0.7, at 3227
      unit e: german, infantry, strength 3, at 3229
      bombardment b: firing g + h, shelled e
      phase = polish_attack
    ask may firing(b, h)
    expect yes by 9.43

  example "all of them fire"
    given
      unit g: polish, light_artillery, gunfire 1, at 3227
      unit h: polish, light_artillery, gunfire 0.7, at 3227
      unit e: german, infantry, strength 3, at 3229
      bombardment b: firing g + h, shelled e
      phase = polish_attack
    ask may bombard(b)
    expect yes by 9.41

  example "who has been bombarded is not attacked besides"
    given
      unit g: polish, light_artillery, gunfire 1, at 3227
      unit u: polish, infantry, strength 6, at 3228
      unit e: german, infantry, strength 3, at 3229
      bombardment b: firing g, shelled e
      did bombard(b) in polish_attack
      phase = polish_attack
    ask may attack(u, e)
    expect no by 8.11

[9.44] The fire is looked up
  | Two dice and the sum of the fire modifiers, moved for the ground, give in the table of individual artillery attacks what
  | the units on the hex lose together. A unit alone on its hex, or beside a headquarters, which has no SP (13.11), bears all
  | of it; how several share it is not said.
  see 9.43, 9.46, 9.48, tables/IAA, tables/artillery-terrain
  was mlawa:9.44
  throw fire_die(bombardment B) 2d6 "the roll of {B}"
  amount bombard_loss(bombardment B) in sp "what {B} costs the units under it"
  amount fire_felt(bombardment B) "the fire of {B}, moved up for ground and works"
  procedure shelling "resolving fire on its own"
  step a of shelling "add up the fire, less what answers it" gives fire_power(B)
  step b of shelling "move up the table for ground and works" gives fire_felt(B)
  step c of shelling "throw two dice for the losses" gives fire_die(B), bombard_loss(B)
  set fire_felt(B) = fire_on(F, H) when aim(B) = H and fire_power(B) = F
  set bombard_loss(B) = fire_loss(F, fire_die(B)) when fire_felt(B) = F
  cause lose(E, N)
    when did bombard(B) this phase and shelled(B, E) and bombard_loss(B) = N and N > 0 and E is not hq
    unless shelled(B, F) and F != E and F is not hq

  example "guns worth 2.1 and an 8"
    given
      unit g: polish, heavy_artillery, gunfire 2.1, at 3227
      unit e: german, infantry, strength 3, at 3229
      bombardment b: firing g, shelled e
      fire_die(b) = 8
    ask value bombard_loss(b)
    expect 1 by 9.44, tables/IAA

  example "on a town they lose a row"
    given
      unit g: polish, heavy_artillery, gunfire 2.1, at 3227
      unit e: german, infantry, strength 3, at 3229
      hex 3229: town
      bombardment b: firing g, shelled e
      fire_die(b) = 4
    ask value bombard_loss(b)
    expect 0 by 9.44, tables/artillery-terrain

  example "5.5 on a wood with field works"
    given
      unit g: polish, heavy_artillery, gunfire 5.5, at 3227
      unit e: german, infantry, strength 3, at 3229, marker field_works
      hex 3229: wood
      bombardment b: firing g, shelled e
    ask value fire_felt(b)
    expect 4.3 by 9.44, tables/artillery-terrain

  example "the regiment that was hit"
    given
      unit g: polish, heavy_artillery, gunfire 2.1, at 3227
      unit e: german, infantry, strength 3, at 3229
      bombardment b: firing g, shelled e
      fire_die(b) = 8
      did bombard(b) in polish_attack
      phase = polish_attack
    ask what happens to e
    expect lose(e, 1) by 9.44

  example "a miss"
    given
      unit g: polish, heavy_artillery, gunfire 2.1, at 3227
      unit e: german, infantry, strength 3, at 3229
      bombardment b: firing g, shelled e
      fire_die(b) = 2
      did bombard(b) in polish_attack
      phase = polish_attack
    ask what happens to e
    expect nothing

  example "two regiments on the hex: one point between them, and no word on who bears it"
    given
      unit g: polish, heavy_artillery, gunfire 2.1, at 3227
      unit e, f: german, infantry, strength 3, at 3229
      bombardment b: firing g, shelled e + f
      fire_die(b) = 8
      did bombard(b) in polish_attack
      phase = polish_attack
    ask what happens to e
    expect nothing

  example "a battery that is hit is lost"
    given
      unit g: polish, heavy_artillery, gunfire 2.1, at 3227
      unit h: german, light_artillery, strength 1, gunfire 1, at 3229
      bombardment b: firing g, shelled h
      fire_die(b) = 8
      did bombard(b) in polish_attack
      did lose(h, 1) in polish_attack
      phase = polish_attack
    ask what happens to h
    expect eliminate(h), lose(h, 1) by 8.57

  example "a staff under fire has nothing to lose"
    given
      unit g: german, heavy_artillery, gunfire 2, at 3227
      unit q: polish, hq, at 3229
      bombardment b: firing g, shelled q
      did bombard(b) in german_attack
      fire_die(b) = 12
      phase = german_attack
    ask what happens
    expect nothing

  example "the battalion beside it has"
    given
      unit g: german, heavy_artillery, gunfire 2, at 3227
      unit q: polish, hq, at 3229
      unit e: polish, infantry, strength 3, at 3229
      bombardment b: firing g, shelled q + e
      did bombard(b) in german_attack
      fire_die(b) = 12
      phase = german_attack
    ask what happens
    expect lose(e, 2) by 9.44

[9.45] Fire drives nobody off
  | Who is under fire alone loses SP, and does not retreat. Who flees in disorder through it may still sweep it along (21.14).
  see 8.11, 8.61, 21.14
  was mlawa:9.45
  forbid fall_back(E, _, _) when did fire(_, E) this phase
    unless did attack(_, E) this phase
    unless swept_up(E)

  example "out of the shells"
    given
      unit g: polish, heavy_artillery, gunfire 2.1, at 3227
      unit e: german, infantry, strength 3, at 3229
      did fire(g, e) in polish_attack
      phase = polish_attack
    ask may fall_back(e, 3229, 3230)
    expect no by 9.45

  example "a friend in rout takes it along"
    given
      unit u: polish, infantry, strength 3, at 3231, disorganized
      unit f: polish, infantry, strength 3, at 3230
      unit g: german, heavy_artillery, gunfire 2.1, at 3228
      did fire(g, f) in german_attack
      did fall_back(u, 3229, 3230) in german_attack
      did fall_back(u, 3230, 3231) in german_attack
      spread_die(f) = 1
      phase = german_attack
    ask may fall_back(f, 3230, 3231)
    expect yes by 21.14

  example "shelled and attacked, on whatever ground"
    given
      unit a: german, infantry, strength 9, at 3228
      unit g: german, heavy_artillery, gunfire 2.1, at 3227
      unit e: polish, infantry, strength 3, at 3229
      battle x: attacker a, target e
      combat_die(x) = 5
      did fire(g, e) in german_attack
      did fight(x) in german_attack
      phase = german_attack
    ask may fall_back(e, 3229, 3230)
    expect yes not by 9.45

[9.46] Rounding of the fire
  | The sum of the fire modifiers is rounded to the nearest whole figure, 2.4 to 2 and 2.6 to 3. The table of 9.44 has rows
  | that are 0.4 wide, and its example reads 5.5 as it stands.
  see tables/artillery-terrain, tables/IAA, 2.2/rounding
  was mlawa:9.46
  dispute w39-T9 "whether the sum of the fire modifiers is rounded before the row is found"
    reading a preferred "no: the rows are 0.4 wide, and the example reads 5.5 as it stands"
    reading b "yes, as 9.46 has it; the rows are older"
      round fire_row(F) half down

  example "2.4 is read in its own row"
    ask value fire_row(2.4)
    expect 2.4 by tables/artillery-terrain

  example 9.46 "2.4, rounded, is 2"
    ask value rounded(2.4)
    expect 2 by 2.2/rounding

  example 9.46 "2.6, rounded, is 3"
    ask value rounded(2.6)
    expect 3 by 2.2/rounding

[9.47] Guns answer
  | Guns may support the defence of friends under fire, if a gun that fires on them is within their range; it does not matter
  | how far the friends are. Their fire modifiers are taken from the sum, as in any defence.
  see 8.4c, 9.17, 9.33, 9.52, 9.53, 10.33
  was mlawa:9.48
  (answer) permit answering(B, G) when guns(G) and on_defence(side(G)) and shelled(B, E) and side(E) = side(G)
  (answer) forbid answering(B, G)
    unless guns(G) and firing(B, F) and in_range(G, F)
  (answer) otherwise forbid answering
  add 0 - sum(fire_worth(G) for G where answering(B, G)) to fire_power(B) when answering(B, _)

  example "a battery answers a battery"
    given
      unit g: german, heavy_artillery, gunfire 2.1, at 3227
      unit e: polish, infantry, strength 3, at 3229
      unit a: polish, light_artillery, gunfire 1, at 3230
      bombardment b: firing g, shelled e, answering a
      phase = german_attack
    ask may answering(b, a)
    expect yes by 9.47

  example "what is left of the fire"
    given
      unit g: german, heavy_artillery, gunfire 2.1, at 3227
      unit e: polish, infantry, strength 3, at 3229
      unit a: polish, light_artillery, gunfire 1, at 3230
      bombardment b: firing g, shelled e, answering a
    ask value fire_power(b)
    expect 1.1 by 9.43, 9.47

  example "the guns that fire are four hexes away"
    given
      unit g: german, heavy_artillery, gunfire 2.1, at 3227
      unit e: polish, infantry, strength 3, at 3230
      unit a: polish, light_artillery, gunfire 1, at 3231
      bombardment b: firing g, shelled e, answering a
      phase = german_attack
    ask may bombard(b)
    expect no by 9.47

  example "infantry does not answer"
    given
      unit g: german, heavy_artillery, gunfire 2.1, at 3227
      unit e: polish, infantry, strength 3, at 3229
      bombardment b: firing g, shelled e, answering e
      phase = german_attack
    ask may answering(b, e)
    expect no by 9.47

  example "guns that have already fired this turn"
    given
      unit g: german, heavy_artillery, gunfire 2.1, at 3227
      unit h: german, infantry, strength 3, at 3329
      unit e: polish, infantry, strength 3, at 3229
      unit a: polish, light_artillery, gunfire 1, at 3230
      battle x: attacker h, target e, defence_support a
      did fight(x) in german_attack
      bombardment b: firing g, shelled e, answering a
      phase = german_attack
    ask may answering(b, a)
    expect no by 9.17

  example "guns that have answered do not support a counter-attack"
    given
      unit g: german, heavy_artillery, gunfire 2.1, at 3227
      unit h: german, infantry, strength 3, at 3231
      unit e: polish, infantry, strength 3, at 3229
      unit u: polish, infantry, strength 6, at 3230
      unit a: polish, light_artillery, gunfire 1, at 3330
      bombardment b: firing g, shelled e, answering a
      did bombard(b) in german_attack
      battle x: attacker u, target h, attack_support a
      phase = polish_counter
    ask may fight(x)
    expect no by 9.17

  example "the side that fires does not answer itself"
    given
      unit g: german, heavy_artillery, gunfire 2.1, at 3227
      unit h: german, light_artillery, gunfire 1, at 3227
      unit e: polish, infantry, strength 3, at 3229
      bombardment b: firing g, shelled e, answering h
      phase = german_attack
    ask may answering(b, h)
    expect no by 9.47

[9.48] Fire on fortifications
  | Units in fortifications lose half of what the table has. The table is read with the works counted already, as its note
  | wants it. How the half is rounded is not said.
  see 10.34, 11.43, tables/artillery-terrain
  derived sheltered(bombardment B) "{B} [falls|does not fall] on units in fortifications"
  define sheltered(B)
    when firing(B, G) and guns(G) and shelled(B, _) and every E where shelled(B, E) has behind_works(E)
  dispute w39-A17c "how half of the losses is rounded"
    reading a preferred "down, as other losses in fortifications (11.43), and by the general rule that favours the defender"
      (half) halve bombard_loss(B) rounding down when sheltered(B)
    reading b "up, as every other half that has a word on it outside fortifications"
      (half) halve bombard_loss(B) rounding up when sheltered(B)

  dispute w39-A21 "whether works move the fire up the table and halve the losses as well"
    reading a preferred "both are printed, and neither names the other"
    reading b "one of the two: the note counts the works, and they do not count twice"
      except 9.48/half on bombard_loss(_)

  example "three points, and field works"
    given
      unit g: polish, heavy_artillery, gunfire 6.5, at 3227
      unit e: german, infantry, strength 6, at 3229, marker field_works
      bombardment b: firing g, shelled e
      fire_die(b) = 9
    ask value bombard_loss(b)
    expect 1 by 9.48, tables/artillery-terrain

  example "in the open"
    given
      unit g: polish, heavy_artillery, gunfire 6.5, at 3227
      unit e: german, infantry, strength 6, at 3229
      bombardment b: firing g, shelled e
      fire_die(b) = 9
    ask value bombard_loss(b)
    expect 3 by 9.44 not by 9.48

  example "two points in a fortress"
    given
      unit g: polish, heavy_artillery, gunfire 4.5, at 3227
      unit e: german, infantry, strength 6, at 3229
      hex 3229: fortress
      bombardment b: firing g, shelled e
      fire_die(b) = 10
    ask value bombard_loss(b)
    expect 1 by 9.48, tables/artillery-terrain

[9.5] Guns in close combat
  commentary "heading"
  was mlawa:9.6

[9.51] Guns in an enemy zone attack
  | Guns that stand in an enemy zone when their attack or counter-attack phase begins attack enemies on adjacent hexes and no
  | others, alone or in support, with their fire modifier. Nothing obliges them to attack all the enemies beside them (8.22).
  see 8.12, 8.22, 9.41
  was mlawa:9.61
  forbid fire(G, E) when guns(G) and reached(_, G) and at(G) = A and at(E) = B
    unless adjacent(A, B)
  forbid attack_support(X, G) when guns(G) and reached(_, G) and at(G) = A
    unless target(X, E) and at(E) = B and adjacent(A, B)

  example "over the heads of the enemy in front"
    given
      unit g: german, light_artillery, gunfire 1, at 3228
      unit e: polish, infantry, strength 3, at 3229
      unit f: polish, infantry, strength 3, at 3230
      phase = german_attack
    ask may fire(g, f)
    expect no by 9.51

  example "the enemy in front"
    given
      unit g: german, light_artillery, gunfire 1, at 3228
      unit e: polish, infantry, strength 3, at 3229
      unit f: polish, infantry, strength 3, at 3230
      phase = german_attack
    ask may fire(g, e)
    expect yes by 9.41

  example "in the counter-attack phase as well"
    given
      unit g: german, light_artillery, gunfire 1, at 3228
      unit e: polish, infantry, strength 3, at 3229
      unit f: polish, infantry, strength 3, at 3230
      phase = german_counter
    ask may fire(g, f)
    expect no by 9.51

  example "support for a battle two hexes away"
    given
      unit g: german, light_artillery, gunfire 1, at 3228
      unit u: german, infantry, strength 6, at 3231
      unit e: polish, infantry, strength 3, at 3229
      unit f: polish, infantry, strength 3, at 3230
      battle x: attacker u, target f, attack_support g
      phase = german_attack
    ask may attack_support(x, g)
    expect no by 9.51

  example "support against the enemy in front"
    given
      unit g: german, light_artillery, gunfire 1, at 3228
      unit u: german, infantry, strength 6, at 3228
      unit e: polish, infantry, strength 3, at 3229
      battle x: attacker u, target e, attack_support g
      phase = german_attack
    ask may attack_support(x, g)
    expect yes by 3.1/phase-4

  example "an enemy that came up in pursuit does not tie them down"
    given
      unit g: german, light_artillery, gunfire 1, at 3228
      unit e: polish, infantry, strength 3, at 3229
      unit f: polish, infantry, strength 3, at 3230
      did pursue(e, 3231, 3230, 1) in german_attack
      did pursue(e, 3230, 3229, 2) in german_attack
      phase = german_attack
    ask may fire(g, f)
    expect yes by 9.41

  example "of two enemies beside them one may be left alone"
    given
      unit g: german, light_artillery, gunfire 1, at 3228
      unit e: polish, infantry, strength 3, at 3229
      unit f: polish, infantry, strength 3, at 3227
      did fire(g, e) in german_attack
      phase = german_attack
    ask may skip(germans)
    expect yes by 3.1

[9.52] Guns in an enemy zone defend
  | Guns that stand in an enemy zone when the enemy's attack or counter-attack phase begins support only units on their own
  | hex, artillery excepted, with their fire modifier.
  see 9.31, 9.47, 9.53
  was mlawa:9.62
  forbid defence_support(X, G) when guns(G) and reached(_, G) and battle_hex(G, X) = H
    unless target(X, E) and battle_hex(E, X) = H and not guns(E)
  forbid answering(B, G) when guns(G) and reached(_, G) and opening_hex(G) = H
    unless shelled(B, E) and opening_hex(E) = H and not guns(E)

  example "for the regiment beside them"
    given
      unit u: german, infantry, strength 6, at 3228
      unit e: polish, infantry, strength 3, at 3229
      unit g: polish, light_artillery, gunfire 1, at 3229
      battle x: attacker u, target e + g, defence_support g
      phase = german_attack
    ask may defence_support(x, g)
    expect yes by 3.1/phase-4

  example "for a regiment on the next hex"
    given
      unit u: german, infantry, strength 6, at 3228
      unit v: german, infantry, strength 6, at 3231
      unit e: polish, infantry, strength 3, at 3229
      unit g: polish, light_artillery, gunfire 1, at 3229
      unit f: polish, infantry, strength 3, at 3230
      battle x: attacker v, target f, defence_support g
      phase = german_attack
    ask may defence_support(x, g)
    expect no by 9.52

  example "for other guns on their hex"
    given
      unit u: german, infantry, strength 6, at 3228
      unit g, h: polish, light_artillery, gunfire 1, at 3229
      battle x: attacker u, target g + h, defence_support h
      phase = german_attack
    ask may defence_support(x, h)
    expect no by 9.52

  example "nor do they answer guns that fire on another hex"
    given
      unit u: german, infantry, strength 6, at 3228
      unit k: german, heavy_artillery, gunfire 2, at 3227
      unit e: polish, infantry, strength 3, at 3229
      unit g: polish, light_artillery, gunfire 1, at 3229
      unit f: polish, infantry, strength 3, at 3230
      bombardment b: firing k, shelled f, answering g
      phase = german_attack
    ask may answering(b, g)
    expect no by 9.52

  example "guns that fire on the regiment beside them they answer"
    given
      unit u: german, infantry, strength 6, at 3228
      unit k: german, heavy_artillery, gunfire 2, at 3227
      unit e: polish, infantry, strength 3, at 3229
      unit g: polish, light_artillery, gunfire 1, at 3229
      bombardment b: firing k, shelled e + g, answering g
      phase = german_attack
    ask may answering(b, g)
    expect yes by 9.47

[9.53] Guns on their own
  | Guns that are in an enemy zone when the enemy's combat phase begins, with no other troops on their hex, defend with 1 SP.
  | They support nobody else; other guns may support them. A headquarters beside them has no SP and is no cover.
  see 8.4b, 12.16
  was mlawa:9.63
  figure gun_defence = 1 in sp
  derived guns_alone(unit G) "{G} [stands|does not stand] without other troops on its hex"
  define guns_alone(G)
    when guns(G) and opening_hex(G) = H and every V where opening_hex(V) = H and side(V) = side(G)
    and V is not hq or air and not transport(V) has guns(V)
  add gun_defence * count(G where target(X, G) and guns_alone(G) and attacker(X, U) and reached(U, G)) to defence_total(X)
  add gun_defence * count(G where target(X, G) and guns_alone(G) and attacker(X, U) and reached(U, G)) to full_defence(X)
  forbid defence_support(_, G) when guns_alone(G) and reached(_, G)

  example "a battery on its own"
    given
      unit u: german, infantry, strength 6, at 3228
      unit g: polish, light_artillery, gunfire 1, at 3229
      battle x: attacker u, target g
    ask value column(x)
    expect 6:1 by 9.53

  example "an empty train is no company for it"
    given
      unit u: german, infantry, strength 6, at 3228
      unit g: polish, light_artillery, gunfire 1, at 3229
      unit t: polish, train, at 3229
      battle x: attacker u, target g + t
    ask value defence_total(x)
    expect 1 by 9.53

  example "two batteries"
    given
      unit u: german, infantry, strength 6, at 3228
      unit g, h: polish, light_artillery, gunfire 1, at 3229
      battle x: attacker u, target g + h
    ask value column(x)
    expect 3:1 by 9.53

  example "3 SP against a lone battery, with guns worth 0.6 behind it"
    given
      unit u: german, infantry, strength 3, at 3228
      unit g: polish, light_artillery, gunfire 1, at 3229
      unit h: polish, heavy_artillery, gunfire 0.6, at 3231
      battle x: attacker u, target g, defence_support h
      phase = german_attack
    ask value column(x)
    expect 2:1 by 8.4c

  example "a staff beside the battery"
    given
      unit u: german, infantry, strength 6, at 3228
      unit g: polish, light_artillery, gunfire 1, at 3229
      unit q: polish, hq, at 3229
      battle x: attacker u, target g + q
    ask value defence_total(x)
    expect 1 by 9.53

  example "beside a battalion it adds nothing"
    given
      unit u: german, infantry, strength 6, at 3228
      unit e: polish, infantry, strength 3, at 3229
      unit g: polish, light_artillery, gunfire 1, at 3229
      battle x: attacker u, target e + g
    ask value defence_total(x)
    expect 3 by 8.4b not by 9.53

  example "its strength, nothing halved"
    given
      unit u: german, infantry, strength 6, at 3228
      unit g: polish, light_artillery, gunfire 1, at 3229
      battle x: attacker u, target g
    ask value full_defence(x)
    expect 1 by 9.53

  example "it supports nobody"
    given
      unit u: german, infantry, strength 6, at 3228
      unit v: german, infantry, strength 6, at 3230
      unit g: polish, light_artillery, gunfire 1, at 3229
      unit e: polish, infantry, strength 3, at 3231
      battle x: attacker v, target e, defence_support g
      phase = german_attack
    ask may defence_support(x, g)
    expect no by 9.53

  example "out of the enemy's zones it may"
    given
      unit v: german, infantry, strength 6, at 3230
      unit g: polish, light_artillery, gunfire 1, at 3233
      unit e: polish, infantry, strength 3, at 3231
      battle x: attacker v, target e, defence_support g
      phase = german_attack
    ask may defence_support(x, g)
    expect yes by 3.1/phase-4

[9.54] Guns against tanks
  | Guns in fortifications that share their hex with other troops may be turned on the attacking armour, which then fights
  | with half its SP, rounded up. Such guns do not support the defence besides. The defenders' losses go by the whole strength
  | of the attackers. What the attackers lose is taken from the armour first, what the defenders lose from these guns, and each
  | of them is lost with a single point.
  see 8.52, 8.54, 8.56, 8.57, 9.53, 12.16, 12.29
  was mlawa:9.64
  role anti_tank(battle X, unit G) "{G} [is|is not] turned on the tanks in {X}"
  forbid anti_tank(X, G)
    unless gun_line(X, G)
  forbid defence_support(X, G) when anti_tank(X, G)
  halve fighting_strength(U, X) rounding up when attacker(X, U) and U is armour and anti_tank(X, _)
  set counted_attack(X) = full_attack(X) instead of 8.4f when anti_tank(X, _)
  forbid share_out(X)
    when anti_tank(X, _) and attacker(X, U) and U is not armour and unit_loss(X, U) > 0 and attacker(X, T)
    and T is armour
    and unit_loss(X, T) < strength(T)
  forbid share_out(X)
    when anti_tank(X, G) and target(X, E) and unit_loss(X, E) > 0 and unit_loss(X, G) = 0
    unless anti_tank(X, E)
  # 8.56 spreads losses evenly over stacks; these go to one kind of unit.
  except 8.56 on share_out(X) when anti_tank(X, _)
  defect w39-C16 "multiplies the modifier of lost guns by six, a relic of the older edition's victory points"

  example "dug-in guns and seven SP of tanks"
    given
      unit t: german, armour, strength 7, at 3228
      unit e: polish, infantry, strength 2, at 3229, marker field_works
      unit g: polish, light_artillery, gunfire 1, at 3229, marker field_works
      battle x: attacker t, target e + g, anti_tank g
    ask value fighting_strength(t, x)
    expect 4 by 9.54

  example "with the regiment they share their works with: 4 to 4, and two columns less"
    given
      unit t: german, armour, strength 7, at 3228
      unit e: polish, infantry, strength 4, formation d, marker field_works, at 3229
      unit g: polish, light_artillery, gunfire 1, formation d, marker field_works, at 3229
      battle x: attacker t, target e + g, anti_tank g
      phase = german_attack
    ask value column(x)
    expect 1:3 by 9.54, 11.22

  example "infantry is not halved"
    given
      unit u: german, infantry, strength 7, at 3228
      unit e: polish, infantry, strength 2, at 3229, marker field_works
      unit g: polish, light_artillery, gunfire 1, at 3229, marker field_works
      battle x: attacker u, target e + g, anti_tank g
    ask value fighting_strength(u, x)
    expect 7 by 8.4b

  example "without works the guns are not turned on tanks"
    given
      unit t: german, armour, strength 7, at 3228
      unit e: polish, infantry, strength 2, at 3229
      unit g: polish, light_artillery, gunfire 1, at 3229
      battle x: attacker t, target e + g, anti_tank g
      phase = german_attack
    ask may fight(x)
    expect no by 9.54

  example "they do one thing or the other"
    given
      unit t: german, armour, strength 7, at 3228
      unit e: polish, infantry, strength 2, at 3229, marker field_works
      unit g: polish, light_artillery, gunfire 1, at 3229, marker field_works
      battle x: attacker t, target e + g, defence_support g, anti_tank g
      phase = german_attack
    ask may defence_support(x, g)
    expect no by 9.54

  example "the infantry beside the tanks is to bleed"
    given
      unit t: german, armour, strength 7, at 3228
      unit m: german, infantry, strength 3, at 3228
      unit e: polish, infantry, strength 2, at 3229, marker field_works
      unit g: polish, light_artillery, gunfire 1, at 3229, marker field_works
      battle x: attacker t + m, target e + g, anti_tank g
      unit_share(x, m, 1)
    ask may share_out(x)
    expect no by 9.54

  example "the tanks alone bleed, though others came from another hex"
    given
      unit t: german, armour, strength 7, at 3228
      unit m: german, infantry, strength 3, at 3329
      unit e: polish, infantry, strength 2, at 3229, marker field_works
      unit g: polish, light_artillery, gunfire 1, at 3229, marker field_works
      battle x: attacker t + m, target e + g, anti_tank g
      stack_share(x, 3228, 2)
      unit_share(x, t, 2)
    ask may share_out(x)
    expect yes by 8.56

  example "the regiment behind the guns is to bleed"
    given
      unit t: german, armour, strength 7, at 3228
      unit e: polish, infantry, strength 2, at 3229, marker field_works
      unit g: polish, light_artillery, gunfire 1, at 3229, marker field_works
      battle x: attacker t, target e + g, anti_tank g
      unit_share(x, e, 1)
    ask may share_out(x)
    expect no by 9.54

  example "the guns are lost, and the rest falls on the regiment"
    given
      unit t: german, armour, strength 7, at 3228
      unit e: polish, infantry, strength 2, at 3229, marker field_works
      unit g: polish, light_artillery, gunfire 1, at 3229, marker field_works
      battle x: attacker t, target e + g, anti_tank g
      unit_share(x, g, 1)
      unit_share(x, e, 1)
    ask may share_out(x)
    expect yes by 8.56

  example "guns in support of the defence need not stand up for it"
    given
      unit t: german, armour, strength 7, at 3228
      unit e: polish, infantry, strength 2, at 3229, marker field_works
      unit g: polish, light_artillery, gunfire 1, at 3229, marker field_works
      battle x: attacker t, target e + g, defence_support g
      unit_share(x, e, 1)
    ask may share_out(x)
    expect yes by 8.56

  example "the losses go by all 24 SP"
    given
      unit t: german, armour, strength 24, at 3228
      unit e: polish, infantry, strength 1, at 3229, marker field_works
      unit g: polish, light_artillery, gunfire 1, at 3229, marker field_works
      battle x: attacker t, target e + g, anti_tank g
    ask value counted_attack(x)
    expect 24 by 9.54
