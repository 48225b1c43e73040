[8.6] Retreat
  commentary "heading"
  was mlawa:8.6

[8.61] Where a beaten unit retreats
  | A beaten unit that retreats may go in any direction; it aims to get far from the victors and, if it can, towards its own
  | edge of the map. It keeps off enemy hexes and impassable ground, and out of enemy zones (but for a hex with a friend on
  | it, when no hex free of zones is left); it does not cross a big river or leave the map. If it cannot go the whole way
  | it stops on the last hex that is open and pays for the rest.
  see 7.24, 4.21, 8.53a, tables/TEC
  was mlawa:8.61
  action fall_back(unit U, hex A, hex B) "{U} [fall back|fell back] from {A} to {B}"
  path retreat(unit U, battle X, hex H) "{U} [retreat|retreated] after {X} to {H}"
    from at(U) to H by fall_back(U, A, B) exactly due(X) - hexes_gone(U)
  path way_back(unit U, battle X, hex H) "{U} [get back|got back] after {X} to {H}"
    from at(U) to H by fall_back(U, A, B) up to due(X) - hexes_gone(U)
  path blocked_retreat(unit U, battle X, hex H) "{U} [retreat as far as it can|retreated as far as it could] after {X}, to {H}"
    from at(U) to H by fall_back(U, A, B) exactly open_hexes(U, X)
  derived long_over(battle X) "{X} [was|was not] fought in an earlier phase"
  derived turns_back(unit U, hex A, hex B) "{U} [turns|does not turn] back by going from {A} to {B}"
  derived ground_bars(unit U, hex A, hex B) "the ground [keeps|does not keep] {U} from going from {A} to {B}"
  derived river_bars(hex A, hex B) "a big river [closes|does not close] the way from {A} to {B}"
  derived way_out(unit U, hex A) "{U} [has a|has no] hex beside {A} to escape to"
  amount hexes_gone(unit U) in hexes "how far {U} has fallen back"
  amount open_hexes(unit U, battle X) in hexes "the way still open to {U} after {X}"
  amount hexes_left(unit U, battle X) in hexes "the part of its retreat after {X} that {U} cannot make"
  amount blocked_price(unit U, battle X) in sp "the price of a blocked retreat for {U} after {X}"
  amount removed(battle X, hex H) in hexes "how far {H} is from the victors of {X}"
  (way) define long_over(X) when did fight(X)
    unless did fight(X) this phase
  (way) define ground_bars(_, A, B) when lakeside(A, B)
  define way_out(U, A) when adjacent(A, B)
    unless enemy_zoc(U, B)
    unless enemy(U, E) and at(E) = B and E is not air
    unless ground_bars(U, A, B)
    unless river_bars(A, B)
    unless turns_back(U, A, B)
  (way) otherwise forbid fall_back
  (way) forbid retreat(U, X, _) unless beaten(X, U)
  forbid fall_back(U, A, B) when enemy_zoc(U, B)
    unless at(F) = B and side(F) = side(U) and not way_out(U, A)
  (way) forbid fall_back(U, _, B) when enemy(U, E) and at(E) = B and E is not air
  (way) forbid fall_back(U, A, B) when ground_bars(U, A, B)
  (way) forbid fall_back(_, A, B) when river_bars(A, B)
  (way) forbid fall_back(U, A, B) when turns_back(U, A, B)
  (way) forbid blocked_retreat(U, X, _) unless hexes_left(U, X) > 0
  (way) set hexes_gone(U) = count(A, B where did fall_back(U, A, B) this phase)
  (way) set open_hexes(U, X) = longest(way_back(U, X, _)) when beaten(X, U)
  (way) set hexes_left(U, X) = due(X) - hexes_gone(U) - open_hexes(U, X) when beaten(X, U)
    unless did stay(U, X) this phase
  defect w39-C19 "an example of 12.23 destroys a unit that cannot retreat: by the losses it reckons with, the price of 8.61 takes its last SP"
  dispute w39-A13 "what a blocked unit suffers"
    reading a preferred "it pays and stays where it is, as in the older edition and the example"
      set blocked_price(U, X) = short_price(X, hexes_left(U, X)) when hexes_left(U, X) > 0
    reading b "it may stay without paying"
      set blocked_price(U, X) = 0 when hexes_left(U, X) > 0
  dispute w39-8.61a "how far the aim of the retreat binds"
    reading a preferred "any direction is free, but the example holds up a unit that could still turn round: that is no retreat"
      define turns_back(U, A, B) when opening_hex(U) = H and distance(H, B) < distance(H, A)
    reading b "it has to get away: every hex must be farther from the victors than the one before"
      set removed(X, H) = lowest(distance(at(V), H) for V where won(X, V))
      define turns_back(U, A, B) when beaten(X, U) and removed(X, B) <= removed(X, A)
    reading c "the aim is advice, and every direction is free"
  dispute w39-8.61b "whether it may end on the hex of a friend under enemy control"
    reading a preferred "the exception is from the ban on entering, so any hex it may enter will do"
    reading b "here and in 7.24 the unit goes through its friend, and has to go on"
      forbid retreat(U, _, H) when enemy_zoc(U, H)
  dispute w39-8.61c "whether a road opens impassable ground"
    reading a preferred "as in movement: along the road no ground is impassable"
      define ground_bars(U, A, B) when adjacent(A, B) and impassable(U, B)
        unless main_road(A, B)
        unless side_road(A, B)
    reading b "the clause names the ground and no road"
      define ground_bars(U, A, B) when adjacent(A, B) and impassable(U, B)
  dispute w39-8.61d "whether a bridge opens a big river"
    reading a preferred "retreat and pursuit stop at big rivers, and neither clause names an exception for bridges"
      define river_bars(A, B) when big_river(A, B)
    reading b "who walks over a bridge does not cross the water; in movement bridges are always told apart"
      define river_bars(A, B) when big_river(A, B)
        unless bridged(A, B)

  example 8.61/ex1 "B4, and a big river after two hexes"
    given
      board 3220 to 3240
      unit u: polish, infantry, strength 20, at 3228
      unit e: german, infantry, strength 3, at 3231
      edge 3231 3232: big_river
      battle x: attacker u, target e
      combat_die(x) = 2
      did fall_back(e, 3229, 3230) in polish_attack
      did fall_back(e, 3230, 3231) in polish_attack
      phase = polish_attack
    ask value hexes_left(e, x)
    expect 2 by 8.61

  example 8.61/ex1 "the river holds it"
    given
      board 3220 to 3240
      unit u: polish, infantry, strength 20, at 3228
      unit e: german, infantry, strength 3, at 3231
      edge 3231 3232: big_river
      battle x: attacker u, target e
      combat_die(x) = 2
      did fall_back(e, 3229, 3230) in polish_attack
      did fall_back(e, 3230, 3231) in polish_attack
      phase = polish_attack
    ask may fall_back(e, 3231, 3232)
    expect no by 8.61

  example 8.61/ex1 "the row is B2, the column that of the attackers"
    given
      board 3220 to 3240
      unit u: polish, infantry, strength 20, at 3228
      unit e: german, infantry, strength 3, at 3231
      edge 3231 3232: big_river
      battle x: attacker u, target e
      combat_die(x) = 2
      did fall_back(e, 3229, 3230) in polish_attack
      did fall_back(e, 3230, 3231) in polish_attack
      phase = polish_attack
    ask value blocked_price(e, x)
    expect 3 by 8.53a, 8.61

  example 8.61/ex1 "the same, reckoned before it moves"
    given
      board 3220 to 3240
      unit u: polish, infantry, strength 20, at 3228
      unit e: german, infantry, strength 3, at 3229
      edge 3231 3232: big_river
      battle x: attacker u, target e
      combat_die(x) = 2
      phase = polish_attack
    ask value hexes_left(e, x)
    expect 2 by 8.61

  example 8.61/ex1 "it goes as far as the river"
    given
      board 3220 to 3240
      unit u: polish, infantry, strength 20, at 3228
      unit e: german, infantry, strength 3, at 3229
      edge 3231 3232: big_river
      battle x: attacker u, target e
      combat_die(x) = 2
      phase = polish_attack
    ask may blocked_retreat(e, x, 3231)
    expect yes by 8.62

  example 8.61/ex1 "and makes up no hexes by going to and fro"
    given
      board 3220 to 3240
      unit u: polish, infantry, strength 20, at 3228
      unit e: german, infantry, strength 3, at 3229
      edge 3231 3232: big_river
      battle x: attacker u, target e
      combat_die(x) = 2
      phase = polish_attack
    ask may retreat(e, x, 3231)
    expect no by 8.61

  example "who can go the whole way has no blocked retreat"
    given
      board 3220 to 3240
      unit u: polish, infantry, strength 20, at 3228
      unit e: german, infantry, strength 3, at 3229
      battle x: attacker u, target e
      combat_die(x) = 2
      phase = polish_attack
    ask may blocked_retreat(e, x, 3233)
    expect no by 8.61

  example "a beaten attacker with its back to the river"
    given
      board 3220 to 3240
      unit u: polish, infantry, strength 3, at 3228
      unit e: german, infantry, strength 12, at 3229
      edge 3226 3227: big_river
      battle x: attacker u, target e
      combat_die(x) = 7
      phase = polish_attack
    ask may blocked_retreat(u, x, 3227)
    expect yes by 8.62

  example "what that costs the attacker"
    given
      board 3220 to 3240
      unit u: polish, infantry, strength 3, at 3228
      unit e: german, infantry, strength 12, at 3229
      edge 3226 3227: big_river
      battle x: attacker u, target e
      combat_die(x) = 7
      phase = polish_attack
    ask value blocked_price(u, x)
    expect 1 by 8.61, 8.53

  example "surrounded, it owes the whole row"
    given
      board 3220 to 3240
      unit u: polish, infantry, strength 15, at 3228
      unit v: polish, infantry, strength 5, at 3231
      unit e: german, infantry, strength 3, at 3229
      battle x: attacker u, target e
      combat_die(x) = 4
      phase = polish_attack
    ask value hexes_left(e, x)
    expect 2 by 8.61

  example "nothing is left over for a unit that stands and pays"
    given
      board 3220 to 3240
      unit u: polish, infantry, strength 15, at 3228
      unit v: polish, infantry, strength 5, at 3231
      unit e: german, infantry, strength 3, at 3229
      battle x: attacker u, target e
      combat_die(x) = 4
      did stay(e, x) in polish_attack
      phase = polish_attack
    ask value hexes_left(e, x)
    expect silent

  example "two hexes back"
    given
      board 3220 to 3440
      unit u: polish, infantry, strength 7, at 3228
      unit e: german, infantry, strength 3, at 3229
      battle x: attacker u, target e
      combat_die(x) = 3
      phase = polish_attack
    ask may retreat(e, x, 3231)
    expect yes by 8.62

  example "the second hex, when the first is behind it"
    given
      board 3220 to 3440
      unit u: polish, infantry, strength 7, at 3228
      unit e: german, infantry, strength 3, at 3230
      battle x: attacker u, target e
      combat_die(x) = 3
      did fall_back(e, 3229, 3230) in polish_attack
      phase = polish_attack
    ask may retreat(e, x, 3231)
    expect yes by 8.62

  example "two hexes, but not away from the victor"
    given
      board 3020 to 3440
      unit u: polish, infantry, strength 7, at 3228
      unit e: german, infantry, strength 3, at 3229
      battle x: attacker u, target e
      combat_die(x) = 3
      phase = polish_attack
    ask may retreat(e, x, 3429)
    expect yes by 8.62

  example "one hex is not the whole way"
    given
      board 3220 to 3240
      unit u: polish, infantry, strength 7, at 3228
      unit e: german, infantry, strength 3, at 3229
      battle x: attacker u, target e
      combat_die(x) = 3
      phase = polish_attack
    ask may retreat(e, x, 3230)
    expect no

  example "a victor does not retreat"
    given
      board 3220 to 3440
      unit u: polish, infantry, strength 7, at 3228
      unit e: german, infantry, strength 3, at 3229
      battle x: attacker u, target e
      combat_die(x) = 3
      phase = polish_attack
    ask may retreat(u, x, 3226)
    expect no by 8.61

  example "a battle it took no part in drives it nowhere"
    given
      board 3020 to 3440
      unit u: polish, infantry, strength 7, at 3228
      unit v: polish, infantry, strength 7, at 3325
      unit e: german, infantry, strength 3, at 3229
      unit f: german, infantry, strength 3, at 3324
      battle x: attacker u, target e
      battle y: attacker v, target f
      combat_die(x) = 3
      combat_die(y) = 3
      phase = polish_attack
    ask may retreat(e, y, 3231)
    expect no by 8.61

  example "a victor does not fall back a single hex"
    given
      unit u: polish, infantry, strength 7, at 3228
      unit e: german, infantry, strength 3, at 3229
      battle x: attacker u, target e
      combat_die(x) = 3
      phase = polish_attack
    ask may fall_back(u, 3228, 3227)
    expect no by 8.61

  example "off the map"
    given
      board 3220 to 3430
      unit u: polish, infantry, strength 7, at 3229
      unit e: german, infantry, strength 3, at 3230
      battle x: attacker u, target e
      combat_die(x) = 3
      phase = polish_attack
    ask may fall_back(e, 3230, 3231)
    expect no by 8.61

  example "a battle of an earlier phase drives nobody back now"
    given
      unit u: polish, infantry, strength 7, at 3228
      unit e: german, infantry, strength 3, at 3229
      battle x: attacker u, target e
      combat_die(x) = 3
      did fight(x) in polish_attack
      phase = german_counter
    ask may fall_back(e, 3229, 3230)
    expect no by 8.61

  example "one fought in this phase does"
    given
      unit u: polish, infantry, strength 7, at 3228
      unit e: german, infantry, strength 3, at 3229
      battle x: attacker u, target e
      combat_die(x) = 3
      did fight(x) in polish_attack
      phase = polish_attack
    ask may fall_back(e, 3229, 3230)
    expect yes by 8.62

  example "into an enemy zone"
    given
      unit e: german, infantry, strength 3, at 3229
      unit u: polish, infantry, strength 7, at 3228
      unit v: polish, infantry, strength 3, at 3231
      battle x: attacker u, target e
      combat_die(x) = 3
      phase = polish_attack
    ask may fall_back(e, 3229, 3230)
    expect no by 8.61

  example "a friend on the hex is no excuse while another way is open"
    given
      board 3028 to 3431
      unit e: german, infantry, strength 3, at 3229
      unit f: german, infantry, strength 3, at 3230
      unit u: polish, infantry, strength 7, at 3328
      unit v: polish, infantry, strength 3, at 3231
      battle x: attacker u, target e
      combat_die(x) = 3
      phase = polish_attack
    ask may fall_back(e, 3229, 3230)
    expect no by 8.61 not by 7.24

  example "through a friend when every other hex is shut"
    given
      board 3028 to 3431
      unit e: german, infantry, strength 3, at 3229
      unit f: german, infantry, strength 3, at 3230
      unit u: polish, infantry, strength 7, at 3228
      unit v: polish, infantry, strength 3, at 3131
      unit w: polish, infantry, strength 3, at 3331
      battle x: attacker u, target e
      combat_die(x) = 3
      phase = polish_attack
    ask may fall_back(e, 3229, 3230)
    expect yes by 8.62

  example "a retreat of one hex that ends with a friend under enemy control"
    given
      board 3028 to 3431
      unit e: german, infantry, strength 3, at 3229
      unit f: german, infantry, strength 3, at 3230
      unit u: polish, infantry, strength 7, at 3228
      unit v: polish, infantry, strength 3, at 3131
      unit w: polish, infantry, strength 3, at 3331
      battle x: attacker u, target e
      combat_die(x) = 5
      phase = polish_attack
    ask may retreat(e, x, 3230)
    expect yes by 8.62

  example "the hex it came from is no way out"
    given
      board 3220 to 3240
      unit e: german, infantry, strength 3, at 3231
      unit f: german, infantry, strength 3, at 3232
      unit u: polish, infantry, strength 20, at 3228
      unit v: polish, infantry, strength 3, at 3233
      battle x: attacker u, target e
      combat_die(x) = 2
      did fall_back(e, 3229, 3230) in polish_attack
      did fall_back(e, 3230, 3231) in polish_attack
      phase = polish_attack
    ask may fall_back(e, 3231, 3232)
    expect yes by 8.62

  example "a hex with an enemy on it is no way out"
    given
      board 3228 to 3229
      unit e: german, infantry, strength 3, at 3228
      unit g: polish, light_artillery, gunfire 1, at 3229
      phase = polish_attack
    ask is way_out(e, 3228)
    expect no

  example "nor is impassable ground"
    given
      board 3228 to 3229
      unit e: german, armour, strength 3, at 3228
      hex 3229: swamp
    ask is way_out(e, 3228)
    expect no

  example "nor the far bank of a big river"
    given
      board 3228 to 3229
      unit e: german, infantry, strength 3, at 3228
      edge 3228 3229: big_river
    ask is way_out(e, 3228)
    expect no

  example "nor a hex in an enemy zone"
    given
      board 3228 to 3230
      unit e: german, infantry, strength 3, at 3228
      unit u: polish, infantry, strength 3, at 3230
    ask is way_out(e, 3228)
    expect no

  example "an open hex is"
    given
      board 3228 to 3229
      unit e: german, infantry, strength 3, at 3228
    ask is way_out(e, 3228)
    expect yes by 8.61

  example "onto a hex with enemy guns"
    given
      unit e: german, infantry, strength 3, at 3229
      unit u: polish, infantry, strength 7, at 3228
      unit g: polish, light_artillery, gunfire 1, at 3230
      battle x: attacker u, target e
      combat_die(x) = 3
      phase = polish_attack
    ask may fall_back(e, 3229, 3230)
    expect no by 8.61

  example "tanks into a swamp"
    given
      unit e: german, armour, strength 3, at 3229
      unit u: polish, infantry, strength 7, at 3228
      hex 3230: swamp
      battle x: attacker u, target e
      combat_die(x) = 3
      phase = polish_attack
    ask may fall_back(e, 3229, 3230)
    expect no by 8.61

  example "tanks by road through a swamp"
    given
      unit e: german, armour, strength 3, at 3229
      unit u: polish, infantry, strength 7, at 3228
      hex 3230: swamp
      edge 3229 3230: main_road
      battle x: attacker u, target e
      combat_die(x) = 3
      phase = polish_attack
    ask may fall_back(e, 3229, 3230)
    expect yes by 8.62

  example "over a lake"
    given
      unit e: german, infantry, strength 3, at 3229
      unit u: polish, infantry, strength 7, at 3228
      edge 3229 3230: lakeside
      battle x: attacker u, target e
      combat_die(x) = 3
      phase = polish_attack
    ask may fall_back(e, 3229, 3230)
    expect no by 8.61

  example "over a bridge on a big river"
    given
      unit e: german, infantry, strength 3, at 3229
      unit u: polish, infantry, strength 7, at 3228
      edge 3229 3230: big_river, bridge
      battle x: attacker u, target e
      combat_die(x) = 3
      phase = polish_attack
    ask may fall_back(e, 3229, 3230)
    expect no by 8.61

  example "to a friend whom enemy aircraft circle"
    given
      board 3020 to 3440
      unit a: german, infantry, strength 20, at 3228
      unit u: polish, infantry, strength 3, at 3229
      unit f: polish, infantry, strength 3, at 3230
      unit p: german, air, strength 2, at 3230
      battle x: attacker a, target u
      combat_die(x) = 2
      phase = german_attack
    ask may fall_back(u, 3229, 3230)
    expect yes by 8.62

[8.62] Retreat costs no movement points
  | Beaten units retreat whatever their MP and whatever the ground, impassable ground and big rivers apart.
  see 8.61
  was mlawa:8.62
  permit fall_back(U, A, B) when beaten(X, U) and adjacent(A, B)
    unless long_over(X)

  example "infantry through wood and swamp, without a point left"
    given
      unit u: polish, infantry, strength 7, at 3228
      unit e: german, infantry, strength 3, movement 0, at 3229
      hex 3230: swamp, wood
      battle x: attacker u, target e
      combat_die(x) = 3
      phase = polish_attack
    ask may fall_back(e, 3229, 3230)
    expect yes by 8.62

[8.63] Retreat counters
  | Every unit that retreats gets a Retreat counter.
  see 3.1/phase-4, 3.1/phase-5
  was mlawa:8.63
  cause mark(U, retreat_counter) when did fall_back(U, _, _) this phase
  dispute w39-8.63a "whether beaten attackers get the counter too"
    reading a preferred "the clause speaks of all units that retreat"
    reading b "the attack phases give it to the side that was attacked"
      except 8.63 on mark(U, retreat_counter) when own_phase(U, attack)

  example "a beaten attacker"
    given
      unit u: polish, infantry, strength 3, at 3227
      did fall_back(u, 3228, 3227) in polish_attack
      phase = polish_attack
    ask what happens to u
    expect mark(u, retreat_counter) by 8.63

[8.64] Stragglers
  | For each stack that retreats a die is thrown: on 1 or 2 it loses 1 SP.
  figure stragglers_up_to = 2
  figure straggler_loss = 1 in sp
  throw stack_die(hex H) 1d6 "the straggler roll of the stack on {H}"
  throw unit_die(unit U) 1d6 "the straggler roll of {U} alone"
  amount stragglers(hex H) in sp "what the stack on {H} loses in retreat"
  dispute w39-A14 "whether the die is thrown for a stack or for each unit"
    reading a preferred "the clause puts the stack in the unit's place: one die, on either side"
      set stragglers(H) = 0 when at(U) = H and did fall_back(U, _, H) this phase
      add straggler_loss to stragglers(H) when stack_die(H) <= stragglers_up_to
    reading b "each unit of the stack throws its own"
      set stragglers(H) = straggler_loss * count(U where at(U) = H and did fall_back(U, _, H) this phase
        and unit_die(U) <= stragglers_up_to) when at(V) = H and did fall_back(V, _, H) this phase

  example "two regiments retreat together, a 2"
    given
      unit e, f: german, infantry, strength 3, at 3230
      did fall_back(e, 3229, 3230) in polish_attack
      did fall_back(f, 3229, 3230) in polish_attack
      stack_die(3230) = 2
      unit_die(e) = 1
      unit_die(f) = 2
      phase = polish_attack
    ask value stragglers(3230)
    expect 1 by 8.64

  example "a 3"
    given
      unit e: german, infantry, strength 3, at 3230
      did fall_back(e, 3229, 3230) in polish_attack
      stack_die(3230) = 3
      unit_die(e) = 3
      phase = polish_attack
    ask value stragglers(3230)
    expect 0 by 8.64

  example "a beaten attacker throws too"
    given
      unit u: polish, infantry, strength 3, at 3227
      did fall_back(u, 3228, 3227) in polish_attack
      stack_die(3227) = 1
      unit_die(u) = 1
      phase = polish_attack
    ask value stragglers(3227)
    expect 1 by 8.64

  example "nobody throws who did not retreat"
    given
      unit e: german, infantry, strength 3, at 3230
      stack_die(3230) = 1
      unit_die(e) = 1
      phase = polish_attack
    ask value stragglers(3230)
    expect silent

[8.7] Pursuit
  commentary "heading"
  was mlawa:8.7

[8.71] Who may pursue, and how far
  | When beaten units retreat, on either side, the victors may follow, and need not, by as many hexes as the retreat demanded
  | or fewer. Over a big river units that are not mechanized go as far as the hex the enemy left (4.37). Pursuers get an
  | Attack counter.
  see 4.37, 8.75, 8.76
  was mlawa:8.71
  derived driven_off(battle X, unit E) "{E} [was|was not] driven off in {X} this phase"
  derived drove_off(unit U, unit E) "{U} [drove|did not drive] {E} off this phase"
  amount pursuit_reach(unit U) in hexes "the length of the pursuit of {U}"
  path pursuit(unit U, hex H) "{U} [pursue|pursued] to {H}"
    from at(U) to H by pursue(U, A, B, N) up to pursuit_reach(U) stopping where pursuit_ends(U, B)
  action pursue(unit U, hex A, hex B, number N) "{U} [pursue|pursued] from {A} to {B} as its hex number {N}"
  define driven_off(X, E) when beaten(X, E) and did fall_back(E, _, _) this phase
    unless long_over(X)
  define drove_off(U, E) when won(X, U) and driven_off(X, E)
  define pursuit_ends(U, B) when at(U) = A and river_bars(A, B) and vacated(U, B)
  otherwise forbid pursue
  forbid pursuit(U, _) unless drove_off(U, _)
  excuse pursuit(U, _) when drove_off(U, _)
  (counter) cause mark(U, attack_counter) when did pursue(U, _, _, _) this phase
  dispute w39-C3 "whether defenders and counter-attackers that pursue get the counter"
    reading a preferred "the phases give it to the side that attacks, and none in a counter-attack phase"
      except 8.71 on mark(U, attack_counter) unless own_phase(U, attack)
    reading b "this clause speaks of every unit in pursuit"
  dispute w39-8.71a "whether the retreat demanded or the retreat made is the measure"
    reading a preferred "how far the enemy was forced back; 8.53a uses the same word for what the result demands"
      set pursuit_reach(U) = highest(due(X) for X where won(X, U) and driven_off(X, _))
    reading b "the enemy is followed as far as it went"
      set pursuit_reach(U) = highest(hexes_gone(E) for E where drove_off(U, E))
  dispute w39-8.71b "which victors may follow over a big river"
    reading a preferred "4.37 speaks of the unit that attacks, and asks for nothing else at this point"
      except 8.75 on pursue(U, A, B, N)
        when N = 1 and big_river(A, B) and vacated(U, B) and attacker(X, U) and won(X, U)
        unless mechanized(U)
    reading b "the exception is meant for every pursuit, a defender's too"
      except 8.75 on pursue(U, A, B, N) when N = 1 and big_river(A, B) and vacated(U, B)
        unless mechanized(U)
    reading c "4.37 begins with lining up on the bank in a movement phase before"
      except 8.75 on pursue(U, A, B, N)
        when N = 1 and big_river(A, B) and vacated(U, B) and attacker(X, U) and won(X, U)
        and did line_up(U, A, B) in last movement phase of U
        unless mechanized(U)

  example "two hexes behind a beaten enemy"
    given
      board 3220 to 3440
      unit u: german, infantry, strength 7, at 3228
      unit e: polish, infantry, strength 3, at 3231
      battle x: attacker u, target e
      combat_die(x) = 3
      did fall_back(e, 3229, 3230) in german_attack
      did fall_back(e, 3230, 3231) in german_attack
      phase = german_attack
    ask may pursuit(u, 3230)
    expect yes by 8.73

  example "three hexes are too many"
    given
      board 3220 to 3440
      unit u: german, infantry, strength 7, at 3228
      unit e: polish, infantry, strength 3, at 3331
      battle x: attacker u, target e
      combat_die(x) = 3
      did fall_back(e, 3229, 3230) in german_attack
      did fall_back(e, 3230, 3331) in german_attack
      phase = german_attack
    ask may pursuit(u, 3231)
    expect no

  example "no pursuit of an enemy that stood"
    given
      board 3220 to 3440
      unit u: german, infantry, strength 7, at 3228
      unit e: polish, infantry, strength 3, at 3229
      battle x: attacker u, target e
      combat_die(x) = 3
      did stay(e, x) in german_attack
      phase = german_attack
    ask may pursuit(u, 3229)
    expect no by 8.71

  example "to stay where it stands is no pursuit either for one that has beaten nobody"
    given
      board 3220 to 3440
      unit u: german, infantry, strength 7, at 3228
      unit e: polish, infantry, strength 3, at 3229
      battle x: attacker u, target e
      combat_die(x) = 3
      did stay(e, x) in german_attack
      phase = german_attack
    ask may pursuit(u, 3228)
    expect no by 8.71

  example "nobody has to pursue"
    given
      unit u: german, infantry, strength 7, at 3228
      unit e: polish, infantry, strength 3, at 3231
      battle x: attacker u, target e
      combat_die(x) = 3
      did fall_back(e, 3229, 3230) in german_attack
      did fall_back(e, 3230, 3231) in german_attack
      phase = german_attack
    ask must pursuit(u, _)
    expect need not by 8.71

  example "not even a single hex for a unit that has beaten nobody"
    given
      unit u: german, infantry, strength 7, at 3228
      unit v: german, infantry, strength 7, at 3227
      unit e: polish, infantry, strength 3, at 3231
      battle x: attacker u, target e
      combat_die(x) = 3
      did fall_back(e, 3229, 3230) in german_attack
      did fall_back(e, 3230, 3231) in german_attack
      phase = german_attack
    ask may pursue(v, 3229, 3230, 2)
    expect no by 8.71

  example "two hexes, though the enemy paid for the second"
    given
      unit u: german, infantry, strength 7, at 3228
      unit e: polish, infantry, strength 3, at 3230
      battle x: attacker u, target e
      combat_die(x) = 3
      did fall_back(e, 3229, 3230) in german_attack
      phase = german_attack
    ask value pursuit_reach(u)
    expect 2 by 8.71

  example "a battle won in an earlier phase gives no pursuit"
    given
      board 3020 to 3440
      unit u: german, infantry, strength 7, at 3228
      unit v: german, infantry, strength 12, at 3330
      unit e: polish, infantry, strength 3, at 3130
      battle x: attacker u, target e
      battle y: attacker e, target v
      combat_die(x) = 3
      combat_die(y) = 5
      did fight(x) in german_attack
      did stay(e, x) in german_attack
      did fight(y) in polish_counter
      did fall_back(e, 3229, 3130) in polish_counter
      phase = polish_counter
    ask may pursuit(u, 3229)
    expect no by 8.71

  example "a victorious defender pursues"
    given
      board 3020 to 3440
      unit v: german, infantry, strength 12, at 3230
      unit e: polish, infantry, strength 3, at 3228
      battle y: attacker e, target v
      combat_die(y) = 5
      did fall_back(e, 3229, 3228) in polish_attack
      phase = polish_attack
    ask may pursuit(v, 3229)
    expect yes by 8.73

  example "over the big river, to the bank the enemy left"
    given
      unit u: german, infantry, strength 14, at 3228
      unit e: polish, infantry, strength 3, at 3231
      edge 3228 3229: big_river
      battle x: attacker u, target e
      combat_die(x) = 3
      did fall_back(e, 3229, 3230) in german_attack
      did fall_back(e, 3230, 3231) in german_attack
      phase = german_attack
    ask may pursue(u, 3228, 3229, 1)
    expect yes by 8.73

  example "and no farther"
    given
      board 3220 to 3440
      unit u: german, infantry, strength 14, at 3228
      unit e: polish, infantry, strength 3, at 3231
      edge 3228 3229: big_river
      battle x: attacker u, target e
      combat_die(x) = 3
      did fall_back(e, 3229, 3230) in german_attack
      did fall_back(e, 3230, 3231) in german_attack
      phase = german_attack
    ask may pursuit(u, 3230) via 3229 3230
    expect no at step 2

  example "beside the river another hex was left, and that pursuit goes on"
    given
      board 3020 to 3640
      unit u: german, infantry, strength 28, at 3228
      unit e: polish, infantry, strength 3, at 3231
      unit f: polish, infantry, strength 3, at 3529
      edge 3228 3229: big_river
      battle x: attacker u, target e + f
      combat_die(x) = 3
      did fall_back(e, 3229, 3230) in german_attack
      did fall_back(e, 3230, 3231) in german_attack
      did fall_back(f, 3328, 3428) in german_attack
      did fall_back(f, 3428, 3529) in german_attack
      phase = german_attack
    ask may pursuit(u, 3428)
    expect yes by 8.73

  example "a defender stays on its bank"
    given
      unit v: german, infantry, strength 24, at 3230
      unit e: polish, infantry, strength 3, at 3228
      edge 3229 3230: big_river
      battle y: attacker e, target v
      combat_die(y) = 7
      did fall_back(e, 3229, 3228) in polish_attack
      phase = polish_attack
    ask may pursue(v, 3230, 3229, 1)
    expect no by 8.75

  example "an attacker that had lined up on the bank"
    given
      unit u: german, infantry, strength 14, at 3228
      unit e: polish, infantry, strength 3, at 3231
      edge 3228 3229: big_river
      battle x: attacker u, target e
      combat_die(x) = 3
      did line_up(u, 3228, 3229) in german_movement
      did fall_back(e, 3229, 3230) in german_attack
      did fall_back(e, 3230, 3231) in german_attack
      phase = german_attack
    ask may pursue(u, 3228, 3229, 1)
    expect yes by 8.73

  example "tanks stay on their bank"
    given
      unit u: german, armour, strength 14, at 3228
      unit e: polish, infantry, strength 3, at 3231
      edge 3228 3229: big_river
      battle x: attacker u, target e
      combat_die(x) = 3
      did fall_back(e, 3229, 3230) in german_attack
      did fall_back(e, 3230, 3231) in german_attack
      phase = german_attack
    ask may pursue(u, 3228, 3229, 1)
    expect no by 8.75

  example "where a pursuer came from"
    given
      unit u: german, infantry, strength 7, at 3230
      did pursue(u, 3228, 3229, 1) in german_attack
      did pursue(u, 3229, 3230, 2) in german_attack
      phase = german_attack
    ask value opening_hex(u)
    expect 3228 by 8.12

  example "an attacker in pursuit"
    given
      unit u: german, infantry, strength 7, at 3229
      did pursue(u, 3228, 3229, 1) in german_attack
      phase = german_attack
    ask what happens to u
    expect mark(u, attack_counter) by 8.71

  example "a defender in pursuit"
    given
      unit e: polish, infantry, strength 7, at 3229
      did pursue(e, 3228, 3229, 1) in german_attack
      phase = german_attack
    ask what happens to e
    expect nothing

[8.72] The first hex of a pursuit
  | A pursuit begins on a hex that a beaten unit has left; after that the victor goes where he likes. Other enemies bar the
  | way (4.21), save guns (9.16) or a headquarters (13.26) on their own, empty trains (18.15) and panicked units (22.18).
  see 4.21, 8.74, 9.16, 13.26, 18.15, 22.18
  was mlawa:8.72
  defect w39-R14 "4.21 names only 12.0 and 13.26 as exceptions; 9.16, 18.15 and 22.18 are exceptions as well"
  derived vacated(unit U, hex H) "{H} [is|is not] where an enemy that {U} beat had stood"
  derived lone_guns(unit G) "{G} [is|is not] artillery in the open with no other kind of unit on its hex"
  (line) define vacated(U, H) when won(X, U) and driven_off(X, E) and battle_hex(E, X) = H
  define lone_guns(G)
    when guns(G) and at(G) = H and every V where at(V) = H and side(V) = side(G) and V is not air and not empty_train(V)
    has guns(V)
    unless behind_works(G)
  (line) forbid pursue(U, _, B, N) when N = 1 unless vacated(U, B)
  (line) permit pursue(U, A, B, N) when adjacent(A, B) and N > 1 and drove_off(U, _)
    unless retreat_path(U, B)
  forbid pursue(U, _, B, _) when enemy(U, E) and at(E) = B
    unless lone_guns(E)
    unless sole_hq(E)
    unless panicked(E)
    unless empty_train(E)

  example "past the hex that was left"
    given
      unit u: german, infantry, strength 7, at 3228
      unit e: polish, infantry, strength 3, at 3231
      battle x: attacker u, target e
      combat_die(x) = 3
      did fall_back(e, 3229, 3230) in german_attack
      did fall_back(e, 3230, 3231) in german_attack
      phase = german_attack
    ask may pursue(u, 3228, 3328, 1)
    expect no by 8.72

  example "straight onto the second hex of the line"
    given
      unit u: german, infantry, strength 7, at 3330
      unit e: polish, infantry, strength 3, at 3231
      battle x: attacker u, target e
      combat_die(x) = 3
      did fall_back(e, 3229, 3230) in german_attack
      did fall_back(e, 3230, 3231) in german_attack
      phase = german_attack
    ask may pursue(u, 3330, 3230, 1)
    expect no by 8.72

  example "a hex that the enemy only passed through is not where it stood"
    given
      unit u: german, infantry, strength 7, at 3228
      unit e: polish, infantry, strength 3, at 3231
      battle x: attacker u, target e
      combat_die(x) = 3
      did fall_back(e, 3229, 3230) in german_attack
      did fall_back(e, 3230, 3231) in german_attack
      phase = german_attack
    ask is vacated(u, 3230)
    expect no

  example "aside, after the first hex"
    given
      unit u: german, infantry, strength 7, at 3228
      unit e: polish, infantry, strength 3, at 3231
      battle x: attacker u, target e
      combat_die(x) = 3
      did fall_back(e, 3229, 3230) in german_attack
      did fall_back(e, 3230, 3231) in german_attack
      phase = german_attack
    ask may pursue(u, 3229, 3329, 2)
    expect yes by 8.72

  example "onto the enemy's own hex"
    given
      unit u: german, infantry, strength 7, at 3228
      unit e: polish, infantry, strength 3, at 3231
      battle x: attacker u, target e
      combat_die(x) = 3
      did fall_back(e, 3229, 3230) in german_attack
      did fall_back(e, 3230, 3231) in german_attack
      phase = german_attack
    ask may pursue(u, 3230, 3231, 3)
    expect no by 8.72

  example "over lone guns"
    given
      unit u: german, infantry, strength 7, at 3228
      unit e: polish, infantry, strength 3, at 3231
      unit g: polish, light_artillery, gunfire 1, at 3329
      battle x: attacker u, target e
      combat_die(x) = 3
      did fall_back(e, 3229, 3230) in german_attack
      did fall_back(e, 3230, 3231) in german_attack
      phase = german_attack
    ask may pursue(u, 3229, 3329, 2)
    expect yes by 8.72

  example "over lone guns beside an empty train"
    given
      unit u: german, infantry, strength 7, at 3228
      unit e: polish, infantry, strength 3, at 3231
      unit g: polish, light_artillery, gunfire 1, at 3329
      unit t: polish, train, at 3329
      battle x: attacker u, target e
      combat_die(x) = 3
      did fall_back(e, 3229, 3230) in german_attack
      did fall_back(e, 3230, 3231) in german_attack
      phase = german_attack
    ask may pursue(u, 3229, 3329, 2)
    expect yes by 8.72

  example "over a lone headquarters"
    given
      unit u: german, infantry, strength 7, at 3228
      unit e: polish, infantry, strength 3, at 3231
      unit q: polish, hq, at 3329
      battle x: attacker u, target e
      combat_die(x) = 3
      did fall_back(e, 3229, 3230) in german_attack
      did fall_back(e, 3230, 3231) in german_attack
      phase = german_attack
    ask may pursue(u, 3229, 3329, 2)
    expect yes by 8.72

  example "over guns with a regiment beside them"
    given
      unit u: german, infantry, strength 7, at 3228
      unit e: polish, infantry, strength 3, at 3231
      unit g: polish, light_artillery, gunfire 1, at 3329
      unit f: polish, infantry, strength 3, at 3329
      battle x: attacker u, target e
      combat_die(x) = 3
      did fall_back(e, 3229, 3230) in german_attack
      did fall_back(e, 3230, 3231) in german_attack
      phase = german_attack
    ask may pursue(u, 3229, 3329, 2)
    expect no by 8.72

  example "over guns that share their hex with a headquarters"
    given
      unit u: german, infantry, strength 7, at 3228
      unit e: polish, infantry, strength 3, at 3231
      unit g: polish, light_artillery, gunfire 1, at 3329
      unit q: polish, hq, at 3329
      battle x: attacker u, target e
      combat_die(x) = 3
      did fall_back(e, 3229, 3230) in german_attack
      did fall_back(e, 3230, 3231) in german_attack
      phase = german_attack
    ask may pursue(u, 3229, 3329, 2)
    expect no by 8.72

  example "over guns that are dug in"
    given
      unit u: german, infantry, strength 7, at 3228
      unit e: polish, infantry, strength 3, at 3231
      unit g: polish, light_artillery, gunfire 1, at 3329, marker field_works
      battle x: attacker u, target e
      combat_die(x) = 3
      did fall_back(e, 3229, 3230) in german_attack
      did fall_back(e, 3230, 3231) in german_attack
      phase = german_attack
    ask may pursue(u, 3229, 3329, 2)
    expect no by 8.72

  example "over a panicked regiment"
    given
      unit u: german, infantry, strength 7, at 3228
      unit e: polish, infantry, strength 3, at 3231
      unit f: polish, infantry, strength 3, at 3329, panicked
      battle x: attacker u, target e
      combat_die(x) = 3
      did fall_back(e, 3229, 3230) in german_attack
      did fall_back(e, 3230, 3231) in german_attack
      phase = german_attack
    ask may pursue(u, 3229, 3329, 2)
    expect yes by 8.72

  example "over an empty train"
    given
      unit u: german, infantry, strength 7, at 3228
      unit e: polish, infantry, strength 3, at 3231
      unit t: polish, train, at 3329
      battle x: attacker u, target e
      combat_die(x) = 3
      did fall_back(e, 3229, 3230) in german_attack
      did fall_back(e, 3230, 3231) in german_attack
      phase = german_attack
    ask may pursue(u, 3229, 3329, 2)
    expect yes by 8.72

[8.73] Along the line of retreat
  | On the hexes that the beaten unit went through, a pursuer takes no notice of enemy zones.
  see 7.21, 7.23
  was mlawa:8.73
  derived retreat_path(unit U, hex H) "{H} [lies|does not lie] on the line of retreat of an enemy that {U} beat"
  define retreat_path(U, H) when drove_off(U, E) and did fall_back(E, H, _) this phase
  define retreat_path(U, H) when drove_off(U, E) and did fall_back(E, _, H) this phase
  permit pursue(U, A, B, _) when adjacent(A, B) and retreat_path(U, B)

  example "the hex it stood on"
    given
      unit u: german, infantry, strength 7, at 3228
      unit e: polish, infantry, strength 3, at 3231
      battle x: attacker u, target e
      combat_die(x) = 3
      did fall_back(e, 3229, 3230) in german_attack
      did fall_back(e, 3230, 3231) in german_attack
      phase = german_attack
    ask is retreat_path(u, 3229)
    expect yes by 8.73

  example "the hex it went to"
    given
      unit u: german, infantry, strength 7, at 3228
      unit e: polish, infantry, strength 3, at 3231
      battle x: attacker u, target e
      combat_die(x) = 3
      did fall_back(e, 3229, 3230) in german_attack
      did fall_back(e, 3230, 3231) in german_attack
      phase = german_attack
    ask is retreat_path(u, 3231)
    expect yes by 8.73

  example "past an enemy on the flank"
    given
      unit u: german, infantry, strength 7, at 3228
      unit e: polish, infantry, strength 3, at 3231
      unit f: polish, infantry, strength 3, at 3330
      battle x: attacker u, target e
      combat_die(x) = 3
      did fall_back(e, 3229, 3230) in german_attack
      did fall_back(e, 3230, 3231) in german_attack
      phase = german_attack
    ask may pursue(u, 3229, 3230, 2)
    expect yes by 8.73

[8.74] Off the line of retreat
  | The first hex off the line of retreat ends the pursuit.
  see 8.72
  was mlawa:8.74
  derived pursuit_ends(unit U, hex B) "the pursuit of {U} [ends|does not end] on {B}"
  dispute w39-C7 "whether any hex off the line ends it, or only one in an enemy zone"
    reading a preferred "as it is printed: any"
      define pursuit_ends(U, B) when drove_off(U, _)
        unless retreat_path(U, B)
    reading b "the older edition asks for an enemy zone as well, which the example names too"
      define pursuit_ends(U, B) when drove_off(U, _) and enemy_zoc(U, B)
        unless retreat_path(U, B)

  example "aside, far from any enemy"
    given
      unit u: german, infantry, strength 7, at 3228
      unit e: polish, infantry, strength 3, at 3234
      battle x: attacker u, target e
      combat_die(x) = 3
      did fall_back(e, 3229, 3230) in german_attack
      did fall_back(e, 3230, 3231) in german_attack
      phase = german_attack
    ask is pursuit_ends(u, 3328)
    expect yes by 8.74

  example "on the line it goes on"
    given
      unit u: german, infantry, strength 7, at 3228
      unit e: polish, infantry, strength 3, at 3234
      battle x: attacker u, target e
      combat_die(x) = 3
      did fall_back(e, 3229, 3230) in german_attack
      did fall_back(e, 3230, 3231) in german_attack
      phase = german_attack
    ask is pursuit_ends(u, 3230)
    expect no

[8.75] Ground in pursuit
  | A pursuer needs no MP and minds no ground, save impassable ground and big rivers.
  see 8.71, tables/TEC
  was mlawa:8.75
  forbid pursue(U, A, B, _) when ground_bars(U, A, B)
  forbid pursue(_, A, B, _) when river_bars(A, B)

  example "through a wood without a point left"
    given
      unit u: german, infantry, strength 7, movement 0, at 3228
      unit e: polish, infantry, strength 3, at 3231
      hex 3230: wood, swamp
      battle x: attacker u, target e
      combat_die(x) = 3
      did fall_back(e, 3229, 3230) in german_attack
      did fall_back(e, 3230, 3231) in german_attack
      phase = german_attack
    ask may pursue(u, 3229, 3230, 2)
    expect yes by 8.73

  example "tanks after infantry into a swamp"
    given
      unit u: german, armour, strength 7, at 3228
      unit e: polish, infantry, strength 3, at 3231
      hex 3230: swamp
      battle x: attacker u, target e
      combat_die(x) = 3
      did fall_back(e, 3229, 3230) in german_attack
      did fall_back(e, 3230, 3231) in german_attack
      phase = german_attack
    ask may pursue(u, 3229, 3230, 2)
    expect no by 8.75

  example "over a big river"
    given
      unit u: german, infantry, strength 7, at 3228
      unit e: polish, infantry, strength 3, at 3231
      edge 3229 3230: big_river
      battle x: attacker u, target e
      combat_die(x) = 3
      did fall_back(e, 3229, 3230) in german_attack
      did fall_back(e, 3230, 3231) in german_attack
      phase = german_attack
    ask may pursue(u, 3229, 3230, 2)
    expect no by 8.75

[8.76] All victors but the guns
  | Every victorious unit of the battle may pursue, artillery excepted.
  see 9.14
  was mlawa:8.76
  forbid pursuit(U, _) when guns(U)

  example 8.76/ex1 "A follows the line of retreat for four hexes" reconstructed
    given
      board 3020 to 3440
      unit a: german, infantry, strength 8, at 3228
      unit b: german, infantry, strength 8, at 3129
      unit "1": polish, infantry, strength 2, at 3233
      unit "3": polish, infantry, strength 2, at 3430
      battle x: attacker a + b, target "1"
      combat_die(x) = 2
      did fall_back("1", 3229, 3230) in german_attack
      did fall_back("1", 3230, 3331) in german_attack
      did fall_back("1", 3331, 3332) in german_attack
      did fall_back("1", 3332, 3233) in german_attack
      phase = german_attack
    ask may pursuit(a, 3332)
    expect yes by 8.73

  example 8.76/ex1 "B leaves it for a hex in the zone of unit 3" reconstructed
    given
      board 3020 to 3440
      unit a: german, infantry, strength 8, at 3228
      unit b: german, infantry, strength 8, at 3129
      unit "1": polish, infantry, strength 2, at 3233
      unit "3": polish, infantry, strength 2, at 3430
      battle x: attacker a + b, target "1"
      combat_die(x) = 2
      did fall_back("1", 3229, 3230) in german_attack
      did fall_back("1", 3230, 3331) in german_attack
      did fall_back("1", 3331, 3332) in german_attack
      did fall_back("1", 3332, 3233) in german_attack
      phase = german_attack
    ask may pursuit(b, 3330)
    expect yes by 8.72

  example 8.76/ex1 "and stops there" reconstructed
    given
      board 3020 to 3440
      unit a: german, infantry, strength 8, at 3228
      unit b: german, infantry, strength 8, at 3129
      unit "1": polish, infantry, strength 2, at 3233
      unit "3": polish, infantry, strength 2, at 3430
      battle x: attacker a + b, target "1"
      combat_die(x) = 2
      did fall_back("1", 3229, 3230) in german_attack
      did fall_back("1", 3230, 3331) in german_attack
      did fall_back("1", 3331, 3332) in german_attack
      did fall_back("1", 3332, 3233) in german_attack
      phase = german_attack
    ask is pursuit_ends(b, 3330)
    expect yes by 8.74

  example 8.76/ex1 "B may not go a second hex off the line" reconstructed
    given
      board 3020 to 3440
      unit a: german, infantry, strength 8, at 3228
      unit b: german, infantry, strength 8, at 3129
      unit "1": polish, infantry, strength 2, at 3233
      unit "3": polish, infantry, strength 2, at 3430
      battle x: attacker a + b, target "1"
      combat_die(x) = 2
      did fall_back("1", 3229, 3230) in german_attack
      did fall_back("1", 3230, 3331) in german_attack
      did fall_back("1", 3331, 3332) in german_attack
      did fall_back("1", 3332, 3233) in german_attack
      phase = german_attack
    ask may pursuit(b, 3429)
    expect no

  example "a battery that fought in the battle"
    given
      board 3220 to 3440
      unit u: german, infantry, strength 7, at 3228
      unit g: german, light_artillery, gunfire 1, at 3228
      unit e: polish, infantry, strength 3, at 3231
      battle x: attacker u + g, target e
      combat_die(x) = 3
      did fall_back(e, 3229, 3230) in german_attack
      did fall_back(e, 3230, 3231) in german_attack
      phase = german_attack
    ask may pursuit(g, 3229)
    expect no by 8.76

[8.77] A defender that dies where it stands
  | If the defenders stand fast and the price wipes them out, there is no pursuit. The attackers may take their hex, and go
  | on from it by one hex for every SP they could not pay, two at the most. Ground that is closed to a unit stays closed; over
  | a big river without a bridge units that are not mechanized come to the defenders' hex and no farther.
  see 8.52, 8.55, 8.75, 4.21, 4.37, 12.23#2
  was mlawa:8.77
  figure advance_limit = 2 in hexes
  action go_on(unit U, hex A, hex B, number N) "{U} [advance|advanced] from {A} to {B} as its hex number {N}"
  path advance_to(unit U, battle X, hex H) "{U} [advance|advanced] over the dead of {X} to {H}"
    from at(U) to H by go_on(U, A, B, N) up to advance(X) + 1
  derived died_standing(battle X) "the defenders [died|did not die] where they stood in {X}"
  derived fallen(battle X, unit E) "{E} [fell|did not fall] where it stood in {X}"
  amount standing_strength(battle X) in sp "the SP of the defenders that stood fast in {X}"
  amount advance(battle X) in hexes "how far beyond the defenders' hex the attackers of {X} may go"
  set standing_strength(X) = sum(strength(E) for E where target(X, E) and did stay(E, X) this phase)
  define died_standing(X) when target(X, E) and did stay(E, X) this phase and stay_price(X) >= standing_strength(X)
  define fallen(X, E) when died_standing(X) and target(X, E) and did stay(E, X) this phase
  cause eliminate(E) when fallen(_, E)
  forbid pursuit(U, _) when won(X, U) and died_standing(X)
  forbid advance_to(U, X, _) unless won(X, U) and died_standing(X)
  permit go_on(U, A, B, _) when adjacent(A, B) and won(X, U) and died_standing(X)
  forbid go_on(U, _, B, N) when N = 1
    unless won(X, U) and fallen(X, E) and at(E) = B
  forbid go_on(U, _, B, _) when enemy(U, E) and at(E) = B
    unless fallen(_, E)
  forbid go_on(U, A, B, _) when ground_bars(U, A, B)
  forbid go_on(U, A, B, _) when big_river(A, B) and mechanized(U)
    unless bridged(A, B)
  forbid go_on(_, A, B, N) when big_river(A, B) and N > 1
    unless bridged(A, B)
  forbid go_on(U, A, _, N) when N > 1 and at(U) = S and big_river(S, A)
    unless bridged(S, A)
  set advance(X) = stay_price(X) - standing_strength(X) when died_standing(X)
  # The text has only the limit; that each SP too many is a hex stands in the example, and in the older edition.
  defect w39-T10 "the example reads 4 for B4 against 20 SP; the table has 5 in both editions"
  dispute w39-A15 "whether the limit counts the defenders' own hex"
    reading a preferred "two beyond it: so the older edition, and an example of 12.23"
      (limit) limit advance(X) to at most advance_limit
    reading b "two with it"
      (limit) limit advance(X) to at most advance_limit - 1
  dispute w39-C22 "whether the limit holds after an overrun, where 12.23 has none"
    reading a preferred "an overrun is fought by the rules of combat, and its example stops at two hexes"
    reading b "12.23 lets the overrun go on by all the SP too many"
      except 8.77/limit on advance(X) when as_overrun(X)

  example 8.77/ex1 "20 SP and +3 against 3 SP and -2"
    given
      unit u: german, infantry, strength 20, at 3228
      unit g: german, heavy_artillery, gunfire 3, at 3227
      unit e: polish, infantry, strength 3, at 3229
      hex 3229: city
      battle x: attacker u, target e, attack_support g
      combat_die(x) = 7
    ask value column(x)
    expect 8:1 by 8.4b, 8.4c, 8.85

  example 8.77/ex1 "a 7"
    given
      unit u: german, infantry, strength 20, at 3228
      unit g: german, heavy_artillery, gunfire 3, at 3227
      unit e: polish, infantry, strength 3, at 3229
      hex 3229: city
      battle x: attacker u, target e, attack_support g
      combat_die(x) = 7
    ask value outcome(x)
    expect "B2" by 8.4e

  example 8.77/ex1 "what it costs to stand after the 7"
    given
      unit u: german, infantry, strength 20, at 3228
      unit g: german, heavy_artillery, gunfire 3, at 3227
      unit e: polish, infantry, strength 3, at 3229
      hex 3229: city
      battle x: attacker u, target e, attack_support g
      combat_die(x) = 7
    ask value stay_price(x)
    expect 3 by 8.52

  example 8.77/ex1 "to the last man after the 7: the hex and no more"
    given
      unit u: german, infantry, strength 20, at 3228
      unit g: german, heavy_artillery, gunfire 3, at 3227
      unit e: polish, infantry, strength 3, at 3229
      hex 3229: city
      battle x: attacker u, target e, attack_support g
      combat_die(x) = 7
      did stay(e, x) in german_attack
      phase = german_attack
    ask value advance(x)
    expect 0 by 8.77

  example 8.77/ex1 "what it costs to stand after a 2"
    given
      unit u: german, infantry, strength 20, at 3228
      unit g: german, heavy_artillery, gunfire 3, at 3227
      unit e: polish, infantry, strength 3, at 3229
      hex 3229: city
      battle x: attacker u, target e, attack_support g
      combat_die(x) = 2
    ask value stay_price(x)
    expect 5 by 8.52 book says 4 "the table has 5 in row B4 for 19 to 24 SP"

  example 8.77/ex1 "to the last man after the 2"
    given
      unit u: german, infantry, strength 20, at 3228
      unit g: german, heavy_artillery, gunfire 3, at 3227
      unit e: polish, infantry, strength 3, at 3229
      hex 3229: city
      battle x: attacker u, target e, attack_support g
      combat_die(x) = 2
      did stay(e, x) in german_attack
      phase = german_attack
    ask value advance(x)
    expect 2 by 8.77 book says 1 "it follows from the loss of 4, which should be 5"

  example "the defender is no more"
    given
      unit u: german, infantry, strength 9, at 3228
      unit e: polish, infantry, strength 1, at 3229
      battle x: attacker u, target e
      combat_die(x) = 3
      did fight(x) in german_attack
      did stay(e, x) in german_attack
      phase = german_attack
    ask what happens to e
    expect eliminate(e) by 8.77

  example "no pursuit over the dead"
    given
      board 3220 to 3440
      unit u: german, infantry, strength 20, at 3228
      unit e: polish, infantry, strength 2, at 3229
      unit f: polish, infantry, strength 1, at 3229
      battle x: attacker u, target e + f
      combat_die(x) = 7
      did stay(e, x) in german_attack
      did fall_back(f, 3229, 3230) in german_attack
      phase = german_attack
    ask may pursuit(u, 3229)
    expect no by 8.77

  example "four points short, and still two hexes"
    given
      unit u: german, infantry, strength 20, at 3228
      unit e: polish, infantry, strength 1, at 3229
      battle x: attacker u, target e
      combat_die(x) = 2
      did stay(e, x) in german_attack
      phase = german_attack
    ask value advance(x)
    expect 2 by 8.77

  example "those that stood fast, not those that left, are counted"
    given
      unit u: german, infantry, strength 20, at 3228
      unit e: polish, infantry, strength 2, at 3229
      unit f: polish, infantry, strength 1, at 3231
      battle x: attacker u, target e + f
      combat_die(x) = 7
      did stay(e, x) in german_attack
      did fall_back(f, 3229, 3230) in german_attack
      did fall_back(f, 3230, 3231) in german_attack
      phase = german_attack
    ask value advance(x)
    expect 1 by 8.77

  example "after an overrun"
    given
      unit u: german, armour, strength 20, at 3228
      unit e: polish, infantry, strength 1, at 3229
      battle x: attacker u, target e, as_overrun
      combat_die(x) = 2
      did overrun_fight(x) in german_attack
      did stay(e, x) in german_attack
      phase = german_attack
    ask value advance(x)
    expect 2 by 8.77

  example "the hex of the dead"
    given
      board 3020 to 3440
      unit u: german, infantry, strength 20, at 3228
      unit e: polish, infantry, strength 3, at 3229
      battle x: attacker u, target e
      combat_die(x) = 7
      did stay(e, x) in german_attack
      phase = german_attack
    ask may advance_to(u, x, 3229)
    expect yes by 8.77

  example "no farther when the price was just paid"
    given
      board 3020 to 3440
      unit u: german, infantry, strength 20, at 3228
      unit e: polish, infantry, strength 3, at 3229
      battle x: attacker u, target e
      combat_die(x) = 7
      did stay(e, x) in german_attack
      phase = german_attack
    ask may advance_to(u, x, 3230)
    expect no

  example "two hexes beyond it"
    given
      board 3020 to 3440
      unit u: german, infantry, strength 20, at 3228
      unit e: polish, infantry, strength 1, at 3229
      battle x: attacker u, target e
      combat_die(x) = 2
      did stay(e, x) in german_attack
      phase = german_attack
    ask may advance_to(u, x, 3231)
    expect yes by 8.77

  example "the way leads over the hex of the dead"
    given
      board 3020 to 3440
      unit u: german, infantry, strength 20, at 3228
      unit e: polish, infantry, strength 1, at 3229
      battle x: attacker u, target e
      combat_die(x) = 2
      did stay(e, x) in german_attack
      phase = german_attack
    ask may go_on(u, 3228, 3329, 1)
    expect no by 8.77

  example "the margin of another battle does not help"
    given
      board 3020 to 3440
      unit u: german, infantry, strength 20, at 3228
      unit v: german, infantry, strength 20, at 3326
      unit e: polish, infantry, strength 3, at 3229
      unit f: polish, infantry, strength 1, at 3325
      battle x: attacker u, target e
      battle y: attacker v, target f
      combat_die(x) = 7
      combat_die(y) = 2
      did stay(e, x) in german_attack
      did stay(f, y) in german_attack
      phase = german_attack
    ask may advance_to(u, y, 3230)
    expect no by 8.77

  example "another enemy bars it"
    given
      board 3020 to 3440
      unit u: german, infantry, strength 20, at 3228
      unit e: polish, infantry, strength 1, at 3229
      unit g: polish, light_artillery, gunfire 1, at 3230
      battle x: attacker u, target e
      combat_die(x) = 2
      did stay(e, x) in german_attack
      phase = german_attack
    ask may go_on(u, 3229, 3230, 2)
    expect no by 8.77

  example "a defender that lives keeps its hex"
    given
      board 3020 to 3440
      unit u: german, infantry, strength 20, at 3228
      unit e: polish, infantry, strength 4, at 3229
      battle x: attacker u, target e
      combat_die(x) = 7
      did stay(e, x) in german_attack
      phase = german_attack
    ask may advance_to(u, x, 3229)
    expect no by 8.77

  example "a friend that did not fight does not advance"
    given
      board 3020 to 3440
      unit u: german, infantry, strength 20, at 3228
      unit e: polish, infantry, strength 3, at 3229
      unit v: german, infantry, strength 3, at 3328
      battle x: attacker u, target e
      combat_die(x) = 7
      did stay(e, x) in german_attack
      phase = german_attack
    ask may go_on(v, 3328, 3329, 2)
    expect silent

  example "tanks do not take a hex in a swamp"
    given
      board 3020 to 3440
      unit a: german, armour, strength 24, movement 12, at 3228
      unit u: polish, infantry, strength 1, at 3229
      hex 3229: swamp
      battle x: attacker a, target u
      did fight(x) in german_attack
      did stay(u, x) in german_attack
      combat_die(x) = 2
      turn = 2
      phase = german_attack
    ask may advance_to(a, x, 3229)
    expect no by 8.77

  example "nor one across a big river"
    given
      board 3020 to 3440
      unit a: german, armour, strength 24, movement 12, at 3228
      unit u: polish, infantry, strength 1, at 3229
      edge 3228 3229: big_river
      battle x: attacker a, target u
      did fight(x) in german_attack
      did stay(u, x) in german_attack
      combat_die(x) = 2
      turn = 2
      phase = german_attack
    ask may advance_to(a, x, 3229)
    expect no by 8.77

  example "unless there is a bridge"
    given
      board 3020 to 3440
      unit a: german, armour, strength 24, movement 12, at 3228
      unit u: polish, infantry, strength 1, at 3229
      edge 3228 3229: big_river, bridge
      battle x: attacker a, target u
      did fight(x) in german_attack
      did stay(u, x) in german_attack
      combat_die(x) = 2
      turn = 2
      phase = german_attack
    ask may advance_to(a, x, 3230)
    expect yes by 8.77

  example "infantry takes the hex across the river"
    given
      board 3020 to 3440
      unit a: german, infantry, strength 24, movement 12, at 3228
      unit u: polish, infantry, strength 1, at 3229
      edge 3228 3229: big_river
      battle x: attacker a, target u
      did fight(x) in german_attack
      did stay(u, x) in german_attack
      combat_die(x) = 2
      turn = 2
      phase = german_attack
    ask may advance_to(a, x, 3229)
    expect yes by 8.77

  example "and goes no farther"
    given
      board 3020 to 3440
      unit a: german, infantry, strength 24, movement 12, at 3228
      unit u: polish, infantry, strength 1, at 3229
      edge 3228 3229: big_river
      battle x: attacker a, target u
      did fight(x) in german_attack
      did stay(u, x) in german_attack
      combat_die(x) = 2
      turn = 2
      phase = german_attack
    ask may advance_to(a, x, 3230)
    expect no by 8.77

  example "nor over a second river that lies beyond the hex"
    given
      board 3020 to 3440
      unit a: german, infantry, strength 24, movement 12, at 3228
      unit u: polish, infantry, strength 1, at 3229
      edge 3229 3230: big_river
      edge 3229 3329: big_river
      edge 3229 3129: big_river
      edge 3229 3130: big_river
      edge 3229 3330: big_river
      battle x: attacker a, target u
      did fight(x) in german_attack
      did stay(u, x) in german_attack
      combat_die(x) = 2
      turn = 2
      phase = german_attack
    ask may advance_to(a, x, 3230)
    expect no by 8.77

[8.78] A failed attack
  | Only the attackers of the battle retreat. Friends that share their hex but did not fight stay, and then the defenders
  | cannot pursue.
  see 8.51/A, 8.71
  was mlawa:8.78
  derived bystander(battle X, unit V) "{V} [stands|does not stand] beside the attackers of {X} without fighting in it"
  define bystander(X, V) when attacker(X, U) and battle_hex(U, X) = H and at(V) = H and side(V) = side(U)
    unless attacker(X, V)
    unless attack_support(X, V)
  forbid retreat(V, X, _) when bystander(X, V)
  dispute w39-8.78a "whether a bystander stops the pursuit or only its own hex"
    reading a preferred "as it is printed: there is no pursuit"
      forbid pursuit(E, _) when attackers_beaten(X) and target(X, E) and bystander(X, _)
    reading b "it bars the hex it stands on; over a hex that attackers left empty the way is free"

  example 8.78/ex1 "unit 2 shares the hex but not the attack" reconstructed
    given
      board 3220 to 3440
      unit "1", "2": polish, infantry, strength 3, at 3228
      unit a: german, infantry, strength 6, at 3229
      unit b: german, infantry, strength 6, at 3227
      battle x: attacker "1", target a
      battle y: attacker "2", target b
      combat_die(x) = 7
      phase = polish_attack
    ask may retreat("2", x, 3127)
    expect no by 8.78

  example 8.78/ex1 "unit 1 is gone, unit 2 bars the way of A" reconstructed
    given
      board 3020 to 3440
      unit "1": polish, infantry, strength 3, at 3128
      unit "2": polish, infantry, strength 3, at 3228
      unit a: german, infantry, strength 6, at 3229
      unit b: german, infantry, strength 6, at 3227
      battle x: attacker "1", target a
      battle y: attacker "2", target b
      combat_die(x) = 7
      did fall_back("1", 3228, 3128) in polish_attack
      phase = polish_attack
    ask may pursuit(a, 3228)
    expect no by 8.78

  example "attackers came from two hexes, and one of them is empty"
    given
      board 3020 to 3440
      unit "1": polish, infantry, strength 3, at 3128
      unit "2": polish, infantry, strength 3, at 3228
      unit "3": polish, infantry, strength 1, at 3430
      unit a: german, infantry, strength 12, at 3229
      battle x: attacker "1" + "3", target a
      combat_die(x) = 5
      did fall_back("1", 3228, 3128) in polish_attack
      did fall_back("3", 3330, 3430) in polish_attack
      phase = polish_attack
    ask may pursuit(a, 3330)
    expect no by 8.78

  example "guns that supported the attack from the same hex are no bystanders"
    given
      unit "1": polish, infantry, strength 3, at 3228
      unit g: polish, light_artillery, gunfire 1, at 3228
      unit a: german, infantry, strength 6, at 3229
      battle x: attacker "1", target a, attack_support g
      phase = polish_attack
    ask is bystander(x, g)
    expect no

  example "a friend that the beaten unit ran through is no bystander"
    given
      unit "1": polish, infantry, strength 3, at 3226
      unit "2": polish, infantry, strength 3, at 3227
      unit a: german, infantry, strength 12, at 3229
      battle x: attacker "1", target a
      combat_die(x) = 7
      did fall_back("1", 3228, 3227) in polish_attack
      did fall_back("1", 3227, 3226) in polish_attack
      phase = polish_attack
    ask is bystander(x, "2")
    expect no

  example "nor is one that it joined"
    given
      unit "1": polish, infantry, strength 3, at 3227
      unit "2": polish, infantry, strength 3, at 3227
      unit a: german, infantry, strength 6, at 3229
      battle x: attacker "1", target a
      combat_die(x) = 7
      did fall_back("1", 3228, 3227) in polish_attack
      phase = polish_attack
    ask is bystander(x, "2")
    expect no

[8.79] One battle after the other
  | The next attack waits until losses, retreat and pursuit of the last one are done with.
  see 8.5, 8.6, 8.7
  was mlawa:8.79
  derived unsettled(battle X) "{X} [waits|does not wait] to be settled"
  define unsettled(X) when did fight(X) this phase and beaten(X, U)
    unless settled_with(X, U)
  forbid fight(Y) when unsettled(X) and X != Y
  forbid close_combat(_) when unsettled(_)

  example "the beaten unit has not made up its mind"
    given
      unit u: german, infantry, strength 7, at 3228
      unit v: german, infantry, strength 7, at 3328
      unit e: polish, infantry, strength 3, at 3229
      unit f: polish, infantry, strength 3, at 3327
      battle x: attacker u, target e
      battle y: attacker v, target f
      combat_die(x) = 3
      did fight(x) in german_attack
      phase = german_attack
    ask may fight(y)
    expect no by 8.79

  example "nor does the phase end before"
    given
      unit u: german, infantry, strength 7, at 3228
      unit e: polish, infantry, strength 3, at 3229
      battle x: attacker u, target e
      combat_die(x) = 3
      did fight(x) in german_attack
      phase = german_attack
    ask may close_combat(germans)
    expect no by 8.79

  example "it has gone half the way and neither goes on nor pays"
    given
      unit u: german, infantry, strength 7, at 3228
      unit e: polish, infantry, strength 3, at 3230
      battle x: attacker u, target e
      combat_die(x) = 3
      did fight(x) in german_attack
      did fall_back(e, 3229, 3230) in german_attack
      phase = german_attack
    ask is unsettled(x)
    expect yes by 8.79

  example "half the way, and the rest is paid"
    given
      unit u: german, infantry, strength 7, at 3228
      unit e: polish, infantry, strength 2, at 3230
      battle x: attacker u, target e
      combat_die(x) = 2
      did fight(x) in german_attack
      did fall_back(e, 3229, 3230) in german_attack
      did lose(e, 1) in german_attack
      phase = german_attack
    ask is unsettled(x)
    expect no

  example "it has gone"
    given
      unit u: german, infantry, strength 7, at 3228
      unit e: polish, infantry, strength 3, at 3231
      battle x: attacker u, target e
      combat_die(x) = 3
      did fight(x) in german_attack
      did fall_back(e, 3229, 3230) in german_attack
      did fall_back(e, 3230, 3231) in german_attack
      phase = german_attack
    ask is unsettled(x)
    expect no

  example "it has paid"
    given
      unit u: german, infantry, strength 7, at 3228
      unit e: polish, infantry, strength 3, at 3229
      battle x: attacker u, target e
      combat_die(x) = 3
      did fight(x) in german_attack
      did stay(e, x) in german_attack
      phase = german_attack
    ask is unsettled(x)
    expect no
