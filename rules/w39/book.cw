book w39 "September 1939" edition "Kock" grid flat_top columns_first
# The book prints no map and no grid: flat-topped hexes numbered column first are our assumption.

sort side = germans, poles
phase weather_phase is weather "Weather"
phase german_movement is movement of germans "German Movement"
phase german_digging is digging of germans "German Field Fortification"
phase german_attack is attack of germans "German Attack"
phase polish_counter is counter of poles "Polish Counter-attack"
phase german_supply is supply of germans "German Supply"
phase polish_movement is movement of poles "Polish Movement"
phase polish_digging is digging of poles "Polish Field Fortification"
phase polish_attack is attack of poles "Polish Attack"
phase german_counter is counter of germans "German Counter-attack"
phase polish_supply is supply of poles "Polish Supply"
