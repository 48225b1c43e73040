scenario kock1 "Kock, 1 October"

[scenario-kock1] Kock, 1 October
  | The group "Polesie" on its march to the Wisła, between Germans and Soviets. The first turn is 1 October; the heading goes
  | on to the 6th, but the game may last longer (note 2).
  see 3.0, scenario-kock1/note-2, scenario-kock1/victory-pol-3
  defect w39-A51d "is dated 1 to 6 October, while its notes and points reckon with later days"
  set today = turn

  example "the second turn"
    given
      scenario = kock1
      turn = 2
    ask value today
    expect 2 by scenario-kock1

[scenario-kock1/setup] Where the units begin
  | Every unit begins on the hex or in the town of its row; the two hexes of the Podlaska brigade are both open to it.
  see 15.0, scenario-kock1/note-10
  defect w39-L2 "the columns have slipped: 29 MotDiv, 15 MG and II/49 Art stand under the Soviets, and rows run into each other"
  defect w39-L2a "61 InfDiv has both Warszawa and a hex 6017 far to the east of all others of its army: which was meant is open"
  defect w39-L6 "units are set up that no strength chart has: the KOP, Mastek, Żór., Brożel, 2 u, 10 u, 1 CavBrig"
  table kock1_post(listing L) -> post many from "tables/setup_kock1.csv"
  define start_post(U, P) when listed_as(U) = L and kock1_post(L, P)

  example "the staff"
    given
      scenario = kock1
      unit q: polish, hq, "SGO Polesie HQ"
    ask which H where start_place(q, H)
    expect 3830 by scenario-kock1/setup

  example "the brigade and its two hexes"
    given
      scenario = kock1
      unit k: polish, cavalry, "Podlaska Cavalry Brigade"
    ask which H where start_place(k, H)
    expect 3627, 3628 by scenario-kock1/setup

  example "in a town that nobody has found on the map yet"
    given
      scenario = kock1
      unit q: german, hq, "XIV Mechanized Corps HQ"
    ask is start_place(q, 1130)
    expect unknown for post_hex

  example "in a town the players have found"
    given
      scenario = kock1
      unit q: german, hq, "XIV Mechanized Corps HQ"
      hex 1130: named "Kozienice"
    ask is start_place(q, 1130)
    expect yes by scenario-kock1/setup

  example "nobody can say where 61 InfDiv stands"
    given
      scenario = kock1
      unit u: german, infantry, "61 Infantry Division"
    ask is start_place(u, 6017)
    expect unknown

[scenario-kock1/victory-pol-1] The Poles break through
  | The Poles win at once when they have Dęblin, or when 10 of their SP at least have crossed the Wisła.
  see 5.22, 20.22
  figure breakthrough = 10 in sp
  term breakthrough "what it takes"
  derived over_wisla(unit U) "{U} [has|has not] crossed the Wisła"
  amount sp_over_wisla in sp "the Polish SP that have crossed the Wisła"
  define over_wisla(U) when did step(U, A, B) and wisla(A, B)
  set sp_over_wisla = sum(crossing_points(U) for U where over_wisla(U) and U is polish)
  define wins(polish) when named(H, "Dęblin") and at(U) = H and U is polish
    unless U is air
    unless transport(U)
  define wins(polish) when sp_over_wisla >= breakthrough
  define game_over() when wins(_)

  example "cavalry in Dęblin"
    given
      scenario = kock1
      hex 3228: named "Dęblin"
      unit k: polish, cavalry, strength 2, at 3228
    ask is wins(polish)
    expect yes by scenario-kock1/victory-pol-1

  example "that ends the game"
    given
      scenario = kock1
      hex 3228: named "Dęblin"
      unit k: polish, cavalry, strength 2, at 3228
    ask is game_over()
    expect yes by scenario-kock1/victory-pol-1

  example "aircraft over Dęblin"
    given
      scenario = kock1
      hex 3228: named "Dęblin"
      unit p: polish, air, strength 2, at 3228
    ask is wins(polish)
    expect no

  example "an empty train in Dęblin"
    given
      scenario = kock1
      hex 3228: named "Dęblin"
      unit t: polish, train, at 3228
    ask is wins(polish)
    expect no

  example "the Germans in Dęblin"
    given
      scenario = kock1
      hex 3228: named "Dęblin"
      unit e: german, motorized, strength 3, at 3228
    ask is wins(polish)
    expect no

  example "in another town"
    given
      scenario = kock1
      hex 3228: named "Kock"
      unit k: polish, cavalry, strength 2, at 3228
    ask is wins(polish)
    expect no

  example "nine SP and a battery across the Wisła"
    given
      scenario = kock1
      edge 3228 3229: big_river, wisla
      unit u: polish, infantry, strength 5, at 3228
      unit v: polish, infantry, strength 4, at 3228
      unit g: polish, light_artillery, gunfire 1, at 3228
      did step(u, 3229, 3228) in polish_movement
      did step(v, 3229, 3228) in polish_movement
      did step(g, 3229, 3228) in polish_movement
      phase = polish_movement
    ask is wins(polish)
    expect yes by scenario-kock1/victory-pol-1

  example "nine are too few, and Germans do not count"
    given
      scenario = kock1
      edge 3228 3229: big_river, wisla
      unit u: polish, infantry, strength 5, at 3228
      unit v: polish, infantry, strength 4, at 3228
      unit e: german, infantry, strength 4, at 3128
      did step(u, 3229, 3228) in polish_movement
      did step(v, 3229, 3228) in polish_movement
      did step(e, 3229, 3228) in german_movement
      phase = polish_movement
    ask is wins(polish)
    expect no

  example "across the Bug it does not count"
    given
      scenario = kock1
      edge 3228 3229: big_river
      unit u: polish, infantry, strength 5, at 3228
      did step(u, 3229, 3228) in polish_movement
      phase = polish_movement
    ask value sp_over_wisla
    expect 0 by scenario-kock1/victory-pol-1

[scenario-kock1/victory-pol-2] Points for the Poles
  | Each SP the Germans and Soviets have lost is a Victory Point.
  see tables/casualty-log, 9.54
  set victory_points(polish) = sum(casualties(N) for N where loss_counts(polish, N))
  amount toll(unit U) in sp "the SP that the loss of the whole of {U} adds to the record"
  define loss_counts(polish, german)
  define loss_counts(polish, soviet)
  set toll(U) = full_strength(U)
    unless guns(U)
  dispute w39-C16 "what lost guns count"
    reading a preferred "1 SP, as in a stack (5.22) and among losses (8.57): the six is a relic of the older edition"
      set toll(U) = gun_points when guns(U)
    reading b "six times their modifier, as 9.54 has it"
      set toll(U) = 6 * gunfire(U) when guns(U)

  example "twelve Germans and three Soviets"
    given
      scenario = kock1
      casualties(german) = 12
      casualties(soviet) = 3
      casualties(polish) = 20
      turn = 4
    ask value victory_points(polish)
    expect 15 by scenario-kock1/victory-pol-2

  example "a battalion of 3"
    given
      scenario = kock1
      unit e: german, motorized, strength 1, full_strength 3
    ask value toll(e)
    expect 3 by scenario-kock1/victory-pol-2

  example "a battery"
    given
      scenario = kock1
      unit g: german, heavy_artillery, gunfire 1.5
    ask value toll(g)
    expect 1 by scenario-kock1/victory-pol-2

[scenario-kock1/victory-pol-3] Points for holding out
  | Every day after 6 October on which there are Polish units left is worth 4 Victory Points.
  see scenario-kock1
  figure hold_until = 6
  figure day_points = 4
  dispute w39-A51b "whether the day that still runs counts"
    reading a preferred "it has dawned with Polish units on the board, and no more is asked of them"
      add day_points * (today - hold_until) to victory_points(polish) when today > hold_until
    reading b "only days that are over: who is destroyed in the course of one was not on the board on it to the end"
      add day_points * (today - hold_until - 1) to victory_points(polish) when today > hold_until

  example "8 October"
    given
      scenario = kock1
      casualties(german) = 5
      turn = 8
    ask value victory_points(polish)
    expect 13 by scenario-kock1/victory-pol-2, scenario-kock1/victory-pol-3

  example "6 October"
    given
      scenario = kock1
      casualties(german) = 5
      turn = 6
    ask value victory_points(polish)
    expect 5 not by scenario-kock1/victory-pol-3

[scenario-kock1/victory-ger-1] The Polish staff
  | The Germans win at once when the headquarters of the group "Polesie" is destroyed.
  see 13.26, scenario-kock1/victory-pol-1
  define wins(german) when U is polish and U is hq and did eliminate(U)

  example "it is run over"
    given
      scenario = kock1
      unit q: polish, hq
      did eliminate(q) in german_attack
      phase = german_attack
    ask is wins(german)
    expect yes by scenario-kock1/victory-ger-1

  example "a regiment is destroyed"
    given
      scenario = kock1
      unit u: polish, infantry
      unit q: polish, hq, at 3228
      did eliminate(u) in german_attack
      phase = german_attack
    ask is wins(german)
    expect no

  example "a German staff is destroyed"
    given
      scenario = kock1
      unit q: german, hq
      did eliminate(q) in polish_attack
      phase = polish_attack
    ask is wins(german)
    expect no

[scenario-kock1/victory-ger-2] Points for the Germans
  | Each SP the Poles have lost is a Victory Point.
  see scenario-kock1/victory-pol-2
  set victory_points(german) = sum(casualties(N) for N where loss_counts(german, N))
  define loss_counts(german, polish)

  example "twenty Poles, and some of their own"
    given
      scenario = kock1
      casualties(polish) = 20
      casualties(german) = 12
      turn = 8
    ask value victory_points(german)
    expect 20 by scenario-kock1/victory-ger-2

[scenario-kock1/note-1] Historical
  commentary "says that the scenario is historical; nothing to decide"

[scenario-kock1/note-2] The end
  | The game goes on until the last Polish unit is destroyed, unless somebody wins at once before.
  see scenario-kock1/victory-pol-1, scenario-kock1/victory-ger-1
  defect w39-A51 "points are counted, but no clause says how many win"
  derived poles_left() "there [are|are not] Polish units on the board"
  define poles_left() when U is polish and at(U) = _
    unless U is air
    unless transport(U)
  define game_over() unless poles_left()

  example "one squadron is left"
    given
      scenario = kock1
      unit k: polish, cavalry, strength 1, at 3228
    ask is game_over()
    expect no

  example "the last one is gone"
    given
      scenario = kock1
      unit k: polish, cavalry, strength 1
      unit e: german, infantry, strength 1, at 3228
    ask is game_over()
    expect yes by scenario-kock1/note-2

  example "aircraft do not prolong it"
    given
      scenario = kock1
      unit p: polish, air, strength 1, at 3228
    ask is game_over()
    expect yes by scenario-kock1/note-2

  example "nor does an empty train"
    given
      scenario = kock1
      unit t: polish, train, at 3228
    ask is game_over()
    expect yes by scenario-kock1/note-2

[scenario-kock1/note-3] 2 October
  | On 2 October no German unit moves but II/93, which has to attack Kock.
  see scenario-kock1/note-6, 8.28
  except scenario-kock1/note-6 on step(U, _, _) when today = 2 and U is "II/93 of 13 Motorized Division"
  forbid step(U, _, _) when today = 2 and U is german
    unless U is "II/93 of 13 Motorized Division"
  define bound_to_attack(U, E) when today = 2 and own_phase(U, attack) and U is "II/93 of 13 Motorized Division"
    and in_zoc(E, U) and at(E) = H and named(H, "Kock")
  defect w39-A50c "what II/93 has to do if it cannot reach Kock, or finds nobody there, is not said"
  dispute w39-A50 "who moves on 1 October, of which nothing is said"
    reading a preferred "none of the Germans that the notes set free day by day: the first of them is for the 2nd"
    reading b "all of them: the notes hold nobody back before the 2nd"
      except scenario-kock1/note-6 on step(_, _, _) when today = 1

  example "II/93 on the 2nd"
    given
      scenario = kock1
      unit u: german, motorized, strength 3, movement 12, at 3228, "II/93 of 13 Motorized Division"
      turn = 2
      phase = german_movement
    ask may step(u, 3228, 3229)
    expect yes by 3.1/phase-2

  example "III/93 on the 2nd"
    given
      scenario = kock1
      unit u: german, motorized, strength 3, movement 12, at 3228, "93/13 Motorized Division"
      turn = 2
      phase = german_movement
    ask may step(u, 3228, 3229)
    expect no by scenario-kock1/note-3

  example "the Soviets on the 2nd"
    given
      scenario = kock1
      unit s: soviet, infantry, strength 6, movement 6, at 3228, "6 Rifle Division"
      turn = 2
      phase = german_movement
    ask may step(s, 3228, 3229)
    expect yes by 3.1/phase-2

  example "II/93 before Kock"
    given
      scenario = kock1
      hex 3228: named "Kock"
      unit u: german, motorized, strength 3, movement 12, at 3229, "II/93 of 13 Motorized Division"
      unit e: polish, infantry, strength 6, at 3228
      turn = 2
      phase = german_attack
    ask must attack(u, e)
    expect must by 8.28, scenario-kock1/note-3

  example "III/93 before Kock"
    given
      scenario = kock1
      hex 3228: named "Kock"
      unit u: german, motorized, strength 3, movement 12, at 3229, "93/13 Motorized Division"
      unit e: polish, infantry, strength 6, at 3228
      turn = 2
      phase = german_attack
    ask must attack(u, e)
    expect need not by 8.21

  example "a German on the 1st"
    given
      scenario = kock1
      unit u: german, motorized, strength 3, movement 12, at 3228, "II/93 of 13 Motorized Division"
      turn = 1
      phase = german_movement
    ask may step(u, 3228, 3229)
    expect no by scenario-kock1/note-6

[scenario-kock1/note-4] 3 October
  | On 3 October three units of the 13th Motorized Division may move, whichever the player likes.
  see scenario-kock1/note-6
  figure released = 3
  term released "the number that may move"
  derived of_13(unit U) "{U} [belongs|does not belong] to the 13th Motorized Division"
  derived moved_today(unit U) "{U} [has|has not] moved today"
  define of_13(U) when U is "13 Motorized Division" or "93/13 Motorized Division" or "II/93 of 13 Motorized Division"
  define moved_today(U)
    when did step(U, _, _) this turn
    or when did march(U, _) this turn
  except scenario-kock1/note-6 on step(U, _, _) when today = 3 and of_13(U)
  forbid step(U, _, _) when today = 3 and of_13(U) and count(V where of_13(V) and moved_today(V)) >= released
    unless moved_today(U)

  example "the third of them"
    given
      scenario = kock1
      unit u, v, w: german, motorized, strength 3, movement 12, at 3228, "13 Motorized Division"
      did step(u, 3129, 3228) in german_movement of turn 3
      did march(v, 3228) in german_movement of turn 3
      turn = 3
      phase = german_movement
    ask may step(w, 3228, 3229)
    expect yes by 3.1/phase-2

  example "a fourth"
    given
      scenario = kock1
      unit u, v, w: german, motorized, strength 3, movement 12, at 3228, "13 Motorized Division"
      unit x: german, motorized, strength 3, movement 12, at 3228, "93/13 Motorized Division"
      did step(u, 3129, 3228) in german_movement of turn 3
      did march(v, 3228) in german_movement of turn 3
      did step(w, 3129, 3228) in german_movement of turn 3
      turn = 3
      phase = german_movement
    ask may step(x, 3228, 3229)
    expect no by scenario-kock1/note-4

  example "the third goes on"
    given
      scenario = kock1
      unit u, v, w: german, motorized, strength 3, movement 12, at 3228, "13 Motorized Division"
      did step(u, 3129, 3228) in german_movement of turn 3
      did march(v, 3228) in german_movement of turn 3
      did step(w, 3129, 3228) in german_movement of turn 3
      turn = 3
      phase = german_movement
    ask may step(w, 3228, 3229)
    expect yes by 3.1/phase-2

  example "II/93 is one of them"
    given
      scenario = kock1
      unit u: german, motorized, strength 3, movement 12, at 3228, "II/93 of 13 Motorized Division"
      turn = 3
      phase = german_movement
    ask may step(u, 3228, 3229)
    expect yes by 3.1/phase-2

  example "what moved the day before does not count"
    given
      scenario = kock1
      unit u, v, w: german, motorized, strength 3, movement 12, at 3228, "13 Motorized Division"
      unit x: german, motorized, strength 3, movement 12, at 3228, "93/13 Motorized Division"
      did step(u, 3129, 3228) in german_movement of turn 2
      did step(v, 3129, 3228) in german_movement of turn 3
      did step(w, 3129, 3228) in german_movement of turn 3
      turn = 3
      phase = german_movement
    ask may step(x, 3228, 3229)
    expect yes by 3.1/phase-2

  example "the 29th waits"
    given
      scenario = kock1
      unit u: german, motorized, strength 3, movement 12, at 3228, "29 Motorized Division"
      turn = 3
      phase = german_movement
    ask may step(u, 3228, 3229)
    expect no by scenario-kock1/note-6

[scenario-kock1/note-5] From 4 October
  | From 4 October the 13th and 29th Motorized Divisions move freely.
  see scenario-kock1/note-6
  figure free_from = 4
  except scenario-kock1/note-6 on step(U, _, _) when today >= free_from and of_13(U)
  except scenario-kock1/note-6 on step(U, _, _) when today >= free_from and U is "29 Motorized Division"

  example "the 13th"
    given
      scenario = kock1
      unit u: german, motorized, strength 3, movement 12, at 3228, "13 Motorized Division"
      turn = 4
      phase = german_movement
    ask may step(u, 3228, 3229)
    expect yes by 3.1/phase-2

  example "the 29th, a day later"
    given
      scenario = kock1
      unit u: german, motorized, strength 3, movement 12, at 3228, "29 Motorized Division"
      turn = 5
      phase = german_movement
    ask may step(u, 3228, 3229)
    expect yes by 3.1/phase-2

[scenario-kock1/note-6] The other Germans
  | All other Germans stand still until a Soviet unit has crossed the hexline 34xx going west.
  see scenario-kock1/note-3, scenario-kock1/note-4, scenario-kock1/note-5
  given crossed_34xx(unit U) "{U} [has|has not] crossed the hexline 34xx going west"
  forbid step(U, _, _) when U is german
    unless crossed_34xx(S) and S is soviet

  example "the 1st cavalry brigade on the 5th"
    given
      scenario = kock1
      unit k: german, cavalry, strength 3, movement 9, at 1916, "1 Cavalry Brigade"
      turn = 5
      phase = german_movement
    ask may step(k, 1916, 1917)
    expect no by scenario-kock1/note-6

  example "a Soviet regiment has come too far west"
    given
      scenario = kock1
      unit k: german, cavalry, strength 3, movement 9, at 1916, "1 Cavalry Brigade"
      unit s: soviet, infantry, strength 6, at 3328, crossed_34xx
      turn = 5
      phase = german_movement
    ask may step(k, 1916, 1917)
    expect yes by 3.1/phase-2

  example "a Pole who goes there sets nobody free"
    given
      scenario = kock1
      unit k: german, cavalry, strength 3, movement 9, at 1916, "1 Cavalry Brigade"
      unit u: polish, infantry, strength 6, at 3328, crossed_34xx
      turn = 5
      phase = german_movement
    ask may step(k, 1916, 1917)
    expect no by scenario-kock1/note-6

[scenario-kock1/note-7] Germans and Soviets side by side
  | Soviets and Germans do not stack with each other, but they may attack together in one phase.
  see 5.24, 8.30
  forbid stack(H, _) when at(U) = H and U is german and at(F) = H and F is soviet

  dispute w39-C10 "whether they may share a battle, or only a phase"
    reading a preferred "it is put as an exception to keeping apart: one battle may have both"
      except 8.30 on fight(X) when attacker(X, U) and attacker(X, V) and U is german and V is soviet
        unless attacker(X, W) and W is slovak or lithuanian
    reading b "3.1 lets both act in the phase anyway; each still fights battles of its own"

  example "a German and a Soviet regiment strike together"
    given
      scenario = kock1
      unit u: german, infantry, at 3228
      unit s: soviet, infantry, at 3230
      unit e: polish, infantry, at 3229
      battle x: attacker u + s, target e
      phase = german_attack
    ask may fight(x)
    expect yes not by 8.30

  example "a German and a Soviet on one hex"
    given
      scenario = kock1
      unit u: german, infantry, strength 3, at 3228
      unit s: soviet, infantry, strength 3, at 3228
    ask may stack(3228, german)
    expect no by scenario-kock1/note-7

  example "a joint counter-attack"
    given
      scenario = kock1
      unit u: german, infantry, at 3228
      unit s: soviet, infantry, at 3230
      unit e: polish, infantry, at 3229
      battle x: attacker u + s, target e
      phase = german_counter
    ask may counter_fight(x)
    expect yes not by 8.30

  example "a Slovak joins the two"
    given
      scenario = kock1
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
      scenario = kock1
      unit u: german, infantry, at 3228
      unit v: slovak, infantry, at 3230
      unit e: polish, infantry, at 3229
      battle x: attacker u + v, target e
      phase = german_attack
    ask may fight(x)
    expect no by 8.30

[scenario-kock1/note-8] The bridges of the Wisła
  | All bridges over the Wisła are down when the game begins, except the one at Puławy.
  see 2.2/info-counters, 13.31, 20.1
  # who builds one again takes its counter off (13.31) or is known to have built it
  deny bridged(A, B) when wisla(A, B)
    unless named(A, "Puławy")
    unless named(B, "Puławy")
    unless did rebuild(_, A, B)
    unless did rebuild(_, B, A)

  example "a bridge at Dęblin"
    given
      scenario = kock1
      edge 3228 3229: big_river, bridge, wisla
    ask is bridged(3228, 3229)
    expect no by scenario-kock1/note-8

  example "the bridge at Puławy"
    given
      scenario = kock1
      edge 3228 3229: big_river, bridge, wisla
      hex 3228: named "Puławy"
    ask is bridged(3228, 3229)
    expect yes by 2.2/info-counters

  example "from the other end"
    given
      scenario = kock1
      edge 3228 3229: big_river, bridge, wisla
      hex 3229: named "Puławy"
    ask is bridged(3228, 3229)
    expect yes by 2.2/info-counters

  example "a bridge over the Bug"
    given
      scenario = kock1
      edge 3228 3229: big_river, bridge
    ask is bridged(3228, 3229)
    expect yes by 2.2/info-counters

  example "one that a corps has built again"
    given
      scenario = kock1
      unit q: german, hq, at 3228
      edge 3228 3229: big_river, bridge, wisla
      did rebuild(q, 3228, 3229) in german_supply of turn 1
      turn = 2
      phase = german_movement
    ask is bridged(3228, 3229)
    expect yes by 2.2/info-counters

  example "built from the far bank"
    given
      scenario = kock1
      unit q: german, hq, at 3228
      edge 3228 3229: big_river, bridge, wisla
      did rebuild(q, 3229, 3228) in german_supply of turn 1
      turn = 2
      phase = german_movement
    ask is bridged(3228, 3229)
    expect yes by 2.2/info-counters

[scenario-kock1/note-9] Initiative
  | The Poles have it. What it gives them, nobody says (3.1).
  see 3.1
  define initiative(polish)

  example "whose it is"
    given
      scenario = kock1
    ask is initiative(polish)
    expect yes by scenario-kock1/note-9

[scenario-kock1/note-10] Numbers in brackets
  | The number behind a place says how many hexes from it a unit may be set up at most.
  see scenario-kock1/setup
  table kock1_range(listing L) -> number from "tables/setup_kock1_range.csv"
  set start_range(U) = kock1_range(L) when listed_as(U) = L

  example "a regiment of the 60th, one hex away"
    given
      scenario = kock1
      unit u: polish, infantry, "60 Infantry Division"
    ask is start_place(u, 3429)
    expect yes by scenario-kock1/note-10

  example "two hexes away"
    given
      scenario = kock1
      unit u: polish, infantry, "60 Infantry Division"
    ask is start_place(u, 3430)
    expect no

  example "without a number there is no choice"
    given
      scenario = kock1
      unit u: polish, infantry, "50 Infantry Division"
    ask is start_place(u, 4129)
    expect no

  example "round Brześć, two hexes off"
    given
      scenario = kock1
      unit s: soviet, infantry, "6 Rifle Division"
      hex 3228: named "Brześć"
    ask is start_place(s, 3226)
    expect yes by scenario-kock1/note-10

[scenario-kock1/note-11] How divisions and brigades are written
  commentary "spells out CavBrig, CavDiv, InfDiv, MotDiv, RD and ArmBrig: brigades and divisions of cavalry, infantry, motorized infantry, rifles and armour"
