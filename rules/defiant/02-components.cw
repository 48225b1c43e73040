[2.1.1] Modifiers multiply
  | All modifiers of a strength work together: halved for terrain and halved for supply is quartered.
  see 9.3
  amount attack_in(unit U, battle X) in strength_points  "the attack strength of {U} in {X}"
  amount defence_in(unit U, battle X) in strength_points "the defence strength of {U} in {X}"
  set attack_in(U, X) = attack_strength(U) * supply_share(U) * river_share(U, X) when attacker(X, U)
  set defence_in(E, X) = defence_strength(E) * siege_share(E) when target(X, E)

  example 2.1.1 "halved for terrain and for supply"
    given
      unit u: german, infantry, attack_strength 4, at 1208, marker out_of_supply
      unit e: polish, infantry, defence_strength 2, at 1209
      edge 1208 1209: major_river
      battle x: attacker u, target e
    ask value attack_in(u, x)
    expect 1 by 2.1.1

  example "an isolated defender"
    given
      unit u: german, infantry, attack_strength 4, at 1208
      unit e: polish, infantry, defence_strength 2, at 1209, marker isolated
      battle x: attacker u, target e
    ask value defence_in(e, x)
    expect 1 by 2.1.1

[2.1.2] Rounding
  | Fractions are added up first and the total is rounded down; an attack that would come to nothing that way counts one half.
  see 9.3.3
  figure least_strength = 1/2 in strength_points
  amount attack_sum(battle X) in strength_points    "the sum of the attack strengths in {X}"
  amount attack_total(battle X) in strength_points  "the attack total of {X}"
  amount defence_total(battle X) in strength_points "the defence total of {X}"
  set attack_sum(X) = sum(attack_in(U, X) for U where attacker(X, U))
  set attack_total(X) = attack_sum(X)
  round attack_total(X) down
  limit attack_total(X) to at least least_strength when attack_sum(X) > 0
  set defence_total(X) = sum(defence_in(E, X) for E where target(X, E))
  round defence_total(X) down

  dispute def-7 "whether a defence that rounds down to nothing counts one half"
    reading attack_only preferred "9.3.3 has a rule of its own for a defence of nothing, which would otherwise never apply"
    reading always "this clause makes no difference between attack and defence"
      limit defence_total(X) to at least least_strength

  dispute def-7a "whether totals are rounded, or each unit"
    reading totals preferred "fractions are added up before any is dropped, and 9.3 rounds the totals"
    reading units "it is units that are treated as having one half"
      round attack_in(U, X) down
      limit attack_in(U, X) to at least least_strength when attack_strength(U) > 0
      round defence_in(E, X) down

  example 2.1.2/ex1 "three points out of supply across a major river"
    given
      unit u: german, infantry, attack_strength 3, at 1208, marker out_of_supply
      unit e: polish, infantry, defence_strength 2, at 1209
      edge 1208 1209: major_river
      battle x: attacker u, target e
    ask value attack_total(x)
    expect 1/2 by 2.1.2

  example "fractions are added before they are dropped: the readings part"
    given
      unit u, v: german, infantry, attack_strength 3, at 1208, marker out_of_supply
      unit e: polish, infantry, defence_strength 2, at 1209
      battle x: attacker u + v, target e
    ask value attack_total(x)
    expect 3 by 2.1.2

  example "what is left over is dropped"
    given
      unit u: german, infantry, attack_strength 3, at 1208, marker out_of_supply
      unit e: polish, infantry, defence_strength 2, at 1209
      battle x: attacker u, target e
    ask value attack_total(x)
    expect 1 by 2.1.2

  example "a unit printed with nothing stays at nothing"
    given
      unit u: german, infantry, attack_strength 0, at 1208
      unit e: polish, infantry, defence_strength 2, at 1209
      battle x: attacker u, target e
    ask value attack_total(x)
    expect 0 by 2.1.2

  example "three quartered units of one point: the readings part"
    given
      unit u, v, w: german, infantry, attack_strength 1, at 1208, marker out_of_supply
      unit e: polish, infantry, defence_strength 2, at 1209
      edge 1208 1209: major_river
      battle x: attacker u + v + w, target e
    ask value attack_total(x)
    expect 1/2 by 2.1.2

  example "two isolated defenders of three points: the readings part"
    given
      unit u: german, infantry, attack_strength 4, at 1208
      unit e, f: polish, infantry, defence_strength 3, at 1209, marker isolated
      battle x: attacker u, target e + f
    ask value defence_total(x)
    expect 3 by 2.1.2

  example "an isolated defence of three"
    given
      unit u: german, infantry, attack_strength 4, at 1208
      unit e: polish, infantry, defence_strength 3, at 1209, marker isolated
      battle x: attacker u, target e
    ask value defence_total(x)
    expect 1 by 2.1.2

  example "an isolated defence of one: the readings part"
    given
      unit u: german, infantry, attack_strength 4, at 1208
      unit e: polish, infantry, defence_strength 1, at 1209, marker isolated
      battle x: attacker u, target e
    ask value defence_total(x)
    expect 0 by 2.1.2

[2.1.3] Setting up
  | Two sides, German and Polish; the Slovaks are led by the German player.
  see 14.0
  define side(U) = germans when U is german or slovak
  define side(U) = poles when U is polish
  define enemy(U, E) when side(U) = S and side(E) = T and S != T
  define friend(U, F) when side(U) = S and side(F) = S and U != F

  example "a Slovak against a Pole"
    given
      unit s: slovak, infantry
      unit p: polish, infantry
    ask is enemy(s, p)
    expect yes by 2.1.3

  example "a Slovak beside a German"
    given
      unit s: slovak, infantry
      unit g: german, infantry
    ask is friend(s, g)
    expect yes by 2.1.3
