"""A step of an interview: as text for a terminal, as data for programs."""

from __future__ import annotations

from kb.answers.interview import NO, UNKNOWN, YES, Asked, Pill, Said, Step
from kb.answers.interview_state import State, data_of
from kb.show.jsonable import answer_data
from kb.show.paper import Paper, flat, plural
from kb.show.terminal import VERDICTS, answer_text

SHOWN = {YES: "yes", NO: "no", UNKNOWN: "not known"}
EFFECTS = {
    "allows": "{} allows it only then", "allows unless": "{} allows it only if not", "bars": "{} would bar it", "bars unless": "{} bars it otherwise",
    "demands": "{} would demand it", "demands unless": "{} demands it otherwise", "excuses": "{} would excuse it",
    "excuses unless": "{} excuses it otherwise", "lifts": "{} would be lifted", "lifts unless": "{} would not hold without it",
    "counts": "{} counts it", "counts unless": "{} counts it otherwise", "denies": "{} takes it away", "denies unless": "{} takes it away otherwise",
}
GOOD_TO_KNOW = ("yes", "must", "need not")  # worth saying before the end; that a deed without its conditions is barred is not
MOST_REASONS = 3
MOST_LEFT = 12


# ---- text ----------------------------------------------------------------------------------------


def step_text(step: Step, paper: Paper, full: bool = False) -> str:
    return asked_text(step, paper) if step.answer is None else answer_text(step.answer, paper, full)


def asked_text(step: Step, paper: Paper) -> str:
    """The question, how far it is, and why it is asked."""
    asked, number = step.asked, len(step.said) + 1
    lead = f"{number}. "
    out = paper.line(asked.question, bound(step, number), lead=lead, styles=("bold",))
    if asked.options or not asked.why:
        return "\n".join(out + paper.line(", ".join(asked.options) or "Tell the number.", indent=len(lead), styles=("dim",)))
    out += paper.line(reasons(asked) + ".", indent=len(lead), styles=("dim",))
    if asked.number:
        out += paper.line(f"You may also tell {asked.number} as a number.", indent=len(lead), styles=("dim",))
    if asked.disputed:
        out += paper.line("What this means is disputed: answer as you read it, or ? to be asked what it rests on.", ", ".join(asked.disputed), len(lead), ("yellow",))
    if step.otherwise in GOOD_TO_KNOW and step.said:
        verdict = VERDICTS.get(step.otherwise, step.otherwise).lower()
        left = f"Neither this nor what is left ({plural(len(step.left), 'question')})" if step.left else "Not so"
        out += paper.line(f"{left}? Then: {verdict}.", indent=len(lead), styles=("dim",))
    return "\n".join(out)


def bound(step: Step, number: int) -> str:
    if not step.asked.why:
        return ""
    return f"{number} of {number + len(step.left)} at most" if step.left else "the last"


def reasons(asked: Asked) -> str:
    by_effect: dict[str, list[str]] = {}
    for effect, cite in asked.why:
        by_effect.setdefault(effect, []).append(cite)
    texts = [EFFECTS[effect].format(listed(cites)) for effect, cites in by_effect.items()]
    return "; ".join(texts[:2]) or "It decides"


def listed(cites: list[str]) -> str:
    cites = list(dict.fromkeys(cites))
    shown = cites[:MOST_REASONS] + [f"{len(cites) - MOST_REASONS} more"] * (len(cites) > MOST_REASONS)
    return shown[0] if len(shown) == 1 else f"{', '.join(shown[:-1])} or {shown[-1]}"


def said_text(said: tuple[Pill, ...], paper: Paper) -> str:
    """What was said, numbered, so that it can be corrected."""
    out = [row for n, pill in enumerate(said, 1) for row in paper.line(f"{pill.question} {SHOWN.get(pill.reply, pill.reply)}", lead=f"  {n}. ")]
    return "\n".join(out) or "Nothing was said yet."


def left_text(step: Step, paper: Paper) -> str:
    """What else may be asked: whoever knows that none of it is so can say so at once."""
    left = [a for a in (step.asked, *step.left) if a is not None]
    out = [row for a in left[:MOST_LEFT] for row in paper.line(a.question, listed([c for _, c in a.why]) if a.why else "", lead="  - ")]
    return "\n".join(out + ([f"  and {len(left) - MOST_LEFT} more"] if len(left) > MOST_LEFT else []))


def lost_text(lost: tuple[Said, ...], paper: Paper) -> str:
    out = paper.line("The rules have changed: what was said of this does not fit them any more and is set aside.", styles=("yellow",))
    return "\n".join(out + [row for s in lost for row in paper.line(f"{flat(s.matter)}: {SHOWN.get(s.reply, s.reply)}", indent=2)])


# ---- data ----------------------------------------------------------------------------------------


def step_data(state: State, step: Step, lost: tuple[Said, ...] = ()) -> dict:
    return {
        "kind": "interview step",
        "done": step.answer is not None,
        "asked": asked_data(step.asked) if step.asked else None,
        "answer": answer_data(step.answer, state.question, state.position_name) if step.answer else None,
        "said": [{"matter": p.matter, "question": p.question, "sentence": p.sentence, "reply": p.reply} for p in step.said],
        "left": [asked_data(a) for a in step.left],
        "if_none_of_it": step.otherwise or None,
        "set_aside": [{"matter": s.matter, "reply": s.reply} for s in lost],
        "state": data_of(state),
    }


def asked_data(asked: Asked) -> dict:
    replies = list(asked.options) or ["yes", "no", "unknown"] * bool(asked.why) + ["number"] * bool(asked.number)
    return {"matter": asked.matter, "question": asked.question, "sentence": asked.sentence, "replies": replies,
            "number": asked.number, "why": [{"effect": effect, "cite": cite} for effect, cite in asked.why], "disputed": list(asked.disputed)}
