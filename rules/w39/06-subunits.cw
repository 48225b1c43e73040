[6.0] Dividing units
  commentary "heading"
  was mlawa:6.0

[6.1] Who may divide
  | A unit divides only if its counter has a red circle, with the number of its sub-units. Each of them has a counter of its own.
  see 2.2/subunit-count
  was mlawa:6.1
  given red_circle(unit U) "{U} [has|does not have] a red circle that counts its parts"
  action divide(unit U) "{U} [divide|divided]"
  forbid divide(U) unless red_circle(U)
  also divide "split", "break down", "split up", "split into sub-units", "split into battalions", "divide into sub-units", "divide into battalions"

  example "a regiment with a red circle"
    given
      unit u: polish, infantry, strength 6, red_circle, at 3228
      unit a, b, c: polish, infantry, strength 2, subunit_of u
      phase = polish_movement
    ask may divide(u)
    expect yes by 6.21

  example "a cavalry regiment without a circle"
    given
      unit u: polish, cavalry, strength 2, at 3228
      unit a, b: polish, cavalry, strength 1, subunit_of u
      phase = polish_movement
    ask may divide(u)
    expect no by 6.1

[6.2] Division in detail
  commentary "heading"
  was mlawa:6.2

[6.21] Dividing in the movement phase
  | A unit divides at any moment of its movement phase. Its counter is taken up, those of its sub-units are put down on the
  | hex, and they may move on with the points the unit has left. What it did before they have done.
  see 4.0, 4.22, 7.21, 3.1/phase-3, 3.1/phase-8
  was mlawa:6.21
  derived takes_over(unit V, unit U) "{V} [takes|does not take] the place of {U} this turn, whole or in part"
  event take_up(unit U) "{U} [be taken up|was taken up] from the board" drops at(U)
  event put_down(unit U, hex H) "{U} [be put down|was put down] on {H}" sets at(U)
  permit divide(U) when own_phase(U, movement)
  otherwise forbid divide
  forbid divide(U) unless at(U) = _
  define takes_over(V, U) when subunit_of(V) = U and did divide(U) this turn
  cause take_up(U) when did divide(U) this phase and at(U) = _
  cause put_down(V, H) when did divide(U) this phase and at(U) = H and subunit_of(V) = U and strength(V) > 0
    unless at(V) = _
  limit march_points(V) to at most movement(U) when subunit_of(V) = U and did divide(U) this phase
  add walked(U) to spent_points(V) when subunit_of(V) = U and did divide(U) this phase
  forbid step(V, A, _) when takes_over(V, U) and did step(U, B, A) this phase and must_stop(U, B, A)
  forbid step(V, A, _) when takes_over(V, U) and did march(U, A) this phase and enemy_zoc(U, A)
  forbid dig_in(V) when own_phase(V, digging) and takes_over(V, U) and did step(U, _, _) this turn
  forbid dig_in(V) when own_phase(V, digging) and takes_over(V, U) and did march(U, _) this turn
  defect w39-6.21a "whether counters that lie on the unit, such as Out of Supply, and its disorder pass to the sub-units is not said"

  example "in the middle of its march"
    given
      unit u: polish, infantry, strength 6, movement 6, red_circle, at 3230
      unit a, b, c: polish, infantry, strength 2, movement 6, subunit_of u
      did step(u, 3229, 3230) in polish_movement
      phase = polish_movement
    ask may divide(u)
    expect yes by 6.21

  example "while the enemy moves"
    given
      unit u: polish, infantry, strength 6, red_circle, at 3228
      unit a, b, c: polish, infantry, strength 2, subunit_of u
      phase = german_movement
    ask may divide(u)
    expect no by 6.21

  example "what is divided is off the board"
    given
      unit u: polish, infantry, strength 4, red_circle
      unit a, b: polish, infantry, strength 2, subunit_of u, at 3228
      did divide(u) in polish_movement
      phase = polish_movement
    ask may divide(u)
    expect no by 6.21

  example "the regiment makes room for its battalions"
    given
      unit u: polish, infantry, strength 6, red_circle, at 3228
      unit a, b, c: polish, infantry, strength 2, subunit_of u
      did divide(u) in polish_movement
      phase = polish_movement
    ask what happens
    expect take_up(u), put_down(a, 3228), put_down(b, 3228), put_down(c, 3228) by 6.21

  example "a battalion that was lost is not put down"
    given
      unit u: polish, infantry, strength 4, red_circle, at 3228
      unit a: polish, infantry, strength 0, subunit_of u
      unit b, c: polish, infantry, strength 2, subunit_of u
      did divide(u) in polish_movement
      phase = polish_movement
    ask what happens to a
    expect eliminate(a) by 8.55

  example "four of the regiment's six points are gone"
    given
      board 3226 to 3236
      unit u: polish, infantry, movement 6, red_circle
      unit a: polish, infantry, strength 2, movement 6, subunit_of u, at 3232
      did step(u, 3228, 3229) in polish_movement
      did step(u, 3229, 3230) in polish_movement
      did step(u, 3230, 3231) in polish_movement
      did step(u, 3231, 3232) in polish_movement
      did divide(u) in polish_movement
      phase = polish_movement
    ask may march(a, 3235)
    expect no by 4.22

  example "three hexes more, and not a fourth"
    given
      unit r: polish, infantry, strength 5, movement 6, red_circle
      unit i: polish, infantry, strength 2, movement 6, subunit_of r, at 3230
      hex 3229: wood
      did step(r, 3228, 3229) in polish_movement
      did step(r, 3229, 3230) in polish_movement
      did divide(r) in polish_movement
      phase = polish_movement
    ask may march(i, 3234) via 3231 3232 3233 3234
    expect no at step 4 by 4.22, 6.21

  example "two are left for each battalion"
    given
      board 3226 to 3236
      unit u: polish, infantry, movement 6, red_circle
      unit a: polish, infantry, strength 2, movement 6, subunit_of u, at 3232
      did step(u, 3228, 3229) in polish_movement
      did step(u, 3229, 3230) in polish_movement
      did step(u, 3230, 3231) in polish_movement
      did step(u, 3231, 3232) in polish_movement
      did divide(u) in polish_movement
      phase = polish_movement
    ask may march(a, 3234)
    expect yes by 3.1/phase-7

  example "the points are the regiment's, whatever the battalion's counter says"
    given
      unit u: polish, infantry, movement 6, red_circle
      unit a: polish, infantry, strength 2, movement 8, subunit_of u, at 3228
      did divide(u) in polish_movement
      phase = polish_movement
    ask value march_points(a)
    expect 6 by 6.21

  example "a turn later it has its own"
    given
      unit u: polish, infantry, movement 6, red_circle
      unit a: polish, infantry, strength 2, movement 8, subunit_of u, at 3228
      did divide(u) in polish_movement of turn 1
      turn = 2
      phase = polish_movement
    ask value march_points(a)
    expect 8 by 4.22

  example "the regiment has run into an enemy zone, and no part of it slips on"
    given
      unit u: polish, infantry, strength 6, movement 6, red_circle
      unit a: polish, infantry, strength 2, movement 6, subunit_of u, at 3229
      unit e: german, infantry, strength 3, at 3230
      did step(u, 3228, 3229) in polish_movement
      did divide(u) in polish_movement
      phase = polish_movement
    ask may step(a, 3229, 3228)
    expect no by 6.21

  example "nor when nobody counted the hexes of its march"
    given
      unit u: polish, infantry, strength 6, movement 6, red_circle
      unit a: polish, infantry, strength 2, movement 6, subunit_of u, at 3229
      unit e: german, infantry, strength 3, at 3230
      did march(u, 3229) in polish_movement
      did divide(u) in polish_movement
      phase = polish_movement
    ask may step(a, 3229, 3228)
    expect no by 6.21

  example "a battalion of a regiment that marched does not dig in"
    given
      unit u: polish, infantry, strength 6, movement 6, red_circle
      unit a: polish, infantry, strength 2, movement 6, subunit_of u, at 3229
      did step(u, 3228, 3229) in polish_movement
      did divide(u) in polish_movement
      phase = polish_digging
    ask may dig_in(a)
    expect no by 6.21

  example "whoever counted its hexes"
    given
      unit u: polish, infantry, strength 6, movement 6, red_circle
      unit a: polish, infantry, strength 2, movement 6, subunit_of u, at 3229
      did march(u, 3229) in polish_movement
      did divide(u) in polish_movement
      phase = polish_digging
    ask may dig_in(a)
    expect no by 6.21

  example "one of a regiment that stood still does"
    given
      unit u: polish, infantry, strength 6, movement 6, red_circle
      unit a: polish, infantry, strength 2, movement 6, subunit_of u, at 3229
      did divide(u) in polish_movement
      phase = polish_digging
    ask may dig_in(a)
    expect yes by 3.1/phase-8

[6.22] The parts make up the whole
  | When a unit divides its sub-units have as many SP between them as the unit has at that moment.
  see 8.54
  was mlawa:6.22
  amount parts_strength(unit U) in sp "the SP of all sub-units of {U}"
  set parts_strength(U) = sum(strength(V) for V where subunit_of(V) = U)
  forbid divide(U) unless parts_strength(U) = strength(U)

  example "five SP cannot become six"
    given
      unit u: polish, infantry, strength 5, red_circle, at 3228
      unit a, b, c: polish, infantry, strength 2, subunit_of u
      phase = polish_movement
    ask may divide(u)
    expect no by 6.22

  example "the owner has struck the point off a battalion"
    given
      unit u: polish, infantry, strength 5, red_circle, at 3228
      unit a, b: polish, infantry, strength 2, subunit_of u
      unit c: polish, infantry, strength 1, subunit_of u
      phase = polish_movement
    ask may divide(u)
    expect yes by 6.21

[6.23] Sub-units are units
  | Once on the board a sub-unit is a unit like any other: it stacks, fights, holds a zone and is supplied as such.
  see 5.21, 7.11, 8.4b
  was mlawa:6.23
  add 0 to stacking_points(V) when subunit_of(V) = _
  add 0 to fighting_strength(V, X) when subunit_of(V) = _

  example "two battalions in a stack"
    given
      unit u: polish, infantry, red_circle
      unit a, b: polish, infantry, strength 2, subunit_of u, at 3228
    ask value stack_points(3228, polish)
    expect 4 by 5.21, 6.23

  example "a battalion attacks"
    given
      unit u: polish, infantry, red_circle
      unit a: polish, infantry, strength 2, subunit_of u, at 3228
      unit e: german, infantry, strength 2, at 3229
      battle x: attacker a, target e
      phase = polish_attack
    ask value attack_total(x)
    expect 2 by 8.4b, 6.23

  example "it controls the hexes around it"
    given
      unit u: polish, infantry, red_circle
      unit a: polish, infantry, strength 2, subunit_of u, at 3228
    ask is zoc(a, 3229)
    expect yes by 7.11

[6.24] Dividing before a fight
  | A unit divides in attack and counter-attack phases too, but before its fight is decided.
  see 8.11
  was mlawa:6.24
  permit divide(U) when own_phase(U, attack)
  permit divide(U) when own_phase(U, counter)
  forbid divide(U) when phase_of(attack, _) and did attack(U, _) this phase
  forbid divide(U) when phase_of(counter, _) and did attack(U, _) this phase
  dispute w39-6.24a "whether a unit divides in the combat phases of its enemy as well"
    reading a preferred "phases belong to one side (3.1), and nobody acts in another's unless a clause says so"
    reading b "the clause speaks of these phases without saying whose, and a defender's fight is a fight too"
      permit divide(_) when phase_of(attack, _)
      permit divide(_) when phase_of(counter, _)
      forbid divide(U) when phase_of(attack, _) and did attack(_, U) this phase
      forbid divide(U) when phase_of(counter, _) and did attack(_, U) this phase

  example "before it attacks"
    given
      unit u: polish, infantry, strength 6, red_circle, at 3228
      unit a, b, c: polish, infantry, strength 2, subunit_of u
      phase = polish_attack
    ask may divide(u)
    expect yes by 6.24

  example "before it strikes back"
    given
      unit u: polish, infantry, strength 6, red_circle, at 3228
      unit a, b, c: polish, infantry, strength 2, subunit_of u
      phase = polish_counter
    ask may divide(u)
    expect yes by 6.24

  example "after its attack"
    given
      unit u: polish, infantry, strength 6, red_circle, at 3228
      unit a, b, c: polish, infantry, strength 2, subunit_of u
      unit e: german, infantry, strength 3, at 3229
      did attack(u, e) in polish_attack
      phase = polish_attack
    ask may divide(u)
    expect no by 6.24

  example "after its counter-attack"
    given
      unit u: polish, infantry, strength 6, red_circle, at 3228
      unit a, b, c: polish, infantry, strength 2, subunit_of u
      unit e: german, infantry, strength 3, at 3229
      did counter_attack(u, e) in polish_counter
      phase = polish_counter
    ask may divide(u)
    expect no by 6.24

  example "while the enemy attacks"
    given
      unit u: polish, infantry, strength 6, red_circle, at 3228
      unit a, b, c: polish, infantry, strength 2, subunit_of u
      phase = german_attack
    ask may divide(u)
    expect no by 6.21

  example "while the enemy strikes back"
    given
      unit u: polish, infantry, strength 6, red_circle, at 3228
      unit a, b, c: polish, infantry, strength 2, subunit_of u
      phase = german_counter
    ask may divide(u)
    expect no by 6.21

  example "when it has been struck"
    given
      unit u: polish, infantry, strength 6, red_circle, at 3228
      unit a, b, c: polish, infantry, strength 2, subunit_of u
      unit e: german, infantry, strength 3, at 3229
      did attack(e, u) in german_attack
      phase = german_attack
    ask may divide(u)
    expect no

  example "when it has been struck by a counter-attack"
    given
      unit u: polish, infantry, strength 6, red_circle, at 3228
      unit a, b, c: polish, infantry, strength 2, subunit_of u
      unit e: german, infantry, strength 3, at 3229
      did counter_attack(e, u) in german_counter
      phase = german_counter
    ask may divide(u)
    expect no

[6.25] Merging again
  | Sub-units that stand in one stack and come from one unit may merge into it again; those of different units never do.
  | What one of them has done this turn the unit has done.
  see 5.1, 4.25, 8.11
  was mlawa:6.25
  action merge(unit V, unit U) "{V} [merge|merged] into {U}"
  permit merge(V, _) when own_phase(V, movement)
  otherwise forbid merge
  forbid merge(V, U) unless subunit_of(V) = U
  (stack) forbid merge(V, U)
    unless at(V) = H and at(W) = H and subunit_of(W) = U and W != V
  define takes_over(U, V) when did merge(V, U) this turn
  cause take_up(V) when did merge(V, _) this phase and at(V) = _
  cause put_down(U, H) when did merge(V, U) this phase and at(V) = H
    unless at(U) = _
  # Points are not lent (4.25): the unit goes no farther than its tiredest part.
  add highest(walked(V) for V where did merge(V, U) this phase) to spent_points(U) when did merge(_, U) this phase
  forbid attack(U, _) when takes_over(U, V) and did attack(V, _) this phase
  also merge "recombine", "re-form", "put together again"

  dispute w39-6.25a "when sub-units merge"
    reading a preferred "no time is named: in the phases in which units divide"
      permit merge(V, _) when own_phase(V, attack)
      permit merge(V, _) when own_phase(V, counter)
    reading b "while moving: 6.24 adds the combat phases for dividing alone"

  dispute w39-6.25b "whether some of the sub-units may merge without the others"
    reading a preferred "the counter put back is that of the whole unit, and 6.22 knows it with all its sub-units"
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

  example "two of three"
    given
      unit u: polish, infantry, red_circle
      unit a, b: polish, infantry, strength 2, subunit_of u, at 3228
      unit c: polish, infantry, strength 2, subunit_of u, at 3229
      phase = polish_movement
    ask may merge(a, u)
    expect no by 6.25

  example "the third is lost"
    given
      unit u: polish, infantry, red_circle
      unit a, b: polish, infantry, strength 2, subunit_of u, at 3228
      unit c: polish, infantry, strength 0, subunit_of u
      phase = polish_movement
    ask may merge(a, u)
    expect yes by 6.25

  example "before an attack"
    given
      unit u: polish, infantry, red_circle
      unit a, b, c: polish, infantry, strength 2, subunit_of u, at 3228
      phase = polish_attack
    ask may merge(a, u)
    expect yes by 6.25

  example "before a counter-attack"
    given
      unit u: polish, infantry, red_circle
      unit a, b, c: polish, infantry, strength 2, subunit_of u, at 3228
      phase = polish_counter
    ask may merge(a, u)
    expect yes by 6.25

  example "while the other side moves"
    given
      unit u: polish, infantry, red_circle
      unit a, b, c: polish, infantry, strength 2, subunit_of u, at 3228
      phase = german_movement
    ask may merge(a, u)
    expect no by 6.25

  example "the regiment is back"
    given
      unit u: polish, infantry, red_circle
      unit a, b: polish, infantry, strength 2, subunit_of u, at 3228
      did merge(a, u) in polish_movement
      did merge(b, u) in polish_movement
      phase = polish_movement
    ask what happens
    expect take_up(a), take_up(b), put_down(u, 3228) by 6.25

  example "one battalion came from afar, and the regiment is as tired"
    given
      board 3224 to 3236
      unit u: polish, infantry, movement 6, red_circle, at 3232
      unit a: polish, infantry, strength 2, movement 6, subunit_of u
      unit b: polish, infantry, strength 2, movement 6, subunit_of u
      did step(a, 3229, 3230) in polish_movement
      did step(a, 3230, 3231) in polish_movement
      did step(a, 3231, 3232) in polish_movement
      did step(b, 3231, 3232) in polish_movement
      did merge(a, u) in polish_movement
      did merge(b, u) in polish_movement
      phase = polish_movement
    ask value spent_points(u)
    expect 3 by 6.25

  example "a battalion has struck already, and so has the regiment"
    given
      unit u: polish, infantry, red_circle, at 3228
      unit a, b: polish, infantry, strength 2, subunit_of u
      unit e: german, infantry, strength 3, at 3229
      unit f: german, infantry, strength 3, at 3227
      did attack(a, e) in polish_attack
      did merge(a, u) in polish_attack
      did merge(b, u) in polish_attack
      phase = polish_attack
    ask may attack(u, f)
    expect no by 6.25

  example "a battalion that marched keeps the regiment from digging in"
    given
      unit u: polish, infantry, red_circle, at 3228
      unit a, b: polish, infantry, strength 2, subunit_of u
      did step(a, 3227, 3228) in polish_movement
      did merge(a, u) in polish_movement
      did merge(b, u) in polish_movement
      phase = polish_digging
    ask may dig_in(u)
    expect no by 6.21, 6.25

[6.26] Dividing and merging cost nothing
  | No movement points are paid for either.
  see 4.22
  was mlawa:6.26
  add 0 to spent_points(V) when takes_over(V, U) and did divide(U) this phase
  add 0 to spent_points(U) when did merge(_, U) this phase

  example "a battalion of a regiment that stood still"
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
  | A unit divides into exactly as many sub-units as it still has: losses may have cost it some.
  see 8.54
  was mlawa:6.27
  sort division
  role mother(division D, unit U) "{U} [is|is not] divided in {D}"
  role part(division D, unit V) "{V} [is|is not] put down in {D}"
  action carry_out(division D) "{D} [be carried out|was carried out]"
    made of divide(U) when mother(D, U)
  require part(D, V) when mother(D, U) and subunit_of(V) = U and strength(V) > 0
  forbid part(D, V)
    unless mother(D, U) and subunit_of(V) = U and strength(V) > 0
  defect w39-T15 "the example has the 62nd Regiment turn into the 78th, and the table below it leaves the lost battalion its 2 SP"

  example 6.27/ex1 "fresh, the regiment divides into three battalions"
    given
      unit "62": polish, infantry, strength 6, red_circle, at 3228
      unit "I/62", "II/62", "III/62": polish, infantry, strength 2, subunit_of "62"
      division d: mother "62", part "I/62" + "II/62" + "III/62"
      phase = polish_movement
    ask may carry_out(d)
    expect yes by 6.21

  example 6.27/ex1 "after three losses into two"
    given
      unit "62": polish, infantry, strength 3, red_circle, at 3228
      unit "I/62": polish, infantry, strength 0, subunit_of "62"
      unit "II/62": polish, infantry, strength 1, subunit_of "62"
      unit "III/62": polish, infantry, strength 2, subunit_of "62"
      division d: mother "62", part "II/62" + "III/62"
      phase = polish_movement
    ask may carry_out(d)
    expect yes by 6.21

  example 6.27/ex1 "the SP of the two"
    given
      unit "62": polish, infantry, strength 3, red_circle, at 3228
      unit "I/62": polish, infantry, strength 0, subunit_of "62"
      unit "II/62": polish, infantry, strength 1, subunit_of "62"
      unit "III/62": polish, infantry, strength 2, subunit_of "62"
    ask value parts_strength("62")
    expect 3 by 6.22 book says 5 "the table below the example still has 2 SP for the battalion that is lost"

  example "not into three any more"
    given
      unit u: polish, infantry, strength 3, red_circle, at 3228
      unit a: polish, infantry, strength 0, subunit_of u
      unit b: polish, infantry, strength 1, subunit_of u
      unit c: polish, infantry, strength 2, subunit_of u
      division d: mother u, part a + b + c
      phase = polish_movement
    ask may carry_out(d)
    expect no by 6.27

  example "nor into two of three"
    given
      unit u: polish, infantry, strength 6, red_circle, at 3228
      unit a, b, c: polish, infantry, strength 2, subunit_of u
      division d: mother u, part a + b
      phase = polish_movement
    ask may carry_out(d)
    expect no by 6.27

  example "nor with a battalion of another regiment"
    given
      unit u: polish, infantry, strength 4, red_circle, at 3228
      unit v: polish, infantry, strength 2, red_circle, at 3228
      unit a, b: polish, infantry, strength 2, subunit_of u
      unit c: polish, infantry, strength 2, subunit_of v
      division d: mother u, part a + b + c
      phase = polish_movement
    ask may carry_out(d)
    expect no by 6.27
