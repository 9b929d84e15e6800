"""The Bunkers of Desperate Alliance: fetched by a special Research order, and used in trenches."""

from __future__ import annotations

from typing import TYPE_CHECKING

from orrery.core.decisions import DONE, Option, Prompt
from orrery.core.flow import OVER, StepResult
from orrery.core.rng import shuffled
from orrery.starcraft.board.decks import out_of_deck, take_from_discards
from orrery.starcraft.board.guards import guard_in
from orrery.starcraft.board.rows import with_one, without
from orrery.starcraft.board.state import Step
from orrery.starcraft.facts.terms import NONE
from orrery.starcraft.rules.asking import ask
from orrery.starcraft.rules.economy import Pay, can_pay

if TYPE_CHECKING:
    from orrery.starcraft.board.state import StarCraftGame
    from orrery.starcraft.facts.box import Box

FETCH_BUNKER = Prompt("fetch-bunker", "BW-SCEN-13")

GAS_FOR_BUNKER = 1


def is_bunker(box: Box, card: int) -> bool:
    return box.technology[card] == box.tech("bunker")


# Entrenched Terrans


def is_entrenched(game: StarCraftGame, seat: int, area: int, card: int) -> bool:
    """Whether a defender may use a Bunker as if there were a base in the area: a guard token of
    the player's is still there. Other cards need a real base (BW-SCEN-14)."""
    box = game.facts
    if box.scenario is None or not box.scenario.has("entrenched"):
        return False
    return guard_in(game.state, area) == seat and is_bunker(box, card)


# Sheltering Bunkers


def may_fetch(game: StarCraftGame, seat: int) -> bool:
    """Whether a player may be asked about a Bunker: 1 gas can be paid, and as far as everybody
    knows, one is in the discard pile or may be in the Combat deck (BW-SCEN-13)."""
    box, player = game.facts, game.state.players[seat]
    if box.scenario is None or not box.scenario.has("sheltering_bunkers") or player.out:
        return False
    hidden = (*player.deck, *out_of_deck(game, seat))
    somewhere = sum(is_bunker(box, card) for card in (*hidden, *player.discards))
    known = sum(is_bunker(box, card) for card in player.announced)
    return somewhere > known and can_pay(game, seat, 0, GAS_FOR_BUNKER)


class FetchBunker(Step):
    """For 1 gas a Bunker goes from the Combat deck or the discards to the hand (BW-SCEN-13)."""

    seat: int
    card: int = NONE
    is_from_deck: int = 0

    def step(self, game: StarCraftGame, pick: Option | None) -> StepResult:
        match self.at:
            case 1:
                return self.choose(game, pick)
            case 2:
                if not self.done:
                    self.done = 1
                    return game.run(Pay(self.seat, 0, GAS_FOR_BUNKER))
            case 3:
                self.take(game)
            case _:
                return OVER
        return None

    def choose(self, game: StarCraftGame, pick: Option | None) -> StepResult:
        """From where, or not at all. What the deck holds is hidden, so the player is asked even if
        there is nothing to take (BW-SCEN-13)."""
        if pick is None:
            return ask(game, self.seat, FETCH_BUNKER, [*bunkers(game, self.seat), DONE])
        if pick == DONE:
            return OVER
        self.card, self.is_from_deck = pick.what, int(pick.verb == "search")
        return None

    def take(self, game: StarCraftGame) -> None:
        """The card is shown and goes to the hand (BW-SCEN-13)."""
        if self.is_from_deck:
            find_in_deck(game, self.seat, self.card)
        else:
            take_from_discards(game, self.seat, self.card)

    def why_not(self, game: StarCraftGame, option: Option) -> str | None:
        """A Bunker that is where it is looked for, or none."""
        if option == DONE or option in bunkers(game, self.seat):
            return None
        return "BW-SCEN-13"


def bunkers(game: StarCraftGame, seat: int) -> list[Option]:
    """The Bunkers that a player can take, equal ones of a pile once (BW-SCEN-13)."""
    box, player = game.facts, game.state.players[seat]
    piles = (("take", player.discards), ("search", player.deck))
    return [
        Option(verb, card)
        for verb, pile in piles
        for card in sorted({one for one in pile if is_bunker(box, one)})
    ]


def find_in_deck(game: StarCraftGame, seat: int, card: int) -> None:
    """A card goes openly from the Combat deck to the hand, and the deck is shuffled. If an equal
    one went into the deck before all eyes, it counts as that one (BW-SCEN-13)."""
    player = game.state.players[seat]
    player.deck = shuffled(game.state, without(tuple(sorted(player.deck)), card))
    player.hand = with_one(player.hand, card)
    player.announced = with_one(player.announced, card)
    if card in player.buried:
        player.buried = without(player.buried, card)
        player.dug = min(player.dug, len(player.buried))
    game.emit("search-card", seat, (card,))
