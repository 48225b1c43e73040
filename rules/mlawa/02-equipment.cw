[2.0] What is in the box
  as w39:2.0

[2.1] The map
  commentary "the map shows roads of two classes, towns, woods and rivers; a hex is named by the vertical and the oblique line that meet in it, where the boards of this program count columns and rows"

[2.1/ex1] A hex of the map
  commentary "A10, B29 is the hex where vertical line 10 and oblique line 29 meet; no clause works with the lines"

[2.1/scale] Scale
  commentary "a hex is 3000 m across; no clause works with the figure"

[2.2] Counters
  as w39:2.2

[2.2/aux-counters] Markers
  | Six kinds of marker: for units in retreat, on the offensive and destroyed, for two shortages, and for field fortifications. The
  | last says that the unit above it is dug in. A bridge marked as destroyed (20.0) joins nothing.
  as w39:2.2/info-counters
  see 11.11, 20.0
  defect mla-P3 "lists a marker for destroyed units, which no clause uses, and none for the destroyed bridges of 20.0"

[2.2/unit-types] Kinds of units
  | Each side's list names its arms; every kind of artillery in it is an artillery unit.
  defect mla-P4 "motorized infantry is in neither list, though the mechanized units count it among them"
  define guns(U) when U is artillery or heavy_artillery or horse_artillery or motorized_artillery or infantry_artillery

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

[2.2/motorized] Mechanized units
  | Armour, motorized infantry and reconnaissance are mechanized, and so is artillery with 12 MP.
  as w39:2.2/mechanized
  figure mechanized_from = 12 in mp

  example "artillery with exactly 12 MP"
    given
      unit g: german, motorized_artillery, movement 12
    ask is mechanized(g)
    expect yes by 2.2/motorized

  example "artillery with exactly 10 MP"
    given
      unit g: german, motorized_artillery, movement 10
    ask is mechanized(g)
    expect no

[2.2/abbreviations] Names on the counters
  commentary "how unit names are shortened: 17/31 is the 17th regiment of the 31st division, ON a national defence unit, R.B. a rifle battalion"

[2.2/unit-size] Size symbols
  as w39:2.2/unit-size

[2.2/strength] Strength points
  as w39:2.2/strength

[2.2/fire-modifier] Fire modifier
  as w39:2.2/fire-modifier
  see 9.12, 10.11

[2.2/range] Range of artillery
  as w39:2.2/range
  see 9.21, 9.33

  example "three hexes away"
    given
      unit g: german, artillery, gunfire 1, at 3228
      unit u: polish, infantry, at 3231
    ask is in_range(g, u)
    expect yes by 2.2/range

  example "fire at four hexes"
    given
      unit g: german, artillery, gunfire 1, at 3228
      unit u: polish, infantry, at 3232
      phase = german_attack
    ask may fire(g, u)
    expect no by 2.2/range

  example "support for an attack four hexes away"
    given
      unit g: german, artillery, gunfire 1, at 3228
      unit a: german, infantry, strength 6, at 3231
      unit u: polish, infantry, strength 3, at 3232
      battle x: attacker a, target u, attack_support g
      phase = german_attack
    ask may attack_support(x, g)
    expect no by 2.2/range

[2.2/movement] Movement points
  as w39:2.2/movement-factor
  see 4.1, 4.22

[2.2/subunit-count] Number of sub-units
  as w39:2.2/subunit-count
  see 6.1

[2.2/counter-faces] Two faces, and the unit charts
  as w39:2.2/counter-faces
  see 21.0
  defect mla-P5 "the faces are named the other way round in 21.0"

[2.2/merged-armor] Polish armour
  commentary "the tanks of the army Modlin and of the group Narew are one counter each"

[2.2/counter-layout-1] The layout of an artillery counter
  commentary "what stands where on it"
  defect mla-M12 "headed as if it were for armour; the fire modifier on it belongs to artillery alone"

[2.2/counter-layout-2] The layout of the other counters
  commentary "what stands where on them; the number of sub-units is on red"
