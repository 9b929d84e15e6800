"""What some Leadership cards of Stage I give besides the starting forces."""

from __future__ import annotations

from typing import TYPE_CHECKING

from orrery.starcraft.board.changes import place_transport
from orrery.starcraft.board.leading import of_stage
from orrery.starcraft.facts.terms import NONE
from orrery.starcraft.rules.installations import (
    free_installation_areas,
    place_installation,
    why_not_install,
)
from orrery.starcraft.rules.reserve import put_aside
from orrery.starcraft.rules.setup.homes import routes_from_home

if TYPE_CHECKING:
    from orrery.starcraft.board.state import StarCraftGame


def take_gifts(game: StarCraftGame, seat: int) -> None:
    """Units on the card, and a transport on every route of the base's planet
    (BW-LEADCARD-03, BW-LEADCARD-24,
    BW-LEADCARD-46)."""
    box, player = game.facts, game.state.players[seat]
    for card in of_stage(box, player.leading, 1):
        for unit in box.leadership[card].units:
            put_aside(game, seat, unit)
        if box.leadership[card].is_everywhere:
            for route in routes_from_home(game, seat)[: player.transport_supply]:
                place_transport(game, seat, route)


def installing_card(game: StarCraftGame, seat: int) -> int:
    """The card of Stage I that brings an installation, or NONE
    (BW-LEADCARD-10, BW-LEADCARD-31)."""
    box = game.facts
    cards = of_stage(box, game.state.players[seat].leading, 1)
    return next((card for card in cards if box.leadership[card].installation != NONE), NONE)


def kept_for_installation(game: StarCraftGame, seat: int, areas: list[int]) -> list[int]:
    """Of these areas for the last unit only those that leave a place for an installation, if there
    is no such place yet and there can be one (BW-LEADCARD-10)."""
    card = installing_card(game, seat)
    if card == NONE:
        return areas
    kind = game.facts.leadership[card].installation
    if free_installation_areas(game, seat, kind):
        return areas
    return [area for area in areas if why_not_install(game, kind, area) is None] or areas


def install_quickly(game: StarCraftGame, seat: int) -> None:
    """The installation stands where most units guard it (BW-LEADCARD-10, BW-LEADCARD-31)."""
    card = installing_card(game, seat)
    if card == NONE:
        return
    kind = game.facts.leadership[card].installation
    areas = free_installation_areas(game, seat, kind)
    if areas:
        place = max(areas, key=lambda area: len(game.state.armies[area]))
        place_installation(game, seat, kind, place)
