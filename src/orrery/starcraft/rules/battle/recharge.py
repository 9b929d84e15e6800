"""Recharge: a card that would be discarded returns to the hand of its owner instead."""

from __future__ import annotations

from typing import TYPE_CHECKING

from orrery.core.decisions import DONE, Option, Prompt
from orrery.core.flow import OVER, StepResult
from orrery.starcraft.board.queries import are_among, has_technology, seat_of_card
from orrery.starcraft.board.rows import with_one, without
from orrery.starcraft.board.state import Step
from orrery.starcraft.facts.terms import NONE
from orrery.starcraft.rules.asking import ask
from orrery.starcraft.rules.battle.combatants import battle_of, for_role, lift_card, units_in

if TYPE_CHECKING:
    from orrery.starcraft.board.state import Cards, Skirmish, StarCraftGame, State

RECHARGE = Prompt("recharge", "BW-KEY-14", is_open=True)


class Recharge(Step):
    """Restoration: one of the player's cards of a skirmish with one of their Medics returns to
    their hand, or none (BW-CARD-05)."""

    role: int
    number: int  # of the skirmish; NONE: from the triggered splash cards
    cards: Cards  # face up, about to be discarded

    def step(self, game: StarCraftGame, pick: Option | None) -> StepResult:
        """The effect is used up for the rest of the phase; everybody saw the card
        (BW-KEY-14, BW-KEY-15)."""
        battle = battle_of(game.state)
        seat = battle.seats[self.role]
        if pick is None:
            options = [Option("recharge", card) for card in sorted(set(self.cards))]
            return ask(game, seat, RECHARGE, [*options, DONE])
        if pick == DONE:
            return OVER
        card, player = pick.what, game.state.players[seat]
        if self.number == NONE:
            waiting = without(battle.splash[self.role], card)
            battle.splash = for_role(battle.splash, self.role, waiting)
        else:
            lift_card(battle.skirmishes[self.number], self.role, card)
        player.hand, player.announced = (
            with_one(player.hand, card),
            with_one(player.announced, card),
        )
        player.recharged = 1
        game.emit("recharge", seat, (card,))
        return OVER


def may_recharge(game: StarCraftGame, role: int) -> bool:
    """Whether a side has Restoration and has not used it in this phase
    (BW-KEY-15, BW-CARD-05)."""
    box = game.facts
    if "restoration" not in box.tech_numbers:
        return False
    player = game.state.players[battle_of(game.state).seats[role]]
    restores = has_technology(box, player, box.tech("restoration"))
    return restores and not player.recharged and not player.out


def has_medic(game: StarCraftGame, skirmish: Skirmish, role: int) -> bool:
    """Whether a side has a Medic in a skirmish, in front or in support (BW-CARD-05)."""
    if not may_recharge(game, role):
        return False
    return are_among(game.facts, "medic", units_in(skirmish, role))


def own_cards(game: StarCraftGame, role: int, cards: Cards) -> Cards:
    """Those of these cards that are from the side's own deck: that of a stolen unit is not
    (BW-CARD-05)."""
    seat = battle_of(game.state).seats[role]
    return tuple([card for card in cards if seat_of_card(game.state, game.facts, card) == seat])


def renew_recharge(state: State) -> None:
    """At the end of the phase Recharge can be used again (BW-KEY-15)."""
    for player in state.players:
        player.recharged = 0
