[16.0] The additional variant
  | A variant of scenario 4: units that came into the area of the army Modlin, or might have come, may join the game, each group
  | on its day.
  see 16.0/condition, 17.0, scenario-2/reinf-pol, scenario-4/setup-pol-extra
  option modlin_variant "Additional Variant of Scenario 4"
  sort late_group = division_35, grodno_group, wolkowysk_brigade
  term division_35 "the 35th Division"
  term grodno_group "the Grodno Group"
  term wolkowysk_brigade "the Wołkowysk Cavalry Brigade"
  given late_group(unit U) -> late_group "{U} [belongs|does not belong] to {late_group}"
  derived joins_late(unit U) "the variant [brings|does not bring] {U} into the game"
  define joins_late(U) when late_group(U) = _
  define due_hex(U, H) when joins_late(U) and map_edge(H, east)
  dispute mla-C13 "the lists of scenario 4 bring the three groups on the same days without any condition"
    reading variant preferred "who plays the variant plays its condition"
      define joins_late(U) when scenario = mazovia20 and listed_as(U) = "row 35 DP"
      define joins_late(U) when scenario = mazovia20 and listed_as(U) = "row Grodziensk Group"
      define joins_late(U) when scenario = mazovia20 and listed_as(U) = "row Wołkowysk BK"
    reading lists "the lists are part of the scenario, with the variant or without"

  example "from the east edge"
    given
      option = modlin_variant
      unit u: polish, infantry, late_group division_35
      hex 3500: map_edge north
      hex 3546: map_edge east
    ask which H where due_hex(u, H)
    expect 3546 by 16.0

  example "without the variant they have no way in"
    given
      unit q: polish, hq, at 3228, narew_hq
      hex 3228: north_of_bug
      unit u: polish, infantry, movement 6, late_group division_35
      hex 3546: map_edge east
      september = 10
      turn = 10
      phase = polish_movement
    ask may bring_on(u, 3546)
    expect no by 17.0

  example "the 35th in scenario 4, when the staff has gone south: the readings part"
    given
      option = modlin_variant
      scenario = mazovia20
      unit q: polish, hq, at 3240, narew_hq
      hex 3228: north_of_bug
      unit u: polish, infantry, movement 6, listed_as "row 35 DP"
      hex 6420: map_edge east
      turn = 10
      phase = polish_movement
    ask may bring_on(u, 6420)
    expect no by 16.0/condition

  example "the Grodno group in scenario 4, when the staff has gone south: the readings part"
    given
      option = modlin_variant
      scenario = mazovia20
      unit q: polish, hq, at 3240, narew_hq
      hex 3228: north_of_bug
      unit u: polish, infantry, movement 6, listed_as "row Grodziensk Group"
      hex 6420: map_edge east
      turn = 12
      phase = polish_movement
    ask may bring_on(u, 6420)
    expect no by 16.0/condition

  example "the brigade Wołkowysk in scenario 4, when the staff has gone south: the readings part"
    given
      option = modlin_variant
      scenario = mazovia20
      unit q: polish, hq, at 3240, narew_hq
      hex 3228: north_of_bug
      unit u: polish, cavalry, movement 6, listed_as "row Wołkowysk BK"
      hex 6420: map_edge east
      turn = 17
      phase = polish_movement
    ask may bring_on(u, 6420)
    expect no by 16.0/condition

  example "in scenario 3 the variant says nothing of them"
    given
      option = modlin_variant
      scenario = mazovia13
      unit q: polish, hq, at 3240, narew_hq
      hex 3228: north_of_bug
      unit u: polish, infantry, movement 6, listed_as "row 35 DP"
      hex 6420: map_edge east
      turn = 10
      phase = polish_movement
    ask may bring_on(u, 6420)
    expect yes by 17.11

[16.0/1] The 35th Division
  | It joins on 10 September.
  see 16.0, 17.0
  figure day_of_35 = 10
  except 17.0/due on bring_on(U, _) when joins_late(U) and late_group(U) = division_35 and today >= day_of_35

  example "on the 10th"
    given
      option = modlin_variant
      unit q: polish, hq, at 3228, narew_hq
      hex 3228: north_of_bug
      unit u: polish, infantry, movement 6, late_group division_35
      hex 3546: map_edge east
      september = 10
      turn = 10
      phase = polish_movement
    ask may bring_on(u, 3546)
    expect yes by 17.11

  example "a day too early"
    given
      option = modlin_variant
      unit q: polish, hq, at 3228, narew_hq
      hex 3228: north_of_bug
      unit u: polish, infantry, movement 6, late_group division_35
      hex 3546: map_edge east
      september = 9
      turn = 9
      phase = polish_movement
    ask may bring_on(u, 3546)
    expect no by 17.0

[16.0/2] The Grodno Group
  | Three regiments join on 12 September, without the units that would supply them.
  see 16.0, 17.0
  figure day_of_grodno = 12
  except 17.0/due on bring_on(U, _) when joins_late(U) and late_group(U) = grodno_group and today >= day_of_grodno

  example "on the 12th"
    given
      option = modlin_variant
      unit q: polish, hq, at 3228, narew_hq
      hex 3228: north_of_bug
      unit u: polish, infantry, movement 6, late_group grodno_group
      hex 3546: map_edge east
      september = 12
      turn = 12
      phase = polish_movement
    ask may bring_on(u, 3546)
    expect yes by 17.11

  example "on the 11th"
    given
      option = modlin_variant
      unit q: polish, hq, at 3228, narew_hq
      hex 3228: north_of_bug
      unit u: polish, infantry, movement 6, late_group grodno_group
      hex 3546: map_edge east
      september = 11
      turn = 11
      phase = polish_movement
    ask may bring_on(u, 3546)
    expect no by 17.0

[16.0/3] The Wołkowysk Cavalry Brigade
  | It joins on 17 September.
  see 16.0, 17.0
  figure day_of_wolkowysk = 17
  except 17.0/due on bring_on(U, _)
    when joins_late(U) and late_group(U) = wolkowysk_brigade and today >= day_of_wolkowysk

  example "on the 17th"
    given
      option = modlin_variant
      unit q: polish, hq, at 3228, narew_hq
      hex 3228: north_of_bug
      unit k: polish, cavalry, movement 9, late_group wolkowysk_brigade
      hex 3546: map_edge east
      september = 17
      turn = 17
      phase = polish_movement
    ask may bring_on(k, 3546)
    expect yes by 17.11

  example "on the 16th"
    given
      option = modlin_variant
      unit q: polish, hq, at 3228, narew_hq
      hex 3228: north_of_bug
      unit k: polish, cavalry, movement 9, late_group wolkowysk_brigade
      hex 3546: map_edge east
      september = 16
      turn = 16
      phase = polish_movement
    ask may bring_on(k, 3546)
    expect no by 17.0

[16.0/condition] While Narew fights on
  | They join only while the headquarters of the group Narew stands north of the Bug.
  see 13.26, 16.0
  given narew_hq(unit Q) "{Q} [is|is not] the headquarters of the group Narew"
  given north_of_bug(hex H) "{H} [lies|does not lie] north of the Bug"
  forbid bring_on(U, _) when joins_late(U)
    unless narew_hq(Q) and at(Q) = H and north_of_bug(H)

  example "it has withdrawn over the river"
    given
      option = modlin_variant
      unit q: polish, hq, at 3240, narew_hq
      hex 3228: north_of_bug
      unit u: polish, infantry, movement 6, late_group division_35
      hex 3546: map_edge east
      september = 10
      turn = 10
      phase = polish_movement
    ask may bring_on(u, 3546)
    expect no by 16.0/condition
