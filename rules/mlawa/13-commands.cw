[13.0] Headquarters
  as w39:13.0

[13.1] Headquarters in detail
  as w39:13.1

[13.11] Neither zone nor strength
  | A headquarters has no zone of control and no SP. It is no unit, so nobody attacks it where it stands alone.
  see 7.12, 8.11, 8.4b, 8.22, 13.26, 14.12, 14.21
  as w39:13.11
  forbid attack(_, Q) when sole_hq(Q)

  example "an attack on a staff on its own"
    given
      unit a: german, infantry, strength 6, at 3228
      unit q: polish, hq, at 3229
      phase = german_attack
    ask may attack(a, q)
    expect no by 13.11

  example "on a staff and its guard"
    given
      unit a: german, infantry, strength 6, at 3228
      unit u: polish, infantry, strength 2, at 3229
      unit q: polish, hq, at 3229
      battle x: attacker a, target u + q
      phase = german_attack
    ask may fight(x)
    expect yes by 8.21

[13.12] How a headquarters moves
  as w39:13.12
  see 2.2/motorized, 14.32
  defect mla-M6 "prints strength points for movement points"
  dispute mla-13.12 "whether marshes stop a headquarters in a retreat as well"
    reading movement preferred "it is mechanized in the movement phase, the clause says"
      deny ground_bars(Q, A, B) when Q is hq and B is swamp
        unless B is lake
        unless lakeside(A, B)
    reading always "it moves like a mechanized unit whenever it moves"

  example "back into a swamp with the regiment it was with"
    given
      unit a: german, infantry, strength 9, at 3228
      unit u: polish, infantry, strength 3, at 3229
      unit q: polish, hq, at 3229
      hex 3230: swamp
      battle x: attacker a, target u + q
      combat_die(x) = 1
      phase = german_attack
    ask may fall_back(q, 3229, 3230)
    expect yes by 8.62

  example "but not into a lake"
    given
      unit a: german, infantry, strength 9, at 3228
      unit u: polish, infantry, strength 3, at 3229
      unit q: polish, hq, at 3229
      hex 3230: swamp, lake
      battle x: attacker a, target u + q
      combat_die(x) = 1
      phase = german_attack
    ask may fall_back(q, 3229, 3230)
    expect no by 8.61

  example "nor across one"
    given
      unit a: german, infantry, strength 9, at 3228
      unit u: polish, infantry, strength 3, at 3229
      unit q: polish, hq, at 3229
      hex 3230: swamp
      edge 3229 3230: lakeside
      battle x: attacker a, target u + q
      combat_die(x) = 1
      phase = german_attack
    ask may fall_back(q, 3229, 3230)
    expect no by 8.61

[13.13] Headquarters in a stack
  as w39:13.13
  see 5.21, 13.11

  example "with 24 points of infantry"
    given
      unit u: polish, infantry, strength 24, at 3228
      unit q: polish, hq, strength 1, at 3228
    ask may stack(3228, polish)
    expect yes by 13.13

[13.2] Headquarters in combat
  as w39:13.2

[13.21] Units under command
  | A unit within 4 hexes of its own headquarters is supported in combat.
  as w39:13.21
  figure command_distance = 4 in hexes
  amount command_reach(unit Q) in hexes "how far {Q} commands"
  set command_reach(Q) = command_distance when Q is hq

  example "two hexes off"
    given
      unit q: polish, hq, at 3226
      unit u: polish, infantry, at 3228
    ask is commanded(u)
    expect yes by 13.21

  example "four hexes off: the readings part"
    given
      unit q: polish, hq, at 3224
      unit u: polish, infantry, at 3228
    ask is commanded(u)
    expect yes by 13.21

  example "three hexes off"
    given
      unit q: polish, hq, at 3225
      unit u: polish, infantry, at 3228
    ask is commanded(u)
    expect yes by 13.21

  example "five hexes off"
    given
      unit q: polish, hq, at 3223
      unit u: polish, infantry, at 3228
    ask is commanded(u)
    expect no

  example "a headquarters for each of two attackers: the readings part"
    given
      unit q: polish, hq, at 3224
      unit r: polish, hq, at 3234
      unit u: polish, infantry, strength 6, at 3228
      unit v: polish, infantry, strength 6, at 3230
      unit e: german, infantry, strength 6, at 3229
      battle x: attacker u + v, target e
      phase = polish_attack
    ask is attack_led(x)
    expect yes by 13.21

[13.22] Command in attack
  | Where every attacking unit is within reach of its headquarters, the ratio shifts by 1 to the attacker.
  as w39:13.22
  see 8.4c, 13.24

  example "one of two out of range"
    given
      unit q: polish, hq, at 3224
      unit u: polish, infantry, strength 6, at 3228
      unit v: polish, infantry, strength 6, at 3230
      unit e: german, infantry, strength 6, at 3229
      battle x: attacker u + v, target e
      phase = polish_attack
    ask value column(x)
    expect 2:1 by 8.4c not by 13.22

[13.23] Command in defence
  | Where every unit attacked is within reach of its headquarters, the ratio shifts by 1 to the defender.
  as w39:13.23
  see 8.4c, 13.24

[13.24] One headquarters is enough
  as w39:13.24
  see 13.22, 13.23

[13.25] What a headquarters may not do
  as w39:13.25
  see 4.21, 13.26

[13.26] A headquarters that is run over
  | An enemy unit that passes over the hex of a headquarters, or stops there, eliminates it: in its movement, in a pursuit, or
  | otherwise. Other units on the hex keep the enemy out of it (4.21).
  see 4.21, 8.61, 8.72, 13.25
  derived sole_hq(unit Q) "{Q} [is|is not] a headquarters on its own"
  define sole_hq(Q)
    when Q is hq and at(Q) = H and every V where at(V) = H and side(V) = side(Q) and V is not air has V is hq
  except 4.21 on step(U, _, B) when at(Q) = B and enemy(U, Q) and sole_hq(Q)
  cause eliminate(Q) when Q is hq and at(Q) = B and did step(U, _, B) this phase and enemy(U, Q)
  cause eliminate(Q) when Q is hq and at(Q) = B and did march(U, B) this phase and enemy(U, Q)
  cause eliminate(Q) when Q is hq and at(Q) = B and did pursue(U, _, B, _) this phase and enemy(U, Q)
  cause eliminate(Q) when Q is hq and at(Q) = B and did fall_back(U, _, B) this phase and enemy(U, Q)

  example "cavalry rides down a staff"
    given
      unit u: polish, cavalry, movement 9, at 3228
      unit q: german, hq, at 3229
      phase = polish_movement
    ask may step(u, 3228, 3229)
    expect yes by 3.1/phase-6

  example "a staff with its guard"
    given
      unit u: polish, cavalry, movement 9, at 3228
      unit q: german, hq, at 3229
      unit e: german, infantry, at 3229
      phase = polish_movement
    ask may step(u, 3228, 3229)
    expect no by 4.21

  example "the staff is gone"
    given
      unit u: polish, cavalry, movement 9, at 3230
      unit q: german, hq, at 3229
      did step(u, 3228, 3229) in polish_movement
      did step(u, 3229, 3230) in polish_movement
      phase = polish_movement
    ask what happens to q
    expect eliminate(q) by 13.26

  example "nobody counted the hexes"
    given
      unit u: polish, cavalry, movement 9, at 3229
      unit q: german, hq, at 3229
      did march(u, 3229) in polish_movement
      phase = polish_movement
    ask what happens to q
    expect eliminate(q) by 13.26

  example "a staff on the way of a pursuit"
    given
      unit u: polish, cavalry, at 3230
      unit e: german, infantry, at 3231
      unit q: german, hq, at 3229
      did fall_back(e, 3228, 3229) in polish_counter
      did pursue(u, 3227, 3228, 1) in polish_counter
      did pursue(u, 3228, 3229, 2) in polish_counter
      phase = polish_counter
    ask what happens to q
    expect eliminate(q) by 13.26

  example "an air counter is no guard"
    given
      unit q: german, hq, at 3229
      unit p: german, air, strength 2, at 3229
    ask is sole_hq(q)
    expect yes by 13.26

  example "a beaten regiment flees over a staff"
    given
      board 3020 to 3440
      unit a: german, infantry, strength 20, at 3228
      unit u: polish, infantry, strength 3, at 3231
      unit q: german, hq, at 3230
      battle x: attacker a, target u
      did fight(x) in german_attack
      did fall_back(u, 3229, 3230) in german_attack
      did fall_back(u, 3230, 3231) in german_attack
      combat_die(x) = 2
      phase = german_attack
    ask what happens to q
    expect eliminate(q) by 13.26

[13.3] Bridges and headquarters
  as w39:13.3

[13.31] Rebuilding a bridge
  | A headquarters that has come in one stage to a hex beside a destroyed bridge, or passed it, lets the bridge be rebuilt in the
  | next.
  see 2.2/aux-counters, 20.0
  action rebuild(unit Q, hex A, hex B) "{Q} [rebuild|rebuilt] the bridge between {A} and {B}"
  derived bridgehead(unit Q, hex A) "{Q} [came|did not come] to {A} in the last stage"
  event mend(hex A, hex B) "the bridge between {A} and {B} [be made whole|was made whole]" drops bridge_down(A, B)
  define bridgehead(Q, A) when Q is hq and did step(Q, _, A) last turn
  define bridgehead(Q, A) when Q is hq and did march(Q, A) last turn
  permit rebuild(Q, A, B) when bridge_down(A, B) and bridgehead(Q, A)
  permit rebuild(Q, A, B) when bridge_down(A, B) and bridgehead(Q, B)
  otherwise forbid rebuild
  cause mend(A, B) when did rebuild(_, A, B) this turn and bridge_down(A, B)
  dispute mla-13.31 "whether somebody has to rebuild it"
    reading rebuilt preferred "it may be repaired: in the next stage the staff does it"
    reading regarded "it counts as repaired in the next stage, as a bridge blown up counts as destroyed (20.0)"
      cause mend(A, B) when bridge_down(A, B) and bridgehead(_, A)
  dispute mla-A4 "how near the headquarters has to come"
    reading reach preferred "to the hex itself: beside passing through it, advancing towards it can only mean arriving"
    reading towards "a move in its direction is enough"
      define bridgehead(Q, A) when Q is hq and bridge_down(A, _) and did step(Q, F, H) last turn
        and distance(H, A) < distance(F, A)

  example "the staff came to the bridge yesterday"
    given
      turn = 2
      unit q: german, hq, at 3228
      edge 3228 3229: big_river, bridge, bridge_down
      did step(q, 3227, 3228) in german_movement of turn 1
      phase = german_movement
    ask may rebuild(q, 3228, 3229)
    expect yes by 13.31

  example "it passed by, and the bridge is named from its far end"
    given
      turn = 2
      unit q: german, hq, at 3128
      edge 3228 3229: big_river, bridge, bridge_down
      did step(q, 3227, 3228) in german_movement of turn 1
      did step(q, 3228, 3128) in german_movement of turn 1
      phase = german_movement
    ask may rebuild(q, 3229, 3228)
    expect yes by 13.31

  example "nobody counted the hexes"
    given
      turn = 2
      unit q: german, hq, at 3228
      edge 3228 3229: big_river, bridge, bridge_down
      did march(q, 3228) in german_movement of turn 1
      phase = german_movement
    ask may rebuild(q, 3228, 3229)
    expect yes by 13.31

  example "it has only just come"
    given
      turn = 2
      unit q: german, hq, at 3228
      edge 3228 3229: big_river, bridge, bridge_down
      did step(q, 3227, 3228) in german_movement of turn 2
      phase = german_movement
    ask may rebuild(q, 3228, 3229)
    expect no by 13.31

  example "on its way there: the readings part"
    given
      turn = 2
      unit q: german, hq, at 3227
      edge 3228 3229: big_river, bridge, bridge_down
      did step(q, 3226, 3227) in german_movement of turn 1
      phase = german_movement
    ask may rebuild(q, 3228, 3229)
    expect no by 13.31

  example "a bridge that stands"
    given
      turn = 2
      unit q: german, hq, at 3228
      edge 3228 3229: big_river, bridge
      did step(q, 3227, 3228) in german_movement of turn 1
      phase = german_movement
    ask may rebuild(q, 3228, 3229)
    expect no by 13.31

  example "an infantry regiment at the bridge"
    given
      turn = 2
      unit u: german, infantry, at 3228
      edge 3228 3229: big_river, bridge, bridge_down
      did step(u, 3227, 3228) in german_movement of turn 1
      did march(u, 3228) in german_movement of turn 1
      phase = german_movement
    ask may rebuild(u, 3228, 3229)
    expect no by 13.31

  example "the bridge is whole again"
    given
      turn = 2
      unit q: german, hq, at 3228
      edge 3228 3229: big_river, bridge, bridge_down
      did rebuild(q, 3228, 3229) in german_movement
      phase = german_movement
    ask what happens
    expect mend(3228, 3229) by 13.31

  example "the staff came, and nobody has laid hands on the bridge: the readings part"
    given
      turn = 2
      unit q: german, hq, at 3228
      edge 3228 3229: big_river, bridge, bridge_down
      did step(q, 3227, 3228) in german_movement of turn 1
      phase = german_movement
    ask what happens
    expect nothing
