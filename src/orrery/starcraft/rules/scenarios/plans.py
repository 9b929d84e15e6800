"""Event cards that players pick for the whole game, instead of an Event deck."""

from __future__ import annotations

from typing import TYPE_CHECKING

from orrery.core.decisions import Option, Prompt, Ref, Several, Subject
from orrery.core.flow import OVER, StepResult
from orrery.starcraft.board.queries import clockwise
from orrery.starcraft.board.rows import with_one, without
from orrery.starcraft.board.state import Step
from orrery.starcraft.facts.terms import NONE
from orrery.starcraft.rules.asking import ask

if TYPE_CHECKING:
    from orrery.starcraft.board.player import Player
    from orrery.starcraft.board.state import StarCraftGame
    from orrery.starcraft.facts.box import Box

CHOOSE_PLANS = Prompt("choose-plans", "BW-SCEN-08")


def has_plans(box: Box) -> bool:
    """Whether Event cards are picked once and for all, and not drawn (BW-SCEN-08)."""
    return box.scenario is not None and box.scenario.plans_picked > 0


def deal_plans(game: StarCraftGame) -> bool:
    """Everybody takes the Event cards listed for their faction out of the box; returns whether
    there are any (BW-SCEN-08)."""
    state, scenario = game.state, game.facts.scenario
    if scenario is None or not scenario.plans_picked:
        return False
    for seat in clockwise(state):
        player = state.players[seat]
        for card in scenario.plans[player.faction]:
            state.removed = without(state.removed, card)
            player.refused = with_one(player.refused, card)
    return True


def plans_to_pick(game: StarCraftGame, player: Player) -> int:
    """How many Event cards a player still has to pick (BW-SCEN-08)."""
    scenario = game.facts.scenario
    return 0 if scenario is None else scenario.plans_picked - len(player.plans)


class ChoosePlans(Step):
    """A player secretly picks Event cards among those listed; the others return face down to the
    box (BW-SCEN-08)."""

    seat: int

    def step(self, game: StarCraftGame, pick: Option | None) -> StepResult:
        """One card after another, as many as the scenario says (BW-SCEN-08)."""
        player = game.state.players[self.seat]
        if pick is not None:
            player.refused = without(player.refused, pick.what)
            player.plans = with_one(player.plans, pick.what)
        if not plans_to_pick(game, player):
            game.emit("choose-plans", self.seat, player.plans, seen_by=1 << self.seat)
            return OVER
        options = [Option("event", card) for card in player.refused]
        return ask(game, self.seat, CHOOSE_PLANS, options)

    def several(self, game: StarCraftGame) -> Several:
        """Any of the cards that are left (BW-SCEN-08)."""
        player = game.state.players[self.seat]
        number = plans_to_pick(game, player)
        return Several(number, number, tuple(Option("event", card) for card in player.refused))

    def subject(self, game: StarCraftGame) -> Subject:
        """How many cards are still to be picked."""
        return {"n": Ref("number", plans_to_pick(game, game.state.players[self.seat]))}

    def why_not(self, game: StarCraftGame, option: Option) -> str | None:
        """One of the cards listed for the player that has not been picked (BW-SCEN-08)."""
        left = game.state.players[self.seat].refused
        legal = option.verb == "event" and option.what in left and option.to == NONE
        return None if legal else "BW-SCEN-08"


def plans_to_play(box: Box, player: Player) -> list[int]:
    """The picked cards that may be played next: those of the lowest stage that is left
    (BW-SCEN-09)."""
    stages = [box.event_stage[card] for card in player.plans]
    return [card for card in player.plans if box.event_stage[card] == min(stages)]


def why_not_plan(box: Box, player: Player, card: int) -> str | None:
    """A picked card of the lowest stage that is left; one must be played (BW-SCEN-09)."""
    return None if card in plans_to_play(box, player) else "BW-SCEN-09"
