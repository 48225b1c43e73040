[7.0] Zones of control
  commentary "heading; the clauses below say what a zone is and does"
  was mlawa:7.0

[7.1] General rules
  commentary "heading"
  was mlawa:7.1

[7.11] Reach of a zone
  | A unit controls the six hexes around its own.
  was mlawa:7.11
  also zoc "{U} [controls|does not control] {H}"
  define zoc(U, H) when at(U) = A and adjacent(A, H)
  define in_zoc(E, U) when at(E) = H and zoc(U, H)
  define enemy_zoc(U, H) when enemy(U, E) and zoc(E, H)

  example "next to a regiment"
    given
      unit u: polish, infantry, at 3228
      unit e: german, infantry, at 3229
    ask is in_zoc(e, u)
    expect yes by 7.11

  example "two hexes away"
    given
      unit u: polish, infantry, at 3228
    ask is zoc(u, 3230)
    expect no

  example "an empty hex beside an enemy"
    given
      unit u: polish, infantry, at 3228
      unit e: german, infantry, at 3230
    ask is enemy_zoc(u, 3229)
    expect yes by 7.11

[7.12] Who has a zone
  | Every unit has one all the time, save artillery and headquarters. A unit hit by B5 (8.51) or in panic (22.16) has lost its
  | own. So has, by 21.23, a disorganized unit that is down to 1 SP, which is not in the list here. Aircraft counters are not
  | among the units of 2.2.
  see 8.51, 8.51/B5, 22.16, 21.23, 9.15, 13.11, 2.2/unit-types
  was mlawa:7.12
  derived zoneless(unit U) "{U} [has no|has a] zone of control"
  define zoneless(U) when U is air
  deny zoc(U, _) when zoneless(U)

  dispute w39-R15 "whether a disorganized unit of 1 SP has a zone"
    reading a preferred "21.23 takes it away; the list of exceptions is incomplete, as it leaves out 7.15 and 7.17 too"
      define zoneless(U) when worn_out(U)
    reading b "all units have one at every moment, the two exceptions apart"

  example "guns control nothing"
    given
      unit g: german, light_artillery, at 3228
    ask is zoc(g, 3229)
    expect no by 7.12

  example "nor does a headquarters"
    given
      unit q: german, hq, at 3228
    ask is zoc(q, 3229)
    expect no by 7.12

  example "a march past a panicked regiment, a worn-out battalion, guns and their staff"
    given
      unit u: german, infantry, strength 3, movement 8, at 3228
      unit p: polish, infantry, strength 4, at 3030, panicked
      unit d: polish, infantry, strength 2, at 3429, disorganized
      unit g: polish, light_artillery, gunfire 1, at 3231
      unit q: polish, hq, at 3231
      phase = german_movement
    ask may march(u, 3332) via 3229 3230 3331 3332
    expect yes by 3.1/phase-2

  example "nor do aircraft over a hex"
    given
      unit p: german, air, strength 2, gunfire 2, at 3228
    ask is zoc(p, 3229)
    expect no by 7.12

  example "a panicked regiment"
    given
      unit u: polish, infantry, strength 6, at 3228, panicked
    ask is zoc(u, 3229)
    expect no by 7.12

  example "a disorganized battalion of 1 SP"
    given
      unit u: polish, infantry, strength 1, at 3228, disorganized
    ask is zoc(u, 3229)
    expect no by 7.12

  example "a disorganized battalion of 2 SP"
    given
      unit u: polish, infantry, strength 2, at 3228, disorganized
    ask is zoc(u, 3229)
    expect no by 7.12

  example "a disorganized battalion of 3 SP"
    given
      unit u: polish, infantry, strength 3, at 3228, disorganized
    ask is zoc(u, 3229)
    expect yes by 7.11

  example "a battalion of 1 SP in good order"
    given
      unit u: polish, infantry, strength 1, at 3228
    ask is zoc(u, 3229)
    expect yes by 7.11

[7.13] Zones overlap
  | Zones of friend and foe on one hex do not disturb each other.
  commentary "7.11 gives each unit its zone without a look at any other: there is nothing to take away"
  was mlawa:7.13

  example "a hex that both sides control"
    given
      unit u: polish, infantry, at 3228
      unit e: german, infantry, at 3230
    ask which U where zoc(U, 3229)
    expect e, u by 7.11

[7.14] Friends
  | A unit is never subject to the zones of its own side.
  was mlawa:7.14
  deny in_zoc(E, U) when side(E) = side(U)

  example "two Polish regiments side by side"
    given
      unit u: polish, infantry, at 3228
      unit v: polish, infantry, at 3229
    ask is in_zoc(v, u)
    expect no by 7.14

  example "a Slovak beside a German"
    given
      unit u: german, infantry, at 3228
      unit v: slovak, infantry, at 3229
    ask is in_zoc(v, u)
    expect no by 7.14

[7.15] Big rivers and lakes
  | A zone stops at a big river and at a lake, in every phase: it does not cover the hexes on the far bank. A bridge changes nothing.
  see 4.37/zoc, 8.12
  was mlawa:7.15, mlawa:7.16
  deny zoc(U, H) when at(U) = A and big_river(A, H)
  deny zoc(U, H) when at(U) = A and lakeside(A, H)

  example "across a big river"
    given
      unit u: polish, infantry, at 3228
      edge 3228 3229: big_river
    ask is zoc(u, 3229)
    expect no by 7.15

  example "across a lake"
    given
      unit u: polish, infantry, at 3228
      edge 3228 3229: lakeside
    ask is zoc(u, 3229)
    expect no by 7.15

  example "across a bridge, in an attack phase"
    given
      unit u: polish, infantry, at 3228
      edge 3228 3229: big_river, bridge, main_road
      phase = polish_attack
    ask is zoc(u, 3229)
    expect no by 7.15

  example "a small river holds nobody back"
    given
      unit u: polish, infantry, at 3228
      edge 3228 3229: river
    ask is zoc(u, 3229)
    expect yes by 7.11

[7.17] Woods
  | No zone of control reaches into a hex that is wood all over.
  see 4.38/note, 8.12
  was mlawa:7.17
  deny zoc(_, H) when H is full_wood

  example 7.17/ex1 "unit 1 is in no zone beside unit A in the wood" reconstructed
    given
      unit a: polish, infantry, at 3228
      unit "1": german, infantry, at 3229
      hex 3228, 3229: full_wood
    ask is in_zoc("1", a)
    expect no by 7.17

  example 7.17/ex1 "unit 1 marches round unit A without a stop" reconstructed
    given
      turn = 2
      board 3127 to 3330
      unit a: polish, infantry, at 3228
      unit "1": german, infantry, movement 6, at 3330
      hex 3228, 3329, 3328: full_wood
      phase = german_movement
    ask may march("1", 3328) via 3329 3328
    expect yes by 3.1/phase-2

  example 7.17/ex1 "in open country unit A would hold it" reconstructed
    given
      board 3127 to 3330
      unit a: polish, infantry, at 3228
      unit "1": german, infantry, movement 6, at 3330
      phase = german_movement
    ask may march("1", 3328) via 3329 3328
    expect no at step 2

  example 7.17/ex1 "unit A slips away past unit 1 by the same wood" reconstructed
    given
      unit a: polish, infantry, strength 1, at 3228
      unit "1": german, infantry, strength 1, at 3226
      unit b: german, infantry, strength 6, at 3229
      hex 3228, 3227: full_wood
      battle x: attacker b, target a
      combat_die(x) = 7
      phase = german_attack
    ask may fall_back(a, 3228, 3227)
    expect yes by 8.62

  example "a hex with some wood is controlled"
    given
      unit a: polish, infantry, at 3228
      hex 3229: wood
    ask is zoc(a, 3229)
    expect yes by 7.11

[7.2] Zones and movement
  commentary "heading"
  was mlawa:7.2

[7.21] Stopping in a zone
  | A unit that enters an enemy zone stops there and does not move again in this phase, whatever points it has left. Raids are
  | the exception: a raider goes on, onto the hex of its target.
  see 12.0, 12.12, 12.13
  was mlawa:7.21
  derived must_stop(unit U, hex A, hex B) "{U} [has to|need not] stop after moving from {A} to {B}"
  define must_stop(U, A, B) when adjacent(A, B) and enemy_zoc(U, B)
  (stop) forbid step(U, A, _) when did step(U, B, A) this phase and must_stop(U, B, A)
  (stop) forbid step(U, A, _) when did march(U, A) this phase and enemy_zoc(U, A)

  dispute w39-C20 "how much of the stop is lifted for raids"
    reading a preferred "12.13 holds raiders back in every zone save their target's: no more than the step onto the target's hex"
      except 7.21/stop on step(U, A, B) when attacker(X, U) and target(X, E) and at(E) = B
        and every F where enemy(U, F) and zoc(F, A) has at(F) = B
      forbid raid(U, E)
        when at(U) = A and at(E) = B and did step(U, C, A) this phase and must_stop(U, C, A) and enemy(U, F)
        and zoc(F, A) and at(F) != B
      forbid raid(U, E) when at(U) = A and at(E) = B and did march(U, A) this phase and enemy(U, F) and zoc(F, A)
        and at(F) != B
    reading b "all of it: the exception is not qualified here"
      except 7.21/stop on step(U, _, _) when own_phase(U, movement) and attacker(_, U)

  example "into a zone"
    given
      unit u: polish, infantry, at 3228
      unit e: german, infantry, at 3230
    ask is must_stop(u, 3228, 3229)
    expect yes by 7.21

  example "a friend on the hex does not let it slip on"
    given
      unit i: polish, infantry, strength 4, movement 6, at 3228
      unit f: polish, infantry, strength 4, movement 6, at 3230
      unit e: german, infantry, strength 4, movement 6, at 3231
      phase = polish_movement
    ask may march(i, 3330) via 3229 3230 3330
    expect no at step 3 by 7.21

  example "past a zone"
    given
      unit u: polish, infantry, at 3228
      unit e: german, infantry, at 3231
    ask is must_stop(u, 3228, 3229)
    expect no

  example "a raider in the zone of its target goes on"
    given
      unit t: german, armour, strength 20, movement 12, at 3228
      unit e: polish, infantry, strength 2, at 3229
      battle x: attacker t, target e
      did step(t, 3227, 3228) in german_movement
      phase = german_movement
    ask may step(t, 3228, 3229)
    expect yes by 12.12 not by 7.31

  example "another enemy's zone holds a raider"
    given
      unit t: german, armour, strength 20, movement 12, at 3228
      unit e: polish, infantry, strength 2, at 3229
      unit f: polish, infantry, strength 2, at 3128
      battle x: attacker t, target e
      did step(t, 3328, 3228) in german_movement
      phase = german_movement
    ask may step(t, 3228, 3229)
    expect no by 7.21

  example "so there is no raid either, though another raid is to deal with that enemy"
    given
      unit t, s: german, armour, strength 20, movement 12
      at(t) = 3228
      at(s) = 3127
      unit e: polish, infantry, strength 2, at 3229
      unit f: polish, infantry, strength 2, at 3128
      battle x: attacker t, target e
      battle y: attacker s, target f
      did step(t, 3328, 3228) in german_movement
      phase = german_movement
    ask may raid(t, e)
    expect no by 7.21

  example "nor after a march of which only the end is known"
    given
      unit t, s: german, armour, strength 20, movement 12
      at(t) = 3228
      at(s) = 3127
      unit e: polish, infantry, strength 2, at 3229
      unit f: polish, infantry, strength 2, at 3128
      battle x: attacker t, target e
      battle y: attacker s, target f
      did march(t, 3228) in german_movement
      phase = german_movement
    ask may raid(t, e)
    expect no by 7.21

  example "a raider does not turn aside in the zone of its target"
    given
      unit t: german, armour, strength 20, movement 12, at 3228
      unit e: polish, infantry, strength 2, at 3229
      battle x: attacker t, target e
      did step(t, 3227, 3228) in german_movement
      phase = german_movement
    ask may step(t, 3228, 3128)
    expect no by 7.21

  example "on again after a march of which only the end is known"
    given
      unit u: polish, infantry, at 3229
      unit e: german, infantry, at 3230
      did march(u, 3229) in polish_movement
      phase = polish_movement
    ask may step(u, 3229, 3228)
    expect no by 7.21

  example "and on again in the same phase"
    given
      unit u: polish, infantry, at 3229
      unit e: german, infantry, at 3230
      did step(u, 3228, 3229) in polish_movement
      phase = polish_movement
    ask may step(u, 3229, 3228)
    expect no by 7.21

[7.22] Entering a zone costs nothing
  | An enemy zone adds nothing to the cost of a step into it.
  see 4.31
  was mlawa:7.22
  add 0 to step_cost(U, A, B) when enemy_zoc(U, B)

  example "a step into a zone"
    given
      hex 3228, 3229: clear
      unit u: polish, infantry, at 3228
      unit e: german, infantry, at 3230
    ask value step_cost(u, 3228, 3229)
    expect 1 by 4.31, 7.22

[7.23] Moving about inside zones
  | A unit does not move from one hex under enemy control to another, save in pursuit.
  see 8.73, 7.32, 12.13
  was mlawa:7.23
  (within) forbid step(U, A, B) when enemy_zoc(U, A) and enemy_zoc(U, B)
  dispute w39-R6 "whether armoured raids are free of this as well"
    reading a preferred "pursuit stands in 8.7, so 12.0 is a wrong reference; raids are dealt with in 7.21 and 12.13"
    reading b "12.0 is meant, and raids are a second exception"
      except 7.23/within, 7.32/within on step(U, _, _) when attacker(_, U) and own_phase(U, movement)

  example "round an enemy regiment"
    given
      unit u: polish, infantry, at 3229
      unit e: german, infantry, at 3228
      phase = polish_movement
    ask may step(u, 3229, 3329)
    expect no by 7.23

  example "a raider round the regiment it is to raid"
    given
      unit u: german, armour, strength 20, at 3229
      unit e: polish, infantry, strength 2, at 3228
      battle x: attacker u, target e
      phase = german_movement
    ask may step(u, 3229, 3329)
    expect no by 7.23

[7.24] Falling back through a friend
  | In retreat a unit may cross a hex under enemy control only where another friendly unit stands. For each such hex the unit,
  | or the stack that retreats with it, loses 1 SP in all.
  see 8.61
  was mlawa:7.24
  figure zone_toll = 1 in sp
  amount zone_losses(unit U) in sp "what {U} and the units retreating with it lose together for crossing enemy zones"
  derived chases(unit E, unit U) "{E} [has|has not] come after {U} in pursuit"
  derived zone_crossed(unit U, hex B) "{B} [lay|did not lie] in an enemy zone of control when {U} retreated"
  # The victors' zones are those they had before they pursued.
  define chases(E, U) when drove_off(E, U) and did pursue(E, _, _, _) this phase
  define zone_crossed(U, B) when enemy(U, E) and zoc(E, B) and not chases(E, U)
  define zone_crossed(U, B) when chases(E, U) and opening_hex(E) = A and adjacent(A, B)
    unless zoneless(E)
    unless big_river(A, B)
    unless lakeside(A, B)
    unless B is full_wood
  forbid fall_back(U, _, B) when enemy_zoc(U, B) unless at(F) = B and side(F) = side(U) and F != U
  permit fall_back(U, A, B)
    when beaten(X, U) and adjacent(A, B) and enemy_zoc(U, B) and at(F) = B and side(F) = side(U) and F != U
    and not way_out(U, A)
    unless long_over(X)
  # Who bears it in a stack is for its owner to say (8.54).
  cause lose(U, N) when did fall_back(U, _, _) this phase and zone_losses(U) = N and N > 0
    unless at(U) = H and at(V) = H and V != U and did fall_back(V, _, H) this phase

  dispute w39-Z1 "whether the hex where the retreat ends is paid for"
    reading a preferred "it was entered under the enemy's control like the others"
      set zone_losses(U) = zone_toll * count(B where did fall_back(U, _, B) this phase and zone_crossed(U, B))
    reading b "the price is for hexes crossed, and this one is not"
      set zone_losses(U) = zone_toll * count(B where did fall_back(U, _, B) this phase and did fall_back(U, B, _) this phase
        and zone_crossed(U, B))

  example "no friend on the way"
    given
      unit u: polish, infantry, at 3228
      unit e: german, infantry, at 3226
      phase = german_attack
    ask may fall_back(u, 3228, 3227)
    expect no by 7.24

  example "every way out is watched, and a friend stands on one"
    given
      board 3020 to 3535
      unit a: german, infantry, strength 9, at 3229
      unit b, c: german, infantry, strength 3
      at(b) = 3131
      at(c) = 3431
      unit p: polish, infantry, strength 3, at 3230
      unit f: polish, infantry, strength 3, at 3331
      battle x: attacker a, target p
      combat_die(x) = 8
      phase = german_attack
    ask may fall_back(p, 3230, 3331)
    expect yes by 7.24

  example "two hexes through friends, one in the open"
    given
      unit u: polish, infantry, strength 6, at 3225
      unit f: polish, infantry, at 3227
      unit g: polish, infantry, at 3226
      unit e: german, infantry, at 3327
      did fall_back(u, 3228, 3227) in german_attack
      did fall_back(u, 3227, 3226) in german_attack
      did fall_back(u, 3226, 3225) in german_attack
      phase = german_attack
    ask value zone_losses(u)
    expect 2 by 7.24

  example "the victor has come up since: no zone of his watched the way"
    given
      unit a: german, infantry, strength 9, at 3230
      unit e: polish, infantry, strength 3, at 3231
      battle x: attacker a, target e
      combat_die(x) = 5
      did fight(x) in german_attack
      did fall_back(e, 3229, 3230) in german_attack
      did fall_back(e, 3230, 3231) in german_attack
      did pursue(a, 3228, 3229, 1) in german_attack
      did pursue(a, 3229, 3230, 2) in german_attack
      phase = german_attack
    ask value zone_losses(e)
    expect 0 by 7.24

  example "the hex it passed beside him was in his zone before he left"
    given
      unit a: german, infantry, strength 9, at 3230
      unit e: polish, infantry, strength 3, at 3028
      unit f: polish, infantry, strength 3, at 3129
      battle x: attacker a, target e
      combat_die(x) = 5
      did fight(x) in german_attack
      did fall_back(e, 3229, 3129) in german_attack
      did fall_back(e, 3129, 3028) in german_attack
      did pursue(a, 3228, 3229, 1) in german_attack
      did pursue(a, 3229, 3230, 2) in german_attack
      phase = german_attack
    ask value zone_losses(e)
    expect 1 by 7.24

  example "nobody retreats with it, so it bears them"
    given
      unit u: polish, infantry, strength 6, at 3226
      unit f: polish, infantry, at 3227
      unit e: german, infantry, at 3328
      did fall_back(u, 3228, 3227) in german_attack
      did fall_back(u, 3227, 3226) in german_attack
      phase = german_attack
    ask what happens to u
    expect mark(u, retreat_counter), lose(u, 1) by 7.24

  example "two retreat together: one point between them, and no word on who bears it"
    given
      unit u, v: polish, infantry, strength 6, at 3226
      unit f: polish, infantry, at 3227
      unit e: german, infantry, at 3328
      did fall_back(u, 3228, 3227) in german_attack
      did fall_back(u, 3227, 3226) in german_attack
      did fall_back(v, 3228, 3227) in german_attack
      did fall_back(v, 3227, 3226) in german_attack
      phase = german_attack
    ask what happens to u
    expect mark(u, retreat_counter) by 8.63

  example "the retreat ends beside a friend in an enemy zone"
    given
      unit u: polish, infantry, strength 6, at 3227
      unit f: polish, infantry, at 3227
      unit e: german, infantry, at 3327
      did fall_back(u, 3228, 3227) in german_attack
      phase = german_attack
    ask value zone_losses(u)
    expect 1 by 7.24

  example "a friend on the way"
    given
      unit u: polish, infantry, at 3228
      unit f: polish, infantry, at 3227
      unit e: german, infantry, at 3226
      phase = german_attack
    ask may fall_back(u, 3228, 3227)
    expect no by 8.61 not by 7.24

[7.3] Leaving zones
  commentary "heading"
  was mlawa:7.3

[7.31] Leaving a zone
  | A unit that begins its movement phase in an enemy zone may leave it, at no extra cost.
  see 7.21
  was mlawa:7.31
  permit step(U, A, B) when own_phase(U, movement) and at(U) = A and enemy_zoc(U, A) and adjacent(A, B)
    unless did step(U, _, _) this phase
    unless did march(U, _) this phase
  add 0 to step_cost(U, A, B) when enemy_zoc(U, A)

  example "away from the enemy"
    given
      unit u: polish, infantry, at 3229
      unit e: german, infantry, at 3230
      phase = polish_movement
    ask may step(u, 3229, 3228)
    expect yes by 7.31

  example "and no dearer for it"
    given
      hex 3228, 3229: clear
      unit u: polish, infantry, at 3229
      unit e: german, infantry, at 3230
    ask value step_cost(u, 3229, 3228)
    expect 1 by 4.31, 7.31

[7.32] From zone to zone
  | In one movement phase a unit may go from the zone of one enemy into the zone of another, even directly, but not within
  | the zone of one and the same enemy.
  see 7.23, 7.21
  was mlawa:7.32
  dispute w39-Z2 "whether a unit that has left a zone may come back into it in the same phase"
    reading a preferred "going out and in again is not moving within it, and the older edition allows it in so many words"
    reading b "the clause allows another enemy's zone only"
      forbid step(U, A, B) when at(U) = C and C != A and enemy(U, E) and zoc(E, C) and zoc(E, B) unless zoc(E, A)
      forbid step(U, A, B)
        when did step(U, C, _) this phase and C != A and enemy(U, E) and zoc(E, C) and zoc(E, B)
        unless zoc(E, A)

  dispute w39-A45 "a hex in the zones of both the old enemy and a new one"
    reading a preferred "the step stays inside the zone of the old enemy, and that is what the clause refuses"
      except 7.23/within on step(U, A, B) unless enemy(U, E) and zoc(E, A) and zoc(E, B)
      (within) forbid step(U, A, B) when enemy(U, E) and zoc(E, A) and zoc(E, B)
    reading b "the step enters the zone of a new enemy, and that is what the clause allows"
      except 7.23/within on step(U, A, B) when enemy(U, E) and zoc(E, B) and not zoc(E, A)
      (within) forbid step(U, A, B)
        when enemy(U, E) and zoc(E, A) and zoc(E, B)
        unless enemy(U, F) and zoc(F, B) and not zoc(F, A)

  example "straight from one enemy to the next"
    given
      unit u: polish, infantry, at 3229
      unit e: german, infantry, at 3230
      unit f: german, infantry, at 3227
      phase = polish_movement
    ask may step(u, 3229, 3228)
    expect yes by 7.31

  example "within the zone of one enemy"
    given
      unit u: polish, infantry, at 3229
      unit e: german, infantry, at 3228
      phase = polish_movement
    ask may step(u, 3229, 3329)
    expect no by 7.23, 7.32

  example "a hex that the old enemy and a new one control"
    given
      unit u: polish, infantry, at 3229
      unit e: german, infantry, at 3228
      unit f: german, infantry, at 3428
      phase = polish_movement
    ask may step(u, 3229, 3329)
    expect no by 7.23, 7.32

  example "out of the zone and into it again, step by step"
    given
      unit u: polish, infantry, movement 6, at 3330
      unit e: german, infantry, at 3228
      did step(u, 3229, 3330) in polish_movement
      phase = polish_movement
    ask may step(u, 3330, 3329)
    expect yes by 3.1/phase-7

  example "out of the zone and into it again in one march"
    given
      board 3126 to 3431
      unit u: polish, infantry, movement 6, at 3229
      unit e: german, infantry, at 3228
      phase = polish_movement
    ask may march(u, 3329) via 3330 3329
    expect yes by 3.1/phase-7

  example "two enemies on one hex are no two zones"
    given
      unit u: polish, infantry, at 3229
      unit e, f: german, infantry, at 3228
      phase = polish_movement
    ask may step(u, 3229, 3329)
    expect no by 7.23, 7.32
