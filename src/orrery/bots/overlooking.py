"""Levels below the best: programs that err as people do.

They judge as another program does, but overlook some of what they could do, and what they have
overlooked stays overlooked until the turn or round is over. Nothing is ever picked at random, and a
win on the table is never missed.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from random import Random
from typing import ClassVar, Protocol, TypeVar

from orrery.core.decisions import Decision, Option
from orrery.core.ruleset import Plain
from orrery.core.window import Answer, AnyWindow, Program


class World(Protocol):
    """A dealt world that is played on."""

    @property
    def decision(self) -> Decision | None: ...

    def go_on(self, pick: Option) -> None: ...


W = TypeVar("W", bound=World)

Line = tuple[Option, ...]
"""What a seat picks one after another wherever it can choose; nothing is listed for a single
option."""

WORLDS = 3
"""A win is on the table if it is there in so many worlds that fit what a seat knows."""
MOST_PICKS = 200
"""More than any turn, or the end of any round, has."""


class Overlooking:
    """Judges as another program, but overlooks a share of the options."""

    share: ClassVar[float] = 0.0
    """Of the options that can be overlooked, how many are."""

    def __init__(self, seed: int, judge: Program) -> None:
        self.seed, self.judge = seed, judge

    def answer(self, window: AnyWindow) -> Answer:
        if len(window.options) == 1:
            return Answer(window.options[0], "bot-only-option", note=window.note)
        moment = self.moment(window)
        salt = kept_salt(window.note, moment, self.seed)
        note: dict[str, Plain] = {"moment": moment, "salt": salt}
        win = self.winning(window, planned(window.note))
        if win:
            left: list[Plain] = [[*option] for option in win[1:]]
            return Answer(win[0], "bot-wins", note={**note, "win": left})
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
    """How a win goes on that was found at an earlier decision."""
    found = note.get("win") if isinstance(note, dict) else None
    picks = [one for one in found if isinstance(one, list)] if isinstance(found, list) else []
    return tuple([option_of(one) for one in picks])


def option_of(plain: list[Plain]) -> Option:
    verb, what, to = plain
    assert isinstance(verb, str), "a verb is a word"
    assert isinstance(what, int), "and what it is about"
    assert isinstance(to, int), "are numbers"
    return Option(verb, what, to)


def win_in(
    world: W,
    seat: int,
    pick: Callable[[W], Option | None],
    won: Callable[[W], bool],
) -> Line:
    """What a seat picks in a world, if it wins there before anybody else can decide."""
    line: list[Option] = []
    for _ in range(MOST_PICKS):
        decision = world.decision
        if decision is None:
            return tuple(line) if won(world) else ()
        if len(decision.options) == 1:
            world.go_on(decision.options[0])
            continue
        option = pick(world) if decision.seat == seat else None
        if option is None or option not in decision.options:
            return ()
        line.append(option)
        world.go_on(option)
    return ()


def following(line: Line) -> Callable[[W], Option | None]:
    """Picks what was planned."""
    left = iter(line)
    return lambda _: next(left, None)


def sure_win(worlds: Iterable[W], win: Callable[[W], Line]) -> Line:
    """The first pick of a win that is there in several worlds; how it goes on may differ."""
    first: Line = ()
    for world in worlds:
        found = win(world)[:1]
        if not found or (first and found != first):
            return ()
        first = found
    return first
