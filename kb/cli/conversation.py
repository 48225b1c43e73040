"""An interview with a player at a terminal, or one step of it with a program."""

from __future__ import annotations

import os
from dataclasses import replace

from kb.answers.interview import NO, Choosing, Interview, Said
from kb.answers.interview_state import State, answered, data_of, worked_out
from kb.answers.rulings import Table
from kb.cli.files import write_whole
from kb.cli.interview import open_position
from kb.cli.main import BAD_INPUT
from kb.cli.output import complain_of, flush, paper_for, say
from kb.language import model as m
from kb.language.spans import Refused
from kb.show import interview as show
from kb.show.jsonable import dump

BACK, QUIT, STOP = ("undo", "u", "back"), ("quit", "q", "exit"), ("enough", "stop", "e")
HELP = """\
  yes, no, ?          it is so, it is not, you do not know      a number     where one is asked for
  undo                takes the last answer back                 change 2     corrects the second answer
  list                what was said, and what may be asked       none         no to all that is left
  enough              stop here: what it hangs on                quit         keep it in a file and leave"""


def ready(book: m.Book, state: State, table: Table) -> Interview | Choosing:
    return worked_out(book, state, open_position(book, state.position, state.position_name), table)


def one_step(book: m.Book, state: State, reply: str | None, matter: str, table: Table) -> int:
    """One step in, one step out."""
    work = ready(book, state, table)
    lost = work.lost
    if reply is not None:
        state = replace(state, said=after(work, reply, matter))
        work = ready(book, state, table)
        lost += work.lost
    elif matter:
        from kb.cli.files import refuse

        raise refuse("CW770", "--matter says what --reply is about, and there is no reply", help="add --reply yes")
    state = replace(state, said=work.said, digest=book.digest)
    say(dump(show.step_data(state, work.step(), lost)))
    return 0


def after(work: Interview | Choosing, reply: str, matter: str) -> tuple[Said, ...]:
    if reply.strip().lower() in BACK and not matter:
        return work.said[:-1]
    if reply.strip().lower() == "none" and not matter and isinstance(work, Interview):
        return work.said + tuple(Said(key, NO) for key in work.left())
    return answered(work, reply, matter)


class Conversation:
    def __init__(self, book: m.Book, state: State, file: str, table: Table):
        self.book, self.state, self.file, self.table = book, state, file, table
        self.changing = ""  # the matter that is being corrected
        self.work = ready(book, state, table)
        self.step = self.work.step()

    def hold(self) -> int:
        if self.work.lost:
            say(show.lost_text(self.work.lost, paper_for()))
            self.state = replace(self.state, said=self.work.said, digest=self.book.digest)
        try:
            while self.step.answer is None:
                if not self.turn():
                    return self.put_aside()
        except (KeyboardInterrupt, EOFError):
            return self.put_aside()
        say(show.step_text(self.step, paper_for()))
        return self.finish()

    def finish(self) -> int:
        if self.file:
            self.keep(self.file)
        return 0

    def turn(self) -> bool:
        """One question and what is said to it; False when the player leaves."""
        say(show.step_text(self.step, paper_for()))
        while True:
            said = self.listen()
            word, _, rest = said.partition(" ")
            try:
                if word in QUIT:
                    return False
                if self.obeyed(word, rest, said):
                    return True
            except Refused as err:
                complain_of(err.diagnostics)

    def listen(self) -> str:
        from kb.cli.keys import heard

        flush()
        asked = self.step.asked
        choices = list(asked.options or ("yes", "no", "?")) if asked else ["yes", "no", "?"]
        return " ".join(heard(choices, asked.number if asked else "").lower().split())

    def obeyed(self, word: str, rest: str, said: str) -> bool:
        """Was it something after which the question is another?"""
        if said in ("help", "h"):
            say(HELP)
        elif said in ("list", "l"):
            say(show.said_text(self.step.said, paper_for()) + "\n\nWhat may still be asked:\n" + show.left_text(self.step, paper_for()))
        elif said in BACK:
            return self.undo()
        elif word == "change":
            return self.change(rest)
        elif said in STOP and isinstance(self.work, Interview):
            self.step = replace(self.step, answer=self.work.answer(), asked=None)
            return True
        else:
            return self.move(after(self.work, said, ""))
        return False

    def undo(self) -> bool:
        if not self.work.said:
            say("There is nothing to take back.")
            return False
        return self.move(self.work.said[:-1])

    def change(self, rest: str) -> bool:
        """`change 2`, or `change 2 no`."""
        number, _, reply = rest.partition(" ")
        said = self.work.said
        if not number.isdecimal() or not 1 <= int(number[:6]) <= len(said):
            say(f"Say which: change 1{f' to change {len(said)}' if len(said) > 1 else ''}." if said else "Nothing was said yet.")
            return False
        pill = self.step.said[int(number) - 1]
        if not reply:
            say(f"{pill.question} ({show.SHOWN.get(pill.reply, pill.reply)} so far)")
            reply = self.listen()
        return self.move(answered(self.work, reply, pill.matter))

    def move(self, said: tuple[Said, ...]) -> bool:
        state = replace(self.state, said=said, digest=self.book.digest)
        work = ready(self.book, state, self.table)
        self.step = work.step()
        self.work, self.state = work, state
        return True

    # ---- putting it aside
    def put_aside(self) -> int:
        if not self.work.said and not self.file:
            say("\nNothing was said, so nothing is kept.")
            return 0
        file = self.file or unused(f"interview-{self.book.id}")
        try:
            self.keep(file)
        except Refused as err:  # nothing is lost, wherever it may not be written
            complain_of(err.diagnostics)
            say(dump(data_of(self.state)))
            return BAD_INPUT
        shown = file if file.isascii() and " " not in file else f'"{file}"'
        say(f"\nKept in {file}. To go on:  clausewitz interview {self.book.id} --state {shown}")
        return 0

    def keep(self, file: str) -> None:
        write_whole(file, dump(data_of(self.state)) + "\n")


def unused(name: str) -> str:
    """A name in this folder that no file has: nothing is written over."""
    number = 1
    while os.path.lexists(found := f"{name}.json" if number == 1 else f"{name}-{number}.json"):
        number += 1
    return found
