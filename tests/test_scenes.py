"""What the client's tests are given is still what the games send."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from scripts import scenes

AGAIN = "run python -m scripts.scenes"


def kept(file: str) -> Any:
    return json.loads(Path(file).read_text("utf-8"))


def shape(made: Any, at: str = "") -> set[str]:
    """All names in plain data, with the way to each."""
    if isinstance(made, dict):
        names = {f"{at}.{name}" for name in made}
        return names.union(*(shape(part, f"{at}.{name}") for name, part in made.items()))
    if isinstance(made, (list, tuple)):
        return set().union(*(shape(part, f"{at}[]") for part in made))
    return set()


def test_the_cards_that_the_client_draws_are_those_of_the_game() -> None:
    assert kept(scenes.CARDS) == scenes.cards(), AGAIN


def test_the_updates_that_the_client_moves_have_the_form_of_the_game_s() -> None:
    """The form only: which cards programs play in them may change with every program."""
    made, before = (
        shape([update["after"] for update in updates])
        for updates in (scenes.updates(), kept(scenes.SCENES))
    )
    assert before == made, AGAIN
