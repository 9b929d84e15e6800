"""What the client's battle board is tested with is still what the game sends."""

import json
from pathlib import Path

import pytest

from orrery.starcraft.knowledge.shown import StarCraftRemarks, StarCraftView
from scripts.battles import FILE, MOMENTS, PROMPTS, moments
from tests.test_shown import wrong

AGAIN = "run python -m scripts.battles"
KEPT = json.loads(Path(FILE).read_text("utf-8"))


def test_the_battles_of_the_client_are_those_of_the_script() -> None:
    names = [one["name"] for one in KEPT]
    assert names[: len(MOMENTS)] == [moment.name for moment in MOMENTS], AGAIN
    assert {*names[len(MOMENTS) :]} == {*PROMPTS}, AGAIN


def test_every_moment_is_asked_as_it_was() -> None:
    for kept, made in zip(KEPT, moments(), strict=False):
        before, now = kept["decision"], made["decision"]
        assert (before is None) == (now is None), AGAIN
        if now is not None:
            assert before["prompt"] == now.prompt, AGAIN
            assert [one["text"] for one in before["options"]] == [
                option.text for option in now.options
            ], AGAIN


@pytest.mark.parametrize("kept", KEPT, ids=lambda one: one["name"])
def test_battles_of_the_client_are_what_the_types_say(kept: dict[str, dict[str, object]]) -> None:
    assert wrong(kept["view"], StarCraftView, "view") == [], AGAIN
    if kept["decision"] is not None:
        assert wrong(kept["decision"]["remarks"], StarCraftRemarks, "remarks") == [], AGAIN
