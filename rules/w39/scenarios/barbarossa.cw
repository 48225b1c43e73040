scenario barbarossa "Barbarossa 1939"

[scenario-barbarossa] Barbarossa 1939
  | What if Germans and Soviets had fallen out over Poland? They are enemies here, and bid for the Poles. The first turn is
  | 1 October; the heading goes on to the 15th.
  see 3.1, scenario-barbarossa/note-3, scenario-barbarossa/note-5
  defect w39-A51m "makes enemies of Germans and Soviets, but does not say in which phases the Soviets act: of the two sides there are, they take the place of the Poles"
  set today = turn
  define changed_sides(U) when U is soviet
  define side(U) = poles when U is soviet

  example "the second turn"
    given
      scenario = barbarossa
      turn = 2
    ask value today
    expect 2 by scenario-barbarossa

  example "Germans against Soviets"
    given
      scenario = barbarossa
      unit u: german, infantry
      unit s: soviet, infantry
    ask is enemy(u, s)
    expect yes by 3.1, scenario-barbarossa

  example "Soviets do not act in the German phases any more"
    given
      scenario = barbarossa
      unit s: soviet, infantry
      phase = german_movement
    ask is own_phase(s, movement)
    expect no

[scenario-barbarossa/setup] Where the units begin
  | Every unit begins on the hex or in the town of its row, as far from it at most as the number in brackets says.
  see 15.0, scenario-kock1/setup, scenario-kock1/note-10
  defect w39-L2d "29 MotDiv stands in the heading of the table, and 61 InfDiv has both Warszawa and a hex 6017"
  defect w39-L6d "the note on numbers in brackets, which the two other scenarios have, is missing"
  table barbarossa_post(listing L) -> post many from "tables/setup_barbarossa.csv"
  table barbarossa_range(listing L) -> number from "tables/setup_barbarossa_range.csv"
  define start_post(U, P) when listed_as(U) = L and barbarossa_post(L, P)
  set start_range(U) = barbarossa_range(L) when listed_as(U) = L

  example "I/135 with the staff"
    given
      scenario = barbarossa
      unit u: polish, infantry, "I/135 of SGO Polesie"
    ask which H where start_place(u, H)
    expect 3830 by scenario-barbarossa/setup

  example "the KOP, one hex off"
    given
      scenario = barbarossa
      unit u: polish, infantry, "I, II, III KOP"
    ask is start_place(u, 5631)
    expect yes by scenario-barbarossa/setup

[scenario-barbarossa/victory-sov] Points for the Soviets
  | Each SP the Germans have lost is a Victory Point, and each of the Poles.
  see tables/casualty-log
  set victory_points(soviet) = sum(casualties(N) for N where loss_counts(soviet, N))
  set toll(U) = full_strength(U)
    unless guns(U)
  define loss_counts(soviet, german)
  dispute w39-C16b "what lost guns count"
    reading a preferred "1 SP, as in a stack (5.22) and among losses (8.57): the six is a relic of the older edition"
      set toll(U) = gun_points when guns(U)
    reading b "six times their modifier, as 9.54 has it"
      set toll(U) = 6 * gunfire(U) when guns(U)
  dispute w39-A51f "whether the losses of Poles on one's own side count"
    reading a preferred "the list is made for either outcome of the bidding: it means enemies"
      define loss_counts(soviet, polish)
        unless ally_of_poles(soviet)
    reading b "as it is printed: Poles count for both, whoever has them"
      define loss_counts(soviet, polish)

  example "against Germans and Poles"
    given
      scenario = barbarossa
      bid(german) = 3
      bid(soviet) = 2
      casualties(german) = 4
      casualties(polish) = 5
      casualties(soviet) = 8
    ask value victory_points(soviet)
    expect 9 by scenario-barbarossa/victory-sov

  example "with the Poles as allies"
    given
      scenario = barbarossa
      bid(german) = 0
      bid(soviet) = 2
      casualties(german) = 4
      casualties(polish) = 5
    ask value victory_points(soviet)
    expect 2 by scenario-barbarossa/victory-sov

  example "a battalion of 3"
    given
      scenario = barbarossa
      unit u: german, motorized, full_strength 3
    ask value toll(u)
    expect 3 by scenario-barbarossa/victory-sov

  example "a battery"
    given
      scenario = barbarossa
      unit g: german, motorized_artillery, gunfire 1.2
    ask value toll(g)
    expect 1 by scenario-barbarossa/victory-sov

[scenario-barbarossa/victory-ger] Points for the Germans
  | Each SP the Soviets have lost is a Victory Point, and each of the Poles.
  see tables/casualty-log
  set victory_points(german) = sum(casualties(N) for N where loss_counts(german, N))
  define loss_counts(german, soviet)
  dispute w39-A51g "whether the losses of Poles on one's own side count"
    reading a preferred "the list is made for either outcome of the bidding: it means enemies"
      define loss_counts(german, polish)
        unless ally_of_poles(german)
    reading b "as it is printed: Poles count for both, whoever has them"
      define loss_counts(german, polish)

  example "against Soviets and Poles"
    given
      scenario = barbarossa
      bid(german) = 2
      bid(soviet) = 3
      casualties(german) = 8
      casualties(polish) = 5
      casualties(soviet) = 4
    ask value victory_points(german)
    expect 9 by scenario-barbarossa/victory-ger

  example "with the Poles as allies"
    given
      scenario = barbarossa
      bid(german) = 1
      bid(soviet) = 0
      casualties(polish) = 5
      casualties(soviet) = 4
    ask value victory_points(german)
    expect 3 by scenario-barbarossa/victory-ger

[scenario-barbarossa/note-1] How divisions and brigades are written
  commentary "the same list as in Kock 1 October"
  see scenario-kock1/note-11

[scenario-barbarossa/note-2] Hypothetical
  commentary "says that the scenario never happened; nothing to decide"

[scenario-barbarossa/note-3] The end
  | The game ends when a side has 20 Victory Points.
  see scenario-barbarossa
  figure points_to_win = 20
  term points_to_win "the points that end the game"
  define game_over() when loss_counts(N, _) and victory_points(N) >= points_to_win
  dispute w39-A51e "whether the game ends with 15 October as well"
    reading a preferred "the note names the end, and the heading only tells when it is played"
    reading b "the heading gives the last day, as that of the battle for Brest does"
      define game_over() when today > 15

  example "twenty Germans"
    given
      scenario = barbarossa
      casualties(german) = 20
      turn = 5
    ask is game_over()
    expect yes by scenario-barbarossa/note-3

  example "fifteen Poles who fought for the other side, and six Soviets"
    given
      scenario = barbarossa
      bid(german) = 2
      bid(soviet) = 3
      casualties(polish) = 15
      casualties(german) = 4
      casualties(soviet) = 6
    ask is game_over()
    expect yes by scenario-barbarossa/note-3, scenario-barbarossa/victory-ger

  example "nineteen Germans"
    given
      scenario = barbarossa
      casualties(german) = 19
      turn = 5
    ask is game_over()
    expect no

  example "16 October"
    given
      scenario = barbarossa
      casualties(german) = 19
      turn = 16
    ask is game_over()
    expect no

[scenario-barbarossa/note-4] The bridges of the Wisła
  | All bridges over the Wisła are down when the game begins, except the one at Puławy.
  see scenario-kock1/note-8, 2.2/info-counters, 13.31, 20.1
  # who builds one again takes its counter off (13.31) or is known to have built it
  deny bridged(A, B) when wisla(A, B)
    unless named(A, "Puławy")
    unless named(B, "Puławy")
    unless did rebuild(_, A, B)
    unless did rebuild(_, B, A)

  example "a bridge at Dęblin"
    given
      scenario = barbarossa
      edge 3228 3229: big_river, bridge, wisla
    ask is bridged(3228, 3229)
    expect no by scenario-barbarossa/note-4

  example "the bridge at Puławy"
    given
      scenario = barbarossa
      edge 3228 3229: big_river, bridge, wisla
      hex 3228: named "Puławy"
    ask is bridged(3228, 3229)
    expect yes by 2.2/info-counters

  example "from the other end"
    given
      scenario = barbarossa
      edge 3228 3229: big_river, bridge, wisla
      hex 3229: named "Puławy"
    ask is bridged(3228, 3229)
    expect yes by 2.2/info-counters

  example "a bridge over the Bug"
    given
      scenario = barbarossa
      edge 3228 3229: big_river, bridge
    ask is bridged(3228, 3229)
    expect yes by 2.2/info-counters

  example "one that a corps has built again"
    given
      scenario = barbarossa
      unit q: german, hq, at 3228
      edge 3228 3229: big_river, bridge, wisla
      did rebuild(q, 3228, 3229) in german_supply of turn 1
      turn = 2
      phase = german_movement
    ask is bridged(3228, 3229)
    expect yes by 2.2/info-counters

  example "built from the far bank"
    given
      scenario = barbarossa
      unit q: german, hq, at 3228
      edge 3228 3229: big_river, bridge, wisla
      did rebuild(q, 3229, 3228) in german_supply of turn 1
      turn = 2
      phase = german_movement
    ask is bridged(3228, 3229)
    expect yes by 2.2/info-counters

[scenario-barbarossa/note-5] Bidding for the Poles
  | Before the game both sides write down in secret how many Victory Points the Poles are worth to them. The offers are shown
  | together, and who offers more has the Polish units and pays.
  see scenario-barbarossa/note-6, scenario-barbarossa/note-8
  defect w39-A51n "does not say what happens if both offer the same"
  given bid(nation N) -> number "the {N} side [offers|does not offer] {number} Victory Points for the Poles"
  derived ally_of_poles(nation N) "the {N} side [has|does not have] the Poles as allies"
  define ally_of_poles(german) when bid(german) > bid(soviet)
  define ally_of_poles(soviet) when bid(soviet) > bid(german)
  procedure bidding "bidding for the Poles"
  step a of bidding "each side writes down its offer where the other cannot see it" gives bid(N)
  step b of bidding "both offers are shown, and the higher one has the Poles"
  dispute w39-A51c "who pays, and when"
    reading a preferred "the points are given up to get the Poles: who gets them has that many fewer"
      add 0 - bid(N) to victory_points(N) when ally_of_poles(N)
    reading b "both: each gives up what it wrote down"
      add 0 - bid(N) to victory_points(N) when loss_counts(N, _)
    reading c "nobody: the offers are only compared"

  example "3 against 2"
    given
      scenario = barbarossa
      bid(german) = 3
      bid(soviet) = 2
    ask is ally_of_poles(german)
    expect yes by scenario-barbarossa/note-5

  example "2 against 3"
    given
      scenario = barbarossa
      bid(german) = 2
      bid(soviet) = 3
    ask is ally_of_poles(soviet)
    expect yes by scenario-barbarossa/note-5

  example "2 against 2"
    given
      scenario = barbarossa
      bid(german) = 2
      bid(soviet) = 2
    ask is ally_of_poles(german)
    expect no

  example "what it costs"
    given
      scenario = barbarossa
      bid(german) = 3
      bid(soviet) = 2
      casualties(soviet) = 7
    ask value victory_points(german)
    expect 4 by scenario-barbarossa/note-5

  example "who was outbid pays nothing"
    given
      scenario = barbarossa
      bid(german) = 3
      bid(soviet) = 2
      casualties(german) = 7
    ask value victory_points(soviet)
    expect 7 by scenario-barbarossa/victory-sov

  example "how it goes"
    given
      scenario = barbarossa
    ask how bidding
    expect a, b by scenario-barbarossa/note-5

[scenario-barbarossa/note-6] Initiative
  | It is with the side that does not have the Poles.
  see 3.1, scenario-barbarossa/note-5
  define initiative(soviet) when ally_of_poles(german)
  define initiative(german) when ally_of_poles(soviet)

  example "the Poles fight beside the Germans"
    given
      scenario = barbarossa
      bid(german) = 3
      bid(soviet) = 2
    ask is initiative(soviet)
    expect yes by scenario-barbarossa/note-6

  example "the Poles fight beside the Soviets"
    given
      scenario = barbarossa
      bid(german) = 2
      bid(soviet) = 3
    ask is initiative(german)
    expect yes by scenario-barbarossa/note-6

[scenario-barbarossa/note-7] Poles and their allies
  | They do not stack with each other, and do not attack together.
  see 5.24, 8.30
  forbid stack(H, _)
    when at(U) = H and U is polish and at(F) = H and side(F) = side(U) and F is not polish and F is not air
    unless U is air
  forbid fight(X) when attacker(X, U) and attacker(X, V) and U is polish and V is not polish

  example "a Pole and a German on one hex"
    given
      scenario = barbarossa
      bid(german) = 3
      bid(soviet) = 2
      unit u: polish, infantry, strength 3, at 3228
      unit f: german, infantry, strength 3, at 3228
    ask may stack(3228, polish)
    expect no by scenario-barbarossa/note-7

  example "a German squadron over Poles"
    given
      scenario = barbarossa
      bid(german) = 3
      bid(soviet) = 2
      unit u: polish, infantry, strength 3, at 3228
      unit p: german, air, strength 2, at 3228
    ask may stack(3228, polish)
    expect yes by 5.1

  example "a Pole and a German in one battle"
    given
      scenario = barbarossa
      bid(german) = 3
      bid(soviet) = 2
      unit u: polish, infantry, strength 3, at 3228
      unit f: german, infantry, strength 3, at 3230
      unit s: soviet, infantry, strength 6, at 3229
      battle x: attacker u + f, target s
      phase = german_attack
    ask may fight(x)
    expect no by scenario-barbarossa/note-7

  example "a Pole and a Soviet in one battle"
    given
      scenario = barbarossa
      bid(german) = 2
      bid(soviet) = 3
      unit u: polish, infantry, strength 3, at 3228
      unit s: soviet, infantry, strength 6, at 3230
      unit f: german, infantry, strength 3, at 3229
      battle x: attacker u + s, target f
      phase = polish_attack
    ask may fight(x)
    expect no by scenario-barbarossa/note-7

[scenario-barbarossa/note-8] When the Poles move
  | In the movement phase of their ally.
  see 3.1, scenario-barbarossa/note-5
  define changed_sides(U) when U is polish and ally_of_poles(german)
  define side(U) = germans when U is polish and ally_of_poles(german)

  example "beside the Germans"
    given
      scenario = barbarossa
      bid(german) = 3
      bid(soviet) = 2
      unit u: polish, infantry, strength 3, movement 6, at 3228
      turn = 2
      phase = german_movement
    ask may step(u, 3228, 3229)
    expect yes by 3.1/phase-2

  example "and in no other phase"
    given
      scenario = barbarossa
      bid(german) = 3
      bid(soviet) = 2
      unit u: polish, infantry, strength 3, movement 6, at 3228
      turn = 2
      phase = polish_movement
    ask may step(u, 3228, 3229)
    expect no by 3.0

  example "beside the Soviets, in the phase that is theirs"
    given
      scenario = barbarossa
      bid(german) = 2
      bid(soviet) = 3
      unit u: polish, infantry, strength 3, movement 6, at 3228
      unit s: soviet, infantry, strength 3, movement 6, at 3028
      turn = 2
      phase = polish_movement
    ask may step(u, 3228, 3229)
    expect yes by 3.1/phase-7
