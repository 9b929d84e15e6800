"""Levels below the best: programs that err as people do.

They judge as another program does, but overlook some of what they could do, and what they have
overlooked stays overlooked until the turn or round is over. Nothing is ever picked at random, and a
win on the table is never missed.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import ClassVar, TypeVar

from orrery.core.decisions import Option
from orrery.core.ruleset import Plain
from orrery.core.window import Answer, AnyWindow, Program

W = TypeVar("W")

WORLDS = 3
"""A win is on the table if it is there in so many worlds that fit what a seat knows."""


class Overlooking:
    """Judges as another program, but overlooks a share of the options."""

    share: ClassVar[float] = 0.0
    """Of the options that can be overlooked, how many are."""

    def __init__(self, seed: int, judge: Program) -> None:
        self.seed, self.judge = seed, judge

    def answer(self, window: AnyWindow) -> Answer:
        if len(window.options) == 1:
            return Answer(window.options[0], "bot-only-option")
        win = self.winning(window)
        if win is not None:
            return Answer(win, "bot-wins")
        if not self.share:
            return self.judge.answer(window)
        moment = self.moment(window)
        salt = kept_salt(window.note, moment, self.seed)
        answer = judged(self.judge, window, self.seen(window, f"{salt} {moment}"))
        return answer._replace(note={"moment": moment, "salt": salt})

    def winning(self, window: AnyWindow) -> Option | None:
        """A pick that wins before anybody else can decide, if there is one."""
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


def sure_win(
    deal: Callable[[Random], W], first: Callable[[W], Option | None], seed: int
) -> Option | None:
    """The first pick of a win that is there in several worlds; `first` tells that of one world."""
    rng, found = Random(seed), set[Option | None]()
    for _ in range(WORLDS):
        found.add(first(deal(rng)))
        if None in found or len(found) > 1:
            return None
    return found.pop()
