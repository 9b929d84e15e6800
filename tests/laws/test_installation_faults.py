"""The law about installations bites: planted faults that it must catch."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from orrery.starcraft.board.rows import replaced
from orrery.starcraft.rules.installations import place_installation
from tests.laws.kernel import Broken
from tests.laws.starcraft_expanded import installations_are_sound
from tests.starcraft.scenario import Position, side, table


def position() -> Position:
    return table(
        overmind=side(
            at={"helios.2": "zergling base", "hydrax.1": "mutalisk"},
        ),
        jim_raynor=side(at={"torus.2": "marine base"}),
        galaxy=("helios 0 0", "torus 1 0", "hydrax 2 0"),
        phase="regrouping",
        expansion="brood_war",
        stages_led=(1, 2, 3),
    )


def lay(slug: str, kind: int = 0) -> Callable[[Position], None]:
    return lambda game: place_installation(game.game, 0, kind, game.box.area_slugs.index(slug))


def make_points(game: Position) -> None:
    game.state.points = replaced((0,) * game.box.areas, 0, 3)


@pytest.mark.parametrize(
    ("fault", "words"),
    [
        (lay("helios.2"), "beside a base"),
        (lay("hydrax.1"), "among flyers"),
        (lay("moria.1"), "nowhere"),
        (make_points, "too many special conquest points"),
    ],
)
def test_an_installation_in_the_wrong_place_is_caught(
    fault: Callable[[Position], None], words: str
) -> None:
    game = position()
    installations_are_sound(game.game)
    fault(game)
    with pytest.raises(Broken, match=words):
        installations_are_sound(game.game)
