[8.4] Resolving a battle
  | Attacks and counter-attacks are worked out in six steps, a to f.
  was mlawa:8.4
  procedure resolution "resolving a battle"

  example "the steps in order"
    given
      unit u: polish, infantry, strength 6, at 3228
      unit e: german, infantry, strength 3, at 3229
      battle x: attacker u, target e
      phase = polish_attack
      combat_die(x) = 5
      loss_die(x) = 8
    ask how resolution of x
    expect a, b, c, d, e, f by 8.4a, 8.4b, 8.4c, 8.4d, 8.4e, 8.4f

[8.4a] Who fights whom
  | The attacker names the units attacked, the units that attack, and the guns that support them.
  see 8.22, 9.23
  was mlawa:8.4a
  step a of resolution "name the attackers, their guns and the targets"

[8.4b] The ratio of strengths
  | The attackers' strength is divided by the defenders' and rounded to a whole ratio; an exact half goes to the defender.
  | Artillery and headquarters bring no strength of their own (9.12, 13.25).
  see 2.2/rounding, 8.23, 9.12, 9.53, 9.54, 11.41, 14.31, 21.22
  was mlawa:8.4b
  amount fighting_strength(unit U, battle X) in sp "the strength of {U} in {X}"
  amount attack_total(battle X) in sp  "the attackers' strength in {X}"
  amount defence_total(battle X) in sp "the defenders' strength in {X}"
  amount superiority(battle X)         "how many times the defenders' strength the attackers have in {X}"
  amount inferiority(battle X)         "how many times the attackers' strength the defenders have in {X}"
  amount ratio(battle X) on odds       "the ratio of strengths in {X}"
  step b of resolution "divide the strengths and round" gives attack_total(X), defence_total(X), ratio(X)
  set fighting_strength(U, X) = strength(U) unless guns(U) unless U is hq
  set attack_total(X) = sum(fighting_strength(U, X) for U where attacker(X, U))
  set defence_total(X) = sum(fighting_strength(E, X) for E where target(X, E))
  set superiority(X) = attack_total(X) / defence_total(X) when attack_total(X) >= defence_total(X)
  set inferiority(X) = defence_total(X) / attack_total(X) when attack_total(X) < defence_total(X)
  set ratio(X) = odds(superiority(X), 1) when attack_total(X) >= defence_total(X)
  set ratio(X) = odds(1, inferiority(X)) when attack_total(X) < defence_total(X)
  round superiority(X) half down
  dispute w39-A3 "how a ratio below 1:1 is rounded"
    reading a preferred "to the nearest whole ratio as above 1:1, a half again to the defender"
      round inferiority(X) half up
    reading b "always to the defender, as the older edition rounds every ratio"
      round inferiority(X) up
    reading c "the defenders' figure is rounded like any other, and its half dropped"
      round inferiority(X) half down

  example 8.4b "exactly two and a half to one"
    given
      unit u: polish, infantry, strength 5, at 3228
      unit e: german, infantry, strength 2, at 3229
      battle x: attacker u, target e
    ask value ratio(x)
    expect 2:1 by 8.4b

  example 8.4b "a little more than two and a half to one"
    given
      unit u: polish, infantry, strength 2.50001, at 3228
      unit e: german, infantry, strength 1, at 3229
      battle x: attacker u, target e
    ask value ratio(x)
    expect 3:1 by 8.4b

  example "both sides are added up"
    given
      unit u: polish, infantry, strength 6, at 3228
      unit v: polish, infantry, strength 3, at 3230
      unit e: german, infantry, strength 2, at 3229
      unit f: german, infantry, strength 1, at 3229
      battle x: attacker u + v, target e + f
    ask value ratio(x)
    expect 3:1 by 8.4b

  example "three against eight"
    given
      unit u: polish, infantry, strength 3, at 3228
      unit e: german, infantry, strength 8, at 3229
      battle x: attacker u, target e
    ask value ratio(x)
    expect 1:3 by 8.4b

  example "two against five: the half goes to the defender"
    given
      unit u: polish, infantry, strength 2, at 3228
      unit e: german, infantry, strength 5, at 3229
      battle x: attacker u, target e
    ask value ratio(x)
    expect 1:3 by 8.4b

  example "as a figure, two and a half are three"
    given
      unit u: polish, infantry, strength 2, at 3228
      unit e: german, infantry, strength 5, at 3229
      battle x: attacker u, target e
    ask value inferiority(x)
    expect 3 by 8.4b

  example "three against seven is nearer to one half than to one third"
    given
      unit u: polish, infantry, strength 3, at 3228
      unit e: german, infantry, strength 7, at 3229
      battle x: attacker u, target e
    ask value ratio(x)
    expect 1:2 by 8.4b

  example "without supply and in disorder against panic and disorder"
    given
      unit a: german, infantry, strength 7, at 3228, marker supply_1
      unit b: german, infantry, strength 3, at 3228, disorganized
      unit e: polish, infantry, strength 5, at 3229, panicked
      unit f: polish, infantry, strength 4, at 3229, disorganized
      battle x: attacker a + b, target e + f
      phase = german_attack
    ask value ratio(x)
    expect 2:1 by 8.4b, 14.31, 21.22, 22.14

  example "guns and a headquarters beside the defenders add nothing"
    given
      unit u: polish, infantry, strength 6, at 3228
      unit e: german, infantry, strength 2, at 3229
      unit g: german, light_artillery, strength 1, gunfire 1, at 3229
      unit q: german, hq, strength 1, at 3229
      battle x: attacker u, target e + g + q
    ask value defence_total(x)
    expect 2 by 8.4b

[8.4c] Modifiers
  | Ground, headquarters, guns, aircraft and the number of directions shift the ratio. Guns and aircraft shift it by the sum
  | of their fire modifiers: up when they support the attack, down when they support the defence. A fraction they leave over
  | is rounded like the ratio itself. What helps the attacker is counted first, which matters only beyond 10:1.
  see 8.27, 8.81, 9.24, 9.35, 13.22, 13.23
  was mlawa:8.4c
  amount support_worth(unit G, battle X) "what {G} is worth to its side in {X}"
  amount overflow(battle X) "how far the attackers of {X} are beyond 10:1 before the defender's modifiers"
  step c of resolution "shift the ratio by the modifiers" gives column(X)
  set support_worth(G, X) = fire_worth(G)
  (guns) add sum(support_worth(G, X) for G where attack_support(X, G)) to column(X) when attack_support(X, _)
  (guns) add 0 - sum(support_worth(G, X) for G where defence_support(X, G)) to column(X) when defence_support(X, _)
  round column(X) half down
  dispute w39-A4 "whether the ratio is rounded before it is modified"
    reading a preferred "step b, which rounds, stands before this one; 9.24 then rounds what the guns leave over"
      set column(X) = odds(superiority(X), 1) when attack_total(X) >= defence_total(X)
      set column(X) = odds(1, inferiority(X)) when attack_total(X) < defence_total(X)
    reading b "the example of 9.35 takes the guns from 2.75 and rounds afterwards"
      set column(X) = odds(attack_total(X), defence_total(X)) when attack_total(X) > 0 and defence_total(X) > 0
  dispute w39-A6 "whether odds beyond 10:1 are cut before the defender's modifiers come in"
    reading a preferred "once, at the end: the cut stands in step d, after all of this one"
    reading b "that is why the attacker's modifiers are counted first"
      set overflow(X) = superiority(X) - 10
      add sum(support_worth(G, X) for G where attack_support(X, G)) to overflow(X)
      add 1 to overflow(X) when attack_led(X)
      add direction_shift(attack_directions(X)) to overflow(X) when attack_directions(X) >= 3
      limit overflow(X) to at least 0
      add 0 - overflow(X) to column(X)
      add 10 - raid_push(X) / raid_hold(X) to raid_column(X) when raid_push(X) > 10 * raid_hold(X)

  example "guns worth 2.1 on a ratio of 2:1"
    given
      unit u: polish, infantry, strength 6, at 3228
      unit g: polish, light_artillery, gunfire 1, at 3227
      unit h: polish, light_artillery, gunfire 0.7, at 3227
      unit k: polish, light_artillery, gunfire 0.4, at 3227
      unit e: german, infantry, strength 3, at 3229
      battle x: attacker u, target e, attack_support g + h + k
    ask value column(x)
    expect 4:1 by 8.4c

  example "guns worth 1 behind the defender"
    given
      unit u: polish, infantry, strength 11, at 3228
      unit e: german, infantry, strength 4, at 3229
      unit g: german, heavy_artillery, gunfire 1, at 3230
      battle x: attacker u, target e, defence_support g
    ask value column(x)
    expect 2:1 by 8.4c

  example "2.4 to 1 and guns worth 0.3"
    given
      unit u: polish, infantry, strength 12, at 3228
      unit g: polish, light_artillery, gunfire 0.3, at 3227
      unit e: german, infantry, strength 5, at 3229
      battle x: attacker u, target e, attack_support g
    ask value column(x)
    expect 2:1 by 8.4c

  example "a fraction left by the guns is dropped at one half"
    given
      unit u: polish, infantry, strength 6, at 3228
      unit g: polish, light_artillery, gunfire 0.5, at 3227
      unit e: german, infantry, strength 3, at 3229
      battle x: attacker u, target e, attack_support g
    ask is column(x) = 2:1
    expect yes by 8.4c

  example "guns that attack alone have no ratio to modify"
    given
      unit g: polish, light_artillery, gunfire 1, at 3228
      unit e: german, infantry, strength 3, at 3229
      battle x: attacker g, target e
    ask value column(x)
    expect silent

  example "9:1 and guns worth 3, against a city"
    given
      unit u: polish, infantry, strength 9, at 3228
      unit g: polish, heavy_artillery, gunfire 3, at 3227
      unit e: german, infantry, strength 1, at 3229
      hex 3229: city
      battle x: attacker u, target e, attack_support g
    ask value column(x)
    expect 10:1 by 8.4c, 8.85

  example "10:1 and a headquarters, against a town"
    given
      unit u: polish, infantry, strength 10, at 3228
      unit q: polish, hq, at 3227
      unit e: german, infantry, strength 1, at 3229
      hex 3229: town
      battle x: attacker u, target e
    ask value column(x)
    expect 10:1 by 8.85, 13.22

  example "three sides, guns, aircraft and staffs, against works in a wood"
    given
      unit a: german, infantry, strength 6, formation d1, at 3228
      unit b: german, infantry, strength 6, formation d1, at 3329
      unit t: german, armour, strength 6, formation d2, at 3129
      unit g: german, heavy_artillery, gunfire 1.2, formation d1, at 3227
      unit p: german, air, strength 2, at 3229
      unit q: german, hq, at 3227
      unit e: polish, infantry, strength 4, formation pd, marker field_works, at 3229
      unit h: polish, light_artillery, gunfire 0.6, formation pd, at 3231
      unit z: polish, hq, at 3231
      hex 3229: wood
      hex 3227: wood
      edge 3228 3229: river
      battle x: attacker a + b + t, target e, attack_support g + p, defence_support h
      weather_die = 1
      air_die(p, x) = 3
      combat_die(x) = 6
      loss_die(x) = 9
      turn = 3
      phase = german_attack
    ask value column(x)
    expect 5:1 by 8.4b, 8.4c, 8.27, 8.85, 11.22, 13.22, 13.23

  example "the tanks among them have the wood against them"
    given
      unit a: german, infantry, strength 6, formation d1, at 3228
      unit b: german, infantry, strength 6, formation d1, at 3329
      unit t: german, armour, strength 6, formation d2, at 3129
      unit g: german, heavy_artillery, gunfire 1.2, formation d1, at 3227
      unit p: german, air, strength 2, at 3229
      unit q: german, hq, at 3227
      unit e: polish, infantry, strength 4, formation pd, marker field_works, at 3229
      unit h: polish, light_artillery, gunfire 0.6, formation pd, at 3231
      unit z: polish, hq, at 3231
      hex 3229: wood
      hex 3227: wood
      edge 3228 3229: river
      battle x: attacker a + b + t, target e, attack_support g + p, defence_support h
      weather_die = 1
      air_die(p, x) = 3
      combat_die(x) = 6
      loss_die(x) = 9
      turn = 3
      phase = german_attack
    ask value attack_total(x)
    expect 15 by 8.4b, 8.88

  example "10:1 from three sides, against a town"
    given
      unit u: polish, infantry, strength 4, at 3228
      unit v: polish, infantry, strength 3, at 3129
      unit w: polish, infantry, strength 3, at 3329
      unit e: german, infantry, strength 1, at 3229
      hex 3229: town
      battle x: attacker u + v + w, target e
    ask value column(x)
    expect 10:1 by 8.27, 8.85

[8.4d] The column of the table
  | The modified ratio names the column. 10:1 stands for everything above it.
  see tables/CRT
  was mlawa:8.4d
  step d of resolution "find the column of the Combat Results table" gives column(X)
  limit column(X) to at most 10:1
  dispute w39-T1 "what a ratio below 1:4 is"
    reading a preferred "the table has a column for it, which would otherwise never be used"
    reading b "the text counts everything below as 1:4; it is older than the column"
      limit column(X) to at least 1:4

  example "twelve to one"
    given
      unit u: polish, infantry, strength 12, at 3228
      unit e: german, infantry, strength 1, at 3229
      battle x: attacker u, target e
    ask value column(x)
    expect 10:1 by 8.4d

  example "the cap comes after all modifiers"
    given
      unit u: polish, infantry, strength 12, at 3228
      unit e: german, infantry, strength 1, at 3229
      unit g: german, heavy_artillery, gunfire 1, at 3230
      battle x: attacker u, target e, defence_support g
    ask value column(x)
    expect 10:1 by 8.4c, 8.4d

  example "one against six"
    given
      unit u: polish, infantry, strength 1, at 3228
      unit e: german, infantry, strength 6, at 3229
      battle x: attacker u, target e
    ask value column(x)
    expect "less 1:4" by 8.4d

[8.4e] The combat roll
  | The attacker throws two dice and reads the result in the column.
  see tables/CRT
  was mlawa:8.4f
  throw combat_die(battle X) 2d6 "the combat roll of {X}"
  derived outcome(battle X) -> result "the result of {X} is {result}"
  step e of resolution "throw two dice for the result" gives combat_die(X), outcome(X)
  define outcome(X) = R when crt(combat_die(X), column(X)) = R

  example "a 5 at 2:1"
    given
      unit u: polish, infantry, strength 6, at 3228
      unit e: german, infantry, strength 3, at 3229
      battle x: attacker u, target e
      combat_die(x) = 5
    ask value outcome(x)
    expect "B1" by 8.4e

  example "before the dice, 2:1"
    given
      unit u: polish, infantry, strength 6, at 3228
      unit e: german, infantry, strength 3, at 3229
      battle x: attacker u, target e
    ask chances x
    expect 1/6 for "B2", 5/9 for "B1", 7/36 for "--", 1/12 for "A1" by 8.4e, 8.4f

  example "an attack nobody has declared"
    given
      unit u: polish, infantry, strength 3, at 3228
      unit v: polish, infantry, strength 3, at 3230
      unit e: german, infantry, strength 3, at 3229
    ask chances attack(u, e), attack(v, e)
    expect 1/6 for "B2", 5/9 for "B1", 7/36 for "--", 1/12 for "A1" by 8.4e, 8.4f

  example "the strength of the defender is not known"
    given
      unit u: polish, infantry, strength 6, at 3228
      unit e: german, infantry, at 3229
      battle x: attacker u, target e
    ask chances x
    expect unknown for strength

[8.4f] The attacker's losses
  | A second throw of two dice, in the row of the defenders' strength, gives what the attackers lose whatever the result.
  see tables/attacker-losses
  was mlawa:8.4e, mlawa:8.4f
  throw loss_die(battle X) 2d6 "the attacker's loss roll of {X}"
  amount attacker_loss(battle X) in sp "what the attackers lose in {X}"
  amount counted_attack(battle X) in sp "the attackers' strength in {X} as the tables of losses count it"
  amount counted_defence(battle X) in sp "the defenders' strength in {X} as the tables of losses count it"
  amount full_attack(battle X) in sp "the attackers' strength in {X}, nothing halved"
  amount full_defence(battle X) in sp "the defenders' strength in {X}, nothing halved"
  step f of resolution "throw two dice for the attacker's losses" gives loss_die(X), attacker_loss(X)
  set full_attack(X) = sum(strength(U) for U where attacker(X, U) and not guns(U))
  set full_defence(X) = sum(strength(E) for E where target(X, E) and not guns(E))
  also attacker_loss "what do the attackers lose in {X}"
  set attacker_loss(X) = attacker_losses(counted_defence(X), loss_die(X))
  dispute w39-A62 "whether SP that ground has halved count halved in the tables of losses"
    reading a "the clauses halve the SP themselves; 9.54, which wants them whole for the losses, has to say so"
      set counted_attack(X) = attack_total(X)
      set counted_defence(X) = defence_total(X)
    reading b preferred "the men are all there: 9.54 counts them whole, and so does the example of 11.43, before walls that halve them"
      set counted_attack(X) = full_attack(X)
      set counted_defence(X) = full_defence(X)

  example "an 8 against 3 SP"
    given
      unit u: polish, infantry, strength 6, at 3228
      unit e: german, infantry, strength 3, at 3229
      battle x: attacker u, target e
      loss_die(x) = 8
    ask value attacker_loss(x)
    expect 1 by 8.4f

  example "a 7 against 3 SP with a battery beside them"
    given
      unit u: polish, infantry, strength 6, at 3228
      unit e: german, infantry, strength 3, at 3229
      unit g: german, light_artillery, strength 1, gunfire 1, at 3229
      battle x: attacker u, target e + g
      loss_die(x) = 7
    ask value attacker_loss(x)
    expect 0 by 8.4f

  example "a 7 against tanks: a wood has halved them to 3 SP, but 5 are there"
    given
      unit u: polish, infantry, strength 6, at 3228
      unit t: german, armour, strength 5, at 3229
      hex 3229: wood
      battle x: attacker u, target t
      loss_die(x) = 7
    ask value attacker_loss(x)
    expect 1 by 8.4f

  example "whole strengths: guns have none"
    given
      unit u: polish, infantry, strength 7, at 3228
      unit g: polish, light_artillery, strength 1, gunfire 1, at 3228
      unit e: german, infantry, strength 3, at 3229
      edge 3228 3229: big_river
      battle x: attacker u + g, target e
    ask value full_attack(x)
    expect 7 by 8.4f

  example "whole strengths of the defenders"
    given
      unit u: polish, infantry, strength 7, at 3228
      unit t: german, armour, strength 5, at 3229
      unit g: german, light_artillery, strength 1, gunfire 1, at 3229
      hex 3229: wood
      battle x: attacker u, target t + g
    ask value full_defence(x)
    expect 5 by 8.4f

  example "8 SP over a big river, the column of 7 to 12"
    given
      unit u: polish, infantry, strength 8, at 3228
      unit e: german, infantry, strength 1, at 3229
      edge 3228 3229: big_river
      battle x: attacker u, target e
      combat_die(x) = 4
    ask value loss_column(x)
    expect 8 by 8.4f, 8.52

  example "tanks in a wood drive the attackers back: they fight with 4 SP, but are 8"
    given
      unit u: polish, infantry, strength 2, at 3228
      unit t: german, armour, strength 8, at 3229
      hex 3229: wood
      battle x: attacker u, target t
      combat_die(x) = 12
    ask value loss_column(x)
    expect 8 by 8.4f, 8.53

[8.4/explanation] What a modifier is
  | The modifiers are added up; each point moves the ratio one column, to the right if positive and to the left if negative.
  | The columns are places in a row: a fraction of a modifier is a fraction of a place.
  was mlawa:8.4/explanation
  amount column(battle X) on odds "the odds column of {X}"
  also column "the odds of {X}", "the column of {X}"
  amount fire_balance(battle X) "what guns and aircraft are worth to the attackers of {X}, taken together"
  derived fraction_below(battle X) "guns [add|do not add] a fraction to odds below 1:1 in {X}"
  set fire_balance(X) = sum(support_worth(G, X) for G where attack_support(X, G)) - sum(support_worth(G, X) for G where defence_support(X, G))
  define fraction_below(X)
    when attack_total(X) < defence_total(X) and fire_balance(X) > 0 and fire_balance(X) != whole(fire_balance(X))
  dispute w39-A5 "what a fraction of a modifier does below 1:1"
    reading a preferred "the columns are places in a row there too, and half a place falls to the left"
    reading b "9.24 adds the fraction to the ratio as a number: one half and 0.5 make 1:1"
      except 8.4c/guns on column(X) when fraction_below(X)
      set column(X) = odds(1 / inferiority(X) + fire_balance(X), 1) instead of 8.4c when fraction_below(X)

  example 8.4/explanation "3:1 and three more"
    given
      unit u: polish, infantry, strength 9, at 3228
      unit g: polish, heavy_artillery, gunfire 3, at 3227
      unit e: german, infantry, strength 3, at 3229
      battle x: attacker u, target e, attack_support g
    ask value column(x)
    expect 6:1 by 8.4c

  example 8.4/explanation "3:1 and three less"
    given
      unit u: polish, infantry, strength 9, at 3228
      unit e: german, infantry, strength 3, at 3229
      unit g: german, heavy_artillery, gunfire 3, at 3230
      battle x: attacker u, target e, defence_support g
    ask value column(x)
    expect 1:2 by 8.4c

  example "1:2 and guns worth 0.5"
    given
      unit u: polish, infantry, strength 3, at 3228
      unit g: polish, light_artillery, gunfire 0.5, at 3227
      unit e: german, infantry, strength 6, at 3229
      battle x: attacker u, target e, attack_support g
    ask value column(x)
    expect 1:2 by 8.4c

  example "1:3 and guns worth 1.2, less 0.6 of the defender's"
    given
      unit u: polish, infantry, strength 2, at 3228
      unit g: polish, light_artillery, gunfire 1.2, at 3227
      unit e: german, infantry, strength 6, at 3229
      unit h: german, light_artillery, gunfire 0.6, at 3230
      battle x: attacker u, target e, attack_support g, defence_support h
    ask value column(x)
    expect 1:2 by 8.4c

  example "1.2 less 0.6 is a fraction"
    given
      unit u: polish, infantry, strength 2, at 3228
      unit g: polish, light_artillery, gunfire 1.2, at 3227
      unit e: german, infantry, strength 6, at 3229
      unit h: german, light_artillery, gunfire 0.6, at 3230
      battle x: attacker u, target e, attack_support g, defence_support h
    ask is fraction_below(x)
    expect yes by 8.4/explanation

  example "whole guns leave no fraction"
    given
      unit u: polish, infantry, strength 3, at 3228
      unit g: polish, light_artillery, gunfire 1, at 3227
      unit e: german, infantry, strength 6, at 3229
      battle x: attacker u, target e, attack_support g
    ask is fraction_below(x)
    expect no

  example "1:2 and guns worth 0.7"
    given
      unit u: polish, infantry, strength 3, at 3228
      unit g: polish, light_artillery, gunfire 0.7, at 3227
      unit e: german, infantry, strength 6, at 3229
      battle x: attacker u, target e, attack_support g
    ask value column(x)
    expect 1:1 by 8.4c

[8.5] Combat results
  commentary "heading"
  was mlawa:8.5

[8.51] The symbols
  | A letter says who is beaten, A the attackers and B the defenders; the figure says by how many hexes they retreat.
  | The beaten side chooses between the retreat and standing its ground at a price (8.52 to 8.53a). The dash of the table,
  | which the clause leaves out, beats nobody.
  was mlawa:8.51
  amount due(battle X) in hexes "the retreat that {X} demands"
  also due "how far do the beaten retreat in {X}", "how far does {X} drive them back"
  derived beaten(battle X, unit U) "{U} [is|is not] beaten in {X}"
  derived won(battle X, unit U)    "{U} [is|is not] victorious in {X}"
  derived settled_with(battle X, unit U) "{U} [has|has not] done with the result of {X}"
  action stay(unit U, battle X)    "{U} [stand its ground|stood its ground] in {X}"
  define settled_with(X, U) when beaten(X, U) and did stay(U, X) this phase
  define settled_with(X, U) when beaten(X, U) and hexes_gone(U) >= due(X)
  define settled_with(X, U) when beaten(X, U) and hexes_gone(U) > 0 and did lose(U, _) this phase

  example "a dash moves nobody"
    given
      unit u: polish, infantry, strength 6, at 3228
      unit e: german, infantry, strength 6, at 3229
      battle x: attacker u, target e
      combat_die(x) = 7
    ask is beaten(x, e)
    expect no

[8.51/A] A: the attackers are beaten
  | A1 and A2: all attackers retreat one or two hexes. The defenders have won and may stay or pursue.
  see 8.53, 8.71
  was mlawa:8.51/A
  derived attackers_beaten(battle X) "the attackers [are|are not] beaten in {X}"
  define attackers_beaten(X) when outcome(X) = "A1" or when outcome(X) = "A2"
  set due(X) = 1 when outcome(X) = "A1"
  set due(X) = 2 when outcome(X) = "A2"
  define beaten(X, U) when attackers_beaten(X) and attacker(X, U)
  define won(X, U) when attackers_beaten(X) and target(X, U)
  excuse pursuit(U, _) when attackers_beaten(X) and target(X, U)
  require retreat(U, X, _) or stay(U, X) or blocked_retreat(U, X, _) when attackers_beaten(X) and attacker(X, U)
    unless settled_with(X, U)
    unless long_over(X)
  dispute w39-T2 "what A3 of the table does"
    reading a preferred "it goes on from A1 and A2: a retreat of three hexes"
      define attackers_beaten(X) when outcome(X) = "A3"
      set due(X) = 3 when outcome(X) = "A3"
    reading b "no clause knows it, so nothing follows"

  example "A1"
    given
      unit u: polish, infantry, strength 3, at 3228
      unit e: german, infantry, strength 6, at 3229
      battle x: attacker u, target e
      combat_die(x) = 7
    ask value due(x)
    expect 1 by 8.51/A

  example "A2"
    given
      unit u: polish, infantry, strength 3, at 3228
      unit e: german, infantry, strength 6, at 3229
      battle x: attacker u, target e
      combat_die(x) = 12
    ask value due(x)
    expect 2 by 8.51/A

  example "A3"
    given
      unit u: polish, infantry, strength 1, at 3228
      unit e: german, infantry, strength 6, at 3229
      battle x: attacker u, target e
      combat_die(x) = 12
    ask value due(x)
    expect 3 by 8.51/A

  example "A3 beats the attackers as well"
    given
      unit u: polish, infantry, strength 1, at 3228
      unit e: german, infantry, strength 6, at 3229
      battle x: attacker u, target e
      combat_die(x) = 12
    ask is beaten(x, u)
    expect yes by 8.51/A

  example "an attacker after A1"
    given
      unit u: polish, infantry, strength 3, at 3228
      unit e: german, infantry, strength 6, at 3229
      battle x: attacker u, target e
      combat_die(x) = 7
    ask is beaten(x, u)
    expect yes by 8.51/A

  example "an attacker after A2"
    given
      unit u: polish, infantry, strength 3, at 3228
      unit e: german, infantry, strength 6, at 3229
      battle x: attacker u, target e
      combat_die(x) = 12
    ask is beaten(x, u)
    expect yes by 8.51/A

  example "the defender has won"
    given
      unit u: polish, infantry, strength 3, at 3228
      unit e: german, infantry, strength 6, at 3229
      battle x: attacker u, target e
      combat_die(x) = 7
    ask is won(x, e)
    expect yes by 8.51/A

  example "which need not pursue"
    given
      unit u: polish, infantry, strength 3, at 3228
      unit e: german, infantry, strength 6, at 3229
      battle x: attacker u, target e
      combat_die(x) = 7
      phase = polish_attack
    ask must pursuit(e, _)
    expect need not by 8.51/A

  example "retreat or pay"
    given
      unit u: polish, infantry, strength 3, at 3228
      unit e: german, infantry, strength 6, at 3229
      battle x: attacker u, target e
      combat_die(x) = 7
      phase = polish_attack
    ask must retreat(u, x, _)
    expect must by 8.51/A

  example "an attacker that has paid is free"
    given
      unit u: polish, infantry, strength 3, at 3228
      unit e: german, infantry, strength 6, at 3229
      battle x: attacker u, target e
      combat_die(x) = 7
      did stay(u, x) in polish_attack
      phase = polish_attack
    ask must retreat(u, x, _)
    expect silent

  example "and one that has gone"
    given
      unit u: polish, infantry, strength 3, at 3227
      unit e: german, infantry, strength 6, at 3229
      battle x: attacker u, target e
      combat_die(x) = 7
      did fall_back(u, 3228, 3227) in polish_attack
      phase = polish_attack
    ask must retreat(u, x, _)
    expect silent

  example "a battle of an earlier phase is over and done with"
    given
      unit u: polish, infantry, strength 3, at 3227
      unit e: german, infantry, strength 6, at 3229
      battle x: attacker u, target e
      combat_die(x) = 7
      did fight(x) in polish_attack
      did fall_back(u, 3228, 3227) in polish_attack
      phase = german_counter
    ask duties of poles
    expect nothing

[8.51/B1-B4] B1 to B4: the defenders are beaten
  | All defenders retreat one to four hexes, or take one of the ways out of 8.52 and 8.53a.
  see 8.52, 8.53a
  was mlawa:8.51/B1-B4
  derived defenders_beaten(battle X) "the defenders [are|are not] beaten in {X}"
  (result) define defenders_beaten(X)
    when outcome(X) = "B1"
    or when outcome(X) = "B2"
    or when outcome(X) = "B3"
    or when outcome(X) = "B4"
  (result) set due(X) = 1 when outcome(X) = "B1"
  (result) set due(X) = 2 when outcome(X) = "B2"
  (result) set due(X) = 3 when outcome(X) = "B3"
  (result) set due(X) = 4 when outcome(X) = "B4"
  (result) define beaten(X, U) when defenders_beaten(X) and target(X, U)
  (result) define won(X, U) when defenders_beaten(X) and attacker(X, U)
  require retreat(U, X, _) or stay(U, X) or fall_short(U, X, _) or blocked_retreat(U, X, _)
    when defenders_beaten(X) and target(X, U)
    unless settled_with(X, U)
    unless long_over(X)

  example "B1"
    given
      unit u: polish, infantry, strength 6, at 3228
      unit e: german, infantry, strength 3, at 3229
      battle x: attacker u, target e
      combat_die(x) = 5
    ask value due(x)
    expect 1 by 8.51/B1-B4

  example "B2"
    given
      unit u: polish, infantry, strength 6, at 3228
      unit e: german, infantry, strength 3, at 3229
      battle x: attacker u, target e
      combat_die(x) = 3
    ask value due(x)
    expect 2 by 8.51/B1-B4

  example "B3"
    given
      unit u: polish, infantry, strength 12, at 3228
      unit e: german, infantry, strength 2, at 3229
      battle x: attacker u, target e
      combat_die(x) = 4
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
      combat_die(x) = 5
    ask is beaten(x, e)
    expect yes by 8.51/B1-B4

  example "the attacker has won"
    given
      unit u: polish, infantry, strength 6, at 3228
      unit e: german, infantry, strength 3, at 3229
      battle x: attacker u, target e
      combat_die(x) = 5
    ask is won(x, u)
    expect yes by 8.51/B1-B4

  example "retreat, stand or something between"
    given
      unit u: polish, infantry, strength 6, at 3228
      unit e: german, infantry, strength 3, at 3229
      battle x: attacker u, target e
      combat_die(x) = 5
      phase = polish_attack
    ask must retreat(e, x, _)
    expect must by 8.51/B1-B4

  example "a defender that has paid is free"
    given
      unit u: polish, infantry, strength 6, at 3228
      unit e: german, infantry, strength 3, at 3229
      battle x: attacker u, target e
      combat_die(x) = 5
      did stay(e, x) in polish_attack
      phase = polish_attack
    ask must retreat(e, x, _)
    expect silent

  example "and one that has gone"
    given
      unit u: polish, infantry, strength 6, at 3228
      unit e: german, infantry, strength 3, at 3230
      battle x: attacker u, target e
      combat_die(x) = 5
      did fall_back(e, 3229, 3230) in polish_attack
      phase = polish_attack
    ask must retreat(e, x, _)
    expect silent

  example "nothing of it is owed when the phase has passed"
    given
      unit u: polish, infantry, strength 6, at 3228
      unit e: german, infantry, strength 3, at 3230
      battle x: attacker u, target e
      combat_die(x) = 5
      did fight(x) in polish_attack
      did fall_back(e, 3229, 3230) in polish_attack
      phase = german_counter
    ask duties
    expect nothing

[8.51/B5] B5: the defenders are shattered
  | All defenders retreat and have no zone of control in the turn that follows.
  see 7.12
  was mlawa:8.51/B5
  event shatter(unit U) "{U} [lose|lost] its zone of control"
  define defenders_beaten(X) when outcome(X) = "B5"
  cause shatter(U) when outcome(X) = "B5" and target(X, U)
    unless long_over(X)
  deny zoc(U, _) when did shatter(U) last turn
  dispute w39-T3 "how far B5 drives a unit back"
    reading a preferred "five hexes: the older edition says so, and the row of the losses goes on from B4"
      set due(X) = 5 when outcome(X) = "B5"
    reading b "no distance is printed, so none is owed by this clause"
  dispute w39-T3a "from when the zone is lost"
    reading a preferred "in the next turn, as it is printed"
    reading b "at once, and to the end of the next turn"
      deny zoc(U, _) when did shatter(U) this turn

  example "five hexes"
    given
      unit u: polish, infantry, strength 10, at 3228
      unit e: german, infantry, strength 1, at 3229
      battle x: attacker u, target e
      combat_die(x) = 2
    ask value due(x)
    expect 5 by 8.51/B5

  example "beaten like any other"
    given
      unit u: polish, infantry, strength 10, at 3228
      unit e: german, infantry, strength 1, at 3229
      battle x: attacker u, target e
      combat_die(x) = 2
    ask is beaten(x, e)
    expect yes by 8.51/B5

  example "what B5 does besides"
    given
      unit u: polish, infantry, strength 10, at 3228
      unit e: german, infantry, strength 1, at 3229
      battle x: attacker u, target e
      combat_die(x) = 2
      phase = polish_attack
    ask what happens to e
    expect shatter(e) by 8.51/B5

  example "it does so once"
    given
      unit u: polish, infantry, strength 10, at 3228
      unit e: german, infantry, strength 1, at 3233
      battle x: attacker u, target e
      combat_die(x) = 2
      did fight(x) in polish_attack
      phase = german_counter
    ask what happens to e
    expect nothing

  example "the turn after"
    given
      unit e: german, infantry, strength 1, at 3229
      did shatter(e) in polish_attack of turn 1
      turn = 2
      phase = german_attack
    ask is zoc(e, 3228)
    expect no by 8.51/B5

  example "the same turn"
    given
      unit e: german, infantry, strength 1, at 3229
      did shatter(e) in polish_attack
      phase = german_counter
    ask is zoc(e, 3228)
    expect yes by 7.11

[8.52] Standing fast
  | A beaten defender may hold its hex and pay in SP: the row of the result in the Losses table, in the column of the
  | attackers' strength.
  see tables/defender-losses, 8.55, 11.43
  was mlawa:8.52
  defect w39-R8 "points to step e for the column, which is now the die roll; the attackers' strength is meant, as in the older edition and the examples"
  amount loss_column(battle X) in sp "the strength that picks the column of the losses in {X}"
  amount stay_price(battle X) in sp  "the price of standing fast in {X}"
  also stay_price "what does it cost to stand fast in {X}", "what does it cost to stay in {X}", "the price of staying in {X}"
  set loss_column(X) = counted_attack(X) when defenders_beaten(X)
  set stay_price(X) = defender_losses(R, loss_column(X)) when defenders_beaten(X) and outcome(X) = R
  permit stay(U, X) when defenders_beaten(X) and target(X, U)
    unless long_over(X)
  forbid stay(U, _) when did fall_back(U, _, _) this phase
  # Who bears it where several stand is for their owner to say (8.54).
  cause lose(U, N) when did stay(U, X) this phase and target(X, U) and stay_price(X) = N and N > 0
    unless died_standing(X)
    unless target(X, V) and V != U and did stay(V, X) this phase

  example 8.52/ex1 "7 SP attack, B2"
    given
      unit u: polish, infantry, strength 7, at 3228
      unit e: german, infantry, strength 3, at 3229
      battle x: attacker u, target e
      combat_die(x) = 3
    ask value stay_price(x)
    expect 1 by 8.52

  example "15 SP attack, B3"
    given
      unit u: polish, infantry, strength 15, at 3228
      unit e: german, infantry, strength 3, at 3229
      battle x: attacker u, target e
      combat_die(x) = 3
    ask value stay_price(x)
    expect 3 by 8.52

  example "a beaten defender may stand"
    given
      unit u: polish, infantry, strength 7, at 3228
      unit e: german, infantry, strength 3, at 3229
      battle x: attacker u, target e
      combat_die(x) = 3
      phase = polish_attack
    ask may stay(e, x)
    expect yes by 8.52

  example "one that stands alone bears the price"
    given
      unit u: polish, infantry, strength 7, at 3228
      unit e: german, infantry, strength 3, at 3229
      battle x: attacker u, target e
      combat_die(x) = 3
      did fight(x) in polish_attack
      did stay(e, x) in polish_attack
      phase = polish_attack
    ask what happens to e
    expect lose(e, 1) by 8.52

  example "two stand: one price between them, and no word on who bears it"
    given
      unit u: polish, infantry, strength 7, at 3228
      unit e, f: german, infantry, strength 2, at 3229
      battle x: attacker u, target e + f
      combat_die(x) = 3
      did fight(x) in polish_attack
      did stay(e, x) in polish_attack
      did stay(f, x) in polish_attack
      phase = polish_attack
    ask what happens to e
    expect nothing

  example "in the battle of a phase before there is nothing to hold"
    given
      unit u: polish, infantry, strength 7, at 3228
      unit e: german, infantry, strength 3, at 3229
      battle x: attacker u, target e
      combat_die(x) = 3
      did fight(x) in polish_attack
      phase = german_counter
    ask may stay(e, x)
    expect silent

  example "once it has fallen back there is nothing left to hold"
    given
      unit u: polish, infantry, strength 7, at 3228
      unit e: german, infantry, strength 3, at 3230
      battle x: attacker u, target e
      combat_die(x) = 3
      did fight(x) in polish_attack
      did fall_back(e, 3229, 3230) in polish_attack
      phase = polish_attack
    ask may stay(e, x)
    expect no by 8.52

  example "B5 has a row of its own"
    given
      unit u: polish, infantry, strength 10, at 3228
      unit e: german, infantry, strength 1, at 3229
      battle x: attacker u, target e
      combat_die(x) = 2
    ask value stay_price(x)
    expect 3 by 8.52

  example "more than the table holds"
    given
      unit u: polish, infantry, strength 80, at 3228
      unit e: german, infantry, strength 8, at 3229
      battle x: attacker u, target e
      combat_die(x) = 3
    ask value stay_price(x)
    expect unknown for defender_losses

[8.53] A beaten attacker stands fast
  | A beaten attacker may hold its hex too. The column is then that of the defenders' strength, and A counts as B.
  see tables/defender-losses
  was mlawa:8.53
  table row_for(number N) -> result = 1: "B1", 2: "B2", 3: "B3", 4: "B4", 5: "B5"
  set loss_column(X) = counted_defence(X) when attackers_beaten(X)
  set stay_price(X) = defender_losses(row_for(due(X)), loss_column(X)) when attackers_beaten(X)
  permit stay(U, X) when attackers_beaten(X) and attacker(X, U)
    unless long_over(X)
  cause lose(U, N) when did stay(U, X) this phase and attacker(X, U) and stay_price(X) = N and N > 0
    unless attacker(X, V) and V != U and did stay(V, X) this phase

  example 8.53/ex1 "A2 against 8 SP"
    given
      unit u: polish, infantry, strength 2, at 3228
      unit e: german, infantry, strength 8, at 3229
      battle x: attacker u, target e
      combat_die(x) = 7
    ask value stay_price(x)
    expect 1 by 8.51/A, 8.53

  example "the column is the defender's, not the attacker's"
    given
      unit u: polish, infantry, strength 6, at 3228
      unit e: german, infantry, strength 25, at 3229
      battle x: attacker u, target e
      combat_die(x) = 7
    ask value stay_price(x)
    expect 4 by 8.51/A, 8.53

  example "the strength that picks it"
    given
      unit u: polish, infantry, strength 2, at 3228
      unit e: german, infantry, strength 8, at 3229
      battle x: attacker u, target e
      combat_die(x) = 7
    ask value loss_column(x)
    expect 8 by 8.53

  example "a beaten attacker may stand"
    given
      unit u: polish, infantry, strength 2, at 3228
      unit e: german, infantry, strength 8, at 3229
      battle x: attacker u, target e
      combat_die(x) = 7
      phase = polish_attack
    ask may stay(u, x)
    expect yes by 8.53

  example "one that stands alone pays"
    given
      unit u: polish, infantry, strength 2, at 3228
      unit e: german, infantry, strength 8, at 3229
      battle x: attacker u, target e
      combat_die(x) = 7
      did fight(x) in polish_attack
      did stay(u, x) in polish_attack
      phase = polish_attack
    ask what happens to u
    expect lose(u, 1) by 8.53

  example "in the battle of a phase before it has nothing to hold"
    given
      unit u: polish, infantry, strength 2, at 3228
      unit e: german, infantry, strength 8, at 3229
      battle x: attacker u, target e
      combat_die(x) = 7
      did fight(x) in polish_attack
      phase = german_counter
    ask may stay(u, x)
    expect silent

[8.53a] Retreating part of the way
  | A defender may retreat fewer hexes than it owes, and pays for those left over as for a result of that size.
  see 8.61
  defect w39-N7 "the one number with a letter: it was put in behind 8.53"
  path fall_short(unit U, battle X, hex H) "{U} [retreat part of the way|retreated part of the way] after {X}, to {H}"
    from at(U) to H by fall_back(U, A, B) up to due(X) - 1
  amount short_price(battle X, number N) in sp "the price of stopping short in {X}, by {N}"
  set short_price(X, N) = defender_losses(row_for(N), loss_column(X)) when N > 0 and due(X) >= N
  forbid fall_short(U, X, _) unless beaten(X, U)
  forbid fall_short(U, _, H) when at(U) = H
  dispute w39-A12 "whether attackers may retreat part of the way"
    reading a preferred "the clause names the defender only"
      forbid fall_short(U, X, _) when attacker(X, U)
    reading b "8.53 puts a beaten attacker on the same footing"

  example 8.53a/ex1 "B3 against 15 SP: two hexes back, one left over"
    given
      unit u: polish, infantry, strength 15, at 3228
      unit e: german, infantry, strength 3, at 3229
      battle x: attacker u, target e
      combat_die(x) = 3
    ask value short_price(x, 1)
    expect 1 by 8.53a

  example 8.53a/ex1 "B3 against 15 SP: all three hexes left over"
    given
      unit u: polish, infantry, strength 15, at 3228
      unit e: german, infantry, strength 3, at 3229
      battle x: attacker u, target e
      combat_die(x) = 3
    ask value short_price(x, 3)
    expect 3 by 8.53a

  example "two hexes of three"
    given
      board 3220 to 3240
      unit u: polish, infantry, strength 15, at 3228
      unit e: german, infantry, strength 3, at 3229
      battle x: attacker u, target e
      combat_die(x) = 3
      phase = polish_attack
    ask may fall_short(e, x, 3231)
    expect yes by 8.62

  example "all three hexes are no part"
    given
      board 3220 to 3240
      unit u: polish, infantry, strength 15, at 3228
      unit e: german, infantry, strength 3, at 3229
      battle x: attacker u, target e
      combat_die(x) = 3
      phase = polish_attack
    ask may fall_short(e, x, 3232)
    expect no

  example "to stay where it stands is no part of the way either"
    given
      board 3220 to 3240
      unit u: polish, infantry, strength 15, at 3228
      unit e: german, infantry, strength 3, at 3229
      battle x: attacker u, target e
      combat_die(x) = 3
      phase = polish_attack
    ask may fall_short(e, x, 3229)
    expect no by 8.53a

  example "the victor has nothing to retreat from"
    given
      board 3220 to 3240
      unit u: polish, infantry, strength 2, at 3228
      unit e: german, infantry, strength 8, at 3229
      battle x: attacker u, target e
      combat_die(x) = 7
      phase = polish_attack
    ask may fall_short(e, x, 3230)
    expect no by 8.53a

  example "an attacker goes the whole way or stands"
    given
      board 3220 to 3240
      unit u: polish, infantry, strength 2, at 3228
      unit e: german, infantry, strength 8, at 3229
      battle x: attacker u, target e
      combat_die(x) = 7
      phase = polish_attack
    ask may fall_short(u, x, 3227)
    expect no by 8.53a

[8.54] Writing losses down
  | Losses are struck off in the unit's chart. Among the sub-units of one unit its owner shares them out as he likes; to do it
  | evenly is advice.
  see 6.1, 8.56
  was mlawa:8.54
  action charge(unit U, unit V) "the losses of {U} [be charged|were charged] to {V}"
  event lose(unit U, number N) "{U} [lose|lost] {N} SP"
  permit charge(U, V) when subunit_of(V) = U
  defect w39-C8 "free here, even in 8.56: one is about the parts of a unit, the other about stacks"

  example "all of it to the first battalion"
    given
      unit u: polish, infantry, strength 6, at 3228
      unit b: polish, infantry, strength 2, subunit_of u
    ask may charge(u, b)
    expect yes by 8.54

[8.55] Losses are for good
  | SP that are lost do not come back, but for the Reserve Centers of chapter 23: where there is one, that chapter decides.
  | A unit that has come down to no SP is eliminated.
  see 23.1
  was mlawa:8.55
  given reserve_centre(hex H) "{H} [is|is not] a Reserve Center"
  forbid refill(_, H) unless reserve_centre(H)
  cause eliminate(U) when strength(U) = 0
    unless U is hq

  example "no points back"
    given
      unit u: polish, infantry, strength 3, full_strength 6, at 3228
      phase = polish_supply
    ask may refill(u, 3229)
    expect no by 8.55

  example "a Reserve Center is another matter"
    given
      board 3226 to 3232
      unit u: polish, infantry, strength 3, full_strength 6, at 3228
      hex 3229: reserve_centre, polish_base
      phase = polish_supply
    ask may refill(u, 3229)
    expect yes by 3.1/phase-11 not by 8.55

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

[8.56] Losses among stacks
  | When several stacks of a side fought in a battle, its losses are spread evenly over them. A stack cannot give more than
  | it has.
  see 8.54
  was mlawa:8.56
  given stack_share(battle X, hex H, number N) "the stack on {H} [bears|does not bear] {N} SP of the losses of {X}"
  action share_out(battle X) "the losses of {X} [be shared out|were shared out] so"
  derived fellow_stacks(battle X, hex H, hex K) "the stacks on {H} and {K} [fight|do not fight] side by side in {X}"
  amount stack_loss(battle X, hex H) in sp "what the stack on {H} loses in {X}"
  amount stack_strength(battle X, hex H) in sp "the SP of the stack on {H} in {X}"
  amount side_loss(battle X, hex H) in sp "what the side of the stack on {H} loses in {X}"
  amount side_strength(battle X, hex H) in sp "the SP of the side of the stack on {H} in {X}"
  define fellow_stacks(X, H, K) when attacker(X, U) and battle_hex(U, X) = H and attacker(X, V) and battle_hex(V, X) = K
  define fellow_stacks(X, H, K) when target(X, U) and battle_hex(U, X) = H and target(X, V) and battle_hex(V, X) = K
  set stack_loss(X, H) = sum(N for N where stack_share(X, H, N))
  set stack_strength(X, H) = sum(strength(U) for U where attacker(X, U) and battle_hex(U, X) = H)
  add sum(strength(E) for E where target(X, E) and battle_hex(E, X) = H) to stack_strength(X, H)
  set side_loss(X, H) = sum(stack_loss(X, K) for K where fellow_stacks(X, H, K))
  set side_strength(X, H) = sum(stack_strength(X, K) for K where fellow_stacks(X, H, K))
  permit share_out(_)
  dispute w39-A63 "what an even share is"
    reading a preferred "the same for each stack; a point that cannot be divided falls on any"
      forbid share_out(X) when fellow_stacks(X, H, K) and stack_loss(X, H) - stack_loss(X, K) > 1
        and stack_loss(X, K) < stack_strength(X, K)
    reading b "in proportion to the strength of the stacks"
      forbid share_out(X) when fellow_stacks(X, H, _)
        and stack_loss(X, H) - side_loss(X, H) * stack_strength(X, H) / side_strength(X, H) >= 1

  example "three and one"
    given
      unit u: polish, infantry, strength 6, at 3228
      unit v: polish, infantry, strength 6, at 3230
      unit e: german, infantry, strength 8, at 3229
      battle x: attacker u + v, target e
      stack_share(x, 3228, 3)
      stack_share(x, 3230, 1)
    ask may share_out(x)
    expect no by 8.56

  example "two and one"
    given
      unit u: polish, infantry, strength 6, at 3228
      unit v: polish, infantry, strength 6, at 3230
      unit e: german, infantry, strength 8, at 3229
      battle x: attacker u + v, target e
      stack_share(x, 3228, 2)
      stack_share(x, 3230, 1)
    ask may share_out(x)
    expect yes by 8.56

  example "two, and a stack that nobody mentions"
    given
      unit u: polish, infantry, strength 6, at 3228
      unit v: polish, infantry, strength 6, at 3230
      unit e: german, infantry, strength 8, at 3229
      battle x: attacker u + v, target e
      stack_share(x, 3228, 2)
    ask may share_out(x)
    expect no by 8.56

  example "two defending stacks"
    given
      unit u: polish, infantry, strength 9, at 3228
      unit e: german, infantry, strength 4, at 3229
      unit f: german, infantry, strength 4, at 3227
      battle x: attacker u, target e + f
      stack_share(x, 3229, 2)
      stack_share(x, 3227, 0)
    ask may share_out(x)
    expect no by 8.56

  example "one of them has fallen back meanwhile"
    given
      unit u: german, infantry, strength 6, at 3227
      unit v: german, infantry, strength 4, at 3128
      unit e: polish, infantry, strength 9, at 3229
      battle x: attacker u + v, target e
      did fall_back(u, 3228, 3227) in german_attack
      did fall_back(v, 3129, 3128) in german_attack
      stack_share(x, 3228, 2)
      phase = german_attack
    ask may share_out(x)
    expect no by 8.56

  example "the SP that stood there are counted there"
    given
      unit u: german, infantry, strength 6, at 3227
      unit e: polish, infantry, strength 9, at 3230
      battle x: attacker u, target e
      did fall_back(u, 3228, 3227) in german_attack
      did fall_back(e, 3229, 3230) in german_attack
      phase = german_attack
    ask value stack_strength(x, 3229)
    expect 9 by 8.56

  example "each side has losses of its own"
    given
      unit u: polish, infantry, strength 6, at 3228
      unit v: polish, infantry, strength 6, at 3230
      unit e: german, infantry, strength 8, at 3229
      battle x: attacker u + v, target e
      stack_share(x, 3228, 1)
      stack_share(x, 3230, 1)
      stack_share(x, 3229, 4)
    ask may share_out(x)
    expect yes by 8.56

  example "a stack that has given its last point"
    given
      unit u: polish, infantry, strength 6, at 3228
      unit v: polish, infantry, strength 1, at 3230
      unit e: german, infantry, strength 8, at 3229
      battle x: attacker u + v, target e
      stack_share(x, 3228, 3)
      stack_share(x, 3230, 1)
    ask may share_out(x)
    expect yes by 8.56

  example "what the side of a stack has lost"
    given
      unit u: polish, infantry, strength 9, at 3228
      unit v: polish, infantry, strength 3, at 3230
      unit e: german, infantry, strength 8, at 3229
      battle x: attacker u + v, target e
      stack_share(x, 3228, 2)
      stack_share(x, 3230, 1)
      stack_share(x, 3229, 5)
    ask value side_loss(x, 3228)
    expect 3 by 8.56

  example "what the side of a stack had"
    given
      unit u: polish, infantry, strength 9, at 3228
      unit v: polish, infantry, strength 3, at 3230
      unit e: german, infantry, strength 8, at 3229
      battle x: attacker u + v, target e
    ask value side_strength(x, 3230)
    expect 12 by 8.56

  example "a strong stack and a weak one share alike"
    given
      unit u: polish, infantry, strength 9, at 3228
      unit v: polish, infantry, strength 3, at 3230
      unit e: german, infantry, strength 8, at 3229
      battle x: attacker u + v, target e
      stack_share(x, 3228, 2)
      stack_share(x, 3230, 2)
    ask may share_out(x)
    expect yes by 8.56

[8.57] Artillery that suffers losses
  | An artillery unit that loses any SP is eliminated.
  see 5.22, 9.54
  was mlawa:8.57
  cause eliminate(U) when guns(U) and did lose(U, _) this phase

  example "one point off a battery"
    given
      unit g: polish, light_artillery, strength 1, gunfire 1, at 3228
      did lose(g, 1) in german_attack
      phase = german_attack
    ask what happens to g
    expect eliminate(g) by 8.57
