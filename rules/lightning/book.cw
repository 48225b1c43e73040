book lightning "Summer Lightning" edition "2015" grid flat_top columns_first
# The map is not part of the text: flat-topped hexes numbered column first are our assumption.

sort side = axis, poles
phase initial_phase is initial "Initial Phase"
phase operations_phase is operations "Operations Phase"  # each chit that is drawn opens a round of it
phase turn_end_phase is ending "Turn End Phase"
