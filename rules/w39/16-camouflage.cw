[16.0] Camouflage
  | A counter has a face with its figures and one with its nationality alone. Units may move with the nationality up, and the
  | enemy does not see what they are. They are turned at once when they come into an enemy zone, or when an air counter is
  | laid on their hex.
  see 2.2/counter-faces, 7.11, 10.21, 3.0
  was mlawa:21.0, mlawa:21.1, mlawa:21.2
  given camouflaged(unit U) "{U} [lies|does not lie] with nothing but its nationality up"
  derived spotted(unit U) "{U} [has|does not have] to show what it is"
  action hide(unit U) "{U} [be turned to its nationality|was turned to its nationality]"
  action reveal(unit U) "{U} [show what it is|showed what it is]"
  (hide) permit hide(U) when own_phase(U, movement)
  (hide) otherwise forbid hide
  (hide) forbid hide(U) when spotted(U)
  (show) define spotted(U) when enemy(U, E) and in_zoc(U, E)
  (show) define spotted(U) when at(U) = H and at(P) = H and P is air
    unless U is air
  (show) require reveal(U) when camouflaged(U) and spotted(U)
  (show) excuse reveal(U) unless spotted(U)
  (show) forbid skip(S) when camouflaged(U) and spotted(U) and side(U) = S and not did reveal(U) this phase
  also hide "hide", "camouflage", "flip face down", "hidden"
  also reveal "reveal", "show", "flip face up", "turn over"
  defect w39-C18 "2.2 calls the face with the figures the reverse, this clause the obverse; which is meant is plain all the same"

  dispute w39-A49 "whom an enemy zone brings to light"
    reading a preferred "the counter that stands in it: the sentence is garbled, and the older edition says it of the unit in the zone"
    reading b "both sides show what they have as soon as one stands in the zone of the other"
      define spotted(U) when enemy(U, E) and in_zoc(E, U)

  dispute w39-16.0a "whether artillery moves in disguise"
    reading a preferred "every counter: this is the rule on camouflage"
    reading b "2.2 knows two faces on counters that are not artillery"
      forbid hide(G) when guns(G)

  example "before a march"
    given
      unit u: polish, infantry, strength 6, at 3228
      phase = polish_movement
    ask may hide(u)
    expect yes by 16.0/hide

  example "a battery too"
    given
      unit g: polish, light_artillery, gunfire 1, at 3228
      phase = polish_movement
    ask may hide(g)
    expect yes by 16.0/hide

  example "in the attack phase"
    given
      unit u: polish, infantry, strength 6, at 3228
      phase = polish_attack
    ask may hide(u)
    expect no by 16.0/hide

  example "under the eyes of the enemy"
    given
      unit u: polish, infantry, strength 6, at 3228
      unit e: german, infantry, strength 3, at 3229
      phase = polish_movement
    ask may hide(u)
    expect no by 16.0/hide

  example "an enemy zone"
    given
      unit u: polish, infantry, strength 6, at 3228, camouflaged
      unit e: german, infantry, strength 3, at 3229
      phase = polish_movement
    ask must reveal(u)
    expect must by 16.0/show

  example "two hexes away it stays hidden"
    given
      unit u: polish, infantry, strength 6, at 3228, camouflaged
      unit e: german, infantry, strength 3, at 3230
      phase = polish_movement
    ask must reveal(u)
    expect need not by 16.0/show

  example "no zone reaches across a big river"
    given
      unit u: polish, infantry, strength 6, at 3228, camouflaged
      unit e: german, infantry, strength 3, at 3229
      edge 3228 3229: big_river
      phase = polish_movement
    ask must reveal(u)
    expect need not by 16.0/show

  example "a battery has no zone: who stands beside it need not show himself"
    given
      unit u: polish, infantry, strength 6, at 3228, camouflaged
      unit g: german, light_artillery, gunfire 1, at 3229
      phase = polish_movement
    ask must reveal(u)
    expect need not by 16.0/show

  example "bombers over the hex"
    given
      unit u: polish, infantry, strength 6, at 3228, camouflaged
      unit p: german, air, strength 2, at 3228
      phase = german_movement
    ask must reveal(u)
    expect must by 16.0/show

  example "bombers hide nothing themselves"
    given
      unit u: polish, infantry, strength 6, at 3228
      unit p: german, air, strength 2, at 3228, camouflaged
      phase = german_movement
    ask must reveal(p)
    expect need not by 16.0/show

  example "the phase does not go on over it"
    given
      unit u: polish, infantry, strength 6, at 3228, camouflaged
      unit e: german, infantry, strength 3, at 3229
      phase = polish_movement
    ask may skip(poles)
    expect no by 16.0/show

  example "it has been turned"
    given
      unit u: polish, infantry, strength 6, at 3228, camouflaged
      unit e: german, infantry, strength 3, at 3229
      did reveal(u) in polish_movement
      phase = polish_movement
    ask may skip(poles)
    expect yes by 3.1
