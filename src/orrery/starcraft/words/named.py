"""What the parts of a position are, and what its things are called, for scenarios that other
implementations read (`orrery.lab.conformance`)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache

from orrery.core.ruleset import Plain
from orrery.starcraft.board.galaxy import Galaxy, make_galaxy
from orrery.starcraft.board.state import PHASES
from orrery.starcraft.facts.box import Box
from orrery.starcraft.facts.terms import (
    MOST_PLAYERS,
    ORDERS,
    SIDES,
    YIELDS,
    guard_of,
    guard_tokens,
    installation_of,
    installer_of,
    order_of,
    owner_of,
)
from orrery.starcraft.knowledge.verbs import card_slugs, source_slug

Names = dict[str, Sequence[str]]

NUMBER, PAIR = "number", "(number, number)"
CARDS, UNITS, EVENTS, LEADERS = "[card]", "[unit]", "[event]", "[leader]"
NO_FIELDS: Mapping[str, str] = {}
ONLY_SEAT: Mapping[str, str] = {"seat": "seat"}
TOKENS = 7 * MOST_PLAYERS
"""How many different order tokens can lie on the board."""

FIELDS: Mapping[str, Mapping[str, str]] = {
    "State": {
        **dict.fromkeys(("seed", "ending"), "kept"),
        **dict.fromkeys(("counter", "irrevocable"), NUMBER),
        **dict.fromkeys(("round", "event_dug", "met", "stages_led"), NUMBER),
        "players": "[Player]",
        "galaxy": "Galaxy",
        "planets": "[[planet]]",
        "armies": "area: [unit]",
        **dict.fromkeys(("owners", "bases"), "area: seat"),
        **dict.fromkeys(("depletion", "points"), "area: number"),
        "guards": "area: guard",
        "installations": "area: installed",
        **dict.fromkeys(("invaded", "fallen"), "area"),
        "invaders": UNITS,
        "battle": "Battle",
        "stacks": "planet: [token]",
        **dict.fromkeys(("revealed", "planet", "influenced"), "planet"),
        **dict.fromkeys(("event_deck", "event_discards", "event_box"), EVENTS),
        **dict.fromkeys(("event_buried", "removed", "common"), EVENTS),
        "phase": "phase",
        **dict.fromkeys(("first", "active", "bridge"), "seat"),
        **dict.fromkeys(("winners", "order"), "[seat]"),
        "items": "item: area",
        "razed": "[number]",
    },
    "Player": {
        "faction": "faction",
        **dict.fromkeys(("out", "conquest", "base_supply", "transport_supply"), NUMBER),
        **dict.fromkeys(("worker_supply", "pool", "unavailable", "dug", "allowed"), NUMBER),
        **dict.fromkeys(("recharged", "stood_for"), NUMBER),
        "buildings": "building@faction: number",
        "figures": "sheet@faction: number",
        "modules": "module: number",
        **dict.fromkeys(("orders", "shown", "special_pool", "owned"), "order: number"),
        **dict.fromkeys(("permanent", "tokens"), PAIR),
        "resources": "[area]",
        "workers": "[number]",
        "transports": "{route}",
        **dict.fromkeys(("technologies", "deck", "hand", "leaving", "discards"), CARDS),
        **dict.fromkeys(("tech_deck", "announced", "buried"), CARDS),
        **dict.fromkeys(("events", "drawn", "plans", "refused"), EVENTS),
        **dict.fromkeys(("leaders", "waiting", "leading"), LEADERS),
        "chosen": "leader",
        **dict.fromkeys(("reserve", "gained"), UNITS),
        "defended": "area",
    },
    "Battle": {
        "area": "area",
        "seats": "(seat, seat)",
        **dict.fromkeys(("special", "step", "guarded"), NUMBER),
        "skirmishes": "[Skirmish]",
        **dict.fromkeys(("attack", "health", "detector", "face_up", "nukes"), PAIR),
        **dict.fromkeys(("splash", "aside", "restorable"), f"({CARDS}, {CARDS})"),
    },
    "Skirmish": {
        "front": "(unit, unit)",
        "support": f"({UNITS}, {UNITS})",
        "cards": f"({CARDS}, {CARDS})",
        "marks": "([number], [number])",
        "over": NUMBER,
    },
    "Galaxy": {
        "tiles": "[(planet, number, number, number)]",
        "ends": "[(slot, slot)]",
        **dict.fromkeys(("planets", "routes", "routes_of", "adjacent", "free_slots"), "-"),
    },
    # Procedures in which a scenario may begin
    **dict.fromkeys(("PlayGame", "BuildGalaxy", "LayOut", "Round", "Planning"), NO_FIELDS),
    "PlayPlans": NO_FIELDS,
    **dict.fromkeys(
        ("TakePlanningTurn", "ChoosePlans", "ReturnHero", "StorageFacilities"), ONLY_SEAT
    ),
    **dict.fromkeys(("IndustrialStrategy", "DiscardToLimit"), ONLY_SEAT),
    "PlacePlanet": {"seat": "seat", "planet": "planet", "cell": NUMBER},
    "PlaceZAxisRoute": {"seat": "seat", "major": "slot"},
    "PlaceForces": {"seat": "seat", "last": "area", "behind": UNITS},
    "ChooseLeaders": {"stage": NUMBER, "order": "[seat]", "cards": LEADERS},
    "StartOfPlanning": {"seat": "seat", "drawn": NUMBER, "placed": NUMBER},
    "PlaceOrder": {"seat": "seat", "planet": "planet", "second": NUMBER},
    "EndOfPlanning": {"seat": "seat", "turned": NUMBER},
    "DrivenTurn": {"seat": "seat", "planets": "[planet]"},
    "Execution": {
        "seat": "seat",
        "named": "order",
        **dict.fromkeys(("strategic", "room", "stopped"), NUMBER),
    },
    "Regrouping": {"spared": "[area]"},
    "PlayEvents": {"turns": NUMBER, "left": NUMBER},
    "GainTokens": {"seat": "seat", "left": NUMBER, "last": "resource"},
    "WarpGate": {"seat": "seat", "unit": "unit"},
    "Spare": {"area": "area", "is_card": NUMBER, "spared": NUMBER},
    "FightBattle": {"special": NUMBER},
}
"""What each field is."""


def names(box: Box, state: Mapping[str, Plain]) -> Names:
    """Units and Combat cards go by their faction, too: `zealot@aldaris`. Routes have names once the
    galaxy is known."""
    known = {**fixed_names(box)}
    galaxy = state.get("galaxy")
    if isinstance(galaxy, dict):
        known["route"] = route_names(box, galaxy["routes"], galaxy["ends"])
    return known


@lru_cache(maxsize=64)
def fixed_names(box: Box) -> Names:
    """The names that follow from the box."""
    factions = box.faction_slugs
    units = zip(box.unit_slugs, box.unit_faction, strict=True)
    cards = zip(card_slugs(box), box.card_faction, strict=True)
    seats = [f"seat_{seat}" for seat in range(MOST_PLAYERS)]
    guards = range(MOST_PLAYERS * (box.guard_tokens + 1))
    installed = range(MOST_PLAYERS * len(box.installation_slugs))
    return {
        "seat": seats,
        "faction": factions,
        "area": box.area_slugs,
        "planet": box.planet_slugs,
        "unit": [f"{slug}@{factions[faction]}" for slug, faction in units],
        "card": [f"{slug}@{factions[faction]}" for slug, faction in cards],
        "event": box.event_slugs,
        "leader": [one.slug for one in box.leadership],
        "module": box.module_slugs,
        "order": box.order_slugs,
        "item": box.item_slugs,
        "phase": PHASES,
        "resource": YIELDS,
        "technology": [one.slug for one in box.technologies],
        "slot": [f"{planet}.{side}" for planet in box.planet_slugs for side in SIDES],
        "token": [f"{seats[owner_of(one)]} {ORDERS[order_of(one)]}" for one in range(TOKENS)],
        "guard": ["" if not one else guard_name(seats, one) for one in guards],
        "installed": [
            f"{seats[installer_of(one)]} {box.installation_slugs[installation_of(one)]}"
            for one in installed
        ],
        "source": [source_slug(box, source) for source in range(box.areas)],
        **sheet_names(box),
    }


def guard_name(seats: Sequence[str], one: int) -> str:
    return f"{seats[guard_of(one)]} {guard_tokens(one)}"


def sheet_names(box: Box) -> Names:
    """The lines of each faction's sheet; before a faction is chosen there is none."""
    found: Names = {"building@-1": (), "sheet@-1": ()}
    for faction, units in enumerate(box.units_of):
        found[f"building@{faction}"] = box.building_slugs[box.race[faction]]
        found[f"sheet@{faction}"] = [box.unit_slugs[unit] for unit in units]
    return found


def route_names(box: Box, routes: Plain, ends: Plain) -> list[str]:
    """`helios-torus` for a normal route, `z1` for the first z-axis route."""
    pairs = routes if isinstance(routes, list) else []
    normal = len(pairs) - len(ends if isinstance(ends, list) else [])
    named: list[str] = []
    for number, pair in enumerate(pairs):
        match pair:
            case [int(one), int(other)] if number < normal:
                named.append(f"{box.planet_slugs[one]}-{box.planet_slugs[other]}")
            case _:
                named.append(f"z{number - normal + 1}")
    return named


def derived(box: Box, part: str, known: Mapping[str, Plain]) -> dict[str, Plain]:
    """The routes of a galaxy follow from its tiles and z-axis routes."""
    if part != Galaxy.__name__:
        return {}
    galaxy = make_galaxy(box.planet_sides, tiles_of(known.get("tiles")), ends_of(known.get("ends")))
    return {
        "planets": [*galaxy.planets],
        "routes": [[*pair] for pair in galaxy.routes],
        "routes_of": [[*some] for some in galaxy.routes_of],
        "adjacent": [[*some] for some in galaxy.adjacent],
        "free_slots": [*galaxy.free_slots],
    }


def tiles_of(given: Plain) -> tuple[tuple[int, int, int, int], ...]:
    found: list[tuple[int, int, int, int]] = []
    for one in given if isinstance(given, list) else []:
        match one:
            case [int(planet), int(x), int(y), int(turn)]:
                found.append((planet, x, y, turn))
    return tuple(found)


def ends_of(given: Plain) -> tuple[tuple[int, int], ...]:
    found: list[tuple[int, int]] = []
    for one in given if isinstance(given, list) else []:
        match one:
            case [int(major), int(minor)]:
                found.append((major, minor))
    return tuple(found)
