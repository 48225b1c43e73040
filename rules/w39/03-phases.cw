[3.0] Turns and phases
  | A turn is a day of eleven phases, and over when all that belongs to them is done. What belongs to a phase is done in that
  | phase and at no other time. A player may pass over a phase of his own unless something in it is owed.
  see 8.28, 8.29, 9.42, 22.12
  was mlawa:3.0
  action skip(side S) "{S} [pass over|passed over] the phase"
  action end_turn() "the turn [end|ended]"
  otherwise forbid step, dig_in, attack, rally, load, unload, roll_weather, check_surrender, check_supply, rebuild, refill,
    end_turn
  permit end_turn()
    when now(polish_supply) and did check_surrender(poles) this phase and did check_supply(poles) this phase
  forbid fire(G, _) when guns(G)
    unless own_phase(G, attack)
    unless own_phase(G, counter)
  forbid skip(_) when now(weather_phase)
  forbid skip(S) when phase_of(supply, S)
  forbid skip(S) when phase_of(movement, S) and has_to_run(U) and side(U) = S
  forbid skip(S) when attacks_owed(S)

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

  example "a counter of no known nation has no phase to attack in"
    given
      unit u: infantry, at 3228
      unit e: german, infantry, at 3229
      phase = polish_attack
    ask may attack(u, e)
    expect no by 3.0

  example "no fire in a supply phase"
    given
      unit g: german, light_artillery, at 3228
      unit e: polish, infantry, at 3230
      phase = german_supply
    ask may fire(g, e)
    expect no by 3.0

  example "guns in their own attack phase are not held back"
    given
      unit g: german, light_artillery, at 3228
      unit e: polish, infantry, at 3230
      phase = german_attack
    ask may fire(g, e)
    expect yes by 9.41

  example "no reinforcements while the enemy moves"
    given
      unit u: german, infantry, arrival_turn 2, arrival_hex 3228
      turn = 2
      phase = polish_movement
    ask may bring_on(u, 3228)
    expect no by 3.1/phase-2/reinforcements

  example "the weather is always rolled for"
    given
      phase = weather_phase
    ask may skip(germans)
    expect no by 3.0

  example "supply is always checked"
    given
      phase = german_supply
    ask may skip(germans)
    expect no by 3.0

  example "a panicked unit has to run"
    given
      board 3220 to 3232
      unit u: polish, infantry, movement 6, at 3228, panicked
      hex 3222: reorganization_centre
      phase = polish_movement
    ask may skip(poles)
    expect no by 3.0, 22.12

  example "one that is at its center does not"
    given
      board 3220 to 3232
      unit u: polish, infantry, movement 6, at 3222, panicked
      hex 3222: reorganization_centre
      phase = polish_movement
    ask may skip(poles)
    expect yes by 3.1

  example "an enemy on the offensive has to be attacked"
    given
      unit u: polish, infantry, at 3228
      unit e: german, infantry, at 3229, marker attack_counter
      phase = polish_attack
    ask may skip(poles)
    expect no by 3.0

  example "that attack is made, and nothing else is owed"
    given
      unit u: polish, infantry, at 3228
      unit e: german, infantry, at 3229, marker attack_counter
      did attack(u, e) in polish_attack
      phase = polish_attack
    ask may skip(poles)
    expect yes by 3.1

  example "an attack was made, and one more enemy in the zone waits for his"
    given
      turn = 2
      unit g: german, infantry, strength 3, at 3229
      unit p: polish, infantry, strength 2, at 3230
      unit q: polish, infantry, strength 2, at 3330
      did attack(g, p) in german_attack
      phase = german_attack
    ask may skip(germans)
    expect no by 3.0, 8.22

  example "all is done, and the turn is over"
    given
      did check_surrender(poles) in polish_supply
      did check_supply(poles) in polish_supply
      phase = polish_supply
    ask may end_turn()
    expect yes by 3.0

  example "the last supply check is still to come"
    given
      did check_surrender(poles) in polish_supply
      phase = polish_supply
    ask may end_turn()
    expect no by 3.0

  example "a turn does not end half-way"
    given
      did check_surrender(germans) in german_supply
      did check_supply(germans) in german_supply
      phase = german_supply
    ask may end_turn()
    expect no by 3.0

[3.1] Whose phase it is
  | Phases belong to the Germans or to the Poles. Soviets, Lithuanians and Slovaks act in the German phases, but apart from
  | the Germans, who move first. A phase may be left out.
  see 4.1, 8.26, 8.30
  was mlawa:3.1
  define side(U) = germans when U is german
  define side(U) = germans when U is soviet or lithuanian or slovak
    unless changed_sides(U)
  define side(U) = poles when U is polish
    unless changed_sides(U)
  define enemy(U, E) when side(U) = germans and side(E) = poles
  define own_phase(U, K) when side(U) = S and phase_of(K, S)
  permit skip(S) when phase_of(_, S)
  forbid step(U, _, _) when U is german and did step(F, _, _) this phase and F is soviet or lithuanian or slovak
  forbid step(U, _, _) when U is german and did march(F, _) this phase and F is soviet or lithuanian or slovak
  dispute w39-C23 "what the initiative is good for, which the scenarios give to a side and no clause explains"
    reading a "who has it takes his phases first, every day"
      define goes_first(N) when initiative(N)
    reading b "who has it takes his phases first on the first day; afterwards the order is as printed here"
      define goes_first(N) when initiative(N) and turn = 1
      define goes_first(german) when turn > 1
    reading c "for nothing: the order is as printed here, and the Germans come first"
      define goes_first(german)
  dispute w39-P2 "whether the Germans come first in attacks too"
    reading a preferred "the order is given for moves; 8.26 leaves the order of attacks to the attacker"
    reading b "everything the allies do is to be kept apart, and the Germans come first"
      forbid attack(U, _) when U is german and did attack(F, _) this phase and F is soviet or lithuanian or slovak

  example "a German"
    given
      unit u: german, infantry
    ask value side(u)
    expect germans by 3.1

  example "a Soviet"
    given
      unit u: soviet, infantry
    ask value side(u)
    expect germans by 3.1

  example "a Pole"
    given
      unit u: polish, infantry
    ask value side(u)
    expect poles by 3.1

  example "a Pole and a Slovak"
    given
      unit u: polish, infantry
      unit e: slovak, infantry
    ask is enemy(u, e)
    expect yes by 3.1

  example "a German and a Slovak"
    given
      unit u: german, infantry
      unit e: slovak, infantry
    ask is enemy(u, e)
    expect no

  example "Lithuanians act in the German phases"
    given
      unit u: lithuanian, infantry
      phase = german_attack
    ask is own_phase(u, attack)
    expect yes by 3.1

  example "a player who does not care to attack"
    given
      phase = german_attack
    ask may skip(germans)
    expect yes by 3.1

  example "the Poles have the initiative on the first day"
    given
      scenario = kock1
      turn = 1
    ask is goes_first(polish)
    expect disputed by 3.1

  example "and on the second"
    given
      scenario = kock1
      turn = 2
    ask is goes_first(polish)
    expect disputed by 3.1

  example "whether the Germans then come first"
    given
      scenario = kock1
      turn = 2
    ask is goes_first(german)
    expect disputed by 3.1

  example "the Germans have it: it makes no difference"
    given
      scenario = brest
      turn = 1
    ask is goes_first(german)
    expect yes by 3.1, scenario-brest/note-2

  example "a German after the Soviets have begun to move"
    given
      unit u: german, infantry, at 3228
      unit s: soviet, infantry, at 3030
      did step(s, 3031, 3030) in german_movement
      phase = german_movement
    ask may step(u, 3228, 3229)
    expect no by 3.1

  example "a German after a Soviet march"
    given
      unit u: german, infantry, at 3228
      unit s: soviet, infantry, at 3030
      did march(s, 3030) in german_movement
      phase = german_movement
    ask may step(u, 3228, 3229)
    expect no by 3.1

  example "a Soviet after the Germans"
    given
      unit u: german, infantry, at 3228
      unit s: soviet, infantry, at 3030
      did step(u, 3227, 3228) in german_movement
      phase = german_movement
    ask may step(s, 3030, 3031)
    expect yes by 3.1/phase-2

  example "a German attack after a Soviet one"
    given
      unit u: german, infantry, at 3228
      unit e: polish, infantry, at 3229
      unit s: soviet, infantry, at 3030
      unit f: polish, infantry, at 3031
      did attack(s, f) in german_attack
      phase = german_attack
    ask may attack(u, e)
    expect yes by 8.21

[3.1/phase-1] Weather
  | One of the players, no matter which, rolls a die for the weather of the turn.
  see 10.42
  was mlawa:3.1/phase-1
  # which player rolls is left open, so the deed names none
  action roll_weather() "the weather die [be rolled|was rolled]"
  permit roll_weather() when now(weather_phase)
  require roll_weather() when now(weather_phase)
  forbid roll_weather() when did roll_weather() this turn

  example "the turn begins"
    given
      phase = weather_phase
    ask must roll_weather()
    expect must by 3.1/phase-1

  example "a player rolls"
    given
      phase = weather_phase
    ask may roll_weather()
    expect yes by 3.1/phase-1

  example "once is enough"
    given
      did roll_weather() in weather_phase
      phase = weather_phase
    ask may roll_weather()
    expect no by 3.1/phase-1

  example "not in a movement phase"
    given
      phase = german_movement
    ask may roll_weather()
    expect no by 3.0

[3.1/phase-1/table] What the weather does
  | 1 to 4: fair, air counters are laid out freely. 5: it worsens, and each counter laid out flies one mission, showing its
  | 1. 6: bad, no counter of either side is laid out and nobody flies.
  see 10.24, 10.41
  was mlawa:3.1/phase-1/table
  sort weather_state = fair, worse, bad
  throw weather_die 1d6 "the weather roll"
  table weather_on(number R) -> weather_state = 1-4: fair, 5: worse, 6: bad
  action lay_out(unit P) "{P} [be laid out|was laid out] for the turn"
  action sortie(unit P, hex H) "{P} [fly a mission to|flew a mission to] {H}"
  event show_one(unit P) "{P} [be turned|was turned] to its weaker face"
  permit lay_out(P) when P is air and weather_on(weather_die) = fair
  permit lay_out(P) when P is air and weather_on(weather_die) = worse
  forbid lay_out(_) when weather_on(weather_die) = bad
  cause show_one(P) when now(weather_phase) and P is air and weather_on(weather_die) = worse and strength(P) > 1
  forbid sortie(P, _) when weather_on(weather_die) = worse and did sortie(P, _) this turn
  forbid sortie(_, _) when weather_on(weather_die) = bad
  forbid attack_support(_, P) when P is air and weather_on(weather_die) = bad
  forbid defence_support(_, P) when P is air and weather_on(weather_die) = bad

  example "a 4"
    ask value weather_on(4)
    expect fair by 3.1/phase-1/table

  example "laid out on a 4"
    given
      unit p: german, air, strength 2
      weather_die = 4
      phase = weather_phase
    ask may lay_out(p)
    expect yes by 3.1/phase-1/table

  example "laid out on a 5"
    given
      unit p: german, air, strength 2
      weather_die = 5
      phase = weather_phase
    ask may lay_out(p)
    expect yes by 3.1/phase-1/table

  example "laid out on a 6"
    given
      unit p: polish, air, strength 2
      weather_die = 6
      phase = weather_phase
    ask may lay_out(p)
    expect no by 3.1/phase-1/table

  example "its face on a 5"
    given
      unit p: german, air, strength 2
      weather_die = 5
      phase = weather_phase
    ask what happens to p
    expect show_one(p) by 3.1/phase-1/table

  example "a first mission on a 5"
    given
      unit p: german, air, strength 1
      weather_die = 5
      phase = german_attack
    ask may sortie(p, 3229)
    expect silent

  example "a second mission on a 5"
    given
      unit p: german, air
      did sortie(p, 3228) in german_movement
      weather_die = 5
      phase = german_attack
    ask may sortie(p, 3229)
    expect no by 3.1/phase-1/table

  example "a first mission on a 6"
    given
      unit p: german, air
      weather_die = 6
      phase = german_attack
    ask may sortie(p, 3229)
    expect no by 3.1/phase-1/table

  example "no aircraft over a battle on a 6"
    given
      unit g: german, infantry, strength 6, at 3228
      unit p: polish, infantry, strength 2, at 3229
      unit l: german, air, strength 2, gunfire 2, at 3229
      battle x: attacker g, target p, attack_support l
      weather_die = 6
      phase = german_attack
    ask may fight(x)
    expect no by 3.1/phase-1/table

  example "nor in defence"
    given
      unit g: german, infantry, strength 6, at 3228
      unit p: polish, infantry, strength 2, at 3229
      unit l: polish, air, strength 2, gunfire 2, at 3229
      battle x: attacker g, target p, defence_support l
      weather_die = 6
      phase = german_attack
    ask may fight(x)
    expect no by 3.1/phase-1/table

[3.1/phase-2] German movement
  | Panicked and disorganized Germans may rally before anything moves. Then any number of units may move, within their points,
  | and raid; trains run, and units board or leave them.
  see 4.1, 4.22, 12.0, 12.30, 13.41, 18.12, 18.21, 18.24
  was mlawa:3.1/phase-2
  action rally(unit U) "{U} [rally|rallied]"
  action load(unit U, unit T, hex H) "{U} [board|boarded] {T} on {H}"
  action unload(unit U, unit T, hex H) "{U} [leave|left] {T} on {H}"
  permit step(U, A, B) when now(german_movement) and side(U) = germans and adjacent(A, B)
  permit rally(U) when now(german_movement) and side(U) = germans and disorganized(U)
  permit rally(U) when now(german_movement) and side(U) = germans and panicked(U)
  (first) forbid rally(_) when now(german_movement) and did step(_, _, _) this phase
  (first) forbid rally(_) when now(german_movement) and did march(_, _) this phase
  permit load(U, T, _) when now(german_movement) and side(U) = germans and T is train
  permit unload(U, T, _) when now(german_movement) and side(U) = germans and T is train
  forbid raid(_, _) unless now(german_movement)
  dispute w39-P3 "when an ally's units rally"
    reading a preferred "the phase has one beginning, before anybody moves"
    reading b "each nation acts apart, and begins when its own units do"
      except 3.1/phase-2/first on rally(U) when U is not german
        unless did step(V, _, _) this phase and nation(V) = nation(U)
        unless did march(V, _) this phase and nation(V) = nation(U)

  example "a march"
    given
      unit u: german, infantry, at 3228
      phase = german_movement
    ask may step(u, 3228, 3229)
    expect yes by 3.1/phase-2

  example "a disorganized regiment rallies first"
    given
      unit u: german, infantry, at 3228, disorganized
      unit q: german, hq, at 3228
      phase = german_movement
    ask may rally(u)
    expect yes by 3.1/phase-2

  example "and so does a panicked one"
    given
      unit u: german, infantry, at 3228, panicked
      unit q: german, hq, at 3228
      phase = german_movement
    ask may rally(u)
    expect yes by 3.1/phase-2

  example "rallying in the attack phase"
    given
      unit u: german, infantry, at 3228, disorganized
      unit q: german, hq, at 3228
      phase = german_attack
    ask may rally(u)
    expect no by 3.0

  example "rallying when others have already moved"
    given
      unit u: german, infantry, at 3228, disorganized
      unit q: german, hq, at 3228
      unit v: german, infantry, at 3030
      did step(v, 3031, 3030) in german_movement
      phase = german_movement
    ask may rally(u)
    expect no by 3.1/phase-2

  example "rallying when others have marched"
    given
      unit u: german, infantry, at 3228, disorganized
      unit q: german, hq, at 3228
      unit v: german, infantry, at 3030
      did march(v, 3030) in german_movement
      phase = german_movement
    ask may rally(u)
    expect no by 3.1/phase-2

  example "a Soviet rallies when the Germans have moved"
    given
      unit s: soviet, infantry, at 3228, disorganized
      unit q: soviet, hq, at 3228
      unit v: german, infantry, at 3030
      did step(v, 3031, 3030) in german_movement
      phase = german_movement
    ask may rally(s)
    expect no by 3.1/phase-2

  example "boarding a train"
    given
      unit u: german, infantry, movement 6, at 3228
      unit t: german, train, at 3228
      phase = german_movement
    ask may load(u, t, 3228)
    expect yes by 3.1/phase-2

  example "boarding a train in the supply phase"
    given
      unit u: german, infantry, movement 6, at 3228
      unit t: german, train, at 3228
      phase = german_supply
    ask may load(u, t, 3228)
    expect no by 3.0

  example "leaving it"
    given
      unit t: german, train, at 3228
      unit u: german, infantry, movement 6, at 3228, aboard t
      phase = german_movement
    ask may unload(u, t, 3228)
    expect yes by 3.1/phase-2

  example "leaving it in the supply phase"
    given
      unit t: german, train, at 3228
      unit u: german, infantry, movement 6, at 3228, aboard t
      phase = german_supply
    ask may unload(u, t, 3228)
    expect no by 3.0

  example "transport columns are not spoken of here"
    given
      unit u: german, infantry, strength 3, movement 6, at 3228
      unit c: german, transport_column, at 3228
      phase = german_movement
    ask may load(u, c, 3228)
    expect no by 3.0

  example "German trains run in the German phase"
    given
      unit t: german, train, at 3228
      edge 3228 3229: railway
      phase = german_movement
    ask may step(t, 3228, 3229)
    expect yes by 3.1/phase-2

  example "Polish trains do not"
    given
      unit t: polish, train, at 3228
      edge 3228 3229: railway
      phase = german_movement
    ask may step(t, 3228, 3229)
    expect no by 3.0

  example "a raid in the attack phase"
    given
      unit u: german, armour, at 3228
      unit e: polish, infantry, at 3229
      phase = german_attack
    ask may raid(u, e)
    expect no by 3.1/phase-2

[3.1/phase-2/reinforcements] German reinforcements
  | German units that are due enter the board in this phase. Chapter 17 and the scenarios say where.
  see 17.11, 17.16
  was mlawa:3.1/phase-2/reinforcements
  given arrival_turn(unit U) -> number "{U} is due on turn {number}"
  action bring_on(unit U, hex H) "{U} [enter the board|entered the board] on {H}"
  forbid bring_on(U, _) when side(U) = germans unless now(german_movement)
  also bring_on "enter the map", "enter", "come in", "arrive"

  example "a regiment due yesterday"
    given
      unit u: german, infantry, arrival_turn 1, arrival_hex 3228
      turn = 2
      phase = german_movement
    ask may bring_on(u, 3228)
    expect yes by 17.11

  example "after the march of the day"
    given
      unit u: german, infantry, arrival_turn 2, arrival_hex 3228
      turn = 2
      phase = german_digging
    ask may bring_on(u, 3228)
    expect no by 3.1/phase-2/reinforcements

[3.1/phase-3] German field fortification
  | Germans that did not move this turn, are in good order and carry no Retreat counter may dig in; a counter goes under them.
  see 11.11
  was mlawa:3.1/phase-3
  permit dig_in(U) when now(german_digging) and side(U) = germans
  forbid dig_in(U) when now(german_digging) and did step(U, _, _) this turn
  forbid dig_in(U) when now(german_digging) and did march(U, _) this turn
  forbid dig_in(U) when now(german_digging) and did bring_on(U, _) this turn
  forbid dig_in(U) when now(german_digging) and did raid(U, _) this turn
  forbid dig_in(U) when now(german_digging) and disorganized(U)
  forbid dig_in(U) when now(german_digging) and panicked(U)
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

  example "a regiment that has just entered the board"
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

  example "a disorganized regiment"
    given
      unit u: german, infantry, at 3228, disorganized
      phase = german_digging
    ask may dig_in(u)
    expect no by 3.1/phase-3

  example "a panicked regiment"
    given
      unit u: german, infantry, at 3228, panicked
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
  | When the phase ends the Germans lose their Retreat counters.
  was mlawa:3.1/phase-3/end
  cause unmark(U, retreat_counter) at end of german_digging when side(U) = germans and marker(U, retreat_counter)

  example "a German with a Retreat counter"
    given
      unit u: german, infantry, at 3228, marker retreat_counter
      phase = german_digging
    ask what happens to u at end of german_digging
    expect unmark(u, retreat_counter) by 3.1/phase-3/end

  example "a Pole keeps his for now"
    given
      unit u: polish, infantry, at 3228, marker retreat_counter
      phase = german_digging
    ask what happens to u at end of german_digging
    expect nothing

[3.1/phase-4] German attack
  | Germans may attack, with the support of guns and aircraft; Polish guns may support the defence. Germans that made an enemy
  | retreat get an Attack counter, Poles that retreat get a Retreat counter. Overruns come last: none before the attacks that
  | are owed, and no other attack after the first of them.
  see 8.21, 8.63, 8.71, 8.28, 9.17, 9.21, 9.31, 12.21, 12.22
  was mlawa:3.1/phase-4
  derived victor(unit U) "{U} [has|has not] earned an Attack counter this phase"
  # guns fire once a turn (9.17): the phase lets them support, it does not let them fire again
  permit attack_support(_, G) when now(german_attack) and side(G) = germans and guns(G) unless has_shot(G)
  permit attack_support(_, P) when now(german_attack) and side(P) = germans and P is air
  permit defence_support(_, G) when now(german_attack) and side(G) = poles and guns(G) unless has_shot(G)
  cause mark(U, attack_counter) when now(german_attack) and side(U) = germans and victor(U)
  cause mark(U, retreat_counter) when now(german_attack) and side(U) = poles and did fall_back(U, _, _) this phase
  permit overrun(U, E) when now(german_attack) and side(U) = germans and in_zoc(E, U)
  forbid overrun(_, _) unless now(german_attack)
  forbid overrun(U, _) when bound_to_attack(V, _) and side(V) = side(U)
    unless did attack(V, _) this phase
  (last) forbid attack(U, _) when now(german_attack) and side(U) = germans and did overrun(_, _) this phase
  except 3.1/phase-4/last on overrun(_, _)
  dispute w39-P4 "whether an attacker that is thrown back gets a Retreat counter"
    reading a preferred "8.63 gives one to every unit that retreats; the phase names the usual case"
    reading b "the phase gives it to the defenders alone"
      except 8.63 on mark(U, retreat_counter) when now(german_attack) and side(U) = germans
      except 8.63 on mark(U, retreat_counter) when now(polish_attack) and side(U) = poles
  dispute w39-C2 "who carries an Attack counter afterwards"
    reading a preferred "two phases say it, and in more detail: those who made an enemy retreat"
      define victor(U) when did attack(U, E) this phase and did fall_back(E, _, _) this phase
    reading b "the pursuit chapter gives the counter to those who pursue"
      define victor(U) when did pursue(U, _, _, _) this phase
    reading c "8.28 asks for success alone, and an enemy that paid to stay was beaten too"
      define victor(U) when did attack(U, E) this phase and did fall_back(E, _, _) this phase
      define victor(U) when did attack(U, E) this phase and did stay(E, _) this phase

  example "an enemy driven back, and no pursuit"
    given
      unit u: german, infantry, at 3228
      unit e: polish, infantry, at 3231
      did attack(u, e) in german_attack
      did fall_back(e, 3229, 3230) in german_attack
      did fall_back(e, 3230, 3231) in german_attack
      phase = german_attack
    ask what happens to u
    expect mark(u, attack_counter) by 3.1/phase-4

  example "and a pursuit"
    given
      unit u: german, infantry, at 3229
      unit e: polish, infantry, at 3230
      did attack(u, e) in german_attack
      did fall_back(e, 3229, 3230) in german_attack
      did pursue(u, 3228, 3229, 1) in german_attack
      phase = german_attack
    ask what happens to u
    expect mark(u, attack_counter) by 3.1/phase-4, 8.71

  example "who has earned a counter by it"
    given
      unit u: german, infantry, at 3229
      unit e: polish, infantry, at 3230
      did attack(u, e) in german_attack
      did fall_back(e, 3229, 3230) in german_attack
      did pursue(u, 3228, 3229, 1) in german_attack
      phase = german_attack
    ask is victor(u)
    expect yes by 3.1/phase-4

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

  example "an enemy who paid to stand his ground"
    given
      unit u: german, infantry, at 3228
      unit e: polish, infantry, at 3229
      battle x: attacker u, target e
      did fight(x) in german_attack
      did stay(e, x) in german_attack
      phase = german_attack
    ask what happens to u
    expect nothing

  example "a German thrown back in his own attack"
    given
      unit u: german, infantry, at 3227
      did fall_back(u, 3228, 3227) in german_attack
      phase = german_attack
    ask what happens to u
    expect mark(u, retreat_counter) by 8.63

  example "a Pole thrown back in his own attack"
    given
      unit u: polish, infantry, at 3227
      did fall_back(u, 3228, 3227) in polish_attack
      phase = polish_attack
    ask what happens to u
    expect mark(u, retreat_counter) by 8.63

  example "guns support the attack"
    given
      unit u: german, infantry, strength 6, at 3228
      unit g: german, light_artillery, gunfire 1, at 3227
      unit e: polish, infantry, strength 3, at 3229
      battle x: attacker u, target e, attack_support g
      phase = german_attack
    ask may attack_support(x, g)
    expect yes by 3.1/phase-4

  example "aircraft support the attack"
    given
      weather_die = 3
      unit u: german, infantry, strength 6, at 3228
      unit p: german, air, strength 1, gunfire 1, at 3229
      unit e: polish, infantry, strength 3, at 3229
      battle x: attacker u, target e, attack_support p
      phase = german_attack
    ask may attack_support(x, p)
    expect yes by 3.1/phase-4

  example "Polish guns support the defence"
    given
      unit u: german, infantry, strength 6, at 3228
      unit e: polish, infantry, strength 3, at 3229
      unit g: polish, light_artillery, gunfire 1, at 3230
      battle x: attacker u, target e, defence_support g
      phase = german_attack
    ask may defence_support(x, g)
    expect yes by 3.1/phase-4

  example "tanks that have attacked go on to overrun"
    given
      unit u: german, armour, strength 9, at 3229
      unit e: polish, infantry, strength 3, at 3231
      unit f: polish, infantry, strength 2, at 3230
      did attack(u, e) in german_attack
      did fall_back(e, 3229, 3230) in german_attack
      did fall_back(e, 3230, 3231) in german_attack
      did pursue(u, 3228, 3229, 1) in german_attack
      phase = german_attack
    ask may overrun(u, f)
    expect yes by 3.1/phase-4

  example "but not twice"
    given
      unit u: german, armour, strength 9, at 3229
      unit e: polish, infantry, strength 3, at 3231
      unit f: polish, infantry, strength 2, at 3230
      did overrun(u, e) in german_attack
      phase = german_attack
    ask may overrun(u, f)
    expect no by 8.11

  example "no overrun while a neighbour still owes an attack"
    given
      unit u: german, armour, strength 9, at 3228
      unit f: polish, infantry, strength 2, at 3229
      unit v: german, infantry, strength 3, at 3030
      unit o: polish, infantry, strength 3, at 3031, marker attack_counter
      phase = german_attack
    ask may overrun(u, f)
    expect no by 3.1/phase-4

  example "that attack is done"
    given
      unit u: german, armour, strength 9, at 3228
      unit f: polish, infantry, strength 2, at 3229
      unit v: german, infantry, strength 3, at 3030
      unit o: polish, infantry, strength 3, at 3031, marker attack_counter
      did attack(v, o) in german_attack
      phase = german_attack
    ask may overrun(u, f)
    expect yes by 3.1/phase-4

  example "no ordinary attack after an overrun"
    given
      unit u: german, armour, strength 9, at 3228
      unit e: polish, infantry, strength 2, at 3229
      unit v: german, infantry, strength 3, at 3030
      unit f: polish, infantry, strength 3, at 3031
      did overrun(u, e) in german_attack
      phase = german_attack
    ask may attack(v, f)
    expect no by 3.1/phase-4

  example "another overrun after it"
    given
      unit u: german, armour, strength 9, at 3228
      unit e: polish, infantry, strength 2, at 3229
      unit v: german, armour, strength 9, at 3030
      unit f: polish, infantry, strength 3, at 3031
      did overrun(u, e) in german_attack
      phase = german_attack
    ask may overrun(v, f)
    expect yes by 3.1/phase-4

  example "no overruns in the Polish attack phase"
    given
      unit u: polish, armour, at 3228
      unit e: german, infantry, at 3229
      phase = polish_attack
    ask may overrun(u, e)
    expect no by 3.1/phase-4

[3.1/phase-4/end] Polish Attack counters
  | When the phase ends the Poles lose their Attack counters.
  was mlawa:3.1/phase-4/end
  cause unmark(U, attack_counter) at end of german_attack when side(U) = poles and marker(U, attack_counter)

  example "a Pole with an Attack counter"
    given
      unit u: polish, infantry, at 3228, marker attack_counter
      phase = german_attack
    ask what happens to u at end of german_attack
    expect unmark(u, attack_counter) by 3.1/phase-4/end

  example "a German keeps his"
    given
      unit u: german, infantry, at 3228, marker attack_counter
      phase = german_attack
    ask what happens to u at end of german_attack
    expect nothing

[3.1/phase-5] Polish counter-attack
  | Poles who were not attacked may now counter-attack Germans who carry no Attack counter; 8.32 has the details. German guns
  | and aircraft not used to attack in the phase before may defend; Polish guns that have not fired this turn may support.
  see 8.32, 8.31, 9.17, 9.21, 9.31
  was mlawa:3.1/phase-5
  derived used_in_attack(unit G) "{G} [was|was not] used in the last attack phase of its own side"
  define used_in_attack(G) when did fire(G, _) in last attack phase of G
  define used_in_attack(G) when attack_support(X, G) and did fight(X) in last attack phase of G
  forbid counter_attack(U, _) when side(U) = poles unless now(polish_counter)
  forbid attack(_, E) when now(polish_counter) and marker(E, attack_counter)
  permit attack_support(_, G) when now(polish_counter) and side(G) = poles and guns(G) unless has_shot(G)
  permit defence_support(_, G) when now(polish_counter) and side(G) = germans and guns(G) unless has_shot(G)
  permit defence_support(_, P) when now(polish_counter) and side(P) = germans and P is air unless used_in_attack(P)
  forbid attack_support(_, G) when now(polish_counter) and side(G) = poles and guns(G) and has_shot(G)
  forbid defence_support(_, G) when now(polish_counter) and side(G) = germans and used_in_attack(G)

  example "a counter-attack in the attack phase"
    given
      unit u: polish, infantry, at 3228
      unit e: german, infantry, at 3229
      phase = polish_attack
    ask may counter_attack(u, e)
    expect no by 3.1/phase-5

  example "an enemy on the offensive"
    given
      unit u: polish, infantry, at 3228
      unit e: german, infantry, at 3229, marker attack_counter
      phase = polish_counter
    ask may counter_attack(u, e)
    expect no by 3.1/phase-5

  example "nor may it be attacked in that phase under another name"
    given
      unit u: polish, infantry, at 3228
      unit e: german, infantry, at 3229, marker attack_counter
      phase = polish_counter
    ask may attack(u, e)
    expect no by 3.1/phase-5

  example "Polish guns that have already helped in the defence"
    given
      unit u, v: polish, infantry, at 3228
      unit g: polish, light_artillery, gunfire 1, at 3227
      unit e, f: german, infantry, at 3229
      battle x: attacker e, target v, defence_support g
      did fight(x) in german_attack
      battle y: attacker u, target e + f, attack_support g
      phase = polish_counter
    ask may attack_support(y, g)
    expect no by 3.1/phase-5

  example "German guns that supported the attack"
    given
      unit u, v: polish, infantry, at 3228
      unit g: german, light_artillery, gunfire 1, at 3230
      unit e: german, infantry, at 3229
      battle x: attacker e, target v, attack_support g
      did fight(x) in german_attack
      battle y: attacker u, target e, defence_support g
      phase = polish_counter
    ask may defence_support(y, g)
    expect no by 3.1/phase-5

  example "fresh Polish guns"
    given
      unit u: polish, infantry, strength 6, at 3228
      unit g: polish, light_artillery, gunfire 1, at 3227
      unit e: german, infantry, strength 3, at 3229
      battle y: attacker u, target e, attack_support g
      phase = polish_counter
    ask may attack_support(y, g)
    expect yes by 3.1/phase-5

  example "fresh German guns"
    given
      unit u: polish, infantry, strength 6, at 3228
      unit g: german, light_artillery, gunfire 1, at 3230
      unit e: german, infantry, strength 3, at 3229
      battle y: attacker u, target e, defence_support g
      phase = polish_counter
    ask may defence_support(y, g)
    expect yes by 3.1/phase-5

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

  example "German aircraft that supported the attack"
    given
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
      unit g: german, light_artillery, gunfire 1, at 3230
      did fire(g, u) in german_attack
      phase = polish_counter
    ask is used_in_attack(g)
    expect yes by 3.1/phase-5

[3.1/phase-5/counters] No counters in the Polish counter-attack
  | Nobody gets an Attack or a Retreat counter in this phase.
  see 8.63, 8.71
  was mlawa:3.1/phase-5/counters
  except 8.63 on mark(_, retreat_counter) when now(polish_counter)

  example "a German thrown back by a counter-attack"
    given
      unit u: polish, infantry, at 3228
      unit e: german, infantry, at 3230
      did counter_attack(u, e) in polish_counter
      did fall_back(e, 3229, 3230) in polish_counter
      phase = polish_counter
    ask what happens to e
    expect nothing

  example "a Pole that pursues after a counter-attack"
    given
      unit u: polish, infantry, at 3229
      unit e: german, infantry, at 3230
      did counter_attack(u, e) in polish_counter
      did fall_back(e, 3229, 3230) in polish_counter
      did pursue(u, 3228, 3229, 1) in polish_counter
      phase = polish_counter
    ask what happens to u
    expect nothing

[3.1/phase-6] German supply
  | The German first checks who surrenders, then who is in supply; Out of Supply counters go on those who are not. German
  | headquarters may rebuild destroyed and damaged bridges.
  see 14.16, 14.21, 14.23, 13.31
  action check_surrender(side S) "{S} [check|checked] which units surrender"
  action check_supply(side S) "{S} [check|checked] the supply of all units"
  action rebuild(unit Q, hex A, hex B) "{Q} [rebuild|rebuilt] the bridge between {A} and {B}"
  given bridge_damaged(hex A, hex B) "the bridge between {A} and {B} [is|is not] damaged" both ways
  permit check_surrender(germans) when now(german_supply)
  require check_surrender(germans) when now(german_supply)
  permit check_supply(germans) when now(german_supply) and did check_surrender(germans) this phase
  require check_supply(germans) when now(german_supply) and did check_surrender(germans) this phase
  # no base is printed for the Germans' allies (14.14); who carries a counter already is for 14.21
  cause mark(U, supply_1) when now(german_supply) and U is german and U is not air and at(U) = _ and not supplied(U)
    unless starved(U)
  permit rebuild(Q, A, B) when now(german_supply) and side(Q) = germans and Q is hq and bridge_down(A, B)
  permit rebuild(Q, A, B) when now(german_supply) and side(Q) = germans and Q is hq and bridge_damaged(A, B)
  dispute w39-A53 "whose supply is checked in which of the two supply phases"
    reading a preferred "each player checks his own units in his own phase"
    reading b "14.21 has all units on the board checked in the Supply Phase, and there are two"
      permit check_supply(poles) when now(german_supply)
      require check_supply(poles) when now(german_supply)
      permit check_supply(germans) when now(polish_supply)
      require check_supply(germans) when now(polish_supply)

  example "surrender comes first"
    given
      phase = german_supply
    ask must check_surrender(germans)
    expect must by 3.1/phase-6

  example "then supply"
    given
      did check_surrender(germans) in german_supply
      phase = german_supply
    ask must check_supply(germans)
    expect must by 3.1/phase-6

  example "surrender may be checked"
    given
      phase = german_supply
    ask may check_surrender(germans)
    expect yes by 3.1/phase-6

  example "supply may be checked afterwards"
    given
      did check_surrender(germans) in german_supply
      phase = german_supply
    ask may check_supply(germans)
    expect yes by 3.1/phase-6

  example "but not before"
    given
      phase = german_supply
    ask may check_supply(germans)
    expect no by 3.0

  example "surrender is not checked in a movement phase"
    given
      phase = german_movement
    ask may check_surrender(germans)
    expect no by 3.0

  example "the Poles in the German supply phase"
    given
      phase = german_supply
    ask may check_supply(poles)
    expect no by 3.0

  example "nothing is owed by the Poles in the German supply phase"
    given
      phase = german_supply
    ask must check_supply(poles)
    expect silent

  example "the Germans in the Polish supply phase"
    given
      phase = polish_supply
    ask may check_supply(germans)
    expect no by 3.0

  example "nothing is owed by the Germans in the Polish supply phase"
    given
      phase = polish_supply
    ask must check_supply(germans)
    expect silent

  example "a regiment cut off"
    given
      board 3225 to 3230
      unit u: german, infantry, at 3228
      phase = german_supply
    ask what happens to u
    expect mark(u, supply_1) by 3.1/phase-6

  example "a regiment two hexes from a German city"
    given
      unit u: german, infantry, at 3228
      hex 3230: city, country german
      phase = german_supply
    ask what happens to u
    expect nothing

  example "a regiment that was cut off before"
    given
      board 3225 to 3230
      unit u: german, infantry, at 3228, marker supply_1
      phase = german_supply
    ask what happens to u
    expect mark(u, supply_2), unmark(u, supply_1) by 14.21

  example "a regiment that was cut off twice before, and throws no 1"
    given
      board 3225 to 3230
      unit u: german, infantry, at 3228, marker supply_2
      surrender_die(u) = 3
      phase = german_supply
    ask what happens to u
    expect mark(u, supply_3), unmark(u, supply_2) by 14.21

  example "a destroyed bridge"
    given
      unit q: german, hq, at 3228
      edge 3228 3229: bridge_down
      phase = german_supply
    ask may rebuild(q, 3228, 3229)
    expect yes by 3.1/phase-6

  example "a damaged bridge"
    given
      unit q: german, hq, at 3228
      edge 3228 3229: bridge_damaged
      phase = german_supply
    ask may rebuild(q, 3228, 3229)
    expect yes by 3.1/phase-6

  example "a German headquarters in the Polish supply phase"
    given
      unit q: german, hq, at 3228
      edge 3228 3229: bridge_down
      phase = polish_supply
    ask may rebuild(q, 3228, 3229)
    expect no by 3.0

  example "a regiment builds no bridges"
    given
      unit u: german, infantry, at 3228
      edge 3228 3229: bridge_down
      phase = german_supply
    ask may rebuild(u, 3228, 3229)
    expect no by 3.0

[3.1/phase-7] Polish movement
  | As for the Germans in their phase: rally first, then move; trains run, and units board or leave trains and transport
  | columns. Polish reinforcements enter. Poles do not raid.
  see 3.1/phase-2, 4.1, 4.22, 13.41, 17.11, 17.16, 18.12, 18.21, 18.24, 19.0
  was mlawa:3.1/phase-6, mlawa:3.1/phase-6/reinforcements
  permit step(U, A, B) when now(polish_movement) and side(U) = poles and adjacent(A, B)
  forbid bring_on(U, _) when side(U) = poles unless now(polish_movement)
  permit rally(U) when now(polish_movement) and side(U) = poles and disorganized(U)
  permit rally(U) when now(polish_movement) and side(U) = poles and panicked(U)
  forbid rally(_) when now(polish_movement) and did step(_, _, _) this phase
  forbid rally(_) when now(polish_movement) and did march(_, _) this phase
  permit load(U, T, _) when now(polish_movement) and side(U) = poles and T is train or transport_column
  permit unload(U, T, _) when now(polish_movement) and side(U) = poles and T is train or transport_column

  example "a march"
    given
      unit u: polish, infantry, at 3228
      phase = polish_movement
    ask may step(u, 3228, 3229)
    expect yes by 3.1/phase-7

  example "a regiment that is due"
    given
      unit u: polish, infantry, arrival_turn 2, arrival_hex 3228
      turn = 2
      phase = polish_movement
    ask may bring_on(u, 3228)
    expect yes by 17.11

  example "a regiment that is due, in the attack phase"
    given
      unit u: polish, infantry, arrival_turn 2, arrival_hex 3228
      turn = 2
      phase = polish_attack
    ask may bring_on(u, 3228)
    expect no by 3.1/phase-7

  example "a disorganized regiment rallies first"
    given
      unit u: polish, infantry, at 3228, disorganized
      unit q: polish, hq, at 3228
      phase = polish_movement
    ask may rally(u)
    expect yes by 3.1/phase-7

  example "and so does a panicked one"
    given
      unit u: polish, infantry, at 3228, panicked
      unit q: polish, hq, at 3228
      phase = polish_movement
    ask may rally(u)
    expect yes by 3.1/phase-7

  example "rallying in the attack phase"
    given
      unit u: polish, infantry, at 3228, disorganized
      unit q: polish, hq, at 3228
      phase = polish_attack
    ask may rally(u)
    expect no by 3.0

  example "a Pole rallies in no German phase"
    given
      unit u: polish, infantry, at 3228, disorganized
      unit q: polish, hq, at 3228
      phase = german_movement
    ask may rally(u)
    expect no by 3.0

  example "rallying when others have already moved"
    given
      unit u: polish, infantry, at 3228, disorganized
      unit q: polish, hq, at 3228
      unit v: polish, infantry, at 3030
      did step(v, 3031, 3030) in polish_movement
      phase = polish_movement
    ask may rally(u)
    expect no by 3.1/phase-7

  example "rallying when others have marched"
    given
      unit u: polish, infantry, at 3228, disorganized
      unit q: polish, hq, at 3228
      unit v: polish, infantry, at 3030
      did march(v, 3030) in polish_movement
      phase = polish_movement
    ask may rally(u)
    expect no by 3.1/phase-7

  example "boarding a train"
    given
      unit u: polish, infantry, movement 6, at 3228
      unit t: polish, train, at 3228
      phase = polish_movement
    ask may load(u, t, 3228)
    expect yes by 3.1/phase-7

  example "boarding a train in the supply phase"
    given
      unit u: polish, infantry, movement 6, at 3228
      unit t: polish, train, at 3228
      phase = polish_supply
    ask may load(u, t, 3228)
    expect no by 3.0

  example "leaving it"
    given
      unit t: polish, train, at 3228
      unit u: polish, infantry, movement 6, at 3228, aboard t
      phase = polish_movement
    ask may unload(u, t, 3228)
    expect yes by 3.1/phase-7

  example "Polish trains run in the Polish phase"
    given
      unit t: polish, train, at 3228
      edge 3228 3229: railway
      phase = polish_movement
    ask may step(t, 3228, 3229)
    expect yes by 3.1/phase-7

  example "boarding a transport column"
    given
      unit u: polish, infantry, strength 3, movement 6, at 3228
      unit c: polish, transport_column, at 3228
      phase = polish_movement
    ask may load(u, c, 3228)
    expect yes by 3.1/phase-7

  example "boarding a transport column in the supply phase"
    given
      unit u: polish, infantry, strength 3, movement 6, at 3228
      unit c: polish, transport_column, at 3228
      phase = polish_supply
    ask may load(u, c, 3228)
    expect no by 3.0

[3.1/phase-8] Polish field fortification
  | Poles that did not move this turn, are in good order and carry no Retreat counter may dig in; a counter goes under them.
  see 11.11
  was mlawa:3.1/phase-7
  permit dig_in(U) when now(polish_digging) and side(U) = poles
  forbid dig_in(U) when now(polish_digging) and did step(U, _, _) this turn
  forbid dig_in(U) when now(polish_digging) and did march(U, _) this turn
  forbid dig_in(U) when now(polish_digging) and did bring_on(U, _) this turn
  forbid dig_in(U) when now(polish_digging) and disorganized(U)
  forbid dig_in(U) when now(polish_digging) and panicked(U)
  forbid dig_in(U) when now(polish_digging) and marker(U, retreat_counter)
  cause mark(U, field_works) when now(polish_digging) and side(U) = poles and did dig_in(U) this phase
  dispute w39-A24 "whether a pursuit or a retreat counts as moving"
    reading a preferred "11.11 asks about the Movement Phase alone, and retreats have their own counter"
    reading b "who changed his hex in this turn has moved"
      forbid dig_in(U) when now(polish_digging) and did pursue(U, _, _, _) this turn
      forbid dig_in(U) when now(polish_digging) and did fall_back(U, _, _) this turn

  example "a regiment that stood still"
    given
      unit u: polish, infantry, at 3228
      phase = polish_digging
    ask may dig_in(u)
    expect yes by 3.1/phase-8

  example "the counter for its works"
    given
      unit u: polish, infantry, at 3228
      did dig_in(u) in polish_digging
      phase = polish_digging
    ask what happens to u
    expect mark(u, field_works) by 3.1/phase-8

  example "a regiment that pursued after its counter-attack"
    given
      unit u: polish, infantry, at 3228
      did pursue(u, 3227, 3228, 1) in polish_counter
      phase = polish_digging
    ask may dig_in(u)
    expect yes by 3.1/phase-8

  example "a regiment whose counter-attack was thrown back, which puts no counter on it"
    given
      unit u: polish, infantry, at 3228
      did fall_back(u, 3229, 3228) in polish_counter
      phase = polish_digging
    ask may dig_in(u)
    expect yes by 3.1/phase-8

  example "a regiment that moved"
    given
      unit u: polish, infantry, at 3228
      did step(u, 3229, 3228) in polish_movement
      phase = polish_digging
    ask may dig_in(u)
    expect no by 3.1/phase-8

  example "a regiment that marched, with nobody counting the hexes"
    given
      unit u: polish, infantry, at 3228
      did march(u, 3228) in polish_movement
      phase = polish_digging
    ask may dig_in(u)
    expect no by 3.1/phase-8

  example "a regiment that has just entered the board"
    given
      unit u: polish, infantry, at 3228
      did bring_on(u, 3228) in polish_movement
      phase = polish_digging
    ask may dig_in(u)
    expect no by 3.1/phase-8

  example "a disorganized regiment"
    given
      unit u: polish, infantry, at 3228, disorganized
      phase = polish_digging
    ask may dig_in(u)
    expect no by 3.1/phase-8

  example "a panicked regiment"
    given
      unit u: polish, infantry, at 3228, panicked
      phase = polish_digging
    ask may dig_in(u)
    expect no by 3.1/phase-8

  example "a regiment that was thrown back"
    given
      unit u: polish, infantry, at 3228, marker retreat_counter
      phase = polish_digging
    ask may dig_in(u)
    expect no by 3.1/phase-8

[3.1/phase-8/end] Polish Retreat counters
  | When the phase ends one side loses its Retreat counters: the Poles, unless the print is taken at its word.
  was mlawa:3.1/phase-7/end
  dispute w39-C1 "whose Retreat counters are taken off"
    reading a preferred "a slip for the Poles: phase 3 has cleared the Germans, the older edition says so, and otherwise no Pole would ever dig in again"
      cause unmark(U, retreat_counter) at end of polish_digging when side(U) = poles and marker(U, retreat_counter)
    reading b "as printed: the Germans, a second time"
      cause unmark(U, retreat_counter) at end of polish_digging when side(U) = germans and marker(U, retreat_counter)

  example "a Pole with a Retreat counter"
    given
      unit u: polish, infantry, at 3228, marker retreat_counter
      phase = polish_digging
    ask what happens to u at end of polish_digging
    expect unmark(u, retreat_counter) by 3.1/phase-8/end

  example "a German with a Retreat counter"
    given
      unit u: german, infantry, at 3228, marker retreat_counter
      phase = polish_digging
    ask what happens to u at end of polish_digging
    expect nothing

[3.1/phase-9] Polish attack
  | Poles may attack, with the support of guns and aircraft; German guns may support the defence. Poles that made an enemy
  | retreat get an Attack counter, Germans that retreat get a Retreat counter. There are no overruns.
  see 3.1/phase-4, 8.21, 8.63, 8.71, 9.17, 9.21, 9.31
  was mlawa:3.1/phase-8
  permit attack_support(_, G) when now(polish_attack) and side(G) = poles and guns(G) unless has_shot(G)
  permit attack_support(_, P) when now(polish_attack) and side(P) = poles and P is air
  permit defence_support(_, G) when now(polish_attack) and side(G) = germans and guns(G) unless has_shot(G)
  cause mark(U, attack_counter) when now(polish_attack) and side(U) = poles and victor(U)
  cause mark(U, retreat_counter) when now(polish_attack) and side(U) = germans and did fall_back(U, _, _) this phase

  example "an enemy driven back, and no pursuit"
    given
      unit u: polish, infantry, at 3228
      unit e: german, infantry, at 3230
      did attack(u, e) in polish_attack
      did fall_back(e, 3229, 3230) in polish_attack
      phase = polish_attack
    ask what happens to u
    expect mark(u, attack_counter) by 3.1/phase-9

  example "the one driven back"
    given
      unit u: polish, infantry, at 3228
      unit e: german, infantry, at 3230
      did attack(u, e) in polish_attack
      did fall_back(e, 3229, 3230) in polish_attack
      phase = polish_attack
    ask what happens to e
    expect mark(e, retreat_counter) by 3.1/phase-9

  example "guns support the attack"
    given
      unit u: polish, infantry, strength 6, at 3228
      unit g: polish, horse_artillery, gunfire 0.5, at 3227
      unit e: german, infantry, strength 3, at 3229
      battle x: attacker u, target e, attack_support g
      phase = polish_attack
    ask may attack_support(x, g)
    expect yes by 3.1/phase-9

  example "aircraft support the attack"
    given
      weather_die = 3
      unit u: polish, infantry, strength 6, at 3228
      unit p: polish, air, strength 1, gunfire 1, at 3229
      unit e: german, infantry, strength 3, at 3229
      battle x: attacker u, target e, attack_support p
      phase = polish_attack
    ask may attack_support(x, p)
    expect yes by 3.1/phase-9

  example "German guns support the defence"
    given
      unit u: polish, infantry, strength 6, at 3228
      unit e: german, infantry, strength 3, at 3229
      unit g: german, motorized_artillery, gunfire 1, at 3230
      battle x: attacker u, target e, defence_support g
      phase = polish_attack
    ask may defence_support(x, g)
    expect yes by 3.1/phase-9

[3.1/phase-9/end] German Attack counters
  | When the phase ends the Germans lose their Attack counters.
  was mlawa:3.1/phase-8/end
  cause unmark(U, attack_counter) at end of polish_attack when side(U) = germans and marker(U, attack_counter)

  example "a Soviet with an Attack counter"
    given
      unit u: soviet, infantry, at 3228, marker attack_counter
      phase = polish_attack
    ask what happens to u at end of polish_attack
    expect unmark(u, attack_counter) by 3.1/phase-9/end

  example "a Pole keeps his"
    given
      unit u: polish, infantry, at 3228, marker attack_counter
      phase = polish_attack
    ask what happens to u at end of polish_attack
    expect nothing

[3.1/phase-10] German counter-attack
  | As for the Poles in phase 5, with the sides changed.
  see 3.1/phase-5, 8.32, 8.31, 9.17, 9.21, 9.31
  was mlawa:3.1/phase-9
  forbid counter_attack(U, _) when side(U) = germans unless now(german_counter)
  forbid attack(_, E) when now(german_counter) and marker(E, attack_counter)
  permit attack_support(_, G) when now(german_counter) and side(G) = germans and guns(G) unless has_shot(G)
  permit defence_support(_, G) when now(german_counter) and side(G) = poles and guns(G) unless used_in_attack(G)
  permit defence_support(_, P) when now(german_counter) and side(P) = poles and P is air unless used_in_attack(P)
  forbid attack_support(_, G) when now(german_counter) and side(G) = germans and guns(G) and has_shot(G)
  forbid defence_support(_, G) when now(german_counter) and side(G) = poles and used_in_attack(G)
  dispute w39-C4 "whether Polish guns that fired earlier in the turn, but not in their own attack, may defend"
    reading a preferred "9.17 lets guns fire once a turn: it comes later and holds for every phase"
      forbid defence_support(_, G) when now(german_counter) and side(G) = poles and guns(G) and has_shot(G)
    reading b "the phase asks about the attack just fought and nothing else"

  example "a counter-attack in the attack phase"
    given
      unit u: german, infantry, at 3228
      unit e: polish, infantry, at 3229
      phase = german_attack
    ask may counter_attack(u, e)
    expect no by 3.1/phase-10

  example "an enemy on the offensive"
    given
      unit u: german, infantry, at 3228
      unit e: polish, infantry, at 3229, marker attack_counter
      phase = german_counter
    ask may counter_attack(u, e)
    expect no by 3.1/phase-10

  example "German guns that fired in the morning"
    given
      unit u: german, infantry, at 3228
      unit g: german, light_artillery, gunfire 1, at 3227
      unit e: polish, infantry, at 3229
      did fire(g, e) in german_attack
      battle x: attacker u, target e, attack_support g
      phase = german_counter
    ask may attack_support(x, g)
    expect no by 3.1/phase-10

  example "Polish guns that supported the attack"
    given
      unit u, v: german, infantry, at 3228
      unit g: polish, light_artillery, gunfire 1, at 3230
      unit e: polish, infantry, at 3229
      battle x: attacker e, target v, attack_support g
      did fight(x) in polish_attack
      battle y: attacker u, target e, defence_support g
      phase = german_counter
    ask may defence_support(y, g)
    expect no by 3.1/phase-10

  example "Polish aircraft that supported the attack"
    given
      unit u, v: german, infantry, at 3228
      unit p: polish, air, strength 1, gunfire 1, at 3228
      unit e: polish, infantry, at 3229
      battle x: attacker e, target v, attack_support p
      did fight(x) in polish_attack
      battle y: attacker u, target e, defence_support p
      phase = german_counter
    ask may defence_support(y, p)
    expect no by 3.1/phase-10

  example "Polish guns that fired in the Polish counter-attack and rested since"
    given
      unit u, v: german, infantry, at 3228
      unit g: polish, light_artillery, gunfire 1, at 3230
      unit e: polish, infantry, at 3229
      battle x: attacker e, target v, attack_support g
      did fight(x) in polish_counter
      battle y: attacker u, target e, defence_support g
      phase = german_counter
    ask may defence_support(y, g)
    expect no by 3.1/phase-10

  example "fresh Polish guns"
    given
      unit u: german, infantry, strength 6, at 3228
      unit g: polish, light_artillery, gunfire 1, at 3230
      unit e: polish, infantry, strength 3, at 3229
      battle y: attacker u, target e, defence_support g
      phase = german_counter
    ask may defence_support(y, g)
    expect yes by 3.1/phase-10

  example "Polish aircraft not used before"
    given
      weather_die = 3
      unit u: german, infantry, strength 6, at 3228
      unit p: polish, air, strength 1, gunfire 1, at 3229
      unit e: polish, infantry, strength 3, at 3229
      battle y: attacker u, target e, defence_support p
      phase = german_counter
    ask may defence_support(y, p)
    expect yes by 3.1/phase-10

  example "fresh German guns"
    given
      unit u: german, infantry, strength 6, at 3228
      unit g: german, light_artillery, gunfire 1, at 3227
      unit e: polish, infantry, strength 3, at 3229
      battle y: attacker u, target e, attack_support g
      phase = german_counter
    ask may attack_support(y, g)
    expect yes by 3.1/phase-10

[3.1/phase-10/counters] No counters in the German counter-attack
  | Nobody gets an Attack or a Retreat counter in this phase.
  see 8.63, 8.71
  was mlawa:3.1/phase-9/counters
  except 8.63 on mark(_, retreat_counter) when now(german_counter)

  example "a Pole thrown back by a counter-attack"
    given
      unit u: german, infantry, at 3228
      unit e: polish, infantry, at 3230
      did counter_attack(u, e) in german_counter
      did fall_back(e, 3229, 3230) in german_counter
      phase = german_counter
    ask what happens to e
    expect nothing

[3.1/phase-11] Polish supply
  | The Pole checks who surrenders and who is in supply; Out of Supply counters go on those who are not. Polish headquarters
  | may rebuild damaged bridges, not destroyed ones. Reserve centres may refill Polish units.
  see 3.1/phase-6, 14.16, 14.21, 14.23, 13.31, 13.32, 23.1
  action refill(unit U, hex H) "{U} [receive men|received men] from the Reserve Center on {H}"
  permit check_surrender(poles) when now(polish_supply)
  require check_surrender(poles) when now(polish_supply)
  permit check_supply(poles) when now(polish_supply)
  require check_supply(poles) when now(polish_supply)
  cause mark(U, supply_1) when now(polish_supply) and side(U) = poles and U is not air and at(U) = _ and not supplied(U)
    unless starved(U)
  permit rebuild(Q, A, B) when now(polish_supply) and side(Q) = poles and Q is hq and bridge_damaged(A, B)
  permit refill(U, _) when now(polish_supply) and side(U) = poles

  example "surrender is checked"
    given
      phase = polish_supply
    ask must check_surrender(poles)
    expect must by 3.1/phase-11

  example "and so is supply"
    given
      did check_surrender(poles) in polish_supply
      phase = polish_supply
    ask must check_supply(poles)
    expect must by 3.1/phase-11

  example "surrender may be checked"
    given
      phase = polish_supply
    ask may check_surrender(poles)
    expect yes by 3.1/phase-11

  example "supply may be checked"
    given
      did check_surrender(poles) in polish_supply
      phase = polish_supply
    ask may check_supply(poles)
    expect yes by 3.1/phase-11

  example "a regiment cut off"
    given
      board 3225 to 3230
      unit u: polish, infantry, at 3228
      phase = polish_supply
    ask what happens to u
    expect mark(u, supply_1) by 3.1/phase-11

  example "a regiment two hexes from a base of the scenario"
    given
      unit u: polish, infantry, at 3228
      hex 3230: polish_base
      phase = polish_supply
    ask what happens to u
    expect nothing

  example "a regiment that was cut off before"
    given
      board 3225 to 3230
      unit u: polish, infantry, at 3228, marker supply_1
      phase = polish_supply
    ask what happens to u
    expect mark(u, supply_2), unmark(u, supply_1) by 14.21

  example "a damaged bridge"
    given
      unit q: polish, hq, at 3228
      edge 3228 3229: bridge_damaged
      phase = polish_supply
    ask may rebuild(q, 3228, 3229)
    expect yes by 3.1/phase-11

  example "a Polish headquarters in the German supply phase"
    given
      unit q: polish, hq, at 3228
      edge 3228 3229: bridge_damaged
      phase = german_supply
    ask may rebuild(q, 3228, 3229)
    expect no by 3.0

  example "a destroyed bridge is beyond the Poles"
    given
      unit q: polish, hq, at 3228
      edge 3228 3229: bridge_down
      phase = polish_supply
    ask may rebuild(q, 3228, 3229)
    expect no by 13.32

  example "refilling in the supply phase"
    given
      board 3226 to 3232
      unit u: polish, infantry, strength 3, full_strength 6, at 3228
      hex 3230: reserve_centre, polish_base
      phase = polish_supply
    ask may refill(u, 3230)
    expect yes by 3.1/phase-11

  example "refilling in the movement phase"
    given
      board 3226 to 3232
      unit u: polish, infantry, strength 3, full_strength 6, at 3228
      hex 3230: reserve_centre, polish_base
      phase = polish_movement
    ask may refill(u, 3230)
    expect no by 3.0

  example "no reserve centre refills a German"
    given
      board 3226 to 3234
      unit u: german, infantry, strength 3, full_strength 6, at 3228
      hex 3232: reserve_centre
      hex 3227: city, country german
      phase = polish_supply
    ask may refill(u, 3232)
    expect no by 3.0
