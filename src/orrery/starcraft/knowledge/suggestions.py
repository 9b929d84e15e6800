"""What is suggested: answers that nearly everybody gives. They depend on nothing that the player
who is asked cannot know; a law compares them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from orrery.core.decisions import Option
from orrery.starcraft.facts.terms import NONE
from orrery.starcraft.knowledge.verbs import VERBS
from orrery.starcraft.rules.legality import costs_of
from orrery.starcraft.rules.round.regroup import excess, to_choose_from

if TYPE_CHECKING:
    from orrery.starcraft.board.state import StarCraftGame

USUAL = {"pay": "pay", "end-order": "done", "before-battle": "done", "extra-draw": "draw"}
"""By prompt: what nearly everybody answers, whatever the table is like."""
REINFORCEMENT = 12
"""What a reinforcement that fits is worth, in attack and health of other cards."""


def suggested(game: StarCraftGame) -> int | None:
    """The option that stands out: the only one, the usual one, or the card that is missed least."""
    decision = game.decision
    if decision is None:
        return None
    key, options = decision.prompt.key, decision.options
    if len(options) == 1:
        return 0
    if key == "discard-to-limit":
        return options.index(Option("card", least_useful(game, decision.whose)[0]))
    if key == "execute":
        verb = "draw-event" if is_useless(game) else "execute"
    else:
        verb = USUAL.get(key, "")
    return next((at for at, option in enumerate(options) if option.verb == verb), None)


def is_useless(game: StarCraftGame) -> bool:
    """Whether the revealed order would have no effect as it is shown (SC-EXEC-09)."""
    return any(cost.kind == "no-effect" for cost in costs_of(game, Option("execute")))


def proposed(game: StarCraftGame) -> list[str]:
    """The picks that are proposed for a choice of several cards: those to be discarded."""
    decision = game.decision
    if decision is None or decision.prompt.key != "discard-to-limit":
        return []
    return [VERBS.text(game, Option("card", card)) for card in least_useful(game, decision.whose)]


def least_useful(game: StarCraftGame, seat: int) -> list[int]:
    """As many cards of the hand as must be discarded, those first that are missed least
    (SC-REGROUP-15)."""
    cards = sorted(to_choose_from(game, seat), key=lambda card: (worth(game, seat, card), card))
    return cards[: excess(game, seat)]


def worth(game: StarCraftGame, seat: int, card: int) -> float:
    """What a Combat card is worth to its owner: whole for units on the board, half for others that
    could be built, and without either no more than its small values (SC-SKIRM-03, SC-SKIRM-10)."""
    box = game.facts
    icons = box.icons[card] | box.support_icons[card]
    low = sum(box.minor[card]) if box.standard[card] else 0
    high = sum(box.major[card]) if box.standard[card] else REINFORCEMENT
    if icons & bits_on_board(game, seat):
        return high
    return (low + high) / 2 if icons & bits_to_build(game, seat) else low


def bits_on_board(game: StarCraftGame, seat: int) -> int:
    """The types of the player's units on the board."""
    state, bits = game.state, 0
    for owner, army in zip(state.owners, state.armies, strict=True):
        if owner == seat:
            for unit in army:
                bits |= game.facts.unit_bit[unit]
    return bits


def bits_to_build(game: StarCraftGame, seat: int) -> int:
    """The types of units that the player's buildings can build."""
    box, player, bits = game.facts, game.state.players[seat], 0
    for unit in box.units_of[player.faction]:
        building, level = box.built_at[unit]
        if building != NONE and player.buildings[building] >= level:
            bits |= box.unit_bit[unit]
    return bits
