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

[11.3] Fortified lines
  commentary "heading"

[11.31] Through the line
  | Units on a fortified line that are attacked across the side where the line runs have 3 columns in their favour.
  see 8.85, 11.32
  figure line_shift = -3
  given line_edge(hex A, hex B) "a fortified line [runs|does not run] between {A} and {B}" both ways
  derived through_line(battle X, hex H) "{H} [is|is not] attacked across its fortified line in {X}"
  define through_line(X, H)
    when attacker(X, U) and opening_hex(U) = A and defended_hex(X, H) and fortified_line(H) and line_edge(A, H)
  add line_shift to place_modifier(X, H) when through_line(X, H)

  example "across the line"
    given
      unit u: german, infantry, strength 12, at 3228
      unit e: polish, infantry, strength 2, at 3229
      hex 3229: fortified_line
      edge 3228 3229: line_edge
      battle x: attacker u, target e
    ask value column(x)
    expect 3:1 by 8.85, 11.31

[11.32] From the rear
  | Attacked from another side, a unit on a fortified line has 2 columns in its favour, as in field works.
  see 8.85, 11.21, 11.31
  figure line_rear_shift = -2
  add line_rear_shift to place_modifier(X, H) when defended_hex(X, H) and fortified_line(H)
    unless through_line(X, H)
  dispute w39-11.32a "whether field works on a fortified line count as well"
    reading a preferred "the line is as good as field works, and works count once"
      except 11.22 on place_modifier(_, H) when fortified_line(H)
    reading b "11.22 counts them wherever they are"

  example "not across the line"
    given
      unit u: german, infantry, strength 12, at 3230
      unit e: polish, infantry, strength 2, at 3229
      hex 3229: fortified_line
      edge 3228 3229: line_edge
      battle x: attacker u, target e
    ask value column(x)
    expect 4:1 by 8.85, 11.32 not by 11.31

  example "with field works on it"
    given
      unit u: german, infantry, strength 12, at 3230
      unit e: polish, infantry, strength 2, at 3229, marker field_works
      hex 3229: fortified_line
      edge 3228 3229: line_edge
      battle x: attacker u, target e
    ask value place_modifier(x, 3229)
    expect -2 by 11.32 not by 11.22

[11.4] Stationary fortifications
  commentary "where they stood; the position says which hexes have them"

[11.41] Across the edge of a fortress
  | Who attacks across the edge of stationary fortifications fights with half its strength, and the ratio is worked out after
  | that. How the half is rounded is not said.
  see 8.4b, 11.42, 8.88
  derived against_walls(unit U, battle X) "{U} [attacks|does not attack] across the edge of stationary fortifications in {X}"
  define against_walls(U, X) when attacker(X, U) and defended_hex(X, H) and fortress(H)
  dispute w39-A17b "how the half is rounded"
    reading a preferred "up, as every halved strength that has a word on it"
      halve fighting_strength(U, X) rounding up when against_walls(U, X)
    reading b "down, by the general rule of 2.2 that favours the defender"
      halve fighting_strength(U, X) rounding down when against_walls(U, X)
    reading c "not at all: the ratio of 8.4b is what is rounded"
      multiply fighting_strength(U, X) by 1/2 when against_walls(U, X)

  example "nine SP against a fortress"
    given
      unit u: german, infantry, strength 9, at 3228
      unit e: polish, infantry, strength 1, at 3229
      hex 3229: fortress
      battle x: attacker u, target e
    ask value fighting_strength(u, x)
    expect 5 by 11.41

  example "nine SP against one: five to one, and four columns less"
    given
      unit u: german, infantry, strength 9, at 3228
      unit e: polish, infantry, strength 1, at 3229
      hex 3229: fortress
      battle x: attacker u, target e
    ask value column(x)
    expect 1:1 by 11.41, 11.42

  example "the defender keeps all of his"
    given
      unit u: german, infantry, strength 9, at 3228
      unit e: polish, infantry, strength 3, at 3229
      hex 3229: fortress
      battle x: attacker u, target e
    ask value fighting_strength(e, x)
    expect 3 by 8.4b not by 11.41

  example "out of a fortress"
    given
      unit u: german, infantry, strength 9, at 3228
      unit e: polish, infantry, strength 3, at 3229
      hex 3228: fortress
      battle x: attacker u, target e
    ask value column(x)
    expect 3:1 by 8.4b not by 11.41

[11.42] Behind the walls
  | Stationary fortifications shift the odds by 4 columns to the defender, besides the ground and the halving.
  see 8.83, 8.85, 11.41
  figure fortress_shift = -4
  add fortress_shift to place_modifier(X, H) when defended_hex(X, H) and fortress(H)
  dispute w39-A25 "whether field works in a fortress count as well"
    reading a preferred "one fortification is enough: the clause adds to the ground"
      except 11.22 on place_modifier(_, H) when fortress(H)
    reading b "the word is additional, and says no more"

  example "a fortress on a hill"
    given
      unit u: german, infantry, strength 18, at 3228
      unit e: polish, infantry, strength 2, at 3229
      hex 3229: fortress, hills
      battle x: attacker u, target e
    ask value place_modifier(x, 3229)
    expect -5 by 8.83, 11.42

  example "with field works in it"
    given
      unit u: german, infantry, strength 18, at 3228
      unit e: polish, infantry, strength 2, at 3229, marker field_works
      hex 3229: fortress
      battle x: attacker u, target e
    ask value place_modifier(x, 3229)
    expect -4 by 11.42 not by 11.22
