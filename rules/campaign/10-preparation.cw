[10.0] The situation
  | Who stood where on the first of September, and why the Poles had chosen badly.
  commentary "history; where the pieces stand is said in 10.1.1 and 10.1.2"
  see 10.1.1, 10.1.2

[10.1] Setting up
  | All pieces begin on the hexes of the two lists that follow; the map bears the same marks. The lists use abbreviations: infantry,
  | light, mountain, motorized and panzer divisions, cavalry, mechanized and mountain brigades. A light division has the sign of
  | mechanized cavalry.
  see 2.2.1/unit-id, 10.1.1, 10.1.2
  sort abbreviation = "DI", "DLig", "DM", "DMtz", "DPz", "Bgda Cav", "Bgda Mec", "Bgda Mont"  # no sign is named for DMtz and Mec
  table kind_of(abbreviation A) -> arm = "DI": infantry, "DLig": mechanized_cavalry, "DM": mountaineers, "DPz": armoured,
    "Bgda Cav": cavalry, "Bgda Mont": mountaineers
  action set_up(unit U, hex H) "{U} [be set up|was set up] on {H}"
  derived start_hex(unit U, hex H) "{U} [begins|does not begin] the game on {H}"
  permit set_up(U, H) when start_hex(U, H)
  forbid set_up(U, _) when at(U) = _
  # The lists are for the start of the game: who has been lost or gone is not set up again.
  forbid set_up(U, _) when destroyed(U)
    or when did leave(U, _)
    or when did intern(U)
    or when did recoil_off(U, _)
  otherwise forbid set_up

  example "on its hex"
    given
      unit u: polish, infantry, identity "14 DI"
    ask may set_up(u, 0311)
    expect yes by 10.1, 10.1.1

  example "one hex nearer to Poznan"
    given
      unit u: polish, infantry, identity "14 DI"
    ask may set_up(u, 0411)
    expect no by 10.1

  example "it stands there already"
    given
      unit u: polish, infantry, identity "14 DI", at 0311
    ask may set_up(u, 0311)
    expect no by 10.1

  example "what a light division is"
    ask value kind_of("DLig")
    expect mechanized_cavalry by 10.1

  example "a division that was lost is not set up again"
    given
      unit u: polish, infantry, identity "14 DI"
      did eliminate(u) in german_combat of turn 2
      turn = 3
      phase = polish_movement
    ask may set_up(u, 0311)
    expect no by 10.1

[10.1.1] Polish set-up
  | Fifty-two units with their hexes.
  see 2.2, 10.1
  defect cam-20 "the signs of ordinals are read as digits or strokes: the numbers were restored, and with them all rows marked so"
  table polish_setup(identity I) -> hex from "tables/polish_setup.csv"
  define start_hex(U, H) when U is polish and polish_setup(identity(U)) = H

  example "the 5th and the 12th stand together"
    given
      unit u: polish, infantry, identity "5 DI"
      unit v: polish, infantry, identity "12 DI"
    ask which U where start_hex(U, 2619)
    expect u, v by 10.1.1

  example "a reinforcement is not in the list"
    given
      unit u: polish, infantry, identity "35 DI"
    ask which H where start_hex(u, H)
    expect nothing

[10.1.2] German set-up
  | Sixty-two German and Slovak units with their hexes; the list breaks off at the heading 10.2 and goes on below it.
  see 2.2, 10.1, 10.1.2/continued
  defect cam-20 "ordinals read as digits here too; three strays (vam, i, e) stand before numbers"
  defect cam-21 "the heading 10.2 stands in the middle of the list"
  table german_setup(nation N, identity I) -> hex from "tables/german_setup.csv"
  define start_hex(U, H) when side(U) = germans and german_setup(nation(U), identity(U)) = H

  example "the 4th Panzer Division"
    given
      unit u: german, armoured, identity "4 DPz"
    ask which H where start_hex(u, H)
    expect 1017 by 10.1.2

  example "the 1st Slovak division is not the 1st German one"
    given
      unit s: slovak, infantry, identity "1 DI"
      unit g: german, infantry, identity "1 DI"
    ask which H where start_hex(s, H)
    expect 1825 by 10.1.2

  example "nor the 1st Polish one"
    given
      unit p: polish, infantry, identity "1 DI"
      unit g: german, infantry, identity "1 DI"
    ask which H where start_hex(p, H)
    expect 2603 by 10.1.1

[10.2] What is scored
  | Both sides count points at the end: the Germans want Poland and its army gone before they have to turn west.
  see 1.0, 10.2/cities, 10.2/german-points, 10.2/polish-points, 10.2/winner
  amount score(side S) in points "the score of {S}"
  set score(_) = 0

  example "before anything has happened"
    ask value score(germans)
    expect 0 by 10.2

[10.1.2/continued] German set-up, the rest
  | Sixteen German units, from the 44th Division on.
  see 10.1.2
  defect cam-20 "ordinals read as digits"
  table german_setup_continued(identity I) -> hex from "tables/german_setup_continued.csv"
  define start_hex(U, H) when U is german and german_setup_continued(identity(U)) = H

  example "the 73rd Division"
    given
      unit "73 ID": german, infantry, identity "73 DI"
    ask may set_up("73 ID", 0107)
    expect yes by 10.1.2/continued

  example "the list is German"
    given
      unit p: polish, infantry, identity "44 DI"
    ask which H where start_hex(p, H)
    expect 1314 by 10.1.1

[10.1.2/off-map] Beside the map
  | The 7th Air Division and the 22nd wait off the map.
  see 4.2.3
  defect cam-20 "ordinals read as digits"
  forbid set_up(U, _) when U is paratroops or airborne

  example "the paratroops are not set up"
    given
      unit j: german, paratroops, identity "7 DPQD"
    ask may set_up(j, 0918)
    expect no by 10.1.2/off-map

[10.1.2/polish-reinforcements] Polish schedule
  | Turn 1: the 35th. Turn 3: the 41st. Turn 5: the 38th and the 39th. Turn 7: the 60th.
  see 4.2.1
  defect cam-20 "ordinals read as digits, of the divisions and of one turn"
  table polish_schedule(identity I) -> number from "tables/polish_reinforcements.csv"
  define due_turn(U) = T when U is polish and polish_schedule(identity(U)) = T

  example "the 60th Division"
    given
      unit u: polish, infantry, identity "60 DI"
    ask which T where due_turn(u) = T
    expect 7 by 10.1.2/polish-reinforcements

  example "who is set up does not come in"
    given
      unit u: polish, infantry, identity "14 DI"
    ask which T where due_turn(u) = T
    expect nothing

[10.1.2/german-reinforcements] German schedule
  | Turn 2: the 218th, over the western edge north of 0108. Turn 3: the 57th, over the southern edge. Turn 5: the 56th, over the
  | southern edge.
  see 4.2.1
  defect cam-20 "ordinals read as digits, of the divisions and of two turns"
  table german_schedule(identity I) -> number from "tables/german_reinforcements.csv"
  define due_turn(U) = T when U is german and german_schedule(identity(U)) = T
  define due_hex(U, H)
    when U is german and identity(U) = "218 DI" and map_edge(H, west) and distance(H, 0101) < distance(0108, 0101)
  define due_hex(U, H) when U is german and identity(U) = "57 DI" and map_edge(H, south)
  define due_hex(U, H) when U is german and identity(U) = "56 DI" and map_edge(H, south)

  example "the 218th in the north-west"
    given
      unit u: german, infantry, identity "218 DI"
      hex 0107, 0108, 0109: map_edge west
      turn = 2
      phase = german_movement
    ask which H where due_hex(u, H)
    expect 0107 by 10.1.2/german-reinforcements

  example "not a turn before"
    given
      unit u: german, infantry, identity "218 DI"
      hex 0107: map_edge west
      turn = 1
      phase = german_movement
    ask may arrive(u, 0107)
    expect no by 4.2.1

  example "the 57th in the south"
    given
      unit u: german, infantry, identity "57 DI"
      hex 0107: map_edge west
      hex 1225: map_edge south
      turn = 3
      phase = german_movement
    ask which H where due_hex(u, H)
    expect 1225 by 10.1.2/german-reinforcements

  example "the 56th two turns later"
    given
      unit u: german, infantry, identity "56 DI"
      hex 1225: map_edge south
      turn = 5
      phase = german_movement
    ask may arrive(u, 1225)
    expect yes by 4.2.1, 10.1.2/german-reinforcements

[10.2/cities] Cities
  | Warsaw 25, Brest-Litovsk and Krakow 10 each, Gdynia, Lodz and Poznan 5 each. Where they lie is on the map, and when a city counts
  | as taken is not said.
  see 10.2/warsaw-note, 10.2/polish-points
  sort objective = warsaw, brest_litovsk, krakow, gdynia, lodz, poznan
  term warsaw "Warsaw"
  term brest_litovsk "Brest-Litovsk"
  term krakow "Krakow"
  term gdynia "Gdynia"
  term lodz "Lodz"
  term poznan "Poznan"
  table city_points(objective C) -> number from "tables/city_points.csv"
  given part_of(hex H) -> objective "{H} [is|is not] a hex of {objective}"
  given last_there(hex H) -> side "the last to enter {H} [were|were not] {side}"
  derived holds(side S, hex H) "{S} [hold|do not hold] {H}"
  derived conquered(side S, objective C) "{S} [have|do not have] {C}"
  define holds(S, H) when at(U) = H and side(U) = S
  define conquered(S, C) when holds(S, H) and part_of(H) = C
  add sum(city_points(C) for C where conquered(germans, C)) to score(germans)

  # Our own finding: no defect of the list speaks of it.
  dispute cam-garrison "whether a city with nobody in it belongs to anybody"
    reading passed preferred "to be in somebody's power asks for no garrison: it is theirs who came last, and at first its country's"
      define holds(S, H) when last_there(H) = S
        unless at(U) = H and side(U) = T and T != S
      define holds(poles, H) when country(H) = poland
        unless at(U) = H and side(U) = germans
        unless last_there(H) = germans
    reading garrison "the note on Warsaw speaks of occupied hexes"

  dispute cam-17 "whether the Poles score the six cities they keep"
    reading both preferred "both sides score what is listed"
      add sum(city_points(C) for C where conquered(poles, C)) to score(poles)
    reading germans "the aim named above the list is a German one, and the Polish points have a list of their own"

  example "Krakow and Lodz have fallen"
    given
      unit g: german, infantry, at 1420
      hex 1420: city, country poland, part_of krakow
      hex 1213: city, country poland, part_of lodz, last_there germans
      hex 0511: city, country poland, part_of poznan
    ask value score(germans)
    expect 15 by 10.2/cities

  example "a Pole in Lodz, whoever came through before"
    given
      unit p: polish, infantry, at 1213
      hex 1213: city, country poland, part_of lodz, last_there germans
    ask is conquered(germans, lodz)
    expect no

  example "Poznan is still Polish"
    given
      hex 0511: city, country poland, part_of poznan
    ask is conquered(poles, poznan)
    expect yes by 10.2/cities

  example "with a German in it no more"
    given
      unit g: german, infantry, at 0511
      hex 0511: city, country poland, part_of poznan
    ask is conquered(poles, poznan)
    expect no

  example "nor when Germans were the last to go through"
    given
      hex 0511: city, country poland, part_of poznan, last_there germans
    ask is conquered(poles, poznan)
    expect no

  example "the Poles score what they keep"
    given
      hex 0511: city, country poland, part_of poznan
    ask value score(poles)
    expect 5 by 10.2/cities

[10.2/warsaw-note] Warsaw
  | Warsaw has two hexes, and both have to be taken.
  deny conquered(S, C) when part_of(H) = C and C = warsaw
    unless holds(S, H)

  example "one half of Warsaw"
    given
      unit g: german, infantry, at 1711
      unit p: polish, infantry, at 1811
      hex 1711, 1811: city, country poland, part_of warsaw
    ask value score(germans)
    expect 0 by 10.2

  example "both halves"
    given
      unit g: german, infantry, at 1711
      unit h: german, infantry, at 1811
      hex 1711, 1811: city, country poland, part_of warsaw
    ask value score(germans)
    expect 25 by 10.2/cities

  example "one half passed through: the Poles score it no more"
    given
      hex 1711: city, country poland, part_of warsaw
      hex 1811: city, country poland, part_of warsaw, last_there germans
    ask value score(poles)
    expect 0 by 10.2

[10.2/german-points] German points
  | One for each Polish unit destroyed; five are lost for each of the two divisions used from the air.
  see 4.2.3, 5.3.3/obs-3
  figure polish_unit_points = 1 in points
  figure airborne_penalty = 5 in points
  derived destroyed(unit U) "{U} [was|was not] destroyed"
  derived flown_in(unit U) "{U} [was|was not] used from the air"
  define destroyed(U) when did eliminate(U)
  define destroyed(U) when did give_up(_, U)
  define destroyed(U) when did pay(_, U)
  define flown_in(U) when did jump(U, _)
    or when did land(U, _)
    or when U is paratroops or airborne and at(U) = _
  add count(U where U is polish and destroyed(U)) * polish_unit_points to score(germans)
  add -airborne_penalty * count(U where flown_in(U)) to score(germans)

  example "two divisions lost, one of them given up after a battle"
    given
      unit a, b, c: polish, infantry
      unit g: german, infantry, at 1208
      battle x: attacker g, target a
      did give_up(x, a) in german_combat of turn 2
      did eliminate(b) in german_combat of turn 3
      turn = 4
      phase = german_combat
    ask value score(germans)
    expect 2 by 10.2/german-points

  example "the 7th jumped"
    given
      unit j: german, paratroops
      did jump(j, 1212) in german_movement of turn 2
      turn = 4
      phase = german_combat
    ask value score(germans)
    expect -5 by 10.2/german-points

  example "the 22nd landed as well"
    given
      unit j: german, paratroops
      unit l: german, airborne
      did jump(j, 1212) in german_movement of turn 2
      did land(l, 1212) in german_movement of turn 3
      turn = 4
      phase = german_combat
    ask value score(germans)
    expect -10 by 10.2/german-points

  example "whoever is on the board was used"
    given
      unit j: german, paratroops, at 1212
    ask is flown_in(j)
    expect yes by 10.2/german-points

  example "a unit paid in a draw is destroyed"
    given
      unit g: german, infantry
      unit p: polish, infantry, at 1209
      battle x: attacker g, target p
      did pay(x, g) in german_combat
      phase = german_combat
    ask is destroyed(g)
    expect yes by 10.2/german-points

  example "jumped and lost: five points less all the same"
    given
      unit j: german, paratroops
      did jump(j, 1212) in german_movement of turn 2
      did eliminate(j) in polish_combat of turn 2
      turn = 8
      phase = polish_combat
    ask value score(germans)
    expect -5 by 10.2/german-points

[10.2/polish-points] Polish points
  | Ten for each German unit destroyed, three for each Slovak one, three for any other city they hold, two for each of their units
  | on the board at the end, turned over or not.
  see 10.2/cities
  figure german_unit_points = 10 in points
  figure slovak_unit_points = 3 in points
  figure other_city_points = 3 in points
  figure survivor_points = 2 in points
  add count(U where U is german and destroyed(U)) * german_unit_points to score(poles)
  add count(U where U is slovak and destroyed(U)) * slovak_unit_points to score(poles)
  add count(U where U is polish and at(U) = _) * survivor_points to score(poles)
  derived other_city(hex H) "{H} [is|is not] one of the other cities"
  define other_city(H) when H is city
    unless part_of(H) = _
  add count(H where other_city(H) and holds(poles, H)) * other_city_points to score(poles)

  # The second half of cam-17.
  dispute cam-17b "which cities are the others"
    reading unlisted preferred "those that are not in the list"
    reading all_but_warsaw "those that bear no asterisk: Warsaw alone is set apart"
      define other_city(H) when H is city and part_of(H) = C and C != warsaw

  example "a German and a Slovak division"
    given
      unit g: german, infantry
      unit s: slovak, infantry
      did eliminate(g) in polish_combat of turn 2
      did eliminate(s) in german_combat of turn 3
      turn = 4
      phase = german_combat
    ask value score(poles)
    expect 13 by 10.2/polish-points

  example "two units are left, one of them worn down; a third went east"
    given
      unit a: polish, infantry, at 2009
      unit b: polish, infantry, reduced, at 2010
      unit c: polish, infantry
      did leave(c, east) in polish_movement of turn 3
      turn = 8
      phase = polish_combat
    ask value score(poles)
    expect 4 by 10.2/polish-points

  example "a city that is not in the list"
    given
      hex 2011: city, country poland
    ask value score(poles)
    expect 3 by 10.2/polish-points

  example "whether Poznan is one of the others too"
    given
      hex 0511: city, country poland, part_of poznan
    ask is other_city(0511)
    expect no

  example "Warsaw is none by any reading"
    given
      hex 1711: city, country poland, part_of warsaw
    ask is other_city(1711)
    expect no

  example "open country in Polish hands"
    given
      hex 2011: country poland
    ask value score(poles)
    expect 0 by 10.2

  example "and ten for the Poles"
    given
      unit j: german, paratroops
      did jump(j, 1212) in german_movement of turn 2
      did eliminate(j) in polish_combat of turn 2
      turn = 8
      phase = polish_combat
    ask value score(poles)
    expect 10 by 10.2/polish-points

[10.2/winner] Who wins
  | Whoever has more points. Nothing is said of a tie.
  derived wins(side S) "{S} [win|do not win]"
  define wins(germans) when score(germans) > score(poles)
  define wins(poles) when score(poles) > score(germans)

  example "fifteen to ten"
    given
      unit g: german, infantry, at 1420
      unit d: german, infantry
      hex 1420: city, country poland, part_of krakow
      hex 1213: city, country poland, part_of lodz, last_there germans
      did eliminate(d) in polish_combat of turn 2
      turn = 8
      phase = polish_combat
    ask which S where wins(S)
    expect germans by 10.2/winner

  example "one Polish unit on the board, and nothing else"
    given
      unit p: polish, infantry, at 2009
    ask which S where wins(S)
    expect poles by 10.2/winner

  example "a tie has no winner"
    ask which S where wins(S)
    expect nothing
