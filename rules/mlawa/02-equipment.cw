[2.2/unit-types] Kinds of units
  | Each side's list names its arms; every kind of artillery in it is an artillery unit.
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
