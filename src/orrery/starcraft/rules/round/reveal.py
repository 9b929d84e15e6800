"""The windows at the reveal of a Mobilize order, before its owner executes it or takes the Event
card.

A card with such a window adds it to `WINDOWS`. A step that stops the order calls `stop_order`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple

from orrery.core.decisions import DONE, Option, Prompt, Ref, Subject
from orrery.core.flow import OVER, StepResult
from orrery.starcraft.board.queries import are_among, clockwise, has_technology
from orrery.starcraft.board.rows import without
from orrery.starcraft.board.state import Step
from orrery.starcraft.rules.asking import ask
from orrery.starcraft.rules.battle.combatants import return_to_technologies
from orrery.starcraft.rules.round.conclave_fleet import conclave_fleet, is_fleet_ready

if TYPE_CHECKING:
    from orrery.starcraft.board.state import StarCraftGame

STOP_ORDER = Prompt("stop-order", "BW-CARD-13")


class Window(NamedTuple):
    """Something that players can use when an order has been revealed on the active planet."""

    is_ready: Callable[[StarCraftGame], bool]
    """Whether anybody has the card at all: quick, for it is asked at each reveal."""
    step: Callable[[StarCraftGame, int, int], Step | None]
    """The step of a player who can use it now: (game, the player, whose order it is)."""


class AtReveal(Step):
    """A Mobilize order has been revealed, or a Star order was named one: clockwise from the first
    player, everybody with something to use may use it (BW-CARD-13, BW-LEADCARD-17,
    BW-LEADCARD-38)."""

    seat: int  # whose order it is
    stopped: int = 0  # 1 when the order will not be executed

    def step(self, game: StarCraftGame, pick: Option | None) -> StepResult:
        """One player after the other, all windows of one before the next (BW-LEADCARD-47)."""
        order = clockwise(game.state)
        while self.done < len(order) * len(WINDOWS):
            turn, window = divmod(self.done, len(WINDOWS))
            self.done += 1
            found = WINDOWS[window].step(game, order[turn], self.seat)
            if found is not None:
                return game.run(found)
        return OVER


def is_anybody_prepared(game: StarCraftGame) -> bool:
    """Whether anybody has a card that one of the windows is for."""
    return True in [window.is_ready(game) for window in WINDOWS]


def is_stopped(game: StarCraftGame) -> bool:
    """Whether the revealed order has been stopped already."""
    return any(isinstance(frame, AtReveal) and frame.stopped for frame in game.stack)


def stop_order(game: StarCraftGame) -> None:
    """The revealed order is not executed: its token returns, without an Event card
    (BW-CARD-13, BW-LEADCARD-48)."""
    for frame in game.stack:
        if isinstance(frame, AtReveal):
            frame.stopped = 1


# Maelstrom


def is_maelstrom_ready(game: StarCraftGame) -> bool:
    """Whether the technology is in anybody's play area (BW-CARD-13)."""
    box, maelstrom = game.facts, game.facts.tech("maelstrom")
    for player in game.state.players:
        if player.technologies and has_technology(box, player, maelstrom):
            return True
    return False


def why_not_stop(game: StarCraftGame, seat: int, of: int) -> str | None:
    """Another player's order, on a planet where the owner of the technology has a Dark Archon
    (BW-CARD-13)."""
    state, box = game.state, game.facts
    if seat == of or not has_technology(box, state.players[seat], box.tech("maelstrom")):
        return "BW-CARD-13"
    armies = [
        state.armies[area] for area in box.areas_of[state.planet] if state.owners[area] == seat
    ]
    there = any(are_among(box, "dark_archon", army) for army in armies)
    return None if there and not is_stopped(game) else "BW-CARD-13"


def maelstrom(game: StarCraftGame, seat: int, of: int) -> Step | None:
    """The question whether to stop an order, for a player who could (BW-CARD-13)."""
    return Maelstrom(seat) if why_not_stop(game, seat, of) is None else None


class Maelstrom(Step):
    """The owner of Maelstrom may stop the revealed order."""

    seat: int

    def step(self, game: StarCraftGame, pick: Option | None) -> StepResult:
        """The card returns to the Technology deck, and the order is not executed (BW-CARD-13)."""
        technology = game.facts.tech("maelstrom")
        use = Option("use-technology", technology)
        if pick is None:
            return ask(game, self.seat, STOP_ORDER, [use, DONE])
        if pick == use:
            player, of = game.state.players[self.seat], game.facts.technology
            card = next(one for one in player.technologies if of[one] == technology)
            player.technologies = without(player.technologies, card)
            game.emit("use-technology", self.seat, (technology,))
            return_to_technologies(game, card)
            stop_order(game)
        return OVER

    def subject(self, game: StarCraftGame) -> Subject:
        return {"about": Ref("technology", game.facts.tech("maelstrom"))}


WINDOWS: tuple[Window, ...] = (
    Window(is_fleet_ready, conclave_fleet),
    Window(is_maelstrom_ready, maelstrom),
)
"""In this order for each player. Units that come first may make the next ability possible."""
