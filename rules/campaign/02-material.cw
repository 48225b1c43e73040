[2.0] What is in the box
  commentary "heading; map, pieces, tables and counters follow"

[2.1] Map
  | Part of Germany and Hungary and the west of Poland, on 650 hexes; some of what is drawn as German was Czechoslovakia.
  commentary "describes the sheet; what the ground and the edges do is said in 4.0, 4.2 and tables/FET"

# 650 is 26 times 25, and no hex that the text names lies outside 0101 to 2625: the positions take that for the board.

[2.2] Pieces and whose they are
  | German, Polish and Slovak pieces, 124 in all. The Slovaks fight on the German side.
  see 4.2.2, 10.2
  table piece_count(nation N) -> number = german: 64, polish: 57, slovak: 3
  derived called_german(unit U) "{U} [is|is not] one of the Germans where a clause names them"
  define side(U) = germans when U is german or slovak
  define side(U) = poles when U is polish
  define enemy(U, E) when side(U) = S and side(E) = T and S != T
  define friend(U, F) when side(U) = S and side(F) = S and U != F
  define called_german(U) when U is german

  # Our own finding: no defect of the list speaks of it.
  dispute cam-slovaks "whether Slovaks are meant too where a clause speaks of Germans"
    reading side preferred "the book calls one of the two players German, and all that he moves (3.0)"
      define called_german(U) when U is slovak
    reading nation "the pieces are told apart here, and scored apart in 10.2"

  example "a Slovak against a Pole"
    given
      unit s: slovak, infantry
      unit p: polish, infantry
    ask is enemy(s, p)
    expect yes by 2.2

  example "a Slovak beside a German"
    given
      unit s: slovak, infantry
      unit g: german, infantry
    ask is friend(s, g)
    expect yes by 2.2

  example "fifty-seven Polish pieces"
    ask value piece_count(polish)
    expect 57 by 2.2

  example "a German is one of the Germans"
    given
      unit g: german, infantry
    ask is called_german(g)
    expect yes by 2.2

  example "a Slovak is, where he fights on their side"
    given
      unit s: slovak, infantry
    ask is called_german(s)
    expect yes by 2.2

[2.2.1] What a piece shows
  | Size, kind, number and three figures: the first counts when the unit attacks, the second when it is attacked, the third when
  | it moves.
  commentary "names the parts of a counter; each is declared by one of the six rows that follow"
  see 4.0/obs-1, 5.1.1/step-1, 5.1.1/step-2

  example 2.2.1/ex1 "the 73rd Division is 2-4-4: attacking it counts two"
    given
      unit "73 ID": german, infantry, attack_power 2, defence_power 4, movement_power 4, at 1208
      unit p: polish, infantry, at 1209
      battle x: attacker "73 ID", target p
    ask value attack_total(x)
    expect 2 by 5.1.1/step-1

  example 2.2.1/ex1 "attacked it counts four"
    given
      unit "73 ID": german, infantry, attack_power 2, defence_power 4, movement_power 4, at 1208
      unit p: polish, infantry, at 1209
      battle x: attacker p, target "73 ID"
    ask value defence_total(x)
    expect 4 by 5.1.1/step-2

  example 2.2.1/ex1 "and on the road four"
    given
      unit "73 ID": german, infantry, attack_power 2, defence_power 4, movement_power 4, at 1208
      board 1208 to 1213
      phase = german_movement
    ask may march("73 ID", 1213)
    expect no by 4.0/obs-1

[2.2.1/unit-size] Size
  | Companies, battalions, regiments, brigades, divisions and corps have their signs; the pieces of this game are divisions, and
  | some are brigades. A brigade is as much a unit as a division.
  see 4.1.1
  defect cam-21 "a letter I is lost from the sign of a company, and the one of a regiment is read as I11"
  sort size = company, battalion, regiment, brigade, division, corps
  given size(unit U) -> size "{U} [is|is not] a {size}"

  example "three brigades fill a hex"
    given
      unit a, b, c: polish, cavalry, brigade, at 1209
      unit u: polish, infantry, division, at 1208
    ask may stop(u, 1209)
    expect no by 4.1.1

[2.2.1/unit-type] Kind
  | Nine kinds of units: infantry, armour, mechanized cavalry, mechanized infantry, mountain infantry, cavalry, naval infantry,
  | paratroops and airborne troops.
  see 4.0, 5.2
  defect cam-20 "the signs of the nine kinds are lost in scanning"
  sort arm = infantry, armoured, mechanized_cavalry, mechanized_infantry, mountaineers, cavalry, marines, paratroops, airborne
  given arm(unit U) -> arm "{U} [is|is not] {arm}"

  example "mechanized cavalry rides motor vehicles"
    given
      unit u: german, mechanized_cavalry
    ask which M where mobility(u) = M
    expect motorized by 4.0

[2.2.1/unit-id] Number
  | The number beside the sign tells which division or brigade it is.
  see 10.1
  sort identity
  given identity(unit U) -> identity "{U} [is|is not] the {identity} of its army"

  example "by its number a division finds its hex"
    given
      unit u: polish, infantry, identity "14 DI"
    ask which H where start_hex(u, H)
    expect 0311 by 10.1.1

[2.2.1/movement-power] Movement power
  | How far a unit goes in its movement phase.
  see 4.0/obs-1
  defect cam-8 "the reference behind it is damaged: 4.0 is meant"
  given movement_power(unit U) -> number "{U} has a movement power of {number}"

  example "four points, four hexes"
    given
      unit i: german, infantry, movement_power 4, at 1208
      board 1208 to 1213
      phase = german_movement
    ask may march(i, 1212)
    expect yes by 4.0

[2.2.1/defense-power] Defence power
  | What a unit counts when it is attacked.
  see 5.1.1/step-2
  given defence_power(unit U) -> number "{U} has a defence power of {number}"

  example "a defender counts with its second figure"
    given
      unit g: german, infantry, attack_power 5, at 1208
      unit p: polish, infantry, attack_power 2, defence_power 3, at 1209
      battle x: attacker g, target p
    ask value defence_total(x)
    expect 3 by 5.1.1/step-2

[2.2.1/attack-power] Attack power
  | What a unit counts when it attacks.
  see 5.1.1/step-1
  given attack_power(unit U) -> number "{U} has an attack power of {number}"

  example "an attacker counts with its first figure"
    given
      unit g: german, infantry, attack_power 5, defence_power 6, at 1208
      unit p: polish, infantry, at 1209
      battle x: attacker g, target p
    ask value attack_total(x)
    expect 5 by 5.1.1/step-1

[2.3] Tables
  | There are two, one for combat and one for the ground.
  commentary "announces the tables; they stand in tables/CET and tables/FET"
  see tables/CET, tables/FET

[2.4] Counters and dice
  commentary "heading; turn counter, air power counter and dice follow"

[2.4.1] Turns
  | Eight turns of two days each, from the first of September. Nothing else ends the game.
  figure last_turn = 8
  figure days_of_a_turn = 2
  amount first_day() "the day of September on which the turn begins"
  amount last_day() "the day of September on which the turn ends"
  event end_game() "the game [end|ended]"
  defect cam-25 "eight turns of two days are over on the 16th; the dates beside them run to the 17th"
  set first_day() = turn * days_of_a_turn - days_of_a_turn + 1
  set last_day() = turn * days_of_a_turn
  cause end_game() at end of polish_combat when turn >= last_turn

  example "the third turn begins on the 5th"
    given
      turn = 3
      phase = german_movement
    ask value first_day()
    expect 5 by 2.4.1

  example "and is over on the 6th"
    given
      turn = 3
      phase = german_movement
    ask value last_day()
    expect 6 by 2.4.1

  example "the last Polish combat phase"
    given
      turn = 8
      phase = polish_combat
    ask what happens at end of polish_combat
    expect end_game() by 2.4.1

  example "one turn earlier"
    given
      turn = 7
      phase = polish_combat
    ask what happens at end of polish_combat
    expect place_counter(20) not by 2.4.1

[2.4.2] Air power counter
  | A track from 1 to 10 shows the air power that is left. The Poles have none.
  see 6.0, 6.1
  defect cam-6 "the track has ten boxes, and from the second turn on there are twenty points to show"
  given air_counter -> number "the air power counter shows {number}"
  set air_power(poles) = 0
  forbid commit(poles, _, _)

  example "no Polish aircraft"
    ask value air_power(poles)
    expect 0 by 2.4.2

  example "not even against an attack"
    given
      unit g: german, infantry, attack_power 5, at 1208
      unit p: polish, infantry, defence_power 3, at 1209
      battle x: attacker g, target p
      air_counter = 10
      phase = german_combat
    ask may commit(poles, x, 1)
    expect no by 2.4.2

  example "what the counter shows can be spent"
    given
      unit g: german, infantry, attack_power 5, at 1208
      unit p: polish, infantry, defence_power 3, at 1209
      battle x: attacker g, target p
      air_counter = 6
      phase = german_combat
    ask may commit(germans, x, 6)
    expect yes by 6.1

[2.4.3] Dice
  | Two dice, for combat alone: pieces move without them.
  see 5.1.4
  action throw_for_move(unit U) "{U} [throw dice to move|threw dice to move]"
  forbid throw_for_move(_)

  example "a die for a long march"
    given
      unit u: german, infantry, movement_power 4, at 1208
      phase = german_movement
    ask may throw_for_move(u)
    expect no by 2.4.3
