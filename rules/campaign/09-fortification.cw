[9.0] Fortifications
  | A defender attacked through a fortification gains three columns, and is released from falling back by DRI or DRB. An
  | attacker that is thrown back has to go all the same.
  see 4.1.2, 5.1.2, 5.1.2/obs-2
  figure fortress_columns = 3 in columns
  derived behind_works(battle X) "the defence in {X} [counts|does not count] as fortified"
  derived released(battle X, unit E) "{E} [is|is not] released from falling back in {X}"
  define behind_works(X) when attacker(X, U) and target(X, E) and at(U) = A and at(E) = B and fortification(A, B)
  define released(X, E) when target(X, E) and behind_works(X) and came_out(X, "DRI")
    or when target(X, E) and behind_works(X) and came_out(X, "DRB")
  deny beaten(X, E) when released(X, E)
  excuse recoil(E, _, _) when released(_, E)
    unless beaten(_, E)
  permit recoil(E, A, B) when released(_, E) and at(E) = A and adjacent(A, B)

  dispute cam-10 "whether a fortification also spares the defenders that are left after a draw"
    reading named preferred "DRI and DRB are named and nothing else; DE drives them out whatever the circumstances"
    reading every "the two codes are examples of a retreat, and only DE rules out every circumstance"
      define released(X, E) when target(X, E) and behind_works(X) and came_out(X, "EMP")
        unless did give_up(X, E) this phase

  dispute cam-13 "whether the fortification comes on top of the terrain in the hex"
    reading larger preferred "of several things that help a defender only the largest counts (5.1.2)"
      limit shelter(X) to at least fortress_columns when behind_works(X)
      limit cover(U, E) to at least fortress_columns
        when U is polish and at(U) = A and at(E) = B and fortification(A, B)
    reading both "the three columns are a gain of their own"
      add fortress_columns to shelter(X) when behind_works(X)
      add fortress_columns to cover(U, E) when U is polish and at(U) = A and at(E) = B and fortification(A, B)

  example "a city behind a fortification"
    given
      unit g: german, infantry, attack_power 8, at 1208
      unit p: polish, infantry, defence_power 1, at 1209
      hex 1209: city
      edge 1208 1209: fortification
      battle x: attacker g, target p
    ask value column(x)
    expect 5:1 by 9.0

  example "DRI does not move the garrison"
    given
      unit g: german, infantry, at 1208
      unit p: polish, infantry, at 1209
      edge 1208 1209: fortification
      battle x: attacker g, target p
      did decide(x, "DRI") in german_combat
      phase = german_combat
    ask must recoil(p, _, _)
    expect need not by 9.0

  example "nor does DRB"
    given
      unit g: german, infantry, at 1208
      unit p: polish, infantry, at 1209
      edge 1208 1209: fortification
      battle x: attacker g, target p
      did decide(x, "DRB") in german_combat
      phase = german_combat
    ask must recoil(p, _, _)
    expect need not by 9.0

  example "a Pole who attacks out of it goes back"
    given
      unit p: polish, infantry, at 1209
      unit g: german, infantry, at 1208
      edge 1208 1209: fortification
      battle x: attacker p, target g
      did decide(x, "ARI") in polish_combat
      phase = polish_combat
    ask must recoil(p, _, _)
    expect must by 5.1.5/ARI

  example "it may go back all the same"
    given
      unit g: german, infantry, at 1208
      unit p: polish, infantry, at 1209
      edge 1208 1209: fortification
      battle x: attacker g, target p
      did decide(x, "DRI") in german_combat
      phase = german_combat
    ask may recoil(p, 1209, 1210)
    expect yes by 9.0

  example "DE drives the rest out"
    given
      unit g: german, infantry, at 1208
      unit p, q: polish, infantry, at 1209
      edge 1208 1209: fortification
      battle x: attacker g, target p + q
      did decide(x, "DE") in german_combat
      did give_up(x, p) in german_combat
      phase = german_combat
    ask must recoil(q, _, _)
    expect must by 5.1.5/DE

  example "a draw does so too, but there the readings part"
    given
      unit g: german, infantry, attack_power 2, at 1208
      unit p, q: polish, infantry, defence_power 2, at 1209
      edge 1208 1209: fortification
      battle x: attacker g, target p + q
      did decide(x, "EMP") in german_combat
      did give_up(x, p) in german_combat
      phase = german_combat
    ask must recoil(q, _, _)
    expect must by 5.1.5/EMP

  example "released in one battle, thrown back in another"
    given
      unit g: german, infantry, at 1208
      unit h: german, infantry, at 1309
      unit p: polish, infantry, at 1209
      edge 1208 1209: fortification
      battle x: attacker g, target p
      battle y: attacker h, target p
      did decide(x, "DRI") in german_combat
      did decide(y, "DRI") in german_combat
      phase = german_combat
    ask must recoil(p, _, _)
    expect must by 5.1.5/DRI

  example "a garrison faced by Germans in the open stands on dominant ground"
    given
      unit g: german, infantry, at 1208
      unit p: polish, infantry, at 1209
      edge 1208 1209: fortification
    ask is commands(p)
    expect yes by 4.1.2, 9.0

  example "no fortification between them"
    given
      unit g: german, infantry, at 1208
      unit p: polish, infantry, at 1209
      edge 1209 1210: fortification
      battle x: attacker g, target p
    ask is behind_works(x)
    expect no

  example "the attackers fall back from a fortification"
    given
      unit g: german, infantry, at 1208
      unit p: polish, infantry, at 1209
      edge 1208 1209: fortification
      battle x: attacker g, target p
      did decide(x, "DVI") in german_combat
      phase = german_combat
    ask must recoil(g, _, _)
    expect must by 5.1.5/DVI

  example "works on both sides, on a mountain: three columns and no more"
    given
      unit g: german, infantry, attack_power 5, at 1208
      unit h: german, infantry, attack_power 5, at 1309
      unit p: polish, infantry, defence_power 2, at 1209
      hex 1209: mountain
      edge 1208 1209: fortification
      edge 1309 1209: fortification
      battle x: attacker g + h, target p
    ask value column(x)
    expect 2:1 by 5.1.2, 9.0

  example "nine to one on a garrison under siege: three columns left, one right"
    given
      unit g: german, infantry, attack_power 9, at 1208
      unit h: german, infantry, attack_power 9, at 1210
      unit p: polish, infantry, defence_power 2, at 1209
      edge 1208 1209: fortification
      edge 1210 1209: fortification
      battle x: attacker g + h, target p
      dice(x) = 3
      phase = german_combat
    ask value column(x)
    expect 7:1 by 9.0, 5.1.3

  example "a garrison under siege, hurt and released, is not lost"
    given
      unit g: german, infantry, at 1208
      unit h: german, infantry, at 1210
      unit p: polish, infantry, at 1209
      edge 1208 1209: fortification
      edge 1210 1209: fortification
      battle x: attacker g + h, target p
      did decide(x, "DRB") in german_combat
      did decide(x, "AVB") in german_combat
      did bear_defending(x, p) in german_combat
      phase = german_combat
    ask what happens to p
    expect wear_down(p) by 7.0

[9.0/flank] One attacker from elsewhere
  | If a single attacker does not come through the fortification, it counts for nothing and the ground of the hex decides.
  deny behind_works(X) when attacker(X, U) and target(X, E) and at(U) = A and at(E) = B
    unless fortification(A, B)

  example "turned from the side"
    given
      unit g: german, infantry, attack_power 4, at 1208
      unit h: german, infantry, attack_power 4, at 1309
      unit p: polish, infantry, defence_power 1, at 1209
      hex 1209: city
      edge 1208 1209: fortification
      battle x: attacker g + h, target p
    ask value column(x)
    expect 6:1 by 5.1.2 not by 9.0

  example "turned from the side, but the river lies before all of them"
    given
      unit g: german, infantry, attack_power 5, at 1208
      unit h: german, infantry, attack_power 5, at 1309
      unit p: polish, infantry, defence_power 2, at 1209
      edge 1208 1209: riverside, fortification
      edge 1309 1209: riverside
      battle x: attacker g + h, target p
    ask value column(x)
    expect 3:1 by 5.1.2 not by 9.0

[9.0/obs-1] Poles only
  | No one but the Poles gains by fortifications.
  deny behind_works(X) when defending_side(X) = germans
  except 5.1.2/obs-2 on attack(U, _) when U is polish

  example "Germans in a captured line"
    given
      unit p: polish, infantry, attack_power 8, at 1208
      unit g: german, infantry, defence_power 1, at 1209
      hex 1209: open_ground
      edge 1208 1209: fortification
      battle x: attacker p, target g
    ask value column(x)
    expect 8:1 by 5.1.2 not by 9.0

  example "Polish armour attacks out of its own line"
    given
      unit t: polish, armoured, at 1209
      unit g: german, infantry, at 1208
      edge 1208 1209: fortification
      phase = polish_combat
    ask may attack(t, g)
    expect yes by 5.0, 9.0/obs-1

  example "but the river before it helps a German"
    given
      unit p: polish, infantry, attack_power 8, at 1208
      unit g: german, infantry, defence_power 1, at 1209
      edge 1208 1209: riverside, fortification
      battle x: attacker p, target g
    ask value column(x)
    expect 6:1 by 5.1.2 not by 9.0
