[9.1] General rules of artillery
  commentary "heading"

[9.11] Who fights from afar
  | Artillery is the one kind of unit that takes part in a battle from outside the enemy's zones, and aircraft go by the same
  | rules (10.12). So nothing else supports an attack or a defence; a headquarters helps by its command alone (13.22, 13.23).
  see 10.12, 13.22, 13.23
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
  forbid retreat(G, X, _) when guns(G) and attack_support(X, G)
    unless beaten(X, U) and opening_hex(U) = H and opening_hex(G) = H
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

[9.17] Once a turn
  | An artillery unit fires once a turn: alone, in support of an attack, or in support of a defence.
  see 3.1/phase-5, 3.1/phase-10, 9.42
  derived has_shot(unit G) "{G} [has|has not] fired this turn"
  define has_shot(G) when did fire(G, _) this turn
  define has_shot(G) when attack_support(X, G) and did fight(X) this turn
  define has_shot(G) when defence_support(X, G) and did fight(X) this turn
  forbid fire(G, _) when guns(G) and has_shot(G)
  forbid attack_support(_, G) when guns(G) and has_shot(G)
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

[9.33] Range in defence
  | Guns reach the unit whose defence they support, or do not support it (2.2/range).
  see 2.2/range, 9.35, 9.47
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

[9.35] One of several in range
  | Of several units attacked, one within the range of the guns is enough.
  see 9.33
  was mlawa:9.36
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

[9.5] Guns in close combat
  commentary "heading"

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
  | of the attackers.
  see 8.52, 8.57, 9.53, 12.16
  role anti_tank(battle X, unit G) "{G} [is|is not] turned on the tanks in {X}"
  forbid anti_tank(X, G)
    unless gun_line(X, G)
  forbid defence_support(X, G) when anti_tank(X, G)
  halve fighting_strength(U, X) rounding up when attacker(X, U) and U is armour and anti_tank(X, _)
  set loss_column(X) = full_attack(X) instead of 8.52 when defenders_beaten(X) and anti_tank(X, _)
  defect w39-C16 "multiplies the modifier of lost guns by six, a relic of the older edition's victory points"

  example "dug-in guns and seven SP of tanks"
    given
      unit t: german, armour, strength 7, at 3228
      unit e: polish, infantry, strength 2, at 3229, marker field_works
      unit g: polish, light_artillery, gunfire 1, at 3229, marker field_works
      battle x: attacker t, target e + g, anti_tank g
    ask value fighting_strength(t, x)
    expect 4 by 9.54

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

  example "the losses go by all 24 SP"
    given
      unit t: german, armour, strength 24, at 3228
      unit e: polish, infantry, strength 1, at 3229, marker field_works
      unit g: polish, light_artillery, gunfire 1, at 3229, marker field_works
      battle x: attacker t, target e + g, anti_tank g
      combat_die(x) = 4
    ask value loss_column(x)
    expect 24 by 9.54
