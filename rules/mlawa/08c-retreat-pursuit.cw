[8.6] Retreat
  as w39:8.6

[8.61] Where a beaten unit retreats
  | A beaten unit that retreats may go in any direction. It keeps off enemy hexes and impassable ground, and out of enemy zones
  | but for a hex with a friend on it; it does not cross a big river or leave the map. If it cannot go the whole way it stops on
  | the last hex that is open and pays for the rest, as for a result of that size.
  see 7.24, 4.21, 8.52, 8.53, 13.26, tables/TCC
  as w39:8.61/way
  table row_for(number N) -> result = 1: "B1", 2: "B2", 3: "B3", 4: "B4", 5: "B5"
  amount blocked_price(unit U, battle X) in sp "the price of a blocked retreat for {U} after {X}"
  forbid fall_back(U, _, B) when enemy_zoc(U, B)
    unless at(F) = B and side(F) = side(U) and F != U
  set blocked_price(U, X) = defender_losses(row_for(hexes_left(U, X)), loss_column(X)) when hexes_left(U, X) > 0
  # A headquarters is no unit that holds a hex (13.11), and neither are aircraft over it.
  derived nobody_holds(unit U, hex H) "enemy headquarters [stand|do not stand] alone on {H} for {U}"
  define nobody_holds(U, H)
    when enemy(U, E) and at(E) = H and every F where enemy(U, F) and at(F) = H has F is air or hq
  except 8.61/way on fall_back(U, A, B) when beaten(_, U) and nobody_holds(U, B)
    unless ground_bars(U, A, B)
    unless river_bars(A, B)
    unless turns_back(U, A, B)

  dispute mla-8.61a "whether any direction means back again too"
    reading away preferred "the example holds up a unit that could still turn round: that is no retreat"
      define turns_back(U, A, B) when opening_hex(U) = H and distance(H, B) < distance(H, A)
    reading free "every direction is free, as it is printed"
  dispute mla-8.61b "whether it may end on the hex of a friend under enemy control"
    reading hex preferred "the exception is from the ban on entering, so any hex it may enter will do"
    reading through "here and in 7.24 the unit goes through its friend, and has to go on"
      forbid retreat(U, _, H) when enemy_zoc(U, H)
  dispute mla-8.61c "whether a road opens impassable ground"
    reading road preferred "as in movement: along the road no ground is impassable"
      define ground_bars(U, A, B) when adjacent(A, B) and impassable(U, B)
        unless main_road(A, B)
        unless side_road(A, B)
    reading ground "the clause names the ground and no road"
      define ground_bars(U, A, B) when adjacent(A, B) and impassable(U, B)
  dispute mla-8.61d "whether a bridge opens a big river"
    reading river preferred "the clause bars the river and names no exception for bridges"
      define river_bars(A, B) when big_river(A, B)
    reading bridge "who walks over a bridge does not cross the water; in movement bridges are always told apart"
      define river_bars(A, B) when big_river(A, B)
        unless bridged(A, B)

  example 8.61/ex1 "B4, and a big river after two hexes"
    given
      board 3220 to 3240
      unit u: polish, infantry, strength 24, at 3228
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
      unit u: polish, infantry, strength 24, at 3228
      unit e: german, infantry, strength 3, at 3231
      edge 3231 3232: big_river
      battle x: attacker u, target e
      combat_die(x) = 2
      did fall_back(e, 3229, 3230) in polish_attack
      did fall_back(e, 3230, 3231) in polish_attack
      phase = polish_attack
    ask may fall_back(e, 3231, 3232)
    expect no by 8.61

  example 8.61/ex1 "the same, reckoned before it moves"
    given
      board 3220 to 3240
      unit u: polish, infantry, strength 24, at 3228
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
      unit u: polish, infantry, strength 24, at 3228
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
      unit u: polish, infantry, strength 24, at 3228
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
      unit u: polish, infantry, strength 24, at 3228
      unit e: german, infantry, strength 3, at 3229
      battle x: attacker u, target e
      combat_die(x) = 2
      phase = polish_attack
    ask may blocked_retreat(e, x, 3233)
    expect no by 8.61

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

  example "a battle it took no part in drives it nowhere"
    given
      board 3020 to 3440
      unit u: polish, infantry, strength 7, at 3228
      unit v: polish, infantry, strength 7, at 3325
      unit e: german, infantry, strength 3, at 3229
      unit f: german, infantry, strength 3, at 3324
      battle x: attacker u, target e
      battle y: attacker v, target f
      combat_die(x) = 2
      combat_die(y) = 2
      phase = polish_attack
    ask may retreat(e, y, 3231)
    expect no by 8.61

  example "a victor does not fall back a single hex"
    given
      unit u: polish, infantry, strength 7, at 3228
      unit e: german, infantry, strength 3, at 3229
      battle x: attacker u, target e
      combat_die(x) = 2
      phase = polish_attack
    ask may fall_back(u, 3228, 3227)
    expect no by 8.61

  example "a battle of an earlier phase drives nobody back now"
    given
      unit u: polish, infantry, strength 7, at 3228
      unit e: german, infantry, strength 3, at 3229
      battle x: attacker u, target e
      combat_die(x) = 2
      did fight(x) in polish_attack
      phase = german_counter
    ask may fall_back(e, 3229, 3230)
    expect no by 8.61

  example "a retreat of one hex that ends with a friend under enemy control"
    given
      board 3028 to 3431
      unit e: german, infantry, strength 3, at 3229
      unit f: german, infantry, strength 3, at 3230
      unit u: polish, infantry, strength 7, at 3228
      unit v: polish, infantry, strength 3, at 3131
      unit w: polish, infantry, strength 3, at 3331
      battle x: attacker u, target e
      combat_die(x) = 4
      phase = polish_attack
    ask may retreat(e, x, 3230)
    expect yes by 8.62

  example "tanks into a swamp"
    given
      unit e: german, armour, strength 3, at 3229
      unit u: polish, infantry, strength 7, at 3228
      hex 3230: swamp
      battle x: attacker u, target e
      combat_die(x) = 2
      phase = polish_attack
    ask may fall_back(e, 3229, 3230)
    expect no by 8.61

  example "over a lake"
    given
      unit e: german, infantry, strength 3, at 3229
      unit u: polish, infantry, strength 7, at 3228
      edge 3229 3230: lakeside
      battle x: attacker u, target e
      combat_die(x) = 2
      phase = polish_attack
    ask may fall_back(e, 3229, 3230)
    expect no by 8.61

  example 8.61/ex1 "the row is B2, the column that of the attackers"
    given
      board 3220 to 3240
      unit u: polish, infantry, strength 24, at 3228
      unit e: german, infantry, strength 3, at 3231
      edge 3231 3232: big_river
      battle x: attacker u, target e
      combat_die(x) = 2
      did fall_back(e, 3229, 3230) in polish_attack
      did fall_back(e, 3230, 3231) in polish_attack
      phase = polish_attack
    ask value blocked_price(e, x)
    expect 3 by 8.61

  example "what a blocked retreat costs an attacker"
    given
      board 3220 to 3240
      unit u: polish, infantry, strength 3, at 3228
      unit e: german, infantry, strength 12, at 3229
      edge 3226 3227: big_river
      battle x: attacker u, target e
      combat_die(x) = 5
      phase = polish_attack
    ask value blocked_price(u, x)
    expect 1 by 8.53, 8.61

  example "into an enemy zone"
    given
      unit e: german, infantry, strength 3, at 3229
      unit u: polish, infantry, strength 7, at 3228
      unit v: polish, infantry, strength 3, at 3231
      battle x: attacker u, target e
      combat_die(x) = 2
      phase = polish_attack
    ask may fall_back(e, 3229, 3230)
    expect no by 8.61

  example "with a friend on the hex, though other ways are open"
    given
      board 3028 to 3431
      unit e: german, infantry, strength 3, at 3229
      unit f: german, infantry, strength 3, at 3230
      unit u: polish, infantry, strength 7, at 3328
      unit v: polish, infantry, strength 3, at 3231
      battle x: attacker u, target e
      combat_die(x) = 2
      phase = polish_attack
    ask may fall_back(e, 3229, 3230)
    expect yes by 8.62

  example "over a big river, bridge or not: the readings part"
    given
      unit e: german, infantry, strength 3, at 3229
      unit u: polish, infantry, strength 7, at 3228
      edge 3229 3230: big_river, bridge
      battle x: attacker u, target e
      combat_die(x) = 2
      phase = polish_attack
    ask may fall_back(e, 3229, 3230)
    expect no by 8.61

  example "tanks on a road through a marsh: the readings part"
    given
      unit a: german, infantry, strength 20, at 3228
      unit t: polish, armour, strength 3, at 3229
      hex 3230: swamp
      edge 3229 3230: main_road
      battle x: attacker a, target t
      combat_die(x) = 2
      phase = german_attack
    ask may fall_back(t, 3229, 3230)
    expect yes by 8.62

  example "over an enemy staff on its own"
    given
      board 3020 to 3440
      unit a: german, infantry, strength 20, at 3228
      unit u: polish, infantry, strength 3, at 3229
      unit q: german, hq, at 3230
      battle x: attacker a, target u
      combat_die(x) = 2
      phase = german_attack
    ask may fall_back(u, 3229, 3230)
    expect yes by 8.61, 8.62

  example "not where a regiment guards the staff"
    given
      board 3020 to 3440
      unit a: german, infantry, strength 20, at 3228
      unit u: polish, infantry, strength 3, at 3229
      unit q: german, hq, at 3230
      unit e: german, infantry, strength 6, at 3230
      battle x: attacker a, target u
      combat_die(x) = 2
      phase = german_attack
    ask may fall_back(u, 3229, 3230)
    expect no by 8.61/way

  example "nor over a staff beyond a big river"
    given
      board 3020 to 3440
      unit a: german, infantry, strength 20, at 3228
      unit u: polish, infantry, strength 3, at 3229
      unit q: german, hq, at 3230
      edge 3229 3230: big_river
      battle x: attacker a, target u
      combat_die(x) = 2
      phase = german_attack
    ask may fall_back(u, 3229, 3230)
    expect no by 8.61/way

  example "nor over one in a lake"
    given
      board 3020 to 3440
      unit a: german, infantry, strength 20, at 3228
      unit u: polish, infantry, strength 3, at 3229
      unit q: german, hq, at 3230
      hex 3230: lake
      battle x: attacker a, target u
      combat_die(x) = 2
      phase = german_attack
    ask may fall_back(u, 3229, 3230)
    expect no by 8.61/way

  example "nor back towards where it came from"
    given
      board 3020 to 3440
      unit a: german, infantry, strength 20, at 3228
      unit u: polish, infantry, strength 3, at 3230
      unit q: german, hq, at 3229
      battle x: attacker a, target u
      did fight(x) in german_attack
      did fall_back(u, 3229, 3230) in german_attack
      combat_die(x) = 2
      phase = german_attack
    ask may fall_back(u, 3230, 3229)
    expect no by 8.61/way

[8.62] Retreat costs no movement points
  | Beaten units retreat whatever their MP and whatever the ground, impassable ground apart.
  see 8.61
  defect mla-M6 "prints strength points for movement points"
  as w39:8.62

  example "infantry through wood and swamp, without a point left"
    given
      unit u: polish, infantry, strength 7, at 3228
      unit e: german, infantry, strength 3, movement 0, at 3229
      hex 3230: swamp, wood
      battle x: attacker u, target e
      combat_die(x) = 2
      phase = polish_attack
    ask may fall_back(e, 3229, 3230)
    expect yes by 8.62

[8.63] Retreat counters
  see 3.1/phase-4, 3.1/phase-5, 3.1/phase-8, 3.1/phase-9
  as w39:8.63

[8.7] Pursuit
  as w39:8.7

[8.71] Who may pursue, and how far
  | When beaten units retreat, on either side, the victors may follow, and need not, by as many hexes as the retreat demanded
  | or fewer. Over a big river units that are not mechanized go one hex, onto the one the enemy left (4.37). Pursuers get an
  | Offensive counter.
  see 4.37, 8.75, 8.76, 3.1/phase-4
  as w39:8.71
  (river) forbid pursue(_, A, B, _) when river_bars(A, B)
  (landed) forbid pursue(U, A, _, _) when did pursue(U, S, A, _) this phase and big_river(S, A)
    unless bridged(S, A)

  dispute mla-8.71 "whether defenders and counter-attackers that pursue get the counter"
    reading attackers preferred "the phases give it to the side that attacks, and none in a counter-attack phase"
      except 8.71/counter on mark(U, attack_counter) unless own_phase(U, attack)
    reading all "this clause speaks of every unit in pursuit; the phases only take counter-attacks out"
      except 8.71/counter on mark(_, attack_counter) when phase_of(counter, _)
  dispute mla-8.71a "whether the retreat demanded or the retreat made is the measure"
    reading demanded preferred "how far the enemy was forced back: what the result asked for"
      set pursuit_reach(U) = highest(due(X) for X where won(X, U) and driven_off(X, _))
    reading made "the enemy is followed as far as it went"
      set pursuit_reach(U) = highest(hexes_gone(E) for E where drove_off(U, E))
  dispute mla-8.71b "which victors may follow over a big river"
    reading attackers preferred "4.37 speaks of the unit that attacks to cross; what it asks for besides is disputed there"
      except 8.71/river on pursue(U, A, B, N)
        when N = 1 and big_river(A, B) and vacated(U, B) and attacker(X, U) and won(X, U)
        unless mechanized(U)
    reading all "the exception is meant for every pursuit, a defender's too"
      except 8.71/river on pursue(U, A, B, N) when N = 1 and big_river(A, B) and vacated(U, B)
        unless mechanized(U)

  example "two hexes behind a beaten enemy"
    given
      board 3220 to 3440
      unit u: german, infantry, strength 7, at 3228
      unit e: polish, infantry, strength 3, at 3231
      battle x: attacker u, target e
      combat_die(x) = 2
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
      combat_die(x) = 2
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
      combat_die(x) = 2
      did stay(e, x) in german_attack
      phase = german_attack
    ask may pursuit(u, 3229)
    expect no by 8.71

  example "nobody has to pursue"
    given
      unit u: german, infantry, strength 7, at 3228
      unit e: polish, infantry, strength 3, at 3231
      battle x: attacker u, target e
      combat_die(x) = 2
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
      combat_die(x) = 2
      did fall_back(e, 3229, 3230) in german_attack
      did fall_back(e, 3230, 3231) in german_attack
      phase = german_attack
    ask may pursue(v, 3229, 3230, 2)
    expect no by 8.71

  example "a victorious defender pursues"
    given
      board 3020 to 3440
      unit v: german, infantry, strength 12, at 3230
      unit e: polish, infantry, strength 3, at 3228
      battle y: attacker e, target v
      combat_die(y) = 3
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
      combat_die(x) = 1
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
      combat_die(x) = 1
      did fall_back(e, 3229, 3230) in german_attack
      did fall_back(e, 3230, 3231) in german_attack
      phase = german_attack
    ask may pursuit(u, 3230) via 3229 3230
    expect no at step 2

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

  example "a defender stays on its bank"
    given
      unit v: german, infantry, strength 24, at 3230
      unit e: polish, infantry, strength 3, at 3228
      edge 3229 3230: big_river
      battle y: attacker e, target v
      combat_die(y) = 6
      did fall_back(e, 3229, 3228) in polish_attack
      phase = polish_attack
    ask may pursue(v, 3230, 3229, 1)
    expect no by 8.71

  example "tanks stay on their bank"
    given
      unit u: german, armour, strength 14, at 3228
      unit e: polish, infantry, strength 3, at 3231
      edge 3228 3229: big_river
      battle x: attacker u, target e
      combat_die(x) = 1
      did fall_back(e, 3229, 3230) in german_attack
      did fall_back(e, 3230, 3231) in german_attack
      phase = german_attack
    ask may pursue(u, 3228, 3229, 1)
    expect no by 8.71

  example "a pursuer after a counter-attack"
    given
      unit u: polish, infantry, strength 7, at 3229
      did pursue(u, 3228, 3229, 1) in polish_counter
      phase = polish_counter
    ask what happens to u
    expect nothing

  example "an enemy that had to go three hexes stopped after one: the readings part"
    given
      board 3020 to 3440
      unit a: german, infantry, strength 20, at 3228
      unit u: polish, infantry, strength 3, at 3230
      battle x: attacker a, target u
      did fight(x) in german_attack
      did fall_back(u, 3229, 3230) in german_attack
      combat_die(x) = 2
      phase = german_attack
    ask value pursuit_reach(a)
    expect 3 by 8.71

  example "it has come over the big river, and stays on the bank"
    given
      board 3020 to 3440
      unit a: german, infantry, strength 40, movement 6, at 3229
      unit u: polish, infantry, strength 1, at 3231
      edge 3228 3229: big_river
      battle x: attacker a, target u
      did fight(x) in german_attack
      did fall_back(u, 3229, 3230) in german_attack
      did fall_back(u, 3230, 3231) in german_attack
      did pursue(a, 3228, 3229, 1) in german_attack
      combat_die(x) = 5
      phase = german_attack
    ask may pursue(a, 3229, 3230, 2)
    expect no by 8.71

  example "over a bridge it goes on"
    given
      board 3020 to 3440
      unit a: german, infantry, strength 40, movement 6, at 3229
      unit u: polish, infantry, strength 1, at 3231
      edge 3228 3229: big_river, bridge
      battle x: attacker a, target u
      did fight(x) in german_attack
      did fall_back(u, 3229, 3230) in german_attack
      did fall_back(u, 3230, 3231) in german_attack
      did pursue(a, 3228, 3229, 1) in german_attack
      combat_die(x) = 5
      phase = german_attack
    ask may pursue(a, 3229, 3230, 2)
    expect yes by 8.73

[8.72] The first hex of a pursuit
  | A pursuit begins on a hex that a beaten unit has left; after that the victor goes where he likes. Other enemies bar the
  | way (4.21), save guns on their own (9.16) and headquarters (13.26), which are no units.
  see 4.21, 8.74, 9.16, 13.11, 13.26
  as w39:8.72/line
  derived lone_guns(unit G) "{G} [is|is not] artillery in the open with no other kind of unit on its hex"
  define lone_guns(G)
    when guns(G) and at(G) = H and every V where at(V) = H and side(V) = side(G) and V is not hq or air has guns(V)
    unless behind_works(G)
  forbid pursue(U, _, B, _) when enemy(U, E) and at(E) = B
    unless lone_guns(E)
    unless E is hq or air

  example "straight onto the second hex of the line"
    given
      unit u: german, infantry, strength 7, at 3330
      unit e: polish, infantry, strength 3, at 3231
      battle x: attacker u, target e
      combat_die(x) = 2
      did fall_back(e, 3229, 3230) in german_attack
      did fall_back(e, 3230, 3231) in german_attack
      phase = german_attack
    ask may pursue(u, 3330, 3230, 1)
    expect no by 8.72

  example "aside, after the first hex"
    given
      unit u: german, infantry, strength 7, at 3228
      unit e: polish, infantry, strength 3, at 3231
      battle x: attacker u, target e
      combat_die(x) = 2
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
      combat_die(x) = 2
      did fall_back(e, 3229, 3230) in german_attack
      did fall_back(e, 3230, 3231) in german_attack
      phase = german_attack
    ask may pursue(u, 3230, 3231, 3)
    expect no by 8.72

  example "over lone guns"
    given
      unit u: german, infantry, strength 7, at 3228
      unit e: polish, infantry, strength 3, at 3231
      unit g: polish, artillery, gunfire 1, at 3329
      battle x: attacker u, target e
      combat_die(x) = 2
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
      combat_die(x) = 2
      did fall_back(e, 3229, 3230) in german_attack
      did fall_back(e, 3230, 3231) in german_attack
      phase = german_attack
    ask may pursue(u, 3229, 3329, 2)
    expect yes by 8.72

  example "over guns with a regiment beside them"
    given
      unit u: german, infantry, strength 7, at 3228
      unit e: polish, infantry, strength 3, at 3231
      unit g: polish, artillery, gunfire 1, at 3329
      unit f: polish, infantry, strength 3, at 3329
      battle x: attacker u, target e
      combat_die(x) = 2
      did fall_back(e, 3229, 3230) in german_attack
      did fall_back(e, 3230, 3231) in german_attack
      phase = german_attack
    ask may pursue(u, 3229, 3329, 2)
    expect no by 8.72

  example "over guns that are dug in"
    given
      unit u: german, infantry, strength 7, at 3228
      unit e: polish, infantry, strength 3, at 3231
      unit g: polish, artillery, gunfire 1, at 3329, marker field_works
      battle x: attacker u, target e
      combat_die(x) = 2
      did fall_back(e, 3229, 3230) in german_attack
      did fall_back(e, 3230, 3231) in german_attack
      phase = german_attack
    ask may pursue(u, 3229, 3329, 2)
    expect no by 8.72

  example "over guns that share their hex with a headquarters"
    given
      unit u: german, infantry, strength 7, at 3228
      unit e: polish, infantry, strength 3, at 3231
      unit g: polish, artillery, gunfire 1, at 3329
      unit q: polish, hq, at 3329
      battle x: attacker u, target e
      combat_die(x) = 2
      did fall_back(e, 3229, 3230) in german_attack
      did fall_back(e, 3230, 3231) in german_attack
      phase = german_attack
    ask may pursue(u, 3229, 3329, 2)
    expect yes by 8.72

[8.73] Along the line of retreat
  see 7.21, 7.23
  as w39:8.73

  example "the hex it stood on"
    given
      unit u: german, infantry, strength 7, at 3228
      unit e: polish, infantry, strength 3, at 3231
      battle x: attacker u, target e
      combat_die(x) = 2
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
      combat_die(x) = 2
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
      combat_die(x) = 2
      did fall_back(e, 3229, 3230) in german_attack
      did fall_back(e, 3230, 3231) in german_attack
      phase = german_attack
    ask may pursue(u, 3229, 3230, 2)
    expect yes by 8.73

[8.74] Off the line of retreat
  | The first hex that is off the line of retreat and in an enemy zone ends the pursuit.
  see 8.72
  derived pursuit_ends(unit U, hex B) "the pursuit of {U} [ends|does not end] on {B}"
  define pursuit_ends(U, B) when drove_off(U, _) and enemy_zoc(U, B)
    unless retreat_path(U, B)

  example "aside, far from any enemy"
    given
      unit u: german, infantry, strength 7, at 3228
      unit e: polish, infantry, strength 3, at 3234
      battle x: attacker u, target e
      combat_die(x) = 2
      did fall_back(e, 3229, 3230) in german_attack
      did fall_back(e, 3230, 3231) in german_attack
      phase = german_attack
    ask is pursuit_ends(u, 3328)
    expect no

  example "on the line it goes on, enemy zone or not"
    given
      unit u: german, infantry, strength 7, at 3228
      unit e: polish, infantry, strength 3, at 3231
      unit f: polish, infantry, strength 3, at 3330
      battle x: attacker u, target e
      combat_die(x) = 2
      did fall_back(e, 3229, 3230) in german_attack
      did fall_back(e, 3230, 3231) in german_attack
      phase = german_attack
    ask is pursuit_ends(u, 3230)
    expect no

[8.75] Ground in pursuit
  | A pursuer needs no MP and minds no ground, save impassable ground.
  see 8.71, tables/TCC
  defect mla-M6 "prints strength points for movement points"
  forbid pursue(U, A, B, _) when ground_bars(U, A, B)

  example "through a wood without a point left"
    given
      unit u: german, infantry, strength 7, movement 0, at 3228
      unit e: polish, infantry, strength 3, at 3231
      hex 3230: wood, swamp
      battle x: attacker u, target e
      combat_die(x) = 2
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
      combat_die(x) = 2
      did fall_back(e, 3229, 3230) in german_attack
      did fall_back(e, 3230, 3231) in german_attack
      phase = german_attack
    ask may pursue(u, 3229, 3230, 2)
    expect no by 8.75

[8.76] All victors but the guns
  see 9.14
  as w39:8.76

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

  example 8.76/ex1 "B may not go on from there" reconstructed
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
    ask may pursuit(b, 3429) via 3229 3330 3429
    expect no at step 3

  example "a battery that fought in the battle"
    given
      board 3220 to 3440
      unit u: german, infantry, strength 7, at 3228
      unit g: german, artillery, gunfire 1, at 3228
      unit e: polish, infantry, strength 3, at 3231
      battle x: attacker u + g, target e
      combat_die(x) = 2
      did fall_back(e, 3229, 3230) in german_attack
      did fall_back(e, 3230, 3231) in german_attack
      phase = german_attack
    ask may pursuit(g, 3229)
    expect no by 8.76

[8.77] A defender that dies where it stands
  | If the defenders stand fast and the price wipes them out, there is no pursuit. The attackers may take their hex, and go on
  | from it by one hex for every SP they could not pay, two at the most. Ground that is closed to a unit stays closed; over a big
  | river without a bridge units that are not mechanized come to the defenders' hex and no farther.
  see 8.52, 8.55, 4.21, 4.37, 7.21, tables/TCC
  as w39:8.77

  dispute mla-8.77 "whether the limit of two counts the defenders' own hex"
    reading beyond preferred "the example counts on from that hex, which the attacker takes in any case"
      (limit) limit advance(X) to at most advance_limit
    reading with_it "two hexes are the most he may move"
      (limit) limit advance(X) to at most advance_limit - 1
  dispute mla-8.77a "whether an enemy zone stops the attackers on their way"
    reading stops preferred "7.21 stops whoever enters one, and excepts raids alone"
      forbid go_on(U, A, _, N) when N > 1 and enemy(U, F) and zoc(F, A)
        unless fallen(_, F)
    reading free "7.21 speaks of movement points; the clause counts hexes and asks no more"

  example 8.77/ex1 "four SP, B3, and a loss of 4: the hex and no more"
    given
      unit u: german, infantry, strength 28, at 3228
      unit e: polish, infantry, strength 4, at 3229
      battle x: attacker u, target e
      combat_die(x) = 2
      did stay(e, x) in german_attack
      phase = german_attack
    ask value advance(x)
    expect 0 by 8.77

  example "the defender is no more"
    given
      unit u: german, infantry, strength 28, at 3228
      unit e: polish, infantry, strength 4, at 3229
      battle x: attacker u, target e
      combat_die(x) = 2
      did stay(e, x) in german_attack
      phase = german_attack
    ask what happens to e
    expect eliminate(e) by 8.77

  example 8.77/ex1 "a loss of 5: one hex farther"
    given
      unit u: german, infantry, strength 32, at 3228
      unit e: polish, infantry, strength 4, at 3229
      hex 3229: town
      battle x: attacker u, target e
      combat_die(x) = 2
      did stay(e, x) in german_attack
      phase = german_attack
    ask value advance(x)
    expect 1 by 8.77

  example 8.77/ex1 "and so on, two hexes at the most"
    given
      unit u: german, infantry, strength 70, at 3228
      unit e: polish, infantry, strength 4, at 3229
      battle x: attacker u, target e
      combat_die(x) = 1
      did stay(e, x) in german_attack
      phase = german_attack
    ask value advance(x)
    expect 2 by 8.77

  example "no pursuit over the dead"
    given
      board 3220 to 3440
      unit u: german, infantry, strength 24, at 3228
      unit e: polish, infantry, strength 2, at 3229
      unit f: polish, infantry, strength 1, at 3229
      battle x: attacker u, target e + f
      combat_die(x) = 6
      did stay(e, x) in german_attack
      did fall_back(f, 3229, 3230) in german_attack
      phase = german_attack
    ask may pursuit(u, 3229)
    expect no by 8.77

  example "those that stood fast, not those that left, are counted"
    given
      unit u: german, infantry, strength 24, at 3228
      unit e: polish, infantry, strength 2, at 3229
      unit f: polish, infantry, strength 1, at 3231
      battle x: attacker u, target e + f
      combat_die(x) = 6
      did stay(e, x) in german_attack
      did fall_back(f, 3229, 3230) in german_attack
      did fall_back(f, 3230, 3231) in german_attack
      phase = german_attack
    ask value advance(x)
    expect 1 by 8.77

  example "the hex of the dead"
    given
      board 3020 to 3440
      unit u: german, infantry, strength 24, at 3228
      unit e: polish, infantry, strength 3, at 3229
      battle x: attacker u, target e
      combat_die(x) = 6
      did stay(e, x) in german_attack
      phase = german_attack
    ask may advance_to(u, x, 3229)
    expect yes by 8.77

  example "no farther when the price was just paid"
    given
      board 3020 to 3440
      unit u: german, infantry, strength 24, at 3228
      unit e: polish, infantry, strength 3, at 3229
      battle x: attacker u, target e
      combat_die(x) = 6
      did stay(e, x) in german_attack
      phase = german_attack
    ask may advance_to(u, x, 3230)
    expect no

  example "the way leads over the hex of the dead"
    given
      board 3020 to 3440
      unit u: german, infantry, strength 24, at 3228
      unit e: polish, infantry, strength 1, at 3229
      battle x: attacker u, target e
      combat_die(x) = 1
      did stay(e, x) in german_attack
      phase = german_attack
    ask may go_on(u, 3228, 3329, 1)
    expect no by 8.77

  example "the margin of another battle does not help"
    given
      board 3020 to 3440
      unit u: german, infantry, strength 24, at 3228
      unit v: german, infantry, strength 24, at 3326
      unit e: polish, infantry, strength 3, at 3229
      unit f: polish, infantry, strength 1, at 3325
      battle x: attacker u, target e
      battle y: attacker v, target f
      combat_die(x) = 6
      combat_die(y) = 1
      did stay(e, x) in german_attack
      did stay(f, y) in german_attack
      phase = german_attack
    ask may advance_to(u, y, 3230)
    expect no by 8.77

  example "another enemy bars it"
    given
      board 3020 to 3440
      unit u: german, infantry, strength 24, at 3228
      unit e: polish, infantry, strength 1, at 3229
      unit g: polish, artillery, gunfire 1, at 3230
      battle x: attacker u, target e
      combat_die(x) = 1
      did stay(e, x) in german_attack
      phase = german_attack
    ask may go_on(u, 3229, 3230, 2)
    expect no by 8.77

  example "a defender that lives keeps its hex"
    given
      board 3020 to 3440
      unit u: german, infantry, strength 24, at 3228
      unit e: polish, infantry, strength 4, at 3229
      battle x: attacker u, target e
      combat_die(x) = 5
      did stay(e, x) in german_attack
      phase = german_attack
    ask may advance_to(u, x, 3229)
    expect no by 8.77

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

  example "through the zone of another enemy: the readings part"
    given
      board 3020 to 3440
      unit a: german, infantry, strength 24, movement 12, at 3228
      unit u: polish, infantry, strength 1, at 3229
      unit v: polish, infantry, strength 1, at 3331
      battle x: attacker a, target u
      did fight(x) in german_attack
      did stay(u, x) in german_attack
      combat_die(x) = 2
      turn = 2
      phase = german_attack
    ask may advance_to(a, x, 3231)
    expect no by 8.77

  example "with nobody near it goes two hexes beyond"
    given
      board 3020 to 3440
      unit a: german, infantry, strength 24, movement 12, at 3228
      unit u: polish, infantry, strength 1, at 3229
      battle x: attacker a, target u
      did fight(x) in german_attack
      did stay(u, x) in german_attack
      combat_die(x) = 2
      turn = 2
      phase = german_attack
    ask may advance_to(a, x, 3231)
    expect yes by 8.77

[8.78] A failed attack
  | Only the attackers of the battle retreat. Friends that share their hex but did not fight stay, and then the defenders
  | cannot pursue.
  see 8.51/A, 8.71
  defect mla-M7 "says that they may retreat, for must"
  as w39:8.78

  example 8.78/ex1 "unit 2 shares the hex but not the attack" reconstructed
    given
      board 3220 to 3440
      unit "1", "2": polish, infantry, strength 3, at 3228
      unit a: german, infantry, strength 6, at 3229
      unit b: german, infantry, strength 6, at 3227
      battle x: attacker "1", target a
      battle y: attacker "2", target b
      combat_die(x) = 5
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
      combat_die(x) = 5
      did fall_back("1", 3228, 3128) in polish_attack
      phase = polish_attack
    ask may pursuit(a, 3228)
    expect no by 8.78

  example "one attacker left an empty hex behind, beside the other's friend: the readings part"
    given
      board 3020 to 3440
      unit a: german, infantry, strength 3, at 3227
      unit b: german, infantry, strength 6, at 3228
      unit c: german, infantry, strength 3, at 3429
      unit u: polish, infantry, strength 24, at 3229
      battle x: attacker a + c, target u
      did fight(x) in german_attack
      did fall_back(a, 3228, 3227) in german_attack
      did fall_back(c, 3329, 3429) in german_attack
      combat_die(x) = 4
      phase = german_attack
    ask may pursuit(u, 3329)
    expect no by 8.78

[8.79] One battle after the other
  see 8.5, 8.6, 8.7
  as w39:8.79

  example "the beaten unit has not made up its mind"
    given
      unit u: german, infantry, strength 7, at 3228
      unit v: german, infantry, strength 7, at 3328
      unit e: polish, infantry, strength 3, at 3229
      unit f: polish, infantry, strength 3, at 3327
      battle x: attacker u, target e
      battle y: attacker v, target f
      combat_die(x) = 2
      did fight(x) in german_attack
      phase = german_attack
    ask may fight(y)
    expect no by 8.79

  example "nor does the phase end before"
    given
      unit u: german, infantry, strength 7, at 3228
      unit e: polish, infantry, strength 3, at 3229
      battle x: attacker u, target e
      combat_die(x) = 2
      did fight(x) in german_attack
      phase = german_attack
    ask may close_combat(germans)
    expect no by 8.79

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
