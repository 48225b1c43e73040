[9.24] Guns in an attack add up
  | The fire modifiers of all artillery that supports an attack are added.
  amount attack_fire(battle X) "the fire behind the attack in {X}"
  set attack_fire(X) = sum(gunfire(G) for G where attack_support(X, G))

  example 9.24/ex1 "1 and twice 0.5 on top of 2:1"
    given
      unit u: german, infantry, strength 4, at 3228
      unit e: polish, infantry, strength 2, at 3229
      unit g: german, heavy_artillery, gunfire 1, at 3227
      unit h, k: german, artillery, gunfire 0.5, at 3227
      battle x: attacker u, target e, attack_support g + h + k
    ask value column(x)
    expect 4:1 by 9.24

[9.26] Fire in attack is rounded down
  | A sum of fire behind an attack that is not whole is rounded down.
  round attack_fire(X) down

  example "1.5 counts 1"
    given
      unit u: german, infantry, strength 4, at 3228
      unit e: polish, infantry, strength 2, at 3229
      unit g: german, heavy_artillery, gunfire 1.5, at 3227
      battle x: attacker u, target e, attack_support g
    ask value attack_fire(x)
    expect 1 by 9.26

[9.36] Fire in defence works the other way
  | The fire modifiers behind a defence are added up and taken off the ratio.
  see 9.34
  amount defence_fire(battle X) "the fire behind the defence in {X}"
  set defence_fire(X) = sum(gunfire(G) for G where defence_support(X, G))

  example 9.36/ex1 "3:1 against a battery of 1"
    given
      unit u: german, infantry, strength 6, at 3228
      unit e: polish, infantry, strength 2, at 3229
      unit h: polish, artillery, gunfire 1, at 3230
      battle x: attacker u, target e, defence_support h
    ask value column(x)
    expect 2:1 by 9.36

[9.39] Fire in defence is rounded up
  | A sum of fire behind a defence that is not whole is rounded up, which is the defender's favour.
  defect mla-C9 "a note to 9.64 says up where the defender's favour is down; all three clauses favour the defender"
  round defence_fire(X) up

  example "1.5 counts 2"
    given
      unit u: german, infantry, strength 6, at 3228
      unit e: polish, infantry, strength 2, at 3229
      unit h: polish, heavy_artillery, gunfire 1.5, at 3230
      battle x: attacker u, target e, defence_support h
    ask value column(x)
    expect 1:1 by 9.39

  example "the sum is rounded, not each battery"
    given
      unit u: german, infantry, strength 6, at 3228
      unit e: polish, infantry, strength 2, at 3229
      unit h, k: polish, heavy_artillery, gunfire 0.5, at 3230
      battle x: attacker u, target e, defence_support h + k
    ask value defence_fire(x)
    expect 1 by 9.36

  example "a whole sum stays"
    given
      unit u: german, infantry, strength 6, at 3228
      unit e: polish, infantry, strength 2, at 3229
      unit h: polish, heavy_artillery, gunfire 2, at 3230
      battle x: attacker u, target e, defence_support h
    ask value defence_fire(x)
    expect 2 by 9.36

[9.63] Guns on their own
  | Guns that share their hex with no other friend defend with a strength of their own.
  see 8.4b, 9.62
  set fighting_strength(G, X) = strength(G) when guns(G) and target(X, G)
    unless at(F) = at(G) and side(F) = side(G) and not guns(F) and F is not hq

  example "a battery alone"
    given
      unit u: german, infantry, strength 6, at 3228
      unit g: polish, artillery, strength 1, gunfire 1, at 3229
      battle x: attacker u, target g
    ask value defence_total(x)
    expect 1 by 9.63

  example "with a headquarters only"
    given
      unit u: german, infantry, strength 6, at 3228
      unit g: polish, artillery, strength 1, gunfire 1, at 3229
      unit q: polish, hq, at 3229
      battle x: attacker u, target g
    ask value defence_total(x)
    expect 1 by 9.63

  example "two batteries"
    given
      unit u: german, infantry, strength 6, at 3228
      unit g, h: polish, artillery, strength 1, gunfire 1, at 3229
      battle x: attacker u, target g + h
    ask value defence_total(x)
    expect 2 by 9.63
