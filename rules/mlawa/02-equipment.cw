[2.0] What is in the box
  as w39:2.0

[2.1] The map
  | The map shows roads of two classes, towns, woods and rivers. Its hexes are named by the vertical and the oblique line that meet
  | in them; the boards of this program count the vertical lines as columns and give each column rows, from the north down.
  see 15.0
  defect mla-2.1 "does not say which way the oblique lines slope: that they fall towards the east is the only way to get all hexes of the set-ups on a sheet of 97 by 68 cm, and as the map shows no row numbers, that of Olsztynek is our first"
  term post_hex "list of places"
  table post_hex(post P) -> hex from "tables/posts.csv"
  # What the players have found on the map goes before the table.
  define post_at(P, H) when named(H, P)
  define post_at(P, H) when post_hex(P) = H
    unless named(_, P)

  example "two steps along an oblique line"
    ask is post_at("12,58", 1206)
    expect yes by 2.1

  example "a town whose hex the scenarios print"
    ask is post_at("Mława", 1917)
    expect yes by 2.1

  example "a town that the players have found"
    given
      hex 2815: named "Chorzele"
    ask which H where post_at("Chorzele", H)
    expect 2815 by 2.1

  example "a town that is named is nowhere else"
    given
      hex 1918: named "Mława"
    ask is post_at("Mława", 1917)
    expect no

  example "a town of which the book prints no hex"
    ask is post_at("Chorzele", 2815)
    expect unknown for post_hex

  example 2.1/ex1 "vertical line 10, oblique line 29: column 10"
    ask which H where post_at("10,29", H)
    expect 1036 by 2.1

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
