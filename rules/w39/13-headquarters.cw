[13.0] Headquarters
  commentary "whom the counters stand for; nothing to decide"
  was mlawa:13.0

[13.0/range-note] The range on the counter
  | The note says beforehand, in Polish, what 13.14 says: the range stands on the counter, and is 2 where none does.
  see 13.14
  defect w39-L1 "left untranslated"
  as 13.14

[13.1] Headquarters in detail
  commentary "heading"
  was mlawa:13.1

[13.11] Neither zone nor strength
  | A headquarters has no zone of control and no SP.
  see 7.12, 8.4b
  was mlawa:13.11
  define zoneless(Q) when Q is hq
  set fighting_strength(Q, _) = 0 when Q is hq

  example "the hex beside a staff"
    given
      unit q: german, hq, at 3228
    ask is zoc(q, 3229)
    expect no by 7.12, 13.11

  example "a staff among the defenders"
    given
      unit u: polish, infantry, strength 6, at 3228
      unit q: german, hq, at 3229
      unit e: german, infantry, strength 3, at 3229
      battle x: attacker u, target e + q
    ask value fighting_strength(q, x)
    expect 0 by 13.11

[13.12] How a headquarters moves
  | It has 12 MP, and in the movement phase all that holds for mechanized units holds for it.
  see 2.2/mechanized, 4.31, 14.32
  was mlawa:13.12
  figure hq_points = 12 in mp
  define mechanized(Q) when Q is hq
  set march_points(Q) = hq_points instead of 4.22 when Q is hq
  dispute w39-13.12a "whether swamps and mountains stop a headquarters in a retreat as well"
    reading a preferred "it is mechanized in the movement phase, the clause says"
      deny ground_bars(Q, A, B) when Q is hq and B is swamp or mountains
        unless B is lake
        unless lakeside(A, B)
    reading b "it moves like a mechanized unit whenever it moves"

  example "nothing is printed on the counter"
    given
      unit q: polish, hq, at 3228
    ask value march_points(q)
    expect 12 by 13.12

  example "a printed figure changes nothing"
    given
      turn = 2
      unit q: german, hq, movement 15, at 3228
    ask value march_points(q)
    expect 12 by 13.12

  example "into a wood"
    given
      unit q: polish, hq, at 3228
      hex 3229: wood
    ask value step_cost(q, 3228, 3229)
    expect 4 by 4.38, 13.12

  example "into a swamp"
    given
      unit q: polish, hq, at 3228
      hex 3229: swamp
      phase = polish_movement
    ask may step(q, 3228, 3229)
    expect no by 4.31, 13.12

  example "thirteen hexes on twelve points"
    given
      board 3210 to 3228
      unit q: polish, hq, at 3228
      phase = polish_movement
    ask may march(q, 3215)
    expect no by 4.22

  example "back into a swamp with the regiment it was with"
    given
      unit a: german, infantry, strength 9, at 3228
      unit u: polish, infantry, strength 3, at 3229
      unit q: polish, hq, at 3229
      hex 3230: swamp
      battle x: attacker a, target u + q
      combat_die(x) = 7
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
      combat_die(x) = 7
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
      combat_die(x) = 7
      phase = german_attack
    ask may fall_back(q, 3229, 3230)
    expect no by 8.61

[13.13] Headquarters in a stack
  | A headquarters may share a hex with other units, and does not count towards the limit: it has no SP.
  see 5.21, 13.11
  was mlawa:13.13
  permit stack(H, N) when at(Q) = H and Q is hq and nation(Q) = N
  add 0 to stack_points(H, N) when at(Q) = H and Q is hq and nation(Q) = N

  example "with nine points of infantry"
    given
      unit u: polish, infantry, strength 9, at 3228
      unit q: polish, hq, at 3228
    ask may stack(3228, polish)
    expect yes by 13.13

  example "the points of such a stack"
    given
      unit u: polish, infantry, strength 6, at 3228
      unit q: polish, hq, at 3228
    ask value stack_points(3228, polish)
    expect 6 by 5.21, 13.13

  example "not with an ally's"
    given
      unit u: slovak, infantry, strength 2, at 3228
      unit q: german, hq, at 3228
    ask may stack(3228, german)
    expect no by 5.24

[13.14] Command range
  | The range is printed on the headquarters; where it is not, it is 2 hexes.
  figure usual_command = 2 in hexes
  given command_range(unit Q) -> number "{Q} has a printed command range of {number}"
  amount command_reach(unit Q) in hexes "the command range of {Q}"
  set command_reach(Q) = usual_command when Q is hq unless command_range(Q) > 0
  set command_reach(Q) = command_range(Q) when Q is hq

  example "nothing printed"
    given
      unit q: polish, hq, at 3228
    ask value command_reach(q)
    expect 2 by 13.14

  example "a printed range"
    given
      unit q: polish, hq, command_range 4, at 3228
    ask value command_reach(q)
    expect 4 by 13.14

[13.2] Headquarters in combat
  commentary "heading"
  was mlawa:13.2

[13.21] Units under command
  | A unit within the command range of a headquarters of its own is under its command, and has its support in combat.
  see 13.14
  was mlawa:13.21
  derived own_hq(unit Q, unit U) "{Q} [is|is not] a headquarters that may command {U}"
  derived commands(unit Q, unit U) "{Q} [has|does not have] {U} under its command"
  derived commanded(unit U) "{U} [is|is not] under the command of a headquarters"
  derived leads(unit Q, unit U, battle X) "{Q} [has|does not have] {U} under its command in {X}"
  derived attack_led(battle X) "all attackers of {X} [are|are not] under command"
  derived defence_led(battle X) "all defenders of {X} [are|are not] under command"
  define commands(Q, U) when own_hq(Q, U) and distance(opening_hex(Q), opening_hex(U)) <= command_reach(Q)
  define commanded(U) when commands(_, U)
  define leads(Q, U, X) when own_hq(Q, U) and distance(battle_hex(Q, X), battle_hex(U, X)) <= command_reach(Q)

  dispute w39-A30 "whose headquarters"
    reading a preferred "any of its own nation's: 13.24 reckons with several"
      define own_hq(Q, U) when Q is hq and nation(Q) = nation(U)
    reading b "only the one of its own formation"
      define own_hq(Q, U) when Q is hq and formation(Q) = formation(U)

  dispute w39-A30a "whether one headquarters has to command all units of a side in the battle"
    reading a preferred "each unit needs one in range, and 13.24 reckons with several"
      define attack_led(X) when attacker(X, _) and every U where attacker(X, U) has leads(_, U, X)
      define defence_led(X) when target(X, _) and every E where target(X, E) has leads(_, E, X)
    reading b "13.22 and 13.23 speak of one headquarters"
      define attack_led(X) when attacker(X, V) and leads(Q, V, X) and every U where attacker(X, U) has leads(Q, U, X)
      define defence_led(X) when target(X, F) and leads(Q, F, X) and every E where target(X, E) has leads(Q, E, X)

  example "two hexes off"
    given
      unit q: polish, hq, at 3226
      unit u: polish, infantry, at 3228
    ask is commanded(u)
    expect yes by 13.21

  example "a headquarters of its own formation"
    given
      unit q: polish, hq, formation "50 ID", at 3226
      unit u: polish, infantry, formation "50 ID", at 3228
    ask is commanded(u)
    expect yes by 13.21

  example "three hexes off"
    given
      unit q: polish, hq, at 3225
      unit u: polish, infantry, at 3228
    ask is commanded(u)
    expect no

  example "a headquarters of the enemy"
    given
      unit q: german, hq, at 3227
      unit u: polish, infantry, at 3228
    ask is commanded(u)
    expect no

[13.22] Command in attack
  | Where every attacking unit is under command, the odds shift by 1 column to the attacker.
  see 8.4c, 13.24
  was mlawa:13.22
  add 1 to column(X) when attack_led(X)

  example "both attackers under command"
    given
      unit q: polish, hq, at 3227
      unit u: polish, infantry, strength 6, at 3228
      unit v: polish, infantry, strength 6, at 3329
      unit e: german, infantry, strength 6, at 3229
      battle x: attacker u + v, target e
      phase = polish_attack
    ask value column(x)
    expect 3:1 by 13.22

  example "each attacker under another headquarters"
    given
      unit q: polish, hq, at 3226
      unit r: polish, hq, at 3232
      unit u: polish, infantry, strength 6, at 3228
      unit v: polish, infantry, strength 6, at 3230
      unit e: german, infantry, strength 6, at 3229
      battle x: attacker u + v, target e
      phase = polish_attack
    ask value column(x)
    expect 3:1 by 13.22

  example "a Slovak under a German headquarters"
    given
      unit q: german, hq, at 3227
      unit u: slovak, infantry, strength 6, at 3228
      unit e: polish, infantry, strength 6, at 3229
      battle x: attacker u, target e
      phase = german_attack
    ask value column(x)
    expect 1:1 not by 13.22

  example "one of two out of range"
    given
      unit q: polish, hq, at 3226
      unit u: polish, infantry, strength 6, at 3228
      unit v: polish, infantry, strength 6, at 3230
      unit e: german, infantry, strength 6, at 3229
      battle x: attacker u + v, target e
      phase = polish_attack
    ask value column(x)
    expect 2:1 not by 13.22

[13.23] Command in defence
  | Where every unit attacked is under command, the odds shift by 1 column to the defender.
  see 8.4c, 13.24
  was mlawa:13.23
  add -1 to column(X) when defence_led(X)

  example "a defender under command"
    given
      unit q: german, hq, at 3230
      unit u: polish, infantry, strength 6, at 3228
      unit e: german, infantry, strength 3, at 3229
      battle x: attacker u, target e
      phase = polish_attack
    ask value column(x)
    expect 1:1 by 13.23

[13.24] One headquarters is enough
  | A second headquarters in range adds nothing.
  see 13.22, 13.23
  was mlawa:13.24
  add 0 to column(X) when attack_led(X) and attacker(X, U) and leads(Q, U, X) and leads(R, U, X) and Q != R
  add 0 to column(X) when defence_led(X) and target(X, E) and leads(Q, E, X) and leads(R, E, X) and Q != R

  example "two headquarters"
    given
      unit q: polish, hq, at 3227
      unit r: polish, hq, at 3128
      unit u: polish, infantry, strength 6, at 3228
      unit e: german, infantry, strength 3, at 3229
      battle x: attacker u, target e
      phase = polish_attack
    ask value column(x)
    expect 3:1 by 13.22, 13.24

  example "two headquarters behind the defender"
    given
      unit u: polish, infantry, strength 6, at 3228
      unit e: german, infantry, strength 3, at 3229
      unit q: german, hq, at 3230
      unit r: german, hq, at 3330
      battle x: attacker u, target e
      phase = polish_attack
    ask value column(x)
    expect 1:1 by 13.23, 13.24

[13.25] What a headquarters may not do
  | It does not attack without other units, and never goes onto a hex of the enemy, be it a headquarters there or a unit.
  see 13.26, 4.21
  was mlawa:13.25
  forbid attack(Q, _) when Q is hq
    unless attacker(X, Q) and attacker(X, U) and U is not hq
  forbid step(Q, _, B) when Q is hq and enemy(Q, E) and at(E) = B
  forbid raid(Q, _) when Q is hq

  example "a staff attacks"
    given
      unit q: polish, hq, at 3228
      unit e: german, infantry, at 3229
      phase = polish_attack
    ask may attack(q, e)
    expect no by 13.25

  example "a staff drives onto another"
    given
      unit q: polish, hq, at 3228
      unit r: german, hq, at 3229
      phase = polish_movement
    ask may step(q, 3228, 3229)
    expect no by 13.25

  example "a staff rides along with the tanks, but not onto the hex of the enemy"
    given
      unit t: german, armour, strength 20, movement 12, at 3228
      unit q: german, hq, at 3228
      unit e: polish, infantry, strength 2, at 3229
      battle x: attacker t + q, target e
      phase = german_movement
    ask may raid(q, e)
    expect no by 13.25

[13.26] A headquarters on its own
  | An enemy unit that passes over the hex of a headquarters with no other unit, or stops there, eliminates it: in its
  | movement, in a pursuit, or otherwise.
  see 4.21, 8.72, 13.25
  was mlawa:13.26
  derived sole_hq(unit Q) "{Q} [is|is not] a headquarters on its own"
  define sole_hq(Q)
    when Q is hq and at(Q) = H and every V where at(V) = H and side(V) = side(Q) and V is not air
    and not empty_train(V) has V is hq
  except 4.21 on step(U, _, B) when at(Q) = B and enemy(U, Q) and sole_hq(Q)
  cause eliminate(Q) when sole_hq(Q) and at(Q) = B and did step(U, _, B) this phase and enemy(U, Q)
  cause eliminate(Q) when sole_hq(Q) and at(Q) = B and did march(U, B) this phase and enemy(U, Q)
  cause eliminate(Q) when sole_hq(Q) and at(Q) = B and did pursue(U, _, B, _) this phase and enemy(U, Q)

  example "cavalry rides down a staff"
    given
      unit u: polish, cavalry, at 3228
      unit q: german, hq, at 3229
      phase = polish_movement
    ask may step(u, 3228, 3229)
    expect yes not by 4.21

  example "a staff with its guard"
    given
      unit u: polish, cavalry, at 3228
      unit q: german, hq, at 3229
      unit e: german, infantry, at 3229
      phase = polish_movement
    ask may step(u, 3228, 3229)
    expect no by 4.21

  example "an empty train is no guard"
    given
      unit u: polish, cavalry, at 3228
      unit q: german, hq, at 3229
      unit t: german, train, at 3229
      phase = polish_movement
    ask may step(u, 3228, 3229)
    expect yes not by 4.21

  example "the staff is gone"
    given
      unit u: polish, cavalry, at 3229
      unit q: german, hq, at 3229
      did step(u, 3228, 3229) in polish_movement
      phase = polish_movement
    ask what happens to q
    expect eliminate(q) by 13.26

  example "also where nobody counted the hexes of the march"
    given
      turn = 2
      unit c: german, cavalry, movement 9, at 3229
      unit q: polish, hq, at 3229
      did march(c, 3229) in german_movement
      phase = german_movement
    ask what happens to q
    expect eliminate(q) by 13.26

  example "a staff on the way of a pursuit"
    given
      unit u: polish, cavalry, at 3230
      unit e: german, infantry, at 3231
      unit q: german, hq, at 3229
      did fall_back(e, 3228, 3229) in polish_attack
      did pursue(u, 3227, 3228, 1) in polish_attack
      did pursue(u, 3228, 3229, 2) in polish_attack
      did pursue(u, 3229, 3230, 3) in polish_attack
      phase = polish_attack
    ask what happens to q
    expect eliminate(q) by 13.26

  example "an air counter is no guard"
    given
      unit q: german, hq, at 3229
      unit p: german, air, at 3229
    ask is sole_hq(q)
    expect yes by 13.26

[13.3] Bridges and headquarters
  commentary "heading"
  was mlawa:13.3

[13.31] Rebuilding a bridge
  | In its supply phase a headquarters within 3 hexes of a bridge that is destroyed or damaged makes it whole, if its player
  | wishes, and if no enemy unit stands at either end.
  see 3.1/phase-6, 3.1/phase-11, 13.32, 20.1
  was mlawa:13.31
  figure builders_reach = 3 in hexes
  term builders_reach "the reach of the builders"
  derived builders_near(unit Q, hex A, hex B) "{Q} [is|is not] near enough to the bridge between {A} and {B}"
  event mend(hex A, hex B) "the bridge between {A} and {B} [be made whole|was made whole]"
    drops bridge_down(A, B) drops bridge_damaged(A, B)
  permit rebuild(Q, A, B) when own_phase(Q, supply) and Q is hq and bridge_down(A, B)
  permit rebuild(Q, A, B) when own_phase(Q, supply) and Q is hq and bridge_damaged(A, B)
  excuse rebuild(Q, _, _) when Q is hq
  forbid rebuild(Q, A, B) unless builders_near(Q, A, B)
  forbid rebuild(Q, A, _) when enemy(Q, E) and at(E) = A and E is not air
  forbid rebuild(Q, _, B) when enemy(Q, E) and at(E) = B and E is not air
  cause mend(A, B) when did rebuild(_, A, B) this phase
  dispute w39-13.31a "which end of the bridge has to be within 3 hexes"
    reading a preferred "either: the bridge is in range as soon as one end of it is"
      define builders_near(Q, A, B) when at(Q) = H and distance(H, A) <= builders_reach and adjacent(A, B)
      define builders_near(Q, A, B) when at(Q) = H and distance(H, B) <= builders_reach and adjacent(A, B)
    reading b "both: the bridge is built from bank to bank"
      define builders_near(Q, A, B)
        when at(Q) = H and distance(H, A) <= builders_reach and distance(H, B) <= builders_reach and adjacent(A, B)

  example "a destroyed bridge two and three hexes off"
    given
      unit q: german, hq, at 3225
      edge 3227 3228: river, bridge_down
      phase = german_supply
    ask may rebuild(q, 3227, 3228)
    expect yes by 13.31

  example "a damaged bridge, named from its far end"
    given
      unit q: polish, hq, at 3225
      edge 3227 3228: river, bridge_damaged
      phase = polish_supply
    ask may rebuild(q, 3228, 3227)
    expect yes by 13.31

  example "only the near end is within three hexes"
    given
      unit q: german, hq, at 3225
      edge 3228 3229: river, bridge_down
      phase = german_supply
    ask may rebuild(q, 3228, 3229)
    expect yes by 13.31

  example "the same bridge named the other way round"
    given
      unit q: german, hq, at 3225
      edge 3228 3229: river, bridge_down
      phase = german_supply
    ask may rebuild(q, 3229, 3228)
    expect yes by 13.31

  example "four and five hexes off"
    given
      unit q: german, hq, at 3225
      edge 3229 3230: river, bridge_down
      phase = german_supply
    ask may rebuild(q, 3229, 3230)
    expect no by 13.31

  example "nobody makes him"
    given
      unit q: german, hq, at 3227
      edge 3227 3228: river, bridge_down
      phase = german_supply
    ask must rebuild(q, 3227, 3228)
    expect need not by 13.31

  example "a Polish battery on the near bank"
    given
      unit q: german, hq, at 3226
      unit g: polish, light_artillery, gunfire 1, at 3227
      edge 3227 3228: river, bridge_down
      phase = german_supply
    ask may rebuild(q, 3227, 3228)
    expect no by 13.31

  example "a Polish battery on the far bank"
    given
      unit q: german, hq, at 3226
      unit g: polish, light_artillery, gunfire 1, at 3228
      edge 3227 3228: river, bridge_down
      phase = german_supply
    ask may rebuild(q, 3227, 3228)
    expect no by 13.31

  example "a zone of control over it does not matter, nor do aircraft"
    given
      unit q: german, hq, at 3226
      unit e: polish, infantry, at 3229
      unit p: polish, air, strength 1, at 3228
      edge 3227 3228: river, bridge_down
      phase = german_supply
    ask may rebuild(q, 3227, 3228)
    expect yes by 13.31

  example "not while the army marches"
    given
      unit q: german, hq, at 3226
      edge 3227 3228: river, bridge_down
      phase = german_movement
    ask may rebuild(q, 3227, 3228)
    expect no by 3.0

  example "the bridge is whole again"
    given
      unit q: german, hq, at 3226
      hex 3226: fortress
      edge 3227 3228: river, bridge, bridge_down
      did rebuild(q, 3227, 3228) in german_supply
      phase = german_supply
    ask what happens
    expect mend(3227, 3228) by 13.31

[13.32] Polish headquarters and bridges
  | Poles rebuild damaged bridges, never destroyed ones.
  see 13.31
  forbid rebuild(Q, A, B) when Q is polish and bridge_down(A, B)

  example "a destroyed bridge"
    given
      unit q: polish, hq, at 3227
      edge 3227 3228: river, bridge_down
      phase = polish_supply
    ask may rebuild(q, 3227, 3228)
    expect no by 13.32

[13.4] Headquarters and units in trouble
  commentary "heading"

[13.41] Rallying
  | A panicked or disorganized unit that begins its movement phase on the hex of a headquarters of its side may throw a die to
  | come round. There is one throw for it in a phase.
  see 3.1/phase-2, 3.1/phase-7, 21.0, 22.0, 22.20
  defect w39-C24 "it is efficiency that comes back; the SP that were lost are lost (8.55)"
  throw rally_die(hex H) 1d6 "the rally roll of the stack on {H}"
  throw own_rally_die(unit U) 1d6 "the rally roll of {U} alone"
  amount rally_roll(unit U) "the rally roll that counts for {U}"
  derived rallies(unit U) "{U} [comes|does not come] round this phase"
  forbid rally(U)
    unless at(U) = H and at(Q) = H and Q is hq and side(Q) = side(U)
  (once) forbid rally(U) when did rally(U) this phase
  excuse rally(_)
  dispute w39-13.41a "whether the die is thrown for a stack or for each unit"
    reading a preferred "one throw for a stack, one for a unit that is alone: the stack stands first, as in 8.64"
      set rally_roll(U) = rally_die(at(U))
    reading b "each unit has a throw of its own; what it needs depends on its own state"
      set rally_roll(U) = own_rally_die(U)

  example "no headquarters on the hex"
    given
      unit u: polish, infantry, at 3228, disorganized
      unit q: polish, hq, at 3229
      phase = polish_movement
    ask may rally(u)
    expect no by 13.41

  example "the headquarters of an ally will do"
    given
      unit s: slovak, infantry, at 3228, panicked
      unit q: german, hq, at 3228
      phase = german_movement
    ask may rally(s)
    expect yes by 3.1/phase-2

  example "one throw and no more"
    given
      unit u: polish, infantry, at 3228, panicked
      unit q: polish, hq, at 3228
      did rally(u) in polish_movement
      rally_die(3228) = 6
      own_rally_die(u) = 6
      phase = polish_movement
    ask may rally(u)
    expect no by 13.41/once

  example "nobody has to try"
    given
      unit u: polish, infantry, at 3228, disorganized
      unit q: polish, hq, at 3228
      phase = polish_movement
    ask must rally(u)
    expect need not by 13.41

  example "the same throw for all of a stack"
    given
      unit u, v: polish, infantry, at 3228, disorganized
      unit q: polish, hq, at 3228
      did rally(u) in polish_movement
      did rally(v) in polish_movement
      rally_die(3228) = 6
      own_rally_die(u) = 1
      own_rally_die(v) = 2
      phase = polish_movement
    ask is rallies(v)
    expect no

[13.41/table] What has to be thrown
  | Up to 5 disorder is over, up to 4 panic is.
  figure order_up_to = 5
  figure calm_up_to = 4
  term order_up_to "the highest roll that ends disorder"
  term calm_up_to "the highest roll that ends panic"
  define rallies(U) when did rally(U) this phase and disorganized(U) and rally_roll(U) <= order_up_to
    unless panicked(U)
  define rallies(U) when did rally(U) this phase and panicked(U) and rally_roll(U) <= calm_up_to
  cause recover(U) when rallies(U)

  example "disorder and a 5"
    given
      unit u: polish, infantry, movement 6, at 3228, disorganized
      unit q: polish, hq, at 3228
      did rally(u) in polish_movement
      rally_die(3228) = 5
      own_rally_die(u) = 5
      phase = polish_movement
    ask is rallies(u)
    expect yes by 13.41/table

  example "disorder and a 6"
    given
      unit u: polish, infantry, movement 6, at 3228, disorganized
      unit q: polish, hq, at 3228
      did rally(u) in polish_movement
      rally_die(3228) = 6
      own_rally_die(u) = 6
      phase = polish_movement
    ask is rallies(u)
    expect no

  example "panic and a 4"
    given
      unit u: polish, infantry, movement 6, at 3228, panicked
      unit q: polish, hq, at 3228
      did rally(u) in polish_movement
      rally_die(3228) = 4
      own_rally_die(u) = 4
      phase = polish_movement
    ask what happens to u
    expect mark(u, s1), recover(u) by 13.41/table

  example "panic and a 5"
    given
      unit u: polish, infantry, movement 6, at 3228, panicked, disorganized
      unit q: polish, hq, at 3228
      did rally(u) in polish_movement
      rally_die(3228) = 5
      own_rally_die(u) = 5
      phase = polish_movement
    ask is rallies(u)
    expect no

  example "the throw is still to come"
    given
      unit u: polish, infantry, movement 6, at 3228, panicked
      unit q: polish, hq, at 3228
      did rally(u) in polish_movement
      phase = polish_movement
    ask is rallies(u)
    expect unknown for rally_die

[13.41/after] After the rally
  | A unit that has come round gets an S1 counter and may move in the same phase, with half its points.
  see 4.22, 10.13
  defect w39-13.41c "when the S1 counter comes off again is not said, nor does the list of counters (2.2) know one"
  derived comes_round(unit U) "{U} [has|does not have] to make do with half its points after a rally"
  # where the counter lies already it halves the points itself (10.13)
  define comes_round(U) when rallies(U)
    unless marker(U, s1)
  cause mark(U, s1) when comes_round(U)
  dispute w39-13.41b "what half of an odd number of points is"
    reading a preferred "with a half: roads are paid in half points (4.32), and no rounding is mentioned"
      halve march_points(U) when comes_round(U)
    reading b "rounded down, by 2.2"
      halve march_points(U) rounding down when comes_round(U)

  example "six points are three"
    given
      unit u: polish, infantry, movement 6, at 3228, disorganized
      unit q: polish, hq, at 3228
      did rally(u) in polish_movement
      rally_die(3228) = 2
      own_rally_die(u) = 2
      phase = polish_movement
    ask value march_points(u)
    expect 3 by 4.22, 13.41/after

  example "nine points are four and a half"
    given
      unit u: polish, cavalry, movement 9, at 3228, panicked
      unit q: polish, hq, at 3228
      did rally(u) in polish_movement
      rally_die(3228) = 2
      own_rally_die(u) = 2
      phase = polish_movement
    ask value march_points(u)
    expect 4.5 by 4.22, 13.41/after

  example "the counter lies on it: it is not put on again"
    given
      unit u: polish, cavalry, movement 9, at 3228, panicked, marker s1
      unit q: polish, hq, at 3228
      did rally(u) in polish_movement
      rally_die(3228) = 2
      own_rally_die(u) = 2
      phase = polish_movement
    ask what happens to u
    expect recover(u) by 13.41/table

  example "three hexes"
    given
      board 3220 to 3232
      unit u: polish, infantry, movement 6, at 3228, panicked
      unit q: polish, hq, at 3228
      did rally(u) in polish_movement
      rally_die(3228) = 2
      own_rally_die(u) = 2
      phase = polish_movement
    ask may march(u, 3225)
    expect yes by 3.1/phase-7

  example "four hexes"
    given
      board 3220 to 3232
      unit u: polish, infantry, movement 6, at 3228, disorganized
      unit q: polish, hq, at 3228
      did rally(u) in polish_movement
      rally_die(3228) = 2
      own_rally_die(u) = 2
      phase = polish_movement
    ask may march(u, 3224)
    expect no by 4.22

  example "the rally that failed costs nothing"
    given
      unit u: polish, infantry, movement 6, at 3228, disorganized
      unit q: polish, hq, at 3228
      did rally(u) in polish_movement
      rally_die(3228) = 6
      own_rally_die(u) = 6
      phase = polish_movement
    ask value march_points(u)
    expect 6 by 4.22 not by 13.41/after
