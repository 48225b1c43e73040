[7.0] Casualties
  | A unit that takes casualties is turned over: it fights with the smaller figures of its back and moves as before. Germans alone
  | recover, at the end of their movement phase, after a turn without engagement and with a line free of enemy zones to the rear.
  see 5.1.5, 5.3.2, 5.3.3
  given reduced(unit U) "{U} [lies|does not lie] with its back up"
  action recover(unit U) "{U} [recover|recovered] from its casualties"
  action trace_rear(unit U, hex A, hex B) "the line of {U} to the rear [run|ran] from {A} to {B}"
  derived rear(unit U, hex H) "{H} [is|is not] the rear for {U}"
  path rear_line(unit U, hex H) "{U} [has|has no] free line to the rear as far as {H}"
    from at(U) to H where rear(U, H) by trace_rear(U, A, B)
  cause wear_down(U) when hurt(U) and at(U) = _
    unless reduced(U)
  cause wear_down(U) when worn(U) and at(U) = _
    unless reduced(U)
  (moving) add 0 to spent(U) when reduced(U)
  define rear(_, H) when country(H) = germany
    or when country(H) = slovakia
  permit trace_rear(_, A, B) when adjacent(A, B)
  forbid trace_rear(U, _, B) when enemy_zone(U, B)
  forbid trace_rear(U, _, B) when at(E) = B and enemy(U, E)
  permit recover(U) when reduced(U) and called_german(U) and own_phase(U, movement)
  forbid recover(U) when engaged(U, _)
  otherwise forbid recover

  dispute cam-15 "what a turn without engagement is"
    reading whole_turn preferred "a whole turn: since its side last moved, nobody fought it and it fought nobody"
      forbid recover(U) when did attack(U, _) last turn
      forbid recover(U) when did attack(_, U) last turn
      forbid recover(U) when did step(U, A, _) this phase and enemy_zone(U, A)
    reading now "the movement phase that is ending"

  # The second half of cam-15.
  dispute cam-15b "what a free line to the rear is"
    reading home preferred "a line of hexes without enemies and their zones to its own country; the book says no more of the rear"
      forbid recover(U)
        unless rear_line(U, _)
    reading ring "the words in brackets explain it: whoever is not under siege has one, and siege begins with engagement"

  # Our own finding: the clause knows only units whose back is blank.
  dispute cam-twice "what casualties do to a unit that lies with its back up"
    reading lost preferred "there is no third face; 5.3.2 and 5.3.3/obs-1 take casualties twice for the end"
      cause eliminate(U) when hurt(U) and reduced(U) and at(U) = _
        unless did wear_down(U) this phase
      cause eliminate(U) when worn(U) and reduced(U) and at(U) = _
        unless did wear_down(U) this phase and not hurt(U)
    reading stays "only a blank back is said to be the end of a unit"

  example "the one that bore them is turned over"
    given
      unit g: german, infantry, at 1208
      unit p: polish, infantry, at 1209
      battle x: attacker g, target p
      did decide(x, "DVB") in german_combat
      did bear_defending(x, p) in german_combat
      phase = german_combat
    ask what happens to p
    expect wear_down(p) by 7.0

  example "turned over now, and not lost for it"
    given
      unit g: german, infantry, at 1208
      unit p: polish, infantry, reduced, at 1209
      battle x: attacker g, target p
      did decide(x, "DVB") in german_combat
      did bear_defending(x, p) in german_combat
      did wear_down(p) in german_combat
      phase = german_combat
    ask what happens to p
    expect nothing

  example "on its back already: lost"
    given
      unit g: german, infantry, at 1208
      unit p: polish, infantry, reduced, at 1209
      battle x: attacker g, target p
      did decide(x, "DVB") in german_combat
      did bear_defending(x, p) in german_combat
      phase = german_combat
    ask what happens to p
    expect eliminate(p) by 7.0

  example "on its back already, and worn down in falling back"
    given
      unit t: german, armoured, reduced, at 1209
      edge 1208 1209: riverside
      did recoil(t, 1208, 1209) in polish_combat
      phase = polish_combat
    ask what happens to t
    expect eliminate(t) by 7.0

  example "worn down in falling back and turned over for it"
    given
      unit t: german, armoured, reduced, at 1209
      edge 1208 1209: riverside
      did recoil(t, 1208, 1209) in polish_combat
      did wear_down(t) in polish_combat
      phase = polish_combat
    ask what happens to t
    expect nothing

  example "it marches as far as before"
    given
      unit g: german, infantry, movement_power 4, reduced, at 1208
      did step(g, 1207, 1208) in german_movement
      phase = german_movement
    ask value spent(g)
    expect 1 by 7.0/moving

  example "a quiet turn behind the front"
    given
      unit g: german, infantry, reduced, at 1208
      board 1205 to 1210
      hex 1205: country germany
      turn = 3
      phase = german_movement
    ask may recover(g)
    expect yes by 7.0

  example "Poles do not recover"
    given
      unit p: polish, infantry, reduced, at 1208
      hex 1208: country germany
      turn = 3
      phase = polish_movement
    ask may recover(p)
    expect no by 7.0

  example "a Slovak does, as long as he is meant too"
    given
      unit s: slovak, infantry, reduced, at 1208
      board 1205 to 1210
      hex 1205: country germany
      turn = 3
      phase = german_movement
    ask may recover(s)
    expect yes by 7.0, 2.2

  example "whoever is fresh has nothing to recover from"
    given
      unit g: german, infantry, at 1208
      board 1205 to 1210
      hex 1205: country germany
      turn = 3
      phase = german_movement
    ask may recover(g)
    expect no by 7.0

  example "not in a combat phase"
    given
      unit g: german, infantry, reduced, at 1208
      board 1205 to 1210
      hex 1205: country germany
      turn = 3
      phase = german_combat
    ask may recover(g)
    expect no by 7.0

  example "next to a Pole"
    given
      unit g: german, infantry, reduced, at 1208
      unit p: polish, infantry, at 1209
      board 1205 to 1210
      hex 1208: country germany
      turn = 3
      phase = german_movement
    ask may recover(g)
    expect no by 7.0

  example "it attacked the turn before"
    given
      unit g: german, infantry, reduced, at 1208
      unit p: polish, infantry, at 1408
      board 1205 to 1410
      hex 1205: country germany
      did attack(g, p) in german_combat of turn 2
      turn = 3
      phase = german_movement
    ask may recover(g)
    expect no by 7.0

  example "it was attacked the turn before"
    given
      unit g: german, infantry, reduced, at 1208
      unit p: polish, infantry, at 1408
      board 1205 to 1410
      hex 1205: country germany
      did attack(p, g) in polish_combat of turn 2
      turn = 3
      phase = german_movement
    ask may recover(g)
    expect no by 7.0

  example "it broke contact in this very phase"
    given
      unit g: german, infantry, reduced, at 1207
      unit p: polish, infantry, at 1209
      board 1205 to 1410
      hex 1205: country germany
      did step(g, 1208, 1207) in german_movement
      turn = 3
      phase = german_movement
    ask may recover(g)
    expect no by 7.0

  example "it marched, and met nobody"
    given
      unit g: german, infantry, reduced, at 1207
      unit p: polish, infantry, at 1409
      board 1205 to 1410
      hex 1205: country germany
      did step(g, 1208, 1207) in german_movement
      turn = 3
      phase = german_movement
    ask may recover(g)
    expect yes by 7.0

  example "an attack two turns ago is forgotten"
    given
      unit g: german, infantry, reduced, at 1208
      unit p: polish, infantry, at 1408
      board 1205 to 1410
      hex 1205: country germany
      did attack(p, g) in polish_combat of turn 1
      turn = 3
      phase = german_movement
    ask may recover(g)
    expect yes by 7.0

  example "a Polish zone covers the only hex that is home"
    given
      unit g: german, infantry, reduced, at 1208
      unit p: polish, infantry, at 1305
      board 1205 to 1310
      hex 1205: country germany
      turn = 3
      phase = german_movement
    ask may recover(g)
    expect no by 7.0

  example "no line runs through a Pole, whatever he covers"
    given
      unit g: german, infantry, reduced, at 1208
      unit p: polish, infantry, at 1206
      phase = german_movement
    ask may trace_rear(g, 1207, 1206)
    expect no by 7.0

  example "with no way home at all"
    given
      unit g: german, infantry, reduced, at 1208
      board 1207 to 1209
      turn = 3
      phase = german_movement
    ask may recover(g)
    expect no by 7.0

  example "the mountain divisions have Slovakia in their rear"
    given
      unit m: german, mountaineers, reduced, at 1623
      board 1620 to 1625
      hex 1625: country slovakia
      turn = 3
      phase = german_movement
    ask may recover(m)
    expect yes by 7.0

[7.0/obs-1] Units with a blank back
  | A unit whose back is blank is destroyed by its first casualties.
  given blank_back(unit U) "the back of {U} [is|is not] blank"
  except 7.0 on wear_down(U) when blank_back(U)
  cause eliminate(U) when hurt(U) and blank_back(U) and at(U) = _
  cause eliminate(U) when worn(U) and blank_back(U) and at(U) = _

  example "a brigade with a blank back"
    given
      unit g: german, infantry, at 1208
      unit b: polish, cavalry, brigade, blank_back, at 1209
      battle x: attacker g, target b
      did decide(x, "DVB") in german_combat
      did bear_defending(x, b) in german_combat
      phase = german_combat
    ask what happens to b
    expect eliminate(b) by 7.0/obs-1

  example "a tank brigade with a blank back falls back across a river"
    given
      unit t: german, armoured, brigade, blank_back, at 1209
      edge 1208 1209: riverside
      did recoil(t, 1208, 1209) in polish_combat
      phase = polish_combat
    ask what happens to t
    expect eliminate(t) by 7.0/obs-1
