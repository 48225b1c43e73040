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
