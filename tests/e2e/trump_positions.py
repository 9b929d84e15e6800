"""Questions about the Overmind of Trump Card, which the player of Raynor answers."""

from __future__ import annotations

from collections.abc import Callable

from tests.e2e.expanded_positions import Case
from tests.starcraft.broodwar.test_overmind_defence import OVERMIND, attacked, until
from tests.starcraft.broodwar.trump import before_planning, swarm
from tests.starcraft.scenario import Position


def building() -> Position:
    game = before_planning(overmind=swarm(pool=8))
    game.picks("planet tarsonis")
    return game


def moving() -> Position:
    game = before_planning("dylar_iv.4", overmind=swarm({"torus.1": "zergling"}))
    game.picks("planet torus")
    return game


TRUMP: dict[str, Callable[[], Position]] = {
    "driven-move": lambda: before_planning("dylar_iv.4", overmind=swarm({"torus.1": "zergling"})),
    "driven-build": before_planning,
}
TRUMP_CASES: dict[str, Case] = {
    "build-for-another": Case(building, "unit zergling"),
    "move-for-another": Case(moving, "move zergling torus.1"),
    "support-for-another": Case(
        lambda: until(attacked(), "support", OVERMIND), "support zergling 1"
    ),
    "card-for-another": Case(lambda: until(attacked(), "standard-card", OVERMIND), "card zerg_01"),
}
