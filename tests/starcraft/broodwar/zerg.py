"""Zerg players with installations, about to build or to regroup."""

from __future__ import annotations

from typing import Any

from orrery.starcraft.facts.terms import NONE, installation_of, installer_of
from tests.starcraft.orders import executing
from tests.starcraft.scenario import Position, Side, side, table

FAR = side(at={"vyctor_5.2": "marine base"})
ZERG_BASE = {"pridewater.1": "base zergling"}


def building(mine: Side, planet: str = "helios", **options: Any) -> Position:
    """A Build order of the Overmind."""
    sides = {"overmind": mine, "jim_raynor": FAR, **options}
    return executing("overmind build", planet, expansion="brood_war", **sides)


def regrouping(overmind: Side, jim_raynor: Side = FAR, **options: Any) -> Position:
    """The Regrouping Phase up to its first decision."""
    options = {"expansion": "brood_war", "settings": {"leadership": "no"}, **options}
    return table(phase="regrouping", overmind=overmind, jim_raynor=jim_raynor, **options)


def standing(game: Position) -> dict[str, str]:
    """What stands where: `torus.3`: `overmind infested_command_center`."""
    return {
        game.box.area_slugs[area]: " ".join(
            (game.factions[installer_of(one)], game.box.installation_slugs[installation_of(one)])
        )
        for area, one in enumerate(game.state.installations)
        if one != NONE
    }


def area(game: Position, slug: str) -> int:
    return game.box.area_slugs.index(slug)
