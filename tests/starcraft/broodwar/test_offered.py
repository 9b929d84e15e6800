"""What is offered where tokens pay and installations are placed is what the rules allow."""

from __future__ import annotations

from random import Random

from tests.laws.starcraft_moves import offered_if_and_only_if_legal
from tests.starcraft.broodwar.zerg import ZERG_BASE, building
from tests.starcraft.orders import executing
from tests.starcraft.scenario import Position, side


def is_lawful(game: Position, prompt: str) -> None:
    assert game.prompt == prompt
    offered_if_and_only_if_legal(game.game, Random(1))


def test_a_payment_with_tokens_and_few_workers() -> None:
    for pool in (1, 2, 5):
        mine = side(
            at={"helios.2": "base"},
            resources=["helios.2", "helios.4"],
            buildings={"factory": 3},
            tokens=(2, 1),
            pool=pool,
        )
        game = executing("jim_raynor build", jim_raynor=mine, expansion="brood_war")
        is_lawful(game, "build-forces")
        game.picks("unit siege_tank", "area helios.1")
        is_lawful(game, "pay")


def test_infested_command_centers_and_infested_terrans() -> None:
    game = building(
        side(
            at={"helios.2": "queen zergling", "helios.3": "queen icc"},
            technologies=["infest_command_center"],
            pool=4,
        )
    )
    is_lawful(game, "build-forces")
    game.picks("install helios.2")
    is_lawful(game, "build-forces")
    is_lawful(building(side(at={**ZERG_BASE, "helios.2": "icc"}, pool=4)), "build-forces")
