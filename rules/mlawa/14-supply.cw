[14.0] Supply
  as w39:14.0

[14.1] Supply lines
  as w39:14.1

[14.11] What a supply line is
  as w39:14.11

  example "over open country to the base"
    given
      board 3020 to 3535
      unit u: polish, infantry, at 3228
      hex 3222: named "Płock"
    ask is supply_line(u)
    expect yes by 14.11

  example "a unit on its base"
    given
      board 3020 to 3535
      unit u: polish, infantry, at 3222
      hex 3222: named "Płock"
    ask is supply_line(u)
    expect yes by 14.15

[14.12] What blocks a supply line
  | Enemy units and their zones block it, and so do big rivers and marshes.
  see 7.11, 13.11, 14.13
  (unit) forbid trace(U, _, B) when enemy(U, E) and at(E) = B and E is not air or hq
  (zone) forbid trace(U, _, B) when enemy_zoc(U, B)
  dispute mla-M13 "what the words on big rivers and marshes belong to"
    reading barred preferred "to the ban: the bracket is closed too late, as the newer edition shows"
      (river) forbid trace(_, A, B) when big_river(A, B)
      (swamp) forbid trace(_, _, B) when B is swamp
    reading allowed "to the exceptions, as printed: an enemy zone does not matter beyond a big river or in a marsh"
      except 14.12/zone on trace(_, A, B) when big_river(A, B)
      except 14.12/zone on trace(_, _, B) when B is swamp
  dispute mla-14.12 "whether bridges and roads carry it"
    reading carried preferred "who goes over a bridge or along a road crosses neither water nor marsh; the newer edition says so"
      except 14.12/river on trace(_, A, B) when bridged(A, B)
      except 14.12/swamp on trace(_, A, B) when main_road(A, B)
      except 14.12/swamp on trace(_, A, B) when side_road(A, B)
    reading barred "neither is named"

  example "an enemy battery on the way"
    given
      unit u: polish, infantry, at 3228
      unit g: german, artillery, gunfire 1, at 3227
    ask may trace(u, 3228, 3227)
    expect no by 14.12

  example "an enemy staff is no unit"
    given
      unit u: polish, infantry, at 3228
      unit q: german, hq, at 3227
    ask may trace(u, 3228, 3227)
    expect yes by 14.11

  example "an enemy zone on the way"
    given
      unit u: polish, infantry, at 3228
      unit e: german, infantry, at 3226
    ask may trace(u, 3228, 3227)
    expect no by 14.12

  example "a big river on the way: the readings part"
    given
      unit u: polish, infantry, at 3228
      edge 3228 3227: big_river
    ask may trace(u, 3228, 3227)
    expect no by 14.12

  example "a marsh on the way: the readings part"
    given
      unit u: polish, infantry, at 3228
      hex 3227: swamp
    ask may trace(u, 3228, 3227)
    expect no by 14.12

  example "a big river on the way, and an enemy zone behind it"
    given
      unit u: polish, infantry, at 3228
      unit e: german, infantry, at 3226
      edge 3228 3227: big_river
    ask may trace(u, 3228, 3227)
    expect no by 14.12

  example "a marsh under enemy control"
    given
      unit u: polish, infantry, at 3228
      unit e: german, infantry, at 3226
      hex 3227: swamp
    ask may trace(u, 3228, 3227)
    expect no by 14.12

  example "a bridge over the big river: the readings part"
    given
      unit u: polish, infantry, at 3228
      edge 3228 3227: big_river, bridge
    ask may trace(u, 3228, 3227)
    expect yes by 14.11

  example "a road through the marsh: the readings part"
    given
      unit u: polish, infantry, at 3228
      hex 3227: swamp
      edge 3228 3227: main_road
    ask may trace(u, 3228, 3227)
    expect yes by 14.11

  example "a lane through the marsh: the readings part"
    given
      unit u: polish, infantry, at 3228
      hex 3227: swamp
      edge 3228 3227: side_road
    ask may trace(u, 3228, 3227)
    expect yes by 14.11

  example "a small river stops nobody's bread"
    given
      unit u: polish, infantry, at 3228
      edge 3228 3227: river
    ask may trace(u, 3228, 3227)
    expect yes by 14.11

  example "the only way is under enemy control"
    given
      board 3220 to 3232
      unit u: polish, infantry, at 3228
      unit e: german, infantry, at 3225
      hex 3222: named "Płock"
    ask is supply_line(u)
    expect no by 14.12

[14.13] Friends keep the line open
  as w39:14.13

  example "a friend does not bridge the river"
    given
      unit u: polish, infantry, at 3228
      unit f: polish, infantry, at 3227
      unit e: german, infantry, at 3226
      edge 3228 3227: big_river
    ask may trace(u, 3228, 3227)
    expect no by 14.12

[14.14] German bases
  | Every hex on the north edge of the map supplies the Germans.
  see 17.1/notation-2
  define supply_base(U, H) when U is german and map_edge(H, north)

  example "the north edge"
    given
      unit u: german, infantry, at 3228
      hex 3200: map_edge north
    ask is supply_base(u, 3200)
    expect yes by 14.14

  example "the west edge"
    given
      unit u: german, infantry, at 3228
      hex 0010: map_edge west
    ask is supply_base(u, 0010)
    expect no

[14.15] Polish bases
  | Płock, Różan, Ostrołęka, Łomża and every hex on the south edge of the map supply the Poles.
  see 17.1/notation-2
  derived polish_depot(post P) "{P} [supplies|does not supply] the Poles"
  define polish_depot("Płock")
  define polish_depot("Różan")
  define polish_depot("Ostrołęka")
  define polish_depot("Łomża")
  define supply_base(U, H) when U is polish and named(H, P) and polish_depot(P)
  define supply_base(U, H) when U is polish and map_edge(H, south)

  example "Płock"
    given
      unit u: polish, infantry, at 3228
      hex 3222: named "Płock"
    ask is supply_base(u, 3222)
    expect yes by 14.15

  example "Różan"
    given
      unit u: polish, infantry, at 3228
      hex 3222: named "Różan"
    ask is supply_base(u, 3222)
    expect yes by 14.15

  example "Ostrołęka"
    given
      unit u: polish, infantry, at 3228
      hex 3222: named "Ostrołęka"
    ask is supply_base(u, 3222)
    expect yes by 14.15

  example "Łomża"
    given
      unit u: polish, infantry, at 3228
      hex 3222: named "Łomża"
    ask is supply_base(u, 3222)
    expect yes by 14.15

  example "the south edge"
    given
      unit u: polish, infantry, at 3228
      hex 3246: map_edge south
    ask is supply_base(u, 3246)
    expect yes by 14.15

  example "Płock is no use to the Germans"
    given
      unit u: german, infantry, at 3228
      hex 3222: named "Płock"
    ask is supply_base(u, 3222)
    expect no

[14.16] In supply
  as w39:14.16

  example "a line to the base"
    given
      board 3020 to 3535
      unit u: polish, infantry, at 3228
      hex 3222: named "Różan"
    ask is supplied(u)
    expect yes by 14.16

  example "cut off"
    given
      board 3220 to 3232
      unit u: polish, infantry, at 3228
      unit e: german, infantry, at 3225
      hex 3222: named "Różan"
    ask is supplied(u)
    expect no

[14.2] Supply in detail
  as w39:14.2

[14.21] The supply check
  | In the supply phase every unit is checked. The first check it fails brings a counter of level 1, the next one turns that to
  | level 2. Headquarters are no units (13.11), nor are trains and aircraft.
  see 3.1/phase-1, 13.11, 14.16
  table supply_level(marker M) -> number = supply_1: 1, supply_2: 2, attack_counter: 0, retreat_counter: 0, s1: 0, field_works: 0
  derived starved(unit U) "{U} [is|is not] out of supply by its counter"
  derived unfed(unit U) "{U} [fails|does not fail] the supply check"
  define starved(U) when marker(U, M) and supply_level(M) > 0
  define unfed(U) when now(supply_and_weather) and at(U) = _ and U is not hq or air or train
    unless supplied(U)
  cause mark(U, supply_1) when unfed(U)
    unless starved(U)
  cause mark(U, supply_2) when unfed(U) and marker(U, supply_1)
  cause unmark(U, supply_1) when unfed(U) and marker(U, supply_1)

  example "a first day without supply"
    given
      board 3225 to 3230
      unit u: german, infantry, at 3228
      phase = supply_and_weather
    ask what happens to u
    expect mark(u, supply_1) by 14.21

  example "a second"
    given
      board 3225 to 3230
      unit u: german, infantry, at 3228, marker supply_1
      phase = supply_and_weather
    ask what happens to u
    expect mark(u, supply_2), unmark(u, supply_1) by 14.21

  example "a third makes no difference"
    given
      turn = 3
      board 3225 to 3230
      unit u: polish, infantry, at 3228, marker supply_2
      phase = supply_and_weather
    ask what happens to u
    expect nothing

  example "not while the armies march"
    given
      board 3225 to 3230
      unit u: polish, infantry, at 3228
      phase = polish_movement
    ask what happens to u
    expect nothing

  example "a staff is not checked"
    given
      board 3225 to 3230
      unit q: polish, hq, at 3228
      phase = supply_and_weather
    ask what happens to q
    expect nothing

  example "other counters are no sign of hunger"
    given
      unit u: german, infantry, at 3228, marker retreat_counter
    ask is starved(u)
    expect no

[14.22] Supply regained
  | In the supply phase a unit that is in supply again loses its counter.
  see 14.16, 14.21
  cause unmark(U, M) when now(supply_and_weather) and supplied(U) and marker(U, M) and supply_level(M) > 0

  example "in supply again"
    given
      turn = 3
      board 3225 to 3230
      unit u: polish, infantry, at 3228, marker supply_2
      hex 3229: named "Łomża"
      phase = supply_and_weather
    ask what happens to u
    expect unmark(u, supply_2) by 14.22

  example "not before the supply phase"
    given
      board 3225 to 3230
      unit u: polish, infantry, at 3228, marker supply_2
      hex 3229: named "Łomża"
      phase = polish_movement
    ask what happens to u
    expect nothing

[14.3] What the lack of supply does
  as w39:14.3

[14.31] Strength without supply
  | A unit with a counter of either level has half its strength, rounded up, in attack and in defence.
  see 8.4b, 8.87, 14.21, tables/TCC
  dispute mla-14.31 "what comes first where a marsh or a big river halves as well, and rounds the other way"
    reading hunger preferred "hunger reduces the strength itself; the ground halves what is left of it"
      except 8.87 on fighting_strength(U, _) when starved(U)
      halve fighting_strength(U, X) rounding up when starved(U)
      halve fighting_strength(U, X) rounding down
        when starved(U) and attacker(X, U) and opening_hex(U) = A and A is swamp
    reading ground "all these clauses speak of the strength, and the one on supply has the last word, for the unit"
      except tables/TCC on fighting_strength(U, _) when starved(U)
      halve fighting_strength(U, X) rounding down
        when starved(U) and attacks_over(X, U, big_river_line, H) and most_over(X, big_river_line, H)
      halve fighting_strength(U, X) rounding up when starved(U)

  example "seven SP attack"
    given
      unit u: german, infantry, strength 7, at 3228, marker supply_1
      unit e: polish, infantry, strength 2, at 3229
      battle x: attacker u, target e
    ask value attack_total(x)
    expect 4 by 8.4b, 14.31

  example "three SP defend"
    given
      unit u: german, infantry, strength 6, at 3228
      unit e: polish, infantry, strength 3, at 3229, marker supply_2
      battle x: attacker u, target e
    ask value defence_total(x)
    expect 2 by 8.4b, 14.31

  example "six SP out of a marsh: the readings part"
    given
      unit u: polish, infantry, strength 6, at 3228, marker supply_1
      unit e: german, infantry, strength 1, at 3229
      hex 3228: swamp
      battle x: attacker u, target e
    ask value fighting_strength(u, x)
    expect 1 by 8.4b, 14.31

  example "six SP across a big river: the readings part"
    given
      unit u: polish, infantry, strength 6, at 3228, marker supply_1
      unit e: german, infantry, strength 1, at 3229
      edge 3228 3229: big_river
      battle x: attacker u, target e
    ask value fighting_strength(u, x)
    expect 1 by 8.4b, 14.31, tables/TCC

  example "well fed, out of a marsh"
    given
      unit u: polish, infantry, strength 6, at 3228
      unit v: polish, infantry, strength 6, at 3328, marker supply_1
      unit e: german, infantry, strength 1, at 3229
      hex 3228: swamp
      battle x: attacker u, target e
    ask value fighting_strength(u, x)
    expect 3 by 8.4b, 8.87

  example "eight SP out of a marsh are halved twice and no more"
    given
      unit u: polish, infantry, strength 8, at 3228, marker supply_1
      unit e: german, infantry, strength 1, at 3229
      hex 3228: swamp
      battle x: attacker u, target e
    ask value fighting_strength(u, x)
    expect 2 by 8.4b, 14.31

[14.32] Mechanized units without supply
  as w39:14.32
  see 4.22, 14.21

  example "tanks at level 2 are beaten, and go"
    given
      unit a: german, infantry, strength 9, at 3228
      unit t: polish, armour, strength 3, at 3229, marker supply_2
      battle x: attacker a, target t
      combat_die(x) = 1
      phase = german_attack
    ask may fall_back(t, 3229, 3230)
    expect yes by 8.62

  example "tanks at level 2 follow a beaten enemy"
    given
      unit t: german, armour, strength 14, at 3228, marker supply_2
      unit e: polish, infantry, strength 3, at 3231
      battle x: attacker t, target e
      combat_die(x) = 1
      did fall_back(e, 3229, 3230) in german_attack
      did fall_back(e, 3230, 3231) in german_attack
      phase = german_attack
    ask may pursue(t, 3228, 3229, 1)
    expect yes by 8.73

[14.33] Guns without supply
  | Artillery at level 2 does not fight: it neither attacks nor fires, by itself, in support or against tanks.
  see 9.41, 9.64, 14.21
  derived out_of_shells(unit G) "{G} [is|is not] kept from fighting for want of supply"
  define out_of_shells(G) when guns(G) and marker(G, supply_2)
  forbid attack(G, _) when out_of_shells(G)
  forbid fire(G, _) when out_of_shells(G)
  forbid attack_support(_, G) when out_of_shells(G)
  forbid defence_support(_, G) when out_of_shells(G)
  forbid answering(_, G) when out_of_shells(G)
  forbid anti_tank(_, G) when out_of_shells(G)

  example "guns at level 2 do not shell"
    given
      unit g: german, artillery, gunfire 1, at 3228, marker supply_2
      unit e: polish, infantry, at 3230
      phase = german_attack
    ask may fire(g, e)
    expect no by 14.33

  example "nor attack the next hex"
    given
      unit g: german, artillery, gunfire 1, at 3228, marker supply_2
      unit e: polish, infantry, at 3229
      phase = german_attack
    ask may attack(g, e)
    expect no by 14.33

  example "at level 1 they shell"
    given
      unit g: german, artillery, gunfire 1, at 3228, marker supply_1
      unit e: polish, infantry, at 3230
      phase = german_attack
    ask may fire(g, e)
    expect yes by 9.41

  example "at level 2 they support no attack"
    given
      unit u: german, infantry, strength 6, at 3228
      unit g: german, artillery, gunfire 1, at 3227, marker supply_2
      unit e: polish, infantry, strength 3, at 3229
      battle x: attacker u, target e, attack_support g
      phase = german_attack
    ask may attack_support(x, g)
    expect no by 14.33

  example "and no defence"
    given
      unit u: german, infantry, strength 6, at 3228
      unit e: polish, infantry, strength 3, at 3229
      unit g: polish, artillery, gunfire 1, at 3230, marker supply_2
      battle x: attacker u, target e, defence_support g
      phase = german_attack
    ask may defence_support(x, g)
    expect no by 14.33

  example "nor answer other guns"
    given
      unit g: german, heavy_artillery, gunfire 2, at 3228
      unit e: polish, infantry, strength 3, at 3229
      unit a: polish, artillery, gunfire 1, at 3230, marker supply_2
      bombardment b: firing g, shelled e, answering a
      phase = german_attack
    ask may answering(b, a)
    expect no by 14.33

  example "and are not turned on tanks"
    given
      unit t: german, armour, strength 7, at 3228
      unit e: polish, infantry, strength 2, at 3229, marker field_works
      unit g: polish, artillery, gunfire 0.5, at 3229, marker supply_2
      battle x: attacker t, target e + g, anti_tank g
      phase = german_attack
    ask may anti_tank(x, g)
    expect no by 14.33
