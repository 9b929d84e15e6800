"""The galaxies that the client's map is tested with are those of real games."""

import json

import pytest

from orrery.starcraft import STARCRAFT
from scripts.galaxies import FILE, galaxies_for, text_of
from tests.marks import few_quick

KEPT: dict[str, list[str]] = json.loads(FILE.read_text("utf-8"))


@pytest.mark.parametrize("players", few_quick(STARCRAFT.players))
def test_the_galaxies_of_the_client_are_real_ones(players: int) -> None:
    assert KEPT[str(players)] == galaxies_for(players), "run python -m scripts.galaxies"


def test_there_are_some_for_every_number_of_players() -> None:
    assert list(KEPT) == [str(players) for players in STARCRAFT.players]
    assert FILE.read_text("utf-8") == text_of(KEPT), "run python -m scripts.galaxies"
