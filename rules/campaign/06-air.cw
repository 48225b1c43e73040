[6.0] Air power
  | The Germans have ten points in the first turn and twenty in each of the others. Aircraft alone do not attack.
  see 2.4.2, 6.1
  defect cam-6 "speaks of rounds where turns are meant"
  figure first_points = 10 in points
  figure later_points = 20 in points
  amount air_power(side S) in points "the air power of {S} for a turn"
  set air_power(germans) = first_points when turn = 1
  set air_power(germans) = later_points when turn > 1

  dispute cam-2 "what it means that attacks with air power are not allowed"
    reading alone preferred "6.1 lets the points be spent in attack: without ground units there is no attack"
      forbid commit(S, X, _) when own_combat(S)
        unless attacker(X, _)
    reading never "air power defends, and adds to no attack"
      forbid commit(S, X, _) when attacking_side(X) = S

  example "the first turn"
    given
      turn = 1
      phase = german_movement
    ask value air_power(germans)
    expect 10 by 6.0

  example "the fifth"
    given
      turn = 5
      phase = german_movement
    ask value air_power(germans)
    expect 20 by 6.0

  example "aircraft without ground units"
    given
      unit p: polish, infantry, defence_power 3, at 1209
      battle x: target p
      air_counter = 10
      phase = german_combat
    ask may commit(germans, x, 10)
    expect no by 6.0

  example "together with ground units they do, though one sentence seems to bar it"
    given
      unit g: german, infantry, attack_power 5, at 1208
      unit p: polish, infantry, defence_power 3, at 1209
      battle x: attacker g, target p
      air_counter = 10
      phase = german_combat
    ask may commit(germans, x, 4)
    expect yes by 6.1

[6.1] Spending air power
  | At the beginning of a turn the counter is put on the points of that turn. The German player takes from it what he spends on a
  | battle, in his own combat phase or in that of the enemy; the counter always shows what is left.
  see 2.4.2, 6.0
  defect cam-6 "names a marker X1 and does not say what the sign stands for"
  action commit(side S, battle X, number N) "{S} [commit|committed] {N} air points to {X}"
  derived own_combat(side S) "it [is|is not] the combat phase of {S}"
  event place_counter(number N) "the air power counter [be put|was put] on {N}" sets air_counter
  define own_combat(S) when phase_of(combat, S)
  permit commit(S, X, N) when own_combat(S) and attacking_side(X) = S and N <= air_counter
  permit commit(S, X, N) when defending_side(X) = S and own_combat(T) and S != T and N <= air_counter
  cause place_counter(later_points) at end of polish_combat when turn < last_turn
  otherwise forbid commit

  example "in defence, in the Polish combat phase"
    given
      unit g: german, infantry, defence_power 5, at 1208
      unit p: polish, infantry, attack_power 3, at 1209
      battle x: attacker p, target g
      air_counter = 3
      phase = polish_combat
    ask may commit(germans, x, 3)
    expect yes by 6.1

  example "no more than the counter shows"
    given
      unit g: german, infantry, defence_power 5, at 1208
      unit p: polish, infantry, attack_power 3, at 1209
      battle x: attacker p, target g
      air_counter = 3
      phase = polish_combat
    ask may commit(germans, x, 4)
    expect no by 6.1

  example "not while pieces are moved"
    given
      unit g: german, infantry, attack_power 5, at 1208
      unit p: polish, infantry, defence_power 3, at 1209
      battle x: attacker g, target p
      air_counter = 10
      phase = german_movement
    ask may commit(germans, x, 4)
    expect no by 6.1

  example "a new turn, a full counter"
    given
      turn = 1
      phase = polish_combat
      air_counter = 2
    ask what happens at end of polish_combat
    expect place_counter(20) by 6.1

[6.1/obs-1] Air power is not saved
  | Points that a turn leaves over are lost.
  action save_air(side S) "{S} [save|saved] air power for a later turn"
  forbid save_air(_)

  example "ten for tomorrow"
    given
      turn = 2
      phase = polish_combat
      air_counter = 10
    ask may save_air(germans)
    expect no by 6.1/obs-1

[6.1/obs-2] Air power is announced with the rest
  | The strength that a side announces for a battle includes its aircraft, in attack and in defence alike.
  see 5.1.1/obs-1, 5.1.1/step-1, 5.1.1/step-2
  amount air_support(side S, battle X) in points "the air power of {S} in {X}"
  set air_support(S, X) = sum(N for N where did commit(S, X, N) this phase)
  add sum(air_support(S, X) for S where attacking_side(X) = S) to attack_total(X)
  add sum(air_support(S, X) for S where defending_side(X) = S) to defence_total(X)
  forbid commit(S, X, _) when did announce(S, X) this phase

  example "five divisions' worth from the air"
    given
      unit g: german, infantry, attack_power 5, at 1208
      unit p: polish, infantry, defence_power 3, at 1209
      battle x: attacker g, target p
      did commit(germans, x, 4) in german_combat
      phase = german_combat
    ask value column(x)
    expect 3:1 by 6.1/obs-2

  example "the same in defence"
    given
      unit g: german, infantry, defence_power 3, at 1208
      unit p: polish, infantry, attack_power 6, at 1209
      battle x: attacker p, target g
      did commit(germans, x, 3) in polish_combat
      phase = polish_combat
    ask value defence_total(x)
    expect 6 by 6.1/obs-2

  example "aircraft of a battle that is over do not count in the next"
    given
      unit g: german, infantry, attack_power 5, at 1208
      unit p: polish, infantry, defence_power 3, at 1209
      battle x: attacker g, target p
      did commit(germans, x, 4) in german_combat of turn 1
      turn = 2
      phase = german_combat
    ask value air_support(germans, x)
    expect 0 by 6.1/obs-2

  example "after the announcement it is too late"
    given
      unit g: german, infantry, attack_power 5, at 1208
      unit p: polish, infantry, defence_power 3, at 1209
      battle x: attacker g, target p
      air_counter = 10
      did announce(germans, x) in german_combat
      phase = german_combat
    ask may commit(germans, x, 4)
    expect no by 6.1/obs-2

  example "one point from the air makes three against four even: the dice come to seven"
    given
      unit g: german, infantry, attack_power 3, at 1208
      unit p: polish, infantry, defence_power 4, at 1209
      battle x: attacker g, target p
      did commit(germans, x, 1) in german_combat
      dice(x) = 7
      phase = german_combat
    ask which R where outcome(x, R)
    expect "DVI", "ARB" by 5.1.4
