"""Levels below the best: programs that make mistakes as people do.

They judge as another program does, but overlook some of what they could do, and what they have
overlooked stays overlooked until the turn or round is over. Nothing is ever picked at random, and
they first look for whatever wins before anybody else gets to decide.
"""

from __future__ import annotations

from random import Random
from typing import ClassVar, Protocol

from orrery.bots.search.report import Line
from orrery.core.decisions import Option
from orrery.core.ruleset import Plain
from orrery.core.window import Answer, AnyWindow, Program

WINS = "bot-wins"
"""The reason of picks that win."""


class Judge(Program, Protocol):
    """A program that is made from a seed."""

    def __init__(self, seed: int) -> None: ...


class Overlooking:
    """Judges as another program, but overlooks a share of the options."""

    share: ClassVar[float] = 0.0
    """Of the options that can be overlooked, how many are."""
    judging: ClassVar[type[Judge]]
    """The program that judges."""

    def __init__(self, seed: int) -> None:
        self.seed, self.judge = seed, self.judging(seed)

    def answer(self, window: AnyWindow) -> Answer:
        if len(window.options) == 1:
            return Answer(window.options[0], "bot-only-option", note=window.note)
        moment = self.moment(window)
        salt = kept_salt(window.note, moment, self.seed)
        note: dict[str, Plain] = {"moment": moment, "salt": salt}
        win = self.winning(window, planned(window.note))
        if win:
            left: list[Plain] = [[*option] for option in win[1:]]
            return Answer(win[0], WINS, note={**note, "win": left})
        if not self.share:
            return self.judge.answer(window)
        answer = judged(self.judge, window, self.seen(window, f"{salt} {moment}"))
        return answer._replace(note=note)

    def winning(self, window: AnyWindow, plan: Line) -> Line:
        """Picks that win before anybody else can decide, if there are any: what was planned at the
        last decision, if it still does."""
        raise NotImplementedError

    def moment(self, window: AnyWindow) -> int:
        """The turn or round in which what was overlooked stays overlooked."""
        raise NotImplementedError

    def can_overlook(self, prompt: str, option: Option) -> bool:
        """Whether people might not think of an option."""
        raise NotImplementedError

    def seen(self, window: AnyWindow, salt: str) -> list[Option]:
        """The options that are not overlooked."""
        prompt, found = window.prompt.key, list[Option]()
        for option in window.options:
            hidden = self.can_overlook(prompt, option) and drawn(salt, prompt, option) < self.share
            if not hidden:
                found.append(option)
        return found


def drawn(salt: str, prompt: str, option: Option) -> float:
    """A number from 0 to 1, always the same for the same option."""
    return Random(f"{salt} {prompt} {option.verb} {option.what} {option.to}").random()


def kept_salt(note: Plain, moment: int, seed: int) -> int:
    """What chance depends on: the same for a whole turn or round, unless the note was lost."""
    if isinstance(note, dict) and note.get("moment") == moment:
        salt = note.get("salt")
        return salt if isinstance(salt, int) else seed
    return seed


def judged(judge: Program, window: AnyWindow, seen: list[Option]) -> Answer:
    """What a program picks from the options that are seen; from all if it sees none, or needs one
    that it did not see."""
    everything = window.options
    if seen:
        window.options = seen
        answer = judge.answer(window)
        window.options = everything
        if answer.pick in seen:
            return answer
    return judge.answer(window)


def planned(note: Plain) -> Line:
    """The rest of a win that was found at an earlier decision."""
    found = note.get("win") if isinstance(note, dict) else None
    picks = [one for one in found if isinstance(one, list)] if isinstance(found, list) else []
    return tuple([option_of(one) for one in picks])


def option_of(plain: list[Plain]) -> Option:
    verb, what, to = plain
    assert isinstance(verb, str), "a verb is a word"
    assert isinstance(what, int), "and what it is about"
    assert isinstance(to, int), "are numbers"
    return Option(verb, what, to)
