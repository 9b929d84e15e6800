"""Turns the records of the files into a box: what the rules look up, as tuples indexed by
number."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from orrery.starcraft.facts.box import Box, Building, Objective, Printed, Technology
from orrery.starcraft.facts.library import Records, fingerprint_of, records_in_play
from orrery.starcraft.facts.terms import IN_AIR, MODULES, NONE, ON_GROUND, SIDES, YIELDS
from orrery.starcraft.rules.cards.effects import CardText
from orrery.starcraft.rules.cards.texts import bits_of, texts_of

Record = Mapping[str, Any]

KINDS = {"ground": ON_GROUND, "flying": IN_AIR}


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


def make_box(records: Records, settings: dict[str, str]) -> Box:
    """The facts of one game: of the boxes that it is played with."""
    base = records_in_play(records, settings)
    box = Box()
    box.settings, box.fingerprint = settings, fingerprint_of(base)
    add_players(box, base)
    add_races(box, base)
    add_buildings(box, base)
    add_planets(box, base)
    add_technologies(box, base)
    add_units(box, base)
    add_cards(box, base)
    add_events(box, base)
    box.printed = {
        record["id"]: Printed(record["id"], str(record.get("name", record["id"])), record)
        for rows in records.values()
        for record in rows
    }
    return box


def add_players(box: Box, base: Records) -> None:
    """Seats, teams and the figures that depend on them (SC-SETUP-12, SC-VAR-05)."""
    box.players = int(box.settings["players"])
    teams = box.players // 2 if box.settings["teams"] == "yes" else box.players
    box.teams = tuple(seat % teams for seat in range(box.players))
    box.regrouping = REGROUPING
    box.conquest_wins = box.settings["goal"] == "conquest_points"
    target = figure(base, "conquest_target")
    box.conquest_target = (
        target["normal"], target["versus_aldaris"], target["team"], target["team_versus_aldaris"],
    )  # fmt: skip
    box.events_removed = next(
        row["removed"] for row in base["events_removed"] if row["players"] == box.players
    )


def figure(base: Records, slug: str) -> Record:
    return next(row for row in base["figure"] if row["id"] == slug)


def price(record: Record) -> tuple[int, int]:
    return record["minerals"], record["gas"]


def add_races(box: Box, base: Records) -> None:
    """What the sheets show, and the pieces of a faction (SC-COMP-01)."""
    races = base["race"]
    box.race_slugs = tuple(row["id"] for row in races)
    box.hand_limit = tuple(row["hand_limit"] for row in races)
    box.starting_hand = tuple(row["starting_hand"] for row in races)
    box.permanent = tuple(price(row["permanent_resources"]) for row in races)
    box.module_spaces = tuple(row["module_spaces"] for row in races)
    box.abilities = tuple(tuple(row["abilities"]) for row in races)
    box.creep = tuple("creep" in row["abilities"] for row in races)
    factions = base["faction"]
    box.faction_slugs = tuple(row["id"] for row in factions)
    box.race = tuple(box.race_slugs.index(row["race"]) for row in factions)
    box.objectives = tuple(objective(row["special_victory"]) for row in factions)
    box.starting_workers = tuple(row["starting_forces"]["workers"] for row in factions)
    count = {row["id"]: row["count"] for row in base["per_faction"]}
    box.bases, box.workers, box.transports = count["bases"], count["workers"], count["transports"]
    split = {row["id"]: row["split"] for row in base["per_faction"] if "split" in row}
    box.order_tokens = tuple(
        split[kind][order]
        for kind in ("standard_orders", "special_orders")
        for order in ("build", "mobilize", "research")
    )
    names = ("worker", "transport", "base")
    costs = {row["id"]: price(row["cost"]) for row in base["cost"]}
    box.worker_cost, box.transport_cost, box.base_cost = (costs[name] for name in names)


def objective(record: Record) -> Objective:
    """What a sheet demands for a special victory (SC-WIN-05, SC-WIN-11)."""
    kind = next(one for one in OBJECTIVES if one in record)
    yields = tuple(YIELDS.index(one) for one in record.get("yielding", ()))
    return Objective(kind, int(record[kind]), yields)


OBJECTIVES = ("areas", "planets", "bases", "most_areas", "end_cards")


def add_buildings(box: Box, base: Records) -> None:
    slugs: list[tuple[str, ...]] = []
    levels: list[tuple[tuple[Building, ...], ...]] = []
    for race in box.race_slugs:
        rows = [row for row in base["building"] if row["race"] == race]
        types = tuple(dict.fromkeys(row["type"] for row in rows))
        slugs.append(types)
        levels.append(
            tuple(
                tuple(
                    Building(at, row["level"], *price(row["cost"]), tuple(row["enables"]))
                    for row in sorted(rows, key=lambda row: int(row["level"]))
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
        for row, types in zip(base["race"], slugs, strict=True)
    )
    modules = {row["id"]: row for row in base["module"]}
    box.module_cost = tuple(
        tuple(price(modules[one]["cost"].get(race, FREE)) for one in MODULES)
        for race in box.race_slugs
    )
    box.module_tokens = tuple(
        tuple(modules[one]["tokens"][race] for one in MODULES) for race in box.race_slugs
    )


FREE = {"minerals": 0, "gas": 0}


def add_planets(box: Box, base: Records) -> None:
    planets = base["planet"]
    box.planet_slugs = tuple(row["id"] for row in planets)
    box.planet_sides = tuple(
        sum(1 << SIDES.index(side) for side in row["sides"]) for row in planets
    )
    areas = [(at, area) for at, row in enumerate(planets) for area in row["area"]]
    box.areas = len(areas)
    box.area_slugs = tuple(area["id"] for _, area in areas)
    box.planet_of = tuple(planet for planet, _ in areas)
    box.areas_of = tuple(
        tuple(area for area, planet in enumerate(box.planet_of) if planet == at)
        for at in range(len(planets))
    )
    box.limit = tuple(area["unit_limit"] for _, area in areas)
    box.allows = tuple(sum(KINDS[kind] for kind in area["allows"]) for _, area in areas)
    box.yields = tuple(YIELDS.index(area["yields"]) for _, area in areas)
    box.amount = tuple(area["amount"] for _, area in areas)
    box.points = tuple(area["amount"] * (area["yields"] == "conquest") for _, area in areas)


def add_technologies(box: Box, base: Records) -> None:
    """One price for all cards of a technology; the reference sheets, which count the technologies
    of each unit, are not a source (SC-RES-05, SC-COMP-12)."""
    box.technologies = tuple(
        Technology(
            row["id"],
            box.race_slugs.index(row["race"]),
            *price(row["cost"]),
            row["kind"] == "play_area",
        )
        for row in base["technology"]
    )


def add_units(box: Box, base: Records) -> None:
    """Units faction by faction, with the keywords of the sheet; both factions of a race have the
    same types (SC-COMP-02, SC-FACT-13)."""
    rows: list[tuple[int, int, Record]] = []
    for faction, race in enumerate(box.race):
        mine = [row for row in base["unit"] if row["race"] == box.race_slugs[race]]
        rows += [(faction, place, row) for place, row in enumerate(mine)]
    types = [row["id"] for row in base["unit"]]
    box.bits = {slug: 1 << at for at, slug in enumerate(types)}
    for race_slug in box.race_slugs:
        mine = [row for row in base["unit"] if row["race"] == race_slug]
        box.bits[f"any_{race_slug}"] = sum(box.bits[row["id"]] for row in mine)
        walking = [row for row in mine if row["type"] == "ground"]
        box.bits[f"any_{race_slug}_ground"] = sum(box.bits[row["id"]] for row in walking)
    box.bits["any"] = (1 << len(types)) - 1
    ground, air = (
        sum(box.bits[row["id"]] for row in base["unit"] if row["type"] == kind) for kind in KINDS
    )
    box.bits_of_kind = (0, ground, air, ground | air)
    box.units_of = tuple(
        tuple(at for at, (one, _, _) in enumerate(rows) if one == faction)
        for faction in range(len(box.race))
    )
    box.unit_faction = tuple(faction for faction, _, _ in rows)
    box.unit_place = tuple(place for _, place, _ in rows)
    printed = [row for _, _, row in rows]
    box.unit_slugs = tuple(row["id"] for row in printed)
    box.unit_bit = tuple(box.bits[row["id"]] for row in printed)
    box.figures = tuple(row["figures"] for row in printed)
    box.kind = tuple(KINDS[row["type"]] for row in printed)
    box.hits = tuple(sum(KINDS[kind] for kind in row["attacks"]) for row in printed)
    box.support = tuple(row["support"] for row in printed)
    box.assist = tuple(row["assist"] for row in printed)
    box.detector = tuple("detector" in row["keywords"] for row in printed)
    box.cost = tuple(price(row["cost"]) for row in printed)
    add_requirements(box, rows)
    starting = [row["starting_forces"]["units"] for row in base["faction"]]
    box.starting_units = tuple(
        tuple(
            sorted(box.unit(faction, slug) for slug, count in units.items() for _ in range(count))
        )
        for faction, units in enumerate(starting)
    )


def add_requirements(box: Box, rows: list[tuple[int, int, Record]]) -> None:
    """What allows a unit to be built: a building and its level, or a technology with a sacrifice
    (SC-BUILD-09, SC-BUILD-12, SC-BUILD-14)."""
    built_at: list[tuple[int, int]] = []
    needs: list[int] = []
    sacrifice: list[tuple[int, int]] = []
    for faction, _, row in rows:
        where = row["built_at"]
        if "building" in where:
            types = box.building_slugs[box.race[faction]]
            built_at.append((types.index(where["building"]), where["level"]))
            needs.append(NONE)
            sacrifice.append((NONE, 0))
        else:
            built_at.append((NONE, 0))
            needs.append(box.tech(where["technology"]))
            [(slug, number)] = row["destroys"].items()
            sacrifice.append((box.unit(faction, slug), number))
    box.built_at, box.needs, box.sacrifice = tuple(built_at), tuple(needs), tuple(sacrifice)


NO_TEXT = CardText("", ())


class Card:
    """A kind of Combat card of a race, while the box is being made; equal cards are one kind."""

    def __init__(self, box: Box, row: Record, major: Record | None) -> None:
        self.slug: str = row["id"]
        self.standard: bool = row["kind"] == "standard"
        race = row["race"]
        everything = (
            [slug for slug in box.bits if box.bits[slug] & box.bits[f"any_{race}"]]
            if row.get("all_units")
            else []
        )
        self.icons = bits_of(box, [*row.get("units", ()), *everything])
        self.support = bits_of(box, row.get("support_units", ()))
        self.major = pair(major)
        self.minor = pair(row.get("minor"))
        self.returns: bool = row.get("after_use") == "technology_deck"


def pair(values: Record | None) -> tuple[int, int]:
    return (0, 0) if values is None else (values["attack"], values["health"])


def add_cards(box: Box, base: Records) -> None:
    """Cards faction by faction: the Combat deck, then the Technology deck. A technology whose
    copies differ has one kind for each; equal Combat cards have one kind
    (SC-SETUP-08, SC-CARD-T-20, SC-CARD-P-18, SC-CARD-Z-18)."""
    texts = texts_of(box)
    kinds: list[tuple[int, Card, int]] = []  # faction, kind, technology
    decks: list[tuple[int, ...]] = []
    tech_decks: list[tuple[int, ...]] = []
    for faction, race in enumerate(box.race):
        slug = box.race_slugs[race]
        deck: list[int] = []
        for row in (row for row in base["combat_card"] if row["race"] == slug):
            card = Card(box, row, row.get("major"))
            deck += [add_kind(kinds, texts, faction, card, NONE)] * row["copies"]
        library: list[int] = []
        for row in (row for row in base["technology"] if row["race"] == slug):
            majors = row.get("majors") or [None] * row["copies"]
            for major in majors:
                card = Card(box, row, major)
                library.append(add_kind(kinds, texts, faction, card, box.tech(row["id"])))
        decks.append(tuple(sorted(deck)))
        tech_decks.append(tuple(sorted(library)))
    box.cards_of, box.tech_cards_of = tuple(decks), tuple(tech_decks)
    box.card_faction = tuple(faction for faction, _, _ in kinds)
    box.technology = tuple(technology for _, _, technology in kinds)
    cards = [card for _, card, _ in kinds]
    box.card_slugs = tuple(card.slug for card in cards)
    box.standard = tuple(card.standard for card in cards)
    box.icons = tuple(card.icons for card in cards)
    box.support_icons = tuple(card.support for card in cards)
    box.major = tuple(card.major for card in cards)
    box.minor = tuple(card.minor for card in cards)
    box.returns = tuple(card.returns for card in cards)
    found = [texts.get(card.slug, NO_TEXT) for card in cards]
    box.effects = tuple(text.effects for text in found)
    box.text_rules = tuple(text.rule for text in found)


def add_kind(
    kinds: list[tuple[int, Card, int]],
    texts: Mapping[str, CardText],
    faction: int,
    card: Card,
    technology: int,
) -> int:
    """The number of a kind of card, a new one unless the faction has an equal one."""

    def key(one: Card) -> tuple[object, ...]:
        return (one.standard, one.icons, one.support, one.major, one.minor, texts.get(one.slug))

    for at, (owner, known, of) in enumerate(kinds):
        if owner == faction and of == technology and key(known) == key(card):
            return at
    kinds.append((faction, card, technology))
    return len(kinds) - 1


LARGER_HAND = ("aggressive_strategy", "adaptive_strategy")
"""Event cards that raise the hand limit by one while they are in play (SC-REGROUP-15)."""


def add_events(box: Box, base: Records) -> None:
    events = base["event"]
    box.event_slugs = tuple(row["id"] for row in events)
    box.event_stage = tuple(row["stage"] for row in events)
    box.event_copies = tuple(row["copies"] for row in events)
    box.event_strategy = tuple(row["use"] == "strategy" for row in events)
    box.event_stays = tuple(row["use"] in ("strategy", "keep") for row in events)
    box.event_hand = tuple(int(slug in LARGER_HAND) for slug in box.event_slugs)
    box.unused_events = () if box.conquest_wins else (box.event("the_end_draws_near"),)
    box.recycled_stage = 0 if box.conquest_wins else 3
