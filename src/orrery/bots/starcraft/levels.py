"""Levels of StarCraft below `greedy`: what they overlook, and the wins that they never do."""

from __future__ import annotations

from typing import ClassVar

from orrery.bots.overlooking import Overlooking, sure_win
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
MOST_PICKS = 200
"""More than the end of any round has."""


class Level(Overlooking):
    """Takes a win on the table; otherwise judges by what it has not overlooked."""

    def winning(self, window: StarCraftWindow) -> Option | None:
        """Points and objectives win at the end of a round: nobody else can decide before that only
        if nobody else has an order left."""
        view, seat = window.view, int(window.seat)
        if view["phase"] == "planning" or view["battle"] is not None:
            return None
        if any(token["seat"] != seat for stack in view["orders"] for token in stack["tokens"]):
            return None
        return sure_win(window.determinized, lambda world: first_of_win(world, seat), self.seed)

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


def first_of_win(world: StarCraftGame, seat: int) -> Option | None:
    """What `greedy` picks first, if it wins in a world before anybody else can decide."""
    first: Option | None = None
    for _ in range(MOST_PICKS):
        decision = world.decision
        if decision is None:
            return first if seat in world.state.winners else None
        if len(decision.options) == 1:
            world.go_on(decision.options[0])
            continue
        if decision.seat != seat:
            return None
        pick = GreedyBot(seat).answer(Window(STARCRAFT, world)).pick
        if first is None:
            first = pick
        world.go_on(pick)
    return None
