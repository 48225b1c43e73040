[5.0] Stacking
  commentary "heading"
  was mlawa:5.0

[5.1] Sharing a hex
  | Several units of different kinds may stand on one hex.
  was mlawa:5.1
  action stack(hex H, nation N) "the {N} units [stay|stayed] together on {H}"
  permit stack(_, _)

  example "a regiment and a battery"
    given
      unit u: polish, infantry, strength 6, at 3228
      unit g: polish, light_artillery, gunfire 1, at 3228
    ask may stack(3228, polish)
    expect yes by 5.1

[5.11] Stacking costs no movement
  | Joining a stack or leaving one adds nothing to the cost of the step.
  see 4.31
  was mlawa:5.11
  add 0 to step_cost(U, A, B) when at(F) = B and side(F) = side(U)
  add 0 to step_cost(U, A, B) when at(F) = A and side(F) = side(U) and F != U

  example "joining another regiment"
    given
      hex 3228, 3229: clear
      unit u: polish, infantry, at 3228
      unit f: polish, infantry, at 3229
    ask value step_cost(u, 3228, 3229)
    expect 1 by 4.31, 5.11

  example "leaving one behind"
    given
      hex 3228, 3229: clear
      unit u, f: polish, infantry, at 3228
    ask value step_cost(u, 3228, 3229)
    expect 1 by 4.31, 5.11

[5.2] Stacking in detail
  commentary "heading"
  was mlawa:5.2

[5.21] Limits
  | When a phase ends one nation may have 9 SP on a hex at most, and 14 SP on a stronghold. Headquarters have no SP (13.13),
  | and aircraft over the hex are no units on it.
  see 13.13, 5.22, 5.23
  was mlawa:5.21
  figure stack_limit = 9 in sp
  figure stronghold_limit = 14 in sp
  amount stacking_points(unit U) in sp "the stacking points of {U}"
  amount stack_points(hex H, nation N) in sp "the stacking points of the {N} units on {H}"
  also stack_points "how many {N} SP stand on {H}", "how many {N} SP are on {H}"
  action thin_out(side S, hex H) "{S} [take units off|took units off] {H}"
  derived overfull(hex H, nation N) "there [are|are not] too many {N} SP on {H}"
  set stacking_points(U) = strength(U)
  set stack_points(H, N) = sum(stacking_points(U) for U where at(U) = H and nation(U) = N and U is not hq or air)
  define overfull(H, N) when stack_points(H, N) > stack_limit
    unless stronghold(H)
  define overfull(H, N) when stronghold(H) and stack_points(H, N) > stronghold_limit
  forbid stack(H, N) when overfull(H, N)
  forbid skip(S) when side(U) = S and at(U) = H and nation(U) = N and overfull(H, N)
  forbid close_combat(S) when side(U) = S and at(U) = H and nation(U) = N and overfull(H, N)
  require thin_out(S, H) when phase_of(movement, S) and side(U) = S and at(U) = H and nation(U) = N and overfull(H, N)
  defect w39-A48 "the sentence on strongholds has one negation too many"
  defect w39-R13 "no scenario says which hexes are strongholds: the position has to"

  example "nine points"
    given
      unit u: polish, infantry, strength 6, at 3228
      unit v: polish, infantry, strength 3, at 3228
    ask may stack(3228, polish)
    expect yes by 5.1

  example "ten points"
    given
      unit u: polish, infantry, strength 6, at 3228
      unit v: polish, infantry, strength 4, at 3228
    ask may stack(3228, polish)
    expect no by 5.21

  example "a movement phase that would end with twelve"
    given
      unit u, v: polish, infantry, strength 6, at 3229
      phase = polish_movement
    ask may skip(poles)
    expect no by 5.21

  example "nor does a combat phase end so"
    given
      unit u, v: polish, infantry, strength 6, at 3229
      phase = polish_attack
    ask may close_combat(poles)
    expect no by 5.21

  example "the enemy's stacks do not hold the phase up"
    given
      unit u, v: polish, infantry, strength 6, at 3229
      phase = german_movement
    ask may skip(germans)
    expect yes by 3.1

  example "somebody has to leave"
    given
      unit u, v: polish, infantry, strength 6, movement 6, at 3229
      phase = polish_movement
    ask must thin_out(poles, 3229)
    expect must by 5.21

  example "fourteen points in a stronghold"
    given
      hex 3228: stronghold
      unit u, v: polish, infantry, strength 7, at 3228
    ask may stack(3228, polish)
    expect yes by 5.1

  example "fifteen points in a stronghold"
    given
      hex 3228: stronghold
      unit u: polish, infantry, strength 8, at 3228
      unit v: polish, infantry, strength 7, at 3228
    ask may stack(3228, polish)
    expect no by 5.21

  example "what stands on other hexes and what is not Polish is left out"
    given
      unit u: polish, infantry, strength 6, at 3228
      unit v: polish, infantry, strength 6, at 3229
      unit e: german, infantry, strength 6, at 3228
    ask value stack_points(3228, polish)
    expect 6 by 5.21

  example "a headquarters has no SP to count"
    given
      unit u: polish, infantry, strength 6, at 3228
      unit q: polish, hq, at 3228
    ask value stack_points(3228, polish)
    expect 6 by 5.21

  example "aircraft over the stack do not count"
    given
      unit u: polish, infantry, strength 9, at 3228
      unit p: polish, air, strength 2, gunfire 2, at 3228
    ask may stack(3228, polish)
    expect yes by 5.1

[5.22] Artillery in a stack
  | An artillery unit counts as 1 SP, in a stack and where rivers are crossed.
  see 4.37, 20.22
  was mlawa:5.22
  figure gun_points = 1 in sp
  amount crossing_points(unit U) in sp "the points of {U} at a river crossing"
  set stacking_points(U) = gun_points instead of 5.21 when guns(U)
  set crossing_points(U) = gun_points when guns(U)
  defect w39-M4 "4.37 no longer limits the SP that cross, as the older edition did; only ferries (20.22) still do"

  example "a battery beside a regiment"
    given
      unit u: polish, infantry, strength 6, at 3228
      unit g: polish, heavy_artillery, gunfire 1.5, at 3228
    ask value stack_points(3228, polish)
    expect 7 by 5.21, 5.22

  example "a battery at a ferry"
    given
      unit g: polish, heavy_artillery, gunfire 1.5, at 3228
    ask value crossing_points(g)
    expect 1 by 5.22

[5.23] Armour in a stack
  | Armoured units count for half their SP in a stack. In combat they use all of it.
  halve stacking_points(U) when U is armour

  example 5.23/ex1 "18 SP of tanks fill a hex"
    given
      unit p, q: german, armour, strength 9, at 3228
    ask value stack_points(3228, german)
    expect 9 by 5.21, 5.23

  example 5.23/ex1 "5 SP of infantry and 8 SP of tanks"
    given
      unit u: german, infantry, strength 5, at 3228
      unit p: german, armour, strength 8, at 3228
    ask may stack(3228, german)
    expect yes by 5.1

  example 5.23/ex1 "and all 13 SP of them fight"
    given
      unit u: german, infantry, strength 5, at 3228
      unit p: german, armour, strength 8, at 3228
      unit e: polish, infantry, strength 4, at 3229
      battle x: attacker u + p, target e
      phase = german_attack
    ask value attack_total(x)
    expect 13 by 8.4b

  example "scouts count in full"
    given
      unit r: german, recon, strength 10, at 3428
    ask value stack_points(3428, german)
    expect 10 by 5.21

  example "half a point too many"
    given
      unit u: german, infantry, strength 5, at 3228
      unit p: german, armour, strength 9, at 3228
    ask may stack(3228, german)
    expect no by 5.21, 5.23

[5.24] Nations of one side
  | Units of different nations may move through each other, but may not end their movement on one hex.
  see 8.30
  permit pass(U, H) when at(F) = H and side(F) = side(U) and nation(F) != nation(U)
  forbid march(U, H) when at(F) = H and side(F) = side(U) and nation(F) != nation(U) and F is not air
  forbid stack(H, N)
    when at(U) = H and nation(U) = N and at(F) = H and side(F) = side(U) and nation(F) != N and F is not air

  derived mixed(hex H) "units of several nations of one side [share|do not share] {H}"
  define mixed(H)
    when at(U) = H and at(F) = H and side(F) = side(U) and nation(F) != nation(U) and U is not air and F is not air
  forbid skip(S) when phase_of(movement, S) and side(U) = S and at(U) = H and mixed(H)
  require thin_out(S, H) when phase_of(movement, S) and side(U) = S and at(U) = H and mixed(H)

  example "a movement phase that would end with Slovaks among Germans"
    given
      unit u: german, infantry, strength 3, at 3228
      unit s: slovak, infantry, strength 3, at 3228
      phase = german_movement
    ask may skip(germans)
    expect no by 5.24

  example "some of them have to leave"
    given
      unit u: german, infantry, strength 3, at 3228
      unit s: slovak, infantry, strength 3, at 3228
      phase = german_movement
    ask must thin_out(germans, 3228)
    expect must by 5.24

  example "in an attack phase nobody moves, and they may stay for now"
    given
      unit u: german, infantry, strength 3, at 3228
      unit s: slovak, infantry, strength 3, at 3228
      phase = german_attack
    ask may skip(germans)
    expect yes by 3.1

  example "aircraft over them make no difference"
    given
      unit p: german, air, strength 2, at 3228
      unit s: slovak, infantry, strength 3, at 3228
      phase = german_movement
    ask duties of germans
    expect nothing

  example "Germans through Slovaks"
    given
      unit u: german, infantry, at 3228
      unit f: slovak, infantry, at 3229
    ask may pass(u, 3229)
    expect yes by 5.24

  example "Germans and Slovaks on one hex"
    given
      unit u: german, infantry, strength 2, at 3228
      unit f: slovak, infantry, strength 2, at 3228
    ask may stack(3228, german)
    expect no by 5.24

  example "a German march that ends among Slovaks"
    given
      board 3227 to 3231
      unit u: german, infantry, movement 3, at 3228
      unit f: slovak, infantry, at 3229
      phase = german_movement
    ask may march(u, 3229)
    expect no by 5.24

  example "a German march that goes on past them"
    given
      turn = 2
      board 3227 to 3231
      unit u: german, infantry, movement 3, at 3228
      unit f: slovak, infantry, at 3229
      phase = german_movement
    ask may march(u, 3230) via 3229 3230
    expect yes by 3.1/phase-2

  example "German aircraft over a Slovak hex"
    given
      unit p: german, air, strength 2, gunfire 2, at 3228
      unit f: slovak, infantry, strength 2, at 3228
    ask may stack(3228, slovak)
    expect yes by 5.1
