[14.0] Supply
  commentary "why supply mattered in 1939; nothing to decide"
  was mlawa:14.0

[14.1] Supply lines
  commentary "heading"
  was mlawa:14.1

[14.11] What a supply line is
  | A chain of adjacent hexes from the unit to a supply base.
  was mlawa:14.11
  derived supply_base(unit U, hex H) "{H} [is|is not] a supply base for {U}"
  action trace(unit U, hex A, hex B) "a supply line of {U} [run|ran] from {A} to {B}"
  path supply_line(unit U) "{U} [has|does not have] a supply line"
    from at(U) to H where supply_base(U, H) by trace(U, A, B)
  permit trace(_, A, B) when adjacent(A, B)

  example "over open country to the base"
    given
      board 3020 to 3535
      unit u: polish, infantry, at 3228
      hex 3222: polish_base
    ask is supply_line(u)
    expect yes by 14.11

  example "a unit on its base"
    given
      board 3020 to 3535
      unit u: polish, infantry, at 3222
      hex 3222: polish_base
    ask is supply_line(u)
    expect yes by 14.15

  example "no base, no line"
    given
      board 3020 to 3535
      unit u: polish, infantry, at 3228
    ask is supply_line(u)
    expect no

[14.12] What blocks a supply line
  | Enemy units and their zones block it, and so do rivers without a bridge and swamps without a road through them.
  see 14.13, 7.11
  was mlawa:14.12
  (unit) forbid trace(U, _, B) when enemy(U, E) and at(E) = B and E is not air
  (zone) forbid trace(U, _, B) when enemy_zoc(U, B)
  (river) forbid trace(_, A, B) when river(A, B)
    unless bridged(A, B)
  (river) forbid trace(_, A, B) when big_river(A, B)
    unless bridged(A, B)
  (swamp) forbid trace(_, A, B) when B is swamp
    unless main_road(A, B)
    unless side_road(A, B)
  (swamp) forbid trace(U, A, B) when A is swamp
    unless main_road(A, B)
    unless side_road(A, B)
    unless at(U) = A

  dispute w39-A34 "whether streams block it too"
    reading a preferred "the book keeps streams and rivers apart everywhere else"
    reading b "a stream is a river as well"
      (river) forbid trace(_, A, B) when stream(A, B)
        unless bridged(A, B)
  dispute w39-14.12a "whether a unit that stands in a swamp without a road can have a line"
    reading a preferred "the line begins there and does not run through the swamp"
    reading b "the unit's own hex is part of the line"
      (swamp) forbid trace(U, A, B) when A is swamp and at(U) = A
        unless main_road(A, B)
        unless side_road(A, B)

  example "an enemy battery on the way"
    given
      unit u: polish, infantry, at 3228
      unit g: german, light_artillery, at 3227
    ask may trace(u, 3228, 3227)
    expect no by 14.12

  example "an enemy zone on the way"
    given
      unit u: polish, infantry, at 3228
      unit e: german, infantry, at 3226
    ask may trace(u, 3228, 3227)
    expect no by 14.12

  example "a small river on the way"
    given
      unit u: polish, infantry, at 3228
      edge 3228 3227: river
    ask may trace(u, 3228, 3227)
    expect no by 14.12

  example "a bridge over the small river"
    given
      unit u: polish, infantry, at 3228
      edge 3228 3227: river, bridge
    ask may trace(u, 3228, 3227)
    expect yes by 14.11

  example "a big river on the way"
    given
      unit u: polish, infantry, at 3228
      edge 3228 3227: big_river
    ask may trace(u, 3228, 3227)
    expect no by 14.12

  example "a bridge over the big river"
    given
      unit u: polish, infantry, at 3228
      edge 3228 3227: big_river, bridge
    ask may trace(u, 3228, 3227)
    expect yes by 14.11

  example "a stream on the way"
    given
      unit u: polish, infantry, at 3228
      edge 3228 3227: stream
    ask may trace(u, 3228, 3227)
    expect yes by 14.11

  example "a swamp on the way"
    given
      unit u: polish, infantry, at 3228
      hex 3227: swamp
    ask may trace(u, 3228, 3227)
    expect no by 14.12

  example "a road through the swamp"
    given
      unit u: polish, infantry, at 3228
      hex 3227: swamp
      edge 3228 3227: main_road
    ask may trace(u, 3228, 3227)
    expect yes by 14.11

  example "a lane through the swamp"
    given
      unit u: polish, infantry, at 3228
      hex 3227: swamp
      edge 3228 3227: side_road
    ask may trace(u, 3228, 3227)
    expect yes by 14.11

  example "off the road in the middle of a swamp"
    given
      unit u: polish, infantry, at 3228
      hex 3227: swamp
      edge 3228 3227: main_road
    ask may trace(u, 3227, 3226)
    expect no by 14.12

  example "by the road out of the swamp"
    given
      unit u: polish, infantry, at 3228
      hex 3227: swamp
      edge 3228 3227: main_road
      edge 3227 3226: side_road
    ask may trace(u, 3227, 3226)
    expect yes by 14.11

  example "out of the swamp the unit stands in"
    given
      unit u: polish, infantry, at 3228
      hex 3228: swamp
    ask may trace(u, 3228, 3227)
    expect yes by 14.11

  example "an enemy headquarters has no zone"
    given
      unit u: polish, infantry, at 3228
      unit q: german, hq, at 3226
    ask may trace(u, 3228, 3227)
    expect yes by 14.11

  example "an enemy zone ends at a big river"
    given
      unit u: polish, infantry, at 3228
      unit e: german, infantry, at 3226
      edge 3226 3227: big_river
    ask may trace(u, 3228, 3227)
    expect yes by 14.11

  example "the base itself is under enemy control"
    given
      board 3220 to 3232
      unit u: polish, infantry, at 3228
      unit e: german, light_artillery, gunfire 1, at 3221
      unit f: german, infantry, at 3221
      hex 3222: polish_base
    ask is supply_line(u)
    expect no by 14.12

  example "the only way is under enemy control"
    given
      board 3220 to 3232
      unit u: polish, infantry, at 3228
      unit e: german, infantry, at 3225
      hex 3222: polish_base
    ask is supply_line(u)
    expect no by 14.12

  example "enemy aircraft over the way"
    given
      unit u: polish, infantry, at 3228
      unit p: german, air, strength 2, at 3227
    ask may trace(u, 3228, 3227)
    expect yes by 14.11

[14.13] Friends keep the line open
  | An enemy zone does not block a hex on which a friendly unit stands.
  was mlawa:14.13
  except 14.12/zone on trace(U, _, B) when at(F) = B and side(F) = side(U)

  example "a friend on the hex"
    given
      unit u: polish, infantry, at 3228
      unit f: polish, infantry, at 3227
      unit e: german, infantry, at 3226
    ask may trace(u, 3228, 3227)
    expect yes by 14.11

  example "an ally on the hex"
    given
      unit u: german, infantry, at 3228
      unit f: slovak, infantry, at 3227
      unit e: polish, infantry, at 3226
    ask may trace(u, 3228, 3227)
    expect yes by 14.11

  example "a friend does not bridge the river"
    given
      unit u: polish, infantry, at 3228
      unit f: polish, infantry, at 3227
      unit e: german, infantry, at 3226
      edge 3228 3227: river
    ask may trace(u, 3228, 3227)
    expect no by 14.12

[14.14] German bases
  | Every city in Germany supplies the Germans. Where their allies are supplied no clause says.
  was mlawa:14.14
  given country(hex H) -> nation "{H} [lies|does not lie] on {nation} soil"
  define supply_base(U, H) when U is german and H is city and country(H) = german
  dispute w39-14.14a "where Soviets, Lithuanians and Slovaks are supplied"
    reading a "as the Germans, in whose phases they act"
      define supply_base(U, H) when U is soviet or lithuanian or slovak and H is city and country(H) = german
    reading b "the book names no base of theirs, so they have none"

  example "a city in Germany"
    given
      unit u: german, infantry, at 3228
      hex 3222: city, country german
    ask is supply_base(u, 3222)
    expect yes by 14.14

  example "a city in Poland"
    given
      unit u: german, infantry, at 3228
      hex 3222: city, country polish
    ask is supply_base(u, 3222)
    expect no

  example "a Soviet regiment and a German city"
    given
      unit u: soviet, infantry, at 3228
      hex 3222: city, country german
    ask is supply_base(u, 3222)
    expect disputed by 14.14

  example "a German town"
    given
      unit u: german, infantry, at 3228
      hex 3222: town, country german
    ask is supply_base(u, 3222)
    expect no

[14.15] Polish bases
  | The scenario names the bases of the Poles. None of those printed does, so whoever sets up the position says which.
  was mlawa:14.15
  defect w39-R13 "none of the printed scenarios names one: the position has to say it"
  given polish_base(hex H) "the scenario [names|does not name] {H} a Polish supply base"
  define supply_base(U, H) when U is polish and polish_base(H)

  example "a base of the scenario"
    given
      unit u: polish, infantry, at 3228
      hex 3222: polish_base
    ask is supply_base(u, 3222)
    expect yes by 14.15

  example "it is no use to the Germans"
    given
      unit u: german, infantry, at 3228
      hex 3222: polish_base
    ask is supply_base(u, 3222)
    expect no

[14.16] In supply
  | Only a unit with a supply line is in supply.
  was mlawa:14.16
  derived supplied(unit U) "{U} [is|is not] in supply"
  define supplied(U) when supply_line(U)

  example "a line to the base"
    given
      board 3020 to 3535
      unit u: polish, infantry, at 3228
      hex 3222: polish_base
    ask is supplied(u)
    expect yes by 14.16

  example "cut off"
    given
      board 3220 to 3232
      unit u: polish, infantry, at 3228
      unit e: german, infantry, at 3225
      hex 3222: polish_base
    ask is supplied(u)
    expect no

[14.17] Stationary fortifications
  | A unit in stationary fortifications is in supply whatever happens.
  define supplied(U) when at(U) = H and fortress(H)

  example "cut off in a fortress"
    given
      board 3020 to 3535
      unit u: polish, infantry, at 3228
      hex 3228: fortress
    ask is supplied(u)
    expect yes by 14.17

[14.5] Polish cities behind the lines
  commentary "why towns in the rear cut supply; 14.51 is the rule"

[14.51] Towns that nobody secures
  | A city or town in Poland with no German unit within five hexes cuts the German supply line; headquarters do not count.
  see 14.12
  figure guard_range = 5 in hexes
  derived unsecured(hex H) "{H} [is|is not] a Polish town that no German unit secures"
  define unsecured(H) when H is city or town and country(H) = polish
    unless G is german and G is not hq or air and distance(at(G), H) <= guard_range

  dispute w39-A33 "which lines such a town cuts"
    reading a preferred "those that run through it"
      forbid trace(U, _, B) when U is german and unsecured(B)
    reading b "those that come within its five hexes"
      forbid trace(U, _, B) when U is german and unsecured(H) and distance(H, B) <= guard_range
    reading c "all of them"
      forbid trace(U, _, _) when U is german and unsecured(_)

  example "the town is far behind"
    given
      unit u: german, infantry, at 3228
      hex 3222: town, country polish
    ask is unsecured(3222)
    expect yes by 14.51

  example "a regiment five hexes off secures it"
    given
      unit u: german, infantry, at 3228
      hex 3223: town, country polish
    ask is unsecured(3223)
    expect no

  example "a headquarters does not"
    given
      unit q: german, hq, at 3224
      hex 3222: city, country polish
    ask is unsecured(3222)
    expect yes by 14.51

  example "nor do Soviets"
    given
      unit s: soviet, infantry, at 3223
      hex 3222: city, country polish
    ask is unsecured(3222)
    expect yes by 14.51

  example "a German town needs no guard"
    given
      unit u: german, infantry, at 3228
      hex 3222: town, country german
    ask is unsecured(3222)
    expect no

  example "no line through it"
    given
      unit u: german, infantry, at 3228
      hex 3222: town, country polish
    ask may trace(u, 3223, 3222)
    expect no by 14.51

  example "past it the line is free"
    given
      unit u: german, infantry, at 3228
      hex 3222: town, country polish
    ask may trace(u, 3324, 3323)
    expect yes by 14.11

  example "a Polish line is not troubled"
    given
      unit u: polish, infantry, at 3228
      hex 3222: town, country polish
    ask may trace(u, 3223, 3222)
    expect yes by 14.11

  example "aircraft secure no town"
    given
      unit p: german, air, strength 2, at 3222
      hex 3222: town, country polish
    ask is unsecured(3222)
    expect yes by 14.51
