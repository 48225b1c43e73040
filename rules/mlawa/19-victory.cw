[19.0] Victory
  | The Poles alone get Victory Points, for what the Germans lose.
  see 19.0/1, 19.0/winner
  set victory_points(polish) = sum(points_lost(U) for U where U is german)

  example "a regiment that lost two and a battery of 1"
    given
      unit u: german, infantry, strength 4, full_strength 6
      unit g: german, artillery, strength 0, gunfire 1
      unit v: polish, infantry, strength 1, full_strength 6
    ask value victory_points(polish)
    expect 8 by 19.0, 19.0/1

[19.0/1] Points for German losses
  | Each SP that a German unit has lost is a point. Artillery that is eliminated counts six times its fire modifier. What the parts
  | of a divided unit lose is counted once, with the unit.
  see 5.22, 6.22, 8.57, 15.0
  figure gun_points = 6
  amount points_lost(unit U) in sp "the points of {U} that are lost"
  amount parts_lost(unit U) in sp "the SP that the sub-units of {U} have lost"
  set points_lost(U) = opening_strength(U) - strength(U)
    unless guns(U)
    unless U is hq or air
    unless subunit_of(U) = V and strength(V) >= 0
  set parts_lost(U) = sum(opening_strength(V) - strength(V) for V where subunit_of(V) = U)
  limit points_lost(U) to at least parts_lost(U)
  set points_lost(G) = gunfire(G) * gun_points when guns(G) and strength(G) = 0

  example "a battery of 1.5"
    given
      unit g: german, heavy_artillery, strength 0, gunfire 1.5
    ask value points_lost(g)
    expect 9 by 19.0/1

  example "a battery that is still there"
    given
      unit u: german, infantry, strength 5, full_strength 6
      unit g: german, heavy_artillery, strength 1, full_strength 1, gunfire 1.5
    ask value victory_points(polish)
    expect 1 by 19.0, 19.0/1

  example "a battalion wiped out"
    given
      unit u: german, infantry, strength 0, full_strength 2
    ask value points_lost(u)
    expect 2 by 19.0/1

  example "a battalion's loss is no second loss of its regiment"
    given
      unit u: german, infantry, strength 5, full_strength 6, red_circle
      unit a: german, infantry, strength 1, full_strength 2, subunit_of u, at 3228
      unit b, c: german, infantry, strength 2, full_strength 2, subunit_of u, at 3228
    ask value victory_points(polish)
    expect 1 by 19.0, 19.0/1

  example "nor is it forgotten, if only the battalion has it written down"
    given
      unit u: german, infantry, strength 6, full_strength 6, red_circle
      unit a: german, infantry, strength 1, full_strength 2, subunit_of u, at 3228
      unit b, c: german, infantry, strength 2, full_strength 2, subunit_of u, at 3228
    ask value victory_points(polish)
    expect 1 by 19.0, 19.0/1

  example "or the regiment has no SP any more while it is divided"
    given
      unit u: german, infantry, full_strength 6, red_circle
      unit a: german, infantry, strength 1, full_strength 2, subunit_of u, at 3228
      unit b, c: german, infantry, strength 2, full_strength 2, subunit_of u, at 3228
    ask value victory_points(polish)
    expect 1 by 19.0, 19.0/1

[19.0/note] Keeping the score
  commentary "advice to write each loss down as it comes, in the table enclosed for it, and to add up after the last stage"
  see tables/casualty-log

[19.0/winner] Who wins
  | The game is played twice, and each player leads the Poles once. Who got more points with them wins.
  see 19.0
  defect mla-A7 "what happens when both got the same is not said"
  given game_score(number N) -> number "in game {N} the Poles got {number} Victory Points"
  derived wins_with(number N) "who led the Poles in game {N} [wins|does not win]"
  define wins_with(1) when game_score(1) > game_score(2)
  define wins_with(2) when game_score(2) > game_score(1)

  example "the first game was the better"
    given
      game_score(1) = 60
      game_score(2) = 45
    ask is wins_with(1)
    expect yes by 19.0/winner

  example "the second was"
    given
      game_score(1) = 45
      game_score(2) = 60
    ask is wins_with(2)
    expect yes by 19.0/winner

  example "even"
    given
      game_score(1) = 45
      game_score(2) = 45
    ask is wins_with(1)
    expect no
