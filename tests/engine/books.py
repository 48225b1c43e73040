"""Small books from text, and questions put to them."""

from __future__ import annotations

from kb.answers.asking import ask
from kb.answers.model import Answer
from kb.board.position import read_position
from kb.language.assembly import book_from_text
from kb.language.model import Book
from kb.language.parser import Reader, parse

WORDS = """
book small "Small" edition "one" grid flat_top columns_first
sort side = reds, blues
phase red_move is movement of reds "Red Movement"
phase red_attack is attack of reds "Red Attack"
phase blue_counter is counter of blues "Blue Counter"
phase blue_attack is attack of blues "Blue Attack"
sort unit
sort arm = foot, horse, guns
sort mood = calm, shaken
sort battle
scale odds = 1:3, 1:2, 1:1, 2:1, 3:1
given side(unit U) -> side "{U} [fights|does not fight] for {side}"
given arm(unit U) -> arm "{U} [is|is not] {arm}"
given mood(unit U, mood M) "{U} [is|is not] {M}"
given strength(unit U) -> number "{U} has {number}"
given at(unit U) -> hex "{U} [stands|does not stand] on {hex}"
given tied(unit U, unit V) "{U} and {V} [are|are not] tied" both ways
given wood(hex H) "{H} [is|is not] wood"
given wall(hex A, hex B) "a wall [stands|does not stand] between {A} and {B}" both ways
given road(hex A, hex B) "a road [joins|does not join] {A} and {B}" both ways
given depot(hex H) "{H} [is|is not] a depot"
throw die(unit U) 1d6 "the throw of {U}"
derived near(unit U, unit V) "{U} [is|is not] next to {V}"
derived friend(unit U, unit V) "{U} and {V} [are|are not] friends" both ways
action attack(unit U, unit E) "{U} [attack|attacked] {E}"
action charge(unit U, unit E) kind of attack "{U} [charge|charged] {E}"
action rest(unit U) "{U} [rest|rested]"
action step(unit U, hex A, hex B) "{U} [move|moved] from {A} to {B}"
action track(unit U, hex A, hex B) "{U} [follow|followed] from {A} to {B}"
role attacker(battle X, unit U) "{U} [attacks|does not attack] in {X}"
role target(battle X, unit E) "{E} [is|is not] a target of {X}"
action fight(battle X) "{X} [be fought|was fought]"
  made of attack(U, E) when attacker(X, U) and target(X, E)
event rout(unit U) "{U} [be routed|was routed]"
amount might(unit U) "the might of {U}"
amount step_cost(unit U, hex A, hex B) "what the step of {U} from {A} to {B} costs"
"""


def book(clauses: str, more: str = "", tables: dict[str, str] | None = None) -> Book:
    made, wrong = book_from_text(WORDS + more + clauses, tables=tables)
    assert not wrong, [(d.code, d.message) for d in wrong]
    return made


def answer(made: Book, given: str, asked: str, open: bool = False, **more) -> Answer:
    position, wrong = read_position(given, made, open=open)
    assert not wrong, [d.message for d in wrong]
    reader = Reader("question")
    tree, errors = parse(asked, "question", reader)
    assert not errors, [d.message for d in errors]
    return ask(made, position, reader.question(tree), changes=False, **more)


def verdict(made: Book, given: str, asked: str, open: bool = False) -> str:
    return answer(made, given, asked, open).verdict


def value(made: Book, given: str, asked: str):
    found = answer(made, given, asked)
    return found.values[0] if found.verdict == "value" and len(found.values) == 1 else found.values or found.verdict
