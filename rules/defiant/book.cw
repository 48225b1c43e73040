book defiant "Poland Defiant" grid flat_top columns_first
# Hex numbers have four digits; the map is not in the text: flat-topped hexes numbered column first are our assumption.

sort side = germans, poles
phase ground_attack_segment is ground_attack "Ground Attack Segment"
phase interdiction_segment is interdiction "Interdiction Segment"
phase reinforcement_segment is reinforcement "Reinforcement Segment"
phase command_segment is command "Command Segment"
phase movement_segment is movement "Movement Segment"
phase combat_segment is combat "Combat Segment"
phase supply_segment is supply "Supply Segment"
phase air_return_segment is air_return "Air Unit Return Segment"
phase sudden_death_segment is sudden_death "Sudden Death Victory Segment"
phase turn_advance_segment is turn_advance "Turn Advance Segment"
# Command, movement and combat are gone through once for each chit: a round is one chit.
