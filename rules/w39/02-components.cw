[2.0] What is in the box
  commentary "heading"
  was mlawa:2.0

[2.1] The map
  commentary "the map is drawn at 1:250 000, a hex is some 3000 m across and carries a number; no clause works with these figures"
  was mlawa:2.1, mlawa:2.1/scale

[2.2] Counters
  commentary "counters are units or markers; the rows below tell them apart"
  was mlawa:2.2

[2.2/unit-types] Kinds of units
  | Each nation's list names its arms. Light, heavy, horse and motorized artillery, and the plain artillery of the Soviets
  | and Slovaks, are all artillery units wherever a clause says so. Aircraft, trains and transport columns are in no list.
  see 10.0, 18.0, 19.0
  was mlawa:2.2/unit-types
  defect w39-P1 "the German list has no cavalry, though the scenarios set up a German cavalry brigade"
  define guns(U) when U is artillery or light_artillery or heavy_artillery or horse_artillery or motorized_artillery

  example "a horse battery is artillery"
    given
      unit g: polish, horse_artillery
    ask is guns(g)
    expect yes by 2.2/unit-types

  example "machine guns are not"
    given
      unit m: polish, machine_gun
    ask is guns(m)
    expect no

[2.2/info-counters] Markers
  | Six kinds of marker: Retreat, Attack, two levels of Out of Supply, a destroyed bridge, field fortifications. The last
  | says that the unit above it is dug in.
  see 11.11, 20.1
  was mlawa:2.2/aux-counters
  given bridge_down(hex A, hex B) "the bridge between {A} and {B} [is|is not] destroyed" both ways
  define bridged(A, B) when bridge(A, B)
    unless bridge_down(A, B)
  also dug_in "{U} [is|is not] dug in"
  define dug_in(U) when marker(U, field_works)

  example "on a marker for field works"
    given
      unit u: polish, infantry, at 3228, marker field_works
    ask is dug_in(u)
    expect yes by 2.2/info-counters

  example "an Attack counter is no shelter"
    given
      unit u: polish, infantry, at 3228, marker attack_counter
    ask is dug_in(u)
    expect no

  example "a bridge"
    given
      edge 3228 3229: bridge
    ask is bridged(3228, 3229)
    expect yes by 2.2/info-counters

  example "a bridge under a marker for destroyed ones"
    given
      edge 3228 3229: bridge, bridge_down
    ask is bridged(3228, 3229)
    expect no

[2.2/mechanized] Mechanized units
  | For movement, armour, motorized infantry and reconnaissance are mechanized, and so is artillery with 10 MP or more.
  was mlawa:2.2/motorized
  figure mechanized_from = 10 in mp
  define mechanized(U) when guns(U) and movement(U) >= mechanized_from
  dispute w39-A42 "whether slow armour is mechanized"
    reading a preferred "the movement factor belongs to the last item of the list, the artillery"
      define mechanized(U) when U is armour or motorized or recon
    reading b "the movement factor belongs to every arm in the list"
      define mechanized(U) when U is armour or motorized or recon and movement(U) >= mechanized_from

  example "artillery with exactly 10 MP"
    given
      unit g: german, motorized_artillery, movement 10
    ask is mechanized(g)
    expect yes by 2.2/mechanized

  example "horse-drawn artillery"
    given
      unit g: german, light_artillery, movement 9
    ask is mechanized(g)
    expect no

  example "slow tanks"
    given
      unit t: polish, armour, movement 8
    ask is mechanized(t)
    expect yes by 2.2/mechanized

  example "fast tanks, on either reading"
    given
      unit t: german, armour, movement 12
    ask is mechanized(t)
    expect yes by 2.2/mechanized

  example "fast cavalry"
    given
      unit k: polish, cavalry, movement 12
    ask is mechanized(k)
    expect no

[2.2/abbreviations] Names on the counters
  commentary "how unit names are shortened (17/31 is the 17th regiment of the 31st division)"
  was mlawa:2.2/abbreviations

[2.2/unit-size] Size symbols
  commentary "I to XX stand for company, battalion, regiment, brigade and division; no clause asks for the size"
  was mlawa:2.2/unit-size

[2.2/strength] Strength points
  commentary "what a strength point stands for; the clauses of combat use the figure itself"
  was mlawa:2.2/strength

[2.2/fire-modifier] Fire modifier
  commentary "a decimal printed on artillery counters only; chapter 9 uses it, and chapter 10 reads an air counter's strength so"
  see 9.12, 10.11
  was mlawa:2.2/fire-modifier

[2.2/range] Range of artillery
  | Every artillery unit reaches 3 hexes and no farther: beyond them it neither fires nor supports an attack. One unit in
  | range among those attacked is enough for support (9.21).
  see 9.21, 9.33
  was mlawa:2.2/range
  figure gun_range = 3 in hexes
  derived in_range(unit G, unit E) "{E} [is|is not] within the range of {G}"
  define in_range(G, E) when guns(G) and at(G) = A and at(E) = B and distance(A, B) <= gun_range
  forbid fire(G, E) when guns(G) unless in_range(G, E)
  forbid attack_support(X, G) when guns(G) unless target(X, E) and in_range(G, E)

  example "three hexes away"
    given
      unit g: german, light_artillery, at 3228
      unit u: polish, infantry, at 3231
    ask is in_range(g, u)
    expect yes by 2.2/range

  example "four hexes away"
    given
      unit g: german, heavy_artillery, at 3228
      unit u: polish, infantry, at 3232
    ask is in_range(g, u)
    expect no

  example "fire at four hexes"
    given
      unit g: german, light_artillery, at 3228
      unit u: polish, infantry, at 3232
      phase = german_attack
    ask may fire(g, u)
    expect no by 2.2/range

  example "support for an attack four hexes away"
    given
      unit g: german, light_artillery, gunfire 1, at 3228
      unit a: german, infantry, strength 6, at 3231
      unit u: polish, infantry, strength 3, at 3232
      battle x: attacker a, target u, attack_support g
      phase = german_attack
    ask may attack_support(x, g)
    expect no by 2.2/range

  example "one of the two attacked is in range"
    given
      unit g: german, light_artillery, gunfire 1, at 3228
      unit a: german, infantry, strength 6, at 3332
      unit u: polish, infantry, strength 3, at 3231
      unit v: polish, infantry, strength 3, at 3232
      battle x: attacker a, target u + v, attack_support g
      phase = german_attack
    ask may attack_support(x, g)
    expect yes by 3.1/phase-4 not by 2.2/range

[2.2/movement-factor] Movement points
  commentary "the pool of points a unit pays its way from; chapter 4 says how"
  see 4.1, 4.22
  was mlawa:2.2/movement

[2.2/subunit-count] Number of sub-units
  commentary "how many parts a unit may be divided into; chapter 6 says when"
  see 6.1
  was mlawa:2.2/subunit-count

[2.2/counter-faces] Two faces, and the unit charts
  commentary "which face carries what, where strength is written down, and that a division's artillery is one counter"
  see 16.0
  was mlawa:2.2/counter-faces
  defect w39-C18 "the faces are named the other way round in 16.0"

[2.2/glossary] Abbreviations of the rules
  commentary "the short forms for the odds, movement points, strength points and zone of control"

[2.2/rounding] Rounding
  | A fraction of one half or less is dropped, anything above it counts as a whole: the half goes to the defender.
  see 8.4
  amount rounded(number N) "{N} to the nearest whole"
  set rounded(N) = N
  round rounded(N) half down

  example 2.2/rounding/ex1 "exactly one half goes down"
    ask value rounded(2.5)
    expect 2 by 2.2/rounding

  example 2.2/rounding/ex1 "a shade above one half goes up"
    ask value rounded(2.5001)
    expect 3 by 2.2/rounding
