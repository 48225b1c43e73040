[13.21] Units under command
  | A unit within 4 hexes of its own headquarters is supported in combat.
  figure command_reach = 4 in hexes
  derived commanded(unit U) "{U} [is|is not] under the command of a headquarters"

  dispute mla-A9 "whose headquarters"
    reading nation preferred "any of its own side: 13.24 reckons with several"
      define commanded(U) when Q is hq and side(Q) = side(U) and distance(at(Q), at(U)) <= command_reach
    reading formation "only the one of its own army, group or corps"
      define commanded(U) when Q is hq and formation(Q) = formation(U) and distance(at(Q), at(U)) <= command_reach

  example "four hexes off: the readings part"
    given
      unit q: polish, hq, at 3224
      unit u: polish, infantry, at 3228
    ask is commanded(u)
    expect yes by 13.21

  example "its own corps, in either reading"
    given
      unit q: german, hq, formation "I KA", at 3224
      unit u: german, infantry, formation "I KA", at 3228
    ask is commanded(u)
    expect yes by 13.21

  example "five hexes off"
    given
      unit q: polish, hq, at 3223
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
  | Where every attacking unit is within reach of its headquarters, the ratio shifts by 1 to the attacker.
  see 8.4c, 13.24
  add 1 to column(X) when attacker(X, _) and every U where attacker(X, U) has commanded(U)

  example "both attackers under command"
    given
      unit q: german, hq, at 3227
      unit u: german, infantry, strength 6, at 3228
      unit v: german, infantry, strength 6, at 3329
      unit e: polish, infantry, strength 6, at 3229
      battle x: attacker u + v, target e
    ask value column(x)
    expect 3:1 by 13.22

  example "one of two out of reach"
    given
      unit q: german, hq, at 3224
      unit u: german, infantry, strength 6, at 3228
      unit v: german, infantry, strength 6, at 3230
      unit e: polish, infantry, strength 6, at 3229
      battle x: attacker u + v, target e
    ask value column(x)
    expect 2:1 by 8.4c not by 13.22

[13.23] Command in defence
  | Where every unit attacked is within reach of its headquarters, the ratio shifts by 1 to the defender.
  see 8.4c, 13.24
  add -1 to column(X) when target(X, _) and every E where target(X, E) has commanded(E)

  example "a defender under command"
    given
      unit q: polish, hq, at 3230
      unit u: german, infantry, strength 6, at 3228
      unit e: polish, infantry, strength 3, at 3229
      battle x: attacker u, target e
    ask value column(x)
    expect 1:1 by 13.23

[13.24] One headquarters is enough
  | A second headquarters in reach adds nothing.
  commentary "13.22 and 13.23 ask whether each unit has a headquarters in reach, not how many"

  example "two headquarters"
    given
      unit q, r: german, hq, at 3227
      unit u: german, infantry, strength 6, at 3228
      unit e: polish, infantry, strength 3, at 3229
      battle x: attacker u, target e
    ask value column(x)
    expect 3:1 by 13.22
