[11.21] What field works do
  | Field fortifications help in defence only, and shift the odds by 2 columns to the defender.
  see 11.22, 11.24
  was mlawa:11.21
  figure works_shift = -2

  example "a battalion in field works"
    given
      unit u: polish, infantry, strength 6, at 3228
      unit e: german, infantry, strength 2, at 3229, marker field_works
      battle x: attacker u, target e
    ask value column(x)
    expect 1:1 by 11.21

  example "an attacker's own works do nothing"
    given
      unit u: polish, infantry, strength 6, at 3228, marker field_works
      unit e: german, infantry, strength 2, at 3229
      battle x: attacker u, target e
    ask value column(x)
    expect 3:1 by 8.4b not by 11.21

[11.22] One unit in works is enough
  | The shift counts as soon as one of the units attacked stands in field works.
  see 8.83, 8.85
  was mlawa:11.22
  dispute w39-T8 "whether works on one hex help on all hexes attacked"
    reading a preferred "they belong to their hex, and the best single hex counts: so this edition's examples"
      add works_shift to place_modifier(X, H) when target(X, E) and opening_hex(E) = H and dug_in(E)
    reading b "they come on top of the best ground, wherever they are: so the older edition's example"
      add works_shift to ground_shift(X) when target(X, E) and dug_in(E)

  example "one of two is dug in"
    given
      unit u: polish, infantry, strength 9, at 3228
      unit e: german, infantry, strength 2, at 3229, marker field_works
      unit f: german, infantry, strength 1, at 3229
      battle x: attacker u, target e + f
    ask value column(x)
    expect 1:1 by 11.21, 11.22

  example "works on open ground, a city beside it"
    given
      unit u: polish, infantry, strength 12, at 3228
      unit e: german, infantry, strength 1, at 3229, marker field_works
      unit f: german, infantry, strength 1, at 3227
      hex 3229: clear
      hex 3227: city
      battle x: attacker u, target e + f
    ask value column(x)
    expect 4:1 by 8.85, 11.22

[11.23] Works and ground
  | Works count besides the ground of their hex.
  see 8.85
  was mlawa:11.23
  defect w39-R11 "the example names 8.83 for the best hex; 8.85 is meant"
  commentary "11.22 adds the works to the modifier of their hex; nothing takes the ground away"

  example 11.23/ex1 "works on a hill, a wood and a city"
    given
      unit u: polish, infantry, strength 18, at 3228
      unit e: german, infantry, strength 1, at 3229, marker field_works
      unit f: german, infantry, strength 1, at 3227
      unit k: german, infantry, strength 1, at 3328
      hex 3229: hills
      hex 3227: wood
      hex 3328: city
      battle x: attacker u, target e + f + k
    ask value ground_shift(x)
    expect -3 by 8.83, 8.85, 11.22
