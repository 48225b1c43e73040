[7.0] Combat
  commentary "heading"

[7.1] Combat
  | After the movement, units under command may attack enemies beside them. Nobody has to. A unit attacks once a turn; it may be
  | attacked in several battles.
  see 5.1, 5.1/step-4
  permit attack(U, E) when did command(_, U) this round and enemy(U, E) and at(U) = A and at(E) = B and adjacent(A, B)
  excuse attack(_, _)
  (once) forbid attack(U, _) when did attack(U, _) this turn
  otherwise forbid attack

  example "under command and beside the enemy"
    given
      unit q: german, hq, corps, factor 1, bracketed, at 3228
      unit u: german, infantry, division, factor 4, at 3228
      unit e: polish, infantry, division, factor 3, at 3229
      phase = operations_phase
      did command(q, u) in operations_phase
    ask may attack(u, e)
    expect yes by 7.1

  example "it need not"
    given
      unit q: german, hq, corps, factor 1, bracketed, at 3228
      unit u: german, infantry, division, factor 4, at 3228
      unit e: polish, infantry, division, factor 3, at 3229
      phase = operations_phase
      did command(q, u) in operations_phase
    ask must attack(u, e)
    expect need not by 7.1

  example "two hexes off"
    given
      unit q: german, hq, corps, factor 1, bracketed, at 3228
      unit u: german, infantry, division, factor 4, at 3228
      unit e: polish, infantry, division, factor 3, at 3230
      phase = operations_phase
      did command(q, u) in operations_phase
    ask may attack(u, e)
    expect no by 7.1

  example "a second attack in the turn"
    given
      unit q: german, hq, corps, factor 1, bracketed, at 3228
      unit u: german, infantry, division, factor 4, at 3228
      unit e, f: polish, infantry, division, factor 3, at 3229
      phase = operations_phase
      did command(q, u) in operations_phase
      did attack(u, f) in operations_phase
    ask may attack(u, e)
    expect no by 7.1

  example "a defender that was attacked before"
    given
      unit q: german, hq, corps, factor 1, bracketed, at 3228
      unit u, v: german, infantry, division, factor 4, at 3228
      unit e: polish, infantry, division, factor 3, at 3229
      phase = operations_phase
      did command(q, u) in operations_phase
      did attack(v, e) in operations_phase
    ask may attack(u, e)
    expect yes by 7.1

[7.1/resolution] How a battle is fought
  | The attacker names his units and their target, one hex: no unit divides its factor among hexes, and all that stand in the target hex
  | defend together. Units stacked with an attacker may stay out of it. Then come air points, missions, casualty checks, and the moves
  | the matrix gives.
  see 7.31, 7.32, 9.21
  procedure resolution "fighting a battle"
  step a of resolution "name the attackers and the target"
  step b of resolution "the Axis player puts in Air Support Points"
  step c of resolution "both choose a mission in secret, then show it"
  step d of resolution "both make their casualty checks"
  step e of resolution "advance and retreat"
  require defender(X, F) when defender(X, E) and at(E) = H and at(F) = H and side(E) = S and side(F) = S
  forbid fight(X) when defender(X, E) and defender(X, F) and at(E) = A and at(F) = B and A != B

  example "the steps of a battle"
    ask how resolution
    expect a, b, c, d, e by 7.1/resolution

  example "one of two in a hex is left out of the defence"
    given
      unit q: german, hq, corps, factor 1, bracketed, at 3228
      unit u: german, infantry, division, factor 4, at 3228
      unit e, f: polish, infantry, division, factor 3, at 3229
      battle x: attacker u, defender e
      phase = operations_phase
      did command(q, u) in operations_phase
    ask may fight(x)
    expect no by 7.1/resolution

  example "one of two in a hex stays out of the attack"
    given
      unit q: german, hq, corps, factor 1, bracketed, at 3228
      unit u, v: german, infantry, division, factor 4, at 3228
      unit e: polish, infantry, division, factor 3, at 3229
      battle x: attacker u, defender e
      phase = operations_phase
      did command(q, u) in operations_phase
    ask may fight(x)
    expect yes by 7.1

  example "one battle against two hexes"
    given
      unit q: german, hq, corps, factor 1, bracketed, at 3228
      unit u: german, infantry, division, factor 4, at 3228
      unit e: polish, infantry, division, factor 3, at 3229
      unit f: polish, infantry, division, factor 3, at 3227
      battle x: attacker u, defender e + f
      phase = operations_phase
      did command(q, u) in operations_phase
    ask may fight(x)
    expect no by 7.1/resolution

[7.2] Terrain modifiers
  | The figures stand on the chart, not in the rules. Those of one hex and of its river add up.
  see 7.31/cct-3, 7.5
  sort crossing = river_crossing
  term river_crossing "attacking across a river"
  table terrain_modifier(ground T) -> number not printed "Terrain Effects Chart on the player aid: modifiers in combat"
  table crossing_modifier(crossing C) -> number not printed "Terrain Effects Chart on the player aid: modifiers in combat"
  derived crosses(battle X, unit U) "{U} [attacks|does not attack] across a river in {X}"
  amount ground_effect(ground T) "the modifier of {T}"
  amount hex_effect(battle X) "the modifier of the defenders' hex in {X}"
  amount terrain_effect(battle X) "the terrain modifier of {X}"
  set ground_effect(T) = terrain_modifier(T)
  set hex_effect(X) = sum(ground_effect(T) for T where defender(X, D) and at(D) = H and terrain(H, T))
  set terrain_effect(X) = hex_effect(X)
  define crosses(X, U) when attacker(X, U) and at(U) = A and defender(X, D) and at(D) = B and river(A, B)
  defect lig-10 "neither this chart nor the matrix nor the list of casualty modifiers is printed, so the +5 of 7.2 cannot be checked"
  dispute lig-31 "whether the river counts when only some of the attackers have to cross it"
    reading a "it does as soon as one has to"
      add crossing_modifier(river_crossing) to terrain_effect(X) when crosses(X, _)
    reading b "all of them have to"
      add crossing_modifier(river_crossing) to terrain_effect(X) when crosses(X, _)
        unless attacker(X, U) and not crosses(X, U)

  example "the figure for a town is on the chart"
    given
      unit a: german, infantry, division, factor 4, at 3228
      unit d: polish, infantry, division, factor 3, at 3229
      hex 3229: town, poland
      battle x: attacker a, defender d
    ask value terrain_effect(x)
    expect unknown for terrain_modifier

  example "and so is that for a river"
    given
      unit a: german, infantry, division, factor 4, at 3228
      unit d: polish, infantry, division, factor 3, at 3229
      edge 3228 3229: river
      battle x: attacker a, defender d
    ask value terrain_effect(x)
    expect unknown for crossing_modifier

  example 7.2/ex1 "over a river into a town on rough ground: three figures, all on the chart" reconstructed
    given
      unit a: german, infantry, division, factor 4, at 3228
      unit d: polish, infantry, division, factor 3, at 3229
      hex 3229: town, rough, poland
      edge 3228 3229: river
      battle x: attacker a, defender d
    ask value terrain_effect(x)
    expect unknown for terrain_modifier, crossing_modifier

  example "one of two attackers has to cross"
    given
      unit a: german, infantry, division, factor 4, at 3228
      unit b: german, infantry, division, factor 4, at 3230
      unit d: polish, infantry, division, factor 3, at 3229
      edge 3228 3229: river
      battle x: attacker a + b, defender d
    ask value terrain_effect(x)
    expect disputed by 7.2

[7.21/1] Who may choose Blitzkrieg
  | At least one attacker must be an armor or light armor division or corps, on either side of its counter.
  forbid fight(X) when attack_chit(X) = blitzkrieg
    unless attacker(X, U) and U is armor or light_armor and U is division or corps

  example "infantry chooses Blitzkrieg"
    given
      unit q: german, hq, corps, factor 1, bracketed, at 3228
      unit u: german, infantry, division, factor 4, at 3228
      unit e: polish, infantry, division, factor 3, at 3229
      battle x: attacker u, defender e, attack_chit blitzkrieg
      phase = operations_phase
      did command(q, u) in operations_phase
    ask may fight(x)
    expect no by 7.21/1

  example "an armored brigade is too small"
    given
      unit q: polish, hq, army, factor 1, bracketed, at 3228
      unit u: polish, light_armor, brigade, factor 1, at 3228
      unit e: german, infantry, division, factor 4, at 3229
      battle x: attacker u, defender e, attack_chit blitzkrieg
      phase = operations_phase
      did command(q, u) in operations_phase
    ask may fight(x)
    expect no by 7.21/1

  example "a reduced light division will do"
    given
      unit q: german, hq, corps, factor 1, bracketed, at 3228
      unit u: german, light_armor, division, factor 1, reduced, at 3228
      unit v: german, infantry, division, factor 4, at 3228
      unit e: polish, infantry, division, factor 3, at 3229
      battle x: attacker u + v, defender e, attack_chit blitzkrieg
      phase = operations_phase
      did command(q, u) in operations_phase
      did command(q, v) in operations_phase
    ask may fight(x)
    expect yes by 7.1

[7.21/2] Counterattack
  | It is a way to defend: attacker and defender stay what they are. The defenders' ground then counts for nobody.
  set hex_effect(X) = 0 instead of 7.2 when defend_chit(X) = counterattack

  example "a counterattack out of a town"
    given
      unit a: german, infantry, division, factor 4, at 3228
      unit d: polish, infantry, division, factor 3, at 3229
      hex 3229: town, poland
      battle x: attacker a, defender d, defend_chit counterattack
    ask value terrain_effect(x)
    expect 0 by 7.21/2

[7.22/1] Outflanked and surrounded
  | Attacked by combat units from opposite sides the defenders are outflanked; that figure is on the chart. With enemies on all six
  | sides it is 3.
  figure surrounded_modifier = 3
  figure hexsides = 6
  sort circumstance = outflanked
  derived outflanked_in(battle X) "the defenders of {X} [are|are not] outflanked"
  derived surrounded_in(battle X) "the defenders of {X} [are|are not] surrounded"
  table casualty_chart(circumstance C) -> number not printed "list of casualty modifiers on the player aid"
  define outflanked_in(X)
    when defender(X, D) and at(D) = H and attacker(X, U) and at(U) = A and attacker(X, V) and at(V) = B
    and opposite(A, H, B) and combat_unit(U) and combat_unit(V)
  # On the edge of the map there are no six sides to stand on.
  define surrounded_in(X) when defender(X, D) and at(D) = H and count(B where adjacent(H, B)) = hexsides
    and every A where adjacent(H, A) has enemy_on(D, A)
  add casualty_chart(outflanked) to check_total(X, S) when outflanked_in(X) and defender(X, D) and side(D) = S
    unless surrounded_in(X)
  add surrounded_modifier to check_total(X, S) when surrounded_in(X) and defender(X, D) and side(D) = S
  defect lig-22 "opposite sides are taken as sides that face each other across the hex; the figure is on the chart"

  example "attacked from north and south"
    given
      unit a: german, infantry, division, factor 4, at 3228
      unit b: german, infantry, division, factor 4, at 3230
      unit d: polish, infantry, division, factor 3, at 3229
      battle x: attacker a + b, defender d
      turn = 1
    ask value check_total(x, poles)
    expect unknown for casualty_chart

  example "two attackers side by side"
    given
      unit a: german, infantry, division, factor 4, at 3228
      unit b: german, infantry, division, factor 4, at 3228
      unit d: polish, infantry, division, factor 3, at 3229
      battle x: attacker a + b, defender d
      turn = 1
    ask value check_total(x, poles)
    expect 8 by 7.31/cct-1

  example "guns on the far side outflank nobody"
    given
      unit a: german, infantry, division, factor 4, at 3228
      unit g: german, artillery, brigade, factor 1, bracketed, at 3230
      unit d: polish, infantry, division, factor 3, at 3229
      battle x: attacker a + g, defender d
    ask is outflanked_in(x)
    expect no

  example "enemies all round: 8 and 3"
    given
      unit a: german, infantry, division, factor 4, at 3228
      unit b: german, infantry, division, factor 4, at 3230
      unit d: polish, infantry, division, factor 3, at 3229
      unit e: german, infantry, division, factor 4, at 3129
      unit f: german, infantry, division, factor 4, at 3130
      unit g: german, infantry, division, factor 4, at 3329
      unit h: german, infantry, division, factor 4, at 3330
      battle x: attacker a + b, defender d
      turn = 1
    ask value check_total(x, poles)
    expect 11 by 7.22/1

  example "in a corner of the map two enemies leave no way out, but there are no six sides"
    given
      board 0101 to 1010
      unit d: polish, infantry, division, factor 3, at 0101
      unit a: german, infantry, division, factor 4, at 0102
      unit b: german, infantry, division, factor 4, at 0201
      battle x: attacker a + b, defender d
    ask is surrounded_in(x)
    expect no

  example "guns on the far side do not outflank"
    given
      unit a: german, infantry, division, factor 4, at 3228
      unit b: german, artillery, brigade, factor 1, bracketed, at 3230
      unit d: polish, infantry, division, factor 3, at 3229
      battle x: attacker a + b, defender d
    ask is outflanked_in(x)
    expect no

[7.22/2] Guns without supply
  | Artillery that is out of supply does nothing to enemy checks.
  see 8.3/2
  deny supports(_, U) when not in_supply(U)

  example "guns without a headquarters"
    given
      unit a: german, infantry, division, factor 4, at 3228
      unit g: german, artillery, brigade, factor 1, bracketed, at 3228
      unit d: polish, infantry, division, factor 3, at 3229
      battle x: attacker a + g, defender d
      turn = 3
    ask is supports(x, g)
    expect no by 7.22/2

[7.31] Casualty checks
  | Where the matrix calls for checks a side makes as many as the other has full-strength divisions in the battle, and its player
  | chooses the units that check. Both sides' figures are those the battle began with.
  see 7.1/resolution, 7.21/1, 7.32
  throw check_die(battle X, unit U, number N) 1d10 "the roll of {U} for check {N} in {X}"
  derived fights_in(battle X, unit U) "{U} [takes|does not take] part in {X}"
  derived checkable(battle X, unit U) "{U} [can|cannot] be chosen for a check in {X}"
  derived check_called(battle X, side S) "the matrix [calls|does not call] for checks of the {S} side in {X}"
  derived over(battle X) "{X} [was|was not] fought in an earlier round"
  define over(X) when did fight(X)
    unless did fight(X) this round
  deny check_called(X, _) when over(X)
  action check(battle X, unit U, number N) "{U} [make|made] check {N} of its side in {X}"
  action end_checks(battle X, side S) "the checks of the {S} side in {X} [be closed|were closed]"
  amount check_weight(unit U) "the full-strength divisions that {U} stands for"
  amount check_count(battle X, side S) in checks "the casualty checks of the {S} side in {X}, where the matrix calls for them"
  table attacker_checks(attack_mission A, defend_mission D) -> number not printed "Mission Matrix Table on the player aid: 1 where the attacker checks"
  table defender_checks(attack_mission A, defend_mission D) -> number not printed "Mission Matrix Table on the player aid: 1 where the defender checks"
  define fights_in(X, U) when attacker(X, U)
  define fights_in(X, U) when defender(X, U)
  define checkable(X, U) when fights_in(X, U) and at(U) = _
  define check_called(X, S) when attacker(X, U) and side(U) = S and attack_chit(X) = A and defend_chit(X) = D
    and attacker_checks(A, D) > 0
  define check_called(X, S) when defender(X, U) and side(U) = S and attack_chit(X) = A and defend_chit(X) = D
    and defender_checks(A, D) > 0
  set check_weight(U) = 0
  add 1 to check_weight(U) when U is division
    unless reduced(U)
  set check_count(X, S) = sum(check_weight(U) for U where fights_in(X, U) and side(U) != S)
  permit check(X, U, _) when checkable(X, U) and side(U) = S and check_called(X, S)
  forbid check(X, U, N) when side(U) = S and N > check_count(X, S)
  forbid check(X, U, N) when did check(X, V, N) this round and friendly(U, V)
  permit end_checks(X, S) when count(U, N where did check(X, U, N) this round and side(U) = S) >= check_count(X, S)
  permit end_checks(X, S) when fights_in(X, V) and side(V) = S  # nobody is left to check
    unless checkable(X, U) and side(U) = S
  permit end_checks(X, S) when attack_chit(X) = _ and defend_chit(X) = _ and fights_in(X, U) and side(U) = S
    unless check_called(X, S)
  otherwise forbid check, end_checks
  defect lig-23 "which counters are divisions: the example in 7.5 counts neither guns nor brigades, and headquarters have other sizes"
  dispute lig-32 "whether one unit may be chosen for several checks of a battle"
    reading a preferred "the choice is the player's, and nothing limits it"
    reading b "each check falls on another unit while there is one that has not checked"
      forbid check(X, U, _)
        when did check(X, U, _) this round and checkable(X, V) and friendly(U, V) and not did check(X, V, _) this round

  example "two full divisions attack: two checks"
    given
      unit a, b: german, infantry, division, factor 4, at 3228
      unit c: german, infantry, division, factor 2, reduced, at 3228
      unit d: polish, infantry, division, factor 3, at 3229
      battle x: attacker a + b + c, defender d
    ask value check_count(x, poles)
    expect 2 by 7.31

  example "and one the other way"
    given
      unit a, b: german, infantry, division, factor 4, at 3228
      unit d: polish, infantry, division, factor 3, at 3229
      battle x: attacker a + b, defender d
    ask value check_count(x, axis)
    expect 1 by 7.31

  example "guns and headquarters are no divisions"
    given
      unit a: german, infantry, division, factor 4, at 3228
      unit d, e: polish, infantry, division, factor 3, at 3229
      unit g: polish, artillery, brigade, factor 1, bracketed, at 3229
      unit q: polish, hq, army, factor 1, bracketed, at 3229
      battle x: attacker a, defender d + e + g + q
    ask value check_count(x, axis)
    expect 2 by 7.31

  example "a unit of the battle is chosen"
    given
      unit a: german, infantry, division, factor 4, at 3228
      unit d: polish, infantry, division, factor 3, at 3229
      battle x: attacker a, defender d, attack_chit balanced_attack, defend_chit defense_in_depth
    ask may check(x, d, 1)
    expect yes by 7.31

  example "whether the defenders check at all is on the matrix"
    given
      unit a: german, infantry, division, factor 4, at 3228
      unit d: polish, infantry, division, factor 3, at 3229
      battle x: attacker a, defender d, attack_chit balanced_attack, defend_chit withdraw
    ask may check(x, d, 1)
    expect unknown for defender_checks

  example "and so it is for the attackers"
    given
      unit a: german, infantry, division, factor 4, at 3228
      unit d: polish, infantry, division, factor 3, at 3229
      battle x: attacker a, defender d, attack_chit balanced_attack, defend_chit withdraw
    ask may check(x, a, 1)
    expect unknown for attacker_checks

  example "a unit that is not in the battle"
    given
      unit a: german, infantry, division, factor 4, at 3228
      unit d, r: polish, infantry, division, factor 3, at 3229
      battle x: attacker a, defender d, attack_chit balanced_attack, defend_chit defense_in_depth
    ask may check(x, r, 1)
    expect no by 7.31

  example "no second check against one division"
    given
      unit a: german, infantry, division, factor 4, at 3228
      unit d: polish, infantry, division, factor 3, at 3229
      battle x: attacker a, defender d, attack_chit balanced_attack, defend_chit defense_in_depth
    ask may check(x, d, 2)
    expect no by 7.31

  example "the first check is made once"
    given
      unit a, b: german, infantry, division, factor 4, at 3228
      unit d, e: polish, infantry, division, factor 3, at 3229
      battle x: attacker a + b, defender d + e, attack_chit balanced_attack, defend_chit defense_in_depth
      phase = operations_phase
      did check(x, d, 1) in operations_phase
    ask may check(x, e, 1)
    expect no by 7.31

  example "the same division checks again"
    given
      unit a, b: german, infantry, division, factor 4, at 3228
      unit d, e: polish, infantry, division, factor 3, at 3229
      battle x: attacker a + b, defender d + e, attack_chit balanced_attack, defend_chit defense_in_depth
      phase = operations_phase
      did check(x, d, 1) in operations_phase
    ask may check(x, d, 2)
    expect yes by 7.31

  example "all checks made"
    given
      unit a: german, infantry, division, factor 4, at 3228
      unit d: polish, infantry, division, factor 3, at 3229
      battle x: attacker a, defender d, attack_chit balanced_attack, defend_chit defense_in_depth
      phase = operations_phase
      did check(x, d, 1) in operations_phase
    ask may end_checks(x, poles)
    expect yes by 7.31

  example "one check is still owed"
    given
      unit a, b: german, infantry, division, factor 4, at 3228
      unit d: polish, infantry, division, factor 3, at 3229
      battle x: attacker a + b, defender d, attack_chit balanced_attack, defend_chit defense_in_depth
      phase = operations_phase
      did check(x, d, 1) in operations_phase
    ask may end_checks(x, poles)
    expect no by 7.31

  example "one is owed and nobody is left to make it"
    given
      unit a, b: german, infantry, division, factor 4, at 3228
      unit d: polish, cavalry, brigade, factor 2
      battle x: attacker a + b, defender d, attack_chit balanced_attack, defend_chit defense_in_depth
      phase = operations_phase
      did check(x, d, 1) in operations_phase
      did eliminate(d) in operations_phase
    ask may end_checks(x, poles)
    expect yes by 7.31

  example "nor is the dead brigade chosen again"
    given
      unit a, b: german, infantry, division, factor 4, at 3228
      unit d: polish, cavalry, brigade, factor 2
      battle x: attacker a + b, defender d, attack_chit balanced_attack, defend_chit defense_in_depth
      phase = operations_phase
      did check(x, d, 1) in operations_phase
      did eliminate(d) in operations_phase
    ask may check(x, d, 2)
    expect no by 7.31

  example "whether there is anything to make is again on the matrix"
    given
      unit a: german, infantry, division, factor 4, at 3228
      unit d: polish, infantry, division, factor 3, at 3229
      battle x: attacker a, defender d, attack_chit balanced_attack, defend_chit withdraw
      phase = operations_phase
    ask may end_checks(x, poles)
    expect unknown for defender_checks

[7.31/soviet] Soviet corps
  | A Soviet corps counts as three full-strength divisions, on its reduced side as one.
  see 9.31
  add 3 to check_weight(U) when U is soviet and U is corps
    unless reduced(U)
  add 1 to check_weight(U) when U is soviet and U is corps and reduced(U)

  example "a fresh corps"
    given
      unit a: soviet, infantry, corps, factor 7, at 3228
      unit d: polish, infantry, division, factor 3, at 3229
      battle x: attacker a, defender d
    ask value check_count(x, poles)
    expect 3 by 7.31/soviet

  example "a fresh corps and a reduced one"
    given
      unit a: soviet, infantry, corps, factor 7, at 3228
      unit b: soviet, cavalry, corps, factor 3, reduced, at 3328
      unit d: polish, infantry, division, factor 3, at 3229
      battle x: attacker a + b, defender d
    ask value check_count(x, poles)
    expect 4 by 7.31/soviet

  example "a full corps and a reduced one stand for four divisions"
    given
      unit a: soviet, infantry, corps, factor 6, at 3228
      unit b: soviet, cavalry, corps, factor 3, reduced, at 3328
      unit d: polish, infantry, division, factor 3, at 3229
      battle x: attacker a + b, defender d
    ask value check_count(x, poles)
    expect 4 by 7.31/soviet

[7.31/minimum] At least one check
  | Where the matrix calls for checks there is one even against no full-strength division.
  limit check_count(X, S) to at least 1

  example "against a brigade"
    given
      unit a: german, infantry, division, factor 4, at 3228
      unit d: polish, cavalry, brigade, factor 2, at 3229
      battle x: attacker a, defender d
    ask value check_count(x, axis)
    expect 1 by 7.31/minimum

[7.31/blitzkrieg] Armor checks in a Blitzkrieg
  | The attacker in a Blitzkrieg checks with an armor or light armor unit at least once. So the last check is kept for one, and the
  | only one there is has to make it.
  see 7.21/1
  derived armored(unit U) "{U} [is|is not] armor or light armor"
  derived armor_checked(battle X) "an armored attacker [has|has not] checked in {X}"
  define armored(U) when U is armor or light_armor
  define armor_checked(X) when attacker(X, U) and armored(U) and did check(X, U, _) this round
  forbid check(X, U, N) when attack_chit(X) = blitzkrieg and attacker(X, U) and side(U) = S and N = check_count(X, S)
    unless armored(U)
    unless armor_checked(X)
  require check(X, U, _)
    when attack_chit(X) = blitzkrieg and attacker(X, U) and armored(U) and side(U) = S and check_called(X, S)
    and count(V where attacker(X, V) and armored(V)) = 1
  forbid end_checks(X, S) when attack_chit(X) = blitzkrieg and attacker(X, U) and side(U) = S and check_called(X, S)
    unless armor_checked(X)

  example "the motorized division alone has checked"
    given
      unit a: german, armor, division, factor 2, reduced, at 3228
      unit b: german, motorized_infantry, division, factor 3, at 3228
      unit d: polish, infantry, division, factor 2, reduced, at 3229
      battle x: attacker a + b, defender d, attack_chit blitzkrieg, defend_chit counterattack
      phase = operations_phase
      did check(x, b, 1) in operations_phase
    ask may end_checks(x, axis)
    expect no by 7.31/blitzkrieg

  example "the panzers have checked"
    given
      unit a: german, armor, division, factor 2, reduced, at 3228
      unit b: german, motorized_infantry, division, factor 3, at 3228
      unit d: polish, infantry, division, factor 2, reduced, at 3229
      battle x: attacker a + b, defender d, attack_chit blitzkrieg, defend_chit counterattack
      phase = operations_phase
      did check(x, a, 1) in operations_phase
    ask may end_checks(x, axis)
    expect yes by 7.31

  example "the defenders close theirs without any armor"
    given
      unit a: german, armor, division, factor 2, reduced, at 3228
      unit d: polish, infantry, division, factor 2, reduced, at 3229
      battle x: attacker a, defender d, attack_chit blitzkrieg, defend_chit counterattack
      phase = operations_phase
      did check(x, d, 1) in operations_phase
    ask may end_checks(x, poles)
    expect yes by 7.31

  example "two checks, the first by the motorized division"
    given
      unit a: german, armor, division, factor 5, at 3228
      unit b: german, motorized_infantry, division, factor 3, at 3228
      unit d, e: polish, infantry, division, factor 3, at 3229
      battle x: attacker a + b, defender d + e, attack_chit blitzkrieg, defend_chit counterattack
      phase = operations_phase
    ask may check(x, b, 1)
    expect yes by 7.31

  example "and the second as well"
    given
      unit a: german, armor, division, factor 5, at 3228
      unit b: german, motorized_infantry, division, factor 3, at 3228
      unit d, e: polish, infantry, division, factor 3, at 3229
      battle x: attacker a + b, defender d + e, attack_chit blitzkrieg, defend_chit counterattack
      phase = operations_phase
      did check(x, b, 1) in operations_phase
    ask may check(x, b, 2)
    expect no by 7.31/blitzkrieg

  example "after the panzers anyone may make the second"
    given
      unit a: german, armor, division, factor 5, at 3228
      unit b: german, motorized_infantry, division, factor 3, at 3228
      unit d, e: polish, infantry, division, factor 3, at 3229
      battle x: attacker a + b, defender d + e, attack_chit blitzkrieg, defend_chit counterattack
      phase = operations_phase
      did check(x, a, 1) in operations_phase
    ask may check(x, b, 2)
    expect yes by 7.31

[7.31/cct-1] The total: enemy factors
  | The Casualty Check Total begins with the combat factors the enemy has in the battle.
  amount battle_factor(battle X, unit U) in cf "the factor of {U} in {X}"
  amount enemy_factors(battle X, side S) in cf "the enemy factors against the {S} side in {X}"
  amount check_total(battle X, side S) "the Casualty Check Total of the {S} side in {X}"
  set battle_factor(X, U) = factor(U)
  set enemy_factors(X, S) = sum(battle_factor(X, U) for U where fights_in(X, U) and side(U) != S)
  set check_total(X, S) = enemy_factors(X, S)

  example "four and a reduced two make six"
    given
      unit a: german, infantry, division, factor 4, at 3228
      unit b: german, infantry, division, factor 2, reduced, at 3228
      unit d: polish, infantry, division, factor 2, reduced, at 3229
      battle x: attacker a + b, defender d
    ask value enemy_factors(x, poles)
    expect 6 by 7.31/cct-1

  example "before the chits are chosen it is the whole total"
    given
      unit a: german, infantry, division, factor 4, at 3228
      unit d: polish, infantry, division, factor 2, reduced, at 3229
      battle x: attacker a, defender d
      turn = 1
    ask value check_total(x, poles)
    expect 4 by 7.31/cct-1

[7.31/cct-2] The total: missions
  | The matrix modifies it by the two missions, with a figure for each side. Two of its results are told in 7.5.
  see 7.5
  table attacker_modifier(attack_mission A, defend_mission D) -> number not printed "Mission Matrix Table on the player aid"
  table defender_modifier(attack_mission A, defend_mission D) -> number not printed "Mission Matrix Table on the player aid"
  amount attacker_mission(battle X) "the matrix modifier of the attackers in {X}"
  amount defender_mission(battle X) "the matrix modifier of the defenders in {X}"
  set attacker_mission(X) = attacker_modifier(A, D) when attack_chit(X) = A and defend_chit(X) = D
  set defender_mission(X) = defender_modifier(A, D) when attack_chit(X) = A and defend_chit(X) = D
  add attacker_mission(X) to check_total(X, S)
    when attacker(X, U) and side(U) = S and attack_chit(X) = _ and defend_chit(X) = _
  add defender_mission(X) to check_total(X, S)
    when defender(X, U) and side(U) = S and attack_chit(X) = _ and defend_chit(X) = _

  example "the attacker's figure stands on the player aid"
    given
      unit a: german, infantry, division, factor 4, at 3228
      unit d: polish, infantry, division, factor 2, reduced, at 3229
      battle x: attacker a, defender d, attack_chit balanced_attack, defend_chit standfast
    ask value check_total(x, axis)
    expect unknown for attacker_modifier

  example "and so does the defender's"
    given
      unit a: german, infantry, division, factor 4, at 3228
      unit d: polish, infantry, division, factor 2, reduced, at 3229
      battle x: attacker a, defender d, attack_chit balanced_attack, defend_chit standfast
    ask value check_total(x, poles)
    expect unknown for defender_modifier

[7.31/cct-3] The total: the other charts
  | Then come the other modifiers. The terrain of the battle is added for the attackers and taken off for the defenders, and each
  | artillery unit in supply adds one for the enemy, as 7.5 shows. What else there is stands on charts outside the rules.
  see 7.2, 7.22/1, 7.22/2, 7.5, 8.3/3, 9.21
  figure gun_modifier = 1
  derived supports(battle X, unit U) "the guns of {U} [weigh|do not weigh] on enemy checks in {X}"
  define supports(X, U) when attacker(X, U) and U is artillery
  add terrain_effect(X) to check_total(X, S) when attacker(X, U) and side(U) = S
  add 0 - terrain_effect(X) to check_total(X, S) when defender(X, U) and side(U) = S
  add gun_modifier * count(U where supports(X, U) and side(U) != S) to check_total(X, S)
  dispute lig-33 "whether guns in the defence weigh on the attackers' checks too, besides their factor"
    reading a preferred "7.5 says any enemy check, and 8.3 sets their modifier beside their factor in defence"
      define supports(X, U) when defender(X, U) and U is artillery
    reading b "the factor is what they give to a defence"

  example "the attackers add the forest"
    given
      unit a: german, infantry, division, factor 4, at 3228
      unit d: polish, infantry, division, factor 2, reduced, at 3229
      hex 3229: forest
      battle x: attacker a, defender d
      turn = 1
    ask value check_total(x, axis)
    expect 3 by 7.31/cct-3

  example "the defenders take it off"
    given
      unit a: german, infantry, division, factor 4, at 3228
      unit d: polish, infantry, division, factor 2, reduced, at 3229
      hex 3229: forest
      battle x: attacker a, defender d
      turn = 1
    ask value check_total(x, poles)
    expect 3 by 7.31/cct-3

  example "two artillery units in the attack"
    given
      unit a: german, infantry, division, factor 4, at 3228
      unit g, h: german, artillery, brigade, factor 1, bracketed, at 3228
      unit d: polish, infantry, division, factor 2, reduced, at 3229
      battle x: attacker a + g + h, defender d
      turn = 1
    ask value check_total(x, poles)
    expect 6 by 7.31/cct-3

  example "an artillery unit in the defence: its factor and one more"
    given
      unit a: polish, infantry, division, factor 3, at 3228
      unit d: german, infantry, division, factor 4, at 3229
      unit g: german, artillery, brigade, factor 1, bracketed, at 3229
      battle x: attacker a, defender d + g
      turn = 1
    ask value check_total(x, poles)
    expect 6 by 7.31/cct-3

[7.31/step-loss] Step losses
  | A roll up to the total costs a step: a full-strength division or corps is turned over, a reduced or smaller unit is gone.
  derived lost_check(battle X, unit U, number N) "{U} [fails|does not fail] check {N} in {X}"
  derived dies(unit U) "{U} [loses|does not lose] its last step"
  amount check_roll(battle X, unit U, number N) "the roll of {U} for check {N} in {X}, as it counts"
  amount steps_lost(unit U) "the steps that {U} loses"
  set check_roll(X, U, N) = check_die(X, U, N)
  define lost_check(X, U, N)
    when did check(X, U, N) this round and side(U) = S and check_roll(X, U, N) <= check_total(X, S)
  set steps_lost(U) = count(X, N where lost_check(X, U, N))
  define dies(U) when U is brigade or regiment and steps_lost(U) >= 1
  define dies(U) when reduced(U) and steps_lost(U) >= 1
    unless did flip(U) this round  # the loss that turned it over is paid
  define dies(U) when U is division or corps and steps_lost(U) >= 2
  cause flip(U) when U is division or corps and steps_lost(U) >= 1
    unless reduced(U)
  cause eliminate(U) when dies(U)

  example "a full division rolls the total"
    given
      unit a: german, infantry, division, factor 4, at 3228
      unit d: polish, infantry, division, factor 3, at 3229
      battle x: attacker a, defender d
      turn = 1
      phase = operations_phase
      did check(x, d, 1) in operations_phase
      check_die(x, d, 1) = 4
    ask what happens to d
    expect flip(d) by 7.31/step-loss

  example "one more and it holds"
    given
      unit a: german, infantry, division, factor 4, at 3228
      unit d: polish, infantry, division, factor 3, at 3229
      battle x: attacker a, defender d
      turn = 1
      phase = operations_phase
      did check(x, d, 1) in operations_phase
      check_die(x, d, 1) = 5
    ask what happens to d
    expect nothing

  example "a reduced division is gone"
    given
      unit a: german, infantry, division, factor 4, at 3228
      unit d: polish, infantry, division, factor 1, reduced, at 3229
      battle x: attacker a, defender d
      turn = 1
      phase = operations_phase
      did check(x, d, 1) in operations_phase
      check_die(x, d, 1) = 1
    ask what happens to d
    expect eliminate(d) by 7.31/step-loss

  example "so is a brigade"
    given
      unit a: german, infantry, division, factor 4, at 3228
      unit d: polish, cavalry, brigade, factor 2, at 3229
      battle x: attacker a, defender d
      turn = 1
      phase = operations_phase
      did check(x, d, 1) in operations_phase
      check_die(x, d, 1) = 1
    ask what happens to d
    expect eliminate(d) by 7.31/step-loss

  example "one loss turned it over and is paid with that"
    given
      unit a: german, infantry, division, factor 4, at 3228
      unit d: polish, infantry, division, factor 1, reduced, at 3229
      battle x: attacker a, defender d
      turn = 1
      phase = operations_phase
      did check(x, d, 1) in operations_phase
      check_die(x, d, 1) = 1
      did flip(d) in operations_phase
    ask what happens to d
    expect nothing

  example "turned over by the first check, gone with the second"
    given
      unit a, b: german, infantry, division, factor 4, at 3228
      unit d: polish, infantry, division, factor 1, reduced, at 3229
      battle x: attacker a + b, defender d
      turn = 1
      phase = operations_phase
      did check(x, d, 1) in operations_phase
      check_die(x, d, 1) = 1
      did flip(d) in operations_phase
      did check(x, d, 2) in operations_phase
      check_die(x, d, 2) = 3
    ask what happens to d
    expect eliminate(d) by 7.31/step-loss

  example "one of two checks is lost: turned over"
    given
      turn = 2
      unit a, b: german, infantry, division, factor 4, at 3228
      unit d: polish, infantry, division, factor 3, at 3229
      hex 3229: forest
      battle x: attacker a + b, defender d
      attack_chit(x) = balanced_attack
      defend_chit(x) = defense_in_depth
      did check(x, d, 1) in operations_phase
      did check(x, d, 2) in operations_phase
      check_die(x, d, 1) = 8
      check_die(x, d, 2) = 9
      phase = operations_phase
    ask what happens to d
    expect flip(d) by 7.31/step-loss

[7.31/hq-artillery] Headquarters and guns
  | In supply or not, they lend their factor to a defence, never to an attack. They do not check, and die with the last combat unit
  | of their hex. Alone they are lost as soon as a check is due.
  derived guarded(battle X, unit U) "a combat unit [shares|does not share] the hex of {U} in {X}"
  set battle_factor(X, U) = 0 instead of 7.31/cct-1 when attacker(X, U) and U is hq or artillery
  define guarded(X, U) when fights_in(X, U) and at(U) = H and at(V) = H and combat_unit(V) and friendly(U, V)
  deny checkable(_, U) when U is hq or artillery
  cause eliminate(U) when fights_in(X, U) and U is hq or artillery and guarded(X, U) and at(U) = H
    and every V where at(V) = H and combat_unit(V) and friendly(U, V) has dies(V)
  cause eliminate(U)
    when defender(X, U) and U is hq or artillery and defender(X, V) and did eliminate(V) this round and combat_unit(V)
    and at(U) = _
    unless guarded(X, U)
  cause eliminate(U) when defender(X, U) and U is hq or artillery and side(U) = S and check_called(X, S) and at(U) = _
    unless guarded(X, U)

  example "guns add nothing to an attack"
    given
      unit a: german, infantry, division, factor 4, at 3228
      unit g: german, artillery, brigade, factor 1, bracketed, at 3228
      unit d: polish, infantry, division, factor 3, at 3229
      battle x: attacker a + g, defender d
    ask value enemy_factors(x, poles)
    expect 4 by 7.31/cct-1

  example "guns add their factor to a defence"
    given
      unit a: german, infantry, division, factor 4, at 3228
      unit d: polish, infantry, division, factor 3, at 3229
      unit g: polish, artillery, brigade, factor 1, bracketed, at 3229
      battle x: attacker a, defender d + g
    ask value enemy_factors(x, axis)
    expect 4 by 7.31/cct-1

  example "a headquarters is not chosen for a check"
    given
      unit a: german, infantry, division, factor 4, at 3228
      unit d: polish, infantry, division, factor 3, at 3229
      unit q: polish, hq, army, factor 1, bracketed, at 3229
      battle x: attacker a, defender d + q
    ask is checkable(x, q)
    expect no by 7.31/hq-artillery

  example "the last combat unit of the hex is about to go"
    given
      unit a: german, infantry, division, factor 4, at 3228
      unit d: polish, cavalry, brigade, factor 2, at 3229
      unit q: polish, hq, army, factor 1, bracketed, at 3229
      battle x: attacker a, defender d + q
      turn = 1
      phase = operations_phase
      did check(x, d, 1) in operations_phase
      check_die(x, d, 1) = 1
    ask what happens to q
    expect eliminate(q) by 7.31/hq-artillery

  example "an attacker's guns go with their division"
    given
      unit a: german, infantry, division, factor 2, reduced, at 3228
      unit g: german, artillery, brigade, factor 1, bracketed, at 3228
      unit d: polish, infantry, division, factor 3, at 3229
      battle x: attacker a + g, defender d
      turn = 1
      phase = operations_phase
      did check(x, a, 1) in operations_phase
      check_die(x, a, 1) = 1
    ask what happens to g
    expect eliminate(g) by 7.31/hq-artillery

  example "a second division holds"
    given
      unit a: german, infantry, division, factor 2, reduced, at 3228
      unit b: german, infantry, division, factor 4, at 3228
      unit g: german, artillery, brigade, factor 1, bracketed, at 3228
      unit d: polish, infantry, division, factor 3, at 3229
      battle x: attacker a + b + g, defender d
      turn = 1
      phase = operations_phase
      did check(x, a, 1) in operations_phase
      check_die(x, a, 1) = 1
    ask what happens to g
    expect nothing

  example "the last combat unit of the hex is gone"
    given
      unit a: german, infantry, division, factor 4, at 3228
      unit d: polish, infantry, division, factor 3
      unit q: polish, hq, army, factor 1, bracketed, at 3229
      battle x: attacker a, defender d + q
      phase = operations_phase
      did eliminate(d) in operations_phase
    ask what happens to q
    expect eliminate(q) by 7.31/hq-artillery

  example "another division still covers it"
    given
      unit a: german, infantry, division, factor 4, at 3228
      unit d: polish, infantry, division, factor 3
      unit e: polish, infantry, division, factor 3, at 3229
      unit q: polish, hq, army, factor 1, bracketed, at 3229
      battle x: attacker a, defender d + e + q
      phase = operations_phase
      did eliminate(d) in operations_phase
    ask what happens to q
    expect nothing

  example "a headquarters alone, and the matrix calls for a check"
    given
      unit a: german, infantry, division, factor 4, at 3228
      unit q: polish, hq, army, factor 1, bracketed, at 3229
      battle x: attacker a, defender q, attack_chit balanced_attack, defend_chit defense_in_depth
      phase = operations_phase
    ask what happens to q
    expect eliminate(q) by 7.31/hq-artillery

  example "a headquarters alone: the matrix says whether a check is due"
    given
      unit a: german, infantry, division, factor 4, at 3228
      unit q: polish, hq, army, factor 1, bracketed, at 3229
      battle x: attacker a, defender q, attack_chit balanced_attack, defend_chit withdraw
      phase = operations_phase
    ask what happens to q
    expect unknown for defender_checks

  example "with a division in its hex the matrix does not matter to it"
    given
      unit a: german, infantry, division, factor 4, at 3228
      unit d: polish, infantry, division, factor 3, at 3229
      unit q: polish, hq, army, factor 1, bracketed, at 3229
      battle x: attacker a, defender d + q, attack_chit balanced_attack, defend_chit withdraw
      phase = operations_phase
    ask what happens to q
    expect nothing

  example "a battle of the turn before costs no guns today"
    given
      unit a: german, armor, division, factor 4, at 3228
      unit d: polish, artillery, brigade, factor 1, bracketed, at 3229
      battle x: attacker a, defender d
      attack_chit(x) = blitzkrieg
      defend_chit(x) = counterattack
      did fight(x) in operations_phase of turn 1
      turn = 2
      phase = operations_phase
    ask what happens to d
    expect nothing

  example "nor does one of an earlier round"
    given
      unit a: german, armor, division, factor 4, at 3228
      unit d: polish, artillery, brigade, factor 1, bracketed, at 3229
      battle x: attacker a, defender d
      attack_chit(x) = blitzkrieg
      defend_chit(x) = counterattack
      did fight(x) in operations_phase round 1
      turn = 2
      round = 2
      phase = operations_phase
    ask what happens to d
    expect nothing

[7.31/hq-eliminated] Headquarters come back
  | A lost headquarters and its chit are away for the turn. At the end of it the headquarters returns to the hex of any other of its
  | nation, the Slovak one to Presov. What happens when the nation has no other is not said.
  see 3.3
  defect lig-17 "a nation without any other headquarters on the map is left out"
  action replace_hq(unit Q, hex H) "{Q} [be placed|was placed] on {H} again"
  derived has_fellow(unit Q) "another headquarters of the nation of {Q} [is|is not] on the map"
  define has_fellow(Q) when nation(Q) = N and P is hq and nation(P) = N and at(P) = _ and P != Q
  forbid draw_chit(Q) when did eliminate(Q) this turn
  permit replace_hq(Q, H) when did eliminate(Q) this turn and now(turn_end_phase) and Q is hq and nation(Q) = N
    and P is hq and nation(P) = N and at(P) = H
  permit replace_hq(Q, H) when did eliminate(Q) this turn and now(turn_end_phase) and Q is hq and Q is slovakian
    and place(H) = presov
  forbid replace_hq(_, _)
    unless now(turn_end_phase)
  forbid replace_hq(Q, _)
    unless did eliminate(Q) this turn
  forbid replace_hq(Q, H) when has_fellow(Q) and nation(Q) = N
    unless P is hq and nation(P) = N and at(P) = H
    unless Q is slovakian
  forbid replace_hq(Q, H) when Q is slovakian
    unless place(H) = presov
  require replace_hq(Q, _) when did eliminate(Q) this turn and now(turn_end_phase) and Q is hq and has_fellow(Q)
  require replace_hq(Q, _) when did eliminate(Q) this turn and now(turn_end_phase) and Q is hq and Q is slovakian

  example "beside a headquarters of its nation"
    given
      unit q: polish, hq, army, factor 1, bracketed
      unit p: polish, hq, army, factor 1, bracketed, at 3228
      phase = turn_end_phase
      did eliminate(q) in operations_phase
    ask may replace_hq(q, 3228)
    expect yes by 7.31/hq-eliminated

  example "and it has to come back"
    given
      unit q: polish, hq, army, factor 1, bracketed
      unit p: polish, hq, army, factor 1, bracketed, at 3228
      phase = turn_end_phase
      did eliminate(q) in operations_phase
    ask must replace_hq(q, _)
    expect must by 7.31/hq-eliminated

  example "on an empty hex"
    given
      unit q: polish, hq, army, factor 1, bracketed
      unit p: polish, hq, army, factor 1, bracketed, at 3228
      phase = turn_end_phase
      did eliminate(q) in operations_phase
    ask may replace_hq(q, 3229)
    expect no by 7.31/hq-eliminated

  example "before the turn is over"
    given
      unit q: polish, hq, army, factor 1, bracketed
      unit p: polish, hq, army, factor 1, bracketed, at 3228
      phase = operations_phase
      did eliminate(q) in operations_phase
    ask may replace_hq(q, 3228)
    expect no by 7.31/hq-eliminated

  example "a headquarters that was not lost this turn"
    given
      unit q, p: polish, hq, army, factor 1, bracketed, at 3228
      phase = turn_end_phase
    ask may replace_hq(q, 3228)
    expect no by 7.31/hq-eliminated

  example "no other headquarters of the nation is left"
    given
      unit q: polish, hq, army, factor 1, bracketed
      unit p: german, hq, army, factor 1, bracketed, at 3228
      phase = turn_end_phase
      did eliminate(q) in operations_phase
    ask may replace_hq(q, 3229)
    expect silent

  example "the Slovak one in Presov"
    given
      unit q: slovakian, hq, corps, factor 1, bracketed
      hex 3228: town, slovakia, place presov
      phase = turn_end_phase
      did eliminate(q) in operations_phase
    ask may replace_hq(q, 3228)
    expect yes by 7.31/hq-eliminated

  example "the Slovak one has to come back too"
    given
      unit q: slovakian, hq, corps, factor 1, bracketed
      hex 3228: town, slovakia, place presov
      phase = turn_end_phase
      did eliminate(q) in operations_phase
    ask must replace_hq(q, _)
    expect must by 7.31/hq-eliminated

  example "and nowhere else"
    given
      unit q: slovakian, hq, corps, factor 1, bracketed
      hex 3228: town, slovakia, place presov
      phase = turn_end_phase
      did eliminate(q) in operations_phase
    ask may replace_hq(q, 3229)
    expect no by 7.31/hq-eliminated

  example "the chit of a lost headquarters is out of the cup"
    given
      unit q: polish, hq, army, factor 1, bracketed
      phase = operations_phase
      round = 2
      did eliminate(q) in operations_phase round 1
    ask may draw_chit(q)
    expect no by 7.31/hq-eliminated

  example "not to a hex without a fellow"
    given
      unit q: polish, hq, army, factor 1, bracketed
      unit r: polish, hq, army, factor 1, bracketed, at 3228
      did eliminate(q) in operations_phase
      phase = turn_end_phase
    ask may replace_hq(q, 3230)
    expect no by 7.31/hq-eliminated

[7.5] A worked operation
  | Two battles of one activation. They tell two results of the matrix and the figure for forest, which the charts keep to themselves
  | otherwise.
  see 7.21/2, 7.31, 7.31/blitzkrieg
  define check_called(X, S)
    when fights_in(X, U) and side(U) = S and attack_chit(X) = balanced_attack and defend_chit(X) = defense_in_depth
  define check_called(X, S)
    when fights_in(X, U) and side(U) = S and attack_chit(X) = blitzkrieg and defend_chit(X) = counterattack
  set attacker_mission(X) = 0 instead of 7.31/cct-2
    when attack_chit(X) = balanced_attack and defend_chit(X) = defense_in_depth
  set defender_mission(X) = 1 instead of 7.31/cct-2
    when attack_chit(X) = balanced_attack and defend_chit(X) = defense_in_depth
  set attacker_mission(X) = 2 instead of 7.31/cct-2 when attack_chit(X) = blitzkrieg and defend_chit(X) = counterattack
  set defender_mission(X) = 2 instead of 7.31/cct-2 when attack_chit(X) = blitzkrieg and defend_chit(X) = counterattack
  set ground_effect(T) = 1 instead of 7.2 when T = forest
  defect lig-12 "the reduced 17th Division has a factor of 2 here, while 4.4 shows a 3-3 division reduced to 1-3"

  example 7.5 "first battle: the total of the Germans"
    given
      unit q: german, hq, corps, factor 1, bracketed, at 3227
      unit i18: german, infantry, division, factor 4, at 3228
      unit i19: german, infantry, division, factor 2, reduced, at 3228
      unit a31: german, artillery, brigade, factor 1, bracketed, at 3228
      unit i17: polish, infantry, division, factor 2, reduced, at 3229
      unit cav: polish, cavalry, brigade, factor 2, at 3229
      hex 3229: forest, poland
      battle x: attacker i18 + i19 + a31, defender i17 + cav, attack_chit balanced_attack, defend_chit defense_in_depth
      turn = 3
      phase = operations_phase
      did draw_chit(q) in operations_phase
      did command(q, i18) in operations_phase
      did command(q, i19) in operations_phase
      did command(q, a31) in operations_phase
    ask value check_total(x, axis)
    expect 5 by 7.31/cct-1, 7.31/cct-2, 7.31/cct-3, 7.5

  example 7.5 "first battle: the total of the Poles"
    given
      unit q: german, hq, corps, factor 1, bracketed, at 3227
      unit i18: german, infantry, division, factor 4, at 3228
      unit i19: german, infantry, division, factor 2, reduced, at 3228
      unit a31: german, artillery, brigade, factor 1, bracketed, at 3228
      unit i17: polish, infantry, division, factor 2, reduced, at 3229
      unit cav: polish, cavalry, brigade, factor 2, at 3229
      hex 3229: forest, poland
      battle x: attacker i18 + i19 + a31, defender i17 + cav, attack_chit balanced_attack, defend_chit defense_in_depth
      turn = 3
      phase = operations_phase
      did draw_chit(q) in operations_phase
      did command(q, i18) in operations_phase
      did command(q, i19) in operations_phase
      did command(q, a31) in operations_phase
    ask value check_total(x, poles)
    expect 7 by 7.31/cct-1, 7.31/cct-2, 7.31/cct-3, 7.5

  example 7.5 "first battle: one check for the Poles, against one full division"
    given
      unit i18: german, infantry, division, factor 4, at 3228
      unit i19: german, infantry, division, factor 2, reduced, at 3228
      unit a31: german, artillery, brigade, factor 1, bracketed, at 3228
      unit i17: polish, infantry, division, factor 2, reduced, at 3229
      unit cav: polish, cavalry, brigade, factor 2, at 3229
      battle x: attacker i18 + i19 + a31, defender i17 + cav, attack_chit balanced_attack, defend_chit defense_in_depth
    ask value check_count(x, poles)
    expect 1 by 7.31

  example 7.5 "first battle: one for the Germans, against none"
    given
      unit i18: german, infantry, division, factor 4, at 3228
      unit i19: german, infantry, division, factor 2, reduced, at 3228
      unit a31: german, artillery, brigade, factor 1, bracketed, at 3228
      unit i17: polish, infantry, division, factor 2, reduced, at 3229
      unit cav: polish, cavalry, brigade, factor 2, at 3229
      battle x: attacker i18 + i19 + a31, defender i17 + cav, attack_chit balanced_attack, defend_chit defense_in_depth
    ask value check_count(x, axis)
    expect 1 by 7.31/minimum

  example 7.5 "exploitation: the total of the Germans"
    given
      unit q: german, hq, corps, factor 1, bracketed, at 3227
      unit m13: german, motorized_infantry, division, factor 3, at 3228, marker exploit
      unit p4: german, armor, division, factor 2, reduced, at 3228, marker exploit
      unit i17: polish, infantry, division, factor 2, reduced, at 3229
      hex 3229: forest, poland
      battle x: attacker m13 + p4, defender i17, attack_chit blitzkrieg, defend_chit counterattack
      turn = 3
      phase = operations_phase
      did command(q, m13) in operations_phase
      did command(q, p4) in operations_phase
      did open_exploitation(q) in operations_phase
    ask value check_total(x, axis)
    expect 4 by 7.31/cct-1, 7.5

  example 7.5 "exploitation: the total of the Poles"
    given
      unit q: german, hq, corps, factor 1, bracketed, at 3227
      unit m13: german, motorized_infantry, division, factor 3, at 3228, marker exploit
      unit p4: german, armor, division, factor 2, reduced, at 3228, marker exploit
      unit i17: polish, infantry, division, factor 2, reduced, at 3229
      hex 3229: forest, poland
      battle x: attacker m13 + p4, defender i17, attack_chit blitzkrieg, defend_chit counterattack
      turn = 3
      phase = operations_phase
      did command(q, m13) in operations_phase
      did command(q, p4) in operations_phase
      did open_exploitation(q) in operations_phase
    ask value check_total(x, poles)
    expect 7 by 7.31/cct-1, 7.5

  example 7.5 "exploitation: the panzers have to check"
    given
      unit m13: german, motorized_infantry, division, factor 3, at 3228, marker exploit
      unit p4: german, armor, division, factor 2, reduced, at 3228, marker exploit
      unit i17: polish, infantry, division, factor 2, reduced, at 3229
      battle x: attacker m13 + p4, defender i17, attack_chit blitzkrieg, defend_chit counterattack
      phase = operations_phase
    ask must check(x, p4, _)
    expect must by 7.31/blitzkrieg

  example 7.5 "exploitation: not the motorized division"
    given
      unit m13: german, motorized_infantry, division, factor 3, at 3228, marker exploit
      unit p4: german, armor, division, factor 2, reduced, at 3228, marker exploit
      unit i17: polish, infantry, division, factor 2, reduced, at 3229
      battle x: attacker m13 + p4, defender i17, attack_chit blitzkrieg, defend_chit counterattack
      phase = operations_phase
    ask may check(x, m13, 1)
    expect no by 7.31/blitzkrieg

  example 7.5 "exploitation: low rolls cost both sides their unit"
    given
      unit q: german, hq, corps, factor 1, bracketed, at 3227
      unit m13: german, motorized_infantry, division, factor 3, at 3228, marker exploit
      unit p4: german, armor, division, factor 2, reduced, at 3228, marker exploit
      unit i17: polish, infantry, division, factor 2, reduced, at 3229
      hex 3229: forest, poland
      battle x: attacker m13 + p4, defender i17, attack_chit blitzkrieg, defend_chit counterattack
      turn = 3
      phase = operations_phase
      did command(q, m13) in operations_phase
      did command(q, p4) in operations_phase
      did check(x, p4, 1) in operations_phase
      did check(x, i17, 1) in operations_phase
      check_die(x, p4, 1) = 3
      check_die(x, i17, 1) = 6
    ask what happens
    expect eliminate(p4), eliminate(i17) by 7.31/step-loss
