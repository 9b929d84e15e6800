"""Laws of Build and Research orders in prepared positions, where random games seldom come: asking
again changes nothing, and exactly what is offered is legal."""

from __future__ import annotations

from random import Random

import pytest

from orrery.core.decisions import DONE, Option
from orrery.starcraft.rules.legality import why_not
from orrery.starcraft.rules.orders.build import Build
from orrery.starcraft.rules.orders.research import Research
from tests.starcraft.orders import RICH, executing
from tests.starcraft.scenario import Position, Side, side

VERBS = (
    "new-worker", "transport", "unit", "building", "module", "base", "technology", "card", "area",
    "worker", "discount", "pay", "destroy", "draw", "draw-event", "route", "place",
)  # fmt: skip
UNIVERSE = [DONE, *(Option(verb, number) for verb in VERBS for number in range(-1, 200))]
ORDERS = ("build", "special_build", "research", "special_research")


def forces(faction: str, chance: Random) -> Side:
    """A base on Helios or none, units to sacrifice, and anything from no worker to nine."""
    base = chance.choice(["base ", "base ", ""])
    pool, resources = chance.randint(0, 9), chance.sample(RICH, chance.randint(0, 3))
    workers = {"permanent.minerals": chance.randint(0, 4), "permanent.gas": chance.randint(0, 2)}
    match faction:
        case "arcturus_mengsk":
            at, buildings, technologies = "marine marine", {"barracks": 3, "factory": 2}, []
        case "aldaris":
            at, buildings, technologies = "high_templar", {"gateway": 3}, ["summon_archon"]
        case _:
            at, buildings, technologies = "mutalisk", {"spire": 2}, ["guardian_aspect"]
    return side(
        at={"helios.2": base + at, "helios.4": at, "torus.3": at},
        pool=min(pool, 15 - sum(workers.values())),
        resources=resources,
        workers=workers,
        buildings=buildings,
        technologies=technologies,
    )


def picked(game: Position, chance: Random) -> Option:
    """Mostly something else than the end or the destruction of own pieces."""
    options = game.decision.options
    better = [option for option in options if option.verb not in {"done", "destroy"}]
    return chance.choice(better if better and chance.random() < 0.8 else options)


@pytest.mark.parametrize("faction", ["arcturus_mengsk", "aldaris", "overmind"])
@pytest.mark.parametrize("order", ORDERS)
def test_what_is_offered_is_legal_and_asking_again_asks_the_same(faction: str, order: str) -> None:
    chance = Random(f"{faction} {order}")
    decisions = 0
    for _ in range(6):
        game = executing(f"{faction} {order}", "helios", **{faction: forces(faction, chance)})
        table, seat = game.game, 0
        while any(isinstance(frame, Build | Research) for frame in table.stack):
            decision = game.decision
            table.ask_again()
            assert game.decision == decision
            legal = [option for option in UNIVERSE if why_not(table, seat, option) is None]
            assert sorted(legal) == sorted(decision.options)
            assert len(set(game.options)) == len(game.options)
            assert decision.options[decision.fresh :]
            table.play(picked(game, chance))
            decisions += 1
    assert decisions > 5
