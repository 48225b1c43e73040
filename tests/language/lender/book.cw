book lender "A book that lends its clauses" edition "first"
# For bad/427-*.cw and bad/428-*.cw, which take clauses over from here.

sort side = reds, blues
sort unit
action attack(unit U, unit E) "{U} [attack|attacked] {E}"

[1.1] Attacks
  permit attack(_, _)

[1.2] Not at night
  forbid attack(_, _) when turn = 2

[1.3] Unless by moonlight
  permit attack(_, _) despite 1.2 when turn > 1
