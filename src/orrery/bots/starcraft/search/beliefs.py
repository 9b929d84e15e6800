"""Believable orders.

A dealt world has any tokens that fit lying face down, a Research order on a planet without a base
as likely as a sensible one. Here they are drawn again: a token is more likely the more `greedy`
would expect from it in its owner's place. Everything is computed from a dealt world, as its owner
would see that world, never from the game.
"""

from __future__ import annotations

from math import exp
from random import Random

from orrery.bots.starcraft.judgement import Judgement
from orrery.bots.starcraft.orders import order_worth
from orrery.bots.starcraft.reading import read
from orrery.core.decisions import Seat
from orrery.starcraft.board.queries import decides_for
from orrery.starcraft.board.state import StarCraftGame
from orrery.starcraft.facts.terms import is_special
from orrery.starcraft.knowledge.worlds.order_tokens import (
    Place,
    lay_tokens,
    places_of,
    specials_unseen,
    tokens_unseen,
)
from orrery.starcraft.ruleset import STARCRAFT

HEAT = 0.35
"""How far rivals stray from what looks best, in conquest points."""

Worths = dict[tuple[int, int], float]
"""What an order is worth to its owner, by planet and order."""


class Beliefs:
    """What the rivals of a seat are likely to have placed face down."""

    def __init__(self, world: StarCraftGame, seat: int) -> None:
        state, box = world.state, world.facts
        mine = decides_for(state, box, seat)
        self.rivals: dict[int, Worths] = {
            owner: worths_of(world, owner)
            for owner in range(len(state.players))
            if owner not in mine and places_of(state, owner)
        }

    def draw(self, world: StarCraftGame, rng: Random) -> None:
        """Put other tokens into a world of the same decision."""
        for owner, worths in self.rivals.items():
            places = places_of(world.state, owner)
            lay_tokens(world, owner, places, drawn(world, owner, places, worths, rng))


def worths_of(world: StarCraftGame, owner: int) -> Worths:
    """What each order is worth where a player's orders lie, as if none of them were placed yet."""
    table = read(world.facts, STARCRAFT.view(world, Seat(owner)), owner)
    table.stacks = {
        planet: tuple([token for token in stack if token.seat != owner])
        for planet, stack in table.stacks.items()
    }
    judgement = Judgement(world.facts, table, planning=True)
    planets = {place.planet for place in places_of(world.state, owner)}
    tokens = set(tokens_unseen(world.facts, world.state.players[owner]))
    return {
        (planet, order): order_worth(judgement, judgement, planet, order)
        for planet in sorted(planets)
        for order in sorted(tokens)
    }


def drawn(
    world: StarCraftGame, owner: int, places: list[Place], worths: Worths, rng: Random
) -> list[int]:
    """A token for each place, one after another in random order, from those that are left."""
    box, player = world.facts, world.state.players[owner]
    left, specials = tokens_unseen(box, player), specials_unseen(box, player)
    found = [0] * len(places)
    order_of_places = list(range(len(places)))
    rng.shuffle(order_of_places)
    for done, at in enumerate(order_of_places):
        fitting = [token for token in left if fits(left, token, specials, len(places) - done)]
        weights = [exp(worths[places[at].planet, token] / HEAT) for token in fitting]
        [token] = rng.choices(fitting, weights)
        found[at] = token
        left.remove(token)
        specials -= is_special(token)
    return found


def fits(left: list[int], token: int, specials: int, places: int) -> bool:
    """Whether a token can be laid so that the other places can still be filled."""
    special = is_special(token)
    if special and not specials:
        return False
    kept = sum([is_special(one) for one in left])
    standard = len(left) - kept - (not special)
    return standard + min(kept - special, specials - special) >= places - 1
