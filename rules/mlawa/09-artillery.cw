[9.0] Artillery
  as w39:9.0

[9.1] General rules of artillery
  as w39:9.1

[9.11] Who fights from afar
  see 10.12, 13.22, 13.23
  defect mla-M3 "prints while being for while not being in an enemy zone: as it stands nobody but guns could fight under 8.12"
  as w39:9.11

[9.12] The fire modifier
  see 8.4c, 10.11
  as w39:9.12

  example "as it is printed"
    given
      unit g: polish, artillery, gunfire 0.5, at 3228
    ask value fire_worth(g)
    expect 0.5 by 9.12

[9.13] Guns in retreat
  | Guns that fight from afar do not retreat. Guns that attack from the next hex, or are attacked from it, do.
  see 8.61, 8.51
  derived close_by(unit G, battle X) "{G} [stands|does not stand] beside a hex that is attacked in {X}"
  define close_by(G, X) when opening_hex(G) = A and defended_hex(X, H) and adjacent(A, H)
  forbid retreat(G, X, _) when guns(G) and defence_support(X, G)
    unless target(X, G)

  dispute mla-A5 "which guns attack from an adjacent hex"
    reading support preferred "those whose fire supports the attack from there: they share the fate of the attackers"
      define beaten(X, G) when attackers_beaten(X) and attack_support(X, G) and guns(G) and close_by(G, X)
      require retreat(G, X, _) or blocked_retreat(G, X, _)
        when attackers_beaten(X) and attack_support(X, G) and guns(G) and close_by(G, X)
        unless settled_with(X, G)
    reading attackers "those named as attackers themselves; support is fire from a distance, wherever the guns stand"
      forbid retreat(G, X, _) when guns(G) and attack_support(X, G) and close_by(G, X)
        unless attacker(X, G)

  example "far behind the defenders"
    given
      board 3220 to 3240
      unit t: german, infantry, strength 9, at 3230
      unit p: polish, infantry, strength 3, at 3229
      unit a: polish, artillery, gunfire 1, at 3227
      battle x: attacker t, target p, defence_support a
      combat_die(x) = 1
      phase = german_attack
    ask may retreat(a, x, 3225)
    expect no by 9.13

  example "beside the beaten regiment, and attacked with it"
    given
      board 3220 to 3240
      unit t: german, infantry, strength 9, at 3230
      unit p: polish, infantry, strength 3, at 3229
      unit a: polish, artillery, gunfire 1, at 3229
      battle x: attacker t, target p + a, defence_support a
      combat_die(x) = 1
      phase = german_attack
    ask may retreat(a, x, 3227)
    expect yes not by 9.13

  example "far behind the attackers"
    given
      board 3220 to 3240
      unit t: german, infantry, strength 3, at 3230
      unit a: german, artillery, gunfire 1, at 3231
      unit p: polish, infantry, strength 12, at 3229
      battle x: attacker t, target p, attack_support a
      combat_die(x) = 5
      phase = german_attack
    ask may retreat(a, x, 3232)
    expect no by 9.13

  example "on the hex of the attackers: the readings part"
    given
      board 3220 to 3240
      unit t: german, infantry, strength 3, at 3230
      unit a: german, artillery, gunfire 1, at 3230
      unit p: polish, infantry, strength 9, at 3229
      battle x: attacker t, target p, attack_support a
      combat_die(x) = 5
      phase = german_attack
    ask may retreat(a, x, 3231)
    expect yes by 8.62

  example "and have to, in the first of them"
    given
      board 3220 to 3240
      unit t: german, infantry, strength 3, at 3230
      unit a: german, artillery, gunfire 1, at 3230
      unit p: polish, infantry, strength 9, at 3229
      battle x: attacker t, target p, attack_support a
      combat_die(x) = 5
      phase = german_attack
    ask must retreat(a, x, _)
    expect must by 9.13

[9.14] Guns do not pursue
  see 8.71, 8.76
  as w39:9.14

  example "a battery after a beaten enemy"
    given
      unit u: german, infantry, strength 7, at 3228
      unit g: german, artillery, gunfire 1, at 3228
      unit e: polish, infantry, strength 3, at 3231
      battle x: attacker u + g, target e
      combat_die(x) = 2
      did fall_back(e, 3229, 3230) in german_attack
      did fall_back(e, 3230, 3231) in german_attack
      phase = german_attack
    ask may pursue(g, 3228, 3229, 1)
    expect no by 9.14

[9.15] Guns have no zone
  see 7.12, 8.12
  as w39:9.15

[9.16] Guns that are run over
  | Guns with no other kind of unit on their hex are eliminated by an enemy that passes over it in its movement phase or in
  | pursuit, at no extra cost. Guns do not do that to guns, and guns in fortifications are safe.
  see 4.21, 8.72
  as w39:9.16/run
  action spare(unit U, unit G) "{U} [spare|spared] {G}"
  add 0 to step_cost(U, _, B) when enemy(U, G) and at(G) = B and lone_guns(G)

  dispute mla-9.16 "whether the guns are lost in any case"
    reading lost preferred "the book's may is about what can happen to guns on their own"
      cause eliminate(G) when runs_down(_, G)
    reading choice "they may be eliminated: who passes over them decides"
      cause eliminate(G) when runs_down(U, G)
        unless did spare(U, G) this phase

  example "lone guns, by pursuit"
    given
      unit u: german, infantry, strength 7, at 3329
      unit g: polish, artillery, gunfire 1, at 3329
      did pursue(u, 3229, 3329, 2) in german_attack
      phase = german_attack
    ask what happens to g
    expect eliminate(g) by 9.16

  example "lone guns, on the march"
    given
      unit u: german, cavalry, movement 9, at 3230
      unit g: polish, artillery, gunfire 1, at 3229
      did step(u, 3228, 3229) in german_movement
      did step(u, 3229, 3230) in german_movement
      phase = german_movement
    ask what happens to g
    expect eliminate(g) by 9.16

  example "by a march that ended there, with nobody counting the hexes"
    given
      unit u: german, cavalry, movement 9, at 3229
      unit g: polish, artillery, gunfire 1, at 3229
      did march(u, 3229) in german_movement
      phase = german_movement
    ask what happens to g
    expect eliminate(g) by 9.16

  example "the player would rather not"
    given
      unit u: german, cavalry, movement 9, at 3230
      unit g: polish, artillery, gunfire 1, at 3229
      did step(u, 3228, 3229) in german_movement
      did step(u, 3229, 3230) in german_movement
      did spare(u, g) in german_movement
      phase = german_movement
    ask what happens to g
    expect eliminate(g) by 9.16

  example "guns beside guns"
    given
      unit h: german, motorized_artillery, movement 12, at 3230
      unit g: polish, artillery, gunfire 1, at 3229
      did step(h, 3228, 3229) in german_movement
      phase = german_movement
    ask is runs_down(h, g)
    expect no by 9.16

  example "what the hex costs"
    given
      unit u: german, infantry, movement 6, at 3228
      unit g: polish, artillery, gunfire 1, at 3229
      phase = german_movement
    ask value step_cost(u, 3228, 3229)
    expect 1 by 4.31, 9.16

[9.2] Support of an attack
  as w39:9.2

[9.21] When guns support an attack
  see 2.2/range, 3.1/phase-4, 3.1/phase-5, 9.51, 9.61
  as w39:9.21

  example "a battle of the other side"
    given
      unit u: german, infantry, strength 6, at 3228
      unit g: german, artillery, gunfire 1, at 3227
      unit e: polish, infantry, strength 3, at 3229
      battle x: attacker e, target u, attack_support g
      phase = polish_attack
    ask may attack_support(x, g)
    expect no by 9.21

  example "in the counter-attack phase"
    given
      unit u: german, infantry, strength 6, at 3228
      unit g: german, artillery, gunfire 1, at 3227
      unit e: polish, infantry, strength 3, at 3229
      battle x: attacker u, target e, attack_support g
      phase = german_counter
    ask may attack_support(x, g)
    expect yes not by 9.21

[9.22] Any number of guns
  | As many guns as the attacker likes may support one attack.
  permit attack_support(_, G) when guns(G)

  example "guns of two divisions"
    given
      unit u: polish, infantry, strength 6, formation "8 DP", at 3228
      unit g: polish, artillery, gunfire 1, formation "8 DP", at 3227
      unit h: polish, artillery, gunfire 1, formation "20 DP", at 3227
      unit e: german, infantry, strength 3, at 3229
      battle x: attacker u, target e, attack_support g + h
      phase = polish_attack
    ask may attack_support(x, h)
    expect yes by 9.22

[9.23] The guns are named
  see 8.4a, 9.38
  as w39:9.23

  example "a battle with guns"
    given
      unit u: polish, infantry, strength 6, at 3228
      unit g: polish, artillery, gunfire 1, at 3227
      unit e: german, infantry, strength 3, at 3229
      battle x: attacker u, target e, attack_support g
      phase = polish_attack
    ask must present(poles, x)
    expect must by 9.23

  example "when it is over there is nothing to name"
    given
      unit u: polish, infantry, strength 6, at 3228
      unit g: polish, artillery, gunfire 1, at 3227
      unit e: german, infantry, strength 3, at 3229
      battle x: attacker u, target e, attack_support g
      did fight(x) in polish_attack
      phase = polish_attack
    ask must present(poles, x)
    expect silent

[9.24] Guns in an attack add up
  | The fire modifiers of all artillery that supports an attack are added.
  amount attack_fire(battle X) "the fire behind the attack in {X}"
  set attack_fire(X) = sum(fire_worth(G) for G where attack_support(X, G))

  example 9.24/ex1 "1 and twice 0.5 on top of 2:1"
    given
      unit u: german, infantry, strength 4, at 3228
      unit e: polish, infantry, strength 2, at 3229
      unit g: german, heavy_artillery, gunfire 1, at 3227
      unit h, k: german, artillery, gunfire 0.5, at 3227
      battle x: attacker u, target e, attack_support g + h + k
    ask value column(x)
    expect 4:1 by 9.24

[9.25] One attack in a phase
  | Guns support one attack in a phase and no second.
  see 9.51, 9.52
  defect mla-R5 "refers to the heading 9.5; 9.51 and 9.52 are meant"
  forbid attack_support(X, G) when guns(G) and attack_support(Y, G) and X != Y and current(X) and current(Y)

  example "one battery for two attacks"
    given
      unit u: german, infantry, strength 6, at 3228
      unit v: german, infantry, strength 6, at 3328
      unit g: german, artillery, gunfire 1, at 3227
      unit e: polish, infantry, strength 3, at 3229
      unit f: polish, infantry, strength 3, at 3428
      battle x: attacker u, target e, attack_support g
      battle y: attacker v, target f, attack_support g
      did fight(y) in german_attack
      phase = german_attack
    ask may attack_support(x, g)
    expect no by 9.25

  example "the counter-attack of the morning does not count"
    given
      turn = 1
      unit u: polish, infantry, strength 6, at 3228
      unit v: polish, infantry, strength 6, at 3328
      unit g: polish, artillery, gunfire 1, at 3227
      unit e: german, infantry, strength 3, at 3229
      unit f: german, infantry, strength 3, at 3428
      battle x: attacker u, target e, attack_support g
      battle y: attacker v, target f, attack_support g
      did fight(y) in polish_counter
      phase = polish_attack
    ask may attack_support(x, g)
    expect yes by 9.22

[9.26] Fire in attack is rounded down
  | A sum of fire behind an attack that is not whole is rounded down.
  round attack_fire(X) down

  example "1.5 counts 1"
    given
      unit u: german, infantry, strength 4, at 3228
      unit e: polish, infantry, strength 2, at 3229
      unit g: german, heavy_artillery, gunfire 1.5, at 3227
      battle x: attacker u, target e, attack_support g
    ask value attack_fire(x)
    expect 1 by 9.26

[9.3] Support of a defence
  as w39:9.3

[9.31] When guns support a defence
  see 3.1/phase-4, 3.1/phase-5, 8.13, 9.52, 9.62
  as w39:9.31

  example "a battle of the own side"
    given
      unit u: german, infantry, strength 6, at 3228
      unit g: german, artillery, gunfire 1, at 3227
      unit e: polish, infantry, strength 3, at 3229
      battle x: attacker u, target e, defence_support g
      phase = german_attack
    ask may defence_support(x, g)
    expect no by 9.31

  example "the enemy counter-attacks"
    given
      unit u: german, infantry, strength 6, at 3228
      unit g: german, artillery, gunfire 1, at 3227
      unit e: polish, infantry, strength 3, at 3229
      battle x: attacker e, target u, defence_support g
      phase = polish_counter
    ask may defence_support(x, g)
    expect yes not by 9.31

[9.32] Guns that have moved
  | Guns that moved do not support a defence.
  dispute mla-9.32 "in which phase they must not have moved"
    reading movement preferred "in the last movement phase of their own, the only one in which guns can march"
      forbid defence_support(_, G) when guns(G) and did step(G, _, _) in last movement phase of G
      forbid defence_support(_, G) when guns(G) and did march(G, _) in last movement phase of G
    reading combat "in the phase in which they are to fire, where they can only have fallen back"
      forbid defence_support(_, G) when guns(G) and did fall_back(G, _, _) this phase

  example "a battery that marched to the front"
    given
      turn = 2
      unit u: german, infantry, strength 6, at 3228
      unit e: polish, infantry, strength 3, at 3229
      unit g: polish, artillery, gunfire 1, at 3230
      did march(g, 3230) in polish_movement of turn 1
      battle x: attacker u, target e, defence_support g
      phase = german_attack
    ask may defence_support(x, g)
    expect no by 9.32

  example "its steps were counted"
    given
      turn = 2
      unit u: german, infantry, strength 6, at 3228
      unit e: polish, infantry, strength 3, at 3229
      unit g: polish, artillery, gunfire 1, at 3230
      did step(g, 3231, 3230) in polish_movement of turn 1
      battle x: attacker u, target e, defence_support g
      phase = german_attack
    ask may defence_support(x, g)
    expect no by 9.32

  example "thrown back in this phase: the readings part"
    given
      turn = 2
      unit u: german, infantry, strength 6, at 3228
      unit e: polish, infantry, strength 3, at 3229
      unit g: polish, artillery, gunfire 1, at 3231
      did fall_back(g, 3230, 3231) in german_attack
      battle x: attacker u, target e, defence_support g
      phase = german_attack
    ask may defence_support(x, g)
    expect yes by 9.34

[9.33] Range in defence
  see 2.2/range, 9.35, 9.48
  as w39:9.33

  example "four hexes away"
    given
      unit t: german, infantry, strength 9, at 3230
      unit p: polish, infantry, strength 3, at 3229
      unit a: polish, artillery, gunfire 1, at 3225
      battle x: attacker t, target p, defence_support a
      phase = german_attack
    ask may defence_support(x, a)
    expect no by 9.33

[9.34] Any number of guns in defence
  | Several guns may support one defence.
  permit defence_support(_, G) when guns(G)

  example "two batteries"
    given
      unit t: german, infantry, strength 9, at 3230
      unit p: polish, infantry, strength 3, at 3229
      unit a, b: polish, artillery, gunfire 1, at 3228
      battle x: attacker t, target p, defence_support a + b
      phase = german_attack
    ask may defence_support(x, a)
    expect yes by 9.34

[9.35] One of several in range
  | Of several units attacked, one within the range of the guns is enough.
  as 9.33

  example "one of two is in range"
    given
      unit t: german, infantry, strength 9, at 3230
      unit p: polish, infantry, strength 3, at 3229
      unit q: polish, infantry, strength 3, at 3231
      unit a: polish, artillery, gunfire 1, at 3226
      battle x: attacker t, target p + q, defence_support a
      phase = german_attack
    ask may defence_support(x, a)
    expect yes by 9.34 not by 9.33

[9.36] Fire in defence works the other way
  | The fire modifiers behind a defence are added up and taken off the ratio.
  see 9.34
  amount defence_fire(battle X) "the fire behind the defence in {X}"
  set defence_fire(X) = sum(fire_worth(G) for G where defence_support(X, G))

  example 9.36/ex1 "3:1 against a battery of 1"
    given
      unit u: german, infantry, strength 6, at 3228
      unit e: polish, infantry, strength 2, at 3229
      unit h: polish, artillery, gunfire 1, at 3230
      battle x: attacker u, target e, defence_support h
    ask value column(x)
    expect 2:1 by 9.36

[9.37] One defence in a phase
  | Guns support one defence in a phase and no second.
  forbid defence_support(X, G) when guns(G) and defence_support(Y, G) and X != Y and current(X) and current(Y)

  example "one battery behind two regiments"
    given
      unit u: german, infantry, strength 6, at 3228
      unit v: german, infantry, strength 6, at 3328
      unit e: polish, infantry, strength 3, at 3229
      unit f: polish, infantry, strength 3, at 3428
      unit g: polish, artillery, gunfire 1, at 3330
      battle x: attacker u, target e, defence_support g
      battle y: attacker v, target f, defence_support g
      did fight(y) in german_attack
      phase = german_attack
    ask may defence_support(x, g)
    expect no by 9.37

[9.38] Who declares first
  | The defender names the guns that support him only when the attacker has shown everything that takes part in the attack:
  | units, guns, aircraft. After that nothing is added to the attack.
  see 9.23, 10.12
  action name_support(battle X, unit G) "{G} [be named|was named] for the defence in {X}"
  action join(battle X, unit U) "{U} [join|joined] the attack in {X}"
  permit name_support(X, G) when current(X) and did present(_, X) this phase and on_defence(side(G))
  otherwise forbid name_support
  forbid join(X, _) when did present(_, X) this phase

  example "the attacker has not finished"
    given
      unit u: german, infantry, strength 6, at 3228
      unit e: polish, infantry, strength 3, at 3229
      unit g: polish, artillery, gunfire 1, at 3230
      battle x: attacker u, target e
      phase = german_attack
    ask may name_support(x, g)
    expect no by 9.38

  example "now he has"
    given
      unit u: german, infantry, strength 6, at 3228
      unit e: polish, infantry, strength 3, at 3229
      unit g: polish, artillery, gunfire 1, at 3230
      battle x: attacker u, target e
      did present(germans, x) in german_attack
      phase = german_attack
    ask may name_support(x, g)
    expect yes by 9.38

  example "another regiment, when all has been shown"
    given
      unit u: german, infantry, strength 6, at 3228
      unit v: german, infantry, strength 6, at 3330
      unit e: polish, infantry, strength 3, at 3229
      battle x: attacker u, target e
      did present(germans, x) in german_attack
      phase = german_attack
    ask may join(x, v)
    expect no by 9.38

  example "another regiment, when the defender has answered"
    given
      unit u: german, infantry, strength 6, at 3228
      unit v: german, infantry, strength 6, at 3330
      unit e: polish, infantry, strength 3, at 3229
      unit g: polish, artillery, gunfire 1, at 3230
      battle x: attacker u, target e
      did name_support(x, g) in german_attack
      phase = german_attack
    ask may join(x, v)
    expect silent

[9.39] Fire in defence is rounded up
  | A sum of fire behind a defence that is not whole is rounded up, which is the defender's favour; so is that of guns that
  | answer (9.48).
  see 9.48
  defect mla-C9 "a note to 9.64 says up where the defender's favour is down; all three clauses favour the defender"
  round defence_fire(X) up
  round answer_power(B) up

  example "1.5 counts 2"
    given
      unit u: german, infantry, strength 6, at 3228
      unit e: polish, infantry, strength 2, at 3229
      unit h: polish, heavy_artillery, gunfire 1.5, at 3230
      battle x: attacker u, target e, defence_support h
    ask value column(x)
    expect 1:1 by 9.39

  example "the sum is rounded, not each battery"
    given
      unit u: german, infantry, strength 6, at 3228
      unit e: polish, infantry, strength 2, at 3229
      unit h, k: polish, heavy_artillery, gunfire 0.5, at 3230
      battle x: attacker u, target e, defence_support h + k
    ask value defence_fire(x)
    expect 1 by 9.36

  example "a whole sum stays"
    given
      unit u: german, infantry, strength 6, at 3228
      unit e: polish, infantry, strength 2, at 3229
      unit h: polish, heavy_artillery, gunfire 2, at 3230
      battle x: attacker u, target e, defence_support h
    ask value defence_fire(x)
    expect 2 by 9.36

  example "guns that answer with 0.5 count 1"
    given
      unit g: german, heavy_artillery, gunfire 2, at 3227
      unit e: polish, infantry, strength 3, at 3229
      unit a: polish, artillery, gunfire 0.5, at 3230
      bombardment b: firing g, shelled e, answering a
    ask value answer_power(b)
    expect 1 by 9.39

[9.4] Guns that fire on their own
  as w39:9.4

[9.41] Fire without other troops
  | Guns may attack by fire alone, with no unit of another kind, in the attack and counter-attack phases of their side (9.51).
  | Nothing but guns and aircraft (10.13) can.
  see 2.2/range, 9.51, 9.61, 10.13
  permit fire(G, E) when guns(G) and own_phase(G, attack) and enemy(G, E) and E is not air
  permit fire(G, E) when guns(G) and own_phase(G, counter) and enemy(G, E) and E is not air
  otherwise forbid fire

  example "a battery and a regiment two hexes away"
    given
      unit g: german, artillery, gunfire 1, at 3227
      unit e: polish, infantry, strength 3, at 3229
      phase = german_attack
    ask may fire(g, e)
    expect yes by 9.41

  example "in the counter-attack phase"
    given
      unit g: german, artillery, gunfire 1, at 3227
      unit e: polish, infantry, strength 3, at 3229
      phase = german_counter
    ask may fire(g, e)
    expect yes by 9.41

  example "a declared bombardment"
    given
      unit g: german, artillery, gunfire 1, at 3227
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
      unit g: german, artillery, gunfire 1, at 3227
      unit e: polish, infantry, strength 3, at 3229
      bombardment b: firing g + u, shelled e
      phase = german_attack
    ask may bombard(b)
    expect no by 9.41

[9.42] One hex
  | Guns that fire alone fire on one hex in a phase: on all the enemies there, and on nobody elsewhere.
  as w39:9.42/aim
  (whole) require shelled(B, F) when firing(B, G) and aim(B) = H and at(F) = H and enemy(G, F) and F is not air
    unless did bombard(B)

  example "two hexes under one bombardment"
    given
      unit g: german, artillery, gunfire 1, at 3228
      unit e: polish, infantry, strength 3, at 3230
      unit f: polish, infantry, strength 3, at 3330
      bombardment b: firing g, shelled e + f
      phase = german_attack
    ask may bombard(b)
    expect no by 9.42

  example "the same guns in two bombardments"
    given
      unit g: german, artillery, gunfire 1, at 3228
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
      unit g: german, artillery, gunfire 1, at 3228
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
      unit g: german, artillery, gunfire 1, at 3228
      unit e: polish, infantry, strength 3, at 3230
      unit f: polish, infantry, strength 3, at 3330
      did fire(g, e) in german_attack
      phase = german_attack
    ask may fire(g, f)
    expect no by 9.42

  example "half of a stack"
    given
      unit g: german, artillery, gunfire 1, at 3228
      unit e, f: polish, infantry, strength 3, at 3230
      bombardment b: firing g, shelled e
      phase = german_attack
    ask may bombard(b)
    expect no by 9.42

[9.43] Several guns on one hex
  see 9.12, 9.46
  as w39:9.43

  example "one more may join"
    given
      unit g: polish, artillery, gunfire 1, at 3227
      unit h: polish, artillery, gunfire 0.7, at 3227
      unit e: german, infantry, strength 3, at 3229
      bombardment b: firing g + h, shelled e
      phase = polish_attack
    ask may firing(b, h)
    expect yes by 9.43

  example "two batteries of 1 and one of 0.5"
    given
      unit g, h: german, heavy_artillery, gunfire 1, at 3227
      unit k: german, artillery, gunfire 0.5, at 3228
      unit e: polish, infantry, strength 3, at 3229
      bombardment b: firing g + h + k, shelled e
    ask value fire_power(b)
    expect 2 by 9.43, 9.46

[9.44] The ratio of fire alone
  | Whatever the strength of those under fire, the ratio begins at 1:4; the fire, the ground and field works shift it.
  see 8.4c, 8.4d, 8.83, 9.46, 9.48, 11.22, 11.32
  amount strafe_column(bombardment B) on odds "the ratio of {B}"
  set strafe_column(B) = 1:4 when shelled(B, _)
  add fire_power(B) to strafe_column(B)
  add hex_modifier(aim(B)) to strafe_column(B)
  add works_shift to strafe_column(B) when shelled(B, E) and marker(E, field_works)
  limit strafe_column(B) to at most 10:1
  limit strafe_column(B) to at least 1:4

  example "fire of 5 on two hundred men or two thousand"
    given
      unit g: german, heavy_artillery, gunfire 5, at 3227
      unit e: polish, infantry, strength 24, at 3229
      bombardment b: firing g, shelled e
    ask value strafe_column(b)
    expect 3:1 by 9.44

  example "on a city"
    given
      unit g: german, heavy_artillery, gunfire 5, at 3227
      unit e: polish, infantry, strength 24, at 3229
      hex 3229: city
      bombardment b: firing g, shelled e
    ask value strafe_column(b)
    expect 1:1 by 8.83, 9.44

  example "on field works"
    given
      unit g: german, heavy_artillery, gunfire 5, at 3227
      unit e: polish, infantry, strength 24, at 3229, marker field_works
      bombardment b: firing g, shelled e
    ask value strafe_column(b)
    expect 1:1 by 9.44, 11.21

  example "fire of 20"
    given
      unit g, h: german, heavy_artillery, gunfire 10, at 3227
      unit e: polish, infantry, strength 24, at 3229
      bombardment b: firing g + h, shelled e
    ask value strafe_column(b)
    expect 10:1 by 9.44

  example "fire of 1 on a city"
    given
      unit g: german, artillery, gunfire 1, at 3227
      unit e: polish, infantry, strength 24, at 3229
      hex 3229: city
      bombardment b: firing g, shelled e
    ask value strafe_column(b)
    expect 1:4 by 9.44

[9.45] Fire drives nobody off
  | Who is under fire alone loses SP, and does not retreat.
  see 8.61
  forbid fall_back(E, _, _) when did fire(_, E) this phase
    unless did attack(_, E) this phase

  example "out of the shells"
    given
      unit g: polish, heavy_artillery, gunfire 2.1, at 3227
      unit e: german, infantry, strength 3, at 3229
      did fire(g, e) in polish_attack
      phase = polish_attack
    ask may fall_back(e, 3229, 3230)
    expect no by 9.45

  example "shelled and attacked, on whatever ground"
    given
      unit a: german, infantry, strength 9, at 3228
      unit g: german, heavy_artillery, gunfire 2, at 3227
      unit e: polish, infantry, strength 3, at 3229
      battle x: attacker a, target e
      combat_die(x) = 1
      did fire(g, e) in german_attack
      did fight(x) in german_attack
      phase = german_attack
    ask may fall_back(e, 3229, 3230)
    expect yes not by 9.45

[9.46] Rounding of the fire
  | A sum of fire on its own that is not whole is rounded down.
  see 9.39
  round fire_power(B) down

  example "1.5 counts 1"
    given
      unit g: german, heavy_artillery, gunfire 1.5, at 3227
      unit e: polish, infantry, strength 3, at 3229
      bombardment b: firing g, shelled e
    ask value fire_power(b)
    expect 1 by 9.46

[9.47] What fire costs
  | A die picks the line in the sector of 9.44 and with it the first part of the result, as in 8.4; headquarters do not count. The
  | Losses table has the price in that line, in the column of the strength under fire, guns with the strength printed on them. A
  | unit alone on its hex bears all of it; how several share it is for their owner (8.56).
  see 8.4c, 8.4d, 8.4f, 8.56, 8.57, 9.44, tables/CRT, tables/casualties
  defect mla-R7 "leaves out steps b, d and e, and headquarters in e: they belong to c, and d is needed to find the sector"
  defect mla-M8 "calls the first column of the sector X; it is column 0"
  throw fire_die(bombardment B) 1d6 "the roll of {B}"
  derived strafe_result(bombardment B) -> result "{B} [ends|does not end] in {result}"
  amount shelled_strength(bombardment B) in sp "the strength under the fire of {B}"
  amount bombard_loss(bombardment B) in sp "what {B} costs the units under it"
  procedure shelling "resolving fire on its own"
  step a of shelling "add up the fire, less what answers it, and shift the ratio of 1:4" gives fire_power(B), strafe_column(B)
  step b of shelling "throw a die for the result" gives fire_die(B), strafe_result(B)
  step c of shelling "find the losses for the strength under fire" gives shelled_strength(B), bombard_loss(B)
  define strafe_result(B) = R when crt(strafe_column(B), fire_die(B)) = R
  set shelled_strength(B) = sum(strength(E) for E where shelled(B, E))
  set bombard_loss(B) = defender_losses(R, shelled_strength(B))
    when strafe_result(B) = R and R is not "A1" or "A2" or "-"
  # The table has no line for these: they beat the attacker or nobody.
  set bombard_loss(B) = 0 when strafe_result(B) = R and R is "A1" or "A2" or "-"
  cause lose(E, N) when did bombard(B) this phase and shelled(B, E) and bombard_loss(B) = N and N > 0
    unless shelled(B, F) and F != E

  example 9.47/ex1 "5.5 on 20 points: the ratio is 3:1"
    given
      unit g: german, heavy_artillery, gunfire 5.5, at 3227
      unit e: polish, infantry, strength 20, at 3229
      bombardment b: firing g, shelled e
      fire_die(b) = 3
    ask value strafe_column(b)
    expect 3:1 by 9.44, 9.46

  example 9.47/ex1 "a 3 is B2"
    given
      unit g: german, heavy_artillery, gunfire 5.5, at 3227
      unit e: polish, infantry, strength 20, at 3229
      bombardment b: firing g, shelled e
      fire_die(b) = 3
    ask value strafe_result(b)
    expect "B2" by 9.47

  example 9.47/ex1 "three points are lost"
    given
      unit g: german, heavy_artillery, gunfire 5.5, at 3227
      unit e: polish, infantry, strength 20, at 3229
      bombardment b: firing g, shelled e
      fire_die(b) = 3
    ask value bombard_loss(b)
    expect 3 by 9.47

  example "the steps in order"
    given
      unit g: german, heavy_artillery, gunfire 5.5, at 3227
      unit e: polish, infantry, strength 20, at 3229
      bombardment b: firing g, shelled e
      fire_die(b) = 3
    ask how shelling of b
    expect a, b, c by 9.47

  example "a miss"
    given
      unit g: german, artillery, gunfire 1, at 3227
      unit e: polish, infantry, strength 20, at 3229
      bombardment b: firing g, shelled e
      fire_die(b) = 5
    ask value bombard_loss(b)
    expect 0 by 9.47

  example "guns beside infantry are counted by their strength"
    given
      unit g: german, heavy_artillery, gunfire 5, at 3227
      unit e: polish, infantry, strength 6, at 3229
      unit h: polish, artillery, strength 1, gunfire 1, at 3229
      bombardment b: firing g, shelled e + h
    ask value shelled_strength(b)
    expect 7 by 9.47

  example "the regiment that was hit"
    given
      unit g: german, heavy_artillery, gunfire 5, at 3227
      unit e: polish, infantry, strength 20, at 3229
      bombardment b: firing g, shelled e
      fire_die(b) = 3
      did bombard(b) in german_attack
      phase = german_attack
    ask what happens to e
    expect lose(e, 3) by 9.47

  example "two regiments share it as their owner likes"
    given
      unit g: german, heavy_artillery, gunfire 5, at 3227
      unit e, f: polish, infantry, strength 10, at 3229
      bombardment b: firing g, shelled e + f
      fire_die(b) = 3
      did bombard(b) in german_attack
      phase = german_attack
    ask what happens to e
    expect nothing

[9.48] Guns answer
  | Guns may support the defence of friends under fire, if a gun that fires on them is within their range; it does not matter
  | how far the friends are. Their fire modifiers are taken off, as in any defence.
  see 9.33, 9.36, 9.62, 9.63, 10.33
  as w39:9.47/answer
  amount answer_power(bombardment B) "the fire that answers {B}"
  set answer_power(B) = sum(fire_worth(G) for G where answering(B, G))
  add 0 - answer_power(B) to strafe_column(B) when answering(B, _)

  example "a battery answers a battery"
    given
      unit g: german, heavy_artillery, gunfire 2.1, at 3227
      unit e: polish, infantry, strength 3, at 3229
      unit a: polish, artillery, gunfire 1, at 3230
      bombardment b: firing g, shelled e, answering a
      phase = german_attack
    ask may answering(b, a)
    expect yes by 9.48

  example "the side that fires does not answer itself"
    given
      unit g: german, heavy_artillery, gunfire 2.1, at 3227
      unit h: german, artillery, gunfire 1, at 3227
      unit e: polish, infantry, strength 3, at 3229
      bombardment b: firing g, shelled e, answering h
      phase = german_attack
    ask may answering(b, h)
    expect no by 9.48

  example "guns out of reach of the guns that fire"
    given
      unit g: german, heavy_artillery, gunfire 2, at 3226
      unit e: polish, infantry, strength 3, at 3229
      unit a: polish, artillery, gunfire 1, at 3230
      bombardment b: firing g, shelled e, answering a
      phase = german_attack
    ask may answering(b, a)
    expect no by 9.48

  example "what is left of the fire"
    given
      unit g: german, heavy_artillery, gunfire 5, at 3227
      unit e: polish, infantry, strength 3, at 3229
      unit a: polish, artillery, gunfire 1, at 3230
      bombardment b: firing g, shelled e, answering a
    ask value strafe_column(b)
    expect 2:1 by 9.44, 9.48

[9.5] Guns in the combat phases
  commentary "heading"

[9.51] Guns in the own counter-attack phase
  | Guns support a counter-attack, or fire alone in that phase, only if they were not attacked in the enemy's last attack phase
  | and supported no defence in it.
  see 3.1/phase-5, 3.1/phase-9, 9.21, 9.41
  derived tied_up(unit G) "{G} [was|was not] attacked in the enemy's last attack phase, or at work for a defence"
  define tied_up(G) when did attack(E, G) in last attack phase of E
  define tied_up(G) when did fire(E, G) in last attack phase of E
  define tied_up(G) when defence_support(X, G) and attacker(X, E) and did fight(X) in last attack phase of E
  define tied_up(G) when answering(B, G) and firing(B, F) and did bombard(B) in last attack phase of F
  forbid attack_support(_, G) when guns(G) and own_phase(G, counter) and tied_up(G)
  forbid fire(G, _) when guns(G) and own_phase(G, counter) and tied_up(G)

  example "guns that supported a defence do not support the counter-attack"
    given
      unit h: german, infantry, strength 3, at 3229
      unit p, q: polish, infantry, strength 6, at 3230
      unit a: polish, artillery, gunfire 1, at 3231
      battle y: attacker h, target q, defence_support a
      did fight(y) in german_attack
      battle x: attacker p, target h, attack_support a
      phase = polish_counter
    ask may attack_support(x, a)
    expect no by 9.51

  example "guns that were attacked do not fire"
    given
      unit h: german, infantry, strength 3, at 3229
      unit a: polish, artillery, strength 1, gunfire 1, at 3230
      did attack(h, a) in german_attack
      phase = polish_counter
    ask may fire(a, h)
    expect no by 9.51

  example "nor those that were shelled"
    given
      unit g: german, artillery, gunfire 1, at 3228
      unit a: polish, artillery, strength 1, gunfire 1, at 3230
      did fire(g, a) in german_attack
      phase = polish_counter
    ask may fire(a, g)
    expect no by 9.51

  example "nor those that answered other guns"
    given
      unit g: german, artillery, gunfire 1, at 3228
      unit e: polish, infantry, strength 3, at 3230
      unit a: polish, artillery, strength 1, gunfire 1, at 3231
      bombardment b: firing g, shelled e, answering a
      did bombard(b) in german_attack
      phase = polish_counter
    ask may fire(a, g)
    expect no by 9.51

  example "fresh guns"
    given
      unit h: german, infantry, strength 3, at 3228
      unit a: polish, artillery, strength 1, gunfire 1, at 3230
      phase = polish_counter
    ask may fire(a, h)
    expect yes by 9.41

  example "in the attack phase it does not matter"
    given
      turn = 1
      unit h: german, infantry, strength 3, at 3229
      unit a: polish, artillery, strength 1, gunfire 1, at 3230
      did attack(h, a) in german_attack
      phase = polish_attack
    ask may fire(a, h)
    expect yes by 9.41

[9.52] Guns in the enemy's counter-attack phase
  | Guns support a defence against a counter-attack only if they were not used in the last attack phase of their own side.
  see 3.1/phase-5, 3.1/phase-9, 9.31
  forbid defence_support(_, G) when guns(G) and used_in_attack(G) and phase_of(counter, _)

  example "guns that supported the attack"
    given
      unit u, v: german, infantry, strength 6, at 3228
      unit g: german, artillery, gunfire 1, at 3227
      unit e, f: polish, infantry, strength 3, at 3229
      battle y: attacker u, target e, attack_support g
      did fight(y) in german_attack
      battle x: attacker f, target v, defence_support g
      phase = polish_counter
    ask may defence_support(x, g)
    expect no by 9.52

  example "against an attack they may"
    given
      turn = 1
      unit u, v: german, infantry, strength 6, at 3228
      unit g: german, artillery, gunfire 1, at 3227
      unit e, f: polish, infantry, strength 3, at 3229
      battle y: attacker u, target e, attack_support g
      did fight(y) in german_attack
      battle x: attacker f, target v, defence_support g
      phase = polish_attack
    ask may defence_support(x, g)
    expect yes by 9.34

[9.53] Guns in counter-attacks
  | Everything else in this chapter holds in counter-attack phases as it does in attack phases.
  commentary "the clauses of the chapter name both kinds of phase: there is nothing to add"
  see 9.21, 9.31, 9.41, 9.61 to 9.64

  example "one battery for two counter-attacks"
    given
      unit u: polish, infantry, strength 6, at 3228
      unit v: polish, infantry, strength 6, at 3328
      unit g: polish, artillery, gunfire 1, at 3227
      unit e: german, infantry, strength 3, at 3229
      unit f: german, infantry, strength 3, at 3428
      battle x: attacker u, target e, attack_support g
      battle y: attacker v, target f, attack_support g
      phase = polish_counter
    ask may attack_support(x, g)
    expect no by 9.25

[9.53/note] Guns that have served
  | Guns that supported a side in an attack phase are turned over to show it.
  see 9.25, 9.37, 9.51, 9.52
  event show_served(unit G) "{G} [be turned over|was turned over]"
  cause show_served(G) when guns(G) and phase_of(attack, _) and did fight(X) this phase and attack_support(X, G)
  cause show_served(G) when guns(G) and phase_of(attack, _) and did fight(X) this phase and defence_support(X, G)

  example "behind an attack"
    given
      unit u: german, infantry, strength 6, at 3228
      unit g: german, artillery, gunfire 1, at 3227
      unit e: polish, infantry, strength 3, at 3229
      battle x: attacker u, target e, attack_support g
      did fight(x) in german_attack
      phase = german_attack
    ask what happens to g
    expect show_served(g) by 9.53/note

  example "behind a defence"
    given
      unit u: german, infantry, strength 6, at 3228
      unit e: polish, infantry, strength 3, at 3229
      unit h: polish, artillery, gunfire 1, at 3230
      battle x: attacker u, target e, defence_support h
      did fight(x) in german_attack
      phase = german_attack
    ask what happens to h
    expect show_served(h) by 9.53/note

[9.6] Guns in close combat
  as w39:9.5

[9.61] Guns in an enemy zone attack
  see 8.12, 8.22, 9.41
  as w39:9.51

  example "over the heads of the enemy in front"
    given
      unit g: german, artillery, gunfire 1, at 3228
      unit e: polish, infantry, strength 3, at 3229
      unit f: polish, infantry, strength 3, at 3230
      phase = german_attack
    ask may fire(g, f)
    expect no by 9.61

  example "in the counter-attack phase as well"
    given
      unit g: german, artillery, gunfire 1, at 3228
      unit e: polish, infantry, strength 3, at 3229
      unit f: polish, infantry, strength 3, at 3230
      phase = german_counter
    ask may fire(g, f)
    expect no by 9.61

  example "support for a battle two hexes away"
    given
      unit g: german, artillery, gunfire 1, at 3228
      unit u: german, infantry, strength 6, at 3231
      unit e: polish, infantry, strength 3, at 3229
      unit f: polish, infantry, strength 3, at 3230
      battle x: attacker u, target f, attack_support g
      phase = german_attack
    ask may attack_support(x, g)
    expect no by 9.61

[9.62] Guns in an enemy zone defend
  see 9.31, 9.48, 9.63
  as w39:9.52

  example "for a regiment on the next hex"
    given
      unit u: german, infantry, strength 6, at 3228
      unit v: german, infantry, strength 6, at 3231
      unit e: polish, infantry, strength 3, at 3229
      unit g: polish, artillery, gunfire 1, at 3229
      unit f: polish, infantry, strength 3, at 3230
      battle x: attacker v, target f, defence_support g
      phase = german_attack
    ask may defence_support(x, g)
    expect no by 9.62

  example "for other guns on their hex"
    given
      unit u: german, infantry, strength 6, at 3228
      unit g, h: polish, artillery, gunfire 1, at 3229
      battle x: attacker u, target g + h, defence_support h
      phase = german_attack
    ask may defence_support(x, h)
    expect no by 9.62

  example "nor do they answer guns that fire on another hex"
    given
      unit u: german, infantry, strength 6, at 3228
      unit k: german, heavy_artillery, gunfire 2, at 3227
      unit e: polish, infantry, strength 3, at 3229
      unit g: polish, artillery, gunfire 1, at 3229
      unit f: polish, infantry, strength 3, at 3230
      bombardment b: firing k, shelled f, answering g
      phase = german_attack
    ask may answering(b, g)
    expect no by 9.62

  example "for the regiment beside them"
    given
      unit u: german, infantry, strength 6, at 3228
      unit e: polish, infantry, strength 3, at 3229
      unit g: polish, artillery, gunfire 1, at 3229
      battle x: attacker u, target e + g, defence_support g
      phase = german_attack
    ask may defence_support(x, g)
    expect yes by 9.34

[9.63] Guns on their own
  | Guns that share their hex with no other friend, and stand in an enemy zone, defend with a strength of their own. They
  | support nobody else. A headquarters is no unit, and aircraft do not stand there.
  see 8.4b, 9.62, 13.11
  derived guns_alone(unit G) "{G} [stands|does not stand] without other troops on its hex"
  define guns_alone(G)
    when guns(G) and opening_hex(G) = H and every V where opening_hex(V) = H and side(V) = side(G)
    and V is not hq or air
    has guns(V)
  set fighting_strength(G, X) = strength(G) when target(X, G) and guns_alone(G)
  add sum(strength(G) for G where target(X, G) and guns_alone(G)) to full_defence(X)
  forbid defence_support(_, G) when guns_alone(G) and reached(_, G)

  example "a battery alone"
    given
      unit u: german, infantry, strength 6, at 3228
      unit g: polish, artillery, strength 1, gunfire 1, at 3229
      battle x: attacker u, target g
    ask value defence_total(x)
    expect 1 by 9.63

  example "with a headquarters only"
    given
      unit u: german, infantry, strength 6, at 3228
      unit g: polish, artillery, strength 1, gunfire 1, at 3229
      unit q: polish, hq, at 3229
      battle x: attacker u, target g
    ask value defence_total(x)
    expect 1 by 9.63

  example "two batteries"
    given
      unit u: german, infantry, strength 6, at 3228
      unit g, h: polish, artillery, strength 1, gunfire 1, at 3229
      battle x: attacker u, target g + h
    ask value defence_total(x)
    expect 2 by 9.63

  example "beside a battalion it adds nothing"
    given
      unit u: german, infantry, strength 6, at 3228
      unit e: polish, infantry, strength 3, at 3229
      unit g: polish, artillery, strength 1, gunfire 1, at 3229
      battle x: attacker u, target e + g
    ask value defence_total(x)
    expect 3 by 8.4b not by 9.63

  example "its strength, nothing halved"
    given
      unit u: german, infantry, strength 6, at 3228
      unit g: polish, artillery, strength 1, gunfire 1, at 3229
      battle x: attacker u, target g
    ask value full_defence(x)
    expect 1 by 9.63

  example "it supports nobody"
    given
      unit u: german, infantry, strength 6, at 3228
      unit v: german, infantry, strength 6, at 3230
      unit g: polish, artillery, gunfire 1, at 3229
      unit e: polish, infantry, strength 3, at 3231
      battle x: attacker v, target e, defence_support g
      phase = german_attack
    ask may defence_support(x, g)
    expect no by 9.63

[9.64] Guns against tanks
  | Light guns, their fire together less than 1, that share a hex with field works with other troops may be turned on the
  | attacking armour: the sum of its strength is halved, rounded up. Such guns do not support the defence besides. Losses go by
  | the whole strength of the tanks; the attacker takes his from them, the defender his from the guns first.
  see 8.4b, 8.4e, 8.56, 8.57, 9.63, 12.16
  defect mla-C12 "8.56 lets the owner choose who loses; this is the special rule"
  role anti_tank(battle X, unit G) "{G} [is|is not] turned on the tanks in {X}"
  derived gun_line(battle X, unit G) "{G} [stands|does not stand] on a hex with field works and other troops that is attacked in {X}"
  amount anti_tank_fire(battle X) "the fire of the guns turned on the tanks in {X}"
  amount tank_sum(battle X) in sp "the strength of the tanks that attack in {X}"
  amount tanks_left(battle X) in sp "half the strength of the tanks that attack in {X}"
  define gun_line(X, G)
    when target(X, G) and guns(G) and opening_hex(G) = H and opening_hex(V) = H and marker(V, field_works)
    unless guns_alone(G)
  set anti_tank_fire(X) = sum(fire_worth(G) for G where anti_tank(X, G))
  permit anti_tank(X, G) when gun_line(X, G) and attacker(X, U) and U is armour
  forbid anti_tank(X, G)
    unless gun_line(X, G)
  forbid anti_tank(X, _) when anti_tank_fire(X) >= 1
  forbid defence_support(X, G) when anti_tank(X, G)
  set tank_sum(X) = sum(fighting_strength(U, X) for U where attacker(X, U) and U is armour)
  set tanks_left(X) = tank_sum(X) / 2
  round tanks_left(X) up
  add tanks_left(X) - tank_sum(X) to attack_total(X) when anti_tank(X, _)
  set counted_attack(X) = full_attack(X) instead of 8.4e when anti_tank(X, _)
  forbid bear(U, X, _) when anti_tank(X, _) and attacker(X, U) and U is not armour
  forbid bear(E, X, _) when anti_tank(X, G) and target(X, E) and not anti_tank(X, E)
    unless did lose(G, _) this phase

  example "dug-in guns and seven SP of tanks"
    given
      unit t: german, armour, strength 7, at 3228
      unit e: polish, infantry, strength 2, at 3229, marker field_works
      unit g: polish, artillery, strength 1, gunfire 0.5, at 3229
      battle x: attacker t, target e + g, anti_tank g
    ask value attack_total(x)
    expect 4 by 9.64

  example "three and three are halved together"
    given
      unit s, t: german, armour, strength 3, at 3228
      unit e: polish, infantry, strength 2, at 3229, marker field_works
      unit g: polish, artillery, strength 1, gunfire 0.5, at 3229
      battle x: attacker s + t, target e + g, anti_tank g
    ask value attack_total(x)
    expect 3 by 9.64

  example "infantry is not halved"
    given
      unit t: german, armour, strength 7, at 3228
      unit u: german, infantry, strength 7, at 3228
      unit e: polish, infantry, strength 2, at 3229, marker field_works
      unit g: polish, artillery, strength 1, gunfire 0.5, at 3229
      battle x: attacker t + u, target e + g, anti_tank g
    ask value attack_total(x)
    expect 11 by 9.64

  example "without works the guns are not turned on tanks"
    given
      unit t: german, armour, strength 7, at 3228
      unit e: polish, infantry, strength 2, at 3229
      unit g: polish, artillery, strength 1, gunfire 0.5, at 3229
      battle x: attacker t, target e + g, anti_tank g
      phase = german_attack
    ask may fight(x)
    expect no by 9.64

  example "nor without other troops"
    given
      unit t: german, armour, strength 7, at 3228
      unit g: polish, artillery, strength 1, gunfire 0.5, at 3229, marker field_works
      battle x: attacker t, target g, anti_tank g
      phase = german_attack
    ask may fight(x)
    expect no by 9.64

  example "a heavy battery is no anti-tank gun"
    given
      unit t: german, armour, strength 7, at 3228
      unit e: polish, infantry, strength 2, at 3229, marker field_works
      unit g: polish, artillery, strength 1, gunfire 1, at 3229
      battle x: attacker t, target e + g, anti_tank g
      phase = german_attack
    ask may fight(x)
    expect no by 9.64

  example "they do one thing or the other"
    given
      unit t: german, armour, strength 7, at 3228
      unit e: polish, infantry, strength 2, at 3229, marker field_works
      unit g: polish, artillery, strength 1, gunfire 0.5, at 3229
      battle x: attacker t, target e + g, defence_support g, anti_tank g
      phase = german_attack
    ask may defence_support(x, g)
    expect no by 9.64

  example "with works and troops beside them they are"
    given
      unit t: german, armour, strength 7, at 3228
      unit e: polish, infantry, strength 2, at 3229, marker field_works
      unit g: polish, artillery, strength 1, gunfire 0.5, at 3229
      battle x: attacker t, target e + g, anti_tank g
      phase = german_attack
    ask may fight(x)
    expect yes by 8.21

  example "the losses go by all 24 SP"
    given
      unit t: german, armour, strength 24, at 3228
      unit e: polish, infantry, strength 1, at 3229, marker field_works
      unit g: polish, artillery, strength 1, gunfire 0.5, at 3229
      battle x: attacker t, target e + g, anti_tank g
    ask value counted_attack(x)
    expect 24 by 9.64

  example "the infantry behind the tanks bears nothing"
    given
      unit t: german, armour, strength 24, at 3228
      unit u: german, infantry, strength 7, at 3228
      unit e: polish, infantry, strength 1, at 3229, marker field_works
      unit g: polish, artillery, strength 1, gunfire 0.5, at 3229
      battle x: attacker t + u, target e + g, anti_tank g
    ask may bear(u, x, 1)
    expect no by 9.64

  example "the guns bear the first loss of the defenders"
    given
      unit t: german, armour, strength 24, at 3228
      unit e: polish, infantry, strength 2, at 3229, marker field_works
      unit g: polish, artillery, strength 1, gunfire 0.5, at 3229
      battle x: attacker t, target e + g, anti_tank g
      phase = german_attack
    ask may bear(e, x, 1)
    expect no by 9.64

  example "when they are gone the others follow"
    given
      unit t: german, armour, strength 24, at 3228
      unit e: polish, infantry, strength 2, at 3229, marker field_works
      unit g: polish, artillery, strength 1, gunfire 0.5, at 3229
      battle x: attacker t, target e + g, anti_tank g
      did lose(g, 1) in german_attack
      phase = german_attack
    ask may bear(e, x, 1)
    expect yes by 8.56

  example "may the dug-in guns take on the tanks"
    given
      unit t: german, armour, strength 9, at 3228
      unit u: polish, infantry, strength 3, at 3229, marker field_works
      unit k: polish, artillery, strength 1, gunfire 0.5, at 3229
      battle x: attacker t, target u + k, anti_tank k
      phase = german_attack
    ask may anti_tank(x, k)
    expect yes by 9.64

[9.64/note] A ratio in between
  | If the guns leave a ratio between two sectors it goes to the one that is better for the defender: 2.5:1 is 2:1.
  see 8.4b, 9.39
  defect mla-C9 "calls that rounding up"
  as 8.4b

  example 9.64/note "five SP of tanks are left against two"
    given
      unit t: german, armour, strength 9, at 3228
      unit e: polish, infantry, strength 2, at 3229, marker field_works
      unit g: polish, artillery, strength 1, gunfire 0.5, at 3229
      battle x: attacker t, target e + g, anti_tank g
    ask value ratio(x)
    expect 2:1 by 8.4b, 9.64
