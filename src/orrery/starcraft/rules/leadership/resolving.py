"""Resolving a Leadership card: what it does at once, and whether it stays."""

from __future__ import annotations

from typing import TYPE_CHECKING

from orrery.core.flow import OVER, StepResult
from orrery.starcraft.board.rows import with_one, without
from orrery.starcraft.board.special_orders import gain_star_orders
from orrery.starcraft.board.state import SETTING_UP, Step
from orrery.starcraft.facts.terms import MOMENT, NONE
from orrery.starcraft.rules.last_strike import last_strike
from orrery.starcraft.rules.leadership.heroes import GainHero
from orrery.starcraft.rules.leadership.installing import PlaceInstallation
from orrery.starcraft.rules.leadership.table import AT_SETUP, TEXTS
from orrery.starcraft.rules.leftovers import clear_card
from orrery.starcraft.rules.reserve import WITH_UNITS
from orrery.starcraft.rules.victory import settle_eliminations

if TYPE_CHECKING:
    from orrery.core.decisions import Option
    from orrery.starcraft.board.state import StarCraftGame


def turn_up_leader(game: StarCraftGame, seat: int, card: int) -> None:
    """A Leadership card is revealed: it is in force, or lies open until the next round begins
    (BW-LEAD-08, BW-LEADCARD-43)."""
    box, player = game.facts, game.state.players[seat]
    player.leaders = without(player.leaders, card)
    if box.leadership[card].waits:
        player.waiting = with_one(player.waiting, card)
    else:
        player.leading = with_one(player.leading, card)
    if box.leadership[card].star_orders:
        gain_star_orders(game, seat, box.leadership[card].star_orders)
    game.emit("leader", seat, (card,))


def drop_leader(game: StarCraftGame, seat: int, card: int) -> None:
    """A Leadership card leaves the game with all that it gives (BW-LEAD-08, BW-CARD-24,
    BW-LEADCARD-44)."""
    box, player = game.facts, game.state.players[seat]
    player.leading = without(player.leading, card)
    if box.leadership[card].star_orders:
        gain_star_orders(game, seat, -box.leadership[card].star_orders)
    if box.leadership[card].slug in WITH_UNITS:
        clear_card(game, seat)
    game.emit("leader-over", seat, (card,))


class ResolveLeader(Step):
    """One revealed Leadership card is resolved (BW-LEAD-07)."""

    seat: int
    card: int

    def step(self, game: StarCraftGame, pick: Option | None) -> StepResult:
        match self.at:
            case 1:
                return self.carry_out(game)
            case 2:
                return self.settle(game)
            case 3:
                return self.put_away(game)
        return OVER

    def carry_out(self, game: StarCraftGame) -> StepResult:
        """What the card does at once. In setup only what concerns setup: the galaxy does not exist
        yet; later, what belongs to setup does nothing (BW-SETUP-12, BW-LEADCARD-10, BW-CARD-24)."""
        if self.done:
            return None
        self.done = 1
        printed = game.facts.leadership[self.card]
        is_setup = game.state.phase == SETTING_UP
        if printed.hero != NONE:
            return game.run(GainHero(self.seat, self.card))
        if printed.installation != NONE and not is_setup:
            return game.run(PlaceInstallation(self.seat, self.card))
        if printed.slug in TEXTS and is_setup == (printed.slug in AT_SETUP):
            return game.run(TEXTS[printed.slug](self.seat, self.card))
        return None

    def settle(self, game: StarCraftGame) -> StepResult:
        """Who has nothing left on the board is out; unless that ends the game, the Gantrithor may
        strike back (SC-WIN-15, SC-WIN-17, BW-LEADCARD-32)."""
        if game.state.phase != SETTING_UP and settle_eliminations(game):
            return None
        strike = last_strike(game)
        return None if strike is None else game.run(strike)

    def put_away(self, game: StarCraftGame) -> StepResult:
        """A card with no lasting effect leaves the game; one for setup, after setup
        (BW-LEAD-08)."""
        is_setup = game.state.phase == SETTING_UP
        is_over = game.facts.leadership[self.card].lasts == MOMENT
        if is_over and not is_setup and self.card in game.state.players[self.seat].leading:
            drop_leader(game, self.seat, self.card)
        return None


# Periods


def begin_round(game: StarCraftGame) -> None:
    """What was to begin with the next round is in force (BW-LEADCARD-43)."""
    for player in game.state.players:
        if player.waiting:
            player.leading = tuple(sorted((*player.leading, *player.waiting)))
            player.waiting = ()


def end_period(game: StarCraftGame, *periods: int) -> None:
    """The cards that last so long leave the game (BW-LEAD-08, BW-LEADCARD-43)."""
    for seat, player in enumerate(game.state.players):
        for card in player.leading:
            if game.facts.leadership[card].lasts in periods:
                drop_leader(game, seat, card)
