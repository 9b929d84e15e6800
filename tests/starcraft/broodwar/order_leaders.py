"""One faction with Leadership cards that act on orders, and Jim Raynor far away."""

from __future__ import annotations

from typing import Any

from tests.starcraft.scenario import Position, side, table

FAR = {"vyctor_5.2": "marine base"}
QUEEN, MENGSK, ALDARIS, OVERMIND = "queen_of_blades", "arcturus_mengsk", "aldaris", "overmind"
HOME = {
    QUEEN: {"helios.2": "zergling base"},
    MENGSK: {"helios.2": "marine base"},
    ALDARIS: {"helios.2": "zealot base"},
    OVERMIND: {"helios.2": "zergling base"},
}


def led(faction: str, *leaders: str, **options: Any) -> Position:
    """A faction on Helios with Leadership cards in force; Jim Raynor is far away."""
    own = side(at=options.pop("at", HOME[faction]), leaders=leaders, **options.pop("own", {}))
    foe = side(at=options.pop("foe", FAR), **options.pop("raynor", {}))
    return table({faction: own, "jim_raynor": foe}, expansion="brood_war", **options)


def place_any(game: Position) -> None:
    """A legal order, whichever."""
    game.picks(next(text for text in game.options if text.startswith("planet ")))
    game.picks(game.options[0])
