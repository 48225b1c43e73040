[11.21] What field works do
  | Field fortifications help in defence only, and shift the ratio by 2 places to the defender.
  see 11.22, 11.24
  figure works_shift = -2

  example "a battalion in field works"
    given
      unit u: german, infantry, strength 6, at 3228
      unit e: polish, infantry, strength 2, at 3229, marker field_works
      battle x: attacker u, target e
    ask value column(x)
    expect 1:1 by 11.22

[11.22] One unit in works is enough
  | The shift counts, once, as soon as one of the units attacked has field works.
  see 11.21, 11.23
  add works_shift to column(X) when target(X, E) and marker(E, field_works)

  example "one of two is dug in"
    given
      unit u: german, infantry, strength 9, at 3228
      unit e: polish, infantry, strength 2, at 3229, marker field_works
      unit f: polish, infantry, strength 1, at 3229
      battle x: attacker u, target e + f
    ask value column(x)
    expect 1:1 by 11.22

[11.23] Works and ground
  | Works count besides the ground, and besides the best ground of several hexes, whichever hex has them.
  see 8.85, 11.22
  defect mla-R2 "refers to an 8.95 that does not exist; 8.85 is meant"
  defect mla-T7 "the example gives a town 2, the chart 1 (a city has 2)"
  commentary "11.22 adds to the ratio and not to the hex; nothing takes the ground away"

  example 11.23/ex1 "works in the open, a wood and a city" reconstructed
    given
      unit u: german, infantry, strength 18, at 3228
      unit e: polish, infantry, strength 1, at 3229, marker field_works
      unit f: polish, infantry, strength 1, at 3227
      unit k: polish, infantry, strength 1, at 3328
      hex 3229: clear
      hex 3227: wood
      hex 3328: city
      battle x: attacker u, target e + f + k
    ask value column(x)
    expect 2:1 by 8.85, 11.22

[11.24] Works of the attacker
  | An attacker's own field works change nothing.
  see 11.21
  add 0 to column(X) when attacker(X, U) and marker(U, field_works)

  example "attacking out of a trench"
    given
      unit u: german, infantry, strength 6, at 3228, marker field_works
      unit e: polish, infantry, strength 2, at 3229
      battle x: attacker u, target e
    ask value column(x)
    expect 3:1 by 11.24 not by 11.22
