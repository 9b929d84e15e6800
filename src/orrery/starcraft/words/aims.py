"""What the sides of a scenario must bring about, in words (messages: starcraft-scenarios.ftl)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from orrery.starcraft.facts.scenario_rules import VICTORY
from orrery.starcraft.facts.terms import NONE
from orrery.starcraft.words.names import NOTHING, listed

if TYPE_CHECKING:
    from orrery.core.shown import AimTold
    from orrery.starcraft.facts.scenario import Condition
    from orrery.starcraft.words.names import Names


def aims_of(names: Names, side: int) -> list[AimTold]:
    """The aims of a side, each of which wins; none outside of scenarios (BW-MODE-17)."""
    scenario = names.box.scenario
    if scenario is None:
        return []
    return [
        {
            "number": number,
            "text": aim_line(names, one, "sc-aim"),
            "brief": aim_line(names, one, "sc-brief-aim"),
            "rule": VICTORY[scenario.slug, one.aim],
        }
        for number, one in enumerate(scenario.conditions)
        if one.side == side
    ]


def aim_line(names: Names, one: Condition, key: str) -> str:
    """One aim, in a sentence or in a few words."""
    return names.words.format(
        f"{key}-{one.aim}",
        faction=NOTHING if one.of == NONE else names.faction_within(one.of),
        planets=listed(names.words, [names.planet(planet) for planet in one.planets], "or"),
        units=names.listed([names.unit(unit) for unit in one.units]),
        items=names.listed([names.the_item(item) for item in one.items]),
        installation=(
            NOTHING if one.installation == NONE else names.installation(one.installation)
        ),
        n=one.number or len(one.units),
    )


def points_needed(names: Names, side: int) -> int:
    """How many conquest points a side needs, 0 if points do not help it (BW-MODE-17)."""
    scenario = names.box.scenario
    conditions = scenario.conditions if scenario is not None else ()
    mine = [one.number for one in conditions if (one.aim, one.side) == ("points", side)]
    return max(mine, default=0)
