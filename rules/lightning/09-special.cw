[9.21] Air Support Points
  | The Axis player has 8 in clear weather and 4 in poor, each to be used once an Operations Phase, for German or Soviet units in attack
  | or defence. A point weighs on the enemy's checks like an artillery unit.
  see 7.31/cct-3, 8.3/3, 9.31
  figure air_modifier = 1
  given air_support(battle X, nationality N) -> number "{number} {N} Air Support Points are put into {X}"
  amount air_points(nationality N) "the Air Support Points for {N} units"
  amount air_used(nationality N) "the {N} Air Support Points used"
  amount air_in(battle X) "the Air Support Points in {X}"
  derived takes_part(battle X, nationality N) "{N} units [take|do not take] part in {X}"
  set air_points(german) = 8 when weather = fair
  set air_points(german) = 4 when weather = poor
  derived bygone(battle X) "{X} [was|was not] fought on an earlier turn"
  define bygone(X) when did fight(X)
    unless did fight(X) this turn
  set air_used(N) = sum(air_support(X, N) for X where air_support(X, N) > 0 and not bygone(X))
  set air_in(X) = sum(air_support(X, N) for N where air_support(X, N) > 0)
  define takes_part(X, N) when fights_in(X, U) and nation(U) = N
  forbid fight(X) when air_support(X, N) > 0 and air_used(N) > air_points(N)
  forbid fight(X) when air_support(X, N) > 0 and N is polish or slovakian
  dispute lig-3a "whether a point changes the total of the enemy or his roll"
    reading a preferred "the total, like the artillery of 7.5"
      add air_modifier * air_in(X) to check_total(X, poles)
    reading b "the roll, as the words say; then it helps the Poles"
      add air_modifier * air_in(X) to check_roll(X, U, _) when U is polish
  dispute lig-24 "whether German points may help Soviet units"
    reading a preferred "each has a stock of its own, since 9.31 gives the Soviets theirs"
      forbid fight(X) when air_support(X, german) > 0
        unless takes_part(X, german)
    reading b "this clause names both"
      forbid fight(X) when air_support(X, german) > 0
        unless takes_part(X, german)
        unless takes_part(X, soviet)

  example "clear weather for the Germans"
    given
      weather = fair
    ask value air_points(german)
    expect 8 by 9.21

  example "poor weather for the Germans"
    given
      weather = poor
    ask value air_points(german)
    expect 4 by 9.21

  example "two points on a Polish division"
    given
      unit a: german, infantry, division, factor 4, at 3228
      unit d: polish, infantry, division, factor 3, at 3229
      battle x: attacker a, defender d
      air_support(x, german) = 2
      turn = 1
    ask value check_total(x, poles)
    expect 6 by 9.21

  example "the Polish roll with two points against it"
    given
      unit a: german, infantry, division, factor 4, at 3228
      unit d: polish, infantry, division, factor 3, at 3229
      battle x: attacker a, defender d
      air_support(x, german) = 2
      turn = 1
      check_die(x, d, 1) = 5
    ask value check_roll(x, d, 1)
    expect 5 by 7.31/step-loss

  example "three points now and two before, in poor weather"
    given
      unit q: german, hq, corps, factor 1, bracketed, at 3228
      unit a: german, infantry, division, factor 4, at 3228
      unit b: german, infantry, division, factor 4, at 3428
      unit d: polish, infantry, division, factor 3, at 3229
      unit e: polish, infantry, division, factor 3, at 3429
      battle x: attacker a, defender d
      battle y: attacker b, defender e
      air_support(x, german) = 3
      air_support(y, german) = 2
      weather = poor
      phase = operations_phase
      did command(q, a) in operations_phase
    ask may fight(x)
    expect no by 9.21

  example "in clear weather there are enough"
    given
      unit q: german, hq, corps, factor 1, bracketed, at 3228
      unit a: german, infantry, division, factor 4, at 3228
      unit b: german, infantry, division, factor 4, at 3428
      unit d: polish, infantry, division, factor 3, at 3229
      unit e: polish, infantry, division, factor 3, at 3429
      battle x: attacker a, defender d
      battle y: attacker b, defender e
      air_support(x, german) = 3
      air_support(y, german) = 2
      weather = fair
      phase = operations_phase
      did command(q, a) in operations_phase
    ask may fight(x)
    expect yes by 7.1

  example "Polish aircraft"
    given
      unit q: polish, hq, army, factor 1, bracketed, at 3228
      unit a: polish, infantry, division, factor 3, at 3228
      unit d: german, infantry, division, factor 4, at 3229
      battle x: attacker a, defender d
      air_support(x, polish) = 1
      weather = fair
      phase = operations_phase
      did command(q, a) in operations_phase
    ask may fight(x)
    expect no by 9.21

  example "German points for a Soviet attack"
    given
      unit q: soviet, hq, front, factor 1, bracketed, at 3228
      unit a: soviet, infantry, corps, factor 7, at 3228
      unit d: polish, infantry, division, factor 3, at 3229
      battle x: attacker a, defender d
      air_support(x, german) = 1
      weather = fair
      phase = operations_phase
      did command(q, a) in operations_phase
    ask may fight(x)
    expect no by 9.21

  example "German points for a Slovak attack"
    given
      unit q: slovakian, hq, corps, factor 1, bracketed, at 3228
      unit a: slovakian, infantry, division, factor 2, at 3228
      unit d: polish, infantry, division, factor 3, at 3229
      battle x: attacker a, defender d
      air_support(x, german) = 1
      weather = fair
      phase = operations_phase
      did command(q, a) in operations_phase
    ask may fight(x)
    expect no by 9.21

  example "points used on another turn are there again"
    given
      unit a: german, infantry, division, factor 4, at 3228
      unit q: german, hq, corps, factor 1, bracketed, at 3228
      unit d: polish, infantry, division, factor 3, at 3229
      battle y: attacker a, defender d
      battle x: attacker a, defender d
      weather = fair
      turn = 3
      phase = operations_phase
      air_support(x, german) = 8
      air_support(y, german) = 4
      did fight(x) in operations_phase of turn 2
      did command(q, a) in operations_phase
    ask may fight(y)
    expect yes by 7.1

[9.31] Soviet intervention
  | In the Initial Phase of turn 8 the Soviet Union comes in, whether or not anybody says so, with two front headquarters, and with air support points of its own: 6 in
  | clear weather, 3 in poor. What fronts command, how corps stack and how they count in checks stands elsewhere.
  see 5.3, 6.12, 7.31/soviet
  figure intervention_turn = 8
  event intervene(nationality N) "the {N} side [enter the war|entered the war]"
  derived in_the_war(nationality N) "the {N} side [is|is not] in the war"
  cause intervene(soviet) when now(initial_phase) and turn = intervention_turn
  define in_the_war(soviet) when did intervene(soviet)
  define in_the_war(soviet) when turn > intervention_turn
  define in_the_war(soviet) when turn = intervention_turn and not now(initial_phase)
  forbid draw_chit(Q) when Q is soviet
    unless in_the_war(soviet)
  forbid fight(X) when air_support(X, soviet) > 0
    unless takes_part(X, soviet)
  forbid fight(X) when air_support(X, soviet) > 0
    unless in_the_war(soviet)
  set air_points(soviet) = 6 when in_the_war(soviet) and weather = fair
  set air_points(soviet) = 3 when in_the_war(soviet) and weather = poor
  defect lig-6 "the date printed for turn 8 does not fit turns of two days from 1 September"

  example "turn 8 begins"
    given
      turn = 8
      phase = initial_phase
    ask what happens
    expect intervene(soviet) by 9.31

  example "before that their chits are not in the cup"
    given
      unit q: soviet, hq, front, factor 1, bracketed, at 3228
      turn = 7
      phase = operations_phase
    ask may draw_chit(q)
    expect no by 9.31

  example "afterwards they are"
    given
      unit q: soviet, hq, front, factor 1, bracketed, at 3228
      turn = 8
      phase = operations_phase
      did intervene(soviet) in initial_phase
    ask may draw_chit(q)
    expect yes by 5.1/end

  example "nobody has to say so when turn 8 is under way"
    given
      unit q: soviet, hq, front, factor 1, bracketed, at 3228
      turn = 8
      phase = operations_phase
    ask may draw_chit(q)
    expect yes by 5.1/end

  example "nor later"
    given
      turn = 9
      phase = initial_phase
      weather = fair
    ask value air_points(soviet)
    expect 6 by 9.31

  example "as soon as it has come about"
    given
      turn = 8
      phase = initial_phase
      weather = poor
      did intervene(soviet) in initial_phase
    ask value air_points(soviet)
    expect 3 by 9.31

  example "but not before"
    given
      unit q: soviet, hq, front, factor 1, bracketed, at 3228
      turn = 8
      phase = initial_phase
    ask may draw_chit(q)
    expect no by 9.31

  example "turn 7 does not bring them"
    given
      turn = 7
      phase = initial_phase
    ask what happens
    expect nothing

  example "clear weather"
    given
      turn = 9
      phase = operations_phase
      weather = fair
      did intervene(soviet) in initial_phase of turn 8
    ask value air_points(soviet)
    expect 6 by 9.31

  example "Soviet points before the Soviet Union is in"
    given
      unit q: soviet, hq, front, factor 1, bracketed, at 3228
      unit a: soviet, infantry, corps, factor 7, at 3228
      unit d: polish, infantry, division, factor 3, at 3229
      battle x: attacker a, defender d
      air_support(x, soviet) = 1
      turn = 7
      weather = fair
      phase = operations_phase
      did command(q, a) in operations_phase
    ask may fight(x)
    expect no by 9.31

  example "Soviet points for a German attack"
    given
      unit q: german, hq, corps, factor 1, bracketed, at 3228
      unit a: german, infantry, division, factor 4, at 3228
      unit d: polish, infantry, division, factor 3, at 3229
      battle x: attacker a, defender d
      air_support(x, soviet) = 1
      turn = 9
      weather = fair
      phase = operations_phase
      did intervene(soviet) in initial_phase of turn 8
      did command(q, a) in operations_phase
    ask may fight(x)
    expect no by 9.31

  example "poor weather"
    given
      turn = 9
      phase = operations_phase
      weather = poor
      did intervene(soviet) in initial_phase of turn 8
    ask value air_points(soviet)
    expect 3 by 9.31

[9.4/supply] Supply in the first two turns
  | On turns 1 and 2 every German unit is in supply wherever it is. It still needs to be under command.
  see 8.1, 8.2
  define hq_supplied(Q) when Q is hq and Q is german and turn <= 2
  except 8.2 on hq_supplied(Q) when Q is german and turn <= 2
  define in_supply(U) when U is german and turn <= 2

  example "a corps with no line at all"
    given
      unit q: german, hq, corps, factor 1, bracketed, at 3228
      turn = 2
    ask is hq_supplied(q)
    expect yes by 9.4/supply

  example "a marker left on it by mistake"
    given
      unit q: german, hq, corps, factor 1, bracketed, at 3228, marker out_of_supply
      turn = 2
    ask is hq_supplied(q)
    expect yes by 9.4/supply

  example "a division without command may not fight for all that"
    given
      unit u: german, infantry, division, factor 4, at 3228
      unit e: polish, infantry, division, factor 3, at 3229
      turn = 1
      phase = operations_phase
    ask may attack(u, e)
    expect no by 7.1

  example "a Slovak headquarters has no such luck"
    given
      unit q: slovakian, hq, corps, factor 1, bracketed, at 3228
      turn = 2
    ask is hq_supplied(q)
    expect no

  example "turn 3"
    given
      unit q: german, hq, corps, factor 1, bracketed, at 3228
      turn = 3
    ask is hq_supplied(q)
    expect no

  example "a division far from everything"
    given
      unit u: german, armor, division, factor 5, at 3228
      turn = 1
    ask is in_supply(u)
    expect yes by 9.4/supply

[9.5] Polish surrender
  | From the Initial Phase after Warszawa falls, and while it stays lost, the Polish player rolls for surrender each turn.
  | Since its fall Polish units may also leave the country, as 6.54 says.
  see 4.2, 6.54, 10.0
  throw surrender_die 1d10 "the Polish surrender roll"
  derived warszawa_lost "Warszawa [is|is not] in Axis hands"
  action roll_surrender(side S) "the {S} side [roll|rolled] for surrender"
  require roll_surrender(poles) when now(initial_phase) and warszawa_lost
  forbid roll_surrender(poles) when now(initial_phase)
    unless warszawa_lost
  dispute lig-5 "when Warszawa counts as lost"
    reading a preferred "4.2 speaks of control, and control of a city is defined (2.3)"
      define warszawa_lost when place(H) = warszawa and controls(axis, H)
    reading b "this clause itself says occupied by combat units, so one has to stand there"
      define warszawa_lost when place(H) = warszawa and at(U) = H and combat_unit(U) and side(U) = axis
    reading c "combat units have to take it (6.54), and then control is enough"
      define warszawa_lost when place(H) = warszawa and warszawa_taken and controls(axis, H)

  example "Warszawa is taken: the roll is due"
    given
      unit g: german, infantry, division, factor 4, at 3010
      hex 3010: city, poland, place warszawa, last_through axis
      turn = 7
      phase = initial_phase
    ask must roll_surrender(poles)
    expect must by 9.5

  example "the conqueror has marched on: held all the same, in the preferred reading"
    given
      unit g: german, infantry, division, factor 4, at 3110
      hex 3010: city, poland, place warszawa, last_through axis
      turn = 7
      phase = initial_phase
    ask is warszawa_lost
    expect yes by 9.5

  example "a German division stands in Warszawa"
    given
      unit g: german, infantry, division, factor 4, at 3010
      hex 3010: city, poland, place warszawa
      turn = 7
      phase = initial_phase
    ask must roll_surrender(poles)
    expect must by 9.5

  example "the Poles have taken it back"
    given
      unit w: polish, infantry, division, factor 3, at 3010
      unit g: german, infantry, division, factor 4, at 3011
      hex 3010: city, poland, place warszawa
      turn = 7
      phase = initial_phase
      did enter(g, 3010) in operations_phase of turn 5
    ask is warszawa_lost
    expect no

  example "Warszawa holds"
    given
      hex 3010: city, poland, place warszawa
      turn = 7
      phase = initial_phase
    ask must roll_surrender(poles)
    expect silent

  example "and nobody rolls"
    given
      hex 3010: city, poland, place warszawa
      turn = 7
      phase = initial_phase
    ask may roll_surrender(poles)
    expect no by 9.5

[9.5/roll] The surrender roll
  | Poland surrenders on a roll up to the number of the turn less the cities the Poles still hold.
  amount surrender_limit "the highest roll on which Poland surrenders"
  event surrender(side S) "the {S} side [surrender|surrendered]"
  cause surrender(poles) when now(initial_phase) and warszawa_lost and surrender_die <= surrender_limit
  dispute lig-38 "whether a city the Poles have taken abroad counts"
    reading a preferred "they control it"
      set surrender_limit = turn - count(H where H is city and controls(poles, H))
    reading b "the cities they still control are those they began with"
      set surrender_limit = turn - count(H where H is city and H is poland and controls(poles, H))

  example 9.5/ex1 "turn 7, Lvov and Wilno are left"
    given
      hex 3010: city, poland, place warszawa, last_through axis
      hex 3525: city, poland, place lvov
      hex 3902: city, poland, place wilno
      turn = 7
      phase = initial_phase
    ask value surrender_limit
    expect 5 by 9.5/roll

  example "turn 7, Lvov is left and Königsberg was taken"
    given
      hex 3010: city, poland, place warszawa, last_through axis
      hex 3525: city, poland, place lvov
      hex 3902: city, poland, place wilno, last_through axis
      hex 3005: city, east_prussia, place konigsberg, last_through poles
      turn = 7
      phase = initial_phase
    ask value surrender_limit
    expect 5 by 9.5/roll

  example "towns do not count"
    given
      hex 3010: city, poland, place warszawa, last_through axis
      hex 3525: town, poland
      turn = 7
      phase = initial_phase
    ask value surrender_limit
    expect 7 by 9.5/roll

  example "a five"
    given
      hex 3010: city, poland, place warszawa, last_through axis
      hex 3525: city, poland, place lvov
      hex 3902: city, poland, place wilno
      turn = 7
      phase = initial_phase
      surrender_die = 5
    ask what happens
    expect surrender(poles) by 9.5/roll

  example "a six"
    given
      hex 3010: city, poland, place warszawa, last_through axis
      hex 3525: city, poland, place lvov
      hex 3902: city, poland, place wilno
      turn = 7
      phase = initial_phase
      surrender_die = 6
    ask what happens
    expect nothing

[9.5/full-strength] Divisions left at the end
  | Polish divisions still on the map at full strength when the Operations Phase of the surrender ends count as eliminated.
  see 6.54, 10.0/axis-1
  derived scored_as_lost(unit U) "{U} [counts|does not count] as eliminated"
  define scored_as_lost(U)
    when did surrender(poles) this turn and did end_game() this turn and U is polish and U is division
    and at(U) = _
    unless reduced(U)
  defect lig-15 "reduced divisions left on the map are spared although full ones are not; odd, but 10.0 says the same"

  example "a full division on the map"
    given
      unit u: polish, infantry, division, factor 3, at 3228
      turn = 7
      phase = operations_phase
      did surrender(poles) in initial_phase
      did end_game() in operations_phase
    ask is scored_as_lost(u)
    expect yes by 9.5/full-strength

  example "while the Operations Phase lasts it may still get away"
    given
      unit u: polish, infantry, division, factor 3, at 3228
      turn = 7
      phase = operations_phase
      did surrender(poles) in initial_phase
    ask is scored_as_lost(u)
    expect no

  example "a reduced one is spared"
    given
      unit u: polish, infantry, division, factor 1, reduced, at 3228
      turn = 7
      phase = operations_phase
      did surrender(poles) in initial_phase
      did end_game() in operations_phase
    ask is scored_as_lost(u)
    expect no

  example "an interned one is not on the map"
    given
      unit u: polish, infantry, division, factor 3
      turn = 7
      phase = operations_phase
      did surrender(poles) in initial_phase
      did end_game() in operations_phase
    ask is scored_as_lost(u)
    expect no
