[7.0] Zones of control
  as w39:7.0

[7.1] General rules
  as w39:7.1

[7.11] Reach of a zone
  as w39:7.11

[7.12] Who has a zone
  | Every unit has one all the time, save artillery (9.15) and headquarters (13.11). Aircraft counters are not among the units of
  | 2.2 that hold ground.
  see 9.15, 13.11, 2.2/unit-types
  derived zoneless(unit U) "{U} [has no|has a] zone of control"
  define zoneless(U) when U is air
  deny zoc(U, _) when zoneless(U)

  example "guns control nothing"
    given
      unit g: german, artillery, at 3228
    ask is zoc(g, 3229)
    expect no by 7.12

  example "nor does a headquarters"
    given
      unit q: german, hq, at 3228
    ask is zoc(q, 3229)
    expect no by 7.12

  example "nor do aircraft over a hex"
    given
      unit p: german, air, strength 2, gunfire 2, at 3228
    ask is zoc(p, 3229)
    expect no by 7.12

[7.13] Zones overlap
  as w39:7.13

[7.14] Friends
  as w39:7.14

[7.15] Big rivers
  | Outside the attack and counter-attack phases a zone stops at a big river and does not cover the far bank.
  see 4.37/zoc, 7.12
  deny zoc(U, H) when at(U) = A and big_river(A, H)
    unless phase_of(attack, _)
    unless phase_of(counter, _)

  dispute mla-C11 "whether a zone reaches over a big river while units attack"
    reading phases preferred "this clause names the phases; 4.37 only refers to it"
    reading never "the clause on crossings says without more ado that the zone does not go across"
      deny zoc(U, H) when at(U) = A and big_river(A, H) and phase_of(attack, _)
      deny zoc(U, H) when at(U) = A and big_river(A, H) and phase_of(counter, _)

  example "while moving"
    given
      unit u: polish, infantry, at 3228
      edge 3228 3229: big_river
      phase = german_movement
    ask is zoc(u, 3229)
    expect no by 7.15

  example "while attacking: the readings part"
    given
      unit u: polish, infantry, at 3228
      edge 3228 3229: big_river
      phase = polish_attack
    ask is zoc(u, 3229)
    expect yes by 7.11

  example "while striking back: the readings part"
    given
      unit u: polish, infantry, at 3228
      edge 3228 3229: big_river
      phase = polish_counter
    ask is zoc(u, 3229)
    expect yes by 7.11

  example "the enemy's attack phase serves as well"
    given
      unit u: polish, infantry, at 3228
      edge 3228 3229: big_river
      phase = german_attack
    ask is zoc(u, 3229)
    expect yes by 7.11

  example "while digging in"
    given
      unit u: polish, infantry, at 3228
      edge 3228 3229: big_river
      phase = polish_digging
    ask is zoc(u, 3229)
    expect no by 7.15

  example "along the near bank nothing changes"
    given
      unit u: polish, infantry, at 3228
      edge 3228 3229: big_river
      phase = german_movement
    ask is zoc(u, 3227)
    expect yes by 7.11

[7.16] Lakes
  | A zone never covers the far bank of a lake.
  deny zoc(U, H) when at(U) = A and lakeside(A, H)

  example "across a lake"
    given
      unit u: polish, infantry, at 3228
      edge 3228 3229: lakeside
      phase = polish_attack
    ask is zoc(u, 3229)
    expect no by 7.16

[7.17] Woods
  | No zone of control reaches into a hex that is wood all over.
  see 4.38/note, 8.12
  given wooded_side(hex A, hex B) "the hexside between {A} and {B} [is|is not] all wood" both ways
  defect mla-M10 "its example lets unit 1 retreat past unit 1: unit A is meant"
  dispute mla-M9 "whether the hex counts, or the side that is crossed"
    reading a preferred "the example of the clause and the note to 4.38 speak of hexes"
      deny zoc(_, H) when H is full_wood
    reading b "the clause itself says hexsides"
      deny zoc(U, H) when at(U) = A and wooded_side(A, H)

  example "a hex with some wood is controlled"
    given
      unit a: polish, infantry, at 3228
      hex 3229: wood
    ask is zoc(a, 3229)
    expect yes by 7.11

  example "open ground behind a wooded hexside: the readings part"
    given
      unit a: polish, infantry, at 3228
      hex 3229: clear
      edge 3228 3229: wooded_side
    ask is zoc(a, 3229)
    expect yes by 7.11

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

  example 7.17/ex1 "unit A may slip away past unit 1 by the same wood" reconstructed
    given
      unit a: polish, infantry, strength 1, at 3228
      unit "1": german, infantry, strength 1, at 3226
      hex 3228, 3227: full_wood
    ask is enemy_zoc(a, 3227)
    expect no by 7.17

[7.2] Zones and movement
  as w39:7.2

[7.21] Stopping in a zone
  | A unit that enters an enemy zone stops there and does not move again in this phase, whatever points it has left. Raids are
  | the exception.
  as w39:7.21
  see 12.0, 12.12, 12.13
  dispute mla-C6 "how much of the stop is lifted for raids"
    reading a preferred "the example of 12.16 holds a raider back in all zones but its target's: no more than the step onto the target's hex"
      except 7.21/stop on step(U, A, B) when own_phase(U, movement) and attacker(X, U) and target(X, E) and at(E) = B
        and every F where enemy(U, F) and zoc(F, A) has at(F) = B
      forbid raid(U, E)
        when at(U) = A and at(E) = B and did step(U, C, A) this phase and must_stop(U, C, A) and enemy(U, F)
        and zoc(F, A) and at(F) != B
      forbid raid(U, E) when at(U) = A and at(E) = B and did march(U, A) this phase and enemy(U, F) and zoc(F, A)
        and at(F) != B
    reading b "12.13 lets raiders shift within Polish zones, and says nothing of a target"
      except 7.21/stop on step(U, _, _) when own_phase(U, movement) and attacker(_, U)

[7.22] Entering a zone costs nothing
  as w39:7.22

[7.23] Moving about inside zones
  | Within enemy zones a unit moves only in pursuit. How that agrees with 7.32 is disputed.
  see 7.21, 7.31, 7.32, 8.73
  defect mla-R4 "refers to 12.0, the raids, for the pursuit of 8.7"
  dispute mla-C5 "what is left of it beside 7.32, which lets units go from zone to zone"
    reading a preferred "a unit may step from one hex of a zone to another and stops there (7.21); what it may not do is go on"
    reading b "7.32 speaks of two zones: within that of one and the same enemy nobody moves"
      forbid step(U, A, B) when enemy(U, E) and zoc(E, A) and zoc(E, B)
    reading c "outside pursuit no step goes from one hex under enemy control to another"
      forbid step(U, A, B) when enemy_zoc(U, A) and enemy_zoc(U, B)

  example "round an enemy regiment: the readings part"
    given
      unit u: polish, infantry, movement 6, at 3229
      unit e: german, infantry, at 3228
      hex 3329: clear
      phase = polish_movement
    ask may step(u, 3229, 3329)
    expect yes by 7.31

  example "and on round it"
    given
      unit u: polish, infantry, movement 6, at 3329
      unit e: german, infantry, at 3228
      hex 3328: clear
      did step(u, 3229, 3329) in polish_movement
      phase = polish_movement
    ask may step(u, 3329, 3328)
    expect no by 7.21

[7.24] Falling back through a friend
  | In retreat a unit may cross a hex under enemy control only where another friendly unit stands. For each such hex the unit,
  | or those that retreat with it, lose 1 SP in all.
  see 8.61
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
  dispute mla-Z1 "whether the hex where the retreat ends is paid for"
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

  example "the victor has come up since: no zone of his watched the way"
    given
      unit a: german, infantry, strength 12, at 3230
      unit e: polish, infantry, strength 3, at 3231
      battle x: attacker a, target e
      combat_die(x) = 2
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
      unit a: german, infantry, strength 12, at 3230
      unit e: polish, infantry, strength 3, at 3028
      unit f: polish, infantry, strength 3, at 3129
      battle x: attacker a, target e
      combat_die(x) = 2
      did fight(x) in german_attack
      did fall_back(e, 3229, 3129) in german_attack
      did fall_back(e, 3129, 3028) in german_attack
      did pursue(a, 3228, 3229, 1) in german_attack
      did pursue(a, 3229, 3230, 2) in german_attack
      phase = german_attack
    ask value zone_losses(e)
    expect 1 by 7.24

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

  example "the retreat ends beside a friend in an enemy zone: the readings part"
    given
      unit u: polish, infantry, strength 6, at 3227
      unit f: polish, infantry, at 3227
      unit e: german, infantry, at 3327
      did fall_back(u, 3228, 3227) in german_attack
      phase = german_attack
    ask value zone_losses(u)
    expect 1 by 7.24

[7.3] Leaving zones
  as w39:7.3

[7.31] Leaving a zone
  as w39:7.31

[7.32] From zone to zone
  | In one movement phase a unit may leave an enemy zone and come back into it, and it may go from one zone straight into another.
  see 7.21, 7.23, 7.31
  permit step(U, A, B) when own_phase(U, movement) and adjacent(A, B) and enemy_zoc(U, A) and enemy_zoc(U, B)

  example "straight from one enemy to the next"
    given
      unit u: polish, infantry, movement 6, at 3229
      unit e: german, infantry, at 3230
      unit f: german, infantry, at 3227
      hex 3228: clear
      phase = polish_movement
    ask may step(u, 3229, 3228)
    expect yes by 7.32

  example "out of the zone and into it again in one march"
    given
      board 3126 to 3431
      unit u: polish, infantry, movement 6, at 3229
      unit e: german, infantry, at 3228
      phase = polish_movement
    ask may march(u, 3329) via 3330 3329
    expect yes by 3.1/phase-6
