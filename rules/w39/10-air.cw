[10.0] Air forces
  | Air counters stand for the whole strength of a side's aircraft, and for no real unit.
  was mlawa:10.0
  commentary "what the counters stand for, with three of them pictured: a German 2 and its back, a 1; a Polish 2"
  defect w39-L1 "the captions of the pictures are left in Polish"

[10.1] General rules of the air
  commentary "heading"
  was mlawa:10.1

[10.11] What aircraft are worth
  | Each side has as many air counters on a turn as the scenario gives it. The strength of a counter does in combat what the
  | fire modifier of guns does; its two faces differ in it. It is one printed number, so either name for it will do.
  see 10.41, 9.12, 21.16
  was mlawa:10.11
  defect w39-R13 "no scenario says how many counters there are: the position has to"
  given air_allowance(side S) -> number "the scenario gives {S} {number} air counters for the day"
  also lay_out "{P} [be laid out|was laid out]"
  amount air_power(unit P) "the strength of {P}"
  (power) set air_power(P) = strength(P) when P is air
  (power) set air_power(P) = gunfire(P) when P is air
    unless strength(P) > 0
  (power) set fire_worth(P) = air_power(P) when P is air
  forbid lay_out(P) when side(P) = S and count(Q where did lay_out(Q) this turn and side(Q) = S) >= air_allowance(S)

  example "a counter with a 2 on it"
    given
      unit p: german, air, strength 2, at 3229
    ask value fire_worth(p)
    expect 2 by 10.11

  example "the 2 given as a fire modifier"
    given
      unit p: german, air, gunfire 2, at 3229
    ask value air_power(p)
    expect 2 by 10.11

  example "aircraft over a battle"
    given
      unit u: german, infantry, strength 6, at 3228
      unit p: german, air, strength 2, at 3229
      unit e: polish, infantry, strength 3, at 3229
      battle x: attacker u, target e, attack_support p
      air_die(p, x) = 3
    ask value column(x)
    expect 4:1 by 8.4c

  example "one counter too many"
    given
      unit p, q, r: german, air, strength 2
      air_allowance(germans) = 2
      did lay_out(p) in weather_phase
      did lay_out(q) in weather_phase
      weather_die = 2
      phase = weather_phase
    ask may lay_out(r)
    expect no by 10.11

  example "the second of two"
    given
      unit p, q: german, air, strength 2
      unit r: polish, air, strength 2
      air_allowance(germans) = 2
      did lay_out(p) in weather_phase
      did lay_out(r) in weather_phase
      weather_die = 2
      phase = weather_phase
    ask may lay_out(q)
    expect yes by 3.1/phase-1/table

[10.12] Aircraft support battles
  | Aircraft support attacks and defences of their own side as guns do: with the same effect (8.4c), and declared in the same
  | order (9.36). They have no range; they lie on the hex (10.21).
  see 8.4c, 9.11, 9.36, 3.1/phase-4, 3.1/phase-5
  was mlawa:10.12
  defect w39-R2 "refers to a 9.38 that does not exist; 9.36 is meant, which had that number in the older edition"
  dispute w39-10.12a "whether aircraft support where the order of phases names guns alone"
    reading a preferred "aircraft go by the rules for guns, and guns may support there; two sides over one battle is what 10.23 reckons with"
      permit attack_support(_, P) when P is air and own_phase(P, counter)
      permit defence_support(_, P) when P is air and on_defence(side(P)) and phase_of(attack, _)
    reading b "the phases list who may support: the defender of an attack and the side that counter-attacks have guns and no more"

  example "Polish aircraft over a Polish defence"
    given
      weather_die = 3
      unit u: german, infantry, strength 6, at 3228
      unit e: polish, infantry, strength 3, at 3229
      unit p: polish, air, strength 1, at 3229
      battle x: attacker u, target e, defence_support p
      phase = german_attack
    ask may defence_support(x, p)
    expect yes by 10.12

  example "aircraft over a counter-attack of their own side"
    given
      weather_die = 3
      unit u: polish, infantry, strength 6, at 3228
      unit e: german, infantry, strength 3, at 3229
      unit p: polish, air, strength 1, at 3229
      battle x: attacker u, target e, attack_support p
      phase = polish_counter
    ask may attack_support(x, p)
    expect yes by 10.12

  example "what they take from the odds"
    given
      unit u: german, infantry, strength 9, at 3228
      unit e: polish, infantry, strength 3, at 3229
      unit p: polish, air, strength 1, at 3229
      battle x: attacker u, target e, defence_support p
      air_die(p, x) = 2
    ask value column(x)
    expect 2:1 by 8.4c

  example "named for the defence before the attacker has finished"
    given
      weather_die = 3
      unit u: german, infantry, strength 9, at 3228
      unit e: polish, infantry, strength 3, at 3229
      unit p: polish, air, strength 1, at 3229
      battle x: attacker u, target e
      phase = german_attack
    ask may name_support(x, p)
    expect no by 9.36

[10.13] Aircraft attack on their own
  | Aircraft may attack on their own, or join guns that fire on their own, and nobody else. They go by the rules of 9.4. After
  | an attack by aircraft alone a die of 1 to 5, whatever the losses, halves the mobility of the units attacked in their next
  | movement phase: the S1 counter says so, and comes off when that phase ends.
  see 9.41, 9.44, 10.31, 10.33, 10.35, 10.37
  was mlawa:10.13
  defect w39-R5 "refers to 9.47, which in the older edition was the look-up of losses and here lets guns answer: 10.33 allows that against guns only"
  derived air_raid(bombardment B) "{B} [is|is not] an attack by aircraft alone"
  derived grounded(bombardment B) "{B} [slows|does not slow] the units under it"
  permit firing(_, P) when P is air
  define air_raid(B) when firing(B, P) and P is air
    unless firing(B, G) and G is not air
  cause mark(E, s1) when did bombard(B) this phase and grounded(B) and shelled(B, E) and E is not train
  cause unmark(U, s1) at end of german_movement when side(U) = germans and marker(U, s1)
  cause unmark(U, s1) at end of polish_movement when side(U) = poles and marker(U, s1)

  dispute w39-C12 "what the initial odds of 1:1 are for"
    reading a preferred "nothing: the rules of 9.4 send everybody to a table that knows no odds; the older edition had odds there as well"
    reading b "aircraft go to the table of battles from 1:1, and the units pay for the result where they stand"
      amount raid_odds(bombardment B) on odds "the odds of the air attack {B}"
      amount sp_under(bombardment B) in sp "the SP under {B}"
      derived raid_result(bombardment B) -> result "the result of the air attack {B} is {result}"
      set raid_odds(B) = odds(1, 1)
      add fire_power(B) to raid_odds(B)
      add (fire_on(F, H) - fire_row(F)) / row_width to raid_odds(B) when aim(B) = H and fire_power(B) = F
      set sp_under(B) = sum(strength(E) for E where shelled(B, E))
      define raid_result(B) = R when air_raid(B) and crt(fire_die(B), raid_odds(B)) = R
      set bombard_loss(B) = defender_losses(R, S) instead of 9.44 when raid_result(B) = R and sp_under(B) = S
        and R != "--" and R != "A1" and R != "A2" and R != "A3"
      set bombard_loss(B) = 0 instead of 9.44
        when raid_result(B) = "--"
        or when raid_result(B) = "A1"
        or when raid_result(B) = "A2"
        or when raid_result(B) = "A3"

  dispute w39-T20 "which dice the 1 to 5 are on"
    reading a preferred "a die of their own: two dice cannot show a 1, and the older edition threw one, with 2 to 6"
      throw mobility_die(bombardment B) 1d6 "the mobility roll of {B}"
      define grounded(B) when air_raid(B) and mobility_die(B) <= 5
    reading b "the two dice of the attack itself"
      define grounded(B) when air_raid(B) and fire_die(B) <= 5

  dispute w39-A17d "how half of the movement points is rounded"
    reading a preferred "not at all: a road costs half a point a hex, so half a point can be spent"
      multiply march_points(U) by 1/2 when marker(U, s1)
    reading b "down: a fraction of one half is dropped (2.2)"
      halve march_points(U) rounding down when marker(U, s1)

  example "aircraft and guns together, in the attack phase"
    given
      weather_die = 3
      unit p: german, air, strength 2, at 3229
      unit g: german, light_artillery, gunfire 1, at 3227
      unit e: polish, infantry, strength 3, at 3229
      bombardment b: firing p + g, shelled e
      phase = german_attack
    ask may bombard(b)
    expect yes by 9.41, 10.31

  example "what they are worth together"
    given
      unit p: german, air, strength 2, at 3229
      unit g: german, light_artillery, gunfire 0.5, at 3227
      unit e: polish, infantry, strength 3, at 3229
      bombardment b: firing p + g, shelled e
    ask value fire_power(b)
    expect 2.5 by 9.43, 10.11

  example "aircraft may be among those that fire"
    given
      weather_die = 3
      unit p: german, air, strength 2, at 3229
      unit g: german, light_artillery, gunfire 1, at 3227
      unit e: polish, infantry, strength 3, at 3229
      bombardment b: firing p + g, shelled e
      phase = german_attack
    ask may firing(b, p)
    expect yes by 10.13

  example "tanks beside the aircraft"
    given
      weather_die = 3
      unit p: german, air, strength 2, at 3229
      unit t: german, armour, strength 6, at 3228
      unit e: polish, infantry, strength 3, at 3229
      bombardment b: firing p + t, shelled e
      phase = german_attack
    ask may bombard(b)
    expect no by 9.41

  example "strength 2 on a regiment, and an 8"
    given
      unit p: german, air, strength 2, at 3229
      unit e: polish, infantry, strength 3, at 3229
      bombardment b: firing p, shelled e
      fire_die(b) = 8
    ask value bombard_loss(b)
    expect 1 by 9.44, tables/IAA

  example "strength 2 on a regiment, and a 3: the tables of battle would have it lose 1"
    given
      unit p: german, air, strength 2, at 3229
      unit e: polish, infantry, strength 3, at 3229
      bombardment b: firing p, shelled e
      fire_die(b) = 3
    ask value bombard_loss(b)
    expect 0 by 9.44

  example "strength 2 on a town, and a 9: the tables of battle would have it lose nothing"
    given
      unit p: german, air, strength 2, at 3229
      unit e: polish, infantry, strength 3, at 3229
      hex 3229: town
      bombardment b: firing p, shelled e
      fire_die(b) = 9
    ask value bombard_loss(b)
    expect 1 by 9.44

  example "a regiment that was bombed, and a 5"
    given
      unit p: german, air, strength 1, at 3229
      unit e: polish, infantry, strength 3, at 3229
      bombardment b: firing p, shelled e
      did bombard(b) in german_movement
      fire_die(b) = 7
      mobility_die(b) = 5
      shock_die(b) = 4
      phase = german_movement
    ask what happens to e
    expect mark(e, s1) by 10.13

  example "and a 6"
    given
      unit p: german, air, strength 1, at 3229
      unit e: polish, infantry, strength 3, at 3229
      bombardment b: firing p, shelled e
      did bombard(b) in german_movement
      fire_die(b) = 5
      mobility_die(b) = 6
      shock_die(b) = 4
      phase = german_movement
    ask what happens to e
    expect nothing

  example "with guns it is no attack by aircraft alone"
    given
      unit p: german, air, strength 1, at 3229
      unit g: german, light_artillery, gunfire 0.5, at 3227
      unit e: polish, infantry, strength 3, at 3229
      bombardment b: firing p + g, shelled e
    ask is air_raid(b)
    expect no

  example "guns and aircraft worth 3.5 on a regiment that would strike back"
    given
      unit p: german, air, strength 2, at 3228
      unit g: german, heavy_artillery, gunfire 1.5, at 3230
      unit u: polish, infantry, strength 6, at 3228
      unit e: german, infantry, strength 6, at 3229
      bombardment b: firing p + g, shelled u
      did bombard(b) in german_attack
      phase = polish_counter
    ask may counter_attack(u, e)
    expect no by 8.32/1

  example "half of 6 MP"
    given
      unit u: polish, infantry, movement 6, at 3228, marker s1
    ask value march_points(u)
    expect 3 by 4.22, 10.13

  example "half of 5 MP"
    given
      unit u: polish, infantry, movement 5, at 3228, marker s1
    ask value march_points(u)
    expect 2.5 by 4.22, 10.13

  example "three hexes on 5 MP"
    given
      board 3226 to 3233
      unit u: polish, infantry, movement 5, at 3228, marker s1
      phase = polish_movement
    ask may march(u, 3231)
    expect no by 4.22

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
  | Transport trains may be attacked from the air as well, and then nothing else on their hex is (10.35).
  see 9.42, 10.35
  was mlawa:10.14
  except 9.42/whole on shelled(B, _) when air_raid(B) and shelled(B, T) and T is train

  example "a train beside a regiment"
    given
      weather_die = 3
      unit p: german, air, strength 2, at 3229
      unit t: polish, train, at 3229
      unit e: polish, infantry, strength 3, at 3229
      bombardment b: firing p, shelled t
      phase = german_movement
    ask may bombard(b)
    expect disputed by 10.31

  example "guns that fire on the hex fire on the regiment"
    given
      unit g: german, light_artillery, gunfire 1, at 3227
      unit t: polish, train, at 3229
      unit e: polish, infantry, strength 3, at 3229
      bombardment b: firing g, shelled t
      phase = german_attack
    ask may bombard(b)
    expect no by 9.42

[10.15] Woods hide units
  | Aircraft attack nobody in woods, neither on their own nor in support of an attack.
  see 10.36#2, 10.53, 4.38, 7.17
  was mlawa:10.34
  derived wooded(hex H) "{H} [lies|does not lie] in woods, as aircraft see it"
  forbid attack_support(_, P) when P is air and at(P) = H and wooded(H)
  forbid fire(P, E) when P is air and at(E) = H and wooded(H)
  dispute w39-A23 "whether a hex with some wood is enough"
    reading a preferred "the clauses speak of woods and wood hexes; where wood has to cover a hex all over, other clauses say so"
      define wooded(H) when H is wood or full_wood
    reading b "only a hex that is wood all over hides whoever is on it"
      define wooded(H) when H is full_wood

  example "over an attack on a regiment in a wood"
    given
      weather_die = 3
      unit u: german, infantry, strength 6, at 3228
      unit p: german, air, strength 2, at 3229
      unit e: polish, infantry, strength 3, at 3229
      hex 3229: wood
      battle x: attacker u, target e, attack_support p
      phase = german_attack
    ask may attack_support(x, p)
    expect no by 10.15

  example "wood all over"
    given
      weather_die = 3
      unit u: german, infantry, strength 6, at 3228
      unit p: german, air, strength 2, at 3229
      unit e: polish, infantry, strength 3, at 3229
      hex 3229: full_wood
      battle x: attacker u, target e, attack_support p
      phase = german_attack
    ask may fight(x)
    expect no by 10.15

  example "with guns on a regiment in a wood"
    given
      weather_die = 3
      unit p: german, air, strength 2, at 3229
      unit g: german, light_artillery, gunfire 1, at 3227
      unit e: polish, infantry, strength 3, at 3229
      hex 3229: wood
      bombardment b: firing p + g, shelled e
      phase = german_attack
    ask may bombard(b)
    expect no by 10.15

  example "in defence of a wood they help"
    given
      weather_die = 3
      unit u: german, infantry, strength 6, at 3228
      unit e: polish, infantry, strength 3, at 3229
      unit p: german, air, strength 2, at 3228
      hex 3228: wood
      battle x: attacker e, target u, defence_support p
      phase = polish_counter
    ask may defence_support(x, p)
    expect yes by 3.1/phase-5

[10.16] Several counters on a hex
  | Any number of air counters may attack one hex. On 1 and 2 September the Germans use two on a hex at the most.
  see 10.21
  was mlawa:10.32
  figure early_limit = 2
  figure early_until = 2
  term early_limit "the limit of these days"
  term early_until "the last of these days"
  given september -> number "it is {number} September"
  derived crowded_sky(unit P) "too many German air counters [lie|do not lie] over the hex of {P} for this day"
  define crowded_sky(P) when P is german and P is air and september <= early_until and at(P) = H
    and count(Q where at(Q) = H and Q is german and Q is air) > early_limit
  forbid sortie(P, H) when P is german and september <= early_until
    and count(Q where at(Q) = H and Q is german and Q is air and Q != P) >= early_limit
  forbid attack_support(_, P) when crowded_sky(P)
  forbid fire(P, _) when crowded_sky(P)

  example "a third counter on 2 September"
    given
      september = 2
      weather_die = 3
      unit p, q: german, air, strength 2, at 3229
      unit r: german, air, strength 2
      unit e: polish, infantry, strength 3, at 3229
      phase = german_attack
    ask may sortie(r, 3229)
    expect no by 10.16

  example "a second"
    given
      september = 2
      weather_die = 3
      unit p: german, air, strength 2, at 3229
      unit r: german, air, strength 2
      unit e: polish, infantry, strength 3, at 3229
      phase = german_attack
    ask may sortie(r, 3229)
    expect yes by 10.21

  example "a third on 3 September"
    given
      september = 3
      weather_die = 3
      unit p, q: german, air, strength 2, at 3229
      unit r: german, air, strength 2
      unit e: polish, infantry, strength 3, at 3229
      phase = german_attack
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
    expect no by 10.16

  example "three that fire with the guns on 1 September"
    given
      september = 1
      weather_die = 3
      unit g: german, light_artillery, gunfire 1, at 3227
      unit p, q, r: german, air, strength 2, at 3229
      unit e: polish, infantry, strength 3, at 3229
      bombardment b: firing g + p + q + r, shelled e
      phase = german_attack
    ask may bombard(b)
    expect no by 10.16

  example "later on three are welcome"
    given
      september = 9
      weather_die = 3
      unit u: german, infantry, strength 6, at 3228
      unit p, q, r: german, air, strength 2, at 3229
      unit e: polish, infantry, strength 3, at 3229
      battle x: attacker u, target e, attack_support p + q + r
      phase = german_attack
    ask may fight(x)
    expect yes by 8.21

  example "the Poles were never held back"
    given
      september = 1
      weather_die = 3
      unit p, q: polish, air, strength 2, at 3229
      unit r: polish, air, strength 2
      unit e: german, infantry, strength 3, at 3229
      phase = polish_attack
    ask may sortie(r, 3229)
    expect yes by 10.21

[10.2] How aircraft attack
  commentary "heading"
  was mlawa:10.2

[10.21] Counters are placed
  | An air counter is put on the hex it is to attack or to defend; to attack on its own, on the enemy units. It acts nowhere
  | else from there.
  see 10.12, 10.13
  was mlawa:10.21, mlawa:10.22
  permit sortie(P, H) when P is air and enemy(P, E) and at(E) = H and E is not air
  permit sortie(P, H) when P is air and at(F) = H and side(F) = side(P) and F is not air
  forbid attack_support(X, P) when P is air
    unless target(X, E) and at(E) = H and at(P) = H
  forbid defence_support(X, P) when P is air
    unless target(X, E) and at(E) = H and at(P) = H
  forbid fire(P, E) when P is air
    unless at(E) = H and at(P) = H

  example "onto the enemy"
    given
      weather_die = 3
      unit p: german, air, strength 2
      unit e: polish, infantry, strength 3, at 3229
      phase = german_attack
    ask may sortie(p, 3229)
    expect yes by 10.21

  example "onto a friend"
    given
      weather_die = 3
      unit p: german, air, strength 2
      unit u: german, infantry, strength 3, at 3229
      phase = polish_attack
    ask may sortie(p, 3229)
    expect yes by 10.21

  example "onto an enemy counter in the air"
    given
      weather_die = 3
      unit p: german, air, strength 2
      unit q: polish, air, strength 2, at 3229
      phase = german_attack
    ask may sortie(p, 3229)
    expect silent

  example "onto one of its own counters in the air"
    given
      weather_die = 3
      unit p: german, air, strength 2
      unit q: german, air, strength 2, at 3229
      phase = german_attack
    ask may sortie(p, 3229)
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

  example "a counter beside the defenders"
    given
      weather_die = 3
      unit u: german, infantry, strength 6, at 3228
      unit p: polish, air, strength 2, at 3230
      unit e: polish, infantry, strength 3, at 3229
      battle x: attacker u, target e, defence_support p
      phase = german_attack
    ask may defence_support(x, p)
    expect no by 10.21

  example "a counter beside the regiment that guns fire on"
    given
      weather_die = 3
      unit p: german, air, strength 2, at 3230
      unit g: german, light_artillery, gunfire 1, at 3227
      unit e: polish, infantry, strength 3, at 3229
      bombardment b: firing p + g, shelled e
      phase = german_attack
    ask may bombard(b)
    expect no by 10.21

[10.23] The Poles place first
  | The Poles place their counters before the Germans. Both may write their hexes down instead, and show them together. Where
  | counters of both sides lie on one hex there is an air battle: they are removed and do nothing else.
  see 10.21, 10.24
  action write_down(side S) "{S} [write|wrote] down where their aircraft go"
  event return_to_base(unit P) "{P} [return to base|returned to base]" drops at(P)
  derived dogfight(unit P) "{P} [is|is not] drawn into an air battle"
  define dogfight(P) when P is air and at(P) = H and at(Q) = H and Q is air and enemy(P, Q)
  permit write_down(_)
  forbid sortie(P, _) when side(P) = poles and did sortie(Q, _) this phase and side(Q) = germans
    unless did write_down(germans) this phase and did write_down(poles) this phase
  forbid attack_support(_, P) when dogfight(P)
  forbid defence_support(_, P) when dogfight(P)
  forbid fire(P, _) when dogfight(P)
  cause return_to_base(P) when dogfight(P)

  example "a Pole after the Germans have placed"
    given
      weather_die = 3
      unit p: german, air, strength 2, at 3229
      unit q: polish, air, strength 2
      unit e: polish, infantry, strength 3, at 3229
      did sortie(p, 3229) in german_attack
      phase = german_attack
    ask may sortie(q, 3229)
    expect no by 10.23

  example "a German after the Poles"
    given
      weather_die = 3
      unit p: german, air, strength 2
      unit q: polish, air, strength 2, at 3229
      unit e: polish, infantry, strength 3, at 3229
      did sortie(q, 3229) in german_attack
      phase = german_attack
    ask may sortie(p, 3229)
    expect yes by 10.21

  example "a second Pole"
    given
      weather_die = 3
      unit p, q: polish, air, strength 2
      unit e: polish, infantry, strength 3, at 3229
      did sortie(q, 3229) in german_attack
      phase = german_attack
    ask may sortie(p, 3229)
    expect yes by 10.21

  example "both have written down their hexes"
    given
      weather_die = 3
      unit p: german, air, strength 2, at 3229
      unit q: polish, air, strength 2
      unit e: polish, infantry, strength 3, at 3229
      did write_down(germans) in german_attack
      did write_down(poles) in german_attack
      did sortie(p, 3229) in german_attack
      phase = german_attack
    ask may sortie(q, 3229)
    expect yes by 10.21

  example "one player alone may not"
    given
      weather_die = 3
      unit p: german, air, strength 2, at 3229
      unit q: polish, air, strength 2
      unit e: polish, infantry, strength 3, at 3229
      did write_down(poles) in german_attack
      did sortie(p, 3229) in german_attack
      phase = german_attack
    ask may sortie(q, 3229)
    expect no by 10.23

  example "nor the other"
    given
      weather_die = 3
      unit p: german, air, strength 2, at 3229
      unit q: polish, air, strength 2
      unit e: polish, infantry, strength 3, at 3229
      did write_down(germans) in german_attack
      did sortie(p, 3229) in german_attack
      phase = german_attack
    ask may sortie(q, 3229)
    expect no by 10.23

  example "writing down is for both to choose"
    given
      phase = german_attack
    ask may write_down(poles)
    expect yes by 10.23

  example "an air battle"
    given
      unit p: german, air, strength 2, at 3229
      unit q: polish, air, strength 1, at 3229
      unit e: polish, infantry, strength 3, at 3229
      phase = german_attack
    ask what happens
    expect return_to_base(p), return_to_base(q) by 10.23

  example "nobody is left to support the attack"
    given
      weather_die = 3
      unit u: german, infantry, strength 6, at 3228
      unit p: german, air, strength 2, at 3229
      unit q: polish, air, strength 1, at 3229
      unit e: polish, infantry, strength 3, at 3229
      battle x: attacker u, target e, attack_support p
      phase = german_attack
    ask may attack_support(x, p)
    expect no by 10.23

  example "nor the defence"
    given
      weather_die = 3
      unit u: german, infantry, strength 6, at 3228
      unit p: german, air, strength 2, at 3229
      unit q: polish, air, strength 1, at 3229
      unit e: polish, infantry, strength 3, at 3229
      battle x: attacker u, target e, defence_support q
      phase = german_attack
    ask may defence_support(x, q)
    expect no by 10.23

  example "nor the guns"
    given
      weather_die = 3
      unit p: german, air, strength 2, at 3229
      unit q: polish, air, strength 1, at 3229
      unit g: german, light_artillery, gunfire 1, at 3227
      unit e: polish, infantry, strength 3, at 3229
      bombardment b: firing p + g, shelled e
      phase = german_attack
    ask may bombard(b)
    expect no by 10.23

[10.24] A die for each counter
  | When the odds of a battle are settled each air counter in it throws a die.
  see 8.4c, 10.12
  was mlawa:10.23
  throw air_die(unit P, battle X) 1d6 "the roll of {P} over {X}"
  derived rolls_over(unit P, battle X) "{P} [throws|does not throw] a die over {X}"
  define rolls_over(P, X) when attack_support(X, P) and P is air
  dispute w39-10.24a "whether counters that support the defence throw as well"
    reading a preferred "the procedure is for counters placed to attack or to defend; the older edition throws for every counter placed"
      define rolls_over(P, X) when defence_support(X, P) and P is air
    reading b "counters involved in the attack throw, and in the end they may attack: nobody else is named"

  example "over an attack"
    given
      unit u: german, infantry, strength 6, at 3228
      unit p: german, air, strength 2, at 3229
      unit e: polish, infantry, strength 3, at 3229
      battle x: attacker u, target e, attack_support p
    ask is rolls_over(p, x)
    expect yes by 10.24

  example "over a defence"
    given
      unit u: german, infantry, strength 9, at 3228
      unit e: polish, infantry, strength 3, at 3229
      unit p: polish, air, strength 2, at 3229
      battle x: attacker u, target e, defence_support p
      air_die(p, x) = 6
    ask value column(x)
    expect 3:1 by 8.4c

  example "guns throw nothing"
    given
      unit u: german, infantry, strength 6, at 3228
      unit g: german, light_artillery, gunfire 1, at 3227
      unit e: polish, infantry, strength 3, at 3229
      battle x: attacker u, target e, attack_support g
    ask is rolls_over(g, x)
    expect no

[10.24/table] What becomes of the counter
  | 6: back to base, off the board. 5: it is turned to its 1; a counter that had only 1 goes off the board. Otherwise it stays.
  was mlawa:10.23/table
  sort flight = stays, weakens, turns_home
  table flight_on(number R) -> flight = 1-4: stays, 5: weakens, 6: turns_home
  derived flown_home(unit P, battle X) "{P} [goes|does not go] home from {X}"
  derived weakened(unit P, battle X) "{P} [is|is not] down to 1 over {X}"
  define flown_home(P, X) when rolls_over(P, X) and flight_on(air_die(P, X)) = turns_home
  define flown_home(P, X) when rolls_over(P, X) and flight_on(air_die(P, X)) = weakens and air_power(P) <= 1
  define weakened(P, X) when rolls_over(P, X) and flight_on(air_die(P, X)) = weakens and air_power(P) > 1
  cause return_to_base(P) when flown_home(P, X) and current(X)
  cause show_one(P) when weakened(P, X) and current(X)

  example "a 4"
    ask value flight_on(4)
    expect stays by 10.24/table

  example "a 6"
    given
      unit u: german, infantry, strength 6, at 3228
      unit p: german, air, strength 2, at 3229
      unit e: polish, infantry, strength 3, at 3229
      battle x: attacker u, target e, attack_support p
      air_die(p, x) = 6
      phase = german_attack
    ask what happens to p
    expect return_to_base(p) by 10.24/table

  example "a 5 for a counter of 2"
    given
      unit u: german, infantry, strength 6, at 3228
      unit p: german, air, strength 2, at 3229
      unit e: polish, infantry, strength 3, at 3229
      battle x: attacker u, target e, attack_support p
      air_die(p, x) = 5
      phase = german_attack
    ask what happens to p
    expect show_one(p) by 10.24/table

  example "a 5 for a counter of 1"
    given
      unit u: german, infantry, strength 6, at 3228
      unit p: german, air, strength 1, at 3229
      unit e: polish, infantry, strength 3, at 3229
      battle x: attacker u, target e, attack_support p
      air_die(p, x) = 5
      phase = german_attack
    ask what happens to p
    expect return_to_base(p) by 10.24/table

  example "yesterday's battle moves no counter"
    given
      turn = 2
      unit u: german, infantry, strength 6, at 3228
      unit p, q: german, air, strength 2, at 3229
      unit e: polish, infantry, strength 3, at 3229
      battle x: attacker u, target e, attack_support p + q
      did fight(x) in german_attack of turn 1
      combat_die(x) = 7
      air_die(p, x) = 6
      air_die(q, x) = 5
      phase = german_attack
    ask what happens
    expect nothing

[10.24/after] With what is left
  | The counters still on the board then take part with the strength they have left.
  see 8.4c, 21.16
  was mlawa:10.23/after
  set support_worth(P, X) = 0 instead of 8.4c when flown_home(P, X)
  set support_worth(P, X) = 1 instead of 8.4c when weakened(P, X)

  example "a 4: two columns"
    given
      unit u: german, infantry, strength 6, at 3228
      unit p: german, air, strength 2, at 3229
      unit e: polish, infantry, strength 3, at 3229
      battle x: attacker u, target e, attack_support p
      air_die(p, x) = 4
    ask value column(x)
    expect 4:1 by 8.4c

  example "a 5: one column"
    given
      unit u: german, infantry, strength 6, at 3228
      unit p: german, air, strength 2, at 3229
      unit e: polish, infantry, strength 3, at 3229
      battle x: attacker u, target e, attack_support p
      air_die(p, x) = 5
    ask value column(x)
    expect 3:1 by 8.4c, 10.24/after

  example "a 6: none"
    given
      unit u: german, infantry, strength 6, at 3228
      unit p: german, air, strength 2, at 3229
      unit e: polish, infantry, strength 3, at 3229
      battle x: attacker u, target e, attack_support p
      air_die(p, x) = 6
    ask value column(x)
    expect 2:1 by 8.4c, 10.24/after

  example "who went home frightens nobody"
    given
      unit a: german, infantry, strength 9, at 3228
      unit p: german, air, strength 2, at 3229
      unit u: polish, infantry, strength 3, at 3229
      battle x: attacker a, target u, attack_support p
      air_die(p, x) = 6
      disorder_die(u) = 5
    ask value disorder_roll(u, x)
    expect 5 by 21.11, 10.24/after

[10.3] Aircraft alone
  commentary "heading"
  was mlawa:10.3

[10.31] When aircraft attack on their own
  | In the movement phase, before anything moves. Together with guns they attack when guns fire, in the attack and
  | counter-attack phases of their side.
  see 9.41, 9.42, 10.13, 10.36
  was mlawa:10.2
  forbid fire(P, _) when P is air and did step(_, _, _) this phase
  forbid fire(P, _) when P is air and did march(_, _) this phase
  forbid fire(P, _) when P is air and did bring_on(_, _) this phase
  dispute w39-C11 "when aircraft and guns fire together"
    reading a preferred "when guns do: 10.13 wants them to act together, and this clause is about aircraft alone"
      permit fire(P, E) when P is air and enemy(P, E) and firing(B, P) and shelled(B, E) and firing(B, G)
        and guns(G) and on_attack(side(P))
    reading b "never: aircraft on their own have the movement phase, guns the attack phase"
  dispute w39-C11a "whose movement phase is meant"
    reading own "the attacker's: for bridges (10.36) the enemy's is named, so it is not the usual one"
      permit fire(P, E) when P is air and enemy(P, E) and own_phase(P, movement)
    reading enemy "the victims': they are slowed in their immediate movement phase (10.13), as at the bridges (10.36)"
      permit fire(P, E) when P is air and enemy(P, E) and own_phase(E, movement)
    reading both "the clause names none, so either will do"
      permit fire(P, E) when P is air and enemy(P, E) and phase_of(movement, _)

  example "in the attacker's movement phase"
    given
      weather_die = 3
      unit p: german, air, strength 2, at 3229
      unit e: polish, infantry, strength 3, at 3229
      bombardment b: firing p, shelled e
      phase = german_movement
    ask may bombard(b)
    expect disputed by 10.31

  example "in the victims' movement phase"
    given
      weather_die = 3
      unit p: german, air, strength 2, at 3229
      unit e: polish, infantry, strength 3, at 3229
      bombardment b: firing p, shelled e
      phase = polish_movement
    ask may bombard(b)
    expect disputed by 10.31

  example "in an attack phase"
    given
      weather_die = 3
      unit p: german, air, strength 2, at 3229
      unit e: polish, infantry, strength 3, at 3229
      bombardment b: firing p, shelled e
      phase = german_attack
    ask may bombard(b)
    expect no by 9.41

  example "after the first step of anybody"
    given
      weather_die = 3
      unit p: german, air, strength 2, at 3229
      unit e: polish, infantry, strength 3, at 3229
      unit u: german, infantry, at 3030
      did step(u, 3031, 3030) in german_movement
      phase = german_movement
    ask may fire(p, e)
    expect no by 10.31

  example "after a march of anybody"
    given
      weather_die = 3
      unit p: german, air, strength 2, at 3229
      unit e: polish, infantry, strength 3, at 3229
      unit u: german, infantry, at 3030
      did march(u, 3030) in german_movement
      phase = german_movement
    ask may fire(p, e)
    expect no by 10.31

  example "after the first reinforcement"
    given
      weather_die = 3
      unit p: german, air, strength 2, at 3229
      unit e: polish, infantry, strength 3, at 3229
      unit u: german, infantry, at 3030
      did bring_on(u, 3030) in german_movement
      phase = german_movement
    ask may fire(p, e)
    expect no by 10.31

  example "with guns, in the counter-attack phase"
    given
      weather_die = 3
      unit p: german, air, strength 2, at 3229
      unit g: german, light_artillery, gunfire 1, at 3227
      unit e: polish, infantry, strength 3, at 3229
      bombardment b: firing p + g, shelled e
      phase = german_counter
    ask may fire(p, e)
    expect yes by 10.31

[10.33] No guns against aircraft
  | When aircraft attack alone, guns do not support the defence.
  see 9.47, 10.13
  was mlawa:10.33
  forbid answering(B, _) when air_raid(B)

  example "a battery under the bombs"
    given
      unit p: german, air, strength 2, at 3229
      unit e: polish, infantry, strength 3, at 3229
      unit a: polish, light_artillery, gunfire 1, at 3230
      bombardment b: firing p, shelled e, answering a
      phase = german_movement
    ask may answering(b, a)
    expect no by 10.33

  example "with guns among the attackers they do"
    given
      unit p: german, air, strength 2, at 3229
      unit g: german, light_artillery, gunfire 1, at 3231
      unit e: polish, infantry, strength 3, at 3229
      unit a: polish, light_artillery, gunfire 1, at 3230
      bombardment b: firing p + g, shelled e, answering a
      phase = german_attack
    ask may answering(b, a)
    expect yes by 9.47

[10.34] Fortifications against bombs
  | Units in fortifications that aircraft attack alone lose half.
  see 9.48, 10.13
  was mlawa:10.35
  define sheltered(B) when air_raid(B) and shelled(B, _) and every E where shelled(B, E) has behind_works(E)

  example "strength 4 on field works"
    given
      unit p, q: german, air, strength 2, at 3229
      unit e: polish, infantry, strength 6, at 3229, marker field_works
      bombardment b: firing p + q, shelled e
      fire_die(b) = 9
    ask value bombard_loss(b)
    expect 1 by 9.48, 10.34

[10.35] Attacks on trains
  | Aircraft that attack a train throw a die each; the table of 9.44 is not used.
  see 10.14, 9.44, 18.13
  was mlawa:10.31
  throw train_die(bombardment B, unit P) 1d6 "the roll of {P} in {B}"
  derived train_raid(bombardment B, unit T) "{B} [is|is not] an air attack on the train {T}"
  define train_raid(B, T) when air_raid(B) and shelled(B, T) and T is train
  except 9.44 on bombard_loss(B) when train_raid(B, _)
  deny grounded(B) when train_raid(B, _)

  example "no losses by the table"
    given
      unit p: german, air, strength 2, at 3229
      unit t: polish, train, strength 1, at 3229
      bombardment b: firing p, shelled t
      fire_die(b) = 12
    ask value bombard_loss(b)
    expect silent

  example "none of the slowing that troops suffer"
    given
      unit p: german, air, strength 2, at 3229
      unit t: polish, train, strength 1, at 3229
      bombardment b: firing p, shelled t
      mobility_die(b) = 1
    ask is grounded(b)
    expect no by 10.35

[10.35/table] What trains suffer
  | 6: the train is eliminated; the units on it lose 1 SP and have half their MP in their next movement phase. 5: the train has
  | lost half of its MP, and nobody aboard suffers. Otherwise the attack fails.
  see 10.13, 18.12, 18.24
  was mlawa:10.31/table
  sort train_hit = no_hit, slowed, wrecked
  table train_hits(number R) -> train_hit = 1-4: no_hit, 5: slowed, 6: wrecked
  derived train_result(unit T, train_hit H) "{T} [is|is not] {H} from the air in this phase"
  define train_result(T, H) when train_raid(B, T) and did bombard(B) this phase and firing(B, P)
    and train_hits(train_die(B, P)) = H
  cause eliminate(T) when train_result(T, wrecked)
  cause mark(T, s1) when train_result(T, slowed)
    unless train_result(T, wrecked)
  cause mark(U, s1) when aboard(U) = T and train_result(T, wrecked)
  dispute w39-10.35a "whether the units aboard lose 1 SP each or 1 SP in all"
    reading each "the clause speaks of units, and of their MP in the same breath"
      cause lose(U, 1) when aboard(U) = T and train_result(T, wrecked)
    reading together "1 SP is what is lost; whose it is, where there are several, the owner says"
      cause lose(U, 1) when aboard(U) = T and train_result(T, wrecked)
        unless aboard(V) = T and V != U

  example "a 4"
    ask value train_hits(4)
    expect no_hit by 10.35/table

  example "a 6 for the train"
    given
      unit p: german, air, strength 2, at 3229
      unit t: polish, train, at 3229
      unit u: polish, infantry, strength 3, aboard t
      bombardment b: firing p, shelled t
      did bombard(b) in german_movement
      train_die(b, p) = 6
      phase = german_movement
    ask what happens to t
    expect eliminate(t) by 10.35/table

  example "a 6 for the regiment on it"
    given
      unit p: german, air, strength 2, at 3229
      unit t: polish, train, at 3229
      unit u: polish, infantry, strength 3, aboard t
      bombardment b: firing p, shelled t
      did bombard(b) in german_movement
      train_die(b, p) = 6
      phase = german_movement
    ask what happens to u
    expect lose(u, 1), mark(u, s1) by 10.35/table

  example "two regiments on it"
    given
      unit p: german, air, strength 2, at 3229
      unit t: polish, train, at 3229
      unit u, v: polish, infantry, strength 3, aboard t
      bombardment b: firing p, shelled t
      did bombard(b) in german_movement
      train_die(b, p) = 6
      phase = german_movement
    ask what happens to u
    expect disputed by 10.35/table

  example "a 5"
    given
      unit p: german, air, strength 2, at 3229
      unit t: polish, train, at 3229
      unit u: polish, infantry, strength 3, aboard t
      bombardment b: firing p, shelled t
      did bombard(b) in german_movement
      train_die(b, p) = 5
      phase = german_movement
    ask what happens
    expect mark(t, s1) by 10.35/table

  example "a 5 and a 6"
    given
      unit p, q: german, air, strength 2, at 3229
      unit t: polish, train, at 3229
      bombardment b: firing p + q, shelled t
      did bombard(b) in german_movement
      train_die(b, p) = 5
      train_die(b, q) = 6
      phase = german_movement
    ask what happens to t
    expect eliminate(t) by 10.35/table

  example "two failures"
    given
      unit p, q: german, air, strength 2, at 3229
      unit t: polish, train, at 3229
      bombardment b: firing p + q, shelled t
      did bombard(b) in german_movement
      train_die(b, p) = 4
      train_die(b, q) = 1
      phase = german_movement
    ask what happens to t
    expect nothing

[10.36] Attacks on bridges
  | At the beginning of the enemy's movement phase, before anything moves, aircraft may attack bridges over big rivers, two
  | counters at most on one bridge in a phase. A counter of 2 destroys the bridge on a 1 and damages it on a 2; a counter of 1
  | damages it on a 1. A bridge that is damaged a second time is destroyed.
  see 10.36#2, 20.1, 20.12, 2.2/info-counters
  defect w39-N1 "the number is printed twice: the second clause that has it, on woods, is 10.36#2 here"
  figure bridge_raiders = 2
  term bridge_raiders "the number that may attack one bridge"
  sort bridge_hit = unhurt, cracked, shattered
  table bridge_hits(number S, number R) -> bridge_hit = 2 | 1: shattered, 2 | 2: cracked, 2 | 3-6: unhurt, 1 | 1: cracked, 1 | 2-6: unhurt
  throw bridge_die(unit P) 1d6 "the roll of {P} over the bridge"
  action bomb_bridge(unit P, hex A, hex B) "{P} [attack|attacked] the bridge between {A} and {B}"
  event break_bridge(hex A, hex B) "the bridge between {A} and {B} [be destroyed|was destroyed]" adds bridge_down(A, B)
  event damage_bridge(hex A, hex B) "the bridge between {A} and {B} [be damaged|was damaged]" adds bridge_damaged(A, B)
  derived over_bridge(unit P, hex A, hex B) "{P} [has|has not] attacked the bridge between {A} and {B} in this phase"
  derived bridge_result(unit P) -> bridge_hit "{P} [leaves|does not leave] the bridge {bridge_hit}"
  define over_bridge(P, A, B)
    when did bomb_bridge(P, A, B) this phase
    or when did bomb_bridge(P, B, A) this phase
  define bridge_result(P) = H when over_bridge(P, _, _) and bridge_hits(air_power(P), bridge_die(P)) = H
  permit bomb_bridge(P, A, B)
    when P is air and bridged(A, B) and big_river(A, B) and phase_of(movement, S) and S != side(P)
  forbid bomb_bridge(_, _, _) when did step(_, _, _) this phase
  forbid bomb_bridge(_, _, _) when did march(_, _) this phase
  forbid bomb_bridge(_, _, _) when did bring_on(_, _) this phase
  forbid bomb_bridge(_, A, B) when count(Q where over_bridge(Q, A, B)) >= bridge_raiders
  otherwise forbid bomb_bridge
  cause break_bridge(A, B) when did bomb_bridge(P, A, B) this phase and bridge_result(P) = shattered
  cause break_bridge(A, B)
    when did bomb_bridge(P, A, B) this phase and bridge_result(P) = cracked and bridge_damaged(A, B)
  cause break_bridge(A, B) when did bomb_bridge(P, A, B) this phase and bridge_result(P) = cracked
    and over_bridge(Q, A, B) and Q != P and bridge_result(Q) = cracked
  cause damage_bridge(A, B) when did bomb_bridge(P, A, B) this phase and bridge_result(P) = cracked
    unless bridge_damaged(A, B)
    unless over_bridge(Q, A, B) and Q != P and bridge_result(Q) != unhurt

  example "the enemy is about to move"
    given
      weather_die = 3
      unit p: german, air, strength 2
      edge 3228 3229: big_river, bridge
      phase = polish_movement
    ask may bomb_bridge(p, 3228, 3229)
    expect yes by 10.36

  example "in the movement phase of its own side"
    given
      weather_die = 3
      unit p: german, air, strength 2
      edge 3228 3229: big_river, bridge
      phase = german_movement
    ask may bomb_bridge(p, 3228, 3229)
    expect no by 10.36

  example "a bridge over a small river"
    given
      weather_die = 3
      unit p: german, air, strength 2
      edge 3228 3229: river, bridge
      phase = polish_movement
    ask may bomb_bridge(p, 3228, 3229)
    expect no by 10.36

  example "a bridge that is down already"
    given
      weather_die = 3
      unit p: german, air, strength 2
      edge 3228 3229: big_river, bridge, bridge_down
      phase = polish_movement
    ask may bomb_bridge(p, 3228, 3229)
    expect no by 10.36

  example "guns do not"
    given
      unit g: german, heavy_artillery, gunfire 2, at 3228
      edge 3228 3229: big_river, bridge
      phase = polish_movement
    ask may bomb_bridge(g, 3228, 3229)
    expect no by 10.36

  example "the Poles have begun to move"
    given
      weather_die = 3
      unit p: german, air, strength 2
      unit u: polish, infantry, at 3030
      edge 3228 3229: big_river, bridge
      did step(u, 3031, 3030) in polish_movement
      phase = polish_movement
    ask may bomb_bridge(p, 3228, 3229)
    expect no by 10.36

  example "the Poles have marched"
    given
      weather_die = 3
      unit p: german, air, strength 2
      unit u: polish, infantry, at 3030
      edge 3228 3229: big_river, bridge
      did march(u, 3030) in polish_movement
      phase = polish_movement
    ask may bomb_bridge(p, 3228, 3229)
    expect no by 10.36

  example "a Polish reinforcement has come in"
    given
      weather_die = 3
      unit p: german, air, strength 2
      unit u: polish, infantry, at 3030
      edge 3228 3229: big_river, bridge
      did bring_on(u, 3030) in polish_movement
      phase = polish_movement
    ask may bomb_bridge(p, 3228, 3229)
    expect no by 10.36

  example "a third counter"
    given
      weather_die = 3
      unit p, q, r: german, air, strength 2
      edge 3228 3229: big_river, bridge
      did bomb_bridge(p, 3228, 3229) in polish_movement
      did bomb_bridge(q, 3229, 3228) in polish_movement
      phase = polish_movement
    ask may bomb_bridge(r, 3228, 3229)
    expect no by 10.36

  example "a 1 for a counter of 2"
    given
      unit p: german, air, strength 2
      edge 3228 3229: big_river, bridge
      did bomb_bridge(p, 3228, 3229) in polish_movement
      bridge_die(p) = 1
      phase = polish_movement
    ask what happens
    expect break_bridge(3228, 3229) by 10.36

  example "a 2 for a counter of 2"
    given
      unit p: german, air, strength 2
      edge 3228 3229: big_river, bridge
      did bomb_bridge(p, 3228, 3229) in polish_movement
      bridge_die(p) = 2
      phase = polish_movement
    ask what happens
    expect damage_bridge(3228, 3229) by 10.36

  example "a 1 for a counter of 1"
    given
      unit p: german, air, strength 1
      edge 3228 3229: big_river, bridge
      did bomb_bridge(p, 3228, 3229) in polish_movement
      bridge_die(p) = 1
      phase = polish_movement
    ask what happens
    expect damage_bridge(3228, 3229) by 10.36

  example "a 2 for a counter of 1"
    given
      unit p: german, air, strength 1
      edge 3228 3229: big_river, bridge
      did bomb_bridge(p, 3228, 3229) in polish_movement
      bridge_die(p) = 2
      phase = polish_movement
    ask what happens
    expect nothing

  example "a bridge that was damaged before"
    given
      unit p: german, air, strength 1
      edge 3228 3229: big_river, bridge, bridge_damaged
      did bomb_bridge(p, 3228, 3229) in polish_movement
      bridge_die(p) = 1
      phase = polish_movement
    ask what happens
    expect break_bridge(3228, 3229) by 10.36

  example "two counters damage it in the same phase"
    given
      unit p, q: german, air, strength 1
      edge 3228 3229: big_river, bridge
      did bomb_bridge(p, 3228, 3229) in polish_movement
      did bomb_bridge(q, 3228, 3229) in polish_movement
      bridge_die(p) = 1
      bridge_die(q) = 1
      phase = polish_movement
    ask what happens
    expect break_bridge(3228, 3229) by 10.36

  example "one damages it, the other destroys it"
    given
      unit p, q: german, air, strength 2
      edge 3228 3229: big_river, bridge
      did bomb_bridge(p, 3228, 3229) in polish_movement
      did bomb_bridge(q, 3228, 3229) in polish_movement
      bridge_die(p) = 1
      bridge_die(q) = 2
      phase = polish_movement
    ask what happens
    expect break_bridge(3228, 3229) by 10.36

  example "one damages it, the other misses"
    given
      unit p, q: german, air, strength 2
      edge 3228 3229: big_river, bridge
      did bomb_bridge(p, 3228, 3229) in polish_movement
      did bomb_bridge(q, 3228, 3229) in polish_movement
      bridge_die(p) = 2
      bridge_die(q) = 3
      phase = polish_movement
    ask what happens
    expect damage_bridge(3228, 3229) by 10.36

[10.36#2] Woods and attacks by aircraft alone
  | A wood hex is no target for aircraft on their own.
  see 10.36, 10.15, 10.31
  defect w39-N1 "the second clause with this number; the first, on bridges, is 10.36"
  forbid firing(B, P) when P is air and air_raid(B) and aim(B) = H and wooded(H)

  example "a regiment in a wood"
    given
      weather_die = 3
      unit p: german, air, strength 2, at 3229
      unit e: polish, infantry, strength 3, at 3229
      hex 3229: wood
      bombardment b: firing p, shelled e
      phase = german_movement
    ask may firing(b, p)
    expect no by 10.36#2

[10.37] Bombs may disorganize
  | Besides the losses, aircraft that attack alone may disorganize the stack: a die below the sum of their strength does it.
  | Units that were disorganized already panic. Headquarters keep their order (21.12), and trains have a table of their own.
  see 21.12, 22.11, 10.35
  throw shock_die(bombardment B) 1d6 "the disorganization roll of {B}"
  derived shocks(bombardment B) "{B} [shakes|does not shake] the units under it"
  derived bombed_out(unit E) "{E} [loses|does not lose] its order under the bombs"
  define shocks(B) when air_raid(B) and shock_die(B) < fire_power(B)
    unless train_raid(B, _)
  define bombed_out(E) when did bombard(B) this phase and shocks(B) and shelled(B, E)
  cause disorganize(E) when bombed_out(E)
    unless disorganized(E)
    unless panicked(E)
  cause panic(E) when bombed_out(E) and disorganized(E)

  example "strength 4 and a 3"
    given
      unit p, q: german, air, strength 2, at 3229
      unit e: polish, infantry, strength 3, at 3229
      bombardment b: firing p + q, shelled e
      did bombard(b) in german_movement
      fire_die(b) = 2
      mobility_die(b) = 6
      shock_die(b) = 3
      phase = german_movement
    ask what happens to e
    expect disorganize(e) by 10.37

  example "strength 4 and a 4"
    given
      unit p, q: german, air, strength 2, at 3229
      unit e: polish, infantry, strength 3, at 3229
      bombardment b: firing p + q, shelled e
      did bombard(b) in german_movement
      fire_die(b) = 2
      mobility_die(b) = 6
      shock_die(b) = 4
      phase = german_movement
    ask what happens to e
    expect nothing

  example "a unit in disorder"
    given
      unit p, q: german, air, strength 2, at 3229
      unit e: polish, infantry, strength 3, at 3229, disorganized
      bombardment b: firing p + q, shelled e
      did bombard(b) in german_movement
      fire_die(b) = 2
      mobility_die(b) = 6
      shock_die(b) = 3
      phase = german_movement
    ask what happens to e
    expect panic(e) by 10.37

  example "a unit in panic"
    given
      unit p, q: german, air, strength 2, at 3229
      unit e: polish, infantry, strength 3, at 3229, panicked
      bombardment b: firing p + q, shelled e
      did bombard(b) in german_movement
      fire_die(b) = 2
      mobility_die(b) = 6
      shock_die(b) = 3
      phase = german_movement
    ask what happens to e
    expect nothing

  example "the whole stack"
    given
      unit p, q: german, air, strength 2, at 3229
      unit e: polish, infantry, strength 3, at 3229
      unit f: polish, cavalry, strength 2, at 3229, disorganized
      unit h: polish, hq, at 3229
      bombardment b: firing p + q, shelled e + f + h
      did bombard(b) in german_movement
      fire_die(b) = 2
      mobility_die(b) = 6
      shock_die(b) = 1
      phase = german_movement
    ask what happens
    expect disorganize(e), panic(f) by 10.37

  example "with guns beside them nobody is shaken"
    given
      unit p: german, air, strength 2, at 3229
      unit g: german, heavy_artillery, gunfire 2, at 3227
      unit e: polish, infantry, strength 3, at 3229
      bombardment b: firing p + g, shelled e
      shock_die(b) = 1
    ask is shocks(b)
    expect no

  example "a train is not shaken"
    given
      unit p: german, air, strength 2, at 3229
      unit t: polish, train, at 3229
      bombardment b: firing p, shelled t
      shock_die(b) = 1
    ask is shocks(b)
    expect no

[10.37/six] A six fails
  | A 6 never disorganizes, however strong the aircraft are.
  deny shocks(B) when shock_die(B) = 6

  example "strength 8 and a 6"
    given
      unit p, q, r, s: german, air, strength 2, at 3229
      unit e: polish, infantry, strength 3, at 3229
      bombardment b: firing p + q + r + s, shelled e
      shock_die(b) = 6
    ask is shocks(b)
    expect no by 10.37/six

[10.4] Weather and aircraft
  commentary "heading"
  was mlawa:10.4

[10.41] Counters are only a chance to fly
  | How many counters a side has is laid down for each day; whether they fly depends on the weather. In bad weather they do
  | nothing of what this chapter lets them do; in worse weather each does one thing a turn.
  see 3.1/phase-1/table, 10.11
  was mlawa:10.41
  derived flown(unit P) "{P} [has|has not] flown a mission this turn"
  term weather_on "the weather"
  define flown(P) when did fire(P, _) this turn
  define flown(P) when attack_support(X, P) and did fight(X) this turn
  define flown(P) when defence_support(X, P) and did fight(X) this turn
  define flown(P) when did bomb_bridge(P, _, _) this turn
  define flown(P) when did interdict(P, _) this turn
  forbid sortie(P, _) when weather_on(weather_die) = worse and flown(P)
  forbid fire(P, _) when P is air and weather_on(weather_die) = worse and flown(P)
  forbid attack_support(_, P) when P is air and weather_on(weather_die) = worse and flown(P)
  forbid defence_support(_, P) when P is air and weather_on(weather_die) = worse and flown(P)
  forbid bomb_bridge(P, _, _) when weather_on(weather_die) = worse and flown(P)
  forbid interdict(P, _) when weather_on(weather_die) = worse and flown(P)
  forbid fire(P, _) when P is air and weather_on(weather_die) = bad
  forbid bomb_bridge(_, _, _) when weather_on(weather_die) = bad
  forbid interdict(_, _) when weather_on(weather_die) = bad

  example "a bridge in the morning, a battle in the afternoon, and a 5"
    given
      weather_die = 5
      unit p: german, air, strength 1, at 3229
      unit u: polish, infantry, strength 3, at 3228
      unit e: german, infantry, strength 3, at 3229
      battle x: attacker u, target e, defence_support p
      did bomb_bridge(p, 3028, 3029) in polish_movement
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

  example "a second mission on a 4"
    given
      weather_die = 4
      unit p: german, air, strength 1, at 3229
      unit u: german, infantry, strength 3, at 3228
      unit e: polish, infantry, strength 3, at 3229
      battle x: attacker u, target e, attack_support p
      did fire(p, e) in german_movement
      phase = german_attack
    ask may attack_support(x, p)
    expect yes by 3.1/phase-4

  example "bombs first, then support for an attack, and a 5"
    given
      weather_die = 5
      unit p: german, air, strength 1, at 3229
      unit u: german, infantry, strength 3, at 3228
      unit e: polish, infantry, strength 3, at 3229
      battle x: attacker u, target e, attack_support p
      did fire(p, e) in german_movement
      phase = german_attack
    ask may attack_support(x, p)
    expect no by 10.41

  example "support for an attack, then a new place, and a 5"
    given
      weather_die = 5
      unit p: german, air, strength 1, at 3229
      unit u: german, infantry, strength 3, at 3228
      unit e: polish, infantry, strength 3, at 3229
      battle x: attacker u, target e, attack_support p
      did fight(x) in german_attack
      phase = polish_counter
    ask may sortie(p, 3228)
    expect no by 10.41

  example "support for a defence, then a bridge, and a 5"
    given
      weather_die = 5
      unit p: german, air, strength 1, at 3229
      unit u: polish, infantry, strength 3, at 3228
      unit e: german, infantry, strength 3, at 3229
      edge 3028 3029: big_river, bridge
      battle x: attacker u, target e, defence_support p
      did fight(x) in polish_counter
      phase = polish_movement
    ask may bomb_bridge(p, 3028, 3029)
    expect no by 10.41

  example "a march held up, then bombs with the guns, and a 5"
    given
      weather_die = 5
      unit p: german, air, strength 1, at 3229
      unit g: german, light_artillery, gunfire 1, at 3227
      unit e: polish, infantry, strength 3, at 3229
      bombardment b: firing p + g, shelled e
      did interdict(p, 3230) in polish_movement
      phase = german_counter
    ask may fire(p, e)
    expect no by 10.41

  example "bombs, then a march to hold up, and a 5"
    given
      weather_die = 5
      unit p: german, air, strength 1, at 3229
      unit e: polish, infantry, strength 3, at 3229
      did fire(p, e) in german_movement
      phase = polish_movement
    ask may interdict(p, 3229)
    expect no by 10.41

  example "bombs on a 6"
    given
      weather_die = 6
      unit p: german, air, strength 1, at 3229
      unit g: german, light_artillery, gunfire 1, at 3227
      unit e: polish, infantry, strength 3, at 3229
      bombardment b: firing p + g, shelled e
      phase = german_attack
    ask may bombard(b)
    expect no by 10.41

  example "a bridge on a 6"
    given
      weather_die = 6
      unit p: german, air, strength 2
      edge 3228 3229: big_river, bridge
      phase = polish_movement
    ask may bomb_bridge(p, 3228, 3229)
    expect no by 10.41

  example "a march to hold up on a 6"
    given
      weather_die = 6
      unit p: german, air, strength 2
      phase = polish_movement
    ask may interdict(p, 3229)
    expect no by 10.41

[10.42] The weather is rolled for
  | One of the players throws for the weather at the beginning of each turn, as 3.1 has it.
  see 3.1/phase-1, 3.1/phase-1/table
  was mlawa:10.42
  defect w39-R7 "refers to a Supply and Weather Phase: the weather has a phase of its own now"
  commentary "3.1/phase-1 makes the players throw, its table says what the weather does"

  example "turn 2 has weather of its own"
    given
      turn = 2
      did roll_weather() in weather_phase of turn 1
      phase = weather_phase
    ask must roll_weather()
    expect must by 3.1/phase-1

[10.5] Aircraft against movement
  commentary "heading"

[10.51] The Germans hold up marches
  | German aircraft may slow the Poles down on a hex, with 2 SP of aircraft at most.
  see 4.5, 10.52
  figure hold_limit = 2 in sp
  term hold_limit "the most that may be used on a hex"
  action interdict(unit P, hex H) "{P} [hold up movement|held up movement] on {H}"
  amount interdiction(hex H) in sp "the aircraft that hold up movement on {H}"
  permit interdict(P, _) when P is air and P is german
  set interdiction(H) = sum(air_power(P) for P where did interdict(P, H) this turn)
  forbid interdict(P, H) when interdiction(H) + air_power(P) > hold_limit
  otherwise forbid interdict
  dispute w39-10.51a "when they do it"
    reading a preferred "while the Poles move: it is their march that is held up, and bridges are bombed then too (10.36)"
      forbid interdict(_, _) unless phase_of(movement, poles)
    reading b "on any phase of the turn before they have moved: no phase is named"
      forbid interdict(_, _) when did step(U, _, _) this turn and side(U) = poles
      forbid interdict(_, _) when did march(U, _) this turn and side(U) = poles

  example "a counter of 2"
    given
      weather_die = 3
      unit p: german, air, strength 2
      phase = polish_movement
    ask may interdict(p, 3229)
    expect yes by 10.51

  example "a Polish counter"
    given
      weather_die = 3
      unit p: polish, air, strength 2
      phase = polish_movement
    ask may interdict(p, 3229)
    expect no by 10.51

  example "German guns"
    given
      weather_die = 3
      unit g: german, light_artillery, gunfire 1, at 3229
      phase = polish_movement
    ask may interdict(g, 3229)
    expect no by 10.51

  example "1 SP on top of 2"
    given
      weather_die = 3
      unit p: german, air, strength 2
      unit q: german, air, strength 1
      did interdict(p, 3229) in german_movement
      phase = polish_movement
    ask may interdict(q, 3229)
    expect no by 10.51

  example "1 SP on top of 1"
    given
      weather_die = 3
      unit p: german, air, strength 1
      unit q: german, air, strength 1
      did interdict(p, 3229) in german_movement
      phase = polish_movement
    ask may interdict(q, 3229)
    expect yes by 10.51

  example "in the evening, when the Poles have moved"
    given
      weather_die = 3
      unit p: german, air, strength 2
      unit u: polish, infantry, at 3030
      did step(u, 3031, 3030) in polish_movement
      did march(u, 3030) in polish_movement
      phase = polish_supply
    ask may interdict(p, 3229)
    expect no by 10.51

  example "in the German attack phase of the morning"
    given
      weather_die = 3
      unit p: german, air, strength 2
      phase = german_attack
    ask may interdict(p, 3229)
    expect no by 10.51

  example "when the first Pole has taken a step"
    given
      weather_die = 3
      unit p: german, air, strength 2
      unit u: polish, infantry, at 3030
      did step(u, 3031, 3030) in polish_movement
      phase = polish_movement
    ask may interdict(p, 3229)
    expect yes by 10.51

  example "when the first Pole has marched"
    given
      weather_die = 3
      unit p: german, air, strength 2
      unit u: polish, infantry, at 3030
      did march(u, 3030) in polish_movement
      phase = polish_movement
    ask may interdict(p, 3229)
    expect yes by 10.51

[10.52] What it costs them
  | On such a hex the Poles pay 1 MP more to enter. 2 SP of aircraft reach the neighbouring hexes too. Trains and columns are
  | no units (2.2) and run on.
  see 4.22, 4.31, 10.51, 18.0
  figure hold_cost = 1 in mp
  figure hold_from = 1 in sp
  figure hold_wide = 2 in sp
  term hold_from "what it takes to hold up a hex"
  term hold_wide "what it takes to hold up its neighbours as well"
  derived held_up(hex H) "aircraft [hold|do not hold] up movement on {H}"
  define held_up(H) when did interdict(_, H) this turn and interdiction(H) >= hold_from
  define held_up(H) when did interdict(_, K) this turn and adjacent(H, K) and interdiction(K) >= hold_wide
  add hold_cost to step_cost(U, _, B) when side(U) = poles and held_up(B)
    unless transport(U)
  dispute w39-A22 "whether 2 SP of aircraft add 1 or 2 MP on the hex itself"
    reading a preferred "1: the second SP is for the neighbours, and 2 MP are named nowhere"
    reading b "2: each SP costs 1 MP"
      add hold_cost to step_cost(U, _, B) when side(U) = poles and held_up(B) and interdiction(B) >= hold_wide
        unless transport(U)

  example "1 SP on the hex"
    given
      unit p: german, air, strength 1
      unit u: polish, infantry, movement 6, at 3228
      did interdict(p, 3229) in polish_movement
      phase = polish_movement
    ask value step_cost(u, 3228, 3229)
    expect 2 by 4.31, 10.52

  example "2 SP on the hex"
    given
      unit p: german, air, strength 2
      unit u: polish, infantry, movement 6, at 3228
      did interdict(p, 3229) in polish_movement
      phase = polish_movement
    ask value step_cost(u, 3228, 3229)
    expect 2 by 4.31, 10.52

  example "2 SP on the hex behind"
    given
      unit p: german, air, strength 2
      unit u: polish, infantry, movement 6, at 3228
      did interdict(p, 3230) in polish_movement
      phase = polish_movement
    ask value step_cost(u, 3228, 3229)
    expect 2 by 4.31, 10.52

  example "1 SP on the hex behind"
    given
      unit p: german, air, strength 1
      unit u: polish, infantry, movement 6, at 3228
      did interdict(p, 3230) in polish_movement
      phase = polish_movement
    ask value step_cost(u, 3228, 3229)
    expect 1 by 4.31 not by 10.52

  example "two counters of 1 reach as far as one of 2"
    given
      unit p, q: german, air, strength 1
      unit u: polish, infantry, movement 6, at 3228
      did interdict(p, 3230) in polish_movement
      did interdict(q, 3230) in polish_movement
      phase = polish_movement
    ask value step_cost(u, 3228, 3229)
    expect 2 by 4.31, 10.52

  example "on a road too"
    given
      unit p: german, air, strength 1
      unit u: polish, infantry, movement 6, at 3228
      edge 3228 3229: main_road
      did interdict(p, 3229) in polish_movement
      phase = polish_movement
    ask value step_cost(u, 3228, 3229)
    expect 1.5 by 4.32, 10.52

  example "a march of three hexes on 3 MP"
    given
      board 3226 to 3233
      unit p: german, air, strength 1
      unit u: polish, infantry, movement 3, at 3228
      did interdict(p, 3230) in polish_movement
      phase = polish_movement
    ask may march(u, 3231) via 3229 3230 3231
    expect no by 4.22

  example "Germans pay nothing"
    given
      unit p: german, air, strength 2
      unit u: german, infantry, movement 6, at 3228
      did interdict(p, 3229) in german_movement
      phase = german_movement
    ask value step_cost(u, 3228, 3229)
    expect 1 by 4.31 not by 10.52

  example "a train runs on"
    given
      unit p: german, air, strength 2
      unit t: polish, train, at 3228
      edge 3228 3229: railway
      did interdict(p, 3229) in polish_movement
      phase = polish_movement
    ask value step_cost(t, 3228, 3229)
    expect 1 by 18.12 not by 10.52

  example "yesterday's aircraft are gone"
    given
      turn = 2
      unit p: german, air, strength 2
      unit u: polish, infantry, movement 6, at 3228
      did interdict(p, 3229) in polish_movement of turn 1
      phase = polish_movement
    ask value step_cost(u, 3228, 3229)
    expect 1 by 4.31 not by 10.52

[10.53] Not in woods
  | On a wood hex none of this works.
  see 10.15, 10.51, 10.52
  forbid interdict(_, H) when wooded(H)
  deny held_up(H) when wooded(H)

  example "over a wood"
    given
      weather_die = 3
      unit p: german, air, strength 2
      hex 3229: wood
      phase = polish_movement
    ask may interdict(p, 3229)
    expect no by 10.53

  example "a wood beside the hex"
    given
      unit p: german, air, strength 2
      unit u: polish, infantry, movement 6, at 3228
      hex 3229: wood
      did interdict(p, 3230) in polish_movement
      phase = polish_movement
    ask value step_cost(u, 3228, 3229)
    expect 2 by 4.31, 4.38 not by 10.52
