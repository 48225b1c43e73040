[22.0] Panic
  commentary "heading"

[22.1] Panic in detail
  commentary "heading"

[22.14] What a panicked unit is worth
  | A panicked unit fights with 1 SP, whatever it has. Guns and headquarters have no strength in a battle in any case.
  see 8.4b, 21.22, 22.17
  figure panic_strength = 1 in sp
  set fighting_strength(U, X) = panic_strength instead of 8.4b when panicked(U)
    unless guns(U)
    unless U is hq

  example "a panicked regiment is attacked"
    given
      unit u: german, infantry, strength 6, at 3228
      unit e: polish, infantry, strength 6, at 3229, panicked
      battle x: attacker u, target e
    ask value column(x)
    expect 6:1 by 22.14

  example "it attacks no better"
    given
      unit u: german, infantry, strength 6, at 3228, panicked
      unit e: polish, infantry, strength 2, at 3229
      battle x: attacker u, target e
    ask value fighting_strength(u, x)
    expect 1 by 22.14

  example "panicked guns bring no strength"
    given
      unit u: german, infantry, strength 6, at 3228
      unit e: polish, infantry, strength 6, at 3229
      unit g: polish, light_artillery, gunfire 1, at 3229, panicked
      battle x: attacker u, target e + g
    ask value defence_total(x)
    expect 6 by 8.4b not by 22.14

[22.16] No zone
  | A panicked unit has no zone of control.
  see 7.12
  define zoneless(U) when panicked(U)

  example "beside a panicked regiment"
    given
      unit u: polish, infantry, strength 6, at 3228, panicked
    ask is zoc(u, 3229)
    expect no by 7.12, 22.16
