"""Two editions of a small game, in which what changed is known: every kind of change once."""

from pathlib import Path

from kb.language.loader import load_book

WORDS = """
sort unit
sort colour = red, blue
sort arm = foot, horse, guns
given colour(unit U) -> colour   "{U} [is|is not] {colour}"
given arm(unit U) -> arm         "{U} [is|is not] {arm}"
given strength(unit U) -> number "{U} has a strength of {number}"
given at(unit U) -> hex          "{U} [stands|does not stand] on {hex}"
derived enemy(unit U, unit E)    "{U} and {E} [are|are not] enemies" both ways
action attack(unit U, unit E)    "{U} [attack|attacked] {E}"
action fire(unit U, unit E)      "{U} [fire on|fired on] {E}"
action rest(unit U)              "{U} [rest|rested]"
"""
ENEMY = """
[1.1] Enemies
  | Red and blue are enemies.
  define enemy(U, E) when U is red and E is blue

  example "two colours"
    given
      unit u: red, at 3228
      unit e: blue, at 3229
    ask is enemy(u, e)
    expect yes by 1.1
"""
OLD = ENEMY + """
[1.2] Attacks
  | Beside the enemy, with 3 points.
  figure least = 3
  permit attack(U, E) when enemy(U, E) and at(U) = A and at(E) = B and adjacent(A, B) and strength(U) >= least

  example "three points"
    given
      unit u: red, foot, strength 3, at 3228
      unit e: blue, foot, strength 1, at 3229
    ask may attack(u, e)
    expect yes by 1.2

[1.3] Guns
  | Guns fire at two hexes.
  permit fire(U, E) when U is guns and enemy(U, E) and distance(at(U), at(E)) <= 2

  example "two hexes"
    given
      unit g: red, guns, at 3228
      unit e: blue, foot, at 3230
    ask may fire(g, e)
    expect yes by 1.3

[1.4] Guns among themselves
  | They do not fire at guns.
  forbid fire(_, E) when E is guns

  example "guns"
    given
      unit g: red, guns, at 3228
      unit e: blue, guns, at 3230
    ask may fire(g, e)
    expect no by 1.4

[1.5] Rest
  | Horse may rest.
  permit rest(U) when U is horse

  example "horse"
    given
      unit u: red, horse, at 3228
    ask may rest(u)
    expect yes by 1.5
"""
NEW = ENEMY.replace("is red and E is blue", "is red and E is blue").replace("[1.1]", "[2.1]").replace("by 1.1", "by 2.1") + """
[2.2] Who attacks
  | Beside the enemy, with 5 points.
  was old:1.2
  figure least = 5
  permit attack(V, F) when at(F) = H and at(V) = K and adjacent(K, H) and strength(V) >= least and enemy(V, F)

  example "five points"
    given
      unit u: red, foot, strength 5, at 3228
      unit e: blue, foot, strength 1, at 3229
    ask may attack(u, e)
    expect yes by 2.2

[2.3] Artillery
  | It fires at two hexes, never at artillery.
  permit fire(U, E) when U is guns and enemy(U, E) and distance(at(U), at(E)) <= 2
  forbid fire(_, E) when E is guns

  example "two hexes"
    given
      unit g: red, guns, at 3228
      unit e: blue, foot, at 3230
    ask may fire(g, e)
    expect yes by 2.3

[1.5] Rest
  | Whoever is not horse may rest.
  permit rest(U) when U is foot

  example "foot"
    given
      unit u: red, foot, at 3228
    ask may rest(u)
    expect yes by 1.5

[2.4] Fire by foot
  | Foot fires at the next hex.
  permit fire(U, E) when U is foot and enemy(U, E) and distance(at(U), at(E)) <= 1

  example "next hex"
    given
      unit u: red, foot, at 3228
      unit e: blue, foot, at 3229
    ask may fire(u, e)
    expect yes by 2.4
"""


def write(folder: Path, name: str, rules: str, words: str = WORDS) -> Path:
    place = folder / name
    place.mkdir(parents=True)
    (place / "book.cw").write_text(f'book {name} "The {name} edition"\nsort side = reds, blues\n', encoding="utf-8")
    (place / "vocabulary.cw").write_text(words, encoding="utf-8")
    (place / "01-rules.cw").write_text(rules, encoding="utf-8")
    return place


def editions(folder: Path, old: str = OLD, new: str = NEW, words: str = WORDS):
    made = [load_book(write(folder, name, rules, w)) for name, rules, w in (("old", old, WORDS), ("new", new, words))]
    for _, found in made:
        assert not [d for d in found if d.severity == "error"], found
    return made[0][0], made[1][0]
