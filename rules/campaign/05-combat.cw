[5.0] Who attacks
  | Enemies on neighbouring hexes after a movement phase are engaged; the side that has just moved is the attacker. Whom an
  | advance brings together is not engaged before the next movement phase.
  see 3.0, 4.1.2
  defect cam-14 "says that the last to move attacks: the side, not a single piece"
  permit attack(U, E) when own_phase(U, combat) and engaged(U, E)
  forbid attack(U, E) when enemy(U, E) and own_phase(E, combat)
  forbid attack(U, _) when did occupy(U, _) this phase
  excuse attack(U, _) when did occupy(U, _) this phase
  derived attacking_side(battle X) -> side "{side} [attack|do not attack] in {X}"
  derived defending_side(battle X) -> side "{side} [defend|do not defend] in {X}"
  define attacking_side(X) = S when attacker(X, U) and side(U) = S
  define defending_side(X) = S when target(X, E) and side(E) = S

  # Our own finding: no defect of the list speaks of it.
  dispute cam-again "whether a unit may attack twice in one combat phase"
    reading once preferred "the phase settles the engagements that moving has brought about (3.0), each of them once"
      forbid attack(U, _) when did attack(U, _) this phase
    reading again "no sentence counts the attacks of a unit"

  example "the side whose combat phase it is"
    given
      unit g: german, infantry, at 1208
      unit p: polish, infantry, at 1209
      phase = german_combat
    ask may attack(g, p)
    expect yes by 5.0

  example "not in the enemy's phase"
    given
      unit g: german, infantry, at 1208
      unit p: polish, infantry, at 1209
      phase = polish_combat
    ask may attack(g, p)
    expect no by 5.0 not by 3.0

  example "an advance engages nobody before the next movement phase"
    given
      unit t: german, armoured, at 1209
      unit p: polish, infantry, at 1210
      did occupy(t, 1209) in german_combat
      phase = german_combat
    ask may attack(t, p)
    expect no by 5.0

  example "a deadlock is not fought again in the same phase"
    given
      unit g: german, infantry, attack_power 3, at 1208
      unit p: polish, infantry, defence_power 1, at 1209
      battle x: attacker g, target p
      did fight(x) in german_combat
      did decide(x, "IMP") in german_combat
      phase = german_combat
    ask may attack(g, p)
    expect no by 5.0

  example "and its duty is done"
    given
      unit g: german, infantry, attack_power 3, at 1208
      unit p: polish, infantry, defence_power 1, at 1209
      battle x: attacker g, target p
      did fight(x) in german_combat
      did decide(x, "IMP") in german_combat
      phase = german_combat
    ask must attack(g, _)
    expect need not by 4.1.2

[5.1] Resolving a battle
  | First the column is found, then the line, then the result is carried out.
  procedure resolution "resolving a battle"

  example "the steps"
    given
      unit g: german, infantry, attack_power 6, at 1208
      unit p: polish, infantry, defence_power 2, at 1209
      battle x: attacker g, target p
    ask how resolution of x
    expect a, b, c, d, e, f, g by 5.1.1/step-1, 5.1.1/step-2, 5.1.1/step-3, 5.1.2, 5.1.3, 5.1.4, 5.1.5

[5.1.1] Force ratio
  commentary "heading; the three steps below work it out"

  example 5.1.1/ex1 "eleven against four"
    given
      unit g: german, infantry, attack_power 11, at 1208
      unit p: polish, infantry, defence_power 4, at 1209
      battle x: attacker g, target p
    ask value force_ratio(x)
    expect 2:1 by 5.1.1/step-3

[5.1.1/step-1] Attack powers
  | The attack powers of all attackers are added up.
  amount attack_total(battle X) in points "the attack power in {X}"
  step a of resolution "add up the attack powers" gives attack_total(X)
  set attack_total(X) = sum(attack_power(U) for U where attacker(X, U))

  example "two divisions"
    given
      unit g: german, infantry, attack_power 5, at 1208
      unit h: german, infantry, attack_power 6, at 1309
      unit p: polish, infantry, defence_power 4, at 1209
      battle x: attacker g + h, target p
    ask value attack_total(x)
    expect 11 by 5.1.1/step-1

[5.1.1/step-2] Defence powers
  | The defence powers of all units attacked are added up.
  amount defence_total(battle X) in points "the defence power in {X}"
  step b of resolution "add up the defence powers" gives defence_total(X)
  set defence_total(X) = sum(defence_power(E) for E where target(X, E))

  example "two brigades"
    given
      unit g: german, infantry, attack_power 5, at 1208
      unit p, q: polish, infantry, defence_power 2, at 1209
      battle x: attacker g, target p + q
    ask value defence_total(x)
    expect 4 by 5.1.1/step-2

[5.1.1/step-3] The ratio
  | Attack by defence, the fraction dropped. The table ends at 1-4 and at 9-1, and nothing is said of ratios beyond.
  amount force_ratio(battle X) on odds "the force ratio of {X}"
  step c of resolution "divide and drop the fraction" gives force_ratio(X)
  set force_ratio(X) = odds(attack_total(X), defence_total(X))
    when attack_total(X) >= defence_total(X) and attack_total(X) < defence_total(X) * 10
  round force_ratio(X) down when attack_total(X) >= defence_total(X)

  dispute cam-7 "what dropping the fraction means when the attack is the weaker"
    reading defender preferred "the usual convention; dropping the fraction favours the defender above even odds too"
      set force_ratio(X) = odds(attack_total(X), defence_total(X))
        when attack_total(X) < defence_total(X) and attack_total(X) * 4 >= defence_total(X)
      round force_ratio(X) down when attack_total(X) < defence_total(X)
    reading whole "turned round, the fraction is dropped all the same"
      set force_ratio(X) = odds(attack_total(X), defence_total(X))
        when attack_total(X) < defence_total(X) and attack_total(X) * 5 > defence_total(X)
      round force_ratio(X) up when attack_total(X) < defence_total(X)

  example "three against four"
    given
      unit g: german, infantry, attack_power 3, at 1208
      unit p: polish, infantry, defence_power 4, at 1209
      battle x: attacker g, target p
    ask value force_ratio(x)
    expect 1:2 by 5.1.1/step-3

  example "nine and a half to one is still nine"
    given
      unit g: german, infantry, attack_power 19, at 1208
      unit p: polish, infantry, defence_power 2, at 1209
      battle x: attacker g, target p
    ask value force_ratio(x)
    expect 9:1 by 5.1.1/step-3

  example "ten to one is off the table"
    given
      unit g: german, infantry, attack_power 10, at 1208
      unit p: polish, infantry, defence_power 1, at 1209
      battle x: attacker g, target p
    ask value force_ratio(x)
    expect silent

  example "two against nine is off the table too, unless the fraction is dropped here as well"
    given
      unit g: german, infantry, attack_power 2, at 1208
      unit p: polish, infantry, defence_power 9, at 1209
      battle x: attacker g, target p
    ask value force_ratio(x)
    expect silent

[5.1.1/obs-1] Not before the announcement
  | The attacker may not look at the defence before he has announced his own strength.
  see 6.1/obs-2
  defect cam-23 "speaks of declaring points before checking the defence: the whole strength, air power included (6.1/obs-2)"
  action announce(side S, battle X) "{S} [announce their strength|announced their strength] in {X}"
  action look(side S, battle X)     "{S} [look|looked] at the defence in {X}"
  forbid look(S, X) when attacking_side(X) = S
    unless did announce(S, X) this phase

  example "a glance before"
    given
      unit g: german, infantry, attack_power 3, at 1208
      unit p: polish, infantry, defence_power 4, at 1209
      battle x: attacker g, target p
      phase = german_combat
    ask may look(germans, x)
    expect no by 5.1.1/obs-1

  example "afterwards nothing is said against it"
    given
      unit g: german, infantry, attack_power 3, at 1208
      unit p: polish, infantry, defence_power 4, at 1209
      battle x: attacker g, target p
      did announce(germans, x) in german_combat
      phase = german_combat
    ask may look(germans, x)
    expect silent

[5.1.1/obs-2] No changes afterwards
  | Once the defender has announced his strength, neither side may change anything.
  action alter(side S, battle X) "{S} [change their strength|changed their strength] in {X}"
  forbid alter(_, X) when defending_side(X) = D and did announce(D, X) this phase
  forbid commit(_, X, _) when defending_side(X) = D and did announce(D, X) this phase
  # The dice come after the announcements (5.1.4).
  forbid alter(_, X) when did decide(X, _)
  forbid commit(_, X, _) when did decide(X, _)

  example "the attacker adds a division too late"
    given
      unit g: german, infantry, attack_power 3, at 1208
      unit p: polish, infantry, defence_power 4, at 1209
      battle x: attacker g, target p
      did announce(poles, x) in german_combat
      phase = german_combat
    ask may alter(germans, x)
    expect no by 5.1.1/obs-2

  example "nor do aircraft come too late"
    given
      unit g: german, infantry, attack_power 3, at 1208
      unit p: polish, infantry, defence_power 4, at 1209
      battle x: attacker g, target p
      air_counter = 10
      did announce(poles, x) in german_combat
      phase = german_combat
    ask may commit(germans, x, 5)
    expect no by 5.1.1/obs-2

  example "what the dice have decided is not changed"
    given
      unit g: german, infantry, attack_power 3, at 1208
      unit p: polish, infantry, defence_power 4, at 1209
      battle x: attacker g, target p
      did decide(x, "IMP") in german_combat
      phase = german_combat
    ask may alter(germans, x)
    expect no by 5.1.1/obs-2

  example "nor with aircraft"
    given
      unit g: german, infantry, attack_power 3, at 1208
      unit p: polish, infantry, defence_power 4, at 1209
      battle x: attacker g, target p
      air_counter = 10
      did decide(x, "IMP") in german_combat
      phase = german_combat
    ask may commit(germans, x, 1)
    expect no by 5.1.1/obs-2

  example "until then changes are nobody's business"
    given
      unit g: german, infantry, at 1208
      unit p: polish, infantry, at 1209
      battle x: attacker g, target p
      did announce(germans, x) in german_combat
      phase = german_combat
    ask may alter(germans, x)
    expect silent

[5.1.2] Ground helps the defender
  | The ratio's column is moved to the left by the columns that the defended hex gives; ground never helps the attacker. Nothing
  | is said of defenders on two kinds of ground, nor of columns that lie beyond the table.
  see 5.1.1/step-3, tables/FET
  amount column(battle X) on odds "the column of {X}"
  amount shelter(battle X) in columns "the columns the ground gives the defence in {X}"
  amount shift(battle X) in columns "the columns by which {X} moves to the right"
  amount place(battle X) "the place of the column of {X}, counted from the left"
  derived off_table(battle X) "the column of {X} [lies|does not lie] beyond the table"
  derived crosses(battle X, unit U) "{U} [attacks|does not attack] across a river in {X}"
  step d of resolution "move the column for the ground" gives shelter(X)
  set shelter(X) = ground_columns(H) when target(X, E) and at(E) = H
  set shift(X) = -shelter(X)
  set place(X) = place_of(force_ratio(X)) + shift(X)
  define off_table(X) when place(X) < 1
    or when place(X) > table_columns
  set column(X) = force_ratio(X)
    unless off_table(X)
  add shift(X) to column(X)
  define crosses(X, U) when attacker(X, U) and target(X, E) and at(U) = A and at(E) = B and riverside(A, B)
  limit cover(U, E) to at least columns_of(river) when at(U) = A and at(E) = B and riverside(A, B)

  dispute cam-24 "whether a river helps the defence when only some attackers have to cross it"
    reading some "the river lies before the defender, whoever else attacks"
      limit shelter(X) to at least columns_of(river) when crosses(X, _)
    reading all "as with a fortification (9.0), one attacker from the dry side takes the help away"
      limit shelter(X) to at least columns_of(river)
        when attacker(X, _) and every U where attacker(X, U) has crosses(X, U)

  example "a city moves three to one down to even"
    given
      unit g: german, infantry, attack_power 6, at 1208
      unit p: polish, infantry, defence_power 2, at 1209
      hex 1209: city
      battle x: attacker g, target p
    ask value column(x)
    expect 1:1 by 5.1.2

  example "the attacker's own city does nothing"
    given
      unit g: german, infantry, attack_power 6, at 1208
      unit p: polish, infantry, defence_power 2, at 1209
      hex 1208: city
      battle x: attacker g, target p
    ask value column(x)
    expect 3:1 by 5.1.2

  example "defenders in a city and in the open"
    given
      unit g: german, infantry, attack_power 6, at 1208
      unit p: polish, infantry, defence_power 1, at 1209
      unit q: polish, infantry, defence_power 1, at 1309
      hex 1209: city
      hex 1309: open_ground
      battle x: attacker g, target p + q
    ask value shelter(x)
    expect disputed by 5.1.2

  example "no column is left of 1-4"
    given
      unit g: german, infantry, attack_power 1, at 1208
      unit p: polish, infantry, defence_power 3, at 1209
      hex 1209: city
      battle x: attacker g, target p
    ask value column(x)
    expect silent

  example "nor right of 9-1"
    given
      unit g: german, infantry, attack_power 5, at 1208
      unit h: german, infantry, attack_power 4, at 1210
      unit p: polish, infantry, defence_power 1, at 1209
      battle x: attacker g + h, target p
    ask value column(x)
    expect silent

  example "everybody attacks across the river"
    given
      unit g: german, infantry, attack_power 3, at 1208
      unit h: german, infantry, attack_power 3, at 1309
      unit p: polish, infantry, defence_power 2, at 1209
      hex 1209: forest
      edge 1208 1209: riverside
      edge 1309 1209: riverside
      battle x: attacker g + h, target p
    ask value column(x)
    expect 1:1 by 5.1.2

  example "one of two attacks across the river"
    given
      unit g: german, infantry, attack_power 3, at 1208
      unit h: german, infantry, attack_power 3, at 1309
      unit p: polish, infantry, defence_power 2, at 1209
      hex 1209: forest
      edge 1208 1209: riverside
      battle x: attacker g + h, target p
    ask value column(x)
    expect disputed by 5.1.2

  example "a river between them makes city and forest equal"
    given
      unit g: german, infantry, at 1208
      unit p: polish, infantry, at 1209
      hex 1208: city
      hex 1209: forest
      edge 1208 1209: riverside
    ask is commands(g)
    expect no

[5.1.2/obs-1] Several terrains in one hex
  | Only the terrain with the most columns counts.
  amount ground_columns(hex H) in columns "the columns that the terrain of {H} gives"
  set ground_columns(H) = highest(columns_of(T) for T where terrain(H, T) and T != sea) when terrain(H, _)
  set ground_columns(H) = columns_of(open_ground)
    unless terrain(H, _)

  example "a city in a forest"
    given
      hex 1209: city, forest
    ask value ground_columns(1209)
    expect 2 by 5.1.2/obs-1

  example "a hex of which nothing is said is open ground"
    given
      hex 1208: city
    ask value ground_columns(1209)
    expect 0 by 5.1.2/obs-1

[5.1.2/obs-2] Armour and fortifications
  | Armoured units do not attack through a fortification.
  see 9.0, 9.0/obs-1
  forbid attack(U, E) when U is armoured and at(U) = A and at(E) = B and fortification(A, B)

  dispute cam-12 "what keeps armour from engaging fortifications bars"
    reading through preferred "a fortification works by the direction of the attack"
    reading at_all "units in a fortified hex are not attacked by armour from any side"
      forbid attack(U, E) when U is armoured and at(E) = B and fortification(B, _)
    reading contact "to engage is to move next to an enemy (4.1.2): armour may not even move up to the fortification"
      forbid step(U, _, B) when U is armoured and at(E) = A and E is polish and fortification(A, B)

  example "tanks against the bunkers"
    given
      unit t: german, armoured, at 1208
      unit p: polish, infantry, at 1209
      edge 1208 1209: fortification
      phase = german_combat
    ask may attack(t, p)
    expect no by 5.1.2/obs-2

  example "tanks from behind"
    given
      unit t: german, armoured, at 1210
      unit p: polish, infantry, at 1209
      edge 1208 1209: fortification
      phase = german_combat
    ask may attack(t, p)
    expect yes by 5.0

  example "tanks drive up to the bunkers"
    given
      unit t: german, armoured, movement_power 8, at 1207
      unit p: polish, infantry, at 1209
      edge 1208 1209: fortification
      phase = german_movement
    ask may step(t, 1207, 1208)
    expect yes by 4.0

  example "infantry against the bunkers"
    given
      unit g: german, infantry, at 1208
      unit p: polish, infantry, at 1209
      edge 1208 1209: fortification
      phase = german_combat
    ask may attack(g, p)
    expect yes by 5.0

  example "tanks before the bunkers have to attack and may not, and an enemy far away is no way out"
    given
      unit t: german, armoured, at 1208
      unit p: polish, infantry, at 1209
      unit far: polish, infantry, at 2009
      edge 1208 1209: fortification
      phase = german_combat
    ask must attack(t, _)
    expect disputed by 4.1.2, 5.1.2/obs-2

  example "nor is a battle they may not fight"
    given
      unit t: german, armoured, at 1208
      unit p: polish, infantry, at 1209
      unit far: polish, infantry, at 2009
      edge 1208 1209: fortification
      battle x: attacker t, target p
      phase = german_combat
    ask duties of germans
    expect disputed by 4.1.2, 5.1.2/obs-2

  example "one tank division among the attackers, and none may attack so"
    given
      unit g: german, infantry, attack_power 3, at 1208
      unit t: german, armoured, attack_power 5, at 1208
      unit p: polish, infantry, defence_power 2, at 1209
      edge 1208 1209: fortification
      battle x: attacker g + t, target p
      phase = german_combat
    ask may fight(x)
    expect no by 5.1.2/obs-2

[5.1.3] Siege
  | Defenders with no hex to fall back to outside enemy zones are under siege: one column to the right.
  see 5.3
  defect cam-8 "names the terrain table where the combat table is meant"
  figure siege_columns = 1 in columns
  derived way_out(unit U, hex H) "{U} [can|cannot] fall back to {H}"
  derived besieged(unit U)       "{U} [is|is not] under siege"
  step e of resolution "move the column for a siege" gives column(X)
  define way_out(U, H) when at(U) = A and adjacent(A, H)
    unless enemy_zone(U, H)
  define besieged(U) when engaged(U, _)
    unless way_out(U, _)
  add siege_columns to shift(X) when target(X, E) and besieged(E)

  # Our own finding: no defect of the list speaks of it.
  dispute cam-sea "whether the sea is a way out"
    reading open "any hex outside enemy zones will do, though who falls back into the sea is destroyed (5.3.3/obs-2)"
    reading closed "the terrain table bars everybody from the sea, so there is no falling back to it"
      deny way_out(_, H) when H is sea

  example "two enemies on opposite sides close the ring"
    given
      unit g: german, infantry, attack_power 1, at 1208
      unit h: german, infantry, attack_power 1, at 1210
      unit p: polish, infantry, defence_power 1, at 1209
      hex 1209: open_ground
      battle x: attacker g + h, target p
    ask value column(x)
    expect 3:1 by 5.1.3

  example "one enemy leaves a way out"
    given
      unit g: german, infantry, attack_power 2, at 1208
      unit p: polish, infantry, defence_power 1, at 1209
      hex 1209: open_ground
      battle x: attacker g, target p
    ask value column(x)
    expect 2:1 by 5.1.2 not by 5.1.3

  example "the sea in the back"
    given
      unit g: german, infantry, attack_power 2, at 1208
      unit p: polish, marines, defence_power 1, at 1209
      hex 1110, 1210, 1310: sea
      battle x: attacker g, target p
    ask value column(x)
    expect disputed by 5.1.2

  example "far from any enemy"
    given
      unit p: polish, infantry, at 1209
    ask is besieged(p)
    expect no

  example "it is surrounded there all the same"
    given
      unit p: polish, infantry, at 1209
      unit g: german, infantry, at 1208
      unit h: german, infantry, at 1210
      unit k: german, infantry, at 1310
      hex 1209: mountain
      hex 1210: city
      hex 1310: river
      phase = polish_combat
    ask is besieged(p)
    expect yes by 5.1.3

  example "a siege outweighs a wood"
    given
      unit g: german, infantry, attack_power 1, at 1208
      unit h: german, infantry, attack_power 1, at 1210
      unit p: polish, infantry, defence_power 4, at 1209
      hex 1209: forest
      battle x: attacker g + h, target p
    ask value column(x)
    expect 1:2 by 5.1.3, 5.1.2

  example "in the corner of the board one enemy is enough"
    given
      board 0101 to 2625
      unit p: polish, infantry, at 0101
      unit g: german, infantry, at 0201
      phase = german_combat
    ask is besieged(p)
    expect yes by 5.1.3

[5.1.4] The dice
  | The sum of two dice gives the line; the cell where line and column meet is the result.
  see tables/CET
  throw dice(battle X) 2d6 "the two dice of {X}"
  derived outcome(battle X, result R)  "{R} [is|is not] a result of {X}"
  derived came_out(battle X, result R) "{X} [came out|did not come out] as {R}"
  step f of resolution "throw two dice" gives dice(X), outcome(X, _)
  define outcome(X, R) when combat_effects(dice(X), column(X), R)
  # As soon as units fall back or are given up the column would be another: from then on the position has to tell the result.
  define came_out(X, R) when did decide(X, R) this phase
  # What was thrown in an earlier phase is done with.
  derived at_hand(battle X) "{X} [is|is not] a battle of this phase"
  define at_hand(X) when attacking_side(X) = S and own_combat(S)
  deny at_hand(X) when did decide(X, _)
    unless did decide(X, _) this phase
  deny at_hand(X) when did fight(X)
    unless did fight(X) this phase
  define came_out(X, R) when outcome(X, R) and at_hand(X)
    unless did decide(X, _) this phase
  cause decide(X, R) when outcome(X, R) and at_hand(X)
    unless did decide(X, _) this phase

  example 5.1.4/ex1 "a 2 and a 3 make 5"
    given
      unit g: german, infantry, attack_power 2, at 1208
      unit p: polish, infantry, defence_power 1, at 1209
      battle x: attacker g, target p
      dice(x) = 5
    ask which R where outcome(x, R)
    expect "DVB", "ARI" by 5.1.4

  example "before the dice, 2-1"
    given
      unit g: german, infantry, attack_power 2, at 1208
      unit p: polish, infantry, defence_power 1, at 1209
      battle x: attacker g, target p
    ask chances x
    expect 1/18 for "DRB + AVB", 1/9 for "DRI + AVB", 1/6 for "IMP", 2/9 for "DVB + ARI", 5/18 for "DVB + ARB", 1/6 for "DVI + ARI" by 5.1.4

  example "and that is how the battle ends"
    given
      unit g: german, infantry, attack_power 3, at 1208
      unit p: polish, infantry, defence_power 1, at 1209
      battle x: attacker g, target p
      dice(x) = 5
      phase = german_combat
    ask what happens
    expect decide(x, "IMP") by 5.1.4

  example "the dice alone send the attacker back"
    given
      unit g: german, infantry, attack_power 2, at 1208
      unit p: polish, infantry, defence_power 1, at 1209
      battle x: attacker g, target p
      dice(x) = 5
      phase = german_combat
    ask must recoil(g, _, _)
    expect must by 5.1.4, 5.1.5/DVB

  example "before the dice it is open"
    given
      unit g: german, infantry, attack_power 2, at 1208
      unit p: polish, infantry, defence_power 1, at 1209
      battle x: attacker g, target p
      phase = german_combat
    ask must recoil(g, _, _)
    expect unknown for dice

  example "the dice of the turn before decide nothing today"
    given
      unit g: german, infantry, attack_power 2, at 1208
      unit p: polish, infantry, defence_power 1, at 1209
      battle x: attacker g, target p
      dice(x) = 5
      did decide(x, "DVB") in german_combat of turn 1
      did decide(x, "ARI") in german_combat of turn 1
      turn = 2
      phase = german_combat
    ask is came_out(x, "DVB")
    expect no

  example "nor do those of the Germans while the Poles fight"
    given
      unit g: german, infantry, attack_power 2, at 1208
      unit p: polish, infantry, defence_power 1, at 1209
      battle x: attacker g, target p
      dice(x) = 5
      phase = polish_combat
    ask must recoil(g, _, _)
    expect silent

  example "an attack of the turn before does not pay for today"
    given
      unit g: german, infantry, attack_power 2, at 1208
      unit p: polish, infantry, defence_power 1, at 1209
      battle x: attacker g, target p
      dice(x) = 5
      did fight(x) in german_combat of turn 1
      did decide(x, "DVB") in german_combat of turn 1
      did decide(x, "ARI") in german_combat of turn 1
      turn = 2
      phase = german_combat
    ask must attack(g, _)
    expect must by 4.1.2

  example "nor do those of a battle that was fought then"
    given
      unit g: german, infantry, attack_power 2, at 1208
      unit p: polish, infantry, defence_power 1, at 1209
      battle x: attacker g, target p
      dice(x) = 5
      did fight(x) in german_combat of turn 1
      turn = 2
      phase = german_combat
    ask what happens
    expect nothing

[5.1.5] What the results mean
  | A cell has a part for the defence and a part for the attack; each part speaks for itself. A unit that is thrown back goes one
  | hex. Casualties fall on one unit of a side, which its owner picks.
  see 5.3, 7.0
  action bear_defending(battle X, unit E)  "{E} [bear|bore] the casualties of the defence in {X}"
  action bear_attacking(battle X, unit U)  "{U} [bear|bore] the casualties of the attack in {X}"
  action give_up(battle X, unit U)         "{U} [be given up|was given up] in {X}"
  derived beaten(battle X, unit U)         "{U} [has|does not have] to fall back in {X}"
  derived defence_bleeds(battle X)         "the defence [takes|does not take] casualties in {X}"
  derived attack_bleeds(battle X)          "the attack [takes|does not take] casualties in {X}"
  step g of resolution "carry out the result"
  require recoil(U, _, _) when beaten(_, U) and at(U) = _
    unless may_go_off(U)
  require recoil(U, _, _) or recoil_off(U, east) when may_go_off(U)
  forbid recoil(U, _, _) when did recoil(U, _, _) this phase
  require bear_defending(X, _) when defence_bleeds(X)
  permit bear_defending(X, E) when defence_bleeds(X) and target(X, E)
  forbid bear_defending(X, E) when did bear_defending(X, F) this phase and target(X, E) and E != F
  require bear_attacking(X, _) when attack_bleeds(X)
  permit bear_attacking(X, U) when attack_bleeds(X) and attacker(X, U)
  forbid bear_attacking(X, U) when did bear_attacking(X, V) this phase and attacker(X, U) and U != V
  cause eliminate(U) when did give_up(_, U) this phase and at(U) = _
  cause eliminate(U) when did pay(_, U) this phase and at(U) = _
  define hurt(U) when did bear_defending(_, U) this phase
    or when did bear_attacking(_, U) this phase

  example "a unit that was given up is eliminated"
    given
      unit g: german, infantry, at 1208
      unit p: polish, infantry, at 1209
      battle x: attacker g, target p
      did decide(x, "DE") in german_combat
      did give_up(x, p) in german_combat
      phase = german_combat
    ask what happens to p
    expect eliminate(p) by 5.1.5

  example "so is one that was paid for a draw"
    given
      unit g: german, infantry, at 1208
      unit p: polish, infantry, at 1209
      battle x: attacker g, target p
      did decide(x, "EMP") in german_combat
      did pay(x, g) in german_combat
      phase = german_combat
    ask what happens to g
    expect eliminate(g) by 5.1.5

  example "whoever is off the board has nowhere to go"
    given
      unit g: german, infantry, at 1208
      unit p: polish, infantry
      battle x: attacker g, target p
      did decide(x, "DRB") in german_combat
      did eliminate(p) in german_combat
      phase = german_combat
    ask must recoil(p, _, _)
    expect silent

  example "one hex and no more"
    given
      unit g: german, infantry, at 1208
      unit p: polish, infantry, at 1210
      battle x: attacker g, target p
      did decide(x, "DRI") in german_combat
      did recoil(p, 1209, 1210) in german_combat
      phase = german_combat
    ask may recoil(p, 1210, 1211)
    expect no by 5.1.5

  example "one defender bears them, not two"
    given
      unit g: german, infantry, at 1208
      unit p, q: polish, infantry, at 1209
      battle x: attacker g, target p + q
      did decide(x, "DRB") in german_combat
      did bear_defending(x, p) in german_combat
      phase = german_combat
    ask may bear_defending(x, q)
    expect no by 5.1.5

  example "one attacker, not two"
    given
      unit g, h: german, infantry, at 1208
      unit p: polish, infantry, at 1209
      battle x: attacker g + h, target p
      did decide(x, "AVB") in german_combat
      did bear_attacking(x, g) in german_combat
      phase = german_combat
    ask may bear_attacking(x, h)
    expect no by 5.1.5

  example "an attacker cannot bear what the defence suffers"
    given
      unit g: german, infantry, at 1208
      unit p: polish, infantry, at 1209
      battle x: attacker g, target p
      did decide(x, "DRB") in german_combat
      phase = german_combat
    ask may bear_defending(x, g)
    expect silent

  example "nor a defender what the attack suffers"
    given
      unit g: german, infantry, at 1208
      unit p: polish, infantry, at 1209
      battle x: attacker g, target p
      did decide(x, "ARB") in german_combat
      phase = german_combat
    ask may bear_attacking(x, p)
    expect silent

  example "it has to go over the edge or onto the board"
    given
      board 0101 to 2625
      unit p: polish, infantry, at 2609
      hex 2609: map_edge east
      unit a: german, infantry, at 2608
      unit b: german, infantry, at 2610
      unit c: german, infantry, at 2509
      unit d: german, infantry, at 2510
      battle x: attacker a + b, target p
      did decide(x, "DRI") in german_combat
      phase = german_combat
    ask must recoil(p, _, _)
    expect must by 5.1.5

[5.1.5/DE] Defence eliminated
  | One defender of its owner's choice is lost; the others fall back, whatever the circumstances.
  permit give_up(X, E) when target(X, E) and came_out(X, "DE")
  require give_up(X, _) when came_out(X, "DE")
  forbid give_up(X, E) when came_out(X, "DE") and did give_up(X, F) this phase and E != F
  define beaten(X, E) when target(X, E) and came_out(X, "DE") and did give_up(X, _) this phase
    unless did give_up(X, E) this phase

  example "the only defender"
    given
      unit g: german, infantry, at 1208
      unit p: polish, infantry, at 1209
      battle x: attacker g, target p
      did decide(x, "DE") in german_combat
      phase = german_combat
    ask must give_up(x, p)
    expect must by 5.1.5/DE

  example "the defender chooses"
    given
      unit g: german, infantry, at 1208
      unit p, q: polish, infantry, at 1209
      battle x: attacker g, target p + q
      did decide(x, "DE") in german_combat
      phase = german_combat
    ask may give_up(x, q)
    expect yes by 5.1.5/DE

  example "one is enough"
    given
      unit g: german, infantry, at 1208
      unit p, q: polish, infantry, at 1209
      battle x: attacker g, target p + q
      did decide(x, "DE") in german_combat
      did give_up(x, p) in german_combat
      phase = german_combat
    ask may give_up(x, q)
    expect no by 5.1.5/DE

  example "the survivor falls back"
    given
      unit g: german, infantry, at 1208
      unit p, q: polish, infantry, at 1209
      battle x: attacker g, target p + q
      did decide(x, "DE") in german_combat
      did give_up(x, p) in german_combat
      phase = german_combat
    ask must recoil(q, _, _)
    expect must by 5.1.5/DE

  example "the one given up does not fall back"
    given
      unit g: german, infantry, at 1208
      unit p, q: polish, infantry, at 1209
      battle x: attacker g, target p + q
      did decide(x, "DE") in german_combat
      did give_up(x, p) in german_combat
      phase = german_combat
    ask must recoil(p, _, _)
    expect silent

  example "a defender waits for the choice"
    given
      unit g: german, infantry, at 1208
      unit p: polish, infantry, at 1209
      battle x: attacker g, target p
      did decide(x, "DE") in german_combat
      phase = german_combat
    ask must recoil(p, _, _)
    expect silent

[5.1.5/DRB] Defence retreats with casualties
  | All defenders fall back a hex and one of them, its owner's choice, takes casualties.
  define beaten(X, E) when target(X, E) and came_out(X, "DRB")
  define defence_bleeds(X) when came_out(X, "DRB")

  example "falling back"
    given
      unit g: german, infantry, at 1208
      unit p: polish, infantry, at 1209
      battle x: attacker g, target p
      did decide(x, "DRB") in german_combat
      phase = german_combat
    ask must recoil(p, _, _)
    expect must by 5.1.5/DRB

  example "somebody is worn down"
    given
      unit g: german, infantry, at 1208
      unit p: polish, infantry, at 1209
      battle x: attacker g, target p
      did decide(x, "DRB") in german_combat
      phase = german_combat
    ask must bear_defending(x, _)
    expect must by 5.1.5/DRB

  example "the defender picks the unit"
    given
      unit g: german, infantry, at 1208
      unit p, q: polish, infantry, at 1209
      battle x: attacker g, target p + q
      did decide(x, "DRB") in german_combat
      phase = german_combat
    ask may bear_defending(x, q)
    expect yes by 5.1.5/DRB

  example "the attacker stays where he is"
    given
      unit g: german, infantry, at 1208
      unit p: polish, infantry, at 1209
      battle x: attacker g, target p
      did decide(x, "DRB") in german_combat
      phase = german_combat
    ask must recoil(g, _, _)
    expect silent

[5.1.5/DRI] Defence retreats intact
  | All defenders fall back a hex.
  define beaten(X, E) when target(X, E) and came_out(X, "DRI")

  example "falling back unhurt"
    given
      unit g: german, infantry, at 1208
      unit p: polish, infantry, at 1209
      battle x: attacker g, target p
      did decide(x, "DRI") in german_combat
      phase = german_combat
    ask must recoil(p, _, _)
    expect must by 5.1.5/DRI

[5.1.5/DVB] Defence wins with casualties
  | All attackers fall back a hex and one defender, its owner's choice, takes casualties.
  define beaten(X, U) when attacker(X, U) and came_out(X, "DVB")
  define defence_bleeds(X) when came_out(X, "DVB")

  example "the attacker goes back"
    given
      unit g: german, infantry, at 1208
      unit p: polish, infantry, at 1209
      battle x: attacker g, target p
      did decide(x, "DVB") in german_combat
      phase = german_combat
    ask must recoil(g, _, _)
    expect must by 5.1.5/DVB

  example "the winner is worn down"
    given
      unit g: german, infantry, at 1208
      unit p: polish, infantry, at 1209
      battle x: attacker g, target p
      did decide(x, "DVB") in german_combat
      phase = german_combat
    ask must bear_defending(x, p)
    expect must by 5.1.5/DVB

  example "the defender stays where he is"
    given
      unit g: german, infantry, at 1208
      unit p: polish, infantry, at 1209
      battle x: attacker g, target p
      did decide(x, "DVB") in german_combat
      phase = german_combat
    ask must recoil(p, _, _)
    expect silent

[5.1.5/DVI] Defence wins intact
  | All attackers fall back a hex.
  define beaten(X, U) when attacker(X, U) and came_out(X, "DVI")

  example "thrown back"
    given
      unit g: german, infantry, at 1208
      unit p: polish, infantry, at 1209
      battle x: attacker g, target p
      did decide(x, "DVI") in german_combat
      phase = german_combat
    ask must recoil(g, _, _)
    expect must by 5.1.5/DVI

[5.1.5/AVI] Attack wins intact
  | The defenders are driven from their hex, and the attackers may take it or leave it.
  see 5.2, 9.0
  action occupy(unit U, hex H) "{U} [occupy|occupied] {H}"
  derived won(battle X) "the attack [has|has not] won {X}"
  given stood(battle X, unit E) -> hex "{E} [stood|did not stand] on {hex} when {X} began"
  derived emptied(battle X, hex H) "the defenders [have|have not] left {H} in {X}"
  define won(X) when came_out(X, "AVI")
  define emptied(X, H) when target(X, E) and did recoil(E, H, _) this phase
    or when target(X, E) and did give_up(X, E) this phase and at(E) = H
  # Who was removed, or fell back over the edge, stands nowhere: the players know where it stood.
  define emptied(X, H) when target(X, E) and stood(X, E) = H
    unless at(E) = H
  permit occupy(U, H) when won(X) and attacker(X, U) and emptied(X, H)
  forbid occupy(U, _) when did occupy(U, _) this phase
  excuse occupy(U, _) when won(X) and attacker(X, U)

  # In the table AVI and AVB stand beside DRI, DRB and DE only: the readings part where 9.0 releases from DRI and DRB.
  dispute cam-11 "whether the attacker's part of a result drives the defenders back by itself"
    reading pairs preferred "a result is a pair, and the defender's part says what the defender does"
    reading alone "the wording for a won attack has the defenders fall back, save under DE, and 9.0 does not name it"
      except 9.0 on beaten(X, _) when won(X)

  example "the empty hex is open to the winner"
    given
      unit g: german, infantry, at 1208
      unit p: polish, infantry, at 1210
      battle x: attacker g, target p
      did decide(x, "DRI") in german_combat
      did decide(x, "AVI") in german_combat
      did recoil(p, 1209, 1210) in german_combat
      phase = german_combat
    ask may occupy(g, 1209)
    expect yes by 5.1.5/AVI

  example "so is that of a lone defender who was given up"
    given
      unit g: german, infantry, at 1208
      unit p: polish, infantry, at 1209
      battle x: attacker g, target p
      did decide(x, "DE") in german_combat
      did decide(x, "AVI") in german_combat
      did give_up(x, p) in german_combat
      phase = german_combat
    ask may occupy(g, 1209)
    expect yes by 5.1.5/AVI

  example "and that of one who was taken from the board already"
    given
      unit g: german, infantry, at 1208
      unit p: polish, infantry
      battle x: attacker g, target p
      stood(x, p) = 1209
      did decide(x, "DE") in german_combat
      did decide(x, "AVI") in german_combat
      did give_up(x, p) in german_combat
      did eliminate(p) in german_combat
      phase = german_combat
    ask may occupy(g, 1209)
    expect yes by 5.1.5/AVI

  example "or who went over the eastern edge"
    given
      unit g: german, infantry, at 2608
      unit p: polish, infantry
      hex 2609: map_edge east
      battle x: attacker g, target p
      stood(x, p) = 2609
      did decide(x, "DRI") in german_combat
      did decide(x, "AVI") in german_combat
      did recoil_off(p, east) in german_combat
      phase = german_combat
    ask may occupy(g, 2609)
    expect yes by 5.1.5/AVI

  example "not while it stands there"
    given
      unit g: german, infantry, at 1208
      unit p: polish, infantry, at 1209
      battle x: attacker g, target p
      stood(x, p) = 1209
      did decide(x, "DRI") in german_combat
      did decide(x, "AVI") in german_combat
      phase = german_combat
    ask is emptied(x, 1209)
    expect no

  example "he need not take it"
    given
      unit g: german, infantry, at 1208
      unit p: polish, infantry, at 1210
      battle x: attacker g, target p
      did decide(x, "DRI") in german_combat
      did decide(x, "AVI") in german_combat
      did recoil(p, 1209, 1210) in german_combat
      phase = german_combat
    ask must occupy(g, 1209)
    expect need not by 5.1.5/AVI

  example "of two hexes that were given up it takes one"
    given
      unit g: german, infantry, at 1209
      unit p: polish, infantry, at 1210
      unit q: polish, infantry, at 1410
      battle x: attacker g, target p + q
      did decide(x, "DRI") in german_combat
      did decide(x, "AVI") in german_combat
      did recoil(p, 1209, 1210) in german_combat
      did recoil(q, 1309, 1410) in german_combat
      did occupy(g, 1209) in german_combat
      phase = german_combat
    ask may occupy(g, 1309)
    expect no by 5.1.5/AVI

  example "a bystander does not move in"
    given
      unit g: german, infantry, at 1208
      unit p: polish, infantry, at 1210
      unit k: german, infantry, at 1108
      battle x: attacker g, target p
      did decide(x, "DRI") in german_combat
      did decide(x, "AVI") in german_combat
      did recoil(p, 1209, 1210) in german_combat
      phase = german_combat
    ask may occupy(k, 1209)
    expect no by 5.2

  example "after a draw nobody has won, and the hex stays empty"
    given
      unit g: german, infantry, attack_power 3, at 1208
      unit k: german, infantry, attack_power 5, at 1308
      unit p: polish, infantry, defence_power 2
      battle x: attacker g + k, target p
      did decide(x, "EMP") in german_combat
      did give_up(x, p) in german_combat
      did eliminate(p) in german_combat
      did pay(x, g) in german_combat
      phase = german_combat
    ask may occupy(k, 1209)
    expect no by 5.2

  example "behind a fortification the two readings part"
    given
      unit g: german, infantry, at 1208
      unit p: polish, infantry, at 1209
      edge 1208 1209: fortification
      battle x: attacker g, target p
      did decide(x, "DRI") in german_combat
      did decide(x, "AVI") in german_combat
      phase = german_combat
    ask must recoil(p, _, _)
    expect need not by 9.0

[5.1.5/AVB] Attack wins with casualties
  | As AVI, but one attacker of its owner's choice takes casualties.
  define won(X) when came_out(X, "AVB")
  define attack_bleeds(X) when came_out(X, "AVB")

  example "the price of winning"
    given
      unit g: german, infantry, at 1208
      unit p: polish, infantry, at 1209
      battle x: attacker g, target p
      did decide(x, "DRI") in german_combat
      did decide(x, "AVB") in german_combat
      phase = german_combat
    ask must bear_attacking(x, _)
    expect must by 5.1.5/AVB

  example "the attacker picks the unit"
    given
      unit g, h: german, infantry, at 1208
      unit p: polish, infantry, at 1209
      battle x: attacker g + h, target p
      did decide(x, "DRI") in german_combat
      did decide(x, "AVB") in german_combat
      phase = german_combat
    ask may bear_attacking(x, h)
    expect yes by 5.1.5/AVB

  example "the hex is open here too"
    given
      unit g: german, infantry, at 1208
      unit p: polish, infantry, at 1210
      battle x: attacker g, target p
      did decide(x, "DRI") in german_combat
      did decide(x, "AVB") in german_combat
      did recoil(p, 1209, 1210) in german_combat
      phase = german_combat
    ask may occupy(g, 1209)
    expect yes by 5.1.5/AVB

  example "and may be left alone"
    given
      unit g: german, infantry, at 1208
      unit p: polish, infantry, at 1210
      battle x: attacker g, target p
      did decide(x, "DRI") in german_combat
      did decide(x, "AVB") in german_combat
      did recoil(p, 1209, 1210) in german_combat
      phase = german_combat
    ask must occupy(g, 1209)
    expect need not by 5.1.5/AVB

[5.1.5/ARI] Attack retreats intact
  | All attackers fall back a hex.
  define beaten(X, U) when attacker(X, U) and came_out(X, "ARI")

  example "back to the start line"
    given
      unit g: german, infantry, at 1208
      unit p: polish, infantry, at 1209
      battle x: attacker g, target p
      did decide(x, "ARI") in german_combat
      phase = german_combat
    ask must recoil(g, _, _)
    expect must by 5.1.5/ARI

[5.1.5/ARB] Attack retreats with casualties
  | All attackers fall back a hex and one of them, its owner's choice, takes casualties.
  define beaten(X, U) when attacker(X, U) and came_out(X, "ARB")
  define attack_bleeds(X) when came_out(X, "ARB")

  example "back again"
    given
      unit g: german, infantry, at 1208
      unit p: polish, infantry, at 1209
      battle x: attacker g, target p
      did decide(x, "ARB") in german_combat
      phase = german_combat
    ask must recoil(g, _, _)
    expect must by 5.1.5/ARB

  example "and worn down"
    given
      unit g: german, infantry, at 1208
      unit p: polish, infantry, at 1209
      battle x: attacker g, target p
      did decide(x, "ARB") in german_combat
      phase = german_combat
    ask must bear_attacking(x, g)
    expect must by 5.1.5/ARB

[5.1.5/AE] Attack eliminated
  | All attackers fall back a hex and one of them, its owner's choice, is lost.
  permit give_up(X, U) when attacker(X, U) and came_out(X, "AE")
  require give_up(X, _) when came_out(X, "AE")
  forbid give_up(X, U) when came_out(X, "AE") and did give_up(X, V) this phase and U != V
  define beaten(X, U) when attacker(X, U) and came_out(X, "AE")
    unless did give_up(X, U) this phase

  example "one attacker is lost"
    given
      unit g: german, infantry, at 1208
      unit p: polish, infantry, at 1209
      battle x: attacker g, target p
      did decide(x, "AE") in german_combat
      phase = german_combat
    ask must give_up(x, g)
    expect must by 5.1.5/AE

  example "the attacker chooses"
    given
      unit g, h: german, infantry, at 1208
      unit p: polish, infantry, at 1209
      battle x: attacker g + h, target p
      did decide(x, "AE") in german_combat
      phase = german_combat
    ask may give_up(x, h)
    expect yes by 5.1.5/AE

  example "no second one"
    given
      unit g, h: german, infantry, at 1208
      unit p: polish, infantry, at 1209
      battle x: attacker g + h, target p
      did decide(x, "AE") in german_combat
      did give_up(x, g) in german_combat
      phase = german_combat
    ask may give_up(x, h)
    expect no by 5.1.5/AE

  example "the other goes back"
    given
      unit g, h: german, infantry, at 1208
      unit p: polish, infantry, at 1209
      battle x: attacker g + h, target p
      did decide(x, "AE") in german_combat
      did give_up(x, g) in german_combat
      phase = german_combat
    ask must recoil(h, _, _)
    expect must by 5.1.5/AE

  example "the one that is lost does not fall back"
    given
      unit g: german, infantry, at 1208
      unit p: polish, infantry, at 1209
      battle x: attacker g, target p
      did decide(x, "AE") in german_combat
      did give_up(x, g) in german_combat
      phase = german_combat
    ask must recoil(g, _, _)
    expect silent

  example "who won another battle beside them does not go back"
    given
      unit g, h: german, infantry, at 1208
      unit p: polish, infantry, at 1209
      unit q: polish, infantry, at 1308
      battle x: attacker g, target p
      battle y: attacker h, target q
      did decide(x, "AE") in german_combat
      did decide(y, "AVI") in german_combat
      did decide(y, "DRI") in german_combat
      phase = german_combat
    ask must recoil(h, _, _)
    expect silent

[5.1.5/EMP] Draw
  | The defender gives up one unit or more; the attacker gives up at least as much attack power as defence power was lost.
  | The defenders that are left fall back.
  defect cam-18 "does not fix who gives up first; the sum the attacker owes makes it the defender"
  amount debt(battle X) in points "the attack power still to be given up in {X}"
  action pay(battle X, unit U) "{U} [be given up in payment|was given up in payment] in {X}"
  action close(battle X) "{X} [be closed|was closed]"
  permit give_up(X, E) when target(X, E) and came_out(X, "EMP")
  require give_up(X, _) when came_out(X, "EMP")
  set debt(X) = sum(defence_power(E) for E where did give_up(X, E) this phase)
  add -sum(attack_power(U) for U where did pay(X, U) this phase) to debt(X)
  limit debt(X) to at least 0
  permit pay(X, U) when attacker(X, U) and came_out(X, "EMP") and debt(X) > 0
  require pay(X, _) when came_out(X, "EMP") and debt(X) > 0
  forbid close(X) when came_out(X, "EMP") and debt(X) > 0 and attacker(X, U)
    unless did pay(X, U) this phase
  define beaten(X, E) when target(X, E) and came_out(X, "EMP") and did give_up(X, _) this phase
    unless did give_up(X, E) this phase

  example "the defender begins"
    given
      unit g: german, infantry, attack_power 2, at 1208
      unit p: polish, infantry, defence_power 3, at 1209
      battle x: attacker g, target p
      did decide(x, "EMP") in german_combat
      phase = german_combat
    ask may give_up(x, p)
    expect yes by 5.1.5/EMP

  example "he cannot refuse"
    given
      unit g: german, infantry, attack_power 2, at 1208
      unit p: polish, infantry, defence_power 3, at 1209
      battle x: attacker g, target p
      did decide(x, "EMP") in german_combat
      phase = german_combat
    ask must give_up(x, p)
    expect must by 5.1.5/EMP

  example "he may give up more than one"
    given
      unit g: german, infantry, attack_power 2, at 1208
      unit p, q: polish, infantry, defence_power 3, at 1209
      battle x: attacker g, target p + q
      did decide(x, "EMP") in german_combat
      did give_up(x, p) in german_combat
      phase = german_combat
    ask may give_up(x, q)
    expect yes by 5.1.5/EMP

  example "the attacker waits until he knows the price"
    given
      unit g: german, infantry, attack_power 2, at 1208
      unit p: polish, infantry, defence_power 3, at 1209
      battle x: attacker g, target p
      did decide(x, "EMP") in german_combat
      phase = german_combat
    ask may pay(x, g)
    expect silent

  example "then he gives up units too"
    given
      unit g: german, infantry, attack_power 2, at 1208
      unit p: polish, infantry, defence_power 3, at 1209
      battle x: attacker g, target p
      did decide(x, "EMP") in german_combat
      did give_up(x, p) in german_combat
      phase = german_combat
    ask may pay(x, g)
    expect yes by 5.1.5/EMP

  example "because he has to"
    given
      unit g: german, infantry, attack_power 2, at 1208
      unit p: polish, infantry, defence_power 3, at 1209
      battle x: attacker g, target p
      did decide(x, "EMP") in german_combat
      did give_up(x, p) in german_combat
      phase = german_combat
    ask must pay(x, _)
    expect must by 5.1.5/EMP

  example "three lost, two paid"
    given
      unit g: german, infantry, attack_power 2, at 1208
      unit h: german, infantry, attack_power 4, at 1208
      unit p: polish, infantry, defence_power 3, at 1209
      battle x: attacker g + h, target p
      did decide(x, "EMP") in german_combat
      did give_up(x, p) in german_combat
      did pay(x, g) in german_combat
      phase = german_combat
    ask value debt(x)
    expect 1 by 5.1.5/EMP

  example "the battle is not over before the debt is paid"
    given
      unit g: german, infantry, attack_power 2, at 1208
      unit h: german, infantry, attack_power 4, at 1208
      unit p: polish, infantry, defence_power 3, at 1209
      battle x: attacker g + h, target p
      did decide(x, "EMP") in german_combat
      did give_up(x, p) in german_combat
      did pay(x, g) in german_combat
      phase = german_combat
    ask may close(x)
    expect no by 5.1.5/EMP

  example "who has nothing left to give owes no more"
    given
      unit g: german, infantry, attack_power 2, at 1208
      unit p: polish, infantry, defence_power 3, at 1209
      battle x: attacker g, target p
      did decide(x, "EMP") in german_combat
      did give_up(x, p) in german_combat
      did pay(x, g) in german_combat
      phase = german_combat
    ask may close(x)
    expect silent

  example "paying too much leaves no debt"
    given
      unit g: german, infantry, attack_power 2, at 1208
      unit h: german, infantry, attack_power 4, at 1208
      unit p: polish, infantry, defence_power 3, at 1209
      battle x: attacker g + h, target p
      did decide(x, "EMP") in german_combat
      did give_up(x, p) in german_combat
      did pay(x, h) in german_combat
      phase = german_combat
    ask value debt(x)
    expect 0 by 5.1.5/EMP

  example "the defender that is left falls back"
    given
      unit g: german, infantry, attack_power 2, at 1208
      unit p, q: polish, infantry, defence_power 3, at 1209
      battle x: attacker g, target p + q
      did decide(x, "EMP") in german_combat
      did give_up(x, p) in german_combat
      phase = german_combat
    ask must recoil(q, _, _)
    expect must by 5.1.5/EMP

  example "of two that were given up neither does"
    given
      unit g: german, infantry, attack_power 2, at 1208
      unit p, q: polish, infantry, defence_power 3, at 1209
      battle x: attacker g, target p + q
      did decide(x, "EMP") in german_combat
      did give_up(x, p) in german_combat
      did give_up(x, q) in german_combat
      phase = german_combat
    ask must recoil(q, _, _)
    expect silent

  example "four points lost, three paid"
    given
      unit g: german, infantry, attack_power 3, at 1208
      unit h: slovak, infantry, attack_power 1, at 1208
      unit k: german, infantry, attack_power 5, at 1308
      unit p: polish, infantry, defence_power 2, at 1209
      unit q: polish, infantry, defence_power 2, at 1209
      battle x: attacker g + h + k, target p + q
      did decide(x, "EMP") in german_combat
      did give_up(x, p) in german_combat
      did give_up(x, q) in german_combat
      did pay(x, g) in german_combat
      phase = german_combat
    ask value debt(x)
    expect 1 by 5.1.5/EMP

[5.1.5/IMP] Deadlock
  | Everybody stays where he is.
  forbid recoil(U, _, _) when attacker(X, U) and came_out(X, "IMP")
  forbid recoil(E, _, _) when target(X, E) and came_out(X, "IMP")

  example "the attacker stays"
    given
      unit g: german, infantry, at 1208
      unit p: polish, infantry, at 1209
      battle x: attacker g, target p
      did decide(x, "IMP") in german_combat
      phase = german_combat
    ask may recoil(g, 1208, 1207)
    expect no by 5.1.5/IMP

  example "the defender stays"
    given
      unit g: german, infantry, at 1208
      unit p: polish, infantry, at 1209
      battle x: attacker g, target p
      did decide(x, "IMP") in german_combat
      phase = german_combat
    ask may recoil(p, 1209, 1210)
    expect no by 5.1.5/IMP

[5.2] Advance after combat
  | The winner of an attack may take the hex that was given up and go on from there: motorized units and cavalry two hexes, all
  | others one. It is up to him, and he need not use all of it.
  see 4.1.2, 5.1.5/AVI
  figure swift_hexes = 2 in hexes
  figure other_hexes = 1 in hexes
  action advance(unit U, hex A, hex B) "{U} [advance|advanced] from {A} to {B}"
  derived swift(unit U) "{U} [is|is not] motorized or cavalry"
  amount allowance(unit U) in hexes "the hexes of the advance of {U}"
  amount onward(unit U) in hexes "the hexes that {U} may go beyond the one it took"
  amount gone(unit U) in hexes "the hexes that {U} has gone beyond the one it took"
  define swift(U) when mobility(U) = motorized
    or when U is cavalry
  set allowance(U) = swift_hexes when swift(U)
  set allowance(U) = other_hexes
    unless swift(U)
  set gone(U) = count(A, B where did advance(U, A, B) this phase)
  permit advance(U, A, B) when did occupy(U, _) this phase and at(U) = A and adjacent(A, B) and gone(U) < onward(U)
  excuse advance(U, _, _) when did occupy(U, _) this phase
  otherwise forbid advance, occupy

  dispute cam-9 "whether the hex that was given up counts as the first"
    reading beyond "they are counted from the hex that was given up, and the clause sets them beside taking it"
      set onward(U) = allowance(U)
    reading within "to go on one hex is for some units only, which leaves the others the hex itself"
      set onward(U) = allowance(U) - 1

  example "tanks go on one hex by either reading"
    given
      unit t: german, armoured, at 1209
      did occupy(t, 1209) in german_combat
      phase = german_combat
    ask may advance(t, 1209, 1210)
    expect yes by 5.2

  example "cavalry too"
    given
      unit c: polish, cavalry, at 1209
      did occupy(c, 1209) in polish_combat
      phase = polish_combat
    ask may advance(c, 1209, 1210)
    expect yes by 5.2

  example "a second hex hangs on what is counted"
    given
      unit t: german, armoured, at 1210
      did occupy(t, 1209) in german_combat
      did advance(t, 1209, 1210) in german_combat
      phase = german_combat
    ask may advance(t, 1210, 1211)
    expect disputed by 5.2

  example "a third is too much"
    given
      unit t: german, armoured, at 1211
      did occupy(t, 1209) in german_combat
      did advance(t, 1209, 1210) in german_combat
      did advance(t, 1210, 1211) in german_combat
      phase = german_combat
    ask may advance(t, 1211, 1212)
    expect no by 5.2

  example "whether infantry may go on hangs on the same"
    given
      unit i: german, infantry, at 1209
      did occupy(i, 1209) in german_combat
      phase = german_combat
    ask may advance(i, 1209, 1210)
    expect disputed by 5.2

  example "infantry does not go on two hexes"
    given
      unit i: german, infantry, at 1210
      did occupy(i, 1209) in german_combat
      did advance(i, 1209, 1210) in german_combat
      phase = german_combat
    ask may advance(i, 1210, 1211)
    expect no by 5.2

  example "the winner may stay"
    given
      unit t: german, armoured, at 1209
      did occupy(t, 1209) in german_combat
      phase = german_combat
    ask must advance(t, 1209, 1210)
    expect need not by 5.2

  example "who took no hex does not advance"
    given
      unit t: german, armoured, at 1208
      phase = german_combat
    ask may advance(t, 1208, 1209)
    expect no by 5.2

  example "nor does anybody jump over a hex"
    given
      unit t: german, armoured, at 1209
      did occupy(t, 1209) in german_combat
      phase = german_combat
    ask may advance(t, 1209, 1211)
    expect no by 5.2

[5.3] Falling back
  | Units that have to fall back may not end on an enemy unit nor in an enemy zone. Those that find no hex to go to are lost.
  see 5.1.5
  permit recoil(U, A, B) when beaten(_, U) and at(U) = A and adjacent(A, B)
  forbid recoil(U, _, B) when at(E) = B and enemy(U, E)
  forbid recoil(U, _, B) when enemy_zone(U, B)
  deny way_out(U, H) when at(E) = H and enemy(U, E)
  derived foothold(unit U, hex H) "{U} [finds|does not find] room beside it on {H}"
  define foothold(U, H) when at(U) = A and adjacent(A, H)
    unless at(E) = H and enemy(U, E)
    unless U is armoured and H is mountain
  cause eliminate(U) when beaten(_, U) and at(U) = _
    unless foothold(U, _)
    unless may_go_off(U)
  cause eliminate(U) when did recoil(U, _, B) this phase and at(U) = B and enemy_zone(U, B)
    unless foothold(U, _)
    unless may_go_off(U)

  dispute cam-3 "what becomes of a beaten unit with no free hex"
    reading siege preferred "5.3.3 is the special rule for units under siege"
    reading lost "this clause eliminates whoever cannot fall back to a free hex"
      cause eliminate(U) when beaten(_, U) and besieged(U)
        unless did recoil(U, _, _) this phase
      deny breaks_out(_)

  example "a defender goes to a free hex"
    given
      unit g: german, infantry, at 1208
      unit p: polish, infantry, at 1209
      battle x: attacker g, target p
      did decide(x, "DRI") in german_combat
      phase = german_combat
    ask may recoil(p, 1209, 1210)
    expect yes by 5.3

  example "not into a zone"
    given
      unit g: german, infantry, at 1208
      unit p: polish, infantry, at 1209
      battle x: attacker g, target p
      did decide(x, "DRI") in german_combat
      phase = german_combat
    ask may recoil(p, 1209, 1309)
    expect no by 5.3

  example "not onto an enemy"
    given
      unit g: german, infantry, at 1208
      unit p: polish, infantry, at 1209
      battle x: attacker g, target p
      did decide(x, "DRI") in german_combat
      phase = german_combat
    ask may recoil(p, 1209, 1208)
    expect no by 5.3

  example "surrounded and beaten: the two readings part"
    given
      unit g: german, infantry, at 1208
      unit h: german, infantry, at 1210
      unit p: polish, infantry, at 1209
      battle x: attacker g + h, target p
      did decide(x, "DRI") in german_combat
      phase = german_combat
    ask what happens to p
    expect nothing

  example "enemies all around: nowhere to go by any reading"
    given
      unit a, b: german, infantry, at 1208
      unit c: german, infantry, at 1210
      unit d: german, infantry, at 1309
      unit e: german, infantry, at 1310
      unit f: german, infantry, at 1109
      unit g: german, infantry, at 1110
      unit p: polish, infantry, at 1209
      battle x: attacker a + b, target p
      did decide(x, "DRI") in german_combat
      phase = german_combat
    ask what happens to p
    expect eliminate(p) by 5.3

  example "mountains all around: tanks have nowhere to go"
    given
      unit g: german, infantry, at 1208
      unit t: polish, armoured, at 1209
      hex 1109, 1110, 1210, 1309, 1310: mountain
      battle x: attacker g, target t
      did decide(x, "DRI") in german_combat
      phase = german_combat
    ask what happens to t
    expect eliminate(t) by 5.3

  example "it came as far as one hex, and there is no second"
    given
      unit a: german, infantry, at 0102
      unit b: german, infantry, at 0201
      unit p: polish, infantry, at 0101
      board 0101 to 2625
      did recoil(p, 0202, 0101) in german_combat
      phase = german_combat
    ask what happens to p
    expect eliminate(p) by 5.3

  example "who is not beaten does not fall back"
    given
      unit g: german, infantry, at 1208
      unit p: polish, infantry, at 1209
      battle x: attacker g, target p
      did decide(x, "DRI") in german_combat
      phase = german_combat
    ask may recoil(g, 1208, 1207)
    expect silent

  example "Hungary is a way to fall back"
    given
      unit p: polish, infantry, at 2224
      unit g: german, infantry, at 2223
      hex 2225: country hungary
      battle x: attacker g, target p
      did decide(x, "DRI") in german_combat
      phase = german_combat
    ask may recoil(p, 2224, 2225)
    expect yes by 5.3

  example "enemies all around, but the edge is open"
    given
      board 0101 to 2625
      unit p: polish, infantry, at 2609
      hex 2609: map_edge east
      unit a: german, infantry, at 2608
      unit b: german, infantry, at 2610
      unit c: german, infantry, at 2509
      unit d: german, infantry, at 2510
      battle x: attacker a + b, target p
      did decide(x, "DRI") in german_combat
      phase = german_combat
    ask what happens to p
    expect nothing

[5.3.1] Pushing a unit on
  | Who falls back onto three friends may have one of the units on that hex fall back in its turn, by the same rules, so that three
  | are left.
  see 4.1.1
  action give_way(unit U, hex A, hex B) "{U} [make room|made room] by going from {A} to {B}"
  derived crowded(hex H) "too many units [stand|do not stand] on {H} after a retreat"
  define crowded(H) when did recoil(U, _, H) this phase and at(U) = H and others(U, H) >= stack_limit
    or when did recoil_on(U, _, H) this phase and at(U) = H and others(U, H) >= stack_limit
    or when did give_way(U, _, H) this phase and at(U) = H and others(U, H) >= stack_limit
  permit give_way(U, A, B) when crowded(A) and at(U) = A and adjacent(A, B)
  require give_way(_, H, _) when crowded(H)
  forbid give_way(U, _, B) when at(E) = B and enemy(U, E)
  forbid give_way(U, _, B) when enemy_zone(U, B)
  define fell_back(U, B) when did give_way(U, _, B) this phase

  example "one of the three goes on"
    given
      unit a, b, c, p: polish, infantry, at 1210
      did recoil(p, 1209, 1210) in german_combat
      phase = german_combat
    ask may give_way(a, 1210, 1211)
    expect yes by 5.3.1

  example "somebody has to"
    given
      unit a, b, c, p: polish, infantry, at 1210
      did recoil(p, 1209, 1210) in german_combat
      phase = german_combat
    ask must give_way(_, 1210, _)
    expect must by 5.3.1

  example "a fifth that came on from an enemy zone"
    given
      unit a, b, c, p: polish, infantry, at 1210
      did recoil(p, 1208, 1209) in german_combat
      did recoil_on(p, 1209, 1210) in german_combat
      phase = german_combat
    ask may give_way(p, 1210, 1211)
    expect yes by 5.3.1

  example "the next hex is full as well: the chain goes on"
    given
      unit a, b, c, d: polish, infantry, at 1211
      unit p: polish, infantry, at 1210
      did recoil(p, 1209, 1210) in german_combat
      did give_way(d, 1210, 1211) in german_combat
      phase = german_combat
    ask may give_way(a, 1211, 1212)
    expect yes by 5.3.1

  example "not into an enemy zone"
    given
      unit a, b, c, p: polish, infantry, at 1210
      unit g: german, infantry, at 1212
      did recoil(p, 1209, 1210) in german_combat
      phase = german_combat
    ask may give_way(a, 1210, 1211)
    expect no by 5.3.1

  example "nor onto an enemy"
    given
      unit a, b, c, p: polish, infantry, at 1210
      unit g: german, infantry, at 1211
      did recoil(p, 1209, 1210) in german_combat
      phase = german_combat
    ask may give_way(a, 1210, 1211)
    expect no by 5.3.1

  example "two friends leave room for a third"
    given
      unit a, b, p: polish, infantry, at 1210
      did recoil(p, 1209, 1210) in german_combat
      phase = german_combat
    ask may give_way(a, 1210, 1211)
    expect silent

  example "pushed into the sea"
    given
      unit a: polish, infantry, at 1211
      unit b, c, p: polish, infantry, at 1210
      hex 1211: sea
      did recoil(p, 1209, 1210) in german_combat
      did give_way(a, 1210, 1211) in german_combat
      phase = german_combat
    ask what happens to a
    expect eliminate(a) by 5.3.1, 5.3.3/obs-2

  example "two fall back onto two: the newcomer may be the one to go on"
    given
      unit a, b, p, q: polish, infantry, at 1210
      did recoil(p, 1209, 1210) in german_combat
      did recoil(q, 1209, 1210) in german_combat
      phase = german_combat
    ask may give_way(q, 1210, 1211)
    expect yes by 5.3.1

[5.3.2] Back across a river
  | Armour that falls back across a river takes casualties, and is lost if it took some in the combat. To all others a river does
  | nothing.
  see 4.0, 7.0
  derived waded(unit U) "{U} [fell back|did not fall back] across a river"
  define waded(U) when did recoil(U, A, B) this phase and riverside(A, B)
    or when did recoil_on(U, A, B) this phase and riverside(A, B)
    or when did give_way(U, A, B) this phase and riverside(A, B)
    or when fell_back(U, B) and B is river
  define worn(U) when waded(U) and U is armoured
  cause eliminate(U) when waded(U) and U is armoured and hurt(U) and at(U) = _

  example "tanks over the Vistula"
    given
      unit t: german, armoured, at 1209
      edge 1208 1209: riverside
      did recoil(t, 1208, 1209) in polish_combat
      phase = polish_combat
    ask what happens to t
    expect wear_down(t) by 5.3.2

  example "on the second hex"
    given
      unit t: german, armoured, at 1210
      edge 1209 1210: riverside
      did recoil(t, 1208, 1209) in polish_combat
      did recoil_on(t, 1209, 1210) in polish_combat
      phase = polish_combat
    ask is waded(t)
    expect yes by 5.3.2

  example "making room across a river is falling back across it"
    given
      unit t: polish, armoured, at 1211
      unit b, c, p: polish, infantry, at 1210
      edge 1210 1211: riverside
      did recoil(p, 1209, 1210) in german_combat
      did give_way(t, 1210, 1211) in german_combat
      phase = german_combat
    ask what happens to t
    expect wear_down(t) by 5.3.2

  example "hurt in the combat, out of the ring by a river: lost"
    given
      unit t: polish, armoured, at 1409
      unit g: german, infantry, at 1208
      edge 1309 1409: riverside
      battle x: attacker g, target t
      did bear_defending(x, t) in german_combat
      did recoil(t, 1209, 1309) in german_combat
      did recoil_on(t, 1309, 1409) in german_combat
      phase = german_combat
    ask what happens to t
    expect wear_down(t), eliminate(t) by 5.3.2

  example "a river drawn through the hex"
    given
      unit t: german, armoured, at 1209
      hex 1209: river
      did recoil(t, 1208, 1209) in polish_combat
      phase = polish_combat
    ask what happens to t
    expect wear_down(t) by 5.3.2

  example "tanks that suffered in the combat"
    given
      unit t: german, armoured, at 1209
      unit p: polish, infantry, at 1207
      edge 1208 1209: riverside
      battle x: attacker t, target p
      did bear_attacking(x, t) in german_combat
      did recoil(t, 1208, 1209) in german_combat
      phase = german_combat
    ask what happens to t
    expect wear_down(t), eliminate(t) by 5.3.2

  example "turned over for the combat already, they are lost all the same"
    given
      unit t: german, armoured, reduced, at 1209
      unit p: polish, infantry, at 1207
      edge 1208 1209: riverside
      battle x: attacker t, target p
      did bear_attacking(x, t) in german_combat
      did wear_down(t) in german_combat
      did recoil(t, 1208, 1209) in german_combat
      phase = german_combat
    ask what happens to t
    expect eliminate(t) by 5.3.2

  example "foot soldiers swim"
    given
      unit i: german, infantry, at 1209
      edge 1208 1209: riverside
      did recoil(i, 1208, 1209) in polish_combat
      phase = polish_combat
    ask what happens to i
    expect nothing

  example "foot that suffered in the combat as well"
    given
      unit i: german, infantry, reduced, at 1209
      unit p: polish, infantry, at 1207
      edge 1208 1209: riverside
      battle x: attacker i, target p
      did bear_attacking(x, i) in german_combat
      did wear_down(i) in german_combat
      did recoil(i, 1208, 1209) in german_combat
      phase = german_combat
    ask what happens to i
    expect nothing

[5.3.3] Falling back under siege
  | A unit under siege falls back into an enemy zone, has to go on to a second hex and takes casualties on the way. If that hex
  | lies in an enemy zone too, it is lost.
  see 5.1.3
  action recoil_on(unit U, hex A, hex B) "{U} [fall back further|fell back further] from {A} to {B}"
  derived breaks_out(unit U)       "{U} [has|does not have] to fall back through enemy zones"
  derived fell_back(unit U, hex H) "{U} [fell back|did not fall back] to {H}"
  define fell_back(U, B) when did recoil(U, _, B) this phase
    or when did recoil_on(U, _, B) this phase
  define breaks_out(U) when beaten(_, U) and besieged(U)
  permit recoil(U, A, B) despite 5.3 when breaks_out(U) and at(U) = A and adjacent(A, B)
    unless at(E) = B and enemy(U, E)
  require recoil_on(U, B, _) when did recoil(U, _, B) this phase and at(U) = B and enemy_zone(U, B)
  permit recoil_on(U, B, H) when did recoil(U, _, B) this phase and at(U) = B and enemy_zone(U, B) and adjacent(B, H)
  forbid recoil_on(U, _, H) when at(E) = H and enemy(U, E)
  define worn(U) when did recoil_on(U, _, _) this phase
  cause eliminate(U) when did recoil_on(U, _, B) this phase and at(U) = B and enemy_zone(U, B)

  example "under siege a zone is no bar"
    given
      unit g: german, infantry, at 1208
      unit h: german, infantry, at 1210
      unit p: polish, infantry, at 1209
      battle x: attacker g + h, target p
      did decide(x, "DRI") in german_combat
      phase = german_combat
    ask may recoil(p, 1209, 1309)
    expect yes by 5.3.3

  example "but it may not stay there"
    given
      unit g: german, infantry, at 1208
      unit h: german, infantry, at 1210
      unit p: polish, infantry, at 1309
      did recoil(p, 1209, 1309) in german_combat
      phase = german_combat
    ask must recoil_on(p, _, _)
    expect must by 5.3.3

  example "it may go on to any hex beside it"
    given
      unit g: german, infantry, at 1208
      unit h: german, infantry, at 1210
      unit p: polish, infantry, at 1309
      did recoil(p, 1209, 1309) in german_combat
      phase = german_combat
    ask may recoil_on(p, 1309, 1409)
    expect yes by 5.3.3

  example "but not onto an enemy"
    given
      unit g: german, infantry, at 1208
      unit h: german, infantry, at 1210
      unit p: polish, infantry, at 1309
      did recoil(p, 1209, 1309) in german_combat
      phase = german_combat
    ask may recoil_on(p, 1309, 1210)
    expect no by 5.3.3

  example "the second hex costs casualties"
    given
      unit g: german, infantry, at 1208
      unit h: german, infantry, at 1210
      unit p: polish, infantry, at 1409
      did recoil(p, 1209, 1309) in german_combat
      did recoil_on(p, 1309, 1409) in german_combat
      phase = german_combat
    ask what happens to p
    expect wear_down(p) by 5.3.3

  example "a zone again is the end"
    given
      unit g: german, infantry, at 1208
      unit k: german, infantry, at 1410
      unit p: polish, infantry, at 1409
      did recoil(p, 1209, 1309) in german_combat
      did recoil_on(p, 1309, 1409) in german_combat
      phase = german_combat
    ask what happens to p
    expect wear_down(p), eliminate(p) by 5.3.3

  example "an enemy hex is barred even then"
    given
      unit g: german, infantry, at 1208
      unit h: german, infantry, at 1210
      unit p: polish, infantry, at 1209
      battle x: attacker g + h, target p
      did decide(x, "DRI") in german_combat
      phase = german_combat
    ask may recoil(p, 1209, 1208)
    expect no by 5.3

  example "a unit that was not beaten stays"
    given
      unit g: german, infantry, at 1208
      unit h: german, infantry, at 1210
      unit p: polish, infantry, at 1209
      phase = german_combat
    ask may recoil(p, 1209, 1309)
    expect no by 5.3

  example "outside the zones it may rest"
    given
      unit p: polish, infantry, at 1210
      did recoil(p, 1209, 1210) in german_combat
      phase = german_combat
    ask must recoil_on(p, _, _)
    expect silent

[5.3.3/obs-1] Worn down already
  | A unit under siege that took casualties in the combat itself is lost when it falls back, unless it can go through a hex with
  | friends in it; then the second hex costs nothing more.
  deny worn(U) when hurt(U) and did recoil(U, _, B) this phase and at(F) = B and friend(U, F)
  cause eliminate(U) when hurt(U) and beaten(_, U) and besieged(U) and at(U) = A
    unless did recoil(U, _, _) this phase
    unless adjacent(A, B) and at(F) = B and friend(U, F)
  cause eliminate(U) when hurt(U) and did recoil(U, _, B) this phase and at(U) = B and enemy_zone(U, B)
    unless at(F) = B and friend(U, F)

  example "hurt, surrounded and no friend near: lost at once"
    given
      unit g: german, infantry, at 1208
      unit h: german, infantry, at 1210
      unit p: polish, infantry, reduced, at 1209
      battle x: attacker g + h, target p
      did decide(x, "DRB") in german_combat
      did bear_defending(x, p) in german_combat
      did wear_down(p) in german_combat
      phase = german_combat
    ask what happens to p
    expect eliminate(p) by 5.3.3/obs-1

  example "a friend next door keeps it alive for now"
    given
      unit g: german, infantry, at 1208
      unit h: german, infantry, at 1210
      unit p: polish, infantry, reduced, at 1209
      unit f: polish, infantry, at 1310
      battle x: attacker g + h, target p
      did decide(x, "DRB") in german_combat
      did bear_defending(x, p) in german_combat
      did wear_down(p) in german_combat
      phase = german_combat
    ask what happens to p
    expect nothing

  example "an attacker fares no better"
    given
      unit g: german, infantry, reduced, at 1209
      unit p: polish, infantry, at 1208
      unit q: polish, infantry, at 1210
      battle x: attacker g, target p + q
      did decide(x, "ARB") in german_combat
      did bear_attacking(x, g) in german_combat
      did wear_down(g) in german_combat
      phase = german_combat
    ask what happens to g
    expect eliminate(g) by 5.3.3/obs-1

  example "no friend to go through"
    given
      unit g: german, infantry, at 1208
      unit p: polish, infantry, reduced, at 1309
      battle x: attacker g, target p
      did bear_defending(x, p) in german_combat
      did wear_down(p) in german_combat
      did recoil(p, 1209, 1309) in german_combat
      phase = german_combat
    ask what happens to p
    expect eliminate(p) by 5.3.3/obs-1

  example "through friends, at no further cost"
    given
      unit g: german, infantry, at 1208
      unit f: polish, infantry, at 1309
      unit p: polish, infantry, reduced, at 1409
      battle x: attacker g, target p
      did bear_defending(x, p) in german_combat
      did wear_down(p) in german_combat
      did recoil(p, 1209, 1309) in german_combat
      did recoil_on(p, 1309, 1409) in german_combat
      phase = german_combat
    ask what happens to p
    expect nothing

  example "unhurt in the combat, through friends: the second hex costs as usual"
    given
      unit g: german, infantry, at 1208
      unit f: polish, infantry, at 1309
      unit p: polish, infantry, at 1409
      battle x: attacker g, target p
      did recoil(p, 1209, 1309) in german_combat
      did recoil_on(p, 1309, 1409) in german_combat
      phase = german_combat
    ask what happens to p
    expect wear_down(p) by 5.3.3

  example "hurt, but out of the ring"
    given
      unit g: german, infantry, at 1208
      unit p: polish, infantry, reduced, at 1210
      battle x: attacker g, target p
      did bear_defending(x, p) in german_combat
      did wear_down(p) in german_combat
      did recoil(p, 1209, 1210) in german_combat
      phase = german_combat
    ask what happens to p
    expect nothing

[5.3.3/obs-2] Into the sea
  | A unit that falls back into the sea is destroyed.
  cause eliminate(U) when fell_back(U, B) and at(U) = B and B is sea

  example "a brigade on the coast"
    given
      unit p: polish, marines, at 0701
      hex 0701: sea
      did recoil(p, 0702, 0701) in german_combat
      phase = german_combat
    ask what happens to p
    expect eliminate(p) by 5.3.3/obs-2

  example "driven on into the sea"
    given
      unit p: polish, marines, at 0701
      hex 0701: sea
      did recoil(p, 0703, 0702) in german_combat
      did recoil_on(p, 0702, 0701) in german_combat
      phase = german_combat
    ask what happens to p
    expect wear_down(p), eliminate(p) by 5.3.3/obs-2

[5.3.3/obs-3] Off the eastern edge
  | Who is forced off the eastern edge is not destroyed, and does not come back.
  see 4.2, 4.2.2
  action recoil_off(unit U, compass C) "{U} [fall back|fell back] over the {C} edge of the board"
  derived may_go_off(unit U) "{U} [can|cannot] fall back over the eastern edge"
  define may_go_off(U) when beaten(_, U) and at(U) = H and map_edge(H, east)
  permit recoil_off(U, east) when may_go_off(U)
  forbid recoil_off(U, _) when did recoil(U, _, B) this phase
    unless enemy_zone(U, B)
  forbid come_back(U) when did recoil_off(U, east)

  # Our own finding: no defect of the list speaks of it.
  dispute cam-east "whether Germans may fall back over the eastern edge"
    reading all "the sentence speaks of units, and the one below it of Polish units"
    reading poles "the Germans cannot leave the board (4.2.2)"
      deny may_go_off(U) when side(U) = germans

  example "over the edge"
    given
      unit g: german, infantry, at 2608
      unit p: polish, infantry, at 2609
      hex 2609: map_edge east
      battle x: attacker g, target p
      did decide(x, "DRI") in german_combat
      phase = german_combat
    ask may recoil_off(p, east)
    expect yes by 5.3.3/obs-3

  example "a German on the edge: the readings part"
    given
      unit p: polish, infantry, at 2608
      unit g: german, infantry, at 2609
      hex 2609: map_edge east
      battle x: attacker p, target g
      did decide(x, "DRI") in polish_combat
      phase = polish_combat
    ask may recoil_off(g, east)
    expect disputed by 5.3.3/obs-3

  example "only from the edge"
    given
      unit g: german, infantry, at 1208
      unit p: polish, infantry, at 1209
      battle x: attacker g, target p
      did decide(x, "DRI") in german_combat
      phase = german_combat
    ask may recoil_off(p, east)
    expect silent

  example "and gone for good"
    given
      unit p: polish, infantry
      did recoil_off(p, east) in german_combat
      phase = polish_movement
    ask may come_back(p)
    expect no by 5.3.3/obs-3

  example "whoever has fallen back a hex on the board has gone far enough"
    given
      unit p: polish, infantry, at 2610
      hex 2609, 2610: map_edge east
      unit a: german, infantry, at 2608
      battle x: attacker a, target p
      did decide(x, "DRI") in german_combat
      did recoil(p, 2609, 2610) in german_combat
      phase = german_combat
    ask may recoil_off(p, east)
    expect no by 5.3.3/obs-3

  example "one of the two it has to do"
    given
      unit p: polish, infantry, at 2609
      hex 2609: map_edge east
      unit a: german, infantry, at 2608
      battle x: attacker a, target p
      did decide(x, "DRI") in german_combat
      phase = german_combat
    ask must recoil_off(p, east)
    expect must by 5.1.5

  example "and one is enough"
    given
      unit p: polish, infantry, at 2610
      hex 2609, 2610: map_edge east
      unit a: german, infantry, at 2608
      battle x: attacker a, target p
      did decide(x, "DRI") in german_combat
      did recoil(p, 2609, 2610) in german_combat
      phase = german_combat
    ask must recoil_off(p, east)
    expect need not by 5.1.5

[5.3.3/obs-4] Into Germany
  | Polish units that have to fall back over the German border are destroyed.
  cause eliminate(U) when U is polish and fell_back(U, B) and at(U) = B and country(B) = germany

  example "a Pole over the border"
    given
      unit p: polish, infantry, at 0208
      hex 0208: country germany
      did recoil(p, 0308, 0208) in german_combat
      phase = german_combat
    ask what happens to p
    expect eliminate(p) by 5.3.3/obs-4

  example "a German at home"
    given
      unit g: german, infantry, at 0208
      hex 0208: country germany
      did recoil(g, 0308, 0208) in polish_combat
      phase = polish_combat
    ask what happens to g
    expect nothing

  example "a Pole who marched in"
    given
      unit p: polish, infantry, at 0208
      hex 0208: country germany
      phase = german_combat
    ask what happens to p
    expect nothing
