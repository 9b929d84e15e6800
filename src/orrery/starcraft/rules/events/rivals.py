"""Event cards that affect the Event cards in an opponent's play area."""

from __future__ import annotations

from typing import TYPE_CHECKING

from orrery.core.decisions import Option, Prompt
from orrery.core.flow import OVER, StepResult
from orrery.starcraft.board.queries import are_teammates
from orrery.starcraft.board.rows import with_one, without
from orrery.starcraft.facts.terms import NONE
from orrery.starcraft.rules.events.card import EventStep
from orrery.starcraft.rules.events.in_play import discard_from_play

if TYPE_CHECKING:
    from orrery.starcraft.board.state import StarCraftGame

SABOTEUR = Prompt("saboteur", "SC-EVENT-33")
INFORMANT = Prompt("informant", "SC-EVENT-40")


def why_not_reach_for(game: StarCraftGame, seat: int, card: int, of: int) -> str | None:
    """An Event card in an opponent's play area, no Leadership card: a teammate is not an opponent,
    and the cards in the common play area belong to nobody (SC-VAR-15, SC-TERM-20, BW-CARD-46)."""
    state = game.state
    if card in state.common:
        return "SC-TERM-20"
    if not 0 <= of < len(state.players) or card not in state.players[of].events:
        return "SC-EVENT-05"
    if are_teammates(game.state, game.facts, seat, of):
        return "SC-VAR-15"
    return "SC-TERM-06" if of == seat else None


def within_reach(game: StarCraftGame, seat: int) -> list[Option]:
    """The Event cards of all opponents; equal cards of one player are listed once."""
    return [
        Option("event-of", card, of)
        for of, player in enumerate(game.state.players)
        for card in dict.fromkeys(player.events)
        if why_not_reach_for(game, seat, card, of) is None
    ]


class Saboteur(EventStep):
    """Discard one Event card in an opponent's play area."""

    def step(self, game: StarCraftGame, pick: Option | None) -> StepResult:
        """The chosen card goes to the Event discard pile; without one there is no effect
        (SC-EVENT-33)."""
        if pick is None:
            options = within_reach(game, self.seat)
            if len(options) > 1:
                return self.ask(game, SABOTEUR, options)
            if not options:
                return OVER
            pick = options[0]
        discard_from_play(game, pick.to, pick.what)
        game.emit("sabotage", self.seat, (pick.what, pick.to))
        return OVER

    def why_not(self, game: StarCraftGame, option: Option) -> str | None:
        """The rule that forbids to choose this card, or None."""
        if option.verb != "event-of":
            return SABOTEUR.rule
        return why_not_reach_for(game, self.seat, option.what, option.to)


class Informant(EventStep):
    """Take one Event card from an opponent's play area, to execute it."""

    taken: int = NONE  # the card that was taken, or NONE

    def step(self, game: StarCraftGame, pick: Option | None) -> StepResult:
        """The chosen card goes to the player's own play area, where it is executed
        (SC-EVENT-40)."""
        if pick is None:
            options = within_reach(game, self.seat)
            if len(options) > 1:
                return self.ask(game, INFORMANT, options)
            if not options:
                return OVER
            pick = options[0]
        self.taken = pick.what
        loser, winner = game.state.players[pick.to], game.state.players[self.seat]
        loser.events = without(loser.events, pick.what)
        winner.events = with_one(winner.events, pick.what)
        game.emit("take-event", self.seat, (pick.what, pick.to))
        return OVER

    def why_not(self, game: StarCraftGame, option: Option) -> str | None:
        """The rule that forbids to choose this card, or None."""
        if option.verb != "event-of":
            return INFORMANT.rule
        return why_not_reach_for(game, self.seat, option.what, option.to)
