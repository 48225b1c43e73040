# Clauses of chapters 10 to 20 that the chapters before them lean on, until those chapters bring their own.

[10.11] What aircraft are worth
  set fire_worth(P) = gunfire(P) when P is air
    unless strength(P) > 0
  set fire_worth(P) = strength(P) when P is air

[12.12] How a raid is made
  permit step(U, A, B) despite 4.21 when own_phase(U, movement) and at(U) = A and adjacent(A, B) and attacker(X, U)
    and target(X, E) and at(E) = B

[13.11] Neither zone nor strength
  define zoneless(Q) when Q is hq
