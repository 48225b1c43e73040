[8.0] Supply
  commentary "heading"

[8.1] Supply of combat units
  | A combat unit needs a line to a headquarters: hexes without enemies, worth three tactical movement factors at most, rivers
  | not counted. The same line serves for command, yet a unit under command may be out of supply.
  see 5.1, 5.3, 8.3/2, 8.3/3
  action trace(unit U, hex A, hex B) "{U} [trace|traced] a line from {A} to {B}"
  amount trace_cost(unit U, hex A, hex B) in mf "the cost of a line of {U} from {A} to {B}"  # rivers never come into it
  amount open_cost(unit U, hex H) in mf "the cost of {H} to {U} off the roads"
  amount paved_cost(unit U, hex H) in mf "the cost of {H} to {U} by road"
  derived ground_of(hex H, ground T) "{H} [counts|does not count] as {T}"
  path line_to(unit U, unit Q) "{U} [has|has no] line to {Q}"
    from at(U) to H where at(Q) = H by trace(U, A, B) costing trace_cost(U, A, B)
  define ground_of(H, T) when terrain(H, T)
  # Every hex has a price on the chart: one of which no ground is stated is clear.
  define ground_of(H, clear)
    unless terrain(H, _)
  limit line_to(U, _) to at most command_range
  permit trace(_, A, B) when adjacent(A, B)
  forbid trace(U, _, B) when enemy_on(U, B)
  define supplied_by(U, Q) when combat_unit(U) and Q is hq and friendly(U, Q) and hq_supplied(Q) and line_to(U, Q)
  define in_supply(U) when supplied_by(U, _)
  define in_supply(Q) when hq_supplied(Q)
  dispute lig-26 "which end of the line is free, since 5.1 measures it from the headquarters and this clause to it"
    reading a preferred "the unit traces, so it pays for every hex but its own"
      set trace_cost(U, A, B) = open_cost(U, B)
        unless road(A, B)
      set trace_cost(U, A, B) = paved_cost(U, B) when road(A, B)
    reading b "measured from the headquarters, every hex but that of the headquarters is paid for"
      set trace_cost(U, A, B) = open_cost(U, A)
        unless road(A, B)
      set trace_cost(U, A, B) = paved_cost(U, A) when road(A, B)
  dispute lig-37 "what a hex with two kinds of ground costs, a town on rough ground for one; the chart is not printed"
    reading a "the dearest counts"
      set open_cost(U, H) = highest(terrain_cost(T, R) for T, R where ground_of(H, T) and arm(U) = R)
      set paved_cost(U, H) = highest(road_cost(T, R) for T, R where ground_of(H, T) and arm(U) = R)
    reading b "they add up, as the modifiers of 7.2 do"
      set open_cost(U, H) = sum(terrain_cost(T, R) for T, R where ground_of(H, T) and arm(U) = R)
      set paved_cost(U, H) = sum(road_cost(T, R) for T, R where ground_of(H, T) and arm(U) = R)
  dispute lig-34 "whether this reaches artillery, whose bracketed factor makes it no combat unit"
    reading a preferred "8.3 knows artillery in supply and out of it, and names no other way to tell"
      define supplied_by(U, Q) when U is artillery and Q is hq and friendly(U, Q) and hq_supplied(Q) and line_to(U, Q)
    reading b "by the letter artillery is never in supply"
  dispute lig-35 "whether a unit under command still needs its line while it operates"
    reading a preferred "it has the supply of the headquarters that commands it (4.4, 5.1, 8.2)"
      define supplied_by(U, Q) when did command(Q, U) this round and hq_supplied(Q)
      deny supplied_by(U, Q) when did command(P, U) this round and P != Q
    reading b "this clause asks for a line, to any headquarters in supply"

  example "on the hex of a headquarters that is in supply"
    given
      unit q: polish, hq, army, factor 1, bracketed, at 3228
      unit u: polish, infantry, division, factor 3, at 3228
      hex 3228: city, poland
    ask is in_supply(u)
    expect yes by 8.1

  example "the headquarters itself"
    given
      unit q: polish, hq, army, factor 1, bracketed, at 3228
      hex 3228: city, poland
    ask is in_supply(q)
    expect yes by 8.1

  example "on the hex of a headquarters that is cut off"
    given
      unit q: polish, hq, army, factor 1, bracketed, at 3228
      unit u: polish, infantry, division, factor 3, at 3228
      hex 3228: clear, poland
    ask is in_supply(u)
    expect no

  example "a hex away it takes the chart to tell"
    given
      unit q: polish, hq, army, factor 1, bracketed, at 3228
      unit u: polish, infantry, division, factor 3, at 3229
      hex 3228: city, poland
      hex 3229: clear, poland
    ask is in_supply(u)
    expect unknown for terrain_cost

  example "so it does where nobody has said what ground it is"
    given
      unit q: polish, hq, army, factor 1, bracketed, at 3228
      unit u: polish, infantry, division, factor 3, at 3230
      hex 3228: city, poland
    ask is in_supply(u)
    expect unknown for terrain_cost

  example "clear ground is not added to the ground there is"
    given
      hex 3229: forest
    ask is ground_of(3229, clear)
    expect no

  example "by road it is another part of the chart"
    given
      board 3228 to 3229
      unit q: polish, hq, army, factor 1, bracketed, at 3228
      unit u: polish, infantry, division, factor 3, at 3229
      hex 3228: city, poland
      hex 3229: clear, poland
      edge 3228 3229: road
    ask value trace_cost(u, 3229, 3228)
    expect unknown for road_cost

  example "guns with a headquarters in supply"
    given
      unit q: polish, hq, army, factor 1, bracketed, at 3228
      unit g: polish, artillery, brigade, factor 1, bracketed, at 3228
      hex 3228: city, poland
    ask is in_supply(g)
    expect yes by 8.1

  example "under command, far forward, the headquarters in supply"
    given
      unit q: polish, hq, army, factor 1, bracketed, at 3228
      unit u: polish, infantry, division, factor 3, at 3240
      hex 3228: city, poland
      phase = operations_phase
      did command(q, u) in operations_phase
    ask is in_supply(u)
    expect yes by 8.1

  example "under command of one that is out of supply, in the hex of one that is not"
    given
      unit q: polish, hq, army, factor 1, bracketed, at 3227, marker out_of_supply
      unit p: polish, hq, army, factor 1, bracketed, at 3228
      unit u: polish, infantry, division, factor 3, at 3228
      hex 3228: city, poland
      phase = operations_phase
      did command(q, u) in operations_phase
    ask is in_supply(u)
    expect no

  example "no line through enemies, whatever the chart says"
    given
      unit q: polish, hq, army, factor 1, bracketed, at 3228
      unit u: polish, infantry, division, factor 3, at 3230
      hex 3228: city, poland
      unit a: german, infantry, division, factor 4, at 3229
      unit b: german, infantry, division, factor 4, at 3129
      unit c: german, infantry, division, factor 4, at 3130
      unit d: german, infantry, division, factor 4, at 3131
      unit e: german, infantry, division, factor 4, at 3231
      unit f: german, infantry, division, factor 4, at 3330
      unit g: german, infantry, division, factor 4, at 3331
      hex 3129, 3130, 3131, 3229, 3230, 3231, 3330, 3331: clear
    ask is in_supply(u)
    expect no

[8.2] Supply of headquarters
  | A headquarters has to be in supply itself. That is worked out when the chit is drawn and holds while the units under its command
  | operate. Each nation has its own source.
  see 5.1, 9.4/supply
  figure army_range = 6 in mf
  derived source(unit Q, hex H) "{H} [is|is not] a source of supply for {Q}"
  derived feeds_corps(unit P) "{P} [is|is not] an army headquarters in supply"
  action road_trace(unit Q, hex A, hex B) "{Q} [trace|traced] a line by road from {A} to {B}"
  path source_line(unit Q) "{Q} [has|has no] line by road to a source of supply"
    from at(Q) to H where source(Q, H) by road_trace(Q, A, B)
  path army_line(unit Q) "{Q} [has|has no] line by road to an army headquarters in supply"
    from at(Q) to H where at(P) = H and feeds_corps(P)
    by road_trace(Q, A, B) costing trace_cost(Q, A, B)
  path presov_line(unit Q) "{Q} [has|has no] line by road to Presov"
    from at(Q) to H where place(H) = presov
    by road_trace(Q, A, B) costing trace_cost(Q, A, B)
  limit army_line(Q) to at most army_range
  limit presov_line(Q) to at most army_range
  permit road_trace(_, A, B) when road(A, B)
  forbid road_trace(Q, _, B) when enemy_on(Q, B)
  define hq_supplied(Q) when Q is hq and traces_supply(Q)
  define hq_supplied(Q) when Q is hq and did command(Q, _) this round
  deny hq_supplied(Q) when marker(Q, out_of_supply)
  (1) define source(Q, H) when Q is german and map_edge(H) and greater_germany(H)
  (1) define source(Q, H) when Q is german and place(H) = konigsberg
  (1) define feeds_corps(P) when P is hq and P is german and P is army and source_line(P)
  (1) deny feeds_corps(P) when marker(P, out_of_supply)
  (1) define traces_supply(Q) when Q is german and Q is army and source_line(Q)
  (1) define traces_supply(Q) when Q is german and Q is corps and army_line(Q)
  (2) define traces_supply(Q) when Q is slovakian and presov_line(Q)
  (3) define source(Q, H) when Q is polish and H is city and H is poland and controls(poles, H)
  (3) define traces_supply(Q) when Q is polish and source_line(Q)
  (4) define source(Q, H) when Q is soviet and east_edge(H) and H is soviet_union
  (4) define traces_supply(Q) when Q is soviet and source_line(Q)
  dispute lig-36 "what holds for a headquarters between its operations and its next chit"
    reading a preferred "the finding covers the operations only, so the line is looked at again"
    reading b "it stands until the chit is drawn again"
      define hq_supplied(Q) when Q is hq and did draw_chit(Q) this turn and not did draw_chit(Q) this round

  example "a German army on the map edge at home"
    given
      unit q: german, hq, army, factor 1, bracketed, at 3228
      hex 3228: clear, germany, map_edge
      turn = 3
    ask is hq_supplied(q)
    expect yes by 8.2, 8.2/1

  example "the map edge abroad does not serve"
    given
      unit q: german, hq, army, factor 1, bracketed, at 3228
      hex 3228: clear, poland, map_edge
      turn = 3
    ask is hq_supplied(q)
    expect no

  example "three hexes of road to Königsberg"
    given
      unit q: german, hq, army, factor 1, bracketed, at 3228
      hex 3231: city, east_prussia, place konigsberg
      edge 3228 3229: road
      edge 3229 3230: road
      edge 3230 3231: road
      turn = 3
    ask is hq_supplied(q)
    expect yes by 8.2/1

  example "the road is cut by a Polish brigade"
    given
      unit q: german, hq, army, factor 1, bracketed, at 3228
      unit e: polish, cavalry, brigade, factor 2, at 3230
      hex 3231: city, east_prussia, place konigsberg
      edge 3228 3229: road
      edge 3229 3230: road
      edge 3230 3231: road
      turn = 3
    ask is hq_supplied(q)
    expect no

  example "beside Königsberg, but no road"
    given
      unit q: german, hq, army, factor 1, bracketed, at 3230
      hex 3231: city, east_prussia, place konigsberg
      turn = 3
    ask is hq_supplied(q)
    expect no

  example "a corps on the hex of an army in supply"
    given
      unit q: german, hq, corps, factor 1, bracketed, at 3229
      unit p: german, hq, army, factor 1, bracketed, at 3229
      hex 3228: clear, germany, map_edge
      hex 3229: clear, germany
      edge 3228 3229: road
      turn = 3
    ask is hq_supplied(q)
    expect yes by 8.2/1

  example "a corps on the hex of an army that is cut off"
    given
      unit q: german, hq, corps, factor 1, bracketed, at 3229
      unit p: german, hq, army, factor 1, bracketed, at 3229
      hex 3228: clear, germany, map_edge
      hex 3229: clear, germany
      turn = 3
    ask is hq_supplied(q)
    expect no

  example "an army with an Out of Supply marker feeds no corps"
    given
      unit q: german, hq, corps, factor 1, bracketed, at 3229
      unit p: german, hq, army, factor 1, bracketed, at 3229, marker out_of_supply
      hex 3229: clear, germany, map_edge
      turn = 3
    ask is hq_supplied(q)
    expect no

  example "a corps at the map edge needs an army all the same"
    given
      unit q: german, hq, corps, factor 1, bracketed, at 3229
      hex 3229: clear, germany, map_edge
      turn = 3
    ask is hq_supplied(q)
    expect no

  example "a corps down the road from its army needs the chart"
    given
      unit q: german, hq, corps, factor 1, bracketed, at 3230
      unit p: german, hq, army, factor 1, bracketed, at 3229
      hex 3229: clear, germany, map_edge
      hex 3230: clear, germany
      edge 3229 3230: road
      turn = 3
    ask is hq_supplied(q)
    expect unknown for road_cost

  example "so does a Slovak headquarters down the road from Presov"
    given
      unit q: slovakian, hq, corps, factor 1, bracketed, at 3229
      hex 3228: town, slovakia, place presov
      hex 3229: clear, slovakia
      edge 3228 3229: road
      turn = 3
    ask is hq_supplied(q)
    expect unknown for road_cost

  example "how far an army's line may reach"
    ask value army_range
    expect 6 by 8.2

  example "a division with its corps, the corps with its army, the army at the edge"
    given
      unit u: german, infantry, division, factor 4, at 3229
      unit q: german, hq, corps, factor 1, bracketed, at 3229
      unit p: german, hq, army, factor 1, bracketed, at 3229
      hex 3227: clear, germany, map_edge
      edge 3227 3228: road
      edge 3228 3229: road
      turn = 3
    ask is supplied_by(u, q)
    expect yes by 8.1

  example "the Slovak corps in Presov"
    given
      unit q: slovakian, hq, corps, factor 1, bracketed, at 3228
      hex 3228: town, slovakia, place presov
    ask is hq_supplied(q)
    expect yes by 8.2/2

  example "a Polish headquarters on the road to a Polish city"
    given
      unit q: polish, hq, army, factor 1, bracketed, at 3228
      hex 3229: city, poland
      edge 3228 3229: road
    ask is hq_supplied(q)
    expect yes by 8.2/3

  example "a town is no source"
    given
      unit q: polish, hq, army, factor 1, bracketed, at 3228
      hex 3228: town, poland
    ask is hq_supplied(q)
    expect no

  example "the city has changed hands"
    given
      unit q: polish, hq, army, factor 1, bracketed, at 3228
      hex 3229: city, poland, last_through axis
      edge 3228 3229: road
    ask is hq_supplied(q)
    expect no

  example "a city taken abroad feeds no Polish headquarters"
    given
      unit q: polish, hq, army, factor 1, bracketed, at 3228
      hex 3229: city, germany, last_through poles
      edge 3228 3229: road
    ask is hq_supplied(q)
    expect no

  example "a Soviet front on the eastern edge"
    given
      unit q: soviet, hq, front, factor 1, bracketed, at 3228
      hex 3228: clear, soviet_union, east_edge
    ask is hq_supplied(q)
    expect yes by 8.2/4

  example "the eastern edge of Poland serves no Soviet front"
    given
      unit q: soviet, hq, front, factor 1, bracketed, at 3228
      hex 3228: clear, poland, east_edge
    ask is hq_supplied(q)
    expect no

  example "cut off after its operations"
    given
      unit q: polish, hq, army, factor 1, bracketed, at 3228
      unit r: german, hq, corps, factor 1, bracketed, at 3328
      hex 3228: clear, poland
      turn = 3
      phase = operations_phase
      round = 2
      did draw_chit(q) in operations_phase round 1
      did draw_chit(r) in operations_phase
    ask is hq_supplied(q)
    expect no

  example "supply is kept while its units operate"
    given
      unit q: polish, hq, army, factor 1, bracketed, at 3228
      unit u: polish, infantry, division, factor 3, at 3228
      hex 3228: clear, poland
      phase = operations_phase
      did command(q, u) in operations_phase
    ask is hq_supplied(q)
    expect yes by 8.2

  example "and so is the lack of it"
    given
      unit q: polish, hq, army, factor 1, bracketed, at 3228, marker out_of_supply
      unit u: polish, infantry, division, factor 3, at 3228
      hex 3228: city, poland
      phase = operations_phase
      did command(q, u) in operations_phase
    ask is hq_supplied(q)
    expect no by 8.2

  example "an army with a road to the edge of East Prussia feeds its corps"
    given
      unit q: german, hq, corps, factor 1, bracketed, at 3228
      unit p: german, hq, army, factor 1, bracketed, at 3227
      hex 3226: east_prussia, map_edge
      edge 3228 3227: road
      edge 3227 3226: road
      turn = 3
    ask is feeds_corps(p)
    expect yes by 8.2/1

[8.3/2] Guns out of supply
  | They do nothing to enemy checks, which 7.22/2 says as well; their factor still counts in defence.
  see 7.22/2, 7.31/hq-artillery
  add 0 to battle_factor(X, U) when defender(X, U) and U is artillery and not in_supply(U)

  example "defending guns that are cut off: their factor and no more"
    given
      unit a: polish, infantry, division, factor 3, at 3228
      unit d: german, infantry, division, factor 4, at 3229
      unit g: german, artillery, brigade, factor 1, bracketed, at 3229
      battle x: attacker a, defender d + g
      turn = 3
    ask value check_total(x, poles)
    expect 5 by 7.31/cct-1

  example "the factor of such guns"
    given
      unit a: polish, infantry, division, factor 3, at 3228
      unit g: german, artillery, brigade, factor 1, bracketed, at 3229
      battle x: attacker a, defender g
      turn = 3
    ask value battle_factor(x, g)
    expect 1 by 8.3/2

[8.3/3] Attackers out of supply
  | Their victims check with a modifier of -1. The book calls it a modifier of the die, though the one for artillery in 7.5 is added to
  | the total.
  see 7.31/cct-3, 9.21
  derived starved_attack(battle X) "{X} [is|is not] an attack by units out of supply"
  define starved_attack(X) when attacker(X, U) and not in_supply(U)
  dispute lig-3 "whether such a modifier changes the total or the roll"
    reading a preferred "the total: a loss comes on a roll up to it, and 7.5 adds the artillery there"
      add 0 - 1 to check_total(X, S) when starved_attack(X) and defender(X, D) and side(D) = S
    reading b "the roll, as the words say; then it helps the attackers"
      add 0 - 1 to check_roll(X, U, _) when starved_attack(X) and defender(X, U)

  example "attacked by a division that has no headquarters"
    given
      unit a: german, infantry, division, factor 4, at 3228
      unit d: polish, infantry, division, factor 3, at 3229
      battle x: attacker a, defender d
      turn = 3
    ask value check_total(x, poles)
    expect 3 by 8.3/3

  example "the attackers' own total does not change"
    given
      unit a: german, infantry, division, factor 4, at 3228
      unit d: polish, infantry, division, factor 3, at 3229
      battle x: attacker a, defender d
      turn = 3
    ask value check_total(x, axis)
    expect 3 by 7.31/cct-1

  example "the roll as it counts"
    given
      unit a: german, infantry, division, factor 4, at 3228
      unit d: polish, infantry, division, factor 3, at 3229
      battle x: attacker a, defender d
      turn = 3
      check_die(x, d, 1) = 6
    ask value check_roll(x, d, 1)
    expect 6 by 7.31/step-loss

  example "under command of a headquarters with a marker"
    given
      unit q: german, hq, corps, factor 1, bracketed, at 3228, marker out_of_supply
      unit a: german, infantry, division, factor 4, at 3228
      unit d: polish, infantry, division, factor 3, at 3229
      battle x: attacker a, defender d
      turn = 3
      phase = operations_phase
      did command(q, a) in operations_phase
    ask is starved_attack(x)
    expect yes by 8.3/3

  example "under command of one without"
    given
      unit q: german, hq, corps, factor 1, bracketed, at 3228
      unit a: german, infantry, division, factor 4, at 3228
      unit d: polish, infantry, division, factor 3, at 3229
      battle x: attacker a, defender d
      turn = 3
      phase = operations_phase
      did command(q, a) in operations_phase
    ask is starved_attack(x)
    expect no
