"""A scenario: what it changes about the box, and its map, forces and aims as the rules look them
up."""

from __future__ import annotations

from collections.abc import Iterable

from orrery.starcraft.compile.alliance import bridge, builds, plans
from orrery.starcraft.compile.items import add_carriers
from orrery.starcraft.compile.records import Record, army
from orrery.starcraft.facts.box import Box
from orrery.starcraft.facts.scenario import (
    Condition,
    Driven,
    Force,
    Joined,
    Scenario,
    Supplies,
)
from orrery.starcraft.facts.terms import AS_TOKENS, NONE, NOT_SCORED, SCORED, YIELDS


def add_scenario(box: Box, row: Record) -> None:
    """Everything that a scenario changes is settled here: whoever asks the box need not know that
    it is a scenario (BW-MODE-10, BW-MODE-26)."""
    add_seats(box, row)
    add_borrowed_figures(box, row)
    add_permanent(box, row)
    add_carried(box, row)
    no_leaders(box)
    box.scenario = scenario(box, row)
    add_scoring(box, row, box.scenario)
    add_event_deck(box, row)


def faction(box: Box, slug: str) -> int:
    return box.faction_slugs.index(slug)


def planet(box: Box, slug: str) -> int:
    return box.planet_slugs.index(slug)


def row_of_players(box: Box, row: Record) -> Record:
    """What is different with this number of players (BW-SCEN-84)."""
    rows = row.get("fewer_players", ())
    return next((one for one in rows if one["players"] == box.players), {})


def left_out(box: Box, row: Record) -> list[str]:
    """The factions that are left out with this number of players (BW-SCEN-84)."""
    return list(row_of_players(box, row).get("without", ()))


def partners(box: Box, row: Record) -> dict[int, int]:
    """By faction in play: the faction of its team that is left out, whose pieces it has too
    (BW-SCEN-85)."""
    without = left_out(box, row)
    return {
        faction(box, slug): faction(box, mate)
        for team in row.get("teams", ())
        for slug, mate in zip(team, team[::-1], strict=True)
        if mate in without and slug not in without
    }


def add_seats(box: Box, row: Record) -> None:
    """Teams by faction, factions that nobody plays and who decides for them (BW-MODE-20,
    BW-SCEN-35, BW-SCEN-52, BW-SCEN-72)."""
    grouped = row.get("teams", ())
    box.sides = tuple(
        next((at for at, team in enumerate(grouped) if slug in team), len(grouped) + number)
        for number, slug in enumerate(box.faction_slugs)
    )
    driven = row.get("run_by", {})
    box.seats = box.players + len(driven)
    if driven:
        box.run_by = tuple(
            faction(box, driven[slug]) if slug in driven else NONE for slug in box.faction_slugs
        )


def add_borrowed_figures(box: Box, row: Record) -> None:
    """Miniatures of another colour are simply more figures (BW-MODE-12, BW-SCEN-12, BW-SCEN-86)."""
    figures = list(box.figures)
    borrowing = {
        faction(box, mine): faction(box, theirs)
        for mine, theirs in row.get("also_uses_figures_of", {}).items()
    }
    for mine, theirs in {**borrowing, **partners(box, row)}.items():
        pairs = zip(box.units_of[mine], box.units_of[theirs], strict=True)
        for own, borrowed in pairs:
            figures[own] += box.figures[borrowed]
    box.figures = tuple(figures)


def add_permanent(box: Box, row: Record) -> None:
    """Some teams do without their permanent resources; a player may have those of a second sheet
    (BW-SCEN-82, BW-SCEN-90)."""
    barred = [team - 1 for team in row.get("teams_without_permanent_resources", ())]
    box.permanent = tuple(
        (0, 0) if side in barred else own
        for side, own in zip(box.sides, box.permanent, strict=True)
    )
    too = row_of_players(box, row).get("permanent_too")
    for mine, other in partners(box, row).items():
        if box.faction_slugs[other] == too:
            (minerals, gas), (more, more_gas) = box.permanent[mine], box.permanent[other]
            both = (minerals + more, gas + more_gas)
            box.permanent = (*box.permanent[:mine], both, *box.permanent[mine + 1 :])


def add_carried(box: Box, row: Record) -> None:
    """The items of the scenario, and the units that can carry them: all that can be in play,
    unless the scenario names one (BW-MODE-23, BW-SCEN-33)."""
    lying = [one["item"] for one in row["force"] if "item" in one]
    carried = [one["carries"] for one in row["force"] if "carries" in one]
    box.item_slugs = tuple(slug for slug in box.item_slugs if slug in (*lying, *carried))
    playing = {faction(box, slug) for slug in (*row["play_order"], *row.get("run_by", {}))}
    every = [unit for unit, one in enumerate(box.unit_faction) if one in playing]
    only = row.get("carried_only_by", {})
    for item, slug in enumerate(box.item_slugs):
        able = [box.unit_slugs.index(only[slug])] if slug in only else every
        add_carriers(box, able, (item,))


def no_leaders(box: Box) -> None:
    """Nobody chooses Leadership cards (BW-MODE-22)."""
    box.leaders_of = ((),) * len(box.race)
    box.given_leader = (NONE,) * len(box.race)


def add_scoring(box: Box, row: Record, played: Scenario) -> None:
    """Points count for those who can win by them; others take tokens for them, or nothing. The
    cards, points and objectives of the usual game win nothing (BW-MODE-17, BW-SCEN-15,
    BW-SCEN-31)."""
    sides = {one.side for one in played.conditions if one.aim == "points"}
    other = AS_TOKENS if "tokens_for_points" in row["special_rules"] else NOT_SCORED
    box.scoring = tuple(SCORED if side in sides else other for side in box.sides)
    box.conquest_wins = False


def add_event_deck(box: Box, row: Record) -> None:
    """Exactly the cards that the scenario lists are put away, whatever the number of players; the
    whole deck, where it is not used (BW-MODE-14, BW-SCEN-27, BW-SCEN-57, BW-SCEN-77)."""
    removed = {one["event"]: one["copies"] for one in row.get("event_removal", ())}
    box.event_removal = tuple(
        removed.get(slug, 0) if row["normal_event_deck"] else copies
        for slug, copies in zip(box.event_slugs, box.event_copies, strict=True)
    )
    unseen = {one["stage"]: one["copies"] for one in row.get("random_event_removal", ())}
    box.unseen_removal = tuple(unseen.get(stage, 0) for stage in (1, 2, 3))
    box.unused_events = tuple(
        event for event, copies in enumerate(box.event_copies) if box.event_removal[event] == copies
    )
    box.events_removed = 0
    box.recycled_stage = row.get("reshuffled_stage", 0)


def scenario(box: Box, row: Record) -> Scenario:
    """What only the procedures of scenarios look up: who plays, in which order, where and with what
    (BW-SCEN-01, BW-SCEN-20, BW-SCEN-50, BW-SCEN-70)."""
    without = left_out(box, row)
    holder = {other: mine for mine, other in partners(box, row).items()}
    return Scenario(
        slug=row["id"],
        order=tuple(faction(box, slug) for slug in row["play_order"] if slug not in without),
        driven=tuple(faction(box, slug) for slug in row.get("run_by", {})),
        joined=joined(box, row),
        tiles=tuple(
            (planet(box, one["planet"]), one["column"], one["row"], one["turns"])
            for one in row["tile"]
        ),
        z_axis=tuple((planet(box, one["a"]), planet(box, one["b"])) for one in row["z_axis"]),
        forces=tuple(force(box, one, holder) for one in row["force"]),
        supplies=tuple(supplies(box, row, slug) for slug in box.faction_slugs),
        conditions=tuple(condition(box, one) for one in row["victory"]),
        rounds=row.get("rounds", 0),
        has_deck=row["normal_event_deck"],
        spares="spare_team_mates" in row["special_rules"],
        rules=frozenset(row["special_rules"]),
        plans=plans(box, row),
        plans_picked=row.get("events_picked", 0),
        cards_for_event=row.get("combat_cards_for_event", 0),
        builds=builds(box, row),
        bridge=bridge(box, row),
        driving=driving(box, row),
        planted_on=tuple(
            planet(box, row["planted_on"][slug]) if slug in row.get("planted_on", {}) else NONE
            for slug in box.item_slugs
        ),
        no_orders=tuple(
            (faction(box, one["faction"]), planet(box, one["planet"]))
            for one in row.get("no_orders", ())
        ),
    )


def driving(box: Box, row: Record) -> Driven:
    """How the factions that nobody plays behave (BW-SCEN-37, BW-SCEN-39, BW-SCEN-40,
    BW-SCEN-44)."""
    return Driven(
        transports=tuple(
            (faction(box, one["faction"]), planet(box, one["a"]), planet(box, one["b"]))
            for one in row.get("fixed_transports", ())
        ),
        mobilizes_on=tuple(planet(box, slug) for slug in row.get("mobilizes_on", ())),
        cards=row.get("cards_beyond_units", 0),
        builds_workers=box.settings.get("overmind_workers", "yes") == "yes",
    )


def joined(box: Box, row: Record) -> tuple[Joined, ...]:
    """By faction what it has of the one that is left out: its miniatures, which are among the
    figures, its workers and transports, the bases that it begins with, and its order tokens
    (BW-SCEN-86, BW-SCEN-88)."""
    found = [Joined()] * len(box.faction_slugs)
    for mine, other in partners(box, row).items():
        slug = box.faction_slugs[other]
        bases = sum(one.get("bases", 0) for one in row["force"] if one["faction"] == slug)
        orders = row["joined_orders"]["per_turn"]
        found[mine] = Joined(other, bases, box.workers, box.transports, orders)
    return tuple(found)


def force(box: Box, one: Record, holder: dict[int, int]) -> Force:
    """What a faction begins with on a planet, or whoever has its forces too; the hero has what is
    carried from the start (BW-SCEN-22, BW-SCEN-53, BW-SCEN-54, BW-SCEN-85)."""
    mine = faction(box, one["faction"])
    mine = holder.get(mine, mine)
    units = army(box, mine, one.get("units", {}))
    if "hero" in one:
        hero = box.unit_slugs.index(one["hero"])
        if "carries" in one:
            hero = box.carriers[hero, box.item_slugs.index(one["carries"])]
        units = (hero, *units)
    return Force(
        faction=mine,
        planet=planet(box, one["planet"]),
        units=units,
        bases=bases(box, one),
        barred=BARRED[one["base_not_in"]] if "base_not_in" in one else NONE,
        transports=one.get("transports", 0),
        installations=tuple(map(box.installation_slugs.index, one.get("installations", ()))),
        item=box.item_slugs.index(one["item"]) if "item" in one else NONE,
    )


def bases(box: Box, one: Record) -> int:
    """How many bases a faction begins with there; one that the text omits is there unless an option
    says otherwise (BW-SCEN-55)."""
    is_there = box.settings.get(one.get("base_if", ""), "yes") == "yes"
    return one.get("bases", 0) if is_there else 0


BARRED = {"conquest_area": YIELDS.index("conquest")}


def supplies(box: Box, row: Record, slug: str) -> Supplies | None:
    """What a faction of the scenario has besides; a hero comes with the Leadership card
    (BW-MODE-12, BW-MODE-16, BW-MODE-22)."""
    one = next((one for one in row["supply"] if one["faction"] == slug), None)
    if one is None:
        return None
    mine = faction(box, slug)
    types = box.building_slugs[box.race[mine]]
    built = [(types.index(two["type"]), two["level"]) for two in one.get("buildings", ())]
    return Supplies(
        workers=one["workers"],
        modules=tuple(map(box.module_slugs.index, one.get("modules", ()))),
        buildings=tuple(built),
        leaders=leaders(box, row, slug, one.get("leadership", ())),
        hand=one.get("combat_cards", NONE),
        cards=tuple(
            card
            for tech, copies in one.get("extra_hand", {}).items()
            for card in tech_cards(box, mine, tech)[:copies]
        ),
    )


def leaders(box: Box, row: Record, slug: str, named: Iterable[str]) -> tuple[int, ...]:
    """The Leadership cards of a faction's heroes, and others that are named (BW-MODE-22)."""
    heroes = [one["hero"] for one in row["force"] if one["faction"] == slug and "hero" in one]
    return tuple(
        card
        for card, one in enumerate(box.leadership)
        if one.slug in named or (one.hero != NONE and box.unit_slugs[one.hero] in heroes)
    )


def tech_cards(box: Box, mine: int, technology: str) -> list[int]:
    """The cards of a technology in a faction's Technology deck."""
    number = box.tech(technology)
    return [card for card in box.tech_cards_of[mine] if box.technology[card] == number]


def condition(box: Box, one: Record) -> Condition:
    """An aim of a side, with the moment at which it is tested (BW-MODE-17)."""
    side = one["team"] - 1 if "team" in one else box.sides[faction(box, one["faction"])]
    return Condition(
        aim=one["aim"],
        moment=one["moment"],
        side=side,
        of=faction(box, one["of"]) if "of" in one else NONE,
        planets=tuple(planet(box, slug) for slug in one.get("planets", ())),
        units=tuple(box.unit_slugs.index(slug) for slug in one.get("heroes", ())),
        items=tuple(box.item_slugs.index(slug) for slug in one.get("items", ())),
        installation=(
            box.installation_slugs.index(one["installation"]) if "installation" in one else NONE
        ),
        number=one.get("number", 0),
    )
