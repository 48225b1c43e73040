[21.0] Camouflage
  commentary "heading"

[21.1] Moving in disguise
  | A counter has its nationality on the back. It may be left that side up while it moves, so that the enemy does not see what it
  | is.
  see 2.2/counter-faces
  as w39:16.0/hide
  defect mla-N2 "the bracket of its number is not closed"

[21.2] Showing what one is
  | A counter is turned at once when it attacks or is attacked, when it is in an enemy zone, and when an air counter is placed on
  | its hex.
  see 7.11, 10.21
  as w39:16.0/show
  define spotted(U) when did attack(U, _) this phase
  define spotted(U) when did attack(_, U) this phase
  define spotted(U) when did fire(U, _) this phase
  define spotted(U) when did fire(_, U) this phase

  example "a regiment that attacks a battery"
    given
      unit u: polish, infantry, strength 6, at 3228, camouflaged
      unit g: german, artillery, strength 1, gunfire 1, at 3229
      did attack(u, g) in polish_attack
      phase = polish_attack
    ask must reveal(u)
    expect must by 21.2

  example "a battery that is attacked out of a full wood"
    given
      unit u: german, infantry, strength 6, at 3228
      unit g: polish, artillery, strength 1, gunfire 1, at 3229, camouflaged
      hex 3229: full_wood
      did attack(u, g) in german_attack
      phase = german_attack
    ask must reveal(g)
    expect must by 21.2

  example "guns that fire from afar"
    given
      unit g: german, artillery, gunfire 1, at 3228, camouflaged
      unit e: polish, infantry, strength 3, at 3230
      did fire(g, e) in german_attack
      phase = german_attack
    ask must reveal(g)
    expect must by 21.2

  example "and whom they fire on"
    given
      unit g: german, artillery, gunfire 1, at 3228
      unit e: polish, infantry, strength 3, at 3230, camouflaged
      did fire(g, e) in german_attack
      phase = german_attack
    ask must reveal(e)
    expect must by 21.2
