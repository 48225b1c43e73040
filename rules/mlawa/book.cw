book mlawa "Fall Weiss 1939" edition "Mława" grid flat_top columns_first
# The book names a hex by a vertical and an oblique line and prints no map. Boards here count columns and rows: 2.1 says which is which.

sort side = germans, poles
phase supply_and_weather is weather "Supply and Weather"
phase german_movement is movement of germans "German Movement"
phase german_digging is digging of germans "German Field Fortification"
phase german_attack is attack of germans "German Attack"
phase polish_counter is counter of poles "Polish Counter-attack"
phase polish_movement is movement of poles "Polish Movement"
phase polish_digging is digging of poles "Polish Field Fortification"
phase polish_attack is attack of poles "Polish Attack"
phase german_counter is counter of germans "German Counter-attack"
