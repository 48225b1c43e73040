[21.0] Disorganization
  commentary "heading"

[21.11] The roll after a retreat
  | A unit that combat drove back more than one hex throws a die; a low roll disorganizes it.
  see 21.11/table, 21.15, 21.16, 21.17, 22.11
  throw disorder_die(unit U) 1d6 "the disorganization roll of {U}"
  amount disorder_roll(unit U, battle X) "the disorganization roll of {U} after {X}, with its modifiers"
  derived shaken(unit U, battle X)   "{U} [has|does not have] to roll for disorganization after {X}"
  derived falls_apart(unit U, battle X) "{U} [falls|does not fall] into disorder after {X}"
  event disorganize(unit U) "{U} [be disorganized|was disorganized]" adds disorganized(U)
  set disorder_roll(U, X) = disorder_die(U)
  define falls_apart(U, X)
    when shaken(U, X) and defenders_beaten(X) and outcome(X) = R and disorder_roll(U, X) <= disorder_limit(R)
  cause disorganize(U) when falls_apart(U, _)

  dispute w39-A39 "whether the hexes really retreated count, or those of the result"
    reading a preferred "the clause speaks of a unit that retreated by more than one hex"
      define shaken(U, X) when target(X, U) and defenders_beaten(X) and outcome(X) != "B1"
        and count(B where did fall_back(U, _, B) this phase) > 1
    reading b "the table goes by the result, whatever was paid off"
      define shaken(U, X)
        when target(X, U) and did fall_back(U, _, _) this phase and defenders_beaten(X) and outcome(X) != "B1"
  dispute w39-P5 "whether attackers who are thrown back roll as well"
    reading a preferred "the table has rows for the defenders' results alone"
    reading b "the clause speaks of any unit, and A2 counts as B2, as it does in 8.53"
      define shaken(U, X)
        when attacker(X, U) and attackers_beaten(X) and count(B where did fall_back(U, _, B) this phase) > 1
      define falls_apart(U, X) when shaken(U, X) and attackers_beaten(X) and disorder_roll(U, X) < due(X)

  example "two hexes back and a 1"
    given
      unit a: german, infantry, strength 9, at 3228
      unit u: polish, infantry, strength 3, at 3231
      battle x: attacker a, target u
      combat_die(x) = 5
      did fall_back(u, 3229, 3230) in german_attack
      did fall_back(u, 3230, 3231) in german_attack
      disorder_die(u) = 1
      phase = german_attack
    ask what happens to u
    expect disorganize(u), mark(u, retreat_counter) by 21.11

  example "a 2 leaves it in order"
    given
      unit a: german, infantry, strength 9, at 3228
      unit u: polish, infantry, strength 3, at 3231
      battle x: attacker a, target u
      combat_die(x) = 5
      did fall_back(u, 3229, 3230) in german_attack
      did fall_back(u, 3230, 3231) in german_attack
      disorder_die(u) = 2
      phase = german_attack
    ask is falls_apart(u, x)
    expect no

  example "one hex of two, the other paid for"
    given
      unit a: german, infantry, strength 9, at 3228
      unit u: polish, infantry, strength 3, at 3230
      battle x: attacker a, target u
      combat_die(x) = 5
      did fall_back(u, 3229, 3230) in german_attack
      disorder_die(u) = 1
      phase = german_attack
    ask is falls_apart(u, x)
    expect no

  example "two single hexes, the second after an overrun"
    given
      unit a: german, armour, strength 9, at 3228
      unit u: polish, infantry, strength 3, at 3231
      battle x: attacker a, target u
      combat_die(x) = 7
      did fall_back(u, 3229, 3230) in german_attack
      did fall_back(u, 3230, 3231) in german_attack
      disorder_die(u) = 1
      phase = german_attack
    ask is falls_apart(u, x)
    expect no

  example "an attack that was thrown back two hexes"
    given
      unit a: german, infantry, strength 3, at 3226
      unit u: polish, infantry, strength 9, at 3229
      battle x: attacker a, target u
      combat_die(x) = 10
      did fall_back(a, 3228, 3227) in german_attack
      did fall_back(a, 3227, 3226) in german_attack
      disorder_die(a) = 1
      phase = german_attack
    ask is falls_apart(a, x)
    expect no

[21.11/table] Rolls that disorganize
  | Up to 4 after B5, up to 3 after B4, up to 2 after B3, a 1 after B2.
  table disorder_limit(result R) -> number = "B5": 4, "B4": 3, "B3": 2, "B2": 1
  term disorder_limit "the highest roll that disorganizes"

  example "after B5"
    ask value disorder_limit("B5")
    expect 4 by 21.11/table

  example "after B4"
    ask value disorder_limit("B4")
    expect 3 by 21.11/table

  example "after B3"
    ask value disorder_limit("B3")
    expect 2 by 21.11/table

[21.12] Headquarters
  | A headquarters is never disorganized: not after a retreat, not by others who run through it, not by bombs.
  see 21.14, 10.37
  deny shaken(U, _) when U is hq
  deny swept_up(F) when F is hq
  deny bombed_out(Q) when Q is hq

  example "a staff that was carried along"
    given
      unit a: german, infantry, strength 9, at 3228
      unit u: polish, infantry, strength 3, at 3231
      unit q: polish, hq, at 3231
      battle x: attacker a, target u + q
      combat_die(x) = 5
      did fall_back(q, 3229, 3230) in german_attack
      did fall_back(q, 3230, 3231) in german_attack
      disorder_die(q) = 1
      phase = german_attack
    ask is falls_apart(q, x)
    expect no by 21.12

  example "a staff that others run through"
    given
      unit a: german, infantry, strength 9, at 3228
      unit u: polish, infantry, strength 3, at 3231
      unit q: polish, hq, at 3230
      battle x: attacker a, target u
      combat_die(x) = 5
      did fall_back(u, 3229, 3230) in german_attack
      did fall_back(u, 3230, 3231) in german_attack
      disorder_die(u) = 1
      spread_die(q) = 1
      phase = german_attack
    ask is swept_up(q)
    expect no by 21.12

[21.13] No digging in disorder
  | A disorganized unit builds no fortifications.
  see 3.1/phase-3, 3.1/phase-8, 11.11
  forbid dig_in(U) when disorganized(U)

  example "a disorganized regiment"
    given
      unit u: polish, infantry, at 3228, disorganized
      phase = polish_digging
    ask may dig_in(u)
    expect no by 21.13

[21.14] Disorder spreads
  | When a disorganized unit falls back through friends, they throw a die: on a 1 they are disorganized as well and go along
  | for the hexes that are left to it. It makes no difference whether it was in disorder before or has just lost its order.
  see 22.11
  throw spread_die(unit F) 1d6 "the roll of {F} as others run through it"
  derived in_rout(unit U) "{U} [falls|does not fall] back in disorder"
  derived ran_through(unit U, unit F) "{U} [ran|did not run] through {F} in disorder"
  derived swept_up(unit F) "{F} [is|is not] swept up by a unit that runs through it"
  derived goes_along(unit F) "{F} [has|does not have] to fall back with those who run through it"
  action run_on(unit U, hex A, hex B) "{U} [run on|ran on] from {A} to {B}"
  path rest_of_rout(unit U, hex H) "{U} [run on from {H}|ran on from {H}] to where it stands"
    from H to B where at(U) = B by run_on(U, A, C)
  amount carried(unit F) in hexes "how far {F} is carried along"
  define in_rout(U) when falls_apart(U, _)
  define in_rout(U) when disorganized(U) and did fall_back(U, _, _) this phase
  define ran_through(U, F)
    when did fall_back(U, _, B) this phase and opening_hex(F) = B and side(F) = side(U) and F != U and in_rout(U)
    unless at(U) = B
    unless F is air
  permit run_on(U, A, B) when did fall_back(U, A, B) this phase
  cause disorganize(F) when swept_up(F)
  define goes_along(F) when swept_up(F)
  permit fall_back(F, A, B) when goes_along(F) and adjacent(A, B)
  require fall_back(F, _, _) when goes_along(F)
  set carried(F) = highest(cost(rest_of_rout(U, B)) for U, B where ran_through(U, F) and opening_hex(F) = B)
    when goes_along(F)
  dispute w39-P6 "one die for all who are run through, or one for each"
    reading a preferred "each of them is checked: 22.19, on panic, says so of the single unit"
      define swept_up(F) when ran_through(_, F) and spread_die(F) = 1
    reading b "the clause has one roll for all of them"
      define swept_up(F) when ran_through(U, F) and ran_through(U, G) and spread_die(G) = 1

  example "a 1 spreads it"
    given
      unit a: german, infantry, strength 9, at 3228
      unit u: polish, infantry, strength 3, at 3231
      unit f: polish, infantry, strength 3, at 3230
      battle x: attacker a, target u
      combat_die(x) = 5
      did fall_back(u, 3229, 3230) in german_attack
      did fall_back(u, 3230, 3231) in german_attack
      disorder_die(u) = 1
      spread_die(f) = 1
      phase = german_attack
    ask what happens to f
    expect disorganize(f) by 21.14

  example "a 2 does not"
    given
      unit a: german, infantry, strength 9, at 3228
      unit u: polish, infantry, strength 3, at 3231
      unit f: polish, infantry, strength 3, at 3230
      battle x: attacker a, target u
      combat_die(x) = 5
      did fall_back(u, 3229, 3230) in german_attack
      did fall_back(u, 3230, 3231) in german_attack
      disorder_die(u) = 1
      spread_die(f) = 2
      phase = german_attack
    ask what happens to f
    expect nothing

  example "who is swept up goes along"
    given
      unit a: german, infantry, strength 9, at 3228
      unit u: polish, infantry, strength 3, at 3231
      unit f: polish, infantry, strength 3, at 3230
      battle x: attacker a, target u
      combat_die(x) = 5
      did fall_back(u, 3229, 3230) in german_attack
      did fall_back(u, 3230, 3231) in german_attack
      disorder_die(u) = 1
      spread_die(f) = 1
      phase = german_attack
    ask must fall_back(f, _, _)
    expect must by 21.14

  example "and is free to do so"
    given
      unit a: german, infantry, strength 9, at 3228
      unit u: polish, infantry, strength 3, at 3231
      unit f: polish, infantry, strength 3, at 3230
      battle x: attacker a, target u
      combat_die(x) = 5
      did fall_back(u, 3229, 3230) in german_attack
      did fall_back(u, 3230, 3231) in german_attack
      disorder_die(u) = 1
      spread_die(f) = 1
      phase = german_attack
    ask may fall_back(f, 3230, 3231)
    expect yes by 21.14

  example "by as many hexes as are left"
    given
      unit a: german, infantry, strength 18, at 3228
      unit u: polish, infantry, strength 3, at 3232
      unit f: polish, infantry, strength 3, at 3230
      battle x: attacker a, target u
      combat_die(x) = 3
      did fall_back(u, 3229, 3230) in german_attack
      did fall_back(u, 3230, 3231) in german_attack
      did fall_back(u, 3231, 3232) in german_attack
      disorder_die(u) = 1
      spread_die(f) = 1
      phase = german_attack
    ask value carried(f)
    expect 2 by 21.14

  example "a unit that was in disorder before"
    given
      unit u: polish, infantry, strength 3, at 3231, disorganized
      unit f: polish, infantry, strength 3, at 3230
      did fall_back(u, 3229, 3230) in german_attack
      did fall_back(u, 3230, 3231) in german_attack
      spread_die(f) = 1
      phase = german_attack
    ask what happens to f
    expect disorganize(f) by 21.14

  example "a unit in good order disturbs nobody"
    given
      unit u: polish, infantry, strength 3, at 3231
      unit f: polish, infantry, strength 3, at 3230
      did fall_back(u, 3229, 3230) in german_attack
      did fall_back(u, 3230, 3231) in german_attack
      spread_die(f) = 1
      phase = german_attack
    ask what happens to f
    expect nothing

  example "a friend who throws a 4 beside one who throws a 1"
    given
      unit u: polish, infantry, strength 3, at 3231, disorganized
      unit f, g: polish, infantry, strength 3, at 3230
      did fall_back(u, 3229, 3230) in german_attack
      did fall_back(u, 3230, 3231) in german_attack
      spread_die(f) = 1
      spread_die(g) = 4
      phase = german_attack
    ask is swept_up(g)
    expect no

  example "an enemy is not swept up"
    given
      unit u: polish, infantry, strength 3, at 3231, disorganized
      unit q: german, hq, at 3230
      unit f: german, light_artillery, at 3230
      did fall_back(u, 3229, 3230) in german_attack
      did fall_back(u, 3230, 3231) in german_attack
      spread_die(f) = 1
      phase = german_attack
    ask is swept_up(f)
    expect no

  example "aircraft over the hex are not run through"
    given
      unit u: polish, infantry, strength 3, at 3231, disorganized
      unit p: polish, air, strength 2, at 3230
      did fall_back(u, 3229, 3230) in german_attack
      did fall_back(u, 3230, 3231) in german_attack
      spread_die(p) = 1
      phase = german_attack
    ask is swept_up(p)
    expect no

  example "a friend where the retreat ends is not run through"
    given
      unit a: german, infantry, strength 9, at 3228
      unit u: polish, infantry, strength 3, at 3231
      unit f: polish, infantry, strength 3, at 3231
      battle x: attacker a, target u
      combat_die(x) = 5
      did fall_back(u, 3229, 3230) in german_attack
      did fall_back(u, 3230, 3231) in german_attack
      disorder_die(u) = 1
      spread_die(f) = 1
      phase = german_attack
    ask is swept_up(f)
    expect no

[21.15] Tanks in the attack
  | Every full 8 SP of armour among the attackers lowers the roll by 1.
  figure armour_for_one = 8 in sp
  add 0 - whole(sum(strength(A) for A where attacker(X, A) and A is armour) / armour_for_one) to disorder_roll(U, X)
    when target(X, U)

  example "17 SP of armour"
    given
      unit a: german, armour, strength 9, at 3228
      unit b: german, armour, strength 8, at 3230
      unit k: german, infantry, strength 8, at 3230
      unit u: polish, infantry, strength 3, at 3229
      battle x: attacker a + b + k, target u
      disorder_die(u) = 5
    ask value disorder_roll(u, x)
    expect 3 by 21.11, 21.15

[21.16] Aircraft in the attack
  | Every SP of aircraft in the attack lowers the roll by 1.
  see 10.11
  add 0 - sum(support_worth(P, X) for P where attack_support(X, P) and P is air) to disorder_roll(U, X)
    when target(X, U)

  example "aircraft of strength 2"
    given
      unit a: german, infantry, strength 9, at 3228
      unit p: german, air, strength 2, gunfire 2, at 3229
      unit u: polish, infantry, strength 3, at 3229
      battle x: attacker a, target u, attack_support p
      air_die(p, x) = 3
      disorder_die(u) = 5
    ask value disorder_roll(u, x)
    expect 3 by 21.11, 21.16

  example "the same 2, given as a fire modifier"
    given
      unit a: german, infantry, strength 9, at 3228
      unit p: german, air, gunfire 2, at 3229
      unit u: polish, infantry, strength 3, at 3229
      battle x: attacker a, target u, attack_support p
      air_die(p, x) = 3
      disorder_die(u) = 5
    ask value disorder_roll(u, x)
    expect 3 by 21.11, 21.16

[21.17] A six holds
  | A natural 6 never disorganizes.
  deny falls_apart(U, _) when disorder_die(U) = 6

  example 21.17/ex1 "9 SP of tanks, aircraft of strength 1, B2: a 3 is too low"
    given
      unit a: german, armour, strength 9, at 3228
      unit p: german, air, strength 1, gunfire 1, at 3229
      unit u: polish, infantry, strength 3, at 3231
      battle x: attacker a, target u, attack_support p
      air_die(p, x) = 3
      combat_die(x) = 6
      did fall_back(u, 3229, 3230) in german_attack
      did fall_back(u, 3230, 3231) in german_attack
      disorder_die(u) = 3
      phase = german_attack
    ask is falls_apart(u, x)
    expect yes by 21.11

  example 21.17/ex1 "and a 4 is not"
    given
      unit a: german, armour, strength 9, at 3228
      unit p: german, air, strength 1, gunfire 1, at 3229
      unit u: polish, infantry, strength 3, at 3231
      battle x: attacker a, target u, attack_support p
      air_die(p, x) = 3
      combat_die(x) = 6
      did fall_back(u, 3229, 3230) in german_attack
      did fall_back(u, 3230, 3231) in german_attack
      disorder_die(u) = 4
      phase = german_attack
    ask is falls_apart(u, x)
    expect no

  example "48 SP of tanks and a 6"
    given
      unit a, b, c: german, armour, strength 16, at 3228
      unit u: polish, infantry, strength 8, at 3231
      battle x: attacker a + b + c, target u
      combat_die(x) = 7
      did fall_back(u, 3229, 3230) in german_attack
      did fall_back(u, 3230, 3231) in german_attack
      disorder_die(u) = 6
      phase = german_attack
    ask is falls_apart(u, x)
    expect no by 21.17

[21.2] What disorder does
  commentary "heading"

[21.21] Movement
  | Disorder takes no movement points and makes no hex dearer.
  see 4.22, 4.31
  add 0 to march_points(U) when disorganized(U)
  add 0 to step_cost(U, _, _) when disorganized(U)

  example "the points of a disorganized regiment"
    given
      unit u: polish, infantry, movement 6, at 3228, disorganized
    ask value march_points(u)
    expect 6 by 4.22, 21.21

  example "what a wood costs it"
    given
      unit u: polish, infantry, movement 6, at 3228, disorganized
      hex 3229: wood
    ask value step_cost(u, 3228, 3229)
    expect 2 by 4.31, 4.38, 21.21

[21.22] Half the strength
  | A disorganized unit fights with half its SP, rounded up; disorganized guns have half their fire modifier.
  see 8.4b, 9.12, 21.24/table
  halve fighting_strength(U, X) rounding up when disorganized(U)
  multiply fire_worth(G) by 1/2 when guns(G) and disorganized(G)

  example "five SP in disorder are attacked"
    given
      unit u: german, infantry, strength 6, at 3228
      unit e: polish, infantry, strength 5, at 3229, disorganized
      battle x: attacker u, target e
    ask value column(x)
    expect 2:1 by 8.4b, 21.22

  example "five SP in disorder attack"
    given
      unit u: german, infantry, strength 5, at 3228, disorganized
      unit e: polish, infantry, strength 3, at 3229
      battle x: attacker u, target e
    ask value fighting_strength(u, x)
    expect 3 by 21.22

  example "guns of 1"
    given
      unit g: polish, light_artillery, gunfire 1, at 3228, disorganized
    ask value fire_worth(g)
    expect 0.5 by 9.12, 21.22

  example "aircraft are never in disorder"
    given
      unit p: german, air, strength 1, at 3228, disorganized
    ask value fire_worth(p)
    expect 1 by 10.11

[21.23] A last point in disorder
  | A unit that is down to 1 SP by its disorder has no zone of control.
  see 7.12, 21.22
  derived worn_out(unit U) "{U} [is|is not] disorganized and down to 1 SP"
  dispute w39-A40 "whether the 1 SP is what a disorganized unit fights with or what it has"
    reading a preferred "what it fights with: half its SP, rounded up (21.22)"
      define worn_out(U) when disorganized(U) and strength(U) <= 2
    reading b "what it has"
      define worn_out(U) when disorganized(U) and strength(U) <= 1

  example "2 SP that fight as 1"
    given
      unit u: polish, infantry, strength 2, at 3228, disorganized
    ask is zoc(u, 3229)
    expect no by 7.12, 21.23

  example "3 SP that fight as 2"
    given
      unit u: polish, infantry, strength 3, at 3228, disorganized
    ask is worn_out(u)
    expect no

[21.24] Losses in disorder
  | Losses go by the full SP of a disorganized unit: in the tables, and where they are taken from what it has.
  see 8.4f, 8.52, 8.77, 21.22
  add 0 to counted_attack(X) when attacker(X, U) and disorganized(U)
  add 0 to counted_defence(X) when target(X, E) and disorganized(E)
  add 0 to standing_strength(X) when target(X, E) and did stay(E, X) this phase and disorganized(E)

  example "8 SP in disorder attack with 4: the column of 7 to 12"
    given
      unit u: german, infantry, strength 8, at 3228, disorganized
      unit e: polish, infantry, strength 1, at 3229
      battle x: attacker u, target e
      combat_die(x) = 4
    ask value loss_column(x)
    expect 8 by 8.52, 21.24

  example "8 SP in disorder are attacked: the row of 8 and 9"
    given
      unit u: german, infantry, strength 8, at 3228
      unit e: polish, infantry, strength 8, at 3229, disorganized
      battle x: attacker u, target e
      loss_die(x) = 7
    ask value attacker_loss(x)
    expect 2 by 8.4f, 21.24

  example "a battalion of 2 SP that fights as 1 pays 1 SP and lives"
    given
      unit u: german, infantry, strength 6, at 3228
      unit e: polish, infantry, strength 2, at 3229, disorganized
      battle x: attacker u, target e
      combat_die(x) = 8
      did fight(x) in german_attack
      did stay(e, x) in german_attack
      phase = german_attack
    ask is died_standing(x)
    expect no

  example "what such a battalion stands with"
    given
      unit u: german, infantry, strength 6, at 3228
      unit e: polish, infantry, strength 2, at 3229, disorganized
      battle x: attacker u, target e
      combat_die(x) = 8
      did fight(x) in german_attack
      did stay(e, x) in german_attack
      phase = german_attack
    ask value standing_strength(x)
    expect 2 by 8.77, 21.24

[21.24/table] Fire modifiers in disorder
  | For five modifiers the half is printed: 0.8, 0.5, 0.3, 0.3 and 0.2 for 1.5, 1.0, 0.6, 0.5 and 0.4. So halves go up to the
  | next tenth.
  see 21.22
  defect w39-L1 "the heads of the rows are left in Polish"
  round fire_worth(G) up to 0.1 when guns(G) and disorganized(G)

  example 21.24/table "guns of 1.5"
    given
      unit g: polish, light_artillery, gunfire 1.5, at 3228, disorganized
    ask value fire_worth(g)
    expect 0.8 by 21.22, 21.24/table

  example 21.24/table "guns of 1"
    given
      unit g: polish, light_artillery, gunfire 1, at 3228, disorganized
    ask value fire_worth(g)
    expect 0.5 by 21.22, 21.24/table

  example 21.24/table "guns of 0.6"
    given
      unit g: polish, light_artillery, gunfire 0.6, at 3228, disorganized
    ask value fire_worth(g)
    expect 0.3 by 21.22, 21.24/table

  example 21.24/table "guns of 0.5"
    given
      unit g: polish, light_artillery, gunfire 0.5, at 3228, disorganized
    ask value fire_worth(g)
    expect 0.3 by 21.22, 21.24/table

  example 21.24/table "guns of 0.4"
    given
      unit g: polish, light_artillery, gunfire 0.4, at 3228, disorganized
    ask value fire_worth(g)
    expect 0.2 by 21.22, 21.24/table
