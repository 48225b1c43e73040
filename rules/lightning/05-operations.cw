[5.0] The Operations Phase
  commentary "heading"

[5.1] Activating units
  | The headquarters whose chit is drawn is checked for supply first. It then commands up to six divisions, and any number of
  | smaller units, that have a line to it and have not operated this turn.
  see 5.21, 7.1, 8.1, 8.2, 8.3/2, 8.3/3
  figure command_limit = 6
  figure command_range = 3 in mf
  derived has_moved(unit U) "{U} [has|has not] been moved this turn"
  derived has_operated(unit U) "{U} [has|has not] conducted operations this turn"
  define active(Q) when Q is hq and did draw_chit(Q) this round
  cause mark(Q, out_of_supply) when active(Q)
    unless hq_supplied(Q)
    unless marker(Q, out_of_supply)
  define has_moved(U) when did operate(U) this turn  # the deed does not say how: it counts as a move
    or when did enter(U, _) this turn
    or when did strategic_move(U) this turn
  define has_operated(U) when has_moved(U)
    or when did attack(U, _) this turn
  permit command(Q, U) when active(Q) and friendly(Q, U) and line_to(U, Q)
  forbid command(_, U) when U is hq
  forbid command(_, U) when has_operated(U)
  (limit) forbid command(Q, U)
    when U is division and count(V where did command(Q, V) this round and V is division) >= command_limit
  (limit) forbid activate(X) when count(U where joins(X, U) and U is division) > command_limit
  permit operate(U) when did command(_, U) this round
  otherwise forbid command, operate

  example "how far a line of command may reach"
    ask value command_range
    expect 3 by 5.1

  example "a division beside its headquarters, chit drawn"
    given
      unit q: polish, hq, army, factor 1, bracketed, at 3228
      unit u: polish, infantry, division, factor 3, at 3228
      phase = operations_phase
      did draw_chit(q) in operations_phase
    ask may command(q, u)
    expect yes by 5.1

  example "another chit was drawn"
    given
      unit q, r: polish, hq, army, factor 1, bracketed, at 3228
      unit u: polish, infantry, division, factor 3, at 3228
      phase = operations_phase
      did draw_chit(r) in operations_phase
    ask may command(q, u)
    expect no by 5.1

  example "one hex away the length of the line hangs on the chart"
    given
      unit q: polish, hq, army, factor 1, bracketed, at 3228
      unit u: polish, infantry, division, factor 3, at 3229
      hex 3228, 3229: clear
      phase = operations_phase
      did draw_chit(q) in operations_phase
    ask may command(q, u)
    expect unknown for terrain_cost

  example "a headquarters commands no other"
    given
      unit q, r: polish, hq, army, factor 1, bracketed, at 3228
      phase = operations_phase
      did draw_chit(q) in operations_phase
    ask may command(q, r)
    expect no by 5.1

  example "a division that has operated this turn"
    given
      unit q: polish, hq, army, factor 1, bracketed, at 3228
      unit u: polish, infantry, division, factor 3, at 3228
      phase = operations_phase
      round = 2
      did operate(u) in operations_phase round 1
      did draw_chit(q) in operations_phase
    ask may command(q, u)
    expect no by 5.1

  example "a division that has attacked without moving"
    given
      unit q: polish, hq, army, factor 1, bracketed, at 3228
      unit u: polish, infantry, division, factor 3, at 3228
      unit e: german, infantry, division, factor 4, at 3229
      phase = operations_phase
      round = 2
      did attack(u, e) in operations_phase round 1
      did draw_chit(q) in operations_phase
    ask may command(q, u)
    expect no by 5.1

  example "a brigade that was marched off by road"
    given
      unit q: polish, hq, army, factor 1, bracketed, at 3228
      unit u: polish, cavalry, brigade, factor 2, at 3228
      phase = operations_phase
      round = 2
      did strategic_move(u) in operations_phase round 1
      did draw_chit(q) in operations_phase
    ask may command(q, u)
    expect no by 5.1

  example "a brigade that came into its hex this turn"
    given
      unit q: polish, hq, army, factor 1, bracketed, at 3228
      unit u: polish, cavalry, brigade, factor 2, at 3228
      phase = operations_phase
      round = 2
      did enter(u, 3228) in operations_phase round 1
      did draw_chit(q) in operations_phase
    ask may command(q, u)
    expect no by 5.1

  example "what was done last turn does not count"
    given
      unit q: polish, hq, army, factor 1, bracketed, at 3228
      unit u: polish, infantry, division, factor 3, at 3228
      turn = 4
      phase = operations_phase
      did operate(u) in operations_phase of turn 3
      did draw_chit(q) in operations_phase
    ask may command(q, u)
    expect yes by 5.1

  example "a headquarters out of supply commands all the same"
    given
      unit q: polish, hq, army, factor 1, bracketed, at 3228, marker out_of_supply
      unit u: polish, infantry, division, factor 3, at 3228
      phase = operations_phase
      did draw_chit(q) in operations_phase
    ask may command(q, u)
    expect yes by 5.1

  example "a seventh division after six"
    given
      unit q: polish, hq, army, factor 1, bracketed, at 3228
      unit a, b, c, d, e, f, g: polish, infantry, division, factor 3, at 3228
      phase = operations_phase
      did draw_chit(q) in operations_phase
      did command(q, a) in operations_phase
      did command(q, b) in operations_phase
      did command(q, c) in operations_phase
      did command(q, d) in operations_phase
      did command(q, e) in operations_phase
      did command(q, f) in operations_phase
    ask may command(q, g)
    expect no by 5.1

  example "a brigade after six divisions"
    given
      unit q: polish, hq, army, factor 1, bracketed, at 3228
      unit a, b, c, d, e, f: polish, infantry, division, factor 3, at 3228
      unit g: polish, cavalry, brigade, factor 2, at 3228
      phase = operations_phase
      did draw_chit(q) in operations_phase
      did command(q, a) in operations_phase
      did command(q, b) in operations_phase
      did command(q, c) in operations_phase
      did command(q, d) in operations_phase
      did command(q, e) in operations_phase
      did command(q, f) in operations_phase
    ask may command(q, g)
    expect yes by 5.1

  example "a German division is not at the call of a Polish headquarters"
    given
      unit q: polish, hq, army, factor 1, bracketed, at 3228
      unit u: german, infantry, division, factor 4, at 3229
      hex 3228, 3229: clear
      phase = operations_phase
      did draw_chit(q) in operations_phase
    ask may command(q, u)
    expect no by 5.3

  example "under command it may operate"
    given
      unit q: polish, hq, army, factor 1, bracketed, at 3228
      unit u: polish, infantry, division, factor 3, at 3228
      phase = operations_phase
      did command(q, u) in operations_phase
    ask may operate(u)
    expect yes by 5.1

  example "not under command it may not"
    given
      unit u: polish, infantry, division, factor 3, at 3228
      phase = operations_phase
    ask may operate(u)
    expect no by 5.1

  example "six divisions and a brigade"
    given
      unit q: polish, hq, army, factor 1, bracketed, at 3228
      unit a, b, c, d, e, f: polish, infantry, division, factor 3, at 3228
      unit g: polish, cavalry, brigade, factor 2, at 3228
      activation x: leads q, joins a + b + c + d + e + f + g
      phase = operations_phase
      did draw_chit(q) in operations_phase
    ask may activate(x)
    expect yes by 5.1

  example "seven divisions"
    given
      unit q: polish, hq, army, factor 1, bracketed, at 3228
      unit a, b, c, d, e, f, g: polish, infantry, division, factor 3, at 3228
      activation x: leads q, joins a + b + c + d + e + f + g
      phase = operations_phase
      did draw_chit(q) in operations_phase
    ask may activate(x)
    expect no by 5.1

  example "an activation without its chit"
    given
      unit q: polish, hq, army, factor 1, bracketed, at 3228
      unit a: polish, infantry, brigade, factor 3, at 3228
      activation x: leads q, joins a
      phase = operations_phase
    ask may activate(x)
    expect no by 5.1

  example "the drawn headquarters is cut off"
    given
      unit q: polish, hq, army, factor 1, bracketed, at 3228
      hex 3228: clear, poland
      phase = operations_phase
      did draw_chit(q) in operations_phase
    ask what happens to q
    expect mark(q, out_of_supply) by 5.1

  example "it has its marker already"
    given
      unit q: polish, hq, army, factor 1, bracketed, at 3228, marker out_of_supply
      hex 3228: clear, poland
      phase = operations_phase
      did draw_chit(q) in operations_phase
    ask what happens to q
    expect nothing

  example "the drawn headquarters sits in a city of its own"
    given
      unit q: polish, hq, army, factor 1, bracketed, at 3228
      hex 3228: city, poland
      phase = operations_phase
      did draw_chit(q) in operations_phase
    ask what happens to q
    expect nothing

  example "the check comes before the first command, not after"
    given
      unit q: polish, hq, army, factor 1, bracketed, at 3228
      unit u: polish, infantry, division, factor 3, at 3228
      hex 3228: clear, poland
      phase = operations_phase
      did draw_chit(q) in operations_phase
      did command(q, u) in operations_phase
    ask what happens to q
    expect nothing

[5.1/note] Differences between nations
  commentary "points at 5.2, where army and supreme headquarters do more"

[5.1/step-1] Markers first
  | Exploit and Move markers are placed before anything moves.
  see 6.4, 6.41
  procedure operations_order "operating with a headquarters"
  step a of operations_order "place Exploit and Move markers"
  action designate(unit U) "{U} [be marked|was marked] for exploitation or strategic movement"
  forbid designate(U) when has_moved(U)
  forbid designate(U) when did command(Q, U) this round and did command(Q, V) this round and did enter(V, _) this round

  example "the order of an activation"
    ask how operations_order
    expect a, b, c, d by 5.1/step-1, 5.1/step-2, 5.1/step-3, 5.1/step-4

  example "a unit that has moved gets no marker any more"
    given
      unit u: german, armor, division, factor 5, at 3228
      phase = operations_phase
      did enter(u, 3228) in operations_phase
    ask may designate(u)
    expect no by 5.1/step-1

  example "nor does one whose neighbour has moved"
    given
      unit q: german, hq, corps, factor 1, bracketed, at 3228
      unit u: german, armor, division, factor 5, at 3228
      unit v: german, infantry, division, factor 4, at 3229
      phase = operations_phase
      did command(q, u) in operations_phase
      did command(q, v) in operations_phase
      did enter(v, 3229) in operations_phase
    ask may designate(u)
    expect no by 5.1/step-1

[5.1/step-2] Then movement
  | Tactical and strategic movement; the headquarters may move too, but only along roads.
  see 6.2, 6.21, 6.3, 6.51
  step b of operations_order "move by tactical or strategic movement"
  permit operate(Q) when active(Q)
  forbid enter(Q, H) when Q is hq and at(Q) = A and adjacent(A, H)
    unless road(A, H)

  example "the headquarters itself"
    given
      unit q: polish, hq, army, factor 1, bracketed, at 3228
      phase = operations_phase
      did draw_chit(q) in operations_phase
    ask may operate(q)
    expect yes by 5.1/step-2

  example "a headquarters whose chit was not drawn"
    given
      unit q: polish, hq, army, factor 1, bracketed, at 3228
      phase = operations_phase
    ask may operate(q)
    expect no by 5.1

  example "a headquarters leaves the road"
    given
      unit q: polish, hq, army, factor 1, bracketed, at 3228
      edge 3228 3227: road
      phase = operations_phase
      did draw_chit(q) in operations_phase
    ask may enter(q, 3229)
    expect no by 5.1/step-2

  example "along the road nothing stops it here"
    given
      unit q: polish, hq, army, factor 1, bracketed, at 3228
      edge 3228 3229: road
      phase = operations_phase
      did draw_chit(q) in operations_phase
    ask may enter(q, 3229)
    expect silent

[5.1/step-3] Then combat
  | Only units that stood still or moved tactically fight now.
  see 7.0, 7.1
  step c of operations_order "fight"
  forbid attack(U, _) when did strategic_move(U) this round

  example "a division that came by strategic movement"
    given
      unit q: german, hq, corps, factor 1, bracketed, at 3228
      unit u: german, infantry, division, factor 4, at 3228
      unit e: polish, infantry, division, factor 3, at 3229
      phase = operations_phase
      did command(q, u) in operations_phase
      did strategic_move(u) in operations_phase
    ask may attack(u, e)
    expect no by 5.1/step-3

[5.1/step-4] Exploitation last
  | Units with Exploit markers now move and fight, and no others. The step calls this a second round, while 7.1 gives a unit one
  | attack.
  see 6.4, 7.1, 7.4
  step d of operations_order "exploit with the units marked for it"
  action open_exploitation(unit Q) "{Q} [go over|went over] to exploitation"
  forbid attack(U, _) when did open_exploitation(_) this round
    unless marker(U, exploit)
  dispute lig-4 "whether a unit marked for exploitation also fights before it"
    reading a preferred "a unit attacks once (7.1), and 6.4 and 7.5 keep marked units back for the exploitation"
      forbid attack(U, _) when marker(U, exploit)
        unless did open_exploitation(_) this round
    reading b "a second round presupposes a first"
      except 7.1/once on attack(U, _) when marker(U, exploit) and did open_exploitation(_) this round

  example "a marked division before the exploitation"
    given
      unit q: german, hq, corps, factor 1, bracketed, at 3228
      unit u: german, armor, division, factor 5, at 3228, marker exploit
      unit e: polish, infantry, division, factor 3, at 3229
      phase = operations_phase
      did command(q, u) in operations_phase
    ask may attack(u, e)
    expect no by 5.1/step-4

  example "and in it"
    given
      unit q: german, hq, corps, factor 1, bracketed, at 3228
      unit u: german, armor, division, factor 5, at 3228, marker exploit
      unit e: polish, infantry, division, factor 3, at 3229
      phase = operations_phase
      did command(q, u) in operations_phase
      did open_exploitation(q) in operations_phase
    ask may attack(u, e)
    expect yes by 7.1

  example "a division without a marker is too late"
    given
      unit q: german, hq, corps, factor 1, bracketed, at 3228
      unit u: german, infantry, division, factor 4, at 3228
      unit e: polish, infantry, division, factor 3, at 3229
      phase = operations_phase
      did command(q, u) in operations_phase
      did open_exploitation(q) in operations_phase
    ask may attack(u, e)
    expect no by 5.1/step-4

  example "a marked division that has fought already"
    given
      unit q: german, hq, corps, factor 1, bracketed, at 3228
      unit u: german, armor, division, factor 5, at 3228, marker exploit
      unit e, f: polish, infantry, division, factor 3, at 3229
      phase = operations_phase
      did command(q, u) in operations_phase
      did attack(u, f) in operations_phase
      did open_exploitation(q) in operations_phase
    ask may attack(u, e)
    expect no by 7.1

[5.1/memory-aid] Turning the counters
  commentary "a way to remember which units have operated"

[5.1/end] The next chit
  | Chits are drawn one after another, each once a turn, until none is left or both players have had enough.
  action agree_to_stop(side S) "the {S} side [agree|agreed] to end the operations"
  action end_operations(phase P) "the {P} [be closed|was closed]"
  permit draw_chit(Q) when Q is hq and now(operations_phase)
  forbid draw_chit(Q) when did draw_chit(Q) this turn
  permit end_operations(operations_phase) when now(operations_phase) and did agree_to_stop(axis) this phase
    and did agree_to_stop(poles) this phase
  permit end_operations(operations_phase) when now(operations_phase)
    unless Q is hq and at(Q) = _ and not did draw_chit(Q) this turn
  otherwise forbid end_operations

  example "a fresh chit"
    given
      unit q: polish, hq, army, factor 1, bracketed, at 3228
      phase = operations_phase
    ask may draw_chit(q)
    expect yes by 5.1/end

  example "a chit already laid aside"
    given
      unit q: polish, hq, army, factor 1, bracketed, at 3228
      phase = operations_phase
      round = 2
      did draw_chit(q) in operations_phase round 1
    ask may draw_chit(q)
    expect no by 5.1/end

  example "one chit is left and only one player is tired"
    given
      unit q: polish, hq, army, factor 1, bracketed, at 3228
      phase = operations_phase
      did agree_to_stop(axis) in operations_phase
    ask may end_operations(operations_phase)
    expect no by 5.1/end

  example "both agree"
    given
      unit q: polish, hq, army, factor 1, bracketed, at 3228
      phase = operations_phase
      did agree_to_stop(axis) in operations_phase
      did agree_to_stop(poles) in operations_phase
    ask may end_operations(operations_phase)
    expect yes by 5.1/end

  example "the last chit has been drawn"
    given
      unit q: polish, hq, army, factor 1, bracketed, at 3228
      phase = operations_phase
      did draw_chit(q) in operations_phase
    ask may end_operations(operations_phase)
    expect yes by 5.1/end

[5.2] Army headquarters
  commentary "heading"

[5.21] German army headquarters
  | When its chit comes up a German army moves itself and every German unit that has not moved and that no corps can take under
  | command. Then it may at once call up one corps that has not been active and has a road to it, worth six movement factors at most
  | and free of enemies.
  see 5.1, 8.2
  figure staff_range = 6 in mf
  derived corps_reaches(unit U) "another headquarters [can|cannot] take {U} under command"
  action send(unit P, unit U) "{P} [set|set] {U} in motion"
  action call_up(unit P, unit Q) "{P} [call up|called up] {Q}"
  path staff_line(unit Q, unit P) "{Q} [has|has no] line by road to {P}"
    from at(Q) to H where at(P) = H by road_trace(Q, A, B) costing trace_cost(Q, A, B)
  limit staff_line(Q, _) to at most staff_range
  define has_moved(U) when did send(_, U) this turn
  permit send(P, U) when active(P) and P is german and P is army and U is german
  forbid send(_, U) when has_moved(U)
  forbid send(_, U) when corps_reaches(U)
  permit call_up(P, Q)
    when active(P) and P is german and P is army and Q is hq and Q is german and Q is corps and staff_line(Q, P)
  forbid call_up(P, _) when did call_up(P, _) this round
  forbid call_up(_, Q) when did draw_chit(Q) this turn
  forbid call_up(_, Q) when did call_up(_, Q) this turn
  define active(Q) when did call_up(_, Q) this round
  deny active(Q) when did call_up(_, Q) this turn  # its own chit, drawn later, gives it nothing
    unless did call_up(_, Q) this round
  otherwise forbid send, call_up
  dispute lig-19 "which corps keep a unit out of the army's hands"
    reading a preferred "any corps that has it in range at that moment"
      define corps_reaches(U) when U is german and Q is hq and Q is german and Q is corps and line_to(U, Q)
        unless U is hq
    reading b "only one that may still be active this turn"
      define corps_reaches(U) when U is german and Q is hq and Q is german and Q is corps and line_to(U, Q)
        unless U is hq
        unless did draw_chit(Q) this turn
        unless did call_up(_, Q) this turn

  example "an army moves a division that no corps has in range"
    given
      unit p: german, hq, army, factor 1, bracketed, at 3228
      unit u: german, infantry, division, factor 3, at 3228
      phase = operations_phase
      did draw_chit(p) in operations_phase
    ask may send(p, u)
    expect yes by 5.21

  example "range is no matter to the army"
    given
      unit p: german, hq, army, factor 1, bracketed, at 3228
      unit u: german, infantry, division, factor 3, at 3240
      phase = operations_phase
      did draw_chit(p) in operations_phase
    ask may send(p, u)
    expect yes by 5.21

  example "it moves itself as well"
    given
      unit p: german, hq, army, factor 1, bracketed, at 3228
      unit q: german, hq, corps, factor 1, bracketed, at 3228
      phase = operations_phase
      did draw_chit(p) in operations_phase
    ask may send(p, p)
    expect yes by 5.21

  example "a corps on the spot"
    given
      unit p: german, hq, army, factor 1, bracketed, at 3228
      unit q: german, hq, corps, factor 1, bracketed, at 3230
      unit u: german, infantry, division, factor 3, at 3230
      phase = operations_phase
      did draw_chit(p) in operations_phase
    ask may send(p, u)
    expect no by 5.21

  example "the corps on the spot has been active already"
    given
      unit p: german, hq, army, factor 1, bracketed, at 3228
      unit q: german, hq, corps, factor 1, bracketed, at 3230
      unit u: german, infantry, division, factor 3, at 3230
      phase = operations_phase
      round = 2
      did draw_chit(q) in operations_phase round 1
      did draw_chit(p) in operations_phase
    ask may send(p, u)
    expect no by 5.21

  example "a unit that has moved"
    given
      unit p: german, hq, army, factor 1, bracketed, at 3228
      unit u: german, infantry, division, factor 3, at 3240
      phase = operations_phase
      round = 2
      did send(p, u) in operations_phase round 1
      did draw_chit(p) in operations_phase
    ask may send(p, u)
    expect no by 5.21

  example "a Slovak unit"
    given
      unit p: german, hq, army, factor 1, bracketed, at 3228
      unit u: slovakian, infantry, division, factor 2, at 3240
      phase = operations_phase
      did draw_chit(p) in operations_phase
    ask may send(p, u)
    expect no by 5.21

  example "a corps in the hex of the army is called up"
    given
      unit p: german, hq, army, factor 1, bracketed, at 3228
      unit q: german, hq, corps, factor 1, bracketed, at 3228
      phase = operations_phase
      did draw_chit(p) in operations_phase
    ask may call_up(p, q)
    expect yes by 5.21

  example "down the road it takes the chart to tell"
    given
      unit p: german, hq, army, factor 1, bracketed, at 3228
      unit q: german, hq, corps, factor 1, bracketed, at 3229
      hex 3228, 3229: clear, germany
      edge 3228 3229: road
      phase = operations_phase
      did draw_chit(p) in operations_phase
    ask may call_up(p, q)
    expect unknown for road_cost

  example "how far the army's voice carries"
    ask value staff_range
    expect 6 by 5.21

  example "one corps, not two"
    given
      unit p: german, hq, army, factor 1, bracketed, at 3228
      unit q, r: german, hq, corps, factor 1, bracketed, at 3228
      phase = operations_phase
      did draw_chit(p) in operations_phase
      did call_up(p, r) in operations_phase
    ask may call_up(p, q)
    expect no by 5.21

  example "a corps that has had its chit"
    given
      unit p: german, hq, army, factor 1, bracketed, at 3228
      unit q: german, hq, corps, factor 1, bracketed, at 3228
      phase = operations_phase
      round = 2
      did draw_chit(q) in operations_phase round 1
      did draw_chit(p) in operations_phase
    ask may call_up(p, q)
    expect no by 5.21

  example "a corps that another army has called up"
    given
      unit o, p: german, hq, army, factor 1, bracketed, at 3228
      unit q: german, hq, corps, factor 1, bracketed, at 3228
      phase = operations_phase
      round = 2
      did call_up(o, q) in operations_phase round 1
      did draw_chit(p) in operations_phase
    ask may call_up(p, q)
    expect no by 5.21

  example "a corps that was called up commands"
    given
      unit p: german, hq, army, factor 1, bracketed, at 3228
      unit q: german, hq, corps, factor 1, bracketed, at 3228
      unit u: german, infantry, division, factor 3, at 3228
      phase = operations_phase
      did draw_chit(p) in operations_phase
      did call_up(p, q) in operations_phase
    ask may command(q, u)
    expect yes by 5.1, 5.21

  example "its own chit comes later in the turn"
    given
      unit p: german, hq, army, factor 1, bracketed, at 3228
      unit q: german, hq, corps, factor 1, bracketed, at 3228
      unit u: german, infantry, division, factor 3, at 3228
      phase = operations_phase
      round = 2
      did call_up(p, q) in operations_phase round 1
      did draw_chit(q) in operations_phase
    ask may command(q, u)
    expect no by 5.1

  example "a division beside a corps is not the army's to send"
    given
      unit p: german, hq, army, factor 1, bracketed, at 3228
      unit q: german, hq, corps, factor 1, bracketed, at 3528
      unit u: german, infantry, division, factor 4, at 3528
      unit v: german, infantry, division, factor 4, at 3220
      board 2018 to 3735
      phase = operations_phase
      did draw_chit(p) in operations_phase
    ask may send(p, u)
    expect no by 5.21

[5.21/note] Armies do not lead in battle
  | What a German army sets in motion neither fights nor exploits: nothing comes under its command.
  forbid command(Q, _) when Q is german and Q is army

  example "a German army and a division in its hex"
    given
      unit p: german, hq, army, factor 1, bracketed, at 3228
      unit u: german, infantry, division, factor 3, at 3228
      phase = operations_phase
      did draw_chit(p) in operations_phase
    ask may command(p, u)
    expect no by 5.21/note

  example "a division the army has moved up to the enemy"
    given
      unit p: german, hq, army, factor 1, bracketed, at 3228
      unit u: german, infantry, division, factor 3, at 3228
      unit e: polish, infantry, division, factor 3, at 3229
      phase = operations_phase
      did draw_chit(p) in operations_phase
      did send(p, u) in operations_phase
    ask may attack(u, e)
    expect no by 7.1

[5.22] The Polish Supreme HQ
  | All Polish headquarters are armies. The Supreme HQ commands like the others and has the powers of a German army besides.
  see 5.21
  permit send(P, U) when active(P) and supreme(P) and U is polish
  permit call_up(P, Q) when active(P) and supreme(P) and Q is hq and Q is polish and P != Q and staff_line(Q, P)
  dispute lig-30 "which Polish units it may set in motion, Poland having no corps headquarters"
    reading a preferred "the other Polish headquarters stand where the corps of 5.21 do"
      define corps_reaches(U) when U is polish and Q is hq and Q is polish and line_to(U, Q)
        unless U is hq
        unless supreme(Q)
    reading b "without corps no unit is ever in a corps' reach"

  example "a division that no other headquarters has in range"
    given
      unit s: polish, hq, army, supreme, factor 1, bracketed, at 3010
      unit u: polish, infantry, division, factor 3, at 3228
      phase = operations_phase
      did draw_chit(s) in operations_phase
    ask may send(s, u)
    expect yes by 5.22

  example "a division with another headquarters"
    given
      unit s: polish, hq, army, supreme, factor 1, bracketed, at 3010
      unit q: polish, hq, army, factor 1, bracketed, at 3228
      unit u: polish, infantry, division, factor 3, at 3228
      phase = operations_phase
      did draw_chit(s) in operations_phase
    ask may send(s, u)
    expect no by 5.21

  example "another Polish headquarters has no such power"
    given
      unit q: polish, hq, army, factor 1, bracketed, at 3010
      unit u: polish, infantry, division, factor 3, at 3228
      phase = operations_phase
      did draw_chit(q) in operations_phase
    ask may send(q, u)
    expect no by 5.21

  example "it calls up a headquarters in its hex"
    given
      unit s: polish, hq, army, supreme, factor 1, bracketed, at 3010
      unit q: polish, hq, army, factor 1, bracketed, at 3010
      phase = operations_phase
      did draw_chit(s) in operations_phase
    ask may call_up(s, q)
    expect yes by 5.22

  example "but not itself"
    given
      unit s: polish, hq, army, supreme, factor 1, bracketed, at 3010
      phase = operations_phase
    ask may call_up(s, s)
    expect no by 5.21

  example "and it commands like the others"
    given
      unit s: polish, hq, army, supreme, factor 1, bracketed, at 3010
      unit u: polish, infantry, division, factor 3, at 3010
      phase = operations_phase
      did draw_chit(s) in operations_phase
    ask may command(s, u)
    expect yes by 5.1

[5.3] Limits of command
  | Headquarters command and supply their own nation only, and six divisions at most whatever side they show. A Soviet front
  | is free of that limit, which 5.1 states.
  see 5.1, 9.31
  forbid command(Q, U) when nation(Q) = M and nation(U) = N and M != N
  deny supplied_by(U, Q) when nation(Q) = M and nation(U) = N and M != N
  (limit) except 5.1/limit on activate(X) when leads(X, Q) and Q is soviet and Q is front
  (limit) except 5.1/limit on command(Q, _) when Q is soviet and Q is front

  example "a German corps and a Slovak division"
    given
      unit q: german, hq, corps, factor 1, bracketed, at 3228
      unit u: slovakian, infantry, division, factor 2, at 3228
      phase = operations_phase
      did draw_chit(q) in operations_phase
    ask may command(q, u)
    expect no by 5.3

  example "nor does it supply it"
    given
      unit q: german, hq, army, factor 1, bracketed, at 3228
      unit u: slovakian, infantry, division, factor 2, at 3228
      hex 3228: city, east_prussia, place konigsberg
      turn = 3
    ask is supplied_by(u, q)
    expect no by 5.3

  example "reduced divisions count in full"
    given
      unit q: polish, hq, army, factor 1, bracketed, at 3228
      unit a, b, c, d, e, f, g: polish, infantry, division, factor 1, reduced, at 3228
      activation x: leads q, joins a + b + c + d + e + f + g
      phase = operations_phase
      did draw_chit(q) in operations_phase
    ask may activate(x)
    expect no by 5.1

  example "a front with seven divisions"
    given
      unit q: soviet, hq, front, factor 1, bracketed, at 3228
      unit a, b, c, d, e, f, g: soviet, infantry, division, factor 3, at 3228
      activation x: leads q, joins a + b + c + d + e + f + g
      phase = operations_phase
      did draw_chit(q) in operations_phase
    ask may activate(x)
    expect yes by 5.1

  example "a front takes a seventh division"
    given
      unit q: soviet, hq, front, factor 1, bracketed, at 3228
      unit a, b, c, d, e, f, g: soviet, infantry, division, factor 3, at 3228
      phase = operations_phase
      did draw_chit(q) in operations_phase
      did command(q, a) in operations_phase
      did command(q, b) in operations_phase
      did command(q, c) in operations_phase
      did command(q, d) in operations_phase
      did command(q, e) in operations_phase
      did command(q, f) in operations_phase
    ask may command(q, g)
    expect yes by 5.1

  example "but no second time"
    given
      unit q: soviet, hq, front, factor 1, bracketed, at 3228
      unit a: soviet, infantry, corps, factor 7, at 3228
      phase = operations_phase
      round = 2
      did operate(a) in operations_phase round 1
      did draw_chit(q) in operations_phase
    ask may command(q, a)
    expect no by 5.1

  example "Slovaks in the hex of a German corps"
    given
      unit q: german, hq, corps, factor 1, bracketed, at 3228
      unit s: slovakian, infantry, division, factor 2, at 3228
      phase = operations_phase
      did draw_chit(q) in operations_phase
    ask may command(q, s)
    expect no by 5.3
