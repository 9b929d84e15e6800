"""Moving units in tests: a unit, where it stands, and where it goes."""

from __future__ import annotations

from orrery.core.decisions import Option
from tests.starcraft.scenario import Position


def march(game: Position, *moves: str) -> None:
    """`march(game, "zergling helios.1 helios.2")`; `3 zergling …` for three of them. A destination
    without alternative is not asked for."""
    for text in moves:
        *number, unit, origin, area = text.split()
        for _ in range(int(number[0]) if number else 1):
            game.picks(f"move {unit} {origin}")
            if game.prompt == "move-to":
                game.picks(f"area {area}")
            assert unit in units_there(game, area), f"the {unit} went elsewhere"


def units_there(game: Position, area: str) -> list[str]:
    """The active player's units in an area, attackers included."""
    return attackers(game) if is_attacked(game, area) else game.army(area)


def is_attacked(game: Position, area: str) -> bool:
    return game.state.invaded == game.box.area_slugs.index(area)


def attackers(game: Position) -> list[str]:
    """The units in an area with enemy units, until the battle there is over."""
    return [game.box.unit_slugs[unit] for unit in game.state.invaders]


def why_not_move(game: Position, faction: str, unit: str, area: str) -> str | None:
    """The rule that forbids to choose a unit of an area."""
    number = game.box.unit(game.player(faction).faction, unit)
    return game.why(faction, Option("move", number, game.box.area_slugs.index(area)))


def why_not_area(game: Position, faction: str, area: str) -> str | None:
    """The rule that forbids to choose an area."""
    return game.why(faction, Option("area", game.box.area_slugs.index(area)))
