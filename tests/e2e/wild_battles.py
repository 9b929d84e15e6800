"""Wild battles of the laboratory, up to the questions that only they ask."""

from __future__ import annotations

from random import Random

from orrery.core.codec import save
from orrery.starcraft import STARCRAFT
from orrery.starcraft.rules.orders.mobilize import Mobilize
from tests.e2e.opened import Opened, settings_of
from tests.laws.battle_laboratory import Builder, next_pick
from tests.starcraft.arena import invade
from tests.starcraft.scenario import Position

WILD = {
    "start-of-battle": 0,
    "consume": 1,
    "escape-to": 8,
    "escape-lose": 217,
    "extra-draw": 22,
    "front": 93,
    "pair": 54,
    "support": 1256,
    "standard-card": 127,
    "reinforcement-card": 884,
    "adaptive-card": 1232,
    "replacement-card": 1122,
    "next-skirmish": 36,
    "supporter": 186,
    "broodling": 1130,
    "end-of-destroy-step": 1789,
    "withdraw": 885,
    "splash": 1442,
    "nuke": 770,
    "retreat-to": 884,
    "retreat-who": 362,
    "retreat-lose": 333,
}
"""The seed of a wild battle in which it is asked."""


def march_in(game: Position, attacker: str, units: str, area: str, special: int) -> None:
    """The attackers are in the area, and their order is just before the battle."""
    invade(game, attacker, units, area)
    state = game.state
    order = Mobilize(state.active, state.planet, special)
    order.at, order.acted = 5, 1
    game.game.stack.append(order)
    game.game.go_on(None)


def wild(seed: int, prompt: str) -> Opened | None:
    """A wild battle when a question is asked; None if it never is."""
    game, rng = Builder(seed).build(march_in), Random(seed)
    begun = Opened(settings_of(game), save(STARCRAFT, game), ["done"])
    game.play(STARCRAFT.verbs.options(game)["done"])
    while game.decision is not None and game.state.battle is not None:
        if game.decision.prompt.key == prompt:
            return begun
        pick = next_pick(game, seed, rng)
        begun.picks.append(STARCRAFT.verbs.text(game, pick))
        game.play(pick)
    return None
