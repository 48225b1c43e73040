[4.31] The price of a hex
  amount step_cost(unit U, hex A, hex B) in mp   "what the step from {A} to {B} costs {U}"
  path march(unit U, hex H) "{U} [march|marched] to {H}"
    from at(U) to H by step(U, A, B) costing step_cost(U, A, B) stopping where must_stop(U, A, B)
  set step_cost(U, A, B) = 1 when adjacent(A, B)

[4.21] Hexes of the enemy
  forbid step(U, _, B) when enemy(U, E) and at(E) = B and E is not air
