[3.0] Stages and phases
  | A stage is a turn of nine phases, and over when they are done. What belongs to a phase is done in that phase and at no other
  | time.
  defect mla-C8 "speaks of 13 stages; scenarios 1, 2 and 4 run for 6, 10 and 20 days, and only the third for 13"
  action end_turn() "the stage [end|ended]"
  otherwise forbid step, dig_in, roll_weather, check_supply, end_turn
  permit end_turn() when now(german_counter)
  forbid fire(G, _) when guns(G)
    unless own_phase(G, attack)
    unless own_phase(G, counter)

  example "no movement in an attack phase"
    given
      unit u: german, infantry, at 3228
      phase = german_attack
    ask may step(u, 3228, 3229)
    expect no by 3.0

  example "no digging in an attack phase"
    given
      unit u: german, infantry, at 3228
      phase = german_attack
    ask may dig_in(u)
    expect no by 3.0

  example "no fire in a movement phase"
    given
      unit g: german, artillery, gunfire 1, at 3228
      unit e: polish, infantry, at 3230
      phase = german_movement
    ask may fire(g, e)
    expect no by 3.0

  example "the weather is not rolled for in a movement phase"
    given
      phase = german_movement
    ask may roll_weather()
    expect no by 3.0

  example "nor is supply checked in one"
    given
      phase = german_movement
    ask may check_supply(germans)
    expect no by 3.0

  example "after the last phase"
    given
      phase = german_counter
    ask may end_turn()
    expect yes by 3.0

  example "a stage does not end half-way"
    given
      phase = polish_counter
    ask may end_turn()
    expect no by 3.0

[3.1] Whose phase it is
  | The nine phases come in their order; all but the first are the Germans' or the Poles' own. A phase may be left out when
  | nothing has to be done in it, or nobody cares to.
  see 8.28, 10.42, 14.21
  define side(U) = germans when U is german
  define side(U) = poles when U is polish
  define enemy(U, E) when side(U) = germans and side(E) = poles
  define own_phase(U, K) when side(U) = S and phase_of(K, S)
  action skip(side S) "{S} [pass over|passed over] the phase"
  permit skip(S) when phase_of(_, S)
  dispute mla-P1 "whether a phase may be left out in which something is owed"
    reading a preferred "the duties stand in clauses of their own: supply is checked, the weather is rolled for, and 8.28 makes units attack"
      forbid skip(_) when now(supply_and_weather)
      forbid skip(S) when attacks_owed(S)
    reading b "what players do not want to do they may leave out, whatever it is"

  example "a German"
    given
      unit u: german, infantry
    ask value side(u)
    expect germans by 3.1

  example "a Pole"
    given
      unit u: polish, infantry
    ask value side(u)
    expect poles by 3.1

  example "a Pole and a German"
    given
      unit u: polish, infantry
      unit e: german, infantry
    ask is enemy(u, e)
    expect yes by 3.1

  example "Poles strike back after the German attack"
    given
      unit u: polish, infantry
      phase = polish_counter
    ask is own_phase(u, counter)
    expect yes by 3.1

  example "two Poles"
    given
      unit u, v: polish, infantry
    ask is enemy(u, v)
    expect no

  example "two Germans"
    given
      unit u, v: german, infantry
    ask is enemy(u, v)
    expect no

  example "not the Germans' phase"
    given
      unit u: german, infantry
      phase = polish_counter
    ask is own_phase(u, counter)
    expect no

  example "a player who does not care to attack"
    given
      phase = german_attack
    ask may skip(germans)
    expect yes by 3.1

  example "the first phase: the readings part"
    given
      phase = supply_and_weather
    ask may skip(germans)
    expect no by 3.1

  example "an enemy on the offensive has to be attacked: the readings part"
    given
      unit u: polish, infantry, at 3228
      unit e: german, infantry, at 3229, marker attack_counter
      phase = polish_attack
    ask may skip(poles)
    expect no by 3.1

[3.1/phase-1] Supply and weather
  | Each player looks after the supply of his units. When that is done one of them, no matter which, rolls a die for the weather
  | of the stage.
  see 10.42, 14.21
  action check_supply(side S) "{S} [check|checked] the supply of all units"
  # which player rolls is left open, so the deed names none
  action roll_weather() "the weather die [be rolled|was rolled]"
  permit check_supply(_) when now(supply_and_weather)
  require check_supply(germans) when now(supply_and_weather)
  require check_supply(poles) when now(supply_and_weather)
  permit roll_weather()
    when now(supply_and_weather) and did check_supply(germans) this phase and did check_supply(poles) this phase
  require roll_weather()
    when now(supply_and_weather) and did check_supply(germans) this phase and did check_supply(poles) this phase
  forbid roll_weather() when did roll_weather() this turn

  example "the Germans check"
    given
      phase = supply_and_weather
    ask may check_supply(germans)
    expect yes by 3.1/phase-1

  example "they have to"
    given
      phase = supply_and_weather
    ask must check_supply(germans)
    expect must by 3.1/phase-1

  example "and so do the Poles"
    given
      phase = supply_and_weather
    ask must check_supply(poles)
    expect must by 3.1/phase-1

  example "the roll comes last"
    given
      did check_supply(germans) in supply_and_weather
      phase = supply_and_weather
    ask may roll_weather()
    expect no by 3.0

  example "both have checked"
    given
      did check_supply(germans) in supply_and_weather
      did check_supply(poles) in supply_and_weather
      phase = supply_and_weather
    ask may roll_weather()
    expect yes by 3.1/phase-1

  example "and somebody has to roll"
    given
      did check_supply(germans) in supply_and_weather
      did check_supply(poles) in supply_and_weather
      phase = supply_and_weather
    ask must roll_weather()
    expect must by 3.1/phase-1

  example "once is enough"
    given
      did check_supply(germans) in supply_and_weather
      did check_supply(poles) in supply_and_weather
      did roll_weather() in supply_and_weather
      phase = supply_and_weather
    ask may roll_weather()
    expect no by 3.1/phase-1

[3.1/phase-1/table] What the weather does
  | 1 to 4: fair, air counters are put on the map freely. 5: it worsens; a counter that is put there flies one mission, with its 1
  | face up. 6: poor, neither side puts any on the map, and none flies.
  see 10.2, 10.23, 10.41
  sort weather_state = fair, worse, bad
  throw weather_die 1d6 "the weather roll"
  table weather_on(number R) -> weather_state = 1-4: fair, 5: worse, 6: bad
  action lay_out(unit P) "{P} [be laid out|was laid out] for the turn"
  action sortie(unit P, hex H) "{P} [fly a mission to|flew a mission to] {H}"
  event show_one(unit P) "{P} [be turned|was turned] to its weaker face"
  permit lay_out(P) when P is air and weather_on(weather_die) = fair
  permit lay_out(P) when P is air and weather_on(weather_die) = worse
  forbid lay_out(_) when weather_on(weather_die) = bad
  cause show_one(P) when did lay_out(P) this phase and weather_on(weather_die) = worse and strength(P) > 1
  forbid sortie(P, _) when weather_on(weather_die) = worse and did sortie(P, _) this turn
  forbid sortie(_, _) when weather_on(weather_die) = bad
  forbid attack_support(_, P) when P is air and weather_on(weather_die) = bad
  forbid defence_support(_, P) when P is air and weather_on(weather_die) = bad

  example "a 4"
    ask value weather_on(4)
    expect fair by 3.1/phase-1/table

  example "put on the map on a 4"
    given
      unit p: german, air, strength 2
      weather_die = 4
      phase = german_movement
    ask may lay_out(p)
    expect yes by 3.1/phase-1/table

  example "put on the map on a 5"
    given
      unit p: german, air, strength 2
      weather_die = 5
      phase = german_movement
    ask may lay_out(p)
    expect yes by 3.1/phase-1/table

  example "put on the map on a 6"
    given
      unit p: german, air, strength 2
      weather_die = 6
      phase = german_movement
    ask may lay_out(p)
    expect no by 3.1/phase-1/table

  example "its face on a 5"
    given
      unit p: german, air, strength 2, at 3229
      did lay_out(p) in german_movement
      weather_die = 5
      phase = german_movement
    ask what happens to p
    expect show_one(p) by 3.1/phase-1/table

  example "one that shows its 1 already"
    given
      unit p: german, air, strength 1, at 3229
      did lay_out(p) in german_movement
      weather_die = 5
      phase = german_movement
    ask what happens to p
    expect nothing

  example "a second mission on a 5"
    given
      unit p: german, air
      did sortie(p, 3228) in german_attack
      weather_die = 5
      phase = polish_counter
    ask may sortie(p, 3229)
    expect no by 3.1/phase-1/table

  example "a first mission on a 6"
    given
      unit p: german, air
      weather_die = 6
      phase = german_attack
    ask may sortie(p, 3229)
    expect no by 3.1/phase-1/table

  example "no aircraft over an attack on a 6"
    given
      unit g: german, infantry, strength 6, at 3228
      unit p: polish, infantry, strength 2, at 3229
      unit l: german, air, strength 2, gunfire 2, at 3229
      battle x: attacker g, target p, attack_support l
      weather_die = 6
      phase = german_attack
    ask may attack_support(x, l)
    expect no by 3.1/phase-1/table

  example "nor over a defence"
    given
      unit p: polish, infantry, strength 6, at 3228
      unit g: german, infantry, strength 2, at 3229
      unit l: german, air, strength 2, gunfire 2, at 3229
      battle x: attacker p, target g, defence_support l
      weather_die = 6
      phase = polish_attack
    ask may defence_support(x, l)
    expect no by 3.1/phase-1/table

[3.1/phase-2] German movement
  | The German moves as many of his units as he likes, as far as their kind and the ground let them.
  see 4.1, 4.22, 12.0, tables/TCC
  permit step(U, A, B) when now(german_movement) and side(U) = germans and adjacent(A, B)

  example "a march"
    given
      unit u: german, infantry, movement 6, at 3228
      hex 3229: clear
      phase = german_movement
    ask may step(u, 3228, 3229)
    expect yes by 3.1/phase-2

[3.1/phase-2/reinforcements] German reinforcements
  | German units that are due enter at any moment of this phase. Chapter 17 and the scenarios say where.
  as w39:3.1/phase-2/reinforcements
  see 17.11, 17.16

  example "after the march of the day"
    given
      unit u: german, infantry, movement 6, arrival_turn 2
      turn = 2
      phase = german_digging
    ask may bring_on(u, 3228)
    expect no by 3.1/phase-2/reinforcements

[3.1/phase-3] German field fortification
  | Germans that did not move this turn and carry no Retreat counter may dig in; a counter goes under them.
  see 11.11
  permit dig_in(U) when now(german_digging) and side(U) = germans
  forbid dig_in(U) when now(german_digging) and did step(U, _, _) this turn
  forbid dig_in(U) when now(german_digging) and did march(U, _) this turn
  forbid dig_in(U) when now(german_digging) and did bring_on(U, _) this turn
  forbid dig_in(U) when now(german_digging) and did raid(U, _) this turn
  forbid dig_in(U) when now(german_digging) and marker(U, retreat_counter)
  cause mark(U, field_works) when now(german_digging) and side(U) = germans and did dig_in(U) this phase

  example "a regiment that stood still"
    given
      unit u: german, infantry, at 3228
      phase = german_digging
    ask may dig_in(u)
    expect yes by 3.1/phase-3

  example "the counter for its works"
    given
      unit u: german, infantry, at 3228
      did dig_in(u) in german_digging
      phase = german_digging
    ask what happens to u
    expect mark(u, field_works) by 3.1/phase-3

  example "a regiment that moved"
    given
      unit u: german, infantry, at 3228
      did step(u, 3229, 3228) in german_movement
      phase = german_digging
    ask may dig_in(u)
    expect no by 3.1/phase-3

  example "a regiment that marched, with nobody counting the hexes"
    given
      unit u: german, infantry, at 3228
      did march(u, 3228) in german_movement
      phase = german_digging
    ask may dig_in(u)
    expect no by 3.1/phase-3

  example "a regiment that has just entered the map"
    given
      unit u: german, infantry, at 3228
      did bring_on(u, 3228) in german_movement
      phase = german_digging
    ask may dig_in(u)
    expect no by 3.1/phase-3

  example "tanks that raided"
    given
      unit u: german, armour, at 3228
      unit e: polish, infantry, at 3230
      did raid(u, e) in german_movement
      phase = german_digging
    ask may dig_in(u)
    expect no by 3.1/phase-3

  example "a regiment that was thrown back"
    given
      unit u: german, infantry, at 3228, marker retreat_counter
      phase = german_digging
    ask may dig_in(u)
    expect no by 3.1/phase-3

[3.1/phase-3/end] German Retreat counters
  as w39:3.1/phase-3/end

[3.1/phase-4] German attack
  | Germans may attack, with the support of guns; Polish guns may support the defence. Offensive counters go on the attackers,
  | Retreat counters on Poles that fall back. Aircraft are left to chapter 10.
  see 8.21, 8.63, 8.71, 9.21, 9.25, 9.31, 9.37, 10.12
  permit attack_support(_, G) when now(german_attack) and side(G) = germans and guns(G)
  permit defence_support(_, G) when now(german_attack) and side(G) = poles and guns(G)
  cause mark(U, retreat_counter) when now(german_attack) and side(U) = poles and did fall_back(U, _, _) this phase
  dispute mla-C4 "who carries an Offensive counter after an attack"
    reading a "two phases give it to all that attack"
      cause mark(U, attack_counter) when now(german_attack) and side(U) = germans and did attack(U, _) this phase
    reading b "8.71 puts it on those that pursue, which would be needless if all attackers had it"

  example "an attack after which nobody moved"
    given
      unit u: german, infantry, at 3228
      unit e: polish, infantry, at 3229
      did attack(u, e) in german_attack
      phase = german_attack
    ask what happens to u
    expect disputed by 3.1/phase-4

  example "the one driven back"
    given
      unit u: german, infantry, at 3228
      unit e: polish, infantry, at 3231
      did attack(u, e) in german_attack
      did fall_back(e, 3229, 3230) in german_attack
      did fall_back(e, 3230, 3231) in german_attack
      phase = german_attack
    ask what happens to e
    expect mark(e, retreat_counter) by 3.1/phase-4

  example "guns support the attack"
    given
      unit u: german, infantry, strength 6, at 3228
      unit g: german, artillery, gunfire 1, at 3227
      unit e: polish, infantry, strength 3, at 3229
      battle x: attacker u, target e, attack_support g
      phase = german_attack
    ask may attack_support(x, g)
    expect yes by 3.1/phase-4

  example "Polish guns support the defence"
    given
      unit u: german, infantry, strength 6, at 3228
      unit e: polish, infantry, strength 3, at 3229
      unit g: polish, artillery, gunfire 1, at 3230
      battle x: attacker u, target e, defence_support g
      phase = german_attack
    ask may defence_support(x, g)
    expect yes by 3.1/phase-4

[3.1/phase-4/end] Polish Offensive counters
  as w39:3.1/phase-4/end

[3.1/phase-5] Polish counter-attack
  | When the German attacks are done Poles who were not attacked may strike back at Germans who are not on the offensive; 8.32
  | has the details. Germans may defend with guns and aircraft, Poles use their guns, if these have not served before.
  see 8.32, 8.31, 9.21, 9.31, 9.51, 9.52
  derived used_in_attack(unit G) "{G} [was|was not] used in the last attack phase of its own side"
  define used_in_attack(G) when did fire(G, _) in last attack phase of G
  define used_in_attack(G) when attack_support(X, G) and did fight(X) in last attack phase of G
  forbid counter_attack(U, _) when side(U) = poles unless now(polish_counter)
  permit defence_support(_, G) when now(polish_counter) and side(G) = germans and guns(G)
  permit defence_support(_, P) when now(polish_counter) and side(P) = germans and P is air
  dispute mla-C3 "what the guns and aircraft must not have done before"
    reading a preferred "the sides are mixed up in print: 9.51 and 9.52 say it of guns, and aircraft go by the same measure"
      permit attack_support(_, G) when now(polish_counter) and side(G) = poles and guns(G)
      forbid defence_support(_, P) when now(polish_counter) and side(P) = germans and P is air and used_in_attack(P)
    reading b "as printed: Germans are asked whether they defended in the phase before, where they attacked; Poles get guns for a defence only"
      except 9.52 on defence_support(_, G) when now(polish_counter) and side(G) = germans
      forbid attack_support(_, G) when now(polish_counter) and side(G) = poles and guns(G)

  example "a counter-attack in the attack phase"
    given
      unit u: polish, infantry, at 3228
      unit e: german, infantry, at 3229
      phase = polish_attack
    ask may counter_attack(u, e)
    expect no by 3.1/phase-5

  example "Polish guns: the readings part"
    given
      unit u: polish, infantry, strength 6, at 3228
      unit g: polish, artillery, gunfire 1, at 3227
      unit e: german, infantry, strength 3, at 3229
      battle y: attacker u, target e, attack_support g
      phase = polish_counter
    ask may attack_support(y, g)
    expect yes by 3.1/phase-5

  example "fresh German guns"
    given
      unit u: polish, infantry, strength 6, at 3228
      unit g: german, artillery, gunfire 1, at 3230
      unit e: german, infantry, strength 3, at 3229
      battle y: attacker u, target e, defence_support g
      phase = polish_counter
    ask may defence_support(y, g)
    expect yes by 3.1/phase-5

  example "German guns that supported the attack: the readings part"
    given
      unit u, v: polish, infantry, at 3228
      unit g: german, artillery, gunfire 1, at 3230
      unit e: german, infantry, at 3229
      battle x: attacker e, target v, attack_support g
      did fight(x) in german_attack
      battle y: attacker u, target e, defence_support g
      phase = polish_counter
    ask may defence_support(y, g)
    expect no by 9.52

  example "German aircraft not used before"
    given
      weather_die = 3
      unit u: polish, infantry, strength 6, at 3228
      unit p: german, air, strength 1, gunfire 1, at 3229
      unit e: german, infantry, strength 3, at 3229
      battle y: attacker u, target e, defence_support p
      phase = polish_counter
    ask may defence_support(y, p)
    expect yes by 3.1/phase-5

  example "German aircraft that supported the attack: the readings part"
    given
      weather_die = 3
      unit u, v: polish, infantry, at 3228
      unit p: german, air, strength 1, at 3228
      unit e: german, infantry, at 3229
      battle x: attacker e, target v, attack_support p
      did fight(x) in german_attack
      battle y: attacker u, target e, defence_support p
      phase = polish_counter
    ask may defence_support(y, p)
    expect no by 3.1/phase-5

  example "German guns that fired on their own"
    given
      unit u: polish, infantry, at 3228
      unit g: german, artillery, gunfire 1, at 3230
      did fire(g, u) in german_attack
      phase = polish_counter
    ask is used_in_attack(g)
    expect yes by 3.1/phase-5

[3.1/phase-5/counters] No counters in the Polish counter-attack
  as w39:3.1/phase-5/counters

[3.1/phase-6] Polish movement
  | The Pole moves his units, within their movement points and as the ground lets them.
  see 3.1/phase-2, 4.1, 4.22, tables/TCC
  permit step(U, A, B) when now(polish_movement) and side(U) = poles and adjacent(A, B)

  example "a march"
    given
      unit u: polish, infantry, movement 6, at 3228
      hex 3229: clear
      phase = polish_movement
    ask may step(u, 3228, 3229)
    expect yes by 3.1/phase-6

  example "Poles do not move in the German phase"
    given
      unit u: polish, infantry, movement 6, at 3228
      hex 3229: clear
      phase = german_movement
    ask may step(u, 3228, 3229)
    expect no by 3.0

[3.1/phase-6/reinforcements] Polish reinforcements
  | Polish units that are due enter at any moment of this phase.
  see 3.1/phase-2/reinforcements, 17.11, 17.16
  forbid bring_on(U, _) when side(U) = poles unless now(polish_movement)

  example "a regiment that is due, in the attack phase"
    given
      unit u: polish, infantry, movement 6, arrival_turn 2
      turn = 2
      phase = polish_attack
    ask may bring_on(u, 3228)
    expect no by 3.1/phase-6/reinforcements

[3.1/phase-7] Polish field fortification
  | Poles that did not move this turn and carry no Retreat counter may dig in; a counter goes under them.
  see 11.11
  permit dig_in(U) when now(polish_digging) and side(U) = poles
  forbid dig_in(U) when now(polish_digging) and did step(U, _, _) this turn
  forbid dig_in(U) when now(polish_digging) and did march(U, _) this turn
  forbid dig_in(U) when now(polish_digging) and did bring_on(U, _) this turn
  forbid dig_in(U) when now(polish_digging) and marker(U, retreat_counter)
  cause mark(U, field_works) when now(polish_digging) and side(U) = poles and did dig_in(U) this phase
  dispute mla-P2 "whether a pursuit or a retreat counts as moving"
    reading a preferred "11.11 asks about the Movement Phase alone, and retreats have their own counter"
    reading b "who changed his hex in this turn has moved"
      forbid dig_in(U) when now(polish_digging) and did pursue(U, _, _, _) this turn
      forbid dig_in(U) when now(polish_digging) and did fall_back(U, _, _) this turn

  example "a regiment that stood still"
    given
      unit u: polish, infantry, at 3228
      phase = polish_digging
    ask may dig_in(u)
    expect yes by 3.1/phase-7

  example "the counter for its works"
    given
      unit u: polish, infantry, at 3228
      did dig_in(u) in polish_digging
      phase = polish_digging
    ask what happens to u
    expect mark(u, field_works) by 3.1/phase-7

  example "a regiment that pursued after its counter-attack: the readings part"
    given
      unit u: polish, infantry, at 3228
      did pursue(u, 3227, 3228, 1) in polish_counter
      phase = polish_digging
    ask may dig_in(u)
    expect yes by 3.1/phase-7

  example "a regiment whose counter-attack was thrown back, which puts no counter on it: the readings part"
    given
      unit u: polish, infantry, at 3228
      did fall_back(u, 3229, 3228) in polish_counter
      phase = polish_digging
    ask may dig_in(u)
    expect yes by 3.1/phase-7

  example "a regiment that moved"
    given
      unit u: polish, infantry, at 3228
      did step(u, 3229, 3228) in polish_movement
      phase = polish_digging
    ask may dig_in(u)
    expect no by 3.1/phase-7

  example "a regiment that marched, with nobody counting the hexes"
    given
      unit u: polish, infantry, at 3228
      did march(u, 3228) in polish_movement
      phase = polish_digging
    ask may dig_in(u)
    expect no by 3.1/phase-7

  example "a regiment that has just entered the map"
    given
      unit u: polish, infantry, at 3228
      did bring_on(u, 3228) in polish_movement
      phase = polish_digging
    ask may dig_in(u)
    expect no by 3.1/phase-7

  example "a regiment that was thrown back"
    given
      unit u: polish, infantry, at 3228, marker retreat_counter
      phase = polish_digging
    ask may dig_in(u)
    expect no by 3.1/phase-7

[3.1/phase-7/end] Polish Retreat counters
  | When the phase ends the Poles lose their Retreat counters.
  cause unmark(U, retreat_counter) at end of polish_digging when side(U) = poles and marker(U, retreat_counter)

  example "a Pole with a Retreat counter"
    given
      unit u: polish, infantry, at 3228, marker retreat_counter
      phase = polish_digging
    ask what happens to u at end of polish_digging
    expect unmark(u, retreat_counter) by 3.1/phase-7/end

  example "a German with a Retreat counter"
    given
      unit u: german, infantry, at 3228, marker retreat_counter
      phase = polish_digging
    ask what happens to u at end of polish_digging
    expect nothing

[3.1/phase-8] Polish attack
  | Poles may attack, with the support of guns and aircraft; German guns may support the defence. Offensive counters go on the
  | attackers, Retreat counters on Germans that fall back.
  see 3.1/phase-4, 8.21, 8.63, 8.71, 9.21, 9.25, 9.31, 9.37, 10.0
  permit attack_support(_, G) when now(polish_attack) and side(G) = poles and guns(G)
  permit attack_support(_, P) when now(polish_attack) and side(P) = poles and P is air
  permit defence_support(_, G) when now(polish_attack) and side(G) = germans and guns(G)
  cause mark(U, retreat_counter) when now(polish_attack) and side(U) = germans and did fall_back(U, _, _) this phase
  dispute mla-C4b "who carries an Offensive counter after a Polish attack"
    reading a "two phases give it to all that attack"
      cause mark(U, attack_counter) when now(polish_attack) and side(U) = poles and did attack(U, _) this phase
    reading b "8.71 puts it on those that pursue, which would be needless if all attackers had it"

  example "an attack after which nobody moved"
    given
      unit u: polish, infantry, at 3228
      unit e: german, infantry, at 3229
      did attack(u, e) in polish_attack
      phase = polish_attack
    ask what happens to u
    expect disputed by 3.1/phase-8

  example "the one driven back"
    given
      unit u: polish, infantry, at 3228
      unit e: german, infantry, at 3230
      did attack(u, e) in polish_attack
      did fall_back(e, 3229, 3230) in polish_attack
      phase = polish_attack
    ask what happens to e
    expect mark(e, retreat_counter) by 3.1/phase-8

  example "guns support the attack"
    given
      unit u: polish, infantry, strength 6, at 3228
      unit g: polish, horse_artillery, gunfire 0.5, at 3227
      unit e: german, infantry, strength 3, at 3229
      battle x: attacker u, target e, attack_support g
      phase = polish_attack
    ask may attack_support(x, g)
    expect yes by 3.1/phase-8

  example "aircraft support the attack"
    given
      weather_die = 3
      unit u: polish, infantry, strength 6, at 3228
      unit p: polish, air, strength 1, gunfire 1, at 3229
      unit e: german, infantry, strength 3, at 3229
      battle x: attacker u, target e, attack_support p
      phase = polish_attack
    ask may attack_support(x, p)
    expect yes by 3.1/phase-8

  example "German guns support the defence"
    given
      unit u: polish, infantry, strength 6, at 3228
      unit e: german, infantry, strength 3, at 3229
      unit g: german, motorized_artillery, gunfire 1, at 3230
      battle x: attacker u, target e, defence_support g
      phase = polish_attack
    ask may defence_support(x, g)
    expect yes by 3.1/phase-8

[3.1/phase-8/end] German Offensive counters
  as w39:3.1/phase-9/end

  example "a German with an Offensive counter"
    given
      unit u: german, infantry, at 3228, marker attack_counter
      phase = polish_attack
    ask what happens to u at end of polish_attack
    expect unmark(u, attack_counter) by 3.1/phase-8/end

[3.1/phase-9] German counter-attack
  | As for the Poles in phase 5, with the sides changed. German guns and aircraft must not have served in their own attack.
  see 3.1/phase-5, 8.32, 8.31, 9.21, 9.31, 9.51, 9.52
  forbid counter_attack(U, _) when side(U) = germans unless now(german_counter)
  permit defence_support(_, G) when now(german_counter) and side(G) = poles and guns(G)
  forbid attack_support(_, P) when now(german_counter) and side(P) = germans and P is air and used_in_attack(P)
  permit attack_support(_, P) when now(german_counter) and side(P) = germans and P is air
  permit attack_support(_, G) when now(german_counter) and side(G) = germans and guns(G)
  dispute mla-C3b "what the guns must not have done before"
    reading a preferred "9.51 and 9.52, which have it in full, ask German guns about the Polish attack and Polish guns whether they supported it"
    reading b "as printed: German guns must have rested in their own attack, Polish guns are asked about a defence they did not conduct"
      forbid attack_support(_, G) when now(german_counter) and side(G) = germans and guns(G) and used_in_attack(G)
      except 9.52 on defence_support(_, G) when now(german_counter) and side(G) = poles

  example "a counter-attack in the attack phase"
    given
      unit u: german, infantry, at 3228
      unit e: polish, infantry, at 3229
      phase = german_attack
    ask may counter_attack(u, e)
    expect no by 3.1/phase-9

  example "German guns that fired in the morning: the readings part"
    given
      unit u: german, infantry, at 3228
      unit g: german, artillery, gunfire 1, at 3227
      unit e: polish, infantry, at 3229
      did fire(g, e) in german_attack
      battle x: attacker u, target e, attack_support g
      phase = german_counter
    ask may attack_support(x, g)
    expect yes by 3.1/phase-9

  example "German aircraft that flew in the morning"
    given
      weather_die = 3
      unit u: german, infantry, at 3228
      unit v: german, infantry, at 3227
      unit p: german, air, strength 1, gunfire 1, at 3229
      unit e: polish, infantry, at 3229
      battle x: attacker v, target e, attack_support p
      did fight(x) in german_attack
      battle y: attacker u, target e, attack_support p
      phase = german_counter
    ask may attack_support(y, p)
    expect no by 3.1/phase-9

  example "German aircraft not used before"
    given
      weather_die = 3
      unit u: german, infantry, strength 6, at 3228
      unit p: german, air, strength 1, gunfire 1, at 3229
      unit e: polish, infantry, strength 3, at 3229
      battle y: attacker u, target e, attack_support p
      phase = german_counter
    ask may attack_support(y, p)
    expect yes by 3.1/phase-9

  example "Polish guns that supported the attack: the readings part"
    given
      unit u, v: german, infantry, at 3228
      unit g: polish, artillery, gunfire 1, at 3230
      unit e: polish, infantry, at 3229
      battle x: attacker e, target v, attack_support g
      did fight(x) in polish_attack
      battle y: attacker u, target e, defence_support g
      phase = german_counter
    ask may defence_support(y, g)
    expect no by 9.52

  example "fresh Polish guns"
    given
      unit u: german, infantry, strength 6, at 3228
      unit g: polish, artillery, gunfire 1, at 3230
      unit e: polish, infantry, strength 3, at 3229
      battle y: attacker u, target e, defence_support g
      phase = german_counter
    ask may defence_support(y, g)
    expect yes by 3.1/phase-9

[3.1/phase-9/counters] No counters in the German counter-attack
  as w39:3.1/phase-10/counters
