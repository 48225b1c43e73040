book toy "A Toy War"
sort side = reds, blues
sort unit
action attack(unit U, unit E) "{U} [attack|attacked] {E}"

[1.1] Attacks
  as lender:1.1

[1.2] By moonlight
  as lender:1.3
