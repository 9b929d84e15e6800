"""The verbs of options, and the names of the things they are about: `move marine helios.2`."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import TYPE_CHECKING

from orrery.core.errors import BrokenRules
from orrery.core.verbs import ThingKind, Verb, Verbs
from orrery.starcraft.board.galaxy import place_of
from orrery.starcraft.facts.terms import ORDERS, SIDES, YIELDS
from orrery.starcraft.rules.economy import is_token, kind_of

if TYPE_CHECKING:
    from orrery.core.decisions import Option
    from orrery.starcraft.board.state import StarCraftGame, State
    from orrery.starcraft.facts.box import Box

TABLE: dict[str, Verb] = {
    # Setup
    "faction": Verb("faction"),
    "leader": Verb("leader"),
    "planet": Verb("planet"),
    "cell": Verb("cell"),
    "turn": Verb("number"),
    "slot": Verb("slot"),
    # Places and pieces
    "area": Verb("area"),
    "unit": Verb("unit"),
    "route": Verb("route"),
    "base": Verb("area"),
    "install": Verb("area"),
    "place": Verb("unit", "area"),
    "move": Verb("unit", "area", ("what", "from")),
    "deploy": Verb("unit"),
    "on-card": Verb(),
    "carry": Verb("unit", "item", ("what", "with")),
    "spare": Verb(),
    "raze": Verb(),
    "take-away": Verb(),
    "strike": Verb("unit", "area", ("what", "from")),
    "strike-attacker": Verb("unit", "area", ("what", "from")),
    # Orders
    "order": Verb("order"),
    "reveal": Verb("planet"),
    "execute": Verb(),
    "execute-as": Verb("order"),
    "pool-order": Verb("order"),
    "lose-order": Verb("order"),
    "defend": Verb("area"),
    "extra-order": Verb(),
    "turn-stack": Verb("planet"),
    "draw-event": Verb(),
    "event": Verb("event"),
    "event-of": Verb("event", "seat", ("what", "from")),
    "transport": Verb("route"),
    "transport-of": Verb("route", "seat", ("what", "from")),
    "conquest": Verb(),
    # Economy
    "pay": Verb(),
    "worker": Verb("source"),
    "token": Verb("resource"),
    "discount": Verb("resource"),
    "new-worker": Verb(),
    "free-worker": Verb(),
    "free-transport": Verb("route"),
    "building": Verb("building"),
    "module": Verb("module"),
    "technology": Verb("technology"),
    # Cards and texts
    "draw": Verb(),
    "card": Verb("card"),
    "take": Verb("card"),
    "search": Verb("card"),
    "use": Verb("event"),
    "seat": Verb("seat"),
    "skirmish": Verb("skirmish"),
    # Battles
    "use-technology": Verb("technology"),
    "use-guard": Verb("area"),
    "use-hero": Verb("unit"),
    "lose-worker": Verb(),
    "front": Verb("unit"),
    "pair": Verb("unit", "unit", ("what", "with")),
    "support": Verb("unit", "skirmish"),
    "deck": Verb(),
    "look": Verb(),
    "withdraw": Verb("unit"),
    "dive": Verb(),
    "spawn-broodling": Verb(),
    "collateral": Verb(),
    "raze-base": Verb("area"),
    "raze-installation": Verb("area"),
    "kill-workers": Verb("area"),
    "exchange-front": Verb("unit", "skirmish"),
    "exchange-support": Verb("unit", "skirmish"),
    "recharge": Verb("card"),
    "mind-control": Verb(),
    "give-up": Verb("unit", "area"),
    "destroy": Verb(),
    "done": Verb(ends=True),
}
"""What the two numbers of each verb are."""

SLUGS: dict[str, Callable[[StarCraftGame, Option, int], str]] = {
    "area": lambda game, _, area: game.facts.area_slugs[area],
    "building": lambda game, _, building: buildings(game)[building],
    "card": lambda game, _, card: card_slug(game.facts, card),
    "cell": lambda _, __, number: "{},{}".format(*place_of(number)),
    "event": lambda game, _, event: game.facts.event_slugs[event],
    "faction": lambda game, _, faction: game.facts.faction_slugs[faction],
    "item": lambda game, _, item: game.facts.item_slugs[item],
    "leader": lambda game, _, card: game.facts.leadership[card].slug,
    "module": lambda game, _, module: game.facts.module_slugs[module],
    "number": lambda _, __, number: str(number),
    "order": lambda _, __, order: ORDERS[order],
    "planet": lambda game, _, planet: game.facts.planet_slugs[planet],
    "resource": lambda _, __, resource: YIELDS[resource],
    "route": lambda game, _, route: route_slug(game.facts, game.state, route),
    "seat": lambda game, _, seat: game.facts.faction_slugs[faction_of(game, seat)],
    "skirmish": lambda _, __, number: str(number + 1),
    "slot": lambda game, _, slot: f"{game.facts.planet_slugs[slot // 4]}.{SIDES[slot % 4]}",
    "source": lambda game, _, source: source_slug(game.facts, source),
    "technology": lambda game, _, technology: game.facts.technologies[technology].slug,
    "unit": lambda game, _, unit: game.facts.unit_slugs[unit],
}
"""By kind: the name of a thing from its number; a player goes by the faction's name."""


def buildings(game: StarCraftGame) -> tuple[str, ...]:
    """The building types on the sheet of the player who is asked."""
    if game.decision is None:
        raise BrokenRules("a building is named in a game that is over")
    return game.facts.building_slugs[game.facts.race[faction_of(game, game.decision.whose)]]


def faction_of(game: StarCraftGame, seat: int) -> int:
    return game.state.players[seat].faction


def card_slug(box: Box, card: int) -> str:
    """The name of a Combat card; different kinds of one technology are told apart by their values:
    `siege_mode_9/7`."""
    return card_slugs(box)[card]


@lru_cache(maxsize=16)
def card_slugs(box: Box) -> tuple[str, ...]:
    """The names of all Combat cards."""
    owned = [*zip(box.card_slugs, box.card_faction, strict=True)]
    return tuple(
        name if owned.count((name, faction)) == 1 else f"{name}_{attack}/{health}"
        for (name, faction), (attack, health) in zip(owned, box.major, strict=True)
    )


def route_slug(box: Box, state: State, route: int) -> str:
    """`helios-torus` for a normal route, `z1` for the first z-axis route."""
    galaxy = state.galaxy
    normal = galaxy.normal_routes()
    if route >= normal:
        return f"z{route - normal + 1}"
    one, other = galaxy.routes[route]
    return f"{box.planet_slugs[one]}-{box.planet_slugs[other]}"


def source_slug(box: Box, source: int) -> str:
    """A Resource card by its area, a permanent resource of the sheet, or a token."""
    if source < box.areas:
        return box.area_slugs[source]
    place = "token" if is_token(box, source) else "permanent"
    return f"{place}.{YIELDS[kind_of(box, source)]}"


def unit_of_slug(game: StarCraftGame, option: Option, unit: int) -> str:
    """A unit where two of one type are offered: `zealot` for the player's own, `zealot@aldaris` for
    another's miniature."""
    box, decision = game.facts, game.decision
    slug, faction = box.unit_slugs[unit], box.unit_faction[unit]
    if decision is None or faction == faction_of(game, decision.whose):
        return slug
    return f"{slug}@{box.faction_slugs[faction]}"


FULL_SLUGS = {"unit": unit_of_slug}
"""By kind: the name of a thing where the short one is not enough."""

VERBS = Verbs(
    TABLE,
    {
        kind: ThingKind((slug, FULL_SLUGS[kind]) if kind in FULL_SLUGS else (slug,))
        for kind, slug in SLUGS.items()
    },
)
