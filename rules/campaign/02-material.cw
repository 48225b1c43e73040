[2.2] Pieces and whose they are
  | German, Polish and Slovak pieces. The Slovaks fight on the German side.
  see 4.2.2, 10.2
  define side(U) = germans when U is german or slovak
  define side(U) = poles when U is polish
  define enemy(U, E) when side(U) = S and side(E) = T and S != T
  define friend(U, F) when side(U) = S and side(F) = S and U != F

  example "a Slovak against a Pole"
    given
      unit s: slovak, infantry
      unit p: polish, infantry
    ask is enemy(s, p)
    expect yes by 2.2

  example "a Slovak beside a German"
    given
      unit s: slovak, infantry
      unit g: german, infantry
    ask is friend(s, g)
    expect yes by 2.2

[2.2.1] What a piece shows
  | Size, kind, number and three figures: the first counts when the unit attacks, the second when it is attacked, the third when
  | it moves.
  commentary "names the parts of a counter; what the three figures do is said in 4.0/obs-1, 5.1.1/step-1 and 5.1.1/step-2"
  see 4.0/obs-1, 5.1.1/step-1, 5.1.1/step-2

  example 2.2.1/ex1 "the 73rd Division is 2-4-4: attacking it counts two"
    given
      unit "73 ID": german, infantry, attack_power 2, defence_power 4, movement_power 4, at 1208
      unit p: polish, infantry, at 1209
      battle x: attacker "73 ID", target p
    ask value attack_total(x)
    expect 2 by 5.1.1/step-1

  example 2.2.1/ex1 "attacked it counts four"
    given
      unit "73 ID": german, infantry, attack_power 2, defence_power 4, movement_power 4, at 1208
      unit p: polish, infantry, at 1209
      battle x: attacker p, target "73 ID"
    ask value defence_total(x)
    expect 4 by 5.1.1/step-2
