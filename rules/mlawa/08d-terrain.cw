[8.8] Ground in combat
  as w39:8.8

[8.81] Ground works through the chart
  | Each kind of ground has a modifier in the Terrain Characteristics Chart. A hex that is wood all over counts as wood. A lake
  | has no modifier there: it is closed to attacks.
  see 8.4c, tables/TCC
  as w39:8.81

[8.22#2] Only the defender's ground
  see 8.84, 8.87
  defect mla-N1 "printed 8.22 a second time; it is 8.82"
  defect mla-R1 "refers to an 8.97 that does not exist; 8.87 is meant"
  as w39:8.82

  example "an attacker in a town gains nothing, nor loses"
    given
      unit u: german, infantry, strength 6, at 3228
      unit e: polish, infantry, strength 2, at 3229
      hex 3228: town
      hex 3229: hills
      battle x: attacker u, target e
    ask value column(x)
    expect 2:1 by 8.22#2

  example "the ground they stood on still counts when they have gone"
    given
      unit u: german, infantry, strength 14, at 3228
      unit e: polish, infantry, strength 3, at 3231
      hex 3229: city
      battle x: attacker u, target e
      combat_die(x) = 2
      did fight(x) in german_attack
      did fall_back(e, 3229, 3230) in german_attack
      did fall_back(e, 3230, 3231) in german_attack
      phase = german_attack
    ask value outcome(x)
    expect "B2" by 8.22#2

[8.83] Ground adds up
  | The modifiers of all the kinds of ground on a hex are added together. Water in front of the hex comes in with 8.84.
  see 8.84, 8.85
  amount hex_modifier(hex H) "the modifier of the ground on {H}"
  amount place_modifier(battle X, hex H) "the modifier of the defended place {H} in {X}"
  set hex_modifier(H) = sum(terrain_combat(T) for T where ground(H, T))
  set place_modifier(X, H) = hex_modifier(H) when defended_hex(X, H)

  example "a wooded hill"
    given
      hex 3229: hills, wood
    ask value hex_modifier(3229)
    expect -2 by 8.83

  example "a hill behind a stream"
    given
      unit u: polish, infantry, strength 6, at 3228
      unit e: german, infantry, strength 2, at 3229
      hex 3229: hills
      edge 3228 3229: stream
      battle x: attacker u, target e
    ask value place_modifier(x, 3229)
    expect -2 by 8.83, 8.84

[8.84] Rivers
  see 8.83, 8.85, tables/TCC
  defect mla-T8 "bridges are named, but the chart gives them no figure: they change nothing beyond the river's own effect"
  as w39:8.84
  term river_line "river"

  dispute mla-8.84 "whether a river in front of one hex adds to the ground of another"
    reading place preferred "the chart lists waters among the kinds of ground, and 8.85 takes the best"
      add stream_shift to place_modifier(X, H) when most_over(X, stream_line, H)
      add river_shift to place_modifier(X, H) when most_over(X, river_line, H)
    reading besides "8.85 is about the ground units stand on; a river is between the hexes and counts besides, as works do (11.23)"
      add stream_shift to ground_shift(X) when most_over(X, stream_line, _)
      add river_shift to ground_shift(X) when most_over(X, river_line, _)
  dispute mla-A84 "attackers behind waters of different kinds, none of them with the greater part"
    reading apart "the chart has a line for each water, so each is counted by itself"
    reading together "rivers of all types are named in one breath: who crosses the bigger one crosses the smaller too"
      define most_over(X, stream_line, H) when defended_hex(X, H)
        and 2 * (sp_over(X, stream_line, H) + sp_over(X, river_line, H) + sp_over(X, big_river_line, H)) > full_attack(X)
        and 2 * (sp_over(X, river_line, H) + sp_over(X, big_river_line, H)) <= full_attack(X)
      define most_over(X, river_line, H) when defended_hex(X, H)
        and 2 * (sp_over(X, river_line, H) + sp_over(X, big_river_line, H)) > full_attack(X)
        and 2 * sp_over(X, big_river_line, H) <= full_attack(X)

  example "a river before one, a stream before the other, open ground before the third"
    given
      unit g: german, infantry, strength 10, at 3228
      unit h: german, infantry, strength 10, at 3129
      unit t: german, infantry, strength 7, at 3330
      unit p: polish, infantry, strength 9, at 3229
      edge 3228 3229: river
      edge 3129 3229: stream
      battle x: attacker g + h + t, target p
    ask value column(x)
    expect disputed by 8.84

  example "a big river and a river: as many as a river takes"
    given
      unit g: german, infantry, strength 10, at 3228
      unit h: german, infantry, strength 10, at 3129
      unit t: german, infantry, strength 7, at 3330
      unit p: polish, infantry, strength 9, at 3229
      edge 3228 3229: big_river
      edge 3129 3229: river
      battle x: attacker g + h + t, target p
    ask value column(x)
    expect disputed by 8.84

  example "two rivers make one majority"
    given
      unit g: german, infantry, strength 10, at 3228
      unit h: german, infantry, strength 10, at 3129
      unit t: german, infantry, strength 7, at 3330
      unit p: polish, infantry, strength 9, at 3229
      edge 3228 3229: river
      edge 3129 3229: river
      battle x: attacker g + h + t, target p
    ask is most_over(x, stream_line, 3229)
    expect no

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
    expect disputed by 8.84

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
    expect disputed by 8.84

  example "a battery on the far bank does not tip the scales"
    given
      unit u: polish, infantry, strength 3, at 3228
      unit g: polish, artillery, strength 1, gunfire 1, at 3228
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
      unit g: polish, artillery, strength 1, gunfire 1, at 3230
      unit e: german, infantry, strength 2, at 3229
      edge 3228 3229: river
      battle x: attacker u + g + v, target e
    ask is most_over(x, river_line, 3229)
    expect yes by 8.84

[8.85] The best ground of several
  | When several hexes are attacked in one battle, the modifier best for the defender holds for all. Field works count besides
  | (11.23).
  see 8.83, 8.84, 11.23
  amount ground_shift(battle X) "the modifier of the defenders' ground in {X}"
  set ground_shift(X) = lowest(place_modifier(X, H) for H where defended_hex(X, H))
  add ground_shift(X) to column(X)

  example "a wood and a city"
    given
      unit u: german, infantry, strength 12, at 3228
      unit e: polish, infantry, strength 2, at 3229
      unit f: polish, infantry, strength 2, at 3227
      hex 3229: wood
      hex 3227: city
      battle x: attacker u, target e + f
    ask value column(x)
    expect 1:1 by 8.85

[8.86] Roads
  | Roads change nothing in combat; the other ground of the hex does.
  as w39:8.86

[8.87] Attacking out of a swamp
  | Units that attack from a swamp fight with half their strength; the chart says that it is rounded down.
  see tables/TCC
  defect mla-C10 "gives no rounding of its own; the chart rounds down"
  halve fighting_strength(U, X) rounding down when attacker(X, U) and opening_hex(U) = A and A is swamp

  example "five SP in a swamp"
    given
      unit u: german, infantry, strength 5, at 3228
      unit e: polish, infantry, strength 3, at 3229
      hex 3228: swamp
      battle x: attacker u, target e
    ask value fighting_strength(u, x)
    expect 2 by 8.87

  example "a defender in a swamp has all of its own"
    given
      unit u: german, infantry, strength 5, at 3228
      unit e: polish, infantry, strength 3, at 3229
      hex 3229: swamp
      battle x: attacker u, target e
    ask value fighting_strength(e, x)
    expect 3 by 8.4b not by 8.87

[8.88] Tanks and scouts in woods
  see 8.81
  as w39:8.88

[8.89] Tanks and scouts in towns
  | Armour and reconnaissance that defend a town fight with half their strength, rounded up, unless they share the hex with
  | infantry or cavalry.
  derived in_the_streets(unit U, battle X) "a town [hampers|does not hamper] {U} in {X}"
  derived foot_beside(unit U) "infantry or cavalry [stands|does not stand] beside {U}"
  derived on_foot(unit F) "{F} [counts|does not count] as infantry or cavalry in a street fight"
  define in_the_streets(U, X) when target(X, U) and opening_hex(U) = H and ground(H, town)
  define on_foot(F) when F is infantry or cavalry
  define foot_beside(U) when opening_hex(U) = H and opening_hex(F) = H and side(F) = side(U) and on_foot(F)
  (streets) halve fighting_strength(U, X) rounding up when U is armour or recon and in_the_streets(U, X)
    unless foot_beside(U)

  dispute mla-A10 "whether cities count as towns"
    reading both preferred "streets are no easier in a city"
      define in_the_streets(U, X) when target(X, U) and opening_hex(U) = H and ground(H, city)
    reading towns "the chart keeps the two apart, and the clause names the town"
  dispute mla-A67 "whether motorized infantry is infantry here"
    reading name preferred "it is, by its name"
      define on_foot(F) when F is motorized
    reading list "2.2 lists it neither among the infantry nor anywhere else"
  dispute mla-A17 "whether a unit that several kinds of ground halve is halved again and again"
    reading each preferred "each of them halves, and none lets another off"
    reading once "half is the least that is left"
      except 8.89/streets on fighting_strength(U, X) when in_the_trees(U, X)
      except tables/TCC on fighting_strength(U, X) when U is armour or recon and in_the_trees(U, X)
      except tables/TCC on fighting_strength(U, X) when attacker(X, U) and opening_hex(U) = A and A is swamp

  example "scouts defend a town"
    given
      unit u: polish, infantry, strength 6, at 3228
      unit r: german, recon, strength 3, at 3229
      hex 3229: town
      battle x: attacker u, target r
    ask value fighting_strength(r, x)
    expect 2 by 8.89

  example "tanks defend a city: the readings part"
    given
      unit u: polish, infantry, strength 6, at 3228
      unit t: german, armour, strength 5, at 3229
      hex 3229: city
      battle x: attacker u, target t
    ask value fighting_strength(t, x)
    expect 3 by 8.89

  example "with infantry beside them"
    given
      unit u: polish, infantry, strength 6, at 3228
      unit t: german, armour, strength 5, at 3229
      unit f: german, infantry, strength 1, at 3229
      hex 3229: town
      battle x: attacker u, target t + f
    ask value fighting_strength(t, x)
    expect 5 by 8.4b not by 8.89

  example "who attacks a town is not hampered"
    given
      unit t: german, armour, strength 5, at 3228
      unit e: polish, infantry, strength 3, at 3229
      hex 3229: town
      battle x: attacker t, target e
    ask value fighting_strength(t, x)
    expect 5 by 8.4b not by 8.89

  example "motorized infantry stands beside them"
    given
      unit u: polish, infantry, strength 6, at 3228
      unit t: german, armour, strength 5, at 3229
      unit m: german, motorized, strength 1, at 3229
      hex 3229: town
      battle x: attacker u, target t + m
    ask value fighting_strength(t, x)
    expect 5 by 8.4b not by 8.89

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
    expect 3 by 8.88, tables/TCC

  example "infantry out of a swamp over a big river"
    given
      unit u: polish, infantry, strength 8, at 3228
      unit e: german, infantry, strength 3, at 3229
      hex 3228: swamp
      edge 3228 3229: big_river
      battle x: attacker u, target e
    ask value fighting_strength(u, x)
    expect 2 by 8.87, tables/TCC
