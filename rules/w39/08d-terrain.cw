[8.8] Ground in combat
  commentary "heading"
  was mlawa:8.8

[8.81] Ground works through the chart
  | Each kind of ground has a modifier in the Terrain Effects Chart. A hex that is wood all over counts as wood. A lake has
  | no modifier there: it is closed to attacks.
  see 8.4c, tables/TEC
  was mlawa:8.81
  derived ground(hex H, terrain T) "{H} [counts|does not count] as {T} in combat"
  define ground(H, T) when terrain(H, T) and T != full_wood and T != lake
  define ground(H, wood) when H is full_wood

  example "a town"
    given
      hex 3229: town
    ask is ground(3229, town)
    expect yes by 8.81

  example "a hex that is wood all over, once"
    given
      hex 3229: wood, full_wood
    ask value hex_modifier(3229)
    expect -1 by 8.83

  example "or not called wood besides"
    given
      hex 3229: full_wood
    ask is ground(3229, wood)
    expect yes by 8.81

  example "a pond in the wood brings no modifier of its own"
    given
      hex 3229: wood, lake
    ask value hex_modifier(3229)
    expect -1 by 8.83

[8.82] Only the defender's ground
  | The modifiers are those of the hexes the defenders stand on. Swamps, which hamper attackers, are the exception (8.87).
  see 8.84, 8.87, 8.88, 8.89
  was mlawa:8.22#2
  defect w39-R1 "refers to an 8.97 that does not exist; 8.87 is meant"
  defect w39-C9 "rivers, woods and towns touch the attacker too: the clause is about the modifiers of the chart"
  derived defended_hex(battle X, hex H) "{H} [is|is not] a defended hex in {X}"
  define defended_hex(X, H) when target(X, E) and battle_hex(E, X) = H

  example "an attacker on a mountain gains nothing"
    given
      unit u: polish, infantry, strength 6, at 3228
      unit e: german, infantry, strength 3, at 3229
      hex 3228: mountains
      hex 3229: town
      battle x: attacker u, target e
    ask value column(x)
    expect 1:1 by 8.85

  example "the hex that counts"
    given
      unit u: polish, infantry, strength 6, at 3228
      unit e: german, infantry, strength 3, at 3229
      battle x: attacker u, target e
    ask is defended_hex(x, 3229)
    expect yes by 8.82

  example "the hex that does not"
    given
      unit u: polish, infantry, strength 6, at 3228
      unit e: german, infantry, strength 3, at 3229
      battle x: attacker u, target e
    ask is defended_hex(x, 3228)
    expect no

  example "the ground they stood on still counts when they have gone"
    given
      unit u: german, infantry, strength 14, at 3228
      unit e: polish, infantry, strength 3, at 3231
      hex 3229: city
      battle x: attacker u, target e
      combat_die(x) = 3
      did fight(x) in german_attack
      did fall_back(e, 3229, 3230) in german_attack
      did fall_back(e, 3230, 3231) in german_attack
      phase = german_attack
    ask value outcome(x)
    expect "B2" by 8.82

[8.83] Ground adds up
  | The modifiers of all the kinds of ground on a hex are added together. Water in front of the hex (8.84) and field works
  | on it (11.22) come in here as well.
  see 8.84, 11.22
  was mlawa:8.83
  amount hex_modifier(hex H) "the modifier of the ground on {H}"
  amount place_modifier(battle X, hex H) "the modifier of the defended place {H} in {X}"
  set hex_modifier(H) = sum(terrain_combat(T) for T where ground(H, T))
  set place_modifier(X, H) = hex_modifier(H) when defended_hex(X, H)
  dispute w39-T5 "what a hill is worth"
    reading a preferred "one column: the chart, the example of 11.23 and the older edition"
    reading b "two columns: the figure printed in this clause"
      add -1 to hex_modifier(H) when H is hills

  example 8.83 "a wooded hill"
    given
      hex 3229: hills, wood
    ask value hex_modifier(3229)
    expect -2 by 8.83 book says -3 "the clause counts the hill as 2, its own chart as 1"

  example "a hill behind a stream"
    given
      unit u: polish, infantry, strength 6, at 3228
      unit e: german, infantry, strength 2, at 3229
      hex 3229: hills
      edge 3228 3229: stream
      battle x: attacker u, target e
    ask value place_modifier(x, 3229)
    expect -2 by 8.83, 8.84

  example "open ground"
    given
      hex 3229: clear
    ask value hex_modifier(3229)
    expect 0 by 8.83

[8.84] Rivers
  | A river or stream counts only when more than half of the attackers, by SP, stand on its other side. Guns bring no SP.
  see 8.4f, 8.85, tables/TEC
  was mlawa:8.84
  defect w39-T19 "bridges are named, but the chart has no row for them: they change nothing beyond the river's own effect"
  sort waterway = stream_line, river_line, big_river_line
  term stream_line "stream"
  term river_line "small river"
  term big_river_line "big river"
  derived attacks_over(battle X, unit U, waterway W, hex H) "{U} [attacks|does not attack] {H} across a {W} in {X}"
  derived most_over(battle X, waterway W, hex H) "most of the attackers of {X} [face|do not face] {H} from beyond a {W}"
  amount sp_over(battle X, waterway W, hex H) in sp "the SP that attack {H} across a {W} in {X}"
  define attacks_over(X, U, stream_line, H)
    when attacker(X, U) and battle_hex(U, X) = A and defended_hex(X, H) and stream(A, H)
  define attacks_over(X, U, river_line, H)
    when attacker(X, U) and battle_hex(U, X) = A and defended_hex(X, H) and river(A, H)
  define attacks_over(X, U, big_river_line, H)
    when attacker(X, U) and battle_hex(U, X) = A and defended_hex(X, H) and big_river(A, H)
  set sp_over(X, W, H) = sum(strength(U) for U where attacks_over(X, U, W, H) and not guns(U))
  define most_over(X, W, H) when defended_hex(X, H) and 2 * sp_over(X, W, H) > full_attack(X)
  dispute w39-A64 "whether a river in front of one hex adds to the ground of another"
    reading a preferred "it is part of the place it protects, and 8.85 takes the best place: so the examples treat works"
      add stream_shift to place_modifier(X, H) when most_over(X, stream_line, H)
      add river_shift to place_modifier(X, H) when most_over(X, river_line, H)
    reading b "8.85 is about the ground units stand on; a river is between the hexes and counts besides"
      add stream_shift to ground_shift(X) when most_over(X, stream_line, _)
      add river_shift to ground_shift(X) when most_over(X, river_line, _)
  dispute w39-A65 "attackers behind waters of different kinds, none of them with the greater part"
    reading a preferred "the chart has a line for each water, so each is counted by itself"
    reading b "all rivers are counted together: who crosses the bigger one crosses the smaller too"
      define most_over(X, stream_line, H) when defended_hex(X, H)
        and 2 * (sp_over(X, stream_line, H) + sp_over(X, river_line, H) + sp_over(X, big_river_line, H)) > full_attack(X)
        and 2 * (sp_over(X, river_line, H) + sp_over(X, big_river_line, H)) <= full_attack(X)
      define most_over(X, river_line, H) when defended_hex(X, H)
        and 2 * (sp_over(X, river_line, H) + sp_over(X, big_river_line, H)) > full_attack(X)
        and 2 * sp_over(X, big_river_line, H) <= full_attack(X)

  example "across a stream"
    given
      unit u: polish, infantry, strength 6, at 3228
      unit e: german, infantry, strength 2, at 3229
      edge 3228 3229: stream
      battle x: attacker u, target e
    ask value column(x)
    expect 2:1 by 8.84

  example "across a river, with a bridge or not"
    given
      unit u: polish, infantry, strength 6, at 3228
      unit e: german, infantry, strength 2, at 3229
      edge 3228 3229: river, bridge
      battle x: attacker u, target e
    ask value column(x)
    expect 1:1 by 8.84

  example "half of the attackers are not the greater part"
    given
      unit u: polish, infantry, strength 6, at 3228
      unit v: polish, infantry, strength 6, at 3230
      unit e: german, infantry, strength 4, at 3229
      edge 3228 3229: river
      battle x: attacker u + v, target e
    ask value column(x)
    expect 3:1 by 8.4b not by 8.84

  example "SP count, not heads"
    given
      unit u: polish, infantry, strength 6, at 3228
      unit v, w: polish, infantry, strength 2, at 3230
      unit e: german, infantry, strength 2, at 3229
      edge 3228 3229: river
      battle x: attacker u + v + w, target e
    ask value column(x)
    expect 3:1 by 8.84

  example "a battery on the far bank does not tip the scales"
    given
      unit u: polish, infantry, strength 3, at 3228
      unit g: polish, light_artillery, strength 1, gunfire 1, at 3228
      unit v: polish, infantry, strength 3, at 3230
      unit e: german, infantry, strength 2, at 3229
      edge 3228 3229: river
      battle x: attacker u + g + v, target e
    ask is most_over(x, river_line, 3229)
    expect no

  example "nor does one on the near bank"
    given
      unit u: polish, infantry, strength 4, at 3228
      unit v: polish, infantry, strength 3, at 3230
      unit g: polish, light_artillery, strength 1, gunfire 1, at 3230
      unit e: german, infantry, strength 2, at 3229
      edge 3228 3229: river
      battle x: attacker u + g + v, target e
    ask is most_over(x, river_line, 3229)
    expect yes by 8.84

  example "a city on this bank, open ground behind the river: the better of the two"
    given
      unit u: polish, infantry, strength 18, at 3228
      unit e: german, infantry, strength 1, at 3229
      unit f: german, infantry, strength 1, at 3227
      hex 3229: city
      edge 3228 3227: river
      battle x: attacker u, target e + f
    ask value column(x)
    expect 7:1 by 8.84, 8.85

  example "a stream before one hex, a river before the other"
    given
      unit u: polish, infantry, strength 18, at 3228
      unit e: german, infantry, strength 1, at 3229
      unit f: german, infantry, strength 1, at 3227
      edge 3228 3229: stream
      edge 3228 3227: river
      battle x: attacker u, target e + f
    ask value column(x)
    expect 7:1 by 8.84, 8.85

  example "four SP over a stream, four over a river, two over neither"
    given
      unit u: polish, infantry, strength 4, at 3228
      unit v: polish, infantry, strength 4, at 3129
      unit w: polish, infantry, strength 2, at 3230
      unit e: german, infantry, strength 5, at 3229
      edge 3228 3229: stream
      edge 3129 3229: river
      battle x: attacker u + v + w, target e
    ask value ground_shift(x)
    expect 0 by 8.85

  example "four SP over a small river, four over a big one, two over neither"
    given
      unit u: polish, infantry, strength 4, at 3228
      unit v: polish, infantry, strength 4, at 3129
      unit w: polish, infantry, strength 2, at 3230
      unit e: german, infantry, strength 5, at 3229
      edge 3228 3229: river
      edge 3129 3229: big_river
      battle x: attacker u + v + w, target e
    ask value ground_shift(x)
    expect 0 by 8.85

[8.85] The best ground of several
  | When several hexes are attacked in one battle, the modifier best for the defender holds for all.
  see 8.83, 8.84, 11.21, 11.22, 11.31, 11.32, 11.42
  was mlawa:8.85
  amount ground_shift(battle X) "the modifier of the defenders' ground in {X}"
  set ground_shift(X) = lowest(place_modifier(X, H) for H where defended_hex(X, H))
  add ground_shift(X) to column(X)
  dispute w39-T6 "what a town is worth"
    reading a preferred "one column: the chart, which keeps 2 for the city; the examples mean a city"
    reading b "two columns: the figure in the examples here and of 11.23"
      add -1 to hex_modifier(H) when H is town

  example "one hex"
    given
      unit u: polish, infantry, strength 6, at 3228
      unit e: german, infantry, strength 2, at 3229
      hex 3229: city
      battle x: attacker u, target e
    ask value column(x)
    expect 1:1 by 8.85

  example "a town"
    given
      unit u: polish, infantry, strength 6, at 3228
      unit e: german, infantry, strength 2, at 3229
      hex 3229: town
      battle x: attacker u, target e
    ask value column(x)
    expect 2:1 by 8.85

  example 8.85/ex1 "works on a hill, a wood and a city"
    given
      unit u: polish, infantry, strength 18, at 3229
      unit e: german, infantry, strength 2, at 3228, marker field_works
      unit f: german, infantry, strength 2, at 3329
      unit k: german, infantry, strength 2, at 3230
      hex 3228: hills
      hex 3329: wood
      hex 3230: city
      battle x: attacker u, target e + f + k
    ask value ground_shift(x)
    expect -3 by 8.83, 8.85, 11.22

  example "the city is the best of three when nobody has dug in"
    given
      unit u: polish, infantry, strength 18, at 3229
      unit e: german, infantry, strength 2, at 3228
      unit f: german, infantry, strength 2, at 3329
      unit k: german, infantry, strength 2, at 3230
      hex 3228: hills
      hex 3329: wood
      hex 3230: city
      battle x: attacker u, target e + f + k
    ask value column(x)
    expect 1:1 by 8.85

[8.86] Roads
  | Roads change nothing in combat.
  was mlawa:8.86
  add 0 to column(X)
    when attacker(X, U) and battle_hex(U, X) = A and target(X, E) and battle_hex(E, X) = B and main_road(A, B)
  add 0 to column(X)
    when attacker(X, U) and battle_hex(U, X) = A and target(X, E) and battle_hex(E, X) = B and side_road(A, B)

  example "down the highway"
    given
      unit u: polish, infantry, strength 6, at 3228
      unit e: german, infantry, strength 2, at 3229
      edge 3228 3229: main_road
      battle x: attacker u, target e
    ask value column(x)
    expect 3:1 by 8.86

  example "down a track"
    given
      unit u: polish, infantry, strength 6, at 3228
      unit e: german, infantry, strength 2, at 3229
      edge 3228 3229: side_road
      battle x: attacker u, target e
    ask value column(x)
    expect 3:1 by 8.86

[8.87] Attacking out of a swamp
  | Units that attack from a swamp fight with half their SP, rounded up.
  was mlawa:8.87
  halve fighting_strength(U, X) rounding up when attacker(X, U) and battle_hex(U, X) = A and A is swamp

  example "five SP in a swamp"
    given
      unit u: polish, infantry, strength 5, at 3228
      unit e: german, infantry, strength 3, at 3229
      hex 3228: swamp
      battle x: attacker u, target e
    ask value fighting_strength(u, x)
    expect 3 by 8.87

  example "a defender in a swamp has all of its own"
    given
      unit u: polish, infantry, strength 5, at 3228
      unit e: german, infantry, strength 3, at 3229
      hex 3229: swamp
      battle x: attacker u, target e
    ask value fighting_strength(e, x)
    expect 3 by 8.4b not by 8.87

[8.88] Tanks and scouts in woods
  | Armour and reconnaissance that stand in a wood, or attack into one, fight with half their SP, rounded up.
  see 8.83
  was mlawa:8.88
  derived in_the_trees(unit U, battle X) "woods [hamper|do not hamper] {U} in {X}"
  define in_the_trees(U, X) when target(X, U) and battle_hex(U, X) = H and ground(H, wood)
  define in_the_trees(U, X) when attacker(X, U) and defended_hex(X, H) and ground(H, wood)
  halve fighting_strength(U, X) rounding up when U is armour or recon and in_the_trees(U, X)
  dispute w39-A18 "whether attacking out of a wood counts"
    reading a preferred "standing in a wood is named beside attacking into one, without regard to who attacks"
      define in_the_trees(U, X) when attacker(X, U) and battle_hex(U, X) = H and ground(H, wood)
    reading b "standing means defending there; the attacker is named by where he attacks"

  example "tanks defend a wood"
    given
      unit u: polish, infantry, strength 6, at 3228
      unit t: german, armour, strength 5, at 3229
      hex 3229: wood
      battle x: attacker u, target t
    ask value fighting_strength(t, x)
    expect 3 by 8.88

  example "scouts attack into a wood"
    given
      unit r: german, recon, strength 3, at 3228
      unit e: polish, infantry, strength 3, at 3229
      hex 3229: full_wood
      battle x: attacker r, target e
    ask value fighting_strength(r, x)
    expect 2 by 8.88

  example "tanks attack out of a wood"
    given
      unit t: german, armour, strength 6, at 3228
      unit e: polish, infantry, strength 3, at 3229
      hex 3228: wood
      battle x: attacker t, target e
    ask value fighting_strength(t, x)
    expect 3 by 8.88

  example "infantry is at home there"
    given
      unit u: polish, infantry, strength 6, at 3228
      unit e: german, infantry, strength 5, at 3229
      hex 3229: wood
      battle x: attacker u, target e
    ask value fighting_strength(u, x)
    expect 6 by 8.4b not by 8.88

[8.89] Tanks and scouts in towns
  | Armour and reconnaissance that attack or defend a town fight with half their SP, rounded up, unless infantry or cavalry
  | shares their hex or attacks with them.
  was mlawa:8.89
  derived in_the_streets(unit U, battle X) "a town [hampers|does not hamper] {U} in {X}"
  derived foot_beside(unit U, battle X) "infantry or cavalry [fights|does not fight] beside {U} in {X}"
  define in_the_streets(U, X) when target(X, U) and battle_hex(U, X) = H and ground(H, town)
  define in_the_streets(U, X) when attacker(X, U) and defended_hex(X, H) and ground(H, town)
  derived on_foot(unit F) "{F} [counts|does not count] as infantry or cavalry in a street fight"
  define on_foot(F) when F is infantry or cavalry
  define foot_beside(U, X) when attacker(X, U) and attacker(X, F) and on_foot(F)
  define foot_beside(U, X)
    when target(X, U) and battle_hex(U, X) = H and battle_hex(F, X) = H and side(F) = side(U) and on_foot(F)
  define foot_beside(U, X)
    when attacker(X, U) and battle_hex(U, X) = H and battle_hex(F, X) = H and side(F) = side(U) and on_foot(F)
  (streets) halve fighting_strength(U, X) rounding up when U is armour or recon and in_the_streets(U, X)
    unless foot_beside(U, X)
  # what all kinds of ground that halve a strength have in common: for the last dispute here
  derived hampered(unit U, battle X) "ground [halves|does not halve] {U} in {X}"
  define hampered(U, X) when U is armour or recon and in_the_trees(U, X)
  define hampered(U, X) when U is armour or recon and in_the_streets(U, X)
    unless foot_beside(U, X)
  define hampered(U, X) when attacker(X, U) and battle_hex(U, X) = A and A is swamp
  define hampered(U, X) when attacks_over(X, U, big_river_line, H) and most_over(X, big_river_line, H)
  dispute w39-A16 "whether cities count as towns"
    reading a preferred "streets are no easier in a city"
      define in_the_streets(U, X) when target(X, U) and battle_hex(U, X) = H and ground(H, city)
      define in_the_streets(U, X) when attacker(X, U) and defended_hex(X, H) and ground(H, city)
    reading b "the chart keeps town and city apart, and the clause names the town"
  dispute w39-A66 "whether attacking out of a town counts"
    reading a preferred "only the defender's ground matters, 8.82 says: the attack must go into the town"
    reading b "who attacks in a town may just as well stand there"
      define in_the_streets(U, X) when attacker(X, U) and battle_hex(U, X) = H and ground(H, town)
  dispute w39-A67 "whether motorized infantry is infantry here"
    reading a preferred "it is, by its printed name"
      define on_foot(F) when F is motorized
    reading b "the list of counters keeps the two apart"
  dispute w39-A17a "whether a unit that several rules halve is halved again and again"
    reading a preferred "each of them halves, and none lets another off"
    reading b "half is the least that is left"
      except 8.89/streets on fighting_strength(U, X) when in_the_trees(U, X)
      except tables/TEC on fighting_strength(U, X) when U is armour or recon and in_the_trees(U, X)
      except tables/TEC on fighting_strength(U, X) when U is armour or recon and in_the_streets(U, X)
        unless foot_beside(U, X)
      except tables/TEC on fighting_strength(U, X) when attacker(X, U) and battle_hex(U, X) = A and A is swamp
      except 11.41 on fighting_strength(U, X) when hampered(U, X)
      except 14.31 on fighting_strength(U, X) when hampered(U, X)
      except 14.31 on fighting_strength(U, X) when against_walls(U, X)
      except 21.22 on fighting_strength(U, X) when hampered(U, X)
      except 21.22 on fighting_strength(U, X) when against_walls(U, X)
      except 21.22 on fighting_strength(U, X) when attacker(X, U) and starved(U)
      except 12.23 on attack_total(X) when as_overrun(X) and every U where attacker(X, U) has hampered(U, X)
      except 12.23 on attack_total(X) when as_overrun(X) and every U where attacker(X, U) has disorganized(U)
      except 12.23 on attack_total(X) when as_overrun(X) and every U where attacker(X, U) has starved(U)

  example "tanks alone against a town"
    given
      unit t: german, armour, strength 9, at 3228
      unit e: polish, infantry, strength 3, at 3229
      hex 3229: town
      battle x: attacker t, target e
    ask value fighting_strength(t, x)
    expect 5 by 8.89

  example "scouts defend a town"
    given
      unit u: polish, infantry, strength 6, at 3228
      unit r: german, recon, strength 3, at 3229
      hex 3229: town
      battle x: attacker u, target r
    ask value fighting_strength(r, x)
    expect 2 by 8.89

  example "tanks alone against a city"
    given
      unit t: german, armour, strength 9, at 3228
      unit e: polish, infantry, strength 3, at 3229
      hex 3229: city
      battle x: attacker t, target e
    ask value fighting_strength(t, x)
    expect 5 by 8.89

  example "tanks defend a city"
    given
      unit u: polish, infantry, strength 6, at 3228
      unit t: german, armour, strength 5, at 3229
      hex 3229: city
      battle x: attacker u, target t
    ask value fighting_strength(t, x)
    expect 3 by 8.89

  example "infantry attacks with them from another hex"
    given
      unit t: german, armour, strength 9, at 3228
      unit u: german, infantry, strength 3, at 3230
      unit e: polish, infantry, strength 3, at 3229
      hex 3229: town
      battle x: attacker t + u, target e
    ask value fighting_strength(t, x)
    expect 9 by 8.4b not by 8.89

  example "cavalry stands beside them and looks on"
    given
      unit t: polish, armour, strength 9, at 3228
      unit k: polish, cavalry, strength 3, at 3228
      unit e: german, infantry, strength 3, at 3229
      hex 3229: town
      battle x: attacker t, target e
    ask value fighting_strength(t, x)
    expect 9 by 8.4b not by 8.89

  example "infantry defends with them"
    given
      unit u: polish, infantry, strength 6, at 3228
      unit t: german, armour, strength 5, at 3229
      unit f: german, infantry, strength 3, at 3229
      hex 3229: town
      battle x: attacker u, target t + f
    ask value fighting_strength(t, x)
    expect 5 by 8.4b not by 8.89

  example "infantry needs no company"
    given
      unit u: polish, infantry, strength 6, at 3228
      unit e: german, infantry, strength 5, at 3229
      hex 3229: town
      battle x: attacker u, target e
    ask value fighting_strength(e, x)
    expect 5 by 8.4b not by 8.89

  example "tanks attack out of a town"
    given
      unit t: german, armour, strength 9, at 3228
      unit e: polish, infantry, strength 3, at 3229
      hex 3228: town
      battle x: attacker t, target e
    ask value fighting_strength(t, x)
    expect 9 by 8.4b not by 8.89

  example "motorized infantry goes in with them"
    given
      unit t: german, armour, strength 9, at 3228
      unit m: german, motorized, strength 3, at 3228
      unit e: polish, infantry, strength 3, at 3229
      hex 3229: town
      battle x: attacker t + m, target e
    ask value fighting_strength(t, x)
    expect 9 by 8.4b not by 8.89

  example "cyclists are no infantry"
    given
      unit t: german, armour, strength 9, at 3228
      unit c: german, cyclist, strength 3, at 3228
      unit e: polish, infantry, strength 3, at 3229
      hex 3229: town
      battle x: attacker t + c, target e
    ask value fighting_strength(t, x)
    expect 5 by 8.89

  example "wood and town together leave a quarter"
    given
      unit u: polish, infantry, strength 6, at 3228
      unit t: german, armour, strength 5, at 3229
      hex 3229: wood, town
      battle x: attacker u, target t
    ask value fighting_strength(t, x)
    expect 2 by 8.88, 8.89

  example "tanks over a big river into a wood"
    given
      unit t: german, armour, strength 12, at 3228
      unit e: polish, infantry, strength 3, at 3229
      hex 3229: wood
      edge 3228 3229: big_river
      battle x: attacker t, target e
    ask value fighting_strength(t, x)
    expect 3 by 8.88, tables/TEC

  example "tanks over a big river into a town"
    given
      unit t: german, armour, strength 12, at 3228
      unit e: polish, infantry, strength 3, at 3229
      hex 3229: town
      edge 3228 3229: big_river
      battle x: attacker t, target e
    ask value fighting_strength(t, x)
    expect 3 by 8.89, tables/TEC

  example "with infantry beside them only the river counts"
    given
      unit t: german, armour, strength 12, at 3228
      unit u: german, infantry, strength 2, at 3228
      unit e: polish, infantry, strength 3, at 3229
      hex 3229: town
      edge 3228 3229: big_river
      battle x: attacker t + u, target e
    ask value fighting_strength(t, x)
    expect 6 by tables/TEC not by 8.89

  example "tanks in disorder attack a wood: a quarter"
    given
      unit t: german, armour, strength 12, at 3228, disorganized
      unit e: polish, infantry, strength 3, at 3229
      hex 3229: wood
      battle x: attacker t, target e
    ask value fighting_strength(t, x)
    expect 3 by 8.88, 21.22

  example "tanks without supply attack a wood: a quarter"
    given
      unit t: german, armour, strength 12, at 3228, marker supply_1
      unit e: polish, infantry, strength 3, at 3229
      hex 3229: wood
      battle x: attacker t, target e
    ask value fighting_strength(t, x)
    expect 3 by 8.88, 14.31

  example "out of a swamp against a fortress: a quarter"
    given
      unit u: german, infantry, strength 12, at 3228
      unit e: polish, infantry, strength 3, at 3229
      hex 3228: swamp
      hex 3229: fortress
      battle x: attacker u, target e
    ask value fighting_strength(u, x)
    expect 3 by 8.87, 11.41

  example "without supply and in disorder: a quarter"
    given
      unit u: german, infantry, strength 12, at 3228, disorganized, marker supply_1
      unit e: polish, infantry, strength 3, at 3229
      battle x: attacker u, target e
    ask value fighting_strength(u, x)
    expect 3 by 14.31, 21.22

  example "without supply against a fortress: a quarter"
    given
      unit u: german, infantry, strength 12, at 3228, marker supply_1
      unit e: polish, infantry, strength 3, at 3229
      hex 3229: fortress
      battle x: attacker u, target e
    ask value fighting_strength(u, x)
    expect 3 by 11.41, 14.31

  example "in disorder against a fortress: a quarter"
    given
      unit u: german, infantry, strength 12, at 3228, disorganized
      unit e: polish, infantry, strength 3, at 3229
      hex 3229: fortress
      battle x: attacker u, target e
    ask value fighting_strength(u, x)
    expect 3 by 11.41, 21.22

  example "ground that halves: a town for tanks alone"
    given
      unit t: german, armour, strength 12, at 3228
      unit e: polish, infantry, strength 3, at 3229
      hex 3229: town
      battle x: attacker t, target e
    ask is hampered(t, x)
    expect yes by 8.89

  example "not with infantry beside them"
    given
      unit t: german, armour, strength 12, at 3228
      unit u: german, infantry, strength 3, at 3228
      unit e: polish, infantry, strength 3, at 3229
      hex 3229: town
      battle x: attacker t + u, target e
    ask is hampered(t, x)
    expect no

  example "a big river"
    given
      unit u: polish, infantry, strength 8, at 3228
      unit e: german, infantry, strength 3, at 3229
      edge 3228 3229: big_river
      battle x: attacker u, target e
    ask is hampered(u, x)
    expect yes by 8.89

  example "a swamp behind it"
    given
      unit u: polish, infantry, strength 8, at 3228
      unit e: german, infantry, strength 3, at 3229
      hex 3228: swamp
      battle x: attacker u, target e
    ask is hampered(u, x)
    expect yes by 8.89

  example "a wood for tanks"
    given
      unit t: german, armour, strength 12, at 3228
      unit e: polish, infantry, strength 3, at 3229
      hex 3229: wood
      battle x: attacker t, target e
    ask is hampered(t, x)
    expect yes by 8.89

  example "infantry out of a swamp over a big river"
    given
      unit u: polish, infantry, strength 8, at 3228
      unit e: german, infantry, strength 3, at 3229
      hex 3228: swamp
      edge 3228 3229: big_river
      battle x: attacker u, target e
    ask value fighting_strength(u, x)
    expect 2 by 8.87, tables/TEC
