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
  derived commands(unit Q, unit U) "{Q} [has|does not have] {U} under its command"
  derived commanded(unit U) "{U} [is|is not] under the command of a headquarters"
  derived attack_led(battle X) "all attackers of {X} [are|are not] under command"
  derived defence_led(battle X) "all defenders of {X} [are|are not] under command"
  define commanded(U) when commands(_, U)

  dispute w39-A30 "whose headquarters"
    reading a preferred "any of its own nation's: 13.24 reckons with several"
      define commands(Q, U)
        when Q is hq and nation(Q) = nation(U) and distance(opening_hex(Q), opening_hex(U)) <= command_reach(Q)
    reading b "only the one of its own formation"
      define commands(Q, U)
        when Q is hq and formation(Q) = formation(U) and distance(opening_hex(Q), opening_hex(U)) <= command_reach(Q)

  dispute w39-A30a "whether one headquarters has to command all units of a side in the battle"
    reading a preferred "each unit needs one in range, and 13.24 reckons with several"
      define attack_led(X) when attacker(X, _) and every U where attacker(X, U) has commanded(U)
      define defence_led(X) when target(X, _) and every E where target(X, E) has commanded(E)
    reading b "13.22 and 13.23 speak of one headquarters"
      define attack_led(X) when attacker(X, V) and commands(Q, V) and every U where attacker(X, U) has commands(Q, U)
      define defence_led(X) when target(X, F) and commands(Q, F) and every E where target(X, E) has commands(Q, E)

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
  add 0 to column(X) when attack_led(X) and attacker(X, U) and commands(Q, U) and commands(R, U) and Q != R
  add 0 to column(X) when defence_led(X) and target(X, E) and commands(Q, E) and commands(R, E) and Q != R

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
