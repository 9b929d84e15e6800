"""What each card that a player may place would change, skirmish by skirmish: cards for all of them
are chosen together, so all are told at the first question."""

from __future__ import annotations

from typing import TYPE_CHECKING

from orrery.core.decisions import DONE, Option
from orrery.starcraft.board.owners import is_stolen
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
from orrery.starcraft.rules.battle.compare import compare, is_large, is_valid, texts_at_work
from orrery.starcraft.rules.battle.placing import standard_options
from orrery.starcraft.rules.cards.effects import Stasis

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from orrery.starcraft.board.state import Battle, Skirmish, StarCraftGame
    from orrery.starcraft.knowledge.shown_battles import (
        LaneOffers,
        OfferShown,
        PairShown,
        Size,
        SummandShown,
    )

PLACING = 6
"""The battle step in which cards are placed at every skirmish."""
FIRST, SECOND, ONE_OF_TWO = "standard-card", "reinforcement-card", "adaptive-card"
PROMPTS = frozenset({FIRST, SECOND, ONE_OF_TWO, "replacement-card"})

Row = tuple[int, str, int, str, int, int]


def lane_offers(game: StarCraftGame) -> list[LaneOffers]:
    """The skirmishes at which the player who is asked has yet to place cards, the present one
    first; nothing where no cards are placed (SC-BATTLE-13, SC-BATTLE-14)."""
    decision, battle = game.decision, game.state.battle
    if decision is None or battle is None or decision.prompt.key not in PROMPTS:
        return []
    seat, now = decision.whose, game.subject()["skirmish"].number
    everything = hand_offers(game, seat)
    prompt = decision.prompt.key
    offers = everything if prompt == FIRST else decision.options
    lanes = [Lane(game, battle, seat, now, prompt).told(offers)]
    if battle.step == PLACING:
        later = range(now + 1, len(battle.skirmishes))
        lanes += [lane_to_come(game, battle, seat, at, everything) for at in later]
    return lanes


def lane_to_come(
    game: StarCraftGame, battle: Battle, seat: int, number: int, everything: Sequence[Option]
) -> LaneOffers:
    """A skirmish after the present one. A stolen unit in front gets an unseen card of its first
    owner's deck, to which only a reinforcement can be added (BW-KEY-09)."""
    front = battle.skirmishes[number].front[battle.seats.index(seat)]
    if not is_stolen(game.state, game.facts, seat, front):
        return Lane(game, battle, seat, number, FIRST).told(everything)
    standard, hand = game.facts.standard, game.state.players[seat].hand
    others = [Option("card", card) for card in sorted(set(hand)) if not standard[card]]
    told = Lane(game, battle, seat, number, SECOND).told([*others, DONE] if hand else [])
    told["deck"] = game.facts.unit_faction[front]
    return told


def hand_offers(game: StarCraftGame, seat: int) -> list[Option]:
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
        self, game: StarCraftGame, battle: Battle, seat: int, number: int, prompt: str
    ) -> None:
        skirmish = battle.skirmishes[number]
        shown = skirmish_view(battle, skirmish, (seat,))
        self.game, self.number, self.role = game, number, battle.seats.index(seat)
        own, enemy = shown["cards"][self.role], shown["cards"][1 - self.role]
        self.is_alone, self.is_second = prompt == ONE_OF_TWO, prompt == SECOND
        is_known = bool(enemy) and None not in [one["card"] for one in (*own, *enemy)]
        self.is_exact = prompt != FIRST and is_known
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
        is_empty = not self.known.cards[self.role] and not self.is_second
        self.has_no_card = [*options] == [DONE] and is_empty
        told: LaneOffers = {
            "skirmish": self.number,
            "base": [*self.base.values()],
            "stasis": self.stasis,
            "offers": [self.offer(option) for option in options],
        }
        if together := [*self.together(told["offers"])]:
            told["together"] = together
        return told

    def together(self, offers: Sequence[OfferShown]) -> Iterator[PairShown]:
        """Two cards that both lower what a guard token adds: it raises all other bonuses together
        to 2, so that what each of them changes does not add up (BW-DEFEND-08)."""
        lowering = [one for one in offers if any(row["source"] == "guard" for row in one["drops"])]
        for one in lowering:
            for other in lowering:
                if one["slot"] == "standard" and other["slot"] == "reinforcement":
                    laid = self.known.copy()
                    for card in (one["card"], other["card"]):
                        assert card is not None
                        lay_card(laid, self.role, card, 0)
                    lines, drops, _ = self.changes(laid)
                    yield {"picks": [one["pick"], other["pick"]], "lines": lines, "drops": drops}

    def changes(self, laid: Skirmish) -> tuple[list[SummandShown], list[SummandShown], bool]:
        """The lines that count only with some cards, those that count only without them, and
        whether nobody's attack counts."""
        after, stasis = self.rows(laid)
        lines = [one for row, one in after.items() if row not in self.base]
        drops = [one for row, one in self.base.items() if row not in after]
        return lines, drops, stasis

    def offer(self, option: Option) -> OfferShown:
        """What an option of placing changes here; of a card that nobody knows, nothing is told."""
        box, role, card = self.game.facts, self.role, option.what
        is_card = option.verb == "card"
        is_standard = box.standard[card] if is_card else option != DONE or self.has_no_card
        is_valid_here = not is_card or is_standard or self.is_valid(card)
        laid = self.known.copy()
        if is_card and is_valid_here:
            lay_card(laid, role, card, 0)
        lines, drops, stasis = self.changes(laid)
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
        """Which of the values of a standard card count here (SC-SKIRM-10, SC-SKIRM-11,
        BW-LEADCARD-05)."""
        if self.game.facts.assist[self.known.front[self.role]]:
            return "assist"
        return "large" if is_large(self.game, self.known, self.role, card) else "small"


def row_of(one: SummandShown) -> Row:
    """A line by what it is and gives: what gives it may give something else beside other cards."""
    return one["role"], one["source"], one["thing"], one["rule"], one["attack"], one["health"]


def gain(lines: list[SummandShown], drops: list[SummandShown], role: int, value: str) -> int:
    """How much a side's attack or health grows."""
    both = ((1, lines), (-1, drops))
    return sum(
        sign * (one["attack"] if value == "attack" else one["health"])
        for sign, rows in both
        for one in rows
        if one["role"] == role
    )
