book tiny "A tiny game" edition "first" grid flat_top columns_first
sort side = red, blue
phase red_move is movement of red "Red moves"
phase blue_move is movement of blue "Blue moves"
sort unit
sort arm = foot, horse
given side(unit U) -> side "{U} [fights|does not fight] for {side}"
given arm(unit U) -> arm "{U} [is|is not] {arm}"
given at(unit U) -> hex "{U} [stands|does not stand] on {hex}"
given strength(unit U) -> number "{U} has {number} points"
given tired(unit U) "{U} [is|is not] tired"
derived close(unit U, unit E) "{U} [is|is not] close to {E}"
action attack(unit U, unit E) "{U} [attack|attacked] {E}"
event rout(unit U) "{U} [run|ran]" drops at(U)
amount power(unit U) "the power of {U}"
[1.1] The clause in question
  dispute tiny-1 "whether the tired attack"
    reading a "they do not"
      forbid attack(U, _) when tired(U)
    reading b "they do"
[1.2] One ruling
  authority errrata "the first"
  settle tiny-1 as a
