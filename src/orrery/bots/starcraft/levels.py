"""Levels of StarCraft below `greedy`: what they overlook, and the wins that they never do."""

from __future__ import annotations

from random import Random
from typing import ClassVar

from orrery.bots.overlooking import WORLDS, Line, Overlooking, sure_win, win_in
from orrery.bots.starcraft.eager import EagerBot
from orrery.bots.starcraft.greedy import GreedyBot
from orrery.bots.starcraft.simple import SimpleBot
from orrery.bots.starcraft.table import StarCraftWindow
from orrery.core.decisions import Option
from orrery.core.window import Window
from orrery.starcraft.board.state import StarCraftGame
from orrery.starcraft.ruleset import STARCRAFT

OVERLOOKED = frozenset(
    {
        "order-where", "order-which", "build-forces", "build-upgrades", "build-base", "move",
        "move-to", "learn-technology", "technology-to-hand", "standard-card", "reinforcement-card",
        "play-event", "start-of-battle", "choose-leader",
    }
)  # fmt: skip
"""What people do not always think of: a planet to send an order to, units to move, something to
build, a card to play."""


class Level(Overlooking):
    """Takes a win on the table; otherwise judges by what it has not overlooked."""

    def winning(self, window: StarCraftWindow, plan: Line) -> Line:
        """Points and objectives win at the end of a round: nobody else can decide before that only
        if nobody else has an order left."""
        view, seat = window.view, int(window.seat)
        if view["phase"] == "planning" or view["battle"] is not None:
            return ()
        if any(token["seat"] != seat for stack in view["orders"] for token in stack["tokens"]):
            return ()
        rng = Random(self.seed)
        worlds = (window.determinized(rng) for _ in range(WORLDS))
        return sure_win(worlds, lambda world: win_of_greedy(world, seat))

    def moment(self, window: StarCraftWindow) -> int:
        return window.view["round"]

    def can_overlook(self, prompt: str, option: Option) -> bool:
        return prompt in OVERLOOKED and option.verb not in EagerBot.idle


class Novice(Level):
    """The habits of `simple`, and every other option overlooked."""

    share: ClassVar[float] = 0.5

    def __init__(self, seed: int) -> None:
        super().__init__(seed, SimpleBot(seed))


class Simple(Level):
    """The habits of `simple`."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed, SimpleBot(seed))


class Hasty(Level):
    """The judgement of `greedy`, and one option in eight overlooked."""

    share: ClassVar[float] = 0.12

    def __init__(self, seed: int) -> None:
        super().__init__(seed, GreedyBot(seed))


def win_of_greedy(world: StarCraftGame, seat: int) -> Line:
    """What `greedy` picks, if it wins in a world before anybody else can decide."""
    greedy = GreedyBot(seat)
    return win_in(
        world,
        seat,
        lambda now: greedy.answer(Window(STARCRAFT, now)).pick,
        lambda now: seat in now.state.winners,
    )
