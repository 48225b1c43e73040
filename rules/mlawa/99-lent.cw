# Words and clauses of other chapters that chapters 8 and 9 lean on, until those chapters bring their own.

[2.2/aux-counters] Auxiliary counters
  define dug_in(U) when marker(U, field_works)

[2.2/motorized] Mechanized units
  as w39:2.2/mechanized
  figure mechanized_from = 12 in mp

  example "artillery with exactly 10 MP"
    given
      unit g: german, motorized_artillery, movement 10
    ask is mechanized(g)
    expect no

[2.2/range] Range of artillery
  as w39:2.2/range

[3.1/phase-5] Polish counter-attack
  derived used_in_attack(unit G) "{G} [was|was not] used in the last attack phase of its own side"
  define used_in_attack(G) when did fire(G, _) in last attack phase of G
  define used_in_attack(G) when attack_support(X, G) and did fight(X) in last attack phase of G

[4.31] The price of a hex
  amount step_cost(unit U, hex A, hex B) in mp "what the step from {A} to {B} costs {U}"
  path march(unit U, hex H) "{U} [march|marched] to {H}" from at(U) to H by step(U, A, B) costing step_cost(U, A, B)
  set step_cost(U, A, B) = 1 when adjacent(A, B)

[4.37] Big rivers
  action line_up(unit U, hex A, hex B) "{U} [line|lined] up at {A} to cross to {B}"

[10.11] What aircraft are worth
  set fire_worth(P) = gunfire(P) when P is air
    unless strength(P) > 0
  set fire_worth(P) = strength(P) when P is air

[13.11] Neither zone nor strength
  define zoneless(Q) when Q is hq

[20.0] Bridges
  define bridged(A, B) when bridge(A, B)
