book tiny "A tiny game" edition "first" grid flat_top columns_first
include "../notes.txt"
[1.1] Nothing
  commentary "nothing"
