"""Interviews: only what can still change the answer is asked, and the verdict is that of the whole position."""

import itertools
import json
import random
from dataclasses import replace

import pytest

from kb.answers.interview import NO, UNKNOWN, YES, Choosing, Interview, Said, Subject
from kb.answers.interview_state import State, answered, begun, data_of, of_book, read_state, state_from, subject_of, worked_out
from kb.answers.matters import settled_in
from kb.answers.opening import opened
from kb.answers.words import Understood
from kb.answers.supposing import Supposed, verdict_of
from kb.answers.sessions import borrow, give_back
from kb.board.position import read_position
from kb.language.spans import Refused
from tests.engine.books import answer, book

RULES = """
[1] Near
  derived enemy(unit U, unit E) "{U} and {E} [are|are not] enemies" both ways
  define enemy(U, E) when side(U) = S and side(E) = T and S != T
  define near(U, E) when at(U) = A and at(E) = B and adjacent(A, B)
[2] Attacks
  permit attack(U, E) when enemy(U, E) and near(U, E) and side(U) = S and phase_of(attack, S)
  forbid attack(U, _) when U is shaken
  forbid attack(U, _) when did attack(U, _) this phase
  forbid attack(_, E) when at(E) = H and wood(H)
  forbid attack(U, _) when near(U, O) and O is guns
  forbid attack(U, _) when strength(U) < 2
  otherwise forbid attack
[3] Horse
  except 2 on attack(U, E) when U is horse and not near(U, E)
[4] Rest
  permit rest(U) when U is shaken
  dispute small-1 "whether guns rest"
    reading a "it says units"
    reading b "guns are none"
      forbid rest(U) when U is guns
[6] Flags
  action hoist(side S, number N) "{S} [hoist|hoisted] {N} flags"
  permit hoist(S, N) when phase_of(attack, S) and N < 3
  otherwise forbid hoist
[5] Duty
  require attack(U, E) when tied(U, E) and near(U, E)
  excuse attack(U, _) when U is shaken
"""


@pytest.fixture(scope="module")
def small():
    return book(RULES)


def started(made, text: str):
    return Subject(*opened(text, made, None))


def replies(made, subject: Subject, truth, said=()) -> Interview:
    """Answer with what is true until it is over."""
    for _ in range(60):
        work = Interview(made, subject, said)
        step = work.step()
        if step.answer is not None:
            return work
        said += (Said(step.asked.matter, truth(work, step.asked.matter)),)
    raise AssertionError("the interview does not end")


def test_it_asks_in_words_and_says_why(small):
    step = Interview(small, started(small, "may a unit attack?")).step()
    assert step.asked.question == "Is your unit next to the enemy?"
    assert ("allows", "2") in step.asked.why and step.answer is None
    assert step.left


def test_nobody_is_asked_whether_the_enemy_is_one(small):
    work = Interview(small, started(small, "may a unit attack?"))
    assert work.told['enemy("your unit", "the enemy")'] is True


def test_it_stops_as_soon_as_the_verdict_is_certain(small):
    subject = started(small, "may a unit attack?")
    work = Interview(small, subject, (Said('near("your unit", "the enemy")', NO), Said('"your unit" is horse', NO)))
    step = work.step()
    assert step.answer.verdict == "no" and step.answer.headline == "No: your unit may not attack the enemy"


def test_one_phase_and_no_other(small):
    """Whose phase it is settles which phase it is, and the other way round."""
    subject = started(small, "may a unit attack?")
    key = next(k for k in Interview(small, subject).outline.matters if "phase_of" in k)
    work = Interview(small, subject, (Said(key, YES),))
    assert all(len({w[key] for w in worlds}) == 1 for worlds in work.weighing.ties.worlds(work.told) if any(key in w for w in worlds))


WORLDS = [dict(zip(("near", "shaken", "done", "wood", "guns", "weak", "horse", "phase"), values)) for values in itertools.product((True, False), repeat=8)]


def position_text(world: dict) -> str:
    lines = ["phase = red_attack" if world["phase"] else "phase = red_move",
             f"unit u: reds, {'horse' if world['horse'] else 'foot'}, strength {1 if world['weak'] else 4}, at 3228" + (", shaken" if world["shaken"] else ""),
             f"unit e: blues, foot, strength 3, at {3229 if world['near'] else 3231}", "unit x: blues, foot, at 3428"]
    lines += ["unit g: blues, guns, at 3128"] if world["guns"] else []
    lines += [f"hex {3229 if world['near'] else 3231}: wood"] if world["wood"] else []
    lines += [f"did attack(u, x) in {'red_attack' if world['phase'] else 'red_move'}"] if world["done"] else []
    return "\n".join(lines)


@pytest.mark.parametrize("seed", range(8))
def test_the_verdict_is_that_of_the_whole_position(small, seed):
    for world in random.Random(seed).sample(WORLDS, 6):
        text = position_text(world)
        position, wrong = read_position(text, small)
        assert not wrong
        session = borrow(Interview(small, started(small, "may attack(u, e)")).outline.full, position, Interview(small, started(small, "may attack(u, e)")).choice)
        try:
            work = replies(small, started(small, "may attack(u, e)"), lambda w, key: YES if settled_in(session, w.outline.matters[key]) else NO)
        finally:
            give_back(session)
        assert work.step().answer.verdict == answer(small, text, "may attack(u, e)").verdict, (world, work.said)


@pytest.mark.parametrize("seed", range(5))
def test_only_what_can_still_change_the_verdict_is_asked(small, seed):
    """For each question there is a way to answer the rest such that this one decides."""
    subject, rng, said = started(small, "may attack(u, e)"), random.Random(seed), ()
    while True:
        work = Interview(small, subject, said)
        step = work.step()
        if step.answer is not None:
            break
        others = [a.matter for a in step.left]
        assert any(differs(work, step.asked.matter, dict(zip(others, values))) for values in itertools.product((True, False), repeat=len(others)))
        said += (Said(step.asked.matter, rng.choice((YES, NO))),)


def differs(work: Interview, key: str, rest: dict) -> bool:
    return len({verdict_of(Supposed(work.outline, {**work.told, **rest, key: v}, work.choice)) for v in (True, False)}) == 2


def test_what_is_not_known_is_opened_into_what_it_rests_on(small):
    subject = started(small, "may a unit attack?")
    near = 'near("your unit", "the enemy")'
    keys = set(Interview(small, subject).outline.matters)
    work = Interview(small, subject, (Said(near, UNKNOWN),))
    new = set(work.outline.matters) - keys
    assert len(new) == 1 and "adjacent" in next(iter(new))
    assert work.step().answer is None


def test_not_knowing_anything_ends_in_what_the_answer_hangs_on(small):
    work = replies(small, started(small, "may a unit attack?"), lambda w, key: UNKNOWN)
    found = work.step().answer
    assert found.verdict == "unknown" and found.missing
    assert all(x.text.startswith(("whether ", "the ")) for x in found.missing)


def test_a_number_settles_a_comparison(small):
    subject = started(small, "may a unit attack?")
    key = 'strength("your unit") >= 2'
    assert Interview(small, subject, (Said(key, "1"),)).told[key] is False
    assert Interview(small, subject, (Said(key, "5/2"),)).told[key] is True


def test_a_dispute_without_a_preferred_reading_is_settled_for_both(small):
    subject = started(small, "may rest(u)")
    work = replies(small, subject, lambda w, key: YES)
    assert work.step().answer.verdict == "disputed"
    work = replies(small, subject, lambda w, key: NO if "guns" in key else YES)
    assert work.step().answer.verdict == "yes"


def test_an_open_position_is_not_asked_again(small):
    position, wrong = read_position("open\nphase = red_attack\nunit u: reds, at 3228\nunit e: blues, at 3229", small, open=True)
    assert not wrong
    work = Interview(small, Subject(*opened("may attack(u, e)", small, position)))
    left = {a.matter for a in (work.step().asked, *work.step().left)}
    assert not any(k.startswith(("near(u, e)", "side(u)")) for k in left) and any("shaken" in k for k in left)


def test_duties(small):
    subject = started(small, "must a unit attack?")
    work = replies(small, subject, lambda w, key: YES if key.startswith(("tied", "near", "strength")) and "guns" not in key else NO)
    assert work.step().answer.verdict == "must"


# ---- questions that are none for an interview -------------------------------------------------------


@pytest.mark.parametrize("text, code", [("may fight(x)", "CW761"), ("which U where U is red", ""), ("next", "CW760"), ("may step(u, 3228, _)", "")])
def test_other_questions_are_refused_or_opened(small, text, code):
    try:
        found = opened(text, small, None)
    except Refused as err:
        assert code and err.diagnostics[0].code == code and err.diagnostics[0].help
    else:
        assert not code, found


def test_words_that_nobody_knows(small):
    assert isinstance(begun(small, "colourless green ideas"), Understood)


# ---- the state ----------------------------------------------------------------------------------------


def state_of(made, said=()) -> State:
    return State(made.id, made.digest, "may a unit attack?", said=said)


def test_a_state_comes_back_as_it_was_put_aside(small):
    state = state_of(small, (Said('near("your unit", "the enemy")', YES), Said('strength("your unit") >= 2', "5/2")))
    assert read_state(json.dumps(data_of(state))) == state


BROKEN = [
    ("", "CW767"), ("{", "CW767"), ("[]", "CW767"), ('{"kind": "other"}', "CW767"), ("[" * 100_000, "CW767"), ("null", "CW767"), ('"x"', "CW767"),
    ({"version": 2}, "CW768"), ({"version": None}, "CW768"), ({"version": "1"}, "CW768"), ({"question": ""}, "CW767"), ({"question": 3}, "CW767"), ({"book": None}, "CW767"),
    ({"said": None}, "CW767"), ({"said": [3]}, "CW767"), ({"said": [{"matter": "x"}]}, "CW767"), ({"said": [{"matter": "x", "reply": "perhaps"}]}, "CW767"),
    ({"said": [{"matter": "x", "reply": "1/0"}]}, "CW767"), ({"said": [{"matter": "x", "reply": "9" * 400}]}, "CW767"), ({"readings": []}, "CW767"),
    ({"readings": {"a": 1}}, "CW767"), ({"position": "text"}, "CW767"), ({"position": {"text": 1}}, "CW767"), ({"question": "x" * 5000}, "CW767"),
]


@pytest.mark.parametrize("change, code", BROKEN)
def test_a_state_that_is_broken_is_refused_with_a_message(small, change, code):
    text = change if isinstance(change, str) else json.dumps(data_of(state_of(small)) | change)
    with pytest.raises(Refused) as err:
        read_state(text, "kept.json")
    assert err.value.diagnostics[0].code == code and err.value.diagnostics[0].span.file == "kept.json"


def test_every_truncation_of_a_state_is_told_of(small):
    whole = json.dumps(data_of(state_of(small, (Said("x", YES),))))
    for length in range(len(whole) - 1):
        with pytest.raises(Refused):
            read_state(whole[:length])


def test_a_state_of_another_book(small):
    with pytest.raises(Refused) as err:
        of_book(small, State("w39", "", "may a unit attack?"))
    assert "w39" in err.value.diagnostics[0].message


def test_answers_about_what_is_no_matter_any_more_are_set_aside_and_kept_apart(small):
    said = (Said("long_gone(u)", YES), Said('near("your unit", "the enemy")', NO), Said('near("your unit", "the enemy")', "7"))
    work = Interview(small, started(small, "may a unit attack?"), said)
    assert work.said == (said[1],) and set(work.lost) == {said[0], said[2]}


def test_a_question_that_the_rules_no_longer_know(small):
    with pytest.raises(Refused) as err:
        subject_of(small, State("small", "", "may a unit juggle?"), None)
    assert err.value.diagnostics[0].code == "CW763"


# ---- replies --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("text, reply", [("Yes", YES), ("y", YES), ("NO.", NO), ("n", NO), ("?", UNKNOWN), ("I don't know", UNKNOWN), ("dk", UNKNOWN)])
def test_replies(small, text, reply):
    work = Interview(small, started(small, "may a unit attack?"))
    assert answered(work, text)[-1].reply == reply


@pytest.mark.parametrize("text", ["", "maybe", "yes no", "7", "1/0", "\x1b[31m", "y" * 5000, "☃", "--", "0x7"])
def test_junk_is_no_answer_and_loses_nothing(small, text):
    work = Interview(small, started(small, "may a unit attack?"), (Said('"your unit" is shaken', NO),))
    with pytest.raises(Refused) as err:
        answered(work, text)
    assert err.value.diagnostics[0].code == "CW764" and err.value.diagnostics[0].help
    assert len(work.said) == 1


def test_a_correction_keeps_what_was_said_after_it(small):
    first, second = Said('"your unit" is shaken', YES), Said('near("your unit", "the enemy")', YES)
    work = Interview(small, started(small, "may a unit attack?"), (first, second))
    assert answered(work, "no", first.matter) == (Said(first.matter, NO), second)


def test_an_answer_that_cannot_be_is_refused(small):
    matters = Interview(small, started(small, "may a unit attack?")).outline.matters
    horse = next(k for k in matters if "horse" in k)
    subject = started(small, "may a unit attack?")
    work = Interview(small, subject, (Said(horse, YES),))
    assert not work.weighing.contradicts(work.told)
    with pytest.raises(Refused):
        answered(work, "yes", "no such matter")


def test_state_from_refuses_what_is_no_object():
    for data in (None, 3, [], "x"):
        with pytest.raises(Refused):
            state_from(data)


# ---- which side, which number -----------------------------------------------------------------------------


def test_which_side_is_asked_before_all(small):
    state = begun(small, "may hoist(_, _)")
    assert isinstance(state, State)
    work = worked_out(small, state, None)
    assert isinstance(work, Choosing) and work.step().asked.options == ("reds", "blues")
    with pytest.raises(Refused) as err:
        answered(work, "greens")
    assert "reds, blues" in err.value.diagnostics[0].help
    state = replace(state, said=answered(work, "Reds"))
    work = worked_out(small, state, None)
    assert work.step().asked.question == "Which number?" and work.step().said[0].reply == "reds"
    for junk in ("yes", "-1", "", "9" * 40):
        with pytest.raises(Refused):
            answered(work, junk)
    state = replace(state, said=answered(work, "2"))
    work = worked_out(small, state, None)
    assert isinstance(work, Interview) and len(work.said) == 2 and not work.lost
    assert [p.question for p in work.step().said] == ["Which number?", "Which side?"]
    assert worked_out(small, replace(state, said=answered(work, "blues", "which side")), None).subject.question.atom.args[0].value == "blues"
    assert read_state(json.dumps(data_of(state))) == state
