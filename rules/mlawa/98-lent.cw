# Words and clauses of chapters 8 and 9 that chapters 1 to 7 lean on, until those chapters bring their own.

[8.29] The shape of an attack
  action close_combat(side S) "{S} [end their combat phase|ended their combat phase]"
  derived attacks_owed(side S) "{S} still [owe|do not owe] an attack"
  permit close_combat(S) when phase_of(attack, S)
  define attacks_owed(S) when phase_of(attack, S) and side(U) = S and bound_to_attack(U)
    unless did attack(U, _) this phase

[8.61] Where a beaten unit retreats
  action fall_back(unit U, hex A, hex B) "{U} [fall back|fell back] from {A} to {B}"

[8.63] Retreat counters
  as w39:8.63

[8.71] Who may pursue, and how far
  action pursue(unit U, hex A, hex B, number N) "{U} [pursue|pursued] from {A} to {B} as its hex number {N}"
  permit pursue(U, _, B, _) when did attack(U, E) this phase and did fall_back(E, B, _) this phase

[9.52] Guns that supported an attack
  forbid defence_support(_, G) when guns(G) and used_in_attack(G) and phase_of(counter, _)

[9.15] Guns have no zone
  as w39:9.15

[12.12] How a raid is made
  permit step(U, A, B) despite 4.21 when own_phase(U, movement) and at(U) = A and adjacent(A, B) and attacker(X, U)
    and target(X, E) and at(E) = B

[13.11] Neither zone nor strength
  define zoneless(Q) when Q is hq

[9.16] Guns that are run over
  derived lone_guns(unit G) "{G} [is|is not] artillery in the open with no other kind of unit on its hex"
  define lone_guns(G)
    when guns(G) and at(G) = H and every V where at(V) = H and side(V) = side(G) and V is not air has guns(V)
