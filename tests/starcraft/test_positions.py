"""What the client's table is tested with is still what the game sends."""

import json
from pathlib import Path

import pytest

from orrery.starcraft.knowledge.shown import StarCraftView
from scripts.positions import FILE, MOMENTS, position, printed
from tests.test_shown import wrong

AGAIN = "run python -m scripts.positions"
KEPT = json.loads(Path(FILE).read_text("utf-8"))


def test_the_table_of_the_client_is_tested_with_what_is_printed() -> None:
    assert KEPT["printed"] == printed(), AGAIN


def test_the_positions_of_the_client_are_those_of_the_script() -> None:
    assert [one["name"] for one in KEPT["positions"]] == [moment.name for moment in MOMENTS], AGAIN
    assert position(MOMENTS[0])["name"] == KEPT["positions"][0]["name"]


@pytest.mark.parametrize("kept", KEPT["positions"], ids=lambda one: one["name"])
def test_positions_of_the_client_are_what_the_type_of_views_says(kept: dict[str, object]) -> None:
    """Programs may come to other positions when they play differently."""
    assert wrong(kept["view"], StarCraftView, "view") == [], AGAIN
