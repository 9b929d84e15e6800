"""What the client's map is tested with is still what the game sends."""

import json
from pathlib import Path

from scripts.positions import FILE, MOMENTS, position, printed
from tests.test_scenes import shape

AGAIN = "run python -m scripts.positions"
KEPT = json.loads(Path(FILE).read_text("utf-8"))


def test_the_map_of_the_client_is_tested_with_what_is_printed() -> None:
    assert KEPT["printed"] == printed(), AGAIN


def test_the_positions_of_the_map_have_the_form_of_the_game_s() -> None:
    """The form only: programs may come to other positions when they play differently."""
    assert [one["name"] for one in KEPT["positions"]] == [moment.name for moment in MOMENTS], AGAIN
    made = shape(position(MOMENTS[0]))
    assert all(shape(one) == made for one in KEPT["positions"]), AGAIN
