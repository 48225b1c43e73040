[8.4] Resolving a battle
  as w39:8.4

  example "the steps in order"
    given
      unit u: german, infantry, strength 7, at 3228
      unit e: polish, infantry, strength 2, at 3229
      battle x: attacker u, target e
      combat_die(x) = 4
    ask how resolution of x
    expect a, b, c, d, e, f by 8.4a, 8.4b, 8.4c, 8.4d, 8.4e, 8.4f

[8.4a] Who fights whom
  | The attacker names his units and their targets.
  see 8.22, 9.23
  step a of resolution "name the attackers and the targets"

[8.4b] The ratio of strengths
  | Attack strength against defence strength, rounded down in the defender's favour. Artillery and headquarters bring no
  | strength of their own (9.12, 13.11); where they attack alone there is no such ratio (9.44).
  see 8.23, 8.87, 8.88, 8.89, 9.12, 9.44, 9.63, 9.64, 11.31, 13.11, 14.31, tables/TCC
  defect mla-A8 "says nothing of ratios below one; in the defender's favour 3 against 8 is 1:3"
  amount fighting_strength(unit U, battle X) in sp "the strength of {U} in {X}"
  amount attack_total(battle X) in sp  "the attackers' strength in {X}"
  amount defence_total(battle X) in sp "the defenders' strength in {X}"
  amount ratio(battle X) on odds       "the ratio of strengths in {X}"
  step b of resolution "divide the strengths and round down" gives attack_total(X), defence_total(X), ratio(X)
  set fighting_strength(U, X) = strength(U) unless guns(U) unless U is hq
  set attack_total(X) = sum(fighting_strength(U, X) for U where attacker(X, U))
  set defence_total(X) = sum(fighting_strength(E, X) for E where target(X, E))
  set ratio(X) = odds(attack_total(X), defence_total(X)) when attacker(X, U) and not guns(U)
  round ratio(X) down

  example "guns that attack by themselves go by rules of their own (9.44)"
    given
      unit g: german, artillery, strength 1, gunfire 3, at 3227
      unit e: polish, infantry, strength 8, at 3229
      battle x: attacker g, target e
    ask value column(x)
    expect silent

  example "seven against two"
    given
      unit u: german, infantry, strength 7, at 3228
      unit e: polish, infantry, strength 2, at 3229
      battle x: attacker u, target e
    ask value ratio(x)
    expect 3:1 by 8.4b

  example "eleven against four"
    given
      unit u: german, infantry, strength 11, at 3228
      unit e: polish, infantry, strength 4, at 3229
      battle x: attacker u, target e
    ask value ratio(x)
    expect 2:1 by 8.4b

  example "three against eight"
    given
      unit u: german, infantry, strength 3, at 3228
      unit e: polish, infantry, strength 8, at 3229
      battle x: attacker u, target e
    ask value ratio(x)
    expect 1:3 by 8.4b

  example "seven against eight"
    given
      unit u: german, infantry, strength 7, at 3228
      unit e: polish, infantry, strength 8, at 3229
      battle x: attacker u, target e
    ask value ratio(x)
    expect 1:2 by 8.4b

  example "both sides are added up"
    given
      unit u: german, infantry, strength 6, at 3228
      unit v: german, infantry, strength 3, at 3230
      unit e: polish, infantry, strength 2, at 3229
      unit f: polish, infantry, strength 1, at 3229
      battle x: attacker u + v, target e + f
    ask value ratio(x)
    expect 3:1 by 8.4b

  example "guns and a headquarters beside the defenders add nothing"
    given
      unit u: german, infantry, strength 6, at 3228
      unit e: polish, infantry, strength 2, at 3229
      unit g: polish, artillery, strength 1, gunfire 1, at 3229
      unit q: polish, hq, strength 1, at 3229
      battle x: attacker u, target e + g + q
    ask value defence_total(x)
    expect 2 by 8.4b

[8.4c] Modifiers
  | Ground, headquarters, guns, aircraft and the like shift the ratio: up for what helps the attack, down for what helps the
  | defence.
  see 8.4/explanation, 8.27, 8.85, 9.24, 9.36, 10.12, 10.34, 11.21, 11.32, 13.22, 13.23
  step c of resolution "shift the ratio by the modifiers" gives column(X)
  set column(X) = ratio(X)
  add attack_fire(X) to column(X) when attack_support(X, _)
  add 0 - defence_fire(X) to column(X) when defence_support(X, _)

  example "a battery of 1 on each side"
    given
      unit u: german, infantry, strength 6, at 3228
      unit e: polish, infantry, strength 2, at 3229
      unit g: german, artillery, gunfire 1, at 3227
      unit h: polish, artillery, gunfire 1, at 3230
      battle x: attacker u, target e, attack_support g, defence_support h
    ask value column(x)
    expect 3:1 by 8.4c

  example "the ratio is rounded before it is modified"
    given
      unit u: german, infantry, strength 7, at 3228
      unit e: polish, infantry, strength 2, at 3229
      unit g: german, artillery, gunfire 1.5, at 3227
      battle x: attacker u, target e, attack_support g
    ask value column(x)
    expect 4:1 by 8.4b, 8.4c

  example "an aircraft behind the attack"
    given
      unit u: german, infantry, strength 6, at 3228
      unit e: polish, infantry, strength 2, at 3229
      unit p: german, air, gunfire 2, at 3229
      battle x: attacker u, target e, attack_support p
    ask value column(x)
    expect 5:1 by 8.4c

[8.4d] The sector of the table
  | The shifted ratio picks the sector; above 10:1 counts as 10:1, below 1:4 as 1:4. That comes last, after all modifiers.
  see tables/CRT
  defect mla-M1 "prints Halving for Having, here and in step e: the book's own example halves neither the ratio nor the strength"
  step d of resolution "find the sector of the results table" gives column(X)
  limit column(X) to at most 10:1
  limit column(X) to at least 1:4

  example "twenty to one"
    given
      unit u: german, infantry, strength 20, at 3228
      unit e: polish, infantry, strength 1, at 3229
      battle x: attacker u, target e
    ask value column(x)
    expect 10:1 by 8.4d

  example "one to nine"
    given
      unit u: german, infantry, strength 1, at 3228
      unit e: polish, infantry, strength 9, at 3229
      battle x: attacker u, target e
    ask value column(x)
    expect 1:4 by 8.4d

  example "twenty to one against guns worth 5 are fifteen to one"
    given
      unit u: german, infantry, strength 20, at 3228
      unit e: polish, infantry, strength 1, at 3229
      unit h: polish, heavy_artillery, gunfire 5, at 3230
      battle x: attacker u, target e, defence_support h
    ask value column(x)
    expect 10:1 by 8.4d

  example "one to twenty with guns worth 5 is one to fifteen"
    given
      unit u: german, infantry, strength 1, at 3228
      unit e: polish, infantry, strength 20, at 3229
      unit g: german, heavy_artillery, gunfire 5, at 3227
      battle x: attacker u, target e, attack_support g
    ask value column(x)
    expect 1:4 by 8.4d

[8.4e] The column of losses
  | The attackers' strength picks one of twelve columns of the Losses table; its number is kept for step f. Above 72 there is
  | no column.
  see tables/casualties, 8.52, 8.53
  defect mla-M8 "calls the table by an untranslated name"
  table column_number(number S) -> number = 1-6: 1, 7-12: 2, 13-18: 3, 19-24: 4, 25-30: 5, 31-36: 6,
    37-42: 7, 43-48: 8, 49-54: 9, 55-60: 10, 61-66: 11, 67-72: 12
  amount counted_attack(battle X) in sp "the attackers' strength in {X} as the tables of losses count it"
  amount counted_defence(battle X) in sp "the defenders' strength in {X} as the tables of losses count it"
  amount full_attack(battle X) in sp "the attackers' strength in {X}, nothing halved"
  amount full_defence(battle X) in sp "the defenders' strength in {X}, nothing halved"
  step e of resolution "find the column of losses" gives column_number(counted_attack(X))
  set full_attack(X) = sum(strength(U) for U where attacker(X, U) and not guns(U))
  set full_defence(X) = sum(strength(E) for E where target(X, E) and not guns(E))

  dispute mla-A62 "whether SP that ground has halved count halved in the tables of losses"
    reading halved "the clauses halve the strength itself; 9.64, which wants the whole of it for the losses, has to say so"
      set counted_attack(X) = attack_total(X)
      set counted_defence(X) = defence_total(X)
    reading whole preferred "the men are all there: 9.64 counts them whole, and so does the example of 11.33, before walls that halve them"
      set counted_attack(X) = full_attack(X)
      set counted_defence(X) = full_defence(X)

  example "seven points"
    ask value column_number(7)
    expect 2 by 8.4e

  example "more than the table holds"
    ask value column_number(73)
    expect unknown for column_number

  example "nine SP out of a swamp are nine in the column"
    given
      unit u: german, infantry, strength 9, at 3228
      unit e: polish, infantry, strength 2, at 3229
      hex 3228: swamp
      battle x: attacker u, target e
    ask value counted_attack(x)
    expect 9 by 8.4e

  example "tanks in a wood are counted whole"
    given
      unit u: polish, infantry, strength 6, at 3228
      unit t: german, armour, strength 5, at 3229
      hex 3229: wood
      battle x: attacker u, target t
    ask value counted_defence(x)
    expect 5 by 8.4e

  example "a battery in the attack has no strength"
    given
      unit u: german, infantry, strength 6, at 3228
      unit g: german, artillery, strength 1, gunfire 1, at 3228
      unit e: polish, infantry, strength 2, at 3229
      battle x: attacker u + g, target e
    ask value full_attack(x)
    expect 6 by 8.4e

  example "nor beside defenders"
    given
      unit u: german, infantry, strength 6, at 3228
      unit e: polish, infantry, strength 2, at 3229
      unit g: polish, artillery, strength 1, gunfire 1, at 3229
      battle x: attacker u, target e + g
    ask value full_defence(x)
    expect 2 by 8.4e

[8.4f] The roll
  | One die picks the line of the sector: column 0 is the first part of the result, the column of step e the second.
  see tables/CRT, 8.51
  throw combat_die(battle X) 1d6 "the combat roll of {X}"
  derived outcome(battle X) -> result "{X} [ends|does not end] in {result}"
  amount second_part(battle X) "the second part of the result of {X}"
  step f of resolution "throw a die for both parts of the result" gives combat_die(X), outcome(X), second_part(X)
  define outcome(X) = R when crt(column(X), combat_die(X)) = R
  set second_part(X) = crt_losses(column(X), combat_die(X), column_number(counted_attack(X)))

  example 8.4/ex1 "seven against two, one up, a 4: the first part"
    given
      unit u: german, infantry, strength 7, at 3228
      unit e: polish, infantry, strength 2, at 3229
      unit g: german, artillery, gunfire 1, at 3227
      battle x: attacker u, target e, attack_support g
      combat_die(x) = 4
    ask value outcome(x)
    expect "B2" by 8.4f

  example 8.4/ex1 "and the second"
    given
      unit u: german, infantry, strength 7, at 3228
      unit e: polish, infantry, strength 2, at 3229
      unit g: german, artillery, gunfire 1, at 3227
      battle x: attacker u, target e, attack_support g
      combat_die(x) = 4
    ask value second_part(x)
    expect 1 by 8.4f

  example "the same battle before the die: both parts of the result"
    given
      unit u: german, infantry, strength 7, at 3228
      unit e: polish, infantry, strength 2, at 3229
      unit g: german, artillery, gunfire 1, at 3227
      battle x: attacker u, target e, attack_support g
    ask chances x
    expect 1/6 for "B3; 0", 1/3 for "B2; 0", 1/6 for "B2; 1", 1/3 for "B1; 1" by 8.4f

[8.4/explanation] What a modifier is
  | A modifier moves the ratio along the scale by that many places: up to the right, down to the left.
  defect mla-T4 "its second example counts 1:3 for three places to the left of 1:1; that is 1:4"
  amount column(battle X) on odds "the odds column of {X}"

  example 8.4/explanation "even odds and three up"
    given
      unit u: german, infantry, strength 4, at 3228
      unit e: polish, infantry, strength 4, at 3229
      unit g: german, heavy_artillery, gunfire 3, at 3227
      battle x: attacker u, target e, attack_support g
    ask value column(x)
    expect 4:1 by 8.4c

  example 8.4/explanation "even odds and three down"
    given
      unit u: german, infantry, strength 4, at 3228
      unit e: polish, infantry, strength 4, at 3229
      unit h: polish, heavy_artillery, gunfire 3, at 3230
      battle x: attacker u, target e, defence_support h
    ask value column(x)
    expect 1:4 by 8.4c book says 1:3 "three places to the left of 1:1 are 1:4 (mla-T4)"

[8.5] Effects of an attack
  as w39:8.5

[8.51] The symbols
  | A letter says who is beaten, A the attackers and B the defenders; the figure says by how many hexes they retreat. A dash
  | beats nobody. The beaten side chooses between the retreat and standing its ground at a price (8.52, 8.53).
  see 8.52, 8.53, 8.61
  as w39:8.51

  example "a dash moves nobody"
    given
      unit u: german, infantry, strength 4, at 3228
      unit e: polish, infantry, strength 4, at 3229
      battle x: attacker u, target e
      combat_die(x) = 4
    ask which U where beaten(x, U)
    expect nothing

[8.51/A] A: the attackers are beaten
  see 8.53, 8.71
  as w39:8.51/A

  example "A2"
    given
      unit u: polish, infantry, strength 2, at 3228
      unit e: german, infantry, strength 8, at 3229
      battle x: attacker u, target e
      combat_die(x) = 5
    ask value due(x)
    expect 2 by 8.51/A

  example "an attacker after A2"
    given
      unit u: polish, infantry, strength 2, at 3228
      unit e: german, infantry, strength 8, at 3229
      battle x: attacker u, target e
      combat_die(x) = 5
    ask is beaten(x, u)
    expect yes by 8.51/A

  example "A1"
    given
      unit u: polish, infantry, strength 3, at 3228
      unit e: german, infantry, strength 6, at 3229
      battle x: attacker u, target e
      combat_die(x) = 5
    ask value due(x)
    expect 1 by 8.51/A

  example "the defender has won"
    given
      unit u: polish, infantry, strength 3, at 3228
      unit e: german, infantry, strength 6, at 3229
      battle x: attacker u, target e
      combat_die(x) = 5
    ask is won(x, e)
    expect yes by 8.51/A

  example "which need not pursue"
    given
      unit u: polish, infantry, strength 3, at 3228
      unit e: german, infantry, strength 6, at 3229
      battle x: attacker u, target e
      combat_die(x) = 5
      phase = polish_attack
    ask must pursuit(e, _)
    expect need not by 8.51/A

  example "retreat or pay"
    given
      unit u: polish, infantry, strength 3, at 3228
      unit e: german, infantry, strength 6, at 3229
      battle x: attacker u, target e
      combat_die(x) = 5
      phase = polish_attack
    ask must retreat(u, x, _)
    expect must by 8.51/A

  example "an attacker that has paid is free"
    given
      unit u: polish, infantry, strength 3, at 3228
      unit e: german, infantry, strength 6, at 3229
      battle x: attacker u, target e
      combat_die(x) = 5
      did stay(u, x) in polish_attack
      phase = polish_attack
    ask must retreat(u, x, _)
    expect silent

  example "and one that has gone"
    given
      unit u: polish, infantry, strength 3, at 3227
      unit e: german, infantry, strength 6, at 3229
      battle x: attacker u, target e
      combat_die(x) = 5
      did fall_back(u, 3228, 3227) in polish_attack
      phase = polish_attack
    ask must retreat(u, x, _)
    expect silent

[8.51/B1-B4] B1 to B4: the defenders are beaten
  | All defenders retreat one to four hexes, or stand their ground at a price.
  see 8.52
  as w39:8.51/B1-B4/result
  require retreat(U, X, _) or stay(U, X) or blocked_retreat(U, X, _) when defenders_beaten(X) and target(X, U)
    unless settled_with(X, U)
    unless long_over(X)

  example "nothing of it is owed when the phase has passed"
    given
      unit u: german, infantry, strength 7, at 3228
      unit e: polish, infantry, strength 3, at 3231
      battle x: attacker u, target e
      combat_die(x) = 2
      did fight(x) in german_attack
      did fall_back(e, 3229, 3230) in german_attack
      did fall_back(e, 3230, 3231) in german_attack
      phase = polish_counter
    ask duties
    expect nothing

  example "B1"
    given
      unit u: polish, infantry, strength 6, at 3228
      unit e: german, infantry, strength 3, at 3229
      battle x: attacker u, target e
      combat_die(x) = 4
    ask value due(x)
    expect 1 by 8.51/B1-B4

  example "B2"
    given
      unit u: polish, infantry, strength 6, at 3228
      unit e: german, infantry, strength 3, at 3229
      battle x: attacker u, target e
      combat_die(x) = 2
    ask value due(x)
    expect 2 by 8.51/B1-B4

  example "B3"
    given
      unit u: polish, infantry, strength 12, at 3228
      unit e: german, infantry, strength 2, at 3229
      battle x: attacker u, target e
      combat_die(x) = 2
    ask value due(x)
    expect 3 by 8.51/B1-B4

  example "B4"
    given
      unit u: polish, infantry, strength 16, at 3228
      unit e: german, infantry, strength 2, at 3229
      battle x: attacker u, target e
      combat_die(x) = 2
    ask value due(x)
    expect 4 by 8.51/B1-B4

  example "the defender is beaten"
    given
      unit u: polish, infantry, strength 6, at 3228
      unit e: german, infantry, strength 3, at 3229
      battle x: attacker u, target e
      combat_die(x) = 4
    ask is beaten(x, e)
    expect yes by 8.51/B1-B4

  example "the attacker has won"
    given
      unit u: polish, infantry, strength 6, at 3228
      unit e: german, infantry, strength 3, at 3229
      battle x: attacker u, target e
      combat_die(x) = 4
    ask is won(x, u)
    expect yes by 8.51/B1-B4

  example "retreat, stand or something between"
    given
      unit u: polish, infantry, strength 6, at 3228
      unit e: german, infantry, strength 3, at 3229
      battle x: attacker u, target e
      combat_die(x) = 4
      phase = polish_attack
    ask must retreat(e, x, _)
    expect must by 8.51/B1-B4

[8.51/B5] B5: the defenders are shattered
  | All defenders go back five hexes, and they have no zone of control in the stage that follows.
  see 8.51/B1-B4, 7.12
  event shatter(unit U) "{U} [lose|lost] its zone of control"
  define defenders_beaten(X) when outcome(X) = "B5"
  set due(X) = 5 when outcome(X) = "B5"
  cause shatter(U) when outcome(X) = "B5" and target(X, U)

  dispute mla-A11 "which stage is meant"
    reading next preferred "the one that comes next, as the newer edition prints it"
      deny zoc(U, _) when did shatter(U) last turn
    reading this "the one that runs"
      deny zoc(U, _) when did shatter(U) this turn

  example "five hexes"
    given
      unit u: polish, infantry, strength 10, at 3228
      unit e: german, infantry, strength 1, at 3229
      battle x: attacker u, target e
      combat_die(x) = 1
    ask value due(x)
    expect 5 by 8.51/B5

  example "beaten like any other"
    given
      unit u: polish, infantry, strength 10, at 3228
      unit e: german, infantry, strength 1, at 3229
      battle x: attacker u, target e
      combat_die(x) = 1
    ask is beaten(x, e)
    expect yes by 8.51/B5

  example "what B5 does besides"
    given
      unit u: german, infantry, strength 9, at 3228
      unit e: polish, infantry, strength 1, at 3229
      battle x: attacker u, target e
      combat_die(x) = 1
      phase = german_attack
    ask what happens to e
    expect shatter(e) by 8.51/B5

  example "the stage after: the readings part"
    given
      unit e: polish, infantry, strength 1, at 3229
      did shatter(e) in german_attack of turn 1
      turn = 2
      phase = german_movement
    ask is zoc(e, 3228)
    expect no by 8.51/B5

  example "the same stage: the readings part"
    given
      unit e: polish, infantry, strength 1, at 3229
      did shatter(e) in german_attack
      phase = polish_counter
    ask is zoc(e, 3228)
    expect yes by 7.11

[8.51/second-part] The second part
  | The figure of the second part is what the attackers lose, in SP, whatever the result.
  amount attacker_loss(battle X) in sp "what the attackers lose in {X}"
  set attacker_loss(X) = second_part(X)

  example 8.51/ex1 "the battle of 8.4 again"
    given
      unit u: german, infantry, strength 7, at 3228
      unit e: polish, infantry, strength 2, at 3229
      unit g: german, artillery, gunfire 1, at 3227
      battle x: attacker u, target e, attack_support g
      combat_die(x) = 4
    ask value attacker_loss(x)
    expect 1 by 8.51/second-part book says 2 "its own example of 8.4 and the table have 1 (mla-T2)"

[8.52] Standing fast
  see tables/casualties, 8.4e, 8.55, 11.33
  defect mla-M5 "reads as if moving were forbidden at a price; staying at a price is meant"
  as w39:8.52

  example 8.52/ex1 "seven points and B2"
    given
      unit u: german, infantry, strength 7, at 3228
      unit e: polish, infantry, strength 2, at 3229
      unit g: german, artillery, gunfire 1, at 3227
      battle x: attacker u, target e, attack_support g
      combat_die(x) = 4
    ask value stay_price(x)
    expect 1 by 8.52 book says 2 "the table has 1 in that column (mla-T3)"

  example "nobody pays for a dash"
    given
      unit u: german, infantry, strength 4, at 3228
      unit e: polish, infantry, strength 4, at 3229
      battle x: attacker u, target e
      combat_die(x) = 4
    ask value stay_price(x)
    expect silent

  example "a beaten defender may stand"
    given
      unit u: polish, infantry, strength 7, at 3228
      unit e: german, infantry, strength 3, at 3229
      battle x: attacker u, target e
      combat_die(x) = 2
      phase = polish_attack
    ask may stay(e, x)
    expect yes by 8.52

  example "one that stands alone bears the price"
    given
      unit u: german, infantry, strength 7, at 3228
      unit e: polish, infantry, strength 4, at 3229
      unit g: german, artillery, gunfire 2, at 3227
      battle x: attacker u, target e, attack_support g
      combat_die(x) = 4
      did stay(e, x) in german_attack
      phase = german_attack
    ask what happens to e
    expect lose(e, 1) by 8.52

  example "once it has fallen back there is nothing left to hold"
    given
      unit u: polish, infantry, strength 7, at 3228
      unit e: german, infantry, strength 3, at 3230
      battle x: attacker u, target e
      combat_die(x) = 2
      did fight(x) in polish_attack
      did fall_back(e, 3229, 3230) in polish_attack
      phase = polish_attack
    ask may stay(e, x)
    expect no by 8.52

[8.53] A beaten attacker stands fast
  | A beaten attacker may hold its hex too. The column is then that of the defenders' strength.
  see 8.52, tables/casualties
  defect mla-M1 "prints Halving for Having here too"
  permit stay(U, X) when attackers_beaten(X) and attacker(X, U)
    unless long_over(X)
  set loss_column(X) = counted_defence(X) when attackers_beaten(X)

  dispute mla-8.53a "which line of the Losses table: it has none for A1 and A2"
    reading as_b preferred "the line of the result the die gave; A counts as B, as the newer edition says"
      set stay_price(X) = defender_losses(row_for(due(X)), loss_column(X)) when attackers_beaten(X)
    reading unprinted "no line is printed for it, so no price can be read"

  example "A2 against 8 SP"
    given
      unit u: polish, infantry, strength 2, at 3228
      unit e: german, infantry, strength 8, at 3229
      battle x: attacker u, target e
      combat_die(x) = 6
    ask value stay_price(x)
    expect 1 by 8.51/A, 8.53

  example "the column is the defender's, not the attacker's"
    given
      unit u: polish, infantry, strength 6, at 3228
      unit e: german, infantry, strength 25, at 3229
      battle x: attacker u, target e
      combat_die(x) = 6
    ask value stay_price(x)
    expect 3 by 8.51/A, 8.53

  example "a beaten attacker may stand"
    given
      unit u: polish, infantry, strength 2, at 3228
      unit e: german, infantry, strength 8, at 3229
      battle x: attacker u, target e
      combat_die(x) = 6
      phase = polish_attack
    ask may stay(u, x)
    expect yes by 8.53

[8.54] Writing losses down
  | Losses are struck off in the unit's chart. Among the sub-units of one unit its owner shares them out as he likes.
  see 6.1, 8.56
  as w39:8.54

[8.55] Losses are for good
  | SP that are lost never come back. A unit that has come down to no SP is eliminated.
  see 13.11
  action regain(unit U) "{U} [get SP back|got SP back]"
  forbid regain(_)
  cause eliminate(U) when strength(U) = 0
    unless U is hq

  example "a headquarters never had any"
    given
      unit q: polish, hq, strength 0, at 3228
      phase = german_attack
    ask what happens to q
    expect nothing

  example "the last point is gone"
    given
      unit u: polish, infantry, strength 0, at 3228
      phase = german_attack
    ask what happens to u
    expect eliminate(u) by 8.55

  example "no points back"
    given
      unit u: polish, infantry, strength 3, full_strength 6, at 3228
      phase = supply_and_weather
    ask may regain(u)
    expect no by 8.55

[8.56] Who bears the losses
  | The owner decides which of his units in the battle lose SP, and how many each.
  see 8.54, 9.64
  action bear(unit U, battle X, number N) "{U} [bear|bore] {N} SP of the losses of {X}"
  permit bear(U, X, _) when attacker(X, U)
  permit bear(U, X, _) when target(X, U)

  example "all of it on one of two regiments"
    given
      unit u, v: polish, infantry, strength 6, at 3228
      unit e: german, infantry, strength 8, at 3229
      battle x: attacker u + v, target e
    ask may bear(u, x, 3)
    expect yes by 8.56

  example "on one of two defenders"
    given
      unit u: polish, infantry, strength 6, at 3228
      unit e, f: german, infantry, strength 4, at 3229
      battle x: attacker u, target e + f
    ask may bear(f, x, 2)
    expect yes by 8.56

[8.57] Artillery that suffers losses
  | Guns lose of the strength printed on them, not of the figure that 5.22 reckons with: one point, and they are gone.
  see 5.22, 9.64
  as w39:8.57

  example "one point off a battery"
    given
      unit g: polish, artillery, strength 1, gunfire 1, at 3228
      did lose(g, 1) in german_attack
      phase = german_attack
    ask what happens to g
    expect eliminate(g) by 8.57
