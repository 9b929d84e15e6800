"""Installations: tokens that stand in areas and control them, but are no bases."""

from __future__ import annotations

from typing import TYPE_CHECKING

from orrery.starcraft.board.queries import (
    are_among,
    can_hold_base,
    has_technology,
    is_friendly,
    keeper,
)
from orrery.starcraft.board.rows import replaced
from orrery.starcraft.facts.terms import NONE, installation_of, installed, installer_of

if TYPE_CHECKING:
    from orrery.starcraft.board.state import StarCraftGame, State
    from orrery.starcraft.facts.box import Box

INFESTED = "infested_command_center"
INFEST = "infest_command_center"
"""The installation, and the technology that brings it into play (BW-INST-06)."""


def installations_on(state: State, box: Box, seat: int, planet: int) -> tuple[int, ...]:
    """The kinds of the player's installations on a planet (BW-INST-01)."""
    if not state.installations:
        return ()
    found = [state.installations[area] for area in box.areas_of[planet]]
    return tuple(
        [installation_of(one) for one in found if one != NONE and installer_of(one) == seat]
    )


def installations_left(state: State, box: Box, kind: int) -> int:
    """How many of a kind are in the supply, which all players share (BW-INST-09)."""
    found = [one for one in state.installations if one != NONE]
    return box.installation_count[kind] - sum(installation_of(one) == kind for one in found)


def why_not_install(game: StarCraftGame, kind: int, area: int) -> str | None:
    """No base and no other installation in the area, which is not for flying units only, and one
    left in the supply; unit limits do not matter (BW-INST-02, BW-PLANET-04, BW-INST-09)."""
    state, box = game.state, game.facts
    if keeper(state, area) != NONE:
        return "BW-INST-02"
    if not can_hold_base(box, area):
        return "BW-PLANET-04"
    return None if installations_left(state, box, kind) else "BW-INST-09"


def place_installation(game: StarCraftGame, seat: int, kind: int, area: int) -> None:
    """An installation from the supply onto the board, free of charge (BW-INST-01)."""
    state, box = game.state, game.facts
    there = state.installations or (NONE,) * box.areas
    state.installations = replaced(there, area, installed(seat, kind))
    game.emit("installation", seat, (kind, area))


def destroy_installation(game: StarCraftGame, area: int) -> None:
    """An installation leaves the board for the supply; the card that brought it stays
    (BW-INST-03, BW-INST-08, BW-INST-09)."""
    state = game.state
    one = state.installations[area]
    rest = replaced(state.installations, area, NONE)
    state.installations = rest if any(other != NONE for other in rest) else ()
    game.emit("installation-destroyed", installer_of(one), (installation_of(one), area))


def area_of_installation(game: StarCraftGame, seat: int, slug: str) -> int:
    """Where a player's installation of a kind stands, or NONE (BW-INST-08)."""
    one = installed(seat, game.facts.installation_slugs.index(slug))
    there = game.state.installations
    return there.index(one) if one in there else NONE


def free_installation_areas(game: StarCraftGame, seat: int, kind: int) -> list[int]:
    """Where a card may place an installation: the player's friendly areas that can hold it, without
    any base on the planet or cost (BW-LEADCARD-46)."""
    return [
        area
        for area in range(game.facts.areas)
        if is_friendly(game.state, seat, area) and why_not_install(game, kind, area) is None
    ]


# Infest Command Center


def why_not_infest(game: StarCraftGame, seat: int, planet: int, area: int) -> str | None:
    """With the technology, in an area of the active planet with one of the player's Queens, who
    stays (BW-CARD-20, BW-INST-06)."""
    state, box = game.state, game.facts
    if not box.installation_slugs:
        return "SC-BUILD-01"
    if area not in box.areas_of[planet] or state.owners[area] != seat:
        return "BW-CARD-20"
    if not may_infest(box, state, seat) or not are_among(box, "queen", state.armies[area]):
        return "BW-CARD-20"
    return why_not_install(game, box.installation_slugs.index(INFESTED), area)


def may_infest(box: Box, state: State, seat: int) -> bool:
    """Whether the player has the technology (BW-INST-06)."""
    if not box.installation_slugs:
        return False
    return has_technology(box, state.players[seat], box.tech(INFEST))


def infestable_areas(game: StarCraftGame, seat: int, planet: int) -> list[int]:
    """The areas of a planet where an Infested Command Center may be placed (BW-CARD-20)."""
    if not may_infest(game.facts, game.state, seat):
        return []
    areas = game.facts.areas_of[planet]
    return [area for area in areas if why_not_infest(game, seat, planet, area) is None]


def infest(game: StarCraftGame, seat: int, area: int) -> None:
    """An Infested Command Center is placed, free of further cost (BW-CARD-20)."""
    place_installation(game, seat, game.facts.installation_slugs.index(INFESTED), area)
