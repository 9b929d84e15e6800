"""Leadership cards, and the forces that a faction begins with."""

from __future__ import annotations

from orrery.starcraft.compile.records import FREE, Record, army, price
from orrery.starcraft.compile.sheets import REGROUPING
from orrery.starcraft.facts.box import Box, Forces, Leadership
from orrery.starcraft.facts.library import Records
from orrery.starcraft.facts.terms import NONE, PERIODS

NO_FORCES = Forces((), 0, 0, 0)


def add_leadership(box: Box, rows: Records) -> None:
    """Leadership cards faction by faction, in the order of their stages. In a larger galaxy nobody
    can choose a Special Victory card; without Leadership cards everybody has it, and nobody chooses
    (BW-LEAD-01, BW-OPT-05, BW-OPT-06, BW-OPT-07)."""
    box.leadership = tuple(leadership(box, row) for row in rows["leadership"])
    box.leader_number = {one.slug: card for card, one in enumerate(box.leadership)}
    choosing = bool(box.leadership) and box.settings.get("leadership") != "no"
    without_victory = box.settings.get("planets") == "three"
    box.leaders_of = tuple(
        tuple(
            card
            for card, one in enumerate(box.leadership)
            if choosing and one.faction == faction and not (without_victory and one.wins)
        )
        for faction in range(len(box.race))
    )
    box.given_leader = tuple(
        NONE if choosing or without_victory else victory_card(box, faction)
        for faction in range(len(box.race))
    )


def add_regrouping(box: Box) -> None:
    """The steps of the Regrouping Phase; Leadership cards are chosen before points are scored, and
    the end of the phase is a window of its own (SC-REGROUP-01, BW-REGROUP-05, BW-LEADCARD-47)."""
    steps = list(REGROUPING)
    if box.leadership:
        steps.insert(steps.index("points"), "leadership")
        steps.append("end")
    box.regrouping = tuple(steps)


def leadership(box: Box, row: Record) -> Leadership:
    """One card, as the rules look it up: until when it stays (BW-LEAD-08, BW-LEADCARD-43)."""
    faction = box.faction_slugs.index(row["faction"])
    return Leadership(
        slug=row["id"],
        faction=faction,
        stage=row["stage"],
        wins="special_victory" in row["traits"],
        hero=box.unit_slugs.index(row["hero"]["id"]) if "hero" in row else NONE,
        forces=forces(box, faction, row["starting_forces"]) if row["stage"] == 1 else NO_FORCES,
        waits=row.get("begins") == "next_round",
        lasts=PERIODS.index("game" if row["keep"] else row.get("lasts", "moment")),
        permanent=price(row.get("permanent_resources", FREE)),
        installation=(
            box.installation_slugs.index(row["installation"]) if "installation" in row else NONE
        ),
        units=army(box, faction, row.get("units_on_card", {})),
        is_everywhere="transports_on" in row,
        star_orders=row.get("star_orders", 0),
        points=row.get("conquest_point_tokens", 0),
        number=row.get("number", 0),
        offered=tuple(box.unit(faction, slug) for slug in row.get("units_offered", ())),
    )


def forces(box: Box, faction: int, record: Record) -> Forces:
    return Forces(
        army(box, faction, record["units"]),
        record["workers"],
        record["transports"],
        record["bases"],
    )


def victory_card(box: Box, faction: int) -> int:
    """The Special Victory card of a faction, or NONE (BW-LEAD-10)."""
    cards = enumerate(box.leadership)
    return next((card for card, one in cards if one.faction == faction and one.wins), NONE)


def add_forces(box: Box, rows: Records) -> None:
    """The forces that a faction begins with if nobody chooses them: those of the sheet, or of the
    Special Victory card (SC-GALAXY-17, BW-OPT-06, BW-OPT-07)."""
    found: list[Forces] = []
    for faction, row in enumerate(rows["faction"]):
        card = victory_card(box, faction)
        found.append(
            forces(box, faction, row["starting_forces"])
            if card == NONE
            else box.leadership[card].forces
        )
    box.starting_forces = tuple(found)
    box.starting_units = tuple(one.units for one in found)
    box.starting_workers = tuple(one.workers for one in found)
