"""The text form of options: unique within a decision, used by records, logs, tests and people.

Each verb says what its two numbers are; the slugs of those follow it: `move marine helios.2`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from orrery.starcraft.board.galaxy import place_of
from orrery.starcraft.facts.terms import MODULES, NONE, ORDERS, SIDES, YIELDS

if TYPE_CHECKING:
    from orrery.core.decisions import Option
    from orrery.starcraft.board.state import StarCraftGame, State
    from orrery.starcraft.facts.box import Box

FORMS: dict[str, tuple[str, str]] = {
    # Setup
    "faction": ("faction", ""),
    "planet": ("planet", ""),
    "cell": ("cell", ""),
    "turn": ("number", ""),
    "slot": ("slot", ""),
    # Places and pieces
    "area": ("area", ""),
    "unit": ("unit", ""),
    "route": ("route", ""),
    "base": ("area", ""),
    "place": ("unit", "area"),
    "move": ("unit", "area"),
    # Orders
    "order": ("order", ""),
    "reveal": ("planet", ""),
    "execute": ("", ""),
    "draw-event": ("", ""),
    "event": ("event", ""),
    "event-of": ("event", "seat"),
    "transport": ("route", ""),
    "conquest": ("", ""),
    # Economy
    "pay": ("", ""),
    "worker": ("source", ""),
    "discount": ("resource", ""),
    "new-worker": ("", ""),
    "building": ("building", ""),
    "module": ("module", ""),
    "technology": ("technology", ""),
    # Cards and texts
    "draw": ("", ""),
    "card": ("card", ""),
    "take": ("card", ""),
    "search": ("card", ""),
    "use": ("event", ""),
    "seat": ("seat", ""),
    "skirmish": ("skirmish", ""),
    # Battles
    "use-technology": ("technology", ""),
    "lose-worker": ("", ""),
    "front": ("unit", ""),
    "pair": ("unit", "unit"),
    "support": ("unit", "skirmish"),
    "deck": ("", ""),
    "look": ("", ""),
    "withdraw": ("unit", ""),
    "dive": ("", ""),
    "spawn-broodling": ("", ""),
    "destroy": ("", ""),
    "done": ("", ""),
}
"""By verb: what its two numbers are; "" for none."""


def option_texts(game: StarCraftGame) -> list[str]:
    """One text for each option of the present decision."""
    if game.decision is None:
        return []
    seat = game.decision.seat
    return [text_of(game, seat, option) for option in game.decision.options]


def text_of(game: StarCraftGame, seat: int, option: Option) -> str:
    """A verb and the slugs of what it is about."""
    verb, what, to = option
    first, second = FORMS[verb]
    words = [verb]
    if what != NONE and first:
        words.append(slug(game, seat, first, what))
    if to != NONE and second:
        words.append(slug(game, seat, second, to))
    return " ".join(words)


def slug(game: StarCraftGame, seat: int, kind: str, number: int) -> str:
    """The stable name of a thing of a kind, as the seat that is asked knows it."""
    return SLUGS[kind](game, seat, number)


SLUGS: dict[str, Callable[[StarCraftGame, int, int], str]] = {
    "area": lambda game, _, area: game.facts.area_slugs[area],
    "building": lambda game, seat, building: buildings_of(game, seat)[building],
    "card": lambda game, _, card: card_slug(game.facts, card),
    "cell": lambda _, __, number: "{},{}".format(*place_of(number)),
    "event": lambda game, _, event: game.facts.event_slugs[event],
    "faction": lambda game, _, faction: game.facts.faction_slugs[faction],
    "module": lambda _, __, module: MODULES[module],
    "number": lambda _, __, number: str(number),
    "order": lambda _, __, order: ORDERS[order],
    "planet": lambda game, _, planet: game.facts.planet_slugs[planet],
    "resource": lambda _, __, resource: YIELDS[resource],
    "route": lambda game, _, route: route_slug(game.facts, game.state, route),
    "seat": lambda game, _, seat: seat_slug(game, seat),
    "skirmish": lambda _, __, number: str(number + 1),
    "slot": lambda game, _, slot: f"{game.facts.planet_slugs[slot // 4]}.{SIDES[slot % 4]}",
    "source": lambda game, _, source: source_slug(game.facts, source),
    "technology": lambda game, _, technology: game.facts.technologies[technology].slug,
    "unit": lambda game, _, unit: game.facts.unit_slugs[unit],
}
"""By kind: the name of a thing from its number."""


def buildings_of(game: StarCraftGame, seat: int) -> tuple[str, ...]:
    """The building types on the sheet of a player."""
    return game.facts.building_slugs[game.facts.race[game.state.players[seat].faction]]


def seat_slug(game: StarCraftGame, seat: int) -> str:
    """A player is called by his faction."""
    return game.facts.faction_slugs[game.state.players[seat].faction]


def card_slug(box: Box, card: int) -> str:
    """The name of a Combat card; kinds of one technology that differ are told by their values:
    `siege_mode_9/7`."""
    name = box.card_slugs[card]
    equal = [
        other
        for other, known in enumerate(box.card_slugs)
        if known == name and box.card_faction[other] == box.card_faction[card]
    ]
    if len(equal) == 1:
        return name
    attack, health = box.major[card]
    return f"{name}_{attack}/{health}"


def route_slug(box: Box, state: State, route: int) -> str:
    """`helios-torus` for a normal route, `z1` for the first z-axis route."""
    galaxy = state.galaxy
    normal = galaxy.normal_routes()
    if route >= normal:
        return f"z{route - normal + 1}"
    one, other = galaxy.routes[route]
    return f"{box.planet_slugs[one]}-{box.planet_slugs[other]}"


def source_slug(box: Box, source: int) -> str:
    """A Resource card by its area, or a permanent resource of the sheet."""
    if source < box.areas:
        return box.area_slugs[source]
    return f"permanent.{YIELDS[source - box.areas]}"
