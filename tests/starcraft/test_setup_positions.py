"""What the client's setup by hand is tested with is still what the game sends."""

import json
from pathlib import Path

import pytest

from orrery.starcraft.knowledge.shown import StarCraftRemarks, StarCraftView
from scripts.setups import FILE, PROMPTS
from tests.test_shown import wrong

AGAIN = "run python -m scripts.setups"
KEPT = json.loads(Path(FILE).read_text("utf-8"))


def test_every_question_of_the_setup_is_there() -> None:
    assert [one["name"] for one in KEPT] == [*PROMPTS], AGAIN
    assert [one["decision"]["prompt"] for one in KEPT] == [*PROMPTS], AGAIN


@pytest.mark.parametrize("kept", KEPT, ids=lambda one: one["name"])
def test_setups_of_the_client_are_what_the_types_say(kept: dict[str, dict[str, object]]) -> None:
    """Programs may come to other positions when they play differently."""
    assert wrong(kept["view"], StarCraftView, "view") == [], AGAIN
    assert wrong(kept["decision"]["remarks"], StarCraftRemarks, "remarks") == [], AGAIN
