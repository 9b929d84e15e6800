"""Playouts: a dealt world is played on as `greedy` would, to the end of the round, where points
fall.

The fast policy reads of a world only what the seat that decides may know, so nobody sees more of it
than in a game.
"""

from __future__ import annotations

from orrery.bots.search.budget import Budget
from orrery.bots.search.report import Fact, Line, PlayedOut
from orrery.bots.starcraft.fast.policy import Policy
from orrery.bots.starcraft.search.value import value
from orrery.starcraft.board.control import controlled
from orrery.starcraft.board.rows import places_in
from orrery.starcraft.board.state import StarCraftGame


def play_out(
    world: StarCraftGame, line: Line, seat: int, policy: Policy, budget: Budget
) -> PlayedOut | None:
    """The end of the round if a seat makes these picks in a world, and a policy plays on for
    everybody; None if the time runs out first."""
    game = world.copy()
    for pick in line:
        game.play(pick)
    if not play_round(game, world.state.round, policy, budget):
        return None
    return PlayedOut(value(game, seat), facts_of(game, seat))


def play_round(game: StarCraftGame, number: int, policy: Policy, budget: Budget) -> bool:
    """Play a world out to the end of a round or of the game, and return whether there was time for
    it."""
    while game.decision is not None and game.state.round == number:
        if budget.is_over():
            return False
        game.go_on(policy.pick(game))
    return True


def facts_of(game: StarCraftGame, seat: int) -> frozenset[Fact]:
    """What everybody would see at the end: who has won, which areas and bases the seat has."""
    state, box = game.state, game.facts
    if game.decision is None:
        return frozenset([Fact("wins")]) if seat in state.winners else frozenset()
    held = [Fact("holds", area) for area in controlled(state, seat)]
    bases = [Fact("base", box.planet_of[area]) for area in places_in(state.bases, seat)]
    return frozenset([*held, *bases])
