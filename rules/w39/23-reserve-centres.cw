[23.0] Reserve Centers
  commentary "heading"

[23.1] Reserve Centers in detail
  commentary "what the centers were in 1939: they called up reservists and made good the losses of units; the four paragraphs that follow have no numbers"

[23.1/reinforce] What a center gives
  | A center gives 1 SP a turn, in its player's supply phase, to a unit that has a supply line and is no more than 6 MP away.
  see 8.55, 3.1/phase-11, 14.11
  figure reserve_reach = 6 in mp
  figure reserve_gift = 1 in sp
  action draft(unit U, hex A, hex B) "men for {U} [walk|walked] from {A} to {B}"
  path draft_way(unit U, hex C) "men for {U} [walk|walked] from {C} to its hex"
    from C to at(U) by draft(U, A, B) costing step_cost(U, A, B)
  amount drafts(unit U) "how many centers have given {U} men in this phase"
  event regain(unit U, number N) "{U} [regain|regained] {N} SP"
  permit draft(_, A, B) when adjacent(A, B)
  forbid draft(_, A, B) when lakeside(A, B)
    unless main_road(A, B)
    unless side_road(A, B)
  limit draft_way(_, _) to at most reserve_reach
  set drafts(U) = count(H where did refill(U, H) this phase)
  forbid refill(U, H) unless draft_way(U, H)
  forbid refill(U, _) unless supply_line(U)
  forbid refill(_, H) when did refill(_, H) this turn
  cause regain(U, N) when did refill(U, _) this phase and N = drafts(U) * reserve_gift
  also refill "regain SP", "get SP back", "get replacements", "be reinforced"
  defect w39-R13 "no printed scenario has a Reserve Center: the position has to say where one is"

  dispute w39-A46 "what the 6 MP are counted by"
    reading a preferred "by what the ground costs the unit; nobody moves, and 14.12 sees to enemies on the way"
    reading b "as a move: no way leads over enemies, and an enemy zone ends it"
      forbid draft(U, _, B) when enemy(U, E) and at(E) = B and E is not air
      forbid draft(U, A, _) when enemy_zoc(U, A)

  dispute w39-23.1a "whether a unit within reach of two centers regains two points"
    reading a preferred "the limit is set for each center"
    reading b "a unit regains 1 SP in the phase"
      forbid refill(U, _) when did refill(U, _) this phase

  example "six MP away"
    given
      board 3222 to 3234
      unit u: polish, infantry, strength 3, full_strength 6, at 3228
      hex 3222: polish_base
      hex 3234: reserve_centre
      phase = polish_supply
    ask may refill(u, 3234)
    expect yes by 3.1/phase-11

  example "seven MP away"
    given
      board 3222 to 3236
      unit u: polish, infantry, strength 3, full_strength 6, at 3228
      hex 3222: polish_base
      hex 3235: reserve_centre
      phase = polish_supply
    ask may refill(u, 3235)
    expect no by 23.1/reinforce

  example "five hexes, two of them woods"
    given
      board 3226 to 3234
      unit u: polish, infantry, strength 3, full_strength 6, at 3228
      hex 3226: polish_base
      hex 3229, 3230: wood
      hex 3233: reserve_centre
      phase = polish_supply
    ask may refill(u, 3233)
    expect no by 23.1/reinforce

  example "on the center itself"
    given
      board 3222 to 3234
      unit u: polish, infantry, strength 3, full_strength 6, at 3228
      hex 3222: polish_base
      hex 3228: reserve_centre
      phase = polish_supply
    ask may refill(u, 3228)
    expect yes by 3.1/phase-11

  example "a lake between the two"
    given
      board 3228 to 3232
      unit u: polish, infantry, strength 3, full_strength 6, at 3228
      hex 3228: polish_base
      hex 3229: lake
      hex 3230: reserve_centre
      phase = polish_supply
    ask may refill(u, 3230)
    expect no by 23.1/reinforce

  example "a narrow one"
    given
      board 3228 to 3232
      unit u: polish, infantry, strength 3, full_strength 6, at 3228
      hex 3228: polish_base
      edge 3229 3230: lakeside
      hex 3230: reserve_centre
      phase = polish_supply
    ask may refill(u, 3230)
    expect no by 23.1/reinforce

  example "a causeway through it"
    given
      board 3228 to 3232
      unit u: polish, infantry, strength 3, full_strength 6, at 3228
      hex 3228: polish_base
      edge 3229 3230: lakeside, main_road
      hex 3230: reserve_centre
      phase = polish_supply
    ask may refill(u, 3230)
    expect yes by 3.1/phase-11

  example "a lane through it"
    given
      board 3228 to 3232
      unit u: polish, infantry, strength 3, full_strength 6, at 3228
      hex 3228: polish_base
      edge 3229 3230: lakeside, side_road
      hex 3230: reserve_centre
      phase = polish_supply
    ask may refill(u, 3230)
    expect yes by 3.1/phase-11

  example "no supply line"
    given
      board 3222 to 3234
      unit u: polish, infantry, strength 3, full_strength 6, at 3228
      hex 3231: reserve_centre
      phase = polish_supply
    ask may refill(u, 3231)
    expect no by 23.1/reinforce

  example "a fortress feeds its garrison, but no line leads to it"
    given
      board 3222 to 3234
      unit u: polish, infantry, strength 3, full_strength 6, at 3228
      hex 3228: fortress
      hex 3231: reserve_centre
      phase = polish_supply
    ask may refill(u, 3231)
    expect no by 23.1/reinforce

  example "the center has given this turn's point to another"
    given
      board 3222 to 3234
      unit u, v: polish, infantry, strength 3, full_strength 6, at 3228
      hex 3222: polish_base
      hex 3231: reserve_centre
      did refill(v, 3231) in polish_supply
      phase = polish_supply
    ask may refill(u, 3231)
    expect no by 23.1/reinforce

  example "the next turn it has a new one"
    given
      board 3222 to 3234
      unit u, v: polish, infantry, strength 3, full_strength 6, at 3228
      hex 3222: polish_base
      hex 3231: reserve_centre
      did refill(v, 3231) in polish_supply of turn 1
      turn = 2
      phase = polish_supply
    ask may refill(u, 3231)
    expect yes by 3.1/phase-11

  example "a second center"
    given
      board 3222 to 3234
      unit u: polish, infantry, strength 3, full_strength 6, at 3228
      hex 3222: polish_base
      hex 3231, 3226: reserve_centre
      did refill(u, 3231) in polish_supply
      phase = polish_supply
    ask may refill(u, 3226)
    expect yes by 3.1/phase-11

  example "one point"
    given
      board 3222 to 3234
      unit u: polish, infantry, strength 3, full_strength 6, at 3228
      hex 3222: polish_base
      hex 3231: reserve_centre
      did refill(u, 3231) in polish_supply
      phase = polish_supply
    ask what happens to u
    expect regain(u, 1) by 23.1/reinforce

  example "two centers, two points"
    given
      board 3222 to 3234
      unit u: polish, infantry, strength 3, full_strength 6, at 3228
      hex 3222: polish_base
      hex 3231, 3226: reserve_centre
      did refill(u, 3231) in polish_supply
      did refill(u, 3226) in polish_supply
      phase = polish_supply
    ask what happens to u
    expect regain(u, 2) by 23.1/reinforce

  example "an enemy staff on the way"
    given
      board 3220 to 3236
      unit u: polish, infantry, strength 3, full_strength 6, at 3228
      unit e: german, hq, at 3230
      hex 3224: polish_base
      hex 3234: reserve_centre
      phase = polish_supply
    ask may refill(u, 3234)
    expect yes by 3.1/phase-11

  example "an enemy zone on the way"
    given
      board 3120 to 3436
      unit u: polish, infantry, strength 3, full_strength 6, at 3228
      unit e: german, infantry, at 3329
      hex 3224: polish_base
      hex 3234: reserve_centre
      phase = polish_supply
    ask may refill(u, 3234)
    expect yes by 3.1/phase-11

[23.1/removal] When a center closes
  | It is taken off the board when an enemy unit comes within 3 hexes of it, even if it goes on. Aircraft and trains are no units.
  see 8.55, 18.0
  figure reserve_danger = 3 in hexes
  term reserve_danger "the distance at which it closes"
  derived overtaken(hex H) "an enemy unit [is|is not] within 3 hexes of the Reserve Center on {H}"
  event close_centre(hex H) "the Reserve Center on {H} [be removed|was removed]" drops reserve_centre(H)
  define overtaken(H)
    when reserve_centre(H) and side(E) = germans and E is not air and at(E) = A and distance(A, H) <= reserve_danger
    unless transport(E)
  define overtaken(H)
    when reserve_centre(H) and did step(E, _, A) this phase and side(E) = germans and distance(A, H) <= reserve_danger
    unless transport(E)
  cause close_centre(H) when overtaken(H)
  forbid refill(_, H) when overtaken(H)

  example "a patrol three hexes away"
    given
      unit e: german, recon, strength 1, at 3228
      hex 3231: reserve_centre
      phase = german_movement
    ask what happens
    expect close_centre(3231) by 23.1/removal

  example "four hexes away"
    given
      unit e: german, recon, strength 1, at 3228
      hex 3232: reserve_centre
      phase = german_movement
    ask what happens
    expect nothing

  example "aircraft over it"
    given
      unit p: german, air, strength 1, at 3231
      hex 3231: reserve_centre
      phase = german_movement
    ask what happens
    expect nothing

  example "a patrol that rides past and on"
    given
      turn = 2
      unit r: german, recon, movement 15, at 3234
      hex 3229: reserve_centre
      did step(r, 3233, 3232) in german_movement
      did step(r, 3232, 3233) in german_movement
      did step(r, 3233, 3234) in german_movement
      phase = german_movement
    ask what happens
    expect close_centre(3229) by 23.1/removal

  example "a German train that has run in"
    given
      turn = 2
      unit t: german, train, at 3230
      hex 3229: reserve_centre
      did step(t, 3231, 3230) in german_movement
      phase = german_movement
    ask what happens
    expect nothing

  example "Poles do it no harm"
    given
      unit u: polish, infantry, strength 1, at 3231
      hex 3231: reserve_centre
      phase = german_movement
    ask what happens
    expect nothing

  example "no men from a center that the enemy is upon"
    given
      board 3222 to 3236
      unit u: polish, infantry, strength 3, full_strength 6, at 3228
      unit e: german, infantry, strength 3, at 3234
      hex 3222: polish_base
      hex 3231: reserve_centre
      phase = polish_supply
    ask may refill(u, 3231)
    expect no by 23.1/removal

[23.1/lost-only] Lost points only
  | A center gives back what was lost. No unit grows beyond its full strength.
  see 8.55, 15.0
  forbid refill(U, _) unless strength(U) + drafts(U) * reserve_gift < full_strength(U)

  example "a regiment at full strength"
    given
      board 3222 to 3234
      unit u: polish, infantry, strength 6, full_strength 6, at 3228
      hex 3222: polish_base
      hex 3231: reserve_centre
      phase = polish_supply
    ask may refill(u, 3231)
    expect no by 23.1/lost-only

  example "one point is all it lacks, and another center has just given it"
    given
      board 3220 to 3232
      unit u: polish, infantry, strength 5, full_strength 6, movement 6, at 3228
      hex 3227: reserve_centre
      hex 3229: reserve_centre
      hex 3222: polish_base
      did refill(u, 3227) in polish_supply
      phase = polish_supply
    ask may refill(u, 3229)
    expect no by 23.1/lost-only

[23.1/types] Infantry and cavalry only
  | Nobody else gets men from a center.
  forbid refill(U, _) unless U is infantry or cavalry

  example "cavalry"
    given
      board 3222 to 3234
      unit u: polish, cavalry, strength 1, full_strength 2, at 3228
      hex 3222: polish_base
      hex 3231: reserve_centre
      phase = polish_supply
    ask may refill(u, 3231)
    expect yes by 3.1/phase-11

  example "tanks"
    given
      board 3222 to 3234
      unit u: polish, armour, strength 1, full_strength 2, at 3228
      hex 3222: polish_base
      hex 3231: reserve_centre
      phase = polish_supply
    ask may refill(u, 3231)
    expect no by 23.1/types
