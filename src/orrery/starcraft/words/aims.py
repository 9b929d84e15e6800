"""What the sides of a scenario must bring about, in words (messages: starcraft-scenarios.ftl)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from orrery.starcraft.facts.terms import NONE
from orrery.starcraft.words.names import NOTHING

if TYPE_CHECKING:
    from orrery.starcraft.facts.scenario import Condition
    from orrery.starcraft.words.names import Names


def aims_of(names: Names, side: int) -> list[str]:
    """The aims of a side, each of which wins; none outside of scenarios (BW-MODE-17)."""
    scenario = names.box.scenario
    conditions = scenario.conditions if scenario is not None else ()
    return [aim_line(names, one) for one in conditions if one.side == side]


def aim_line(names: Names, one: Condition) -> str:
    """One aim."""
    return names.words.format(
        f"sc-aim-{one.aim}",
        faction=NOTHING if one.of == NONE else names.faction(one.of),
        planets=names.listed([names.planet(planet) for planet in one.planets]),
        units=names.listed([names.unit(unit) for unit in one.units]),
        items=names.listed([names.item(item) for item in one.items]),
        installation=(
            NOTHING if one.installation == NONE else names.installation(one.installation)
        ),
        n=one.number,
    )


def points_needed(names: Names, side: int) -> int:
    """How many conquest points a side needs, 0 if points do not help it (BW-MODE-17)."""
    scenario = names.box.scenario
    conditions = scenario.conditions if scenario is not None else ()
    mine = [one.number for one in conditions if (one.aim, one.side) == ("points", side)]
    mine = [one.number for one in conditions if (one.aim, one.side) == ("points", side)]
    return max(mine, default=0)
