[8.0] Combat
  commentary "heading of the chapter"
  was mlawa:8.0

[8.1] General rules of combat
  commentary "heading"
  was mlawa:8.1

[8.11] When units fight, and how often
  | Units fight in attack and counter-attack phases only; raids (12.12) are the exception. In one phase a unit strikes once
  | and is struck once; one overrun (12.27) may come on top.
  see 12.0, 12.2, 12.27
  was mlawa:8.11
  defect w39-R12 "the exception names chapter 12 without its full number: 12.0 is meant"
  forbid attack(_, _) unless phase_of(attack, _) unless phase_of(counter, _)
  (once) forbid attack(U, _) when did attack(U, _) this phase
  (once) forbid attack(_, E) when did attack(_, E) this phase
  except 8.11/once on overrun(U, _)
    unless did overrun(U, _) this phase
  (both) forbid fight(X) when attacker(X, U) and attacker(Y, U) and X != Y and current(X) and current(Y)
    unless as_overrun(X)
    unless as_overrun(Y)
  (both) forbid fight(X) when target(X, E) and target(Y, E) and X != Y and current(X) and current(Y)
    unless as_overrun(X)
    unless as_overrun(Y)

  dispute w39-A52 "whether shelling uses up the one attack a unit may suffer"
    reading a preferred "12.27 makes the overrun the only second attack, and 8.32 calls shelling an attack too"
      (once) forbid attack(_, E) when did fire(_, E) this phase
      (once) forbid fire(_, E) when did attack(_, E) this phase
    reading b "the once-a-phase rule is about ground combat"

  example "no attack while moving"
    given
      unit u: polish, infantry, at 3228
      unit e: german, infantry, at 3229
      phase = polish_movement
    ask may attack(u, e)
    expect no by 8.11

  example "a battalion is set on two enemies, each in a battle of its own"
    given
      unit a: german, infantry, strength 3, at 3228
      unit e: polish, infantry, strength 3, at 3229
      unit f: polish, infantry, strength 3, at 3328
      battle x: attacker a, target e
      battle y: attacker a, target f
      phase = german_attack
    ask may fight(x)
    expect no by 8.11/both

  example "two attackers are set on one enemy, each in a battle of its own"
    given
      unit a, b: german, infantry, strength 3, at 3228
      unit e: polish, infantry, strength 3, at 3229
      battle x: attacker a, target e
      battle y: attacker b, target e
      phase = german_attack
    ask may fight(x)
    expect no by 8.11/both

  example "an overrun of the same enemy is planned: the attack before it may be made"
    given
      unit a: german, infantry, strength 3, at 3228
      unit t: german, armour, strength 9, movement 12, at 3228
      unit e: polish, infantry, strength 3, at 3229
      battle x: attacker a + t, target e
      battle y: attacker t, target e, as_overrun
      phase = german_attack
    ask may fight(x)
    expect yes by 8.21 not by 8.11/both

  example "a unit that struck once is done"
    given
      unit u: polish, infantry, at 3228
      unit e: german, infantry, at 3229
      unit f: german, infantry, at 3227
      did attack(u, f) in polish_attack
      phase = polish_attack
    ask may attack(u, e)
    expect no by 8.11

  example "a unit that was struck once is left alone"
    given
      unit u: polish, infantry, at 3228
      unit v: polish, infantry, at 3230
      unit e: german, infantry, at 3229
      did attack(v, e) in polish_attack
      phase = polish_attack
    ask may attack(u, e)
    expect no by 8.11

  example "another phase, another attack"
    given
      unit u: polish, infantry, at 3228
      unit e: german, infantry, at 3229
      did attack(u, e) in polish_attack of turn 1
      turn = 2
      phase = polish_attack
    ask may attack(u, e)
    expect yes by 8.21

  example "tanks that attacked may overrun as well"
    given
      unit t: german, armour, at 3228
      unit e: polish, infantry, at 3229
      unit f: polish, infantry, at 3227
      did attack(t, f) in german_attack
      phase = german_attack
    ask may overrun(t, e)
    expect yes not by 8.11

  example "a unit that was attacked may be overrun as well"
    given
      unit t: german, armour, at 3228
      unit v: german, infantry, at 3230
      unit e: polish, infantry, at 3229
      did attack(v, e) in german_attack
      phase = german_attack
    ask may overrun(t, e)
    expect yes not by 8.11

  example "a unit that overran once is done"
    given
      unit t: german, armour, at 3228
      unit e: polish, infantry, at 3229
      unit f: polish, infantry, at 3227
      did overrun(t, f) in german_attack
      phase = german_attack
    ask may overrun(t, e)
    expect no by 8.11

  example "attacked first, then shelled"
    given
      unit u: polish, infantry, at 3228
      unit g: polish, light_artillery, gunfire 1, at 3227
      unit e: german, infantry, at 3229
      did attack(u, e) in polish_attack
      phase = polish_attack
    ask may fire(g, e)
    expect no by 8.11

  example "shelled first, then attacked"
    given
      unit u: polish, infantry, at 3228
      unit g: polish, light_artillery, gunfire 1, at 3227
      unit e: german, infantry, at 3229
      did fire(g, e) in polish_attack
      phase = polish_attack
    ask may attack(u, e)
    expect no by 8.11

[8.12] Whom a unit may attack
  | Only an enemy that stood in the attacker's zone of control when the phase began. An enemy across a big river, or on a hex
  | that is wood all over, may be attacked although no zone reaches it. What fell back or pursued in this phase is looked up
  | where it stood before. Aircraft over a hex are not attacked from the ground.
  see 7.12, 7.15, 7.17, 9.41, 9.51, 12.26, 22.16
  was mlawa:8.12
  derived shifted(unit U) "{U} [has|has not] fallen back or pursued in this phase"
  derived past_the_zone(unit U, unit E) "{E} [stands|does not stand] just beyond a big river or in a full wood, where the zone of {U} stops"
  derived battle_hex(unit U, battle X) -> hex "{U} [stood|did not stand] on {hex} as {X} began"
  derived newly_met(unit U, unit E) "{E} [came|did not come] within reach of {U} in this phase only"
  (opening) define shifted(U) when did fall_back(U, _, _) this phase
  (opening) define shifted(U) when did pursue(U, _, _, _) this phase
  (opening) define opening_hex(U) = H when at(U) = H
    unless shifted(U)
  (opening) define opening_hex(U) = H when did fall_back(U, H, _) this phase
    unless did fall_back(U, _, H) this phase
    unless did pursue(U, _, H, _) this phase
  (opening) define opening_hex(U) = H when did pursue(U, H, _, _) this phase
    unless did fall_back(U, _, H) this phase
    unless did pursue(U, _, H, _) this phase
  define battle_hex(U, X) = H when opening_hex(U) = H
    unless as_overrun(X)
  (opening) define newly_met(U, E)
    when at(U) = C and at(E) = D and adjacent(C, D) and opening_hex(U) = A and opening_hex(E) = B
    and distance(A, B) > 1
  # A unit without any zone has none that a river or a wood could stop.
  define past_the_zone(U, E) when enemy(U, E) and at(U) = A and big_river(A, B) and at(E) = B
    unless zoneless(U)
  define past_the_zone(U, E) when enemy(U, E) and at(U) = A and adjacent(A, B) and at(E) = B and B is full_wood
    unless zoneless(U)
  forbid attack(U, E) unless in_zoc(E, U) unless past_the_zone(U, E)
  (air) forbid attack(_, P) when P is air
  (opening) forbid attack(U, E) when newly_met(U, E)
  # An overrun begins where a pursuit has ended.
  except 8.12/opening on overrun(_, _)
  permit attack(U, E) when own_phase(U, attack) and past_the_zone(U, E)
  permit attack(U, E) when own_phase(U, counter) and past_the_zone(U, E)

  example "an air counter over the next hex"
    given
      unit u: polish, infantry, at 3228
      unit p: german, air, strength 2, at 3229
      phase = polish_attack
    ask may attack(u, p)
    expect no by 8.12/air

  example "out of reach"
    given
      unit u: polish, infantry, at 3228
      unit e: german, infantry, at 3230
      phase = polish_attack
    ask may attack(u, e)
    expect no by 8.12

  example "a raid reaches no farther"
    given
      unit t: german, armour, strength 20, movement 12, at 3228
      unit e: polish, infantry, strength 2, at 3230
      battle x: attacker t, target e
      phase = german_movement
    ask may raid(t, e)
    expect no by 8.12

  example "across a big river"
    given
      unit u: polish, infantry, at 3228
      unit e: german, infantry, at 3229
      edge 3228 3229: big_river
      phase = polish_attack
    ask may attack(u, e)
    expect yes by 8.12

  example "into a wood all over"
    given
      unit u: polish, infantry, at 3228
      unit e: german, infantry, at 3229
      hex 3229: full_wood
      phase = polish_attack
    ask may attack(u, e)
    expect yes by 8.12

  example "a counter-attack across a big river"
    given
      unit u: polish, infantry, at 3228
      unit e: german, infantry, at 3229
      edge 3228 3229: big_river
      phase = polish_counter
    ask may counter_attack(u, e)
    expect yes by 8.12

  example "which is an attack in that phase, whatever it is called"
    given
      unit u: polish, infantry, at 3228
      unit e: german, infantry, at 3229
      edge 3228 3229: big_river
      phase = polish_counter
    ask may attack(u, e)
    expect yes by 8.12

  example "a lake is no such river"
    given
      unit u: polish, infantry, at 3228
      unit e: german, infantry, at 3229
      edge 3228 3229: lakeside
      phase = polish_attack
    ask may attack(u, e)
    expect no by 8.12

  example "an enemy that was swept into the zone in this phase"
    given
      unit u: polish, infantry, at 3228
      unit e: german, infantry, at 3229
      did fall_back(e, 3231, 3230) in polish_attack
      did fall_back(e, 3230, 3229) in polish_attack
      phase = polish_attack
    ask may attack(u, e)
    expect no by 8.12

  example "an enemy that was swept from one hex of the zone to another"
    given
      unit u: polish, infantry, at 3228
      unit e: german, infantry, at 3329
      did fall_back(e, 3229, 3329) in polish_attack
      phase = polish_attack
    ask may attack(u, e)
    expect yes by 8.21

  example "an enemy that pursued into the zone"
    given
      unit u: polish, infantry, at 3228
      unit e: german, infantry, at 3229
      did pursue(e, 3231, 3230, 1) in polish_attack
      did pursue(e, 3230, 3229, 2) in polish_attack
      phase = polish_attack
    ask may attack(u, e)
    expect no by 8.12

  example "where a unit stood before it pursued"
    given
      unit u: polish, infantry, at 3230
      did pursue(u, 3228, 3229, 1) in polish_attack
      did pursue(u, 3229, 3230, 2) in polish_attack
      phase = polish_attack
    ask value opening_hex(u)
    expect 3228 by 8.12

  example "an overrun where the pursuit has ended"
    given
      unit t: german, armour, at 3229
      unit e: polish, infantry, at 3230
      unit f: polish, infantry, at 3131
      did attack(t, f) in german_attack
      did pursue(t, 3228, 3229, 1) in german_attack
      phase = german_attack
    ask may overrun(t, e)
    expect yes not by 8.12

  example "guns have no zone for a river to stop"
    given
      unit g: polish, light_artillery, at 3228
      unit e: german, infantry, at 3229
      edge 3228 3229: big_river
    ask is past_the_zone(g, e)
    expect no

  example "nor for a wood"
    given
      unit g: polish, light_artillery, at 3228
      unit e: german, infantry, at 3229
      hex 3229: full_wood
    ask is past_the_zone(g, e)
    expect no

  example "a headquarters beside a wood"
    given
      unit q: polish, hq, at 3228
      unit e: german, infantry, at 3229
      hex 3229: full_wood
    ask is past_the_zone(q, e)
    expect no

  example "a panicked unit beside a wood"
    given
      unit u: polish, infantry, panicked, at 3228
      unit e: german, infantry, at 3229
      hex 3229: full_wood
      phase = polish_attack
    ask is past_the_zone(u, e)
    expect no

  example "in the thick of the woods, where its zone covers no hex at all"
    given
      board 3020 to 3535
      unit u: polish, infantry, at 3230
      unit e: german, infantry, at 3231
      hex 3231, 3229, 3130, 3131, 3330, 3331: full_wood
      phase = polish_attack
    ask may attack(u, e)
    expect yes by 8.12

  example "guns have no zone for the wood to stop"
    given
      unit g: polish, light_artillery, at 3230
      unit e: german, infantry, at 3231
      hex 3231: full_wood
      phase = polish_attack
    ask may attack(g, e)
    expect no by 8.12

[8.13] Attacker and defender
  | The side whose attack or counter-attack phase it is attacks; the other side defends.
  was mlawa:8.13
  derived on_attack(side S)  "{S} [are|are not] the attacker"
  derived on_defence(side S) "{S} [are|are not] the defender"
  define on_attack(S) when phase_of(attack, S)
  define on_attack(S) when phase_of(counter, S)
  define on_defence(S) when on_attack(T) and S != T
  forbid attack(U, _) when on_defence(side(U))

  example "the defender does not attack"
    given
      unit u: polish, infantry, at 3228
      unit e: german, infantry, at 3229
      phase = german_attack
    ask may attack(u, e)
    expect no by 8.13

  example "the attack phase"
    given
      phase = german_attack
    ask is on_attack(germans)
    expect yes by 8.13

  example "the counter-attack phase turns it round"
    given
      phase = polish_counter
    ask is on_attack(poles)
    expect yes by 8.13

  example "the other side defends"
    given
      phase = polish_counter
    ask is on_defence(germans)
    expect yes by 8.13

  example "nobody attacks while moving"
    given
      phase = german_movement
    ask is on_defence(poles)
    expect no

[8.2] Attacks and their limits
  commentary "heading"
  was mlawa:8.2

[8.21] Attacking is free
  | In its own attack phase a unit may attack the enemies in its zone, and need not, save where 8.28 or an overrun (12.26)
  | drives it, or 8.22 has made the enemy a target that somebody owes. In its counter-attack phase (8.32) it need not either.
  see 8.22, 8.28, 12.26
  was mlawa:8.21
  permit attack(U, E) when own_phase(U, attack) and in_zoc(E, U)
  excuse attack(U, E) when own_phase(U, attack) and in_zoc(E, U)
    unless bound_to_attack(U, E)
    unless overrun_owed(U, E)
    unless bound_to_attack(U, _) and not engages(U, _)
    unless left_out(E)
  excuse attack(U, E) when own_phase(U, counter) and in_zoc(E, U)
    unless left_out(E)

  example "nobody is made to counter-attack"
    given
      unit u: polish, infantry, at 3228
      unit e: german, infantry, at 3229
      phase = polish_counter
    ask must counter_attack(u, e)
    expect need not by 8.21

  example "nor to attack, which is the same in that phase"
    given
      unit u: polish, infantry, at 3228
      unit e: german, infantry, at 3229
      phase = polish_counter
    ask must attack(u, e)
    expect need not by 8.21

  example "an enemy in the zone"
    given
      unit u: polish, infantry, at 3228
      unit e: german, infantry, at 3229
      phase = polish_attack
    ask may attack(u, e)
    expect yes by 8.21

  example "nobody is made to attack it"
    given
      unit u: polish, infantry, at 3228
      unit e: german, infantry, at 3229
      phase = polish_attack
    ask must attack(u, e)
    expect need not by 8.21

[8.22] Every enemy in an attacker's zone
  | Once a unit attacks, all enemies in its zone have to be attacked in that phase, by it or by others.
  | A battle that is declared counts as an attack made, unless it was fought in an earlier phase. The zone is the one the
  | attacker had when the phase began.
  see 8.12, 9.51
  was mlawa:8.22
  derived reached(unit U, unit E) "{E} [stood|did not stand] in the zone of control of {U} when the phase began"
  derived current(battle X)       "{X} [belongs|does not belong] to the phase under way"
  derived engages(unit U, unit E) "{U} [is|is not] set on {E} this phase"
  derived exposed(unit F)         "{F} [has|does not have] to be attacked in this phase"
  derived left_out(unit F)        "an attack on {F} [is|is not] still owed"
  define reached(U, E) when in_zoc(E, U)
    unless shifted(U)
    unless shifted(E)
  define reached(U, E)
    when shifted(U) and enemy(U, E) and opening_hex(U) = A and opening_hex(E) = B and adjacent(A, B)
    or when shifted(E) and enemy(U, E) and opening_hex(U) = A and opening_hex(E) = B and adjacent(A, B)
    unless zoneless(U)
    unless big_river(A, B)
    unless lakeside(A, B)
    unless B is full_wood
  (owed) define current(X) when attacker(X, U) and on_attack(side(U))
    unless did fight(X) and not did fight(X) this phase
  (owed) define engages(U, E) when current(X) and attacker(X, U) and target(X, E)
  (owed) define engages(U, E) when did attack(U, E) this phase
  (owed) define exposed(F) when current(X) and attacker(X, U) and reached(U, F)
  (owed) define exposed(F) when did attack(U, _) this phase and on_attack(side(U)) and reached(U, F)
  # Air counters lie on a hex, but fight nobody on the ground.
  (owed) deny exposed(F) when F is air
  (owed) define left_out(F) when exposed(F)
    unless engages(_, F)
  (owed) require attack(_, F) when left_out(F)

  dispute w39-A10 "whether this reaches enemies beyond a big river or in a full wood"
    reading a preferred "they are outside the zone, and only the zone counts here"
      excuse attack(U, F) when own_phase(U, attack) and past_the_zone(U, F)
        unless left_out(F)
    reading b "whoever may be attacked under 8.12 has to be"
      define exposed(F) when current(X) and attacker(X, U) and past_the_zone(U, F)
      define exposed(F) when did attack(U, _) this phase and on_attack(side(U)) and past_the_zone(U, F)

  dispute w39-A55 "whether a headquarters alone on its hex has to be attacked"
    reading a preferred "it has no strength to fight with (13.11), and 13.26 says how it is removed"
      deny exposed(F) when sole_hq(F)
    reading b "13.13 counts it among the units, and all units in the zone are meant"

  example "an attack already made binds as well"
    given
      unit u: polish, infantry, at 3228
      unit e1: german, infantry, at 3229
      unit e2: german, infantry, at 3227
      did attack(u, e1) in polish_attack
      phase = polish_attack
    ask is left_out(e2)
    expect yes by 8.22

  example 8.22/ex1 "diagram I: a second enemy in the attacker's zone" reconstructed
    given
      unit a: polish, infantry, at 3228
      unit b: polish, infantry, at 3328
      unit e1: german, infantry, at 3229
      unit e2: german, infantry, at 3227
      battle x: attacker a, target e1
      phase = polish_attack
    ask must attack(_, e2)
    expect must by 8.22

  example 8.22/ex1 "diagram I: the neighbour may do it" reconstructed
    given
      unit a: polish, infantry, at 3228
      unit b: polish, infantry, at 3328
      unit e1: german, infantry, at 3229
      unit e2: german, infantry, at 3227
      battle x: attacker a, target e1
      phase = polish_attack
    ask may attack(b, e2)
    expect yes by 8.21

  example 8.22/ex1 "diagram II: the second enemy is out of the zone" reconstructed
    given
      unit a: polish, infantry, at 3228
      unit b: polish, infantry, at 3328
      unit e1: german, infantry, at 3229
      unit e2: german, infantry, at 3327
      battle x: attacker a, target e1
      phase = polish_attack
    ask must attack(b, e2)
    expect need not by 8.21

  example "another battle takes care of it"
    given
      unit a: polish, infantry, at 3228
      unit b: polish, infantry, at 3328
      unit e1: german, infantry, at 3229
      unit e2: german, infantry, at 3227
      battle x: attacker a, target e1
      battle y: attacker b, target e2
      phase = polish_attack
    ask is left_out(e2)
    expect no

  example "it was attacked before, in the same phase"
    given
      unit a: polish, infantry, at 3228
      unit b: polish, infantry, at 3328
      unit e1: german, infantry, at 3229
      unit e2: german, infantry, at 3227
      battle x: attacker a, target e1
      did attack(b, e2) in polish_attack
      phase = polish_attack
    ask is left_out(e2)
    expect no

  example "an enemy over the big river"
    given
      unit a: polish, infantry, at 3228
      unit e1: german, infantry, at 3229
      unit e2: german, infantry, at 3227
      edge 3228 3227: big_river
      battle x: attacker a, target e1
      phase = polish_attack
    ask must attack(a, e2)
    expect need not by 8.22

  example "an enemy over the big river, after the attack"
    given
      unit a: polish, infantry, at 3228
      unit e1: german, infantry, at 3229
      unit e2: german, infantry, at 3227
      edge 3228 3227: big_river
      did attack(a, e1) in polish_attack
      phase = polish_attack
    ask is left_out(e2)
    expect no

  example "unless it stands in the zone of another attacker"
    given
      unit a: polish, infantry, at 3228
      unit b: polish, infantry, at 3328
      unit e1: german, infantry, at 3229
      unit e2: german, infantry, at 3227
      edge 3228 3227: big_river
      battle x: attacker a + b, target e1
      phase = polish_attack
    ask must attack(_, e2)
    expect must by 8.22

  example "a battle of the morning binds nobody in the evening"
    given
      turn = 1
      unit u: polish, infantry, at 3228
      unit e: german, infantry, at 3229
      unit f: german, infantry, at 3227
      battle x: attacker u, target e
      did counter_fight(x) in polish_counter
      phase = polish_attack
    ask is left_out(f)
    expect no

  example "nor does it count as an attack of the evening"
    given
      turn = 1
      unit u: polish, infantry, at 3228
      unit e: german, infantry, at 3229
      battle x: attacker u, target e
      did counter_fight(x) in polish_counter
      phase = polish_attack
    ask is engages(u, e)
    expect no

  example "the attacker has pursued: an enemy beside his old hex is still owed"
    given
      unit u: polish, infantry, at 3229
      unit e: german, infantry, at 3231
      unit f: german, infantry, at 3227
      did attack(u, e) in polish_attack
      did fall_back(e, 3229, 3230) in polish_attack
      did fall_back(e, 3230, 3231) in polish_attack
      did pursue(u, 3228, 3229, 1) in polish_attack
      phase = polish_attack
    ask is left_out(f)
    expect yes by 8.22

  example "an enemy beside his new hex is not"
    given
      unit u: polish, infantry, at 3229
      unit e: german, infantry, at 3231
      unit f: german, infantry, at 3330
      battle x: attacker u, target e
      did fight(x) in polish_attack
      did fall_back(e, 3229, 3230) in polish_attack
      did fall_back(e, 3230, 3231) in polish_attack
      did pursue(u, 3228, 3229, 1) in polish_attack
      phase = polish_attack
    ask is left_out(f)
    expect no

  example "an air counter on the next hex"
    given
      unit u, v: polish, infantry
      at(u) = 3228
      at(v) = 3227
      unit p: german, air, at 3227
      unit e: german, infantry, at 3229
      battle x: attacker u, target e
      phase = polish_attack
    ask is left_out(p)
    expect no by 8.22

  example "a staff on its own"
    given
      unit u: polish, infantry, at 3228
      unit e: german, infantry, at 3229
      unit q: german, hq, at 3227
      battle x: attacker u, target e
      phase = polish_attack
    ask is left_out(q)
    expect no by 8.22

  example "an enemy that was swept back without being attacked"
    given
      unit u: polish, infantry, at 3230
      unit w: polish, infantry, at 3430
      unit f: german, infantry, at 3330
      did fall_back(u, 3229, 3230) in german_attack
      battle x: attacker f, target w
      phase = german_attack
    ask is left_out(u)
    expect yes by 8.22

[8.23] Several against one, one against several
  | Any number of units may join in one attack, and one unit may take on several; strengths are added up on each side (8.4b).
  see 8.4b, 8.29
  was mlawa:8.23
  amount attackers_in(battle X) "the number of units that attack in {X}"
  amount targets_in(battle X) "the number of units attacked in {X}"
  set attackers_in(X) = count(U where attacker(X, U))
  set targets_in(X) = count(E where target(X, E))
  permit fight(X) when attackers_in(X) > 1
  permit fight(X) when targets_in(X) > 1

  dispute w39-A9 "whether units that join in an attack have to stand in the target's zone"
    reading a preferred "8.12 and 8.21 want the target in the zone of the attacker, and no more than that"
    reading b "so it is printed here: a target without a zone is attacked by one unit at a time"
      forbid fight(X)
        when attackers_in(X) > 1 and attacker(X, U) and target(X, E) and at(U) = A and at(E) = B and adjacent(A, B)
        unless in_zoc(U, E)

  example "two regiments on a battery, which has no zone"
    given
      unit u: polish, infantry, strength 6, at 3228
      unit v: polish, infantry, strength 6, at 3230
      unit g: german, light_artillery, gunfire 1, at 3229
      battle x: attacker u + v, target g
      phase = polish_attack
    ask may fight(x)
    expect yes by 8.23

  example "two regiments on one battalion"
    given
      unit u: polish, infantry, strength 6, at 3228
      unit v: polish, infantry, strength 6, at 3230
      unit e: german, infantry, strength 3, at 3229
      battle x: attacker u + v, target e
      phase = polish_attack
    ask may fight(x)
    expect yes by 8.23

  example "one regiment on two battalions"
    given
      unit u: polish, infantry, strength 6, at 3228
      unit e: german, infantry, strength 3, at 3229
      unit f: german, infantry, strength 3, at 3227
      battle x: attacker u, target e + f
      phase = polish_attack
    ask may fight(x)
    expect yes by 8.23

[8.24] A hex is attacked as a whole
  | Defenders that share a hex are attacked together and never one by one. Aircraft over the hex are not meant.
  was mlawa:8.24
  derived split_off(unit F) "a unit that shared the hex of {F} [was|was not] attacked without it in this phase"
  require target(X, F)
    when target(X, E) and battle_hex(E, X) = H and battle_hex(F, X) = H and enemy(U, F) and attacker(X, U)
    unless F is air
    unless did fight(X)
  define split_off(F) when did attack(_, E) this phase and E != F and opening_hex(E) = H and opening_hex(F) = H
    and side(E) = side(F)
    unless did attack(_, F) this phase
  forbid attack(_, F) when split_off(F)

  dispute w39-A56 "a hex onto which a beaten unit has fallen back in this phase"
    reading a preferred "8.11 and 8.12 keep the newcomer out of a second battle, and the others are attacked without it"
    reading b "the hex is attacked as a whole or not at all: the newcomer shields the rest"
      require target(X, F)
        when target(X, E) and at(E) = H and at(F) = H and enemy(U, F) and attacker(X, U) and shifted(F)

  example "the second of two, after the first was attacked alone"
    given
      unit u: polish, infantry, at 3228
      unit v: polish, infantry, at 3230
      unit e, f: german, infantry, at 3229
      did attack(v, e) in polish_attack
      phase = polish_attack
    ask may attack(u, f)
    expect no by 8.24

  example "a beaten battalion has fallen back onto the hex"
    given
      unit u: polish, infantry, at 3228
      unit e: german, infantry, at 3229
      unit f: german, infantry, at 3229
      unit v: polish, infantry, at 3231
      did attack(v, f) in polish_attack
      did fall_back(f, 3230, 3229) in polish_attack
      battle x: attacker u, target e
      phase = polish_attack
    ask may fight(x)
    expect yes by 8.21

  example "a battle that is over asks for nobody who came later"
    given
      unit u: german, infantry, strength 9, at 3228
      unit e, f: polish, infantry, strength 3, at 3229
      battle x: attacker u, target e
      did fight(x) in german_attack
      phase = polish_counter
    ask must target(x, f)
    expect silent

  example "aircraft over the hex are no defenders"
    given
      unit u: polish, infantry, at 3228
      unit e: german, infantry, at 3229
      unit p: german, air, gunfire 1, at 3229
      battle x: attacker u, target e, defence_support p
      phase = polish_attack
    ask may fight(x)
    expect yes by 8.21

  example "one of two on the hex is forgotten"
    given
      unit u: polish, infantry, at 3228
      unit e, f: german, infantry, at 3229
      battle x: attacker u, target e
      phase = polish_attack
    ask may fight(x)
    expect no by 8.24

  example "both are named"
    given
      unit u: polish, infantry, at 3228
      unit e, f: german, infantry, at 3229
      battle x: attacker u, target e + f
      phase = polish_attack
    ask may fight(x)
    expect yes by 8.23

  example "a friend onto whose hex the beaten unit fell back"
    given
      unit g: german, infantry, strength 12, at 3228
      unit p, f: polish, infantry, strength 3, at 3230
      battle x: attacker g, target p
      did fight(x) in german_attack
      did fall_back(p, 3229, 3230) in german_attack
      phase = german_attack
    ask must target(x, f)
    expect silent

[8.25] Splitting a stack
  | Attackers that share a hex may divide into several attacks.
  was mlawa:8.25
  defect w39-A8 "says nothing about attackers on different hexes; they are free in any case (8.26)"
  permit fight(X)
    when current(X) and attacker(X, U) and at(U) = H and at(V) = H and U != V and current(Y) and attacker(Y, V)
    and X != Y

  example 8.25 "two of three strike one enemy, the third the other" reconstructed
    given
      unit a, b, c: polish, infantry, at 3228
      unit e1: german, infantry, at 3227
      unit e2: german, infantry, at 3229
      battle x: attacker a + b, target e2
      battle y: attacker c, target e1
      phase = polish_attack
    ask may fight(y)
    expect yes by 8.25

[8.25/note] Breaking out
  commentary "advice: the strong part of a divided unit breaks the weakest enemy while a small part keeps the others busy; 6.2 and 8.25 decide"
  was mlawa:8.25/note

[8.26] Any order
  | The attacker settles the order of the attacks.
  was mlawa:8.26
  action fight_first(battle X, battle Y) "{X} [be fought|was fought] before {Y}"
  permit fight_first(X, Y) when current(X) and current(Y) and X != Y

  example "the second battle first"
    given
      unit u, v: polish, infantry, at 3228
      unit e: german, infantry, at 3229
      unit f: german, infantry, at 3227
      battle x: attacker u, target e
      battle y: attacker v, target f
      phase = polish_attack
    ask may fight_first(y, x)
    expect yes by 8.26

[8.27] Attack from several sides
  | An attack from three, four, five or six hexes at once shifts the odds by 1, 2, 3 or 4 columns.
  see 8.4, 8.4/explanation
  was mlawa:8.27
  amount attack_directions(battle X) "the number of hexes from which {X} is fought"
  table direction_shift(number N) -> number = 3: 1, 4: 2, 5: 3, 6: 4
  set attack_directions(X) = count(H where attacker(X, U) and battle_hex(U, X) = H)
  add direction_shift(attack_directions(X)) to column(X) when attack_directions(X) >= 3

  example 8.27/ex1 "four units on four sides" reconstructed
    given
      unit a: polish, infantry, strength 3, at 3228
      unit b: polish, infantry, strength 3, at 3230
      unit c: polish, infantry, strength 3, at 3129
      unit d: polish, infantry, strength 3, at 3329
      unit e: german, infantry, strength 6, at 3229
      battle x: attacker a + b + c + d, target e
      phase = polish_attack
    ask value column(x)
    expect 4:1 by 8.27

  example "three sides"
    given
      unit a: polish, infantry, strength 4, at 3228
      unit b: polish, infantry, strength 4, at 3230
      unit c: polish, infantry, strength 4, at 3129
      unit e: german, infantry, strength 6, at 3229
      battle x: attacker a + b + c, target e
      phase = polish_attack
    ask value column(x)
    expect 3:1 by 8.27

  example "two sides are no encirclement"
    given
      unit a: polish, infantry, strength 6, at 3228
      unit b: polish, infantry, strength 6, at 3230
      unit e: german, infantry, strength 6, at 3229
      battle x: attacker a + b, target e
      phase = polish_attack
    ask value column(x)
    expect 2:1 by 8.4b not by 8.27

  example "stacked attackers come from one side"
    given
      unit a, b, c: polish, infantry, strength 3, at 3228
      unit e: german, infantry, strength 6, at 3229
      battle x: attacker a + b + c, target e
    ask value attack_directions(x)
    expect 1 by 8.27

[8.28] Units that have to attack
  | A unit that begins its own attack phase with an enemy in its zone that carries an Attack counter has to attack. Units in
  | field or stationary fortifications need not. Who has to attack brings the other enemies in its zone under 8.22.
  see 8.22, 8.32, 3.1/phase-4, 11.32
  was mlawa:8.28
  derived bound_to_attack(unit U, unit O) "{O} [drives|does not drive] {U} to attack"
  derived still_bound(unit U) "{U} [has|does not have] an attack still to make"
  derived behind_works(unit U) "{U} [stands|does not stand] in field works, a fortress or a fortified line"
  define behind_works(U) when dug_in(U)
  define behind_works(U) when at(U) = H and fortress(H)
  define bound_to_attack(U, O) when own_phase(U, attack) and reached(U, O) and marker(O, attack_counter)
    unless behind_works(U)

  # An enemy whom others have attacked is shielded by 8.11 and keeps nothing open: not for the unit, and not for the end of the
  # phase (8.29), which still_bound is for.
  dispute w39-A11 "whom such a unit has to attack"
    reading a preferred "the enemies on the offensive are the reason: one of them at least, and 8.22 brings in the rest"
      require attack(U, O) when bound_to_attack(U, O)
        unless bound_to_attack(U, P) and engages(U, P)
        unless did attack(_, O) this phase
      excuse attack(U, O) when bound_to_attack(U, O) and bound_to_attack(U, P) and engages(U, P)
        unless left_out(O)
      excuse attack(U, O) when bound_to_attack(U, O) and did attack(_, O) this phase
      define still_bound(U) when bound_to_attack(U, O)
        unless did attack(_, O) this phase
        unless bound_to_attack(U, P) and did attack(U, P) this phase
      define exposed(F) when still_bound(U) and reached(U, F)
    reading b "any attack will do"
      require attack(U, _) when bound_to_attack(U, _)
        unless engages(U, _)
      excuse attack(U, O) when bound_to_attack(U, O) and engages(U, _)
        unless left_out(O)
      define still_bound(U) when bound_to_attack(U, _) and reached(U, E)
        unless did attack(U, _) this phase
        unless did attack(_, E) this phase
      define exposed(F) when still_bound(U) and reached(U, F)
    reading c "each of them, and the unit itself has to do it"
      require attack(U, O) when bound_to_attack(U, O)
        unless engages(U, O)
        unless did attack(_, O) this phase
      excuse attack(U, O) when bound_to_attack(U, O) and engages(U, O)
      define still_bound(U) when bound_to_attack(U, O)
        unless did attack(_, O) this phase
      define exposed(F) when still_bound(U) and reached(U, F)

  dispute w39-A11a "whether a fortified line excuses a unit as well"
    reading a preferred "11.32 puts a unit there on a level with field fortifications"
      define behind_works(U) when at(U) = H and fortified_line(H)
    reading b "the clause names field and stationary fortifications only"

  example "a friend has attacked it: it cannot be attacked again, and is no longer owed"
    given
      unit u, v: polish, infantry, strength 2, at 3228
      unit e: german, infantry, strength 3, at 3229, marker attack_counter
      did attack(v, e) in polish_attack
      phase = polish_attack
    ask must attack(u, e)
    expect need not by 8.28

  example "breaking out: one has taken the enemy on the offensive upon itself, the other has struck elsewhere"
    given
      unit u, v: polish, infantry, strength 2, at 3228
      unit e: german, infantry, strength 3, at 3229, marker attack_counter
      unit f: german, infantry, strength 1, at 3227
      did attack(v, e) in polish_attack
      did attack(u, f) in polish_attack
      phase = polish_attack
    ask duties of poles
    expect nothing

  example "an enemy on the offensive in the zone"
    given
      unit u: polish, infantry, at 3228
      unit o: german, infantry, at 3229, marker attack_counter
      phase = polish_attack
    ask must attack(u, o)
    expect must by 8.28

  example "no counter, no duty"
    given
      unit u: polish, infantry, at 3228
      unit o: german, infantry, at 3229
      phase = polish_attack
    ask must attack(u, o)
    expect need not by 8.21 not by 8.28

  example "the neighbour without a counter comes under 8.22"
    given
      unit u: polish, infantry, at 3228
      unit o: german, infantry, at 3229, marker attack_counter
      unit e: german, infantry, at 3227
      phase = polish_attack
    ask must attack(_, e)
    expect must by 8.22, 8.28

  example "the enemy on the offensive is one that has to be attacked"
    given
      unit u: polish, infantry, at 3228
      unit o: german, infantry, at 3229, marker attack_counter
      phase = polish_attack
    ask is exposed(o)
    expect yes by 8.22

  example "somebody has to, even where works excuse one of two"
    given
      turn = 2
      unit g: german, infantry, strength 3, at 3230, marker field_works
      unit h: german, infantry, strength 3, at 3232
      unit p: polish, infantry, strength 2, at 3231, marker attack_counter
      phase = german_attack
    ask must attack(g, p)
    expect need not by 8.22 not by 8.21

  example "an enemy on the offensive that came up in this phase"
    given
      unit u: polish, infantry, at 3228
      unit o: german, infantry, at 3229, marker attack_counter
      did pursue(o, 3231, 3230, 1) in polish_attack
      did pursue(o, 3230, 3229, 2) in polish_attack
      phase = polish_attack
    ask is bound_to_attack(u, o)
    expect no

  example "two of them, and a battle against one: the other is for 8.22"
    given
      unit u: polish, infantry, at 3228
      unit o: german, infantry, at 3229, marker attack_counter
      unit p: german, infantry, at 3227, marker attack_counter
      unit w: polish, infantry, at 3226
      battle x: attacker u, target o
      battle y: attacker w, target p
      phase = polish_attack
    ask must attack(u, p)
    expect need not by 8.28

  example "field works excuse nobody from what 8.22 asks"
    given
      unit u: polish, infantry, at 3228, marker field_works
      unit o: german, infantry, at 3229, marker attack_counter
      unit e: german, infantry, at 3227
      battle x: attacker u, target e
      phase = polish_attack
    ask must attack(_, o)
    expect must by 8.22

  example "field fortifications let a unit stay quiet"
    given
      unit u: polish, infantry, at 3228, marker field_works
      unit o: german, infantry, at 3229, marker attack_counter
      phase = polish_attack
    ask must attack(u, o)
    expect need not by 8.28

  example "a fortress does too"
    given
      unit u: polish, infantry, at 3228
      unit o: german, infantry, at 3229, marker attack_counter
      hex 3228: fortress
      phase = polish_attack
    ask is bound_to_attack(u, o)
    expect no

  example "a fortified line counts as field works"
    given
      unit u: polish, infantry, at 3228
      unit o: german, infantry, at 3229, marker attack_counter
      hex 3228: fortified_line
      phase = polish_attack
    ask is bound_to_attack(u, o)
    expect no

  example "a battle against it is declared: no more is asked"
    given
      unit u: polish, infantry, at 3228
      unit o: german, infantry, at 3229, marker attack_counter
      battle x: attacker u, target o
      phase = polish_attack
    ask must attack(u, o)
    expect need not by 8.28

  example "set on another enemy, and still bound"
    given
      unit u: polish, infantry, at 3228
      unit v: polish, infantry, at 3230
      unit o: german, infantry, at 3229, marker attack_counter
      unit e: german, infantry, at 3227
      battle x: attacker u, target e
      battle y: attacker v, target o
      phase = polish_attack
    ask must attack(u, o)
    expect must by 8.28

[8.29] The shape of an attack
  | One battle goes from any number of hexes against one hex, or from one hex against several; never from several against
  | several. The phase ends only when the attacks that are owed have been made.
  see 8.22, 8.28
  was mlawa:8.29
  amount attacked_hexes(battle X) "the number of hexes attacked in {X}"
  action close_combat(side S) "{S} [end their combat phase|ended their combat phase]"
  set attacked_hexes(X) = count(H where target(X, E) and battle_hex(E, X) = H)
  permit close_combat(S) when on_attack(S)
  derived attacks_owed(side S) "{S} [still owe|do not owe] an attack"
  define attacks_owed(S) when on_attack(S) and exposed(F) and side(F) != S
    unless did attack(_, F) this phase
  forbid close_combat(S) when attacks_owed(S)

  dispute w39-A7 "whether a battle of several hexes against several is barred, or only not compulsory"
    reading a preferred "the list of allowed shapes is exclusive, and the older edition says must not"
      forbid fight(X) when attack_directions(X) > 1 and attacked_hexes(X) > 1
    reading b "the first half only frees the attacker from it"

  example "two hexes against two"
    given
      unit u: polish, infantry, at 3228
      unit v: polish, infantry, at 3328
      unit e: german, infantry, at 3227
      unit f: german, infantry, at 3329
      battle x: attacker u + v, target e + f
      phase = polish_attack
    ask may fight(x)
    expect no by 8.29

  example 8.29 "diagram III: two stacked units against three on three hexes" reconstructed
    given
      unit a, b: polish, infantry, at 3228
      unit e1: german, infantry, at 3229
      unit e2: german, infantry, at 3227
      unit e3: german, infantry, at 3328
      battle x: attacker a + b, target e1 + e2 + e3
      phase = polish_attack
    ask may fight(x)
    expect yes by 8.23

  example 8.29 "diagram III inversely: three units on three hexes against two stacked ones" reconstructed
    given
      unit a, b: polish, infantry, at 3228
      unit e1: german, infantry, at 3229
      unit e2: german, infantry, at 3227
      unit e3: german, infantry, at 3328
      battle x: attacker e1 + e2 + e3, target a + b
      phase = german_attack
    ask may fight(x)
    expect yes by 8.23

  example "two hexes attacked, counted once each"
    given
      unit u: polish, infantry, at 3228
      unit e, f: german, infantry, at 3229
      unit k: german, infantry, at 3227
      battle x: attacker u, target e + f + k
    ask value attacked_hexes(x)
    expect 2 by 8.29

  example "those who have parted on the retreat stood on one hex"
    given
      unit u: polish, infantry, at 3228
      unit e: german, infantry, at 3230
      unit f: german, infantry, at 3330
      battle x: attacker u, target e + f
      did fall_back(e, 3229, 3230) in polish_attack
      did fall_back(f, 3229, 3330) in polish_attack
      phase = polish_attack
    ask value attacked_hexes(x)
    expect 1 by 8.29

  example "everything has been fought"
    given
      unit u: polish, infantry, at 3228
      unit e: german, infantry, at 3229
      did attack(u, e) in polish_attack
      phase = polish_attack
    ask may close_combat(poles)
    expect yes by 8.29

  example "an enemy was left out"
    given
      unit u: polish, infantry, at 3228
      unit e: german, infantry, at 3229
      unit f: german, infantry, at 3227
      battle x: attacker u, target e
      phase = polish_attack
    ask may close_combat(poles)
    expect no by 8.29

  example "a battle that is owed and declared, but not fought yet"
    given
      unit u: polish, infantry, at 3228
      unit v: polish, infantry, at 3328
      unit e: german, infantry, at 3229
      unit f: german, infantry, at 3227
      did attack(u, e) in polish_attack
      battle y: attacker v, target f
      phase = polish_attack
    ask may close_combat(poles)
    expect no by 8.29

  example "a unit that had to attack is set on its enemy, but has not fought yet"
    given
      unit u: polish, infantry, at 3228
      unit o: german, infantry, at 3229, marker attack_counter
      battle x: attacker u, target o
      phase = polish_attack
    ask is still_bound(u)
    expect yes by 8.28

  example "a unit that has to attack has not"
    given
      unit u: polish, infantry, at 3228
      unit o: german, infantry, at 3229, marker attack_counter
      phase = polish_attack
    ask may close_combat(poles)
    expect no by 8.29

  example "now it has"
    given
      unit u: polish, infantry, at 3228
      unit o: german, infantry, at 3229, marker attack_counter
      did attack(u, o) in polish_attack
      phase = polish_attack
    ask may close_combat(poles)
    expect yes by 8.29

[8.30] Germans and their allies
  | Germans and allies of theirs attack in battles of their own.
  see 3.1, 5.24, scenario-kock1/note-7
  defect w39-N5 "printed before 8.3: it is the tenth item of 8.2, not 8.3 again"
  forbid fight(X) when attacker(X, U) and attacker(X, V) and U is german and V is not german

  dispute w39-A57 "whether two allies of the Germans may share a battle"
    reading a "each nation attacks by itself, as each acts apart from the others (3.1)"
      forbid fight(X)
        when attacker(X, U) and attacker(X, V) and U is not german and V is not german and nation(U) != nation(V)
    reading b "the clause keeps the allies from the Germans, not from each other"

  example "Soviets and Slovaks"
    given
      unit u: soviet, infantry, at 3228
      unit v: slovak, infantry, at 3230
      unit e: polish, infantry, at 3229
      battle x: attacker u + v, target e
      phase = german_attack
    ask may fight(x)
    expect disputed by 8.30

  example "Slovaks join a German attack"
    given
      unit u: german, infantry, at 3228
      unit v: slovak, infantry, at 3230
      unit e: polish, infantry, at 3229
      battle x: attacker u + v, target e
      phase = german_attack
    ask may fight(x)
    expect no by 8.30

[8.3] What limits counter-attacks
  commentary "heading"
  was mlawa:8.3

[8.31] A counter-attack is an attack
  | The rules of 8.2 hold for counter-attacks, save the duty of 8.28. Who counter-attacks may attack in the same turn as well.
  see 8.2, 8.28
  was mlawa:8.31
  action counter_fight(battle X) kind of fight "{X} [be fought as a counter-attack|was fought as a counter-attack]"
    made of counter_attack(U, E) when attacker(X, U) and target(X, E)
  except 8.28 on counter_attack(_, _)
  # What 8.22 asks for in an attack phase is an attack: no counter-attack is owed there.
  except 8.22 on counter_attack(_, _) unless phase_of(counter, _)
  permit attack(U, E) when own_phase(U, attack) and in_zoc(E, U) and did counter_attack(U, _) this turn
  permit counter_attack(U, E) when own_phase(U, counter) and in_zoc(E, U) and did attack(U, _) this turn

  dispute w39-N8 "whether 8.30, printed in that block, is one of the rules of 8.2"
    reading a "only 8.21 to 8.29 carry the number"
      except 8.30 on fight(X) when attacker(X, U) and own_phase(U, counter)
    reading b preferred "it stands before the next heading, and nothing suggests that allies may join here"

  example "the duty to attack is none to counter-attack"
    given
      unit u: polish, infantry, at 3228
      unit o: german, infantry, at 3229, marker attack_counter
      phase = polish_attack
    ask must counter_attack(u, o)
    expect need not by 8.31

  example "nor does 8.22 ask for a counter-attack in an attack phase"
    given
      unit u: polish, infantry, at 3228
      unit e: german, infantry, at 3229
      unit f: german, infantry, at 3227
      battle x: attacker u, target e
      phase = polish_attack
    ask must counter_attack(_, f)
    expect need not by 8.31

  example "in the counter-attack phase it does"
    given
      unit u: polish, infantry, at 3228
      unit e: german, infantry, at 3229
      unit f: german, infantry, at 3227
      battle x: attacker u, target e
      phase = polish_counter
    ask must counter_attack(_, f)
    expect must by 8.22

  example "a hex is counter-attacked as a whole"
    given
      unit u: polish, infantry, at 3228
      unit e, f: german, infantry, at 3229
      battle x: attacker u, target e
      phase = polish_counter
    ask may counter_fight(x)
    expect no by 8.24

  example "a counter-attack of two hexes on one"
    given
      unit u: polish, infantry, at 3228
      unit v: polish, infantry, at 3230
      unit e: german, infantry, at 3229
      battle x: attacker u + v, target e
      phase = polish_counter
    ask may counter_fight(x)
    expect yes by 8.23, 8.32

  example "Slovaks join a German counter-attack"
    given
      unit u: german, infantry, at 3228
      unit v: slovak, infantry, at 3230
      unit e: polish, infantry, at 3229
      battle x: attacker u + v, target e
      phase = german_counter
    ask may counter_fight(x)
    expect no by 8.30

  example "counter-attack first, attack later in the turn"
    given
      unit u: polish, infantry, at 3228
      unit e: german, infantry, at 3229
      did counter_attack(u, e) in polish_counter
      phase = polish_attack
    ask may attack(u, e)
    expect yes by 8.31

  example "attack first, counter-attack later in the turn"
    given
      unit u: german, infantry, at 3228
      unit e: polish, infantry, at 3229
      did attack(u, e) in german_attack
      phase = german_counter
    ask may counter_attack(u, e)
    expect yes by 8.31

[8.32] Who may counter-attack
  | In its side's counter-attack phase a unit may strike at enemies in its zone, unless ground units struck it in the enemy's
  | last attack phase, or fire worth more than 3 did, or an enemy on the offensive stands in its zone. Every attack of that
  | phase is a counter-attack, so all of this is said of attacks.
  see 8.21, 8.28, 3.1/phase-5, 3.1/phase-10
  was mlawa:8.32
  figure fire_borne = 3
  amount fire_received(unit U) "the fire that fell on {U} in the enemy's last attack phase"
  derived struck(unit U)    "{U} [was|was not] struck hard in the enemy's last attack phase"
  derived pressed(unit U)   "an enemy on the offensive [stands|does not stand] in the zone of {U}"
  permit attack(U, E) when own_phase(U, counter) and in_zoc(E, U)
  (1) set fire_received(U) = sum(fire_worth(G) for G where did fire(G, U) in last attack phase of G)
  (1) add sum(fire_worth(G) for G where did attack(G, U) in last attack phase of G and guns(G)) to fire_received(U)
  (1) add sum(fire_worth(P) for P where did attack(P, U) in last attack phase of P and P is air) to fire_received(U)
  (1) define struck(U) when fire_received(U) > fire_borne
  (1) forbid attack(U, _) when own_phase(U, counter) and struck(U)
  (2) define pressed(U) when in_zoc(O, U) and marker(O, attack_counter)
  (2) forbid attack(U, _) when own_phase(U, counter) and pressed(U)
  (2) excuse attack(U, O) when own_phase(U, counter) and in_zoc(O, U) and marker(O, attack_counter)

  dispute w39-A2 "whether the measure of 3 applies to fire alone or to every attack"
    reading a preferred "the words hang on guns and aircraft; any ground attack is enough"
      (1) define struck(U) when did attack(E, U) in last attack phase of E
        unless guns(E)
        unless E is air
    reading b "an attack of any kind counts only with fire above 3"
      (1) add sum(fire_worth(G) for G where attack_support(X, G) and target(X, U) and did fight(X) in last attack phase of G)
        to fire_received(U)

  dispute w39-A1 "whether both conditions have to hold, or one is enough"
    reading a preferred "the second says must not, and the order of phases asks for both"
    reading b "the list names two kinds of units, each of which may"
      except 8.32/1 on attack(U, _) unless pressed(U)
      except 8.32/2 on attack(U, _) unless struck(U)

  dispute w39-C5 "the counter-attack phases (3.1) bar every unit that was attacked"
    reading a preferred "they refer to 8.3 for the details, and 8.32 lets fire worth 3 or less pass"
    reading b "shelling of any weight is an attack"
      (1) define struck(U) when did fire(G, U) in last attack phase of G
      (1) define struck(U) when did attack(G, U) in last attack phase of G

  dispute w39-C6 "the counter-attack phase (3.1) only spares enemies with an Attack counter"
    reading a preferred "8.32 is the detailed rule, and 8.22 would make the unit attack all of them"
    reading b "the others may be struck"
      except 8.32/2 on attack(_, E) when not marker(E, attack_counter)

  example "an attack in the counter-attack phase"
    given
      unit u: polish, infantry, at 3228
      unit e: german, infantry, at 3229
      phase = polish_counter
    ask may attack(u, e)
    expect yes by 8.32

  example "a battle in the counter-attack phase"
    given
      unit u: polish, infantry, strength 6, at 3228
      unit e: german, infantry, strength 3, at 3229
      battle x: attacker u, target e
      phase = polish_counter
    ask may fight(x)
    expect yes by 8.32

  example "no attack for a unit that was struck a moment ago"
    given
      unit u: polish, infantry, at 3228
      unit e: german, infantry, at 3229
      did attack(e, u) in german_attack
      phase = polish_counter
    ask may attack(u, e)
    expect no by 8.32/1

  example "no battle beside an enemy on the offensive"
    given
      unit u: polish, infantry, strength 6, at 3228
      unit e: german, infantry, strength 3, at 3229
      unit o: german, infantry, strength 3, at 3128, marker attack_counter
      battle x: attacker u, target e
      phase = polish_counter
    ask may fight(x)
    expect no by 8.32/2

  example "guns named as attackers count by their fire"
    given
      unit u: polish, infantry, at 3228
      unit e: german, infantry, at 3229
      unit g, h: german, light_artillery, gunfire 1.8, at 3231
      did attack(g, u) in german_attack
      did attack(h, u) in german_attack
      phase = polish_counter
    ask may counter_attack(u, e)
    expect no by 8.32/1

  example "a quiet sector"
    given
      unit u: polish, infantry, at 3228
      unit e: german, infantry, at 3229
      phase = polish_counter
    ask may counter_attack(u, e)
    expect yes by 8.32

  example "struck by infantry a moment ago"
    given
      unit u: polish, infantry, at 3228
      unit e: german, infantry, at 3229
      did attack(e, u) in german_attack
      phase = polish_counter
    ask may counter_attack(u, e)
    expect no by 8.32/1

  example "struck a turn ago"
    given
      unit u: polish, infantry, at 3228
      unit e: german, infantry, at 3229
      did attack(e, u) in german_attack of turn 1
      turn = 2
      phase = polish_counter
    ask may counter_attack(u, e)
    expect yes by 8.32

  example "guns that are listed as attackers are no ground attack"
    given
      unit u: polish, infantry, at 3228
      unit e: german, infantry, at 3229
      unit g: german, light_artillery, gunfire 1.2, at 3230
      did attack(g, u) in german_attack
      phase = polish_counter
    ask is struck(u)
    expect no

  example "nor are aircraft"
    given
      unit u: polish, infantry, at 3228
      unit e: german, infantry, at 3229
      unit p: german, air, gunfire 1, at 3228
      did attack(p, u) in german_attack
      phase = polish_counter
    ask is struck(u)
    expect no

  example "aircraft named as attackers count by their fire"
    given
      unit u: polish, infantry, at 3228
      unit e: german, infantry, at 3229
      unit p, r: german, air, gunfire 2, at 3228
      did attack(p, u) in german_attack
      did attack(r, u) in german_attack
      phase = polish_counter
    ask may counter_attack(u, e)
    expect no by 8.32/1

  example "aircraft known by their strength"
    given
      unit u: polish, infantry, at 3228
      unit e: german, infantry, at 3229
      unit p, r: german, air, strength 2, at 3228
      did fire(p, u) in german_attack
      did fire(r, u) in german_attack
      phase = polish_counter
    ask may counter_attack(u, e)
    expect no by 8.32/1

  example "aircraft and guns together, 3.2 in all"
    given
      unit u: polish, infantry, at 3228
      unit e: german, infantry, at 3229
      unit p: german, air, gunfire 2, at 3228
      unit g: german, light_artillery, gunfire 1.2, at 3231
      did fire(p, u) in german_attack
      did fire(g, u) in german_attack
      phase = polish_counter
    ask may counter_attack(u, e)
    expect no by 8.32/1

  example "a ground attack with guns worth 4 behind it"
    given
      unit u: polish, infantry, at 3228
      unit e: german, infantry, at 3229
      unit g: german, heavy_artillery, gunfire 4, at 3231
      battle x: attacker e, target u, attack_support g
      did fight(x) in german_attack
      phase = polish_counter
    ask may counter_attack(u, e)
    expect no by 8.32/1

  example "guns alone, 2.4 in all, leave the counter-attack open"
    given
      unit u: polish, infantry, at 3228
      unit e: german, infantry, at 3229
      unit g, h: german, light_artillery, gunfire 1.2, at 3231
      did fire(g, u) in german_attack
      did fire(h, u) in german_attack
      phase = polish_counter
    ask may counter_attack(u, e)
    expect yes by 8.32

  example "exactly 3 is borne"
    given
      unit u: polish, infantry, at 3228
      unit e: german, infantry, at 3229
      unit g, h: german, heavy_artillery, gunfire 1.5, at 3231
      did fire(g, u) in german_attack
      did fire(h, u) in german_attack
      phase = polish_counter
    ask may counter_attack(u, e)
    expect yes by 8.32

  example "3.6 is not"
    given
      unit u: polish, infantry, at 3228
      unit e: german, infantry, at 3229
      unit g, h, k: german, light_artillery, gunfire 1.2, at 3231
      did fire(g, u) in german_attack
      did fire(h, u) in german_attack
      did fire(k, u) in german_attack
      phase = polish_counter
    ask may counter_attack(u, e)
    expect no by 8.32/1

  example "an enemy on the offensive stands in the zone"
    given
      unit u: polish, infantry, at 3228
      unit e: german, infantry, at 3229
      unit o: german, infantry, at 3128, marker attack_counter
      phase = polish_counter
    ask may counter_attack(u, e)
    expect no by 8.32/2

  example "it need not be struck back at either"
    given
      unit u: polish, infantry, at 3228
      unit o: german, infantry, at 3128, marker attack_counter
      phase = polish_counter
    ask must counter_attack(u, o)
    expect need not by 8.32/2
