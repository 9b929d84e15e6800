"""What each card that a player may place would change, skirmish by skirmish: cards for all of them
are chosen together, so all are told at the first question."""

from __future__ import annotations

from typing import TYPE_CHECKING

from orrery.core.decisions import DONE, Option
from orrery.starcraft.knowledge.battles.sums import (
    AFTER_COMPARING,
    ROLES,
    counting,
    merged,
    with_known_cards,
)
from orrery.starcraft.knowledge.verbs import VERBS
from orrery.starcraft.knowledge.view import skirmish_view
from orrery.starcraft.rules.battle.combatants import lay_card
from orrery.starcraft.rules.battle.compare import compare, is_match, is_valid, texts_at_work
from orrery.starcraft.rules.battle.placing import standard_options
from orrery.starcraft.rules.cards.effects import Stasis

if TYPE_CHECKING:
    from collections.abc import Sequence

    from orrery.core.decisions import Seat
    from orrery.starcraft.board.state import Battle, Skirmish, StarCraftGame
    from orrery.starcraft.knowledge.shown_battles import (
        LaneOffers,
        OfferShown,
        Size,
        SummandShown,
    )

PLACING = 6
"""The battle step in which cards are placed at every skirmish."""
FIRST, ONE_OF_TWO = "standard-card", "adaptive-card"
PROMPTS = frozenset({FIRST, "reinforcement-card", ONE_OF_TWO, "replacement-card"})

Row = tuple[int, str, int, str]


def lane_offers(game: StarCraftGame) -> list[LaneOffers]:
    """The skirmishes at which the player who is asked has yet to place cards, the present one
    first; nothing where no cards are placed (SC-BATTLE-13, SC-BATTLE-14)."""
    decision, battle = game.decision, game.state.battle
    if decision is None or battle is None or decision.prompt.key not in PROMPTS:
        return []
    seat, now = decision.seat, game.subject()["skirmish"].number
    everything = hand_offers(game, seat)
    prompt = decision.prompt.key
    offers = everything if prompt == FIRST else decision.options
    lanes = [Lane(game, battle, seat, now, prompt).told(offers)]
    if battle.step == PLACING:
        later = range(now + 1, len(battle.skirmishes))
        lanes += [Lane(game, battle, seat, at, FIRST).told(everything) for at in later]
    return lanes


def hand_offers(game: StarCraftGame, seat: Seat) -> list[Option]:
    """Every kind of card in hand, what may be placed instead, and passing: without a standard card,
    nothing else is left (SC-BATTLE-16, SC-BATTLE-17)."""
    player = game.state.players[seat]
    standard = standard_options(game, player)
    if standard == [DONE]:
        return standard
    hand = sorted(set(player.hand))
    others = [Option("card", card) for card in hand if not game.facts.standard[card]]
    return [*standard, *others, DONE]


class Lane:
    """A skirmish as the player knows it, to lay cards at."""

    def __init__(
        self, game: StarCraftGame, battle: Battle, seat: Seat, number: int, prompt: str
    ) -> None:
        skirmish = battle.skirmishes[number]
        shown = skirmish_view(battle, skirmish, seat)
        self.game, self.number, self.role = game, number, battle.seats.index(seat)
        enemy = shown["cards"][1 - self.role]
        self.is_alone = prompt == ONE_OF_TWO
        self.is_exact = prompt != FIRST and bool(enemy) and None not in [c["card"] for c in enemy]
        self.known = counting(game, with_known_cards(skirmish, shown))
        self.base, self.stasis = self.rows(self.known)

    def rows(self, skirmish: Skirmish) -> tuple[dict[Row, SummandShown], bool]:
        """The lines of a skirmish, and whether nobody's attack counts. What depends on the enemy's
        whole sum is left out unless everything else is known."""
        found = compare(self.game, skirmish)
        sums = [one for one in found.sums if self.is_exact or one.rule not in AFTER_COMPARING]
        stasis = any(
            isinstance(text.effect, Stasis)
            for role in ROLES
            for text in texts_at_work(self.game, skirmish, role)
        )
        return {row_of(one): one for one in merged(sums)}, stasis

    def told(self, options: Sequence[Option]) -> LaneOffers:
        self.has_no_card = [*options] == [DONE] and not self.known.cards[self.role]
        return {
            "skirmish": self.number,
            "base": [*self.base.values()],
            "stasis": self.stasis,
            "offers": [self.offer(option) for option in options],
        }

    def offer(self, option: Option) -> OfferShown:
        """What an option of placing changes here; of a card that nobody knows, nothing is told."""
        box, role, card = self.game.facts, self.role, option.what
        is_card = option.verb == "card"
        is_standard = box.standard[card] if is_card else option != DONE or self.has_no_card
        is_valid_here = not is_card or is_standard or self.is_valid(card)
        after, stasis = self.base, self.stasis
        if is_card and is_valid_here:
            laid = self.known.copy()
            lay_card(laid, role, card, 0)
            after, stasis = self.rows(laid)
        lines = [one for row, one in after.items() if row not in self.base]
        drops = [one for row, one in self.base.items() if row not in after]
        return {
            "card": card if is_card else None,
            "pick": VERBS.text(self.game, option),
            "slot": "standard" if is_standard else "reinforcement",
            "size": self.size(card) if is_card and is_standard else None,
            "valid": is_valid_here,
            "attack": gain(lines, drops, role, "attack"),
            "health": gain(lines, drops, role, "health"),
            "lines": lines,
            "drops": drops,
            "stasis": stasis,
        }

    def is_valid(self, card: int) -> bool:
        """Whether a reinforcement would count: one from the deck would be alone (SC-SKIRM-05)."""
        return not self.is_alone and is_valid(self.game, self.known, self.role, card)

    def size(self, card: int) -> Size:
        """Which of the values of a standard card count here (SC-SKIRM-10, SC-SKIRM-11)."""
        if self.game.facts.assist[self.known.front[self.role]]:
            return "assist"
        return "large" if is_match(self.game, self.known, self.role, card) else "small"


def row_of(one: SummandShown) -> Row:
    return one["role"], one["source"], one["thing"], one["rule"]


def gain(lines: list[SummandShown], drops: list[SummandShown], role: int, value: str) -> int:
    """How much a side's attack or health grows."""
    both = ((1, lines), (-1, drops))
    return sum(
        sign * (one["attack"] if value == "attack" else one["health"])
        for sign, rows in both
        for one in rows
        if one["role"] == role
    )
