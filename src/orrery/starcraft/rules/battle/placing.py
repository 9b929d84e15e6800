"""Battle step 6: Combat cards are placed at the skirmishes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from orrery.core.decisions import DONE, Option, Prompt, Ref, Subject
from orrery.core.flow import OVER, StepResult
from orrery.starcraft.board.decks import renew_deck, take_top, turn_up
from orrery.starcraft.board.driven import eyes
from orrery.starcraft.board.owners import first_owner, is_stolen
from orrery.starcraft.board.queries import are_among, has_technology
from orrery.starcraft.board.rows import with_one, without
from orrery.starcraft.board.state import Step
from orrery.starcraft.facts.terms import ATTACKER, DEFENDER, FACE_UP, FROM_DECK, NONE, SEEN
from orrery.starcraft.rules.asking import ask
from orrery.starcraft.rules.battle.combatants import (
    battle_of,
    discard_placed,
    for_role,
    lay_card,
    skirmish_subject,
    standard_of,
    turn_cards_up,
    units_in,
)

if TYPE_CHECKING:
    from orrery.starcraft.board.player import Player
    from orrery.starcraft.board.state import Skirmish, StarCraftGame
    from orrery.starcraft.board.under_way import UnderWay

STANDARD = Prompt("standard-card", "SC-BATTLE-14")
REINFORCEMENT = Prompt("reinforcement-card", "SC-BATTLE-14")
LOOKED_AT = Prompt("adaptive-card", "SC-EVENT-32")
REPLACEMENT = Prompt("replacement-card", "SC-SKIRM-27")

LOOK_AT = 2
"""How many cards Adaptive Strategy shows."""
DECK, LOOK = Option("deck"), Option("look")
INSTEAD = (DECK, LOOK, DONE)
"""What can be done instead of placing a card from the hand."""


class PlaceCards(Step):
    """One side places its cards at one skirmish: a standard card from the hand and optionally a
    reinforcement, or the unseen top card of the deck."""

    role: int
    number: int
    standard_only: int = 0  # 1: a card cancelled by Hallucination is replaced (SC-SKIRM-27)

    def step(self, game: StarCraftGame, pick: Option | None) -> StepResult:
        match self.at:
            case 1:
                return self.standard(game, pick)
            case 2:
                return self.reinforcement(game, pick)
            case 3:
                return self.show(game)
            case 4:
                return self.one_of_two(game, pick)
        return OVER

    def standard(self, game: StarCraftGame, pick: Option | None) -> StepResult:
        """Exactly one standard card: from the hand, or the top of the deck instead, which is forced
        without a standard card in hand; a cancelled card is replaced in the same way
        (SC-BATTLE-14, SC-BATTLE-15, SC-BATTLE-16, SC-SKIRM-27)."""
        if self.is_stolen(game):
            return self.card_of_stolen_unit(game)
        seat = battle_of(game.state).seats[self.role]
        player = game.state.players[seat]
        if pick is None:
            options = standard_options(game, player)
            if player.hand or len(options) > 1:
                prompt = REPLACEMENT if self.standard_only else STANDARD
                return ask(game, seat, prompt, options)
            pick = options[0]
        if pick.verb == "card":
            player.hand = without(player.hand, pick.what)
            self.lay(game, pick.what, 0)
            return 3 if self.standard_only else 2
        if pick.verb == "deck":
            self.from_deck(game)
        elif pick.verb == "look":
            self.look(game)
            return 4
        return 3

    def is_stolen(self, game: StarCraftGame) -> bool:
        """Whether the front-line unit of the side is a stolen one (BW-KEY-09)."""
        battle = battle_of(game.state)
        front = battle.skirmishes[self.number].front[self.role]
        return is_stolen(game.state, game.facts, battle.seats[self.role], front)

    def card_of_stolen_unit(self, game: StarCraftGame) -> StepResult:
        """The unseen top card of the first owner's deck, without a choice; a reinforcement from the
        controller's hand may be added to it, but not to nothing (BW-KEY-09, BW-KEY-21)."""
        is_placed = self.from_deck(game)
        return 2 if is_placed and not self.standard_only else 3

    def reinforcement(self, game: StarCraftGame, pick: Option | None) -> StepResult:
        """At most one reinforcement from the hand with a standard card from the hand, even if it
        will fail its check (SC-BATTLE-14)."""
        seat = battle_of(game.state).seats[self.role]
        player = game.state.players[seat]
        if pick is None:
            if not player.hand:
                return None
            standard = game.facts.standard
            cards = [card for card in sorted(set(player.hand)) if not standard[card]]
            options = [*(Option("card", card) for card in cards), DONE]
            return ask(game, seat, REINFORCEMENT, options)
        if pick != DONE:
            player.hand = without(player.hand, pick.what)
            self.lay(game, pick.what, 0)
        return None

    def show(self, game: StarCraftGame) -> StepResult:
        """If an effect makes a side place face up, and after Hallucination, the cards are shown as
        they are placed, and a lone reinforcement from the deck is replaced at once (SC-BATTLE-18,
        SC-SKIRM-27)."""
        battle = battle_of(game.state)
        skirmish = battle.skirmishes[self.number]
        if self.standard_only or must_show(game, self.role, skirmish):
            turn_cards_up(game, self.role, skirmish)
            replace_lone_reinforcement(game, self.role, self.number)
            cards = skirmish.cards[self.role]
            game.emit("reveal-cards", battle.seats[self.role], cards, self.number)
        return OVER

    def one_of_two(self, game: StarCraftGame, pick: Option | None) -> StepResult:
        """Adaptive Strategy: one of two cards from the deck is placed and the other discarded; the
        question is asked even if they are equal, since nobody else may know (SC-EVENT-32)."""
        battle = battle_of(game.state)
        seat = battle.seats[self.role]
        aside = battle.aside[self.role]
        if pick is None:
            if len(aside) > 1:
                options = [Option("card", card) for card in dict.fromkeys(aside)]
                return ask(game, seat, LOOKED_AT, options)
            pick = Option("card", aside[0])
        battle.aside = for_role(battle.aside, self.role, ())
        self.lay(game, pick.what, FROM_DECK | SEEN)
        player = game.state.players[seat]
        for card in without(aside, pick.what):
            turn_up(game, seat, card)
            player.discards = with_one(player.discards, card)
            game.emit("discard", seat, (card,))
        game.state.irrevocable += 1
        return 3

    def shown(self) -> UnderWay:
        """Which side places cards at which skirmish."""
        return {"place-cards": {"role": self.role, "skirmish": self.number}}

    def subject(self, game: StarCraftGame) -> Subject:
        return {"skirmish": Ref("skirmish", self.number), **skirmish_subject(game, self.number)}

    def why_not(self, game: StarCraftGame, option: Option) -> str | None:
        """A standard card first, then a reinforcement, or the top of the deck."""
        if self.at == 4:
            return super().why_not(game, option)
        player = game.state.players[battle_of(game.state).seats[self.role]]
        if option.verb == "card" and option.to == NONE:
            return why_not_card(game, player, option.what, standard=self.at == 1)
        if self.at == 2:
            return None if option == DONE else "SC-BATTLE-15"
        return why_not_instead(game, player, option)

    def lay(self, game: StarCraftGame, card: int, mark: int) -> None:
        battle = battle_of(game.state)
        lay_card(battle.skirmishes[self.number], self.role, card, mark)
        seat = battle.seats[self.role]
        known = mark in (0, FROM_DECK | SEEN)
        seen_by = eyes(game.state, game.facts, seat) if known else 0
        game.emit("place-card", seat, (card,), self.number, seen_by, public=(mark,))

    def from_deck(self, game: StarCraftGame) -> bool:
        """The unseen top card of the deck; the reshuffle rule applies. Returns whether there was
        one (SC-BATTLE-15, SC-RES-11)."""
        skirmish = battle_of(game.state).skirmishes[self.number]
        seat = first_owner(game.state, game.facts, skirmish.front[self.role])
        card = take_top(game, seat)
        if card != NONE:
            self.lay(game, card, FROM_DECK)
        if not game.state.players[seat].deck:
            renew_deck(game, seat)
        return card != NONE

    def look(self, game: StarCraftGame) -> None:
        """Two cards, if there are two, are set aside for their owner to see (SC-EVENT-32)."""
        battle = battle_of(game.state)
        seat = battle.seats[self.role]
        for _ in range(LOOK_AT):
            card = take_top(game, seat)
            if card != NONE:
                aside = with_one(battle.aside[self.role], card)
                battle.aside = for_role(battle.aside, self.role, aside)
            if not game.state.players[seat].deck:
                renew_deck(game, seat)
        game.emit("look", seat, battle.aside[self.role], seen_by=eyes(game.state, game.facts, seat))


def standard_options(game: StarCraftGame, player: Player) -> list[Option]:
    """The standard cards in hand, the deck, and nothing only if there is no card at all
    (SC-BATTLE-16, SC-BATTLE-17)."""
    cards = [Option("card", card) for card in sorted(set(player.hand))]
    legal = [one for one in cards if why_not_card(game, player, one.what, standard=True) is None]
    return legal + [one for one in INSTEAD if why_not_instead(game, player, one) is None]


def why_not_card(game: StarCraftGame, player: Player, card: int, standard: bool) -> str | None:
    """A card from the player's hand, of the kind asked for; a reinforcement is never placed alone
    (SC-BATTLE-14, SC-BATTLE-16)."""
    if card not in player.hand:
        return "SC-BATTLE-14"
    if standard == game.facts.standard[card]:
        return None
    return "SC-BATTLE-16" if standard else "SC-BATTLE-14"


def why_not_instead(game: StarCraftGame, player: Player, option: Option) -> str | None:
    """The deck while there are cards, two cards of it with Adaptive Strategy, and nothing only if
    there is no card at all (SC-BATTLE-15, SC-BATTLE-17, SC-EVENT-32)."""
    if option not in INSTEAD:
        return "SC-BATTLE-14"
    has_cards = bool(player.deck or player.discards)
    if option == DONE:
        none = not has_cards and not any(game.facts.standard[card] for card in player.hand)
        return None if none else "SC-BATTLE-14"
    if option == LOOK and game.facts.event("adaptive_strategy") not in player.events:
        return "SC-EVENT-32"
    return None if has_cards else "SC-BATTLE-17"


def must_show(game: StarCraftGame, role: int, skirmish: Skirmish) -> bool:
    """Whether a side must place face up here: by Advanced Reconnaissance, or as an attacker facing
    a Queen of a defender with Parasite (SC-EVENT-21, SC-CARD-Z-08)."""
    battle, box = battle_of(game.state), game.facts
    if battle.face_up[role]:
        return True
    defender = game.state.players[battle.seats[DEFENDER]]
    return (
        role == ATTACKER
        and has_technology(box, defender, box.tech("parasite"))
        and are_among(box, "queen", units_in(skirmish, DEFENDER))
    )


def replace_lone_reinforcement(game: StarCraftGame, role: int, number: int) -> None:
    """A reinforcement without a standard card is discarded and replaced from the deck until a
    standard card appears, as long as deck and discards hold one; the one that stays beside a card
    cancelled by Hallucination was laid before it (SC-SKIRM-05, SC-SKIRM-27, SC-BATTLE-17,
    BW-KEY-09)."""
    battle, standard = battle_of(game.state), game.facts.standard
    skirmish = battle.skirmishes[number]
    seat = first_owner(game.state, game.facts, skirmish.front[role])
    player = game.state.players[seat]
    while skirmish.cards[role] and standard_of(game, skirmish, role) == NONE:
        alone = lone_reinforcement(skirmish, role)
        game.emit("lone-reinforcement", battle.seats[role], (alone,), number)
        discard_placed(game, role, skirmish, alone)
        if not any(standard[card] for card in player.deck + player.discards):
            return
        card = take_top(game, seat)
        turn_up(game, seat, card, from_deck=True)
        lay_card(skirmish, role, card, FROM_DECK | FACE_UP)
        if not player.deck:
            renew_deck(game, seat)


def lone_reinforcement(skirmish: Skirmish, role: int) -> int:
    """The reinforcement that lies in the place of a standard card: the one from a deck, not the one
    that was added to it (BW-KEY-09)."""
    cards = skirmish.cards[role]
    for card, mark in zip(reversed(cards), reversed(skirmish.marks[role]), strict=True):
        if mark & FROM_DECK:
            return card
    return cards[-1]
