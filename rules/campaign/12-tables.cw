[tables/CET] Combat Effects Table
  | Lines by the sum of the dice, columns by the force ratio; most cells hold a part for the defence and one for the attack.
  defect cam-19 "three line labels and six cells are damaged, and no gap is left under IMP and EMP; every line is the next one moved by a column, which restores them"
  table combat_effects(number N, odds C) -> result many from "tables/combat_effects.csv"
  figure table_columns = 12 in columns
  table place_of(odds C) -> number = 1:4: 1, 1:3: 2, 1:2: 3, 1:1: 4, 2:1: 5, 3:1: 6, 4:1: 7, 5:1: 8, 6:1: 9, 7:1: 10, 8:1: 11, 9:1: 12

  example "a restored line: 12 at even odds"
    given
      unit g: german, infantry, attack_power 2, at 1208
      unit p: polish, infantry, defence_power 2, at 1209
      hex 1208, 1209: open_ground
      battle x: attacker g, target p
      dice(x) = 12
    ask which R where outcome(x, R)
    expect "DRI", "AVB" by 5.1.4

[tables/FET] Terrain table
  | What a hex costs on foot and motorized, and how many columns it gives a defender. The sea is closed to all.
  defect cam-22 "two cells of the mountain row run into each other: 3 for all, 2 for mountaineers, closed to armour"
  defect cam-21 "the heading names the table otherwise than the text does"
  see 4.0, 8.0, 9.0
  table march_points(terrain T, mobility M) -> number from "tables/movement.csv"
  table columns_of(terrain T) -> number from "tables/defence_columns.csv"
  forbid step(_, _, B) when B is sea
  forbid stop(_, B) when B is sea
  forbid arrive(_, B) when B is sea
  forbid advance(_, _, B) when B is sea

  example "into the sea"
    given
      unit i: german, infantry, movement_power 4, at 1208
      hex 1209: sea
      phase = german_movement
    ask may step(i, 1208, 1209)
    expect no by tables/FET

  example "nobody ends a move there"
    given
      unit i: german, infantry, at 1208
      hex 1209: sea
    ask may stop(i, 1209)
    expect no by tables/FET

  example "the western edge north of 0108 is no use where it is sea"
    given
      unit u: german, infantry, identity "218 DI", movement_power 4
      hex 0102: map_edge west, sea
      turn = 2
      phase = german_movement
    ask may arrive(u, 0102)
    expect no by tables/FET

  example "nobody advances into the sea"
    given
      unit g: german, infantry, at 1209
      hex 1210: sea
      did occupy(g, 1209) in german_combat
      phase = german_combat
    ask may advance(g, 1209, 1210)
    expect no by tables/FET

  example "mountains on foot"
    ask value march_points(mountain, foot)
    expect 3 by tables/FET

  example "a city"
    ask value columns_of(city)
    expect 2 by tables/FET
