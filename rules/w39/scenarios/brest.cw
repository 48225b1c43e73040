scenario brest "Brest, 14 September"

[scenario-brest] Brest
  | Two German divisions before the fortress of Brześć, from 14 to 17 September. The first turn is the 14th; the dates are
  | all that is said of the end.
  see 3.0
  defect w39-A51l "has no victory conditions: who has won is left to the players"
  figure eve_of_brest = 13
  figure last_of_brest = 17
  term last_of_brest "the last day of the scenario"
  set today = turn + eve_of_brest
  define game_over() when today > last_of_brest

  example "the third turn"
    given
      scenario = brest
      turn = 3
    ask value today
    expect 16 by scenario-brest

  example "17 September"
    given
      scenario = brest
      turn = 4
    ask is game_over()
    expect no

  example "18 September"
    given
      scenario = brest
      turn = 5
    ask is game_over()
    expect yes by scenario-brest

  example "points are not counted"
    given
      scenario = brest
      casualties(german) = 12
      turn = 3
    ask value victory_points(polish)
    expect silent

  example "30 SP against a fortress in a city, with field works in it: half of them, and six columns"
    given
      scenario = brest
      unit a, b, c: german, infantry, strength 10, at 3228
      unit e: polish, infantry, strength 3, at 3229, marker field_works
      hex 3229: city, fortress
      battle x: attacker a + b + c, target e
    ask value column(x)
    expect 1:3 by 11.41, 8.85

[scenario-brest/setup] Where the units begin
  | The Poles begin in Brześć, the battalions M/34, M/35 and M/82 within two hexes of it, and the two German divisions within
  | one hex of 5613 and of 5710; which of the two stands where cannot be read.
  see 15.0, scenario-kock1/note-10
  defect w39-L2c "the lists of the two sides have run into each other: the two hexes of the Germans stand apart from their divisions"
  defect w39-L6c "none of these units has a strength chart, and the note on numbers in brackets is missing"
  table brest_post(listing L) -> post from "tables/setup_brest.csv"
  table brest_range(listing L) -> number from "tables/setup_brest_range.csv"
  define start_post(U, P) when listed_as(U) = L and brest_post(L) = P
  set start_range(U) = brest_range(L) when listed_as(U) = L

  example "the tanks"
    given
      scenario = brest
      unit t: polish, armour, "112, 113 Armored Company"
      hex 5810: named "Brześć"
    ask which H where start_place(t, H)
    expect 5810 by scenario-brest/setup

  example "a battalion two hexes off"
    given
      scenario = brest
      unit u: polish, infantry, "M/34, M35, M/82"
      hex 5810: named "Brześć"
    ask is start_place(u, 5812)
    expect yes by scenario-brest/setup

  example "which hex is that of the tank division"
    given
      scenario = brest
      unit t: german, armour, "10 Armored Division"
    ask is start_place(t, 5710)
    expect unknown

[scenario-brest/note-1] Historical
  commentary "says that the scenario is historical; nothing to decide"

[scenario-brest/note-2] Initiative
  | The Germans have it.
  see 3.1
  define initiative(german)

  example "whose it is"
    given
      scenario = brest
    ask is initiative(german)
    expect yes by scenario-brest/note-2

[scenario-brest/note-3] German units
  commentary "takes the German units from the game Mława 1939: their counters and charts are there"
