[5.0] Stacking
  as w39:5.0

[5.1] Sharing a hex
  as w39:5.1

  example "a regiment and a battery"
    given
      unit u: polish, infantry, strength 6, at 3228
      unit g: polish, artillery, gunfire 1, at 3228
    ask may stack(3228, polish)
    expect yes by 5.1

[5.11] Stacking costs no movement
  as w39:5.11

[5.2] Stacking in detail
  as w39:5.2

[5.21] Limits
  | When a phase ends no more than 24 points may stand on a hex, and 30 on a stronghold. Headquarters have no points (13.13), and
  | aircraft over the hex are no units on it.
  as w39:5.21
  see 13.13, 5.22
  figure stack_limit = 24 in sp
  figure stronghold_limit = 30 in sp
  defect mla-M2 "read literally it forbids the stacks that keep to the limit: more than 24 points is meant"
  defect mla-T12 "no scenario says which hexes are strongholds: the position has to"

  example "ten points"
    given
      unit u: polish, infantry, strength 6, at 3228
      unit v: polish, infantry, strength 4, at 3228
    ask may stack(3228, polish)
    expect yes by 5.1

  example "twenty-four points"
    given
      unit u: polish, infantry, strength 18, at 3228
      unit v: polish, infantry, strength 6, at 3228
    ask may stack(3228, polish)
    expect yes by 5.1

  example "twenty-five points"
    given
      unit u: polish, infantry, strength 18, at 3228
      unit v: polish, infantry, strength 7, at 3228
    ask may stack(3228, polish)
    expect no by 5.21

  example "a movement phase that would end with twenty-six"
    given
      unit u, v: polish, infantry, strength 13, at 3229
      phase = polish_movement
    ask may skip(poles)
    expect no by 5.21

  example "a movement phase that would end with twelve"
    given
      unit u, v: polish, infantry, strength 6, at 3229
      phase = polish_movement
    ask may skip(poles)
    expect yes by 3.1

  example "nor does a combat phase end so"
    given
      unit u, v: polish, infantry, strength 13, at 3229
      phase = polish_attack
    ask may close_combat(poles)
    expect no by 5.21

  example "somebody has to leave"
    given
      unit u, v: polish, infantry, strength 13, movement 6, at 3229
      phase = polish_movement
    ask must thin_out(poles, 3229)
    expect must by 5.21

  example "fifteen points in a stronghold"
    given
      hex 3228: stronghold
      unit u: polish, infantry, strength 8, at 3228
      unit v: polish, infantry, strength 7, at 3228
    ask may stack(3228, polish)
    expect yes by 5.1

  example "thirty points in a stronghold"
    given
      hex 3228: stronghold
      unit u, v: polish, infantry, strength 15, at 3228
    ask may stack(3228, polish)
    expect yes by 5.1

  example "thirty-one points in a stronghold"
    given
      hex 3228: stronghold
      unit u: polish, infantry, strength 16, at 3228
      unit v: polish, infantry, strength 15, at 3228
    ask may stack(3228, polish)
    expect no by 5.21

  example "aircraft over a full stack do not count"
    given
      unit u: polish, infantry, strength 24, at 3228
      unit p: polish, air, strength 2, gunfire 2, at 3228
    ask may stack(3228, polish)
    expect yes by 5.1

[5.22] Artillery in a stack
  | An artillery unit counts as six times its fire modifier, in a stack and where big rivers are crossed. Nowhere else.
  see 4.37, 8.57, 17.14, 19.0
  figure gun_factor = 6
  amount crossing_points(unit U) in sp "the points of {U} at a river crossing"
  set stacking_points(U) = gunfire(U) * gun_factor instead of 5.21 when guns(U)
  set crossing_points(U) = gunfire(U) * gun_factor when guns(U)

  example "a battery of 1.5 beside a regiment"
    given
      unit u: polish, infantry, strength 6, at 3228
      unit g: polish, heavy_artillery, strength 1, gunfire 1.5, at 3228
    ask value stack_points(3228, polish)
    expect 15 by 5.21, 5.22

  example "a battery of 1.5 at a big river"
    given
      unit g: polish, heavy_artillery, strength 1, gunfire 1.5, at 3228
    ask value crossing_points(g)
    expect 9 by 5.22
