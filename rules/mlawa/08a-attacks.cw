[8.0] Combat
  as w39:8.0

[8.1] General rules of combat
  as w39:8.1

[8.11] When units fight, and how often
  | Units fight in attack and counter-attack phases only; raids (12.12) are another matter. In one phase a unit strikes once
  | and is struck once.
  see 8.13, 8.22, 12.12
  as w39:8.11/once
  forbid attack(_, _) unless phase_of(attack, _) unless phase_of(counter, _)
  (both) forbid fight(X) when attacker(X, U) and attacker(Y, U) and X != Y and current(X) and current(Y)
  (both) forbid fight(X) when target(X, E) and target(Y, E) and X != Y and current(X) and current(Y)

  dispute mla-A52 "whether shelling uses up the one attack a unit may suffer"
    reading shells preferred "guns attack too: 8.32 and 9.42 call it so"
      (once) forbid attack(_, E) when did fire(_, E) this phase
      (once) forbid fire(_, E) when did attack(_, E) this phase
    reading troops "chapter 9.4 has rules of its own, and this one is about combat between units"

  example "attacked first, then shelled"
    given
      unit u: polish, infantry, at 3228
      unit g: polish, artillery, gunfire 1, at 3227
      unit e: german, infantry, at 3229
      did attack(u, e) in polish_attack
      phase = polish_attack
    ask may fire(g, e)
    expect no by 8.11

  example "shelled first, then attacked"
    given
      unit u: polish, infantry, at 3228
      unit g: polish, artillery, gunfire 1, at 3227
      unit e: german, infantry, at 3229
      did fire(g, e) in polish_attack
      phase = polish_attack
    ask may attack(u, e)
    expect no by 8.11

  example "a battalion is set on two enemies, each in a battle of its own"
    given
      unit a: german, infantry, strength 3, at 3228
      unit e: polish, infantry, strength 3, at 3229
      unit f: polish, infantry, strength 3, at 3328
      battle x: attacker a, target e
      battle y: attacker a, target f
      phase = german_attack
    ask may fight(x)
    expect no by 8.11/both

  example "two attackers are set on one enemy, each in a battle of its own"
    given
      unit a, b: german, infantry, strength 3, at 3228
      unit e: polish, infantry, strength 3, at 3229
      battle x: attacker a, target e
      battle y: attacker b, target e
      phase = german_attack
    ask may fight(x)
    expect no by 8.11/both

  example "what was fought in the attack phase is over when the other side strikes back"
    given
      unit b: german, infantry, strength 3, at 3228
      unit e: polish, infantry, strength 3, at 3229
      battle w: attacker e, target b
      battle x: attacker b, target e
      did fight(w) in polish_attack
      phase = german_counter
    ask may fight(x)
    expect no by 8.32 not by 8.11/both

[8.12] Whom a unit may attack
  | Only an enemy that stood in the attacker's zone of control when the phase began. What fell back or pursued in this phase is
  | looked up where it stood before.
  see 7.15, 7.17
  defect mla-8.12 "speaks of the zone of the unit that is an enemy to the one attacked, at the beginning of its opponent's phase: the attacker's"
  as w39:8.12/opening
  derived battle_hex(unit U, battle X) -> hex "{U} [stood|did not stand] on {hex} as {X} began"
  define battle_hex(U, _) = H when opening_hex(U) = H
  forbid attack(U, E) unless in_zoc(E, U)
  (air) forbid attack(_, P) when P is air

  example "an air counter over the next hex"
    given
      unit u: polish, infantry, at 3228
      unit p: german, air, strength 2, at 3229
      phase = polish_attack
    ask may attack(u, p)
    expect no by 8.12/air

  example "across a big river"
    given
      unit u: polish, infantry, at 3228
      unit e: german, infantry, at 3229
      edge 3228 3229: big_river
      phase = polish_attack
    ask may attack(u, e)
    expect yes by 8.21 not by 8.12

  example "into a wood all over"
    given
      unit u: polish, infantry, at 3228
      unit e: german, infantry, at 3229
      hex 3229: full_wood
      phase = polish_attack
    ask may attack(u, e)
    expect no by 8.12

  example "a counter-attack across a big river"
    given
      unit u: polish, infantry, at 3228
      unit e: german, infantry, at 3229
      edge 3228 3229: big_river
      phase = polish_counter
    ask may counter_attack(u, e)
    expect yes by 8.32

  example "which is an attack in that phase, whatever it is called"
    given
      unit u: polish, infantry, at 3228
      unit e: german, infantry, at 3229
      edge 3228 3229: big_river
      phase = polish_counter
    ask may attack(u, e)
    expect yes by 8.32

  example "in the thick of the woods, where its zone covers no hex at all"
    given
      board 3020 to 3535
      unit u: polish, infantry, at 3230
      unit e: german, infantry, at 3231
      hex 3231, 3229, 3130, 3131, 3330, 3331: full_wood
      phase = polish_attack
    ask may attack(u, e)
    expect no by 8.12

[8.13] Attacker and defender
  as w39:8.13

[8.2] Attacks and their limits
  as w39:8.2

[8.21] Attacking is free
  | In its own attack phase a unit may attack the enemies in its zone, and need not, save where 8.28 drives it or 8.22 has made
  | the enemy a target that somebody owes. In its counter-attack phase (8.32) it need not either.
  see 8.22, 8.28, 8.32
  permit attack(U, E) when own_phase(U, attack) and in_zoc(E, U)
  excuse attack(U, E) when own_phase(U, attack) and in_zoc(E, U)
    unless bound_to_attack(U, E)
    unless bound_to_attack(U, _) and not engages(U, _)
    unless left_out(E)
  excuse attack(U, E) when own_phase(U, counter) and in_zoc(E, U)
    unless left_out(E)

  example "nobody is made to counter-attack"
    given
      unit u: polish, infantry, at 3228
      unit e: german, infantry, at 3229
      phase = polish_counter
    ask must counter_attack(u, e)
    expect need not by 8.21

[8.22] Every enemy in an attacker's zone
  | Once a unit attacks, all enemies in its zone have to be attacked in that phase, by it or by others.
  | A battle that is declared counts as an attack made, unless it was fought in an earlier phase. The zone is the one the
  | attacker had when the phase began. A headquarters is no unit (13.11) and need not be attacked.
  see 7.15, 8.12, 9.61, 13.11
  as w39:8.22/owed
  define reached(U, E) when in_zoc(E, U)
    unless shifted(U)
    unless shifted(E)
  define reached(U, E)
    when shifted(U) and enemy(U, E) and opening_hex(U) = A and opening_hex(E) = B and adjacent(A, B)
    or when shifted(E) and enemy(U, E) and opening_hex(U) = A and opening_hex(E) = B and adjacent(A, B)
    unless zoneless(U)
    unless lakeside(A, B)
    unless B is full_wood
  deny exposed(F) when F is hq

  example 8.22/ex1 "diagram I: a second enemy in the attacker's zone" reconstructed
    given
      unit a: polish, infantry, at 3228
      unit b: polish, infantry, at 3328
      unit e1: german, infantry, at 3229
      unit e2: german, infantry, at 3227
      battle x: attacker a, target e1
      phase = polish_attack
    ask must attack(_, e2)
    expect must by 8.22

  example 8.22/ex1 "diagram I: the neighbour may do it" reconstructed
    given
      unit a: polish, infantry, at 3228
      unit b: polish, infantry, at 3328
      unit e1: german, infantry, at 3229
      unit e2: german, infantry, at 3227
      battle x: attacker a, target e1
      phase = polish_attack
    ask may attack(b, e2)
    expect yes by 8.21

  example 8.22/ex1 "diagram II: the second enemy is out of the zone" reconstructed
    given
      unit a: polish, infantry, at 3228
      unit b: polish, infantry, at 3328
      unit e1: german, infantry, at 3229
      unit e2: german, infantry, at 3327
      battle x: attacker a, target e1
      phase = polish_attack
    ask must attack(b, e2)
    expect need not by 8.21

  example "an enemy over the big river"
    given
      unit a: polish, infantry, at 3228
      unit e1: german, infantry, at 3229
      unit e2: german, infantry, at 3227
      edge 3228 3227: big_river
      battle x: attacker a, target e1
      phase = polish_attack
    ask must attack(a, e2)
    expect must by 8.22

  example "an enemy over the big river, after the attack"
    given
      unit a: polish, infantry, at 3228
      unit e1: german, infantry, at 3229
      unit e2: german, infantry, at 3227
      edge 3228 3227: big_river
      did attack(a, e1) in polish_attack
      phase = polish_attack
    ask is left_out(e2)
    expect yes by 8.22

[8.23] Several against one, one against several
  see 8.4b, 8.29
  as w39:8.23

  example "two regiments on a battery, which has no zone"
    given
      unit u: polish, infantry, strength 6, at 3228
      unit v: polish, infantry, strength 6, at 3230
      unit g: german, artillery, strength 1, gunfire 1, at 3229
      battle x: attacker u + v, target g
      phase = polish_attack
    ask may fight(x)
    expect yes by 8.23

[8.24] A hex is attacked as a whole
  as w39:8.24

[8.25] Splitting a stack
  defect mla-A8 "its first sentence lets any combat be divided; the second begins with stacked attackers and breaks off into an example"
  as w39:8.25

[8.25/note] Breaking out
  commentary "advice: the strong part of a divided unit breaks the weakest enemy while a small part gives itself up; 6.2 and 8.25 decide"

[8.26] Any order
  as w39:8.26

[8.27] Attack from several sides
  | An attack from three, four, five or six hexes shifts the ratio by 1, 2, 3 or 4 places.
  see 8.4c
  as w39:8.27

  example 8.27/ex1 "four units on four sides" reconstructed
    given
      unit a: polish, infantry, strength 3, at 3228
      unit b: polish, infantry, strength 3, at 3230
      unit c: polish, infantry, strength 3, at 3129
      unit d: polish, infantry, strength 3, at 3329
      unit e: german, infantry, strength 6, at 3229
      battle x: attacker a + b + c + d, target e
    ask value column(x)
    expect 4:1 by 8.27

[8.28] Units that have to attack
  | A unit that begins its own attack phase with an enemy on the offensive in its zone has to attack. Units in field or
  | stationary fortifications need not; the lines of 11.3 are such. Counter-attack phases know no such duty.
  see 8.22, 8.31, 8.32, 11.3
  as w39:8.28
  define behind_works(U) when at(U) = H and fortified_line(H)

  dispute mla-8.28 "whom such a unit has to attack"
    reading offensive preferred "the enemies on the offensive are the reason: one of them at least, and 8.22 brings in the rest"
      require attack(U, O) when bound_to_attack(U, O)
        unless bound_to_attack(U, P) and engages(U, P)
        unless did attack(_, O) this phase
      excuse attack(U, O) when bound_to_attack(U, O) and bound_to_attack(U, P) and engages(U, P)
        unless left_out(O)
      excuse attack(U, O) when bound_to_attack(U, O) and did attack(_, O) this phase
      define still_bound(U) when bound_to_attack(U, O)
        unless did attack(_, O) this phase
        unless bound_to_attack(U, P) and did attack(U, P) this phase
      define exposed(F) when still_bound(U) and reached(U, F)
    reading anybody "nothing is said of whom: any attack will do"
      require attack(U, _) when bound_to_attack(U, _)
        unless engages(U, _)
      excuse attack(U, O) when bound_to_attack(U, O) and engages(U, _)
        unless left_out(O)
      define still_bound(U) when bound_to_attack(U, _) and reached(U, E)
        unless did attack(U, _) this phase
        unless did attack(_, E) this phase
      define exposed(F) when still_bound(U) and reached(U, F)
    reading each "each of them, and the unit itself has to do it"
      require attack(U, O) when bound_to_attack(U, O)
        unless engages(U, O)
        unless did attack(_, O) this phase
      excuse attack(U, O) when bound_to_attack(U, O) and engages(U, O)
      define still_bound(U) when bound_to_attack(U, O)
        unless did attack(_, O) this phase
      define exposed(F) when still_bound(U) and reached(U, F)

[8.29] The shape of an attack
  see 8.22, 8.28
  as w39:8.29

  dispute mla-M4 "whether a battle of several hexes against several is barred, or only not compulsory"
    reading barred preferred "it is what is printed, and the list of allowed shapes that follows is exclusive"
      forbid fight(X) when attack_directions(X) > 1 and attacked_hexes(X) > 1
    reading free "a slip of the translation for need not, as the newer edition has it"

[8.3] What limits counter-attacks
  as w39:8.3

[8.31] A counter-attack is an attack
  see 8.2, 8.28
  as w39:8.31

[8.32] Who may counter-attack
  | In its side's counter-attack phase a unit may strike at enemies in its zone, unless ground units struck it in the enemy's
  | last attack phase, or fire worth more than 3 did, or an enemy on the offensive stands in its zone. Such an enemy need not
  | be struck back at either. Every attack of that phase is a counter-attack, so all of this is said of attacks.
  see 8.12, 8.21, 8.28, 8.31, 3.1/phase-5, 3.1/phase-9
  as w39:8.32

  dispute mla-M11 "what the sum of fire above 3 does"
    reading bar preferred "it is what guns and aircraft must not have reached, as in the newer edition; any ground attack is enough"
      (1) define struck(U) when did attack(E, U) in last attack phase of E
        unless guns(E)
        unless E is air
    reading any_fire "guns and aircraft stand in the list of those that must not have attacked at all, and the phases (3.1) ask the same"
      (1) define struck(U) when did attack(E, U) in last attack phase of E
      (1) define struck(U) when did fire(G, U) in last attack phase of G
    reading weighed "it is joined to the whole list, so an attack of any kind bars only where more than 3 of fire fell"
      (1) add sum(fire_worth(G) for G where attack_support(X, G) and target(X, U) and did fight(X) in last attack phase of G)
        to fire_received(U)

  dispute mla-A8 "whether both conditions have to hold, or one is enough"
    reading both preferred "the second says who may not, and the order of phases asks for both"
    reading either "the list names two kinds of units, each of which may"
      except 8.32/1 on attack(U, _) unless pressed(U)
      except 8.32/2 on attack(U, _) unless struck(U)

  dispute mla-C14 "the counter-attack phases (3.1) only ask for an enemy in the zone that is not on the offensive"
    reading whole preferred "this clause is the detailed rule, and 8.22 would make the unit attack all of them"
    reading spared "such an enemy may be struck, whoever else stands there"
      except 8.32/2 on attack(_, E) when not marker(E, attack_counter)

  dispute mla-C15 "the second condition frees from attacking in an attack phase"
    reading counter preferred "it sets itself apart from 8.28 and speaks of counter-attacks; the newer edition prints the counter-attack phase"
    reading literal "what is printed is the attack phase, so 8.28 binds nobody"
      (2) except 8.28 on attack(U, _) when own_phase(U, attack) and pressed(U)

  example "under the same conditions"
    given
      unit u: polish, infantry, at 3228
      unit e: german, infantry, at 3229
      did attack(e, u) in german_attack
      phase = polish_counter
    ask may attack(u, e)
    expect no by 8.32/1

  example "struck by infantry a moment ago: the readings part"
    given
      unit u: polish, infantry, at 3228
      unit e: german, infantry, at 3229
      did attack(e, u) in german_attack
      phase = polish_counter
    ask may counter_attack(u, e)
    expect no by 8.32/1

  example "guns that are listed as attackers are no ground attack"
    given
      unit u: polish, infantry, at 3228
      unit g: german, artillery, gunfire 1, at 3230
      did attack(g, u) in german_attack
      phase = polish_counter
    ask is struck(u)
    expect no

  example "exactly 3 is borne: the readings part"
    given
      unit u: polish, infantry, at 3228
      unit e: german, infantry, at 3229
      unit g, h: german, heavy_artillery, gunfire 1.5, at 3231
      did fire(g, u) in german_attack
      did fire(h, u) in german_attack
      phase = polish_counter
    ask may counter_attack(u, e)
    expect yes by 8.32

  example "3.5 is not"
    given
      unit u: polish, infantry, at 3228
      unit e: german, infantry, at 3229
      unit g: german, heavy_artillery, gunfire 1.5, at 3231
      unit h: german, heavy_artillery, gunfire 2, at 3231
      did fire(g, u) in german_attack
      did fire(h, u) in german_attack
      phase = polish_counter
    ask may counter_attack(u, e)
    expect no by 8.32/1

  example "an enemy on the offensive stands in the zone: the readings part"
    given
      unit u: polish, infantry, at 3228
      unit e: german, infantry, at 3229
      unit o: german, infantry, at 3128, marker attack_counter
      phase = polish_counter
    ask may counter_attack(u, e)
    expect no by 8.32/2

  example "in the attack phase it binds: the readings part"
    given
      unit u: polish, infantry, at 3228
      unit o: german, infantry, at 3128, marker attack_counter
      phase = polish_attack
    ask must attack(u, _)
    expect must by 8.28

  example "struck and pressed: no reading helps"
    given
      unit u: polish, infantry, at 3228
      unit o: german, infantry, at 3229, marker attack_counter
      did attack(o, u) in german_attack
      phase = polish_counter
    ask may counter_attack(u, o)
    expect no by 8.32/1, 8.32/2

  example "an enemy on the offensive over the big river presses too"
    given
      unit u: polish, infantry, at 3228
      unit e: german, infantry, at 3229
      unit o: german, infantry, at 3227, marker attack_counter
      edge 3228 3227: big_river
      phase = polish_counter
    ask may counter_attack(u, e)
    expect no by 8.32/2

  example "guns named as attackers count by their fire"
    given
      unit u: polish, infantry, at 3228
      unit e: german, infantry, at 3229
      unit g, h: german, heavy_artillery, gunfire 1.8, at 3231
      did attack(g, u) in german_attack
      did attack(h, u) in german_attack
      phase = polish_counter
    ask may counter_attack(u, e)
    expect no by 8.32/1
