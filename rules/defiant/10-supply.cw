[10.1] Tracing supply
  | A line from the unit to a source of its side, free of enemies and their zones. Up to four hexes go over any ground that can
  | be passed; whatever is left of the way goes along roads and railroads.
  see 5.5, 6.2.4, 10.1.1, 10.2, 11.3/1
  figure free_hexes = 4 in hexes
  action trace(unit U, hex A, hex B) "a supply line of {U} [go|went] from {A} to {B}"
  action line_trace(unit U, hex A, hex B) kind of trace "a supply line of {U} [go|went] by road or railroad from {A} to {B}"
  path supply_line(unit U) "{U} [has|does not have] a supply line"
    from at(U) to H where source(side(U), H) by trace(U, A, B) up to free_hexes then by line_trace(U, A, B)
  permit trace(_, A, B) when adjacent(A, B)
  forbid trace(U, _, B) when in_the_way(U, B)
  forbid trace(_, A, B) when B is water
    unless road(A, B)
    unless railroad(A, B)
  forbid trace(_, A, B) when B is mountain
    unless road(A, B)
    unless railroad(A, B)

  dispute def-34 "whether the rest of the line has to follow the road or only to stay on road hexes"
    reading along preferred "supply comes along the road, as road movement does (6.2.1)"
      forbid line_trace(_, A, B) when adjacent(A, B)
        unless road(A, B)
        unless railroad(A, B)
    reading hexes "the clause speaks of hexes, and any hex with a road or railroad is one"
      forbid line_trace(_, A, B) when adjacent(A, B)
        unless road(A, _) and road(B, _)
        unless road(A, _) and railroad(B, _)
        unless railroad(A, _) and road(B, _)
        unless railroad(A, _) and railroad(B, _)

  dispute def-35 "whether an aircraft over a hex is an enemy unit on the line"
    reading harmless preferred "12.2 lists what interdiction does, and supply is not in the list"
    reading unit "the clause makes no difference between units, and aircraft are still out in the supply phase"
      forbid trace(U, _, B) when at(E) = B and enemy(U, E) and E is aircraft

  example "four hexes from Warsaw"
    given
      unit u: polish, infantry, attack_strength 2, at 1208
      hex 1212: place warsaw
      board 1208 to 1214
    ask is supply_line(u)
    expect yes by 10.1

  example "five hexes over open ground are too many"
    given
      unit u: polish, infantry, attack_strength 2, at 1208
      hex 1213: place warsaw
      board 1208 to 1214
    ask is supply_line(u)
    expect no

  example "the fifth by road"
    given
      unit u: polish, infantry, attack_strength 2, at 1208
      hex 1213: place warsaw
      edge 1212 1213: road
      board 1208 to 1214
    ask is supply_line(u)
    expect yes by 10.1

  example "road and railroad by turns"
    given
      unit u: polish, infantry, attack_strength 2, at 1208
      hex 1214: place warsaw
      edge 1212 1213: road
      edge 1213 1214: railroad
      board 1208 to 1214
    ask is supply_line(u)
    expect yes by 10.1

  example "no open ground after the road"
    given
      unit u: polish, infantry, attack_strength 2, at 1208
      hex 1214: place warsaw
      edge 1212 1213: road
      board 1208 to 1214
    ask is supply_line(u)
    expect no

  example "an enemy on the line"
    given
      unit u: polish, infantry, attack_strength 2, at 1208
      unit t: german, armoured_train, attack_strength 2, at 1210
      hex 1212: place warsaw
      board 1208 to 1214
    ask is supply_line(u)
    expect no

  example "an enemy's zone on the road"
    given
      unit u: polish, infantry, attack_strength 2, at 1208
      unit e: german, infantry, attack_strength 3, at 1314
      hex 1214: place warsaw
      edge 1212 1213: road
      edge 1213 1214: road
      board 1208 to 1314
    ask is supply_line(u)
    expect no

  example "the source itself"
    given
      unit u: polish, infantry, attack_strength 2, at 1208
      unit e: german, infantry, attack_strength 3, at 1209
      hex 1208: place warsaw
      board 1208 to 1214
    ask is supply_line(u)
    expect yes by 10.2

  example "a source with the enemy in it"
    given
      unit u: polish, infantry, attack_strength 2, at 1208
      unit t: german, armoured_train, attack_strength 2, at 1212
      hex 1212: place warsaw
      board 1208 to 1214
    ask is supply_line(u)
    expect no

  example "a hex of water"
    given
      unit u: polish, infantry, attack_strength 2, at 1208
      hex 1209: water
    ask may trace(u, 1208, 1209)
    expect no by 10.1

  example "a causeway over water hexes, by road"
    given
      unit u: polish, infantry, attack_strength 2, at 1208
      hex 1209: water
      edge 1208 1209: road
    ask may trace(u, 1208, 1209)
    expect yes by 10.1

  example "a causeway over water hexes, by rail"
    given
      unit u: polish, infantry, attack_strength 2, at 1208
      hex 1209: water
      edge 1208 1209: railroad
    ask may trace(u, 1208, 1209)
    expect yes by 10.1

  example "over the mountains"
    given
      unit u: polish, infantry, attack_strength 2, at 1208
      hex 1209: mountain
    ask may trace(u, 1208, 1209)
    expect no by 10.1

  example "over the mountains by road"
    given
      unit u: polish, infantry, attack_strength 2, at 1208
      hex 1209: mountain
      edge 1208 1209: road
    ask may trace(u, 1208, 1209)
    expect yes by 10.1

  example "over the mountains by rail"
    given
      unit u: polish, infantry, attack_strength 2, at 1208
      hex 1209: mountain
      edge 1208 1209: railroad
    ask may trace(u, 1208, 1209)
    expect yes by 10.1

  example "two roads side by side: the readings part"
    given
      unit u: polish, infantry, attack_strength 2, at 1208
      edge 1208 1207: road
      edge 1209 1309: road
    ask may line_trace(u, 1208, 1209)
    expect no by 10.1

  example "a road beside a railroad: the readings part"
    given
      unit u: polish, infantry, attack_strength 2, at 1208
      edge 1208 1207: road
      edge 1209 1309: railroad
    ask may line_trace(u, 1208, 1209)
    expect no by 10.1

  example "a railroad beside a road: the readings part"
    given
      unit u: polish, infantry, attack_strength 2, at 1208
      edge 1208 1207: railroad
      edge 1209 1309: road
    ask may line_trace(u, 1208, 1209)
    expect no by 10.1

  example "two railroads side by side: the readings part"
    given
      unit u: polish, infantry, attack_strength 2, at 1208
      edge 1208 1207: railroad
      edge 1209 1309: railroad
    ask may line_trace(u, 1208, 1209)
    expect no by 10.1

  example "under an interdicting aircraft: the readings part"
    given
      unit u: polish, infantry, attack_strength 2, at 1208
      unit p: german, aircraft, at 1209
    ask may trace(u, 1208, 1209)
    expect yes by 10.1

  example "a zone on the open ground is cut, a friend mends it"
    given
      unit u: polish, infantry, attack_strength 2, at 1208
      unit w: polish, infantry, attack_strength 2, at 1209
      unit e: german, infantry, attack_strength 3, at 1110
      hex 1211: place warsaw
      edge 1110 1210: major_river
      board 1108 to 1211
    ask is supply_line(u)
    expect yes by 10.1

[10.1.1] Where no line goes
  | Not over a water hexside, and not over a major river without a bridge.
  forbid trace(U, A, B) when major_river(A, B)
    unless bridged(side(U), A, B)
  forbid trace(U, A, B) when waterside(A, B)
    unless bridged(side(U), A, B)

  example "a major river"
    given
      unit u: german, infantry, attack_strength 2, at 1208
      edge 1208 1209: major_river
    ask may trace(u, 1208, 1209)
    expect no by 10.1.1

  example "a water hexside"
    given
      unit u: german, infantry, attack_strength 2, at 1208
      edge 1208 1209: waterside
    ask may trace(u, 1208, 1209)
    expect no by 10.1.1

  example "a causeway"
    given
      unit u: german, infantry, attack_strength 2, at 1208
      edge 1208 1209: waterside, railroad
    ask may trace(u, 1208, 1209)
    expect yes by 10.1

  example "a temporary bridge, for Poles"
    given
      unit u: polish, infantry, attack_strength 2, at 1208
      edge 1208 1209: major_river, temporary_bridge
    ask may trace(u, 1208, 1209)
    expect yes by 10.1

[10.2] Sources
  | Any hex of Warsaw for the Poles; the marked hexes at the map edge and Königsberg for the Germans.
  see 10.2.1
  derived source(side S, hex H) "{H} [is|is not] a supply source of {S}"
  define source(poles, H) when place(H, warsaw)
  define source(germans, H) when source_symbol(H)
  define source(germans, H) when place(H, konigsberg)

  example "Warsaw"
    given
      hex 1212: place warsaw
    ask is source(poles, 1212)
    expect yes by 10.2

  example "a marked hex"
    given
      hex 1212: source_symbol
    ask is source(germans, 1212)
    expect yes by 10.2

  example "Königsberg"
    given
      hex 1212: place konigsberg
    ask is source(germans, 1212)
    expect yes by 10.2

[10.3.1] Out of supply
  | A unit out of supply attacks with half its strength; it defends and moves as before.
  see 9.3/1
  amount allowance(unit U) in mp "the movement allowance of {U}"
  set allowance(U) = movement(U)

  example "it moves as before"
    given
      unit u: german, infantry, attack_strength 3, movement 3, marker out_of_supply
    ask value allowance(u)
    expect 3 by 10.3.1

[10.3.2] Isolation
  | An isolated unit attacks, defends and moves with half of what it has.
  see 9.3/2

  dispute def-23 "how half a movement allowance is rounded"
    reading kept preferred "the rounding of 2.1.2 is for combat strengths, and half points can be spent (6.4)"
      halve allowance(U) when marker(U, isolated)
    reading dropped "fractions are dropped, as in combat"
      halve allowance(U) rounding down when marker(U, isolated)

  example "three points: the readings part"
    given
      unit u: german, infantry, attack_strength 3, movement 3, marker isolated
    ask value allowance(u)
    expect 3/2 by 10.3.2
