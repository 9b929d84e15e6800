"""Attacks whose damage is divided, with every way through the engine's decisions: the tests of the
client draft and send each. `python -m tests.clone_wars.test_client_divisions` writes them anew."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from orrery.clone_wars.board.queries import hit_points_of
from orrery.clone_wars.board.state import CloneWarsGame
from orrery.clone_wars.knowledge.verbs import VERBS
from orrery.clone_wars.ruleset import CLONE_WARS
from tests.clone_wars.scenario import Scenario, side, table

FILE = Path(__file__).parents[2] / "web/src/games/clone-wars/attack/divisions.json"
FRIGATE, CONTROL, DREADNOUGHT = (
    "munificent_class_frigate", "droid_control_ship", "providence_class_dreadnought",
)  # fmt: skip

ATTACKS: list[tuple[str, list[str | tuple[str, int]], list[str], list[str]]] = [
    ("two ships", [FRIGATE, DREADNOUGHT], ["at_te", "arc_trooper"], []),
    ("little room", [(FRIGATE, 1), (DREADNOUGHT, 1)], ["at_te", "arc_trooper"], []),
    ("more than either can take", [FRIGATE, CONTROL], ["at_te", "commander_cody"], []),
    ("little damage", [CONTROL, DREADNOUGHT], ["arc_trooper"], []),
    ("equal ships", [FRIGATE, FRIGATE, (FRIGATE, 2)], ["at_te"], []),
    ("three ships", [FRIGATE, CONTROL, DREADNOUGHT], ["at_te"], []),
    ("little room on three", [FRIGATE, CONTROL, (DREADNOUGHT, 3)], ["at_te", "mace_windu"], []),
    ("four ships", [(FRIGATE, 3), CONTROL, (DREADNOUGHT, 4), CONTROL], ["at_te"], []),
    ("one pick was made", [FRIGATE, CONTROL, DREADNOUGHT], ["at_te"], [f"assign {FRIGATE} 2"]),
]
"""Name, enemy ships with their damage, attackers, and what was assigned already."""


def case(name: str, ships: list[str | tuple[str, int]], units: list[str], before: list[str]) -> Any:
    """What the client is sent at an attack, and all that it may send."""
    game = table(republic=side(units=units), separatist=side(ships=ships))
    game.picks(*(f"commit {unit} base" for unit in units), "resolve base", *before)
    division = CLONE_WARS.remarks(game.game)["division"]
    assert division is not None
    lanes = [lane["card"] for lane in division["lanes"]]
    return {"name": name, "division": division, "ways": ways(game, lanes)}


def ways(game: Scenario, lanes: list[int]) -> list[Any]:
    """The picks of every way, and what each ship takes by them."""
    at_first = [left_on(game.game, ship) for ship in lanes]
    found: list[Any] = []

    def go_on(now: CloneWarsGame, picks: list[str]) -> None:
        if now.decision is None or now.decision.prompt.key != "divide":
            shares = [old - left_on(now, ship) for old, ship in zip(at_first, lanes, strict=True)]
            found.append({"picks": picks, "shares": shares})
            return
        for text, option in VERBS.options(now).items():
            then = now.copy()
            then.play(option)
            go_on(then, [*picks, text])

    go_on(game.game, [])
    return found


def left_on(game: CloneWarsGame, ship: int) -> int:
    """The hit points a ship has left; none once it is destroyed."""
    enemy = game.state.sides[1]
    if ship not in enemy.ships:
        return 0
    return hit_points_of(game, 1, ship) - enemy.damage[enemy.ships.index(ship)]


def cases() -> list[Any]:
    return [case(*attack) for attack in ATTACKS]


def test_the_client_is_tested_with_what_the_engine_asks() -> None:
    assert json.loads(FILE.read_text("utf-8")) == cases()


if __name__ == "__main__":
    FILE.write_text(json.dumps(cases(), indent=2) + "\n", "utf-8")
