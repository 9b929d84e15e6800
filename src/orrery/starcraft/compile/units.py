"""Units: the types of the sheets, faction by faction, and heroes after them."""

from __future__ import annotations

from orrery.starcraft.compile.records import KINDS, Record, price
from orrery.starcraft.facts.box import Box
from orrery.starcraft.facts.library import Records
from orrery.starcraft.facts.terms import NONE
from orrery.starcraft.rules.cards.heroes import HEROES

Row = tuple[int, int, Record]
"""A kind of unit: its faction, its place on the sheet, and its record."""


def add_units(box: Box, rows: Records) -> None:
    """Units with the keywords of the sheet; both factions of a race have the same types
    (SC-COMP-02, SC-FACT-13, BW-SETUP-09). A hero has the figure and the figures of its type
    (BW-LEAD-15)."""
    types = rows["unit"]
    sheet: list[Row] = []
    for faction, race in enumerate(box.race):
        mine = [row for row in types if row["race"] == box.race_slugs[race]]
        sheet += [(faction, place, row) for place, row in enumerate(mine)]
    heroes = [row for row in rows["leadership"] if "hero" in row]
    add_bits(box, types, heroes)
    box.units_of = tuple(
        tuple(at for at, (one, _, _) in enumerate(sheet) if one == faction)
        for faction in range(len(box.race))
    )
    box.unit_slugs = tuple(row["id"] for _, _, row in sheet)
    figures = [*range(len(sheet))]
    figures += [
        box.unit(box.faction_slugs.index(row["faction"]), row["hero"]["unit"]) for row in heroes
    ]
    box.figure_of = tuple(figures)
    box.hero = tuple([False] * len(sheet) + [True] * len(heroes))
    box.unit_slugs += tuple(row["hero"]["id"] for row in heroes)
    add_figures(box, [sheet[figure] for figure in figures])
    add_requirements(box, [sheet[figure] for figure in figures])
    add_heroes(box, heroes, len(sheet))


def add_bits(box: Box, types: list[dict[str, object]], heroes: list[dict[str, object]]) -> None:
    """A bit for each type, the same for both factions of a race, and one for each hero after them:
    a list of units names types, so no list has a hero's bit but that of the hero's own cards."""
    slugs = [str(row["id"]) for row in types]
    box.bits = {slug: 1 << at for at, slug in enumerate(slugs)}
    for race in box.race_slugs:
        mine = [row for row in types if row["race"] == race]
        box.bits[f"any_{race}"] = sum(box.bits[str(row["id"])] for row in mine)
        walking = [row for row in mine if row["type"] == "ground"]
        box.bits[f"any_{race}_ground"] = sum(box.bits[str(row["id"])] for row in walking)
    box.bits["any"] = (1 << len(slugs)) - 1
    ground, air = (
        sum(box.bits[str(row["id"])] for row in types if row["type"] == kind) for kind in KINDS
    )
    box.bits_of_kind = (0, ground, air, ground | air)
    for at, row in enumerate(heroes, len(slugs)):
        box.bits[str(row["id"])] = 1 << at


def add_figures(box: Box, printed: list[Row]) -> None:
    """What is printed about each kind of unit, keywords among it, the same on both sheets of a
    race: a Guardian attacks ground units only (BW-UNIT-01, BW-UNIT-07)."""
    box.unit_faction = tuple(faction for faction, _, _ in printed)
    box.unit_place = tuple(place for _, place, _ in printed)
    records = [row for _, _, row in printed]
    box.unit_bit = box.card_bit = tuple(box.bits[row["id"]] for row in records)
    box.figures = tuple(
        0 if hero else row["figures"] for hero, row in zip(box.hero, records, strict=True)
    )
    box.kind = tuple(KINDS[row["type"]] for row in records)
    box.hits = tuple(sum(KINDS[kind] for kind in row["attacks"]) for row in records)
    box.support = tuple(row["support"] for row in records)
    box.assist = tuple(row["assist"] for row in records)
    box.detector = tuple("detector" in row["keywords"] for row in records)
    box.cloaked = tuple("cloaking" in row["keywords"] for row in records)
    box.cloaked_bits = sum(
        box.bits[slug] for slug in {row["id"] for row in records if "cloaking" in row["keywords"]}
    )
    box.sacrifices = tuple("sacrifice" in row["keywords"] for row in records)
    box.has_keywords = any(box.sacrifices)
    box.cost = tuple(price(row["cost"]) for row in records)


def add_requirements(box: Box, printed: list[Row]) -> None:
    """What allows a unit to be built: a building and its level, a technology with a sacrifice, or
    an installation (SC-BUILD-09, SC-BUILD-12, SC-BUILD-14, BW-INST-07)."""
    built_at: list[tuple[int, int]] = []
    needs: list[int] = []
    sacrifice: list[tuple[int, int]] = []
    installed_at: list[int] = []
    for faction, _, row in printed:
        where = row["built_at"]
        types = box.building_slugs[box.race[faction]]
        by_building, by_technology = "building" in where, "technology" in where
        built_at.append(
            (types.index(where["building"]), where["level"]) if by_building else (NONE, 0)
        )
        needs.append(box.tech(where["technology"]) if by_technology else NONE)
        [(slug, number)] = row["destroys"].items() if by_technology else [("", 0)]
        sacrifice.append((box.unit(faction, slug) if by_technology else NONE, number))
        installed_at.append(
            box.installation_slugs.index(where["installation"]) if "installation" in where else NONE
        )
    box.built_at, box.needs, box.sacrifice = tuple(built_at), tuple(needs), tuple(sacrifice)
    box.installed_at = tuple(installed_at)


def add_heroes(box: Box, heroes: list[dict[str, Record]], first: int) -> None:
    """What a hero has besides its type: a bit of its own, cards of another type, a keyword less
    (BW-LEAD-15, BW-LEADCARD-05, BW-LEADCARD-39)."""
    unit_bit, card_bit = list(box.unit_bit), list(box.card_bit)
    cloaked, sacrifices = list(box.cloaked), list(box.sacrifices)
    for unit, row in enumerate(heroes, first):
        hero = row["hero"]
        unit_bit[unit] |= box.bits[hero["id"]]
        card_bit[unit] = unit_bit[unit]
        for slug in hero.get("also_matches", ()):
            card_bit[unit] |= box.bits[slug]
        cloaked[unit] &= "cloaking" not in hero.get("without", ())
        sacrifices[unit] &= "sacrifice" not in hero.get("without", ())
    box.unit_bit, box.card_bit = tuple(unit_bit), tuple(card_bit)
    box.cloaked, box.sacrifices = tuple(cloaked), tuple(sacrifices)
    box.hero_bonus = {
        unit: HEROES[row["hero"]["id"]]
        for unit, row in enumerate(heroes, first)
        if row["hero"]["id"] in HEROES
    }
