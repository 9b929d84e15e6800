"""What the Faction Sheets print, and the pieces of a faction."""

from __future__ import annotations

from orrery.starcraft.compile.records import FREE, Record, figure, price
from orrery.starcraft.facts.box import Box, Building, Objective
from orrery.starcraft.facts.library import Records
from orrery.starcraft.facts.terms import (
    AS_TOKENS,
    ASSIST,
    DEFEND,
    MODULES,
    NOT_SCORED,
    ORDERS,
    SCORED,
    STAR,
    YIELDS,
)

REGROUPING = (
    "start",
    "destroy",
    "lose",
    "gain",
    "retrieve",
    "points",
    "normal_victory",
    "special_victory",
    "events",
    "discard",
    "first_player",
)
"""The steps of the Regrouping Phase by number (SC-REGROUP-01)."""


def add_races(box: Box, rows: Records) -> None:
    """The sheets; those of Brood War have a Special Order Pool and more module spaces
    (BW-SETUP-08, BW-ORDER-01)."""
    races = rows["race"]
    box.race_slugs = tuple(row["id"] for row in races)
    box.hand_limit = tuple(row["hand_limit"] for row in races)
    box.starting_hand = tuple(row["starting_hand"] for row in races)
    box.module_spaces = tuple(row["module_spaces"] for row in races)
    box.abilities = tuple(tuple(row["abilities"]) for row in races)
    box.creep = tuple("creep" in row["abilities"] for row in races)
    box.mind_control = tuple(row.get("mind_control_limit", 0) for row in races)
    factions = rows["faction"]
    box.faction_slugs = tuple(row["id"] for row in factions)
    box.race = tuple(box.race_slugs.index(row["race"]) for row in factions)
    box.permanent = tuple(price(races[race]["permanent_resources"]) for race in box.race)
    box.objectives = tuple(objective(row["special_victory"]) for row in factions)
    scored = AS_TOKENS if box.lives_by_bases else SCORED if box.conquest_wins else NOT_SCORED
    box.scoring = (scored,) * len(factions)


OBJECTIVES = ("areas", "planets", "bases", "most_areas", "end_cards")


def objective(record: Record) -> Objective:
    """What a faction needs for a special victory (SC-WIN-05, SC-WIN-11)."""
    kind = next(one for one in OBJECTIVES if one in record)
    yields = tuple(YIELDS.index(one) for one in record.get("yielding", ()))
    return Objective(kind, int(record[kind]), yields)


def add_pieces(box: Box, rows: Records) -> None:
    """The pieces of a faction and of the table. With a Defend order there is a Special Order Pool;
    Star orders are given by a card, and faster Survival has fewer bases (SC-COMP-01, BW-SETUP-05,
    BW-SETUP-10, BW-MODE-07)."""
    count = {row["id"]: row["count"] for row in rows["per_faction"]}
    box.bases, box.workers, box.transports = count["bases"], count["workers"], count["transports"]
    if box.settings.get("mode") == "faster_survival":
        box.bases = figure(rows, "faster_survival")["bases"]
    split = {row["id"]: row["split"] for row in rows["per_faction"] if "split" in row}
    tokens = [
        split[kind][order]
        for kind in ("standard_orders", "special_orders")
        for order in ("build", "mobilize", "research")
    ]
    box.has_pool = "defend_order" in count
    if box.has_pool:
        tokens[DEFEND : STAR + 1] = [count["defend_order"], 0]
    box.order_tokens = tuple(tokens)
    box.order_slugs = ORDERS[: len(tokens)]
    box.is_disposable = box.settings.get("special_orders") == "disposable"
    shared = {row["id"]: row["count"] for row in rows["shared"]}
    box.resource_tokens = shared.get("resource_tokens", 0)
    box.guard_tokens = shared.get("guard_tokens", 0)
    box.installation_slugs = tuple(row["id"] for row in rows["installation"])
    box.installation_count = tuple(row["count"] for row in rows["installation"])
    box.item_slugs = tuple(row["id"] for row in rows["item"])
    box.exchanges_any = box.settings.get("exchange", "any_two") == "any_two"
    box.heroes_immune = box.settings.get("heroes") == "immune"
    box.keeps_an_area_free = box.settings.get("expansion", "none") == "none"
    names = ("worker", "transport", "base")
    costs = {row["id"]: price(row["cost"]) for row in rows["cost"]}
    box.worker_cost, box.transport_cost, box.base_cost = (costs[name] for name in names)


def add_buildings(box: Box, rows: Records) -> None:
    """Building types and their levels, by race (SC-BUILD-20, BW-SETUP-04)."""
    slugs: list[tuple[str, ...]] = []
    levels: list[tuple[tuple[Building, ...], ...]] = []
    for race in box.race_slugs:
        own = [row for row in rows["building"] if row["race"] == race]
        types = tuple(dict.fromkeys(row["type"] for row in own))
        slugs.append(types)
        levels.append(
            tuple(
                tuple(
                    Building(at, row["level"], *price(row["cost"]), tuple(row["enables"]))
                    for row in sorted(own, key=lambda row: int(row["level"]))
                    if row["type"] == one
                )
                for at, one in enumerate(types)
            )
        )
    box.building_slugs, box.buildings = tuple(slugs), tuple(levels)
    box.starting_buildings = tuple(
        tuple(
            row["starting_building"]["level"] * (one == row["starting_building"]["type"])
            for one in types
        )
        for row, types in zip(rows["race"], slugs, strict=True)
    )


def add_modules(box: Box, rows: Records) -> None:
    """Modules with their prices and tokens, by race (SC-MODULE-01, BW-MODULE-01)."""
    modules = rows["module"]
    box.module_slugs = tuple(row["id"] for row in modules)
    box.has_assist_module = MODULES[ASSIST] in box.module_slugs
    box.module_cost = tuple(
        tuple(price(row["cost"].get(race, FREE)) for row in modules) for race in box.race_slugs
    )
    box.module_tokens = tuple(
        tuple(row["tokens"][race] for row in modules) for race in box.race_slugs
    )
