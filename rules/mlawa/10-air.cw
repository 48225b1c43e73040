[10.0] Air forces
  | Air counters stand for what aircraft do in an area, and for no real unit. In this game the Poles have none.
  commentary "what the counters stand for"
  as w39:10.0
  defect mla-10.0 "the Poles have no air counters here, but phase 8 (3.1) gives them support from the air"

[10.1] General rules of the air
  as w39:10.1

[10.11] What aircraft are worth
  | The Germans have air counters from the first stage on. The strength of a counter does in combat what the fire modifier of
  | guns does; its two faces differ in it alone. It is one printed number, so either name for it will do.
  see 9.12, 10.41
  as w39:10.11/power

  example "a counter with a 1 on it, over a battle"
    given
      unit u: german, infantry, strength 6, at 3228
      unit p: german, air, strength 1, at 3229
      unit e: polish, infantry, strength 3, at 3229
      battle x: attacker u, target e, attack_support p
    ask value column(x)
    expect 3:1 by 8.4c, 10.11

[10.12] Aircraft support battles
  | German aircraft support attacks and defences of their own side as guns do: with the same effect (8.4c), and declared in the
  | same order (9.38).
  see 8.4c, 9.11, 9.38, 10.21, 10.22, 3.1/phase-4, 3.1/phase-5, 3.1/phase-8, 3.1/phase-9
  dispute mla-10.12 "whether aircraft support where the order of phases names guns alone"
    reading support preferred "the clause knows no phase: an attack is an attack, a defence a defence"
      permit attack_support(_, P) when P is air and side(P) = germans and now(german_attack)
      permit defence_support(_, P) when P is air and side(P) = germans and now(polish_attack)
    reading phases "the phases list who may support, and have German aircraft in the two counter-attack phases only"

  example "over a German attack: the readings part"
    given
      weather_die = 3
      unit u: german, infantry, strength 6, at 3228
      unit p: german, air, strength 2, at 3229
      unit e: polish, infantry, strength 3, at 3229
      battle x: attacker u, target e, attack_support p
      phase = german_attack
    ask may attack_support(x, p)
    expect yes by 10.12

  example "over the defence against a Polish attack: the readings part"
    given
      weather_die = 3
      unit u: polish, infantry, strength 6, at 3228
      unit e: german, infantry, strength 3, at 3229
      unit p: german, air, strength 2, at 3229
      battle x: attacker u, target e, defence_support p
      phase = polish_attack
    ask may defence_support(x, p)
    expect yes by 10.12

  example "what they take from the ratio"
    given
      unit u: polish, infantry, strength 9, at 3228
      unit e: german, infantry, strength 3, at 3229
      unit p: german, air, strength 1, at 3229
      battle x: attacker u, target e, defence_support p
    ask value column(x)
    expect 2:1 by 8.4c, 10.11

[10.13] Aircraft attack on their own
  | Aircraft may attack on their own, or together with guns that fire on their own, and with nobody else. They go by the rules
  | of 9.4, those for losses (9.47) included. A throw of 2 to 6 for aircraft alone, whatever else it does, takes one MP from the
  | units attacked in their next movement phase: the S1 counter says so, and comes off when that phase ends.
  see 4.5, 9.41, 9.44, 9.47, 10.21, 10.31, 10.33
  figure slowed_by = 1 in mp
  derived air_raid(bombardment B) "{B} [is|is not] an attack by aircraft alone"
  derived jolted(bombardment B) "{B} [slows|does not slow] the units under it"
  define air_raid(B) when firing(B, P) and P is air
    unless firing(B, G) and G is not air
  permit firing(_, P) when P is air
  cause mark(E, s1) when did bombard(B) this phase and jolted(B) and shelled(B, E) and E is not train
  cause unmark(U, s1) at end of german_movement when side(U) = germans and marker(U, s1)
  cause unmark(U, s1) at end of polish_movement when side(U) = poles and marker(U, s1)
  add 0 - slowed_by to march_points(U) when marker(U, s1)

  dispute mla-10.13 "when aircraft attack on their own"
    reading guns preferred "when guns do: the rules are those of 9.4, and 9.41 has the attack and counter-attack phases"
      permit fire(P, E) when P is air and enemy(P, E) and E is not air and own_phase(P, attack)
      permit fire(P, E) when P is air and enemy(P, E) and E is not air and own_phase(P, counter)
    reading at_once "as soon as they are placed and the dice of 10.23 are thrown, at the beginning of a movement phase"
      permit fire(P, E) when P is air and enemy(P, E) and E is not air and own_phase(P, movement)

  dispute mla-A2 "which die the 2 to 6 is on"
    reading attack preferred "the one that decides what the attack costs: it is thrown while its effect is looked up"
      define jolted(B) when air_raid(B) and fire_die(B) >= 2
    reading apart "one of its own: the effect of the first is said not to matter"
      throw mobility_die(bombardment B) 1d6 "the mobility roll of {B}"
      define jolted(B) when air_raid(B) and mobility_die(B) >= 2

  example 4.5 "six points are five"
    given
      unit u: polish, infantry, movement 6, at 3228, marker s1
    ask value march_points(u)
    expect 5 by 4.22, 10.13

  example "bombs on a regiment: the readings part"
    given
      weather_die = 3
      unit p: german, air, strength 2, at 3229
      unit e: polish, infantry, strength 3, at 3229
      bombardment b: firing p, shelled e
      phase = german_attack
    ask may bombard(b)
    expect yes by 10.13

  example "in the counter-attack phase"
    given
      weather_die = 3
      unit p: german, air, strength 2, at 3229
      unit e: polish, infantry, strength 3, at 3229
      phase = german_counter
    ask may fire(p, e)
    expect yes by 10.13

  example "in the movement phase: the readings part"
    given
      weather_die = 3
      unit p: german, air, strength 2, at 3229
      unit e: polish, infantry, strength 3, at 3229
      phase = german_movement
    ask may fire(p, e)
    expect no by 9.41

  example "together with guns"
    given
      weather_die = 3
      unit p: german, air, strength 2, at 3229
      unit g: german, artillery, gunfire 1, at 3227
      unit e: polish, infantry, strength 3, at 3229
      bombardment b: firing p + g, shelled e
      phase = german_attack
    ask may firing(b, p)
    expect yes by 10.13

  example "with tanks beside them"
    given
      weather_die = 3
      unit p: german, air, strength 2, at 3229
      unit t: german, armour, strength 6, at 3228
      unit e: polish, infantry, strength 3, at 3229
      bombardment b: firing p + t, shelled e
      phase = german_attack
    ask may bombard(b)
    expect no by 9.41

  example "strength 4 brings the ratio from 1:4 to 2:1"
    given
      unit p, q: german, air, strength 2, at 3229
      unit e: polish, infantry, strength 20, at 3229
      bombardment b: firing p + q, shelled e
    ask value strafe_column(b)
    expect 2:1 by 9.44, 10.11

  example "with guns it is no attack by aircraft alone"
    given
      unit p: german, air, strength 1, at 3229
      unit g: german, artillery, gunfire 0.5, at 3227
      unit e: polish, infantry, strength 3, at 3229
      bombardment b: firing p + g, shelled e
    ask is air_raid(b)
    expect no

  example "a regiment that was bombed, and a 2: the readings part"
    given
      unit p: german, air, strength 2, at 3229
      unit e: polish, infantry, strength 20, at 3229
      unit f: polish, infantry, strength 20, at 3229
      bombardment b: firing p, shelled e + f
      did bombard(b) in german_attack
      fire_die(b) = 2
      mobility_die(b) = 1
      phase = german_attack
    ask what happens to e
    expect mark(e, s1) by 10.13

  example "a 1: the readings part"
    given
      unit p: german, air, strength 2, at 3229
      unit e, f: polish, infantry, strength 20, at 3229
      bombardment b: firing p, shelled e + f
      did bombard(b) in german_attack
      fire_die(b) = 1
      mobility_die(b) = 2
      phase = german_attack
    ask what happens to e
    expect nothing

  example "a train has a table of its own"
    given
      unit p: german, air, strength 2, at 3229
      unit t: polish, train, at 3229
      bombardment b: firing p, shelled t
      did bombard(b) in german_attack
      fire_die(b) = 3
      mobility_die(b) = 3
      train_die(b, p) = 1
      phase = german_attack
    ask what happens to t
    expect nothing

  example "the counter stays while the other side moves"
    given
      unit u: polish, infantry, movement 6, at 3228, marker s1
      phase = german_movement
    ask what happens to u at end of german_movement
    expect nothing

  example "and comes off when its own side has moved"
    given
      unit u: polish, infantry, movement 6, at 3228, marker s1
      phase = polish_movement
    ask what happens to u at end of polish_movement
    expect unmark(u, s1) by 10.13

  example "a German's counter"
    given
      unit u: german, infantry, movement 6, at 3228, marker s1
      phase = german_movement
    ask what happens to u at end of german_movement
    expect unmark(u, s1) by 10.13

[10.14] Trains as targets
  as w39:10.14
  see 9.42, 10.31

  example "a train beside a regiment"
    given
      weather_die = 3
      unit p: german, air, strength 2, at 3229
      unit t: polish, train, at 3229
      unit e: polish, infantry, strength 3, at 3229
      bombardment b: firing p, shelled t
      phase = german_attack
    ask may bombard(b)
    expect yes by 10.13

[10.2] How aircraft attack
  | Air counters are placed at the beginning of a movement phase, before anything moves, on the hexes they are to act on.
  see 10.21, 10.22, 10.23
  forbid sortie(_, _) when did step(_, _, _) this phase
  forbid sortie(_, _) when did march(_, _) this phase
  forbid sortie(_, _) when did bring_on(_, _) this phase
  dispute mla-10.2 "whose movement phase is meant"
    reading own preferred "that of the player who is going to attack, as the clause calls him; they lie there for a defence later in the stage too"
      forbid sortie(P, _) unless own_phase(P, movement)
    reading either "the clause names no side, and a defence against the attack of phase 8 is prepared when the Poles begin to move"
      forbid sortie(_, _) unless phase_of(movement, _)

  example "onto the enemy, before anybody moves"
    given
      weather_die = 3
      unit p: german, air, strength 2
      unit e: polish, infantry, strength 3, at 3229
      phase = german_movement
    ask may sortie(p, 3229)
    expect yes by 10.21

  example "in the attack phase it is too late"
    given
      weather_die = 3
      unit p: german, air, strength 2
      unit e: polish, infantry, strength 3, at 3229
      phase = german_attack
    ask may sortie(p, 3229)
    expect no by 10.2

  example "when the Poles are about to move: the readings part"
    given
      weather_die = 3
      unit p: german, air, strength 2
      unit u: german, infantry, strength 3, at 3229
      phase = polish_movement
    ask may sortie(p, 3229)
    expect no by 10.2

  example "after the first step of anybody"
    given
      weather_die = 3
      unit p: german, air, strength 2
      unit e: polish, infantry, strength 3, at 3229
      unit u: german, infantry, at 3030
      did step(u, 3031, 3030) in german_movement
      phase = german_movement
    ask may sortie(p, 3229)
    expect no by 10.2

  example "after a march of anybody"
    given
      weather_die = 3
      unit p: german, air, strength 2
      unit e: polish, infantry, strength 3, at 3229
      unit u: german, infantry, at 3030
      did march(u, 3030) in german_movement
      phase = german_movement
    ask may sortie(p, 3229)
    expect no by 10.2

  example "after the first reinforcement"
    given
      weather_die = 3
      unit p: german, air, strength 2
      unit e: polish, infantry, strength 3, at 3229
      unit u: german, infantry, at 3030
      did bring_on(u, 3030) in german_movement
      phase = german_movement
    ask may sortie(p, 3229)
    expect no by 10.2

[10.21] Over the enemy
  | To attack on its own, or to support an attack, a counter is put on the enemy unit that is to be attacked. It attacks
  | nowhere else.
  see 10.12, 10.13
  permit sortie(P, H) when P is air and enemy(P, E) and at(E) = H and E is not air
  forbid attack_support(X, P) when P is air
    unless target(X, E) and at(E) = H and at(P) = H
  forbid fire(P, E) when P is air
    unless at(E) = H and at(P) = H

  example "onto a Polish regiment"
    given
      weather_die = 3
      unit p: german, air, strength 2
      unit e: polish, infantry, strength 3, at 3229
      phase = german_movement
    ask may sortie(p, 3229)
    expect yes by 10.21

  example "onto an empty hex"
    given
      weather_die = 3
      unit p: german, air, strength 2
      unit e: polish, infantry, strength 3, at 3229
      phase = german_movement
    ask may sortie(p, 3230)
    expect silent

  example "a counter beside the battle"
    given
      weather_die = 3
      unit u: german, infantry, strength 6, at 3228
      unit p: german, air, strength 2, at 3230
      unit e: polish, infantry, strength 3, at 3229
      battle x: attacker u, target e, attack_support p
      phase = german_attack
    ask may attack_support(x, p)
    expect no by 10.21

  example "a counter beside the regiment that guns fire on"
    given
      weather_die = 3
      unit p: german, air, strength 2, at 3230
      unit g: german, artillery, gunfire 1, at 3227
      unit e: polish, infantry, strength 3, at 3229
      bombardment b: firing p + g, shelled e
      phase = german_attack
    ask may bombard(b)
    expect no by 10.21

[10.22] Over friends
  | To support a defence a counter is put on the unit of its own side that is to be helped.
  see 10.12
  permit sortie(P, H) when P is air and at(F) = H and side(F) = side(P) and F is not air
  forbid defence_support(X, P) when P is air
    unless target(X, E) and at(E) = H and at(P) = H

  example "onto a German regiment"
    given
      weather_die = 3
      unit p: german, air, strength 2
      unit u: german, infantry, strength 3, at 3229
      phase = german_movement
    ask may sortie(p, 3229)
    expect yes by 10.22

  example "a counter beside the defenders"
    given
      weather_die = 3
      unit u: polish, infantry, strength 6, at 3228
      unit p: german, air, strength 2, at 3230
      unit e: german, infantry, strength 3, at 3229
      battle x: attacker u, target e, defence_support p
      phase = polish_counter
    ask may defence_support(x, p)
    expect no by 10.22

[10.23] A die for each counter
  | When all counters are placed a die is thrown for each.
  see 10.2
  throw placing_die(unit P) 1d6 "the roll of {P} when it has been placed"
  derived tested(unit P) "{P} [throws|does not throw] a die in this phase"
  define tested(P) when did sortie(P, _) this phase

  example "a counter that was placed"
    given
      unit p: german, air, strength 2, at 3229
      did sortie(p, 3229) in german_movement
      phase = german_movement
    ask is tested(p)
    expect yes by 10.23

  example "one that was not"
    given
      unit p: german, air, strength 2
      phase = german_movement
    ask is tested(p)
    expect no

[10.23/table] What becomes of the counter
  | 6: back to base, off the map. 5: it is turned to its 1; a counter that had only 1 goes off the map. Otherwise it stays.
  see 3.1/phase-1/table
  sort flight = stays, weakens, turns_home
  table flight_on(number R) -> flight = 1-4: stays, 5: weakens, 6: turns_home
  event return_to_base(unit P) "{P} [return to base|returned to base]" drops at(P)
  derived flown_home(unit P) "{P} [goes|does not go] home"
  derived weakened(unit P) "{P} [is|is not] down to 1"
  define flown_home(P) when tested(P) and flight_on(placing_die(P)) = turns_home
  define flown_home(P) when tested(P) and flight_on(placing_die(P)) = weakens and air_power(P) <= 1
  define weakened(P) when tested(P) and flight_on(placing_die(P)) = weakens and air_power(P) > 1
  cause return_to_base(P) when flown_home(P)
  cause show_one(P) when weakened(P)

  example "a 4"
    ask value flight_on(4)
    expect stays by 10.23/table

  example "a 4 changes nothing"
    given
      unit p: german, air, strength 2, at 3229
      did sortie(p, 3229) in german_movement
      placing_die(p) = 4
      phase = german_movement
    ask what happens to p
    expect nothing

  example "a 6"
    given
      unit p: german, air, strength 2, at 3229
      did sortie(p, 3229) in german_movement
      placing_die(p) = 6
      phase = german_movement
    ask what happens to p
    expect return_to_base(p) by 10.23/table

  example "a 5 for a counter of 2"
    given
      unit p: german, air, strength 2, at 3229
      did sortie(p, 3229) in german_movement
      placing_die(p) = 5
      phase = german_movement
    ask what happens to p
    expect show_one(p) by 10.23/table

  example "a 5 for a counter that the weather has left with 1"
    given
      unit p: german, air, strength 1, at 3229
      did sortie(p, 3229) in german_movement
      placing_die(p) = 5
      phase = german_movement
    ask what happens to p
    expect return_to_base(p) by 10.23/table

[10.23/after] With what is left
  | The counters that stayed may attack, with the strength that is up on them.
  see 10.11, 10.12, 10.13
  commentary "who went home lies on no hex, and nobody attacks from elsewhere (10.21); what the others are worth they show (10.11)"

  example "who went home supports no attack"
    given
      weather_die = 3
      unit u: german, infantry, strength 6, at 3228
      unit p: german, air, strength 2
      unit e: polish, infantry, strength 3, at 3229
      did return_to_base(p) in german_movement
      battle x: attacker u, target e, attack_support p
      phase = german_attack
    ask may attack_support(x, p)
    expect no by 10.21

[10.3] Aircraft alone
  as w39:10.3

[10.31] Attacks on trains
  | Aircraft that attack a train throw a die each; the procedure of 9.47 is left out.
  see 9.47, 10.14
  throw train_die(bombardment B, unit P) 1d6 "the roll of {P} in {B}"
  derived train_raid(bombardment B, unit T) "{B} [is|is not] an air attack on the train {T}"
  define train_raid(B, T) when air_raid(B) and shelled(B, T) and T is train
  except 9.47 on bombard_loss(B) when train_raid(B, _)

  example "no losses by the table"
    given
      unit p: german, air, strength 2, at 3229
      unit t: polish, train, strength 1, at 3229
      bombardment b: firing p, shelled t
      fire_die(b) = 1
    ask value bombard_loss(b)
    expect silent

[10.31/table] What trains suffer
  | 6: the train is destroyed; the units on it lose 1 SP and have half their MP in their next movement phase. 5: the train
  | itself has 20 points left of its movement, and nobody aboard suffers. Otherwise the attack fails.
  see 18.12
  figure points_left = 20 in mp
  sort train_hit = no_hit, slowed, wrecked
  table train_hits(number R) -> train_hit = 1-4: no_hit, 5: slowed, 6: wrecked
  derived train_result(unit T, train_hit H) "{T} [is|is not] {H} from the air in this phase"
  event hold_up(unit T) "{T} [be slowed|was slowed] from the air"
  event spill(unit U) "{U} [be thrown|was thrown] off a wrecked train"
  define train_result(T, H) when train_raid(B, T) and did bombard(B) this phase and firing(B, P)
    and train_hits(train_die(B, P)) = H
  cause eliminate(T) when train_result(T, wrecked)
  cause spill(U) when aboard(U) = T and train_result(T, wrecked)
  cause hold_up(T) when train_result(T, slowed)
  set march_points(T) = points_left instead of 4.22 when T is train and did hold_up(T) since last movement phase of T

  dispute mla-10.31 "whether the units aboard lose 1 SP each or 1 SP in all"
    reading each preferred "the clause speaks of units, and of their MP in the same breath"
      cause lose(U, 1) when aboard(U) = T and train_result(T, wrecked)
    reading together "1 SP is what is lost; whose it is, where there are several, the owner says (8.56)"
      cause lose(U, 1) when aboard(U) = T and train_result(T, wrecked)
        unless aboard(V) = T and V != U

  dispute mla-A17d "how half of the movement points is rounded"
    reading halves preferred "not at all: a road costs half a point a hex, so half a point can be spent"
      multiply march_points(U) by 1/2 when did spill(U) since last movement phase of U
    reading down "down: no road begins where the train was wrecked, and half a point buys nothing else"
      halve march_points(U) rounding down when did spill(U) since last movement phase of U

  example "a 4"
    ask value train_hits(4)
    expect no_hit by 10.31/table

  example "a 6 for the train"
    given
      unit p: german, air, strength 2, at 3229
      unit t: polish, train, at 3229
      unit u: polish, infantry, strength 3, aboard t
      bombardment b: firing p, shelled t
      did bombard(b) in german_attack
      train_die(b, p) = 6
      phase = german_attack
    ask what happens to t
    expect eliminate(t) by 10.31/table

  example "a 6 for the regiment on it"
    given
      unit p: german, air, strength 2, at 3229
      unit t: polish, train, at 3229
      unit u: polish, infantry, strength 3, aboard t
      bombardment b: firing p, shelled t
      did bombard(b) in german_attack
      train_die(b, p) = 6
      phase = german_attack
    ask what happens to u
    expect lose(u, 1), spill(u) by 10.31/table

  example "two regiments on it: the readings part"
    given
      unit p: german, air, strength 2, at 3229
      unit t: polish, train, at 3229
      unit u, v: polish, infantry, strength 3, aboard t
      bombardment b: firing p, shelled t
      did bombard(b) in german_attack
      train_die(b, p) = 6
      phase = german_attack
    ask what happens to u
    expect lose(u, 1), spill(u) by 10.31/table

  example "a 5"
    given
      unit p: german, air, strength 2, at 3229
      unit t: polish, train, at 3229
      unit u: polish, infantry, strength 3, aboard t
      bombardment b: firing p, shelled t
      did bombard(b) in german_attack
      train_die(b, p) = 5
      phase = german_attack
    ask what happens
    expect hold_up(t) by 10.31/table

  example "what the train has left"
    given
      turn = 2
      unit t: polish, train, movement 40, at 3229
      did hold_up(t) in german_attack
      phase = polish_movement
    ask value march_points(t)
    expect 20 by 10.31/table

  example "a stage later it runs as before"
    given
      turn = 3
      unit t: polish, train, movement 40, at 3229
      did hold_up(t) in german_attack of turn 2
      phase = polish_movement
    ask value march_points(t)
    expect 40 by 4.22

  example "a regiment off a wrecked train"
    given
      turn = 2
      unit u: polish, infantry, strength 3, movement 6, at 3229
      did spill(u) in german_attack
      phase = polish_movement
    ask value march_points(u)
    expect 3 by 4.22, 10.31/table

  example "five points: the readings part"
    given
      turn = 2
      unit u: polish, infantry, strength 3, movement 5, at 3229
      did spill(u) in german_attack
      phase = polish_movement
    ask value march_points(u)
    expect 2.5 by 4.22, 10.31/table

[10.31/double] Two successes
  | Where two counters succeed against one train, the result that is better for the attacker is the one that counts.
  see 10.31/table
  defect mla-A3 "may be read of two counters or of two attacks one after the other: either way a second 5 changes nothing and a 6 beats it"
  except 10.31/table on hold_up(T) when train_result(T, wrecked)

  example "a 5 and a 6"
    given
      unit p, q: german, air, strength 2, at 3229
      unit t: polish, train, at 3229
      bombardment b: firing p + q, shelled t
      did bombard(b) in german_attack
      train_die(b, p) = 5
      train_die(b, q) = 6
      phase = german_attack
    ask what happens to t
    expect eliminate(t) by 10.31/table

  example "two 5s"
    given
      unit p, q: german, air, strength 2, at 3229
      unit t: polish, train, at 3229
      bombardment b: firing p + q, shelled t
      did bombard(b) in german_attack
      train_die(b, p) = 5
      train_die(b, q) = 5
      phase = german_attack
    ask what happens to t
    expect hold_up(t) by 10.31/table

[10.32] The first two days
  | On 1 and 2 September the Germans have two air counters at the most on one hex.
  see 10.21, 10.22
  figure early_limit = 2
  figure early_until = 2
  derived crowded_sky(unit P) "too many German air counters [lie|do not lie] over the hex of {P} for this day"
  set today = september
  define crowded_sky(P) when P is german and P is air and today <= early_until and at(P) = H
    and count(Q where at(Q) = H and Q is german and Q is air) > early_limit
  forbid sortie(P, H) when P is german and today <= early_until
    and count(Q where at(Q) = H and Q is german and Q is air and Q != P) >= early_limit
  forbid attack_support(_, P) when crowded_sky(P)
  forbid defence_support(_, P) when crowded_sky(P)
  forbid fire(P, _) when crowded_sky(P)

  example "a third counter on 2 September"
    given
      september = 2
      weather_die = 3
      unit p, q: german, air, strength 2, at 3229
      unit r: german, air, strength 2
      unit e: polish, infantry, strength 3, at 3229
      phase = german_movement
    ask may sortie(r, 3229)
    expect no by 10.32

  example "a second"
    given
      september = 2
      weather_die = 3
      unit p: german, air, strength 2, at 3229
      unit r: german, air, strength 2
      unit e: polish, infantry, strength 3, at 3229
      phase = german_movement
    ask may sortie(r, 3229)
    expect yes by 10.21

  example "a third on 3 September"
    given
      september = 3
      weather_die = 3
      unit p, q: german, air, strength 2, at 3229
      unit r: german, air, strength 2
      unit e: polish, infantry, strength 3, at 3229
      phase = german_movement
    ask may sortie(r, 3229)
    expect yes by 10.21

  example "three over one battle on 1 September"
    given
      september = 1
      weather_die = 3
      unit u: german, infantry, strength 6, at 3228
      unit p, q, r: german, air, strength 2, at 3229
      unit e: polish, infantry, strength 3, at 3229
      battle x: attacker u, target e, attack_support p + q + r
      phase = german_attack
    ask may fight(x)
    expect no by 10.32

  example "three over a defence on 1 September"
    given
      september = 1
      weather_die = 3
      unit u: polish, infantry, strength 6, at 3228
      unit p, q, r: german, air, strength 2, at 3229
      unit e: german, infantry, strength 3, at 3229
      battle x: attacker u, target e, defence_support p + q + r
      phase = polish_counter
    ask may defence_support(x, p)
    expect no by 10.32

  example "three that attack on their own on 1 September"
    given
      september = 1
      weather_die = 3
      unit p, q, r: german, air, strength 2, at 3229
      unit e: polish, infantry, strength 3, at 3229
      bombardment b: firing p + q + r, shelled e
      phase = german_attack
    ask may bombard(b)
    expect no by 10.32

[10.33] No guns against aircraft
  | When aircraft attack alone, guns do not support the defence.
  as w39:10.33
  see 9.48, 10.13

  example "a battery under the bombs"
    given
      unit p: german, air, strength 2, at 3229
      unit e: polish, infantry, strength 3, at 3229
      unit a: polish, artillery, gunfire 1, at 3230
      bombardment b: firing p, shelled e, answering a
      phase = german_attack
    ask may answering(b, a)
    expect no by 10.33

  example "with guns among the attackers they do"
    given
      unit p: german, air, strength 2, at 3229
      unit g: german, artillery, gunfire 1, at 3231
      unit e: polish, infantry, strength 3, at 3229
      unit a: polish, artillery, gunfire 1, at 3230
      bombardment b: firing p + g, shelled e, answering a
      phase = german_attack
    ask may answering(b, a)
    expect yes by 9.48

[10.34] Woods hide units
  as w39:10.15

  example "bombs on a regiment in a wood"
    given
      weather_die = 3
      unit p: german, air, strength 2, at 3229
      unit e: polish, infantry, strength 3, at 3229
      hex 3229: wood
      bombardment b: firing p, shelled e
      phase = german_attack
    ask may bombard(b)
    expect no by 10.34

[10.35] Stationary fortifications against bombs
  | Units in stationary fortifications that aircraft attack alone lose half.
  see 10.13, 11.33
  derived bomb_proof(bombardment B) "{B} [falls|does not fall] on units in stationary fortifications"
  define bomb_proof(B) when air_raid(B) and aim(B) = H and fortress(H)
  dispute mla-A17c "how half a point of the losses is rounded"
    reading down preferred "down, as other losses in stationary fortifications (11.33)"
      halve bombard_loss(B) rounding down when bomb_proof(B)
    reading up "up: 11.33 says down of battles, this clause leaves it out"
      halve bombard_loss(B) rounding up when bomb_proof(B)

  example "strength 9 on 20 points, and a 3: the readings part"
    given
      unit p, q, r, s: german, air, strength 2, at 3229
      unit t: german, air, strength 1, at 3229
      unit e: polish, infantry, strength 20, at 3229
      hex 3229: fortress
      bombardment b: firing p + q + r + s + t, shelled e
      fire_die(b) = 3
    ask value bombard_loss(b)
    expect 1 by 9.47, 10.35

[10.4] Weather and aircraft
  as w39:10.4

[10.41] Counters are only a chance to fly
  | How many counters the Germans have is laid down for each day; whether they fly depends on the weather. In poor weather they
  | do not attack; when it worsens each flies once in the stage.
  see 3.1/phase-1/table, 10.11, tables/air-force
  derived flown(unit P) "{P} [has|has not] flown a mission in this stage"
  define flown(P) when did fire(P, _) this turn
  define flown(P) when attack_support(X, P) and did fight(X) this turn
  define flown(P) when defence_support(X, P) and did fight(X) this turn
  forbid lay_out(P) when P is german and P is air and air_tokens(today) = N
    and count(Q where did lay_out(Q) this turn and Q is german) >= N
  forbid fire(P, _) when P is air and weather_on(weather_die) = worse and flown(P)
  forbid attack_support(_, P) when P is air and weather_on(weather_die) = worse and flown(P)
  forbid defence_support(_, P) when P is air and weather_on(weather_die) = worse and flown(P)
  forbid fire(P, _) when P is air and weather_on(weather_die) = bad

  example "a third counter on 20 September"
    given
      september = 20
      weather_die = 2
      unit p, q, r: german, air, strength 2
      did lay_out(p) in german_movement
      did lay_out(q) in german_movement
      phase = german_movement
    ask may lay_out(r)
    expect no by 10.41

  example "a third on 1 September"
    given
      september = 1
      weather_die = 2
      unit p, q, r: german, air, strength 2
      did lay_out(p) in german_movement
      did lay_out(q) in german_movement
      phase = german_movement
    ask may lay_out(r)
    expect yes by 3.1/phase-1/table

  example "bombs in the morning, support for a defence at noon, and a 5"
    given
      weather_die = 5
      unit p: german, air, strength 1, at 3229
      unit u: polish, infantry, strength 3, at 3228
      unit e: german, infantry, strength 3, at 3229
      unit f: polish, infantry, strength 3, at 3230
      battle x: attacker u, target e, defence_support p
      did fire(p, f) in german_attack
      turn = 2
      phase = polish_attack
    ask may defence_support(x, p)
    expect no by 10.41

  example "a first mission on a 5"
    given
      weather_die = 5
      unit p: german, air, strength 1, at 3229
      unit u: polish, infantry, strength 3, at 3228
      unit e: german, infantry, strength 3, at 3229
      battle x: attacker u, target e, defence_support p
      phase = polish_attack
    ask may defence_support(x, p)
    expect yes by 10.12

  example "support for a defence, then support for the counter-attack, and a 5"
    given
      weather_die = 5
      turn = 2
      unit p: german, air, strength 1, at 3229
      unit u: polish, infantry, strength 3, at 3229
      unit e: german, infantry, strength 3, at 3228
      battle y: attacker u, target e, defence_support p
      did fight(y) in polish_attack
      battle x: attacker e, target u, attack_support p
      phase = german_counter
    ask may attack_support(x, p)
    expect no by 10.41

  example "support for an attack, then bombs, and a 5"
    given
      weather_die = 5
      turn = 2
      unit p: german, air, strength 1, at 3229
      unit u: german, infantry, strength 3, at 3228
      unit e: polish, infantry, strength 3, at 3229
      battle x: attacker u, target e, attack_support p
      did fight(x) in german_attack
      phase = german_counter
    ask may fire(p, e)
    expect no by 10.41

  example "bombs on a 6"
    given
      weather_die = 6
      unit p: german, air, strength 1, at 3229
      unit e: polish, infantry, strength 3, at 3229
      bombardment b: firing p, shelled e
      phase = german_attack
    ask may bombard(b)
    expect no by 10.41

[10.42] The weather is rolled for
  | From the first stage on one of the players throws for the weather, as 3.1 has it.
  see 3.1/phase-1, 3.1/phase-1/table
  commentary "3.1/phase-1 makes the players throw, its table says what the weather does"

  example "stage 2 has weather of its own"
    given
      turn = 2
      did roll_weather() in supply_and_weather of turn 1
      did check_supply(germans) in supply_and_weather of turn 2
      did check_supply(poles) in supply_and_weather of turn 2
      phase = supply_and_weather
    ask must roll_weather()
    expect must by 3.1/phase-1
