scenario battle_of_mlawa "Battle of Mława"

[scenario-1] Battle of Mława
  | The battle of Mława, from 1 to 6 September 1939. The first stage is the 1st.
  see 3.0, 19.0
  figure end_of_mlawa = 6
  set today = turn instead of 10.32
  define first_set_up(_)
  define first_schedule(_)
  define game_over() when today > end_of_mlawa

  example "the third stage"
    given
      scenario = battle_of_mlawa
      turn = 3
    ask value today
    expect 3 by scenario-1

  example "whatever the date on the table"
    given
      scenario = battle_of_mlawa
      turn = 3
      september = 4
    ask value today
    expect 3 by scenario-1

  example "6 September is played"
    given
      scenario = battle_of_mlawa
      turn = 6
    ask is game_over()
    expect no

  example "and the 7th is not"
    given
      scenario = battle_of_mlawa
      turn = 7
    ask is game_over()
    expect yes by scenario-1

  example "two air counters on a hex are the limit on the second stage"
    given
      scenario = battle_of_mlawa
      turn = 2
      weather_die = 3
      unit p, q: german, air, strength 2, at 3229
      unit r: german, air, strength 2
      unit e: polish, infantry, strength 3, at 3229
      phase = german_movement
    ask may sortie(r, 3229)
    expect no by 10.32

[scenario-1/note] Numbers in brackets
  | The number in brackets is how far from its hex a unit may be set up. Where there is none it stands on the hex itself.
  see 15.0, scenario-1/setup-pol, scenario-1/setup-ger
  set start_range(U) = polish_range_1(L) when U is polish and listed_as(U) = L
  set start_range(U) = german_range_1(L) when U is german and listed_as(U) = L

  example "two hexes from Mława"
    given
      scenario = battle_of_mlawa
      unit u: polish, infantry, listed_as "78, 80, 1 ckm"
    ask is start_place(u, 1919)
    expect yes by scenario-1/note, scenario-1/setup-pol

  example "and not three"
    given
      scenario = battle_of_mlawa
      unit u: polish, infantry, listed_as "78, 80, 1 ckm"
    ask is start_place(u, 1920)
    expect no

  example "a German division within one"
    given
      scenario = battle_of_mlawa
      unit u: german, infantry, listed_as "11 DP"
    ask is start_place(u, 2010)
    expect yes by scenario-1/note, scenario-1/setup-ger

  example "a regiment without a number stays where it is put"
    given
      scenario = battle_of_mlawa
      unit u: polish, cavalry, listed_as "26 u"
    ask is start_place(u, 1012)
    expect no
