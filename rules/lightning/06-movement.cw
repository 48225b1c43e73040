[6.54] Evacuation and internment
  | Once Axis combat units have taken Warszawa, Polish units may cross into Hungary, Lithuania or Romania or leave by the Latvian
  | zone. They are out of the game, and nobody scores them. Until then those countries are closed. A Polish return to the city closes
  | nothing again.
  see 9.5
  defect lig-29 "nobody can be interned before Warszawa has fallen, so the remark on scoring meets 9.5 only afterwards"
  derived warszawa_taken "Warszawa [has been|has never been] occupied by Axis combat units"
  derived refuge(hex H) "{H} [offers|does not offer] internment"
  action evacuate(unit U, hex H) "{U} [go|went] into internment at {H}"
  event intern(unit U) "{U} [be interned|was interned]" drops at(U)
  define warszawa_taken when did enter(U, H) and place(H) = warszawa and combat_unit(U) and side(U) = axis
  define warszawa_taken when at(U) = H and place(H) = warszawa and combat_unit(U) and side(U) = axis
  define refuge(H) when H is hungary or lithuania or romania
  define refuge(H) when latvia_zone(H)
  permit evacuate(U, H) when U is polish and refuge(H) and warszawa_taken
  forbid evacuate(U, H) when U is polish and refuge(H)
    unless warszawa_taken
  cause intern(U) when did evacuate(U, _) this phase

  example "Warszawa has fallen, Romania is open"
    given
      unit u: polish, infantry, division, factor 3, at 3228
      unit g: german, infantry, division, factor 4, at 3010
      hex 3010: city, poland, place warszawa
      hex 3229: clear, romania
      turn = 6
      phase = operations_phase
      did enter(g, 3010) in operations_phase of turn 5
    ask may evacuate(u, 3229)
    expect yes by 6.54

  example "so is the way to Latvia"
    given
      unit u: polish, infantry, division, factor 3, at 3228
      unit g: german, infantry, division, factor 4, at 3010
      hex 3010: city, poland, place warszawa
      hex 3229: clear, poland, latvia_zone
      turn = 6
      phase = operations_phase
      did enter(g, 3010) in operations_phase of turn 5
    ask may evacuate(u, 3229)
    expect yes by 6.54

  example "a German division stands in Warszawa"
    given
      unit u: polish, infantry, division, factor 3, at 3228
      unit g: german, infantry, division, factor 4, at 3010
      hex 3010: city, poland, place warszawa
      hex 3229: clear, romania
      turn = 6
      phase = operations_phase
    ask may evacuate(u, 3229)
    expect yes by 6.54

  example "the Poles are back in Warszawa, the border stays open"
    given
      unit u: polish, infantry, division, factor 3, at 3228
      unit w: polish, infantry, division, factor 3, at 3010
      unit g: german, infantry, division, factor 4, at 3015
      hex 3010: city, poland, place warszawa
      hex 3229: clear, hungary
      turn = 6
      phase = operations_phase
      did enter(g, 3010) in operations_phase of turn 5
      did enter(w, 3010) in operations_phase of turn 6
    ask may evacuate(u, 3229)
    expect yes by 6.54

  example "only a headquarters came to Warszawa"
    given
      unit u: polish, infantry, division, factor 3, at 3228
      unit g: german, hq, corps, factor 1, bracketed, at 3010
      hex 3010: city, poland, place warszawa
      hex 3229: clear, romania
      turn = 6
      phase = operations_phase
      did enter(g, 3010) in operations_phase of turn 5
    ask may evacuate(u, 3229)
    expect no by 6.54

  example "who went across is interned"
    given
      unit u: polish, infantry, division, factor 3, at 3228
      phase = operations_phase
      did evacuate(u, 3229) in operations_phase
    ask what happens to u
    expect intern(u) by 6.54
