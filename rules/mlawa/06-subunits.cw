[6.0] Dividing units
  as w39:6.0

[6.1] Who may divide
  | A unit divides only if its counter gives, on red, the number of its sub-units. Each of them has a counter of its own.
  as w39:6.1
  see 2.2/subunit-count, 2.2/counter-layout-2

[6.2] Division in detail
  as w39:6.2

[6.21] Dividing in the movement phase
  | A unit divides in its own movement phase, before it moves. Its counter is taken up, those of its sub-units are put down on the
  | hex, and they may move in the same phase.
  see 4.0
  event take_up(unit U) "{U} [be taken up|was taken up] from the board" drops at(U)
  event put_down(unit U, hex H) "{U} [be put down|was put down] on {H}" sets at(U)
  permit divide(U) when own_phase(U, movement)
  otherwise forbid divide
  forbid divide(U) unless at(U) = _
  cause take_up(U) when did divide(U) this phase and at(U) = _
  cause put_down(V, H) when did divide(U) this phase and at(U) = H and subunit_of(V) = U and strength(V) > 0
    unless at(V) = _
  forbid divide(U) when phase_of(movement, _) and did step(U, _, _) this phase
  forbid divide(U) when phase_of(movement, _) and did march(U, _) this phase
  defect mla-M14 "the sentence on the counters is broken off: the sub-units put on the map may move is meant"

  example "before it moves"
    given
      unit u: polish, infantry, strength 6, movement 6, red_circle, at 3228
      unit a, b, c: polish, infantry, strength 2, movement 6, subunit_of u
      phase = polish_movement
    ask may divide(u)
    expect yes by 6.21

  example "in the middle of its march"
    given
      unit u: polish, infantry, strength 6, movement 6, red_circle, at 3230
      unit a, b, c: polish, infantry, strength 2, movement 6, subunit_of u
      did step(u, 3229, 3230) in polish_movement
      phase = polish_movement
    ask may divide(u)
    expect no by 6.21

  example "after a march of which only the end is known"
    given
      unit u: polish, infantry, strength 6, movement 6, red_circle, at 3230
      unit a, b, c: polish, infantry, strength 2, movement 6, subunit_of u
      did march(u, 3230) in polish_movement
      phase = polish_movement
    ask may divide(u)
    expect no by 6.21

  example "while the enemy moves"
    given
      unit u: polish, infantry, strength 6, red_circle, at 3228
      unit a, b, c: polish, infantry, strength 2, subunit_of u
      phase = german_movement
    ask may divide(u)
    expect no by 6.21

  example "what is divided is off the map"
    given
      unit u: polish, infantry, strength 4, red_circle
      unit a, b: polish, infantry, strength 2, subunit_of u, at 3228
      did divide(u) in polish_movement
      phase = polish_movement
    ask may divide(u)
    expect no by 6.21

  example "the regiment makes room for the battalions it has left"
    given
      unit u: polish, infantry, strength 4, red_circle, at 3228
      unit a, b: polish, infantry, strength 2, subunit_of u
      unit c: polish, infantry, strength 0, subunit_of u
      did divide(u) in polish_movement
      phase = polish_movement
    ask what happens to u
    expect take_up(u) by 6.21

  example "and they take its place"
    given
      unit u: polish, infantry, strength 4, red_circle, at 3228
      unit a, b: polish, infantry, strength 2, subunit_of u
      did divide(u) in polish_movement
      phase = polish_movement
    ask what happens to a
    expect put_down(a, 3228) by 6.21

  example "a battalion marches off"
    given
      board 3226 to 3236
      unit u: polish, infantry, strength 6, movement 6, red_circle
      unit a: polish, infantry, strength 2, movement 6, subunit_of u, at 3228
      did divide(u) in polish_movement
      phase = polish_movement
    ask may march(a, 3234)
    expect yes by 3.1/phase-6

[6.22] The parts make up the whole
  as w39:6.22

[6.23] Sub-units are units
  as w39:6.23

[6.24] Dividing before a fight
  as w39:6.24

[6.25] Merging again
  | Sub-units that stand in one stack and come from one regiment may merge into it again when their movement phase begins, before
  | anything of their side has moved. Those of different regiments never do.
  see 5.1
  action merge(unit V, unit U) "{V} [merge|merged] into {U}"
  also merge "recombine", "re-form", "put together again"
  permit merge(V, _) when own_phase(V, movement)
  otherwise forbid merge
  forbid merge(V, U) unless subunit_of(V) = U
  (stack) forbid merge(V, U)
    unless at(V) = H and at(W) = H and subunit_of(W) = U and W != V
  cause take_up(V) when did merge(V, _) this phase and at(V) = _
  cause put_down(U, H) when did merge(V, U) this phase and at(V) = H
    unless at(U) = _
  forbid merge(V, _) when did step(W, _, _) this phase and side(W) = side(V)
  forbid merge(V, _) when did march(W, _) this phase and side(W) = side(V)

  dispute mla-P10 "whether some of the sub-units may merge without the others"
    reading a preferred "the counter put back is that of the whole regiment, and 6.22 knows it with all its sub-units"
      forbid merge(V, U) when at(V) = H and subunit_of(W) = U and strength(W) > 0
        unless at(W) = H
    reading b "those that form the stack merge, wherever the rest may be"

  example "three battalions on one hex"
    given
      unit u: polish, infantry, red_circle
      unit a, b, c: polish, infantry, strength 2, subunit_of u, at 3228
      phase = polish_movement
    ask may merge(a, u)
    expect yes by 6.25

  example "a battalion of another regiment"
    given
      unit u, v: polish, infantry, red_circle
      unit a, b: polish, infantry, strength 2, subunit_of u, at 3228
      unit c: polish, infantry, strength 2, subunit_of v, at 3228
      phase = polish_movement
    ask may merge(c, u)
    expect no by 6.25

  example "on different hexes"
    given
      unit u: polish, infantry, red_circle
      unit a: polish, infantry, strength 2, subunit_of u, at 3228
      unit b: polish, infantry, strength 2, subunit_of u, at 3229
      phase = polish_movement
    ask may merge(a, u)
    expect no by 6.25/stack

  example "the regiment is back"
    given
      unit u: polish, infantry, red_circle
      unit a, b: polish, infantry, strength 2, subunit_of u, at 3228
      did merge(a, u) in polish_movement
      did merge(b, u) in polish_movement
      phase = polish_movement
    ask what happens
    expect take_up(a), take_up(b), put_down(u, 3228) by 6.25

  example "before an attack"
    given
      unit u: polish, infantry, red_circle
      unit a, b, c: polish, infantry, strength 2, subunit_of u, at 3228
      phase = polish_attack
    ask may merge(a, u)
    expect no by 6.25

  example "before a counter-attack"
    given
      unit u: polish, infantry, red_circle
      unit a, b, c: polish, infantry, strength 2, subunit_of u, at 3228
      phase = polish_counter
    ask may merge(a, u)
    expect no by 6.25

  example "others have moved"
    given
      unit u: polish, infantry, red_circle
      unit a, b, c: polish, infantry, strength 2, subunit_of u, at 3228
      unit v: polish, infantry, strength 6, at 3030
      did step(v, 3031, 3030) in polish_movement
      phase = polish_movement
    ask may merge(a, u)
    expect no by 6.25

  example "others have marched"
    given
      unit u: polish, infantry, red_circle
      unit a, b, c: polish, infantry, strength 2, subunit_of u, at 3228
      unit v: polish, infantry, strength 6, at 3030
      did march(v, 3030) in polish_movement
      phase = polish_movement
    ask may merge(a, u)
    expect no by 6.25

  example "two of three: the readings part"
    given
      unit u: polish, infantry, red_circle
      unit a, b: polish, infantry, strength 2, subunit_of u, at 3228
      unit c: polish, infantry, strength 2, subunit_of u, at 3229
      phase = polish_movement
    ask may merge(a, u)
    expect no by 6.25

[6.26] Dividing and merging cost nothing
  | No movement points are paid for either.
  see 4.22
  add 0 to spent_points(V) when subunit_of(V) = U and did divide(U) this phase
  add 0 to spent_points(U) when did merge(_, U) this phase

  example "a battalion of a regiment that has divided"
    given
      unit u: polish, infantry, movement 6, red_circle
      unit a: polish, infantry, strength 2, movement 6, subunit_of u, at 3228
      did divide(u) in polish_movement
      phase = polish_movement
    ask value spent_points(a)
    expect 0 by 6.26

  example "a regiment put together again"
    given
      unit u: polish, infantry, movement 6, red_circle, at 3228
      unit a, b: polish, infantry, strength 2, movement 6, subunit_of u
      did merge(a, u) in polish_movement
      did merge(b, u) in polish_movement
      phase = polish_movement
    ask value spent_points(u)
    expect 0 by 6.26

[6.27] Into all the parts that are left
  as w39:6.27

  example "fresh, the regiment divides into three battalions"
    given
      unit "78": polish, infantry, strength 6, red_circle, at 3228
      unit "I/78", "II/78", "III/78": polish, infantry, strength 2, subunit_of "78"
      division d: mother "78", part "I/78" + "II/78" + "III/78"
      phase = polish_movement
    ask may carry_out(d)
    expect yes by 6.21

  example 6.27/ex1 "after three losses into two"
    given
      unit "78": polish, infantry, strength 3, red_circle, at 3228
      unit "I/78": polish, infantry, strength 0, subunit_of "78"
      unit "II/78": polish, infantry, strength 1, subunit_of "78"
      unit "III/78": polish, infantry, strength 2, subunit_of "78"
      division d: mother "78", part "II/78" + "III/78"
      phase = polish_movement
    ask may carry_out(d)
    expect yes by 6.21

  example 6.27/ex1 "the SP of the two"
    given
      unit "78": polish, infantry, strength 3, red_circle, at 3228
      unit "I/78": polish, infantry, strength 0, subunit_of "78"
      unit "II/78": polish, infantry, strength 1, subunit_of "78"
      unit "III/78": polish, infantry, strength 2, subunit_of "78"
    ask value parts_strength("78")
    expect 3 by 6.22
