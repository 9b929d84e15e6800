"""Wild battles of the laboratory, up to the questions that only they ask."""

from __future__ import annotations

from random import Random
from typing import NamedTuple

from orrery.core.codec import save
from orrery.starcraft import STARCRAFT
from orrery.starcraft.rules.orders.mobilize import Mobilize
from tests.e2e.opened import Opened, settings_of
from tests.laws.battle_laboratory import Builder, next_pick
from tests.starcraft.arena import invade
from tests.starcraft.scenario import Position


class Wild(NamedTuple):
    """A wild battle in which a question is asked: its seed, and who lays it out."""

    seed: int
    builder: type[Builder] = Builder


WILD = {
    "start-of-battle": Wild(0),
    "consume": Wild(1),
    "escape-to": Wild(8),
    "escape-lose": Wild(217),
    "extra-draw": Wild(22),
    "front": Wild(93),
    "pair": Wild(54),
    "support": Wild(1256),
    "standard-card": Wild(127),
    "reinforcement-card": Wild(884),
    "adaptive-card": Wild(1232),
    "replacement-card": Wild(1122),
    "next-skirmish": Wild(36),
    "supporter": Wild(186),
    "broodling": Wild(1130),
    "end-of-destroy-step": Wild(1789),
    "withdraw": Wild(885),
    "splash": Wild(1442),
    "nuke": Wild(770),
    "retreat-to": Wild(884),
    "retreat-who": Wild(362),
    "retreat-lose": Wild(333),
}


def march_in(game: Position, attacker: str, units: str, area: str, special: int) -> None:
    """The attackers are in the area, and their order is just before the battle."""
    invade(game, attacker, units, area)
    state = game.state
    order = Mobilize(state.active, state.planet, special)
    order.at, order.acted = 5, 1
    game.game.stack.append(order)
    game.game.go_on(None)


def wild(battle: Wild, prompt: str) -> Opened | None:
    """A wild battle when a question is asked; None if it never is."""
    seed = battle.seed
    game, rng = battle.builder(seed).build(march_in), Random(seed)
    begun = Opened(settings_of(game), save(STARCRAFT, game), ["done"])
    game.play(STARCRAFT.verbs.options(game)["done"])
    while game.decision is not None and game.state.battle is not None:
        if game.decision.prompt.key == prompt:
            return begun
        pick = next_pick(game, seed, rng)
        begun.picks.append(STARCRAFT.verbs.text(game, pick))
        game.play(pick)
    return None
