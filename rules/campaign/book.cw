book campaign "Poland Campaign" grid flat_top columns_first
# The text prints four-digit hex numbers and no map: flat-topped hexes numbered column first are our assumption.

sort side = germans, poles
phase german_movement is movement of germans "German Movement Phase"
phase german_combat is combat of germans "German Combat Phase"
phase polish_movement is movement of poles "Polish Movement Phase"
phase polish_combat is combat of poles "Polish Combat Phase"
