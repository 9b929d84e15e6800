"""A scenario told before it is played, and at its table: its story, its map, who takes part, what
each side must bring about and what is special (messages: starcraft-scenarios.ftl)."""

from __future__ import annotations

from collections import Counter
from itertools import groupby
from typing import TYPE_CHECKING

from orrery.messages import messages
from orrery.starcraft.board.galaxy import make_galaxy
from orrery.starcraft.facts.options import FINISHED, SCENARIOS, SURVIVAL, of_mode
from orrery.starcraft.facts.scenario_rules import LAST_ONE, special_rules, survival_rules
from orrery.starcraft.facts.terms import NONE
from orrery.starcraft.words.aims import aims_of
from orrery.starcraft.words.names import Names, building_name
from orrery.starcraft.words.scene import StarCraftScene

if TYPE_CHECKING:
    from collections.abc import Callable

    from orrery.core.shown import (
        MapTold,
        PlaceTold,
        RoleTold,
        RuleTold,
        ScenarioShown,
        ScenarioTable,
        SideTold,
    )
    from orrery.starcraft.facts.box import Box
    from orrery.starcraft.facts.scenario import Force, Scenario
    from orrery.starcraft.words.card_texts import Record

MOST_PLAYERS = 6


def scenarios(box_for: Callable[[dict[str, str]], Box], locale: str) -> list[ScenarioShown]:
    """Every scenario that can be played, then the other modes, which have no map of their own."""
    told = []
    for mode in FINISHED:
        given = [{**of_mode(mode), "players": str(players)} for players in SCENARIOS[mode]]
        told.append(prepared(mode, [ScenarioWords(box_for(one), locale) for one in given]))
    return [*told, *(survival(mode, locale) for mode in SURVIVAL)]


def prepared(mode: str, tables: list[ScenarioWords]) -> ScenarioShown:
    """One scenario, for each number of players (BW-MODE-10)."""
    names = tables[0].names
    return {
        "name": mode,
        "title": names.printed("scenario", mode),
        "story": names.words.format(f"sc-story-{mode}"),
        "options": of_mode(mode),
        "tables": [one.table() for one in tables],
    }


def at_table(box: Box, locale: str) -> ScenarioShown:
    """The scenario of a game."""
    words = ScenarioWords(box, locale)
    return prepared(words.scenario.slug, [words])


def survival(mode: str, locale: str) -> ScenarioShown:
    """A mode that any players can play with any factions (BW-MODE-02, BW-MODE-07)."""
    words = messages(locale)
    table: ScenarioTable = {
        "players": 0,
        "rounds": 0,
        "sides": [
            {
                "name": "",
                "roles": [],
                "aims": [
                    {
                        "number": 0,
                        "text": words.format("sc-aim-survival"),
                        "brief": words.format("sc-brief-aim-survival"),
                        "rule": LAST_ONE,
                    }
                ],
            }
        ],
        "rules": [
            {"text": words.format(f"sc-special-{name}"), "rule": rule}
            for name, rule in survival_rules(mode).items()
        ],
        "map": {"places": [], "routes": [], "jumps": []},
    }
    return {
        "name": mode,
        "title": words.format(f"choice-starcraft-mode-{mode}"),
        "story": words.format(f"sc-story-{mode}"),
        "options": of_mode(mode),
        "tables": [{**table, "players": players} for players in range(2, MOST_PLAYERS + 1)],
    }


class ScenarioWords:
    """Tells a scenario for one number of players in one language."""

    def __init__(self, box: Box, locale: str) -> None:
        assert box.scenario is not None
        self.box, self.scenario = box, box.scenario
        self.names = Names(box, StarCraftScene((), (), 0), locale)
        self.words = self.names.words
        self.record: Record = box.printed["scenario", self.scenario.slug].record

    def table(self) -> ScenarioTable:
        return {
            "players": self.box.players,
            "rounds": self.scenario.rounds,
            "sides": self.sides(),
            "rules": self.rules(),
            "map": self.map(),
        }

    def sides(self) -> list[SideTold]:
        """Those who win together, in the order of their numbers; whoever cannot win is among them
        too (BW-MODE-17, BW-MODE-20)."""
        box, scenario = self.box, self.scenario
        playing = (*scenario.order, *scenario.driven)
        teams = list(dict.fromkeys(box.sides[faction] for faction in playing))
        if self.record.get("teams"):
            teams.sort()
        grouped = [[one for one in playing if box.sides[one] == team] for team in teams]
        return [
            {
                "name": self.side_name(number, members),
                "roles": [self.role(faction) for faction in members],
                "aims": aims_of(self.names, team),
            }
            for number, (team, members) in enumerate(zip(teams, grouped, strict=True), 1)
        ]

    def side_name(self, number: int, members: list[int]) -> str:
        """A team by its number; whoever plays alone by the faction."""
        if len(members) == 1:
            return self.names.faction(members[0])
        return self.words.format("sc-scenario-team", n=number)

    def role(self, faction: int) -> RoleTold:
        """A faction: what the story calls it, who decides for it, and its forces (BW-MODE-11,
        BW-SCEN-35, BW-SCEN-85)."""
        box, names = self.box, self.names
        slug = box.faction_slugs[faction]
        runner = box.run_by[faction] if box.run_by else NONE
        too = self.scenario.joined[faction].faction
        forces = [one for one in self.scenario.forces if one.faction in (faction, too)]
        return {
            "side": slug,
            "name": names.faction(faction),
            "called": str(self.record.get("roles", {}).get(slug, "")),
            "run_by": "" if runner == NONE else box.faction_slugs[runner],
            "too": [] if too == NONE else [names.faction_within(too)],
            "begins": [*(self.force(one) for one in forces), *self.supplies(faction, too)],
        }

    def supplies(self, faction: int, too: int) -> list[str]:
        """What a faction begins with that lies on no planet, with the workers of the one whose
        forces it also has (BW-MODE-12, BW-MODE-16, BW-MODE-22, BW-SCEN-85)."""
        box, names, words = self.box, self.names, self.words
        own = self.scenario.supplies[faction]
        if own is None:
            return []
        more = self.scenario.supplies[too] if too != NONE else None
        slugs = box.building_slugs[box.race[faction]]
        parts = [words.format("sc-workers", workers=own.workers + (more.workers if more else 0))]
        parts += [
            words.format("sc-scenario-building", building=building_name(box, slugs[kind]), n=level)
            for kind, level in own.buildings
        ]
        parts += [words.format("sc-scenario-module", module=names.module(m)) for m in own.modules]
        parts += [
            words.format("sc-scenario-leader", leader=names.leader(card))
            for card in own.leaders
            if box.leadership[card].hero == NONE
        ]
        parts += [
            words.format("sc-scenario-cards", n=n, card=names.card(card))
            for card, n in Counter(own.cards).items()
        ]
        return [names.listed(parts)]

    def force(self, force: Force) -> str:
        """What lies on a planet at the start (BW-MODE-15)."""
        names, words = self.names, self.words
        parts = [words.format("sc-scenario-base")] if force.bases else []
        parts += [self.installation(kind) for kind in force.installations]
        parts += [names.units(same) for _, same in groupby(force.units)]
        if force.item != NONE:
            parts.append(names.the_item(force.item))
        if force.transports:
            parts.append(words.format("sc-scenario-transports", n=force.transports))
        return words.format(
            "sc-scenario-force", planet=names.planet(force.planet), things=names.listed(parts)
        )

    def installation(self, kind: int) -> str:
        slug, name = self.box.installation_slugs[kind], self.names.installation(kind)
        return self.words.format("sc-scenario-installation", kind=slug, name=name)

    def rules(self) -> list[RuleTold]:
        """What is special, a sentence each (BW-MODE-26)."""
        return [
            {"text": self.words.format(f"sc-special-{name}"), "rule": rule}
            for name, rule in special_rules(self.scenario).items()
        ]

    def map(self) -> MapTold:
        """The planets in their cells, and the routes between them (BW-MODE-15)."""
        tiles = self.scenario.tiles
        at = {planet: number for number, (planet, *_) in enumerate(tiles)}
        galaxy = make_galaxy(self.box.planet_sides, tiles)
        return {
            "places": [self.place(planet, x, y) for planet, x, y, _ in tiles],
            "routes": [(at[a], at[b]) for a, b in galaxy.routes],
            "jumps": [(at[a], at[b]) for a, b in self.scenario.z_axis],
        }

    def place(self, planet: int, x: int, y: int) -> PlaceTold:
        box, names = self.box, self.names
        slug = box.planet_slugs[planet]
        here = [one for one in self.scenario.forces if one.planet == planet]
        owners = {holder_of(self.scenario, one.faction) for one in here if one.units or one.bases}
        items = [names.item(one.item) for one in here if one.item != NONE]
        installed = [names.installation(kind) for one in here for kind in one.installations]
        return {
            "slug": slug,
            "name": names.planet(planet),
            "called": str(self.record.get("stands_for", {}).get(slug, "")),
            "column": x,
            "row": y,
            "sides": [box.faction_slugs[one] for one in sorted(owners)],
            "things": [*items, *installed],
        }


def holder_of(scenario: Scenario, faction: int) -> int:
    """Who has the forces of a faction: itself, or whoever has them too (BW-SCEN-85)."""
    found = (mine for mine in scenario.order if scenario.joined[mine].faction == faction)
    return next(found, faction)
