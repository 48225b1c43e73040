[8.11] When units fight, and how often
  | Units fight in attack and counter-attack phases only. In one phase a unit strikes once and is struck once.
  see 8.13
  forbid attack(U, _) unless own_phase(U, attack) unless own_phase(U, counter)
  forbid attack(U, _) when did attack(U, _) this phase
  forbid attack(_, E) when did attack(_, E) this phase

  example "no counter-attack while moving"
    given
      unit u: polish, infantry, at 3228
      unit e: german, infantry, at 3229
      phase = polish_movement
    ask may counter_attack(u, e)
    expect no by 8.11

  example "nor in the enemy's phase"
    given
      unit u: german, infantry, at 3228
      unit e: polish, infantry, at 3229
      phase = polish_counter
    ask may counter_attack(u, e)
    expect no by 8.11

  example "a unit that struck once is done"
    given
      unit u: polish, infantry, at 3228
      unit e: german, infantry, at 3229
      unit f: german, infantry, at 3227
      did counter_attack(u, f) in polish_counter
      phase = polish_counter
    ask may counter_attack(u, e)
    expect no by 8.11

  example "a unit that was struck once is left alone"
    given
      unit u: polish, infantry, at 3228
      unit v: polish, infantry, at 3230
      unit e: german, infantry, at 3229
      did counter_attack(v, e) in polish_counter
      phase = polish_counter
    ask may counter_attack(u, e)
    expect no by 8.11

[8.12] Whom a unit may attack
  | Only an enemy in the attacker's zone of control when the phase begins. We read the zone from the position as it stands.
  see 7.15, 7.17
  forbid attack(U, E) unless in_zoc(E, U)

  example "out of reach"
    given
      unit u: polish, infantry, at 3228
      unit e: german, infantry, at 3230
      phase = polish_counter
    ask may counter_attack(u, e)
    expect no by 8.12

  example "over a lake"
    given
      unit u: polish, infantry, at 3228
      unit e: german, infantry, at 3229
      edge 3228 3229: lakeside
      phase = polish_counter
    ask may counter_attack(u, e)
    expect no by 8.12

[8.21] Attacking is free
  | In its own attack phase a unit may attack the enemies in its zone, and need not unless 8.28 drives it. In its
  | counter-attack phase (8.32) it need not either.
  see 8.28, 8.32
  permit attack(U, E) when own_phase(U, attack) and in_zoc(E, U)
  excuse attack(U, _) when own_phase(U, attack)
    unless bound_to_attack(U)
  excuse attack(U, _) when own_phase(U, counter)

  example "nobody is made to counter-attack"
    given
      unit u: polish, infantry, at 3228
      unit e: german, infantry, at 3229
      phase = polish_counter
    ask must counter_attack(u, e)
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

[8.27] Attack from several sides
  | An attack from three, four, five or six hexes shifts the ratio by 1, 2, 3 or 4 places.
  see 8.4c
  amount attack_directions(battle X) "the number of hexes from which {X} is fought"
  table direction_shift(number N) -> number = 3: 1, 4: 2, 5: 3, 6: 4
  set attack_directions(X) = count(H where attacker(X, U) and at(U) = H)
  add direction_shift(attack_directions(X)) to column(X) when attack_directions(X) >= 3

  example 8.27/ex1 "four units on four sides" reconstructed
    given
      unit a: polish, infantry, strength 3, at 3228
      unit b: polish, infantry, strength 3, at 3230
      unit c: polish, infantry, strength 3, at 3129
      unit d: polish, infantry, strength 3, at 3329
      unit e: german, infantry, strength 6, at 3229
      battle x: attacker a + b + c + d, target e
    ask value column(x)
    expect 4:1 by 8.27

  example "stacked attackers come from one side"
    given
      unit a, b, c: polish, infantry, strength 4, at 3228
      unit e: german, infantry, strength 6, at 3229
      battle x: attacker a + b + c, target e
    ask value column(x)
    expect 2:1 by 8.4c not by 8.27

[8.28] Units that have to attack
  | A unit with an enemy on the offensive in its zone when its own attack phase begins has to attack, unless it stands in
  | fortifications. Counter-attack phases know no such duty.
  see 8.31, 8.32
  derived bound_to_attack(unit U) "{U} [has|does not have] to attack"
  define bound_to_attack(U) when own_phase(U, attack) and in_zoc(O, U) and marker(O, attack_counter)
    unless marker(U, field_works)
  require attack(U, _) when bound_to_attack(U)

  example "an enemy on the offensive"
    given
      unit u: polish, infantry, at 3228
      unit o: german, infantry, at 3229, marker attack_counter
      phase = polish_attack
    ask must attack(u, _)
    expect must by 8.28

  example "behind field works"
    given
      unit u: polish, infantry, at 3228, marker field_works
      unit o: german, infantry, at 3229, marker attack_counter
      phase = polish_attack
    ask must attack(u, _)
    expect need not by 8.21

  example "the same enemy in the counter-attack phase"
    given
      unit u: polish, infantry, at 3228
      unit o: german, infantry, at 3229, marker attack_counter
      phase = polish_counter
    ask is bound_to_attack(u)
    expect no

[8.32] Who may counter-attack
  | In its side's counter-attack phase a unit may strike at enemies in its zone, unless ground units struck it in the enemy's
  | last attack phase, or fire worth more than 3 did, or an enemy on the offensive stands in its zone. Such an enemy need not
  | be struck back at either. Every attack of that phase is a counter-attack, so all of this is said of attacks.
  see 8.12, 8.21, 8.28, 8.31, 3.1/phase-5, 3.1/phase-9
  figure fire_borne = 3
  amount fire_received(unit U) "the fire that fell on {U} in the enemy's last attack phase"
  derived stormed(unit U)   "ground units [struck|did not strike] {U} in the enemy's last attack phase"
  derived under_fire(unit U)   "guns or aircraft [struck|did not strike] {U} in the enemy's last attack phase"
  derived struck(unit U)    "{U} [was|was not] struck hard in the enemy's last attack phase"
  derived pressed(unit U)   "an enemy on the offensive [stands|does not stand] in the zone of {U}"
  derived far_shooter(unit G) "{G} [is|is not] artillery or aircraft"
  permit attack(U, E) when own_phase(U, counter) and in_zoc(E, U)
  (1) define far_shooter(G) when guns(G)
  (1) define far_shooter(G) when G is air
  (1) define stormed(U) when did attack(E, U) in last attack phase of E
    unless far_shooter(E)
  (1) define under_fire(U) when did fire(G, U) in last attack phase of G
  (1) define under_fire(U) when did attack(G, U) in last attack phase of G and far_shooter(G)
  (1) set fire_received(U) = sum(gunfire(G) for G where did fire(G, U) in last attack phase of G)
  (1) add sum(gunfire(G) for G where did attack(G, U) in last attack phase of G and far_shooter(G)) to fire_received(U)
  (1) define struck(U) when fire_received(U) > fire_borne
  (1) forbid attack(U, _) when own_phase(U, counter) and struck(U)
  (2) define pressed(U) when in_zoc(O, U) and marker(O, attack_counter)
  (2) forbid attack(U, _) when own_phase(U, counter) and pressed(U)
  (2) excuse attack(U, O) when own_phase(U, counter) and in_zoc(O, U) and marker(O, attack_counter)

  dispute mla-M11 "what the sum of fire above 3 does"
    reading bar preferred "it is what guns and aircraft must not have reached, as in the newer edition; any ground attack is enough"
      (1) define struck(U) when stormed(U)
    reading any_fire "guns and aircraft stand in the list of those that must not have attacked at all, and the phases (3.1) ask the same"
      (1) define struck(U) when stormed(U)
      (1) define struck(U) when under_fire(U)
    reading weighed "it is joined to the whole list, so an attack of any kind bars only where more than 3 of fire fell"

  dispute mla-A8 "whether both conditions have to hold, or one is enough"
    reading both preferred "the second says who may not, and the order of phases asks for both"
    reading either "the list names two kinds of units, each of which may"
      except 8.32/1 on attack(U, _) unless pressed(U)
      except 8.32/2 on attack(U, _) unless struck(U)

  dispute mla-C14 "the counter-attack phases (3.1) only ask for an enemy in the zone that is not on the offensive"
    reading whole preferred "this clause is the detailed rule, and 8.22 would make the unit attack all of them"
    reading spared "such an enemy may be struck, whoever else stands there"
      except 8.32/2 on attack(_, E) when not marker(E, attack_counter)

  dispute mla-C15 "the second condition frees from attacking in an attack phase"
    reading counter preferred "it sets itself apart from 8.28 and speaks of counter-attacks; the newer edition prints the counter-attack phase"
    reading literal "what is printed is the attack phase, so 8.28 binds nobody"
      (2) except 8.28 on attack(U, _) when own_phase(U, attack) and pressed(U)

  example "an attack in the counter-attack phase"
    given
      unit u: polish, infantry, at 3228
      unit e: german, infantry, at 3229
      phase = polish_counter
    ask may attack(u, e)
    expect yes by 8.32

  example "under the same conditions"
    given
      unit u: polish, infantry, at 3228
      unit e: german, infantry, at 3229
      did attack(e, u) in german_attack
      phase = polish_counter
    ask may attack(u, e)
    expect no by 8.32/1

  example "which are none in the attack phase"
    given
      unit u: polish, infantry, at 3228
      unit e: german, infantry, at 3229
      did attack(e, u) in german_attack
      phase = polish_attack
    ask may attack(u, e)
    expect yes by 8.21

  example "a quiet sector"
    given
      unit u: polish, infantry, at 3228
      unit e: german, infantry, at 3229
      phase = polish_counter
    ask may counter_attack(u, e)
    expect yes by 8.32

  example "struck by infantry a moment ago: the readings part"
    given
      unit u: polish, infantry, at 3228
      unit e: german, infantry, at 3229
      did attack(e, u) in german_attack
      phase = polish_counter
    ask may counter_attack(u, e)
    expect no by 8.32/1

  example "struck a stage ago"
    given
      unit u: polish, infantry, at 3228
      unit e: german, infantry, at 3229
      did attack(e, u) in german_attack of turn 1
      turn = 2
      phase = polish_counter
    ask may counter_attack(u, e)
    expect yes by 8.32

  example "struck in the enemy's counter-attack, not in his attack"
    given
      unit u: polish, infantry, at 3228
      unit e: german, infantry, at 3229
      did counter_attack(e, u) in german_counter of turn 1
      turn = 2
      phase = polish_counter
    ask may counter_attack(u, e)
    expect yes by 8.32

  example "Germans strike back after the Polish attack"
    given
      unit u: german, infantry, at 3228
      unit e: polish, infantry, at 3229
      did attack(u, e) in german_attack
      phase = german_counter
    ask may counter_attack(u, e)
    expect yes by 8.32

  example "guns that are listed as attackers are no ground attack"
    given
      unit u: polish, infantry, at 3228
      unit g: german, artillery, gunfire 1, at 3230
      did attack(g, u) in german_attack
      phase = polish_counter
    ask is struck(u)
    expect no

  example "nor are aircraft"
    given
      unit u: polish, infantry, at 3228
      unit p: german, air, gunfire 1, at 3228
      did attack(p, u) in german_attack
      phase = polish_counter
    ask is struck(u)
    expect no

  example "but their fire counts"
    given
      unit u: polish, infantry, at 3228
      unit e: german, infantry, at 3229
      unit g: german, artillery, gunfire 2, at 3230
      unit p: german, air, gunfire 2, at 3228
      did attack(g, u) in german_attack
      did attack(p, u) in german_attack
      phase = polish_counter
    ask may counter_attack(u, e)
    expect no by 8.32/1

  example "a shell is a shell"
    given
      unit u: polish, infantry, at 3228
      unit g: german, artillery, gunfire 0.5, at 3231
      did fire(g, u) in german_attack
      phase = polish_counter
    ask is under_fire(u)
    expect yes by 8.32/1

  example "and so is a bomb"
    given
      unit u: polish, infantry, at 3228
      unit p: german, air, gunfire 1, at 3228
      did attack(p, u) in german_attack
      phase = polish_counter
    ask is under_fire(u)
    expect yes by 8.32/1

  example "exactly 3 is borne: the readings part"
    given
      unit u: polish, infantry, at 3228
      unit e: german, infantry, at 3229
      unit g, h: german, heavy_artillery, gunfire 1.5, at 3231
      did fire(g, u) in german_attack
      did fire(h, u) in german_attack
      phase = polish_counter
    ask may counter_attack(u, e)
    expect yes by 8.32

  example "3.5 is not"
    given
      unit u: polish, infantry, at 3228
      unit e: german, infantry, at 3229
      unit g: german, heavy_artillery, gunfire 1.5, at 3231
      unit h: german, heavy_artillery, gunfire 2, at 3231
      did fire(g, u) in german_attack
      did fire(h, u) in german_attack
      phase = polish_counter
    ask may counter_attack(u, e)
    expect no by 8.32/1

  example "fire on a neighbour is no fire on the unit"
    given
      unit u: polish, infantry, at 3228
      unit v: polish, infantry, at 3228
      unit e: german, infantry, at 3229
      unit g: german, heavy_artillery, gunfire 4, at 3231
      did fire(g, v) in german_attack
      phase = polish_counter
    ask may counter_attack(u, e)
    expect yes by 8.32

  example "an enemy on the offensive stands in the zone: the readings part"
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

  example "in the attack phase it binds: the readings part"
    given
      unit u: polish, infantry, at 3228
      unit o: german, infantry, at 3128, marker attack_counter
      phase = polish_attack
    ask must attack(u, _)
    expect must by 8.28

  example "struck and pressed: no reading helps"
    given
      unit u: polish, infantry, at 3228
      unit o: german, infantry, at 3229, marker attack_counter
      did attack(o, u) in german_attack
      phase = polish_counter
    ask may counter_attack(u, o)
    expect no by 8.32/1, 8.32/2

  example "an enemy on the offensive over the big river presses too"
    given
      unit u: polish, infantry, at 3228
      unit e: german, infantry, at 3229
      unit o: german, infantry, at 3227, marker attack_counter
      edge 3228 3227: big_river
      phase = polish_counter
    ask may counter_attack(u, e)
    expect no by 8.32/2

  example "one beyond a lake does not"
    given
      unit u: polish, infantry, at 3228
      unit e: german, infantry, at 3229
      unit o: german, infantry, at 3227, marker attack_counter
      edge 3228 3227: lakeside
      phase = polish_counter
    ask may counter_attack(u, e)
    expect yes by 8.32

  example "a friend on the offensive does no harm"
    given
      unit u: polish, infantry, at 3228
      unit f: polish, infantry, at 3227, marker attack_counter
      unit e: german, infantry, at 3229
      phase = polish_counter
    ask may counter_attack(u, e)
    expect yes by 8.32

  example "an enemy on the offensive farther off"
    given
      unit u: polish, infantry, at 3228
      unit e: german, infantry, at 3229
      unit o: german, infantry, at 3231, marker attack_counter
      phase = polish_counter
    ask may counter_attack(u, e)
    expect yes by 8.32

[8.4] Resolving a battle
  | Attacks and counter-attacks are worked out in six steps, a to f.
  procedure resolution "resolving a battle"

  example "the steps in order"
    given
      unit u: german, infantry, strength 7, at 3228
      unit e: polish, infantry, strength 2, at 3229
      battle x: attacker u, target e
      combat_die(x) = 4
    ask how resolution of x
    expect a, b, c, d, e, f by 8.4a, 8.4b, 8.4c, 8.4d, 8.4e, 8.4f

[8.4a] Who fights whom
  | The attacker names his units and their targets.
  step a of resolution "name the attackers and the targets"

[8.4b] The ratio of strengths
  | Attack strength against defence strength, rounded down in the defender's favour. Artillery and headquarters bring no
  | strength of their own (9.12, 13.11); where they attack alone there is no such ratio (9.44).
  see 8.87, 8.88, 8.89, 9.12, 9.44, 9.63, 9.64, 11.31, 13.11, 14.31, tables/TCC
  defect mla-A8 "says nothing of ratios below one; in the defender's favour 3 against 8 is 1:3"
  amount fighting_strength(unit U, battle X) in sp "the strength of {U} in {X}"
  amount attack_total(battle X) in sp  "the attackers' strength in {X}"
  amount defence_total(battle X) in sp "the defenders' strength in {X}"
  amount ratio(battle X) on odds       "the ratio of strengths in {X}"
  step b of resolution "divide the strengths and round down" gives attack_total(X), defence_total(X), ratio(X)
  set fighting_strength(U, X) = strength(U) unless guns(U) unless U is hq
  set attack_total(X) = sum(fighting_strength(U, X) for U where attacker(X, U))
  set defence_total(X) = sum(fighting_strength(E, X) for E where target(X, E))
  set ratio(X) = odds(attack_total(X), defence_total(X)) when attacker(X, U) and not guns(U)
  round ratio(X) down

  example "guns that attack by themselves go by rules of their own (9.44)"
    given
      unit g: german, artillery, strength 1, gunfire 3, at 3227
      unit e: polish, infantry, strength 8, at 3229
      battle x: attacker g, target e
    ask value column(x)
    expect silent

  example "seven against two"
    given
      unit u: german, infantry, strength 7, at 3228
      unit e: polish, infantry, strength 2, at 3229
      battle x: attacker u, target e
    ask value ratio(x)
    expect 3:1 by 8.4b

  example "eleven against four"
    given
      unit u: german, infantry, strength 11, at 3228
      unit e: polish, infantry, strength 4, at 3229
      battle x: attacker u, target e
    ask value ratio(x)
    expect 2:1 by 8.4b

  example "three against eight"
    given
      unit u: german, infantry, strength 3, at 3228
      unit e: polish, infantry, strength 8, at 3229
      battle x: attacker u, target e
    ask value ratio(x)
    expect 1:3 by 8.4b

  example "seven against eight"
    given
      unit u: german, infantry, strength 7, at 3228
      unit e: polish, infantry, strength 8, at 3229
      battle x: attacker u, target e
    ask value ratio(x)
    expect 1:2 by 8.4b

  example "both sides are added up"
    given
      unit u: german, infantry, strength 6, at 3228
      unit v: german, infantry, strength 3, at 3230
      unit e: polish, infantry, strength 2, at 3229
      unit f: polish, infantry, strength 1, at 3229
      battle x: attacker u + v, target e + f
    ask value ratio(x)
    expect 3:1 by 8.4b

  example "guns and a headquarters beside the defenders add nothing"
    given
      unit u: german, infantry, strength 6, at 3228
      unit e: polish, infantry, strength 2, at 3229
      unit g: polish, artillery, strength 1, gunfire 1, at 3229
      unit q: polish, hq, strength 1, at 3229
      battle x: attacker u, target e + g + q
    ask value defence_total(x)
    expect 2 by 8.4b

[8.4c] Modifiers
  | Ground, headquarters, guns, aircraft and the like shift the ratio: up for what helps the attack, down for what helps the
  | defence.
  see 8.4/explanation, 8.27, 8.81, 9.24, 9.36, 10.12, 10.34, 11.21, 11.32, 13.22, 13.23
  step c of resolution "shift the ratio by the modifiers" gives column(X)
  set column(X) = ratio(X)
  add attack_fire(X) to column(X) when attack_support(X, _)
  add -defence_fire(X) to column(X) when defence_support(X, _)

  example "a battery of 1 on each side"
    given
      unit u: german, infantry, strength 6, at 3228
      unit e: polish, infantry, strength 2, at 3229
      unit g: german, artillery, gunfire 1, at 3227
      unit h: polish, artillery, gunfire 1, at 3230
      battle x: attacker u, target e, attack_support g, defence_support h
    ask value column(x)
    expect 3:1 by 8.4c

  example "the ratio is rounded before it is modified"
    given
      unit u: german, infantry, strength 7, at 3228
      unit e: polish, infantry, strength 2, at 3229
      unit g: german, artillery, gunfire 1.5, at 3227
      battle x: attacker u, target e, attack_support g
    ask value column(x)
    expect 4:1 by 8.4b, 8.4c

  example "an aircraft behind the attack"
    given
      unit u: german, infantry, strength 6, at 3228
      unit e: polish, infantry, strength 2, at 3229
      unit p: german, air, gunfire 2, at 3229
      battle x: attacker u, target e, attack_support p
    ask value column(x)
    expect 5:1 by 8.4c

[8.4d] The sector of the table
  | The shifted ratio picks the sector; above 10:1 counts as 10:1, below 1:4 as 1:4. That comes last, after all modifiers.
  see tables/CRT
  defect mla-M1 "prints Halving for Having, here and in step e: the book's own example halves neither the ratio nor the strength"
  step d of resolution "find the sector of the results table" gives column(X)
  limit column(X) to at most 10:1
  limit column(X) to at least 1:4

  example "twenty to one"
    given
      unit u: german, infantry, strength 20, at 3228
      unit e: polish, infantry, strength 1, at 3229
      battle x: attacker u, target e
    ask value column(x)
    expect 10:1 by 8.4d

  example "one to nine"
    given
      unit u: german, infantry, strength 1, at 3228
      unit e: polish, infantry, strength 9, at 3229
      battle x: attacker u, target e
    ask value column(x)
    expect 1:4 by 8.4d

  example "twenty to one against guns worth 5 are fifteen to one"
    given
      unit u: german, infantry, strength 20, at 3228
      unit e: polish, infantry, strength 1, at 3229
      unit h: polish, heavy_artillery, gunfire 5, at 3230
      battle x: attacker u, target e, defence_support h
    ask value column(x)
    expect 10:1 by 8.4d

  example "one to twenty with guns worth 5 is one to fifteen"
    given
      unit u: german, infantry, strength 1, at 3228
      unit e: polish, infantry, strength 20, at 3229
      unit g: german, heavy_artillery, gunfire 5, at 3227
      battle x: attacker u, target e, attack_support g
    ask value column(x)
    expect 1:4 by 8.4d

[8.4e] The column of losses
  | The attackers' strength picks one of twelve columns of the Losses table; its number is kept for step f. Above 72 there is
  | no column.
  see tables/casualties
  defect mla-M8 "calls the table by an untranslated name"
  table loss_column(number S) -> number = 1-6: 1, 7-12: 2, 13-18: 3, 19-24: 4, 25-30: 5, 31-36: 6,
    37-42: 7, 43-48: 8, 49-54: 9, 55-60: 10, 61-66: 11, 67-72: 12
  step e of resolution "find the column of losses" gives loss_column(attack_total(X))

  example "seven points"
    ask value loss_column(7)
    expect 2 by 8.4e

  example "more than the table holds"
    ask value loss_column(73)
    expect unknown for loss_column

[8.4f] The roll
  | One die picks the line of the sector: column 0 is the first part of the result, the column of step e the second.
  see tables/CRT, 8.51
  throw combat_die(battle X) 1d6 "the combat roll of {X}"
  derived outcome(battle X) -> result "{X} [ends|does not end] in {result}"
  amount second_part(battle X) "the second part of the result of {X}"
  step f of resolution "throw a die for both parts of the result" gives combat_die(X), outcome(X), second_part(X)
  define outcome(X) = R when crt(column(X), combat_die(X)) = R
  set second_part(X) = crt_losses(column(X), combat_die(X), loss_column(attack_total(X)))

  example 8.4/ex1 "seven against two, one up, a 4: the first part"
    given
      unit u: german, infantry, strength 7, at 3228
      unit e: polish, infantry, strength 2, at 3229
      unit g: german, artillery, gunfire 1, at 3227
      battle x: attacker u, target e, attack_support g
      combat_die(x) = 4
    ask value outcome(x)
    expect "B2" by 8.4f

  example 8.4/ex1 "and the second"
    given
      unit u: german, infantry, strength 7, at 3228
      unit e: polish, infantry, strength 2, at 3229
      unit g: german, artillery, gunfire 1, at 3227
      battle x: attacker u, target e, attack_support g
      combat_die(x) = 4
    ask value second_part(x)
    expect 1 by 8.4f

[8.4/explanation] What a modifier is
  | A modifier moves the ratio along the scale by that many places: up to the right, down to the left.
  defect mla-T4 "its second example counts 1:3 for three places to the left of 1:1; that is 1:4"
  amount column(battle X) on odds "the odds column of {X}"

  example 8.4/explanation "even odds and three up"
    given
      unit u: german, infantry, strength 4, at 3228
      unit e: polish, infantry, strength 4, at 3229
      unit g: german, heavy_artillery, gunfire 3, at 3227
      battle x: attacker u, target e, attack_support g
    ask value column(x)
    expect 4:1 by 8.4c

  example 8.4/explanation "even odds and three down"
    given
      unit u: german, infantry, strength 4, at 3228
      unit e: polish, infantry, strength 4, at 3229
      unit h: polish, heavy_artillery, gunfire 3, at 3230
      battle x: attacker u, target e, defence_support h
    ask value column(x)
    expect 1:4 by 8.4c book says 1:3 "three places to the left of 1:1 are 1:4 (mla-T4)"

[8.51] The symbols
  | A letter says who is beaten, A the attackers and B the defenders; the figure says by how many hexes they retreat. A dash
  | beats nobody.
  see 8.52, 8.53
  amount due(battle X) in hexes "the retreat that {X} demands"
  derived beaten(battle X, unit U) "{U} [is|is not] beaten in {X}"

  example "a dash moves nobody"
    given
      unit u: german, infantry, strength 4, at 3228
      unit e: polish, infantry, strength 4, at 3229
      battle x: attacker u, target e
      combat_die(x) = 4
    ask which U where beaten(x, U)
    expect nothing

[8.51/A] A: the attackers are beaten
  | A1 and A2: all attackers go back one or two hexes.
  table attacker_retreat(result R) -> number = "A1": 1, "A2": 2, "B1": 0, "B2": 0, "B3": 0, "B4": 0, "B5": 0, "-": 0
  derived attackers_beaten(battle X) "the attackers [are|are not] beaten in {X}"
  define attackers_beaten(X) when attacker_retreat(outcome(X)) > 0
  set due(X) = attacker_retreat(outcome(X)) when attackers_beaten(X)
  define beaten(X, U) when attackers_beaten(X) and attacker(X, U)

  example "A2"
    given
      unit u: german, infantry, strength 1, at 3228
      unit e: polish, infantry, strength 4, at 3229
      battle x: attacker u, target e
      combat_die(x) = 6
    ask value due(x)
    expect 2 by 8.51/A

  example "an attacker after A1"
    given
      unit u: german, infantry, strength 4, at 3228
      unit e: polish, infantry, strength 4, at 3229
      battle x: attacker u, target e
      combat_die(x) = 6
    ask which U where beaten(x, U)
    expect u by 8.51/A

[8.51/B1-B4] B1 to B4: the defenders are beaten
  | All defenders go back one to four hexes.
  table defender_retreat(result R) -> number = "B1": 1, "B2": 2, "B3": 3, "B4": 4, "B5": 5, "A1": 0, "A2": 0, "-": 0
  derived defenders_beaten(battle X) "the defenders [are|are not] beaten in {X}"
  define defenders_beaten(X) when defender_retreat(outcome(X)) > 0
  set due(X) = defender_retreat(outcome(X)) when defenders_beaten(X)
  define beaten(X, U) when defenders_beaten(X) and target(X, U)

  example "B2"
    given
      unit u: german, infantry, strength 4, at 3228
      unit e: polish, infantry, strength 4, at 3229
      battle x: attacker u, target e
      combat_die(x) = 1
    ask value due(x)
    expect 2 by 8.51/B1-B4

  example "the defenders are beaten"
    given
      unit u: german, infantry, strength 4, at 3228
      unit e: polish, infantry, strength 4, at 3229
      battle x: attacker u, target e
      combat_die(x) = 1
    ask which U where beaten(x, U)
    expect e by 8.51/B1-B4

[8.51/B5] B5: the defenders are shattered
  | All defenders go back five hexes, and they have no zone of control in the stage that follows.
  see 8.51/B1-B4, 7.12
  event shatter(unit U) "{U} [lose|lost] its zone of control"
  cause shatter(U) when outcome(X) = "B5" and target(X, U)

  dispute mla-A11 "which stage is meant"
    reading next preferred "the one that comes next, as the newer edition prints it"
      deny zoc(U, _) when did shatter(U) last turn
    reading this "the one that runs"
      deny zoc(U, _) when did shatter(U) this turn

  example "five hexes"
    given
      unit u: german, infantry, strength 9, at 3228
      unit e: polish, infantry, strength 1, at 3229
      battle x: attacker u, target e
      combat_die(x) = 1
    ask value due(x)
    expect 5 by 8.51/B1-B4

  example "what B5 does besides"
    given
      unit u: german, infantry, strength 9, at 3228
      unit e: polish, infantry, strength 1, at 3229
      battle x: attacker u, target e
      combat_die(x) = 1
      phase = german_attack
    ask what happens to e
    expect shatter(e) by 8.51/B5

  example "the stage after: the readings part"
    given
      unit e: polish, infantry, strength 1, at 3229
      did shatter(e) in german_attack of turn 1
      turn = 2
      phase = german_movement
    ask is zoc(e, 3228)
    expect no by 8.51/B5

  example "the same stage: the readings part"
    given
      unit e: polish, infantry, strength 1, at 3229
      did shatter(e) in german_attack
      phase = polish_counter
    ask is zoc(e, 3228)
    expect yes by 7.11

[8.51/second-part] The second part
  | The figure of the second part is what the attackers lose, in SP.
  amount attacker_loss(battle X) in sp "what the attackers lose in {X}"
  set attacker_loss(X) = second_part(X)

  example 8.51/ex1 "the battle of 8.4 again"
    given
      unit u: german, infantry, strength 7, at 3228
      unit e: polish, infantry, strength 2, at 3229
      unit g: german, artillery, gunfire 1, at 3227
      battle x: attacker u, target e, attack_support g
      combat_die(x) = 4
    ask value attacker_loss(x)
    expect 1 by 8.51/second-part book says 2 "its own example of 8.4 and the table have 1 (mla-T2)"

[8.52] Standing fast
  | A beaten defender may hold its ground and pay in SP: the line of the result in the Losses table, in the column of the
  | attackers' strength.
  see tables/casualties, 8.4e
  defect mla-M5 "reads as if moving were forbidden at a price; staying at a price is meant"
  amount stay_price(battle X) in sp "the price of standing fast in {X}"
  action stay(unit U, battle X)     "{U} [stand its ground|stood its ground] in {X}"
  set stay_price(X) = casualties(outcome(X), attack_total(X)) when defenders_beaten(X)
  permit stay(U, X) when defenders_beaten(X) and target(X, U)

  example 8.52/ex1 "seven points and B2"
    given
      unit u: german, infantry, strength 7, at 3228
      unit e: polish, infantry, strength 2, at 3229
      unit g: german, artillery, gunfire 1, at 3227
      battle x: attacker u, target e, attack_support g
      combat_die(x) = 4
    ask value stay_price(x)
    expect 1 by 8.52 book says 2 "the table has 1 in that column (mla-T3)"

  example "a beaten defender may stand"
    given
      unit u: german, infantry, strength 7, at 3228
      unit e: polish, infantry, strength 2, at 3229
      battle x: attacker u, target e
      combat_die(x) = 1
      phase = german_attack
    ask may stay(e, x)
    expect yes by 8.52

  example "nobody pays for a dash"
    given
      unit u: german, infantry, strength 4, at 3228
      unit e: polish, infantry, strength 4, at 3229
      battle x: attacker u, target e
      combat_die(x) = 4
    ask value stay_price(x)
    expect silent

[8.81] Ground works through the chart
  | Each kind of ground has a modifier in the Terrain Characteristics Chart. A hex that is wood all over counts as wood.
  see 8.4c, tables/TCC
  derived ground(hex H, terrain T) "{H} [counts|does not count] as {T} in combat"
  define ground(H, T) when terrain(H, T) and T != full_wood
  define ground(H, wood) when H is full_wood

  example "a town"
    given
      hex 3229: town
    ask value hex_modifier(3229)
    expect -1 by 8.83

  example "a hex that is wood all over, once"
    given
      hex 3229: wood, full_wood
    ask value hex_modifier(3229)
    expect -1 by 8.83

  example "or not called wood besides"
    given
      hex 3229: full_wood
    ask value hex_modifier(3229)
    expect -1 by 8.83

[8.22#2] Only the defender's ground
  | The modifiers are those of the hexes the defenders stand on. Swamps, which hamper attackers, are the exception (8.87).
  see 8.84, 8.87
  defect mla-N1 "printed 8.22 a second time; it is 8.82"
  defect mla-R1 "refers to an 8.97 that does not exist; 8.87 is meant"
  derived defended_hex(battle X, hex H) "{H} [is|is not] a defended hex in {X}"
  define defended_hex(X, H) when target(X, E) and at(E) = H

  example "an attacker in a town gains nothing, nor loses"
    given
      unit u: german, infantry, strength 6, at 3228
      unit e: polish, infantry, strength 2, at 3229
      hex 3228: town
      hex 3229: hills
      battle x: attacker u, target e
    ask value column(x)
    expect 2:1 by 8.22#2

[8.83] Ground adds up
  | The modifiers of all the kinds of ground on a hex are added together.
  amount hex_modifier(hex H) "the modifier of the ground on {H}"
  set hex_modifier(H) = sum(terrain_combat(T) for T where ground(H, T))

  example "a wooded hill"
    given
      hex 3229: hills, wood
    ask value hex_modifier(3229)
    expect -2 by 8.83

[8.84] Rivers
  | A river or stream counts only when more than half of the attackers, by SP, stand on its other side.
  see tables/TCC
  defect mla-T8 "bridges are named, but the chart gives them no figure: they change nothing beyond the river's own effect"
  sort waterway = stream_line, river_line, big_river_line
  term stream_line "stream"
  term river_line "river"
  term big_river_line "big river"
  derived attacks_over(battle X, unit U, waterway W) "{U} [attacks|does not attack] across a {W} in {X}"
  derived beyond(battle X, unit U, waterway W) "{U} [attacks|does not attack] across a {W}, or across a bigger water, in {X}"
  derived most_over(battle X, waterway W) "most of the attackers of {X} [stand|do not stand] beyond a {W}"
  amount sp_over(battle X, waterway W) in sp "the SP that attack across a {W} in {X}"
  amount attacking_sp(battle X) in sp "the SP of all attackers in {X}"
  define attacks_over(X, U, stream_line)
    when attacker(X, U) and at(U) = A and target(X, E) and at(E) = B and stream(A, B)
  define attacks_over(X, U, river_line) when attacker(X, U) and at(U) = A and target(X, E) and at(E) = B and river(A, B)
  define attacks_over(X, U, big_river_line)
    when attacker(X, U) and at(U) = A and target(X, E) and at(E) = B and big_river(A, B)
  set sp_over(X, W) = sum(strength(U) for U where attacks_over(X, U, W))
  set attacking_sp(X) = sum(strength(U) for U where attacker(X, U))
  define most_over(X, W) when 2 * sp_over(X, W) > attacking_sp(X)
  add stream_shift to column(X) when most_over(X, stream_line)
  add river_shift to column(X) when most_over(X, river_line)
  dispute mla-A84 "attackers behind waters of different kinds, none of them with the greater part"
    reading apart "the chart has a line for each water, so each is counted by itself"
    reading together "rivers of all types are named in one breath: who crosses the bigger one crosses the smaller too"
      define beyond(X, U, W) when attacks_over(X, U, W)
      define beyond(X, U, stream_line) when attacks_over(X, U, _)
      define beyond(X, U, river_line) when attacks_over(X, U, big_river_line)
      define most_over(X, stream_line) when 2 * sum(strength(U) for U where beyond(X, U, stream_line)) > attacking_sp(X)
        unless 2 * sum(strength(U) for U where beyond(X, U, river_line)) > attacking_sp(X)
      define most_over(X, river_line) when 2 * sum(strength(U) for U where beyond(X, U, river_line)) > attacking_sp(X)
        unless 2 * sp_over(X, big_river_line) > attacking_sp(X)

  example "a river before one, a stream before the other, open ground before the third"
    given
      unit g: german, infantry, strength 10, at 3228
      unit h: german, infantry, strength 10, at 3129
      unit t: german, infantry, strength 7, at 3330
      unit p: polish, infantry, strength 9, at 3229
      edge 3228 3229: river
      edge 3129 3229: stream
      battle x: attacker g + h + t, target p
    ask value column(x)
    expect disputed by 8.84

  example "a big river and a river: as many as a river takes"
    given
      unit g: german, infantry, strength 10, at 3228
      unit h: german, infantry, strength 10, at 3129
      unit t: german, infantry, strength 7, at 3330
      unit p: polish, infantry, strength 9, at 3229
      edge 3228 3229: big_river
      edge 3129 3229: river
      battle x: attacker g + h + t, target p
    ask value column(x)
    expect disputed by 8.84

  example "two rivers make one majority"
    given
      unit g: german, infantry, strength 10, at 3228
      unit h: german, infantry, strength 10, at 3129
      unit t: german, infantry, strength 7, at 3330
      unit p: polish, infantry, strength 9, at 3229
      edge 3228 3229: river
      edge 3129 3229: river
      battle x: attacker g + h + t, target p
    ask is most_over(x, stream_line)
    expect no

  example "across a stream"
    given
      unit u: german, infantry, strength 6, at 3228
      unit e: polish, infantry, strength 2, at 3229
      edge 3228 3229: stream
      battle x: attacker u, target e
    ask value column(x)
    expect 2:1 by 8.84

  example "across a river"
    given
      unit u: german, infantry, strength 6, at 3228
      unit e: polish, infantry, strength 2, at 3229
      edge 3228 3229: river
      battle x: attacker u, target e
    ask value column(x)
    expect 1:1 by 8.84

  example "half of the attackers are not the greater part"
    given
      unit u: german, infantry, strength 6, at 3228
      unit v: german, infantry, strength 6, at 3230
      unit e: polish, infantry, strength 4, at 3229
      edge 3228 3229: river
      battle x: attacker u + v, target e
    ask value column(x)
    expect 3:1 by 8.4c not by 8.84

  example "SP count, not heads"
    given
      unit u: german, infantry, strength 6, at 3228
      unit v, w: german, infantry, strength 2, at 3230
      unit e: polish, infantry, strength 2, at 3229
      edge 3228 3229: river
      battle x: attacker u + v + w, target e
    ask value column(x)
    expect 3:1 by 8.84

[8.85] The best ground of several
  | When several hexes are attacked in one battle, the modifier best for the defender holds for all.
  see 8.83, 11.22
  add lowest(hex_modifier(H) for H where defended_hex(X, H)) to column(X)

  example "a wood and a city"
    given
      unit u: german, infantry, strength 12, at 3228
      unit e: polish, infantry, strength 2, at 3229
      unit f: polish, infantry, strength 2, at 3227
      hex 3229: wood
      hex 3227: city
      battle x: attacker u, target e + f
    ask value column(x)
    expect 1:1 by 8.85

[8.87] Attacking out of a swamp
  | Units that attack from a swamp fight with half their strength; the chart says that it is rounded down.
  see tables/TCC
  defect mla-C10 "gives no rounding of its own; the chart rounds down"
  halve fighting_strength(U, X) rounding down when attacker(X, U) and at(U) = A and A is swamp

  example "five SP in a swamp"
    given
      unit u: german, infantry, strength 5, at 3228
      unit e: polish, infantry, strength 3, at 3229
      hex 3228: swamp
      battle x: attacker u, target e
    ask value fighting_strength(u, x)
    expect 2 by 8.87

  example "a defender in a swamp has all of its own"
    given
      unit u: german, infantry, strength 5, at 3228
      unit e: polish, infantry, strength 3, at 3229
      hex 3229: swamp
      battle x: attacker u, target e
    ask value fighting_strength(e, x)
    expect 3 by 8.4b not by 8.87

[8.88] Tanks and scouts in woods
  | Armour and reconnaissance that stand in a wood, or attack into one, fight with half their strength, rounded up.
  see 8.81
  derived in_the_trees(unit U, battle X) "woods [hamper|do not hamper] {U} in {X}"
  define in_the_trees(U, X) when target(X, U) and at(U) = H and ground(H, wood)
  define in_the_trees(U, X) when attacker(X, U) and at(U) = H and ground(H, wood)
  define in_the_trees(U, X) when attacker(X, U) and defended_hex(X, H) and ground(H, wood)
  halve fighting_strength(U, X) rounding up when U is armour or recon and in_the_trees(U, X)

  example "tanks defend a wood"
    given
      unit u: polish, infantry, strength 6, at 3228
      unit t: german, armour, strength 5, at 3229
      hex 3229: wood
      battle x: attacker u, target t
    ask value fighting_strength(t, x)
    expect 3 by 8.88

  example "scouts attack into a wood"
    given
      unit r: german, recon, strength 3, at 3228
      unit e: polish, infantry, strength 3, at 3229
      hex 3229: wood
      battle x: attacker r, target e
    ask value fighting_strength(r, x)
    expect 2 by 8.88

  example "tanks attack out of a wood"
    given
      unit t: german, armour, strength 6, at 3228
      unit e: polish, infantry, strength 3, at 3229
      hex 3228: wood
      battle x: attacker t, target e
    ask value fighting_strength(t, x)
    expect 3 by 8.88

  example "infantry is at home there"
    given
      unit u: german, infantry, strength 6, at 3228
      unit e: polish, infantry, strength 5, at 3229
      hex 3229: wood
      battle x: attacker u, target e
    ask value fighting_strength(u, x)
    expect 6 by 8.4b not by 8.88

[8.89] Tanks and scouts in towns
  | Armour and reconnaissance that defend a town fight with half their strength, rounded up, unless they share the hex with
  | infantry or cavalry.
  derived in_the_streets(unit U, battle X) "a town [hampers|does not hamper] {U} in {X}"
  derived foot_beside(unit U) "infantry or cavalry [stands|does not stand] beside {U}"
  define in_the_streets(U, X) when target(X, U) and at(U) = H and ground(H, town)
  define foot_beside(U) when at(U) = H and at(F) = H and side(F) = side(U) and F is infantry or cavalry
  halve fighting_strength(U, X) rounding up when U is armour or recon and in_the_streets(U, X)
    unless foot_beside(U)

  dispute mla-A10 "whether cities count as towns"
    reading both preferred "streets are no easier in a city"
      define in_the_streets(U, X) when target(X, U) and at(U) = H and ground(H, city)
    reading towns "the chart keeps the two apart, and the clause names the town"

  example "scouts defend a town"
    given
      unit u: polish, infantry, strength 6, at 3228
      unit r: german, recon, strength 3, at 3229
      hex 3229: town
      battle x: attacker u, target r
    ask value fighting_strength(r, x)
    expect 2 by 8.89

  example "tanks defend a city: the readings part"
    given
      unit u: polish, infantry, strength 6, at 3228
      unit t: german, armour, strength 5, at 3229
      hex 3229: city
      battle x: attacker u, target t
    ask value fighting_strength(t, x)
    expect 3 by 8.89

  example "with infantry beside them"
    given
      unit u: polish, infantry, strength 6, at 3228
      unit t: german, armour, strength 5, at 3229
      unit f: german, infantry, strength 1, at 3229
      hex 3229: town
      battle x: attacker u, target t + f
    ask value fighting_strength(t, x)
    expect 5 by 8.4b not by 8.89

  example "who attacks a town is not hampered"
    given
      unit t: german, armour, strength 5, at 3228
      unit e: polish, infantry, strength 3, at 3229
      hex 3229: town
      battle x: attacker t, target e
    ask value fighting_strength(t, x)
    expect 5 by 8.4b not by 8.89
