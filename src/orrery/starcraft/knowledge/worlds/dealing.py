"""Worlds that fit what a seat knows: everything it cannot know is dealt again, including the seed.

A world is drawn from all possible ones with the right odds. What everybody knows about hidden cards
is in the state: which are out of the deck (`announced`), which went into it at the last shuffle
(`buried`), and how many of those can be out again (`dug`).
"""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from orrery.starcraft.board.queries import decides_for
from orrery.starcraft.knowledge.worlds.combat_cards import deal_cards
from orrery.starcraft.knowledge.worlds.event_cards import deal_events
from orrery.starcraft.knowledge.worlds.leaders import deal_leader
from orrery.starcraft.knowledge.worlds.order_tokens import deal_orders
from orrery.starcraft.knowledge.worlds.plans import deal_plans

if TYPE_CHECKING:
    from orrery.core.decisions import Seat
    from orrery.starcraft.board.state import StarCraftGame


def determinize(game: StarCraftGame, seat: Seat, rng: Random) -> StarCraftGame:
    """A copy in which what the seat cannot know is dealt again: others' Combat cards and orders,
    the order of its own deck, Event cards. Technology decks and discards are public. A faction that
    nobody plays is its own to whoever decides for it (BW-SCEN-35)."""
    copy = game.copy()
    state = copy.state
    state.seed, state.counter = rng.randbytes(32), 0
    mine = decides_for(state, copy.facts, seat)
    for owner in range(len(state.players)):
        deal_cards(copy, owner, rng, own=owner in mine)
        if owner not in mine:
            deal_orders(copy, owner, rng)
            deal_leader(copy, owner, rng)
            deal_plans(copy, owner, rng)
    deal_events(copy, (seat,), rng)
    copy.ask_again()
    return copy


def redeal(game: StarCraftGame, rng: Random) -> StarCraftGame:
    """A copy in which what nobody knows is dealt again: the order of all decks, and what was drawn
    from them unseen."""
    copy = game.copy()
    state = copy.state
    state.seed, state.counter = rng.randbytes(32), 0
    seats = range(len(state.players))
    for owner in seats:
        deal_cards(copy, owner, rng, own=True)
    deal_events(copy, seats, rng)
    copy.ask_again()
    return copy
