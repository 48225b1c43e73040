scenario kock5 "Kock, 5 October"

[scenario-kock5] Kock, 5 October
  | The last days of the group "Polesie", shut in near Kock and short of everything. The first turn is 5 October; the heading
  | goes on to the 10th.
  see 3.0, scenario-kock5/note-4, scenario-kock5/victory-pol-2
  defect w39-A51h "is dated 5 to 10 October, while it ends with the last Polish unit and not before"
  defect w39-A51i "says nothing of the bridges over the Wisła, which are down in Kock 1 October"
  figure day_before = 4
  set today = turn + day_before

  example "the second turn"
    given
      scenario = kock5
      turn = 2
    ask value today
    expect 6 by scenario-kock5

[scenario-kock5/setup] Where the units begin
  | Every unit begins on the hex or in the town of its row.
  see 15.0, scenario-kock5/note-1
  defect w39-L2b "61 InfDiv again has both Warszawa and a hex 6017"
  defect w39-L6b "the divisions that have no row of their own are those of Kock 1 October, and so are the units without a chart"
  table kock5_post(listing L) -> post from "tables/setup_kock5.csv"
  define start_post(U, P) when listed_as(U) = L and kock5_post(L) = P

  example "the staff"
    given
      scenario = kock5
      unit q: polish, hq, "SGO Polesie HQ"
    ask which H where start_place(q, H)
    expect 3228 by scenario-kock5/setup

  example "what stands at Dęblin"
    given
      scenario = kock5
      unit u: german, motorized, "93/13 Motorized Division"
      hex 1929: named "Dęblin"
    ask which H where start_place(u, H)
    expect 1929 by scenario-kock5/setup

  example "nobody can say where 61 InfDiv stands"
    given
      scenario = kock5
      unit u: german, infantry, "61 Infantry Division"
    ask is start_place(u, 6017)
    expect unknown

[scenario-kock5/victory-pol-1] Points for the Poles
  | Each SP the Germans and Soviets have lost is a Victory Point.
  see tables/casualty-log, scenario-kock1/victory-pol-2
  set victory_points(polish) = sum(casualties(N) for N where loss_counts(polish, N))
  set toll(U) = opening_strength(U)
    unless guns(U)
  define loss_counts(polish, german)
  define loss_counts(polish, soviet)

  dispute w39-C16a "what lost guns count"
    reading a preferred "1 SP, as in a stack (5.22) and among losses (8.57): the six is a relic of the older edition"
      set toll(U) = gun_points when guns(U)
    reading b "six times their modifier, as 9.54 has it"
      set toll(U) = 6 * gunfire(U) when guns(U)

  example "twelve Germans and three Soviets"
    given
      scenario = kock5
      casualties(german) = 12
      casualties(soviet) = 3
      casualties(polish) = 20
      turn = 2
    ask value victory_points(polish)
    expect 15 by scenario-kock5/victory-pol-1

  example "a German battalion of 3"
    given
      scenario = kock5
      unit u: german, motorized, full_strength 3
    ask value toll(u)
    expect 3 by scenario-kock5/victory-pol-1

  example "a Polish regiment counts for the 1 SP it began with"
    given
      scenario = kock5
      unit u: polish, infantry, full_strength 6
    ask value toll(u)
    expect 1 by scenario-kock5/victory-pol-1

  example "a battery"
    given
      scenario = kock5
      unit g: german, motorized_artillery, gunfire 1.2
    ask value toll(g)
    expect 1 by scenario-kock5/victory-pol-1

[scenario-kock5/victory-pol-2] Points for holding out
  | Every day after 6 October on which there are Polish units left is worth 4 Victory Points.
  see scenario-kock5
  figure last_plain_day = 6
  figure late_day_points = 4
  dispute w39-A51j "whether the day that still runs counts"
    reading a preferred "it has dawned with Polish units on the board, and no more is asked of them"
      add late_day_points * (today - last_plain_day) to victory_points(polish) when today > last_plain_day
    reading b "only days that are over: who is destroyed in the course of one was not on the board on it to the end"
      add late_day_points * (today - last_plain_day - 1) to victory_points(polish) when today > last_plain_day

  example "8 October, the fourth turn"
    given
      scenario = kock5
      casualties(german) = 5
      turn = 4
    ask value victory_points(polish)
    expect 13 by scenario-kock5/victory-pol-1, scenario-kock5/victory-pol-2

  example "6 October"
    given
      scenario = kock5
      casualties(german) = 5
      turn = 2
    ask value victory_points(polish)
    expect 5 not by scenario-kock5/victory-pol-2

[scenario-kock5/victory-ger-1] The Polish staff
  | The Germans win at once when the headquarters of the group "Polesie" is destroyed.
  see 13.26
  define wins(german) when U is polish and U is hq and did eliminate(U)
  define game_over() when wins(_)

  example "it is run over"
    given
      scenario = kock5
      unit u: polish, infantry, strength 1, at 3228
      unit q: polish, hq
      did eliminate(q) in german_attack
      phase = german_attack
    ask is wins(german)
    expect yes by scenario-kock5/victory-ger-1

  example "that ends the game"
    given
      scenario = kock5
      unit u: polish, infantry, strength 1, at 3228
      unit q: polish, hq
      did eliminate(q) in german_attack
      phase = german_attack
    ask is game_over()
    expect yes by scenario-kock5/victory-ger-1

  example "a German staff is destroyed"
    given
      scenario = kock5
      unit q: german, hq
      did eliminate(q) in polish_attack
      phase = polish_attack
    ask is wins(german)
    expect no

[scenario-kock5/victory-ger-2] Points for the Germans
  | Each SP the Poles have lost is a Victory Point.
  set victory_points(german) = sum(casualties(N) for N where loss_counts(german, N))
  define loss_counts(german, polish)

  example "nine Poles, and some of their own"
    given
      scenario = kock5
      casualties(polish) = 9
      casualties(german) = 12
      turn = 4
    ask value victory_points(german)
    expect 9 by scenario-kock5/victory-ger-2

[scenario-kock5/note-1] Numbers in brackets
  | The number behind a place says how many hexes from it a unit may be set up at most.
  see 15.0, scenario-kock5/setup
  table kock5_range(listing L) -> number from "tables/setup_kock5_range.csv"
  set start_range(U) = kock5_range(L) when listed_as(U) = L

  example "the brigade, one hex off"
    given
      scenario = kock5
      unit k: polish, cavalry, "Podlaska Cavalry Brigade"
    ask is start_place(k, 3226)
    expect yes by scenario-kock5/note-1

  example "two hexes off"
    given
      scenario = kock5
      unit k: polish, cavalry, "Podlaska Cavalry Brigade"
    ask is start_place(k, 3225)
    expect no

[scenario-kock5/note-2] How divisions and brigades are written
  commentary "the same list as in Kock 1 October"
  see scenario-kock1/note-11

[scenario-kock5/note-3] Historical
  commentary "says that the scenario is historical; nothing to decide"

[scenario-kock5/note-4] The end
  | The game goes on until the last Polish unit is destroyed, unless the Germans win at once before.
  see scenario-kock5/victory-ger-1
  defect w39-A51k "points are counted, but no clause says how many win"
  define poles_left() when U is polish and at(U) = _
    unless U is air
    unless transport(U)
  define game_over() unless poles_left()

  example "one squadron is left"
    given
      scenario = kock5
      unit k: polish, cavalry, strength 1, at 3228
    ask is game_over()
    expect no

  example "the last one is gone"
    given
      scenario = kock5
      unit k: polish, cavalry, strength 1
      unit e: german, infantry, strength 1, at 3228
    ask is game_over()
    expect yes by scenario-kock5/note-4

[scenario-kock5/note-5] Out of supply from the first
  | Every Polish unit begins with the counter for the first level of lack of supply.
  see 14.21, 2.2/info-counters
  # The game opens with the weather phase of turn 1.
  cause mark(U, supply_1) when U is polish and at(U) = _ and turn = 1 and now(weather_phase)
    unless U is air
    unless transport(U)
    unless marker(U, supply_1)

  example "a regiment"
    given
      scenario = kock5
      unit u: polish, infantry, strength 1, at 3228
      turn = 1
      phase = weather_phase
    ask what happens to u
    expect mark(u, supply_1) by scenario-kock5/note-5

  example "its counter lies there"
    given
      scenario = kock5
      unit u: polish, infantry, strength 1, at 3228, marker supply_1
      turn = 1
      phase = weather_phase
    ask what happens to u
    expect nothing

  example "a German"
    given
      scenario = kock5
      unit u: german, infantry, strength 3, at 3228
      turn = 1
      phase = weather_phase
    ask what happens to u
    expect nothing

  example "a day later the supply phase sees to it"
    given
      scenario = kock5
      unit u: polish, infantry, strength 1, at 3228
      turn = 2
      phase = weather_phase
    ask what happens to u
    expect nothing

  example "later on the first day"
    given
      scenario = kock5
      unit u: polish, infantry, strength 1, at 3228
      turn = 1
      phase = german_movement
    ask what happens to u
    expect nothing

[scenario-kock5/note-6] Germans and Soviets side by side
  | Soviets and Germans do not stack with each other, but they may attack together in one phase.
  see 5.24, 8.30
  forbid stack(H, _) when at(U) = H and U is german and at(F) = H and F is soviet

  dispute w39-C10a "whether they may share a battle, or only a phase"
    reading a preferred "it is put as an exception to keeping apart: one battle may have both"
      except 8.30 on fight(X) when attacker(X, U) and attacker(X, V) and U is german and V is soviet
        unless attacker(X, W) and W is slovak or lithuanian
    reading b "3.1 lets both act in the phase anyway; each still fights battles of its own"

  example "a German and a Soviet regiment strike together"
    given
      scenario = kock5
      unit u: german, infantry, at 3228
      unit s: soviet, infantry, at 3230
      unit e: polish, infantry, at 3229
      battle x: attacker u + s, target e
      phase = german_attack
    ask may fight(x)
    expect yes not by 8.30

  example "a German and a Soviet on one hex"
    given
      scenario = kock5
      unit u: german, infantry, strength 3, at 3228
      unit s: soviet, infantry, strength 3, at 3228
    ask may stack(3228, german)
    expect no by scenario-kock5/note-6

  example "a joint counter-attack"
    given
      scenario = kock5
      unit u: german, infantry, at 3228
      unit s: soviet, infantry, at 3230
      unit e: polish, infantry, at 3229
      battle x: attacker u + s, target e
      phase = german_counter
    ask may counter_fight(x)
    expect yes not by 8.30

  example "a Slovak joins the two"
    given
      scenario = kock5
      unit u: german, infantry, at 3228
      unit s: soviet, infantry, at 3230
      unit v: slovak, infantry, at 3329
      unit e: polish, infantry, at 3229
      battle x: attacker u + s + v, target e
      phase = german_attack
    ask may fight(x)
    expect no by 8.30

  example "a Slovak is no Soviet"
    given
      scenario = kock5
      unit u: german, infantry, at 3228
      unit v: slovak, infantry, at 3230
      unit e: polish, infantry, at 3229
      battle x: attacker u + v, target e
      phase = german_attack
    ask may fight(x)
    expect no by 8.30

[scenario-kock5/note-7] One SP each
  | Every Polish unit begins with 1 SP. Staffs and guns have none to begin with (13.13, 2.2).
  see 15.0, 13.13
  figure worn_down = 1 in sp
  set opening_strength(U) = worn_down instead of 15.0 when U is polish
    unless guns(U)
    unless U is hq or air

  example "a regiment"
    given
      scenario = kock5
      unit u: polish, infantry, full_strength 6
    ask value opening_strength(u)
    expect 1 by scenario-kock5/note-7

  example "set up with its full strength"
    given
      scenario = kock5
      unit u: polish, infantry, strength 6, full_strength 6, "50 Infantry Division"
      turn = 0
    ask may set_up(u, 3228)
    expect no by 15.0, scenario-kock5/note-7

  example "a German regiment"
    given
      scenario = kock5
      unit u: german, infantry, full_strength 6
    ask value opening_strength(u)
    expect 6 by 15.0

[scenario-kock5/note-8] Initiative
  | The Poles have it, with half their movement points on the first day.
  see 3.1, 4.22, 15.0/note-2
  figure slow_day = 1
  term slow_day "the first day"
  define initiative(polish)
  dispute w39-A17f "how half of the movement points is rounded"
    reading a preferred "not at all: a road costs half a point a hex, so half a point can be spent"
      multiply march_points(U) by 1/2 when U is polish and turn = slow_day
        unless transport(U)
    reading b "down: a fraction of one half is dropped (2.2)"
      halve march_points(U) rounding down when U is polish and turn = slow_day
        unless transport(U)

  example "whose it is"
    given
      scenario = kock5
    ask is initiative(polish)
    expect yes by scenario-kock5/note-8

  example "cavalry on the first day"
    given
      scenario = kock5
      unit k: polish, cavalry, strength 1, movement 9, at 3228
      turn = 1
    ask value march_points(k)
    expect 4.5 by scenario-kock5/note-8

  example "cavalry on the second"
    given
      scenario = kock5
      unit k: polish, cavalry, strength 1, movement 9, at 3228
      turn = 2
    ask value march_points(k)
    expect 9 not by scenario-kock5/note-8

  example "a Soviet on the first day"
    given
      scenario = kock5
      unit u: soviet, infantry, strength 6, movement 6, at 3228
      turn = 1
    ask value march_points(u)
    expect 6 not by scenario-kock5/note-8
