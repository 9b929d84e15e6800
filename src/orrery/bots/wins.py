"""Wins on the table: picks that win before anybody else decides, whatever the seat does not know.

Worlds that fit what it knows stand for what may be true: a line is a win if it wins in all of them.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from heapq import heappop, heappush
from typing import ClassVar, Generic, Protocol, Self, TypeVar

from orrery.bots.search.report import Line
from orrery.core.decisions import Decision, Option


class World(Protocol):
    """A dealt world that is played on."""

    @property
    def decision(self) -> Decision | None: ...

    def go_on(self, pick: Option) -> None: ...

    def copy(self) -> Self: ...


W = TypeVar("W", bound=World)

WORLDS = 3
"""A win is on the table if it is there in so many worlds that fit what a seat knows."""
MOST_PICKS = 200
"""More than any turn, or the end of any round, has."""


class Aim(Generic[W]):
    """A win that a seat looks for."""

    most: ClassVar[int]
    """How many picks are tried at a decision."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def won(self, world: W) -> bool:
        """Whether the seat has won."""
        raise NotImplementedError

    def usual(self, world: W) -> Option:
        """What a good program would pick."""
        raise NotImplementedError

    def worth_trying(self, world: W, options: list[Option]) -> list[Option]:
        """The options that can matter, where others lead to the same or to nothing."""
        raise NotImplementedError

    def lacks(self, world: W) -> float:
        """How much is still missing, roughly; the least is tried first."""
        raise NotImplementedError

    def position(self, world: W) -> Hashable:
        """What tells one position from another: the same is not tried twice."""
        raise NotImplementedError


def find_win(worlds: Sequence[W], aim: Aim[W], plan: Line) -> Line:
    """Picks that win in all these worlds: what was planned, what a good program would do (of which
    only the first pick is told, since the rest may differ from world to world), or whatever else
    does."""
    if plan and all(win_in(one.copy(), aim, following(plan)) for one in worlds):
        return plan
    return usual_win(worlds, aim) or hunt(worlds, aim)


def usual_win(worlds: Sequence[W], aim: Aim[W]) -> Line:
    """The first pick of a good program, if it wins in all worlds, whatever it picks then."""
    first: Line = ()
    for world in worlds:
        found = win_in(world.copy(), aim, aim.usual)[:1]
        if not found or (first and found != first):
            return ()
        first = found
    return first


def hunt(worlds: Sequence[W], aim: Aim[W]) -> Line:
    """Picks that win in all these worlds, wherever there is a choice; what brings the aim
    nearest is tried first."""
    left, number = aim.most, 0
    seen: set[Hashable] = set()
    waiting: list[tuple[float, int, Line, Sequence[W]]] = [(0.0, 0, (), worlds)]
    while waiting and left > 0:
        _, _, line, now = heappop(waiting)
        for pick in aim.worth_trying(now[0], common(now)):
            left -= 1
            after = [played(world, pick) for world in now]
            if all(aim.won(world) for world in after):
                return (*line, pick)
            if not all(decides(world, aim.seat) for world in after):
                continue
            position = aim.position(after[0])
            if position not in seen:
                seen.add(position)
                number -= 1  # of equals, the newest first
                lacks = max([aim.lacks(world) for world in after])
                heappush(waiting, (lacks, number, (*line, pick), after))
    return ()


def common(worlds: Sequence[W]) -> list[Option]:
    """What can be picked in all of these worlds."""
    decisions = [one.decision for one in worlds if one.decision is not None]
    first, *others = [one.options[one.fresh :] for one in decisions]
    return [pick for pick in first if all(pick in options for options in others)]


def decides(world: W, seat: int) -> bool:
    return world.decision is not None and world.decision.seat == seat


def played(world: W, pick: Option) -> W:
    """A copy of a world after a pick, up to the next choice."""
    after = world.copy()
    after.go_on(pick)
    for _ in range(MOST_PICKS):
        if after.decision is None or len(after.decision.options) > 1:
            break
        after.go_on(after.decision.options[0])
    return after


def win_in(world: W, aim: Aim[W], pick: Callable[[W], Option | None]) -> Line:
    """What is picked in a world wherever there is a choice, if it wins there before anybody else
    can decide."""
    line: list[Option] = []
    for _ in range(MOST_PICKS):
        decision = world.decision
        if decision is None:
            return tuple(line) if aim.won(world) else ()
        if len(decision.options) == 1:
            world.go_on(decision.options[0])
            continue
        option = pick(world) if decision.seat == aim.seat else None
        if option is None or option not in decision.options:
            return ()
        line.append(option)
        world.go_on(option)
    return ()


def following(line: Line) -> Callable[[object], Option | None]:
    """Picks what was planned."""
    left = iter(line)
    return lambda _: next(left, None)
