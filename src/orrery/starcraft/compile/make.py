"""The box of one game: whatever its options change about the facts is settled here."""

from __future__ import annotations

from orrery.core.decisions import Option
from orrery.starcraft.compile.cards import add_cards, add_technologies
from orrery.starcraft.compile.items import add_items
from orrery.starcraft.compile.leadership import add_forces, add_leadership, add_regrouping
from orrery.starcraft.compile.records import KINDS, Record, figure
from orrery.starcraft.compile.scenarios import add_scenario
from orrery.starcraft.compile.sheets import add_buildings, add_modules, add_pieces, add_races
from orrery.starcraft.compile.units import add_units
from orrery.starcraft.facts.box import Box, Printed
from orrery.starcraft.facts.library import Records, fingerprint_of, records_in_play
from orrery.starcraft.facts.options import SURVIVAL
from orrery.starcraft.facts.terms import EITHER, SIDES, STRATEGIC, YIELDS


def make_box(records: Records, settings: dict[str, str]) -> Box:
    """The facts of one game: of the boxes that it is played with."""
    rows = records_in_play(records, settings)
    box = Box()
    box.settings, box.fingerprint = settings, fingerprint_of(rows)
    add_players(box, rows)
    add_races(box, rows)
    add_pieces(box, rows)
    add_buildings(box, rows)
    add_modules(box, rows)
    add_planets(box, rows)
    add_technologies(box, rows)
    add_units(box, rows)
    add_cards(box, rows)
    add_events(box, rows)
    add_leadership(box, rows)
    add_regrouping(box)
    add_forces(box, rows)
    add_items(box)
    add_options(box)
    if rows["scenario"]:
        add_scenario(box, rows["scenario"][0])
    add_printed(box, rows)
    return box


def add_printed(box: Box, rows: Records) -> None:
    """What is printed, for people. A hero is described as the unit that it is."""
    units = {row["id"]: row for row in rows["unit"]}
    heroes = [
        hero_record(units[row["hero"]["unit"]], row) for row in rows["leadership"] if "hero" in row
    ]
    box.printed = {
        (kind, row["id"]): Printed(row["id"], str(row.get("name", row["id"])), row)
        for kind, some in ({**rows, "unit": [*rows["unit"], *heroes]}).items()
        for row in some
    }
    for unit, item in box.carriers:
        one = box.printed["unit", box.unit_slugs[unit]]
        other = box.printed["item", box.item_slugs[item]]
        slug, name = f"{one.slug}+{other.slug}", f"{one.name} + {other.name}"
        box.printed["unit", slug] = Printed(slug, name, {**one.record, "id": slug, "name": name})


def hero_record(unit: Record, row: Record) -> dict[str, object]:
    """The record of a unit with the name of a hero, and without the keywords that the hero lacks
    (BW-LEAD-15)."""
    hero = row["hero"]
    keywords = [one for one in unit["keywords"] if one not in hero.get("without", ())]
    return {**unit, "id": hero["id"], "name": row["name"], "keywords": keywords}


def add_players(box: Box, rows: Records) -> None:
    """Seats, teams and the targets that depend on them; in a larger galaxy nobody's target depends
    on Aldaris, and a team's is twice a player's; in Survival nobody lives without a base
    (SC-SETUP-12, SC-VAR-05, BW-OPT-05, BW-MODE-02)."""
    box.players = int(box.settings["players"])
    teams = box.players // 2 if box.settings["teams"] == "yes" else box.players
    box.teams = tuple(seat % teams for seat in range(box.players))
    box.seats, box.sides, box.run_by, box.scenario = box.players, (), (), None
    box.conquest_wins = box.settings["goal"] == "conquest_points"
    survival = box.settings.get("mode") in SURVIVAL
    box.lives_by_bases = box.loses_bases = box.sends_from_areas = survival
    target = figure(rows, "conquest_target")
    box.conquest_target = (
        target["normal"], target["versus_aldaris"], target["team"], target["team_versus_aldaris"],
    )  # fmt: skip
    planets = box.settings.get("planets", "two")
    box.planets_drawn = 2 if planets == "two" else 3
    box.planets_placed = 3 if planets == "three" else 2
    if planets == "three":
        alone = target["larger_galaxy"]
        box.conquest_target = (alone, alone, 2 * alone, 2 * alone)


def add_planets(box: Box, rows: Records) -> None:
    """Tiles and their areas; stations and belts are planets too, and an area may be for ground or
    for flying units only (BW-PLANET-01, BW-PLANET-02, BW-PLANET-06, BW-SETUP-07)."""
    planets = rows["planet"]
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
    box.typed = tuple(any(box.allows[area] != EITHER for area in areas) for areas in box.areas_of)
    box.yields = tuple(YIELDS.index(area["yields"]) for _, area in areas)
    box.amount = tuple(area["amount"] for _, area in areas)
    box.riches = tuple(
        tuple((box.yields[area], box.amount[area]) for area in areas) for areas in box.areas_of
    )
    box.points = tuple(area["amount"] * (area["yields"] == "conquest") for _, area in areas)
    box.point_areas = tuple(area for area, points in enumerate(box.points) if points)
    box.strategic_of = tuple(
        tuple(area for area in areas if box.yields[area] == STRATEGIC) for areas in box.areas_of
    )


def add_options(box: Box) -> None:
    """Options that name a planet, an area or an order: the same ones in all games with the box."""
    planets, orders = range(len(box.planet_slugs)), range(len(box.order_slugs))
    box.place_order = tuple(Option("planet", planet) for planet in planets)
    box.place_defend = tuple(Option("defend", area) for area in range(box.areas))
    box.lay_order = tuple(Option("order", order) for order in orders)
    box.reveal = tuple(Option("reveal", planet) for planet in planets)


LARGER_HAND = ("aggressive_strategy", "adaptive_strategy")
"""Event cards that raise the hand limit by one while they are in play (SC-REGROUP-15)."""


def add_events(box: Box, rows: Records) -> None:
    """Event cards, and how many leave the game unseen. Without Leadership cards those that need
    them are put away first, one of each stage; Galactic Conquest has no End cards
    (SC-VAR-02, BW-SETUP-06, BW-SETUP-11, BW-OPT-08)."""
    events = rows["event"]
    box.event_slugs = tuple(row["id"] for row in events)
    box.event_numbers = {slug: at for at, slug in enumerate(box.event_slugs)}
    box.event_stage = tuple(row["stage"] for row in events)
    box.event_copies = tuple(row["copies"] for row in events)
    box.event_strategy = tuple(row["use"] == "strategy" for row in events)
    box.event_stays = tuple(row["use"] in ("strategy", "keep") for row in events)
    box.events_removed = next(
        row["removed"] for row in rows["events_removed"] if row["players"] == box.players
    )
    unused = [] if box.conquest_wins else [box.event("the_end_draws_near")]
    if box.settings.get("leadership") == "no":
        unused += [at for at, row in enumerate(events) if row.get("needs_leadership")]
        box.events_removed -= 1
    box.unused_events = tuple(unused)
    box.event_removal = tuple(
        copies * (event in unused) for event, copies in enumerate(box.event_copies)
    )
    box.unseen_removal = (box.events_removed, box.events_removed, 0)
    box.recycled_stage = 0 if box.conquest_wins else 3
    box.event_hand = tuple(int(slug in LARGER_HAND) for slug in box.event_slugs)
