book tiny "A tiny game" edition "first" grid flat_top columns_first
[1.1] Attack
  permit attack(U, E) when
