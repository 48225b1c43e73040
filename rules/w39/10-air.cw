[10.11] What aircraft are worth
  | The strength of an air counter does in combat what the fire modifier of guns does. It is one printed number, so either
  | name for it will do.
  see 10.41, 9.12, 21.16
  amount air_power(unit P) "the strength of {P}"
  set air_power(P) = strength(P) when P is air
  set air_power(P) = gunfire(P) when P is air
    unless strength(P) > 0
  set fire_worth(P) = air_power(P) when P is air

  example "a counter with a 2 on it"
    given
      unit p: german, air, strength 2, at 3229
    ask value fire_worth(p)
    expect 2 by 10.11

  example "the 2 given as a fire modifier"
    given
      unit p: german, air, gunfire 2, at 3229
    ask value air_power(p)
    expect 2 by 10.11

  example "aircraft over a battle"
    given
      unit u: german, infantry, strength 6, at 3228
      unit p: german, air, strength 2, at 3229
      unit e: polish, infantry, strength 3, at 3229
      battle x: attacker u, target e, attack_support p
    ask value column(x)
    expect 4:1 by 8.4c
