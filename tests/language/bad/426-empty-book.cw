book tiny "A tiny game" edition "first" grid flat_top columns_first
