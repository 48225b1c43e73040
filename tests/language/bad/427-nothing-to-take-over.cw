book toy "A Toy War"
sort side = reds, blues
sort unit
action attack(unit U, unit E) "{U} [attack|attacked] {E}"

[1.1] Attacks
  as lender:1.9

[1.2] Counter-attacks
  as lander:1.1
