"""What the files of facts contain: for each kind of record the keys and their possible values."""

from __future__ import annotations

from typing import get_args

from orrery.core.facts import REMARKS, SOURCE, SOURCES, File, Kind
from orrery.core.shapes import FLAG, NUMBER, TEXT, Each, IdOf, ListOf, Number, OneOf, TableOf
from orrery.starcraft.facts.scenario import Aim, Moment

SET = OneOf(("base", "brood_war"))
RACE, UNIT, FACTION, PLANET = IdOf("race"), IdOf("unit"), IdOf("faction"), IdOf("planet")
EVENT, INSTALLATION, ITEM = IdOf("event"), IdOf("installation"), IdOf("item")
PRICE = TableOf({"minerals": NUMBER, "gas": NUMBER})
VALUES = TableOf({"attack": NUMBER, "health": NUMBER})
UNITS = Each(UNIT, NUMBER)
STAGE = Number(1, 3)
WHERE = ListOf(OneOf(("ground", "flying")))
AREA = TableOf(
    {
        "id": TEXT,
        "yields": OneOf(("minerals", "gas", "conquest", "strategic")),
        "amount": NUMBER,
        "unit_limit": NUMBER,
        "allows": WHERE,
    },
    {"provenance": SOURCE, "provenance_of": SOURCES},
)
BUILT = TableOf(
    {},
    {
        "building": TEXT,
        "level": STAGE,
        "technology": IdOf("technology"),
        "installation": INSTALLATION,
    },
)
FORCES = TableOf({"units": UNITS, "workers": NUMBER, "transports": NUMBER, "bases": NUMBER})
VICTORY = TableOf(
    {"check": OneOf(("special_victory_step", "end_of_play_events_step"))},
    {
        "stage": STAGE,
        "yielding": ListOf(OneOf(("minerals", "gas", "conquest"))),
        **dict.fromkeys(("areas", "planets", "bases", "end_cards", "others_target"), NUMBER),
        "most_areas": FLAG,
        "replaces_end_game_victory": FLAG,
    },
)

BUILDING = Kind(
    {
        "name": TEXT,
        "race": RACE,
        "type": TEXT,
        "level": STAGE,
        "set": SET,
        "token": FLAG,
        "cost": PRICE,
        "enables": ListOf(UNIT),
    },
    {"removed_in_brood_war": FLAG},
)
COMBAT_CARD = Kind(
    {
        "race": RACE,
        "set": SET,
        "copies": NUMBER,
        "kind": OneOf(("standard", "reinforcement")),
        "text": FLAG,
    },
    {
        "number": NUMBER,
        "units": ListOf(UNIT),
        "all_units": FLAG,
        "major": VALUES,
        "minor": VALUES,
        "removed_in_brood_war": FLAG,
        "replaces": IdOf("combat_card"),
    },
)
EVENT_CARD = Kind(
    {
        "name": TEXT,
        "set": SET,
        "stage": STAGE,
        "copies": NUMBER,
        "use": OneOf(("at_once", "keep", "strategy", "common_area")),
    },
    {"discard_when": TEXT, "forced": FLAG, "needs_leadership": FLAG},
)
PLANET_TILE = Kind(
    {
        "name": TEXT,
        "set": SET,
        "sides": ListOf(OneOf(("north", "east", "south", "west"))),
        "pattern": OneOf(("opposite", "corner", "tee", "cross")),
        "area": ListOf(AREA),
    },
    {"large": FLAG},
    remarks={**REMARKS, "sources": NUMBER},
)
CHANGED_UNIT = TableOf(
    {},
    {
        "cost": PRICE,
        "destroys": UNITS,
        "built_at": BUILT,
        "attacks": WHERE,
        "support": NUMBER,
        "assist": FLAG,
        "keywords": ListOf(TEXT),
        "provenance_of": SOURCES,
    },
)
UNIT_TYPE = Kind(
    {
        "name": TEXT,
        "race": RACE,
        "set": SET,
        "figures": NUMBER,
        "type": OneOf(("ground", "flying")),
        "cost": PRICE,
        "attacks": WHERE,
        "support": NUMBER,
        "assist": FLAG,
        "keywords": ListOf(TEXT),
        "built_at": BUILT,
        "overview": Each(TEXT, NUMBER),
    },
    {"destroys": UNITS, "brood_war": CHANGED_UNIT},
)
TECHNOLOGY = Kind(
    {
        "name": TEXT,
        "race": RACE,
        "set": SET,
        "copies": NUMBER,
        "kind": OneOf(("standard", "reinforcement", "play_area")),
        "text": FLAG,
    },
    {
        "cost": PRICE,
        "units": ListOf(UNIT),
        "support_units": ListOf(UNIT),
        "all_units": FLAG,
        "majors": ListOf(VALUES),
        "minor": VALUES,
        "after_use": OneOf(("technology_deck",)),
        "faction": FACTION,
        "hero": TEXT,
        "removed_in_brood_war": FLAG,
        "revises": IdOf("technology"),
    },
)
LEADERSHIP = Kind(
    {
        "name": TEXT,
        "set": SET,
        "faction": FACTION,
        "stage": STAGE,
        "traits": ListOf(OneOf(("special_victory", "hero"))),
        "keep": FLAG,
    },
    {
        "starting_forces": FORCES,
        "hero": TableOf(
            {"id": TEXT, "unit": UNIT},
            {"also_matches": ListOf(UNIT), "without": ListOf(TEXT), "provenance_of": SOURCES},
        ),
        "permanent_resources": PRICE,
        "installation": INSTALLATION,
        "units_on_card": UNITS,
        "transports_on": OneOf(("every_route_of_base_planet",)),
        "star_orders": NUMBER,
        "conquest_point_tokens": NUMBER,
        "number": NUMBER,
        "units_offered": ListOf(UNIT),
        "begins": OneOf(("at_once", "next_round")),
        "lasts": OneOf(("planning", "execution", "regrouping", "round")),
    },
)
RACE_SHEET = Kind(
    {
        "name": TEXT,
        "hand_limit": NUMBER,
        "starting_hand": NUMBER,
        "unit_build_limit": TableOf(
            {"base": NUMBER},
            dict.fromkeys(("per_supply_module", "per_building_type", "most"), NUMBER),
        ),
        "starting_building": TableOf({"type": TEXT, "level": STAGE}),
        "permanent_resources": PRICE,
        "module_spaces": NUMBER,
        "abilities": ListOf(TEXT),
    },
    {
        "brood_war": TableOf(
            {}, {"module_spaces": NUMBER, "mind_control_limit": NUMBER, "provenance_of": SOURCES}
        )
    },
)
FACTION_SHEET = Kind(
    {
        "name": TEXT,
        "race": RACE,
        "colour": TEXT,
        "starting_forces": FORCES,
        "special_victory": VICTORY,
    }
)
SHARED = Kind(
    {"base": NUMBER, "brood_war": NUMBER},
    {
        "pieces": TableOf({"major": NUMBER, "minor": NUMBER}),
        "unlimited": FLAG,
        "kind_chosen_when_gained": FLAG,
        "per_protoss_faction": NUMBER,
        "faction": FACTION,
    },
)
FIGURE = Kind(
    {},
    {
        **dict.fromkeys(
            (
                "normal", "versus_aldaris", "team", "team_versus_aldaris",
                "extra_per_force_mining", "force_minings_until_depleted", "attacker", "defender",
                "special_mobilize_extra", "special_mobilize_attack", "events", "combat_cards",
                "technologies", "health", "bases",
            ),
            NUMBER,
        ),
        "same_capacity": FLAG,
        "per": OneOf(("skirmish",)),
        "set": SET,
        "brood_war": TableOf({}, {"larger_galaxy": NUMBER}),
    },
)  # fmt: skip
PLACE = Number(-9, 9)
TILE = TableOf({"planet": PLANET, "column": PLACE, "row": PLACE, "turns": Number(0, 3)})
LINK = TableOf({"a": PLANET, "b": PLANET})
FORCE = TableOf(
    {"faction": FACTION, "planet": PLANET},
    {
        "hero": TEXT,
        "units": UNITS,
        "bases": NUMBER,
        "base_not_in": TEXT,
        "base_if": TEXT,
        "transports": NUMBER,
        "installations": ListOf(INSTALLATION),
        "item": ITEM,
        "carries": ITEM,
    },
)
SUPPLY = TableOf(
    {"faction": FACTION, "workers": NUMBER},
    {
        "transports": NUMBER,
        "modules": ListOf(IdOf("module")),
        "buildings": ListOf(TableOf({"type": TEXT, "level": STAGE})),
        "combat_cards": NUMBER,
        "extra_hand": Each(TEXT, NUMBER),
        "leadership": ListOf(IdOf("leadership")),
    },
)
PLAYERS = Number(2, 6)
VICTORY_OF_SIDE = TableOf(
    {"aim": OneOf(get_args(Aim)), "moment": OneOf(get_args(Moment))},
    {
        "faction": FACTION,
        "team": Number(1, 3),
        "of": FACTION,
        "planets": ListOf(PLANET),
        "heroes": ListOf(TEXT),
        "items": ListOf(ITEM),
        "installation": INSTALLATION,
        "number": NUMBER,
    },
)
SCENARIO = Kind(
    {
        "name": TEXT,
        "set": SET,
        "players": TableOf({"least": PLAYERS, "most": PLAYERS}),
        "planets": ListOf(PLANET),
        "play_order": ListOf(FACTION),
        "force": ListOf(FORCE),
        "supply": ListOf(SUPPLY),
        "normal_event_deck": FLAG,
        "victory": ListOf(VICTORY_OF_SIDE),
        "special_rules": ListOf(TEXT),
        "tile": ListOf(TILE),
        "z_axis": ListOf(LINK),
    },
    {
        "rounds": NUMBER,
        "round_marker": FACTION,
        "stands_for": Each(PLANET, TEXT),
        "roles": Each(FACTION, TEXT),
        "run_by": Each(FACTION, FACTION),
        "teams": ListOf(ListOf(FACTION)),
        "events_picked": NUMBER,
        "event_choice": ListOf(TableOf({"faction": FACTION, "events": ListOf(EVENT)})),
        "event_removal": ListOf(TableOf({"event": EVENT, "copies": NUMBER})),
        "random_event_removal": ListOf(TableOf({"stage": STAGE, "copies": NUMBER})),
        "reshuffled_stage": STAGE,
        "carried_only_by": Each(ITEM, TEXT),
        "planted_on": Each(ITEM, PLANET),
        "no_orders": ListOf(TableOf({"faction": FACTION, "planet": PLANET})),
        "mobilizes_on": ListOf(PLANET),
        "cards_beyond_units": NUMBER,
        "builds_only": ListOf(TableOf({"faction": FACTION, "units": ListOf(UNIT)})),
        "also_uses_figures_of": Each(FACTION, FACTION),
        "fixed_transports": ListOf(TableOf({"faction": FACTION, "a": PLANET, "b": PLANET})),
        "teams_without_permanent_resources": ListOf(Number(1, 3)),
        "fewer_players": ListOf(
            TableOf({"players": PLAYERS, "without": ListOf(FACTION)}, {"permanent_too": FACTION})
        ),
        "combat_cards_for_event": NUMBER,
        "bridge": TableOf({"from": PLANET, "to": PLANET}),
        "named_routes": ListOf(LINK),
        "joined_orders": TableOf({"per_turn": NUMBER, "in_all": NUMBER}),
    },
)

SCHEMA = {
    "buildings.toml": File({"building": BUILDING}),
    "combat_cards.toml": File({"combat_card": COMBAT_CARD}),
    "components.toml": File(
        {
            "per_faction": Kind(
                {"set": SET, "count": NUMBER},
                {"split": Each(OneOf(("build", "mobilize", "research")), NUMBER)},
            ),
            "shared": SHARED,
            "installation": Kind(
                {"name": TEXT, "set": SET, "count": NUMBER}, {"race": RACE, "faction": FACTION}
            ),
            "item": Kind({"name": TEXT, "set": SET, "count": NUMBER}),
        }
    ),
    "costs.toml": File({"cost": Kind({"names": Each(RACE, TEXT), "cost": PRICE, "placed": TEXT})}),
    "events.toml": File({"event": EVENT_CARD}),
    "factions.toml": File({"race": RACE_SHEET, "faction": FACTION_SHEET}),
    "figures.toml": File(
        {
            "figure": FIGURE,
            "events_removed": Kind(
                {"set": SET, "players": PLAYERS, "stages": ListOf(STAGE), "removed": NUMBER},
                {"left": NUMBER, "removed_in_brood_war": FLAG},
            ),
        }
    ),
    "leadership.toml": File({"leadership": LEADERSHIP}),
    "modules.toml": File(
        {
            "module": Kind(
                {"name": TEXT, "set": SET, "cost": Each(RACE, PRICE), "tokens": Each(RACE, NUMBER)}
            )
        }
    ),
    "planets.toml": File({"planet": PLANET_TILE}),
    "scenarios.toml": File({"scenario": SCENARIO}),
    "technologies.toml": File({"technology": TECHNOLOGY}),
    "units.toml": File({"unit": UNIT_TYPE}),
}
FILES = tuple(SCHEMA)
SCHEMAS = {kind: schema for file in SCHEMA.values() for kind, schema in file.kinds.items()}
"""The keys of each kind of record, whichever file it is in."""
