[2.1/combat-unit] Combat units
  | A unit whose combat factor is printed without brackets is a combat unit.
  define combat_unit(U) when factor(U) = N and N >= 0
    unless bracketed(U)

  example "an infantry division"
    given
      unit u: polish, infantry, division, factor 3, at 3228
    ask is combat_unit(u)
    expect yes by 2.1/combat-unit

  example "a headquarters prints its factor in brackets"
    given
      unit q: polish, hq, army, factor 1, bracketed, at 3228
    ask is combat_unit(q)
    expect no

[2.1/non-combat-unit] Units that only support
  | A unit with its factor in brackets attacks in company or not at all.
  forbid fight(X) when attacker(X, _)
    unless attacker(X, V) and combat_unit(V)

  example "guns by themselves"
    given
      unit q: german, hq, corps, factor 1, bracketed, at 3227
      unit g: german, artillery, brigade, factor 1, bracketed, at 3228
      unit e: polish, infantry, division, factor 3, at 3229
      battle x: attacker g, defender e
      phase = operations_phase
      did command(q, g) in operations_phase
    ask may fight(x)
    expect no by 2.1/non-combat-unit

[2.2/greater-germany] Greater Germany
  | Germany with Austria, East Prussia, Danzig, Bohemia and Moravia. Slovakia is a country of its own.
  define greater_germany(H) when H is germany or austria or east_prussia or danzig or bohemia_moravia

  example "East Prussia belongs to it"
    given
      hex 3228: east_prussia
    ask is greater_germany(3228)
    expect yes by 2.2/greater-germany

  example "Slovakia does not"
    given
      hex 3228: slovakia
    ask is greater_germany(3228)
    expect no

[2.3/sides] The two sides
  | One player has the Poles. The other has Germans and Slovaks, and the Soviet units when they come.
  define side(U) = poles when U is polish
  define side(U) = axis when U is german or slovakian
  define side(U) = axis when U is soviet
  define enemy(U, E) when side(U) = S and side(E) = T and S != T
  define friendly(U, V) when side(U) = S and side(V) = S
  define enemy_on(U, H) when at(E) = H and enemy(U, E)

  example "a Polish unit"
    given
      unit u: polish, infantry, at 3228
    ask which S where side(u) = S
    expect poles by 2.3/sides

  example "a Slovak unit"
    given
      unit u: slovakian, infantry, at 3228
    ask which S where side(u) = S
    expect axis by 2.3/sides

  example "a Soviet unit is the Axis player's"
    given
      unit u: soviet, cavalry, corps, at 3228
    ask which S where side(u) = S
    expect axis by 2.3/sides

  example "Poles and Slovaks are enemies"
    given
      unit u: polish, infantry, at 3228
      unit e: slovakian, infantry, at 3229
    ask is enemy(u, e)
    expect yes by 2.3/sides

  example "Germans and Slovaks are not"
    given
      unit u: german, infantry, at 3228
      unit e: slovakian, infantry, at 3229
    ask is friendly(u, e)
    expect yes by 2.3/sides

  example "where the enemy stands"
    given
      unit u: polish, infantry, at 3228
      unit e: german, infantry, at 3229
    ask is enemy_on(u, 3229)
    expect yes by 2.3/sides

[2.3/control] Control of towns and cities
  | At first each side holds the places of the countries it sets up in; afterwards whoever last moved a unit through.
  define controls(S, H) when H is town or city and last_through(H) = S
  define controls(S, H) when H is town or city and at(U) = H and side(U) = S  # who stands there came last
  define controls(poles, H) when H is town or city and H is poland
    unless last_through(H) = axis
  define controls(axis, H) when H is town or city and greater_germany(H)
    unless last_through(H) = poles
  define controls(axis, H) when H is town or city and H is slovakia or soviet_union
    unless last_through(H) = poles
  deny controls(S, H) when at(U) = H and side(U) = T and S != T

  example "a Polish town nobody has passed"
    given
      hex 3228: town, poland
    ask is controls(poles, 3228)
    expect yes by 2.3/control

  example "an Axis unit came through last"
    given
      hex 3228: town, poland, last_through axis
    ask is controls(axis, 3228)
    expect yes by 2.3/control

  example "and so the Poles hold it no longer"
    given
      hex 3228: town, poland, last_through axis
    ask is controls(poles, 3228)
    expect no

  example "a headquarters stands in it: that is enough"
    given
      unit q: german, hq, corps, factor 1, bracketed, at 3228
      hex 3228: town, poland
    ask is controls(axis, 3228)
    expect yes by 2.3/control

  example "and what stands there outweighs what the country was"
    given
      unit q: german, hq, corps, factor 1, bracketed, at 3228
      hex 3228: town, poland
    ask is controls(poles, 3228)
    expect no by 2.3/control

  example "a German town is in Axis hands"
    given
      hex 3228: town, germany
    ask is controls(axis, 3228)
    expect yes by 2.3/control

  example "until a Pole passes"
    given
      hex 3228: town, germany, last_through poles
    ask is controls(axis, 3228)
    expect no

  example "a Slovak town likewise"
    given
      hex 3228: town, slovakia
    ask is controls(axis, 3228)
    expect yes by 2.3/control

  example "a Slovak town that a Pole passed"
    given
      hex 3228: town, slovakia, last_through poles
    ask is controls(axis, 3228)
    expect no
